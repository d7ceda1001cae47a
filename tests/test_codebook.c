/* What values stand for, by what is said of their column. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "arena_fixture.h"
#include "link/codebook.h"

#define MOST_VALUES 4

static const struct row {
    const char *text, *values[MOST_VALUES], *meanings[MOST_VALUES];
    size_t before; /* bytes before the first code */
    bool stated;
} rows[] = {
    {"F full-time, P part-time", {"F", "P"}, {"full time", "part time"}, 0, false},
    {"shift: EA early, LA late", {"LA", "EA"}, {"late", "early"}, 7, false},
    {"(G green, A amber)", {"G", "A"}, {"green", "amber"}, 1, false},
    {"0 = draft; 1 = signed", {"0", "1"}, {"draft", "signed"}, 0, true},
    {"0=draft 1=signed", {"0", "1"}, {"draft", "signed"}, 0, true},
    {"A: air, S: sea or canal", {"A", "S"}, {"air", "sea or canal"}, 0, true},
    {"1 if it was returned", {"0", "1"}, {NULL, "it was returned"}, 0, true},
    {"Y for members only", {"N", "Y"}, {NULL, "for members only"}, 0, false},
    {"C stands for cash and D stands for debit", {"C", "D"}, {"cash", "debit"}, 0, true},
    /* A range, a choice and prose tell no meanings. */
    {"1 to 5, by the trainer", {"1", "5"}, {NULL}, 22, false},
    {"Y or N", {"Y", "N"}, {NULL}, 6, false},
    {"paid in cash, card or voucher", {"cash", "card"}, {NULL}, 29, false},
    {"open from 10:30", {"10", "30"}, {NULL}, 15, false},
    {"", {"A", "B"}, {NULL}, 0, false},
};

static void meanings_are_read(void **state) {
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const struct row *row = &rows[i];
        struct codebook_entry entries[2];
        assert_int_equal(codebook_read(row->text, row->values, 2, entries), row->before);
        for (size_t k = 0; k < 2; k++) {
            if (row->meanings[k] == NULL) {
                assert_null(entries[k].meaning);
                continue;
            }
            assert_non_null(entries[k].meaning);
            assert_string_equal(codebook_words(*state, entries[k].meaning, entries[k].length),
                                row->meanings[k]);
            assert_int_equal(entries[k].stated, row->stated);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(meanings_are_read, open_arena, close_arena),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
