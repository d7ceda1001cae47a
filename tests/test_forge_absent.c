/* No pivot of an unanswerable instance of the committed benchmark links to the names of its database by a
 * token, a stem, a synonym or the edit distance, and none is a stored value: looked at afresh, past the
 * generator's own judges.
 *
 * FORGE_ABSENT_SET and FORGE_ABSENT_ROOT name another benchmark's single.jsonl, and where its databases are.
 */
#include "db_fixture.h"

#include "forge/lexicon.h"
#include "record/record.h"
#include "text/text.h"

enum { SENSES = 3, SHORTEST = 3, LONG_WORD = 8, SHORT_STOPWORD = 3 };

/* A database and its names, cut into words. */
struct names {
    const char *db_id;
    sqlite3 *connection;
    struct words *words;
    const char **columns, **tables; /* of each column, by words[]; the tables' own names come after these */
    size_t columns_count, count;
};

struct look {
    struct arena *arena;
    struct forge_lexicon *lexicon;
    const char *root;
    size_t looked_at, linked;
};

static const char *path_of(const struct look *look, const char *db_id) {
    const char *whole = NULL;
    csql_error error;
    if (record_database_path(look->arena, look->root, db_id, &whole, &error) != CSQL_OK) {
        fail_msg("%s: %s", db_id, error.message);
    }
    return whole;
}

static void add_name(const struct look *look, struct names *names, const char *table, const char *column) {
    csql_error error;
    const char *name = column ? column : table;
    names->tables[names->count] = table;
    names->columns[names->count] = column;
    assert_int_equal(text_words(look->arena, name, strlen(name), &names->words[names->count], &error),
                     CSQL_OK);
    names->count++;
}

static void open_names(const struct look *look, const char *db_id, struct names *names) {
    struct db *db = NULL;
    struct db_options options = {.cache_directory = ""};
    csql_error error;
    const char *path = path_of(look, db_id);
    sqlite3_close(names->connection);
    assert_int_equal(db_open(path, &options, &db, &error), CSQL_OK);
    const struct db_catalogue *catalogue = db_catalogue(db);
    size_t most = catalogue->column_count + catalogue->table_count;
    *names = (struct names){.db_id = arena_string(look->arena, db_id),
                            .words = arena_array(look->arena, most + 1, sizeof *names->words),
                            .columns = arena_array(look->arena, most + 1, sizeof *names->columns),
                            .tables = arena_array(look->arena, most + 1, sizeof *names->tables)};
    assert_true(names->db_id && names->words && names->columns && names->tables);
    for (size_t i = 0; i < catalogue->column_count; i++) {
        const struct db_column *column = &catalogue->columns[i];
        add_name(look, names, arena_string(look->arena, catalogue->tables[column->table].name),
                 arena_string(look->arena, column->name));
    }
    names->columns_count = names->count;
    for (size_t i = 0; i < catalogue->table_count; i++) {
        add_name(look, names, arena_string(look->arena, catalogue->tables[i].name), NULL);
    }
    db_close(db);
    assert_int_equal(sqlite3_open_v2(path, &names->connection, SQLITE_OPEN_READONLY, NULL), SQLITE_OK);
}

static bool share_sense(const struct look *look, const char *a, const char *b) {
    uint32_t of_a[SENSES], of_b[SENSES];
    size_t count_a = forge_lexicon_senses(look->lexicon, a, of_a, SENSES);
    size_t count_b = forge_lexicon_senses(look->lexicon, b, of_b, SENSES);
    for (size_t i = 0; i < count_a; i++) {
        for (size_t k = 0; k < count_b; k++) {
            if (of_a[i] == of_b[k]) {
                return true;
            }
        }
    }
    return false;
}

static bool is_close(const char *a, const char *b) {
    size_t shorter = strlen(a) < strlen(b) ? strlen(a) : strlen(b);
    size_t limit = shorter >= LONG_WORD ? 2 : 1;
    return shorter >= SHORTEST && text_edit_distance(a, b, limit) <= limit;
}

static bool is_content(const char *word) {
    return strlen(word) > SHORT_STOPWORD || !text_is_stopword(word);
}

