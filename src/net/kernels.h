/* The arithmetic of the network: products with int8 weights, and the functions between them.
 *
 * The same input gives the same bits on every machine: integer sums are exact, float sums keep one order
 * whatever the vector width, nothing is contracted, and exp and tanh are our own. */
#ifndef NET_KERNELS_H
#define NET_KERNELS_H

#include <stddef.h>
#include <stdint.h>

/* Widest input of a linear layer. */
#define KERNEL_MAX_COLUMNS 2048

/* y = W x + b, W in int8 with a scale a row. */
struct linear {
    const int8_t *weights; /* outputs x inputs */
    const float *scales;
    const int32_t *sums; /* of the weights of a row, which undo the activations' offset */
    const float *bias;   /* or NULL */
    size_t outputs, inputs;
};

struct norm {
    const float *scale, *shift;
    float epsilon;
};

/* Applies the layer to count rows of x (inputs floats each) into y (outputs floats each). The activations are
 * quantised to 8 bits a row, so a row's result does not depend on the other rows. */
void kernel_linear(const struct linear *linear, const float *x, size_t count, float *y);

/* y += x for count floats. */
void kernel_add(float *y, const float *x, size_t count);
/* The inner product. */
float kernel_dot(const float *a, const float *b, size_t count);
/* y += factor * x. */
void kernel_add_scaled(float *y, const float *x, float factor, size_t count);
/* out[i] = factor * the inner product of query with column i of keys, whose `size` rows are `stride` floats
 * apart. */
void kernel_scores(const float *query, const float *keys, size_t stride, size_t size, size_t count,
                   float factor, float *out);
/* out += the sum of weights[i] times row i of values, each of size floats, `stride` apart. */
void kernel_mix(const float *weights, const float *values, size_t stride, size_t size, size_t count,
                float *out);
/* Layer norm of count rows of width floats, in place. */
void kernel_norm(const struct norm *norm, float *x, size_t count, size_t width);
/* GELU in its tanh form, in place. */
void kernel_gelu(float *x, size_t count);
void kernel_tanh(float *x, size_t count);
void kernel_sigmoid(float *x, size_t count);
/* Softmax over count floats, in place. */
void kernel_softmax(float *x, size_t count);

#endif
