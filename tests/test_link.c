#include "db_fixture.h"

#include <time.h>

#include "embed/embed.h"
#include "link/link.h"

static const char SCHOOL[] =
    "CREATE TABLE student (id INTEGER PRIMARY KEY, student_name TEXT, first_name TEXT, last_name TEXT,"
    " sex TEXT, home_country TEXT, date_of_birth TEXT, birthplace TEXT, homepage_url TEXT);\n"
    "INSERT INTO student VALUES (1,'Ann Lee','Ann','Lee','F','France','3/5/1999','Lyon','x.example');\n"
    "INSERT INTO student VALUES (2,'John Smith','John','Smith','M','USA','12/31/2000','Los Angeles','y');\n"
    "INSERT INTO student VALUES (3,'Jos\xc3\xa9 Diaz','Jos\xc3\xa9','Diaz','M','Peru','7/4/1998','Lima',"
    "'z');\n"
    "CREATE TABLE course (course_no INTEGER PRIMARY KEY, title TEXT, dept TEXT, room TEXT, is_open TEXT,"
    " start_date TEXT, credits INT, capacity INT);\n"
    "INSERT INTO course VALUES (1,'Intro to Optics','Elec. Eng.','B-12','Y','2014-05-03 09:00:00',5,20);\n"
    "INSERT INTO course VALUES (2,'Moby-Dick, or The Whale','Literature','C-7','N',"
    "'2015-06-01 10:00:00',3,30);\n"
    "CREATE TABLE enrolment (student_id INT REFERENCES student(id), course_no INT REFERENCES course,"
    " grade TEXT, state TEXT);\n"
    "INSERT INTO enrolment VALUES (1,1,'A','on hold');\n"
    "INSERT INTO enrolment VALUES (2,1,'B','signed off');\n";

struct school {
    struct fixture *fixture;
    struct embed *embed;
    struct link_schema *schema;
};

static int set_up(void **state) {
    struct school *s = calloc(1, sizeof *s);
    assert_non_null(s);
    assert_int_equal(fixture_set_up((void **)&s->fixture), 0);
    fixture_open(s->fixture, SCHOOL);
    const char *directory = getenv("CLARISQL_DATADIR");
    csql_error error;
    if (embed_open(directory != NULL ? directory : "data", &s->embed, &error) != CSQL_OK) {
        fail_msg("%s", error.message);
    }
    assert_int_equal(link_schema_new(s->fixture->db, s->embed, &s->schema, &error), CSQL_OK);
    *state = s;
    return 0;
}

static int tear_down(void **state) {
    struct school *s = *state;
    link_schema_free(s->schema);
    embed_close(s->embed);
    fixture_tear_down((void **)&s->fixture);
    free(s);
    return 0;
}

static struct linked link_of(struct school *s, const char *question) {
    struct linked linked;
    csql_error error = {.message = ""};
    if (link_question(s->schema, s->fixture->arena, question, strlen(question), &linked, &error) != CSQL_OK) {
        fail_msg("%s: %s", question, error.message);
    }
    return linked;
}

static const char *column_name(const struct linked *linked, int column) {
    return linked->catalogue->columns[column].name;
}

static const char *match_name(const struct linked *linked, const struct link_match *match) {
    return match->column ? column_name(linked, match->index) : linked->catalogue->tables[match->index].name;
}

/* The bytes of the question from word `first` to word `last`. */
static bool is_span(const struct linked *linked, size_t first, size_t last, const char *text) {
    size_t start = linked->words[first].start;
    size_t end = linked->words[last - 1].end;
    return end - start == strlen(text) && memcmp(linked->question + start, text, end - start) == 0;
}

static const struct link_match *find_match(const struct linked *linked, const char *span, const char *name) {
    for (size_t i = 0; i < linked->match_count; i++) {
        const struct link_match *match = &linked->matches[i];
        if (is_span(linked, match->first, match->last, span) &&
            strcmp(match_name(linked, match), name) == 0) {
            return match;
        }
    }
    return NULL;
}

