/* The network of the reader. A sentence encoder reads the reply, each term, each choice's name and its values
 * by themselves; a few layers then go over the rows of all of them side by side, in which a row knows of
 * which item and choice it is, and the first row of a choice's name how like the reply that name is. What
 * comes out at the first rows is read off. tools/reader/model.py has the same. */
#include "dialog/judge.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "plan/network.h"

#define CLS_PIECE 101u
#define SEP_PIECE 102u
/* Pieces of a string, with those around it. */
#define REPLY_PIECES 96
#define TERM_PIECES 12
#define NAME_PIECES 20
#define VALUE_PIECES 16
/* Rows in all; choices that do not fit in are not judged. */
#define MAX_ROWS 320
#define MAX_STRINGS (MAX_ROWS / 2)
/* Choices of an item that the network tells apart by their number. */
#define MAX_NUMBERS 16
#define KIND_OUTPUTS 4 /* tells, unhelpful, question; all */
#define LIKENESS 3
#define LIKENESS_SCALE 5.0F
#define PATH_BYTES 4096

enum string_type { STRING_REPLY, STRING_TERM, STRING_NAME, STRING_VALUES, STRING_TYPES };

struct judge {
    struct network network;
    const float *type, *item, *number; /* added to the rows of a string */
    const float *like;                 /* piece_width x LIKENESS */
    const float *kind_head, *item_head, *choice_head;
};

static bool find_heads(struct judge *j) {
    const struct network *n = &j->network;
    size_t width = n->piece_width;
    return network_floats(n, "cross.type", STRING_TYPES, width, &j->type) &&
           network_floats(n, "cross.item", DIALOG_MAX_ITEMS, width, &j->item) &&
           network_floats(n, "cross.number", MAX_NUMBERS, width, &j->number) &&
           network_floats(n, "cross.like", width, LIKENESS, &j->like) &&
           network_floats(n, "reader.kind", KIND_OUTPUTS, width + 1, &j->kind_head) &&
           network_floats(n, "reader.item", 1, width + 1, &j->item_head) &&
           network_floats(n, "reader.choice", 1, width + 1, &j->choice_head) &&
           n->position_count >= REPLY_PIECES;
}

csql_status judge_open(const char *directory, struct judge **out, csql_error *error) {
    char path[PATH_BYTES], words[PATH_BYTES];
    *out = NULL;
    int a = snprintf(path, sizeof path, "%s/reader.bin", directory);
    int b = snprintf(words, sizeof words, "%s/plan.bin", directory);
    if (a < 0 || b < 0 || a >= PATH_BYTES || b >= PATH_BYTES) {
        return error_set(error, CSQL_TOO_LONG, "the data directory's name is too long");
    }
    struct judge *judge = calloc(1, sizeof *judge);
    if (judge == NULL) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    csql_status status = network_open_text(path, words, &judge->network, error);
    if (status == CSQL_OK && !find_heads(judge)) {
        status = error_set(error, CSQL_BAD_DATA, "reader.bin: a tensor is absent or has another shape");
    }
    if (status != CSQL_OK) {
        judge_close(judge);
        return status;
    }
    *out = judge;
    return CSQL_OK;
}

void judge_close(struct judge *judge) {
    if (judge != NULL) {
        network_close(&judge->network);
        free(judge);
    }
}

/* What the encoder reads: the pieces of all strings, one after the other. */
struct strings {
    const struct embed *embed;
    uint32_t pieces[MAX_ROWS];
    size_t starts[MAX_STRINGS + 1];
    size_t count;
    struct string {
        enum string_type type;
        size_t item, choice;
    } at[MAX_STRINGS];
};

/* Adds a string, unless it does not fit in. */
static void add(struct strings *s, enum string_type type, size_t item, size_t choice, const char *text,
                size_t most) {
    uint32_t pieces[REPLY_PIECES];
    size_t start = s->starts[s->count], count = embed_pieces(s->embed, text, strlen(text), pieces, most - 2);
    count = count < most - 2 ? count : most - 2;
    if (s->count == MAX_STRINGS || start + count + 2 > MAX_ROWS) {
        return;
    }
    s->pieces[start] = CLS_PIECE;
    memcpy(s->pieces + start + 1, pieces, count * sizeof *pieces);
    s->pieces[start + 1 + count] = SEP_PIECE;
    s->at[s->count] = (struct string){type, item, choice};
    s->starts[++s->count] = start + count + 2;
}

static bool make_strings(const struct reader *r, struct strings *s) {
    struct judged texts;
    if (!judge_texts(r, &texts)) {
        return false;
    }
    s->embed = r->context->embed;
    s->starts[0] = s->count = 0;
    add(s, STRING_REPLY, 0, 0, texts.reply, REPLY_PIECES);
    for (size_t i = 0; i < r->item_count; i++) {
        add(s, STRING_TERM, i, 0, texts.terms[i], TERM_PIECES);
        for (size_t c = 0; c < r->items[i].choice_count; c++) {
            add(s, STRING_NAME, i, c, texts.choices[i][c].name, NAME_PIECES);
            if (texts.choices[i][c].values != NULL) {
                add(s, STRING_VALUES, i, c, texts.choices[i][c].values, VALUE_PIECES);
            }
        }
    }
    return true;
}

