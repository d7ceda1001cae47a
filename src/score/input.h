/* Gold and predictions in the forms that people publish them in. bench/README.md lists them. */
#ifndef SCORE_INPUT_H
#define SCORE_INPUT_H

#include "base/json.h"
#include "score/score.h"

struct score_input;

/* Opens a file ("-": standard input, which is copied to a temporary file) and finds its form: JSON objects or
 * lists a line, one JSON document (a list, or an object of id to prediction), or plain lines of SQL. indexed:
 * score_input_find will be used, at 32 bytes a row of memory. CSQL_NOT_FOUND, CSQL_IO, CSQL_BAD_JSON,
 * CSQL_NO_MEMORY. */
csql_status score_input_open(const char *path, bool indexed, struct score_input **out,
                             csql_error *error) CSQL_USE_RESULT;
void score_input_close(struct score_input *input);

struct score_row {
    char *text; /* a JSON value or a line of SQL; or NULL: then element */
    size_t length;
    bool plain;          /* text is SQL and no JSON */
    const json *element; /* of a document; lent by the input, may be read by several threads */
    size_t position;     /* from 0 */
};
void score_row_free(struct score_row *row);

/* The next row; *done at the end. */
csql_status score_input_next(struct score_input *input, struct score_row *out, bool *done,
                             csql_error *error) CSQL_USE_RESULT;

/* How much was read by score_input_next, from 0 to 1; NAN if not known. */
double score_input_share(const struct score_input *input);

/* The row of that id, or, where rows have no ids or id is NULL, at that position; *found tells. */
csql_status score_input_find(struct score_input *input, const char *id, size_t position,
                             struct score_row *out, bool *found, csql_error *error) CSQL_USE_RESULT;

/* Makes gold of a row, its memory from arena. *has_id: the row itself names an id. CSQL_BAD_DATA,
 * CSQL_BAD_JSON, CSQL_NO_MEMORY. */
csql_status score_read_gold(struct arena *arena, const struct score_row *row, struct score_gold *out,
                            bool *has_id, csql_error *error) CSQL_USE_RESULT;
/* Makes a prediction; of its candidates the first top. */
csql_status score_read_pred(struct arena *arena, const struct score_row *row, size_t top,
                            struct score_pred *out, csql_error *error) CSQL_USE_RESULT;

/* The id of a parsed row ("id", "question_id"; a number as text), in the arena; NULL if it has none. */
const char *score_row_id(struct arena *arena, const json *object);

#endif
