#include "parse/choice.h"

#include <math.h>
#include <string.h>

#define LEAST_ALTERNATIVE 0.02F /* share of a step's elements from which one is reported */
#define MAX_ALTERNATIVES 16
#define LEAST_ALIGNMENT 0.2F /* below it no word stands for an element */
#define SPAN_SHARE 0.5F      /* words beside the best one belong to it from this share of its alignment on */

/* The other elements of a step. */
struct other_elements {
    uint16_t nodes[MAX_ALTERNATIVES];
    float shares[MAX_ALTERNATIVES];
    size_t count;
    float probability; /* of the chosen one */
};

struct trace {
    const struct encoded *e;
    const struct grammar *grammar;
    const struct sequence *sequences;
    struct other_elements *others; /* sequences x DECODE_MAX_ACTIONS */
    const float *alignment;
    struct arena *arena;
    bool failed;
};

static struct plan_element element_of(const struct parse_input *in, size_t node) {
    size_t index = 0;
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

/* Tables are alternatives of tables, columns of columns and of what is missing, values of values. */
static int family_of(const struct parse_input *in, size_t node) {
    size_t index = 0;
    switch (input_node(in, node, &index)) {
    case NODE_TABLE:
        return 0;
    case NODE_COLUMN:
    case NODE_MISSING:
        return 1;
    case NODE_VALUE:
        return 2;
    default:
        return 3; /* words and categories are no elements */
    }
}

static void visit(void *context, size_t sequence, size_t step, uint8_t symbol, const float *logs) {
    struct trace *t = context;
    const struct parse_input *in = t->e->input;
    const size_t tokens = t->grammar->token_count;
    const uint16_t chosen = t->sequences[sequence].actions[step];
    (void)symbol;
    if (chosen < tokens) {
        return;
    }
    struct other_elements *others = &t->others[sequence * DECODE_MAX_ACTIONS + step];
    const int family = family_of(in, chosen - tokens);
    float total = expf(logs[chosen]);
    for (size_t node = 0; node < t->e->count; node++) {
        const float log = logs[tokens + node];
        if (node == chosen - tokens || log == -INFINITY || family_of(in, node) != family) {
            continue;
        }
        const float probability = expf(log);
        total += probability;
        if (others->count == MAX_ALTERNATIVES && probability <= others->shares[others->count - 1]) {
            continue;
        }
        size_t at = others->count < MAX_ALTERNATIVES ? others->count++ : MAX_ALTERNATIVES - 1;
        for (; at > 0 && probability > others->shares[at - 1]; at--) {
            others->shares[at] = others->shares[at - 1];
            others->nodes[at] = others->nodes[at - 1];
        }
        others->shares[at] = probability;
        others->nodes[at] = (uint16_t)node;
    }
    total = total > 0 ? total : 1;
    others->probability = expf(logs[chosen]) / total;
    size_t kept = 0;
    for (; kept < others->count && others->shares[kept] / total >= LEAST_ALTERNATIVE; kept++) {
        others->shares[kept] /= total;
    }
    others->count = kept;
}

/* ---- choices ---- */

/* Where in a query the walk is. */
struct position {
    bool selected, grouped, ordered;
    const char *aggregate, *operator_text;
    int left; /* the choice that the right side of a comparison belongs to, or -1 */
    bool right;
};

struct builder {
    const struct trace *t;
    size_t sequence;
    struct plan *plan;
    size_t capacity;
    bool failed;
};

/* The words that stand for a node: the best aligned one with its neighbours. */
static void find_words(const struct trace *t, size_t node, struct plan_choice *choice) {
    const struct parse_input *in = t->e->input;
    if (choice->chosen.kind == ELEMENT_VALUE) {
        choice->first = in->linked->values[choice->chosen.index].first;
        choice->last = in->linked->values[choice->chosen.index].last;
        choice->alignment = 1;
        return;
    }
    size_t best = 0;
    const size_t side = t->e->count;
    for (size_t i = 1; i < in->word_count; i++) {
        best = t->alignment[i * side + node] > t->alignment[best * side + node] ? i : best;
    }
    const float peak = in->word_count ? t->alignment[best * side + node] : 0;
    choice->alignment = (double)peak;
    if (peak < LEAST_ALIGNMENT) {
        return;
    }
    const float least = peak * SPAN_SHARE > LEAST_ALIGNMENT ? peak * SPAN_SHARE : LEAST_ALIGNMENT;
    choice->first = best;
    choice->last = best + 1;
    while (choice->first > 0 && t->alignment[(choice->first - 1) * side + node] >= least) {
        choice->first--;
    }
    while (choice->last < in->word_count && t->alignment[choice->last * side + node] >= least) {
        choice->last++;
    }
}

static bool add_alternatives(struct builder *b, const struct query_node *node, struct plan_choice *choice) {
    const struct other_elements *others = &b->t->others[b->sequence * DECODE_MAX_ACTIONS + node->step];
    choice->probability = (double)others->probability;
    choice->alternatives = arena_array(b->t->arena, others->count + 1, sizeof *choice->alternatives);
    choice->alternative_probabilities =
        arena_array(b->t->arena, others->count + 1, sizeof *choice->alternative_probabilities);
    if (!choice->alternatives || !choice->alternative_probabilities) {
        return false;
    }
    for (size_t i = 0; i < others->count; i++) {
        choice->alternatives[i] = element_of(b->t->e->input, others->nodes[i]);
        choice->alternative_probabilities[i] = (double)others->shares[i];
    }
    choice->alternative_count = others->count;
    return true;
}

/* The number of the choice that was made of the pointer; -1 if it makes none. */
static int add_choice(struct builder *b, const struct query_node *node, const struct position *at) {
    if (node->kind == NODE_WORD || node->kind == NODE_CATEGORY || b->failed) {
        return -1;
    }
    struct plan *plan = b->plan;
    struct plan_choice *grown =
        arena_grow(b->t->arena, plan->choices, plan->choice_count, &b->capacity, sizeof *plan->choices);
    if (!grown) {
        b->failed = true;
        return -1;
    }
    plan->choices = grown;
    struct plan_choice *choice = &plan->choices[plan->choice_count++];
    const size_t input_node_number = (size_t)node->action - b->t->grammar->token_count;
    *choice = (struct plan_choice){.chosen = element_of(b->t->e->input, input_node_number),
                                   .selected = at->selected,
                                   .grouped = at->grouped,
                                   .ordered = at->ordered,
                                   .filtered = at->operator_text != NULL,
                                   .aggregate = at->aggregate,
                                   .operator_text = at->operator_text,
                                   .compared = {ELEMENT_VALUE, -1}};
    find_words(b->t, input_node_number, choice);
    b->failed = !add_alternatives(b, node, choice);
    if (at->right && at->left >= 0) {
        struct plan_choice *left = &plan->choices[at->left];
        choice->compared = left->chosen;
        if (left->compared.index < 0) {
            left->compared = choice->chosen;
        }
    }
    return (int)plan->choice_count - 1;
}

static const char *operator_of(enum grammar_known token) {
    static const struct {
        enum grammar_known token;
        const char *text;
    } names[] = {
        {TOKEN_EQ, "="},           {TOKEN_NE, "!="},     {TOKEN_GT, ">"},      {TOKEN_LT, "<"},
        {TOKEN_GE, ">="},          {TOKEN_LE, "<="},     {TOKEN_LIKE, "like"}, {TOKEN_CONTAINS, "like"},
        {TOKEN_STARTS, "like"},    {TOKEN_ENDS, "like"}, {TOKEN_GLOB, "like"}, {TOKEN_BETWEEN, "between"},
        {TOKEN_DURING, "between"}, {TOKEN_IN, "in"},     {TOKEN_AMONG, "in"},  {TOKEN_NOTIN, "not in"}};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (names[i].token == token) {
            return names[i].text;
        }
    }
    return NULL;
}

