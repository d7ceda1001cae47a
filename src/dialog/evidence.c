/* How well words of a reply name a choice. */
#include <string.h>

#include "dialog/internal.h"

/* The least that a word which stands in one choice's name alone says for it. */
#define LEAST_HINT 0.42
/* How much less a subject tells than what is said of it. */
#define SUBJECT_SHARE 0.6
/* What "the one from orders" says for a choice of that table. */
#define SAID_TABLE 0.85

/* How alike a reply's word and a name's word are: the same, misspelled, or the one cut short. */
static double word_match(const struct reader *r, const struct reply_word *reply, const struct name_word *name,
                         bool as_written) {
    if (as_written) {
        return strcmp(reply->written, name->norm) == 0 ? 1 : 0;
    }
    if (strcmp(reply->stem, name->stem) == 0 || strcmp(reply->norm, name->norm) == 0) {
        return 1;
    }
    if (reply->stop) {
        return 0; /* "is" is no misspelt "id" */
    }
    size_t a = strlen(reply->norm), b = strlen(name->norm), cut = strlen(reply->written);
    size_t least = a < b ? a : b;
    if (cut >= 3 && cut < b && strncmp(reply->written, name->norm, cut) == 0) {
        return 0.85; /* "prod" */
    }
    if (least >= 5 && strncmp(reply->stem, name->stem, 5) == 0) {
        return 0.8; /* "settlement", "settled" */
    }
    size_t allowed = least >= 8 ? 2 : least >= 4 ? 1 : 0;
    if (allowed > 0 && text_edit_distance(reply->norm, name->norm, allowed) <= allowed) {
        /* A word that exists is less likely a misspelling of another: "country", "county". */
        bool exists =
            r->context != NULL && r->context->embed != NULL && embed_knows(r->context->embed, reply->norm);
        return exists ? 0.75 : 0.9;
    }
    return 0;
}

/* The word is the subject of something that names a choice of the item. */
static bool is_mere_subject(const struct reader *r, size_t item, size_t word) {
    size_t said = r->words[word].predicate;
    for (size_t c = 0; said > 0 && c < r->items[item].choice_count; c++) {
        const struct choice_words *choice = &r->choices[item][c];
        for (size_t i = 0; i < choice->own_count; i++) {
            if (choice->own[i].weight > 0.5 &&
                word_match(r, &r->words[said], &choice->own[i], choice->as_written) > 0) {
                return true;
            }
        }
    }
    return false;
}

bool evidence_usable(const struct reader *r, size_t word, const bool *mask) {
    return mask[word] && !r->words[word].negated && !r->words[word].term && !r->words[word].dropped;
}

bool evidence_parts(const double *score, size_t count) {
    size_t some = 0;
    for (size_t i = 0; i < count; i++) {
        some += score[i] > 0;
    }
    return some > 0 && some < count;
}

size_t evidence_best(const double *score, size_t count, double *second) {
    size_t best = 0;
    *second = 0;
    for (size_t i = 1; i < count; i++) {
        double other = score[i] > score[best] ? score[best] : score[i];
        best = score[i] > score[best] ? i : best;
        *second = other > *second ? other : *second;
    }
    return best;
}

/* The words [at, at + n) are the name, each of its words in turn; returns n, or 0. */
static size_t whole_at(const struct reader *r, const struct choice_words *c, size_t at, const bool *mask) {
    for (size_t i = 0; i < c->own_count; i++) {
        if (at + i >= r->word_count || !evidence_usable(r, at + i, mask) ||
            strcmp(c->as_written ? r->words[at + i].written : r->words[at + i].stem, c->own[i].stem) != 0) {
            return 0;
        }
    }
    return c->own_count;
}

