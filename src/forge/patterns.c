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
    &forge_pattern_squab_column,
    &forge_pattern_squab_scope,
    &forge_pattern_squab_attachment,
    &forge_pattern_squab_missing,
    &forge_pattern_squab_calculation,
    &forge_pattern_squab_out_of_scope,
    &forge_pattern_type_token,
    &forge_pattern_ambiqt_column,
    &forge_pattern_ambiqt_table,
    &forge_pattern_ambiqt_join,
    &forge_pattern_ambiqt_aggregate,
    &forge_pattern_scope,
    &forge_pattern_attachment,
    &forge_pattern_vague,
    &forge_pattern_concepts_scope,
    &forge_pattern_concepts_attachment,
    &forge_pattern_concepts_vague,
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
