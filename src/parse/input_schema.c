#include "parse/input_schema.h"

#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "link/codebook.h"
#include "text/text.h"

/* Appends the pieces of length bytes of text, at most INPUT_WORD_PIECES of them and `most` in all. */
static void append_pieces(const struct embed *embed, const char *text, size_t length, size_t most,
                          struct piece_list *list) {
    uint32_t ids[INPUT_WORD_PIECES];
    size_t count = embed_pieces(embed, text, length, ids, INPUT_WORD_PIECES);
    count = count < INPUT_WORD_PIECES ? count : INPUT_WORD_PIECES;
    for (size_t i = 0; i < count && list->count < most; i++) {
        list->ids[list->count++] = ids[i];
    }
}

static bool begin_list(struct arena *arena, size_t most, struct piece_list *list) {
    *list = (struct piece_list){.ids = arena_array(arena, most, sizeof *list->ids)};
    return list->ids != NULL;
}

static void end_list(struct piece_list *list) {
    if (list->count == 0) {
        list->ids[list->count++] = PIECE_UNKNOWN;
    }
}

static bool read_name(struct arena *arena, const struct embed *embed, const struct words *words,
                      const char *otherwise, struct piece_list *out) {
    if (!begin_list(arena, INPUT_NAME_PIECES, out)) {
        return false;
    }
    for (size_t i = 0; i < words->count; i++) {
        append_pieces(embed, words->norm[i], strlen(words->norm[i]), INPUT_NAME_PIECES, out);
    }
    if (words->count == 0) {
        append_pieces(embed, otherwise, strlen(otherwise), INPUT_NAME_PIECES, out);
    }
    end_list(out);
    return true;
}

/* Appends the words of a text between white space, at most `words` of them, up to `most` pieces in the list.
 */
static void append_text(const struct embed *embed, const char *text, size_t words, size_t most,
                        struct piece_list *list) {
    static const char blanks[] = " \t\r\n\v\f";
    text += strspn(text, blanks);
    for (size_t word = 0; *text && word < words && list->count < most; word++) {
        const size_t length = strcspn(text, blanks);
        append_pieces(embed, text, length, most, list);
        text += length;
        text += strspn(text, blanks);
    }
}

static bool read_text(struct arena *arena, const struct embed *embed, const char *text, size_t words,
                      size_t most, struct piece_list *out) {
    if (!begin_list(arena, most, out)) {
        return false;
    }
    append_text(embed, text, words, most, out);
    return true;
}

/* Codes of lookup tables are keys, and categories too; numbers that are keys are not. */
static bool has_categories(const struct db_column *column) {
    const bool numbers = column->type == TYPE_NUMBER && !column->text_values;
    const size_t most = numbers ? INPUT_NUMBER_CATEGORIES : INPUT_COLUMN_CATEGORIES;
    const bool key = (column->primary_key || column->foreign_key) && column->type != TYPE_TEXT;
    return !key && column->category_count > 0 && column->category_count <= most;
}

bool column_said_read(struct arena *arena, const struct db_column *column, struct column_said *out) {
    const char *said = column->title != NULL && *column->title ? column->title : column->description;
    *out = (struct column_said){
        .note = said, .meanings = arena_array(arena, column->category_count + 1, sizeof *out->meanings)};
    struct codebook_entry *entries = arena_array(arena, column->category_count + 1, sizeof *entries);
    if (out->meanings == NULL || entries == NULL) {
        return false;
    }
    for (size_t i = 0; column->labels != NULL && i < column->category_count; i++) {
        const char *label = column->labels[i];
        if (label != NULL && (out->meanings[i] = codebook_words(arena, label, strlen(label))) == NULL) {
            return false;
        }
    }
    if (column->codes == NULL || !has_categories(column)) {
        return true;
    }
    const size_t before = codebook_read(column->codes, column->categories, column->category_count, entries);
    for (size_t i = 0; i < column->category_count; i++) {
        const char *meaning = entries[i].meaning;
        if (meaning != NULL &&
            (out->meanings[i] = codebook_words(arena, meaning, entries[i].length)) == NULL) {
            return false;
        }
    }
    if (said == column->codes && column->codes[before] != '\0') {
        out->note = arena_copy(arena, said, before);
    }
    return out->note != NULL || said == NULL;
}

