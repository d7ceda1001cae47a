/* Fragments that stand in the database, or that look like names of something. */
#include <string.h>

#include "link/values.h"

/* Most words of an unquoted value. */
#define MAX_SPAN 8
/* Score of a value of which a lower-case word is a part, from which the word is taken for it. */
#define PART_SCORE 0.55

static bool is_punct(const struct finder *finder, size_t word) {
    return finder->state->tokens.at[word].kind == TOKEN_PUNCT;
}

static bool is_capital(const struct finder *finder, size_t word) {
    return finder->state->tokens.at[word].capital;
}

/* "yes", and "no" where it is an answer ("is no"), stand for themselves. */
static bool is_answer(const struct finder *finder, size_t word) {
    const struct link_state *state = finder->state;
    static const char *const before[] = {"is", "are", "was",    "were", "be", "of",
                                         "as", "=",   "equals", "to",   "or"};
    if (strcmp(state->words[word].norm, "yes") == 0) {
        return true;
    }
    for (size_t i = 0; word > 0 && i < sizeof before / sizeof *before; i++) {
        if (strcmp(state->words[word].norm, "no") == 0 &&
            strcmp(state->words[word - 1].norm, before[i]) == 0) {
            size_t next = word + 1;
            return next == state->tokens.count || state->words[next].stopword;
        }
    }
    return false;
}

/* Looks each word up alone: a value that none of them is part of need not be looked for. */
static void look_words_up(struct finder *finder) {
    struct link_state *state = finder->state;
    for (size_t i = 0; i < state->tokens.count; i++) {
        const struct link_word *word = &state->words[i];
        if (finder->blocked[i] || is_punct(finder, i) ||
            (word->stopword && !is_capital(finder, i) && !is_answer(finder, i))) {
            continue;
        }
        finder->hits[i] = arena_array(state->arena, MAX_HOLDERS, sizeof **finder->hits);
        if (finder->hits[i] == NULL) {
            state->status = CSQL_NO_MEMORY;
            return;
        }
        size_t n = db_values(state->schema->db, state->arena, state->question + word->start,
                             word->end - word->start, -1, finder->hits[i], MAX_HOLDERS);
        finder->hit_count[i] = n;
        for (size_t k = 0; k < n; k++) {
            finder->present[i] = finder->present[i] || finder->hits[i][k].match <= VALUE_PART;
        }
        finder->present[i] = finder->present[i] || n == MAX_HOLDERS;
    }
}

/* A small word beside one other: "in service", "laid up". */
static bool is_state(const struct finder *finder, size_t first, size_t last) {
    const struct link_state *state = finder->state;
    return last - first == 2 && !is_punct(finder, first) && !is_punct(finder, first + 1) &&
           state->words[first].stopword != state->words[first + 1].stopword;
}

/* Whether words [first, last) may be a stored value: each is part of some value, or a small word inside. */
static bool may_be_value(const struct finder *finder, size_t first, size_t last) {
    const struct link_state *state = finder->state;
    const bool pair = is_state(finder, first, last);
    for (size_t w = first; w < last; w++) {
        bool small = is_punct(finder, w) || (state->words[w].stopword && !is_answer(finder, w));
        bool inside = w > first && w + 1 < last;
        bool capital = is_capital(finder, w) && !finder->initial[w];
        if (finder->blocked[w] || (!finder->present[w] && !(small && (inside || pair || last - first > 2))) ||
            (is_punct(finder, w) && !inside) || (small && !inside && !pair && last - first < 3 && !capital)) {
            return false;
        }
    }
    if (last - first == 1) {
        bool number = state->tokens.at[first].kind == TOKEN_NUMBER;
        bool named = first > 0 && (state->exact[first - 1] || state->partial[first - 1]); /* "code x" */
        bool letter = strlen(state->words[first].norm) < 2 && !is_capital(finder, first) && !named;
        return !number && !letter;
    }
    return true;
}

static bool all_tight(const struct finder *finder, size_t first, size_t last) {
    for (size_t w = first; w < last; w++) {
        if (!finder->tight[w]) {
            return false;
        }
    }
    return true;
}

/* Whether the question names the column outside words [first, last). */
static bool is_named_elsewhere(const struct link_state *state, int column, size_t first, size_t last) {
    for (size_t i = 0; i < state->match_count; i++) {
        const struct link_match *match = &state->matches[i];
        if (match->column && match->index == column && match->code == LINK_EXACT &&
            (match->last <= first || match->first >= last)) {
            return true;
        }
    }
    return false;
}

/* Looks up words [first, last), with and without a possessive. */
static size_t look_span_up(struct finder *finder, size_t first, size_t last, struct link_holder *holders) {
    const struct link_state *state = finder->state;
    if (last - first == 1 && finder->hit_count[first] == 0) {
        return 0;
    }
    size_t count = 0;
    char *text = finder_text(finder, first, last, false);
    count = text == NULL ? 0 : finder_look_up(finder, text, true, holders, MAX_HOLDERS);
    if (count == 0 && state->tokens.at[last - 1].end != state->words[last - 1].end) {
        text = finder_text(finder, first, last, true);
        count = text == NULL ? 0 : finder_look_up(finder, text, true, holders, MAX_HOLDERS);
    }
    return count;
}

