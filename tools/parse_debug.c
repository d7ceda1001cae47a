/* What the parser makes of questions, for comparison with tools/parse.
 *
 *   parse_debug --db-root DIR --data DIR [--dump] [--network] [--plans] < questions.jsonl > out.jsonl
 *
 * A question is {"id", "db_id", "question", "today"?, "targets"?}. Written are the SQL of the targets (a
 * sequence of actions) if there are any; with --dump the input that the network reads, with --network its
 * best queries, and with
 * --plans the ranked ones with the features that rank them, and the probability of what was not found. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/buffer.h"
#include "base/json.h"
#include "link/link.h"
#include "parse/compose.h"
#include "parse/plan.h"
#include "parse/rank.h"
#include "parse/search.h"
#include "sql/sql.h"
#include "text/period.h"

#define MAX_LINE ((size_t)4 * 1024 * 1024)
#define WIDTH 10

struct source {
    char *id;
    struct db *db;
    struct link_schema *links;
    struct input_schema *schema;
    struct plan_schema *planned;
};

struct tool {
    const char *root, *data;
    bool use_network, dump, plans;
    struct plan_model *model;
    struct embed *embed;
    struct grammar *grammar;
    struct parse_network network;
    struct source source; /* the last one */
    struct buffer line;
    double link_ms, input_ms, encode_ms, search_ms;
    size_t count;
};

static double now(void) {
    struct timespec t;
    return clock_gettime(CLOCK_MONOTONIC, &t) == 0 ? (double)t.tv_sec * 1e3 + (double)t.tv_nsec * 1e-6 : 0;
}

static void close_source(struct source *s) {
    input_schema_free(s->schema);
    plan_schema_free(s->planned);
    link_schema_free(s->links);
    db_close(s->db);
    free(s->id);
    *s = (struct source){0};
}

static bool open_source(struct tool *t, const char *id, csql_error *error) {
    char path[4096];
    if (t->source.id != NULL && strcmp(t->source.id, id) == 0) {
        return true;
    }
    close_source(&t->source);
    (void)snprintf(path, sizeof path, "%s/%s/%s.sqlite", t->root, id, id);
    struct db_options options = {.cache_directory = ""};
    t->source.id = strdup(id);
    if (t->source.id == NULL || db_open(path, &options, &t->source.db, error) != CSQL_OK ||
        db_build_values(t->source.db, error) != CSQL_OK ||
        link_schema_new(t->source.db, t->embed, &t->source.links, error) != CSQL_OK ||
        input_schema_new(t->embed, t->source.links, t->source.db, &t->source.schema, error) != CSQL_OK) {
        return false;
    }
    return !t->plans || plan_schema_new(t->model, t->embed, t->source.links, t->source.db, &t->source.planned,
                                        error) == CSQL_OK;
}

static void add_input(struct tool *t, const struct parse_input *in) {
    struct buffer *out = &t->line;
    buffer_string(out, ",\"pieces\":[");
    for (size_t i = 0; i < in->piece_count; i++) {
        const struct input_piece *p = &in->pieces[i];
        buffer_printf(out, "%s[%u,%u,%u,%u,%d,%u]", i > 0 ? "," : "", p->id, p->position, p->segment, p->slot,
                      p->node, p->features);
    }
    buffer_string(out, "],\"blocks\":[");
    for (size_t i = 0; i <= in->block_count; i++) {
        buffer_printf(out, "%s%zu", i > 0 ? "," : "", in->blocks[i]);
    }
    buffer_string(out, "],\"kinds\":[");
    const size_t nodes = input_node_count(in);
    for (size_t i = 0; i < nodes; i++) {
        buffer_printf(out, "%s%u", i > 0 ? "," : "", in->kinds[i]);
    }
    buffer_string(out, "],\"relations\":[");
    for (size_t i = 0; i < nodes * nodes; i++) {
        buffer_printf(out, "%s%u", i > 0 ? "," : "", in->relations[i]);
    }
    buffer_char(out, ']');
}

