/* `generate`: a benchmark out of questions and their queries. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/json.h"
#include "cli/commands.h"
#include "cli/panel.h"
#include "cli/progress.h"
#include "cli/report.h"
#include "forge/run.h"
#include "session/directory.h"

#define MAX_PATH ((size_t)4096)
#define MAX_PAGE ((size_t)16 * 1024 * 1024)
#define MAX_PLACES ((size_t)64 * 1024 * 1024)

static void step(void *context) {
    progress_step(context, -1, false);
}

/* What patterns there are, a line each. */
static void print_patterns(const struct options *options) {
    struct buffer page = buffer_new(MAX_PAGE);
    for (size_t i = 0; i < forge_pattern_count; i++) {
        const struct forge_pattern *pattern = forge_patterns[i];
        static const char *const scopes[] = {"each question", "each database", "databases of its own"};
        if (options->json) {
            buffer_string(&page, "{\"pattern\":");
            json_text(&page, pattern->name);
            buffer_string(&page, ",\"title\":");
            json_text(&page, pattern->title);
            buffer_printf(&page, ",\"origin\":\"%s\",\"mode\":\"%s\",\"from\":\"%s\"}\n", pattern->origin,
                          csql_mode_name(pattern->mode), scopes[pattern->scope]);
        } else {
            buffer_printf(&page, "%-20s %-10s %-12s %s, from %s\n", pattern->name, pattern->origin,
                          csql_mode_name(pattern->mode), pattern->title, scopes[pattern->scope]);
        }
    }
    fputs(buffer_text(&page), stdout);
    buffer_free(&page);
}

/* Where databases support patterns: "DB PATTERN PLACE" a line. */
static void print_places(const struct options *options, const struct buffer *places) {
    for (const char *line = buffer_text(places); *line;) {
        size_t length = strcspn(line, "\n");
        size_t name = strcspn(line, "\t"), pattern = strcspn(line + name + 1, "\t");
        const char *what = line + name + pattern + 2;
        if (options->json) {
            struct buffer object = buffer_new(MAX_PAGE);
            buffer_string(&object, "{\"db_id\":");
            json_text_n(&object, line, name);
            buffer_string(&object, ",\"pattern\":");
            json_text_n(&object, line + name + 1, pattern);
            buffer_string(&object, ",\"place\":");
            json_text_n(&object, what, length - (size_t)(what - line));
            buffer_char(&object, '}');
            puts(buffer_text(&object));
            buffer_free(&object);
        } else {
            printf("%.*s\n", (int)length, line);
        }
        line += length + (line[length] == '\n');
    }
}

static bool check(const struct options *options) {
    if (options->list_patterns && !options->from && !options->db_root) {
        return true;
    }
    if (!options->from || !options->db_root || (!options->out && !options->list_patterns)) {
        report("generate needs --from, --db-root and --out; see clarisql generate --help");
        return false;
    }
    return true;
}

/* What was made; with --stats all that is counted. */
static void print_statistics(const struct options *options, const struct forge_statistics *statistics) {
    struct buffer page = buffer_new(MAX_PAGE);
    if (options->json) {
        forge_statistics_json(statistics, &page);
        puts(buffer_text(&page));
    } else if (options->stats) {
        forge_statistics_print(statistics, &page);
        fputs(buffer_text(&page), stdout);
    } else {
        size_t single = 0, multi = 0;
        for (size_t p = 0; p < forge_pattern_count; p++) {
            for (size_t f = 0; f < FORGE_FACET_COUNT; f++) {
                single += statistics->cells[p][f].kept;
                multi += statistics->cells[p][f].dialogues;
            }
        }
        printf("%zu single-turn instances in %s/single.jsonl, %zu conversations in %s/multi.jsonl\n", single,
               options->out, multi, options->out);
    }
    buffer_free(&page);
}

int command_generate(const struct options *options, int count, char **operands) {
    (void)count;
    (void)operands;
    if (!check(options)) {
        return STATUS_MISUSED;
    }
    if (options->list_patterns && !options->from) {
        print_patterns(options);
        return STATUS_OK;
    }
    struct buffer directory = buffer_new(MAX_PATH), places = buffer_new(MAX_PLACES);
    struct progress progress = progress_begin("databases", false, options->quiet);
    struct forge_statistics *statistics = NULL;
    csql_error error = {.status = CSQL_OK};
    csql_status status = CSQL_NOT_FOUND;
    struct panel *panel = NULL;
    bool found = session_data_directory(NULL, &directory);
    if (found && !options->list_patterns && !panel_open(options, buffer_text(&directory), &panel)) {
        progress_end(&progress);
        buffer_free(&directory);
        return STATUS_MISUSED;
    }
    if (found) {
        struct forge_options forge = {.from = options->from,
                                      .db_root = options->db_root,
                                      .out = options->out,
                                      .data = buffer_text(&directory),
                                      .pattern = options->pattern,
                                      .hooks = panel_hooks(panel),
                                      .seed = options->seed,
                                      .jobs = options->jobs,
                                      .list = options->list_patterns,
                                      .step = step,
                                      .context = &progress};
        status = forge_run(&forge, &statistics, &places, &error);
    }
    progress_end(&progress);
    panel_report(panel);
    panel_close(panel);
    if (status != CSQL_OK) {
        report_error(NULL, status, &error);
    } else if (options->list_patterns) {
        print_places(options, &places);
    } else {
        print_statistics(options, statistics);
    }
    forge_statistics_free(statistics);
    buffer_free(&directory);
    buffer_free(&places);
    return status == CSQL_OK ? STATUS_OK : STATUS_FAILED;
}
