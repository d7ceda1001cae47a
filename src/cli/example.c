#include "cli/example.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "cli/language.h"
#include "text/text.h"

/* Tables that each form of question is tried on. */
#define MOST_TRIES ((size_t)6)
/* Tables, and columns of each, that are looked at. */
#define MOST_TABLES ((size_t)64)
#define MOST_COLUMNS 60
#define MAX_TEXT ((size_t)1024)
#define LEAST_ROWS 3
#define MOST_GROUPS ((size_t)12)
#define LEAST_NUMBERS 5

enum slot { SLOT_NUMBER, SLOT_GROUP, SLOT_LABEL, SLOT_COUNT };

/* What a table has to ask about: columns by slot, -1 for none, and the word that two like ones end in. */
struct subject {
    const char *thing, *things, *shared, *value;
    int table, columns[SLOT_COUNT];
};

struct finder {
    csql_session *session;
    struct db *db;
    const struct db_catalogue *catalogue;
    struct arena *arena;
    csql_error *error;
};

/* A name in words; NULL when out of memory or if it has none. */
static const char *in_words(const struct finder *f, const char *name) {
    struct words words;
    struct buffer out = buffer_new(MAX_TEXT);
    const csql_status status = text_words(f->arena, name, strlen(name), &words, NULL);
    for (size_t i = 0; status == CSQL_OK && i < words.count; i++) {
        buffer_printf(&out, "%s%s", i > 0 ? " " : "", words.norm[i]);
    }
    const char *text =
        out.length > 0 && out.status == CSQL_OK ? arena_string(f->arena, buffer_text(&out)) : NULL;
    buffer_free(&out);
    return text;
}

static bool is_key(const struct db_column *column) {
    return column->primary_key || column->foreign_key;
}

static bool fills(const struct db_column *column, const struct db_table *table, enum slot slot) {
    switch (slot) {
    case SLOT_NUMBER:
        return column->type == TYPE_NUMBER && column->encoding == DATES_PLAIN &&
               column->distinct >= LEAST_NUMBERS && !column->unique;
    case SLOT_GROUP:
        return column->type == TYPE_TEXT && column->category_count > 1 &&
               column->category_count <= MOST_GROUPS;
    default:
        return column->type == TYPE_TEXT && column->distinct == table->rows && column->nulls == 0;
    }
}

/* True if the column suits the slot better than the one that stands there: the first, or of groups the
 * fewest. */
static bool is_better(const struct db_catalogue *catalogue, int column, int taken, enum slot slot) {
    return taken < 0 || (slot == SLOT_GROUP && catalogue->columns[column].category_count <
                                                   catalogue->columns[taken].category_count);
}

/* The last word of both names, if there are others before it that differ; else NULL. */
static const char *shared_word(const char *a, const char *b) {
    const char *word = a != NULL ? strrchr(a, ' ') : NULL, *other = b != NULL ? strrchr(b, ' ') : NULL;
    return word != NULL && other != NULL && strcmp(word, other) == 0 && strcmp(a, b) != 0 ? word + 1 : NULL;
}

/* The word in which the names of two columns of one type end, not of texts, as a name may be in two parts.
 * NULL if there is none. */
static const char *find_shared(const struct finder *f, const struct db_table *table) {
    const struct db_column *columns = &f->catalogue->columns[table->first_column];
    const int count = table->column_count < MOST_COLUMNS ? table->column_count : MOST_COLUMNS;
    const char *names[MOST_COLUMNS], *found = NULL;
    for (int i = 0; i < count; i++) {
        names[i] = is_key(&columns[i]) || columns[i].type == TYPE_TEXT ? NULL : in_words(f, columns[i].name);
        for (int j = 0; j < i && found == NULL; j++) {
            found = columns[i].type == columns[j].type ? shared_word(names[j], names[i]) : NULL;
        }
    }
    return found;
}

