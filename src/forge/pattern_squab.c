#include "forge/pattern_squab.h"

#include <stdlib.h>
#include <string.h>

/* What the templates speak of. */
struct about {
    struct pattern_maker *m;
    const char *table; /* as SQL */
    struct pattern_noun noun;
    const char *display; /* the column that names a row, or NULL */
    const char *display_noun, *display_nouns;
    int display_column;
    bool threshold;
    const char *group, *group_noun; /* a column of classes, or NULL */
    struct squab_seed *out;
    size_t count;
};

static void add(struct about *a, const char *question, const char *sql) {
    if (a->count < SQUAB_MAX_SEEDS) {
        a->out[a->count++] = (struct squab_seed){question, sql};
    }
}

static bool is_one_of(const int *columns, size_t count, int column) {
    for (size_t i = 0; i < count; i++) {
        if (columns[i] == column) {
            return true;
        }
    }
    return false;
}

/* A round number with which each of the columns is sometimes over and sometimes not; false if there is none.
 */
static bool find_threshold(struct about *a, const int *columns, size_t count, int64_t *out) {
    double low = -1e15, high = 1e15;
    for (size_t i = 0; i < count; i++) {
        const char *name = pattern_column(a->m, columns[i]);
        struct db_result result;
        const char *sql =
            pattern_printf(a->m, "SELECT min(%s), max(%s), avg(%s) FROM %s", name, name, name, a->table);
        if (!pattern_query(a->m, sql, &result)) {
            return false;
        }
        double edge[2];
        for (size_t k = 0; k < 2; k++) {
            const struct db_cell *cell = &result.cells[k];
            if (cell->kind != CELL_INTEGER && cell->kind != CELL_REAL) {
                return false;
            }
            edge[k] = cell->kind == CELL_INTEGER ? (double)cell->integer : cell->real;
        }
        low = edge[0] > low ? edge[0] : low;
        high = edge[1] < high ? edge[1] : high;
    }
    if (!(high - low >= 2) || high > 1e12 || low < -1e12) {
        return false;
    }
    int64_t middle = (int64_t)(low + (high - low) * 0.4), unit = 1;
    while (unit * 20 < (int64_t)(high - low)) {
        unit *= 10;
    }
    int64_t round = middle / unit * unit;
    *out = (double)round > low && (double)round < high ? round : middle;
    return (double)*out >= low && (double)*out < high;
}

static void add_numbers(struct about *a, const int *columns, size_t column_count) {
    struct pattern_maker *m = a->m;
    static const char *const most[][2] = {{"highest", "max"}, {"lowest", "min"}};
    size_t pick = forge_random_below(&m->task->random, 2);
    add(a, pattern_printf(m, "What is the average " PATTERN_ONE " of the %s?", a->noun.many),
        pattern_printf(m, "SELECT avg(" PATTERN_ONE ") FROM %s", a->table));
    add(a, pattern_printf(m, "What is the %s " PATTERN_ONE " of any %s?", most[pick][0], a->noun.one),
        pattern_printf(m, "SELECT %s(" PATTERN_ONE ") FROM %s", most[pick][1], a->table));
    if (a->group) {
        add(a,
            pattern_printf(m, "For each %s, what is the average " PATTERN_ONE " of the %s?", a->group_noun,
                           a->noun.many),
            pattern_printf(m, "SELECT %s, avg(" PATTERN_ONE ") FROM %s GROUP BY %s", a->group, a->table,
                           a->group));
        add(a,
            pattern_printf(m, "Show the %s " PATTERN_ONE " of the %s by %s.", most[pick][0], a->noun.many,
                           a->group_noun),
            pattern_printf(m, "SELECT %s, %s(" PATTERN_ONE ") FROM %s GROUP BY %s", a->group, most[pick][1],
                           a->table, a->group));
    }
    if (a->display) {
        add(a,
            pattern_printf(m, "What is the %s of the %s with the highest " PATTERN_ONE "?", a->display_noun,
                           a->noun.one),
            pattern_printf(m, "SELECT %s FROM %s ORDER BY " PATTERN_ONE " DESC LIMIT 1", a->display,
                           a->table));
        add(a,
            pattern_printf(m, "List the %s and the " PATTERN_ONE " of every %s.", a->display_noun,
                           a->noun.one),
            pattern_printf(m, "SELECT %s, " PATTERN_ONE " FROM %s", a->display, a->table));
        int64_t threshold;
        if (a->threshold && find_threshold(a, columns, column_count, &threshold)) {
            add(a,
                pattern_printf(m, "Show the %s of the %s whose " PATTERN_ONE " is above %lld.",
                               a->display_nouns, a->noun.many, (long long)threshold),
                pattern_printf(m, "SELECT %s FROM %s WHERE " PATTERN_ONE " > %lld", a->display, a->table,
                               (long long)threshold));
            add(a,
                pattern_printf(m, "How many %s have a " PATTERN_ONE " above %lld?", a->noun.many,
                               (long long)threshold),
                pattern_printf(m, "SELECT count(*) FROM %s WHERE " PATTERN_ONE " > %lld", a->table,
                               (long long)threshold));
        }
    }
}

