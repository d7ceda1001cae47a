/* The conversation as a state machine, over a database made here and plans made by hand, so that no weight
 * decides; then the same rooms whole, with the planner. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>
#include <sqlite3.h>

#include "base/json.h"
#include "parse/rank.h"
#include "session/internal.h"
#include "text/text.h"

static const char script[] =
    "CREATE TABLE claims (claim_id INTEGER PRIMARY KEY, date_of_loss TEXT, date_reported TEXT, date_closed "
    "TEXT,"
    " claimed_amount REAL, settled_amount REAL, status TEXT);"
    "INSERT INTO claims VALUES (1, '2024-01-01', '2024-01-02', '2024-02-03', 10, 5, 'Cancelled by Holder'),"
    " (2, '2024-03-01', '2024-03-02', NULL, 20, 20, 'Cancelled by Insurer'), (3, '2024-04-01', '2024-04-05', "
    "NULL, 30, 0.5,"
    " 'Open');";

struct fixture {
    char path[64];
    csql_engine engine;
    csql_session *session;
    size_t plans; /* times the planner was called */
};

/* Offers the named columns for one word of the question, the first with the greatest probability; selects it.
 */
struct offer {
    const char *word;
    const char *columns[4];
};

static const struct offer offers[] = {{"date", {"date_reported", "date_of_loss", "date_closed", NULL}},
                                      {"amount", {"settled_amount", "claimed_amount", NULL, NULL}}};

static bool is_settled(const struct plan_options *options, const struct db_catalogue *catalogue,
                       const char *name, bool *any) {
    *any = false;
    bool this = false;
    for (size_t i = 0; i < options->settled_count; i++) {
        if (options->settled[i].element.kind == ELEMENT_COLUMN) {
            const char *column = catalogue->columns[options->settled[i].element.index].name;
            this = this || strcmp(column, name) == 0;
        }
    }
    for (size_t i = 0; i < options->settled_count; i++) {
        *any = *any || options->settled[i].element.kind == ELEMENT_COLUMN;
    }
    return this;
}

static csql_status plan_by_hand(void *context, csql_session *session, const struct linked *linked,
                                const struct plan_options *options, struct arena *arena, struct plans *out,
                                csql_error *error) {
    (void)error;
    struct fixture *f = context;
    f->plans++;
    const struct db_catalogue *catalogue = db_catalogue(session->db);
    int table = db_find_table(catalogue, "claims");
    struct plan *plan = arena_alloc(arena, sizeof *plan);
    plan->choices = arena_array(arena, linked->word_count + 1, sizeof *plan->choices);
    char *select = arena_string(arena, "");
    for (size_t w = 0; w < linked->word_count; w++) {
        for (size_t o = 0; o < sizeof offers / sizeof *offers; o++) {
            if (strcmp(linked->words[w].norm, offers[o].word) != 0) {
                continue;
            }
            struct plan_choice *c = &plan->choices[plan->choice_count++];
            c->first = w;
            c->last = w + 1;
            c->alignment = 1;
            c->selected = true;
            c->alternatives = arena_array(arena, 4, sizeof *c->alternatives);
            c->alternative_probabilities = arena_array(arena, 4, sizeof *c->alternative_probabilities);
            const char *chosen = offers[o].columns[0];
            for (size_t k = 0; k < 4 && offers[o].columns[k] != NULL; k++) {
                bool any = false;
                chosen = is_settled(options, catalogue, offers[o].columns[k], &any) ? offers[o].columns[k]
                                                                                    : chosen;
            }
            c->chosen = (struct plan_element){ELEMENT_COLUMN, db_find_column(catalogue, table, chosen)};
            c->probability = 0.35;
            for (size_t k = 0; k < 4 && offers[o].columns[k] != NULL; k++) {
                if (strcmp(offers[o].columns[k], chosen) != 0) {
                    c->alternatives[c->alternative_count] = (struct plan_element){
                        ELEMENT_COLUMN, db_find_column(catalogue, table, offers[o].columns[k])};
                    c->alternative_probabilities[c->alternative_count++] = 0.33;
                }
            }
            select = arena_printf(arena, "%s%s%s", select, select[0] == '\0' ? "" : ", ", chosen);
        }
    }
    plan->sql = arena_printf(arena, "SELECT %s FROM claims", select[0] == '\0' ? "count(*)" : select);
    plan->score = 0.9;
    size_t width = linked->table_count + linked->column_count + 1;
    *out = (struct plans){.at = plan, .count = 1};
    out->alignment = arena_array(arena, linked->word_count * width + 1, sizeof *out->alignment);
    out->word_tags = arena_array(arena, linked->word_count * PLAN_TAGS + 1, sizeof *out->word_tags);
    for (size_t i = 0; i < plan->choice_count; i++) {
        struct plan_choice *c = &plan->choices[i];
        out->word_tags[c->first * PLAN_TAGS + PLAN_TAG_COLUMN] = 1;
        for (size_t k = 0; k < linked->column_count; k++) {
            bool offered = linked->columns[k] == c->chosen.index;
            for (size_t a = 0; a < c->alternative_count; a++) {
                offered = offered || linked->columns[k] == c->alternatives[a].index;
            }
            out->alignment[c->first * width + linked->table_count + k] = offered ? 0.33F : 0;
        }
    }
    return CSQL_OK;
}

