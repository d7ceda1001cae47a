/* The conditions for a term to be ambiguous, one table each, and pivots found in plans made by hand. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "arena_fixture.h"
#include "pivot/pivot.h"
#include "pivot/predicates.h"

static struct word_set words_of(struct arena *arena, const char *text) {
    struct word_set set;
    assert_true(predicate_words(arena, text, strlen(text), &set));
    return set;
}

struct pair {
    const char *term, *name;
    bool expected;
};

static void whole_terms_link(void **state) {
    static const struct pair rows[] = {
        {"primary contact", "primary contact name", true},
        {"secondary email", "contact email", false},
        {"secondary email", "secondary address", false},
        {"student", "Student First Name", true},
        {"dept", "DepartEmail", true},
        {"cost info", "Annual Cost", true},
        {"info", "Annual Cost", false},
        {"customer_number", "customer_registration", false},
        {"dates", "Date_Claim_Made", true},
        {"given name", "employee given name", true},
        {"date", "update_count", false},
        {"hire date", "EMP_HIREDATE", true},
        {"hire time", "EMP_HIREDATE", false},
        {"", "name", false},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct word_set term = words_of(*state, rows[i].term), name = words_of(*state, rows[i].name);
        if (predicate_links_whole(&term, &name) != rows[i].expected) {
            fail_msg("%s - %s", rows[i].term, rows[i].name);
        }
    }
}

static void exact_names_are_told(void **state) {
    static const struct pair rows[] = {
        {"customer counts", "Customer_Count", true},
        {"count customer", "CUSTOMER COUNT", true},
        {"customer no.", "customer_number", true},
        {"order #", "orderNumber", true},
        {"employee identifier", "EmployeeID", true},
        {"finance dept", "Finance Department", true},
        {"employee salaries", "Employee Salary", true},
        {"employee salaries", "Employee Salary Level", false},
        {"cost info", "cost", false},
        {"date of birth", "birth_date", true},
        {"date", "dates_paid", false},
        {"classroom", "CLASS_ROOM", true},
        {"zip code", "zipcode", true},
        {"classes", "class_room", false},
        {"average price", "mean_price", true},
        {"July", "Jul", true},
        {"", "", false},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct word_set term = words_of(*state, rows[i].term), name = words_of(*state, rows[i].name);
        if (predicate_exact(&term, &name) != rows[i].expected) {
            fail_msg("%s - %s", rows[i].term, rows[i].name);
        }
    }
}

static void own_tokens_are_told(void **state) {
    static const struct {
        const char *term, *names[3];
        size_t index;
        bool expected;
    } rows[] = {
        {"customer identifier", {"Customer Returning ID", "Customer Name", "Customer City"}, 0, true},
        {"customer", {"Customer Returning ID", "Customer Name", "Customer City"}, 0, false},
        {"manager employee", {"Employee Name", "Employee Manager", "Employee City"}, 1, true},
        {"manager employee", {"Employee Name", "Employee Manager", "Employee City"}, 0, false},
        {"name info", {"First Name", "Last Name", "Middle Name"}, 2, false},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct word_set term = words_of(*state, rows[i].term), names[3];
        for (size_t n = 0; n < 3; n++) {
            names[n] = words_of(*state, rows[i].names[n]);
        }
        if (predicate_own_token(&term, names, 3, rows[i].index) != rows[i].expected) {
            fail_msg("row %zu", i);
        }
    }
}

static void bare_words_are_generic(void **state) {
    static const struct {
        const char *term;
        bool expected;
    } rows[] = {{"count", true},   {"number", true},  {"total number", true},  {"date", false},
                {"name", false},   {"id", false},     {"total horses", false}, {"info", true},
                {"amount", false}, {"student", false}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct word_set term = words_of(*state, rows[i].term);
        if (predicate_generic(&term) != rows[i].expected) {
            fail_msg("%s", rows[i].term);
        }
    }
}

static void shared_tokens_are_counted(void **state) {
    struct word_set term = words_of(*state, "worker"), title = words_of(*state, "Employee Title");
    assert_true(predicate_overlap(&term, &title) == 0);
    term = words_of(*state, "employees");
    double overlap = predicate_overlap(&term, &title);
    assert_true(overlap > 0.66 && overlap < 0.67);
    term = words_of(*state, "\xff\xfe");
    assert_int_equal(term.count, 0);
}

/* ---- pivots in plans made by hand ---- */

