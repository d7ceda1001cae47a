/* A query in English, exactly: two queries that differ in meaning differ in their text. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "parse/plan.h"
#include "sql/sql.h"

#define MAX_TEXT ((size_t)16 * 1024)
#define MAX_DEPTH 20 /* nested queries */

struct writer {
    struct buffer *out;
    const struct db_catalogue *catalogue;
    bool plain;                  /* one table only: columns need no "of" */
    const struct sql_core *core; /* the block at hand, or NULL */
    size_t depth;
};

static void write_select(struct writer *w, const struct sql_select *select);
static void write_expr(struct writer *w, const struct sql_expr *expr);
static void write_condition(struct writer *w, const struct sql_expr *expr);

/* An identifier as words: underscores and humps as spaces, small letters unless it is an abbreviation. */
static void write_name(struct writer *w, const char *name) {
    for (size_t i = 0; name && name[i]; i++) {
        unsigned char c = (unsigned char)name[i], before = i ? (unsigned char)name[i - 1] : ' ';
        unsigned char after = (unsigned char)name[i + 1];
        if (c == '_') {
            buffer_char(w->out, ' ');
            continue;
        }
        bool hump = isupper(c) && (islower(before) || (isupper(before) && islower(after)));
        if (hump) {
            buffer_char(w->out, ' ');
        }
        bool abbreviation = isupper(c) && (isupper(before) || isupper(after)) && !islower(after);
        buffer_char(w->out, abbreviation ? (char)c : (char)tolower(c));
    }
}

static const struct db_column *column_of(const struct writer *w, const struct sql_expr *expr) {
    return expr->kind == SQL_COLUMN && expr->column_index >= 0 ? &w->catalogue->columns[expr->column_index]
                                                               : NULL;
}

static bool is_date(const struct writer *w, const struct sql_expr *expr) {
    if (expr->kind == SQL_CALL && expr->operand_count == 1 && strcmp(expr->name, "count") != 0) {
        return is_date(w, expr->operands[0]);
    }
    const struct db_column *column = column_of(w, expr);
    return column && column->type == TYPE_DATE;
}

/* ---- tables that stand twice in a block ---- */

static bool stands_twice(const struct sql_core *core, const struct sql_source *source) {
    for (size_t i = 0; core && i < core->source_count; i++) {
        if (core->sources[i] != source && core->sources[i]->table_index == source->table_index) {
            return true;
        }
    }
    return false;
}

/* The column of another table, or of the first row, that refers to the source's rows where they are joined;
 * NULL if there is none. */
static const struct sql_expr *referring(const struct writer *w, const struct sql_source *source) {
    const struct sql_expr *on = source->on;
    for (size_t i = 0; on && on->kind == SQL_BINARY && on->op == SQL_EQ && i < 2; i++) {
        const struct sql_expr *own = on->operands[i], *other = on->operands[1 - i];
        const struct db_column *column = column_of(w, other);
        if (own->kind == SQL_COLUMN && own->source == source && column && column->foreign_key) {
            return other;
        }
    }
    return NULL;
}

/* A key's name without what says that it is one: "manager" of manager_id. */
static void write_role(struct writer *w, const char *key) {
    static const char *const ends[] = {"_id",  "_no", "_code", "_key", "_number",
                                       "_ref", "Id",  "ID",    "No",   "Code"};
    size_t length = strlen(key);
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        size_t n = strlen(ends[i]);
        if (length > n && strcmp(key + length - n, ends[i]) == 0) {
            length -= n;
            break;
        }
    }
    char *role = strndup(key, length);
    if (role) {
        write_name(w, role);
    } else {
        w->out->status = CSQL_NO_MEMORY;
    }
    free(role);
}

/* The name of a FROM item's table for people. A table that stands twice is told apart by what refers to it,
 * else by its alias. */
static void write_source(struct writer *w, const struct sql_source *source) {
    if (source->table_index >= 0) {
        write_name(w, w->catalogue->tables[source->table_index].name);
        if (stands_twice(w->core, source)) {
            const struct sql_expr *key = referring(w, source);
            const struct sql_source *by = key ? key->source : NULL;
            if (key) {
                buffer_string(w->out, " as ");
                write_role(w, column_of(w, key)->name);
            }
            if (by && stands_twice(w->core, by) && referring(w, by)) {
                buffer_string(w->out, " of "); /* the unit of the commander, and not of the row itself */
                write_source(w, by);
            } else if (!key && source->join != SQL_JOIN_FIRST && source->alias) {
                buffer_printf(w->out, " %s", source->alias);
            }
        }
    } else if (source->select) {
        buffer_char(w->out, '(');
        write_select(w, source->select);
        buffer_char(w->out, ')');
    } else {
        write_name(w, source->name);
    }
}

