#include "plan/plan.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "plan/calendar.h"
#include "plan/choice.h"
#include "plan/compose.h"
#include "plan/correct.h"
#include "plan/decode.h"
#include "plan/done.h"
#include "plan/evidence.h"
#include "plan/lacking.h"
#include "plan/often.h"
#include "plan/peer.h"
#include "plan/plain.h"
#include "plan/rank.h"
#include "plan/role_reading.h"
#include "plan/schema.h"
#include "plan/share.h"
#include "plan/totals.h"
#include "plan/variety.h"
#include "plan/vary.h"
#include "sql/sql.h"

#define FILE_NAME "plan.bin"
#define MAX_TOP 100
#define POOL_PER_WIDTH 3   /* complete sequences that are kept, times the beam's width */
#define MAX_MISSING 3      /* plans that point to the missing column */
#define TREES_VARIED 4     /* sequences whose other join trees are tried */
#define RANK_STEPS 2000000 /* VM steps of a run that is only for ranking */
#define RANK_ROWS 16
#define RANK_BYTES 65536
#define MAX_RUN 24 /* candidates that are run */

/* A candidate: a sequence with a choice of join trees. */
struct candidate {
    const struct sequence *sequence;
    struct sql_select *tree;
    const char *sql;
    struct rank_features features;
    double score;
    uint64_t rows; /* digest of what it gave, 0 if it was not run */
    bool missing, executed, empty;
};

/* What one question's planning shares. */
struct planning {
    const struct plan_model *model;
    struct db *db;
    const struct linked *linked;
    const struct plan_options *options;
    struct arena *arena;
    const struct embed *embed;
    struct plan_input input;
    struct encoded encoded;
    float *alignment; /* of the words to the nodes */
    struct search_options search;
    struct compose_context composing;
    struct cues cues;
    struct age age;
    struct absent absent;
    struct deed deed;
    struct evidence evidence;
    struct candidate *candidates;
    size_t count, capacity, missing;
};

csql_status plan_model_open(const char *directory, struct plan_model **out, csql_error *error) {
    *out = NULL;
    struct buffer path = buffer_new(4096);
    struct plan_model *model = calloc(1, sizeof *model);
    buffer_printf(&path, "%s/%s", directory, FILE_NAME);
    csql_status status = path.status;
    if (!model || status != CSQL_OK) {
        status = error_set(error, model ? status : CSQL_NO_MEMORY, "cannot open the planner's model");
    } else {
        status = network_open(buffer_text(&path), &model->network, error);
    }
    if (status == CSQL_OK && model && model->network.rank_weights &&
        model->network.rank_weight_count != RANK_FEATURE_COUNT + 1) {
        status = error_set(error, CSQL_BAD_DATA, "%s: tensor rank has another shape", FILE_NAME);
    }
    if (status == CSQL_OK && model) {
        status = role_names_open(directory, &model->roles, error);
    }
    buffer_free(&path);
    if (status != CSQL_OK) {
        plan_model_close(model);
        return status;
    }
    *out = model;
    return CSQL_OK;
}

void plan_model_close(struct plan_model *model) {
    if (model) {
        network_close(&model->network);
        role_names_free(model->roles);
        free(model);
    }
}

/* ---- what the dialogue has settled ---- */

/* The node of an element, or -1. */
static int node_of(const struct plan_input *in, struct plan_element element) {
    switch (element.kind) {
    case ELEMENT_TABLE:
        for (size_t i = 0; i < in->table_count; i++) {
            if (in->tables[i] == element.index) {
                return (int)(input_first_table(in) + i);
            }
        }
        return -1;
    case ELEMENT_COLUMN:
        return input_column(in, element.index) < 0
                   ? -1
                   : (int)input_first_column(in) + input_column(in, element.index);
    case ELEMENT_VALUE:
        return element.index >= 0 && (size_t)element.index < in->value_count
                   ? (int)input_first_value(in) + element.index
                   : -1;
    default:
        return (int)input_missing(in);
    }
}

