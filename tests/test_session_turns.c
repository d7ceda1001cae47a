/* Turns that are read without the planner: small talk, what another agent lists
 * and what a reply names. */
#include "session_fixture.h"

#include "base/buffer.h"
#include "session/internal.h"
#include "sql/sql.h"

static const char script[] =
    "CREATE TABLE brokers (broker_id INTEGER PRIMARY KEY, broker_name TEXT, state TEXT);"
    "CREATE TABLE claims (claim_id INTEGER PRIMARY KEY, broker_id INTEGER REFERENCES brokers (broker_id),"
    " claim_type TEXT, status TEXT, city TEXT, claimed REAL, settled REAL, date_reported TEXT);"
    "INSERT INTO brokers VALUES (1, 'North & Co', 'Oregon'), (2, 'Hill', 'Texas'), (3, 'Vale', 'Maine');"
    "INSERT INTO claims VALUES (1, 1, 'Fire', 'Open', 'Salem', 10, 5, '2022-01-02'),"
    " (2, 1, 'Theft of Contents', 'Closed by Holder', 'Salem', 20, 6, '2023-01-02'),"
    " (3, 2, 'Theft of Vehicle', 'Closed by Insurer', 'Boston', 30, 7, '2023-05-02'),"
    " (4, 3, 'Fire', 'Open', 'Dallas', 40, 8, '2024-01-02');";

static int open_conversation(void **state) {
    const csql_options options = {.cache_directory = "", .keep_context = 1};
    assert_int_equal(setenv("CLARISQL_TODAY", "2024-03-31", 1), 0);
    return conversation_set_up(state, script, &options);
}

#define ALL "SELECT claim_id FROM claims"
#define OPEN "SELECT claim_id FROM claims WHERE status = 'Open'"

/* ---- small talk ---- */

static void small_talk_gets_no_query(void **state) {
    struct conversation *f = *state;
    static const char *const talk[] = {"hello",
                                       "Thanks!",
                                       "1",
                                       "2, 3",
                                       "help",
                                       "quit",
                                       "???",
                                       "no",
                                       "never mind",
                                       "undo",
                                       "show tables",
                                       "Why?",
                                       "SELECT count(*) FROM claims",
                                       "SELECT * FROM claims; DELETE FROM claims",
                                       "Hi there, how are you?",
                                       "hello, what can you do",
                                       ".tables",
                                       "Wie viele Claims gibt es?",
                                       "\xc2\xbf\x43u\xc3\xa1ntos claims hay?",
                                       "\xd0\xa1\xd0\xba\xd0\xbe\xd0\xbb\xd1\x8c\xd0\xba\xd0\xbe claims?"};
    static const char *const questions[] = {
        "How many claims are there?",
        "claims",
        "no, in Salem",
        "thanks for the claims in Salem",
        "help desk claims",
        "Salem",
        "select the claims in Salem",
        "why are claims closed?",
        "undo the claims",
        "hello, which claims are open?",
        "select the claims in Salem; then sort",
        "claims of .net users",
        "claims in \xd0\x9c\xd0\xb8\xd0\xbd\xd1\x81\xd0\xba and nowhere else"};
    const struct db_catalogue *catalogue = db_catalogue(f->session->db);
    const struct phrases *phrases = f->session->engine->smalltalk;
    for (size_t i = 0; i < sizeof talk / sizeof *talk; i++) {
        csql_answer *answer = NULL;
        assert_non_null(smalltalk_answer(phrases, f->arena, catalogue, false, talk[i], strlen(talk[i])));
        assert_int_equal(csql_session_turn(f->session, talk[i], strlen(talk[i]), &answer, NULL), CSQL_OK);
        assert_int_equal(answer->status, CSQL_UNANSWERABLE);
        assert_null(answer->sql);
        assert_int_equal(answer->alternative_count + answer->pivot_count, 0);
        csql_answer_free(answer);
    }
    for (size_t i = 0; i < sizeof questions / sizeof *questions; i++) {
        assert_null(
            smalltalk_answer(phrases, f->arena, catalogue, false, questions[i], strlen(questions[i])));
    }
    assert_non_null(smalltalk_answer(phrases, f->arena, catalogue, false, "8010?", 5));
    assert_null(smalltalk_answer(phrases, f->arena, catalogue, true, "8010?", 5)); /* it may lean */
    /* Nor does what has no word of the data. */
    static const char *const empty[] = {"there?", "show me", "is it?", "please", "give me all"};
    for (size_t i = 0; i < sizeof empty / sizeof *empty; i++) {
        csql_answer *answer = NULL;
        assert_int_equal(csql_session_ask(f->session, empty[i], strlen(empty[i]), &answer, NULL), CSQL_OK);
        assert_int_equal(answer->status, CSQL_UNANSWERABLE);
        assert_non_null(strstr(answer->reason, "no word of it"));
        csql_answer_free(answer);
    }
}