static void make_database(const char *path) {
    sqlite3 *db = NULL;
    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    assert_int_equal(sqlite3_exec(db, script, NULL, NULL, NULL), SQLITE_OK);
    assert_int_equal(sqlite3_close(db), SQLITE_OK);
}

static const char *data_directory(void) {
    const char *directory = getenv("CLARISQL_DATADIR");
    return directory == NULL ? "data" : directory;
}

static int open_fixture(void **state) {
    struct fixture *f = calloc(1, sizeof *f);
    assert_non_null(f);
    (void)snprintf(f->path, sizeof f->path, "/tmp/clarisql-session-XXXXXX");
    int fd = mkstemp(f->path);
    assert_true(fd >= 0);
    close(fd);
    make_database(f->path);
    assert_int_equal(embed_open(data_directory(), &f->engine.embed, NULL), CSQL_OK);
    f->engine.planner = plan_by_hand;
    f->engine.planner_context = f;
    csql_options options = {.cache_directory = ""};
    csql_error error;
    assert_int_equal(csql_session_open(&f->engine, f->path, &options, &f->session, &error), CSQL_OK);
    *state = f;
    return 0;
}

static int close_fixture(void **state) {
    struct fixture *f = *state;
    csql_session_free(f->session);
    embed_close(f->engine.embed);
    unlink(f->path);
    free(f);
    return 0;
}

/* One turn; the answer is the caller's. */
static csql_answer *say(struct fixture *f, const char *text) {
    csql_answer *answer = NULL;
    csql_error error = {0};
    csql_status status = csql_session_turn(f->session, text, strlen(text), &answer, &error);
    if (status != CSQL_OK) {
        fail_msg("%s: %s", text, error.message);
    }
    return answer;
}

/* A dialogue: what is said, and what the answer must be: an SQL text, "?" for a clarification, "0" for Null.
 */
static void converse(struct fixture *f, const char *const *turns) {
    for (size_t i = 0; turns[i] != NULL; i += 2) {
        csql_answer *answer = say(f, turns[i]);
        const char *got = answer->status == CSQL_ANSWERED    ? answer->sql
                          : answer->status == CSQL_AMBIGUOUS ? "?"
                                                             : "0";
        if (strcmp(got, turns[i + 1]) != 0) {
            fail_msg("turn %zu, \"%s\": %s instead of %s", i / 2, turns[i], got, turns[i + 1]);
        }
        assert_true((answer->status == CSQL_AMBIGUOUS) == (answer->clarification != NULL));
        assert_true((answer->status == CSQL_ANSWERED) == (answer->sql != NULL));
        assert_true(answer->status != CSQL_UNANSWERABLE || answer->reason != NULL);
        csql_answer_free(answer);
    }
}

#define DIALOGUE(name, ...)                                                                                  \
    static void name(void **state) {                                                                         \
        static const char *const turns[] = {__VA_ARGS__, NULL};                                              \
        converse(*state, turns);                                                                             \
    }

DIALOGUE(a_reply_settles, "List the date of claims", "?", "reported", "SELECT date_reported FROM claims")
DIALOGUE(a_clear_question_is_answered, "How many claims are there", "SELECT count(*) FROM claims")
DIALOGUE(a_narrowing_reply_is_followed_up, "List the date of claims", "?", "not the closed one", "?", "loss",
         "SELECT date_of_loss FROM claims")
DIALOGUE(two_pivots_are_settled_in_turn, "List the date and amount of claims", "?", "closed", "?", "claimed",
         "SELECT date_closed, claimed_amount FROM claims")
DIALOGUE(two_pivots_are_settled_at_once, "List the date and amount of claims", "?", "loss and settled",
         "SELECT date_of_loss, settled_amount FROM claims")
