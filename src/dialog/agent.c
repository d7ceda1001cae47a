/* Another agent's clarification: which terms it asks about and what it offers for each. The text is read as a
 * row of events (a term, a column, a value) in its order; what follows a term up to the next one is what the
 * agent offers for it. */
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "dialog/dialog.h"
#include "text/text.h"

#define MAX_EVENTS 128
#define MAX_RUN 6 /* most words of a column's name that are looked for in prose */

struct name {
    const char *squashed;
    int column;
};

enum event_kind { EVENT_TERM, EVENT_COLUMN, EVENT_VALUE };

struct event {
    enum event_kind kind;
    size_t first, last; /* tokens */
    const char *text;   /* a term, a value */
    int column;         /* the first column so named, or the column of a value */
    bool several;       /* columns of several tables are called so and none is named */
};

struct agent {
    const struct dialog_context *context;
    struct arena *arena;
    struct tokens tokens;
    const char *text;
    struct name *names;
    size_t name_count;
    struct event events[MAX_EVENTS];
    size_t event_count;
    const char *folded_question;
};

static const char *squash(struct arena *arena, const char *text, size_t length) {
    char *folded = text_fold(arena, text, length, true);
    size_t n = 0;
    for (const char *c = folded; c != NULL && *c != '\0'; c++) {
        if (strchr(" _-.'\"`,?!:;()", *c) == NULL) {
            folded[n++] = *c;
        }
    }
    if (folded != NULL) {
        folded[n] = '\0';
    }
    return folded;
}

static int by_name(const void *a, const void *b) {
    const struct name *x = a, *y = b;
    int order = strcmp(x->squashed, y->squashed);
    return order != 0 ? order : x->column - y->column;
}

static bool read_names(struct agent *a) {
    const struct db_catalogue *c = a->context->catalogue;
    a->name_count = c == NULL ? 0 : c->column_count;
    a->names = arena_array(a->arena, a->name_count + 1, sizeof *a->names);
    if (a->names == NULL) {
        return false;
    }
    for (size_t i = 0; i < a->name_count; i++) {
        const char *name = squash(a->arena, c->columns[i].name, strlen(c->columns[i].name));
        a->names[i] = (struct name){name == NULL ? "" : name, (int)i};
    }
    qsort(a->names, a->name_count, sizeof *a->names, by_name);
    return true;
}

/* The first entry of the name, or NULL; entries of one name are adjacent. */
static const struct name *find_name(const struct agent *a, const char *squashed) {
    size_t low = 0, high = a->name_count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (strcmp(a->names[middle].squashed, squashed) < 0) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    bool found = low < a->name_count && squashed[0] != '\0' && strcmp(a->names[low].squashed, squashed) == 0;
    return found ? &a->names[low] : NULL;
}

static const char *token_text(const struct agent *a, size_t i, size_t *length) {
    const struct token *t = &a->tokens.at[i];
    size_t start = t->start, end = t->end;
    if (t->kind == TOKEN_QUOTED) {
        /* An ASCII or a curly quote on either side. */
        start += (unsigned char)a->text[start] >= 0xC0 ? 3 : 1;
        end -= (unsigned char)a->text[end - 1] >= 0x80 ? 3 : 1;
        while (end > start && strchr(",.?!:; ", a->text[end - 1]) != NULL) {
            end--;
        }
    }
    *length = end > start ? end - start : 0;
    return a->text + start;
}

static bool is_word(const struct agent *a, size_t i, const char *word) {
    return i < a->tokens.count && strcmp(a->tokens.at[i].norm, word) == 0;
}

static bool is_punct(const struct agent *a, size_t i, const char *among) {
    return i < a->tokens.count && a->tokens.at[i].kind == TOKEN_PUNCT &&
           strchr(among, a->tokens.at[i].norm[0]) != NULL;
}

/* A word that stands like a member of a list. */
static bool is_listed(const struct agent *a, size_t first, size_t last) {
    bool before = first > 0 && (is_punct(a, first - 1, ",:.(/") || is_word(a, first - 1, "or") ||
                                is_word(a, first - 1, "and") || is_word(a, first - 1, "use") ||
                                is_word(a, first - 1, "mean") || is_word(a, first - 1, "the") ||
                                is_word(a, first - 1, "be") || is_word(a, first - 1, "to"));
    bool after = last >= a->tokens.count || is_punct(a, last, ",?.;)/") || is_word(a, last, "or") ||
                 is_word(a, last, "and") || is_word(a, last, "in") || is_word(a, last, "from");
    return before && after;
}

