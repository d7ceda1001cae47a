/* What the words leave no doubt about, and sequences that contradict it. */
#include "link_fixture.h"
#include "sequence_text.h"

#include "plan/plain.h"
#include "plan/vary.h"

#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

static const char FARMS[] =
    "CREATE TABLE barn (id INTEGER PRIMARY KEY, name TEXT, county TEXT, elevation_m INTEGER, area REAL);"
    "INSERT INTO barn VALUES (1,'Oak','Devon',210,80),(2,'Ash','Kent',40,95);"
    "CREATE TABLE cow (id INTEGER PRIMARY KEY, name TEXT, breed TEXT, born_date DATE, weight_kg REAL,"
    " bought_on DATE, sold_on DATE, barn_id INTEGER REFERENCES barn(id), speed REAL);"
    "INSERT INTO cow VALUES (1,'Bella','jersey','2015-03-02',450.5,'2016-04-01','2021-05-03',1,20),"
    " (2,'Daisy','angus','2018-07-20',610,'2018-08-01',NULL,2,25);"
    "CREATE TABLE worker (id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, hired_on DATE, wage REAL);"
    "INSERT INTO worker VALUES (1,'Ann','Lee','2015-01-01',21),(2,'Bo','Ek','2019-06-01',19);"
    "CREATE TABLE feed (id INTEGER PRIMARY KEY, name TEXT, protein_g REAL, sodium_mg REAL, length REAL,"
    " barn_id INTEGER REFERENCES barn(id));"
    "INSERT INTO feed VALUES (1,'oats',12,3,4,1),(2,'hay',8,1,5,2);";

static int set_up(void **state) {
    return world_set_up(state, FARMS);
}