/* The stems of a text's words, underscores apart. */
static bool read_stems(struct arena *arena, const char *text, struct stem_list *out) {
    static const char apart[] = " \t\r\n\v\f_";
    const char *folded = text_fold(arena, text, strlen(text), false);
    out->at = arena_array(arena, strlen(text) / 2 + 2, sizeof *out->at);
    if (folded == NULL || out->at == NULL) {
        return out->at != NULL; /* what is no text has no stems */
    }
    for (const char *at = folded + strspn(folded, apart); *at; at += strspn(at, apart)) {
        const size_t length = strcspn(at, apart);
        const char *word = arena_copy(arena, at, length);
        const char *stem = word != NULL ? text_stem(arena, word) : NULL;
        if (stem == NULL) {
            return false;
        }
        out->at[out->count++] = stem;
        at += length;
    }
    return true;
}

static bool read_category(struct arena *arena, const struct embed *embed, const char *text,
                          const char *meaning, struct schema_category *out) {
    *out = (struct schema_category){.text = text};
    if (!begin_list(arena, INPUT_MEANING_PIECES, &out->pieces) || !read_stems(arena, text, &out->stems)) {
        return false;
    }
    append_text(embed, text, INPUT_CATEGORY_PIECES, INPUT_CATEGORY_PIECES, &out->pieces);
    end_list(&out->pieces);
    if (meaning == NULL) {
        return true;
    }
    append_text(embed, meaning, INPUT_MEANING_PIECES, INPUT_MEANING_PIECES, &out->pieces);
    return read_stems(arena, meaning, &out->meant);
}

static bool read_categories(struct arena *arena, const struct embed *embed, const struct db_column *column,
                            const char *const *meanings, struct schema_column *out) {
    if (!has_categories(column)) {
        return true;
    }
    out->category_count = column->category_count;
    out->categories = arena_array(arena, out->category_count, sizeof *out->categories);
    bool done = out->categories != NULL;
    for (size_t i = 0; done && i < out->category_count; i++) {
        done = read_category(arena, embed, column->categories[i], meanings[i], &out->categories[i]);
    }
    return done;
}

/* What is said of a column beside its name, else a value that shows what it holds. */
static bool read_note(struct arena *arena, const struct embed *embed, const struct db_column *column,
                      const char *said, struct schema_column *out) {
    if (said != NULL && *said) {
        return read_text(arena, embed, said, INPUT_NOTE_PIECES, INPUT_NOTE_PIECES, &out->note);
    }
    if (column->type == TYPE_TEXT && column->sample_count > 0 && !has_categories(column)) {
        return read_text(arena, embed, column->samples[0], INPUT_SAMPLE_WORDS, INPUT_SAMPLE_PIECES,
                         &out->note);
    }
    return true;
}

static bool read_column(struct arena *arena, const struct embed *embed, const struct words *name,
                        const struct db_column *column, struct schema_column *out) {
    struct column_said said;
    return column_said_read(arena, column, &said) && read_name(arena, embed, name, "column", &out->name) &&
           read_note(arena, embed, column, said.note, out) &&
           read_categories(arena, embed, column, said.meanings, out);
}

csql_status input_schema_new(const struct embed *embed, const struct link_schema *links, struct db *db,
                             struct input_schema **out, csql_error *error) {
    const struct db_catalogue *catalogue = db_catalogue(db);
    struct arena *arena = arena_new();
    struct input_schema *schema = arena != NULL ? arena_alloc(arena, sizeof *schema) : NULL;
    bool done = schema != NULL;
    *out = NULL;
    if (done) {
        *schema = (struct input_schema){.arena = arena};
        schema->tables = arena_array(arena, catalogue->table_count + 1, sizeof *schema->tables);
        schema->columns = arena_array(arena, catalogue->column_count + 1, sizeof *schema->columns);
        done = schema->tables != NULL && schema->columns != NULL;
    }
    for (size_t i = 0; done && i < catalogue->table_count; i++) {
        done = read_name(arena, embed, link_table_words(links, (int)i), "table", &schema->tables[i]);
    }
    for (size_t i = 0; done && i < catalogue->column_count; i++) {
        done = read_column(arena, embed, link_column_words(links, (int)i), &catalogue->columns[i],
                           &schema->columns[i]);
    }
    if (!done) {
        arena_free(arena);
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    *out = schema;
    return CSQL_OK;
}

void input_schema_free(struct input_schema *schema) {
    if (schema != NULL) {
        arena_free(schema->arena);
    }
}