/* ---- answers before ---- */

static void answers_are_taken_back_and_explained(void **state) {
    struct conversation *f = *state;
    csql_session_forget(f->session);
    static const struct {
        const char *text, *sql; /* sql NULL: a line */
        const char *line;       /* a part of it */
    } turns[] = {
        {"undo", NULL, "no answer to take back"},
        {"How many claims are there?", "SELECT count(*) FROM claims", NULL},
        {"How many brokers are in Texas?", "SELECT count(*) FROM brokers WHERE state = 'Texas'", NULL},
        {"why?", NULL, "where state is 'Texas'"},
        {"How many brokers are in Maine?", "SELECT count(*) FROM brokers WHERE state = 'Maine'", NULL},
        {"Undo that.", "SELECT count(*) FROM brokers WHERE state = 'Texas'", NULL},
        {"go back", "SELECT count(*) FROM claims", NULL},
        {"undo", NULL, "no answer to take back"},
        {"How many claims have a churn risk?", NULL, "churn risk"},
        {"why?", NULL, "say how it is to be reckoned"},
        {"delete all claims", NULL, "can't change data"},
        {"why?", NULL, "can't change data"},
        {"How many brokers are in Texas?", "SELECT count(*) FROM brokers WHERE state = 'Texas'", NULL},
        {"thanks a lot, that helps", NULL, "welcome"},
        {"in all states, please", "SELECT count(*) FROM brokers", NULL},
    };
    for (size_t i = 0; i < sizeof turns / sizeof *turns; i++) {
        csql_answer *answer = NULL;
        assert_int_equal(csql_session_turn(f->session, turns[i].text, strlen(turns[i].text), &answer, NULL),
                         CSQL_OK);
        if (turns[i].sql != NULL) {
            if (answer->sql == NULL || strcmp(answer->sql, turns[i].sql) != 0) {
                fail_msg("%s: %s", turns[i].text, answer->sql == NULL ? answer->reason : answer->sql);
            }
        } else {
            if (answer->status != CSQL_UNANSWERABLE) {
                fail_msg("%s: %s", turns[i].text, answer->sql);
            }
            if (strstr(answer->reason, turns[i].line) == NULL) {
                fail_msg("%s: %s", turns[i].text, answer->reason);
            }
        }
        csql_answer_free(answer);
    }
}

/* ---- other agents ---- */

static const char *tell_items(struct conversation *f, const struct dialog_item *items, size_t count) {
    const char *text = "";
    for (size_t i = 0; i < count; i++) {
        text = arena_printf(f->arena, "%s%s%s:", text, i ? " | " : "", items[i].term);
        for (size_t c = 0; c < items[i].choice_count; c++) {
            const struct dialog_choice *choice = &items[i].choices[c];
            text = arena_printf(f->arena, "%s %s%s%s", text, choice->column, choice->value ? "=" : "",
                                choice->value ? choice->value : "");
        }
    }
    return text;
}

