/* Values: the fragments of the question that may be literals, and the columns that hold them. */
#include "link/values.h"

#include <stdlib.h>
#include <string.h>

#define YEAR_BYTES 4 /* "2018" */

bool match_is_tight(enum value_match match) {
    return match == VALUE_EXACT || match == VALUE_FOLDED || match == VALUE_STEM;
}

char *finder_text(const struct finder *finder, size_t first, size_t last, bool possessive) {
    const struct link_state *state = finder->state;
    size_t start = state->words[first].start;
    size_t end = possessive ? state->tokens.at[last - 1].end : state->words[last - 1].end;
    char *copy = arena_copy(state->arena, state->question + start, end - start);
    if (copy == NULL) {
        finder->state->status = CSQL_NO_MEMORY;
    }
    return copy;
}

static bool has_holder(const struct link_value *value, const struct link_holder *holder) {
    for (size_t i = 0; i < value->holder_count; i++) {
        if (value->holders[i].column == holder->column &&
            strcmp(value->holders[i].stored, holder->stored) == 0) {
            value->holders[i].code = value->holders[i].code || holder->code;
            return true;
        }
    }
    return false;
}

static void take_in(struct link_state *state, struct link_value *value, const struct link_holder *holders,
                    size_t count) {
    struct link_holder *all = arena_array(state->arena, value->holder_count + count + 1, sizeof *all);
    if (all == NULL) {
        state->status = CSQL_NO_MEMORY;
        return;
    }
    if (value->holder_count > 0) {
        memcpy(all, value->holders, value->holder_count * sizeof *all);
    }
    value->holders = all;
    for (size_t i = 0; i < count && value->holder_count < MAX_HOLDERS; i++) {
        if (!has_holder(value, &holders[i])) {
            all[value->holder_count++] = holders[i];
        }
    }
}

void finder_add(struct finder *finder, struct link_value value, const struct link_holder *holders,
                size_t count) {
    struct link_state *state = finder->state;
    for (size_t i = 0; i < state->value_count; i++) {
        if (state->values[i].first == value.first && state->values[i].last == value.last) {
            take_in(state, &state->values[i], holders, count);
            return;
        }
    }
    struct link_value *values =
        arena_grow(state->arena, state->values, state->value_count, &state->value_room, sizeof *values);
    if (values == NULL || value.text == NULL) {
        state->status = CSQL_NO_MEMORY;
        return;
    }
    value.holders = NULL;
    value.holder_count = 0;
    state->values = values;
    state->values[state->value_count] = value;
    take_in(state, &state->values[state->value_count], holders, count);
    state->value_count++;
}

void finder_add_text(struct finder *finder, size_t first, size_t last, const struct link_holder *holders,
                     size_t count) {
    const struct link_value value = {
        .first = first, .last = last, .kind = LINK_TEXT, .text = finder_text(finder, first, last, false)};
    finder_add(finder, value, holders, count);
}

size_t finder_look_up(struct finder *finder, const char *text, bool tight, struct link_holder *holders,
                      size_t room) {
    struct db_value found[MAX_HOLDERS];
    struct link_state *state = finder->state;
    size_t count = db_values(state->schema->db, state->arena, text, strlen(text), -1, found, MAX_HOLDERS);
    size_t kept = 0;
    for (size_t i = 0; i < count && kept < room; i++) {
        if (!tight || match_is_tight(found[i].match)) {
            holders[kept++] = (struct link_holder){.column = found[i].column,
                                                   .match = found[i].match,
                                                   .stored = found[i].text,
                                                   .score = found[i].score};
        }
    }
    return kept;
}

/* ---- quoted ---- */

void find_quoted(struct finder *finder) {
    const struct link_state *state = finder->state;
    for (size_t i = 0; i < state->quote_count; i++) {
        const struct link_quote *quote = &state->quotes[i];
        struct link_holder holders[MAX_HOLDERS];
        size_t count = finder_look_up(finder, quote->text, false, holders, MAX_HOLDERS);
        struct token *at = &state->tokens.at[quote->first];
        char iso[16];
        size_t next = 0;
        if (at->kind != TOKEN_PUNCT && text_date(&state->tokens, quote->first, iso, &next) &&
            next == quote->last && count == 0) {
            count = link_date_holders(finder->state, iso, holders, MAX_HOLDERS);
        }
        finder_add(finder,
                   (struct link_value){
                       .first = quote->first, .last = quote->last, .kind = LINK_QUOTED, .text = quote->text},
                   holders, count);
        /* "Jane Doe" may be a first and a last name */
        bool whole = count > 0 && holders[0].match <= VALUE_PART;
        memset(whole || quote->last - quote->first == 1 ? finder->blocked + quote->first
                                                        : finder->divided + quote->first,
               true, quote->last - quote->first);
    }
}

