/* Plurals and singulars of what schemas call things. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "text/text.h"

static void nouns_have_both_numbers(void **state) {
    static const struct {
        const char *one, *many;
    } rows[] = {
        {"card number", "card numbers"}, {"city", "cities"}, {"birthday", "birthdays"}, {"box", "boxes"},
        {"branch", "branches"},          {"wish", "wishes"}, {"review", "reviews"},     {"artist", "artists"},
        {"tournament", "tournaments"}};
    (void)state;
    struct arena *arena = arena_new();
    assert_non_null(arena);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        assert_string_equal(text_plural(arena, rows[i].one), rows[i].many);
        assert_string_equal(text_singular(arena, rows[i].many), rows[i].one);
        assert_string_equal(text_singular(arena, rows[i].one), rows[i].one);
        assert_string_equal(text_plural(arena, rows[i].many), rows[i].many);
    }
    arena_free(arena);
}

static void some_have_one(void **state) {
    static const char *const nouns[] = {"address", "information", "equipment", "people", "news",
                                        "",        "id",          "s"};
    (void)state;
    struct arena *arena = arena_new();
    assert_non_null(arena);
    for (size_t i = 0; i < sizeof nouns / sizeof *nouns; i++) {
        const char *plural = text_plural(arena, nouns[i]);
        assert_non_null(plural);
        assert_string_equal(text_singular(arena, nouns[i]), nouns[i]);
    }
    assert_string_equal(text_plural(arena, "address"), "address");
    assert_string_equal(text_plural(arena, "information"), "information");
    arena_free(arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(nouns_have_both_numbers),
                                       cmocka_unit_test(some_have_one)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
