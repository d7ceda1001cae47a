/* Generation: from (question, SQL, database) to ambiguous and unanswerable questions and conversations, with
 * CLARITY's modules (clarity.txt, section 2 and algorithms 1 to 9) and the patterns of the other papers.
 *
 * A pattern is one way to make an instance. It is one file, src/forge/pattern_<name>.c, that defines one
 * struct forge_pattern, and one line in the table of patterns.c. It is handed a task (a database, perhaps one
 * of its questions with its query parsed, a random stream of its own) and offers instances; forge_offer()
 * judges them, talks them through in every reply kind, screens them and keeps them. What is not kept is
 * counted by stage, as in CLARITY's table 10.
 *
 * Nothing in this room goes through embed, link, plan or pivot: what is made here measures those. */
#ifndef FORGE_FORGE_H
#define FORGE_FORGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/buffer.h"
#include "clarisql.h"
#include "db/db.h"
#include "record/record.h"
#include "sql/sql.h"

#define FORGE_MAX_ROUNDS 5    /* repair rounds of one pivot term and of one question (CLARITY, section 3) */
#define FORGE_MAX_READINGS 48 /* readings of one instance; a pattern that has more gives the instance up */
#define FORGE_MAX_PIVOTS 4    /* pivots of one instance */

/* ---- chance ---- */

/* A stream of random numbers. Every pattern gets, for every question, a stream that depends on the seed, the
 * question's id and the pattern's name alone, so that adding a pattern or a thread changes nothing else. */
struct forge_random {
    uint64_t state;
};
struct forge_random forge_random_seed(uint64_t seed, const char *a, const char *b);
uint64_t forge_random_next(struct forge_random *random);
/* A number below count, which is not 0. */
size_t forge_random_below(struct forge_random *random, size_t count);
/* Puts count elements of size bytes (at most 64 each) in a random order. */
void forge_random_shuffle(struct forge_random *random, void *array, size_t count, size_t size);

/* ---- language models ---- */

/* Who may be a language model; a role that is not filled is played by the rules. */
#define FORGE_ROLES(X)                                                                                       \
    X(FORGE_RETRIEVE, "retriever")                    /* generate: the group's members, one a line */        \
    X(FORGE_MAKE_TERM, "pivot term generator")        /* generate: a term */                                 \
    X(FORGE_JUDGE_TERM, "pivot term evaluator")       /* judge */                                            \
    X(FORGE_MAKE_QUESTION, "question generator")      /* generate: the rewritten question */                 \
    X(FORGE_JUDGE_QUESTION, "question evaluator")     /* judge */                                            \
    X(FORGE_MAKE_UTTERANCE, "conversation generator") /* generate: one turn; what the rules would say is in  \
                                                       * prompt->draft */                                    \
    X(FORGE_SCREEN, "screening")                      /* judge: one predefined test, in prompt->test */
enum forge_role {
#define X(name, text) name,
    FORGE_ROLES(X)
#undef X
        FORGE_ROLE_COUNT
};
const char *forge_role_name(enum forge_role role);

/* What a role is told. Members that a role has no use for are NULL or 0. */
struct forge_prompt {
    const struct db_catalogue *catalogue;
    csql_mode mode;
    const char *subtype;        /* "lexical", "semantic" or NULL */
    const char *question, *sql; /* the source's */
    const struct record_element *target;
    const struct record_element *group; /* for the retriever: what there is to choose from */
    size_t group_count;
    const char *term;                  /* the pivot term under judgement */
    const struct record_pivot *pivots; /* of the question under judgement or to be written */
    size_t pivot_count;
    const char *rewritten;           /* the question under judgement */
    const struct record_turn *turns; /* the conversation so far */
    size_t turn_count;
    enum record_reply reply; /* how the user is to reply */
    const char *draft, *test;
    const char *feedback; /* why the last round failed, or NULL */
};

/* Filled by whoever has a model (src/llm through the command); called from several threads at once, so the
 * context must stand that. A failure of a hook is no failure of the run: the rules play the role that time,
 * and the record says so. */
struct forge_hooks {
    void *context;
    bool fills[FORGE_ROLE_COUNT];
    /* The name that the record's tool gives for the role ("gpt-5"). */
    const char *(*name)(void *context, enum forge_role role);
    csql_status (*generate)(void *context, enum forge_role role, const struct forge_prompt *prompt,
                            struct arena *arena, const char **out, csql_error *error);
    csql_status (*judge)(void *context, enum forge_role role, const struct forge_prompt *prompt,
                         struct arena *arena, bool *pass, const char **reason, csql_error *error);
};

/* ---- what a pattern is given ---- */

/* A question to start from, its query parsed and resolved against the task's catalogue. */
struct forge_question {
    const char *id, *text, *sql;
    const char *evidence; /* BIRD's, or NULL */
    struct sql_select *select;
    const struct sql_column_use *columns; /* as sql_columns() gives */
    size_t column_count;
    const struct sql_predicate *predicates; /* as sql_predicates() gives */
    size_t predicate_count;
};

struct forge_lexicon; /* lexicon.h: WordNet, read by this room itself */
struct forge_tables;  /* tables.h: what the readable tables in data/ say */
struct forge_wording; /* wording.h: the grammar of what people say */
struct forge_schema;  /* schema.h: names split into words and stems, and the values, of one database */
struct forge_sink;

