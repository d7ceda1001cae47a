/* CLARITY's modules (clarity.txt, algorithms 2 to 7), by their names: SQL parser and sampler, adaptive schema
 * retriever, pivot-term generator and evaluator, question generator and evaluator. */
#ifndef FORGE_CLARITY_H
#define FORGE_CLARITY_H

#include "forge/forge.h"
#include "forge/mention.h"
#include "forge/schema.h"
#include "forge/tables.h"

#define FORGE_MAX_TARGETS 24 /* targets of one query */
#define FORGE_MAX_GROUP 12   /* members of a target group */
#define FORGE_MAX_TERMS 24   /* terms that the generator proposes for one target */

/* ---- sampler.c: algorithm 2 ---- */

/* A column of the query, or one with the value that it is compared with. */
struct forge_target {
    int table, column;       /* catalogue indices */
    const char *value;       /* NULL for a column */
    bool numeric;            /* summed, averaged or compared with a number */
    bool ordered;            /* sorted by, or its greatest or least */
    bool pinned;             /* compared with a number by =, or with a date: "in 2009" */
    const char *literals[8]; /* texts that the column is compared with */
    size_t literal_count;
    bool named; /* the question speaks of it in one place */
    struct forge_span span;
    bool coupled; /* it shares a word of the question with the column `partner`: "first and last name" */
    int partner;
};

/* The query's columns (or column-value pairs) in a random order, so that taking them one by one samples
 * without replacement; at most FORGE_MAX_TARGETS. Keys that only join are none. */
csql_status forge_sample_targets(struct forge_task *task, const struct forge_text *text, bool values,
                                 struct forge_target **out, size_t *count, csql_error *error) CSQL_USE_RESULT;

/* The words that tell what a column holds: the last content word of its name, or the one before "of" and
 * "per", or a leading "date"; for "city_name", where the table is not of cities, also the word before. Stems;
 * how many. */
size_t forge_heads(const struct forge_name *name, const struct forge_name *owner, const char *out[static 2]);
/* True if the name is that of an identifier ("id", "customer_id"). */
bool forge_is_id(const struct forge_name *name);
/* Whether "name" is the name of what the table is of, and not of something else: "first_name" is, the
 * "dept_name" of instructors is not. */
bool forge_names_owner(const struct forge_name *name, const struct forge_name *owner);
/* True if the column's uses in the query could be another's: types allow it, and what it is compared with is
 * among the other's values, unless both are names. */
bool forge_can_stand_for(struct forge_task *task, const struct forge_target *target, int column);
/* True if the query lists the column or compares it with a text, or uses it otherwise and the question says
 * its name: no other word of the question can mean it. Joins do not count, nor does what the question tells
 * in other words ("the latest", "costing over 600"). */
bool forge_is_spoken_for(struct forge_task *task, int column);

/* ---- retriever.c: algorithm 3 ---- */

struct forge_candidate {
    int column;
    const char *value;                /* NULL for a column */
    double lexical, semantic, hybrid; /* in [0, 1]; hybrid: of both, normalised over the candidates */
};

/* How many candidates a space of so many elements gets. */
size_t forge_heuristic_top_k(size_t space);

/* Elements that resemble the target, best first: for lexical ambiguity those that share a token; for semantic
 * those near in WordNet or in one concept: columns of the target's own table that are not spoken for, or
 * only by the pivots `beside` this one. Unanswerable modes take the full schema as negative reference
 * and have no candidates. */
csql_status forge_retrieve(struct forge_task *task, const struct forge_target *target, bool lexical,
                           const int *beside, size_t beside_count, struct forge_candidate **out,
                           size_t *count, csql_error *error) CSQL_USE_RESULT;

/* ---- terms.c, terms_absent.c, terms_values.c: algorithm 4 ---- */

struct forge_member {
    int column;
    const char *value; /* NULL for a column */
};

struct forge_term {
    const char *text;                           /* in the singular */
    bool common;                                /* a common noun: takes an article and a plural */
    bool padded;                                /* a word such as "details" was added to the shared tokens */
    bool shortened;                             /* the beginning of the members, with a full stop: "Jan." */
    struct forge_member group[FORGE_MAX_GROUP]; /* the target first; none if unanswerable */
    size_t group_count;
    const struct forge_list *anchors; /* WordNet's words for the concept, or NULL */
    double weight;                    /* better terms come first */
};

/* Terms for the target in the mode, best first, chance deciding between equals; at most FORGE_MAX_TERMS. */
csql_status forge_make_terms(struct forge_task *task, const struct forge_target *target, csql_mode mode,
                             bool lexical, const struct forge_candidate *candidates, size_t candidate_count,
                             struct forge_term **out, size_t *count, csql_error *error) CSQL_USE_RESULT;
