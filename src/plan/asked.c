#include "plan/asked.h"

#include <string.h>

#include "plan/legal.h"

#define COMPARISON_REACH 5 /* actions between a comparison and its value at most */

/* The comparison that the action at `at` stands on the right of: its token, where that is, and the planner's
 * column on the left of it where that is plain. False if there is none. */
static bool comparison_at(const struct plan_input *in, const struct sequence *sequence, size_t at,
                          struct asked *out) {
    out->column = -1;
    for (size_t i = at; i-- > 0 && at - i <= COMPARISON_REACH;) {
        size_t index;
        enum action_kind kind = legal_kind(in, sequence->actions[i], &index);
        if (kind == ACTION_COLUMN && i + 1 == at && index < in->column_count) {
            out->column = (int)index;
        } else if (kind == ACTION_TOKEN && index >= TOKEN_ID_EQ && index <= TOKEN_ID_NLIKE) {
            out->token = (int)index;
            out->at = i;
            return true;
        } else if (kind == ACTION_TOKEN && (index < TOKEN_ID_MAX || index > TOKEN_ID_DIVIDE)) {
            return false;
        }
    }
    return false;
}

/* The one word of the question that says "average"; the number of words if there is none, or more than one.
 */
static size_t average_word(const struct linked *linked) {
    static const char *const words[] = {"average", "mean", "avg"};
    size_t found = linked->word_count;
    for (size_t i = 0; i < linked->word_count; i++) {
        for (size_t k = 0; k < sizeof words / sizeof *words; k++) {
            if (strcmp(linked->words[i].norm, words[k]) == 0) {
                if (found < linked->word_count) {
                    return linked->word_count;
                }
                found = i;
            }
        }
    }
    return found;
}

bool asked_read(const struct plan_input *in, const struct linked *linked, const struct sequence *sequence,
                size_t at, struct asked *out) {
    size_t index;
    enum action_kind kind = legal_kind(in, sequence->actions[at], &index);
    size_t word = linked->word_count;
    *out = (struct asked){.column = -1};
    if (kind == ACTION_VALUE) {
        out->value = &in->values[index];
    } else if (kind == ACTION_TOKEN && index == TOKEN_ID_SUB && at + 2 < sequence->count &&
               token_in(sequence->actions[at + 2], TOKEN_BIT(AVG) | TOKEN_BIT(AVGD))) {
        word = average_word(linked);
    }
    if ((out->value == NULL && word == linked->word_count) || !comparison_at(in, sequence, at, out)) {
        return false;
    }
    out->asked = out->value != NULL ? comparison_asked(linked, out->value->first, out->value->last)
                                    : comparison_asked(linked, word, word + 1);
    return true;
}

enum comparison asked_of_average(const struct linked *linked) {
    size_t word = average_word(linked);
    return word == linked->word_count ? COMPARISON_NONE : comparison_asked(linked, word, word + 1);
}

int asked_token(enum comparison asked) {
    static const int tokens[] = {[COMPARISON_NONE] = -1,
                                 [COMPARISON_ABOVE] = TOKEN_ID_GT,
                                 [COMPARISON_AT_LEAST] = TOKEN_ID_GE,
                                 [COMPARISON_BELOW] = TOKEN_ID_LT,
                                 [COMPARISON_AT_MOST] = TOKEN_ID_LE};
    return tokens[asked];
}

int asked_instead(const struct asked *asked) {
    int token = asked_token(asked->asked);
    return asked->token == TOKEN_ID_BETWEEN || asked->token == token ? -1 : token;
}