DIALOGUE(unhelpful_twice_is_null, "List the date of claims", "?", "I don't know", "?", "no idea", "0")
DIALOGUE(unhelpful_once_is_forgiven, "List the date of claims", "?", "bananas", "?", "1",
         "SELECT date_reported FROM claims")
DIALOGUE(a_settled_term_is_not_asked_again, "List the date of claims", "?", "reported",
         "SELECT date_reported FROM claims", "Show the dates", "SELECT count(*) FROM claims",
         "Show the date again", "SELECT date_reported FROM claims")
DIALOGUE(a_correction_takes_back, "List the amount of claims", "?", "settled",
         "SELECT settled_amount FROM claims", "no, the other one", "SELECT claimed_amount FROM claims")
DIALOGUE(a_new_question_drops_the_old, "List the date of claims", "?",
         "How many claims did the holders make?", "SELECT count(*) FROM claims")
DIALOGUE(both_are_shown, "List the amount of claims", "?", "both",
         "SELECT settled_amount, claimed_amount FROM claims")
DIALOGUE(both_is_remembered, "List the amount of claims", "?", "both",
         "SELECT settled_amount, claimed_amount FROM claims", "Show the amount again",
         "SELECT settled_amount, claimed_amount FROM claims")
DIALOGUE(both_is_said, "List the amount of claims", "?", "settled", "SELECT settled_amount FROM claims",
         "Show both of their amount", "SELECT settled_amount, claimed_amount FROM claims")
DIALOGUE(names_and_values_are_a_question, "List the date of claims", "?", "claims with the status Open",
         "SELECT count(*) FROM claims")
DIALOGUE(patience_ends, "List the date of claims", "?", "more", "?", "more", "?", "more", "0")

static void forgetting_asks_again(void **state) {
    struct fixture *f = *state;
    static const char *const before[] = {"List the date of claims", "?", "1",
                                         "SELECT date_reported FROM claims", NULL};
    static const char *const after[] = {"List the date of claims", "?", NULL};
    converse(f, before);
    csql_session_forget(f->session);
    converse(f, after);
    csql_session_cancel(f->session);
    static const char *const fresh[] = {"reported", "SELECT count(*) FROM claims", NULL};
    converse(f, fresh); /* nothing is pending: not a reply */
}

/* Another session over the same database, that was told what the first remembers. */
static csql_session *tell_another(struct fixture *f) {
    csql_session *other = NULL;
    const csql_options options = {.cache_directory = ""};
    assert_int_equal(csql_session_open(&f->engine, f->path, &options, &other, NULL), CSQL_OK);
    for (size_t i = 0; i < csql_session_remembered_count(f->session); i++) {
        const csql_remembered answer = csql_session_remembered(f->session, i);
        assert_int_equal(csql_session_remember(other, &answer, NULL), CSQL_OK);
    }
    return other;
}

static void check_remembered(const csql_session *session, size_t index, const char *term, const char *column,
                             int all, int told) {
    const csql_remembered answer = csql_session_remembered(session, index);
    assert_string_equal(answer.term, term);
    assert_string_equal(answer.table, "claims");
    assert_string_equal(answer.column, column);
    assert_null(answer.value);
    assert_int_equal(answer.all, all);
    assert_int_equal(answer.told, told);
}

static void what_is_remembered_goes_to_another_session(void **state) {
    struct fixture *f = *state;
    static const char *const before[] = {"List the date of claims", "?", "reported",
                                         "SELECT date_reported FROM claims", NULL};
    static const char *const asked[] = {"List the date of claims", "?", NULL};
    converse(f, before);
    assert_int_equal(csql_session_remembered_count(f->session), 1);
    check_remembered(f->session, 0, "date", "date_reported", 0, 0);
    csql_session *first = f->session, *other = tell_another(f);
    f->session = other;
    check_remembered(other, 0, "date", "date_reported", 0, 1);
    csql_session_forget(other); /* what was told stays */
    csql_answer *answer = say(f, "Show the date of claims"), *alone = NULL;
    assert_string_equal(answer->sql, "SELECT date_reported FROM claims");
    assert_string_equal(answer->reason, "\"date\" is date_reported, as you said.");
    assert_string_equal(answer->question, "Show the date of claims");
    const csql_remembered one = csql_session_remembered(other, 0);
    assert_int_equal(csql_session_forget_one(other, &one, NULL), CSQL_OK);
    assert_int_equal(csql_session_ask(other, answer->standalone, strlen(answer->standalone), &alone, NULL),
                     CSQL_OK);
    assert_string_equal(alone->sql, answer->sql);
    assert_null(alone->standalone);
    csql_answer_free(alone);
    csql_answer_free(answer);
    converse(f, asked);
    const csql_remembered gone = csql_session_remembered(first, 0);
    assert_int_equal(csql_session_forget_one(other, &gone, NULL), CSQL_NOT_FOUND);
    assert_null(csql_session_remembered(other, 0).term);
    csql_session_free(other);
    f->session = first;
}