static csql_status make_steers(struct planning *p) {
    const struct plan_options *options = p->options;
    struct steer *steers = arena_array(p->arena, options->settled_count + 1, sizeof *steers);
    if (!steers) {
        return CSQL_NO_MEMORY;
    }
    for (size_t i = 0; i < options->settled_count; i++) {
        const struct plan_settled *settled = &options->settled[i];
        uint16_t *excluded = arena_array(p->arena, settled->excluded_count + 1, sizeof *excluded);
        if (!excluded) {
            return CSQL_NO_MEMORY;
        }
        steers[i] = (struct steer){node_of(&p->input, settled->element), excluded, 0};
        for (size_t k = 0; k < settled->excluded_count; k++) {
            int node = node_of(&p->input, settled->excluded[k]);
            if (node >= 0 && node != steers[i].settled) {
                excluded[steers[i].excluded_count++] = (uint16_t)node;
            }
        }
    }
    p->search.steers = steers;
    p->search.steer_count = options->settled_count;
    return CSQL_OK;
}

/* Settled tables and columns that the sequence points to; a column speaks for its table too. */
static size_t settled_used(const struct planning *p, const struct sequence *sequence) {
    const struct plan_input *in = &p->input;
    size_t used = 0;
    for (size_t s = 0; s < p->search.steer_count; s++) {
        int node = p->search.steers[s].settled;
        size_t index, target;
        bool found = false;
        for (size_t i = 0; i < sequence->count && node >= 0 && !found; i++) {
            if (sequence->actions[i] < PLAN_TOKEN_COUNT) {
                continue;
            }
            size_t at = (size_t)input_plain(sequence->actions[i]) - PLAN_TOKEN_COUNT;
            found = at == (size_t)node || (input_node(in, at, &index) == NODE_COLUMN &&
                                           input_node(in, (size_t)node, &target) == NODE_TABLE &&
                                           in->columns[index].table == (int)target);
        }
        used += found;
    }
    return used;
}

/* ---- candidates ---- */

/* Literals of the question that no pointer of the sequence covers: quoted ones, numbers, stored values. */
static size_t unused_values(const struct planning *p, const struct sequence *sequence) {
    const struct plan_input *in = &p->input;
    bool covered[LINK_MAX_WORDS] = {false};
    size_t unused = 0, index;
    for (size_t i = 0; i < sequence->count; i++) {
        if (legal_kind(in, sequence->actions[i], &index) == ACTION_VALUE) {
            for (size_t w = in->values[index].first; w < in->values[index].last; w++) {
                covered[w] = true;
            }
        }
    }
    for (size_t i = 0; i < in->value_count; i++) {
        const struct input_value *value = &in->values[i];
        bool telling =
            value->kind == LINK_QUOTED || value->kind == LINK_NUMBER ||
            (value->kind == LINK_TEXT && value->holder_count > 0 && value->holders[0].hold == HOLD_EXACT);
        for (size_t w = value->first; w < value->last; w++) {
            telling = telling && !covered[w];
        }
        for (size_t w = value->first; w < value->last && telling; w++) {
            covered[w] = true; /* shorter values within it are not counted again */
        }
        unused += telling;
    }
    return unused;
}

static bool uses_missing(const struct plan_input *in, const struct sequence *sequence) {
    for (size_t i = 0; i < sequence->count; i++) {
        if (sequence->actions[i] == PLAN_TOKEN_COUNT + input_missing(in)) {
            return true;
        }
    }
    return false;
}

static csql_status add_candidate(struct planning *p, const struct candidate *candidate) {
    struct candidate *grown =
        arena_grow(p->arena, p->candidates, p->count, &p->capacity, sizeof *p->candidates);
    if (!grown) {
        return CSQL_NO_MEMORY;
    }
    p->candidates = grown;
    p->candidates[p->count++] = *candidate;
    return CSQL_OK;
}

