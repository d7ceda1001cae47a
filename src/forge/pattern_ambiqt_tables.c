/* AmbiQT's join ambiguity and precomputed aggregates: a table is added that holds a column once more beside
 * the key, or the aggregates of a column as stored figures. The question can be answered from either. */
#include <string.h>
#include <strings.h>

#include "base/error.h"
#include "forge/pattern_ambiqt.h"
#include "forge/patterns.h"

enum { MAX_GROUP = 3, PER_DATABASE = 10 };

struct additions {
    const char *names[AMBIQT_MAX_CHANGES]; /* of the tables that the script adds */
    size_t count;
    struct ambiqt_test tests[PER_DATABASE];
    size_t test_count;
};

/* Whether the table is among the additions or may still be; *is_new tells that it has to be written. */
static bool admit(const struct forge_task *task, struct additions *out, const char *name, bool *is_new) {
    *is_new = false;
    for (size_t i = 0; i < out->count; i++) {
        if (strcasecmp(out->names[i], name) == 0) {
            return true;
        }
    }
    if (out->count == AMBIQT_MAX_CHANGES || db_find_table(task->catalogue, name) >= 0) {
        return false;
    }
    out->names[out->count++] = name;
    *is_new = true;
    return true;
}

/* The only table of a query over one table; -1 for others, for views, and for queries with queries in them.
 */
static int only_table(const struct sql_core *core) {
    return core && core->source_count == 1 && core->sources[0]->kind == SQL_SOURCE_TABLE &&
                   !core->sources[0]->cte
               ? core->sources[0]->table_index
               : -1;
}

/* ---- walking ---- */

struct look {
    int column;     /* counted */
    size_t uses;    /* of the column */
    size_t queries; /* inner ones */
    size_t calls;   /* aggregates */
    bool unfit;     /* a rowid, a column of something else, a window, DISTINCT in an aggregate */
    const struct sql_expr *call;
};

static bool look_expr(void *context, struct sql_expr *expr, const struct sql_place *place) {
    struct look *look = context;
    (void)place;
    look->uses += expr->kind == SQL_COLUMN && expr->column_index == look->column;
    look->queries += expr->select != NULL;
    look->unfit = look->unfit || (expr->kind == SQL_COLUMN && expr->column_index < 0) || expr->window;
    if (expr->kind == SQL_CALL && sql_is_aggregate(expr->name)) {
        look->calls++;
        look->call = expr;
        look->unfit = look->unfit || expr->distinct || expr->filter;
    }
    return true;
}

static struct look look_at(struct sql_select *select, int column) {
    struct look look = {.column = column};
    struct sql_visitor visitor = {.context = &look, .expr = look_expr};
    sql_walk(select, &visitor);
    return look;
}

static const char *print(struct pattern_maker *m, const struct sql_select *select) {
    const char *sql = sql_format(m->task->arena, select);
    m->failed = m->failed || !sql;
    return sql ? sql : "";
}

/* ---- join: a column kept in a second table too ---- */

static bool qualify_expr(void *context, struct sql_expr *expr, const struct sql_place *place) {
    const int *column = context;
    (void)place;
    if (expr->kind == SQL_COLUMN && !expr->alias_of) {
        expr->table = expr->column_index == *column ? "T2" : "T1";
    }
    return true;
}

/* SELECT T1.name, T2.city FROM station AS T1 JOIN station_city AS T2 ON T1.id = T2.id */
static const char *join_query(struct pattern_maker *m, const struct forge_question *question, int column,
                              int key, const char *added) {
    struct arena *arena = m->task->arena;
    struct sql_select *select = sql_copy(arena, question->select);
    struct sql_source *source = arena_alloc(arena, sizeof *source);
    struct sql_expr *left = sql_column(arena, m->task->catalogue, key);
    struct sql_expr *right = sql_column(arena, m->task->catalogue, key);
    struct sql_visitor visitor = {.context = &column, .expr = qualify_expr};
    if (!select || !source || !left || !right) {
        m->failed = true;
        return "";
    }
    struct sql_core *core = select->cores[0];
    sql_walk(select, &visitor);
    left->table = "T1";
    right->table = "T2";
    *source = (struct sql_source){
        .kind = SQL_SOURCE_TABLE, .join = SQL_JOIN_INNER, .name = added, .alias = "T2", .table_index = -1};
    source->on = sql_binary(arena, SQL_EQ, left, right);
    struct sql_source **sources = arena_array(arena, 2, sizeof(struct sql_source *));
    if (!sources || !source->on) {
        m->failed = true;
        return "";
    }
    core->sources[0]->alias = "T1";
    sources[0] = core->sources[0];
    sources[1] = source;
    core->sources = sources;
    core->source_count = 2;
    return print(m, select);
}

