/* Reply and choices as the network is given them. */
#include <string.h>

#include "base/buffer.h"
#include "dialog/judge.h"

#define MAX_TEXT ((size_t)8 * 1024)
/* Values of a column that are shown, and bytes of one. */
#define SHOWN_SAMPLES 2
#define SAMPLE_BYTES 20
/* Columns that tell what a table is about. */
#define SHOWN_COLUMNS 5

static const char *finish(struct arena *arena, struct buffer *out) {
    const char *text = out->status == CSQL_OK ? arena_copy(arena, buffer_text(out), out->length) : NULL;
    buffer_free(out);
    return text;
}

static void add_word(struct buffer *out, const char *word) {
    if (out->length > 0) {
        buffer_string(out, " ");
    }
    buffer_string(out, word);
}

/* A name in words, abbreviations written out. */
static void add_name(struct buffer *out, struct arena *arena, const char *name) {
    struct words words;
    if (name == NULL) {
        return;
    }
    if (text_words(arena, name, strlen(name), &words, NULL) != CSQL_OK || words.count == 0) {
        add_word(out, name);
        return;
    }
    for (size_t i = 0; i < words.count; i++) {
        add_word(out, words.norm[i]);
    }
}

/* ---- the reply ---- */

/* The word of the names that the reply's word is a misspelling of, or NULL. */
static const char *spelled(const char *norm, const struct name_word *words, size_t count, size_t *best) {
    const char *found = NULL;
    size_t length = strlen(norm), limit = length >= 8 ? 2 : 1;
    for (size_t i = 0; i < count; i++) {
        size_t least = strlen(words[i].norm), distance;
        if (least < 3) {
            continue;
        }
        distance = text_edit_distance(norm, words[i].norm, limit);
        if (distance <= limit && distance < *best) {
            *best = distance;
            found = words[i].norm;
        }
    }
    return found;
}

/* The word, or what it is a misspelling of among the choices' and tables' names. */
static const char *corrected(const struct reader *r, const struct reply_word *word) {
    const struct embed *embed = r->context == NULL ? NULL : r->context->embed;
    const char *found = word->norm;
    size_t best = SIZE_MAX;
    if (embed == NULL || word->stop || word->is_number || strlen(word->norm) < 3 ||
        embed_knows(embed, word->norm)) {
        return found;
    }
    for (size_t i = 0; i < r->item_count; i++) {
        for (size_t c = 0; c < r->items[i].choice_count; c++) {
            const struct choice_words *choice = &r->choices[i][c];
            const char *own = spelled(word->norm, choice->own, choice->own_count, &best);
            const char *table = spelled(word->norm, choice->table, choice->table_count, &best);
            found = table != NULL ? table : own != NULL ? own : found;
        }
    }
    return found;
}

static const char *reply_text(const struct reader *r) {
    struct buffer out = buffer_new(MAX_TEXT);
    size_t word = 0;
    for (size_t t = 0; t < r->tokens.count; t++) {
        if (r->tokens.at[t].kind == TOKEN_PUNCT) {
            add_word(&out, r->tokens.at[t].norm);
        }
        for (; word < r->word_count && r->words[word].token == t; word++) {
            add_word(&out, corrected(r, &r->words[word]));
        }
    }
    return finish(r->arena, &out);
}

/* ---- the choices ---- */

/* "2024-02-27 , 2024-03-01"; NULL for none, or when out of memory. */
static const char *values_text(struct arena *arena, const char *const *samples, size_t count) {
    struct buffer out = buffer_new(MAX_TEXT);
    for (size_t i = 0; i < count && i < SHOWN_SAMPLES; i++) {
        const char *sample = samples[i];
        size_t length = strlen(sample);
        while (length > SAMPLE_BYTES ||
               (length > 0 && length < strlen(sample) && ((unsigned char)sample[length] & 0xc0) == 0x80)) {
            length--;
        }
        buffer_printf(&out, "%s%.*s", i == 0 ? "" : " , ", (int)length, sample);
    }
    const char *text = finish(arena, &out);
    return text != NULL && *text != '\0' ? text : NULL;
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

static struct judged_choice choice_text(const struct reader *r, const struct dialog_choice *c) {
    const struct db_catalogue *catalogue = r->context == NULL ? NULL : r->context->catalogue;
    struct judged_choice out = {.name = name_text(r->arena, c)};
    if (catalogue != NULL && c->column_index >= 0 && c->value == NULL) {
        const struct db_column *column = &catalogue->columns[c->column_index];
        out.values = values_text(r->arena, column->samples, column->sample_count);
    } else if (catalogue != NULL && c->column == NULL && c->table_index >= 0) {
        out.values = columns_text(r->arena, catalogue, c->table_index);
    } else if (c->sample != NULL && c->value == NULL) {
        out.values = values_text(r->arena, &c->sample, 1);
    }
    return out;
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
            out->choices[i][c] = choice_text(r, &item->choices[c]);
            done = out->choices[i][c].name != NULL;
        }
    }
    return done;
}
