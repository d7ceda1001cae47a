/* A look at some rows of each table: how many there are, what the columns hold. All bounds are counts, so
 * that the same file gives the same catalogue on any machine. */
#include <string.h>

#include "base/buffer.h"
#include "base/error.h"
#include "base/hash.h"
#include "db/internal.h"
#include "db/types.h"
#include "text/text.h"

/* Cells that are looked at in all; shared out evenly over the columns. */
#define SAMPLE_CELLS 1200000
#define MIN_SAMPLE_ROWS 64
#define MAX_SAMPLE_ROWS 4000
/* Rows are counted exactly up to this many a table, and this many in all. */
#define MAX_COUNTED_ROWS 100000
#define MAX_COUNTED_ROWS_IN_ALL 400000
/* VM steps that a view may take to give its sample; a dear one goes without. */
#define VIEW_STEPS 2000000
#define MAX_SAMPLES 5
/* A column of at most this many values, each of at most so many bytes, has categories. */
#define MAX_CATEGORIES 16
#define MAX_CATEGORY_BYTES 40
#define MAX_SAMPLE_BYTES 200
#define MAX_SELECT_BYTES ((size_t)1024 * 1024)
/* Places beyond the first rows of a large table from which rows are taken too: one for so many rows of the
 * sample, and at most so many. */
#define ROWS_PER_PLACE 64
#define MAX_PLACES 8

struct distinct {
    uint64_t hash;
    uint32_t count, order; /* order: of the first row that holds it */
    const char *text;      /* NULL for an empty slot */
};

struct column_look {
    struct distinct *slots;
    size_t slot_count, used;
    struct type_votes votes;
    int64_t nulls;
};

struct sampler {
    struct catalogue_draft *draft;
    struct arena *scratch; /* for one table */
    size_t rows_wanted;
    int64_t counted;
    bool stored_only; /* of this table: its generated columns take too long, or fail */
    bool too_large;   /* a value was, so that the rest of its table was not read */
};

static bool look_grow(struct arena *arena, struct column_look *look) {
    size_t larger = look->slot_count ? look->slot_count * 4 : 64;
    struct distinct *slots = arena_array(arena, larger, sizeof *slots);
    if (!slots) {
        return false;
    }
    for (size_t i = 0; i < look->slot_count; i++) {
        if (look->slots[i].text) {
            size_t at = look->slots[i].hash & (larger - 1);
            while (slots[at].text) {
                at = (at + 1) & (larger - 1);
            }
            slots[at] = look->slots[i];
        }
    }
    look->slots = slots;
    look->slot_count = larger;
    return true;
}

/* Counts one value; texts are told apart by their hashes and their kept beginnings. */
static bool look_add(struct arena *arena, struct column_look *look, const char *text, size_t length) {
    if (look->used * 4 >= look->slot_count * 3 && !look_grow(arena, look)) {
        return false;
    }
    uint64_t hash = hash_slot(hash_bytes(HASH_START, text, length));
    size_t at = hash & (look->slot_count - 1);
    while (look->slots[at].text && look->slots[at].hash != hash) {
        at = (at + 1) & (look->slot_count - 1);
    }
    if (!look->slots[at].text) {
        size_t kept = text_cut(text, length, MAX_SAMPLE_BYTES);
        look->slots[at] = (struct distinct){
            .hash = hash, .order = (uint32_t)look->used++, .text = arena_copy(arena, text, kept)};
    }
    look->slots[at].count++;
    return look->slots[at].text != NULL;
}

static csql_status look_at_row(struct sampler *sampler, sqlite3_stmt *statement, struct column_look *looks,
                               int count) {
    for (int i = 0; i < count; i++) {
        struct column_look *look = &looks[i];
        int storage = sqlite3_column_type(statement, i);
        if (storage == SQLITE_NULL) {
            look->nulls++;
            continue;
        }
        if (storage == SQLITE_BLOB) {
            look->votes.blobs++;
            continue;
        }
        const char *text = (const char *)sqlite3_column_text(statement, i);
        size_t length = (size_t)sqlite3_column_bytes(statement, i);
        if (!text || !look_add(sampler->scratch, look, text, length)) {
            return CSQL_NO_MEMORY;
        }
        type_vote(&look->votes, storage, text, length);
    }
    return CSQL_OK;
}

