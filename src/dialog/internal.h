/* What the files that read replies share. */
#ifndef DIALOG_INTERNAL_H
#define DIALOG_INTERNAL_H

#include "dialog/dialog.h"
#include "text/text.h"

#define MAX_REPLY_WORDS 256
#define MAX_NAME_WORDS 12

/* Least evidence on which a choice is taken: by its name, by what the words mean. */
#define LEAST_NAME 0.35
#define LEAST_MEANING 0.48
/* Evidence of a name that stands in the reply whole. */
#define WHOLE_NAME 0.96
/* Words of a question that says nothing else. */
#define LEAST_QUESTION 5

/* A word of the reply; identifiers are split. */
struct reply_word {
    const char *norm, *stem;
    const char *written; /* before abbreviations were expanded */
    size_t token;        /* index of the token it came from */
    bool stop;       /* carries no content, or only says that something is chosen ("use", "mean", "column") */
    bool asked;      /* stands in the question too, so that it tells little */
    bool identifier; /* part of a word written as an identifier */
    bool negated;    /* "not X", "other than X" */
    bool term;       /* part of the term that was asked about, repeated ("by date I mean ...") */
    bool breaks;     /* a conjunction, comma or the like stands before it */
    bool dropped;    /* taken back by what follows: "made, no, settled" */
    bool is_number;
    double number;
    size_t predicate; /* of a subject ("the date on which the LOSS was REPORTED"): what is said of it, by
                       * index; 0 of other words */
};

struct name_word {
    const char *norm, *stem;
    const char *written; /* before abbreviations were expanded */
    double weight;       /* how much it tells the choices of its item apart, in [0, 1] */
};

/* A choice as it is compared. */
struct choice_words {
    struct name_word own[MAX_NAME_WORDS];
    size_t own_count;
    struct name_word table[MAX_NAME_WORDS];
    size_t table_count;
    const char *squashed; /* the name without separators, case-folded */
    bool table_tells;     /* not all choices of the item are in this table */
    bool as_written;      /* another choice's name only differs in how it is abbreviated */
};

struct reader {
    const struct dialog_context *context;
    struct arena *arena;
    const struct dialog_item *items;
    size_t item_count;
    const char *text;
    struct tokens tokens;
    struct reply_word words[MAX_REPLY_WORDS];
    size_t word_count;
    size_t unsure_from; /* the first word of a clause that says the user does not know, or word_count */
    struct choice_words **choices; /* by item, then choice */
    bool failed;                   /* out of memory */
};

/* Splits the reply and the names. */
csql_status reader_prepare(struct reader *r, size_t length, csql_error *error);

/* Reads misspelt words as what they are meant for; false when out of memory. After the names were split. */
bool spelling_correct(struct reader *r);
/* The words [from, to) as the user wrote them, without quotes around and a possessive's ending. */
const char *reader_span(const struct reader *r, size_t from, size_t to, size_t *length);
/* Marks breaks, what is denied and what is not known. */
void clauses_mark(struct reader *r);
/* Drops the words that the user takes back for others: "made, no wait, settled". */
void clauses_take_back(struct reader *r, bool **masks);

/* The words that are negated are those that count, and the others are not; a copy from the arena, or NULL. */
struct reader *reader_turned(const struct reader *r);

/* The word is of use: under mask, and neither denied, taken back nor the term again. */
bool evidence_usable(const struct reader *r, size_t word, const bool *mask);

/* Some of the choices' scores, and not all, are above 0: they tell the choices apart. */
bool evidence_parts(const double *score, size_t count);
/* The choice of the greatest score, of count > 0; *second gets the greatest of the others, 0 if there are
 * none. */
size_t evidence_best(const double *score, size_t count, double *second);
/* How well the reply's words under mask name a choice, in [0, 1.5]: above 1 the whole name stands there.
 * Words that were of use are marked in used (may be NULL). */
double evidence_name(const struct reader *r, size_t item, size_t choice, const bool *mask, bool *used);

/* "The one from orders", "out of the orders table": the reply says that the choice's table, which tells
 * choices apart, is the place. */
bool evidence_in_table(const struct reader *r, size_t item, size_t choice, const bool *mask);

/* The share of the reply's content words under mask that neither the choice nor the question explains. */
double evidence_unexplained(const struct reader *r, size_t item, size_t choice, const bool *mask);

/* Fills score[choice_count] by what the words mean, where their form says nothing. */
void evidence_meaning(const struct reader *r, size_t item, const bool *mask, double *score);
/* The same by example values that the reply gives: true if whole[] tells of one. Otherwise part[] may, of how
 * one begins or ends or of a word of it. */
bool evidence_values(const struct reader *r, size_t item, const bool *mask, double *whole, double *part);

/* The same by days ("the 8th of May one"): true if that tells something. */
bool evidence_days(const struct reader *r, size_t item, const bool *mask, double *score);
/* "Same colour as the Ceed": choices that are values, by the row that a value of another column names. */
bool evidence_rows(const struct reader *r, size_t item, const bool *mask, double *score);
/* "The one that is blank for most of them": by columns that have no value in some row. */
bool evidence_blanks(const struct reader *r, size_t item, const bool *mask, double *score);

