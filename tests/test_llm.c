/* The parts of the language-model room that need no server: replies read, events put together at every split,
 * forms, settings, prompts, the cache, and the checks on what a model wrote. The server's misbehaviour is
 * tried in test_llm_program.py. */
#include <fcntl.h>
#include <netinet/in.h>
#include <pthread.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <time.h>

#include "db_fixture.h"
#include "link/link.h"
#include "llm/body.h"
#include "llm/cache.h"
#include "llm/check.h"
#include "llm/prompts.h"
#include "llm/settings.h"
#include "llm/shape.h"

#define COUNT(a) (sizeof(a) / sizeof *(a))

static const char schema[] =
    "CREATE TABLE singer (singer_id INTEGER PRIMARY KEY, name TEXT, country TEXT, age INTEGER);"
    "CREATE TABLE song (song_id INTEGER, singer_id INTEGER REFERENCES singer(singer_id), title TEXT,"
    " PRIMARY KEY (song_id, singer_id));"
    "CREATE TABLE \"odd table\" (\"a.b\" TEXT);"
    "INSERT INTO singer VALUES (1, 'Amy', 'France', 30), (2, 'Bob', 'Chile', 40);"
    "INSERT INTO song VALUES (1, 1, 'Rain');";

/* ---- reading replies ---- */

static void test_strings(void **state) {
    struct fixture *f = *state;
    static const struct {
        const char *text;
        size_t count;
        const char *first;
    } cases[] = {
        {"{\"c\": [\"a\", \"b\"]}", 2, "a"},
        {"Sure: {\"c\": [\"a\"]} as you wished", 1, "a"},
        {"{not json} {\"c\": [\"a\"]}", 1, "a"},
        {"[\"a\", 7, null, \"b\"]", 2, "a"},
        {"{\"other\": [\"a\"]}", 1, "a"},
        {"{\"c\": \"a\"}", 1, "a"},
        {"{\"c\": [{\"name\": \"a\"}]}", 1, "a"},
        {"{\"c\": [\"a\", \"b\", \"cut", 2, "a"},
        {"{\"c\": [\"q\\\"uote\", \"b", 1, "q\"uote"},
        {"{\"c\": [\"  a \\n\"]}", 1, "a"},
        {"{\"c\": [\"\", \" \"]}", 0, NULL},
        {"{\"c\": [\"1\",\"2\",\"3\",\"4\",\"5\",\"6\"]}", 4, "1"},
        {"", 0, NULL},
        {"{", 0, NULL},
        {"[[[[[[[[[[[[[[[[[[[[[[[[[[", 0, NULL},
        {"}]", 0, NULL},
        {"no list here", 0, NULL},
        {"\"", 0, NULL},
        {"{\"c\": [\"\\", 0, NULL},
    };
    for (size_t i = 0; i < COUNT(cases); i++) {
        const char **out = NULL;
        size_t count = 99;
        assert_int_equal(llm_read_strings(f->arena, cases[i].text, "c", 4, &out, &count), CSQL_OK);
        assert_int_equal(count, cases[i].count);
        if (cases[i].first) {
            assert_string_equal(out[0], cases[i].first);
        }
    }
}

static void test_queries(void **state) {
    struct fixture *f = *state;
    static const struct {
        const char *text;
        size_t count;
        const char *last;
    } cases[] = {
        {"SELECT a FROM b", 1, "SELECT a FROM b"},
        {"SELECT a FROM b;\n\nSELECT c FROM d;", 2, "SELECT c FROM d"},
        {"SELECT a FROM b\n\nSELECT c\nFROM d", 2, "SELECT c\nFROM d"},
        {"```sql\nSELECT a FROM b;\n```\nor\n```\nwith x as (select 1) select * from x\n```", 2,
         "with x as (select 1) select * from x"},
        {"SELECT ';' FROM b; SELECT \"x;\n\ny\" FROM c", 2, "SELECT \"x;\n\ny\" FROM c"},
        {"I would select the first one.\nSelected: none", 0, NULL},
        {"Null", 0, NULL},
        {"{\"sql\": [\"SELECT 1\"]}", 1, "SELECT 1"},
        {"SELECT '{' FROM b", 1, "SELECT '{' FROM b"},
        {"```SELECT a FROM b```", 1, "SELECT a FROM b"},
        {"``````", 0, NULL},
        {"SELECT 'open", 1, "SELECT 'open"},
    };
    for (size_t i = 0; i < COUNT(cases); i++) {
        const char **out = NULL;
        size_t count = 99;
        assert_int_equal(llm_read_queries(f->arena, cases[i].text, 8, &out, &count), CSQL_OK);
        assert_int_equal(count, cases[i].count);
        if (cases[i].last) {
            assert_string_equal(out[count - 1], cases[i].last);
        }
    }
}

