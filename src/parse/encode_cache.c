#include "parse/encode_cache.h"

#include <stdlib.h>
#include <string.h>

#include "base/buffer.h"

#define KEPT 8
#define ATTENDED_PER_PIECE 256 /* pieces that are attended to in the time that a piece takes otherwise */
#define MAX_KEY ((size_t)4 * 1024 * 1024)

struct entry {
    void *key;
    size_t key_length, used; /* used: when, by the cache's clock; 0: never */
    float *nodes, *first;
};

struct encode_cache {
    struct entry at[KEPT];
    size_t clock, work;
};

struct encode_cache *encode_cache_new(void) {
    return calloc(1, sizeof(struct encode_cache));
}

/* Each piece of the question attends to all. */
size_t encode_work(const struct parse_input *in) {
    return in->piece_count + in->question_pieces * in->piece_count / ATTENDED_PER_PIECE;
}

size_t encode_cache_work(const struct encode_cache *cache) {
    return cache->work;
}

static void drop(struct entry *entry) {
    free(entry->key);
    free(entry->nodes);
    free(entry->first);
    *entry = (struct entry){0};
}

void encode_cache_free(struct encode_cache *cache) {
    for (size_t i = 0; cache != NULL && i < KEPT; i++) {
        drop(&cache->at[i]);
    }
    free(cache);
}

static void add(struct buffer *out, const void *data, size_t length) {
    buffer_add(out, data, length);
}

static void add_size(struct buffer *out, size_t value) {
    add(out, &value, sizeof value);
}

/* All that the encoder looks at. */
static void make_key(const struct parse_input *in, struct buffer *out) {
    const size_t nodes = input_node_count(in);
    const size_t counts[] = {in->word_count,     in->value_count,     in->table_count, in->column_count,
                             in->category_count, in->question_pieces, in->piece_count, in->block_count};
    add(out, counts, sizeof counts);
    for (size_t i = 0; i < in->value_count; i++) {
        add_size(out, in->linked->values[i].first);
        add_size(out, in->linked->values[i].last);
    }
    for (size_t i = 0; i < in->piece_count; i++) {
        const struct input_piece *piece = &in->pieces[i];
        const uint32_t fields[] = {piece->id,   piece->position,       piece->segment,
                                   piece->slot, (uint32_t)piece->node, piece->features};
        add(out, fields, sizeof fields);
    }
    for (size_t i = 0; i <= in->block_count; i++) {
        add_size(out, in->blocks[i]);
    }
    add(out, in->kinds, nodes * sizeof *in->kinds);
    add(out, in->relations, nodes * nodes * sizeof *in->relations);
}

static struct entry *find(struct encode_cache *cache, const struct buffer *key) {
    for (size_t i = 0; i < KEPT; i++) {
        struct entry *entry = &cache->at[i];
        if (entry->used > 0 && entry->key_length == key->length &&
            memcmp(entry->key, buffer_text(key), key->length) == 0) {
            return entry;
        }
    }
    return NULL;
}

static void *copy(const void *data, size_t length) {
    void *out = malloc(length + 1);
    return out == NULL ? NULL : memcpy(out, data, length);
}

/* In the place of what was not used for longest; nothing where memory is short. */
static void keep(struct encode_cache *cache, const struct buffer *key, const struct encoded *encoded) {
    const struct parse_network *n = encoded->network;
    struct entry *oldest = &cache->at[0];
    for (size_t i = 1; i < KEPT; i++) {
        oldest = cache->at[i].used < oldest->used ? &cache->at[i] : oldest;
    }
    drop(oldest);
    *oldest = (struct entry){
        .key = copy(buffer_text(key), key->length),
        .key_length = key->length,
        .used = ++cache->clock,
        .nodes = copy(encoded->nodes, encoded->count * n->width * sizeof *encoded->nodes),
        .first = copy(encoded->first, n->piece_width * sizeof *encoded->first),
    };
    if (oldest->key == NULL || oldest->nodes == NULL || oldest->first == NULL) {
        drop(oldest);
    }
}

static bool recall(const struct entry *entry, const struct parse_network *network,
                   const struct parse_input *in, struct arena *arena, struct encoded *out) {
    *out = (struct encoded){.network = network, .input = in, .count = input_node_count(in)};
    out->nodes = arena_array(arena, out->count * network->width, sizeof *out->nodes);
    out->first = arena_array(arena, network->piece_width, sizeof *out->first);
    if (out->nodes == NULL || out->first == NULL) {
        return false;
    }
    memcpy(out->nodes, entry->nodes, out->count * network->width * sizeof *out->nodes);
    memcpy(out->first, entry->first, network->piece_width * sizeof *out->first);
    return true;
}

bool encode_cached(struct encode_cache *cache, const struct parse_network *network,
                   const struct parse_input *in, struct arena *arena, struct encoded *out) {
    struct buffer key = buffer_new(MAX_KEY);
    make_key(in, &key);
    struct entry *known = key.status == CSQL_OK ? find(cache, &key) : NULL;
    bool done;
    if (known != NULL) {
        known->used = ++cache->clock;
        done = recall(known, network, in, arena, out);
    } else {
        done = parse_encode(network, in, arena, out);
        cache->work += encode_work(in);
        if (done && key.status == CSQL_OK) {
            keep(cache, &key, out);
        }
    }
    buffer_free(&key);
    return done;
}
