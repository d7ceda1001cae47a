/* Attachment (AMBROSIA, figure 5) where a database has the structure: two classes with a shared property, as
 *   a  two tables with a column of the same name;
 *   b  two tables that refer to the same third one;
 *   c  one table with a column of classes and a column for the property (SQUAB's table 5);
 *   d  one table with a column of classes, which refers to a table that has the property.
 * The value that is asked for must hold for some rows of each class and not for others. */
#include <string.h>
#include <strings.h>

#include "forge/pattern_ambrosia.h"
#include "forge/patterns.h"
#include "text/text.h"

enum { MAX_PLACES = 24, MAX_CLASS_COLUMNS = 6, PER_DATABASE = 6, MAX_CLASSES = 40 };

/* Where to find it; what is written is in `written`. */
struct place {
    struct ambrosia_attachment written;
    const char *where; /* "Documents: Film and Song by country" */
};

struct places {
    struct place at[MAX_PLACES];
    size_t count;
};

/* "with the country Spain", "whose price is 200"; for a property of what another table says of the rows,
 * "whose architect is Wright", "whose architect has the gender female". owner: that table, or -1. NULL for a
 * value that a sentence cannot hold. */
static const char *modifier_of(struct pattern_maker *m, int owner, int column, const char *value) {
    static const char *const no[] = {"none", "null", "n/a", "other", "unknown", "yes", "no", "y", "n", "-"};
    struct pattern_noun noun, thing;
    for (size_t i = 0; i < sizeof no / sizeof *no; i++) {
        if (strcasecmp(value, no[i]) == 0) {
            return NULL;
        }
    }
    if (!pattern_column_noun(m, column, &noun) || (owner >= 0 && !pattern_table_noun(m, owner, &thing))) {
        return NULL;
    }
    if (owner >= 0) {
        return pattern_display(m, owner) == column
                   ? pattern_printf(m, "whose %s is %s", thing.one, value)
                   : pattern_printf(m, "whose %s has the %s %s", thing.one, noun.one, value);
    }
    const char *article = forge_takes_an(noun.one) ? "an" : "a";
    const char *texts[] = {pattern_printf(m, "with the %s %s", noun.one, value),
                           pattern_printf(m, "whose %s is %s", noun.one, value),
                           pattern_printf(m, "with %s %s of %s", article, noun.one, value)};
    size_t count = m->task->catalogue->columns[column].type == TYPE_NUMBER ? 3 : 2;
    return pattern_pick(m, texts, count);
}

static bool add(struct pattern_maker *m, struct places *out, struct place place) {
    if (!m->failed && out->count < MAX_PLACES) {
        out->at[out->count++] = place;
    }
    return out->count < MAX_PLACES;
}

/* A text or a number that several rows share. */
static bool is_property(struct forge_task *task, int column) {
    const struct db_column *about = &task->catalogue->columns[column];
    bool kind =
        pattern_is_measure(task, column) || (about->type == TYPE_TEXT && !pattern_is_key(task, column));
    return kind && about->distinct >= 2 && about->distinct < task->catalogue->tables[about->table].rows;
}

/* ---- c and d: classes are values ---- */

/* A column that sorts the rows into classes with names of their own. */
static bool is_class(struct forge_task *task, int column) {
    static const char *const heads[] = {"type",   "genre",       "category", "kind",   "class", "style",
                                        "breed",  "theme",       "position", "role",   "job",   "sex",
                                        "gender", "nationality", "color",    "colour", "sport", "party",
                                        "format", "brand",       "material"};
    const struct forge_name *name = forge_schema_column(task->schema, column);
    for (size_t i = 0; name->count && i < sizeof heads / sizeof *heads; i++) {
        if (strcmp(name->norm[name->count - 1], heads[i]) == 0) {
            const struct db_column *about = &task->catalogue->columns[column];
            return about->type == TYPE_TEXT && about->distinct >= 2 && about->distinct <= MAX_CLASSES;
        }
    }
    return false;
}