/* The cosine of the means of two strings' rows. */
static float likeness(const float *rows, const size_t *starts, size_t a, size_t b, size_t width,
                      float *scratch) {
    size_t strings[] = {a, b};
    memset(scratch, 0, 2 * width * sizeof *scratch);
    for (size_t k = 0; k < 2; k++) {
        for (size_t row = starts[strings[k]]; row < starts[strings[k] + 1]; row++) {
            kernel_add(scratch + k * width, rows + row * width, width);
        }
    }
    float length =
        sqrtf(kernel_dot(scratch, scratch, width) * kernel_dot(scratch + width, scratch + width, width));
    return length > 0 ? kernel_dot(scratch, scratch + width, width) / length : 0;
}

/* How like the reply each name is: as it is, and beside the mean and the greatest of its item. */
static bool add_likeness(const struct judge *j, const struct strings *s, struct arena *arena, float *rows) {
    size_t width = j->network.piece_width;
    float like[MAX_STRINGS], *scratch = arena_array(arena, 2 * width, sizeof *scratch);
    if (scratch == NULL) {
        return false;
    }
    for (size_t i = 0; i < s->count; i++) {
        like[i] = s->at[i].type == STRING_NAME ? likeness(rows, s->starts, 0, i, width, scratch) : 0;
    }
    for (size_t i = 0; i < s->count; i++) {
        float sum = 0, top = -1, count = 0;
        for (size_t k = 0; k < s->count && s->at[i].type == STRING_NAME; k++) {
            if (s->at[k].type == STRING_NAME && s->at[k].item == s->at[i].item) {
                sum += like[k];
                count++;
                top = like[k] > top ? like[k] : top;
            }
        }
        if (count > 0) {
            float features[LIKENESS] = {like[i], LIKENESS_SCALE * (like[i] - sum / count),
                                        LIKENESS_SCALE * (like[i] - top)};
            for (size_t d = 0; d < width; d++) {
                scratch[d] = kernel_dot(j->like + d * LIKENESS, features, LIKENESS);
            }
            kernel_add(rows + s->starts[i] * width, scratch, width);
        }
    }
    return true;
}

/* Each row gets to know of what it is. */
static void add_places(const struct judge *j, const struct strings *s, float *rows) {
    size_t width = j->network.piece_width;
    for (size_t i = 0; i < s->count; i++) {
        const struct string *at = &s->at[i];
        size_t number = at->choice < MAX_NUMBERS ? at->choice : MAX_NUMBERS - 1;
        for (size_t row = s->starts[i]; row < s->starts[i + 1]; row++) {
            kernel_add(rows + row * width, j->type + at->type * width, width);
            if (at->type != STRING_REPLY) {
                kernel_add(rows + row * width, j->item + at->item * width, width);
            }
            if (at->type == STRING_NAME || at->type == STRING_VALUES) {
                kernel_add(rows + row * width, j->number + number * width, width);
            }
        }
    }
}

static double output(const float *head, const float *row, size_t width) {
    return (double)(kernel_dot(head, row, width) + head[width]);
}

static double logistic(double x) {
    return 1 / (1 + exp(-x));
}

static bool read_off(const struct judge *j, const struct strings *s, const struct reader *r,
                     const float *rows, struct judgement *out) {
    size_t width = j->network.piece_width;
    double kind[KIND_OUTPUTS], sum = 0;
    for (size_t k = 0; k < KIND_OUTPUTS; k++) {
        kind[k] = output(j->kind_head + k * (width + 1), rows, width);
        sum += k < KIND_OUTPUTS - 1 ? exp(kind[k]) : 0;
    }
    *out = (struct judgement){.tells = exp(kind[0]) / sum,
                              .unhelpful = exp(kind[1]) / sum,
                              .question = exp(kind[2]) / sum,
                              .all = logistic(kind[3])};
    for (size_t i = 0; i < r->item_count; i++) {
        out->kept[i] = arena_array(r->arena, r->items[i].choice_count + 1, sizeof *out->kept[i]);
        for (size_t c = 0; out->kept[i] != NULL && c < r->items[i].choice_count; c++) {
            out->kept[i][c] = -1;
        }
        if (out->kept[i] == NULL) {
            return false;
        }
    }
    for (size_t i = 0; i < s->count; i++) {
        const struct string *at = &s->at[i];
        const float *row = rows + s->starts[i] * width;
        if (at->type == STRING_TERM) {
            out->touched[at->item] = logistic(output(j->item_head, row, width));
        } else if (at->type == STRING_NAME) {
            out->kept[at->item][at->choice] = logistic(output(j->choice_head, row, width));
        }
    }
    return true;
}

csql_status judge_reply(const struct judge *judge, const struct reader *r, struct judgement *out) {
    struct strings *s = arena_alloc(r->arena, sizeof *s);
    if (s == NULL || !make_strings(r, s)) {
        return CSQL_NO_MEMORY;
    }
    struct piece_batch batch = {s->pieces, s->starts, s->count};
    float *rows = network_encode_pieces(&judge->network, &batch, r->arena);
    if (rows == NULL || !add_likeness(judge, s, r->arena, rows)) {
        return CSQL_NO_MEMORY;
    }
    add_places(judge, s, rows);
    return network_encode_across(&judge->network, rows, s->starts[s->count], r->arena) &&
                   read_off(judge, s, r, rows, out)
               ? CSQL_OK
               : CSQL_NO_MEMORY;
}
