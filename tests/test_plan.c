/* The planner without its weights: grammar, legality, composition, literals, ranking, explanations; and,
 * where data/plan.bin is there, whole questions. */
#include "db_fixture.h"

#include <math.h>

#include "base/error.h"
#include "plan/asked.h"
#include "plan/compose.h"
#include "plan/grammar.h"
#include "plan/input.h"
#include "plan/legal.h"
#include "plan/lists.h"
#include "plan/plan.h"
#include "plan/rank.h"
#include "plan/variety.h"
#include "sql/sql.h"

static const char HIRE[] =
    "CREATE TABLE station (station_id INTEGER PRIMARY KEY, name TEXT, docks INTEGER, opened TEXT);"
    "CREATE TABLE bike (bike_id INTEGER PRIMARY KEY, home_id INTEGER REFERENCES station(station_id),"
    "  built_at INTEGER REFERENCES station(station_id), colour TEXT, frame_code TEXT);"
    "CREATE TABLE ride (ride_id INTEGER PRIMARY KEY, bike_id INTEGER REFERENCES bike(bike_id), metres REAL,"
    "  day DATE);"
    "CREATE TABLE weather (kind TEXT, degrees INTEGER);"
    "INSERT INTO station VALUES (1,'Harbour',12,'05/30/2014'),(2,'Castle',20,'01/02/2015');"
    "INSERT INTO bike VALUES (1,1,2,'Red','0017'),(2,1,1,'Green','0018'),(3,2,2,'Red','0019');"
    "INSERT INTO ride VALUES (1,1,900.5,'2020-01-01'),(2,1,1200,'2020-01-02'),(3,3,40,'2020-02-01');"
    "INSERT INTO weather VALUES ('rain',9),('sun',21);";

/* ---- a linked question by hand: every table and column, and a few values ---- */

enum { VALUE_RED, VALUE_TEN, VALUE_THREE, VALUE_DATE, VALUE_QUOTED, VALUE_SPLIT, VALUE_YEAR, VALUES };

struct bench {
    struct fixture *f;
    const struct db_catalogue *catalogue;
    struct link_holder red, quoted;
    struct link_value values[VALUES];
    struct link_word words[VALUES];
    struct linked linked;
    struct plan_input input;
    struct cues cues;
    struct compose_context context;
};

static void fill_values(struct bench *b) {
    int colour = db_find_column(b->catalogue, db_find_table(b->catalogue, "bike"), "colour");
    b->red = (struct link_holder){colour, VALUE_FOLDED, "Red", 0.9, false, 0};
    b->values[VALUE_RED] = (struct link_value){0, 1, LINK_TEXT, "red", 0, &b->red, 1, NULL, false, false};
    b->values[VALUE_TEN] = (struct link_value){1, 2, LINK_NUMBER, "10", 10, NULL, 0, NULL, false, false};
    b->values[VALUE_THREE] = (struct link_value){2, 3, LINK_NUMBER_WORD, "3", 3, NULL, 0, NULL, false, false};
    b->values[VALUE_DATE] =
        (struct link_value){3, 4, LINK_DATE, "2014-05-30", 0, NULL, 0, NULL, false, false};
    b->values[VALUE_QUOTED] =
        (struct link_value){4, 5, LINK_QUOTED, "O'Neil%", 0, NULL, 0, NULL, false, false};
    b->values[VALUE_SPLIT] = (struct link_value){5, 6, LINK_NUMBER, "2.5", 2.5, NULL, 0, NULL, false, false};
    b->values[VALUE_YEAR] = (struct link_value){6, 7, LINK_NUMBER, "2020", 2020, NULL, 0, NULL, false, false};
}

static void make_linked(struct bench *b) {
    struct arena *arena = b->f->arena;
    int *tables = arena_array(arena, b->catalogue->table_count, sizeof *tables);
    int *columns = arena_array(arena, b->catalogue->column_count, sizeof *columns);
    for (size_t i = 0; i < VALUES; i++) {
        b->words[i] = (struct link_word){.norm = "", .stem = ""};
    }
    for (size_t i = 0; i < b->catalogue->table_count; i++) {
        tables[i] = (int)i;
    }
    for (size_t i = 0; i < b->catalogue->column_count; i++) {
        columns[i] = (int)i;
    }
    b->linked = (struct linked){.question = "",
                                .catalogue = b->catalogue,
                                .words = b->words,
                                .word_count = VALUES,
                                .values = b->values,
                                .value_count = VALUES,
                                .tables = tables,
                                .columns = columns,
                                .table_count = b->catalogue->table_count,
                                .column_count = b->catalogue->column_count};
}

