/* BIRD's evidence: it shows where a question speaks of what, and stays behind what is made where it does not
 * give the pivot away. */
#include "forge_fixture.h"

#include "forge/evidence.h"

static struct forge_evidence read_evidence(struct arena *arena, const char *question, const char *evidence) {
    struct forge_text text;
    struct forge_evidence out;
    csql_error error;
    assert_int_equal(forge_text_read(arena, question, &text, &error), CSQL_OK);
    assert_int_equal(forge_evidence_read(arena, &text, evidence, &out, &error), CSQL_OK);
    return out;
}

static void clauses(void **state) {
    struct fixture *f = *state;
    static const struct {
        const char *question, *evidence;
        size_t count;
        const char *term, *definition; /* of the first clause; NULL if it defines nothing */
    } cases[] = {
        {"List the mailing address.", "mailing address refers to MailStreet", 1, "mailing address",
         "MailStreet"},
        {"List the mailing address.", "Mailing address refers to MailStreet;", 1, "mailing address",
         "MailStreet"},
        {"How many are virtual?", "Virtual = 'F' means virtual", 1, "virtual", "Virtual = 'F'"},
        {"How many women are there?", "women: gender = 'F; G'; x = 1", 2, NULL, NULL},
        {"Find the people's rate.", "rate = `Free; Meal` / b; the people's age = c", 2, "rate",
         "`Free; Meal` / b"},
        {"Find the rate of the rate.", "rate refers to a", 1, NULL, NULL}, /* twice in the question */
        {"Find the rate.", "price refers to b", 1, NULL, NULL},
        {"Find the rate.", " refers to ", 1, NULL, NULL},
        {"Find the rate.", "", 0, NULL, NULL},
        {"Find the rate.", ";;\n ; ", 0, NULL, NULL},
        {"Find the rate.", NULL, 0, NULL, NULL},
        {"Find the rate.", "rate refers to 'unclosed; a", 2, "rate", "'unclosed"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct forge_evidence evidence = read_evidence(f->arena, cases[i].question, cases[i].evidence);
        if (evidence.count != cases[i].count) {
            fail_msg("%zu: %zu clauses", i, evidence.count);
        }
        if (evidence.count == 0) {
            continue;
        }
        const struct forge_clause *clause = &evidence.clauses[0];
        if (!cases[i].definition) {
            assert_null(clause->definition);
            continue;
        }
        assert_non_null(clause->definition);
        assert_string_equal(clause->definition, cases[i].definition);
        const char *term = arena_copy(f->arena, cases[i].question + clause->span.start,
                                      clause->span.end - clause->span.start);
        assert_string_equal(term, cases[i].term);
    }
}

static void many_clauses(void **state) {
    struct fixture *f = *state;
    struct buffer text = buffer_new(1 << 16);
    for (size_t i = 0; i < 2 * FORGE_MAX_CLAUSES; i++) {
        buffer_string(&text, "a refers to b; ");
    }
    struct forge_evidence evidence = read_evidence(f->arena, "Show a.", buffer_text(&text));
    assert_int_equal(evidence.count, FORGE_MAX_CLAUSES);
    buffer_free(&text);
}

#define SCHOOLS                                                                                              \
    "CREATE TABLE schools (CDSCode TEXT PRIMARY KEY, MailStrAbr TEXT, AdmFName1 TEXT, Virt TEXT, City "      \
    "TEXT);"                                                                                                 \
    "INSERT INTO schools VALUES ('1', '12 Elm', 'Ann', 'F', 'LA'), ('2', '9 Oak', 'Bo', 'N', 'SF');"

static void runs(void **state) {
    struct fixture *f = *state;
    static const struct {
        struct forge_trial trial;
        const char *absent; /* what the question that is made does not say any more; NULL: none is made */
        const char *end;    /* and what it ends in */
        const char *reason; /* why none is made */
    } cases[] = {
        /* nothing in the question is called so, but for the evidence */
        {{SCHOOLS, "List the postal place of every school.", "SELECT MailStrAbr FROM schools", NULL,
          "col_unans"},
         NULL,
         NULL,
         "the question does not name the target in one place"},
        {{SCHOOLS, "List the postal place of every school.", "SELECT MailStrAbr FROM schools",
          "postal place refers to MailStrAbr", "col_unans"},
         "postal place",
         "of every school.",
         NULL},
        /* what else it explains stays */
        {{SCHOOLS, "List the postal place of exclusively virtual schools.",
          "SELECT MailStrAbr FROM schools WHERE Virt = 'F'",
          "postal place refers to MailStrAbr; exclusively virtual refers to Virt = 'F'", "col_unans"},
         "postal place",
         "schools. exclusively virtual refers to Virt = 'F'",
         NULL},
        /* but not if it speaks of the pivot's target */
        {{SCHOOLS, "List the postal place of every school.", "SELECT MailStrAbr FROM schools",
          "postal place refers to MailStrAbr; MailStrAbr is short", "col_unans"},
         NULL,
         NULL,
         "the evidence says what is meant"},
        /* a computed figure is no column */
        {{SCHOOLS, "List the postal place of every school.", "SELECT MailStrAbr FROM schools",
          "postal place = MailStrAbr / 2", "col_unans"},
         NULL,
         NULL,
         "the question does not name the target in one place"},
        /* values */
        {{SCHOOLS, "How many are there in the big orange?", "SELECT count(*) FROM schools WHERE City = 'LA'",
          "the big orange refers to City = 'LA'", "val_unans"},
         "orange",
         "?",
         NULL},
        {{SCHOOLS, "How many are there in the big orange?", "SELECT count(*) FROM schools WHERE City = 'LA'",
          "the big orange refers to City != 'LA'", "val_unans"},
         NULL,
         NULL,
         "the question does not name the target in one place"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct forge_outcome outcome = forge_try(f, &cases[i].trial, i);
        if (cases[i].reason) {
            if (outcome.made || !forge_has_reason(&outcome, cases[i].reason)) {
                fail_msg("%zu: %s", i, outcome.question ? outcome.question : "another reason");
            }
            continue;
        }
        if (outcome.made == 0) {
            fail_msg("%zu: %s", i, outcome.reason_count[FORGE_UNI] ? outcome.reasons[FORGE_UNI][0] : "-");
        }
        size_t length = strlen(outcome.question), end = strlen(cases[i].end);
        assert_null(strstr(outcome.question, cases[i].absent));
        assert_true(length >= end);
        assert_string_equal(outcome.question + length - end, cases[i].end);
        /* the source is what was asked, evidence and all */
        assert_string_equal(outcome.source, cases[i].trial.evidence
                                                ? arena_printf(f->arena, "%s %s", cases[i].trial.question,
                                                               cases[i].trial.evidence)
                                                : cases[i].trial.question);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(clauses, fixture_set_up, fixture_tear_down),
        cmocka_unit_test_setup_teardown(many_clauses, fixture_set_up, fixture_tear_down),
        cmocka_unit_test_setup_teardown(runs, fixture_set_up, fixture_tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