/* The name written in one word, or its words run together, perhaps misspelt. */
static bool squashed_at(const struct reader *r, const struct choice_words *c, size_t at, const bool *mask,
                        size_t *length) {
    size_t want = strlen(c->squashed);
    char run[128] = "";
    size_t n = 0;
    for (size_t i = at; i < r->word_count && i < at + MAX_NAME_WORDS && evidence_usable(r, i, mask); i++) {
        size_t add = strlen(r->words[i].norm);
        if (n + add >= sizeof run || n + add > want + 2) {
            return false;
        }
        memcpy(run + n, r->words[i].norm, add + 1);
        n += add;
        /* Only one word can be misspelt as a whole; of several, each is compared by itself. */
        bool exists = r->context != NULL && r->context->embed != NULL && embed_knows(r->context->embed, run);
        size_t allowed = i > at || exists ? 0 : want >= 10 ? 2 : want >= 6 ? 1 : 0;
        if (n + allowed >= want && want >= 3 && text_edit_distance(run, c->squashed, allowed) <= allowed) {
            *length = i - at + 1;
            return true;
        }
    }
    return false;
}

/* The longest run of words that is the whole name, with how well it is spelt; 0 if none. */
static double find_whole(const struct reader *r, const struct choice_words *c, const bool *mask, size_t *at,
                         size_t *length) {
    if (c->own_count == 0) {
        return 0;
    }
    for (size_t i = 0; i < r->word_count; i++) {
        *length = whole_at(r, c, i, mask);
        if (*length > 0) {
            *at = i;
            return 1;
        }
    }
    for (size_t i = 0; i < r->word_count; i++) {
        if (squashed_at(r, c, i, mask, length)) {
            *at = i;
            return 0.97;
        }
    }
    return 0;
}

/* A whole name that is only part of another choice's whole name, as "name" of "first name". */
static bool is_contained(const struct reader *r, size_t item, size_t choice, size_t at, size_t length,
                         const bool *mask) {
    for (size_t i = 0; i < r->items[item].choice_count; i++) {
        size_t other_at = 0, other_length = 0;
        if (i != choice && find_whole(r, &r->choices[item][i], mask, &other_at, &other_length) > 0 &&
            other_length > length && other_at <= at && other_at + other_length >= at + length) {
            return true;
        }
    }
    return false;
}

/* The share of a name's weight that the words cover, each name word by its best reply word. */
static double coverage(const struct reader *r, size_t item, const struct name_word *name, size_t count,
                       bool as_written, const bool *mask, bool *used, double *telling, size_t *width) {
    double total = 0, covered = 0;
    size_t low = r->word_count, high = 0;
    *telling = 0;
    for (size_t i = 0; i < count; i++) {
        double best = 0;
        size_t at = 0;
        for (size_t w = 0; w < r->word_count; w++) {
            double m = evidence_usable(r, w, mask) ? word_match(r, &r->words[w], &name[i], as_written) : 0;
            m *= m > 0 && is_mere_subject(r, item, w) ? SUBJECT_SHARE : 1;
            if (m > best) {
                best = m;
                at = w;
            }
        }
        total += name[i].weight;
        covered += name[i].weight * best;
        if (best > 0) {
            double tell = name[i].weight * best * (r->words[at].asked ? 0.7 : 1);
            *telling = tell > *telling ? tell : *telling;
            low = at < low ? at : low;
            high = at > high ? at : high;
            if (used != NULL) {
                used[at] = true;
            }
        }
    }
    *width = high >= low && low < r->word_count ? high - low + 1 : 0;
    return total > 0 ? covered / total : 0;
}

/* The table, where it tells choices apart: "the one in orders". */
static double table_evidence(const struct reader *r, size_t item, const struct choice_words *c,
                             const bool *mask, bool *used) {
    if (!c->table_tells || c->table_count == 0) {
        return 0;
    }
    double telling = 0;
    size_t width = 0;
    double covered = coverage(r, item, c->table, c->table_count, false, mask, used, &telling, &width);
    return covered >= 0.6 ? covered : 0;
}

/* The word says that what stands beside it is a place. */
static bool is_place_cue(const struct reader *r, size_t word) {
    static const char *const cues[] = {"in", "from", "of",  "inside", "within", "under", "table",
                                       "on", "with", "off", "among",  "at",     "per"};
    return text_is_among(r->words[word].norm, cues, sizeof cues / sizeof *cues);
}

