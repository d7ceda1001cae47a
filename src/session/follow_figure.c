/* Follow-ups that say a number, a year or a date: a further condition, or another figure in place of the one
 * that the answer before was for. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "hint/span.h"
#include "hint/when.h"
#include "session/follow.h"

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

bool follow_is_figure(const struct link_value *v) {
    return is_number(v) || v->kind == LINK_DATE;
}

bool follow_is_free(const struct follow *f, const struct link_value *v) {
    for (size_t i = v->first; i < v->last; i++) {
        if (f->used[i]) {
            return false;
        }
    }
    return true;
}

/* ---- "one" ---- */

/* The word names a column beside one that the query uses, as last_name is beside first_name. */
static bool names_another(const struct follow *f, size_t word) {
    for (size_t i = 0; i < f->linked.match_count; i++) {
        const struct link_match *m = &f->linked.matches[i];
        bool here = m->column && m->code != LINK_SEMANTIC && m->first == word &&
                    follow_in_from(f, f->catalogue->columns[m->index].table);
        for (size_t u = 0; u < f->use_count && here; u++) {
            if (f->uses[u].column != m->index && follow_shared_words(f, f->uses[u].column, m->index) > 0) {
                return true;
            }
        }
    }
    return false;
}

/* "The initial one", "that one": it stands for a noun, and counts nothing, as in "more than one". */
static bool is_pronoun(const struct follow *f, const struct link_value *v) {
    static const char *const counting[] = {"than",    "least", "most", "over",    "above", "under", "below",
                                           "exactly", "is",    "to",   "equals",  "top",   "limit", "only",
                                           "just",    "by",    "up",   "between", "and"};
    static const char *const places[] = {"first", "last", "bottom"};
    size_t at = v->first;
    const struct link_word *next = at + 1 < f->linked.word_count ? &f->linked.words[at + 1] : NULL;
    bool noun = next != NULL && !next->stopword && !ispunct((unsigned char)next->norm[0]);
    if (v->kind != LINK_NUMBER_WORD || !follow_is(f, at, "one") || at == 0 || noun) {
        return false;
    }
    const char *before = f->linked.words[at - 1].norm;
    if (ONE_OF(before, places)) { /* a row, where there is an order */
        return f->tree->order_count == 0 && names_another(f, at - 1);
    }
    return !ONE_OF(before, counting);
}

