#include "cli/verdict.h"

#include <stdio.h>
#include <string.h>

#include "base/json.h"

static void add_answer(struct buffer *out, const char *name, int holds) {
    buffer_printf(out, ",\"%s\":%s", name, holds ? "true" : "false");
}

static csql_status print_json(const csql_verdict *verdict, const char *question, const char *sentence) {
    struct buffer out = buffer_new(SIZE_MAX / 2);
    buffer_string(&out, "{\"question\":");
    json_text(&out, question);
    buffer_string(&out, ",\"sentence\":");
    json_text(&out, sentence);
    add_answer(&out, "may_mean", verdict->may_mean);
    add_answer(&out, "need_not_mean", verdict->need_not_mean);
    add_answer(&out, "cannot_mean", verdict->cannot_mean);
    add_answer(&out, "only_means", verdict->only_means);
    buffer_char(&out, '}');
    csql_status status = out.status;
    if (status == CSQL_OK) {
        puts(buffer_text(&out));
    }
    buffer_free(&out);
    return status;
}

csql_status verdict_print(const struct options *options, csql_session *session, const char *question,
                          const char *sentence, csql_error *error) {
    csql_verdict verdict;
    csql_status status = csql_session_recognize(session, question, strlen(question), sentence,
                                                strlen(sentence), &verdict, error);
    if (status != CSQL_OK) {
        return status;
    }
    if (options->json) {
        return print_json(&verdict, question, sentence);
    }
    printf("may mean it:       %s\n", verdict.may_mean ? "yes" : "no");
    printf("need not mean it:  %s\n", verdict.need_not_mean ? "yes" : "no");
    printf("cannot mean it:    %s\n", verdict.cannot_mean ? "yes" : "no");
    printf("can only mean it:  %s\n", verdict.only_means ? "yes" : "no");
    return CSQL_OK;
}
