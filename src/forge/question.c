/* Context-aware question generator (algorithm 6): the pivot in its place, the user's own sentence otherwise.
 */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/error.h"
#include "forge/clarity.h"
#include "forge/english.h"

#define MAX_QUESTION ((size_t)64 * 1024)

static int compare_pivots(const void *a, const void *b) {
    const struct forge_pivot *x = a, *y = b;
    return (x->target.span.start > y->target.span.start) - (x->target.span.start < y->target.span.start);
}

static const struct token *before(const struct forge_text *text, const struct forge_span *span) {
    return span->first > 0 ? &text->tokens.at[span->first - 1] : NULL;
}

static bool is_article(const struct token *token) {
    return token && (strcmp(token->norm, "a") == 0 || strcmp(token->norm, "an") == 0);
}

static bool is_determiner(const struct token *token) {
    static const char *const words[] = {"a",  "an",  "the",   "each",  "every", "any", "some",
                                        "no", "all", "their", "which", "what",  "his", "her"};
    for (size_t i = 0; token && i < sizeof words / sizeof *words; i++) {
        if (strcmp(token->norm, words[i]) == 0) {
            return true;
        }
    }
    return false;
}

/* "both", which two adjectives may follow. */
static bool is_correlative(const struct token *token) {
    return strcmp(token->norm, "both") == 0 || strcmp(token->norm, "either") == 0;
}

/* Whether a mark of quotation stands right before the span. */
static bool is_quoted(const struct forge_text *text, const struct forge_span *span) {
    return span->start > 0 && strchr("\"'`", text->tokens.text[span->start - 1]) != NULL;
}

/* Whether the words before name the column of the value: "in the state Colorado", "the country of Uganda". */
static bool follows_name(const struct forge_task *task, const struct forge_text *text,
                         const struct forge_pivot *pivot) {
    static const char *const links[] = {"of", "named", "called"};
    size_t first = pivot->target.span.first;
    for (size_t i = 0; first > 1 && i < sizeof links / sizeof *links; i++) {
        if (strcmp(text->tokens.at[first - 1].norm, links[i]) == 0) {
            first--;
            break;
        }
    }
    const struct words *words = first > 0 ? &text->words[first - 1] : NULL;
    const struct forge_name *name = forge_schema_column(task->schema, pivot->target.column);
    return words && words->count > 0 && forge_name_has(name, words->stem[words->count - 1]);
}

/* Whether the span is a noun by itself, and not an adjective to the word behind it. */
static bool stands_alone(const struct forge_text *text, const struct forge_span *span) {
    const struct token *next = span->after < text->tokens.count ? &text->tokens.at[span->after] : NULL;
    return !next || next->kind == TOKEN_PUNCT || text_is_stopword(next->norm);
}

/* What goes around the term. */
static void dress(const struct forge_task *task, const struct forge_text *text, struct forge_pivot *pivot) {
    const struct token *last = before(text, &pivot->target.span);
    bool value = pivot->target.value && pivot->term.common;
    pivot->lead = pivot->trail = "";
    pivot->had_article = is_article(last);
    if (pivot->had_article) {
        pivot->lead = forge_takes_an(pivot->written) ? "an " : "a ";
    } else if (value && !is_quoted(text, &pivot->target.span) && follows_name(task, text, pivot)) {
        pivot->lead = pivot->trail = "\"";
    } else if (value && !is_quoted(text, &pivot->target.span) && !is_determiner(last) && last &&
               !is_correlative(last) && stands_alone(text, &pivot->target.span)) {
        pivot->lead = forge_takes_an(pivot->written) ? "an " : "a ";
    }
}

static const char *inflect(struct forge_task *task, const struct forge_pivot *pivot) {
    const struct forge_span *span = &pivot->target.span;
    if (pivot->term.shortened) { /* in the letters of the sentence */
        size_t cut = strlen(pivot->term.text) - 1;
        return arena_printf(task->arena, "%.*s.", (int)cut, task->question->text + span->start);
    }
    bool plural = pivot->term.common && span->plural && !pivot->target.value;
    const char *term = plural ? forge_plural(task->arena, pivot->term.text) : pivot->term.text;
    char *copy = term ? arena_string(task->arena, term) : NULL;
    bool capital = isupper((unsigned char)task->question->text[span->start]) && span->first == 0;
    if (copy && capital) {
        *copy = (char)toupper((unsigned char)*copy);
    }
    return copy;
}

csql_status forge_make_question(struct forge_task *task, const struct forge_text *text,
                                struct forge_pivot *pivots, size_t count, const char *rest, const char **out,
                                csql_error *error) {
    const char *source = task->question->text;
    struct buffer question = buffer_new(MAX_QUESTION);
    size_t at = 0;
    qsort(pivots, count, sizeof *pivots, compare_pivots);
    csql_status status = CSQL_OK;
    for (size_t i = 0; i < count && status == CSQL_OK; i++) {
        struct forge_pivot *pivot = &pivots[i];
        const struct forge_span *span = &pivot->target.span;
        pivot->written = inflect(task, pivot);
        if (!pivot->written) {
            status = error_set(error, CSQL_NO_MEMORY, "out of memory");
            break;
        }
        dress(task, text, pivot);
        size_t to = pivot->had_article ? text->tokens.at[span->first - 1].start : span->start;
        buffer_add(&question, source + at, to > at ? to - at : 0);
        buffer_string(&question, pivot->lead);
        pivot->start = question.length;
        buffer_string(&question, pivot->written);
        pivot->end = question.length;
        buffer_string(&question, pivot->trail);
        at = span->end;
        pivot->ate_stop = pivot->term.shortened && source[at] == '.';
        at += pivot->ate_stop;
    }
    buffer_string(&question, source + at);
    buffer_string(&question, rest);
    *out = status == CSQL_OK && question.status == CSQL_OK ? arena_string(task->arena, buffer_text(&question))
                                                           : NULL;
    buffer_free(&question);
    return *out || status != CSQL_OK ? status : error_set(error, CSQL_NO_MEMORY, "out of memory");
}

const char *forge_resolve_question(struct arena *arena, const char *question,
                                   const struct forge_pivot *pivots, size_t count, const char *const *names) {
    struct buffer text = buffer_new(MAX_QUESTION);
    size_t at = 0;
    for (size_t i = 0; i < count; i++) {
        size_t from = pivots[i].start - strlen(pivots[i].lead);
        buffer_add(&text, question + at, from - at);
        if (pivots[i].had_article) {
            buffer_string(&text, forge_takes_an(names[i]) ? "an " : "a ");
        }
        buffer_string(&text, names[i]);
        buffer_string(&text, pivots[i].ate_stop ? "." : "");
        at = pivots[i].end + strlen(pivots[i].trail);
    }
    buffer_string(&text, question + at);
    const char *copy = text.status == CSQL_OK ? arena_string(arena, buffer_text(&text)) : NULL;
    buffer_free(&text);
    return copy;
}