/* after is NULL where nothing is to be done. */
static const struct {
    const char *question, *before, *after;
} corrections[] = {
    /* a value that is not meant */
    {"cows of a breed different from jersey", "SELECT cow.name WHERE EQ cow.breed 'jersey' END",
     "SELECT cow.name WHERE NE cow.breed 'jersey' END"},
    {"Which cows are other than Jersey?", "SELECT cow.name WHERE EQ cow.breed 'jersey' END",
     "SELECT cow.name WHERE NE cow.breed 'jersey' END"},
    {"all cows except Bella", "SELECT cow.breed WHERE EQ cow.name 'bella' END",
     "SELECT cow.name WHERE NE cow.name 'bella' END"},
    {"cows that are Jersey", "SELECT cow.name WHERE EQ cow.breed 'jersey' END", NULL},
    {"cows other than Bella", "SELECT cow.name EXCEPT SELECT cow.name WHERE EQ cow.name 'bella' END", NULL},
    {"cows lighter than 500 kg", "SELECT cow.name WHERE GT cow.weight_kg '500' END",
     "SELECT cow.name WHERE LT cow.weight_kg '500' END"},
    {"cows heavier than 500 kg", "SELECT cow.weight_kg WHERE GT cow.weight_kg '500' END",
     "SELECT cow.name WHERE GT cow.weight_kg '500' END"},
    {"barns by elevation", "SELECT barn.elevation_m COUNT barn GROUP barn.elevation_m END", NULL},
    {"cows by breed", "SELECT cow.breed COUNT cow GROUP cow.breed END",
     "SELECT cow.name cow.breed ASC cow.breed END"},
    {"Which barn has the most area?", "SELECT barn.name GROUP cow.barn_id DESC SUM barn.area LIMIT ONE END",
     "SELECT barn.name DESC barn.area LIMIT ONE END"},
    {"Which barn has the most weight?", "SELECT barn.name GROUP barn.id DESC SUM cow.weight_kg LIMIT ONE END",
     NULL},
    {"barns with their name", "SELECT barn.name cow.name END", "SELECT barn.name END"},
    {"cows per barn", "SELECT cow.name END", "SELECT barn.name COUNT cow GROUP barn.id END"},
    /* a value that is left out */
    {"How many jersey cows are there?", "SELECT COUNT cow END",
     "SELECT COUNT cow WHERE EQ cow.breed 'jersey' END"},
    {"How many Jersey cows are in Oak?", "SELECT COUNT cow WHERE EQ barn.name 'oak' END",
     "SELECT COUNT cow WHERE EQ barn.name 'oak' AND EQ cow.breed 'jersey' END"},
    {"How many cows are jersey or angus?", "SELECT COUNT cow WHERE EQ cow.breed 'jersey' END", NULL},
    {"Which cows are not jersey?", "SELECT cow.name END", NULL},
    {"How many cows are there in Oak county?", "SELECT COUNT cow WHERE EQ barn.name 'oak' END", NULL},
    /* the row that an adjective singles out */
    {"What is the highest barn in Devon?", "SELECT MAX barn.elevation_m WHERE EQ barn.county 'devon' END",
     "SELECT barn.name WHERE EQ barn.county 'devon' DESC barn.elevation_m LIMIT ONE END"},
    {"lowest barn in Kent", "SELECT MIN barn.area WHERE EQ barn.county 'kent' END",
     "SELECT barn.name WHERE EQ barn.county 'kent' ASC barn.elevation_m LIMIT ONE END"},
    {"Which is the heaviest jersey cow?",
     "SELECT cow.name WHERE EQ cow.breed 'jersey' GROUP cow.name DESC COUNT cow LIMIT ONE END",
     "SELECT cow.name WHERE EQ cow.breed 'jersey' DESC cow.weight_kg LIMIT ONE END"},
    {"Which jersey is the oldest?", "SELECT cow.name WHERE EQ cow.breed 'jersey' END", NULL},
    {"What is the name of the oldest jersey?",
     "SELECT cow.name WHERE EQ cow.breed 'jersey' DESC cow.bought_on LIMIT ONE END",
     "SELECT cow.name WHERE EQ cow.breed 'jersey' ASC cow.born_date LIMIT ONE END"},
    {"What is the highest wage?", "SELECT MAX worker.wage END", NULL},
    {"Which barn is the second highest?", "SELECT barn.name GROUP cow.barn_id ASC COUNT cow LIMIT '2' END",
     "SELECT barn.name DESC barn.elevation_m LIMIT '2' END"},
    {"What is the second heaviest cow?", "SELECT cow.name DESC cow.speed LIMIT '2' END",
     "SELECT cow.name DESC cow.weight_kg LIMIT '2' END"},
    {"What is the breed of the heaviest cow?", "SELECT cow.breed DESC cow.weight_kg LIMIT ONE END", NULL},
    {"What is the weight of the heaviest cow?", "SELECT MAX cow.weight_kg END", NULL},
    {"the heaviest cow in each barn", "SELECT MAX cow.weight_kg GROUP cow.barn_id END", NULL},
    /* what is compared */
    {"Which barns are above 100 metres?", "SELECT barn.name WHERE GT feed.length '100' END",
     "SELECT barn.name WHERE GT barn.elevation_m '100' END"},
    {"Which barns lie between 100 and 300 metres?",
     "SELECT barn.name WHERE BETWEEN feed.length '100' '300' END",
     "SELECT barn.name WHERE BETWEEN barn.elevation_m '100' '300' END"},
    {"feed with sodium above 2 g", "SELECT feed.name WHERE GT feed.protein_g '2' END",
     "SELECT feed.name WHERE GT feed.sodium_mg '2' END"},
    {"cows heavier than 500 kg", "SELECT cow.name WHERE GT cow.barn_id '500' END",
     "SELECT cow.name WHERE GT cow.weight_kg '500' END"},
    {"feed with more than 2 g of protein", "SELECT feed.name WHERE GT feed.protein_g '2' END", NULL},
    {"barns with an area above 90", "SELECT barn.name WHERE GT barn.area '90' END", NULL},
    {"cows in Oak heavier than 500 kg", "SELECT cow.name WHERE EQ barn.name 'oak' AND GT cow.id '500' END",
     "SELECT cow.name WHERE EQ barn.name 'oak' AND GT cow.weight_kg '500' END"},
    {"cows that took more than a kilo",
     "SELECT cow.name WHERE GT cow.speed SUB SELECT AVG cow.speed CLOSE END",
     "SELECT cow.name WHERE GT cow.weight_kg '1' END"},
    {"cows that took more than 2 kilos", "SELECT cow.name WHERE GT cow.speed '2' END",
     "SELECT cow.name WHERE GT cow.weight_kg '2' END"},
    {"cows with an average speed of more than a kilo",
     "SELECT cow.name WHERE GT cow.speed SUB SELECT AVG cow.speed CLOSE END", NULL},
    {"cows that took more than an hour", "SELECT cow.name WHERE GT cow.speed '1' END", NULL},
    /* the date that a verb tells of */
    {"Which cows were sold in May 2021?", "SELECT cow.name WHERE EQ cow.bought_on '2021-05' END",
     "SELECT cow.name WHERE EQ cow.sold_on '2021-05' END"},
    {"Which cows were sold in May 2021?", "SELECT cow.name WHERE LE cow.sold_on '2021-05' END",
     "SELECT cow.name WHERE EQ cow.sold_on '2021-05' END"},
    {"How many cows were bought in 2018?", "SELECT COUNT cow WHERE EQ cow.weight_kg '2018' END",
     "SELECT COUNT cow WHERE EQ cow.bought_on '2018' END"},
    {"Which cows were sold before May 2021?", "SELECT cow.name WHERE LT cow.sold_on '2021-05' END", NULL},
    {"cows kept since 2018", "SELECT cow.name WHERE GE cow.bought_on '2018' END", NULL},
    /* what is shown */
    {"Which cow was sold first?", "SELECT cow.sold_on ASC cow.sold_on LIMIT ONE END",
     "SELECT cow.name ASC cow.sold_on LIMIT ONE END"},
    {"Who are the workers?", "SELECT worker.wage END", "SELECT worker.first_name END"},
    {"jersey cows", "SELECT COUNT cow WHERE EQ cow.breed 'jersey' END",
     "SELECT cow.name WHERE EQ cow.breed 'jersey' END"},
    {"How many cows are there?", "SELECT COUNT cow END", NULL},
    {"cows' breeds", "SELECT cow.breed END", NULL},
    {"Which cow breeds are there?", "SELECT DISTINCT cow.breed END", NULL},
    {"List the cows with their breed", "SELECT cow.breed END", NULL},
    {"first and last names of workers",
     "SELECT worker.first_name worker.last_name ASC worker.wage LIMIT ONE END",
     "SELECT worker.first_name worker.last_name END"},
    /* an "or" that belongs to a bound */
    {"cows bought in 2016 or after",
     "SELECT cow.name WHERE EQ cow.bought_on '2016' OR GT cow.bought_on '2016' END",
     "SELECT cow.name WHERE GE cow.bought_on '2016' END"},
    {"jersey cows that weigh 450 kg or more",
     "SELECT cow.name WHERE EQ cow.breed 'jersey' OR GT cow.weight_kg '450' END",
     "SELECT cow.name WHERE EQ cow.breed 'jersey' AND GE cow.weight_kg '450' END"},
    {"cows bought before 2015 or after the year of 2018",
     "SELECT cow.name WHERE LT cow.bought_on '2015' OR GT cow.bought_on '2018' END", NULL},
    {"jersey or angus cows that weigh 450 kg or more",
     "SELECT cow.name WHERE EQ cow.breed 'jersey' OR GE cow.weight_kg '450' END", NULL},
    /* rows of one name are not one row */
    {"the name of each barn and how many cows it has", "SELECT barn.name COUNT cow GROUP barn.name END",
     "SELECT barn.name COUNT cow GROUP barn.id END"},
    {"How many barns are there in each county?", "SELECT barn.county COUNT barn GROUP barn.county END", NULL},
    {"cow names and how often each occurs", "SELECT cow.name COUNT cow GROUP cow.name END", NULL},
    {"names of barns without cows", "SELECT barn.name EXCEPT SELECT barn.name FROM cow END",
     "SELECT barn.name WHERE NIN barn.id SUB SELECT cow.barn_id CLOSE END"},
    {"names and areas of barns without feed",
     "SELECT DISTINCT barn.name barn.area EXCEPT SELECT barn.name barn.area FROM feed END",
     "SELECT DISTINCT barn.name barn.area WHERE NIN barn.id SUB SELECT feed.barn_id CLOSE END"},
    {"counties without cows", "SELECT barn.county EXCEPT SELECT barn.county FROM cow END", NULL},
    {"names of cows without feed", "SELECT cow.name EXCEPT SELECT cow.name FROM feed END", NULL},
    {"names of barns without Jersey cows",
     "SELECT barn.name EXCEPT SELECT barn.name WHERE EQ cow.breed 'jersey' END", NULL},
    {"names without cows", "SELECT barn.name EXCEPT SELECT barn.name END", NULL},
    {"names without cows", "SELECT barn.name EXCEPT", NULL},
    {"barn ids with more than 3 cows", "SELECT barn.id GROUP barn.id HAVING GT COUNT cow '3' END",
     "SELECT cow.barn_id GROUP cow.barn_id HAVING GT COUNT cow '3' END"},
    {"cows in the barn with id 2", "SELECT cow.name WHERE EQ barn.id '2' END",
     "SELECT cow.name WHERE EQ cow.barn_id '2' END"},
    {"feed of barn 2", "SELECT feed.name WHERE EQ cow.barn_id '2' END",
     "SELECT feed.name WHERE EQ feed.barn_id '2' END"},
    {"feed of barn 2 and its cows", "SELECT feed.name WHERE EQ cow.barn_id '2' END", NULL},
    {"barn ids and names with their cows", "SELECT barn.id barn.name cow.name END", NULL},
    {"ids of barns with cows", "SELECT barn.id FROM cow barn END", NULL},
    {"barn ids", "SELECT barn.id END", NULL},
    {"List the cows with their weight", "SELECT cow.name END", "SELECT cow.name cow.weight_kg END"},
    {"List the cows with their barn", "SELECT cow.name WHERE EQ cow.barn_id ONE END",
     "SELECT cow.name barn.name END"},
    {"List the cows of barn 1", "SELECT cow.name WHERE EQ cow.barn_id ONE END", NULL},
    {"When was Bella sold?", "SELECT cow.bought_on WHERE EQ cow.name 'bella' END",
     "SELECT cow.sold_on WHERE EQ cow.name 'bella' END"},
    {"cows bought in 2016", "SELECT cow.sold_on WHERE EQ cow.bought_on '2016' END",
     "SELECT cow.name WHERE EQ cow.bought_on '2016' END"},
    {"Which cow eats oats?", "SELECT barn.name WHERE EQ feed.name 'oats' END",
     "SELECT cow.name WHERE EQ feed.name 'oats' FROM barn END"},
    {"Which barns have no cow?", "SELECT barn.id EXCEPT SELECT cow.barn_id END",
     "SELECT barn.name WHERE NIN barn.id SUB SELECT cow.barn_id CLOSE END"},
    {"barns opened in 2015", "SELECT barn.name END", NULL},
    {"Which barn is the highest?", "SELECT barn.name DESC cow.weight_kg LIMIT ONE END",
     "SELECT barn.name DESC barn.elevation_m LIMIT ONE END"},
    {"Who is the oldest worker?", "SELECT worker.first_name DESC worker.hired_on LIMIT ONE END",
     "SELECT worker.first_name ASC worker.hired_on LIMIT ONE END"},
    {"Who is the youngest worker?", "SELECT worker.first_name DESC worker.hired_on LIMIT ONE END", NULL},
    {"How old are the cows?", "SELECT cow.weight_kg END", "SELECT cow.born_date END"},
    {"How high is Oak?", "SELECT AVG barn.elevation_m WHERE EQ barn.name 'oak' END",
     "SELECT barn.elevation_m WHERE EQ barn.name 'oak' END"},
    {"How deep is Oak?", "SELECT barn.area WHERE EQ barn.name 'oak' END", NULL},
    {"the highest barn", "SELECT MIN cow.weight_kg barn.name GROUP cow.barn_id END",
     "SELECT barn.name DESC barn.elevation_m LIMIT ONE END"},
    {"the fastest cow", "SELECT cow.name DESC cow.speed LIMIT ONE END", NULL},
    {"the slowest cow", "SELECT cow.name DESC COUNT cow LIMIT ONE END",
     "SELECT cow.name ASC cow.speed LIMIT ONE END"},
    /* what is reckoned for each */
    {"average weight of cows by breed", "SELECT AVG cow.weight_kg cow.breed END",
     "SELECT AVG cow.weight_kg cow.breed GROUP cow.breed END"},
    {"average weight of cows by barn", "SELECT AVG cow.weight_kg END",
     "SELECT barn.name AVG cow.weight_kg GROUP barn.id END"},
    {"number of cows by county", "SELECT COUNT cow END",
     "SELECT barn.county COUNT cow GROUP barn.county END"},
    {"number of cows per barn", "SELECT cow.barn_id COUNT cow GROUP cow.barn_id END",
     "SELECT barn.name COUNT cow GROUP cow.barn_id END"},
    {"the id of each barn and its number of cows", "SELECT cow.barn_id COUNT cow GROUP cow.barn_id END",
     NULL},
    {"number of cows per barn id", "SELECT cow.barn_id COUNT cow GROUP cow.barn_id END", NULL},
    /* no query */
    {"Which cow was sold first?", "SELECT END", NULL},
    {"Which cow was sold first?", "SELECT", NULL},
    {"oldest", "SELECT cow.name END", NULL},
    {"above 5", "SELECT cow.name WHERE GT cow.weight_kg '5' END", NULL},
    {"other than", "SELECT cow.name END", NULL},
};

