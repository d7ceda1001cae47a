#include "plan/legal.h"

#include <math.h>
#include <string.h>

_Static_assert(PLAN_TOKEN_COUNT + LINK_MAX_WORDS + LINK_MAX_VALUES + LINK_MAX_TABLES + LINK_MAX_COLUMNS + 1 <
                   1 << INPUT_ROLE_SHIFT,
               "roles stand above tokens and nodes");

#define MAX_HOLES 16
#define MAX_LIMIT 1000000.0 /* largest row count that LIMIT takes from a question */

void legal_start(struct legal_state *state) {
    memset(state, 0, sizeof *state);
    grammar_start(&state->grammar);
    state->depth = 1;
    state->blocks[0].wanted = -1;
    state->blocks[0].component = -1;
}

enum action_kind legal_kind(const struct plan_input *in, uint16_t action, size_t *index) {
    if (action < PLAN_TOKEN_COUNT) {
        *index = action;
        return ACTION_TOKEN;
    }
    switch (input_node(in, (size_t)input_plain(action) - PLAN_TOKEN_COUNT, index)) {
    case NODE_VALUE:
        return ACTION_VALUE;
    case NODE_TABLE:
        return ACTION_TABLE;
    default:
        return ACTION_COLUMN;
    }
}

bool legal_by_grammar(const struct plan_input *in, const struct grammar_set *set, uint16_t action) {
    size_t index;
    if (action >= PLAN_TOKEN_COUNT && (size_t)action - PLAN_TOKEN_COUNT < in->word_count) {
        return false;
    }
    switch (legal_kind(in, action, &index)) {
    case ACTION_TOKEN:
        return token_in(action, set->tokens);
    case ACTION_VALUE:
        return set->value;
    case ACTION_TABLE:
        return set->table;
    default:
        return set->column;
    }
}

static const struct legal_block *block_of(const struct legal_state *state) {
    return &state->blocks[state->depth - 1];
}

/* ---- where in a term the next action stands ---- */

/* Places for operands that an expression in prefix form still has to fill. */
struct holes {
    struct {
        int aggregate;
        bool arithmetic;
    } at[MAX_HOLES];
    size_t count;
};

static void open_hole(struct holes *holes, int aggregate, bool arithmetic) {
    if (holes->count < MAX_HOLES) {
        holes->at[holes->count].aggregate = aggregate;
        holes->at[holes->count++].arithmetic = arithmetic;
    }
}

static void fill_hole(struct holes *holes, uint16_t action) {
    if (holes->count == 0) {
        return;
    }
    holes->count--;
    int aggregate = holes->at[holes->count].aggregate;
    bool arithmetic = holes->at[holes->count].arithmetic;
    if (token_in(action, TOKENS_AGGREGATE)) {
        open_hole(holes, action, arithmetic);
    } else if (token_in(action, TOKENS_ARITHMETIC)) {
        open_hole(holes, aggregate, true);
        open_hole(holes, aggregate, true);
    }
}

static bool is_condition(enum legal_clause clause) {
    return clause == CLAUSE_WHERE || clause == CLAUSE_HAVING;
}

/* True if the block's present clause has a term that is begun and not complete. */
static bool within_term(const struct legal_state *state) {
    switch (grammar_top(&state->grammar)) {
    case SYMBOL_ITEM:
    case SYMBOL_UNIT:
    case SYMBOL_COUNT_UNIT:
    case SYMBOL_RIGHT:
    case SYMBOL_RIGHT_VALUE:
    case SYMBOL_SUBQUERY:
        return true;
    default:
        return false;
    }
}

/* Reads the left side of a condition that begins at `at`; returns where it ends, or count if it is open. */
static size_t read_left(const struct plan_input *in, const struct legal_state *state, size_t at,
                        struct holes *holes, struct legal_slot *slot) {
    open_hole(holes, -1, false);
    for (; at < state->count && holes->count; at++) {
        size_t index;
        struct holes before = *holes;
        fill_hole(holes, state->actions[at]);
        if (legal_kind(in, state->actions[at], &index) == ACTION_COLUMN && before.count == 1 &&
            !before.at[0].arithmetic && index < in->column_count) {
            slot->left_column = (int)index;
        }
        if (token_in(state->actions[at], TOKENS_AGGREGATE)) {
            slot->left_aggregate = state->actions[at];
        }
    }
    return at;
}

