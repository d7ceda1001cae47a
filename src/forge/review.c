/* NL query evaluator (algorithm 7): judges of the rewritten question, of whom each must agree. */
#include <string.h>
#include <strings.h>

#include "base/error.h"
#include "forge/clarity.h"
#include "forge/placing.h"

static bool in_pivot(const struct token *token, const struct forge_pivot *pivots, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (token->start < pivots[i].end && pivots[i].start < token->end) {
            return true;
        }
    }
    return false;
}

/* Whether the term is said to be of what it names itself: "the customer details of all customers". */
static bool repeats(const struct forge_text *text, const struct forge_pivot *pivot) {
    enum { NEAR = 6 };
    static const char *const links[] = {"of", "for", "from", "about", "on", "in"};
    struct forge_place place = forge_place_of(text, pivot);
    if (!pivot->term.padded || !FORGE_IS_ANY(place.behind, links)) {
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
        "fastest",  "slowest",      "south",    "north",    "east",     "west"};
    for (size_t i = 0; i < sizeof units / sizeof *units; i++) {
        if (strcmp(norm, units[i]) == 0) {
            return true;
        }
    }
    return false;
}

/* No other member of a group of values is in the sentence, nor what is left of the meant one. */
static const char *judge_values(const struct forge_task *task, const struct forge_text *text,
                                const struct forge_pivot *pivot) {
    const struct forge_question *question = task->question;
    for (size_t i = 0; i < pivot->term.group_count; i++) {
        const char *member = pivot->term.group[i].value;
        struct forge_span span;
        if (forge_find_value(text, member, &span, 1) > 0) {
            return "a member is in the sentence itself";
        }
        for (size_t k = 0; i > 0 && k < question->predicate_count; k++) {
            const struct sql_expr *value = question->predicates[k].value;
            if (question->predicates[k].column_index == pivot->target.column && value &&
                value->kind == SQL_TEXT && strcasecmp(value->text, member) == 0) {
                return "a member is meant elsewhere in the sentence";
            }
        }
    }
    return NULL;
}

/* Whether a word of the value that was replaced is still there: "canceled", where the status is "Cancel". */
static bool tells_value(struct forge_task *task, const struct forge_text *text,
                        const struct forge_pivot *pivot, const struct forge_pivot *pivots, size_t count) {
    enum { SHORT = 3 };
    struct forge_name value;
    csql_error ignored; /* what cannot be split has no words */
    if (forge_name_split(task->arena, pivot->target.value, &value, &ignored) != CSQL_OK) {
        return false;
    }
    for (size_t i = 0; i < text->tokens.count; i++) {
        for (size_t k = 0; !in_pivot(&text->tokens.at[i], pivots, count) && k < value.count; k++) {
            if (strlen(value.norm[k]) > SHORT && !text_is_stopword(value.norm[k]) &&
                forge_has_word(text, value.stem[k], i, i + 1)) {
                return true;
            }
        }
    }
    return false;
}

/* Whether the sentence says "from" or "in" of the term, and only some of its group are places. */
static bool tells_place(const struct forge_task *task, const struct forge_text *text,
                        const struct forge_pivot *pivot) {
    static const char *const prepositions[] = {"from", "in", "at", "near", "into"};
    struct forge_place place = forge_place_of(text, pivot);
    size_t places = 0;
    bool said = FORGE_IS_ANY(place.before, prepositions) || strcmp(place.behind, "where") == 0 ||
                (FORGE_IS_ANY(place.behind, prepositions) && place.after + 1 < text->tokens.count &&
                 strcmp(text->tokens.at[place.after + 1].norm, "which") == 0);
    if (place.first > 1) {
        said = said || FORGE_IS_ANY(text->tokens.at[place.first - 2].norm, prepositions);
    }
    for (size_t i = 0; said && i < pivot->term.group_count; i++) {
        places += forge_is_place(task, pivot->term.group[i].column);
    }
    return places > 0 && places < pivot->term.group_count;
}

/* Whether the word before the term says an end or the middle of a scale, as the names of some members do: the
 * average humidity is the mean one. */
static bool tells_end(const struct forge_task *task, const struct forge_text *text,
                      const struct forge_pivot *pivot) {
    static const char *const ends[][8] = {
        {"average", "mean", "avg"},
        {"maximum", "highest", "greatest", "largest", "max", "high", "top", "biggest"},
        {"minimum", "lowest", "smallest", "least", "min", "low"}};
    struct forge_place place = forge_place_of(text, pivot);
    for (size_t e = 0; e < sizeof ends / sizeof *ends; e++) {
        size_t words = 0, with = 0;
        while (words < sizeof *ends / sizeof **ends && ends[e][words]) {
            words++;
        }
        for (size_t i = 0; forge_is_any(place.before, ends[e], words) && i < pivot->term.group_count; i++) {
            const struct forge_name *name = forge_schema_column(task->schema, pivot->term.group[i].column);
            bool says = false;
            for (size_t k = 0; k < name->count; k++) {
                says = says || forge_is_any(name->norm[k], ends[e], words);
            }
            with += says;
        }
        if (with > 0 && with < pivot->term.group_count) {
            return true;
        }
    }
    return false;
}

