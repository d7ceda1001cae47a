/* Phrases that mean the same value: sexes, yes and no, states, countries, months, days. */
#include <string.h>
#include <strings.h>

#include "link/internal.h"

struct equivalents {
    bool narrow;         /* only in columns of few values */
    const char *phrases; /* case-folded, separated by "|" */
};

static const struct equivalents table[] = {
    {true, "female|f|woman|women|girl|girls|lady|ladies|females"},
    {true, "male|m|man|men|boy|boys|gentleman|gentlemen|males"},
    {true, "yes|y|true|t|1"},
    {true, "no|n|false|f|0"},
    {true, "left|l|left-handed|left handed"},
    {true, "right|r|right-handed|right handed"},
    {true, "single|s|unmarried"},
    {true, "married|m"},
    {false, "united states|usa|us|u.s.|u.s.a.|u.s|united states of america|america|american|americans"},
    {false, "united kingdom|uk|u.k.|great britain|britain|british"},
    {false, "united arab emirates|uae|u.a.e."},
    {false, "netherlands|holland|dutch|the netherlands"},
    {false, "china|chinese|prc|people's republic of china"},
    {false, "south korea|korea|korean|republic of korea"},
    {false, "germany|german|germans"},
    {false, "france|french"},
    {false, "england|english"},
    {false, "spain|spanish"},
    {false, "new york city|nyc"},
    {false, "los angeles|la|l.a."},
    {false, "washington dc|washington d.c.|washington, dc|washington, d.c.|dc"},
    {false, "phd|ph.d.|ph.d|doctorate|doctoral"},
    {false, "master|master's|ms|msc|m.s.|ma|m.a.|mba"},
    {false, "bachelor|bachelor's|bs|bsc|b.s.|ba|b.a."},
    {false, "professor|prof|prof."},
    {false, "doctor|dr|dr."},
    {false, "television|tv"},
    {false, "information|info"},
    {false, "department|dept|dept."},
    {false, "street|st|st."},
    {false, "avenue|ave|ave."},
    {false, "incorporated|inc|inc."},
    {false, "company|co|co."},
    {false, "corporation|corp|corp."},
    {false, "first|1st"},
    {false, "second|2nd"},
    {false, "third|3rd"},
    {false, "alabama|al"},
    {false, "alaska|ak"},
    {false, "arizona|az"},
    {false, "arkansas|ar"},
    {false, "california|ca|calif.|californian"},
    {false, "colorado|co"},
    {false, "connecticut|ct"},
    {false, "delaware|de"},
    {false, "florida|fl|fla."},
    {false, "georgia|ga"},
    {false, "hawaii|hi"},
    {false, "idaho|id"},
    {false, "illinois|il"},
    {false, "indiana|in"},
    {false, "iowa|ia"},
    {false, "kansas|ks"},
    {false, "kentucky|ky"},
    {false, "louisiana|la"},
    {false, "maine|me"},
    {false, "maryland|md"},
    {false, "massachusetts|ma|mass."},
    {false, "michigan|mi"},
    {false, "minnesota|mn"},
    {false, "mississippi|ms"},
    {false, "missouri|mo"},
    {false, "montana|mt"},
    {false, "nebraska|ne"},
    {false, "nevada|nv"},
    {false, "new hampshire|nh"},
    {false, "new jersey|nj"},
    {false, "new mexico|nm"},
    {false, "new york|ny"},
    {false, "north carolina|nc"},
    {false, "north dakota|nd"},
    {false, "ohio|oh"},
    {false, "oklahoma|ok"},
    {false, "oregon|or"},
    {false, "pennsylvania|pa|penn."},
    {false, "rhode island|ri"},
    {false, "south carolina|sc"},
    {false, "south dakota|sd"},
    {false, "tennessee|tn"},
    {false, "texas|tx|texan"},
    {false, "utah|ut"},
    {false, "vermont|vt"},
    {false, "virginia|va"},
    {false, "washington|wa"},
    {false, "west virginia|wv"},
    {false, "wisconsin|wi"},
    {false, "wyoming|wy"},
    {false, "january|jan|jan."},
    {false, "february|feb|feb."},
    {false, "march|mar|mar."},
    {false, "april|apr|apr."},
    {false, "june|jun|jun."},
    {false, "july|jul|jul."},
    {false, "august|aug|aug."},
    {false, "september|sep|sept|sep.|sept."},
    {false, "october|oct|oct."},
    {false, "november|nov|nov."},
    {false, "december|dec|dec."},
    {false, "monday|mon|mon.|m"},
    {false, "tuesday|tue|tues|tue."},
    {false, "wednesday|wed|wed."},
    {false, "thursday|thu|thur|thurs|thu."},
    {false, "friday|fri|fri."},
    {false, "saturday|sat|sat."},
    {false, "sunday|sun|sun."},
};

/* Whether phrases, a row of the table, has phrase. */
static bool has(const char *phrases, const char *phrase) {
    size_t length = strlen(phrase);
    for (const char *at = strstr(phrases, phrase); at != NULL; at = strstr(at + 1, phrase)) {
        if ((at == phrases || at[-1] == '|') && (at[length] == '|' || at[length] == '\0')) {
            return true;
        }
    }
    return false;
}

size_t equivalents_of(struct arena *arena, const char *phrase, struct equivalent *out, size_t room) {
    size_t count = 0;
    size_t length = strlen(phrase);
    for (size_t row = 0; row < sizeof table / sizeof *table; row++) {
        if (!has(table[row].phrases, phrase)) {
            continue;
        }
        for (const char *at = table[row].phrases; *at != '\0' && count < room;) {
            size_t n = strcspn(at, "|");
            char *copy = n == length && memcmp(at, phrase, n) == 0 ? NULL : arena_copy(arena, at, n);
            if (copy != NULL) {
                out[count++] = (struct equivalent){.phrase = copy, .narrow = table[row].narrow};
            }
            at += n + (at[n] == '|' ? 1 : 0);
        }
    }
    return count;
}

int equivalents_truth(const char *value) {
    static const char *const yes[] = {"yes", "y", "true", "t", "1"};
    static const char *const no[] = {"no", "n", "false", "f", "0"};
    for (size_t i = 0; i < sizeof yes / sizeof *yes; i++) {
        if (strcasecmp(value, yes[i]) == 0) {
            return 1;
        }
        if (strcasecmp(value, no[i]) == 0) {
            return 0;
        }
    }
    return -1;
}
