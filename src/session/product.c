/* Readings of the structure times what the question's other words may mean: "the sign-up date of each member
 * of all gyms" has two scopes and perhaps three dates. */
#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/error.h"
#include "session/internal.h"
#include "sql/sql.h"
#include "text/text.h"

/* Most readings of a product; what is least probable is left out. */
#define PRODUCT_MAX 16
/* Plans that tell what is to be shown. */
#define PLANS_HEARD 3

/* ---- one query ---- */

struct exchange {
    const struct db_catalogue *catalogue;
    struct arena *arena;
    const struct slot *slot;
    const struct dialog_choice *to;
    size_t used; /* places that speak of the slot's group */
    bool moved;  /* some column is now of another table */
    bool failed;
};

static bool in_group(const struct slot *slot, int column) {
    for (size_t i = 0; i < slot->item.choice_count; i++) {
        if (slot->item.choices[i].column_index == column) {
            return true;
        }
    }
    return false;
}

/* Once the query's tables change, no column is of a FROM item. */
static void put_column(struct exchange *x, struct sql_expr *expr) {
    x->moved = query_set_column(x->catalogue, expr, x->to->column_index) || x->moved;
    if (x->moved) {
        expr->table = NULL;
        expr->source = NULL;
    }
}

static bool put_value(struct exchange *x, struct sql_expr *expr) {
    for (size_t i = 0; i < x->slot->item.choice_count; i++) {
        const struct dialog_choice *c = &x->slot->item.choices[i];
        bool same = c->value != NULL && expr->operands[0]->column_index == c->column_index &&
                    expr->operands[1]->text != NULL && strcasecmp(expr->operands[1]->text, c->value) == 0;
        if (same) {
            x->used++;
            put_column(x, expr->operands[0]);
            expr->operands[1] = query_literal(x->arena, x->catalogue, x->to->column_index, x->to->value);
            x->failed = x->failed || expr->operands[1] == NULL;
            return true;
        }
    }
    return false;
}

static bool visit(void *context, struct sql_expr *expr, const struct sql_place *place) {
    struct exchange *x = context;
    bool compares = expr->kind == SQL_BINARY && expr->operand_count == 2 &&
                    expr->operands[0]->kind == SQL_COLUMN &&
                    (expr->operands[1]->kind == SQL_TEXT || expr->operands[1]->kind == SQL_NUMBER);
    if (place->clause == SQL_CLAUSE_FROM) {
        return true; /* what joins tables is no one's meaning */
    }
    if (x->to->value != NULL) {
        return !compares || !put_value(x, expr);
    }
    if (expr->kind == SQL_COLUMN && in_group(x->slot, expr->column_index)) {
        x->used++;
        put_column(x, expr);
    }
    return true;
}

/* The plans take the slot's words for what is to be shown. */
static bool asks_to_show(const struct turn *turn, const struct slot *slot) {
    for (size_t i = 0; i < turn->plans.count && i < PLANS_HEARD; i++) {
        const struct sql_core *core =
            turn->plans.at[i].tree == NULL ? NULL : turn->plans.at[i].tree->cores[0];
        for (size_t k = 0; core != NULL && k < core->result_count; k++) {
            const struct sql_expr *expr = core->results[k].expr;
            if (expr->kind == SQL_COLUMN && in_group(slot, expr->column_index)) {
                return true;
            }
        }
    }
    return false;
}

/* Some word of the question is one of the column's and not of its table's. */
static bool is_named(const struct exchange *x, const struct turn *turn, int column) {
    struct words words, table;
    const char *name = x->catalogue->columns[column].name;
    const char *of = x->catalogue->tables[x->catalogue->columns[column].table].name;
    if (text_words(x->arena, name, strlen(name), &words, NULL) != CSQL_OK ||
        text_words(x->arena, of, strlen(of), &table, NULL) != CSQL_OK) {
        return false;
    }
    for (size_t i = 0; i < turn->linked.word_count; i++) {
        for (size_t k = 0; k < words.count; k++) {
            if (strcmp(turn->linked.words[i].stem, words.stem[k]) == 0 &&
                !text_has_stem(&table, words.stem[k])) {
                return true;
            }
        }
    }
    return false;
}

