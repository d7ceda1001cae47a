#include "plan/compose.h"

#include <string.h>

#include "plan/age.h"
#include "plan/empty.h"
#include "plan/span.h"
#include "sql/sql.h"

#define MAX_OPERANDS 16
#define MAX_TABLES 16 /* that one block points to */
#define MAX_ROLE_COLUMNS GRAMMAR_MAX_ACTIONS
#define MOST_YEARS 150     /* of an age */
#define ROWS_VALUE "value" /* what the query calls its result whose rows are reckoned over */

/* The tables that a block points to, and its stars. */
struct block {
    int tables[MAX_TABLES]; /* catalogue indices */
    size_t table_count;
    struct sql_expr *stars[LEGAL_MAX_TERMS]; /* of the result list */
    int star_tables[LEGAL_MAX_TERMS];
    size_t star_count;
    struct {
        struct sql_expr *column;
        int role;  /* index into the planner's keys */
        int table; /* the planner's, of the column */
    } roles[MAX_ROLE_COLUMNS];
    size_t role_count;
    struct sql_select *rows; /* the query that the block reckons over, or NULL */
};

struct reader {
    const struct compose_context *c;
    const struct sequence *sequence;
    const struct compose_choice *choice;
    struct composition *out;
    size_t at;
    bool impossible; /* the sequence is no query; else a NULL means that memory ran out */
};

static struct sql_select *read_query(struct reader *r);

static void *give_up(struct reader *r) {
    r->impossible = true;
    return NULL;
}

/* The next action as a token, or -1 for a pointer or the end. */
static int peek(const struct reader *r) {
    return r->at < r->sequence->count && r->sequence->actions[r->at] < PLAN_TOKEN_COUNT
               ? (int)r->sequence->actions[r->at]
               : -1;
}

static bool accept(struct reader *r, int token) {
    if (peek(r) != token) {
        return false;
    }
    r->at++;
    return true;
}

static bool at_pointer(const struct reader *r, enum action_kind kind) {
    size_t index;
    return r->at < r->sequence->count && legal_kind(r->c->input, r->sequence->actions[r->at], &index) == kind;
}

static bool at_item(const struct reader *r) {
    return token_in(peek(r), TOKENS_AGGREGATE | TOKENS_ARITHMETIC) || at_pointer(r, ACTION_COLUMN) ||
           at_pointer(r, ACTION_TABLE);
}

static bool use_table(struct block *block, int table) {
    for (size_t i = 0; i < block->table_count; i++) {
        if (block->tables[i] == table) {
            return true;
        }
    }
    if (block->table_count == MAX_TABLES) {
        return false;
    }
    block->tables[block->table_count++] = table;
    return true;
}

/* ---- expressions ---- */

/* An item, and the column and aggregate that it is, for the literal it is compared with. */
struct item {
    struct sql_expr *expr;
    int column, aggregate;
};

static const struct {
    const char *name;
    int token;
    bool distinct;
} aggregates[] = {
    {"max", TOKEN_ID_MAX, false}, {"min", TOKEN_ID_MIN, false}, {"count", TOKEN_ID_COUNT, false},
    {"sum", TOKEN_ID_SUM, false}, {"avg", TOKEN_ID_AVG, false}, {"count", TOKEN_ID_COUNTD, true},
    {"sum", TOKEN_ID_SUMD, true}, {"avg", TOKEN_ID_AVGD, true},
};

static struct item read_item(struct reader *r, struct block *block);
static struct sql_select *read_subquery(struct reader *r);

/* The rows that are reckoned over are counted, or their only value is reckoned with. */
static struct item read_rows(struct reader *r, struct block *block, int token) {
    struct item none = {NULL, -1, -1};
    struct sql_select *rows = block->rows || block->table_count ? give_up(r) : read_subquery(r);
    struct sql_core *core = rows ? sql_select_core(rows) : NULL;
    block->rows = rows;
    if (!core || token == TOKEN_ID_COUNT) {
        return (struct item){core ? sql_star(r->c->arena) : NULL, -1, -1};
    }
    struct sql_expr *value = arena_alloc(r->c->arena, sizeof *value);
    if (!value || core->result_count != 1 || rows->core_count != 1) {
        return value ? (give_up(r), none) : none;
    }
    core->results[0].alias = ROWS_VALUE;
    *value = (struct sql_expr){.kind = SQL_COLUMN, .name = ROWS_VALUE, .table_index = -1, .column_index = -1};
    return (struct item){value, -1, -1};
}

