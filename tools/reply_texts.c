/* Writes what the reader's network is to learn from, a JSON line a reply, on standard output:
 *
 *   reply_texts [--data DIR] REPLIES_DIRECTORY ...
 *
 * {"kind", "id", "sub", "scenario", "database", "held_out", "reply", "items": [{"term", "choices":
 * [[name, values], ...]}], "keep", "all", "rules"}: texts as src/dialog/judge.h has them, the gold as it was
 * written, and what the reader makes of the reply without the network ({"kind", "plain", "stranger", "items":
 * [{"keep", "touched", "pointed", "denied", "all", "score"}]}: struct reply). */
#include "base/buffer.h"
#include "dialog/judge.h"
#include "reply_set.h"

static const char *const kinds[] = {"helpful", "concise", "verbose", "partial", "unhelpful", "other"};

static const char *const results[] = {[REPLY_SETTLES] = "settles",
                                      [REPLY_NARROWS] = "narrows",
                                      [REPLY_UNHELPFUL] = "unhelpful",
                                      [REPLY_MORE] = "more",
                                      [REPLY_QUESTION] = "question"};

static const char *const members[] = {"id", "sub", "scenario"};

struct program {
    struct arena *arena;
    struct embed *embed;
    struct buffer out;
};

static void add_flag(struct buffer *out, const char *name, bool value) {
    buffer_printf(out, "\"%s\": %s", name, value ? "true" : "false");
}

/* What the rules alone make of the reply. */
static void add_rules(struct buffer *out, const struct reply *reply, const struct dialog_item *items) {
    buffer_printf(out, ", \"rules\": {\"kind\": \"%s\", ", results[reply->kind]);
    add_flag(out, "plain", reply->plain);
    buffer_string(out, ", ");
    add_flag(out, "stranger", reply->stranger);
    buffer_string(out, ", \"items\": [");
    for (size_t i = 0; i < reply->item_count; i++) {
        buffer_printf(out, "%s{\"keep\": [", i > 0 ? ", " : "");
        for (size_t c = 0; c < items[i].choice_count; c++) {
            buffer_printf(out, "%s%d", c > 0 ? ", " : "", reply->items[i].keep[c]);
        }
        buffer_string(out, "], ");
        add_flag(out, "touched", reply->items[i].touched);
        buffer_string(out, ", ");
        add_flag(out, "pointed", reply->items[i].pointed);
        buffer_string(out, ", ");
        add_flag(out, "denied", reply->items[i].denied);
        buffer_string(out, ", ");
        add_flag(out, "all", reply->items[i].all);
        buffer_printf(out, ", \"score\": %.3f}", reply->items[i].score);
    }
    buffer_string(out, "]}");
}

static void add_texts(struct buffer *out, const struct judged *texts, const struct dialog_item *items,
                      size_t count) {
    buffer_string(out, ", \"reply\": ");
    json_text(out, texts->reply);
    buffer_string(out, ", \"items\": [");
    for (size_t i = 0; i < count; i++) {
        buffer_printf(out, "%s{\"term\": ", i > 0 ? ", " : "");
        json_text(out, texts->terms[i]);
        buffer_string(out, ", \"choices\": [");
        for (size_t c = 0; c < items[i].choice_count; c++) {
            const struct judged_choice *choice = &texts->choices[i][c];
            buffer_string(out, c > 0 ? ", [" : "[");
            json_text(out, choice->name);
            buffer_string(out, ", ");
            json_text(out, choice->values == NULL ? "" : choice->values);
            buffer_string(out, "]");
        }
        buffer_string(out, "]}");
    }
    buffer_string(out, "]");
}

/* [["0"], null], "question" or null, as it was written. */
static void add_gold(struct buffer *out, const json *row) {
    const json *keep = json_get(row, "keep");
    bool all = false;
    buffer_string(out, ", \"keep\": ");
    if (json_is_array(keep)) {
        buffer_string(out, "[");
        for (const json *item = json_first(keep); item != NULL; item = json_next(item)) {
            buffer_string(out, item == json_first(keep) ? "" : ", ");
            if (json_is_null(item)) {
                buffer_string(out, "null");
                continue;
            }
            buffer_string(out, "[");
            for (const json *index = json_first(item); index != NULL; index = json_next(index)) {
                const char *text = json_string_value(index);
                double number = text == NULL ? 0 : strtod(text, NULL);
                (void)(text == NULL && json_number_value(index, &number));
                buffer_printf(out, "%s%.0f", index == json_first(item) ? "" : ", ", number);
            }
            buffer_string(out, "]");
        }
        buffer_string(out, "]");
    } else {
        buffer_string(out, json_string_value(keep) != NULL ? "\"question\"" : "null");
    }
    buffer_string(out, ", ");
    add_flag(out, "all", json_get_bool(row, "all", &all) && all);
}

