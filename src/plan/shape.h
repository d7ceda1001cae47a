/* What the files that put sequences right share: a question as they read it, and parts of sequences. */
#ifndef PLAN_SHAPE_H
#define PLAN_SHAPE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "embed/embed.h"
#include "plan/cues.h"
#include "plan/decode.h"
#include "plan/legal.h"

#define SHAPE_SELECTED 1 /* where the first result stands in a sequence */
#define SHAPE_CLAUSES                                                                                        \
    (TOKEN_BIT(WHERE) | TOKEN_BIT(GROUP) | TOKEN_BIT(HAVING) | TOKEN_BIT(ASC) | TOKEN_BIT(DESC) |            \
     TOKEN_BIT(LIMIT) | TOKEN_BIT(FROM) | TOKEN_BIT(END) | TOKENS_SET)

struct absent;
struct deed;
struct role_names;

/* A question, linked. embed may be NULL: then words are known by their stems alone. */
struct wording {
    struct arena *arena; /* for what is passing */
    const struct embed *embed;
    const struct plan_input *in;
    const struct linked *linked;
    const struct cues *cues;
    const struct absent *absent;    /* what the question says is not there, or NULL */
    const struct deed *deed;        /* what it says was done, or NULL */
    const struct role_names *roles; /* words for one role, or NULL */
};

/* The normal form of a word; "" beyond the last. */
const char *wording_norm(const struct wording *w, size_t word);
/* The word's normal form is the text. */
bool wording_is(const struct wording *w, size_t word, const char *text);
/* Some of the words [first, last) asks for less: "younger", "before". */
bool wording_says_less(const struct wording *w, size_t first, size_t last);
/* The word is part of a column's name. */
bool wording_in_name(const struct wording *w, size_t word);
/* The table, the planner's, that words from `first` on name in full; -1 if none. *last gets where the longest
 * such name ends. */
int wording_table(const struct wording *w, size_t first, size_t *last);
/* Some words name the planner's table in full. */
bool wording_names_table(const struct wording *w, int table);
/* The planner's table that the question is about: its name opens it, but for "list the", and ends at *last;
 * -1 if it is not so. */
int wording_opening(const struct wording *w, size_t *last);
/* Some of the words [first, last) name the planner's column, in part or by meaning too. */
bool wording_names(const struct wording *w, int column, size_t first, size_t last);
/* The words [first, last) are the whole name of the planner's column. */
bool wording_names_whole(const struct wording *w, int column, size_t first, size_t last);
/* Words from `first` on call the planner's column by its whole name. */
bool wording_calls(const struct wording *w, int column, size_t first);
/* Some word names the planner's column, or its table, in part at least. */
bool wording_says(const struct wording *w, int column);
/* A number or a date. */
bool wording_is_figure(const struct input_value *value);

/* The planner's column that an action points to; -1 if it does something else. */
int shape_column(const struct plan_input *in, uint16_t action);
/* The value that an action points to; NULL if it does something else. */
const struct input_value *shape_value(const struct plan_input *in, uint16_t action);
uint16_t shape_action(const struct plan_input *in, int column);
/* The action that points to the rows of the planner's table, and to the value by its place among them. */
uint16_t shape_rows(const struct plan_input *in, int table);
uint16_t shape_literal(const struct plan_input *in, size_t value);
/* Some pointer has a role. */
bool shape_has_roles(const struct sequence *sequence);
/* Some pointer has a role, or is to a part of dates: what rules made of it stands. */
bool shape_is_made(const struct sequence *sequence);
/* The table that an action points to, itself or by a column of it; -1 if it does something else. */
int shape_table(const struct plan_input *in, uint16_t action);
/* The actions are the same, whatever the scores. */
bool shape_same(const struct sequence *a, const struct sequence *b);
/* False if there is no room. */
bool shape_append(struct sequence *sequence, uint16_t action);
bool shape_append_all(struct sequence *sequence, const uint16_t *actions, size_t count);
/* Where the clause that holds the position ends: at the keyword of the next, outside of subqueries. */
size_t shape_clause_end(const struct sequence *sequence, size_t at);
/* The one table, the planner's, that the sequence points to, itself or by its columns; -1 if there are
 * several, or none. */
int shape_lone_table(const struct plan_input *in, const struct sequence *sequence);
/* Some action is the table, or a column of it. */
bool shape_uses(const struct plan_input *in, const struct sequence *sequence, int table);
/* Some condition is on the planner's column, or the sequence has the value, which may be NULL. */
bool shape_heeds(const struct plan_input *in, const struct sequence *sequence,
                 const struct input_value *value, int column);
/* Puts a condition behind the others. False if there is no room. */
bool shape_add_condition(struct sequence *sequence, const uint16_t *condition, size_t length);
/* Some action is one of the tokens. */
bool shape_has(const struct sequence *sequence, uint64_t tokens);
/* The sequence is whole, and every action of it may follow what stands before. */
bool shape_stands(const struct plan_input *in, const struct sequence *sequence);

#endif