static void make_input(struct bench *b) {
    struct arena *arena = b->f->arena;
    struct plan_input *in = &b->input;
    *in = (struct plan_input){.word_count = VALUES,
                              .value_count = VALUES,
                              .table_count = b->catalogue->table_count,
                              .column_count = b->catalogue->column_count,
                              .key_count = b->catalogue->key_count};
    in->words = arena_array(arena, VALUES, sizeof *in->words);
    in->values = arena_array(arena, VALUES, sizeof *in->values);
    in->tables = b->linked.tables;
    in->columns = arena_array(arena, in->column_count, sizeof *in->columns);
    in->keys = arena_array(arena, in->key_count + 1, sizeof *in->keys);
    for (size_t i = 0; i < VALUES; i++) {
        const struct link_value *value = &b->values[i];
        struct input_holder *holder = arena_alloc(arena, sizeof *holder);
        in->values[i] = (struct input_value){value->first,  value->last, value->kind,
                                             value->number, holder,      value->holder_count};
        if (value->holder_count) {
            *holder = (struct input_holder){value->holders[0].column, HOLD_EXACT};
        }
    }
    for (size_t i = 0; i < in->column_count; i++) {
        const struct db_column *c = &b->catalogue->columns[i];
        in->columns[i] =
            (struct input_column){c->table, (int)i, c->type, c->primary_key, c->foreign_key, c->text_values};
    }
    for (size_t i = 0; i < in->key_count; i++) {
        in->keys[i] = (struct input_key){b->catalogue->keys[i].from, b->catalogue->keys[i].to};
    }
    assert_true(input_connect(arena, in));
}

static void bench_open(struct bench *b, void **state) {
    b->f = *state;
    struct db *db = fixture_open(b->f, HIRE);
    b->catalogue = db_catalogue(db);
    fill_values(b);
    make_linked(b);
    make_input(b);
    b->cues = (struct cues){.found = 0};
    b->context = (struct compose_context){.db = db,
                                          .catalogue = b->catalogue,
                                          .linked = &b->linked,
                                          .input = &b->input,
                                          .cues = &b->cues,
                                          .arena = b->f->arena};
}

/* ---- actions written as text: keywords, #n a value, t a table, t.c a column, ? the missing column ---- */

static int token_of(const char *word) {
    static const char *const names[] = {
#define X(name) #name,
        PLAN_TOKENS(X)
#undef X
    };
    for (int i = 0; i < PLAN_TOKEN_COUNT; i++) {
        if (strcmp(names[i], word) == 0) {
            return i;
        }
    }
    return -1;
}

static uint16_t action_of(const struct bench *b, char *word) {
    const struct plan_input *in = &b->input;
    int token = token_of(word);
    char *point = strchr(word, '.');
    if (token >= 0) {
        return (uint16_t)token;
    }
    if (*word == '#') {
        return (uint16_t)(PLAN_TOKEN_COUNT + input_first_value(in) + strtoul(word + 1, NULL, 10));
    }
    if (*word == '?') {
        return (uint16_t)(PLAN_TOKEN_COUNT + input_missing(in));
    }
    if (point) {
        *point = '\0';
    }
    int table = db_find_table(b->catalogue, word);
    int column = point ? db_find_column(b->catalogue, table, point + 1) : 0;
    assert_true(table >= 0 && column >= 0);
    return (uint16_t)(PLAN_TOKEN_COUNT + (point ? input_first_column(in) + (size_t)column
                                                : input_first_table(in) + (size_t)table));
}

static void read_actions(const struct bench *b, const char *text, struct sequence *out) {
    char copy[512], *rest = NULL;
    *out = (struct sequence){.count = 0};
    assert_true(strlen(text) < sizeof copy);
    strcpy(copy, text);
    for (char *word = strtok_r(copy, " ", &rest); word; word = strtok_r(NULL, " ", &rest)) {
        out->actions[out->count++] = action_of(b, word);
    }
}

/* How many actions from the start are legal. */
static size_t legal_length(const struct bench *b, const struct sequence *sequence, bool *complete) {
    struct legal_state state;
    size_t count = 0;
    legal_start(&state);
    for (; count < sequence->count; count++) {
        struct grammar_set set = grammar_allowed(&state.grammar);
        if (!legal_by_grammar(&b->input, &set, sequence->actions[count]) ||
            !legal_action(&b->input, &state, sequence->actions[count]) ||
            !legal_step(&b->input, &state, sequence->actions[count])) {
            break;
        }
    }
    *complete = grammar_complete(&state.grammar);
    return count;
}

/* ---- the tests ---- */

