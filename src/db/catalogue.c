#include <string.h>

#include "base/clock.h"
#include "base/error.h"
#include "base/hash.h"
#include "db/internal.h"

/* What is read of a schema; what lies beyond is left out, with a notice. */
#define MAX_TABLES 20000
#define MAX_COLUMNS 200000

/* Values of pragma_table_xinfo's `hidden`. */
enum { HIDDEN_VIRTUAL_TABLE = 1, HIDDEN_GENERATED = 2, HIDDEN_STORED = 3 };

/* Shadow tables hold the innards of full-text and R-tree tables. PRAGMA table_list would tell them, but
 * spells out every view for that, which nothing can stop. */
#define SHADOW_NAMES                                                                                         \
    "SELECT lower(v.name) || '_' || s.column2 FROM main.sqlite_schema AS v, (VALUES ('fts3', 'content'),"    \
    " ('fts3', 'docsize'), ('fts3', 'segdir'), ('fts3', 'segments'), ('fts3', 'stat'), ('fts4', 'content')," \
    " ('fts4', 'docsize'), ('fts4', 'segdir'), ('fts4', 'segments'), ('fts4', 'stat'), ('fts5', 'config'),"  \
    " ('fts5', 'content'), ('fts5', 'data'), ('fts5', 'docsize'), ('fts5', 'idx'), ('rtree', 'node'),"       \
    " ('rtree', 'parent'), ('rtree', 'rowid'), ('geopoly', 'node'), ('geopoly', 'parent'),"                  \
    " ('geopoly', 'rowid')) AS s WHERE v.type = 'table' AND v.rootpage = 0"                                  \
    " AND lower(v.sql) LIKE '%using%' || s.column1 || '%'"

static csql_status no_memory(csql_error *error) {
    return error_set(error, CSQL_NO_MEMORY, "out of memory");
}

/* The words for a failure: of SQLite's last call for CSQL_IO. */
static csql_status failed(struct db *db, csql_status status, csql_error *error) {
    return status == CSQL_IO ? db_sqlite_error(db->own, db->path, error) : no_memory(error);
}

static csql_status prepare(struct db *db, const char *sql, sqlite3_stmt **out, csql_error *error) {
    if (sqlite3_prepare_v2(db->own, sql, -1, out, NULL) != SQLITE_OK) {
        return db_sqlite_error(db->own, db->path, error);
    }
    return CSQL_OK;
}

static const char *column_string(struct arena *arena, sqlite3_stmt *statement, int column) {
    const char *text = (const char *)sqlite3_column_text(statement, column);
    return text ? arena_string(arena, text) : arena_string(arena, "");
}

static csql_status add_table(struct catalogue_draft *draft, sqlite3_stmt *statement) {
    struct arena *arena = draft->db->arena;
    size_t room = draft->table_room;
    struct db_table *tables =
        arena_grow(arena, draft->tables, draft->table_count, &draft->table_room, sizeof *tables);
    const char **ddl = arena_grow(arena, draft->ddl, draft->table_count, &room, sizeof *ddl);
    const char *name = column_string(arena, statement, 0), *sql = column_string(arena, statement, 2);
    if (!tables || !ddl || !name || !sql) {
        return CSQL_NO_MEMORY;
    }
    const char *type = (const char *)sqlite3_column_text(statement, 1);
    const bool view = type && strcmp(type, "view") == 0;
    tables[draft->table_count] = (struct db_table){.name = name, .rows = -1, .view = view, .computed = view};
    ddl[draft->table_count++] = sql;
    draft->tables = tables;
    draft->ddl = ddl;
    return CSQL_OK;
}

