/* The names and values of one database as people say them, and the question whether a term links to any. */
#ifndef FORGE_SCHEMA_H
#define FORGE_SCHEMA_H

#include "db/db.h"
#include "forge/lexicon.h"

#define FORGE_MAX_VALUES 3000 /* different values of a column that are looked at */

/* The words of an identifier. */
struct forge_name {
    const char **norm, **stem; /* case-folded, abbreviations expanded; their stems */
    const char **written;      /* before expansion */
    size_t count;
    const char *spoken; /* "residence city" */
};

struct forge_values {
    const char **text;   /* as stored, in the order of their text */
    const char **folded; /* lower case, without accents */
    size_t count;
    bool cut; /* there are more than FORGE_MAX_VALUES */
};

struct forge_schema;

/* Splits every name. Everything is from arena; db is lent. CSQL_NO_MEMORY. */
csql_status forge_schema_new(struct arena *arena, struct db *db, const struct forge_lexicon *lexicon,
                             struct forge_schema **out, csql_error *error) CSQL_USE_RESULT;

const struct forge_name *forge_schema_table(const struct forge_schema *schema, int table);
const struct forge_name *forge_schema_column(const struct forge_schema *schema, int column);

/* Splits any identifier or phrase likewise. */
csql_status forge_name_split(struct arena *arena, const char *text, struct forge_name *out,
                             csql_error *error) CSQL_USE_RESULT;
/* True if the name has the stem among its own. */
bool forge_name_has(const struct forge_name *name, const char *stem);
/* True if both consist of the same stems, in any order: "customer count" and Count_Customers. */
bool forge_name_same(const struct forge_name *a, const struct forge_name *b);

/* The different values of a column, read once and kept. Values over 80 bytes are left out. A column that
 * cannot be read has none. */
const struct forge_values *forge_schema_values(struct forge_schema *schema, int column);

/* The least and the greatest number of a column; false if it holds none or anything else. */
bool forge_schema_range(struct forge_schema *schema, int column, double *least, double *greatest);

/* Why a term is not absent from the names of the schema; NULL if it is absent. */
enum forge_tie { FORGE_TIE_NONE, FORGE_TIE_TOKEN, FORGE_TIE_STEM, FORGE_TIE_SYNONYM, FORGE_TIE_EDIT };

/* How any content word of the term is tied to a name of the schema: the same token, stem, a synonym by one of
 * the commonest senses, or one or two letters off. */
enum forge_tie forge_schema_tie(const struct forge_schema *schema, const struct forge_name *term);
/* True if a table or a column is called just so. */
bool forge_schema_is_name(const struct forge_schema *schema, const struct forge_name *term);

/* How the term is tied to a value: a word of it is a word of any value of the database, or it is a synonym of
 * a value of the column, or one or two letters off. */
enum forge_tie forge_schema_value_tie(struct forge_schema *schema, int column, const struct forge_name *term);
/* True if some column stores the text, but for case. */
bool forge_schema_is_value(struct forge_schema *schema, const char *text);

#endif
