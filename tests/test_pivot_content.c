/* Columns that hold values of one shape, and those that do not; a table of rows. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "pivot/content.h"

#define MAX_SAMPLES 3

struct row {
    const char *label;
    const char *a[MAX_SAMPLES + 1], *b[MAX_SAMPLES + 1]; /* NULL ends them */
    enum content_likeness expected;
};

static struct db_column column_of(const char *const *samples) {
    struct db_column column = {.samples = (const char **)(uintptr_t)samples};
    while (samples[column.sample_count] != NULL) {
        column.sample_count++;
    }
    return column;
}

static void shapes_are_compared(void **state) {
    (void)state;
    static const struct row rows[] = {
        {"no samples", {NULL}, {"12", NULL}, CONTENT_UNKNOWN},
        {"other numbers as large", {"120", "95"}, {"300", "41"}, CONTENT_ALIKE},
        {"ten and a million", {"10", "12"}, {"1000000", "2500000"}, CONTENT_UNLIKE},
        {"whole and not", {"10", "12"}, {"10.5", "12.25"}, CONTENT_UNLIKE},
        {"negative ones count by size", {"-120", "-95"}, {"130", "99"}, CONTENT_ALIKE},
        {"a number and a word", {"10", "12"}, {"Oban", "Mull"}, CONTENT_UNLIKE},
        {"one of them is no number", {"10", "n/a"}, {"10", "12"}, CONTENT_UNLIKE},
        {"names", {"Ann Lee", "Bo Ek"}, {"Cid Marsh", "Dora Ost"}, CONTENT_ALIKE},
        {"a word and a sentence",
         {"red", "blue"},
         {"a very long story about the sea", "and one more about the land"},
         CONTENT_UNLIKE},
        {"a name and a name with a number", {"Ann", "Bob"}, {"Ann7", "Bob9"}, CONTENT_UNLIKE},
        {"an address of mail and a name",
         {"ann@x.org", "bo@y.org"},
         {"Annabella", "Wolfgang"},
         CONTENT_UNLIKE},
        {"dates", {"2020-01-02", "2021-03-04"}, {"1999-12-31", "1998-11-30"}, CONTENT_ALIKE},
        {"a date and a time", {"2020-01-02"}, {"2020-01-02 10:11:12"}, CONTENT_UNLIKE},
        {"words that spell no number", {"nan", "inf"}, {"sea", "sky"}, CONTENT_ALIKE},
        {"white space alone", {"   "}, {"   "}, CONTENT_ALIKE},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const struct db_column a = column_of(rows[i].a), b = column_of(rows[i].b);
        if (content_compare(&a, &b) != rows[i].expected || content_compare(&b, &a) != rows[i].expected) {
            fail_msg("%s", rows[i].label);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(shapes_are_compared)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
