/* What replies settled, so that it is never asked again in the session. */
#include <stdlib.h>
#include <string.h>

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

int memory_recall(const csql_session *session, struct arena *arena, const struct slot *slot, bool *all) {
    *all = false;
    const char *key = term_key(arena, slot->item.term);
    for (size_t m = session->memory_count; key != NULL && m > 0; m--) {
        const struct memory *memory = &session->memory[m - 1];
        for (size_t c = 0; strcmp(memory->term, key) == 0 && c < slot->item.choice_count; c++) {
            const struct dialog_choice *choice = &slot->item.choices[c];
            if (choice->column_index == memory->column && choice->table_index == memory->table &&
                same_value(choice->value, memory->value)) {
                *all = memory->all;
                return (int)c;
            }
        }
    }
    return -1;
}

static void drop(csql_session *session, size_t index) {
    free(session->memory[index].term);
    free(session->memory[index].value);
    session->memory_count--;
    memmove(&session->memory[index], &session->memory[index + 1],
            (session->memory_count - index) * sizeof *session->memory);
}

csql_status memory_keep(csql_session *session, struct arena *arena, const struct slot *slot) {
    const char *key = term_key(arena, slot->item.term);
    size_t chosen = 0;
    while (chosen < slot->item.choice_count && !slot->keep[chosen]) {
        chosen++;
    }
    if (key == NULL) {
        return CSQL_NO_MEMORY;
    }
    bool all = slot->all && slot->kept == slot->item.choice_count;
    if (key[0] == '\0' || chosen == slot->item.choice_count || (slot->kept != 1 && !all)) {
        return CSQL_OK;
    }
    const struct dialog_choice *choice = &slot->item.choices[chosen];
    struct memory memory = {strdup(key), choice->table_index, choice->column_index,
                            choice->value == NULL ? NULL : strdup(choice->value), all};
    if (memory.term == NULL || (choice->value != NULL && memory.value == NULL)) {
        free(memory.term);
        free(memory.value);
        return CSQL_NO_MEMORY;
    }
    if (session->memory_count == SESSION_MAX_MEMORY) {
        drop(session, 0);
    }
    session->memory[session->memory_count++] = memory;
    return CSQL_OK;
}

void memory_clear(csql_session *session) {
    while (session->memory_count > 0) {
        drop(session, session->memory_count - 1);
    }
}
