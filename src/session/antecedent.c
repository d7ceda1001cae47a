/* "Where is it?", after an answer of one row: the pronoun gives way to what the row is called. */
#include <string.h>
#include <strings.h>

#include "session/follow.h"

#define MOST_WORDS 14
/* Longest name that is put into a question, in bytes. */
#define LONGEST_NAME ((size_t)80)

/* ---- the row ---- */

static bool begins(const char *name, const char *const *starts, size_t count) {
    bool found = false;
    for (size_t i = 0; i < count; i++) {
        found = found || strncasecmp(name, starts[i], strlen(starts[i])) == 0;
    }
    return found;
}

int follow_family_name(const struct db_catalogue *catalogue, int first) {
    static const char *const given[] = {"first", "given", "fname", "f_name", "forename"};
    static const char *const family[] = {"last", "family", "lname", "l_name", "surname"};
    const struct db_column *column = &catalogue->columns[first];
    const struct db_table *table = &catalogue->tables[column->table];
    if (!begins(column->name, given, sizeof given / sizeof *given)) {
        return -1;
    }
    for (int c = table->first_column; c < table->first_column + table->column_count; c++) {
        if (begins(catalogue->columns[c].name, family, sizeof family / sizeof *family)) {
            return c;
        }
    }
    return -1;
}

/* The FROM item of which the query shows something: for a key, what it refers to. NULL if that is none. */
static struct sql_source *shown_source(const struct db_catalogue *catalogue, const struct sql_core *core) {
    const struct sql_expr *shown = core->result_count > 0 ? core->results[0].expr : NULL;
    if (shown == NULL || shown->kind != SQL_COLUMN || shown->column_index < 0 || shown->source == NULL) {
        return NULL;
    }
    for (size_t k = 0; k < catalogue->key_count; k++) {
        int to = catalogue->columns[catalogue->keys[k].to].table;
        for (size_t i = 0; i < core->source_count && catalogue->keys[k].from == shown->column_index; i++) {
            if (core->sources[i]->table_index == to) {
                return core->sources[i];
            }
        }
    }
    return shown->source;
}

/* What rows are called: a name, a family name where that is apart, and a number; -1 for what there is not. */
struct called {
    int name, family, key;
};

/* The only column of the table's key, a number; -1 if it is none. */
static int number_of(const struct db_catalogue *catalogue, int index) {
    const struct db_table *table = &catalogue->tables[index];
    int found = -1;
    for (int c = table->first_column; c < table->first_column + table->column_count; c++) {
        if (catalogue->columns[c].primary_key) {
            if (found >= 0 || catalogue->columns[c].type != TYPE_NUMBER) {
                return -1;
            }
            found = c;
        }
    }
    return found;
}

/* The query asks for what the rows are called of which it shows something; false if they have no name. */
static bool ask_names(struct arena *arena, const struct db_catalogue *catalogue, struct sql_select *tree,
                      bool plural, struct called *out) {
    struct sql_core *core = sql_select_core(tree);
    struct sql_source *source = tree->core_count == 1 ? shown_source(catalogue, core) : NULL;
    if (source == NULL || source->table_index < 0 ||
        (plural &&
         source != core->results[0].expr->source)) { /* of several rows, one school: "them" are they */
        return false;
    }
    int shown = core->results[0].expr->column_index;
    const struct db_column *own = &catalogue->columns[shown];
    bool called = own->type == TYPE_TEXT && !own->foreign_key && own->table == source->table_index;
    int name = follow_name(catalogue, source->table_index);
    name = name < 0 && called ? shown : name;
    *out = (struct called){.name = name,
                           .family = name < 0 ? -1 : follow_family_name(catalogue, name),
                           .key = number_of(catalogue, source->table_index)};
    const int columns[] = {name, out->family, out->key};
    bool added = name >= 0;
    core->result_count = 0;
    core->distinct = core->group_count == 0 && tree->limit == NULL;
    for (size_t i = 0; i < sizeof columns / sizeof *columns && added; i++) {
        added = columns[i] < 0 ||
                sql_add_result(arena, core, sql_column_of(arena, catalogue, columns[i], source));
    }
    return added;
}

static bool is_text(const struct db_cell *cell) {
    return cell->kind == CELL_TEXT && cell->length > 0 && cell->length <= LONGEST_NAME;
}