/* The plural for the rows of a class: "teachers" of a table of people; "rock songs". NULL if it reads ill. */
static const char *class_noun(struct pattern_maker *m, const struct pattern_noun *row, const char *value) {
    struct pattern_noun noun;
    const char *copy = text_fold(m->task->arena, value, strlen(value), false);
    if (!copy || strspn(copy, "abcdefghijklmnopqrstuvwxyz -") != strlen(copy) || strlen(copy) < 3) {
        return NULL;
    }
    if (pattern_noun(m, copy, &noun)) {
        const char *kind = pattern_kind_of(m->task, row->head), *own = pattern_kind_of(m->task, noun.head);
        if (pattern_is_kind(m->task, noun.head, row->head, 2) ||
            (kind && own && strcmp(kind, "person") == 0 && strcmp(own, kind) == 0 &&
             strchr(copy, ' ') == NULL)) {
            return noun.many;
        }
    }
    return strchr(copy, ' ') ? NULL : pattern_printf(m, "%s %s", value, row->many);
}

struct classes {
    int table, class_column, property, name; /* name: the column to show */
    int owner;                               /* the property's table, if it is another; else -1 */
    const char *from;                        /* "films" or "films AS T1 JOIN ..." */
    const char *class_sql, *property_sql, *name_sql;
};

/* Two classes with a value of the property that some rows of each have and others do not. */
static bool find_classes(struct pattern_maker *m, const struct classes *c, const char *out[static 3]) {
    struct db_result result;
    const char *mixed = pattern_printf(
        m, "SELECT %s, %s, count(*) FROM %s WHERE %s IS NOT NULL AND %s IS NOT NULL GROUP BY %s, %s",
        c->class_sql, c->property_sql, c->from, c->class_sql, c->property_sql, c->class_sql, c->property_sql);
    if (!pattern_query(m, mixed, &result)) {
        return false;
    }
    size_t start = forge_random_below(&m->task->random, result.row_count);
    for (size_t n = 0; n < result.row_count; n++) {
        const struct db_cell *a = &result.cells[(n + start) % result.row_count * 3];
        for (size_t k = 0; k < result.row_count; k++) {
            const struct db_cell *b = &result.cells[k * 3];
            bool same = a[1].kind == b[1].kind && (a[1].kind == CELL_TEXT ? strcmp(a[1].text, b[1].text) == 0
                                                                          : a[1].integer == b[1].integer);
            if (a[0].kind != CELL_TEXT || b[0].kind != CELL_TEXT || strcmp(a[0].text, b[0].text) == 0 ||
                !same || (a[1].kind != CELL_TEXT && a[1].kind != CELL_INTEGER)) {
                continue;
            }
            out[0] = a[0].text;
            out[1] = b[0].text;
            out[2] = a[1].kind == CELL_TEXT ? a[1].text : pattern_printf(m, "%lld", (long long)a[1].integer);
            return true;
        }
    }
    return false;
}

static void try_classes(struct pattern_maker *m, const struct classes *c, struct places *out) {
    const char *found[3];
    struct pattern_noun row;
    if (!pattern_table_noun(m, c->table, &row) || !find_classes(m, c, found)) {
        return;
    }
    const char *one = class_noun(m, &row, found[0]), *other = class_noun(m, &row, found[1]);
    const char *a = pattern_literal(m, c->class_column, found[0]);
    const char *b = pattern_literal(m, c->class_column, found[1]);
    const char *value = pattern_literal(m, c->property, found[2]);
    const char *modifier = modifier_of(m, c->owner, c->property, found[2]);
    if (!one || !other || !a || !b || !value || !modifier || strcmp(one, other) == 0) {
        return;
    }
    const char *select = pattern_printf(m, "SELECT %s FROM %s WHERE", c->name_sql, c->from);
    struct place place = {
        {.one = one,
         .other = other,
         .modifier = modifier,
         .both = pattern_printf(m, "%s (%s = %s OR %s = %s) AND %s = %s", select, c->class_sql, a,
                                c->class_sql, b, c->property_sql, value),
         .nearest = pattern_printf(m, "%s %s = %s OR %s = %s AND %s = %s", select, c->class_sql, a,
                                   c->class_sql, b, c->property_sql, value)},
        pattern_printf(m, "%s: %s and %s by %s", m->task->catalogue->tables[c->table].name, found[0],
                       found[1], m->task->catalogue->columns[c->property].name)};
    (void)add(m, out, place);
}

