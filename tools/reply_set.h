/* A directory of replies: scenarios.json, and for the scenarios that name one, a database as SQL. The test of
 * the reader and the tool that writes what its network learns from share it. */
#ifndef TOOLS_REPLY_SET_H
#define TOOLS_REPLY_SET_H

#include <sqlite3.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/json.h"
#include "dialog/dialog.h"

#define REPLY_SET_DATABASES 16

struct reply_set {
    const char *directory;
    struct arena *arena;
    json *scenarios;
    struct {
        const char *name;
        struct db *db;
    } databases[REPLY_SET_DATABASES];
    size_t database_count;
};

/* The whole file as a string, or NULL. */
static inline char *reply_set_file(struct arena *arena, const char *path) {
    FILE *file = fopen(path, "rb");
    struct stat status;
    char *text = NULL;
    if (file != NULL && fstat(fileno(file), &status) == 0) {
        size_t size = (size_t)status.st_size;
        text = arena_alloc(arena, size + 1);
        if (text != NULL && fread(text, 1, size, file) == size) {
            text[size] = '\0';
        } else {
            text = NULL;
        }
    }
    if (file != NULL) {
        fclose(file);
    }
    return text;
}

static inline bool reply_set_open(struct reply_set *set, struct arena *arena, const char *directory) {
    *set = (struct reply_set){.directory = directory, .arena = arena};
    const char *path = arena_printf(arena, "%s/scenarios.json", directory);
    char *text = path == NULL ? NULL : reply_set_file(arena, path);
    return text != NULL && json_parse(text, strlen(text), &set->scenarios, NULL) == CSQL_OK;
}

static inline void reply_set_close(struct reply_set *set) {
    json_free(set->scenarios);
    for (size_t i = 0; i < set->database_count; i++) {
        db_close(set->databases[i].db);
    }
}

/* Makes the SQL's database in a file that is gone once it is open. */
static inline struct db *reply_set_make(struct arena *arena, const char *sql) {
    char directory[] = "/tmp/clarisql-replies-XXXXXX";
    struct db_options options = {.cache_directory = ""};
    struct db *db = NULL;
    sqlite3 *made = NULL;
    if (mkdtemp(directory) == NULL) {
        return NULL;
    }
    const char *path = arena_printf(arena, "%s/made", directory);
    bool done = path != NULL && sqlite3_open(path, &made) == SQLITE_OK &&
                sqlite3_exec(made, sql, NULL, NULL, NULL) == SQLITE_OK;
    sqlite3_close(made);
    if (done && db_open(path, &options, &db, NULL) != CSQL_OK) {
        db = NULL;
    }
    if (path != NULL) {
        (void)unlink(path);
    }
    (void)rmdir(directory);
    return db;
}

/* The scenario's database, made when first asked for; NULL if it names none, and *failed if it cannot be
 * made. */
static inline struct db *reply_set_database(struct reply_set *set, const json *scenario, bool *failed) {
    const char *name = json_get_string(scenario, "database");
    *failed = false;
    for (size_t i = 0; name != NULL && i < set->database_count; i++) {
        if (strcmp(set->databases[i].name, name) == 0) {
            return set->databases[i].db;
        }
    }
    if (name == NULL) {
        return NULL;
    }
    const char *path = arena_printf(set->arena, "%s/%s.sql", set->directory, name);
    char *sql = path == NULL ? NULL : reply_set_file(set->arena, path);
    struct db *db =
        sql == NULL || set->database_count == REPLY_SET_DATABASES ? NULL : reply_set_make(set->arena, sql);
    *failed = db == NULL;
    if (db != NULL) {
        set->databases[set->database_count].name = arena_copy(set->arena, name, strlen(name));
        set->databases[set->database_count++].db = db;
    }
    return db;
}

