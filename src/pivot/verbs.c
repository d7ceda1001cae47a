#include "pivot/verbs.h"

#include <string.h>

#include "hint/when.h"
#include "pivot/predicates.h"
#include "text/text.h"

#define REACH 6      /* words between a verb and what it ties */
#define MAX_TABLES 8 /* that one noun may stand for */

#define COUNT(list) (sizeof(list) / sizeof *(list))

/* Tables that a noun stands for. */
struct named {
    int tables[MAX_TABLES];
    size_t count;
};

static bool is_one_of(const struct linked *linked, size_t word, const char *const *list, size_t count) {
    return word < linked->word_count && text_is_among(linked->words[word].norm, list, count);
}

/* Auxiliaries and adverbs between the rows and what is said of them: "trips that have usually been". */
static bool is_between(const struct linked *linked, size_t word) {
    static const char *const all[] = {"was",  "were", "been",    "being",   "is",      "are",    "be",
                                      "has",  "have", "had",     "that",    "which",   "who",    "did",
                                      "does", "do",   "already", "usually", "ever",    "really", "also",
                                      "get",  "got",  "then",    "so",      "actually"};
    return is_one_of(linked, word, all, COUNT(all));
}

/* ---- what is there ---- */

static bool is_auxiliary(const struct linked *linked, size_t word) {
    static const char *const all[] = {"was", "were", "been", "being", "is", "are", "be"};
    return is_one_of(linked, word, all, COUNT(all));
}

/* The word ends the name of a table, if only by its head: "rentals" of equipment_rentals. */
static bool ends_table(const struct linked *linked, size_t word) {
    for (size_t i = 0; i < linked->match_count; i++) {
        const struct link_match *m = &linked->matches[i];
        if (!m->column && m->code != LINK_SEMANTIC && m->last == word + 1) {
            return true;
        }
    }
    return false;
}

bool verbs_happen(const struct linked *linked, size_t first, size_t last) {
    static const char *const phrases[][2] = {
        {"take", "place"},  {"takes", "place"}, {"took", "place"}, {"taken", "place"}, {"taking", "place"},
        {"carried", "out"}, {"carry", "out"},   {"go", "ahead"},   {"went", "ahead"},  {"gone", "ahead"},
        {"goes", "on"},     {"went", "on"},     {"going", "on"},   {"came", "about"},  {"put", "on"},
    };
    /* What is done to rows that are there. */
    static const char *const done[] = {"done",       "held",    "made",      "performed", "conducted",
                                       "undertaken", "carried", "organised", "organized", "arranged",
                                       "staged",     "run",     "executed",  "handled",   "effected"};
    /* What rows do that are there. */
    static const char *const occur[] = {"happen",   "happens", "happened", "occur",   "occurs",
                                        "occurred", "exist",   "exists",   "existed", "ran"};
    for (size_t i = 0; last - first == 2 && i < COUNT(phrases); i++) {
        if (is_one_of(linked, first, &phrases[i][0], 1) && is_one_of(linked, first + 1, &phrases[i][1], 1)) {
            return true;
        }
    }
    if (last - first != 1 || first == 0) {
        return false;
    }
    size_t before = first;
    while (before > 1 && is_between(linked, before - 1) && !is_auxiliary(linked, before - 1)) {
        before--;
    }
    const bool rows = ends_table(linked, before - 1);
    return (is_one_of(linked, first, done, COUNT(done)) && (rows || is_auxiliary(linked, before - 1))) ||
           (is_one_of(linked, first, occur, COUNT(occur)) && rows);
}

/* ---- what ties ---- */

static void add_table(struct named *named, int table) {
    for (size_t i = 0; i < named->count; i++) {
        if (named->tables[i] == table) {
            return;
        }
    }
    if (named->count < MAX_TABLES) {
        named->tables[named->count++] = table;
    }
}

/* The tables whose name begins at the word, or (ends) ends behind it. */
static struct named tables_called(const struct linked *linked, size_t word, bool ends) {
    struct named named = {.count = 0};
    for (size_t i = 0; i < linked->match_count; i++) {
        const struct link_match *m = &linked->matches[i];
        if (!m->column && m->code != LINK_SEMANTIC && (ends ? m->last == word + 1 : m->first == word)) {
            add_table(&named, m->index);
        }
    }
    return named;
}

