/* Where the terms of a question begin and end. */
#include <string.h>

#include "pivot/spans.h"
#include "pivot/wording.h"
#include "text/text.h"

/* Cuts words without content off both ends. */
static void trim(const struct linked *linked, size_t *first, size_t *last) {
    while (*first < *last && linked->words[*first].stopword && !linked->words[*first].soft) {
        (*first)++;
    }
    while (*last > *first && linked->words[*last - 1].stopword && !linked->words[*last - 1].soft) {
        (*last)--;
    }
}

static bool holds(const struct word_set *name, const char *stem) {
    return text_is_among(stem, name->stem, name->count);
}

/* Some column is called by the word and another of words [first, last): the "max" of "max temperature" beside
 * min_temperature, though the plan may have taken that one. */
static bool tells_apart(const struct finder *f, size_t first, size_t last, size_t word) {
    const struct link_word *words = f->linked->words;
    const char *stem = predicate_canonical(words[word].stem);
    for (size_t i = 0; i < f->linked->column_count; i++) {
        const struct word_set *name = &f->column_words[f->linked->columns[i]];
        for (size_t w = first; w < last && holds(name, stem); w++) {
            if (w != word && !words[w].stopword && holds(name, predicate_canonical(words[w].stem))) {
                return true;
            }
        }
    }
    return false;
}

static bool in_name(const struct finder *f, const struct span *s, const char *stem) {
    const struct plan_choice *c = s->choice;
    if (c == NULL || c->chosen.kind != ELEMENT_COLUMN) {
        return false;
    }
    return holds(&f->column_words[c->chosen.index], stem);
}

static bool is_cut(const struct finder *f, const struct span *s, size_t word) {
    const struct link_word *w = &f->linked->words[word];
    const bool said_of_it =
        wording_qualifier(w->stem) && !(s->column && tells_apart(f, s->first, s->last, word));
    return (said_of_it || wording_place(f->linked, word) || wording_number(w->norm) ||
            (w->stopword && !w->soft)) &&
           !in_name(f, s, w->stem);
}

/* A past form that no name holds says what became of the column's value: "wind speed reached". */
static bool is_verb_behind(const struct finder *f, size_t word) {
    return !span_in_match(f, word) && wording_past(f->input->embed, f->linked->words[word].norm);
}

/* "largest number of votes" is about votes, unless the column is called so. */
static void cut_qualifiers(const struct finder *f, struct span *s) {
    while (s->last - s->first > 1 && is_cut(f, s, s->first)) {
        s->first++;
    }
    while (s->last - s->first > 1 && (is_cut(f, s, s->last - 1) || is_verb_behind(f, s->last - 1))) {
        s->last--;
    }
}

static bool parts_names(const struct finder *f, size_t from, size_t to) {
    for (size_t i = from; i < to; i++) {
        if (strchr(",;:()", f->linked->question[i]) != NULL) {
            return true;
        }
    }
    return false;
}

/* A comma, a word of its own or not, ends a name: of "status code, phone number" the part is kept that shares
 * words with the chosen column, or the last one. */
static void cut_at_commas(const struct finder *f, struct span *s) {
    const struct link_word *words = f->linked->words;
    for (size_t w = s->first + 1; w < s->last; w++) {
        bool own = parts_names(f, words[w].start, words[w].end);
        if (!own && !parts_names(f, words[w - 1].end, words[w].start)) {
            continue;
        }
        size_t next = own ? w + 1 : w;
        bool earlier = false, later = false;
        for (size_t i = s->first; i < s->last; i++) {
            bool shared = in_name(f, s, words[i].stem);
            earlier = earlier || (shared && i < w);
            later = later || (shared && i >= next);
        }
        if ((earlier && !later) || next >= s->last) {
            s->last = w;
        } else {
            s->first = next;
            w = s->first;
        }
    }
}

/* Some literal of the question that a plan compares with covers the word. */
bool span_in_literal(const struct finder *f, size_t word) {
    for (size_t i = 0; f->plan != NULL && i < f->plan->choice_count; i++) {
        const struct link_value *v = predicate_literal(f->linked, &f->plan->choices[i]);
        if (v != NULL && word >= v->first && word < v->last) {
            return true;
        }
    }
    return false;
}

/* Words that another choice of the plan stands for. */
static bool in_other_choice(const struct finder *f, size_t word, const struct plan_choice *self) {
    for (size_t i = 0; f->plan != NULL && i < f->plan->choice_count; i++) {
        const struct plan_choice *c = &f->plan->choices[i];
        if (c != self && word >= c->first && word < c->last &&
            !(self != NULL && overlaps(c->first, c->last, self->first, self->last))) {
            return true;
        }
    }
    return false;
}

/* Some name of the schema is, or holds, the word. */
bool span_in_match(const struct finder *f, size_t word) {
    for (size_t i = 0; i < f->linked->match_count; i++) {
        const struct link_match *m = &f->linked->matches[i];
        if (word >= m->first && word < m->last && (m->code == LINK_EXACT || m->code == LINK_PARTIAL)) {
            return true;
        }
    }
    return false;
}

