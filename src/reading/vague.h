/* What the files on vagueness share. */
#ifndef READING_VAGUE_H
#define READING_VAGUE_H

#include "reading/internal.h"

/* Most specific things under one general word. */
#define VAGUE_MAX 3
/* How surely a word is general for a thing: by its own sense, by a word of the name, by the lexicon. */
#define VAGUE_SURE 0.9
#define VAGUE_SHARED 0.8
#define VAGUE_KIND 0.7
/* The least likeness of meaning that counts. */
#define VAGUE_PERHAPS 0.3

/* One of the specific things: a column, or the rows of a table. */
struct specific {
    int table;
    int column;                /* -1: the rows of the table are meant */
    const struct db_key *key;  /* by which the subject refers to just those rows, or NULL */
    struct column_list shown;  /* what to show of it */
    const struct words *words; /* its name */
    double general;            /* how surely the word is general for it */
};

struct vague {
    size_t word;
    struct specific at[VAGUE_MAX];
    size_t count;
    int subject;   /* the table that refers to the things, kept in the query; -1 if none */
    bool roles;    /* the subject refers to the rows of one table by several keys: its boss, its owner */
    bool parallel; /* the word names the tables themselves: their columns answer each other */
    double score;
};

/* ---- vague_kinds.c: what a word is general for ---- */

/* What a word asks for by its own sense. */
enum sense { SENSE_NONE, SENSE_PLACE, SENSE_AGENT, SENSE_TIME, SENSE_CONTACT };

enum sense vague_sense(const struct reader *r, size_t word);
/* "Who is behind it?", "who is responsible for it?": that is no description to look up, but what they did.
 * The word is the one after the verb. */
bool vague_is_involved(const struct reader *r, size_t word);
/* "Who teaches it?", where one table holds the teachers, or one key refers to them: they are meant. The word
 * is "who". */
bool vague_names_doer(const struct reader *r, size_t word);
/* "information", "details": it only says that something is told of the word before. */
bool vague_tells_of(const struct reader *r, size_t word);
/* The column, or what it refers to, is of the sense. */
bool vague_fits(const struct reader *r, enum sense sense, int column);
/* As vague_fits(), or its noun is a kind of that however far up, in its commonest senses: to be trusted where
 * something else speaks for the column as well. */
bool vague_may_fit(const struct reader *r, enum sense sense, int column);
/* How surely the word, of that sense, is a general name for what the column holds, in [0, 1]. */
double vague_generality(const struct reader *r, size_t word, enum sense sense, int column);
/* True if the word is a general name for the rows of the table: the last of its name's words, or what they
 * are a kind of. */
bool vague_names_kind(const struct reader *r, size_t word, int table);
/* The noun that says what the column holds: its last word but for "name", "number" and the like. */
const char *vague_head(const struct reader *r, int column);
/* "name", "number", "id" and the like. */
bool vague_is_filler(const char *norm);
/* True if the question says a word that only this one of the things has, or one of its family: it means
 * that one. */
bool vague_is_said(const struct reader *r, const struct vague *vague, const struct specific *specific);
/* The word is a noun that names nothing here, and ends its phrase. */
bool vague_is_empty(const struct reader *r, size_t word);
/* The word is norm, or its plural. */
bool vague_is_word(const struct reader *r, size_t word, const char *norm);

/* ---- vague.c ---- */

/* "the names and pay of all chefs": what is asked for is of what the word names, and of nothing else. */
bool vague_owns_object(const struct reader *r, size_t word);

/* ---- vague_build.c: queries and wording ---- */

/* The words that are general: the word with those beside it that all the names share ("commute time"). */
struct span vague_phrase(const struct reader *r, const struct vague *vague);
/* The plan counts beside the best one. */
bool vague_is_likely(const struct plans *plans, size_t index);
/* The best plan to put the things in; NULL if none can be used. */
const struct sql_select *vague_base(struct reader *r, const struct vague *vague);
/* Adds the words of the question that name what the query uses, and its values. */
void vague_explain(const struct reader *r, const struct sql_select *tree, uint64_t *words);
/* Adds the reading that means just one of the things, or all of them at once. */
void vague_add_one(struct reader *r, const struct vague *vague, const struct sql_select *base, size_t index);
void vague_add_all(struct reader *r, const struct vague *vague, const struct sql_select *base);
/* Adds the one reading that means all of them at once, which the question says as it is. */
void vague_add_together(struct reader *r, const struct vague *vague, const struct sql_select *base);
/* Adds the one reading that means the things that the question names. */
void vague_add_named(struct reader *r, const struct vague *vague, const struct sql_select *base);

/* ---- vague_roles.c: rows of one table that are referred to in several ways ---- */

/* The key of the column, or NULL; *several if another key of its table refers to the same rows. */
const struct db_key *vague_role_key(const struct reader *r, int column, bool *several);
/* The base, a query of the subject alone, with the wanted things in place of what it shows, each by its key.
 * NULL when out of memory. */
struct sql_select *vague_build_roles(struct reader *r, const struct sql_select *base,
                                     const struct specific *const *wanted, size_t count);

#endif
