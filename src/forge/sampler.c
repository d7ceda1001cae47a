/* SQL parser: which columns and values of the query an instance may be about (algorithm 2). */
#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "base/error.h"
#include "forge/clarity.h"
#include "forge/english.h"
#include "forge/evidence.h"

static bool is_any(const char *name, const char *const *list, size_t count) {
    for (size_t i = 0; name && i < count; i++) {
        if (strcasecmp(name, list[i]) == 0) {
            return true;
        }
    }
    return false;
}

/* Where the part of the name ends that says what it is: "date" of date_of_birth, "times" of times_per_day. */
static size_t head_end(const struct forge_name *name) {
    static const char *const leading[] = {"date", "time", "year", "amount"};
    static const char *const counting[] = {"number", "no", "count"};
    for (size_t i = 1; i < name->count; i++) {
        if (strcmp(name->norm[i], "of") == 0 || strcmp(name->norm[i], "per") == 0) {
            return i;
        }
    }
    for (size_t i = 0; name->count > 1 && i < sizeof counting / sizeof *counting; i++) {
        if (strcmp(name->norm[0], counting[i]) == 0) {
            return 1;
        }
    }
    for (size_t i = 0; name->count > 2 && i < sizeof leading / sizeof *leading; i++) {
        if (strcmp(name->norm[0], leading[i]) == 0) {
            return 1;
        }
    }
    return name->count;
}

size_t forge_heads(const struct forge_name *name, const struct forge_name *owner, const char *out[static 2]) {
    size_t count = 0;
    for (size_t i = head_end(name); i > 0 && count < 2; i--) {
        const char *stem = name->stem[i - 1];
        bool number = stem[0] >= '0' && stem[0] <= '9';
        if (text_is_stopword(name->norm[i - 1]) || number || (i > 1 && forge_is_unit(name->norm[i - 1]))) {
            continue;
        }
        if (count > 0 && forge_name_has(owner, stem)) {
            break;
        }
        out[count++] = stem;
        if (strcmp(stem, "name") != 0) {
            break;
        }
    }
    return count;
}

bool forge_is_id(const struct forge_name *name) {
    return name->count > 0 && (strcmp(name->norm[name->count - 1], "id") == 0 ||
                               strcmp(name->norm[name->count - 1], "identifier") == 0 ||
                               strcmp(name->norm[name->count - 1], "ids") == 0);
}

bool forge_names_owner(const struct forge_name *name, const struct forge_name *owner) {
    static const char *const kinds[] = {
        "first",    "last",   "middle",     "full",   "given", "family", "nick",   "short",    "long",
        "common",   "trade",  "official",   "maiden", "login", "user",   "screen", "personal", "display",
        "original", "native", "scientific", "local",  "name",  "other",  "the",    "of",       "alternative"};
    for (size_t i = 0; i < name->count; i++) {
        bool kind = forge_name_has(owner, name->stem[i]);
        for (size_t k = 0; !kind && k < sizeof kinds / sizeof *kinds; k++) {
            kind = strcmp(name->norm[i], kinds[k]) == 0;
        }
        if (!kind) {
            return false;
        }
    }
    return true;
}

/* Whether the two are names of what their table is of: any text may be one or the other, whatever the rows
 * have today. */
static bool are_names(const struct forge_task *task, const struct forge_target *target, int column) {
    const struct forge_name *owner = forge_schema_table(task->schema, target->table);
    const struct forge_name *both[] = {forge_schema_column(task->schema, target->column),
                                       forge_schema_column(task->schema, column)};
    static const char *const others[] = {"nicknam", "surnam", "forenam", "initi", "usernam"};
    for (size_t i = 0; i < 2; i++) {
        const char *heads[2];
        size_t count = forge_heads(both[i], owner, heads);
        bool name = count > 0 && strcmp(heads[0], "name") == 0 && forge_names_owner(both[i], owner);
        if (!name && (count == 0 || !is_any(heads[0], others, sizeof others / sizeof *others))) {
            return false;
        }
    }
    return true;
}

