/* What a reply settles. */
#include <string.h>

#include "base/error.h"
#include "dialog/judge.h"

/* Words of a reply that does no more than name a choice. */
#define LONGEST_NAMING 6
/* Least evidence on which a choice is left out. */
#define LEAST_DENIED 0.4
/* The same among words that say something else. */
#define WHOLE_AMONG 0.91
/* Share of a part of the reply that says nothing of the choice that it names. */
#define MOST_UNEXPLAINED 0.34

/* Keeps the choices whose score is near the best one's; false if that tells nothing. */
static bool keep_best(struct reply_item *out, const double *score, size_t count, double least, double near) {
    double best = 0;
    for (size_t i = 0; i < count; i++) {
        best = score[i] > best ? score[i] : best;
    }
    if (best < least) {
        return false;
    }
    size_t kept = 0;
    for (size_t i = 0; i < count; i++) {
        kept += score[i] >= best * near;
    }
    if (kept == count && count > 1) {
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        out->keep[i] = score[i] >= best * near;
    }
    out->kept = kept;
    out->touched = true;
    out->score = best > 1 ? 1 : best;
    return true;
}

static size_t content_words(const struct reader *r, const bool *mask) {
    size_t n = 0;
    for (size_t w = 0; w < r->word_count; w++) {
        n += mask[w] && !r->words[w].stop && !r->words[w].negated && !r->words[w].dropped;
    }
    return n;
}

/* What joins is said of several: "A and B", "A as well as B", "both". Within mask, where there are several
 * items. */
static bool says_and(const struct reader *r, const bool *mask) {
    static const char *const joins[] = {"and", "plus", "alike", "together", "alongside", "along"};
    static const char *const marks[] = {"&", "+"};
    size_t count = 0;
    for (size_t w = 0; w < r->word_count; w++) {
        bool well = w > 1 && strcmp(r->words[w].norm, "as") == 0 && strcmp(r->words[w - 1].norm, "well") == 0;
        size_t token = r->words[w].token;
        bool mark = token > 0 && ONE_OF(r->tokens.at[token - 1].norm, marks);
        if (mask[w] && (ONE_OF(r->words[w].norm, joins) || well || mark)) {
            return true;
        }
    }
    return r->item_count == 1 && phrase_find(r, PHRASE_BOTH, 0, &count) >= 0;
}

/* Between "and"s and commas each part of the reply names another choice by what tells it from the rest:
 * "start and due date" are the start date and the due date. */
static bool read_joined(const struct reader *r, size_t item, const bool *mask, struct reply_item *out) {
    static const char *const joins[] = {"and", "plus", "well", "together", "alongside", "along"};
    bool *part = arena_array(r->arena, r->word_count + 1, sizeof *part);
    bool named[DIALOG_MAX_CHOICES] = {false};
    size_t count = r->items[item].choice_count, kept = 0;
    for (size_t from = 0, to; part != NULL && from < r->word_count; from = to) {
        to = from + 1;
        while (to < r->word_count && !ONE_OF(r->words[to].norm, joins) && !r->words[to].breaks) {
            to++;
        }
        for (size_t w = 0; w < r->word_count; w++) {
            part[w] = w >= from && w < to && mask[w];
        }
        double first = 0, second = 0;
        size_t which = 0;
        for (size_t i = 0; i < count && content_words(r, part) > 0; i++) {
            double score = evidence_name(r, item, i, part, NULL);
            second = score > first ? first : score > second ? score : second;
            which = score > first ? i : which;
            first = score > first ? score : first;
        }
        bool tells = first >= LEAST_NAME && second < 0.87 * first && !named[which] &&
                     evidence_unexplained(r, item, which, part) <= MOST_UNEXPLAINED;
        if (!tells && content_words(r, part) > 0 && !ONE_OF(r->words[from].norm, joins)) {
            return false;
        }
        named[which] = named[which] || tells;
        kept += tells;
    }
    if (kept < 2) {
        return false;
    }
    memcpy(out->keep, named, count * sizeof *named);
    out->kept = kept;
    out->touched = out->all = true;
    out->score = 0.9;
    return true;
}