static struct item read_aggregate(struct reader *r, struct block *block, int token) {
    struct item inner = peek(r) == TOKEN_ID_SUB ? read_rows(r, block, token) : read_item(r, block);
    for (size_t i = 0; i < sizeof aggregates / sizeof *aggregates; i++) {
        if (aggregates[i].token == token && inner.expr) {
            inner.expr = sql_call(r->c->arena, aggregates[i].name, inner.expr, aggregates[i].distinct);
            inner.aggregate = token;
            return inner;
        }
    }
    return (struct item){NULL, -1, -1};
}

static struct item read_arithmetic(struct reader *r, struct block *block, int token) {
    enum sql_operator op = token == TOKEN_ID_PLUS    ? SQL_ADD
                           : token == TOKEN_ID_MINUS ? SQL_SUBTRACT
                           : token == TOKEN_ID_TIMES ? SQL_MULTIPLY
                                                     : SQL_DIVIDE;
    struct item left = read_item(r, block), right = read_item(r, block);
    return (struct item){sql_binary(r->c->arena, op, left.expr, right.expr), -1, -1};
}

/* A column of the row that a key refers to, or of what that row refers to; the row's table joins the block's
 * later, once for each key. */
static struct item read_by_role(struct reader *r, struct block *block, int role, int column) {
    const struct plan_input *in = r->c->input;
    struct item item = {NULL, column, -1};
    const int target = (size_t)role < in->key_count ? in->columns[in->keys[role].to].table : -1;
    bool fits = target >= 0 && block->role_count < MAX_ROLE_COLUMNS &&
                (target == in->columns[column].table ||
                 input_reference(in, target, in->columns[column].table) >= 0) &&
                use_table(block, in->tables[in->columns[in->keys[role].from].table]);
    if (!fits) {
        r->impossible = true;
        return item;
    }
    item.expr = sql_column(r->c->arena, r->c->catalogue, in->columns[column].catalogue);
    block->roles[block->role_count].column = item.expr;
    block->roles[block->role_count].table = in->columns[column].table;
    block->roles[block->role_count++].role = role;
    return item;
}

/* The part of the dates of a column, as SQLite gives it. */
static struct sql_expr *part_of(struct reader *r, enum input_part part, struct sql_expr *column) {
    static const char *const formats[] = {
        [PART_YEAR] = "%Y", [PART_MONTH] = "%Y-%m", [PART_DAY] = "%Y-%m-%d"};
    return part == PART_NONE
               ? column
               : sql_call_two(r->c->arena, "strftime", sql_text(r->c->arena, formats[part]), column);
}

static struct item read_item(struct reader *r, struct block *block) {
    const struct plan_input *in = r->c->input;
    struct item none = {NULL, -1, -1};
    size_t index;
    if (r->impossible || r->at >= r->sequence->count) {
        r->impossible = true;
        return none;
    }
    uint16_t action = r->sequence->actions[r->at++];
    enum action_kind kind = legal_kind(in, action, &index);
    if (kind == ACTION_TOKEN && token_in(action, TOKENS_AGGREGATE)) {
        return read_aggregate(r, block, action);
    }
    if (kind == ACTION_TOKEN && token_in(action, TOKENS_ARITHMETIC)) {
        return read_arithmetic(r, block, action);
    }
    if (kind == ACTION_COLUMN && index < in->column_count && input_role(action) >= 0) {
        return read_by_role(r, block, input_role(action), (int)index);
    }
    if (kind == ACTION_COLUMN && index < in->column_count &&
        use_table(block, in->tables[in->columns[index].table])) {
        struct sql_expr *column = sql_column(r->c->arena, r->c->catalogue, in->columns[index].catalogue);
        return (struct item){part_of(r, input_part(action), column), (int)index, -1};
    }
    if (kind == ACTION_TABLE && use_table(block, in->tables[index])) {
        return (struct item){sql_star(r->c->arena), -1, -1};
    }
    r->impossible = true; /* a missing column, or too many tables */
    return none;
}

