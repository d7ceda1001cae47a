#include "plan/extreme.h"

#include "text/text.h"

#define SELECTED 1 /* where the first result stands in a sequence */

/* What may stand before the superlative of a question that asks for it: "please tell me what is the". */
static bool is_opening(const struct link_word *word) {
    static const char *const words[] = {"what",   "is",   "are",  "was",    "were",    "the", "show",
                                        "find",   "give", "list", "tell",   "return",  "get", "me",
                                        "us",     "did",  "do",   "please", "display", "and", "which",
                                        "report", "you",  "can",  "could",  "'s"};
    return ONE_OF(word->norm, words);
}

/* The aggregate that a superlative asks for of a column; -1 if it asks for none. */
static int end_of(const struct linked *linked, const struct cue_hit *hit, enum column_type type) {
    static const char *const late[] = {"latest", "newest", "recent", "last"};
    static const char *const early[] = {"earliest", "oldest", "first"};
    static const char *const counted[] = {"most", "least", "top",
                                          "fewest"}; /* of the rows, not of a column */
    const char *word = linked->words[hit->last - 1].norm;
    switch (hit->cue) {
    case CUE_HIGHEST:
        return type == TYPE_NUMBER && !ONE_OF(word, counted) ? TOKEN_ID_MAX : -1;
    case CUE_LOWEST:
        return type == TYPE_NUMBER && !ONE_OF(word, counted) ? TOKEN_ID_MIN : -1;
    case CUE_EXTREME:
        return type != TYPE_DATE     ? -1
               : ONE_OF(word, late)  ? TOKEN_ID_MAX
               : ONE_OF(word, early) ? TOKEN_ID_MIN
                                     : -1;
    default:
        return -1;
    }
}

/* The superlative opens the question and the column is all that it stands before. */
static int asked_of(const struct linked *linked, const struct cues *cues, const struct input_column *column) {
    const uint32_t others = CUE_BIT(EACH) | CUE_BIT(SORTED) | CUE_BIT(ASCENDING) | CUE_BIT(DESCENDING);
    const struct cue_hit *hit = cues->count > 0 ? &cues->hits[0] : NULL;
    if (hit == NULL || (cues->found & others) != 0) {
        return -1;
    }
    for (size_t i = 0; i < hit->first; i++) {
        if (!is_opening(&linked->words[i])) {
            return -1;
        }
    }
    for (size_t i = 0; i < linked->match_count; i++) {
        const struct link_match *m = &linked->matches[i];
        bool ends = m->last >= linked->word_count || linked->words[m->last].stopword;
        if (m->column && m->index == column->catalogue && m->first == hit->last && ends) {
            return end_of(linked, hit, column->type);
        }
    }
    return -1;
}

static bool starts_clause(uint16_t action, int depth) {
    return depth == 0 && token_in(action, TOKENS_SET | TOKEN_BIT(WHERE) | TOKEN_BIT(GROUP) |
                                              TOKEN_BIT(HAVING) | TOKEN_BIT(ASC) | TOKEN_BIT(DESC) |
                                              TOKEN_BIT(LIMIT) | TOKEN_BIT(FROM) | TOKEN_BIT(END));
}

/* The first rows of the column's own order, or the column compared with its end. */
static bool takes_end(const struct sequence *sequence, uint16_t column, int token) {
    uint16_t order = token == TOKEN_ID_MAX ? TOKEN_ID_DESC : TOKEN_ID_ASC;
    for (size_t i = SELECTED; i + 2 < sequence->count; i++) {
        const uint16_t *at = &sequence->actions[i];
        bool ordered = at[0] == order && at[1] == column && at[2] == TOKEN_ID_LIMIT;
        if (ordered || (at[0] == token && at[1] == column)) {
            return true;
        }
    }
    return false;
}

int extreme_missed(const struct plan_input *in, const struct linked *linked, const struct cues *cues,
                   const struct sequence *sequence) {
    size_t index, item = SELECTED;
    item += sequence->count > SELECTED && sequence->actions[SELECTED] == TOKEN_ID_DISTINCT;
    if (sequence->count < item + 2 || !starts_clause(sequence->actions[item + 1], 0) ||
        legal_kind(in, sequence->actions[item], &index) != ACTION_COLUMN || index >= in->column_count) {
        return -1;
    }
    for (size_t i = 0; i < sequence->count; i++) {
        if (token_in(sequence->actions[i], TOKENS_SET | TOKEN_BIT(HAVING))) {
            return -1;
        }
    }
    int token = asked_of(linked, cues, &in->columns[index]);
    return token >= 0 && takes_end(sequence, sequence->actions[item], token) ? -1 : token;
}

bool extreme_correct(const struct plan_input *in, const struct linked *linked, const struct cues *cues,
                     struct sequence *sequence) {
    int token = extreme_missed(in, linked, cues, sequence), depth = 0;
    if (token < 0) {
        return false;
    }
    size_t item = SELECTED + (sequence->actions[SELECTED] == TOKEN_ID_DISTINCT);
    struct sequence out = {.actions = {TOKEN_ID_SELECT, (uint16_t)token, sequence->actions[item]},
                           .count = 3};
    bool kept = true;
    for (size_t i = item + 1; i < sequence->count && out.count < GRAMMAR_MAX_ACTIONS; i++) {
        uint16_t action = sequence->actions[i];
        if (starts_clause(action, depth)) {
            kept = token_in(action, TOKEN_BIT(WHERE) | TOKEN_BIT(FROM) | TOKEN_BIT(END));
        }
        depth += action == TOKEN_ID_SUB ? 1 : action == TOKEN_ID_CLOSE ? -1 : 0;
        if (kept) {
            out.actions[out.count++] = action;
        }
    }
    *sequence = out;
    return true;
}
