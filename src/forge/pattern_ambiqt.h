/* AmbiQT's changes of a schema (ambiqt.txt, section 3), made on a copy of the database, so that a question as
 * it stands has two answers of equal standing. One copy for each pattern and database carries all its
 * changes; a question is only used if it meets just one of them. */
#ifndef FORGE_PATTERN_AMBIQT_H
#define FORGE_PATTERN_AMBIQT_H

#include "forge/mention.h"
#include "forge/pattern_common.h"

#define AMBIQT_MAX_CHANGES 6 /* of one database */
#define AMBIQT_PER_CHANGE 2  /* questions on each */
#define AMBIQT_MAX_SCRIPT ((size_t)256 * 1024)

/* Two other names for one thing, as identifiers and as people say them. */
struct ambiqt_names {
    const char *identifier[2];
    const char *spoken[2];
};

/* Synonyms for the head of an identifier, in its style ("Home_City": Home_Town and Home_Municipality),
 * neither of which the schema has; false if there are none. */
bool ambiqt_find_names(struct pattern_maker *m, const char *identifier, const struct forge_name *name,
                       struct ambiqt_names *out);

/* The one place where the question speaks of the name; false if there is none or more than one. */
bool ambiqt_find_mention(struct pattern_maker *m, const struct forge_question *question,
                         const struct forge_name *name, const struct forge_name *owner,
                         struct forge_span *out);

/* The question with the words at the span replaced. */
const char *ambiqt_reword(struct pattern_maker *m, const struct forge_question *question,
                          const struct forge_span *span, const char *words);

/* The declared type of a column, if it is plain; else "". */
const char *ambiqt_type(const struct db_column *column);

/* The copy of the task's database with the changes: <db_id>_<suffix>. *out is NULL, and the reason counted,
 * if the script does not apply. */
csql_status ambiqt_change(struct pattern_maker *m, const char *suffix, const struct buffer *script,
                          const char **db_id, struct db **out, csql_error *error) CSQL_USE_RESULT;

/* Offers the question on the changed database, its pivot the words at the span. */
struct ambiqt_test {
    const struct forge_question *question;
    struct forge_span span;
    csql_mode mode;
    const char *subtype;
    struct record_element group[2];
    struct record_reading readings[2];
    const char *db_id;
    struct db *db;
};
csql_status ambiqt_offer(struct pattern_maker *m, const struct ambiqt_test *test,
                         csql_error *error) CSQL_USE_RESULT;

/* The only block of a query without set operations and common table expressions; NULL for others, and for
 * one that asks for * or joins by USING. */
struct sql_core *ambiqt_core(struct sql_select *select);

#endif