bool evidence_in_table(const struct reader *r, size_t item, size_t choice, const bool *mask) {
    static const char *const between[] = {"the", "a", "an", "our", "your", "my", "their", "each", "every"};
    static const char *const behind[] = {"table", "record", "list", "sheet", "data", "own"};
    const struct choice_words *c = &r->choices[item][choice];
    size_t n = c->table_tells ? c->table_count : 0;
    for (size_t at = 0; n > 0 && at + n <= r->word_count; at++) {
        size_t same = 0, before = at;
        while (same < n && evidence_usable(r, at + same, mask) &&
               strcmp(r->words[at + same].stem, c->table[same].stem) == 0) {
            same++;
        }
        while (before > 0 &&
               text_is_among(r->words[before - 1].norm, between, sizeof between / sizeof *between) &&
               !is_place_cue(r, before - 1)) {
            before--;
        }
        bool cued = (same > 0 && strchr(r->words[at + same - 1].norm, '\'') != NULL) || /* "the bed's" */
                    (before > 0 && is_place_cue(r, before - 1)) ||
                    (at + n < r->word_count &&
                     text_is_among(r->words[at + n].norm, behind, sizeof behind / sizeof *behind));
        if (same == n && cued) {
            return true;
        }
    }
    return false;
}

double evidence_name(const struct reader *r, size_t item, size_t choice, const bool *mask, bool *used) {
    const struct choice_words *c = &r->choices[item][choice];
    size_t at = 0, length = 0;
    double whole = find_whole(r, c, mask, &at, &length);
    bool local[MAX_REPLY_WORDS] = {false};
    double table = table_evidence(r, item, c, mask, local);
    double score = 0;
    if (whole > 0 && !is_contained(r, item, choice, at, length, mask)) {
        score = whole + 0.02 * (double)length + 0.3 * table;
        for (size_t i = at; i < at + length; i++) {
            local[i] = true;
        }
    } else {
        double telling = 0;
        size_t width = 0;
        double covered =
            coverage(r, item, c->own, c->own_count, c->as_written, mask, local, &telling, &width);
        if (telling >= 0.5) {
            double spread = width > c->own_count ? 0.03 * (double)(width - c->own_count) : 0;
            double shown = 0.9 * covered - (spread > 0.3 ? 0.3 : spread);
            /* One word of a long name, if it stands there as it is, is as good a hint as one of a short. */
            double hint = telling >= 1 ? LEAST_HINT : 0;
            score = (shown > hint ? shown : hint) + 0.3 * table;
        } else {
            score = evidence_in_table(r, item, choice, mask) ? SAID_TABLE : 0.55 * table;
        }
    }
    for (size_t i = 0; used != NULL && score > 0 && i < r->word_count; i++) {
        used[i] = used[i] || local[i];
    }
    return score;
}

double evidence_unexplained(const struct reader *r, size_t item, size_t choice, const bool *mask) {
    const struct choice_words *c = &r->choices[item][choice];
    size_t content = 0, unexplained = 0;
    bool stranger = false;
    for (size_t w = 0; w < r->word_count; w++) {
        bool known = false;
        for (size_t i = 0; i < c->own_count && !known; i++) {
            known = c->own[i].weight > 0.5 && word_match(r, &r->words[w], &c->own[i], c->as_written) > 0;
        }
        /* A word that mostly says nothing ("actually") does where the choice is called so. */
        if (!evidence_usable(r, w, mask) || (r->words[w].stop && !known)) {
            continue;
        }
        known = known || r->words[w].asked;
        for (size_t i = 0; i < c->own_count && !known; i++) {
            known = word_match(r, &r->words[w], &c->own[i], c->as_written) > 0;
        }
        for (size_t i = 0; i < c->table_count && !known; i++) {
            known = word_match(r, &r->words[w], &c->table[i], false) > 0;
        }
        content++;
        unexplained += !known;
        stranger = stranger || (!known && r->words[w].identifier);
    }
    /* Within one identifier every word counts: "order_status" is not "order_date". */
    return stranger ? 1 : content == 0 ? 0 : (double)unexplained / (double)content;
}