/* Choices named by their words; *best gets the greatest evidence. */
static bool read_names(const struct reader *r, size_t item, const bool *mask, struct reply_item *out,
                       double *best) {
    double score[DIALOG_MAX_CHOICES] = {0};
    size_t count = r->items[item].choice_count, content = content_words(r, mask), whole = 0;
    *best = 0;
    for (size_t i = 0; i < count; i++) {
        score[i] = evidence_name(r, item, i, mask, NULL);
        whole += score[i] >= WHOLE_NAME;
        if (score[i] > 0) {
            double unexplained = evidence_unexplained(r, item, i, mask);
            bool said = score[i] >= WHOLE_NAME || evidence_in_table(r, item, i, mask);
            score[i] -= unexplained * (said                             ? 0.1
                                       : content > 4                    ? 0.15
                                       : r->word_count > LONGEST_NAMING ? 0.45
                                                                        : 0.65);
        }
        *best = score[i] > *best ? score[i] : *best;
    }
    if (whole >= 2) {
        for (size_t i = 0; i < count; i++) {
            score[i] = score[i] >= 0.85 ? 1 : 0;
        }
        bool plain = r->item_count == 1 && asks_unexplained(r, 0) == 0; /* "first name, last name" */
        out->all = (says_and(r, mask) || plain) && !reader_says_or(r);
        if (!keep_best(out, score, count, LEAST_NAME, 0.85) && out->all) {
            out->touched = true; /* every choice is named */
            out->score = 1;
        }
        return out->touched;
    }
    if (says_and(r, mask) && !reader_says_or(r) && read_joined(r, item, mask, out)) {
        *best = out->score;
        return true;
    }
    /* "either cost or list price" names two, the first of them cut short. */
    return keep_best(out, score, count, LEAST_NAME, reader_says_or(r) ? 0.6 : whole == 1 ? 0.97 : 0.87);
}

/* A way to read the question, in a few words, not a part of the schema. */
static bool is_reading(const struct dialog_item *item) {
    return item->choice_count > 0 && item->choices[0].table == NULL && item->choices[0].column == NULL;
}

/* "not the first name": what is named so is left out. */
static bool read_negated(const struct reader *r, size_t item, const bool *mask, struct reply_item *out) {
    struct reader *turned = reader_turned(r);
    bool any = false;
    for (size_t w = 0; w < r->word_count; w++) {
        any = any || (mask[w] && r->words[w].negated);
    }
    if (turned == NULL || !any) {
        return false;
    }
    size_t count = r->items[item].choice_count, kept = 0;
    double best = 0, score[DIALOG_MAX_CHOICES] = {0};
    for (size_t i = 0; i < count; i++) {
        score[i] = evidence_name(turned, item, i, mask, NULL);
        best = score[i] > best ? score[i] : best;
    }
    if (best < LEAST_DENIED) {
        return false;
    }
    /* Of ways to read a question all are left out that have what is denied among other things. */
    double share = is_reading(&r->items[item]) ? 0.2 : reader_says_or(r) || reader_says_nor(r) ? 0.6 : 0.85;
    for (size_t i = 0; i < count; i++) {
        out->keep[i] = score[i] < share * best;
        kept += out->keep[i];
    }
    out->kept = kept;
    out->touched = kept > 0 && kept < count;
    out->score = 0.8;
    if (!out->touched) {
        memset(out->keep, true, count * sizeof *out->keep);
        out->kept = count;
    }
    return out->touched;
}