/* How a word of the term links to a word of the name, or NULL. */
static const char *link_of(const struct look *look, const struct words *term, size_t t,
                           const struct words *name, size_t n) {
    return strcmp(term->norm[t], name->norm[n]) == 0                                      ? "token"
           : strcmp(term->stem[t], name->stem[n]) == 0                                    ? "stem"
           : is_content(name->norm[n]) && share_sense(look, term->norm[t], name->norm[n]) ? "synonym"
           : is_close(term->norm[t], name->norm[n])                                       ? "edit distance"
                                                                                          : NULL;
}

static bool is_stored(const struct look *look, const struct names *names, const char *term) {
    bool stored = false;
    for (size_t i = 0; !stored && i < names->columns_count; i++) {
        char *sql = sqlite3_mprintf("SELECT 1 FROM \"%w\" WHERE \"%w\" = ?1 COLLATE NOCASE LIMIT 1",
                                    names->tables[i], names->columns[i]);
        sqlite3_stmt *statement = NULL;
        assert_non_null(sql);
        if (sqlite3_prepare_v2(names->connection, sql, -1, &statement, NULL) == SQLITE_OK) {
            assert_int_equal(sqlite3_bind_text(statement, 1, term, -1, SQLITE_STATIC), SQLITE_OK);
            stored = sqlite3_step(statement) == SQLITE_ROW;
        }
        sqlite3_finalize(statement);
        sqlite3_free(sql);
    }
    (void)look;
    return stored;
}

static void look_at(struct look *look, const struct names *names, const char *id, const char *term) {
    struct words words;
    csql_error error;
    const char *how = NULL;
    assert_int_equal(text_words(look->arena, term, strlen(term), &words, &error), CSQL_OK);
    look->looked_at++;
    for (size_t i = 0; i < names->count; i++) {
        for (size_t t = 0; t < words.count; t++) {
            for (size_t n = 0; !how && is_content(words.norm[t]) && n < names->words[i].count; n++) {
                how = link_of(look, &words, t, &names->words[i], n);
            }
        }
        if (how) {
            print_message("%s: \"%s\" links to %s.%s by %s\n", id, term, names->tables[i],
                          names->columns[i] ? names->columns[i] : "", how);
            look->linked++;
            return;
        }
    }
    if (is_stored(look, names, term)) {
        print_message("%s: \"%s\" is stored\n", id, term);
        look->linked++;
    }
}

static bool is_unanswerable(csql_mode mode) {
    return mode == CSQL_COL_UNANS || mode == CSQL_VAL_UNANS;
}

static void no_pivot_links(void **state) {
    (void)state;
    const char *set = getenv("FORGE_ABSENT_SET"), *root = getenv("FORGE_ABSENT_ROOT");
    const char *build = getenv("BUILD"), *data = getenv("CLARISQL_DATADIR");
    struct look look = {.arena = arena_new()};
    struct names names = {.count = 0};
    struct record_reader *reader = NULL;
    struct record record;
    csql_error error;
    bool done = false;
    assert_non_null(look.arena);
    look.root = root ? root : arena_printf(look.arena, "%s/schemas", build ? build : "build");
    assert_int_equal(forge_lexicon_open(data ? data : "data", &look.lexicon, &error), CSQL_OK);
    assert_int_equal(record_reader_open(set ? set : "conversations/generated/single.jsonl", &reader, &error),
                     CSQL_OK);
    while (record_reader_next(reader, look.arena, &record, &done, &error) == CSQL_OK && !done) {
        for (size_t i = 0; i < record.pivot_count; i++) {
            if (!is_unanswerable(record.pivots[i].mode)) {
                continue;
            }
            if (!names.db_id || strcmp(names.db_id, record.db_id) != 0) {
                open_names(&look, record.db_id, &names);
            }
            look_at(&look, &names, record.id, record.pivots[i].term);
        }
    }
    assert_true(done);
    print_message("%zu of %zu absent terms link to their database\n", look.linked, look.looked_at);
    assert_true(look.looked_at > 100);
    assert_int_equal(look.linked, 0);
    record_reader_close(reader);
    forge_lexicon_close(look.lexicon);
    sqlite3_close(names.connection);
    arena_free(look.arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(no_pivot_links)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
