/* What tells by the way words stand that they ask for no column; a table of rows each. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "arena_fixture.h"
#include "pivot/predicates.h"
#include "pivot/verbs.h"
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

static void grades_are_told(void **state) {
    static const struct row rows[] = {
        {"the oldest *employee", 1, 2, true},
        {"the most expensive *wine", 2, 3, true},
        {"the most expensive *wine", 1, 3, true},
        {"which *artist was born first", 4, 5, true},
        {"the first name of it", 1, 2, false},
        {"students under 20", 1, 2, true},
        {"which *team has more points", 4, 5, false},
        {"the customer satisfaction", 1, 3, false},
        {"the price", 1, 2, false},
        {"the price", 1, 1, false},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct linked linked = linked_of(*state, rows[i].question);
        if (wording_grades(&linked, rows[i].first, rows[i].last) != rows[i].expected) {
            fail_msg("%s", rows[i].question);
        }
    }
}

static void introductions_are_told(void **state) {
    struct linked linked = linked_of(*state, "the *members named Smith");
    assert_true(wording_introduces(&linked, 2, 3));
    assert_true(wording_introduces(&linked, 1, 3));
    assert_false(wording_introduces(&linked, 1, 2));
    assert_false(wording_introduces(&linked, 2, 2));
}

static void full_names_are_told(void **state) {
    struct linked linked = linked_of(*state, "the full names of *members");
    assert_true(wording_full(&linked, 1, 2));
    assert_true(wording_full(&linked, 2, 3));
    assert_false(wording_full(&linked, 4, 5));
}

static void units_are_told(void **state) {
    struct linked linked = linked_of(*state, "*huts above 2500 metres");
    assert_true(wording_unit(&linked, 3, 4));
    assert_false(wording_unit(&linked, 2, 3));
    assert_false(wording_unit(&linked, 0, 1));
    linked = linked_of(*state, "the metres of the *hut");
    assert_false(wording_unit(&linked, 1, 2));
}

static void places_in_an_order_are_told(void **state) {
    struct linked linked = linked_of(*state, "the second largest of the second year");
    struct link_value values[] = {
        {.first = 1, .last = 2, .kind = LINK_NUMBER_WORD, .number = 2, .ordinal = true},
        {.first = 5, .last = 6, .kind = LINK_NUMBER_WORD, .number = 2, .ordinal = true}};
    linked.values = values;
    linked.value_count = 2;
    assert_true(wording_place(&linked, 1));
    assert_true(wording_grades(&linked, 1, 2));
    assert_true(wording_grades(&linked, 1, 3));
    assert_false(wording_place(&linked, 2));
    assert_false(wording_place(&linked, 5));
    values[0].ordinal = false;
    assert_false(wording_place(&linked, 1));
}

static void clauses_are_told(void **state) {
    static const struct row rows[] = {
        {"which *members advise two", 1, 3, true},
        {"which *members advise two", 2, 3, true},
        {"what each *farm uses", 3, 4, true},
        {"what did each *farm use", 4, 5, true},
        {"what did each *farm use", 3, 5, true},
        {"what each *farm use", 3, 4, false},
        {"how many *people speak it", 3, 4, true},
        {"*trips that took place in May", 2, 4, true},
        {"when it was opened", 3, 4, true},
        {"the opened date of it", 1, 2, false},
        {"the *race class", 2, 3, false},
        {"the *customer satisfaction", 1, 3, false},
        {"the speed of it", 1, 2, false},
        {"the *sales targets", 1, 3, false},
        {"the price", 1, 5, false},
        {"the *courses they teach", 3, 4, true},
        {"the highest rated *wine", 2, 3, true},
        {"the rated *wine", 1, 2, false},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct linked linked = linked_of(*state, rows[i].question);
        if (wording_clause(&linked, NULL, rows[i].first, rows[i].last) != rows[i].expected) {
            fail_msg("%s", rows[i].question);
        }
    }
}

static void ties_idioms_and_counts_are_told(void **state) {
    static const struct {
        struct row row;
        bool (*told)(const struct linked *, size_t, size_t);
    } rows[] = {
        {{"*cheeses made from milk", 1, 2, true}, wording_relates},
        {{"the *branches located there", 2, 3, true}, wording_relates},
        {{"the location", 1, 2, false}, wording_relates},
        {{"cheeses made", 0, 2, false}, wording_relates},
        {{"names starting with S", 1, 2, true}, wording_relates},
        {{"the starting date", 1, 2, false}, wording_relates},
        {{"the speed in miles per hour", 3, 4, true}, wording_unit},
        {{"the speed in miles per hour", 5, 6, true}, wording_unit},
        {{"the miles per hour", 1, 2, false}, wording_unit},
        {{"the price per hour", 3, 4, false}, wording_unit},
        {{"the distance in km", 3, 4, true}, wording_unit},
        {{"in km", 1, 2, false}, wording_unit},
        {{"who are 18 years old", 3, 5, true}, wording_unit},
        {{"the years old", 1, 3, false}, wording_unit},
        {{"the song that lasts longest", 3, 4, true}, wording_relates},
        {{"the last one", 1, 2, false}, wording_relates},
        {{"ordered between 1975 01 and 1976", 2, 4, true}, wording_figures},
        {{"ordered between 1975 01 and 1976", 1, 4, false}, wording_figures},
        {{"ordered", 0, 0, false}, wording_figures},
        {{"the names of everybody", 3, 4, true}, wording_person},
        {{"the names of everybody", 1, 2, false}, wording_person},
        {{"the first , last names", 1, 2, true}, wording_half_name},
        {{"the first and last names", 1, 2, true}, wording_half_name},
        {{"the first name", 1, 2, false}, wording_half_name},
        {{"the first and last stops", 1, 2, false}, wording_half_name},
        {{"the rooms in this inn", 4, 5, true}, wording_given},
        {{"the rooms in the inn", 4, 5, false}, wording_given},
        {{"apartments in terms of rooms", 2, 3, true}, wording_idiom},
        {{"who is in charge of it", 3, 4, true}, wording_idiom},
        {{"the charge of it", 1, 2, false}, wording_idiom},
        {{"charge", 0, 1, false}, wording_idiom},
        {{"the smallest amount of *professors", 2, 3, true}, wording_counts},
        {{"the amount of *tax", 1, 2, false}, wording_counts},
        {{"the amount of", 1, 2, false}, wording_counts},
        {{"the average quantity of *stocks", 2, 3, false}, wording_counts},
        {{"the wind speed reached 25", 3, 4, true}, predicate_participle},
        {{"the wind speed reached 25", 1, 2, false}, predicate_participle},
        {{"the wind speed reached 25", 2, 4, false}, predicate_participle},
        {{"wines produced before 2010", 1, 2, true}, predicate_relates},
        {{"wines produced", 1, 2, false}, predicate_relates},
        {{"the wind speed reached 25", 3, 4, false}, predicate_relates},
        {{"how many *tours took place in May", 3, 5, true}, verbs_happen},
        {{"the *tours were held in May", 3, 4, true}, verbs_happen},
        {{"the *tours that have also been done", 6, 7, true}, verbs_happen},
        {{"*tours held in May", 1, 2, true}, verbs_happen},
        {{"the *tours were carried out in May", 3, 5, true}, verbs_happen},
        {{"how many *tours happened", 3, 4, true}, verbs_happen},
        {{"the office held in May", 2, 3, false}, verbs_happen},
        {{"the place of the *tours", 1, 2, false}, verbs_happen},
        {{"the *tours were insured", 3, 4, false}, verbs_happen},
        {{"happened", 0, 1, false}, verbs_happen},
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
        cmocka_unit_test_setup_teardown(grades_are_told, open_arena, close_arena),
        cmocka_unit_test_setup_teardown(introductions_are_told, open_arena, close_arena),
        cmocka_unit_test_setup_teardown(full_names_are_told, open_arena, close_arena),
        cmocka_unit_test_setup_teardown(units_are_told, open_arena, close_arena),
        cmocka_unit_test_setup_teardown(places_in_an_order_are_told, open_arena, close_arena),
        cmocka_unit_test_setup_teardown(clauses_are_told, open_arena, close_arena),
        cmocka_unit_test_setup_teardown(ties_idioms_and_counts_are_told, open_arena, close_arena),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
