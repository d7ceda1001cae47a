/* Keys that nobody declared: a column that is named like the key of exactly one other table, or for that
 * table ("customer_id" for customers.id), and whose values are found there. */
#include <stdlib.h>
#include <string.h>

#include "db/internal.h"
#include "text/text.h"

/* VM steps that one look for values may take. */
#define LOOK_STEPS 50000
#define MAX_SELECT_BYTES ((size_t)64 * 1024)

struct target { /* a column that can be referred to */
    const char *name;
    int column;
    bool strong; /* a declared primary key; else unique, by declaration or by its values */
};

struct inference {
    struct catalogue_draft *draft;
    struct arena *scratch;
    struct target *targets; /* by name, then column */
    size_t target_count;
    int *key_of;               /* per table: its one key column, or -1 */
    struct words *table_words; /* per table */
};

static bool ends_with(const char *name, const char *end) {
    size_t length = strlen(name), tail = strlen(end);
    return length >= tail && sqlite3_stricmp(name + length - tail, end) == 0;
}

static bool is_one_of(const char *name, const char *const *list) {
    for (; *list; list++) {
        if (sqlite3_stricmp(name, *list) == 0) {
            return true;
        }
    }
    return false;
}

/* Names that say too little to make two columns the same thing. */
static bool is_generic(const char *name) {
    static const char *const names[] = {
        "id",     "uid",   "guid",    "uuid",   "rowid",    "key",  "code",        "no",    "num",
        "number", "nr",    "name",    "title",  "year",     "date", "time",        "month", "day",
        "type",   "kind",  "status",  "state",  "value",    "rank", "description", "text",  "position",
        "order",  "index", "version", "label",  "comment",  "note", "notes",       "level", "grade",
        "amount", "price", "age",     "gender", "category", NULL};
    return strlen(name) < 2 || is_one_of(name, names) || ends_with(name, "name") || ends_with(name, "date") ||
           ends_with(name, "year");
}

static bool is_id_like(const char *name) {
    static const char *const ends[] = {"id",  "code", "ssn",     "isbn", "_no",
                                       "_nr", "_num", "_number", "_key", NULL};
    for (const char *const *end = ends; *end; end++) {
        if (ends_with(name, *end)) {
            return !is_generic(name);
        }
    }
    return false;
}

static int compare_targets(const void *a, const void *b) {
    const struct target *x = a, *y = b;
    int order = sqlite3_stricmp(x->name, y->name);
    return order ? order : (x->column > y->column) - (x->column < y->column);
}

/* Finds each table's key: its primary key if that is one column, or, where none is declared, the one column
 * that is unique and called like a key. */
static bool collect_targets(struct inference *in) {
    struct catalogue_draft *draft = in->draft;
    in->targets = arena_array(in->scratch, draft->column_count, sizeof *in->targets);
    in->key_of = arena_array(in->scratch, draft->table_count, sizeof *in->key_of);
    if (!in->targets || !in->key_of) {
        return false;
    }
    for (size_t t = 0; t < draft->table_count; t++) {
        const struct db_table *table = &draft->tables[t];
        bool has_primary = false;
        in->key_of[t] = -1;
        for (int c = table->first_column; c < table->first_column + table->column_count; c++) {
            has_primary = has_primary || draft->columns[c].primary_key;
        }
        for (int c = table->first_column; !table->view && c < table->first_column + table->column_count;
             c++) {
            const struct db_column *column = &draft->columns[c];
            bool strong = column->primary_key && column->unique;
            bool id = is_id_like(column->name) || sqlite3_stricmp(column->name, "id") == 0;
            bool weak =
                id && (column->unique || (!has_primary && draft->value_unique[c] && draft->row_scan[c]));
            if (strong || weak) {
                in->targets[in->target_count++] = (struct target){column->name, c, strong};
                in->key_of[t] = strong || in->key_of[t] < 0 ? c : in->key_of[t];
            }
        }
    }
    qsort(in->targets, in->target_count, sizeof *in->targets, compare_targets);
    return true;
}

static bool types_agree(const struct db_column *a, const struct db_column *b) {
    return a->type == b->type || a->type == TYPE_OTHER || b->type == TYPE_OTHER;
}

/* Which of the column's samples are values of the other column, as found of asked. A look that fails or
 * takes too long asks nothing. */
