#include "plan/correct.h"

#include <math.h>

#include "plan/asked.h"
#include "plan/by.h"
#include "plan/direction.h"
#include "plan/each.h"
#include "plan/extreme.h"
#include "plan/legal.h"
#include "plan/lists.h"
#include "plan/order.h"

/* Puts the comparisons right; true if there was anything to do. */
static bool correct(const struct plan_input *in, const struct linked *linked, const struct age *age,
                    struct sequence *sequence) {
    bool changed = false;
    for (size_t i = 0; i < sequence->count; i++) {
        struct asked asked;
        bool read = asked_read(in, linked, sequence, i, &asked);
        if (read) {
            age_turn_asked(age, &asked);
        }
        int instead = read ? asked_instead(&asked) : -1;
        /* An equality may be meant where the words tell a side of something else. */
        if (instead >= 0 && asked.token >= TOKEN_ID_GT && asked.token <= TOKEN_ID_LE) {
            sequence->actions[asked.at] = (uint16_t)instead;
            changed = true;
        }
    }
    return changed;
}

static bool ends_clause(const struct plan_input *in, uint16_t action) {
    size_t index;
    return legal_kind(in, action, &index) == ACTION_TOKEN &&
           token_in((int)index, TOKENS_SET | TOKEN_BIT(WHERE) | TOKEN_BIT(GROUP) | TOKEN_BIT(HAVING) |
                                    TOKEN_BIT(ASC) | TOKEN_BIT(DESC) | TOKEN_BIT(LIMIT) | TOKEN_BIT(FROM) |
                                    TOKEN_BIT(END));
}

static bool append(struct sequence *out, uint16_t action) {
    if (out->count + 1 >= GRAMMAR_MAX_ACTIONS) {
        return false;
    }
    out->actions[out->count++] = action;
    return true;
}

/* The column that the sequence averages, as an action; 0 if it averages none or several, compares with an
 * average already, or is of several queries. */
static uint16_t averaged(const struct sequence *sequence) {
    uint16_t found = 0;
    for (size_t i = 0; i + 1 < sequence->count; i++) {
        uint16_t action = sequence->actions[i];
        if (action == TOKEN_ID_SUB || token_in(action, TOKENS_SET)) {
            return 0;
        }
        if (action == TOKEN_ID_AVG) {
            if (found != 0 && found != sequence->actions[i + 1]) {
                return 0;
            }
            found = sequence->actions[i + 1];
        }
    }
    return found;
}

/* "Where the price is at most the average": a sequence that sorts or groups by an average instead becomes one
 * that selects the same, under its conditions and that one. */
static bool compare_with_average(const struct plan_input *in, const struct linked *linked,
                                 struct sequence *sequence) {
    int token = asked_token(asked_of_average(linked));
    uint16_t column = token < 0 ? 0 : averaged(sequence);
    struct sequence out = {.count = 0};
    bool fits = column != 0 && append(&out, TOKEN_ID_SELECT);
    size_t at = 1;
    for (; fits && at < sequence->count && !ends_clause(in, sequence->actions[at]); at++) {
        if (sequence->actions[at] == TOKEN_ID_AVG) {
            at++;
        } else {
            fits = append(&out, sequence->actions[at]);
        }
    }
    fits = fits && out.count > 1 && append(&out, TOKEN_ID_WHERE);
    if (fits && sequence->actions[at] == TOKEN_ID_WHERE) {
        for (at++; fits && at < sequence->count && !ends_clause(in, sequence->actions[at]); at++) {
            fits = append(&out, sequence->actions[at]);
        }
        fits = fits && append(&out, TOKEN_ID_AND);
    }
    const uint16_t rest[] = {(uint16_t)token, column, TOKEN_ID_SUB,   TOKEN_ID_SELECT,
                             TOKEN_ID_AVG,    column, TOKEN_ID_CLOSE, TOKEN_ID_END};
    for (size_t i = 0; i < sizeof rest / sizeof *rest; i++) {
        fits = fits && append(&out, rest[i]);
    }
    if (fits) {
        *sequence = out;
    }
    return fits;
}

/* Sequences that are followed, each with the least log probability that it has whatever the network says. */
struct following {
    struct sequence *all;
    float least[CORRECT_MAX];
};

static void add_step(void *context, size_t sequence, const struct legal_state *state,
                     const float *log_probabilities) {
    struct sequence *all = ((struct following *)context)->all;
    all[sequence].score += log_probabilities[all[sequence].actions[state->count]];
}

/* What the words leave no doubt about: the sequence that keeps to them is as likely as the one that did not.
 */
static bool correct_plainly(struct arena *arena, const struct plan_input *in, const struct linked *linked,
                            const struct cues *cues, const struct age *age, const struct absent *absent,
                            struct sequence *sequence) {
    bool changed = order_keep_all(linked, cues, sequence);
    changed = direction_correct(arena, in, linked, sequence) || changed;
    changed = absent_correct(absent, in, sequence) || changed;
    changed = age_correct(age, in, sequence) || changed;
    changed = each_correct(in, linked, cues, sequence) || changed;
    changed = by_correct(in, linked, sequence) || changed;
    return extreme_correct(in, linked, cues, sequence) || changed;
}

/* Whether the grammar allows the sequence: what is put right in one place may not stand where it is put. */
static bool can_be_followed(const struct plan_input *in, const struct sequence *sequence) {
    struct legal_state state;
    legal_start(&state);
    for (size_t i = 0; i < sequence->count; i++) {
        if (!legal_step(in, &state, sequence->actions[i])) {
            return false;
        }
    }
    return true;
}

bool correct_sequences(const struct encoded *e, const struct search_options *options,
                       const struct linked *linked, const struct age *age, const struct absent *absent,
                       const struct sequence *sequences, size_t count, struct arena *arena,
                       struct sequence *out, size_t *made) {
    struct following following = {.all = out};
    struct cues cues;
    cues_find(linked, &cues);
    *made = 0;
    for (size_t i = 0; i < count && i < CORRECT_MAX; i++) {
        struct sequence *next = &out[*made];
        *next = sequences[i];
        next->score = 0;
        bool plainly = correct_plainly(arena, e->input, linked, &cues, age, absent, next);
        bool corrected = correct(e->input, linked, age, next);
        corrected = compare_with_average(e->input, linked, next) || corrected;
        corrected = lists_complete(e->input, linked, next) || corrected;
        following.least[*made] = plainly ? sequences[i].score : -INFINITY;
        *made += (plainly || corrected) && can_be_followed(e->input, next);
    }
    if (*made > 0 && !search_follow(e, options, out, *made, arena, add_step, &following)) {
        return false;
    }
    for (size_t i = 0; i < *made; i++) {
        out[i].score = fmaxf(out[i].score, following.least[i]);
    }
    return true;
}