/* Whether a holder of words [first, last) counts. Inside a longer value only columns that the question names
 * do. A lower-case word that is but the stem of a value ("drivers", "Driver") does not where it names a table
 * or column, nor in a column of many values, which are names of their own. */
static bool is_holder_good(const struct finder *finder, const struct link_holder *holder, size_t first,
                           size_t last, bool within) {
    const struct link_state *state = finder->state;
    const struct db_column *column = &state->schema->catalogue->columns[holder->column];
    if (within) {
        return is_named_elsewhere(state, holder->column, first, last);
    }
    if (is_state(finder, first, last) && !is_capital(finder, first) && !is_capital(finder, first + 1)) {
        /* the whole value, of a column of few */
        return (holder->match == VALUE_EXACT || holder->match == VALUE_FOLDED) &&
               column->distinct <= MAX_KINDS;
    }
    if (last - first > 1 || holder->match != VALUE_STEM ||
        (is_capital(finder, first) && !finder->initial[first])) {
        return true;
    }
    return !state->exact[first] && column->distinct <= MAX_KINDS;
}

void find_stored(struct finder *finder) {
    struct link_state *state = finder->state;
    look_words_up(finder);
    for (size_t length = MAX_SPAN; length > 0; length--) {
        bool accepted[LINK_MAX_WORDS] = {false};
        for (size_t i = 0; i + length <= state->tokens.count && state->status == CSQL_OK; i++) {
            struct link_holder holders[MAX_HOLDERS];
            if (!may_be_value(finder, i, i + length)) {
                continue;
            }
            bool within = all_tight(finder, i, i + length);
            size_t count = look_span_up(finder, i, i + length, holders);
            size_t kept = 0;
            for (size_t k = 0; k < count; k++) {
                if (is_holder_good(finder, &holders[k], i, i + length, within)) {
                    holders[kept++] = holders[k];
                }
            }
            if (kept == 0) {
                continue;
            }
            finder_add_text(finder, i, i + length, holders, kept);
            memset(accepted + i, true, length);
        }
        for (size_t w = 0; w < state->tokens.count; w++) {
            finder->tight[w] = finder->tight[w] || accepted[w];
        }
    }
}

/* ---- capitals ---- */

/* Words that some write in capitals as SQL does. */
static bool is_query_word(const struct link_state *state, size_t word) {
    static const char *const words[] = {"not", "null", "and", "or", "all", "distinct", "except", "only"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        if (strcmp(state->words[word].norm, words[i]) == 0) {
            return true;
        }
    }
    return false;
}

/* Whether the word can be part of a name by its capital, or, after one, by its digits. */
static bool carries_on(const struct finder *finder, size_t word, bool begun) {
    const struct link_state *state = finder->state;
    const struct token *token = &state->tokens.at[word];
    if (finder->blocked[word]) {
        return false;
    }
    bool touches = word > 0 && token->start == state->tokens.at[word - 1].end;
    if (begun && (token->kind == TOKEN_NUMBER || (touches && token->kind == TOKEN_WORD))) {
        return true;
    }
    return token->kind == TOKEN_WORD && token->capital &&
           !(finder->initial[word] && state->words[word].stopword);
}

/* "-", "&", "." that tie two words of a name together: their end, or word. */
static size_t tie_end(const struct finder *finder, size_t word) {
    const struct link_state *state = finder->state;
    static const char *const ties[] = {"-", "&", "/", ".", "of", "the", "de", "von", "van", "and", "for"};
    size_t end = word;
    for (size_t k = 0; end < state->tokens.count && k < sizeof ties / sizeof *ties; k++) {
        bool punct = is_punct(finder, end);
        bool touches = end + 1 < state->tokens.count &&
                       state->tokens.at[end].start == state->tokens.at[end - 1].end &&
                       state->tokens.at[end].end == state->tokens.at[end + 1].start;
        if (strcmp(state->words[end].norm, ties[k]) == 0 && strcmp(ties[k], "and") != 0 &&
            (!punct || touches || *ties[k] == '&')) {
            end++;
            k = 0;
        }
    }
    return end < state->tokens.count && end - word <= 2 && carries_on(finder, end, true) ? end : word;
}

static size_t run_end(const struct finder *finder, size_t first) {
    size_t end = first + 1;
    while (end < finder->state->tokens.count) {
        if (carries_on(finder, end, true)) {
            end++;
            continue;
        }
        size_t tied = tie_end(finder, end);
        if (tied == end) {
            break;
        }
        end = tied + 1;
    }
    return end;
}

