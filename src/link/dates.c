/* A date of the question in the forms that databases store. */
#include <stdio.h>
#include <string.h>

#include "link/internal.h"

#define MAX_FORMS 24
#define FORM_BYTES 40
#define MAX_FOUND 8

static const char *const months[] = {"January", "February", "March",     "April",   "May",      "June",
                                     "July",    "August",   "September", "October", "November", "December"};

/* Three numbers with a mark between, the first two with and without leading zeros; how many forms. */
static size_t write_numbers(unsigned a, unsigned b, unsigned c, char mark, char forms[][FORM_BYTES]) {
    (void)snprintf(forms[0], FORM_BYTES, "%02u%c%02u%c%02u", a, mark, b, mark, c);
    (void)snprintf(forms[1], FORM_BYTES, "%u%c%u%c%u", a, mark, b, mark, c);
    return strcmp(forms[0], forms[1]) == 0 ? 1 : 2;
}

/* All forms that a stored date may have. */
static size_t write_forms(unsigned year, unsigned month, unsigned day,
                          char forms[static MAX_FORMS][FORM_BYTES]) {
    size_t count = write_numbers(year, month, day, '-', forms);
    count += write_numbers(year, month, day, '/', forms + count);
    count += write_numbers(month, day, year, '/', forms + count);
    count += write_numbers(day, month, year, '/', forms + count);
    count += write_numbers(day, month, year, '.', forms + count);
    count += write_numbers(day, month, year, '-', forms + count);
    count += write_numbers(month, day, year, '-', forms + count);
    const char *name = months[month - 1];
    (void)snprintf(forms[count++], FORM_BYTES, "%04u%02u%02u", year, month, day);
    (void)snprintf(forms[count++], FORM_BYTES, "%s %u, %04u", name, day, year);
    (void)snprintf(forms[count++], FORM_BYTES, "%.3s %u, %04u", name, day, year);
    (void)snprintf(forms[count++], FORM_BYTES, "%u %s %04u", day, name, year);
    (void)snprintf(forms[count++], FORM_BYTES, "%u %.3s %04u", day, name, year);
    (void)snprintf(forms[count++], FORM_BYTES, "%02u-%.3s-%04u", day, name, year);
    (void)snprintf(forms[count++], FORM_BYTES, "%02u-%.3s-%02u", day, name, year % 100);
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
