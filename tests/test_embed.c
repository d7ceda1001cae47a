#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

#include "embed/embed.h"

static const char *data_directory(void) {
    const char *directory = getenv("CLARISQL_DATADIR");
    return directory != NULL ? directory : "data";
}

static int open_embed(void **state) {
    struct embed *embed = NULL;
    csql_error error;
    if (embed_open(data_directory(), &embed, &error) != CSQL_OK) {
        fprintf(stderr, "%s\n", error.message);
        return -1;
    }
    *state = embed;
    return 0;
}

static int close_embed(void **state) {
    embed_close(*state);
    return 0;
}

static double milliseconds_since(const struct timespec *start) {
    struct timespec now;
    assert_int_equal(clock_gettime(CLOCK_MONOTONIC, &now), 0);
    return (double)(now.tv_sec - start->tv_sec) * 1e3 + (double)(now.tv_nsec - start->tv_nsec) / 1e6;
}

/* The ids that BERT's own uncased tokeniser gives. */
static void pieces_are_berts(void **state) {
    static const struct {
        const char *text;
        size_t count;
        uint32_t ids[8];
    } rows[] = {
        {"", 0, {0}},
        {"hello world", 2, {7592, 2088}},
        {"Hello,World!", 4, {7592, 1010, 2088, 999}},
        {"embeddings", 4, {7861, 8270, 4667, 2015}},
        {"don't", 3, {2123, 1005, 1056}},
        {"ÉCOLE", 1, {12431}},
        {"snake_case", 3, {7488, 1035, 2553}},
        {"\xf0\x9f\xa6\x84", 1, {100}},
        {"the \xff\xfe the", 2, {1996, 1996}},
        {"東京", 2, {1879, 1755}},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        uint32_t ids[8] = {0};
        assert_int_equal(embed_pieces(*state, rows[i].text, strlen(rows[i].text), ids, 8), rows[i].count);
        for (size_t k = 0; k < rows[i].count; k++) {
            assert_int_equal(ids[k], rows[i].ids[k]);
        }
    }
    uint32_t two[3] = {0, 0, 7};
    assert_int_equal(embed_pieces(*state, "embeddings again", 16, two, 2), 5);
    assert_int_equal(two[1], 8270);
    assert_int_equal(two[2], 7);
}

