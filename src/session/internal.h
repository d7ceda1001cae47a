/* What the files of this room share: the engine, the session, and the question under discussion. */
#ifndef SESSION_INTERNAL_H
#define SESSION_INTERNAL_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "clarisql.h"
#include "db/db.h"
#include "dialog/dialog.h"
#include "embed/embed.h"
#include "link/link.h"
#include "parse/plan.h"
#include "pivot/pivot.h"
#include "reading/reading.h"
#include "session/assistant.h"
#include "session/kind.h"
#include "text/phrases.h"

#define SESSION_DEFAULT_TOP 5
#define SESSION_DEFAULT_PATIENCE 3
/* Most readings of a question that are worked out. */
#define SESSION_MAX_READINGS 64
/* Most that a session remembers; the oldest is forgotten. */
#define SESSION_MAX_MEMORY 1024
/* Most answers that can be taken back one after the other. */
#define SESSION_MAX_PAST 32

/* Where plans come from: plan_question(), or what a test puts in its place. */
typedef csql_status (*session_planner)(void *context, csql_session *session, const struct linked *linked,
                                       const struct plan_options *options, struct arena *arena,
                                       struct plans *out, csql_error *error);

struct csql_engine {
    struct embed *embed;
    struct plan_model *model;
    struct decide_weights *decide;
    struct kind_weights kinds; /* of later turns */
    struct phrases *smalltalk;
    struct judge *judge;         /* of replies; NULL, as in tests: they are read by rules alone */
    struct assistant *assistant; /* language models, or NULL */
    session_planner planner;     /* NULL: plan_question() */
    void *planner_context;
};

/* A term and what the user said that it means. */
struct memory {
    char *term;        /* as it was said */
    char *key;         /* its words, stemmed and sorted */
    int table, column; /* column: -1 for a table; else the table is the column's */
    char *value;       /* or NULL */
    bool all;          /* everything that the term may mean is meant: this is one of that */
    bool told;         /* by the caller, not by a reply */
};

/* An answered question and its query. */
struct answered {
    char *question, *sql; /* NULL if there is none */
    double score;         /* calibrated probability that it is right, and all that it leans on */
    bool leans;           /* it changes the answer before */
};

/* A pivot that is asked about, and what is left of it. */
struct slot {
    const struct pivot *pivot;
    struct dialog_item item;
    bool *keep;          /* by choice */
    const bool *offered; /* what could be meant, where the question itself says which of it is; else NULL */
    size_t kept;
    bool touched;   /* some reply, or the memory, spoke of it */
    bool all;       /* every choice kept is meant */
    bool recalled;  /* settled by what an earlier reply said */
    bool structure; /* the choices are the readings of the question's structure */
};

/* One way to understand the question. */
struct turn_reading {
    const char *sql;
    double score;
    const char *rewrite;
    bool all;                     /* everything that the others mean one by one */
    int choice[DIALOG_MAX_ITEMS]; /* of each slot; meaningless where all are meant */
};

enum turn_state { TURN_PENDING, TURN_ANSWERED, TURN_REFUSED };

/* A question from when it is asked until the next one. Everything is from its arena. */
struct turn {
    struct arena *arena;
    const char *question; /* with what it leans on written out, and without what it says of its own words */
    size_t length;
    const char *said; /* the question with that; NULL if it says nothing */
    struct linked linked;
    struct plans plans;
    const char *planned; /* the question that linked and plans are of; NULL: they are not made */
    struct pivots pivots;
    struct readings structure; /* scope, attachment and the like; READING_NONE: the pivots decide */
    struct reading all_meant;  /* everything that the word of the only slot may mean; no sql: none */
    struct slot slots[DIALOG_MAX_ITEMS];
    size_t slot_count;
    size_t asked, unhelpful; /* clarifications so far, and replies that did not help */
    bool foreign;            /* the slots are what another agent asked about */
    size_t alone;            /* 1 + the slot that is asked about by itself; 0: all that are open */
    bool more;               /* the user asked for the rest of the choices */
    bool leans;              /* on the answer before: the plans are of both */
    const char *other;       /* the query by the other of the two ways, where that is in doubt; or NULL */
    bool idle;               /* asks for nothing that the answer before is not */
    bool unread;             /* another agent asked, and what it offers could not be made out */
    enum turn_state state;
    struct turn_reading *readings; /* best first */
    size_t reading_count;
    struct proposals proposals;
    const char *clarification; /* TURN_PENDING */
    const char *reason;        /* TURN_REFUSED: why; TURN_ANSWERED: what was assumed, or NULL */
};