static void values_in_plain_words_are_read(void **state) {
    struct conversation *f = *state;
    static const struct {
        const char *question, *text, *items;
    } rows[] = {
        {"How many closed claims are there?", "Does \"closed\" mean Closed by Holder or Closed by Insurer?",
         "closed: status=Closed by Holder status=Closed by Insurer"},
        {"How many closed claims are there?", "Does closed mean Closed by Holder or Closed by Insurer?",
         "closed: status=Closed by Holder status=Closed by Insurer"},
        {"How many thefts are there?", "Which do you mean: Theft of Contents, or Theft of Vehicle?",
         ": claim_type=Theft of Contents claim_type=Theft of Vehicle"},
        {"How many closed thefts are there?",
         "When you say \"closed\", do you mean Closed by Holder or Closed by Insurer? And is \"thefts\" "
         "Theft of "
         "Vehicle or Theft of Contents?",
         "closed: status=Closed by Holder status=Closed by Insurer | thefts: claim_type=Theft of Vehicle "
         "claim_type=Theft of Contents"},
        {"How many closed claims are there?",
         "Could you clarify what you mean by \"closed\"? It could be Closed by Holder, or Closed by Insurer.",
         "closed: status=Closed by Holder status=Closed by Insurer"},
        {"List the closed claims", "What exactly would you like to see?", ""},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct dialog_context context = {
            .db = f->session->db, .catalogue = db_catalogue(f->session->db), .question = rows[i].question};
        struct dialog_item *items = NULL;
        size_t count = 0;
        assert_int_equal(
            dialog_read_agent(&context, f->arena, rows[i].text, strlen(rows[i].text), &items, &count, NULL),
            CSQL_OK);
        assert_string_equal(tell_items(f, items, count), rows[i].items);
    }
}

static void what_a_reply_names_is_found(void **state) {
    struct conversation *f = *state;
    static const struct {
        const char *text, *items;
    } rows[] = {
        {"I mean Closed by Holder", ": status=Closed by Holder"},
        {"city = Salem", ": city=Salem"},
        {"use date_reported please", ": date_reported"},
        {"Closed by Holder, Theft of Contents", ": status=Closed by Holder | : claim_type=Theft of Contents"},
        {"whatever", ""},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct dialog_context context = {.db = f->session->db, .catalogue = db_catalogue(f->session->db)};
        struct dialog_item *items = NULL;
        size_t count = 0;
        assert_int_equal(
            dialog_read_named(&context, f->arena, rows[i].text, strlen(rows[i].text), &items, &count, NULL),
            CSQL_OK);
        assert_string_equal(tell_items(f, items, count), rows[i].items);
    }
}

static void texts_are_told_apart(void **state) {
    struct conversation *f = *state;
    static const struct {
        const char *text;
        bool unsure, question, query;
    } rows[] = {
        {"I don't know", true, false, false},
        {"no idea, sorry", true, false, false},
        {"the holder", false, false, false},
        {"How many claims were closed in Salem?", false, true, false},
        {"SELECT count(*) FROM claims", false, false, true},
        {"with Salem", false, false, false},
        {"", true, false, false},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        size_t length = strlen(rows[i].text);
        assert_int_equal(dialog_is_unsure(f->arena, rows[i].text, length), rows[i].unsure);
        assert_int_equal(dialog_is_question(f->arena, rows[i].text, length), rows[i].question);
        assert_int_equal(dialog_is_query(rows[i].text, length), rows[i].query);
    }
}

/* ---- what a query says ---- */

static void missing_elements_are_counted(void **state) {
    struct conversation *f = *state;
    const struct db_catalogue *catalogue = db_catalogue(f->session->db);
    int status = db_find_column(catalogue, db_find_table(catalogue, "claims"), "status");
    struct meant meant = {NULL, {.value = "Open", .column_index = status, .table_index = -1}};
    static const struct {
        const char *sql;
        size_t missing;
    } rows[] = {{OPEN, 0}, {ALL, 1}, {"SELECT claim_id FROM claims WHERE status = 'Closed by Holder'", 1}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct sql_select *tree = NULL;
        assert_int_equal(sql_parse(f->arena, rows[i].sql, strlen(rows[i].sql), &tree, NULL), CSQL_OK);
        assert_int_equal(sql_resolve(f->arena, catalogue, tree, NULL), CSQL_OK);
        assert_int_equal(meant_missing(f->arena, catalogue, tree, &meant, 1), rows[i].missing);
    }
    assert_int_equal(meant_missing(f->arena, catalogue, NULL, &meant, 1), 1);
}

