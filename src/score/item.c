/* One item, measured by every metric that applies to it. */
#include <math.h>
#include <string.h>

#include "base/error.h"
#include "score/score.h"

/* Queries of an item that are remembered. */
#define MAX_READ ((size_t)(3 * SCORE_MAX_QUERIES))

/* The queries of an item, each read once. */
struct item {
    struct arena *arena;
    struct db *db;
    const struct db_catalogue *catalogue;
    const struct score_gold *gold;
    const struct score_pred *pred;
    struct score_query *read[MAX_READ];
    size_t read_count;
    struct score_query *gold_final, *pred_final, *pred_first;
    struct score_query *gold_set[SCORE_MAX_QUERIES], *pred_set[SCORE_MAX_QUERIES],
        *candidates[SCORE_MAX_QUERIES];
    size_t gold_count, pred_count, candidate_count;
};

/* The query of that text; *out stays NULL for NULL. */
static csql_status read_query(struct item *item, const char *sql, struct score_query **out,
                              csql_error *error) {
    *out = NULL;
    if (!sql) {
        return CSQL_OK;
    }
    for (size_t i = 0; i < item->read_count; i++) {
        if (strcmp(item->read[i]->sql, sql) == 0) {
            *out = item->read[i];
            return CSQL_OK;
        }
    }
    struct score_query *query = arena_alloc(item->arena, sizeof *query);
    if (!query) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    csql_status status = score_query_read(item->arena, item->db, sql, query, error);
    if (status == CSQL_OK) {
        *out = query;
        if (item->read_count < MAX_READ) {
            item->read[item->read_count++] = query;
        }
    }
    return status;
}

/* Reads a list of queries; the same text counts once, as AMBROSIA's appendix F has it. */
static csql_status read_set(struct item *item, const char *const *sql, size_t count, struct score_query **out,
                            size_t *out_count, csql_error *error) {
    csql_status status = CSQL_OK;
    for (size_t i = 0; status == CSQL_OK && i < count && *out_count < SCORE_MAX_QUERIES; i++) {
        struct score_query *query = NULL;
        status = read_query(item, sql[i], &query, error);
        bool known = !query;
        for (size_t j = 0; j < *out_count; j++) {
            known = known || out[j] == query;
        }
        if (!known) {
            out[(*out_count)++] = query;
        }
    }
    return status;
}

/* Gold queries; *left_out says which does not run. */
static csql_status read_gold(struct item *item, const char **left_out, csql_error *error) {
    const struct score_gold *gold = item->gold;
    csql_status status = read_query(item, gold->final, &item->gold_final, error);
    if (status == CSQL_OK) {
        status = read_set(item, gold->set, gold->set_count, item->gold_set, &item->gold_count, error);
    }
    for (size_t i = 0; status == CSQL_OK && i < item->read_count; i++) {
        if (!item->read[i]->ran) {
            *left_out = arena_printf(item->arena, "gold does not run: %s", item->read[i]->sql);
            return *left_out ? CSQL_OK : error_set(error, CSQL_NO_MEMORY, "out of memory");
        }
    }
    return status;
}

static csql_status read_pred(struct item *item, csql_error *error) {
    const struct score_pred *pred = item->pred;
    csql_status status = read_query(item, pred->final, &item->pred_final, error);
    if (status == CSQL_OK) {
        status = read_set(item, pred->set, pred->set_count, item->pred_set, &item->pred_count, error);
    }
    if (status == CSQL_OK) {
        status = read_set(item, pred->candidates, pred->candidate_count, item->candidates,
                          &item->candidate_count, error);
    }
    item->pred_first = item->candidate_count ? item->candidates[0]
                       : item->pred_final    ? item->pred_final
                       : item->pred_count    ? item->pred_set[0]
                                             : NULL;
    return status;
}

typedef bool same_function(struct item *item, const struct score_query *gold, const struct score_query *pred);

