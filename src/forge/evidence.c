#include "forge/evidence.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "base/error.h"
#include "forge/english.h"

static csql_status no_memory(csql_error *error) {
    return error_set(error, CSQL_NO_MEMORY, "out of memory");
}

/* ---- clauses ---- */

static bool is_quote(char c) {
    return c == '\'' || c == '"' || c == '`';
}

/* The end of the quotation that begins at text, past its mark; text itself if none does or it has no end. An
 * apostrophe within a word begins none. */
static const char *past_quote(const char *text, bool in_word) {
    const char *end = is_quote(*text) && !in_word ? strchr(text + 1, *text) : NULL;
    return end ? end + 1 : text;
}

static const char *end_of_clause(const char *text) {
    const char *at = text;
    while (*at && *at != ';' && *at != '\n') {
        const char *past = past_quote(at, at > text && isalnum((unsigned char)at[-1]));
        at = past > at ? past : at + 1;
    }
    return at;
}

static const char *trimmed(struct arena *arena, const char *text, size_t length) {
    while (length && (isspace((unsigned char)*text) || *text == ',')) {
        text++;
        length--;
    }
    while (length && (isspace((unsigned char)text[length - 1]) || strchr(",.:", text[length - 1]))) {
        length--;
    }
    return arena_copy(arena, text, length);
}

/* The span of the words in the question if they stand there once. */
static bool find_term(const struct forge_text *text, const char *term, struct forge_span *out) {
    struct forge_span spans[2];
    size_t length = strlen(term);
    if (length == 0 || forge_find_value(text, term, spans, 2) != 1 || spans[0].after <= spans[0].first) {
        return false;
    }
    *out = spans[0];
    out->plural = forge_is_plural(text->tokens.at[out->after - 1].norm);
    return true;
}

/* Parts the clause at the first link that it has. */
static bool define(struct arena *arena, const struct forge_text *text, struct forge_clause *clause) {
    static const char *const links[] = {" refers to ",
                                        " refer to ",
                                        " referring to ",
                                        " means that ",
                                        " mean that ",
                                        " means ",
                                        " mean ",
                                        " stands for ",
                                        " stand for ",
                                        " represents ",
                                        " represent ",
                                        " indicates ",
                                        " contains the data of ",
                                        " is the abbreviation of ",
                                        " = "};
    for (size_t i = 0; i < sizeof links / sizeof *links; i++) {
        const char *at = strcasestr(clause->text, links[i]);
        if (!at) {
            continue;
        }
        const char *rest = at + strlen(links[i]);
        const char *left = trimmed(arena, clause->text, (size_t)(at - clause->text));
        const char *right = trimmed(arena, rest, strlen(rest));
        if (!left || !right) {
            return false;
        }
        if (find_term(text, left, &clause->span)) {
            clause->definition = right;
        } else if (find_term(text, right, &clause->span)) {
            clause->definition = left;
        }
        return true;
    }
    return true;
}

csql_status forge_evidence_read(struct arena *arena, const struct forge_text *text, const char *evidence,
                                struct forge_evidence *out, csql_error *error) {
    out->count = 0;
    for (const char *at = evidence ? evidence : ""; *at;) {
        const char *end = out->count + 1 < FORGE_MAX_CLAUSES ? end_of_clause(at) : at + strlen(at);
        struct forge_clause clause = {.text = trimmed(arena, at, (size_t)(end - at))};
        if (!clause.text || !define(arena, text, &clause)) {
            return no_memory(error);
        }
        if (*clause.text) {
            out->clauses[out->count++] = clause;
        }
        at = end + (*end != '\0');
    }
    return CSQL_OK;
}

/* ---- definitions ---- */

static bool is_word_byte(char c) {
    return isalnum((unsigned char)c) || c == '_' || ((unsigned char)c & 0x80) != 0;
}

/* Whether the name stands in the text as a whole, in any case. */
static bool holds(const char *text, const char *name) {
    size_t length = strlen(name);
    for (const char *at = strcasestr(text, name); length && at; at = strcasestr(at + 1, name)) {
        bool begins = at == text || !is_word_byte(at[-1]) || !is_word_byte(*name);
        if (begins && (!is_word_byte(at[length]) || !is_word_byte(name[length - 1]))) {
            return true;
        }
    }
    return false;
}

