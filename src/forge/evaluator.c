/* Pivot-term evaluator (algorithm 5): three judges of different means, of whom each must agree. */
#include <stdint.h>
#include <string.h>
#include <strings.h>

#include "base/error.h"
#include "forge/clarity.h"
#include "forge/english.h"

enum { SENSES = 5, STEPS = 8, CLOSE_LETTERS = 5, ROOT_LETTERS = 5 };

struct case_ {
    struct forge_task *task;
    const struct forge_target *target;
    csql_mode mode;
    bool lexical;
    const struct forge_term *term;
    struct forge_name name; /* the term, split */
};

static bool is_ambiguity(csql_mode mode) {
    return mode == CSQL_COL_AMB || mode == CSQL_VAL_AMB;
}

static bool is_column(csql_mode mode) {
    return mode == CSQL_COL_AMB || mode == CSQL_COL_UNANS;
}

static bool is_pad(const char *norm) {
    return strcmp(norm, "information") == 0 || strcmp(norm, "info") == 0 || strcmp(norm, "detail") == 0;
}

/* The name of a member: its column's, or its value's words. */
static csql_status member_name(struct case_ *c, const struct forge_member *member, struct forge_name *out,
                               csql_error *error) {
    if (!member->value) {
        *out = *forge_schema_column(c->task->schema, member->column);
        return CSQL_OK;
    }
    return forge_name_split(c->task->arena, member->value, out, error);
}

/* Whether a word of the name begins the word, or is begun by it: "classification" is built on a class, and
 * points to that member. */
static bool is_built_on(const char *norm, const struct forge_name *name) {
    const size_t length = strlen(norm);
    for (size_t i = 0; i < name->count; i++) {
        const size_t other = strlen(name->norm[i]), shorter = length < other ? length : other;
        if (shorter >= ROOT_LETTERS && strncmp(norm, name->norm[i], shorter) == 0) {
            return true;
        }
    }
    return false;
}

/* Whether a padded term is, but for the padding, a member's whole name: "manager name info" is hardly the
 * vice manager's. */
static bool is_whole_name(const struct case_ *c, const struct forge_name *member) {
    bool all = c->term->padded && c->name.count == member->count + 1;
    for (size_t k = 0; all && k + 1 < c->name.count; k++) {
        all = forge_name_has(member, c->name.stem[k]);
    }
    return all;
}

/* Conformity to the mode, by strings: a lexical term is in every member, word for word, and is none's whole
 * name; a semantic one shares no word with any, nor is built on one; an unanswerable one has no group. */
static csql_status judge_mode(struct case_ *c, const char **reason, csql_error *error) {
    csql_status status = CSQL_OK;
    if (!is_ambiguity(c->mode)) {
        *reason = c->term->group_count ? "an unanswerable term has a group" : NULL;
        return status;
    }
    if (c->term->group_count < 2) {
        *reason = "fewer than two members";
    }
    for (size_t i = 0; c->term->shortened && i < c->term->group_count; i++) {
        size_t length = strlen(c->term->text) - 1; /* without the full stop */
        if (strncasecmp(c->term->group[i].value, c->term->text, length) != 0) {
            *reason = "a member does not begin with the term";
        }
    }
    for (size_t i = 0; !c->term->shortened && status == CSQL_OK && !*reason && i < c->term->group_count;
         i++) {
        struct forge_name member;
        status = member_name(c, &c->term->group[i], &member, error);
        if (status == CSQL_OK && c->lexical && is_whole_name(c, &member)) {
            *reason = "but for its padding the term is a member's name";
        }
        for (size_t k = 0; status == CSQL_OK && k < c->name.count; k++) {
            bool pad = c->term->padded && k + 1 == c->name.count && is_pad(c->name.norm[k]);
            bool has = forge_name_has(&member, c->name.stem[k]);
            if (c->lexical && !has && !pad) {
                *reason = "a word of the term is not in a member";
            } else if (!c->lexical && has && !text_is_stopword(c->name.norm[k])) {
                *reason = "a semantic term shares a word with a member";
            } else if (!c->lexical && is_column(c->mode) && is_built_on(c->name.norm[k], &member)) {
                *reason = "a word of a semantic term is built on a member's";
            }
        }
    }
    return status;
}

/* Whether WordNet has the word as one of the anchors, or as a kind of one. */
static bool is_anchored(const struct case_ *c, const char *word) {
    for (size_t i = 0; c->term->anchors && i < c->term->anchors->count; i++) {
        const char *anchor = c->term->anchors->at[i];
        if (forge_lexicon_synonyms(c->task->lexicon, word, anchor, SENSES) ||
            forge_lexicon_under(c->task->lexicon, word, anchor, SENSES, STEPS)) {
            return true;
        }
    }
    return false;
}

