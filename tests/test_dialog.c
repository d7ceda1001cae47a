/* The question asked back, other agents understood, and single replies; see test_replies.c for many. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/buffer.h"
#include "dialog/dialog.h"

struct fixture {
    struct arena *arena;
    struct embed *embed;
};

static int open_fixture(void **state) {
    struct fixture *f = calloc(1, sizeof *f);
    assert_non_null(f);
    f->arena = arena_new();
    const char *directory = getenv("CLARISQL_DATADIR");
    assert_int_equal(embed_open(directory == NULL ? "data" : directory, &f->embed, NULL), CSQL_OK);
    *state = f;
    return f->arena == NULL;
}

static int close_fixture(void **state) {
    struct fixture *f = *state;
    embed_close(f->embed);
    arena_free(f->arena);
    free(f);
    return 0;
}

/* ---- asking and refusing ---- */

static const struct dialog_choice dates[] = {
    {.table = "Claims", .column = "date_claim_settled", .sample = "2024-01-02"},
    {.table = "Claims", .column = "Date_Claim_Made"},
};
static const struct dialog_choice amounts[] = {{.table = "Claims", .column = "Amount_Settled"},
                                               {.table = "Claims", .column = "amount_claimed"}};

static void all_items_are_asked_at_once(void **state) {
    struct fixture *f = *state;
    struct dialog_item items[] = {{"date claim", CSQL_COL_AMB, dates, 2, -1},
                                  {"amount", CSQL_COL_AMB, amounts, 2, -1}};
    assert_string_equal(
        dialog_ask(f->arena, items, 2, false),
        "When you say \"date claim\", should I use date_claim_settled or Date_Claim_Made? Also, for "
        "\"amount\", do you mean Amount_Settled or amount_claimed?");
    assert_string_equal(
        dialog_ask(f->arena, items, 2, true),
        "I still need to know what \"date claim\" means. Please pick a number: 1) date_claim_settled "
        "(such as 2024-01-02), 2) Date_Claim_Made.");
}

static void tables_tell_equal_names_apart(void **state) {
    struct fixture *f = *state;
    static const struct dialog_choice cities[] = {{.table = "Customers", .column = "city"},
                                                  {.table = "Suppliers", .column = "city"},
                                                  {.table = "Suppliers", .column = "home_town"}};
    struct dialog_item item = {"place", CSQL_COL_AMB, cities, 3, -1};
    assert_string_equal(dialog_ask(f->arena, &item, 1, false),
                        "When you say \"place\", should I use Customers.city, Suppliers.city, or home_town?");
    static const struct dialog_choice values[] = {{.table = "A", .column = "city", .value = "Orange"},
                                                  {.table = "A", .column = "county", .value = "Orange"}};
    item = (struct dialog_item){"Orange", CSQL_VAL_AMB, values, 2, -1};
    assert_string_equal(dialog_ask(f->arena, &item, 1, false),
                        "When you say \"Orange\", should I use city = Orange or county = Orange?");
}

static void seven_choices_are_shown(void **state) {
    struct fixture *f = *state;
    struct dialog_choice choices[10];
    for (size_t i = 0; i < 10; i++) {
        choices[i] = (struct dialog_choice){
            .table = "addresses", .column = "state", .value = arena_printf(f->arena, "S%zu", i)};
    }
    struct dialog_item item = {"states", CSQL_VAL_AMB, choices, 10, -1};
    assert_string_equal(
        dialog_ask(f->arena, &item, 1, false),
        "When you say \"states\", which value in state do you mean: S0, S1, S2, S3, S4, S5, S6, or one "
        "of 3 more?");
}

static void refusals_name_the_term(void **state) {
    struct fixture *f = *state;
    struct dialog_item items[] = {{"appellation", CSQL_COL_AMB, dates, 2, -1},
                                  {"identity component", CSQL_COL_AMB, dates, 2, -1}};
    assert_string_equal(
        dialog_refuse_unsettled(f->arena, items, 2),
        "The query cannot be generated as \"appellation\" and \"identity component\" cannot be mapped "
        "to valid column names");
    assert_string_equal(
        dialog_refuse_column(f->arena, "churn_risk_score", false, NULL, 0),
        "Sorry, I can't complete this request because the column churn_risk_score isn't found in the "
        "database, and there are no close matches.");
    static const struct dialog_choice near[] = {
        {.table = "cards", .column = "type_code", .value = "Debit", .score = 0.61}};
    assert_string_equal(
        dialog_refuse_value(f->arena, "Prepaid", NULL, "card_type_code", near, 1),
        "Sorry, I can't complete that request because the value 'Prepaid' does not exist in the "
        "'card_type_code' column; nearest: Debit (0.61).");
}