/* The columns of the query that the text names. */
static size_t columns_in(const struct forge_task *task, const char *text) {
    const struct forge_question *question = task->question;
    size_t count = 0;
    for (size_t i = 0; i < question->column_count; i++) {
        int column = question->columns[i].column;
        bool first = column >= 0;
        for (size_t k = 0; k < i; k++) {
            first = first && question->columns[k].column != column;
        }
        count += first && holds(text, task->catalogue->columns[column].name);
    }
    return count;
}

/* Whether a mark stands in the text outside quotations. */
static bool has_mark(const char *text, const char *marks) {
    for (const char *at = text; *at;) {
        const char *past = past_quote(at, at > text && isalnum((unsigned char)at[-1]));
        if (past == at && strchr(marks, *at)) {
            return true;
        }
        at = past > at ? past : at + 1;
    }
    return false;
}

static bool is_computed(const char *definition) {
    static const char *const functions[] = {"count(",  "sum(",   "avg(",     "min(",     "max(",
                                            "count (", "divide", "multiply", "subtract", "percentage"};
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
        if (strcasestr(definition, functions[i])) {
            return true;
        }
    }
    return has_mark(definition, "/*+") || strstr(definition, " - ");
}

static bool defines(const struct forge_task *task, const char *definition,
                    const struct forge_target *target) {
    const char *column = task->catalogue->columns[target->column].name;
    if (!holds(definition, column) || columns_in(task, definition) != 1 || is_computed(definition)) {
        return false;
    }
    bool compares = has_mark(definition, "=<>!") || strcasestr(definition, " like ") ||
                    strcasestr(definition, " between ") || strcasestr(definition, " in (");
    if (!target->value) {
        return !compares;
    }
    const char *equal = strchr(definition, '=');
    return equal && !has_mark(definition, "<>!") && holds(equal + 1, target->value);
}

/* Whether the term says also what has the value: the schools of "continuation schools" would be lost. */
static bool names_table(const struct forge_task *task, const struct forge_text *text,
                        const struct forge_span *span) {
    for (size_t i = span->first; i < span->after; i++) {
        for (size_t t = 0; t < task->catalogue->table_count; t++) {
            for (size_t k = 0; k < text->words[i].count; k++) {
                if (!text_is_stopword(text->words[i].norm[k]) &&
                    forge_name_has(forge_schema_table(task->schema, (int)t), text->words[i].stem[k])) {
                    return true;
                }
            }
        }
    }
    return false;
}

bool forge_evidence_span(const struct forge_task *task, const struct forge_text *text,
                         const struct forge_evidence *evidence, const struct forge_target *target,
                         struct forge_span *out) {
    for (size_t i = 0; i < evidence->count; i++) {
        const struct forge_clause *clause = &evidence->clauses[i];
        if (clause->definition && defines(task, clause->definition, target) &&
            (!target->value || !names_table(task, text, &clause->span))) {
            *out = clause->span;
            return true;
        }
    }
    return false;
}

csql_status forge_evidence_rest(struct forge_task *task, const struct forge_text *text,
                                const struct forge_pivot *pivots, size_t count, const char **out,
                                const char **reason, csql_error *error) {
    struct forge_evidence evidence;
    *out = "";
    csql_status status = forge_evidence_read(task->arena, text, task->question->evidence, &evidence, error);
    for (size_t i = 0; status == CSQL_OK && i < evidence.count; i++) {
        const struct forge_clause *clause = &evidence.clauses[i];
        bool gone = false, tells = false;
        for (size_t k = 0; k < count; k++) {
            const struct forge_target *target = &pivots[k].target;
            gone = gone || (clause->definition && forge_spans_overlap(&clause->span, &target->span));
            tells =
                tells || holds(clause->text,
                               target->value ? target->value : task->catalogue->columns[target->column].name);
        }
        if (gone) {
            continue;
        }
        *reason = tells ? "the evidence says what is meant" : *reason;
        *out = arena_printf(task->arena, "%s%s%s", *out, **out ? "; " : " ", clause->text);
        if (!*out) {
            return no_memory(error);
        }
    }
    return status;
}
