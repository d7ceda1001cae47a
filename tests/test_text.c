#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

#include "arena_fixture.h"
#include "text/period.h"
#include "text/tables.h"
#include "text/text.h"

static struct tokens tokens_of(struct arena *arena, const char *text) {
    struct tokens out;
    assert_int_equal(text_tokenize(arena, text, strlen(text), &out, NULL), CSQL_OK);
    return out;
}

/* Tokens as "norm" with a letter for the kind, joined by spaces: "w:show n:5". */
static void tokens_become(void **state) {
    static const struct {
        const char *text, *expected;
    } rows[] = {
        {"", ""},
        {"  \t\n", ""},
        {"Show all Students!", "w:show w:all w:students p:!"},
        {"don't stop the dog's", "w:don't w:stop w:the w:dog's"},
        {"the student’s age", "w:the w:student's w:age"},
        {"teachers' names and students' names", "w:teachers p:' w:names w:and w:students p:' w:names"},
        {"class(es), Name(s) of (s) a(sb)", "w:class p:, w:name w:of p:( w:s p:) w:a p:( w:sb p:)"},
        {"date_claim paymentDate _x", "w:date_claim w:paymentdate w:_x"},
        {"b2b 3rd 1990s 5km", "w:b2b w:3rd w:1990s w:5km"},
        {"2,000 -5 +7 .5 1.5e3 1,2", "n:2,000 n:-5 n:+7 n:.5 n:1.5e3 n:1 p:, n:2"},
        {"1,234,567.89 and 1,2345", "n:1,234,567.89 w:and n:1 p:, n:2345"},
        {"2014-05-03", "n:2014 p:- n:05 p:- n:03"},
        {"5.3.2014 10.0.0.1", "n:5 p:. n:3 p:. n:2014 n:10 p:. n:0 p:. n:0 p:. n:1"},
        {"9..9.2.2.9 v .5.1", "n:9 p:. p:. n:9 p:. n:2 p:. n:2 p:. n:9 w:v p:. n:5.1"},
        {"-.5.3 -e5 +.5 ..5 -", "p:- p:. n:5.3 p:- w:e5 n:+.5 p:. n:.5 p:-"},
        {"age>=5 a<=b x!=y z<>1 u≥2 v≠3",
         "w:age p:>= n:5 w:a p:<= w:b w:x p:!= w:y w:z p:<> n:1 w:u p:>= n:2 w:v p:!= n:3"},
        {"named \"New  York\" or 'O'Brien' or “Rome”", "w:named q:new york w:or q:o'brien w:or q:rome"},
        {"''", "p:' p:'"},
        {"\" \" x", "p:\" p:\" w:x"},
        {"an unclosed \"quote here", "w:an w:unclosed p:\" w:quote w:here"},
        {"'it's' `col`", "q:it's q:col"},
        {"in the U.S. at 5 a.m.", "w:in w:the w:u.s. w:at n:5 w:a.m."},
        {"U.S.A rules", "w:u p:. w:s p:. w:a w:rules"},
        {"Größe CAFÉ ﬁne ½", "w:grösse w:café w:fine w:1⁄2"},
        {"$5, 20% (x)", "p:$ n:5 p:, n:20 p:% p:( w:x p:)"},
        {"a\xe2\x80\x8b-\xe2\x80\x8b", "w:a p:-"},
        {"東京 の人", "w:東京 w:の人"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct tokens got = tokens_of(*state, rows[i].text);
        char line[1024] = "";
        for (size_t k = 0; k < got.count; k++) {
            size_t used = strlen(line);
            snprintf(line + used, sizeof line - used, "%s%c:%s", k > 0 ? " " : "", "wnqp"[got.at[k].kind],
                     got.at[k].norm);
        }
        assert_string_equal(line, rows[i].expected);
    }
}

/* Every text of up to six of the bytes that numbers are made of, and some beside, is read to its end. */
static void all_that_looks_like_a_number_is_read(void **state) {
    static const char bytes[] = ".5-e, x";
    enum { KINDS = sizeof bytes - 1, LONGEST = 6 };
    (void)state;
    for (size_t length = 1, count = KINDS; length <= LONGEST; length++, count *= KINDS) {
        for (size_t n = 0; n < count; n++) {
            char text[LONGEST + 1] = "";
            for (size_t i = 0, rest = n; i < length; i++, rest /= KINDS) {
                text[i] = bytes[rest % KINDS];
            }
            struct arena *arena = arena_new();
            struct tokens got = tokens_of(arena, text);
            size_t at = 0;
            for (size_t k = 0; k < got.count; k++) {
                assert_in_range(got.at[k].start, at, length - 1);
                assert_in_range(got.at[k].end, got.at[k].start + 1, length);
                at = got.at[k].end;
            }
            arena_free(arena);
        }
    }
}

static void spans_and_marks_are_exact(void **state) {
    const char *text = "Is \"NASA\" in USA, Größe 2,500?";
    struct tokens got = tokens_of(*state, text);
    assert_int_equal(got.count, 8);
    static const char *const spans[] = {"Is", "\"NASA\"", "in", "USA", ",", "Größe", "2,500", "?"};
    for (size_t i = 0; i < 8; i++) {
        assert_int_equal(got.at[i].end - got.at[i].start, strlen(spans[i]));
        assert_memory_equal(text + got.at[i].start, spans[i], strlen(spans[i]));
    }
    assert_true(got.at[0].capital && !got.at[0].all_capitals);
    assert_true(got.at[1].capital && got.at[1].all_capitals);
    assert_true(!got.at[2].capital);
    assert_true(got.at[3].all_capitals);
    assert_true(!got.at[4].capital && !got.at[4].all_capitals);
    assert_true(got.at[6].number == 2500);
    assert_string_equal(tokens_of(*state, "countries").at[0].stem, "countri");
}

static void bad_text_is_refused(void **state) {
    struct tokens out;
    csql_error error;
    assert_int_equal(text_tokenize(*state, "ab\xff", 3, &out, &error), CSQL_BAD_TEXT);
    assert_int_equal(error.position, 2);
    assert_int_equal(text_tokenize(*state, "a\xc3", 2, &out, &error), CSQL_BAD_TEXT);
    assert_int_equal(text_tokenize(*state, "\xed\xa0\x80", 3, &out, &error), CSQL_BAD_TEXT);
    assert_int_equal(text_tokenize(*state, "a\0b", 3, &out, &error), CSQL_OK);
    assert_int_equal(out.count, 2);
    struct words words;
    assert_int_equal(text_words(*state, "a\xff", 2, &words, &error), CSQL_BAD_TEXT);
    assert_int_equal(words.count, 0);
    assert_null(text_fold(*state, "a\xff", 2, false));
}

/* Texts at the limit, of one thing over and over: an answer or a refusal, and soon. */
static void long_texts_are_linear(void **state) {
    static const char *const fills[] = {"a",
                                        "!",
                                        "'",
                                        "\"",
                                        "“",
                                        "' ",
                                        "9",
                                        "1,111,",
                                        "1.",
                                        "a'",
                                        "a.",
                                        "_",
                                        "\xcc\x81",
                                        "aA",
                                        " -",
                                        "e9",
                                        "\xf0\x9f\x98\x80",
                                        "a ",
                                        "\" '",
                                        "“ a ",
                                        "1e",
                                        "́̀",
                                        "a\xcc\xa3\xcc\x81"};
    char *text = malloc(TEXT_MAX_QUESTION + 1);
    assert_non_null(text);
    for (size_t i = 0; i < sizeof fills / sizeof *fills; i++) {
        size_t step = strlen(fills[i]);
        size_t length = 0;
        for (; length + step <= TEXT_MAX_QUESTION; length += step) {
            memcpy(text + length, fills[i], step);
        }
        text[length] = '\0';
        clock_t start = clock();
        struct tokens tokens;
        struct words words;
        csql_status status = text_tokenize(*state, text, length, &tokens, NULL);
        assert_true(status == CSQL_OK || status == CSQL_TOO_LONG);
        assert_int_equal(text_words(*state, text, length, &words, NULL), CSQL_OK);
        for (size_t k = 0; k < tokens.count; k++) {
            char iso[16];
            double value = 0;
            size_t next = 0;
            bool ordinal = false;
            (void)text_date(&tokens, k, iso, &next);
            (void)text_number(&tokens, k, &value, &next, &ordinal);
        }
        assert_true((double)(clock() - start) / CLOCKS_PER_SEC < 1.0);
    }
    memset(text, 'a', TEXT_MAX_QUESTION + 1);
    struct tokens tokens;
    assert_int_equal(text_tokenize(*state, text, TEXT_MAX_QUESTION + 1, &tokens, NULL), CSQL_TOO_LONG);
    assert_int_equal(text_tokenize(*state, text, TEXT_MAX_QUESTION, &tokens, NULL), CSQL_OK);
    assert_int_equal(tokens.count, 1);
    free(text);
}

static void identifiers_split(void **state) {
    static const struct {
        const char *identifier, *expected;
    } rows[] = {
        {"custOrderNo", "customer order number"},
        {"Student_ID", "student id"},
        {"studentIDs", "student ids"},
        {"XMLFile", "xml file"},
        {"HTTPServerURL", "http server url"},
        {"address1", "address 1"},
        {"1st_half", "1st half"},
        {"line2Text", "line 2 text"},
        {"no_of_pets", "no of pets"},
        {"No", "number"},
        {"dob", "date of birth"},
        {"QTY", "quantity"},
        {"FNAME", "first name"},
        {"Company's name", "company name"},
        {"O'Brien", "o brien"},
        {"% Change (2010)", "change 2010"},
        {"GDP_per_capita", "gross domestic product per capita"},
        {"straßeName", "strasse name"},
        {"ÉcoleNom", "école nom"},
        {"_", ""},
        {"", ""},
        {"---", ""},
        {"max_temp_f", "maximum temperature f"},
        {"lat", "latitude"},
        {"fst_nm", "first name"},
        {"lst_nm", "last name"},
        {"job_ttl", "job title"},
        {"ttl_amt", "total amount"},
        {"gst_cnt", "guest count"},
        {"gst_amt", "goods and services tax amount"},
        {"dep_amt", "deposit amount"},
        {"dep_time", "departure time"},
        {"dep", "dep"},
        {"veg_flg", "vegetarian flag"},
        {"prep_min", "preparation minutes"},
        {"min_prep", "minimum preparation"},
        {"stat_cd", "status code"},
        {"ORD_STAT", "order status"},
        {"player_stat", "player statistic"},
        {"reg_dt", "registration date"},
        {"reg_nm", "region name"},
        {"exp_dt", "expiration date"},
        {"yrs_exp", "years experience"},
        {"ord_itm", "order item"},
        {"unit_prc", "unit price"},
        {"cust_typ", "customer type"},
        {"uom", "unit of measure"},
        {"yob", "year of birth"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct words words;
        assert_int_equal(text_words(*state, rows[i].identifier, strlen(rows[i].identifier), &words, NULL),
                         CSQL_OK);
        char line[256] = "";
        for (size_t k = 0; k < words.count; k++) {
            size_t used = strlen(line);
            snprintf(line + used, sizeof line - used, "%s%s", k > 0 ? " " : "", words.norm[k]);
        }
        assert_string_equal(line, rows[i].expected);
    }
    struct words words;
    assert_int_equal(text_words(*state, "empDob", 6, &words, NULL), CSQL_OK);
    assert_int_equal(words.count, 4);
    assert_string_equal(words.written[0], "emp");
    assert_string_equal(words.written[3], "dob");
    assert_string_equal(words.stem[0], "employe");
}

static void question_words_keep_their_english(void **state) {
    static const struct {
        const char *text, *first;
    } rows[] = {{"no pets", "no"},   {"sec", "sec"},     {"order_no", "order"},
                {"qty", "quantity"}, {"cat", "cat"},     {"paymentDate", "payment"},
                {"reg", "reg"},      {"act now", "act"}, {"students' grades", "students"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct tokens tokens = tokens_of(*state, rows[i].text);
        struct words words;
        assert_int_equal(text_token_words(*state, &tokens.at[0], tokens.text, &words, NULL), CSQL_OK);
        assert_string_equal(words.norm[0], rows[i].first);
    }
    struct tokens tokens = tokens_of(*state, "order_no");
    struct words words;
    assert_int_equal(text_token_words(*state, &tokens.at[0], tokens.text, &words, NULL), CSQL_OK);
    assert_string_equal(words.norm[1], "number");
}

/* No neighbour, and one that says nothing, choose nothing. */
static void neighbours_choose(void **state) {
    (void)state;
    assert_null(abbreviation_beside("stat", NULL, NULL));
    assert_null(abbreviation_beside("stat", "cd", NULL));
    assert_null(abbreviation_beside("stat", NULL, ""));
    assert_null(abbreviation_beside("", "dur", "cd"));
    assert_string_equal(abbreviation_beside("stat", NULL, "cd")->expansion, "status");
    assert_string_equal(abbreviation_beside("min", "prep", NULL)->expansion, "minutes");
    assert_null(abbreviation_beside("min", NULL, "prep"));
}

/* Entries at both ends and in the middle are found, so the tables are sorted as the search needs. */
static void tables_are_found(void **state) {
    (void)state;
    static const char *const known[] = {"abbr", "acct", "dept", "lname", "mgr", "zipcode", "no",
                                        "pct",  "ts",   "ttl",  "fst",   "lst", "gst",     "prep",
                                        "flg",  "itm",  "pmt",  "rgn",   "zn",  "sup"};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        assert_non_null(abbreviation_find(known[i]));
    }
    assert_null(abbreviation_find("customer"));
    assert_null(abbreviation_find(""));
    static const char *const stops[] = {"a", "the", "yourself", "what", "please", "i'm", "of", "is"};
    for (size_t i = 0; i < sizeof stops / sizeof *stops; i++) {
        assert_true(text_is_stopword(stops[i]));
    }
    static const char *const content[] = {"", "name", "most", "between", "not", "no", "student", "over"};
    for (size_t i = 0; i < sizeof content / sizeof *content; i++) {
        assert_false(text_is_stopword(content[i]));
    }
}

static void spellings_share_a_stem(void **state) {
    static const char *const pairs[][2] = {
        {"neighbourhoods", "neighborhood"},
        {"colour", "color"},
        {"watercolours", "watercolor"},
        {"centres", "center"},
        {"theatre", "theater"},
        {"metres", "meters"},
        {"kilometre", "kilometers"},
        {"catalogue", "catalog"},
        {"licence", "license"},
        {"organisations", "organization"},
        {"organised", "organized"},
        {"organisers", "organizers"},
        {"programmes", "program"},
        {"jewellery", "jewelry"},
        {"grey", "gray"},
        {"cheques", "check"},
        {"enrolment", "enrollment"},
        {"favourite", "favorite"},
        {"behaviour", "behavior"},
        {"specialised", "specialized"},
        {"realise", "realize"},
        {"categorised", "categorized"},
        {"analysed", "analyzed"},
        {"storeys", "stories"},
        {"travelled", "traveled"},
        {"cancelled", "canceled"},
        {"customised", "customized"},
        {"paediatric", "pediatric"},
        {"tyres", "tire"},
        {"utilisation", "utilization"},
        {"fibreglass", "fiberglass"},
        {"counsellors", "counselor"},
    };
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        assert_string_equal(text_stem(*state, pairs[i][0]), text_stem(*state, pairs[i][1]));
    }
    /* Words of both countries keep their letters. */
    static const char *const kept[] = {
        "",          "hour",      "four",     "tour",      "programmer", "premise",    "promised", "treatise",
        "valise",    "arise",     "exercise", "raised",    "supervise",  "specialist", "organism", "shoulder",
        "exchequer", "greyhound", "analysis", "franchise", "advertised", "enterprises"};
    char out[SPELLING_BYTES];
    for (size_t i = 0; i < sizeof kept / sizeof *kept; i++) {
        assert_ptr_equal(spelling_american(kept[i], out), kept[i]);
    }
    char longest[SPELLING_BYTES + 1];
    memset(longest, 'x', sizeof longest);
    memcpy(longest, "colour", strlen("colour"));
    longest[SPELLING_BYTES] = '\0'; /* one byte goes, and that is just enough room */
    assert_int_equal(strlen(spelling_american(longest, out)), SPELLING_BYTES - 1);
    memcpy(longest, "enrolment", strlen("enrolment"));
    assert_ptr_equal(spelling_american(longest, out), longest);
}

static void units_are_known(void **state) {
    (void)state;
    static const char *const known[] = {"acre",    "metres", "meters",     "metre",   "meter", "km",
                                        "miles",   "feet",   "foot",       "inches",  "kg",    "pounds",
                                        "tonnes",  "litre",  "liters",     "percent", "hours", "minutes",
                                        "seconds", "days",   "weeks",      "months",  "years", "dollars",
                                        "euros",   "usd",    "fahrenheit", "mph",     "kph",   "yrs"};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        assert_true(text_is_unit(known[i]));
    }
    static const char *const none[] = {"", "metric", "length", "height", "price", "kmx", "employees", "zzz"};
    for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
        assert_false(text_is_unit(none[i]));
    }
}