static void test_numbers_and_verdicts(void **state) {
    struct fixture *f = *state;
    static const struct {
        const char *text;
        bool found;
        size_t count;
        long first;
    } numbers[] = {
        {"{\"n\": [2, 1]}", true, 2, 2},
        {"{\"n\": []}", true, 0, 0},
        {"[3]", true, 1, 3},
        {"{\"n\": 4}", true, 1, 4},
        {"{\"n\": [\"5\", \"x\"]}", true, 1, 5},
        {"{\"n\": [1.5, 1e300, -7]}", true, 1, -7},
        {"two of them", false, 0, 0},
        {"", false, 0, 0},
    };
    for (size_t i = 0; i < COUNT(numbers); i++) {
        long out[3] = {0};
        size_t count = 99;
        bool found = false;
        assert_int_equal(llm_read_numbers(f->arena, numbers[i].text, "n", 3, out, &count, &found), CSQL_OK);
        assert_int_equal(found, numbers[i].found);
        assert_int_equal(count, numbers[i].count);
        assert_int_equal(out[0], numbers[i].first);
    }
    static const struct {
        const char *text;
        bool found, verdict;
    } verdicts[] = {
        {"{\"valid\": true, \"reason\": \"so\"}", true, true},
        {"{\"valid\": \"invalid\"}", true, false},
        {"{\"valid\": \"Yes\"}", true, true},
        {"Valid. It is fine.", true, true},
        {"no", true, false},
        {"nothing to say", false, false},
        {"{\"other\": 1}", false, false},
        {"", false, false},
    };
    for (size_t i = 0; i < COUNT(verdicts); i++) {
        bool found = false, verdict = false;
        const char *reason = NULL;
        assert_int_equal(llm_read_verdict(f->arena, verdicts[i].text, "valid", &verdict, &reason, &found),
                         CSQL_OK);
        assert_int_equal(found, verdicts[i].found);
        assert_int_equal(verdict, verdicts[i].verdict);
    }
}

/* ---- responses ---- */

static void test_responses(void **state) {
    struct fixture *f = *state;
    struct body_answer answer;
    csql_error error;
    static const char good[] =
        "{\"choices\":[{\"finish_reason\":\"length\",\"message\":{\"content\":\"hi\"}}],"
        "\"usage\":{\"prompt_tokens\":3,\"completion_tokens\":4}}";
    assert_int_equal(body_read_chat(f->arena, good, strlen(good), &answer, &error), CSQL_OK);
    assert_string_equal(answer.text, "hi");
    assert_true(answer.truncated && answer.metered);
    assert_int_equal(answer.prompt_tokens + answer.completion_tokens, 7);
    static const char *const bad[] = {
        "",
        " \n",
        "<html>",
        "{",
        "[]",
        "7",
        "null",
        "{\"choices\":[]}",
        "{\"choices\":[{\"message\":{}}]}",
        "{\"choices\":[{\"message\":{\"content\":7}}]}",
        "{\"choices\":\"x\"}",
    };
    for (size_t i = 0; i < COUNT(bad); i++) {
        assert_int_equal(body_read_chat(f->arena, bad[i], strlen(bad[i]), &answer, &error), CSQL_REMOTE);
        assert_null(answer.text);
    }
    float *vectors = NULL;
    size_t dimension = 0;
    static const char two[] = "{\"data\":[{\"embedding\":[1,2]},{\"embedding\":[3,4]}]}";
    assert_int_equal(body_read_embeddings(f->arena, two, strlen(two), 2, &vectors, &dimension, &error),
                     CSQL_OK);
    assert_int_equal(dimension, 2);
    assert_true(vectors[2] == 3.0F);
    static const char *const wrong[] = {
        "{\"data\":[{\"embedding\":[1,2]}]}",
        "{\"data\":[{\"embedding\":[1]},{\"embedding\":[1,2]}]}",
        "{\"data\":[{\"embedding\":[]},{\"embedding\":[]}]}",
        "{\"data\":[{\"embedding\":[\"x\"]},{}]}",
        "{}",
        "{\"data\":[{\"embedding\":[1]},{\"embedding\":[1]},{\"embedding\":[1]}]}",
    };
    for (size_t i = 0; i < COUNT(wrong); i++) {
        assert_int_equal(
            body_read_embeddings(f->arena, wrong[i], strlen(wrong[i]), 2, &vectors, &dimension, &error),
            CSQL_REMOTE);
        assert_null(vectors);
    }
}