/* By the ends of a scale, or by what the words mean. */
static bool read_meaning(const struct reader *r, size_t item, const bool *mask, struct reply_item *out) {
    double score[DIALOG_MAX_CHOICES] = {0};
    size_t count = r->items[item].choice_count;
    evidence_ends(r, item, mask, score);
    if (keep_best(out, score, count, 0.5, 0.99)) {
        return true;
    }
    bool identifier = false;
    for (size_t w = 0; w < r->word_count; w++) {
        identifier = identifier || (mask[w] && r->words[w].identifier);
    }
    /* A name that is none of the choices' means none of them, whatever it resembles. */
    if (identifier || content_words(r, mask) == 0) {
        return false;
    }
    evidence_meaning(r, item, mask, score);
    return keep_best(out, score, count, LEAST_MEANING, 0.82);
}

/* A column of the database that the reply names whole and that is no choice, or NULL; *words its length. */
static const char *find_outside(const struct reader *r, size_t *words) {
    const struct db_catalogue *catalogue = r->context == NULL ? NULL : r->context->catalogue;
    const char *best = NULL;
    *words = 0;
    for (size_t c = 0; catalogue != NULL && c < catalogue->column_count; c++) {
        struct words name;
        if (text_words(r->arena, catalogue->columns[c].name, strlen(catalogue->columns[c].name), &name,
                       NULL) != CSQL_OK ||
            name.count <= *words) {
            continue;
        }
        for (size_t at = 0; at + name.count <= r->word_count; at++) {
            size_t n = 0;
            while (n < name.count && strcmp(r->words[at + n].stem, name.stem[n]) == 0 &&
                   !r->words[at + n].negated) {
                n++;
            }
            if (n == name.count) {
                *words = n;
                best = catalogue->columns[c].name;
            }
        }
    }
    return best;
}

static bool is_choice(const struct reader *r, const char *column) {
    for (size_t i = 0; i < r->item_count; i++) {
        for (size_t c = 0; c < r->items[i].choice_count; c++) {
            const char *name = r->items[i].choices[c].column;
            if (name != NULL && strcmp(name, column) == 0) {
                return true;
            }
        }
    }
    return false;
}

static csql_status new_items(struct reader *r, struct reply *out, bool ***masks) {
    out->item_count = r->item_count;
    out->items = arena_array(r->arena, r->item_count + 1, sizeof *out->items);
    *masks = arena_array(r->arena, r->item_count + 1, sizeof **masks);
    if (out->items == NULL || *masks == NULL) {
        return CSQL_NO_MEMORY;
    }
    for (size_t i = 0; i < r->item_count; i++) {
        size_t n = r->items[i].choice_count;
        out->items[i].keep = arena_array(r->arena, n + 1, sizeof *out->items[i].keep);
        (*masks)[i] = arena_array(r->arena, r->word_count + 1, sizeof ***masks);
        if (out->items[i].keep == NULL || (*masks)[i] == NULL) {
            return CSQL_NO_MEMORY;
        }
        memset(out->items[i].keep, true, n * sizeof *out->items[i].keep);
        out->items[i].kept = n;
    }
    return CSQL_OK;
}

/* "Whichever", but not "anything but the first". */
static bool leaves_open(const struct reader *r) {
    size_t length = 0, not_length = 0;
    ptrdiff_t at = phrase_find(r, PHRASE_ANY, 0, &length);
    ptrdiff_t but = at < 0 ? -1 : phrase_find(r, PHRASE_NOT, (size_t)at, &not_length);
    return at >= 0 && (but < 0 || but > at + (ptrdiff_t)length);
}

/* "both", "you choose", "yes": what they mean for items of which nothing else is said. */
static void read_phrases(const struct reader *r, struct reply *out) {
    size_t length = 0;
    bool both = phrase_find(r, PHRASE_BOTH, 0, &length) >= 0 &&
                (r->item_count == 1 || phrase_find(r, PHRASE_EACH, 0, &length) < 0);
    bool any = leaves_open(r);
    bool yes = phrase_find(r, PHRASE_YES, 0, &length) >= 0;
    for (size_t i = 0; i < r->item_count; i++) {
        struct reply_item *item = &out->items[i];
        /* "All of them except the total." */
        item->all =
            item->all || (item->touched && item->denied && item->kept > 1 && both && !reader_says_or(r));
        if (item->touched || r->word_count > 8) {
            continue;
        }
        if (both) {
            item->all = item->touched = true;
            item->score = 0.9;
        } else if (any && item->kept > 0) {
            memset(item->keep, false, r->items[i].choice_count * sizeof *item->keep);
            item->keep[0] = true;
            item->kept = 1;
            item->fallback = item->touched = true;
            item->score = 0.6;
        } else if (yes && item->kept == 1) {
            item->touched = true;
            item->score = 0.9;
        }
    }
}