/* good: how many of the actions are legal; a complete sequence has them all. */
static const struct {
    const char *actions;
    size_t good;
} legality[] = {
    {"SELECT station.name END", 3},
    {"SELECT COUNT station END", 4},
    {"SELECT DISTINCT bike.colour END", 4},
    {"SELECT AVG station.docks END", 4},
    {"SELECT station END", 3},
    {"SELECT ? END", 3},
    {"SELECT PLUS ride.metres station.docks END", 5},
    {"SELECT station.name WHERE GT station.docks #1 AND LT station.docks #2 END", 11},
    {"SELECT bike.colour COUNT bike GROUP bike.colour HAVING GT COUNT bike #1 END", 12},
    {"SELECT bike.colour GROUP bike.colour DESC COUNT bike LIMIT ONE END", 10},
    {"SELECT station.name WHERE IN station.station_id SUB SELECT bike.home_id CLOSE END", 10},
    {"SELECT station.name EXCEPT SELECT bike.colour END", 6},
    {"SELECT weather.kind WHERE EQ weather.kind #4 END", 7},
    /* grammar */
    {"station.name", 0},
    {"SELECT WHERE", 1},
    {"SELECT station.name CLOSE", 2},
    {"SELECT station.name WHERE station.name", 3},
    /* types and aggregates */
    {"SELECT AVG station.name", 2},
    {"SELECT MAX MIN station.docks", 2},
    {"SELECT COUNTD station", 2},
    {"SELECT SUM station", 2},
    {"SELECT station.name WHERE GT COUNT station", 4},
    {"SELECT station.name WHERE EQ station.docks #0", 5},
    {"SELECT station.name GROUP station.name HAVING GT COUNT station #0", 8},
    {"SELECT station.name GROUP station.name HAVING GT station.docks", 6},
    {"SELECT station.name WHERE LIKE station.name ONE", 5},
    {"SELECT station.name WHERE EQ station.name UNKV", 5},
    {"SELECT station.name WHERE EQ station.name station.name", 5},
    {"SELECT station.name WHERE BETWEEN station.docks #1 #1", 6},
    {"SELECT station.name WHERE GT station.docks SUB SELECT AVG station.docks CLOSE END", 11},
    {"SELECT station.name WHERE GT station.name SUB SELECT AVG station.docks", 8},
    {"SELECT station.name WHERE GT station.name SUB SELECT MAX station.docks CLOSE END", 11},
    {"SELECT station.name WHERE IN station.name SUB SELECT bike.home_id", 7},
    {"SELECT station.name WHERE NIN station.station_id SUB SELECT bike.bike_id", 7},
    {"SELECT station.name WHERE NE station.name SUB SELECT bike.colour", 7},
    {"SELECT station.name WHERE NE station.name SUB SELECT station.name CLOSE END", 10},
    /* stars */
    {"SELECT station.name ASC station", 3},
    {"SELECT station.name WHERE EQ station", 4},
    {"SELECT PLUS station", 2},
    /* arity */
    {"SELECT station.name WHERE IN station.station_id SUB SELECT bike.home_id bike.colour", 8},
    {"SELECT station.name station.docks EXCEPT SELECT station.name END", 6},
    {"SELECT station.name EXCEPT SELECT station.name station.docks", 5},
    {"SELECT station.name ASC station.docks UNION", 4},
    {"SELECT station.name UNION SELECT bike.colour ASC", 5},
    /* tables that nothing joins; repetition; limits */
    {"SELECT station.name weather.kind", 2},
    {"SELECT station.name station.name", 2},
    {"SELECT MAX station.docks MAX station.docks", 4},
    {"SELECT station.name WHERE EQ station.name #4 OR EQ station.name #4", 9},
    {"SELECT bike.colour GROUP bike.colour bike.colour", 4},
    {"SELECT station.name ASC station.docks LIMIT #0", 5},
    {"SELECT station.name ASC station.docks LIMIT #5", 5},
};

/* What the words around a value, or around "average", ask for instead of the comparison made. */
static void reads_what_is_asked(void **state) {
    static const struct {
        const char *words[7]; /* the bench's second word is the value 10 */
        const char *actions;
        size_t at;
        int instead;
    } rows[] = {
        {{"above", "10"}, "SELECT station.name WHERE LT station.docks #1 END", 5, TOKEN_ID_GT},
        {{"above", "10"}, "SELECT station.name WHERE GT station.docks #1 END", 5, -1},
        {{"under", "10", "or", "less"}, "SELECT station.name WHERE LT station.docks #1 END", 5, TOKEN_ID_LE},
        {{"with", "10"}, "SELECT station.name WHERE EQ station.docks #1 END", 5, -1},
        {{"at", "most", "the", "average"},
         "SELECT station.name WHERE GT station.docks SUB SELECT AVG station.docks CLOSE END",
         5,
         TOKEN_ID_LE},
        {{"at", "most", "the", "most"},
         "SELECT station.name WHERE GT station.docks SUB SELECT AVG station.docks CLOSE END",
         5,
         -1},
        {{"average", "above", "the", "average"},
         "SELECT station.name WHERE LT station.docks SUB SELECT AVG station.docks CLOSE END",
         5,
         -1},
    };
    struct bench b;
    bench_open(&b, state);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct sequence sequence;
        struct asked asked;
        for (size_t w = 0; w < VALUES; w++) {
            b.words[w].norm = rows[i].words[w] == NULL ? "" : rows[i].words[w];
        }
        read_actions(&b, rows[i].actions, &sequence);
        bool found = asked_read(&b.input, &b.linked, &sequence, rows[i].at, &asked);
        if ((found ? asked_instead(&asked) : -1) != rows[i].instead ||
            asked_read(&b.input, &b.linked, &sequence, 1, &asked)) {
            fail_msg("row %zu", i);
        }
    }
}

