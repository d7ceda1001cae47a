#include "session/gloss.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "base/error.h"
#include "session/internal.h"
#include "text/text.h"

/* ---- reading ---- */

static const char *skip_spaces(const char *at) {
    while (isspace((unsigned char)*at)) {
        at++;
    }
    return at;
}

/* What follows the words at the start of the text, in any case and spaced in any way; NULL if it does not
 * begin with them. */
static const char *after_words(const char *text, const char *words) {
    const char *at = text;
    for (const char *w = words; *w != '\0'; w++) {
        if (*w == ' ') {
            if (!isspace((unsigned char)*at)) {
                return NULL;
            }
            at = skip_spaces(at);
        } else if (tolower((unsigned char)*at++) != *w) {
            return NULL;
        }
    }
    return at;
}

/* `by "term"`: gives the term, and what follows it; NULL if the text begins otherwise. */
static const char *read_term(struct arena *arena, const char *text, const char **term) {
    const char *at = after_words(text, "by ");
    if (at == NULL || (*at != '"' && *at != '\'')) {
        return NULL;
    }
    const char *end = strchr(at + 1, *at);
    if (end == NULL || end == at + 1) {
        return NULL;
    }
    *term = arena_copy(arena, at + 1, (size_t)(end - at - 1));
    return skip_spaces(end + 1);
}

/* Where the next gloss begins, or the end of the text; *next is where that is, or NULL. */
static const char *end_of_meaning(struct arena *arena, const char *text, const char **next) {
    *next = NULL;
    for (const char *at = text; *at != '\0'; at++) {
        const char *term, *by = after_words(at, ", and ");
        if (by != NULL && read_term(arena, by, &term) != NULL) {
            *next = by;
            return at;
        }
    }
    return text + strlen(text);
}

/* The bytes without the spaces around them and the marks that end a sentence, or brackets. */
static const char *trim(struct arena *arena, const char *start, const char *end) {
    start = skip_spaces(start);
    while (end > start && (isspace((unsigned char)end[-1]) || strchr(".,;!?)", end[-1]) != NULL)) {
        end--;
    }
    return arena_copy(arena, start, (size_t)(end - start));
}

/* 'By "a" I mean the b, and by "c" the d.', up to the end of the text. False if it is not that, or when out
 * of memory: then *failed is set. */
static bool read_sentence(struct arena *arena, const char *text, struct glosses *out, bool *failed) {
    out->count = 0;
    for (const char *at = text; at != NULL && out->count < DIALOG_MAX_ITEMS;) {
        struct gloss *gloss = &out->at[out->count];
        const char *rest = read_term(arena, at, &gloss->term);
        const char *mean = rest == NULL ? NULL : after_words(rest, "i mean ");
        if (rest == NULL || (mean == NULL && out->count == 0)) {
            return false;
        }
        rest = mean == NULL ? rest : mean;
        const char *end = end_of_meaning(arena, rest, &at);
        gloss->meaning = trim(arena, rest, end);
        out->count++;
        *failed = gloss->meaning == NULL || gloss->term == NULL;
        if (*failed || *gloss->meaning == '\0') {
            return false;
        }
    }
    return true;
}

/* ", according to the orders" at the end of the question, which is left without it. */
static bool read_where(struct arena *arena, struct glosses *out) {
    const char *found = NULL;
    for (const char *at = out->question; *at != '\0'; at++) {
        found = after_words(at, ", according to ") != NULL ? at : found;
    }
    if (found == NULL || out->count == DIALOG_MAX_ITEMS) {
        return true;
    }
    const char *from = after_words(found, ", according to "), *end = from + strlen(from);
    const char *meaning = trim(arena, from, end);
    const char *tail = meaning == NULL ? NULL : skip_spaces(from) + strlen(meaning);
    const char *question =
        tail == NULL ? NULL
                     : arena_printf(arena, "%.*s%s", (int)(found - out->question), out->question, tail);
    if (question != NULL && *meaning != '\0') {
        out->question = question;
        out->at[out->count++] = (struct gloss){NULL, meaning};
    }
    return question != NULL;
}

csql_status gloss_read(struct arena *arena, const char *text, bool where, struct glosses *out,
                       csql_error *error) {
    *out = (struct glosses){.question = text};
    bool failed = false;
    for (const char *at = text; *at != '\0' && !failed; at++) {
        bool begins = at > text && (isspace((unsigned char)at[-1]) || at[-1] == '(');
        if (begins && read_sentence(arena, at, out, &failed)) {
            const char *end = at;
            while (end > text && (isspace((unsigned char)end[-1]) || strchr(",;(", end[-1]) != NULL)) {
                end--;
            }
            out->question = arena_copy(arena, text, (size_t)(end - text));
            failed = out->question == NULL;
            break;
        }
        out->count = 0;
    }
    failed = failed || (where && !read_where(arena, out));
    return failed ? error_set(error, CSQL_NO_MEMORY, "out of memory") : CSQL_OK;
}

/* ---- matching ---- */

