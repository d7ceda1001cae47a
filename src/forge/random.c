/* Random streams, and the names of roles and stages. */
#include <string.h>

#include "base/hash.h"
#include "forge/forge.h"

static uint64_t add_text(uint64_t hash, const char *text) {
    return hash_mix(hash_text(hash, text != NULL ? text : "") + 0x9e3779b97f4a7c15u);
}

struct forge_random forge_random_seed(uint64_t seed, const char *a, const char *b) {
    return (struct forge_random){add_text(add_text(hash_mix(seed + 0x9e3779b97f4a7c15u), a), b)};
}

uint64_t forge_random_next(struct forge_random *random) {
    random->state += 0x9e3779b97f4a7c15u;
    return hash_mix(random->state);
}

size_t forge_random_below(struct forge_random *random, size_t count) {
    return (size_t)(forge_random_next(random) % count);
}

void forge_random_shuffle(struct forge_random *random, void *array, size_t count, size_t size) {
    unsigned char *bytes = array, keep[64];
    for (size_t i = count; i > 1; i--) {
        size_t k = forge_random_below(random, i);
        memcpy(keep, bytes + k * size, size);
        memmove(bytes + k * size, bytes + (i - 1) * size, size);
        memcpy(bytes + (i - 1) * size, keep, size);
    }
}

const char *forge_role_name(enum forge_role role) {
    static const char *const names[] = {
#define X(name, text) text,
        FORGE_ROLES(X)
#undef X
    };
    return names[role];
}

const char *forge_stage_name(enum forge_stage stage) {
    static const char *const names[] = {
#define X(name, text) text,
        FORGE_STAGES(X)
#undef X
    };
    return names[stage];
}