/* The choice is shown in the place of what the tree shows of its table without being asked, or beside it. */
static bool show_choice(struct exchange *x, const struct turn *turn, struct sql_core *core) {
    int table = x->catalogue->columns[x->to->column_index].table;
    struct sql_source *source = NULL;
    size_t kept = 0;
    for (size_t i = 0; i < core->result_count && asks_to_show(turn, x->slot); i++) {
        struct sql_result result = core->results[i];
        bool own = result.expr->kind == SQL_COLUMN && result.expr->table_index == table;
        bool replaced = own && !is_named(x, turn, result.expr->column_index);
        source = own ? result.expr->source : source;
        x->used += own;
        if (!replaced) {
            core->results[kept++] = result;
        }
    }
    if (x->used == 0) {
        return false;
    }
    core->result_count = kept;
    return sql_add_result(x->arena, core, sql_column_of(x->arena, x->catalogue, x->to->column_index, source));
}

/* The tree says what the slot's choice means, in the place of what else the slot's words could mean. False if
 * it does not speak of that, or cannot say it. */
static bool say_choice(csql_session *session, const struct turn *turn, struct sql_select *tree,
                       const struct slot *slot, size_t choice) {
    struct exchange x = {.catalogue = db_catalogue(session->db),
                         .arena = turn->arena,
                         .slot = slot,
                         .to = &slot->item.choices[choice]};
    if (x.to->column_index < 0) {
        return false;
    }
    struct sql_visitor visitor = {.context = &x, .expr = visit};
    sql_walk(tree, &visitor);
    if (x.used == 0 && x.to->value == NULL && tree->core_count == 1 &&
        !show_choice(&x, turn, tree->cores[0])) {
        return false;
    }
    return x.used > 0 && !x.failed && (!x.moved || query_join_anew(session, turn->arena, tree));
}

/* choices[i] is a choice of slot i; *out is the query that means all of them, or NULL if there is none. */
static csql_status product_query(csql_session *session, const struct turn *turn, const size_t *choices,
                                 const char **out) {
    size_t first = turn->slot_count > 0 && turn->slots[0].structure ? 1 : 0;
    const struct reading *reading = &turn->structure.at[first == 1 ? choices[0] : 0];
    *out = reading->sql;
    if (turn->slot_count == first) {
        return CSQL_OK;
    }
    struct sql_select *tree = sql_copy(turn->arena, reading->tree);
    if (tree == NULL) {
        return CSQL_NO_MEMORY;
    }
    for (size_t i = first; i < turn->slot_count; i++) {
        if (!say_choice(session, turn, tree, &turn->slots[i], choices[i])) {
            *out = NULL;
            return CSQL_OK;
        }
    }
    *out = sql_alias_tables(turn->arena, tree) ? sql_format(turn->arena, tree) : NULL;
    if (*out == NULL) {
        return CSQL_NO_MEMORY;
    }
    if (db_prepare(session->db, *out, NULL) != CSQL_OK) {
        *out = NULL;
    }
    return CSQL_OK;
}

/* ---- wording ---- */

/* The place of the words in the text, in any case, at the bounds of words; NULL if they are not there. */
static const char *find_words(const char *text, const char *words) {
    size_t length = strlen(words);
    for (const char *at = text; length > 0 && *at != '\0'; at++) {
        bool opens = at == text || !isalnum((unsigned char)at[-1]);
        if (opens && strncasecmp(at, words, length) == 0 && !isalnum((unsigned char)at[length])) {
            return at;
        }
    }
    return NULL;
}

/* The reading's rewrite with the other slots' words replaced by what they mean. NULL when out of memory. */
static const char *product_rewrite(const struct turn *turn, const size_t *choices) {
    size_t first = turn->slot_count > 0 && turn->slots[0].structure ? 1 : 0;
    const char *text = turn->structure.at[first == 1 ? choices[0] : 0].rewrite;
    for (size_t i = first; i < turn->slot_count && text != NULL; i++) {
        const struct slot *slot = &turn->slots[i];
        const char *name = turn_choice_words(turn->arena, &slot->item, choices[i], false);
        const char *at = name == NULL ? NULL : find_words(text, slot->item.term);
        if (name == NULL) {
            return NULL;
        }
        size_t said = strlen(slot->item.term), length = strlen(name);
        bool plural = said > 1 && slot->item.term[said - 1] == 's' && slot->item.term[said - 2] != 's' &&
                      slot->item.choices[choices[i]].value == NULL && name[length - 1] != 's';
        text = at == NULL ? arena_printf(turn->arena, "%s (%s: %s)", text, slot->item.term, name)
                          : arena_printf(turn->arena, "%.*s%s%s%s", (int)(at - text), text, name,
                                         plural ? "s" : "", at + said);
    }
    return text;
}

/* ---- all of them ---- */

static double score_of(const struct turn *turn, const size_t *choices) {
    double score = 1;
    for (size_t i = 0; i < turn->slot_count; i++) {
        score *= turn->slots[i].item.choices[choices[i]].score;
    }
    return score;
}