/* Whether a text that the target is compared with is no initial, and the column has nothing else. */
static bool is_too_long(const struct forge_task *task, const struct forge_target *target, int column) {
    enum { INITIALS = 2 };
    static const char *const initials[] = {"initi", "minit", "init"};
    const struct forge_name *name = forge_schema_column(task->schema, column);
    bool initial = false, too_long = false;
    for (size_t i = 0; i < name->count; i++) {
        initial = initial || is_any(name->stem[i], initials, sizeof initials / sizeof *initials);
    }
    for (size_t i = 0; i < target->literal_count; i++) {
        too_long = too_long || strlen(target->literals[i]) > INITIALS;
    }
    return initial && too_long;
}

bool forge_can_stand_for(struct forge_task *task, const struct forge_target *target, int column) {
    const struct db_column *columns = task->catalogue->columns;
    const struct db_column *other = &columns[column], *own = &columns[target->column];
    bool id = forge_is_id(forge_schema_column(task->schema, column)) || other->foreign_key;
    if (target->numeric && (other->type != TYPE_NUMBER || id)) {
        return false;
    }
    if (target->ordered && (other->type != own->type || id)) {
        return false;
    }
    if (target->literal_count && are_names(task, target, column)) {
        return other->type == own->type && !is_too_long(task, target, column);
    }
    const struct forge_values *values =
        target->literal_count ? forge_schema_values(task->schema, column) : NULL;
    for (size_t i = 0; i < target->literal_count; i++) {
        bool found = false;
        for (size_t k = 0; !found && k < values->count; k++) {
            found = strcasecmp(values->text[k], target->literals[i]) == 0;
        }
        if (!found) {
            return false;
        }
    }
    return true;
}

static struct forge_target *find_target(struct forge_target *targets, size_t count, int column,
                                        const char *value) {
    for (size_t i = 0; i < count; i++) {
        bool same = value ? targets[i].value && strcasecmp(targets[i].value, value) == 0 : !targets[i].value;
        if (targets[i].column == column && same) {
            return &targets[i];
        }
    }
    return NULL;
}

/* Whether the column is compared with another, or tested against a query: a join in all but name. */
static bool only_joins(const struct forge_question *question, int column) {
    for (size_t i = 0; i < question->predicate_count; i++) {
        const struct sql_predicate *predicate = &question->predicates[i];
        bool joins = (predicate->value && predicate->value->kind == SQL_COLUMN) ||
                     (predicate->op == SQL_IN && predicate->select);
        if (predicate->column_index == column && joins && predicate->place.clause != SQL_CLAUSE_FROM) {
            return true;
        }
    }
    return false;
}

static void note_use(struct forge_target *target, const struct sql_column_use *use) {
    static const char *const sums[] = {"sum", "avg", "total"}, *const ends[] = {"min", "max"};
    const struct sql_expr *parent = use->place.parent;
    bool computed = parent && parent->kind == SQL_BINARY && parent->op >= SQL_ADD && parent->op <= SQL_MODULO;
    target->numeric = target->numeric || is_any(use->aggregate, sums, 2) || computed;
    target->ordered =
        target->ordered || is_any(use->aggregate, ends, 2) || use->place.clause == SQL_CLAUSE_ORDER;
}

static void note_predicates(const struct forge_task *task, struct forge_target *target) {
    for (size_t i = 0; i < task->question->predicate_count; i++) {
        const struct sql_predicate *predicate = &task->question->predicates[i];
        const struct sql_expr *value = predicate->value;
        if (predicate->column_index != target->column || predicate->table != target->table) {
            continue;
        }
        target->numeric = target->numeric || (value && value->kind == SQL_NUMBER && !predicate->aggregate);
        target->pinned = target->pinned || (value && value->kind == SQL_NUMBER && predicate->op == SQL_EQ);
        bool date = task->catalogue->columns[target->column].type == TYPE_DATE;
        target->ordered = target->ordered || predicate->select || (value && value->kind == SQL_TEXT && date);
        size_t room = sizeof target->literals / sizeof *target->literals;
        if (value && value->kind == SQL_TEXT && !date && target->literal_count < room) {
            target->literals[target->literal_count++] = value->text;
        }
    }
}

/* Whether the column is compared with a text, which tells it. */
static bool is_told(const struct forge_question *question, int column) {
    for (size_t i = 0; i < question->predicate_count; i++) {
        const struct sql_expr *value = question->predicates[i].value;
        if (question->predicates[i].column_index == column && value && value->kind == SQL_TEXT) {
            return true;
        }
    }
    return false;
}