static struct sql_expr *read_value(struct reader *r, const struct item *left, enum compose_place place) {
    size_t index;
    if (accept(r, TOKEN_ID_ONE)) {
        return sql_integer(r->c->arena, 1);
    }
    if (!at_pointer(r, ACTION_VALUE)) {
        return give_up(r); /* a value that the question does not give */
    }
    (void)legal_kind(r->c->input, r->sequence->actions[r->at++], &index);
    return compose_literal(r->c, index, left->column, left->aggregate, place);
}

static struct sql_select *read_subquery(struct reader *r) {
    if (!accept(r, TOKEN_ID_SUB)) {
        return give_up(r);
    }
    struct sql_select *select = read_query(r);
    if (select && !accept(r, TOKEN_ID_CLOSE)) {
        return give_up(r);
    }
    return select;
}

/* True for x [NOT] IN (SELECT x FROM t), which holds always or never. */
static bool is_idle(const struct sql_expr *left, const struct sql_select *select) {
    const struct sql_core *core = select->cores[0];
    return left->kind == SQL_COLUMN && select->core_count == 1 && !select->limit && core->source_count == 1 &&
           !core->where && !core->having && core->result_count == 1 &&
           core->results[0].expr->kind == SQL_COLUMN &&
           core->results[0].expr->column_index == left->column_index;
}

static struct sql_expr *read_right(struct reader *r, struct block *block, const struct item *left,
                                   enum compose_place place) {
    if (peek(r) == TOKEN_ID_SUB) {
        return sql_subquery(r->c->arena, read_subquery(r));
    }
    if (at_pointer(r, ACTION_COLUMN)) {
        return read_item(r, block).expr;
    }
    return read_value(r, left, place);
}

static enum sql_operator comparison(int token) {
    switch (token) {
    case TOKEN_ID_EQ:
        return SQL_EQ;
    case TOKEN_ID_NE:
        return SQL_NE;
    case TOKEN_ID_GT:
        return SQL_GT;
    case TOKEN_ID_LT:
        return SQL_LT;
    case TOKEN_ID_GE:
        return SQL_GE;
    case TOKEN_ID_LE:
        return SQL_LE;
    default:
        return SQL_NO_OPERATOR;
    }
}

static enum compose_place place_of(int token) {
    switch (token) {
    case TOKEN_ID_GE:
    case TOKEN_ID_LT:
        return PLACE_START;
    case TOKEN_ID_GT:
    case TOKEN_ID_LE:
        return PLACE_END;
    default:
        return PLACE_EQUAL;
    }
}

static bool wants_pattern(const struct reader *r, int token, const struct item *left) {
    size_t index;
    if ((token != TOKEN_ID_EQ && token != TOKEN_ID_NE) || left->aggregate >= 0 ||
        !at_pointer(r, ACTION_VALUE)) {
        return false;
    }
    (void)legal_kind(r->c->input, r->sequence->actions[r->at], &index);
    return compose_is_pattern(r->c, index, left->column);
}

/* What is equal to a span of time lies within it. */
static bool wants_span(const struct reader *r, int token, const struct item *left) {
    const uint64_t equal = TOKEN_BIT(EQ) | TOKEN_BIT(NE) | TOKEN_BIT(LIKE) | TOKEN_BIT(NLIKE);
    size_t index;
    if (!token_in(token, equal) || left->aggregate >= 0 || left->column < 0 || !at_pointer(r, ACTION_VALUE)) {
        return false;
    }
    (void)legal_kind(r->c->input, r->sequence->actions[r->at], &index);
    return r->c->linked->values[index].until != NULL;
}

static struct sql_expr *read_span(struct reader *r, int token, const struct item *left) {
    size_t index;
    (void)legal_kind(r->c->input, r->sequence->actions[r->at++], &index);
    const struct db_column *column = &r->c->catalogue->columns[r->c->input->columns[left->column].catalogue];
    return span_compare(r->c->arena, left->expr,
                        token_in(token, TOKEN_BIT(NE) | TOKEN_BIT(NLIKE)) ? SQL_NE : SQL_EQ,
                        &r->c->linked->values[index], column);
}

