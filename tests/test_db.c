#include "db_fixture.h"

#include <fcntl.h>
#include <pthread.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>

static const char SHOP[] =
    "CREATE TABLE customers (customer_id INTEGER PRIMARY KEY, name TEXT NOT NULL, since DATE, vip BOOLEAN,"
    " born TEXT); -- no comment inside\n"
    "CREATE TABLE orders (\n"
    "  id INTEGER PRIMARY KEY,\n"
    "  customer_id INT REFERENCES customers,\n"
    "  ship_to INT REFERENCES addresses(address_id), bill_to INT REFERENCES addresses(address_id),\n"
    "  total REAL, -- in euros\n"
    "  gone INT REFERENCES nowhere(id)\n"
    ");\n"
    "CREATE TABLE addresses (address_id INTEGER PRIMARY KEY, city TEXT);\n"
    "CREATE TABLE lines (order_id INT, product_code TEXT, amount INT, PRIMARY KEY (order_id, "
    "product_code));\n"
    "CREATE TABLE products (product_code TEXT PRIMARY KEY, title TEXT UNIQUE, year TEXT) WITHOUT ROWID;\n"
    "CREATE TABLE reviews (line_order INT, line_product TEXT, stars INT,"
    " FOREIGN KEY (line_order, line_product) REFERENCES lines(order_id, product_code));\n"
    "CREATE TABLE lonely (a, b -- in a caf\xe9\n);\n" /* Latin-1 */
    "INSERT INTO customers VALUES (1,'Ann','2001-02-03',1,'1970'),(2,'Bob','2002-03-04',0,'1980');\n"
    "INSERT INTO addresses VALUES (10,'Oslo'),(11,'Bergen');\n"
    "INSERT INTO orders VALUES (100,1,10,11,9.5,NULL),(101,2,11,11,3,NULL),(102,2,10,10,4,NULL);\n"
    "INSERT INTO products VALUES ('p1','Pen','2001'),('p2','Ink','2002');\n"
    "INSERT INTO lines VALUES (100,'p1',2),(100,'p2',1),(101,'p2',5);\n";

static int column(const struct db_catalogue *catalogue, const char *table, const char *name) {
    int found = db_find_column(catalogue, db_find_table(catalogue, table), name);
    assert_true(found >= 0);
    return found;
}

/* The key between two columns, or NULL. */
static const struct db_key *key(const struct db_catalogue *c, const char *from_table, const char *from,
                                const char *to_table, const char *to) {
    int a = column(c, from_table, from), b = column(c, to_table, to);
    for (size_t k = 0; k < c->key_count; k++) {
        if (c->keys[k].from == a && c->keys[k].to == b) {
            return &c->keys[k];
        }
    }
    return NULL;
}

/* ---- opening ---- */

static void write_bytes(const char *path, const void *bytes, size_t length) {
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, length, file), length);
    assert_int_equal(fclose(file), 0);
}

static void what_is_no_database_is_told_apart(void **state) {
    struct fixture *f = *state;
    const char *whole = fixture_path(f, "whole.sqlite");
    fixture_make(whole, SHOP);
    char bytes[8192];
    FILE *file = fopen(whole, "rb");
    assert_non_null(file);
    assert_int_equal(fread(bytes, 1, sizeof bytes, file), sizeof bytes);
    fclose(file);
    write_bytes(fixture_path(f, "cut"), bytes, 5000);
    write_bytes(fixture_path(f, "header"), bytes, 40);
    memset(bytes + 100, 0x55, sizeof bytes - 100);
    write_bytes(fixture_path(f, "corrupt"), bytes, sizeof bytes);
    write_bytes(fixture_path(f, "text.sql"), "CREATE TABLE t(a);", 18);
    memset(bytes, 0x9c, sizeof bytes);
    write_bytes(fixture_path(f, "noise"), bytes, sizeof bytes);
    assert_int_equal(mkfifo(fixture_path(f, "fifo"), 0600), 0);
    static const struct {
        const char *name;
        csql_status status;
        const char *says;
    } rows[] = {
        {"missing", CSQL_NOT_FOUND, "no such file"}, {"whole.sqlite/deeper", CSQL_NOT_FOUND, "no such file"},
        {".", CSQL_NOT_DATABASE, "directory"},       {"fifo", CSQL_NOT_DATABASE, "not a regular file"},
        {"text.sql", CSQL_NOT_DATABASE, ".read"},    {"noise", CSQL_NOT_DATABASE, "encrypted"},
        {"header", CSQL_NOT_DATABASE, "cut off"},    {"cut", CSQL_NOT_DATABASE, "damaged"},
        {"corrupt", CSQL_NOT_DATABASE, "damaged"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        csql_error error = {0};
        struct db *db = (struct db *)&error;
        assert_int_equal(db_open(fixture_path(f, rows[i].name), NULL, &db, &error), rows[i].status);
        assert_null(db);
        assert_int_equal(error.status, rows[i].status);
        if (!strstr(error.message, rows[i].says)) {
            fail_msg("%s: \"%s\"", rows[i].name, error.message);
        }
    }
    struct db *db = NULL;
    assert_int_equal(db_open("", NULL, &db, NULL), CSQL_NOT_FOUND);
    db_close(NULL);
}

static void an_empty_file_is_an_empty_database(void **state) {
    struct fixture *f = *state;
    const char *path = fixture_path(f, "empty");
    write_bytes(path, "", 0);
    write_bytes(fixture_path(f, "empty-wal"), "left over", 9);
    assert_int_equal(db_open(path, NULL, &f->db, NULL), CSQL_OK);
    assert_int_equal(db_catalogue(f->db)->table_count, 0);
    assert_non_null(strstr(db_notice(f->db), "empty"));
    assert_int_equal(fixture_count_files(f->directory), 2);
    struct db_value value;
    assert_int_equal(db_values(f->db, f->arena, "x", 1, -1, &value, 1), 0);
    assert_int_equal(db_join_trees(f->db, f->arena, NULL, 0, NULL, 0), 0);
}

static void odd_file_names_open(void **state) {
    static const char *const names[] = {"a b.sqlite", "it's.db",   "q?mode=rwc",     "100%25#x",  "file:x.db",
                                        ":memory:",   "new\nline", "caf\xc3\xa9.db", "\"quoted\""};
    struct fixture *f = *state;
    const char *source = fixture_path(f, "source");
    fixture_make(source, "CREATE TABLE only_here(a); INSERT INTO only_here VALUES (1)");
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        struct db *db = NULL;
        const char *path = fixture_path(f, names[i]);
        assert_int_equal(link(source, path), 0);
        assert_int_equal(db_open(path, NULL, &db, NULL), CSQL_OK);
        assert_int_equal(db_find_table(db_catalogue(db), "ONLY_HERE"), 0);
        db_close(db);
    }
    assert_int_equal(fixture_count_files(f->directory), 1 + sizeof names / sizeof *names);
}