/* ---- queries of combinations ---- */

static struct dialog_choice choice_of(const struct db_catalogue *catalogue, const char *table,
                                      const char *column, const char *value) {
    int index = db_find_table(catalogue, table);
    return (struct dialog_choice){
        .table_index = index, .column_index = db_find_column(catalogue, index, column), .value = value};
}

static void queries_are_derived(void **state) {
    struct conversation *f = *state;
    const struct db_catalogue *catalogue = db_catalogue(f->session->db);
    struct dialog_choice amounts[] = {choice_of(catalogue, "claims", "claimed", NULL),
                                      choice_of(catalogue, "claims", "settled", NULL)};
    struct dialog_choice places[] = {choice_of(catalogue, "claims", "city", NULL),
                                     choice_of(catalogue, "brokers", "state", NULL),
                                     choice_of(catalogue, "claims", "settled", NULL)};
    struct dialog_choice values[] = {choice_of(catalogue, "claims", "status", "Open"),
                                     choice_of(catalogue, "claims", "claim_type", "Fire")};
    struct turn turn = {.arena = f->arena, .slot_count = 3};
    turn.slots[0].item = (struct dialog_item){.choices = amounts, .choice_count = 2};
    turn.slots[1].item = (struct dialog_item){.choices = places, .choice_count = 3};
    turn.slots[2].item = (struct dialog_item){.choices = values, .choice_count = 2};
    static const struct {
        const char *sql;
        int to[3];
        const char *derived; /* NULL: it cannot be */
    } rows[] = {
        {"SELECT claimed, city FROM claims WHERE status = 'Open'",
         {0, 0, 0},
         "SELECT claimed, city FROM claims WHERE status = 'Open'"},
        {"SELECT claimed, city FROM claims WHERE status = 'Open'",
         {1, 0, 1},
         "SELECT settled, city FROM claims WHERE claim_type = 'Fire'"},
        {"SELECT city, max(claimed) FROM claims GROUP BY city ORDER BY max(claimed)",
         {1, 0, 0},
         "SELECT city, max(settled) FROM claims GROUP BY city ORDER BY max(settled)"},
        {"SELECT claimed, city FROM claims WHERE status = 'Open'",
         {1, 1, 0},
         "SELECT T1.settled, T2.state FROM claims AS T1 JOIN brokers AS T2 ON T1.broker_id = T2.broker_id "
         "WHERE "
         "T1.status = 'Open'"},
        /* not spoken of; meant by two; no query */
        {"SELECT city FROM claims", {1, 0, 0}, NULL},
        {"SELECT claimed, city FROM claims WHERE status = 'Closed'", {0, 0, 1}, NULL},
        {"SELECT claimed, city FROM claims WHERE status = 'Open'", {1, 2, 0}, NULL},
        {"SELECT claimed, city FROM", {1, 0, 0}, NULL},
        {"SELECT claimed, town FROM claims", {1, 0, 0}, NULL},
    };
    static const int from[3] = {0, 0, 0};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const char *got = derive_query(f->session, &turn, rows[i].sql, from, rows[i].to);
        if (got == NULL || rows[i].derived == NULL) {
            assert_true(got == NULL && rows[i].derived == NULL);
        } else {
            assert_string_equal(got, rows[i].derived);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(small_talk_gets_no_query),
        cmocka_unit_test(values_in_plain_words_are_read),
        cmocka_unit_test(what_a_reply_names_is_found),
        cmocka_unit_test(texts_are_told_apart),
        cmocka_unit_test(missing_elements_are_counted),
        cmocka_unit_test(queries_are_derived),
        cmocka_unit_test(answers_are_taken_back_and_explained),
    };
    return cmocka_run_group_tests(tests, open_conversation, conversation_tear_down);
}
