/* Every allocation of the language-model room fails in turn: prompts, replies, the cache and the checks.
 * Whatever happens must be a status, never a crash, and under the sanitizers no leak. The linker wraps the
 * allocators. */
#include "db_fixture.h"
#include "link/link.h"
#include "llm/body.h"
#include "llm/cache.h"
#include "llm/check.h"
#include "llm/shots.h"
#include "llm/tasks.h"

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *memory, size_t size);
char *__real_strdup(const char *text);
char *__real_strndup(const char *text, size_t length);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *memory, size_t size);
char *__wrap_strdup(const char *text);
char *__wrap_strndup(const char *text, size_t length);

static struct {
    size_t count, fails; /* the allocation that fails, from 1 (0: none) */
    bool armed;
} memory;

static bool refuse(void) {
    return memory.armed && ++memory.count == memory.fails;
}

void *__wrap_malloc(size_t size) {
    return refuse() ? NULL : __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size) {
    return refuse() ? NULL : __real_calloc(count, size);
}

void *__wrap_realloc(void *old, size_t size) {
    return refuse() ? NULL : __real_realloc(old, size);
}

char *__wrap_strdup(const char *text) {
    return refuse() ? NULL : __real_strdup(text);
}

char *__wrap_strndup(const char *text, size_t length) {
    return refuse() ? NULL : __real_strndup(text, length);
}

static const char question[] = "Which singers from France are older than 20?";
static const char reply[] =
    "{\"sql\": [\"SELECT name AS n FROM singer WHERE country = 'France' AND age > 20\"]}";

/* What a scenario needs and does not make itself. */
struct world {
    struct fixture *f;
    struct link_schema *links;
    struct linked linked;
    char cache[128];
};

/* A client that answers from its cache. */
static csql_status ask(struct world *w, struct arena *arena, csql_error *error) {
    struct llm_config config = {
        .models = "m,n@http://127.0.0.1:9/v1", .cache_directory = w->cache, .key = "k"};
    struct llm_request request = {.user = "hello", .shape = {LLM_STRINGS, "sql", 3}};
    struct llm_reply got;
    struct llm *llm = NULL;
    csql_status status = llm_new(&config, &llm, error);
    if (status == CSQL_OK) {
        status = llm_chat(llm, arena, &request, &got, error);
    }
    /* A cache whose file cannot be read for want of memory does not know. */
    status = status == CSQL_NOT_FOUND && memory.fails ? CSQL_NO_MEMORY : status;
    llm_free(llm);
    return status;
}

static csql_status fill(struct world *w, struct arena *arena, csql_error *error) {
    struct prompts *prompts = NULL;
    const char *system = NULL, *user = NULL, *shots = NULL;
    csql_status status = prompts_open("data", &prompts, error);
    const char *text = status == CSQL_OK ? prompt_schema(arena, db_catalogue(w->f->db), NULL, 0, true) : NULL;
    if (text) {
        const struct prompt_hole holes[] = {{"schema", text}, {"question", question}};
        status = prompts_fill(prompts, PROMPT_SQL, arena, holes, 2, &system, &user);
    } else if (status == CSQL_OK) {
        status = CSQL_NO_MEMORY;
    }
    if (status == CSQL_OK) {
        status = shots_read(prompts, "data", SHOTS_META_ALL, arena, &shots, error);
    }
    prompts_close(prompts);
    /* JSON that does not parse for want of memory looks damaged. */
    return status == CSQL_BAD_DATA && memory.fails ? CSQL_NO_MEMORY : status;
}

static csql_status read_all(struct world *w, struct arena *arena, csql_error *error) {
    (void)w;
    const char **texts = NULL, *reason = NULL;
    size_t count = 0;
    bool verdict = false, found = false;
    csql_status status = llm_read_queries(arena, reply, 3, &texts, &count);
    if (status == CSQL_OK) {
        status = llm_read_strings(arena, "{\"c\": [\"a\", \"b", "c", 3, &texts, &count);
    }
    if (status == CSQL_OK) {
        status = llm_read_verdict(arena, "{\"valid\": true, \"reason\": \"so\"}", "valid", &verdict, &reason,
                                  &found);
    }
    static const char events[] =
        "data: {\"choices\":[{\"delta\":{\"content\":\"ab\"},\"finish_reason\":\"stop\"}]}\n\n";
    struct body_answer answer;
    if (status == CSQL_OK) {
        status = body_read_events(arena, events, sizeof events - 1, &answer, error);
    }
    return status == CSQL_REMOTE && memory.fails ? CSQL_NO_MEMORY : status;
}

static csql_status check(struct world *w, struct arena *arena, csql_error *error) {
    struct check_query out;
    double support = 0;
    csql_status status =
        check_query(w->f->db, &w->linked, arena,
                    "SELECT name AS n FROM singer WHERE country = 'France' ORDER BY n", &out, error);
    if (status == CSQL_OK && out.sql) {
        status = check_support(w->f->db, &w->linked, arena, out.tree, out.sql, &support, error);
    }
    return status;
}

static void torture(struct world *w, csql_status (*scenario)(struct world *, struct arena *, csql_error *)) {
    size_t total = SIZE_MAX, refused = 0;
    for (size_t point = 0; point <= total; point++) {
        struct arena *arena = arena_new();
        csql_error error = {.message = ""};
        assert_non_null(arena);
        memory.count = 0;
        memory.fails = point;
        memory.armed = true;
        csql_status status = scenario(w, arena, &error);
        memory.armed = false;
        total = point == 0 ? memory.count : total;
        arena_free(arena);
        if (status != CSQL_OK && (point == 0 || status != CSQL_NO_MEMORY)) {
            fail_msg("allocation %zu of %zu: %s (%s)", point, total, csql_status_text(status), error.message);
        }
        refused += status != CSQL_OK;
    }
    assert_true(total > 0 && refused > 0);
}

static void set_up(struct world *w, void **state) {
    *w = (struct world){.f = *state};
    fixture_open(w->f, "CREATE TABLE singer (name TEXT, country TEXT, age INTEGER);"
                       "INSERT INTO singer VALUES ('Amy', 'France', 30), ('Bob', 'Chile', 40);");
    assert_int_equal(link_schema_new(w->f->db, NULL, &w->links, NULL), CSQL_OK);
    assert_int_equal(link_question(w->links, w->f->arena, question, strlen(question), &w->linked, NULL),
                     CSQL_OK);
    (void)snprintf(w->cache, sizeof w->cache, "%s/cache", w->f->directory);
    struct cache *cache = NULL;
    struct buffer key = buffer_new(LLM_MAX_REQUEST);
    const struct llm_request request = {.user = "hello", .shape = {LLM_STRINGS, "sql", 3}};
    const struct body_answer answer = {.text = reply};
    assert_int_equal(cache_open(w->cache, &cache, NULL), CSQL_OK);
    body_chat(&key, "m", &request, LLM_FORMAT_SCHEMA, false);
    cache_keep(cache, buffer_text(&key), &answer);
    cache_close(cache);
    buffer_free(&key);
}

static void test_every_allocation(void **state) {
    struct world w;
    set_up(&w, state);
    torture(&w, ask);
    torture(&w, fill);
    torture(&w, read_all);
    torture(&w, check);
    link_schema_free(w.links);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_every_allocation, fixture_set_up, fixture_tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
