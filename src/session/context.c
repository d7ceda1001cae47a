/* Follow-up questions: what leans on the question before is written out in full, so that everything after
 * this file sees a question that stands alone. */
#include <stdlib.h>
#include <string.h>

#include "session/internal.h"
#include "text/text.h"

struct follow {
    struct arena *arena;
    const struct db_catalogue *catalogue;
    const char *before, *text;
    struct tokens old, new;
};

static bool word_is(const struct tokens *t, size_t i, const char *norm) {
    return i < t->count && strcmp(t->at[i].norm, norm) == 0;
}

/* The text of tokens [first, last), without a question mark or full stop at its end. */
static char *slice(struct arena *arena, const struct tokens *t, size_t first, size_t last) {
    while (last > first && t->at[last - 1].kind == TOKEN_PUNCT &&
           strchr("?.!", t->at[last - 1].norm[0]) != NULL) {
        last--;
    }
    if (first >= last) {
        return arena_string(arena, "");
    }
    return arena_copy(arena, t->text + t->at[first].start, t->at[last - 1].end - t->at[first].start);
}

static bool has_pronoun(const struct tokens *t) {
    static const char *const pronouns[] = {"them", "those", "these", "they", "their", "ones", "its"};
    for (size_t i = 0; i < t->count; i++) {
        if (text_is_among(t->at[i].norm, pronouns, sizeof pronouns / sizeof *pronouns)) {
            return true;
        }
    }
    return false;
}

static bool names_table(const struct follow *f, const char *stem) {
    for (size_t i = 0; i < f->catalogue->table_count; i++) {
        struct words words;
        const char *name = f->catalogue->tables[i].name;
        if (text_words(f->arena, name, strlen(name), &words, NULL) == CSQL_OK && words.count > 0 &&
            strcmp(words.stem[words.count - 1], stem) == 0) {
            return true;
        }
    }
    return false;
}

/* What the old question is about: from the first word that names a table to its end. "" if none does. */
static char *subject(const struct follow *f) {
    for (size_t i = 0; i < f->old.count; i++) {
        if (f->old.at[i].kind == TOKEN_WORD && names_table(f, f->old.at[i].stem)) {
            return slice(f->arena, &f->old, i, f->old.count);
        }
    }
    return arena_string(f->arena, "");
}

/* A fragment that can take another's place in a question: a number, a date, a quoted or capitalised name. */
static bool same_kind(const struct token *a, const struct token *b) {
    if (a->kind == TOKEN_NUMBER || b->kind == TOKEN_NUMBER) {
        return a->kind == b->kind;
    }
    if (a->kind == TOKEN_QUOTED || b->kind == TOKEN_QUOTED) {
        return a->kind == b->kind || a->capital || b->capital;
    }
    return a->kind == TOKEN_WORD && b->kind == TOKEN_WORD && a->capital && b->capital;
}

/* A name, number or quotation, to be exchanged for another. */
static bool is_value(const struct token *t) {
    return t->kind == TOKEN_NUMBER || t->kind == TOKEN_QUOTED || (t->kind == TOKEN_WORD && t->capital);
}

/* The value behind token `at`, from first on; the index after it, or 0 if none stands there. */
static size_t value_behind(const struct tokens *t, size_t at, size_t *first) {
    size_t end = at + 1 + word_is(t, at + 1, "the");
    *first = end;
    while (end < t->count && is_value(&t->at[end])) {
        end++;
    }
    return end > *first ? end : 0;
}

/* "And from London to Paris?", "and to Oslo?": each value takes the place of that behind the same
 * preposition. NULL unless all do. */
static char *replace_behind(const struct follow *f, size_t from) {
    static const char *const preps[] = {"from", "to", "between", "by", "with", "via", "at", "in", "on"};
    const char *text = f->before, *whole = f->before;
    size_t old_from = 0, at = from;
    bool between = false;
    while (at < f->new.count && f->new.at[at].kind != TOKEN_PUNCT) {
        size_t first = 0, last = value_behind(&f->new, at, &first), old_first = 0, old_last = 0,
               old = old_from;
        bool and = between && word_is(&f->new, at, "and");
        if (last == 0 || !(and || text_is_among(f->new.at[at].norm, preps, sizeof preps / sizeof *preps))) {
            return NULL;
        }
        between = word_is(&f->new, at, "between");
        while (old < f->old.count && !(word_is(&f->old, old, f->new.at[at].norm) &&
                                       (old_last = value_behind(&f->old, old, &old_first)) > 0)) {
            old++;
        }
        if (old == f->old.count) {
            return NULL;
        }
        /* What stood before the value stays, from the end of the last exchange on. */
        size_t done = old_from == 0 ? 0 : f->old.at[old_from - 1].end;
        whole = arena_printf(f->arena, "%s%.*s%s", old_from == 0 ? "" : whole,
                             (int)(f->old.at[old_first].start - done), text + done,
                             slice(f->arena, &f->new, first, last));
        if (whole == NULL) {
            return NULL;
        }
        old_from = old_last;
        at = last;
    }
    return old_from == 0 ? NULL : arena_printf(f->arena, "%s%s", whole, text + f->old.at[old_from - 1].end);
}

