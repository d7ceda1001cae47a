#include "llm/check.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/error.h"
#include "text/text.h"

/* Longest name that a query may give to something of its own. */
#define MAX_OWN_NAME ((size_t)40)
/* Longest format of strftime() and modifier of date(). */
#define MAX_FORMAT ((size_t)16)
/* Names in double quotes that a query may have. */
#define MAX_QUOTED 64
/* A run that is only for weighing. */
#define WEIGH_STEPS 2000000
#define WEIGH_ROWS 16
#define WEIGH_BYTES ((size_t)65536)

struct walk {
    struct db *db;
    const struct linked *linked;
    struct arena *arena;
    const char *question;                      /* folded */
    const char *why;                           /* what is wrong, or NULL */
    size_t tables;                             /* of the catalogue, that are read */
    const struct sql_expr *quoted[MAX_QUOTED]; /* what was written as a name in double quotes */
    size_t quoted_count;
    bool failed; /* out of memory */
};

/* ---- literals ---- */

static char *fold(struct arena *arena, const char *text) {
    return text_fold(arena, text, strlen(text), false);
}

static bool is_linked(const struct linked *linked, const char *text) {
    for (size_t i = 0; i < linked->value_count; i++) {
        const struct link_value *value = &linked->values[i];
        if (strcasecmp(value->text, text) == 0) {
            return true;
        }
        for (size_t k = 0; k < value->holder_count; k++) {
            if (strcasecmp(value->holders[k].stored, text) == 0) {
                return true;
            }
        }
    }
    return false;
}

static bool is_stored(struct db *db, struct arena *arena, const char *text) {
    struct db_value found;
    return db_values(db, arena, text, strlen(text), -1, &found, 1) == 1 &&
           (found.match == VALUE_EXACT || found.match == VALUE_FOLDED);
}

/* Without the wildcards around it. */
static const char *bare(struct arena *arena, const char *text) {
    text += strspn(text, "%_* ");
    size_t length = strlen(text);
    while (length > 0 && strchr("%_* ", text[length - 1])) {
        length--;
    }
    return arena_copy(arena, text, length);
}

/* The literal is in the question, as it is or as what was linked. */
static bool is_asked(struct walk *walk, const char *text) {
    char *folded = fold(walk->arena, text);
    walk->failed = walk->failed || !folded;
    return !*text || (folded && *folded && strstr(walk->question, folded)) || is_linked(walk->linked, text);
}

static bool is_format(const struct sql_expr *expr, const struct sql_place *place) {
    const struct sql_expr *call = place->parent;
    return call && call->kind == SQL_CALL && call->name && strlen(expr->text) <= MAX_FORMAT &&
           (strcasecmp(call->name, "strftime") == 0 || strcasecmp(call->name, "date") == 0 ||
            strcasecmp(call->name, "datetime") == 0 || strcasecmp(call->name, "time") == 0);
}

/* The text is what some column is compared with. */
static bool is_compared(const struct sql_expr *expr, const struct sql_place *place) {
    const struct sql_expr *parent = place->parent;
    if (!parent || parent->operand_count == 0 || parent->operands[0] == expr) {
        return false;
    }
    enum sql_expr_kind kind = parent->operands[0]->kind;
    return (parent->kind == SQL_BINARY || parent->kind == SQL_RANGE || parent->kind == SQL_IN_LIST) &&
           (kind == SQL_COLUMN || kind == SQL_CALL || kind == SQL_CAST || kind == SQL_COLLATE);
}

static bool was_quoted(const struct walk *walk, const struct sql_expr *expr) {
    for (size_t i = 0; i < walk->quoted_count; i++) {
        if (walk->quoted[i] == expr) {
            return true;
        }
    }
    return false;
}

/* Notes the names in double quotes before resolution makes texts of some. */
static bool note_quoted(void *context, struct sql_expr *expr, const struct sql_place *place) {
    struct walk *walk = context;
    (void)place;
    if (expr->kind == SQL_COLUMN && expr->double_quoted) {
        if (walk->quoted_count < MAX_QUOTED) {
            walk->quoted[walk->quoted_count++] = expr;
        } else {
            walk->why = "it is too long";
        }
    }
    return true;
}

/* SQLite takes a name in double quotes that is no column for a text; that must not bring in a column which
 * does not exist. */
