/* "How many lamps were ordered?": where each row of the orders has a quantity, the lamps are the sum of
 * those, and not the rows; and so are the tickets, where each row of the tickets has one. */
#include <string.h>
#include <strings.h>

#include "reading/internal.h"
#include "text/text.h"

#define AMONG(norm, list) text_is_among(norm, list, sizeof(list) / sizeof *(list))
/* Words between "how many" and the noun that is counted. */
#define MAX_BETWEEN 2

/* The rows are of what was done, each with the things that it was done to. */
static bool is_event(const char *norm) {
    static const char *const events[] = {"order",     "orders",      "sale",         "sales",    "purchase",
                                         "purchases", "booking",     "bookings",     "shipment", "shipments",
                                         "delivery",  "deliveries",  "rental",       "rentals",  "donation",
                                         "donations", "transaction", "transactions", "item",     "items",
                                         "line",      "lines",       "detail",       "details"};
    return AMONG(norm, events);
}

/* The words say that things were handed over. */
static bool says_event(const struct reader *r) {
    static const char *const verbs[] = {"sold",   "ordered",   "bought", "purchased", "shipped",
                                        "booked", "delivered", "rented", "donated",   "sell"};
    for (size_t i = 1; i < r->count; i++) {
        if (AMONG(r->words[i].norm, verbs)) {
            return true;
        }
    }
    return false;
}

/* The one column that holds how many things a row of the table is about, or -1. */
static int quantity_of(const struct reader *r, int table) {
    static const char *const names[] = {"quantity", "quantities", "qty"};
    const struct db_table *t = &r->catalogue->tables[table];
    int found = -1;
    for (int c = t->first_column; c < t->first_column + t->column_count; c++) {
        const struct words *words = link_column_words(r->in->links, c);
        bool quantity = words->count > 0 && words->count < 3 && AMONG(words->norm[words->count - 1], names);
        if (quantity && r->catalogue->columns[c].type == TYPE_NUMBER &&
            !is_key_column(&r->catalogue->columns[c])) {
            if (found >= 0) {
                return -1;
            }
            found = c;
        }
    }
    return found;
}

/* The noun behind "how many" or "number of"; r->count if nothing is counted so, or if kinds of things are. */
static size_t counted_noun(const struct reader *r) {
    static const char *const kinds[] = {"different", "distinct", "types", "kinds", "times", "unique"};
    size_t first = r->count;
    for (size_t i = 0; i + 2 < r->count && first == r->count; i++) {
        bool many = clause_word_is(r, i, "how") && clause_word_is(r, i + 1, "many");
        bool number = clause_word_is(r, i, "number") && clause_word_is(r, i + 1, "of");
        first = many || number ? i + 2 : r->count;
    }
    for (size_t i = 0; i < r->count; i++) {
        if (AMONG(r->words[i].norm, kinds)) {
            return r->count;
        }
    }
    size_t noun = first;
    while (noun < r->count && noun < first + MAX_BETWEEN && !clause_is_content(r, noun)) {
        noun++;
    }
    return noun < r->count && clause_is_content(r, noun) ? noun : r->count;
}

/* The source whose rows have the quantities of what is counted, or NULL: what was done to it, where the
 * question says that something was, or the things themselves. */
static const struct sql_source *find_source(const struct reader *r, const struct sql_core *core, size_t noun,
                                            int *quantity) {
    const struct sql_source *found = NULL;
    for (size_t i = 0; i < core->source_count; i++) {
        const int table = core->sources[i]->table_index;
        const struct words *name = link_table_words(r->in->links, table);
        const int column = quantity_of(r, table);
        const size_t head = name->count > 0 ? name->count - 1 : 0;
        if (column < 0 || name->count == 0) {
            continue;
        }
        const bool event = is_event(name->norm[head]),
                   same = strcmp(name->stem[head], r->words[noun].stem) == 0;
        if (event == same || (event && !says_event(r))) {
            continue;
        }
        if (found != NULL) {
            return NULL;
        }
        found = core->sources[i];
        *quantity = column;
    }
    return found;
}

struct sum_walk {
    struct reader *r;
    struct sql_source *source;
    int quantity;
    bool changed;
};

static bool sum_instead(void *context, struct sql_expr *expr, const struct sql_place *place) {
    struct sum_walk *walk = context;
    bool counts = place->depth == 0 && expr->kind == SQL_CALL && strcasecmp(expr->name, "count") == 0 &&
                  expr->operand_count == 1 && !expr->distinct && expr->operands[0]->kind == SQL_STAR;
    if (counts) {
        struct sql_expr *column =
            sql_column_of(walk->r->arena, walk->r->catalogue, walk->quantity, walk->source);
        if (column == NULL) {
            (void)reader_no_memory(walk->r);
            return false;
        }
        expr->name = "sum";
        expr->operands[0] = column;
        walk->changed = true;
    }
    return !counts;
}

bool sum_quantities(struct reader *r, struct sql_select *select) {
    struct sum_walk walk = {.r = r};
    size_t noun = counted_noun(r);
    if (noun >= r->count) {
        return false;
    }
    struct sql_core *core = select->cores[0];
    const struct sql_source *found = find_source(r, core, noun, &walk.quantity);
    for (size_t i = 0; i < core->source_count && found != NULL; i++) {
        walk.source = core->sources[i] == found ? core->sources[i] : walk.source;
    }
    if (walk.source == NULL) {
        return false;
    }
    struct sql_visitor visitor = {.context = &walk, .expr = sum_instead};
    sql_walk(select, &visitor);
    return walk.changed;
}