/* Lists of names that the question gives, with what the query makes of them. The words that are values are
 * far off. */
static void completes_lists(void **state) {
    static const struct {
        const char *words[7];
        size_t docks; /* where "docks" stands; "name" is the first word */
        const char *actions, *expected;
    } rows[] = {
        {{"name", "and", "docks"}, 2, "SELECT station.name END", "SELECT station.name station.docks END"},
        {{"name", ",", "the", "docks"},
         3,
         "SELECT station.docks END",
         "SELECT station.name station.docks END"},
        {{"name", "of", "docks"}, 2, "SELECT station.name END", "SELECT station.name END"},
        {{"name", "and", "docks"}, 2, "SELECT COUNT station END", "SELECT COUNT station END"},
        {{"name", "and", "docks"},
         2,
         "SELECT station.name GROUP station.name END",
         "SELECT station.name GROUP station.name END"},
        {{"name", "and", "docks"},
         2,
         "SELECT station.name ASC station.docks END",
         "SELECT station.name ASC station.docks END"},
        {{"name", "and", "docks"}, 2, "SELECT bike.colour END", "SELECT bike.colour END"},
    };
    struct bench b;
    bench_open(&b, state);
    int station = db_find_table(b.catalogue, "station");
    struct input_match matches[] = {{0, 1, true, db_find_column(b.catalogue, station, "name"), 2},
                                    {2, 3, true, db_find_column(b.catalogue, station, "docks"), 2}};
    b.input.matches = matches;
    b.input.match_count = 2;
    b.input.value_count = 0;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct sequence sequence, expected;
        for (size_t w = 0; w < VALUES; w++) {
            b.words[w].norm = rows[i].words[w] == NULL ? "" : rows[i].words[w];
        }
        matches[1].first = rows[i].docks;
        matches[1].last = rows[i].docks + 1;
        read_actions(&b, rows[i].actions, &sequence);
        read_actions(&b, rows[i].expected, &expected);
        bool changed = lists_complete(&b.input, &b.linked, &sequence);
        if (changed != (strcmp(rows[i].actions, rows[i].expected) != 0) || sequence.count != expected.count ||
            memcmp(sequence.actions, expected.actions, expected.count * sizeof *expected.actions) != 0) {
            fail_msg("row %zu", i);
        }
    }
}

static void keeps_to_what_is_legal(void **state) {
    struct bench b;
    bench_open(&b, state);
    for (size_t i = 0; i < sizeof legality / sizeof *legality; i++) {
        struct sequence sequence;
        bool complete;
        read_actions(&b, legality[i].actions, &sequence);
        size_t good = legal_length(&b, &sequence, &complete);
        if (good != legality[i].good || complete != (good == sequence.count)) {
            fail_msg("%s: %zu legal", legality[i].actions, good);
        }
    }
}

