/* NL query evaluator (algorithm 7): judges of the rewritten question, of whom each must agree. */
#include <string.h>
#include <strings.h>

#include "base/error.h"
#include "forge/clarity.h"

static bool in_pivot(const struct token *token, const struct forge_pivot *pivots, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (token->start < pivots[i].end && pivots[i].start < token->end) {
            return true;
        }
    }
    return false;
}

static bool is_any(const char *norm, const char *const *words, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (strcmp(norm, words[i]) == 0) {
            return true;
        }
    }
    return false;
}

/* The tokens right before and behind the pivot; "" at the ends of the sentence. */
struct place {
    size_t first, after;
    const char *before, *behind;
    bool number_behind, mark_behind;
};

static struct place place_of(const struct forge_text *text, const struct forge_pivot *pivot) {
    struct place place = {.before = "", .behind = "", .mark_behind = true};
    while (place.first < text->tokens.count && text->tokens.at[place.first].end <= pivot->start) {
        place.first++;
    }
    place.after = place.first;
    while (place.after < text->tokens.count && text->tokens.at[place.after].start < pivot->end) {
        place.after++;
    }
    if (place.first > 0) {
        place.before = text->tokens.at[place.first - 1].norm;
    }
    if (place.after < text->tokens.count) {
        place.behind = text->tokens.at[place.after].norm;
        place.number_behind = text->tokens.at[place.after].kind == TOKEN_NUMBER;
        place.mark_behind = text->tokens.at[place.after].kind == TOKEN_PUNCT;
    }
    return place;
}

#define IS_ANY(norm, words) is_any(norm, words, sizeof(words) / sizeof *(words))

/* Whether the term is said to be of what it names itself: "the customer details of all customers". */
static bool repeats(const struct forge_text *text, const struct forge_pivot *pivot) {
    enum { NEAR = 4 };
    static const char *const links[] = {"of", "for", "from", "about", "on", "in"};
    struct place place = place_of(text, pivot);
    if (!pivot->term.padded || !IS_ANY(place.behind, links)) {
        return false;
    }
    for (size_t i = place.first; i < place.after; i++) {
        for (size_t k = 0; k < text->words[i].count; k++) {
            bool says = !text_is_stopword(text->words[i].norm[k]);
            for (size_t n = place.after + 1; says && n <= place.after + NEAR && n < text->tokens.count; n++) {
                if (forge_has_word(text, text->words[i].stem[k], n, n + 1)) {
                    return true;
                }
            }
        }
    }
    return false;
}

/* Each term is in the sentence once, where it was put. */
static const char *judge_presence(const struct forge_text *text, const struct forge_pivot *pivots,
                                  size_t count) {
    for (size_t i = 0; i < count; i++) {
        struct forge_span spans[2];
        if (forge_find_value(text, pivots[i].written, spans, 2) != 1 || spans[0].start != pivots[i].start) {
            return "the term is not there just once";
        }
        if (repeats(text, &pivots[i])) {
            return "the term is said to be of what it names itself";
        }
    }
    return NULL;
}

/* Whether the members differ in the word: some have it in their names, some have not. */
static bool distinguishes(struct forge_task *task, const struct forge_pivot *pivot, const char *stem) {
    size_t with = 0;
    for (size_t i = 0; i < pivot->term.group_count; i++) {
        with += forge_name_has(forge_schema_column(task->schema, pivot->term.group[i].column), stem);
    }
    return with > 0 && with < pivot->term.group_count;
}

/* Whether the members are the two ends of a way, and the sentence goes along it. */
static bool tells_direction(struct forge_task *task, const struct forge_pivot *pivot, const char *norm) {
    static const char *const ends[] = {"origin", "destin", "departur", "arriv", "sourc"};
    static const char *const ways[] = {"from",      "to",    "starting", "start",  "came",     "come",
                                       "go",        "goes",  "going",    "arrive", "arriving", "depart",
                                       "departing", "leave", "leaving",  "bound"};
    bool found = false, is_end = false;
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        found = found || strcmp(norm, ways[i]) == 0;
    }
    for (size_t i = 0; found && i < sizeof ends / sizeof *ends; i++) {
        is_end = is_end || forge_name_has(forge_schema_column(task->schema, pivot->target.column), ends[i]);
    }
    return is_end;
}

/* Words that tell a measure from another. */
static bool is_unit(const char *norm) {
    static const char *const units[] = {
        "dollar",   "dollars",      "usd",      "euro",     "euros",    "kg",        "kilogram", "pound",
        "pounds",   "meter",        "meters",   "feet",     "foot",     "km",        "mile",     "miles",
        "minutes",  "hours",        "minute",   "hour",     "seconds",  "percent",   "inches",   "old",
        "older",    "oldest",       "young",    "younger",  "youngest", "tall",      "taller",   "tallest",
        "heavy",    "heavier",      "heaviest", "lbs",      "cm",       "m",         "$",        "%",
        "\xc2\xa3", "\xe2\x82\xac", "cheap",    "cheapest", "cheaper",  "expensive", "$",        "born",
        "live",     "lives",        "living",   "called",   "earliest", "latest",    "recent",   "recently",
        "longest",  "shortest",     "body",     "leaving",  "leave",    "long",      "short",    "fast",
        "fastest",  "slowest"};
    for (size_t i = 0; i < sizeof units / sizeof *units; i++) {
        if (strcmp(norm, units[i]) == 0) {
            return true;
        }
    }
    return false;
}

