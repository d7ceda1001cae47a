/* Prints the plans for questions: for looking at what the planner does, for timing, and for fitting ranks.
 *
 *   plan_debug [--data DIR] [--execute] [--diverse] [--beam N] [--top N] [--json] DB [QUESTION]
 *
 * Without QUESTION, questions are read from standard input, one a line; with --json a line is an object
 * {"id", "db_id", "question", ...}, DB is the root of the databases, and the plans come out as JSON lines. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/json.h"
#include "link/link.h"
#include "plan/plan.h"

#define PATH_BYTES 4096

struct settings {
    const char *data, *database, *question;
    struct plan_options options;
    bool json;
};

struct source {
    char id[256];
    struct db *db;
    struct link_schema *links;
    struct plan_schema *schema;
};

struct program {
    struct settings settings;
    struct embed *embed;
    struct plan_model *model;
    struct source source; /* the database that was asked last */
    double link_seconds, plan_seconds;
    size_t questions;
};

static double now(void) {
    struct timespec t;
    return clock_gettime(CLOCK_MONOTONIC, &t) == 0 ? (double)t.tv_sec + (double)t.tv_nsec * 1e-9 : 0;
}

static void close_source(struct source *source) {
    plan_schema_free(source->schema);
    link_schema_free(source->links);
    db_close(source->db);
    *source = (struct source){.db = NULL};
}

static csql_status open_source(struct program *p, const char *id, csql_error *error) {
    struct source *source = &p->source;
    char path[PATH_BYTES];
    if (source->db && strcmp(source->id, id) == 0) {
        return CSQL_OK;
    }
    close_source(source);
    (void)snprintf(source->id, sizeof source->id, "%s", id);
    (void)snprintf(path, sizeof path, p->settings.json ? "%s/%s/%s.sqlite" : "%s", p->settings.database, id,
                   id);
    csql_status status = db_open(path, NULL, &source->db, error);
    if (status == CSQL_OK) {
        status = link_schema_new(source->db, p->embed, &source->links, error);
    }
    if (status == CSQL_OK) {
        status = plan_schema_new(p->model, p->embed, source->links, source->db, &source->schema, error);
    }
    return status;
}

static const char *element_name(const struct linked *linked, struct plan_element element) {
    static char text[512];
    const struct db_catalogue *c = linked->catalogue;
    if (element.kind == ELEMENT_MISSING) {
        return "MISSING";
    }
    if (element.index < 0) {
        return "-";
    }
    if (element.kind == ELEMENT_TABLE) {
        return c->tables[element.index].name;
    }
    if (element.kind == ELEMENT_VALUE) {
        (void)snprintf(text, sizeof text, "'%s'", linked->values[element.index].text);
        return text;
    }
    const struct db_column *column = &c->columns[element.index];
    (void)snprintf(text, sizeof text, "%s.%s", c->tables[column->table].name, column->name);
    return text;
}

static void print_choice(const struct linked *linked, const struct plan_choice *choice) {
    printf("      %s", element_name(linked, choice->chosen));
    printf(" p=%.2f [", choice->probability);
    for (size_t w = choice->first; w < choice->last; w++) {
        printf("%s%s", w > choice->first ? " " : "", linked->words[w].norm);
    }
    printf("] a=%.2f%s%s%s%s", choice->alignment, choice->selected ? " selected" : "",
           choice->grouped ? " grouped" : "", choice->ordered ? " ordered" : "",
           choice->filtered ? " filtered" : "");
    printf(" %s %s %s;", choice->aggregate ? choice->aggregate : "",
           choice->operator_text ? choice->operator_text : "",
           choice->filtered ? element_name(linked, choice->compared) : "");
    for (size_t i = 0; i < choice->alternative_count; i++) {
        printf(" %s %.2f", element_name(linked, choice->alternatives[i]),
               choice->alternative_probabilities[i]);
    }
    printf("\n");
}

static void print_plans(const struct linked *linked, const struct plans *plans, struct arena *arena) {
    for (size_t i = 0; i < plans->count; i++) {
        const struct plan *plan = &plans->at[i];
        printf("%6.3f %7.2f %s%s\n", plan->score, plan->log_probability,
               plan->missing ? "(missing)" : plan->sql, plan->empty ? "  -- empty" : "");
        if (plan->tree) {
            const char *text = plan_explain(arena, linked->catalogue, plan->tree);
            printf("      %s\n", text ? text : "?");
        }
        for (size_t k = 0; k < plan->choice_count && i < 3; k++) {
            print_choice(linked, &plan->choices[k]);
        }
    }
}

