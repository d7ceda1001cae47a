/* Bootstrap intervals and the paired t-test, both over bins of equal values: a resample of n items is a
 * multinomial draw over the bins, made of binomial draws. */
#include <math.h>
#include <stdlib.h>

#include "score/score.h"

/* splitmix64. */
static uint64_t next(uint64_t *state) {
    uint64_t z = *state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

static double uniform(uint64_t *state) {
    return (double)(next(state) >> 11) * 0x1p-53;
}

static double log_gamma(double x) {
    int sign = 0;
    return lgamma_r(x, &sign);
}

static double binomial_mass(double n, double k, double p) {
    return exp(log_gamma(n + 1) - log_gamma(k + 1) - log_gamma(n - k + 1) + k * log(p) + (n - k) * log1p(-p));
}

/* A binomial draw by inversion, walking away from the mode to both sides. */
static uint64_t draw_binomial(uint64_t n, double p, uint64_t *state) {
    if (n == 0 || p <= 0) {
        return 0;
    }
    if (p >= 1) {
        return n;
    }
    double odds = p / (1 - p), size = (double)n;
    double mode = floor((size + 1) * p);
    mode = mode > size ? size : mode;
    double left = mode, right = mode, mass_left = binomial_mass(size, mode, p), mass_right = mass_left;
    double u = uniform(state) - mass_left;
    while (u > 0) {
        bool moved = false;
        if (right < size) {
            mass_right *= (size - right) / (right + 1) * odds;
            right++;
            moved = mass_right > 0;
            u -= mass_right;
            if (u <= 0) {
                return (uint64_t)right;
            }
        }
        if (left > 0) {
            mass_left *= left / (size - left + 1) / odds;
            left--;
            moved = moved || mass_left > 0;
            u -= mass_left;
            if (u <= 0) {
                return (uint64_t)left;
            }
        }
        if (!moved) {
            break; /* rounding left a little of the last mass */
        }
    }
    return (uint64_t)mode;
}

static double resample_mean(const struct score_tally *tally, uint64_t count, uint64_t *state) {
    uint64_t rest = count, mass = count;
    double sum = 0;
    for (size_t i = 0; i < tally->bin_count && rest; i++) {
        double p = i + 1 == tally->bin_count ? 1 : (double)tally->bins[i].count / (double)mass;
        uint64_t drawn = draw_binomial(rest, p, state);
        sum += (double)drawn * (double)tally->bins[i].value;
        rest -= drawn;
        mass -= tally->bins[i].count;
    }
    return sum / (double)count / SCORE_UNIT;
}

static int compare_doubles(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

struct score_interval score_bootstrap(const struct score_tally *tally, uint64_t seed) {
    struct score_interval interval = score_bootstrap_means(&tally, 1, seed);
    interval.count = score_tally_count(tally);
    return interval;
}

struct score_interval score_bootstrap_means(const struct score_tally *const *tallies, size_t count,
                                            uint64_t seed) {
    struct score_interval interval = {.count = 0};
    bool spread = false; /* one value alone has none */
    for (size_t t = 0; t < count; t++) {
        interval.count += tallies[t]->bin_count > 0;
        interval.mean += score_tally_mean(tallies[t]);
        spread = spread || tallies[t]->bin_count > 1;
    }
    interval.mean = interval.count ? interval.mean / (double)interval.count : 0;
    interval.low = interval.high = interval.mean;
    double *means = spread ? calloc(SCORE_RESAMPLES, sizeof *means) : NULL;
    if (!means) {
        return interval;
    }
    uint64_t state = seed;
    for (size_t t = 0; t < count; t++) {
        uint64_t items = score_tally_count(tallies[t]);
        for (size_t i = 0; items && i < SCORE_RESAMPLES; i++) {
            means[i] += resample_mean(tallies[t], items, &state) / (double)interval.count;
        }
    }
    qsort(means, SCORE_RESAMPLES, sizeof *means, compare_doubles);
    interval.low = means[SCORE_RESAMPLES / 40];
    interval.high = means[SCORE_RESAMPLES - 1 - SCORE_RESAMPLES / 40];
    free(means);
    return interval;
}

/* The continued fraction of the incomplete beta function (Lentz), which converges for x < (a+1)/(a+b+2). */
static double beta_fraction(double a, double b, double x) {
    const double tiny = 1e-300;
    double c = 1, d = 1 - (a + b) * x / (a + 1);
    d = 1 / (fabs(d) < tiny ? tiny : d);
    double h = d;
    for (int m = 1; m < 300; m++) {
        for (int half = 0; half < 2; half++) {
            double e = half == 0 ? m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
                                 : -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
            d = 1 + e * d;
            c = 1 + e / c;
            d = 1 / (fabs(d) < tiny ? tiny : d);
            c = fabs(c) < tiny ? tiny : c;
            h *= d * c;
        }
        if (fabs(d * c - 1) < 1e-14) {
            break;
        }
    }
    return h;
}

static double incomplete_beta(double a, double b, double x) {
    if (x <= 0 || x >= 1) {
        return x <= 0 ? 0 : 1;
    }
    double front = exp(log_gamma(a + b) - log_gamma(a) - log_gamma(b) + a * log(x) + b * log1p(-x));
    return x < (a + 1) / (a + b + 2) ? front * beta_fraction(a, b, x) / a
                                     : 1 - front * beta_fraction(b, a, 1 - x) / b;
}

struct score_test score_paired_test(const struct score_tally *differences) {
    struct score_test test = {.p = 1, .count = score_tally_count(differences)};
    test.difference = score_tally_mean(differences);
    if (test.count < 2) {
        return test;
    }
    double squares = 0, n = (double)test.count;
    for (size_t i = 0; i < differences->bin_count; i++) {
        double apart = (double)differences->bins[i].value / SCORE_UNIT - test.difference;
        squares += apart * apart * (double)differences->bins[i].count;
    }
    if (squares <= 0) {
        test.t = test.difference == 0 ? 0 : copysign(INFINITY, test.difference);
        test.p = test.difference == 0 ? 1 : 0;
        return test;
    }
    test.t = test.difference / sqrt(squares / (n - 1) / n);
    test.p = incomplete_beta((n - 1) / 2, 0.5, (n - 1) / (n - 1 + test.t * test.t));
    return test;
}
