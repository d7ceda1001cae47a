/* Spans of time that a question tells of otherwise than by one date: "last month", "between May and July
 * 2024". The words of a date take their place, so that everything behind reads them as if they had been
 * spelled out; their value keeps where they begin and end. */
#include <string.h>

#include "link/internal.h"
#include "text/period.h"

#define MOST_WORDS 5 /* "in November 22 2026" */
#define MOST_HELD 4

static const char *const months[] = {"january", "february", "march",     "april",   "may",      "june",
                                     "july",    "august",   "september", "october", "november", "december"};

const struct link_period *link_period_at(const struct link_state *state, size_t word) {
    for (size_t i = 0; i < state->period_count; i++) {
        if (state->periods[i].first <= word && word < state->periods[i].last) {
            return &state->periods[i];
        }
    }
    return NULL;
}

/* ---- what is called so ---- */

static bool name_has(const struct link_name *name, const struct token *token) {
    for (size_t i = 0; i < name->words.count; i++) {
        if (strcmp(name->words.stem[i], token->stem) == 0 || strcmp(name->words.norm[i], token->norm) == 0) {
            return true;
        }
    }
    return false;
}

/* A table or a column has all the words in its name: "last_year". */
static bool is_name(const struct link_state *state, size_t first, size_t last) {
    for (size_t n = 0; n < state->schema->name_count; n++) {
        size_t at = first;
        while (at < last && name_has(&state->schema->names[n], &state->tokens.at[at])) {
            at++;
        }
        if (at == last) {
            return true;
        }
    }
    return false;
}

/* Some row has a value that is spelled so. */
static bool is_stored(const struct link_state *state, size_t first, size_t last) {
    const size_t start = state->tokens.at[first].start, end = state->tokens.at[last - 1].end;
    struct db_value found[MOST_HELD];
    size_t count = db_values(state->schema->db, state->arena, state->question + start, end - start, -1, found,
                             MOST_HELD);
    for (size_t i = 0; i < count; i++) {
        if (found[i].match == VALUE_EXACT || found[i].match == VALUE_FOLDED) {
            return true;
        }
    }
    return false;
}

static bool in_quotes(const struct link_state *state, size_t token) {
    for (size_t i = 0; i < state->quote_count; i++) {
        if (state->quotes[i].first <= token && token < state->quotes[i].last) {
            return true;
        }
    }
    return false;
}

/* A span of time at the token that nothing in the database is called by. */
static bool period_at(const struct link_state *state, size_t at, struct day today, struct period *out,
                      struct link_period *period, size_t *next) {
    if (in_quotes(state, at)) {
        return false;
    }
    period->relative = period_relative(&state->tokens, at, today, out, next);
    if (!period->relative) {
        return period_spelled(&state->tokens, at, out, next) && !in_quotes(state, *next - 1);
    }
    const size_t content = at + (strcmp(state->tokens.at[at].norm, "the") == 0);
    return !is_name(state, content, *next) && !is_stored(state, content, *next);
}

/* ---- words in their place ---- */

/* The preposition that stays before a date, "in" where it says no more; NULL for another word. */
static const char *preposition(const char *word) {
    static const char *const kept[] = {"in",    "on",   "during", "since",   "before", "after",
                                       "until", "till", "by",     "between", "than"};
    static const char *const plain[] = {"within", "over", "for", "of", "from", "at"};
    return ONE_OF(word, kept) ? word : ONE_OF(word, plain) ? "in" : NULL;
}

/* The last of the words joins two dates: "in 2025 and". */
static bool is_joint(const struct link_state *state, const struct tokens *words) {
    static const char *const joints[] = {"and", "or", "to", "through", ","};
    const size_t last = words->count - 1;
    return last > 0 && ONE_OF(words->at[last].norm, joints) &&
           (link_period_at(state, last - 1) != NULL || words->at[last - 1].kind == TOKEN_NUMBER);
}

