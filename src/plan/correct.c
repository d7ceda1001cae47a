#include "plan/correct.h"

#include "plan/asked.h"
#include "plan/legal.h"
#include "plan/lists.h"

/* Puts the comparisons right; true if there was anything to do. */
static bool correct(const struct plan_input *in, const struct linked *linked, struct sequence *sequence) {
    bool changed = false;
    for (size_t i = 0; i < sequence->count; i++) {
        struct asked asked;
        int instead = asked_read(in, linked, sequence, i, &asked) ? asked_instead(&asked) : -1;
        /* An equality may be meant where the words tell a side of something else. */
        if (instead >= 0 && asked.token >= TOKEN_ID_GT && asked.token <= TOKEN_ID_LE) {
            sequence->actions[asked.at] = (uint16_t)instead;
            changed = true;
        }
    }
    return changed;
}

static void add_step(void *context, size_t sequence, const struct legal_state *state,
                     const float *log_probabilities) {
    struct sequence *all = context;
    all[sequence].score += log_probabilities[all[sequence].actions[state->count]];
}

bool correct_sequences(const struct encoded *e, const struct search_options *options,
                       const struct linked *linked, const struct sequence *sequences, size_t count,
                       struct arena *arena, struct sequence *out, size_t room, size_t *made) {
    *made = 0;
    for (size_t i = 0; i < count && *made < room; i++) {
        out[*made] = sequences[i];
        out[*made].score = 0;
        bool corrected = correct(e->input, linked, &out[*made]);
        *made += lists_complete(e->input, linked, &out[*made]) || corrected;
    }
    return *made == 0 || search_follow(e, options, out, *made, arena, add_step, out);
}