static void words_are_split_and_cut(void **state) {
    struct linked linked = link_of(*state, "Is Ann's \"Intro to Optics\" no. 5?");
    static const struct {
        const char *norm;
        bool stopword, soft;
    } rows[] = {{"is", true, false}, {"ann", false, false},    {"intro", false, false},
                {"to", true, false}, {"optics", false, false}, {"no", true, true},
                {".", true, false},  {"5", false, false},      {"?", true, false}};
    assert_int_equal(linked.word_count, sizeof rows / sizeof *rows);
    for (size_t i = 0; i < linked.word_count; i++) {
        assert_string_equal(linked.words[i].norm, rows[i].norm);
        assert_int_equal(linked.words[i].stopword, rows[i].stopword);
        assert_int_equal(linked.words[i].soft, rows[i].soft);
    }
    assert_true(is_span(&linked, 1, 2, "Ann"));
    assert_true(is_span(&linked, 2, 5, "Intro to Optics"));
}

static void names_match(void **state) {
    static const struct {
        const char *question, *span, *name;
        enum link_code code;
    } rows[] = {
        {"List all students", "students", "student", LINK_EXACT},
        {"the first names of students", "first names", "first_name", LINK_EXACT},
        {"the name first", "name first", "first_name", LINK_EXACT},
        {"each firstname", "firstname", "first_name", LINK_EXACT},
        {"what is the birth place of Ann", "birth place", "birthplace", LINK_EXACT},
        {"the dob of Ann", "dob", "date_of_birth", LINK_EXACT},
        {"course # and title", "course #", "course_no", LINK_EXACT},
        {"by course number", "course number", "course_no", LINK_EXACT},
        {"by course no", "course no", "course_no", LINK_EXACT},
        {"the identifier of each student", "identifier", "id", LINK_EXACT},
        {"the STUDENT ID", "STUDENT ID", "student_id", LINK_EXACT},
        {"the homeCountry of Ann", "homeCountry", "home_country", LINK_EXACT},
        {"the department of a course", "department", "dept", LINK_EXACT},
        {"the name of each student", "name", "student_name", LINK_PARTIAL},
        {"which country", "country", "home_country", LINK_PARTIAL},
        {"the home page of Ann", "home page", "homepage_url", LINK_PARTIAL},
        {"all pupils", "pupils", "student", LINK_SEMANTIC},
        {"what gender is Ann", "gender", "sex", LINK_SEMANTIC},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct linked linked = link_of(*state, rows[i].question);
        const struct link_match *match = find_match(&linked, rows[i].span, rows[i].name);
        if (match == NULL || match->code != rows[i].code) {
            fail_msg("%s: \"%s\" is %s for %s", rows[i].question, rows[i].span,
                     match == NULL ? "no match" : "another match", rows[i].name);
        }
    }
}

static void scores_order_matches(void **state) {
    struct linked linked = link_of(*state, "the name of each student");
    const struct link_match *own = find_match(&linked, "name", "student_name");
    const struct link_match *part = find_match(&linked, "name", "first_name");
    assert_true(own->lexical > part->lexical);
    assert_true(part->lexical > 0.6F && part->lexical < 0.7F); /* Dice: 2 * 1 / (1 + 2) */
    for (size_t i = 1; i < linked.match_count; i++) {
        assert_true(linked.matches[i - 1].first <= linked.matches[i].first);
    }
    linked = link_of(*state, "all pupils");
    assert_true(find_match(&linked, "pupils", "student")->semantic >= 0.9F);
    assert_true(find_match(&linked, "pupils", "student")->lexical <= 0.0F);
}

static void unrelated_words_match_nothing(void **state) {
    static const char *const questions[] = {"please show me what there is", "how many are there of those",
                                            "zzyzx qwrtp", "?!", ""};
    for (size_t i = 0; i < sizeof questions / sizeof *questions; i++) {
        struct linked linked = link_of(*state, questions[i]);
        assert_int_equal(linked.match_count, 0);
        assert_int_equal(linked.value_count, 0);
    }
}

