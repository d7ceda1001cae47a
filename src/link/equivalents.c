/* Phrases that mean the same value: sexes, yes and no, states, countries, months, days, languages. */
#include <string.h>
#include <strings.h>

#include "link/internal.h"

struct equivalents {
    bool narrow;         /* only in columns of few values */
    const char *phrases; /* case-folded, separated by "|" */
    const char *called;  /* only in columns whose name has this word; NULL: in any */
};

static const struct equivalents table[] = {
    {true, "female|f|woman|women|girl|girls|lady|ladies|females", NULL},
    {true, "male|m|man|men|boy|boys|gentleman|gentlemen|males", NULL},
    {true, "yes|y|true|t|1", NULL},
    {true, "no|n|false|f|0", NULL},
    {true, "left|l|left-handed|left handed", NULL},
    {true, "right|r|right-handed|right handed", NULL},
    {true, "single|s|unmarried", NULL},
    {true, "married|m", NULL},
    {false, "united states|usa|us|u.s.|u.s.a.|u.s|united states of america|america|american|americans", NULL},
    {false, "united kingdom|uk|u.k.|great britain|britain|british", NULL},
    {false, "united arab emirates|uae|u.a.e.", NULL},
    {false, "netherlands|holland|dutch|the netherlands", NULL},
    {false, "china|chinese|prc|people's republic of china", NULL},
    {false, "south korea|korea|korean|republic of korea", NULL},
    {false, "germany|german|germans", NULL},
    {false, "france|french", NULL},
    {false, "england|english", NULL},
    {false, "spain|spanish", NULL},
    {false, "new york city|nyc", NULL},
    {false, "los angeles|la|l.a.", NULL},
    {false, "washington dc|washington d.c.|washington, dc|washington, d.c.|dc", NULL},
    {false, "phd|ph.d.|ph.d|doctorate|doctoral", NULL},
    {false, "master|master's|ms|msc|m.s.|ma|m.a.|mba", NULL},
    {false, "bachelor|bachelor's|bs|bsc|b.s.|ba|b.a.", NULL},
    {false, "professor|prof|prof.", NULL},
    {false, "doctor|dr|dr.", NULL},
    {false, "television|tv", NULL},
    {false, "information|info", NULL},
    {false, "department|dept|dept.", NULL},
    {false, "street|st|st.", NULL},
    {false, "avenue|ave|ave.", NULL},
    {false, "incorporated|inc|inc.", NULL},
    {false, "company|co|co.", NULL},
    {false, "corporation|corp|corp.", NULL},
    {false, "first|1st", NULL},
    {false, "second|2nd", NULL},
    {false, "third|3rd", NULL},
    {false, "alabama|al", NULL},
    {false, "alaska|ak", NULL},
    {false, "arizona|az", NULL},
    {false, "arkansas|ar", NULL},
    {false, "california|ca|calif.|californian", NULL},
    {false, "colorado|co", NULL},
    {false, "connecticut|ct", NULL},
    {false, "delaware|de", NULL},
    {false, "florida|fl|fla.", NULL},
    {false, "georgia|ga", NULL},
    {false, "hawaii|hi", NULL},
    {false, "idaho|id", NULL},
    {false, "illinois|il", NULL},
    {false, "indiana|in", NULL},
    {false, "iowa|ia", NULL},
    {false, "kansas|ks", NULL},
    {false, "kentucky|ky", NULL},
    {false, "louisiana|la", NULL},
    {false, "maine|me", NULL},
    {false, "maryland|md", NULL},
    {false, "massachusetts|ma|mass.", NULL},
    {false, "michigan|mi", NULL},
    {false, "minnesota|mn", NULL},
    {false, "mississippi|ms", NULL},
    {false, "missouri|mo", NULL},
    {false, "montana|mt", NULL},
    {false, "nebraska|ne", NULL},
    {false, "nevada|nv", NULL},
    {false, "new hampshire|nh", NULL},
    {false, "new jersey|nj", NULL},
    {false, "new mexico|nm", NULL},
    {false, "new york|ny", NULL},
    {false, "north carolina|nc", NULL},
    {false, "north dakota|nd", NULL},
    {false, "ohio|oh", NULL},
    {false, "oklahoma|ok", NULL},
    {false, "oregon|or", NULL},
    {false, "pennsylvania|pa|penn.", NULL},
    {false, "rhode island|ri", NULL},
    {false, "south carolina|sc", NULL},
    {false, "south dakota|sd", NULL},
    {false, "tennessee|tn", NULL},
    {false, "texas|tx|texan", NULL},
    {false, "utah|ut", NULL},
    {false, "vermont|vt", NULL},
    {false, "virginia|va", NULL},
    {false, "washington|wa", NULL},
    {false, "west virginia|wv", NULL},
    {false, "wisconsin|wi", NULL},
    {false, "wyoming|wy", NULL},
    {false, "january|jan|jan.", NULL},
    {false, "february|feb|feb.", NULL},
    {false, "march|mar|mar.", NULL},
    {false, "april|apr|apr.", NULL},
    {false, "june|jun|jun.", NULL},
    {false, "july|jul|jul.", NULL},
    {false, "august|aug|aug.", NULL},
    {false, "september|sep|sept|sep.|sept.", NULL},
    {false, "october|oct|oct.", NULL},
    {false, "november|nov|nov.", NULL},
    {false, "december|dec|dec.", NULL},
    {false, "monday|mon|mon.|m", NULL},
    {false, "tuesday|tue|tues|tue.", NULL},
    {false, "wednesday|wed|wed.", NULL},
    {false, "thursday|thu|thur|thurs|thu.", NULL},
    {false, "friday|fri|fri.", NULL},
    {false, "saturday|sat|sat.", NULL},
    {false, "sunday|sun|sun.", NULL},
    {false, "english|en|eng|en-us|en-gb", "language"},
    {false, "german|de|deu|ger", "language"},
    {false, "french|fr|fra|fre", "language"},
    {false, "spanish|es|spa", "language"},
    {false, "portuguese|pt|por|pt-br", "language"},
    {false, "italian|it|ita", "language"},
    {false, "dutch|nl|nld|dut", "language"},
    {false, "danish|da|dan", "language"},
    {false, "swedish|sv|swe", "language"},
    {false, "norwegian|no|nor|nb|nn", "language"},
    {false, "finnish|fi|fin", "language"},
    {false, "polish|pl|pol", "language"},
    {false, "czech|cs|ces|cze", "language"},
    {false, "russian|ru|rus", "language"},
    {false, "ukrainian|uk|ukr", "language"},
    {false, "greek|el|ell|gre", "language"},
    {false, "turkish|tr|tur", "language"},
    {false, "arabic|ar|ara", "language"},
    {false, "hebrew|he|heb", "language"},
    {false, "hindi|hi|hin", "language"},
    {false, "chinese|zh|zho|chi", "language"},
    {false, "japanese|ja|jpn", "language"},
    {false, "korean|ko|kor", "language"},
    {false, "welsh|cy|cym|wel", "language"},
    {false, "irish|ga|gle", "language"},
    {false, "latin|la|lat", "language"},
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
                out[count++] = (struct equivalent){copy, table[row].narrow, table[row].called};
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
