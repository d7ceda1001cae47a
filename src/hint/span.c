#include "hint/span.h"

#include <stdio.h>
#include <string.h>

#include "text/days.h"

#define YEAR_BYTES 4      /* "2018" */
#define MONTH_BYTES 7     /* "2018-03" */
#define ISO_DATE_BYTES 10 /* "2018-03-31", before the time if there is one */

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

const char *span_date(struct arena *arena, const char *iso, const struct db_column *column) {
    struct day day;
    if (!days_read(iso, &day) || day.day == 0) {
        return arena_string(arena, iso); /* the caller's may not last */
    }
    switch (date_form(column)) {
    case DATE_MONTH_FIRST:
        return arena_printf(arena, "%02d/%02d/%04d", day.month, day.day, day.year);
    case DATE_DAY_FIRST:
        return arena_printf(arena, "%02d/%02d/%04d", day.day, day.month, day.year);
    case DATE_DIGITS:
        return arena_printf(arena, "%04d%02d%02d", day.year, day.month, day.day);
    default:
        return arena_string(arena, iso);
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

/* The column's dates have times of day. */
static bool holds_times(const struct db_column *column) {
    return column->sample_count > 0 && strlen(column->samples[0]) > ISO_DATE_BYTES;
}

bool span_of(const struct link_value *value, const struct db_column *column) {
    const size_t length = strlen(value->text);
    const bool year =
        value->kind == LINK_NUMBER && length == YEAR_BYTES && strspn(value->text, "0123456789") == YEAR_BYTES;
    const bool month = value->kind == LINK_DATE && length == MONTH_BYTES && value->text[YEAR_BYTES] == '-';
    const bool day = value->kind == LINK_DATE && length == ISO_DATE_BYTES && holds_times(column);
    return (year || month || day || value->until != NULL) && holds_iso_dates(column);
}

const char *span_pattern(struct arena *arena, const struct link_value *value) {
    const bool day = strlen(value->text) == ISO_DATE_BYTES;
    return arena_printf(arena, day ? "%s%%" : "%s-%%", value->text);
}

/* The first or last day of a year, a month or a day. */
static struct day bound_day(const char *span, bool last) {
    struct day day;
    if (!days_read(span, &day)) {
        return (struct day){0};
    }
    day.month = day.month > 0 ? day.month : last ? 12 : 1;
    day.day = day.day > 0 ? day.day : last ? days_in_month(day.year, day.month) : 1;
    return day;
}

const char *span_bound(struct arena *arena, const struct link_value *value, const struct db_column *column,
                       bool last) {
    const struct day day = bound_day(last && value->until != NULL ? value->until : value->text, last);
    char iso[DAYS_ISO_BYTES];
    if (!column->text_values) {
        days_write((struct day){.year = day.year}, iso);
        return arena_string(arena, iso);
    }
    days_write(day, iso);
    if (!holds_iso_dates(column)) {
        return span_date(arena, iso, column);
    }
    return last && holds_times(column)
               ? arena_printf(arena, "%s%c23:59:59", iso, column->samples[0][ISO_DATE_BYTES])
               : arena_string(arena, iso);
}

static struct sql_expr *literal(struct arena *arena, const struct db_column *column, const char *text) {
    return text == NULL ? NULL : column->text_values ? sql_text(arena, text) : sql_number(arena, text);
}

struct sql_expr *span_compare(struct arena *arena, struct sql_expr *left, enum sql_operator op,
                              const struct link_value *value, const struct db_column *column) {
    const bool equal = op == SQL_EQ || op == SQL_NE;
    if (!span_of(value, column) && value->until == NULL) {
        return sql_binary(arena, op, left, literal(arena, column, span_date(arena, value->text, column)));
    }
    if (equal && value->until == NULL) {
        const char *pattern = span_pattern(arena, value);
        return pattern == NULL ? NULL : sql_like(arena, left, sql_text(arena, pattern), op == SQL_NE);
    }
    struct sql_expr *low = literal(arena, column, span_bound(arena, value, column, false));
    struct sql_expr *high = literal(arena, column, span_bound(arena, value, column, true));
    if (!equal) {
        return sql_binary(arena, op, left, op == SQL_LT || op == SQL_GE ? low : high);
    }
    struct sql_expr *within = sql_between(arena, left, low, high);
    if (within != NULL) {
        within->negated = op == SQL_NE;
    }
    return within;
}
