/* What a question says is not there, and the columns that may be meant. */
#include "plan/absent.h"

#include <ctype.h>
#include <math.h>
#include <string.h>

#include "plan/when.h"
#include "text/text.h"

#define REACH 6             /* words between a denial and what it denies */
#define SEMANTIC_SHARE 0.7F /* of a name that is only meant */
#define SURE 0.5F           /* strength from which a name is meant */
#define NEAR 0.01F          /* strengths that are no different */

struct reader {
    struct arena *arena;
    const struct embed *embed;
    const struct plan_input *in;
    const struct linked *linked;
    struct absent *out;
    float strengths[ABSENT_MAX];
    size_t behind; /* words of the denial behind what it denies */
};

static const char *norm_at(const struct reader *r, size_t word) {
    return word < r->linked->word_count ? r->linked->words[word].norm : "";
}

static bool holds_nulls(const struct reader *r, int column) {
    const struct input_column *c = &r->in->columns[column];
    return r->linked->catalogue->columns[c->catalogue].nulls > 0 && !c->primary_key;
}

/* ---- columns that may be meant ---- */

static float strength_of(const struct link_match *m) {
    return m->code == LINK_SEMANTIC ? m->semantic * SEMANTIC_SHARE : m->lexical;
}

/* What holds no NULL may hold zeros or empty texts instead, where the question calls it by its whole name, or
 * means nothing else. */
static bool may_be_empty(const struct reader *r, int column) {
    const struct input_column *c = &r->in->columns[column];
    for (size_t i = 0; i < r->linked->value_count; i++) {
        const struct link_value *v = &r->linked->values[i];
        for (size_t h = 0; h < v->holder_count && v->first < r->out->last && v->last > r->out->first; h++) {
            if (v->holders[h].column == c->catalogue) {
                return false; /* "no wifi" is one of its values */
            }
        }
    }
    for (size_t i = 0; i < r->linked->match_count && !c->primary_key && !c->foreign_key; i++) {
        const struct link_match *m = &r->linked->matches[i];
        bool sure = m->code == LINK_EXACT || (r->out->count == 1 && strength_of(m) >= SURE);
        if (m->column && m->index == c->catalogue && sure && m->first >= r->out->first &&
            m->last >= r->out->last - r->behind) {
            return true;
        }
    }
    return false;
}

/* Of each table the column that is named best; of two named alike the one that holds NULLs. */
static void offer(struct reader *r, int column, float strength) {
    struct absent *out = r->out;
    size_t at = 0;
    while (at < out->count && r->in->columns[out->columns[at]].table != r->in->columns[column].table) {
        at++;
    }
    if (at == ABSENT_MAX) {
        return;
    }
    bool fresh = at == out->count;
    bool better = fresh || strength > r->strengths[at] + NEAR ||
                  (fabsf(strength - r->strengths[at]) <= NEAR && !holds_nulls(r, out->columns[at]));
    if (better) {
        out->columns[at] = column;
        r->strengths[at] = strength;
        out->count += fresh;
    }
}

static void drop_full(struct reader *r) {
    size_t kept = 0;
    for (size_t i = 0; i < r->out->count; i++) {
        if (holds_nulls(r, r->out->columns[i]) || may_be_empty(r, r->out->columns[i])) {
            r->out->columns[kept++] = r->out->columns[i];
        }
    }
    r->out->count = kept;
}

/* ---- nouns ---- */

/* Columns that refer to the table, for what is said to have none of its rows. */
static void offer_references(struct reader *r, int table) {
    const struct db_catalogue *catalogue = r->linked->catalogue;
    for (size_t i = 0; i < catalogue->key_count; i++) {
        const struct db_key *key = &catalogue->keys[i];
        int column = input_column(r->in, key->from);
        if (catalogue->columns[key->to].table == table && catalogue->columns[key->from].table != table &&
            column >= 0 && holds_nulls(r, column) && !key->composite) {
            offer(r, column, 1);
        }
    }
}

/* What the words [first, last) name: columns, unless they name a table as well as any of them. A match that
 * is shorter counts for less. */
static void offer_noun(struct reader *r, size_t first, size_t last) {
    float table = 0, column = 0;
    int named = -1;
    for (size_t i = 0; i < r->linked->match_count; i++) {
        const struct link_match *m = &r->linked->matches[i];
        bool here = m->column ? m->first == first && m->last == last : m->first < last && m->last > first;
        float strength = strength_of(m);
        if (here && m->column) {
            column = fmaxf(column, strength);
        } else if (here && strength > table) {
            table = strength;
            named = m->code == LINK_EXACT ? m->index : -1;
        }
    }
    if (table >= column) {
        if (named >= 0) {
            offer_references(r, named);
        }
        return;
    }
    for (size_t i = 0; i < r->linked->match_count; i++) {
        const struct link_match *m = &r->linked->matches[i];
        int at = m->column && m->first == first && m->last == last ? input_column(r->in, m->index) : -1;
        if (at >= 0) {
            offer(r, at, strength_of(m));
        }
    }
}

