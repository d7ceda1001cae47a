/* Replies and choices as words. */
#include <string.h>

#include "base/error.h"
#include "dialog/internal.h"

static bool any_equal(const struct name_word *words, size_t count, const char *stem) {
    for (size_t i = 0; i < count; i++) {
        if (strcmp(words[i].stem, stem) == 0) {
            return true;
        }
    }
    return false;
}

/* The words of a name into at most MAX_NAME_WORDS, each once. */
static bool split_name(struct reader *r, const char *name, struct name_word *out, size_t *count) {
    struct words words;
    *count = 0;
    if (name == NULL) {
        return true;
    }
    csql_status status = text_words(r->arena, name, strlen(name), &words, NULL);
    if (status != CSQL_OK) {
        return status != CSQL_NO_MEMORY;
    }
    for (size_t i = 0; i < words.count && *count < MAX_NAME_WORDS; i++) {
        const char *norm = words.norm[i];
        bool joint = strcmp(norm, "of") == 0 || strcmp(norm, "the") == 0;
        if (!any_equal(out, *count, words.stem[i]) && !(joint && words.count > 1)) {
            out[(*count)++] = (struct name_word){norm, words.stem[i], words.written[i], 1};
        }
    }
    return true;
}

/* A name without what separates its words, case-folded: "firstname". */
static const char *squash(struct arena *arena, const char *name) {
    char *folded = text_fold(arena, name, strlen(name), true);
    if (folded == NULL) {
        return "";
    }
    size_t n = 0;
    for (const char *c = folded; *c != '\0'; c++) {
        bool separator = *c == ' ' || *c == '_' || *c == '-' || *c == '.' || *c == '\'' || *c == '"';
        if (!separator) {
            folded[n++] = *c;
        }
    }
    folded[n] = '\0';
    return folded;
}

static bool same(const char *a, const char *b) {
    return a == b || (a != NULL && b != NULL && strcmp(a, b) == 0);
}

/* What a choice is called among the others of its item: a value of several columns by its column too, a
 * column that several tables have by its table too. */
static const char *own_name(struct arena *arena, const struct dialog_item *item, size_t choice) {
    const struct dialog_choice *c = &item->choices[choice];
    const char *name = c->value != NULL ? c->value : c->column != NULL ? c->column : c->table;
    bool column = false, table = false;
    for (size_t i = 0; i < item->choice_count; i++) {
        const struct dialog_choice *other = &item->choices[i];
        column = column || (c->value != NULL && !same(other->column, c->column));
        table = table || (i != choice && c->column != NULL && c->table != NULL &&
                          same(other->column, c->column) && same(other->value, c->value));
    }
    if (column && c->column != NULL) {
        name = arena_printf(arena, "%s %s", c->column, name);
    }
    return table && name != NULL ? arena_printf(arena, "%s %s", c->table, name) : name;
}

static bool same_words(const struct choice_words *a, const struct choice_words *b) {
    bool same = a->own_count == b->own_count;
    for (size_t w = 0; same && w < a->own_count; w++) {
        same = strcmp(a->own[w].stem, b->own[w].stem) == 0;
    }
    return same;
}

/* Names that are one when written out ("txn_type", "trans_type") are told apart as they are written. */
static void keep_written(struct reader *r, size_t item) {
    struct choice_words *choices = r->choices[item];
    size_t n = r->items[item].choice_count;
    for (size_t i = 0; i < n; i++) {
        for (size_t j = 0; j < n; j++) {
            bool other = i != j && strcmp(choices[i].squashed, choices[j].squashed) != 0;
            choices[i].as_written = choices[i].as_written || (other && same_words(&choices[i], &choices[j]));
        }
    }
    for (size_t i = 0; i < n; i++) {
        for (size_t w = 0; choices[i].as_written && w < choices[i].own_count; w++) {
            struct name_word *word = &choices[i].own[w];
            word->norm = word->stem = word->written;
        }
    }
}

