/* The metrics of DESIGN.md, "The metrics, exactly": items of gold and prediction in, values from 0 to 1 out,
 * sums of values that add up exactly over shards, intervals, tables. */
#ifndef SCORE_SCORE_H
#define SCORE_SCORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/json.h"
#include "clarisql.h"
#include "db/db.h"
#include "record/record.h"
#include "sql/sql.h"

/* Caps on one item. */
#define SCORE_MAX_QUERIES 64
#define SCORE_MAX_LABELS 24

/* What is measured: identifier, name in JSON, heading, whether more is better. */
#define SCORE_METRICS(X)                                                                                     \
    X(SCORE_EA, "ea", "EA")                                                                                  \
    X(SCORE_EA_FIRST, "ea_first", "EA of the first candidate")                                               \
    X(SCORE_EXACT, "exact_set_match", "exact set match")                                                     \
    X(SCORE_SEM, "sem", "SEM")                                                                               \
    X(SCORE_LEM, "lem", "LEM")                                                                               \
    X(SCORE_DA, "da", "DA")                                                                                  \
    X(SCORE_MA, "ma", "MA")                                                                                  \
    X(SCORE_MA_EXACT, "ma_exact_group", "MA, exact group")                                                   \
    X(SCORE_QUIET, "quiet_on_clear", "no false alarm on clear")                                              \
    X(SCORE_EITHER_EXACT, "either_in_top_k_exact", "EitherInTopK, exact")                                    \
    X(SCORE_BOTH_EXACT, "both_in_top_k_exact", "BothInTopK, exact")                                          \
    X(SCORE_EITHER_EXEC, "either_in_top_k_execution", "EitherInTopK, execution")                             \
    X(SCORE_BOTH_EXEC, "both_in_top_k_execution", "BothInTopK, execution")                                   \
    X(SCORE_RECALL, "recall", "recall")                                                                      \
    X(SCORE_PRECISION, "precision", "precision")                                                             \
    X(SCORE_ALL_FOUND, "all_found", "AllFound")                                                              \
    X(SCORE_F1, "f1", "F1")                                                                                  \
    X(SCORE_NULL, "null_accuracy", "Null accuracy")                                                          \
    X(SCORE_EDIT_F1, "edit_f1", "Edit-F1")                                                                   \
    X(SCORE_TURNS, "turns", "user turns")                                                                    \
    X(SCORE_WORDS, "words", "words typed in replies")
enum score_metric {
#define X(id, name, heading) id,
    SCORE_METRICS(X)
#undef X
        SCORE_NAMED_COUNT
};
/* Behind them, for each part of Spider's partial scores, accuracy (precision) and recall. */
#define SCORE_PART(part) (SCORE_NAMED_COUNT + 2 * (int)(part))
#define SCORE_METRIC_COUNT (SCORE_NAMED_COUNT + 2 * (int)SQL_PART_COUNT)

/* "ea" and so on; "select accuracy" for a part. From a static table. */
const char *score_metric_name(int metric);
const char *score_metric_heading(int metric);
/* The metric of that name in JSON, or -1. */
int score_metric_find(const char *name);
/* True for what is a count and no share: turns and words. */
bool score_metric_is_count(int metric);

/* ---- items ---- */

struct score_gold {
    const char *id, *db_id, *question;
    bool has_final;              /* there is one right answer */
    const char *final;           /* it, or NULL for Null */
    const char *const *set;      /* every reading */
    const char *const *rewrites; /* beside set, each NULL if not known */
    size_t set_count;            /* 0: Null */
    const struct record_pivot *pivots;
    size_t pivot_count;
    const csql_mode *modes;
    size_t mode_count;
    bool knows_clear, clear;                    /* whether the question is clear, where that is known */
    const char *facet, *subtype, *reply, *kind; /* each may be NULL; kind: AMBROSIA's, AmbiQT's */
    const char *evidence;                       /* BIRD's, or NULL */
    const struct record_turn *turns;            /* the conversation, if it is one */
    size_t turn_count;
};

