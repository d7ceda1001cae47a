/* CLARITY's conditions for a term to be ambiguous or unanswerable (appendix B.1), each by name. A term and a
 * name are compared as sets of words: split, expanded, stemmed; plural, case and order make no difference,
 * nor do `no.`, `#` and `number`, or `id` and `identifier`. */
#ifndef PIVOT_PREDICATES_H
#define PIVOT_PREDICATES_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "db/db.h"
#include "parse/plan.h"

#define PREDICATE_MAX_WORDS 16

/* The words of a term or a name in the form in which they are compared; no word stands twice. */
struct word_set {
    const char *stem[PREDICATE_MAX_WORDS];
    const char *norm[PREDICATE_MAX_WORDS]; /* case-folded, before stemming */
    size_t count;
};

/* Reads length bytes of a term or an identifier; words beyond the cap are dropped. False when out of memory;
 * text that is not UTF-8 gives no words. */
bool predicate_words(struct arena *arena, const char *text, size_t length, struct word_set *out);

/* One of the set's words is the stem, or the one begins the other (four letters or more: "dept", "depart").
 */
bool predicate_has_word(const struct word_set *set, const char *stem);

/* The whole term links to the name: each of its words, but for fillers ("cost info"), is one of the name's,
 * or begins one (four letters or more). "secondary email" does not link to "contact email". */
bool predicate_links_whole(const struct word_set *term, const struct word_set *name);

/* One word of the name is the term's words run together: "hire date" of emp_hiredate. */
bool predicate_run_together(const struct word_set *term, const struct word_set *name);

/* Every word of the term is, by its stem, one of the name's. */
bool predicate_holds_whole(const struct word_set *term, const struct word_set *name);

/* The term is the name: the same words, but that "total number of horses" is "total horses", or the same
 * letters where one of them is a single word ("classroom" of class_room). A filler word counts, so "cost
 * info" is not "cost". */
bool predicate_exact(const struct word_set *term, const struct word_set *name);

/* The term with the owner that the question names beside it is the column's name: "name of the player" and
 * "player name" are Player_name. Looks at the four words on either side of words [first, last). */
bool predicate_exact_with_owner(const struct word_set *term, const struct word_set *name,
                                const struct linked *linked, size_t first, size_t last);

/* Some word of the term is found in this name and in no other of the `count` names, so that the term can only
 * mean this one. */
bool predicate_own_token(const struct word_set *term, const struct word_set *names, size_t count,
                         size_t index);

/* The term is a bare generic word: "count" for columns that count people, cities or countries. */
bool predicate_generic(const struct word_set *term);

/* The term is made of common verbs, which relate things ("won", "living in", "belong to"). */
bool predicate_verb(const struct word_set *term);

/* The stem under which words that stand for the same are compared: "number" for "no". */
const char *predicate_canonical(const char *stem);

/* True if the word, by its stem, adds nothing to a name: "cost info" may be any cost. */
bool predicate_filler(const char *stem);

/* One word that ends as participles do: "produced", "starting"; so does "building". */
bool predicate_participle(const struct linked *linked, size_t first, size_t last);

/* A participle that ties one thing to another: "produced" of "wines produced before 2010". */
bool predicate_relates(const struct linked *linked, size_t first, size_t last);

/* The question itself says what the words mean: "... in charge? in charge refers to kind = 'OWNER'". */
bool predicate_defined(const struct linked *linked, size_t first, size_t last);

/* The words stand in parentheses after "in", as a unit does: "the price (in USD)". */
bool predicate_unit(const struct linked *linked, size_t first, size_t last);

/* The words are some of those that an abbreviation in parentheses behind them stands for: "Gross Domestic
 * Product (GDP)". */
bool predicate_spelled_out(const struct linked *linked, size_t first, size_t last);

/* The share of words in common, Dice over sets, in [0, 1]. */
double predicate_overlap(const struct word_set *term, const struct word_set *name);

/* The literal that the choice is compared with; NULL if it is compared with none, or there is no choice. */
const struct link_value *predicate_literal(const struct linked *linked, const struct plan_choice *choice);

/* Two names have half their words in common: first, middle and last name. */
bool predicate_alike(const struct word_set *a, const struct word_set *b);

/* The words' type suits the place: averaged or summed is numeric and no key, compared with a date is a date
 * (or text that may hold one), compared with a number is numeric. Without a choice any type will do. */
bool predicate_type_fits(const struct db_column *column, const struct plan_choice *choice,
                         const struct linked *linked);

/* The column stands in one of the tables. */
bool predicate_in_focus(const struct db_catalogue *catalogue, int column, const bool *focus);

/* The rest of the question, outside words [first, last), names the column whole, so that the term is free to
 * mean another ("the average number of horses for farms with total horses ..."; the paper's table 11). */
bool predicate_named_elsewhere(const struct linked *linked, int column, size_t first, size_t last);

/* At least two words of the column's name stand together in the rest of the question: a plan's step for the
 * column stands for them, and a term beside them ("reached" of "the max wind speed reached 25") asks for
 * none. */
bool predicate_half_named_elsewhere(const struct linked *linked, int column, size_t first, size_t last);

/* The words stand in a list beside a name of a column: "city" of "latitude, city and name". */
bool predicate_listed(const struct linked *linked, size_t first, size_t last);

/* Two columns are one by a key: the referring side and the one referred to. */
bool predicate_same_by_key(const struct db_catalogue *catalogue, int a, int b);

/* One of two tables refers to the other: they are parts of one thing, not rivals for a name. */
bool predicate_tables_joined(const struct db_catalogue *catalogue, int a, int b);

/* The question asks for a part of a text ("contains", "like", "starts with"), so that a fragment which fits
 * several values is meant to: looked for in the words before `first` and after `last`. */
bool predicate_asks_for_part(const struct linked *linked, size_t first, size_t last);

#endif