static void numbers_are_read(void **state) {
    static const struct {
        const char *text;
        double value;
        size_t next;
        bool ordinal;
    } rows[] = {
        {"twenty five", 25, 2, false},
        {"twenty-five years", 25, 3, false},
        {"two hundred", 200, 2, false},
        {"two hundred and five cars", 205, 4, false},
        {"hundred and students", 100, 1, false},
        {"third", 3, 1, true},
        {"twenty first century", 21, 2, true},
        {"21st", 21, 1, true},
        {"twice", 2, 1, false},
        {"dozen", 12, 1, false},
        {"two dozen", 24, 2, false},
        {"1.5 million dollars", 1.5e6, 2, false},
        {"2,000", 2000, 1, false},
        {"20k", 20000, 1, false},
        {"one million two hundred thousand three", 1200003, 6, false},
        {"two hundred thousand", 200000, 3, false},
        {"five six", 5, 1, false},
        {"twelve hundred", 1200, 2, false},
        {"zero", 0, 1, false},
        {"-3", -3, 1, false},
        {"Seven", 7, 1, false},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct tokens tokens = tokens_of(*state, rows[i].text);
        double value = -1;
        size_t next = 0;
        bool ordinal = false;
        assert_true(text_number(&tokens, 0, &value, &next, &ordinal));
        assert_true(value == rows[i].value);
        assert_int_equal(next, rows[i].next);
        assert_int_equal(ordinal, rows[i].ordinal);
    }
    static const char *const none[] = {"a", "an", "and five", "students", "b2b", "5km", "\"five\"", ""};
    for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
        struct tokens tokens = tokens_of(*state, none[i]);
        double value = 0;
        size_t next = 0;
        bool ordinal = false;
        assert_false(text_number(&tokens, 0, &value, &next, &ordinal));
    }
}

