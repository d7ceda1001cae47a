/* AMBROSIA's three ambiguities (ambrosia.txt, section 3) as sentences: what scope, attachment and vagueness
 * share, whether the structure was found in a database or made from key concepts. */
#ifndef FORGE_PATTERN_AMBROSIA_H
#define FORGE_PATTERN_AMBROSIA_H

#include "forge/pattern_common.h"

/* Where the instance belongs: NULLs for the task's own database. */
struct ambrosia_home {
    const char *db_id;
    struct db *db;
};

/* "What classes does each gym offer?": those that all gyms do, or each gym's own. */
struct ambrosia_scope {
    struct pattern_noun entity, component;
    size_t variant;                        /* which of the wordings: taken round */
    const char *verb;                      /* "offer"; NULL: "have" */
    const char *collective, *distributive; /* SQL */
};
csql_status ambrosia_offer_scope(struct pattern_maker *m, const struct ambrosia_home *home,
                                 const struct ambrosia_scope *scope, bool *kept,
                                 csql_error *error) CSQL_USE_RESULT;

/* "Show the writers and editors on work for hire": both are, or only the editors. */
struct ambrosia_attachment {
    size_t variant;             /* which of the wordings: taken round */
    const char *one, *other;    /* in the plural */
    const char *modifier;       /* what comes behind them */
    const char *both, *nearest; /* SQL */
};
csql_status ambrosia_offer_attachment(struct pattern_maker *m, const struct ambrosia_home *home,
                                      const struct ambrosia_attachment *attachment, bool *kept,
                                      csql_error *error) CSQL_USE_RESULT;

#define AMBROSIA_MAX_SPECIFIC 3

/* "Who issued CD Special?": the bank, the branch, or both. */
struct ambrosia_vague {
    const char *question; /* with one gap, for the general word */
    const char *term;     /* "Who" */
    size_t count;         /* specific things, at least 2 */
    struct record_element group[AMBROSIA_MAX_SPECIFIC];
    const char *terms[AMBROSIA_MAX_SPECIFIC + 1]; /* "Which bank", "Which branch", and last of all of them */
    const char *sql[AMBROSIA_MAX_SPECIFIC + 1];
};
csql_status ambrosia_offer_vague(struct pattern_maker *m, const struct ambrosia_home *home,
                                 const struct ambrosia_vague *vague, bool *kept,
                                 csql_error *error) CSQL_USE_RESULT;

#endif
