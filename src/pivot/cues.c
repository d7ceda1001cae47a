#include "pivot/cues.h"

#include <string.h>

/* A phrase of one to three words, compared by their case-folded form. imperative: only where the sentence
 * begins with it, perhaps after "please" or "can you". */
struct cue_phrase {
    const char *words[3];
    bool imperative;
    enum cue_kind kind;
};

static const struct cue_phrase phrases[] = {
    {{"delete"}, true, CUE_CHANGE},
    {{"remove"}, true, CUE_EDIT},
    {{"erase"}, true, CUE_CHANGE},
    {{"drop", "table"}, true, CUE_CHANGE},
    {{"drop", "the"}, true, CUE_EDIT},
    {{"drop", "all"}, true, CUE_EDIT},
    {{"truncate"}, true, CUE_CHANGE},
    {{"update"}, true, CUE_CHANGE},
    {{"insert"}, true, CUE_CHANGE},
    {{"add"}, true, CUE_EDIT},
    {{"change"}, true, CUE_EDIT},
    {{"modify"}, true, CUE_CHANGE},
    {{"rename"}, true, CUE_CHANGE},
    {{"set", "the"}, true, CUE_CHANGE},
    {{"set", "all"}, true, CUE_CHANGE},
    {{"increase", "the"}, true, CUE_CHANGE},
    {{"decrease", "the"}, true, CUE_CHANGE},
    {{"increase", "all"}, true, CUE_CHANGE},
    {{"decrease", "all"}, true, CUE_CHANGE},
    {{"reduce", "the"}, true, CUE_CHANGE},
    {{"reduce", "all"}, true, CUE_CHANGE},
    {{"raise", "the"}, true, CUE_CHANGE},
    {{"raise", "all"}, true, CUE_CHANGE},
    {{"double", "the"}, true, CUE_CHANGE},
    {{"double", "all"}, true, CUE_CHANGE},
    {{"replace"}, true, CUE_EDIT},
    {{"create", "table"}, true, CUE_CHANGE},
    {{"create", "a", "table"}, true, CUE_CHANGE},
    {{"create", "a", "new"}, true, CUE_CHANGE},
    {{"cancel"}, true, CUE_EDIT},
    {{"send"}, true, CUE_SEND},
    {{"email", "me"}, true, CUE_SEND},
    {{"email", "the"}, true, CUE_SEND},
    {{"email", "all"}, true, CUE_SEND},
    {{"notify"}, true, CUE_SEND},
    {{"remind"}, true, CUE_SEND},
    {{"forecast"}, true, CUE_FORECAST},
    {{"predict"}, false, CUE_FORECAST},
    {{"extrapolate"}, false, CUE_FORECAST},
    {{"be", "next", "year"}, false, CUE_FORECAST},
    {{"be", "next", "month"}, false, CUE_FORECAST},
    {{"in", "the", "future"}, false, CUE_FORECAST},
    {{"what", "will"}, true, CUE_FORECAST},
    {{"will", "we", "have"}, false, CUE_FORECAST},
    {{"will", "there", "be"}, false, CUE_FORECAST},
    {{"why"}, true, CUE_WHY},
    {{"explain", "why"}, false, CUE_WHY},
    {{"tell", "me", "why"}, false, CUE_WHY},
    {{"what", "caused"}, true, CUE_WHY},
    {{"recommend"}, true, CUE_ADVICE},
    {{"suggest"}, true, CUE_ADVICE},
    {{"what", "should", "we"}, true, CUE_ADVICE},
    {{"what", "should", "i"}, true, CUE_ADVICE},
    {{"how", "can", "we"}, true, CUE_ADVICE},
    {{"how", "should", "we"}, true, CUE_ADVICE},
    {{"translate"}, true, CUE_MAKE},
    {{"write", "a", "poem"}, true, CUE_MAKE},
    {{"write", "a", "letter"}, true, CUE_MAKE},
    {{"write", "a", "report"}, true, CUE_MAKE},
    {{"write", "a", "story"}, true, CUE_MAKE},
    {{"write", "an", "email"}, true, CUE_MAKE},
    {{"a", "joke"}, false, CUE_MAKE},
    {{"draw", "a"}, true, CUE_MAKE},
    {{"plot", "a"}, true, CUE_MAKE},
    {{"plot", "the"}, true, CUE_MAKE},
};

