/* What tells by the way words stand that they ask for no column; a table of rows each. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "arena_fixture.h"
#include "pivot/predicates.h"
#include "pivot/wording.h"
#include "text/text.h"

/* A question's words, those of its tables marked: "the *members advise". */
static struct linked linked_of(struct arena *arena, const char *text) {
    struct linked linked = {.question = text};
    linked.words = arena_array(arena, LINK_MAX_WORDS, sizeof *linked.words);
    linked.matches = arena_array(arena, LINK_MAX_WORDS, sizeof *linked.matches);
    assert_non_null(linked.words);
    assert_non_null(linked.matches);
    for (const char *at = text; *at != '\0';) {
        const size_t length = strcspn(at, " ");
        const bool table = *at == '*';
        const char *norm = arena_copy(arena, at + table, length - table);
        assert_non_null(norm);
        const char *stem = text_stem(arena, norm);
        linked.words[linked.word_count] = (struct link_word){.norm = norm,
                                                             .stem = stem,
                                                             .stopword = text_is_stopword(norm),
                                                             .soft = strcmp(norm, "name") == 0};
        if (table) {
            linked.matches[linked.match_count++] = (struct link_match){
                .first = linked.word_count, .last = linked.word_count + 1, .code = LINK_EXACT};
        }
        linked.word_count++;
        at += length + strspn(at + length, " ");
    }
    return linked;
}

struct row {
    const char *question;
    size_t first, last;
    bool expected;
};

static void places_in_an_order_are_told(void **state) {
    struct linked linked = linked_of(*state, "the second largest of the second year");
    struct link_value values[] = {
        {.first = 1, .last = 2, .kind = LINK_NUMBER_WORD, .number = 2, .ordinal = true},
        {.first = 5, .last = 6, .kind = LINK_NUMBER_WORD, .number = 2, .ordinal = true}};
    linked.values = values;
    linked.value_count = 2;
    assert_true(wording_place(&linked, 1));
    assert_false(wording_place(&linked, 2));
    assert_false(wording_place(&linked, 5));
    values[0].ordinal = false;
    assert_false(wording_place(&linked, 1));
}

static void participles_are_told(void **state) {
    static const struct {
        struct row row;
        bool (*told)(const struct linked *, size_t, size_t);
    } rows[] = {
        {{"the wind speed reached 25", 3, 4, true}, predicate_participle},
        {{"the wind speed reached 25", 1, 2, false}, predicate_participle},
        {{"the wind speed reached 25", 2, 4, false}, predicate_participle},
        {{"wines produced before 2010", 1, 2, true}, predicate_relates},
        {{"wines produced", 1, 2, false}, predicate_relates},
        {{"the wind speed reached 25", 3, 4, false}, predicate_relates},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const struct row *r = &rows[i].row;
        struct linked linked = linked_of(*state, r->question);
        if (rows[i].told(&linked, r->first, r->last) != r->expected) {
            fail_msg("%s", r->question);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(places_in_an_order_are_told, open_arena, close_arena),
        cmocka_unit_test_setup_teardown(participles_are_told, open_arena, close_arena),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
