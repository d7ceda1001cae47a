/* Follow-ups about the conditions: further ones, and other values, columns or aggregates in place of those
 * that the answer before was for. */
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "session/follow.h"

#define MAX_CONDITIONS 6
#define FIRST_YEAR 1000
#define LAST_YEAR 2999

/* ---- numbers and how they compare ---- */

static const struct {
    const char *words[3];
    enum sql_operator op;
} comparisons[] = {
    {{"more", "than"}, SQL_GT},
    {{"greater", "than"}, SQL_GT},
    {{"higher", "than"}, SQL_GT},
    {{"larger", "than"}, SQL_GT},
    {{"older", "than"}, SQL_GT},
    {{"longer", "than"}, SQL_GT},
    {{"over"}, SQL_GT},
    {{"above"}, SQL_GT},
    {{"exceeding"}, SQL_GT},
    {{"less", "than"}, SQL_LT},
    {{"fewer", "than"}, SQL_LT},
    {{"lower", "than"}, SQL_LT},
    {{"smaller", "than"}, SQL_LT},
    {{"under"}, SQL_LT},
    {{"below"}, SQL_LT},
    {{"at", "least"}, SQL_GE},
    {{"at", "most"}, SQL_LE},
    {{"up", "to"}, SQL_LE},
    {{"before"}, SQL_LT},
    {{"after"}, SQL_GT},
    {{"since"}, SQL_GE},
    {{"between"}, SQL_BETWEEN},
};

/* The comparison whose words end right before word `at`, or within the two words before that, with the place
 * of its first word; SQL_EQ if none. */
static enum sql_operator comparison_before(struct follow *f, size_t at) {
    for (size_t back = at; back > 0 && back + 3 > at; back--) {
        for (size_t c = 0; c < sizeof comparisons / sizeof *comparisons; c++) {
            size_t n = 0;
            while (n < 3 && comparisons[c].words[n] != NULL) {
                n++;
            }
            bool here = back >= n;
            for (size_t k = 0; k < n && here; k++) {
                here = follow_is(f, back - n + k, comparisons[c].words[k]) && !f->used[back - n + k];
            }
            if (here) {
                follow_use(f, back - n, back);
                return comparisons[c].op;
            }
        }
    }
    return SQL_EQ;
}

static bool is_year(const struct link_value *v) {
    return v->kind == LINK_NUMBER && v->number >= FIRST_YEAR && v->number <= LAST_YEAR &&
           strlen(v->text) == 4;
}

static bool is_number(const struct link_value *v) {
    return v->kind == LINK_NUMBER || v->kind == LINK_NUMBER_WORD;
}

static bool is_free(const struct follow *f, const struct link_value *v) {
    for (size_t i = v->first; i < v->last; i++) {
        if (f->used[i]) {
            return false;
        }
    }
    return true;
}

/* ---- which column a number is compared with ---- */

/* The only column of the kind that the query shows or orders by, else -1. */
static int only_used(const struct follow *f, enum column_type type) {
    int found = -1;
    for (size_t i = 0; i < f->use_count; i++) {
        const struct db_column *column = &f->catalogue->columns[f->uses[i].column];
        bool place =
            f->uses[i].place.clause == SQL_CLAUSE_SELECT || f->uses[i].place.clause == SQL_CLAUSE_ORDER;
        bool key = column->primary_key || column->foreign_key;
        if (place && !key && column->type == type && f->uses[i].column != found) {
            if (found >= 0) {
                return -1;
            }
            found = f->uses[i].column;
        }
    }
    return found;
}

/* The only column of the kind in the tables of FROM, else -1. */
static int only_there(const struct follow *f, enum column_type type) {
    int found = -1;
    for (size_t s = 0; s < f->core->source_count; s++) {
        const struct db_table *table = &f->catalogue->tables[f->core->sources[s]->table_index];
        for (int c = table->first_column; c < table->first_column + table->column_count; c++) {
            const struct db_column *column = &f->catalogue->columns[c];
            if (column->type == type && !column->primary_key && !column->foreign_key) {
                if (found >= 0) {
                    return -1;
                }
                found = c;
            }
        }
    }
    return found;
}

