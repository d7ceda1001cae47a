/* Follow-ups about the rows and columns shown: order, limit, duplicates, groups, counts, other columns. */
#include <string.h>

#include "hint/dimension.h"
#include "session/follow.h"

#define MOST_CALLED 3 /* columns that one word in the plural calls */

static bool word_among(struct follow *f, const char *const *words, size_t count) {
    bool found = false;
    for (size_t i = 0; i < f->linked.word_count; i++) {
        for (size_t k = 0; k < count; k++) {
            if (follow_is(f, i, words[k])) {
                follow_use(f, i, i + 1);
                found = true;
            }
        }
    }
    return found;
}

static bool says_descending(struct follow *f) {
    static const char *const words[] = {
        "descending", "desc",   "decreasing", "highest",  "largest",  "biggest", "newest",  "latest",
        "most",       "recent", "reverse",    "reversed", "greatest", "longest", "maximum", "best"};
    return word_among(f, words, sizeof words / sizeof *words);
}

static bool says_ascending(struct follow *f) {
    static const char *const words[] = {"ascending",      "asc",          "increasing", "lowest",
                                        "smallest",       "oldest",       "earliest",   "cheapest",
                                        "alphabetically", "alphabetical", "fewest",     "least",
                                        "shortest",       "minimum",      "worst"};
    return word_among(f, words, sizeof words / sizeof *words);
}

static size_t after_by(const struct follow *f) {
    for (size_t i = 0; i < f->linked.word_count; i++) {
        if (follow_is(f, i, "by")) {
            return i + 1;
        }
    }
    return 0;
}

/* "count", "number", "total", ... said of the aggregate that is shown. */
static struct sql_expr *named_aggregate(struct follow *f) {
    static const char *const words[] = {"count", "number", "total", "sum", "average", "maximum", "minimum"};
    struct sql_expr *aggregate = follow_aggregate(f);
    return aggregate != NULL && word_among(f, words, sizeof words / sizeof *words) ? aggregate : NULL;
}

/* A text column that is shown, for an order by letters; a date for "newest first". */
static struct sql_expr *shown_of_type(const struct follow *f, bool date) {
    for (size_t i = 0; i < f->core->result_count; i++) {
        struct sql_expr *expr = f->core->results[i].expr;
        if (expr->kind == SQL_COLUMN && expr->column_index >= 0 &&
            f->catalogue->columns[expr->column_index].type == (date ? TYPE_DATE : TYPE_TEXT)) {
            return expr;
        }
    }
    return NULL;
}

/* The only date of the query's first table that is no key, for "newest first"; -1 if there are several. */
static int only_date(const struct follow *f) {
    int found = -1;
    for (size_t s = 0; s < f->core->source_count; s++) {
        const struct db_table *table = &f->catalogue->tables[f->core->sources[s]->table_index];
        for (int c = table->first_column; c < table->first_column + table->column_count; c++) {
            if (f->catalogue->columns[c].type == TYPE_DATE) {
                if (found >= 0) {
                    return -1;
                }
                found = c;
            }
        }
    }
    return found;
}

static bool order_by(struct follow *f, const struct sql_expr *expr, bool descending) {
    f->tree->order_count = 0;
    return sql_add_order(f->arena, f->tree, sql_copy_expr(f->arena, expr), descending);
}

/* What words after "by" order by, or NULL. */
static struct sql_expr *ordering(struct follow *f, size_t from) {
    struct sql_expr *aggregate = named_aggregate(f);
    if (aggregate != NULL) {
        return aggregate;
    }
    int column = follow_column(f, from, f->linked.word_count);
    f->unclear = f->unclear || column == FOLLOW_UNCLEAR;
    return column < 0 ? NULL : sql_column(f->arena, f->catalogue, column);
}

/* "The highest" of rows that are listed: their order by the column of their table that the adjective
 * measures. */
