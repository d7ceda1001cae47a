/* The parser without its weights: grammar, query trees, composition, literals, relations, ranking,
 * explanations; and, where data/parse.bin is there, whole questions. */
#include "db_fixture.h"

#include <math.h>

#include "base/error.h"
#include "parse/compose.h"
#include "parse/grammar.h"
#include "parse/input.h"
#include "parse/plan.h"
#include "parse/query.h"
#include "parse/rank.h"
#include "parse/variety.h"
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

/* ---- a database, its data files, and questions linked on it ---- */

struct bench {
    struct fixture *f;
    struct db *db;
    const struct db_catalogue *catalogue;
    struct embed *embed;
    struct grammar *grammar;
    struct link_schema *links;
    struct input_schema *schema;
};

static void bench_open(struct bench *b, void **state) {
    csql_error error;
    *b = (struct bench){.f = *state};
    b->db = fixture_open(*state, HIRE);
    b->catalogue = db_catalogue(b->db);
    assert_int_equal(embed_open("data", &b->embed, &error), CSQL_OK);
    assert_int_equal(grammar_open("data", &b->grammar, &error), CSQL_OK);
    assert_int_equal(link_schema_new(b->db, b->embed, &b->links, &error), CSQL_OK);
    assert_int_equal(input_schema_new(b->embed, b->links, b->db, &b->schema, &error), CSQL_OK);
}

static void bench_close(struct bench *b) {
    input_schema_free(b->schema);
    link_schema_free(b->links);
    grammar_free(b->grammar);
    embed_close(b->embed);
}

static void bench_link(struct bench *b, const char *question, struct linked *linked, struct parse_input *in) {
    csql_error error;
    assert_int_equal(link_question(b->links, b->f->arena, question, strlen(question), linked, &error),
                     CSQL_OK);
    assert_true(input_make(b->f->arena, b->embed, b->schema, linked, in));
}

/* The node that a pointer's text names: "bike.colour", "bike", "'red'" (a value by its text), "~word",
 * "bike.colour=Red" (a category), "?" (what is missing). */
static size_t node_named(const struct bench *b, const struct parse_input *in, const char *text) {
    char table[64] = "", column[64] = "", value[64] = "";
    if (strcmp(text, "?") == 0) {
        return input_missing(in);
    }
    if (*text == '\'') {
        for (size_t i = 0; i < in->value_count; i++) {
            const char *own = in->linked->values[i].text;
            if (strncmp(text + 1, own, strlen(own)) == 0 && text[strlen(own) + 1] == '\'') {
                return input_first_value(in) + i;
            }
        }
        fail_msg("no value %s", text);
    }
    if (*text == '~') {
        for (size_t i = 0; i < in->word_count; i++) {
            if (strcmp(in->linked->words[i].norm, text + 1) == 0) {
                return i;
            }
        }
        fail_msg("no word %s", text);
    }
    const int parts = sscanf(text, "%63[^.=].%63[^=]=%63s", table, column, value);
    const int t = db_find_table(b->catalogue, table);
    assert_true(t >= 0);
    const int c = parts > 1 ? db_find_column(b->catalogue, t, column) : -1;
    for (size_t i = 0; parts == 1 && i < in->table_count; i++) {
        if (in->tables[i] == t) {
            return input_first_table(in) + i;
        }
    }
    for (size_t i = 0; parts == 3 && i < in->category_count; i++) {
        if (in->columns[in->categories[i].column].catalogue == c &&
            strcmp(in->categories[i].text, value) == 0) {
            return input_first_category(in) + i;
        }
    }
    assert_int_equal(parts, 2);
    return input_first_column(in) + (size_t)input_column_of(in, c);
}

/* Tokens in capitals and pointers, apart by blanks. */
static void read_sequence(const struct bench *b, const struct parse_input *in, const char *text,
                          struct sequence *out) {
    char copy[512];
    *out = (struct sequence){.count = 0};
    assert_true(strlen(text) < sizeof copy);
    strcpy(copy, text);
    char *rest = NULL;
    for (char *part = strtok_r(copy, " ", &rest); part != NULL; part = strtok_r(NULL, " ", &rest)) {
        const int token = grammar_token(b->grammar, part);
        out->actions[out->count++] =
            (uint16_t)(token >= 0 ? (size_t)token : b->grammar->token_count + node_named(b, in, part));
    }
}

/* ---- grammar ---- */