static void dates_are_read(void **state) {
    static const struct {
        const char *text, *iso;
        size_t next;
    } rows[] = {
        {"May 3rd, 2014", "2014-05-03", 4},
        {"May 3, 2014", "2014-05-03", 4},
        {"may 3 2014", "2014-05-03", 3},
        {"May the 3rd of 2014", "2014-05-03", 5},
        {"3 May 2014", "2014-05-03", 3},
        {"3rd of May, 2014", "2014-05-03", 5},
        {"third of May 2014", "2014-05-03", 4},
        {"03-May-2014", "2014-05-03", 5},
        {"2014-05-03", "2014-05-03", 5},
        {"2014/5/3", "2014-05-03", 5},
        {"3/5/2014", "2014-03-05", 5},
        {"13/5/2014", "2014-05-13", 5},
        {"3.5.2014", "2014-05-03", 5},
        {"3/5/99", "1999-03-05", 5},
        {"March 2010", "2010-03", 2},
        {"Sept. 2010", "2010-09", 3},
        {"Mar. 4, 2010", "2010-03-04", 5},
        {"March of 2010", "2010-03", 3},
        {"2014-05", "2014-05", 3},
        {"2014 May 3", "2014-05-03", 3},
        {"29 February 2012", "2012-02-29", 3},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct tokens tokens = tokens_of(*state, rows[i].text);
        char iso[16] = "";
        size_t next = 0;
        assert_true(text_date(&tokens, 0, iso, &next));
        assert_string_equal(iso, rows[i].iso);
        assert_int_equal(next, rows[i].next);
    }
    static const char *const none[] = {"",
                                       "May",
                                       "may I see 3",
                                       "2014",
                                       "3/5",
                                       "13/13/13",
                                       "0/5/2014",
                                       "29 February 2013",
                                       "31 April 2014",
                                       "5 - 3 - 2014 students",
                                       "2014-13",
                                       "second",
                                       "May 3",
                                       "1.5 2014"};
    for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
        struct tokens tokens = tokens_of(*state, none[i]);
        char iso[16] = "";
        size_t next = 0;
        assert_false(text_date(&tokens, 0, iso, &next));
    }
}

