/* Automated data screening (algorithm 9): tests predefined for each mode, each decided by the majority of
 * three checkers that look at different things: bytes, stems, spelling. */
#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "base/error.h"
#include "forge/clarity.h"
#include "forge/converse.h"

struct screening {
    struct forge_task *task;
    const struct forge_instance *instance;
    const struct forge_dialogue *dialogue;
    csql_status status;
    csql_error *error;
};

static bool majority(const bool votes[static 3]) {
    return votes[0] + votes[1] + votes[2] >= 2;
}

static bool split(struct screening *s, const char *text, struct forge_name *out) {
    if (s->status == CSQL_OK) {
        s->status = forge_name_split(s->task->arena, text, out, s->error);
    }
    return s->status == CSQL_OK;
}

/* Whether the name stands in the text as a word of its own, as it is written in the schema. */
static bool stands_in(const char *text, const char *raw) {
    size_t length = strlen(raw);
    for (const char *at = strstr(text, raw); length && at; at = strstr(at + 1, raw)) {
        if ((at == text || !isalnum((unsigned char)at[-1])) && !isalnum((unsigned char)at[length])) {
            return true;
        }
    }
    return false;
}

/* Whether the text names the element: byte for byte in either spelling; stem for stem; and letter by letter,
 * give or take one in each word. */
static bool names(struct screening *s, const char *text, const struct record_element *element) {
    const char *raw = forge_element_raw(element);
    const char *spoken = forge_element_spoken(s->task->arena, element);
    struct forge_name words, wanted;
    if (!spoken || !split(s, text, &words) || !split(s, spoken, &wanted)) {
        return false;
    }
    bool votes[3] = {strcasestr(text, raw) || strcasestr(text, spoken), wanted.count > 0, wanted.count > 0};
    bool verbatim = stands_in(text, raw);
    for (size_t i = 0; i < wanted.count; i++) {
        bool close = false;
        for (size_t k = 0; k < words.count; k++) {
            close = close || text_edit_distance(words.norm[k], wanted.norm[i], 1) <= 1;
        }
        votes[1] = votes[1] && forge_name_has(&words, wanted.stem[i]);
        votes[2] = votes[2] && close;
    }
    votes[1] = votes[1] || verbatim; /* "long" is spelled out by itself, but not in every sentence */
    return majority(votes);
}

static const char *agent_turn(const struct screening *s, size_t number) {
    for (size_t i = 0; i < s->dialogue->turn_count; i++) {
        if (s->dialogue->turns[i].agent && number-- == 0) {
            return s->dialogue->turns[i].text;
        }
    }
    return "";
}

/* All that the user said after the question. */
static const char *replies(struct screening *s) {
    const char *text = "";
    for (size_t i = 1; text && i < s->dialogue->turn_count; i++) {
        if (!s->dialogue->turns[i].agent) {
            text = arena_printf(s->task->arena, "%s %s", text, s->dialogue->turns[i].text);
        }
    }
    if (!text && s->status == CSQL_OK) {
        s->status = error_set(s->error, CSQL_NO_MEMORY, "out of memory");
    }
    return text ? text : "";
}

static bool is_open(const struct record_pivot *pivot) {
    return pivot->group_count >= 2 && pivot->target;
}

/* ---- the tests ---- */

static bool turns_alternate(struct screening *s) {
    const struct forge_dialogue *d = s->dialogue;
    for (size_t i = 0; i < d->turn_count; i++) {
        if (d->turns[i].agent != (i % 2 == 1) || !*d->turns[i].text) {
            return false;
        }
    }
    return d->turn_count >= 2 && d->turns[d->turn_count - 1].agent;
}

static bool question_names_terms(struct screening *s) {
    const char *asked = agent_turn(s, 0);
    for (size_t i = 0; i < s->instance->pivot_count; i++) {
        const struct record_pivot *pivot = &s->instance->pivots[i];
        if (is_open(pivot) && !strcasestr(asked, pivot->term) &&
            !(pivot->mode == CSQL_VAL_AMB && pivot->group_count)) {
            return false;
        }
    }
    return true;
}

static bool question_names_members(struct screening *s) {
    const char *asked = agent_turn(s, 0);
    for (size_t i = 0; i < s->instance->pivot_count; i++) {
        const struct record_pivot *pivot = &s->instance->pivots[i];
        for (size_t k = 0; is_open(pivot) && k < pivot->group_count; k++) {
            if (!names(s, asked, &pivot->group[k])) {
                return false;
            }
        }
    }
    return true;
}

