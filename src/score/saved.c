#include "score/saved.h"

#include <math.h>
#include <string.h>

#include "base/error.h"

static void print_values(struct buffer *out, const struct score_values *values) {
    bool first = true;
    buffer_char(out, '{');
    for (int m = 0; m < SCORE_METRIC_COUNT; m++) {
        if (!isnan(values->value[m])) {
            buffer_string(out, first ? "" : ",");
            json_text(out, score_metric_name(m));
            buffer_printf(out, ":%lld", llround(values->value[m] * SCORE_UNIT));
            first = false;
        }
    }
    buffer_char(out, '}');
}

void score_saved_print(struct buffer *out, const char *id, const struct score_values *values,
                       const struct score_values *second) {
    buffer_string(out, "{\"id\":");
    json_text(out, id);
    if (values->left_out) {
        buffer_string(out, ",\"left_out\":");
        json_text(out, values->left_out);
    } else {
        buffer_string(out, ",\"values\":");
        print_values(out, values);
        buffer_printf(out, ",\"hardness\":%d", values->hardness);
        if (second) {
            buffer_string(out, ",\"against\":");
            print_values(out, second);
        }
    }
    buffer_string(out, "}\n");
}

static csql_status read_values(const json *object, struct score_values *out, csql_error *error) {
    if (!json_is_object(object)) {
        return error_set(error, CSQL_BAD_DATA, "a line without values");
    }
    for (const json *member = json_first(object); member; member = json_next(member)) {
        int metric = score_metric_find(json_name(member));
        double value = 0;
        if (metric < 0 || !json_number_value(member, &value) || value != floor(value) ||
            fabs(value) >= 0x1p53) {
            return error_set(error, CSQL_BAD_DATA, "%s is no metric in millionths", json_name(member));
        }
        out->value[metric] = value / SCORE_UNIT;
    }
    return CSQL_OK;
}

static void clear(struct score_values *values) {
    *values = (struct score_values){.hardness = -1};
    for (int m = 0; m < SCORE_METRIC_COUNT; m++) {
        values->value[m] = NAN;
    }
}

csql_status score_saved_read(struct arena *arena, const char *line, struct score_values *values,
                             struct score_values *second, csql_error *error) {
    json *object = NULL;
    clear(values);
    csql_status status = json_parse(line, strlen(line), &object, error);
    const char *left_out = json_get_string(object, "left_out");
    double hardness = -1;
    if (status == CSQL_OK && left_out) {
        values->left_out = arena_string(arena, left_out);
        status = values->left_out ? CSQL_OK : error_set(error, CSQL_NO_MEMORY, "out of memory");
    } else if (status == CSQL_OK) {
        status = read_values(json_get(object, "values"), values, error);
        if (status == CSQL_OK && json_get_number(object, "hardness", &hardness) && hardness >= 0 &&
            hardness <= SQL_EXTRA) {
            values->hardness = (int)hardness;
        }
        if (status == CSQL_OK && second) {
            clear(second);
            status = read_values(json_get(object, "against"), second, error);
        }
    }
    json_free(object);
    return status;
}