static bool follow_superlative(struct follow *f) {
    const struct sql_expr *shown = f->core->result_count > 0 ? f->core->results[0].expr : NULL;
    bool column = shown != NULL && shown->kind == SQL_COLUMN && shown->column_index >= 0;
    for (size_t i = 0; column && f->core->group_count == 0 && i < f->linked.word_count; i++) {
        const char *next = i + 1 < f->linked.word_count ? f->linked.words[i + 1].norm : "";
        bool descending;
        int by = dimension_sought(f->arena, f->catalogue, f->catalogue->columns[shown->column_index].table,
                                  f->linked.words[i].norm, next, &descending);
        if (by >= 0) {
            const char *norm = f->linked.words[i].norm;
            bool two = strcmp(norm, "most") == 0 || strcmp(norm, "least") == 0;
            follow_use(f, i, i + (two ? 2 : 1));
            return order_by(f, sql_column(f->arena, f->catalogue, by), descending);
        }
    }
    return false;
}

bool follow_sort(struct follow *f) {
    static const char *const dates[] = {"newest", "oldest", "latest", "earliest", "recent"};
    bool date = false;
    for (size_t i = 0; i < f->linked.word_count; i++) {
        for (size_t k = 0; k < sizeof dates / sizeof *dates; k++) {
            date = date || follow_is(f, i, dates[k]);
        }
    }
    bool letters = f->linked.word_count > 0 && !date;
    if (f->tree->order_count == 1 && after_by(f) == 0 &&
        (follow_is(f, 0, "reverse") || follow_is(f, 0, "reversed"))) {
        follow_use(f, 0, 1);
        f->tree->order[0].descending = !f->tree->order[0].descending;
        return true;
    }
    bool descending = says_descending(f), ascending = says_ascending(f);
    size_t from = after_by(f);
    if (from == 0 && follow_superlative(f)) {
        return true; /* "cheapest first" */
    }
    struct sql_expr *expr = from > 0 ? ordering(f, from) : NULL;
    if (expr == NULL && from == 0 && (descending || ascending)) {
        if (f->tree->order_count == 1 && !date) {
            f->tree->order[0].descending = descending;
            return true;
        }
        expr = shown_of_type(f, date);
        if (expr == NULL && date && only_date(f) >= 0) {
            expr = sql_column(f->arena, f->catalogue, only_date(f));
        }
        expr = expr == NULL && letters && f->core->result_count == 1 ? f->core->results[0].expr : expr;
    }
    return expr != NULL && order_by(f, expr, descending);
}

/* The number that a limit gives, or 0. */
static int64_t limit_number(struct follow *f) {
    static const char *const verbs[] = {"top", "first", "limit", "bottom", "last", "to"};
    for (size_t i = 0; i < f->linked.value_count; i++) {
        const struct link_value *v = &f->linked.values[i];
        bool number = v->kind == LINK_NUMBER || v->kind == LINK_NUMBER_WORD;
        for (size_t k = 0; number && v->first > 0 && k < sizeof verbs / sizeof *verbs; k++) {
            if (follow_is(f, v->first - 1, verbs[k]) && v->number >= 1 && v->number <= 100000 &&
                v->number == (double)(int64_t)v->number) {
                follow_use(f, v->first, v->last);
                return (int64_t)v->number;
            }
        }
    }
    return 0;
}

const struct sql_expr *follow_only_number(const struct follow *f) {
    const struct sql_expr *found = NULL;
    for (size_t i = 0; i < f->core->result_count; i++) {
        const struct sql_expr *expr = f->core->results[i].expr;
        const struct db_column *column = expr->kind == SQL_COLUMN && expr->column_index >= 0
                                             ? &f->catalogue->columns[expr->column_index]
                                             : NULL;
        bool key = column != NULL && (column->primary_key || column->foreign_key);
        if (column != NULL && column->type == TYPE_NUMBER && !key) {
            if (found != NULL) {
                return NULL;
            }
            found = expr;
        }
    }
    return found;
}