bool forge_is_spoken_for(struct forge_task *task, int column) {
    const struct forge_question *question = task->question;
    bool used = false, listed = false;
    for (size_t i = 0; i < question->column_count; i++) {
        const struct sql_column_use *use = &question->columns[i];
        if (use->column == column && use->place.clause != SQL_CLAUSE_FROM && !only_joins(question, column)) {
            used = true;
            listed = listed || use->place.clause == SQL_CLAUSE_SELECT;
        }
    }
    if (!used || listed || is_told(question, column)) {
        return used;
    }
    struct forge_text text;
    struct forge_span span;
    csql_error ignored; /* the question was read before */
    return forge_text_read(task->arena, question->text, &text, &ignored) != CSQL_OK ||
           forge_find_name(&text, forge_schema_column(task->schema, column),
                           forge_schema_table(task->schema, task->catalogue->columns[column].table), &span,
                           1) > 0;
}

/* Whether another column of the query is spoken of in the same words. */
static bool is_shared(struct forge_task *task, const struct forge_text *text,
                      const struct forge_target *target) {
    for (size_t i = 0; i < task->question->column_count; i++) {
        const struct sql_column_use *use = &task->question->columns[i];
        struct forge_span spans[4];
        if (use->column < 0 || use->column == target->column || use->place.clause == SQL_CLAUSE_FROM ||
            only_joins(task->question, use->column)) {
            continue;
        }
        size_t found = forge_find_name(text, forge_schema_column(task->schema, use->column),
                                       forge_schema_table(task->schema, use->table), spans, 4);
        for (size_t k = 0; k < found && k < 4; k++) {
            if (forge_spans_overlap(&spans[k], &target->span)) {
                return true;
            }
        }
    }
    return false;
}

/* Whether the span is a verb: a word that is one where a sentence begins or before "by", a form that the
 * column's name does not have ("scoring", "directed"), or a past that is not formed with "-ed". */
static bool is_verb(const struct forge_text *text, const struct forge_name *name,
                    const struct forge_span *span) {
    static const char *const endings[] = {"ed", "ing"};
    static const char *const verbs[] = {"name",    "list",   "state",  "order",  "rank",    "ranked",
                                        "ordered", "count",  "number", "return", "grouped", "group",
                                        "title",   "titled", "named",  "show",   "rated",   "priced",
                                        "located", "dated",  "called"};
    static const char *const past[] = {"left", "spent", "sold",  "paid",    "won",  "lost", "held", "made",
                                       "took", "taken", "given", "written", "born", "led",  "met",  "ran"};
    size_t after = span->after < text->tokens.count ? span->after : span->first;
    bool by = strcmp(text->tokens.at[after].norm, "by") == 0;
    const char *norm = text->tokens.at[span->first].norm;
    if ((span->first == 0 || by) && is_any(norm, verbs, sizeof verbs / sizeof *verbs)) {
        return true;
    }
    size_t length = strlen(norm);
    bool one = span->after == span->first + 1, formed = false;
    for (size_t i = 0; length > 4 && i < sizeof endings / sizeof *endings; i++) {
        formed = formed || strcmp(norm + length - strlen(endings[i]), endings[i]) == 0;
    }
    for (size_t i = 0; formed && i < name->count; i++) {
        formed = strcmp(name->norm[i], norm) != 0;
    }
    return (one && formed) || is_any(norm, past, sizeof past / sizeof *past);
}

/* Takes in a word that says no more than the column does: the "number" of "phone number" where the column is
 * just called phone. */
static void extend(const struct forge_text *text, struct forge_span *span) {
    static const char *const words[] = {"number", "name",  "code",    "amount", "value", "level",   "date",
                                        "type",   "score", "numbers", "names",  "codes", "amounts", "values",
                                        "levels", "dates", "types",   "scores", "id",    "ids"};
    if (span->after < text->tokens.count &&
        is_any(text->tokens.at[span->after].norm, words, sizeof words / sizeof *words)) {
        span->plural = forge_is_plural(text->tokens.at[span->after].norm);
        span->end = text->tokens.at[span->after++].end;
    }
}

/* Whether a plural that some table is called by stands right before the word, and does not own it: the
 * "procedures" of "procedures cost less". */