struct legal_slot legal_slot(const struct plan_input *in, const struct legal_state *state) {
    const struct legal_block *block = block_of(state);
    struct legal_slot slot = {.clause = (enum legal_clause)block->clause,
                              .aggregate = -1,
                              .comparison = -1,
                              .left_column = -1,
                              .left_aggregate = -1,
                              .low = -1};
    if (!within_term(state) || block->start_count == 0) {
        return slot;
    }
    struct holes holes = {.count = 0};
    size_t start = block->starts[block->start_count - 1];
    if (is_condition(slot.clause)) {
        slot.comparison = state->actions[start];
        size_t right = read_left(in, state, start + 1, &holes, &slot);
        slot.right = holes.count == 0;
        if (slot.right && slot.comparison == TOKEN_ID_BETWEEN && right + 1 == state->count) {
            slot.low = state->actions[right];
        }
    } else {
        open_hole(&holes, -1, false);
        for (size_t i = start; i < state->count; i++) {
            fill_hole(&holes, state->actions[i]);
        }
    }
    if (holes.count) {
        slot.aggregate = holes.at[holes.count - 1].aggregate;
        slot.arithmetic = holes.at[holes.count - 1].arithmetic;
    }
    return slot;
}

/* ---- repetition ---- */

/* True if the term that the action would complete stands in the clause already. Terms that go on after the
 * action cannot be equal to a complete one of the same length. */
static bool repeats(const struct legal_state *state, uint16_t action) {
    const struct legal_block *block = block_of(state);
    bool inside = within_term(state);
    if (block->start_count == 0) {
        return false;
    }
    size_t last = inside ? block->start_count - 1u : block->start_count;
    size_t start = inside ? block->starts[last] : state->count, length = state->count - start + 1u;
    for (size_t i = 0; i < last; i++) {
        size_t from = block->starts[i], end = i + 1 < block->start_count ? block->starts[i + 1] : start;
        bool joined =
            end > from && (state->actions[end - 1] == TOKEN_ID_AND || state->actions[end - 1] == TOKEN_ID_OR);
        if (end - joined - from == length &&
            memcmp(state->actions + from, state->actions + start, (length - 1) * sizeof *state->actions) ==
                0 &&
            state->actions[from + length - 1] == action) {
            return true;
        }
    }
    return false;
}

/* ---- legality by kind of action ---- */

static bool numeric(enum column_type type) {
    return type == TYPE_NUMBER || type == TYPE_OTHER || type == TYPE_BOOLEAN;
}

static bool adds(int aggregate) {
    return token_in(aggregate, TOKEN_BIT(SUM) | TOKEN_BIT(AVG) | TOKEN_BIT(SUMD) | TOKEN_BIT(AVGD));
}

static bool counts(int aggregate) {
    return aggregate == TOKEN_ID_COUNT || aggregate == TOKEN_ID_COUNTD;
}

static bool joinable(const struct plan_input *in, const struct legal_block *block, size_t table) {
    return block->component < 0 || block->component == in->components[table];
}

static bool keyed(const struct plan_input *in, int a, int b) {
    for (size_t i = 0; i < in->key_count; i++) {
        if ((in->keys[i].from == a && in->keys[i].to == b) ||
            (in->keys[i].from == b && in->keys[i].to == a)) {
            return true;
        }
    }
    return false;
}

static bool is_key(const struct input_column *column) {
    return column->primary_key || column->foreign_key;
}

/* Two columns that a subquery equates: one and the same, of one key, keys to one column, or two keys of one
 * table that nothing declares. Every IN and NOT IN of the gold queries over the fit databases is so. */