/* Where the longest name ends that begins at a word; the word itself if there is none. */
static size_t name_end(const struct reader *r, size_t first) {
    size_t last = first;
    for (size_t i = 0; i < r->linked->match_count; i++) {
        const struct link_match *m = &r->linked->matches[i];
        last = m->first == first && m->last > last ? m->last : last;
    }
    return last;
}

/* The name is compared with something, or is not all of what is denied: "no price above 5". */
static bool goes_on(const struct reader *r, size_t last) {
    static const char *const more[] = {
        "of",     "than",    "above",  "below",  "over",  "under",     "between",  "equal",  "higher",
        "lower",  "greater", "less",   "more",   "fewer", "like",      "starting", "ending", "containing",
        "in",     "for",     "from",   "called", "named", "before",    "after",    "with",   "within",
        "larger", "smaller", "longer", "during", "on",    "exceeding", "="};
    static const char *const filing[] = {"record", "file"}, *const every[] = {"each", "every"};
    const char *next = norm_at(r, last), *second = norm_at(r, last + 1);
    if ((strcmp(next, "on") == 0 && ONE_OF(second, filing)) ||
        (strcmp(next, "for") == 0 && ONE_OF(second, every))) {
        return false;
    }
    for (size_t i = 0; i < r->linked->value_count; i++) {
        if (r->linked->values[i].first == last) {
            return true;
        }
    }
    return ONE_OF(next, more);
}

static bool read_noun(struct reader *r, size_t denial, size_t at) {
    static const char *const fillers[] = {"a",      "an",        "any",        "the",    "their", "its",
                                          "known",  "valid",     "recorded",   "listed", "given", "own",
                                          "stored", "specified", "registered", "single", "his",   "her"};
    static const char *const holding[] = {"value", "values", "entry", "entries", "data"};
    static const char *const of[] = {"for", "in", "on", "of"};
    at += ONE_OF(norm_at(r, at), fillers);
    at += ONE_OF(norm_at(r, at), holding) && ONE_OF(norm_at(r, at + 1), of) ? 2 : 0; /* "any value for" */
    while (at < r->linked->word_count && at < denial + REACH && ONE_OF(norm_at(r, at), fillers) &&
           name_end(r, at) == at) {
        at++;
    }
    size_t last = name_end(r, at);
    if (last == at || goes_on(r, last)) {
        return false;
    }
    offer_noun(r, at, last);
    r->out->first = denial;
    r->out->last = last;
    return true;
}

/* ---- verbs ---- */

static void offer_verb(struct reader *r, const struct link_word *verb, size_t at) {
    for (size_t i = 0; i < r->linked->match_count; i++) {
        const struct link_match *m = &r->linked->matches[i];
        if (!m->column && m->code == LINK_EXACT && m->first <= at && at < m->last) {
            return; /* "never been loaned" is a matter of loans */
        }
    }
    for (size_t c = 0; c < r->in->column_count; c++) {
        const struct db_column *column = &r->linked->catalogue->columns[r->in->columns[c].catalogue];
        enum when_told told =
            holds_nulls(r, (int)c) ? when_tells(r->arena, r->embed, verb, column) : WHEN_UNTOLD;
        if (told != WHEN_UNTOLD) {
            offer(r, (int)c, told >= WHEN_MEANT ? 1 : SURE);
        }
    }
}

/* ---- denials ---- */

static bool denies(const char *norm) {
    size_t length = strlen(norm);
    return strcmp(norm, "not") == 0 || strcmp(norm, "never") == 0 ||
           (length > 3 && strcmp(norm + length - 3, "n't") == 0) || strcmp(norm, "n't") == 0;
}

