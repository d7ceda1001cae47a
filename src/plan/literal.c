/* How a fragment of the question is written as an SQL literal. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "plan/compose.h"
#include "plan/units.h"

#define YEAR_BYTES 4      /* "2018" */
#define MONTH_BYTES 7     /* "2018-03" */
#define ISO_DATE_BYTES 10 /* "2018-03-31", before the time if there is one */

/* The stored value that the dialogue has settled for the words, or NULL. */
static const char *settled_text(const struct compose_context *c, const struct link_value *value) {
    for (size_t i = 0; i < c->settled_count; i++) {
        const struct plan_settled *settled = &c->settled[i];
        if (settled->stored && settled->first < value->last && value->first < settled->last) {
            return settled->stored;
        }
    }
    return NULL;
}

static const struct link_holder *holder_in(const struct link_value *value, int column) {
    for (size_t i = 0; i < value->holder_count; i++) {
        if (value->holders[i].column == column) {
            return &value->holders[i];
        }
    }
    return NULL;
}

static bool is_number(const char *text) {
    size_t i = text[0] == '-' || text[0] == '+' ? 1 : 0, digits = 0, points = 0;
    for (; text[i]; i++) {
        digits += isdigit((unsigned char)text[i]) != 0;
        points += text[i] == '.';
        if (!isdigit((unsigned char)text[i]) && text[i] != '.') {
            return false;
        }
    }
    return digits > 0 && points <= 1;
}

/* How a column writes its dates, by its samples: day or month first between slashes, or digits alone. */
enum date_form { DATE_ISO, DATE_MONTH_FIRST, DATE_DAY_FIRST, DATE_DIGITS };

static enum date_form date_form(const struct db_column *column) {
    enum date_form form = DATE_ISO;
    for (size_t i = 0; i < column->sample_count; i++) {
        int a = 0, b = 0, year = 0, used = 0;
        const char *sample = column->samples[i];
        if (sscanf(sample, "%2d/%2d/%4d%n", &a, &b, &year, &used) == 3 && year > 1000) {
            if (a > 12) {
                return DATE_DAY_FIRST;
            }
            form = DATE_MONTH_FIRST;
        } else if (strlen(sample) == 8 && strspn(sample, "0123456789") == 8) {
            form = DATE_DIGITS;
        }
    }
    return form;
}

/* An ISO date in the column's own form. NULL when out of memory. */
static const char *date_text(const struct compose_context *c, const char *iso,
                             const struct db_column *column) {
    int year = 0, month = 0, day = 0, used = 0;
    if (sscanf(iso, "%4d-%2d-%2d%n", &year, &month, &day, &used) != 3 || iso[used] != '\0') {
        return iso;
    }
    switch (date_form(column)) {
    case DATE_MONTH_FIRST:
        return arena_printf(c->arena, "%02d/%02d/%04d", month, day, year);
    case DATE_DAY_FIRST:
        return arena_printf(c->arena, "%02d/%02d/%04d", day, month, year);
    case DATE_DIGITS:
        return arena_printf(c->arena, "%04d%02d%02d", year, month, day);
    default:
        return iso;
    }
}

/* True for a column of whole dates, all written as ISO 8601 has them. */
static bool holds_iso_dates(const struct db_column *column) {
    size_t dates = 0;
    for (size_t i = 0; i < column->sample_count; i++) {
        int year = 0, month = 0, day = 0, used = 0;
        const char *sample = column->samples[i];
        if (sscanf(sample, "%4d-%2d-%2d%n", &year, &month, &day, &used) != 3 || used != ISO_DATE_BYTES) {
            return false;
        }
        dates++;
    }
    return dates > 0;
}

/* A bare year, or a month of one, where the column holds whole dates. */
static bool is_span_of(const struct link_value *value, const struct db_column *column) {
    size_t length = strlen(value->text);
    bool year =
        value->kind == LINK_NUMBER && length == YEAR_BYTES && strspn(value->text, "0123456789") == YEAR_BYTES;
    bool month = value->kind == LINK_DATE && length == MONTH_BYTES && value->text[YEAR_BYTES] == '-';
    return (year || month) && holds_iso_dates(column);
}

static int days_in(int year, int month) {
    static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    return month < 1 || month > 12 ? 31 : days[month - 1] + (month == 2 && leap);
}