static void conclude(const struct reader *r, struct reply *out) {
    size_t touched = 0, settled = 0;
    for (size_t i = 0; i < r->item_count; i++) {
        touched += out->items[i].touched;
        settled += out->items[i].touched && (out->items[i].kept == 1 || out->items[i].all);
    }
    out->kind = settled == r->item_count && settled > 0 ? REPLY_SETTLES
                : touched > 0                           ? REPLY_NARROWS
                                                        : REPLY_UNHELPFUL;
}

static void forget_items(const struct reader *r, struct reply *out, enum reply_kind kind, const char *why) {
    for (size_t i = 0; i < r->item_count; i++) {
        size_t n = r->items[i].choice_count;
        memset(out->items[i].keep, true, n * sizeof *out->items[i].keep);
        out->items[i] = (struct reply_item){.keep = out->items[i].keep, .kept = n};
    }
    out->kind = kind;
    out->why = why;
}

/* Unsure, and no guess before or after it that names a choice. told: how well the clauses before it name one.
 */
static bool is_unsure(const struct reader *r, double best, double told) {
    size_t length = 0;
    ptrdiff_t at = phrase_find(r, PHRASE_UNSURE, 0, &length);
    if (at < 0 || (r->unsure_from > 0 && told >= LEAST_NAME)) {
        return false; /* "Date_Reported, not sure about the rest" */
    }
    return !(phrase_find(r, PHRASE_HEDGE, 0, &length) >= 0 && best >= 0.5);
}

/* How well what stands before the clause that is unsure names a choice. */
static double told_before(const struct reader *r, bool **masks) {
    bool part[MAX_REPLY_WORDS] = {false};
    double best = 0;
    for (size_t i = 0; i < r->item_count && r->unsure_from < r->word_count; i++) {
        for (size_t w = 0; w < r->word_count; w++) {
            part[w] = masks[i][w] && w < r->unsure_from;
        }
        for (size_t c = 0; c < r->items[i].choice_count; c++) {
            double here = evidence_name(r, i, c, part, NULL);
            best = here > best ? here : best;
        }
    }
    return best;
}

/* "Not born there": what is meant so is left out, if it is one. */
static bool deny_meaning(const struct reader *r, size_t item, const bool *mask, struct reply_item *out) {
    double score[DIALOG_MAX_CHOICES] = {0}, first = 0, second = 0;
    const struct reader *turned = reader_turned(r);
    size_t count = r->items[item].choice_count, which = 0;
    bool any = false;
    for (size_t w = 0; w < r->word_count; w++) {
        any = any || (mask[w] && r->words[w].negated);
    }
    if (turned == NULL || !any || count < 2) {
        return false;
    }
    evidence_meaning(turned, item, mask, score);
    for (size_t i = 0; i < count; i++) {
        second = score[i] > first ? first : score[i] > second ? score[i] : second;
        which = score[i] > first ? i : which;
        first = score[i] > first ? score[i] : first;
    }
    if (first < LEAST_MEANING || second > 0.82 * first) {
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        out->keep[i] = i != which;
    }
    out->kept = count - 1;
    out->touched = out->denied = true;
    out->score = 0.6;
    return true;
}

/* "Both": what is said is said of all items. */
static bool says_each(const struct reader *r) {
    size_t length = 0;
    return r->item_count > 1 &&
           (phrase_find(r, PHRASE_BOTH, 0, &length) >= 0 || phrase_find(r, PHRASE_EACH, 0, &length) >= 0);
}

