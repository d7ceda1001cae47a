#include "parse/literal.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "text/text.h"

#define YEAR_BYTES 4
#define MONTH_BYTES 7
#define DAY_BYTES 10
#define MOST_WORDS 9 /* of a span */
#define NUMBER_BYTES 48
#define FIRST_YEAR 1500
#define LAST_YEAR 2099

static struct sql_expr *text_of(struct arena *arena, const char *text) {
    return text != NULL ? sql_text(arena, text) : NULL;
}

/* ---- spans of time ---- */

/* From its first day to the day after its last. */
struct span {
    struct day first, end;
};

static struct day first_day(struct day day) {
    day.month = day.month > 0 ? day.month : 1;
    day.day = day.day > 0 ? day.day : 1;
    return day;
}

static struct day day_after(struct day day) {
    if (day.month == 0) {
        return (struct day){day.year + 1, 1, 1};
    }
    return day.day == 0 ? days_add_months((struct day){day.year, day.month, 1}, 1) : days_add(day, 1);
}

static bool span_of(const struct link_value *value, struct span *out) {
    struct day first, last;
    const bool number = value->kind == LINK_NUMBER;
    if ((!number && value->kind != LINK_DATE) || (number && strlen(value->text) != YEAR_BYTES) ||
        !days_read(value->text, &first) ||
        !days_read(value->until != NULL ? value->until : value->text, &last) ||
        (number && (first.year < FIRST_YEAR || first.year > LAST_YEAR))) {
        return false;
    }
    *out = (struct span){first_day(first), day_after(last)};
    return true;
}

static const char *iso(struct arena *arena, struct day day) {
    char text[DAYS_ISO_BYTES];
    days_write(day, text);
    return arena_string(arena, text);
}

/* Parts of dates are texts of digits. */
static bool is_date_part(enum grammar_known function) {
    return function >= TOKEN_YEAR && function <= TOKEN_DAYOFYEAR;
}

static const struct db_column *column_of(const struct literal_context *c,
                                         const struct literal_compared *compared) {
    return compared->column >= 0 ? &c->in->linked->catalogue->columns[compared->column] : NULL;
}

static bool compares_dates(const struct literal_context *c, const struct literal_compared *compared) {
    const struct db_column *column = column_of(c, compared);
    return compared->in_function
               ? is_date_part(compared->function)
               : column != NULL && (column->type == TYPE_DATE || column->encoding != DATES_PLAIN);
}

/* What the column holds for the value; NULL if it holds nothing of the kind. */
static const char *stored_for(const struct link_value *value, int column) {
    for (size_t i = 0; i < value->holder_count; i++) {
        if (value->holders[i].column == column) {
            return value->holders[i].stored;
        }
    }
    return NULL;
}

static struct sql_expr *stored_literal(const struct literal_context *c, const struct db_column *column,
                                       const char *stored) {
    const bool number = column->type == TYPE_NUMBER && !column->text_values;
    return number ? sql_number(c->arena, stored) : text_of(c->arena, stored);
}

static struct sql_expr *date_for_column(const struct literal_context *c, const struct db_column *column,
                                        const struct link_value *value, struct day at) {
    if (column->encoding == DATES_COMPACT) {
        return sql_integer(c->arena, at.year * 10000L + at.month * 100L + at.day);
    }
    const bool year = strlen(value->text) == YEAR_BYTES;
    if (column->type == TYPE_NUMBER && column->encoding == DATES_PLAIN) {
        return year ? sql_integer(c->arena, at.year) : text_of(c->arena, iso(c->arena, at));
    }
    if (year && column->type != TYPE_DATE && column->encoding == DATES_PLAIN) {
        return text_of(c->arena, value->text);
    }
    return text_of(c->arena, iso(c->arena, at));
}

static struct sql_expr *date_literal(const struct literal_context *c, const struct link_value *value,
                                     const struct span *span, enum grammar_known scale,
                                     const struct literal_compared *compared) {
    const struct db_column *column = column_of(c, compared);
    const bool bare = column != NULL && !compared->in_function;
    struct day at = scale == TOKEN_LASTDAY   ? days_add(span->end, -1)
                    : scale == TOKEN_NEXTDAY ? span->end
                                             : span->first;
    struct day last;
    if (scale == TOKEN_LASTOF && days_read(value->until != NULL ? value->until : value->text, &last)) {
        at = first_day(last);
    }
    const char *stored = bare && scale == TOKEN_OTHER ? stored_for(value, compared->column) : NULL;
    if (stored != NULL) {
        return stored_literal(c, column, stored);
    }
    if ((compared->in_function && compared->function == TOKEN_YEAR) || scale == TOKEN_YEAROF) {
        const bool number = bare && column->type == TYPE_NUMBER && !column->text_values;
        return number ? sql_integer(c->arena, at.year)
                      : text_of(c->arena, arena_printf(c->arena, "%04d", at.year));
    }
    if ((compared->in_function && compared->function == TOKEN_MONTH) || scale == TOKEN_MONTHOF) {
        return text_of(c->arena, arena_printf(c->arena, "%04d-%02d", at.year, at.month));
    }
    if (compared->in_function && compared->function == TOKEN_MONTHNO) {
        return text_of(c->arena, arena_printf(c->arena, "%02d", at.month));
    }
    return bare ? date_for_column(c, column, value, at) : text_of(c->arena, iso(c->arena, at));
}

