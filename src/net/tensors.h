/* parse.bin and reader.bin: named tensors in one mapped file.
 *
 * Little endian. A header of TENSORS_HEADER bytes: the magic, the version, the byte-order mark, the file's
 * size, the number of tensors. Then the directory, an entry of TENSORS_ENTRY bytes each: a name of up to 47
 * bytes, NUL-padded; type; rows; columns; four spare bytes; the offsets of the data, of the row scales and of
 * the row sums. Data is aligned to 64 bytes. tools/tensors.py writes it. */
#ifndef NET_TENSORS_H
#define NET_TENSORS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "clarisql.h"

#define TENSORS_HEADER 64
#define TENSORS_ENTRY 88

enum tensor_type {
    TENSOR_FLOAT, /* rows x columns of float */
    TENSOR_INT8,  /* rows x columns of int8, with a float scale and an int32 sum a row */
    TENSOR_TEXT   /* columns bytes, rows being 1 */
};

struct tensor {
    enum tensor_type type;
    size_t rows, columns;
    const void *data;
    const float *scales;
    const int32_t *sums;
};

struct tensor_file;

/* Maps the file at path read-only; every offset is checked against its size. CSQL_NOT_FOUND, CSQL_IO,
 * CSQL_BAD_DATA, CSQL_NO_MEMORY. */
csql_status tensors_open(const char *path, struct tensor_file **out, csql_error *error) CSQL_USE_RESULT;
void tensors_close(struct tensor_file *file);

/* Finds a tensor; false if there is none of that name. What it points to lives as long as the file. */
bool tensors_find(const struct tensor_file *file, const char *name, struct tensor *out);

#endif