static void likeness_orders_phrases(void **state) {
    static const struct {
        const char *word, *near, *far;
    } rows[] = {
        {"salary", "wage", "color"},
        {"birth date", "date of birth", "phone number"},
        {"physician", "doctor", "invoice"},
        {"country", "nation", "weight"},
        {"first name", "given name", "postal code"},
        {"zip code", "postal code", "last name"},
        {"gender", "sex", "price"},
        {"employee", "worker", "temperature"},
        {"vehicle", "car", "album"},
        {"singer", "vocalist", "song"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        float near = embed_similarity(*state, rows[i].word, rows[i].near);
        float far = embed_similarity(*state, rows[i].word, rows[i].far);
        assert_true(near > far + 0.1F);
        assert_true(near <= 1 && far >= -1);
    }
}

static void likeness_is_a_cosine(void **state) {
    static const char *const phrases[] = {"salary", "Salary", "zzxqj", "date of birth",
                                          "%",      "",       "🦄 🦄", "2014"};
    for (size_t i = 0; i < sizeof phrases / sizeof *phrases; i++) {
        float self = embed_similarity(*state, phrases[i], phrases[i]);
        assert_true(*phrases[i] == '\0' ? self == 0 : self == 1);
        for (size_t k = 0; k < sizeof phrases / sizeof *phrases; k++) {
            float there = embed_similarity(*state, phrases[i], phrases[k]);
            assert_true(there == embed_similarity(*state, phrases[k], phrases[i]));
            assert_true(isfinite(there) && there >= -1 && there <= 1);
        }
    }
    assert_true(embed_similarity(*state, "Salary", "salary") > 0.999F);
    /* unknown to the vocabulary and unlike in meaning, but spelled alike */
    assert_true(embed_similarity(*state, "ꙮꙮꙮabc", "ꙮꙮꙮabd") > 0.5F);

    size_t dimension = embed_dimension(*state);
    float *vector = malloc(dimension * sizeof *vector);
    assert_non_null(vector);
    embed_phrase(*state, "!!", 2, vector);
    for (size_t i = 0; i < dimension; i++) {
        assert_true(vector[i] == 0);
    }
    embed_phrase(*state, "unit price", 10, vector);
    assert_true(fabsf(embed_cosine(*state, vector, vector) - 1) < 1e-4F);
    free(vector);
}

static void long_words_are_quick(void **state) {
    enum { LENGTH = 16384 };
    char *text = malloc(LENGTH + 1);
    uint32_t ids[4];
    float *vector = malloc(embed_dimension(*state) * sizeof *vector);
    assert_non_null(text);
    assert_non_null(vector);
    static const char fills[] = "a_ z";
    for (size_t i = 0; i < 4; i++) {
        memset(text, fills[i], LENGTH);
        text[LENGTH] = '\0';
        struct timespec start;
        assert_int_equal(clock_gettime(CLOCK_MONOTONIC, &start), 0);
        (void)embed_pieces(*state, text, LENGTH, ids, 4);
        embed_phrase(*state, text, LENGTH, vector);
        (void)embed_relation(*state, text, "name");
        (void)embed_knows(*state, text);
        assert_true(milliseconds_since(&start) < 500);
    }
    memset(text, 'a', LENGTH);
    assert_int_equal(embed_pieces(*state, text, LENGTH, ids, 4), 1);
    assert_int_equal(ids[0], 100);
    free(vector);
    free(text);
}

static void relations_hold(void **state) {
    static const struct {
        const char *a, *b;
        enum lexicon_relation relation;
    } rows[] = {
        {"car", "automobile", LEXICON_SYNONYM},
        {"Cars", "automobiles", LEXICON_SYNONYM},
        {"student", "students", LEXICON_SYNONYM},
        {"zip_code", "postcode", LEXICON_SYNONYM},
        {"last name", "surname", LEXICON_SYNONYM},
        {"car", "motor vehicle", LEXICON_HYPERNYM},
        {"car", "vehicle", LEXICON_HYPERNYM},
        {"vehicle", "wheeled vehicle", LEXICON_HYPONYM},
        {"wheeled vehicle", "vehicle", LEXICON_HYPERNYM},
        {"teacher", "educator", LEXICON_HYPERNYM},
        {"France", "country", LEXICON_HYPERNYM},
        {"French", "France", LEXICON_DERIVED},
        {"France", "french", LEXICON_DERIVED},
        {"settle", "settlement", LEXICON_DERIVED},
        {"oldest", "age", LEXICON_DERIVED},
        {"heavy", "weight", LEXICON_DERIVED},
        {"hot", "cold", LEXICON_ANTONYM},
        {"men", "women", LEXICON_ANTONYM},
        {"children", "child", LEXICON_SYNONYM},
        {"news", "new", LEXICON_UNRELATED},
        {"invoice", "giraffe", LEXICON_UNRELATED},
        {"zzxqj", "zzxqj", LEXICON_UNRELATED},
        {"", "", LEXICON_UNRELATED},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        enum lexicon_relation got = embed_relation(*state, rows[i].a, rows[i].b);
        if (got != rows[i].relation) {
            fprintf(stderr, "%s - %s: %d\n", rows[i].a, rows[i].b, (int)got);
        }
        assert_int_equal(got, rows[i].relation);
    }
    struct timespec start;
    assert_int_equal(clock_gettime(CLOCK_MONOTONIC, &start), 0);
    for (int i = 0; i < 1000; i++) {
        (void)embed_relation(*state, "break", "set");
    }
    assert_true(milliseconds_since(&start) < 1000);
}

static bool lists(const char *const *words, size_t count, const char *word) {
    for (size_t i = 0; i < count; i++) {
        if (strcmp(words[i], word) == 0) {
            return true;
        }
    }
    return false;
}

static void related_words_are_listed(void **state) {
    static const struct {
        const char *word;
        enum lexicon_relation relation;
        const char *member;
    } rows[] = {
        {"car", LEXICON_SYNONYM, "automobile"}, {"car", LEXICON_HYPERNYM, "motor vehicle"},
        {"car", LEXICON_HYPONYM, "taxi"},       {"french", LEXICON_DERIVED, "france"},
        {"hot", LEXICON_ANTONYM, "cold"},
    };
    const char *out[128];
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        size_t count = embed_related(*state, rows[i].word, rows[i].relation, out, 128);
        assert_true(lists(out, count, rows[i].member));
        assert_false(lists(out, count, rows[i].word));
    }
    assert_int_equal(embed_related(*state, "car", LEXICON_SYNONYM, out, 2), 2);
    assert_string_equal(embed_base(*state, "appellations"), "appellation");
    assert_string_equal(embed_base(*state, "children"), "child");
    assert_null(embed_base(*state, "news"));
    assert_null(embed_base(*state, "zzxqj"));
    assert_int_equal(embed_related(*state, "zzxqj", LEXICON_SYNONYM, out, 8), 0);
    assert_int_equal(embed_related(*state, "car", LEXICON_UNRELATED, out, 8), 0);
    assert_true(embed_knows(*state, "salary"));
    assert_true(embed_knows(*state, "settlements"));
    assert_true(embed_knows(*state, "motor vehicles"));
    assert_false(embed_knows(*state, "zzxqj"));
    assert_false(embed_knows(*state, ""));
    assert_true(embed_is_frequent(*state, "salary"));
    assert_false(embed_is_frequent(*state, "gaols"));
    assert_string_equal(embed_respelled(*state, "emial"), "email");
    assert_string_equal(embed_respelled(*state, "leauge"), "league");
    assert_null(embed_respelled(*state, "zzxqj"));
    assert_null(embed_respelled(*state, "teh"));
    assert_null(embed_respelled(*state, ""));
}

