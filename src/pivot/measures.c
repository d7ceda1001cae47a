#include "pivot/measures.h"

#include <string.h>

#include "hint/dimension.h"
#include "hint/units.h"
#include "text/text.h"

enum measure {
    TIME = 1 << 0,
    WEIGHT = 1 << 1,
    MONEY = 1 << 2,
    LENGTH = 1 << 3,
    AREA = 1 << 4,
    VOLUME = 1 << 5,
    HEAT = 1 << 6,
    SPEED = 1 << 7,
    AGE = 1 << 8
};

/* Words, case-folded, with what they measure: of several, any. Words of whatever is measured ("rate", "size",
 * "value", "amount") say nothing. */
static const struct {
    const char *word;
    unsigned measures;
} words[] = {
    {"time", TIME},
    {"duration", TIME},
    {"runtime", TIME},
    {"minutes", TIME},
    {"minute", TIME},
    {"mins", TIME},
    {"hours", TIME},
    {"hour", TIME},
    {"hrs", TIME},
    {"seconds", TIME},
    {"milliseconds", TIME},
    {"days", TIME},
    {"weeks", TIME},
    {"week", TIME},
    {"day", TIME},
    {"kilo", WEIGHT},
    {"tonne", WEIGHT},
    {"ton", WEIGHT},
    {"gram", WEIGHT},
    {"metre", LENGTH},
    {"meter", LENGTH},
    {"kilometre", LENGTH},
    {"kilometer", LENGTH},
    {"mile", LENGTH},
    {"foot", LENGTH},
    {"litre", VOLUME},
    {"liter", VOLUME},
    {"gallon", VOLUME},
    {"pound", WEIGHT | MONEY},
    {"dollar", MONEY},
    {"euro", MONEY},
    {"weight", WEIGHT},
    {"mass", WEIGHT},
    {"kg", WEIGHT},
    {"kgs", WEIGHT},
    {"kilos", WEIGHT},
    {"kilograms", WEIGHT},
    {"grams", WEIGHT},
    {"tonnage", WEIGHT},
    {"tonnes", WEIGHT},
    {"tons", WEIGHT},
    {"pounds", WEIGHT | MONEY},
    {"lbs", WEIGHT},
    {"price", MONEY},
    {"prices", MONEY},
    {"cost", MONEY},
    {"costs", MONEY},
    {"fee", MONEY},
    {"fees", MONEY},
    {"fare", MONEY},
    {"salary", MONEY},
    {"salaries", MONEY},
    {"wage", MONEY},
    {"wages", MONEY},
    {"money", MONEY},
    {"revenue", MONEY},
    {"income", MONEY},
    {"earnings", MONEY},
    {"profit", MONEY},
    {"budget", MONEY},
    {"payment", MONEY},
    {"payments", MONEY},
    {"paid", MONEY},
    {"donation", MONEY},
    {"donations", MONEY},
    {"rent", MONEY},
    {"bonus", MONEY},
    {"tax", MONEY},
    {"discount", MONEY},
    {"deposit", MONEY},
    {"usd", MONEY},
    {"eur", MONEY},
    {"gbp", MONEY},
    {"dollars", MONEY},
    {"euros", MONEY},
    {"expenses", MONEY},
    {"expense", MONEY},
    {"length", LENGTH | TIME},
    {"distance", LENGTH},
    {"height", LENGTH},
    {"altitude", LENGTH},
    {"elevation", LENGTH},
    {"depth", LENGTH},
    {"width", LENGTH},
    {"breadth", LENGTH},
    {"diameter", LENGTH},
    {"radius", LENGTH},
    {"thickness", LENGTH},
    {"metres", LENGTH},
    {"meters", LENGTH},
    {"km", LENGTH},
    {"kilometres", LENGTH},
    {"kilometers", LENGTH},
    {"miles", LENGTH},
    {"mileage", LENGTH},
    {"cm", LENGTH},
    {"mm", LENGTH},
    {"feet", LENGTH},
    {"area", AREA},
    {"acreage", AREA},
    {"acres", AREA},
    {"hectares", AREA},
    {"sqft", AREA},
    {"sqm", AREA},
    {"litres", VOLUME},
    {"liters", VOLUME},
    {"gallons", VOLUME},
    {"temperature", HEAT},
    {"temp", HEAT},
    {"celsius", HEAT},
    {"fahrenheit", HEAT},
    {"speed", SPEED},
    {"velocity", SPEED},
    {"kmh", SPEED},
    {"mph", SPEED},
    {"knots", SPEED},
    {"age", AGE},
    {"spent", MONEY | TIME},
    {"earned", MONEY},
    {"charged", MONEY},
};

/* One bit alone is set. */
static bool is_single(unsigned measures) {
    return measures != 0 && (measures & (measures - 1)) == 0;
}

/* A word that may measure several things gives way to those that do not: "time spent". */
static unsigned measures_of(const struct word_set *set) {
    unsigned sure = 0, any = 0;
    for (size_t i = 0; i < set->count; i++) {
        for (size_t k = 0; k < sizeof words / sizeof *words; k++) {
            if (strcmp(set->norm[i], words[k].word) == 0) {
                sure |= is_single(words[k].measures) ? words[k].measures : 0;
                any |= words[k].measures;
            }
        }
    }
    return sure != 0 ? sure : any;
}

bool measures_exclude(const struct word_set *term, const struct word_set *name) {
    const unsigned asked = measures_of(term), named = measures_of(name);
    return asked != 0 && named != 0 && (asked & named) == 0 && predicate_no_shared_token(term, name);
}

bool measures_share(const struct word_set *term, const struct word_set *name) {
    return (measures_of(term) & measures_of(name)) != 0;
}

bool measures_grade(struct arena *arena, const struct linked *linked, size_t first, size_t last, int column) {
    const char *next = last - first == 2 ? linked->words[first + 1].norm : "";
    return first < last && last - first <= 2 &&
           dimension_measures(arena, &linked->catalogue->columns[column], linked->words[first].norm, next);
}

bool measures_miss(struct arena *arena, const struct linked *linked, const struct link_value *value,
                   int column) {
    static const char *const articles[] = {"a", "an"};
    const struct db_column *c = &linked->catalogue->columns[column];
    const char *unit = value->last < linked->word_count ? linked->words[value->last].norm : "";
    struct word_set said, name;
    if (!text_is_unit(unit) || !predicate_words(arena, unit, strlen(unit), &said) ||
        !predicate_words(arena, c->name, strlen(c->name), &name) || measures_of(&said) == 0 ||
        units_suit(arena, linked, value, column) || measures_share(&said, &name)) {
        return false;
    }
    return text_is_among(linked->words[value->last - 1].norm, articles, 2) || c->type == TYPE_DATE ||
           measures_of(&name) != 0;
}
