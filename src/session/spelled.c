/* Follow-ups that tell a time from today, "and last month?", with the date spelled out: "and in October
 * 2026?". */
#include <ctype.h>
#include <string.h>

#include "session/internal.h"

/* The words of the value's date, or what the question says where that is a span between two. */
static const char *date_words(struct arena *arena, const struct linked *linked, const struct link_value *v) {
    const size_t start = linked->words[v->first].start, end = linked->words[v->last - 1].end;
    if (v->until != NULL) {
        return arena_copy(arena, linked->question + start, end - start);
    }
    const char *text = "";
    for (size_t w = v->first; w < v->last && text != NULL; w++) {
        const char *norm = linked->words[w].norm;
        text = arena_printf(arena, "%s%s%c%s", text, w > v->first ? " " : "", toupper((unsigned char)norm[0]),
                            norm + 1);
    }
    return text;
}

const char *spelled_out(const csql_session *session, struct arena *arena, const char *text, size_t length) {
    struct linked linked;
    const char *out = "";
    size_t done = 0;
    if (link_question(session->links, arena, text, length, &linked, NULL) != CSQL_OK) {
        return NULL;
    }
    for (size_t i = 0; i < linked.value_count && out != NULL; i++) {
        const struct link_value *v = &linked.values[i];
        const size_t start = linked.words[v->first].start, end = linked.words[v->last - 1].end;
        if (!v->relative || start < done) {
            continue;
        }
        const struct link_word *before = v->first > 0 ? &linked.words[v->first - 1] : NULL;
        const bool added = before != NULL && before->start == before->end;
        const char *date = date_words(arena, &linked, v);
        out = date == NULL
                  ? NULL
                  : arena_printf(arena, "%s%.*s%s%s%s", out, (int)(start - done), linked.question + done,
                                 added ? before->norm : "", added ? " " : "", date);
        done = end;
    }
    return done == 0 || out == NULL ? NULL : arena_printf(arena, "%s%s", out, linked.question + done);
}
