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

/* SQUAB */
extern const struct forge_pattern forge_pattern_squab_column;
extern const struct forge_pattern forge_pattern_squab_scope;
extern const struct forge_pattern forge_pattern_squab_attachment;
extern const struct forge_pattern forge_pattern_squab_missing;
extern const struct forge_pattern forge_pattern_squab_calculation;
extern const struct forge_pattern forge_pattern_squab_out_of_scope;
extern const struct forge_pattern forge_pattern_type_token;

/* AmbiQT */
extern const struct forge_pattern forge_pattern_ambiqt_column;
extern const struct forge_pattern forge_pattern_ambiqt_table;
extern const struct forge_pattern forge_pattern_ambiqt_join;
extern const struct forge_pattern forge_pattern_ambiqt_aggregate;

/* AMBROSIA */
extern const struct forge_pattern forge_pattern_scope;
extern const struct forge_pattern forge_pattern_attachment;
extern const struct forge_pattern forge_pattern_vague;
extern const struct forge_pattern forge_pattern_concepts_scope;
extern const struct forge_pattern forge_pattern_concepts_attachment;
extern const struct forge_pattern forge_pattern_concepts_vague;

#endif
