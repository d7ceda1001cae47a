#include <math.h>
#include <string.h>

#include "plan/decode.h"

/* A continuation less likely than this is not looked at. */
#define LEAST_LOG_PROBABILITY (-20.0f)
/* A branch on another schema name is worth decoding from this probability on. */
#define LEAST_BRANCH_LOG_PROBABILITY (-6.9f) /* ln 0.001 */
#define BRANCHES_PER_STEP 3
/* What is so much less likely than the best sequence found, or the best one that is open, is let go. */
#define MOST_BEHIND 8.0F

static float log_add(float a, float b) {
    float high = a > b ? a : b, low = a > b ? b : a;
    return low == -INFINITY ? high : high + logf(1.0f + expf(low - high));
}

static void apply_steers(const struct plan_input *in, const struct grammar_set *set,
                         const struct search_options *options, float *out) {
    for (size_t s = 0; s < options->steer_count; s++) {
        const struct steer *steer = &options->steers[s];
        int to = steer->settled < 0 ? -1 : steer->settled + PLAN_TOKEN_COUNT;
        bool open = to >= 0 && legal_by_grammar(in, set, (uint16_t)to);
        for (size_t i = 0; i < steer->excluded_count; i++) {
            size_t from = (size_t)steer->excluded[i] + PLAN_TOKEN_COUNT;
            if (open) {
                out[to] = log_add(out[to], out[from]);
            }
            out[from] = -INFINITY;
        }
    }
}

void search_log_probabilities(const struct encoded *e, const struct grammar *grammar,
                              const struct search_options *options, const float *logits, float *out) {
    struct grammar_set set = grammar_allowed(grammar);
    size_t actions = PLAN_TOKEN_COUNT + e->count;
    float largest = -INFINITY;
    double total = 0;
    for (size_t i = 0; i < actions; i++) {
        bool allowed = legal_by_grammar(e->input, &set, (uint16_t)i);
        out[i] = allowed ? logits[i] : -INFINITY;
        largest = out[i] > largest ? out[i] : largest;
    }
    for (size_t i = 0; i < actions; i++) {
        if (out[i] > -INFINITY) {
            total += exp((double)(out[i] - largest));
        }
    }
    float sum = largest + (float)log(total);
    for (size_t i = 0; i < actions; i++) {
        out[i] -= sum; /* -infinity stays */
    }
    apply_steers(e->input, &set, options, out);
}

/* ---- beam search ---- */

struct candidate {
    size_t row;
    float score;
    uint16_t action;
};

/* Keeps the best `width` candidates, best first; of equals the earlier one. */
static void keep(struct candidate *best, size_t *count, size_t width, struct candidate candidate) {
    size_t at = *count;
    if (at == width && !(candidate.score > best[width - 1].score)) {
        return;
    }
    at = at < width ? (*count)++ : width - 1;
    for (; at > 0 && candidate.score > best[at - 1].score; at--) {
        best[at] = best[at - 1];
    }
    best[at] = candidate;
}

struct beam {
    const struct encoded *e;
    const struct search_options *options;
    struct decoder decoder;
    struct legal_state *states, *spare; /* of the rows */
    float *scores, *spare_scores;
    float *log_probabilities;
    size_t count;
    struct sequence *out;
    size_t room, found;
};

static bool beam_new(struct beam *b, const struct encoded *e, const struct search_options *options,
                     size_t width, struct arena *arena) {
    *b = (struct beam){.e = e, .options = options};
    b->states = arena_array(arena, width, sizeof *b->states);
    b->spare = arena_array(arena, width, sizeof *b->spare);
    b->scores = arena_array(arena, width, sizeof *b->scores);
    b->spare_scores = arena_array(arena, width, sizeof *b->spare_scores);
    b->log_probabilities = arena_array(arena, PLAN_TOKEN_COUNT + e->count, sizeof(float));
    return b->states && b->spare && b->scores && b->spare_scores && b->log_probabilities &&
           decoder_new(e, width, arena, &b->decoder);
}

static uint16_t last_action(const struct legal_state *state) {
    return state->count ? state->actions[state->count - 1] : TOKEN_ID_BOS;
}

static void step_rows(struct beam *b) {
    uint16_t previous[SEARCH_MAX_WIDTH];
    for (size_t i = 0; i < b->count; i++) {
        previous[i] = last_action(&b->states[i]);
    }
    decoder_step(&b->decoder, previous, b->count);
}

static bool admissible(const struct beam *b, const struct legal_state *state, uint16_t action) {
    return b->options->grammar_only || legal_action(b->e->input, state, action);
}

/* A sequence with this score is too far behind. */
static float least_score(const struct beam *b) {
    float best = b->scores[0];
    if (b->found && b->out[0].score > best) {
        best = b->out[0].score;
    }
    return best - MOST_BEHIND;
}

