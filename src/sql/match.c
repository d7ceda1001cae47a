/* Spider's exact set match and component scores (evaluation.py), values and DISTINCT ignored. */
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "sql/spider.h"

const char *sql_part_name(enum sql_part part) {
    static const char *const names[] = {
#define X(name, text) text,
        SQL_PARTS(X)
#undef X
    };
    return (size_t)part < SQL_PART_COUNT ? names[part] : "";
}

/* Members of a that are in b, as multisets. */
static size_t common(const struct spider_list *a, const struct spider_list *b, bool *used) {
    size_t count = 0;
    if (b->count) {
        memset(used, 0, b->count * sizeof *used);
    }
    for (size_t i = 0; i < a->count; i++) {
        for (size_t j = 0; j < b->count; j++) {
            if (!used[j] && strcmp(a->items[i], b->items[j]) == 0) {
                used[j] = true;
                count++;
                break;
            }
        }
    }
    return count;
}

/* Spider's get_scores: all or nothing. */
static struct sql_part_score score(size_t gold, size_t predicted, size_t right) {
    struct sql_part_score s = {gold, predicted, right, 0, 0, 0, 0};
    if (gold == predicted && right == predicted) {
        s.accuracy = s.recall = s.precision = s.f1 = 1;
    }
    return s;
}

static struct sql_part_score score_lists(struct normal *normal, const struct spider_list *gold,
                                         const struct spider_list *predicted) {
    bool *used = arena_array(normal->arena, gold->count ? gold->count : 1, sizeof *used);
    if (!used) {
        normal->failed = true;
        return score(1, 0, 0);
    }
    return score(gold->count, predicted->count, common(predicted, gold, used));
}

static void push(struct normal *normal, struct spider_list *list, const char *text) {
    const char **grown =
        arena_grow(normal->arena, list->items, list->count, &list->capacity, sizeof *list->items);
    if (!grown) {
        normal->failed = true;
        return;
    }
    list->items = grown;
    grown[list->count++] = text;
}

static struct spider_list condition_list(struct normal *normal, const struct spider_conditions *conditions,
                                         bool whole) {
    struct spider_list list = {NULL, 0, 0};
    for (size_t i = 0; i < conditions->count; i++) {
        push(normal, &list, whole ? conditions->items[i].text : conditions->items[i].left);
    }
    return list;
}

static bool has_op(const struct spider_query *query, enum sql_operator op) {
    const struct spider_conditions *all[] = {&query->on, &query->where, &query->having};
    for (size_t i = 0; i < 3; i++) {
        for (size_t j = 0; j < all[i]->count; j++) {
            if (all[i]->items[j].op == op) {
                return true;
            }
        }
    }
    return false;
}

static bool has_not(const struct spider_query *query) {
    const struct spider_conditions *all[] = {&query->on, &query->where, &query->having};
    for (size_t i = 0; i < 3; i++) {
        for (size_t j = 0; j < all[i]->count; j++) {
            if (all[i]->items[j].negated) {
                return true;
            }
        }
    }
    return false;
}

static size_t count_ors(const struct spider_conditions *conditions) {
    size_t count = conditions->ors;
    for (size_t i = 0; i < conditions->count; i++) {
        count += conditions->items[i].ors;
    }
    return count;
}

static struct spider_list keywords(struct normal *normal, const struct spider_query *query) {
    bool set = query->set != SQL_SET_FIRST;
    bool any_or = count_ors(&query->on) + count_ors(&query->where) + count_ors(&query->having) > 0;
    const struct {
        bool present;
        const char *word;
    } rows[] = {
        {query->where.count > 0, "where"},
        {query->group.count > 0, "group"},
        {query->having.count > 0, "having"},
        {query->order != NULL, "order"},
        {query->order != NULL, query->descending ? "desc" : "asc"},
        {query->limit, "limit"},
        {set && query->set == SQL_EXCEPT, "except"},
        {set && (query->set == SQL_UNION || query->set == SQL_UNION_ALL), "union"},
        {set && query->set == SQL_INTERSECT, "intersect"},
        {any_or, "or"},
        {has_not(query), "not"},
        {has_op(query, SQL_IN), "in"},
        {has_op(query, SQL_LIKE), "like"},
    };
    struct spider_list list = {NULL, 0, 0};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (rows[i].present) {
            push(normal, &list, rows[i].word);
        }
    }
    return list;
}

