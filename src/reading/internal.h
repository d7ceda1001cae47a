/* What the files of the reading room share. */
#ifndef READING_INTERNAL_H
#define READING_INTERNAL_H

#include "reading/cues.h"
#include "reading/reading.h"
#include "sql/sql.h"

/* Most columns that a query shows, values of a column that are looked at, bytes of one. */
#define READER_MAX_COLUMNS 8
#define READER_MAX_VALUES 200
#define READER_MAX_VALUE_BYTES 96

/* Words [first, last) of the question. */
struct span {
    size_t first, last;
};

/* The question while it is read. */
struct reader {
    const struct reading_input *in;
    const struct db_catalogue *catalogue;
    const struct link_word *words;
    size_t count;   /* words of the question proper: closing marks and "show them in one table" left out */
    unsigned *cues; /* of each word */
    struct column_values **values; /* of each column, as they are first needed; values.c */
    struct arena *arena;
    struct readings *out;
    csql_status status; /* sticky: CSQL_NO_MEMORY once an allocation failed */
};

/* Columns to show, without repetition, in the order of adding. */
struct column_list {
    int at[READER_MAX_COLUMNS];
    size_t count;
};

/* ---- clause.c: the shape of the English ---- */

/* How many of the first count words are the question proper. */
size_t clause_length(const struct link_word *words, const unsigned *cues, size_t count);
/* True if some word of [first, last) has one of the cues. */
bool clause_has(const struct reader *r, size_t first, size_t last, unsigned cues);
/* The first word of [first, last) that has one of the cues, or last. */
size_t clause_find(const struct reader *r, size_t first, size_t last, unsigned cues);
/* The word is a noun, verb or adjective with content of its own. */
bool clause_is_content(const struct reader *r, size_t word);
/* Words of [first, last) with content of their own. */
size_t clause_content(const struct reader *r, size_t first, size_t last);
/* True if `word` begins what a request asks for: before it stand only a request verb, a question word,
 * politeness, articles and "all". */
bool clause_is_object(const struct reader *r, size_t word);
/* Steps over articles and "of" from word on. */
size_t clause_skip_articles(const struct reader *r, size_t word);
/* The word is a form of "to be". */
bool clause_is_copula(const struct reader *r, size_t word);
bool clause_word_is(const struct reader *r, size_t word, const char *norm);

/* ---- match.c: words and the schema's names ---- */

/* How well words [first, last) name the table or column, in [0, 1]; 0 if they do not. */
double match_table(const struct reader *r, struct span span, int table);
double match_column(const struct reader *r, struct span span, int column);
/* The best span of at most four words within [first, last) that names the table, and its score. */
double match_find_table(const struct reader *r, size_t first, size_t last, int table, struct span *span);
/* True if words of [first, last) outside `except` say all of the column's name that the name of its table
 * does not say; where gives the first and one past the last of those words. */
bool match_says_column(const struct reader *r, size_t first, size_t last, struct span except, int column,
                       struct span *where);

/* ---- values.c: stored values that the question mentions ---- */

struct mention {
    const char *stored; /* the stored value, lent by the database */
    struct span span;
    double score; /* share of the value's words that are said, in (0, 1] */
    int column;
    bool number; /* matched by its number */
    bool whole;  /* every word of the value is said */
};

/* Mentions of values of the column in [first, last), best first, at most room. */
size_t mention_find(struct reader *r, size_t first, size_t last, int column, struct mention *out,
                    size_t room);

/* The number that the question says from `word` on, in digits or words, and its words. */
bool said_number(const struct reader *r, size_t word, double *number, struct span *span);

/* True if the number is among the column's values that are looked at. */
bool column_holds_number(struct reader *r, int column, double number);

/* The column's numbers; out has room for READER_MAX_VALUES. False if it may have others that are not looked
 * at. */
bool column_numbers(struct reader *r, int column, double *out, size_t *count);

/* ---- reach.c ---- */

/* Moves comparisons that no row can meet to the column that can, where no word says which is meant. The
 * columns are of plain sources. False if nothing changes. */
bool move_unreached(struct reader *r, struct sql_expr *where);

/* ---- quantities.c ---- */

/* Rows of a plain query that are counted, though the question counts things of which each row has a quantity,
 * become the sum of those. False if nothing changes. */
bool sum_quantities(struct reader *r, struct sql_select *select);

/* ---- said.c ---- */

/* The word is the number that norm spells: "5" for "five". */
bool says_spelled_number(const struct reader *r, size_t word, const char *norm);

/* ---- explain.c: words of the question as a set of bits, the first 64 ---- */

void explain_span(uint64_t *words, struct span span);
/* Adds the words of the question that the table's or column's name shares. */
void explain_name(const struct reader *r, uint64_t *words, bool column, int index);
/* Different content words that are not explained. */
size_t explain_left(const struct reader *r, uint64_t words);
/* True if words that are not explained count, compare, negate, or name a literal: no reading of structure
 * alone says that. */
