/* What a database's descriptions say of its columns: further names, weaker than their own, and what coded
 * values stand for. A column whose own name says nothing ("A11") goes by what it is described as. */
#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "link/codebook.h"
#include "link/internal.h"

/* Words of a description that is still a name, and of one that is still said as a whole. */
#define MAX_NAME_WORDS 6
#define MAX_NOTE_WORDS 8
#define MAX_TEXT 160
/* The first of the words that begin an aside, which do so behind a single word too. */
#define RELATIVES 3
/* What a further name is worth that is said whole, and a part of it at most. */
#define TITLE_SCORE 0.9F
#define DESCRIPTION_SCORE 0.85F
#define PART_SCORE 0.8F
/* Share of a further name that must be said: of a title, of a sentence. */
#define LEAST_OF_TITLE 0.5F
#define LEAST_OF_DESCRIPTION 0.66F
/* Words without content between two of a name. */
#define MAX_BETWEEN 3
/* Values of a column whose codes are read. */
#define MAX_CODED_VALUES 100

/* ---- reading them ---- */

/* "unemployment rate| of the year", "channel| that won them": what follows only says whose, where or which.
 */
static bool begins_aside(const char *at, size_t words) {
    static const char *const asides[] = {" that ", " which ", " who ", " of ", " in ",
                                         " for ",  " at ",    " by ",  " per "};
    size_t count = words > 1 ? sizeof asides / sizeof *asides : RELATIVES;
    for (size_t i = 0; i < count; i++) {
        if (strncasecmp(at, asides[i], strlen(asides[i])) == 0) {
            return true;
        }
    }
    return false;
}

/* The part of a description that names what the column holds: to the first mark that ends a clause; "" if it
 * is no name of anything ("in euros", "NULL while ..."). */
static size_t name_part(const char *text) {
    static const char *const asides[] = {"as", "for", "if",   "in", "per", "of",  "on",   "at",   "by",  "to",
                                         "a",  "an",  "from", "or", "see", "e.g", "null", "with", "part"};
    size_t length = strcspn(text, " ");
    for (size_t i = 0; i < sizeof asides / sizeof *asides; i++) {
        size_t n = strlen(asides[i]);
        if (strncasecmp(text, asides[i], n) == 0 && !isalpha((unsigned char)text[n])) {
            return 0;
        }
    }
    size_t words = 1;
    while (text[length] != '\0' && strchr(".,:;(=\r\n", text[length]) == NULL &&
           strncmp(text + length, " - ", 3) != 0 && !begins_aside(text + length, words)) {
        words += text[length] == ' ';
        length++;
    }
    return length < MAX_TEXT ? length : 0;
}

static bool says_nothing(const struct link_schema *schema, const struct words *words) {
    for (size_t k = 0; k < words->count; k++) {
        const char *word = words->norm[k];
        bool digits = word[strspn(word, "0123456789")] == '\0';
        bool known = schema->embed == NULL ? strlen(word) > 1 : embed_knows(schema->embed, word);
        if (!digits && word[1] != '\0' && known) {
            return false;
        }
    }
    return true;
}

static bool is_opaque(const struct link_schema *schema, const struct db_column *column) {
    struct words words;
    return column->comment != NULL &&
           text_words(schema->arena, column->name, strlen(column->name), &words, NULL) == CSQL_OK &&
           says_nothing(schema, &words);
}

const char *link_name_text(const struct link_schema *schema, const struct db_column *column) {
    struct words words;
    if (!is_opaque(schema, column)) {
        return column->name;
    }
    const char *texts[] = {column->title, column->description};
    for (size_t i = 0; i < 2; i++) {
        size_t length = texts[i] == NULL ? 0 : name_part(texts[i]);
        const char *copy = length == 0 ? NULL : arena_copy(schema->arena, texts[i], length);
        if (copy != NULL && text_words(schema->arena, copy, length, &words, NULL) == CSQL_OK &&
            words.count > 0 && words.count <= MAX_NAME_WORDS && !says_nothing(schema, &words)) {
            return copy;
        }
    }
    return column->name;
}

