#include "pivot/decide.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/table.h"
#include "pivot/spans.h"

#define MOST_COUNTED 3.0 /* pivots of a kind */
#define WORDS_UNIT 20.0  /* words of a question of ordinary length */
#define RUN_SHARE 0.4  /* of the most marked word's probability that its neighbours need to be of the term */
#define RUN_LEAST 0.05 /* probability that a word needs to be a term at all */
#define GROUP_SHARE 0.15 /* of the likeliest element's weight that another one of the group needs */
#define GROUP_MOST 5
#define OUT_OF_SCOPE                                                                                         \
    "Sorry, I only look up what the database has recorded: I can't change data, send or make anything, "     \
    "forecast, or say why."

/* The rows of decide.tsv: the features, then the decisions. */
static const char *const names[DECIDE_COUNT + 3] = {
#define X(name, text) text,
    DECIDE_FEATURES(X)
#undef X
        "to_answer",
    "to_ask", "to_refuse"};

csql_status decide_open(const char *directory, struct decide_weights **out, csql_error *error) {
    struct decide_weights *weights = calloc(1, sizeof *weights);
    float rows[DECIDE_COUNT + 3][DECIDE_UNITS];
    *out = NULL;
    if (weights == NULL) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    csql_status status =
        table_read(directory, "decide.tsv", names, DECIDE_COUNT + 3, DECIDE_UNITS, &rows[0][0], error);
    if (status == CSQL_OK) {
        memcpy(weights->hidden, rows, sizeof weights->hidden);
        memcpy(weights->output, rows + DECIDE_COUNT, sizeof weights->output);
    } else {
        free(weights);
        weights = NULL;
    }
    *out = weights;
    return status;
}

void decide_close(struct decide_weights *weights) {
    free(weights);
}

static double most_marked(const struct finder *f, enum plan_tag tag) {
    return plans_marked(f->input->plans, 0, f->linked->word_count, tag);
}

/* What the queries say. */
static void read_plans(const struct plans *plans, double x[DECIDE_COUNT]) {
    const struct plan *best = NULL;
    double found = 0;
    for (size_t i = 0; i < plans->count; i++) {
        const struct plan *plan = &plans->at[i];
        found += plan->score;
        if (plan->missing) {
            x[DECIDE_ABSENT] += plan->score;
        } else if (best == NULL) {
            best = plan;
        } else if (x[DECIDE_SECOND] <= 0 && fabs(plan->agreed - best->agreed) > 1e-9) {
            x[DECIDE_SECOND] = fmin(1, plan->agreed / fmax(best->agreed, 1e-6));
        }
    }
    x[DECIDE_BEST] = best != NULL ? best->score : 0;
    x[DECIDE_AGREED] = best != NULL ? best->agreed : 0;
    x[DECIDE_EMPTY] = best != NULL && best->empty ? 1 : 0;
    x[DECIDE_REST] = fmax(0, 1 - found);
}

/* What was found word by word. */
static void read_pivots(const struct finder *f, double x[DECIDE_COUNT]) {
    const struct pivots *pivots = f->out;
    for (size_t i = 0; i < pivots->count; i++) {
        const struct pivot *pivot = &pivots->at[i];
        const bool asks = pivot->group_count > 0;
        double *count = &x[asks ? DECIDE_ASKS : DECIDE_GONE];
        double *most = &x[asks ? DECIDE_ASK : DECIDE_GONE_MOST];
        *count = fmin(MOST_COUNTED, *count + 1);
        *most = fmax(*most, pivot->probability);
        double *mark = &x[asks ? DECIDE_ASK_MARKED : DECIDE_GONE_MARKED];
        *mark = fmax(*mark, plans_marked(f->input->plans, pivot->first, pivot->last,
                                         asks ? PLAN_TAG_AMBIGUOUS : PLAN_TAG_MISSING));
        if (asks && pivot->subtype != NULL && strcmp(pivot->subtype, "lexical") == 0) {
            x[DECIDE_ASK_SHARED] = 1;
        }
        x[DECIDE_ASK_GROUP] = fmax(x[DECIDE_ASK_GROUP], (double)pivot->group_count / GROUP_MOST);
        if (pivot->mode == CSQL_VAL_AMB || pivot->mode == CSQL_VAL_UNANS) {
            x[asks ? DECIDE_ASK_VALUE : DECIDE_GONE_VALUE] = 1;
        }
    }
}

