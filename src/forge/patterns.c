/* The table of patterns. A new one is a file pattern_<name>.c, a declaration and a line here. */
#include <string.h>

#include "forge/forge.h"

const struct forge_pattern *const forge_patterns[] = {
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
