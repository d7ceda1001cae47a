#include "forge/english.h"

#include <string.h>
#include <strings.h>

#include "base/buffer.h"

#define MAX_LIST ((size_t)64 * 1024)

static bool ends(const char *word, const char *suffix) {
    size_t length = strlen(word), cut = strlen(suffix);
    return length >= cut && strcasecmp(word + length - cut, suffix) == 0;
}

static bool is_vowel(char c) {
    return c && strchr("aeiouAEIOU", c) != NULL;
}

bool forge_is_plural(const char *word) {
    static const char *const irregular[] = {"people",   "children",  "men", "women",
                                            "criteria", "phenomena", "ids"};
    static const char *const singular[] = {"series", "species", "news", "gas", "bus", "lens", "class", "gps"};
    for (size_t i = 0; i < sizeof irregular / sizeof *irregular; i++) {
        if (strcmp(word, irregular[i]) == 0) {
            return true;
        }
    }
    for (size_t i = 0; i < sizeof singular / sizeof *singular; i++) {
        if (strcmp(word, singular[i]) == 0) {
            return false;
        }
    }
    return strlen(word) > 3 && ends(word, "s") && !ends(word, "ss") && !ends(word, "us") && !ends(word, "is");
}

const char *forge_plural(struct arena *arena, const char *phrase) {
    static const char *const mass[] = {
        "information",   "money",        "info",         "data",        "pay",          "whereabouts",
        "accessibility", "availability", "satisfaction", "consumption", "exposure",     "humidity",
        "sunshine",      "rainfall",     "overtime",     "poverty",     "turnover",     "efficiency",
        "cholesterol",   "unemployment", "handedness",   "insurance",   "literacy",     "upholstery",
        "equipment",     "news",         "staff",        "weather",     "compensation", "life",
        "fat",           "leave",        "toxicity",     "circulation", "inflation",    "debt",
        "worth",         "service",      "consent",      "absenteeism", "cashback",     "readership",
        "collateral",    "quality",      "expectancy",   "churn",       "content"};
    const char *blank = strrchr(phrase, ' ');
    const char *last = blank ? blank + 1 : phrase;
    size_t length = strlen(phrase);
    static const char *const links[] = {" of ", " in ", " to ", " on "};
    for (size_t i = 0; i < sizeof links / sizeof *links; i++) { /* "points in time" */
        const char *link = strstr(phrase, links[i]);
        if (link && link != phrase) {
            char *head = arena_copy(arena, phrase, (size_t)(link - phrase));
            const char *plural = head ? forge_plural(arena, head) : NULL;
            return plural ? arena_printf(arena, "%s%s", plural, link) : NULL;
        }
    }
    for (size_t i = 0; i < sizeof mass / sizeof *mass; i++) {
        if (strcasecmp(last, mass[i]) == 0) {
            return arena_string(arena, phrase);
        }
    }
    if (forge_is_plural(last)) {
        return arena_string(arena, phrase);
    }
    if (ends(last, "y") && length > 1 && !is_vowel(phrase[length - 2])) {
        return arena_printf(arena, "%.*sies", (int)length - 1, phrase);
    }
    if (ends(last, "s") || ends(last, "x") || ends(last, "ch") || ends(last, "sh") || ends(last, "z")) {
        return arena_printf(arena, "%ses", phrase);
    }
    return arena_printf(arena, "%ss", phrase);
}

bool forge_takes_an(const char *word) {
    static const char *const consonant[] = {"uni", "use", "usa", "euro", "one", "uk", "u."};
    static const char *const vowel[] = {"hour", "honor", "heir", "mpg", "mp3", "ssn"};
    for (size_t i = 0; i < sizeof consonant / sizeof *consonant; i++) {
        if (strncasecmp(word, consonant[i], strlen(consonant[i])) == 0) {
            return false;
        }
    }
    for (size_t i = 0; i < sizeof vowel / sizeof *vowel; i++) {
        if (strncasecmp(word, vowel[i], strlen(vowel[i])) == 0) {
            return true;
        }
    }
    return is_vowel(*word) || *word == '8';
}

bool forge_is_unit(const char *word) {
    static const char *const units[] = {
        "f",       "c",          "m",       "km",       "cm",      "kg",           "lb",
        "lbs",     "mph",        "miles",   "inches",   "feet",    "dollars",      "dollar",
        "usd",     "euro",       "mins",    "hours",    "days",    "degrees",      "percent",
        "mib",     "percentage", "gb",      "millions", "seconds", "milliseconds", "thousands",
        "million", "billion",    "billions"};
    for (size_t i = 0; i < sizeof units / sizeof *units; i++) {
        if (strcmp(word, units[i]) == 0) {
            return true;
        }
    }
    return false;
}

const char *forge_list(struct arena *arena, const char *const *items, size_t count, const char *conjunction) {
    struct buffer text = buffer_new(MAX_LIST);
    for (size_t i = 0; i < count; i++) {
        if (i) {
            buffer_printf(&text, "%s%s ", i + 1 < count ? "," : " ", i + 1 < count ? "" : conjunction);
        }
        buffer_string(&text, items[i]);
    }
    const char *copy = text.status == CSQL_OK ? arena_string(arena, buffer_text(&text)) : NULL;
    buffer_free(&text);
    return copy;
}

bool forge_is_form(const char *word, const char *noun) {
    size_t length = strlen(noun);
    bool changes = length > 1 && noun[length - 1] == 'y' && strncmp(word, noun, length - 1) == 0;
    return (changes && strcmp(word + length - 1, "ies") == 0) ||
           (strncmp(word, noun, length) == 0 &&
            (!word[length] || strcmp(word + length, "s") == 0 || strcmp(word + length, "es") == 0));
}