/* "and for 2015?": the new fragment stands where the old one of its kind stood, or is added. */
static char *replace_fragment(const struct follow *f, size_t from) {
    static const char *const joints[] = {"for", "in", "of", "from", "with", "the", "about", "to", "on"};
    size_t first = from;
    char *behind = replace_behind(f, from);
    if (behind != NULL) {
        return behind;
    }
    while (first < f->new.count &&
           text_is_among(f->new.at[first].norm, joints, sizeof joints / sizeof *joints)) {
        first++;
    }
    char *fragment = slice(f->arena, &f->new, first, f->new.count);
    if (fragment == NULL || fragment[0] == '\0') {
        return NULL;
    }
    for (size_t i = f->old.count; i > 1; i--) {
        const struct token *old = &f->old.at[i - 1];
        if (!same_kind(old, &f->new.at[first])) {
            continue;
        }
        size_t start = i - 1;
        while (start > 1 && old->kind == TOKEN_WORD && f->old.at[start - 1].capital &&
               f->old.at[start - 1].kind == TOKEN_WORD) {
            start--; /* "New York" goes as a whole */
        }
        return arena_printf(f->arena, "%.*s%s%s", (int)f->old.at[start].start, f->before, fragment,
                            f->before + old->end);
    }
    char *whole = slice(f->arena, &f->old, 0, f->old.count);
    char *added = slice(f->arena, &f->new, from, f->new.count);
    bool joint = first > from;
    return whole == NULL || added == NULL
               ? NULL
               : arena_printf(f->arena, "%s %s%s", whole, joint ? "" : "for ", added);
}

/* "only those over 30", "just the French ones": a further condition. */
static char *refine(const struct follow *f, size_t from) {
    static const char *const skipped[] = {"only", "just", "those", "the",   "ones", "them",
                                          "that", "are",  "who",   "which", "these"};
    static const char *const relative[] = {"over", "under",  "above",   "below",  "with",    "in",
                                           "from", "where",  "whose",   "older",  "younger", "more",
                                           "less", "having", "without", "before", "after",   "between",
                                           "of",   "at",     "by",      "not"};
    size_t first = from, last = f->new.count;
    while (first < last && text_is_among(f->new.at[first].norm, skipped, sizeof skipped / sizeof *skipped)) {
        first++;
    }
    while (last > first && (f->new.at[last - 1].kind == TOKEN_PUNCT || word_is(&f->new, last - 1, "ones"))) {
        last--;
    }
    char *whole = slice(f->arena, &f->old, 0, f->old.count), *rest = slice(f->arena, &f->new, first, last);
    if (whole == NULL || rest == NULL || rest[0] == '\0') {
        return NULL;
    }
    bool joins = text_is_among(f->new.at[first].norm, relative, sizeof relative / sizeof *relative);
    return arena_printf(f->arena, "%s %s%s", whole, joins ? "" : "that are ", rest);
}

/* "sort by name", "top 5": what is done with the rows. */
static char *arrange(const struct follow *f) {
    char *whole = slice(f->arena, &f->old, 0, f->old.count);
    bool sorts = word_is(&f->new, 0, "sort") || word_is(&f->new, 0, "order");
    size_t by = 0;
    while (sorts && by < f->new.count && !word_is(&f->new, by, "by")) {
        by++;
    }
    char *rest = slice(f->arena, &f->new, sorts ? (by < f->new.count ? by : 1) : 0, f->new.count);
    if (whole == NULL || rest == NULL) {
        return NULL;
    }
    return arena_printf(f->arena, sorts ? "%s, sorted %s" : "%s, %s", whole, rest);
}

/* "how many of them", "count them". */
static char *count_them(const struct follow *f) {
    char *about = subject(f);
    return about == NULL || about[0] == '\0' ? NULL : arena_printf(f->arena, "How many %s are there?", about);
}

