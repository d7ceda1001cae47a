#include "plan/vary.h"

#define AGGREGATES                                                                                           \
    (TOKEN_BIT(MAX) | TOKEN_BIT(MIN) | TOKEN_BIT(COUNT) | TOKEN_BIT(SUM) | TOKEN_BIT(AVG) |                  \
     TOKEN_BIT(COUNTD) | TOKEN_BIT(SUMD) | TOKEN_BIT(AVGD))

/* Some action of [first, last) is one of the tokens. */
static bool holds(const struct sequence *sequence, size_t first, size_t last, uint64_t tokens) {
    for (size_t i = first; i < last; i++) {
        if (token_in(sequence->actions[i], tokens)) {
            return true;
        }
    }
    return false;
}

/* Puts actions before position `at`. */
static bool insert(const struct sequence *sequence, size_t at, const uint16_t *actions, size_t count,
                   struct sequence *out) {
    *out = (struct sequence){.score = sequence->score - VARY_BEHIND};
    bool fits = true;
    for (size_t i = 0; i < sequence->count; i++) {
        for (size_t k = 0; i == at && k < count; k++) {
            fits = fits && shape_append(out, actions[k]);
        }
        fits = fits && shape_append(out, sequence->actions[i]);
    }
    return fits;
}

/* The first column by which the sequence groups; 0 if it does not. */
static uint16_t grouped_by(const struct plan_input *in, const struct sequence *sequence) {
    for (size_t i = 0; i + 1 < sequence->count; i++) {
        if (sequence->actions[i] == TOKEN_ID_GROUP) {
            return shape_column(in, sequence->actions[i + 1]) < 0 ? 0 : sequence->actions[i + 1];
        }
    }
    return 0;
}

/* The rows of each group are counted too: those that the sequence counts already, or its own table's. */
static bool add_count(const struct plan_input *in, const struct sequence *sequence, size_t end,
                      uint16_t group, struct sequence *out) {
    uint16_t count[] = {TOKEN_ID_COUNT, 0};
    if (group == 0 || holds(sequence, SHAPE_SELECTED, end, AGGREGATES)) {
        return false;
    }
    size_t index, table = (size_t)in->columns[shape_column(in, group)].table;
    count[1] = (uint16_t)(PLAN_TOKEN_COUNT + input_first_table(in) + table);
    for (size_t i = end; i + 1 < sequence->count; i++) {
        bool counts = sequence->actions[i] == TOKEN_ID_COUNT &&
                      legal_kind(in, sequence->actions[i + 1], &index) == ACTION_TABLE;
        count[1] = counts ? sequence->actions[i + 1] : count[1];
    }
    return insert(sequence, end, count, 2, out);
}

static bool add_group(const struct sequence *sequence, size_t end, uint16_t group, struct sequence *out) {
    for (size_t i = SHAPE_SELECTED; i < end; i++) {
        if (sequence->actions[i] == group) {
            return false;
        }
    }
    bool distinct = sequence->actions[SHAPE_SELECTED] == TOKEN_ID_DISTINCT;
    return group != 0 && insert(sequence, SHAPE_SELECTED + distinct, &group, 1, out);
}

static bool add_distinct(const struct sequence *sequence, size_t end, struct sequence *out) {
    const uint16_t distinct = TOKEN_ID_DISTINCT;
    return !holds(sequence, SHAPE_SELECTED, end, AGGREGATES | TOKEN_BIT(DISTINCT)) &&
           insert(sequence, SHAPE_SELECTED, &distinct, 1, out);
}

size_t vary_sequence(const struct plan_input *in, const struct sequence *sequence, struct sequence *out) {
    size_t end = shape_clause_end(sequence, SHAPE_SELECTED), made = 0;
    if (sequence->count <= SHAPE_SELECTED || shape_has(sequence, TOKENS_SET) || shape_has_roles(sequence)) {
        return 0;
    }
    uint16_t group = grouped_by(in, sequence);
    made += add_count(in, sequence, end, group, &out[made]);
    made += add_group(sequence, end, group, &out[made]);
    made += add_distinct(sequence, end, &out[made]);
    return made;
}
