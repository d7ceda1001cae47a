/* Databases made from key concepts (ambrosia.txt, appendices C and D), each so that it supports one
 * ambiguity, in each configuration of its figures 5 and 6, with rows that tell the readings apart.
 *
 * Scope: an entity and components, many to many, with one component that all entities share.
 *
 * Attachment: two classes with a shared property; the classes are tables (a, b) or values of a column (c, d),
 * the property is a column (a, c) or a table (b, d).
 *
 * Vagueness: a subject and two specific categories, which are tables (a) or columns (b).
 *
 * The concepts are in data/forge_*_concepts.tsv. */
#include <string.h>

#include "forge/pattern_ambrosia.h"
#include "forge/patterns.h"

enum { PER_CONCEPT = 3 };
#define MAX_SCRIPT ((size_t)64 * 1024)

/* ---- scripts ---- */

struct script {
    struct pattern_maker *m;
    struct buffer text;
};

static struct script script_new(struct pattern_maker *m) {
    return (struct script){.m = m, .text = buffer_new(MAX_SCRIPT)};
}

/* "bus route" as bus_route, quoted if SQLite needs it. */
static const char *identifier(struct pattern_maker *m, const char *phrase, const char *suffix) {
    char *name = arena_string(m->task->arena, pattern_printf(m, "%s%s", phrase, suffix));
    m->failed = m->failed || !name;
    for (char *at = name; at && *at; at++) {
        *at = *at == ' ' || *at == '-' ? '_' : *at;
    }
    return name ? pattern_name(m, name) : "";
}

/* The same as the record names it: without quotes. */
static const char *plain(struct pattern_maker *m, const char *phrase) {
    char *name = arena_string(m->task->arena, phrase);
    m->failed = m->failed || !name;
    for (char *at = name; at && *at; at++) {
        *at = *at == ' ' || *at == '-' ? '_' : *at;
    }
    return name ? name : "";
}

/* id, name, and a year: a table of named things, perhaps with more columns. */
static void begin_table(struct script *s, const char *table, const char *columns) {
    buffer_printf(&s->text,
                  "CREATE TABLE %s (id INTEGER PRIMARY KEY, name TEXT NOT NULL%s, since INTEGER);\n", table,
                  columns);
}

static void add_row(struct script *s, const char *table, size_t id, const char *name, const char *values) {
    buffer_printf(&s->text, "INSERT INTO %s VALUES (%zu, %s%s, %zu);\n", table, id, pattern_text(s->m, name),
                  values, 1970 + forge_random_below(&s->m->task->random, 54));
}

static void add_names(struct script *s, const char *table, const struct forge_list *names) {
    begin_table(s, table, "");
    for (size_t i = 0; i < names->count; i++) {
        add_row(s, table, i + 1, names->at[i], "");
    }
}

/* Makes the database; *home stays empty if memory ran out. */
static csql_status finish(struct script *s, const char *db_id, struct ambrosia_home *home,
                          csql_error *error) {
    struct pattern_maker *m = s->m;
    m->failed = m->failed || s->text.status != CSQL_OK;
    csql_status status = pattern_status(m, error);
    if (status == CSQL_OK) {
        home->db_id = db_id;
        status = forge_add_database(m->task, db_id, NULL, buffer_text(&s->text), &home->db, error);
    }
    buffer_free(&s->text);
    return status;
}

static struct pattern_noun noun_of(struct pattern_maker *m, const char *one) {
    const char *many = forge_plural(m->task->arena, one);
    m->failed = m->failed || !many;
    return (struct pattern_noun){.one = one, .many = many ? many : "", .head = one};
}

/* form with the mark put in place once. */
static const char *put(struct pattern_maker *m, const char *form, const char *mark, const char *text) {
    const char *at = strstr(form, mark);
    return at ? pattern_printf(m, "%.*s%s%s", (int)(at - form), form, text, at + strlen(mark)) : form;
}

/* ---- scope ---- */

enum { SCOPE_ENTITY = 1, SCOPE_ENTITIES, SCOPE_COMPONENT, SCOPE_COMPONENTS, SCOPE_VERB };

/* Everybody has component 0; each of the others is missing somewhere, and everybody has one of them. */
static bool is_linked(size_t entity, size_t component, size_t components) {
    return component == 0 || 1 + entity % (components - 1) == component ||
           1 + (entity + component) % (components - 1) == component;
}