static void find_within(struct pattern_maker *m, int table, struct places *out) {
    int classes[MAX_CLASS_COLUMNS], properties[12];
    int name = pattern_display(m, table);
    size_t class_count = pattern_columns(m, table, is_class, classes, MAX_CLASS_COLUMNS);
    size_t property_count = pattern_columns(m, table, is_property, properties, 12);
    for (size_t i = 0; name >= 0 && i < class_count; i++) {
        for (size_t k = 0; k < property_count; k++) {
            struct classes c = {.table = table,
                                .class_column = classes[i],
                                .property = properties[k],
                                .name = name,
                                .owner = -1,
                                .from = pattern_table(m, table),
                                .class_sql = pattern_column(m, classes[i]),
                                .property_sql = pattern_column(m, properties[k]),
                                .name_sql = pattern_column(m, name)};
            if (classes[i] != properties[k] && properties[k] != name && classes[i] != name) {
                try_classes(m, &c, out);
            }
        }
    }
}

/* The classes in one table, the property in the one that the key leads to. */
static void find_beyond(struct pattern_maker *m, const struct db_key *key, struct places *out) {
    const struct db_catalogue *catalogue = m->task->catalogue;
    int table = catalogue->columns[key->from].table, other = catalogue->columns[key->to].table;
    int classes[MAX_CLASS_COLUMNS], properties[6], name = pattern_display(m, table);
    if (key->composite || table == other || name < 0) {
        return;
    }
    size_t class_count = pattern_columns(m, table, is_class, classes, MAX_CLASS_COLUMNS);
    size_t property_count = pattern_columns(m, other, is_property, properties, 6);
    const char *from =
        pattern_printf(m, "%s AS T1 JOIN %s AS T2 ON T1.%s = T2.%s", pattern_table(m, table),
                       pattern_table(m, other), pattern_column(m, key->from), pattern_column(m, key->to));
    for (size_t i = 0; i < class_count; i++) {
        for (size_t k = 0; k < property_count; k++) {
            struct classes c = {.table = table,
                                .class_column = classes[i],
                                .property = properties[k],
                                .name = name,
                                .owner = other,
                                .from = from,
                                .class_sql = pattern_printf(m, "T1.%s", pattern_column(m, classes[i])),
                                .property_sql = pattern_printf(m, "T2.%s", pattern_column(m, properties[k])),
                                .name_sql = pattern_printf(m, "T1.%s", pattern_column(m, name))};
            if (classes[i] != name) {
                try_classes(m, &c, out);
            }
        }
    }
}

/* ---- a and b: classes are tables ---- */

struct branch {
    struct pattern_noun noun;
    const char *name, *from, *property; /* SQL */
};

