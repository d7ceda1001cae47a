/* Looking weights up in a tensor file under one sticky failure, so that a network can look once. */
#ifndef NET_WEIGHTS_H
#define NET_WEIGHTS_H

#include <stddef.h>

#include "clarisql.h"
#include "net/kernels.h"
#include "net/tensors.h"

#define WEIGHTS_NAME_BYTES 64
#define WEIGHTS_MAX_LAYERS 32

struct weights {
    const struct tensor_file *file;
    const char *path; /* for messages */
    csql_status status;
    csql_error *error;
};

/* Fails with "FILE: tensor NAME WHAT" unless something failed before. */
void weights_fail(struct weights *w, const char *name, const char *what);
/* "PREFIX.INDEX.SUFFIX", in the room given. */
const char *weights_name(char room[WEIGHTS_NAME_BYTES], const char *prefix, size_t index, const char *suffix);

struct tensor weights_find(struct weights *w, const char *name, enum tensor_type type);
/* Floats of rows x columns; 0 stands for any. NULL once something failed. */
const float *weights_floats(struct weights *w, const char *name, size_t rows, size_t columns);
/* NAME.weight in int8 and NAME.bias. outputs 0: any. */
struct linear weights_linear(struct weights *w, const char *name, size_t outputs, size_t inputs);
/* NAME.weight and NAME.bias. */
struct norm weights_norm(struct weights *w, const char *name, size_t width, float epsilon);

/* An encoder's layer, post-norm: attention, then the feed-forward part. */
struct encoder_weights {
    struct linear query, key, value, output, widen, narrow;
    struct norm attention_norm, output_norm;
    const float *relation_keys, *relation_values; /* relations x (width / heads), or NULL */
};

/* PREFIX.INDEX.q, k, v, o, n1, f1, f2, n2; with relations also rk and rv of relations x (width / heads). */
struct encoder_weights weights_encoder(struct weights *w, const char *prefix, size_t index, size_t width,
                                       size_t heads, size_t relations, float epsilon);
/* How many layers PREFIX.0, PREFIX.1, ... there are. */
size_t weights_layers(const struct weights *w, const char *prefix);

#endif