/* A word that all choices share tells nothing, one that most share little. */
static void weigh(struct reader *r, size_t item) {
    struct choice_words *choices = r->choices[item];
    size_t n = r->items[item].choice_count;
    for (size_t i = 0; i < n; i++) {
        for (size_t w = 0; w < choices[i].own_count; w++) {
            size_t sharing = 0;
            for (size_t j = 0; j < n; j++) {
                sharing += any_equal(choices[j].own, choices[j].own_count, choices[i].own[w].stem);
            }
            choices[i].own[w].weight = n < 2 ? 1 : sharing == n ? 0.1 : 1;
        }
        bool tells = false;
        for (size_t j = 0; j < n && !tells; j++) {
            const char *a = r->items[item].choices[i].table, *b = r->items[item].choices[j].table;
            tells = a != NULL && b != NULL && strcmp(a, b) != 0;
        }
        choices[i].table_tells = tells;
    }
}

static bool split_choices(struct reader *r) {
    r->choices = arena_array(r->arena, r->item_count + 1, sizeof(struct choice_words *));
    if (r->choices == NULL) {
        return false;
    }
    for (size_t i = 0; i < r->item_count; i++) {
        const struct dialog_item *item = &r->items[i];
        r->choices[i] = arena_array(r->arena, item->choice_count + 1, sizeof **r->choices);
        if (r->choices[i] == NULL) {
            return false;
        }
        for (size_t c = 0; c < item->choice_count; c++) {
            struct choice_words *w = &r->choices[i][c];
            const char *name = own_name(r->arena, item, c);
            w->squashed = squash(r->arena, name == NULL ? "" : name);
            if (!split_name(r, name, w->own, &w->own_count) ||
                !split_name(r, item->choices[c].table, w->table, &w->table_count)) {
                return false;
            }
        }
        keep_written(r, i);
        weigh(r, i);
    }
    return true;
}

static bool add_word(struct reader *r, size_t token, const char *norm, const char *stem, const char *written,
                     bool identifier) {
    if (r->word_count == MAX_REPLY_WORDS) {
        return true; /* what is beyond says nothing that a person would have left to the end */
    }
    const struct token *t = &r->tokens.at[token];
    r->words[r->word_count++] =
        (struct reply_word){.norm = norm,
                            .stem = stem,
                            .written = written,
                            .token = token,
                            .stop = text_is_stopword(written) || phrase_is_filler(written),
                            .identifier = identifier,
                            .is_number = t->kind == TOKEN_NUMBER && !identifier,
                            .number = t->kind == TOKEN_NUMBER ? t->number : 0};
    return true;
}

/* Identifiers and quoted strings are split; other words stay as they are. */
static csql_status add_token(struct reader *r, size_t index) {
    const struct token *t = &r->tokens.at[index];
    if (t->kind == TOKEN_PUNCT) {
        return CSQL_OK;
    }
    if (t->kind == TOKEN_NUMBER) {
        return add_word(r, index, t->norm, t->stem, t->norm, false) ? CSQL_OK : CSQL_NO_MEMORY;
    }
    struct words words;
    csql_status status;
    if (t->kind == TOKEN_QUOTED) {
        status = text_words(r->arena, r->text + t->start, t->end - t->start, &words, NULL);
    } else {
        status = text_token_words(r->arena, t, r->text, &words, NULL);
    }
    if (status != CSQL_OK) {
        return status;
    }
    bool apostrophe = strchr(t->norm, '\'') != NULL;
    if (t->kind == TOKEN_WORD && (words.count < 2 || apostrophe)) {
        return add_word(r, index, words.count == 1 && !apostrophe ? words.norm[0] : t->norm,
                        words.count == 1 ? words.stem[0] : t->stem, t->norm, false)
                   ? CSQL_OK
                   : CSQL_NO_MEMORY;
    }
    bool identifier = t->kind == TOKEN_WORD && strchr(t->norm, '_') != NULL;
    for (size_t i = 0; i < words.count; i++) {
        if (!add_word(r, index, words.norm[i], words.stem[i], words.written[i], identifier)) {
            return CSQL_NO_MEMORY;
        }
    }
    return CSQL_OK;
}

/* "date: the second", "date -> 2" */
static bool is_heading(const struct reader *r, size_t last) {
    static const char *const marks[] = {":", "=", "-"};
    size_t next = r->words[last].token + 1;
    return next < r->tokens.count && r->tokens.at[next].kind == TOKEN_PUNCT &&
           text_is_among(r->tokens.at[next].norm, marks, sizeof marks / sizeof *marks);
}

