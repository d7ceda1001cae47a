/* Fuzzes what reads a model's replies and what checks its SQL: the input is a server's response, in one piece
 * and as events, and a reply's text. */
#include "fuzz_fixture.h"

#include "base/json.h"
#include "llm/body.h"
#include "llm/check.h"

#define MOST 5

static const char schema[] =
    "CREATE TABLE shop(id INTEGER PRIMARY KEY, town TEXT, opened INTEGER);"
    "CREATE TABLE sale(id INTEGER PRIMARY KEY, shop_id INTEGER REFERENCES shop(id), price REAL, day DATE);"
    "INSERT INTO shop VALUES(1,'Bonn',1990),(2,'Bern',2000),(3,'Bonn',2010);"
    "INSERT INTO sale VALUES(1,1,10,'2024-01-05'),(2,1,20,'2024-02-07'),(3,2,30,'2024-02-08');";

static struct db *db;
static struct linked linked;

int LLVMFuzzerInitialize(int *count, char ***arguments) {
    static const char question[] = "How many sales did the shops in Bonn make after 2000?";
    static struct link_schema *links;
    static struct arena *arena;
    const struct db_options options = {.cache_directory = ""};
    csql_error error = {.status = CSQL_OK};
    char path[PATH_MAX];
    (void)count;
    (void)arguments;
    fuzz_make_directory();
    fuzz_path(path, "shop.sqlite");
    fuzz_require(fuzz_run_script(path, schema), path);
    arena = arena_new();
    fuzz_require(arena && db_open(path, &options, &db, &error) == CSQL_OK &&
                     link_schema_new(db, NULL, &links, &error) == CSQL_OK &&
                     link_question(links, arena, question, strlen(question), &linked, &error) == CSQL_OK,
                 error.message);
    return 0;
}

/* What passes is prepared, is spelled as we print it, and passes again as that. */
static void check_sql(struct arena *arena, const char *text) {
    struct check_query checked, again;
    double support = 0;
    csql_status status = check_query(db, &linked, arena, text, &checked, NULL);
    fuzz_check(status == CSQL_OK, "a query is looked at");
    fuzz_check((checked.sql != NULL) == (checked.why == NULL), "a query that is refused has a reason");
    if (!checked.sql) {
        return;
    }
    fuzz_check(db_prepare(db, checked.sql, NULL) == CSQL_OK, "a checked query prepares");
    status = check_query(db, &linked, arena, checked.sql, &again, NULL);
    fuzz_check(status == CSQL_OK && again.sql && strcmp(again.sql, checked.sql) == 0,
               "a checked query passes again");
    status = check_support(db, &linked, arena, checked.tree, checked.sql, &support, NULL);
    fuzz_check(status == CSQL_OK && support >= 0 && support <= 1, "support is in [0, 1]");
}

static void read_reply(struct arena *arena, const char *text) {
    const char **found = NULL, *reason = NULL;
    long numbers[MOST];
    size_t count = 0;
    bool is_found = false, verdict = false;
    fuzz_check(llm_read_strings(arena, text, "columns", MOST, &found, &count) == CSQL_OK && count <= MOST,
               "strings are read");
    for (size_t i = 0; i < count; i++) {
        int column = check_column(arena, db_catalogue(db), found[i]);
        fuzz_check(column < (int)db_catalogue(db)->column_count, "a column is in the catalogue");
    }
    fuzz_check(llm_read_numbers(arena, text, "keep", MOST, numbers, &count, &is_found) == CSQL_OK &&
                   count <= MOST && (is_found || count == 0),
               "numbers are read");
    fuzz_check(llm_read_verdict(arena, text, "valid", &verdict, &reason, &is_found) == CSQL_OK &&
                   (is_found || !verdict),
               "a verdict is read");
    fuzz_check(llm_read_queries(arena, text, MOST, &found, &count) == CSQL_OK && count <= MOST,
               "queries are read");
    for (size_t i = 0; i < count; i++) {
        check_sql(arena, found[i]);
    }
}

/* However a stream is cut into pieces, it says the same. */
static void check_pieces(const char *text, size_t length) {
    struct body_stream whole = body_stream_new(), pieces = body_stream_new();
    body_stream_read(&whole, text, length, true);
    for (size_t cut = length % 7 + 1; cut < length; cut += length / 5 + 1) {
        body_stream_read(&pieces, text, cut, false);
    }
    body_stream_read(&pieces, text, length, true);
    fuzz_check(whole.ended == pieces.ended && whole.failed == pieces.failed &&
                   whole.truncated == pieces.truncated && whole.prompt_tokens == pieces.prompt_tokens &&
                   strcmp(buffer_text(&whole.text), buffer_text(&pieces.text)) == 0,
               "a stream in pieces says what it says whole");
    body_stream_free(&whole);
    body_stream_free(&pieces);
}

static void read_response(struct arena *arena, const char *text, size_t length) {
    struct body_answer answer;
    float *vectors = NULL;
    size_t dimension = 0;
    check_pieces(text, length);
    if (body_read_chat(arena, text, length, &answer, NULL) == CSQL_OK) {
        read_reply(arena, answer.text);
    }
    if (body_read_events(arena, text, length, &answer, NULL) == CSQL_OK) {
        read_reply(arena, answer.text);
    }
    if (body_read_embeddings(arena, text, length, 2, &vectors, &dimension, NULL) == CSQL_OK) {
        fuzz_check(vectors && dimension > 0, "vectors have a length");
    }
    const char *complaint = body_complaint(arena, text, length, "secret");
    fuzz_check(!complaint || !strstr(complaint, "secret"), "a secret is not repeated");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct arena *arena = arena_new();
    const char *text = arena ? arena_copy(arena, (const char *)data, size) : NULL;
    if (text) {
        read_response(arena, text, size);
        read_reply(arena, text);
    }
    arena_free(arena);
    return 0;
}