/* The single column that is the table's primary key, or -1. */
static int key_of(const struct db_catalogue *catalogue, int table) {
    const struct db_table *about = &catalogue->tables[table];
    int key = -1;
    for (int c = about->first_column; c < about->first_column + about->column_count; c++) {
        if (catalogue->columns[c].primary_key) {
            if (key >= 0) {
                return -1;
            }
            key = c;
        }
    }
    return key;
}

/* The parts that a vertical split needs: a key, and a column that the query selects and nothing more. */
static bool can_split(struct pattern_maker *m, const struct forge_question *question, int column, int key,
                      struct forge_span *span) {
    const struct forge_schema *schema = m->task->schema;
    int table = m->task->catalogue->columns[column].table;
    struct look look = look_at(question->select, column);
    return key >= 0 && column != key && look.uses == 1 && look.queries == 0 && !look.unfit &&
           !m->task->catalogue->columns[column].foreign_key &&
           ambiqt_find_mention(m, question, forge_schema_column(schema, column),
                               forge_schema_table(schema, table), span);
}

static void try_split(struct pattern_maker *m, const struct forge_question *question, struct additions *out,
                      struct buffer *script) {
    const struct db_catalogue *catalogue = m->task->catalogue;
    struct sql_core *core = ambiqt_core(question->select);
    int table = only_table(core);
    if (table < 0 || catalogue->tables[table].view || core->result_count < 2 ||
        out->test_count == PER_DATABASE) {
        return;
    }
    int key = key_of(catalogue, table);
    size_t first = forge_random_below(&m->task->random, core->result_count);
    for (size_t i = 0; i < core->result_count; i++) {
        const struct sql_expr *expr = core->results[(first + i) % core->result_count].expr;
        struct forge_span span;
        bool is_new = false;
        if (expr->kind != SQL_COLUMN || expr->column_index < 0 ||
            !can_split(m, question, expr->column_index, key, &span)) {
            continue;
        }
        int column = expr->column_index;
        const char *name = catalogue->tables[table].name, *own = catalogue->columns[column].name;
        const char *added = pattern_printf(m, "%s_%s", name, own);
        if (!admit(m->task, out, added, &is_new)) {
            continue;
        }
        if (is_new) {
            buffer_printf(script, "CREATE TABLE %s (%s %s PRIMARY KEY REFERENCES %s (%s), %s %s);\n",
                          pattern_name(m, added), pattern_column(m, key),
                          ambiqt_type(&catalogue->columns[key]), pattern_table(m, table),
                          pattern_column(m, key), pattern_column(m, column),
                          ambiqt_type(&catalogue->columns[column]));
            buffer_printf(script, "INSERT INTO %s SELECT %s, %s FROM %s;\n", pattern_name(m, added),
                          pattern_column(m, key), pattern_column(m, column), pattern_table(m, table));
        }
        const char *words = forge_schema_column(m->task->schema, column)->spoken;
        struct ambiqt_test *test = &out->tests[out->test_count++];
        *test = (struct ambiqt_test){
            .question = question,
            .span = span,
            .mode = CSQL_JOIN_AMB,
            .group = {{name, own, NULL}, {added, own, NULL}},
            .readings = {
                {print(m, question->select),
                 pattern_printf(m, "%s Take the %s from the table %s itself.", question->text, words, name)},
                {join_query(m, question, column, key, added),
                 pattern_printf(m, "%s Take the %s from the table %s.", question->text, words, added)}}};
        return;
    }
}

/* ---- aggregates: figures that are stored ---- */

static const struct {
    const char *function, *prefix;
} stored[] = {{"avg", "avg"}, {"sum", "total"}, {"min", "min"}, {"max", "max"}};