/* "By date I mean ...", "for the date": the term itself names no choice. */
static void mark_terms(struct reader *r) {
    static const char *const cues[] = {"by", "say", "for", "said", "term", "word", "wrote", "write", "with"};
    for (size_t i = 0; i < r->item_count; i++) {
        struct words term;
        const char *text = r->items[i].term;
        if (text == NULL || text_words(r->arena, text, strlen(text), &term, NULL) != CSQL_OK) {
            continue;
        }
        for (size_t at = 0; term.count > 0 && at + term.count < r->word_count; at++) {
            size_t n = 0, before = at == 0 ? 0 : at - 1;
            while (n < term.count && strcmp(r->words[at + n].stem, term.stem[n]) == 0) {
                n++;
            }
            before -= before > 0 && strcmp(r->words[before].norm, "the") == 0;
            bool cued = at > 0 && text_is_among(r->words[before].norm, cues, sizeof cues / sizeof *cues);
            if (n == term.count && (cued || is_heading(r, at + n - 1))) {
                for (size_t k = 0; k < n; k++) {
                    r->words[at + k].term = true;
                }
            }
        }
    }
}

/* "On which the loss was reported": what a clause says of its subject. */
static void mark_subjects(struct reader *r) {
    static const char *const opens[] = {"which", "when", "where", "that", "at"};
    static const char *const helps[] = {"was", "is", "were", "are", "has", "had", "got", "been", "being"};
    for (size_t i = 0; i + 2 < r->word_count; i++) {
        size_t at = i + 1, verb;
        if (!text_is_among(r->words[i].norm, opens, sizeof opens / sizeof *opens)) {
            continue;
        }
        at += strcmp(r->words[at].norm, "the") == 0;
        for (verb = at + 1; verb < r->word_count &&
                            text_is_among(r->words[verb].norm, helps, sizeof helps / sizeof *helps);) {
            verb++;
        }
        if (verb > at + 1 && verb < r->word_count && !r->words[at].stop) {
            r->words[at].predicate = verb;
        }
    }
}

static bool mark_asked(struct reader *r) {
    const char *question = r->context == NULL ? NULL : r->context->question;
    if (question == NULL) {
        return true;
    }
    struct tokens asked;
    csql_status status = text_tokenize(r->arena, question, strlen(question), &asked, NULL);
    if (status != CSQL_OK) {
        return status != CSQL_NO_MEMORY;
    }
    for (size_t i = 0; i < r->word_count; i++) {
        for (size_t j = 0; j < asked.count && !r->words[i].asked; j++) {
            r->words[i].asked =
                asked.at[j].kind != TOKEN_PUNCT && strcmp(asked.at[j].stem, r->words[i].stem) == 0;
        }
    }
    return true;
}

csql_status reader_prepare(struct reader *r, size_t length, csql_error *error) {
    csql_status status = text_tokenize(r->arena, r->text, length, &r->tokens, error);
    if (status != CSQL_OK) {
        return status;
    }
    for (size_t i = 0; i < r->tokens.count; i++) {
        status = add_token(r, i);
        if (status != CSQL_OK) {
            return error_set(error, status, "%s", csql_status_text(status));
        }
    }
    if (!split_choices(r) || !spelling_correct(r)) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    clauses_mark(r);
    mark_terms(r);
    mark_subjects(r);
    if (!mark_asked(r)) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    return CSQL_OK;
}

/* Bytes of the character at the beginning. */
static size_t mark_bytes(const char *text, size_t length) {
    size_t n = 1;
    while (n < length && ((unsigned char)text[n] & 0xC0) == 0x80) {
        n++;
    }
    return n;
}

const char *reader_span(const struct reader *r, size_t from, size_t to, size_t *length) {
    static const char *const possessives[] = {"'s", "\xe2\x80\x99s"};
    const struct token *first = &r->tokens.at[r->words[from].token],
                       *last = &r->tokens.at[r->words[to - 1].token];
    const char *text = r->text + first->start;
    *length = last->end - first->start;
    if (first == last && first->kind == TOKEN_QUOTED) {
        text += mark_bytes(text, *length);
        *length = last->end - (size_t)(text - r->text);
        *length = *length > 0 ? text_cut(text, *length, *length - 1) : 0;
    }
    for (size_t i = 0; i < sizeof possessives / sizeof *possessives; i++) {
        size_t end = strlen(possessives[i]);
        if (*length > end && strncmp(text + *length - end, possessives[i], end) == 0) {
            *length -= end;
        }
    }
    return text;
}
