/* What the files that find values share. */
#ifndef LINK_VALUES_H
#define LINK_VALUES_H

#include "link/internal.h"

/* Holders kept of one candidate. */
#define MAX_HOLDERS 24

/* Distinct values of a column that says what kind a thing is. */
#define MAX_KINDS 60

struct finder {
    struct link_state *state;
    bool blocked[LINK_MAX_WORDS]; /* inside quotes or a date: nothing else begins or ends here */
    bool divided[LINK_MAX_WORDS]; /* inside quotes that are no value as a whole: only stored values are sought
                                   */
    bool tight[LINK_MAX_WORDS];   /* inside a fragment that is a stored value */
    bool present[LINK_MAX_WORDS]; /* some stored value has the word */
    bool initial[LINK_MAX_WORDS]; /* the first word of a sentence, whose capital says nothing */
    struct db_value *hits[LINK_MAX_WORDS]; /* of the word alone */
    size_t hit_count[LINK_MAX_WORDS];
};

/* True for a value that is the phrase but for its writing. */
bool match_is_tight(enum value_match match);

/* Adds a candidate, whose holders are copied; one over the same words that is there already takes the holders
 * in. */
void finder_add(struct finder *finder, struct link_value value, const struct link_holder *holders,
                size_t count);

/* Adds words [first, last) as LINK_TEXT with their bytes as text. */
void finder_add_text(struct finder *finder, size_t first, size_t last, const struct link_holder *holders,
                     size_t count);

/* The bytes of words [first, last), as written; possessive: with the last word's "'s". */
char *finder_text(const struct finder *finder, size_t first, size_t last, bool possessive);

/* Stored values like text into holders, at most room; tight: only those that are the text. */
size_t finder_look_up(struct finder *finder, const char *text, bool tight, struct link_holder *holders,
                      size_t room);

/* The ways to find candidates, in their order. */
void find_quoted(struct finder *finder);
void find_dates(struct finder *finder);
void find_numbers(struct finder *finder);
void find_initials(struct finder *finder); /* values_initials.c */
void find_stored(struct finder *finder);
void find_capitals(struct finder *finder);
void find_equivalents(struct finder *finder);
void find_aliases(struct finder *finder); /* aliases.c */
void find_codes(struct finder *finder);   /* codes.c */
void find_derived(struct finder *finder);
void find_flags(struct finder *finder);
void find_fragments(struct finder *finder);

#endif
