/* Ages and births: "the oldest", "older than", "from oldest to youngest". */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "base/arena.h"
#include "plan/age.h"
#include "plan/legal.h"
#include "text/text.h"

#define MAX_WORDS 16
#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

/* Columns by the letters that sequences are written with below. */
static const struct db_column columns[] = {
    {.name = "rider_name", .type = TYPE_TEXT},
    {.name = "birthDate", .type = TYPE_DATE},
    {.name = "level", .type = TYPE_NUMBER},
    {.name = "age", .type = TYPE_NUMBER, .table = 1},
};
enum { NAME, BIRTH, LEVEL, AGE };

static const struct db_table tables[] = {{.name = "riders"}, {.name = "horses"}};
static int planned_tables[] = {0, 1};

static struct linked link_words(struct arena *arena, const struct db_catalogue *catalogue,
                                const char *question) {
    struct link_word *words = arena_array(arena, MAX_WORDS, sizeof *words);
    assert_non_null(words);
    struct linked linked = {.question = question, .catalogue = catalogue, .words = words};
    for (size_t at = 0; question[at] && linked.word_count < MAX_WORDS; linked.word_count++) {
        size_t length = strcspn(question + at, " ");
        char *norm = arena_printf(arena, "%.*s", (int)length, question + at);
        assert_non_null(norm);
        words[linked.word_count] =
            (struct link_word){.start = at, .end = at + length, .norm = norm, .stem = text_stem(arena, norm)};
        at += length + (question[at + length] == ' ');
    }
    return linked;
}

static void knows_columns(void **state) {
    static const struct {
        struct db_column column;
        enum age_kind kind;
    } rows[] = {
        {{.name = "birthDate", .type = TYPE_DATE}, AGE_OF_BIRTH},
        {{.name = "dob", .type = TYPE_TEXT}, AGE_OF_BIRTH},
        {{.name = "date_of_birth", .type = TYPE_TEXT}, AGE_OF_BIRTH},
        {{.name = "BIRTH_YEAR", .type = TYPE_NUMBER}, AGE_OF_BIRTH},
        {{.name = "born", .type = TYPE_NUMBER}, AGE_OF_BIRTH},
        {{.name = "born", .type = TYPE_DATE}, AGE_OF_BIRTH},
        {{.name = "rider_bday", .type = TYPE_DATE}, AGE_OF_BIRTH},
        {{.name = "birth_place", .type = TYPE_TEXT}, AGE_OF_NOTHING},
        {{.name = "birth_weight", .type = TYPE_NUMBER}, AGE_OF_NOTHING},
        {{.name = "born_year_id", .type = TYPE_NUMBER, .foreign_key = true}, AGE_OF_NOTHING},
        {{.name = "age", .type = TYPE_NUMBER}, AGE_OF_YEARS},
        {{.name = "rider_age", .type = TYPE_NUMBER}, AGE_OF_YEARS},
        {{.name = "age", .type = TYPE_TEXT}, AGE_OF_NOTHING},
        {{.name = "wage", .type = TYPE_NUMBER}, AGE_OF_NOTHING},
        {{.name = "opened", .type = TYPE_DATE}, AGE_OF_NOTHING},
        {{.name = "", .type = TYPE_DATE}, AGE_OF_NOTHING},
    };
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        enum age_kind kind = age_of_column(*state, &rows[i].column);
        if (kind != rows[i].kind) {
            fail_msg("%s: %d, not %d", rows[i].column.name, (int)kind, (int)rows[i].kind);
        }
    }
}

#define SELECTS TOKEN_ID_SELECT, C(NAME)
/* A column as an action, the input having no node but columns. */
#define C(column) (uint16_t)(PLAN_TOKEN_COUNT + (column))
#define T(name) TOKEN_ID_##name
#define ORDERED(way, column)                                                                                 \
    { SELECTS, T(way), C(column), T(END) }
#define ENDED(end, column)                                                                                   \
    { TOKEN_ID_SELECT, T(end), C(column), T(END) }
#define NAMED                                                                                                \
    { SELECTS, T(END) }
#define COUNTED                                                                                              \
    { TOKEN_ID_SELECT, T(COUNT), C(NAME), T(END) }
#define LIMITED(way, column)                                                                                 \
    { SELECTS, T(way), C(column), T(LIMIT), T(ONE), T(END) }
#define EQUATED(end, column)                                                                                 \
    { SELECTS, T(WHERE), T(EQ), C(column), T(SUB), T(SELECT), T(end), C(column), T(CLOSE), T(END) }
