#include "hint/when.h"

#include <string.h>

#include "text/text.h"

#define SHORTENED 3 /* letters of a verb that stand for it */

/* ---- verbs ---- */

static bool is_of_time(const char *norm) {
    static const char *const words[] = {"date", "year", "time", "day", "month", "on", "at", "when", "dt"};
    return ONE_OF(norm, words);
}

/* How something begins and ends: verbs, and the words by which names say when. */
static const char *const beginning[] = {"start", "started", "starting", "begin",
                                        "began", "begun",   "commenced"};
static const char *const beginnings[] = {
    "start",      "started", "begin",     "began",   "beginning", "commenced", "commencement", "hire",
    "hired",      "join",    "joined",    "joining", "launch",    "launched",  "open",         "opened",
    "opening",    "found",   "founded",   "est",     "establish", "since",     "established",  "entry",
    "enrollment", "entered", "enrolment", "from",    "enrolled",  "appointed", "employed",     "inception"};
static const char *const ending[] = {"end",    "ended",    "ending", "finish",  "finished",
                                     "leave",  "left",     "quit",   "stop",    "exit",
                                     "depart", "departed", "retire", "stopped", "resigned",
                                     "exited", "retired",  "ceased", "expired", "resign"};
static const char *const endings[] = {
    "end",      "ended",      "ending",      "finish",  "finished",  "left", "leave",    "leaving",
    "exit",     "stop",       "stopped",     "quit",    "until",     "thru", "resigned", "resignation",
    "retired",  "retirement", "termination", "closed",  "closing",   "to",   "closure",  "terminated",
    "departed", "expiry",     "expired",     "expires", "departure", "term"};

bool when_is_past(const struct embed *embed, const char *norm) {
    /* Those that the lexicon has as words of their own. */
    static const char *const irregular[] = {
        "withdrawn", "given",  "taken", "written", "built", "bought", "brought", "taught", "found",
        "chosen",    "stolen", "spent", "paid",    "sold",  "sent",   "lost",    "left",   "won",
        "born",      "shut",   "done",  "lent",    "read",  "kept",   "held",    "known",  "told",
        "seen",      "made",   "put",   "led",     "ran",   "met"};
    size_t length = strlen(norm);
    bool regular = length > 3 && strcmp(norm + length - 2, "ed") == 0;
    bool inflected = embed != NULL && length > 3 && embed_base(embed, norm) != NULL;
    return regular || ONE_OF(norm, irregular) ||
           (inflected && norm[length - 1] != 's' && norm[length - 1] != 'g');
}

static bool is_akin(const char *verb, const char *norm) {
    return (ONE_OF(verb, beginning) && ONE_OF(norm, beginnings)) ||
           (ONE_OF(verb, ending) && ONE_OF(norm, endings));
}

/* The verb is told by the word of a name: "returned" by "return", "died" by "death". */
static enum when_told tells(const struct embed *embed, const struct link_word *verb, const char *norm,
                            const char *stem) {
    size_t length = strlen(norm);
    bool begins =
        length >= SHORTENED && length < strlen(verb->stem) && strncmp(verb->stem, norm, length) == 0;
    const bool born = strcmp(verb->norm, "born") == 0 && strcmp(norm, "birth") == 0;
    if (strcmp(verb->stem, stem) == 0 || begins || born) {
        return WHEN_TOLD; /* "collected" by coll_date */
    }
    enum lexicon_relation relation =
        embed == NULL ? LEXICON_UNRELATED : embed_relation(embed, verb->norm, norm);
    return relation == LEXICON_DERIVED || relation == LEXICON_SYNONYM ? WHEN_MEANT
           : is_akin(verb->norm, norm)                                ? WHEN_AKIN
                                                                      : WHEN_UNTOLD;
}

enum when_told when_tells(struct arena *arena, const struct embed *embed, const struct link_word *verb,
                          const struct db_column *column) {
    struct words words;
    bool time = column->type == TYPE_DATE;
    enum when_told told = WHEN_UNTOLD;
    if (text_words(arena, column->name, strlen(column->name), &words, NULL) != CSQL_OK) {
        return WHEN_UNTOLD;
    }
    for (size_t i = 0; i < words.count; i++) {
        bool of_time = is_of_time(words.norm[i]);
        enum when_told here = of_time ? WHEN_UNTOLD : tells(embed, verb, words.norm[i], words.stem[i]);
        time = time || of_time;
        told = here > told ? here : told;
    }
    return time ? told : WHEN_UNTOLD;
}
