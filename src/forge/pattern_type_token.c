/* Type-token ambiguity (SQUAB, appendix C, table 15): "How many cars did we sell?" asks for the vehicles
 * (tokens) or for the different models (types).
 *
 * The example of "Adding a pattern" in clarisql-patterns(7). As every pattern of SQUAB's it has three steps:
 * the pattern is a table and a column that says of what type each row is; the relational metadata is the word
 * that may stand for either, the table's own noun; the test is one sentence and a query for each way to take
 * it. */
#include <string.h>

#include "forge/pattern_common.h"
#include "forge/patterns.h"

enum { MAX_TYPES = 4 };

/* ---- step 1: pattern identification ---- */

struct place {
    int table, column;         /* the table, and its column that holds the type */
    struct pattern_noun token; /* "car" */
    struct pattern_noun type;  /* "model" */
};

/* "Model", "type", "breed_name", "car_type" of a table of cars; not "bed_type" of rooms. */
static bool is_type(struct forge_task *task, int column) {
    static const char *const heads[] = {"model",  "type",  "kind",     "breed",   "species",
                                        "make",   "brand", "category", "variety", "edition",
                                        "design", "title", "genre"};
    const struct db_column *about = &task->catalogue->columns[column];
    const struct forge_name *name = forge_schema_column(task->schema, column);
    const struct forge_name *owner = forge_schema_table(task->schema, about->table);
    size_t last = name->count;
    if (last > 1 && strcmp(name->norm[last - 1], "name") == 0) {
        last--;
    }
    if (last == 0 || about->distinct < 2 || about->distinct >= task->catalogue->tables[about->table].rows) {
        return false;
    }
    for (size_t i = 0; i + 1 < last; i++) {
        if (!forge_name_has(owner, name->stem[i])) {
            return false;
        }
    }
    for (size_t i = 0; i < sizeof heads / sizeof *heads; i++) {
        if (strcmp(name->norm[last - 1], heads[i]) == 0) {
            return true;
        }
    }
    return false;
}

/* Rows of the table are things of which there are many of a type. */
static bool is_token(const struct pattern_maker *m, const struct pattern_noun *noun) {
    static const char *const no[] = {"measure", "attribute", "relation", "category"};
    for (size_t i = 0; i < sizeof no / sizeof *no; i++) {
        if (pattern_is_kind(m->task, noun->head, no[i], 1)) {
            return false;
        }
    }
    return true;
}

static size_t find_places(struct pattern_maker *m, int table, struct place *out) {
    int columns[MAX_TYPES];
    struct pattern_noun token;
    size_t count = 0;
    if (!pattern_table_noun(m, table, &token) || !is_token(m, &token)) {
        return 0;
    }
    size_t found = pattern_columns(m, table, is_type, columns, MAX_TYPES);
    for (size_t i = 0; i < found; i++) {
        struct place place = {.table = table, .column = columns[i], .token = token};
        if (pattern_column_noun(m, columns[i], &place.type) && strcmp(place.type.one, token.one) != 0) {
            out[count++] = place;
        }
    }
    return count;
}

/* ---- step 3: the test, a sentence and its queries ---- */

struct wording {
    const char *before, *after; /* around the ambiguous noun */
    const char *select, *where; /* "city, " and " WHERE ... " */
    const char *group;          /* " GROUP BY city" */
};