/* ---- other agents ---- */

static const struct db_column agent_columns[] = {
    {.name = "date_claim_settled", .table = 0},
    {.name = "Date_Claim_Made", .table = 0},
    {.name = "Amount_Settled", .table = 0},
    {.name = "amount_claimed", .table = 0},
    {.name = "County", .table = 1},
    {.name = "Appelation", .table = 1},
    {.name = "state", .table = 1},
    {.name = "attribute_data_type", .table = 2},
    {.name = "attribute_name", .table = 2},
    {.name = "attribute_id", .table = 2},
    {.name = "first_name", .table = 3},
    {.name = "last_name", .table = 3},
    {.name = "name", .table = 3},
};
static const struct db_table agent_tables[] = {{.name = "Claims", .first_column = 0, .column_count = 4},
                                               {.name = "Appellations", .first_column = 4, .column_count = 3},
                                               {.name = "Definitions", .first_column = 7, .column_count = 3},
                                               {.name = "Staff", .first_column = 10, .column_count = 3}};
static const struct db_catalogue agent_catalogue = {.name = "agent",
                                                    .tables = agent_tables,
                                                    .table_count = 4,
                                                    .columns = agent_columns,
                                                    .column_count =
                                                        sizeof agent_columns / sizeof *agent_columns};

static void other_agents_are_understood(void **state) {
    struct fixture *f = *state;
    static const struct {
        const char *question, *text;
        const char *items; /* "term: column column | term: ..." */
    } rows[] = {
        {"Which region has the most wines?",
         "When you say \"region,\" should I use County, Appelation, or state?",
         "region: County Appelation state"},
        {"List the date claim where the amount is small.",
         "When you say \"date claim,\" should I use \"date_claim_settled\" or \"Date_Claim_Made\"? Also, for "
         "\"amount,\" do "
         "you mean \"Amount_Settled\" or \"amount_claimed\"?",
         "date claim: date_claim_settled Date_Claim_Made | amount: Amount_Settled amount_claimed"},
        {"Find the list of attributes that appear often.",
         "Which attribute do you mean: attribute_data_type, attribute_name, or attribute_id?",
         "attribute: attribute_data_type attribute_name attribute_id"},
        {"What is the lesson time where appellation is Janessa?",
         "By \xe2\x80\x9c"
         "appellation\xe2\x80\x9d, are you referring to \xe2\x80\x9c"
         "first_name\xe2\x80\x9d or "
         "\xe2\x80\x9clast_name\xe2\x80\x9d?",
         "appellation: first_name last_name"},
        {"Show the label of staff", "Could you tell me whether you want the first name, or the last name?",
         ": first_name last_name"},
        {"Show the staff with a label", "For \"label\", is it the first name, or the last name?",
         "label: first_name last_name"},
        {"Show it", "What do you mean?", ""},
        {"Show it", "", ""},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct dialog_context context = {.catalogue = &agent_catalogue, .question = rows[i].question};
        struct dialog_item *items = NULL;
        size_t count = 0;
        assert_int_equal(
            dialog_read_agent(&context, f->arena, rows[i].text, strlen(rows[i].text), &items, &count, NULL),
            CSQL_OK);
        struct buffer out = buffer_new(4096);
        for (size_t k = 0; k < count; k++) {
            buffer_printf(&out, "%s%s:", k > 0 ? " | " : "", items[k].term);
            for (size_t c = 0; c < items[k].choice_count; c++) {
                buffer_printf(&out, " %s", items[k].choices[c].column);
            }
        }
        assert_string_equal(buffer_text(&out), rows[i].items);
        buffer_free(&out);
    }
}

