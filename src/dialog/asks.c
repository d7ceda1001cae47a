/* Whether a reply asks for something instead of answering: for the other choices, or a question of its own.
 */
#include <string.h>

#include "dialog/internal.h"

/* Words between those that put off what was asked and the question behind them ("just tell me"). */
#define LONGEST_LEAD 3

static bool is_head(const struct reader *r, const char *table, size_t word) {
    struct words name;
    return table != NULL && text_words(r->arena, table, strlen(table), &name, NULL) == CSQL_OK &&
           name.count > 0 && strcmp(name.stem[name.count - 1], r->words[word].stem) == 0;
}

/* The word names a table, the choices' among them, by its whole name, or by the last word of it. */
static bool names_table(const struct reader *r, size_t word) {
    const struct db_catalogue *catalogue = r->context == NULL ? NULL : r->context->catalogue;
    bool names = false;
    for (size_t t = 0; catalogue != NULL && t < catalogue->table_count && !names; t++) {
        names = is_head(r, catalogue->tables[t].name, word);
    }
    for (size_t i = 0; i < r->item_count && !names; i++) {
        for (size_t c = 0; c < r->items[i].choice_count && !names; c++) {
            names = is_head(r, r->items[i].choices[c].table, word);
        }
    }
    return names;
}

/* What the words from `from` on speak of that no choice is called. */
struct asking {
    size_t content, fresh, tables, named;
};

static struct asking asks_for(const struct reader *r, size_t from) {
    struct asking out = {0};
    for (size_t w = from; w < r->word_count; w++) {
        bool content = !r->words[w].stop;
        bool fresh = content && !r->words[w].asked;
        bool table = content && names_table(r, w);
        out.content += content;
        out.fresh += fresh;
        out.tables += fresh && table;
        out.named += table;
    }
    return out;
}

/* The fresh words that neither a choice nor its table is called. */
size_t asks_unexplained(const struct reader *r, size_t from) {
    size_t n = 0;
    for (size_t w = from; w < r->word_count; w++) {
        n += !r->words[w].stop && !r->words[w].asked && !evidence_explains(r, w);
    }
    return n;
}

/* "What else is there?", not "we should all drink more water". */
bool asks_for_more(const struct reader *r, double best) {
    static const char *const besides[] = {"choices", "options", "see",  "list",  "offer",      "have",
                                          "there",   "any",     "some", "could", "suggestions"};
    size_t length = 0;
    ptrdiff_t at = best < LEAST_NAME && r->word_count <= 6 ? phrase_find(r, PHRASE_MORE, 0, &length) : -1;
    for (size_t w = 0; at >= 0 && w < r->word_count; w++) {
        bool inside = w >= (size_t)at && w < (size_t)at + length;
        if (!inside && !r->words[w].stop && !r->words[w].asked &&
            !text_is_among(r->words[w].norm, besides, sizeof besides / sizeof *besides)) {
            return false;
        }
    }
    return at >= 0;
}

/* "Show me the score that was given for style": the term again, with what tells which is meant. */
static bool says_again(const struct reader *r, size_t from, double best) {
    bool term = false;
    for (size_t w = from; w < r->word_count && !term; w++) {
        for (size_t i = 0; i < r->item_count && !term; i++) {
            term = r->words[w].asked && evidence_is_term(r, i, w);
        }
    }
    return term && best >= LEAST_NAME && asks_unexplained(r, from) <= 1;
}

/* The words that take back what was said, or drop it, and after which a question may begin. */
size_t asks_opening(const struct reader *r, bool *dropped) {
    static const char *const opens[] = {"ok",     "okay", "well",    "hmm", "hm",
                                        "please", "just", "instead", "then"};
    size_t at = 0, length = 0;
    *dropped = false;
    while (at < r->word_count) {
        if (phrase_find(r, PHRASE_DROP, at, &length) == (ptrdiff_t)at) {
            *dropped = true;
            at += length;
        } else if (phrase_find(r, PHRASE_TAKE_BACK, at, &length) == (ptrdiff_t)at) {
            at += length;
        } else if (text_is_among(r->words[at].norm, opens, sizeof opens / sizeof *opens)) {
            at++;
        } else {
            break;
        }
    }
    return at;
}

static bool ends_in_question(const struct reader *r) {
    const struct token *end = r->tokens.count > 0 ? &r->tokens.at[r->tokens.count - 1] : NULL;
    return end != NULL && end->kind == TOKEN_PUNCT && strcmp(end->norm, "?") == 0;
}