/* ---- dates and numbers ---- */

/* A year of the calendar is a number, as one that the question spells out. */
static void add_period(struct finder *finder, const struct link_period *period) {
    struct link_holder holders[MAX_HOLDERS];
    const bool year = period->until == NULL && strlen(period->text) == YEAR_BYTES;
    size_t count = period->until != NULL ? 0
                   : year ? finder_look_up(finder, period->text, true, holders, MAX_HOLDERS)
                          : link_date_holders(finder->state, period->text, holders, MAX_HOLDERS);
    finder_add(finder,
               (struct link_value){.first = period->first,
                                   .last = period->last,
                                   .kind = year ? LINK_NUMBER : LINK_DATE,
                                   .text = period->text,
                                   .until = period->until,
                                   .relative = period->relative,
                                   .number = year ? strtod(period->text, NULL) : 0},
               holders, count);
    memset(finder->blocked + period->first, true, period->last - period->first);
}

void find_dates(struct finder *finder) {
    const struct link_state *state = finder->state;
    for (size_t i = 0; i < state->period_count; i++) {
        add_period(finder, &state->periods[i]);
    }
    for (size_t i = 0; i < state->tokens.count;) {
        char iso[16];
        size_t next = i;
        if (finder->blocked[i] || finder->divided[i] || !text_date(&state->tokens, i, iso, &next) ||
            next <= i) {
            i++;
            continue;
        }
        struct link_holder holders[MAX_HOLDERS];
        size_t count = link_date_holders(finder->state, iso, holders, MAX_HOLDERS);
        finder_add(finder,
                   (struct link_value){
                       .first = i, .last = next, .kind = LINK_DATE, .text = arena_string(state->arena, iso)},
                   holders, count);
        memset(finder->blocked + i, true, next - i);
        i = next;
    }
}

static bool is_any(const char *norm, const char *const *list) {
    for (; *list != NULL; list++) {
        if (strcmp(norm, *list) == 0) {
            return true;
        }
    }
    return false;
}

static const char *norm_at(const struct link_state *state, size_t word) {
    return word < state->tokens.count ? state->words[word].norm : "";
}

/* "first name", "which one", "no one": no numbers. */
static bool is_no_number(const struct link_state *state, size_t word, size_t next, bool ordinal) {
    static const char *const names[] = {"name", "names", "initial", NULL};
    static const char *const determiners[] = {"which", "what", "the",  "no",   "this",    "that", "every",
                                              "any",   "each", "some", "ones", "another", NULL};
    if (next != word + 1) {
        return false;
    }
    if (ordinal && is_any(norm_at(state, next), names)) {
        return true;
    }
    return strcmp(norm_at(state, word), "one") == 0 && word > 0 &&
           is_any(norm_at(state, word - 1), determiners);
}

/* "An hour" in a comparison, "more than a day", "an hour or more", is one; "half an hour" is a half. */
static bool unit_number(const struct link_state *state, size_t word, double *number, size_t *next) {
    static const char *const comparing[] = {"than",    "over",   "under",  "least", "most",      "above",
                                            "below",   "beyond", "within", "to",    "exceeding", "exceed",
                                            "exceeds", "up",     "about",  NULL};
    static const char *const articles[] = {"a", "an", NULL}, *const degrees[] = {"more", "less",  "longer",
                                                                                 "over", "under", "shorter",
                                                                                 NULL};
    const bool half = strcmp(norm_at(state, word), "half") == 0;
    const size_t article = word + half, unit = article + 1;
    const bool before = word > 0 && is_any(norm_at(state, word - 1), comparing);
    const bool behind =
        strcmp(norm_at(state, unit + 1), "or") == 0 && is_any(norm_at(state, unit + 2), degrees);
    if (!is_any(norm_at(state, article), articles) || !text_is_unit(norm_at(state, unit)) ||
        !(before || behind)) {
        return false;
    }
    *number = half ? 0.5 : 1;
    *next = unit;
    return true;
}

/* It is as plain as "1 hour". */
static bool is_unit_number(const struct link_state *state, size_t word) {
    double number;
    size_t next;
    return unit_number(state, word, &number, &next);
}

static bool number_at(const struct link_state *state, size_t word, double *number, size_t *next,
                      bool *ordinal) {
    *ordinal = false;
    return unit_number(state, word, number, next) ||
           (text_number(&state->tokens, word, number, next, ordinal) && *next > word &&
            !is_no_number(state, word, *next, *ordinal));
}

