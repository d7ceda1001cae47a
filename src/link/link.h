/* Schema linking: every span of the question tied to the tables, columns and values that it may name, with
 * separate lexical and semantic scores and why. Everything later (plans, pivots, readings) reads this. */
#ifndef LINK_LINK_H
#define LINK_LINK_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "clarisql.h"
#include "db/db.h"
#include "embed/embed.h"
#include "text/text.h"

/* Longest linked question in words; what is beyond is not linked. */
#define LINK_MAX_WORDS 60
/* Most value candidates of a question. */
#define LINK_MAX_VALUES 24
/* Most tables and columns that are handed to the planner; of a larger catalogue the best scored are kept,
 * with the keys and tables that they need. */
#define LINK_MAX_TABLES 40
#define LINK_MAX_COLUMNS 160

/* A word of the question as linking and the planner see it: tokens, with quoted strings split into their
 * words and a possessive 's cut off; for a span of time told otherwise ("last month", "between May and July
 * 2024") the words of a date, the first of which has all its bytes, and the others none. */
struct link_word {
    size_t start, end; /* bytes [start, end) of the question */
    const char *norm, *stem;
    bool stopword;  /* carries no content */
    bool respelled; /* a misspelt word of a name: norm is what it is taken for */
    bool soft;      /* a stop word that may still name something: "number", "name", "id", "no", "most" */
};

enum link_code {
    LINK_NONE,
    LINK_PARTIAL, /* the span's words are some of the name's words (stems equal, abbreviations expanded);
                   * neighbours make one span */
    LINK_EXACT,   /* the span is the whole name: same stems, in any order, or written together */
    LINK_SEMANTIC /* no shared token: a synonym or hypernym in the lexicon, or similar by vectors */
};

/* A span of words that may name a table or a column. */
struct link_match {
    size_t first, last; /* words [first, last) */
    bool column;        /* index is a column, else a table */
    int index;          /* into the catalogue */
    enum link_code code;
    float lexical;  /* share of tokens in common (Dice over stems), in [0, 1]; 0.9 for a column's name without
                     * the words of its table's name ("name" for student_name) */
    float semantic; /* LINK_SEMANTIC: 0.9 for a lexicon synonym, 0.75 for a kind or a derived word, else the
                     * cosine of the phrase vectors; otherwise as lexical */
};

/* LINK_TEXT is held somewhere; LINK_CAPITAL is held nowhere: a capitalised fragment, or a word that the
 * question announces as text ("the letter q"). */
enum link_value_kind { LINK_QUOTED, LINK_NUMBER, LINK_NUMBER_WORD, LINK_TEXT, LINK_CAPITAL, LINK_DATE };

/* One column that holds a value like the fragment. VALUE_STEM also stands for what means the stored value: an
 * equivalent ("female" for F, "United States" for USA), a derived word ("French" for France), a value written
 * short ("computer science" for Comp. Sci., or by a code: "dessert" for DES), a yes/no column that is named
 * ("open" for is_open's Y; its contrary follows, or comes first where the question denies it). */
struct link_holder {
    int column;
    enum value_match match;
    const char *stored; /* the stored value */
    double score;
    bool code; /* of the column's few codes the one that abbreviates the word */
    int truth; /* of a column that says yes or no to what the words tell of: 1 for its yes, -1 for its no */
};

/* A fragment of the question that may be a literal. */
struct link_value {
    size_t first, last; /* words [first, last) */
    enum link_value_kind kind;
    const char *text; /* as the question has it, quotes removed; digits for numbers; ISO for dates; the letter
                       * alone for an initial ("M. Goodrich"), all of whose holders are VALUE_PREFIX */
    double number;    /* LINK_NUMBER, LINK_NUMBER_WORD */
    struct link_holder *holders; /* best first; several values of one column may stand here */
    size_t holder_count;
    const char *until; /* LINK_DATE: the end of a span that begins with text, the same way; else NULL */
    bool relative;     /* reckoned from today: "last year" */
    bool ordinal;      /* a number that says which one in an order: "second" */
};

struct linked {
    const char *question;
    const struct db_catalogue *catalogue;
    struct link_word *words;
    size_t word_count;
    struct link_match *matches; /* by first word, then by longer span, then by score */
    size_t match_count;
    struct link_value *values; /* by first word, longer first */
    size_t value_count;
    int *tables, *columns; /* catalogue indices that the planner sees, ascending */
    size_t table_count, column_count;
    size_t own;  /* words of the question; those behind say the answer that it leans on: */
    size_t said; /* to here its query, from here the rows that it showed */
};

/* The table that the first words to name one in full name: the rows asked for. -1 if none do. */
int link_rows_asked(const struct linked *linked);

/* What linking needs of a database beyond its catalogue: split and stemmed names, their vectors, values that
 * are written short. Made once a database; db and embed (NULL: nothing is matched by meaning) must outlive
 * it. CSQL_NO_MEMORY. */
struct link_schema;
csql_status link_schema_new(struct db *db, const struct embed *embed, struct link_schema **out,
                            csql_error *error) CSQL_USE_RESULT;
void link_schema_free(struct link_schema *schema);

/* The words of a table's or column's name, abbreviations expanded; lent by the schema. */
const struct words *link_table_words(const struct link_schema *schema, int table);
const struct words *link_column_words(const struct link_schema *schema, int column);

/* Links a question of length bytes. All memory of *out is from arena; question is copied. Of a catalogue over
 * the limits, matches and holders of what is not selected are left out. CSQL_BAD_TEXT, CSQL_TOO_LONG,
 * CSQL_NO_MEMORY; *out is all zero then. */
csql_status link_question(const struct link_schema *schema, struct arena *arena, const char *question,
                          size_t length, struct linked *out, csql_error *error) CSQL_USE_RESULT;

/* The same of a question that may lean on an answer before it, whose query `before` says in English and whose
 * rows `shown` lists ("" for none), texts within quotes: out->question is "question | before | shown", as
 * much of it as fits. Of `shown` only texts and numbers are linked. */
csql_status link_follow_up(const struct link_schema *schema, struct arena *arena, const char *question,
                           size_t length, const char *before, const char *shown, struct linked *out,
                           csql_error *error) CSQL_USE_RESULT;

/* What a question says without the rows that were shown before it: what may leave this machine. From arena;
 * NULL when out of memory. */
const char *link_without_rows(const struct linked *linked, struct arena *arena);

/* Nothing but what joins the members of a list ("first name, last name and their gender") stands in words
 * [from, to). */
bool link_joined_in_list(const struct linked *linked, size_t from, size_t to);

/* Lexical and semantic similarity of a phrase and a column's or table's name, by the same measures. What
 * link_semantic finds is kept with the schema, which therefore serves one thread at a time. */
float link_lexical(const struct link_schema *schema, const char *phrase, bool column, int index);
float link_semantic(const struct link_schema *schema, const char *phrase, bool column, int index);

#endif
