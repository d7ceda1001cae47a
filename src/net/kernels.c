#include "net/kernels.h"

#include <math.h>
#include <string.h>

/* GCC vectorises loops of unknown length only at -O3, and the loops below are all of the program's
 * arithmetic; selections become vectors only if comparisons need not trap. Contraction would make results
 * depend on the machine; GCC has it off under -std=c11. */
#if defined(__clang__)
#pragma STDC FP_CONTRACT OFF
#elif defined(__GNUC__)
#pragma GCC optimize("O3,no-trapping-math")
#endif

#if defined(__GNUC__) && defined(__x86_64__)
#define KERNEL_X86 1
#endif
#if defined(__GNUC__)
#define INLINED static inline __attribute__((always_inline))
#else
#define INLINED static inline
#endif

/* The float loops in a wider form too, chosen when the program is loaded; AVX2 without FMA, so that the
 * results stay the same. The thread sanitizer is not there yet when that choice is made. */
#if defined(KERNEL_X86) && defined(__GLIBC__) && !defined(__clang__) && !defined(__SANITIZE_THREAD__)
#define CLONED __attribute__((target_clones("avx2", "default")))
#else
#define CLONED
#endif

#define CHUNK 16   /* rows of activations that are quantised together */
#define LANES 16   /* partial sums of a float reduction, whatever the vector width */
#define OFFSET 128 /* activations are stored as unsigned bytes around this */
#define LIMIT 127.0f

/* ---- products of bytes ---- */

/* Four inner products of one row of weights, so that it is read once for them. */
INLINED void dot_four(const int8_t *restrict w, const uint8_t *restrict a, size_t length,
                      int32_t *restrict out) {
    const uint8_t *b = a + length, *c = b + length, *d = c + length;
    int32_t sum_a = 0, sum_b = 0, sum_c = 0, sum_d = 0;
    for (size_t i = 0; i < length; i++) {
        int weight = w[i]; /* NOLINT(bugprone-signed-char-misuse): weights are signed */
        sum_a += a[i] * weight;
        sum_b += b[i] * weight;
        sum_c += c[i] * weight;
        sum_d += d[i] * weight;
    }
    out[0] = sum_a;
    out[1] = sum_b;
    out[2] = sum_c;
    out[3] = sum_d;
}

INLINED int32_t dot_one(const int8_t *restrict w, const uint8_t *restrict a, size_t length) {
    int32_t sum = 0;
    for (size_t i = 0; i < length; i++) {
        sum += a[i] * w[i];
    }
    return sum;
}

/* All products of one row of weights with count <= CHUNK rows of activations. */
INLINED void row_products(const int8_t *weights, const uint8_t *activations, size_t length, size_t count,
                          int32_t *out) {
    size_t i = 0;
    for (; i + 4 <= count; i += 4) {
        dot_four(weights, activations + i * length, length, out + i);
    }
    for (; i < count; i++) {
        out[i] = dot_one(weights, activations + i * length, length);
    }
}

INLINED void chunk_products(const struct linear *linear, const uint8_t *activations, const float *scales,
                            size_t count, float *y) {
    int32_t products[CHUNK];
    for (size_t row = 0; row < linear->outputs; row++) {
        row_products(linear->weights + row * linear->inputs, activations, linear->inputs, count, products);
        int32_t correction = OFFSET * linear->sums[row];
        float scale = linear->scales[row], bias = linear->bias ? linear->bias[row] : 0;
        for (size_t i = 0; i < count; i++) {
            y[i * linear->outputs + row] = (float)(products[i] - correction) * (scale * scales[i]) + bias;
        }
    }
}

static void products_plain(const struct linear *linear, const uint8_t *activations, const float *scales,
                           size_t count, float *y) {
    chunk_products(linear, activations, scales, count, y);
}

#ifdef KERNEL_X86
__attribute__((target("avx2"))) static void products_avx2(const struct linear *linear,
                                                          const uint8_t *activations, const float *scales,
                                                          size_t count, float *y) {
    chunk_products(linear, activations, scales, count, y);
}

__attribute__((target("avx512vnni,avx512bw,avx512vl"))) static void products_vnni(const struct linear *linear,
                                                                                  const uint8_t *activations,
                                                                                  const float *scales,
                                                                                  size_t count, float *y) {
    chunk_products(linear, activations, scales, count, y);
}
#endif