/* A NULL is a sequence that is no query. */
static const struct {
    const char *actions, *sql;
} compositions[] = {
    {"SELECT station.name END", "SELECT name FROM station"},
    {"SELECT ride.metres WHERE GT ride.day #6 END", "SELECT metres FROM ride WHERE day > '2020-12-31'"},
    {"SELECT ride.metres WHERE LT ride.day #6 END", "SELECT metres FROM ride WHERE day < '2020-01-01'"},
    {"SELECT ride.metres WHERE EQ ride.day #6 END", "SELECT metres FROM ride WHERE day LIKE '2020-%'"},
    {"SELECT ride.metres WHERE BETWEEN ride.day #6 #6 END",
     "SELECT metres FROM ride WHERE day BETWEEN '2020-01-01' AND '2020-12-31'"},
    {"SELECT weather.kind WHERE GT weather.degrees #6 END", "SELECT kind FROM weather WHERE degrees > 2020"},
    {"SELECT COUNT station END", "SELECT count(*) FROM station"},
    {"SELECT COUNTD bike.colour END", "SELECT count(DISTINCT colour) FROM bike"},
    {"SELECT station END", "SELECT * FROM station"},
    {"SELECT DISTINCT bike.colour END", "SELECT DISTINCT colour FROM bike"},
    {"SELECT bike WHERE GT ride.metres #1 END",
     "SELECT T1.* FROM bike AS T1 JOIN ride AS T2 ON T1.bike_id = T2.bike_id WHERE T2.metres > 10"},
    {"SELECT bike.bike_id WHERE EQ bike.colour #0 END", "SELECT bike_id FROM bike WHERE colour = 'Red'"},
    {"SELECT bike.bike_id WHERE EQ bike.frame_code #1 END",
     "SELECT bike_id FROM bike WHERE frame_code = '10'"},
    {"SELECT station.name WHERE EQ station.opened #3 END",
     "SELECT name FROM station WHERE opened = '05/30/2014'"},
    {"SELECT ride.ride_id WHERE GT ride.day #3 END", "SELECT ride_id FROM ride WHERE day > '2014-05-30'"},
    {"SELECT station.docks WHERE LIKE station.name #4 END",
     "SELECT docks FROM station WHERE name LIKE 'O''Neil%'"},
    {"SELECT station.docks WHERE NLIKE station.name #0 END",
     "SELECT docks FROM station WHERE name NOT LIKE '%red%'"},
    {"SELECT station.name WHERE GT station.docks #1 AND LT station.docks #5 OR ISNULL station.name END",
     "SELECT name FROM station WHERE docks > 10 AND docks < 2.5 OR name IS NULL"},
    {"SELECT ride.ride_id WHERE BETWEEN ride.metres #2 #1 END",
     "SELECT ride_id FROM ride WHERE metres BETWEEN 3 AND 10"},
    {"SELECT bike.colour COUNT bike GROUP bike.colour HAVING GE COUNT bike #2 END",
     "SELECT colour, count(*) FROM bike GROUP BY colour HAVING count(*) >= 3"},
    {"SELECT bike.colour GROUP bike.colour DESC COUNT bike LIMIT ONE END",
     "SELECT colour FROM bike GROUP BY colour ORDER BY count(*) DESC LIMIT 1"},
    {"SELECT station.name ASC station.docks LIMIT #2 END", "SELECT name FROM station ORDER BY docks LIMIT 3"},
    {"SELECT station.name WHERE GT station.docks SUB SELECT AVG station.docks CLOSE END",
     "SELECT name FROM station WHERE docks > (SELECT avg(docks) FROM station)"},
    {"SELECT station.name WHERE NIN station.station_id SUB SELECT bike.home_id CLOSE END",
     "SELECT name FROM station WHERE station_id NOT IN (SELECT home_id FROM bike)"},
    {"SELECT MINUS MAX station.docks MIN station.docks END", "SELECT max(docks) - min(docks) FROM station"},
    {"SELECT station.name WHERE EQ station.docks #1 INTERSECT SELECT station.name WHERE EQ station.docks #2 "
     "END",
     "SELECT name FROM station WHERE docks = 10 INTERSECT SELECT name FROM station WHERE docks = 3"},
    {"SELECT ride.metres FROM bike END",
     "SELECT T1.metres FROM ride AS T1 JOIN bike AS T2 ON T1.bike_id = T2.bike_id"},
    {"SELECT station.name EXCEPT SELECT station.name END", NULL},
    {"SELECT ? END", NULL},
    {"SELECT bike.colour WHERE NIN bike.bike_id SUB SELECT bike.bike_id CLOSE END", NULL},
    {"SELECT station.name WHERE EQ station.name UNKV END", NULL},
    {"SELECT station.name weather.kind END", NULL},
};

static const char *composed(struct bench *b, const char *actions, const struct compose_choice *choice,
                            struct composition *out) {
    struct sequence sequence;
    read_actions(b, actions, &sequence);
    assert_int_equal(compose(&b->context, &sequence, choice, out), CSQL_OK);
    return out->tree ? sql_format(b->f->arena, out->tree) : NULL;
}

/* The same text but for the order in which FROM names the tables. */
static bool same_query(struct bench *b, const char *got, const char *expected) {
    struct sql_select *a = NULL, *e = NULL;
    if (!got || !expected) {
        return got == expected;
    }
    assert_int_equal(sql_parse(b->f->arena, got, strlen(got), &a, NULL), CSQL_OK);
    assert_int_equal(sql_parse(b->f->arena, expected, strlen(expected), &e, NULL), CSQL_OK);
    assert_int_equal(sql_resolve(b->f->arena, b->catalogue, a, NULL), CSQL_OK);
    assert_int_equal(sql_resolve(b->f->arena, b->catalogue, e, NULL), CSQL_OK);
    return sql_equal(b->f->arena, a, e);
}