static bool alike(const struct plan_input *in, int a, int b) {
    const struct input_column *x = &in->columns[a], *y = &in->columns[b];
    if (a == b || keyed(in, a, b) || (x->table == y->table && is_key(x) && is_key(y))) {
        return true;
    }
    for (size_t c = 0; c < in->column_count; c++) {
        if (keyed(in, a, (int)c) && keyed(in, b, (int)c)) {
            return true;
        }
    }
    return false;
}

static bool column_legal(const struct plan_input *in, const struct legal_state *state, uint16_t action,
                         size_t index) {
    const struct legal_block *block = block_of(state);
    struct legal_slot slot = legal_slot(in, state);
    if (index >= in->column_count) { /* the missing column */
        return !slot.right;
    }
    const struct input_column *column = &in->columns[index];
    bool selects = slot.clause == CLAUSE_SELECT && adds(slot.aggregate);
    bool astray = slot.clause == CLAUSE_SELECT && slot.aggregate < 0 && block->equated &&
                  !alike(in, block->like, (int)index);
    if (!joinable(in, block, (size_t)column->table) || (selects && block->no_sum) || astray ||
        ((adds(slot.aggregate) || (slot.arithmetic && !counts(slot.aggregate))) && !numeric(column->type))) {
        return false;
    }
    if (slot.right) {
        return slot.left_column >= 0 && slot.left_column != (int)index && !counts(slot.left_aggregate) &&
               in->columns[slot.left_column].type == column->type;
    }
    if (slot.clause == CLAUSE_HAVING && slot.aggregate < 0) {
        bool grouped = false;
        for (size_t i = 0; i < block->grouped_count; i++) {
            grouped = grouped || state->actions[block->grouped[i]] == action;
        }
        return grouped;
    }
    return true;
}

static bool table_legal(const struct plan_input *in, const struct legal_state *state, size_t index) {
    const struct legal_block *block = block_of(state);
    if (!joinable(in, block, index)) {
        return false;
    }
    if (block->clause == CLAUSE_FROM) {
        return index >= 64 || !(block->tables >> index & 1);
    }
    struct legal_slot slot = legal_slot(in, state);
    if (slot.aggregate >= 0) {
        return slot.aggregate == TOKEN_ID_COUNT && !slot.arithmetic;
    }
    return slot.clause == CLAUSE_SELECT && !slot.arithmetic && block->wanted < 0;
}

/* Whether a literal can be compared with what stands on the left. */
static bool comparable(const struct plan_input *in, const struct legal_slot *slot, bool is_number) {
    if (slot->comparison == TOKEN_ID_LIKE || slot->comparison == TOKEN_ID_NLIKE) {
        return true;
    }
    if (counts(slot->left_aggregate) || adds(slot->left_aggregate)) {
        return is_number;
    }
    return slot->left_column < 0 || in->columns[slot->left_column].type != TYPE_NUMBER || is_number;
}

static bool value_legal(const struct plan_input *in, const struct legal_state *state, uint16_t action,
                        size_t index) {
    const struct input_value *value = &in->values[index];
    bool is_number = value->kind == LINK_NUMBER || value->kind == LINK_NUMBER_WORD;
    if (grammar_top(&state->grammar) == SYMBOL_LIMIT_VALUE) {
        return is_number && value->number >= 1 && value->number <= MAX_LIMIT &&
               floor(value->number) == value->number;
    }
    struct legal_slot slot = legal_slot(in, state);
    bool held = false;
    for (size_t i = 0; i < value->holder_count; i++) {
        held = held || value->holders[i].column == slot.left_column;
    }
    return slot.low != action && (held || comparable(in, &slot, is_number));
}

static bool one_legal(const struct plan_input *in, const struct legal_state *state) {
    if (grammar_top(&state->grammar) == SYMBOL_LIMIT_VALUE) {
        return true;
    }
    struct legal_slot slot = legal_slot(in, state);
    return slot.comparison != TOKEN_ID_LIKE && slot.comparison != TOKEN_ID_NLIKE &&
           (slot.left_column < 0 || counts(slot.left_aggregate) ||
            in->columns[slot.left_column].type != TYPE_TEXT);
}