static bool is_compatible(const struct case_ *c, const struct forge_name *member) {
    if (!c->term->anchors) { /* a hypernym out of WordNet: it must be above the member */
        return forge_lexicon_under(c->task->lexicon, member->spoken, c->term->text, SENSES, STEPS);
    }
    if (is_anchored(c, member->spoken)) {
        return true;
    }
    for (size_t i = 0; i < member->count; i++) {
        if (!text_is_stopword(member->norm[i]) && is_anchored(c, member->norm[i])) {
            return true;
        }
    }
    return !forge_lexicon_knows(c->task->lexicon, member->norm[member->count - 1]);
}

static bool is_member(const struct forge_term *term, const char *value) {
    for (size_t i = 0; i < term->group_count; i++) {
        if (strcasecmp(term->group[i].value, value) == 0) {
            return true;
        }
    }
    return false;
}

/* Whether some category has the value: it is known then what it is. */
static bool is_listed(const struct forge_rows *categories, const char *folded) {
    for (size_t r = 0; r < categories->count; r++) {
        if (forge_list_has(&categories->rows[r][2], folded)) {
            return true;
        }
    }
    return false;
}

/* Whether a semantic term covers, or may cover, a value of the column outside its group: what neither WordNet
 * nor a category places could be one of these as well. */
static bool leaves_out_value(const struct case_ *c) {
    const struct forge_lexicon *lexicon = c->task->lexicon;
    const struct forge_values *values = forge_schema_values(c->task->schema, c->target->column);
    for (size_t i = 0; i < values->count; i++) {
        const char *folded = values->folded[i];
        if (is_member(c->term, values->text[i]) ||
            (c->term->anchors && is_listed(&c->task->tables->categories, folded))) {
            continue;
        }
        bool fits = c->term->anchors ? is_anchored(c, folded)
                                     : forge_lexicon_under(lexicon, folded, c->term->text, SENSES, STEPS);
        if (fits || !forge_lexicon_knows(lexicon, folded)) {
            return true;
        }
    }
    return false;
}

/* Compatibility with the group, by WordNet. A lexical term's words are the members' own. */
static csql_status judge_group(struct case_ *c, const char **reason, csql_error *error) {
    csql_status status = CSQL_OK;
    if (!is_ambiguity(c->mode) || c->lexical) {
        return status;
    }
    for (size_t i = 0; status == CSQL_OK && !*reason && i < c->term->group_count; i++) {
        struct forge_name member;
        status = member_name(c, &c->term->group[i], &member, error);
        if (status == CSQL_OK && (member.count == 0 || !is_compatible(c, &member))) {
            *reason = "WordNet does not take a member for one of these";
        }
    }
    if (status == CSQL_OK && !*reason && c->mode == CSQL_VAL_AMB && leaves_out_value(c)) {
        *reason = "a value outside the group may fit as well";
    }
    return status;
}

/* Whether the term is nearly spelled like one name alone. */
static bool is_near_name(const struct case_ *c) {
    const struct db_catalogue *catalogue = c->task->catalogue;
    for (size_t i = 0; i < catalogue->column_count; i++) {
        const char *other = forge_schema_column(c->task->schema, (int)i)->spoken;
        if (strlen(other) >= CLOSE_LETTERS && text_edit_distance(c->name.spoken, other, 1) <= 1) {
            return true;
        }
    }
    return false;
}

/* Whether the query does no more with the column than look for a part of a text in it: that tells of the
 * column, and it may be asked for all the same. */
static bool is_only_searched(const struct case_ *c, int column) {
    const struct forge_question *question = c->task->question;
    bool searched = false;
    for (size_t i = 0; i < question->predicate_count; i++) {
        const struct sql_predicate *predicate = &question->predicates[i];
        if (predicate->column_index == column && predicate->op != SQL_LIKE) {
            return false;
        }
        searched = searched || predicate->column_index == column;
    }
    for (size_t i = 0; i < question->column_count; i++) {
        const struct sql_column_use *use = &question->columns[i];
        if (use->column == column && use->place.clause != SQL_CLAUSE_WHERE) {
            return false;
        }
    }
    return searched;
}

/* Whether a column or table outside the group could be meant too: it has a word of a semantic term, or all
 * the words of a lexical one in the target's table. */