static void composes(void **state) {
    struct bench b;
    bench_open(&b, state);
    for (size_t i = 0; i < sizeof compositions / sizeof *compositions; i++) {
        struct composition out;
        const char *sql = composed(&b, compositions[i].actions, NULL, &out);
        if (!same_query(&b, sql, compositions[i].sql)) {
            fail_msg("%s:\n  %s\n  %s", compositions[i].actions, sql ? sql : "none", compositions[i].sql);
        }
        if (sql) {
            assert_int_equal(db_prepare(b.context.db, sql, NULL), CSQL_OK);
        }
    }
}

/* Two keys lead from bike to station: each is a join of its own. */
static void tries_other_join_trees(void **state) {
    struct bench b;
    struct composition first, second;
    const struct compose_choice other = {.tree = {1}};
    const char *actions = "SELECT station.name bike.colour END";
    bench_open(&b, state);
    const char *a = composed(&b, actions, NULL, &first), *c = composed(&b, actions, &other, &second);
    assert_int_equal(first.trees[0], 2);
    assert_non_null(a);
    assert_non_null(c);
    assert_true((strstr(a, "home_id") != NULL) != (strstr(c, "home_id") != NULL));
    assert_true((strstr(a, "built_at") != NULL) != (strstr(c, "built_at") != NULL));
}

static void prints_what_was_settled(void **state) {
    struct bench b;
    struct composition out;
    bench_open(&b, state);
    const struct plan_settled settled = {
        .first = 0, .last = 1, .element = {ELEMENT_VALUE, VALUE_RED}, .stored = "Green"};
    b.context.settled = &settled;
    b.context.settled_count = 1;
    assert_string_equal(composed(&b, "SELECT bike.bike_id WHERE EQ bike.colour #0 END", NULL, &out),
                        "SELECT bike_id FROM bike WHERE colour = 'Green'");
}

static void relates_nodes(void **state) {
    struct bench b;
    bench_open(&b, state);
    struct input_match match = {1, 2, false, 0, 3};
    b.input.matches = &match;
    b.input.match_count = 1;
    const uint8_t *r = input_relations(b.f->arena, &b.input);
    assert_non_null(r);
    size_t n = input_nodes(&b.input), t = input_first_table(&b.input), c = input_first_column(&b.input);
    size_t v = input_first_value(&b.input);
    int colour = b.red.column;
    for (size_t i = 0; i < n; i++) {
        assert_int_equal(r[i * n + i], RELATION_SELF);
    }
    assert_int_equal(r[0 * n + 1], RELATION_QQ_NEXT1);
    assert_int_equal(r[3 * n + 1], RELATION_QQ_BACK2);
    assert_int_equal(r[0 * n + 3], RELATION_QQ);
    assert_int_equal(r[1 * n + t], RELATION_QT3);
    assert_int_equal(r[t * n + 1], RELATION_TQ3);
    assert_int_equal(r[v * n + c + (size_t)colour], RELATION_VC3);
    assert_int_equal(r[(c + (size_t)colour) * n + 0], RELATION_CQV);
    assert_int_equal(r[c * n + t], RELATION_CT_KEY);
    assert_int_equal(r[(t + 1) * n + t], RELATION_TT_FORWARD);
    assert_int_equal(r[t * n + t + 1], RELATION_TT_BACK);
    assert_int_equal(r[(n - 1) * n + 0], RELATION_OTHER);
}

static void ranks(void **state) {
    (void)state;
    struct rank_features likely = {.at = {[RANK_LOG_PROBABILITY] = -1}};
    struct rank_features empty = likely, lone = likely;
    empty.at[RANK_EMPTY] = 1;
    const double scores[] = {rank_score(&likely, NULL), rank_score(&empty, NULL)};
    double out[2], one;
    assert_true(scores[0] > scores[1]);
    rank_probabilities(scores, 2, 0.3, NULL, out);
    assert_true(out[0] > out[1] && out[1] > 0 && out[0] + out[1] < 1);
    lone.at[RANK_LOG_PROBABILITY] = 0;
    const double sure = rank_score(&lone, NULL);
    rank_probabilities(&sure, 1, 0, NULL, &one);
    assert_true(one > 0.9 && one < 1);
}