/* What only the catalogue can tell: a neighbour's name, another column, a question of another table. */
static void replies_are_held_against_the_catalogue(void **state) {
    struct fixture *f = *state;
    static const struct dialog_choice names[] = {
        {.table = "Staff", .column = "first_name", .column_index = 10, .table_index = 3},
        {.table = "Staff", .column = "last_name", .column_index = 11, .table_index = 3}};
    static const struct dialog_choice claims[] = {
        {.table = "Claims", .column = "date_claim_settled", .column_index = 0, .table_index = 0},
        {.table = "Claims", .column = "amount_claimed", .column_index = 3, .table_index = 0}};
    const struct dialog_item items[] = {{"name", CSQL_COL_AMB, names, 2, -1},
                                        {"claim", CSQL_COL_AMB, claims, 2, -1}};
    static const struct {
        size_t item;
        const char *text;
        enum reply_kind kind;
        int kept;           /* the one choice that is left, or -1 */
        const char *behind; /* where a new question begins, or NULL */
    } rows[] = {
        {1, "the one beside the amount settled", REPLY_SETTLES, 1, NULL},
        {1, "the one next to Date_Claim_Made", REPLY_SETTLES, 0, NULL},
        {0, "the one beside the county", REPLY_UNHELPFUL, -1, NULL},
        {0, "the one beside", REPLY_UNHELPFUL, -1, NULL},
        {0, "county", REPLY_UNHELPFUL, -1, NULL},
        {0, "list all claims", REPLY_QUESTION, -1, "list all claims"},
        {0, "never mind, show the states", REPLY_QUESTION, -1, "show the states"},
        {0, "ok, forget it. how many claims are there?", REPLY_QUESTION, -1, "how many"},
        {0, "never mind", REPLY_UNHELPFUL, -1, NULL},
        {1, "how many staff are there?", REPLY_QUESTION, -1, "how many"},
    };
    struct dialog_context context = {.catalogue = &agent_catalogue, .embed = f->embed, .question = "Show it"};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct reply reply;
        assert_int_equal(dialog_read(&context, f->arena, &items[rows[i].item], 1, rows[i].text,
                                     strlen(rows[i].text), &reply, NULL),
                         CSQL_OK);
        if (reply.kind != rows[i].kind) {
            fail_msg("%s: kind %d", rows[i].text, (int)reply.kind);
        }
        assert_true(rows[i].kept < 0 || (reply.items[0].kept == 1 && reply.items[0].keep[rows[i].kept]));
        assert_int_equal(reply.dropped, strstr(rows[i].text, "never mind") != NULL ||
                                            strstr(rows[i].text, "forget") != NULL);
        if (rows[i].behind != NULL) {
            assert_ptr_equal(strstr(rows[i].text, rows[i].behind), rows[i].text + reply.question_at);
        }
    }
}

/* A choice is told by its words, without the keys beside it, with its unit and what it refers to. */
static void choices_are_described(void **state) {
    struct fixture *f = *state;
    static const struct db_column columns[] = {
        {.name = "dive_id", .table = 0, .type = TYPE_NUMBER, .primary_key = true, .ordinal = 0},
        {.name = "maxDepth_m", .table = 0, .type = TYPE_NUMBER, .ordinal = 1},
        {.name = "boat_id", .table = 0, .type = TYPE_NUMBER, .foreign_key = true, .ordinal = 2},
        {.name = "price_per_kg", .table = 0, .type = TYPE_NUMBER, .ordinal = 3},
        {.name = "boat_id", .table = 1, .type = TYPE_NUMBER, .primary_key = true}};
    static const struct db_table all[] = {{.name = "dive", .first_column = 0, .column_count = 4},
                                          {.name = "boat", .first_column = 4, .column_count = 1}};
    static const struct db_key keys[] = {{.from = 2, .to = 4}};
    static const struct db_catalogue catalogue = {
        .tables = all, .table_count = 2, .columns = columns, .column_count = 5, .keys = keys, .key_count = 1};
    static const char *const told[] = {"beside maximum depth (m)", "maximum depth (m), beside price per kg",
                                       "refers to boat, beside maximum depth (m) and price per kg",
                                       "beside maximum depth (m)", ""};
    for (int c = 0; c < 5; c++) {
        const struct dialog_choice choice = {.column = columns[c].name, .column_index = c};
        assert_string_equal(dialog_describe(f->arena, &catalogue, &choice), told[c]);
    }
    const struct dialog_choice none = {.value = "x", .column_index = -1};
    assert_null(dialog_describe(f->arena, &catalogue, &none));
}