struct csql_session {
    csql_engine *engine;
    struct db *db;
    struct link_schema *links;
    struct plan_schema *schema;
    csql_options options;
    struct memory memory[SESSION_MAX_MEMORY];
    size_t memory_count;
    struct turn *turn;                      /* the question under discussion, or NULL */
    bool follows;                           /* another agent has answered: what comes next may lean on that */
    struct answered answered;               /* the last question, written out */
    struct answered past[SESSION_MAX_PAST]; /* those before it, the last behind */
    size_t past_count;
    struct assistance assistance;
    double turn_began, spent_ms; /* deadline.c */
    size_t work_began;           /* what plan_schema_work() said then */
    bool rows_wait;              /* a turn has ended, and no query was run since */
};

/* ---- understand.c ---- */

/* Links and plans the turn's question by itself, or with the answer whose SQL is `before`, if that is not
 * NULL. */
csql_status turn_plan(csql_session *session, const struct turn *turn, const char *before,
                      struct linked *linked, struct plans *plans, csql_error *error) CSQL_USE_RESULT;
/* What the pivots of the turn's own words are found in, with those plans. */
struct pivot_input turn_pivot_input(const csql_session *session, const struct turn *turn,
                                    const struct plans *plans);
/* Plans the turn by itself, and looks for pivots. */
csql_status turn_understand(csql_session *session, struct turn *turn, csql_error *error) CSQL_USE_RESULT;
/* Reads the turn's question: its slots and structure. assisted: a language model may help, if there is one.
 */
csql_status turn_read(csql_session *session, struct turn *turn, bool assisted,
                      csql_error *error) CSQL_USE_RESULT;
/* Plans under what is settled. */
csql_status session_plan(csql_session *session, const struct linked *linked,
                         const struct plan_options *options, struct arena *arena, struct plans *out,
                         csql_error *error) CSQL_USE_RESULT;
/* Makes the slots out of the pivots, settling those that the memory knows. */
csql_status turn_open_slots(csql_session *session, struct turn *turn, csql_error *error) CSQL_USE_RESULT;
/* The slot still needs a word from the user. */
bool slot_is_open(const struct turn *turn, const struct slot *slot);
bool turn_is_settled(const struct turn *turn);

/* ---- structure.c ---- */

/* Looks for readings that differ by the question's structure. Where there are some that the pivots do not
 * account for, they become a slot of their own, or, where the wording leaves one reading, what is asked. Of
 * the pivots those stay that every such reading speaks of: each of their choices can then be put in each
 * reading. */
csql_status turn_open_structure(csql_session *session, struct turn *turn, csql_error *error) CSQL_USE_RESULT;
/* Asks which of what is left of the structure's slot is meant. NULL when out of memory. */
const char *turn_structure_question(const struct turn *turn, const struct slot *slot);

/* ---- together.c ---- */

/* Where the readings show different columns of one kind for the words of the only slot, and are the same
 * otherwise, turn->all_meant becomes the query that shows all of those. False when out of memory. */
bool turn_join_shown(csql_session *session, struct turn *turn);

/* ---- told.c ---- */

/* Takes out the pivots of which the words beside them tell what is meant: a value of several columns by its
 * preposition ("to Oslo"), the unit of a number by the column that is in such a unit, the date of "when" by
 * its verb, an age by the one column of ages; and those of which it is all one: a value in both columns of a
 * key. */
void turn_drop_told(const csql_session *session, struct turn *turn);

/* ---- product.c ---- */

/* The readings that are left of the structure, times what is left of the other slots: the most probable, with
 * the other slots' choices put into the structure's queries. */
csql_status turn_structure_readings(csql_session *session, struct turn *turn,
                                    csql_error *error) CSQL_USE_RESULT;