static void add_texts(struct about *a) {
    struct pattern_maker *m = a->m;
    add(a, pattern_printf(m, "How many different " PATTERN_MANY " are there among the %s?", a->noun.many),
        pattern_printf(m, "SELECT count(DISTINCT " PATTERN_ONE ") FROM %s", a->table));
    add(a, pattern_printf(m, "For each " PATTERN_ONE ", how many %s are there?", a->noun.many),
        pattern_printf(m, "SELECT " PATTERN_ONE ", count(*) FROM %s GROUP BY " PATTERN_ONE, a->table));
    add(a, pattern_printf(m, "Which " PATTERN_ONE " is the most common one among the %s?", a->noun.many),
        pattern_printf(
            m, "SELECT " PATTERN_ONE " FROM %s GROUP BY " PATTERN_ONE " ORDER BY count(*) DESC LIMIT 1",
            a->table));
    if (!a->display) {
        return;
    }
    add(a,
        pattern_printf(m, "List the %s and the " PATTERN_ONE " of every %s.", a->display_noun, a->noun.one),
        pattern_printf(m, "SELECT %s, " PATTERN_ONE " FROM %s", a->display, a->table));
    const char *value = pattern_query_text(
        m,
        pattern_printf(m, "SELECT %s FROM %s WHERE %s IS NOT NULL ORDER BY %s LIMIT 1 OFFSET %zu", a->display,
                       a->table, a->display, a->display, forge_random_below(&m->task->random, 2)));
    const char *literal = value ? pattern_literal(m, a->display_column, value) : NULL;
    if (literal) {
        add(a, pattern_printf(m, "What is the " PATTERN_ONE " of the %s called %s?", a->noun.one, value),
            pattern_printf(m, "SELECT " PATTERN_ONE " FROM %s WHERE %s = %s", a->table, a->display, literal));
    }
}

size_t squab_seeds(struct pattern_maker *m, int table, bool number, const int *columns, size_t column_count,
                   bool threshold, struct squab_seed out[static SQUAB_MAX_SEEDS]) {
    struct about about = {.m = m, .table = pattern_table(m, table), .threshold = threshold, .out = out};
    struct pattern_noun noun;
    int groups[8];
    if (!pattern_table_noun(m, table, &about.noun)) {
        return 0;
    }
    about.display_column = pattern_display(m, table);
    if (about.display_column >= 0 && !is_one_of(columns, column_count, about.display_column)) {
        about.display = pattern_column(m, about.display_column);
        about.display_noun = pattern_display_noun(m, about.display_column);
        about.display_nouns = forge_plural(m->task->arena, about.display_noun);
        m->failed = m->failed || !about.display_nouns;
        if (m->failed) {
            return 0;
        }
    }
    size_t count = pattern_columns(m, table, pattern_is_category, groups, 8);
    for (size_t i = 0; i < count && !about.group; i++) {
        if (!is_one_of(columns, column_count, groups[i]) && pattern_column_noun(m, groups[i], &noun)) {
            about.group = pattern_column(m, groups[i]);
            about.group_noun = noun.one;
        }
    }
    if (number) {
        add_numbers(&about, columns, column_count);
    } else {
        add_texts(&about);
    }
    forge_random_shuffle(&m->task->random, out, about.count, sizeof *out);
    return about.count;
}