/* The most frequent values, the earlier seen first among equals; all of them where they are few. */
static csql_status keep_samples(struct arena *arena, const struct column_look *look,
                                struct db_column *column) {
    const struct distinct *best[MAX_CATEGORIES];
    size_t count = 0;
    for (size_t i = 0; i < look->slot_count; i++) {
        const struct distinct *value = &look->slots[i];
        if (!value->text || !*value->text) {
            continue;
        }
        size_t at = count;
        while (at > 0 && (best[at - 1]->count < value->count ||
                          (best[at - 1]->count == value->count && best[at - 1]->order > value->order))) {
            at--;
        }
        if (at == MAX_CATEGORIES) {
            continue;
        }
        count += count < MAX_CATEGORIES;
        for (size_t k = count - 1; k > at; k--) {
            best[k] = best[k - 1];
        }
        best[at] = value;
    }
    bool few = look->used <= MAX_CATEGORIES;
    column->samples = arena_array(arena, count, sizeof *column->samples);
    for (size_t i = 0; column->samples && i < count; i++) {
        column->samples[i] = arena_string(arena, best[i]->text);
        if (!column->samples[i]) {
            return CSQL_NO_MEMORY;
        }
        few = few && strlen(column->samples[i]) <= MAX_CATEGORY_BYTES;
    }
    column->sample_count = count < MAX_SAMPLES ? count : MAX_SAMPLES;
    column->categories = few ? column->samples : NULL;
    column->category_count = few ? count : 0;
    return column->samples ? CSQL_OK : CSQL_NO_MEMORY;
}

static csql_status conclude(struct sampler *sampler, struct db_table *table, struct column_look *looks,
                            int64_t rows) {
    struct catalogue_draft *draft = sampler->draft;
    for (int i = 0; i < table->column_count; i++) {
        int index = table->first_column + i;
        struct db_column *column = &draft->columns[index];
        struct column_look *look = &looks[i];
        column->nulls = look->nulls;
        column->distinct = (int64_t)look->used;
        draft->value_unique[index] =
            rows >= 2 && look->nulls == 0 && (int64_t)look->used == rows && look->votes.blobs == 0;
        draft->row_scan[index] = table->rows == rows;
        type_decide(column, &look->votes);
        if (keep_samples(draft->db->arena, look, column) != CSQL_OK) {
            return CSQL_NO_MEMORY;
        }
    }
    return CSQL_OK;
}

/* Appends a SELECT of the table's columns; of NULL in place of what would be computed, if only what is stored
 * is wanted. */
static void add_columns(struct buffer *sql, const struct sampler *sampler, const struct db_table *table) {
    buffer_string(sql, "SELECT ");
    for (int i = 0; i < table->column_count; i++) {
        const struct db_column *column = &sampler->draft->columns[table->first_column + i];
        buffer_string(sql, i ? ", " : "");
        if (sampler->stored_only && column->generated) {
            buffer_string(sql, "NULL");
        } else {
            db_quote_identifier(sql, column->name);
        }
    }
    buffer_string(sql, " FROM main.");
    db_quote_identifier(sql, table->name);
}

/* CSQL_DATABASE if the failure of a read concerns that table alone and the rest can go on. */
static csql_status failure(struct db *db) {
    return db_is_outage(sqlite3_errcode(db->own)) && db_note_outage(db, db->own) ? CSQL_IO : CSQL_DATABASE;
}

/* The value of a one-cell query that is made of a prefix and the table's name; -1 if it cannot be had. */
static int64_t ask_number(struct sampler *sampler, const struct db_table *table, const char *prefix,
                          const char *suffix) {
    struct buffer sql = buffer_new(MAX_SELECT_BYTES);
    sqlite3_stmt *statement = NULL;
    int64_t answer = -1;
    buffer_string(&sql, prefix);
    db_quote_identifier(&sql, table->name);
    buffer_string(&sql, suffix);
    if (sql.status == CSQL_OK &&
        sqlite3_prepare_v2(sampler->draft->db->own, buffer_text(&sql), -1, &statement, NULL) == SQLITE_OK &&
        sqlite3_step(statement) == SQLITE_ROW && sqlite3_column_type(statement, 0) == SQLITE_INTEGER) {
        answer = sqlite3_column_int64(statement, 0);
    }
    (void)failure(sampler->draft->db);
    (void)sqlite3_finalize(statement); /* no answer is the report, unless it was an outage */
    buffer_free(&sql);
    return answer;
}