/* Every choice of the slot can be put into every reading of the structure. */
bool turn_multiplies(csql_session *session, const struct turn *turn, const struct slot *slot);
/* 1 + the open slot whose answer tells most of what is meant (its expected reduction of entropy), where the
 * structure is in question; 0 where the pivots alone are, which are asked about together. */
size_t turn_best_facet(const struct turn *turn);

/* ---- readings.c ---- */

/* Works out the readings that what is left of the slots allows. The one place where the session asks for
 * readings: a question without slots has one, its best plan. */
csql_status turn_readings(csql_session *session, struct turn *turn, csql_error *error) CSQL_USE_RESULT;

/* ---- derive.c ---- */

/* The query, of the choices `from` of the slots, with the choices `to` in their place where those are others;
 * NULL if a choice cannot take the other's place, the query does not speak of it, or memory ran out. */
const char *derive_query(csql_session *session, struct turn *turn, const char *sql, const int *from,
                         const int *to);

/* ---- mend.c ---- */

/* What a slot means under a combination. */
struct meant {
    const struct slot *slot;
    struct dialog_choice choice; /* with the value, where a column is chosen for words that it holds */
};

/* How many of the elements the query does not say; all of them for a NULL tree, or when out of memory. */
size_t meant_missing(struct arena *arena, const struct db_catalogue *catalogue, const struct sql_select *tree,
                     const struct meant *meant, size_t count);

/* The plan's query with what it does not say put in; NULL if that cannot be done, or when out of memory. The
 * plan is one of the turn's own words. */
const char *mend_query(csql_session *session, const struct turn *turn, const struct plan *plan,
                       const struct meant *meant, size_t count);

/* One block over different tables of the catalogue. */
bool query_is_plain(const struct sql_select *tree);
/* The expression, a column, becomes the catalogue's column; where that is of another table, it is no longer
 * of any FROM item. True if it is. */
bool query_set_column(const struct db_catalogue *catalogue, struct sql_expr *expr, int column);
/* Joins anew the tables that a plain query uses, where some of them are not joined yet; false if they cannot
 * be, or when out of memory. */
bool query_join_anew(csql_session *session, struct arena *arena, struct sql_select *tree) CSQL_USE_RESULT;
/* The value as the column compares it. */
struct sql_expr *query_literal(struct arena *arena, const struct db_catalogue *catalogue, int column,
                               const char *value);

/* ---- smalltalk.c ---- */

/* The phrases of small talk: data/lang/en/smalltalk.tsv. CSQL_NOT_FOUND, CSQL_BAD_DATA. */
csql_status smalltalk_open(const char *directory, struct phrases **out, csql_error *error) CSQL_USE_RESULT;
/* "Undo", "go back". */
bool smalltalk_takes_back(const struct phrases *phrases, struct arena *arena, const char *text,
                          size_t length);
/* The line that answers small talk between questions. */
const char *smalltalk_line(void);
/* "By itself", "about that": the other way to read the turn before. */
bool smalltalk_asks_other(const struct phrases *phrases, struct arena *arena, const char *text,
                          size_t length);
/* "Why?", "explain". */
bool smalltalk_asks_why(const struct phrases *phrases, struct arena *arena, const char *text, size_t length);
/* The line that answers what asks nothing (a greeting, thanks, a query, a bare number where nothing was
 * answered that it could lean on); NULL for anything else, or when out of memory. */
const char *smalltalk_answer(const struct phrases *phrases, struct arena *arena,
                             const struct db_catalogue *catalogue, bool answered, const char *text,
                             size_t length);

/* ---- unused.c ---- */

/* Most fragments that are looked at. */
#define UNUSED_MAX 6

/* What the user should know of how the query takes the question's words: numbers that it has in another unit,
 * fragments that it leaves out; or NULL. */
const char *unused_note(csql_session *session, const struct turn *turn, const char *sql);

/* ---- lean.c ---- */

/* Reads the turn with the answer before it, if there is one; *kind says what it is. Where it leans on that
 * answer, the words and plans in the turn are of both, to be answered as they stand; where it can't be
 * answered, its pivots are of what is not there. */