/* What the choices' names say of each item; the greatest evidence. */
static double read_by_name(const struct reader *r, bool **masks, struct reply *out) {
    double best = 0, shared = 0;
    bool every[MAX_REPLY_WORDS];
    memset(every, true, sizeof every);
    for (size_t i = 0; i < r->item_count; i++) {
        double here = 0;
        if (!read_names(r, i, masks[i], &out->items[i], &here)) {
            out->items[i].denied = read_negated(r, i, masks[i], &out->items[i]);
        }
        best = here > best ? here : best;
    }
    for (size_t i = 0; i < r->item_count && best > 0 && says_each(r); i++) {
        if (!out->items[i].touched) { /* "both out of the customer table" */
            (void)read_names(r, i, every, &out->items[i], &shared);
        }
    }
    return best;
}

/* By a value or by number, what no name settled; true if that tells something. */
static bool read_pointed(const struct reader *r, bool **masks, struct reply *out) {
    size_t length = 0, numbered = 0, which = 0;
    bool told = false;
    for (size_t i = 0; i < r->item_count; i++) {
        struct reply_item *item = &out->items[i];
        double whole[DIALOG_MAX_CHOICES], part[DIALOG_MAX_CHOICES];
        if (item->touched) {
            continue;
        }
        if (evidence_values(r, i, masks[i], whole, part) || evidence_days(r, i, masks[i], whole) ||
            evidence_blanks(r, i, masks[i], whole) ||
            evidence_rows(r, i, masks[i], whole)) { /* "the one that says 2024-02-27" */
            item->pointed = keep_best(item, whole, r->items[i].choice_count, LEAST_NAME, 1);
        } else if (number_read(r, i, masks[i], item)) {
            numbered++;
            which = i;
        } else {
            (void)keep_best(item, part, r->items[i].choice_count, LEAST_NAME, 1);
        }
        told = told || item->pointed || item->denied;
    }
    /* "The second for both." */
    bool both = numbered == 1 && phrase_find(r, PHRASE_EACH, 0, &length) >= 0;
    for (size_t i = 0; i < r->item_count && both; i++) {
        if (i != which && !out->items[i].touched) {
            number_read(r, i, masks[which], &out->items[i]);
        }
    }
    return told;
}

/* By meaning, what nothing else settled. */
static void read_meanings(const struct reader *r, bool **masks, struct reply *out) {
    for (size_t i = 0; i < r->item_count; i++) {
        if (!out->items[i].touched && !read_meaning(r, i, masks[i], &out->items[i])) {
            deny_meaning(r, i, masks[i], &out->items[i]);
        }
    }
}

/* The word tells a place among some item's choices. */
static bool is_place(const struct reader *r, size_t word) {
    bool any = false;
    for (size_t i = 0; i < r->item_count && !any; i++) {
        size_t place = number_at(r, word, r->items[i].choice_count);
        any = place > 0 && place <= r->items[i].choice_count;
    }
    return any;
}

/* It says no more than names of choices or their places, and what the question has. */
static bool is_plain(const struct reader *r) {
    size_t unexplained = asks_unexplained(r, 0), places = 0;
    for (size_t w = 0; w < r->word_count; w++) {
        bool content = !r->words[w].stop && !r->words[w].asked, known = !content;
        for (size_t i = 0; i < r->item_count && !known; i++) {
            known = evidence_explains(r, i, w);
        }
        places += !known && is_place(r, w);
    }
    bool plain = unexplained == places;
    for (size_t w = 0; w < r->word_count && plain; w++) {
        plain = !r->words[w].negated && !r->words[w].dropped;
    }
    return plain;
}

/* Where the question begins that a reply asks instead. */
static size_t question_start(const struct reader *r) {
    bool dropped;
    size_t from = asks_opening(r, &dropped);
    return from < r->word_count ? r->tokens.at[r->words[from].token].start : 0;
}

