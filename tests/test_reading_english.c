/* The English that steers readings: cue words, and where a question ends. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "reading/internal.h"
#include "text/text.h"

static void words_have_their_cues(void **state) {
    (void)state;
    static const struct {
        const char *word;
        unsigned cue;
    } words[] = {
        {"each", CUE_EACH},
        {"every", CUE_EACH},
        {"per", CUE_EACH},
        {"all", CUE_ALL},
        {"common", CUE_COMMON},
        {"shared", CUE_COMMON},
        {"same", CUE_SAME},
        {"both", CUE_BOTH},
        {"either", CUE_EITHER},
        {"only", CUE_ONLY},
        {"just", CUE_ONLY},
        {"also", CUE_ALSO},
        {"and", CUE_AND},
        {",", CUE_AND},
        {"or", CUE_AND},
        {"that", CUE_RELATIVE},
        {"which", CUE_QUESTION},
        {"whose", CUE_RELATIVE},
        {"are", CUE_FINITE},
        {"their", CUE_PRONOUN},
        {"for", CUE_PREPOSITION},
        {"with", CUE_PREPOSITION},
        {"respectively", CUE_SEPARATE},
        {"average", CUE_COUNT},
        {"not", CUE_NEGATION},
        {"more", CUE_COMPARE},
        {"?", CUE_END},
        {"show", CUE_REQUEST},
        {"without", CUE_NEGATION},
        {"!", CUE_END},
        {"youngest", CUE_COMPARE},
    };
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        if ((cue_of(words[i].word) & words[i].cue) == 0) {
            fail_msg("%s", words[i].word);
        }
    }
    assert_int_equal(cue_of("choir"), 0);
    assert_int_equal(cue_of(""), 0);
    assert_int_equal(cue_of("zzz"), 0);
}

/* The words of text that are the question proper. */
static size_t length_of(const char *text) {
    struct arena *arena = arena_new();
    struct tokens tokens;
    assert_non_null(arena);
    assert_int_equal(text_tokenize(arena, text, strlen(text), &tokens, NULL), CSQL_OK);
    struct link_word words[TEXT_MAX_TOKENS] = {{0}};
    unsigned cues[TEXT_MAX_TOKENS];
    for (size_t i = 0; i < tokens.count; i++) {
        words[i].norm = tokens.at[i].norm;
        cues[i] = cue_of(words[i].norm);
    }
    size_t length = clause_length(words, cues, tokens.count);
    arena_free(arena);
    return length;
}

static void directives_are_cut_off(void **state) {
    (void)state;
    static const struct {
        const char *text;
        size_t length;
    } rows[] = {
        {"Show canoes and kayaks.", 4},
        {"Show canoes and kayaks. Show them in one table.", 4},
        {"Show canoes and kayaks Show them in one table", 4},
        {"Show canoes and kayaks; present these in a single list!", 4},
        {"List the boats. Give everything as one table.", 3},
        {"Show me the table of results in one harbour", 9},
        {"Show them in one table", 5},
        {"Show the boats in one table", 6},
        {"?", 1},
        {"", 0},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        size_t length = length_of(rows[i].text);
        if (length != rows[i].length) {
            fail_msg("%s: %zu", rows[i].text, length);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(words_have_their_cues),
        cmocka_unit_test(directives_are_cut_off),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