static void write_column(struct writer *w, const struct sql_expr *expr) {
    const struct db_column *column = column_of(w, expr);
    if (expr->alias_of && expr->alias_of != expr) {
        write_expr(w, expr->alias_of);
        return;
    }
    write_name(w, column ? column->name : expr->name);
    if (!w->plain && column) {
        buffer_string(w->out, " of ");
        if (expr->source && expr->source->table_index == column->table) {
            write_source(w, expr->source);
        } else {
            write_name(w, w->catalogue->tables[column->table].name);
        }
    } else if (!w->plain && expr->source) {
        buffer_string(w->out, " of ");
        write_source(w, expr->source);
    }
}

/* ---- expressions ---- */

static void write_count(struct writer *w, const struct sql_expr *expr) {
    const struct sql_expr *of = expr->operand_count ? expr->operands[0] : NULL;
    if (!of || of->kind == SQL_STAR) {
        buffer_string(w->out, "the number of records");
        return;
    }
    buffer_string(w->out,
                  expr->distinct ? "the number of different values of " : "the number of known values of ");
    write_expr(w, of);
}

/* NULL if the call is none of those that have words. */
static const char *aggregate_phrase(const struct sql_expr *call, bool date) {
    static const char *const phrases[][3] = {{"sum", "the total", "the total"},
                                             {"avg", "the average", "the average"},
                                             {"min", "the lowest", "the earliest"},
                                             {"max", "the highest", "the latest"},
                                             {"total", "the total", "the total"}};
    for (size_t i = 0; i < sizeof phrases / sizeof *phrases; i++) {
        if (strcasecmp(call->name, phrases[i][0]) == 0) {
            return phrases[i][date ? 2 : 1];
        }
    }
    return NULL;
}

/* "The year and month of": the part of dates that a format of strftime keeps; NULL if it has no words. */
static const char *part_phrase(const struct sql_expr *call) {
    static const char *const phrases[][2] = {{"%Y", "the year of "},
                                             {"%m", "the month of "},
                                             {"%d", "the day of the month of "},
                                             {"%Y-%m", "the year and month of "},
                                             {"%Y-%m-%d", "the day of "}};
    bool plain = strcasecmp(call->name, "strftime") == 0 && call->operand_count == 2 &&
                 call->operands[0]->kind == SQL_TEXT && call->operands[1]->kind == SQL_COLUMN;
    for (size_t i = 0; plain && i < sizeof phrases / sizeof *phrases; i++) {
        if (strcmp(call->operands[0]->text, phrases[i][0]) == 0) {
            return phrases[i][1];
        }
    }
    return NULL;
}

/* The same of a date that is kept as a number like 20240315, divided to its leading digits. */
static const char *packed_phrase(const struct writer *w, const struct sql_expr *expr) {
    const struct db_column *column = expr->op == SQL_DIVIDE ? column_of(w, expr->operands[0]) : NULL;
    const char *by = column != NULL && column->encoding == DATES_COMPACT ? expr->operands[1]->text : NULL;
    return by == NULL                 ? NULL
           : strcmp(by, "10000") == 0 ? "the year of "
           : strcmp(by, "100") == 0   ? "the year and month of "
                                      : NULL;
}

static void write_call(struct writer *w, const struct sql_expr *expr) {
    const char *part = part_phrase(expr);
    if (part) {
        buffer_string(w->out, part);
        write_expr(w, expr->operands[1]);
        return;
    }
    if (strcasecmp(expr->name, "count") == 0) {
        write_count(w, expr);
        return;
    }
    const char *phrase =
        expr->operand_count == 1 ? aggregate_phrase(expr, is_date(w, expr->operands[0])) : NULL;
    if (phrase) {
        buffer_printf(w->out, "%s %s", phrase, expr->distinct ? "of the different values of " : "");
        write_expr(w, expr->operands[0]);
        return;
    }
    sql_print_expr(expr, w->out);
}

static const char *arithmetic(enum sql_operator op) {
    switch (op) {
    case SQL_ADD:
        return " plus ";
    case SQL_SUBTRACT:
        return " minus ";
    case SQL_MULTIPLY:
        return " times ";
    case SQL_DIVIDE:
        return " divided by ";
    default:
        return NULL;
    }
}

