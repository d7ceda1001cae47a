#include "parse/plan.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "parse/change.h"
#include "parse/choice.h"
#include "parse/compose.h"
#include "parse/encode_cache.h"
#include "parse/evidence.h"
#include "parse/rank.h"
#include "parse/search.h"
#include "parse/variety.h"
#include "sql/sql.h"
#include "text/period.h"

#define LEAST_LOG 6.0 /* logs of ratios are cut off here */
#define MAX_TOP 100
#define POOL_PER_WIDTH 2   /* complete sequences that are kept, times the beam's width */
#define MAX_BRANCHES 16    /* sequences that differ in one name from the best */
#define MAX_MISSING 3      /* plans that point to the missing column */
#define RANK_STEPS 2000000 /* VM steps of a run that is only for ranking */
#define RANK_ROWS 16
#define RANK_BYTES 65536
#define MAX_RUN 16 /* candidates that are run */

struct plan_model {
    struct grammar *grammar;
    struct parse_network network;
    struct rank_weights alone, after; /* of questions by themselves, and of later turns */
};

struct plan_schema {
    const struct plan_model *model;
    const struct embed *embed;
    struct input_schema *input;
    struct encode_cache *encoded;
    size_t searched; /* the work of encoding the questions that were searched for, were each encoded */
};

struct candidate {
    const struct sequence *sequence;
    const struct query *query;
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
    const struct rank_weights *weights;
    struct db *db;
    const struct linked *linked;
    const struct plan_options *options;
    struct arena *arena;
    struct parse_input input;
    struct encoded encoded;
    float *alignment;          /* probabilities, words x nodes */
    struct sql_select *before; /* of options->before, resolved; or NULL */
    struct search_options search;
    struct literal_context literals;
    struct evidence evidence;
    struct candidate *candidates;
    size_t count, capacity, missing;
};

csql_status plan_model_open(const char *directory, struct plan_model **out, csql_error *error) {
    struct plan_model *model = calloc(1, sizeof *model);
    *out = NULL;
    if (model == NULL) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    csql_status status = grammar_open(directory, &model->grammar, error);
    status = status == CSQL_OK ? rank_open(directory, &model->alone, &model->after, error) : status;
    status =
        status == CSQL_OK ? parse_network_open(directory, model->grammar, &model->network, error) : status;
    if (status != CSQL_OK) {
        plan_model_close(model);
        return status;
    }
    *out = model;
    return CSQL_OK;
}

void plan_model_close(struct plan_model *model) {
    if (model != NULL) {
        parse_network_close(&model->network);
        grammar_free(model->grammar);
        free(model);
    }
}

csql_status plan_schema_new(const struct plan_model *model, const struct embed *embed,
                            const struct link_schema *links, struct db *db, struct plan_schema **out,
                            csql_error *error) {
    struct plan_schema *schema = calloc(1, sizeof *schema);
    *out = NULL;
    if (schema == NULL) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    schema->model = model;
    schema->embed = embed;
    schema->encoded = encode_cache_new();
    csql_status status = schema->encoded == NULL ? error_set(error, CSQL_NO_MEMORY, "out of memory")
                                                 : input_schema_new(embed, links, db, &schema->input, error);
    if (status != CSQL_OK) {
        plan_schema_free(schema);
        return status;
    }
    *out = schema;
    return CSQL_OK;
}

void plan_schema_free(struct plan_schema *schema) {
    if (schema != NULL) {
        input_schema_free(schema->input);
        encode_cache_free(schema->encoded);
        free(schema);
    }
}

size_t plan_schema_work(const struct plan_schema *schema) {
    return schema == NULL ? 0 : encode_cache_work(schema->encoded) + schema->searched / 4;
}

/* ---- what the dialogue has settled ---- */

/* The node of an element, or -1. */
static int node_of(const struct parse_input *in, struct plan_element element) {
    switch (element.kind) {
    case ELEMENT_TABLE:
        for (size_t i = 0; i < in->table_count; i++) {
            if (in->tables[i] == element.index) {
                return (int)(input_first_table(in) + i);
            }
        }
        return -1;
    case ELEMENT_COLUMN: {
        const int column = input_column_of(in, element.index);
        return column < 0 ? -1 : (int)input_first_column(in) + column;
    }
    case ELEMENT_VALUE:
        return element.index >= 0 && (size_t)element.index < in->value_count
                   ? (int)input_first_value(in) + element.index
                   : -1;
    default:
        return (int)input_missing(in);
    }
}

