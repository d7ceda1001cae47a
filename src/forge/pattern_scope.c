/* Scope (AMBROSIA, figure 1a) where a database has the structure: a many-to-many relation with a component
 * that all entities share, so that "each" can be read widely and narrowly. Between two tables through a
 * third; and, as SQUAB's table 4 has it, between two columns of one table. */
#include <string.h>

#include "forge/pattern_ambrosia.h"
#include "forge/patterns.h"

enum { MAX_RELATIONS = 24, PER_DATABASE = 4 };

/* ---- three tables ---- */

struct relation {
    int bridge, entity, component; /* tables */
    int entity_key, component_key; /* keys from the bridge */
    int entity_name, component_name;
    struct ambrosia_scope scope;
};

static const char *on(struct pattern_maker *m, int key, const char *alias) {
    const struct db_key *about = &m->task->catalogue->keys[key];
    return pattern_printf(m, "T1.%s = %s.%s", pattern_column(m, about->from), alias,
                          pattern_column(m, about->to));
}

static void write_relation(struct pattern_maker *m, struct relation *r) {
    const struct db_key *keys = m->task->catalogue->keys;
    const char *entity_key = pattern_column(m, keys[r->entity_key].from);
    r->scope.collective = pattern_printf(
        m,
        "SELECT T2.%s FROM %s AS T1 JOIN %s AS T2 ON %s GROUP BY T1.%s HAVING count(DISTINCT T1.%s) = "
        "(SELECT count(*) FROM %s)",
        pattern_column(m, r->component_name), pattern_table(m, r->bridge), pattern_table(m, r->component),
        on(m, r->component_key, "T2"), pattern_column(m, keys[r->component_key].from), entity_key,
        pattern_table(m, r->entity));
    r->scope.distributive =
        pattern_printf(m, "SELECT T2.%s, T3.%s FROM %s AS T1 JOIN %s AS T2 ON %s JOIN %s AS T3 ON %s",
                       pattern_column(m, r->entity_name), pattern_column(m, r->component_name),
                       pattern_table(m, r->bridge), pattern_table(m, r->entity), on(m, r->entity_key, "T2"),
                       pattern_table(m, r->component), on(m, r->component_key, "T3"));
}

static bool read_relation(struct pattern_maker *m, int entity_key, int component_key, struct relation *r) {
    const struct db_catalogue *catalogue = m->task->catalogue;
    const struct db_key *to_entity = &catalogue->keys[entity_key],
                        *to_component = &catalogue->keys[component_key];
    *r = (struct relation){.bridge = catalogue->columns[to_entity->from].table,
                           .entity = catalogue->columns[to_entity->to].table,
                           .component = catalogue->columns[to_component->to].table,
                           .entity_key = entity_key,
                           .component_key = component_key};
    if (to_entity->composite || to_component->composite || r->entity == r->component ||
        r->entity == r->bridge || r->component == r->bridge ||
        catalogue->columns[to_component->from].table != r->bridge || catalogue->tables[r->entity].rows < 2) {
        return false;
    }
    r->entity_name = pattern_display(m, r->entity);
    r->component_name = pattern_display(m, r->component);
    if (r->entity_name < 0 || r->component_name < 0 || !pattern_table_noun(m, r->entity, &r->scope.entity) ||
        !pattern_table_noun(m, r->component, &r->scope.component)) {
        return false;
    }
    write_relation(m, r);
    return true;
}

/* Whether some component is everybody's, and not every one is. */
static bool has_common(struct pattern_maker *m, const struct relation *r) {
    struct db_result common;
    int64_t all =
        pattern_query_count(m, pattern_printf(m, "SELECT count(*) FROM %s", pattern_table(m, r->component)));
    return pattern_query(m, r->scope.collective, &common) && (int64_t)common.row_count < all;
}

static size_t find_relations(struct pattern_maker *m, struct relation out[static MAX_RELATIONS]) {
    size_t count = 0;
    const struct db_catalogue *catalogue = m->task->catalogue;
    for (size_t i = 0; i < catalogue->key_count; i++) {
        for (size_t k = 0; k < catalogue->key_count && count < MAX_RELATIONS; k++) {
            if (i != k && read_relation(m, (int)i, (int)k, &out[count]) && has_common(m, &out[count])) {
                count++;
            }
        }
    }
    return count;
}

static csql_status make(struct forge_task *task, csql_error *error) {
    struct pattern_maker m = {.task = task};
    struct relation relations[MAX_RELATIONS];
    struct ambrosia_home home = {NULL, NULL};
    csql_status status = CSQL_OK;
    size_t count = find_relations(&m, relations);
    if (count == 0) {
        forge_reject(task, FORGE_UNI, FORGE_UNQUALIFIED, "no many-to-many relation with a common component");
    }
    for (size_t i = 0; status == CSQL_OK && i < count && i < PER_DATABASE; i++) {
        relations[i].scope.variant = forge_random_below(&task->random, 4) + i;
        status = ambrosia_offer_scope(&m, &home, &relations[i].scope, NULL, error);
    }
    return status == CSQL_OK ? pattern_status(&m, error) : status;
}

static csql_status find(struct forge_task *task, csql_error *error) {
    struct pattern_maker m = {.task = task};
    struct relation relations[MAX_RELATIONS];
    size_t count = find_relations(&m, relations);
    for (size_t i = 0; i < count; i++) {
        forge_place(task, pattern_printf(&m, "%s: each %s has %s",
                                         task->catalogue->tables[relations[i].bridge].name,
                                         relations[i].scope.entity.one, relations[i].scope.component.many));
    }
    return pattern_status(&m, error);
}

