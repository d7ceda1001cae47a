/* Comparisons: which operator the words around a value ask for ("at least 25", "30 or younger"). One table
 * holds them all. */
#ifndef PLAN_COMPARISON_H
#define PLAN_COMPARISON_H

#include <stddef.h>

#include "link/link.h"

enum comparison {
    COMPARISON_NONE, /* the words ask for no inequality */
    COMPARISON_ABOVE,
    COMPARISON_AT_LEAST,
    COMPARISON_BELOW,
    COMPARISON_AT_MOST
};

/* What the words before and after the words [first, last) of a value ask for. */
enum comparison comparison_asked(const struct linked *linked, size_t first, size_t last);

#endif
