#include "cli/published.h"

#include "cli/report.h"
#include "session/directory.h"

#define MAX_PATH ((size_t)4096)

struct score_published *published_open(void) {
    struct score_published *published = NULL;
    struct buffer path = buffer_new(MAX_PATH);
    csql_error error = {.status = CSQL_OK};
    if (session_data_directory(NULL, &path)) {
        buffer_string(&path, "/published.tsv");
    }
    csql_status status = path.status == CSQL_OK ? score_published_open(buffer_text(&path), &published, &error)
                                                : CSQL_NOT_FOUND;
    if (status != CSQL_OK && status != CSQL_NOT_FOUND) {
        report_error(NULL, status, &error);
    }
    buffer_free(&path);
    return published;
}