enum { CLAIM_ID, DATE_LOSS, DATE_REPORTED, AMOUNT, STATUS, NAME, CITY, COLUMNS };

static const struct db_column columns[COLUMNS] = {
    [CLAIM_ID] = {.name = "Claim_ID", .table = 0, .type = TYPE_NUMBER, .primary_key = true},
    [DATE_LOSS] = {.name = "Date_Of_Loss", .table = 0, .type = TYPE_DATE, .text_values = true},
    [DATE_REPORTED] = {.name = "Date_Reported", .table = 0, .type = TYPE_DATE, .text_values = true},
    [AMOUNT] = {.name = "Amount", .table = 0, .type = TYPE_NUMBER},
    [STATUS] = {.name = "Status", .table = 0, .type = TYPE_TEXT, .text_values = true},
    [NAME] = {.name = "Name", .table = 1, .type = TYPE_TEXT, .text_values = true},
    [CITY] = {.name = "City", .table = 1, .type = TYPE_TEXT, .text_values = true},
};
static const struct db_table tables[] = {{.name = "Claims", .first_column = 0, .column_count = 5},
                                         {.name = "Adjusters", .first_column = 5, .column_count = 2}};
static const struct db_catalogue catalogue = {
    .name = "hand", .tables = tables, .table_count = 2, .columns = columns, .column_count = COLUMNS};
static int all_tables[] = {0, 1}, all_columns[] = {0, 1, 2, 3, 4, 5, 6};

/* Words of a question, without matches or values. */
static struct linked link_words(struct arena *arena, const char *question) {
    struct tokens tokens;
    assert_int_equal(text_tokenize(arena, question, strlen(question), &tokens, NULL), CSQL_OK);
    struct linked linked = {.question = question,
                            .catalogue = &catalogue,
                            .tables = all_tables,
                            .columns = all_columns,
                            .table_count = 2,
                            .column_count = COLUMNS};
    linked.words = arena_array(arena, tokens.count, sizeof *linked.words);
    for (size_t i = 0; i < tokens.count; i++) {
        const struct token *t = &tokens.at[i];
        bool stopword = t->kind == TOKEN_PUNCT || text_is_stopword(t->norm);
        linked.words[linked.word_count++] =
            (struct link_word){t->start, t->end, t->norm, t->stem, stopword, false, false};
    }
    return linked;
}

static void units_in_parentheses_are_told(void **state) {
    static const struct {
        const char *question;
        size_t word;
        bool unit;
    } rows[] = {
        {"the price (in USD)", 4, true},
        {"the shops (in York or Leeds)", 4, false},
        {"made in USD", 2, false},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct linked linked = link_words(*state, rows[i].question);
        if (predicate_unit(&linked, rows[i].word, rows[i].word + 1) != rows[i].unit) {
            fail_msg("%s", rows[i].question);
        }
    }
}

static void what_an_abbreviation_spells_out_is_told(void **state) {
    static const struct {
        const char *question;
        size_t first, last;
        bool expected;
    } rows[] = {
        {"the Gross Domestic Product (GDP) of it", 1, 4, true},
        {"the Gross Domestic Product (GDP) of it", 2, 3, true},
        {"the Gross Domestic Product (GDP) of it", 0, 1, false},
        {"the Highest Point of Elevation (HPE)", 1, 2, true},
        {"the Organ Music Index in Mainz (OMIM)", 2, 3, true},
        {"the Cost of Goods (COG)", 1, 2, true},
        {"Gross Domestic Product (USD)", 0, 3, false},
        {"Product (P)", 0, 1, false},
        {"(GDP)", 0, 1, false},
        {"Gross Domestic Product GDP", 0, 3, false},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct linked linked = link_words(*state, rows[i].question);
        if (predicate_spelled_out(&linked, rows[i].first, rows[i].last) != rows[i].expected) {
            fail_msg("%s, words %zu to %zu", rows[i].question, rows[i].first, rows[i].last);
        }
    }
}

