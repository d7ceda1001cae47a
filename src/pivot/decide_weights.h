/* Weights of decide.c, written by tools/fit_decide.py; the last of each row is its bias. */
#ifndef PIVOT_DECIDE_WEIGHTS_H
#define PIVOT_DECIDE_WEIGHTS_H

#define DECIDE_HIDDEN 8

// clang-format off
static const double decide_hidden[DECIDE_HIDDEN][DECIDE_COUNT + 1] = {{0}};
static const double decide_output[3][DECIDE_HIDDEN + 1] = {{0}};
// clang-format on

#endif