static bool same_rows(struct item *item, const struct score_query *gold, const struct score_query *pred) {
    return score_same_rows(item->arena, gold, pred);
}
static bool same_values(struct item *item, const struct score_query *gold, const struct score_query *pred) {
    (void)item;
    return score_same_values(gold, pred);
}
static bool same_form(struct item *item, const struct score_query *gold, const struct score_query *pred) {
    return score_same_form(item->arena, item->catalogue, gold, pred);
}
static bool same_query(struct item *item, const struct score_query *gold, const struct score_query *pred) {
    return score_same_query(item->arena, item->catalogue, gold, pred);
}

/* How many gold queries some prediction equals, and how many predictions some gold query equals. */
struct overlap {
    size_t gold, pred;
};

static struct overlap overlap_of(struct item *item, struct score_query *const *pred, size_t pred_count,
                                 same_function *same) {
    struct overlap overlap = {0, 0};
    bool found[SCORE_MAX_QUERIES] = {false};
    for (size_t j = 0; j < pred_count; j++) {
        bool right = false;
        for (size_t i = 0; i < item->gold_count; i++) {
            if (same(item, item->gold_set[i], pred[j])) {
                found[i] = right = true;
            }
        }
        overlap.pred += right;
    }
    for (size_t i = 0; i < item->gold_count; i++) {
        overlap.gold += found[i];
    }
    return overlap;
}

/* EA, exact set match, and Null. */
static void measure_answer(struct item *item, struct score_values *out) {
    const struct score_gold *gold = item->gold;
    const struct score_pred *pred = item->pred;
    bool is_null = pred->given && !pred->final && !pred->asked && (pred->says_null || pred->set_count == 0);
    if (gold->has_final && !gold->final) {
        out->value[SCORE_NULL] = is_null;
    }
    bool single = gold->set_count <= 1 || pred->knows_final;
    if (gold->has_final && single) {
        out->value[SCORE_EA] = !gold->final ? is_null
                                            : item->pred_final && item->gold_final &&
                                                  same_rows(item, item->gold_final, item->pred_final);
    }
    if (gold->has_final && gold->set_count <= 1) {
        out->value[SCORE_EA_FIRST] = !gold->final ? is_null
                                                  : item->pred_first && item->gold_final &&
                                                        same_rows(item, item->gold_final, item->pred_first);
    }
}

static void measure_form(struct item *item, struct score_values *out) {
    const struct score_query *gold = item->gold_count == 1 ? item->gold_set[0] : NULL;
    if (!gold || !gold->tree) {
        return;
    }
    struct sql_match match = {.exact = false};
    const struct sql_select *tree = item->pred_first ? item->pred_first->tree : NULL;
    bool exact = sql_exact_match(item->arena, item->catalogue, gold->tree, tree, &match);
    out->hardness = (int)sql_hardness(gold->tree);
    out->value[SCORE_EXACT] = exact;
    for (int part = 0; part < SQL_PART_COUNT; part++) {
        const struct sql_part_score *score = &match.parts[part];
        if (score->predicted) {
            out->value[SCORE_PART(part)] = score->accuracy;
        }
        if (score->gold) {
            out->value[SCORE_PART(part) + 1] = score->recall;
        }
    }
}

static double share(size_t part, size_t whole) {
    return whole ? (double)part / (double)whole : 0;
}

/* SEM, LEM, AMBROSIA's and SQUAB's metrics, and AmbiQT's. */
static void measure_sets(struct item *item, struct score_values *out) {
    size_t gold = item->gold_count, pred = item->pred_count, top = item->candidate_count;
    if (gold == 0) {
        out->value[SCORE_SEM] = out->value[SCORE_LEM] = item->pred->given && pred == 0 && !item->pred->asked;
        return;
    }
    struct overlap queries = overlap_of(item, item->pred_set, pred, same_query);
    out->value[SCORE_SEM] = queries.gold == gold && queries.pred == pred;
    out->value[SCORE_LEM] = queries.gold > 0;
    struct overlap values = overlap_of(item, item->pred_set, pred, same_values);
    out->value[SCORE_RECALL] = share(values.gold, gold);
    out->value[SCORE_PRECISION] = share(values.pred, pred);
    struct overlap rows = overlap_of(item, item->pred_set, pred, same_rows);
    double recall = share(rows.gold, gold), precision = share(rows.pred, pred);
    out->value[SCORE_F1] = recall + precision > 0 ? 2 * recall * precision / (recall + precision) : 0;
    if (gold < 2) {
        return;
    }
    out->value[SCORE_ALL_FOUND] = values.gold == gold;
    struct overlap forms = overlap_of(item, item->candidates, top, same_form);
    out->value[SCORE_EITHER_EXACT] = forms.gold > 0;
    out->value[SCORE_BOTH_EXACT] = forms.gold == gold;
    rows = overlap_of(item, item->candidates, top, same_rows);
    out->value[SCORE_EITHER_EXEC] = rows.gold > 0;
    out->value[SCORE_BOTH_EXEC] = rows.gold == gold;
}

