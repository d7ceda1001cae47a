/* Which of several columns a number says: "10 year survival rate" is ten_year_survival_rate, whatever else is
 * alike. Other words are for the pivots to weigh. */
#include <string.h>

#include "base/error.h"
#include "reading/internal.h"
#include "text/text.h"

static bool has_word(const struct words *words, const char *stem) {
    for (size_t k = 0; k < words->count; k++) {
        if (strcmp(words->stem[k], stem) == 0) {
            return true;
        }
    }
    return false;
}

/* No other of the columns, nor its table, has the word in its name. */
static bool is_own(const struct reader *r, const int *columns, size_t count, size_t index, const char *stem) {
    for (size_t i = 0; i < count; i++) {
        int table = r->catalogue->columns[columns[i]].table;
        if (i != index && (has_word(link_column_words(r->in->links, columns[i]), stem) ||
                           has_word(link_table_words(r->in->links, table), stem))) {
            return false;
        }
    }
    return true;
}

bool says_spelled_number(const struct reader *r, size_t word, const char *norm) {
    struct tokens tokens;
    struct span span;
    double said, meant;
    size_t next;
    bool ordinal;
    return said_number(r, word, &said, &span) &&
           text_tokenize(r->arena, norm, strlen(norm), &tokens, NULL) == CSQL_OK && tokens.count == 1 &&
           text_number(&tokens, 0, &meant, &next, &ordinal) && said == meant;
}

static bool is_said(const struct reader *r, const int *columns, size_t count, size_t index,
                    struct span place) {
    const struct words *words = link_column_words(r->in->links, columns[index]);
    for (size_t k = 0; k < words->count; k++) {
        if (!is_own(r, columns, count, index, words->stem[k])) {
            continue;
        }
        for (size_t i = place.first; i < place.last; i++) {
            if (says_spelled_number(r, i, words->norm[k])) {
                return true;
            }
        }
    }
    return false;
}

/* The words at the place, the one before, and what that is coordinated with: "the 5 and 10 year rates". */
static struct span find_place(const struct reader *r, size_t first, size_t last) {
    struct span place = {first, last < r->count ? last : r->count};
    bool alone = first > 0 && (r->cues[first - 1] & CUE_AND) == 0;
    place.first -= alone;
    while (place.first >= 2 && (r->cues[place.first - 1] & CUE_AND) != 0) {
        place.first -= 2;
    }
    return place;
}

csql_status reading_said(const struct reading_input *input, struct arena *arena, const int *columns,
                         size_t count, size_t first, size_t last, bool *said, size_t *said_count,
                         csql_error *error) {
    struct readings none = {0};
    struct reader reader = {.out = &none};
    *said_count = 0;
    memset(said, 0, count * sizeof *said);
    if (input->links == NULL || input->linked->word_count == 0 || count < 2) {
        return CSQL_OK;
    }
    if (!reader_open(&reader, input, arena)) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    struct span place = find_place(&reader, first, last);
    for (size_t i = 0; i < count; i++) {
        said[i] = is_said(&reader, columns, count, i, place);
        *said_count += said[i];
    }
    if (*said_count > 1 && !clause_has(&reader, place.first, place.last, CUE_AND)) {
        *said_count = 0; /* words of several, and nothing that says that all of them are meant */
    }
    return CSQL_OK;
}