static bool full(const struct legal_block *block) {
    return (block->wanted >= 0 && block->selected >= block->wanted) || block->selected >= LEGAL_MAX_TERMS;
}

/* Whether SELECT may end here. */
static bool selected_enough(const struct legal_block *block) {
    return block->clause != CLAUSE_SELECT || block->wanted < 0 || block->star ||
           block->selected >= block->wanted;
}

static bool token_legal(const struct plan_input *in, const struct legal_state *state, int token) {
    const struct legal_block *block = block_of(state);
    if (token_in(token, TOKENS_AGGREGATE)) {
        return block->clause != CLAUSE_WHERE && legal_slot(in, state).aggregate < 0;
    }
    if (token_in(token, TOKENS_ARITHMETIC)) {
        return !legal_slot(in, state).arithmetic;
    }
    if (token_in(token, TOKENS_SET)) {
        return !block->ordered && selected_enough(block);
    }
    switch (token) {
    case TOKEN_ID_UNKV:
        return false;
    case TOKEN_ID_ONE:
        return one_legal(in, state);
    case TOKEN_ID_SUB:
        return state->depth < LEGAL_MAX_BLOCKS;
    case TOKEN_ID_ASC:
    case TOKEN_ID_DESC:
        return !block->in_set && selected_enough(block);
    case TOKEN_ID_WHERE:
    case TOKEN_ID_GROUP:
    case TOKEN_ID_FROM:
    case TOKEN_ID_CLOSE:
    case TOKEN_ID_END:
        return selected_enough(block);
    default:
        return true;
    }
}

/* True if the action begins a term of the clause. */
static bool begins_term(const struct legal_state *state, enum action_kind kind, int token) {
    bool item = kind != ACTION_TOKEN || token_in(token, TOKENS_AGGREGATE | TOKENS_ARITHMETIC);
    switch (grammar_top(&state->grammar)) {
    case SYMBOL_SELECT_FIRST:
    case SYMBOL_SELECT_MORE:
    case SYMBOL_ORDER_MORE:
    case SYMBOL_GROUP_MORE:
        return item;
    case SYMBOL_CONDITION:
    case SYMBOL_GROUP_COLUMN:
        return true;
    case SYMBOL_ITEM: { /* the first one after DISTINCT, ASC or DESC */
        uint16_t last = state->count ? state->actions[state->count - 1] : 0;
        return last == TOKEN_ID_DISTINCT || last == TOKEN_ID_ASC || last == TOKEN_ID_DESC;
    }
    default:
        return false;
    }
}

bool legal_action(const struct plan_input *in, const struct legal_state *state, uint16_t action) {
    size_t index;
    enum action_kind kind = legal_kind(in, action, &index);
    const struct legal_block *block = block_of(state);
    bool begins = begins_term(state, kind, kind == ACTION_TOKEN ? (int)action : -1);
    if (begins &&
        (block->start_count >= LEGAL_MAX_TERMS || (block->clause == CLAUSE_SELECT && full(block)))) {
        return false;
    }
    switch (kind) {
    case ACTION_TOKEN:
        return token_legal(in, state, (int)action) && !(action == TOKEN_ID_ONE && repeats(state, action));
    case ACTION_VALUE:
        return value_legal(in, state, action, index) && !repeats(state, action);
    case ACTION_TABLE:
        return table_legal(in, state, index) && !repeats(state, action);
    default:
        return column_legal(in, state, action, index) && !repeats(state, action);
    }
}

/* ---- stepping ---- */

static void enter_clause(struct legal_block *block, enum legal_clause clause) {
    block->clause = (uint8_t)clause;
    block->start_count = 0;
}

static struct legal_block fresh_block(int wanted, bool in_set) {
    return (struct legal_block){.wanted = (int8_t)wanted, .component = -1, .in_set = in_set};
}

