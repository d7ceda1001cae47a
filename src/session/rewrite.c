/* Questions that mean one thing: the term replaced by the name of what is meant. */
#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "base/buffer.h"
#include "session/internal.h"
#include "text/text.h"

#define MAX_REWRITE (2 * TEXT_MAX_QUESTION)

/* "Date_Claim_Made" as people say it: "date claim made". */
static void add_natural(struct buffer *out, struct arena *arena, const char *name) {
    struct words words;
    if (text_words(arena, name, strlen(name), &words, NULL) != CSQL_OK || words.count == 0) {
        buffer_string(out, name);
        return;
    }
    for (size_t i = 0; i < words.count; i++) {
        buffer_printf(out, "%s%s", i > 0 ? " " : "", words.norm[i]);
    }
}

/* Another choice of the item has a column that people call the same. */
static bool same_column_name(struct arena *arena, const struct dialog_item *item, size_t choice) {
    const struct dialog_choice *own = &item->choices[choice];
    struct buffer name = buffer_new(MAX_REWRITE), other = buffer_new(MAX_REWRITE);
    bool same = false;
    add_natural(&name, arena, own->column);
    for (size_t i = 0; i < item->choice_count && !same; i++) {
        const struct dialog_choice *c = &item->choices[i];
        if (c->column != NULL && c->column_index != own->column_index) {
            buffer_clear(&other);
            add_natural(&other, arena, c->column);
            same = strcmp(buffer_text(&name), buffer_text(&other)) == 0;
        }
    }
    buffer_free(&name);
    buffer_free(&other);
    return same;
}

/* "name of customers", where the table tells it from another of the item's columns. */
static void add_column(struct buffer *out, struct arena *arena, const struct dialog_item *item,
                       size_t index) {
    const struct dialog_choice *choice = &item->choices[index];
    add_natural(out, arena, choice->column);
    if (choice->table != NULL && same_column_name(arena, item, index)) {
        buffer_string(out, " of ");
        add_natural(out, arena, choice->table);
    }
}

static void add_choice(struct buffer *out, struct arena *arena, const struct dialog_item *item, size_t index,
                       bool quoted) {
    const struct dialog_choice *choice = &item->choices[index];
    if (choice->value != NULL) {
        bool elsewhere = false;
        for (size_t i = 0; i < item->choice_count; i++) {
            elsewhere = elsewhere || item->choices[i].column_index != choice->column_index;
        }
        if (elsewhere) {
            add_column(out, arena, item, index);
            buffer_char(out, ' ');
        }
        const char *quote = !quoted ? "" : strchr(choice->value, '"') == NULL ? "\"" : "'";
        buffer_printf(out, "%s%s%s", quote, choice->value, quote);
    } else if (choice->column == NULL) {
        add_natural(out, arena, choice->table == NULL ? "" : choice->table);
    } else {
        add_column(out, arena, item, index);
    }
}

const char *turn_choice_words(struct arena *arena, const struct dialog_item *item, size_t choice,
                              bool quoted) {
    struct buffer out = buffer_new(MAX_REWRITE);
    add_choice(&out, arena, item, choice, quoted);
    const char *text = out.status == CSQL_OK ? arena_copy(arena, buffer_text(&out), out.length) : NULL;
    buffer_free(&out);
    return text;
}

static bool word_spells(struct arena *arena, const char *word, double *number) {
    struct tokens tokens;
    size_t next;
    bool ordinal;
    return text_tokenize(arena, word, strlen(word), &tokens, NULL) == CSQL_OK && tokens.count == 1 &&
           text_number(&tokens, 0, number, &next, &ordinal);
}

const char *turn_in_number(const struct turn *turn, const struct slot *slot, const char *words) {
    static const char *const many[] = {"all", "different", "many", "several", "distinct", "various"};
    const struct pivot *p = slot->pivot;
    const struct link_word *last =
        p->last > 0 && p->last <= turn->linked.word_count ? &turn->linked.words[p->last - 1] : NULL;
    const struct link_word *before =
        p->first > 0 && p->first <= turn->linked.word_count ? &turn->linked.words[p->first - 1] : NULL;
    size_t length = last == NULL ? 0 : strlen(last->norm);
    bool plural = length > 3 && last->norm[length - 1] == 's' && last->norm[length - 2] != 's' &&
                  last->norm[length - 2] != 'u' && last->norm[length - 2] != 'i' &&
                  strcmp(last->norm, last->stem) != 0;
    bool counted = before != NULL && text_is_among(before->norm, many, sizeof many / sizeof *many);
    return plural || counted ? text_plural(turn->arena, words) : words;
}

