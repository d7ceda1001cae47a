#include "plan/choice.h"

#include <math.h>
#include <string.h>

#define LEAST_ALTERNATIVE 0.02F /* share of a step's elements from which one is reported */
#define MAX_ALTERNATIVES 16
#define LEAST_ALIGNMENT 0.2F /* below it no word stands for an element */
#define SPAN_SHARE 0.5F      /* words beside the best one belong to it from this share of its alignment on */

struct plan_element choice_element(const struct plan_input *in, size_t node) {
    size_t index;
    switch (input_node(in, node, &index)) {
    case NODE_TABLE:
        return (struct plan_element){ELEMENT_TABLE, in->tables[index]};
    case NODE_COLUMN:
        return (struct plan_element){ELEMENT_COLUMN, in->columns[index].catalogue};
    case NODE_MISSING:
        return (struct plan_element){ELEMENT_MISSING, -1};
    default:
        return (struct plan_element){ELEMENT_VALUE, (int)index};
    }
}

struct trace {
    const struct encoded *e;
    const struct sequence *sequences;
    struct plan *plans;
    size_t *capacities;
    int *filters; /* of each plan the choice that the next right side belongs to, -1 if none */
    const float *alignment;
    struct arena *arena;
    bool failed;
};

/* The words that stand for a node: the best aligned one with its neighbours. */
static void find_words(const struct trace *t, size_t node, struct plan_choice *choice) {
    const struct plan_input *in = t->e->input;
    if (choice->chosen.kind == ELEMENT_VALUE) {
        choice->first = in->values[choice->chosen.index].first;
        choice->last = in->values[choice->chosen.index].last;
        choice->alignment = 1;
        return;
    }
    size_t best = 0, side = t->e->count;
    for (size_t i = 1; i < in->word_count; i++) {
        best = t->alignment[i * side + node] > t->alignment[best * side + node] ? i : best;
    }
    float peak = in->word_count ? t->alignment[best * side + node] : 0;
    choice->alignment = (double)peak;
    if (peak < LEAST_ALIGNMENT) {
        return;
    }
    float least = peak * SPAN_SHARE > LEAST_ALIGNMENT ? peak * SPAN_SHARE : LEAST_ALIGNMENT;
    choice->first = best;
    choice->last = best + 1;
    while (choice->first > 0 && t->alignment[(choice->first - 1) * side + node] >= least) {
        choice->first--;
    }
    while (choice->last < in->word_count && t->alignment[choice->last * side + node] >= least) {
        choice->last++;
    }
}

static const char *aggregate_name(int token) {
    switch (token) {
    case TOKEN_ID_MAX:
        return "max";
    case TOKEN_ID_MIN:
        return "min";
    case TOKEN_ID_COUNT:
    case TOKEN_ID_COUNTD:
        return "count";
    case TOKEN_ID_SUM:
    case TOKEN_ID_SUMD:
        return "sum";
    case TOKEN_ID_AVG:
    case TOKEN_ID_AVGD:
        return "avg";
    default:
        return NULL;
    }
}

static const char *operator_name(int token) {
    static const char *const names[PLAN_TOKEN_COUNT] = {[TOKEN_ID_EQ] = "=",
                                                        [TOKEN_ID_NE] = "!=",
                                                        [TOKEN_ID_GT] = ">",
                                                        [TOKEN_ID_LT] = "<",
                                                        [TOKEN_ID_GE] = ">=",
                                                        [TOKEN_ID_LE] = "<=",
                                                        [TOKEN_ID_LIKE] = "like",
                                                        [TOKEN_ID_NLIKE] = "not like",
                                                        [TOKEN_ID_BETWEEN] = "between",
                                                        [TOKEN_ID_IN] = "in",
                                                        [TOKEN_ID_NIN] = "not in",
                                                        [TOKEN_ID_ISNULL] = "is null",
                                                        [TOKEN_ID_NOTNULL] = "is not null"};
    return token < 0 ? NULL : names[token];
}

