/* SQUAB's column ambiguity (table 3): a cluster of columns of one table that are alike, a word that covers
 * them all, and a templated query for each. Alike are columns that share a word ("bag weight", "bag pieces"),
 * or whose heads a row of forge_concepts.tsv puts together. */
#include <string.h>

#include "base/error.h"
#include "forge/pattern_squab.h"
#include "forge/patterns.h"
#include "text/text.h"

enum { MAX_CLUSTER = 6, MAX_CLUSTERS = 12, PER_CLUSTER = 3, PER_DATABASE = 9 };

/* ---- pattern identification and relational metadata ---- */

struct cluster {
    int table;
    bool number;
    int columns[MAX_CLUSTER];
    size_t count;
    const char *term, *subtype;
};

struct clusters {
    struct cluster at[MAX_CLUSTERS];
    size_t count;
};

static bool is_text(struct forge_task *task, int column) {
    const struct db_column *about = &task->catalogue->columns[column];
    return about->type == TYPE_TEXT && !pattern_is_key(task, column) && about->distinct > 1;
}

static bool is_date(struct forge_task *task, int column) {
    return task->catalogue->columns[column].type == TYPE_DATE && !pattern_is_key(task, column);
}

static bool is_number(struct forge_task *task, int column) {
    return pattern_is_measure(task, column);
}

static bool ends_cluster(struct cluster *cluster, int column) {
    if (cluster->count == MAX_CLUSTER) {
        return true;
    }
    cluster->columns[cluster->count++] = column;
    return false;
}

/* The term as a noun; "number of horses" is one already. */
static bool term_noun(struct pattern_maker *m, const char *term, struct pattern_noun *out) {
    if (strncmp(term, "number of ", strlen("number of ")) == 0) {
        *out = (struct pattern_noun){.one = term, .head = term};
        out->many = pattern_printf(m, "numbers of %s", term + strlen("number of "));
        return true;
    }
    return pattern_noun(m, term, out);
}

/* A name of the database that is just the term would make it no ambiguity. */
static void keep(struct pattern_maker *m, struct clusters *out, struct cluster *cluster) {
    struct pattern_noun noun;
    struct forge_name name;
    csql_error ignored;
    if (cluster->count < 2 || out->count == MAX_CLUSTERS || !term_noun(m, cluster->term, &noun) ||
        forge_name_split(m->task->arena, cluster->term, &name, &ignored) != CSQL_OK ||
        forge_schema_is_name(m->task->schema, &name)) {
        return;
    }
    for (size_t i = 0; i < out->count; i++) {
        if (out->at[i].table == cluster->table && strcmp(out->at[i].term, cluster->term) == 0) {
            return;
        }
    }
    out->at[out->count++] = *cluster;
}

/* "residents per officer" is no kind of officer. */
static bool has_link(const struct forge_name *name) {
    for (size_t i = 0; i < name->count; i++) {
        if (text_is_stopword(name->norm[i])) {
            return true;
        }
    }
    return false;
}

/* The word as a noun; "number of horses" where the columns count horses. */
static const char *shared_term(struct pattern_maker *m, int column, const char *word) {
    struct pattern_noun noun;
    if (pattern_column_noun(m, column, &noun) && strncmp(noun.one, "number of ", 10) == 0) {
        return pattern_printf(m, "number of %s", word);
    }
    return pattern_singular(m, word);
}

/* Columns whose names share their last word. */
static void find_shared(struct pattern_maker *m, struct cluster seed, const int *columns, size_t count,
                        struct clusters *out) {
    const struct forge_name *owner = forge_schema_table(m->task->schema, seed.table);
    for (size_t i = 0; i < count; i++) {
        const struct forge_name *name = forge_schema_column(m->task->schema, columns[i]);
        const char *word = name->norm[name->count - 1], *stem = name->stem[name->count - 1];
        struct cluster cluster = seed;
        bool full = false;
        struct pattern_noun noun;
        if (!pattern_column_noun(m, columns[i], &noun) || !strstr(noun.one, pattern_singular(m, word)) ||
            name->count < 2 || has_link(name) || text_is_stopword(word) || forge_name_has(owner, stem) ||
            strcmp(word, "name") == 0) {
            continue;
        }
        for (size_t k = 0; k < count && !full; k++) {
            const struct forge_name *other = forge_schema_column(m->task->schema, columns[k]);
            if (strcmp(other->stem[other->count - 1], stem) == 0 && !has_link(other)) {
                full = ends_cluster(&cluster, columns[k]);
            }
        }
        cluster.term = shared_term(m, columns[i], word);
        cluster.subtype = "lexical";
        if (!full) {
            keep(m, out, &cluster);
        }
    }
}

static bool head_is_in(const struct forge_task *task, const struct forge_list *members, int column) {
    const char *heads[2];
    const struct forge_name *owner = forge_schema_table(task->schema, task->catalogue->columns[column].table);
    size_t count = forge_heads(forge_schema_column(task->schema, column), owner, heads);
    for (size_t i = 0; i < count; i++) {
        if (forge_list_has(members, heads[i])) {
            return true;
        }
    }
    return false;
}

/* Some terms of the concepts read ill in "the average ..." and "for each ...". */
static bool sits_well(const char *term) {
    static const char *const bad[] = {
        "identity",       "appellation", "designation", "naming",         "biographical", "trait",
        "attribute",      "individual",  "property",    "calendar",       "unit",         "involved",
        "characteristic", "contact",     "outcome",     "stop",           "concerned",    "component",
        "personal",       "demographic", "outward",     "identification", "address"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        if (strstr(term, bad[i])) {
            return false;
        }
    }
    return true;
}