/* ---- bad input ---- */

static void bad_replies_are_refused(void **state) {
    struct fixture *f = *state;
    struct dialog_item item = {"date", CSQL_COL_AMB, dates, 2, -1};
    struct dialog_context context = {.catalogue = &agent_catalogue};
    struct reply reply;
    csql_error error;
    assert_int_equal(dialog_read(&context, f->arena, &item, 1, "\xff\xfe", 2, &reply, &error), CSQL_BAD_TEXT);
    char *lengthy = arena_alloc(f->arena, DIALOG_MAX_REPLY + 2);
    memset(lengthy, 'a', DIALOG_MAX_REPLY + 1);
    assert_int_equal(dialog_read(&context, f->arena, &item, 1, lengthy, DIALOG_MAX_REPLY + 1, &reply, &error),
                     CSQL_TOO_LONG);
    assert_int_equal(dialog_read(&context, f->arena, &item, 1, lengthy, DIALOG_MAX_REPLY, &reply, &error),
                     CSQL_OK);
    assert_int_equal(reply.kind, REPLY_UNHELPFUL);
    static const char *const empty[] = {"", "   ", "?!", "\xe2\x80\x8b"};
    for (size_t i = 0; i < sizeof empty / sizeof *empty; i++) {
        assert_int_equal(
            dialog_read(&context, f->arena, &item, 1, empty[i], strlen(empty[i]), &reply, &error), CSQL_OK);
        assert_int_equal(reply.kind, REPLY_UNHELPFUL);
    }
    assert_int_equal(dialog_read(&context, f->arena, NULL, 0, "first", 5, &reply, &error), CSQL_OK);
    assert_int_equal(reply.item_count, 0);
}

static void corrections_begin_so(void **state) {
    struct fixture *f = *state;
    static const struct {
        const char *text;
        bool expected;
    } rows[] = {{"no, the other one", true},
                {"I meant the county", true},
                {"actually, state", true},
                {"How many claims?", false},
                {"", false},
                {"the other one", true}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        assert_int_equal(dialog_is_correction(f->arena, rows[i].text, strlen(rows[i].text)),
                         rows[i].expected);
    }
    struct dialog_item item = {"date", CSQL_COL_AMB, dates, 2, 0};
    struct dialog_context context = {.question = "Show the date"};
    struct reply reply;
    assert_int_equal(dialog_read(&context, f->arena, &item, 1, "no, the other one", 17, &reply, NULL),
                     CSQL_OK);
    assert_int_equal(reply.kind, REPLY_SETTLES);
    assert_true(reply.items[0].keep[1] && !reply.items[0].keep[0]);
}

static void more_questions_and_both_are_told(void **state) {
    struct fixture *f = *state;
    static const struct {
        const char *text;
        enum reply_kind kind;
        bool all;
    } rows[] = {
        {"both", REPLY_SETTLES, true},        {"all of them please", REPLY_SETTLES, true},
        {"you choose", REPLY_SETTLES, false}, {"show me more", REPLY_MORE, false},
        {"neither", REPLY_UNHELPFUL, false},  {"How many adjusters live in Salem?", REPLY_QUESTION, false}};
    struct dialog_item item = {"date", CSQL_COL_AMB, dates, 2, -1};
    struct dialog_context context = {.embed = f->embed, .question = "Show the date of claims"};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct reply reply;
        assert_int_equal(
            dialog_read(&context, f->arena, &item, 1, rows[i].text, strlen(rows[i].text), &reply, NULL),
            CSQL_OK);
        if (reply.kind != rows[i].kind || reply.items[0].all != rows[i].all) {
            fail_msg("%s: %d", rows[i].text, (int)reply.kind);
        }
    }
}