static void basic_features(const struct planning *p, const struct sequence *sequence,
                           struct rank_features *out) {
    out->at[RANK_LOG_PROBABILITY] = sequence->score;
    out->at[RANK_UNUSED_VALUES] = (float)unused_values(p, sequence);
    out->at[RANK_SETTLED] = (float)settled_used(p, sequence);
}

/* Composes one reading of a sequence; keeps it if it is new and can be prepared. */
static csql_status try_sequence(struct planning *p, const struct sequence *sequence,
                                const struct compose_choice *choice, struct composition *composition) {
    csql_status status = compose(&p->composing, sequence, choice, composition);
    if (status != CSQL_OK || !composition->tree) {
        return status;
    }
    struct candidate candidate = {.sequence = sequence, .tree = composition->tree};
    candidate.sql = sql_format(p->arena, composition->tree);
    if (!candidate.sql) {
        return CSQL_NO_MEMORY;
    }
    size_t known = 0;
    while (known < p->count &&
           (!p->candidates[known].sql || strcmp(p->candidates[known].sql, candidate.sql) != 0)) {
        known++;
    }
    if (known < p->count && p->candidates[known].sequence->score >= sequence->score) {
        return CSQL_OK;
    }
    status = sql_resolve(p->arena, p->linked->catalogue, composition->tree, NULL);
    if (status == CSQL_OK) {
        status = db_prepare(p->db, candidate.sql, NULL);
    }
    if (status != CSQL_OK) {
        return status == CSQL_NO_MEMORY ? status : CSQL_OK; /* not a query after all */
    }
    basic_features(p, sequence, &candidate.features);
    candidate.features.at[RANK_JOINS] = (float)composition->joins;
    candidate.features.at[RANK_INFERRED] = (float)composition->inferred;
    for (size_t i = 0; i < composition->block_count && choice; i++) {
        candidate.features.at[RANK_OTHER_TREE] += choice->tree[i] != 0;
        candidate.features.at[RANK_TREE_COST] += (float)composition->cost[i];
    }
    evidence_weigh(&p->evidence, sequence, composition, &candidate.features);
    if (known < p->count) {
        p->candidates[known] = candidate; /* the same query by a likelier way */
        return CSQL_OK;
    }
    return add_candidate(p, &candidate);
}

static csql_status add_sequence(struct planning *p, const struct sequence *sequence, bool vary) {
    struct composition first, other;
    if (uses_missing(&p->input, sequence)) {
        struct candidate candidate = {.sequence = sequence, .missing = true};
        basic_features(p, sequence, &candidate.features);
        return p->missing++ < MAX_MISSING ? add_candidate(p, &candidate) : CSQL_OK;
    }
    csql_status status = try_sequence(p, sequence, NULL, &first);
    for (size_t block = 0; vary && status == CSQL_OK && first.tree && block < first.block_count; block++) {
        for (size_t tree = 1; tree < first.trees[block] && status == CSQL_OK; tree++) {
            struct compose_choice choice = {.tree = {0}};
            choice.tree[block] = (uint8_t)tree;
            status = try_sequence(p, sequence, &choice, &other);
        }
    }
    return status;
}

/* ---- running candidates, for ranking ---- */

static bool cell_is_zero(const struct db_cell *cell) {
    return (cell->kind == CELL_INTEGER && cell->integer == 0) || (cell->kind == CELL_REAL && cell->real == 0);
}

static void read_result(const struct db_result *result, struct candidate *candidate) {
    size_t cells = result->row_count * result->column_count;
    bool nulls = cells > 0, zero = cells == 1 && cell_is_zero(&result->cells[0]);
    for (size_t i = 0; i < cells && nulls; i++) {
        nulls = result->cells[i].kind == CELL_NULL;
    }
    candidate->executed = true;
    candidate->rows = variety_digest(result);
    candidate->empty = result->row_count == 0 || nulls;
    candidate->features.at[RANK_EMPTY] = result->row_count == 0 ? 1.0F : 0.0F;
    candidate->features.at[RANK_NULLS] = nulls ? 1.0F : 0.0F;
    candidate->features.at[RANK_ZERO] = zero ? 1.0F : 0.0F;
}

