/* AmbiQT's column and table ambiguity: a column becomes two synonyms of its name, a table two copies of
 * itself under other names. The question's own word then fits both alike. */
#include <string.h>
#include <strings.h>

#include "base/error.h"
#include "forge/pattern_ambiqt.h"
#include "forge/patterns.h"

enum { MAX_TABLE_ROWS = 100000, MAX_TABLE_COLUMNS = 40 };

/* A column (or with column -1 a table) that gets two names, and the questions that speak of it. */
struct change {
    int table, column;
    struct ambiqt_names names;
    struct {
        const struct forge_question *question;
        struct forge_span span;
    } at[AMBIQT_PER_CHANGE];
    size_t count;
};

struct changes {
    struct change at[AMBIQT_MAX_CHANGES];
    size_t count;
};

/* ---- queries with the new names ---- */

struct renaming {
    const struct change *change;
    const struct db_catalogue *catalogue;
    size_t which;
    bool used;
};

static bool rename_expr(void *context, struct sql_expr *expr, const struct sql_place *place) {
    struct renaming *r = context;
    (void)place;
    if (expr->kind == SQL_COLUMN && r->change->column >= 0 && expr->column_index == r->change->column) {
        expr->name = r->change->names.identifier[r->which];
        r->used = true;
    }
    bool named = r->change->column < 0 && expr->table &&
                 strcasecmp(expr->table, r->catalogue->tables[r->change->table].name) == 0;
    if (named && expr->source && !expr->source->alias) {
        expr->table = r->change->names.identifier[r->which];
    }
    return true;
}

static void rename_source(void *context, struct sql_source *source, const struct sql_place *place) {
    struct renaming *r = context;
    (void)place;
    if (r->change->column < 0 && source->kind == SQL_SOURCE_TABLE &&
        source->table_index == r->change->table && !source->cte) {
        source->name = r->change->names.identifier[r->which];
        r->used = true;
    }
}

/* The query with the change's name; *used tells whether it was there. NULL when out of memory. */
static const char *rename_query(struct pattern_maker *m, const struct change *change, size_t which,
                                const struct sql_select *select, bool *used) {
    struct renaming renaming = {.change = change, .catalogue = m->task->catalogue, .which = which};
    struct sql_visitor visitor = {.context = &renaming, .expr = rename_expr, .source = rename_source};
    struct sql_select *copy = sql_copy(m->task->arena, select);
    if (copy) {
        sql_walk(copy, &visitor);
    }
    *used = renaming.used;
    const char *sql = copy ? sql_format(m->task->arena, copy) : NULL;
    m->failed = m->failed || !sql;
    return sql;
}

static bool uses(struct pattern_maker *m, const struct change *change,
                 const struct forge_question *question) {
    bool used = false;
    (void)rename_query(m, change, 0, question->select, &used);
    return used;
}

/* ---- choosing ---- */

static bool has_generated(const struct db_catalogue *catalogue, int table) {
    const struct db_table *about = &catalogue->tables[table];
    for (int c = about->first_column; c < about->first_column + about->column_count; c++) {
        if (catalogue->columns[c].generated) {
            return true;
        }
    }
    return false;
}

static bool is_referred_to(const struct db_catalogue *catalogue, int column) {
    for (size_t i = 0; i < catalogue->key_count; i++) {
        if (catalogue->keys[i].to == column || catalogue->keys[i].from == column) {
            return true;
        }
    }
    return false;
}

/* Whether it can be changed, and into what. */
static bool read_change(struct pattern_maker *m, int table, int column, struct change *out) {
    const struct db_catalogue *catalogue = m->task->catalogue;
    const struct db_table *about = &catalogue->tables[table];
    struct pattern_noun noun;
    *out = (struct change){.table = table, .column = column};
    if (column < 0 ? !pattern_table_noun(m, table, &noun) : !pattern_column_noun(m, column, &noun)) {
        return false;
    }
    if (about->view || has_generated(catalogue, table) || about->rows <= 0 || about->rows > MAX_TABLE_ROWS) {
        return false;
    }
    if (column < 0) {
        return about->column_count <= MAX_TABLE_COLUMNS &&
               ambiqt_find_names(m, about->name, forge_schema_table(m->task->schema, table), &out->names);
    }
    return !pattern_is_key(m->task, column) && !catalogue->columns[column].primary_key &&
           !is_referred_to(catalogue, column) &&
           ambiqt_find_names(m, catalogue->columns[column].name, forge_schema_column(m->task->schema, column),
                             &out->names);
}

