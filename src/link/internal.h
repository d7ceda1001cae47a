/* What the files of the link room share. */
#ifndef LINK_INTERNAL_H
#define LINK_INTERNAL_H

#include <stdint.h>

#include "link/link.h"

/* ---- symbols.c: strings to small numbers ---- */

#define SYMBOL_NONE UINT32_MAX

struct symbols {
    struct arena *arena;
    struct symbol_slot *slots;
    size_t capacity, count;
};

/* The number of text, which is added (lent, not copied) if it is new; numbers count up from 0. SYMBOL_NONE
 * when out of memory. */
uint32_t symbols_add(struct symbols *symbols, const char *text);
/* The number of text, or SYMBOL_NONE. */
uint32_t symbols_find(const struct symbols *symbols, const char *text);

/* ---- schema.c ---- */

/* Lists by number: items[offsets[n] .. offsets[n + 1]). */
struct postings {
    uint32_t *offsets;
    struct posting {
        uint32_t name;     /* into names */
        uint32_t position; /* which of the name's words */
    } *items;
};

/* A table's or a column's name. */
struct link_name {
    struct words words;
    uint32_t *stems;     /* of each word */
    bool *inherited;     /* the word stands in the name of the column's table too */
    uint32_t own;        /* words that are not inherited */
    uint32_t joined;     /* the name written together, into schema->joined */
    uint32_t phrase;     /* the name as a phrase, into schema->phrases: equal names share one */
    uint32_t own_phrase; /* its own words alone as a phrase ("phone" of Customers.customer_phone); as phrase
                          * if all or none are its own */
    int index;           /* into the catalogue */
    bool column;
};

/* A column of few values that says yes or no, or one of two sexes. */
struct link_flag {
    int column;
    const char *yes, *no; /* the stored values, or NULL */
};

/* A column of codes, which abbreviate words. */
struct link_codes {
    int column;
    const char **values; /* lent by the database */
    size_t count;
};

/* A name that is a kind of something. */
struct link_kind {
    uint32_t phrase, next; /* the next that is a kind of the same, or SYMBOL_NONE */
};

/* A stored value that is written short: "AsstProf", "Comp. Sci.". */
struct link_alias {
    int column;
    const char *stored;
    struct words words; /* abbreviations expanded */
    uint32_t next;      /* the next with the same expansion, or SYMBOL_NONE */
    bool dotted;        /* its words may be beginnings of words */
};

/* Where a further name of a column is from: its own that another took the place of, a title, a sentence. */
enum note_kind { NOTE_OWN, NOTE_TITLE, NOTE_DESCRIPTION };

struct link_note {
    int column;
    int next;        /* the next of the same column, or -1 */
    uint32_t *stems; /* of its words of content, into schema->noted */
    size_t count;
    enum note_kind kind;
};

struct link_schema {
    struct arena *arena;
    struct db *db;
    const struct db_catalogue *catalogue;
    const struct embed *embed; /* NULL: no semantic matches */
    struct link_name *names;   /* tables, then columns */
    size_t name_count;
    struct symbols stems, joined, phrases;
    size_t name_phrases; /* phrases that are whole names; of their own words those that come after */
    struct postings by_stem, by_joined, by_phrase;
    const char **phrase_text;
    float *vectors; /* a unit vector each phrase, or NULL */
    size_t dimension;
    struct symbols kinds; /* what some names are kinds of */
    uint32_t *first_kind; /* per kind, into kind_list */
    struct link_kind *kind_list;
    size_t kind_count, kind_room, first_kind_room;
    struct link_alias *aliases;
    size_t alias_count, alias_room;
    struct symbols expansions; /* of aliases: stems separated by spaces */
    uint32_t *first_alias;     /* per expansion */
    size_t first_alias_room;
    struct link_flag *flags;
    size_t flag_count;
    struct link_codes *codes;
    size_t code_count, code_room;
    struct symbols noted; /* stems of notes */
    struct link_note *notes;
    size_t note_count, note_room;
    int *first_note;                /* per column, or -1 */
    struct link_likeness *likeness; /* likeness.c: what was found out, by phrase */
};

struct link_state;

/* The stem under which a word is compared: "identifier" is "id". */
const char *link_canonical_stem(const char *stem);

/* likeness.c: makes room for what is found out; false when out of memory. */
bool link_keep_likeness(struct link_schema *schema);

/* aliases.c: lists the values of columns of few values that are written short; false when out of memory. */
bool link_read_aliases(struct link_schema *schema);
/* Takes length bytes of text for what the column's stored value (lent) stands for, unless they are too many
 * words; false when out of memory. */
bool link_add_alias(struct link_schema *schema, int column, const char *stored, const char *text,
                    size_t length);

/* codes.c: lists the columns of codes; false when out of memory. */
bool link_read_codes(struct link_schema *schema);

/* ---- descriptions.c ---- */

