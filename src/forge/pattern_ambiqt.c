#include "forge/pattern_ambiqt.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "base/error.h"
#include "text/text.h"

enum { MAX_WORDS = 24, SHORTEST = 3 };

/* ---- names ---- */

struct candidates {
    const char *at[MAX_WORDS];
    size_t count;
};

static void add_candidate(struct candidates *c, const char *word) {
    static const char *const bad[] = {"someone", "somebody", "soul", "mortal", "whole", "shebang"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        if (strcmp(word, bad[i]) == 0) {
            return;
        }
    }
    for (size_t i = 0; i < c->count; i++) {
        if (strcmp(c->at[i], word) == 0) {
            return;
        }
    }
    if (c->count < MAX_WORDS && strlen(word) >= SHORTEST &&
        strspn(word, "abcdefghijklmnopqrstuvwxyz ") == strlen(word)) {
        c->at[c->count++] = word;
    }
}

static struct candidates table_candidates(struct pattern_maker *m, const char *phrase) {
    struct candidates c = {.count = 0};
    const struct forge_rows *rows = &m->task->tables->synonyms;
    for (size_t r = 0; r < rows->count; r++) {
        for (size_t i = 0; strcmp(rows->rows[r][0].at[0], phrase) == 0 && i < rows->rows[r][1].count; i++) {
            add_candidate(&c, rows->rows[r][1].at[i]);
        }
    }
    return c;
}

/* What the word could have been: by the table; else the words of its first sense. */
static struct candidates candidates_of(struct pattern_maker *m, const char *word) {
    struct candidates c = table_candidates(m, word);
    uint32_t sense;
    const char *words[MAX_WORDS];
    if (c.count == 0 && pattern_is_noun(m->task, word) &&
        forge_lexicon_senses(m->task->lexicon, word, &sense, 1) == 1) {
        size_t count = forge_lexicon_words(m->task->lexicon, sense, words, MAX_WORDS);
        for (size_t i = 0; i < count; i++) {
            add_candidate(&c, words[i]);
        }
    }
    return c;
}

/* The identifier with its last word replaced, in its style. */
static const char *restyle(struct pattern_maker *m, const char *identifier, const char *phrase) {
    char *text = arena_string(m->task->arena, phrase);
    bool capital = isupper((unsigned char)identifier[0]) != 0;
    m->failed = m->failed || !text;
    for (char *at = text; at && *at; at++) {
        bool begins = at == text || at[-1] == '_';
        *at = *at == ' ' ? '_' : capital && begins ? (char)toupper((unsigned char)*at) : *at;
    }
    return text ? text : "";
}

bool ambiqt_find_names(struct pattern_maker *m, const char *identifier, const struct forge_name *name,
                       struct ambiqt_names *out) {
    size_t found = 0;
    if (name->count == 0 || name->count > 3) {
        return false;
    }
    bool plural = forge_is_plural(name->norm[name->count - 1]);
    const char *head = pattern_singular(m, name->norm[name->count - 1]), *lead = "";
    size_t words = 1;
    struct candidates c = {.count = 0};
    if (name->count > 1) { /* "last name" is more than a name */
        c = table_candidates(m, pattern_printf(m, "%s %s", name->norm[name->count - 2], head));
        words = c.count ? 2 : 1;
    }
    for (size_t i = 0; i + words < name->count; i++) {
        lead = pattern_printf(m, "%s%s ", lead, name->norm[i]);
    }
    if (c.count == 0) {
        c = candidates_of(m, head);
    }
    for (size_t i = 0; i < c.count && found < 2; i++) {
        struct forge_name other;
        csql_error ignored;
        const char *spoken = pattern_printf(m, "%s%s", lead, c.at[i]);
        const char *many = forge_plural(m->task->arena, spoken);
        m->failed = m->failed || !many;
        if (m->failed || forge_name_split(m->task->arena, c.at[i], &other, &ignored) != CSQL_OK ||
            forge_name_has(&other, name->stem[name->count - 1])) {
            continue;
        }
        if (forge_name_split(m->task->arena, spoken, &other, &ignored) == CSQL_OK &&
            !forge_schema_is_name(m->task->schema, &other)) {
            out->spoken[found] = spoken;
            out->identifier[found] = restyle(m, identifier, plural ? many : spoken);
            found += found == 0 || strcasecmp(out->identifier[0], out->identifier[1]) != 0;
        }
    }
    return found == 2 && !m->failed;
}