static void values_are_found(void **state) {
    static const struct {
        const char *question, *span;
        enum link_value_kind kind;
        const char *text;
        const char *column, *stored; /* of some holder; NULL: there is none */
        enum value_match match;
    } rows[] = {
        {"students named \"Ann Lee\"", "Ann Lee", LINK_QUOTED, "Ann Lee", "student_name", "Ann Lee",
         VALUE_EXACT},
        {"a title like 'warp drive'", "warp drive", LINK_QUOTED, "warp drive", NULL, NULL, VALUE_EXACT},
        {"born in los angeles", "los angeles", LINK_TEXT, "los angeles", "birthplace", "Los Angeles",
         VALUE_FOLDED},
        {"who is JOSE", "JOSE", LINK_TEXT, "JOSE", "first_name", "Jos\xc3\xa9", VALUE_FOLDED},
        {"Diaz's grade", "Diaz", LINK_TEXT, "Diaz", "last_name", "Diaz", VALUE_EXACT},
        {"who takes Moby-Dick, or the Whale", "Moby-Dick, or the Whale", LINK_TEXT, "Moby-Dick, or the Whale",
         "title", "Moby-Dick, or The Whale", VALUE_FOLDED},
        {"how big is room B-12", "B-12", LINK_TEXT, "B-12", "room", "B-12", VALUE_EXACT},
        {"the credits of the Optics course", "Optics", LINK_TEXT, "Optics", "title", "Intro to Optics",
         VALUE_PART},
        {"students from Frnace", "Frnace", LINK_TEXT, "Frnace", "home_country", "France", VALUE_EDIT},
        {"female students", "female", LINK_TEXT, "female", "sex", "F", VALUE_STEM},
        {"how many men study", "men", LINK_TEXT, "men", "sex", "M", VALUE_STEM},
        {"French students", "French", LINK_TEXT, "French", "home_country", "France", VALUE_STEM},
        {"students from the United States", "United States", LINK_TEXT, "United States", "home_country",
         "USA", VALUE_STEM},
        {"students of electrical engineering", "electrical engineering", LINK_TEXT, "electrical engineering",
         "dept", "Elec. Eng.", VALUE_STEM},
        {"enrolments still on hold", "on hold", LINK_TEXT, "on hold", "state", "on hold", VALUE_EXACT},
        {"which are signed off by now?", "signed off", LINK_TEXT, "signed off", "state", "signed off",
         VALUE_EXACT},
        {"which courses are open", "open", LINK_TEXT, "open", "is_open", "Y", VALUE_STEM},
        {"born on March 5th, 1999", "March 5th, 1999", LINK_DATE, "1999-03-05", "date_of_birth", "3/5/1999",
         VALUE_EXACT},
        {"courses that start on 3 May 2014", "3 May 2014", LINK_DATE, "2014-05-03", "start_date",
         "2014-05-03 09:00:00", VALUE_PART},
        {"students from Wakanda Falls", "Wakanda Falls", LINK_CAPITAL, "Wakanda Falls", NULL, NULL,
         VALUE_EXACT},
        {"titles with the letter q", "q", LINK_CAPITAL, "q", NULL, NULL, VALUE_EXACT},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct linked linked = link_of(*state, rows[i].question);
        const struct link_value *value = NULL;
        for (size_t k = 0; k < linked.value_count; k++) {
            if (is_span(&linked, linked.values[k].first, linked.values[k].last, rows[i].span)) {
                value = &linked.values[k];
            }
        }
        if (value == NULL || value->kind != rows[i].kind || strcmp(value->text, rows[i].text) != 0) {
            fail_msg("%s: \"%s\" is %s", rows[i].question, rows[i].span,
                     value == NULL ? "no value" : "a value of another kind or text");
        }
        bool held = rows[i].column == NULL && value->holder_count == 0;
        for (size_t k = 0; k < value->holder_count; k++) {
            const struct link_holder *holder = &value->holders[k];
            held = held || (rows[i].column != NULL &&
                            strcmp(column_name(&linked, holder->column), rows[i].column) == 0 &&
                            strcmp(holder->stored, rows[i].stored) == 0 && holder->match == rows[i].match);
        }
        if (!held) {
            fail_msg("%s: \"%s\" is not held as it should be", rows[i].question, rows[i].span);
        }
    }
}

