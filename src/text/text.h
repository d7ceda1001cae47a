/* Text: bytes to normalised tokens with byte spans, identifiers to words, words to stems. */
#ifndef TEXT_TEXT_H
#define TEXT_TEXT_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "clarisql.h"

/* Longest question that is read, in bytes; a longer one is CSQL_TOO_LONG. */
#define TEXT_MAX_QUESTION ((size_t)16 * 1024)
/* Most tokens of a question; a longer one is CSQL_TOO_LONG. */
#define TEXT_MAX_TOKENS 512

enum token_kind {
    TOKEN_WORD,   /* letters, with inner apostrophes and digits: "don't", "b2b", "3rd", "u.s." */
    TOKEN_NUMBER, /* digits with an optional sign, thousands separators, decimals, exponent */
    TOKEN_QUOTED, /* a quoted string: the span covers the quotes, norm is what is inside */
    TOKEN_PUNCT   /* anything else, a character each; "<=", ">=", "!=", "<>" are one, in either spelling */
};

struct token {
    size_t start, end; /* bytes [start, end) of the original text */
    enum token_kind kind;
    const char *norm;  /* NFKC, case folded, accents kept, curly apostrophes straight; "" never */
    const char *stem;  /* libstemmer (English) of norm; norm itself if not a word */
    double number;     /* TOKEN_NUMBER: its value */
    bool capital;      /* the first letter is an upper-case letter */
    bool all_capitals; /* two letters or more, all upper-case */
    bool respelled; /* norm and stem are of what it was taken to be meant for (link); tokenizing sets none */
};

struct tokens {
    const char *text; /* the original, lent */
    size_t length;
    struct token *at;
    size_t count;
};

/* Splits length bytes of text into tokens allocated from arena; text must outlive them. Invalid UTF-8 is
 * CSQL_BAD_TEXT with its position. Underscored and camel-case words of the question ("date_claim",
 * "paymentDate") stay one token; text_token_words() splits them. Characters that fold to nothing (joiners,
 * controls) separate or vanish. CSQL_TOO_LONG over either limit, CSQL_NO_MEMORY. */
csql_status text_tokenize(struct arena *arena, const char *text, size_t length, struct tokens *out,
                          csql_error *error) CSQL_USE_RESULT;

struct words {
    const char **norm;    /* case-folded words, abbreviations expanded ("qty" to "quantity") */
    const char **stem;    /* the stem of each norm */
    const char **written; /* case-folded, before expansion: "dob" beside each of date, of, birth */
    size_t count;
};

/* The words of an identifier: split at underscores, spaces, punctuation, camel-case humps, and between
 * letters and digits (but "1st" stays); a possessive "'s" is dropped; abbreviations are expanded by the
 * table in abbreviations.c. "custOrderNo" gives customer, order, number. A name without a letter or digit
 * gives no words. CSQL_BAD_TEXT, CSQL_NO_MEMORY. */
csql_status text_words(struct arena *arena, const char *identifier, size_t length, struct words *out,
                       csql_error *error) CSQL_USE_RESULT;

/* The same for a word of a question, where a lone "no", "sec" or "st" is left as it stands: it is as likely
 * to be English as an abbreviation. */
csql_status text_token_words(struct arena *arena, const struct token *token, const char *text,
                             struct words *out, csql_error *error) CSQL_USE_RESULT;

/* NFKC, case folded, white space runs as one space, trimmed, curly apostrophes straight; strip_accents also
 * removes combining marks. NULL when out of memory or when text is not UTF-8. */
char *text_fold(struct arena *arena, const char *text, size_t length, bool strip_accents);
/* True if all of the bytes are valid UTF-8. */
bool text_is_utf8(const char *text, size_t length);

/* The English stem of a case-folded word (Porter2), one for its British and its American spelling; a word
 * over 64 bytes is its own stem. NULL when out of memory. */
const char *text_stem(struct arena *arena, const char *word);

/* The plural of a noun, or of a noun phrase that ends with its noun ("postal code"); the noun itself where it
 * has none or is one ("address"). NULL when out of memory. */
const char *text_plural(struct arena *arena, const char *noun);
/* The singular, likewise. NULL when out of memory. */
const char *text_singular(struct arena *arena, const char *noun);

/* The part of a person's name that a column holds which is called so: "first name", "surname", "lname"; the
 * table is person.c. */
enum person_part { PERSON_NONE, PERSON_GIVEN, PERSON_MIDDLE, PERSON_FAMILY };
enum person_part text_person_part(const char *const *norms, size_t count);

/* True if some of the words has the stem. */
bool text_has_stem(const struct words *words, const char *stem);

/* True if the word is one of count words, spelt just so. */
bool text_is_among(const char *word, const char *const *words, size_t count);
/* The same of an array of words. */
#define ONE_OF(word, list) text_is_among(word, list, sizeof(list) / sizeof *(list))

/* True if the word ends so, and there is more of it. */
bool text_ends_with(const char *word, const char *end);

/* True for words that carry no content of their own: articles, prepositions, auxiliaries, pronouns,
 * question words, politeness; the table is stopwords.c. */
bool text_is_stopword(const char *norm);

/* True for a case-folded word that, beside a number, is the unit of it: metres, km, percent, years, usd. The
 * short ones ("m", "t", "min") are units there alone. The table is units.c. */
bool text_is_unit(const char *norm);

/* Reads a number in words or digits that starts at token `from`: "twenty five", "two hundred and one",
 * "third", "3rd", "twice", "two dozen", "2,000", "1.5 million", "20k". True with its value and the index
 * after it in *next. "a" and "an" are no numbers. *ordinal tells "third" from "three". */
bool text_number(const struct tokens *tokens, size_t from, double *value, size_t *next, bool *ordinal);

/* Reads a date that starts at token `from` in any common form ("May 3rd, 2014", "3 May 2014", "2014-05-03",
 * "3/5/2014" month first unless that cannot be, "3.5.2014" day first, "March 2010"): writes ISO
 * "YYYY-MM-DD" or "YYYY-MM" to iso, and the index after it. A date that no calendar has, or without a year,
 * is none. */
bool text_date(const struct tokens *tokens, size_t from, char iso[static 16], size_t *next);

/* 1 to 12 for a month's name in lower case, its first three letters, or "sept"; else 0. */
int text_month(const char *norm);

/* The length of the longest beginning of the text, of at most `most` bytes, that does not end inside a
 * character (UTF-8). */
size_t text_cut(const char *text, size_t length, size_t most);

/* A whole string that is a number as SQLite writes it ("-24.5", "1e-05"), in whatever locale. */
bool text_parse_number(const char *text, size_t length, double *out);

/* Longest strings whose distance is reckoned, in code points. */
#define TEXT_MAX_EDIT 256

/* The Damerau-Levenshtein distance (adjacent letters swapped count one; optimal string alignment) between
 * two UTF-8 strings, in code points, or limit + 1 if over limit or if a string is over TEXT_MAX_EDIT. */
size_t text_edit_distance(const char *a, const char *b, size_t limit);

/* The one is the other but for a slip of the fingers: two adjacent letters swapped, or a letter doubled
 * ("watter", "gaols"). By bytes. */
bool text_is_slip(const char *a, const char *b);

#endif