static void contradicted_sequences_are_rewritten(void **state) {
    struct world *w = *state;
    const struct search_options options = {.width = 1};
    for (size_t i = 0; i < COUNT_OF(corrections); i++) {
        const char *question = corrections[i].question;
        struct arena *arena = w->fixture->arena;
        struct linked linked;
        struct plan_input in;
        struct cues cues;
        assert_int_equal(link_question(w->schema, arena, question, strlen(question), &linked, NULL), CSQL_OK);
        assert_true(input_from_linked(arena, w->embed, &linked, &in));
        cues_find(&linked, &cues);
        const struct wording wording = {arena, w->embed, &in, &linked, &cues, NULL, NULL, NULL};
        struct sequence all[2] = {sequence_read(&linked, &in, corrections[i].before)}, before = all[0];
        size_t count = plain_correct(&wording, &options, all, 1);
        if (count != (corrections[i].after != NULL ? 2u : 1u)) {
            fail_msg("row %zu: %s: %zu", i, question, count);
        }
        assert_memory_equal(all[0].actions, before.actions, sizeof before.actions);
        if (count == 2) {
            struct sequence expected = sequence_read(&linked, &in, corrections[i].after);
            if (all[1].count != expected.count ||
                memcmp(all[1].actions, expected.actions, expected.count * sizeof *expected.actions) != 0) {
                fail_msg("row %zu: %s", i, question);
            }
            assert_true(all[0].score < all[1].score);
        }
    }
}