static void opening_is_quick(void **state) {
    (void)state;
    double best = 1e9;
    for (int i = 0; i < 5; i++) {
        struct timespec start;
        struct embed *embed = NULL;
        assert_int_equal(clock_gettime(CLOCK_MONOTONIC, &start), 0);
        assert_int_equal(embed_open(data_directory(), &embed, NULL), CSQL_OK);
        double took = milliseconds_since(&start);
        best = took < best ? took : best;
        embed_close(embed);
    }
    assert_true(best < 50); /* 10 ms, with room for a sanitised build */
}

/* ---- damaged files ---- */

struct file {
    unsigned char *bytes;
    size_t size;
};

static struct file read_file(const char *directory, const char *name) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", directory, name);
    FILE *stream = fopen(path, "rb");
    assert_non_null(stream);
    assert_int_equal(fseek(stream, 0, SEEK_END), 0);
    long size = ftell(stream);
    assert_true(size > 0);
    struct file file = {malloc((size_t)size), (size_t)size};
    assert_non_null(file.bytes);
    rewind(stream);
    assert_int_equal(fread(file.bytes, 1, file.size, stream), file.size);
    assert_int_equal(fclose(stream), 0);
    return file;
}

static void write_file(const char *directory, const char *name, const unsigned char *bytes, size_t size) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", directory, name);
    FILE *stream = fopen(path, "wb");
    assert_non_null(stream);
    assert_int_equal(fwrite(bytes, 1, size, stream), size);
    assert_int_equal(fclose(stream), 0);
}

static void use_everything(struct embed *embed) {
    static const char *const words[] = {"date of birth", "oldest",     "men",  "zzxqj",
                                        "car",           "embeddings", "break"};
    const char *out[64];
    uint32_t ids[32];
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        for (size_t k = 0; k < sizeof words / sizeof *words; k++) {
            (void)embed_similarity(embed, words[i], words[k]);
            (void)embed_relation(embed, words[i], words[k]);
        }
        for (int r = LEXICON_SYNONYM; r <= LEXICON_UNRELATED; r++) {
            size_t count = embed_related(embed, words[i], (enum lexicon_relation)r, out, 64);
            for (size_t k = 0; k < count; k++) {
                (void)strlen(out[k]);
            }
        }
        (void)embed_pieces(embed, words[i], strlen(words[i]), ids, 32);
    }
}