static void reads_the_grammar(void **state) {
    struct grammar *g = NULL;
    csql_error error;
    (void)state;
    assert_int_equal(grammar_open("data", &g, &error), CSQL_OK);
    struct grammar_stack stack;
    grammar_start(g, &stack);
    const size_t tokens = g->token_count;
    assert_false(grammar_step(g, &stack, (size_t)grammar_token(g, "WHERE")));
    assert_true(grammar_step(g, &stack, (size_t)grammar_token(g, "SELECT")));
    assert_false(grammar_step(g, &stack, (size_t)grammar_token(g, "END")));
    assert_false(grammar_step(g, &stack, tokens + POINT_TABLE));
    assert_true(grammar_step(g, &stack, (size_t)grammar_token(g, "COUNT")));
    assert_true(grammar_step(g, &stack, tokens + POINT_TABLE));
    assert_true(grammar_step(g, &stack, (size_t)grammar_token(g, "END")));
    assert_int_equal(stack.count, 0);
    assert_false(grammar_step(g, &stack, (size_t)grammar_token(g, "END")));
    assert_int_equal(grammar_token(g, "NOSUCH"), -1);
    grammar_free(g);
    grammar_free(NULL);
}

static const struct {
    const char *text, *message;
} bad_grammars[] = {
    {"query\tSELECT\tnothing\n", "no such"},
    {"query\n", "needs a symbol"},
    {"query\t@query\n", "no such token"},
};

static void refuses_bad_grammars(void **state) {
    for (size_t i = 0; i < sizeof bad_grammars / sizeof *bad_grammars; i++) {
        struct fixture *f = *state;
        struct grammar *g = NULL;
        csql_error error;
        FILE *file = fopen(fixture_path(f, "grammar.tsv"), "wb");
        assert_non_null(file);
        assert_true(fputs(bad_grammars[i].text, file) >= 0);
        assert_int_equal(fclose(file), 0);
        assert_int_equal(grammar_open(f->directory, &g, &error), CSQL_BAD_DATA);
        assert_non_null(strstr(error.message, bad_grammars[i].message));
        assert_null(g);
    }
}

/* ---- composition ---- */