static void definitions_are_told(void **state) {
    struct linked linked = link_words(*state, "Who is in charge? In charge refers to kind = 'OWNER'");
    assert_true(predicate_defined(&linked, 3, 4));
    assert_true(predicate_defined(&linked, 6, 8));
    assert_false(predicate_defined(&linked, 9, 10));
    linked = link_words(*state, "Who is in charge?");
    assert_false(predicate_defined(&linked, 3, 4));
}

static void columns_named_beside_a_term_are_told(void **state) {
    struct linked linked = link_words(*state, "the max wind speed reached 25");
    struct link_match matches[] = {{.first = 1, .last = 4, .column = true, .index = 2, .code = LINK_PARTIAL},
                                   {.first = 2, .last = 3, .column = true, .index = 3, .code = LINK_PARTIAL},
                                   {.first = 1, .last = 4, .column = true, .index = 4, .code = LINK_SEMANTIC},
                                   {.first = 1, .last = 4, .column = false, .index = 5, .code = LINK_EXACT}};
    linked.matches = matches;
    linked.match_count = 4;
    assert_true(predicate_half_named_elsewhere(&linked, 2, 4, 5));
    assert_false(predicate_half_named_elsewhere(&linked, 2, 3, 5)); /* by the term itself */
    assert_false(predicate_half_named_elsewhere(&linked, 3, 4, 5)); /* one word */
    assert_false(predicate_half_named_elsewhere(&linked, 4, 4, 5)); /* by meaning alone */
    assert_false(predicate_half_named_elsewhere(&linked, 5, 4, 5)); /* a table */
}

/* The words of a choice point to columns, to what was chosen and its rivals alike, as the network has it. */
static void point_to_columns(const struct plan_choice *choice, float (*tags)[PLAN_TAGS],
                             float (*alignment)[2 + COLUMNS + 1]) {
    for (size_t w = choice->first; w < choice->last; w++) {
        tags[w][PLAN_TAG_COLUMN] = 1;
        if (choice->chosen.kind == ELEMENT_COLUMN) {
            alignment[w][2 + choice->chosen.index] = 0.9F;
        }
        for (size_t i = 0; i < choice->alternative_count; i++) {
            alignment[w][2 + choice->alternatives[i].index] = 0.8F;
        }
    }
}

static struct pivots find(struct arena *arena, const struct linked *linked, struct plan_choice *choices,
                          size_t count) {
    struct plan plan = {.sql = "SELECT 1", .score = 0.8, .choices = choices, .choice_count = count};
    float tags[LINK_MAX_WORDS][PLAN_TAGS] = {{0}};
    float alignment[LINK_MAX_WORDS][2 + COLUMNS + 1] = {{0}};
    for (size_t i = 0; i < count; i++) {
        point_to_columns(&choices[i], tags, alignment);
    }
    struct plans plans = {.at = &plan, .count = 1, .word_tags = &tags[0][0], .alignment = &alignment[0][0]};
    struct pivot_input input = {.linked = linked, .plans = &plans};
    struct pivots pivots;
    assert_int_equal(pivot_find(&input, arena, &pivots, NULL), CSQL_OK);
    return pivots;
}

static struct plan_element column(int index) {
    return (struct plan_element){ELEMENT_COLUMN, index};
}

/* What the plan takes a word for, and the one other column that it may be. */
static struct plan_choice choice_of(struct arena *arena, size_t word, int chosen, double probability,
                                    int other, double share) {
    struct plan_element *others = arena_array(arena, 1, sizeof *others);
    double *shares = arena_array(arena, 1, sizeof *shares);
    assert_true(others != NULL && shares != NULL);
    others[0] = column(other);
    shares[0] = share;
    return (struct plan_choice){.first = word,
                                .last = word + 1,
                                .chosen = column(chosen),
                                .probability = probability,
                                .alternatives = others,
                                .alternative_probabilities = shares,
                                .alternative_count = 1};
}

/* The same of what is compared with the question's first value. */
static struct plan_choice compared_choice_of(struct arena *arena, size_t word, int chosen, double probability,
                                             int other, double share) {
    struct plan_choice choice = choice_of(arena, word, chosen, probability, other, share);
    choice.operator_text = "=";
    choice.compared = (struct plan_element){ELEMENT_VALUE, 0};
    return choice;
}

