/* What replies settled, and what the caller was told before, so that it is never asked again in the session.
 */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/error.h"
#include "pivot/predicates.h"
#include "session/internal.h"

static int by_text(const void *a, const void *b) {
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* The words of a term, stemmed and sorted: "the Dates" and "date" are one. NULL when out of memory. */
static char *term_key(struct arena *arena, const char *term) {
    struct word_set words;
    if (!predicate_words(arena, term, strlen(term), &words)) {
        return NULL;
    }
    qsort(words.stem, words.count, sizeof *words.stem, by_text);
    char *key = arena_string(arena, "");
    for (size_t i = 0; i < words.count && key != NULL; i++) {
        key = arena_printf(arena, "%s%s ", key, words.stem[i]);
    }
    return key;
}

static bool same_value(const char *a, const char *b) {
    return a == b || (a != NULL && b != NULL && strcmp(a, b) == 0);
}

static bool means(const struct memory *memory, const struct dialog_choice *choice) {
    return choice->column_index == memory->column &&
           (memory->column >= 0 || choice->table_index == memory->table) &&
           same_value(choice->value, memory->value);
}

int memory_recall(const csql_session *session, struct arena *arena, const struct slot *slot, bool *all) {
    *all = false;
    const char *key = term_key(arena, slot->item.term);
    for (size_t m = session->memory_count; key != NULL && m > 0; m--) {
        const struct memory *memory = &session->memory[m - 1];
        for (size_t c = 0; strcmp(memory->key, key) == 0 && c < slot->item.choice_count; c++) {
            if (means(memory, &slot->item.choices[c])) {
                *all = memory->all;
                return (int)c;
            }
        }
    }
    return -1;
}

/* ---- adding and dropping ---- */

static void release(struct memory *memory) {
    free(memory->term);
    free(memory->key);
    free(memory->value);
}

static void drop(csql_session *session, size_t index) {
    release(&session->memory[index]);
    session->memory_count--;
    memmove(&session->memory[index], &session->memory[index + 1],
            (session->memory_count - index) * sizeof *session->memory);
}

/* What is remembered of the term and choice: its index, or memory_count. */
static size_t find(const csql_session *session, const char *term, const struct dialog_choice *choice,
                   bool all) {
    size_t m = 0;
    while (m < session->memory_count &&
           (strcasecmp(session->memory[m].term, term) != 0 || session->memory[m].all != all ||
            !means(&session->memory[m], choice))) {
        m++;
    }
    return m;
}

/* Makes room for one more: the oldest that a reply settled goes. Where all were told, a reply takes the place
 * of the oldest, and one that is told has none. */
static bool make_room(csql_session *session, bool told) {
    size_t oldest = 0;
    if (session->memory_count < SESSION_MAX_MEMORY) {
        return true;
    }
    while (oldest < session->memory_count && session->memory[oldest].told) {
        oldest++;
    }
    if (told && oldest == session->memory_count) {
        return false;
    }
    drop(session, oldest < session->memory_count ? oldest : 0);
    return true;
}

/* Remembers it as the latest. CSQL_BAD_ARGUMENT for a term without a word, CSQL_TOO_LONG, CSQL_NO_MEMORY. */
static csql_status add(csql_session *session, struct arena *arena, const char *term,
                       const struct dialog_choice *choice, bool all, bool told) {
    const char *key = term_key(arena, term);
    if (key == NULL || *key == '\0') {
        return key == NULL ? CSQL_NO_MEMORY : CSQL_BAD_ARGUMENT;
    }
    struct memory memory = {.term = strdup(term),
                            .key = strdup(key),
                            .table = choice->table_index,
                            .column = choice->column_index,
                            .value = choice->value == NULL ? NULL : strdup(choice->value),
                            .all = all,
                            .told = told};
    if (memory.term == NULL || memory.key == NULL || (choice->value != NULL && memory.value == NULL)) {
        release(&memory);
        return CSQL_NO_MEMORY;
    }
    for (char *c = memory.term; *c != '\0'; c++) {
        *c = *c == '\t' || *c == '\n' || *c == '\r' ? ' ' : *c;
    }
    const size_t same = find(session, memory.term, choice, all);
    if (same < session->memory_count) {
        memory.told = memory.told || session->memory[same].told;
        drop(session, same);
    }
    if (!make_room(session, told)) {
        release(&memory);
        return CSQL_TOO_LONG;
    }
    session->memory[session->memory_count++] = memory;
    return CSQL_OK;
}

csql_status memory_keep(csql_session *session, struct arena *arena, const struct slot *slot) {
    const bool all = slot->all && slot->kept == slot->item.choice_count;
    csql_status status = CSQL_OK;
    for (size_t i = 0; i < slot->item.choice_count && (slot->kept == 1 || all); i++) {
        const struct dialog_choice *choice = &slot->item.choices[i];
        if (status == CSQL_OK && slot->keep[i] && (choice->column_index >= 0 || choice->table_index >= 0)) {
            status = add(session, arena, slot->item.term, choice, all, false);
        }
    }
    return status == CSQL_BAD_ARGUMENT ? CSQL_OK : status;
}

void memory_take_back(csql_session *session, const struct slot *slot) {
    for (size_t i = 0; i < slot->item.choice_count; i++) {
        const size_t m = find(session, slot->item.term, &slot->item.choices[i], slot->all);
        if (slot->keep[i] && m < session->memory_count && !session->memory[m].told) {
            drop(session, m);
        }
    }
}

void memory_clear(csql_session *session, bool told) {
    for (size_t m = session->memory_count; m > 0; m--) {
        if (told || !session->memory[m - 1].told) {
            drop(session, m - 1);
        }
    }
}

/* ---- for the caller ---- */

/* The choice that is named so. CSQL_NOT_FOUND if there is no such table or column. */
static csql_status find_named(const csql_session *session, const csql_remembered *named,
                              struct dialog_choice *out, csql_error *error) {
    if (session == NULL || named == NULL || named->term == NULL || named->table == NULL) {
        return error_set(error, CSQL_BAD_ARGUMENT, "session, term or table is NULL");
    }
    const struct db_catalogue *catalogue = db_catalogue(session->db);
    const int table = db_find_table(catalogue, named->table);
    const int column =
        table >= 0 && named->column != NULL ? db_find_column(catalogue, table, named->column) : -1;
    if (table < 0 || (named->column != NULL && column < 0)) {
        return error_set(error, CSQL_NOT_FOUND, "no such %s: %s%s%s", table < 0 ? "table" : "column",
                         named->table, named->column != NULL ? "." : "",
                         named->column != NULL ? named->column : "");
    }
    if (named->value != NULL && column < 0) {
        return error_set(error, CSQL_BAD_ARGUMENT, "a value is of a column");
    }
    *out = (struct dialog_choice){.table_index = table, .column_index = column, .value = named->value};
    return CSQL_OK;
}

csql_status csql_session_remember(csql_session *session, const csql_remembered *named, csql_error *error) {
    struct dialog_choice choice;
    csql_status status = find_named(session, named, &choice, error);
    if (status != CSQL_OK) {
        return status;
    }
    const size_t known = find(session, named->term, &choice, named->all != 0);
    if (known < session->memory_count) {
        session->memory[known].told = true; /* and keeps its place */
    } else {
        struct arena *arena = arena_new();
        status =
            arena == NULL ? CSQL_NO_MEMORY : add(session, arena, named->term, &choice, named->all != 0, true);
        arena_free(arena);
    }
    if (status != CSQL_OK) {
        return error_set(error, status, "%s",
                         status == CSQL_NO_MEMORY  ? "out of memory"
                         : status == CSQL_TOO_LONG ? "more are told than a session remembers"
                                                   : "the term has no word");
    }
    error_clear(error);
    return CSQL_OK;
}

size_t csql_session_remembered_count(const csql_session *session) {
    return session == NULL ? 0 : session->memory_count;
}

csql_remembered csql_session_remembered(const csql_session *session, size_t index) {
    if (index >= csql_session_remembered_count(session)) {
        return (csql_remembered){.term = NULL};
    }
    const struct db_catalogue *catalogue = db_catalogue(session->db);
    const struct memory *memory = &session->memory[index];
    const struct db_column *column = memory->column >= 0 ? &catalogue->columns[memory->column] : NULL;
    return (csql_remembered){.term = memory->term,
                             .table = catalogue->tables[column != NULL ? column->table : memory->table].name,
                             .column = column != NULL ? column->name : NULL,
                             .value = memory->value,
                             .all = memory->all,
                             .told = memory->told};
}

csql_status csql_session_forget_one(csql_session *session, const csql_remembered *named, csql_error *error) {
    struct dialog_choice choice;
    csql_status status = find_named(session, named, &choice, error);
    if (status != CSQL_OK) {
        return status;
    }
    const size_t known = find(session, named->term, &choice, named->all != 0);
    if (known == session->memory_count) {
        return error_set(error, CSQL_NOT_FOUND, "nothing of that is remembered");
    }
    drop(session, known);
    error_clear(error);
    return CSQL_OK;
}
