/* What a reply names that is no choice: columns of the database, names that nothing has, numbers beyond the
 * last. */
#include <string.h>

#include "dialog/internal.h"

/* A column of the database that the reply names whole and that is no choice, or NULL; *words its length. */
const char *stranger_find(const struct reader *r, size_t *words) {
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

bool stranger_is_choice(const struct reader *r, const char *column) {
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

/* "5", where there are two. */
bool stranger_is_number(const struct reader *r) {
    size_t content = 0, place = 0, most = 0;
    for (size_t i = 0; i < r->item_count; i++) {
        most = r->items[i].choice_count > most ? r->items[i].choice_count : most;
    }
    for (size_t w = 0; w < r->word_count; w++) {
        content += !r->words[w].stop;
        place = r->words[w].stop ? place : number_at(r, w, most);
    }
    return content == 1 && place > most;
}

/* It says nothing but the name of a column that is no choice, or what is written as such a name. */
bool stranger_is_all(const struct reader *r) {
    size_t content = 0, identifiers = 0, words = 0;
    for (size_t w = 0; w < r->word_count; w++) {
        if (!r->words[w].stop && evidence_explains(r, w)) {
            return false;
        }
        content += !r->words[w].stop;
        identifiers += r->words[w].identifier && !r->words[w].stop;
    }
    const char *outside = stranger_find(r, &words);
    return content > 0 && (identifiers == content || (outside != NULL && words == content));
}

/* "Queen_marked_on", where no choice is called so; a number that none has. */
bool stranger_is_named(const struct reader *r) {
    for (size_t w = 0; w < r->word_count; w++) {
        const struct reply_word *word = &r->words[w];
        if (word->identifier && !word->negated && !word->dropped && !evidence_explains(r, w)) {
            return true;
        }
    }
    return stranger_is_number(r);
}
