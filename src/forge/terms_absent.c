/* Pivot-term generator for columns that the database does not have (algorithm 4): what such things could
 * have, but have not here. */
#include <ctype.h>
#include <string.h>

#include "base/error.h"
#include "forge/clarity.h"
#include "forge/english.h"

enum { PERSON_STEPS = 9, STEPS = 4, AHEAD = 12 };

struct maker {
    struct forge_task *task;
    const struct forge_target *target;
    const char *phrase; /* the same with the word before, or NULL */
    const char *thing;  /* what the attribute is of: what the sentence says, or the table's rows */
    struct forge_term *terms;
    size_t count;
};

static void add_term(struct maker *maker, const char *text, double weight) {
    for (size_t i = 0; i < maker->count; i++) {
        if (strcmp(maker->terms[i].text, text) == 0) {
            return;
        }
    }
    if (maker->count < FORGE_MAX_TERMS) {
        double chance = (double)forge_random_below(&maker->task->random, 1000) / 1000;
        maker->terms[maker->count++] =
            (struct forge_term){.text = text, .common = true, .weight = weight + chance};
    }
}

/* Whether the row names the thing. */
static bool names(const struct forge_list *row, const char *thing) {
    for (size_t i = 0; i < row[1].count; i++) {
        if (forge_is_form(thing, row[1].at[i])) {
            return true;
        }
    }
    return false;
}

/* The word without the "s" of its plural, where that is a word: "modes" are no mods. */
static const char *singular(const struct forge_task *task, const char *word) {
    size_t length = strlen(word);
    const char *one =
        length > 1 && word[length - 1] == 's' ? arena_copy(task->arena, word, length - 1) : NULL;
    return one && forge_lexicon_knows(task->lexicon, one) ? one : word;
}

bool forge_is_kind(const struct forge_task *task, const char *kind, const char *thing, const char *phrase) {
    const struct forge_rows *kinds = &task->tables->kinds;
    const char *whole = phrase && forge_lexicon_knows(task->lexicon, phrase) ? phrase : singular(task, thing);
    bool listed = false, is = strcmp(kind, "any") == 0;
    for (size_t r = 0; r < kinds->count && !listed; r++) {
        listed = names(kinds->rows[r], thing);
    }
    for (size_t r = 0; r < kinds->count && !is; r++) {
        const struct forge_list *row = kinds->rows[r];
        if (strcmp(row[0].at[0], kind) != 0) {
            continue;
        }
        is = names(row, thing);
        for (size_t i = 0; !listed && i < row[2].count; i++) {
            size_t steps = strcmp(row[2].at[i], "person") == 0 ? PERSON_STEPS : STEPS;
            is = is || forge_lexicon_under(task->lexicon, whole, row[2].at[i], 1, steps);
        }
    }
    return is;
}

/* Whether what the attribute is of is of the kind. */
static bool is_of(const struct maker *maker, const char *kind) {
    return forge_is_kind(maker->task, kind, maker->thing, maker->phrase);
}

#define IS_ANY(norm, words) is_any(norm, words, sizeof(words) / sizeof *(words))
static bool is_any(const char *norm, const char *const *words, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (strcmp(norm, words[i]) == 0) {
            return true;
        }
    }
    return false;
}

/* Whether a noun has ended before the token: at another kind of word, or at a form of a verb. */
static bool ends_noun(const struct forge_text *text, size_t at) {
    static const char *const verbs[] = {"held", "made", "won",   "taught", "who",
                                        "whom", "sold", "taken", "built"};
    const struct token *token = &text->tokens.at[at];
    size_t length = strlen(token->norm);
    return token->kind != TOKEN_WORD || text_is_stopword(token->norm) || text->words[at].count == 0 ||
           IS_ANY(token->norm, verbs) || (length > 4 && strcmp(token->norm + length - 2, "ed") == 0) ||
           (length > 5 && strcmp(token->norm + length - 3, "ing") == 0);
}

/* Whether the query compares something with a text that has the word: "RV" is no vehicle in "the type code
 * RV". */
static bool is_literal(const struct forge_question *question, const char *norm) {
    size_t length = strlen(norm);
    for (size_t i = 0; i < question->predicate_count; i++) {
        const struct sql_expr *value = question->predicates[i].value;
        for (const char *at = value && value->kind == SQL_TEXT ? strcasestr(value->text, norm) : NULL; at;
             at = strcasestr(at + 1, norm)) {
            bool begins = at == value->text || !isalnum((unsigned char)at[-1]);
            if (begins && !isalnum((unsigned char)at[length])) {
                return true;
            }
        }
    }
    return false;
}

/* Whether the word owns what follows: "student's", "instructors'". */
static bool is_possessive(const struct forge_text *text, const struct token *token) {
    const char *end = text->tokens.text + token->end, *mark = end > text->tokens.text ? end - 1 : end;
    mark -= mark > text->tokens.text && *mark == 's';
    return *mark == '\'' || strncmp(end, "' ", 2) == 0 || strncmp(end, "'s ", 3) == 0 ||
           strncmp(end, "\xe2\x80\x99", 3) == 0;
}