/* A table's name at token i, or -1. */
static int table_at(const struct agent *a, size_t i) {
    if (i >= a->tokens.count || a->context->catalogue == NULL) {
        return -1;
    }
    size_t length = 0;
    const char *text = token_text(a, i, &length);
    const char *name = arena_copy(a->arena, text, length);
    return name == NULL ? -1 : db_find_table(a->context->catalogue, name);
}

/* The table that the mention names: "Claims.amount", "amount in the Claims table", "amount (Claims)". */
static int table_of(const struct agent *a, size_t first, size_t last) {
    if (first >= 2 && is_punct(a, first - 1, ".") &&
        a->tokens.at[first - 1].end == a->tokens.at[first].start) {
        return table_at(a, first - 2);
    }
    size_t i = last;
    if (is_word(a, i, "in") || is_word(a, i, "of") || is_word(a, i, "from") || is_punct(a, i, "(")) {
        i += is_word(a, i + 1, "the") ? 2 : 1;
        i += is_word(a, i, "table") ? 1 : 0;
        return table_at(a, i);
    }
    return -1;
}

static void add_event(struct agent *a, struct event e) {
    if (a->event_count < MAX_EVENTS) {
        a->events[a->event_count++] = e;
    }
}

/* A mention of a column by name at tokens [first, last). */
static void add_column(struct agent *a, const struct name *name, size_t first, size_t last) {
    struct event e = {EVENT_COLUMN, first, last, NULL, name->column, false};
    int table = table_of(a, first, last);
    const struct name *end = a->names + a->name_count;
    size_t same = 0;
    for (const struct name *n = name; n < end && strcmp(n->squashed, name->squashed) == 0; n++) {
        same++;
        if (table >= 0 && a->context->catalogue->columns[n->column].table == table) {
            e.column = n->column;
            same = 1;
            break;
        }
    }
    e.several = same > 1;
    add_event(a, e);
}

/* "When you say X", "by X", "for X", "the term X". */
static bool term_cue_before(const struct agent *a, size_t first) {
    static const char *const cues[] = {
        "say",     "by",        "term",   "for",   "mention", "said", "word", "phrase", "called", "mentioned",
        "clarify", "regarding", "saying", "asked", "about",   "does", "what", "with",   "is",     "to"};
    for (size_t back = 1; back <= 2 && back <= first; back++) {
        for (size_t i = 0; i < sizeof cues / sizeof *cues; i++) {
            if (is_word(a, first - back, cues[i])) {
                return true;
            }
        }
    }
    return first == 0;
}

static bool in_question(const struct agent *a, const char *text, size_t length) {
    const char *folded = text_fold(a->arena, text, length, false);
    return folded != NULL && folded[0] != '\0' && a->folded_question != NULL &&
           strstr(a->folded_question, folded) != NULL;
}

/* The last column mentioned: a list of values belongs to it. */
static int last_column(const struct agent *a) {
    for (size_t i = a->event_count; i > 0; i--) {
        if (a->events[i - 1].kind != EVENT_TERM) {
            return a->events[i - 1].column;
        }
    }
    return -1;
}

/* The column that holds the text as a value: `column` itself if it is given. */
static bool find_value(const struct agent *a, const char *text, size_t length, int column,
                       struct db_value *out) {
    if (a->context->db == NULL || length == 0) {
        return false;
    }
    return db_values(a->context->db, a->arena, text, length, column, out, 1) > 0 &&
           (out->match == VALUE_EXACT || out->match == VALUE_FOLDED);
}

static void read_quoted(struct agent *a, size_t i) {
    size_t length = 0;
    const char *text = token_text(a, i, &length);
    const char *squashed = squash(a->arena, text, length);
    const struct name *name = squashed == NULL ? NULL : find_name(a, squashed);
    bool asked = in_question(a, text, length) && term_cue_before(a, i);
    struct db_value value;
    if (name != NULL && !asked) {
        add_column(a, name, i, i + 1);
    } else if (!asked && find_value(a, text, length, last_column(a), &value)) {
        add_event(a, (struct event){EVENT_VALUE, i, i + 1, value.text, value.column, false});
    } else if (asked || in_question(a, text, length)) {
        add_event(a, (struct event){EVENT_TERM, i, i + 1, arena_copy(a->arena, text, length), -1, false});
    }
}

