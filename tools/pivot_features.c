/* Prints what the pivot models see, for tools/fit_pivot.py.
 *
 *   pivot_features DATA ROOT < questions.jsonl > features.jsonl
 *
 * A line in is {"id", "db_id", "question", "today"?, ...}, the database at ROOT/<db_id>/<db_id>.sqlite. Lines
 * out:
 * {"id", "model", "start", "end", "table", "column", "x": [...]}. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/json.h"
#include "pivot/pivot.h"
#include "session/kind.h"

struct program {
    struct embed *embed;
    struct plan_model *model;
    struct decide_weights *weights; /* NULL while they are still to be fitted */
    char db_id[512];
    struct db *db;
    struct link_schema *links;
    struct plan_schema *schema;
    const char *id; /* of the question being answered */
};

static void close_database(struct program *p) {
    plan_schema_free(p->schema);
    link_schema_free(p->links);
    db_close(p->db);
    p->schema = NULL;
    p->links = NULL;
    p->db = NULL;
}

static csql_status open_database(struct program *p, const char *root, const char *db_id, csql_error *error) {
    if (p->db != NULL && strcmp(p->db_id, db_id) == 0) {
        return CSQL_OK;
    }
    close_database(p);
    char path[2048];
    (void)snprintf(p->db_id, sizeof p->db_id, "%s", db_id);
    (void)snprintf(path, sizeof path, "%s/%s/%s.sqlite", root, db_id, db_id);
    struct db_options options = {.cache_directory = ""};
    csql_status status = db_open(path, &options, &p->db, error);
    if (status == CSQL_OK) {
        status = link_schema_new(p->db, p->embed, &p->links, error);
    }
    if (status == CSQL_OK) {
        status = plan_schema_new(p->model, p->embed, p->links, p->db, &p->schema, error);
    }
    return status;
}

static void print_trace(void *context, const struct pivot_trace *t) {
    const struct program *p = context;
    const struct db_catalogue *c = db_catalogue(p->db);
    struct buffer out = buffer_new((size_t)1 << 16);
    buffer_string(&out, "{\"id\":");
    json_text(&out, p->id);
    buffer_printf(&out, ",\"model\":\"%s\",\"start\":%zu,\"end\":%zu,\"table\":", t->model, t->start, t->end);
    int table = t->index < 0 ? -1 : t->column ? c->columns[t->index].table : t->index;
    json_text(&out, table < 0 ? NULL : c->tables[table].name);
    buffer_string(&out, ",\"column\":");
    json_text(&out, t->index >= 0 && t->column ? c->columns[t->index].name : NULL);
    buffer_string(&out, ",\"x\":[");
    for (int i = 0; i < t->feature_count; i++) {
        buffer_printf(&out, "%s%.5g", i > 0 ? "," : "", t->features[i]);
    }
    buffer_string(&out, "]}");
    puts(buffer_text(&out));
    buffer_free(&out);
}

/* What is known of a later turn: src/session/kind.h. */
static csql_status print_turn(struct program *p, struct arena *arena, const char *question,
                              const char *before, const struct linked *linked, const struct plans *own,
                              const struct pivots *pivots, csql_error *error) {
    struct linked both;
    struct plans whole;
    const struct plan_options options = {.top = 10, .before = before, .execute = true};
    csql_status status = plan_link(p->links, p->db, arena, question, strlen(question), before, &both, error);
    if (status == CSQL_OK) {
        status = plan_question(p->model, p->schema, p->db, &both, &options, arena, &whole, error);
    }
    if (status == CSQL_OK) {
        const struct kind_input in = {linked, &both, own, &whole, pivots};
        double x[KIND_FEATURE_COUNT];
        kind_features(&in, x);
        const struct pivot_trace trace = {0, 0, "turn", false, -1, x, KIND_FEATURE_COUNT};
        print_trace(p, &trace);
    }
    return status;
}

static csql_status answer(struct program *p, const char *question, const char *before, csql_error *error) {
    struct arena *arena = arena_new();
    struct linked linked;
    struct plans plans;
    struct pivots pivots;
    csql_status status = arena == NULL
                             ? CSQL_NO_MEMORY
                             : link_question(p->links, arena, question, strlen(question), &linked, error);
    struct plan_options options = {.top = 10, .execute = true};
    if (status == CSQL_OK) {
        status = plan_question(p->model, p->schema, p->db, &linked, &options, arena, &plans, error);
    }
    if (status == CSQL_OK) {
        struct pivot_input input = {.linked = &linked,
                                    .plans = &plans,
                                    .embed = p->embed,
                                    .weights = p->weights,
                                    .links = p->links,
                                    .db = p->db,
                                    .tracer = print_trace,
                                    .tracer_context = p};
        status = pivot_find(&input, arena, &pivots, error);
        if (status == CSQL_OK && before != NULL) {
            status = print_turn(p, arena, question, before, &linked, &plans, &pivots, error);
        }
    }
    arena_free(arena);
    return status;
}

int main(int argc, char **argv) {
    struct program p = {0};
    csql_error error = {0};
    if (argc != 3 || embed_open(argv[1], &p.embed, &error) != CSQL_OK ||
        plan_model_open(argv[1], &p.model, &error) != CSQL_OK) {
        fprintf(stderr, "usage: pivot_features DATA ROOT < questions.jsonl; %s\n", error.message);
        return 2;
    }
    if (decide_open(argv[1], &p.weights, &error) != CSQL_OK) {
        fprintf(stderr, "pivot_features: nothing is decided: %s\n", error.message);
    }
    char *line = NULL;
    size_t room = 0;
    for (ssize_t n; (n = getline(&line, &room, stdin)) > 0;) {
        json *row = NULL;
        if (json_parse(line, (size_t)n, &row, &error) != CSQL_OK) {
            fprintf(stderr, "%s\n", error.message);
            continue;
        }
        const char *db_id = json_get_string(row, "db_id"), *question = json_get_string(row, "question");
        const char *today = json_get_string(row, "today");
        p.id = json_get_string(row, "id");
        if (today != NULL && setenv("CLARISQL_TODAY", today, 1) != 0) {
            fprintf(stderr, "pivot_features: %s\n", p.id);
        }
        if (db_id == NULL || question == NULL || p.id == NULL ||
            open_database(&p, argv[2], db_id, &error) != CSQL_OK ||
            answer(&p, question, json_get_string(row, "before"), &error) != CSQL_OK) {
            fprintf(stderr, "%s: %s\n", p.id == NULL ? "?" : p.id, error.message);
        }
        json_free(row);
    }
    free(line);
    close_database(&p);
    decide_close(p.weights);
    plan_model_close(p.model);
    embed_close(p.embed);
    return 0;
}