/* The content words under mask as one phrase, without those that the question has too. */
static size_t content_phrase(const struct reader *r, const bool *mask, char *out, size_t room) {
    size_t n = 0;
    out[0] = '\0';
    for (size_t w = 0; w < r->word_count; w++) {
        size_t add = strlen(r->words[w].norm);
        if (evidence_usable(r, w, mask) && !r->words[w].stop && !r->words[w].asked && n + add + 2 < room) {
            if (n > 0) {
                out[n++] = ' ';
            }
            memcpy(out + n, r->words[w].norm, add + 1);
            n += add;
        }
    }
    return n;
}

/* The words of a name that tell it from the other choices, as one phrase. */
static void telling_phrase(const struct choice_words *c, char *out, size_t room) {
    size_t n = 0;
    out[0] = '\0';
    for (size_t i = 0; i < c->own_count; i++) {
        size_t add = strlen(c->own[i].norm);
        if (c->own[i].weight > 0.5 && n + add + 2 < room) {
            if (n > 0) {
                out[n++] = ' ';
            }
            memcpy(out + n, c->own[i].norm, add + 1);
            n += add;
        }
    }
}

void evidence_meaning(const struct reader *r, size_t item, const bool *mask, double *score) {
    const struct embed *embed = r->context == NULL ? NULL : r->context->embed;
    char reply[512], name[256];
    size_t n = r->items[item].choice_count;
    for (size_t i = 0; i < n; i++) {
        score[i] = 0;
    }
    if (embed == NULL || content_phrase(r, mask, reply, sizeof reply) == 0) {
        return;
    }
    for (size_t i = 0; i < n; i++) {
        const struct choice_words *c = &r->choices[item][i];
        telling_phrase(c, name, sizeof name);
        if (name[0] == '\0') {
            continue;
        }
        double s = embed_similarity(embed, reply, name);
        for (size_t w = 0; w < r->word_count; w++) {
            bool telling = evidence_usable(r, w, mask) && !r->words[w].stop && !r->words[w].asked;
            for (size_t k = 0; k < c->own_count && telling; k++) {
                if (c->own[k].weight > 0.5) {
                    enum lexicon_relation relation = embed_relation(embed, r->words[w].norm, c->own[k].norm);
                    /* A lexicon knows senses that nobody means here ("run" and "last"); the vectors must
                     * agree. */
                    double base = relation == LEXICON_SYNONYM || relation == LEXICON_DERIVED    ? 0.35
                                  : relation == LEXICON_HYPERNYM || relation == LEXICON_HYPONYM ? 0.25
                                                                                                : 0;
                    double cosine = embed_similarity(embed, r->words[w].norm, c->own[k].norm);
                    double lexical = base > 0 ? base + 0.6 * cosine : cosine;
                    s = lexical > s ? lexical : s;
                }
            }
        }
        score[i] = s < 0 ? 0 : s;
    }
}

/* The word stands in the name of the choice, or in its table's. */
static bool choice_explains(const struct reader *r, const struct choice_words *choice, size_t word) {
    bool known = false;
    for (size_t i = 0; i < choice->own_count && !known; i++) {
        known = word_match(r, &r->words[word], &choice->own[i], choice->as_written) > 0;
    }
    for (size_t i = 0; i < choice->table_count && !known; i++) {
        known = word_match(r, &r->words[word], &choice->table[i], false) > 0;
    }
    return known;
}

bool evidence_explains(const struct reader *r, size_t word) {
    bool known = false;
    for (size_t i = 0; i < r->item_count && !known; i++) {
        for (size_t c = 0; c < r->items[i].choice_count && !known; c++) {
            known = choice_explains(r, &r->choices[i][c], word);
        }
    }
    return known;
}

bool evidence_is_term(const struct reader *r, size_t item, size_t word) {
    struct words term;
    const char *text = r->items[item].term;
    if (text == NULL || text_words(r->arena, text, strlen(text), &term, NULL) != CSQL_OK) {
        return false;
    }
    for (size_t i = 0; i < term.count; i++) {
        if (strcmp(term.stem[i], r->words[word].stem) == 0) {
            return true;
        }
    }
    return false;
}
