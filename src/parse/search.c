#include "parse/search.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* An action that is less likely than this, in nats, is not taken. */
#define LEAST_LIKELY (-16.0f)

/* ---- what may follow ---- */

static enum grammar_pointer pointer_to(const struct parse_input *in, size_t node) {
    size_t index = 0;
    switch (input_node(in, node, &index)) {
    case NODE_TABLE:
        return POINT_TABLE;
    case NODE_COLUMN:
        return POINT_COLUMN;
    case NODE_MISSING:
        return POINT_MISSING;
    default:
        return POINT_VALUE;
    }
}

static void apply_steer(const struct search_steer *steer, size_t tokens, float *p) {
    if (steer->settled < 0) {
        for (size_t i = 0; i < steer->excluded_count; i++) {
            p[tokens + steer->excluded[i]] = 0;
        }
        return;
    }
    for (size_t i = 0; i < steer->excluded_count; i++) {
        float *excluded = &p[tokens + steer->excluded[i]];
        p[tokens + (size_t)steer->settled] += *excluded;
        *excluded = 0;
    }
}

void search_log_probabilities(const struct encoded *e, const struct grammar *grammar,
                              const struct search_options *options, uint8_t symbol, const float *logits,
                              float *out) {
    const size_t tokens = grammar->token_count, actions = tokens + e->count;
    bool points[POINTERS];
    size_t allowed = 0;
    for (size_t p = 0; p < POINTERS; p++) {
        points[p] = grammar_rule_of(grammar, symbol, tokens + p) != NULL;
    }
    /* what is allowed is packed, weighed, and put back from the end */
    for (size_t a = 0; a < actions; a++) {
        if (a < tokens ? grammar_rule_of(grammar, symbol, a) != NULL
                       : points[pointer_to(e->input, a - tokens)]) {
            out[allowed++] = logits[a];
        }
    }
    kernel_softmax(out, allowed);
    for (size_t a = actions; a-- > 0;) {
        const bool may = a < tokens ? grammar_rule_of(grammar, symbol, a) != NULL
                                    : points[pointer_to(e->input, a - tokens)];
        const float p = may ? out[--allowed] : 0;
        out[a] = p;
    }
    for (size_t i = 0; i < options->steer_count; i++) {
        apply_steer(&options->steers[i], tokens, out);
    }
    for (size_t a = 0; a < actions; a++) {
        out[a] = out[a] > 0 ? (float)log((double)out[a]) : -INFINITY;
    }
}

/* The grammar's action of one of the search's: pointers by what they point to. */
static size_t grammar_action(const struct encoded *e, const struct grammar *grammar, uint16_t action) {
    return action < grammar->token_count
               ? action
               : grammar->token_count + (size_t)pointer_to(e->input, action - grammar->token_count);
}

/* ---- hypotheses ---- */

struct hypothesis {
    struct decode_row row;
    struct grammar_stack stack;
    uint16_t actions[DECODE_MAX_ACTIONS];
    uint8_t count;
    int column; /* the input's column that was pointed to last, or -1 */
    float score;
};

struct step {
    uint16_t parent, action;
    float score;
};

static int by_score(const void *a, const void *b) {
    const struct step *x = a, *y = b;
    if (x->score != y->score) {
        return x->score > y->score ? -1 : 1;
    }
    return x->parent != y->parent ? (x->parent > y->parent) - (x->parent < y->parent)
                                  : (x->action > y->action) - (x->action < y->action);
}

/* A category is a value of its own column alone. */
static bool fits(const struct encoded *e, const struct grammar *grammar, const struct hypothesis *h,
                 uint16_t action) {
    size_t index = 0;
    if (action < grammar->token_count ||
        input_node(e->input, action - grammar->token_count, &index) != NODE_CATEGORY) {
        return true;
    }
    return e->input->categories[index].column == h->column;
}

/* Takes an action; false if the grammar, or the room, does not allow it. */
static bool advance(const struct encoded *e, const struct grammar *grammar, struct hypothesis *h,
                    uint16_t action) {
    if (h->count == DECODE_MAX_ACTIONS - 1 || !fits(e, grammar, h, action) ||
        !grammar_step(grammar, &h->stack, grammar_action(e, grammar, action))) {
        return false;
    }
    size_t index = 0;
    if (action >= grammar->token_count &&
        input_node(e->input, action - grammar->token_count, &index) == NODE_COLUMN) {
        h->column = (int)index;
    }
    h->actions[h->count++] = action;
    h->row.previous = action;
    h->row.symbol = h->stack.count > 0 ? grammar_expected(&h->stack) : 0;
    return true;
}

static void begin(const struct grammar *grammar, struct hypothesis *h) {
    *h = (struct hypothesis){.column = -1};
    grammar_start(grammar, &h->stack);
    h->row.previous = DECODE_BEGINNING;
    h->row.symbol = grammar_expected(&h->stack);
}