/* Keeps the words of content of a text as a further name; all the words of the column's own. */
static bool add_note(struct link_schema *schema, int column, const char *text, size_t length,
                     enum note_kind kind) {
    struct words words;
    csql_status status = text_words(schema->arena, text, length, &words, NULL);
    uint32_t stems[MAX_NOTE_WORDS];
    size_t count = 0;
    bool content = false;
    for (size_t k = 0; status == CSQL_OK && k < words.count; k++) {
        if (kind != NOTE_OWN && text_is_stopword(words.norm[k])) {
            continue;
        }
        uint32_t stem = symbols_add(&schema->noted, link_canonical_stem(words.stem[k]));
        if (stem == SYMBOL_NONE) {
            return false;
        }
        if (count == MAX_NOTE_WORDS) {
            return true; /* prose */
        }
        stems[count++] = stem;
        content = content || !link_is_soft(words.norm[k]);
    }
    /* one word of a sentence says too little */
    if (status != CSQL_OK || !content || (count == 1 && kind == NOTE_DESCRIPTION)) {
        return status != CSQL_NO_MEMORY;
    }
    struct link_note *notes =
        arena_grow(schema->arena, schema->notes, schema->note_count, &schema->note_room, sizeof *notes);
    uint32_t *copy = arena_array(schema->arena, count, sizeof *copy);
    if (notes == NULL || copy == NULL) {
        return false;
    }
    memcpy(copy, stems, count * sizeof *copy);
    schema->notes = notes;
    notes[schema->note_count] = (struct link_note){
        .column = column, .next = schema->first_note[column], .stems = copy, .count = count, .kind = kind};
    schema->first_note[column] = (int)schema->note_count++;
    return true;
}

/* ---- what values stand for ---- */

/* Meanings that are stated become further names of their values. */
static bool read_codes(struct link_schema *schema, int index) {
    const struct db_column *column = &schema->catalogue->columns[index];
    const char *values[MAX_CODED_VALUES];
    struct codebook_entry entries[MAX_CODED_VALUES];
    if (column->distinct < 1 || column->distinct > MAX_CODED_VALUES || !codebook_states(column->codes)) {
        return true;
    }
    const size_t count = db_lend_values(schema->db, index, values, MAX_CODED_VALUES);
    (void)codebook_read(column->codes, values, count, entries);
    for (size_t k = 0; k < count; k++) {
        if (entries[k].stated && entries[k].length < MAX_TEXT &&
            !link_add_alias(schema, index, values[k], entries[k].meaning, entries[k].length)) {
            return false;
        }
    }
    return true;
}

bool link_read_descriptions(struct link_schema *schema) {
    const struct db_catalogue *catalogue = schema->catalogue;
    schema->noted.arena = schema->arena;
    schema->first_note = arena_array(schema->arena, catalogue->column_count + 1, sizeof *schema->first_note);
    if (schema->first_note == NULL) {
        return false;
    }
    memset(schema->first_note, 0xff, catalogue->column_count * sizeof *schema->first_note);
    for (size_t i = 0; i < catalogue->column_count; i++) {
        const struct db_column *column = &catalogue->columns[i];
        if (column->comment == NULL) {
            continue;
        }
        bool renamed = link_column_words(schema, (int)i)->count > 0 && is_opaque(schema, column);
        size_t said = column->description == NULL ? 0 : name_part(column->description);
        if ((renamed && !add_note(schema, (int)i, column->name, strlen(column->name), NOTE_OWN)) ||
            (column->title != NULL &&
             !add_note(schema, (int)i, column->title, strlen(column->title), NOTE_TITLE)) ||
            (said > 0 && !add_note(schema, (int)i, column->description, said, NOTE_DESCRIPTION)) ||
            (column->codes != NULL && !read_codes(schema, (int)i))) {
            return false;
        }
    }
    return true;
}

/* ---- matching ---- */

static bool has_stem(const struct link_note *note, uint32_t stem, uint64_t *used) {
    for (size_t k = 0; k < note->count; k++) {
        uint64_t bit = (uint64_t)1 << k;
        if (note->stems[k] == stem && (*used & bit) == 0) {
            *used |= bit;
            return true;
        }
    }
    return false;
}