static int column_for(struct follow *f, const struct link_value *v) {
    int column = follow_column(f, 0, f->linked.word_count);
    if (column != FOLLOW_NO_COLUMN) {
        return column;
    }
    enum column_type type = is_year(v) || v->kind == LINK_DATE ? TYPE_DATE : TYPE_NUMBER;
    column = only_used(f, type);
    column = column >= 0 ? column : only_there(f, type);
    if (column < 0 && type == TYPE_DATE && v->kind != LINK_DATE) {
        column = only_used(f, TYPE_NUMBER); /* "vintage_year" */
    }
    return column >= 0 ? column : FOLLOW_UNCLEAR;
}

/* ---- conditions ---- */

/* A year against a date: "after 2020" begins with the next one. */
static struct sql_expr *compare_year(struct follow *f, int column, enum sql_operator op, int year) {
    char text[16];
    bool like = op == SQL_EQ;
    int bound = year + (op == SQL_GT || op == SQL_LE);
    (void)snprintf(text, sizeof text, like ? "%04d%%" : "%04d-01-01", like ? year : bound);
    struct sql_expr *left = sql_column(f->arena, f->catalogue, column);
    struct sql_expr *right = sql_text(f->arena, text);
    if (like) {
        return sql_like(f->arena, left, right, false);
    }
    return sql_binary(f->arena, op == SQL_LT || op == SQL_LE ? SQL_LT : SQL_GE, left, right);
}

static struct sql_expr *compare(struct follow *f, struct sql_expr *left, int column, enum sql_operator op,
                                const struct link_value *v) {
    bool date = column >= 0 && f->catalogue->columns[column].type == TYPE_DATE;
    if (date && is_year(v)) {
        return compare_year(f, column, op, (int)v->number);
    }
    struct sql_expr *right =
        column >= 0 ? query_literal(f->arena, f->catalogue, column, v->text) : sql_number(f->arena, v->text);
    return sql_binary(f->arena, op, left, right);
}

/* "over 50", "with more than 3", "before 2020": false if there is no number left, or it is not clear what it
 * is compared with. */
static bool add_comparison(struct follow *f) {
    const struct link_value *v = NULL, *high = NULL;
    for (size_t i = 0; i < f->linked.value_count; i++) {
        const struct link_value *at = &f->linked.values[i];
        bool wanted = (is_number(at) || at->kind == LINK_DATE) && is_free(f, at);
        if (wanted && (v == NULL || (v->first == at->first && at->last > v->last))) {
            v = at;
        } else if (wanted && high == NULL && at->first >= v->last) {
            high = at;
        }
    }
    if (v == NULL) {
        return false;
    }
    enum sql_operator op = comparison_before(f, v->first);
    follow_use(f, v->first, v->last);
    struct sql_expr *aggregate = f->core->group_count > 0 ? follow_aggregate(f) : NULL;
    int column = aggregate != NULL ? follow_column(f, 0, f->linked.word_count) : column_for(f, v);
    if (column == FOLLOW_UNCLEAR || (aggregate == NULL && column < 0)) {
        f->unclear = true;
        return false;
    }
    bool having = aggregate != NULL && column < 0;
    struct sql_expr *left =
        having ? sql_copy_expr(f->arena, aggregate) : sql_column(f->arena, f->catalogue, column);
    struct sql_expr *condition;
    if (op == SQL_BETWEEN && high != NULL && !is_year(v)) {
        follow_use(f, high->first, high->last);
        condition = sql_between(f->arena, left, query_literal(f->arena, f->catalogue, column, v->text),
                                query_literal(f->arena, f->catalogue, column, high->text));
    } else {
        condition = op == SQL_BETWEEN ? NULL : compare(f, left, column, op, v);
    }
    return having ? sql_add_having(f->arena, f->core, condition)
                  : sql_add_where(f->arena, f->core, condition);
}