static void equal_alternatives_make_a_pivot(void **state) {
    struct arena *arena = *state;
    struct linked linked = link_words(arena, "List the date of claims");
    struct link_match matches[] = {{2, 3, true, DATE_LOSS, LINK_PARTIAL, 0.6F, 0.8F},
                                   {2, 3, true, DATE_REPORTED, LINK_PARTIAL, 0.6F, 0.8F},
                                   {4, 5, false, 0, LINK_EXACT, 1, 1}};
    linked.matches = matches;
    linked.match_count = 3;
    struct plan_choice choices[] = {choice_of(arena, 2, DATE_REPORTED, 0.5, DATE_LOSS, 0.45)};
    choices[0].selected = true;
    struct pivots pivots = find(arena, &linked, choices, 1);
    assert_int_equal(pivots.count, 1);
    assert_string_equal(pivots.at[0].term, "date");
    assert_int_equal(pivots.at[0].mode, CSQL_COL_AMB);
    assert_string_equal(pivots.at[0].subtype, "lexical");
    assert_int_equal(pivots.at[0].group_count, 2);
    assert_int_equal(pivots.at[0].start, 9);
    assert_int_equal(pivots.at[0].end, 13);
    /* What the dialogue settled is no pivot again. */
    struct plan plan = {.sql = "SELECT 1", .score = 0.8, .choices = choices, .choice_count = 1};
    struct plans plans = {.at = &plan, .count = 1};
    struct pivot_span settled = {2, 3};
    struct pivot_input input = {.linked = &linked, .plans = &plans, .settled = &settled, .settled_count = 1};
    assert_int_equal(pivot_find(&input, arena, &pivots, NULL), CSQL_OK);
    assert_int_equal(pivots.count, 0);
}

static void an_exact_name_in_focus_is_clear(void **state) {
    struct arena *arena = *state;
    struct linked linked = link_words(arena, "Show the amount of claims");
    struct link_match matches[] = {{2, 3, true, AMOUNT, LINK_EXACT, 1, 1},
                                   {4, 5, false, 0, LINK_EXACT, 1, 1}};
    linked.matches = matches;
    linked.match_count = 2;
    struct plan_choice choices[] = {choice_of(arena, 2, AMOUNT, 0.5, CLAIM_ID, 0.45)};
    struct pivots pivots = find(arena, &linked, choices, 1);
    assert_int_equal(pivots.count, 0);
    assert_int_equal(pivots.rejected_count, 1);
}

static void a_missing_column_is_named(void **state) {
    struct arena *arena = *state;
    struct linked linked = link_words(arena, "Return the churn_risk_score of claims");
    struct link_match matches[] = {{4, 5, false, 0, LINK_EXACT, 1, 1}};
    linked.matches = matches;
    linked.match_count = 1;
    float tags[5][PLAN_TAGS] = {{1, 0, 0, 0}, {1, 0, 0, 0}, {0, 0, 1, 0}, {1, 0, 0, 0}, {0, 1, 0, 0}};
    float alignment[5][2 + COLUMNS + 1] = {{0}};
    alignment[2][2 + COLUMNS] = 0.9F;
    struct plan_choice choices[] = {
        {.first = 2, .last = 3, .chosen = {ELEMENT_MISSING, -1}, .probability = 0.9}};
    struct plan plan = {.score = 0.8, .choices = choices, .choice_count = 1, .missing = true};
    struct plans plans = {.at = &plan, .count = 1, .word_tags = &tags[0][0], .alignment = &alignment[0][0]};
    struct pivot_input input = {.linked = &linked, .plans = &plans};
    struct pivots pivots;
    assert_int_equal(pivot_find(&input, arena, &pivots, NULL), CSQL_OK);
    assert_int_equal(pivots.count, 1);
    assert_int_equal(pivots.at[0].mode, CSQL_COL_UNANS);
    assert_string_equal(pivots.at[0].term, "churn_risk_score");
    assert_int_equal(pivots.at[0].group_count, 0);
}