/* The first or last moment of a year or month, in the form of the column's dates. */
static const char *span_bound(const struct compose_context *c, const char *span,
                              const struct db_column *column, enum compose_place place) {
    bool times = strlen(column->samples[0]) > ISO_DATE_BYTES;
    char between = times ? column->samples[0][ISO_DATE_BYTES] : ' ';
    int year = 0, month = place == PLACE_START ? 1 : 12;
    if (sscanf(span, "%4d-%2d", &year, &month) < 1) {
        return span;
    }
    int day = place == PLACE_START ? 1 : days_in(year, month);
    return place != PLACE_START && times
               ? arena_printf(c->arena, "%04d-%02d-%02d%c23:59:59", year, month, day, between)
               : arena_printf(c->arena, "%04d-%02d-%02d", year, month, day);
}

/* The text, perhaps with patterns' signs of its own, as a pattern of LIKE. */
static struct sql_expr *pattern(const struct compose_context *c, const struct link_value *value,
                                const char *text) {
    enum cue position = cues_position(c->cues, value);
    size_t length = strlen(text);
    bool open_end = position != CUE_ENDS, open_start = position != CUE_STARTS;
    bool signs = strchr(text, '%') != NULL;
    if (signs) { /* a pattern in the question says itself where it is open */
        open_start = *text == '%';
        open_end = text[length - 1] == '%';
    }
    while (length > 0 && text[length - 1] == '%') {
        length--;
    }
    while (length > 0 && *text == '%') {
        text++;
        length--;
    }
    const char *with =
        arena_printf(c->arena, "%s%.*s%s", open_start ? "%" : "", (int)length, text, open_end ? "%" : "");
    return with ? sql_text(c->arena, with) : NULL;
}

bool compose_is_pattern(const struct compose_context *c, size_t index, int planner_column) {
    const struct link_value *value = &c->linked->values[index];
    if (planner_column < 0 || settled_text(c, value)) {
        return false;
    }
    int number = c->input->columns[planner_column].catalogue;
    const struct link_holder *holder = holder_in(value, number);
    if (!c->catalogue->columns[number].text_values || (holder && holder->match <= VALUE_STEM)) {
        return false;
    }
    if (is_span_of(value, &c->catalogue->columns[number])) {
        return true;
    }
    return value->kind != LINK_DATE && cues_position(c->cues, value) != CUE_TOTAL;
}

struct sql_expr *compose_literal(const struct compose_context *c, size_t index, int planner_column,
                                 int aggregate, enum compose_place place) {
    const struct link_value *value = &c->linked->values[index];
    bool counted = aggregate == TOKEN_ID_COUNT || aggregate == TOKEN_ID_COUNTD;
    int number = planner_column < 0 || counted ? -1 : c->input->columns[planner_column].catalogue;
    const struct db_column *column = number < 0 ? NULL : &c->catalogue->columns[number];
    const struct link_holder *holder = column ? holder_in(value, number) : NULL;
    const char *text = settled_text(c, value);
    struct units_change change;
    if (column && !text && units_convert(c->arena, c->linked, value, number, &change)) {
        text = units_text(c->arena, change.number);
        return text ? sql_number(c->arena, text) : NULL;
    }
    bool span = column && !text && !holder && is_span_of(value, column);
    if (span && place == PLACE_LIKE) {
        const char *within = arena_printf(c->arena, "%s-%%", value->text);
        return within ? sql_text(c->arena, within) : NULL;
    }
    if (place == PLACE_LIKE) {
        bool whole = holder && holder->match <= VALUE_STEM && cues_position(c->cues, value) == CUE_TOTAL;
        return pattern(c, value, text ? text : whole ? holder->stored : value->text);
    }
    if (!text) {
        text = holder                               ? holder->stored
               : span && place != PLACE_EQUAL       ? span_bound(c, value->text, column, place)
               : column && value->kind == LINK_DATE ? date_text(c, value->text, column)
                                                    : value->text;
    }
    if (!text) {
        return NULL;
    }
    bool quoted = column && column->text_values && aggregate != TOKEN_ID_SUM && aggregate != TOKEN_ID_AVG;
    return !quoted && is_number(text) ? sql_number(c->arena, text) : sql_text(c->arena, text);
}
