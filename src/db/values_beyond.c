/* Values beyond the index: a column of very many values is indexed in part, and what stands in no index is
 * asked of the table itself. That reads the table, so it is done for opaque names only ("D149999"), which are
 * never common words. */
#include <ctype.h>
#include <string.h>

#include "base/buffer.h"
#include "db/values.h"

#define LEAST_INDEXED 10000u /* values from which a column may have more than are indexed */
#define LEAST_LETTERS 3
#define MAX_STEPS 20000000 /* of one phrase, over all columns */
#define MAX_SELECT_BYTES ((size_t)16 * 1024)

/* One word with a digit and a letter. */
static bool is_opaque(const char *phrase, size_t length) {
    bool digit = false, letter = false;
    for (size_t i = 0; i < length; i++) {
        unsigned char c = (unsigned char)phrase[i];
        digit = digit || isdigit(c);
        letter = letter || isalpha(c);
        if (!isalnum(c) && c != '-' && c != '_' && c != '.' && c != '/') {
            return false;
        }
    }
    return digit && letter && length >= LEAST_LETTERS && length <= VALUE_MAX_BYTES;
}

static bool is_partial(const struct db *db, int column) {
    const struct value_index *index = db->values;
    uint32_t indexed = index->columns[column + 1] - index->columns[column];
    const struct db_column *c = &db->catalogue.columns[column];
    int64_t rows = db->catalogue.tables[c->table].rows;
    return c->type == TYPE_TEXT && indexed >= LEAST_INDEXED && (rows < 0 || rows > (int64_t)indexed);
}

/* The value as the table has it, in the handle's memory; NULL if it has none, or it cannot be told. */
static const char *look(struct db *db, int column, const char *phrase, size_t length, size_t *steps) {
    const struct db_column *c = &db->catalogue.columns[column];
    struct buffer sql = buffer_new(MAX_SELECT_BYTES);
    sqlite3_stmt *statement = NULL;
    const char *text = NULL;
    buffer_string(&sql, "SELECT ");
    db_quote_identifier(&sql, c->name);
    buffer_string(&sql, " FROM main.");
    db_quote_identifier(&sql, db->catalogue.tables[c->table].name);
    buffer_string(&sql, " WHERE ");
    db_quote_identifier(&sql, c->name);
    buffer_string(&sql, " = ?1 COLLATE NOCASE LIMIT 1");
    work_begin(db, db->catalogue.tables[c->table].computed, MAX_STEPS - *steps);
    if (sql.status == CSQL_OK &&
        sqlite3_prepare_v2(db->own, buffer_text(&sql), -1, &statement, NULL) == SQLITE_OK &&
        sqlite3_bind_text(statement, 1, phrase, (int)length, SQLITE_STATIC) == SQLITE_OK &&
        sqlite3_step(statement) == SQLITE_ROW && sqlite3_column_type(statement, 0) == SQLITE_TEXT) {
        const char *stored = (const char *)sqlite3_column_text(statement, 0);
        text = stored ? arena_copy(db->arena, stored, strlen(stored)) : NULL;
    }
    (void)db_note_outage(db, db->own);
    (void)sqlite3_finalize(statement); /* repeats the error of the last step */
    *steps += db->work.steps;
    work_end(db);
    buffer_free(&sql);
    return text;
}

size_t values_beyond(struct db *db, const char *phrase, size_t length, int column, struct db_value *out,
                     size_t room) {
    size_t count = 0, steps = 0;
    if (!is_opaque(phrase, length)) {
        return 0;
    }
    for (int c = 0; c < (int)db->catalogue.column_count && count < room; c++) {
        const char *text =
            (column < 0 || column == c) && is_partial(db, c) ? look(db, c, phrase, length, &steps) : NULL;
        if (text) {
            bool exact = strlen(text) == length && memcmp(text, phrase, length) == 0;
            out[count++] = (struct db_value){
                .column = c, .text = text, .match = exact ? VALUE_EXACT : VALUE_FOLDED, .score = 1};
        }
    }
    return count;
}
