/* Vagueness (AMBROSIA, figure 6) where a database has the structure: a subject and two or three specific
 * categories under one general word ("where", "who", "how big"), so that a question for the word may mean
 * each of them, or all. The categories are tables that the subject refers to (a), or columns of its own (b).
 */
#include <string.h>

#include "forge/pattern_ambrosia.h"
#include "forge/patterns.h"

enum { MAX_PLACES = 24, PER_DATABASE = 4, MAX_COLUMNS = 24 };

/* A general word: what it asks for, in WordNet's words, and how it asks. */
struct general {
    const char *term, *which;
    enum column_type type;    /* of columns that answer */
    bool heads;               /* kinds are the words themselves, not what WordNet has above them */
    const char *kinds[12];    /* of the specific categories */
    const char *questions[3]; /* with the gap; {s} is "film Heat"; as many as there are */
    const char *all;          /* the question for all rows, {s} being "films"; or NULL */
    const char *no[16];       /* heads that WordNet puts there, but people do not */
};

static const struct general generals[] = {
    {"Where",
     "In which",
     TYPE_TEXT,
     false,
     {"location", "building", "room", "region", "district", "municipality", "facility"},
     {PATTERN_ONE " is the {s}?", PATTERN_ONE " can I find the {s}?", PATTERN_ONE " is the {s} located?"},
     PATTERN_ONE " are the {s}?",
     {"position", "line", "point", "origin", "department", "unit", "part", "base", "location", "place",
      "address", "destination", "center", "source"}},
    {"Who",
     "Which",
     TYPE_TEXT,
     false,
     {"person", "company", "business", "team", "association"},
     {PATTERN_ONE " is behind the {s}?", PATTERN_ONE " is responsible for the {s}?",
      PATTERN_ONE " stands behind the {s}?"},
     NULL,
     {"model", "title", "party", "level", "issue", "owner", "series", "line", "country", "state", "city",
      "nationality", "winner", "loser"}},
    {"How big",
     "Of what",
     TYPE_NUMBER,
     true,
     {"height", "length", "width", "area", "size", "capacity", "volume", "weight", "depth", "diameter",
      "population"},
     {PATTERN_ONE " is the {s}?"},
     PATTERN_ONE " are the {s}?",
     {NULL}},
    {"How expensive",
     "Of what",
     TYPE_NUMBER,
     true,
     {"price", "cost", "fee", "fare", "charge", "rent", "budget"},
     {PATTERN_ONE " is the {s}?"},
     PATTERN_ONE " are the {s}?",
     {NULL}},
};

struct place {
    struct ambrosia_vague written;
    const char *where;
};

struct places {
    struct place at[MAX_PLACES];
    size_t count;
};

static bool fits(const struct pattern_maker *m, const struct general *general,
                 const struct pattern_noun *noun) {
    for (size_t i = 0; i < 16 && general->no[i]; i++) {
        if (strcmp(noun->head, general->no[i]) == 0) {
            return false;
        }
    }
    for (size_t i = 0; i < 12 && general->kinds[i]; i++) {
        if (general->heads ? strcmp(noun->head, general->kinds[i]) == 0
                           : pattern_is_kind(m->task, noun->head, general->kinds[i], 1)) {
            return true;
        }
    }
    return false;
}

static const char *put_subject(struct pattern_maker *m, const char *form, const char *subject) {
    const char *at = strstr(form, "{s}");
    return pattern_printf(m, "%.*s%s%s", (int)(at - form), form, subject, at + strlen("{s}"));
}

/* The question's form for a subject, "film Heat". */
static const char *ask(struct pattern_maker *m, const struct general *general, const char *subject) {
    size_t count = 1;
    while (count < 3 && general->questions[count]) {
        count++;
    }
    return put_subject(m, pattern_pick(m, general->questions, count), subject);
}

/* A subject, and the columns that answer. */
struct answers {
    int table, name;      /* the subject's, and the column that names it */
    const char *from;     /* with joins */
    const char *name_sql; /* the subject's name */
    size_t count;
    const char *sql[AMBROSIA_MAX_SPECIFIC];
    struct pattern_noun nouns[AMBROSIA_MAX_SPECIFIC];
    struct record_element group[AMBROSIA_MAX_SPECIFIC];
};