static void test_complaints(void **state) {
    struct fixture *f = *state;
    static const struct {
        const char *text, *said;
    } cases[] = {
        {"{\"error\":{\"message\":\"no such model\"}}", "no such model"},
        {"{\"error\":\"no\\u001b[2J such\\nmodel\"}", "no [2J such model"},
        {"{\"detail\":\"x\"}", "x"},
        {"{\"error\":{\"message\":\"key sk-12 is wrong\"}}", NULL}, /* the secret */
        {"{}", NULL},
        {"<html>", NULL},
    };
    for (size_t i = 0; i < COUNT(cases); i++) {
        const char *said = body_complaint(f->arena, cases[i].text, strlen(cases[i].text), "sk-12");
        if (cases[i].said) {
            assert_string_equal(said, cases[i].said);
        } else {
            assert_null(said);
        }
    }
}

/* The same text however the events are cut. */
static void test_events(void **state) {
    struct fixture *f = *state;
    static const char text[] =
        ": ping\r\n\r\ndata: {\"choices\":[{\"delta\":{\"content\":\"ab\"}}]}\n\n"
        "event: x\ndata:{\"choices\":[{\"delta\":{\"content\":\"c\"}}]}\r\n\r\n"
        "data: {\"choices\":[{\"delta\":{},\"finish_reason\":\"stop\"}]}\n\n"
        "data: {\"choices\":[],\"usage\":{\"prompt_tokens\":1,\"completion_tokens\":2}}\n\n"
        "data: [DONE]";
    size_t length = strlen(text);
    for (size_t cut = 0; cut <= length; cut++) {
        struct body_stream stream = body_stream_new();
        body_stream_read(&stream, text, cut, false);
        body_stream_read(&stream, text, length, true);
        assert_string_equal(buffer_text(&stream.text), "abc");
        assert_true(stream.ended && stream.metered && !stream.failed);
        body_stream_free(&stream);
    }
    struct body_answer answer;
    csql_error error;
    assert_int_equal(body_read_events(f->arena, text, length, &answer, &error), CSQL_OK);
    assert_string_equal(answer.text, "abc");
    assert_int_equal(body_read_events(f->arena, text, 80, &answer, &error), CSQL_REMOTE);
    assert_int_equal(body_read_events(f->arena, "data: x\n", 8, &answer, &error), CSQL_REMOTE);
    assert_int_equal(body_read_events(f->arena, "", 0, &answer, &error), CSQL_REMOTE);
}

static void test_shapes(void **state) {
    (void)state;
    static const struct llm_shape strings = {LLM_STRINGS, "sql", 3}, verdict = {LLM_VERDICT, "valid", 0};
    struct buffer out = buffer_new(SHAPE_MAX_GRAMMAR);
    shape_schema(&out, &strings);
    assert_string_equal(
        buffer_text(&out),
        "{\"type\":\"object\",\"properties\":{\"sql\":{\"type\":\"array\",\"items\":{\"type\":"
        "\"string\"},\"maxItems\":3}},\"required\":[\"sql\"],\"additionalProperties\":false}");
    buffer_clear(&out);
    shape_grammar(&out, &verdict);
    assert_non_null(strstr(buffer_text(&out), "(\"true\" | \"false\")"));
    buffer_free(&out);
    assert_true(shape_is_complete("x {\"sql\": [\"}\"]} y", 20, &strings));
    assert_false(shape_is_complete("{\"sql\": [\"}\"]", 13, &strings));
    assert_int_equal(shape_json_length("[{}]x", 5), 4);
    assert_int_equal(shape_json_length("[}", 2), 0);
    assert_int_equal(shape_json_length("\"\\", 2), 0);
}

