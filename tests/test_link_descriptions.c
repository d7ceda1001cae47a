#include "db_fixture.h"

#include <sys/stat.h>

#include "embed/embed.h"
#include "link/link.h"

/* A database whose own names say little; half of it is described in files, half in comments. */
static const char BANK[] =
    "CREATE TABLE district (id INTEGER PRIMARY KEY, A2 TEXT, A11 INT, A13 REAL, budget INT);\n"
    "INSERT INTO district VALUES (1,'Praha',12541,0.4,5),(2,'Brno',9897,1.9,6),(3,'Tabor',8507,2.1,7);\n"
    "CREATE TABLE client (client_id INTEGER PRIMARY KEY, sx TEXT, -- K: woman; N: man\n"
    "  district_id INT REFERENCES district(id),\n"
    "  stat INT, -- 1 = active, 2 = closed for good and 3: under review\n"
    "  acq TEXT, -- channel that first won them\n"
    "  fee REAL, -- in euros\n"
    "  hours INT -- opens at 10:30\n"
    ");\n"
    "INSERT INTO client VALUES "
    "(1,'K',1,1,'flyer',2.5,10),(2,'N',2,2,'friend',3,9),(3,'K',3,3,'radio',4,10);\n"
    "CREATE TABLE account (account_id INTEGER PRIMARY KEY, client_id INT REFERENCES client(client_id),\n"
    "  freq TEXT, owner TEXT);\n"
    "INSERT INTO account VALUES (1,1,'PM','Ann'),(2,2,'PT','Bob'),(3,3,'PO','Eve'),(4,3,'PO','Eve');\n";

static const char DISTRICT[] =
    "original_column_name,column_name,column_description,data_format,value_description\n"
    "A2,district name,,text,\n"
    "A11,average salary,,integer,\n"
    "A13,,unemployment rate of the last year,real,\n"
    "budget,yearly spending plan,,integer,\n";
static const char ACCOUNT[] =
    "original_column_name,column_name,column_description,data_format,value_description\n"
    "freq,frequency,how often statements are issued,text,\"\"\"PM\"\" stands for monthly issuance\n"
    "\"\"PT\"\" stands for weekly issuance\n\"\"PO\"\" stands for \xff\xfe and nothing else\"\n";

struct bank {
    struct fixture *fixture;
    struct embed *embed;
    struct link_schema *schema;
};

static void write_file(const char *path, const char *text) {
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fputs(text, file) < 0, 0);
    assert_int_equal(fclose(file), 0);
}

static int set_up(void **state) {
    struct bank *b = calloc(1, sizeof *b);
    assert_non_null(b);
    assert_int_equal(fixture_set_up((void **)&b->fixture), 0);
    assert_int_equal(mkdir(fixture_path(b->fixture, "database_description"), 0700), 0);
    write_file(fixture_path(b->fixture, "database_description/district.csv"), DISTRICT);
    write_file(fixture_path(b->fixture, "database_description/account.csv"), ACCOUNT);
    fixture_open(b->fixture, BANK);
    const char *directory = getenv("CLARISQL_DATADIR");
    csql_error error;
    if (embed_open(directory != NULL ? directory : "data", &b->embed, &error) != CSQL_OK ||
        link_schema_new(b->fixture->db, b->embed, &b->schema, &error) != CSQL_OK) {
        fail_msg("%s", error.message);
    }
    *state = b;
    return 0;
}

static int tear_down(void **state) {
    struct bank *b = *state;
    link_schema_free(b->schema);
    embed_close(b->embed);
    fixture_tear_down((void **)&b->fixture);
    free(b);
    return 0;
}

static struct linked link_of(const struct bank *b, const char *question) {
    struct linked linked;
    csql_error error = {.message = ""};
    if (link_question(b->schema, b->fixture->arena, question, strlen(question), &linked, &error) != CSQL_OK) {
        fail_msg("%s: %s", question, error.message);
    }
    return linked;
}

static bool is_span(const struct linked *linked, size_t first, size_t last, const char *text) {
    size_t start = linked->words[first].start, end = linked->words[last - 1].end;
    return end - start == strlen(text) && memcmp(linked->question + start, text, end - start) == 0;
}

/* How the span of the question names the column. */
static enum link_code code_of(const struct linked *linked, const char *span, const char *column) {
    for (size_t i = 0; i < linked->match_count; i++) {
        const struct link_match *m = &linked->matches[i];
        if (m->column && is_span(linked, m->first, m->last, span) &&
            strcmp(linked->catalogue->columns[m->index].name, column) == 0) {
            return m->code;
        }
    }
    return LINK_NONE;
}

