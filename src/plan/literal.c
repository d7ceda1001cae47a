/* How a fragment of the question is written as an SQL literal. */
#include <ctype.h>
#include <string.h>

#include "plan/compose.h"
#include "plan/span.h"
#include "plan/units.h"

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
    if (span_of(value, &c->catalogue->columns[number])) {
        return value->until == NULL;
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
    bool span = column && !text && !holder && span_of(value, column);
    if (span && place == PLACE_LIKE) {
        const char *within = span_pattern(c->arena, value);
        return within ? sql_text(c->arena, within) : NULL;
    }
    if (place == PLACE_LIKE) {
        bool whole = holder && holder->match <= VALUE_STEM && cues_position(c->cues, value) == CUE_TOTAL;
        return pattern(c, value, text ? text : whole ? holder->stored : value->text);
    }
    if (!text) {
        text = holder ? holder->stored
               : (span && place != PLACE_EQUAL) || (column && value->until)
                   ? span_bound(c->arena, value, column, place == PLACE_END)
               : column && value->kind == LINK_DATE ? span_date(c->arena, value->text, column)
                                                    : value->text;
    }
    if (!text) {
        return NULL;
    }
    bool quoted = column && column->text_values && aggregate != TOKEN_ID_SUM && aggregate != TOKEN_ID_AVG;
    return !quoted && is_number(text) ? sql_number(c->arena, text) : sql_text(c->arena, text);
}