/* ---- settings ---- */

static void test_settings(void **state) {
    (void)state;
    static const struct {
        const char *models, *url, *key;
        csql_status status;
        size_t count;
    } cases[] = {
        {"m", "http://127.0.0.1:1/v1/", NULL, CSQL_OK, 1},
        {"m", "http://127.0.0.1:1/v1", "k", CSQL_OK, 1},
        {"m", "http://localhost/v1", "k", CSQL_OK, 1},
        {"m", "http://[::1]:80/v1", "k", CSQL_OK, 1},
        {"m", "https://models.example/v1", "k", CSQL_OK, 1},
        {"a,b@http://127.0.0.1:2/v1,org/c@d", "http://127.0.0.1:1/v1", NULL, CSQL_OK, 3},
        {"m", NULL, NULL, CSQL_OK, 1},
        {"m", "http://models.example/v1", "k", CSQL_BAD_ARGUMENT, 0},
        {"m", "http://127.evil.example/v1", "k", CSQL_BAD_ARGUMENT, 0},
        {"m", "http://localhost.evil.example/v1", "k", CSQL_BAD_ARGUMENT, 0},
        {"a,b@http://models.example/v1", "http://127.0.0.1:1/v1", "k", CSQL_BAD_ARGUMENT, 0},
        {"", "http://127.0.0.1/v1", NULL, CSQL_BAD_ARGUMENT, 0},
        {NULL, "http://127.0.0.1/v1", NULL, CSQL_BAD_ARGUMENT, 0},
        {"a,,b", "http://127.0.0.1/v1", NULL, CSQL_BAD_ARGUMENT, 0},
        {"1,2,3,4,5,6,7,8,9", "http://127.0.0.1/v1", NULL, CSQL_BAD_ARGUMENT, 0},
        {"m", "ftp://127.0.0.1/v1", NULL, CSQL_BAD_ARGUMENT, 0},
        {"m", "127.0.0.1", NULL, CSQL_BAD_ARGUMENT, 0},
        {"m", "http://", NULL, CSQL_BAD_ARGUMENT, 0},
        {"m", "https://x/", "two words", CSQL_BAD_ARGUMENT, 0},
        {"m", "https://x/", "line\nbreak", CSQL_BAD_ARGUMENT, 0},
        {"m", "https://x/", "\n", CSQL_BAD_ARGUMENT, 0},
    };
    for (size_t i = 0; i < COUNT(cases); i++) {
        struct llm_config config = {.models = cases[i].models, .url = cases[i].url, .key = cases[i].key};
        struct llm *llm = NULL;
        csql_error error;
        assert_int_equal(llm_new(&config, &llm, &error), cases[i].status);
        assert_int_equal(llm ? llm_model_count(llm) : 0, cases[i].count);
        llm_free(llm);
    }
    struct llm_config config = {.models = "a,b@http://u:p@127.0.0.1:2/v1", .url = "http://127.0.0.1:1/v1/"};
    struct llm *llm = NULL;
    assert_int_equal(llm_new(&config, &llm, NULL), CSQL_OK);
    assert_string_equal(llm_model_name(llm, 1), "b");
    assert_string_equal(llm_model_url(llm, 0), "http://127.0.0.1:1/v1");
    assert_string_equal(llm_model_url(llm, 1), "http://127.0.0.1:2/v1"); /* without the password */
    assert_null(llm_model_name(llm, 2));
    llm_free(llm);
}