/* A number that is compared with a column of births is an age. */
static const struct link_value *age_compared(const struct reader *r, int token, const struct item *left) {
    size_t index;
    if (token < TOKEN_ID_GT || token > TOKEN_ID_LE || left->aggregate >= 0 || left->column < 0 ||
        !at_pointer(r, ACTION_VALUE)) {
        return NULL;
    }
    (void)legal_kind(r->c->input, r->sequence->actions[r->at], &index);
    const struct link_value *value = &r->c->linked->values[index];
    const struct db_column *column = &r->c->catalogue->columns[r->c->input->columns[left->column].catalogue];
    bool number = value->kind == LINK_NUMBER || value->kind == LINK_NUMBER_WORD;
    return number && value->number >= 1 && value->number <= AGE_MOST_YEARS &&
                   age_of_column(r->c->arena, column) == AGE_OF_BIRTH
               ? value
               : NULL;
}

/* "Older than 50": born before this day, or year, that long ago. */
static struct sql_expr *read_age(struct reader *r, int token, const struct item *left,
                                 const struct link_value *age) {
    struct arena *arena = r->c->arena;
    bool strict = token == TOKEN_ID_GT || token == TOKEN_ID_LT;
    bool above = token == TOKEN_ID_GT || token == TOKEN_ID_GE;
    enum age_side side = age_side_beside(r->c->linked, age);
    bool old = side == AGE_OLD || (side == AGE_UNSAID && above);
    bool years = r->c->input->columns[left->column].type == TYPE_NUMBER;
    const char *span = arena_printf(arena, years ? "%.0f" : "-%.0f years", age->number);
    r->at++;
    if (span == NULL) {
        return NULL;
    }
    struct sql_expr *now = sql_text(arena, "now");
    struct sql_expr *bound =
        years ? sql_binary(arena, SQL_SUBTRACT, sql_call_two(arena, "strftime", sql_text(arena, "%Y"), now),
                           sql_number(arena, span))
              : sql_call_two(arena, "date", now, sql_text(arena, span));
    enum sql_operator op = old ? (strict ? SQL_LT : SQL_LE) : strict ? SQL_GT : SQL_GE;
    return sql_binary(arena, op, left->expr, bound);
}

static struct sql_expr *read_condition(struct reader *r, struct block *block) {
    struct arena *arena = r->c->arena;
    int token = peek(r);
    r->at++;
    struct item left = read_item(r, block);
    if (!left.expr) {
        return NULL;
    }
    if (wants_span(r, token, &left)) {
        return read_span(r, token, &left);
    }
    switch (token) {
    case TOKEN_ID_BETWEEN: {
        struct sql_expr *low = read_right(r, block, &left, PLACE_START);
        return low ? sql_between(arena, left.expr, low, read_right(r, block, &left, PLACE_END)) : NULL;
    }
    case TOKEN_ID_LIKE:
    case TOKEN_ID_NLIKE:
        return sql_like(arena, left.expr, read_value(r, &left, PLACE_LIKE), token == TOKEN_ID_NLIKE);
    case TOKEN_ID_IN:
    case TOKEN_ID_NIN: {
        struct sql_select *select = read_subquery(r);
        if (select && is_idle(left.expr, select)) {
            return give_up(r);
        }
        if (select && token == TOKEN_ID_NIN && !empty_leave_out(r->c, select)) {
            return NULL;
        }
        return sql_in_select(arena, left.expr, select, token == TOKEN_ID_NIN);
    }
    case TOKEN_ID_ISNULL:
    case TOKEN_ID_NOTNULL:
        return empty_test(r->c, left.expr, left.aggregate < 0 ? left.column : -1, token == TOKEN_ID_NOTNULL);
    default:
        if (comparison(token) == SQL_NO_OPERATOR) {
            return give_up(r);
        }
        if (wants_pattern(r, token, &left)) {
            return sql_like(arena, left.expr, read_value(r, &left, PLACE_LIKE), token == TOKEN_ID_NE);
        }
        const struct link_value *age = age_compared(r, token, &left);
        if (age != NULL) {
            return read_age(r, token, &left, age);
        }
        return sql_binary(arena, comparison(token), left.expr, read_right(r, block, &left, place_of(token)));
    }
}