static bool joins_term(const struct finder *f, size_t word, const struct plan_choice *self) {
    const struct link_word *w = &f->linked->words[word];
    return !w->stopword && !f->taken[word] && !span_in_literal(f, word) && !in_other_choice(f, word, self);
}

/* A missing column has no name to tell where its term ends: content words beside it that name nothing else
 * belong to it. */
static void widen_missing(const struct finder *f, struct span *s) {
    while (s->first > 0 && s->last - s->first < 4 && joins_term(f, s->first - 1, s->choice) &&
           !span_in_match(f, s->first - 1)) {
        s->first--;
    }
    while (s->last < f->linked->word_count && s->last - s->first < 4 && joins_term(f, s->last, s->choice) &&
           !span_in_match(f, s->last)) {
        s->last++;
    }
}

/* A partial or exact match of a candidate may reach over more words than the alignment: "date claim". */
static void widen_matched(const struct finder *f, struct span *s) {
    size_t first = s->first, last = s->last;
    for (size_t i = 0; i < f->linked->match_count; i++) {
        const struct link_match *m = &f->linked->matches[i];
        bool named = m->code == LINK_EXACT || m->code == LINK_PARTIAL;
        if (m->column != s->column || !named || !overlaps(m->first, m->last, s->first, s->last)) {
            continue;
        }
        bool free = true;
        for (size_t w = m->first; w < m->last && free; w++) {
            free = (w >= s->first && w < s->last) ||
                   (!f->taken[w] && !span_in_literal(f, w) && !in_other_choice(f, w, s->choice));
        }
        if (free && m->last - m->first > last - first) {
            first = m->first < s->first ? m->first : s->first;
            last = m->last > s->last ? m->last : s->last;
        }
    }
    s->first = first;
    s->last = last;
}

/* A measure before the span belongs to its name where a column is called so. */
static void widen_measured(const struct finder *f, struct span *s) {
    if (s->column && s->first > 0 && wording_qualifier(f->linked->words[s->first - 1].stem) &&
        !f->taken[s->first - 1] && tells_apart(f, s->first, s->last, s->first - 1)) {
        s->first--;
    }
}

/* The greatest probability that a word of the span names a column (or a table). */
double span_tagged(const struct finder *f, size_t first, size_t last, bool column) {
    const float *tags = f->input->plans->word_tags;
    double best = 0;
    for (size_t w = first; tags != NULL && w < last; w++) {
        double t = tags[w * PLAN_TAGS + (column ? PLAN_TAG_COLUMN : PLAN_TAG_TABLE)];
        best = t > best ? t : best;
    }
    return best;
}

/* "Whose address contains WY" is about the address, "length per model" about the length. */
static void cut_at_verbs(const struct finder *f, struct span *s) {
    static const char *const verbs[] = {"contains", "contain",  "containing", "includes",  "include",
                                        "starts",   "starting", "begins",     "beginning", "equals"};
    for (size_t w = s->first + 1; w < s->last; w++) {
        const char *norm = f->linked->words[w].norm;
        if (ONE_OF(norm, verbs) || (strcmp(norm, "per") == 0 && !in_name(f, s, norm))) {
            s->last = w;
        }
    }
}

void span_settle_ends(const struct finder *f, struct span *s) {
    if (s->choice == NULL || s->choice->chosen.kind == ELEMENT_MISSING) {
        widen_missing(f, s);
    } else {
        widen_matched(f, s);
    }
    if (s->first < s->last) {
        widen_measured(f, s);
        cut_at_commas(f, s);
        cut_at_verbs(f, s);
        cut_qualifiers(f, s);
    }
}

static bool has_filler(const struct finder *f, const struct span *s) {
    bool filler = false, other = false;
    for (size_t w = s->first; w < s->last && w < f->linked->word_count; w++) {
        const bool fills = predicate_filler(f->linked->words[w].stem);
        filler = filler || fills;
        other = other || (!fills && !f->linked->words[w].stopword);
    }
    return filler && other;
}

/* The words of the span that are no fillers, by one space; the phrase itself if all or none are. */
static const char *meaning_of(struct finder *f, const struct span *s) {
    const struct link_word *words = f->linked->words;
    const char *out = NULL;
    for (size_t w = s->first; w < s->last && w < f->linked->word_count && !f->failed; w++) {
        if (!predicate_filler(words[w].stem)) {
            out = out == NULL ? words[w].norm : arena_printf(f->arena, "%s %s", out, words[w].norm);
            f->failed = out == NULL;
        }
    }
    return out == NULL ? s->phrase : out;
}

bool span_prepare(struct finder *f, struct span *s) {
    s->phrase = pivot_phrase(f, s->first, s->last);
    s->meaning = meaning_of(f, s);
    s->filler = has_filler(f, s);
    if (f->failed || !predicate_words(f->arena, s->phrase, strlen(s->phrase), &s->term)) {
        f->failed = true;
        return false;
    }
    return true;
}

