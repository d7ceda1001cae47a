/* SQUAB's unanswerable questions (tables 6 to 8), each a templated query that fails on the database:
 *   column       an attribute that tables of the kind could have and this database does not;
 *   calculation  a measure whose formula nobody has given (a user-defined function that is not there);
 *   out of scope what no query can do: foretell, draw, translate.
 * The attribute is checked against every name of the schema, and the query must not prepare. */
#include <string.h>

#include "base/error.h"
#include "forge/clarity.h"
#include "forge/pattern_squab.h"
#include "forge/patterns.h"

enum { PER_DATABASE = 6, TRIES = 12, MAX_TABLES = 200, MAX_ROWS = 16 };

/* ---- what the three share ---- */

/* Whether the term has nothing to do with any name of the schema, nor with a value. */
static bool is_absent(struct pattern_maker *m, const char *term) {
    struct forge_name name;
    csql_error ignored;
    return forge_name_split(m->task->arena, term, &name, &ignored) == CSQL_OK &&
           forge_schema_tie(m->task->schema, &name) == FORGE_TIE_NONE &&
           !forge_schema_is_value(m->task->schema, term);
}

/* The term in snake case: the name of a column or function that is not there. */
static const char *identifier_of(struct pattern_maker *m, const char *term) {
    const char *copy = pattern_printf(m, "%s", term);
    char *text = m->failed ? NULL : arena_string(m->task->arena, copy);
    m->failed = m->failed || !text;
    for (char *at = text; at && *at; at++) {
        *at = (*at >= 'a' && *at <= 'z') || (*at >= 'A' && *at <= 'Z') ? *at : '_';
    }
    return text ? text : "";
}

static bool is_executable(struct pattern_maker *m, const char *sql) {
    csql_error ignored;
    return db_prepare(m->task->db, sql, &ignored) == CSQL_OK;
}

/* The tables that have a noun, in a random order. */
static size_t find_tables(struct pattern_maker *m, int out[static MAX_TABLES]) {
    size_t count = 0;
    struct pattern_noun noun;
    for (size_t t = 0; t < m->task->catalogue->table_count && count < MAX_TABLES; t++) {
        if (m->task->catalogue->tables[t].rows > 0 && pattern_table_noun(m, (int)t, &noun)) {
            out[count++] = (int)t;
        }
    }
    forge_random_shuffle(&m->task->random, out, count, sizeof *out);
    return count;
}

static bool is_text(struct forge_task *task, int column) {
    const struct db_column *about = &task->catalogue->columns[column];
    return about->type == TYPE_TEXT && !pattern_is_key(task, column) && about->distinct > 1;
}

static bool is_number(struct forge_task *task, int column) {
    return pattern_is_measure(task, column);
}

/* Sentences, of which one can ask what they say. */
static bool is_prose(struct forge_task *task, int column) {
    static const char *const heads[] = {"description", "comment",  "comments", "note",
                                        "notes",       "remarks",  "review",   "content",
                                        "abstract",    "feedback", "summary",  "story"};
    const struct forge_name *name = forge_schema_column(task->schema, column);
    for (size_t i = 0; name->count && i < sizeof heads / sizeof *heads; i++) {
        if (strcmp(name->norm[name->count - 1], heads[i]) == 0) {
            return is_text(task, column);
        }
    }
    return false;
}

/* A column of the kind, "number", "text" or "prose"; or -1. */
static int find_column(struct pattern_maker *m, int table, const char *kind) {
    int columns[24];
    bool (*is)(struct forge_task *, int) = strcmp(kind, "number") == 0  ? is_number
                                           : strcmp(kind, "prose") == 0 ? is_prose
                                                                        : is_text;
    size_t count = pattern_columns(m, table, is, columns, 24);
    return count ? columns[0] : -1;
}

struct missing {
    csql_mode mode;
    const char *term;   /* as the question has it */
    const char *reason; /* or NULL */
    const char *question, *source_question, *source_sql;
    size_t start, end;
};

static csql_status offer(struct pattern_maker *m, const struct missing *missing, bool *kept,
                         csql_error *error) {
    struct record_pivot pivot = {
        .term = missing->term, .start = missing->start, .end = missing->end, .mode = missing->mode};
    struct forge_instance instance = {.question = missing->question,
                                      .mode = missing->mode,
                                      .pivots = &pivot,
                                      .pivot_count = 1,
                                      .source_question = missing->source_question,
                                      .source_sql = missing->source_sql,
                                      .reason = missing->reason};
    return pattern_offer(m, &instance, kept, error);
}