/* The text that is read as the column's name: its own, or where that says nothing ("A11"), what it is
 * described as. */
const char *link_name_text(const struct link_schema *schema, const struct db_column *column);
/* Lists the further names of described columns, and what their values stand for; false when out of memory. */
bool link_read_descriptions(struct link_schema *schema);
/* Adds matches for further names; open tells of each word whether it has a meaning that no name accounts for.
 */
void link_match_notes(struct link_state *state, const bool *open);
/* What the phrase is worth as a further name of the column, or as its own that another took the place of; 0
 * if it is none. */
float link_note_likeness(const struct link_schema *schema, const char *phrase, int column, bool own);

/* skeleton.c: the stem of the one opaque word of names that abbreviates the word, or SYMBOL_NONE. */
uint32_t link_find_skeleton(const struct link_schema *schema, const char *word);

/* ---- words.c ---- */

/* A word of the question, or one of the words that its abbreviation stands for, or of "paymentDate". */
struct link_unit {
    uint32_t stem; /* into schema->stems, or SYMBOL_NONE */
    uint32_t word; /* into words */
    const char *norm, *written_stem;
    bool content; /* not a mere stop word */
    bool no;      /* "no", which within a whole name may be "number" */
};

#define LINK_MAX_UNITS 160

struct link_quote {
    size_t first, last; /* words */
    const char *text;   /* inside the quotes, trimmed */
};

/* A span of time that stands in the words [first, last) in place of what the question says: "in October 2026"
 * for "last month". Its bounds as in a value. */
struct link_period {
    size_t first, last;
    const char *text, *until;
    bool relative;
};

/* The question while it is being linked. */
struct link_state {
    const struct link_schema *schema;
    struct arena *arena;
    csql_status status; /* sticky: CSQL_NO_MEMORY once an allocation failed */
    const char *question;
    struct tokens tokens;    /* a token a word, quoted strings split up */
    struct link_word *words; /* words[i] is tokens.at[i] */
    struct link_unit *units;
    size_t unit_count;
    struct link_quote *quotes;
    size_t quote_count, quote_room;
    struct link_period *periods;
    size_t period_count, period_room;
    struct link_match *matches;
    size_t match_count, match_room;
    bool *exact, *partial; /* per word: in a match of that code */
    struct link_value *values;
    size_t value_count, value_room;
};

/* Words that steer a query as often as they name something: "number", "most". */
bool link_is_soft(const char *norm);
/* The first word, where it is a misspelt request ("shwo") and nothing else, becomes what is meant; false when
 * out of memory. */
bool link_correct_opening(struct link_state *state);
/* Words that nothing knows, and that are a slip away from one word of the schema's names, become that word;
 * false when out of memory. */
bool link_correct_names(struct link_state *state);
csql_status link_read_words(struct link_state *state, const char *question, size_t length, csql_error *error);

/* ---- periods.c ---- */

/* Lists the spans of time that are told of in other ways than by one date; false when out of memory. */
bool link_read_periods(struct link_state *state);
/* The one that holds the word, or NULL. */
const struct link_period *link_period_at(const struct link_state *state, size_t word);

/* ---- names.c, semantic.c: add to state->matches ---- */

void link_add_match(struct link_state *state, struct link_match match);
/* A word, and its stem, names who does what that word of the name says is done: the publisher is not the year
 * published. "Directed by" does say who. */
bool link_is_only_doer(const char *norm, const char *stem, const struct words *name, size_t position);
void link_match_names(struct link_state *state);
void link_match_meanings(struct link_state *state);
/* Looks up what each name is a kind of; false when out of memory. */
bool link_read_kinds(struct link_schema *schema);
/* Drops what a better match of the same name covers, sorts, and marks words as named. */
void link_settle_matches(struct link_state *state);

/* ---- values.c and its helpers ---- */

void link_find_values(struct link_state *state);
/* dates.c: stored values that are the date iso ("YYYY-MM-DD"), at most room. */
size_t link_date_holders(struct link_state *state, const char *iso, struct link_holder *out, size_t room);

/* equivalents.c: phrases that mean the same as the case-folded phrase, itself left out, at most room; what
 * does not fit or find memory is left out. */
struct equivalent {
    const char *phrase;
    bool narrow;        /* only counts in columns of few values */
    const char *called; /* only counts in columns whose name has this word; NULL: in any */
};
size_t equivalents_of(struct arena *arena, const char *phrase, struct equivalent *out, size_t room);
/* 1 for a stored "yes", "Y", "true", "1" ..., 0 for its contrary, -1 for anything else. */
int equivalents_truth(const char *value);
/* Most distinct values of a column that a narrow equivalent may stand for. */
#define LINK_NARROW_VALUES 3

/* ---- select.c ---- */

csql_status link_select(struct link_state *state, struct linked *out, csql_error *error);

#endif
