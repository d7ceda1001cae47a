/* libFuzzer entry for the SQL parser: what was printed parses to the same tree and prints the same. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "sql/sql.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct arena *arena = arena_new();
    struct sql_select *first = NULL, *second = NULL;
    if (arena && sql_parse(arena, (const char *)data, size, &first, NULL) == CSQL_OK) {
        const char *printed = sql_format(arena, first);
        if (printed) {
            csql_status status = sql_parse(arena, printed, strlen(printed), &second, NULL);
            /* Printing may spell a query longer than it was, so the caps may be met. */
            if (status != CSQL_OK && status != CSQL_TOO_LONG && status != CSQL_LIMIT) {
                abort();
            }
            const char *again = second ? sql_format(arena, second) : printed;
            if (!again || strcmp(printed, again) != 0 || (second && !sql_same(first, second))) {
                abort();
            }
            if (!sql_equal(arena, first, first) && strlen(printed) < 1000) {
                abort();
            }
            sql_hardness(first);
        }
    }
    arena_free(arena);
    return 0;
}