/* "Not have", "haven't got", "not with", "not in": a noun follows; "haven't been": a verb does. */
static bool read_denied(struct reader *r, size_t denial) {
    static const char *const having[] = {
        "have",   "has",  "had",  "got",   "with", "in",     "belong",  "belongs",  "to",  "of",     "part",
        "member", "give", "gave", "given", "list", "listed", "provide", "provided", "own", "possess"};
    static const char *const skipped[] = {"a", "any", "an", "yet", "ever", "still"};
    static const char *const passive[] = {"been", "yet", "be"};
    static const char *const perfect[] = {"have", "has", "had", "haven't", "hasn't", "hadn't"};
    bool had = false, past = ONE_OF(norm_at(r, denial), perfect) ||
                             (denial > 0 && ONE_OF(norm_at(r, denial - 1), perfect));
    for (size_t back = 2; back <= 3 && denial >= back && !past; back++) {
        past = ONE_OF(norm_at(r, denial - back), perfect); /* "have the loans not been" */
    }
    size_t at = denial + 1;
    for (; at < r->linked->word_count && at < denial + REACH; at++) {
        bool has = ONE_OF(norm_at(r, at), having), done = ONE_OF(norm_at(r, at), passive);
        if (!has && !done && !ONE_OF(norm_at(r, at), skipped)) {
            break;
        }
        had = had || has;
        past = past || done;
    }
    if (at >= r->linked->word_count) {
        return false;
    }
    if (had) {
        return read_noun(r, denial, at);
    }
    for (size_t i = at + 1; i < r->linked->word_count; i++) {
        past = past || strcmp(norm_at(r, i), "yet") == 0;
    }
    bool ends = at + 1 >= r->linked->word_count || ispunct((unsigned char)norm_at(r, at + 1)[0]);
    past = past || (ends && when_is_past(r->embed, norm_at(r, at))); /* "bookings not refunded" */
    if ((!past && strcmp(norm_at(r, denial), "never") != 0) || goes_on(r, at + 1)) {
        return false;
    }
    offer_verb(r, &r->linked->words[at], at);
    r->out->first = denial;
    r->out->last = at + 1;
    return true;
}

/* "Whose email is missing". */
static bool read_missing(struct reader *r, size_t word) {
    static const char *const states[] = {"missing", "unknown", "empty", "blank", "null", "absent", "unset"};
    static const char *const be[] = {"is", "are", "was", "were"};
    bool not = word > 2 && strcmp(norm_at(r, word - 1), "not") == 0;
    if (!ONE_OF(norm_at(r, word), states) || word < 2 || !ONE_OF(norm_at(r, word - 1 - not ), be)) {
        return false;
    }
    size_t last = word - 1 - not, first = last;
    for (size_t i = 0; i < r->linked->match_count; i++) {
        const struct link_match *m = &r->linked->matches[i];
        first = m->last == last && m->first < first ? m->first : first;
    }
    if (first == last) {
        return false;
    }
    offer_noun(r, first, last);
    r->out->first = first;
    r->out->last = word + 1;
    r->out->present = not ;
    r->behind = word + 1 - last;
    return true;
}

/* Some column holds the word as it is: "unpaid" is a status. */
static bool is_stored(const struct reader *r, size_t word) {
    for (size_t i = 0; i < r->in->value_count; i++) {
        const struct input_value *value = &r->in->values[i];
        if (value->first <= word && word < value->last && value->holder_count > 0 &&
            value->holders[0].hold == HOLD_EXACT) {
            return true;
        }
    }
    return false;
}

/* "Undelivered" orders, "unpaid" ones. */
static bool read_undone(struct reader *r, size_t word) {
    const struct link_word *whole = &r->linked->words[word];
    size_t length = strlen(whole->norm);
    if (length < 6 || strncmp(whole->norm, "un", 2) != 0 || strncmp(whole->stem, "un", 2) != 0 ||
        !when_is_past(r->embed, whole->norm + 2) || is_stored(r, word)) {
        return false;
    }
    struct link_word done = {.norm = whole->norm + 2, .stem = whole->stem + 2};
    offer_verb(r, &done, word);
    r->out->first = word;
    r->out->last = word + 1;
    return r->out->count > 0;
}

static bool read_at(struct reader *r, size_t word) {
    static const char *const none[] = {"no",      "without", "lacking", "lack",  "lacks",
                                       "missing", "unknown", "blank",   "empty", "null"};
    const char *norm = norm_at(r, word);
    return (ONE_OF(norm, none) && read_noun(r, word, word + 1)) || (denies(norm) && read_denied(r, word)) ||
           read_missing(r, word) || read_undone(r, word);
}

void absent_read(struct arena *arena, const struct embed *embed, const struct plan_input *in,
                 const struct linked *linked, const struct cues *cues, struct absent *out) {
    struct reader r = {.arena = arena, .embed = embed, .in = in, .linked = linked, .out = out};
    size_t denials = 0;
    *out = (struct absent){.linked = linked, .cues = cues};
    for (size_t i = 0; i < cues->count; i++) {
        denials += cues->hits[i].cue == CUE_NOT;
    }
    for (size_t i = 0; denials < 2 && i < linked->word_count; i++) {
        if (read_at(&r, i)) {
            break;
        }
    }
    drop_full(&r);
}
