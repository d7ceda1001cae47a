/* The network of the reader. A sentence encoder reads the reply, each term, each choice's name and its values
 * by themselves; a few layers then go over the rows of all of them side by side, in which a row knows of
 * which item and choice it is, and the first row of a choice's name how like the reply that name is. What
 * comes out at the first rows is read off. tools/reader/model.py has the same. */
#include "dialog/judge.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/buffer.h"
#include "base/error.h"
#include "net/text_network.h"

/* Pieces of a string, with those around it. */
#define REPLY_PIECES 96
#define TERM_PIECES 12
#define NAME_PIECES 20
#define VALUE_PIECES 16
/* Rows in all; of an item of which something does not fit in nothing is judged. */
#define MAX_ROWS 320
#define MAX_STRINGS (MAX_ROWS / 2)
/* Choices of an item that the network tells apart by their number. */
#define MAX_NUMBERS 16
#define KIND_OUTPUTS 4 /* tells, unhelpful, question; all */
#define LIKENESS 3
#define LIKENESS_SCALE 5.0F
#define MAX_PATH ((size_t)64 * 1024)

enum string_type { STRING_REPLY, STRING_TERM, STRING_NAME, STRING_VALUES, STRING_TYPES };

struct judge {
    struct text_network network;
    const float *type, *item, *number; /* added to the rows of a string */
    const float *like;                 /* width x LIKENESS */
    const float *kind_head, *item_head, *choice_head;
};

/* What is behind the layers; CSQL_BAD_DATA. */
static csql_status find_heads(struct judge *j, csql_error *error) {
    const struct text_network *n = &j->network;
    size_t width = n->width;
    const struct {
        const float **to;
        const char *name;
        size_t rows, columns;
    } tensors[] = {{&j->type, "cross.type", STRING_TYPES, width},
                   {&j->item, "cross.item", DIALOG_MAX_ITEMS, width},
                   {&j->number, "cross.number", MAX_NUMBERS, width},
                   {&j->like, "cross.like", width, LIKENESS},
                   {&j->kind_head, "reader.kind", KIND_OUTPUTS, width + 1},
                   {&j->item_head, "reader.item", 1, width + 1},
                   {&j->choice_head, "reader.choice", 1, width + 1}};
    for (size_t i = 0; i < sizeof tensors / sizeof *tensors; i++) {
        *tensors[i].to = text_network_floats(n, tensors[i].name, tensors[i].rows, tensors[i].columns, error);
        if (*tensors[i].to == NULL) {
            return CSQL_BAD_DATA;
        }
    }
    return n->position_count >= REPLY_PIECES
               ? CSQL_OK
               : error_set(error, CSQL_BAD_DATA, "reader.bin: too few positions for a reply");
}

csql_status judge_open(const char *directory, struct judge **out, csql_error *error) {
    *out = NULL;
    struct judge *judge = calloc(1, sizeof *judge);
    struct buffer path = buffer_new(MAX_PATH), words = buffer_new(MAX_PATH);
    buffer_printf(&path, "%s/reader.bin", directory);
    buffer_printf(&words, "%s/parse.bin", directory);
    csql_status status = judge == NULL ? CSQL_NO_MEMORY : path.status != CSQL_OK ? path.status : words.status;
    if (status != CSQL_OK) {
        error_set(error, status, "%s",
                  status == CSQL_TOO_LONG ? "the data directory's name is too long" : "out of memory");
    } else {
        status = text_network_open(buffer_text(&path), buffer_text(&words), &judge->network, error);
        status = status == CSQL_OK ? find_heads(judge, error) : status;
    }
    buffer_free(&path);
    buffer_free(&words);
    if (status != CSQL_OK) {
        judge_close(judge);
        return status;
    }
    *out = judge;
    return CSQL_OK;
}