static void descriptions_name_columns(void **state) {
    static const struct {
        const char *question, *span, *column;
        enum link_code code;
    } rows[] = {
        /* a name that says nothing gives way to what it is described as, and still counts */
        {"the average salary in Praha", "average salary", "A11", LINK_EXACT},
        {"the district name", "district name", "A2", LINK_EXACT},
        {"where the unemployment rate is high", "unemployment rate", "A13", LINK_EXACT},
        {"the A11 of Brno", "A11", "A11", LINK_EXACT},
        {"salary by district", "salary", "A11", LINK_PARTIAL},
        /* further names are weaker than the own one */
        {"the budget of Brno", "budget", "budget", LINK_EXACT},
        {"the yearly spending plan of Brno", "yearly spending plan", "budget", LINK_SEMANTIC},
        {"what is the spending plan", "spending plan", "budget", LINK_SEMANTIC},
        {"the frequency of an account", "frequency", "freq", LINK_EXACT}, /* an abbreviation */
        {"how often are statements issued", "often are statements issued", "freq", LINK_SEMANTIC},
        {"the channel of each client", "channel", "acq", LINK_EXACT},
        /* a unit, an aside and a word out of many are no names */
        {"clients who pay euros", "euros", "fee", LINK_NONE},
        {"which statements are there", "statements", "freq", LINK_NONE},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct linked linked = link_of(*state, rows[i].question);
        enum link_code code = code_of(&linked, rows[i].span, rows[i].column);
        if (code != rows[i].code) {
            fail_msg("%s: \"%s\" names %s by %d", rows[i].question, rows[i].span, rows[i].column, (int)code);
        }
    }
}

static void codes_are_read(void **state) {
    static const struct {
        const char *question, *span, *column, *stored; /* stored: NULL if no value of the column is meant */
    } rows[] = {
        {"accounts with weekly issuance", "weekly issuance", "freq", "PT"},
        {"accounts of Monthly Issuance", "Monthly Issuance", "freq", "PM"},
        {"which clients are active", "active", "stat", "1"},
        {"clients closed for good", "closed for good", "stat", "2"},
        {"clients under review", "under review", "stat", "3"},
        {"is each client a woman", "woman", "sx", "K"},
        {"nothing else", "nothing else", "freq", NULL},
        {"at 30", "30", "hours", NULL},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct linked linked = link_of(*state, rows[i].question);
        const char *stored = NULL;
        for (size_t v = 0; v < linked.value_count; v++) {
            const struct link_value *value = &linked.values[v];
            for (size_t h = 0; h < value->holder_count; h++) {
                const char *column = linked.catalogue->columns[value->holders[h].column].name;
                if (is_span(&linked, value->first, value->last, rows[i].span) &&
                    strcmp(column, rows[i].column) == 0) {
                    stored = value->holders[h].stored;
                }
            }
        }
        bool right =
            rows[i].stored == NULL ? stored == NULL : stored != NULL && strcmp(stored, rows[i].stored) == 0;
        if (!right) {
            fail_msg("%s: %s", rows[i].question, stored == NULL ? "no value" : stored);
        }
    }
}

static void descriptions_count_for_likeness(void **state) {
    const struct bank *b = *state;
    const struct db_catalogue *c = db_catalogue(b->fixture->db);
    int budget = db_find_column(c, db_find_table(c, "district"), "budget");
    int fee = db_find_column(c, db_find_table(c, "client"), "fee");
    assert_true(link_semantic(b->schema, "yearly spending plan", true, budget) >= 0.9F);
    assert_true(link_semantic(b->schema, "channel first won", true, fee) < 0.6F);
    int salary = db_find_column(c, db_find_table(c, "district"), "A11");
    assert_true(link_lexical(b->schema, "A11", true, salary) >= 1);
    assert_true(link_lexical(b->schema, "A13", true, salary) <= 0);
    assert_true(link_semantic(b->schema, "\xff", true, budget) <= 0.9F);
}

static void nothing_is_needed(void **state) {
    const struct bank *b = *state;
    struct link_schema *plain = NULL;
    struct linked linked;
    assert_int_equal(link_schema_new(b->fixture->db, NULL, &plain, NULL), CSQL_OK);
    assert_int_equal(link_question(plain, b->fixture->arena, "the spending plan of Brno", 25, &linked, NULL),
                     CSQL_OK);
    assert_int_equal(code_of(&linked, "spending plan", "budget"), LINK_SEMANTIC);
    link_schema_free(plain);
}

#define TEST(name) cmocka_unit_test(name)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(descriptions_name_columns),
        TEST(codes_are_read),
        TEST(descriptions_count_for_likeness),
        TEST(nothing_is_needed),
    };
    return cmocka_run_group_tests_name("link_descriptions", tests, set_up, tear_down);
}