/* Columns that a concept puts together, and a term of it that shares no word with any of them. */
static void find_concepts(struct pattern_maker *m, struct cluster seed, const int *columns, size_t count,
                          struct clusters *out) {
    const struct forge_rows *concepts = &m->task->tables->concepts;
    for (size_t r = 0; r < concepts->count; r++) {
        const struct forge_list *row = concepts->rows[r];
        struct cluster cluster = seed;
        bool full = row[0].count == 0;
        for (size_t i = 0; i < count && !full; i++) {
            if (head_is_in(m->task, &row[2], columns[i]) &&
                !forge_name_has(forge_schema_column(m->task->schema, columns[i]), "email")) {
                full = ends_cluster(&cluster, columns[i]);
            }
        }
        struct forge_name name;
        csql_error ignored;
        cluster.term = full ? NULL : row[0].at[forge_random_below(&m->task->random, row[0].count)];
        cluster.subtype = "semantic";
        if (full || forge_name_split(m->task->arena, cluster.term, &name, &ignored) != CSQL_OK) {
            continue;
        }
        if (forge_schema_tie(m->task->schema, &name) == FORGE_TIE_NONE && sits_well(cluster.term)) {
            keep(m, out, &cluster);
        }
    }
}

static void find_clusters(struct pattern_maker *m, struct clusters *out) {
    static bool (*const kinds[])(struct forge_task *, int) = {is_number, is_text, is_date};
    *out = (struct clusters){.count = 0};
    for (size_t t = 0; t < m->task->catalogue->table_count; t++) {
        for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++) {
            int columns[24];
            struct cluster seed = {.table = (int)t, .number = k == 0};
            size_t count = pattern_columns(m, (int)t, kinds[k], columns, 24);
            find_shared(m, seed, columns, count, out);
            find_concepts(m, seed, columns, count, out);
        }
    }
}

/* ---- test generation ---- */

static csql_status offer(struct pattern_maker *m, const struct cluster *cluster,
                         const struct squab_seed *seed, csql_error *error) {
    struct record_element group[MAX_CLUSTER];
    struct record_reading readings[MAX_CLUSTER];
    struct pattern_noun noun;
    for (size_t i = 0; i < cluster->count; i++) {
        group[i] = pattern_element(m->task, cluster->table, cluster->columns[i], NULL);
        if (!pattern_column_noun(m, cluster->columns[i], &noun)) {
            return CSQL_OK;
        }
        readings[i].sql = pattern_fill_sql(m, seed->sql, pattern_column(m, cluster->columns[i]));
        readings[i].rewrite = pattern_fill(m, seed->question, noun.one, noun.many, NULL, NULL);
        if (pattern_has_pair(readings[i].rewrite)) {
            return CSQL_OK;
        }
    }
    if (!term_noun(m, cluster->term, &noun)) {
        return CSQL_OK;
    }
    size_t meant = forge_random_below(&m->task->random, cluster->count);
    struct record_pivot pivot = {.mode = CSQL_COL_AMB,
                                 .subtype = cluster->subtype,
                                 .target = &group[meant],
                                 .group = group,
                                 .group_count = cluster->count};
    struct forge_instance instance = {.mode = CSQL_COL_AMB,
                                      .pivots = &pivot,
                                      .pivot_count = 1,
                                      .readings = readings,
                                      .reading_count = cluster->count,
                                      .meant = meant};
    instance.question = pattern_fill(m, seed->question, noun.one, noun.many, &pivot.start, &pivot.end);
    pivot.term = pattern_printf(m, "%.*s", (int)(pivot.end - pivot.start), instance.question + pivot.start);
    return pattern_offer(m, &instance, NULL, error);
}

static csql_status make(struct forge_task *task, csql_error *error) {
    struct pattern_maker m = {.task = task};
    struct clusters clusters;
    csql_status status = CSQL_OK;
    find_clusters(&m, &clusters);
    if (clusters.count == 0) {
        forge_reject(task, FORGE_UNI, FORGE_NO_GROUP, "no cluster of columns");
    }
    forge_random_shuffle(&task->random, clusters.at, clusters.count, sizeof *clusters.at);
    for (size_t i = 0, made = 0; status == CSQL_OK && i < clusters.count && made < PER_DATABASE; i++) {
        struct squab_seed seeds[SQUAB_MAX_SEEDS];
        const struct cluster *cluster = &clusters.at[i];
        size_t count =
            squab_seeds(&m, cluster->table, cluster->number, cluster->columns, cluster->count, true, seeds);
        for (size_t k = 0; status == CSQL_OK && k < count && k < PER_CLUSTER; k++, made++) {
            status = offer(&m, cluster, &seeds[k], error);
        }
    }
    return status == CSQL_OK ? pattern_status(&m, error) : status;
}

static csql_status find(struct forge_task *task, csql_error *error) {
    struct pattern_maker m = {.task = task};
    struct clusters clusters;
    find_clusters(&m, &clusters);
    for (size_t i = 0; i < clusters.count; i++) {
        const struct cluster *cluster = &clusters.at[i];
        const char *text = pattern_printf(&m, "%s:", task->catalogue->tables[cluster->table].name);
        for (size_t k = 0; k < cluster->count; k++) {
            text = pattern_printf(&m, "%s%s %s", text, k ? "," : "",
                                  task->catalogue->columns[cluster->columns[k]].name);
        }
        forge_place(task, pattern_printf(&m, "%s as \"%s\"", text, cluster->term));
    }
    return pattern_status(&m, error);
}

const struct forge_pattern forge_pattern_squab_column = {
    .name = "squab_column",
    .title = "Column ambiguity from templates",
    .origin = "SQUAB",
    .mode = CSQL_COL_AMB,
    .scope = FORGE_PER_DATABASE,
    .find = find,
    .make = make,
};