/* Conditions in the order of the text; AND binds tighter than OR, as in SQL. */
static struct sql_expr *read_conditions(struct reader *r, struct block *block) {
    struct sql_expr *either[MAX_OPERANDS], *both[MAX_OPERANDS];
    size_t either_count = 0, both_count = 0;
    for (;;) {
        if (both_count == MAX_OPERANDS || either_count == MAX_OPERANDS) {
            return give_up(r);
        }
        both[both_count] = read_condition(r, block);
        if (!both[both_count++]) {
            return NULL;
        }
        if (accept(r, TOKEN_ID_AND)) {
            continue;
        }
        either[either_count] = sql_logic(r->c->arena, SQL_AND, both, both_count);
        if (!either[either_count++]) {
            return NULL;
        }
        both_count = 0;
        if (!accept(r, TOKEN_ID_OR)) {
            return sql_logic(r->c->arena, SQL_OR, either, either_count);
        }
    }
}

/* ---- clauses ---- */

static bool read_results(struct reader *r, struct block *block, struct sql_core *core) {
    core->distinct = accept(r, TOKEN_ID_DISTINCT);
    while (at_item(r)) {
        bool star = at_pointer(r, ACTION_TABLE);
        struct item item = read_item(r, block);
        if (!item.expr || !sql_add_result(r->c->arena, core, item.expr)) {
            return false;
        }
        if (star && block->star_count < LEGAL_MAX_TERMS) {
            size_t index;
            (void)legal_kind(r->c->input, r->sequence->actions[r->at - 1], &index);
            block->stars[block->star_count] = item.expr;
            block->star_tables[block->star_count++] = r->c->input->tables[index];
        }
    }
    return core->result_count > 0 || give_up(r) != NULL;
}

static bool read_group(struct reader *r, struct block *block, struct sql_core *core) {
    if (!accept(r, TOKEN_ID_GROUP)) {
        return true;
    }
    while (at_pointer(r, ACTION_COLUMN)) {
        struct item item = read_item(r, block);
        if (!item.expr || !sql_add_group(r->c->arena, core, item.expr)) {
            return false;
        }
    }
    if (accept(r, TOKEN_ID_HAVING)) {
        struct sql_expr *condition = read_conditions(r, block);
        return condition && sql_add_having(r->c->arena, core, condition);
    }
    return true;
}

/* "The second largest": the row itself, behind those before it. */
static bool is_place(const struct compose_context *c, const struct link_value *value) {
    bool superlative = false;
    for (size_t i = 0; i < c->cues->count; i++) {
        const struct cue_hit *hit = &c->cues->hits[i];
        superlative = superlative || (hit->first == value->last && (CUES_END & (uint32_t)1 << hit->cue) != 0);
    }
    return superlative && value->ordinal && value->number > 1;
}

/* The place that the only superlative of the question is said of; NULL if there is none. */
static const struct link_value *sole_place(const struct compose_context *c) {
    const struct link_value *found = NULL;
    size_t ends = 0;
    for (size_t i = 0; i < c->cues->count; i++) {
        ends += (CUES_END & (uint32_t)1 << c->cues->hits[i].cue) != 0;
    }
    for (size_t i = 0; ends == 1 && i < c->linked->value_count; i++) {
        found = is_place(c, &c->linked->values[i]) ? &c->linked->values[i] : found;
    }
    return found;
}

static bool read_limit(struct reader *r, struct sql_select *select) {
    size_t index;
    if (!accept(r, TOKEN_ID_LIMIT)) {
        return true;
    }
    if (accept(r, TOKEN_ID_ONE)) {
        const struct link_value *place = sole_place(r->c);
        return place != NULL ? sql_set_place(r->c->arena, select, (int64_t)place->number)
                             : sql_set_limit(r->c->arena, select, 1);
    }
    if (!at_pointer(r, ACTION_VALUE)) {
        return give_up(r);
    }
    (void)legal_kind(r->c->input, r->sequence->actions[r->at++], &index);
    const struct link_value *value = &r->c->linked->values[index];
    if (is_place(r->c, value)) {
        return sql_set_place(r->c->arena, select, (int64_t)value->number);
    }
    return sql_set_limit(r->c->arena, select, (int64_t)value->number);
}