/* A row has one value: what is asked of a column for which another value was asked before takes its place. */
static bool drop_equals(struct follow *f, int column) {
    struct sql_expr *where = f->core->where, *rest = NULL;
    if (where == NULL) {
        return true;
    }
    bool list = where->kind == SQL_LOGIC && where->op == SQL_AND;
    for (size_t i = 0; i < (list ? where->operand_count : 1); i++) {
        struct sql_expr *term = list ? where->operands[i] : where;
        bool equals = term->kind == SQL_BINARY && term->op == SQL_EQ && term->operand_count == 2 &&
                      term->operands[0]->kind == SQL_COLUMN && term->operands[0]->column_index == column;
        rest = equals ? rest : sql_and(f->arena, rest, term);
        if (!equals && rest == NULL) {
            return false;
        }
    }
    f->core->where = rest;
    return true;
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
        bool text = !is_number(v) && v->kind != LINK_DATE && v->holder_count > 0 && is_free(f, v);
        if (text && (best == NULL || v->last - v->first > best->last - best->first)) {
            best = v;
        }
    }
    return best;
}

static bool is_denied(struct follow *f, size_t at) {
    static const char *const words[] = {"not", "except", "excluding", "exclude", "without"};
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
        changed = (denies || drop_equals(f, columns[i])) && sql_add_where(f->arena, f->core, wanted[i]);
        if (!changed) {
            return false;
        }
    }
    while (add_comparison(f)) {
        changed = true;
    }
    return changed;
}

/* ---- in place of what was there ---- */

static struct sql_predicate *predicates_of(struct follow *f, size_t *count) {
    struct sql_predicate *all = NULL;
    *count = 0;
    return sql_predicates(f->arena, f->tree, &all, count) == CSQL_OK ? all : NULL;
}

static bool is_literal(const struct sql_expr *expr) {
    return expr != NULL && (expr->kind == SQL_TEXT || expr->kind == SQL_NUMBER) && expr->text != NULL;
}

