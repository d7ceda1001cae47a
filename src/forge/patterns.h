/* What the table of patterns.c registers: a line for each pattern. */
#ifndef FORGE_PATTERNS_H
#define FORGE_PATTERNS_H

#include "forge/forge.h"

extern const struct forge_pattern forge_pattern_lexical;
extern const struct forge_pattern forge_pattern_semantic;
extern const struct forge_pattern forge_pattern_value;
extern const struct forge_pattern forge_pattern_no_column;
extern const struct forge_pattern forge_pattern_no_value;
extern const struct forge_pattern forge_pattern_mixed;

#endif
