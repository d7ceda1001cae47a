/* Spans of time that a question tells of otherwise than by one date: "last month", "between May and July
 * 2024". Their value keeps where they begin and end. */
#include <string.h>

#include "link/internal.h"
#include "text/period.h"

#define MOST_HELD 4

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
        return (period_section(&state->tokens, at, today, out, next) ||
                period_spelled(&state->tokens, at, out, next)) &&
               !in_quotes(state, *next - 1);
    }
    const size_t content = at + (strcmp(state->tokens.at[at].norm, "the") == 0);
    return !is_name(state, content, *next) && !is_stored(state, content, *next);
}

/* The token that parts a turn from the query before it (link_follow_up); the count if there is none. */
static size_t bar_of(const struct tokens *tokens) {
    size_t at = 0;
    while (at < tokens->count && strcmp(tokens->at[at].norm, "|") != 0) {
        at++;
    }
    return at;
}

/* A span of time at the token that leans on the query before, and that no value is called by. */
static bool leaning_at(const struct link_state *state, size_t at, size_t bar, struct period *out,
                       struct link_period *period, size_t *next) {
    period->relative = false;
    return at < bar && bar < state->tokens.count && !in_quotes(state, at) &&
           period_before(&state->tokens, at, bar, out, next) && !is_stored(state, at, *next);
}

/* ---- the periods of a question ---- */

/* Keeps where a span of time begins and ends as text. False when out of memory. */
static bool keep_bounds(struct arena *arena, const struct period *span, struct link_period *period) {
    char from[DAYS_ISO_BYTES], until[DAYS_ISO_BYTES];
    days_write(span->from, from);
    days_write(span->until, until);
    period->text = arena_string(arena, from);
    period->until = period_is_single(span) ? NULL : arena_string(arena, until);
    return period->text != NULL && (period_is_single(span) || period->until != NULL);
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

bool link_read_periods(struct link_state *state) {
    const struct day today = period_today();
    const size_t bar = bar_of(&state->tokens);
    for (size_t i = 0; i < state->tokens.count;) {
        struct period span;
        struct link_period period = {.first = i};
        if (!period_at(state, i, today, &span, &period, &period.last) &&
            !leaning_at(state, i, bar, &span, &period, &period.last)) {
            i++;
            continue;
        }
        if (!keep_bounds(state->arena, &span, &period) || !add_period(state, &period)) {
            return false;
        }
        i = period.last;
    }
    return true;
}
