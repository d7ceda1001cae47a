/* Dates of a question as a column writes its own. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "arena_fixture.h"
#include "hint/span.h"

#define COUNT(array) (sizeof(array) / sizeof *(array))

static void writes_as_the_column(void **state) {
    static const struct {
        const char *sample, *iso, *written;
    } rows[] = {
        {"2018-03-31", "2024-05-06", "2024-05-06"}, {"03/31/2018", "2024-05-06", "05/06/2024"},
        {"31/03/2018", "2024-05-06", "06/05/2024"}, {"20180331", "2024-05-06", "20240506"},
        {"20180331", "2024-05", "2024-05"},         {"31/03/2018", "some day", "some day"},
    };
    for (size_t i = 0; i < COUNT(rows); i++) {
        char iso[16]; /* its text is gone before the date is used */
        const char *samples[] = {rows[i].sample};
        const struct db_column column = {.name = "day", .samples = samples, .sample_count = 1};
        strcpy(iso, rows[i].iso);
        const char *written = span_date(*state, iso, &column);
        memset(iso, 'x', sizeof iso - 1);
        assert_string_equal(written, rows[i].written);
    }
}

/* What cannot be read as a date is told of as no date, in memory that lasts. */
static void bounds_last(void **state) {
    static const char *const samples[] = {"03/31/2018"};
    const struct db_column column = {
        .name = "day", .samples = (const char **)samples, .sample_count = 1, .text_values = true};
    const struct link_value value = {.kind = LINK_DATE, .text = "some day"};
    assert_string_equal(span_bound(*state, &value, &column, false), "0000");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(writes_as_the_column, open_arena, close_arena),
        cmocka_unit_test_setup_teardown(bounds_last, open_arena, close_arena),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
