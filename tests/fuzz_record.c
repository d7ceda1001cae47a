/* Fuzzes the log reader: whatever parses prints, and what is printed parses to the same. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "record/record.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct arena *arena = arena_new();
    struct record record;
    struct record again;
    csql_error error;
    if (arena && record_parse(arena, (const char *)data, size, &record, &error) == CSQL_OK) {
        struct buffer first = buffer_new((size_t)1 << 26);
        struct buffer second = buffer_new((size_t)1 << 26);
        record_print(&first, &record);
        if (first.status != CSQL_OK ||
            record_parse(arena, first.text, first.length, &again, &error) != CSQL_OK) {
            abort();
        }
        record_print(&second, &again);
        if (strcmp(buffer_text(&first), buffer_text(&second)) != 0) {
            abort();
        }
        buffer_free(&first);
        buffer_free(&second);
    }
    arena_free(arena);
    return 0;
}
