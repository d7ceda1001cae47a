/* Which columns may hold a word: what is asked before the values of each column are read. */
#include <string.h>

#include "db/values.h"
#include "text/text.h"

/* Letters from which a word may be a letter off. */
#define MAY_ERR 6

/* What the words of the index do not tell of a column, worked out on the first need. */
struct value_marks {
    bool *figures; /* some value has a digit, or begins like a sum of money */
    bool *opaque;  /* the index may see words of some value otherwise than a reader does */
};

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

static bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* An apostrophe or underscore inside a word, which a reader may leave there; a possessive's is cut off. */
static bool joins(const char *p, const char *folded) {
    bool inside = (*p == '\'' || *p == '_') && p > folded && is_letter(p[-1]) && is_letter(p[1]);
    return inside && (p[1] != 's' || is_letter(p[2]));
}

static void mark_value(struct value_marks *marks, uint32_t column, const char *text, const char *folded) {
    bool figures = *text == '$', opaque = false;
    for (const char *p = folded; *p; p++) {
        opaque = opaque || (*p & 0x80) || joins(p, folded); /* beyond ASCII, what is a letter is open */
        if (!is_digit(*p)) {
            continue;
        }
        figures = true;
        const char *start = p;
        while (is_digit(p[1])) {
            p++;
        }
        /* "3.5km", "-2m": the unit is a word of its own only behind such a number */
        opaque = opaque || (is_letter(p[1]) && start > folded && strchr("+-.,", start[-1]) != NULL);
    }
    marks->figures[column] = marks->figures[column] || figures;
    marks->opaque[column] = marks->opaque[column] || opaque;
}

/* The marks of each column, or NULL if memory ran out. */
static const struct value_marks *marks_of(struct db *db) {
    if (db->value_marks) {
        return db->value_marks;
    }
    const struct value_index *index = db->values;
    size_t count = db->catalogue.column_count;
    struct value_marks *marks = arena_alloc(db->arena, sizeof *marks);
    if (!marks || !(marks->figures = arena_array(db->arena, count + 1, sizeof(bool))) ||
        !(marks->opaque = arena_array(db->arena, count + 1, sizeof(bool)))) {
        return NULL;
    }
    for (size_t i = 0; i < index->value_count; i++) {
        const struct value_entry *value = &index->values[i];
        mark_value(marks, value->column, index->pool + value->text, index->pool + value->folded);
    }
    for (size_t c = 0; c < count; c++) {
        /* what is not indexed is known by its sample */
        marks->opaque[c] = marks->opaque[c] || index->columns[c] == index->columns[c + 1];
    }
    db->value_marks = marks;
    return marks;
}

static void mark_stem(const struct value_index *index, uint32_t stem, bool *columns) {
    for (uint32_t i = index->stems[stem].first_posting; i < index->stems[stem + 1].first_posting; i++) {
        columns[index->values[index->postings[i]].column] = true;
    }
}

/* A word without a digit that the index may see otherwise than a reader does. Numbers are found by figures.
 */
static bool is_odd(const char *word) {
    bool odd = false;
    for (; *word; word++) {
        if (is_digit(*word)) {
            return false;
        }
        odd = odd || !is_letter(*word);
    }
    return odd;
}

/* The first form from which on texts begin with the letter or a later one. */
static size_t first_with(const struct value_index *index, unsigned letter) {
    size_t low = 0, high = index->form_count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if ((unsigned char)index->pool[index->forms[middle].text] < letter) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

static void mark_misspelt(const struct value_index *index, const char *word, bool *columns) {
    size_t length = strlen(word), end = first_with(index, (unsigned char)*word + 1u);
    for (size_t f = first_with(index, (unsigned char)*word); f < end; f++) {
        const char *text = index->pool + index->forms[f].text;
        size_t n = strlen(text);
        if (n + 1 >= length && n <= length + 1 && text_edit_distance(text, word, 1) <= 1) {
            mark_stem(index, index->forms[f].stem, columns);
        }
    }
}

void db_mark_holders(struct db *db, const struct db_word *words, size_t count, bool figures, bool *columns) {
    size_t column_count = db->catalogue.column_count;
    const struct value_marks *marks = db_build_values(db, NULL) == CSQL_OK ? marks_of(db) : NULL;
    bool all = !marks;
    for (size_t i = 0; i < count; i++) {
        all = all || is_odd(words[i].norm);
    }
    if (all) {
        memset(columns, true, column_count * sizeof *columns);
        return;
    }
    for (size_t c = 0; c < column_count; c++) {
        columns[c] = marks->opaque[c] || (figures && marks->figures[c]);
    }
    for (size_t i = 0; i < count; i++) {
        uint32_t stem = values_find_stem(db->values, words[i].stem);
        if (stem != UINT32_MAX) {
            mark_stem(db->values, stem, columns);
        }
        if (strlen(words[i].norm) >= MAY_ERR) {
            mark_misspelt(db->values, words[i].norm, columns);
        }
    }
}