/* ---- an attribute, or a measure: templates over one table ---- */

struct wanted {
    csql_mode mode;
    const struct forge_rows *rows; /* kind, type, terms; or kind, terms */
    size_t kind, type, terms;      /* fields; type SIZE_MAX: all are numbers */
    const char *asked[PER_DATABASE];
    size_t asked_count; /* of this database so far */
};

/* Whether the row's terms are for the table: attributes go by the kinds of kinds.tsv. */
static bool is_for(const struct pattern_maker *m, const struct wanted *wanted, const char *of,
                   const struct pattern_noun *row, const char *kind) {
    bool person = kind && strcmp(kind, "person") == 0;
    if (wanted->mode != CSQL_COL_UNANS || strcmp(of, "any") == 0) {
        return strcmp(of, kind ? kind : "any") == 0;
    }
    return person == (strcmp(of, "person") == 0) && forge_is_kind(m->task, of, row->head, NULL);
}

/* A term for a table of the kind, of the type, that the schema has nothing like; NULL if none was found. */
static const char *find_term(struct pattern_maker *m, const struct wanted *wanted,
                             const struct pattern_noun *row, const char *kind, bool number) {
    const struct forge_list *fit[MAX_ROWS];
    size_t count = 0;
    for (size_t r = 0; r < wanted->rows->count && count < MAX_ROWS; r++) {
        const struct forge_list *at = wanted->rows->rows[r];
        const char *type = wanted->type == SIZE_MAX ? "number" : at[wanted->type].at[0];
        if (strcmp(type, number ? "number" : "text") == 0 &&
            is_for(m, wanted, at[wanted->kind].at[0], row, kind)) {
            fit[count++] = at;
        }
    }
    for (int tries = 0; tries < TRIES && count; tries++) {
        const struct forge_list *terms = &fit[forge_random_below(&m->task->random, count)][wanted->terms];
        const char *term = terms->at[forge_random_below(&m->task->random, terms->count)];
        struct pattern_noun noun;
        if (pattern_noun(m, term, &noun) && !forge_is_plural(term) && is_absent(m, term)) {
            return term;
        }
    }
    return NULL;
}

/* What the function or column that is missing would look like in the query. */
static const char *call_of(struct pattern_maker *m, const struct wanted *wanted, int table, int column,
                           const char *term) {
    const char *name = pattern_name(m, identifier_of(m, term));
    if (wanted->mode == CSQL_COL_UNANS) {
        return pattern_printf(m, "%s.%s", pattern_table(m, table), name);
    }
    return pattern_printf(m, "%s(%s)", name, pattern_column(m, column));
}

/* What the table is of. WordNet's first ward is a person: people have names, ages and sexes. */
static const char *kind_of(const struct pattern_maker *m, int table, const struct pattern_noun *row) {
    static const char *const marks[] = {"first",  "last",    "birth",       "age",   "sex",
                                        "gender", "surname", "email",       "phone", "salary",
                                        "height", "weight",  "nationality", "people"};
    const struct db_table *about = &m->task->catalogue->tables[table];
    const char *kind = pattern_kind_of(m->task, row->head);
    if (!kind || strcmp(kind, "person") != 0) {
        return kind;
    }
    for (int c = about->first_column; c < about->first_column + about->column_count; c++) {
        for (size_t i = 0; i < sizeof marks / sizeof *marks; i++) {
            if (forge_name_has(forge_schema_column(m->task->schema, c), marks[i])) {
                return kind;
            }
        }
    }
    return NULL;
}

static bool is_asked(const struct wanted *wanted, const char *question) {
    for (size_t i = 0; i < wanted->asked_count; i++) {
        if (strcmp(wanted->asked[i], question) == 0) {
            return true;
        }
    }
    return false;
}

