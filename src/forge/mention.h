/* Where a question speaks of a column or a value: found by words and strings alone. */
#ifndef FORGE_MENTION_H
#define FORGE_MENTION_H

#include "forge/schema.h"
#include "text/text.h"

/* A question, cut into tokens and these into words. */
struct forge_text {
    struct tokens tokens;
    struct words *words; /* of each token */
};

struct forge_span {
    size_t start, end;   /* bytes */
    size_t first, after; /* tokens [first, after) */
    bool plural;
};

csql_status forge_text_read(struct arena *arena, const char *text, struct forge_text *out,
                            csql_error *error) CSQL_USE_RESULT;

/* The spans that spell the name: every word of it by its stem, in any order and side by side; words that
 * `owner` (a table; NULL for none) has too, and a closing "code", may be missing if others remain. Where some
 * spans have more of the name's words than others, only those. At most room spans; how many there are. */
size_t forge_find_name(const struct forge_text *text, const struct forge_name *name,
                       const struct forge_name *owner, struct forge_span *out, size_t room);

/* The spans that hold the value as whole words, in any case, without quotes. */
size_t forge_find_value(const struct forge_text *text, const char *value, struct forge_span *out,
                        size_t room);

/* True if a token in [first, after) has the stem. */
bool forge_has_word(const struct forge_text *text, const char *stem, size_t first, size_t after);

bool forge_spans_overlap(const struct forge_span *a, const struct forge_span *b);

#endif
