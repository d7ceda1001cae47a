/* A date of the question in the forms that databases store. */
#include <stdio.h>
#include <string.h>

#include "link/internal.h"

#define MAX_FORMS 16
#define FORM_BYTES 40
#define MAX_FOUND 8

static const char *const months[] = {"January", "February", "March",     "April",   "May",      "June",
                                     "July",    "August",   "September", "October", "November", "December"};

static size_t write_forms(unsigned year, unsigned month, unsigned day, char forms[][FORM_BYTES]) {
    static const struct {
        char order; /* y: year first, m: month first, d: day first */
        const char *pattern;
    } numeric[] = {
        {'y', "%04u-%02u-%02u"}, {'y', "%04u/%02u/%02u"}, {'y', "%04u%02u%02u"},   {'m', "%u/%u/%04u"},
        {'m', "%02u/%02u/%04u"}, {'d', "%u/%u/%04u"},     {'d', "%02u/%02u/%04u"}, {'d', "%02u.%02u.%04u"},
        {'d', "%u.%u.%04u"},     {'d', "%02u-%02u-%04u"}, {'m', "%02u-%02u-%04u"},
    };
    size_t count = 0;
    for (size_t i = 0; i < sizeof numeric / sizeof *numeric; i++) {
        unsigned a = numeric[i].order == 'y' ? year : numeric[i].order == 'm' ? month : day;
        unsigned b = numeric[i].order == 'm' ? day : month;
        unsigned c = numeric[i].order == 'y' ? day : year;
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
        (void)snprintf(forms[count++], FORM_BYTES, numeric[i].pattern, a, b, c);
#pragma GCC diagnostic pop
    }
    const char *name = months[month - 1];
    (void)snprintf(forms[count++], FORM_BYTES, "%s %u, %04u", name, day, year);
    (void)snprintf(forms[count++], FORM_BYTES, "%.3s %u, %04u", name, day, year);
    (void)snprintf(forms[count++], FORM_BYTES, "%u %s %04u", day, name, year);
    (void)snprintf(forms[count++], FORM_BYTES, "%u %.3s %04u", day, name, year);
    (void)snprintf(forms[count++], FORM_BYTES, "%02u-%.3s-%04u", day, name, year);
    return count;
}

/* False if the stored text begins with another date. */
static bool agrees(struct arena *arena, const char *stored, const char *iso) {
    struct tokens tokens;
    char other[16];
    size_t next = 0;
    if (text_tokenize(arena, stored, strlen(stored), &tokens, NULL) != CSQL_OK || tokens.count == 0 ||
        !text_date(&tokens, 0, other, &next)) {
        return true;
    }
    return strcmp(other, iso) == 0;
}

size_t link_date_holders(struct link_state *state, const char *iso, struct link_holder *out, size_t room) {
    unsigned year = 0;
    unsigned month = 0;
    unsigned day = 0;
    char forms[MAX_FORMS][FORM_BYTES];
    if (sscanf(iso, "%4u-%2u-%2u", &year, &month, &day) != 3 || month < 1 || month > 12) {
        return 0;
    }
    size_t form_count = write_forms(year, month, day, forms);
    size_t count = 0;
    for (size_t f = 0; f < form_count; f++) {
        struct db_value found[MAX_FOUND];
        size_t n =
            db_values(state->schema->db, state->arena, forms[f], strlen(forms[f]), -1, found, MAX_FOUND);
        for (size_t i = 0; i < n && count < room; i++) {
            bool held = found[i].match > VALUE_PART || !agrees(state->arena, found[i].text, iso);
            for (size_t k = 0; k < count && !held; k++) {
                held = out[k].column == found[i].column && strcmp(out[k].stored, found[i].text) == 0;
            }
            if (!held) {
                out[count++] = (struct link_holder){.column = found[i].column,
                                                    .match = found[i].match,
                                                    .stored = found[i].text,
                                                    .score = found[i].score};
            }
        }
    }
    return count;
}