static bool has_subject(const struct forge_task *task, const struct forge_text *text,
                        const struct forge_span *span) {
    const struct token *last = &text->tokens.at[span->first - 1];
    const struct words *words = &text->words[span->first - 1];
    bool owner = text->tokens.text[last->end - 1] == '\'' || last->end + 1 < span->start;
    if (span->after != span->first + 1 || span->plural || owner || last->kind != TOKEN_WORD ||
        !forge_is_plural(last->norm)) {
        return false;
    }
    for (size_t t = 0; t < task->catalogue->table_count; t++) {
        for (size_t k = 0; k < words->count; k++) {
            if (forge_name_has(forge_schema_table(task->schema, (int)t), words->stem[k])) {
                return true;
            }
        }
    }
    return false;
}

/* Whether the words are those of a predicate: "who took office", "was founded". */
static bool is_predicate(const struct forge_task *task, const struct forge_text *text,
                         const struct forge_span *span) {
    static const char *const before[] = {"they", "he",   "she", "it",   "we", "who", "that",
                                         "to",   "been", "did", "does", "do", "not"};
    static const char *const be[] = {"was", "were", "been", "be", "is", "are", "being"};
    const char *last = span->first > 0 ? text->tokens.at[span->first - 1].norm : "";
    const char *norm = text->tokens.at[span->first].norm;
    size_t length = strlen(norm);
    bool passive =
        length > 3 && strcmp(norm + length - 2, "ed") == 0 && is_any(last, be, sizeof be / sizeof *be);
    return span->first > 0 &&
           (passive || is_any(last, before, sizeof before / sizeof *before) || has_subject(task, text, span));
}

/* Leaves out a word before the name that came in by an abbreviation spelled out: the "average" of the average
 * GPA is none of the grade point average. */
static void trim(const struct forge_text *text, const struct forge_name *name, struct forge_span *span) {
    static const char *const whole[] = {"average", "total", "mean", "maximum", "minimum"};
    const char *first = text->tokens.at[span->first].norm;
    bool foreign = span->after > span->first + 1 && is_any(first, whole, sizeof whole / sizeof *whole);
    for (size_t i = 0; foreign && i < name->count; i++) {
        foreign = strcmp(name->norm[i], first) != 0 || tolower((unsigned char)*name->written[i]) != *first;
    }
    if (foreign) {
        span->first++;
        span->start = text->tokens.at[span->first].start;
    }
}

static const char *last_stem(const struct forge_text *text, const struct forge_span *span) {
    const struct words *words = &text->words[span->after - 1];
    return words->count ? words->stem[words->count - 1] : "";
}

/* Whether the words before belong to another column that shares the last ones: the "low and" of "low and high
 * estimates". */
static bool is_coordinated(struct forge_task *task, const struct forge_text *text,
                           const struct forge_target *target) {
    static const char *const links[] = {"and", "or", "&", "/", ","};
    size_t first = target->span.first;
    if (first < 2 || !is_any(text->tokens.at[first - 1].norm, links, sizeof links / sizeof *links)) {
        return false;
    }
    size_t before = first - 2; /* behind the comma of "support, consider, and oppose rates" too */
    before -= before > 0 && is_any(text->tokens.at[before].norm, links, sizeof links / sizeof *links);
    const struct words *words = &text->words[before];
    const char *head = last_stem(text, &target->span);
    const char *word = words->count ? words->stem[words->count - 1] : head;
    for (size_t i = 0; strcmp(word, head) != 0 && i < task->question->column_count; i++) {
        int column = task->question->columns[i].column;
        if (column < 0 || column == target->column) {
            continue;
        }
        const struct forge_name *name = forge_schema_column(task->schema, column);
        const struct forge_name *owner = forge_schema_table(task->schema, task->question->columns[i].table);
        struct forge_span spans[4];
        size_t found = forge_find_name(text, name, owner, spans, 4);
        bool whole = false; /* all of the other name stands there */
        for (size_t k = 0; k < found && k < 4; k++) {
            whole =
                whole ||
                (spans[k].after == first - 1 &&
                 (!forge_name_has(name, head) || forge_has_word(text, head, spans[k].first, spans[k].after)));
        }
        if (forge_name_has(name, word) && !whole && (found == 0 || forge_name_has(name, head))) {
            return true;
        }
    }
    return false;
}

/* Whether the words behind belong to another column that shares the first ones: the "and completion" of
 * "dates of enrolment and completion". */