/* A row that has all the answers, and different ones, by its name; NULL if there is none. */
static const char *find_subject(struct pattern_maker *m, const struct answers *a) {
    struct db_result result;
    const char *where = pattern_printf(m, "%s IS NOT NULL", a->name_sql);
    for (size_t i = 0; i < a->count; i++) {
        where = pattern_printf(m, "%s AND %s IS NOT NULL", where, a->sql[i]);
        for (size_t k = 0; k < i; k++) {
            where = pattern_printf(m, "%s AND %s != %s", where, a->sql[i], a->sql[k]);
        }
    }
    const char *sql =
        pattern_printf(m, "SELECT %s FROM %s WHERE %s GROUP BY %s HAVING count(*) = 1 ORDER BY %s LIMIT 20",
                       a->name_sql, a->from, where, a->name_sql, a->name_sql);
    if (!pattern_query(m, sql, &result)) {
        return NULL;
    }
    const struct db_cell *cell = &result.cells[forge_random_below(&m->task->random, result.row_count)];
    return cell->kind == CELL_TEXT && strlen(cell->text) == cell->length ? cell->text : NULL;
}

/* Adds the questions for a row by its name (if it has one), or for all the rows. */
static void add_place(struct pattern_maker *m, const struct general *general, const struct answers *a,
                      const char *question, const char *tail, struct places *out) {
    if (out->count == MAX_PLACES) {
        return;
    }
    struct place *place = &out->at[out->count++];
    const char *selected = "", *names[AMBROSIA_MAX_SPECIFIC];
    *place = (struct place){.written = {.question = question, .term = general->term, .count = a->count}};
    for (size_t i = 0; i < a->count; i++) {
        names[i] = i && !general->heads ? pattern_printf(m, "which %s", a->nouns[i].one) : a->nouns[i].one;
        place->written.group[i] = a->group[i];
        place->written.terms[i] = pattern_printf(m, "%s %s", general->which, a->nouns[i].one);
        place->written.sql[i] = pattern_printf(m, "SELECT %s %s", a->sql[i], tail);
        selected = pattern_printf(m, "%s%s%s", selected, i ? ", " : "", a->sql[i]);
    }
    const char *all = forge_list(m->task->arena, names, a->count, "and");
    m->failed = m->failed || !all;
    place->written.terms[a->count] = pattern_printf(m, "%s %s", general->which, all ? all : "");
    place->written.sql[a->count] = pattern_printf(m, "SELECT %s %s", selected, tail);
    place->where = pattern_printf(m, "%s: \"%s\" is the %s", m->task->catalogue->tables[a->table].name,
                                  general->term, all ? all : "");
}

static void try_answers(struct pattern_maker *m, const struct general *general, const struct answers *a,
                        struct places *out) {
    struct pattern_noun row;
    if (!pattern_table_noun(m, a->table, &row)) {
        return;
    }
    const char *subject = a->name >= 0 ? find_subject(m, a) : NULL;
    const char *literal = subject ? pattern_literal(m, a->name, subject) : NULL;
    if (literal) {
        add_place(m, general, a, ask(m, general, pattern_printf(m, "%s %s", row.one, subject)),
                  pattern_printf(m, "FROM %s WHERE %s = %s", a->from, a->name_sql, literal), out);
    }
    if (general->all) {
        add_place(m, general, a, put_subject(m, general->all, row.many),
                  pattern_printf(m, "FROM %s", a->from), out);
    }
}

/* ---- b: columns ---- */

static bool is_text(struct forge_task *task, int column) {
    const struct db_column *about = &task->catalogue->columns[column];
    return about->type == TYPE_TEXT && !pattern_is_key(task, column) && about->distinct > 1;
}

static bool is_number(struct forge_task *task, int column) {
    return pattern_is_measure(task, column);
}

/* One thing, not "town_city" or "boys_or_girls". */
static bool is_single(struct pattern_maker *m, const struct general *general,
                      const struct pattern_noun *noun) {
    struct pattern_noun first;
    const char *blank = strchr(noun->one, ' ');
    const char *word = blank ? pattern_printf(m, "%.*s", (int)(blank - noun->one), noun->one) : NULL;
    return !strstr(noun->one, " or ") && !(word && pattern_noun(m, word, &first) && fits(m, general, &first));
}

/* The words in front of the head are the same for all: not "home town" and "birth town". */
static bool is_parallel(const struct answers *a) {
    for (size_t i = 1; i < a->count; i++) {
        size_t lead = (size_t)(a->nouns[i].head - a->nouns[i].one);
        size_t other = (size_t)(a->nouns[0].head - a->nouns[0].one);
        if (strcmp(a->nouns[i].one, a->nouns[i - 1].one) == 0) { /* lengths in meters and in feet */
            return false;
        }
        if (lead != other || strncmp(a->nouns[i].one, a->nouns[0].one, lead) != 0) {
            return false;
        }
    }
    return true;
}