/* Whether a capitalised run says something that the matches so far do not. */
static bool is_news(const struct finder *finder, size_t first, size_t last) {
    const struct link_state *state = finder->state;
    for (size_t i = 0; i < state->value_count; i++) {
        if (state->values[i].first <= first && state->values[i].last >= last) {
            return false;
        }
    }
    bool named = true;
    bool stored = true;
    for (size_t w = first; w < last; w++) {
        bool small =
            state->words[w].stopword || state->tokens.at[w].kind != TOKEN_WORD || is_query_word(state, w);
        named = named && (small || state->exact[w] || state->partial[w]);
        stored = stored && (small || finder->tight[w]);
    }
    return !named && !stored;
}

/* The words of a run that is no value as a whole may be parts of values, or misspelt. */
static void find_parts(struct finder *finder, size_t first, size_t last) {
    for (size_t w = first; w < last && last - first > 1; w++) {
        struct link_holder holders[MAX_HOLDERS];
        size_t count = 0;
        for (size_t k = 0; k < finder->hit_count[w]; k++) {
            const struct db_value *hit = &finder->hits[w][k];
            if (hit->match == VALUE_EDIT || (hit->match == VALUE_PART && hit->score >= PART_SCORE)) {
                holders[count++] = (struct link_holder){
                    .column = hit->column, .match = hit->match, .stored = hit->text, .score = hit->score};
            }
        }
        if (count > 0 && !finder->tight[w]) {
            finder_add_text(finder, w, w + 1, holders, count);
        }
    }
}

void find_capitals(struct finder *finder) {
    struct link_state *state = finder->state;
    for (size_t i = 0; i < state->tokens.count && state->status == CSQL_OK;) {
        bool known = finder->initial[i] && (state->schema->embed == NULL ||
                                            embed_knows(state->schema->embed, state->words[i].norm));
        if (!carries_on(finder, i, false) || known) {
            i++;
            continue;
        }
        size_t end = run_end(finder, i);
        if (is_news(finder, i, end)) {
            struct link_holder holders[MAX_HOLDERS];
            char *text = finder_text(finder, i, end, false);
            size_t count = text == NULL ? 0 : finder_look_up(finder, text, false, holders, MAX_HOLDERS);
            finder_add(
                finder,
                (struct link_value){
                    .first = i, .last = end, .kind = count > 0 ? LINK_TEXT : LINK_CAPITAL, .text = text},
                holders, count);
            if (count == 0) {
                find_parts(finder, i, end);
            }
        }
        i = end;
    }
}

/* ---- fragments ---- */

/* Whether the word announces a piece of text: "the letter a", "contain sun". */
static bool announces(const struct link_state *state, size_t word) {
    static const char *const cues[] = {"letter", "letters", "substring",  "prefix",   "suffix",
                                       "word",   "phrase",  "containing", "contains", "contain",
                                       "named",  "called",  "titled"};
    for (size_t i = 0; i < sizeof cues / sizeof *cues; i++) {
        if (strcmp(state->words[word].norm, cues[i]) == 0) {
            return true;
        }
    }
    return false;
}

static bool is_open(const struct finder *finder, size_t word) {
    const struct link_state *state = finder->state;
    for (size_t i = 0; i < state->value_count; i++) {
        if (state->values[i].first <= word && word < state->values[i].last) {
            return false;
        }
    }
    return !finder->blocked[word] && state->tokens.at[word].kind == TOKEN_WORD;
}

/* A lower-case word that nothing explains: part of a stored value, or one misspelt. */
static void look_loosely(struct finder *finder, size_t word) {
    struct link_state *state = finder->state;
    bool english = state->schema->embed != NULL && embed_knows(state->schema->embed, state->words[word].norm);
    struct link_holder holders[MAX_HOLDERS];
    size_t count = 0;
    for (size_t k = 0; k < finder->hit_count[word]; k++) {
        const struct db_value *hit = &finder->hits[word][k];
        bool named = is_named_elsewhere(state, hit->column, word, word + 1);
        bool good = hit->match == VALUE_PART   ? hit->score >= PART_SCORE && (named || !english)
                    : hit->match == VALUE_EDIT ? !english
                                               : false;
        if (good) {
            holders[count++] = (struct link_holder){
                .column = hit->column, .match = hit->match, .stored = hit->text, .score = hit->score};
        }
    }
    if (count > 0) {
        finder_add_text(finder, word, word + 1, holders, count);
    }
}

void find_fragments(struct finder *finder) {
    struct link_state *state = finder->state;
    for (size_t i = 0; i < state->tokens.count && state->status == CSQL_OK; i++) {
        const struct link_word *word = &state->words[i];
        if (!is_open(finder, i)) {
            continue;
        }
        bool said = i > 0 && announces(state, i - 1) && !announces(state, i) && !state->exact[i] &&
                    (!word->stopword || strlen(word->norm) == 1);
        if (said) {
            finder_add(finder,
                       (struct link_value){.first = i,
                                           .last = i + 1,
                                           .kind = LINK_CAPITAL,
                                           .text = finder_text(finder, i, i + 1, false)},
                       NULL, 0);
        } else if (!word->stopword && !state->exact[i] && !state->partial[i]) {
            look_loosely(finder, i);
        }
    }
}