static void look_for_samples(struct inference *in, const struct db_column *from, const struct db_column *to,
                             int *asked, int *found) {
    sqlite3 *connection = in->draft->db->own;
    struct buffer sql = buffer_new(MAX_SELECT_BYTES);
    sqlite3_stmt *statement = NULL;
    *asked = *found = 0;
    buffer_string(&sql, "SELECT 1 FROM main.");
    db_quote_identifier(&sql, in->draft->tables[to->table].name);
    buffer_string(&sql, " WHERE ");
    db_quote_identifier(&sql, to->name);
    buffer_string(&sql, " = ?1 LIMIT 1");
    work_begin(in->draft->db, in->draft->tables[to->table].computed, LOOK_STEPS);
    if (sql.status == CSQL_OK &&
        sqlite3_prepare_v2(connection, buffer_text(&sql), -1, &statement, NULL) == SQLITE_OK) {
        for (size_t i = 0; i < from->sample_count; i++) {
            if (sqlite3_bind_text(statement, 1, from->samples[i], -1, SQLITE_STATIC) != SQLITE_OK) {
                break;
            }
            int code = sqlite3_step(statement);
            *asked += code == SQLITE_ROW || code == SQLITE_DONE;
            *found += code == SQLITE_ROW;
            (void)sqlite3_reset(statement); /* repeats the step's error */
        }
    }
    (void)sqlite3_finalize(statement);
    work_end(in->draft->db);
    buffer_free(&sql);
}

/* True if what the columns hold does not speak against a key: at least half of the values are found. With
 * nothing to look at, the names decide, if they may. */
static bool values_agree(struct inference *in, int from, int to, bool names_may_decide) {
    const struct db_column *a = &in->draft->columns[from], *b = &in->draft->columns[to];
    int asked = 0, found = 0;
    if (!types_agree(a, b)) {
        return false;
    }
    if (a->sample_count == 0 || in->draft->tables[b->table].rows == 0) {
        return names_may_decide;
    }
    look_for_samples(in, a, b, &asked, &found);
    return asked == 0 ? names_may_decide : found * 2 >= asked && found > 0;
}

/* True if the first words of the table's name are the last of the column's, without its "id": 2 if they are
 * all of them, 1 if others precede. */
static int names_table(const struct words *column, const struct words *table) {
    size_t length = column->count;
    if (length >= 2 && strcmp(column->norm[length - 1], "id") == 0) {
        length--;
    }
    if (table->count == 0 || table->count > length) {
        return 0;
    }
    for (size_t i = 0; i < table->count; i++) {
        if (strcmp(table->stem[i], column->stem[length - table->count + i]) != 0) {
            return 0;
        }
    }
    return table->count == length ? 2 : 1;
}

/* The words of a column's name; "customerid" in one word gives customer, id. */
static bool column_words(struct arena *arena, const char *name, struct words *out) {
    size_t length = strlen(name);
    if (length > 3 && ends_with(name, "id") && name[length - 3] != '_' && name[length - 3] != ' ') {
        name = arena_printf(arena, "%.*s_id", (int)(length - 2), name);
    }
    return name && text_words(arena, name, strlen(name), out, NULL) == CSQL_OK;
}

/* Of the targets that bear the column's name: the only one, else the one whose table the name means, else
 * the one that does not itself refer elsewhere. -1 if that leaves a doubt. */
static int choose_target(const struct inference *in, int column, size_t first, size_t last, bool strong,
                         const struct words *words) {
    const struct catalogue_draft *draft = in->draft;
    int only = -1, named = -1, root = -1;
    size_t count = 0, named_count = 0, root_count = 0;
    for (size_t i = first; i < last; i++) {
        const struct db_column *target = &draft->columns[in->targets[i].column];
        if (in->targets[i].strong != strong || target->table == draft->columns[column].table) {
            continue;
        }
        only = in->targets[i].column;
        count++;
        if (names_table(words, &in->table_words[target->table]) == 2) {
            named = in->targets[i].column;
            named_count++;
        }
        if (!target->foreign_key) {
            root = in->targets[i].column;
            root_count++;
        }
    }
    if (count == 1) {
        return only;
    }
    return named_count == 1 ? named : root_count == 1 ? root : -1;
}

static bool is_joined(const struct catalogue_draft *draft, int a, int b) {
    for (size_t k = 0; k < draft->key_count; k++) {
        const struct db_key *key = &draft->keys[k];
        if ((key->from == a && key->to == b) || (key->from == b && key->to == a)) {
            return true;
        }
    }
    return false;
}