/* No other member of a group of values is in the sentence, nor what is left of the meant one. */
static const char *judge_values(const struct forge_text *text, const struct forge_pivot *pivot) {
    for (size_t i = 0; i < pivot->term.group_count; i++) {
        struct forge_span span;
        if (forge_find_value(text, pivot->term.group[i].value, &span, 1) > 0) {
            return "a member is in the sentence itself";
        }
    }
    return NULL;
}

/* Whether what goes on behind the term goes on behind a noun: "details" is followed by "of", "and" or a mark.
 */
static bool goes_on(const struct place *place) {
    static const char *const follow[] = {
        "of",      "for",        "and",       "or",   "from",  "with",   "where", "whose",   "in",    "on",
        "by",      "to",         "as",        "that", "which", "when",   "at",    "is",      "are",   "was",
        "were",    "have",       "has",       "do",   "does",  "did",    "than",  "above",   "below", "over",
        "under",   "among",      "across",    "does", "equal", "higher", "lower", "greater", "less",  "more",
        "between", "descending", "ascending", "per",  "each",  "used",   "who"};
    return place->mark_behind || IS_ANY(place->behind, follow);
}

/* Whether "who" asks for what the term is put for. */
static bool asks_for_person(const struct forge_text *text, const struct place *place) {
    for (size_t i = place->first > 3 ? place->first - 3 : 0; i < place->first; i++) {
        if (strcmp(text->tokens.at[i].norm, "who") == 0) {
            return true;
        }
    }
    return strcmp(place->behind, "who") == 0;
}

/* Whether the words around say that things are meant and not what they have: "the names of", "in each", "10".
 */
static bool stands_for_things(const struct forge_text *text, const struct place *place) {
    static const char *const heads[] = {"name", "names", "kinds", "types", "number", "records"};
    const struct token *at = text->tokens.at;
    size_t first = place->first;
    if (first > 0 && at[first - 1].kind == TOKEN_NUMBER) {
        return true;
    }
    if (first < 2) {
        return false;
    }
    bool each = strcmp(place->before, "each") == 0 || strcmp(place->before, "every") == 0;
    return (each && strcmp(at[first - 2].norm, "for") != 0) ||
           (strcmp(place->before, "of") == 0 && IS_ANY(at[first - 2].norm, heads));
}

/* Whether a number of a sum that is compared has its unit with it: another thing has another unit. */
static bool is_measured(const struct forge_text *text, const struct forge_pivot *pivot) {
    static const char *const units[] = {"$",       "dollars", "dollar",  "usd",   "kg",
                                        "pounds",  "meters",  "feet",    "miles", "hours",
                                        "minutes", "%",       "percent", "years", "milliseconds"};
    for (size_t i = 0; pivot->target.numeric && i < text->tokens.count; i++) {
        if (IS_ANY(text->tokens.at[i].norm, units)) {
            return true;
        }
    }
    return false;
}

static bool is_place(const struct forge_task *task, int column) {
    enum { SENSES = 3, STEPS = 8 };
    const struct forge_name *name = forge_schema_column(task->schema, column);
    for (size_t i = 0; i < name->count; i++) {
        if (!text_is_stopword(name->norm[i]) &&
            forge_lexicon_under(task->lexicon, name->norm[i], "location", SENSES, STEPS)) {
            return true;
        }
    }
    return false;
}

/* Whether the sentence says "from" or "in" of the term, and only some of its group are places. */
static bool tells_place(const struct forge_task *task, const struct forge_text *text,
                        const struct forge_pivot *pivot) {
    static const char *const prepositions[] = {"from", "in", "at", "near", "into"};
    struct place place = place_of(text, pivot);
    size_t places = 0;
    bool said = IS_ANY(place.before, prepositions);
    if (place.first > 1) {
        said = said || IS_ANY(text->tokens.at[place.first - 2].norm, prepositions);
    }
    for (size_t i = 0; said && i < pivot->term.group_count; i++) {
        places += is_place(task, pivot->term.group[i].column);
    }
    return places > 0 && places < pivot->term.group_count;
}

/* Whether the target is what its table's rows are called: "campuses opened" is said of no other column. */
static bool is_the_thing(const struct forge_task *task, const struct forge_pivot *pivot) {
    const struct forge_name *name = forge_schema_column(task->schema, pivot->target.column);
    const struct forge_name *table = forge_schema_table(task->schema, pivot->target.table);
    for (size_t i = 0; i < name->count; i++) {
        if (!forge_name_has(table, name->stem[i])) {
            return false;
        }
    }
    return name->count > 0;
}