/* The questions that use it and speak of it once. */
static void find_questions(struct pattern_maker *m, struct change *change) {
    const struct forge_schema *schema = m->task->schema;
    size_t total = m->task->question_count, first = total ? forge_random_below(&m->task->random, total) : 0;
    const struct forge_name *table = forge_schema_table(schema, change->table);
    for (size_t i = 0; i < total && change->count < AMBIQT_PER_CHANGE; i++) {
        const struct forge_question *question = &m->task->questions[(first + i) % total];
        struct forge_span span;
        bool said =
            change->column < 0
                ? ambiqt_find_mention(m, question, table, NULL, &span)
                : ambiqt_find_mention(m, question, forge_schema_column(schema, change->column), table, &span);
        /* evidence would speak of the schema as it was */
        if (said && !question->evidence && ambiqt_core(question->select) && uses(m, change, question)) {
            change->at[change->count].question = question;
            change->at[change->count++].span = span;
        }
    }
}

static void find_changes(struct pattern_maker *m, bool tables, struct changes *out) {
    const struct db_catalogue *catalogue = m->task->catalogue;
    size_t total = tables ? catalogue->table_count : catalogue->column_count;
    int *order = arena_array(m->task->arena, total + 1, sizeof *order);
    m->failed = m->failed || !order;
    for (size_t i = 0; order && i < total; i++) {
        order[i] = (int)i;
    }
    if (order) {
        forge_random_shuffle(&m->task->random, order, total, sizeof *order);
    }
    for (size_t i = 0; order && i < total && out->count < AMBIQT_MAX_CHANGES; i++) {
        struct change *change = &out->at[out->count];
        int table = tables ? order[i] : catalogue->columns[order[i]].table;
        if (read_change(m, table, tables ? -1 : order[i], change)) {
            bool clash = false;
            for (size_t k = 0; k < out->count; k++) {
                for (size_t n = 0; n < 4; n++) {
                    clash = clash || strcasecmp(change->names.identifier[n / 2],
                                                out->at[k].names.identifier[n % 2]) == 0;
                }
            }
            find_questions(m, change);
            out->count += !clash && change->count > 0;
        }
    }
}

/* ---- the script ---- */

static void write_column(struct pattern_maker *m, const struct change *change, struct buffer *out) {
    const char *table = pattern_table(m, change->table),
               *first = pattern_name(m, change->names.identifier[0]);
    const char *second = pattern_name(m, change->names.identifier[1]);
    buffer_printf(out, "ALTER TABLE %s RENAME COLUMN %s TO %s;\n", table, pattern_column(m, change->column),
                  first);
    buffer_printf(out, "ALTER TABLE %s ADD COLUMN %s %s;\n", table, second,
                  ambiqt_type(&m->task->catalogue->columns[change->column]));
    buffer_printf(out, "UPDATE %s SET %s = %s;\n", table, second, first);
}

/* The second copy, with the first one's keys. */
static void write_table(struct pattern_maker *m, const struct change *change, struct buffer *out) {
    const struct db_catalogue *catalogue = m->task->catalogue;
    const struct db_table *about = &catalogue->tables[change->table];
    const char *first = pattern_name(m, change->names.identifier[0]);
    const char *second = pattern_name(m, change->names.identifier[1]), *keys = "";
    buffer_printf(out, "ALTER TABLE %s RENAME TO %s;\nCREATE TABLE %s (", pattern_table(m, change->table),
                  first, second);
    for (int c = about->first_column; c < about->first_column + about->column_count; c++) {
        buffer_printf(out, "%s%s %s", c > about->first_column ? ", " : "", pattern_column(m, c),
                      ambiqt_type(&catalogue->columns[c]));
        if (catalogue->columns[c].primary_key) {
            keys = pattern_printf(m, "%s%s%s", keys, *keys ? ", " : "", pattern_column(m, c));
        }
    }
    if (*keys) {
        buffer_printf(out, ", PRIMARY KEY (%s)", keys);
    }
    for (size_t i = 0; i < catalogue->key_count; i++) {
        const struct db_key *key = &catalogue->keys[i];
        int to = catalogue->columns[key->to].table;
        if (catalogue->columns[key->from].table == change->table && to != change->table && !key->composite &&
            !key->inferred) {
            buffer_printf(out, ", FOREIGN KEY (%s) REFERENCES %s (%s)", pattern_column(m, key->from),
                          pattern_table(m, to), pattern_column(m, key->to));
        }
    }
    buffer_printf(out, ");\nINSERT INTO %s SELECT * FROM %s;\n", second, first);
}

/* ---- the tests ---- */