void find_numbers(struct finder *finder) {
    const struct link_state *state = finder->state;
    for (size_t i = 0; i < state->tokens.count;) {
        const struct token *token = &state->tokens.at[i];
        double number = 0;
        size_t next = i;
        bool ordinal;
        if (finder->blocked[i] || finder->divided[i] || !number_at(state, i, &number, &next, &ordinal)) {
            i++;
            continue;
        }
        struct link_holder holders[MAX_HOLDERS];
        char *text = arena_printf(state->arena, "%.15g", number);
        bool digits = token->kind == TOKEN_NUMBER, unit = is_unit_number(state, i);
        size_t count = 0;
        if (text != NULL) {
            char *written = digits ? finder_text(finder, i, next, false) : text;
            count = written == NULL ? 0 : finder_look_up(finder, written, true, holders, MAX_HOLDERS);
            if (count == 0 && digits && strcmp(written, text) != 0) {
                count = finder_look_up(finder, text, true, holders, MAX_HOLDERS);
            }
        }
        finder_add(finder,
                   (struct link_value){.first = i,
                                       .last = next,
                                       .kind = digits || unit ? LINK_NUMBER : LINK_NUMBER_WORD,
                                       .text = text,
                                       .number = number,
                                       .ordinal = ordinal},
                   holders, count);
        i = next;
    }
}

/* ---- all ---- */

static void note_initials(struct finder *finder) {
    const struct link_state *state = finder->state;
    bool initial = true;
    for (size_t i = 0; i < state->tokens.count; i++) {
        const char *norm = state->words[i].norm;
        bool punct = state->tokens.at[i].kind == TOKEN_PUNCT;
        finder->initial[i] = initial && !punct;
        initial = punct ? initial || strchr(".?!:", *norm) != NULL : false;
    }
}

/* What stays where there are too many: the surest. */
static int rank(const struct link_value *value) {
    bool tight = value->holder_count > 0 && match_is_tight(value->holders[0].match);
    switch (value->kind) {
    case LINK_QUOTED:
        return 0;
    case LINK_DATE:
    case LINK_NUMBER:
        return 1;
    case LINK_TEXT:
        return tight ? 2 : 5;
    case LINK_NUMBER_WORD:
        return 3;
    case LINK_CAPITAL:
        return 4;
    }
    return 5;
}

static int by_rank(const void *a, const void *b) {
    const struct link_value *x = a;
    const struct link_value *y = b;
    if (rank(x) != rank(y)) {
        return rank(x) - rank(y);
    }
    return x->first != y->first ? (x->first < y->first ? -1 : 1) : x->last > y->last ? -1 : x->last < y->last;
}

static int by_first(const void *a, const void *b) {
    const struct link_value *x = a;
    const struct link_value *y = b;
    return x->first != y->first ? (x->first < y->first ? -1 : 1) : x->last > y->last ? -1 : x->last < y->last;
}

/* The column's name has the words just as the question writes them. */
static bool name_has(const struct link_state *state, int column, const struct link_value *value) {
    const struct words *name = link_column_words(state->schema, column);
    for (size_t w = value->first; w < value->last; w++) {
        bool here = false;
        for (size_t i = 0; i < name->count && !here; i++) {
            here = strcmp(name->norm[i], state->words[w].norm) == 0;
        }
        if (!here) {
            return false;
        }
    }
    return true;
}

/* The words are part of a longer name that the question spells out: "amount approved" is Amount_Approved, and
 * no amount whose status is Approved. No gold query over the fit databases takes such a word for a literal.
 * But "order status shipped" is no ship_status. */
static bool is_part_of_name(const struct link_state *state, const struct link_value *value) {
    for (size_t i = 0; i < state->match_count && value->kind == LINK_TEXT; i++) {
        const struct link_match *m = &state->matches[i];
        if (m->column && m->code == LINK_EXACT && m->first <= value->first && value->last <= m->last &&
            m->last - m->first > value->last - value->first && name_has(state, m->index, value)) {
            return true;
        }
    }
    return false;
}

static void drop_parts_of_names(struct link_state *state) {
    size_t kept = 0;
    for (size_t i = 0; i < state->value_count; i++) {
        if (!is_part_of_name(state, &state->values[i])) {
            state->values[kept++] = state->values[i];
        }
    }
    state->value_count = kept;
}

void link_find_values(struct link_state *state) {
    struct finder finder = {.state = state};
    note_initials(&finder);
    find_quoted(&finder);
    find_dates(&finder);
    find_numbers(&finder);
    find_initials(&finder);
    find_stored(&finder);
    find_equivalents(&finder);
    find_aliases(&finder);
    find_derived(&finder);
    find_codes(&finder);
    find_capitals(&finder);
    find_fragments(&finder);
    find_flags(&finder);
    drop_parts_of_names(state);
    if (state->value_count > LINK_MAX_VALUES) {
        qsort(state->values, state->value_count, sizeof *state->values, by_rank);
        state->value_count = LINK_MAX_VALUES;
    }
    if (state->value_count > 0) {
        qsort(state->values, state->value_count, sizeof *state->values, by_first);
    }
}