static const struct {
    const char *sql, *english;
} explanations[] = {
    {"SELECT name FROM station", "The name of station"},
    {"SELECT count(*) FROM bike WHERE colour = 'Red'", "The number of records of bike where colour is 'Red'"},
    {"SELECT DISTINCT colour FROM bike", "The different values of colour of bike"},
    {"SELECT count(DISTINCT colour) FROM bike", "The number of different values of colour of bike"},
    {"SELECT max(day), avg(metres) FROM ride", "The latest day and the average metres of ride"},
    {"SELECT name FROM station WHERE docks BETWEEN 3 AND 10 OR name LIKE '%our' AND docks != 4",
     "The name of station where docks is between 3 and 10 or name ends with 'our' and docks is not 4"},
    {"SELECT name FROM station WHERE name NOT LIKE '%a%' ORDER BY docks DESC LIMIT 1",
     "The name of station where name does not contain 'a', sorted by docks from highest to lowest, only the "
     "first one"},
    {"SELECT colour, count(*) FROM bike GROUP BY colour HAVING count(*) > 1",
     "The colour and the number of records of bike, for each colour, only where the number of records is "
     "greater than 1"},
    {"SELECT T1.name FROM station AS T1 JOIN bike AS T2 ON T1.station_id = T2.home_id WHERE T2.colour IS "
     "NULL",
     "The name of station, from station with bike (where station id of station is home id of bike), where "
     "colour of bike is blank"},
    {"SELECT name FROM station WHERE docks > (SELECT avg(docks) FROM station)",
     "The name of station where docks is greater than (the average docks of station)"},
    {"SELECT name FROM station WHERE station_id NOT IN (SELECT home_id FROM bike)",
     "The name of station where station id is not among (the home id of bike)"},
    {"SELECT name FROM station EXCEPT SELECT colour FROM bike",
     "The name of station; but without what is among: the colour of bike"},
    {"SELECT * FROM weather ORDER BY kind LIMIT 3",
     "Everything of weather, sorted by kind from A to Z, only the first 3"},
};

static void explains(void **state) {
    struct bench b;
    bench_open(&b, state);
    for (size_t i = 0; i < sizeof explanations / sizeof *explanations; i++) {
        struct sql_select *tree = NULL;
        const char *sql = explanations[i].sql;
        assert_int_equal(sql_parse(b.f->arena, sql, strlen(sql), &tree, NULL), CSQL_OK);
        assert_int_equal(sql_resolve(b.f->arena, b.catalogue, tree, NULL), CSQL_OK);
        assert_string_equal(plan_explain(b.f->arena, b.catalogue, tree), explanations[i].english);
    }
}

/* ---- whole questions, with the committed weights ---- */

struct planner {
    struct embed *embed;
    struct plan_model *model;
    struct link_schema *links;
    struct plan_schema *schema;
    struct db *db;
};

static bool planner_open(struct planner *p, void **state) {
    csql_error error;
    *p = (struct planner){.embed = NULL};
    csql_status status = embed_open("data", &p->embed, &error);
    if (status == CSQL_OK) {
        status = plan_model_open("data", &p->model, &error);
    }
    if (status == CSQL_NOT_FOUND) {
        embed_close(p->embed);
        return false;
    }
    if (status != CSQL_OK) {
        fail_msg("%s", error.message);
    }
    p->db = fixture_open(*state, HIRE);
    assert_int_equal(link_schema_new(p->db, p->embed, &p->links, &error), CSQL_OK);
    assert_int_equal(plan_schema_new(p->model, p->embed, p->links, p->db, &p->schema, &error), CSQL_OK);
    return true;
}

static void planner_close(struct planner *p) {
    plan_schema_free(p->schema);
    link_schema_free(p->links);
    plan_model_close(p->model);
    embed_close(p->embed);
}

static void ask(struct planner *p, struct arena *arena, const char *question,
                const struct plan_options *options, struct linked *linked, struct plans *out) {
    csql_error error;
    assert_int_equal(link_question(p->links, arena, question, strlen(question), linked, &error), CSQL_OK);
    if (plan_question(p->model, p->schema, p->db, linked, options, arena, out, &error) != CSQL_OK) {
        fail_msg("%s: %s", question, error.message);
    }
}

static const char *const questions[] = {
    "How many bikes are red?",
    "Show the name of every station with more than 10 docks.",
    "What is the average length in metres of rides on green bikes?",
    "Which station has the most bikes?",
    "List the colour of bikes that were never ridden",
    "churn risk of the moon",
    "?",
    "a \"quoted thing\" and another",
};