struct score_pred {
    bool given;       /* there is a prediction at all */
    bool knows_final; /* it says an answer, or Null */
    bool says_null;   /* Null in so many words, whatever readings it lists beside */
    const char *final;
    bool knows_status; /* it says whether it answered, asked or refused */
    bool asked, refused;
    const char *const *set; /* the readings predicted */
    const char **rewrites;  /* beside set */
    size_t set_count;
    const char **candidates; /* the readings, then alternatives: at most top */
    size_t candidate_count;
    bool knows_pivots;
    const struct record_pivot *pivots;
    size_t pivot_count;
    const struct record_turn *turns; /* the conversation that was held, if it is another than gold's */
    size_t turn_count;
};

struct score_values {
    double value[SCORE_METRIC_COUNT]; /* NAN where the metric does not apply */
    int hardness;                     /* enum sql_hardness of the only gold query, or -1 */
    const char *left_out;             /* why the item does not count, from the arena; or NULL */
};

/* Measures one item. db is the item's database, or NULL where none could be opened: then only what needs no
 * database applies. CSQL_NO_MEMORY is the only failure. */
csql_status score_item(struct arena *arena, struct db *db, const struct score_gold *gold,
                       const struct score_pred *pred, struct score_values *out,
                       csql_error *error) CSQL_USE_RESULT;

/* The groups that the item counts in: "all", "hardness easy", "mode col_amb" and so on. From arena; returns
 * how many, 0 when out of memory. */
size_t score_labels(struct arena *arena, const struct score_gold *gold, const struct score_values *values,
                    const char *out[static SCORE_MAX_LABELS]);

/* Gold of one logged conversation whose right answer is sql (NULL for Null). All is lent by the record. */
struct score_gold score_gold_of_record(const struct record *record, const char *const *sql);

/* ---- single metrics, each on what it needs ---- */

/* One query, parsed and run once. */
struct score_query {
    const char *sql;
    struct sql_select *tree; /* NULL if it does not parse or resolve */
    bool ran, ordered;       /* ordered: the outermost query orders its rows */
    struct db_result result;
    const char *values;   /* the set of its cells in a canonical form; NULL if it did not run */
    const char *literals; /* its literals, sorted; NULL without a tree */
};

/* Parses, resolves and runs one query. */
csql_status score_query_read(struct arena *arena, struct db *db, const char *sql, struct score_query *out,
                             csql_error *error) CSQL_USE_RESULT;

/* Execution accuracy: the same rows; ordered only if gold orders. */
bool score_same_rows(struct arena *arena, const struct score_query *gold, const struct score_query *pred);
/* AMBROSIA's equality: the same set of values. */
bool score_same_values(const struct score_query *gold, const struct score_query *pred);
/* Spider's exact set match, values ignored. */
bool score_same_form(struct arena *arena, const struct db_catalogue *catalogue,
                     const struct score_query *gold, const struct score_query *pred);
/* The same with the same literals: what SEM and LEM mean by one query matching another. */
bool score_same_query(struct arena *arena, const struct db_catalogue *catalogue,
                      const struct score_query *gold, const struct score_query *pred);

/* MA for one item: for every gold pivot some predicted pivot has its term give or take two words (one term
 * is a run of words of the other), and a group that contains the gold group with at most one element more;
 * exact: the same group. */
bool score_pivots_match(const struct record_pivot *gold, size_t gold_count, const struct record_pivot *pred,
                        size_t pred_count, bool exact);

/* Edit-F1 (AmbiEnt 4.1): F1 of the unigrams that gold and pred add to and take from the question. */
double score_edit_f1(const char *question, const char *gold, const char *pred);

/* ---- sums ---- */

/* A value is kept as a whole number of millionths with how often it came, so that sums do not depend on order
 * and a shard's output holds all that intervals need. */