static void test_key_files(void **state) {
    struct fixture *f = *state;
    static const struct {
        const char *text;
        mode_t mode;
        csql_status status;
    } cases[] = {
        {"a-key\n", 0600, CSQL_OK},
        {"a-key", 0400, CSQL_OK},
        {"a-key", 0640, CSQL_REFUSED},
        {"a-key", 0604, CSQL_REFUSED},
        {"", 0600, CSQL_BAD_ARGUMENT},
        {"a\tkey", 0600, CSQL_BAD_ARGUMENT},
        {"\xc3\xa4", 0600, CSQL_BAD_ARGUMENT},
    };
    char path[128];
    (void)snprintf(path, sizeof path, "%s/key", f->directory);
    for (size_t i = 0; i < COUNT(cases); i++) {
        (void)unlink(path);
        int file = open(path, O_WRONLY | O_CREAT, 0600);
        assert_true(file >= 0);
        assert_int_equal(write(file, cases[i].text, strlen(cases[i].text)), strlen(cases[i].text));
        assert_int_equal(fchmod(file, cases[i].mode), 0);
        close(file);
        struct llm_config config = {.models = "m", .url = "https://x/v1", .key_file = path};
        struct llm *llm = NULL;
        assert_int_equal(llm_new(&config, &llm, NULL), cases[i].status);
        llm_free(llm);
    }
    struct llm_config config = {.models = "m", .key_file = f->directory};
    struct llm *llm = NULL;
    assert_int_equal(llm_new(&config, &llm, NULL), CSQL_IO);
    config.key_file = "/nonexistent/key";
    assert_int_equal(llm_new(&config, &llm, NULL), CSQL_NOT_FOUND);
}

static void test_requests_that_cannot_be(void **state) {
    struct fixture *f = *state;
    struct llm_config config = {.models = "m"};
    struct llm *llm = NULL;
    struct llm_reply reply;
    csql_error error;
    assert_int_equal(llm_new(&config, &llm, NULL), CSQL_OK);
    struct llm_request request = {.user = "hello"};
    assert_int_equal(llm_chat(llm, f->arena, &request, &reply, &error), CSQL_NOT_FOUND);
    request.model = 1;
    assert_int_equal(llm_chat(llm, f->arena, &request, &reply, &error), CSQL_BAD_ARGUMENT);
    char *large = malloc(LLM_MAX_REQUEST + 2);
    assert_non_null(large);
    memset(large, 'x', LLM_MAX_REQUEST + 1);
    large[LLM_MAX_REQUEST + 1] = '\0';
    request = (struct llm_request){.user = large};
    assert_int_equal(llm_chat(llm, f->arena, &request, &reply, &error), CSQL_TOO_LONG);
    free(large);
    float *vectors = NULL;
    size_t dimension = 0;
    assert_int_equal(llm_embed(llm, f->arena, 0, NULL, 0, NULL, &vectors, &dimension, &error),
                     CSQL_BAD_ARGUMENT);
    llm_free(llm);
}

/* ---- cancelling ---- */

static void *cancel_soon(void *context) {
    const struct timespec wait = {.tv_nsec = 200 * 1000000L};
    (void)nanosleep(&wait, NULL);
    atomic_store((atomic_bool *)context, true);
    return NULL;
}

/* A server that takes the request and says nothing. */
static void test_cancelling(void **state) {
    struct fixture *f = *state;
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t size = sizeof address;
    int listener = socket(AF_INET, SOCK_STREAM, 0);
    assert_true(listener >= 0);
    assert_int_equal(bind(listener, (struct sockaddr *)&address, sizeof address), 0);
    assert_int_equal(listen(listener, 1), 0);
    assert_int_equal(getsockname(listener, (struct sockaddr *)&address, &size), 0);
    char url[64];
    (void)snprintf(url, sizeof url, "http://127.0.0.1:%d/v1", ntohs(address.sin_port));
    (void)unsetenv("http_proxy");
    struct llm_config config = {.models = "m", .url = url};
    struct llm *llm = NULL;
    struct llm_reply reply;
    csql_error error;
    atomic_bool cancelled = false;
    pthread_t thread;
    assert_int_equal(llm_new(&config, &llm, NULL), CSQL_OK);
    struct llm_request request = {.user = "hello", .cancelled = &cancelled};
    int64_t begun = llm_now();
    assert_int_equal(pthread_create(&thread, NULL, cancel_soon, &cancelled), 0);
    assert_int_equal(llm_chat(llm, f->arena, &request, &reply, &error), CSQL_INTERRUPTED);
    assert_true(llm_now() - begun < 5000);
    assert_int_equal(pthread_join(thread, NULL), 0);
    llm_free(llm);
    close(listener);
}