static csql_status make_at(struct pattern_maker *m, struct wanted *wanted, int table, bool *kept,
                           csql_error *error) {
    struct pattern_noun row, own, term;
    struct squab_seed seeds[SQUAB_MAX_SEEDS];
    bool number = wanted->type == SIZE_MAX || forge_random_below(&m->task->random, 2) == 0;
    int column = find_column(m, table, number ? "number" : "text");
    if (column < 0 || !pattern_table_noun(m, table, &row) || !pattern_column_noun(m, column, &own)) {
        return CSQL_OK;
    }
    const char *kind = kind_of(m, table, &row);
    const char *text = find_term(m, wanted, &row, kind, number);
    text = text ? text : find_term(m, wanted, &row, NULL, number);
    if (!text || !pattern_noun(m, text, &term)) {
        forge_reject(m->task, FORGE_UNI, FORGE_BAD_TERM, "no term that the schema has nothing like");
        return CSQL_OK;
    }
    size_t count = squab_seeds(m, table, number, &column, 1, false, seeds);
    if (count == 0 || pattern_has_pair(pattern_fill_sql(m, seeds[0].question, own.one))) {
        return CSQL_OK;
    }
    const struct squab_seed *seed = &seeds[0];
    if (is_executable(m, pattern_fill_sql(m, seed->sql, call_of(m, wanted, table, column, text)))) {
        forge_reject(m->task, FORGE_UNI, FORGE_BAD_TERM, "the query would run");
        return CSQL_OK;
    }
    struct missing missing = {.mode = wanted->mode,
                              .source_question =
                                  pattern_fill(m, seed->question, own.one, own.many, NULL, NULL),
                              .source_sql = pattern_fill_sql(m, seed->sql, pattern_column(m, column))};
    missing.question = pattern_fill(m, seed->question, term.one, term.many, &missing.start, &missing.end);
    missing.term =
        pattern_printf(m, "%.*s", (int)(missing.end - missing.start), missing.question + missing.start);
    if (wanted->mode == CSQL_CALC_UNANS) {
        missing.reason =
            pattern_printf(m, "nobody has said how \"%s\" is worked out, and no column holds it.", text);
    }
    if (is_asked(wanted, missing.question) || wanted->asked_count == PER_DATABASE) {
        return CSQL_OK;
    }
    csql_status status = offer(m, &missing, kept, error);
    if (*kept) {
        wanted->asked[wanted->asked_count++] = missing.question;
    }
    return status;
}

static csql_status make_each(struct forge_task *task, struct wanted *wanted, csql_error *error) {
    struct pattern_maker m = {.task = task};
    int tables[MAX_TABLES];
    size_t count = find_tables(&m, tables), made = 0;
    csql_status status = CSQL_OK;
    for (size_t i = 0; status == CSQL_OK && i < 2 * count && made < PER_DATABASE; i++) {
        bool kept = false;
        status = make_at(&m, wanted, tables[i % count], &kept, error);
        made += kept;
    }
    if (made == 0) {
        forge_reject(task, FORGE_UNI, FORGE_UNQUALIFIED, "no table to ask about");
    }
    return status == CSQL_OK ? pattern_status(&m, error) : status;
}

static csql_status make_column(struct forge_task *task, csql_error *error) {
    struct wanted wanted = {.mode = CSQL_COL_UNANS, .rows = &task->tables->attributes, .type = 1, .terms = 2};
    return make_each(task, &wanted, error);
}

static csql_status make_calculation(struct forge_task *task, csql_error *error) {
    struct wanted wanted = {
        .mode = CSQL_CALC_UNANS, .rows = &task->tables->calculations, .type = SIZE_MAX, .terms = 1};
    return make_each(task, &wanted, error);
}

/* ---- out of scope ---- */

/* The form with {column}, {one} and {many} put in; NULL if the table has no column that the form needs. */
static const char *spell(struct pattern_maker *m, const char *form, int table, int column) {
    struct pattern_noun row, noun = {"", "", ""};
    if (!pattern_table_noun(m, table, &row) || (column >= 0 && !pattern_column_noun(m, column, &noun))) {
        return NULL;
    }
    const struct {
        const char *mark, *text;
    } slots[] = {{"{column}", noun.one}, {"{one}", row.one}, {"{many}", row.many}};
    const char *text = form;
    for (size_t i = 0; i < sizeof slots / sizeof *slots; i++) {
        const char *at = strstr(text, slots[i].mark);
        if (at) {
            text = pattern_printf(m, "%.*s%s%s", (int)(at - text), text, slots[i].text,
                                  at + strlen(slots[i].mark));
        }
    }
    return text;
}