/* Keeps a complete hypothesis among the best, which stay sorted. */
static void keep(const struct hypothesis *h, struct sequence *out, size_t room, size_t *count) {
    size_t at = *count;
    while (at > 0 && out[at - 1].score < h->score) {
        at--;
    }
    if (at == room) {
        return;
    }
    *count += *count < room;
    for (size_t i = *count - 1; i > at; i--) {
        out[i] = out[i - 1];
    }
    out[at] = (struct sequence){.count = h->count, .score = h->score};
    memcpy(out[at].actions, h->actions, h->count * sizeof *h->actions);
}

/* The likeliest steps of all hypotheses, best first: at most `most`. */
static size_t grow(const struct encoded *e, const struct grammar *grammar,
                   const struct search_options *options, const struct hypothesis *beam, size_t count,
                   const float *scores, float *logs, struct step *steps, size_t most) {
    const size_t actions = grammar->token_count + e->count;
    size_t made = 0;
    for (size_t i = 0; i < count; i++) {
        search_log_probabilities(e, grammar, options, beam[i].row.symbol, scores + i * actions, logs);
        for (size_t a = 0; a < actions; a++) {
            if (logs[a] < LEAST_LIKELY ||
                (made == most && beam[i].score + logs[a] <= steps[most - 1].score)) {
                continue;
            }
            const struct step step = {(uint16_t)i, (uint16_t)a, beam[i].score + logs[a]};
            size_t at = made < most ? made++ : most - 1;
            while (at > 0 && by_score(&step, &steps[at - 1]) < 0) {
                steps[at] = steps[at - 1];
                at--;
            }
            steps[at] = step;
        }
    }
    return made;
}

bool search_beam(const struct encoded *e, const struct grammar *grammar, const struct search_options *options,
                 struct arena *arena, struct sequence *out, size_t room, size_t *count) {
    const size_t width = options->width, actions = grammar->token_count + e->count, most = 3 * width;
    struct hypothesis *beam = arena_array(arena, width, sizeof *beam);
    struct hypothesis *next = arena_array(arena, width, sizeof *next);
    struct decode_row *rows = arena_array(arena, width, sizeof *rows);
    struct step *steps = arena_array(arena, most + 1, sizeof *steps);
    float *scores = arena_array(arena, width * actions, sizeof *scores);
    float *logs = arena_array(arena, actions, sizeof *logs);
    uint16_t entries[SEARCH_MAX_WIDTH];
    struct decoder decoder;
    *count = 0;
    if (!beam || !next || !rows || !steps || !scores || !logs || !decoder_new(e, width, arena, &decoder)) {
        return false;
    }
    size_t alive = 1;
    begin(grammar, &beam[0]);
    while (alive > 0 && !(*count >= width && out[width - 1].score >= beam[0].score)) {
        for (size_t i = 0; i < alive; i++) {
            rows[i] = beam[i].row;
        }
        if (!decoder_step(&decoder, rows, alive, entries, scores)) {
            break;
        }
        const size_t made = grow(e, grammar, options, beam, alive, scores, logs, steps, most);
        size_t grown = 0;
        for (size_t i = 0; i < made && grown < width; i++) {
            struct hypothesis *h = &next[grown];
            *h = beam[steps[i].parent];
            h->row.path[h->row.steps++] = entries[steps[i].parent];
            h->score = steps[i].score;
            if (!advance(e, grammar, h, steps[i].action)) {
                continue;
            }
            if (h->stack.count == 0) {
                keep(h, out, room, count);
            } else {
                grown++;
            }
        }
        struct hypothesis *spare = beam;
        beam = next;
        next = spare;
        alive = grown;
    }
    return true;
}

/* ---- branches ---- */

#define BRANCH_LEAST (-6.0f) /* log probability from which another element is tried */

/* Elements that may take the place of one that the sequence points to, the likeliest first. */
struct branching {
    const struct encoded *e;
    const struct grammar *grammar;
    const struct sequence *best;
    struct step *steps; /* parent: the place in the sequence */
    size_t count, most;
};

static void consider(void *context, size_t sequence, size_t step, uint8_t symbol, const float *logs) {
    struct branching *b = context;
    const size_t tokens = b->grammar->token_count;
    const uint16_t chosen = b->best->actions[step];
    (void)sequence;
    (void)symbol;
    if (chosen < tokens) {
        return;
    }
    const enum grammar_pointer kind = pointer_to(b->e->input, chosen - tokens);
    for (size_t node = 0; node < b->e->count && kind != POINT_VALUE; node++) {
        const enum grammar_pointer other = pointer_to(b->e->input, node);
        const bool alike = other == kind || (kind == POINT_COLUMN && other == POINT_MISSING);
        const struct step made = {(uint16_t)step, (uint16_t)(tokens + node), logs[tokens + node]};
        if (!alike || made.action == chosen || made.score < BRANCH_LEAST ||
            (b->count == b->most && by_score(&b->steps[b->most - 1], &made) <= 0)) {
            continue;
        }
        size_t at = b->count < b->most ? b->count++ : b->most - 1;
        for (; at > 0 && by_score(&made, &b->steps[at - 1]) < 0; at--) {
            b->steps[at] = b->steps[at - 1];
        }
        b->steps[at] = made;
    }
}