/* "5", where there are two. */
static bool counts_too_far(const struct reader *r) {
    size_t content = 0, place = 0, most = 0;
    for (size_t i = 0; i < r->item_count; i++) {
        most = r->items[i].choice_count > most ? r->items[i].choice_count : most;
    }
    for (size_t w = 0; w < r->word_count; w++) {
        content += !r->words[w].stop;
        place = r->words[w].stop ? place : number_at(r, w, most);
    }
    return content == 1 && place > most;
}

/* It says nothing but the name of a column that is no choice, or what is written as such a name. */
static bool is_bare_stranger(const struct reader *r) {
    size_t content = 0, identifiers = 0, words = 0;
    for (size_t w = 0; w < r->word_count; w++) {
        for (size_t i = 0; i < r->item_count; i++) {
            if (!r->words[w].stop && evidence_explains(r, i, w)) {
                return false;
            }
        }
        content += !r->words[w].stop;
        identifiers += r->words[w].identifier && !r->words[w].stop;
    }
    const char *outside = find_outside(r, &words);
    return content > 0 && (identifiers == content || (outside != NULL && words == content));
}

/* "Queen_marked_on", where no choice is called so; a number that none has. */
static bool names_stranger(const struct reader *r) {
    for (size_t w = 0; w < r->word_count; w++) {
        bool known = !r->words[w].identifier || r->words[w].negated || r->words[w].dropped;
        for (size_t i = 0; i < r->item_count && !known; i++) {
            known = evidence_explains(r, i, w);
        }
        if (!known) {
            return true;
        }
    }
    return counts_too_far(r);
}

static void read_items(struct reader *r, bool **masks, struct reply *out) {
    size_t length = 0, outside_words = 0, from = asks_opening(r, &out->dropped), touched = 0;
    clauses_take_back(r, masks);
    double told = told_before(r, masks), best = read_by_name(r, masks, out);
    for (size_t i = 0; i < r->item_count; i++) {
        touched += out->items[i].touched || evidence_beside(r, i, masks[i], &out->items[i]);
    }
    const char *outside = find_outside(r, &outside_words);
    bool blocked = touched == 0 && outside != NULL && !is_choice(r, outside) && best < WHOLE_AMONG &&
                   (outside_words > 1 || best < LEAST_NAME);
    out->stranger = blocked || names_stranger(r);
    if (is_unsure(r, best, told)) {
        forget_items(r, out, REPLY_UNHELPFUL, "the user does not know");
        return;
    }
    if (asks_anew(r, from, best, outside != NULL, out->dropped)) {
        forget_items(r, out, REPLY_QUESTION, "a sentence that asks for something else");
        out->question_at = question_start(r);
        return;
    }
    size_t behind = touched == 0 || best < WHOLE_NAME ? asks_behind(r, best) : 0;
    if (behind > 0) {
        forget_items(r, out, REPLY_QUESTION, "drops it and asks for something else");
        out->question_at = r->tokens.at[r->words[behind].token].start;
        out->dropped = true;
        return;
    }
    if (asks_for_more(r, best)) {
        forget_items(r, out, REPLY_MORE, "asks for the other choices");
        return;
    }
    bool pointed = read_pointed(r, masks, out);
    if (touched == 0 && !pointed && best < LEAST_NAME && phrase_find(r, PHRASE_NONE, 0, &length) >= 0) {
        forget_items(r, out, REPLY_UNHELPFUL, "none of the choices");
    } else if (!pointed && blocked) {
        forget_items(r, out, REPLY_UNHELPFUL, "names a column that is no choice");
    } else {
        read_meanings(r, masks, out);
        read_phrases(r, out);
        conclude(r, out);
        out->plain = is_plain(r);
    }
}

/* The network reads what neither takes back what was settled before, nor leaves the choice to us, nor drops
 * it all; of ways to read a question, which it has not learned, only what says nothing to the rules. */