/* Rows of a table that is larger than its sample: counted if that is cheap, else estimated. */
static int64_t count_rows(struct sampler *sampler, const struct db_table *table, int64_t *lowest,
                          int64_t *highest) {
    int64_t span = -1;
    *lowest = ask_number(sampler, table, "SELECT min(rowid) FROM main.", "");
    *highest = ask_number(sampler, table, "SELECT max(rowid) FROM main.", "");
    if (*highest >= *lowest && *lowest >= 0) {
        span = *highest - *lowest + 1;
    }
    int64_t room = MAX_COUNTED_ROWS_IN_ALL - sampler->counted;
    if (room <= 0 || (span > MAX_COUNTED_ROWS && span > room)) {
        return span;
    }
    char suffix[48];
    int64_t limit = room < MAX_COUNTED_ROWS ? room : MAX_COUNTED_ROWS;
    sqlite3_snprintf((int)sizeof suffix, suffix, " LIMIT %lld)", (long long)limit + 1);
    int64_t counted = ask_number(sampler, table, "SELECT count(*) FROM (SELECT 1 FROM main.", suffix);
    sampler->counted += counted > 0 ? counted : 0;
    if (counted >= 0 && counted <= limit) {
        return counted;
    }
    return span > counted ? span : counted;
}

/* Steps the statement over at most `rows` rows. */
static csql_status take_rows(struct sampler *sampler, sqlite3_stmt *statement, struct column_look *looks,
                             int columns, size_t rows, int64_t *taken, bool *ended) {
    size_t count = 0;
    int code = SQLITE_ROW;
    while (count < rows && (code = sqlite3_step(statement)) == SQLITE_ROW) {
        if (look_at_row(sampler, statement, looks, columns) != CSQL_OK) {
            return CSQL_NO_MEMORY;
        }
        count++;
    }
    *taken += (int64_t)count;
    *ended = code == SQLITE_DONE;
    if (code == SQLITE_ROW || code == SQLITE_DONE) {
        return CSQL_OK;
    }
    return failure(sampler->draft->db);
}

/* Rows from further places of a large table, by rowid. */
static csql_status take_spread(struct sampler *sampler, const struct db_table *table,
                               struct column_look *looks, int64_t lowest, int64_t highest, int64_t *taken) {
    struct buffer sql = buffer_new(MAX_SELECT_BYTES);
    sqlite3_stmt *statement = NULL;
    size_t wanted = sampler->rows_wanted / ROWS_PER_PLACE;
    int places = wanted > MAX_PLACES ? MAX_PLACES : wanted > 0 ? (int)wanted : 1;
    size_t each = sampler->rows_wanted / ((size_t)2 * MAX_PLACES) + 1;
    csql_status status = CSQL_OK;
    add_columns(&sql, sampler, table);
    buffer_string(&sql, " WHERE rowid >= ?1");
    if (sql.status != CSQL_OK ||
        sqlite3_prepare_v2(sampler->draft->db->own, buffer_text(&sql), -1, &statement, NULL) != SQLITE_OK) {
        buffer_free(&sql);
        return CSQL_DATABASE;
    }
    int64_t start = lowest + (int64_t)sampler->rows_wanted;
    int64_t stride = highest > start ? (highest - start) / places : 0;
    work_begin(sampler->draft->db, table->computed && !sampler->stored_only, 0);
    for (int place = 0; status == CSQL_OK && stride > (int64_t)each && place < places; place++) {
        bool ended = false;
        if (sqlite3_bind_int64(statement, 1, start + stride * place + stride / 2) != SQLITE_OK) {
            status = CSQL_NO_MEMORY;
            break;
        }
        status = take_rows(sampler, statement, looks, table->column_count, each, taken, &ended);
        (void)sqlite3_reset(statement); /* repeats the step's error */
    }
    work_end(sampler->draft->db);
    (void)sqlite3_finalize(statement);
    buffer_free(&sql);
    return status;
}