static void both_goes_to_another_session(void **state) {
    struct fixture *f = *state;
    static const char *const before[] = {"List the amount of claims", "?", "both",
                                         "SELECT settled_amount, claimed_amount FROM claims", NULL};
    converse(f, before);
    csql_session *first = f->session;
    f->session = tell_another(f);
    csql_session_free(first);
    assert_int_equal(csql_session_remembered_count(f->session), 2);
    check_remembered(f->session, 0, "amount", "settled_amount", 1, 1);
    check_remembered(f->session, 1, "amount", "claimed_amount", 1, 1);
    csql_answer *answer = say(f, "Show the amount of each claim"), *alone = NULL;
    assert_string_equal(answer->sql, "SELECT settled_amount, claimed_amount FROM claims");
    assert_string_equal(answer->reason, "\"amount\" is both settled_amount and claimed_amount, as you said.");
    while (csql_session_remembered_count(f->session) > 0) {
        const csql_remembered one = csql_session_remembered(f->session, 0);
        assert_int_equal(csql_session_forget_one(f->session, &one, NULL), CSQL_OK);
    }
    assert_int_equal(
        csql_session_ask(f->session, answer->standalone, strlen(answer->standalone), &alone, NULL), CSQL_OK);
    assert_string_equal(alone->sql, answer->sql);
    csql_answer_free(alone);
    csql_answer_free(answer);
}

static void values_and_tables_are_remembered(void **state) {
    struct fixture *f = *state;
    struct arena *arena = arena_new();
    const struct db_catalogue *catalogue = db_catalogue(f->session->db);
    const int table = db_find_table(catalogue, "claims"), column = db_find_column(catalogue, table, "status");
    const csql_remembered told[] = {
        {.term = "calls\toff", .table = "CLAIMS", .column = "Status", .value = "Open"},
        {.term = "the cases", .table = "claims"}};
    const struct dialog_choice values[] = {{.value = "Closed", .column_index = column, .table_index = table},
                                           {.value = "Open", .column_index = column, .table_index = table}};
    const struct dialog_choice tables[] = {{.column_index = -1, .table_index = table + 1},
                                           {.column_index = -1, .table_index = table}};
    const struct slot slots[] = {{.item = {"off call", CSQL_VAL_AMB, values, 2, -1}},
                                 {.item = {"case", CSQL_TABLE_AMB, tables, 2, -1}}};
    for (size_t i = 0; i < 2; i++) {
        bool all = true;
        assert_int_equal(memory_recall(f->session, arena, &slots[i], &all), -1);
        assert_int_equal(csql_session_remember(f->session, &told[i], NULL), CSQL_OK);
        assert_int_equal(memory_recall(f->session, arena, &slots[i], &all), 1);
        assert_false(all);
    }
    assert_string_equal(csql_session_remembered(f->session, 0).term, "calls off");
    assert_string_equal(csql_session_remembered(f->session, 0).column, "status");
    assert_string_equal(csql_session_remembered(f->session, 0).value, "Open");
    assert_null(csql_session_remembered(f->session, 1).column);
    arena_free(arena);
}

static void what_cannot_be_remembered_is_refused(void **state) {
    struct fixture *f = *state;
    static const struct {
        csql_remembered answer;
        csql_status status;
    } rows[] = {
        {{.term = "date", .table = "gone"}, CSQL_NOT_FOUND},
        {{.term = "date", .table = "claims", .column = "gone"}, CSQL_NOT_FOUND},
        {{.term = "date", .table = "gone", .column = "status"}, CSQL_NOT_FOUND},
        {{.term = "date", .table = "\xff", .column = "\xc3"}, CSQL_NOT_FOUND},
        {{.term = "date", .table = "claims", .value = "Open"}, CSQL_BAD_ARGUMENT},
        {{.term = "", .table = "claims"}, CSQL_BAD_ARGUMENT},
        {{.term = " ?!", .table = "claims"}, CSQL_BAD_ARGUMENT},
        {{.term = "da\xffte", .table = "claims"}, CSQL_BAD_ARGUMENT},
        {{.term = NULL, .table = "claims"}, CSQL_BAD_ARGUMENT},
        {{.term = "date", .table = NULL}, CSQL_BAD_ARGUMENT},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        csql_error error = {.status = CSQL_OK};
        assert_int_equal(csql_session_remember(f->session, &rows[i].answer, &error), rows[i].status);
        assert_int_equal(error.status, rows[i].status);
        assert_int_not_equal(csql_session_forget_one(f->session, &rows[i].answer, NULL), CSQL_OK);
    }
    assert_int_equal(csql_session_remember(NULL, &rows[0].answer, NULL), CSQL_BAD_ARGUMENT);
    assert_int_equal(csql_session_remember(f->session, NULL, NULL), CSQL_BAD_ARGUMENT);
    assert_int_equal(csql_session_remembered_count(NULL) + csql_session_remembered_count(f->session), 0);
}