static const char *sql_of(struct tool *t, struct arena *arena, const struct parse_input *in,
                          const struct sequence *sequence) {
    const struct literal_context context = {arena, t->grammar, in, period_today()};
    struct composition composition;
    const struct query *query = query_read(arena, t->grammar, in, sequence);
    if (query == NULL || compose(&context, query, &composition) != CSQL_OK || composition.tree == NULL) {
        return NULL;
    }
    return sql_format(arena, composition.tree);
}

static void add_targets(struct tool *t, struct arena *arena, const struct parse_input *in, const json *row) {
    const json *targets = json_get(row, "targets");
    struct sequence sequence = {.count = 0};
    if (targets == NULL) {
        return;
    }
    for (const json *m = json_first(targets); m != NULL && sequence.count < DECODE_MAX_ACTIONS;
         m = json_next(m)) {
        sequence.actions[sequence.count++] = (uint16_t)strtol(json_string_value(m), NULL, 10);
    }
    const char *sql = sql_of(t, arena, in, &sequence);
    buffer_string(&t->line, ",\"sql\":");
    if (sql != NULL) {
        json_text(&t->line, sql);
    } else {
        buffer_string(&t->line, "null");
    }
}

static bool add_queries(struct tool *t, struct arena *arena, const struct parse_input *in) {
    const struct search_options options = {.width = WIDTH};
    struct sequence found[WIDTH];
    struct encoded encoded;
    size_t count = 0;
    const double start = now();
    if (!parse_encode(&t->network, in, arena, &encoded)) {
        return false;
    }
    const double middle = now();
    if (!search_beam(&encoded, t->grammar, &options, arena, found, WIDTH, &count)) {
        return false;
    }
    t->encode_ms += middle - start;
    t->search_ms += now() - middle;
    buffer_string(&t->line, ",\"found\":[");
    for (size_t i = 0; i < count; i++) {
        const char *sql = sql_of(t, arena, in, &found[i]);
        buffer_printf(&t->line, "%s[%.4f,", i > 0 ? "," : "", (double)found[i].score);
        if (sql != NULL) {
            json_text(&t->line, sql);
        } else {
            buffer_string(&t->line, "null");
        }
        buffer_string(&t->line, ",[");
        for (size_t k = 0; k < found[i].count; k++) {
            buffer_printf(&t->line, "%s%u", k > 0 ? "," : "", found[i].actions[k]);
        }
        buffer_string(&t->line, "]]");
    }
    buffer_char(&t->line, ']');
    return true;
}

static bool add_plans(struct tool *t, struct arena *arena, const struct linked *linked, const char *before,
                      csql_error *error) {
    const struct plan_options options = {.top = 20, .before = before, .execute = true};
    struct plans plans;
    if (plan_question(t->model, t->source.planned, t->source.db, linked, &options, arena, &plans, error) !=
        CSQL_OK) {
        return false;
    }
    buffer_printf(&t->line, ",\"rest\":%.6f,\"plans\":[", plans.rest);
    for (size_t i = 0; i < plans.count; i++) {
        buffer_string(&t->line, i > 0 ? ",{\"sql\":" : "{\"sql\":");
        if (plans.at[i].sql != NULL) {
            json_text(&t->line, plans.at[i].sql);
        } else {
            buffer_string(&t->line, "null");
        }
        buffer_printf(&t->line, ",\"score\":%.5f,\"features\":[", plans.at[i].score);
        for (size_t k = 0; k < plans.at[i].feature_count; k++) {
            buffer_printf(&t->line, "%s%.5g", k > 0 ? "," : "", (double)plans.at[i].features[k]);
        }
        buffer_string(&t->line, "]}");
    }
    buffer_string(&t->line, "],\"verdicts\":[");
    for (size_t k = 0; k < PLAN_VERDICTS; k++) {
        buffer_printf(&t->line, "%s%.5g", k > 0 ? "," : "", (double)plans.verdicts[k]);
    }
    buffer_char(&t->line, ']');
    return true;
}