static void damage(const char *directory, const char *name, struct file file) {
    csql_error error;
    struct embed *embed = NULL;
    const size_t cuts[] = {0, 1, 8, 63, 64, 65, 4096, file.size / 2, file.size - 1};
    for (size_t i = 0; i < sizeof cuts / sizeof *cuts; i++) {
        write_file(directory, name, file.bytes, cuts[i]);
        assert_int_equal(embed_open(directory, &embed, &error), CSQL_BAD_DATA);
        assert_null(embed);
        assert_non_null(strstr(error.message, name));
    }
    /* every field of the header: magic, version and counts */
    for (size_t at = 0; at < 32; at++) {
        unsigned char kept = file.bytes[at];
        file.bytes[at] ^= 0x11;
        write_file(directory, name, file.bytes, file.size);
        csql_status status = embed_open(directory, &embed, NULL);
        assert_true(status == CSQL_BAD_DATA || (at >= 8 + 5 * 4 && status == CSQL_OK));
        embed_close(embed);
        embed = NULL;
        file.bytes[at] = kept;
    }
    /* anywhere: refused, or harmless */
    uint32_t seed = 7;
    for (int round = 0; round < 12; round++) {
        size_t where[400];
        for (size_t i = 0; i < 400; i++) {
            seed = seed * 1664525U + 1013904223U;
            where[i] = 64 + ((size_t)seed * 2654435761U) % (file.size - 64);
            if (round % 3 == 0 && i > 1) {
                where[i] = where[0];
            }
            file.bytes[where[i]] ^= (unsigned char)(1U << (i % 8));
        }
        write_file(directory, name, file.bytes, file.size);
        if (embed_open(directory, &embed, NULL) == CSQL_OK) {
            use_everything(embed);
            embed_close(embed);
            embed = NULL;
        }
        for (size_t i = 400; i > 0; i--) {
            file.bytes[where[i - 1]] ^= (unsigned char)(1U << ((i - 1) % 8));
        }
    }
    write_file(directory, name, file.bytes, file.size);
    assert_int_equal(embed_open(directory, &embed, NULL), CSQL_OK);
    embed_close(embed);
}

static void damaged_files_are_refused(void **state) {
    (void)state;
    static const char *const names[] = {"vectors.bin", "lexicon.bin"};
    char directory[] = "/tmp/clarisql-embed-XXXXXX";
    assert_non_null(mkdtemp(directory));
    struct embed *embed = NULL;
    csql_error error;
    assert_int_equal(embed_open(directory, &embed, &error), CSQL_NOT_FOUND);
    assert_int_equal(embed_open("/nowhere/at/all", &embed, &error), CSQL_NOT_FOUND);
    struct file files[2];
    for (size_t i = 0; i < 2; i++) {
        files[i] = read_file(data_directory(), names[i]);
        write_file(directory, names[i], files[i].bytes, files[i].size);
    }
    for (size_t i = 0; i < 2; i++) {
        damage(directory, names[i], files[i]);
    }
    for (size_t i = 0; i < 2; i++) {
        char path[4096];
        snprintf(path, sizeof path, "%s/%s", directory, names[i]);
        assert_int_equal(unlink(path), 0);
        free(files[i].bytes);
    }
    assert_int_equal(rmdir(directory), 0);
    embed_close(NULL);
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(pieces_are_berts),     cmocka_unit_test(likeness_orders_phrases),
        cmocka_unit_test(likeness_is_a_cosine), cmocka_unit_test(long_words_are_quick),
        cmocka_unit_test(relations_hold),       cmocka_unit_test(related_words_are_listed),
        cmocka_unit_test(opening_is_quick),     cmocka_unit_test(damaged_files_are_refused),
    };
    return cmocka_run_group_tests_name("embed", tests, open_embed, close_embed);
}