/* The plain question that the wish went beyond: the column itself, or the rows. */
static void add_source(struct pattern_maker *m, int table, int column, struct missing *missing) {
    struct pattern_noun row, noun;
    if (!pattern_table_noun(m, table, &row)) {
        return;
    }
    if (column >= 0 && pattern_column_noun(m, column, &noun)) {
        missing->source_question = pattern_printf(m, "Show the %s of every %s.", noun.one, row.one);
        missing->source_sql =
            pattern_printf(m, "SELECT %s FROM %s", pattern_column(m, column), pattern_table(m, table));
    } else {
        missing->source_question = pattern_printf(m, "Show all the %s.", row.many);
        missing->source_sql = pattern_printf(m, "SELECT * FROM %s", pattern_table(m, table));
    }
}

static csql_status ask_beyond(struct pattern_maker *m, const struct forge_list *row, int table, bool *kept,
                              csql_error *error) {
    const char *needs = row[0].at[0], *term = row[1].at[0];
    bool any = strcmp(needs, "any") == 0;
    int column = any ? -1 : find_column(m, table, needs);
    if ((!any && column < 0) || !is_absent(m, term)) {
        return CSQL_OK;
    }
    struct missing missing = {.mode = CSQL_OUT_OF_SCOPE, .term = term, .reason = row[3].at[0]};
    missing.question = spell(m, row[2].at[0], table, column);
    const char *at = missing.question ? strstr(missing.question, term) : NULL;
    if (!at || is_executable(m, pattern_printf(m, "SELECT %s(%s) FROM %s", identifier_of(m, term),
                                               column < 0 ? "1" : pattern_column(m, column),
                                               pattern_table(m, table)))) {
        return CSQL_OK;
    }
    missing.start = (size_t)(at - missing.question);
    missing.end = missing.start + strlen(term);
    add_source(m, table, column, &missing);
    return offer(m, &missing, kept, error);
}

static csql_status make_beyond(struct forge_task *task, csql_error *error) {
    struct pattern_maker m = {.task = task};
    int tables[MAX_TABLES];
    size_t count = find_tables(&m, tables), made = 0;
    csql_status status = CSQL_OK;
    const struct forge_rows *rows = &task->tables->beyond;
    size_t first = rows->count ? forge_random_below(&task->random, rows->count) : 0;
    for (size_t i = 0; status == CSQL_OK && count && i < rows->count && made < PER_DATABASE; i++) {
        bool kept = false;
        status = ask_beyond(&m, rows->rows[(first + i * 5) % rows->count], tables[i % count], &kept, error);
        made += kept;
    }
    if (made == 0) {
        forge_reject(task, FORGE_UNI, FORGE_UNQUALIFIED, "no table to ask about");
    }
    return status == CSQL_OK ? pattern_status(&m, error) : status;
}

static csql_status find(struct forge_task *task, csql_error *error) {
    struct pattern_maker m = {.task = task};
    int tables[MAX_TABLES];
    size_t count = find_tables(&m, tables);
    for (size_t i = 0; i < count; i++) {
        struct pattern_noun noun;
        if (pattern_table_noun(&m, tables[i], &noun)) {
            const char *kind = pattern_kind_of(task, noun.head);
            forge_place(task,
                        pattern_printf(&m, "%s: attributes of %s", task->catalogue->tables[tables[i]].name,
                                       kind ? kind : "any kind"));
        }
    }
    return pattern_status(&m, error);
}

const struct forge_pattern forge_pattern_squab_missing = {
    .name = "squab_missing",
    .title = "Column unanswerable from templates",
    .origin = "SQUAB",
    .mode = CSQL_COL_UNANS,
    .scope = FORGE_PER_DATABASE,
    .find = find,
    .make = make_column,
};

const struct forge_pattern forge_pattern_squab_calculation = {
    .name = "squab_calculation",
    .title = "Calculation unanswerable",
    .origin = "SQUAB",
    .mode = CSQL_CALC_UNANS,
    .scope = FORGE_PER_DATABASE,
    .find = find,
    .make = make_calculation,
};

const struct forge_pattern forge_pattern_squab_out_of_scope = {
    .name = "squab_out_of_scope",
    .title = "Out of scope",
    .origin = "SQUAB",
    .mode = CSQL_OUT_OF_SCOPE,
    .scope = FORGE_PER_DATABASE,
    .find = find,
    .make = make_beyond,
};
