/* Follow-ups about the conditions: further ones, and other texts, columns or aggregates in place of those
 * that the answer before was for. */
#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "hint/when.h"
#include "session/follow.h"

#define MAX_CONDITIONS 6
/* "Still here", "still active". */
static bool says_still(struct follow *f) {
    static const char *const states[] = {"here",     "active",  "running", "open",
                                         "employed", "working", "there",   "around"};
    for (size_t i = 0; i + 1 < f->linked.word_count; i++) {
        const char *next = f->linked.words[i + 1].norm;
        if (follow_is(f, i, "still") && text_is_among(next, states, sizeof states / sizeof *states)) {
            follow_use(f, i, i + 2);
            return true;
        }
    }
    return false;
}

/* A date tells which: those that have it, or those that lack it. */
static bool ask_for_date(struct follow *f, int column, bool lacking) {
    struct sql_expr *test = sql_binary(f->arena, lacking ? SQL_IS : SQL_IS_NOT,
                                       sql_column(f->arena, f->catalogue, column), sql_null(f->arena));
    return follow_drop_asked(f, column, true) && sql_add_where(f->arena, f->core, test);
}

/* "Not returned", "only the paid ones", "those still here". False if the words say no such thing. */
static bool add_deed(struct follow *f) {
    static const char *const denials[] = {"not", "never", "n't", "yet"};
    static const char *const helpers[] = {"been", "already"};
    static const struct link_word ended = {.norm = "ended", .stem = "end"};
    const struct embed *embed = f->session->engine->embed;
    int still = says_still(f) ? follow_told(f, &ended) : -1;
    if (still >= 0) {
        return ask_for_date(f, still, true);
    }
    bool denied = false;
    for (size_t i = 0; i < f->linked.word_count; i++) {
        denied = denied || text_is_among(f->linked.words[i].norm, denials, sizeof denials / sizeof *denials);
    }
    for (size_t i = 0; i < f->linked.word_count; i++) {
        bool past = !f->used[i] && when_is_past(embed, f->linked.words[i].norm);
        int column = past ? follow_told(f, &f->linked.words[i]) : -1;
        if (column < 0 || f->catalogue->columns[column].nulls == 0) {
            continue;
        }
        follow_use(f, i, i + 1);
        for (size_t k = 0; k < f->linked.word_count; k++) {
            const char *norm = f->linked.words[k].norm;
            if (text_is_among(norm, denials, sizeof denials / sizeof *denials) ||
                text_is_among(norm, helpers, sizeof helpers / sizeof *helpers)) {
                follow_use(f, k, k + 1);
            }
        }
        return ask_for_date(f, column, denied);
    }
    return false;
}

static bool has_predicate(const struct follow *f, int column) {
    for (size_t i = 0; i < f->use_count; i++) {
        if (f->uses[i].column == column && f->uses[i].place.clause == SQL_CLAUSE_WHERE) {
            return true;
        }
    }
    return false;
}

/* The first thing that is shown is of the table. */
static bool is_shown_table(const struct follow *f, int table) {
    const struct sql_expr *shown = f->core->result_count > 0 ? f->core->results[0].expr : NULL;
    return shown != NULL && shown->kind == SQL_COLUMN && shown->column_index >= 0 &&
           f->catalogue->columns[shown->column_index].table == table;
}

/* The holder that the query is about: of a column in a condition already, else of a table in FROM, that of
 * what is shown before others, else of one next to it. NULL with unclear set if several are as good. */
static const struct link_holder *choose_holder(struct follow *f, const struct link_value *v, int named) {
    const struct link_holder *best = NULL;
    double top = 0;
    bool tied = false;
    for (size_t h = 0; h < v->holder_count; h++) {
        const struct link_holder *holder = &v->holders[h];
        int table = f->catalogue->columns[holder->column].table;
        bool whole =
            holder->match == VALUE_EXACT || holder->match == VALUE_FOLDED || holder->match == VALUE_STEM;
        double score = (holder->column == named            ? 8
                        : has_predicate(f, holder->column) ? 4
                        : follow_in_from(f, table)         ? 2
                        : follow_near_from(f, table)       ? 1
                                                           : 0) +
                       (whole ? 1 : 0) + (is_shown_table(f, table) ? 0.5 : 0);
        if (score > top) {
            best = holder;
            top = score;
            tied = false;
        } else if (score == top && best != NULL) {
            tied = true;
        }
    }
    f->unclear = f->unclear || (tied && top >= 1);
    return tied || top < 1 ? NULL : best;
}

/* The longest unused text fragment that some column holds. */
static const struct link_value *next_text(const struct follow *f) {
    const struct link_value *best = NULL;
    for (size_t i = 0; i < f->linked.value_count; i++) {
        const struct link_value *v = &f->linked.values[i];
        bool text = !follow_is_figure(v) && v->holder_count > 0 && follow_is_free(f, v);
        if (text && (best == NULL || v->last - v->first > best->last - best->first)) {
            best = v;
        }
    }
    return best;
}