/* ---- the cache ---- */

static void test_cache(void **state) {
    struct fixture *f = *state;
    struct cache *cache = NULL;
    struct body_answer answer = {.text = "a \"reply\"\n", .truncated = true, .prompt_tokens = 5}, found;
    char path[128];
    (void)snprintf(path, sizeof path, "%s/cache", f->directory);
    assert_int_equal(cache_open(path, &cache, NULL), CSQL_OK);
    assert_false(cache_find(cache, f->arena, "{\"q\":1}", &found));
    cache_keep(cache, "{\"q\":1}", &answer);
    assert_true(cache_find(cache, f->arena, "{\"q\":1}", &found));
    assert_string_equal(found.text, answer.text);
    assert_true(found.truncated);
    assert_int_equal(found.prompt_tokens, 5);
    assert_false(cache_find(cache, f->arena, "{\"q\":2}", &found));
    cache_close(cache);
    (void)snprintf(path, sizeof path, "%s/none/cache", f->directory);
    assert_int_equal(cache_open(path, &cache, NULL), CSQL_IO);
    assert_null(cache);
}

/* ---- prompts ---- */

static void test_prompts(void **state) {
    struct fixture *f = *state;
    struct prompts *prompts = NULL;
    const char *system = NULL, *user = NULL;
    assert_int_equal(prompts_open("data", &prompts, NULL), CSQL_OK);
    /* What is filled in is not looked at again. */
    const struct prompt_hole holes[] = {{"schema", "{question}"}, {"question", "{schema} {"}, {"most", "3"}};
    assert_int_equal(prompts_fill(prompts, PROMPT_SQL, f->arena, holes, COUNT(holes), &system, &user),
                     CSQL_OK);
    assert_string_equal(user, "{question}\n\nQuestion: {schema} {");
    assert_non_null(strstr(system, "{\"sql\": [\"...\"]}"));
    assert_null(strstr(system, "Queries for a question")); /* the comment */
    assert_int_equal(prompts_fill(prompts, PROMPT_SINGLE, f->arena, holes, COUNT(holes), &system, &user),
                     CSQL_OK);
    assert_null(system);
    prompts_close(prompts);
    assert_int_equal(prompts_open(f->directory, &prompts, NULL), CSQL_NOT_FOUND);
    assert_null(prompts);
}

static void open_database(struct fixture *f) {
    fixture_open(f, schema);
}

static void test_schema(void **state) {
    struct fixture *f = *state;
    open_database(f);
    const struct db_catalogue *catalogue = db_catalogue(f->db);
    const char *text = prompt_schema(f->arena, catalogue, NULL, 0, false);
    assert_string_equal(
        text,
        "CREATE TABLE singer (singer_id INTEGER PRIMARY KEY, name TEXT, country TEXT, age INTEGER);\n"
        "CREATE TABLE song (song_id INTEGER, singer_id INTEGER REFERENCES singer(singer_id), title TEXT, "
        "PRIMARY KEY (song_id, singer_id));\nCREATE TABLE \"odd table\" (\"a.b\" TEXT);");
    const int one[] = {db_find_table(catalogue, "singer")};
    text = prompt_schema(f->arena, catalogue, one, 1, true);
    assert_non_null(strstr(text, "'France'"));
    assert_null(strstr(text, "song"));
}

/* ---- the leash ---- */

static void test_columns(void **state) {
    struct fixture *f = *state;
    open_database(f);
    static const struct {
        const char *name;
        bool found;
    } cases[] = {
        {"singer.name", true},
        {"SINGER.Name", true},
        {"\"singer\".`name`", true},
        {" singer.name ", true},
        {"title", true},
        {"singer_id", false},
        {"odd table.a.b", true},
        {"singer.churn", false},
        {"nowhere.name", false},
        {"", false},
        {".", false},
        {"singer.", false},
        {"singer", false},
    };
    for (size_t i = 0; i < COUNT(cases); i++) {
        assert_int_equal(check_column(f->arena, db_catalogue(f->db), cases[i].name) >= 0, cases[i].found);
    }
}

