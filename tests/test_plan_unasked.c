/* What a plan does that nobody asked for: which words keep an order, a limit and sums, and what is left. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "plan/unasked.h"

#define WORDS 8
#define ACTIONS 20
/* Pointers to nodes; which ones does not matter. */
#define PRICE (PLAN_TOKEN_COUNT + 1)
#define STOCK (PLAN_TOKEN_COUNT + 2)

#define T(name) TOKEN_ID_##name

struct row {
    const char *words[WORDS];
    uint32_t cues;
    int before[ACTIONS], after[ACTIONS]; /* after empty: as before */
};

static const struct row rows[] = {
    {{"show", "prices", "and", "stock"},
     0,
     {T(SELECT), PRICE, STOCK, T(ASC), PRICE, T(LIMIT), T(ONE), T(END)},
     {T(SELECT), PRICE, STOCK, T(END)}},
    {{"show", "prices", "and", "stock"},
     0,
     {T(SELECT), PRICE, T(SUM), STOCK, T(GROUP), PRICE, T(END)},
     {T(SELECT), PRICE, STOCK, T(END)}},
    {{"show", "the", "price", "of", "each"},
     CUE_BIT(EACH),
     {T(SELECT), T(SUM), PRICE, T(END)},
     {T(SELECT), PRICE, T(END)}},
    {{"how", "much", "are", "prices"}, 0, {T(SELECT), T(SUM), PRICE, T(END)}, {T(SELECT), PRICE, T(END)}},
    {{"how", "much", "does", "it", "cost"},
     0,
     {T(SELECT), T(SUM), PRICE, T(END)},
     {T(SELECT), PRICE, T(END)}},
    /* what may be meant */
    {{"show", "the", "cheapest"}, 0, {T(SELECT), PRICE, T(ASC), PRICE, T(LIMIT), T(ONE), T(END)}, {0}},
    {{"show", "prices", "sorted"}, CUE_BIT(SORTED), {T(SELECT), PRICE, T(ASC), PRICE, T(END)}, {0}},
    {{"show", "5", "prices"}, 0, {T(SELECT), PRICE, T(ASC), PRICE, T(LIMIT), T(ONE), T(END)}, {0}},
    {{"total", "price"}, CUE_BIT(SUM), {T(SELECT), T(SUM), PRICE, T(END)}, {0}},
    {{"how", "much", "stock"}, 0, {T(SELECT), T(SUM), STOCK, T(END)}, {0}},
    {{"the", "price", "per", "stock"}, 0, {T(SELECT), T(SUM), PRICE, STOCK, T(GROUP), STOCK, T(END)}, {0}},
    {{"show", "prices"}, 0, {T(SELECT), T(COUNT), STOCK, T(SUM), PRICE, T(GROUP), STOCK, T(END)}, {0}},
    /* nothing to do, and what is not whole */
    {{"show", "prices"}, 0, {T(SELECT), PRICE, T(END)}, {0}},
    {{"show", "prices"}, 0, {T(SELECT), PRICE, T(ASC), PRICE}, {0}},
    {{NULL}, 0, {0}, {0}},
};

static struct sequence read_actions(const int *actions) {
    struct sequence out = {.count = 0};
    for (size_t i = 0; i < ACTIONS && actions[i] != 0; i++) {
        out.actions[out.count++] = (uint16_t)actions[i];
    }
    return out;
}

static void what_nobody_asks_for_goes(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct link_word words[WORDS] = {{0}};
        struct linked linked = {.words = words};
        for (; linked.word_count < WORDS && rows[i].words[linked.word_count] != NULL; linked.word_count++) {
            words[linked.word_count].norm = words[linked.word_count].stem = rows[i].words[linked.word_count];
        }
        const struct cues cues = {.found = rows[i].cues};
        struct sequence sequence = read_actions(rows[i].before), wanted = read_actions(rows[i].after);
        bool changes = wanted.count > 0;
        wanted = changes ? wanted : sequence;
        if (unasked_drop(&linked, &cues, &sequence) != changes || sequence.count != wanted.count ||
            memcmp(sequence.actions, wanted.actions, wanted.count * sizeof *wanted.actions) != 0) {
            fail_msg("row %zu: %s %s", i, rows[i].words[0], rows[i].words[1]);
        }
    }
}

/* "Minimum price" is a name, and asks for no least one. */
static void words_of_a_name_are_no_cue(void **state) {
    (void)state;
    struct link_word words[] = {{.norm = "minimum", .stem = "minimum"}, {.norm = "price", .stem = "price"}};
    struct link_match match = {.first = 0, .last = 2, .column = true, .code = LINK_EXACT};
    struct linked linked = {.words = words, .word_count = 2, .matches = &match, .match_count = 1};
    const struct cues cues = {.found = 0};
    static const int actions[] = {T(SELECT), PRICE, T(ASC), PRICE, T(LIMIT), T(ONE), T(END), 0};
    struct sequence sequence = {.count = 0};
    for (size_t i = 0; actions[i] != 0; i++) {
        sequence.actions[sequence.count++] = (uint16_t)actions[i];
    }
    struct sequence again = sequence;
    assert_true(unasked_drop(&linked, &cues, &sequence));
    assert_int_equal(sequence.count, 3);
    linked.match_count = 0;
    assert_false(unasked_drop(&linked, &cues, &again));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_nobody_asks_for_goes),
        cmocka_unit_test(words_of_a_name_are_no_cue),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
