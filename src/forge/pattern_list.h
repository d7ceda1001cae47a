/* The patterns that are made from a schema rather than from a question. */
#ifndef FORGE_PATTERN_LIST_H
#define FORGE_PATTERN_LIST_H

#include "forge/forge.h"

extern const struct forge_pattern forge_pattern_type_token;
extern const struct forge_pattern forge_pattern_squab_column;
extern const struct forge_pattern forge_pattern_squab_missing;
extern const struct forge_pattern forge_pattern_squab_calculation;
extern const struct forge_pattern forge_pattern_squab_beyond;

#endif
