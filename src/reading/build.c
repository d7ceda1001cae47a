/* Queries out of columns, tables and values. */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "reading/internal.h"
#include "text/text.h"

void *reader_no_memory(struct reader *r) {
    r->status = CSQL_NO_MEMORY;
    return NULL;
}

bool columns_add(struct column_list *list, int column) {
    for (size_t i = 0; i < list->count; i++) {
        if (list->at[i] == column) {
            return true;
        }
    }
    if (list->count == READER_MAX_COLUMNS) {
        return false;
    }
    list->at[list->count++] = column;
    return true;
}

static bool ends_with(const char *text, const char *end) {
    size_t n = strlen(text), m = strlen(end);
    return n >= m && strcasecmp(text + n - m, end) == 0;
}

static bool starts_with(const char *text, const char *start) {
    return strncasecmp(text, start, strlen(start)) == 0;
}

bool is_name_column(const struct db_column *column) {
    return ends_with(column->name, "name") || ends_with(column->name, "title");
}

bool is_key_column(const struct db_column *column) {
    bool numbered = column->type != TYPE_TEXT || ends_with(column->name, "id");
    return column->foreign_key || (column->primary_key && numbered);
}

/* What the name says behind that of its own table, in the singular: "name" of branch_name in branches; NULL
 * if it begins otherwise. */
static const char *after_table(const struct db_catalogue *catalogue, const struct db_column *column) {
    static const char *const plurals[] = {"", "s", "es"};
    const char *table = catalogue->tables[column->table].name;
    for (size_t i = 0; i < sizeof plurals / sizeof *plurals; i++) {
        size_t length = strlen(table) - (ends_with(table, plurals[i]) ? strlen(plurals[i]) : 0);
        if (length > 2 && strncasecmp(column->name, table, length) == 0) {
            const char *rest = column->name + length;
            return *rest == '_' || *rest == ' ' ? rest + 1 : rest;
        }
    }
    return NULL;
}

/* "Name" or "branch_name" of branches: its own, and not that of what its rows belong to. */
static bool is_own_name(const struct db_catalogue *catalogue, const struct db_column *column) {
    const char *rest = after_table(catalogue, column);
    rest = rest == NULL ? column->name : rest;
    return strcasecmp(rest, "name") == 0 || strcasecmp(rest, "title") == 0;
}

/* "Room_number" of rooms, by which people know them. */
static bool is_own_number(const struct db_catalogue *catalogue, const struct db_column *column) {
    const char *rest = after_table(catalogue, column);
    return rest != NULL && (strcasecmp(rest, "number") == 0 || strcasecmp(rest, "no") == 0);
}

/* Some name is of a part or a kind of name: "first_name", "common_name". */
static bool qualifies_name(const struct db_column *column) {
    static const char *const kinds[] = {"first",  "fname", "last",     "lname", "full",   "given",
                                        "family", "sur",   "official", "short", "common", "stage"};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        if (starts_with(column->name, kinds[i])) {
            return true;
        }
    }
    return false;
}

/* How much a column tells which row it is, to a person. */
static int display_rank(const struct db_catalogue *catalogue, const struct db_column *column) {
    static const char *const aside[] = {"url",   "email", "phone", "phonenumber", "website",
                                        "image", "date",  "time",  "password",    "address"};
    if (is_own_number(catalogue, column) && !column->foreign_key) {
        return 6;
    }
    if (is_key_column(column)) {
        return 0;
    }
    if (is_own_name(catalogue, column)) {
        return 8;
    }
    if (qualifies_name(column) && is_name_column(column)) {
        return 7;
    }
    if (is_name_column(column)) {
        bool part = starts_with(column->name, "middle") || starts_with(column->name, "user") ||
                    starts_with(column->name, "file");
        return part ? 3 : 5;
    }
    if (column->type != TYPE_TEXT) {
        return 1;
    }
    for (size_t i = 0; i < sizeof aside / sizeof *aside; i++) {
        if (ends_with(column->name, aside[i])) {
            return 2;
        }
    }
    return 4;
}

static bool is_first_name(const struct db_column *column) {
    return starts_with(column->name, "first") || starts_with(column->name, "fname");
}

static bool is_last_name(const struct db_column *column) {
    return starts_with(column->name, "last") || starts_with(column->name, "lname") ||
           starts_with(column->name, "surname");
}

void display_columns(const struct db_catalogue *catalogue, int table, int except, struct column_list *out) {
    const struct db_table *t = &catalogue->tables[table];
    int best = -1, rank = 0, last = -1;
    for (int c = t->first_column; c < t->first_column + t->column_count; c++) {
        const struct db_column *column = &catalogue->columns[c];
        int here = c == except ? 0 : display_rank(catalogue, column);
        if (here > rank) {
            best = c;
            rank = here;
        }
        if (last < 0 && c != except && is_last_name(column)) {
            last = c;
        }
    }
    if (best < 0 || (rank == 1 && except < 0)) {
        for (int c = t->first_column; c < t->first_column + t->column_count; c++) {
            if (catalogue->columns[c].primary_key) {
                best = c;
                break;
            }
        }
        best = best < 0 ? t->first_column : best;
    }
    columns_add(out, best);
    if (is_first_name(&catalogue->columns[best]) && last >= 0) {
        columns_add(out, last);
    }
}

int parent_table(const struct db_catalogue *catalogue, int column) {
    for (size_t k = 0; k < catalogue->key_count; k++) {
        if (catalogue->keys[k].from == column) {
            return catalogue->columns[catalogue->keys[k].to].table;
        }
    }
    return -1;
}

bool tables_are_keyed(const struct db_catalogue *catalogue, int a, int b) {
    for (size_t k = 0; k < catalogue->key_count; k++) {
        int from = catalogue->columns[catalogue->keys[k].from].table;
        int to = catalogue->columns[catalogue->keys[k].to].table;
        if ((from == a && to == b) || (from == b && to == a)) {
            return true;
        }
    }
    return false;
}

/* True if the text is a plain number. */
static bool is_number(const char *text) {
    char *end;
    (void)strtod(text, &end);
    return end != text && *end == '\0' && strspn(text, "+-0123456789.eE") == strlen(text);
}

struct sql_expr *build_equals(const struct reader *r, int column, const char *value) {
    const struct db_column *c = &r->catalogue->columns[column];
    bool number = !c->text_values && is_number(value);
    return sql_binary(r->arena, SQL_EQ, sql_column(r->arena, r->catalogue, column),
                      number ? sql_number(r->arena, value) : sql_text(r->arena, value));
}

struct sql_select *build_select(struct reader *r, const struct column_list *columns, const int *tables,
                                size_t count) {
    struct db_join_tree tree;
    if (columns->count == 0 || db_join_trees(r->in->db, r->arena, tables, count, &tree, 1) == 0) {
        return NULL;
    }
    struct sql_select *select = sql_select_new(r->arena);
    struct sql_core *core = select == NULL ? NULL : sql_select_core(select);
    if (core == NULL || !sql_add_join_tree(r->arena, core, r->catalogue, &tree)) {
        return reader_no_memory(r);
    }
    for (size_t i = 0; i < columns->count; i++) {
        if (!sql_add_result(r->arena, core, sql_column(r->arena, r->catalogue, columns->at[i]))) {
            return reader_no_memory(r);
        }
    }
    return select;
}