/* The action that a branch takes: the sequence's, the other one, then the likeliest. */
static uint16_t branch_action(const struct branching *b, const struct hypothesis *h,
                              const struct step *branch, const float *logs, size_t actions) {
    if (h->count < branch->parent) {
        return b->best->actions[h->count];
    }
    if (h->count == branch->parent) {
        return branch->action;
    }
    size_t likeliest = 0;
    for (size_t a = 1; a < actions; a++) {
        likeliest = logs[a] > logs[likeliest] && fits(b->e, b->grammar, h, (uint16_t)a) ? a : likeliest;
    }
    return (uint16_t)likeliest;
}

bool search_branches(const struct encoded *e, const struct grammar *grammar,
                     const struct search_options *options, const struct sequence *best, struct arena *arena,
                     struct sequence *out, size_t room, size_t *count) {
    const size_t actions = grammar->token_count + e->count;
    struct branching b = {.e = e, .grammar = grammar, .best = best, .most = room};
    struct hypothesis *all = arena_array(arena, room + 1, sizeof *all);
    struct decode_row *rows = arena_array(arena, room + 1, sizeof *rows);
    size_t *of = arena_array(arena, room + 1, sizeof *of);
    bool *dead = arena_array(arena, room + 1, sizeof *dead);
    uint16_t *entries = arena_array(arena, room + 1, sizeof *entries);
    float *scores = arena_array(arena, (room + 1) * actions, sizeof *scores);
    float *logs = arena_array(arena, actions, sizeof *logs);
    struct decoder decoder;
    b.steps = arena_array(arena, room + 1, sizeof *b.steps);
    *count = 0;
    if (!all || !rows || !of || !dead || !entries || !scores || !logs || !b.steps ||
        !search_follow(e, grammar, options, best, 1, arena, consider, &b) ||
        !decoder_new(e, room + 1, arena, &decoder)) {
        return false;
    }
    for (size_t i = 0; i < b.count; i++) {
        begin(grammar, &all[i]);
    }
    for (;;) {
        size_t alive = 0;
        for (size_t i = 0; i < b.count; i++) {
            if (!dead[i]) {
                rows[alive] = all[i].row;
                of[alive++] = i;
            }
        }
        if (alive == 0 || !decoder_step(&decoder, rows, alive, entries, scores)) {
            return true;
        }
        for (size_t k = 0; k < alive; k++) {
            struct hypothesis *h = &all[of[k]];
            search_log_probabilities(e, grammar, options, h->row.symbol, scores + k * actions, logs);
            const uint16_t action = branch_action(&b, h, &b.steps[of[k]], logs, actions);
            h->score += logs[action];
            h->row.path[h->row.steps++] = entries[k];
            dead[of[k]] = !advance(e, grammar, h, action) || h->stack.count == 0;
            if (dead[of[k]] && h->stack.count == 0 && h->score > -INFINITY) {
                keep(h, out, room, count);
            }
        }
    }
}

bool search_follow(const struct encoded *e, const struct grammar *grammar,
                   const struct search_options *options, const struct sequence *sequences, size_t count,
                   struct arena *arena, search_visit visit, void *context) {
    const size_t actions = grammar->token_count + e->count;
    struct hypothesis *all = arena_array(arena, count + 1, sizeof *all);
    struct decode_row *rows = arena_array(arena, count + 1, sizeof *rows);
    size_t *of = arena_array(arena, count + 1, sizeof *of);
    uint16_t *entries = arena_array(arena, count + 1, sizeof *entries);
    float *scores = arena_array(arena, (count + 1) * actions, sizeof *scores);
    float *logs = arena_array(arena, actions, sizeof *logs);
    struct decoder decoder;
    if (!all || !rows || !of || !entries || !scores || !logs || !decoder_new(e, count + 1, arena, &decoder)) {
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        begin(grammar, &all[i]);
    }
    for (size_t step = 0;; step++) {
        size_t alive = 0;
        for (size_t i = 0; i < count; i++) {
            if (step < sequences[i].count) {
                rows[alive] = all[i].row;
                of[alive++] = i;
            }
        }
        if (alive == 0 || !decoder_step(&decoder, rows, alive, entries, scores)) {
            return true;
        }
        for (size_t k = 0; k < alive; k++) {
            struct hypothesis *h = &all[of[k]];
            search_log_probabilities(e, grammar, options, h->row.symbol, scores + k * actions, logs);
            visit(context, of[k], step, h->row.symbol, logs);
            h->row.path[h->row.steps++] = entries[k];
            if (!advance(e, grammar, h, sequences[of[k]].actions[step])) {
                return true; /* no sequence of this grammar: nothing more to see */
            }
        }
    }
}