static struct sql_part_score score_group(const struct spider_query *gold,
                                         const struct spider_query *predicted) {
    bool right = gold->group.count > 0 && gold->group.count == predicted->group.count &&
                 strcmp(gold->having.text, predicted->having.text) == 0;
    for (size_t i = 0; right && i < gold->group.count; i++) {
        right = strcmp(gold->group.items[i], predicted->group.items[i]) == 0;
    }
    return score(gold->group.count > 0, predicted->group.count > 0, right);
}

static struct sql_part_score score_order(const struct spider_query *gold,
                                         const struct spider_query *predicted) {
    bool right = gold->order && predicted->order && strcmp(gold->order, predicted->order) == 0 &&
                 gold->limit == predicted->limit;
    return score(gold->order != NULL, predicted->order != NULL, right);
}

static struct sql_part_score score_words(const struct spider_query *gold,
                                         const struct spider_query *predicted) {
    bool gold_and = gold->where.ands > 0, gold_or = gold->where.ors > 0;
    bool and_too = predicted->where.ands > 0, or_too = predicted->where.ors > 0;
    if (gold_and == and_too && gold_or == or_too) {
        return score(1, 1, 1);
    }
    return score((size_t)gold_and + gold_or, (size_t)and_too + or_too, 0);
}

static bool match_queries(struct normal *normal, const struct spider_query *gold,
                          const struct spider_query *predicted, struct sql_match *match);

/* The query on the other side of INTERSECT, UNION or EXCEPT, compared as a whole. */
static struct sql_part_score score_nested(struct normal *normal, const struct spider_query *gold,
                                          const struct spider_query *predicted) {
    bool right = gold->set != SQL_SET_FIRST && gold->set == predicted->set &&
                 match_queries(normal, gold->next, predicted->next, NULL);
    return score(gold->set != SQL_SET_FIRST, predicted->set != SQL_SET_FIRST, right);
}

static void score_parts(struct normal *normal, const struct spider_query *gold,
                        const struct spider_query *predicted, struct sql_part_score *parts) {
    struct spider_list gold_where = condition_list(normal, &gold->where, true);
    struct spider_list where = condition_list(normal, &predicted->where, true);
    struct spider_list gold_left = condition_list(normal, &gold->where, false);
    struct spider_list left = condition_list(normal, &predicted->where, false);
    struct spider_list gold_words = keywords(normal, gold), words = keywords(normal, predicted);
    parts[SQL_PART_SELECT] = score_lists(normal, &gold->select, &predicted->select);
    parts[SQL_PART_SELECT_NO_AGG] = score_lists(normal, &gold->select_no_agg, &predicted->select_no_agg);
    parts[SQL_PART_WHERE] = score_lists(normal, &gold_where, &where);
    parts[SQL_PART_WHERE_NO_OP] = score_lists(normal, &gold_left, &left);
    parts[SQL_PART_GROUP_NO_HAVING] = score_lists(normal, &gold->group_names, &predicted->group_names);
    parts[SQL_PART_GROUP] = score_group(gold, predicted);
    parts[SQL_PART_ORDER] = score_order(gold, predicted);
    parts[SQL_PART_AND_OR] = score_words(gold, predicted);
    parts[SQL_PART_IUEN] = score_nested(normal, gold, predicted);
    parts[SQL_PART_KEYWORDS] = score_lists(normal, &gold_words, &words);
}

static bool match_queries(struct normal *normal, const struct spider_query *gold,
                          const struct spider_query *predicted, struct sql_match *match) {
    struct sql_match here = {.exact = true};
    score_parts(normal, gold, predicted, here.parts);
    for (size_t i = 0; i < SQL_PART_COUNT; i++) {
        here.exact = here.exact && here.parts[i].f1 > 0;
    }
    if (here.exact && gold->tables.count > 0) {
        struct sql_part_score tables = score_lists(normal, &gold->tables, &predicted->tables);
        here.exact = tables.f1 > 0;
    }
    here.exact = here.exact && !normal->failed;
    if (match) {
        *match = here;
    }
    return here.exact;
}

/* ---- foreign keys ---- */

