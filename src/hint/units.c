#include "hint/units.h"

#include <stdio.h>
#include <string.h>

#include "text/text.h"

#define MAX_WORDS 7
#define NUMBER_BYTES 32

enum measure { MEASURE_TIME, MEASURE_LENGTH, MEASURE_WEIGHT };

/* Units with their words in names and questions, the name itself first, and how many of the least one they
 * are. Months and years have no length of their own. */
static const struct unit {
    const char *words[MAX_WORDS];
    enum measure measure;
    double size;
} units[] = {
    {{"milliseconds", "millisecond", "ms", "millis", "msec"}, MEASURE_TIME, 0.001},
    {{"seconds", "second", "sec", "secs", "s"}, MEASURE_TIME, 1},
    {{"minutes", "minute", "min", "mins"}, MEASURE_TIME, 60},
    {{"hours", "hour", "hr", "hrs", "h"}, MEASURE_TIME, 3600},
    {{"days", "day"}, MEASURE_TIME, 86400},
    {{"weeks", "week"}, MEASURE_TIME, 604800},
    {{"millimetres", "millimetre", "millimeters", "millimeter", "mm"}, MEASURE_LENGTH, 0.001},
    {{"centimetres", "centimetre", "centimeters", "centimeter", "cm"}, MEASURE_LENGTH, 0.01},
    {{"metres", "metre", "meters", "meter", "m"}, MEASURE_LENGTH, 1},
    {{"kilometres", "kilometre", "kilometers", "kilometer", "km", "kms"}, MEASURE_LENGTH, 1000},
    {{"inches", "inch"}, MEASURE_LENGTH, 0.0254},
    {{"feet", "foot", "ft"}, MEASURE_LENGTH, 0.3048},
    {{"yards", "yard", "yd"}, MEASURE_LENGTH, 0.9144},
    {{"miles", "mile", "mi"}, MEASURE_LENGTH, 1609.344},
    {{"ounces", "ounce", "oz"}, MEASURE_WEIGHT, 28.349523125},
    {{"pounds", "pound", "lb", "lbs"}, MEASURE_WEIGHT, 453.59237},
    {{"grams", "gram", "grammes", "gramme", "g"}, MEASURE_WEIGHT, 1},
    {{"kilograms", "kilogram", "kilos", "kilo", "kg", "kgs"}, MEASURE_WEIGHT, 1000},
    {{"tonnes", "tonne", "t"}, MEASURE_WEIGHT, 1000000},
};

static const struct unit *unit_of_word(const char *word) {
    for (size_t i = 0; i < sizeof units / sizeof *units; i++) {
        for (size_t k = 0; k < MAX_WORDS && units[i].words[k] != NULL; k++) {
            if (strcmp(units[i].words[k], word) == 0) {
                return &units[i];
            }
        }
    }
    return NULL;
}

/* The unit of the column's name, behind what it measures, or in the plural before it ("minutes_spent"); NULL
 * if it has none, or several. */
static const struct unit *unit_of_column(struct arena *arena, const struct db_column *column) {
    struct words words;
    bool numbers = column->type == TYPE_NUMBER && !column->text_values && !column->foreign_key;
    if (!numbers || text_words(arena, column->name, strlen(column->name), &words, NULL) != CSQL_OK ||
        words.count == 0) {
        return NULL;
    }
    const struct unit *found = NULL;
    for (size_t w = 0; w < words.count; w++) {
        const struct unit *unit = unit_of_word(words.written[w]);
        const bool last = w + 1 == words.count,
                   plural = unit != NULL && strcmp(words.written[w], unit->words[0]) == 0;
        if (strcmp(words.written[w], "per") == 0 || (unit != NULL && (found != NULL || !(last || plural)))) {
            return NULL; /* "hours_per_week" */
        }
        found = unit != NULL ? unit : found;
    }
    /* Of a lone "day" or "m" it is not said what it measures. */
    return words.count > 1 ? found : NULL;
}

/* The word behind the number, or behind the other end of its span: "between 2 and 3 hours". */
static size_t unit_word(const struct linked *linked, const struct link_value *value) {
    static const char *const joints[] = {"and", "to", "or"};
    size_t at = value->last;
    if (at >= linked->word_count ||
        !text_is_among(linked->words[at].norm, joints, sizeof joints / sizeof *joints)) {
        return at;
    }
    for (size_t i = 0; i < linked->value_count; i++) {
        const struct link_value *other = &linked->values[i];
        if (other->first == at + 1 && (other->kind == LINK_NUMBER || other->kind == LINK_NUMBER_WORD)) {
            return other->last;
        }
    }
    return at;
}

/* The unit of both, where they are of one measure. */
static bool same_measure(struct arena *arena, const struct linked *linked, size_t word, int column,
                         const struct unit **said, const struct unit **stored) {
    static const char *const rates[] = {"per", "a", "an", "each", "every"};
    bool rate = word + 1 < linked->word_count &&
                text_is_among(linked->words[word + 1].norm, rates, sizeof rates / sizeof *rates);
    *said = word < linked->word_count && !rate ? unit_of_word(linked->words[word].norm) : NULL;
    *stored = *said == NULL ? NULL : unit_of_column(arena, &linked->catalogue->columns[column]);
    return *stored != NULL && (*stored)->measure == (*said)->measure;
}

/* "1 hour", "2 hours". */
static const char *name_of(const struct unit *unit, double number) {
    return unit->words[number >= 1 && number <= 1];
}

bool units_convert(struct arena *arena, const struct linked *linked, const struct link_value *value,
                   int column, struct units_change *out) {
    const struct unit *said, *stored;
    bool number = value->kind == LINK_NUMBER || value->kind == LINK_NUMBER_WORD;
    if (!number || !same_measure(arena, linked, unit_word(linked, value), column, &said, &stored) ||
        said == stored) {
        return false;
    }
    const double converted = value->number * said->size / stored->size;
    *out = (struct units_change){converted, name_of(said, value->number), name_of(stored, converted)};
    return true;
}

bool units_measure(struct arena *arena, const struct linked *linked, size_t word, int column) {
    const struct unit *said, *stored;
    for (size_t i = 0; i < linked->value_count; i++) {
        const struct link_value *v = &linked->values[i];
        if ((v->kind == LINK_NUMBER || v->kind == LINK_NUMBER_WORD) && v->last == word) {
            return same_measure(arena, linked, word, column, &said, &stored);
        }
    }
    return false;
}

const char *units_text(struct arena *arena, double number) {
    char text[NUMBER_BYTES];
    (void)snprintf(text, sizeof text, "%.10g", number);
    return arena_copy(arena, text, strlen(text));
}