/* "Which value of X", "a value of X or of Y": what follows is a column, however it is spelt. */
static bool value_cue_before(const struct agent *a, size_t i) {
    if (i == 0 || !(is_word(a, i - 1, "of") || is_word(a, i - 1, "in"))) {
        return false;
    }
    for (size_t k = i - 1; k > 0 && !is_punct(a, k - 1, ".?;"); k--) {
        if (is_word(a, k - 1, "value") || is_word(a, k - 1, "values")) {
            return true;
        }
    }
    return false;
}

/* The longest run of words from token i that is a column's name; its length, or 0. */
static size_t read_run(struct agent *a, size_t i) {
    size_t end = i;
    while (end < a->tokens.count && end < i + MAX_RUN &&
           (a->tokens.at[end].kind == TOKEN_WORD || a->tokens.at[end].kind == TOKEN_NUMBER)) {
        end++;
    }
    for (; end > i; end--) {
        size_t start = a->tokens.at[i].start;
        const char *squashed = squash(a->arena, a->text + start, a->tokens.at[end - 1].end - start);
        const struct name *name = squashed == NULL ? NULL : find_name(a, squashed);
        if (name == NULL) {
            continue;
        }
        const struct token *t = &a->tokens.at[i];
        /* What is spelt as the schema spells it, with a seam, is meant as a name wherever it stands. */
        bool spelt = end - i == 1 && memchr(a->text + t->start, '_', t->end - t->start) != NULL;
        if (spelt || is_listed(a, i, end) || table_of(a, i, end) >= 0 || value_cue_before(a, i)) {
            add_column(a, name, i, end);
            return end - i;
        }
    }
    return 0;
}

/* Members of a list after a colon that are values of the column mentioned before it. */
static size_t read_values(struct agent *a, size_t i) {
    int column = last_column(a);
    size_t start = i;
    for (size_t end = i; column >= 0 && end <= a->tokens.count; end++) {
        bool stop = end == a->tokens.count || is_punct(a, end, ",.?;") || is_word(a, end, "or") ||
                    is_word(a, end, "and");
        if (!stop) {
            continue;
        }
        struct db_value value;
        size_t from = end > start ? a->tokens.at[start].start : 0;
        size_t length = end > start ? a->tokens.at[end - 1].end - from : 0;
        if (length > 0 && find_value(a, a->text + from, length, column, &value)) {
            add_event(a, (struct event){EVENT_VALUE, start, end, value.text, value.column, false});
        } else if (length > 0) {
            return start; /* "North and South" may be one value, but a list that breaks off is no list */
        }
        start = end + 1;
        if (is_punct(a, end, "?;") || end == a->tokens.count) {
            break;
        }
    }
    return start;
}

/* "Which attribute do you mean", "what do you mean by date": an unquoted term. */
static size_t read_plain_term(struct agent *a, size_t i) {
    static const char *const after[] = {"do", "should", "are", "did", "would", "is", "does", "you", "can"};
    bool which = is_word(a, i, "which") || is_word(a, i, "what");
    bool by = is_word(a, i, "by") || is_word(a, i, "say") || is_word(a, i, "for");
    if (!which && !by) {
        return 0;
    }
    size_t first = i + 1;
    first += is_word(a, first, "the") ? 1 : 0;
    size_t end = first;
    for (; end < a->tokens.count && end < first + 5 && a->tokens.at[end].kind == TOKEN_WORD; end++) {
        bool stop = false;
        for (size_t k = 0; k < sizeof after / sizeof *after; k++) {
            stop = stop || is_word(a, end, after[k]);
        }
        if (stop) {
            break;
        }
    }
    for (; end > first; end--) {
        size_t start = a->tokens.at[first].start, length = a->tokens.at[end - 1].end - start;
        if (in_question(a, a->text + start, length)) {
            add_event(a, (struct event){EVENT_TERM, first, end, arena_copy(a->arena, a->text + start, length),
                                        -1, false});
            return end - i;
        }
    }
    return 0;
}

static void read_events(struct agent *a) {
    bool after_colon = false;
    for (size_t i = 0; i < a->tokens.count;) {
        if (a->tokens.at[i].kind == TOKEN_QUOTED) {
            read_quoted(a, i++);
            continue;
        }
        if (a->tokens.at[i].kind == TOKEN_PUNCT) {
            after_colon = is_punct(a, i, ":");
            i++;
            continue;
        }
        size_t used = read_plain_term(a, i);
        used = used > 0 ? used : read_run(a, i);
        if (used == 0 && after_colon) {
            size_t end = read_values(a, i);
            used = end > i ? end - i : 0;
        }
        after_colon = false;
        i += used > 0 ? used : 1;
    }
}