/* False if the table is none to ask about, or out of memory. */
static bool describe(const struct finder *f, int index, struct subject *out) {
    const struct db_table *table = &f->catalogue->tables[index];
    const char *name = table->view || table->rows < LEAST_ROWS ? NULL : in_words(f, table->name);
    *out = (struct subject){.table = index, .columns = {-1, -1, -1}};
    out->thing = name != NULL ? text_singular(f->arena, name) : NULL;
    out->things = out->thing != NULL ? text_plural(f->arena, out->thing) : NULL;
    if (out->things == NULL) {
        return false;
    }
    for (int i = table->first_column; i < table->first_column + table->column_count; i++) {
        const struct db_column *column = &f->catalogue->columns[i];
        for (int slot = 0; !is_key(column) && slot < SLOT_COUNT; slot++) {
            if (fills(column, table, (enum slot)slot) &&
                is_better(f->catalogue, i, out->columns[slot], (enum slot)slot)) {
                out->columns[slot] = i;
            }
        }
    }
    out->value =
        out->columns[SLOT_GROUP] >= 0 ? f->catalogue->columns[out->columns[SLOT_GROUP]].categories[0] : NULL;
    out->shared = find_shared(f, table);
    return true;
}

static void add_column(const struct finder *f, struct buffer *out, int column, bool sql) {
    const char *name = f->catalogue->columns[column].name;
    const char *words = sql ? NULL : in_words(f, name);
    if (sql) {
        db_quote_identifier(out, name);
    } else {
        buffer_string(out, words != NULL ? words : name);
    }
}

/* Appends what stands for a slot; false if the table has nothing for it. */
static bool add_slot(const struct finder *f, const struct subject *subject, struct piece slot,
                     struct buffer *out) {
    static const char *const words[SLOT_COUNT] = {"number", "group", "label"};
    static const char *const letters[SLOT_COUNT] = {"N", "G", "L"};
    const char *text = piece_is(slot, "things")   ? subject->things
                       : piece_is(slot, "thing")  ? subject->thing
                       : piece_is(slot, "shared") ? subject->shared
                       : piece_is(slot, "value")  ? subject->value
                                                  : NULL;
    if (text != NULL) {
        buffer_string(out, text);
        return true;
    }
    if (piece_is(slot, "T")) {
        db_quote_identifier(out, f->catalogue->tables[subject->table].name);
        return true;
    }
    if (piece_is(slot, "V") && subject->value != NULL) {
        db_quote_text(out, subject->value);
        return true;
    }
    for (int i = 0; i < SLOT_COUNT; i++) {
        const bool sql = piece_is(slot, letters[i]);
        if ((sql || piece_is(slot, words[i])) && subject->columns[i] >= 0) {
            add_column(f, out, subject->columns[i], sql);
            return true;
        }
    }
    return false;
}

/* The form with its slots filled, in arena's memory; NULL if the table has nothing for one of them. */
static const char *fill(const struct finder *f, const struct subject *subject, struct piece form) {
    struct buffer out = buffer_new(MAX_TEXT);
    bool whole = true;
    for (const char *at = form.text, *end = form.text + form.length; whole && at < end;) {
        struct piece part = {at, strcspn(at, "{}\t\n")};
        at += part.length + (at + part.length < end);
        if (part.text > form.text && part.text[-1] == '{') {
            whole = add_slot(f, subject, part, &out);
        } else {
            buffer_add(&out, part.text, part.length);
        }
    }
    const char *text = whole && out.status == CSQL_OK ? arena_string(f->arena, buffer_text(&out)) : NULL;
    buffer_free(&out);
    return text;
}

static bool gives_rows_of(const struct finder *f, const char *sql, const char *wanted) {
    struct db_result got, expected;
    return db_execute(f->db, f->arena, sql, NULL, &got, NULL) == CSQL_OK &&
           db_execute(f->db, f->arena, wanted, NULL, &expected, NULL) == CSQL_OK && expected.row_count > 0 &&
           !expected.truncated && db_results_equal(f->arena, &got, &expected, false);
}