static void check_text(struct walk *walk, const struct sql_expr *expr, const struct sql_place *place) {
    const char *text = bare(walk->arena, expr->text);
    if (!text) {
        walk->failed = true;
        return;
    }
    bool shown = place->clause == SQL_CLAUSE_SELECT;
    bool known = is_asked(walk, text) || is_format(expr, place);
    if (was_quoted(walk, expr) && !is_compared(expr, place)) {
        walk->why = "it names a column that does not exist";
    } else if (shown && (!place->parent || !known)) {
        walk->why = "it would show text of its own";
    } else if (!known && !is_stored(walk->db, walk->arena, text)) {
        walk->why = "it compares with text that neither the question nor the database has";
    }
}

/* ---- names ---- */

/* A name of the query's own making: letters, digits, underscores. */
static bool is_plain(const char *name) {
    size_t length = strlen(name);
    return length > 0 && length <= MAX_OWN_NAME &&
           strspn(name, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_") == length;
}

/* A result alias that something stands for is written out there, so that the alias can go. */
static void write_out(struct walk *walk, struct sql_expr *expr) {
    size_t start = expr->start, end = expr->end;
    struct sql_expr *copy = sql_copy_expr(walk->arena, expr->alias_of);
    walk->failed = walk->failed || !copy;
    if (copy) {
        *expr = *copy;
        expr->start = start;
        expr->end = end;
    }
}

static bool visit_expr(void *context, struct sql_expr *expr, const struct sql_place *place) {
    struct walk *walk = context;
    if (expr->kind == SQL_COLUMN && expr->alias_of) {
        write_out(walk, expr);
    }
    if (walk->why || walk->failed) {
        return false;
    }
    if (expr->kind == SQL_COLUMN && expr->column_index >= 0 && expr->source &&
        expr->source->kind == SQL_SOURCE_TABLE && expr->source->table_index >= 0) {
        expr->name = db_catalogue(walk->db)->columns[expr->column_index].name; /* as the schema spells it */
    }
    if (expr->kind == SQL_PARAMETER) {
        walk->why = "it leaves a value open";
    } else if (expr->kind == SQL_BLOB) {
        walk->why = "it holds a BLOB";
    } else if (expr->kind == SQL_TEXT) {
        check_text(walk, expr, place);
    }
    return true;
}

static void visit_source(void *context, struct sql_source *source, const struct sql_place *place) {
    struct walk *walk = context;
    (void)place;
    if (source->kind == SQL_SOURCE_TABLE && source->table_index >= 0) {
        source->name = db_catalogue(walk->db)->tables[source->table_index].name;
        walk->tables++;
    }
    if (source->kind == SQL_SOURCE_FUNCTION) {
        walk->why = "it reads what is no table";
    } else if (source->alias && !is_plain(source->alias)) {
        walk->why = "it makes up a name";
    }
}

static void visit_select(void *context, struct sql_select *select, const struct sql_place *place) {
    struct walk *walk = context;
    for (size_t i = 0; i < select->core_count; i++) {
        struct sql_core *core = select->cores[i];
        if (core->row_count > 0) {
            walk->why = "it brings rows of its own";
        }
        for (size_t k = 0; k < core->result_count; k++) {
            struct sql_result *result = &core->results[k];
            if (!place->select) {
                result->alias = NULL; /* what is shown is named by what it is */
            } else if (result->alias && !is_plain(result->alias)) {
                walk->why = "it makes up a name";
            }
        }
    }
    for (size_t i = 0; i < select->cte_count; i++) {
        const struct sql_cte *cte = select->ctes[i];
        for (size_t k = 0; k < cte->column_count; k++) {
            walk->why = is_plain(cte->columns[k]) ? walk->why : "it makes up a name";
        }
        walk->why = is_plain(cte->name) ? walk->why : "it makes up a name";
    }
}

/* ---- the whole ---- */

/* The literal NULL of a status that is about the query, not about us. */
static csql_status reject(csql_status status, struct check_query *out, const char *why, csql_error *error) {
    if (status == CSQL_NO_MEMORY || status == CSQL_INTERRUPTED) {
        return error_set(error, status, "%s", csql_status_text(status));
    }
    *out = (struct check_query){.why = why};
    return CSQL_OK;
}

csql_status check_query(struct db *db, const struct linked *linked, struct arena *arena, const char *text,
                        struct check_query *out, csql_error *error) {
    *out = (struct check_query){.sql = NULL};
    const struct db_catalogue *catalogue = db_catalogue(db);
    struct sql_select *tree = NULL;
    if (strlen(text) > CHECK_MAX_QUERY || !text_is_utf8(text, strlen(text))) {
        return reject(CSQL_OK, out, "it is too long, or not UTF-8", error);
    }
    csql_status status = sql_parse(arena, text, strlen(text), &tree, NULL);
    if (status != CSQL_OK) {
        return reject(status, out, "it is no query", error);
    }
    struct walk walk = {.db = db, .linked = linked, .arena = arena};
    const struct sql_visitor before = {.context = &walk, .expr = note_quoted};
    sql_walk(tree, &before);
    status = sql_resolve(arena, catalogue, tree, NULL);
    if (status != CSQL_OK) {
        return reject(status, out, "it names a table or column that does not exist", error);
    }
    walk.question = fold(arena, linked->question);
    const struct sql_visitor visitor = {
        .context = &walk, .expr = visit_expr, .select = visit_select, .source = visit_source};
    if (walk.question) {
        sql_walk(tree, &visitor);
    }
    if (walk.failed || !walk.question) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    if (walk.why || walk.tables == 0) {
        return reject(CSQL_OK, out, walk.why ? walk.why : "it reads no table", error);
    }
    status = sql_resolve(arena, catalogue, tree, NULL);
    if (status == CSQL_OK && !sql_alias_tables(arena, tree)) {
        status = CSQL_NO_MEMORY;
    }
    const char *sql = status == CSQL_OK ? sql_format(arena, tree) : NULL;
    status = status == CSQL_OK && !sql ? CSQL_NO_MEMORY : status;
    status = status == CSQL_OK ? db_prepare(db, sql, NULL) : status;
    if (status != CSQL_OK) {
        return reject(status, out, "it cannot be prepared for reading", error);
    }
    *out = (struct check_query){.sql = sql, .tree = tree};
    return CSQL_OK;
}

/* ---- support ---- */

struct uses {
    const struct linked *linked;
    struct arena *arena;
    bool tables[LINK_MAX_TABLES]; /* by place in linked->tables */
    const struct sql_column_use *columns;
    size_t column_count;
    struct buffer literals; /* folded, each between newlines */
    bool failed;
};

static bool collect_literal(void *context, struct sql_expr *expr, const struct sql_place *place) {
    struct uses *uses = context;
    (void)place;
    if (expr->kind == SQL_TEXT || expr->kind == SQL_NUMBER) {
        const char *text = bare(uses->arena, expr->text);
        char *folded = text ? fold(uses->arena, text) : NULL;
        uses->failed = uses->failed || !folded;
        buffer_printf(&uses->literals, "%s\n", folded ? folded : "");
    }
    return true;
}

static void collect_table(void *context, struct sql_source *source, const struct sql_place *place) {
    struct uses *uses = context;
    (void)place;
    for (size_t i = 0; i < uses->linked->table_count && i < LINK_MAX_TABLES; i++) {
        uses->tables[i] = uses->tables[i] || uses->linked->tables[i] == source->table_index;
    }
}

static bool has_literal(struct uses *uses, const char *text) {
    char *folded = fold(uses->arena, text);
    uses->failed = uses->failed || !folded;
    return folded && *folded && strstr(buffer_text(&uses->literals), folded);
}

/* Literals that the question spells out and the query leaves aside. */
static size_t unused_literals(struct uses *uses) {
    size_t unused = 0, covered = 0; /* covered: words up to here belong to a literal that was counted */
    for (size_t i = 0; i < uses->linked->value_count; i++) {
        const struct link_value *value = &uses->linked->values[i];
        bool telling =
            value->kind == LINK_QUOTED || value->kind == LINK_NUMBER ||
            (value->kind == LINK_TEXT && value->holder_count > 0 && value->holders[0].match == VALUE_EXACT);
        if (!telling || value->first < covered) {
            continue;
        }
        covered = value->last;
        bool used = has_literal(uses, value->text);
        for (size_t k = 0; k < value->holder_count && !used; k++) {
            used = has_literal(uses, value->holders[k].stored);
        }
        unused += !used;
    }
    return unused;
}

static bool uses_element(const struct uses *uses, bool column, int index) {
    for (size_t i = 0; column && i < uses->column_count; i++) {
        if (uses->columns[i].column == index) {
            return true;
        }
    }
    for (size_t i = 0; !column && i < uses->linked->table_count && i < LINK_MAX_TABLES; i++) {
        if (uses->tables[i] && uses->linked->tables[i] == index) {
            return true;
        }
    }
    return false;
}

/* Spans that are the whole name of some elements, none of which the query uses; *named counts all. */
static size_t unused_names(const struct uses *uses, size_t *named) {
    size_t unused = 0;
    const struct linked *linked = uses->linked;
    *named = 0;
    for (size_t i = 0; i < linked->match_count;) {
        const struct link_match *first = &linked->matches[i];
        bool exact = false, used = false;
        for (; i < linked->match_count && linked->matches[i].first == first->first &&
               linked->matches[i].last == first->last;
             i++) {
            const struct link_match *match = &linked->matches[i];
            exact = exact || match->code == LINK_EXACT;
            used = used || (match->code == LINK_EXACT && uses_element(uses, match->column, match->index));
        }
        *named += exact;
        unused += exact && !used;
    }
    return unused;
}

/* What a run says of the query: the factor by which it is believed. */
static csql_status run(struct db *db, const char *sql, double *factor) {
    const struct db_limits limits = {
        .steps = WEIGH_STEPS, .rows = WEIGH_ROWS, .cells_bytes = WEIGH_BYTES, .trial = true};
    struct db_result result;
    struct arena *arena = arena_new();
    if (!arena) {
        return CSQL_NO_MEMORY;
    }
    csql_status status = db_execute(db, arena, sql, &limits, &result, NULL);
    *factor = 0.3;
    if (status == CSQL_OK) {
        size_t cells = result.row_count * result.column_count;
        bool nothing = true;
        for (size_t i = 0; i < cells && nothing; i++) {
            nothing = result.cells[i].kind == CELL_NULL;
        }
        bool zero = cells == 1 && result.cells[0].kind == CELL_INTEGER && result.cells[0].integer == 0;
        *factor = nothing ? 0.2 : zero ? 0.5 : 1;
    }
    arena_free(arena);
    return status == CSQL_NO_MEMORY || status == CSQL_INTERRUPTED ? status : CSQL_OK;
}

csql_status check_support(struct db *db, const struct linked *linked, struct arena *arena,
                          struct sql_select *tree, const char *sql, double *support, csql_error *error) {
    struct uses uses = {.linked = linked, .arena = arena, .literals = buffer_new(CHECK_MAX_QUERY * 2)};
    struct sql_column_use *columns = NULL;
    *support = 0;
    csql_status status = sql_columns(arena, tree, &columns, &uses.column_count);
    uses.columns = columns;
    if (status == CSQL_OK) {
        const struct sql_visitor visitor = {
            .context = &uses, .expr = collect_literal, .source = collect_table};
        sql_walk(tree, &visitor);
        status = run(db, sql, support);
    }
    if (status == CSQL_OK) {
        size_t named = 0, literals = unused_literals(&uses), names = unused_names(&uses, &named);
        for (size_t i = 0; i < literals; i++) {
            *support *= 0.4;
        }
        for (size_t i = 0; i < names; i++) {
            *support *= 0.5;
        }
        *support *= named == 0 ? 0.5 : 1; /* nothing in the question speaks for it by name */
    }
    status = status == CSQL_OK && uses.failed ? CSQL_NO_MEMORY : status;
    buffer_free(&uses.literals);
    return status == CSQL_OK ? CSQL_OK : error_set(error, status, "%s", csql_status_text(status));
}

/* ---- names that a model lists ---- */

static char *unquote(struct arena *arena, const char *text, size_t length) {
    while (length > 0 && strchr(" \t`\"'[", *text)) {
        text++;
        length--;
    }
    while (length > 0 && strchr(" \t`\"']", text[length - 1])) {
        length--;
    }
    return arena_copy(arena, text, length);
}

int check_column(struct arena *arena, const struct db_catalogue *catalogue, const char *name) {
    for (const char *dot = strchr(name, '.'); dot; dot = strchr(dot + 1, '.')) {
        char *left = unquote(arena, name, (size_t)(dot - name));
        char *right = unquote(arena, dot + 1, strlen(dot + 1));
        int table = left && right ? db_find_table(catalogue, left) : -1;
        int column = table >= 0 ? db_find_column(catalogue, table, right) : -1;
        if (column >= 0) {
            return column;
        }
    }
    char *alone = unquote(arena, name, strlen(name));
    return alone ? db_find_column(catalogue, -1, alone) : -1;
}