static void period_is(const struct period *period, const char *from, const char *until) {
    char iso[DAYS_ISO_BYTES];
    days_write(period->from, iso);
    assert_string_equal(iso, from);
    days_write(period->until, iso);
    assert_string_equal(iso, until);
}

static void spans_between_dates_are_read(void **state) {
    static const struct {
        const char *text;
        size_t at;
        const char *from, *until;
        size_t next;
    } rows[] = {
        {"between January and March 2025", 0, "2025-01", "2025-03", 5},
        {"between January 2025 and March 2025", 0, "2025-01", "2025-03", 6},
        {"from May to July 2024", 0, "2024-05", "2024-07", 5},
        {"from May 2024 to July", 0, "2024-05", "2024-07", 5},
        {"from November to February 2025", 0, "2024-11", "2025-02", 5},
        {"from November 2024 until February", 0, "2024-11", "2025-02", 5},
        {"June 2024 to February 2025", 0, "2024-06", "2025-02", 5},
        {"May - July 2024", 0, "2024-05", "2024-07", 4},
        {"March and April 2024", 0, "2024-03", "2024-04", 4},
        {"March or April 2024", 0, "2024-03", "2024-04", 4},
        {"January, February and March 2025", 0, "2025-01", "2025-03", 6},
        {"January and March 2025", 0, "2025-01", "2025-01", 1},
        {"between 3 and 20 May 2024", 0, "2024-05-03", "2024-05-20", 6},
        {"between the 3rd and the 20th of May 2024", 0, "2024-05-03", "2024-05-20", 9},
        {"from May 3 to May 20, 2024", 0, "2024-05-03", "2024-05-20", 8},
        {"between 2024-01-05 and 2024-02-05", 0, "2024-01-05", "2024-02-05", 12},
        {"from 2022 to 2024", 0, "2022", "2024", 4},
        {"in 2023 and 2024", 1, "2023", "2024", 4},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct tokens tokens = tokens_of(*state, rows[i].text);
        struct period period;
        size_t next = 0;
        if (!period_spelled(&tokens, rows[i].at, &period, &next)) {
            fail_msg("%s: no span", rows[i].text);
        }
        period_is(&period, rows[i].from, rows[i].until);
        assert_int_equal(next, rows[i].next);
    }
    static const char *const none[] = {"",
                                       "March 2025",
                                       "March",
                                       "March and April",
                                       "between March and April",
                                       "between 3 and 20",
                                       "from 3 to 20",
                                       "between July and May 3, 2024",
                                       "from 2024 to 2022",
                                       "from 100 to 2022",
                                       "2023 and 2024",
                                       "from 31 April to 3 May 2024",
                                       "May and the others of 2024"};
    for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
        struct tokens tokens = tokens_of(*state, none[i]);
        struct period period;
        size_t next = 0;
        if (period_spelled(&tokens, 0, &period, &next)) {
            fail_msg("%s: a span", none[i]);
        }
    }
}

