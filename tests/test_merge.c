/* The rules' reading of a reply and the network's, put together. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "dialog/judge.h"

#define CHOICES 2

/* One item of two choices. Flags of what is kept: 0b01 the first, 0b10 the second; 0 for nothing said. */
struct row {
    const char *what;
    /* by rules */
    enum reply_kind kind;
    unsigned ruled;
    bool pointed, plain, stranger, ruled_all;
    double score;
    /* by the network */
    double tells, unhelpful, question, all, touched, kept[CHOICES];
    /* together */
    enum reply_kind expected;
    unsigned left;
    bool expected_all;
};

static const struct row rows[] = {
    {"what rules do not understand",
     REPLY_UNHELPFUL,
     0,
     false,
     false,
     false,
     false,
     0,
     0.95,
     0.04,
     0.01,
     0.01,
     0.97,
     {0.03, 0.96},
     REPLY_NARROWS,
     2,
     false},
    {"a number is a number",
     REPLY_SETTLES,
     1,
     true,
     false,
     false,
     false,
     0.95,
     0.9,
     0.08,
     0.02,
     0.01,
     0.9,
     {0.2, 0.9},
     REPLY_NARROWS,
     1,
     false},
    {"a bare name is that name",
     REPLY_SETTLES,
     1,
     false,
     true,
     false,
     false,
     1,
     0.6,
     0.38,
     0.02,
     0.01,
     0.9,
     {0.1, 0.9},
     REPLY_NARROWS,
     1,
     false},
    {"a name of nothing here",
     REPLY_UNHELPFUL,
     0,
     false,
     false,
     true,
     false,
     0,
     0.6,
     0.38,
     0.02,
     0.01,
     0.9,
     {0.1, 0.9},
     REPLY_UNHELPFUL,
     0,
     false},
    {"a name among other words",
     REPLY_SETTLES,
     1,
     false,
     false,
     false,
     false,
     0.5,
     0.99,
     0.005,
     0.005,
     0.01,
     0.999,
     {0.00001, 0.9999},
     REPLY_NARROWS,
     2,
     false},
    {"more choices",
     REPLY_MORE,
     0,
     false,
     false,
     false,
     false,
     0,
     0.99,
     0.005,
     0.005,
     0.01,
     0.9,
     {0.1, 0.9},
     REPLY_MORE,
     0,
     false},
    {"another question",
     REPLY_UNHELPFUL,
     0,
     false,
     false,
     false,
     false,
     0,
     0.01,
     0.01,
     0.98,
     0.01,
     0.1,
     {0.5, 0.5},
     REPLY_QUESTION,
     0,
     false},
    {"both at once",
     REPLY_UNHELPFUL,
     0,
     false,
     false,
     false,
     false,
     0,
     0.98,
     0.01,
     0.01,
     0.97,
     0.98,
     {0.97, 0.98},
     REPLY_NARROWS,
     3,
     true},
    {"both by number",
     REPLY_SETTLES,
     3,
     true,
     false,
     false,
     true,
     0.95,
     0.9,
     0.08,
     0.02,
     0.1,
     0.9,
     {0.9, 0.1},
     REPLY_NARROWS,
     3,
     true},
    {"all that is left is nothing said",
     REPLY_UNHELPFUL,
     0,
     false,
     false,
     false,
     false,
     0,
     0.98,
     0.01,
     0.01,
     0.1,
     0.98,
     {0.97, 0.98},
     REPLY_NARROWS,
     0,
     false},
    {"what did not fit in",
     REPLY_SETTLES,
     1,
     false,
     false,
     false,
     false,
     0.6,
     0.99,
     0.005,
     0.005,
     0.01,
     -1,
     {-1, -1},
     REPLY_NARROWS,
     1,
     false},
    {"a choice that did not fit in",
     REPLY_SETTLES,
     1,
     false,
     false,
     false,
     false,
     0.6,
     0.99,
     0.005,
     0.005,
     0.01,
     0.99,
     {0.0001, -1},
     REPLY_NARROWS,
     1,
     false},
};

static void the_likelier_reading_is_taken(void **state) {
    (void)state;
    static const struct dialog_choice choices[CHOICES] = {
        {.table = "t", .column = "a", .column_index = -1, .table_index = -1},
        {.table = "t", .column = "b", .column_index = -1, .table_index = -1}};
    static const struct dialog_item item = {"term", CSQL_COL_AMB, choices, CHOICES, -1};
    static struct reader reader;
    reader.items = &item;
    reader.item_count = 1;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const struct row *row = &rows[i];
        bool keep[CHOICES] = {row->ruled != 2, row->ruled != 1};
        double kept[CHOICES] = {row->kept[0], row->kept[1]};
        struct reply_item left = {.keep = keep,
                                  .kept = row->ruled == 1 || row->ruled == 2 ? 1 : CHOICES,
                                  .touched = row->ruled != 0,
                                  .all = row->ruled_all,
                                  .pointed = row->pointed,
                                  .score = row->score};
        struct reply reply = {.kind = row->kind,
                              .items = &left,
                              .item_count = 1,
                              .plain = row->plain,
                              .stranger = row->stranger};
        struct judgement judgement = {.tells = row->tells,
                                      .unhelpful = row->unhelpful,
                                      .question = row->question,
                                      .all = row->all,
                                      .touched = {row->touched},
                                      .kept = {kept}};
        enum reply_kind kind = merge_reply(&reader, &judgement, &reply);
        unsigned found = left.touched ? (unsigned)keep[0] | (unsigned)keep[1] << 1 : 0;
        if (kind != row->expected || found != row->left || left.all != row->expected_all) {
            fail_msg("%s: kind %d, left %u, all %d", row->what, (int)kind, found, left.all);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_likelier_reading_is_taken),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