static csql_status read_tables(struct catalogue_draft *draft, csql_error *error) {
    struct db *db = draft->db;
    sqlite3_stmt *statement = NULL;
    csql_status status =
        prepare(db,
                "SELECT name, type, sql FROM main.sqlite_schema WHERE type IN ('table', 'view')"
                " AND substr(lower(name), 1, 7) != 'sqlite_' AND lower(name) NOT IN (" SHADOW_NAMES
                ") ORDER BY rowid",
                &statement, error);
    if (status != CSQL_OK) {
        return status;
    }
    int code;
    while (status == CSQL_OK && (code = sqlite3_step(statement)) == SQLITE_ROW) {
        if (draft->table_count == MAX_TABLES) {
            db_add_notice(db, "The database has more tables than are read; the last ones are left out.");
            code = SQLITE_DONE;
            break;
        }
        status = add_table(draft, statement);
    }
    if (status != CSQL_OK) {
        status = no_memory(error);
    } else if (code != SQLITE_DONE) {
        status = db_sqlite_error(db->own, db->path, error);
    }
    (void)sqlite3_finalize(statement); /* repeats the step's error */
    return status;
}

static csql_status add_column(struct catalogue_draft *draft, sqlite3_stmt *statement, int table) {
    struct arena *arena = draft->db->arena;
    struct db_column *columns =
        arena_grow(arena, draft->columns, draft->column_count, &draft->column_room, sizeof *columns);
    const char *name = column_string(arena, statement, 0), *declared = column_string(arena, statement, 1);
    if (!columns || !name || !declared) {
        return CSQL_NO_MEMORY;
    }
    int hidden = sqlite3_column_int(statement, 4);
    draft->columns = columns;
    draft->tables[table].computed = draft->tables[table].computed || hidden == HIDDEN_GENERATED;
    columns[draft->column_count++] = (struct db_column){
        .name = name,
        .declared = declared,
        .table = table,
        .ordinal = draft->tables[table].column_count++,
        .type = TYPE_OTHER,
        .primary_key = sqlite3_column_int(statement, 3) > 0,
        .not_null = sqlite3_column_int(statement, 2) != 0,
        .generated = hidden == HIDDEN_GENERATED || hidden == HIDDEN_STORED,
        .distinct = -1,
    };
    return CSQL_OK;
}

/* Reads the columns of one table. CSQL_DATABASE, and no columns, for one that cannot be read. */
static csql_status read_columns(struct catalogue_draft *draft, sqlite3_stmt *statement, int table) {
    size_t before = draft->column_count, keys = 0, key = 0;
    csql_status status = CSQL_OK;
    draft->tables[table].first_column = (int)before;
    if (sqlite3_bind_text(statement, 1, draft->tables[table].name, -1, SQLITE_STATIC) != SQLITE_OK) {
        return CSQL_NO_MEMORY;
    }
    while (status == CSQL_OK && sqlite3_step(statement) == SQLITE_ROW) {
        if (sqlite3_column_int(statement, 4) == HIDDEN_VIRTUAL_TABLE) {
            continue;
        }
        status = add_column(draft, statement, table);
        if (status == CSQL_OK && draft->columns[draft->column_count - 1].primary_key) {
            keys++;
            key = draft->column_count - 1;
        }
    }
    int code = sqlite3_reset(statement);
    if (status == CSQL_OK && db_is_outage(code)) {
        return CSQL_IO;
    }
    if (status == CSQL_OK && (code != SQLITE_OK || draft->column_count == before)) {
        draft->column_count = before;
        draft->tables[table].column_count = 0;
        return CSQL_DATABASE;
    }
    if (keys == 1) {
        draft->columns[key].unique = true;
    }
    return status;
}

/* Reads the columns of a view, for which SQLite spells out the views under it: at most 65,535 tables, but
 * without looking at any limit. When the time for what views take is spent, the rest are left out. */
static csql_status read_view(struct catalogue_draft *draft, sqlite3_stmt *statement, int table) {
    if (!work_is_left(draft->db)) {
        return CSQL_DATABASE;
    }
    const double begun = clock_ms();
    const csql_status status = read_columns(draft, statement, table);
    work_spend(draft->db, begun);
    return status;
}