static void a_correction_is_remembered_alone(void **state) {
    struct fixture *f = *state;
    static const char *const turns[] = {"List the amount of claims",
                                        "?",
                                        "settled",
                                        "SELECT settled_amount FROM claims",
                                        "no, the other one",
                                        "SELECT claimed_amount FROM claims",
                                        NULL};
    converse(f, turns);
    assert_int_equal(csql_session_remembered_count(f->session), 1);
    check_remembered(f->session, 0, "amount", "claimed_amount", 0, 0);
}

/* What a reply settled gives way to what is told, which never gives way to more of that. */
static void memory_is_bounded(void **state) {
    struct fixture *f = *state;
    static const char *const turns[] = {"List the date of claims", "?", "reported",
                                        "SELECT date_reported FROM claims", NULL};
    converse(f, turns);
    for (int i = 0; i < SESSION_MAX_MEMORY + 10; i++) {
        char term[32];
        (void)snprintf(term, sizeof term, "word%d", i);
        const csql_remembered answer = {.term = term, .table = "claims"};
        const csql_status expected = i < SESSION_MAX_MEMORY ? CSQL_OK : CSQL_TOO_LONG;
        assert_int_equal(csql_session_remember(f->session, &answer, NULL), expected);
        assert_int_equal(csql_session_remember(f->session, &answer, NULL), expected); /* once is enough */
    }
    assert_int_equal(csql_session_remembered_count(f->session), SESSION_MAX_MEMORY);
    assert_string_equal(csql_session_remembered(f->session, 0).term, "word0");
    converse(f, turns); /* and a reply still has a place */
    check_remembered(f->session, SESSION_MAX_MEMORY - 1, "date", "date_reported", 0, 0);
}

/* Of three dates times two amounts the question itself, the first and those beside it in one choice are
 * planned. */
static void readings_are_derived(void **state) {
    struct fixture *f = *state;
    f->session->options.plain_rewrites = 1; /* asking them plans too */
    csql_answer *answer = say(f, "List the date and amount of claims");
    assert_int_equal(answer->interpretation_count, 6);
    for (size_t i = 0; i < answer->interpretation_count; i++) {
        for (size_t k = 0; k < i; k++) {
            assert_string_not_equal(answer->interpretations[i].sql, answer->interpretations[k].sql);
        }
    }
    const size_t ways = 2, combinations = 1 + (3 - 1) + (2 - 1); /* its own words, and its rewrite */
    assert_int_equal(f->plans, 1 + ways * combinations);
    csql_answer_free(answer);
}

static void an_ambiguous_answer_has_every_reading(void **state) {
    csql_answer *answer = say(*state, "List the date and amount of claims");
    assert_int_equal(answer->status, CSQL_AMBIGUOUS);
    assert_int_equal(answer->pivot_count, 2);
    assert_int_equal(answer->pivots[0].group_count, 3);
    assert_int_equal(answer->pivots[1].group_count, 2);
    assert_string_equal(answer->pivots[0].term, "date");
    assert_non_null(answer->pivots[0].group[0].sample);
    assert_int_equal(answer->interpretation_count, 6);
    double sum = 0;
    for (size_t i = 0; i < answer->interpretation_count; i++) {
        sum += answer->interpretations[i].score;
        assert_non_null(answer->interpretations[i].rewrite);
        assert_true(i == 0 ||
                    answer->interpretations[i].score <= answer->interpretations[i - 1].score + 1e-12);
    }
    assert_true(sum > 0.999 && sum < 1.001);
    assert_string_equal(answer->interpretations[0].rewrite,
                        "List the date reported and settled amount of claims");
    csql_answer_free(answer);
}