static void flags_heed_denial(void **state) {
    struct linked linked = link_of(*state, "which courses are not open");
    assert_int_equal(linked.value_count, 1);
    assert_string_equal(linked.values[0].holders[0].stored, "N");
}

/* The contrary of what a flag tells of is its "no", and denied its "yes". */
static void flags_have_contraries(void **state) {
    struct linked linked = link_of(*state, "which courses are closed");
    assert_int_equal(linked.value_count, 1);
    assert_string_equal(linked.values[0].holders[0].stored, "N");
    assert_int_equal(linked.values[0].holders[0].truth, -1);
    linked = link_of(*state, "which courses are not closed");
    assert_string_equal(linked.values[0].holders[0].stored, "Y");
    assert_int_equal(linked.values[0].holders[0].truth, 1);
}

static void numbers_are_read(void **state) {
    static const struct {
        const char *question;
        size_t count; /* of number candidates */
        double number;
        enum link_value_kind kind;
        const char *text;
    } rows[] = {
        {"more than 2,000 credits", 1, 2000, LINK_NUMBER, "2000"},
        {"at least three courses", 1, 3, LINK_NUMBER_WORD, "3"},
        {"two hundred seats", 1, 200, LINK_NUMBER_WORD, "200"},
        {"over 1.5 million", 1, 1500000, LINK_NUMBER, "1500000"},
        {"below -50 degrees", 1, -50, LINK_NUMBER, "-50"},
        {"the first name of each", 0, 0, LINK_NUMBER, ""},
        {"which one is it", 0, 0, LINK_NUMBER, ""},
        {"more than an hour", 1, 1, LINK_NUMBER, "1"},
        {"in under half a day", 1, 0.5, LINK_NUMBER, "0.5"},
        {"a week or more", 1, 1, LINK_NUMBER, "1"},
        {"5 hours a week", 1, 5, LINK_NUMBER, "5"},
        {"more than a course", 0, 0, LINK_NUMBER, ""},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct linked linked = link_of(*state, rows[i].question);
        size_t count = 0;
        for (size_t k = 0; k < linked.value_count; k++) {
            const struct link_value *value = &linked.values[k];
            if (value->kind == LINK_NUMBER || value->kind == LINK_NUMBER_WORD) {
                count++;
                assert_int_equal(value->kind, rows[i].kind);
                assert_string_equal(value->text, rows[i].text);
                assert_true(value->number >= rows[i].number && value->number <= rows[i].number);
            }
        }
        assert_int_equal(count, rows[i].count);
    }
}

static void quotes_may_be_divided(void **state) {
    struct linked linked = link_of(*state, "who is \"John Diaz\"");
    assert_int_equal(linked.value_count, 3);
    assert_int_equal(linked.values[0].kind, LINK_QUOTED);
    assert_string_equal(linked.values[1].text, "John");
    assert_string_equal(linked.values[2].text, "Diaz");
}

