/* Numbers that a column never reaches: where no word says which column a number is compared with, and no row
 * of the one that was taken can meet it, the one column of the table that can is meant ("where I can invest
 * more than 50k" asks for no interest rate of 50000). */
#include <stdlib.h>
#include <string.h>

#include "reading/internal.h"
#include "text/text.h"

/* Whether a value can be on the side of the number that the comparison asks for. */
static bool meets(enum sql_operator op, double value, double number) {
    switch (op) {
    case SQL_LT:
        return value < number;
    case SQL_LE:
        return value <= number;
    case SQL_GT:
        return value > number;
    case SQL_GE:
        return value >= number;
    default:
        return true;
    }
}

/* Every value of the column is known, and some of them meets the comparison; *known is false if they are too
 * many to tell. */
static bool can_meet(struct reader *r, int column, enum sql_operator op, double number, bool *known) {
    double values[READER_MAX_VALUES];
    size_t count = 0;
    *known = column_numbers(r, column, values, &count);
    for (size_t i = 0; i < count; i++) {
        if (meets(op, values[i], number)) {
            return true;
        }
    }
    return false;
}

static enum sql_operator contrary(enum sql_operator op) {
    switch (op) {
    case SQL_LT:
        return SQL_GE;
    case SQL_LE:
        return SQL_GT;
    case SQL_GT:
        return SQL_LE;
    default:
        return SQL_LT;
    }
}

/* Some rows meet the comparison and some do not, be it for want of a value: a condition that all meet tells
 * nothing apart. */
static bool tells_apart(struct reader *r, int column, enum sql_operator op, double number) {
    bool known;
    return can_meet(r, column, op, number, &known) && known &&
           (r->catalogue->columns[column].nulls > 0 || can_meet(r, column, contrary(op), number, &known));
}

/* "Older than", "better than": the comparison itself says what is compared. */
static bool says_measure(const struct reader *r) {
    static const char *const plain[] = {"more",    "less",   "fewer", "greater", "higher", "lower",
                                        "smaller", "larger", "over",  "bigger",  "other",  "rather"};
    for (size_t i = 1; i < r->count; i++) {
        const char *norm = r->words[i - 1].norm;
        const size_t length = strlen(norm);
        if (strcmp(r->words[i].norm, "than") == 0 && length > 3 && strcmp(norm + length - 2, "er") == 0 &&
            !text_is_among(norm, plain, sizeof plain / sizeof *plain)) {
            return true;
        }
    }
    return false;
}

/* The column of the table that alone can meet the comparison, or -1. */
static int find_other(struct reader *r, int column, enum sql_operator op, double number) {
    const struct db_table *table = &r->catalogue->tables[r->catalogue->columns[column].table];
    int other = -1;
    for (int c = table->first_column; c < table->first_column + table->column_count; c++) {
        const struct db_column *found = &r->catalogue->columns[c];
        bool numeric = found->type == TYPE_NUMBER && !is_key_column(found) && !found->foreign_key;
        if (c == column || !numeric || !tells_apart(r, c, op, number)) {
            continue;
        }
        if (other >= 0) {
            return -1;
        }
        other = c;
    }
    return other;
}

/* A word of the question is one of the column's name. */
static bool is_said(const struct reader *r, int column) {
    const struct words *words = link_column_words(r->in->links, column);
    for (size_t i = 0; i < r->count; i++) {
        if (!r->words[i].stopword && text_has_stem(words, r->words[i].stem)) {
            return true;
        }
    }
    return false;
}

bool move_unreached(struct reader *r, struct sql_expr *where) {
    bool all = where->kind == SQL_LOGIC && where->op == SQL_AND, changed = false;
    if (says_measure(r)) {
        return false;
    }
    for (size_t i = 0; i < (all ? where->operand_count : 1); i++) {
        struct sql_expr *term = all ? where->operands[i] : where;
        bool compares = term->kind == SQL_BINARY && term->op >= SQL_LT && term->op <= SQL_GE &&
                        term->operands[0]->kind == SQL_COLUMN && term->operands[0]->column_index >= 0 &&
                        term->operands[1]->kind == SQL_NUMBER;
        int column = compares ? term->operands[0]->column_index : -1;
        double number = compares ? strtod(term->operands[1]->text, NULL) : 0;
        bool known = false;
        if (!compares || r->catalogue->columns[column].type != TYPE_NUMBER || is_said(r, column) ||
            can_meet(r, column, term->op, number, &known) || !known) {
            continue;
        }
        int other = find_other(r, column, term->op, number);
        if (other >= 0) {
            term->operands[0] = sql_column_of(r->arena, r->catalogue, other, term->operands[0]->source);
            changed = true;
        }
    }
    return changed;
}