static csql_status run_candidate(struct planning *p, struct candidate *candidate) {
    const struct db_limits limits = {.steps = RANK_STEPS, .rows = RANK_ROWS, .cells_bytes = RANK_BYTES};
    struct db_result result;
    struct arena *arena = arena_new();
    if (!arena) {
        return CSQL_NO_MEMORY;
    }
    csql_status status = db_execute(p->db, arena, candidate->sql, &limits, &result, NULL);
    if (status == CSQL_OK) {
        read_result(&result, candidate);
    } else {
        candidate->features.at[RANK_FAILED] = 1.0F;
    }
    arena_free(arena);
    return status == CSQL_INTERRUPTED || status == CSQL_NO_MEMORY ? status : CSQL_OK;
}

/* ---- ranking ---- */

static int by_score(const void *a, const void *b) {
    const struct candidate *x = a, *y = b;
    if (x->score != y->score) {
        return x->score > y->score ? -1 : 1;
    }
    return x->sql && y->sql ? strcmp(x->sql, y->sql) : (x->sql != NULL) - (y->sql != NULL);
}

static void score_candidates(struct planning *p) {
    for (size_t i = 0; i < p->count; i++) {
        p->candidates[i].score = rank_score(&p->candidates[i].features, p->model->network.rank_weights);
    }
    if (p->count) {
        qsort(p->candidates, p->count, sizeof *p->candidates, by_score);
    }
}

/* What points to the missing column cannot be composed, so nothing of it can be weighed: it takes the
 * evidence of the likeliest candidate that can, which leaves the ratio of the two as the network has it. */
static void weigh_missing(struct planning *p) {
    const struct candidate *likeliest = NULL;
    for (size_t i = 0; i < p->count; i++) {
        const struct candidate *candidate = &p->candidates[i];
        if (!candidate->missing && (!likeliest || candidate->sequence->score > likeliest->sequence->score)) {
            likeliest = candidate;
        }
    }
    for (size_t i = 0; i < p->count && likeliest; i++) {
        for (size_t f = RANK_FIRST_EVIDENCE; f < RANK_FEATURE_COUNT && p->candidates[i].missing; f++) {
            p->candidates[i].features.at[f] = likeliest->features.at[f];
        }
    }
}

static csql_status run_candidates(struct planning *p) {
    csql_status status = CSQL_OK;
    score_candidates(p);
    for (size_t i = 0, run = 0; i < p->count && run < MAX_RUN && status == CSQL_OK; i++) {
        if (p->candidates[i].sql) {
            status = run_candidate(p, &p->candidates[i]);
            run++;
        }
    }
    return status;
}

/* Varies the best candidate on purpose. */
static csql_status vary_best(struct planning *p) {
    struct sequence *varied = arena_array(p->arena, VARY_MOST, sizeof *varied);
    if (!varied) {
        return CSQL_NO_MEMORY;
    }
    score_candidates(p);
    size_t made =
        p->count && p->candidates[0].sql ? vary_sequence(&p->input, p->candidates[0].sequence, varied) : 0;
    csql_status status = CSQL_OK;
    for (size_t i = 0; i < made && status == CSQL_OK; i++) {
        size_t before = p->count;
        if (shape_stands(&p->input, &varied[i])) {
            status = add_sequence(p, &varied[i], false);
        }
        if (status == CSQL_OK && p->count > before && p->options->execute) {
            status = run_candidate(p, &p->candidates[before]);
        }
    }
    return status;
}

/* The network's probability of all that was not found: distinct sequences' probabilities, taken from one. */
static double rest_of(const struct sequence *sequences, size_t count) {
    double rest = 1;
    for (size_t i = 0; i < count; i++) {
        rest -= exp((double)sequences[i].score);
    }
    return rest;
}

/* ---- the whole ---- */