/* The text's words as they are compared: folded, without articles. NULL when out of memory. */
static const char *plain(struct arena *arena, const char *text) {
    static const char *const articles[] = {"the", "a", "an", "both"};
    struct words words;
    const char *out = "";
    if (text == NULL || text_words(arena, text, strlen(text), &words, NULL) != CSQL_OK) {
        return text == NULL ? "" : NULL;
    }
    for (size_t i = 0; i < words.count && out != NULL; i++) {
        if (!text_is_among(words.norm[i], articles, sizeof articles / sizeof *articles)) {
            out = arena_printf(arena, "%s%s%s", out, *out == '\0' ? "" : " ", words.norm[i]);
        }
    }
    return out;
}

/* The words say the choice: its name, with or without its table, or its value, with or without its column. */
static bool says_choice(struct arena *arena, const struct dialog_choice *choice, const char *words) {
    const char *table = plain(arena, choice->table), *column = plain(arena, choice->column);
    const char *value = plain(arena, choice->value);
    if (table == NULL || column == NULL || value == NULL || *words == '\0') {
        return false;
    }
    const char *forms[3];
    if (choice->value != NULL) {
        forms[0] = value;
        forms[1] = arena_printf(arena, "%s %s", column, value);
        forms[2] = arena_printf(arena, "%s of %s %s", column, table, value);
    } else {
        forms[0] = choice->column != NULL ? column : table;
        forms[1] = arena_printf(arena, "%s of %s", column, table);
        forms[2] = arena_printf(arena, "%s %s", table, column);
    }
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        if (forms[i] != NULL && strcmp(forms[i], words) == 0) {
            return true;
        }
    }
    return false;
}

/* The only choice of the slot that the words say, or -1. */
static int find_choice(struct arena *arena, const struct slot *slot, const char *words) {
    int found = -1;
    for (size_t i = 0; i < slot->item.choice_count; i++) {
        if (slot->keep[i] && says_choice(arena, &slot->item.choices[i], words)) {
            if (found >= 0) {
                return -1;
            }
            found = (int)i;
        }
    }
    return found;
}

/* The reading of a structure that comes from where the words say, or -1. */
static int find_place(struct arena *arena, const struct turn *turn, const char *words) {
    for (size_t i = 0; i < turn->structure.count; i++) {
        const char *place = plain(arena, turn->structure.at[i].place);
        if (place != NULL && *place != '\0' && strcmp(place, words) == 0) {
            return (int)i;
        }
    }
    return -1;
}

/* Marks what the meaning names: one choice, or a list of them ("the city and the state"). False if it names
 * something else. */
static bool mark_choices(struct arena *arena, const struct slot *slot, const char *meaning, bool *keep,
                         size_t *kept) {
    const char *words = plain(arena, meaning);
    int whole = words == NULL ? -1 : find_choice(arena, slot, words);
    *kept = 0;
    if (whole >= 0) {
        keep[whole] = true;
        *kept = 1;
        return true;
    }
    for (const char *at = meaning; words != NULL && at != NULL;) {
        const char *and = strstr(at, " and "), *comma = strstr(at, ", ");
        const char *end = comma != NULL && (and == NULL || comma < and) ? comma : and;
        const char *piece = arena_copy(arena, at, end == NULL ? strlen(at) : (size_t)(end - at));
        const char *said = piece == NULL ? NULL : plain(arena, piece);
        int choice = said == NULL ? -1 : find_choice(arena, slot, said);
        if (choice < 0 || keep[choice]) {
            return false;
        }
        keep[choice] = true;
        ++*kept;
        at = end == NULL ? NULL : end + (end == comma ? 2 : 5);
    }
    return *kept > 1;
}

static struct slot *find_slot(struct turn *turn, const struct gloss *gloss) {
    for (size_t i = 0; i < turn->slot_count; i++) {
        struct slot *slot = &turn->slots[i];
        bool said = gloss->term == NULL ? slot->structure : strcasecmp(slot->item.term, gloss->term) == 0;
        if (said) {
            return slot;
        }
    }
    return NULL;
}

csql_status gloss_settle(struct turn *turn, const struct glosses *glosses, bool *settled, csql_error *error) {
    struct slot *slots[DIALOG_MAX_ITEMS];
    bool *keep[DIALOG_MAX_ITEMS];
    size_t kept[DIALOG_MAX_ITEMS];
    *settled = false;
    for (size_t i = 0; i < glosses->count; i++) {
        const struct gloss *gloss = &glosses->at[i];
        slots[i] = find_slot(turn, gloss);
        if (slots[i] == NULL) {
            return CSQL_OK;
        }
        keep[i] = arena_array(turn->arena, slots[i]->item.choice_count + 1, sizeof **keep);
        const char *words = plain(turn->arena, gloss->meaning);
        if (keep[i] == NULL || words == NULL) {
            return error_set(error, CSQL_NO_MEMORY, "out of memory");
        }
        int place = gloss->term == NULL ? find_place(turn->arena, turn, words) : -1;
        if (place >= 0) {
            keep[i][place] = true;
            kept[i] = 1;
        } else if (gloss->term == NULL ||
                   !mark_choices(turn->arena, slots[i], gloss->meaning, keep[i], &kept[i])) {
            return CSQL_OK;
        }
    }
    for (size_t i = 0; i < glosses->count; i++) {
        struct slot *slot = slots[i];
        slot->offered = slot->offered != NULL ? slot->offered : slot->keep;
        slot->keep = keep[i];
        slot->kept = kept[i];
        slot->all = kept[i] > 1;
        slot->touched = true;
        slot->recalled = false;
        slot->item.chosen = -1;
        for (size_t k = slot->item.choice_count; k > 0; k--) {
            slot->item.chosen = slot->keep[k - 1] ? (int)k - 1 : slot->item.chosen;
        }
    }
    *settled = glosses->count > 0;
    return CSQL_OK;
}

