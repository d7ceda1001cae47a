/* Fuzzes what reads a database's catalogue: the input is a script that makes the tables, with its comments,
 * and behind a NUL the description of the table "shop" as BIRD's CSV has it. */
#include <sys/stat.h>

#include "fuzz_fixture.h"

#include "db/db.h"
#include "text/text.h"

static char path[PATH_MAX], description[PATH_MAX];

int LLVMFuzzerInitialize(int *count, char ***arguments) {
    (void)count;
    (void)arguments;
    fuzz_make_directory();
    fuzz_path(path, "fuzz.sqlite");
    fuzz_path(description, "shop.csv");
    return 0;
}

static void check_text(struct arena *arena, const char *text, const char *what) {
    fuzz_check(!text || text_fold(arena, text, strlen(text), false), what);
}

static void check_column(struct arena *arena, const struct db_catalogue *catalogue, size_t c) {
    const struct db_column *column = &catalogue->columns[c];
    const struct db_table *table = &catalogue->tables[column->table];
    fuzz_check((int)c == table->first_column + column->ordinal, "a column is where its table says");
    fuzz_check(column->name && column->declared, "a column has a name and a type");
    fuzz_check(column->category_count == 0 || column->category_count >= column->sample_count,
               "categories begin with the samples");
    check_text(arena, column->title, "a title is UTF-8");
    check_text(arena, column->comment, "a comment is UTF-8");
    check_text(arena, column->description, "a description is UTF-8");
    check_text(arena, column->codes, "codes are UTF-8");
}

static void check_catalogue(const struct db_catalogue *catalogue) {
    struct arena *arena = arena_new();
    for (size_t c = 0; arena && c < catalogue->column_count; c++) {
        check_column(arena, catalogue, c);
    }
    for (size_t k = 0; k < catalogue->key_count; k++) {
        const struct db_key *key = &catalogue->keys[k];
        fuzz_check(key->from >= 0 && (size_t)key->from < catalogue->column_count && key->to >= 0 &&
                       (size_t)key->to < catalogue->column_count,
                   "a key is between columns");
    }
    arena_free(arena);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    const struct db_options options = {.cache_directory = "", .description_directory = fuzz_directory};
    struct db *db = NULL;
    csql_error error = {.status = CSQL_OK};
    char *text = malloc(size + 1);
    fuzz_require(text != NULL, "out of memory");
    memcpy(text, data, size);
    text[size] = '\0';
    size_t script = strlen(text), behind = script < size ? script + 1 : size;
    (void)fuzz_run_script(path, text); /* what it made so far is read */
    fuzz_write(description, data + behind, size - behind);
    if (db_open(path, &options, &db, &error) == CSQL_OK) {
        check_catalogue(db_catalogue(db));
    } else {
        fuzz_check(error.message[0] != '\0', "a database that does not open has a message");
    }
    db_close(db);
    free(text);
    return 0;
}