static bool make_steers(struct planning *p) {
    const struct plan_options *options = p->options;
    struct search_steer *steers = arena_array(p->arena, options->settled_count + 1, sizeof *steers);
    for (size_t i = 0; steers != NULL && i < options->settled_count; i++) {
        const struct plan_settled *settled = &options->settled[i];
        uint16_t *excluded = arena_array(p->arena, settled->excluded_count + 1, sizeof *excluded);
        if (excluded == NULL) {
            return false;
        }
        steers[i] = (struct search_steer){node_of(&p->input, settled->element), excluded, 0};
        for (size_t k = 0; k < settled->excluded_count; k++) {
            const int node = node_of(&p->input, settled->excluded[k]);
            if (node >= 0 && node != steers[i].settled) {
                excluded[steers[i].excluded_count++] = (uint16_t)node;
            }
        }
    }
    p->search.steers = steers;
    p->search.steer_count = options->settled_count;
    return steers != NULL;
}

/* Settled tables and columns that the sequence points to; a column speaks for its table too. */
static size_t settled_used(const struct planning *p, const struct sequence *sequence) {
    const struct parse_input *in = &p->input;
    const size_t tokens = p->model->grammar->token_count;
    size_t used = 0;
    for (size_t s = 0; s < p->search.steer_count; s++) {
        const int node = p->search.steers[s].settled;
        bool found = false;
        for (size_t i = 0; i < sequence->count && node >= 0 && !found; i++) {
            if (sequence->actions[i] < tokens) {
                continue;
            }
            size_t index = 0, target = 0;
            const size_t at = sequence->actions[i] - tokens;
            found = at == (size_t)node || (input_node(in, at, &index) == NODE_COLUMN &&
                                           input_node(in, (size_t)node, &target) == NODE_TABLE &&
                                           in->columns[index].table == (int)target);
        }
        used += found;
    }
    return used;
}

/* ---- candidates ---- */

static bool uses_missing(const struct planning *p, const struct sequence *sequence) {
    for (size_t i = 0; i < sequence->count; i++) {
        if (sequence->actions[i] == p->model->grammar->token_count + input_missing(&p->input)) {
            return true;
        }
    }
    return false;
}

static csql_status add_candidate(struct planning *p, const struct candidate *candidate) {
    struct candidate *grown =
        arena_grow(p->arena, p->candidates, p->count, &p->capacity, sizeof *p->candidates);
    if (grown == NULL) {
        return CSQL_NO_MEMORY;
    }
    p->candidates = grown;
    p->candidates[p->count++] = *candidate;
    return CSQL_OK;
}

/* The candidate with this text, or the number of candidates. */
static size_t find_candidate(const struct planning *p, const char *sql) {
    size_t known = 0;
    while (known < p->count &&
           (p->candidates[known].sql == NULL || strcmp(p->candidates[known].sql, sql) != 0)) {
        known++;
    }
    return known;
}

/* Writes a sequence as SQL, and keeps it if it is new and can be prepared. */
static csql_status add_query(struct planning *p, struct candidate *candidate) {
    struct composition composition;
    csql_status status = compose(&p->literals, candidate->query, &composition);
    if (status != CSQL_OK || composition.tree == NULL) {
        return status;
    }
    candidate->tree = composition.tree;
    candidate->sql = sql_format(p->arena, composition.tree);
    if (candidate->sql == NULL) {
        return CSQL_NO_MEMORY;
    }
    const size_t known = find_candidate(p, candidate->sql);
    if (known < p->count) {
        return CSQL_OK; /* sequences come best first */
    }
    status = sql_resolve(p->arena, p->linked->catalogue, composition.tree, NULL);
    status = status == CSQL_OK ? db_prepare(p->db, candidate->sql, NULL) : status;
    if (status != CSQL_OK) {
        return status == CSQL_NO_MEMORY ? status : CSQL_OK; /* not a query after all */
    }
    if (!evidence_weigh(&p->evidence, candidate->query, &composition, &candidate->features)) {
        return CSQL_NO_MEMORY;
    }
    if (p->before != NULL) {
        change_weigh(p->arena, p->linked->catalogue, p->before, composition.tree, &candidate->features);
    }
    return add_candidate(p, candidate);
}

static csql_status add_sequence(struct planning *p, const struct sequence *sequence) {
    struct candidate candidate = {.sequence = sequence};
    candidate.features.at[RANK_LOG_PROBABILITY] = sequence->score;
    candidate.features.at[RANK_LENGTH] = (float)sequence->count;
    candidate.features.at[RANK_SETTLED] = (float)settled_used(p, sequence);
    candidate.query = query_read(p->arena, p->model->grammar, &p->input, sequence);
    if (candidate.query == NULL) {
        return CSQL_OK;
    }
    candidate.missing = uses_missing(p, sequence);
    if (candidate.missing) {
        return p->missing++ < MAX_MISSING ? add_candidate(p, &candidate) : CSQL_OK;
    }
    return add_query(p, &candidate);
}

