/* Fuzzes the value index as it is mapped from the cache. The first byte says what the input is: even, the
 * file itself; odd, changes of eight bytes (where, what) to a file that was made as it should be, behind a
 * byte that says how many words of it are cut off. */
#include <sys/mman.h>

#include "fuzz_fixture.h"

#include "db/values.h"

#define ROOM 16

static const char schema[] =
    "CREATE TABLE shop(id INTEGER PRIMARY KEY, town TEXT, kind TEXT, opened INTEGER);"
    "CREATE TABLE sale(id INTEGER PRIMARY KEY, shop_id INTEGER REFERENCES shop(id), article TEXT, day DATE);"
    "INSERT INTO shop VALUES(1,'Bonn','bakery',1990),(2,'Bern','Book shop',2000),"
    "(3,'New York','book-binder''s',2010),(4,'Z\xc3\xbcrich','bakery',2010);"
    "INSERT INTO sale VALUES(1,1,'Rye bread','2024-01-05'),(2,2,'Atlas of birds','2024-02-07'),"
    "(3,3,'A 102','2024-02-08'),(4,1,'rolls, dozen','2024-02-08');";

static char path[PATH_MAX];
static struct value_index made; /* of the database as it is */

static struct db *open_database(void) {
    const struct db_options options = {.cache_directory = fuzz_directory};
    struct db *db = NULL;
    csql_error error = {.status = CSQL_OK};
    fuzz_require(db_open(path, &options, &db, &error) == CSQL_OK, error.message);
    return db;
}

int LLVMFuzzerInitialize(int *count, char ***arguments) {
    (void)count;
    (void)arguments;
    fuzz_make_directory();
    fuzz_path(path, "shop.sqlite");
    fuzz_require(fuzz_run_script(path, schema), path);
    struct db *db = open_database();
    fuzz_require(values_collect(db, &made) == CSQL_OK, "no index");
    db_close(db);
    return 0;
}

static void change(char *block, size_t words, const uint8_t *data, size_t size) {
    for (; size >= 8; data += 8, size -= 8) {
        uint32_t where = 0, what = 0;
        memcpy(&where, data, sizeof where);
        memcpy(&what, data + 4, sizeof what);
        memcpy(block + where % (2 * words) * sizeof what, &what, sizeof what);
    }
}

/* The block that the input tells of, of *size bytes; NULL if there is none. */
static char *make_block(const uint8_t *data, size_t length, size_t *size) {
    bool changes = length > 2 && data[0] % 2 != 0;
    size_t header = sizeof(struct value_header);
    const size_t whole = changes ? made.size / 8 - data[1] % (made.size / 8) : length / 8;
    *size = whole * 8;
    char *block = *size >= header ? malloc(*size) : NULL;
    if (block && changes) {
        memcpy(block, made.block, *size);
        change(block, whole, data + 2, length - 2);
    } else if (block) {
        memcpy(block, data + length % 8, *size);
    }
    return block;
}

static void check_values(struct db *db, const struct db_value *values, size_t count) {
    for (size_t i = 0; i < count; i++) {
        fuzz_check(values[i].column >= 0 && (size_t)values[i].column < db_catalogue(db)->column_count,
                   "a value is of a column");
        fuzz_check(strlen(values[i].text) < db->values->size, "a value's text is in the index");
        fuzz_check(values[i].score > 0 && values[i].score <= 1, "a value's score is in (0, 1]");
    }
}

static void look_up(struct db *db) {
    static const char *const phrases[] = {"bonn",       "New York", "book shop",    "breads",
                                          "zurihc",     "atlas",    "bakery",       "a 102",
                                          "2024-02-08", "bak",      "book-binder's"};
    const size_t columns = db_catalogue(db)->column_count;
    struct arena *arena = arena_new();
    for (size_t i = 0; arena && i < sizeof phrases / sizeof *phrases; i++) {
        struct db_value values[ROOM];
        int column = i % 2 == 0 ? -1 : (int)(i % columns);
        check_values(db, values, db_values(db, arena, phrases[i], strlen(phrases[i]), column, values, ROOM));
    }
    for (size_t c = 0; arena && c < columns; c++) {
        const char *texts[ROOM];
        size_t count = db_column_values(db, arena, (int)c, texts, ROOM);
        fuzz_check(count <= ROOM && db_lend_values(db, (int)c, texts, ROOM) == count,
                   "values are as many as there is room for, lent or not");
    }
    bool *marked = arena ? arena_array(arena, columns, sizeof *marked) : NULL;
    const struct db_word words[] = {{"bakery", "bakeri"}, {"atlas", "atla"}, {"102", "102"}};
    if (marked) {
        db_mark_holders(db, words, sizeof words / sizeof *words, true, marked);
    }
    arena_free(arena);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t length) {
    struct value_index *index = calloc(1, sizeof *index), mapped = {0};
    size_t size = 0;
    char *block = make_block(data, length, &size);
    if (!index || !block) {
        free(index);
        free(block);
        return 0;
    }
    struct db *db = open_database();
    *index = (struct value_index){.block = (struct value_header *)(void *)block, .size = size};
    values_save(db, index); /* puts what a file of ours begins with around it */
    bool loads = values_load(db, &mapped);
    if (loads) {
        (void)munmap(mapped.block, mapped.size);
    }
    bool fits = values_attach(index, db_catalogue(db)->column_count) == CSQL_OK;
    fuzz_check(loads == fits, "a file is mapped where its block fits");
    db->values = index;
    db->values_tried = true;
    if (fits) {
        look_up(db);
    }
    db_close(db);
    return 0;
}