static csql_status offer(struct pattern_maker *m, const struct place *place, const struct wording *wording,
                         csql_error *error) {
    const char *form = pattern_printf(m, "%s%s%s", wording->before, PATTERN_MANY, wording->after);
    const char *from =
        pattern_printf(m, " FROM %s%s%s", pattern_table(m, place->table), wording->where, wording->group);
    const char *token = pattern_printf(m, "individual %s", place->token.many);
    const char *type = pattern_printf(m, "different %s of %s", place->type.many, place->token.many);
    struct record_element group[] = {pattern_element(m->task, place->table, -1, NULL),
                                     pattern_element(m->task, place->table, place->column, NULL)};
    struct record_reading readings[] = {
        {pattern_printf(m, "SELECT %scount(*)%s", wording->select, from),
         pattern_fill(m, form, token, token, NULL, NULL)},
        {pattern_printf(m, "SELECT %scount(DISTINCT %s)%s", wording->select, pattern_column(m, place->column),
                        from),
         pattern_fill(m, form, type, type, NULL, NULL)},
    };
    size_t meant = forge_random_below(&m->task->random, 2);
    struct record_pivot pivot = {.term = place->token.many,
                                 .mode = CSQL_TYPE_AMB,
                                 .target = &group[meant],
                                 .group = group,
                                 .group_count = 2};
    struct forge_instance instance = {.mode = CSQL_TYPE_AMB,
                                      .pivots = &pivot,
                                      .pivot_count = 1,
                                      .readings = readings,
                                      .reading_count = 2,
                                      .meant = meant};
    instance.question = pattern_fill(m, form, place->token.one, place->token.many, &pivot.start, &pivot.end);
    return pattern_offer(m, &instance, NULL, error);
}

/* "How many cars are there?" */
static csql_status ask_all(struct pattern_maker *m, const struct place *place, csql_error *error) {
    static const char *const before[] = {"How many ", "What is the number of ", "Count the "};
    static const char *const after[] = {" are there?", "?", "."};
    size_t i = forge_random_below(&m->task->random, 3);
    struct wording wording = {before[i], after[i], "", "", ""};
    return offer(m, place, &wording, error);
}

/* "For each city, how many cars are there?" */
static csql_status ask_groups(struct pattern_maker *m, const struct place *place, int column,
                              csql_error *error) {
    struct pattern_noun noun;
    if (column < 0 || !pattern_column_noun(m, column, &noun)) {
        return CSQL_OK;
    }
    struct wording wording = {.before = pattern_printf(m, "For each %s, how many ", noun.one),
                              .after = " are there?",
                              .select = pattern_printf(m, "%s, ", pattern_column(m, column)),
                              .where = "",
                              .group = pattern_printf(m, " GROUP BY %s", pattern_column(m, column))};
    return offer(m, place, &wording, error);
}

/* "How many cars with the city Rome are there?", for a value that has several rows of fewer types. */
static csql_status ask_some(struct pattern_maker *m, const struct place *place, int column,
                            csql_error *error) {
    struct pattern_noun noun;
    if (column < 0 || !pattern_column_noun(m, column, &noun)) {
        return CSQL_OK;
    }
    const char *name = pattern_column(m, column);
    const char *sql =
        pattern_printf(m,
                       "SELECT %s FROM %s GROUP BY %s HAVING count(*) > count(DISTINCT %s) ORDER BY count(*) "
                       "DESC, %s LIMIT 1",
                       name, pattern_table(m, place->table), name, pattern_column(m, place->column), name);
    const char *value = pattern_query_text(m, sql);
    const char *literal = value ? pattern_literal(m, column, value) : NULL;
    if (!literal) {
        return CSQL_OK;
    }
    struct wording wording = {.before = "How many ",
                              .after = pattern_printf(m, " have the %s %s?", noun.one, value),
                              .select = "",
                              .where = pattern_printf(m, " WHERE %s = %s", name, literal),
                              .group = ""};
    return offer(m, place, &wording, error);
}

static csql_status make_at(struct pattern_maker *m, const struct place *place, csql_error *error) {
    int columns[2 + MAX_TYPES];
    size_t count = pattern_columns(m, place->table, pattern_is_category, columns, 2 + MAX_TYPES);
    size_t other = 0;
    while (other < count && columns[other] == place->column) {
        other++;
    }
    int first = other < count ? columns[other] : -1;
    csql_status status = ask_all(m, place, error);
    if (status == CSQL_OK) {
        status = ask_groups(m, place, first, error);
    }
    return status == CSQL_OK ? ask_some(m, place, first, error) : status;
}

/* ---- the same with two tables: each row of one says which of the other it is about ---- */

