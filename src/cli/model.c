#include "cli/model.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/report.h"
#include "cli/terminal.h"

static const struct {
    const char *name;
    csql_use use;
} uses[] = {
    {"sql", CSQL_USE_SQL},       {"groups", CSQL_USE_GROUPS},   {"filter", CSQL_USE_FILTER},
    {"reword", CSQL_USE_REWORD}, {"replies", CSQL_USE_REPLIES}, {"generate", CSQL_USE_GENERATE},
    {"judge", CSQL_USE_JUDGE},
};

static void on_notice(void *context, const char *line) {
    (void)context;
    report("%s", line);
}

static void on_show(void *context, const char *bytes, size_t length) {
    const struct terminal terminal = {.out = stderr, .interactive = isatty(STDERR_FILENO) == 1};
    char *text = terminal.interactive ? strndup(bytes, length) : NULL;
    (void)context;
    if (text) {
        terminal_text(&terminal, STYLE_PLAIN, text);
    } else {
        (void)fwrite(bytes, 1, length, stderr); /* there is nowhere to report that standard error fails */
    }
    free(text);
}

/* The option, else the environment's variable, else NULL. */
static const char *choose(const char *given, const char *variable) {
    const char *set = given ? given : getenv(variable);
    return set && *set ? set : NULL;
}

static bool read_uses(const char *list, unsigned *out) {
    *out = 0;
    while (list && *list) {
        size_t span = strcspn(list, ","), i = 0;
        while (i < sizeof uses / sizeof *uses &&
               !(strlen(uses[i].name) == span && strncmp(uses[i].name, list, span) == 0)) {
            i++;
        }
        if (i == sizeof uses / sizeof *uses) {
            report("--model-use takes sql, groups, filter, reword, replies, generate and judge, not '%.*s'",
                   (int)span, list);
            return false;
        }
        *out |= (unsigned)uses[i].use;
        list += span + (list[span] == ',');
    }
    return true;
}

static bool read_trust(const char *text, double *out) {
    char *end = NULL;
    *out = text ? strtod(text, &end) : MODEL_DEFAULT_TRUST;
    if (text && (end == text || *end || !isfinite(*out) || *out < 0 || *out > 1)) {
        report("--model-trust takes a number from 0 to 1, not '%s'", text);
        return false;
    }
    return true;
}

static bool read_timeout(const struct options *options, int *out) {
    const char *text = getenv("CLARISQL_MODEL_TIMEOUT");
    char *end = NULL;
    *out = options->model_timeout_ms;
    if (*out == 0 && text && *text) {
        double seconds = strtod(text, &end);
        if (end == text || *end || !isfinite(seconds) || seconds <= 0 || seconds > 86400) {
            report("CLARISQL_MODEL_TIMEOUT is a number of seconds, not '%s'", text);
            return false;
        }
        *out = (int)ceil(seconds * 1000);
    }
    return true;
}

static bool read_tokens(unsigned *out) {
    const char *text = choose(NULL, "CLARISQL_MODEL_TOKENS");
    char *end = NULL;
    unsigned long number = text ? strtoul(text, &end, 10) : 0;
    if (text && (end == text || *end || *text == '-' || number == 0 || number > 1000000)) {
        report("CLARISQL_MODEL_TOKENS is a whole number from 1, not '%s'", text);
        return false;
    }
    *out = (unsigned)number;
    return true;
}

static bool read_format(csql_format *out) {
    static const char *const names[] = {"auto", "schema", "grammar", "plain"};
    const char *text = choose(NULL, "CLARISQL_MODEL_FORMAT");
    *out = CSQL_FORMAT_AUTO;
    for (size_t i = 0; text && i < sizeof names / sizeof *names; i++) {
        if (strcmp(text, names[i]) == 0) {
            *out = (csql_format)i;
            return true;
        }
    }
    if (text) {
        report("CLARISQL_MODEL_FORMAT is auto, schema, grammar or plain, not '%s'", text);
    }
    return !text;
}

bool model_read(const struct options *options, csql_model *out, bool *named) {
    const char *stream = choose(NULL, "CLARISQL_MODEL_STREAM");
    *out = (csql_model){
        .models = choose(options->model, "CLARISQL_MODEL"),
        .url = choose(options->model_url, "CLARISQL_MODEL_URL"),
        .key_file = choose(options->model_key_file, "CLARISQL_MODEL_KEY_FILE"),
        .key = options->model_key_file ? NULL : choose(NULL, "CLARISQL_MODEL_KEY"),
        .cache_directory = choose(options->model_cache, "CLARISQL_MODEL_CACHE"),
        .send_values = options->send_values,
        .stream = stream && strcmp(stream, "0") != 0,
        .notice = on_notice,
        .show = options->show_prompt ? on_show : NULL,
    };
    *named = out->models != NULL;
    return read_uses(choose(options->model_use, "CLARISQL_MODEL_USE"), &out->uses) &&
           read_trust(choose(options->model_trust, "CLARISQL_MODEL_TRUST"), &out->trust) &&
           read_timeout(options, &out->timeout_ms) && read_tokens(&out->max_tokens) &&
           read_format(&out->format);
}

bool model_configure(csql_engine *engine, const struct options *options) {
    csql_model model;
    bool named = false;
    csql_error error = {.status = CSQL_OK};
    if (!model_read(options, &model, &named)) {
        return false;
    }
    if (!named) {
        bool half = options->model_url || options->model_use || options->model_trust ||
                    options->send_values || options->show_prompt || options->model_cache ||
                    options->model_key_file;
        if (half) {
            report("which model? --model NAME or CLARISQL_MODEL names it");
        }
        return !half;
    }
    if (!model.url && !model.cache_directory && !strstr(model.models, "://")) {
        report("where is the model? --model-url URL or CLARISQL_MODEL_URL says so");
        return false;
    }
    if (!model.uses) {
        report("what may the model do? --model-use or CLARISQL_MODEL_USE says so, such as sql,replies");
        return false;
    }
    csql_status status = csql_engine_set_model(engine, &model, &error);
    if (status != CSQL_OK) {
        report_error(NULL, status, &error);
    }
    return status == CSQL_OK;
}

void model_print_cost(const csql_engine *engine) {
    csql_cost cost = csql_engine_cost(engine);
    printf("requests: %llu (%llu tried again, %llu failed), %llu answered from the cache\n", cost.requests,
           cost.retries, cost.failures, cost.cached);
    printf("tokens: %llu sent, %llu received", cost.prompt_tokens, cost.completion_tokens);
    if (cost.unmetered) {
        printf(" (%llu answers without a count)", cost.unmetered);
    }
    printf("\nbytes: %llu sent, %llu received; %.1f s\n", cost.bytes_sent, cost.bytes_received,
           cost.milliseconds / 1e3);
}