static csql_status read_all_columns(struct catalogue_draft *draft, csql_error *error) {
    sqlite3_stmt *statement = NULL;
    csql_status status =
        prepare(draft->db, "SELECT name, type, \"notnull\", pk, hidden FROM pragma_table_xinfo(?1, 'main')",
                &statement, error);
    const size_t count = draft->table_count;
    size_t kept = 0;
    for (size_t t = 0; status == CSQL_OK && t < count && draft->column_count <= MAX_COLUMNS; t++) {
        draft->tables[kept] = draft->tables[t];
        draft->ddl[kept] = draft->ddl[t];
        status = draft->tables[kept].view ? read_view(draft, statement, (int)kept)
                                          : read_columns(draft, statement, (int)kept);
        if (status == CSQL_DATABASE) {
            status = CSQL_OK;
            draft->unread_tables++;
        } else if (status == CSQL_OK) {
            kept++;
        }
    }
    draft->table_count = kept;
    if (status != CSQL_OK) {
        status = failed(draft->db, status, error);
    } else if (draft->column_count > MAX_COLUMNS) {
        db_add_notice(draft->db,
                      "The database has more columns than are read; the last tables are left out.");
    }
    (void)sqlite3_finalize(statement); /* its errors were looked at by step and reset */
    return status;
}

static csql_status read_unique(struct catalogue_draft *draft, csql_error *error) {
    sqlite3_stmt *statement = NULL;
    csql_status status = prepare(
        draft->db,
        "SELECT max(i.name) FROM pragma_index_list(?1, 'main') AS l, pragma_index_info(l.name, 'main') "
        "AS i WHERE l.\"unique\" AND NOT l.partial GROUP BY l.name HAVING count(*) = 1",
        &statement, error);
    struct db_catalogue view = {.tables = draft->tables,
                                .table_count = draft->table_count,
                                .columns = draft->columns,
                                .column_count = draft->column_count};
    for (size_t t = 0; status == CSQL_OK && t < draft->table_count; t++) {
        if (draft->tables[t].view) {
            continue;
        }
        if (sqlite3_bind_text(statement, 1, draft->tables[t].name, -1, SQLITE_STATIC) != SQLITE_OK) {
            status = no_memory(error);
            break;
        }
        while (sqlite3_step(statement) == SQLITE_ROW) {
            const char *name = (const char *)sqlite3_column_text(statement, 0);
            int column = name ? db_find_column(&view, (int)t, name) : -1;
            if (column >= 0) {
                draft->columns[column].unique = true;
            }
        }
        if (db_is_outage(sqlite3_reset(statement))) {
            status = failed(draft->db, CSQL_IO, error);
        }
    }
    (void)sqlite3_finalize(statement); /* its errors were looked at by reset */
    return status;
}

/* The column that a foreign key's part refers to: by name, or the primary key's part with that number. */
static int referred_column(const struct db_catalogue *view, int table, const char *name, int part) {
    if (name) {
        return db_find_column(view, table, name);
    }
    const struct db_table *t = &view->tables[table];
    for (int c = t->first_column; c < t->first_column + t->column_count; c++) {
        if (view->columns[c].primary_key && part-- == 0) {
            return c;
        }
    }
    return -1;
}

/* first: of the keys of from's table. */
static bool has_key(const struct catalogue_draft *draft, size_t first, int from, int to) {
    for (size_t k = first; k < draft->key_count; k++) {
        if (draft->keys[k].from == from && draft->keys[k].to == to) {
            return true;
        }
    }
    return false;
}

static csql_status add_key(struct catalogue_draft *draft, int from, int to, int composite) {
    struct db_key *keys =
        arena_grow(draft->db->arena, draft->keys, draft->key_count, &draft->key_room, sizeof *keys);
    if (!keys) {
        return CSQL_NO_MEMORY;
    }
    draft->keys = keys;
    keys[draft->key_count++] = (struct db_key){.from = from, .to = to, .composite = composite};
    draft->columns[from].foreign_key = true;
    return CSQL_OK;
}