static const char *aggregate_of(const struct grammar *grammar, uint16_t action) {
    static const struct {
        const char *token, *name;
    } names[] = {{"COUNT", "count"}, {"COUNTD", "count"},  {"SUM", "sum"},       {"SUMD", "sum"},
                 {"AVG", "avg"},     {"AVGD", "avg"},      {"MIN", "min"},       {"MAX", "max"},
                 {"SUMIF", "sum"},   {"AVGIF", "avg"},     {"COUNTIF", "count"}, {"MINIF", "min"},
                 {"MAXIF", "max"},   {"COUNTDIF", "count"}};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (strcmp(names[i].token, grammar->tokens[action]) == 0) {
            return names[i].name;
        }
    }
    return NULL;
}

static const char *test_of(const struct grammar *grammar, uint16_t action) {
    const char *token = grammar->tokens[action];
    return strcmp(token, "ISNULL") == 0 || strcmp(token, "BLANK") == 0     ? "is null"
           : strcmp(token, "NOTNULL") == 0 || strcmp(token, "FILLED") == 0 ? "is not null"
                                                                           : NULL;
}

static void walk_query(struct builder *b, const struct query *q);

/* The first choice below the node, or -1. */
static int walk(struct builder *b, const struct query_node *node, struct position at) {
    if (node->pointer) {
        return add_choice(b, node, &at);
    }
    const char *aggregate = aggregate_of(b->t->grammar, node->action),
               *operator_text = operator_of(node->token);
    const char *test = test_of(b->t->grammar, node->action);
    at.aggregate = aggregate != NULL ? aggregate : at.aggregate;
    if (operator_text != NULL || test != NULL) {
        at.operator_text = operator_text != NULL ? operator_text : test;
        at.left = -1;
        at.right = false;
    }
    int first = -1;
    for (size_t i = 0; i < node->child_count; i++) {
        if (operator_text != NULL && i > 0) {
            at.left = first;
            at.right = true;
        }
        const int made = walk(b, node->children[i], at);
        first = first < 0 ? made : first;
    }
    at.left = first;
    at.right = operator_text != NULL;
    for (size_t i = 0; i < node->members.count; i++) {
        (void)walk(b, node->members.at[i], at);
    }
    for (size_t i = 0; node->window != NULL && i < node->window->by.count; i++) {
        (void)walk(b, node->window->by.at[i], (struct position){.grouped = true, .left = -1});
    }
    for (size_t i = 0; node->window != NULL && i < node->window->order.count; i++) {
        (void)walk(b, node->window->order.at[i].node, (struct position){.ordered = true, .left = -1});
    }
    if (node->query != NULL) {
        walk_query(b, node->query);
    }
    return first;
}