static bool is_denied(struct follow *f, size_t at) {
    static const char *const words[] = {"not", "except", "excluding", "exclude", "without"};
    if (follow_drops(f)) {
        return true;
    }
    for (size_t i = 0; i < at; i++) {
        for (size_t k = 0; k < sizeof words / sizeof *words; k++) {
            if (follow_is(f, i, words[k])) {
                return true;
            }
        }
    }
    return false;
}

/* A column named beside the value ("with status open"), but not the word of a value itself. */
static int column_beside(struct follow *f, const struct link_value *v) {
    bool before[LINK_MAX_WORDS + 1];
    memcpy(before, f->used, sizeof before);
    for (size_t i = 0; i < f->linked.value_count; i++) { /* "orange" is no word for a colour here */
        const struct link_value *other = &f->linked.values[i];
        follow_use(f, other->holder_count > 0 ? other->first : 0, other->holder_count > 0 ? other->last : 0);
    }
    bool masked[LINK_MAX_WORDS + 1];
    memcpy(masked, f->used, sizeof masked);
    int column = follow_column(f, 0, f->linked.word_count);
    bool holds = false;
    for (size_t h = 0; h < v->holder_count && column >= 0; h++) {
        holds = holds || v->holders[h].column == column;
    }
    for (size_t i = 0; i < f->linked.word_count; i++) {
        f->used[i] = before[i] || (holds && f->used[i] && !masked[i]);
    }
    follow_use(f, v->first, v->last);
    return holds ? column : FOLLOW_NO_COLUMN;
}

/* The query asks for the very value that the condition denies. */
static bool is_asked(const struct follow *f, const struct sql_expr *denied) {
    for (size_t i = 0; i < f->use_count; i++) {
        const struct sql_expr *parent = f->uses[i].place.parent;
        if (parent != NULL && parent->kind == SQL_BINARY && parent->op == SQL_EQ &&
            f->uses[i].column == denied->operands[0]->column_index &&
            sql_same_expr(parent->operands[1], denied->operands[1])) {
            return true;
        }
    }
    return false;
}

bool follow_filter(struct follow *f) {
    struct sql_expr *wanted[MAX_CONDITIONS];
    int columns[MAX_CONDITIONS];
    size_t count = 0;
    for (const struct link_value *v; count < MAX_CONDITIONS && (v = next_text(f)) != NULL;) {
        int named = column_beside(f, v);
        const struct link_holder *holder = choose_holder(f, v, named);
        if (holder == NULL) {
            f->unclear = true;
            return false;
        }
        bool denied = is_denied(f, v->first);
        struct sql_expr *left = sql_column(f->arena, f->catalogue, holder->column);
        struct sql_expr *right = query_literal(f->arena, f->catalogue, holder->column, holder->stored);
        struct sql_expr *condition = sql_binary(f->arena, denied ? SQL_NE : SQL_EQ, left, right);
        bool joined = false;
        for (size_t i = 0; i < count && !denied; i++) {
            if (columns[i] == holder->column) { /* "Oregon or Washington" */
                wanted[i] = sql_or(f->arena, wanted[i], condition);
                joined = true;
            }
        }
        if (!joined) {
            columns[count] = holder->column;
            wanted[count++] = condition;
        }
    }
    bool changed = false;
    for (size_t i = 0; i < count; i++) {
        bool denies = wanted[i] != NULL && wanted[i]->op == SQL_NE && !is_asked(f, wanted[i]);
        changed = (denies || follow_drop_asked(f, columns[i], false)) &&
                  sql_add_where(f->arena, f->core, wanted[i]);
        if (!changed) {
            return false;
        }
    }
    while (follow_compare(f)) {
        changed = true;
    }
    return (!f->unclear && add_deed(f)) || changed;
}
/* ---- in place of what was there ---- */

struct sql_predicate *follow_predicates(struct follow *f, size_t *count) {
    struct sql_predicate *all = NULL;
    *count = 0;
    return sql_predicates(f->arena, f->tree, &all, count) == CSQL_OK ? all : NULL;
}