/* ---- running candidates, for ranking ---- */

static bool is_zero(const struct db_cell *cell) {
    return (cell->kind == CELL_INTEGER && cell->integer == 0) || (cell->kind == CELL_REAL && cell->real == 0);
}

static void read_result(const struct db_result *result, struct candidate *candidate) {
    const size_t cells = result->row_count * result->column_count;
    bool nulls = cells > 0;
    for (size_t i = 0; i < cells && nulls; i++) {
        nulls = result->cells[i].kind == CELL_NULL;
    }
    candidate->executed = true;
    candidate->rows = variety_digest(result);
    candidate->empty = result->row_count == 0 || nulls;
    candidate->features.at[RANK_EMPTY] = result->row_count == 0 ? 1.0F : 0.0F;
    candidate->features.at[RANK_NULLS] = nulls ? 1.0F : 0.0F;
    candidate->features.at[RANK_ZERO] = cells == 1 && is_zero(&result->cells[0]) ? 1.0F : 0.0F;
}

/* The query as it is tried: of rows that its order leaves tied, its LIMIT takes those that come first by what
 * is shown, so that two ways to say one thing ("for each id", "for each name") give the same. */
static const char *tried(struct arena *arena, const struct candidate *candidate) {
    static const char mark[] = " LIMIT ";
    const struct sql_select *tree = candidate->tree;
    const char *sql = candidate->sql, *limit = NULL;
    for (const char *at = sql; tree->limit != NULL && (at = strstr(at, mark)) != NULL; at++) {
        limit = at;
    }
    if (limit == NULL || tree->order_count == 0) {
        return sql;
    }
    const char *text = arena_copy(arena, sql, (size_t)(limit - sql));
    for (size_t i = 0; i < tree->cores[0]->result_count && text != NULL; i++) {
        text = arena_printf(arena, "%s, %zu", text, i + 1);
    }
    return text == NULL ? NULL : arena_printf(arena, "%s%s", text, limit);
}