#define SCORE_UNIT 1000000
struct score_tally {
    struct score_bin {
        int64_t value;
        uint64_t count;
    } *bins; /* by value */
    size_t bin_count, bin_capacity;
};

csql_status score_tally_add(struct score_tally *tally, int64_t value, uint64_t count) CSQL_USE_RESULT;
void score_tally_free(struct score_tally *tally);
uint64_t score_tally_count(const struct score_tally *tally);
double score_tally_mean(const struct score_tally *tally); /* 0 for none */

struct score_interval {
    double mean, low, high; /* of values, not percent */
    uint64_t count;
};
#define SCORE_RESAMPLES 10000
/* The 95 % percentile bootstrap interval of the mean, from SCORE_RESAMPLES resamples. The same seed gives the
 * same numbers. */
struct score_interval score_bootstrap(const struct score_tally *tally, uint64_t seed);

/* The same for the mean of the tallies' means, each resampled by itself: tallies without a value are passed
 * over. count is how many have one. */
struct score_interval score_bootstrap_means(const struct score_tally *const *tallies, size_t count,
                                            uint64_t seed);

struct score_test {
    double difference, t, p; /* mean of first minus second; two-sided p, 1 where nothing differs */
    uint64_t count;
};
/* Student's paired t-test over differences. */
struct score_test score_paired_test(const struct score_tally *differences);

struct score_group {
    char *name;
    uint64_t items;
    struct score_tally tally[SCORE_METRIC_COUNT];
};

/* Modes as the confusion counts them: each csql_mode, then "clear", then "Null without a pivot". */
#define SCORE_CONFUSION ((size_t)15)

struct score_summary {
    struct score_group *groups; /* in order of name */
    size_t group_count, group_capacity;
    uint64_t items, left_out, missing;
    uint64_t unread; /* gold rows that say nothing that could be measured */
    uint64_t confusion[SCORE_CONFUSION][SCORE_CONFUSION]; /* gold, predicted */
    struct score_tally differences[SCORE_METRIC_COUNT];   /* against a second system */
    bool compared;
};

void score_summary_free(struct score_summary *summary);
/* Adds an item that counts to its groups. */
csql_status score_summary_add(struct score_summary *summary, const char *const *labels, size_t label_count,
                              const struct score_values *values) CSQL_USE_RESULT;
/* Adds the difference of two systems on one item, where a metric applies to both. */
csql_status score_summary_compare(struct score_summary *summary, const struct score_values *first,
                                  const struct score_values *second) CSQL_USE_RESULT;
void score_summary_confuse(struct score_summary *summary, const struct score_gold *gold,
                           const struct score_pred *pred);
/* The group of that name, or NULL. */
const struct score_group *score_summary_group(const struct score_summary *summary, const char *name);
/* A mean of means with its interval. */
struct score_mean {
    const char *name;    /* in JSON; static */
    const char *heading; /* static */
    bool macro;          /* over interval.count groups; else balanced, between two kinds of questions */
    int metric;
    struct score_interval interval;
};
#define SCORE_MAX_MEANS 6
/* Macro averages over modes and over CLARITY's cases, and the balanced mean of detection, of what there is;
 * returns how many. */
size_t score_summary_means(const struct score_summary *summary, uint64_t seed,
                           struct score_mean out[static SCORE_MAX_MEANS]);

/* The summary as one JSON object with all bins; and added from one, so that shards add up exactly. */
void score_summary_print(const struct score_summary *summary, uint64_t seed, struct buffer *out);
csql_status score_summary_merge(struct score_summary *summary, const char *text, size_t length,
                                csql_error *error) CSQL_USE_RESULT;

struct score_published; /* score/published.h */

/* The summary as text; published may be NULL. */
void score_table(const struct score_summary *summary, const struct score_published *published, uint64_t seed,
                 struct buffer *out);
/* CLARITY's table 5: EA by mode, facet and subtype, and by reply kind. */
void score_table_dialogues(const struct score_summary *summary, const struct score_published *published,
                           uint64_t seed, struct buffer *out);

#endif