static bool is_shared_on(struct forge_task *task, const struct forge_text *text,
                         const struct forge_target *target) {
    static const char *const links[] = {"and", "or", "&", "/"};
    size_t next = target->span.after;
    if (next + 1 >= text->tokens.count ||
        !is_any(text->tokens.at[next].norm, links, sizeof links / sizeof *links)) {
        return false;
    }
    const struct words *words = &text->words[next + 1];
    const struct words *first = &text->words[target->span.first];
    bool apart = words->count && first->count && strcmp(words->stem[0], first->stem[0]) != 0;
    for (size_t i = 0; apart && i < task->question->column_count; i++) {
        int column = task->question->columns[i].column;
        if (column < 0 || column == target->column) {
            continue;
        }
        const struct forge_name *name = forge_schema_column(task->schema, column);
        struct forge_span span = {0};
        if (name->count > 1 && forge_name_has(name, words->stem[0]) && forge_name_has(name, first->stem[0]) &&
            forge_find_name(text, name, forge_schema_table(task->schema, task->question->columns[i].table),
                            &span, 1) == 0) {
            return true;
        }
    }
    return false;
}

/* Whether the span is a part of a longer word: the "mid" of "mid-field". */
static bool is_hyphenated(const struct forge_text *text, const struct forge_span *span) {
    const char *whole = text->tokens.text;
    return (whole[span->end] == '-' && isalpha((unsigned char)whole[span->end + 1])) ||
           (span->start > 1 && whole[span->start - 1] == '-' &&
            isalpha((unsigned char)whole[span->start - 2]));
}

/* Whether the name has, but for the head and what its table is called, only the stem. */
static bool is_only(const struct forge_name *name, const struct forge_name *owner, const char *head,
                    const char *stem) {
    bool only = name->count > 1 && forge_name_has(name, head) && forge_name_has(name, stem);
    for (size_t i = 0; i < name->count; i++) {
        only = only && (strcmp(name->stem[i], head) == 0 || strcmp(name->stem[i], stem) == 0 ||
                        forge_name_has(owner, name->stem[i]));
    }
    return only;
}

/* The column of the query that shares the head of the span with its column: that of the "first" in "first and
 * last name", which stands at *at; -1 if there is none. */
static int sharer(struct forge_task *task, const struct forge_text *text, int column,
                  const struct forge_span *span, size_t *at) {
    static const char *const links[] = {"and", "or", "&"}, *const more[] = {"and", "or", "&", ","};
    const struct token *tokens = text->tokens.at;
    if (span->first < 2 || span->after < span->first + 2 ||
        !is_any(tokens[span->first - 1].norm, links, sizeof links / sizeof *links)) {
        return -1;
    }
    *at = span->first - 2;
    const char *head = last_stem(text, span);
    const char *stem = text->words[*at].count == 1 ? text->words[*at].stem[0] : "";
    bool longer = *at > 0 && is_any(tokens[*at - 1].norm, more, sizeof more / sizeof *more);
    bool again =
        forge_has_word(text, stem, 0, *at) || forge_has_word(text, stem, *at + 1, text->tokens.count);
    for (size_t i = 0; *stem && !longer && !again && i < task->question->column_count; i++) {
        const struct sql_column_use *use = &task->question->columns[i];
        if (use->column >= 0 && use->column != column &&
            is_only(forge_schema_column(task->schema, use->column),
                    forge_schema_table(task->schema, use->table), head, stem) &&
            !forge_name_has(forge_schema_column(task->schema, column), stem)) {
            return use->column;
        }
    }
    return -1;
}

/* The one span of the column's name. */
static bool find_only(struct forge_task *task, const struct forge_text *text, int column, int table,
                      struct forge_span *out) {
    struct forge_span spans[2];
    bool only = forge_find_name(text, forge_schema_column(task->schema, column),
                                forge_schema_table(task->schema, table), spans, 2) == 1;
    *out = spans[0];
    return only;
}

/* Whether the question speaks of the target and another in one breath: "first and last name". Both can be
 * replaced, and neither alone. */