const struct forge_pattern forge_pattern_scope = {
    .name = "scope",
    .title = "Scope",
    .origin = "AMBROSIA",
    .mode = CSQL_SCOPE_AMB,
    .scope = FORGE_PER_DATABASE,
    .find = find,
    .make = make,
};

/* ---- one table ---- */

struct pair {
    int table, entity, component; /* the columns */
    struct ambrosia_scope scope;
};

static bool is_text(struct forge_task *task, int column) {
    const struct db_column *about = &task->catalogue->columns[column];
    return about->type == TYPE_TEXT && !pattern_is_key(task, column) && about->distinct >= 2 &&
           about->distinct < task->catalogue->tables[about->table].rows;
}

/* Whether a value of one column goes with several of the other. */
static bool has_many(struct pattern_maker *m, const struct pair *pair, int one, int many) {
    struct db_result result;
    return pattern_query(
        m,
        pattern_printf(m, "SELECT 1 FROM %s GROUP BY %s HAVING count(DISTINCT %s) > 1 LIMIT 1",
                       pattern_table(m, pair->table), pattern_column(m, one), pattern_column(m, many)),
        &result);
}

/* Persons, organizations and things have, and are had by, others; ranks and results do not. */
static bool is_entity(const struct pattern_maker *m, const char *head) {
    static const char *const kinds[] = {"person",   "organization", "institution",
                                        "artifact", "creation",     "location"};
    static const char *const no[] = {"rank",  "position", "time",  "result",  "status", "gender",
                                     "sex",   "category", "email", "address", "phone",  "number",
                                     "grade", "group",    "round", "winner",  "record", "point",
                                     "mail",  "level",    "class", "type",    "line",   "title"};
    for (size_t i = 0; i < sizeof no / sizeof *no; i++) {
        if (strcmp(head, no[i]) == 0) {
            return false;
        }
    }
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        if (pattern_is_kind(m->task, head, kinds[i], 1)) {
            return true;
        }
    }
    return false;
}

static bool is_place(const struct pattern_maker *m, const char *head) {
    return pattern_is_kind(m->task, head, "location", 1) || pattern_is_kind(m->task, head, "room", 1);
}

static bool read_pair(struct pattern_maker *m, struct pair *pair) {
    struct db_result common;
    if (!pattern_column_noun(m, pair->entity, &pair->scope.entity) ||
        !pattern_column_noun(m, pair->component, &pair->scope.component) ||
        !is_entity(m, pair->scope.entity.head) || !is_entity(m, pair->scope.component.head) ||
        (is_place(m, pair->scope.entity.head) && is_place(m, pair->scope.component.head)) ||
        !has_many(m, pair, pair->entity, pair->component) ||
        !has_many(m, pair, pair->component, pair->entity)) {
        return false;
    }
    const char *table = pattern_table(m, pair->table), *entity = pattern_column(m, pair->entity);
    const char *component = pattern_column(m, pair->component);
    pair->scope.collective = pattern_printf(
        m, "SELECT %s FROM %s GROUP BY %s HAVING count(DISTINCT %s) = (SELECT count(DISTINCT %s) FROM %s)",
        component, table, component, entity, entity, table);
    pair->scope.distributive = pattern_printf(m, "SELECT DISTINCT %s, %s FROM %s", entity, component, table);
    return pattern_query(m, pair->scope.collective, &common);
}

static size_t find_pairs(struct pattern_maker *m, struct pair out[static MAX_RELATIONS]) {
    size_t count = 0;
    for (size_t t = 0; t < m->task->catalogue->table_count; t++) {
        int columns[12];
        size_t found = pattern_columns(m, (int)t, is_text, columns, 12);
        for (size_t i = 0; i < found; i++) {
            for (size_t k = 0; k < found && count < MAX_RELATIONS; k++) {
                out[count] = (struct pair){.table = (int)t, .entity = columns[i], .component = columns[k]};
                count += i != k && read_pair(m, &out[count]);
            }
        }
    }
    return count;
}

static csql_status make_pairs(struct forge_task *task, csql_error *error) {
    struct pattern_maker m = {.task = task};
    struct pair pairs[MAX_RELATIONS];
    struct ambrosia_home home = {NULL, NULL};
    csql_status status = CSQL_OK;
    size_t count = find_pairs(&m, pairs);
    if (count == 0) {
        forge_reject(task, FORGE_UNI, FORGE_UNQUALIFIED,
                     "no two columns many to many with a common component");
    }
    for (size_t i = 0; status == CSQL_OK && i < count && i < PER_DATABASE; i++) {
        pairs[i].scope.variant = forge_random_below(&task->random, 4) + i;
        status = ambrosia_offer_scope(&m, &home, &pairs[i].scope, NULL, error);
    }
    return status == CSQL_OK ? pattern_status(&m, error) : status;
}

static csql_status find_in_pairs(struct forge_task *task, csql_error *error) {
    struct pattern_maker m = {.task = task};
    struct pair pairs[MAX_RELATIONS];
    size_t count = find_pairs(&m, pairs);
    for (size_t i = 0; i < count; i++) {
        forge_place(task,
                    pattern_printf(&m, "%s: each %s has %s", task->catalogue->tables[pairs[i].table].name,
                                   pairs[i].scope.entity.one, pairs[i].scope.component.many));
    }
    return pattern_status(&m, error);
}

const struct forge_pattern forge_pattern_squab_scope = {
    .name = "squab_scope",
    .title = "Scope within one table",
    .origin = "SQUAB",
    .mode = CSQL_SCOPE_AMB,
    .scope = FORGE_PER_DATABASE,
    .find = find_in_pairs,
    .make = make_pairs,
};