struct forge_task {
    struct arena *arena; /* lives until the database's instances are written */
    const struct forge_lexicon *lexicon;
    const struct forge_wording *wording;
    const struct forge_tables *tables; /* tables.h: concepts, attributes, values */
    const struct forge_hooks *hooks;   /* never NULL; may fill nothing */
    const char *db_id;
    struct db *db;
    const struct db_catalogue *catalogue;
    struct forge_schema *schema;
    const struct forge_question *question;  /* NULL for FORGE_PER_DATABASE and FORGE_PER_RUN */
    const struct forge_question *questions; /* all of the database's; none for FORGE_PER_RUN */
    size_t question_count;
    struct forge_random random;
    struct forge_sink *sink;
};

/* ---- what a pattern makes ---- */

/* A single-turn instance. Modes, subtype and facet of the record are made from the pivots; an instance
 * without pivots (scope, attachment) carries its mode in `mode`. */
struct forge_instance {
    const char *question; /* the ambiguous or unanswerable question */
    csql_mode mode;
    const struct record_pivot *pivots; /* in the order of the question; spans in it; target: what is meant */
    size_t pivot_count;
    const struct record_reading *readings; /* all of them, each with its rewrite; none if unanswerable */
    size_t reading_count;
    size_t meant;                             /* the reading that the user has in mind */
    const char *source_question, *source_sql; /* NULL: of the task's question, if it has one */
    const char *db_id;  /* NULL: the task's; else the name that was given to forge_add_database() */
    struct db *db;      /* NULL: the task's; else what forge_add_database() gave */
    const char *reason; /* unanswerable: what the agent says in its refusal, or NULL for the grammar's */
    bool may_be_empty;  /* readings that return no row are fine */
};

/* Where an attempt ends, in the order of CLARITY's table 10. */
#define FORGE_STAGES(X)                                                                                      \
    X(FORGE_UNQUALIFIED, "unqualified")  /* the query has no (or too few) elements for the mode */           \
    X(FORGE_NO_GROUP, "no target group") /* no other element is like the target */                           \
    X(FORGE_BAD_TERM, "term evaluator")  /* no pivot term passed */                                          \
    X(FORGE_BAD_QUESTION, "question evaluator")                                                              \
    X(FORGE_SCREENED, "screening")
enum forge_stage {
#define X(name, text) name,
    FORGE_STAGES(X)
#undef X
        FORGE_STAGE_COUNT
};
const char *forge_stage_name(enum forge_stage stage);

enum forge_facet { FORGE_UNI, FORGE_MULTI, FORGE_FACET_COUNT };

/* Offers an instance. It is checked (each term stands in the question at its span and nowhere else, each
 * reading parses, resolves, runs and differs from the others), made into conversations, screened, and kept or
 * counted as rejected; *kept may be NULL. An error ends the whole run: a bad instance is no error. The
 * instance is copied. */
csql_status forge_offer(struct forge_task *task, const struct forge_instance *instance, bool *kept,
                        csql_error *error) CSQL_USE_RESULT;

/* Counts an attempt that ended before an instance could be offered. detail, a constant string, names the
 * reason within the stage for --stats ("no such span"); it may be NULL. */
void forge_reject(struct forge_task *task, enum forge_facet facet, enum forge_stage stage,
                  const char *detail);

/* Makes the database OUT/database/<db_id>/<db_id>.sqlite: a copy of the file `base` (NULL: an empty one) on
 * which the SQL script (ours, its names quoted by db_quote_identifier) has run, and opens it for reading; it
 * lives as long as the task. db_id must be a plain name; the same name with the same base and script is made
 * once. CSQL_DATABASE if the script fails, CSQL_IO, CSQL_NO_MEMORY. */
csql_status forge_add_database(struct forge_task *task, const char *db_id, const char *base,
                               const char *script, struct db **out, csql_error *error) CSQL_USE_RESULT;

/* Says that the database supports the pattern, and where: for --list-patterns. what is a short English text
 * ("Lab: building, room"), copied. */
void forge_place(struct forge_task *task, const char *what);

/* ---- patterns ---- */

enum forge_scope {
    FORGE_PER_QUESTION, /* run once for every question */
    FORGE_PER_DATABASE, /* run once for every database */
    FORGE_PER_RUN       /* run once, without a database: makes its own from key concepts */
};

struct forge_pattern {
    const char *name;   /* "type_token": of --pattern, the ids and the statistics */
    const char *title;  /* the row of table 3, or a few words */
    const char *origin; /* "CLARITY", "SQUAB", "AmbiQT", "AMBROSIA" */
    csql_mode mode;     /* of what it makes, for --list-patterns */
    enum forge_scope scope;
    /* Looks for places, calling forge_place(); makes nothing. NULL: any database supports it, if its
     * questions do. Never called for FORGE_PER_RUN. */
    csql_status (*find)(struct forge_task *task, csql_error *error);
    /* Makes instances and offers them. */
    csql_status (*make)(struct forge_task *task, csql_error *error);
};

/* The table of patterns.c. */
extern const struct forge_pattern *const forge_patterns[];
extern const size_t forge_pattern_count;
/* The pattern of that name, or NULL. */
const struct forge_pattern *forge_find_pattern(const char *name);

#endif