static void check_plan(struct planner *p, const struct plan *plan) {
    assert_true(plan->score > 0 && plan->score < 1);
    assert_true(plan->missing == (plan->sql == NULL) && plan->missing == (plan->tree == NULL));
    if (plan->sql) {
        assert_int_equal(db_prepare(p->db, plan->sql, NULL), CSQL_OK);
    }
    bool missing = false;
    for (size_t k = 0; k < plan->choice_count; k++) {
        const struct plan_choice *choice = &plan->choices[k];
        double total = choice->probability;
        assert_true(choice->first <= choice->last);
        missing = missing || choice->chosen.kind == ELEMENT_MISSING;
        for (size_t i = 0; i < choice->alternative_count; i++) {
            total += choice->alternative_probabilities[i];
            assert_true(i == 0 ||
                        choice->alternative_probabilities[i] <= choice->alternative_probabilities[i - 1]);
        }
        assert_true(total < 1.001);
    }
    assert_true(missing == plan->missing);
}

static void plans_whole_questions(void **state) {
    struct planner p;
    if (!planner_open(&p, state)) {
        skip();
    }
    const struct plan_options options = {.execute = true, .diverse = true};
    for (size_t i = 0; i < sizeof questions / sizeof *questions; i++) {
        struct arena *arena = arena_new();
        struct linked linked;
        struct plans plans, again;
        double total = 0;
        ask(&p, arena, questions[i], &options, &linked, &plans);
        ask(&p, arena, questions[i], &options, &linked, &again);
        assert_int_equal(plans.count, again.count);
        for (size_t k = 0; k < plans.count; k++) {
            check_plan(&p, &plans.at[k]);
            total += plans.at[k].score;
            /* The first are the best ones; what gives other rows may stand before what is likelier. */
            assert_true(k == 0 || k >= VARIETY_KEPT || plans.at[k].score <= plans.at[k - 1].score);
            assert_true(plans.at[k].agreed >= plans.at[k].score && plans.at[k].agreed <= 1);
            assert_true(plans.at[k].score == again.at[k].score);
            for (size_t j = 0; j < k && plans.at[k].sql; j++) {
                assert_true(!plans.at[j].sql || strcmp(plans.at[j].sql, plans.at[k].sql) != 0);
            }
        }
        assert_true(total < 1);
        arena_free(arena);
    }
    planner_close(&p);
}

static bool uses(const struct plan *plan, struct plan_element element) {
    for (size_t i = 0; i < plan->choice_count; i++) {
        if (plan->choices[i].chosen.kind == element.kind && plan->choices[i].chosen.index == element.index) {
            return true;
        }
    }
    return false;
}

/* Whatever column the best plan selects: once excluded no plan uses it, once settled the best one does. */
static void keeps_to_what_is_settled(void **state) {
    struct planner p;
    if (!planner_open(&p, state)) {
        skip();
    }
    struct arena *arena = ((struct fixture *)*state)->arena;
    struct linked linked;
    struct plans plans;
    const struct plan_element wanted = {ELEMENT_COLUMN, db_find_column(db_catalogue(p.db), 1, "frame_code")};
    ask(&p, arena, "Show the colour of all bikes", NULL, &linked, &plans);
    assert_true(plans.count > 0 && plans.at[0].choice_count > 0);
    const struct plan_element excluded = plans.at[0].choices[0].chosen;
    assert_int_equal(excluded.kind, ELEMENT_COLUMN);
    const struct plan_settled settled = {
        .first = 2, .last = 3, .element = wanted, .excluded = &excluded, .excluded_count = 1};
    const struct plan_options options = {.settled = &settled, .settled_count = 1, .diverse = true};
    ask(&p, arena, "Show the colour of all bikes", &options, &linked, &plans);
    assert_true(plans.count > 0 && uses(&plans.at[0], wanted));
    for (size_t i = 0; i < plans.count; i++) {
        assert_false(uses(&plans.at[i], excluded));
    }
    planner_close(&p);
}

static void refuses_bad_models(void **state) {
    struct fixture *f = *state;
    struct plan_model *model;
    csql_error error;
    assert_int_equal(plan_model_open("/nonexistent", &model, &error), CSQL_NOT_FOUND);
    FILE *file = fopen(fixture_path(f, "plan.bin"), "wb");
    assert_non_null(file);
    assert_true(
        fputs("CSQLPLAN but not a model, and long enough to be one as far as the header goes..", file) >= 0);
    assert_int_equal(fclose(file), 0);
    assert_int_equal(plan_model_open(f->directory, &model, &error), CSQL_BAD_DATA);
    plan_model_close(NULL);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, fixture_set_up, fixture_tear_down)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(reads_what_is_asked),
        TEST(completes_lists),
        TEST(keeps_to_what_is_legal),
        TEST(composes),
        TEST(tries_other_join_trees),
        TEST(prints_what_was_settled),
        TEST(relates_nodes),
        TEST(ranks),
        TEST(explains),
        TEST(plans_whole_questions),
        TEST(keeps_to_what_is_settled),
        TEST(refuses_bad_models),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