/* A comparison of Status with the question's fifth word. */
static struct pivots compare(struct arena *arena, const char *question, struct link_holder *holders,
                             size_t holder_count) {
    struct linked linked = link_words(arena, question);
    struct link_match matches[] = {{1, 2, false, 0, LINK_EXACT, 1, 1},
                                   {3, 4, true, STATUS, LINK_EXACT, 1, 1}};
    linked.matches = matches;
    linked.match_count = 2;
    struct link_value value = {.first = 5,
                               .last = 6,
                               .kind = LINK_TEXT,
                               .text = linked.words[5].norm,
                               .holders = holders,
                               .holder_count = holder_count};
    linked.values = &value;
    linked.value_count = 1;
    struct plan_choice choices[] = {{.first = 3,
                                     .last = 4,
                                     .chosen = column(STATUS),
                                     .probability = 0.98,
                                     .filtered = true,
                                     .operator_text = "=",
                                     .compared = {ELEMENT_VALUE, 0}}};
    return find(arena, &linked, choices, 1);
}

static void values_are_looked_up(void **state) {
    struct arena *arena = *state;
    const char *question = "Show claims where status is cancelled";
    struct link_holder parts[] = {{STATUS, VALUE_PART, "Cancelled by Holder", 0.6, false, 0},
                                  {STATUS, VALUE_PART, "Cancelled by Insurer", 0.6, false, 0}};
    struct pivots pivots = compare(arena, question, parts, 2);
    assert_int_equal(pivots.count, 1);
    assert_int_equal(pivots.at[0].mode, CSQL_VAL_AMB);
    assert_int_equal(pivots.at[0].group_count, 2);
    assert_string_equal(pivots.at[0].term, "cancelled");

    pivots = compare(arena, question, parts, 1); /* a fragment that fits one value is that value */
    assert_int_equal(pivots.count, 0);

    struct link_holder whole[] = {{STATUS, VALUE_FOLDED, "Cancelled", 1, false, 0},
                                  {STATUS, VALUE_PART, "Cancelled by Holder", 0.6, false, 0}};
    pivots = compare(arena, question, whole, 2);
    assert_int_equal(pivots.count, 0);

    pivots = compare(arena, question, NULL, 0);
    assert_int_equal(pivots.count, 1);
    assert_int_equal(pivots.at[0].mode, CSQL_VAL_UNANS);

    struct link_holder near[] = {{STATUS, VALUE_EDIT, "Canceled", 0.7, false, 0}};
    pivots = compare(arena, question, near, 1); /* corrected rather than refused */
    assert_int_equal(pivots.count, 0);

    struct link_holder begun[] = {{STATUS, VALUE_PREFIX, "Cancelled1", 0.4, false, 0},
                                  {STATUS, VALUE_PREFIX, "Cancelled2", 0.4, false, 0},
                                  {STATUS, VALUE_EDIT, "Canceled", 0.7, false, 0}};
    pivots = compare(arena, question, begun, 3);
    assert_int_equal(pivots.count, 1);
    assert_int_equal(pivots.at[0].mode, CSQL_VAL_AMB);
    assert_int_equal(pivots.at[0].group_count, 2);

    struct link_holder slips[] = {{STATUS, VALUE_EDIT, "Canceled", 0.7, false, 0},
                                  {STATUS, VALUE_EDIT, "Cancelles", 0.7, false, 0}};
    assert_int_equal(compare(arena, question, slips, 2).count, 1);
    slips[1].score = 0.5; /* the nearer one is meant */
    assert_int_equal(compare(arena, question, slips, 2).count, 0);

    pivots = compare(arena, "Show claims whose status contains cancelled", parts, 2);
    assert_int_equal(pivots.count, 0); /* asks for a part */
}

static void one_value_in_two_columns_is_ambiguous(void **state) {
    struct arena *arena = *state;
    struct linked linked = link_words(arena, "Show claims for Orange");
    struct link_holder holders[] = {{NAME, VALUE_EXACT, "Orange", 1, false, 0},
                                    {CITY, VALUE_EXACT, "Orange", 1, false, 0}};
    struct link_value value = {
        .first = 3, .last = 4, .kind = LINK_CAPITAL, .text = "Orange", .holders = holders, .holder_count = 2};
    linked.values = &value;
    linked.value_count = 1;
    struct plan_choice choices[] = {compared_choice_of(arena, 3, NAME, 0.55, CITY, 0.4)};
    struct pivots pivots = find(arena, &linked, choices, 1);
    assert_int_equal(pivots.count, 1);
    assert_int_equal(pivots.at[0].mode, CSQL_VAL_AMB);
    assert_int_equal(pivots.at[0].group_count, 2);

    /* What stands behind it says which. */
    struct linked said = link_words(arena, "Show claims for Orange cities");
    said.values = &value;
    said.value_count = 1;
    assert_int_equal(find(arena, &said, choices, 1).count, 0);
}

