/* Replies read. Those of tests/replies/ were written before the reader, those of tests/replies/strangers/
 * later, each set for databases of its own, by people who had not seen the reader; half of each is kept aside
 * and only counted. With SHOW_REPLIES in the environment what is read wrong is shown, with SHOW_HELD_OUT the
 * half kept aside too. */
#include "db_fixture.h"

#include <sys/stat.h>

#include "base/json.h"
#include "dialog/dialog.h"

#define MAX_DATABASES 16

/* A directory of replies: scenarios.json, and for those that name one, databases as SQL. */
struct written {
    const char *directory;
    json *scenarios;
    char *names[MAX_DATABASES];
    struct db *databases[MAX_DATABASES];
    size_t database_count;
};

struct replies {
    struct fixture *scratch;
    struct embed *embed;
};

static char *read_file(struct arena *arena, const char *path) {
    FILE *file = fopen(path, "rb");
    struct stat status;
    assert_non_null(file);
    assert_int_equal(fstat(fileno(file), &status), 0);
    char *text = arena_alloc(arena, (size_t)status.st_size + 1);
    assert_non_null(text);
    assert_int_equal(fread(text, 1, (size_t)status.st_size, file), status.st_size);
    text[status.st_size] = '\0';
    fclose(file);
    return text;
}

static int set_up(void **state) {
    struct replies *r = calloc(1, sizeof *r);
    assert_non_null(r);
    assert_int_equal(fixture_set_up((void **)&r->scratch), 0);
    const char *directory = getenv("CLARISQL_DATADIR");
    assert_int_equal(embed_open(directory == NULL ? "data" : directory, &r->embed, NULL), CSQL_OK);
    *state = r;
    return 0;
}

static int tear_down(void **state) {
    struct replies *r = *state;
    embed_close(r->embed);
    fixture_tear_down((void **)&r->scratch);
    free(r);
    return 0;
}

static void open_written(struct replies *r, const char *directory, struct written *out) {
    *out = (struct written){.directory = directory};
    char *text =
        read_file(r->scratch->arena, arena_printf(r->scratch->arena, "%s/scenarios.json", directory));
    assert_int_equal(json_parse(text, strlen(text), &out->scenarios, NULL), CSQL_OK);
}

static void close_written(struct written *w) {
    json_free(w->scenarios);
    for (size_t i = 0; i < w->database_count; i++) {
        db_close(w->databases[i]);
    }
}