/* ---- words ---- */

/* The number of the month or weekday that a word names, as strftime writes it. */
static struct sql_expr *named_number(const struct literal_context *c, const char *word, bool month) {
    static const char *const weekdays[] = {"sunday",   "monday", "tuesday", "wednesday",
                                           "thursday", "friday", "saturday"};
    if (month) {
        const int number = text_month(word);
        return number > 0 ? text_of(c->arena, arena_printf(c->arena, "%02d", number)) : NULL;
    }
    for (int i = 0; i < 7; i++) {
        if (strncmp(weekdays[i], word, 3) == 0) {
            return text_of(c->arena, arena_printf(c->arena, "%d", i));
        }
    }
    return NULL;
}

/* Words of the question as they are written. */
static const char *written(const struct literal_context *c, size_t first, size_t last) {
    const struct link_word *words = c->in->linked->words;
    return words[last].end > words[first].start
               ? arena_copy(c->arena, c->in->linked->question + words[first].start,
                            words[last].end - words[first].start)
               : NULL;
}

static struct sql_expr *word_literal(const struct literal_context *c, size_t word, enum grammar_known scale) {
    if (scale == TOKEN_MONTHNUMBER || scale == TOKEN_WEEKDAYNUMBER) {
        return named_number(c, c->in->linked->words[word].norm, scale == TOKEN_MONTHNUMBER);
    }
    const char *text = written(c, word, word);
    return text_of(c->arena, scale == TOKEN_SINGULAR && text != NULL ? text_singular(c->arena, text) : text);
}

struct sql_expr *literal_span(const struct literal_context *c, const struct query_node *first,
                              const struct query_node *last) {
    const bool words = first->pointer && last->pointer && first->kind == NODE_WORD && last->kind == NODE_WORD;
    if (!words || last->index <= first->index || last->index - first->index >= MOST_WORDS) {
        return NULL;
    }
    return text_of(c->arena, written(c, first->index, last->index));
}

/* ---- numbers and texts ---- */

static const char *number_text(struct arena *arena, double number) {
    char text[NUMBER_BYTES];
    if (number == floor(number) && fabs(number) < 1e15) {
        (void)snprintf(text, sizeof text, "%.0f", number);
    } else {
        (void)snprintf(text, sizeof text, "%.10g", number);
    }
    return arena_string(arena, text);
}

static struct sql_expr *number_literal(const struct literal_context *c, const struct link_value *value,
                                       double factor, const struct literal_compared *compared) {
    const char *text = number_text(c->arena, value->number * factor);
    const struct db_column *column = column_of(c, compared);
    if (text == NULL) {
        return NULL;
    }
    if (compared->texts || (compared->in_function && is_date_part(compared->function))) {
        return sql_text(c->arena, text);
    }
    if (column != NULL && !compared->in_function && (column->text_values || column->type == TYPE_TEXT)) {
        const char *stored = stored_for(value, compared->column);
        return sql_text(c->arena, stored != NULL ? stored : text);
    }
    return sql_number(c->arena, text);
}

static struct sql_expr *text_literal(const struct literal_context *c, const struct link_value *value,
                                     enum grammar_known scale, const struct literal_compared *compared) {
    if (scale == TOKEN_SINGULAR) {
        return text_of(c->arena, text_singular(c->arena, value->text));
    }
    const bool spelled = compared->function == TOKEN_LOWER || compared->function == TOKEN_UPPER ||
                         compared->function == TOKEN_TRIM;
    if (compared->texts || (compared->in_function && !spelled)) {
        return text_of(c->arena, value->text);
    }
    const char *stored = compared->column >= 0 ? stored_for(value, compared->column) : NULL;
    return stored != NULL ? stored_literal(c, column_of(c, compared), stored)
                          : text_of(c->arena, value->text);
}

struct sql_expr *literal_of(const struct literal_context *c, const struct query_node *pointer,
                            enum grammar_known scale, double factor,
                            const struct literal_compared *compared) {
    struct span span;
    if (!pointer->pointer) {
        return NULL;
    }
    if (pointer->kind == NODE_CATEGORY) {
        const struct input_category *category = &c->in->categories[pointer->index];
        const int column = c->in->columns[category->column].catalogue;
        return stored_literal(c, &c->in->linked->catalogue->columns[column], category->text);
    }
    if (pointer->kind == NODE_WORD) {
        return word_literal(c, pointer->index, scale);
    }
    if (pointer->kind != NODE_VALUE) {
        return NULL;
    }
    const struct link_value *value = &c->in->linked->values[pointer->index];
    const bool of_span = scale == TOKEN_LASTDAY || scale == TOKEN_NEXTDAY || scale == TOKEN_YEAROF ||
                         scale == TOKEN_MONTHOF || scale == TOKEN_LASTOF;
    if (span_of(value, &span) && (value->kind == LINK_DATE || of_span || compares_dates(c, compared))) {
        return date_literal(c, value, &span, scale, compared);
    }
    return value->kind == LINK_NUMBER || value->kind == LINK_NUMBER_WORD
               ? number_literal(c, value, factor, compared)
               : text_literal(c, value, scale, compared);
}