static void write_expr(struct writer *w, const struct sql_expr *expr) {
    switch (expr->kind) {
    case SQL_COLUMN:
        write_column(w, expr);
        break;
    case SQL_STAR:
        buffer_string(w->out, "everything");
        if (expr->source) {
            buffer_string(w->out, " about ");
            write_source(w, expr->source);
        }
        break;
    case SQL_CALL:
        write_call(w, expr);
        break;
    case SQL_SUBQUERY:
        buffer_char(w->out, '(');
        write_select(w, expr->select);
        buffer_char(w->out, ')');
        break;
    case SQL_BINARY:
        if (packed_phrase(w, expr)) {
            buffer_string(w->out, packed_phrase(w, expr));
            write_expr(w, expr->operands[0]);
        } else if (arithmetic(expr->op)) {
            write_expr(w, expr->operands[0]);
            buffer_string(w->out, arithmetic(expr->op));
            write_expr(w, expr->operands[1]);
        } else {
            write_condition(w, expr);
        }
        break;
    case SQL_LOGIC:
    case SQL_RANGE:
    case SQL_IN_LIST:
    case SQL_IN_SELECT:
    case SQL_EXISTS:
        write_condition(w, expr);
        break;
    default:
        sql_print_expr(expr, w->out);
        break;
    }
}

/* ---- conditions ---- */

static const char *comparison(enum sql_operator op, bool date) {
    switch (op) {
    case SQL_EQ:
        return " is ";
    case SQL_NE:
        return " is not ";
    case SQL_LT:
        return date ? " is before " : " is less than ";
    case SQL_LE:
        return date ? " is not after " : " is at most ";
    case SQL_GT:
        return date ? " is after " : " is greater than ";
    case SQL_GE:
        return date ? " is not before " : " is at least ";
    case SQL_IS:
        return " is ";
    case SQL_IS_NOT:
        return " is not ";
    default:
        return NULL;
    }
}

/* LIKE with the wildcards at the ends only is said in words. */
static void write_like(struct writer *w, const struct sql_expr *expr) {
    const struct sql_expr *pattern = expr->operands[1];
    const char *text = pattern->kind == SQL_TEXT ? pattern->text : "_";
    size_t length = strlen(text);
    bool before = length > 0 && text[0] == '%', after = length > 1 && text[length - 1] == '%';
    size_t first = before ? 1 : 0, last = length - (after ? 1 : 0);
    write_expr(w, expr->operands[0]);
    if (last < first || memchr(text + first, '%', last - first) || memchr(text + first, '_', last - first)) {
        buffer_string(w->out, expr->negated ? " does not match the pattern " : " matches the pattern ");
        write_expr(w, pattern);
        return;
    }
    const char *verb = before && after ? "contain" : before ? "end with" : after ? "start with" : "equal";
    if (expr->negated) {
        buffer_printf(w->out, " does not %s ", verb);
    } else {
        size_t stem = strcspn(verb, " ");
        buffer_printf(w->out, " %.*ss%s ", (int)stem, verb, verb + stem);
    }
    char *middle = strndup(text + first, last - first);
    if (middle) {
        db_quote_text(w->out, middle);
    } else {
        w->out->status = CSQL_NO_MEMORY;
    }
    free(middle);
}

static void write_membership(struct writer *w, const struct sql_expr *expr) {
    write_expr(w, expr->operands[0]);
    if (expr->kind == SQL_IN_SELECT) {
        buffer_string(w->out, expr->negated ? " is not among (" : " is among (");
        write_select(w, expr->select);
        buffer_char(w->out, ')');
        return;
    }
    buffer_string(w->out, expr->negated ? " is none of " : " is one of ");
    for (size_t i = 1; i < expr->operand_count; i++) {
        buffer_string(w->out, i > 1 ? ", " : "");
        write_expr(w, expr->operands[i]);
    }
}

static void write_logic(struct writer *w, const struct sql_expr *expr) {
    for (size_t i = 0; i < expr->operand_count; i++) {
        const struct sql_expr *operand = expr->operands[i];
        bool nested = operand->kind == SQL_LOGIC && operand->op == SQL_OR;
        buffer_string(w->out, i == 0 ? "" : expr->op == SQL_OR ? " or " : " and ");
        buffer_string(w->out, nested ? "(" : "");
        write_condition(w, operand);
        buffer_string(w->out, nested ? ")" : "");
    }
}

static void write_binary(struct writer *w, const struct sql_expr *expr) {
    const struct sql_expr *left = expr->operands[0], *right = expr->operands[1];
    const char *verb = comparison(expr->op, is_date(w, left));
    if (expr->op == SQL_LIKE && expr->operand_count == 2) {
        write_like(w, expr);
        return;
    }
    if (!verb) {
        sql_print_expr(expr, w->out);
        return;
    }
    write_expr(w, left);
    buffer_string(w->out, verb);
    if (right->kind == SQL_NULL) {
        buffer_string(w->out, "blank");
    } else {
        write_expr(w, right);
    }
}