/* The scenario's database, made from its SQL when first asked for; NULL if it has none. */
static struct db *database_of(struct replies *r, struct written *w, const json *scenario) {
    const char *name = json_get_string(scenario, "database");
    for (size_t i = 0; name != NULL && i < w->database_count; i++) {
        if (strcmp(w->names[i], name) == 0) {
            return w->databases[i];
        }
    }
    if (name == NULL) {
        return NULL;
    }
    struct arena *arena = r->scratch->arena;
    assert_true(w->database_count < MAX_DATABASES);
    char *sql = read_file(arena, arena_printf(arena, "%s/%s.sql", w->directory, name));
    const char *path = fixture_path(r->scratch, name);
    sqlite3 *made = NULL;
    assert_int_equal(sqlite3_open(path, &made), SQLITE_OK);
    assert_int_equal(sqlite3_exec(made, sql, NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(made);
    struct db_options options = {.cache_directory = ""};
    struct db **db = &w->databases[w->database_count];
    assert_int_equal(db_open(path, &options, db, NULL), CSQL_OK);
    w->names[w->database_count++] = arena_copy(arena, name, strlen(name));
    return *db;
}

/* "Table", "Table.column" or "Table.column=value". */
static struct dialog_choice choice_of(struct arena *arena, const struct db_catalogue *catalogue,
                                      const char *text) {
    struct dialog_choice c = {.column_index = -1, .table_index = -1, .score = 0.5};
    const char *dot = strchr(text, '.'), *equals = strchr(text, '=');
    c.table = dot == NULL ? text : arena_copy(arena, text, (size_t)(dot - text));
    if (dot != NULL) {
        size_t length = equals == NULL ? strlen(dot + 1) : (size_t)(equals - dot - 1);
        c.column = arena_copy(arena, dot + 1, length);
        c.value = equals == NULL ? NULL : equals + 1;
    }
    if (catalogue != NULL) {
        c.table_index = db_find_table(catalogue, c.table);
        assert_true(c.table_index >= 0);
        c.column_index = c.column == NULL ? -1 : db_find_column(catalogue, c.table_index, c.column);
        assert_true(c.column == NULL || c.column_index >= 0);
        const struct db_column *column = c.column_index < 0 ? NULL : &catalogue->columns[c.column_index];
        c.sample = column != NULL && column->sample_count > 0 ? column->samples[0] : NULL;
    }
    return c;
}

static size_t scenario_items(struct arena *arena, const struct db_catalogue *catalogue, const json *scenario,
                             struct dialog_item *items) {
    size_t count = 0;
    for (const json *i = json_first(json_get(scenario, "items")); i != NULL; i = json_next(i)) {
        const json *all = json_get(i, "choices");
        struct dialog_choice *choices = arena_array(arena, json_size(all), sizeof *choices);
        size_t n = 0;
        for (const json *c = json_first(all); c != NULL; c = json_next(c)) {
            choices[n++] = choice_of(arena, catalogue, json_string_value(c));
        }
        const char *mode = json_get_string(i, "mode");
        items[count++] = (struct dialog_item){.term = json_get_string(i, "term"),
                                              .mode = mode == NULL                   ? CSQL_COL_AMB
                                                      : strcmp(mode, "val_amb") == 0 ? CSQL_VAL_AMB
                                                                                     : CSQL_TABLE_AMB,
                                              .choices = choices,
                                              .choice_count = n,
                                              .chosen = -1};
    }
    return count;
}

static bool item_as_expected(const struct reply_item *item, const json *keep, size_t choices) {
    if (json_is_null(keep)) {
        return !item->touched;
    }
    size_t expected = json_size(keep);
    return item->touched && item->kept == expected && item->kept <= choices;
}

static bool keeps(const struct reply_item *item, const json *keep, size_t choices) {
    if (!item_as_expected(item, keep, choices)) {
        return false;
    }
    if (json_is_null(keep)) {
        return true;
    }
    for (const json *k = json_first(keep); k != NULL; k = json_next(k)) {
        const char *name = json_string_value(k);
        size_t index = name == NULL ? choices : (size_t)strtoul(name, NULL, 10);
        if (index >= choices || !item->keep[index]) {
            return false;
        }
    }
    return true;
}

static void show(const struct reply *reply, const struct dialog_item *items, const json *row) {
    fprintf(stderr, "  %s %s: %s -> kind %d", json_get_string(row, "id"), json_get_string(row, "scenario"),
            json_get_string(row, "reply"), (int)reply->kind);
    for (size_t i = 0; i < reply->item_count; i++) {
        fprintf(stderr, " [");
        for (size_t c = 0; c < items[i].choice_count; c++) {
            fprintf(stderr, "%d", reply->items[i].touched ? reply->items[i].keep[c] : 7);
        }
        fprintf(stderr, "]");
    }
    fprintf(stderr, "\n");
}

static bool read_right(struct replies *r, struct written *w, const json *row, bool shown) {
    const json *scenario = json_get(w->scenarios, json_get_string(row, "scenario"));
    assert_non_null(scenario);
    struct db *db = database_of(r, w, scenario);
    const struct db_catalogue *catalogue = db == NULL ? NULL : db_catalogue(db);
    struct dialog_item items[DIALOG_MAX_ITEMS];
    size_t count = scenario_items(r->scratch->arena, catalogue, scenario, items);
    struct dialog_context context = {.embed = r->embed,
                                     .db = db,
                                     .catalogue = catalogue,
                                     .question = json_get_string(scenario, "question")};
    const char *text = json_get_string(row, "reply");
    struct reply reply;
    assert_int_equal(dialog_read(&context, r->scratch->arena, items, count, text, strlen(text), &reply, NULL),
                     CSQL_OK);
    const json *keep = json_get(row, "keep");
    size_t i = 0;
    bool right = json_is_array(keep) ? reply.kind == REPLY_SETTLES || reply.kind == REPLY_NARROWS
                 : json_string_value(keep) != NULL ? reply.kind == REPLY_QUESTION
                                                   : reply.kind == REPLY_UNHELPFUL;
    bool all = false;
    if (json_get_bool(row, "all", &all) && all) {
        right = right && reply.kind == REPLY_SETTLES;
    }
    for (const json *k = json_is_array(keep) ? json_first(keep) : NULL; k != NULL; k = json_next(k), i++) {
        right = right && i < reply.item_count && keeps(&reply.items[i], k, items[i].choice_count);
    }
    if (!right && shown && getenv("SHOW_REPLIES") != NULL) {
        show(&reply, items, row);
    }
    return right;
}

/* Counts right readings of one kind, the half kept aside apart. */
static void measure(struct replies *r, const char *directory, const char *kind, double floor) {
    struct written written;
    open_written(r, directory, &written);
    char *text =
        read_file(r->scratch->arena, arena_printf(r->scratch->arena, "%s/%s.jsonl", directory, kind));
    size_t right[2] = {0}, count[2] = {0};
    for (char *line = text, *end; (end = strchr(line, '\n')) != NULL; line = end + 1) {
        json *row = NULL;
        assert_int_equal(json_parse(line, (size_t)(end - line), &row, NULL), CSQL_OK);
        bool held_out = false;
        assert_true(json_get_bool(row, "held_out", &held_out));
        right[held_out] += read_right(r, &written, row, !held_out || getenv("SHOW_HELD_OUT") != NULL);
        count[held_out]++;
        json_free(row);
    }
    close_written(&written);
    print_message("%s/%s: %zu of %zu, kept aside %zu of %zu\n", directory, kind, right[0], count[0], right[1],
                  count[1]);
    assert_true(count[0] >= 20 && count[1] >= 20);
    assert_true((double)right[0] >= floor * (double)count[0]);
}

static void concise_replies_are_read(void **state) {
    measure(*state, "tests/replies", "concise", 0.97);
}

static void verbose_replies_are_read(void **state) {
    measure(*state, "tests/replies", "verbose", 0.97);
}

static void partial_replies_are_read(void **state) {
    measure(*state, "tests/replies", "partial", 0.85);
}

static void unhelpful_replies_are_told(void **state) {
    measure(*state, "tests/replies", "unhelpful", 0.95);
}

/* "Both", a change of mind, a question of its own, "not the first one". */
static void other_replies_are_read(void **state) {
    measure(*state, "tests/replies", "other", 0.95);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(concise_replies_are_read, set_up, tear_down),
        cmocka_unit_test_setup_teardown(verbose_replies_are_read, set_up, tear_down),
        cmocka_unit_test_setup_teardown(partial_replies_are_read, set_up, tear_down),
        cmocka_unit_test_setup_teardown(unhelpful_replies_are_told, set_up, tear_down),
        cmocka_unit_test_setup_teardown(other_replies_are_read, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