bool literal_is_packed(const struct literal_context *c, const struct literal_compared *compared) {
    const struct db_column *column = column_of(c, compared);
    return column != NULL && !compared->in_function && column->encoding == DATES_COMPACT &&
           !column->text_values;
}

/* 20240315 for a whole date, 202403 for a month, 2024 for a year. */
static struct sql_expr *packed(const struct literal_context *c, struct day day) {
    return sql_integer(c->arena, day.month == 0 ? day.year
                                 : day.day == 0 ? day.year * 100L + day.month
                                                : day.year * 10000L + day.month * 100L + day.day);
}

/* The packed date falls into the span: its leading digits are those of the year or month that it is. */
static struct sql_expr *packed_during(const struct literal_context *c, struct sql_expr *date,
                                      const struct link_value *value, const struct span *span) {
    struct day said;
    if (value->until == NULL && days_read(value->text, &said)) {
        const long rest = said.month == 0 ? 10000 : said.day == 0 ? 100 : 1;
        struct sql_expr *lead =
            rest > 1 ? sql_binary(c->arena, SQL_DIVIDE, date, sql_integer(c->arena, rest)) : date;
        return sql_binary(c->arena, SQL_EQ, lead, packed(c, said));
    }
    struct sql_expr *from = sql_binary(c->arena, SQL_GE, date, packed(c, span->first));
    struct sql_expr *until =
        sql_binary(c->arena, SQL_LT, sql_copy_expr(c->arena, date), packed(c, span->end));
    return from != NULL && until != NULL ? sql_and(c->arena, from, until) : NULL;
}

struct sql_expr *literal_during(const struct literal_context *c, struct sql_expr *date,
                                const struct query_node *pointer, const struct literal_compared *compared) {
    struct span span;
    const struct db_column *column = column_of(c, compared);
    if (!pointer->pointer || pointer->kind != NODE_VALUE || date == NULL ||
        !span_of(&c->in->linked->values[pointer->index], &span)) {
        return NULL;
    }
    const struct link_value *value = &c->in->linked->values[pointer->index];
    if (column != NULL && !compared->in_function && column->type == TYPE_NUMBER &&
        column->encoding == DATES_PLAIN) {
        return sql_binary(c->arena, SQL_EQ, date, sql_integer(c->arena, span.first.year));
    }
    if (literal_is_packed(c, compared)) {
        return packed_during(c, date, value, &span);
    }
    if (value->until == NULL) {
        const size_t length = strlen(value->text);
        const char *form = length == YEAR_BYTES ? "%Y" : length == MONTH_BYTES ? "%Y-%m" : "%Y-%m-%d";
        struct sql_expr *part = sql_call_two(c->arena, "strftime", sql_text(c->arena, form), date);
        return sql_binary(c->arena, SQL_EQ, part, sql_text(c->arena, value->text));
    }
    struct sql_expr *from = sql_binary(c->arena, SQL_GE, date, text_of(c->arena, iso(c->arena, span.first)));
    struct sql_expr *until = sql_binary(c->arena, SQL_LT, sql_copy_expr(c->arena, date),
                                        text_of(c->arena, iso(c->arena, span.end)));
    return from != NULL && until != NULL ? sql_and(c->arena, from, until) : NULL;
}

struct sql_expr *literal_dated(struct arena *arena, enum date_encoding encoding, struct sql_expr *cell) {
    if (cell == NULL || encoding == DATES_PLAIN) {
        return cell;
    }
    if (encoding == DATES_COMPACT) {
        static const int parts[][2] = {{1, 4}, {5, 2}, {7, 2}};
        struct sql_expr *out = NULL;
        for (size_t i = 0; i < 3; i++) {
            struct sql_expr *copy = i > 0 ? sql_copy_expr(arena, cell) : cell;
            struct sql_expr *part = sql_call_two(arena, "substr", copy, sql_integer(arena, parts[i][0]));
            struct sql_expr **operands = part != NULL ? arena_array(arena, 3, sizeof *operands) : NULL;
            if (operands == NULL) {
                return NULL;
            }
            memcpy(operands, part->operands, 2 * sizeof *operands);
            operands[2] = sql_integer(arena, parts[i][1]);
            part->operands = operands;
            part->operand_count = 3;
            out = out == NULL ? part
                              : sql_binary(arena, SQL_CONCAT,
                                           sql_binary(arena, SQL_CONCAT, out, sql_text(arena, "-")), part);
        }
        return out;
    }
    struct sql_expr *seconds =
        encoding == DATES_SECONDS ? cell : sql_binary(arena, SQL_DIVIDE, cell, sql_integer(arena, 1000));
    return sql_call_two(arena, "datetime", seconds, sql_text(arena, "unixepoch"));
}