/* False if the blocks are nested too deep. */
static bool step_token(struct legal_state *state, int token) {
    struct legal_block *block = &state->blocks[state->depth - 1];
    switch (token) {
    case TOKEN_ID_WHERE:
        enter_clause(block, CLAUSE_WHERE);
        return true;
    case TOKEN_ID_GROUP:
        enter_clause(block, CLAUSE_GROUP);
        return true;
    case TOKEN_ID_HAVING:
        enter_clause(block, CLAUSE_HAVING);
        return true;
    case TOKEN_ID_ASC:
    case TOKEN_ID_DESC:
        enter_clause(block, CLAUSE_ORDER);
        block->ordered = true;
        return true;
    case TOKEN_ID_LIMIT:
        enter_clause(block, CLAUSE_LIMIT);
        return true;
    case TOKEN_ID_FROM:
        enter_clause(block, CLAUSE_FROM);
        return true;
    case TOKEN_ID_UNION:
    case TOKEN_ID_INTERSECT:
    case TOKEN_ID_EXCEPT:
        *block = fresh_block(block->star ? -1 : block->selected, true);
        return true;
    case TOKEN_ID_SUB:
        if (state->depth >= LEGAL_MAX_BLOCKS) {
            return false;
        }
        state->blocks[state->depth++] = fresh_block(1, false);
        return true;
    case TOKEN_ID_CLOSE:
        state->depth--;
        return true;
    default:
        return true;
    }
}

static void step_table(const struct plan_input *in, struct legal_block *block, size_t table) {
    block->component = (int16_t)in->components[table];
    if (table < 64) {
        block->tables |= (uint64_t)1 << table;
    }
}

/* What a subquery is compared with sets bounds to what it may select. */
static void bind_subquery(const struct plan_input *in, const struct legal_slot *outer,
                          struct legal_block *block) {
    bool plain = outer->right && outer->left_column >= 0 && outer->left_aggregate < 0;
    block->no_sum = plain && !numeric(in->columns[outer->left_column].type);
    block->equated =
        plain && token_in(outer->comparison, TOKEN_BIT(IN) | TOKEN_BIT(NIN) | TOKEN_BIT(EQ) | TOKEN_BIT(NE));
    block->like = (int16_t)outer->left_column;
}

bool legal_step(const struct plan_input *in, struct legal_state *state, uint16_t action) {
    size_t index;
    enum action_kind kind = legal_kind(in, action, &index);
    int token = kind == ACTION_TOKEN ? (int)action : -1;
    bool begins = begins_term(state, kind, token);
    struct legal_slot outer = {.left_column = -1};
    if (token == TOKEN_ID_SUB) {
        outer = legal_slot(in, state);
    }
    struct legal_block *block = &state->blocks[state->depth - 1];
    if (state->count >= GRAMMAR_MAX_ACTIONS || (begins && block->start_count >= LEGAL_MAX_TERMS) ||
        !grammar_step(&state->grammar, kind, token)) {
        return false;
    }
    if (begins) {
        block->starts[block->start_count++] = state->count;
        block->selected = (uint8_t)(block->selected + (block->clause == CLAUSE_SELECT));
        block->star = block->star || (kind == ACTION_TABLE && block->clause == CLAUSE_SELECT);
    }
    if (kind == ACTION_COLUMN && block->clause == CLAUSE_GROUP && block->grouped_count < LEGAL_MAX_TERMS) {
        block->grouped[block->grouped_count++] = state->count;
    }
    if (kind == ACTION_COLUMN && index < in->column_count) {
        step_table(in, block, (size_t)in->columns[index].table);
    } else if (kind == ACTION_TABLE) {
        step_table(in, block, index);
    }
    state->actions[state->count++] = action;
    if (kind == ACTION_TOKEN && !step_token(state, token)) {
        return false;
    }
    if (token == TOKEN_ID_SUB) {
        bind_subquery(in, &outer, &state->blocks[state->depth - 1]);
    }
    return true;
}