/* Probabilities of answering, asking and refusing. */
static void weigh(const struct decide_weights *weights, const double x[DECIDE_COUNT], double out[3]) {
    double units[DECIDE_UNITS] = {0}, largest = -INFINITY, total = 0;
    for (size_t h = 0; h < DECIDE_UNITS; h++) {
        for (size_t i = 0; i < DECIDE_COUNT; i++) {
            units[h] += (double)weights->hidden[i][h] * x[i];
        }
        units[h] = tanh(units[h]);
    }
    for (size_t k = 0; k < 3; k++) {
        out[k] = 0;
        for (size_t h = 0; h < DECIDE_UNITS; h++) {
            out[k] += (double)weights->output[k][h] * units[h];
        }
        largest = fmax(largest, out[k]);
    }
    for (size_t k = 0; k < 3; k++) {
        out[k] = exp(out[k] - largest);
        total += out[k];
    }
    for (size_t k = 0; k < 3; k++) {
        out[k] /= total;
    }
}

/* ---- what the decision leaves ---- */

/* Keeps the pivots that ask, or those that are on what is not there. */
static void keep(struct pivots *pivots, bool asking) {
    size_t kept = 0;
    for (size_t i = 0; i < pivots->count; i++) {
        if ((pivots->at[i].group_count > 0) == asking) {
            pivots->at[kept++] = pivots->at[i];
        }
    }
    pivots->count = kept;
}

/* The words about the one that the network marks most; false if it marks none. */
static bool marked_run(const struct finder *f, enum plan_tag tag, struct pivot_span *out) {
    const float *tags = f->input->plans->word_tags;
    const double most = most_marked(f, tag);
    const size_t count = f->linked->word_count;
    size_t peak = 0;
    if (most < RUN_LEAST) {
        return false;
    }
    while (peak < count && (double)tags[peak * PLAN_TAGS + tag] < most) {
        peak++;
    }
    out->first = peak;
    out->last = peak + 1;
    while (out->first > 0 && (double)tags[(out->first - 1) * PLAN_TAGS + tag] >= RUN_SHARE * most) {
        out->first--;
    }
    while (out->last < count && (double)tags[out->last * PLAN_TAGS + tag] >= RUN_SHARE * most) {
        out->last++;
    }
    return true;
}

enum plan_verdict decide_absence(const struct plans *plans) {
    enum plan_verdict best = PLAN_MISSING_COLUMN;
    for (enum plan_verdict v = PLAN_MISSING_COLUMN; v <= PLAN_OUT_OF_SCOPE; v++) {
        best = plans->verdicts[v] > plans->verdicts[best] ? v : best;
    }
    return best;
}

/* The words that the network takes for something that is not there. */
static void add_absent(struct finder *f) {
    static const csql_mode modes[PLAN_VERDICTS] = {[PLAN_MISSING_COLUMN] = CSQL_COL_UNANS,
                                                   [PLAN_MISSING_VALUE] = CSQL_VAL_UNANS,
                                                   [PLAN_UNDEFINED_MEASURE] = CSQL_CALC_UNANS,
                                                   [PLAN_OUT_OF_SCOPE] = CSQL_OUT_OF_SCOPE};
    struct pivot_span run = {.first = 0, .last = f->linked->word_count};
    const enum plan_verdict verdict = decide_absence(f->input->plans);
    if (!marked_run(f, PLAN_TAG_MISSING, &run) && verdict != PLAN_OUT_OF_SCOPE) {
        return;
    }
    struct pivot pivot = {.first = run.first,
                          .last = run.last,
                          .mode = modes[verdict],
                          .linked_value = -1,
                          .value_column = -1,
                          .probability = most_marked(f, PLAN_TAG_MISSING)};
    const char *phrase = pivot_phrase(f, run.first, run.last);
    if (verdict == PLAN_OUT_OF_SCOPE) {
        pivot.reason = f->out->refusal = OUT_OF_SCOPE;
    } else {
        pivot.reason = arena_printf(f->arena, "Nothing in this database is \"%s\".", phrase);
        f->failed = f->failed || pivot.reason == NULL ||
                    (verdict != PLAN_MISSING_VALUE && !pivot_nearest_columns(f, phrase, &pivot));
    }
    if (!f->failed) {
        pivot_add(f, &pivot);
    }
}