bool explain_asks_more(const struct reader *r, uint64_t words);

/* ---- build.c: queries ---- */

bool columns_add(struct column_list *list, int column);
/* The columns by which people know a row of the table: its name or title, both parts of a person's name, the
 * first text, else the key; except is left out (or -1). */
void display_columns(const struct db_catalogue *catalogue, int table, int except, struct column_list *out);
/* True if the column's name says that it holds a name or title. */
bool is_name_column(const struct db_column *column);
/* True if the column only identifies a row or refers to another. */
bool is_key_column(const struct db_column *column);
/* The table that the column refers to, or -1. */
int parent_table(const struct db_catalogue *catalogue, int column);
/* A key of one of the tables refers to the other. */
bool tables_are_keyed(const struct db_catalogue *catalogue, int a, int b);
/* column = value as stored: text or number. */
struct sql_expr *build_equals(const struct reader *r, int column, const char *value);
/* SELECT columns FROM the tables joined by their keys; NULL if they cannot be joined. */
struct sql_select *build_select(struct reader *r, const struct column_list *columns, const int *tables,
                                size_t count);
/* SQL_NO_MEMORY noted, NULL given. */
void *reader_no_memory(struct reader *r);

/* ---- swap.c: a query with columns exchanged ---- */

struct column_swap {
    int from, to;
};

/* One block over different tables of the catalogue. */
bool swap_is_plain(const struct sql_select *select);
/* A copy of a plain query with columns exchanged, everywhere or only where they are shown (and grouped and
 * ordered by), and the tables that it then needs joined anew, those of keep among them; NULL if it is not
 * plain or they cannot be joined. */
struct sql_select *swap_columns(struct reader *r, const struct sql_select *select,
                                const struct column_swap *swaps, size_t count, bool everywhere,
                                const int *keep, size_t keep_count);

/* ---- listing.c: what a request lists column by column ---- */

/* A copy of a plain query that shows what the request lists and the query leaves out, and no longer shows
 * what a list that is wholly understood does not name; the words of except stand for the columns of keep.
 * NULL if nothing changes. */
struct sql_select *complete_listing(struct reader *r, const struct sql_select *tree, struct span except,
                                    const struct column_list *keep);

/* ---- shown.c: what a query shows ---- */

/* A copy of a plain query that shows names where it shows keys that the question does not ask for, leaves out
 * what its condition fixes, and says a stored value whole. NULL if nothing changes. */
struct sql_select *mend_shown(struct reader *r, const struct sql_select *tree);

/* ---- second.c: a second clause ---- */

/* A copy of a plain query that also shows what "and who ..." asks for. NULL if nothing changes. */
struct sql_select *add_second(struct reader *r, const struct sql_select *tree);

/* The query as the three above leave it, complete_listing() first; tree itself if none changes it. */
const struct sql_select *mend_all(struct reader *r, const struct sql_select *tree, struct span except,
                                  const struct column_list *keep);

/* ---- reading.c ---- */

/* Makes a reader of the question; false when out of memory. */
bool reader_open(struct reader *r, const struct reading_input *input, struct arena *arena);
/* Adds a reading unless its tree is NULL, does not prepare, or means what another one means. */
bool reader_add(struct reader *r, struct sql_select *tree, double probability, const char *rewrite,
                const char *label);
/* Says what kind of structure was found in words [first, last). */
void reader_found(struct reader *r, enum reading_kind kind, csql_mode mode, struct span span);
void reader_add_element(struct reader *r, int table, int column, const char *value);

/* ---- rewrite.c: small edits of the question ---- */

/* The question's words [first, last) as written; "" if empty. */
const char *rewrite_text(struct reader *r, size_t first, size_t last);
/* The question with words [first, last) replaced by text (which may be ""); the closing mark is kept and an
 * output directive too. */
const char *rewrite_replace(struct reader *r, size_t first, size_t last, const char *text);
/* As rewrite_replace(), of a list "A and B" that may stand in a longer one: "names and A and B" becomes
 * "names, A and B". */
const char *rewrite_listed(struct reader *r, size_t first, size_t last, const char *list);
/* Everything after the question proper: closing mark, output directive. */
const char *rewrite_tail(struct reader *r);
/* The noun in the plural: "cities" for "city"; as it is if it has none, or is plural already. */
const char *rewrite_plural(struct reader *r, const char *noun);
/* text with its first letter made lower case, unless the word is a name or "I". */
const char *rewrite_lower(struct reader *r, const char *text);

/* ---- the kinds: true if the structure was found and readings were added ---- */

bool find_scope(struct reader *r);
bool find_share(struct reader *r);
bool find_attachment(struct reader *r);
bool find_row_facts(struct reader *r);
bool find_together(struct reader *r);
bool find_vagueness(struct reader *r);
bool find_named(struct reader *r);
bool find_twins(struct reader *r);

#endif