/* Nothing else in the sentence tells which member of a group of columns is meant (table 11). */
static const char *judge_columns(struct forge_task *task, const struct forge_text *text,
                                 const struct forge_pivot *pivot, const struct forge_pivot *pivots,
                                 size_t count) {
    if (is_the_thing(task, pivot)) {
        return "the thing itself is meant";
    }
    if (tells_place(task, text, pivot)) {
        return "a preposition tells which member is meant";
    }
    for (size_t i = 0; i < text->tokens.count; i++) {
        const struct token *token = &text->tokens.at[i];
        if (in_pivot(token, pivots, count)) {
            continue;
        }
        if (strcmp(pivot->subtype, "semantic") == 0 &&
            (is_unit(token->norm) || tells_direction(task, pivot, token->norm))) {
            return "a unit or adjective tells which member is meant";
        }
        for (size_t k = 0; k < text->words[i].count; k++) {
            const char *stem = text->words[i].stem[k];
            if (!text_is_stopword(text->words[i].norm[k]) && distinguishes(task, pivot, stem)) {
                return "a word of the sentence tells which member is meant";
            }
        }
    }
    return NULL;
}

/* The term reads well where it stands. */
static const char *judge_placing(const struct forge_text *text, const struct forge_pivot *pivot) {
    static const char *const lead[] = {"which", "each", "every",    "many",
                                       "what",  "per",  "distinct", "different"};
    static const char *const scopes[] = {"in", "at",    "per",  "which", "many",
                                         "on", "under", "into", "top",   "third"};
    struct place place = place_of(text, pivot);
    bool column = !pivot->target.value;
    if (column && asks_for_person(text, &place)) {
        return "the sentence asks for a person";
    }
    bool fits = true;
    if (pivot->term.padded) {
        static const char *const clauses[] = {"that", "which", "who", "when"};
        fits = goes_on(&place) && !IS_ANY(place.before, lead) && !IS_ANY(place.behind, clauses);
    } else if (pivot->mode == CSQL_COL_UNANS) {
        fits = goes_on(&place) && !IS_ANY(place.before, scopes) && !place.number_behind &&
               !stands_for_things(text, &place) && !is_measured(text, pivot);
    } else if (pivot->mode == CSQL_VAL_UNANS) {
        fits = strcmp(place.before, "the") != 0 || !goes_on(&place);
    }
    return fits ? NULL : "the term does not read well there";
}

static const char *judge_definition(struct forge_task *task, const struct forge_text *text,
                                    const struct forge_pivot *pivots, size_t count) {
    const char *reason = NULL;
    for (size_t i = 0; !reason && i < count; i++) {
        reason = judge_placing(text, &pivots[i]);
        if (!reason && pivots[i].mode == CSQL_COL_AMB) {
            reason = judge_columns(task, text, &pivots[i], pivots, count);
        } else if (!reason && pivots[i].mode == CSQL_VAL_AMB) {
            reason = judge_values(text, &pivots[i]);
        }
    }
    return reason;
}

/* With the user's own words in the place of the terms it is the user's sentence again. */
static csql_status judge_consistency(struct forge_task *task, const char *question, const char *whole,
                                     const struct forge_pivot *pivots, size_t count, const char **reason,
                                     csql_error *error) {
    const char *source = task->question->text;
    const char *names[FORGE_MAX_PIVOTS];
    for (size_t i = 0; i < count; i++) {
        const struct forge_span *span = &pivots[i].target.span;
        names[i] = arena_copy(task->arena, source + span->start, span->end - span->start);
        if (!names[i]) {
            return error_set(error, CSQL_NO_MEMORY, "out of memory");
        }
    }
    const char *again = forge_resolve_question(task->arena, question, pivots, count, names);
    if (!again) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    if (strcasecmp(again, whole) != 0) {
        *reason = "resolving the terms does not give the user's sentence";
    }
    return CSQL_OK;
}

csql_status forge_judge_question(struct forge_task *task, const char *question, const char *rest,
                                 const struct forge_pivot *pivots, size_t count, bool *pass,
                                 const char **reason, csql_error *error) {
    struct forge_text text;
    *pass = false;
    *reason = NULL;
    csql_status status = forge_text_read(task->arena, question, &text, error);
    if (status != CSQL_OK) {
        return status;
    }
    const char *whole = arena_printf(task->arena, "%s%s", task->question->text, rest);
    if (!whole) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    *reason =
        strcasecmp(question, whole) == 0 ? "the question is as it was" : judge_presence(&text, pivots, count);
    if (!*reason) {
        *reason = judge_definition(task, &text, pivots, count);
    }
    if (!*reason) {
        status = judge_consistency(task, question, whole, pivots, count, reason, error);
    }
    *pass = status == CSQL_OK && !*reason;
    return status;
}