static const struct {
    const char *question, *sequence, *sql;
} compositions[] = {
    {"names", "SELECT station.name END", "SELECT name FROM station"},
    {"how many bikes", "SELECT COUNT bike END", "SELECT count(*) FROM bike"},
    {"red bikes", "SELECT COUNT bike WHERE EQ bike.colour 'red' END",
     "SELECT count(*) FROM bike WHERE colour = 'Red'"},
    {"crimson bikes", "SELECT COUNT bike WHERE EQ bike.colour bike.colour=Red END",
     "SELECT count(*) FROM bike WHERE colour = 'Red'"},
    {"stations with more than 10 docks",
     "SELECT station.name WHERE GT station.docks '10' AND NOTNULL station.name END",
     "SELECT name FROM station WHERE docks > 10 AND name IS NOT NULL"},
    {"bikes of the castle", "SELECT bike.bike_id WHERE EQ station.name 'castle' END",
     "SELECT T1.bike_id FROM bike AS T1 JOIN station AS T2 ON T1.home_id = T2.station_id WHERE T2.name = "
     "'Castle'"},
    {"bikes built at the castle",
     "SELECT bike.bike_id WHERE EQ station.name 'castle' FROM VIA bike.built_at END",
     "SELECT T1.bike_id FROM bike AS T1 JOIN station AS T2 ON T1.built_at = T2.station_id WHERE T2.name = "
     "'Castle'"},
    {"home and maker", "SELECT station.name SECOND station.name FROM VIA bike.home_id VIA2 bike.built_at END",
     "SELECT T1.name, T3.name FROM station AS T1 JOIN bike AS T2 ON T1.station_id = T2.home_id JOIN station "
     "AS T3 "
     "ON T2.built_at = T3.station_id"},
    {"stations without bikes",
     "SELECT station.name WHERE NOTIN station.station_id SELECT bike.home_id END END",
     "SELECT name FROM station WHERE station_id NOT IN (SELECT home_id FROM bike)"},
    {"stations without bikes",
     "SELECT station.name WHERE NOTEXISTS SELECT N1 WHERE EQ bike.home_id OUTER station.station_id END END",
     "SELECT name FROM station WHERE NOT EXISTS (SELECT 1 FROM bike WHERE home_id = station.station_id)"},
    {"stations and how many bikes, none too",
     "SELECT station.name COUNT bike.bike_id GROUP station.name FROM LEFT bike END",
     "SELECT T1.name, count(T2.bike_id) FROM station AS T1 LEFT JOIN bike AS T2 ON T1.station_id = "
     "T2.home_id GROUP BY "
     "T1.name"},
    {"colours by count",
     "SELECT bike.colour GROUP bike.colour HAVING GE COUNT bike N2 DESC COUNT bike LIMIT N1 END",
     "SELECT colour FROM bike GROUP BY colour HAVING count(*) >= 2 ORDER BY count(*) DESC LIMIT 1"},
    {"rides in January 2020", "SELECT COUNT ride WHERE DURING ride.day '2020-01' END",
     "SELECT count(*) FROM ride WHERE strftime('%Y-%m', day) = '2020-01'"},
    {"rides between January and February 2020", "SELECT COUNT ride WHERE DURING ride.day '2020-01' END",
     "SELECT count(*) FROM ride WHERE day >= '2020-01-01' AND day < '2020-03-01'"},
    {"rides since January 2020",
     "SELECT COUNT ride WHERE GE ride.day '2020-01' AND LT ride.day NEXTDAY '2020-01' END",
     "SELECT count(*) FROM ride WHERE day >= '2020-01-01' AND day < '2020-02-01'"},
    {"rides by month", "SELECT MONTH ride.day COUNT ride GROUP MONTH ride.day END",
     "SELECT strftime('%Y-%m', day), count(*) FROM ride GROUP BY strftime('%Y-%m', day)"},
    {"rides over 2 kilometres", "SELECT ride.ride_id WHERE GT ride.metres X1000 '2' END",
     "SELECT ride_id FROM ride WHERE metres > 2000"},
    {"share of red bikes", "SELECT SHARE EQ bike.colour 'red' END",
     "SELECT 100.0 * sum(CASE WHEN colour = 'Red' THEN 1 ELSE 0 END) / count(*) FROM bike"},
    {"red or green", "SELECT bike.bike_id WHERE AMONG bike.colour 'red' 'green' END END",
     "SELECT bike_id FROM bike WHERE colour IN ('Red', 'Green')"},
    {"not red, or with 7 in the code",
     "SELECT bike.bike_id WHERE OR NE bike.colour 'red' CONTAINS bike.frame_code '7' END",
     "SELECT bike_id FROM bike WHERE colour != 'Red' OR frame_code LIKE '%7%'"},
    {"neither", "SELECT bike.bike_id WHERE NOT AMONG bike.colour bike.colour=Red END END",
     "SELECT bike_id FROM bike WHERE colour NOT IN ('Red')"},
    {"rank rides of each bike by length", "SELECT ride.ride_id RANK BY ride.bike_id DESC ride.metres END END",
     "SELECT ride_id, rank() OVER (PARTITION BY bike_id ORDER BY metres DESC) FROM ride"},
    {"running total", "SELECT ride.day WINDOW SUM ride.metres ASC ride.day END END",
     "SELECT day, sum(metres) OVER (ORDER BY day) FROM ride"},
    {"average rides of a bike", "DERIVED SELECT COUNT ride GROUP ride.bike_id END SELECT AVG OUT1 END",
     "SELECT avg(c1) FROM (SELECT count(*) AS c1 FROM ride GROUP BY bike_id)"},
    {"longer than average", "SELECT ride.ride_id WHERE GT ride.metres QUERY SELECT AVG ride.metres END END",
     "SELECT ride_id FROM ride WHERE metres > (SELECT avg(metres) FROM ride)"},
    {"stations or colours", "SELECT station.name UNION SELECT bike.colour END",
     "SELECT name FROM station UNION SELECT colour FROM bike"},
    {"days since built", "SELECT MINUS MAX ride.metres MIN ride.metres END",
     "SELECT max(metres) - min(metres) FROM ride"},
    {"which risk", "SELECT ? END", NULL},
    {"sum of nothing", "SELECT SUM bike.colour=Red WHERE EQ OUT1 '2' END", NULL},
};

static void composes(void **state) {
    struct bench b;
    bench_open(&b, state);
    for (size_t i = 0; i < sizeof compositions / sizeof *compositions; i++) {
        struct linked linked;
        struct parse_input in;
        struct sequence sequence;
        struct composition composition = {.tree = NULL};
        const bool bad = compositions[i].sql == NULL;
        bench_link(&b, bad ? "2" : compositions[i].question, &linked, &in);
        read_sequence(&b, &in, compositions[i].sequence, &sequence);
        const struct query *query = query_read(b.f->arena, b.grammar, &in, &sequence);
        const struct literal_context context = {b.f->arena, b.grammar, &in, {2020, 3, 1}};
        if (query == NULL) {
            fail_msg("%s is no query", compositions[i].sequence);
        }
        assert_int_equal(compose(&context, query, &composition), CSQL_OK);
        if (bad) {
            assert_null(composition.tree);
            continue;
        }
        if (composition.tree == NULL) {
            fail_msg("%s cannot be written", compositions[i].sequence);
        }
        const char *sql = sql_format(b.f->arena, composition.tree);
        assert_string_equal(sql, compositions[i].sql);
        assert_int_equal(db_prepare(b.db, sql, NULL), CSQL_OK);
    }
    bench_close(&b);
}