/* "Mark Orange": of two literals in one breath each stands in a column of its own. */
static void a_name_of_two_parts_is_one(void **state) {
    struct arena *arena = *state;
    struct linked linked = link_words(arena, "Show claims for Orange Leeds");
    struct link_holder first[] = {{NAME, VALUE_EXACT, "Orange", 1, false, 0},
                                  {CITY, VALUE_EXACT, "Orange", 1, false, 0}};
    struct link_holder second[] = {{CITY, VALUE_EXACT, "Leeds", 1, false, 0}};
    struct link_value values[] = {
        {.first = 3, .last = 4, .kind = LINK_CAPITAL, .text = "Orange", .holders = first, .holder_count = 2},
        {.first = 4, .last = 5, .kind = LINK_CAPITAL, .text = "Leeds", .holders = second, .holder_count = 1}};
    linked.values = values;
    linked.value_count = 2;
    struct plan_choice choices[] = {compared_choice_of(arena, 3, NAME, 0.55, CITY, 0.4),
                                    {.first = 4,
                                     .last = 5,
                                     .chosen = column(CITY),
                                     .probability = 0.9,
                                     .operator_text = "=",
                                     .compared = {ELEMENT_VALUE, 1}}};
    assert_int_equal(find(arena, &linked, choices, 2).count, 0);
    /* Without the second, the first may stand in both. */
    linked.value_count = 1;
    assert_int_equal(find(arena, &linked, choices, 1).count, 1);
}

static void a_value_under_another_name_is_ambiguous(void **state) {
    struct arena *arena = *state;
    struct linked linked = link_words(arena, "Show claims where the label is Orange");
    struct link_holder holders[] = {{NAME, VALUE_EXACT, "Orange", 1, false, 0},
                                    {CITY, VALUE_EXACT, "Orange", 1, false, 0}};
    struct link_value value = {
        .first = 6, .last = 7, .kind = LINK_CAPITAL, .text = "Orange", .holders = holders, .holder_count = 2};
    linked.values = &value;
    linked.value_count = 1;
    struct plan_choice choices[] = {{.first = 4,
                                     .last = 7,
                                     .chosen = column(NAME),
                                     .probability = 0.98,
                                     .operator_text = "=",
                                     .compared = {ELEMENT_VALUE, 0}}};
    struct pivots pivots = find(arena, &linked, choices, 1);
    assert_int_equal(pivots.count, 1);
    assert_int_equal(pivots.at[0].mode, CSQL_COL_AMB);
    assert_string_equal(pivots.at[0].term, "label");
    assert_int_equal(pivots.at[0].group_count, 2);
    /* A name of one of them settles it. */
    struct link_match match = {4, 5, true, NAME, LINK_SEMANTIC, 0, 0.9F};
    linked.matches = &match;
    linked.match_count = 1;
    pivots = find(arena, &linked, choices, 1);
    assert_int_equal(pivots.count, 0);
}

/* A step of the plan that looked at a word uses it only if the word names what the step chose. */
static void a_dropped_value_is_missed(void **state) {
    struct arena *arena = *state;
    struct linked linked = link_words(arena, "How many claims have the status Pet");
    struct link_match matches[] = {{2, 3, false, 0, LINK_EXACT, 1, 1},
                                   {5, 6, true, STATUS, LINK_EXACT, 1, 1}};
    linked.matches = matches;
    linked.match_count = 2;
    struct link_value value = {.first = 6, .last = 7, .kind = LINK_CAPITAL, .text = "Pet"};
    linked.values = &value;
    linked.value_count = 1;
    struct plan_choice choices[] = {
        {.first = 5, .last = 7, .chosen = column(STATUS), .probability = 0.9, .selected = true}};
    struct pivots pivots = find(arena, &linked, choices, 1);
    assert_int_equal(pivots.count, 1);
    assert_int_equal(pivots.at[0].mode, CSQL_VAL_UNANS);
    assert_string_equal(pivots.at[0].term, "Pet");
}