void follow_drop_pronouns(struct follow *f) {
    size_t kept = 0;
    for (size_t i = 0; i < f->linked.value_count; i++) {
        if (!is_pronoun(f, &f->linked.values[i])) {
            f->linked.values[kept++] = f->linked.values[i];
        }
    }
    f->linked.value_count = kept;
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

/* The only column of the kind in the tables of FROM, or in the one shown first, else -1; of several dates the
 * one that every row has. */
static int only_there(const struct follow *f, enum column_type type, bool shown) {
    const struct sql_expr *first = f->core->result_count > 0 ? f->core->results[0].expr : NULL;
    int only = shown && first != NULL && first->kind == SQL_COLUMN ? first->table_index : -1;
    int found = -1, kept = -1;
    size_t count = 0, full = 0;
    for (size_t s = 0; s < f->core->source_count; s++) {
        int index = f->core->sources[s]->table_index;
        const struct db_table *table = &f->catalogue->tables[index];
        for (int c = table->first_column; c < table->first_column + table->column_count; c++) {
            const struct db_column *column = &f->catalogue->columns[c];
            if ((only < 0 || index == only) && column->type == type && !column->primary_key &&
                !column->foreign_key) {
                bool whole = type == TYPE_DATE && column->nulls == 0;
                count++;
                full += whole;
                found = c;
                kept = whole ? c : kept;
            }
        }
    }
    return count == 1 ? found : full == 1 ? kept : -1;
}

static int column_for(struct follow *f, const struct link_value *v) {
    if (f->date >= 0) {
        return f->date;
    }
    bool dated = is_year(v) || v->kind == LINK_DATE;
    for (size_t w = 0; dated && w < v->first; w++) { /* "collected after 2015" */
        bool verb = !f->used[w] && when_is_past(f->session->engine->embed, f->linked.words[w].norm);
        int told = verb ? follow_told(f, &f->linked.words[w]) : -1;
        if (told >= 0) {
            follow_use(f, w, w + 1);
            return told;
        }
    }
    int column = follow_column(f, 0, f->linked.word_count);
    if (column != FOLLOW_NO_COLUMN) {
        return column;
    }
    enum column_type type = is_year(v) || v->kind == LINK_DATE ? TYPE_DATE : TYPE_NUMBER;
    column = only_used(f, type);
    column = column >= 0 ? column : only_there(f, type, false);
    column = column >= 0 ? column : only_there(f, type, true);
    if (column < 0 && type == TYPE_DATE && v->kind != LINK_DATE) {
        int number = only_used(f, TYPE_NUMBER);
        const struct words *name = number < 0 ? NULL : link_column_words(f->session->links, number);
        column = name != NULL && text_has_stem(name, "year") ? number : -1; /* "vintage_year" */
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
    if (v->kind == LINK_DATE && column >= 0) {
        return span_compare(f->arena, left, op, v, &f->catalogue->columns[column]);
    }
    struct sql_expr *right =
        column >= 0 ? query_literal(f->arena, f->catalogue, column, v->text) : sql_number(f->arena, v->text);
    return sql_binary(f->arena, op, left, right);
}

/* A comparison's words stand right before the number, or before another that they span. */
static bool is_compared(struct follow *f, const struct link_value *v) {
    static const char *const words[] = {"before", "after", "since", "between", "until"};
    return v->first > 0 &&
           text_is_among(f->linked.words[v->first - 1].norm, words, sizeof words / sizeof *words);
}

/* "In 2022", said of rows of which no year was asked. */
static bool is_placed(struct follow *f, const struct link_value *v) {
    static const char *const words[] = {"in", "during", "for", "from", "on"};
    return v->first > 0 &&
           text_is_among(f->linked.words[v->first - 1].norm, words, sizeof words / sizeof *words);
}

bool follow_compare(struct follow *f) {
    const struct link_value *v = NULL, *high = NULL;
    for (size_t i = 0; i < f->linked.value_count; i++) {
        const struct link_value *at = &f->linked.values[i];
        bool wanted = (is_number(at) || at->kind == LINK_DATE) && follow_is_free(f, at);
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
    /* "In 2020" is no bound of a total. */
    bool when = (is_year(v) || v->kind == LINK_DATE) && (is_placed(f, v) || is_compared(f, v));
    aggregate = when ? NULL : aggregate;
    int column = aggregate != NULL ? follow_column(f, 0, f->linked.word_count) : column_for(f, v);
    if (column == FOLLOW_UNCLEAR || (aggregate == NULL && column < 0)) {
        f->unclear = true;
        return false;
    }
    bool having = aggregate != NULL && column < 0;
    struct sql_expr *left =
        having ? sql_copy_expr(f->arena, aggregate) : sql_column(f->arena, f->catalogue, column);
    struct sql_expr *condition;
    bool dated = column >= 0 && f->catalogue->columns[column].type == TYPE_DATE;
    if (op == SQL_BETWEEN && high != NULL && dated && is_year(v) && is_year(high)) {
        follow_use(f, high->first, high->last);
        condition = sql_and(f->arena, compare_year(f, column, SQL_GE, (int)v->number),
                            compare_year(f, column, SQL_LE, (int)high->number));
    } else if (op == SQL_BETWEEN && high != NULL && (!is_year(v) || !dated)) {
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
bool follow_drop_asked(struct follow *f, int column, bool any) {
    struct sql_expr *where = f->core->where, *rest = NULL;
    if (where == NULL) {
        return true;
    }
    bool list = where->kind == SQL_LOGIC && where->op == SQL_AND;
    for (size_t i = 0; i < (list ? where->operand_count : 1); i++) {
        struct sql_expr *term = list ? where->operands[i] : where;
        bool asked = term->operand_count >= 2 && term->operands[0]->kind == SQL_COLUMN &&
                     term->operands[0]->column_index == column &&
                     (any || (term->kind == SQL_BINARY && term->op == SQL_EQ));
        rest = asked ? rest : sql_and(f->arena, rest, term);
        if (!asked && rest == NULL) {
            return false;
        }
    }
    f->core->where = rest;
    return true;
}
/* ---- in place of what was there ---- */

/* Every year in a literal of WHERE becomes this one. */
static bool replace_year(struct follow *f, const struct link_value *v) {
    size_t count = 0;
    struct sql_predicate *all = follow_predicates(f, &count);
    bool changed = false;
    for (size_t i = 0; i < count; i++) {
        const struct sql_expr *sides[] = {all[i].value, all[i].high};
        for (size_t k = 0; k < 2; k++) {
            int year = 0, end = 0;
            const char *text = follow_is_literal(sides[k]) ? sides[k]->text : "";
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

/* Words of a comparison stand right before the number. */
static bool is_bound(const struct follow *f, const struct link_value *v) {
    static const char *const words[] = {"than", "over", "above", "below", "under", "least", "exceeding"};
    return v->first > 0 &&
           text_is_among(f->linked.words[v->first - 1].norm, words, sizeof words / sizeof *words);
}

/* The only number that is compared becomes this one, with its comparison if it has one. */
static bool replace_number(struct follow *f, const struct link_value *v) {
    size_t count = 0;
    struct sql_predicate *all = follow_predicates(f, &count), *found = NULL;
    for (size_t i = 0; i < count; i++) {
        if (follow_is_literal(all[i].value) && all[i].value->kind == SQL_NUMBER && all[i].high == NULL) {
            if (found != NULL) {
                return false;
            }
            found = &all[i];
        }
    }
    if (found == NULL && is_bound(f, v)) {
        return follow_compare(f); /* "more than 100", of what is shown */
    }
    if (found == NULL && f->tree->limit != NULL && v->number >= 1) {
        follow_use(f, v->first, v->last);
        return v->ordinal ? sql_set_place(f->arena, f->tree, (int64_t)v->number)
                          : sql_set_limit(f->arena, f->tree, (int64_t)v->number);
    }
    if (found == NULL) {
        return false;
    }
    enum sql_operator op = comparison_before(f, v->first);
    struct sql_expr *expr = (struct sql_expr *)found->expr;
    if (op == SQL_BETWEEN) {
        return false;
    }
    if (op != SQL_EQ || (is_year(v) && is_placed(f, v))) {
        expr->op = op;
    }
    ((struct sql_expr *)found->value)->text = v->text;
    follow_use(f, v->first, v->last);
    return true;
}

/* "After 2015", "between 2010 and 2012": what is asked of the one date takes the place of what was, or is
 * added.
 */
static bool replace_dated(struct follow *f, const struct link_value *v) {
    size_t count = 0;
    struct sql_predicate *all = follow_predicates(f, &count);
    int column = -1;
    for (size_t i = 0; i < count; i++) {
        bool dated = all[i].place.clause == SQL_CLAUSE_WHERE && all[i].place.depth == 0 &&
                     f->catalogue->columns[all[i].column_index].type == TYPE_DATE;
        if (dated && column >= 0 && column != all[i].column_index) {
            return false;
        }
        column = dated ? all[i].column_index : column;
    }
    column = column >= 0 ? column : column_for(f, v);
    if (column < 0 || f->catalogue->columns[column].type != TYPE_DATE ||
        !follow_drop_asked(f, column, true)) {
        return false;
    }
    f->date = column;
    return follow_compare(f);
}

/* The figure is part of a code: "ACC-0004". */
static bool is_in_code(const struct follow *f, const struct link_value *v) {
    size_t start = f->linked.words[v->first].start;
    char before = start > 0 ? f->linked.question[start - 1] : ' ';
    return before == '-' || before == '_' || before == '/' || isalnum((unsigned char)before);
}

/* The column of the only number that the query compares, where that is a year and no date is compared; else
 * -1. */
static int compared_year(struct follow *f) {
    size_t count = 0, years = 0, others = 0;
    int column = -1;
    struct sql_predicate *all = follow_predicates(f, &count);
    for (size_t i = 0; i < count; i++) {
        bool number = follow_is_literal(all[i].value) && all[i].value->kind == SQL_NUMBER;
        double year = number ? strtod(all[i].value->text, NULL) : 0;
        bool is = number && all[i].high == NULL && year >= FIRST_YEAR && year <= LAST_YEAR;
        years += is;
        column = is ? all[i].column_index : column;
        others += !is && (number || f->catalogue->columns[all[i].column_index].type == TYPE_DATE);
    }
    return years == 1 && others == 0 ? column : -1;
}

bool follow_refigure(struct follow *f, const struct link_value *v) {
    bool dated = is_year(v) || v->kind == LINK_DATE;
    if (is_in_code(f, v)) {
        return false;
    }
    int year = is_year(v) && (is_compared(f, v) || is_placed(f, v)) ? compared_year(f) : -1;
    if (year >= 0 && follow_is(f, v->first - 1, "between")) {
        f->date = year;
        return follow_drop_asked(f, year, true) && follow_compare(f);
    }
    if (year >= 0) {
        return replace_number(f, v);
    }
    if (dated && is_compared(f, v)) {
        return replace_dated(f, v);
    }
    if ((is_year(v) && !v->relative && replace_year(f, v)) ||
        (dated && is_placed(f, v) && replace_dated(f, v))) {
        return true;
    }
    return is_number(v) && replace_number(f, v);
}