/* The number that a word gives of one of count choices, from 1, or 0. */
size_t number_at(const struct reader *r, size_t word, size_t count);
/* Reads a reply by number, ordinal, "the former", "one of the last two", "the other one". */
bool number_read(const struct reader *r, size_t item, const bool *mask, struct reply_item *out);

/* The next column of the same table on that side (step -1 or 1) that is no mere key, or -1. */
int dialog_neighbour(const struct db_catalogue *catalogue, int column, int step);
/* "The larger one", "the earlier": fills score for choices called by the ends of a scale ("minimum",
 * "maximum"), where the reply's words are of one end. */
void evidence_ends(const struct reader *r, size_t item, const bool *mask, double *score);
/* "The one beside the status column": keeps the one choice that is; false if there is none. */
bool evidence_beside(const struct reader *r, size_t item, const bool *mask, struct reply_item *out);
/* The word stands in the name of some choice, or in its table's. */
bool evidence_explains(const struct reader *r, size_t word);
/* The word stands in the item's term. */
bool evidence_is_term(const struct reader *r, size_t item, size_t word);

/* The words that take back what was said, or drop it (*dropped), and after which a question may begin: the
 * word behind them. */
size_t asks_opening(const struct reader *r, bool *dropped);
/* A sentence of its own that asks for something, from word `from` on. best: the greatest evidence of a
 * choice's name; outside: it names a column that is no choice. */
bool asks_anew(const struct reader *r, size_t from, double best, bool outside, bool dropped);
/* The word at which a question of its own begins, behind words that put off what was asked ("Scrap that.
 * Which halls ...?") or behind another sentence, if it speaks of the database; 0 if there is none. */
size_t asks_behind(const struct reader *r, double best);
/* "What else is there?" */
bool asks_for_more(const struct reader *r, double best);
/* Content words from `from` on that neither the question nor a choice nor its table has. */
size_t asks_unexplained(const struct reader *r, size_t from);

/* What is said of each item, of those that nothing was found of yet: by the names of choices (the greatest
 * evidence), by a value or a place (true if that tells something), by meaning. */
double items_by_name(const struct reader *r, bool **masks, struct reply *out);
bool items_by_pointing(const struct reader *r, bool **masks, struct reply *out);
void items_by_meaning(const struct reader *r, bool **masks, struct reply *out);
/* A way to read the question, in a few words, not a part of the schema. */
bool item_is_reading(const struct dialog_item *item);

/* A column of the database that the reply names whole and that is no choice, or NULL; *words its length. */
const char *stranger_find(const struct reader *r, size_t *words);
/* Some choice is the column of that name. */
bool stranger_is_choice(const struct reader *r, const char *column);
/* "5", where there are two. */
bool stranger_is_number(const struct reader *r);
/* It says nothing but the name of a column that is no choice, or what is written as such a name. */
bool stranger_is_all(const struct reader *r);
/* "Queen_marked_on", where no choice is called so; a number that none has. */
bool stranger_is_named(const struct reader *r);

/* True where the reply gives alternatives, of which one is meant: "A or B", "maybe A, maybe B". */
bool reader_says_or(const struct reader *r);
/* True of "neither A nor B". */
bool reader_says_nor(const struct reader *r);

/* Shares the reply's words out among the items: mask[item][word]. */
void assign_words(const struct reader *r, bool **mask);

/* ---- set phrases ---- */

enum phrase_kind {
    PHRASE_UNSURE,    /* "I don't know" */
    PHRASE_HEDGE,     /* "maybe": after it, a guess counts */
    PHRASE_BOTH,      /* "both", "all of them" */
    PHRASE_ANY,       /* "either", "you choose" */
    PHRASE_NONE,      /* "neither" */
    PHRASE_MORE,      /* "show more" */
    PHRASE_TAKE_BACK, /* "no, I meant" */
    PHRASE_RATHER,    /* "on second thought": what stands before no longer counts */
    PHRASE_DROP,      /* "never mind": nothing of what was asked matters any more */
    PHRASE_ANEW,      /* "different question": behind it something else is asked for */
    PHRASE_OTHER,     /* "the other one" */
    PHRASE_YES,
    PHRASE_BESIDE,    /* "next to": a neighbour follows */
    PHRASE_EACH,      /* "in both cases": what is said is said of all items */
    PHRASE_NOT,       /* takes what follows away */
    PHRASE_NOT_BEHIND /* takes what stands before it away */
};

/* The index of the first reply word from `from` on where a phrase of the kind begins, the longest one's
 * length in *count; -1 if none. */
ptrdiff_t phrase_find(const struct reader *r, enum phrase_kind kind, size_t from, size_t *count);
/* True if the word stands in some set phrase. */
bool phrase_has(const char *norm);
/* True if the word only helps to say that something is chosen. */
bool phrase_is_filler(const char *norm);
/* True if a sentence that begins with the word asks or commands. */
bool phrase_opens_question(const char *norm);

#endif