/* The best legal continuations of one row. */
static void continuations(struct beam *b, size_t row, size_t width, struct candidate *best, size_t *count) {
    const float *logits = b->decoder.logits + row * b->decoder.actions;
    float least = least_score(b);
    search_log_probabilities(b->e, &b->states[row].grammar, b->options, logits, b->log_probabilities);
    for (size_t i = 0; i < b->decoder.actions; i++) {
        float log_probability = b->log_probabilities[i], score = b->scores[row] + log_probability;
        bool useful = log_probability > LEAST_LOG_PROBABILITY && score > least &&
                      (*count < width || score > best[*count - 1].score);
        if (useful && admissible(b, &b->states[row], (uint16_t)i)) {
            keep(best, count, width, (struct candidate){row, score, (uint16_t)i});
        }
    }
}

static void finish(struct beam *b, const struct legal_state *state, float score) {
    size_t at = b->found;
    if (at == b->room && !(score > b->out[at - 1].score)) {
        return;
    }
    at = at < b->room ? b->found++ : b->room - 1;
    for (; at > 0 && score > b->out[at - 1].score; at--) {
        b->out[at] = b->out[at - 1];
    }
    b->out[at].score = score;
    b->out[at].count = state->count;
    memcpy(b->out[at].actions, state->actions, sizeof b->out[at].actions);
}

/* Makes the candidates the new rows; complete ones go out. */
static void advance(struct beam *b, const struct candidate *best, size_t count) {
    size_t from[SEARCH_MAX_WIDTH], rows = 0;
    for (size_t i = 0; i < count; i++) {
        struct legal_state *state = &b->spare[rows];
        *state = b->states[best[i].row];
        if (!legal_step(b->e->input, state, best[i].action)) {
            continue;
        }
        if (grammar_complete(&state->grammar)) {
            finish(b, state, best[i].score);
            continue;
        }
        b->spare_scores[rows] = best[i].score;
        from[rows++] = best[i].row;
    }
    decoder_gather(&b->decoder, from, rows);
    struct legal_state *states = b->states;
    float *scores = b->scores;
    b->states = b->spare;
    b->spare = states;
    b->scores = b->spare_scores;
    b->spare_scores = scores;
    b->count = rows;
}

/* Nothing that is still open can enter the full list of what is found: scores only fall. */
static bool settled(const struct beam *b, size_t width) {
    size_t wanted = width < b->room ? width : b->room;
    return b->found >= wanted && b->scores[0] <= b->out[wanted - 1].score;
}

static size_t width_of(const struct search_options *options) {
    return options->width == 0 ? 1 : options->width < SEARCH_MAX_WIDTH ? options->width : SEARCH_MAX_WIDTH;
}

bool search_beam(const struct encoded *e, const struct search_options *options, struct arena *arena,
                 struct sequence *out, size_t room, size_t *count) {
    size_t width = width_of(options);
    struct beam b;
    *count = 0;
    if (room == 0) {
        return true;
    }
    if (!beam_new(&b, e, options, width, arena)) {
        return false;
    }
    b.out = out;
    b.room = room;
    b.count = 1;
    legal_start(&b.states[0]);
    decoder_start(&b.decoder, 0);
    while (b.count && !settled(&b, width)) {
        struct candidate best[SEARCH_MAX_WIDTH];
        size_t found = 0;
        step_rows(&b);
        for (size_t row = 0; row < b.count; row++) {
            continuations(&b, row, width, best, &found);
        }
        advance(&b, best, found);
    }
    *count = b.found;
    return true;
}

/* ---- following given sequences ---- */

bool search_follow(const struct encoded *e, const struct search_options *options,
                   const struct sequence *sequences, size_t count, struct arena *arena, search_visit visit,
                   void *context) {
    for (size_t first = 0; first < count; first += SEARCH_MAX_WIDTH) {
        size_t rows = count - first < SEARCH_MAX_WIDTH ? count - first : SEARCH_MAX_WIDTH, longest = 0;
        struct beam b;
        if (!beam_new(&b, e, options, rows, arena)) {
            return false;
        }
        b.count = rows;
        for (size_t row = 0; row < rows; row++) {
            legal_start(&b.states[row]);
            decoder_start(&b.decoder, row);
            longest = sequences[first + row].count > longest ? sequences[first + row].count : longest;
        }
        for (size_t step = 0; step < longest; step++) {
            step_rows(&b);
            for (size_t row = 0; row < rows; row++) {
                const struct sequence *sequence = &sequences[first + row];
                if (step >= sequence->count) {
                    continue;
                }
                search_log_probabilities(e, &b.states[row].grammar, options,
                                         b.decoder.logits + row * b.decoder.actions, b.log_probabilities);
                visit(context, first + row, &b.states[row], b.log_probabilities);
                if (!legal_step(e->input, &b.states[row], sequence->actions[step])) {
                    return false;
                }
            }
        }
    }
    return true;
}