/* No other row of the table is called so. */
static bool is_unique(csql_session *session, struct arena *arena, const struct called *called,
                      const struct db_cell *cells) {
    const struct db_catalogue *catalogue = db_catalogue(session->db);
    const struct db_limits limits = {.rows = 2};
    const int columns[] = {called->name, called->family};
    struct sql_select *tree = sql_select_new(arena);
    struct sql_core *core = tree == NULL ? NULL : sql_select_core(tree);
    struct db_result rows = {0};
    if (core == NULL ||
        sql_add_table(arena, core, catalogue, catalogue->columns[called->name].table, NULL) == NULL ||
        !sql_add_result(arena, core, sql_column(arena, catalogue, called->name))) {
        return false;
    }
    for (size_t i = 0; i < 2 && columns[i] >= 0; i++) {
        struct sql_expr *same =
            sql_binary(arena, SQL_IS, sql_column(arena, catalogue, columns[i]),
                       is_text(&cells[i]) ? sql_text(arena, cells[i].text) : sql_null(arena));
        if (same == NULL || !sql_add_where(arena, core, same)) {
            return false;
        }
    }
    const char *text = sql_alias_tables(arena, tree) ? sql_format(arena, tree) : NULL;
    return text != NULL && db_execute(session->db, arena, text, &limits, &rows, NULL) == CSQL_OK &&
           rows.row_count == 1;
}

/* "Wine 12". */
static const char *numbered(csql_session *session, struct arena *arena, const struct called *called,
                            const struct db_cell *cell) {
    const int table = db_catalogue(session->db)->columns[called->name].table;
    const struct words *words = link_table_words(session->links, table);
    const char *noun = words->count > 0 ? text_singular(arena, words->norm[words->count - 1]) : NULL;
    return noun == NULL || called->key < 0 || cell->kind != CELL_INTEGER
               ? NULL
               : arena_printf(arena, "%s %lld", noun, (long long)cell->integer);
}

/* What the one row is called that the query shows, by its number where others are called so too; NULL if it
 * shows none, or several. */
static const char *row_name(csql_session *session, struct arena *arena, const char *sql, bool plural) {
    const struct db_catalogue *catalogue = db_catalogue(session->db);
    const struct db_limits limits = {.rows = 2};
    struct sql_select *tree = NULL;
    struct db_result rows = {0};
    struct called called;
    if (sql_parse(arena, sql, strlen(sql), &tree, NULL) != CSQL_OK ||
        sql_resolve(arena, catalogue, tree, NULL) != CSQL_OK ||
        !ask_names(arena, catalogue, tree, plural, &called) || !sql_alias_tables(arena, tree)) {
        return NULL;
    }
    const char *text = sql_format(arena, tree);
    if (text == NULL || db_execute(session->db, arena, text, &limits, &rows, NULL) != CSQL_OK ||
        rows.row_count != 1 || !is_text(&rows.cells[0])) {
        return NULL;
    }
    if (!is_unique(session, arena, &called, rows.cells)) {
        return numbered(session, arena, &called, &rows.cells[rows.column_count - 1]);
    }
    bool family = called.family >= 0 && is_text(&rows.cells[1]);
    return arena_printf(arena, "%s%s%s", rows.cells[0].text, family ? " " : "",
                        family ? rows.cells[1].text : "");
}

/* ---- the pronoun ---- */

/* The word stands for a thing or person that was spoken of; *owner: it says whose something is. What is "its"
 * or "their" is asked of what the question before named. */
static bool is_pronoun(const struct tokens *t, size_t i, bool *owner) {
    static const char *const things[] = {"it", "he", "she", "him", "them", "they"};
    const char *norm = t->at[i].norm;
    bool last = i + 1 >= t->count || t->at[i + 1].kind == TOKEN_PUNCT;
    *owner = strcmp(norm, "his") == 0 || (strcmp(norm, "her") == 0 && !last);
    return *owner || ONE_OF(norm, things) || strcmp(norm, "her") == 0;
}

char *antecedent_put_in(csql_session *session, struct arena *arena, const char *text, size_t length) {
    static const char *const asks[] = {"who", "whom",  "where", "when", "what", "which",
                                       "how", "whose", "and",   "is",   "was",  "does",
                                       "did", "has",   "show",  "list", "give", "tell"};
    struct tokens t;
    size_t at = 0, found = 0;
    bool owner = false;
    if (session->answered.sql == NULL || text_tokenize(arena, text, length, &t, NULL) != CSQL_OK ||
        t.count < 2 || t.count > MOST_WORDS || !ONE_OF(t.at[0].norm, asks)) {
        return NULL;
    }
    for (size_t i = 1; i < t.count; i++) {
        bool owns = false;
        if (is_pronoun(&t, i, &owns)) {
            at = i;
            owner = owns;
            found++;
        }
    }
    bool plural = found == 1 && t.at[at].norm[0] == 't';
    const char *name = found == 1 ? row_name(session, arena, session->answered.sql, plural) : NULL;
    return name == NULL ? NULL
                        : arena_printf(arena, "%.*s%s%s%.*s", (int)t.at[at].start, text, name,
                                       owner ? "'s" : "", (int)(length - t.at[at].end), text + t.at[at].end);
}