/* "show their emails": the pronoun gives way to what the old question was about. */
static char *replace_pronoun(const struct follow *f) {
    char *about = subject(f);
    if (about == NULL || about[0] == '\0') {
        return NULL;
    }
    for (size_t i = 0; i < f->new.count; i++) {
        const struct token *t = &f->new.at[i];
        char *rest = slice(f->arena, &f->new, i + 1, f->new.count);
        if (rest == NULL) {
            return NULL;
        }
        if (word_is(&f->new, i, "their") || word_is(&f->new, i, "its")) {
            return arena_printf(f->arena, "%.*sthe %s of %s", (int)t->start, f->text, rest, about);
        }
        if (word_is(&f->new, i, "them") || word_is(&f->new, i, "those") || word_is(&f->new, i, "these") ||
            word_is(&f->new, i, "they")) {
            return arena_printf(f->arena, "%.*s%s %s", (int)t->start, f->text, about, rest);
        }
    }
    return NULL;
}

static bool opens_sentence(const struct tokens *t) {
    static const char *const openers[] = {"what",   "which",   "who",  "whose", "where", "when",
                                          "how",    "show",    "list", "find",  "give",  "count",
                                          "return", "display", "tell", "get",   "name"};
    return t->count > 0 && text_is_among(t->at[0].norm, openers, sizeof openers / sizeof *openers);
}

char *context_combine(struct arena *arena, const struct db_catalogue *catalogue, const char *before,
                      const char *text, size_t length) {
    static const char *const joins[] = {"and", "but", "or", "also", "then"};
    static const char *const arranging[] = {"sort",  "order", "sorted",     "ordered",  "top",
                                            "limit", "group", "grouped",    "per",      "by",
                                            "first", "last",  "descending", "ascending"};
    static const char *const refining[] = {"only", "just", "those", "excluding", "except", "without", "with"};
    struct follow f = {.arena = arena, .catalogue = catalogue, .before = before};
    f.text = arena_copy(arena, text, length);
    if (f.text == NULL || text_tokenize(arena, before, strlen(before), &f.old, NULL) != CSQL_OK ||
        text_tokenize(arena, f.text, length, &f.new, NULL) != CSQL_OK || f.new.count == 0) {
        return NULL;
    }
    size_t from = text_is_among(f.new.at[0].norm, joins, sizeof joins / sizeof *joins) ? 1 : 0;
    bool about =
        (word_is(&f.new, from, "what") || word_is(&f.new, from, "how")) && word_is(&f.new, from + 1, "about");
    if (about) {
        return replace_fragment(&f, from + 2);
    }
    const char *head = from < f.new.count ? f.new.at[from].norm : "";
    if (text_is_among(head, arranging, sizeof arranging / sizeof *arranging) && f.new.count <= 10) {
        return arrange(&f);
    }
    if (text_is_among(head, refining, sizeof refining / sizeof *refining) && f.new.count <= 14) {
        return refine(&f, from);
    }
    bool counts =
        (word_is(&f.new, from, "how") && word_is(&f.new, from + 1, "many")) || word_is(&f.new, from, "count");
    if (counts && (has_pronoun(&f.new) || f.new.count - from <= 5) &&
        !names_table(&f, f.new.at[f.new.count - 1].stem)) {
        char *counted = has_pronoun(&f.new) || word_is(&f.new, from + 2, "are") ? count_them(&f) : NULL;
        if (counted != NULL) {
            return counted;
        }
    }
    if (has_pronoun(&f.new)) {
        return replace_pronoun(&f);
    }
    bool fragment =
        from > 0 || word_is(&f.new, 0, "for") || word_is(&f.new, 0, "in") || word_is(&f.new, 0, "from");
    return fragment && !opens_sentence(&f.new) && f.new.count <= 10 ? replace_fragment(&f, from) : NULL;
}

static void forget(struct answered *answered) {
    free(answered->question);
    free(answered->sql);
    *answered = (struct answered){0};
}

void context_drop(csql_session *session) {
    forget(&session->answered);
    for (size_t i = 0; i < session->past_count; i++) {
        forget(&session->past[i]);
    }
    session->past_count = 0;
}

/* Puts the last answer behind those before it; the oldest is forgotten. */
static void keep_past(csql_session *session) {
    if (session->answered.question == NULL) {
        return;
    }
    if (session->past_count == SESSION_MAX_PAST) {
        forget(&session->past[0]);
        memmove(session->past, session->past + 1, (SESSION_MAX_PAST - 1) * sizeof *session->past);
        session->past_count--;
    }
    session->past[session->past_count++] = session->answered;
    session->answered = (struct answered){0};
}

bool context_keep(csql_session *session, const char *question, const char *sql) {
    struct answered next = {strdup(question), strdup(sql)};
    if (next.question == NULL || next.sql == NULL) {
        forget(&next);
        return false;
    }
    keep_past(session);
    session->answered = next;
    return true;
}

bool context_undo(csql_session *session) {
    if (session->past_count == 0) {
        return false;
    }
    forget(&session->answered);
    session->answered = session->past[--session->past_count];
    session->past[session->past_count] = (struct answered){0};
    return true;
}