/* Parts of a reply between "and"s name a choice each by what tells it from the others. */
static void parts_name_a_choice_each(void **state) {
    struct fixture *f = *state;
    static const struct dialog_choice choices[] = {{.table = "Lease", .column = "start_date"},
                                                   {.table = "Lease", .column = "renewal_date"},
                                                   {.table = "Lease", .column = "due_date"},
                                                   {.table = "Lease", .column = "bill_address"}};
    static const struct {
        const char *text;
        const char *kept; /* a letter a choice: y or n */
        bool all;
    } rows[] = {{"start and due date", "ynyn", true},       {"the start, due and renewal date", "yyyn", true},
                {"both billing and renewal", "nyny", true}, {"start and due date please", "ynyn", true},
                {"start or due date", "ynyn", false},       {"the due date and nothing else", "nnyn", false}};
    const struct dialog_item item = {"term", CSQL_COL_AMB, choices, 4, -1};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct dialog_context context = {.embed = f->embed, .question = "Show the term of each lease"};
        struct reply reply;
        char kept[5] = "";
        assert_int_equal(
            dialog_read(&context, f->arena, &item, 1, rows[i].text, strlen(rows[i].text), &reply, NULL),
            CSQL_OK);
        for (size_t k = 0; k < 4; k++) {
            kept[k] = reply.items[0].keep[k] ? 'y' : 'n';
        }
        if (strcmp(kept, rows[i].kept) != 0 || reply.items[0].all != rows[i].all) {
            fail_msg("%s: %s", rows[i].text, kept);
        }
    }
}

/* A word that mostly says nothing names a choice that is called so; of a clause, what is said counts, not of
 * what. */
static void clauses_are_understood(void **state) {
    struct fixture *f = *state;
    static const struct dialog_choice days[] = {{.table = "Claims", .column = "Date_Of_Loss"},
                                                {.table = "Claims", .column = "Date_Reported"},
                                                {.table = "Claims", .column = "Date_Closed"}};
    static const struct dialog_choice hours[] = {{.table = "Visit", .column = "plannedHours"},
                                                 {.table = "Visit", .column = "actualHours"}};
    const struct dialog_item day = {"moment", CSQL_COL_AMB, days, 3, -1};
    const struct dialog_item hour = {"hours", CSQL_COL_AMB, hours, 2, -1};
    const struct {
        const struct dialog_item *item;
        const char *text;
        size_t kept;
    } rows[] = {{&day, "the date on which the loss was reported", 1},
                {&day, "the date on which the loss was known", 0},
                {&day, "the one when the claim was closed", 2},
                {&hour, "for the hours those that were actually worked", 1}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct dialog_context context = {.embed = f->embed, .question = "Show the moment and the hours"};
        struct reply reply;
        assert_int_equal(dialog_read(&context, f->arena, rows[i].item, 1, rows[i].text, strlen(rows[i].text),
                                     &reply, NULL),
                         CSQL_OK);
        if (reply.items[0].kept != 1 || !reply.items[0].keep[rows[i].kept]) {
            fail_msg("%s", rows[i].text);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(all_items_are_asked_at_once, open_fixture, close_fixture),
        cmocka_unit_test_setup_teardown(tables_tell_equal_names_apart, open_fixture, close_fixture),
        cmocka_unit_test_setup_teardown(seven_choices_are_shown, open_fixture, close_fixture),
        cmocka_unit_test_setup_teardown(refusals_name_the_term, open_fixture, close_fixture),
        cmocka_unit_test_setup_teardown(other_agents_are_understood, open_fixture, close_fixture),
        cmocka_unit_test_setup_teardown(replies_are_held_against_the_catalogue, open_fixture, close_fixture),
        cmocka_unit_test_setup_teardown(choices_are_described, open_fixture, close_fixture),
        cmocka_unit_test_setup_teardown(bad_replies_are_refused, open_fixture, close_fixture),
        cmocka_unit_test_setup_teardown(corrections_begin_so, open_fixture, close_fixture),
        cmocka_unit_test_setup_teardown(more_questions_and_both_are_told, open_fixture, close_fixture),
        cmocka_unit_test_setup_teardown(parts_name_a_choice_each, open_fixture, close_fixture),
        cmocka_unit_test_setup_teardown(clauses_are_understood, open_fixture, close_fixture),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