static void write_condition(struct writer *w, const struct sql_expr *expr) {
    switch (expr->kind) {
    case SQL_LOGIC:
        write_logic(w, expr);
        break;
    case SQL_BINARY:
        write_binary(w, expr);
        break;
    case SQL_RANGE:
        write_expr(w, expr->operands[0]);
        buffer_string(w->out, expr->negated ? " is not between " : " is between ");
        write_expr(w, expr->operands[1]);
        buffer_string(w->out, " and ");
        write_expr(w, expr->operands[2]);
        break;
    case SQL_IN_LIST:
    case SQL_IN_SELECT:
        write_membership(w, expr);
        break;
    case SQL_EXISTS:
        buffer_string(w->out, expr->negated ? "there is no (" : "there is (");
        write_select(w, expr->select);
        buffer_char(w->out, ')');
        break;
    default:
        write_expr(w, expr);
        break;
    }
}

/* ---- blocks ---- */

/* Whether a result reads better without "the" before it. */
static bool has_article(const struct sql_expr *expr) {
    return expr->kind != SQL_COLUMN || expr->alias_of;
}

static void write_list_comma(struct writer *w, size_t at, size_t count) {
    buffer_string(w->out, at == 0 ? "" : at + 1 == count ? " and " : ", ");
}

static void write_results(struct writer *w, const struct sql_core *core) {
    if (core->distinct) {
        buffer_string(w->out, core->result_count > 1 ? "without repeats, " : "the different values of ");
    }
    for (size_t i = 0; i < core->result_count; i++) {
        const struct sql_expr *expr = core->results[i].expr;
        write_list_comma(w, i, core->result_count);
        if (!has_article(expr) && !(core->distinct && core->result_count == 1)) {
            buffer_string(w->out, "the ");
        }
        write_expr(w, expr);
    }
}

/* How many declared keys tie the two tables. */
static size_t ties(const struct writer *w, int a, int b) {
    size_t count = 0;
    for (size_t i = 0; i < w->catalogue->key_count; i++) {
        const int from = w->catalogue->columns[w->catalogue->keys[i].from].table;
        const int to = w->catalogue->columns[w->catalogue->keys[i].to].table;
        count += (from == a && to == b) || (from == b && to == a);
    }
    return count;
}

/* The tables are joined by their only key, or, where none is declared, by columns of one name: it goes
 * without saying. */
static bool is_usual_join(const struct writer *w, const struct sql_expr *on) {
    if (on->kind != SQL_BINARY || on->op != SQL_EQ) {
        return false;
    }
    const struct db_column *a = column_of(w, on->operands[0]), *b = column_of(w, on->operands[1]);
    if (a == NULL || b == NULL || a->table == b->table) {
        return false;
    }
    const size_t keys = ties(w, a->table, b->table);
    return keys == 1 || (keys == 0 && strcasecmp(a->name, b->name) == 0);
}

/* The tables, and by which columns they are linked. */
static void write_from(struct writer *w, const struct sql_core *core) {
    if (core->source_count == 0) {
        return;
    }
    buffer_string(w->out, w->plain ? " of " : ", from ");
    for (size_t i = 0; i < core->source_count; i++) {
        const struct sql_source *source = core->sources[i];
        buffer_string(w->out, i == 0 ? "" : source->join == SQL_JOIN_LEFT ? " with, if any, " : " with ");
        write_source(w, source);
        if (source->on && !is_usual_join(w, source->on)) {
            buffer_string(w->out, " (where ");
            write_condition(w, source->on);
            buffer_char(w->out, ')');
        }
    }
}

static void write_group(struct writer *w, const struct sql_core *core) {
    for (size_t i = 0; i < core->group_count; i++) {
        buffer_string(w->out, i == 0 ? ", for each " : i + 1 == core->group_count ? " and " : ", ");
        write_expr(w, core->group[i]);
    }
    if (core->having) {
        buffer_string(w->out, ", only where ");
        write_condition(w, core->having);
    }
}