#define COMPARED(compare, end, column)                                                                       \
    { SELECTS, T(WHERE), T(compare), C(column), T(SUB), T(SELECT), T(end), C(column), T(CLOSE), T(END) }

static const struct {
    const char *question;
    uint16_t before[GRAMMAR_MAX_ACTIONS], after[GRAMMAR_MAX_ACTIONS]; /* 0, which is PAD, ends them */
} corrections[] = {
    {"who is the oldest rider", LIMITED(DESC, BIRTH), LIMITED(ASC, BIRTH)},
    {"who is the eldest rider", LIMITED(DESC, BIRTH), LIMITED(ASC, BIRTH)},
    {"who is the oldest rider", LIMITED(ASC, BIRTH), LIMITED(ASC, BIRTH)},
    {"who is the youngest rider", LIMITED(ASC, BIRTH), LIMITED(DESC, BIRTH)},
    {"who is the youngest rider", LIMITED(DESC, AGE), LIMITED(ASC, AGE)},
    {"who is the oldest rider", LIMITED(ASC, AGE), LIMITED(DESC, AGE)},
    {"who is the oldest rider", LIMITED(DESC, NAME), LIMITED(ASC, BIRTH)},
    {"who is the youngest rider", LIMITED(ASC, LEVEL), LIMITED(DESC, BIRTH)},
    {"who is the best rider", LIMITED(ASC, LEVEL), LIMITED(ASC, LEVEL)},
    {"who is the youngest rider", NAMED, LIMITED(DESC, BIRTH)},
    {"the oldest and the youngest rider", NAMED, NAMED},
    {"how many are the oldest", COUNTED, COUNTED},
    {"who is the oldest rider", EQUATED(MAX, BIRTH), EQUATED(MIN, BIRTH)},
    {"who is the youngest rider", EQUATED(MIN, BIRTH), EQUATED(MAX, BIRTH)},
    {"who is the youngest rider", EQUATED(MIN, AGE), EQUATED(MIN, AGE)},
    {"riders from oldest to youngest", ORDERED(ASC, AGE), ORDERED(DESC, AGE)},
    {"riders from oldest to youngest", ORDERED(DESC, BIRTH), ORDERED(ASC, BIRTH)},
    {"riders from the youngest to the oldest", ORDERED(ASC, BIRTH), ORDERED(DESC, BIRTH)},
    {"riders from youngest to oldest", ENDED(MIN, BIRTH), ORDERED(DESC, BIRTH)},
    {"riders from youngest to oldest", ENDED(MIN, AGE), ENDED(MIN, AGE)}, /* rows without a name */
    {"riders from youngest to oldest", ENDED(MIN, NAME), ENDED(MIN, NAME)},
    {"the age of the oldest rider", ENDED(MIN, AGE), ENDED(MAX, AGE)},
    {"riders youngest first", ORDERED(DESC, AGE), ORDERED(ASC, AGE)},
    {"the oldest and the youngest rider", LIMITED(DESC, BIRTH), LIMITED(DESC, BIRTH)},
    {"oldest riders in ascending order of age", ORDERED(ASC, AGE), ORDERED(ASC, AGE)},
    {"the highest of the youngest", EQUATED(MAX, AGE), EQUATED(MAX, AGE)},
    {"riders older than ann", COMPARED(GT, MAX, BIRTH), COMPARED(LT, MIN, BIRTH)},
    {"riders younger than ann", COMPARED(LT, MIN, BIRTH), COMPARED(GT, MAX, BIRTH)},
    {"riders older than ann", COMPARED(LT, MAX, BIRTH), COMPARED(LT, MAX, BIRTH)},
    {"riders older than the youngest", COMPARED(GT, MIN, BIRTH), COMPARED(LT, MAX, BIRTH)},
    {"riders not older than ann", COMPARED(GE, AVG, BIRTH), COMPARED(GE, AVG, BIRTH)},
    {"riders older than the average", COMPARED(GT, AVG, AGE), COMPARED(GT, AVG, AGE)},
    {"riders", LIMITED(DESC, BIRTH), LIMITED(DESC, BIRTH)},
};

static struct sequence sequence_of(const uint16_t *actions) {
    struct sequence sequence = {.count = 0};
    while (actions[sequence.count] != TOKEN_ID_PAD) {
        sequence.actions[sequence.count] = actions[sequence.count];
        sequence.count++;
    }
    return sequence;
}