/* What the sentence says that the target is of: the noun behind the first "of" or "for", unless something
 * else comes first, or a number of things. */
static void find_thing(struct maker *maker, const struct forge_text *text) {
    static const char *const of[] = {"of", "for"};
    static const char *const ends[] = {"with", "whose", "that",  "which",  "who",     "where",
                                       "have", "has",   "when",  "in",     "from",    "is",
                                       "are",  "by",    "order", "sorted", "ordered", "among"};
    static const char *const lead[] = {
        "all", "the", "each", "every", "any",  "these", "those", "a", "an", "different", "distinct", "their",
        "its", "one", "some", "top",   "most", "least", "other", "3", "5",  "three",     "five"};
    static const char *const sums[] = {"number",  "numbers", "count",   "total",   "amount", "sum",
                                       "average", "minimum", "maximum", "highest", "lowest"};
    static const char *const owned[] = {"its", "their", "his", "her"};
    size_t at = maker->target->span.after, last = at + AHEAD;
    const struct token *tokens = text->tokens.at;
    const struct token *before =
        maker->target->span.first > 0 ? &tokens[maker->target->span.first - 1] : NULL;
    if (before && IS_ANY(before->norm, owned)) {
        return;
    }
    while (before && before > tokens && before->kind != TOKEN_WORD &&
           strchr("'\xe2", text->tokens.text[before->start])) {
        before--;
    }
    if (before && before->kind == TOKEN_WORD && is_possessive(text, before)) {
        const struct words *words = &text->words[before - tokens];
        maker->phrase = NULL;
        maker->thing = words->count ? words->norm[words->count - 1] : "";
        return;
    }
    while (at < text->tokens.count && at < last && !IS_ANY(tokens[at].norm, of)) {
        if (IS_ANY(tokens[at].norm, ends) || IS_ANY(tokens[at].norm, sums) ||
            strchr(".?;\"'", text->tokens.text[tokens[at].start])) {
            return;
        }
        at++;
    }
    at += at < text->tokens.count;
    while (at < text->tokens.count && IS_ANY(tokens[at].norm, lead)) {
        at++;
    }
    bool named = false;
    for (bool many = false; at < text->tokens.count && !many && !ends_noun(text, at); at++) {
        if (is_literal(maker->task->question, tokens[at].norm)) {
            break;
        }
        const struct words *words = &text->words[at];
        const char *head = words->norm[words->count - 1];
        maker->phrase = named ? arena_printf(maker->task->arena, "%s %s", maker->thing, head) : NULL;
        maker->thing = head;
        named = true;
        many = forge_is_plural(tokens[at].norm);
    }
}

/* Whether the kind is for what is of no other: students are persons, but have what students have. */
static bool is_general(const char *kind) {
    return strcmp(kind, "person") == 0;
}

static void add_row(struct maker *maker, const struct forge_list *terms) {
    size_t from = forge_random_below(&maker->task->random, terms->count);
    for (size_t i = 0; i < terms->count && i < FORGE_MAX_TERMS / 2; i++) {
        add_term(maker, terms->at[(from + i) % terms->count], 0);
    }
}

csql_status forge_absent_terms(struct forge_task *task, const struct forge_target *target,
                               struct forge_term *terms, size_t *count, csql_error *error) {
    struct maker maker = {.task = task, .target = target, .thing = "", .terms = terms};
    const struct forge_name *owner = forge_schema_table(task->schema, target->table);
    const struct forge_rows *rows = &task->tables->attributes;
    static const char *const groups[] = {"each", "every", "per", "by"};
    struct forge_text text;
    csql_status status = forge_text_read(task->arena, task->question->text, &text, error);
    if (status != CSQL_OK) {
        return status;
    }
    if (owner->count) {
        maker.thing = owner->norm[owner->count - 1];
        maker.phrase = owner->count > 1
                           ? arena_printf(task->arena, "%s %s", owner->norm[owner->count - 2], maker.thing)
                           : NULL;
    }
    find_thing(&maker, &text);
    bool text_column = task->catalogue->columns[target->column].type == TYPE_TEXT;
    bool number = target->numeric || (target->ordered && !text_column);
    const char *before = target->span.first > 0 && target->span.first <= text.tokens.count
                             ? text.tokens.at[target->span.first - 1].norm
                             : "";
    bool grouped = IS_ANY(before, groups);
    bool any_number = !grouped && !target->span.plural && forge_random_below(&task->random, 3) == 0;
    const char *wanted = number || any_number ? "number" : "text";
    for (int general = 0; general < 2 && maker.count == 0; general++) {
        for (size_t r = 0; r < rows->count; r++) {
            const struct forge_list *row = rows->rows[r];
            bool any = strcmp(row[0].at[0], "any") == 0; /* nobody asks for a risk category of mountains */
            if (!any && is_general(row[0].at[0]) == general && strcmp(row[1].at[0], wanted) == 0 &&
                is_of(&maker, row[0].at[0])) {
                add_row(&maker, &row[2]);
            }
        }
    }
    *count = maker.count;
    return CSQL_OK;
}
