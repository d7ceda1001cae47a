/* Reply and choices as the network is given them. */
#include <string.h>

#include "base/buffer.h"
#include "dialog/judge.h"

/* The network reads no more than the beginning of a text. */
#define MAX_TEXT ((size_t)8 * 1024)
#define MAX_WORD 256
/* Values of a column that are shown, and bytes of one. */
#define SHOWN_SAMPLES 2
#define SAMPLE_BYTES 20
/* Columns that tell what a table is about. */
#define SHOWN_COLUMNS 5

/* What there is of it: what did not fit in is left out. NULL when out of memory. */
static const char *finish(struct arena *arena, struct buffer *out) {
    const char *text =
        out->status == CSQL_NO_MEMORY ? NULL : arena_copy(arena, buffer_text(out), out->length);
    buffer_free(out);
    return text;
}

static void add_word(struct buffer *out, const char *word) {
    if (out->length > 0) {
        buffer_string(out, " ");
    }
    buffer_add(out, word, text_cut(word, strlen(word), MAX_WORD));
}

/* A name in words, abbreviations written out. */
static void add_name(struct buffer *out, struct arena *arena, const char *name) {
    struct words words;
    if (name == NULL) {
        return;
    }
    csql_status status = text_words(arena, name, strlen(name), &words, NULL);
    if (status == CSQL_NO_MEMORY) {
        out->status = status;
    } else if (status != CSQL_OK || words.count == 0) {
        add_word(out, name);
    } else {
        for (size_t i = 0; i < words.count; i++) {
            add_word(out, words.norm[i]);
        }
    }
}

/* ---- the reply ---- */

static const char *reply_text(const struct reader *r) {
    struct buffer out = buffer_new(MAX_TEXT);
    size_t word = 0;
    for (size_t t = 0; t < r->tokens.count; t++) {
        if (r->tokens.at[t].kind == TOKEN_PUNCT) {
            add_word(&out, r->tokens.at[t].norm);
        }
        for (; word < r->word_count && r->words[word].token == t; word++) {
            add_word(&out, r->words[word].norm);
        }
    }
    return finish(r->arena, &out);
}

/* ---- the choices ---- */

/* "2024-02-27 , 2024-03-01" */
static const char *values_text(struct arena *arena, const char *const *samples, size_t count) {
    struct buffer out = buffer_new(MAX_TEXT);
    for (size_t i = 0; i < count && i < SHOWN_SAMPLES; i++) {
        buffer_string(&out, i == 0 ? "" : " , ");
        buffer_add(&out, samples[i], text_cut(samples[i], strlen(samples[i]), SAMPLE_BYTES));
    }
    return finish(arena, &out);
}

/* Some of a table's columns. */
static const char *columns_text(struct arena *arena, const struct db_catalogue *catalogue, int index) {
    const struct db_table *table = &catalogue->tables[index];
    struct buffer out = buffer_new(MAX_TEXT);
    for (int i = 0; i < table->column_count && i < SHOWN_COLUMNS; i++) {
        if (i > 0) {
            add_word(&out, ",");
        }
        add_name(&out, arena, catalogue->columns[table->first_column + i].name);
    }
    return finish(arena, &out);
}

static const char *name_text(struct arena *arena, const struct dialog_choice *c) {
    struct buffer out = buffer_new(MAX_TEXT);
    if (c->value != NULL) {
        add_word(&out, c->value);
    }
    if (c->column != NULL) {
        if (c->value != NULL) {
            add_word(&out, "in");
        }
        add_name(&out, arena, c->column);
    }
    if (c->table != NULL) {
        if (c->column != NULL) {
            add_word(&out, "of");
        }
        add_name(&out, arena, c->table);
    }
    return finish(arena, &out);
}

/* False when out of memory. */
static bool choice_text(const struct reader *r, const struct dialog_choice *c, struct judged_choice *out) {
    const struct db_catalogue *catalogue = r->context == NULL ? NULL : r->context->catalogue;
    const char *values = "";
    if (catalogue != NULL && c->column_index >= 0 && c->value == NULL) {
        const struct db_column *column = &catalogue->columns[c->column_index];
        values = values_text(r->arena, column->samples, column->sample_count);
    } else if (catalogue != NULL && c->column == NULL && c->table_index >= 0) {
        values = columns_text(r->arena, catalogue, c->table_index);
    } else if (c->sample != NULL && c->value == NULL) {
        values = values_text(r->arena, &c->sample, 1);
    }
    *out = (struct judged_choice){name_text(r->arena, c), values == NULL || *values == '\0' ? NULL : values};
    return out->name != NULL && values != NULL;
}

bool judge_texts(const struct reader *r, struct judged *out) {
    out->reply = reply_text(r);
    bool done = out->reply != NULL;
    for (size_t i = 0; i < r->item_count && done; i++) {
        const struct dialog_item *item = &r->items[i];
        struct buffer term = buffer_new(MAX_TEXT);
        add_name(&term, r->arena, item->term);
        out->terms[i] = finish(r->arena, &term);
        out->choices[i] = arena_array(r->arena, item->choice_count + 1, sizeof *out->choices[i]);
        done = out->terms[i] != NULL && out->choices[i] != NULL;
        for (size_t c = 0; c < item->choice_count && done; c++) {
            done = choice_text(r, &item->choices[c], &out->choices[i][c]);
        }
    }
    return done;
}