bool follow_limit(struct follow *f) {
    int64_t count = limit_number(f);
    bool top = follow_is(f, 0, "top"), end = false;
    if (count == 0) {
        return false;
    }
    for (size_t i = 0; i < f->linked.word_count; i++) {
        top = top || follow_is(f, i, "top");
        end = end || follow_is(f, i, "bottom") || follow_is(f, i, "last");
    }
    size_t from = after_by(f);
    struct sql_expr *expr = from > 0 && (f->verbs & FOLLOW_SORT) == 0 ? ordering(f, from) : NULL;
    if (expr == NULL && from == 0 && f->tree->order_count == 0 && (top || end)) {
        expr = follow_aggregate(f);
        const struct sql_expr *number = expr == NULL ? follow_only_number(f) : NULL;
        expr = number == NULL ? expr : sql_copy_expr(f->arena, number);
    }
    if (expr != NULL && !order_by(f, expr, !end)) {
        return false;
    }
    if (expr == NULL && end && f->tree->order_count == 1) {
        f->tree->order[0].descending = !f->tree->order[0].descending;
    }
    return sql_set_limit(f->arena, f->tree, count);
}

/* The words that name what is shown are accounted for. */
static void use_shown(struct follow *f) {
    for (size_t i = 0; i < f->linked.match_count; i++) {
        const struct link_match *m = &f->linked.matches[i];
        for (size_t u = 0; u < f->use_count && m->column && m->code != LINK_SEMANTIC; u++) {
            bool shown =
                f->uses[u].place.clause == SQL_CLAUSE_SELECT || f->uses[u].place.clause == SQL_CLAUSE_GROUP;
            if (shown && f->uses[u].column == m->index) {
                follow_use(f, m->first, m->last);
            }
        }
    }
}

bool follow_end(struct follow *f) {
    if (follow_superlative(f)) {
        return sql_set_limit(f->arena, f->tree, 1);
    }
    bool most = says_descending(f), least = says_ascending(f);
    struct sql_expr *aggregate = named_aggregate(f);
    aggregate = aggregate != NULL ? aggregate : follow_aggregate(f);
    const struct sql_expr *by = f->core->group_count > 0 ? aggregate
                                : aggregate == NULL      ? follow_only_number(f)
                                                         : NULL;
    if (most == least || by == NULL) {
        return false;
    }
    use_shown(f);
    return order_by(f, by, most) && sql_set_limit(f->arena, f->tree, 1);
}

bool follow_distinct(struct follow *f) {
    if (follow_aggregate(f) != NULL) {
        return false;
    }
    f->core->distinct = true;
    return true;
}

bool follow_show_columns(struct follow *f, const int *columns, size_t count, bool keep) {
    if (!keep) {
        f->core->result_count = 0;
    }
    for (size_t i = 0; i < count; i++) {
        bool shown = false;
        for (size_t k = 0; k < f->core->result_count; k++) {
            const struct sql_expr *expr = f->core->results[k].expr;
            shown = shown || (expr->kind == SQL_COLUMN && expr->column_index == columns[i]);
        }
        if (!shown && !sql_add_result(f->arena, f->core, sql_column(f->arena, f->catalogue, columns[i]))) {
            return false;
        }
    }
    return true;
}

int follow_table(const struct follow *f, size_t from) {
    for (size_t i = 0; i < f->linked.match_count; i++) {
        const struct link_match *m = &f->linked.matches[i];
        if (!m->column && m->code == LINK_EXACT && m->first >= from &&
            (follow_in_from(f, m->index) || follow_near_from(f, m->index))) {
            return m->index;
        }
    }
    return -1;
}

/* The only column of the table's key; -1 if it has several, or none. */
static int key_of(const struct follow *f, int index) {
    const struct db_table *table = &f->catalogue->tables[index];
    int found = -1;
    for (int c = table->first_column; c < table->first_column + table->column_count; c++) {
        if (f->catalogue->columns[c].primary_key) {
            if (found >= 0) {
                return -1;
            }
            found = c;
        }
    }
    return found;
}