static void products(const struct linear *linear, const uint8_t *activations, const float *scales,
                     size_t count, float *y) {
#ifdef KERNEL_X86
    if (__builtin_cpu_supports("avx512vnni") && __builtin_cpu_supports("avx512bw") &&
        __builtin_cpu_supports("avx512vl")) {
        products_vnni(linear, activations, scales, count, y);
        return;
    }
    if (__builtin_cpu_supports("avx2")) {
        products_avx2(linear, activations, scales, count, y);
        return;
    }
#endif
    products_plain(linear, activations, scales, count, y);
}

/* Rounds a row to bytes around OFFSET; returns the scale that undoes it. */
CLONED static float quantise(const float *restrict x, size_t length, uint8_t *restrict out) {
    float lanes[LANES] = {0}, largest = 0;
    size_t i = 0;
    for (; i + LANES <= length; i += LANES) {
        for (size_t k = 0; k < LANES; k++) {
            float size = fabsf(x[i + k]);
            lanes[k] = size > lanes[k] ? size : lanes[k];
        }
    }
    for (; i < length; i++) {
        lanes[0] = fabsf(x[i]) > lanes[0] ? fabsf(x[i]) : lanes[0];
    }
    for (size_t k = 0; k < LANES; k++) {
        largest = lanes[k] > largest ? lanes[k] : largest;
    }
    if (!(largest > 1e-30f) || !isfinite(largest)) {
        memset(out, OFFSET, length);
        return 0;
    }
    float factor = LIMIT / largest;
    for (i = 0; i < length; i++) {
        /* the sum is positive, so that cutting off rounds to nearest */
        out[i] = (uint8_t)(int)(x[i] * factor + ((float)OFFSET + 0.5f));
    }
    return largest / LIMIT;
}

void kernel_linear(const struct linear *linear, const float *x, size_t count, float *y) {
    _Alignas(64) uint8_t activations[CHUNK * KERNEL_MAX_COLUMNS];
    float scales[CHUNK];
    for (size_t first = 0; first < count; first += CHUNK) {
        size_t rows = count - first < CHUNK ? count - first : CHUNK;
        for (size_t i = 0; i < rows; i++) {
            scales[i] =
                quantise(x + (first + i) * linear->inputs, linear->inputs, activations + i * linear->inputs);
        }
        products(linear, activations, scales, rows, y + first * linear->outputs);
    }
}

/* ---- floats ---- */

CLONED void kernel_add(float *restrict y, const float *restrict x, size_t count) {
    for (size_t i = 0; i < count; i++) {
        y[i] += x[i];
    }
}

CLONED void kernel_add_scaled(float *restrict y, const float *restrict x, float factor, size_t count) {
    for (size_t i = 0; i < count; i++) {
        y[i] += factor * x[i];
    }
}

INLINED float sum_lanes(const float *lanes) {
    float eight[8], four[4];
    for (size_t k = 0; k < 8; k++) {
        eight[k] = lanes[k] + lanes[k + 8];
    }
    for (size_t k = 0; k < 4; k++) {
        four[k] = eight[k] + eight[k + 4];
    }
    return (four[0] + four[2]) + (four[1] + four[3]);
}

CLONED float kernel_dot(const float *restrict a, const float *restrict b, size_t count) {
    float lanes[LANES] = {0};
    size_t i = 0;
    for (; i + LANES <= count; i += LANES) {
        for (size_t k = 0; k < LANES; k++) {
            lanes[k] += a[i + k] * b[i + k];
        }
    }
    for (; i < count; i++) {
        lanes[i % LANES] += a[i] * b[i];
    }
    return sum_lanes(lanes);
}

#define SCORED 64 /* scores that are summed up together */

CLONED void kernel_scores(const float *restrict query, const float *restrict keys, size_t stride, size_t size,
                          size_t count, float factor, float *restrict out) {
    for (size_t first = 0; first < count; first += SCORED) {
        const size_t width = count - first < SCORED ? count - first : SCORED;
        float sums[SCORED] = {0};
        for (size_t k = 0; k < size; k++) {
            const float *row = keys + k * stride + first;
            const float one = query[k];
            for (size_t i = 0; i < width; i++) {
                sums[i] += one * row[i];
            }
        }
        for (size_t i = 0; i < width; i++) {
            out[first + i] = sums[i] * factor;
        }
    }
}

