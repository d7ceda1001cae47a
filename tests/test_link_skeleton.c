/* Names without their vowels, found by the words that they stand for; names that are also requests. */
#include "link_fixture.h"

static const char YARD[] =
    "CREATE TABLE trk (trk_id INTEGER PRIMARY KEY, reg_no TEXT, fuel TEXT);"
    "CREATE TABLE whs (whs_id INTEGER PRIMARY KEY, whs_nm TEXT);"
    "CREATE TABLE drv (drv_id INTEGER PRIMARY KEY, nm TEXT, trk_id INTEGER REFERENCES trk(trk_id));"
    "CREATE TABLE dpt (dpt_id INTEGER PRIMARY KEY, qty REAL);"
    "CREATE TABLE pump (id INTEGER PRIMARY KEY, prmt TEXT);";

static const char STAGE[] = "CREATE TABLE show (show_id INTEGER PRIMARY KEY, title TEXT);"
                            "CREATE TABLE sponsor (id INTEGER PRIMARY KEY, company TEXT, show_id INTEGER "
                            "REFERENCES show(show_id));";

static int set_up(void **state) {
    return world_set_up(state, YARD);
}

struct row {
    const char *question, *tables; /* those that some words are the whole name of */
};

static void check(struct world *w, const struct row *row) {
    struct linked linked;
    char found[256] = "";
    assert_int_equal(
        link_question(w->schema, w->fixture->arena, row->question, strlen(row->question), &linked, NULL),
        CSQL_OK);
    for (size_t k = 0; k < linked.match_count; k++) {
        const struct link_match *m = &linked.matches[k];
        size_t length = strlen(found);
        if (!m->column && m->code == LINK_EXACT) {
            snprintf(found + length, sizeof found - length, "%s%s", length > 0 ? " " : "",
                     linked.catalogue->tables[m->index].name);
        }
    }
    if (strcmp(found, row->tables) != 0) {
        fail_msg("%s: %s, not %s", row->question, found, row->tables);
    }
}

static int set_up_stage(void **state) {
    return world_set_up(state, STAGE);
}

static void requests_name_no_table(void **state) {
    static const struct row rows[] = {
        {"Show the sponsors", "sponsor"},
        {"Show all the sponsors", "sponsor"},
        {"show the shows", "show"},
        {"the show of each sponsor", "show sponsor"},
        {"Show titles", "show"},
        {"How many shows are there?", "show"},
        {"Which show has a sponsor?", "show sponsor"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        check(*state, &rows[i]);
    }
}

static void words_find_short_names(void **state) {
    static const struct row rows[] = {
        {"How many trucks are there?", "trk"},
        {"Which warehouse is full?", "whs"},
        {"drivers", "drv"},
        {"the driver of each truck", "drv trk"},
        {"depots", "dpt"}, /* though it is listed as short for something else */
        {"departments", "dpt"},
        {"the quality of the trucks", "trk"},
        /* other words, too short, another beginning, an English name that is no abbreviation */
        {"How many letters are there?", ""},
        {"Which are the best?", ""},
        {"extras", ""},
        {"pumpkin soup", ""},
        {"", ""},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        check(*state, &rows[i]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(words_find_short_names, set_up, world_tear_down),
        cmocka_unit_test_setup_teardown(requests_name_no_table, set_up_stage, world_tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
