/* What a reply settles. */
#include <string.h>

#include "base/error.h"
#include "dialog/internal.h"

/* Least evidence on which a choice is taken. */
#define LEAST_QUESTION 5 /* words of a question that says nothing else */
#define LEAST_NAME 0.35
#define LEAST_MEANING 0.48
/* A whole name stands in the reply. */
#define WHOLE 0.96
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
        n += mask[w] && !r->words[w].stop && !r->words[w].negated;
    }
    return n;
}

/* Two or more whole names: "A and B" means both, "A or B" one of them. */
static bool says_or(const struct reader *r) {
    for (size_t w = 0; w < r->word_count; w++) {
        if (strcmp(r->words[w].norm, "or") == 0) {
            return true;
        }
    }
    return false;
}

static bool says_and(const struct reader *r) {
    size_t count = 0;
    for (size_t w = 0; w < r->word_count; w++) {
        if (strcmp(r->words[w].norm, "and") == 0) {
            return true;
        }
    }
    return phrase_find(r, PHRASE_BOTH, 0, &count) >= 0;
}

/* Between "and"s and commas each part of the reply names another choice by what tells it from the rest:
 * "start and due date" are the start date and the due date. */
static bool read_joined(const struct reader *r, size_t item, const bool *mask, struct reply_item *out) {
    bool *part = arena_array(r->arena, r->word_count + 1, sizeof *part);
    bool named[DIALOG_MAX_CHOICES] = {false};
    size_t count = r->items[item].choice_count, kept = 0;
    for (size_t from = 0, to; part != NULL && from < r->word_count; from = to) {
        to = from + 1;
        while (to < r->word_count && strcmp(r->words[to].norm, "and") != 0 && !r->words[to].breaks) {
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
        if (!tells && content_words(r, part) > 0) {
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
        whole += score[i] >= WHOLE;
        if (score[i] > 0) {
            double unexplained = evidence_unexplained(r, item, i, mask);
            score[i] -= unexplained * (score[i] >= WHOLE ? 0.1 : content <= 4 ? 0.65 : 0.15);
        }
        *best = score[i] > *best ? score[i] : *best;
    }
    if (whole >= 2) {
        for (size_t i = 0; i < count; i++) {
            score[i] = score[i] >= 0.85 ? 1 : 0;
        }
        out->all = says_and(r) && !says_or(r) && r->item_count == 1;
        return keep_best(out, score, count, LEAST_NAME, 0.85) || out->all;
    }
    if (says_and(r) && !says_or(r) && r->item_count == 1 && read_joined(r, item, mask, out)) {
        *best = out->score;
        return true;
    }
    /* "either cost or list price" names two, the first of them cut short. */
    return keep_best(out, score, count, LEAST_NAME, says_or(r) ? 0.6 : whole == 1 ? 0.97 : 0.87);
}

/* "not the first name": what is named so is left out. */
static bool read_negated(const struct reader *r, size_t item, const bool *mask, struct reply_item *out) {
    struct reader *turned = arena_alloc(r->arena, sizeof *turned);
    if (turned == NULL) {
        return false;
    }
    *turned = *r;
    bool any = false;
    for (size_t w = 0; w < r->word_count; w++) {
        turned->words[w].negated = !r->words[w].negated;
        any = any || (mask[w] && r->words[w].negated);
    }
    if (!any) {
        return false;
    }
    size_t count = r->items[item].choice_count, kept = 0;
    double best = 0, score[DIALOG_MAX_CHOICES] = {0};
    for (size_t i = 0; i < count; i++) {
        score[i] = evidence_name(turned, item, i, mask, NULL);
        best = score[i] > best ? score[i] : best;
    }
    if (best < 0.5) {
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        out->keep[i] = score[i] < 0.85 * best;
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

static int ordinal_of(const char *norm) {
    static const char *const ordinals[] = {"first", "second", "third", "fourth", "fifth", "sixth", "seventh"};
    static const char *const cardinals[] = {"one", "two", "three", "four", "five", "six", "seven"};
    static const char *const digits[] = {"1st", "2nd", "3rd", "4th", "5th", "6th", "7th"};
    for (int i = 0; i < 7; i++) {
        if (strcmp(norm, ordinals[i]) == 0 || strcmp(norm, digits[i]) == 0) {
            return i + 1;
        }
        if (i > 0 && strcmp(norm, cardinals[i]) == 0) {
            return i + 1;
        }
    }
    return 0;
}

/* The number that a word gives, from 1, or 0. A lone "one" is a number only as the whole reply or after
 * "option" and the like. */
static size_t number_at(const struct reader *r, size_t w) {
    if (r->words[w].is_number) {
        double n = r->words[w].number;
        return n >= 1 && n <= DIALOG_MAX_CHOICES && n == (double)(size_t)n ? (size_t)n : 0;
    }
    if (strcmp(r->words[w].norm, "one") == 0) {
        static const char *const before[] = {"option", "choice", "number", "column"};
        bool told = r->word_count == 1;
        for (size_t i = 0; w > 0 && i < sizeof before / sizeof *before; i++) {
            told = told || strcmp(r->words[w - 1].norm, before[i]) == 0;
        }
        return told ? 1 : 0;
    }
    const char *norm = r->words[w].norm;
    if (norm[0] == '#' && norm[1] >= '1' && norm[1] <= '9' && norm[2] == '\0') {
        return (size_t)(norm[1] - '0');
    }
    return (size_t)ordinal_of(norm);
}

static bool keep_number(struct reply_item *out, size_t number, size_t count) {
    if (number < 1 || number > count) {
        return false;
    }
    if (!out->touched) {
        memset(out->keep, false, count * sizeof *out->keep);
        out->kept = 0;
    }
    out->kept += !out->keep[number - 1];
    out->keep[number - 1] = true;
    out->touched = true;
    out->score = 0.95;
    return true;
}

/* By number, ordinal, "the former", "the other one". */
static bool read_number(const struct reader *r, size_t item, const bool *mask, struct reply_item *out) {
    size_t count = r->items[item].choice_count, length = 0;
    ptrdiff_t at = phrase_find(r, PHRASE_LAST, 0, &length);
    if (at >= 0 && mask[at]) {
        return keep_number(out, count, count);
    }
    at = phrase_find(r, PHRASE_FIRST, 0, &length);
    if (at >= 0 && mask[at]) {
        return keep_number(out, 1, count);
    }
    int chosen = r->items[item].chosen;
    at = phrase_find(r, PHRASE_OTHER, 0, &length);
    if (at >= 0 && chosen >= 0 && (size_t)chosen < count) {
        for (size_t i = 0; i < count; i++) {
            out->keep[i] = i != (size_t)chosen;
        }
        out->kept = count - 1;
        out->touched = true;
        out->score = 0.9;
        return true;
    }
    /* A number within a sentence is more likely a part of it. */
    size_t content = content_words(r, mask), numbers = 0;
    bool any = false;
    for (size_t w = 0; w < r->word_count; w++) {
        size_t number = mask[w] && !r->words[w].negated ? number_at(r, w) : 0;
        if (number > 0 && content <= 4) {
            any = keep_number(out, number, count) || any;
            numbers++;
        }
    }
    out->all = any && numbers > 1 && out->kept > 1 && !says_or(r);
    return any;
}

static bool read_meaning(const struct reader *r, size_t item, const bool *mask, struct reply_item *out) {
    double score[DIALOG_MAX_CHOICES] = {0};
    size_t count = r->items[item].choice_count;
    evidence_values(r, item, mask, score);
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

/* The word names a table by its whole name, or by the last word of it. */
static bool names_table(const struct reader *r, size_t word) {
    const struct db_catalogue *catalogue = r->context == NULL ? NULL : r->context->catalogue;
    for (size_t t = 0; catalogue != NULL && t < catalogue->table_count; t++) {
        struct words name;
        const char *table = catalogue->tables[t].name;
        if (text_words(r->arena, table, strlen(table), &name, NULL) == CSQL_OK && name.count > 0 &&
            strcmp(name.stem[name.count - 1], r->words[word].stem) == 0) {
            return true;
        }
    }
    return false;
}

/* A sentence of its own that asks for something. */
static bool is_new_question(const struct reader *r, double best) {
    if (r->word_count < 4 || best >= WHOLE || !phrase_opens_question(r->words[0].norm)) {
        return false;
    }
    size_t content = 0, fresh = 0, tables = 0;
    for (size_t w = 1; w < r->word_count; w++) {
        content += !r->words[w].stop;
        fresh += !r->words[w].stop && !r->words[w].asked;
        tables += !r->words[w].stop && !r->words[w].asked && names_table(r, w);
    }
    /* One that names no choice may repeat more of the question: "show the date of the Dadant hives". */
    bool apart = best < LEAST_NAME && r->word_count >= LEAST_QUESTION;
    return (content >= 2 || tables > 0) && fresh >= 1 && (apart || 2 * fresh >= content);
}

/* "both", "you choose", "yes": what they mean for items of which nothing else is said. */
static void read_phrases(const struct reader *r, struct reply *out) {
    size_t length = 0;
    bool both = phrase_find(r, PHRASE_BOTH, 0, &length) >= 0;
    bool any = phrase_find(r, PHRASE_ANY, 0, &length) >= 0;
    bool yes = phrase_find(r, PHRASE_YES, 0, &length) >= 0;
    for (size_t i = 0; i < r->item_count; i++) {
        struct reply_item *item = &out->items[i];
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

/* Unsure, and no guess after it that names a choice. */
static bool is_unsure(const struct reader *r, double best) {
    size_t length = 0;
    ptrdiff_t at = phrase_find(r, PHRASE_UNSURE, 0, &length);
    if (at < 0 || (at > 0 && r->words[at].breaks && best >= WHOLE)) {
        return false; /* "Date_Reported, not sure about the rest" */
    }
    return !(phrase_find(r, PHRASE_HEDGE, 0, &length) >= 0 && best >= 0.5);
}

static void read_items(const struct reader *r, bool **masks, struct reply *out) {
    double best = 0;
    size_t length = 0;
    for (size_t i = 0; i < r->item_count; i++) {
        double here = 0;
        if (!read_names(r, i, masks[i], &out->items[i], &here)) {
            read_negated(r, i, masks[i], &out->items[i]);
        }
        best = here > best ? here : best;
    }
    size_t outside_words = 0;
    const char *outside = find_outside(r, &outside_words);
    bool blocked = outside != NULL && !is_choice(r, outside) && best < WHOLE_AMONG &&
                   (outside_words > 1 || best < LEAST_NAME);
    out->outside = blocked ? outside : NULL;
    if (is_unsure(r, best)) {
        forget_items(r, out, REPLY_UNHELPFUL, "the user does not know");
    } else if (is_new_question(r, best)) {
        forget_items(r, out, REPLY_QUESTION, "a sentence that asks for something else");
    } else if (best < LEAST_NAME && r->word_count <= 6 && phrase_find(r, PHRASE_MORE, 0, &length) >= 0) {
        forget_items(r, out, REPLY_MORE, "asks for the other choices");
    } else if (best < LEAST_NAME && phrase_find(r, PHRASE_NONE, 0, &length) >= 0) {
        forget_items(r, out, REPLY_UNHELPFUL, "none of the choices");
    } else if (blocked) {
        forget_items(r, out, REPLY_UNHELPFUL, "names a column that is no choice");
    } else {
        for (size_t i = 0; i < r->item_count; i++) {
            if (!out->items[i].touched && !read_number(r, i, masks[i], &out->items[i])) {
                read_meaning(r, i, masks[i], &out->items[i]);
            }
        }
        read_phrases(r, out);
        conclude(r, out);
    }
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
    return CSQL_OK;
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
    return r == NULL || (r->word_count <= 12 && is_unsure(r, 0));
}

bool dialog_is_question(struct arena *arena, const char *text, size_t length) {
    const struct reader *r = read_alone(arena, text, length);
    return r != NULL && r->word_count >= LEAST_QUESTION && phrase_opens_question(r->words[0].norm);
}