/* Adds the sequences that are not there yet; of two scores the better is kept. */
static void merge(struct sequence *all, size_t *count, const struct sequence *more, size_t more_count) {
    for (size_t i = 0; i < more_count; i++) {
        bool known = false;
        for (size_t k = 0; k < *count && !known; k++) {
            known = shape_same(&all[k], &more[i]);
            all[k].score = known ? fmaxf(all[k].score, more[i].score) : all[k].score;
        }
        if (!known) {
            all[(*count)++] = more[i];
        }
    }
}

static struct wording wording_of(const struct planning *p) {
    return (struct wording){p->arena, p->embed,   &p->input, p->linked,
                            &p->cues, &p->absent, &p->deed,  p->model->roles};
}

/* Rewrites what the words contradict; of equal sequences the likelier one is kept. */
static void rewrite_plainly(const struct planning *p, struct sequence *all, size_t *count) {
    const struct wording wording = wording_of(p);
    size_t total = plain_correct(&wording, &p->search, all, *count), made = total - *count;
    const struct sequence *rewritten = all + *count;
    for (size_t i = 0; i < made; i++) {
        struct sequence next = rewritten[i];
        merge(all, count, &next, 1); /* writes no further than the one that is read */
    }
}

/* Beam search, its best sequences with their comparisons put right, and branches of the best. */
static csql_status find_sequences(struct planning *p, struct sequence **out, size_t *count) {
    size_t room = p->search.width * POOL_PER_WIDTH, made = 0;
    struct sequence *found = arena_array(p->arena, 2 * (2 * room + CORRECT_MAX), sizeof *found);
    struct sequence *more = arena_array(p->arena, room + CORRECT_MAX, sizeof *more);
    if (!found || !more || !search_beam(&p->encoded, &p->search, p->arena, found, room, count)) {
        return CSQL_NO_MEMORY;
    }
    *out = found;
    if (!correct_sequences(&p->encoded, &p->search, p->linked, &p->age, &p->absent, found, *count, p->arena,
                           more, &made)) {
        return CSQL_NO_MEMORY;
    }
    merge(found, count, more, made);
    if (p->options->diverse && *count > 0) {
        if (!search_branches(&p->encoded, &p->search, &found[0], p->arena, more, room, &made)) {
            return CSQL_NO_MEMORY;
        }
        merge(found, count, more, made);
    }
    rewrite_plainly(p, found, count);
    return CSQL_OK;
}

/* Probabilities of the candidates, of what gives the same rows too, and the order in which they go out. */
struct outcome {
    double *scores, *probabilities, *agreed;
    uint64_t *rows;
    size_t *order;
};

static bool weigh_outcome(const struct planning *p, double rest, struct outcome *out) {
    out->scores = arena_array(p->arena, p->count + 1, sizeof *out->scores);
    out->probabilities = arena_array(p->arena, p->count + 1, sizeof *out->probabilities);
    out->agreed = arena_array(p->arena, p->count + 1, sizeof *out->agreed);
    out->rows = arena_array(p->arena, p->count + 1, sizeof *out->rows);
    out->order = arena_array(p->arena, p->count + 1, sizeof *out->order);
    if (!out->scores || !out->probabilities || !out->agreed || !out->rows || !out->order) {
        return false;
    }
    for (size_t i = 0; i < p->count; i++) {
        out->scores[i] = p->candidates[i].score;
        out->rows[i] = p->candidates[i].rows;
    }
    rank_probabilities(out->scores, p->count, rest, p->model->network.rank_weights, out->probabilities);
    variety_agreed(out->rows, out->probabilities, p->count, out->agreed);
    for (size_t i = 0; i < p->count; i++) {
        out->rows[i] = variety_meaning(p->arena, p->linked->catalogue, out->rows[i], p->candidates[i].tree);
    }
    variety_order(out->rows, p->count, out->order);
    return true;
}