static void no_plan_is_no_pivot(void **state) {
    struct linked linked = link_words(*state, "hello");
    struct plans plans = {0};
    struct pivot_input input = {.linked = &linked, .plans = &plans};
    struct pivots pivots;
    assert_int_equal(pivot_find(&input, *state, &pivots, NULL), CSQL_OK);
    assert_int_equal(pivots.count, 0);
}

/* What the network is sure of decides: a clear question loses its pivots, and what cannot be answered is
 * refused with the words that the network marks, whether or not a search found them. */
static void the_network_decides(void **state) {
    struct arena *arena = *state;
    static const struct {
        float verdicts[PLAN_VERDICTS];
        enum plan_tag tag;
        enum pivot_decision decision;
        size_t count;
        csql_mode mode;
    } rows[] = {
        {{0.995F, 0.001F, 0.001F, 0.001F, 0.001F, 0.001F}, PLAN_TAG_COLUMN, PIVOT_ANSWER, 0, CSQL_COL_AMB},
        {{0.01F, 0.001F, 0.98F, 0.003F, 0.003F, 0.003F}, PLAN_TAG_MISSING, PIVOT_REFUSE, 1, CSQL_COL_UNANS},
        {{0.01F, 0.001F, 0.003F, 0.98F, 0.003F, 0.003F}, PLAN_TAG_MISSING, PIVOT_REFUSE, 1, CSQL_VAL_UNANS},
        {{0.01F, 0.001F, 0.003F, 0.003F, 0.003F, 0.98F},
         PLAN_TAG_MISSING,
         PIVOT_REFUSE,
         1,
         CSQL_OUT_OF_SCOPE},
    };
    struct decide_weights *weights = NULL;
    assert_int_equal(decide_open("/nonexistent", &weights, NULL), CSQL_NOT_FOUND);
    assert_null(weights);
    assert_int_equal(decide_open("data", &weights, NULL), CSQL_OK);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct linked linked = link_words(arena, "List the colour of claims");
        float tags[5][PLAN_TAGS] = {{1}, {1}, {0.05F}, {1}, {1}};
        const double best =
            rows[i].decision == PIVOT_ANSWER ? 0.9 : 0.4; /* who doubts doubts the query, too */
        struct plan plan = {.sql = "SELECT 1", .score = best, .agreed = best};
        struct plans plans = {.at = &plan, .count = 1, .word_tags = &tags[0][0]};
        struct pivot_input input = {.linked = &linked, .plans = &plans, .weights = weights};
        struct pivots pivots;
        tags[2][rows[i].tag] = 0.95F;
        memcpy(plans.verdicts, rows[i].verdicts, sizeof plans.verdicts);
        assert_int_equal(pivot_find(&input, arena, &pivots, NULL), CSQL_OK);
        assert_int_equal(pivots.decision, rows[i].decision);
        assert_int_equal(pivots.count, rows[i].count);
        for (size_t p = 0; p < pivots.count; p++) {
            assert_string_equal(pivots.at[p].term, "colour");
            assert_int_equal(pivots.at[p].mode, rows[i].mode);
            assert_int_equal(pivots.at[p].group_count, 0);
            assert_non_null(pivots.at[p].reason);
        }
    }
    decide_close(weights);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, open_arena, close_arena)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(whole_terms_link),
        TEST(exact_names_are_told),
        TEST(own_tokens_are_told),
        TEST(bare_words_are_generic),
        TEST(shared_tokens_are_counted),
        TEST(equal_alternatives_make_a_pivot),
        TEST(an_exact_name_in_focus_is_clear),
        TEST(a_missing_column_is_named),
        TEST(the_network_decides),
        TEST(values_are_looked_up),
        TEST(one_value_in_two_columns_is_ambiguous),
        TEST(units_in_parentheses_are_told),
        TEST(what_an_abbreviation_spells_out_is_told),
        TEST(columns_named_beside_a_term_are_told),
        TEST(definitions_are_told),
        TEST(a_name_of_two_parts_is_one),
        TEST(a_value_under_another_name_is_ambiguous),
        TEST(a_dropped_value_is_missed),
        TEST(no_plan_is_no_pivot),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