/* A WAL database is readable with its log's rows, in each state of its companions, and nothing appears. */
static void wal_is_read_without_writing(void **state) {
    struct fixture *f = *state;
    const char *path = fixture_path(f, "w.db"), *copy = fixture_path(f, "c.db");
    sqlite3 *writer = NULL;
    struct db_result result;
    assert_int_equal(sqlite3_open(path, &writer), SQLITE_OK);
    assert_int_equal(sqlite3_exec(writer,
                                  "PRAGMA journal_mode=WAL; CREATE TABLE t(a); INSERT INTO t VALUES (1);"
                                  "PRAGMA wal_checkpoint; INSERT INTO t VALUES (2)",
                                  NULL, NULL, NULL),
                     SQLITE_OK);
    /* With a writer: through its own index. */
    struct db *db = NULL;
    assert_int_equal(db_open(path, NULL, &db, NULL), CSQL_OK);
    assert_int_equal(db_execute(db, f->arena, "SELECT count(*) FROM t", NULL, &result, NULL), CSQL_OK);
    assert_int_equal(result.cells[0].integer, 2);
    db_close(db);
    assert_int_equal(fixture_count_files(f->directory), 3);
    /* The file and its log, copied: no index. */
    char command[400];
    snprintf(command, sizeof command, "cp %s %s && cp %s-wal %s-wal", path, copy, path, copy);
    assert_int_equal(system(command), 0);
    assert_int_equal(db_open(copy, NULL, &db, NULL), CSQL_OK);
    assert_non_null(strstr(db_notice(db), "copy"));
    assert_int_equal(db_execute(db, f->arena, "SELECT count(*) FROM t", NULL, &result, NULL), CSQL_OK);
    assert_int_equal(result.cells[0].integer, 2);
    db_close(db);
    assert_int_equal(fixture_count_files(f->directory), 5);
    /* After the writer: no log. */
    assert_int_equal(sqlite3_close(writer), SQLITE_OK);
    assert_int_equal(db_open(path, NULL, &db, NULL), CSQL_OK);
    assert_non_null(strstr(db_notice(db), "WAL"));
    assert_int_equal(db_execute(db, f->arena, "SELECT count(*) FROM t", NULL, &result, NULL), CSQL_OK);
    assert_int_equal(result.cells[0].integer, 2);
    db_close(db);
    assert_int_equal(fixture_count_files(f->directory), 3);
}

/* ---- locks of the program that we are part of ---- */

/* In another process, for each byte that comes: whether the database could be written to, as a byte. */
static void try_to_write(const char *path, int from, int to) {
    char byte = 0;
    while (read(from, &byte, 1) == 1) {
        sqlite3 *db = NULL;
        const bool wrote = sqlite3_open(path, &db) == SQLITE_OK &&
                           sqlite3_exec(db, "BEGIN IMMEDIATE; ROLLBACK", NULL, NULL, NULL) == SQLITE_OK;
        (void)sqlite3_close(db);
        byte = (char)wrote;
        if (write(to, &byte, 1) != 1) {
            break;
        }
    }
    _exit(0);
}

static bool another_writes(int to, int from) {
    char byte = 0;
    assert_int_equal(write(to, &byte, 1), 1);
    assert_int_equal(read(from, &byte, 1), 1);
    return byte != 0;
}

/* Opening and closing a database drops none of the locks that the program itself holds on it. */
static void locks_of_the_program_stay(void **state) {
    struct fixture *f = *state;
    const char *path = fixture_path(f, "locked.db");
    int there[2], back[2];
    sqlite3 *writer = NULL;
    assert_int_equal(pipe(there) + pipe(back), 0);
    const pid_t other = fork();
    if (other == 0) {
        close(there[1]);
        try_to_write(path, there[0], back[1]);
    }
    assert_int_equal(sqlite3_open(path, &writer), SQLITE_OK);
    assert_int_equal(sqlite3_exec(writer, "CREATE TABLE t(a); INSERT INTO t VALUES (1)", NULL, NULL, NULL),
                     SQLITE_OK);
    assert_true(another_writes(there[1], back[0]));
    assert_int_equal(sqlite3_exec(writer, "BEGIN EXCLUSIVE; INSERT INTO t VALUES (2)", NULL, NULL, NULL),
                     SQLITE_OK);
    for (int i = 0; i < 3; i++) {
        struct db *db = NULL;
        if (db_open(path, NULL, &db, NULL) == CSQL_OK) {
            db_close(db);
        }
        assert_false(another_writes(there[1], back[0]));
    }
    close(open(path, O_RDONLY)); /* what must not be done does drop them */
    assert_true(another_writes(there[1], back[0]));
    assert_int_equal(sqlite3_exec(writer, "COMMIT", NULL, NULL, NULL), SQLITE_OK);
    assert_int_equal(sqlite3_close(writer), SQLITE_OK);
    close(there[1]);
    assert_int_equal(waitpid(other, NULL, 0), other);
    close(there[0]);
    close(back[0]);
    close(back[1]);
}