/* What a query asks for that a table of figures can hold. */
struct figures {
    int table, column; /* the column that is aggregated; -1: rows are counted */
    int by[MAX_GROUP]; /* the columns that tell the figures apart */
    size_t by_count;
    const char *added; /* the table */
};

static bool add_by(struct figures *f, int column) {
    for (size_t i = 0; i < f->by_count; i++) {
        if (f->by[i] == column) {
            return true;
        }
    }
    if (f->by_count == MAX_GROUP || column < 0) {
        return false;
    }
    f->by[f->by_count++] = column;
    return true;
}

/* WHERE may only fix columns to values: then each figure belongs to one value. */
static bool read_where(struct figures *f, const struct sql_expr *where) {
    if (!where) {
        return true;
    }
    if (where->kind == SQL_LOGIC && where->op == SQL_AND) {
        for (size_t i = 0; i < where->operand_count; i++) {
            if (!read_where(f, where->operands[i])) {
                return false;
            }
        }
        return true;
    }
    return where->kind == SQL_BINARY && where->op == SQL_EQ && where->operands[0]->kind == SQL_COLUMN &&
           (where->operands[1]->kind == SQL_TEXT || where->operands[1]->kind == SQL_NUMBER) &&
           add_by(f, where->operands[0]->column_index);
}

static bool read_figures(struct pattern_maker *m, const struct forge_question *question, struct figures *f) {
    struct sql_core *core = ambiqt_core(question->select);
    int table = only_table(core);
    struct look look = look_at(question->select, -2);
    if (table < 0 || look.calls != 1 || look.queries || look.unfit || core->distinct ||
        m->task->catalogue->tables[table].view || core->having || question->select->offset) {
        return false;
    }
    const struct sql_expr *argument = look.call->operand_count == 1 ? look.call->operands[0] : NULL;
    bool count = strcasecmp(look.call->name, "count") == 0 && argument && argument->kind == SQL_STAR;
    *f = (struct figures){.table = table, .column = count ? -1 : argument ? argument->column_index : -1};
    bool known = count;
    for (size_t i = 0; argument && argument->kind == SQL_COLUMN && i < sizeof stored / sizeof *stored; i++) {
        known = known || strcasecmp(look.call->name, stored[i].function) == 0;
    }
    for (size_t i = 0; known && i < core->group_count; i++) {
        known = core->group[i]->kind == SQL_COLUMN && add_by(f, core->group[i]->column_index);
    }
    for (size_t i = 0; known && i < core->result_count; i++) { /* besides the figure, only what groups */
        const struct sql_expr *expr = core->results[i].expr;
        size_t before = f->by_count;
        known = expr == look.call ||
                (expr->kind == SQL_COLUMN && add_by(f, expr->column_index) && f->by_count == before);
    }
    for (size_t i = 0; known && i < question->select->order_count; i++) {
        const struct sql_expr *expr = question->select->order[i].expr;
        size_t before = f->by_count;
        known = expr == look.call ||
                (expr->kind == SQL_COLUMN && add_by(f, expr->column_index) && f->by_count == before);
    }
    return known && read_where(f, core->where) && (f->column >= 0 || f->by_count > 0);
}

/* "singer_age" or "singer_number", and "_by_country" for what tells the figures apart. */
static const char *figures_name(struct pattern_maker *m, const struct figures *f) {
    const struct db_catalogue *catalogue = m->task->catalogue;
    const char *name = pattern_printf(m, "%s_%s", catalogue->tables[f->table].name,
                                      f->column < 0 ? "number" : catalogue->columns[f->column].name);
    for (size_t i = 0; i < f->by_count; i++) {
        name = pattern_printf(m, "%s_%s%s", name, i ? "" : "by_", catalogue->columns[f->by[i]].name);
    }
    return name;
}

static const char *figure_of(struct pattern_maker *m, const struct figures *f, const char *function) {
    for (size_t i = 0; f->column >= 0 && i < sizeof stored / sizeof *stored; i++) {
        if (strcasecmp(stored[i].function, function) == 0) {
            return pattern_printf(m, "%s_%s", stored[i].prefix, m->task->catalogue->columns[f->column].name);
        }
    }
    return "number";
}

