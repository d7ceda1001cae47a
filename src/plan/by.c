#include "plan/by.h"

#include <string.h>

#include "plan/legal.h"
#include "plan/shape.h"
#include "text/text.h"

#define HALF 0.5F /* likeness from which words are half of a name */

/* The word before "by" says how rows are sorted, or who did what: "ordered by", "directed by", "won by". */
static bool takes_by(const char *norm) {
    static const char *const verbs[] = {"order", "sort",   "rank",  "won",     "made", "led",
                                        "run",   "sung",   "built", "held",    "sold", "paid",
                                        "sent",  "bought", "put",   "brought", "go",   "multiplied"};
    const size_t length = strlen(norm);
    const bool participle =
        length > 3 && (strcmp(norm + length - 2, "ed") == 0 || strcmp(norm + length - 2, "en") == 0);
    return participle || ONE_OF(norm, verbs);
}

/* The planner's column that words from `first` to the end of their clause call by its whole name; else the
 * only text of the tables used whose name they are half of: "model" is model_name. -1 if there is none. */
static int column_at(const struct plan_input *in, const struct linked *linked,
                     const struct sequence *sequence, size_t first) {
    int half = -1;
    size_t halves = 0;
    for (size_t i = 0; i < linked->match_count; i++) {
        const struct link_match *m = &linked->matches[i];
        const bool ends = m->last >= linked->word_count || linked->words[m->last].stopword;
        if (m->first != first || !ends || m->code == LINK_SEMANTIC || (!m->column && m->code != LINK_EXACT)) {
            continue;
        }
        if (!m->column) {
            return -1; /* the rows of a table */
        }
        for (size_t c = 0; c < in->column_count; c++) {
            const struct input_column *column = &in->columns[c];
            if (column->catalogue != m->index) {
                continue;
            }
            if (m->code == LINK_EXACT) {
                return (int)c;
            }
            const bool here = m->lexical >= HALF && column->type == TYPE_TEXT && !column->primary_key &&
                              shape_uses(in, sequence, column->table);
            half = here ? (int)c : half;
            halves += here;
        }
    }
    return halves == 1 ? half : -1;
}

/* The planner's column that the words behind a "by" or "per" name; -1 if none. */
static int column_said(const struct plan_input *in, const struct linked *linked,
                       const struct sequence *sequence) {
    for (size_t by = 1; by + 1 < linked->word_count; by++) {
        const bool parts = strcmp(linked->words[by].norm, "by") == 0 && !takes_by(linked->words[by - 1].norm);
        if (!parts && strcmp(linked->words[by].norm, "per") != 0) {
            continue;
        }
        const int column = column_at(in, linked, sequence, by + 1);
        if (column >= 0) {
            return column;
        }
    }
    return -1;
}

/* The sequence is one block of aggregates, perhaps under conditions; its tables are those of the column, and
 * it does not point to the column yet. */
static bool reckons_over_all(const struct plan_input *in, const struct sequence *sequence, size_t column) {
    bool there = false, selecting = true, aggregate = false;
    for (size_t i = 1; i < sequence->count; i++) {
        const uint16_t action = sequence->actions[i];
        size_t index;
        const enum action_kind kind = legal_kind(in, action, &index);
        if (kind == ACTION_TOKEN) {
            selecting = selecting && !token_in(action, TOKEN_BIT(WHERE));
            if (token_in(action, TOKENS_SET | TOKEN_BIT(GROUP) | TOKEN_BIT(HAVING) | TOKEN_BIT(ASC) |
                                     TOKEN_BIT(DESC) | TOKEN_BIT(SUB) | TOKEN_BIT(FROM) |
                                     TOKEN_BIT(DISTINCT))) {
                return false;
            }
            aggregate = token_in(action, TOKENS_AGGREGATE);
            continue;
        }
        if (selecting && !aggregate) {
            return false;
        }
        aggregate = false;
        if (kind == ACTION_COLUMN && (index >= in->column_count || index == column)) {
            return false;
        }
        there = there || (kind == ACTION_TABLE && (int)index == in->columns[column].table) ||
                (kind == ACTION_COLUMN && in->columns[index].table == in->columns[column].table);
    }
    return there && sequence->count > 2 && token_in(sequence->actions[0], TOKEN_BIT(SELECT)) &&
           token_in(sequence->actions[sequence->count - 1], TOKEN_BIT(END));
}

bool by_correct(const struct plan_input *in, const struct linked *linked, struct sequence *sequence) {
    const int column = column_said(in, linked, sequence);
    if (column < 0 || !reckons_over_all(in, sequence, (size_t)column) ||
        sequence->count + 3 > GRAMMAR_MAX_ACTIONS) {
        return false;
    }
    const uint16_t shown = (uint16_t)(PLAN_TOKEN_COUNT + input_first_column(in) + (size_t)column);
    memmove(sequence->actions + 2, sequence->actions + 1,
            (size_t)(sequence->count - 1) * sizeof *sequence->actions);
    sequence->actions[1] = shown;
    sequence->actions[sequence->count] = TOKEN_ID_GROUP; /* in the place of END */
    sequence->actions[sequence->count + 1] = shown;
    sequence->actions[sequence->count + 2] = TOKEN_ID_END;
    sequence->count = (uint8_t)(sequence->count + 3);
    return true;
}