static bool print_json(const char *id, const char *db_id, const struct plans *plans) {
    struct buffer out = buffer_new((size_t)1 << 24);
    buffer_string(&out, "{\"id\":");
    json_text(&out, id);
    buffer_string(&out, ",\"db_id\":");
    json_text(&out, db_id);
    buffer_string(&out, ",\"plans\":[");
    for (size_t i = 0; i < plans->count; i++) {
        const struct plan *plan = &plans->at[i];
        buffer_string(&out, i ? ",{\"sql\":" : "{\"sql\":");
        json_text(&out, plan->sql);
        buffer_string(&out, ",\"score\":");
        json_double(&out, plan->score);
        buffer_string(&out, ",\"log_probability\":");
        json_double(&out, plan->log_probability);
        buffer_printf(&out, ",\"missing\":%s,\"empty\":%s,\"features\":[", plan->missing ? "true" : "false",
                      plan->empty ? "true" : "false");
        for (size_t f = 0; f < plan->feature_count; f++) {
            buffer_string(&out, f ? "," : "");
            json_double(&out, (double)plan->features[f]);
        }
        buffer_string(&out, "]}");
    }
    buffer_string(&out, "]}");
    bool done = out.status == CSQL_OK && puts(buffer_text(&out)) >= 0;
    buffer_free(&out);
    return done;
}

static csql_status answer(struct program *p, const char *id, const char *db_id, const char *question,
                          csql_error *error) {
    struct arena *arena = arena_new();
    struct linked linked;
    struct plans plans;
    csql_status status = arena ? open_source(p, db_id, error) : CSQL_NO_MEMORY;
    double start = now(), middle = start;
    if (status == CSQL_OK) {
        status = link_question(p->source.links, arena, question, strlen(question), &linked, error);
        middle = now();
    }
    if (status == CSQL_OK) {
        status = plan_question(p->model, p->source.schema, p->source.db, &linked, &p->settings.options, arena,
                               &plans, error);
        p->link_seconds += middle - start;
        p->plan_seconds += now() - middle;
        p->questions++;
    }
    if (status == CSQL_OK && p->settings.json) {
        status = print_json(id, db_id, &plans) ? CSQL_OK : CSQL_IO;
    } else if (status == CSQL_OK) {
        print_plans(&linked, &plans, arena);
    }
    arena_free(arena);
    return status;
}

static csql_status answer_line(struct program *p, char *line, csql_error *error) {
    json *row = NULL;
    line[strcspn(line, "\n")] = '\0';
    if (!p->settings.json) {
        return answer(p, NULL, p->settings.database, line, error);
    }
    csql_status status = json_parse(line, strlen(line), &row, error);
    const char *question = json_get_string(row, "question"), *db_id = json_get_string(row, "db_id");
    if (status == CSQL_OK && question && db_id) {
        status = answer(p, json_get_string(row, "id"), db_id, question, error);
    }
    json_free(row);
    return status;
}

static bool read_arguments(struct settings *s, int argc, char **argv) {
    *s = (struct settings){.data = "data"};
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--execute") == 0) {
            s->options.execute = true;
        } else if (strcmp(argv[i], "--diverse") == 0) {
            s->options.diverse = true;
        } else if (strcmp(argv[i], "--json") == 0) {
            s->json = true;
        } else if (strcmp(argv[i], "--data") == 0 && i + 1 < argc) {
            s->data = argv[++i];
        } else if (strcmp(argv[i], "--beam") == 0 && i + 1 < argc) {
            s->options.beam = (size_t)strtoul(argv[++i], NULL, 10);
        } else if (strcmp(argv[i], "--top") == 0 && i + 1 < argc) {
            s->options.top = (size_t)strtoul(argv[++i], NULL, 10);
        } else if (!s->database) {
            s->database = argv[i];
        } else {
            s->question = argv[i];
        }
    }
    return s->database != NULL;
}

int main(int argc, char **argv) {
    struct program p = {.embed = NULL};
    csql_error error = {.message = ""};
    char *line = NULL;
    size_t room = 0;
    if (!read_arguments(&p.settings, argc, argv)) {
        fprintf(stderr,
                "usage: plan_debug [--data DIR] [--execute] [--diverse] [--beam N] [--top N] [--json] "
                "DB [QUESTION]\n");
        return 2;
    }
    csql_status status = embed_open(p.settings.data, &p.embed, &error);
    double start = now();
    if (status == CSQL_OK) {
        status = plan_model_open(p.settings.data, &p.model, &error);
    }
    double opened = now() - start;
    if (status == CSQL_OK && p.settings.question) {
        status = answer(&p, NULL, p.settings.database, p.settings.question, &error);
    }
    while (status == CSQL_OK && !p.settings.question && getline(&line, &room, stdin) > 0) {
        status = answer_line(&p, line, &error);
    }
    if (status != CSQL_OK) {
        fprintf(stderr, "plan_debug: %s\n", error.message);
    }
    if (p.questions) {
        fprintf(stderr, "model opened in %.1f ms; %zu questions: %.2f ms linking, %.2f ms planning each\n",
                opened * 1000, p.questions, p.link_seconds * 1000 / (double)p.questions,
                p.plan_seconds * 1000 / (double)p.questions);
    }
    free(line);
    close_source(&p.source);
    plan_model_close(p.model);
    embed_close(p.embed);
    return status == CSQL_OK ? 0 : 1;
}