static void walk_list(struct builder *b, const struct query_list *list, struct position at) {
    for (size_t i = 0; i < list->count; i++) {
        (void)walk(b, list->at[i], at);
    }
}

static void walk_query(struct builder *b, const struct query *q) {
    for (; q != NULL; q = q->next) {
        for (size_t i = 0; i < q->derived_count; i++) {
            walk_query(b, q->derived[i]);
        }
        walk_list(b, &q->items, (struct position){.selected = true, .left = -1});
        walk_list(b, &q->where, (struct position){.left = -1});
        walk_list(b, &q->group, (struct position){.grouped = true, .left = -1});
        walk_list(b, &q->having, (struct position){.left = -1});
        for (size_t i = 0; i < q->order.count; i++) {
            (void)walk(b, q->order.at[i].node, (struct position){.ordered = true, .left = -1});
        }
    }
}

csql_status choice_trace(const struct encoded *e, const struct grammar *grammar,
                         const struct search_options *options, const struct sequence *sequences,
                         const struct query *const *trees, struct plan *plans, size_t count,
                         const float *alignment, struct arena *arena) {
    struct trace t = {
        .e = e, .grammar = grammar, .sequences = sequences, .alignment = alignment, .arena = arena};
    t.others = arena_array(arena, count * DECODE_MAX_ACTIONS + 1, sizeof *t.others);
    if (!t.others || !search_follow(e, grammar, options, sequences, count, arena, visit, &t)) {
        return CSQL_NO_MEMORY;
    }
    for (size_t i = 0; i < count; i++) {
        struct builder b = {.t = &t, .sequence = i, .plan = &plans[i]};
        if (trees[i] != NULL) {
            walk_query(&b, trees[i]);
        }
        if (b.failed) {
            return CSQL_NO_MEMORY;
        }
    }
    return CSQL_OK;
}