static csql_status make_scope_database(struct pattern_maker *m, const struct forge_list *row,
                                       struct ambrosia_home *home, csql_error *error) {
    struct script s = script_new(m);
    const char *entity = identifier(m, row[SCOPE_ENTITY].at[0], ""),
               *component = identifier(m, row[SCOPE_COMPONENT].at[0], "");
    const char *bridge =
        identifier(m, pattern_printf(m, "%s_%s", row[SCOPE_ENTITY].at[0], row[SCOPE_COMPONENT].at[0]), "");
    const char *entity_id = identifier(m, row[SCOPE_ENTITY].at[0], "_id");
    const char *component_id = identifier(m, row[SCOPE_COMPONENT].at[0], "_id");
    size_t entities = row[SCOPE_ENTITIES].count, components = row[SCOPE_COMPONENTS].count, links = 0;
    add_names(&s, entity, &row[SCOPE_ENTITIES]);
    add_names(&s, component, &row[SCOPE_COMPONENTS]);
    buffer_printf(&s.text,
                  "CREATE TABLE %s (id INTEGER PRIMARY KEY, %s INTEGER NOT NULL REFERENCES %s (id), %s "
                  "INTEGER NOT NULL "
                  "REFERENCES %s (id));\n",
                  bridge, entity_id, entity, component_id, component);
    for (size_t e = 0; e < entities; e++) {
        for (size_t c = 0; c < components; c++) {
            if (is_linked(e, c, components)) {
                buffer_printf(&s.text, "INSERT INTO %s VALUES (%zu, %zu, %zu);\n", bridge, ++links, e + 1,
                              c + 1);
            }
        }
    }
    const char *contact = identifier(m, row[SCOPE_ENTITY].at[0], "_contact");
    buffer_printf(
        &s.text,
        "CREATE TABLE %s (id INTEGER PRIMARY KEY, %s INTEGER NOT NULL REFERENCES %s (id), phone TEXT);\n",
        contact, entity_id, entity);
    for (size_t e = 0; e < entities; e++) {
        buffer_printf(&s.text, "INSERT INTO %s VALUES (%zu, %zu, '555-01%02zu');\n", contact, e + 1, e + 1,
                      forge_random_below(&m->task->random, 100));
    }
    return finish(&s, plain(m, pattern_printf(m, "scope_%s", row[SCOPE_ENTITY].at[0])), home, error);
}

static csql_status make_scope(struct pattern_maker *m, const struct forge_list *row, csql_error *error) {
    struct ambrosia_home home = {NULL, NULL};
    const char *entity = identifier(m, row[SCOPE_ENTITY].at[0], ""),
               *component = identifier(m, row[SCOPE_COMPONENT].at[0], "");
    const char *bridge =
        identifier(m, pattern_printf(m, "%s_%s", row[SCOPE_ENTITY].at[0], row[SCOPE_COMPONENT].at[0]), "");
    const char *entity_id = identifier(m, row[SCOPE_ENTITY].at[0], "_id");
    const char *component_id = identifier(m, row[SCOPE_COMPONENT].at[0], "_id");
    struct ambrosia_scope scope = {
        .entity = noun_of(m, row[SCOPE_ENTITY].at[0]),
        .component = noun_of(m, row[SCOPE_COMPONENT].at[0]),
        .verb = row[SCOPE_VERB].at[0],
        .collective = pattern_printf(
            m,
            "SELECT T2.name FROM %s AS T1 JOIN %s AS T2 ON T1.%s = T2.id GROUP BY T1.%s HAVING "
            "count(DISTINCT T1.%s) = (SELECT count(*) FROM %s)",
            bridge, component, component_id, component_id, entity_id, entity),
        .distributive =
            pattern_printf(m,
                           "SELECT T2.name, T3.name FROM %s AS T1 JOIN %s AS T2 ON T1.%s = T2.id JOIN %s AS "
                           "T3 ON T1.%s = T3.id",
                           bridge, entity, entity_id, component, component_id)};
    csql_status status = make_scope_database(m, row, &home, error);
    size_t first = forge_random_below(&m->task->random, 8);
    for (size_t i = 0; status == CSQL_OK && i < PER_CONCEPT; i++) {
        scope.variant = first + 3 * i;
        status = ambrosia_offer_scope(m, &home, &scope, NULL, error);
    }
    return status;
}

/* ---- attachment ---- */

