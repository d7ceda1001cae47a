/* Another agent's clarification: which terms it asks about and what it offers for each. The text is read as a
 * row of events (a term, a column, a value) in its order; what follows a term up to the next one is what the
 * agent offers for it. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/error.h"
#include "dialog/agent.h"

#define MAX_ENDING 3 /* most bytes by which a word's form is longer: "s", "ing" */
#define MAX_RUN 6    /* most words of a column's name that are looked for in prose */

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
    const struct agent_name *x = a, *y = b;
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
        a->names[i] = (struct agent_name){name == NULL ? "" : name, (int)i};
    }
    qsort(a->names, a->name_count, sizeof *a->names, by_name);
    return true;
}

/* The first entry of the name, or NULL; entries of one name are adjacent. */
static const struct agent_name *find_name(const struct agent *a, const char *squashed) {
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

const char *agent_token(const struct agent *a, size_t i, size_t *length) {
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

bool agent_is_word(const struct agent *a, size_t i, const char *word) {
    return i < a->tokens.count && strcmp(a->tokens.at[i].norm, word) == 0;
}

bool agent_is_mark(const struct agent *a, size_t i, const char *among) {
    return i < a->tokens.count && a->tokens.at[i].kind == TOKEN_PUNCT &&
           strchr(among, a->tokens.at[i].norm[0]) != NULL;
}

static bool is_word_among(const struct agent *a, size_t i, const char *const *words, size_t count) {
    for (size_t k = 0; k < count; k++) {
        if (agent_is_word(a, i, words[k])) {
            return true;
        }
    }
    return false;
}

/* A word that stands like a member of a list. */
static bool is_listed(const struct agent *a, size_t first, size_t last) {
    static const char *const befores[] = {"or",   "and", "use",     "mean",  "the",    "be",      "to",
                                          "a",    "an",  "as",      "its",   "either", "between", "want",
                                          "mean", "say", "whether", "their", "using",  "column"};
    static const char *const afters[] = {"or",    "and",  "in",   "from", "column",
                                         "field", "here", "when", "by",   "as"};
    bool before = first > 0 && (agent_is_mark(a, first - 1, ",:.(/") ||
                                is_word_among(a, first - 1, befores, sizeof befores / sizeof *befores));
    bool after = last >= a->tokens.count || agent_is_mark(a, last, ",?.;)/=(") ||
                 is_word_among(a, last, afters, sizeof afters / sizeof *afters);
    return before && after;
}

/* The table that token i names, be it in the singular, or -1. */
static int table_at(const struct agent *a, size_t i) {
    const struct db_catalogue *catalogue = a->context->catalogue;
    if (i >= a->tokens.count || catalogue == NULL) {
        return -1;
    }
    size_t length = 0;
    const char *text = agent_token(a, i, &length);
    const char *name = arena_copy(a->arena, text, length);
    int table = name == NULL ? -1 : db_find_table(catalogue, name);
    for (size_t t = 0; table < 0 && a->tokens.at[i].kind == TOKEN_WORD && t < catalogue->table_count; t++) {
        const char *folded =
            text_fold(a->arena, catalogue->tables[t].name, strlen(catalogue->tables[t].name), false);
        const char *stem = folded == NULL ? NULL : text_stem(a->arena, folded);
        table = stem != NULL && strcmp(stem, a->tokens.at[i].stem) == 0 ? (int)t : -1;
    }
    return table;
}

/* The table that the mention names: "Claims.amount", "amount in the Claims table", "amount (Claims)". */
static int table_of(const struct agent *a, size_t first, size_t last) {
    if (first >= 2 && agent_is_mark(a, first - 1, ".") &&
        a->tokens.at[first - 1].end == a->tokens.at[first].start) {
        return table_at(a, first - 2);
    }
    size_t i = last;
    if (agent_is_word(a, i, "in") || agent_is_word(a, i, "of") || agent_is_word(a, i, "from") ||
        agent_is_mark(a, i, "(")) {
        i += agent_is_word(a, i + 1, "the") ? 2 : 1;
        i += agent_is_word(a, i, "table") ? 1 : 0;
        return table_at(a, i);
    }
    return -1;
}

void agent_add(struct agent *a, struct event e) {
    if (a->event_count < MAX_EVENTS) {
        a->events[a->event_count++] = e;
    }
}

/* A mention of a column by name at tokens [first, last). */
static void add_column(struct agent *a, const struct agent_name *name, size_t first, size_t last) {
    struct event e = {EVENT_COLUMN, first, last, NULL, name->column, false};
    int table = table_of(a, first, last);
    const struct agent_name *end = a->names + a->name_count;
    size_t same = 0;
    for (const struct agent_name *n = name; n < end && strcmp(n->squashed, name->squashed) == 0; n++) {
        same++;
        if (table >= 0 && a->context->catalogue->columns[n->column].table == table) {
            e.column = n->column;
            same = 1;
            break;
        }
    }
    e.several = same > 1;
    agent_add(a, e);
}

/* "When you say X", "by X", "for X", "the term X". */
static bool term_cue_before(const struct agent *a, size_t first) {
    static const char *const cues[] = {
        "say",     "by",        "term",   "for",   "mention", "said", "word", "phrase", "called", "mentioned",
        "clarify", "regarding", "saying", "asked", "about",   "does", "what", "with",   "is",     "to"};
    for (size_t back = 1; back <= 2 && back <= first; back++) {
        for (size_t i = 0; i < sizeof cues / sizeof *cues; i++) {
            if (agent_is_word(a, first - back, cues[i])) {
                return true;
            }
        }
    }
    return first == 0;
}

/* Bytes of a word; those beyond ASCII are. */
static bool within_word(char c) {
    return isalnum((unsigned char)c) != 0 || (unsigned char)c >= 0x80;
}

/* The question has the words, be it in another form ("attributes"), and not within others: "it" is not in
 * "with". */
static bool in_question(const struct agent *a, const char *text, size_t length) {
    const char *folded = text_fold(a->arena, text, length, false), *all = a->folded_question;
    size_t n = folded == NULL ? 0 : strlen(folded);
    for (const char *at = n > 0 && all != NULL ? strstr(all, folded) : NULL; at != NULL;
         at = strstr(at + 1, folded)) {
        bool opens = at == all || !within_word(at[-1]) || !within_word(folded[0]);
        size_t more = 0;
        while (within_word(folded[n - 1]) && within_word(at[n + more])) {
            more++;
        }
        if (opens && more <= MAX_ENDING) {
            return true;
        }
    }
    return false;
}

static void read_quoted(struct agent *a, size_t i) {
    size_t length = 0;
    const char *text = agent_token(a, i, &length);
    const char *squashed = squash(a->arena, text, length), *copy = arena_copy(a->arena, text, length);
    const struct agent_name *name = squashed == NULL ? NULL : find_name(a, squashed);
    bool asked = in_question(a, text, length) && term_cue_before(a, i);
    if (copy == NULL) {
        return;
    }
    if (name != NULL && !asked) {
        add_column(a, name, i, i + 1);
    } else if (!asked && agent_is_value(a, text, length)) {
        agent_add(a, (struct event){EVENT_VALUE, i, i + 1, copy, -1, false});
    } else if (asked || in_question(a, text, length)) {
        agent_add(a, (struct event){EVENT_TERM, i, i + 1, copy, -1, false});
    }
}

/* "Which value of X", "a value of X or of Y": what follows is a column, however it is spelt. */
static bool value_cue_before(const struct agent *a, size_t i) {
    if (i == 0 || !(agent_is_word(a, i - 1, "of") || agent_is_word(a, i - 1, "in"))) {
        return false;
    }
    for (size_t k = i - 1; k > 0 && !agent_is_mark(a, k - 1, ".?;"); k--) {
        if (agent_is_word(a, k - 1, "value") || agent_is_word(a, k - 1, "values")) {
            return true;
        }
    }
    return false;
}

/* Only "or" and commas stand between token i and the column before it. */
static bool goes_on(const struct agent *a, size_t i) {
    if (a->event_count == 0 || a->events[a->event_count - 1].kind != EVENT_COLUMN) {
        return false;
    }
    size_t at = a->events[a->event_count - 1].last;
    while (at < i &&
           (agent_is_mark(a, at, ",/") || agent_is_word(a, at, "or") || agent_is_word(a, at, "the"))) {
        at++;
    }
    return at == i && i > a->events[a->event_count - 1].last;
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
        const struct agent_name *name = squashed == NULL ? NULL : find_name(a, squashed);
        if (name == NULL) {
            continue;
        }
        const struct token *t = &a->tokens.at[i];
        /* What is spelt as the schema spells it, with a seam, is meant as a name wherever it stands. */
        bool spelt = end - i == 1 && memchr(a->text + t->start, '_', t->end - t->start) != NULL;
        if (spelt || is_listed(a, i, end) || goes_on(a, i) || table_of(a, i, end) >= 0 ||
            value_cue_before(a, i)) {
            add_column(a, name, i, end);
            return end - i;
        }
    }
    return 0;
}

/* "Which attribute do you mean", "what do you mean by date", "does cancelled mean": an unquoted term. */
static size_t read_plain_term(struct agent *a, size_t i) {
    static const char *const leads[] = {"which", "what", "by", "say", "for", "does", "is", "mention"};
    static const char *const after[] = {"do",     "should", "are",      "did",  "would", "is",
                                        "does",   "you",    "can",      "mean", "refer", "stand",
                                        "denote", "the",    "supposed", "a",    "an",    "one"};
    if (!is_word_among(a, i, leads, sizeof leads / sizeof *leads)) {
        return 0;
    }
    size_t first = i + 1;
    first += agent_is_word(a, first, "the") ? 1 : 0;
    size_t end = first;
    while (end < a->tokens.count && end < first + 5 && a->tokens.at[end].kind == TOKEN_WORD &&
           !is_word_among(a, end, after, sizeof after / sizeof *after)) {
        end++;
    }
    for (; end > first; end--) {
        size_t start = a->tokens.at[first].start, length = a->tokens.at[end - 1].end - start;
        if (in_question(a, a->text + start, length)) {
            agent_add(a, (struct event){EVENT_TERM, first, end, arena_copy(a->arena, a->text + start, length),
                                        -1, false});
            return end - i;
        }
    }
    return 0;
}

static void read_events(struct agent *a) {
    for (size_t i = 0; i < a->tokens.count;) {
        if (a->tokens.at[i].kind == TOKEN_QUOTED) {
            read_quoted(a, i++);
            continue;
        }
        if (a->tokens.at[i].kind == TOKEN_PUNCT) {
            i++;
            continue;
        }
        size_t used = read_plain_term(a, i);
        used = used > 0 ? used : read_run(a, i);
        if (used == 0) {
            used = agent_read_values(a, i) - i;
        }
        i += used > 0 ? used : 1;
    }
}

double agent_likely(const struct agent *a, int column) {
    return a->context->likely == NULL ? 0 : a->context->likely[column];
}

/* Of the columns that are called like this one, the likeliest. */
static int likeliest(const struct agent *a, int column) {
    const struct db_catalogue *c = a->context->catalogue;
    int best = column;
    for (size_t i = 0; i < c->column_count; i++) {
        bool same = strcasecmp(c->columns[i].name, c->columns[column].name) == 0;
        if (same && agent_likely(a, (int)i) > agent_likely(a, best)) {
            best = (int)i;
        }
    }
    return best;
}

static struct dialog_choice choice_of(const struct agent *a, const struct event *e) {
    const struct db_catalogue *c = a->context->catalogue;
    int index = e->several ? likeliest(a, e->column) : e->column;
    const struct db_column *column = &c->columns[index];
    return (struct dialog_choice){.table = e->several ? NULL : c->tables[column->table].name,
                                  .column = column->name,
                                  .value = e->kind == EVENT_VALUE ? e->text : NULL,
                                  .column_index = index,
                                  .table_index = column->table,
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
static bool build_item(struct agent *a, size_t at, bool has_term, struct dialog_item *out, size_t *next) {
    struct dialog_choice *choices = arena_array(a->arena, DIALOG_MAX_CHOICES, sizeof *choices);
    if (choices == NULL) {
        return false;
    }
    size_t i = has_term ? at + 1 : at, end = i, values = 0, count = 0;
    for (; end < a->event_count && a->events[end].kind != EVENT_TERM; end++) {
        values += a->events[end].kind == EVENT_VALUE;
    }
    if (values > 0) {
        agent_place_values(a, i, end);
    }
    for (; i < end && count < DIALOG_MAX_CHOICES; i++) {
        bool unplaced = a->events[i].kind == EVENT_VALUE && a->events[i].column < 0;
        if (unplaced || (values > 0 && a->events[i].kind != EVENT_VALUE)) {
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

static csql_status build_items(struct agent *a, struct dialog_item **out, size_t *count) {
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

/* NULL with the error in *status. */
static struct agent *open_agent(const struct dialog_context *context, struct arena *arena, const char *text,
                                size_t length, csql_status *status, csql_error *error) {
    struct agent *a = length > DIALOG_MAX_AGENT ? NULL : arena_alloc(arena, sizeof *a);
    if (length > DIALOG_MAX_AGENT) {
        *status = error_set(error, CSQL_TOO_LONG, "an agent's turn has at most %zu bytes", DIALOG_MAX_AGENT);
        return NULL;
    }
    if (a == NULL) {
        *status = error_set(error, CSQL_NO_MEMORY, "out of memory");
        return NULL;
    }
    a->context = context;
    a->arena = arena;
    a->text = text;
    *status = text_tokenize(arena, text, length, &a->tokens, error);
    if (*status != CSQL_OK) {
        return NULL;
    }
    if (context->question != NULL) {
        a->folded_question = text_fold(arena, context->question, strlen(context->question), false);
    }
    if (!read_names(a)) {
        *status = error_set(error, CSQL_NO_MEMORY, "out of memory");
        return NULL;
    }
    return a;
}

csql_status dialog_read_agent(const struct dialog_context *context, struct arena *arena, const char *text,
                              size_t length, struct dialog_item **out, size_t *count, csql_error *error) {
    csql_status status = CSQL_OK;
    *out = NULL;
    *count = 0;
    struct agent *a = open_agent(context, arena, text, length, &status, error);
    if (a == NULL) {
        return status;
    }
    read_events(a);
    status = build_items(a, out, count);
    return status == CSQL_OK ? CSQL_OK : error_set(error, status, "%s", csql_status_text(status));
}

/* The longest run of tokens from i that is a whole value and says more than common words. */
static size_t named_value(struct agent *a, size_t i) {
    for (size_t end = i + MAX_RUN < a->tokens.count ? i + MAX_RUN : a->tokens.count; end > i; end--) {
        const struct token *first = &a->tokens.at[i], *last = &a->tokens.at[end - 1];
        bool common = first->kind == TOKEN_PUNCT || last->kind == TOKEN_PUNCT ||
                      (end - i == 1 && (text_is_stopword(first->norm) || strlen(first->norm) < 2));
        size_t length = last->end - first->start;
        const char *text = a->text + first->start;
        if (end - i == 1 && first->kind == TOKEN_QUOTED) {
            text = agent_token(a, i, &length);
        }
        if (common || !agent_is_value(a, text, length)) {
            continue;
        }
        const char *copy = arena_copy(a->arena, text, length);
        if (copy != NULL) {
            agent_add(a, (struct event){EVENT_VALUE, i, end, copy, -1, false});
        }
        return end - i;
    }
    return 0;
}

static size_t named_column(struct agent *a, size_t i) {
    for (size_t end = i + MAX_RUN < a->tokens.count ? i + MAX_RUN : a->tokens.count; end > i; end--) {
        size_t start = a->tokens.at[i].start;
        bool ends = a->tokens.at[i].kind == TOKEN_PUNCT || a->tokens.at[end - 1].kind == TOKEN_PUNCT;
        const char *squashed =
            ends ? NULL : squash(a->arena, a->text + start, a->tokens.at[end - 1].end - start);
        const struct agent_name *name = squashed == NULL ? NULL : find_name(a, squashed);
        if (name != NULL) {
            add_column(a, name, i, end);
            return end - i;
        }
    }
    return 0;
}

csql_status dialog_read_named(const struct dialog_context *context, struct arena *arena, const char *text,
                              size_t length, struct dialog_item **out, size_t *count, csql_error *error) {
    csql_status status = CSQL_OK;
    *out = NULL;
    *count = 0;
    struct agent *a = open_agent(context, arena, text, length, &status, error);
    struct dialog_item *items = arena_array(arena, DIALOG_MAX_ITEMS, sizeof *items);
    struct dialog_choice *choices = arena_array(arena, DIALOG_MAX_ITEMS, sizeof *choices);
    if (a == NULL || items == NULL || choices == NULL) {
        return a == NULL ? status : error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    for (size_t i = 0; i < a->tokens.count;) {
        size_t used = named_column(a, i);
        used = used > 0 ? used : named_value(a, i);
        i += used > 0 ? used : 1;
    }
    bool values = false;
    for (size_t i = 0; i < a->event_count; i++) {
        if (a->events[i].kind == EVENT_VALUE) {
            /* A column beside the value says whose it is: "state = Oregon". */
            size_t from = i > 0 && a->events[i - 1].kind == EVENT_COLUMN ? i - 1 : i;
            agent_place_values(a, from, i + 1);
            values = true;
        }
    }
    for (size_t i = 0; i < a->event_count && *count < DIALOG_MAX_ITEMS; i++) {
        const struct event *e = &a->events[i];
        if (e->column < 0 || (values && e->kind == EVENT_COLUMN)) {
            continue;
        }
        choices[*count] = choice_of(a, e);
        items[*count] = (struct dialog_item){"", e->kind == EVENT_VALUE ? CSQL_VAL_AMB : CSQL_COL_AMB,
                                             &choices[*count], 1, -1};
        (*count)++;
    }
    *out = items;
    return CSQL_OK;
}

bool dialog_is_query(const char *text, size_t length) {
    static const char *const heads[] = {"select", "with"};
    while (length > 0 && strchr(" \t\n\"'`(", *text) != NULL) {
        text++;
        length--;
    }
    for (size_t i = 0; i < sizeof heads / sizeof *heads; i++) {
        size_t n = strlen(heads[i]);
        if (length > n && strncasecmp(text, heads[i], n) == 0 && strchr(" \t\n*(", text[n]) != NULL) {
            const char *from = memchr(text, 'f', length) != NULL ? text : NULL;
            return i == 0 || from != NULL;
        }
    }
    return false;
}
