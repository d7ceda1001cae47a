#include "base/arena.h"

#include <stdalign.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BLOCK_SIZE ((size_t)64 * 1024)

struct block {
    struct block *next;
    size_t used, size;
    alignas(max_align_t) unsigned char bytes[];
};

struct arena {
    struct block *head;
    size_t used;
};

struct arena *arena_new(void) {
    return calloc(1, sizeof(struct arena));
}

void arena_free(struct arena *arena) {
    if (!arena) {
        return;
    }
    for (struct block *block = arena->head; block;) {
        struct block *next = block->next;
        free(block);
        block = next;
    }
    free(arena);
}

void *arena_alloc(struct arena *arena, size_t size) {
    const size_t align = alignof(max_align_t);
    if (size > SIZE_MAX / 2) {
        return NULL;
    }
    size = size ? (size + align - 1) / align * align : align;
    struct block *block = arena->head;
    if (!block || block->size - block->used < size) {
        size_t room = size > BLOCK_SIZE / 4 ? size : BLOCK_SIZE;
        block = malloc(sizeof *block + room);
        if (!block) {
            return NULL;
        }
        block->used = 0;
        block->size = room;
        if (arena->head && room == size) { /* a block of its own, filled at once: keep filling the head */
            block->next = arena->head->next;
            arena->head->next = block;
        } else {
            block->next = arena->head;
            arena->head = block;
        }
    }
    void *memory = block->bytes + block->used;
    block->used += size;
    arena->used += size;
    return memset(memory, 0, size);
}

void *arena_array(struct arena *arena, size_t count, size_t size) {
    return size && count > SIZE_MAX / size ? NULL : arena_alloc(arena, count * size);
}

void *arena_grow(struct arena *arena, void *array, size_t count, size_t *capacity, size_t size) {
    if (count < *capacity) {
        return array;
    }
    size_t larger = *capacity ? *capacity * 2 : 8;
    void *copy = arena_array(arena, larger, size);
    if (!copy) {
        return NULL;
    }
    if (count) {
        memcpy(copy, array, count * size);
    }
    *capacity = larger;
    return copy;
}

char *arena_copy(struct arena *arena, const char *text, size_t length) {
    char *copy = length < SIZE_MAX ? arena_alloc(arena, length + 1) : NULL;
    if (copy && length) {
        memcpy(copy, text, length);
    }
    return copy;
}

char *arena_string(struct arena *arena, const char *text) {
    return text ? arena_copy(arena, text, strlen(text)) : NULL;
}

char *arena_printf(struct arena *arena, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(NULL, 0, format, arguments);
    va_end(arguments);
    char *text = length < 0 ? NULL : arena_alloc(arena, (size_t)length + 1);
    if (text) {
        va_start(arguments, format);
        vsnprintf(text, (size_t)length + 1, format, arguments);
        va_end(arguments);
    }
    return text;
}