/* The table's first rows. CSQL_DATABASE if they cannot be read, or not in the time that there is. */
static csql_status take_first(struct sampler *sampler, const struct db_table *table,
                              struct column_look *looks, int64_t *taken, bool *ended) {
    struct db *db = sampler->draft->db;
    struct buffer sql = buffer_new(MAX_SELECT_BYTES);
    sqlite3_stmt *statement = NULL;
    csql_status status = CSQL_DATABASE;
    *taken = 0;
    add_columns(&sql, sampler, table);
    if (sql.status == CSQL_OK && (!table->view || work_is_left(db))) {
        work_begin(db, table->computed && !sampler->stored_only, table->view ? VIEW_STEPS : 0);
        const int code = sqlite3_prepare_v2(db->own, buffer_text(&sql), -1, &statement, NULL);
        if (code == SQLITE_OK) {
            status =
                take_rows(sampler, statement, looks, table->column_count, sampler->rows_wanted, taken, ended);
        } else {
            status = failure(db);
        }
        if (status != CSQL_OK && (sqlite3_errcode(db->own) & 0xff) == SQLITE_TOOBIG) {
            sampler->too_large = true;
        }
        work_end(db);
    }
    (void)sqlite3_finalize(statement); /* repeats the error that take_rows saw */
    status = sql.status == CSQL_NO_MEMORY ? CSQL_NO_MEMORY : status;
    buffer_free(&sql);
    return status;
}

static csql_status sample_table(struct sampler *sampler, struct db_table *table) {
    int64_t taken = 0;
    bool ended = false;
    const size_t size = (size_t)table->column_count;
    struct column_look *looks = arena_array(sampler->scratch, size, sizeof *looks);
    sampler->stored_only = sampler->too_large = false;
    csql_status status = looks == NULL ? CSQL_NO_MEMORY : take_first(sampler, table, looks, &taken, &ended);
    if (status == CSQL_DATABASE && table->computed && !table->view) {
        sampler->stored_only = true;
        sampler->too_large = false;
        memset(looks, 0, size * sizeof *looks);
        status = take_first(sampler, table, looks, &taken, &ended);
    }
    if (status == CSQL_OK && ended) {
        table->rows = taken;
    } else if (status == CSQL_OK && !table->view) {
        int64_t lowest = -1, highest = -1;
        table->rows = count_rows(sampler, table, &lowest, &highest);
        if (lowest >= 0 && highest > lowest) {
            status = take_spread(sampler, table, looks, lowest, highest, &taken);
        }
    }
    return status == CSQL_NO_MEMORY                            ? status
           : conclude(sampler, table, looks, taken) == CSQL_OK ? status
                                                               : CSQL_NO_MEMORY;
}

csql_status sample_read(struct catalogue_draft *draft, csql_error *error) {
    struct sampler sampler = {.draft = draft};
    bool damaged = false, large = false;
    csql_status status = CSQL_OK;
    size_t wanted = draft->column_count ? SAMPLE_CELLS / draft->column_count : 0;
    sampler.rows_wanted = wanted < MIN_SAMPLE_ROWS   ? MIN_SAMPLE_ROWS
                          : wanted > MAX_SAMPLE_ROWS ? MAX_SAMPLE_ROWS
                                                     : wanted;
    draft->row_scan = arena_array(draft->db->arena, draft->column_count, sizeof *draft->row_scan);
    draft->value_unique = arena_array(draft->db->arena, draft->column_count, sizeof *draft->value_unique);
    if (!draft->row_scan || !draft->value_unique) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    for (size_t t = 0; status == CSQL_OK && t < draft->table_count; t++) {
        sampler.scratch = arena_new();
        status = sampler.scratch ? sample_table(&sampler, &draft->tables[t]) : CSQL_NO_MEMORY;
        arena_free(sampler.scratch);
        if (status == CSQL_DATABASE) {
            large = large || sampler.too_large;
            damaged = damaged || (!draft->tables[t].view && !sampler.too_large);
            status = CSQL_OK;
        }
    }
    if (large) {
        db_add_notice(draft->db, "Values of some tables are too large to be read.");
    }
    if (damaged) {
        draft->db->damage_told = true;
        db_add_notice(draft->db, "Rows of some tables could not be read; the file may be damaged.");
    }
    const csql_status outage = db_outage(draft->db, error);
    return outage != CSQL_OK   ? outage
           : status == CSQL_OK ? CSQL_OK
                               : error_set(error, CSQL_NO_MEMORY, "out of memory");
}
