/* The vectors file, written by tools/build_vectors.py. Little-endian; a machine of the other kind finds
 * another version in it. In order:
 *
 *   header   "CSQLVEC\0", then five u32: version, dimension, pieces, words, bytes of text; 64 bytes in all
 *   starts   u32 for each piece (by BERT's id) and each word (sorted by strcmp), into text
 *   order    u32 for each piece: the ids sorted by strcmp of the pieces
 *   scales   float for each row; a row is its scale times its int8 components
 *   rows     int8[dimension] for each piece and each word; the learned weight of a row is in its length
 *   text     NUL-terminated strings */
#include <math.h>
#include <string.h>

#include "base/error.h"
#include "embed/internal.h"

enum { VERSION = 1, HEADER = 64 };
static const char magic[8] = "CSQLVEC";

static bool read_parts(struct vectors *v) {
    struct mapping_reader reader = {.mapping = &v->mapping};
    const unsigned char *header = mapping_take(&reader, 1, HEADER);
    uint32_t field[5];
    if (header == NULL || memcmp(header, magic, sizeof magic) != 0) {
        return false;
    }
    memcpy(field, header + sizeof magic, sizeof field);
    if (field[0] != VERSION || field[1] == 0 || field[1] > EMBED_MAX_DIMENSION || field[2] == 0) {
        return false;
    }
    v->dimension = field[1];
    v->pieces = field[2];
    v->words = field[3];
    size_t rows = v->pieces + v->words;
    v->starts = mapping_take(&reader, rows, sizeof(uint32_t));
    v->order = mapping_take(&reader, v->pieces, sizeof(uint32_t));
    v->scales = mapping_take(&reader, rows, sizeof(float));
    v->rows = mapping_take(&reader, rows, v->dimension);
    v->text = mapping_take(&reader, field[4], 1);
    if (reader.failed || reader.at != v->mapping.size ||
        !mapping_strings(v->starts, rows, v->text, field[4])) {
        return false;
    }
    for (size_t i = 0; i < v->pieces; i++) {
        if (v->order[i] >= v->pieces) {
            return false;
        }
    }
    for (size_t i = 0; i < rows; i++) {
        if (!isfinite(v->scales[i]) || v->scales[i] < 0) {
            return false;
        }
    }
    int64_t unknown = vectors_piece(v, "[UNK]", 5, false);
    v->unknown = (uint32_t)unknown;
    return unknown >= 0;
}

csql_status vectors_open(const char *directory, struct vectors *out, csql_error *error) {
    *out = (struct vectors){0};
    csql_status status = mapping_open(directory, "vectors.bin", &out->mapping, error);
    if (status == CSQL_OK && !read_parts(out)) {
        mapping_close(&out->mapping);
        status =
            error_set(error, CSQL_BAD_DATA, "%s/vectors.bin is damaged or of another version", directory);
    }
    return status;
}

int64_t vectors_word(const struct vectors *v, const char *word) {
    size_t low = 0;
    size_t high = v->words;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int side = strcmp(word, v->text + v->starts[v->pieces + middle]);
        if (side == 0) {
            return (int64_t)(v->pieces + middle);
        }
        if (side < 0) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    return -1;
}

/* strcmp of "##" + text, or text, of length bytes with a piece. */
static int compare_piece(const char *text, size_t length, bool inner, const char *piece) {
    if (inner) {
        int side = strncmp("##", piece, 2);
        if (side != 0) {
            return side;
        }
        piece += 2;
    }
    int side = strncmp(text, piece, length);
    return side != 0 ? side : (piece[length] == '\0' ? 0 : -1);
}

int64_t vectors_piece(const struct vectors *v, const char *text, size_t length, bool inner) {
    size_t low = 0;
    size_t high = v->pieces;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int side = compare_piece(text, length, inner, v->text + v->starts[v->order[middle]]);
        if (side == 0) {
            return v->order[middle];
        }
        if (side < 0) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    return -1;
}

void vectors_add(const struct vectors *v, size_t row, float share, float *out) {
    const int8_t *at = v->rows + row * v->dimension;
    float scale = v->scales[row] * share;
    for (size_t i = 0; i < v->dimension; i++) {
        out[i] += scale * (float)at[i];
    }
}