static struct input_column planned[COUNT_OF(columns)];

static struct plan_input input_of_columns(void) {
    for (size_t i = 0; i < COUNT_OF(columns); i++) {
        planned[i] =
            (struct input_column){.table = columns[i].table, .catalogue = (int)i, .type = columns[i].type};
    }
    return (struct plan_input){
        .columns = planned, .column_count = COUNT_OF(columns), .tables = planned_tables};
}

static void corrects(void **state) {
    const struct db_catalogue catalogue = {.columns = columns,
                                           .column_count = COUNT_OF(columns),
                                           .tables = tables,
                                           .table_count = COUNT_OF(tables)};
    const struct plan_input in = input_of_columns();
    for (size_t i = 0; i < COUNT_OF(corrections); i++) {
        struct linked linked = link_words(*state, &catalogue, corrections[i].question);
        struct sequence sequence = sequence_of(corrections[i].before);
        struct sequence expected = sequence_of(corrections[i].after);
        bool differs = memcmp(corrections[i].before, corrections[i].after, sizeof corrections[i].after) != 0;
        struct cues cues;
        struct age age;
        cues_find(&linked, &cues);
        assert_true(age_read(*state, &in, &linked, &cues, &age));
        if (age_correct(&age, &in, &sequence) != differs || sequence.count != expected.count ||
            memcmp(sequence.actions, expected.actions, expected.count * sizeof *expected.actions) != 0) {
            fail_msg("row %zu: %s", i, corrections[i].question);
        }
    }
}

static void sides_beside_numbers(void **state) {
    static const struct {
        const char *question;
        size_t number;
        enum age_side side;
    } rows[] = {
        {"riders older than 50", 3, AGE_OLD},
        {"riders aged under 30", 3, AGE_YOUNG},
        {"riders at least 18 years old", 3, AGE_OLD},
        {"riders aged 50 or older", 2, AGE_OLD},
        {"riders younger than 20", 3, AGE_YOUNG},
        {"riders at most 40", 3, AGE_YOUNG},
        {"riders of 30", 2, AGE_UNSAID},
        {"30 riders", 0, AGE_UNSAID},
    };
    const struct db_catalogue catalogue = {.columns = columns, .column_count = COUNT_OF(columns)};
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        struct linked linked = link_words(*state, &catalogue, rows[i].question);
        const struct link_value number = {.first = rows[i].number, .last = rows[i].number + 1};
        if (age_side_beside(&linked, &number) != rows[i].side) {
            fail_msg("%s", rows[i].question);
        }
    }
}

/* "Older than the average" asks for what is below it, of births alone. */
static void turns_what_is_asked(void **state) {
    static const struct {
        const char *question;
        int column;
        enum comparison before, after;
    } rows[] = {
        {"riders older than the average", BIRTH, COMPARISON_ABOVE, COMPARISON_BELOW},
        {"riders younger than the average", BIRTH, COMPARISON_BELOW, COMPARISON_ABOVE},
        {"riders older than the average", AGE, COMPARISON_ABOVE, COMPARISON_ABOVE},
        {"riders older than the average", -1, COMPARISON_ABOVE, COMPARISON_ABOVE},
        {"riders above the average", BIRTH, COMPARISON_ABOVE, COMPARISON_ABOVE},
    };
    const struct db_catalogue catalogue = {.columns = columns,
                                           .column_count = COUNT_OF(columns),
                                           .tables = tables,
                                           .table_count = COUNT_OF(tables)};
    const struct plan_input in = input_of_columns();
    const struct cues cues = {.found = 0};
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        struct linked linked = link_words(*state, &catalogue, rows[i].question);
        struct asked asked = {.asked = rows[i].before, .column = rows[i].column};
        struct age age;
        assert_true(age_read(*state, &in, &linked, &cues, &age));
        age_turn_asked(&age, &asked);
        if (asked.asked != rows[i].after) {
            fail_msg("row %zu", i);
        }
    }
}

static int open_arena(void **state) {
    *state = arena_new();
    return *state ? 0 : -1;
}

static int close_arena(void **state) {
    arena_free(*state);
    return 0;
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(knows_columns, open_arena, close_arena),
        cmocka_unit_test_setup_teardown(corrects, open_arena, close_arena),
        cmocka_unit_test_setup_teardown(turns_what_is_asked, open_arena, close_arena),
        cmocka_unit_test_setup_teardown(sides_beside_numbers, open_arena, close_arena),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