static struct dialog_choice choice_of(const struct agent *a, const struct event *e) {
    const struct db_catalogue *c = a->context->catalogue;
    const struct db_column *column = &c->columns[e->column];
    return (struct dialog_choice){.table = e->several ? NULL : c->tables[column->table].name,
                                  .column = column->name,
                                  .value = e->kind == EVENT_VALUE ? e->text : NULL,
                                  .column_index = e->column,
                                  .table_index = e->several ? -1 : column->table,
                                  .score = 0.5};
}

static bool has_choice(const struct dialog_choice *choices, size_t count, const struct dialog_choice *c) {
    for (size_t i = 0; i < count; i++) {
        bool same_value = choices[i].value == c->value || (choices[i].value != NULL && c->value != NULL &&
                                                           strcmp(choices[i].value, c->value) == 0);
        if (choices[i].column_index == c->column_index && same_value) {
            return true;
        }
    }
    return false;
}

/* The item of the term at event `at` (or of no term, from event 0): what is offered up to the next term.
 * Where values are listed, the column beside them only says whose they are. */
static bool build_item(const struct agent *a, size_t at, bool has_term, struct dialog_item *out,
                       size_t *next) {
    struct dialog_choice *choices = arena_array(a->arena, DIALOG_MAX_CHOICES, sizeof *choices);
    if (choices == NULL) {
        return false;
    }
    size_t i = has_term ? at + 1 : at, end = i, values = 0, count = 0;
    for (; end < a->event_count && a->events[end].kind != EVENT_TERM; end++) {
        values += a->events[end].kind == EVENT_VALUE;
    }
    for (; i < end && count < DIALOG_MAX_CHOICES; i++) {
        if (values > 0 && a->events[i].kind != EVENT_VALUE) {
            continue;
        }
        struct dialog_choice c = choice_of(a, &a->events[i]);
        if (!has_choice(choices, count, &c)) {
            choices[count++] = c;
        }
    }
    const char *term = has_term ? a->events[at].text : "";
    *out = (struct dialog_item){.term = term == NULL ? "" : term,
                                .mode = values > 0 ? CSQL_VAL_AMB : CSQL_COL_AMB,
                                .choices = choices,
                                .choice_count = count,
                                .chosen = -1};
    *next = end;
    return true;
}

static csql_status build_items(const struct agent *a, struct dialog_item **out, size_t *count) {
    struct dialog_item *items = arena_array(a->arena, DIALOG_MAX_ITEMS, sizeof *items);
    if (items == NULL) {
        return CSQL_NO_MEMORY;
    }
    for (size_t at = 0; at < a->event_count && *count < DIALOG_MAX_ITEMS;) {
        struct dialog_item item;
        size_t next = at + 1;
        if (!build_item(a, at, a->events[at].kind == EVENT_TERM, &item, &next)) {
            return CSQL_NO_MEMORY;
        }
        if (item.choice_count > 0) {
            items[(*count)++] = item;
        }
        at = next;
    }
    *out = items;
    return CSQL_OK;
}

csql_status dialog_read_agent(const struct dialog_context *context, struct arena *arena, const char *text,
                              size_t length, struct dialog_item **out, size_t *count, csql_error *error) {
    *out = NULL;
    *count = 0;
    if (length > DIALOG_MAX_AGENT) {
        return error_set(error, CSQL_TOO_LONG, "an agent's turn has at most %zu bytes", DIALOG_MAX_AGENT);
    }
    struct agent *a = arena_alloc(arena, sizeof *a);
    if (a == NULL) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    a->context = context;
    a->arena = arena;
    a->text = text;
    csql_status status = text_tokenize(arena, text, length, &a->tokens, error);
    if (status != CSQL_OK) {
        return status;
    }
    if (context->question != NULL) {
        a->folded_question = text_fold(arena, context->question, strlen(context->question), false);
    }
    if (!read_names(a)) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    read_events(a);
    status = build_items(a, out, count);
    return status == CSQL_OK ? CSQL_OK : error_set(error, status, "%s", csql_status_text(status));
}
