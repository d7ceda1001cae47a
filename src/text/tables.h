/* What the room knows of single words: abbreviations and spellings. */
#ifndef TEXT_TABLES_H
#define TEXT_TABLES_H

#include <stdbool.h>

enum abbreviation_where {
    ABBREVIATION_ANYWHERE,   /* no English word: expand wherever it stands */
    ABBREVIATION_IDENTIFIER, /* an English word too: not when it is a question's whole word */
    ABBREVIATION_LAST        /* the same, and only as the last word of an identifier */
};

struct abbreviation {
    const char *shorthand;
    const char *expansion; /* words separated by one space */
    enum abbreviation_where where;
};

/* The entry for a case-folded word, or NULL. */
const struct abbreviation *abbreviation_find(const char *word);

/* The entry for a word that its neighbours in an identifier give a meaning of its own ("stat" in "stat_cd" is
 * no statistic), or NULL. All are case-folded; before and after are NULL at the ends. */
const struct abbreviation *abbreviation_beside(const char *word, const char *before, const char *after);

/* Room for a respelt word with its NUL. */
#define SPELLING_BYTES 72

/* A case-folded word in its American spelling: in out, or the word itself where nothing changes or out is too
 * small. The tables are spelling.c. */
const char *spelling_american(const char *word, char out[static SPELLING_BYTES]);

#endif