/* Figures that are reckoned, not stored, unless a column says otherwise. */
static const char *const figures[] = {
    "efficiency",    "profitability", "productivity",   "utilization", "utilisation", "growth",
    "trend",         "correlation",   "margin",         "roi",         "variance",    "deviation",
    "seasonality",   "likelihood",    "probability",    "forecast",    "projection",  "percentile",
    "effectiveness", "performance",   "sustainability", "popularity",
};

static const char *const calculating[] = {"calculate", "compute", "estimate", "derive", "evaluate"};

/* Where the sentence's own words begin: after "please", "can you", "i want you to" and the like. */
static size_t imperative_start(const struct linked *linked) {
    static const char *const polite[] = {"please", "can",  "could", "would", "will", "you", "kindly", "i",
                                         "want",   "need", "to",    "now",   "ok",   "hey", "hi"};
    size_t i = 0;
    for (; i < linked->word_count; i++) {
        bool skip = false;
        for (size_t j = 0; j < sizeof polite / sizeof *polite; j++) {
            skip = skip || strcmp(linked->words[i].norm, polite[j]) == 0;
        }
        if (!skip) {
            break;
        }
    }
    return i;
}

/* The words at i that are the phrase, or 0. */
static size_t phrase_at(const struct linked *linked, const struct cue_phrase *phrase, size_t i) {
    size_t n = 0;
    for (; n < 3 && phrase->words[n] != NULL; n++) {
        if (i + n >= linked->word_count || strcmp(linked->words[i + n].norm, phrase->words[n]) != 0) {
            return 0;
        }
    }
    return n;
}

/* The schema or the data know the word itself. */
static bool is_name(const struct linked *linked, size_t first, size_t last) {
    for (size_t i = 0; i < linked->match_count; i++) {
        const struct link_match *m = &linked->matches[i];
        if (m->first <= first && m->last >= last && (m->code == LINK_EXACT || m->code == LINK_PARTIAL)) {
            return true;
        }
    }
    return false;
}

bool cue_find(const struct linked *linked, struct cue *out) {
    size_t start = imperative_start(linked);
    for (size_t p = 0; p < sizeof phrases / sizeof *phrases; p++) {
        for (size_t i = phrases[p].imperative ? start : 0; i < linked->word_count; i++) {
            size_t n = phrase_at(linked, &phrases[p], i);
            /* A verb that opens the sentence is a verb even where a column has its name ("update the ...").
             */
            if (n > 0 && (phrases[p].imperative || !is_name(linked, i, i + n))) {
                *out = (struct cue){phrases[p].kind, i, i + n};
                return true;
            }
            if (phrases[p].imperative) {
                break;
            }
        }
    }
    return false;
}

const char *cue_refusal(enum cue_kind kind) {
    switch (kind) {
    case CUE_CHANGE:
    case CUE_EDIT:
        return "Sorry, I can't change data: the database is only read.";
    case CUE_SEND:
        return "Sorry, I can't send or arrange anything: I only look up what is in the database.";
    case CUE_FORECAST:
        return "Sorry, I can't forecast: the database says what was recorded, not what will be.";
    case CUE_WHY:
        return "Sorry, I can't say why: the database holds facts, not their reasons.";
    case CUE_ADVICE:
        return "Sorry, I can't give advice: I only look up what is in the database.";
    case CUE_MAKE:
        return "Sorry, I can't make that: I only look up what is in the database.";
    }
    return "Sorry, that is not a question to this database.";
}

const struct link_word *cue_figure(const struct linked *linked, size_t first, size_t last) {
    for (size_t i = first; i < last && i < linked->word_count; i++) {
        for (size_t j = 0; j < sizeof figures / sizeof *figures; j++) {
            if (strcmp(linked->words[i].norm, figures[j]) == 0) {
                return &linked->words[i];
            }
        }
    }
    return NULL;
}

bool cue_is_calculation(const struct linked *linked, size_t first, size_t last) {
    if (cue_figure(linked, first, last) != NULL) {
        return true;
    }
    size_t start = imperative_start(linked);
    for (size_t j = 0; start < linked->word_count && j < sizeof calculating / sizeof *calculating; j++) {
        if (strcmp(linked->words[start].norm, calculating[j]) == 0 && start < first) {
            return true;
        }
    }
    return false;
}