/* What the dialogue has settled stays. */
static void settled_columns_stay(void **state) {
    struct world *w = *state;
    const char *question = "Which barns are above 100 metres?";
    struct arena *arena = w->fixture->arena;
    struct linked linked;
    struct plan_input in;
    struct cues cues;
    assert_int_equal(link_question(w->schema, arena, question, strlen(question), &linked, NULL), CSQL_OK);
    assert_true(input_from_linked(arena, w->embed, &linked, &in));
    cues_find(&linked, &cues);
    const struct wording wording = {arena, w->embed, &in, &linked, &cues, NULL, NULL, NULL};
    struct sequence all[2] = {sequence_read(&linked, &in, "SELECT barn.name WHERE GT feed.length '100' END")};
    struct steer steer = {.settled = sequence_action(&linked, &in, "feed.length") - PLAN_TOKEN_COUNT};
    const struct search_options options = {.width = 1, .steers = &steer, .steer_count = 1};
    assert_int_equal(plain_correct(&wording, &options, all, 1), 1);
}

/* What a sequence is varied to. */
static const struct {
    const char *before, *after[VARY_MOST];
} variations[] = {
    {"SELECT cow.breed GROUP cow.breed DESC COUNT cow LIMIT ONE END",
     {"SELECT cow.breed COUNT cow GROUP cow.breed DESC COUNT cow LIMIT ONE END",
      "SELECT DISTINCT cow.breed GROUP cow.breed DESC COUNT cow LIMIT ONE END"}},
    {"SELECT AVG cow.weight_kg GROUP cow.breed END",
     {"SELECT cow.breed AVG cow.weight_kg GROUP cow.breed END"}},
    {"SELECT barn.name GROUP barn.id END",
     {"SELECT barn.name COUNT barn GROUP barn.id END", "SELECT barn.id barn.name GROUP barn.id END",
      "SELECT DISTINCT barn.name GROUP barn.id END"}},
    {"SELECT cow.name END", {"SELECT DISTINCT cow.name END"}},
    {"SELECT DISTINCT cow.name END", {NULL}},
    {"SELECT COUNT cow END", {NULL}},
    {"SELECT cow.name EXCEPT SELECT cow.name WHERE EQ cow.breed 'jersey' END", {NULL}},
    {"SELECT", {NULL}},
};