static csql_status run_candidate(struct planning *p, struct candidate *candidate) {
    const struct db_limits limits = {
        .steps = RANK_STEPS, .rows = RANK_ROWS, .cells_bytes = RANK_BYTES, .trial = true};
    struct db_result result;
    struct arena *arena = arena_new();
    if (arena == NULL) {
        return CSQL_NO_MEMORY;
    }
    const char *sql = tried(arena, candidate);
    csql_status status = sql == NULL ? CSQL_NO_MEMORY : db_execute(p->db, arena, sql, &limits, &result, NULL);
    if (status == CSQL_OK) {
        read_result(&result, candidate);
    } else if (status != CSQL_TOO_LONG) { /* large values are no fault of the query */
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
    return x->sql != NULL && y->sql != NULL ? strcmp(x->sql, y->sql) : (x->sql != NULL) - (y->sql != NULL);
}

static void score_candidates(struct planning *p) {
    for (size_t i = 0; i < p->count; i++) {
        p->candidates[i].score = rank_score(&p->candidates[i].features, p->weights);
    }
    if (p->count > 0) {
        qsort(p->candidates, p->count, sizeof *p->candidates, by_score);
    }
}

/* What points to the missing column cannot be written, so nothing of it can be weighed: it takes the evidence
 * of the likeliest candidate that can, which leaves the ratio of the two as the network has it. */
static void weigh_missing(struct planning *p) {
    const struct candidate *likeliest = NULL;
    for (size_t i = 0; i < p->count; i++) {
        const struct candidate *candidate = &p->candidates[i];
        if (!candidate->missing &&
            (likeliest == NULL || candidate->sequence->score > likeliest->sequence->score)) {
            likeliest = candidate;
        }
    }
    for (size_t i = 0; i < p->count && likeliest != NULL; i++) {
        struct rank_features own = p->candidates[i].features;
        if (p->candidates[i].missing) {
            p->candidates[i].features = likeliest->features;
            p->candidates[i].features.at[RANK_LOG_PROBABILITY] = own.at[RANK_LOG_PROBABILITY];
            p->candidates[i].features.at[RANK_LENGTH] = own.at[RANK_LENGTH];
            p->candidates[i].features.at[RANK_SETTLED] = own.at[RANK_SETTLED];
            p->candidates[i].features.at[RANK_MISSING] = 1;
        }
    }
}

static csql_status run_candidates(struct planning *p) {
    csql_status status = CSQL_OK;
    score_candidates(p);
    for (size_t i = 0, run = 0; i < p->count && run < MAX_RUN && status == CSQL_OK && !db_is_late(p->db);
         i++) {
        if (p->candidates[i].sql != NULL) {
            status = run_candidate(p, &p->candidates[i]);
            run++;
        }
    }
    return status;
}

/* The network's probability of all that was not found. */
static double rest_of(const struct sequence *sequences, size_t count) {
    double rest = 1;
    for (size_t i = 0; i < count; i++) {
        rest -= exp((double)sequences[i].score);
    }
    return rest;
}

/* ---- the whole ---- */

static bool same_sequence(const struct sequence *a, const struct sequence *b) {
    return a->count == b->count && memcmp(a->actions, b->actions, a->count * sizeof *a->actions) == 0;
}

/* Beam search, and branches of the best. */
static csql_status find_sequences(struct planning *p, struct sequence **out, size_t *count) {
    const struct grammar *grammar = p->model->grammar;
    const size_t room = p->search.width * POOL_PER_WIDTH;
    struct sequence *found = arena_array(p->arena, room + MAX_BRANCHES + 1, sizeof *found);
    struct sequence *more = arena_array(p->arena, MAX_BRANCHES + 1, sizeof *more);
    size_t made = 0;
    if (found == NULL || more == NULL ||
        !search_beam(&p->encoded, grammar, &p->search, p->arena, found, room, count)) {
        return CSQL_NO_MEMORY;
    }
    *out = found;
    if (!p->options->diverse || *count == 0) {
        return CSQL_OK;
    }
    if (!search_branches(&p->encoded, grammar, &p->search, &found[0], p->arena, more, MAX_BRANCHES, &made)) {
        return CSQL_NO_MEMORY;
    }
    for (size_t i = 0; i < made; i++) {
        bool known = false;
        for (size_t k = 0; k < *count && !known; k++) {
            known = same_sequence(&found[k], &more[i]);
        }
        if (!known) {
            found[(*count)++] = more[i];
        }
    }
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
    rank_probabilities(out->scores, p->count, rest, p->weights, out->probabilities);
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
    const struct query **trees = arena_array(p->arena, top + 1, sizeof *trees);
    out->at = arena_array(p->arena, top + 1, sizeof *out->at);
    if (!sequences || !trees || !out->at || !weigh_outcome(p, rest, &outcome)) {
        return CSQL_NO_MEMORY;
    }
    for (size_t i = 0; i < top; i++) {
        const struct candidate *candidate = &p->candidates[outcome.order[i]];
        sequences[i] = *candidate->sequence;
        trees[i] = candidate->query;
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
    out->rest = rest;
    out->sure = (double)p->weights->sure;
    return choice_trace(&p->encoded, p->model->grammar, &p->search, sequences, trees, out->at, top,
                        p->alignment, p->arena);
}

static void to_probabilities(float *logits, size_t count) {
    kernel_sigmoid(logits, count);
}

/* The words' alignment to tables, columns and the missing column, their tags, and what the question is. */
static csql_status hand_out_words(struct planning *p, struct plans *out) {
    const struct parse_input *in = &p->input;
    const size_t schema = in->table_count + in->column_count, words = p->linked->word_count;
    const float *tags = encoded_tags(&p->encoded, p->arena),
                *verdict = encoded_verdict(&p->encoded, p->arena);
    out->alignment = arena_array(p->arena, words * (schema + 1) + 1, sizeof *out->alignment);
    out->word_tags = arena_array(p->arena, words * PLAN_TAGS + 1, sizeof *out->word_tags);
    if (!tags || !verdict || !out->alignment || !out->word_tags) {
        return CSQL_NO_MEMORY;
    }
    for (size_t i = 0; i < in->word_count; i++) {
        const float *row = p->alignment + i * p->encoded.count;
        memcpy(out->alignment + i * (schema + 1), row + input_first_table(in), schema * sizeof *row);
        out->alignment[i * (schema + 1) + schema] = row[input_missing(in)];
        memcpy(out->word_tags + i * PLAN_TAGS, tags + i * PLAN_TAGS, PLAN_TAGS * sizeof *tags);
        kernel_softmax(out->word_tags + i * PLAN_TAGS, PLAN_TAGS);
    }
    memcpy(out->verdicts, verdict, sizeof out->verdicts);
    kernel_softmax(out->verdicts, PLAN_VERDICTS);
    return CSQL_OK;
}

static void read_before(struct planning *p) {
    const char *sql = p->options->before;
    struct sql_select *tree = NULL;
    if (sql != NULL && sql_parse(p->arena, sql, strlen(sql), &tree, NULL) == CSQL_OK &&
        sql_resolve(p->arena, p->linked->catalogue, tree, NULL) == CSQL_OK) {
        p->before = tree;
    }
}

static csql_status plan_encoded(struct planning *p, struct plans *out) {
    struct sequence *sequences = NULL;
    size_t count = 0;
    p->alignment = encoded_alignment(&p->encoded, p->arena);
    if (p->alignment == NULL || !make_steers(p)) {
        return CSQL_NO_MEMORY;
    }
    to_probabilities(p->alignment, p->input.word_count * p->encoded.count);
    p->evidence = (struct evidence){p->arena, p->model->grammar, &p->input, p->alignment};
    read_before(p);
    csql_status status = find_sequences(p, &sequences, &count);
    status = status == CSQL_OK ? hand_out_words(p, out) : status;
    for (size_t i = 0; i < count && status == CSQL_OK; i++) {
        status = add_sequence(p, &sequences[i]);
    }
    if (status == CSQL_OK && p->options->execute) {
        status = run_candidates(p);
    }
    if (status != CSQL_OK) {
        return status;
    }
    weigh_missing(p);
    score_candidates(p);
    return hand_out(p, rest_of(sequences, count), out);
}

csql_status plan_question(const struct plan_model *model, struct plan_schema *schema, struct db *db,
                          const struct linked *linked, const struct plan_options *options,
                          struct arena *arena, struct plans *out, csql_error *error) {
    static const struct plan_options defaults = {.top = 0};
    struct planning p = {.model = model, .db = db, .linked = linked, .arena = arena};
    *out = (struct plans){.at = NULL};
    p.options = options != NULL ? options : &defaults;
    p.weights = p.options->before != NULL ? &model->after : &model->alone;
    p.search.width = p.options->beam ? p.options->beam : PLAN_DEFAULT_BEAM;
    p.search.width = p.search.width < SEARCH_MAX_WIDTH ? p.search.width : SEARCH_MAX_WIDTH;
    if (linked->word_count == 0 || linked->table_count == 0) {
        return CSQL_OK;
    }
    csql_status status = CSQL_NO_MEMORY;
    if (input_make(arena, schema->embed, schema->input, linked, &p.input) &&
        encode_cached(schema->encoded, &model->network, &p.input, arena, &p.encoded)) {
        schema->searched += encode_work(&p.input);
        p.literals = (struct literal_context){arena, model->grammar, &p.input, period_today()};
        status = plan_encoded(&p, out);
    }
    if (status != CSQL_OK) {
        *out = (struct plans){.at = NULL};
        return error_set(error, status, "cannot plan: %s", csql_status_text(status));
    }
    return CSQL_OK;
}

const struct plan *plans_best(const struct plans *plans) {
    for (size_t i = 0; i < plans->count; i++) {
        if (!plans->at[i].missing) {
            return &plans->at[i];
        }
    }
    return NULL;
}

const struct plan *plans_find(const struct plans *plans, const char *sql) {
    for (size_t i = 0; i < plans->count; i++) {
        if (plans->at[i].sql != NULL && strcmp(plans->at[i].sql, sql) == 0) {
            return &plans->at[i];
        }
    }
    return NULL;
}

double plans_verdict(const struct plans *plans, enum plan_verdict verdict) {
    const double floor = exp(-2 * LEAST_LOG);
    const double ratio =
        fmax((double)plans->verdicts[verdict], floor) / fmax((double)plans->verdicts[PLAN_CLEAR], floor);
    return fmax(-LEAST_LOG, fmin(LEAST_LOG, log(ratio)));
}

double plans_marked(const struct plans *plans, size_t first, size_t last, enum plan_tag tag) {
    double most = 0;
    for (size_t w = first; plans->word_tags != NULL && w < last; w++) {
        most = fmax(most, (double)plans->word_tags[w * PLAN_TAGS + tag]);
    }
    return most;
}

bool plan_points_to(const struct plan *plan, const struct plan_element *element) {
    for (size_t i = 0; i < plan->choice_count; i++) {
        const struct plan_element *chosen = &plan->choices[i].chosen;
        if (chosen->kind == element->kind && chosen->index == element->index) {
            return true;
        }
    }
    return false;
}