static bool read_order(struct reader *r, struct block *block, struct sql_select *select) {
    while (token_in(peek(r), TOKEN_BIT(ASC) | TOKEN_BIT(DESC))) {
        bool descending = peek(r) == TOKEN_ID_DESC;
        r->at++;
        while (at_item(r)) {
            struct item item = read_item(r, block);
            if (!item.expr || !sql_add_order(r->c->arena, select, item.expr, descending)) {
                return false;
            }
        }
    }
    return select->order_count == 0 || read_limit(r, select);
}

static bool read_further_tables(struct reader *r, struct block *block) {
    size_t index;
    if (!accept(r, TOKEN_ID_FROM)) {
        return true;
    }
    while (at_pointer(r, ACTION_TABLE)) {
        (void)legal_kind(r->c->input, r->sequence->actions[r->at++], &index);
        if (!use_table(block, r->c->input->tables[index])) {
            return give_up(r);
        }
    }
    return true;
}

/* Joins the row that a column of the source refers to. NULL when out of memory. */
static struct sql_source *join_referred(struct reader *r, struct sql_core *core, struct sql_source *base,
                                        int from, int to) {
    const struct db_catalogue *catalogue = r->c->catalogue;
    struct sql_source *source =
        base ? sql_add_table(r->c->arena, core, catalogue, catalogue->columns[to].table, NULL) : NULL;
    if (source) {
        source->join = SQL_JOIN_INNER;
        source->on = sql_binary(r->c->arena, SQL_EQ, sql_column_of(r->c->arena, catalogue, from, base),
                                sql_column_of(r->c->arena, catalogue, to, source));
    }
    return source && source->on ? source : NULL;
}

/* Joins the row that a key of one of the block's tables refers to. NULL when out of memory. */
static struct sql_source *join_role(struct reader *r, struct sql_core *core, const struct input_key *key) {
    const struct plan_input *in = r->c->input;
    int from = in->columns[key->from].catalogue;
    struct sql_source *base = NULL;
    for (size_t i = 0; i < core->source_count && !base; i++) {
        base =
            core->sources[i]->table_index == r->c->catalogue->columns[from].table ? core->sources[i] : NULL;
    }
    return join_referred(r, core, base, from, in->columns[key->to].catalogue);
}

/* Joins what the row of a role refers to, of the planner's table. NULL when out of memory. */
static struct sql_source *join_beyond(struct reader *r, struct sql_core *core, struct sql_source *role,
                                      int target, int table) {
    const struct plan_input *in = r->c->input;
    const int from = input_reference(in, target, table);
    for (size_t k = 0; k < in->key_count; k++) {
        if (in->keys[k].from == from && in->columns[in->keys[k].to].table == table) {
            r->out->joins++;
            return join_referred(r, core, role, in->columns[from].catalogue,
                                 in->columns[in->keys[k].to].catalogue);
        }
    }
    return NULL;
}

/* The columns without a role are those of the tables that stand before. Of each role one row is joined, and
 * of each table beyond it. */
static bool add_roles(struct reader *r, struct block *block, struct sql_core *core) {
    struct sql_source *rows[MAX_ROLE_COLUMNS];
    for (size_t i = 0; i < block->role_count; i++) {
        const struct input_key *key = &r->c->input->keys[block->roles[i].role];
        const int target = r->c->input->columns[key->to].table;
        struct sql_source *beyond = NULL;
        rows[i] = NULL;
        for (size_t k = 0; k < i; k++) {
            bool same = block->roles[k].role == block->roles[i].role;
            rows[i] = same ? rows[k] : rows[i];
            beyond = same && block->roles[k].table == block->roles[i].table ? block->roles[k].column->source
                                                                            : beyond;
        }
        if (!rows[i]) {
            rows[i] = join_role(r, core, key);
            r->out->joins++;
            if (r->out->role_count < COMPOSE_MAX_KEYS) {
                r->out->roles[r->out->role_count++] = *key;
            }
        }
        struct sql_source *source = beyond ? beyond : rows[i];
        if (!beyond && rows[i] && block->roles[i].table != target) {
            source = join_beyond(r, core, rows[i], target, block->roles[i].table);
        }
        if (!source) {
            return false;
        }
        block->roles[i].column->source = source;
    }
    return true;
}

