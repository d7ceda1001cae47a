/* What a reply settles. */
#include <string.h>

#include "base/error.h"
#include "dialog/judge.h"

/* Least evidence of a choice's name among words that say something else. */
#define WHOLE_AMONG 0.91

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

/* "All of them except", not "not that at all": what is meant stands before what is denied. */
static bool excepts(const struct reader *r) {
    size_t length = 0, denied = 0;
    ptrdiff_t at = phrase_find(r, PHRASE_BOTH, 0, &length);
    while (denied < r->word_count && !r->words[denied].negated) {
        denied++;
    }
    return at >= 0 && (size_t)at < denied;
}

/* "both", "you choose", "yes": what they mean for items of which nothing else is said. */
static void read_phrases(const struct reader *r, struct reply *out) {
    size_t length = 0;
    bool both = phrase_find(r, PHRASE_BOTH, 0, &length) >= 0 &&
                (r->item_count == 1 || phrase_find(r, PHRASE_EACH, 0, &length) < 0);
    bool any = leaves_open(r), all_but = excepts(r);
    bool yes = phrase_find(r, PHRASE_YES, 0, &length) >= 0;
    for (size_t i = 0; i < r->item_count; i++) {
        struct reply_item *item = &out->items[i];
        /* "All of them except the total." */
        item->all =
            item->all || (item->touched && item->denied && item->kept > 1 && all_but && !reader_says_or(r));
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
    bool plain = true;
    for (size_t w = 0; w < r->word_count && plain; w++) {
        const struct reply_word *word = &r->words[w];
        bool known = word->stop || word->asked || evidence_explains(r, w) || is_place(r, w);
        plain = known && !word->negated && !word->dropped;
    }
    return plain;
}

/* Where the question begins that a reply asks instead. */
static size_t question_start(const struct reader *r) {
    bool dropped;
    size_t from = asks_opening(r, &dropped);
    return from < r->word_count ? r->tokens.at[r->words[from].token].start : 0;
}

static void read_items(struct reader *r, bool **masks, struct reply *out) {
    size_t length = 0, outside_words = 0, from = asks_opening(r, &out->dropped), touched = 0;
    clauses_take_back(r, masks);
    double told = told_before(r, masks), best = items_by_name(r, masks, out);
    for (size_t i = 0; i < r->item_count; i++) {
        touched += out->items[i].touched || evidence_beside(r, i, masks[i], &out->items[i]);
    }
    const char *outside = stranger_find(r, &outside_words);
    bool blocked = touched == 0 && outside != NULL && !stranger_is_choice(r, outside) && best < WHOLE_AMONG &&
                   (outside_words > 1 || best < LEAST_NAME);
    out->stranger = blocked || stranger_is_named(r);
    if (is_unsure(r, best, told)) {
        forget_items(r, out, REPLY_UNHELPFUL, "the user does not know");
        out->stranger = false;
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
    bool pointed = items_by_pointing(r, masks, out);
    if (touched == 0 && !pointed && best < LEAST_NAME && phrase_find(r, PHRASE_NONE, 0, &length) >= 0) {
        forget_items(r, out, REPLY_UNHELPFUL, "none of the choices");
    } else if (!pointed && blocked) {
        forget_items(r, out, REPLY_UNHELPFUL, "names a column that is no choice");
    } else {
        items_by_meaning(r, masks, out);
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
    over = over || (out->kind == REPLY_UNHELPFUL && (stranger_is_number(r) || stranger_is_all(r)));
    for (size_t i = 0; i < r->item_count && open && !over; i++) {
        over = r->items[i].chosen >= 0 || out->items[i].fallback ||
               (item_is_reading(&r->items[i]) && out->kind != REPLY_UNHELPFUL);
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
