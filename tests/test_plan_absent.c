/* What a question says is not there: which column is NULL, and the sequences that ask for it. */
#include "link_fixture.h"
#include "sequence_text.h"

#include "plan/absent.h"
#include "plan/input.h"
#include "plan/legal.h"

#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

static const char FERRIES[] =
    "CREATE TABLE harbour (id INTEGER PRIMARY KEY, name TEXT, town TEXT);"
    "INSERT INTO harbour VALUES (1,'North Pier','Lund'),(2,'South Pier','Vik');"
    "CREATE TABLE ferry (id INTEGER PRIMARY KEY, name TEXT, home_id INTEGER REFERENCES harbour(id),"
    " email TEXT, flag TEXT, engine_type TEXT, scrap_date DATE, colour TEXT);"
    "INSERT INTO ferry VALUES (1,'Tern',1,'t@x.org','Malta','diesel',NULL,'Red'),"
    " (2,'Gull',NULL,NULL,'Norway',NULL,'2019-04-02','Blue'),(3,'Auk',2,NULL,NULL,'steam',NULL,'Red');"
    "CREATE TABLE ticket (id INTEGER PRIMARY KEY, ferry_id INTEGER REFERENCES ferry(id), buyer TEXT,"
    " refundDate DATE, price REAL);"
    "INSERT INTO ticket VALUES (1,1,'Ann','2020-01-05',9.5),(2,2,'Bo',NULL,7);";

static int set_up(void **state) {
    return world_set_up(state, FERRIES);
}

/* A question that is linked and read. */
struct asking {
    struct linked linked;
    struct plan_input in;
    struct cues cues;
    struct absent absent;
};

static void read_question(struct world *w, const char *question, struct asking *out) {
    struct arena *arena = w->fixture->arena;
    assert_int_equal(link_question(w->schema, arena, question, strlen(question), &out->linked, NULL),
                     CSQL_OK);
    assert_true(input_from_linked(arena, w->embed, &out->linked, &out->in));
    cues_find(&out->linked, &out->cues);
    absent_read(arena, w->embed, &out->in, &out->linked, &out->cues, &out->absent);
}

/* The columns that may be meant, as "table.column"s. */
static void print_columns(const struct asking *a, char *out, size_t room) {
    *out = '\0';
    for (size_t i = 0; i < a->absent.count; i++) {
        const struct input_column *c = &a->in.columns[a->absent.columns[i]];
        const struct db_catalogue *catalogue = a->linked.catalogue;
        size_t length = strlen(out);
        snprintf(out + length, room - length, "%s%s.%s", i > 0 ? " " : "",
                 catalogue->tables[a->in.tables[c->table]].name, catalogue->columns[c->catalogue].name);
    }
}

static void reads(void **state) {
    static const struct {
        const char *question, *columns;
    } rows[] = {
        {"Which ferries have no email?", "ferry.email"},
        {"How many ferries have no email?", "ferry.email"},
        {"ferries without an email", "ferry.email"},
        {"Which ferries do not have an email?", "ferry.email"},
        {"Which ferries don't have any email?", "ferry.email"},
        {"Which ferries haven't got a flag yet?", "ferry.flag"},
        {"ferries without a known engine type", "ferry.engine_type"},
        {"ferries whose email is missing", "ferry.email"},
        {"ferries where the flag is unknown", "ferry.flag"},
        {"ferries with a missing flag", "ferry.flag"},
        {"tickets that have no refund date", "ticket.refundDate"},
        {"Which tickets have not been refunded yet?", "ticket.refundDate"},
        {"Which tickets haven't been refunded?", "ticket.refundDate"},
        {"tickets that were never refunded", "ticket.refundDate"},
        {"Which ferries have never been scrapped?", "ferry.scrap_date"},
        {"Show the unrefunded tickets", "ticket.refundDate"},
        {"ferries with a null flag", "ferry.flag"},
        {"ferries whose flag is null", "ferry.flag"},
        {"ferries that do not have any value for the flag", "ferry.flag"},
        {"ferries whose email is not null", "ferry.email"},
        /* a column without NULLs that is named in full; a table; a value; a comparison; no denial; two */
        {"Which ferries have no colour?", "ferry.colour"},
        {"ferries without any ticket", ""},
        {"Which ferries have no harbour?", "ferry.home_id"},
        {"Which ferries are not Red?", ""},
        {"ferries with no price above 5", ""},
        {"tickets with no buyer", "ticket.buyer"},
        {"Which ferries have an email?", ""},
        {"ferries without an email and no flag", ""},
        {"without", ""},
        {"is missing", ""},
        {"not", ""},
    };
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        struct asking asking;
        char columns[128];
        read_question(*state, rows[i].question, &asking);
        print_columns(&asking, columns, sizeof columns);
        if (strcmp(columns, rows[i].columns) != 0) {
            fail_msg("%s: %s, not %s", rows[i].question, columns, rows[i].columns);
        }
    }
}