enum { ATTACH_GENERAL = 1, ATTACH_CLASSES, ATTACH_PROPERTY, ATTACH_VALUES, ATTACH_NAMES, ATTACH_MODIFIERS };

struct classes {
    const struct forge_list *row;
    bool tables, apart; /* the classes are tables; the property is a table of its own */
    const char *general, *property, *class_table[2];
};

static struct classes read_classes(struct pattern_maker *m, const struct forge_list *row, bool tables,
                                   bool apart) {
    return (struct classes){.row = row,
                            .tables = tables,
                            .apart = apart,
                            .general = identifier(m, row[ATTACH_GENERAL].at[0], ""),
                            .property = identifier(m, row[ATTACH_PROPERTY].at[0], ""),
                            .class_table = {identifier(m, row[ATTACH_CLASSES].at[0], ""),
                                            identifier(m, row[ATTACH_CLASSES].at[1], "")}};
}

/* The rows: names go to the classes in turn, and values so that each class has each. */
static void add_members(struct script *s, const struct classes *c) {
    struct pattern_maker *m = s->m;
    const struct forge_list *names = &c->row[ATTACH_NAMES], *values = &c->row[ATTACH_VALUES];
    for (size_t i = 0; i < names->count; i++) {
        size_t which = i % 2, value = i / 2 % values->count;
        const char *held =
            c->apart ? pattern_printf(m, "%zu", value + 1) : pattern_text(m, values->at[value]);
        const char *more =
            c->tables
                ? pattern_printf(m, ", %s", held)
                : pattern_printf(m, ", %s, %s", pattern_text(m, c->row[ATTACH_CLASSES].at[which]), held);
        add_row(s, c->tables ? c->class_table[which] : c->general, i + 1, names->at[i], more);
    }
}

static csql_status make_class_database(struct pattern_maker *m, const struct classes *c, const char *db_id,
                                       struct ambrosia_home *home, csql_error *error) {
    struct script s = script_new(m);
    const char *column =
        c->apart ? pattern_printf(m, ", %s INTEGER REFERENCES %s (id)",
                                  identifier(m, c->row[ATTACH_PROPERTY].at[0], "_id"), c->property)
                 : pattern_printf(m, ", %s TEXT", c->property);
    if (c->apart) {
        add_names(&s, c->property, &c->row[ATTACH_VALUES]);
    }
    for (size_t i = 0; i < (c->tables ? 2u : 1u); i++) {
        begin_table(&s, c->tables ? c->class_table[i] : c->general,
                    c->tables ? column : pattern_printf(m, ", type TEXT%s", column));
    }
    add_members(&s, c);
    return finish(&s, db_id, home, error);
}

/* FROM with the table of the property if there is one. */
static const char *from_of(struct pattern_maker *m, const struct classes *c, const char *table) {
    if (!c->apart) {
        return table;
    }
    return pattern_printf(m, "%s AS T1 JOIN %s AS T2 ON T1.%s = T2.id", table, c->property,
                          identifier(m, c->row[ATTACH_PROPERTY].at[0], "_id"));
}

static void write_classes(struct pattern_maker *m, const struct classes *c, struct ambrosia_attachment *out) {
    const char *t1 = c->apart ? "T1." : "";
    const char *property = c->apart ? "T2.name" : c->property;
    const char *test = pattern_printf(m, "%s = %s", property, pattern_text(m, c->row[ATTACH_VALUES].at[0]));
    if (c->tables) {
        const char *one = pattern_printf(m, "SELECT %sname FROM %s", t1, from_of(m, c, c->class_table[0]));
        const char *other =
            pattern_printf(m, "SELECT %sname FROM %s WHERE %s", t1, from_of(m, c, c->class_table[1]), test);
        out->both = pattern_printf(m, "%s WHERE %s UNION %s", one, test, other);
        out->nearest = pattern_printf(m, "%s UNION %s", one, other);
        return;
    }
    const char *select = pattern_printf(m, "SELECT %sname FROM %s WHERE", t1, from_of(m, c, c->general));
    const char *classes =
        pattern_printf(m, "%stype = %s OR %stype = %s", t1, pattern_text(m, c->row[ATTACH_CLASSES].at[0]), t1,
                       pattern_text(m, c->row[ATTACH_CLASSES].at[1]));
    out->both = pattern_printf(m, "%s (%s) AND %s", select, classes, test);
    out->nearest = pattern_printf(m, "%s %s AND %s", select, classes, test);
}