static csql_status add_inferred(struct inference *in, int from, int to) {
    struct catalogue_draft *draft = in->draft;
    struct db_key *keys =
        arena_grow(draft->db->arena, draft->keys, draft->key_count, &draft->key_room, sizeof *keys);
    if (!keys) {
        return CSQL_NO_MEMORY;
    }
    draft->keys = keys;
    keys[draft->key_count++] = (struct db_key){.from = from, .to = to, .inferred = true};
    return CSQL_OK;
}

static size_t first_target(const struct inference *in, const char *name) {
    size_t low = 0, high = in->target_count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (sqlite3_stricmp(in->targets[middle].name, name) < 0) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

/* A key of the same name elsewhere. */
static int find_same_name(struct inference *in, int column, const struct words *words) {
    const struct db_column *c = &in->draft->columns[column];
    size_t first = first_target(in, c->name), last = first;
    while (last < in->target_count && sqlite3_stricmp(in->targets[last].name, c->name) == 0) {
        last++;
    }
    bool own_strong = c->primary_key && c->unique;
    if (first == last || is_generic(c->name) || (c->foreign_key && !is_id_like(c->name)) ||
        (own_strong && names_table(words, &in->table_words[c->table]) == 2)) {
        return -1;
    }
    int target = choose_target(in, column, first, last, true, words);
    if (target < 0 && !own_strong) {
        target = choose_target(in, column, first, last, false, words);
    }
    return target >= 0 && values_agree(in, column, target, is_id_like(c->name)) ? target : -1;
}

/* The key of the table that the column's name means: "start_station_id" for station.id. */
static int find_named_table(struct inference *in, int column, const struct words *words) {
    const struct catalogue_draft *draft = in->draft;
    int best = -1, best_match = 0;
    bool doubt = false;
    if (words->count < 2 || strcmp(words->norm[words->count - 1], "id") != 0) {
        return -1;
    }
    for (size_t t = 0; t < draft->table_count; t++) {
        int key = in->key_of[t];
        if (key < 0 || (int)t == draft->columns[column].table || !ends_with(draft->columns[key].name, "id")) {
            continue;
        }
        int match = names_table(words, &in->table_words[t]);
        size_t longer = match && best >= 0 ? in->table_words[draft->columns[best].table].count : 0;
        if (match > best_match || (match && match == best_match && in->table_words[t].count > longer)) {
            best = key;
            best_match = match;
            doubt = false;
        } else if (match && match == best_match && in->table_words[t].count == longer) {
            doubt = true;
        }
    }
    return best >= 0 && !doubt && values_agree(in, column, best, best_match == 2) ? best : -1;
}

static csql_status infer_for(struct inference *in, int column) {
    const struct db_column *c = &in->draft->columns[column];
    struct words words = {0};
    if (!column_words(in->scratch, c->name, &words)) {
        return CSQL_OK; /* not UTF-8, or too long to be anyone's reference */
    }
    int target = find_same_name(in, column, &words);
    if (target < 0 && !c->foreign_key && !(c->primary_key && c->unique)) {
        target = find_named_table(in, column, &words);
    }
    return target < 0 || is_joined(in->draft, column, target) ? CSQL_OK : add_inferred(in, column, target);
}

static bool read_table_words(struct inference *in) {
    const struct catalogue_draft *draft = in->draft;
    in->table_words = arena_array(in->scratch, draft->table_count, sizeof *in->table_words);
    for (size_t t = 0; in->table_words && t < draft->table_count; t++) {
        const char *name = draft->tables[t].name;
        csql_status status = text_words(in->scratch, name, strlen(name), &in->table_words[t], NULL);
        if (status == CSQL_NO_MEMORY) {
            return false;
        }
        if (status != CSQL_OK) {
            in->table_words[t] = (struct words){0};
        }
    }
    return in->table_words != NULL;
}

csql_status keys_infer(struct catalogue_draft *draft) {
    struct inference in = {.draft = draft, .scratch = arena_new()};
    csql_status status =
        in.scratch && collect_targets(&in) && read_table_words(&in) ? CSQL_OK : CSQL_NO_MEMORY;
    size_t declared = draft->key_count;
    for (size_t c = 0; status == CSQL_OK && c < draft->column_count; c++) {
        const struct db_column *column = &draft->columns[c];
        bool candidate = !draft->tables[column->table].view && !column->generated &&
                         (is_id_like(column->name) || first_target(&in, column->name) < in.target_count);
        if (candidate) {
            status = infer_for(&in, (int)c);
        }
    }
    for (size_t k = declared; k < draft->key_count; k++) {
        draft->columns[draft->keys[k].from].foreign_key = true;
    }
    arena_free(in.scratch);
    return status;
}