static void add_union(struct pattern_maker *m, const struct branch *one, const struct branch *other,
                      int owner, int property, const char *where, struct places *out) {
    const char *common = pattern_printf(
        m, "SELECT %s FROM %s WHERE %s IN (SELECT %s FROM %s) GROUP BY %s ORDER BY count(*), %s LIMIT 1",
        one->property, one->from, one->property, other->property, other->from, one->property, one->property);
    const char *value = pattern_query_text(m, common);
    const char *literal = value ? pattern_literal(m, property, value) : NULL;
    const char *modifier = literal ? modifier_of(m, owner, property, value) : NULL;
    if (!modifier || strstr(one->noun.one, other->noun.one) || strstr(other->noun.one, one->noun.one)) {
        return;
    }
    const char *tail = pattern_printf(m, "UNION SELECT %s FROM %s WHERE %s = %s", other->name, other->from,
                                      other->property, literal);
    struct place place = {{.one = one->noun.many,
                           .other = other->noun.many,
                           .modifier = modifier,
                           .both = pattern_printf(m, "SELECT %s FROM %s WHERE %s = %s %s", one->name,
                                                  one->from, one->property, literal, tail),
                           .nearest = pattern_printf(m, "SELECT %s FROM %s %s", one->name, one->from, tail)},
                          where};
    (void)add(m, out, place);
}

/* The rows of a table by their name; false if it has none or reads badly. */
static bool read_branch(struct pattern_maker *m, int table, int *name, struct branch *out) {
    *name = pattern_display(m, table);
    return *name >= 0 && pattern_table_noun(m, table, &out->noun);
}

/* The columns of both tables that have one name. */
static void find_twins(struct pattern_maker *m, int one, int other, struct places *out) {
    int properties[12], names[2];
    struct branch branch[2];
    if (!read_branch(m, one, &names[0], &branch[0]) || !read_branch(m, other, &names[1], &branch[1])) {
        return;
    }
    size_t count = pattern_columns(m, one, is_property, properties, 12);
    for (size_t i = 0; i < count; i++) {
        int twin = db_find_column(m->task->catalogue, other, m->task->catalogue->columns[properties[i]].name);
        if (twin < 0 || !is_property(m->task, twin) || properties[i] == names[0] || twin == names[1]) {
            continue;
        }
        int columns[] = {properties[i], twin};
        for (size_t k = 0; k < 2; k++) {
            branch[k].from = pattern_table(m, k ? other : one);
            branch[k].name = pattern_column(m, names[k]);
            branch[k].property = pattern_column(m, columns[k]);
        }
        add_union(m, &branch[0], &branch[1], -1, twin,
                  pattern_printf(m, "%s and %s: by %s", branch[0].from, branch[1].from, branch[1].property),
                  out);
    }
}

/* Two tables that refer to one and the same. */
static void find_siblings(struct pattern_maker *m, const struct db_key *one, const struct db_key *other,
                          struct places *out) {
    const struct db_catalogue *catalogue = m->task->catalogue;
    const struct db_key *keys[] = {one, other};
    int tables[] = {catalogue->columns[one->from].table, catalogue->columns[other->from].table};
    int shared = catalogue->columns[one->to].table, names[2], properties[6];
    struct branch branch[2];
    if (one->composite || other->composite || one->to != other->to || tables[0] == tables[1] ||
        tables[0] == shared || tables[1] == shared || !read_branch(m, tables[0], &names[0], &branch[0]) ||
        !read_branch(m, tables[1], &names[1], &branch[1])) {
        return;
    }
    size_t count = pattern_columns(m, shared, is_property, properties, 5);
    int display = pattern_display(m, shared);
    if (display >= 0) {
        properties[count++] = display;
    }
    for (size_t i = 0; i < count; i++) {
        for (size_t k = 0; k < 2; k++) {
            branch[k].from = pattern_printf(m, "%s AS T1 JOIN %s AS T2 ON T1.%s = T2.%s",
                                            pattern_table(m, tables[k]), pattern_table(m, shared),
                                            pattern_column(m, keys[k]->from), pattern_column(m, keys[k]->to));
            branch[k].name = pattern_printf(m, "T1.%s", pattern_column(m, names[k]));
            branch[k].property = pattern_printf(m, "T2.%s", pattern_column(m, properties[i]));
        }
        add_union(m, &branch[0], &branch[1], shared, properties[i],
                  pattern_printf(m, "%s and %s: by %s of %s", catalogue->tables[tables[0]].name,
                                 catalogue->tables[tables[1]].name, catalogue->columns[properties[i]].name,
                                 catalogue->tables[shared].name),
                  out);
    }
}

