/* What is said around a question and asks nothing: "no, the owners", "nope, in 1996", "the phone too". */
#include <string.h>

#include "session/internal.h"
#include "text/text.h"

/* Words that take back what was answered, where they open a text. */
static const char *const denials[] = {"no", "nope", "nah"};

bool aside_denies(const char *norm) {
    return ONE_OF(norm, denials);
}

/* The word denies what was answered, and nothing in the question: a mark is behind it, or what no denial of a
 * noun goes on with. */
static bool takes_back(const struct tokens *t, size_t at) {
    static const char *const goes_on[] = {"i", "the", "that", "not", "wait", "sorry", "actually", "no"};
    const struct token *next = &t->at[at + 1];
    return aside_denies(t->at[at].norm) && (next->kind == TOKEN_PUNCT || ONE_OF(next->norm, goes_on));
}

const char *aside_strip(struct arena *arena, const char *text, size_t length) {
    struct tokens t;
    if (text_tokenize(arena, text, length, &t, NULL) != CSQL_OK) {
        return NULL;
    }
    size_t first = 0, last = t.count;
    while (last > 0 && t.at[last - 1].kind == TOKEN_PUNCT) {
        last--;
    }
    while (first + 1 < last && takes_back(&t, first)) {
        do {
            first++;
        } while (first < last && t.at[first].kind == TOKEN_PUNCT);
    }
    bool as_well = last > first + 2 && strcmp(t.at[last - 1].norm, "well") == 0 &&
                   strcmp(t.at[last - 2].norm, "as") == 0,
         too = last > first + 1 && strcmp(t.at[last - 1].norm, "too") == 0;
    bool changed = first > 0 || as_well || too;
    last -= as_well ? 2 : too;
    return changed && first < last
               ? arena_copy(arena, text + t.at[first].start, t.at[last - 1].end - t.at[first].start)
               : NULL;
}
