/* Looking values up. */
#include "db/values.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "base/error.h"
#include "text/text.h"

/* Values looked at for one phrase in one way; the lists begin with the best. */
#define MAX_EXAMINED 4000
/* Words of the vocabulary that one prefix may stand for, and values looked at for each. */
#define MAX_PREFIX_FORMS 64
#define MAX_EXAMINED_PER_FORM 200
/* Misspellings whose distance is measured for one phrase. */
#define MAX_MEASURED 400
#define MAX_PHRASE_BYTES 256
#define MIN_PREFIX_LETTERS 3
#define EDIT_TWO_LETTERS 9

struct search {
    const struct value_index *index;
    struct arena *arena;
    const char *phrase, *folded;
    size_t length, letters;
    uint32_t forms[VALUE_MAX_WORDS]; /* the phrase's words: their forms, or UINT32_MAX */
    uint32_t stems[VALUE_MAX_WORDS];
    const char *words[VALUE_MAX_WORDS];
    size_t word_count;
    bool known; /* every word has a known stem */
    int column;
    struct found *best; /* sorted */
    size_t count, room;
    bool whole; /* a whole value was found */
};

struct found {
    uint32_t value;
    enum value_match match;
    double score;
};

static const char *text_at(const struct value_index *index, uint32_t offset) {
    return index->pool + offset;
}

/* True if a stands before b: score, then rows, then the index's order. */
static bool is_better(const struct value_index *index, const struct found *a, const struct found *b) {
    if (a->score > b->score || a->score < b->score) {
        return a->score > b->score;
    }
    uint32_t x = index->values[a->value].rows, y = index->values[b->value].rows;
    return x != y ? x > y : a->value < b->value;
}

static void offer(struct search *s, uint32_t value, enum value_match match, double score) {
    struct found found = {value, match, score};
    if (s->column >= 0 && s->index->values[value].column != (uint32_t)s->column) {
        return;
    }
    for (size_t i = 0; i < s->count; i++) {
        if (s->best[i].value == value) { /* found in a stricter way before */
            return;
        }
    }
    size_t at = s->count;
    while (at > 0 && is_better(s->index, &found, &s->best[at - 1])) {
        at--;
    }
    if (at == s->room) {
        return;
    }
    s->count += s->count < s->room;
    memmove(&s->best[at + 1], &s->best[at], (s->count - at - 1) * sizeof found);
    s->best[at] = found;
}

/* True if nothing with this score or less can get in any more. */
static bool is_full(const struct search *s, double score) {
    return s->count == s->room && s->best[s->count - 1].score > score;
}