bool follow_is_literal(const struct sql_expr *expr) {
    return expr != NULL && (expr->kind == SQL_TEXT || expr->kind == SQL_NUMBER) && expr->text != NULL;
}
/* The value stands where the query compares the same column with another one. */
static bool replace_text(struct follow *f, const struct link_value *v) {
    size_t count = 0;
    struct sql_predicate *all = follow_predicates(f, &count);
    struct sql_predicate *found = NULL;
    const char *stored = NULL;
    if (is_denied(f, v->first)) {
        return false; /* "not the weak ones" asks for no weak ones instead */
    }
    for (size_t i = 0; i < count; i++) {
        for (size_t h = 0; h < v->holder_count && follow_is_literal(all[i].value); h++) {
            bool same = v->holders[h].column == all[i].column_index;
            if (same && (found == NULL || found->column_index != all[i].column_index)) {
                f->unclear = f->unclear || found != NULL;
                found = &all[i];
                stored = v->holders[h].stored;
            }
        }
    }
    if (found == NULL) {
        return false;
    }
    ((struct sql_expr *)found->value)->text = stored; /* of our own tree */
    follow_use(f, v->first, v->last);
    return true;
}
static const struct {
    const char *word, *function;
} aggregates[] = {
    {"average", "avg"}, {"mean", "avg"},    {"maximum", "max"}, {"highest", "max"},  {"largest", "max"},
    {"latest", "max"},  {"minimum", "min"}, {"lowest", "min"},  {"smallest", "min"}, {"earliest", "min"},
    {"total", "sum"},   {"sum", "sum"},     {"avg", "avg"},     {"max", "max"},      {"min", "min"},
};

/* The function that the word calls for; NULL if it calls for none. */
static const char *function_said(const struct follow *f, size_t word) {
    for (size_t k = 0; k < sizeof aggregates / sizeof *aggregates; k++) {
        if (follow_is(f, word, aggregates[k].word)) {
            return aggregates[k].function;
        }
    }
    return NULL;
}

bool follow_reckons(const struct follow *f) {
    static const char *const around[] = {"what",  "is",   "are",  "was",    "were", "the",   "and",
                                         "their", "its",  "it",   "them",   "of",   "those", "these",
                                         "show",  "give", "tell", "me",     "how",  "much",  "in",
                                         "now",   "then", "so",   "please", "all",  "'s",    "for"};
    size_t said = 0;
    for (size_t i = 0; i < f->linked.word_count; i++) {
        const char *norm = f->linked.words[i].norm;
        bool called = function_said(f, i) != NULL;
        said += called;
        if (!called && !ispunct((unsigned char)norm[0]) && !ONE_OF(norm, around)) {
            return false;
        }
    }
    return said == 1;
}

/* The same of a superlative by order and limit: "and the lowest?", "and the average?". */
static bool replace_superlative(struct follow *f, const char *function) {
    struct sql_select *tree = f->tree;
    if (tree->order_count != 1 || tree->limit == NULL || f->core->group_count > 0) {
        return false;
    }
    struct sql_expr *by = tree->order[0].expr;
    bool extreme = strcmp(function, "max") == 0 || strcmp(function, "min") == 0;
    if (extreme) {
        tree->order[0].descending = strcmp(function, "max") == 0;
        return true;
    }
    struct sql_expr *call = sql_call(f->arena, function, sql_copy_expr(f->arena, by), false);
    if (call == NULL || f->core->result_count != 1 || !sql_same_expr(f->core->results[0].expr, by)) {
        return false;
    }
    f->core->results[0] = (struct sql_result){call, NULL};
    tree->order_count = 0;
    tree->limit = NULL;
    return true;
}

/* "The average?", of the one number that is shown of the rows. */
static bool reckon_shown(struct follow *f, const char *function) {
    const struct sql_expr *shown = follow_only_number(f);
    if (shown == NULL || follow_aggregate(f) != NULL || f->core->group_count > 0 || f->tree->limit != NULL ||
        f->core->distinct) {
        return false;
    }
    struct sql_expr *call = sql_call(f->arena, function, sql_copy_expr(f->arena, shown), false);
    if (call == NULL) {
        return false;
    }
    f->core->results[0] = (struct sql_result){call, NULL};
    f->core->result_count = 1;
    f->tree->order_count = 0;
    return true;
}

/* "and the average?": the one aggregate in place of the other, or around the one number shown. */
static bool replace_aggregate(struct follow *f) {
    struct sql_expr *shown = follow_aggregate(f);
    for (size_t i = 0; i < f->linked.word_count; i++) {
        const char *function = f->used[i] ? NULL : function_said(f, i);
        bool instead = shown != NULL && shown->kind == SQL_CALL && strcasecmp(shown->name, "count") != 0;
        if (function != NULL && instead) {
            shown->name = function;
        }
        if (function != NULL &&
            (instead || (shown == NULL && (replace_superlative(f, function) || reckon_shown(f, function))))) {
            follow_use(f, i, i + 1);
            return true;
        }
    }
    return false;
}

size_t follow_shared_words(const struct follow *f, int a, int b) {
    const struct words *x = link_column_words(f->session->links, a),
                       *y = link_column_words(f->session->links, b);
    size_t shared = 0;
    for (size_t i = 0; i < x->count; i++) {
        for (size_t k = 0; k < y->count; k++) {
            shared += strcmp(x->stem[i], y->stem[k]) == 0;
        }
    }
    return shared;
}

