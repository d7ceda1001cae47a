/* Hashes of bytes, not for secrets: FNV-1a of 64 bits, and SplitMix64's last steps. */
#ifndef BASE_HASH_H
#define BASE_HASH_H

#include <stddef.h>
#include <stdint.h>

#define HASH_START UINT64_C(14695981039346656037)
#define HASH_PRIME UINT64_C(1099511628211)

/* Goes on from `hash`, HASH_START at first. */
static inline uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t length) {
    const unsigned char *at = bytes;
    for (size_t i = 0; i < length; i++) {
        hash = (hash ^ at[i]) * HASH_PRIME;
    }
    return hash;
}

static inline uint64_t hash_text(uint64_t hash, const char *text) {
    for (; *text != '\0'; text++) {
        hash = (hash ^ (unsigned char)*text) * HASH_PRIME;
    }
    return hash;
}

/* For tables whose size is a power of two: the high bits count too. */
static inline size_t hash_slot(uint64_t hash) {
    return (size_t)(hash ^ hash >> 29);
}

/* Every bit hangs on every other, so that sums tell their summands. */
static inline uint64_t hash_mix(uint64_t hash) {
    hash = (hash ^ (hash >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    hash = (hash ^ (hash >> 27)) * UINT64_C(0x94d049bb133111eb);
    return hash ^ (hash >> 31);
}

#endif