/* "in October 2026", "on November 22 2026", the preposition being there or not. */
static const char *spell(struct arena *arena, const struct period *period, bool preposed) {
    const struct day *from = &period->from;
    const bool day = from->day > 0 && period_is_single(period);
    const char *lead = preposed ? "" : day ? "on " : "in ";
    if (from->month == 0) {
        return arena_printf(arena, "%s%04d", lead, from->year);
    }
    const char *month = months[from->month - 1];
    return day ? arena_printf(arena, "%s%s %d %04d", lead, month, from->day, from->year)
               : arena_printf(arena, "%s%s %04d", lead, month, from->year);
}

/* Appends the words of a date for the tokens [first, last). False when out of memory. */
static bool append_date(struct link_state *state, struct tokens *out, size_t first, size_t last,
                        const struct period *span, struct link_period *period) {
    struct token *before = out->count > 0 ? &out->at[out->count - 1] : NULL;
    const char *lead = before == NULL         ? NULL
                       : is_joint(state, out) ? before->norm
                                              : preposition(before->norm);
    const char *text = spell(state->arena, span, lead != NULL);
    const size_t start = state->tokens.at[first].start, end = state->tokens.at[last - 1].end;
    char from[DAYS_ISO_BYTES], until[DAYS_ISO_BYTES];
    struct tokens words;
    if (text == NULL || text_tokenize(state->arena, text, strlen(text), &words, NULL) != CSQL_OK) {
        return false;
    }
    if (lead != NULL) {
        before->stem = lead == before->norm ? before->stem : text_stem(state->arena, lead);
        before->norm = lead;
    }
    period->first = out->count + (lead == NULL);
    for (size_t i = 0; i < words.count; i++) {
        const bool added = lead == NULL && i == 0, whole = i == (lead == NULL);
        struct token token = words.at[i];
        token.start = added || whole ? start : end;
        token.end = added ? start : end;
        out->at[out->count++] = token;
    }
    period->last = out->count;
    days_write(span->from, from);
    days_write(span->until, until);
    period->text = arena_string(state->arena, from);
    period->until = period_is_single(span) ? NULL : arena_string(state->arena, until);
    return period->text != NULL && (period_is_single(span) || period->until != NULL) &&
           (before == NULL || before->stem != NULL);
}

static bool add_period(struct link_state *state, const struct link_period *period) {
    struct link_period *all =
        arena_grow(state->arena, state->periods, state->period_count, &state->period_room, sizeof *all);
    if (all != NULL) {
        state->periods = all;
        all[state->period_count++] = *period;
    }
    return all != NULL;
}

/* Quotes whose tokens begin at the one now begin at the other. */
static void move_quotes(struct link_state *state, struct link_quote *moved, size_t from, size_t to) {
    for (size_t i = 0; i < state->quote_count; i++) {
        if (state->quotes[i].first == from) {
            moved[i].last = to + (state->quotes[i].last - from);
            moved[i].first = to;
        }
    }
}

bool link_read_periods(struct link_state *state) {
    const struct day today = period_today();
    struct link_quote *moved = arena_array(state->arena, state->quote_count + 1, sizeof *moved);
    struct tokens out = state->tokens;
    out.at = arena_array(state->arena, LINK_MAX_WORDS, sizeof *out.at);
    out.count = 0;
    if (moved == NULL || out.at == NULL) {
        return false;
    }
    for (size_t i = 0; i < state->tokens.count && out.count < LINK_MAX_WORDS;) {
        struct period span;
        struct link_period period = {0};
        size_t next = i;
        move_quotes(state, moved, i, out.count);
        if (out.count + MOST_WORDS <= LINK_MAX_WORDS && period_at(state, i, today, &span, &period, &next)) {
            if (!append_date(state, &out, i, next, &span, &period) || !add_period(state, &period)) {
                return false;
            }
            i = next;
        } else {
            out.at[out.count++] = state->tokens.at[i++];
        }
    }
    for (size_t i = 0; i < state->quote_count && state->period_count > 0; i++) {
        state->quotes[i].first = moved[i].first < out.count ? moved[i].first : out.count;
        state->quotes[i].last = moved[i].last < out.count ? moved[i].last : out.count;
    }
    if (state->period_count > 0) {
        state->tokens = out;
    }
    return true;
}