/* The same, and those that hold the value there. */
static struct named tables_at(const struct linked *linked, size_t word, bool ends) {
    struct named named = tables_called(linked, word, ends);
    for (size_t i = 0; i < linked->value_count; i++) {
        const struct link_value *v = &linked->values[i];
        const bool text = v->kind == LINK_TEXT || v->kind == LINK_QUOTED;
        for (size_t h = 0; text && (ends ? v->last == word + 1 : v->first == word) && h < v->holder_count;
             h++) {
            add_table(&named, linked->catalogue->columns[v->holders[h].column].table);
        }
    }
    return named;
}

/* What stands before the verb: "trips" of "trips that were led". */
static struct named subject_of(const struct linked *linked, size_t verb) {
    size_t at = verb;
    while (at > 0 && verb - at < REACH && is_between(linked, at - 1)) {
        at--;
    }
    return at == 0 ? (struct named){.count = 0} : tables_at(linked, at - 1, true);
}

/* What stands behind it: "guides" of "led by each of the guides", "trips" of "led more than 5 trips". */
static struct named object_of(const struct linked *linked, size_t verb) {
    static const char *const skipped[] = {"by",     "each", "every", "the",   "all",  "any",  "a",
                                          "an",     "of",   "most",  "more",  "than", "at",   "least",
                                          "fewest", "many", "some",  "fewer", "only", "both", "different"};
    size_t at = verb + 1;
    while (at < linked->word_count && at - verb < REACH &&
           (is_one_of(linked, at, skipped, COUNT(skipped)) ||
            linked->words[at].norm[strspn(linked->words[at].norm, "0123456789")] == '\0')) {
        at++;
    }
    return tables_at(linked, at, false);
}

/* What became of a row: of those of which it is not said something else is so. */
static bool tells_state(const struct linked *linked, size_t verb) {
    static const char *const all[] = {
        "cancelled", "canceled",  "refunded", "rejected", "approved", "returned", "paid",     "lost",
        "missed",    "broken",    "damaged",  "deleted",  "declined", "insured",  "delayed",  "verified",
        "confirmed", "completed", "finished", "closed",   "accepted", "resolved", "released", "failed",
        "retired",   "won",       "stopped",  "passed",   "stolen",   "repeated", "repaired", "changed"};
    return is_one_of(linked, verb, all, COUNT(all));
}

bool verbs_past(const struct embed *embed, const char *norm) {
    return when_is_past(embed, norm);
}

bool verbs_date(struct arena *arena, const struct embed *embed, const struct link_word *verb,
                const struct db_column *column) {
    return when_tells(arena, embed, verb, column) >= WHEN_MEANT;
}

bool verbs_tie(const struct linked *linked, const struct embed *embed, size_t first, size_t last) {
    if (last - first != 1 || last >= linked->word_count || tells_state(linked, first) ||
        !verbs_past(embed, linked->words[first].norm)) {
        return false;
    }
    const struct named subject = subject_of(linked, first), object = object_of(linked, first);
    for (size_t i = 0; i < subject.count; i++) {
        for (size_t k = 0; k < object.count; k++) {
            if (subject.tables[i] != object.tables[k] &&
                predicate_tables_joined(linked->catalogue, subject.tables[i], object.tables[k])) {
                return true;
            }
        }
    }
    return false;
}

int verbs_purpose(const struct linked *linked, const struct embed *embed, size_t last) {
    static const char *const between[] = {"the", "most", "least", "more", "less", "in", "total", "money"};
    static const char *const purposes[] = {"on", "for", "from"};
    static const char *const articles[] = {"the", "all", "their", "his", "her", "its", "each", "any", "a"};
    size_t at = last;
    if (last == 0 || !verbs_past(embed, linked->words[last - 1].norm)) {
        return -1;
    }
    while (is_one_of(linked, at, between, COUNT(between))) {
        at++;
    }
    if (!is_one_of(linked, at, purposes, COUNT(purposes))) {
        return -1;
    }
    for (at++; is_one_of(linked, at, articles, COUNT(articles));) {
        at++;
    }
    const struct named named = tables_called(linked, at, false);
    return named.count == 1 ? named.tables[0] : -1;
}