static size_t first_value(const struct value_index *index, const char *folded) {
    size_t low = 0, high = index->value_count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (strcmp(text_at(index, index->values[middle].folded), folded) < 0) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

static void offer_spelling(struct search *s, size_t first, enum value_match match, double score) {
    const struct value_index *index = s->index;
    uint32_t folded = index->values[first].folded;
    for (size_t i = first; i < index->value_count && index->values[i].folded == folded; i++) {
        const char *text = text_at(index, index->values[i].text);
        bool exact =
            match == VALUE_FOLDED && strlen(text) == s->length && memcmp(text, s->phrase, s->length) == 0;
        offer(s, (uint32_t)i, exact ? VALUE_EXACT : match, exact ? 1.0 : score);
    }
}

static void find_whole(struct search *s) {
    size_t first = first_value(s->index, s->folded);
    if (first < s->index->value_count &&
        strcmp(text_at(s->index, s->index->values[first].folded), s->folded) == 0) {
        s->whole = true;
        offer_spelling(s, first, VALUE_FOLDED, 0.97);
    }
}

/* ---- words ---- */

static size_t first_form(const struct value_index *index, const char *word, size_t length, bool prefix_end) {
    size_t low = 0, high = index->form_count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        const char *text = text_at(index, index->forms[middle].text);
        int order = strncmp(text, word, length);
        if (order < 0 || (prefix_end && order == 0)) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

uint32_t values_find_stem(const struct value_index *index, const char *stem) {
    size_t low = 0, high = index->stem_count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (strcmp(text_at(index, index->stems[middle].text), stem) < 0) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    bool found = low < index->stem_count && strcmp(text_at(index, index->stems[low].text), stem) == 0;
    return found ? (uint32_t)low : UINT32_MAX;
}

static bool split_phrase(struct search *s) {
    const char *at = NULL, *word;
    size_t length;
    s->known = true;
    while (values_next_word(s->folded, &at, &word, &length)) {
        if (s->word_count == VALUE_MAX_WORDS) {
            return false;
        }
        size_t n = s->word_count++;
        s->words[n] = arena_copy(s->arena, word, length);
        if (!s->words[n]) {
            return false;
        }
        size_t form = first_form(s->index, word, length, false);
        bool same = form < s->index->form_count &&
                    strcmp(text_at(s->index, s->index->forms[form].text), s->words[n]) == 0;
        s->forms[n] = same ? (uint32_t)form : UINT32_MAX;
        if (same) {
            s->stems[n] = s->index->forms[form].stem;
        } else {
            const char *stem = text_stem(s->arena, s->words[n]);
            s->stems[n] = stem ? values_find_stem(s->index, stem) : UINT32_MAX;
        }
        s->known = s->known && s->stems[n] != UINT32_MAX;
    }
    return true;
}

/* Where in the value the phrase's words stand in a row: 0 nowhere, 1 by their stems, 2 as they are written.
 */
static int find_run(const struct search *s, const struct value_entry *value) {
    const uint32_t *words = s->index->words + value->first_word;
    int best = 0;
    for (size_t start = 0; start + s->word_count <= value->word_count; start++) {
        size_t i = 0;
        bool written = true;
        while (i < s->word_count && s->index->forms[words[start + i]].stem == s->stems[i]) {
            written = written && words[start + i] == s->forms[i];
            i++;
        }
        if (i == s->word_count) {
            best = written ? 2 : best ? best : 1;
        }
    }
    return best;
}

static bool only_stopwords(const struct search *s) {
    for (size_t i = 0; i < s->word_count; i++) {
        if (!text_is_stopword(s->words[i])) {
            return false;
        }
    }
    return true;
}

/* Values that hold the phrase's words in a row, by way of the rarest of them. */
static void find_parts(struct search *s) {
    const struct value_index *index = s->index;
    uint32_t rarest = 0, fewest = UINT32_MAX;
    if (!s->known || s->word_count == 0 || only_stopwords(s)) {
        return;
    }
    for (size_t i = 0; i < s->word_count; i++) {
        const struct value_stem *stem = &index->stems[s->stems[i]];
        uint32_t count = stem[1].first_posting - stem->first_posting;
        if (count < fewest) {
            fewest = count;
            rarest = s->stems[i];
        }
    }
    const uint32_t *posting = index->postings + index->stems[rarest].first_posting;
    uint32_t last = UINT32_MAX;
    for (uint32_t i = 0; i < fewest && i < MAX_EXAMINED; i++) {
        const struct value_entry *value = &index->values[posting[i]];
        if (posting[i] == last || value->word_count < s->word_count ||
            (s->column >= 0 && value->column != (uint32_t)s->column)) {
            continue;
        }
        last = posting[i];
        int run = find_run(s, value);
        bool all = value->word_count == s->word_count;
        double covered =
            (double)s->letters / (double)(value->letters > s->letters ? value->letters : s->letters);
        if (run && all) {
            s->whole = true;
            offer(s, posting[i], run == 2 ? VALUE_FOLDED : VALUE_STEM, run == 2 ? 0.95 : 0.9);
        } else if (run) {
            offer(s, posting[i], VALUE_PART, (run == 2 ? 0.3 : 0.25) + 0.5 * covered);
        }
    }
}

static void find_prefixes(struct search *s) {
    const struct value_index *index = s->index;
    if (s->word_count != 1 || s->letters < MIN_PREFIX_LETTERS || text_is_stopword(s->words[0])) {
        return;
    }
    size_t length = strlen(s->words[0]);
    size_t first = first_form(index, s->words[0], length, false);
    size_t end = first_form(index, s->words[0], length, true);
    end = end - first > MAX_PREFIX_FORMS ? first + MAX_PREFIX_FORMS : end;
    for (size_t form = first; form < end; form++) {
        const struct value_stem *stem = &index->stems[index->forms[form].stem];
        size_t form_letters = values_letters(text_at(index, index->forms[form].text));
        uint32_t count = stem[1].first_posting - stem->first_posting, examined = 0;
        if (form_letters == s->letters || is_full(s, 0.5)) {
            continue;
        }
        for (uint32_t i = 0; i < count && examined < MAX_EXAMINED_PER_FORM; i++, examined++) {
            uint32_t value = index->postings[stem->first_posting + i];
            const struct value_entry *entry = &index->values[value];
            bool holds = false;
            for (size_t w = 0; w < entry->word_count; w++) {
                holds = holds || index->words[entry->first_word + w] == form;
            }
            double covered = (double)s->letters / (double)(entry->letters ? entry->letters : 1);
            double of_word = (double)s->letters / (double)form_letters;
            if (holds) {
                offer(s, value, VALUE_PREFIX, 0.15 + 0.15 * of_word + 0.2 * (covered < 1 ? covered : 1));
            }
        }
    }
}

/* ---- misspellings ---- */

/* Numbers are not misspelt: "flight 102" is not "flight 103". */
static bool same_digits(const char *a, const char *b) {
    for (;;) {
        while (*a && (*a < '0' || *a > '9')) {
            a++;
        }
        while (*b && (*b < '0' || *b > '9')) {
            b++;
        }
        if (*a != *b) {
            return false;
        }
        if (!*a) {
            return true;
        }
        a++;
        b++;
    }
}

static bool has_letter(const char *folded) {
    for (; *folded; folded++) {
        if ((*folded >= 'a' && *folded <= 'z') || (*folded & 0x80)) {
            return true;
        }
    }
    return false;
}

static void find_misspelt(struct search *s) {
    const struct value_index *index = s->index;
    size_t limit = s->letters >= EDIT_TWO_LETTERS ? 2 : 1, measured = 0;
    if (s->letters < EDIT_MIN_LETTERS || s->letters > EDIT_MAX_LETTERS || !has_letter(s->folded)) {
        return;
    }
    uint64_t signature = values_signature(s->folded);
    size_t shortest = s->letters - limit < EDIT_MIN_LETTERS ? EDIT_MIN_LETTERS : s->letters - limit;
    size_t longest = s->letters + limit > EDIT_MAX_LETTERS ? EDIT_MAX_LETTERS : s->letters + limit;
    for (uint32_t i = index->lengths[shortest]; i < index->lengths[longest + 1]; i++) {
        if ((size_t)__builtin_popcountll(index->signatures[i] ^ signature) > 2 * limit) {
            continue;
        }
        const char *folded = text_at(index, index->values[index->spellings[i]].folded);
        if (!same_digits(folded, s->folded) || ++measured > MAX_MEASURED) {
            continue;
        }
        size_t distance = text_edit_distance(folded, s->folded, limit);
        if (distance > 0 && distance <= limit) {
            offer_spelling(s, index->spellings[i], VALUE_EDIT,
                           0.9 * (1.0 - (double)distance / (double)s->letters));
        }
    }
}

/* ---- the room's functions ---- */

void values_close(struct value_index *index) {
    if (!index) {
        return;
    }
    if (index->mapped) {
        (void)munmap(index->block, index->size); /* cannot fail for a whole mapping */
    } else {
        free(index->block);
    }
    free(index);
}

csql_status db_build_values(struct db *db, csql_error *error) {
    if (db->values_tried) {
        return db->values ? CSQL_OK : error_set(error, CSQL_DATABASE, "the values could not be indexed");
    }
    struct value_index *index = calloc(1, sizeof *index);
    if (!index) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    csql_status status = CSQL_OK;
    bool cached = values_are_cached(db);
    if (!cached || !values_load(db, index)) {
        atomic_store(&db->guard.interrupted, 0);
        atomic_store(&db->guard.running, 1);
        status = values_collect(db, index);
        atomic_store(&db->guard.running, 0);
        if (status == CSQL_OK && cached) {
            values_save(db, index);
        }
    }
    db->values_tried = status != CSQL_INTERRUPTED && status != CSQL_IO;
    if (status != CSQL_OK) {
        values_close(index);
        return error_set(error, status, "the values could not be indexed: %s", csql_status_text(status));
    }
    db->values = index;
    error_clear(error);
    return CSQL_OK;
}

static bool set_up(struct search *s) {
    s->folded = values_fold(s->arena, s->phrase, s->length);
    s->best = arena_array(s->arena, s->room + 1, sizeof *s->best);
    if (!s->folded || !*s->folded || !s->best) {
        return false;
    }
    s->letters = values_letters(s->folded);
    return split_phrase(s);
}

size_t db_values(struct db *db, struct arena *arena, const char *phrase, size_t length, int column,
                 struct db_value *out, size_t room) {
    struct search s = {.arena = arena, .phrase = phrase, .length = length, .column = column, .room = room};
    if (room == 0 || length == 0 || length > MAX_PHRASE_BYTES || db_build_values(db, NULL) != CSQL_OK) {
        return 0;
    }
    s.index = db->values;
    if (!set_up(&s)) {
        return 0;
    }
    find_whole(&s);
    size_t beyond = s.whole ? 0 : values_beyond(db, phrase, length, column, out, room);
    if (beyond > 0) {
        return beyond;
    }
    find_parts(&s);
    if (!s.whole) {
        find_misspelt(&s);
    }
    find_prefixes(&s);
    for (size_t i = 0; i < s.count; i++) {
        const struct value_entry *value = &s.index->values[s.best[i].value];
        out[i] = (struct db_value){.column = (int)value->column,
                                   .text = text_at(s.index, value->text),
                                   .match = s.best[i].match,
                                   .score = s.best[i].score,
                                   .rows = value->rows};
    }
    return s.count;
}

/* For columns that the index leaves out: what their sample holds. */
static size_t sample_values(const struct db *db, int column, const char **out, size_t room) {
    const struct db_column *c = &db->catalogue.columns[column];
    size_t count = c->sample_count < room ? c->sample_count : room;
    for (size_t i = 0; i < count; i++) {
        out[i] = c->samples[i];
    }
    return count;
}

size_t db_lend_values(struct db *db, int column, const char **out, size_t room) {
    size_t count = 0;
    if (column < 0 || (size_t)column >= db->catalogue.column_count) {
        return 0;
    }
    if (db_build_values(db, NULL) == CSQL_OK) {
        const struct value_index *index = db->values;
        for (uint32_t i = index->columns[column]; i < index->columns[column + 1] && count < room; i++) {
            out[count++] = text_at(index, index->values[index->by_column[i]].text);
        }
    }
    return count ? count : sample_values(db, column, out, room);
}

size_t db_column_values(struct db *db, struct arena *arena, int column, const char **out, size_t room) {
    size_t count = db_lend_values(db, column, out, room), copied = 0;
    while (copied < count && (out[copied] = arena_string(arena, out[copied])) != NULL) {
        copied++;
    }
    return copied;
}
