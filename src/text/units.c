/* Words that say what a number counts or measures. */
#include <stdlib.h>
#include <string.h>

#include "text/text.h"

/* Sorted by strcmp. */
static const char *const units[] = {
    "acre",        "acres",       "byte",        "bytes",       "celsius",     "cent",         "centimeter",
    "centimeters", "centimetre",  "centimetres", "cents",       "chf",         "cm",           "day",
    "days",        "decade",      "decades",     "degree",      "degrees",     "dollar",       "dollars",
    "eur",         "euro",        "euros",       "fahrenheit",  "feet",        "foot",         "franc",
    "francs",      "ft",          "g",           "gallon",      "gallons",     "gb",           "gbp",
    "gigabyte",    "gigabytes",   "gram",        "gramme",      "grammes",     "grams",        "h",
    "hectare",     "hectares",    "hour",        "hours",       "hp",          "hr",           "hrs",
    "inch",        "inches",      "jpy",         "kb",          "kelvin",      "kg",           "kgs",
    "kilo",        "kilobyte",    "kilobytes",   "kilogram",    "kilogramme",  "kilogrammes",  "kilograms",
    "kilometer",   "kilometers",  "kilometre",   "kilometres",  "kilos",       "kilowatt",     "kilowatts",
    "km",          "kmh",         "kms",         "knot",        "knots",       "kph",          "kw",
    "kwh",         "l",           "lb",          "lbs",         "liter",       "liters",       "litre",
    "litres",      "m",           "mb",          "megabyte",    "megabytes",   "megawatt",     "megawatts",
    "meter",       "meters",      "metre",       "metres",      "mg",          "mi",           "mile",
    "miles",       "milligram",   "milligrams",  "milliliter",  "milliliters", "millilitre",   "millilitres",
    "millimeter",  "millimeters", "millimetre",  "millimetres", "millisecond", "milliseconds", "min",
    "mins",        "minute",      "minutes",     "ml",          "mm",          "month",        "months",
    "mph",         "ms",          "mw",          "ounce",       "ounces",      "oz",           "pct",
    "pence",       "penny",       "percent",     "pint",        "pints",       "pound",        "pounds",
    "rupee",       "rupees",      "s",           "sec",         "second",      "seconds",      "secs",
    "sqft",        "sqm",         "t",           "ton",         "tonne",       "tonnes",       "tons",
    "usd",         "volt",        "volts",       "watt",        "watts",       "week",         "weeks",
    "yard",        "yards",       "yd",          "yds",         "year",        "years",        "yen",
    "yr",          "yrs",
};

static int compare(const void *key, const void *entry) {
    return strcmp(key, *(const char *const *)entry);
}

bool text_is_unit(const char *norm) {
    return bsearch(norm, units, sizeof units / sizeof *units, sizeof *units, compare) != NULL;
}