static void spans_are_reckoned_from_today(void **state) {
    const struct day today = {2024, 3, 31}; /* a Sunday */
    static const struct {
        const char *text;
        size_t at;
        const char *from, *until;
        size_t next;
    } rows[] = {
        {"today", 0, "2024-03-31", "2024-03-31", 1},
        {"yesterday's", 0, "2024-03-30", "2024-03-30", 1},
        {"tomorrow", 0, "2024-04-01", "2024-04-01", 1},
        {"last year", 0, "2023", "2023", 2},
        {"this year's", 0, "2024", "2024", 2},
        {"next year", 0, "2025", "2025", 2},
        {"the previous year", 0, "2023", "2023", 3},
        {"the current month", 0, "2024-03", "2024-03", 3},
        {"last month", 0, "2024-02", "2024-02", 2},
        {"next month", 0, "2024-04", "2024-04", 2},
        {"last week", 0, "2024-03-18", "2024-03-24", 2},
        {"this week", 0, "2024-03-25", "2024-03-31", 2},
        {"next week", 0, "2024-04-01", "2024-04-07", 2},
        {"this quarter", 0, "2024-01", "2024-03", 2},
        {"last quarter", 0, "2023-10", "2023-12", 2},
        {"last March", 0, "2023-03", "2023-03", 2},
        {"last February", 0, "2024-02", "2024-02", 2},
        {"next March", 0, "2025-03", "2025-03", 2},
        {"this May", 0, "2024-05", "2024-05", 2},
        {"last Sunday", 0, "2024-03-24", "2024-03-24", 2},
        {"last Friday", 0, "2024-03-29", "2024-03-29", 2},
        {"next Monday", 0, "2024-04-01", "2024-04-01", 2},
        {"the last 30 days", 0, "2024-03-01", "2024-03-31", 4},
        {"last two weeks", 0, "2024-03-17", "2024-03-31", 3},
        {"the past two years", 0, "2022-03-31", "2024-03-31", 4},
        {"the past year", 0, "2023-03-31", "2024-03-31", 3},
        {"in the last month", 1, "2024-02-29", "2024-03-31", 4},
        {"between last year and this year", 0, "2023", "2024", 6},
        {"from yesterday to next Monday", 0, "2024-03-30", "2024-04-01", 5},
        {"the next 7 days", 0, "2024-03-31", "2024-04-07", 4},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct tokens tokens = tokens_of(*state, rows[i].text);
        struct period period;
        size_t next = 0;
        if (!period_relative(&tokens, rows[i].at, today, &period, &next)) {
            fail_msg("%s: no span", rows[i].text);
        }
        period_is(&period, rows[i].from, rows[i].until);
        assert_int_equal(next, rows[i].next);
    }
    static const struct {
        const char *text;
        size_t at;
    } none[] = {{"", 0},
                {"last name", 0},
                {"the last order", 0},
                {"the last five orders", 0},
                {"the last year", 0},
                {"the last year", 1},
                {"their last year", 1},
                {"last day", 0},
                {"the last 3 days of the trip", 0},
                {"last month of the lease", 0},
                {"this dataset", 0},
                {"the current status", 0},
                {"the past", 0},
                {"year", 0},
                {"last third year", 0}};
    for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
        struct tokens tokens = tokens_of(*state, none[i].text);
        struct period period;
        size_t next = 0;
        if (period_relative(&tokens, none[i].at, today, &period, &next)) {
            fail_msg("%s: a span", none[i].text);
        }
    }
}