static csql_status make_attachment(struct pattern_maker *m, const struct forge_list *row, csql_error *error) {
    csql_status status = CSQL_OK;
    for (size_t i = 0; status == CSQL_OK && i < 4; i++) { /* figure 5, a to d */
        struct classes c = read_classes(m, row, i < 2, i % 2 == 1);
        struct ambrosia_home home = {NULL, NULL};
        struct ambrosia_attachment attachment = {.one = noun_of(m, row[ATTACH_CLASSES].at[0]).many,
                                                 .other = noun_of(m, row[ATTACH_CLASSES].at[1]).many};
        const char *db_id = pattern_printf(m, "attachment_%c_%s", (int)('a' + i), row[ATTACH_GENERAL].at[0]);
        write_classes(m, &c, &attachment);
        status = make_class_database(m, &c, plain(m, db_id), &home, error);
        size_t first = forge_random_below(&m->task->random, 5);
        for (size_t k = 0; status == CSQL_OK && k < row[ATTACH_MODIFIERS].count && k < PER_CONCEPT; k++) {
            attachment.variant = first + k;
            attachment.modifier = put(m, row[ATTACH_MODIFIERS].at[k], "{value}", row[ATTACH_VALUES].at[0]);
            status = ambrosia_offer_attachment(m, &home, &attachment, NULL, error);
        }
    }
    return status;
}

/* ---- vague ---- */

enum {
    VAGUE_SUBJECT = 1,
    VAGUE_SUBJECTS,
    VAGUE_FIRST,
    VAGUE_FIRSTS,
    VAGUE_SECOND,
    VAGUE_SECONDS,
    VAGUE_TERM,
    VAGUE_QUESTION
};

static csql_status make_vague_database(struct pattern_maker *m, const struct forge_list *row, bool tables,
                                       struct ambrosia_home *home, csql_error *error) {
    struct script s = script_new(m);
    const char *subject = identifier(m, row[VAGUE_SUBJECT].at[0], ""), *columns = "";
    for (size_t i = 0; i < 2; i++) {
        const char *phrase = row[i ? VAGUE_SECOND : VAGUE_FIRST].at[0];
        const char *table = identifier(m, phrase, "");
        if (tables) {
            add_names(&s, table, &row[i ? VAGUE_SECONDS : VAGUE_FIRSTS]);
            columns = pattern_printf(m, "%s, %s INTEGER REFERENCES %s (id)", columns,
                                     identifier(m, phrase, "_id"), table);
        } else {
            columns = pattern_printf(m, "%s, %s TEXT", columns, table);
        }
    }
    begin_table(&s, subject, columns);
    for (size_t i = 0; i < row[VAGUE_SUBJECTS].count; i++) {
        size_t first = i % row[VAGUE_FIRSTS].count, second = (i + 1) % row[VAGUE_SECONDS].count;
        const char *values = tables
                                 ? pattern_printf(m, ", %zu, %zu", first + 1, second + 1)
                                 : pattern_printf(m, ", %s, %s", pattern_text(m, row[VAGUE_FIRSTS].at[first]),
                                                  pattern_text(m, row[VAGUE_SECONDS].at[second]));
        add_row(&s, subject, i + 1, row[VAGUE_SUBJECTS].at[i], values);
    }
    const char *db_id = pattern_printf(m, "vague_%c_%s", tables ? 'a' : 'b', row[VAGUE_SUBJECT].at[0]);
    return finish(&s, plain(m, db_id), home, error);
}

static void write_vague(struct pattern_maker *m, const struct forge_list *row, bool tables, const char *named,
                        struct ambrosia_vague *out) {
    const char *subject = identifier(m, row[VAGUE_SUBJECT].at[0], "");
    const char *first = identifier(m, row[VAGUE_FIRST].at[0], ""),
               *second = identifier(m, row[VAGUE_SECOND].at[0], "");
    if (!tables) {
        const char *tail = pattern_printf(m, "FROM %s WHERE name = %s", subject, named);
        out->sql[0] = pattern_printf(m, "SELECT %s %s", first, tail);
        out->sql[1] = pattern_printf(m, "SELECT %s %s", second, tail);
        out->sql[2] = pattern_printf(m, "SELECT %s, %s %s", first, second, tail);
        return;
    }
    const char *first_id = identifier(m, row[VAGUE_FIRST].at[0], "_id");
    const char *second_id = identifier(m, row[VAGUE_SECOND].at[0], "_id");
    out->sql[0] =
        pattern_printf(m, "SELECT T2.name FROM %s AS T1 JOIN %s AS T2 ON T1.%s = T2.id WHERE T1.name = %s",
                       subject, first, first_id, named);
    out->sql[1] =
        pattern_printf(m, "SELECT T2.name FROM %s AS T1 JOIN %s AS T2 ON T1.%s = T2.id WHERE T1.name = %s",
                       subject, second, second_id, named);
    out->sql[2] = pattern_printf(
        m,
        "SELECT T2.name, T3.name FROM %s AS T1 JOIN %s AS T2 ON T1.%s = T2.id JOIN %s AS T3 ON "
        "T1.%s = T3.id WHERE T1.name = %s",
        subject, first, first_id, second, second_id, named);
}