csql_status lean_read(csql_session *session, struct turn *turn, enum turn_kind *kind,
                      csql_error *error) CSQL_USE_RESULT;

/* ---- revise.c ---- */

/* Answers "undo" with the answer before the last, "why?" with what the last one computes, and "by itself" or
 * "about that" with the other reading that was offered. False if the text says no such thing, or nothing was
 * answered. */
bool turn_recall(csql_session *session, struct turn *turn, const char *text, size_t length,
                 csql_status *status, csql_error *error);
/* Answers with the answer before the last, of which there is one. */
csql_status turn_take_back(csql_session *session, struct turn *turn, csql_error *error) CSQL_USE_RESULT;

/* The text is a question without a verb, "email of Rosa Gil": two words of it at least, and all that carry
 * content, are names or values, and one is a value. */
bool turn_stands_alone(csql_session *session, const char *text, size_t length);

/* ---- both.c ---- */

/* One query that takes several choices of a slot at once: two columns side by side, two values by OR. sql is
 * the query for the first choice; NULL if the queries cannot be put together (no error), or out of memory. */
const char *readings_join(csql_session *session, struct arena *arena, const char *const *sql, size_t count);

/* ---- rewrite.c ---- */

/* The question with each slot's term replaced by the natural name of the choice; choices[i] is an index, or
 * -1 to leave the term; quoted puts values in quotes. NULL when out of memory. */
char *turn_rewrite(const struct turn *turn, const int *choices, bool quoted);

/* The choice as people say it, told apart from the item's others; quoted puts a value in quotes. NULL when
 * out of memory. */
const char *turn_choice_words(struct arena *arena, const struct dialog_item *item, size_t choice,
                              bool quoted);

/* The words of a choice in the number of the slot's: "all card numbers" for "all cards". NULL when out of
 * memory. */
const char *turn_in_number(const struct turn *turn, const struct slot *slot, const char *words);

/* The slot's term is a noun, whose place the choice can take, and no verb, superlative or preposition. */
bool turn_can_replace(const struct turn *turn, const struct slot *slot, size_t choice);

/* ---- again.c ---- */

/* Every reading that is shown gets a rewrite that, asked by itself, has that reading alone. */
csql_status turn_check_rewrites(csql_session *session, struct turn *turn, csql_error *error) CSQL_USE_RESULT;

/* ---- agent.c ---- */

/* Replaces the slots by what another agent asked about, but for those that are settled and not asked about;
 * leaves them if it named nothing, and notes that. */
csql_status turn_open_foreign(csql_session *session, struct turn *turn, const char *text, size_t length,
                              csql_error *error) CSQL_USE_RESULT;
/* Replaces the slots by the columns and values that a reply names whole, each settled, whatever was asked;
 * leaves them if it names none. */
csql_status turn_open_named(csql_session *session, struct turn *turn, const char *text, size_t length,
                            csql_error *error) CSQL_USE_RESULT;

/* ---- memory.c ---- */

/* The choice of the slot that an earlier reply settled, or -1; *all: that reply meant all of the choices. */
int memory_recall(const csql_session *session, struct arena *arena, const struct slot *slot, bool *all);
/* Remembers what a reply left of the slot, if that is settled. CSQL_NO_MEMORY. */
csql_status memory_keep(csql_session *session, struct arena *arena, const struct slot *slot);
/* Forgets what replies left of the slot so far: a correction is about to say otherwise. */
void memory_take_back(csql_session *session, const struct slot *slot);
/* Forgets what replies settled; with `told`, what the caller told as well. */
void memory_clear(csql_session *session, bool told);

/* ---- context.c ---- */

/* What follows may lean on this question and its query; false when out of memory. */
bool context_keep(csql_session *session, const char *question, const char *sql) CSQL_USE_RESULT;
void context_drop(csql_session *session);
/* What was answered before the last answer takes its place; false if there is nothing. */
bool context_undo(csql_session *session);

/* ---- answer.c ---- */

csql_status answer_make(csql_session *session, const struct turn *turn, csql_answer **out,
                        csql_error *error) CSQL_USE_RESULT;

#endif