/* The first word may be a request misspelt; what is written so elsewhere is not. */
static void openings_are_corrected(void **state) {
    struct school *s = *state;
    static const struct {
        const char *question, *first;
    } rows[] = {{"shwo all pupils", "show"}, {"Lsit all pupils", "list"},
                {"hwo many pupils", "how"},  {"wich pupils", "which"},
                {"show pupils", "show"},     {"sow all pupils", "sow"},
                {"pupils shwo", "pupils"},   {"shwo", "shwo"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct linked linked;
        assert_int_equal(link_question(s->schema, s->fixture->arena, rows[i].question,
                                       strlen(rows[i].question), &linked, NULL),
                         CSQL_OK);
        assert_string_equal(linked.words[0].norm, rows[i].first);
    }
}

static void names_are_respelled(void **state) {
    static const struct {
        const char *question, *word; /* what the last word is taken for */
        bool respelled;
    } rows[] = {
        {"how many studnets", "students", true},      {"how many enrollmnets", "enrolments", true},
        {"show the coruse", "course", true},          {"list every capcity", "capacity", true},
        {"how many students", "students", false},     {"how many optics", "optics", false},
        {"who is from Peruu", "peruu", false},        {"list the kitchens", "kitchens", false},
        {"show the qwertzuiop", "qwertzuiop", false},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const struct linked linked = link_of(*state, rows[i].question);
        const struct link_word *word = &linked.words[linked.word_count - 1];
        assert_string_equal(word->norm, rows[i].word);
        assert_int_equal(word->respelled, rows[i].respelled);
    }
}

static void limits_hold(void **state) {
    struct school *s = *state;
    struct buffer long_text = buffer_new((size_t)1 << 20);
    for (int i = 0; i < 200; i++) {
        buffer_printf(&long_text, "'Word%d' ", i);
    }
    struct linked linked = link_of(s, buffer_text(&long_text));
    assert_int_equal(linked.word_count, LINK_MAX_WORDS);
    assert_int_equal(linked.value_count, LINK_MAX_VALUES);
    for (int i = 0; i < 40000; i++) {
        buffer_printf(&long_text, "word%d ", i);
    }
    csql_error error;
    assert_int_equal(link_question(s->schema, s->fixture->arena, buffer_text(&long_text), long_text.length,
                                   &linked, &error),
                     CSQL_TOO_LONG);
    buffer_free(&long_text);
    assert_int_equal(link_question(s->schema, s->fixture->arena, "a \xff b", 5, &linked, &error),
                     CSQL_BAD_TEXT);
    assert_int_equal(error.position, 2);
    assert_int_equal(linked.word_count, 0);
}

/* "J. Smith" is John or José; "vitamin J." at an end is none. */
static void initials_are_names(void **state) {
    static const struct {
        const char *question, *column;
        size_t word, holders;
    } rows[] = {
        {"Which courses does J. Smith take?", "first_name", 3, 2},
        {"Which courses does John D. take?", "last_name", 4, 1},
        {"How old is J. D.", "first_name", 3, 2},
        {"Who has the last name S. in the school?", "last_name", 5, 1},
        {"Show the students who passed J.", NULL, 5, 0},
        {"Show the room J. Then all courses", NULL, 3, 0},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct linked linked = link_of(*state, rows[i].question);
        size_t holders = 0;
        for (size_t v = 0; v < linked.value_count; v++) {
            const struct link_value *value = &linked.values[v];
            if (value->first == rows[i].word && value->holder_count > 0 &&
                value->holders[0].match == VALUE_PREFIX) {
                holders = value->holder_count;
                assert_string_equal(column_name(&linked, value->holders[0].column), rows[i].column);
            }
        }
        if (holders != rows[i].holders) {
            fail_msg("%s: %zu", rows[i].question, holders);
        }
    }
}

static void likeness_is_measured(void **state) {
    struct school *s = *state;
    const struct db_catalogue *catalogue = db_catalogue(s->fixture->db);
    int student = db_find_table(catalogue, "student");
    int first = db_find_column(catalogue, student, "first_name");
    int sex = db_find_column(catalogue, student, "sex");
    assert_true(link_lexical(s->schema, "First Names", true, first) >= 1.0F);
    assert_true(link_lexical(s->schema, "name", true, first) > 0.66F);
    assert_true(link_lexical(s->schema, "name", true, first) < 0.67F);
    assert_true(link_lexical(s->schema, "zebra", true, first) <= 0.0F);
    assert_true(link_lexical(s->schema, "", true, first) <= 0.0F);
    assert_true(link_semantic(s->schema, "gender", true, sex) >= 0.9F);
    assert_true(link_semantic(s->schema, "genders", true, sex) >=
                link_semantic(s->schema, "gender", true, sex));
    assert_true(link_semantic(s->schema, "zebra", true, sex) < link_semantic(s->schema, "gender", true, sex));
    assert_string_equal(link_column_words(s->schema, first)->norm[0], "first");
    assert_string_equal(link_table_words(s->schema, student)->norm[0], "student");
}

static void works_without_meaning(void **state) {
    struct school *s = *state;
    struct link_schema *plain = NULL;
    struct linked linked;
    assert_int_equal(link_schema_new(s->fixture->db, NULL, &plain, NULL), CSQL_OK);
    assert_int_equal(link_question(plain, s->fixture->arena, "all pupils named Ann", 20, &linked, NULL),
                     CSQL_OK);
    assert_null(find_match(&linked, "pupils", "student"));
    assert_int_equal(linked.value_count, 1);
    assert_true(link_semantic(plain, "pupil", false, 0) <= 0.0F);
    link_schema_free(plain);
    link_schema_free(NULL);
}

/* ---- names that differ by a form of a word ---- */

static const char LIBRARY[] =
    "CREATE TABLE book (book_id INTEGER PRIMARY KEY, title TEXT, published_year INT, organized_by TEXT,\n"
    "  shelf_code TEXT, copy_id INT, copy_number INT, ordered_on TEXT, status_id INT, status_code TEXT);\n"
    "CREATE TABLE loan (id INTEGER PRIMARY KEY, book_id INT REFERENCES book(book_id), days INT);\n"
    "INSERT INTO book VALUES (1,'Sea',1999,'Ann','S1',1,2,'2000-01-01',3,'x');\n";

static void forms_of_words_count(void **state) {
    struct school *s = *state;
    struct fixture *f = NULL;
    assert_int_equal(fixture_set_up((void **)&f), 0);
    struct link_schema *schema = NULL;
    assert_int_equal(link_schema_new(fixture_open(f, LIBRARY), s->embed, &schema, NULL), CSQL_OK);
    static const struct {
        const char *question, *span, *name;
        enum link_code code;
    } rows[] = {
        /* who does it is not when it is done, unless the name says by whom */
        {"the publisher of Sea", "publisher", "published_year", LINK_NONE},
        {"all publishers", "publishers", "published_year", LINK_NONE},
        {"when was it published", "published", "published_year", LINK_PARTIAL},
        {"the organizer of Sea", "organizer", "organized_by", LINK_PARTIAL},
        {"the order of books", "order", "ordered_on", LINK_PARTIAL},
        /* words that number a thing are no difference, where no other column is called so */
        {"each book number", "book number", "book_id", LINK_EXACT},
        {"the book no. and title", "book no", "book_id", LINK_EXACT},
        {"the book identifier", "book identifier", "book_id", LINK_EXACT},
        {"book # and title", "book #", "book_id", LINK_EXACT},
        {"the shelf number", "shelf number", "shelf_code", LINK_EXACT},
        {"the status number", "status number", "status_id", LINK_EXACT},
        {"the status number", "status number", "status_code", LINK_NONE},
        {"the copy number", "copy number", "copy_number", LINK_EXACT},
        {"the copy number", "copy number", "copy_id", LINK_NONE},
        {"the loan numbers", "numbers", "id", LINK_EXACT},
        {"the number of loans", "number", "id", LINK_NONE},
        {"the number of the book", "number", "book_id", LINK_NONE},
        {"the shelf code", "shelf code", "shelf_code", LINK_EXACT},
        {"the copy code", "copy code", "copy_id", LINK_NONE}, /* a code is no number */
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct linked linked;
        assert_int_equal(
            link_question(schema, f->arena, rows[i].question, strlen(rows[i].question), &linked, NULL),
            CSQL_OK);
        const struct link_match *match = find_match(&linked, rows[i].span, rows[i].name);
        enum link_code code = match == NULL ? LINK_NONE : match->code;
        if (code != rows[i].code) {
            fail_msg("%s: \"%s\" names %s by %d", rows[i].question, rows[i].span, rows[i].name, (int)code);
        }
    }
    link_schema_free(schema);
    fixture_tear_down((void **)&f);
}

/* ---- large catalogues ---- */

#define WIDE_TABLES 200
#define WIDE_COLUMNS 100

static const char *wide_sql(struct buffer *sql) {
    buffer_string(sql, "BEGIN;\n");
    for (int t = 0; t < WIDE_TABLES; t++) {
        buffer_printf(sql, "CREATE TABLE part%d (part%d_id INTEGER PRIMARY KEY", t, t);
        for (int c = 2; c < WIDE_COLUMNS; c++) {
            buffer_printf(sql, ", field_%d_%d TEXT", t, c);
        }
        /* a chain: each table refers to the one before */
        buffer_printf(sql, ", parent_id INTEGER REFERENCES part%d);\n", t > 0 ? t - 1 : 0);
    }
    buffer_string(sql,
                  "CREATE TABLE harbour (harbour_id INTEGER PRIMARY KEY, depth REAL,"
                  " part10_id INT REFERENCES part10);\n"
                  "CREATE TABLE vessel (vessel_name TEXT, tonnage REAL, part12_id INT REFERENCES part12);\n"
                  "INSERT INTO vessel VALUES ('Nautilus', 12, 1);\nCOMMIT;\n");
    return buffer_text(sql);
}

static bool has_index(const int *indices, size_t count, int wanted) {
    for (size_t i = 0; i < count; i++) {
        if (indices[i] == wanted) {
            return true;
        }
    }
    return false;
}

static void large_catalogues_are_cut(void **state) {
    struct school *s = *state;
    struct fixture *f = NULL;
    assert_int_equal(fixture_set_up((void **)&f), 0);
    struct buffer sql = buffer_new((size_t)4 << 20);
    struct db *db = fixture_open(f, wide_sql(&sql));
    buffer_free(&sql);
    struct link_schema *schema = NULL;
    assert_int_equal(link_schema_new(db, s->embed, &schema, NULL), CSQL_OK);
    const char *question = "the depth of the harbour of the vessel Nautilus";
    struct linked linked;
    assert_int_equal(link_question(schema, f->arena, question, strlen(question), &linked, NULL), CSQL_OK);
    const struct db_catalogue *catalogue = db_catalogue(db);
    assert_true(linked.table_count <= LINK_MAX_TABLES);
    assert_true(linked.column_count <= LINK_MAX_COLUMNS);
    static const struct {
        const char *table, *column;
    } needed[] = {{"harbour", "depth"},    {"vessel", "vessel_name"}, {"harbour", "part10_id"},
                  {"vessel", "part12_id"}, {"part11", "parent_id"},   {"part10", "part10_id"}};
    for (size_t i = 0; i < sizeof needed / sizeof *needed; i++) {
        int table = db_find_table(catalogue, needed[i].table);
        assert_true(has_index(linked.tables, linked.table_count, table));
        assert_true(has_index(linked.columns, linked.column_count,
                              db_find_column(catalogue, table, needed[i].column)));
    }
    for (size_t i = 1; i < linked.column_count; i++) {
        assert_true(linked.columns[i - 1] < linked.columns[i]);
    }
    for (size_t i = 0; i < linked.match_count; i++) {
        const struct link_match *match = &linked.matches[i];
        assert_true(match->column ? has_index(linked.columns, linked.column_count, match->index)
                                  : has_index(linked.tables, linked.table_count, match->index));
    }
    link_schema_free(schema);
    fixture_tear_down((void **)&f);
}

#define TEST(name) cmocka_unit_test(name)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(words_are_split_and_cut),       TEST(names_match),           TEST(scores_order_matches),
        TEST(unrelated_words_match_nothing), TEST(values_are_found),      TEST(flags_heed_denial),
        TEST(flags_have_contraries),         TEST(numbers_are_read),      TEST(quotes_may_be_divided),
        TEST(openings_are_corrected),        TEST(limits_hold),           TEST(initials_are_names),
        TEST(likeness_is_measured),          TEST(works_without_meaning), TEST(forms_of_words_count),
        TEST(large_catalogues_are_cut),      TEST(names_are_respelled),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