/* The other legal elements of the step and their shares of the step's pointers. */
static bool find_alternatives(const struct trace *t, const struct legal_state *state, const float *steps,
                              uint16_t chosen, struct plan_choice *choice) {
    const struct plan_input *in = t->e->input;
    size_t actions = PLAN_TOKEN_COUNT + t->e->count, index, count = 0;
    enum action_kind kind = legal_kind(in, chosen, &index);
    float best[MAX_ALTERNATIVES], total = expf(steps[chosen]);
    size_t nodes[MAX_ALTERNATIVES];
    for (size_t i = PLAN_TOKEN_COUNT; i < actions; i++) {
        if (i == chosen || steps[i] == -INFINITY || legal_kind(in, (uint16_t)i, &index) != kind ||
            !legal_action(in, state, (uint16_t)i)) {
            continue;
        }
        float probability = expf(steps[i]);
        total += probability;
        if (count == MAX_ALTERNATIVES && !(probability > best[count - 1])) {
            continue;
        }
        size_t at = count < MAX_ALTERNATIVES ? count++ : MAX_ALTERNATIVES - 1;
        for (; at > 0 && probability > best[at - 1]; at--) {
            best[at] = best[at - 1];
            nodes[at] = nodes[at - 1];
        }
        best[at] = probability;
        nodes[at] = i - PLAN_TOKEN_COUNT;
    }
    total = total > 0 ? total : 1;
    choice->probability = (double)(expf(steps[chosen]) / total);
    choice->alternatives = arena_array(t->arena, count + 1, sizeof *choice->alternatives);
    choice->alternative_probabilities =
        arena_array(t->arena, count + 1, sizeof *choice->alternative_probabilities);
    if (!choice->alternatives || !choice->alternative_probabilities) {
        return false;
    }
    for (size_t i = 0; i < count && best[i] / total >= LEAST_ALTERNATIVE; i++) {
        choice->alternatives[i] = choice_element(in, nodes[i]);
        choice->alternative_probabilities[i] = (double)(best[i] / total);
        choice->alternative_count = i + 1;
    }
    return true;
}

/* Joins the right side of a condition with its left side. */
static void compare(struct trace *t, size_t sequence, struct plan_choice *choice,
                    const struct legal_slot *slot) {
    struct plan *plan = &t->plans[sequence];
    int filter = t->filters[sequence];
    choice->compared = (struct plan_element){ELEMENT_VALUE, -1};
    if (slot->comparison < 0) {
        return;
    }
    choice->operator_text = operator_name(slot->comparison);
    choice->filtered = true;
    if (!slot->right) {
        t->filters[sequence] = (int)plan->choice_count - 1;
    } else if (filter >= 0) {
        struct plan_choice *left = &plan->choices[filter];
        choice->compared = left->chosen;
        if (left->compared.index < 0) {
            left->compared = choice->chosen;
        }
    }
}

/* NULL, and the trace has failed, when out of memory. */
static struct plan_choice *add_choice(struct trace *t, size_t sequence, size_t node) {
    struct plan *plan = &t->plans[sequence];
    struct plan_choice *grown = arena_grow(t->arena, plan->choices, plan->choice_count,
                                           &t->capacities[sequence], sizeof *plan->choices);
    if (!grown) {
        t->failed = true;
        return NULL;
    }
    plan->choices = grown;
    struct plan_choice *choice = &plan->choices[plan->choice_count++];
    *choice = (struct plan_choice){.chosen = choice_element(t->e->input, node)};
    find_words(t, node, choice);
    return choice;
}

static void visit(void *context, size_t sequence, const struct legal_state *state, const float *steps) {
    struct trace *t = context;
    uint16_t action = t->sequences[sequence].actions[state->count];
    if (action == TOKEN_ID_SUB) {
        t->filters[sequence] = -1; /* what follows compares with nothing out here */
    }
    if (action < PLAN_TOKEN_COUNT || t->failed) {
        return;
    }
    int role = input_role(action);
    if (role >= 0 &&
        !add_choice(t, sequence, input_first_column(t->e->input) + (size_t)t->e->input->keys[role].from)) {
        return;
    }
    struct legal_slot slot = legal_slot(t->e->input, state);
    struct plan_choice *choice = add_choice(t, sequence, (size_t)input_plain(action) - PLAN_TOKEN_COUNT);
    if (!choice) {
        return;
    }
    choice->selected = slot.clause == CLAUSE_SELECT;
    choice->grouped = slot.clause == CLAUSE_GROUP;
    choice->ordered = slot.clause == CLAUSE_ORDER;
    choice->aggregate = aggregate_name(slot.aggregate);
    compare(t, sequence, choice, &slot);
    t->failed = !find_alternatives(t, state, steps, input_plain(action), choice);
}

csql_status choice_trace(const struct encoded *e, const struct search_options *options,
                         const struct sequence *sequences, struct plan *plans, size_t count,
                         const float *alignment, struct arena *arena) {
    struct trace t = {.e = e, .sequences = sequences, .plans = plans, .alignment = alignment, .arena = arena};
    t.capacities = arena_array(arena, count + 1, sizeof *t.capacities);
    t.filters = arena_array(arena, count + 1, sizeof *t.filters);
    if (!t.capacities || !t.filters) {
        return CSQL_NO_MEMORY;
    }
    memset(t.filters, -1, count * sizeof *t.filters);
    bool followed = search_follow(e, options, sequences, count, arena, visit, &t);
    return followed && !t.failed ? CSQL_OK : CSQL_NO_MEMORY;
}