/* ---- the patterns ---- */

static void find_across(struct pattern_maker *m, struct places *out) {
    const struct db_catalogue *catalogue = m->task->catalogue;
    for (size_t i = 0; i < catalogue->table_count; i++) {
        for (size_t k = i + 1; k < catalogue->table_count && out->count < MAX_PLACES; k++) {
            find_twins(m, (int)i, (int)k, out);
        }
    }
    for (size_t i = 0; i < catalogue->key_count; i++) {
        find_beyond(m, &catalogue->keys[i], out);
        for (size_t k = i + 1; k < catalogue->key_count && out->count < MAX_PLACES; k++) {
            find_siblings(m, &catalogue->keys[i], &catalogue->keys[k], out);
        }
    }
}

static void find_in_tables(struct pattern_maker *m, struct places *out) {
    for (size_t t = 0; t < m->task->catalogue->table_count; t++) {
        find_within(m, (int)t, out);
    }
}

static csql_status offer_places(struct pattern_maker *m, struct places *places, csql_error *error) {
    struct ambrosia_home home = {NULL, NULL};
    csql_status status = CSQL_OK;
    if (places->count == 0) {
        forge_reject(m->task, FORGE_UNI, FORGE_UNQUALIFIED, "no two classes with a shared property");
    }
    for (size_t i = places->count; i > 1; i--) {
        size_t k = forge_random_below(&m->task->random, i);
        struct place kept = places->at[k];
        places->at[k] = places->at[i - 1];
        places->at[i - 1] = kept;
    }
    for (size_t i = 0, made = 0; status == CSQL_OK && i < places->count && made < PER_DATABASE; i++) {
        bool kept = false;
        places->at[i].written.variant = forge_random_below(&m->task->random, 5);
        status = ambrosia_offer_attachment(m, &home, &places->at[i].written, &kept, error);
        made += kept;
    }
    return status == CSQL_OK ? pattern_status(m, error) : status;
}

static csql_status tell_places(struct pattern_maker *m, const struct places *places, csql_error *error) {
    for (size_t i = 0; i < places->count; i++) {
        forge_place(m->task, places->at[i].where);
    }
    return pattern_status(m, error);
}

static csql_status make(struct forge_task *task, csql_error *error) {
    struct pattern_maker m = {.task = task};
    struct places places = {.count = 0};
    find_across(&m, &places);
    return offer_places(&m, &places, error);
}

static csql_status find(struct forge_task *task, csql_error *error) {
    struct pattern_maker m = {.task = task};
    struct places places = {.count = 0};
    find_across(&m, &places);
    return tell_places(&m, &places, error);
}

static csql_status make_one(struct forge_task *task, csql_error *error) {
    struct pattern_maker m = {.task = task};
    struct places places = {.count = 0};
    find_in_tables(&m, &places);
    return offer_places(&m, &places, error);
}

static csql_status find_one(struct forge_task *task, csql_error *error) {
    struct pattern_maker m = {.task = task};
    struct places places = {.count = 0};
    find_in_tables(&m, &places);
    return tell_places(&m, &places, error);
}

const struct forge_pattern forge_pattern_attachment = {
    .name = "attachment",
    .title = "Attachment",
    .origin = "AMBROSIA",
    .mode = CSQL_ATTACH_AMB,
    .scope = FORGE_PER_DATABASE,
    .find = find,
    .make = make,
};

const struct forge_pattern forge_pattern_squab_attachment = {
    .name = "squab_attachment",
    .title = "Attachment within one table",
    .origin = "SQUAB",
    .mode = CSQL_ATTACH_AMB,
    .scope = FORGE_PER_DATABASE,
    .find = find_one,
    .make = make_one,
};
