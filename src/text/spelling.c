/* British spellings as American ones, so that either has the same stem: "colours" and "Color". */
#include <string.h>

#include "text/tables.h"
#include "text/text.h"

#define COUNT(list) (sizeof(list) / sizeof *(list))

struct spelling {
    const char *british, *american;
};

/* Wherever in a word they stand: "colour" in "watercolours", "fibre" in "fibreglass". */
static const struct spelling inner[] = {
    {"aeroplane", "airplane"},
    {"aluminium", "aluminum"},
    {"anaem", "anem"},
    {"anaesth", "anesth"},
    {"archaeo", "archeo"},
    {"armour", "armor"},
    {"artefact", "artifact"},
    {"behaviour", "behavior"},
    {"calibre", "caliber"},
    {"catalogue", "catalog"},
    {"centre", "center"},
    {"colour", "color"},
    {"counsellor", "counselor"},
    {"defence", "defense"},
    {"diarrhoea", "diarrhea"},
    {"draught", "draft"},
    {"encyclopaed", "encycloped"},
    {"endeavour", "endeavor"},
    {"enrolment", "enrollment"},
    {"favour", "favor"},
    {"fibre", "fiber"},
    {"flavour", "flavor"},
    {"foet", "fet"},
    {"fulfilment", "fulfillment"},
    {"gynaeco", "gyneco"},
    {"haemo", "hemo"},
    {"harbour", "harbor"},
    {"honour", "honor"},
    {"humour", "humor"},
    {"instalment", "installment"},
    {"jewellery", "jewelry"},
    {"jeweller", "jeweler"},
    {"judgement", "judgment"},
    {"labour", "labor"},
    {"leukaem", "leukem"},
    {"licence", "license"},
    {"litre", "liter"},
    {"manoeuvre", "maneuver"},
    {"metre", "meter"},
    {"moustache", "mustache"},
    {"neighbour", "neighbor"},
    {"odour", "odor"},
    {"offence", "offense"},
    {"orthopaed", "orthoped"},
    {"paediatr", "pediatr"},
    {"parlour", "parlor"},
    {"plough", "plow"},
    {"pyjama", "pajama"},
    {"rumour", "rumor"},
    {"saviour", "savior"},
    {"savour", "savor"},
    {"sceptic", "skeptic"},
    {"sulphur", "sulfur"},
    {"theatre", "theater"},
    {"tumour", "tumor"},
    {"vapour", "vapor"},
    {"yoghurt", "yogurt"},
};

/* Only whole words and their plurals: a "programmer" is the same in both, and an "exchequer" no check. */
static const struct spelling whole[] = {
    {"ageing", "aging"},
    {"analogue", "analog"},
    {"analyse", "analyze"},
    {"analysed", "analyzed"},
    {"analyser", "analyzer"},
    {"analysing", "analyzing"},
    {"cheque", "check"},
    {"cosy", "cozy"},
    {"dialogue", "dialog"},
    {"enrol", "enroll"},
    {"fulfil", "fulfill"},
    {"gramme", "gram"},
    {"grey", "gray"},
    {"kerb", "curb"},
    {"kilogramme", "kilogram"},
    {"mould", "mold"},
    {"practise", "practice"},
    {"practised", "practiced"},
    {"practising", "practicing"},
    {"programme", "program"},
    {"speciality", "specialty"},
    {"specialities", "specialties"},
    {"storey", "story"},
    {"tyre", "tire"},
    {"whisky", "whiskey"},
    {"whiskies", "whiskeys"},
};

/* What stands before "-ise" where Americans write "-ize". "Premise" and "promise" are why no shorter end will
 * do for some, "treatise" for others. */
static const char *const before_ise[] = {
    "al", "an", "ar", "er", "et", "gn", "ic", "id",     "il",   "im",  "in",  "it",
    "og", "on", "or", "rd", "rg", "rn", "th", "custom", "item", "mat", "vat", "econom",
};

static const char *const after_is[] = {"e",    "es",   "ed",    "er",     "ers",    "ing",
                                       "ings", "able", "ation", "ations", "ational"};

/* Fewest letters before "-ise": "realise", but "valise". */
#define LEAST_BEFORE_ISE 4

static bool ends_in(const char *word, size_t length, const char *ending) {
    size_t n = strlen(ending);
    return length >= n && memcmp(word + length - n, ending, n) == 0;
}

/* The index of the "s" that is a "z" in America, or 0. */
static size_t find_ise(const char *word) {
    size_t length = strlen(word);
    for (size_t k = 0; k < COUNT(after_is); k++) {
        size_t n = strlen(after_is[k]);
        if (length < LEAST_BEFORE_ISE + 2 + n || !ends_in(word, length, after_is[k]) ||
            !ends_in(word, length - n, "is")) {
            continue;
        }
        size_t before = length - n - 2;
        if (after_is[k][0] == 'a' && strcmp(after_is[k], "able") != 0) {
            return before + 1; /* "improvisation" is as good with a "z" as long as all of them have it */
        }
        for (size_t i = 0; i < COUNT(before_ise); i++) {
            if (ends_in(word, before, before_ise[i])) {
                return before + 1;
            }
        }
    }
    return 0;
}

static bool is_word_or_plural(const char *word, const char *singular) {
    size_t n = strlen(singular);
    return strncmp(word, singular, n) == 0 && (word[n] == '\0' || strcmp(word + n, "s") == 0);
}

/* The word with n bytes from `at` on put as `american`. */
static const char *put(char out[static SPELLING_BYTES], const char *word, size_t at, size_t n,
                       const char *american) {
    size_t more = strlen(american), rest = strlen(word + at + n);
    if (at + more + rest >= SPELLING_BYTES) {
        return word;
    }
    memcpy(out, word, at);
    memcpy(out + at, american, more);
    memcpy(out + at + more, word + at + n, rest + 1);
    return out;
}

const char *spelling_american(const char *word, char out[static SPELLING_BYTES]) {
    for (size_t i = 0; i < COUNT(whole); i++) {
        if (is_word_or_plural(word, whole[i].british)) {
            return put(out, word, 0, strlen(whole[i].british), whole[i].american);
        }
    }
    for (size_t i = 0; i < COUNT(inner); i++) {
        const char *found = strstr(word, inner[i].british);
        if (found != NULL) {
            return put(out, word, (size_t)(found - word), strlen(inner[i].british), inner[i].american);
        }
    }
    size_t s = find_ise(word);
    return s > 0 ? put(out, word, s, 1, "z") : word;
}