static bool fits_elsewhere(const struct case_ *c) {
    const struct db_catalogue *catalogue = c->task->catalogue;
    for (size_t i = 0; i < catalogue->column_count; i++) {
        const struct forge_name *name = forge_schema_column(c->task->schema, (int)i);
        bool member = false, all = true, any = false;
        for (size_t k = 0; k < c->term->group_count; k++) {
            member = member || c->term->group[k].column == (int)i;
        }
        for (size_t k = 0; k < c->name.count; k++) {
            bool has = forge_name_has(name, c->name.stem[k]);
            bool pad = c->term->padded && k + 1 == c->name.count;
            all = all && (has || pad);
            any = any || (has && !text_is_stopword(c->name.norm[k]));
        }
        bool same_table = catalogue->columns[i].table == c->target->table;
        if (c->lexical && !member && all && same_table && is_only_searched(c, (int)i)) {
            return true;
        }
        if (c->lexical &&
            (forge_is_spoken_for(c->task, (int)i) || !forge_can_stand_for(c->task, c->target, (int)i))) {
            continue; /* it has its own words in the sentence, or cannot be what is summed or compared */
        }
        if (!member && (c->lexical ? all && same_table : any && same_table)) {
            return true;
        }
    }
    for (size_t i = 0; !c->lexical && i < catalogue->table_count; i++) {
        for (size_t k = 0; k < c->name.count; k++) {
            if (!text_is_stopword(c->name.norm[k]) &&
                forge_name_has(forge_schema_table(c->task->schema, (int)i), c->name.stem[k])) {
                return true;
            }
        }
    }
    return false;
}

/* Whether a padded term that does not say its table has the words of a column of another table in the query:
 * the "date details" of tests are not those of enrolments alone. */
static bool fits_joined(const struct case_ *c) {
    const struct forge_question *question = c->task->question;
    const struct forge_name *owner = forge_schema_table(c->task->schema, c->target->table);
    for (size_t k = 0; k + 1 < c->name.count; k++) {
        if (forge_name_has(owner, c->name.stem[k])) {
            return false;
        }
    }
    for (size_t i = 0; c->term->padded && i < c->task->catalogue->column_count; i++) {
        const struct forge_name *name = forge_schema_column(c->task->schema, (int)i);
        int table = c->task->catalogue->columns[i].table;
        bool joined = false, all = table != c->target->table;
        for (size_t k = 0; all && k + 1 < c->name.count; k++) {
            all = forge_name_has(name, c->name.stem[k]);
        }
        for (size_t k = 0; all && k < question->column_count; k++) {
            joined = joined || question->columns[k].table == table;
        }
        if (joined && !forge_is_spoken_for(c->task, (int)i)) {
            return true;
        }
    }
    return false;
}

/* How many words of a table's name the words of a padded term leave over; the table is not called by them if
 * one of theirs is not in it. */
static bool is_called_by(const struct case_ *c, int table, size_t *left) {
    const struct forge_name *name = forge_schema_table(c->task->schema, table);
    for (size_t i = 0; i + 1 < c->name.count; i++) {
        if (!forge_name_has(name, c->name.stem[i])) {
            return false;
        }
    }
    *left = 0;
    for (size_t i = 0; i < name->count; i++) {
        *left += !text_is_stopword(name->norm[i]) && !forge_name_has(&c->name, name->stem[i]);
    }
    return true;
}

/* Whether a padded term says rather what another table has: "document details" are those of All_Documents and
 * not of Ref_Document_Types. */
static bool names_other_table(const struct case_ *c) {
    size_t own = SIZE_MAX, left = 0;
    if (!c->term->padded || c->name.count < 2) {
        return false;
    }
    if (is_called_by(c, c->target->table, &left)) {
        own = left;
    }
    for (size_t i = 0; i < c->task->catalogue->table_count; i++) {
        if ((int)i != c->target->table && is_called_by(c, (int)i, &left) && left < own) {
            return true;
        }
    }
    return false;
}

static const char *tie_reason(enum forge_tie tie) {
    static const char *const reasons[] = {NULL, "tied to the schema by a token",
                                          "tied to the schema by a stem", "tied to the schema by a synonym",
                                          "tied to the schema by edit distance"};
    return reasons[tie];
}

/* The tie of the term, or of its plural: "scores" are "lots" and a score is not. */
static enum forge_tie tie_of(const struct case_ *c) {
    enum forge_tie tie = forge_schema_tie(c->task->schema, &c->name);
    struct forge_name many;
    csql_error ignored; /* what cannot be split is tied to nothing */
    const char *plural = forge_plural(c->task->arena, c->term->text);
    if (tie == FORGE_TIE_NONE && plural &&
        forge_name_split(c->task->arena, plural, &many, &ignored) == CSQL_OK) {
        tie = forge_schema_tie(c->task->schema, &many);
    }
    return tie;
}