/* ---- writing ---- */

/* A choice as a gloss says it. */
static const char *meaning_of(struct arena *arena, const struct slot *slot, size_t choice) {
    const struct dialog_choice *c = &slot->item.choices[choice];
    if (slot->structure) {
        return c->value;
    }
    const char *words = turn_choice_words(arena, &slot->item, choice, true);
    bool bare = words != NULL && (*words == '"' || *words == '\'');
    return words == NULL || bare ? words : arena_printf(arena, "the %s", words);
}

/* All choices of the slot, or of one that is settled, all that it means: "both a and b", "a, b and c". */
static const char *all_meanings(struct arena *arena, const struct slot *slot) {
    const size_t count = slot->all ? slot->kept : slot->item.choice_count;
    const char *text = count == 2 ? "both " : "";
    for (size_t i = 0, said = 0; i < slot->item.choice_count && text != NULL; i++) {
        if (slot->all && !slot->keep[i]) {
            continue;
        }
        const char *meaning = meaning_of(arena, slot, i);
        const char *join = said == 0 ? "" : said + 1 == count ? " and " : ", ";
        text = meaning == NULL ? NULL : arena_printf(arena, "%s%s%s", text, join, meaning);
        said++;
    }
    return text;
}

static char quote_for(const char *term) {
    return strchr(term, '"') == NULL ? '"' : strchr(term, '\'') == NULL ? '\'' : '\0';
}

/* In place of a choice: the slot is left out, or everything that it may mean is meant. */
enum { MEANT_NOT_SAID = -1, MEANT_ALL = -2 };

/* The text with a sentence behind it that says what the slots mean, meant[i] of slot i. */
static const char *write_sentence(const struct turn *turn, const char *text, const int *meant) {
    size_t length = text == NULL ? 0 : strlen(text), said = 0;
    while (length > 0 && isspace((unsigned char)text[length - 1])) {
        length--;
    }
    if (length == 0) {
        return NULL;
    }
    /* a text that does not end as a sentence does must not be made to: its words are to be read the same */
    const bool ends = strchr(".?!", text[length - 1]) != NULL;
    const char *out = arena_printf(turn->arena, ends ? "%.*s " : "%.*s (", (int)length, text);
    for (size_t i = 0; i < turn->slot_count && out != NULL; i++) {
        const struct slot *slot = &turn->slots[i];
        if (meant[i] == MEANT_NOT_SAID) {
            continue;
        }
        const char quote = quote_for(slot->item.term);
        const char *meaning = meant[i] == MEANT_ALL ? all_meanings(turn->arena, slot)
                                                    : meaning_of(turn->arena, slot, (size_t)meant[i]);
        if (quote == '\0' || meaning == NULL) {
            return NULL;
        }
        const char *begin = said > 0 ? ", and by" : ends ? "By" : "by";
        out = arena_printf(turn->arena, "%s%s %c%s%c%s %s", out, begin, quote, slot->item.term, quote,
                           said == 0 ? " I mean" : "", meaning);
        said++;
    }
    return out == NULL || said == 0 ? NULL : arena_printf(turn->arena, ends ? "%s." : "%s)", out);
}

const char *gloss_write(const struct turn *turn, const char *text, size_t first, const int *choices,
                        bool all) {
    int meant[DIALOG_MAX_ITEMS];
    for (size_t i = 0; i < turn->slot_count; i++) {
        meant[i] = i < first ? MEANT_NOT_SAID : all ? MEANT_ALL : choices[i];
    }
    return write_sentence(turn, text, meant);
}

const char *gloss_write_recalled(const struct turn *turn) {
    int meant[DIALOG_MAX_ITEMS];
    bool recalled = false;
    for (size_t i = 0; i < turn->slot_count; i++) {
        const struct slot *slot = &turn->slots[i];
        const bool said = slot->recalled || slot->offered != NULL;
        meant[i] = !said ? MEANT_NOT_SAID : slot->kept > 1 ? MEANT_ALL : slot->item.chosen;
        recalled = recalled || slot->recalled;
    }
    return recalled ? write_sentence(turn, turn->question, meant) : NULL;
}