/* ---- branching on schema names ---- */

/* Seeds: prefixes of the best sequence with another element at their end. */
struct seeds {
    const struct encoded *e;
    const struct search_options *options;
    const struct sequence *best;
    float so_far; /* log probability of the prefix */
    struct {
        struct legal_state state;
        float score;
    } at[SEARCH_MAX_WIDTH];
    size_t count, room;
};

static bool is_schema(const struct plan_input *in, uint16_t action) {
    return action >= PLAN_TOKEN_COUNT && (size_t)action - PLAN_TOKEN_COUNT >= input_first_table(in);
}

static void add_seed(struct seeds *seeds, const struct legal_state *state, uint16_t action, float score) {
    size_t at = seeds->count;
    if (at == seeds->room && !(score > seeds->at[at - 1].score)) {
        return;
    }
    struct legal_state next = *state;
    if (!legal_step(seeds->e->input, &next, action)) {
        return;
    }
    at = at < seeds->room ? seeds->count++ : seeds->room - 1;
    for (; at > 0 && score > seeds->at[at - 1].score; at--) {
        seeds->at[at] = seeds->at[at - 1];
    }
    seeds->at[at].state = next;
    seeds->at[at].score = score;
}

static void collect_seeds(void *context, size_t sequence, const struct legal_state *state,
                          const float *log_probabilities) {
    struct seeds *seeds = context;
    uint16_t chosen = seeds->best->actions[state->count];
    (void)sequence;
    if (is_schema(seeds->e->input, chosen)) {
        struct candidate best[BRANCHES_PER_STEP];
        size_t count = 0, actions = PLAN_TOKEN_COUNT + seeds->e->count;
        for (size_t i = PLAN_TOKEN_COUNT; i < actions; i++) {
            if (i != chosen && log_probabilities[i] > LEAST_BRANCH_LOG_PROBABILITY &&
                is_schema(seeds->e->input, (uint16_t)i) &&
                legal_action(seeds->e->input, state, (uint16_t)i)) {
                keep(best, &count, BRANCHES_PER_STEP,
                     (struct candidate){0, log_probabilities[i], (uint16_t)i});
            }
        }
        for (size_t i = 0; i < count; i++) {
            add_seed(seeds, state, best[i].action, seeds->so_far + best[i].score);
        }
    }
    seeds->so_far += log_probabilities[chosen];
}

/* Every row begins with the whole of its seed's score: what is replayed costs nothing more. */
static void plant(struct beam *b, const struct seeds *seeds) {
    for (size_t row = 0; row < seeds->count; row++) {
        legal_start(&b->states[row]);
        decoder_start(&b->decoder, row);
        b->scores[row] = seeds->at[row].score;
    }
    b->count = seeds->count;
}

/* The next action of a row: the seed's while it lasts, then the best legal one. */
static bool next_action(struct beam *b, const struct seeds *seeds, size_t row, uint16_t *action) {
    const struct legal_state *seed = &seeds->at[row].state;
    if (b->states[row].count < seed->count) {
        *action = seed->actions[b->states[row].count];
        return true;
    }
    struct candidate best;
    size_t count = 0;
    continuations(b, row, 1, &best, &count);
    if (count) {
        *action = best.action;
        b->scores[row] = best.score;
    }
    return count != 0;
}

bool search_branches(const struct encoded *e, const struct search_options *options,
                     const struct sequence *best, struct arena *arena, struct sequence *out, size_t room,
                     size_t *count) {
    struct seeds *seeds = arena_alloc(arena, sizeof *seeds);
    struct beam b;
    bool done[SEARCH_MAX_WIDTH] = {false};
    *count = 0;
    if (!seeds || !beam_new(&b, e, options, SEARCH_MAX_WIDTH, arena)) {
        return false;
    }
    *seeds = (struct seeds){.e = e, .options = options, .best = best};
    seeds->room = room < SEARCH_MAX_WIDTH ? room : SEARCH_MAX_WIDTH;
    if (seeds->room == 0 || !search_follow(e, options, best, 1, arena, collect_seeds, seeds)) {
        return seeds->room == 0;
    }
    b.out = out;
    b.room = room;
    plant(&b, seeds);
    for (size_t left = b.count; left > 0;) {
        step_rows(&b);
        for (size_t row = 0; row < b.count; row++) {
            uint16_t action = 0;
            if (done[row]) {
                continue;
            }
            bool alive = next_action(&b, seeds, row, &action) && legal_step(e->input, &b.states[row], action);
            bool complete = alive && grammar_complete(&b.states[row].grammar);
            if (complete) {
                finish(&b, &b.states[row], b.scores[row]);
            }
            if (!alive || complete) {
                done[row] = true;
                left--;
            }
        }
    }
    *count = b.found;
    return true;
}