static void refuses_bad_sequences(void **state) {
    struct bench b;
    struct linked linked;
    struct parse_input in;
    struct sequence sequence;
    bench_open(&b, state);
    bench_link(&b, "red", &linked, &in);
    static const char *const bad[] = {"SELECT", "SELECT bike.colour", "SELECT bike.colour END END",
                                      "WHERE END"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        read_sequence(&b, &in, bad[i], &sequence);
        assert_null(query_read(b.f->arena, b.grammar, &in, &sequence));
    }
    bench_close(&b);
}

static void relates_nodes(void **state) {
    struct bench b;
    struct linked linked;
    struct parse_input in;
    bench_open(&b, state);
    bench_link(&b, "red station of bikes", &linked, &in);
    const uint8_t *r = in.relations;
    const size_t n = input_node_count(&in), colour = node_named(&b, &in, "bike.colour");
    const size_t station = node_named(&b, &in, "station"), bike = node_named(&b, &in, "bike");
    const size_t red = node_named(&b, &in, "'red'"), category = node_named(&b, &in, "bike.colour=Red");
    for (size_t i = 0; i < n; i++) {
        assert_int_equal(r[i * n + i], INPUT_SELF);
    }
    assert_int_equal(r[0 * n + 1], INPUT_NEAR_NEXT1);
    assert_int_equal(r[2 * n + 0], INPUT_NEAR_BACK2);
    assert_int_equal(r[1 * n + station], INPUT_WT2);
    assert_int_equal(r[station * n + 1], INPUT_TW2);
    assert_int_equal(r[0 * n + red], INPUT_WV1);
    assert_int_equal(r[red * n + colour], INPUT_VC3);
    assert_int_equal(r[colour * n + 0], INPUT_CWV);
    assert_int_equal(r[bike * n + station], INPUT_TT_FROM);
    assert_int_equal(r[station * n + bike], INPUT_TT_TO);
    assert_int_equal(r[category * n + colour], INPUT_KC_IN);
    assert_int_equal(r[category * n + 0], INPUT_KW2);
    assert_int_equal(r[category * n + red], INPUT_KV1);
    assert_int_equal(r[0 * n + n - 1], INPUT_MISSING);
    assert_int_equal(in.blocks[0], in.question_pieces);
    assert_int_equal(in.blocks[in.block_count], in.piece_count);
    bench_close(&b);
}

static void ranks(void **state) {
    struct rank_weights weights, after;
    csql_error error;
    (void)state;
    assert_int_equal(rank_open("data", &weights, &after, &error), CSQL_OK);
    struct rank_features likely = {.at = {[RANK_LOG_PROBABILITY] = -1}}, lone = likely, crossed = likely;
    crossed.at[RANK_CROSSED] = 1;
    const double scores[] = {rank_score(&likely, &weights), rank_score(&crossed, &weights)};
    double out[2], one = 0;
    assert_true(scores[0] > scores[1]);
    rank_probabilities(scores, 2, 0.3, &weights, out);
    assert_true(out[0] > out[1] && out[1] > 0 && out[0] + out[1] < 1);
    lone.at[RANK_LOG_PROBABILITY] = 0;
    const double sure = rank_score(&lone, &weights);
    rank_probabilities(&sure, 1, 0, &weights, &one);
    assert_true(one > 0.5 && one < 1);
    struct rank_features unchanged = likely;
    unchanged.at[RANK_UNCHANGED] = 1;
    assert_true(rank_score(&unchanged, &after) < rank_score(&likely, &after)); /* a turn changes something */
    assert_true(rank_score(&unchanged, &weights) == rank_score(&likely, &weights));
    assert_int_equal(rank_open("/nonexistent", &weights, &after, &error), CSQL_NOT_FOUND);
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
    bench_close(&b);
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
    struct plan_model *model = NULL;
    csql_error error;
    static const char *const files[] = {"grammar.tsv", "rank.tsv"};
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        char command[1024];
        snprintf(command, sizeof command, "cp data/%s %.800s/", files[i], f->directory);
        assert_int_equal(system(command), 0);
    }
    assert_int_equal(plan_model_open("/nonexistent", &model, &error), CSQL_NOT_FOUND);
    FILE *file = fopen(fixture_path(f, "parse.bin"), "wb");
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
        TEST(reads_the_grammar),
        TEST(refuses_bad_grammars),
        TEST(composes),
        TEST(refuses_bad_sequences),
        TEST(relates_nodes),
        TEST(ranks),
        TEST(explains),
        TEST(plans_whole_questions),
        TEST(keeps_to_what_is_settled),
        TEST(refuses_bad_models),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