/* Gives the keys from first on a common number if there are several, or takes them back if one of the parts
 * could not be resolved. */
static void close_foreign_key(struct catalogue_draft *draft, size_t first, bool broken, int *composites) {
    if (broken) {
        draft->key_count = first;
    } else if (draft->key_count > first + 1) {
        ++*composites;
        for (size_t k = first; k < draft->key_count; k++) {
            draft->keys[k].composite = *composites;
        }
    }
}

/* Tables by name; a slot holds the table's number and 1, or 0. */
struct table_names {
    const struct db_table *tables;
    uint32_t *slots;
    size_t mask;
};

/* SQLite's rules of case: only A to Z and a to z are the same. */
static size_t hash_name(const char *name) {
    uint64_t hash = HASH_START;
    for (; *name; name++) {
        const unsigned char c = (unsigned char)*name;
        hash = (hash ^ (c >= 'A' && c <= 'Z' ? c | 32u : c)) * HASH_PRIME;
    }
    return hash_slot(hash);
}

/* The slot of the name, or the empty one where it would be. */
static uint32_t *name_slot(const struct table_names *names, const char *name) {
    size_t at = hash_name(name) & names->mask;
    while (names->slots[at] && sqlite3_stricmp(names->tables[names->slots[at] - 1].name, name) != 0) {
        at = (at + 1) & names->mask;
    }
    return &names->slots[at];
}

static bool names_index(const struct catalogue_draft *draft, struct arena *arena, struct table_names *out) {
    size_t size = 16;
    while (size < 2 * draft->table_count) {
        size *= 2;
    }
    *out = (struct table_names){.tables = draft->tables, .mask = size - 1};
    out->slots = arena_array(arena, size, sizeof *out->slots);
    for (size_t t = 0; out->slots && t < draft->table_count; t++) {
        *name_slot(out, draft->tables[t].name) = (uint32_t)t + 1; /* no two tables have one name */
    }
    return out->slots != NULL;
}

/* The declared keys of one table, in the order of declaration (SQLite numbers them backwards). */
static csql_status read_table_keys(struct catalogue_draft *draft, sqlite3_stmt *statement,
                                   const struct table_names *names, int table, int *composites) {
    struct db_catalogue view = {.tables = draft->tables,
                                .table_count = draft->table_count,
                                .columns = draft->columns,
                                .column_count = draft->column_count};
    const size_t own = draft->key_count;
    size_t first = own;
    int current = -1;
    bool broken = false;
    csql_status status = CSQL_OK;
    if (sqlite3_bind_text(statement, 1, draft->tables[table].name, -1, SQLITE_STATIC) != SQLITE_OK) {
        return CSQL_NO_MEMORY;
    }
    while (status == CSQL_OK && sqlite3_step(statement) == SQLITE_ROW) {
        int id = sqlite3_column_int(statement, 0), part = sqlite3_column_int(statement, 1);
        const char *target = (const char *)sqlite3_column_text(statement, 2);
        const char *from_name = (const char *)sqlite3_column_text(statement, 3);
        const char *to_name = (const char *)sqlite3_column_text(statement, 4);
        if (id != current) {
            close_foreign_key(draft, first, broken, composites);
            current = id;
            first = draft->key_count;
            broken = false;
        }
        int to_table = target ? (int)*name_slot(names, target) - 1 : -1;
        int from = from_name ? db_find_column(&view, table, from_name) : -1;
        int to = to_table >= 0 ? referred_column(&view, to_table, to_name, part) : -1;
        if (from < 0 || to < 0 || from == to) {
            broken = true;
        } else if (!has_key(draft, own, from, to)) {
            status = add_key(draft, from, to, 0);
        }
    }
    close_foreign_key(draft, first, broken, composites);
    return db_is_outage(sqlite3_reset(statement)) ? CSQL_IO : status;
}