/* "Table", "Table.column" or "Table.column=value". */
static inline struct dialog_choice reply_set_choice(struct arena *arena, const struct db_catalogue *catalogue,
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
        c.column_index = c.column == NULL ? -1 : db_find_column(catalogue, c.table_index, c.column);
        const struct db_column *column = c.column_index < 0 ? NULL : &catalogue->columns[c.column_index];
        c.sample = column != NULL && column->sample_count > 0 ? column->samples[0] : NULL;
    }
    return c;
}

/* The scenario's items, in room for DIALOG_MAX_ITEMS; returns how many. catalogue may be NULL. */
static inline size_t reply_set_items(struct arena *arena, const struct db_catalogue *catalogue,
                                     const json *scenario, struct dialog_item *items) {
    size_t count = 0;
    for (const json *i = json_first(json_get(scenario, "items")); i != NULL && count < DIALOG_MAX_ITEMS;
         i = json_next(i)) {
        const json *all = json_get(i, "choices");
        struct dialog_choice *choices = arena_array(arena, json_size(all), sizeof *choices);
        size_t n = 0;
        const json *sample = json_first(json_get(i, "samples")); /* where there is no database */
        for (const json *c = json_first(all); c != NULL; c = json_next(c)) {
            choices[n] = reply_set_choice(arena, catalogue, json_string_value(c));
            choices[n].sample = sample == NULL ? choices[n].sample : json_string_value(sample);
            sample = sample == NULL ? NULL : json_next(sample);
            n++;
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

/* What a row's reply is read with: *context, of which the caller adds embed and judge, and the items. The
 * scenario it is of, or NULL if that is not known or its database cannot be made. */
static inline const json *reply_set_row(struct reply_set *set, const json *row,
                                        struct dialog_context *context, struct dialog_item *items,
                                        size_t *count) {
    const char *name = json_get_string(row, "scenario");
    const json *scenario = name == NULL ? NULL : json_get(set->scenarios, name);
    bool failed = false;
    struct db *db = scenario == NULL ? NULL : reply_set_database(set, scenario, &failed);
    if (scenario == NULL || failed) {
        return NULL;
    }
    *context = (struct dialog_context){.db = db,
                                       .catalogue = db == NULL ? NULL : db_catalogue(db),
                                       .question = json_get_string(scenario, "question")};
    *count = reply_set_items(set->arena, context->catalogue, scenario, items);
    return scenario;
}

/* The item is read as an entry of "keep" has it: indexes of choices, or null. */
static inline bool reply_set_keeps(const struct reply_item *item, const json *keep, size_t choices) {
    if (json_is_null(keep)) {
        return !item->touched;
    }
    if (!item->touched || item->kept != json_size(keep)) {
        return false;
    }
    for (const json *k = json_first(keep); k != NULL; k = json_next(k)) {
        const char *name = json_string_value(k);
        double number = (double)choices;
        (void)(name == NULL && json_number_value(k, &number));
        size_t index = name == NULL ? (size_t)number : (size_t)strtoul(name, NULL, 10);
        if (index >= choices || !item->keep[index]) {
            return false;
        }
    }
    return true;
}

/* The reply is read as the row says: its kind, and of each item exactly what is still meant. */
static inline bool reply_set_expected(const struct reply *reply, const struct dialog_item *items,
                                      const json *row) {
    const json *keep = json_get(row, "keep");
    bool right = json_is_array(keep) ? reply->kind == REPLY_SETTLES || reply->kind == REPLY_NARROWS
                 : json_string_value(keep) != NULL ? reply->kind == REPLY_QUESTION
                                                   : reply->kind == REPLY_UNHELPFUL;
    bool all = false;
    if (json_get_bool(row, "all", &all) && all) {
        right = right && reply->kind == REPLY_SETTLES;
    }
    size_t i = 0;
    for (const json *k = json_is_array(keep) ? json_first(keep) : NULL; k != NULL; k = json_next(k), i++) {
        right = right && i < reply->item_count && reply_set_keeps(&reply->items[i], k, items[i].choice_count);
    }
    return right;
}

#endif