/* Replay: another agent asks; conversations end at their last user turn. */
static void replays_end_as_told(void **state) {
    struct fixture *f = *state;
    static const struct {
        const char *question, *agent, *reply, *expected;
    } rows[] = {
        {"List the date of claims", "When you say \"date\", should I use date_closed or date_of_loss?",
         "date_closed", "SELECT date_closed FROM claims"},
        {"List the date of claims", "Which one do you mean: date_closed, or date_of_loss?", "the second",
         "SELECT date_of_loss FROM claims"},
        {"List the date of claims", "When you say \"date\", should I use date_closed or date_of_loss?",
         "I don't know.", NULL},
        {"List the date of claims",
         "When you say \"date\", should I use date_closed, date_reported or date_of_loss?", "not date_closed",
         "SELECT date_reported FROM claims"},
        {"List the date of claims", NULL, NULL, NULL},
        {"How many claims are there", NULL, NULL, "SELECT count(*) FROM claims"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        csql_answer *answer = NULL;
        csql_session_forget(f->session);
        assert_int_equal(
            csql_session_ask(f->session, rows[i].question, strlen(rows[i].question), &answer, NULL), CSQL_OK);
        csql_answer_free(answer);
        if (rows[i].agent != NULL) {
            assert_int_equal(csql_session_agent(f->session, rows[i].agent, strlen(rows[i].agent), NULL),
                             CSQL_OK);
            csql_answer_free(say(f, rows[i].reply));
        }
        assert_int_equal(csql_session_finish(f->session, &answer, NULL), CSQL_OK);
        if (rows[i].expected == NULL ? answer->sql != NULL
                                     : answer->sql == NULL || strcmp(answer->sql, rows[i].expected) != 0) {
            fail_msg("row %zu: %s", i, answer->sql == NULL ? "Null" : answer->sql);
        }
        csql_answer_free(answer);
    }
}

static void a_question_is_spared_where_rows_are_equal(void **state) {
    struct fixture *f = *state;
    csql_session *session = NULL;
    csql_options options = {.cache_directory = "", .may_skip = 1};
    assert_int_equal(csql_session_open(&f->engine, f->path, &options, &session, NULL), CSQL_OK);
    csql_session *kept = f->session;
    f->session = session;
    csql_answer *answer = say(f, "List the date of claims"); /* the rows differ: it is asked */
    assert_int_equal(answer->status, CSQL_AMBIGUOUS);
    csql_answer_free(answer);
    sqlite3 *db = NULL;
    assert_int_equal(sqlite3_open(f->path, &db), SQLITE_OK);
    assert_int_equal(sqlite3_exec(db, "UPDATE claims SET settled_amount = claimed_amount", NULL, NULL, NULL),
                     SQLITE_OK);
    assert_int_equal(sqlite3_close(db), SQLITE_OK);
    csql_session_cancel(f->session);
    answer = say(f, "List the amount of claims");
    assert_int_equal(answer->status, CSQL_ANSWERED);
    assert_non_null(answer->reason);
    csql_answer_free(answer);
    csql_session_free(session);
    f->session = kept;
}

static void bad_input_leaves_the_conversation(void **state) {
    struct fixture *f = *state;
    csql_answer *answer = say(f, "List the date of claims");
    csql_answer_free(answer);
    answer = NULL;
    csql_error error;
    static char lengthy[TEXT_MAX_QUESTION + 2];
    memset(lengthy, 'a', sizeof lengthy - 1);
    assert_int_equal(csql_session_turn(f->session, "\xff", 1, &answer, &error), CSQL_BAD_TEXT);
    assert_int_equal(csql_session_turn(f->session, "a\0b", 3, &answer, &error), CSQL_BAD_TEXT);
    assert_int_equal(csql_session_turn(f->session, lengthy, sizeof lengthy - 1, &answer, &error),
                     CSQL_TOO_LONG);
    assert_int_equal(csql_session_turn(NULL, "a", 1, &answer, &error), CSQL_BAD_ARGUMENT);
    assert_int_equal(csql_session_turn(f->session, NULL, 1, &answer, &error), CSQL_BAD_ARGUMENT);
    assert_int_equal(csql_session_turn(f->session, "a", 1, NULL, &error), CSQL_BAD_ARGUMENT);
    assert_int_equal(csql_session_agent(f->session, "\xff", 1, &error), CSQL_BAD_TEXT);
    assert_null(answer);
    static const char *const turns[] = {"reported", "SELECT date_reported FROM claims", NULL};
    converse(f, turns);
    static const char *const odd[] = {"",   " ",  "?",     "'", "\"", ";", "date date date date",
                                      "--", "😀", "a_b_c", "1"};
    for (size_t i = 0; i < sizeof odd / sizeof *odd; i++) {
        csql_answer_free(say(f, odd[i]));
    }
}

static void sessions_open_only_databases(void **state) {
    struct fixture *f = *state;
    csql_session *session = NULL;
    csql_error error;
    assert_int_equal(csql_session_open(&f->engine, "/nowhere.sqlite", NULL, &session, &error),
                     CSQL_NOT_FOUND);
    assert_null(session);
    assert_int_equal(csql_session_open(NULL, f->path, NULL, &session, &error), CSQL_BAD_ARGUMENT);
    csql_engine *engine = NULL;
    assert_int_equal(csql_engine_open("/nowhere", &engine, &error), CSQL_NOT_FOUND);
    assert_null(engine);
    csql_answer *answer = NULL;
    csql_session_cancel(f->session);
    assert_int_equal(csql_session_finish(f->session, &answer, &error), CSQL_BAD_ARGUMENT);
    assert_int_equal(csql_session_agent(f->session, "Do you mean x?", 14, &error), CSQL_BAD_ARGUMENT);
    csql_session_free(NULL);
    csql_engine_free(NULL);
    csql_answer_free(NULL);
    csql_rows_free(NULL);
    assert_null(csql_session_notice(NULL));
}

static void answers_are_json(void **state) {
    csql_answer *answer = say(*state, "List the date of \"claims\"");
    char *text = NULL;
    assert_int_equal(csql_answer_json(answer, "7", "claims", &text, NULL), CSQL_OK);
    json *object = NULL;
    assert_int_equal(json_parse(text, strlen(text), &object, NULL), CSQL_OK);
    assert_string_equal(json_get_string(object, "status"), "ambiguous");
    assert_string_equal(json_get_string(object, "id"), "7");
    assert_string_equal(json_get_string(object, "question"), "List the date of \"claims\"");
    assert_int_equal(json_size(json_get(object, "interpretations")), 3);
    const json *pivot = json_first(json_get(object, "pivots"));
    assert_string_equal(json_get_string(pivot, "mode"), "col_amb");
    assert_string_equal(json_get_string(pivot, "subtype"), "lexical");
    assert_int_equal(json_size(json_get(pivot, "group")), 3);
    assert_true(json_is_null(json_get(object, "sql")) && json_is_null(json_get(object, "error")));
    json_free(object);
    free(text);
    csql_answer_free(answer);
    assert_int_equal(csql_answer_json(NULL, NULL, NULL, &text, NULL), CSQL_BAD_ARGUMENT);
}

static void rows_are_read_only(void **state) {
    struct fixture *f = *state;
    csql_rows *rows = NULL;
    csql_error error;
    assert_int_equal(csql_session_run(f->session, "SELECT claim_id, settled_amount, date_closed FROM claims",
                                      &rows, &error),
                     CSQL_OK);
    assert_int_equal(csql_rows_count(rows), 3);
    assert_int_equal(csql_rows_columns(rows), 3);
    assert_string_equal(csql_rows_name(rows, 1), "settled_amount");
    assert_string_equal(csql_rows_text(rows, 0, 0, NULL), "1");
    assert_string_equal(csql_rows_text(rows, 1, 1, NULL), "20.0");
    assert_string_equal(csql_rows_text(rows, 2, 1, NULL), "0.5");
    assert_null(csql_rows_text(rows, 1, 2, NULL));
    assert_null(csql_rows_text(rows, 9, 9, NULL));
    assert_true(csql_rows_numeric(rows, 0, 0) && !csql_rows_numeric(rows, 0, 2));
    assert_false(csql_rows_truncated(rows));
    csql_rows_free(rows);
    rows = NULL;
    static const char *const refused[] = {"DELETE FROM claims", "PRAGMA user_version", "ATTACH 'x' AS y",
                                          "CREATE TABLE t (a)", "SELECT 1; SELECT 2"};
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
        assert_int_not_equal(csql_session_run(f->session, refused[i], &rows, &error), CSQL_OK);
        assert_null(rows);
    }
}

