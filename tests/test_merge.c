/* The rules' reading of a reply and the network's, put together. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "dialog/judge.h"

#define CHOICES 2

/* One item of two choices. Of what is kept: 1 the first, 2 the second, 3 both, 0 for nothing said. */
struct ruled {
    enum reply_kind kind;
    unsigned kept;
    bool pointed, plain, stranger, all, denied;
    double score;
};

struct found {
    double tells, unhelpful, question, all, touched, first, second;
};

struct left {
    enum reply_kind kind;
    unsigned kept;
    bool all;
};

struct row {
    const char *what;
    struct ruled rules;
    struct found network;
    struct left expected;
};

#define SILENT {.kind = REPLY_UNHELPFUL}
#define STRANGER {.kind = REPLY_UNHELPFUL, .stranger = true}
#define NAMED {.kind = REPLY_SETTLES, .kept = 1, .score = 1}
#define HINTED {.kind = REPLY_SETTLES, .kept = 1, .score = 0.5}
#define DENIED {.kind = REPLY_SETTLES, .kept = 1, .score = 0.8, .denied = true}
#define PLAIN {.kind = REPLY_SETTLES, .kept = 1, .score = 1, .plain = true}
#define NUMBER {.kind = REPLY_SETTLES, .kept = 1, .score = 1, .pointed = true}
#define NUMBERS {.kind = REPLY_SETTLES, .kept = 3, .score = 1, .pointed = true, .all = true}
#define LISTED {.kind = REPLY_SETTLES, .kept = 3, .score = 1, .plain = true, .all = true}
#define MORE {.kind = REPLY_MORE}

static const struct row rows[] = {
    {"unknown to rules", SILENT, {.95, .04, .01, .01, .97, .03, .96}, {REPLY_NARROWS, 2, false}},
    {"a number", NUMBER, {.9, .08, .02, .01, .9, .2, .9}, {REPLY_NARROWS, 1, false}},
    {"a bare name", PLAIN, {.6, .38, .02, .01, .9, .1, .9}, {REPLY_NARROWS, 1, false}},
    {"a bare name, against a sure network",
     PLAIN,
     {.99, .005, .005, .01, .9999, 1e-6, .999999},
     {REPLY_NARROWS, 1, false}},
    {"a name of nothing here", STRANGER, {.9, .09, .01, .01, .9, .1, .9}, {REPLY_UNHELPFUL, 0, false}},
    {"a name among others", NAMED, {.99, .005, .005, .01, .999, 1e-5, .9999}, {REPLY_NARROWS, 2, false}},
    {"a name, the network less sure", NAMED, {.99, .005, .005, .01, .99, .1, .9}, {REPLY_NARROWS, 1, false}},
    {"a hint, the network surer", HINTED, {.99, .005, .005, .01, .99, .02, .98}, {REPLY_NARROWS, 2, false}},
    {"one left out", DENIED, {.99, .005, .005, .01, .99, .05, .95}, {REPLY_NARROWS, 1, false}},
    {"one left out, surely the other",
     DENIED,
     {.99, .005, .005, .01, .99, 1e-3, .999},
     {REPLY_NARROWS, 2, false}},
    {"more choices", MORE, {.99, .005, .005, .01, .9, .1, .9}, {REPLY_MORE, 0, false}},
    {"a question", SILENT, {.01, .01, .98, .01, .1, .5, .5}, {REPLY_QUESTION, 0, false}},
    {"both at once", SILENT, {.98, .01, .01, .97, .98, .97, .98}, {REPLY_NARROWS, 3, true}},
    {"both by number", NUMBERS, {.9, .08, .02, .1, .9, .9, .1}, {REPLY_NARROWS, 3, true}},
    {"both listed", LISTED, {.9, .08, .02, .1, .9, .9, .1}, {REPLY_NARROWS, 3, true}},
    {"all left, not all meant", SILENT, {.98, .01, .01, .1, .98, .97, .98}, {REPLY_NARROWS, 0, false}},
    {"too long an item", NAMED, {.99, .005, .005, .01, -1, -1, -1}, {REPLY_NARROWS, 1, false}},
    {"too long a choice", NAMED, {.99, .005, .005, .01, .99, 1e-4, -1}, {REPLY_NARROWS, 1, false}},
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
        const struct ruled *rules = &row->rules;
        const struct found *network = &row->network;
        bool keep[CHOICES] = {rules->kept != 2, rules->kept != 1};
        double kept[CHOICES] = {network->first, network->second};
        struct reply_item left = {.keep = keep,
                                  .kept = (size_t)keep[0] + (size_t)keep[1],
                                  .touched = rules->kept != 0,
                                  .all = rules->all,
                                  .pointed = rules->pointed,
                                  .denied = rules->denied,
                                  .score = rules->score};
        struct reply reply = {.kind = rules->kind,
                              .items = &left,
                              .item_count = 1,
                              .plain = rules->plain,
                              .stranger = rules->stranger};
        struct judgement judgement = {.tells = network->tells,
                                      .unhelpful = network->unhelpful,
                                      .question = network->question,
                                      .all = network->all,
                                      .touched = {network->touched},
                                      .kept = {kept}};
        enum reply_kind kind = merge_reply(&reader, &judgement, &reply);
        unsigned found = left.touched ? (unsigned)keep[0] | (unsigned)keep[1] << 1 : 0;
        if (kind != row->expected.kind || found != row->expected.kept || left.all != row->expected.all) {
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
