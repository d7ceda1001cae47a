/* Words for one role. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "plan/role_names.h"

static void words_of_one_row_are_alike(void **state) {
    static const struct {
        const char *norm, *stem, *other_norm, *other_stem;
        bool alike;
    } rows[] = {{"boss", "boss", "manager", "manag", true},  {"departure", "departur", "from", "from", true},
                {"home", "home", "hosted", "host", true},    {"home", "home", "away", "away", false},
                {"boss", "boss", "parent", "parent", false}, {"xylem", "xylem", "boss", "boss", false}};
    struct role_names *names;
    (void)state;
    assert_int_equal(role_names_open("data", &names, NULL), CSQL_OK);
    assert_non_null(names);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        assert_int_equal(
            role_names_alike(names, rows[i].norm, rows[i].stem, rows[i].other_norm, rows[i].other_stem),
            rows[i].alike);
        assert_false(
            role_names_alike(NULL, rows[i].norm, rows[i].stem, rows[i].other_norm, rows[i].other_stem));
    }
    assert_string_equal(role_names_in_full(names, "mgr"), "manager");
    assert_string_equal(role_names_in_full(names, "dst"), "destination");
    assert_string_equal(role_names_in_full(names, "boss"), "boss");
    assert_string_equal(role_names_in_full(NULL, "mgr"), "mgr");
    role_names_free(names);
    role_names_free(NULL);
}

static csql_status open_text(const char *text, struct role_names **out) {
    char directory[] = "/tmp/role_names.XXXXXX", path[64];
    assert_non_null(mkdtemp(directory));
    snprintf(path, sizeof path, "%s/role_names.tsv", directory);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    assert_true(fputs(text, file) >= 0);
    assert_int_equal(fclose(file), 0);
    csql_status status = role_names_open(directory, out, NULL);
    assert_int_equal(unlink(path), 0);
    assert_int_equal(rmdir(directory), 0);
    return status;
}

static void what_is_no_table_is_refused(void **state) {
    static char wide[1024];
    const struct {
        const char *text;
        csql_status status;
    } rows[] = {{"words\tshort\na|b\tc\n", CSQL_OK},
                {"words\tshort\na|b\t\n\n", CSQL_OK},
                {"words\tshort\na\t", CSQL_OK},
                {"names\tshort\na|b\tc\n", CSQL_BAD_DATA},
                {"words\tshort\na|b\n", CSQL_BAD_DATA},
                {"words\tshort\n\tc\n", CSQL_BAD_DATA},
                {"words\tshort\na\tb\tc\n", CSQL_BAD_DATA},
                {"words\tshort\na|b|c|d|e|f|g|h|i|j|k|l|m|n|o|p|q\t\n", CSQL_BAD_DATA},
                {wide, CSQL_TOO_LONG}};
    struct role_names *names;
    (void)state;
    memset(wide, 'a', sizeof wide - 1);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        assert_int_equal(open_text(rows[i].text, &names), rows[i].status);
        assert_int_equal(names != NULL, rows[i].status == CSQL_OK);
        role_names_free(names);
    }
    assert_int_equal(role_names_open("/nonexistent", &names, NULL), CSQL_OK);
    assert_null(names);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(words_of_one_row_are_alike),
        cmocka_unit_test(what_is_no_table_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
