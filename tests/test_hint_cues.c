#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "arena_fixture.h"
#include "hint/cues.h"
#include "text/text.h"

#define MAX_WORDS 24

/* A question linked to nothing: its words, split at blanks. */
static struct linked link_words(struct arena *arena, const char *question) {
    struct link_word *words = arena_array(arena, MAX_WORDS, sizeof *words);
    assert_non_null(words);
    struct linked linked = {.question = question, .words = words};
    for (size_t at = 0; question[at] && linked.word_count < MAX_WORDS; linked.word_count++) {
        size_t length = strcspn(question + at, " ");
        char *norm = arena_printf(arena, "%.*s", (int)length, question + at);
        assert_non_null(norm);
        words[linked.word_count] =
            (struct link_word){.start = at, .end = at + length, .norm = norm, .stem = text_stem(arena, norm)};
        at += length + (question[at + length] == ' ');
    }
    return linked;
}

static void finds(void **state) {
    static const struct {
        const char *question;
        uint32_t found;
    } rows[] = {
        {"", 0},
        {"show the colour of a bike", 0},
        {"how many bikes", CUE_BIT(COUNT)},
        {"how", 0},
        {"the number of different colours", CUE_BIT(COUNT) | CUE_BIT(DISTINCT)},
        {"bikes with at least two rides", CUE_BIT(ABOVE)},
        {"the least rides", CUE_BIT(LOWEST)},
        {"from highest to lowest", CUE_BIT(DESCENDING)},
        {"from greatest to least", CUE_BIT(DESCENDING)},
        {"the most recent ride", CUE_BIT(EXTREME)},
        {"bikes by price highest first", CUE_BIT(DESCENDING)},
        {"rides lowest price first", CUE_BIT(ASCENDING)},
        {"the most recent ride first", CUE_BIT(DESCENDING)},
        {"the most common first colour", CUE_BIT(COUNT) | CUE_BIT(HIGHEST) | CUE_BIT(EXTREME)},
        {"stations without bikes for each town", CUE_BIT(NOT) | CUE_BIT(EACH)},
        {"names starting with a", CUE_BIT(STARTS)},
        {"in descending alphabetical order", CUE_BIT(DESCENDING) | CUE_BIT(ALPHABETIC)},
        {"the average and the total", CUE_BIT(AVERAGE) | CUE_BIT(SUM) | CUE_BIT(AND)},
    };
    struct arena *arena = *state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct linked linked = link_words(arena, rows[i].question);
        struct cues cues;
        cues_find(&linked, &cues);
        if (cues.found != rows[i].found) {
            fail_msg("%s: %#x, not %#x", rows[i].question, (unsigned)cues.found, (unsigned)rows[i].found);
        }
    }
}

/* Words of a column's longer name or of a quoted value are no cues. */
static void leaves_names(void **state) {
    struct linked linked = link_words(*state, "the average price of not found");
    struct link_match match = {.first = 1, .last = 3, .column = true, .code = LINK_EXACT};
    struct link_value value = {.first = 4, .last = 6, .kind = LINK_QUOTED};
    struct cues cues;
    cues_find(&linked, &cues);
    assert_int_equal(cues.found, CUE_BIT(AVERAGE) | CUE_BIT(NOT));
    linked.matches = &match;
    linked.match_count = 1;
    linked.values = &value;
    linked.value_count = 1;
    cues_find(&linked, &cues);
    assert_int_equal(cues.found, 0);
}

static void places(void **state) {
    static const struct {
        const char *question;
        size_t value; /* the word that is looked for */
        enum cue expected;
    } rows[] = {
        {"names that start with x", 4, CUE_STARTS},
        {"names ending with the letter x", 5, CUE_ENDS},
        {"names containing x", 2, CUE_CONTAINS},
        {"names with x as the first letter", 2, CUE_TOTAL},
        {"names with x as prefix", 2, CUE_STARTS},
        {"names whose first letter is x", 5, CUE_STARTS},
        {"towns of x whose name starts with y", 2, CUE_TOTAL},
        {"start with x and end with y", 2, CUE_STARTS},
        {"start with x and end with y", 6, CUE_ENDS},
        {"named x", 1, CUE_TOTAL},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct linked linked = link_words(*state, rows[i].question);
        struct link_value value = {.first = rows[i].value, .last = rows[i].value + 1, .kind = LINK_CAPITAL};
        struct cues cues;
        cues_find(&linked, &cues);
        enum cue position = cues_position(&cues, &value);
        if (position != rows[i].expected) {
            fail_msg("%s: %d, not %d", rows[i].question, (int)position, (int)rows[i].expected);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(finds, open_arena, close_arena),
        cmocka_unit_test_setup_teardown(leaves_names, open_arena, close_arena),
        cmocka_unit_test_setup_teardown(places, open_arena, close_arena),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