/* The value stands where the query compares the same column with another one. */
static bool replace_text(struct follow *f, const struct link_value *v) {
    size_t count = 0;
    struct sql_predicate *all = predicates_of(f, &count);
    struct sql_predicate *found = NULL;
    const char *stored = NULL;
    for (size_t i = 0; i < count; i++) {
        for (size_t h = 0; h < v->holder_count && is_literal(all[i].value); h++) {
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

/* Every year in a literal of WHERE becomes this one. */
static bool replace_year(struct follow *f, const struct link_value *v) {
    size_t count = 0;
    struct sql_predicate *all = predicates_of(f, &count);
    bool changed = false;
    for (size_t i = 0; i < count; i++) {
        const struct sql_expr *sides[] = {all[i].value, all[i].high};
        for (size_t k = 0; k < 2; k++) {
            int year = 0, end = 0;
            const char *text = is_literal(sides[k]) ? sides[k]->text : "";
            size_t lead = strspn(text, "%");
            if (sscanf(text + lead, "%4d%n", &year, &end) == 1 && end == 4 && year >= FIRST_YEAR &&
                year <= LAST_YEAR) {
                ((struct sql_expr *)sides[k])->text =
                    arena_printf(f->arena, "%.*s%s%s", (int)lead, text, v->text, text + lead + 4);
                changed = true;
            }
        }
    }
    if (changed) {
        follow_use(f, v->first, v->last);
    }
    return changed;
}

/* The only number that is compared becomes this one, with its comparison if it has one. */
static bool replace_number(struct follow *f, const struct link_value *v) {
    size_t count = 0;
    struct sql_predicate *all = predicates_of(f, &count), *found = NULL;
    for (size_t i = 0; i < count; i++) {
        if (is_literal(all[i].value) && all[i].value->kind == SQL_NUMBER && all[i].high == NULL) {
            if (found != NULL) {
                return false;
            }
            found = &all[i];
        }
    }
    if (found == NULL && f->tree->limit != NULL && v->number >= 1) {
        follow_use(f, v->first, v->last);
        return sql_set_limit(f->arena, f->tree, (int64_t)v->number);
    }
    if (found == NULL) {
        return false;
    }
    enum sql_operator op = comparison_before(f, v->first);
    struct sql_expr *expr = (struct sql_expr *)found->expr;
    if (op != SQL_EQ && op != SQL_BETWEEN) {
        expr->op = op;
    }
    ((struct sql_expr *)found->value)->text = v->text;
    follow_use(f, v->first, v->last);
    return true;
}

static const struct {
    const char *word, *function;
} aggregates[] = {
    {"average", "avg"},  {"mean", "avg"},     {"maximum", "max"}, {"highest", "max"},
    {"largest", "max"},  {"latest", "max"},   {"minimum", "min"}, {"lowest", "min"},
    {"smallest", "min"}, {"earliest", "min"}, {"total", "sum"},   {"sum", "sum"},
};

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

/* "and the average?": the one aggregate in place of the other, or around the one number shown. */
static bool replace_aggregate(struct follow *f) {
    struct sql_expr *shown = follow_aggregate(f);
    for (size_t i = 0; i < f->linked.word_count; i++) {
        for (size_t k = 0; k < sizeof aggregates / sizeof *aggregates; k++) {
            bool said = follow_is(f, i, aggregates[k].word) && !f->used[i];
            if (said && shown != NULL && shown->kind == SQL_CALL && strcasecmp(shown->name, "count") != 0) {
                shown->name = aggregates[k].function;
                follow_use(f, i, i + 1);
                return true;
            }
            if (said && shown == NULL && replace_superlative(f, aggregates[k].function)) {
                follow_use(f, i, i + 1);
                return true;
            }
        }
    }
    return false;
}

static size_t shared_words(const struct follow *f, int a, int b) {
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

/* The column of the query that another one would stand for: the one whose name shares most with it, else the
 * only one shown. */
static int column_to_replace(const struct follow *f, int column) {
    size_t most = 0;
    int found = -1;
    for (size_t i = 0; i < f->use_count; i++) {
        bool joins = f->uses[i].place.clause == SQL_CLAUSE_FROM;
        size_t shared = joins ? 0 : shared_words(f, f->uses[i].column, column);
        if (shared > most) {
            most = shared;
            found = f->uses[i].column;
        }
    }
    if (found >= 0 || f->core->result_count != 1) {
        return found;
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
    return true;
}

/* Text fragments that columns hold and that stand side by side. */
static size_t count_texts(const struct follow *f) {
    size_t count = 0, end = 0;
    for (size_t i = 0; i < f->linked.value_count; i++) {
        const struct link_value *v = &f->linked.values[i];
        bool text = !is_number(v) && v->kind != LINK_DATE && v->holder_count > 0;
        count += text && v->first >= end;
        end = text && v->last > end ? v->last : end;
    }
    return count;
}

bool follow_instead(struct follow *f) {
    bool changed = replace_aggregate(f);
    if (count_texts(f) > 1) {
        return follow_filter(f) || changed;
    }
    for (size_t i = 0; i < f->linked.value_count; i++) {
        const struct link_value *v = &f->linked.values[i];
        if (!is_free(f, v)) {
            continue;
        }
        if (is_year(v) && replace_year(f, v)) {
            changed = true;
        } else if (is_number(v)) {
            changed = replace_number(f, v) || changed;
        } else if (v->holder_count > 0) {
            changed = replace_text(f, v) || changed;
        }
    }
    if (!follow_all_used(f) && next_text(f) != NULL) {
        changed = follow_filter(f) || changed;
    }
    return follow_all_used(f) && changed ? true : replace_column(f) || changed;
}