static void plans_are_varied(void **state) {
    struct world *w = *state;
    struct arena *arena = w->fixture->arena;
    const char *question = "jersey cows and barns";
    struct linked linked;
    struct plan_input in;
    assert_int_equal(link_question(w->schema, arena, question, strlen(question), &linked, NULL), CSQL_OK);
    assert_true(input_from_linked(arena, w->embed, &linked, &in));
    for (size_t i = 0; i < COUNT_OF(variations); i++) {
        struct sequence before = sequence_read(&linked, &in, variations[i].before), out[VARY_MOST];
        size_t count = vary_sequence(&in, &before, out);
        for (size_t k = 0; k < count; k++) {
            struct sequence expected = sequence_read(&linked, &in, variations[i].after[k]);
            assert_int_equal(out[k].count, expected.count);
            assert_memory_equal(out[k].actions, expected.actions, expected.count * sizeof *expected.actions);
            assert_true(shape_stands(&in, &out[k]) && out[k].score < before.score);
        }
        assert_true(count == VARY_MOST || variations[i].after[count] == NULL);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(contradicted_sequences_are_rewritten, set_up, world_tear_down),
        cmocka_unit_test_setup_teardown(plans_are_varied, set_up, world_tear_down),
        cmocka_unit_test_setup_teardown(settled_columns_stay, set_up, world_tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