/* "How many products appear in the order items?" */
static csql_status ask_key(struct pattern_maker *m, const struct db_key *key, csql_error *error) {
    static const char *const kinds[] = {"artifact", "creation", "commodity", "animal",
                                        "plant",    "food",     "course"};
    const struct forge_task *task = m->task;
    for (size_t i = 0; i < task->catalogue->key_count;
         i++) { /* "stations of the trips": of their start, or end? */
        const struct db_key *twin = &task->catalogue->keys[i];
        if (twin != key &&
            task->catalogue->columns[twin->to].table == task->catalogue->columns[key->to].table &&
            task->catalogue->columns[twin->from].table == task->catalogue->columns[key->from].table) {
            return CSQL_OK;
        }
    }
    int table = task->catalogue->columns[key->from].table, other = task->catalogue->columns[key->to].table;
    struct pattern_noun thing, row;
    if (key->composite || table == other || !pattern_table_noun(m, other, &thing) ||
        !pattern_table_noun(m, table, &row) || strstr(row.many, thing.one)) {
        return CSQL_OK;
    }
    bool fits = false;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        fits = fits || pattern_is_kind(task, thing.head, kinds[i], 1);
    }
    if (!fits) {
        return CSQL_OK;
    }
    struct record_element group[] = {pattern_element(task, table, -1, NULL),
                                     pattern_element(task, table, key->from, NULL)};
    const char *form = pattern_printf(m, "How many " PATTERN_MANY " appear in the %s?", row.many);
    const char *type = pattern_printf(m, "different %s", thing.many);
    struct record_reading readings[] = {
        {pattern_printf(m, "SELECT count(*) FROM %s WHERE %s IS NOT NULL", pattern_table(m, table),
                        pattern_column(m, key->from)),
         pattern_printf(m, "How many %s appear in the %s, each counted as often as it appears?", thing.many,
                        row.many)},
        {pattern_printf(m, "SELECT count(DISTINCT %s) FROM %s", pattern_column(m, key->from),
                        pattern_table(m, table)),
         pattern_fill(m, form, type, type, NULL, NULL)},
    };
    size_t meant = forge_random_below(&m->task->random, 2);
    struct record_pivot pivot = {
        .term = thing.many, .mode = CSQL_TYPE_AMB, .target = &group[meant], .group = group, .group_count = 2};
    struct forge_instance instance = {.mode = CSQL_TYPE_AMB,
                                      .pivots = &pivot,
                                      .pivot_count = 1,
                                      .readings = readings,
                                      .reading_count = 2,
                                      .meant = meant};
    instance.question = pattern_fill(m, form, thing.one, thing.many, &pivot.start, &pivot.end);
    return pattern_offer(m, &instance, NULL, error);
}

/* ---- the pattern ---- */

static csql_status make(struct forge_task *task, csql_error *error) {
    struct pattern_maker m = {.task = task};
    struct place places[MAX_TYPES];
    csql_status status = CSQL_OK;
    bool any = false;
    for (size_t t = 0; status == CSQL_OK && t < task->catalogue->table_count; t++) {
        size_t count = find_places(&m, (int)t, places);
        for (size_t i = 0; status == CSQL_OK && i < count; i++) {
            any = true;
            status = make_at(&m, &places[i], error);
        }
    }
    for (size_t k = 0; status == CSQL_OK && k < task->catalogue->key_count; k++) {
        status = ask_key(&m, &task->catalogue->keys[k], error);
    }
    if (!any) {
        forge_reject(task, FORGE_UNI, FORGE_UNQUALIFIED, "no column of types");
    }
    return status == CSQL_OK ? pattern_status(&m, error) : status;
}

static csql_status find(struct forge_task *task, csql_error *error) {
    struct pattern_maker m = {.task = task};
    struct place places[MAX_TYPES];
    for (size_t t = 0; t < task->catalogue->table_count; t++) {
        size_t count = find_places(&m, (int)t, places);
        for (size_t i = 0; i < count; i++) {
            forge_place(task, pattern_printf(&m, "%s: one, or one %s", task->catalogue->tables[t].name,
                                             task->catalogue->columns[places[i].column].name));
        }
    }
    return pattern_status(&m, error);
}

const struct forge_pattern forge_pattern_type_token = {
    .name = "type_token",
    .title = "Type-token",
    .origin = "SQUAB",
    .mode = CSQL_TYPE_AMB,
    .scope = FORGE_PER_DATABASE,
    .find = find,
    .make = make,
};
