#include "parse/input_schema.h"

#include <stdlib.h>
#include <string.h>

#include "base/error.h"
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

/* The words of a text between white space, at most `words` of them. */
static bool read_text(struct arena *arena, const struct embed *embed, const char *text, size_t words,
                      size_t most, struct piece_list *out) {
    static const char blanks[] = " \t\r\n\v\f";
    if (!begin_list(arena, most, out)) {
        return false;
    }
    text += strspn(text, blanks);
    for (size_t word = 0; *text && word < words && out->count < most; word++) {
        const size_t length = strcspn(text, blanks);
        append_pieces(embed, text, length, most, out);
        text += length;
        text += strspn(text, blanks);
    }
    return true;
}

/* Codes of lookup tables are keys, and categories too; numbers that are keys are not. */
static bool has_categories(const struct db_column *column) {
    const bool numbers = column->type == TYPE_NUMBER && !column->text_values;
    const size_t most = numbers ? INPUT_NUMBER_CATEGORIES : INPUT_COLUMN_CATEGORIES;
    const bool key = (column->primary_key || column->foreign_key) && column->type != TYPE_TEXT;
    return !key && column->category_count > 0 && column->category_count <= most;
}

/* The stems of a category's words, underscores apart. */
static bool read_stems(struct arena *arena, struct schema_category *category) {
    static const char apart[] = " \t\r\n\v\f_";
    const char *folded = text_fold(arena, category->text, strlen(category->text), false);
    category->stems = arena_array(arena, strlen(category->text) / 2 + 2, sizeof *category->stems);
    if (folded == NULL || category->stems == NULL) {
        return category->stems != NULL; /* what is no text has no stems */
    }
    for (const char *at = folded + strspn(folded, apart); *at; at += strspn(at, apart)) {
        const size_t length = strcspn(at, apart);
        const char *word = arena_copy(arena, at, length);
        const char *stem = word != NULL ? text_stem(arena, word) : NULL;
        if (stem == NULL) {
            return false;
        }
        category->stems[category->stem_count++] = stem;
        at += length;
    }
    return true;
}

static bool read_categories(struct arena *arena, const struct embed *embed, const struct db_column *column,
                            struct schema_column *out) {
    if (!has_categories(column)) {
        return true;
    }
    out->category_count = column->category_count;
    out->categories = arena_array(arena, out->category_count, sizeof *out->categories);
    for (size_t i = 0; out->categories != NULL && i < out->category_count; i++) {
        struct schema_category *category = &out->categories[i];
        *category = (struct schema_category){.text = column->categories[i]};
        if (!read_text(arena, embed, category->text, INPUT_CATEGORY_PIECES, INPUT_CATEGORY_PIECES,
                       &category->pieces) ||
            !read_stems(arena, category)) {
            return false;
        }
        end_list(&category->pieces);
    }
    return out->categories != NULL;
}

/* What is said of a column beside its name, else a value that shows what it holds. */
static bool read_note(struct arena *arena, const struct embed *embed, const struct db_column *column,
                      struct schema_column *out) {
    const char *said = column->title != NULL && *column->title ? column->title : column->description;
    if (said != NULL && *said) {
        return read_text(arena, embed, said, INPUT_NOTE_PIECES, INPUT_NOTE_PIECES, &out->note);
    }
    if (column->type == TYPE_TEXT && column->sample_count > 0 && !has_categories(column)) {
        return read_text(arena, embed, column->samples[0], INPUT_SAMPLE_WORDS, INPUT_SAMPLE_PIECES,
                         &out->note);
    }
    return true;
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
        const struct db_column *column = &catalogue->columns[i];
        done =
            read_name(arena, embed, link_column_words(links, (int)i), "column", &schema->columns[i].name) &&
            read_note(arena, embed, column, &schema->columns[i]) &&
            read_categories(arena, embed, column, &schema->columns[i]);
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