/* "What is the average list price?", not "what about the list price?". */
static bool is_interrogative(const struct reader *r, size_t from) {
    static const char *const asks[] = {"what", "which", "who", "whose", "where", "when", "how"};
    return ends_in_question(r) && from + 1 < r->word_count && strcmp(r->words[from + 1].norm, "about") != 0 &&
           text_is_among(r->words[from].norm, asks, sizeof asks / sizeof *asks);
}

/* "Who supplies it?": of what was spoken of before, or of a person, place, time or number. */
static bool asks_apart(const struct reader *r, size_t from) {
    static const char *const openers[] = {"who", "whom", "whose", "where", "when", "how"};
    static const char *const pronouns[] = {"it", "he", "she", "they", "them", "his", "her", "its", "their"};
    bool apart = text_is_among(r->words[from].norm, openers, sizeof openers / sizeof *openers) ||
                 strcmp(r->words[r->word_count - 1].norm, "there") == 0; /* "which schools are there?" */
    for (size_t w = from + 1; w < r->word_count && !apart; w++) {
        apart = text_is_among(r->words[w].norm, pronouns, sizeof pronouns / sizeof *pronouns);
    }
    return apart && is_interrogative(r, from);
}

/* "How long did the call last", not "how long the call lasted": an auxiliary stands before the subject. */
static bool inverts(const struct reader *r, size_t from) {
    static const char *const auxiliaries[] = {"is",  "are", "was",   "were", "do",    "does",  "did",
                                              "has", "had", "could", "will", "would", "should"};
    static const char *const subjects[] = {"they",   "it",  "he",       "she",     "we",  "i",  "you",
                                           "people", "the", "a",        "an",      "our", "my", "their",
                                           "his",    "her", "somebody", "someone", "your"};
    for (size_t w = from + 1; w < r->word_count && w <= from + 4; w++) {
        if (ONE_OF(r->words[w].norm, auxiliaries)) {
            return true;
        }
        if (ONE_OF(r->words[w].norm, subjects)) {
            return false;
        }
    }
    return false;
}

/* "Where they live now", "how much they weighed when fresh": not asked, but told. */
static bool describes(const struct reader *r, size_t from, double best) {
    static const char *const opens[] = {"what", "when", "where", "how", "who"};
    static const char *const told[] = {"what", "when", "where", "how", "whose"};
    static const char *const subjects[] = {"they", "it", "he", "she", "we", "i", "you", "people", "the"};
    const char *norm = r->words[from].norm, *second = from + 1 < r->word_count ? r->words[from + 1].norm : "";
    return !ends_in_question(r) &&
           ((ONE_OF(norm, opens) && (best >= LEAST_NAME || ONE_OF(second, subjects))) ||
            (ONE_OF(norm, told) && !inverts(r, from)));
}

/* "Give me all four", not "list all rooms". */
static bool takes_all(const struct reader *r, size_t from) {
    size_t length = 0;
    ptrdiff_t at = phrase_find(r, PHRASE_BOTH, from, &length);
    return at >= 0 && (size_t)at <= from + 3 && (length > 1 || strcmp(r->words[at].norm, "both") == 0);
}

/* "Get them out of the calls table": what was asked for, from where. */
static bool refers_back(const struct reader *r, size_t from) {
    static const char *const pronouns[] = {"it", "them", "that", "those", "these", "this"};
    return text_is_among(r->words[from + 1].norm, pronouns, sizeof pronouns / sizeof *pronouns);
}

/* "And the rate of each mechanic?": the same of something else. */
static bool goes_on(const struct reader *r, size_t from, double best) {
    if (strcmp(r->words[from].norm, "and") != 0 || !ends_in_question(r) || best >= WHOLE_NAME) {
        return false;
    }
    struct asking is = asks_for(r, from + 1);
    return is.tables > 0 && is.fresh > 0;
}