static void find_coupled(struct forge_task *task, const struct forge_text *text,
                         struct forge_target *target) {
    struct forge_span span;
    size_t at = 0;
    bool own = find_only(task, text, target->column, target->table, &span);
    int partner = own ? sharer(task, text, target->column, &span, &at) : -1;
    for (size_t i = 0; !own && partner < 0 && i < task->question->column_count; i++) {
        const struct sql_column_use *use = &task->question->columns[i];
        if (use->column >= 0 && use->column != target->column &&
            find_only(task, text, use->column, use->table, &span) &&
            sharer(task, text, use->column, &span, &at) == target->column) {
            partner = use->column;
            span = (struct forge_span){.start = text->tokens.at[at].start,
                                       .end = text->tokens.at[at].end,
                                       .first = at,
                                       .after = at + 1,
                                       .plural = span.plural};
        }
    }
    if (partner >= 0) {
        target->named = target->coupled = true;
        target->partner = partner;
        target->span = span;
    }
}

/* Where the question speaks of the target: where the evidence says so, or where it says the name. */
static void find_span(struct forge_task *task, const struct forge_text *text,
                      const struct forge_evidence *evidence, struct forge_target *target) {
    struct forge_span spans[2];
    if (forge_evidence_span(task, text, evidence, target, &target->span)) {
        target->named = target->value || !is_shared(task, text, target);
        return;
    }
    const struct forge_name *name = forge_schema_column(task->schema, target->column);
    size_t found = target->value ? forge_find_value(text, target->value, spans, 2)
                                 : forge_find_name(text, name,
                                                   forge_schema_table(task->schema, target->table), spans, 2);
    bool part = target->value && found == 1 && is_hyphenated(text, &spans[0]);
    if (found == 1 && !part) {
        target->span = spans[0];
        if (!target->value) {
            trim(text, name, &target->span);
            extend(text, &target->span);
        }
        target->named =
            target->value || (!is_verb(text, name, &spans[0]) && !is_predicate(task, text, &spans[0]) &&
                              !is_coordinated(task, text, target) && !is_shared_on(task, text, target) &&
                              !is_shared(task, text, target));
    }
    if (!target->named && !target->value) {
        find_coupled(task, text, target);
    }
}

static size_t sample_columns(struct forge_task *task, struct forge_target *out) {
    size_t count = 0;
    for (size_t i = 0; i < task->question->column_count && count < FORGE_MAX_TARGETS; i++) {
        const struct sql_column_use *use = &task->question->columns[i];
        if (use->column < 0 || use->place.clause == SQL_CLAUSE_FROM ||
            only_joins(task->question, use->column)) {
            continue;
        }
        struct forge_target *target = find_target(out, count, use->column, NULL);
        if (!target) {
            target = &out[count++];
            *target = (struct forge_target){.table = use->table, .column = use->column};
            note_predicates(task, target);
        }
        note_use(target, use);
    }
    return count;
}

static size_t sample_values(struct forge_task *task, struct forge_target *out) {
    size_t count = 0;
    for (size_t i = 0; i < task->question->predicate_count && count < FORGE_MAX_TARGETS; i++) {
        const struct sql_predicate *predicate = &task->question->predicates[i];
        const struct sql_expr *value = predicate->value;
        bool plain = predicate->op == SQL_EQ && !predicate->negated && !predicate->aggregate &&
                     predicate->column_index >= 0 && value && value->kind == SQL_TEXT;
        if (plain && !find_target(out, count, predicate->column_index, value->text)) {
            out[count++] = (struct forge_target){
                .table = predicate->table, .column = predicate->column_index, .value = value->text};
        }
    }
    return count;
}

csql_status forge_sample_targets(struct forge_task *task, const struct forge_text *text, bool values,
                                 struct forge_target **out, size_t *count, csql_error *error) {
    *count = 0;
    *out = arena_array(task->arena, FORGE_MAX_TARGETS, sizeof **out);
    if (!*out) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    struct forge_evidence evidence;
    csql_status status = forge_evidence_read(task->arena, text, task->question->evidence, &evidence, error);
    if (status != CSQL_OK) {
        return status;
    }
    *count = values ? sample_values(task, *out) : sample_columns(task, *out);
    for (size_t i = 0; i < *count; i++) {
        find_span(task, text, &evidence, &(*out)[i]);
    }
    /* Fisher and Yates: the structures are larger than forge_random_shuffle() moves. */
    for (size_t i = *count; i > 1; i--) {
        size_t k = forge_random_below(&task->random, i);
        struct forge_target keep = (*out)[k];
        (*out)[k] = (*out)[i - 1];
        (*out)[i - 1] = keep;
    }
    return CSQL_OK;
}