static bool may_judge(const struct reader *r, const struct reply *out) {
    bool open = r->context != NULL && r->context->embed != NULL && r->context->judge != NULL;
    bool over = out->dropped && (out->kind == REPLY_UNHELPFUL || out->kind == REPLY_QUESTION);
    over = over || (out->kind == REPLY_UNHELPFUL && (counts_too_far(r) || is_bare_stranger(r)));
    for (size_t i = 0; i < r->item_count && open && !over; i++) {
        over = r->items[i].chosen >= 0 || out->items[i].fallback ||
               (is_reading(&r->items[i]) && out->kind != REPLY_UNHELPFUL);
    }
    return open && !over;
}

/* What the network makes of it too. */
static csql_status judge_items(const struct reader *r, struct reply *out) {
    struct judgement judgement;
    csql_status status = judge_reply(r->context->judge, r, &judgement);
    if (status != CSQL_OK) {
        return status;
    }
    enum reply_kind ruled = out->kind, kind = merge_reply(r, &judgement, out);
    if (kind == REPLY_NARROWS) {
        out->why = NULL;
        out->question_at = 0;
        conclude(r, out);
    } else if (kind != ruled) {
        forget_items(r, out, kind, "as the network reads it");
        out->question_at = kind == REPLY_QUESTION ? question_start(r) : 0;
    }
    return CSQL_OK;
}

csql_status dialog_read(const struct dialog_context *context, struct arena *arena,
                        const struct dialog_item *items, size_t count, const char *text, size_t length,
                        struct reply *out, csql_error *error) {
    *out = (struct reply){.kind = REPLY_UNHELPFUL};
    if (length > DIALOG_MAX_REPLY) {
        return error_set(error, CSQL_TOO_LONG, "a reply has at most %zu bytes", DIALOG_MAX_REPLY);
    }
    struct reader *r = arena_alloc(arena, sizeof *r);
    if (r == NULL) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    r->context = context;
    r->arena = arena;
    r->items = items;
    r->item_count = count < DIALOG_MAX_ITEMS ? count : DIALOG_MAX_ITEMS;
    r->text = text;
    bool **masks = NULL;
    csql_status status = reader_prepare(r, length, error);
    if (status != CSQL_OK) {
        return status;
    }
    if (new_items(r, out, &masks) != CSQL_OK) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    if (r->word_count == 0 || count == 0) {
        out->why = "nothing is said";
        return CSQL_OK;
    }
    assign_words(r, masks);
    size_t phrase = 0;
    out->correction = phrase_find(r, PHRASE_TAKE_BACK, 0, &phrase) == 0;
    read_items(r, masks, out);
    status = may_judge(r, out) ? judge_items(r, out) : CSQL_OK;
    return status == CSQL_OK ? CSQL_OK : error_set(error, status, "out of memory");
}

/* The reply alone, or NULL if it cannot be read or says nothing. */
static struct reader *read_alone(struct arena *arena, const char *text, size_t length) {
    struct reader *r = length > DIALOG_MAX_REPLY ? NULL : arena_alloc(arena, sizeof *r);
    if (r == NULL) {
        return NULL;
    }
    r->arena = arena;
    r->text = text;
    return reader_prepare(r, length, NULL) == CSQL_OK && r->word_count > 0 ? r : NULL;
}

bool dialog_is_correction(struct arena *arena, const char *text, size_t length) {
    const struct reader *r = read_alone(arena, text, length);
    size_t phrase = 0;
    return r != NULL && phrase_find(r, PHRASE_TAKE_BACK, 0, &phrase) == 0;
}

bool dialog_is_unsure(struct arena *arena, const char *text, size_t length) {
    const struct reader *r = read_alone(arena, text, length);
    return r == NULL || (r->word_count <= 12 && is_unsure(r, 0, 0));
}

bool dialog_is_question(struct arena *arena, const char *text, size_t length) {
    const struct reader *r = read_alone(arena, text, length);
    return r != NULL && r->word_count >= LEAST_QUESTION && phrase_opens_question(r->words[0].norm);
}
