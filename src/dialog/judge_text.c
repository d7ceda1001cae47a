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
/* Letters of a word that may be misspelt, and of one with two slips. More lenient than the rules
 * (evidence.c): an unknown word tells the network nothing. */
#define LEAST_SPELLED 3
#define LONG_WORD 8

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

/* The nearest so far of the words that one may be a misspelling of. */
struct spelling {
    const char *word, *stem; /* as it stands there */
    bool exists;             /* it is a word, if a rare one: only a slip makes it another */
    const char *nearest;
    size_t distance;
};

static void compare_spelling(struct spelling *s, const char *norm, const char *stem) {
    size_t limit = strlen(s->word) >= LONG_WORD ? 2 : 1, distance = limit + 1;
    if (strlen(norm) < LEAST_SPELLED) {
        return;
    }
    if (strcmp(s->stem, stem) == 0) {
        norm = s->word; /* it is not misspelt */
        distance = 0;
    } else if (s->exists) {
        distance = text_is_slip(s->word, norm) || text_is_slip(s->stem, stem) ? 1 : distance;
    } else {
        size_t by_stem = text_edit_distance(s->stem, stem, limit);
        distance = text_edit_distance(s->word, norm, limit);
        distance = by_stem < distance ? by_stem : distance;
    }
    if (distance <= limit && distance < s->distance) {
        s->nearest = norm;
        s->distance = distance;
    }
}

static void compare_names(struct spelling *s, const struct name_word *words, size_t count) {
    for (size_t i = 0; i < count; i++) {
        compare_spelling(s, words[i].norm, words[i].stem);
    }
}

static void compare_term(struct spelling *s, struct arena *arena, const char *term) {
    struct words words;
    if (term != NULL && text_words(arena, term, strlen(term), &words, NULL) == CSQL_OK) {
        for (size_t i = 0; i < words.count; i++) {
            compare_spelling(s, words.norm[i], words.stem[i]);
        }
    }
}

/* The word, or what it is a misspelling of: among the names of the choices and tables and the terms, or of
 * any frequent word. */
static const char *corrected(const struct reader *r, const struct reply_word *word) {
    const struct embed *embed = r->context == NULL ? NULL : r->context->embed;
    if (embed == NULL || word->stop || word->is_number || strlen(word->norm) < LEAST_SPELLED ||
        embed_is_frequent(embed, word->norm)) {
        return word->norm;
    }
    struct spelling s = {word->norm, word->stem, embed_knows(embed, word->norm), NULL, SIZE_MAX};
    for (size_t i = 0; i < r->item_count; i++) {
        for (size_t c = 0; c < r->items[i].choice_count; c++) {
            const struct choice_words *choice = &r->choices[i][c];
            compare_names(&s, choice->own, choice->own_count);
            compare_names(&s, choice->table, choice->table_count);
        }
        compare_term(&s, r->arena, r->items[i].term);
    }
    if (s.nearest == NULL && !s.exists) {
        s.nearest = embed_respelled(embed, word->norm);
    }
    return s.nearest == NULL ? word->norm : s.nearest;
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