/* Joins the tables that the block points to, and remembers whose columns its stars are. */
static bool add_tables(struct reader *r, struct block *block, struct sql_core *core) {
    struct db_join_tree trees[COMPOSE_MAX_TREES];
    if (block->rows) {
        return block->table_count == 0 ? sql_add_select(r->c->arena, core, block->rows, NULL, NULL) != NULL
                                       : give_up(r) != NULL;
    }
    size_t number = r->out->block_count++;
    if (number >= COMPOSE_MAX_BLOCKS || block->table_count == 0) {
        return give_up(r);
    }
    size_t count =
        db_join_trees(r->c->db, r->c->arena, block->tables, block->table_count, trees, COMPOSE_MAX_TREES);
    size_t chosen = r->choice ? r->choice->tree[number] : 0;
    r->out->trees[number] = count;
    if (chosen >= count) {
        return give_up(r);
    }
    r->out->cost[number] = trees[chosen].cost - trees[0].cost;
    r->out->joins += trees[chosen].table_count - 1;
    if (trees[chosen].table_count == 1) {
        r->out->lone[r->out->lone_count++] = trees[chosen].tables[0];
    }
    for (size_t i = 0; i + 1 < trees[chosen].table_count; i++) {
        r->out->inferred += r->c->catalogue->keys[trees[chosen].joins[i].key].inferred;
        if (r->out->key_count < COMPOSE_MAX_KEYS) {
            r->out->keys[r->out->key_count++] = trees[chosen].joins[i].key;
        }
    }
    if (!sql_add_join_tree(r->c->arena, core, r->c->catalogue, &trees[chosen])) {
        return false;
    }
    if (!add_roles(r, block, core)) {
        return false;
    }
    for (size_t i = 0; i < block->star_count && core->source_count > 1; i++) {
        for (size_t k = 0; k < core->source_count; k++) {
            if (core->sources[k]->table_index == block->star_tables[i]) {
                block->stars[i]->table = core->sources[k]->name; /* T.*, where * would be all that joins */
                block->stars[i]->source = core->sources[k];
            }
        }
    }
    return true;
}

static struct sql_select *read_block(struct reader *r) {
    struct block block = {.table_count = 0};
    if (!accept(r, TOKEN_ID_SELECT)) {
        return give_up(r);
    }
    struct sql_select *select = sql_select_new(r->c->arena);
    if (!select) {
        return NULL;
    }
    struct sql_core *core = sql_select_core(select);
    if (!read_results(r, &block, core)) {
        return NULL;
    }
    if (accept(r, TOKEN_ID_WHERE)) {
        struct sql_expr *condition = read_conditions(r, &block);
        if (!condition || !sql_add_where(r->c->arena, core, condition)) {
            return NULL;
        }
    }
    return read_group(r, &block, core) && read_order(r, &block, select) && read_further_tables(r, &block) &&
                   add_tables(r, &block, core)
               ? select
               : NULL;
}

static enum sql_set_operator set_operator(int token) {
    return token == TOKEN_ID_UNION ? SQL_UNION : token == TOKEN_ID_INTERSECT ? SQL_INTERSECT : SQL_EXCEPT;
}

static struct sql_select *read_query(struct reader *r) {
    struct sql_select *left = read_block(r);
    while (left && token_in(peek(r), TOKENS_SET)) {
        int token = peek(r);
        r->at++;
        struct sql_select *right = read_block(r);
        if (right && left->core_count == 1 && sql_same(left, right)) {
            return give_up(r);
        }
        if (!right || !sql_add_set(r->c->arena, left, set_operator(token), right)) {
            return NULL;
        }
    }
    return left;
}

csql_status compose(const struct compose_context *context, const struct sequence *sequence,
                    const struct compose_choice *choice, struct composition *out) {
    struct reader r = {.c = context, .sequence = sequence, .choice = choice, .out = out};
    *out = (struct composition){.tree = NULL};
    struct sql_select *tree = read_query(&r);
    if (r.impossible) {
        return CSQL_OK;
    }
    if (!tree || !sql_alias_tables(context->arena, tree)) {
        return CSQL_NO_MEMORY;
    }
    out->tree = tree;
    return CSQL_OK;
}