static void test_queries_are_checked(void **state) {
    struct fixture *f = *state;
    open_database(f);
    static const char question[] = "Which singers from France are called Amy and older than 20?";
    static const struct {
        const char *sql, *printed; /* printed NULL: refused */
    } cases[] = {
        {"select NAME from singer;", "SELECT name FROM singer"},
        {"SELECT name AS \"hello\" FROM singer AS s WHERE s.country = \"France\"",
         "SELECT name FROM singer WHERE country = 'France'"},
        {"SELECT N FROM (SELECT NAME AS n, age FROM singer) AS x WHERE AGE > 20",
         "SELECT N FROM (SELECT name AS n, age FROM singer) WHERE AGE > 20"},
        {"SELECT count(*) AS n FROM singer ORDER BY n", "SELECT count(*) FROM singer ORDER BY count(*)"},
        {"SELECT s.name FROM singer s JOIN song g ON s.singer_id = g.singer_id",
         "SELECT T1.name FROM singer AS T1 JOIN song AS T2 ON T1.singer_id = T2.singer_id"},
        {"SELECT name FROM singer WHERE name LIKE '%amy%'",
         "SELECT name FROM singer WHERE name LIKE '%amy%'"},
        {"SELECT name FROM singer WHERE country = 'Chile'",
         "SELECT name FROM singer WHERE country = 'Chile'"},
        {"SELECT name FROM singer WHERE country = 'Narnia'", NULL},
        {"SELECT 'Amy' FROM singer", NULL},
        {"SELECT name || 'x' FROM singer", NULL},
        {"SELECT 7", NULL},
        {"SELECT \"churn\" FROM singer", NULL},
        {"SELECT churn FROM singer", NULL},
        {"SELECT name FROM singer WHERE age > ?", NULL},
        {"SELECT name FROM singer WHERE country = 'Fr\xffnce'", NULL},
        {"SELECT \"\x9c\" FROM singer", NULL},
        {"DELETE FROM singer", NULL},
        {"", NULL},
        {"SELECT", NULL},
    };
    struct link_schema *links = NULL;
    struct linked linked;
    assert_int_equal(link_schema_new(f->db, NULL, &links, NULL), CSQL_OK);
    assert_int_equal(link_question(links, f->arena, question, strlen(question), &linked, NULL), CSQL_OK);
    for (size_t i = 0; i < COUNT(cases); i++) {
        struct check_query out;
        assert_int_equal(check_query(f->db, &linked, f->arena, cases[i].sql, &out, NULL), CSQL_OK);
        if (cases[i].printed) {
            assert_non_null(out.sql);
            assert_string_equal(out.sql, cases[i].printed);
        } else {
            assert_null(out.sql);
            assert_non_null(out.why);
        }
    }
    link_schema_free(links);
}

/* A query that answers more of the question is better supported. */
static void test_support(void **state) {
    struct fixture *f = *state;
    open_database(f);
    static const char question[] = "What is the age of singers from 'France'?";
    static const char *const better_first[] = {
        "SELECT age FROM singer WHERE country = 'France'", /* all of it */
        "SELECT age FROM singer",                          /* without the value */
        "SELECT title FROM song",                          /* nothing that is named */
        "SELECT title FROM song WHERE title = 'France'",   /* and no row */
    };
    struct link_schema *links = NULL;
    struct linked linked;
    double before = 1.01;
    assert_int_equal(link_schema_new(f->db, NULL, &links, NULL), CSQL_OK);
    assert_int_equal(link_question(links, f->arena, question, strlen(question), &linked, NULL), CSQL_OK);
    for (size_t i = 0; i < COUNT(better_first); i++) {
        struct check_query out;
        double support = -1;
        assert_int_equal(check_query(f->db, &linked, f->arena, better_first[i], &out, NULL), CSQL_OK);
        assert_non_null(out.sql);
        assert_int_equal(check_support(f->db, &linked, f->arena, out.tree, out.sql, &support, NULL), CSQL_OK);
        assert_true(support >= 0 && support < before);
        before = support;
    }
    link_schema_free(links);
}

/* ---- against a real server, where `make check-llm` has started one ---- */

