/* Lookup tables: what the codes of a column are called in the small table that it refers to, "FLD" of an
 * incident's type by the row ('FLD', 'Flooding') of the types. */
#include <string.h>

#include "db/internal.h"

#define MAX_ROWS 64
#define MAX_CODE_BYTES 8
#define MAX_LABEL_BYTES 80
#define MAX_LOOKUPS 500 /* of a database */
#define MAX_SELECT_BYTES ((size_t)4096)

/* The key that a column's codes are looked up by: its own, or the one that it refers to; -1 if there is none.
 */
static int lookup_key(const struct catalogue_draft *draft, int column) {
    const struct db_column *c = &draft->columns[column];
    if (c->unique) {
        return column;
    }
    for (size_t k = 0; k < draft->key_count; k++) {
        const struct db_key *key = &draft->keys[k];
        if (key->from == column && key->composite == 0 && draft->columns[key->to].unique) {
            return key->to;
        }
    }
    return -1;
}

/* The first column of texts that tells the rows of the key's table apart; -1 if none does. */
static int label_column(const struct catalogue_draft *draft, int key) {
    const struct db_table *table = &draft->tables[draft->columns[key].table];
    for (int c = table->first_column; c < table->first_column + table->column_count; c++) {
        const struct db_column *column = &draft->columns[c];
        if (c != key && column->type == TYPE_TEXT && !column->foreign_key &&
            column->distinct == table->rows) {
            return c;
        }
    }
    return -1;
}

static bool is_lookup(const struct catalogue_draft *draft, int column, int key) {
    const struct db_table *table = key < 0 ? NULL : &draft->tables[draft->columns[key].table];
    bool codes = table != NULL && !table->computed && table->rows > 0 && table->rows <= MAX_ROWS;
    for (size_t i = 0; codes && i < draft->columns[column].category_count; i++) {
        codes = strlen(draft->columns[column].categories[i]) <= MAX_CODE_BYTES;
    }
    return codes;
}

/* The label becomes that of the category that the code is, if it is one. */
static csql_status take_row(struct catalogue_draft *draft, struct db_column *column,
                            sqlite3_stmt *statement) {
    const char *code = (const char *)sqlite3_column_text(statement, 0);
    const char *label = (const char *)sqlite3_column_text(statement, 1);
    for (size_t i = 0; code != NULL && label != NULL && i < column->category_count; i++) {
        if (strcmp(column->categories[i], code) == 0 && strlen(label) <= MAX_LABEL_BYTES) {
            column->labels[i] = arena_string(draft->db->arena, label);
            return column->labels[i] != NULL ? CSQL_OK : CSQL_NO_MEMORY;
        }
    }
    return CSQL_OK;
}

static csql_status read_labels(struct catalogue_draft *draft, int column, int key, int label) {
    struct db *db = draft->db;
    struct db_column *to = &draft->columns[column];
    struct buffer sql = buffer_new(MAX_SELECT_BYTES);
    sqlite3_stmt *statement = NULL;
    csql_status status = CSQL_OK;
    to->labels = arena_array(db->arena, to->category_count, sizeof *to->labels);
    buffer_string(&sql, "SELECT ");
    db_quote_identifier(&sql, draft->columns[key].name);
    buffer_string(&sql, ", ");
    db_quote_identifier(&sql, draft->columns[label].name);
    buffer_string(&sql, " FROM main.");
    db_quote_identifier(&sql, draft->tables[draft->columns[key].table].name);
    buffer_printf(&sql, " LIMIT %d", MAX_ROWS);
    if (to->labels == NULL) {
        status = CSQL_NO_MEMORY;
    } else if (sql.status == CSQL_OK) {
        work_begin(db, false, 0);
        if (sqlite3_prepare_v2(db->own, buffer_text(&sql), -1, &statement, NULL) == SQLITE_OK) {
            while (status == CSQL_OK && sqlite3_step(statement) == SQLITE_ROW) {
                status = take_row(draft, to, statement);
            }
        }
        work_end(db);
        if (status == CSQL_OK && db_is_outage(sqlite3_errcode(db->own)) && db_note_outage(db, db->own)) {
            status = CSQL_IO;
        }
    }
    (void)sqlite3_finalize(statement); /* what cannot be read has no labels */
    buffer_free(&sql);
    return status;
}

csql_status lookups_read(struct catalogue_draft *draft) {
    csql_status status = CSQL_OK;
    size_t read = 0;
    for (size_t c = 0; status == CSQL_OK && c < draft->column_count && read < MAX_LOOKUPS; c++) {
        const struct db_column *column = &draft->columns[c];
        if (column->category_count == 0 || column->type != TYPE_TEXT) {
            continue;
        }
        const int key = lookup_key(draft, (int)c);
        const int label = is_lookup(draft, (int)c, key) ? label_column(draft, key) : -1;
        if (label >= 0) {
            status = read_labels(draft, (int)c, key, label);
            read++;
        }
    }
    return status;
}
