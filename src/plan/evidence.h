/* What speaks for and against a candidate beyond the network: cues that its query leaves unanswered, clauses
 * that no cue asks for, names and values of the question that it does not use. */
#ifndef PLAN_EVIDENCE_H
#define PLAN_EVIDENCE_H

#include "plan/absent.h"
#include "plan/age.h"
#include "plan/compose.h"
#include "plan/cues.h"
#include "plan/direction.h"
#include "plan/rank.h"

/* A run of words that names something, with all that it may name. */
struct evidence_name {
    const struct link_match **matches;
    size_t count;
    enum rank_feature feature; /* that counts it where nothing of it is used */
};

/* What holds for all candidates of a question. */
struct evidence {
    struct arena *arena; /* for what is passing */
    const struct linked *linked;
    const struct plan_input *input;
    const struct cues *cues;
    const struct age *age;
    const struct absent *absent;
    struct evidence_name *names;
    size_t name_count;
    float *column_names, *table_names; /* by catalogue index: how well the question names it, in [0, 1] */
    float *column_alignment; /* by catalogue index: the network's probability that a word names it */
    enum direction *column_directions; /* by catalogue index; where the question says one, else all none */
    bool *column_used, *table_used;    /* room for one candidate */
    bool *column_implied;              /* the same: keys that are used only where nobody names them */
};

/* alignment: of the words to the nodes, as encoded_alignment() gives it, or NULL. All memory from arena;
 * false when out of memory. */
bool evidence_new(struct arena *arena, const struct linked *linked, const struct plan_input *input,
                  const struct cues *cues, const struct age *age, const struct absent *absent,
                  const float *alignment, struct evidence *out);

/* Fills in the features of a composed and resolved candidate. */
void evidence_weigh(struct evidence *evidence, const struct sequence *sequence,
                    const struct composition *composition, struct rank_features *out);

#endif
