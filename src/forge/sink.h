/* Where instances go: judged, counted, and printed as lines of logs. */
#ifndef FORGE_SINK_H
#define FORGE_SINK_H

#include "base/buffer.h"
#include "forge/forge.h"

#define FORGE_MAX_PATTERNS 64
#define FORGE_MAX_DETAILS 512
#define FORGE_MAX_OUTPUT ((size_t)1 << 30)

/* What became of the attempts of one pattern and facet. */
struct forge_cell {
    size_t attempts, kept, dialogues;
    size_t one_sided; /* kept, several readings, of which only one gives rows of today's data */
    size_t by_reply[RECORD_REPLY_UNHELPFUL + 1];
    size_t rejected[FORGE_STAGE_COUNT];
};

struct forge_detail {
    size_t pattern;
    enum forge_facet facet;
    enum forge_stage stage;
    const char *text; /* a constant */
    size_t count;
};

/* Marks of questions that §3 of the paper compares, before and after. */
struct forge_language {
    size_t questions, tokens, retrieval, counting, comparing, aggregating, ordering, grouping;
};

struct forge_words; /* a set of words */

struct forge_statistics {
    struct forge_cell cells[FORGE_MAX_PATTERNS][FORGE_FACET_COUNT];
    struct forge_detail details[FORGE_MAX_DETAILS];
    size_t detail_count;
    struct forge_language before, after;
    struct forge_words *words_before, *words_after;
    size_t rows, unread; /* questions, and those whose query does not parse or run */
    size_t missing_databases;
};

struct forge_statistics *forge_statistics_new(void); /* NULL when out of memory */
void forge_statistics_free(struct forge_statistics *statistics);
/* False when out of memory. */
bool forge_statistics_add(struct forge_statistics *into, const struct forge_statistics *from);
/* Counts a reason, a constant string, of the pattern's facet. */
void forge_statistics_note(struct forge_statistics *statistics, size_t pattern, enum forge_facet facet,
                           enum forge_stage stage, const char *detail);
/* Counts a question of the source, or of what was made. */
csql_status forge_statistics_question(struct forge_statistics *statistics, bool after, struct arena *arena,
                                      const char *question, csql_error *error) CSQL_USE_RESULT;
/* Puts the reasons in the order of patterns, facets and stages, the commonest first. */
void forge_statistics_sort(struct forge_statistics *statistics);
/* Table 3, tables 10 and 11, and the comparison of language, as text; as JSON. */
void forge_statistics_print(const struct forge_statistics *statistics, struct buffer *out);
void forge_statistics_json(const struct forge_statistics *statistics, struct buffer *out);

/* A database that a pattern made. */
struct forge_opened {
    const char *name;
    struct db *db;
};

/* What one database gives; used by one thread. */
struct forge_sink {
    size_t pattern; /* the one at work, by its place in the table */
    uint64_t seed;
    struct buffer single, multi; /* lines */
    struct buffer ask;           /* the questions alone, as ask --batch takes them */
    struct buffer places;        /* of --list-patterns */
    struct forge_statistics *statistics;
    size_t number;         /* of instances of the question at work, for their ids */
    unsigned played;       /* the roles that a model played in the attempt at work, a bit each */
    const char *databases; /* the folder for new databases, or NULL */
    struct forge_opened *opened;
    size_t opened_count, opened_capacity;
};

#endif