static bool has_form(const struct forge_name *name, const char *word) {
    for (size_t i = 0; i < name->count; i++) {
        if (forge_is_form(name->norm[i], word)) {
            return true;
        }
    }
    return false;
}

/* Whether a table is of what the term is a kind of: a member's alma mater is one of the colleges. */
static bool is_kept_elsewhere(const struct case_ *c) {
    enum { FIRST = 1, UP = 3 };
    for (size_t t = 0; t < c->task->catalogue->table_count; t++) {
        const struct forge_name *name = forge_schema_table(c->task->schema, (int)t);
        const char *thing = name->count ? name->norm[name->count - 1] : "";
        if (forge_lexicon_under(c->task->lexicon, c->name.spoken, thing, FIRST, UP) ||
            forge_lexicon_under(c->task->lexicon, c->name.norm[c->name.count - 1], thing, FIRST, UP)) {
            return true;
        }
    }
    return false;
}

/* Whether a name of the schema has a word that tells what the term asks for: whom a dependent is married to
 * is a relationship. */
static bool is_answered(const struct case_ *c) {
    const struct forge_rows *answers = &c->task->tables->answers;
    const struct db_catalogue *catalogue = c->task->catalogue;
    bool answered = false;
    for (size_t r = 0; r < answers->count; r++) {
        const struct forge_list *row = answers->rows[r];
        for (size_t w = 0; forge_list_has(&row[0], c->term->text) && w < row[1].count; w++) {
            for (size_t i = 0; !answered && i < catalogue->column_count; i++) {
                answered = has_form(forge_schema_column(c->task->schema, (int)i), row[1].at[w]);
            }
            for (size_t i = 0; !answered && i < catalogue->table_count; i++) {
                answered = has_form(forge_schema_table(c->task->schema, (int)i), row[1].at[w]);
            }
        }
    }
    return answered;
}

static void judge_absent_column(struct case_ *c, const char **reason) {
    if (c->mode == CSQL_COL_UNANS) {
        enum forge_tie tie = tie_of(c);
        if (tie != FORGE_TIE_NONE) {
            *reason = tie_reason(tie);
        } else if (forge_schema_is_value(c->task->schema, c->term->text)) {
            *reason = "the term is a stored value";
        } else if (is_kept_elsewhere(c)) {
            *reason = "a table holds what the term is";
        } else if (is_answered(c)) {
            *reason = "a column tells what the term asks for";
        }
    } else if (forge_schema_is_name(c->task->schema, &c->name)) {
        *reason = "the term is a name of the schema";
    } else if (is_near_name(c)) {
        *reason = "the term is spelled nearly like a name of the schema";
    } else if (fits_elsewhere(c) || (c->lexical && fits_joined(c))) {
        *reason = "a column outside the group fits as well";
    } else if (names_other_table(c)) {
        *reason = "the term says what another table has";
    }
}

static void judge_absent_value(struct case_ *c, const char **reason) {
    enum forge_tie tie = forge_schema_tie(c->task->schema, &c->name);
    if (forge_schema_is_value(c->task->schema, c->term->text)) {
        *reason = "the term is a stored value";
    } else if (tie == FORGE_TIE_TOKEN || tie == FORGE_TIE_STEM ||
               (c->mode == CSQL_VAL_UNANS && tie != FORGE_TIE_NONE)) {
        *reason = tie_reason(tie);
    } else if (c->mode == CSQL_VAL_UNANS) {
        tie = forge_schema_value_tie(c->task->schema, c->target->column, &c->name);
        if (tie != FORGE_TIE_NONE) {
            *reason = "tied to a stored value";
        }
    }
}

csql_status forge_judge_term(struct forge_task *task, const struct forge_target *target, csql_mode mode,
                             bool lexical, const struct forge_term *term, bool *pass, const char **reason,
                             csql_error *error) {
    struct case_ c = {.task = task, .target = target, .mode = mode, .lexical = lexical, .term = term};
    *pass = false;
    *reason = NULL;
    csql_status status = forge_name_split(task->arena, term->text, &c.name, error);
    if (status == CSQL_OK && c.name.count == 0) {
        *reason = "the term has no word";
    }
    if (status == CSQL_OK && !*reason) {
        status = judge_mode(&c, reason, error);
    }
    if (status == CSQL_OK && !*reason) {
        status = judge_group(&c, reason, error);
    }
    if (status == CSQL_OK && !*reason) {
        if (is_column(mode)) {
            judge_absent_column(&c, reason);
        } else {
            judge_absent_value(&c, reason);
        }
    }
    *pass = status == CSQL_OK && !*reason;
    return status;
}