static bool add_reply(struct program *p, struct reply_set *set, const json *row, const char *kind) {
    const char *text = json_get_string(row, "reply");
    struct dialog_context context;
    struct dialog_item items[DIALOG_MAX_ITEMS];
    size_t count = 0;
    bool held_out = false;
    const json *scenario = reply_set_row(set, row, &context, items, &count);
    if (text == NULL || scenario == NULL) {
        return false;
    }
    context.embed = p->embed;
    struct reader *reader = arena_alloc(p->arena, sizeof *reader);
    struct judged texts;
    struct reply reply;
    *reader = (struct reader){
        .context = &context, .arena = p->arena, .items = items, .item_count = count, .text = text};
    if (reader_prepare(reader, strlen(text), NULL) != CSQL_OK || !judge_texts(reader, &texts) ||
        dialog_read(&context, p->arena, items, count, text, strlen(text), &reply, NULL) != CSQL_OK) {
        return false;
    }
    buffer_printf(&p->out, "{\"kind\": \"%s\"", kind);
    for (size_t i = 0; i < sizeof members / sizeof *members; i++) {
        const char *value = json_get_string(row, members[i]);
        buffer_printf(&p->out, ", \"%s\": ", members[i]);
        json_text(&p->out, value == NULL ? "" : value);
    }
    const char *name = json_get_string(scenario, "database");
    buffer_string(&p->out, ", \"database\": ");
    json_text(&p->out, name == NULL ? "" : name);
    buffer_string(&p->out, ", ");
    add_flag(&p->out, "held_out", json_get_bool(row, "held_out", &held_out) && held_out);
    add_texts(&p->out, &texts, items, count);
    add_gold(&p->out, row);
    add_rules(&p->out, &reply, items);
    buffer_string(&p->out, "}\n");
    return p->out.status == CSQL_OK;
}

static bool add_kind(struct program *p, struct reply_set *set, const char *kind) {
    const char *path = arena_printf(p->arena, "%s/%s.jsonl", set->directory, kind);
    char *text = access(path, R_OK) == 0 ? reply_set_file(p->arena, path) : "";
    bool done = text != NULL;
    for (char *line = text, *end; done && (end = strchr(line, '\n')) != NULL; line = end + 1) {
        json *row = NULL;
        done = json_parse(line, (size_t)(end - line), &row, NULL) == CSQL_OK && add_reply(p, set, row, kind);
        if (!done) {
            fprintf(stderr, "%s: cannot read: %.*s\n", path, (int)(end - line), line);
        }
        json_free(row);
        fputs(buffer_text(&p->out), stdout);
        buffer_clear(&p->out);
    }
    return done;
}

int main(int argc, char **argv) {
    int at = argc > 2 && strcmp(argv[1], "--data") == 0 ? 3 : 1;
    struct program p = {.arena = arena_new(), .out = buffer_new((size_t)1 << 20)};
    csql_error error = {0};
    bool done = p.arena != NULL && at < argc;
    if (!done) {
        fprintf(stderr, "usage: reply_texts [--data DIR] REPLIES_DIRECTORY ...\n");
    } else if (embed_open(at == 3 ? argv[2] : "data", &p.embed, &error) != CSQL_OK) {
        fprintf(stderr, "reply_texts: %s\n", error.message);
        done = false;
    }
    for (; done && at < argc; at++) {
        struct reply_set set;
        done = reply_set_open(&set, p.arena, argv[at]);
        if (!done) {
            fprintf(stderr, "reply_texts: cannot read %s/scenarios.json\n", argv[at]);
        }
        for (size_t k = 0; done && k < sizeof kinds / sizeof *kinds; k++) {
            done = add_kind(&p, &set, kinds[k]);
        }
        reply_set_close(&set);
    }
    embed_close(p.embed);
    buffer_free(&p.out);
    arena_free(p.arena);
    return done ? 0 : 1;
}