#define MIXED 32 /* components that are mixed together */

CLONED void kernel_mix(const float *restrict weights, const float *restrict values, size_t stride,
                       size_t size, size_t count, float *restrict out) {
    size_t first = 0;
    for (; first + MIXED <= size; first += MIXED) {
        float sums[MIXED];
        memcpy(sums, out + first, sizeof sums);
        for (size_t i = 0; i < count; i++) {
            const float *row = values + i * stride + first;
            const float one = weights[i];
            for (size_t k = 0; k < MIXED; k++) {
                sums[k] += one * row[k];
            }
        }
        memcpy(out + first, sums, sizeof sums);
    }
    for (size_t i = 0; i < count && first < size; i++) {
        for (size_t k = first; k < size; k++) {
            out[k] += weights[i] * values[i * stride + k];
        }
    }
}

INLINED float sum(const float *x, size_t count) {
    float lanes[LANES] = {0};
    size_t i = 0;
    for (; i + LANES <= count; i += LANES) {
        for (size_t k = 0; k < LANES; k++) {
            lanes[k] += x[i + k];
        }
    }
    for (; i < count; i++) {
        lanes[i % LANES] += x[i];
    }
    return sum_lanes(lanes);
}

CLONED void kernel_norm(const struct norm *norm, float *x, size_t count, size_t width) {
    for (size_t row = 0; row < count; row++) {
        float *at = x + row * width, mean = sum(at, width) / (float)width;
        for (size_t i = 0; i < width; i++) {
            at[i] -= mean;
        }
        float factor = 1.0f / sqrtf(kernel_dot(at, at, width) / (float)width + norm->epsilon);
        for (size_t i = 0; i < width; i++) {
            at[i] = at[i] * factor * norm->scale[i] + norm->shift[i];
        }
    }
}

/* exp by splitting x = n ln 2 + r, |r| <= ln 2 / 2, with a polynomial for exp(r) (Cephes' expf). */
INLINED float exponential(float x) {
    x = x < -87.0f ? -87.0f : x;
    x = x > 88.0f ? 88.0f : x;
    float n = x * 1.44269504088896341f + 12582912.0f; /* 1.5 * 2^23: the sum rounds to a whole number */
    n -= 12582912.0f;
    float r = x - n * 0.693359375f;
    r -= n * -2.12194440e-4f;
    float p = 1.9875691500e-4f;
    p = p * r + 1.3981999507e-3f;
    p = p * r + 8.3334519073e-3f;
    p = p * r + 4.1665795894e-2f;
    p = p * r + 1.6666665459e-1f;
    p = p * r + 5.0000001201e-1f;
    p = p * r * r + r + 1.0f;
    int32_t bits = ((int32_t)n + 127) << 23;
    float power;
    memcpy(&power, &bits, sizeof power);
    return p * power;
}

INLINED float hyperbolic_tangent(float x) {
    return 1.0f - 2.0f / (exponential(2.0f * x) + 1.0f);
}

CLONED void kernel_gelu(float *x, size_t count) {
    for (size_t i = 0; i < count; i++) {
        float v = x[i];
        x[i] = 0.5f * v * (1.0f + hyperbolic_tangent(0.7978845608f * (v + 0.044715f * v * v * v)));
    }
}

CLONED void kernel_tanh(float *x, size_t count) {
    for (size_t i = 0; i < count; i++) {
        x[i] = hyperbolic_tangent(x[i]);
    }
}

CLONED void kernel_sigmoid(float *x, size_t count) {
    for (size_t i = 0; i < count; i++) {
        x[i] = 1.0f / (1.0f + exponential(-x[i]));
    }
}

INLINED float largest_of(const float *x, size_t count) {
    float largest = x[0];
    for (size_t i = 1; i < count; i++) {
        largest = x[i] > largest ? x[i] : largest;
    }
    return largest;
}

CLONED void kernel_softmax(float *x, size_t count) {
    if (count == 0) {
        return;
    }
    float largest = largest_of(x, count);
    for (size_t i = 0; i < count; i++) {
        x[i] = exponential(x[i] - largest);
    }
    float factor = 1.0f / sum(x, count);
    for (size_t i = 0; i < count; i++) {
        x[i] *= factor;
    }
}