static void a_hot_journal_is_undone_in_a_copy(void **state) {
    struct fixture *f = *state;
    const char *path = fixture_path(f, "h.db"), *crashed = fixture_path(f, "x.db");
    sqlite3 *writer = NULL;
    char command[400];
    fixture_make(path, "CREATE TABLE t(a); INSERT INTO t VALUES (1)");
    assert_int_equal(sqlite3_open(path, &writer), SQLITE_OK);
    assert_int_equal(
        sqlite3_exec(writer,
                     "PRAGMA cache_size=1; PRAGMA cache_spill=1; BEGIN; WITH n(i) AS (SELECT 1 UNION "
                     "ALL SELECT i+1 FROM n LIMIT 20000) INSERT INTO t SELECT i FROM n",
                     NULL, NULL, NULL),
        SQLITE_OK);
    snprintf(command, sizeof command, "cp %s %s && cp %s-journal %s-journal", path, crashed, path, crashed);
    assert_int_equal(system(command), 0);
    assert_int_equal(sqlite3_close(writer), SQLITE_OK);
    struct db_result result;
    assert_int_equal(db_open(crashed, NULL, &f->db, NULL), CSQL_OK);
    assert_non_null(strstr(db_notice(f->db), "undone"));
    assert_int_equal(db_execute(f->db, f->arena, "SELECT count(*) FROM t", NULL, &result, NULL), CSQL_OK);
    assert_int_equal(result.cells[0].integer, 1);
    assert_int_equal(fixture_count_files(f->directory), 3);
}

/* The journal of a writer that is at work is its own business. */
static void a_writer_at_work_is_no_crash(void **state) {
    struct fixture *f = *state;
    const char *path = fixture_path(f, "w.db");
    sqlite3 *writer = NULL;
    struct db_result result;
    fixture_make(path, "CREATE TABLE t(a); INSERT INTO t VALUES (1)");
    assert_int_equal(sqlite3_open(path, &writer), SQLITE_OK);
    assert_int_equal(sqlite3_exec(writer, "BEGIN IMMEDIATE; INSERT INTO t VALUES (2)", NULL, NULL, NULL),
                     SQLITE_OK);
    assert_int_equal(access(fixture_path(f, "w.db-journal"), F_OK), 0);
    assert_int_equal(db_open(path, NULL, &f->db, NULL), CSQL_OK);
    assert_null(db_notice(f->db));
    assert_int_equal(db_execute(f->db, f->arena, "SELECT count(*) FROM t", NULL, &result, NULL), CSQL_OK);
    assert_int_equal(result.cells[0].integer, 1);
    assert_int_equal(sqlite3_exec(writer, "COMMIT", NULL, NULL, NULL), SQLITE_OK);
    assert_int_equal(sqlite3_close(writer), SQLITE_OK);
}

static const char *declared_of(const struct db_catalogue *c, const char *table, const char *name) {
    const int found = db_find_column(c, db_find_table(c, table), name);
    assert_true(found >= 0);
    return c->columns[found].declared;
}