static csql_status hand_out(struct planning *p, double rest, struct plans *out) {
    size_t top = p->options->top ? p->options->top : PLAN_DEFAULT_TOP;
    struct outcome outcome = {0};
    top = top < MAX_TOP ? top : MAX_TOP;
    top = top < p->count ? top : p->count;
    struct sequence *sequences = arena_array(p->arena, top + 1, sizeof *sequences);
    out->at = arena_array(p->arena, top + 1, sizeof *out->at);
    if (!sequences || !out->at || !weigh_outcome(p, rest, &outcome)) {
        return CSQL_NO_MEMORY;
    }
    for (size_t i = 0; i < top; i++) {
        const struct candidate *candidate = &p->candidates[outcome.order[i]];
        sequences[i] = *candidate->sequence;
        out->at[i] = (struct plan){.sql = candidate->sql,
                                   .tree = candidate->tree,
                                   .score = outcome.probabilities[outcome.order[i]],
                                   .agreed = outcome.agreed[outcome.order[i]],
                                   .log_probability = (double)candidate->sequence->score,
                                   .missing = candidate->missing,
                                   .executed = candidate->executed,
                                   .empty = candidate->empty,
                                   .features = candidate->features.at,
                                   .feature_count = RANK_FEATURE_COUNT};
    }
    out->count = top;
    return choice_trace(&p->encoded, &p->search, sequences, out->at, top, p->alignment, p->arena);
}

/* The words' alignment to tables, columns and the missing column, and their tags. */
static csql_status hand_out_words(struct planning *p, struct plans *out) {
    const struct plan_input *in = &p->input;
    size_t first = input_first_table(in), width = p->encoded.count - first;
    size_t words = p->linked->word_count;
    const float *whole = p->alignment, *tags = encoded_tags(&p->encoded, p->arena);
    out->alignment = arena_array(p->arena, words * width + 1, sizeof *out->alignment);
    out->word_tags = arena_array(p->arena, words * PLAN_TAGS + 1, sizeof *out->word_tags);
    if (!tags || !out->alignment || !out->word_tags) {
        return CSQL_NO_MEMORY;
    }
    for (size_t i = 0; i < in->word_count; i++) {
        memcpy(out->alignment + i * width, whole + i * p->encoded.count + first, width * sizeof *whole);
        memcpy(out->word_tags + i * PLAN_TAGS, tags + i * PLAN_TAGS, PLAN_TAGS * sizeof *tags);
    }
    return CSQL_OK;
}

/* Words that name a role stand for its key, and those that measure rows by another for what is compared,
 * whatever the network, which knows neither, thinks of them. */
static void align_ruled(struct planning *p, const struct sequence *sequences, size_t count,
                        struct plans *out) {
    const struct wording wording = {.arena = p->arena,
                                    .embed = p->embed,
                                    .in = &p->input,
                                    .linked = p->linked,
                                    .cues = &p->cues,
                                    .roles = p->model->roles};
    const struct sequence *best = NULL;
    int columns[LINK_MAX_WORDS];
    for (size_t i = 0; i < count; i++) {
        if (shape_has_roles(&sequences[i]) && (!best || sequences[i].score > best->score)) {
            best = &sequences[i];
        }
    }
    if (count == 0 || p->linked->word_count > LINK_MAX_WORDS) {
        return;
    }
    bool ruled = role_words(&wording, best ? best : &sequences[0], columns) && best;
    for (size_t w = 0; w < p->linked->word_count && !ruled; w++) {
        columns[w] = -1;
    }
    bool peers = peer_words(&wording, &sequences[0], columns);
    bool dates = calendar_words(&wording, &sequences[0], columns);
    bool lacks = lacking_words(&wording, columns), often = often_words(&wording, columns);
    bool totals = false;
    for (size_t i = 0; i < count && !totals; i++) {
        totals = totals_words(&wording, &sequences[i], columns);
    }
    if (!ruled && !peers && !dates && !lacks && !often && !totals) {
        return;
    }
    out->settled = arena_array(p->arena, LINK_MAX_WORDS, sizeof *out->settled);
    for (size_t w = 0; w < p->input.word_count && out->settled; w++) {
        out->settled[w] = columns[w] >= 0;
        float *row = p->alignment + w * p->encoded.count;
        for (size_t n = 0; n < p->encoded.count && columns[w] >= 0; n++) {
            row[n] = n == input_first_column(&p->input) + (size_t)columns[w] ? 1.0F : 0.0F;
        }
    }
}

