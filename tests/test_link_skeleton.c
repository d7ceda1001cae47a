/* Names without their vowels, found by the words that they stand for. */
#include "link_fixture.h"

static const char YARD[] =
    "CREATE TABLE trk (trk_id INTEGER PRIMARY KEY, reg_no TEXT, fuel TEXT);"
    "CREATE TABLE whs (whs_id INTEGER PRIMARY KEY, whs_nm TEXT);"
    "CREATE TABLE drv (drv_id INTEGER PRIMARY KEY, nm TEXT, trk_id INTEGER REFERENCES trk(trk_id));"
    "CREATE TABLE dpt (dpt_id INTEGER PRIMARY KEY, qty REAL);"
    "CREATE TABLE pump (id INTEGER PRIMARY KEY, prmt TEXT);";

static int set_up(void **state) {
    return world_set_up(state, YARD);
}

static void words_find_short_names(void **state) {
    static const struct {
        const char *question, *tables; /* those that some words are the whole name of */
    } rows[] = {
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
    struct world *w = *state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct linked linked;
        char found[256] = "";
        csql_status status = link_question(w->schema, w->fixture->arena, rows[i].question,
                                           strlen(rows[i].question), &linked, NULL);
        assert_int_equal(status, CSQL_OK);
        for (size_t k = 0; k < linked.match_count; k++) {
            const struct link_match *m = &linked.matches[k];
            size_t length = strlen(found);
            if (!m->column && m->code == LINK_EXACT) {
                snprintf(found + length, sizeof found - length, "%s%s", length > 0 ? " " : "",
                         linked.catalogue->tables[m->index].name);
            }
        }
        if (strcmp(found, rows[i].tables) != 0) {
            fail_msg("%s: %s, not %s", rows[i].question, found, rows[i].tables);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(words_find_short_names, set_up, world_tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
