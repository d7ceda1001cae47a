/* Sequences as text: keywords, 'text' a value, t a table, t.c a column, f.k>t.c a column by a key, t.c/Y, /M
 * or /D a part of its dates, ? the column that is not there. For databases whose tables all reach the
 * planner, in their order. */
#ifndef TESTS_SEQUENCE_TEXT_H
#define TESTS_SEQUENCE_TEXT_H

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "plan/decode.h"
#include "plan/input.h"

static inline uint16_t sequence_schema(const struct linked *linked, const struct plan_input *in,
                                       const char *word) {
    char table[32];
    size_t length = strcspn(word, ".");
    assert_true(length < sizeof table);
    snprintf(table, sizeof table, "%.*s", (int)length, word);
    int t = db_find_table(linked->catalogue, table);
    assert_true(t >= 0);
    if (word[length] == '\0') {
        return (uint16_t)(PLAN_TOKEN_COUNT + input_first_table(in) + (size_t)t);
    }
    char column[32];
    const char *name = word + length + 1;
    size_t end = strcspn(name, "/");
    assert_true(end < sizeof column);
    snprintf(column, sizeof column, "%.*s", (int)end, name);
    int c = db_find_column(linked->catalogue, t, column);
    assert_true(c >= 0);
    char letter = name[end] == '/' ? name[end + 1] : '\0';
    enum input_part part = letter == 'Y'   ? PART_YEAR
                           : letter == 'M' ? PART_MONTH
                           : letter == 'D' ? PART_DAY
                                           : PART_NONE;
    return input_by_part((uint16_t)(PLAN_TOKEN_COUNT + input_first_column(in) + (size_t)c), part);
}

static inline uint16_t sequence_action(const struct linked *linked, const struct plan_input *in,
                                       const char *word) {
    static const char *const names[] = {
#define X(name) #name,
        PLAN_TOKENS(X)
#undef X
    };
    for (uint16_t i = 0; i < PLAN_TOKEN_COUNT; i++) {
        if (strcmp(names[i], word) == 0) {
            return i;
        }
    }
    for (size_t i = 0; *word == '\'' && i < linked->value_count; i++) {
        if (strncasecmp(word + 1, linked->values[i].text, strlen(word) - 2) == 0) {
            return (uint16_t)(PLAN_TOKEN_COUNT + input_first_value(in) + i);
        }
    }
    if (strcmp(word, "?") == 0) {
        return (uint16_t)(PLAN_TOKEN_COUNT + input_missing(in));
    }
    char key[64];
    size_t length = strcspn(word, ">");
    if (word[length] == '\0') {
        return sequence_schema(linked, in, word);
    }
    assert_true(length < sizeof key);
    snprintf(key, sizeof key, "%.*s", (int)length, word);
    uint16_t from = sequence_schema(linked, in, key), column = sequence_schema(linked, in, word + length + 1);
    for (size_t k = 0; k < in->key_count; k++) {
        if (from == PLAN_TOKEN_COUNT + input_first_column(in) + (size_t)in->keys[k].from) {
            return input_by_role(column, (int)k);
        }
    }
    fail_msg("no key: %s", word);
    return 0;
}

static inline struct sequence sequence_read(const struct linked *linked, const struct plan_input *in,
                                            const char *text) {
    char copy[512], *rest = NULL;
    struct sequence out = {.count = 0};
    assert_true(strlen(text) < sizeof copy);
    strcpy(copy, text);
    for (char *word = strtok_r(copy, " ", &rest); word; word = strtok_r(NULL, " ", &rest)) {
        out.actions[out.count++] = sequence_action(linked, in, word);
    }
    return out;
}

#endif