static int root_of(const int *keys, int column) {
    while (keys[column] != column) {
        column = keys[column];
    }
    return column;
}

/* Spider's build_foreign_key_map: of columns that declared keys join, the first stands for all. */
static int *key_map(struct arena *arena, const struct db_catalogue *catalogue) {
    size_t count = catalogue->column_count;
    int *keys = arena_array(arena, count ? count : 1, sizeof *keys);
    if (!keys) {
        return NULL;
    }
    for (size_t i = 0; i < count; i++) {
        keys[i] = (int)i;
    }
    for (size_t i = 0; i < catalogue->key_count; i++) {
        if (catalogue->keys[i].inferred) {
            continue;
        }
        int a = root_of(keys, catalogue->keys[i].from), b = root_of(keys, catalogue->keys[i].to);
        keys[a > b ? a : b] = a > b ? b : a;
    }
    for (size_t i = 0; i < count; i++) {
        keys[i] = root_of(keys, (int)i);
    }
    return keys;
}

static void mark_tables(struct sql_source *const *sources, size_t count, bool *tables) {
    for (size_t i = 0; i < count; i++) {
        if (sources[i]->table_index >= 0) {
            tables[sources[i]->table_index] = true;
        }
        mark_tables(sources[i]->sources, sources[i]->source_count, tables);
    }
}

/* Spider's build_valid_col_units: only columns of the tables that the outermost FROM names are mapped. */
static int *query_keys(struct arena *arena, const struct db_catalogue *catalogue, const int *map,
                       const struct sql_select *select) {
    int *keys = arena_array(arena, catalogue->column_count ? catalogue->column_count : 1, sizeof *keys);
    bool *tables = arena_array(arena, catalogue->table_count ? catalogue->table_count : 1, sizeof *tables);
    if (!keys || !tables) {
        return NULL;
    }
    mark_tables(select->cores[0]->sources, select->cores[0]->source_count, tables);
    for (size_t i = 0; i < catalogue->column_count; i++) {
        keys[i] = tables[catalogue->columns[i].table] ? map[i] : (int)i;
    }
    return keys;
}

static struct spider_query *read_mapped(struct normal *normal, const int *map,
                                        const struct sql_select *select) {
    normal->keys = query_keys(normal->arena, normal->catalogue, map, select);
    if (!normal->keys) {
        return NULL;
    }
    return spider_read(normal, select);
}

bool sql_exact_match(struct arena *arena, const struct db_catalogue *catalogue, const struct sql_select *gold,
                     const struct sql_select *predicted, struct sql_match *match) {
    if (match) {
        *match = (struct sql_match){.exact = false};
    }
    if (!gold || !predicted) {
        return false;
    }
    const int *map = key_map(arena, catalogue);
    struct normal normal = {.arena = arena, .catalogue = catalogue, .blank = true, .spider = true};
    struct spider_query *left = map ? read_mapped(&normal, map, gold) : NULL;
    normal.bytes = 0;
    struct spider_query *right = left ? read_mapped(&normal, map, predicted) : NULL;
    return right && match_queries(&normal, left, right, match);
}

csql_status sql_exact_match_text(struct arena *arena, const struct db_catalogue *catalogue, const char *gold,
                                 const char *predicted, bool *exact, struct sql_match *match,
                                 csql_error *error) {
    struct sql_select *left = NULL, *right = NULL;
    *exact = false;
    if (match) {
        *match = (struct sql_match){.exact = false};
    }
    if (!gold) {
        return error_set(error, CSQL_BAD_ARGUMENT, "no gold query was given");
    }
    csql_status status = sql_parse(arena, gold, strlen(gold), &left, error);
    if (status == CSQL_OK) {
        status = sql_resolve(arena, catalogue, left, error);
    }
    if (status != CSQL_OK || !predicted) {
        return status;
    }
    csql_status read = sql_parse(arena, predicted, strlen(predicted), &right, NULL);
    if (read == CSQL_OK) {
        read = sql_resolve(arena, catalogue, right, NULL);
    }
    if (read == CSQL_NO_MEMORY) {
        return error_set(error, read, "%s", csql_status_text(read));
    }
    if (read == CSQL_OK) {
        *exact = sql_exact_match(arena, catalogue, left, right, match);
    }
    return CSQL_OK;
}