void judge_close(struct judge *judge) {
    if (judge != NULL) {
        text_network_close(&judge->network);
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

/* Adds a string; false if it does not fit in. */
static bool add(struct strings *s, enum string_type type, size_t item, size_t choice, const char *text,
                size_t most) {
    uint32_t pieces[REPLY_PIECES];
    size_t start = s->starts[s->count], count = embed_pieces(s->embed, text, strlen(text), pieces, most - 2);
    count = count < most - 2 ? count : most - 2;
    if (s->count == MAX_STRINGS || start + count + 2 > MAX_ROWS) {
        return false;
    }
    s->pieces[start] = PIECE_CLS;
    memcpy(s->pieces + start + 1, pieces, count * sizeof *pieces);
    s->pieces[start + 1 + count] = PIECE_SEP;
    s->at[s->count] = (struct string){type, item, choice};
    s->starts[++s->count] = start + count + 2;
    return true;
}

static bool make_strings(const struct reader *r, struct strings *s) {
    struct judged texts;
    if (!judge_texts(r, &texts)) {
        return false;
    }
    s->embed = r->context->embed;
    s->starts[0] = s->count = 0;
    (void)add(s, STRING_REPLY, 0, 0, texts.reply, REPLY_PIECES);
    for (size_t i = 0; i < r->item_count; i++) {
        bool fits = add(s, STRING_TERM, i, 0, texts.terms[i], TERM_PIECES);
        for (size_t c = 0; c < r->items[i].choice_count && fits; c++) {
            const struct judged_choice *choice = &texts.choices[i][c];
            fits = add(s, STRING_NAME, i, c, choice->name, NAME_PIECES);
            if (fits && choice->values != NULL) {
                (void)add(s, STRING_VALUES, i, c, choice->values, VALUE_PIECES);
            }
        }
    }
    return true;
}

/* The cosine of each name's mean row with the reply's. */
static bool measure_likeness(const struct strings *s, size_t width, struct arena *arena, const float *rows,
                             float *like) {
    float *means = arena_array(arena, s->count * width, sizeof *means);
    for (size_t i = 0; i < s->count && means != NULL; i++) {
        float *mean = means + i * width;
        for (size_t row = s->starts[i]; row < s->starts[i + 1]; row++) {
            kernel_add(mean, rows + row * width, width);
        }
        float length = sqrtf(kernel_dot(means, means, width) * kernel_dot(mean, mean, width));
        like[i] = length > 0 ? kernel_dot(means, mean, width) / length : 0;
    }
    return means != NULL;
}

/* How like the reply each name is: as it is, and beside the mean and the greatest of its item. */
static bool add_likeness(const struct judge *j, const struct strings *s, struct arena *arena, float *rows) {
    size_t width = j->network.width;
    float like[MAX_STRINGS], sum[DIALOG_MAX_ITEMS] = {0}, top[DIALOG_MAX_ITEMS],
                             count[DIALOG_MAX_ITEMS] = {0};
    float *added = arena_array(arena, width, sizeof *added);
    if (added == NULL || !measure_likeness(s, width, arena, rows, like)) {
        return false;
    }
    for (size_t i = 0; i < s->count; i++) {
        if (s->at[i].type == STRING_NAME) {
            size_t item = s->at[i].item;
            top[item] = count[item] == 0 || like[i] > top[item] ? like[i] : top[item];
            sum[item] += like[i];
            count[item]++;
        }
    }
    for (size_t i = 0; i < s->count; i++) {
        size_t item = s->at[i].item;
        if (s->at[i].type != STRING_NAME) {
            continue;
        }
        float features[LIKENESS] = {like[i], LIKENESS_SCALE * (like[i] - sum[item] / count[item]),
                                    LIKENESS_SCALE * (like[i] - top[item])};
        for (size_t d = 0; d < width; d++) {
            added[d] = kernel_dot(j->like + d * LIKENESS, features, LIKENESS);
        }
        kernel_add(rows + s->starts[i] * width, added, width);
    }
    return true;
}

/* Each row gets to know of what it is. */
static void add_places(const struct judge *j, const struct strings *s, float *rows) {
    size_t width = j->network.width;
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
    size_t width = j->network.width;
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
        out->touched[i] = -1;
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
    float *rows = text_network_encode(&judge->network, &batch, r->arena);
    if (rows == NULL || !add_likeness(judge, s, r->arena, rows)) {
        return CSQL_NO_MEMORY;
    }
    add_places(judge, s, rows);
    return text_network_across(&judge->network, rows, s->starts[s->count]) && read_off(judge, s, r, rows, out)
               ? CSQL_OK
               : CSQL_NO_MEMORY;
}