static bool do_row(struct tool *t, const json *row, csql_error *error) {
    const char *id = json_get_string(row, "id"), *question = json_get_string(row, "question");
    const char *today = json_get_string(row, "today");
    struct arena *arena = arena_new();
    struct linked linked;
    struct parse_input in;
    bool done = question != NULL && arena != NULL && open_source(t, json_get_string(row, "db_id"), error);
    if (done && today != NULL) {
        done = setenv("CLARISQL_TODAY", today, 1) == 0;
    }
    const double start = now();
    done = done && plan_link(t->source.links, t->source.db, arena, question, strlen(question),
                             json_get_string(row, "before"), &linked, error) == CSQL_OK;
    const double middle = now();
    done = done && input_make(arena, t->embed, t->source.schema, &linked, &in);
    t->link_ms += middle - start;
    t->input_ms += now() - middle;
    if (done) {
        buffer_clear(&t->line);
        buffer_string(&t->line, "{\"id\":");
        json_text(&t->line, id);
        if (t->dump) {
            add_input(t, &in);
        }
        add_targets(t, arena, &in, row);
        done = !t->use_network || add_queries(t, arena, &in);
        done = done && (!t->plans || add_plans(t, arena, &linked, json_get_string(row, "before"), error));
        buffer_string(&t->line, "}\n");
        done = done && fwrite(buffer_text(&t->line), 1, t->line.length, stdout) == t->line.length;
        t->count++;
    }
    arena_free(arena);
    return done;
}

int main(int argc, char **argv) {
    struct tool t = {.line = buffer_new((size_t)64 * 1024 * 1024)};
    csql_error error = {.message = ""};
    char *line = NULL;
    size_t room = 0;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--network") == 0) {
            t.use_network = true;
        } else if (strcmp(argv[i], "--plans") == 0) {
            t.plans = true;
        } else if (strcmp(argv[i], "--dump") == 0) {
            t.dump = true;
        } else if (strcmp(argv[i], "--db-root") == 0 && i + 1 < argc) {
            t.root = argv[++i];
        } else if (strcmp(argv[i], "--data") == 0 && i + 1 < argc) {
            t.data = argv[++i];
        }
    }
    if (t.root == NULL || t.data == NULL) {
        fprintf(stderr,
                "usage: parse_debug --db-root DIR --data DIR [--dump] [--network] [--plans] < QUESTIONS\n");
        return 2;
    }
    if (embed_open(t.data, &t.embed, &error) != CSQL_OK ||
        grammar_open(t.data, &t.grammar, &error) != CSQL_OK ||
        (t.use_network && parse_network_open(t.data, t.grammar, &t.network, &error) != CSQL_OK) ||
        (t.plans && plan_model_open(t.data, &t.model, &error) != CSQL_OK)) {
        fprintf(stderr, "parse_debug: %s\n", error.message);
        return 1;
    }
    for (ssize_t length; (length = getline(&line, &room, stdin)) > 0;) {
        json *row = NULL;
        if ((size_t)length > MAX_LINE || json_parse(line, (size_t)length, &row, &error) != CSQL_OK ||
            !do_row(&t, row, &error)) {
            fprintf(stderr, "parse_debug: %s\n", error.message);
        }
        json_free(row);
    }
    if (t.count > 0) {
        const double n = (double)t.count;
        fprintf(stderr, "%zu questions; link %.2f ms, input %.2f, encode %.2f, search %.2f\n", t.count,
                t.link_ms / n, t.input_ms / n, t.encode_ms / n, t.search_ms / n);
    }
    free(line);
    close_source(&t.source);
    parse_network_close(&t.network);
    plan_model_close(t.model);
    grammar_free(t.grammar);
    embed_close(t.embed);
    buffer_free(&t.line);
    return 0;
}
