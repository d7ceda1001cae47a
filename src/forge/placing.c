#include "forge/placing.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "forge/english.h"

bool forge_is_any(const char *norm, const char *const *words, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (strcmp(norm, words[i]) == 0) {
            return true;
        }
    }
    return false;
}

struct forge_place forge_place_of(const struct forge_text *text, const struct forge_pivot *pivot) {
    struct forge_place place = {.before = "", .behind = "", .mark_behind = true};
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

/* Whether what goes on behind the term goes on behind a noun: "details" is followed by "of", "and" or a mark.
 */
static bool goes_on(const struct forge_place *place) {
    static const char *const follow[] = {
        "of",      "for",        "and",       "or",   "from",  "with",   "where", "whose",   "in",    "on",
        "by",      "to",         "as",        "that", "which", "when",   "at",    "is",      "are",   "was",
        "were",    "have",       "has",       "do",   "does",  "did",    "than",  "above",   "below", "over",
        "under",   "among",      "across",    "does", "equal", "higher", "lower", "greater", "less",  "more",
        "between", "descending", "ascending", "per",  "each",  "used",   "who"};
    return place->mark_behind || FORGE_IS_ANY(place->behind, follow);
}

/* Whether "who" asks for what the term is put for: "who served as an insurance premium", but not "who has the
 * highest". */
static bool asks_for_person(const struct forge_text *text, const struct forge_place *place) {
    enum { NEAR = 3 };
    static const char *const away[] = {"of",   "with", "whose", "that", "which", "for", "in",
                                       "whom", "when", "by",    "from", "has",   "have"};
    bool apart = false; /* something else is between */
    for (size_t i = place->first; i > 0; i--) {
        const struct token *token = &text->tokens.at[i - 1];
        bool first = i == 1 || text->tokens.at[i - 2].kind == TOKEN_PUNCT;
        if (strcmp(token->norm, "who") == 0 && (place->first - i < NEAR || (first && !apart))) {
            return true;
        }
        apart = apart || token->kind == TOKEN_PUNCT || FORGE_IS_ANY(token->norm, away);
    }
    return strcmp(place->behind, "who") == 0;
}

/* Whether "each" goes on behind an "and": "in each semester and year". */
static bool shares_each(const struct forge_text *text, const struct forge_place *place) {
    enum { BACK = 4 };
    const struct token *at = text->tokens.at;
    for (size_t i = place->first; strcmp(place->before, "and") == 0 && i > 1 && i + BACK > place->first;
         i--) {
        if (strcmp(at[i - 1].norm, "each") == 0 || strcmp(at[i - 1].norm, "every") == 0) {
            return strcmp(at[i - 2].norm, "for") != 0;
        }
    }
    return false;
}

/* Whether the words around say that things are meant and not what they have: "the names of all", "in each",
 * "how many different", "10". */
static bool stands_for_things(const struct forge_text *text, const struct forge_place *place) {
    static const char *const heads[] = {"name",    "names",   "kind",   "kinds",   "type",  "types", "number",
                                        "numbers", "records", "amount", "amounts", "count", "sum"};
    static const char *const between[] = {"all", "the", "different", "distinct", "unique"};
    const struct token *at = text->tokens.at;
    size_t first = place->first;
    if ((first > 0 && at[first - 1].kind == TOKEN_NUMBER) || shares_each(text, place)) {
        return true;
    }
    bool each = strcmp(place->before, "each") == 0 || strcmp(place->before, "every") == 0;
    if (each && first > 1) {
        return strcmp(at[first - 2].norm, "for") != 0;
    }
    while (first > 0 && FORGE_IS_ANY(at[first - 1].norm, between)) {
        first--;
    }
    if (first > 2 && strcmp(at[first - 1].norm, "and") == 0 && strcmp(at[first - 3].norm, "many") == 0) {
        return true; /* "how many passengers and" */
    }
    if (first > 0 && strcmp(at[first - 1].norm, "many") == 0) {
        bool there = place->after + 1 < text->tokens.count && strcmp(at[place->after + 1].norm, "there") == 0;
        return !place->mark_behind && !there;
    }
    return first > 1 && strcmp(at[first - 1].norm, "of") == 0 && FORGE_IS_ANY(at[first - 2].norm, heads);
}

/* Whether the sentence has a measure of what the term is put for: another thing has another unit. */
static bool is_measured(const struct forge_text *text, const struct forge_pivot *pivot) {
    static const char *const units[] = {"$",       "dollars", "dollar",  "usd",   "kg",
                                        "pounds",  "meters",  "feet",    "miles", "hours",
                                        "minutes", "%",       "percent", "years", "milliseconds"};
    static const char *const ages[] = {
        "old",     "young",  "oldest",   "youngest", "older", "younger",   "earn",  "earns",   "earning",
        "earned",  "pay",    "pays",     "paid",     "payed", "cost",      "costs", "get",     "gets",
        "got",     "weigh",  "weighs",   "cheaper",  "tall",  "expensive", "cheap", "heavier", "longer",
        "shorter", "taller", "receives", "receive",  "spend", "spends",    "scored"};
    bool measured = false;
    for (size_t i = 0; i < text->tokens.count; i++) {
        const char *norm = text->tokens.at[i].norm;
        measured = measured ||
                   ((pivot->target.numeric || pivot->target.ordered) && FORGE_IS_ANY(norm, units)) ||
                   ((pivot->target.numeric || pivot->target.ordered) && FORGE_IS_ANY(norm, ages));
    }
    return measured;
}

/* Whether a verb in the plural has a noun in the plural, or several: not "What are the course information?"
 */
static bool agrees(const struct forge_text *text, const struct forge_pivot *pivot,
                   const struct forge_place *place) {
    static const char *const between[] = {"the", "all", "of", "distinct", "different", "their", "these"};
    static const char *const plural[] = {"are", "were"}, *const more[] = {"and", "or", ",", "&"};
    size_t at = place->first;
    while (at > 0 && FORGE_IS_ANY(text->tokens.at[at - 1].norm, between)) {
        at--;
    }
    size_t last = place->after > 0 ? place->after - 1 : 0;
    bool comma = place->mark_behind && text->tokens.text[pivot->end] == ',';
    return at == 0 || !FORGE_IS_ANY(text->tokens.at[at - 1].norm, plural) ||
           forge_is_plural(text->tokens.at[last].norm) || comma || FORGE_IS_ANY(place->behind, more);
}

bool forge_is_place(const struct forge_task *task, int column) {
    enum { SENSES = 3, STEPS = 8 };
    const struct forge_name *name = forge_schema_column(task->schema, column);
    for (size_t i = 0; i < name->count; i++) {
        if (!text_is_stopword(name->norm[i]) &&
            (forge_lexicon_synonyms(task->lexicon, name->norm[i], "location", 1) ||
             forge_lexicon_under(task->lexicon, name->norm[i], "location", SENSES, STEPS))) {
            return true;
        }
    }
    return false;
}

/* Words that stand before any noun. */
static bool is_general(const char *norm) {
    static const char *const words[] = {
        "average", "total",    "maximum",       "minimum",    "highest",   "lowest", "greatest", "smallest",
        "largest", "biggest",  "mean",          "distinct",   "different", "unique", "most",     "least",
        "max",     "min",      "corresponding", "respective", "own",       "common", "new",      "same",
        "avg",     "overall",  "every",         "each",       "than",      "fewest", "various",  "number",
        "exact",   "combined", "whose",         "popular",    "frequent"};
    return FORGE_IS_ANY(norm, words);
}

/* Whether the word is one of a table's name. */
static bool names_table(const struct forge_task *task, const struct words *words) {
    for (size_t t = 0; t < task->catalogue->table_count; t++) {
        for (size_t k = 0; k < words->count; k++) {
            if (forge_name_has(forge_schema_table(task->schema, (int)t), words->stem[k])) {
                return true;
            }
        }
    }
    return false;
}

static bool is_content(const struct forge_text *text, size_t at) {
    const struct token *token = &text->tokens.at[at];
    return token->kind == TOKEN_WORD && !text_is_stopword(token->norm) && !is_general(token->norm);
}

/* Whether a word before the term went with the one that it stands for: the "acceptance" of an acceptance
 * result says nothing of a dividend, nor does the "program" of program names. Verbs do not: "List the",
 * "List". */
static bool is_compound(const struct forge_text *text, const struct forge_place *place) {
    static const char *const verbs[] = {"show",   "list",    "find",   "return",    "give",   "display",
                                        "count",  "select",  "get",    "tell",      "sort",   "compute",
                                        "report", "name",    "state",  "calculate", "have",   "has",
                                        "had",    "having",  "with",   "without",   "show",   "are",
                                        "is",     "between", "except", "including", "include"};
    size_t last = place->first - (place->first > 0);
    if (place->first == 0 || !is_content(text, last) || FORGE_IS_ANY(place->before, verbs)) {
        return false;
    }
    const char *end = text->tokens.text + text->tokens.at[last].end;
    bool possessive = end[-1] == '\'' || (end[-1] == 's' && end - text->tokens.text > 2 && end[-2] == '\'');
    return !possessive;
}

/* Whether what the replaced word was of goes on: the "creation" of a date of creation, the "grant" of the
 * amount of grant money. */
static bool is_completed(const struct forge_task *task, const struct forge_text *text,
                         const struct forge_pivot *pivot, const struct forge_place *place) {
    enum { NEAR = 3 };
    size_t first = place->after + 1;
    const struct forge_name *name = forge_schema_column(task->schema, pivot->target.column);
    const struct words *words = first < text->tokens.count ? &text->words[first] : NULL;
    if (words && strcmp(place->behind, "of") == 0 && strcmp(text->tokens.at[first].norm, "money") == 0) {
        return true;
    }
    if (words && words->count && strcmp(place->behind, "of") == 0 && name->count > 1 &&
        !forge_is_plural(text->tokens.at[first].norm) && forge_name_has(name, words->stem[0])) {
        return true;
    }
    if (strcmp(place->behind, "of") != 0 || first >= text->tokens.count || !is_content(text, first) ||
        !islower((unsigned char)text->tokens.text[text->tokens.at[first].start])) {
        return false;
    }
    for (size_t i = first; i < first + NEAR && i < text->tokens.count && is_content(text, i); i++) {
        if (forge_is_plural(text->tokens.at[i].norm) || names_table(task, &text->words[i])) {
            return false;
        }
    }
    return true;
}

/* Whether a noun goes on behind the term: the "medals" of silver medals, the "ratio" of a rating ratio. */
static bool is_first_part(const struct forge_task *task, const struct forge_text *text,
                          const struct forge_pivot *pivot, const struct forge_place *place) {
    static const char *const nouns[] = {"ratio", "count", "number", "value", "amount", "score", "rate"};
    if (pivot->mode == CSQL_COL_AMB && FORGE_IS_ANY(place->behind, nouns)) {
        return true;
    }
    if (goes_on(place) || place->number_behind || !is_content(text, place->after)) {
        return false;
    }
    const struct token *token = &text->tokens.at[place->after];
    return islower((unsigned char)text->tokens.text[token->start]) && forge_is_plural(token->norm) &&
           forge_lexicon_is_thing(task->lexicon, token->norm);
}

/* Whether "when" or "where" asks for what the term is put for, or says that something is there. */
static bool asks_for_point(const struct forge_task *task, const struct forge_text *text,
                           const struct forge_pivot *pivot, const struct forge_place *place) {
    static const char *const asking[] = {"when", "where"}, *const verbs[] = {"is", "are", "was", "were"};
    static const char *const there[] = {"located",  "live", "lives", "living", "lived", "held",
                                        "situated", "born", "where", "stay",   "stays"};
    size_t at = place->first;
    at -= at > 0 && strcmp(place->before, "the") == 0;
    bool asks = at > 1 && FORGE_IS_ANY(text->tokens.at[at - 1].norm, verbs) &&
                FORGE_IS_ANY(text->tokens.at[at - 2].norm, asking);
    bool place_meant = !asks && forge_is_place(task, pivot->target.column);
    for (size_t i = 0; place_meant && !asks && i < text->tokens.count; i++) {
        asks = FORGE_IS_ANY(text->tokens.at[i].norm, there);
    }
    return asks;
}

/* Whether the sentence ends in a preposition to "what" or "which" before the term: "What country ... from?"
 */
static bool is_stranded(const struct forge_text *text, const struct forge_place *place) {
    static const char *const asking[] = {"what", "which"};
    static const char *const prepositions[] = {"from", "in", "at", "to", "on", "for", "with", "of"};
    size_t last = text->tokens.count;
    while (last > 0 && text->tokens.at[last - 1].kind == TOKEN_PUNCT) {
        last--;
    }
    return last > 0 && FORGE_IS_ANY(place->before, asking) &&
           FORGE_IS_ANY(text->tokens.at[last - 1].norm, prepositions);
}

/* Whether a clause goes on behind the term that is said of things: "backup schedules that have won", "from
 * which trains start". */
static bool has_clause(const struct forge_text *text, const struct forge_place *place) {
    static const char *const clauses[] = {"that", "which", "where", "when", "whose"};
    static const char *const prepositions[] = {"from", "in", "at", "to", "on", "by", "for", "with"};
    bool next = place->after + 1 < text->tokens.count;
    return FORGE_IS_ANY(place->behind, clauses) ||
           (next && FORGE_IS_ANY(place->behind, prepositions) &&
            strcmp(text->tokens.at[place->after + 1].norm, "which") == 0);
}

/* Whether the target is a place or a time that things are with: "the cities with more than two airports". */
static bool is_scene(const struct forge_task *task, const struct forge_pivot *pivot,
                     const struct forge_place *place) {
    static const char *const times[] = {"year", "month", "day", "date", "time", "season", "semester", "zip"};
    const struct forge_name *name = forge_schema_column(task->schema, pivot->target.column);
    bool scene = forge_is_place(task, pivot->target.column);
    for (size_t i = 0; i < name->count; i++) {
        scene = scene || FORGE_IS_ANY(name->norm[i], times);
    }
    return scene && strcmp(place->behind, "with") == 0;
}

/* Whether the query counts rows by the target or sums it up: "the number of services for each type", "the
 * most common type", "the total price". */
static bool is_counted_by(const struct forge_task *task, const struct forge_text *text,
                          const struct forge_pivot *pivot, const struct forge_place *place) {
    enum { NEAR = 3 };
    static const char *const sums[] = {"total", "sum", "combined", "overall", "amount", "number"};
    const struct forge_question *question = task->question;
    bool counted = false;
    for (size_t i = 0; i < question->column_count; i++) {
        const struct sql_column_use *use = &question->columns[i];
        counted = counted || (use->column == pivot->target.column &&
                              (use->place.clause == SQL_CLAUSE_GROUP ||
                               (use->aggregate && strcasecmp(use->aggregate, "sum") == 0)));
    }
    for (size_t i = place->first; i > 0 && i + NEAR > place->first; i--) {
        counted = counted || FORGE_IS_ANY(text->tokens.at[i - 1].norm, sums);
    }
    return counted;
}

/* Whether the target's name has the end of a scale, which the sentence says no more: the maximum occupancy.
 */
static bool loses_end(const struct forge_task *task, const struct forge_pivot *pivot) {
    static const char *const ends[] = {"maximum", "minimum", "max",    "min",  "highest",
                                       "lowest",  "average", "latest", "best", "most"};
    const struct forge_name *name = forge_schema_column(task->schema, pivot->target.column);
    bool end = false;
    for (size_t i = 0; i < name->count; i++) {
        end = end || FORGE_IS_ANY(name->norm[i], ends);
    }
    return end;
}

/* Whether the sentence says that the target did or has something, "started by", "and the time they", "and
 * their nicknames", or is part of something, "in elimination", or used. */
static bool is_doer(const struct forge_text *text, const struct forge_place *place) {
    enum { NEAR = 4 };
    static const char *const lists[] = {"ordered", "sorted", "grouped", "ranked", "listed", "arranged"};
    const struct token *at = text->tokens.at;
    if (place->first > 1 && strcmp(place->before, "by") == 0) {
        const char *verb = at[place->first - 2].norm;
        size_t length = strlen(verb);
        if (length > 3 && strcmp(verb + length - 2, "ed") == 0 && !FORGE_IS_ANY(verb, lists)) {
            return true;
        }
    }
    size_t next = place->after + 1;
    for (size_t i = place->after; i < place->after + NEAR && i < text->tokens.count; i++) {
        bool owns = i == next && (strcmp(at[i].norm, "their") == 0 || strcmp(at[i].norm, "its") == 0);
        if (owns || strcmp(at[i].norm, "they") == 0) {
            return true;
        }
    }
    if (strcmp(place->behind, "used") == 0) {
        return true;
    }
    return strcmp(place->behind, "in") == 0 && next < text->tokens.count && is_content(text, next) &&
           islower((unsigned char)text->tokens.text[at[next].start]);
}

/* Whether a thing without number stands where the sentence had several: "all accessibility". */
static bool lacks_number(const struct forge_task *task, const struct forge_pivot *pivot) {
    const char *plural = pivot->target.span.plural ? forge_plural(task->arena, pivot->term.text) : NULL;
    return plural && strcmp(plural, pivot->term.text) == 0;
}

/* Whether an order or its end is said of several: the "largest reaction times" of one person, "in the order
 * of reading times". */
static bool is_order_of_many(const struct forge_text *text, const struct forge_pivot *pivot,
                             const struct forge_place *place) {
    static const char *const by[] = {"by", "of"};
    static const char *const ends[] = {"largest", "highest", "greatest", "biggest", "maximum", "max",
                                       "minimum", "lowest",  "smallest", "min",     "most",    "least"};
    size_t last = place->after > 0 ? place->after - 1 : 0;
    bool ordered = pivot->target.ordered && FORGE_IS_ANY(place->before, by);
    return (ordered || FORGE_IS_ANY(place->before, ends)) && forge_is_plural(text->tokens.at[last].norm);
}

/* Whether rows are sorted by the order of texts that nobody sorts by: people by their driving license. */
static bool sorts_texts(const struct forge_task *task, const struct forge_pivot *pivot) {
    return pivot->target.ordered && task->catalogue->columns[pivot->target.column].type == TYPE_TEXT;
}

/* Whether rows are sorted "by" the term with no verb that says so: "the games by the side". */
static bool is_bare_order(const struct forge_text *text, const struct forge_pivot *pivot,
                          const struct forge_place *place) {
    static const char *const verbs[] = {"ordered", "sorted", "ranked", "arranged", "order", "sort", "listed"};
    size_t at = place->first;
    at -= at > 0 && FORGE_IS_ANY(text->tokens.at[at - 1].norm, ((const char *const[]){"the", "their"}));
    if (!pivot->target.ordered || at < 2 || strcmp(text->tokens.at[at - 1].norm, "by") != 0) {
        return false;
    }
    for (size_t i = 0; i + 1 < at; i++) {
        if (FORGE_IS_ANY(text->tokens.at[i].norm, verbs)) {
            return false;
        }
    }
    return true;
}

/* The word before a noun of another kind, or behind it. */
static bool fits_absent(const struct forge_task *task, const struct forge_text *text,
                        const struct forge_pivot *pivot, const struct forge_place *place) {
    static const char *const scopes[] = {
        "in",    "at",   "per",   "which",  "many", "on",      "under",    "what",      "into", "top",
        "third", "most", "least", "fewest", "much", "include", "includes", "including", "each", "every"};
    static const char *const several[] = {"different", "distinct", "various"};
    size_t first = place->first;
    while (first > 1 && FORGE_IS_ANY(text->tokens.at[first - 1].norm, several)) {
        first--;
    }
    const char *before = first > 0 ? text->tokens.at[first - 1].norm : "";
    return goes_on(place) && !lacks_number(task, pivot) && !is_scene(task, pivot, place) &&
           !FORGE_IS_ANY(before, scopes) && !place->number_behind && !stands_for_things(text, place) &&
           !is_order_of_many(text, pivot, place) && !sorts_texts(task, pivot) && !is_measured(text, pivot) &&
           !is_completed(task, text, pivot, place) && !is_doer(text, place) &&
           !asks_for_point(task, text, pivot, place) && !has_clause(text, place) &&
           !is_stranded(text, place) && !is_counted_by(task, text, pivot, place) && !loses_end(task, pivot);
}

/* Whether it stands in brackets, which say more of what is before them: "the name (first and last)". */
static bool is_bracketed(const struct forge_text *text, const struct forge_place *place) {
    for (size_t i = place->first; i > 0; i--) {
        char c = text->tokens.text[text->tokens.at[i - 1].start];
        if (c == '(' || c == ')') {
            return c == '(';
        }
    }
    return false;
}

/* Whether a number of them is asked for: "5 performance figures" are no points. */
static bool is_counted(const struct forge_text *text, const struct forge_place *place) {
    static const char *const numbers[] = {"number", "amount"};
    const struct token *at = text->tokens.at;
    bool many = place->first > 1 && strcmp(place->before, "of") == 0 &&
                FORGE_IS_ANY(at[place->first - 2].norm, numbers);
    return many || (place->first > 0 && at[place->first - 1].kind == TOKEN_NUMBER);
}

const char *forge_judge_placing(const struct forge_task *task, const struct forge_text *text,
                                const struct forge_pivot *pivot) {
    static const char *const lead[] = {"which", "each",     "every",     "many",   "what",    "per",
                                       "all",   "distinct", "different", "common", "popular", "frequent"};
    static const char *const clauses[] = {"that", "which", "who", "when", "whose"};
    struct forge_place place = forge_place_of(text, pivot);
    bool column = !pivot->target.value, fits = true;
    if (column && asks_for_person(text, &place)) {
        return "the sentence asks for a person";
    }
    if (column) {
        fits = agrees(text, pivot, &place) && !is_first_part(task, text, pivot, &place) &&
               !is_compound(text, &place) && !is_bare_order(text, pivot, &place);
    } else if (pivot->mode == CSQL_VAL_UNANS) {
        fits = strcmp(place.before, "the") != 0 || !goes_on(&place);
    }
    if (pivot->term.anchors && column) {
        fits = fits && !is_counted(text, &place) && !is_bracketed(text, &place);
    }
    if (pivot->term.padded) {
        fits = fits && goes_on(&place) && !FORGE_IS_ANY(place.before, lead) &&
               strcmp(place.behind, "with") != 0 && !FORGE_IS_ANY(place.behind, clauses) &&
               !stands_for_things(text, &place);
    } else if (pivot->mode == CSQL_COL_UNANS) {
        fits = fits && fits_absent(task, text, pivot, &place) && !is_bracketed(text, &place);
    }
    return fits ? NULL : "the term does not read well there";
}