/* ---- questions ---- */

/* Whether a word of the span may speak of another column of the query, which the question does not spell by
 * itself: "first and last names", or the "names" of something else. */
static bool is_shared(struct pattern_maker *m, const struct forge_question *question,
                      const struct forge_text *text, const struct forge_span *span,
                      const struct forge_name *name) {
    const struct words *last = &text->words[span->after - 1];
    for (size_t i = 0; i < question->column_count && last->count; i++) {
        const struct forge_name *other = forge_schema_column(m->task->schema, question->columns[i].column);
        struct forge_span spelled;
        if (other != name && !forge_name_same(other, name) &&
            forge_name_has(other, last->stem[last->count - 1]) &&
            (forge_find_name(text, other, NULL, &spelled, 1) == 0 || forge_spans_overlap(&spelled, span))) {
            return true;
        }
    }
    return false;
}

bool ambiqt_find_mention(struct pattern_maker *m, const struct forge_question *question,
                         const struct forge_name *name, const struct forge_name *owner,
                         struct forge_span *out) {
    struct forge_text text;
    csql_error ignored;
    if (forge_text_read(m->task->arena, question->text, &text, &ignored) != CSQL_OK ||
        forge_find_name(&text, name, owner, out, 1) != 1 || is_shared(m, question, &text, out, name)) {
        return false;
    }
    const char *term = pattern_printf(m, "%.*s", (int)(out->end - out->start), question->text + out->start);
    const char *first = strstr(question->text, term);
    return first && !strstr(first + 1, term);
}

const char *ambiqt_reword(struct pattern_maker *m, const struct forge_question *question,
                          const struct forge_span *span, const char *words) {
    return pattern_printf(m, "%.*s%s%s", (int)span->start, question->text, words, question->text + span->end);
}

struct sql_core *ambiqt_core(struct sql_select *select) {
    if (select->core_count != 1 || select->cte_count != 0 || select->cores[0]->row_count != 0) {
        return NULL;
    }
    struct sql_core *core = select->cores[0];
    for (size_t i = 0; i < core->result_count; i++) {
        if (core->results[i].expr->kind == SQL_STAR) {
            return NULL;
        }
    }
    for (size_t i = 0; i < core->source_count; i++) {
        if (core->sources[i]->using_count || core->sources[i]->natural) {
            return NULL;
        }
    }
    return core;
}

const char *ambiqt_type(const struct db_column *column) {
    for (const char *at = column->declared; *at; at++) {
        if (!isalnum((unsigned char)*at) && !strchr("(), _", *at)) {
            return "";
        }
    }
    return column->declared;
}

/* ---- databases and instances ---- */

csql_status ambiqt_change(struct pattern_maker *m, const char *suffix, const struct buffer *script,
                          const char **db_id, struct db **out, csql_error *error) {
    *out = NULL;
    m->failed = m->failed || script->status != CSQL_OK;
    *db_id = pattern_printf(m, "%s_%s", m->task->db_id, suffix);
    csql_status status = pattern_status(m, error);
    if (status == CSQL_OK) {
        status = forge_add_database(m->task, *db_id, db_path(m->task->db), buffer_text(script), out, error);
    }
    if (status == CSQL_DATABASE) {
        error_clear(error);
        *out = NULL;
        forge_reject(m->task, FORGE_UNI, FORGE_UNQUALIFIED, "the change does not apply to the database");
        return CSQL_OK;
    }
    return status;
}

csql_status ambiqt_offer(struct pattern_maker *m, const struct ambiqt_test *test, csql_error *error) {
    size_t meant = forge_random_below(&m->task->random, 2);
    const char *term = pattern_printf(m, "%.*s", (int)(test->span.end - test->span.start),
                                      test->question->text + test->span.start);
    struct record_pivot pivot = {.term = term,
                                 .start = test->span.start,
                                 .end = test->span.end,
                                 .mode = test->mode,
                                 .subtype = test->subtype,
                                 .target = &test->group[meant],
                                 .group = test->group,
                                 .group_count = 2};
    struct forge_instance instance = {.question = test->question->text,
                                      .mode = test->mode,
                                      .pivots = &pivot,
                                      .pivot_count = 1,
                                      .readings = test->readings,
                                      .reading_count = 2,
                                      .meant = meant,
                                      .db_id = test->db_id,
                                      .db = test->db};
    return pattern_offer(m, &instance, NULL, error);
}