/* What a further name is worth of which so many words are said; 0 if they are too few. */
static float worth(const struct link_note *note, size_t said) {
    if (said == note->count) {
        return note->kind == NOTE_OWN ? 1 : note->kind == NOTE_TITLE ? TITLE_SCORE : DESCRIPTION_SCORE;
    }
    float share = (float)said / (float)note->count;
    float dice = 2.0F * (float)said / (float)(said + note->count);
    return note->kind == NOTE_TITLE && dice >= LEAST_OF_TITLE                ? PART_SCORE * dice
           : note->kind == NOTE_DESCRIPTION && share >= LEAST_OF_DESCRIPTION ? PART_SCORE * share
                                                                             : 0;
}

/* Matches the words of the note that stand from unit `first` on, near each other. */
static void match_from(struct link_state *state, const struct link_note *note, const uint32_t *stems,
                       size_t first, const bool *open) {
    uint64_t used = 0;
    size_t said = 0, last = first;
    bool all_open = true, content = false;
    for (size_t u = first; u < state->unit_count && u - last <= MAX_BETWEEN; u++) {
        const struct link_unit *unit = &state->units[u];
        if (stems[u] != SYMBOL_NONE && has_stem(note, stems[u], &used)) {
            all_open = all_open && open[unit->word];
            content = content || !state->words[unit->word].stopword;
            said++;
            last = u;
        } else if (unit->content || note->kind == NOTE_OWN) {
            break;
        }
    }
    float score = content ? worth(note, said) : 0;
    bool own = note->kind == NOTE_OWN;
    /* a word that names something itself is lent to a name that is said whole, no other */
    if (score > 0 && (all_open || (said == note->count && said > 1))) {
        link_add_match(state, (struct link_match){.first = state->units[first].word,
                                                  .last = state->units[last].word + 1,
                                                  .column = true,
                                                  .index = note->column,
                                                  .code = own ? LINK_EXACT : LINK_SEMANTIC,
                                                  .lexical = own ? 1 : 0,
                                                  .semantic = score});
    }
}

void link_match_notes(struct link_state *state, const bool *open) {
    const struct link_schema *schema = state->schema;
    if (schema->note_count == 0) {
        return;
    }
    uint32_t *stems = arena_array(state->arena, state->unit_count + 1, sizeof *stems);
    if (stems == NULL) {
        state->status = CSQL_NO_MEMORY;
        return;
    }
    for (size_t u = 0; u < state->unit_count; u++) {
        stems[u] = symbols_find(&schema->noted, link_canonical_stem(state->units[u].written_stem));
    }
    for (size_t i = 0; i < schema->note_count && state->status == CSQL_OK; i++) {
        for (size_t u = 0; u < state->unit_count; u++) {
            uint64_t used = 0;
            if (stems[u] != SYMBOL_NONE && has_stem(&schema->notes[i], stems[u], &used)) {
                match_from(state, &schema->notes[i], stems, u, open);
            }
        }
    }
}

float link_note_likeness(const struct link_schema *schema, const char *phrase, int column, bool own) {
    if (schema->first_note[column] < 0) {
        return 0;
    }
    struct words words;
    struct arena *arena = arena_new();
    float best = 0;
    if (arena == NULL || text_words(arena, phrase, strlen(phrase), &words, NULL) != CSQL_OK) {
        arena_free(arena);
        return 0;
    }
    for (int n = schema->first_note[column]; n >= 0; n = schema->notes[n].next) {
        const struct link_note *note = &schema->notes[n];
        uint64_t used = 0;
        size_t said = 0, content = 0;
        for (size_t k = 0; k < words.count; k++) {
            if (note->kind == NOTE_OWN || !text_is_stopword(words.norm[k])) {
                uint32_t stem = symbols_find(&schema->noted, link_canonical_stem(words.stem[k]));
                said += stem != SYMBOL_NONE && has_stem(note, stem, &used);
                content++;
            }
        }
        float score = said > 0 && said == content && (note->kind == NOTE_OWN || !own) ? worth(note, said) : 0;
        best = score > best ? score : best;
    }
    arena_free(arena);
    return best;
}