static bool in_run(const struct plan_choice *choice, const struct pivot_span *run) {
    return choice->first < choice->last && overlaps(choice->first, choice->last, run->first, run->last);
}

/* How much of the queries' weight points from the run of words to each column: the likeliest choice and its
 * rivals. */
static double weigh_columns(const struct finder *f, const struct pivot_span *run, double *weights) {
    const struct plans *plans = f->input->plans;
    double most = 0;
    for (size_t i = 0; i < plans->count; i++) {
        for (size_t k = 0; k < plans->at[i].choice_count; k++) {
            const struct plan_choice *choice = &plans->at[i].choices[k];
            if (!in_run(choice, run)) {
                continue;
            }
            if (choice->chosen.kind == ELEMENT_COLUMN) {
                weights[choice->chosen.index] += plans->at[i].score * choice->probability;
            }
            for (size_t a = 0; a < choice->alternative_count; a++) {
                if (choice->alternatives[a].kind == ELEMENT_COLUMN) {
                    weights[choice->alternatives[a].index] +=
                        plans->at[i].score * choice->alternative_probabilities[a];
                }
            }
        }
    }
    for (size_t c = 0; c < f->catalogue->column_count; c++) {
        most = fmax(most, weights[c]);
    }
    return most;
}

/* The one column that the plan uses and the other does not; -1 if there is none, or several. */
static int own_column(const struct plan *plan, const struct plan *other) {
    int own = -1;
    for (size_t i = 0; i < plan->choice_count; i++) {
        const struct plan_element *e = &plan->choices[i].chosen;
        if (e->kind == ELEMENT_COLUMN && e->index != own && !plan_points_to(other, e)) {
            if (own >= 0) {
                return -1;
            }
            own = e->index;
        }
    }
    return own;
}

/* One could be said for the other: neither is a key, and they hold things of one kind. */
static bool are_rivals(const struct finder *f, int one, int other) {
    const struct db_column *a = &f->catalogue->columns[one], *b = &f->catalogue->columns[other];
    return a->type == b->type && !a->primary_key && !b->primary_key && !a->foreign_key && !b->foreign_key;
}

/* How much of the queries' weight each column has in which queries differ from the likeliest, and from it in
 * nothing else that they are made of. */
static double weigh_rivals(const struct finder *f, double *weights) {
    const struct plans *plans = f->input->plans;
    const struct plan *best = plans->count > 0 ? &plans->at[0] : NULL;
    int place = -1; /* the likeliest query's column in which others differ */
    double most = 0;
    memset(weights, 0, f->catalogue->column_count * sizeof *weights);
    for (size_t i = 1; i < plans->count; i++) {
        const struct plan *plan = &plans->at[i];
        const int mine = own_column(best, plan), other = own_column(plan, best);
        if (mine < 0 || other < 0 || plan->choice_count != best->choice_count ||
            (place >= 0 && mine != place) || !are_rivals(f, mine, other) ||
            fabs(plan->agreed - best->agreed) < 1e-9) {
            continue;
        }
        place = mine;
        weights[mine] = best->score;
        weights[other] += plan->score;
        most = fmax(most, fmax(weights[mine], weights[other]));
    }
    return most;
}

/* Columns that have enough of the most. */
static size_t count_several(const struct finder *f, const double *weights, double most) {
    size_t count = 0;
    for (size_t i = 0; i < f->linked->column_count && most > 0; i++) {
        count += weights[f->linked->columns[i]] >= GROUP_SHARE * most;
    }
    return count;
}