/* "The average of (how many for each)": what is reckoned over the rows of a query. */
static bool write_over_rows(struct writer *w, const struct sql_core *core) {
    const struct sql_expr *call = core->result_count == 1 ? core->results[0].expr : NULL;
    bool over = core->source_count == 1 && core->sources[0]->kind == SQL_SOURCE_SELECT && !core->where &&
                !core->group_count && !core->having && call && call->kind == SQL_CALL &&
                call->operand_count == 1 && !call->distinct;
    const struct sql_expr *of = over ? call->operands[0] : NULL;
    const char *phrase = of ? aggregate_phrase(call, false) : NULL;
    if (of && of->kind == SQL_STAR && strcasecmp(call->name, "count") == 0) {
        phrase = "the number of results of";
    } else if (!of || of->kind != SQL_COLUMN || !phrase || core->sources[0]->select->core_count != 1 ||
               core->sources[0]->select->cores[0]->result_count != 1) {
        return false;
    }
    buffer_printf(w->out, "%s%s (", phrase, of->kind == SQL_STAR ? "" : " of");
    write_select(w, core->sources[0]->select);
    buffer_char(w->out, ')');
    return true;
}

static void write_core(struct writer *w, const struct sql_core *core) {
    bool before = w->plain;
    const struct sql_core *outer = w->core;
    if (write_over_rows(w, core)) {
        return;
    }
    w->core = core;
    w->plain = core->source_count == 1 && core->sources[0]->table_index >= 0;
    write_results(w, core);
    write_from(w, core);
    if (core->where) {
        buffer_string(w->out, w->plain ? " where " : ", where ");
        write_condition(w, core->where);
    }
    write_group(w, core);
    w->plain = before;
    w->core = outer;
}

static void write_order(struct writer *w, const struct sql_select *select) {
    for (size_t i = 0; i < select->order_count; i++) {
        const struct sql_order *order = &select->order[i];
        bool date = is_date(w, order->expr);
        const struct db_column *column = column_of(w, order->expr);
        bool text = column && column->type == TYPE_TEXT;
        buffer_string(w->out, i == 0 ? ", sorted by " : ", then by ");
        write_expr(w, order->expr);
        const char *up = date ? "from earliest to latest" : text ? "from A to Z" : "from lowest to highest";
        const char *down = date ? "from latest to earliest" : text ? "from Z to A" : "from highest to lowest";
        buffer_printf(w->out, " %s", order->descending ? down : up);
    }
    if (!select->limit) {
        return;
    }
    bool one = select->limit->kind == SQL_NUMBER && strcmp(select->limit->text, "1") == 0;
    buffer_string(w->out, one ? ", only the first one" : ", only the first ");
    if (!one) {
        write_expr(w, select->limit);
    }
    if (select->offset) {
        buffer_string(w->out, " after skipping ");
        write_expr(w, select->offset);
    }
}

static const char *set_phrase(enum sql_set_operator op) {
    switch (op) {
    case SQL_UNION:
        return "; together with (no repeats): ";
    case SQL_UNION_ALL:
        return "; together with: ";
    case SQL_INTERSECT:
        return "; but only what is also among: ";
    default:
        return "; but without what is among: ";
    }
}

static void write_select(struct writer *w, const struct sql_select *select) {
    if (++w->depth > MAX_DEPTH || select->cte_count > 0) {
        sql_print(select, w->out);
    } else {
        for (size_t i = 0; i < select->core_count; i++) {
            buffer_string(w->out, i ? set_phrase(select->operators[i]) : "");
            write_core(w, select->cores[i]);
        }
        bool before = w->plain;
        const struct sql_core *outer = w->core, *core = select->core_count == 1 ? select->cores[0] : NULL;
        w->plain = !core || core->source_count == 1;
        w->core = core;
        write_order(w, select);
        w->plain = before;
        w->core = outer;
    }
    w->depth--;
}

char *plan_explain(struct arena *arena, const struct db_catalogue *catalogue, const struct sql_select *tree) {
    struct buffer text = buffer_new(MAX_TEXT);
    struct writer w = {.out = &text, .catalogue = catalogue};
    write_select(&w, tree);
    char *result = NULL;
    if (text.status != CSQL_NO_MEMORY) {
        result = arena_copy(arena, buffer_text(&text), text.length);
    }
    buffer_free(&text);
    if (result && *result) {
        result[0] = (char)toupper((unsigned char)result[0]);
    }
    return result;
}

char *plan_explain_text(struct arena *arena, struct db *db, const char *sql) {
    struct sql_select *tree = NULL;
    const bool read = sql_parse(arena, sql, strlen(sql), &tree, NULL) == CSQL_OK &&
                      sql_resolve(arena, db_catalogue(db), tree, NULL) == CSQL_OK;
    return read ? plan_explain(arena, db_catalogue(db), tree) : NULL;
}