/* A helpful reply names what is meant; a partial one does not name it whole; an unhelpful one names nothing.
 */
static bool reply_is_of_its_kind(struct screening *s) {
    const char *said = replies(s);
    enum record_reply reply = s->dialogue->reply;
    for (size_t i = 0; i < s->instance->pivot_count; i++) {
        const struct record_pivot *pivot = &s->instance->pivots[i];
        if (!is_open(pivot)) {
            continue;
        }
        bool whole = names(s, said, pivot->target), any = whole;
        for (size_t k = 0; k < pivot->group_count; k++) {
            any = any || names(s, said, &pivot->group[k]);
        }
        if (reply == RECORD_REPLY_CONCISE_HELPFUL || reply == RECORD_REPLY_VERBOSE_HELPFUL ? !whole
            : reply == RECORD_REPLY_UNHELPFUL                                              ? any
                                                                                           : whole) {
            return false;
        }
    }
    return true;
}

static bool ends_as_it_must(struct screening *s) {
    const char *last = s->dialogue->turns[s->dialogue->turn_count - 1].text;
    if (s->dialogue->sql) {
        return strcmp(last, s->dialogue->sql) == 0;
    }
    return strncasecmp(last, "select", 6) != 0 && strncasecmp(last, "with ", 5) != 0;
}

static bool refusal_names_term(struct screening *s) {
    const char *last = s->dialogue->turns[s->dialogue->turn_count - 1].text;
    bool missing = s->instance->reading_count == 0 && !s->instance->reason;
    for (size_t i = 0; missing && !s->dialogue->sql && i < s->instance->pivot_count; i++) {
        const struct record_pivot *pivot = &s->instance->pivots[i];
        if (pivot->group_count == 0 && s->dialogue->reply != RECORD_REPLY_UNHELPFUL &&
            !strcasestr(last, pivot->term)) {
            return false;
        }
    }
    return true;
}

/* No name of the schema has the term's bytes, stems or spelling. */
static bool term_is_absent(struct screening *s) {
    for (size_t i = 0; i < s->instance->pivot_count; i++) {
        const struct record_pivot *pivot = &s->instance->pivots[i];
        struct forge_name term;
        if (pivot->mode != CSQL_COL_UNANS || !s->task->catalogue || !split(s, pivot->term, &term)) {
            continue;
        }
        bool votes[3] = {true, true, true};
        for (size_t c = 0; c < s->task->catalogue->column_count; c++) {
            const struct forge_name *name = forge_schema_column(s->task->schema, (int)c);
            votes[0] = votes[0] && !strcasestr(name->spoken, term.spoken);
            votes[1] = votes[1] && !forge_name_same(name, &term);
            votes[2] = votes[2] && text_edit_distance(name->spoken, term.spoken, 2) > 2;
        }
        if (!majority(votes)) {
            return false;
        }
    }
    return true;
}

enum kind { ALWAYS, AMBIGUOUS, UNANSWERABLE };

static const struct {
    enum kind kind;
    const char *name;
    bool (*test)(struct screening *s);
} tests[] = {
    {ALWAYS, "the turns alternate", turns_alternate},
    {ALWAYS, "it ends in its query or a refusal", ends_as_it_must},
    {AMBIGUOUS, "the question back names the terms", question_names_terms},
    {AMBIGUOUS, "the question back names every member", question_names_members},
    {AMBIGUOUS, "the reply is of its kind", reply_is_of_its_kind},
    {UNANSWERABLE, "the refusal names the term", refusal_names_term},
    {UNANSWERABLE, "the term is absent", term_is_absent},
};

csql_status forge_screen(struct forge_task *task, const struct forge_instance *instance,
                         const struct forge_dialogue *dialogue, const char **test, csql_error *error) {
    struct screening s = {.task = task, .instance = instance, .dialogue = dialogue, .error = error};
    bool open = false;
    *test = NULL;
    for (size_t i = 0; i < instance->pivot_count; i++) {
        open = open || is_open(&instance->pivots[i]);
    }
    for (size_t i = 0; !*test && s.status == CSQL_OK && i < sizeof tests / sizeof *tests; i++) {
        bool applies = tests[i].kind == ALWAYS || (tests[i].kind == AMBIGUOUS && open) ||
                       (tests[i].kind == UNANSWERABLE && instance->reading_count == 0);
        if (applies && !tests[i].test(&s)) {
            *test = tests[i].name;
        }
    }
    return s.status;
}