/* The words that the network takes for several columns. */
static void add_several(struct finder *f) {
    struct pivot_span run;
    double *weights = arena_array(f->arena, f->catalogue->column_count + 1, sizeof *weights);
    struct pivot_element *group = arena_array(f->arena, GROUP_MOST, sizeof *group);
    if (weights == NULL || group == NULL) {
        f->failed = true;
        return;
    }
    if (!marked_run(f, PLAN_TAG_AMBIGUOUS, &run)) {
        return;
    }
    double most = weigh_columns(f, &run, weights);
    if (count_several(f, weights, most) < 2) {
        most = weigh_rivals(f, weights);
    }
    const char *phrase = pivot_phrase(f, run.first, run.last);
    size_t count = 0;
    bool shared = false;
    struct word_set term;
    f->failed = f->failed || !predicate_words(f->arena, phrase, strlen(phrase), &term);
    for (size_t i = 0; i < f->linked->column_count && !f->failed && most > 0; i++) {
        const int c = f->linked->columns[i];
        if (weights[c] < GROUP_SHARE * most) {
            continue;
        }
        const double lexical = predicate_overlap(&term, &f->column_words[c]);
        count =
            pivot_insert(group, count, GROUP_MOST,
                         (struct pivot_element){f->catalogue->columns[c].table, c, NULL, weights[c] / most,
                                                lexical, pivot_semantic(f, phrase, true, c)});
        shared = shared || lexical > 0;
    }
    if (count < 2 || f->failed) {
        return;
    }
    struct pivot pivot = {.first = run.first,
                          .last = run.last,
                          .mode = CSQL_COL_AMB,
                          .subtype = shared ? "lexical" : "semantic",
                          .group = group,
                          .group_count = count,
                          .linked_value = -1,
                          .value_column = -1,
                          .probability = most_marked(f, PLAN_TAG_AMBIGUOUS)};
    pivot.reason = arena_printf(f->arena, "\"%s\" may mean %zu columns.", phrase, count);
    f->failed = pivot.reason == NULL;
    if (!f->failed) {
        pivot_add(f, &pivot);
    }
}

static void carry_out(struct finder *f) {
    struct pivots *out = f->out;
    if (out->decision == PIVOT_ANSWER) {
        out->count = 0;
    } else if (out->decision == PIVOT_ASK) {
        struct pivot_span run;
        if (marked_run(f, PLAN_TAG_AMBIGUOUS, &run)) {
            out->marked = run;
        }
        keep(out, true);
        if (out->count == 0) {
            add_several(f);
        }
    } else {
        keep(out, false);
        if (out->count == 0 || decide_absence(f->input->plans) == PLAN_OUT_OF_SCOPE) {
            out->count = 0;
            add_absent(f);
        }
    }
}

void decide_absent(struct finder *f) {
    f->out->decision = PIVOT_REFUSE;
    add_absent(f);
}

void decide(struct finder *f) {
    const struct plans *plans = f->input->plans;
    struct pivots *out = f->out;
    double x[DECIDE_COUNT] = {0};
    if (plans->verdicts[PLAN_CLEAR] <= 0 || f->failed) {
        return;
    }
    x[DECIDE_LN_AMBIGUOUS] = plans_verdict(plans, PLAN_AMBIGUOUS);
    x[DECIDE_LN_COLUMN] = plans_verdict(plans, PLAN_MISSING_COLUMN);
    x[DECIDE_LN_VALUE] = plans_verdict(plans, PLAN_MISSING_VALUE);
    x[DECIDE_LN_MEASURE] = plans_verdict(plans, PLAN_UNDEFINED_MEASURE);
    x[DECIDE_LN_OUTSIDE] = plans_verdict(plans, PLAN_OUT_OF_SCOPE);
    read_plans(plans, x);
    read_pivots(f, x);
    x[DECIDE_TAG_MISSING] = most_marked(f, PLAN_TAG_MISSING);
    x[DECIDE_TAG_SEVERAL] = most_marked(f, PLAN_TAG_AMBIGUOUS);
    x[DECIDE_LENGTH] = (double)f->linked->word_count / WORDS_UNIT;
    x[DECIDE_BIAS] = 1;
    if (f->input->tracer != NULL) {
        struct pivot_trace trace = {0, 0, "decision", false, -1, x, DECIDE_COUNT};
        f->input->tracer(f->input->tracer_context, &trace);
    }
    double p[3];
    if (f->input->weights == NULL) {
        return;
    }
    weigh(f->input->weights, x, p);
    out->answer = p[0];
    out->ask = p[1];
    out->refuse = p[2];
    out->decision = p[1] > p[0] && p[1] >= p[2] ? PIVOT_ASK : p[2] > p[0] ? PIVOT_REFUSE : PIVOT_ANSWER;
    carry_out(f);
}