/* With the planner itself: only what must hold whatever the weights say. */
static void the_whole_engine_converses(void **state) {
    struct fixture *f = *state;
    csql_engine *engine = NULL;
    csql_error error;
    assert_int_equal(csql_engine_open(data_directory(), &engine, &error), CSQL_OK);
    csql_session *session = NULL;
    csql_options options = {.cache_directory = ""};
    assert_int_equal(csql_session_open(engine, f->path, &options, &session, &error), CSQL_OK);
    static const char *const questions[] = {"How many claims are there?", "List the date of claims",
                                            "Show the churn_risk_score of every claim",
                                            "What is the status of claim 2?"};
    for (size_t i = 0; i < sizeof questions / sizeof *questions; i++) {
        csql_answer *answer = NULL;
        assert_int_equal(csql_session_ask(session, questions[i], strlen(questions[i]), &answer, &error),
                         CSQL_OK);
        if (answer->sql != NULL) {
            csql_rows *rows = NULL;
            assert_int_equal(csql_session_run(session, answer->sql, &rows, &error), CSQL_OK);
            csql_rows_free(rows);
        }
        if (i == 0) {
            assert_string_equal(answer->sql, "SELECT count(*) FROM claims");
        } else if (i == 2) {
            assert_int_equal(answer->status, CSQL_UNANSWERABLE);
            assert_string_equal(answer->pivots[0].term, "churn_risk_score");
        }
        csql_answer_free(answer);
    }
    csql_session_free(session);
    csql_engine_free(engine);
}

