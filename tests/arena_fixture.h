/* An arena as the state of a test. */
#ifndef ARENA_FIXTURE_H
#define ARENA_FIXTURE_H

#include "base/arena.h"

static int open_arena(void **state) {
    *state = arena_new();
    return *state == NULL;
}

static int close_arena(void **state) {
    arena_free(*state);
    return 0;
}

#endif