/* True if the thing, a noun in either number, is of the kind of kinds.tsv: one of its nouns, or, if it is
 * none of any kind, by its commonest sense under one of the anchors. Everything is of the kind
 * "any". phrase is the thing with the word before it, or NULL: where WordNet knows it, it goes by that (a
 * roller coaster is no person). */
bool forge_is_kind(const struct forge_task *task, const char *kind, const char *thing, const char *phrase);
/* Those for a column that is not there, in no order, into room for FORGE_MAX_TERMS: what things of the kind
 * may have that the sentence says the target is of, or else its table holds; none where that is of no known
 * kind. */
csql_status forge_absent_terms(struct forge_task *task, const struct forge_target *target,
                               struct forge_term *terms, size_t *count, csql_error *error) CSQL_USE_RESULT;
csql_status forge_value_terms(struct forge_task *task, const struct forge_target *target, csql_mode mode,
                              bool lexical, struct forge_term **out, size_t *count,
                              csql_error *error) CSQL_USE_RESULT;

/* ---- evaluator.c: algorithm 5 ---- */

/* Every judge must pass the term: conformity to the mode, by strings; compatibility with the group, by
 * WordNet; absence from the schema, by names, stems and edit distance. The reason of the first that does not
 * is in *reason. */
csql_status forge_judge_term(struct forge_task *task, const struct forge_target *target, csql_mode mode,
                             bool lexical, const struct forge_term *term, bool *pass, const char **reason,
                             csql_error *error) CSQL_USE_RESULT;

/* ---- question.c: algorithm 6 ---- */

/* A pivot: a target and the term that speaks of it. */
struct forge_pivot {
    struct forge_target target;
    csql_mode mode;
    const char *subtype; /* NULL if unanswerable */
    struct forge_term term;
    const char *written;      /* the term as the question has it */
    size_t start, end;        /* in the question */
    const char *lead, *trail; /* what went into the sentence around it: an article, quotation marks; or "" */
    bool had_article;         /* the sentence had an article there, which lead took the place of */
    bool ate_stop;            /* the term ends in a full stop that is the sentence\'s as well */
};

/* The user's sentence with each target's span replaced by its term, in number and article, and behind it the
 * rest of its evidence, or ""; pivots are put in the order of the sentence and learn their spans. */
csql_status forge_make_question(struct forge_task *task, const struct forge_text *text,
                                struct forge_pivot *pivots, size_t count, const char *rest, const char **out,
                                csql_error *error) CSQL_USE_RESULT;

/* The sentence with names[i] in place of pivot i, as they stand, and the articles that they need. NULL when
 * out of memory. */
const char *forge_resolve_question(struct arena *arena, const char *question,
                                   const struct forge_pivot *pivots, size_t count, const char *const *names);

/* ---- review.c: algorithm 7 ---- */

/* The judges of the rewritten question: each pivot is there once; nothing else in the sentence tells which
 * member is meant; with the targets' own words it is the user's question again, with the rest of its evidence
 * (or ""). */
csql_status forge_judge_question(struct forge_task *task, const char *question, const char *rest,
                                 const struct forge_pivot *pivots, size_t count, bool *pass,
                                 const char **reason, csql_error *error) CSQL_USE_RESULT;

/* ---- context.c: what algorithm 7 asks of the sentence around ---- */

/* True if the term took the place of the only word that told the column's table, or another that it is about.
 */
bool forge_loses_context(struct forge_task *task, const struct forge_text *text,
                         const struct forge_pivot *pivot);
/* True if a number that the target is compared with lies outside what a member holds. */
bool forge_number_tells(struct forge_task *task, const struct forge_pivot *pivot);
/* True if the question was not clear before: it calls one of the query's columns by words that another has
 * too. */
bool forge_is_unclear(struct forge_task *task, const struct forge_text *text,
                      const struct forge_target *targets, size_t count);

/* ---- readings.c ---- */

/* Every reading: the query and the sentence with one member for each pivot; the meant one is the first. None
 * if a pivot has no group. *out is NULL if there are more than FORGE_MAX_READINGS. */
csql_status forge_make_readings(struct forge_task *task, const char *question,
                                const struct forge_pivot *pivots, size_t count, struct record_reading **out,
                                size_t *out_count, csql_error *error) CSQL_USE_RESULT;

/* What a person calls the element: "residence city", or the value. */
const char *forge_spoken(const struct forge_task *task, const struct forge_member *member);

#endif