static void test_real_completions(void **state) {
    struct fixture *f = *state;
    const char *url = getenv("CLARISQL_TEST_CHAT");
    if (!url) {
        skip();
    }
    static const struct llm_shape strings = {LLM_STRINGS, "sql", 2};
    for (int form = LLM_FORMAT_AUTO; form <= LLM_FORMAT_PLAIN * 2 + 1; form++) {
        struct llm_config config = {.models = "gemma",
                                    .url = url,
                                    .total_ms = 120000,
                                    .format = (enum llm_format)(form / 2),
                                    .stream = form % 2 == 1};
        struct llm *llm = NULL;
        struct llm_reply reply;
        csql_error error;
        const struct llm_request request = {
            .user = "Write a query for the names of all singers.", .shape = strings, .max_tokens = 60};
        assert_int_equal(llm_new(&config, &llm, &error), CSQL_OK);
        if (llm_chat(llm, f->arena, &request, &reply, &error) != CSQL_OK) {
            fail_msg("%s", error.message);
        }
        struct llm_cost cost = llm_cost(llm);
        assert_int_equal(cost.requests, 1);
        assert_int_equal(cost.failures, 0);
        assert_true(cost.bytes_sent > 0 && cost.bytes_received > 0);
        if (form / 2 != LLM_FORMAT_PLAIN && !reply.truncated) {
            assert_int_equal(reply.text[0], '{');
            assert_true(shape_is_complete(reply.text, strlen(reply.text), &strings));
        }
        llm_free(llm);
    }
}

static void test_real_vectors(void **state) {
    struct fixture *f = *state;
    const char *url = getenv("CLARISQL_TEST_EMBEDDINGS");
    if (!url) {
        skip();
    }
    struct llm_config config = {.models = "gemma", .url = url, .total_ms = 60000};
    static const char *const texts[] = {"date of birth", "birth date", "length of the river"};
    struct llm *llm = NULL;
    float *vectors = NULL;
    size_t dimension = 0;
    csql_error error;
    assert_int_equal(llm_new(&config, &llm, &error), CSQL_OK);
    if (llm_embed(llm, f->arena, 0, texts, COUNT(texts), NULL, &vectors, &dimension, &error) != CSQL_OK) {
        fail_msg("%s", error.message);
    }
    assert_true(dimension > 16);
    double near = 0, far = 0;
    for (size_t i = 0; i < dimension; i++) {
        near += (double)(vectors[i] * vectors[dimension + i]);
        far += (double)(vectors[i] * vectors[2 * dimension + i]);
    }
    assert_true(near > far);
    llm_free(llm);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_strings, fixture_set_up, fixture_tear_down),
        cmocka_unit_test_setup_teardown(test_queries, fixture_set_up, fixture_tear_down),
        cmocka_unit_test_setup_teardown(test_numbers_and_verdicts, fixture_set_up, fixture_tear_down),
        cmocka_unit_test_setup_teardown(test_responses, fixture_set_up, fixture_tear_down),
        cmocka_unit_test_setup_teardown(test_complaints, fixture_set_up, fixture_tear_down),
        cmocka_unit_test_setup_teardown(test_events, fixture_set_up, fixture_tear_down),
        cmocka_unit_test(test_shapes),
        cmocka_unit_test(test_settings),
        cmocka_unit_test_setup_teardown(test_key_files, fixture_set_up, fixture_tear_down),
        cmocka_unit_test_setup_teardown(test_requests_that_cannot_be, fixture_set_up, fixture_tear_down),
        cmocka_unit_test_setup_teardown(test_cancelling, fixture_set_up, fixture_tear_down),
        cmocka_unit_test_setup_teardown(test_cache, fixture_set_up, fixture_tear_down),
        cmocka_unit_test_setup_teardown(test_prompts, fixture_set_up, fixture_tear_down),
        cmocka_unit_test_setup_teardown(test_schema, fixture_set_up, fixture_tear_down),
        cmocka_unit_test_setup_teardown(test_columns, fixture_set_up, fixture_tear_down),
        cmocka_unit_test_setup_teardown(test_queries_are_checked, fixture_set_up, fixture_tear_down),
        cmocka_unit_test_setup_teardown(test_support, fixture_set_up, fixture_tear_down),
        cmocka_unit_test_setup_teardown(test_real_completions, fixture_set_up, fixture_tear_down),
        cmocka_unit_test_setup_teardown(test_real_vectors, fixture_set_up, fixture_tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