/* ---- sequences as text ---- */

static struct sequence sequence_of(const struct asking *a, const char *text) {
    return sequence_read(&a->linked, &a->in, text);
}

#define NO_TICKET "NIN ferry.id SUB SELECT ticket.ferry_id CLOSE"

/* after is NULL where nothing is to be done. */
static const struct {
    const char *question, *before, *after;
} corrections[] = {
    {"Which ferries have no email?", "SELECT ferry.name WHERE " NO_TICKET " END",
     "SELECT ferry.name WHERE ISNULL ferry.email END"},
    {"How many ferries have no email?", "SELECT COUNT ferry WHERE " NO_TICKET " END",
     "SELECT COUNT ferry WHERE ISNULL ferry.email END"},
    {"How many ferries have no email?", "SELECT COUNT ferry.email END",
     "SELECT COUNT ferry WHERE ISNULL ferry.email END"},
    {"Which ferries have no email?", "SELECT ferry.email END",
     "SELECT ferry.name WHERE ISNULL ferry.email END"},
    {"Show the name of ferries without email", "SELECT ferry.name EXCEPT SELECT ferry.name END",
     "SELECT ferry.name WHERE ISNULL ferry.email END"},
    {"Show the colour of ferries without email", "SELECT ferry.colour WHERE NOTNULL ferry.email END",
     "SELECT ferry.colour WHERE ISNULL ferry.email END"},
    {"Which Red ferries have no email?", "SELECT ferry.name WHERE NE ferry.colour 'red' END",
     "SELECT ferry.name WHERE EQ ferry.colour 'red' AND ISNULL ferry.email END"},
    {"Which Red ferries have no email?",
     "SELECT ferry.name WHERE EQ ferry.colour 'red' AND " NO_TICKET " END",
     "SELECT ferry.name WHERE EQ ferry.colour 'red' AND ISNULL ferry.email END"},
    {"Show ferries without email sorted by colour", "SELECT ferry.name ASC ferry.colour END",
     "SELECT ferry.name WHERE ISNULL ferry.email ASC ferry.colour END"},
    {"Show ferries without email", "SELECT ferry.name ASC ferry.colour LIMIT ONE END",
     "SELECT ferry.name WHERE ISNULL ferry.email END"},
    {"Number of ferries without email for each colour",
     "SELECT ferry.colour COUNT ferry WHERE " NO_TICKET " GROUP ferry.colour END",
     "SELECT ferry.colour COUNT ferry WHERE ISNULL ferry.email GROUP ferry.colour END"},
    /* right already, of another table, a value that would be lost, of several queries */
    {"Which ferries have no email?", "SELECT ferry.name WHERE ISNULL ferry.email END", NULL},
    {"ferries whose email is not null", "SELECT ferry.name WHERE " NO_TICKET " END",
     "SELECT ferry.name WHERE NOTNULL ferry.email END"},
    {"Which ferries have no email?", "SELECT ticket.buyer END", NULL},
    {"Which Red ferries have no email?",
     "SELECT ferry.name EXCEPT SELECT ferry.name WHERE EQ ferry.colour 'red' END", NULL},
    {"Which Red ferries have no email?",
     "SELECT ferry.name WHERE EQ ferry.colour 'red' OR EQ ferry.flag 'red' END", NULL},
    {"Which ferries have no email?", "SELECT ferry.name UNION SELECT ferry.name END", NULL},
    {"Which ferries have no ticket?", "SELECT ferry.name WHERE " NO_TICKET " END", NULL},
    {"Which ferries have no colour?", "SELECT ferry.name WHERE " NO_TICKET " END",
     "SELECT ferry.name WHERE ISNULL ferry.colour END"},
    {"Which ferries have no email?", "SELECT END", NULL},
    {"Which ferries have no email?", "SELECT", NULL},
};

static void corrects(void **state) {
    for (size_t i = 0; i < COUNT_OF(corrections); i++) {
        struct asking asking;
        struct legal_state legal;
        read_question(*state, corrections[i].question, &asking);
        const char *after = corrections[i].after ? corrections[i].after : corrections[i].before;
        struct sequence sequence = sequence_of(&asking, corrections[i].before);
        struct sequence expected = sequence_of(&asking, after);
        bool changed = absent_correct(&asking.absent, &asking.in, &sequence);
        if (changed != (corrections[i].after != NULL) || sequence.count != expected.count ||
            memcmp(sequence.actions, expected.actions, expected.count * sizeof *expected.actions) != 0) {
            fail_msg("row %zu: %s", i, corrections[i].question);
        }
        legal_start(&legal);
        for (size_t k = 0; changed && k < sequence.count; k++) {
            assert_true(legal_step(&asking.in, &legal, sequence.actions[k]));
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(reads, set_up, world_tear_down),
        cmocka_unit_test_setup_teardown(corrects, set_up, world_tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