static void find_columns(struct pattern_maker *m, int table, const struct general *general,
                         struct places *out) {
    int columns[MAX_COLUMNS], name = pattern_display(m, table);
    size_t count =
        pattern_columns(m, table, general->type == TYPE_TEXT ? is_text : is_number, columns, MAX_COLUMNS);
    size_t fitting = 0;
    struct answers a = {.table = table,
                        .name = name,
                        .from = pattern_table(m, table),
                        .name_sql = name >= 0 ? pattern_column(m, name) : ""};
    for (size_t i = 0; i < count; i++) {
        struct pattern_noun noun;
        if (columns[i] == name || !pattern_column_noun(m, columns[i], &noun) || !fits(m, general, &noun)) {
            continue;
        }
        fitting++;
        if (a.count < AMBROSIA_MAX_SPECIFIC && is_single(m, general, &noun)) {
            a.nouns[a.count] = noun;
            a.sql[a.count] = pattern_column(m, columns[i]);
            a.group[a.count++] = pattern_element(m->task, table, columns[i], NULL);
        }
    }
    if (a.count >= 2 && a.count == fitting && is_parallel(&a)) { /* else one more reading would be left out */
        try_answers(m, general, &a, out);
    }
}

/* ---- a: tables ---- */

static void find_tables(struct pattern_maker *m, int table, const struct general *general,
                        struct places *out) {
    const struct db_catalogue *catalogue = m->task->catalogue;
    int name = pattern_display(m, table);
    size_t fitting = 0;
    struct answers a = {.table = table,
                        .name = name,
                        .from = pattern_printf(m, "%s AS T1", pattern_table(m, table)),
                        .name_sql = name >= 0 ? pattern_printf(m, "T1.%s", pattern_column(m, name)) : ""};
    for (size_t i = 0; i < catalogue->key_count; i++) {
        const struct db_key *key = &catalogue->keys[i];
        int other = catalogue->columns[key->to].table;
        struct pattern_noun noun;
        if (general->heads || catalogue->columns[key->from].table != table || key->composite ||
            other == table || !pattern_table_noun(m, other, &noun) || !fits(m, general, &noun)) {
            continue;
        }
        int shown = pattern_display(m, other);
        fitting++;
        if (shown < 0 || a.count == AMBROSIA_MAX_SPECIFIC) {
            continue;
        }
        a.from = pattern_printf(m, "%s JOIN %s AS T%zu ON T1.%s = T%zu.%s", a.from, pattern_table(m, other),
                                a.count + 2, pattern_column(m, key->from), a.count + 2,
                                pattern_column(m, key->to));
        a.nouns[a.count] = noun;
        a.sql[a.count] = pattern_printf(m, "T%zu.%s", a.count + 2, pattern_column(m, shown));
        a.group[a.count++] = pattern_element(m->task, other, -1, NULL);
    }
    for (size_t i = 0; i < a.count; i++) {
        for (size_t k = 0; k < i; k++) {
            fitting += strcmp(a.nouns[i].one, a.nouns[k].one) == 0; /* the same table twice */
        }
    }
    if (a.count >= 2 && a.count == fitting) {
        try_answers(m, general, &a, out);
    }
}

/* ---- the pattern ---- */

static void find_places(struct pattern_maker *m, struct places *out) {
    for (size_t t = 0; t < m->task->catalogue->table_count; t++) {
        for (size_t g = 0; g < sizeof generals / sizeof *generals; g++) {
            find_columns(m, (int)t, &generals[g], out);
            find_tables(m, (int)t, &generals[g], out);
        }
    }
}

static csql_status make(struct forge_task *task, csql_error *error) {
    struct pattern_maker m = {.task = task};
    struct places places = {.count = 0};
    struct ambrosia_home home = {NULL, NULL};
    csql_status status = CSQL_OK;
    find_places(&m, &places);
    if (places.count == 0) {
        forge_reject(task, FORGE_UNI, FORGE_UNQUALIFIED,
                     "no subject with two categories under a general word");
    }
    for (size_t i = 0; status == CSQL_OK && i < places.count && i < PER_DATABASE; i++) {
        status = ambrosia_offer_vague(&m, &home, &places.at[i].written, NULL, error);
    }
    return status == CSQL_OK ? pattern_status(&m, error) : status;
}

static csql_status find(struct forge_task *task, csql_error *error) {
    struct pattern_maker m = {.task = task};
    struct places places = {.count = 0};
    find_places(&m, &places);
    for (size_t i = 0; i < places.count; i++) {
        forge_place(task, places.at[i].where);
    }
    return pattern_status(&m, error);
}

const struct forge_pattern forge_pattern_vague = {
    .name = "vague",
    .title = "Vagueness",
    .origin = "AMBROSIA",
    .mode = CSQL_VAGUE_AMB,
    .scope = FORGE_PER_DATABASE,
    .find = find,
    .make = make,
};