/* A first question, and a turn after it that is one thing by itself and another with the answer before. */
static csql_status plan_two_ways(void *context, csql_session *session, const struct linked *linked,
                                 const struct plan_options *options, struct arena *arena, struct plans *out,
                                 csql_error *error) {
    static const float no_features[RANK_FEATURE_COUNT];
    const bool first = linked->word_count > 0 && strcmp(linked->words[0].norm, "list") == 0;
    struct plan *plan = arena_alloc(arena, sizeof *plan);
    (void)context;
    (void)session;
    (void)error;
    plan->sql = first                     ? "SELECT status FROM claims"
                : options->before == NULL ? "SELECT count(*) FROM claims"
                                          : "SELECT count(*) FROM claims WHERE status = 'Open'";
    plan->score = plan->agreed = first ? 0.95 : options->before == NULL ? 0.8 : 0.9;
    plan->features = no_features;
    *out = (struct plans){.at = plan, .count = 1};
    return CSQL_OK;
}

static void the_other_reading_is_offered(void **state) {
    static const struct {
        const char *text, *sql, *reason; /* reason: a part of it, or NULL */
    } turns[] = {{"list the status of claims", "SELECT status FROM claims", NULL},
                 {"how many claims", "SELECT count(*) FROM claims WHERE status = 'Open'", "\"by itself\""},
                 {"By itself.", "SELECT count(*) FROM claims", NULL},
                 {"undo", "SELECT status FROM claims", NULL}};
    struct fixture *f = *state;
    f->engine.planner = plan_two_ways;
    f->session->options.keep_context = true;
    assert_int_equal(smalltalk_open(data_directory(), &f->engine.smalltalk, NULL), CSQL_OK);
    for (size_t i = 0; i < sizeof turns / sizeof *turns; i++) {
        csql_answer *answer = say(f, turns[i].text);
        if (turns[i].sql != NULL) {
            if (answer->status != CSQL_ANSWERED || strcmp(answer->sql, turns[i].sql) != 0) {
                fail_msg("%s: %s", turns[i].text, answer->sql == NULL ? answer->reason : answer->sql);
            }
            assert_true(turns[i].reason == NULL || strstr(answer->reason, turns[i].reason) != NULL);
        }
        csql_answer_free(answer);
    }
    phrases_close(f->engine.smalltalk);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, open_fixture, close_fixture)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(a_reply_settles),
        TEST(a_clear_question_is_answered),
        TEST(a_narrowing_reply_is_followed_up),
        TEST(two_pivots_are_settled_in_turn),
        TEST(two_pivots_are_settled_at_once),
        TEST(unhelpful_twice_is_null),
        TEST(unhelpful_once_is_forgiven),
        TEST(a_settled_term_is_not_asked_again),
        TEST(a_correction_takes_back),
        TEST(a_new_question_drops_the_old),
        TEST(both_are_shown),
        TEST(both_is_remembered),
        TEST(both_is_said),
        TEST(names_and_values_are_a_question),
        TEST(patience_ends),
        TEST(forgetting_asks_again),
        TEST(what_is_remembered_goes_to_another_session),
        TEST(both_goes_to_another_session),
        TEST(values_and_tables_are_remembered),
        TEST(what_cannot_be_remembered_is_refused),
        TEST(a_correction_is_remembered_alone),
        TEST(memory_is_bounded),
        TEST(readings_are_derived),
        TEST(an_ambiguous_answer_has_every_reading),
        TEST(replays_end_as_told),
        TEST(a_question_is_spared_where_rows_are_equal),
        TEST(bad_input_leaves_the_conversation),
        TEST(sessions_open_only_databases),
        TEST(answers_are_json),
        TEST(rows_are_read_only),
        TEST(the_other_reading_is_offered),
        TEST(the_whole_engine_converses),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