static void write_figures(struct pattern_maker *m, const struct figures *f, struct buffer *script) {
    const char *by = "";
    for (size_t i = 0; i < f->by_count; i++) {
        by = pattern_printf(m, "%s%s%s", by, i ? ", " : "", pattern_column(m, f->by[i]));
    }
    buffer_printf(script, "CREATE TABLE %s AS SELECT %s%s", pattern_name(m, f->added), by, *by ? ", " : "");
    for (size_t i = 0; f->column >= 0 && i < sizeof stored / sizeof *stored; i++) {
        buffer_printf(script, "%s%s(%s) AS %s", i ? ", " : "", stored[i].function,
                      pattern_column(m, f->column), pattern_name(m, figure_of(m, f, stored[i].function)));
    }
    buffer_printf(script, "%s FROM %s", f->column < 0 ? "count(*) AS number" : "",
                  pattern_table(m, f->table));
    if (*by) {
        buffer_printf(script, " GROUP BY %s", by);
    }
    buffer_string(script, ";\n");
}

struct reading_out {
    struct pattern_maker *m;
    const struct figures *f;
};

static bool read_stored(void *context, struct sql_expr *expr, const struct sql_place *place) {
    const struct reading_out *r = context;
    (void)place;
    if (expr->kind == SQL_CALL && sql_is_aggregate(expr->name)) {
        const char *name = figure_of(r->m, r->f, expr->name);
        *expr = (struct sql_expr){.kind = SQL_COLUMN, .name = name, .table_index = -1, .column_index = -1};
        return false;
    }
    if (expr->kind == SQL_COLUMN) {
        expr->table = NULL;
    }
    return true;
}

/* The same query on the table of figures. */
static const char *stored_query(struct pattern_maker *m, const struct forge_question *question,
                                const struct figures *f) {
    struct sql_select *select = sql_copy(m->task->arena, question->select);
    struct reading_out reading = {m, f};
    struct sql_visitor visitor = {.context = &reading, .expr = read_stored};
    if (!select) {
        m->failed = true;
        return "";
    }
    struct sql_core *core = select->cores[0];
    sql_walk(select, &visitor);
    core->sources[0]->name = f->added;
    core->sources[0]->alias = NULL;
    core->sources[0]->table_index = -1;
    core->group_count = 0;
    return print(m, select);
}

/* The words that ask for the figure: "average age", "How many", "number of singers". */
static bool find_figure(struct pattern_maker *m, const struct forge_question *question,
                        const struct figures *f, struct forge_span *span) {
    static const char *const counts[] = {"How many", "how many", "number of", "Number of"};
    static const char *const words[] = {"average ", "Average ", "mean ",    "total ",   "maximum ",
                                        "minimum ", "highest ", "lowest ",  "largest ", "smallest ",
                                        "sum of ",  "oldest ",  "youngest "};
    if (f->column < 0) {
        for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
            const char *at = strstr(question->text, counts[i]);
            if (at && !strstr(at + 1, counts[i])) {
                *span = (struct forge_span){.start = (size_t)(at - question->text)};
                span->end = span->start + strlen(counts[i]);
                return true;
            }
        }
        return false;
    }
    if (!ambiqt_find_mention(m, question, forge_schema_column(m->task->schema, f->column),
                             forge_schema_table(m->task->schema, f->table), span)) {
        return false;
    }
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        size_t length = strlen(words[i]);
        if (span->start >= length && strncmp(question->text + span->start - length, words[i], length) == 0) {
            span->start -= length;
            return true;
        }
    }
    return true;
}

static void try_figures(struct pattern_maker *m, const struct forge_question *question, struct additions *out,
                        struct buffer *script) {
    struct figures f;
    struct forge_span span;
    bool is_new = false;
    if (out->test_count == PER_DATABASE || !read_figures(m, question, &f) ||
        !find_figure(m, question, &f, &span)) {
        return;
    }
    f.added = figures_name(m, &f);
    if (!admit(m->task, out, f.added, &is_new)) {
        return;
    }
    if (is_new) {
        write_figures(m, &f, script);
    }
    struct look look = look_at(question->select, -2);
    const char *name = m->task->catalogue->tables[f.table].name;
    struct ambiqt_test *test = &out->tests[out->test_count++];
    *test = (struct ambiqt_test){
        .question = question,
        .span = span,
        .mode = CSQL_AGG_AMB,
        .group = {{name, f.column < 0 ? NULL : m->task->catalogue->columns[f.column].name, NULL},
                  {f.added, figure_of(m, &f, look.call->name), NULL}},
        .readings = {
            {print(m, question->select),
             pattern_printf(m, "%s Work it out from the rows of %s.", question->text, name)},
            {stored_query(m, question, &f),
             pattern_printf(m, "%s Take the figure that is stored in %s.", question->text, f.added)}}};
}