static void today_can_be_set(void **state) {
    (void)state;
    assert_int_equal(setenv("CLARISQL_TODAY", "2024-02-29", 1), 0);
    const struct day set = period_today();
    assert_true(set.year == 2024 && set.month == 2 && set.day == 29);
    assert_int_equal(setenv("CLARISQL_TODAY", "2023-02-29", 1), 0);
    assert_true(period_today().year > 2024);
    assert_int_equal(unsetenv("CLARISQL_TODAY"), 0);
    assert_true(days_exist(period_today()));
}

static void days_follow_each_other(void **state) {
    (void)state;
    struct day day = {1899, 12, 25}; /* a Monday */
    for (int i = 0; i < 100000; i++) {
        const struct day next = days_add(day, 1), again = days_add(next, -1);
        assert_true(again.year == day.year && again.month == day.month && again.day == day.day);
        assert_int_equal(days_weekday(day), i % 7);
        const bool last = day.day == days_in_month(day.year, day.month);
        assert_int_equal(next.day, last ? 1 : day.day + 1);
        assert_int_equal(next.month, !last ? day.month : day.month == 12 ? 1 : day.month + 1);
        assert_int_equal(next.year, last && day.month == 12 ? day.year + 1 : day.year);
        day = next;
    }
    static const char *const none[] = {"",           "24",          "2024-3",  "2024-13",
                                       "2024-02-30", "2024-02-01x", "2024-02-"};
    for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
        assert_false(days_read(none[i], &day));
    }
}

