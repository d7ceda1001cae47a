/* Codes that stand for words of a question. */
#include "link_fixture.h"

static const char LIBRARY[] =
    "CREATE TABLE member (id INTEGER PRIMARY KEY, full_nm TEXT, mem_typ TEXT, sts_cd TEXT, home_city_cd TEXT,"
    " active_flg TEXT);"
    "INSERT INTO member VALUES (1,'Ann Fox','S','ACT','DUB','Y'),(2,'Bo Ek','T','SUSP','LON','N'),"
    " (3,'Cy Day','S','ACT','PAR','Y'),(4,'Di Orr','E','EXP','LON','Y');"
    "CREATE TABLE item (id INTEGER PRIMARY KEY, title TEXT, cat_cd TEXT, size_cd TEXT);"
    "INSERT INTO item VALUES (1,'Dune','NOV','L'),(2,'Atlas','REF','XL'),(3,'Tintin','CMC','M'),"
    " (4,'Emma','NOV','M');"
    "CREATE TABLE fine (id INTEGER PRIMARY KEY, member_id INTEGER REFERENCES member(id), kind TEXT, remark "
    "TEXT);"
    "INSERT INTO fine VALUES (1,1,'late','PAID'),(2,2,'lost','OPEN');";

static int set_up(void **state) {
    return world_set_up(state, LIBRARY);
}

static void words_find_their_codes(void **state) {
    static const struct {
        const char *question, *codes; /* "column=code" of each holder that is a code, in their order */
    } rows[] = {
        {"How many student members are there?", "mem_typ=S"},
        {"members of type teacher", "mem_typ=T"},
        {"Which suspended members owe a fine?", "sts_cd=SUSP"},
        {"expired members", "sts_cd=EXP"},
        {"List the novels", "cat_cd=NOV"},
        {"Which comics are there?", "cat_cd=CMC"},
        {"How many reference items do we have?", "cat_cd=REF"},
        /* not beside its table or column; several codes or none; a place; no column of codes; too short */
        {"Who are the students?", ""},
        {"members with a surplus", ""},
        {"good members", ""},
        {"London members", ""},
        {"paid fines", ""},
        {"XL items", ""},
        {"the best members", ""},
        {"members", ""},
        {"", ""},
    };
    struct world *w = *state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct linked linked;
        char found[256] = "";
        csql_status status = link_question(w->schema, w->fixture->arena, rows[i].question,
                                           strlen(rows[i].question), &linked, NULL);
        assert_int_equal(status, CSQL_OK);
        for (size_t v = 0; v < linked.value_count; v++) {
            for (size_t h = 0; h < linked.values[v].holder_count; h++) {
                const struct link_holder *holder = &linked.values[v].holders[h];
                size_t length = strlen(found);
                if (holder->code) {
                    snprintf(found + length, sizeof found - length, "%s%s=%s", length > 0 ? " " : "",
                             linked.catalogue->columns[holder->column].name, holder->stored);
                }
            }
        }
        if (strcmp(found, rows[i].codes) != 0) {
            fail_msg("%s: %s, not %s", rows[i].question, found, rows[i].codes);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(words_find_their_codes, set_up, world_tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