static csql_status offer(struct pattern_maker *m, const struct changes *changes, const struct change *change,
                         size_t at, const char *db_id, struct db *db, csql_error *error) {
    bool column = change->column >= 0;
    struct ambiqt_test test = {.question = change->at[at].question,
                               .span = change->at[at].span,
                               .mode = column ? CSQL_COL_AMB : CSQL_TABLE_AMB,
                               .subtype = "semantic",
                               .db_id = db_id,
                               .db = db};
    for (size_t i = 0; i < changes->count; i++) {
        if (&changes->at[i] != change && uses(m, &changes->at[i], test.question)) {
            forge_reject(m->task, FORGE_UNI, FORGE_UNQUALIFIED, "the question meets another change too");
            return CSQL_OK;
        }
    }
    const struct forge_name *name = column ? forge_schema_column(m->task->schema, change->column)
                                           : forge_schema_table(m->task->schema, change->table);
    test.subtype = name->count > 1 ? "lexical" : "semantic"; /* the words in front of the head stay */
    for (size_t i = 0; i < 2; i++) {
        bool used;
        const char *spoken = change->names.spoken[i];
        const char *words = test.span.plural ? forge_plural(m->task->arena, spoken) : spoken;
        m->failed = m->failed || !words;
        test.readings[i].sql = rename_query(m, change, i, test.question->select, &used);
        test.readings[i].rewrite = ambiqt_reword(m, test.question, &test.span, words ? words : "");
        test.group[i] = (struct record_element){
            .table = column ? m->task->catalogue->tables[change->table].name : change->names.identifier[i],
            .column = column ? change->names.identifier[i] : NULL};
    }
    return ambiqt_offer(m, &test, error);
}

static csql_status make(struct forge_task *task, bool tables, csql_error *error) {
    struct pattern_maker m = {.task = task, .same_rows = true};
    struct changes changes = {.count = 0};
    struct buffer script = buffer_new(AMBIQT_MAX_SCRIPT);
    const char *db_id = NULL;
    struct db *db = NULL;
    csql_status status = CSQL_OK;
    find_changes(&m, tables, &changes);
    for (size_t i = 0; i < changes.count; i++) {
        if (tables) {
            write_table(&m, &changes.at[i], &script);
        } else {
            write_column(&m, &changes.at[i], &script);
        }
    }
    if (changes.count == 0) {
        forge_reject(task, FORGE_UNI, FORGE_NO_GROUP, "no name with two synonyms that a question says once");
    } else {
        status = ambiqt_change(&m, tables ? "tables" : "columns", &script, &db_id, &db, error);
    }
    for (size_t i = 0; db && status == CSQL_OK && i < changes.count; i++) {
        for (size_t k = 0; status == CSQL_OK && k < changes.at[i].count; k++) {
            status = offer(&m, &changes, &changes.at[i], k, db_id, db, error);
        }
    }
    buffer_free(&script);
    return status == CSQL_OK ? pattern_status(&m, error) : status;
}

static csql_status find(struct forge_task *task, bool tables, csql_error *error) {
    struct pattern_maker m = {.task = task};
    const struct db_catalogue *catalogue = task->catalogue;
    size_t total = tables ? catalogue->table_count : catalogue->column_count;
    for (size_t i = 0; i < total; i++) {
        struct change change;
        int table = tables ? (int)i : catalogue->columns[i].table;
        if (read_change(&m, table, tables ? -1 : (int)i, &change)) {
            forge_place(task, pattern_printf(&m, "%s%s%s: %s or %s", catalogue->tables[table].name,
                                             tables ? "" : ".", tables ? "" : catalogue->columns[i].name,
                                             change.names.identifier[0], change.names.identifier[1]));
        }
    }
    return pattern_status(&m, error);
}

static csql_status make_columns(struct forge_task *task, csql_error *error) {
    return make(task, false, error);
}

static csql_status make_tables(struct forge_task *task, csql_error *error) {
    return make(task, true, error);
}

static csql_status find_columns(struct forge_task *task, csql_error *error) {
    return find(task, false, error);
}

static csql_status find_tables(struct forge_task *task, csql_error *error) {
    return find(task, true, error);
}

const struct forge_pattern forge_pattern_ambiqt_column = {
    .name = "ambiqt_column",
    .title = "A column under two synonyms",
    .origin = "AmbiQT",
    .mode = CSQL_COL_AMB,
    .scope = FORGE_PER_DATABASE,
    .find = find_columns,
    .make = make_columns,
};

const struct forge_pattern forge_pattern_ambiqt_table = {
    .name = "ambiqt_table",
    .title = "A table in two copies",
    .origin = "AmbiQT",
    .mode = CSQL_TABLE_AMB,
    .scope = FORGE_PER_DATABASE,
    .find = find_tables,
    .make = make_tables,
};