static void folding_is_plain(void **state) {
    static const struct {
        const char *text;
        bool strip;
        const char *expected;
    } rows[] = {
        {"  New \t York ", false, "new york"},
        {"Zürich", false, "zürich"},
        {"Zürich", true, "zurich"},
        {"ＡＢＣ　１", false, "abc 1"},
        {"cafe\xcc\x81", false, "café"},
        {"", false, ""},
        {"İ", true, "i"},
        {"a\xc2\xa0\xc2\xa0 b", false, "a b"},
        {"Côte d’Ivoire", true, "cote d'ivoire"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        assert_string_equal(text_fold(*state, rows[i].text, strlen(rows[i].text), rows[i].strip),
                            rows[i].expected);
    }
    assert_string_equal(text_stem(*state, "payments"), "payment");
    assert_string_equal(text_stem(*state, ""), "");
}

static void edit_distances(void **state) {
    (void)state;
    static const struct {
        const char *a, *b;
        size_t limit, expected;
    } rows[] = {
        {"", "", 3, 0},
        {"abc", "abc", 0, 0},
        {"abc", "abd", 0, 1},
        {"abc", "", 5, 3},
        {"kitten", "sitting", 5, 3},
        {"form", "from", 2, 1},
        {"ca", "abc", 5, 3},
        {"Zürich", "Zurich", 2, 1},
        {"abcdef", "a", 2, 3},
        {"abcdef", "ghijkl", 2, 3},
        {"ab", "ba", 1, 1},
        {"a\xff", "a\xff", 1, 0},
        {"xabcd", "abcd", 1, 1},
        {"badc", "abcd", 2, 2},
        {"badc", "abcd", 1, 2},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        assert_int_equal(text_edit_distance(rows[i].a, rows[i].b, rows[i].limit), rows[i].expected);
        assert_int_equal(text_edit_distance(rows[i].b, rows[i].a, rows[i].limit), rows[i].expected);
    }
    char longer[TEXT_MAX_EDIT + 2];
    memset(longer, 'a', sizeof longer - 1);
    longer[sizeof longer - 1] = '\0';
    assert_int_equal(text_edit_distance(longer, longer, 4), 5);
    assert_int_equal(text_edit_distance(longer + 1, longer + 1, SIZE_MAX), 0);
}

static void slips(void **state) {
    (void)state;
    static const struct {
        const char *a, *b;
        bool slip;
    } rows[] = {
        {"watter", "water", true},
        {"gaols", "goals", true},
        {"leauge", "league", true},
        {"ab", "ba", true},
        {"aab", "ab", true},
        {"abb", "ab", true},
        {"", "", false},
        {"water", "water", false},
        {"later", "water", false},
        {"waters", "water", false},
        {"badc", "abcd", false},
        {"a", "", false},
        {"shopper", "shipper", false},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        assert_int_equal(text_is_slip(rows[i].a, rows[i].b), rows[i].slip);
        assert_int_equal(text_is_slip(rows[i].b, rows[i].a), rows[i].slip);
    }
}

static void text_is_cut_between_characters(void **state) {
    (void)state;
    assert_int_equal(text_cut("abc", 3, 8), 3);
    assert_int_equal(text_cut("abc", 3, 2), 2);
    assert_int_equal(text_cut("Z\u00fcrich", 7, 2), 1);
    assert_int_equal(text_cut("Z\u00fcrich", 7, 3), 3);
    assert_int_equal(text_cut("\u20ac", 3, 2), 0);
    assert_int_equal(text_cut("", 0, 5), 0);
}

static void numbers_are_parsed_whole(void **state) {
    (void)state;
    static const struct {
        const char *text;
        double number;
    } numbers[] = {{"24.50", 24.5}, {"-7", -7},    {"+0.5", 0.5},   {".25", 0.25},
                   {"65.", 65},     {"1e3", 1000}, {"2.5E-1", 0.25}};
    static const char *const others[] = {"",     "-",  ".",  "1,2", "1.2.3", "2024-02-27", "e5",   "1e",
                                         "0x10", " 1", "1 ", "12a", "nan",   "inf",        "1e999"};
    double found = 0;
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        assert_true(text_parse_number(numbers[i].text, strlen(numbers[i].text), &found));
        assert_true(fabs(found - numbers[i].number) < 1e-12);
    }
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        assert_false(text_parse_number(others[i], strlen(others[i]), &found));
    }
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(tokens_become, open_arena, close_arena),
        cmocka_unit_test(all_that_looks_like_a_number_is_read),
        cmocka_unit_test_setup_teardown(spans_and_marks_are_exact, open_arena, close_arena),
        cmocka_unit_test_setup_teardown(bad_text_is_refused, open_arena, close_arena),
        cmocka_unit_test_setup_teardown(long_texts_are_linear, open_arena, close_arena),
        cmocka_unit_test_setup_teardown(identifiers_split, open_arena, close_arena),
        cmocka_unit_test_setup_teardown(question_words_keep_their_english, open_arena, close_arena),
        cmocka_unit_test(tables_are_found),
        cmocka_unit_test(neighbours_choose),
        cmocka_unit_test_setup_teardown(spellings_share_a_stem, open_arena, close_arena),
        cmocka_unit_test(units_are_known),
        cmocka_unit_test_setup_teardown(numbers_are_read, open_arena, close_arena),
        cmocka_unit_test_setup_teardown(dates_are_read, open_arena, close_arena),
        cmocka_unit_test_setup_teardown(spans_between_dates_are_read, open_arena, close_arena),
        cmocka_unit_test_setup_teardown(spans_are_reckoned_from_today, open_arena, close_arena),
        cmocka_unit_test(today_can_be_set),
        cmocka_unit_test(days_follow_each_other),
        cmocka_unit_test_setup_teardown(folding_is_plain, open_arena, close_arena),
        cmocka_unit_test(edit_distances),
        cmocka_unit_test(slips),
        cmocka_unit_test(text_is_cut_between_characters),
        cmocka_unit_test(numbers_are_parsed_whole),
    };
    return cmocka_run_group_tests_name("text", tests, NULL, NULL);
}
