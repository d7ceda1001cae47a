/* Pivot-term generator for columns that the database does not have (algorithm 4): what such things could
 * have, but have not here. */
#include <string.h>

#include "base/error.h"
#include "forge/clarity.h"

enum { PERSON_STEPS = 9, STEPS = 4, AHEAD = 12 };

struct maker {
    struct forge_task *task;
    const struct forge_target *target;
    const char
        *things[2]; /* what the attribute is of: the table's rows, and what the sentence says, or NULL */
    const char *stems[2];
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

bool forge_is_kind(const struct forge_task *task, const char *kind, const char *thing, const char *stem) {
    const struct forge_rows *kinds = &task->tables->kinds;
    bool is = strcmp(kind, "any") == 0;
    for (size_t r = 0; r < kinds->count && !is; r++) {
        const struct forge_list *row = kinds->rows[r];
        if (strcmp(row[0].at[0], kind) != 0) {
            continue;
        }
        is = forge_list_has(&row[1], thing) || forge_list_has(&row[1], stem);
        for (size_t i = 0; i < row[2].count; i++) {
            size_t steps = strcmp(row[2].at[i], "person") == 0 ? PERSON_STEPS : STEPS;
            is = is || forge_lexicon_under(task->lexicon, thing, row[2].at[i], 1, steps);
        }
    }
    return is;
}

/* Whether the things are all of the kind. */
static bool are_of(const struct maker *maker, const char *kind) {
    bool all = strcmp(kind, "any") == 0 || maker->things[0];
    for (size_t i = 0; i < 2; i++) {
        all =
            all && (!maker->things[i] || forge_is_kind(maker->task, kind, maker->things[i], maker->stems[i]));
    }
    return all;
}

static bool is_any(const char *norm, const char *const *words, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (strcmp(norm, words[i]) == 0) {
            return true;
        }
    }
    return false;
}

/* What the sentence says that the target is of: the noun behind the first "of" or "for", unless something
 * else comes first. */
static void find_thing(struct maker *maker, const struct forge_text *text) {
    static const char *const of[] = {"of", "for"};
    static const char *const ends[] = {"with", "whose", "that",  "which",  "who",     "where",
                                       "have", "has",   "when",  "in",     "from",    "is",
                                       "are",  "by",    "order", "sorted", "ordered", "among"};
    static const char *const lead[] = {"all", "the",       "each",     "every", "any", "these", "those", "a",
                                       "an",  "different", "distinct", "their", "its", "one",   "some"};
    size_t at = maker->target->span.after, last = at + AHEAD;
    const struct token *tokens = text->tokens.at;
    while (at < text->tokens.count && at < last && !is_any(tokens[at].norm, of, 2)) {
        if (is_any(tokens[at].norm, ends, sizeof ends / sizeof *ends) ||
            strchr(".?;\"'", text->tokens.text[tokens[at].start])) {
            return;
        }
        at++;
    }
    at += at < text->tokens.count;
    while (at < text->tokens.count && is_any(tokens[at].norm, lead, sizeof lead / sizeof *lead)) {
        at++;
    }
    size_t head = at;
    for (; head < text->tokens.count && tokens[head].kind == TOKEN_WORD &&
           !text_is_stopword(tokens[head].norm) && text->words[head].count > 0;
         head++) {
        const struct words *words = &text->words[head];
        maker->things[1] = words->norm[words->count - 1];
        maker->stems[1] = words->stem[words->count - 1];
    }
}

csql_status forge_absent_terms(struct forge_task *task, const struct forge_target *target,
                               struct forge_term *terms, size_t *count, csql_error *error) {
    struct maker maker = {.task = task, .target = target, .terms = terms};
    const struct forge_name *owner = forge_schema_table(task->schema, target->table);
    const struct forge_rows *rows = &task->tables->attributes;
    struct forge_text text;
    csql_status status = forge_text_read(task->arena, task->question->text, &text, error);
    if (status != CSQL_OK) {
        return status;
    }
    if (owner->count) {
        maker.things[0] = owner->norm[owner->count - 1];
        maker.stems[0] = owner->stem[owner->count - 1];
    }
    find_thing(&maker, &text);
    bool number = target->numeric || target->ordered;
    bool any_number = !target->span.plural && forge_random_below(&task->random, 3) == 0;
    const char *wanted = number || any_number ? "number" : "text";
    bool special = false;
    for (int pass = 0; pass < 2; pass++) { /* what fits the thing's kind; then what fits anything */
        for (size_t r = 0; r < rows->count; r++) {
            const struct forge_list *row = rows->rows[r];
            bool any = strcmp(row[0].at[0], "any") == 0;
            if (any != (pass == 1) || strcmp(row[1].at[0], wanted) != 0 || !are_of(&maker, row[0].at[0])) {
                continue;
            }
            special = special || !any;
            size_t from = forge_random_below(&task->random, row[2].count);
            for (size_t i = 0; i < row[2].count && i < FORGE_MAX_TERMS / 2; i++) {
                add_term(&maker, row[2].at[(from + i) % row[2].count], any && special ? -2 : 0);
            }
        }
    }
    *count = maker.count;
    return CSQL_OK;
}