/* The only column shown that is no key and of the other's kind: of visitors and a city, the donations stand
 * for the visitors; -1 if there is none, or several. */
static int shown_alike(const struct follow *f, int column) {
    const struct db_column *columns = f->catalogue->columns;
    int found = -1;
    for (size_t i = 0; i < f->core->result_count; i++) {
        const struct sql_expr *expr = f->core->results[i].expr;
        int shown = expr->kind == SQL_COLUMN ? expr->column_index : -1;
        if (shown >= 0 && columns[shown].type == columns[column].type && !columns[shown].primary_key &&
            !columns[shown].foreign_key) {
            if (found >= 0) {
                return -1;
            }
            found = shown;
        }
    }
    return found;
}

/* The column of the query that another one would stand for: the one whose name shares most with it, else the
 * only one shown, or the only one of its kind. */
static int column_to_replace(const struct follow *f, int column) {
    size_t most = 0;
    int found = -1;
    for (size_t i = 0; i < f->use_count; i++) {
        bool joins = f->uses[i].place.clause == SQL_CLAUSE_FROM;
        size_t shared = joins ? 0 : follow_shared_words(f, f->uses[i].column, column);
        if (shared > most) {
            most = shared;
            found = f->uses[i].column;
        }
    }
    if (found >= 0 || f->core->result_count != 1) {
        return found >= 0 ? found : shown_alike(f, column);
    }
    for (size_t i = 0; i < f->use_count; i++) {
        if (f->uses[i].place.clause == SQL_CLAUSE_SELECT) {
            found = f->uses[i].column;
        }
    }
    return found;
}

struct exchange {
    const struct follow *f;
    int from, to;
};

static bool exchange_column(void *context, struct sql_expr *expr, const struct sql_place *place) {
    const struct exchange *x = context;
    if (place->clause == SQL_CLAUSE_FROM) {
        return false;
    }
    if (expr->kind == SQL_COLUMN && expr->column_index == x->from) {
        expr->column_index = x->to;
        expr->table_index = x->f->catalogue->columns[x->to].table;
        expr->name = x->f->catalogue->columns[x->to].name;
        expr->table = NULL;
        expr->source = NULL;
    }
    return true;
}

static bool replace_column(struct follow *f) {
    int column = follow_column(f, 0, f->linked.word_count);
    f->unclear = f->unclear || column == FOLLOW_UNCLEAR;
    int from = column < 0 ? -1 : column_to_replace(f, column);
    if (from < 0 || from == column) {
        return false;
    }
    struct exchange x = {f, from, column};
    struct sql_visitor visitor = {.context = &x, .expr = exchange_column};
    sql_walk(f->tree, &visitor);
    f->replaced = from;
    f->by = column;
    return true;
}

/* "No, the owners", of boats under some condition: the other rows are shown that the condition tells of. */
static bool replace_rows(struct follow *f) {
    bool bare = f->core->where == NULL && f->tree->limit == NULL; /* then the table stands for itself */
    int column = FOLLOW_NO_COLUMN, table = follow_table(f, 1);
    if (!aside_denies(f->linked.words[0].norm) || bare || table < 0 || is_shown_table(f, table) ||
        follow_aggregate(f) != NULL || f->core->group_count > 0) {
        return false;
    }
    column = follow_called(f, table);
    return column >= 0 && follow_show_columns(f, &column, 1, false);
}

/* Text fragments that columns hold and that stand side by side. */
static size_t count_texts(const struct follow *f) {
    size_t count = 0, end = 0;
    for (size_t i = 0; i < f->linked.value_count; i++) {
        const struct link_value *v = &f->linked.values[i];
        bool text = !follow_is_figure(v) && v->holder_count > 0;
        count += text && v->first >= end;
        end = text && v->last > end ? v->last : end;
    }
    return count;
}

bool follow_instead(struct follow *f) {
    if (follow_turn(f)) {
        return true;
    }
    bool changed = replace_aggregate(f) || follow_names(f);
    if (count_texts(f) > 1) {
        return follow_filter(f) || changed;
    }
    for (size_t i = 0; i < f->linked.value_count; i++) {
        const struct link_value *v = &f->linked.values[i];
        if (!follow_is_free(f, v)) {
            continue;
        }
        if (follow_is_figure(v)) {
            changed = follow_refigure(f, v) || changed;
        } else if (v->holder_count > 0) {
            changed = replace_text(f, v) || changed;
        }
    }
    if (!follow_all_used(f) && next_text(f) != NULL) {
        changed = follow_filter(f) || changed;
    }
    changed = (!follow_all_used(f) && add_deed(f)) || changed;
    if (changed && follow_all_used(f)) {
        return true;
    }
    return replace_column(f) || changed || (follow_all_used(f) && replace_rows(f));
}