static double missing_alignment(const struct finder *f, size_t word) {
    size_t width = f->linked->table_count + f->linked->column_count + 1;
    return f->input->plans->alignment == NULL ? 0 : f->input->plans->alignment[word * width + width - 1];
}
/* Where a missing column has no words of its own, those that the alignment says name one. */
static void place_missing(const struct finder *f, struct span *s) {
    const float *alignment = f->input->plans->alignment;
    size_t width = f->linked->table_count + f->linked->column_count + 1;
    double best = 0;
    for (size_t w = 0; w < f->linked->word_count; w++) {
        const struct link_word *word = &f->linked->words[w];
        if (word->stopword || f->taken[w] || span_in_literal(f, w) || in_other_choice(f, w, s->choice)) {
            continue;
        }
        double a = alignment != NULL ? alignment[w * width + width - 1] : span_in_match(f, w) ? 0.05 : 0.2;
        if (a > best) {
            best = a;
            s->first = w;
            s->last = w + 1;
        }
    }
}

/* Spans of the best plan's choices; those that overlap are one, and its least sure step stands for it: the
 * steps after it only repeat what it chose. */
size_t span_collect(struct finder *f, struct span *spans) {
    size_t count = 0;
    for (size_t i = 0; f->plan != NULL && i < f->plan->choice_count; i++) {
        const struct plan_choice *c = &f->plan->choices[i];
        if (c->chosen.kind == ELEMENT_VALUE) {
            continue;
        }
        struct span s = {
            .first = c->first, .last = c->last, .column = c->chosen.kind != ELEMENT_TABLE, .choice = c};
        trim(f->linked, &s.first, &s.last);
        if (s.first >= s.last && c->chosen.kind == ELEMENT_MISSING) {
            place_missing(f, &s);
        }
        if (s.first < s.last) {
            cut_at_commas(f, &s);
        }
        /* A column that only the literal speaks for is the literal's business. */
        while (s.first < s.last && span_in_literal(f, s.first)) {
            s.first++;
        }
        while (s.last > s.first && span_in_literal(f, s.last - 1)) {
            s.last--;
        }
        if (s.first >= s.last) {
            continue;
        }
        size_t j = 0;
        while (j < count &&
               !(spans[j].column == s.column && overlaps(spans[j].first, spans[j].last, s.first, s.last))) {
            j++;
        }
        if (j == count) {
            if (count < MAX_SPANS) {
                spans[count++] = s;
            }
        } else if (c->probability < spans[j].choice->probability ||
                   (c->chosen.kind == ELEMENT_MISSING && spans[j].choice->chosen.kind != ELEMENT_MISSING)) {
            spans[j] = s;
        }
    }
    return count;
}
/* Some column's name holds the words on both sides: "catalog entry" of catalog_entry_id. */
static bool goes_across(const struct finder *f, size_t word) {
    for (size_t i = 0; i < f->linked->match_count; i++) {
        const struct link_match *m = &f->linked->matches[i];
        if (m->column && m->code != LINK_SEMANTIC && m->first < word && m->last > word) {
            return true;
        }
    }
    return false;
}

/* Where the span's words go on behind the whole name of a table, which is no part of what a column is called:
 * "deeper" of "dive sites deeper". The span's beginning where they do not. */
static size_t behind_table(const struct finder *f, const struct span *s) {
    size_t first = s->first;
    for (size_t i = 0; i < f->linked->match_count; i++) {
        const struct link_match *m = &f->linked->matches[i];
        if (!m->column && m->code == LINK_EXACT && m->first == s->first && m->last < s->last &&
            m->last > first && !goes_across(f, m->last)) {
            first = m->last;
        }
    }
    return first;
}

/* Words that the network takes for a column's name though the best plan has no place for them, in runs. The
 * spans already looked at are overwritten; returns the number of new ones. */
size_t span_collect_unused(struct finder *f, struct span *spans, size_t seen) {
    static const double least = 0.25;
    bool used[LINK_MAX_WORDS] = {false};
    for (size_t i = 0; i < seen; i++) {
        for (size_t w = spans[i].first; w < spans[i].last && w < LINK_MAX_WORDS; w++) {
            used[w] = true;
        }
    }
    size_t count = 0;
    for (size_t w = 0; w < f->linked->word_count && w < LINK_MAX_WORDS && count < MAX_SPANS; w++) {
        const struct link_word *word = &f->linked->words[w];
        if (used[w] || word->stopword || f->taken[w] || span_in_literal(f, w) ||
            (span_tagged(f, w, w + 1, true) < least && missing_alignment(f, w) < least)) {
            continue;
        }
        bool qualifies = w + 1 < f->linked->word_count && (used[w + 1] || f->taken[w + 1]);
        if (qualifies && wording_qualifier(word->stem)) {
            continue; /* "earliest", of the date that was looked at */
        }
        bool joins = count > 0 && spans[count - 1].last == w &&
                     !parts_names(f, f->linked->words[w - 1].end, word->start);
        if (joins) {
            spans[count - 1].last = w + 1;
        } else {
            spans[count++] = (struct span){.first = w, .last = w + 1, .column = true};
        }
    }
    for (size_t i = 0; i < count; i++) {
        spans[i].first = behind_table(f, &spans[i]);
    }
    return count;
}