/* True if the pivot is the shared word, between two columns at least that end in it. */
static bool is_about_shared(const struct finder *f, const csql_pivot *pivot, const struct subject *subject) {
    size_t ends = 0;
    for (size_t i = 0; i < pivot->group_count; i++) {
        const char *name = pivot->group[i].column, *words = name != NULL ? in_words(f, name) : NULL;
        const char *last = words != NULL ? strrchr(words, ' ') : NULL;
        ends += last != NULL && strcmp(last + 1, subject->shared) == 0;
    }
    return ends > 1 && strcasecmp(pivot->term, subject->shared) == 0;
}

/* True if the answer is what the kind of question wants. */
static bool is_fit(const struct finder *f, const csql_answer *answer, const char *kind,
                   const struct subject *subject, const char *sql) {
    if (strcmp(kind, "clear") == 0) {
        return answer->status == CSQL_ANSWERED && !answer->unsure && sql != NULL &&
               gives_rows_of(f, answer->sql, sql);
    }
    if (answer->pivot_count != 1) {
        return false;
    }
    if (strcmp(kind, "ambiguous") == 0) {
        return answer->status == CSQL_AMBIGUOUS && is_about_shared(f, &answer->pivots[0], subject);
    }
    return answer->status == CSQL_UNANSWERABLE;
}

/* Asks the question of a form about a table; *question is NULL where it is none to show. */
static csql_status try_form(const struct finder *f, struct piece form, struct piece query, const char *kind,
                            const struct subject *subject, const char **question) {
    csql_answer *answer = NULL;
    const char *text = fill(f, subject, form), *sql = query.length > 0 ? fill(f, subject, query) : NULL;
    *question = NULL;
    if (text == NULL) {
        return CSQL_OK;
    }
    const csql_status status = csql_session_ask(f->session, text, strlen(text), &answer, f->error);
    if (status == CSQL_OK && is_fit(f, answer, kind, subject, sql)) {
        *question = text;
    }
    csql_answer_free(answer);
    return status;
}

/* Tries a form on the tables that it fits, beginning at the given one. */
static csql_status try_tables(const struct finder *f, struct piece form, struct piece query, const char *kind,
                              const struct subject *subjects, size_t count, size_t first,
                              const char **question) {
    csql_status status = CSQL_OK;
    size_t tries = 0;
    *question = NULL;
    for (size_t i = 0; status == CSQL_OK && i < count && tries < MOST_TRIES && *question == NULL; i++) {
        const struct subject *subject = &subjects[(first + i) % count];
        if (strcmp(kind, "ambiguous") != 0 || subject->shared != NULL) {
            status = try_form(f, form, query, kind, subject, question);
            tries++;
        }
    }
    return status;
}

static csql_status find_all(const struct finder *f, const char *table, const char *kind,
                            const struct subject *subjects, size_t subject_count, const char **out,
                            size_t room, size_t *count) {
    csql_status status = CSQL_OK;
    size_t first = 0;
    for (const char *at = table; status == CSQL_OK && *at && *count < room;) {
        const char *question = NULL, *row = at;
        const struct piece line = piece_next(&at, "\n"), own = piece_next(&row, "\t"),
                           form = piece_next(&row, "\t\n");
        const struct piece query = {row, row < line.text + line.length ? strcspn(row, "\n") : 0};
        if (piece_is(own, kind)) {
            status = try_tables(f, form, query, kind, subjects, subject_count, first++, &question);
        }
        if (question != NULL) {
            out[(*count)++] = question;
        }
    }
    return status;
}

csql_status example_find(csql_session *session, struct db *db, const char *kind, struct arena *arena,
                         const char **out, size_t room, size_t *count, csql_error *error) {
    const struct finder f = {session, db, db_catalogue(db), arena, error};
    struct subject subjects[MOST_TABLES];
    char *table = language_table("examples");
    size_t subject_count = 0;
    csql_status status = CSQL_OK;
    *count = 0;
    for (size_t i = 0; i < f.catalogue->table_count && subject_count < MOST_TABLES; i++) {
        subject_count += describe(&f, (int)i, &subjects[subject_count]);
    }
    if (table != NULL && subject_count > 0) {
        status = find_all(&f, table, kind, subjects, subject_count, out, room, count);
    }
    free(table);
    return status;
}