bool follow_group(struct follow *f) {
    static const char *const leads[] = {"each", "per", "by", "every"};
    size_t from = 0;
    for (size_t i = 0; i < f->linked.word_count; i++) {
        for (size_t k = 0; k < sizeof leads / sizeof *leads; k++) {
            from = follow_is(f, i, leads[k]) ? i + 1 : from;
        }
    }
    struct sql_expr *aggregate = follow_aggregate(f);
    int column =
        aggregate == NULL || from == 0 ? FOLLOW_NO_COLUMN : follow_column(f, from, f->linked.word_count);
    int table = aggregate == NULL || from == 0 || column >= 0 ? -1 : follow_table(f, from);
    int shown = table >= 0 ? follow_name(f->catalogue, table) : column,
        by = table >= 0 ? key_of(f, table) : column;
    shown = shown >= 0 ? shown : by;
    f->unclear = f->unclear || column == FOLLOW_UNCLEAR;
    if (by < 0) {
        return false;
    }
    f->core->results[0] = (struct sql_result){aggregate, NULL};
    f->core->result_count = 1;
    f->core->group_count = 0;
    struct sql_expr *result = sql_column(f->arena, f->catalogue, shown);
    return sql_add_result(f->arena, f->core, result) &&
           sql_add_group(f->arena, f->core, sql_column(f->arena, f->catalogue, by));
}

/* "How many of each?": of each value of the one column that is shown. */
static bool count_each(struct follow *f) {
    struct sql_core *core = f->core;
    struct sql_expr *shown = core->result_count == 1 ? core->results[0].expr : NULL;
    size_t each = 0;
    while (each < f->linked.word_count && !follow_is(f, each, "each")) {
        each++;
    }
    if (each == 0 || each >= f->linked.word_count || !follow_is(f, each - 1, "of") || shown == NULL ||
        shown->kind != SQL_COLUMN) {
        return false;
    }
    core->distinct = false;
    f->tree->order_count = 0;
    return sql_add_group(f->arena, core, sql_copy_expr(f->arena, shown)) &&
           sql_add_result(f->arena, core, sql_call(f->arena, "count", sql_star(f->arena), false));
}

bool follow_count(struct follow *f) {
    struct sql_core *core = f->core;
    if (core->group_count > 0 || follow_aggregate(f) != NULL || f->tree->limit != NULL) {
        return false;
    }
    if (count_each(f)) {
        return true;
    }
    struct sql_expr *what =
        core->distinct && core->result_count == 1 ? core->results[0].expr : sql_star(f->arena);
    bool distinct = core->distinct && core->result_count == 1;
    struct sql_expr *count = sql_call(f->arena, "count", what, distinct);
    if (count == NULL || (core->distinct && !distinct)) {
        return false;
    }
    core->distinct = false;
    core->results[0] = (struct sql_result){count, NULL};
    core->result_count = 1;
    f->tree->order_count = 0;
    return true;
}

/* "name" of people who have a first and a last one is both. */
static size_t both_names(struct follow *f, size_t from, int *out) {
    static const char *const parts[] = {"first", "last"};
    size_t count = 0, at = f->linked.word_count;
    for (size_t i = from; i < f->linked.word_count && at == f->linked.word_count; i++) {
        at = strcmp(f->linked.words[i].stem, "name") == 0 && !f->used[i] ? i : at;
    }
    for (size_t p = 0; p < 2 && at < f->linked.word_count; p++) {
        for (size_t m = 0; m < f->linked.match_count; m++) {
            const struct link_match *match = &f->linked.matches[m];
            const struct words *name =
                match->column ? link_column_words(f->session->links, match->index) : NULL;
            bool here = name != NULL && match->first <= at && at < match->last && count == p &&
                        follow_in_from(f, f->catalogue->columns[match->index].table);
            if (here && name->count == 2 && strcmp(name->norm[0], parts[p]) == 0) {
                out[count++] = match->index;
            }
        }
    }
    if (count == 2) {
        follow_use(f, at, at + 1);
    }
    return count == 2 ? 2 : 0;
}

