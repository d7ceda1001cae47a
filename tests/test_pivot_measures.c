/* What terms and names measure; a table of rows. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/arena.h"
#include "pivot/measures.h"

struct row {
    const char *term, *name;
    bool excluded, shared;
};

static void measures_are_told(void **state) {
    (void)state;
    static const struct row rows[] = {
        {"total weight", "part_cost", true, false},
        {"total weight", "weight_kg", false, true},
        {"total weight", "gross_tonnage", false, true},
        {"time spent", "minutes_spent", false, true},
        {"time spent", "part_cost", true, false},
        {"time spent", "weight_kg", true, false},
        {"total spent", "fee", false, true},
        {"total spent", "hours", false, true},
        {"total spent", "weight_kg", true, false},
        {"price", "price_per_hour", false, true},
        {"length", "duration_minutes", false, true},
        {"length", "width_cm", false, true},
        {"length", "fee", true, false},
        {"total weight", "seats", false, false}, /* the name says nothing of it */
        {"capacity", "part_cost", false, false}, /* nor does the term */
        {"rate", "hourly_rate", false, false},
        {"", "part_cost", false, false},
    };
    struct arena *arena = arena_new();
    assert_non_null(arena);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const struct row *r = &rows[i];
        struct word_set term, name;
        assert_true(predicate_words(arena, r->term, strlen(r->term), &term));
        assert_true(predicate_words(arena, r->name, strlen(r->name), &name));
        if (measures_exclude(&term, &name) != r->excluded || measures_share(&term, &name) != r->shared) {
            fail_msg("%s of %s", r->term, r->name);
        }
    }
    arena_free(arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(measures_are_told)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