/* "a" and "an" by the sound of what follows, which is now `words`. */
static void mend_article(struct buffer *out, const char *words) {
    const char *text = buffer_text(out);
    const size_t length = out->length;
    const bool vowel = strchr("aeioAEIO", words[0]) != NULL && words[0] != '\0';
    const bool a =
        length >= 2 && strcmp(text + length - 2, "a ") == 0 && (length == 2 || text[length - 3] == ' ');
    const bool an =
        length >= 3 && strcmp(text + length - 3, "an ") == 0 && (length == 3 || text[length - 4] == ' ');
    if (a && vowel) {
        buffer_truncate(out, length - 1);
        buffer_string(out, "n ");
    } else if (an && !vowel && words[0] != '"') {
        buffer_truncate(out, length - 2);
        buffer_char(out, ' ');
    }
}

/* Where the question goes on behind the term: behind the point of "L. Bosco", where that is written out. */
static size_t goes_on(const struct turn *turn, const struct slot *slot, size_t choice) {
    const size_t end = slot->pivot->end;
    const char *value = slot->item.choices[choice].value, *term = slot->item.term;
    const char *after = turn->question + end;
    bool written =
        value != NULL && strlen(value) > strlen(term) && strncasecmp(value, term, strlen(term)) == 0;
    return written && after[0] == '.' && after[1] != '\0' ? end + 1 : end;
}

/* Where the choice takes the term's place: from the word before on, where that is the first of the choice's
 * name already ("10 [year rate]" is the ten year rate). */
static size_t replaced_from(const struct turn *turn, const struct slot *slot, size_t choice) {
    const struct pivot *p = slot->pivot;
    const char *name = slot->item.choices[choice].value == NULL ? slot->item.choices[choice].column : NULL;
    struct words words;
    if (p->first == 0 || p->first > turn->linked.word_count || name == NULL ||
        text_words(turn->arena, name, strlen(name), &words, NULL) != CSQL_OK || words.count < 2) {
        return p->start;
    }
    const struct link_word *before = &turn->linked.words[p->first - 1];
    double said, named;
    bool same = strcmp(before->stem, words.stem[0]) == 0 ||
                (word_spells(turn->arena, before->norm, &said) &&
                 word_spells(turn->arena, words.norm[0], &named) && said == named);
    return same ? before->start : p->start;
}

char *turn_rewrite(const struct turn *turn, const int *choices, bool quoted) {
    struct buffer out = buffer_new(MAX_REWRITE);
    size_t at = 0;
    for (;;) {
        /* The next slot in the order of the text. */
        size_t next = turn->slot_count;
        for (size_t i = 0; i < turn->slot_count; i++) {
            const struct pivot *p = turn->slots[i].pivot;
            bool later = choices[i] >= 0 && p->start >= at && p->end > p->start && p->end <= turn->length;
            if (later && (next == turn->slot_count || p->start < turn->slots[next].pivot->start)) {
                next = i;
            }
        }
        if (next == turn->slot_count) {
            break;
        }
        const struct pivot *p = turn->slots[next].pivot;
        size_t from = replaced_from(turn, &turn->slots[next], (size_t)choices[next]);
        from = from >= at ? from : p->start;
        buffer_add(&out, turn->question + at, from - at);
        const char *words =
            turn_choice_words(turn->arena, &turn->slots[next].item, (size_t)choices[next], quoted);
        if (words != NULL && turn->slots[next].item.choices[choices[next]].value == NULL) {
            words = turn_in_number(turn, &turn->slots[next], words);
        }
        if (words == NULL) {
            buffer_free(&out);
            return NULL;
        }
        mend_article(&out, words);
        buffer_string(&out, words);
        at = goes_on(turn, &turn->slots[next], (size_t)choices[next]);
    }
    buffer_add(&out, turn->question + at, turn->length - at);
    char *text = out.status == CSQL_OK ? arena_copy(turn->arena, buffer_text(&out), out.length) : NULL;
    buffer_free(&out);
    return text;
}

bool turn_can_replace(const struct turn *turn, const struct slot *slot, size_t choice) {
    const struct pivot *p = slot->pivot;
    if (slot->structure || slot->item.choices[choice].value != NULL || p->last != p->first + 1 ||
        p->last > turn->linked.word_count) {
        return true;
    }
    const struct link_word *word = &turn->linked.words[p->first];
    const size_t length = strlen(word->norm);
    const bool verb = length > 4 && strcmp(word->norm + length - 2, "ed") == 0;
    const bool superlative = length > 4 && strcmp(word->norm + length - 3, "est") == 0;
    const bool than =
        p->last < turn->linked.word_count && strcmp(turn->linked.words[p->last].norm, "than") == 0;
    return !verb && !superlative && !than && !text_is_stopword(word->norm);
}