static csql_status make_vague(struct pattern_maker *m, const struct forge_list *row, csql_error *error) {
    csql_status status = CSQL_OK;
    const char *first = row[VAGUE_FIRST].at[0], *second = row[VAGUE_SECOND].at[0],
               *term = row[VAGUE_TERM].at[0];
    const char *which = strcmp(term, "Where") == 0 ? "In which" : "Which";
    const char *subject = plain(m, row[VAGUE_SUBJECT].at[0]);
    for (size_t i = 0; status == CSQL_OK && i < 2; i++) { /* figure 6, a and b */
        bool tables = i == 0;
        struct ambrosia_home home = {NULL, NULL};
        struct ambrosia_vague vague = {
            .term = term,
            .count = 2,
            .group = {{tables ? plain(m, first) : subject, tables ? NULL : plain(m, first), NULL},
                      {tables ? plain(m, second) : subject, tables ? NULL : plain(m, second), NULL}},
            .terms = {pattern_printf(m, "%s %s", which, first), pattern_printf(m, "%s %s", which, second),
                      pattern_printf(m, "%s %s and which %s", which, first, second)}};
        status = make_vague_database(m, row, tables, &home, error);
        for (size_t k = 0; status == CSQL_OK && k < row[VAGUE_SUBJECTS].count && k < PER_CONCEPT; k++) {
            const char *name = row[VAGUE_SUBJECTS].at[k];
            const char *form = put(m, row[VAGUE_QUESTION].at[0], "{subject}", name);
            write_vague(m, row, tables, pattern_text(m, name), &vague);
            vague.question = put(m, form, "{term}", PATTERN_ONE);
            status = ambrosia_offer_vague(m, &home, &vague, NULL, error);
        }
    }
    return status;
}

/* ---- the patterns ---- */

static csql_status make_all(struct forge_task *task, const struct forge_rows *rows,
                            csql_status (*make)(struct pattern_maker *m, const struct forge_list *row,
                                                csql_error *error),
                            csql_error *error) {
    struct pattern_maker m = {.task = task};
    csql_status status = CSQL_OK;
    for (size_t i = 0; status == CSQL_OK && i < rows->count; i++) {
        status = make(&m, rows->rows[i], error);
    }
    return status == CSQL_OK ? pattern_status(&m, error) : status;
}

static csql_status make_scopes(struct forge_task *task, csql_error *error) {
    return make_all(task, &task->tables->scope_concepts, make_scope, error);
}

static csql_status make_attachments(struct forge_task *task, csql_error *error) {
    return make_all(task, &task->tables->attachment_concepts, make_attachment, error);
}

static csql_status make_vagues(struct forge_task *task, csql_error *error) {
    return make_all(task, &task->tables->vague_concepts, make_vague, error);
}

const struct forge_pattern forge_pattern_concepts_scope = {
    .name = "concepts_scope",
    .title = "Scope, in a new database",
    .origin = "AMBROSIA",
    .mode = CSQL_SCOPE_AMB,
    .scope = FORGE_PER_RUN,
    .make = make_scopes,
};

const struct forge_pattern forge_pattern_concepts_attachment = {
    .name = "concepts_attachment",
    .title = "Attachment, in a new database",
    .origin = "AMBROSIA",
    .mode = CSQL_ATTACH_AMB,
    .scope = FORGE_PER_RUN,
    .make = make_attachments,
};

const struct forge_pattern forge_pattern_concepts_vague = {
    .name = "concepts_vague",
    .title = "Vagueness, in a new database",
    .origin = "AMBROSIA",
    .mode = CSQL_VAGUE_AMB,
    .scope = FORGE_PER_RUN,
    .make = make_vagues,
};