/* Whether the sentence has a word of the target's name left before the term: "all games". */
static bool has_rest(const struct forge_task *task, const struct forge_text *text,
                     const struct forge_pivot *pivot) {
    static const char *const joints[] = {"of", "the", "a",  "an",  "in", "on", "to",
                                         "by", "for", "at", "and", "or", "is", "from"};
    struct forge_place place = forge_place_of(text, pivot);
    const struct words *words = place.first > 0 ? &text->words[place.first - 1] : NULL;
    const struct forge_name *name = forge_schema_column(task->schema, pivot->target.column);
    return words && words->count && !FORGE_IS_ANY(place.before, joints) && text_is_stopword(place.before) &&
           forge_name_has(name, words->stem[0]);
}

/* Whether the sentence speaks of the target elsewhere by its last word, which no other column of the query
 * has: "an area larger than the average city area". */
static bool is_said_twice(const struct forge_task *task, const struct forge_text *text,
                          const struct forge_pivot *pivots, size_t count, size_t at) {
    const struct forge_question *question = task->question;
    const struct forge_name *name = forge_schema_column(task->schema, pivots[at].target.column);
    const char *last = name->count > 1 ? name->stem[name->count - 1] : "";
    bool said = false;
    for (size_t i = 0; *last && i < text->tokens.count; i++) {
        said =
            said || (!in_pivot(&text->tokens.at[i], pivots, count) && forge_has_word(text, last, i, i + 1));
    }
    for (size_t i = 0; said && i < question->column_count; i++) {
        int column = question->columns[i].column;
        said = column < 0 || column == pivots[at].target.column ||
               !forge_name_has(forge_schema_column(task->schema, column), last);
    }
    return said;
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

/* Whether some table is called as the target is: a reservation's room is that room, and has what rooms have.
 */
static bool is_called_as_table(const struct forge_task *task, const struct forge_pivot *pivot) {
    const struct forge_name *name = forge_schema_column(task->schema, pivot->target.column);
    for (size_t t = 0; t < task->catalogue->table_count; t++) {
        if (forge_name_same(name, forge_schema_table(task->schema, (int)t))) {
            return true;
        }
    }
    return false;
}

static bool holds(struct forge_task *task, int column, const char *text) {
    const struct forge_values *values = forge_schema_values(task->schema, column);
    for (size_t i = 0; i < values->count; i++) {
        if (strcasecmp(values->text[i], text) == 0) {
            return true;
        }
    }
    return false;
}

/* Whether the target is compared with a text that another member does not have: "Carole" is a given name. A
 * part of a text ("%a%") may be in any. */
static bool is_told_by_text(struct forge_task *task, const struct forge_pivot *pivot) {
    for (size_t i = 0; i < pivot->target.literal_count; i++) {
        const char *literal = pivot->target.literals[i];
        for (size_t k = 1; !strchr(literal, '%') && k < pivot->term.group_count; k++) {
            if (!holds(task, pivot->term.group[k].column, literal)) {
                return true;
            }
        }
    }
    return false;
}

/* Whether the term is for days, and the sentence says it of persons: nobody has a day. */
static bool is_day_of_person(const struct forge_task *task, const struct forge_text *text,
                             const struct forge_pivot *pivot) {
    enum { NEAR = 4 };
    static const char *const of[] = {"of", "for", "by"};
    struct forge_place place = forge_place_of(text, pivot);
    const struct forge_list *anchors = pivot->term.anchors;
    bool day = anchors && forge_list_has(anchors, "time") && forge_list_has(anchors, "day");
    if (!day || !FORGE_IS_ANY(place.behind, of)) {
        return false;
    }
    for (size_t i = place.after + 1; i <= place.after + NEAR && i < text->tokens.count; i++) {
        const struct words *words = &text->words[i];
        if (words->count && !text_is_stopword(text->tokens.at[i].norm)) {
            return forge_is_kind(task, "person", words->norm[words->count - 1], NULL);
        }
    }
    return false;
}

/* Whether the term is for a part of a name, and the sentence says that the parts make the whole one. */
static bool tells_whole(const struct forge_text *text, const struct forge_pivot *pivot,
                        const struct forge_pivot *pivots, size_t count) {
    static const char *const whole[] = {"full", "complete", "whole", "entire"};
    bool told = false;
    for (size_t i = 0; i < text->tokens.count; i++) {
        told = told || (!in_pivot(&text->tokens.at[i], pivots, count) &&
                        FORGE_IS_ANY(text->tokens.at[i].norm, whole));
    }
    return told && pivot->term.anchors && forge_list_has(pivot->term.anchors, "name");
}

/* Nothing else in the sentence tells which member of a group of columns is meant (table 11). */
static const char *judge_columns(struct forge_task *task, const struct forge_text *text,
                                 const struct forge_pivot *pivot, const struct forge_pivot *pivots,
                                 size_t count) {
    if (is_the_thing(task, pivot)) {
        return "the thing itself is meant";
    }
    if (is_day_of_person(task, text, pivot)) {
        return "the term does not read well there";
    }
    if (tells_place(task, text, pivot)) {
        return "a preposition tells which member is meant";
    }
    if (tells_end(task, text, pivot)) {
        return "a unit or adjective tells which member is meant";
    }
    if (forge_number_tells(task, pivot)) {
        return "a number tells which member is meant";
    }
    if (is_told_by_text(task, pivot)) {
        return "a text tells which member is meant";
    }
    if (has_rest(task, text, pivot)) {
        return "a part of the name is left";
    }
    if (tells_whole(text, pivot, pivots, count)) {
        return "a word of the sentence tells which member is meant";
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

/* Whether the word before a lexical term makes a name of the schema with it: "all games". */
static bool completes_name(struct forge_task *task, const struct forge_text *text,
                           const struct forge_pivot *pivot) {
    struct forge_place place = forge_place_of(text, pivot);
    struct forge_name name;
    csql_error ignored;
    const char *both = arena_printf(task->arena, "%s %s", place.before, pivot->term.text);
    return *place.before && both && forge_name_split(task->arena, both, &name, &ignored) == CSQL_OK &&
           forge_schema_is_name(task->schema, &name);
}

/* Whether a lexical term is said to be of another table, which has a column of all its words: "the date of
 * the customer", where the date of a contact was meant. */
static bool is_of_other_table(const struct forge_task *task, const struct forge_text *text,
                              const struct forge_pivot *pivot, const struct forge_name *term) {
    enum { NEAR = 3 };
    const struct db_catalogue *catalogue = task->catalogue;
    struct forge_place place = forge_place_of(text, pivot);
    bool of = strcmp(place.behind, "of") == 0 || strcmp(place.behind, "for") == 0;
    for (size_t i = 0; of && i < catalogue->column_count; i++) {
        int table = catalogue->columns[i].table;
        const struct forge_name *name = forge_schema_column(task->schema, (int)i);
        const struct forge_name *owner = forge_schema_table(task->schema, table);
        bool all = table != pivot->target.table && owner->count == 1;
        for (size_t k = 0; all && k < term->count; k++) {
            all = forge_name_has(name, term->stem[k]);
        }
        if (all && forge_has_word(text, owner->stem[0], place.after + 1,
                                  place.after + NEAR < text->tokens.count ? place.after + NEAR
                                                                          : text->tokens.count)) {
            return true;
        }
    }
    return false;
}

/* The words of a lexical term mean the group's columns and no other, as the sentence goes. */
static const char *judge_words(struct forge_task *task, const struct forge_text *text,
                               const struct forge_pivot *pivot) {
    struct forge_name term;
    csql_error ignored; /* the term was split before */
    if (pivot->term.padded || strcmp(pivot->subtype, "lexical") != 0 ||
        forge_name_split(task->arena, pivot->term.text, &term, &ignored) != CSQL_OK) {
        return NULL;
    }
    if (completes_name(task, text, pivot)) {
        return "a word of the sentence tells which member is meant";
    }
    return is_of_other_table(task, text, pivot, &term) ? "the term says what another table has" : NULL;
}

/* Whether one term is said to be of the other: "the day of time period". */
static bool are_chained(const struct forge_text *text, const struct forge_pivot *pivots, size_t count) {
    static const char of[] = " of ";
    bool chained = false;
    for (size_t i = 1; i < count; i++) {
        size_t gap = pivots[i].start - pivots[i - 1].end;
        chained = chained ||
                  (gap == strlen(of) && strncmp(text->tokens.text + pivots[i - 1].end, of, strlen(of)) == 0);
    }
    return chained;
}

static const char *judge_definition(struct forge_task *task, const struct forge_text *text,
                                    const struct forge_pivot *pivots, size_t count) {
    const char *reason = are_chained(text, pivots, count) ? "the term does not read well there" : NULL;
    for (size_t i = 0; !reason && i < count; i++) {
        reason = forge_judge_placing(task, text, &pivots[i]);
        if (!reason && !pivots[i].target.value && forge_loses_context(task, text, &pivots[i])) {
            reason = "the sentence no longer says what it is of";
        }
        if (!reason && pivots[i].mode == CSQL_COL_UNANS &&
            (has_rest(task, text, &pivots[i]) || is_said_twice(task, text, pivots, count, i))) {
            reason = "a part of the name is left";
        } else if (!reason && pivots[i].mode == CSQL_COL_UNANS &&
                   (is_the_thing(task, &pivots[i]) || is_called_as_table(task, &pivots[i]))) {
            reason = "the thing itself is meant";
        } else if (!reason && pivots[i].mode == CSQL_COL_AMB) {
            reason = judge_columns(task, text, &pivots[i], pivots, count);
            reason = reason ? reason : judge_words(task, text, &pivots[i]);
        } else if (!reason && pivots[i].mode == CSQL_VAL_AMB) {
            reason = judge_values(task, text, &pivots[i]);
        } else if (!reason && pivots[i].mode == CSQL_VAL_UNANS &&
                   tells_value(task, text, &pivots[i], pivots, count)) {
            reason = "the sentence says the value beside";
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
