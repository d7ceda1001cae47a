/* What the searches for values share. */
#ifndef PIVOT_VALUES_H
#define PIVOT_VALUES_H

#include "pivot/internal.h"

#define MAX_HELD 64

/* A literal that the best plan compares a column with. */
struct literal {
    const struct plan_choice *choice;
    int value; /* index into linked->values, -1 for none */
    const struct link_value *linked;
    int column;
    const char *phrase;
};

/* ---- values.c ---- */

bool value_is_text(const struct link_value *v);
bool value_holds_text(const struct db_column *column);
/* The stored value is what was asked for, but for case, accents or inflection. */
bool value_is_whole(enum value_match match);
/* What is looked for as a value is none: a lone letter is spoken of ("has the letter s"), a unit is measured
 * in, a month is a part of dates. */
bool value_is_none(const struct finder *f, const struct link_value *v);
/* A word names the element, by its name or by its meaning. */
bool value_stands_for(const struct finder *f, size_t word, struct plan_element e);
/* What a column holds like the literal, distinct, best first: the linked holders, and beyond them what the
 * value index says. At most room; returns how many. */
size_t value_held(struct finder *f, const struct literal *l, struct db_value *out, size_t room);
/* Similarity by meaning, in [0, 1]. */
double value_meaning(struct finder *f, const char *a, const char *b);
/* A pivot of the literal's words, empty but for the mode. */
struct pivot value_pivot(const struct literal *l, csql_mode mode);
/* Adds a pivot with its reason, which is NULL when out of memory. */
void value_finish(struct finder *f, struct pivot *pivot, const char *reason);
/* A fragment that is part of several of the values held. True if that settles what the literal is. */
bool value_within_column(struct finder *f, const struct literal *l, const struct db_value *held,
                         size_t count);

/* ---- values_columns.c; true if they made a pivot ---- */

/* One value in several columns, none of which the question names. */
bool value_across_columns(struct finder *f, const struct literal *l);
/* A value that several columns of one table hold, said to be what names none of them: "the identity component
 * is Jackson". */
bool value_under_other_name(struct finder *f, const struct literal *l);

/* ---- values_unused.c ---- */

/* A literal that the best plan has no place for, often because it knows no value that it is. */
void value_look_at_unused(struct finder *f, int index);
/* Words that nothing accounts for may be a fragment of stored values ("diabetes"), which linking leaves
 * alone. */
void value_find_fragments(struct finder *f);
/* The plan takes two words for values of two columns, though both stand together in several values of one:
 * "boiler repair" of "Gas Boiler Repair" and "Oil Boiler Repair". True if it made a pivot of them. */
bool value_split_fragment(struct finder *f, const struct link_value *v);

#endif