/* "Names", "dates": all columns of the query's tables that are called so. 0 unless there are several. */
static size_t all_called(struct follow *f, size_t from, int *out, size_t room) {
    for (size_t w = from; w < f->linked.word_count; w++) {
        const struct link_word *word = &f->linked.words[w];
        size_t length = strlen(word->norm), count = 0;
        bool several = !follow_in_column_name(f, w) && length > 3 && word->norm[length - 1] == 's' &&
                       word->norm[length - 2] != 's';
        for (size_t s = 0; several && !f->used[w] && s < f->core->source_count; s++) {
            const struct db_table *table = &f->catalogue->tables[f->core->sources[s]->table_index];
            for (int c = table->first_column; c < table->first_column + table->column_count; c++) {
                const struct words *name = link_column_words(f->session->links, c);
                bool called = name->count > 1 && strcmp(name->stem[name->count - 1], word->stem) == 0;
                if (called && count < room) {
                    out[count] = c;
                }
                count += called;
            }
        }
        if (count > 1 && count <= room) {
            follow_use(f, w, w + 1);
            return count;
        }
    }
    return 0;
}

/* Columns named from word `from` on. */
static size_t named_columns(struct follow *f, size_t from, int *out, size_t room) {
    size_t count = both_names(f, from, out);
    count = count > 0 ? count : all_called(f, from, out, MOST_CALLED);
    while (count < room) {
        int column = follow_column(f, from, f->linked.word_count);
        f->unclear = f->unclear || column == FOLLOW_UNCLEAR;
        if (column < 0) {
            break;
        }
        out[count++] = column;
    }
    return count;
}

static size_t after_word(const struct follow *f, const char *const *words, size_t count) {
    for (size_t i = 0; i < f->linked.word_count; i++) {
        for (size_t k = 0; k < count; k++) {
            if (follow_is(f, i, words[k])) {
                return i + 1;
            }
        }
    }
    return 0;
}

/* The columns are of the table by whose key the query groups: each group has one of them. */
static bool is_of_group(const struct follow *f, const int *columns, size_t count) {
    for (size_t i = 0; i < count; i++) {
        bool keyed = false;
        for (size_t g = 0; g < f->core->group_count; g++) {
            const struct sql_expr *by = f->core->group[g];
            keyed = keyed || (by->kind == SQL_COLUMN && by->column_index >= 0 &&
                              key_of(f, f->catalogue->columns[columns[i]].table) == by->column_index);
        }
        if (!keyed) {
            return false;
        }
    }
    return count > 0;
}

int follow_called(const struct follow *f, int table) {
    int name = follow_name(f->catalogue, table);
    return name >= 0 ? name : key_of(f, table);
}

/* "His bookings": the rows of a table next to those of the query, by what they are called. */
static size_t named_rows(struct follow *f, size_t from, int *out) {
    int table = follow_table(f, from);
    out[0] = table < 0 ? -1 : follow_called(f, table);
    return out[0] >= 0;
}

bool follow_show(struct follow *f) {
    static const char *const owners[] = {"their", "its", "his", "her"};
    int columns[8];
    bool grouped = f->core->group_count > 0;
    size_t from = after_word(f, owners, sizeof owners / sizeof *owners);
    size_t count = from == 0 ? 0 : named_columns(f, from, columns, 8);
    if (count == 0 && from > 0 && !grouped && !f->unclear && follow_aggregate(f) == NULL) {
        count = named_rows(f, from, columns);
    }
    if (grouped) {
        return is_of_group(f, columns, count) && follow_show_columns(f, columns, count, true);
    }
    bool keep = (f->verbs & FOLLOW_ADD) != 0 && follow_aggregate(f) == NULL;
    return count > 0 && follow_show_columns(f, columns, count, keep);
}

bool follow_names(struct follow *f) {
    int columns[2];
    return follow_aggregate(f) == NULL && f->core->group_count == 0 && both_names(f, 0, columns) == 2 &&
           follow_show_columns(f, columns, 2, false);
}

bool follow_add(struct follow *f) {
    int columns[8];
    if ((f->verbs & FOLLOW_SHOW) != 0 || f->core->group_count > 0 || follow_aggregate(f) != NULL) {
        return false;
    }
    size_t count = named_columns(f, 0, columns, 8);
    if (count == 0 && !f->unclear && (f->verbs & FOLLOW_FILTER) == 0) {
        count = named_rows(f, 0, columns); /* "show the owner too" */
    }
    return count > 0 && follow_show_columns(f, columns, count, true);
}