/* What programs write: quotes, blank names, the same name twice, codes with zeros, other marks, Latin-1. */
static void csv_files_are_databases(void **state) {
    struct fixture *f = *state;
    struct db_result result;
    static const char orders[] = "\xef\xbb\xbf id ,amount,zip,,amount,note\r\n"
                                 "1,12.5,01234,,3,\"said \"\"no\"\",\ntwice\"\r\n\r\n2,-7,99,,1e3,x\n"
                                 "3,,10,,2,y,over\n4,1\n";
    write_bytes(fixture_path(f, "orders 2024.csv"), orders, sizeof orders - 1);
    assert_int_equal(db_open(fixture_path(f, "orders 2024.csv"), NULL, &f->db, NULL), CSQL_OK);
    const struct db_catalogue *c = db_catalogue(f->db);
    static const struct {
        const char *column, *declared;
    } rows[] = {{"id", "INTEGER"},    {"amount", "REAL"},   {"zip", "TEXT"},
                {"column_4", "TEXT"}, {"amount_2", "REAL"}, {"note", "TEXT"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        assert_string_equal(declared_of(c, "orders_2024", rows[i].column), rows[i].declared);
    }
    assert_non_null(strstr(db_notice(f->db), "2 lines of"));
    assert_int_equal(
        db_execute(f->db, f->arena,
                   "SELECT (SELECT count(*) FROM orders_2024 WHERE amount IS NULL), note, amount_2 "
                   "FROM orders_2024 WHERE zip = '01234'",
                   NULL, &result, NULL),
        CSQL_OK);
    assert_int_equal(result.row_count, 1);
    assert_int_equal(result.cells[0].integer, 1);
    assert_string_equal(result.cells[1].text, "said \"no\",\ntwice");
    db_close(f->db);
    write_bytes(fixture_path(f, "b.TSV"), "town\tn\nK\xf6ln\t5\n", 14);
    assert_int_equal(db_open(fixture_path(f, "b.TSV"), NULL, &f->db, NULL), CSQL_OK);
    assert_null(db_notice(f->db));
    assert_int_equal(db_execute(f->db, f->arena, "SELECT town, n FROM b", NULL, &result, NULL), CSQL_OK);
    assert_string_equal(result.cells[0].text, "K\xc3\xb6ln");
    assert_int_equal(result.cells[1].integer, 5);
    assert_int_equal(fixture_count_files(f->directory), 2);
}

/* A table besides those of a database, whose file stays as it is. */
static void csv_files_are_tables_besides(void **state) {
    struct fixture *f = *state;
    const char *path = fixture_path(f, "shop.sqlite"), *csv = fixture_path(f, "more.csv");
    struct db_result result;
    fixture_make(path, SHOP);
    write_bytes(csv, "order_id;rating\n1;5\n2;4\n", 24);
    const csql_import imports[] = {{.path = csv}, {.path = csv, .table = "again"}, {.path = csv}};
    struct db_options options = {.imports = imports, .import_count = 2};
    assert_int_equal(db_open(path, &options, &f->db, NULL), CSQL_OK);
    assert_int_equal(db_execute(f->db, f->arena, "SELECT sum(rating) FROM more", NULL, &result, NULL),
                     CSQL_OK);
    assert_int_equal(result.cells[0].integer, 9);
    assert_int_equal(db_catalogue(f->db)->table_count, 9);
    db_close(f->db);
    f->db = NULL;
    csql_error error = {0};
    options.import_count = 3;
    assert_int_equal(db_open(path, &options, &f->db, &error), CSQL_DATABASE);
    assert_non_null(strstr(error.message, "there is a table more already"));
    assert_int_equal(db_open(path, NULL, &f->db, NULL), CSQL_OK);
    assert_int_equal(db_catalogue(f->db)->table_count, 7);
    assert_int_equal(fixture_count_files(f->directory), 2);
}

static void bad_csv_files_are_refused(void **state) {
    struct fixture *f = *state;
    write_bytes(fixture_path(f, "empty.csv"), "", 0);
    write_bytes(fixture_path(f, "wide.csv"),
                "\xff\xfe"
                "a\0b\0",
                6);
    static const struct {
        const char *name;
        csql_status status;
        const char *says;
    } rows[] = {{"none.csv", CSQL_NOT_FOUND, "no such file"},
                {"empty.csv", CSQL_NOT_DATABASE, "first line"},
                {"wide.csv", CSQL_NOT_DATABASE, "UTF-8"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        csql_error error = {0};
        struct db *db = NULL;
        assert_int_equal(db_open(fixture_path(f, rows[i].name), NULL, &db, &error), rows[i].status);
        assert_non_null(strstr(error.message, rows[i].says));
    }
}

/* ---- the catalogue ---- */

static void tables_and_columns_are_described(void **state) {
    struct db *db = fixture_open(*state, SHOP);
    const struct db_catalogue *c = db_catalogue(db);
    assert_string_equal(c->name, "shop");
    assert_int_equal(c->table_count, 7);
    assert_int_equal(c->tables[db_find_table(c, "ORDERS")].rows, 3);
    assert_int_equal(db_find_table(c, "none"), -1);
    assert_int_equal(db_find_column(c, -1, "city"), column(c, "addresses", "city"));
    assert_int_equal(db_find_column(c, -1, "customer_id"), -1); /* two tables have it */
    const struct db_column *total = &c->columns[column(c, "orders", "total")];
    assert_string_equal(total->comment, "in euros");
    assert_string_equal(total->description, "in euros");
    assert_null(total->title);
    assert_string_equal(c->columns[column(c, "lonely", "b")].comment, "in a caf\xc3\xa9");
    assert_int_equal(total->type, TYPE_NUMBER);
    assert_false(total->integer_values);
    const struct db_column *born = &c->columns[column(c, "customers", "born")];
    assert_int_equal(born->type, TYPE_NUMBER); /* by its values */
    assert_true(born->text_values && born->integer_values);
    assert_int_equal(c->columns[column(c, "customers", "since")].type, TYPE_DATE);
    assert_int_equal(c->columns[column(c, "customers", "vip")].type, TYPE_BOOLEAN);
    assert_true(c->columns[column(c, "customers", "customer_id")].unique);
    assert_true(c->columns[column(c, "products", "title")].unique);
    assert_true(c->columns[column(c, "lines", "order_id")].primary_key);
    assert_false(c->columns[column(c, "lines", "order_id")].unique);
    const struct db_column *bill = &c->columns[column(c, "orders", "bill_to")];
    assert_int_equal(bill->distinct, 2);
    assert_string_equal(bill->samples[0], "11"); /* the more frequent */
    for (size_t i = 0; i < c->column_count; i++) {
        const struct db_table *table = &c->tables[c->columns[i].table];
        assert_int_equal(table->first_column + c->columns[i].ordinal, i);
    }
}

static void keys_are_declared_or_inferred(void **state) {
    const struct db_catalogue *c = db_catalogue(fixture_open(*state, SHOP));
    const struct db_key *implied = key(c, "orders", "customer_id", "customers", "customer_id");
    assert_non_null(implied);
    assert_false(implied->inferred);
    assert_non_null(key(c, "orders", "bill_to", "addresses", "address_id"));
    const struct db_key *named = key(c, "lines", "product_code", "products", "product_code");
    assert_non_null(named);
    assert_true(named->inferred);
    const struct db_key *by_table = key(c, "lines", "order_id", "orders", "id");
    assert_non_null(by_table);
    assert_true(by_table->inferred);
    const struct db_key *one = key(c, "reviews", "line_order", "lines", "order_id");
    const struct db_key *two = key(c, "reviews", "line_product", "lines", "product_code");
    assert_non_null(one);
    assert_ptr_equal(two, one + 1);
    assert_true(one->composite > 0 && one->composite == two->composite);
    assert_int_equal(c->key_count, 7); /* and nothing for orders.gone */
    assert_true(c->columns[column(c, "lines", "order_id")].foreign_key);
    assert_false(c->columns[column(c, "orders", "gone")].foreign_key);
}

static void vague_names_make_no_keys(void **state) {
    const struct db_catalogue *c = db_catalogue(
        fixture_open(*state, "CREATE TABLE a (id INTEGER PRIMARY KEY, name TEXT, year INT, b_id INT);"
                             "CREATE TABLE b (id INTEGER PRIMARY KEY, name TEXT UNIQUE, year INT);"
                             "CREATE TABLE d (name TEXT PRIMARY KEY, part_id TEXT);"
                             "CREATE TABLE part (id INTEGER PRIMARY KEY);"
                             "CREATE TABLE e (thing_id INTEGER PRIMARY KEY);"
                             "CREATE TABLE g (thing_id INTEGER PRIMARY KEY);"
                             "CREATE TABLE h (thing_id INT);"
                             "INSERT INTO a VALUES (1,'x',2000,1); INSERT INTO b VALUES (1,'x',2000);"
                             "INSERT INTO d VALUES ('x','seven'); INSERT INTO part VALUES (1)"));
    assert_non_null(key(c, "a", "b_id", "b", "id"));
    assert_non_null(key(c, "e", "thing_id", "g", "thing_id"));
    assert_int_equal(c->key_count,
                     2); /* none for h, which could mean either, nor for part_id with its words */
}

static void unusual_schemas_are_read(void **state) {
    struct fixture *f = *state;
    struct db *db = fixture_open(
        f, "CREATE TABLE \"odd; \"\"name\"\"\n--\" (\"select\" INT, \"a\"\"b\" TEXT, [c d] REAL);"
           "CREATE TABLE made (k TEXT PRIMARY KEY, v INT AS (length(k)) VIRTUAL, s INT AS (1) STORED)"
           " STRICT, WITHOUT ROWID;"
           "INSERT INTO made(k) VALUES ('aaa');"
           "CREATE VIEW seen AS SELECT k, v FROM made; CREATE VIEW broken AS SELECT * FROM absent;"
           "CREATE VIRTUAL TABLE words USING fts5(body); INSERT INTO words VALUES ('hello there');");
    const struct db_catalogue *c = db_catalogue(db);
    assert_int_equal(c->table_count, 4);
    assert_true(c->columns[column(c, "made", "v")].generated);
    assert_true(c->tables[db_find_table(c, "seen")].view);
    assert_non_null(strstr(db_notice(db), "left out"));
    for (size_t t = 0; t < c->table_count; t++) {
        assert_true(db_is_readable_table(db, c->tables[t].name));
    }
    assert_false(db_is_readable_table(db, "broken"));
    assert_false(db_is_readable_table(db, "sqlite_schema"));
    assert_false(db_is_readable_table(db, "absent"));
    struct db_result result;
    assert_int_equal(
        db_execute(db, f->arena, "SELECT body FROM words WHERE words MATCH 'hello'", NULL, &result, NULL),
        CSQL_OK);
    assert_int_equal(result.row_count, 1);
}

static void descriptions_are_found(void **state) {
    struct fixture *f = *state;
    assert_int_equal(mkdir(fixture_path(f, "database_description"), 0700), 0);
    const char csv[] =
        "\xef\xbb\xbforiginal_column_name,column_name,column_description,data_format,value_description\r\n"
        "Total ,,\"what was \"\"paid\"\"\",real,\"0: nothing\r\n1: some\"\r\n"
        "id,identifier,,integer,\r\nnone,x,y,z,\r\n\"unclosed";
    write_bytes(fixture_path(f, "database_description/orders.csv"), csv, sizeof csv - 1);
    const char latin[] = "original_column_name,column_name\na,caf\xe9\n";
    write_bytes(fixture_path(f, "database_description/LONELY.CSV"), latin, sizeof latin - 1);
    const struct db_catalogue *c = db_catalogue(fixture_open(f, SHOP));
    assert_string_equal(c->columns[column(c, "orders", "total")].comment,
                        "what was \"paid\" (0: nothing 1: some)");
    assert_string_equal(c->columns[column(c, "orders", "id")].comment, "identifier");
    const struct db_column *total = &c->columns[column(c, "orders", "total")];
    assert_string_equal(total->description, "what was \"paid\"");
    assert_string_equal(total->codes, "0: nothing\r\n1: some");
    assert_null(total->title);
    assert_string_equal(c->columns[column(c, "orders", "id")].title, "identifier");
    /* whatever the case of the file's name, and in Latin-1 */
    assert_string_equal(c->columns[column(c, "lonely", "a")].comment, "caf\xc3\xa9");
    assert_null(c->columns[column(c, "orders", "id")].description);
    assert_null(c->columns[column(c, "orders", "customer_id")].comment);
}

static void identifiers_are_quoted_when_they_must(void **state) {
    (void)state;
    static const struct {
        const char *name, *quoted;
    } rows[] = {
        {"name", "name"},
        {"Name_2", "Name_2"},
        {"2nd", "\"2nd\""},
        {"select", "\"select\""},
        {"a b", "\"a b\""},
        {"a\"b", "\"a\"\"b\""},
        {"", "\"\""},
        {"GROUP", "\"GROUP\""},
        {"caf\xc3\xa9", "\"caf\xc3\xa9\""},
        {"a;b\n", "\"a;b\n\""},
        {"true", "\"true\""},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct buffer out = buffer_new(100);
        db_quote_identifier(&out, rows[i].name);
        assert_string_equal(buffer_text(&out), rows[i].quoted);
        buffer_free(&out);
    }
    struct buffer out = buffer_new(100);
    db_quote_text(&out, "it's ''");
    assert_string_equal(buffer_text(&out), "'it''s '''''");
    buffer_free(&out);
}

/* ---- join trees ---- */

/* A tree as "orders customers|customer_id=customer_id ...": tables, then the keys' columns. */
static const char *describe(struct fixture *f, const struct db_join_tree *tree) {
    const struct db_catalogue *c = db_catalogue(f->db);
    const char *text = "";
    for (size_t i = 0; i < tree->table_count; i++) {
        text = arena_printf(f->arena, "%s%s%s", text, i ? " " : "", c->tables[tree->tables[i]].name);
    }
    for (size_t i = 0; i + 1 < tree->table_count; i++) {
        const struct db_key *k = &c->keys[tree->joins[i].key];
        assert_true(tree->joins[i].left < tree->joins[i].right);
        int left = tree->tables[tree->joins[i].left], right = tree->tables[tree->joins[i].right];
        int from = c->columns[k->from].table, to = c->columns[k->to].table;
        assert_true((from == left && to == right) || (from == right && to == left));
        text = arena_printf(f->arena, "%s%s%s", text, i ? "," : "|", c->columns[k->from].name);
    }
    return text;
}

static void trees_connect_tables(void **state) {
    struct fixture *f = *state;
    const struct db_catalogue *c = db_catalogue(fixture_open(f, SHOP));
    static const struct {
        const char *tables[4];
        size_t count;
        const char *trees[3];
    } rows[] = {
        {{"orders"}, 1, {"orders"}},
        {{"orders", "orders"}, 2, {"orders"}},
        {{"customers", "orders"}, 2, {"customers orders|customer_id"}},
        {{"orders", "addresses"}, 2, {"orders addresses|ship_to", "orders addresses|bill_to"}},
        {{"customers", "addresses"},
         2,
         {"customers orders addresses|customer_id,ship_to",
          "customers orders addresses|customer_id,bill_to"}},
        {{"products", "customers"}, 2, {"products lines orders customers|product_code,order_id,customer_id"}},
        {{"reviews", "orders"}, 2, {"reviews lines orders|line_order,order_id"}},
        {{"reviews", "products", "customers"},
         3,
         {"reviews lines orders products customers|line_order,order_id,product_code,customer_id"}},
        {{"orders", "lonely"}, 2, {NULL}},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct db_join_tree trees[5];
        int tables[4];
        for (size_t t = 0; t < rows[i].count; t++) {
            tables[t] = db_find_table(c, rows[i].tables[t]);
        }
        size_t found = db_join_trees(f->db, f->arena, tables, rows[i].count, trees, 5), expected = 0;
        for (; expected < 3 && rows[i].trees[expected]; expected++) {
            assert_true(expected < found);
            const char *text = describe(f, &trees[expected]);
            size_t bar = strcspn(text, "|");
            assert_int_equal(strncmp(text, rows[i].trees[expected], bar), 0);
            /* The joins of one level may come in any order; their number and the first are fixed. */
            assert_int_equal(strlen(text), strlen(rows[i].trees[expected]));
        }
        assert_int_equal(found, expected);
    }
    const int wrong[] = {0, 99};
    struct db_join_tree tree;
    assert_int_equal(db_join_trees(f->db, f->arena, wrong, 2, &tree, 1), 0);
}

static void trees_are_the_smallest(void **state) {
    struct fixture *f = *state;
    struct buffer sql = buffer_new(1 << 20);
    /* A grid of 6 x 6 tables, each referring to its right and lower neighbour. */
    for (int i = 0; i < 36; i++) {
        buffer_printf(&sql, "CREATE TABLE n%d (p INTEGER PRIMARY KEY", i);
        buffer_printf(&sql, i % 6 < 5 ? ", r INT REFERENCES n%d(p)" : "", i + 1);
        buffer_printf(&sql, i < 30 ? ", d INT REFERENCES n%d(p)" : "", i + 6);
        buffer_string(&sql, ");");
    }
    fixture_open(f, buffer_text(&sql));
    buffer_free(&sql);
    static const struct {
        int tables[4];
        size_t count, cost;
    } rows[] = {{{0, 35}, 2, 10},
                {{0, 5, 30}, 3, 10},
                {{0, 5, 30, 35}, 4, 15},
                {{1, 6, 13, 8}, 4, 4},
                {{0, 2, 12, 14}, 4, 6}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct db_join_tree trees[6];
        size_t found = db_join_trees(f->db, f->arena, rows[i].tables, rows[i].count, trees, 6);
        assert_true(found > 0);
        assert_int_equal(trees[0].cost, rows[i].cost);
        for (size_t t = 0; t < found; t++) {
            assert_int_equal(trees[t].tables[0], rows[i].tables[0]);
            assert_int_equal(trees[t].cost, trees[t].table_count - 1);
            assert_true(trees[t].cost >= trees[0].cost);
            for (size_t u = 0; u < t; u++) {
                assert_string_not_equal(describe(f, &trees[t]), describe(f, &trees[u]));
            }
        }
    }
}

/* ---- guarded execution ---- */

static void only_reading_is_allowed(void **state) {
    struct fixture *f = *state;
    struct db *db = fixture_open(f, SHOP);
    static const struct {
        const char *sql;
        csql_status status;
    } rows[] = {
        {"SELECT 1", CSQL_OK},
        {" -- why\n SELECT 1; -- done", CSQL_OK},
        {"VALUES (1, 2)", CSQL_OK},
        {"WITH n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 3) SELECT sum(i) FROM n", CSQL_OK},
        {"SELECT name FROM customers WHERE name = \"Ann\"", CSQL_OK},
        {"SELECT upper(name), count(*), avg(born), row_number() OVER () FROM customers", CSQL_OK},
        {"SELECT strftime('%Y', since), json_extract('{}', '$') FROM customers", CSQL_OK},
        {"SELECT value FROM json_each('[1,2]')", CSQL_OK},
        {"SELECT nothing FROM customers", CSQL_BAD_SQL},
        {"SELECT * FROM", CSQL_BAD_SQL},
        {"SELECT * FROM absent", CSQL_BAD_SQL},
        {"", CSQL_BAD_SQL},
        {" ; -- nothing", CSQL_BAD_SQL},
        {"/* open", CSQL_BAD_SQL},
        {"hello", CSQL_BAD_SQL},
        {"SELECT 1; SELECT 2", CSQL_REFUSED},
        {"DELETE FROM customers", CSQL_REFUSED},
        {"INSERT INTO customers(name) VALUES ('x')", CSQL_REFUSED},
        {"WITH x AS (SELECT 1) DELETE FROM customers", CSQL_REFUSED},
        {"UPDATE sqlite_master SET sql = ''", CSQL_BAD_SQL},
        {"WITH x AS (SELECT 1) UPDATE sqlite_master SET type = 1", CSQL_BAD_SQL},
        {"UPDATE customers SET name = 'x'", CSQL_REFUSED},
        {"DROP TABLE customers", CSQL_REFUSED},
        {"CREATE TEMP TABLE x(a)", CSQL_REFUSED},
        {"ATTACH '/tmp/x.db' AS x", CSQL_REFUSED},
        {"DETACH main", CSQL_REFUSED},
        {"PRAGMA user_version", CSQL_REFUSED},
        {"PRAGMA data_version", CSQL_REFUSED},
        {"PRAGMA query_only = 0", CSQL_REFUSED},
        {"VACUUM", CSQL_REFUSED},
        {"VACUUM INTO '/tmp/clarisql-never.db'", CSQL_REFUSED},
        {"BEGIN", CSQL_REFUSED},
        {"EXPLAIN SELECT 1", CSQL_REFUSED},
        {"SELECT load_extension('x')", CSQL_REFUSED},
        {"SELECT random()", CSQL_REFUSED},
        {"SELECT randomblob(3)", CSQL_REFUSED},
        {"SELECT zeroblob(1000000000)", CSQL_REFUSED},
        {"SELECT fts3_tokenizer('x')", CSQL_REFUSED},
        {"SELECT * FROM temp.sqlite_master", CSQL_REFUSED},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        csql_error error = {0};
        csql_status status = db_prepare(db, rows[i].sql, &error);
        if (status != rows[i].status) {
            fail_msg("%s: %d (%s)", rows[i].sql, status, error.message);
        }
        assert_int_equal(error.status, status);
        assert_true(status == CSQL_OK || *error.message);
        struct db_result result;
        assert_int_equal(db_execute(db, f->arena, rows[i].sql, NULL, &result, NULL), status);
    }
    assert_int_not_equal(access("/tmp/clarisql-never.db", F_OK), 0);
    csql_error error;
    assert_int_equal(db_prepare(db, "SELECT name, nothing FROM customers", &error), CSQL_BAD_SQL);
    assert_int_equal(error.position, 13);
    /* A pragma's table asks SQLite when it runs. */
    struct db_result result;
    assert_int_not_equal(db_execute(db, f->arena, "SELECT * FROM pragma_database_list", NULL, &result, NULL),
                         CSQL_OK);
}

static void results_hold_every_kind_of_cell(void **state) {
    struct fixture *f = *state;
    struct db *db = fixture_open(f, "CREATE TABLE t(a)");
    struct db_result r;
    assert_int_equal(db_execute(db, f->arena, "SELECT NULL AS n, 7, 1.5, 'a' || char(0) || 'b', x'00ff', ''",
                                NULL, &r, NULL),
                     CSQL_OK);
    assert_int_equal(r.row_count, 1);
    assert_int_equal(r.column_count, 6);
    assert_string_equal(r.names[0], "n");
    assert_int_equal(r.cells[0].kind, CELL_NULL);
    assert_int_equal(r.cells[1].integer, 7);
    assert_true(r.cells[2].kind == CELL_REAL && r.cells[2].real > 1.4 && r.cells[2].real < 1.6);
    assert_int_equal(r.cells[3].length, 3);
    assert_memory_equal(r.cells[3].text, "a\0b", 4);
    assert_int_equal(r.cells[4].kind, CELL_BLOB);
    assert_memory_equal(r.cells[4].text, "\0\xff", 2);
    assert_string_equal(r.cells[5].text, "");
    assert_int_equal(db_execute(db, f->arena, "SELECT a FROM t", NULL, &r, NULL), CSQL_OK);
    assert_int_equal(r.row_count, 0);
    assert_string_equal(r.names[0], "a");
}

#define ENDLESS "WITH n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) "

static void limits_hold(void **state) {
    struct fixture *f = *state;
    struct db *db = fixture_open(f, SHOP);
    struct db_result r;
    csql_error error;
    struct db_limits steps = {.steps = 50000}, rows = {.rows = 3}, time = {.timeout_ms = 20},
                     cells = {.cells_bytes = 5000};
    assert_int_equal(db_execute(db, f->arena, ENDLESS "SELECT count(*) FROM n", &steps, &r, &error),
                     CSQL_LIMIT);
    assert_non_null(strstr(error.message, "steps"));
    assert_int_equal(r.row_count, 0);
    assert_null(r.cells);
    assert_int_equal(db_execute(db, f->arena, ENDLESS "SELECT i FROM n", &rows, &r, NULL), CSQL_OK);
    assert_int_equal(r.row_count, 3);
    assert_true(r.truncated);
    assert_int_equal(db_execute(db, f->arena, "SELECT name FROM customers LIMIT 3", &rows, &r, NULL),
                     CSQL_OK);
    assert_false(r.truncated);
    assert_int_equal(db_execute(db, f->arena, ENDLESS "SELECT count(*) FROM n", &time, &r, &error),
                     CSQL_LIMIT);
    assert_non_null(strstr(error.message, "time"));
    assert_int_equal(
        db_execute(db, f->arena, ENDLESS "SELECT hex(i), printf('%0500d', i) FROM n", &cells, &r, NULL),
        CSQL_OK);
    assert_true(r.truncated && r.row_count > 0 && r.row_count < 10);
    assert_int_equal(db_execute(db, f->arena, "SELECT printf('%09000d', 1)", &cells, &r, NULL), CSQL_LIMIT);
    assert_int_equal(
        db_execute(db, f->arena,
                   "SELECT length(replace(printf('%.100000c', 'x'), 'x', printf('%.1000c', 'y')))", NULL, &r,
                   NULL),
        CSQL_LIMIT);
    /* The connection is none the worse. */
    assert_int_equal(db_execute(db, f->arena, "SELECT count(*) FROM customers", NULL, &r, NULL), CSQL_OK);
    assert_int_equal(r.cells[0].integer, 2);
}

static void *interrupt_soon(void *db) {
    const struct timespec pause = {.tv_nsec = 30000000};
    for (int i = 0; i < 20; i++) {
        nanosleep(&pause, NULL);
        db_interrupt(db);
    }
    return NULL;
}

static void a_query_can_be_interrupted(void **state) {
    struct fixture *f = *state;
    struct db *db = fixture_open(f, SHOP);
    const struct db_limits endless = {.steps = UINT64_MAX};
    struct db_result r;
    pthread_t thread;
    db_interrupt(db); /* nothing runs: nothing happens */
    assert_int_equal(db_execute(db, f->arena, "SELECT 1", NULL, &r, NULL), CSQL_OK);
    assert_int_equal(pthread_create(&thread, NULL, interrupt_soon, db), 0);
    assert_int_equal(db_execute(db, f->arena, ENDLESS "SELECT count(*) FROM n", &endless, &r, NULL),
                     CSQL_INTERRUPTED);
    assert_int_equal(pthread_join(thread, NULL), 0);
    assert_int_equal(db_execute(db, f->arena, "SELECT 1", NULL, &r, NULL), CSQL_OK);
}

/* ---- equality ---- */

static void results_compare_as_execution_accuracy_does(void **state) {
    struct fixture *f = *state;
    struct db *db = fixture_open(f, SHOP);
    static const struct {
        const char *a, *b;
        bool unordered, ordered;
    } rows[] = {
        {"VALUES (1,'a'),(2,'b')", "VALUES (1,'a'),(2,'b')", true, true},
        {"VALUES (1,'a'),(2,'b')", "VALUES (2,'b'),(1,'a')", true, false},
        {"VALUES (1,'a'),(2,'b')", "VALUES ('a',1),('b',2)", true, true},
        {"VALUES (1,'a'),(2,'b')", "VALUES ('b',1),('a',2)", false, false},
        {"VALUES (1,2),(2,1)", "VALUES (1,1),(2,2)", false, false},
        {"VALUES (1,2),(2,1)", "VALUES (2,1),(1,2)", true, true}, /* by exchange of the columns */
        {"VALUES (1),(1),(2)", "VALUES (1),(2),(2)", false, false},
        {"VALUES (1)", "VALUES (1.0)", true, true},
        {"VALUES (0.1 + 0.2)", "VALUES (0.3)", true, true},
        {"VALUES (1),(3)", "VALUES (1.00000000001),(3)", true, true},
        {"VALUES (1.001)", "VALUES (1)", false, false},
        {"VALUES ('1')", "VALUES (1)", false, false},
        {"VALUES (NULL)", "VALUES (NULL)", true, true},
        {"VALUES (NULL)", "VALUES (0)", false, false},
        {"VALUES ('a')", "VALUES ('A')", false, false},
        {"VALUES (9007199254740993)", "VALUES (9007199254740992)", false, false},
        {"VALUES (1, 1)", "VALUES (1)", false, false},
        {"SELECT 1 WHERE 0", "SELECT 2 WHERE 0", true, true},
        {"SELECT 1 WHERE 0", "SELECT 1", false, false},
        {"VALUES (1,2,3,4,5,6,7,8,9)", "VALUES (9,8,7,6,5,4,3,2,1)", true, true},
        {"VALUES (1,1,1,1,1,1,1,1,1,1,1,2)", "VALUES (2,1,1,1,1,1,1,1,1,1,1,1)", true, true},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct db_result a, b;
        assert_int_equal(db_execute(db, f->arena, rows[i].a, NULL, &a, NULL), CSQL_OK);
        assert_int_equal(db_execute(db, f->arena, rows[i].b, NULL, &b, NULL), CSQL_OK);
        bool unordered = db_results_equal(f->arena, &a, &b, false);
        bool ordered = db_results_equal(f->arena, &a, &b, true);
        if (unordered != rows[i].unordered || ordered != rows[i].ordered) {
            fail_msg("%s / %s: %d %d", rows[i].a, rows[i].b, unordered, ordered);
        }
        assert_true(db_results_equal(f->arena, &b, &a, false) == unordered);
    }
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, fixture_set_up, fixture_tear_down)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(what_is_no_database_is_told_apart),
        TEST(an_empty_file_is_an_empty_database),
        TEST(odd_file_names_open),
        TEST(wal_is_read_without_writing),
        TEST(locks_of_the_program_stay),
        TEST(a_hot_journal_is_undone_in_a_copy),
        TEST(a_writer_at_work_is_no_crash),
        TEST(csv_files_are_databases),
        TEST(csv_files_are_tables_besides),
        TEST(bad_csv_files_are_refused),
        TEST(tables_and_columns_are_described),
        TEST(keys_are_declared_or_inferred),
        TEST(vague_names_make_no_keys),
        TEST(unusual_schemas_are_read),
        TEST(descriptions_are_found),
        TEST(identifiers_are_quoted_when_they_must),
        TEST(trees_connect_tables),
        TEST(trees_are_the_smallest),
        TEST(only_reading_is_allowed),
        TEST(results_hold_every_kind_of_cell),
        TEST(limits_hold),
        TEST(a_query_can_be_interrupted),
        TEST(results_compare_as_execution_accuracy_does),
    };
    return cmocka_run_group_tests_name("db", tests, NULL, NULL);
}