/* A sentence of its own that asks for something, from word `from` on. */
bool asks_anew(const struct reader *r, size_t from, double best, bool outside, bool dropped) {
    size_t words = r->word_count - from;
    if (words >= 3 && goes_on(r, from, best)) {
        return true;
    }
    if (words < 3 || r->words[from].term || !phrase_opens_question(r->words[from].norm) ||
        (from > 0 && best >= LEAST_NAME)) {
        return false;
    }
    if (dropped) {
        return true;
    }
    if ((best >= LEAST_NAME && refers_back(r, from)) || takes_all(r, from)) {
        return false;
    }
    struct asking is = asks_for(r, from + 1);
    const char *first = r->words[from].norm, *second = r->words[from + 1].norm;
    bool counts = strcmp(first, "count") == 0 || (strcmp(first, "how") == 0 && strcmp(second, "many") == 0);
    if (best < LEAST_NAME &&
        ((counts && is.named > 0) || (is.tables > 0 && is.fresh == is.content) ||
         (outside && is.fresh > 0 && is_interrogative(r, from)) || (is.fresh > 0 && asks_apart(r, from)))) {
        return true;
    }
    if (words < 4) {
        return false;
    }
    if (best >= WHOLE_NAME) {
        /* It asks for more than it would settle. */
        return words >= LEAST_QUESTION && is_interrogative(r, from) && asks_unexplained(r, from + 1) > 0;
    }
    if (says_again(r, from, best) || (is.tables == 0 && describes(r, from, best))) {
        return false;
    }
    /* One that names no choice may repeat more of the question: "show the date of the Dadant hives". */
    bool apart = best < LEAST_NAME && words >= LEAST_QUESTION;
    return (is.content >= 2 || is.tables > 0) && is.fresh >= 1 && (apart || 2 * is.fresh >= is.content);
}

/* ---- a question behind something else ---- */

/* "Forget the barley": what is put off by its first word. */
static bool puts_off(const struct reader *r) {
    static const char *const verbs[] = {"forget", "leave", "skip",  "park",  "drop",
                                        "bin",    "scrap", "ditch", "ignore"};
    static const char *const sighs[] = {"ok", "nah", "oh"};
    size_t at = 0;
    while (at < r->word_count && !ONE_OF(r->words[at].norm, verbs) &&
           (r->words[at].stop || ONE_OF(r->words[at].norm, sighs))) {
        at++;
    }
    return at < r->word_count && ONE_OF(r->words[at].norm, verbs);
}

/* The word behind the last phrase that puts off what was asked, or behind the verb that does; 0 if there is
 * none. */
static size_t put_off(const struct reader *r, bool verb) {
    static const enum phrase_kind kinds[] = {PHRASE_DROP, PHRASE_ANEW};
    size_t last = verb ? 1 : 0, count = 0;
    for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++) {
        size_t from = 0;
        for (ptrdiff_t at; (at = phrase_find(r, kinds[k], from, &count)) >= 0; from = (size_t)at + count) {
            last = (size_t)at + count > last ? (size_t)at + count : last;
        }
    }
    return last;
}

/* "I'd rather know which ..." */
static bool is_wish(const struct reader *r, size_t from) {
    static const char *const verbs[] = {"know", "see"}, *const wishes[] = {"rather", "sooner"};
    return from > 1 && ONE_OF(r->words[from - 1].norm, verbs) && ONE_OF(r->words[from - 2].norm, wishes);
}

/* A question may begin at the word: behind words that put off what was asked, within a few words or at the
 * next clause; else at a clause, if the reply ends in a question mark. */
static bool may_open(const struct reader *r, size_t word, size_t off) {
    bool opens = phrase_opens_question(r->words[word].norm) && strcmp(r->words[word + 1].norm, "about") != 0;
    if (off == 0) {
        return opens && r->words[word].breaks && ends_in_question(r);
    }
    bool near = word == off || (word - off <= LONGEST_LEAD && !r->words[word].stop);
    return (opens && (near || r->words[word].breaks)) || (word == off && is_wish(r, word));
}

/* "Skip the first, give me the second one." */
static bool takes_choice(const struct reader *r, size_t from) {
    static const char *const nouns[] = {"one", "ones", "option", "choice", "other"};
    bool any = false;
    for (size_t w = from; w < r->word_count && !any; w++) {
        any = ONE_OF(r->words[w].norm, nouns);
        for (size_t i = 0; i < r->item_count && !any; i++) {
            any = number_at(r, w, r->items[i].choice_count) > 0;
        }
    }
    return any;
}

size_t asks_behind(const struct reader *r, double best) {
    bool verb = puts_off(r);
    size_t off = put_off(r, verb), start = 0;
    for (size_t w = off > 0 ? off : 1; w + 2 < r->word_count && start == 0; w++) {
        start = may_open(r, w, off) ? w : 0;
    }
    if (start == 0 || asks_unexplained(r, start) == 0 || describes(r, start, best)) {
        return 0;
    }
    if (off > 0) {
        return verb && takes_choice(r, start) ? 0 : start;
    }
    struct asking is = asks_for(r, start);
    return best < LEAST_NAME && is.named > 0 && is.fresh > 0 ? start : 0;
}
