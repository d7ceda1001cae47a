/* Strings to small numbers: an open-addressing hash table in an arena. */
#include <string.h>

#include "base/hash.h"
#include "link/internal.h"

struct symbol_slot {
    const char *text;
    uint32_t number;
};

static struct symbol_slot *slot_of(struct symbol_slot *slots, size_t capacity, const char *text) {
    size_t i = hash_slot(hash_text(HASH_START, text)) & (capacity - 1);
    while (slots[i].text != NULL && strcmp(slots[i].text, text) != 0) {
        i = (i + 1) & (capacity - 1);
    }
    return &slots[i];
}

static bool grow(struct symbols *symbols) {
    size_t capacity = symbols->capacity == 0 ? 64 : symbols->capacity * 2;
    struct symbol_slot *slots = arena_array(symbols->arena, capacity, sizeof *slots);
    if (slots == NULL) {
        return false;
    }
    for (size_t i = 0; i < symbols->capacity; i++) {
        if (symbols->slots[i].text != NULL) {
            *slot_of(slots, capacity, symbols->slots[i].text) = symbols->slots[i];
        }
    }
    symbols->slots = slots;
    symbols->capacity = capacity;
    return true;
}

uint32_t symbols_add(struct symbols *symbols, const char *text) {
    if (symbols->count * 2 >= symbols->capacity && !grow(symbols)) {
        return SYMBOL_NONE;
    }
    struct symbol_slot *slot = slot_of(symbols->slots, symbols->capacity, text);
    if (slot->text == NULL) {
        *slot = (struct symbol_slot){.text = text, .number = (uint32_t)symbols->count++};
    }
    return slot->number;
}

uint32_t symbols_find(const struct symbols *symbols, const char *text) {
    if (symbols->capacity == 0) {
        return SYMBOL_NONE;
    }
    const struct symbol_slot *slot = slot_of(symbols->slots, symbols->capacity, text);
    return slot->text != NULL ? slot->number : SYMBOL_NONE;
}
