/* The table of patterns. A new one is a file pattern_<name>.c, a declaration in patterns.h and a line here.
 */
#include <string.h>

#include "forge/patterns.h"

const struct forge_pattern *const forge_patterns[] = {
    &forge_pattern_lexical,
    &forge_pattern_semantic,
    &forge_pattern_value,
    &forge_pattern_no_column,
    &forge_pattern_no_value,
    &forge_pattern_mixed,
    NULL, /* ends the table */
};
const size_t forge_pattern_count = sizeof forge_patterns / sizeof *forge_patterns - 1;

const struct forge_pattern *forge_find_pattern(const char *name) {
    for (size_t i = 0; i < forge_pattern_count; i++) {
        if (strcmp(forge_patterns[i]->name, name) == 0) {
            return forge_patterns[i];
        }
    }
    return NULL;
}
