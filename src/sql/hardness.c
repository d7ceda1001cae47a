/* Spider's hardness: eval_hardness of evaluation.py, oddities included. */
#include "sql/spider.h"

const char *sql_hardness_name(enum sql_hardness hardness) {
    static const char *const names[] = {"easy", "medium", "hard", "extra"};
    return (size_t)hardness < sizeof names / sizeof *names ? names[hardness] : "";
}

static size_t count_ors(const struct spider_conditions *conditions) {
    size_t count = conditions->ors;
    for (size_t i = 0; i < conditions->count; i++) {
        count += conditions->items[i].ors;
    }
    return count;
}

static size_t count_likes(const struct spider_conditions *conditions) {
    size_t count = 0;
    for (size_t i = 0; i < conditions->count; i++) {
        count += conditions->items[i].op == SQL_LIKE;
    }
    return count;
}

static size_t count_negated(const struct spider_conditions *conditions) {
    size_t count = 0;
    for (size_t i = 0; i < conditions->count; i++) {
        count += conditions->items[i].negated;
    }
    return count;
}

static size_t count_nested(const struct spider_conditions *conditions) {
    size_t count = 0;
    for (size_t i = 0; i < conditions->count; i++) {
        count += conditions->items[i].nested;
    }
    return count;
}

static size_t components(const struct spider_query *query) {
    size_t count =
        (size_t)(query->where.count > 0) + (query->group.count > 0) + (query->order != NULL) + query->limit;
    if (query->tables.count > 0) {
        count += query->tables.count - 1;
    }
    count += count_ors(&query->on) + count_ors(&query->where) + count_ors(&query->having);
    return count + count_likes(&query->on) + count_likes(&query->where) + count_likes(&query->having);
}

static size_t nested(const struct spider_query *query) {
    return count_nested(&query->on) + count_nested(&query->where) + count_nested(&query->having) +
           (query->set != SQL_SET_FIRST);
}

/* The script counts as an aggregate every unit whose first field is not zero: in WHERE and HAVING that field
 * says "negated", and the words between the conditions of HAVING count too. */
static size_t others(const struct spider_query *query) {
    size_t aggregates = query->select_aggregates + count_negated(&query->where) + query->group_aggregates +
                        query->order_aggregates + count_negated(&query->having) + query->having.ands +
                        query->having.ors;
    return (size_t)(aggregates > 1) + (query->select.count > 1) + (query->where.count > 1) +
           (query->group.count > 1);
}

static enum sql_hardness grade(const struct spider_query *query) {
    size_t one = components(query), two = nested(query), other = others(query);
    if (one <= 1 && other == 0 && two == 0) {
        return SQL_EASY;
    }
    if (two == 0 && ((other <= 2 && one <= 1) || (one <= 2 && other < 2))) {
        return SQL_MEDIUM;
    }
    if ((two == 0 && ((other > 2 && one <= 2) || (one > 2 && one <= 3 && other <= 2))) ||
        (one <= 1 && other == 0 && two <= 1)) {
        return SQL_HARD;
    }
    return SQL_EXTRA;
}

enum sql_hardness sql_hardness(const struct sql_select *select) {
    enum sql_hardness hardness = SQL_EXTRA;
    struct arena *arena = arena_new();
    if (!arena) {
        return hardness;
    }
    struct normal normal = {.arena = arena, .blank = true, .spider = true};
    const struct spider_query *query = spider_read(&normal, select);
    if (query) {
        hardness = grade(query);
    }
    arena_free(arena);
    return hardness;
}