/* The next combination of kept choices; false after the last. */
static bool next_choices(const struct turn *turn, size_t *choices) {
    for (size_t i = turn->slot_count; i > 0; i--) {
        const struct slot *slot = &turn->slots[i - 1];
        for (size_t c = choices[i - 1] + 1; c < slot->item.choice_count; c++) {
            if (slot->keep[c]) {
                choices[i - 1] = c;
                return true;
            }
        }
        choices[i - 1] = 0;
        while (!slot->keep[choices[i - 1]]) {
            choices[i - 1]++;
        }
    }
    return false;
}

static csql_status add_product(csql_session *session, struct turn *turn, const size_t *choices) {
    const char *sql = NULL;
    csql_status status = product_query(session, turn, choices, &sql);
    if (status != CSQL_OK || sql == NULL) {
        return status;
    }
    double score = score_of(turn, choices);
    for (size_t i = 0; i < turn->reading_count; i++) {
        if (strcmp(turn->readings[i].sql, sql) == 0) {
            turn->readings[i].score += score;
            return CSQL_OK;
        }
    }
    const char *rewrite = product_rewrite(turn, choices);
    if (rewrite == NULL) {
        return CSQL_NO_MEMORY;
    }
    size_t at = turn->reading_count;
    turn->reading_count += at < SESSION_MAX_READINGS;
    while (at > 0 && turn->readings[at - 1].score < score) {
        if (at < SESSION_MAX_READINGS) {
            turn->readings[at] = turn->readings[at - 1];
        }
        at--;
    }
    if (at < SESSION_MAX_READINGS) {
        turn->readings[at] = (struct turn_reading){.sql = sql, .score = score, .rewrite = rewrite};
        for (size_t i = 0; i < turn->slot_count; i++) {
            turn->readings[at].choice[i] = (int)choices[i];
        }
    }
    return CSQL_OK;
}

csql_status turn_structure_readings(csql_session *session, struct turn *turn, csql_error *error) {
    size_t choices[DIALOG_MAX_ITEMS] = {0};
    for (size_t i = 0; i < turn->slot_count; i++) {
        const struct slot *slot = &turn->slots[i];
        while (choices[i] < slot->item.choice_count && !slot->keep[choices[i]]) {
            choices[i]++;
        }
        if (choices[i] == slot->item.choice_count) {
            return CSQL_OK;
        }
    }
    size_t tried = 0;
    do {
        csql_status status = add_product(session, turn, choices);
        if (status != CSQL_OK) {
            return error_set(error, status, "out of memory");
        }
        tried++;
    } while (tried < SESSION_MAX_READINGS && next_choices(turn, choices));
    double total = 0;
    turn->reading_count = turn->reading_count < PRODUCT_MAX ? turn->reading_count : PRODUCT_MAX;
    for (size_t i = 0; i < turn->reading_count; i++) {
        total += turn->readings[i].score;
    }
    for (size_t i = 0; i < turn->reading_count && total > 0; i++) {
        turn->readings[i].score /= total;
    }
    return CSQL_OK;
}

bool turn_multiplies(csql_session *session, const struct turn *turn, const struct slot *slot) {
    for (size_t i = 0; i < turn->structure.count; i++) {
        for (size_t c = 0; c < slot->item.choice_count; c++) {
            struct sql_select *tree = sql_copy(turn->arena, turn->structure.at[i].tree);
            if (tree == NULL || !say_choice(session, turn, tree, slot, c)) {
                return false;
            }
        }
    }
    return slot->item.choice_count > 1;
}

/* ---- what to ask first ---- */

/* What the choice between what is left of the slot tells, in nats. */
static double entropy(const struct slot *slot) {
    double total = 0, sum = 0;
    for (size_t i = 0; i < slot->item.choice_count; i++) {
        total += slot->keep[i] ? slot->item.choices[i].score : 0;
    }
    for (size_t i = 0; i < slot->item.choice_count && total > 0; i++) {
        double p = slot->keep[i] ? slot->item.choices[i].score / total : 0;
        sum -= p > 0 ? p * log(p) : 0;
    }
    return sum;
}

size_t turn_best_facet(const struct turn *turn) {
    size_t best = 0;
    double most = -1;
    for (size_t i = 0; i < turn->slot_count && turn->structure.kind != READING_NONE; i++) {
        double here = slot_is_open(turn, &turn->slots[i]) ? entropy(&turn->slots[i]) : -1;
        if (here > most) {
            most = here;
            best = i + 1;
        }
    }
    return best;
}