static void measure_detection(const struct score_gold *gold, const struct score_pred *pred,
                              struct score_values *out) {
    bool says = pred->knows_pivots || pred->knows_status;
    bool found = pred->asked || pred->refused || (pred->knows_pivots && pred->pivot_count > 0);
    /* A prediction that says neither status nor pivots says nothing on detection. */
    if (pred->given && !says) {
        return;
    }
    if (gold->knows_clear && gold->clear) {
        out->value[SCORE_QUIET] = pred->given && !found;
    } else if (gold->knows_clear) {
        out->value[SCORE_DA] = found;
    }
    if (gold->pivot_count) {
        bool can = pred->given && pred->knows_pivots;
        out->value[SCORE_MA] = can && score_pivots_match(gold->pivots, gold->pivot_count, pred->pivots,
                                                         pred->pivot_count, false);
        out->value[SCORE_MA_EXACT] =
            can && score_pivots_match(gold->pivots, gold->pivot_count, pred->pivots, pred->pivot_count, true);
    }
}

/* The mean over gold rewrites of the Edit-F1 of the best rewrite of a predicted reading that gives the same
 * rows; 0 where that reading is not predicted. */
static csql_status measure_rewrites(struct item *item, struct score_values *out, csql_error *error) {
    const struct score_gold *gold = item->gold;
    const struct score_pred *pred = item->pred;
    double sum = 0;
    size_t count = 0;
    for (size_t i = 0; gold->question && i < gold->set_count && gold->set_count > 1; i++) {
        if (!gold->rewrites || !gold->rewrites[i]) {
            continue;
        }
        struct score_query *wanted = NULL;
        csql_status status = read_query(item, gold->set[i], &wanted, error);
        double best = 0;
        for (size_t j = 0; status == CSQL_OK && j < pred->set_count; j++) {
            struct score_query *said = NULL;
            status = read_query(item, pred->set[j], &said, error);
            if (said && pred->rewrites && pred->rewrites[j] && same_rows(item, wanted, said)) {
                best = fmax(best, score_edit_f1(gold->question, gold->rewrites[i], pred->rewrites[j]));
            }
        }
        if (status != CSQL_OK) {
            return status;
        }
        sum += best;
        count++;
    }
    if (count) {
        out->value[SCORE_EDIT_F1] = sum / (double)count;
    }
    return CSQL_OK;
}

csql_status score_item(struct arena *arena, struct db *db, const struct score_gold *gold,
                       const struct score_pred *pred, struct score_values *out, csql_error *error) {
    *out = (struct score_values){.hardness = -1};
    for (int i = 0; i < SCORE_METRIC_COUNT; i++) {
        out->value[i] = NAN;
    }
    measure_detection(gold, pred, out);
    if (!db) {
        return CSQL_OK;
    }
    struct item *item = arena_alloc(arena, sizeof *item);
    if (!item) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    *item =
        (struct item){.arena = arena, .db = db, .catalogue = db_catalogue(db), .gold = gold, .pred = pred};
    csql_status status = read_gold(item, &out->left_out, error);
    if (status != CSQL_OK || out->left_out) {
        return status;
    }
    status = read_pred(item, error);
    if (status == CSQL_OK) {
        measure_answer(item, out);
        measure_form(item, out);
        measure_sets(item, out);
        status = measure_rewrites(item, out, error);
    }
    return status;
}
