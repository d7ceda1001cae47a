/* Words that exclude one another in names; a table of rows. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/arena.h"
#include "pivot/contraries.h"

struct row {
    const char *term, *name;
    bool by_lexicon; /* only the lexicon knows */
    bool expected;
};

static void contraries_are_told(void **state) {
    (void)state;
    static const struct row rows[] = {
        {"family name", "forename", false, true},         {"family name", "surname", false, false},
        {"start date", "end_date", false, true},          {"start date", "begin_date", false, false},
        {"start and end date", "end_date", false, false}, /* the term has it too */
        {"latitude", "longitude", false, true},           {"low estimate", "High_Estimate", true, true},
        {"low estimate", "Low_Estimate", true, false},    {"last name", "first_name", true, true},
        {"low estimate", "estimate", true, false},        {"", "end_date", false, false},
    };
    const char *directory = getenv("CLARISQL_DATADIR");
    struct arena *arena = arena_new();
    struct embed *embed = NULL;
    assert_non_null(arena);
    assert_int_equal(embed_open(directory == NULL ? "data" : directory, &embed, NULL), CSQL_OK);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const struct row *r = &rows[i];
        struct word_set term, name;
        assert_true(predicate_words(arena, r->term, strlen(r->term), &term));
        assert_true(predicate_words(arena, r->name, strlen(r->name), &name));
        if (contraries_exclude(embed, &term, &name) != r->expected ||
            contraries_exclude(NULL, &term, &name) != (r->expected && !r->by_lexicon)) {
            fail_msg("%s of %s", r->term, r->name);
        }
    }
    embed_close(embed);
    arena_free(arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(contraries_are_told)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