static csql_status read_keys(struct catalogue_draft *draft, csql_error *error) {
    sqlite3_stmt *statement = NULL;
    struct table_names names;
    int composites = 0;
    struct arena *scratch = arena_new();
    if (!scratch || !names_index(draft, scratch, &names)) {
        arena_free(scratch);
        return no_memory(error);
    }
    csql_status status = prepare(draft->db,
                                 "SELECT id, seq, \"table\", \"from\", \"to\" FROM "
                                 "pragma_foreign_key_list(?1, 'main') ORDER BY id DESC, seq",
                                 &statement, error);
    for (size_t t = 0; status == CSQL_OK && t < draft->table_count; t++) {
        status =
            draft->tables[t].view ? CSQL_OK : read_table_keys(draft, statement, &names, (int)t, &composites);
        if (status != CSQL_OK) {
            (void)failed(draft->db, status, error);
        }
    }
    (void)sqlite3_finalize(statement); /* its errors were looked at by reset */
    arena_free(scratch);
    return status;
}

csql_status catalogue_read(struct db *db, csql_error *error) {
    struct catalogue_draft draft = {.db = db};
    /* One transaction: one state of the file, and the locks are taken once. */
    if (sqlite3_exec(db->own, "BEGIN", NULL, NULL, NULL) != SQLITE_OK) {
        return db_sqlite_error(db->own, db->path, error);
    }
    csql_status status = read_tables(&draft, error);
    if (status == CSQL_OK) {
        status = read_all_columns(&draft, error);
    }
    if (status == CSQL_OK) {
        status = read_unique(&draft, error);
    }
    if (status == CSQL_OK) {
        status = read_keys(&draft, error);
    }
    if (status == CSQL_OK) {
        status = sample_read(&draft, error);
    }
    if (status == CSQL_OK && keys_infer(&draft) != CSQL_OK) {
        status = no_memory(error);
    }
    if (status == CSQL_OK && (status = lookups_read(&draft)) != CSQL_OK) {
        (void)failed(db, status, error);
    }
    (void)sqlite3_exec(db->own, "COMMIT", NULL, NULL, NULL); /* it only read: there is nothing to lose */
    if (status != CSQL_OK) {
        return status;
    }
    comments_read(&draft);
    if (draft.unread_tables > 0) {
        db_add_notice(db, "Tables or views that SQLite cannot read are left out.");
    }
    db->catalogue.tables = draft.tables;
    db->catalogue.table_count = draft.table_count;
    db->catalogue.columns = draft.columns;
    db->catalogue.column_count = draft.column_count;
    db->catalogue.keys = draft.keys;
    db->catalogue.key_count = draft.key_count;
    return CSQL_OK;
}

int db_find_table(const struct db_catalogue *catalogue, const char *name) {
    for (size_t t = 0; t < catalogue->table_count; t++) {
        if (sqlite3_stricmp(catalogue->tables[t].name, name) == 0) {
            return (int)t;
        }
    }
    return -1;
}

static int find_in_table(const struct db_catalogue *catalogue, int table, const char *name) {
    const struct db_table *t = &catalogue->tables[table];
    for (int c = t->first_column; c < t->first_column + t->column_count; c++) {
        if (sqlite3_stricmp(catalogue->columns[c].name, name) == 0) {
            return c;
        }
    }
    return -1;
}

int db_find_column(const struct db_catalogue *catalogue, int table, const char *name) {
    if (table >= 0) {
        return (size_t)table < catalogue->table_count ? find_in_table(catalogue, table, name) : -1;
    }
    int found = -1;
    for (size_t t = 0; t < catalogue->table_count; t++) {
        int column = find_in_table(catalogue, (int)t, name);
        if (column >= 0 && found >= 0) {
            return -1;
        }
        found = column >= 0 ? column : found;
    }
    return found;
}