/* ---- the patterns ---- */

static csql_status make(struct forge_task *task, const char *suffix,
                        void (*try)(struct pattern_maker *m, const struct forge_question *question,
                                    struct additions *out, struct buffer *script),
                        csql_error *error) {
    struct pattern_maker m = {.task = task, .same_rows = true};
    struct additions additions = {.count = 0};
    struct buffer script = buffer_new(AMBIQT_MAX_SCRIPT);
    const char *db_id = NULL;
    struct db *db = NULL;
    csql_status status = CSQL_OK;
    size_t total = task->question_count, first = total ? forge_random_below(&task->random, total) : 0;
    for (size_t i = 0; i < total; i++) {
        const struct forge_question *question = &task->questions[(first + i) % total];
        if (!question->evidence) { /* which would speak of the schema as it was */
            try(&m, question, &additions, &script);
        }
    }
    if (additions.test_count == 0) {
        forge_reject(task, FORGE_UNI, FORGE_UNQUALIFIED,
                     "no query that the change would give a second answer");
    } else {
        status = ambiqt_change(&m, suffix, &script, &db_id, &db, error);
    }
    for (size_t i = 0; db && status == CSQL_OK && i < additions.test_count; i++) {
        additions.tests[i].db_id = db_id;
        additions.tests[i].db = db;
        status = ambiqt_offer(&m, &additions.tests[i], error);
    }
    buffer_free(&script);
    return status == CSQL_OK ? pattern_status(&m, error) : status;
}

static csql_status make_split(struct forge_task *task, csql_error *error) {
    return make(task, "split", try_split, error);
}

static csql_status make_figures(struct forge_task *task, csql_error *error) {
    return make(task, "totals", try_figures, error);
}

static csql_status find_split(struct forge_task *task, csql_error *error) {
    struct pattern_maker m = {.task = task};
    const struct db_catalogue *catalogue = task->catalogue;
    for (size_t t = 0; t < catalogue->table_count; t++) {
        int key = key_of(catalogue, (int)t);
        if (key >= 0 && !catalogue->tables[t].view && catalogue->tables[t].column_count > 2) {
            forge_place(task, pattern_printf(&m, "%s: a column apart, by %s", catalogue->tables[t].name,
                                             catalogue->columns[key].name));
        }
    }
    return pattern_status(&m, error);
}

static csql_status find_figures(struct forge_task *task, csql_error *error) {
    struct pattern_maker m = {.task = task};
    const struct db_catalogue *catalogue = task->catalogue;
    for (size_t c = 0; c < catalogue->column_count; c++) {
        if (pattern_is_measure(task, (int)c) && !catalogue->tables[catalogue->columns[c].table].view) {
            forge_place(task, pattern_printf(&m, "%s: figures of %s",
                                             catalogue->tables[catalogue->columns[c].table].name,
                                             catalogue->columns[c].name));
        }
    }
    return pattern_status(&m, error);
}

const struct forge_pattern forge_pattern_ambiqt_join = {
    .name = "ambiqt_join",
    .title = "A column kept in two tables",
    .origin = "AmbiQT",
    .mode = CSQL_JOIN_AMB,
    .scope = FORGE_PER_DATABASE,
    .find = find_split,
    .make = make_split,
};

const struct forge_pattern forge_pattern_ambiqt_aggregate = {
    .name = "ambiqt_aggregate",
    .title = "An aggregate that is stored",
    .origin = "AmbiQT",
    .mode = CSQL_AGG_AMB,
    .scope = FORGE_PER_DATABASE,
    .find = find_figures,
    .make = make_figures,
};