static csql_status plan_encoded(struct planning *p, struct plans *out) {
    struct sequence *sequences = NULL;
    size_t count = 0;
    p->alignment = encoded_alignment(&p->encoded, p->arena);
    if (!p->alignment || !age_read(p->arena, &p->input, p->linked, &p->cues, &p->age) ||
        !evidence_new(p->arena, p->linked, &p->input, &p->cues, &p->age, &p->absent, p->alignment,
                      &p->evidence)) {
        return CSQL_NO_MEMORY;
    }
    csql_status status = make_steers(p);
    status = status == CSQL_OK ? find_sequences(p, &sequences, &count) : status;
    align_ruled(p, sequences, count, out);
    status = status == CSQL_OK ? hand_out_words(p, out) : status;
    for (size_t i = 0; i < count && status == CSQL_OK; i++) {
        status = add_sequence(p, &sequences[i], i < TREES_VARIED);
    }
    weigh_missing(p);
    if (status == CSQL_OK && p->options->execute) {
        status = run_candidates(p);
    }
    status = status == CSQL_OK ? vary_best(p) : status;
    if (status != CSQL_OK) {
        return status;
    }
    score_candidates(p);
    return hand_out(p, rest_of(sequences, count), out);
}

csql_status plan_question(const struct plan_model *model, struct plan_schema *schema, struct db *db,
                          const struct linked *linked, const struct plan_options *options,
                          struct arena *arena, struct plans *out, csql_error *error) {
    static const struct plan_options defaults = {.top = 0};
    const float *const *items = NULL;
    struct planning p = {.model = model, .db = db, .linked = linked, .arena = arena};
    *out = (struct plans){.at = NULL};
    p.options = options ? options : &defaults;
    p.search.width = p.options->beam ? p.options->beam : PLAN_DEFAULT_BEAM;
    p.search.width = p.search.width < SEARCH_MAX_WIDTH ? p.search.width : SEARCH_MAX_WIDTH;
    if (linked->word_count == 0 || linked->table_count == 0) {
        return CSQL_OK;
    }
    p.embed = schema_embed(schema);
    csql_status status = CSQL_NO_MEMORY;
    if (input_from_linked(arena, schema_embed(schema), linked, &p.input)) {
        status = schema_items(schema, linked, arena, &items);
    }
    if (status == CSQL_OK && !encode_question(&model->network, &p.input, items, arena, &p.encoded)) {
        status = CSQL_NO_MEMORY;
    }
    cues_find(linked, &p.cues);
    if (status == CSQL_OK) {
        absent_read(arena, schema_embed(schema), &p.input, linked, &p.cues, &p.absent);
        const struct wording wording = wording_of(&p);
        done_read(&wording, &p.deed);
        out->tested_first = p.absent.count > 0 ? p.absent.first : p.deed.first;
        out->tested_last = p.absent.count > 0 ? p.absent.last : p.deed.last;
        p.composing = (struct compose_context){.db = db,
                                               .catalogue = linked->catalogue,
                                               .linked = linked,
                                               .input = &p.input,
                                               .cues = &p.cues,
                                               .settled = p.options->settled,
                                               .settled_count = p.options->settled_count,
                                               .arena = arena};
        status = plan_encoded(&p, out);
        status = status == CSQL_OK && linked->share ? share_of_plans(arena, linked, out) : status;
    }
    if (status != CSQL_OK) {
        *out = (struct plans){.at = NULL};
        return error_set(error, status, "cannot plan: %s", csql_status_text(status));
    }
    return CSQL_OK;
}
