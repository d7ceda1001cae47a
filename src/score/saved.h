/* An item's values as a line of JSON, so that a run can go on where it was interrupted. */
#ifndef SCORE_SAVED_H
#define SCORE_SAVED_H

#include "base/buffer.h"
#include "score/score.h"

/* {"id", "values": {metric: millionths}, "hardness"} with "against" beside it where second is not NULL, or
 * {"id", "left_out": why}, and a newline. */
void score_saved_print(struct buffer *out, const char *id, const struct score_values *values,
                       const struct score_values *second);

/* Reads such a line back; second as above. CSQL_BAD_JSON, CSQL_BAD_DATA, CSQL_NO_MEMORY. */
csql_status score_saved_read(struct arena *arena, const char *line, struct score_values *values,
                             struct score_values *second, csql_error *error) CSQL_USE_RESULT;

#endif
