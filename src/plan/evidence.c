#include "plan/evidence.h"

#include <math.h>
#include <string.h>
#include <strings.h>

#include "plan/asked.h"
#include "plan/by.h"
#include "plan/called.h"
#include "plan/each.h"
#include "plan/extreme.h"
#include "plan/flag.h"
#include "plan/order.h"
#include "plan/shape.h"
#include "plan/tally.h"

#define LEAST_PART 0.5F     /* lexical likeness from which a run of words names a part of something */
#define SEMANTIC_SHARE 0.7F /* of a name that is only meant */
#define COMPARED_MAX 8
#define LEAST_SIGN 0.3F       /* name or alignment below which nothing speaks for a column */
#define STRANGE_KEYS 3        /* as many strangers as keys of different tables are */
#define ALIGNMENT_FLOOR 0.02F /* the network is never quite sure */

/* What a query does. */
enum use {
    USE_DISTINCT,
    USE_COUNT,
    USE_SUM,
    USE_AVERAGE,
    USE_TOP,    /* max(), or the first rows of a descending order */
    USE_BOTTOM, /* min(), or the first rows of an ascending order */
    USE_NOT,
    USE_NULL,
    USE_GROUP,
    USE_INTERSECT,
    USE_OR, /* or UNION */
    USE_ABOVE,
    USE_BELOW,
    USE_BETWEEN,
    USE_ORDER,
    USE_ASCENDING,
    USE_DESCENDING,
    USE_LIKE,
    USE_STAR
};

#define USE_BIT(name) ((uint32_t)1 << USE_##name)
#define CUES_COMPARE (CUE_BIT(ABOVE) | CUE_BIT(BELOW) | CUE_BIT(AFTER) | CUE_BIT(BETWEEN))

/* A cue that none of the uses answers. */
static const struct {
    enum rank_feature feature;
    uint32_t cues, uses;
} unanswered[] = {
    {RANK_NO_DISTINCT, CUE_BIT(DISTINCT), USE_BIT(DISTINCT)},
    {RANK_NO_COUNT, CUE_BIT(COUNT), USE_BIT(COUNT) | USE_BIT(SUM)},
    {RANK_NO_AVERAGE, CUE_BIT(AVERAGE), USE_BIT(AVERAGE)},
    {RANK_NO_SUM, CUE_BIT(SUM), USE_BIT(SUM) | USE_BIT(COUNT)},
    {RANK_NO_END, CUE_BIT(HIGHEST) | CUE_BIT(LOWEST), USE_BIT(TOP) | USE_BIT(BOTTOM)},
    {RANK_OTHER_END, CUE_BIT(HIGHEST), USE_BIT(TOP)},
    {RANK_OTHER_END, CUE_BIT(LOWEST), USE_BIT(BOTTOM)},
    {RANK_NO_NOT, CUE_BIT(NOT), USE_BIT(NOT) | USE_BIT(NULL)},
    {RANK_NO_GROUP, CUE_BIT(EACH), USE_BIT(GROUP)},
    {RANK_NO_BOTH, CUE_BIT(BOTH), USE_BIT(INTERSECT)},
    {RANK_NO_OR, CUE_BIT(OR), USE_BIT(OR)},
    {RANK_NO_ABOVE, CUE_BIT(ABOVE), USE_BIT(ABOVE)},
    {RANK_NO_BELOW, CUE_BIT(BELOW), USE_BIT(BELOW)},
    {RANK_NO_BETWEEN, CUE_BIT(BETWEEN), USE_BIT(BETWEEN) | USE_BIT(ABOVE)},
    {RANK_NO_ORDER, CUES_ORDER, USE_BIT(ORDER)},
    {RANK_NO_ORDER, CUE_BIT(DESCENDING), USE_BIT(DESCENDING)},
    {RANK_NO_ORDER, CUE_BIT(ASCENDING), USE_BIT(ASCENDING)},
    {RANK_NO_LIKE, CUE_BIT(STARTS) | CUE_BIT(ENDS), USE_BIT(LIKE)},
};

/* A use that none of the cues asks for. */
static const struct {
    enum rank_feature feature;
    uint32_t uses, cues;
} unasked[] = {
    {RANK_LONE_DISTINCT, USE_BIT(DISTINCT), CUE_BIT(DISTINCT)},
    {RANK_LONE_COUNT, USE_BIT(COUNT), CUE_BIT(COUNT) | CUE_BIT(SUM) | CUES_END | CUES_COMPARE},
    {RANK_LONE_SUM, USE_BIT(SUM), CUE_BIT(SUM) | CUE_BIT(COUNT)},
    {RANK_LONE_AVERAGE, USE_BIT(AVERAGE), CUE_BIT(AVERAGE)},
    {RANK_LONE_END, USE_BIT(TOP), CUE_BIT(HIGHEST) | CUE_BIT(EXTREME) | CUE_BIT(COUNT)},
    {RANK_LONE_END, USE_BIT(BOTTOM), CUE_BIT(LOWEST) | CUE_BIT(EXTREME)},
    {RANK_LONE_NOT, USE_BIT(NOT), CUE_BIT(NOT)},
    {RANK_LONE_GROUP, USE_BIT(GROUP),
     CUE_BIT(EACH) | CUE_BIT(COUNT) | CUE_BIT(SUM) | CUE_BIT(AVERAGE) | CUES_END | CUES_COMPARE},
    {RANK_LONE_BOTH, USE_BIT(INTERSECT), CUE_BIT(BOTH) | CUE_BIT(AND)},
    {RANK_LONE_OR, USE_BIT(OR), CUE_BIT(OR) | CUE_BIT(AND)},
    {RANK_LONE_ABOVE, USE_BIT(ABOVE), CUE_BIT(ABOVE) | CUE_BIT(AFTER)},
    {RANK_LONE_BELOW, USE_BIT(BELOW), CUE_BIT(BELOW) | CUE_BIT(AFTER)},
    {RANK_LONE_BETWEEN, USE_BIT(BETWEEN), CUE_BIT(BETWEEN) | CUE_BIT(ABOVE)},
    {RANK_LONE_ORDER, USE_BIT(ORDER), CUES_ORDER | CUES_END},
    {RANK_LONE_LIKE, USE_BIT(LIKE), CUE_BIT(STARTS) | CUE_BIT(ENDS) | CUE_BIT(CONTAINS)},
    {RANK_LONE_STAR, USE_BIT(STAR), CUE_BIT(ALL)},
};

/* ---- what a question names ---- */

static bool is_whole(const struct link_match *match) {
    return match->code == LINK_EXACT;
}

static bool is_telling(const struct link_match *match) {
    return is_whole(match) || (match->code == LINK_PARTIAL && match->lexical >= LEAST_PART);
}

/* True if a longer telling run of words holds the match's, or an equal one that stands earlier. */
static bool is_covered(const struct linked *linked, size_t at) {
    const struct link_match *match = &linked->matches[at];
    size_t length = match->last - match->first;
    for (size_t i = 0; i < linked->match_count; i++) {
        const struct link_match *other = &linked->matches[i];
        size_t other_length = other->last - other->first;
        bool holds = is_telling(other) && other->first <= match->first && match->last <= other->last;
        if (holds && (other_length > length || (other_length == length && i < at))) {
            return true;
        }
    }
    return false;
}

/* Gathers all telling matches of the same words. */
static bool gather(struct arena *arena, const struct linked *linked, size_t at, struct evidence_name *name) {
    const struct link_match *match = &linked->matches[at];
    bool whole = false, table = false;
    name->matches = arena_array(arena, linked->match_count, sizeof(struct link_match *));
    if (!name->matches) {
        return false;
    }
    for (size_t i = at; i < linked->match_count; i++) {
        const struct link_match *other = &linked->matches[i];
        if (other->first == match->first && other->last == match->last && is_telling(other)) {
            name->matches[name->count++] = other;
            whole = whole || is_whole(other);
            table = table || (is_whole(other) && !other->column);
        }
    }
    name->feature = table ? RANK_UNUSED_TABLE : whole ? RANK_UNUSED_COLUMN : RANK_UNUSED_PART;
    return true;
}

static void read_strengths(struct evidence *e) {
    const struct linked *linked = e->linked;
    for (size_t i = 0; i < linked->match_count; i++) {
        const struct link_match *match = &linked->matches[i];
        float *at = match->column ? &e->column_names[match->index] : &e->table_names[match->index];
        float semantic = match->code == LINK_SEMANTIC ? match->semantic * SEMANTIC_SHARE : 0;
        float strength = match->lexical > semantic ? match->lexical : semantic;
        *at = strength > *at ? strength : *at;
    }
}

static void read_alignment(struct evidence *e, const float *alignment) {
    const struct plan_input *in = e->input;
    size_t side = input_nodes(in);
    for (size_t c = 0; c < in->column_count && alignment; c++) {
        float most = 0;
        for (size_t w = 0; w < in->word_count; w++) {
            float here = alignment[w * side + input_first_column(in) + c];
            most = here > most ? here : most;
        }
        e->column_alignment[in->columns[c].catalogue] = most;
    }
}

static bool read_directions(struct arena *arena, struct evidence *e) {
    const struct db_catalogue *catalogue = e->linked->catalogue;
    bool any = false;
    e->column_directions = arena_array(arena, catalogue->column_count + 1, sizeof *e->column_directions);
    for (size_t i = 0; i < e->linked->value_count && !any; i++) {
        any = direction_said(e->linked, e->linked->values[i].first) != DIRECTION_NONE;
    }
    for (size_t c = 0; e->column_directions && any && c < e->input->column_count; c++) {
        int index = e->input->columns[c].catalogue;
        e->column_directions[index] = direction_of(arena, catalogue, index, NULL);
    }
    return e->column_directions != NULL;
}

bool evidence_new(struct arena *arena, const struct linked *linked, const struct plan_input *input,
                  const struct cues *cues, const struct age *age, const struct absent *absent,
                  const float *alignment, struct evidence *out) {
    size_t columns = linked->catalogue->column_count + 1, tables = linked->catalogue->table_count + 1;
    *out = (struct evidence){
        .arena = arena, .linked = linked, .input = input, .cues = cues, .age = age, .absent = absent};
    out->names = arena_array(arena, linked->match_count + 1, sizeof *out->names);
    out->column_names = arena_array(arena, columns, sizeof *out->column_names);
    out->column_alignment = arena_array(arena, columns, sizeof *out->column_alignment);
    out->table_names = arena_array(arena, tables, sizeof *out->table_names);
    out->column_used = arena_array(arena, columns, sizeof *out->column_used);
    out->table_used = arena_array(arena, tables, sizeof *out->table_used);
    out->column_implied = arena_array(arena, columns, sizeof *out->column_implied);
    if (!out->names || !out->column_names || !out->column_alignment || !out->table_names ||
        !out->column_used || !out->table_used || !out->column_implied || !read_directions(arena, out)) {
        return false;
    }
    for (size_t i = 0; i < linked->match_count; i++) {
        if (is_telling(&linked->matches[i]) && !is_covered(linked, i) &&
            !gather(arena, linked, i, &out->names[out->name_count++])) {
            return false;
        }
    }
    read_strengths(out);
    read_alignment(out, alignment);
    return true;
}

/* ---- what a query does ---- */

struct weighing {
    struct evidence *e;
    struct rank_features *out;
    uint32_t uses;
};

static uint32_t call_uses(const struct sql_expr *call) {
    static const struct {
        const char *name;
        uint32_t uses;
    } calls[] = {{"count", USE_BIT(COUNT)},
                 {"sum", USE_BIT(SUM)},
                 {"avg", USE_BIT(AVERAGE)},
                 {"max", USE_BIT(TOP)},
                 {"min", USE_BIT(BOTTOM)}};
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
        if (strcasecmp(call->name, calls[i].name) == 0) {
            return calls[i].uses | (call->distinct ? USE_BIT(DISTINCT) : 0);
        }
    }
    return 0;
}

static uint32_t operator_uses(const struct sql_expr *expr) {
    uint32_t negated = expr->negated ? USE_BIT(NOT) : 0;
    switch (expr->op) {
    case SQL_NE:
    case SQL_IS_NOT:
        return USE_BIT(NOT);
    case SQL_IS:
        return USE_BIT(NULL);
    case SQL_GT:
    case SQL_GE:
        return USE_BIT(ABOVE);
    case SQL_LT:
    case SQL_LE:
        return USE_BIT(BELOW);
    case SQL_OR:
        return USE_BIT(OR);
    case SQL_LIKE:
        return USE_BIT(LIKE) | negated;
    default:
        return negated;
    }
}

/* True if two columns may hold the same things: the same column, ends of a key, or of keys to one column. */
static bool are_kin(const struct db_catalogue *catalogue, int a, int b) {
    int to_a = a, to_b = b;
    for (size_t i = 0; i < catalogue->key_count; i++) {
        const struct db_key *key = &catalogue->keys[i];
        if ((key->from == a && key->to == b) || (key->from == b && key->to == a)) {
            return true;
        }
        to_a = key->from == a ? key->to : to_a;
        to_b = key->from == b ? key->to : to_b;
    }
    return to_a == to_b;
}

/* True if rows that agree in column `by` agree in `column`: the same column, one of a table whose key `by` is
 * or refers to, or the key's other end. */
static bool determines(const struct db_catalogue *catalogue, int by, int column) {
    if (are_kin(catalogue, by, column)) {
        return true;
    }
    int table = catalogue->columns[column].table;
    if (catalogue->columns[by].table == table && catalogue->columns[by].unique) {
        return true;
    }
    for (size_t i = 0; i < catalogue->key_count; i++) {
        const struct db_key *key = &catalogue->keys[i];
        if (key->from == by && catalogue->columns[key->to].table == table) {
            return true;
        }
    }
    return false;
}

/* A key that nobody names: the joined rows of one thing that is shown are grouped by it ("the name of each
 * team and how many play for it"), or it stands on a side of IN (SELECT ...). */
static bool is_implied(const struct db_catalogue *catalogue, int index, const struct sql_place *place) {
    const struct db_column *column = &catalogue->columns[index];
    if (!column->primary_key && !column->foreign_key) {
        return false;
    }
    if (place->clause == SQL_CLAUSE_SELECT) {
        return place->depth > 0 && place->parent == NULL;
    }
    if (place->clause != SQL_CLAUSE_GROUP || !place->core || place->core->source_count < 2) {
        return place->parent != NULL && place->parent->kind == SQL_IN_SELECT;
    }
    for (size_t i = 0; i < place->core->result_count; i++) {
        const struct sql_expr *shown = place->core->results[i].expr;
        if (shown->kind != SQL_COLUMN || shown->column_index < 0) {
            continue;
        }
        const struct db_column *name = &catalogue->columns[shown->column_index];
        if (name->type == TYPE_TEXT && !name->primary_key && !name->foreign_key &&
            determines(catalogue, index, shown->column_index)) {
            return true;
        }
    }
    return false;
}

static void use_column(struct weighing *w, const struct sql_expr *column, const struct sql_place *place) {
    int index = column->column_index;
    if (index < 0 || place->clause == SQL_CLAUSE_FROM) {
        return;
    }
    bool implied = is_implied(w->e->linked->catalogue, index, place);
    w->e->column_implied[index] = implied && (!w->e->column_used[index] || w->e->column_implied[index]);
    w->e->column_used[index] = true;
    w->e->table_used[column->table_index] = true;
    float unnamed = 1.0F - w->e->column_names[index];
    if (place->clause == SQL_CLAUSE_SELECT && place->depth == 0) {
        w->out->at[RANK_UNNAMED_SELECTED] += unnamed;
    } else if (place->clause != SQL_CLAUSE_GROUP && place->depth == 0) {
        w->out->at[RANK_UNNAMED_OTHER] += unnamed;
    }
}

/* The column tells rows apart, of its own table or of another. */
static bool is_key(const struct db_column *column) {
    return column->primary_key || column->foreign_key;
}

/* The column that a result shows, or one end of it; NULL if it is another. */
static const struct sql_expr *column_of(const struct sql_expr *result) {
    const bool end = result->kind == SQL_CALL && result->operand_count == 1 &&
                     (strcasecmp(result->name, "max") == 0 || strcasecmp(result->name, "min") == 0);
    const struct sql_expr *column = end ? result->operands[0] : result;
    return column->kind == SQL_COLUMN && column->column_index >= 0 ? column : NULL;
}

/* The columns of two lists of results that are compared: those that are no kin; keys of different tables are
 * never the same, whatever their numbers. */
static void weigh_kin(struct weighing *w, const struct sql_expr *left, const struct sql_core *right,
                      size_t at) {
    const struct db_catalogue *catalogue = w->e->linked->catalogue;
    const struct sql_expr *other = at < right->result_count ? column_of(right->results[at].expr) : NULL;
    left = column_of(left);
    if (other && left && !are_kin(catalogue, left->column_index, other->column_index)) {
        const struct db_column *a = &catalogue->columns[left->column_index];
        const struct db_column *b = &catalogue->columns[other->column_index];
        bool named = strcasecmp(a->name, b->name) == 0, keys = is_key(a) && is_key(b);
        bool other_kind = is_key(a) != is_key(b) && a->type != b->type; /* a name is no number of a row */
        w->out->at[RANK_STRANGERS] += named ? 0 : keys || other_kind ? STRANGE_KEYS : 1;
    }
}

/* A column compared with what a query gives: "id != (SELECT category_id ...)". */
static void weigh_compared(struct weighing *w, const struct sql_expr *expr) {
    const struct sql_expr *right = expr->kind == SQL_BINARY ? expr->operands[1] : NULL;
    if (right && right->kind == SQL_SUBQUERY) {
        weigh_kin(w, expr->operands[0], right->select->cores[0], 0);
    }
}

static bool see_expr(void *context, struct sql_expr *expr, const struct sql_place *place) {
    struct weighing *w = context;
    if (expr->kind == SQL_CALL) {
        w->uses |= call_uses(expr);
    } else if (expr->kind == SQL_COLUMN) {
        use_column(w, expr, place);
    } else if (expr->kind == SQL_IN_SELECT) {
        weigh_kin(w, expr->operands[0], expr->select->cores[0], 0);
        w->uses |= operator_uses(expr);
    } else if (expr->kind == SQL_RANGE) {
        w->uses |= USE_BIT(BETWEEN);
    } else if (expr->kind == SQL_STAR && !place->parent && place->depth == 0) {
        w->uses |= USE_BIT(STAR);
    } else if (place->clause != SQL_CLAUSE_FROM) {
        weigh_compared(w, expr);
        w->uses |= operator_uses(expr);
    }
    return true;
}

static bool same_result(const struct sql_expr *a, const struct sql_expr *b) {
    if (a->kind != b->kind || a->operand_count != b->operand_count || a->distinct != b->distinct ||
        a->column_index != b->column_index || a->source != b->source ||
        (a->kind != SQL_COLUMN && a->kind != SQL_CALL)) {
        return false;
    }
    return a->kind == SQL_COLUMN || (strcasecmp(a->name, b->name) == 0 && a->operand_count == 1 &&
                                     same_result(a->operands[0], b->operands[0]));
}

/* Plain columns among the results whose value no column of GROUP BY fixes. */
static void weigh_groups(struct weighing *w, const struct sql_core *core) {
    const struct db_catalogue *catalogue = w->e->linked->catalogue;
    for (size_t r = 0; r < core->result_count && core->group_count; r++) {
        const struct sql_expr *result = core->results[r].expr;
        bool open = result->kind == SQL_COLUMN && result->column_index >= 0;
        for (size_t g = 0; g < core->group_count && open; g++) {
            const struct sql_expr *by = core->group[g];
            open = by->kind == SQL_COLUMN && by->column_index >= 0 &&
                   !determines(catalogue, by->column_index, result->column_index);
        }
        w->out->at[RANK_UNDETERMINED] += open;
    }
}

static void weigh_order(struct weighing *w, const struct sql_select *select) {
    const struct sql_expr *by = select->order[0].expr;
    bool text =
        by->kind == SQL_COLUMN &&
        (by->column_index < 0 || w->e->linked->catalogue->columns[by->column_index].type == TYPE_TEXT);
    w->out->at[RANK_UNALPHABETIC] += (w->e->cues->found & CUE_BIT(ALPHABETIC)) && !text;
}

static void see_select(void *context, struct sql_select *select, const struct sql_place *place) {
    struct weighing *w = context;
    (void)place;
    for (size_t i = 0; i < select->core_count; i++) {
        const struct sql_core *core = select->cores[i];
        weigh_groups(w, core);
        w->uses |= (core->distinct ? USE_BIT(DISTINCT) : 0) | (core->group_count ? USE_BIT(GROUP) : 0);
        w->uses |= select->operators[i] == SQL_INTERSECT ? USE_BIT(INTERSECT)
                   : select->operators[i] == SQL_UNION   ? USE_BIT(OR)
                   : select->operators[i] == SQL_EXCEPT  ? USE_BIT(NOT)
                                                         : 0;
        for (size_t a = 0; a < core->result_count; a++) {
            if (i > 0 && select->operators[i] != SQL_UNION && a < select->cores[0]->result_count) {
                weigh_kin(w, core->results[a].expr, select->cores[0], a);
            }
            for (size_t b = 0; b < a; b++) {
                w->out->at[RANK_REPEATED] += same_result(core->results[a].expr, core->results[b].expr);
            }
        }
    }
    if (select->order_count) {
        weigh_order(w, select);
        bool down = select->order[0].descending;
        w->uses |= USE_BIT(ORDER) | (down ? USE_BIT(DESCENDING) : USE_BIT(ASCENDING));
        w->uses |= !select->limit ? 0 : down ? USE_BIT(TOP) : USE_BIT(BOTTOM);
    }
}

/* ---- names and values ---- */

static bool is_used(const struct evidence *e, const struct evidence_name *name) {
    for (size_t i = 0; i < name->count; i++) {
        const struct link_match *match = name->matches[i];
        if (match->column ? e->column_used[match->index] : e->table_used[match->index]) {
            return true;
        }
    }
    return false;
}

/* Tables that only connect others count by how little the question names them; then all tables count as
 * used. */
static void weigh_bridges(struct weighing *w, const struct composition *composition) {
    for (size_t i = 0; i < composition->key_count; i++) {
        const struct db_catalogue *catalogue = w->e->linked->catalogue;
        const struct db_key *key = &catalogue->keys[composition->keys[i]];
        int ends[] = {catalogue->columns[key->from].table, catalogue->columns[key->to].table};
        for (size_t k = 0; k < 2; k++) {
            if (!w->e->table_used[ends[k]]) {
                w->out->at[RANK_BRIDGES] += 1.0F - w->e->table_names[ends[k]];
                w->e->table_used[ends[k]] = true;
            }
        }
    }
}

/* The keys join the same two tables, whichever refers to the other. */
static bool join_alike(const struct db_catalogue *catalogue, const struct db_key *a, const struct db_key *b) {
    int from_a = catalogue->columns[a->from].table, to_a = catalogue->columns[a->to].table;
    int from_b = catalogue->columns[b->from].table, to_b = catalogue->columns[b->to].table;
    return (from_a == from_b && to_a == to_b) || (from_a == to_b && to_a == from_b);
}

/* A key among several between the same tables: how much better the question names its column than theirs. */
static float key_name(const struct weighing *w, const struct db_key *key) {
    const struct db_catalogue *catalogue = w->e->linked->catalogue;
    float best = -1;
    for (size_t k = 0; k < catalogue->key_count; k++) {
        const struct db_key *other = &catalogue->keys[k];
        bool parallel = other != key && !(key->composite && other->composite == key->composite) &&
                        join_alike(catalogue, key, other);
        float name = w->e->column_names[other->from];
        best = parallel && name > best ? name : best;
    }
    return best < 0 ? 0 : w->e->column_names[key->from] - best;
}

static void weigh_keys(struct weighing *w, const struct composition *composition) {
    const struct db_catalogue *catalogue = w->e->linked->catalogue;
    const struct plan_input *in = w->e->input;
    for (size_t i = 0; i < composition->key_count; i++) {
        w->out->at[RANK_KEY_NAMES] += key_name(w, &catalogue->keys[composition->keys[i]]);
    }
    for (size_t i = 0; i < composition->role_count; i++) {
        for (size_t k = 0; k < catalogue->key_count; k++) {
            const struct db_key *key = &catalogue->keys[k];
            if (key->from == in->columns[composition->roles[i].from].catalogue &&
                key->to == in->columns[composition->roles[i].to].catalogue) {
                float name = key_name(w, key); /* of several that are used, none is beaten by another */
                w->out->at[RANK_KEY_NAMES] += composition->role_count > 1 && name < 0 ? 0 : name;
                break;
            }
        }
    }
}

/* How a column holds a value, 0 if it does not; *elsewhere: how the column does that holds it best. */
static int hold_of(const struct input_value *value, int column, int *elsewhere) {
    int here = 0;
    *elsewhere = 0;
    for (size_t i = 0; i < value->holder_count; i++) {
        int hold = (int)value->holders[i].hold;
        if (value->holders[i].column == column) {
            here = hold;
        } else {
            *elsewhere = hold > *elsewhere ? hold : *elsewhere;
        }
    }
    return here;
}

/* Values that are compared in a column that does not hold them, and those that are used again. */
static void weigh_values(struct weighing *w, const struct sequence *sequence) {
    const struct plan_input *in = w->e->input;
    bool covered[LINK_MAX_WORDS] = {false};
    for (size_t i = 0; i < sequence->count; i++) {
        size_t index, column;
        int elsewhere;
        if (legal_kind(in, sequence->actions[i], &index) != ACTION_VALUE) {
            continue;
        }
        const struct input_value *value = &in->values[index];
        bool again = false;
        for (size_t k = value->first; k < value->last && k < LINK_MAX_WORDS; k++) {
            again = again || covered[k];
            covered[k] = true;
        }
        w->out->at[RANK_VALUE_AGAIN] += again;
        bool equal = i >= 2 && legal_kind(in, sequence->actions[i - 1], &column) == ACTION_COLUMN &&
                     column < in->column_count &&
                     (sequence->actions[i - 2] == TOKEN_ID_EQ || sequence->actions[i - 2] == TOKEN_ID_NE);
        if (!equal) {
            continue;
        }
        int here = hold_of(value, (int)column, &elsewhere);
        bool number = value->kind == LINK_NUMBER || value->kind == LINK_NUMBER_WORD;
        w->out->at[RANK_VALUE_ASTRAY] += here < HOLD_STEM && elsewhere == HOLD_EXACT && !number;
        w->out->at[RANK_VALUE_NOWHERE] +=
            here == 0 && in->columns[column].text_values && in->columns[column].type == TYPE_TEXT;
        w->out->at[RANK_VALUE_LOOSE] += here == HOLD_LOOSE;
        int compared = in->columns[column].catalogue;
        w->out->at[RANK_VALUE_GUESSED] += here == 0 && w->e->column_names[compared] < LEAST_SIGN &&
                                          w->e->column_alignment[compared] < LEAST_SIGN;
    }
}

/* What is compared otherwise than the words around it ask for. */
static void weigh_side(struct weighing *w, const struct asked *asked) {
    bool sided = asked->token >= TOKEN_ID_GT && asked->token <= TOKEN_ID_LE;
    if (asked->asked == COMPARISON_NONE) {
        w->out->at[RANK_LONE_SIDE] += sided && asked->value != NULL && asked->token != TOKEN_ID_BETWEEN;
    } else if (asked_instead(asked) >= 0) {
        bool up = asked->asked == COMPARISON_ABOVE || asked->asked == COMPARISON_AT_LEAST;
        bool same = up ? asked->token == TOKEN_ID_GT || asked->token == TOKEN_ID_GE
                       : asked->token == TOKEN_ID_LT || asked->token == TOKEN_ID_LE;
        w->out->at[same ? RANK_NO_EDGE : RANK_NO_SIDE] += 1;
    }
}

/* Words between a value and the nearest telling mention of a column; -1 if there is none. */
static int distance(const struct weighing *w, int column, const struct input_value *value) {
    const struct linked *linked = w->e->linked;
    int least = -1;
    for (size_t i = 0; i < linked->match_count; i++) {
        const struct link_match *match = &linked->matches[i];
        if (!match->column || match->index != w->e->input->columns[column].catalogue || !is_telling(match)) {
            continue;
        }
        size_t away = match->last <= value->first   ? value->first - match->last
                      : value->last <= match->first ? match->first - value->last
                                                    : 0;
        least = least < 0 || (int)away < least ? (int)away : least;
    }
    return least;
}

struct compared {
    const struct input_value *value;
    int column;
};

/* Two values that would stand nearer to their columns if they changed places. */
static bool are_crossed(const struct weighing *w, const struct compared *a, const struct compared *b) {
    int own_a = distance(w, a->column, a->value), own_b = distance(w, b->column, b->value);
    int other_a = distance(w, a->column, b->value), other_b = distance(w, b->column, a->value);
    return own_a >= 0 && own_b >= 0 && a->column != b->column && own_a + own_b > other_a + other_b;
}

/* Values that the question says the direction of, and that are compared in a column of the other one, or
 * reached over a key of the other one. */
static void weigh_directions(struct weighing *w, const struct sequence *sequence,
                             const struct composition *composition) {
    const struct plan_input *in = w->e->input;
    const struct db_catalogue *catalogue = w->e->linked->catalogue;
    bool said[DIRECTION_TO + 1] = {false};
    for (size_t i = 1; i < sequence->count; i++) {
        size_t value, column;
        if (legal_kind(in, sequence->actions[i], &value) != ACTION_VALUE ||
            legal_kind(in, sequence->actions[i - 1], &column) != ACTION_COLUMN ||
            column >= in->column_count) {
            continue;
        }
        int compared = in->columns[column].catalogue;
        enum direction wanted = direction_named(w->e->linked, compared)
                                    ? DIRECTION_NONE
                                    : direction_said(w->e->linked, in->values[value].first);
        bool against = w->e->column_directions[compared] != DIRECTION_NONE &&
                       w->e->column_directions[compared] != wanted;
        for (size_t k = 0; k < composition->key_count; k++) {
            const struct db_key *key = &catalogue->keys[composition->keys[k]];
            enum direction over = w->e->column_directions[key->from];
            against = against || (catalogue->columns[key->to].table == catalogue->columns[compared].table &&
                                  over != DIRECTION_NONE && over != wanted);
        }
        w->out->at[RANK_NO_DIRECTION] += wanted != DIRECTION_NONE && against;
        said[w->e->column_directions[compared] == wanted ? wanted : DIRECTION_NONE] = true;
    }
    /* "From Paris to Oslo" is said of one row. */
    bool both = said[DIRECTION_FROM] && said[DIRECTION_TO];
    w->out->at[RANK_NO_DIRECTION] += both && (w->uses & USE_BIT(INTERSECT)) != 0;
}

/* How the values of a query are compared, against the words around them. */
static void weigh_comparisons(struct weighing *w, const struct sequence *sequence) {
    const struct plan_input *in = w->e->input;
    struct compared seen[COMPARED_MAX];
    size_t count = 0;
    bool averaged = false;
    for (size_t i = 0; i < sequence->count; i++) {
        struct asked asked;
        if (!asked_read(in, w->e->linked, sequence, i, &asked)) {
            continue;
        }
        age_turn_asked(w->e->age, &asked);
        averaged = averaged || asked.value == NULL;
        weigh_side(w, &asked);
        if (asked.value != NULL && asked.column >= 0 && count < COMPARED_MAX) {
            seen[count++] = (struct compared){asked.value, asked.column};
            for (size_t k = 0; k + 1 < count; k++) {
                w->out->at[RANK_VALUE_CROSSED] += are_crossed(w, &seen[k], &seen[count - 1]);
            }
        }
    }
    /* A comparison with an average that is asked for, and made nowhere. */
    w->out->at[RANK_NO_SIDE] += !averaged && asked_of_average(w->e->linked) != COMPARISON_NONE;
}

static void weigh_names(struct weighing *w) {
    const struct plan_input *in = w->e->input;
    for (size_t i = 0; i < w->e->name_count; i++) {
        w->out->at[w->e->names[i].feature] += !is_used(w->e, &w->e->names[i]);
    }
    for (size_t c = 0; c < in->column_count; c++) {
        int index = in->columns[c].catalogue;
        float aligned = w->e->column_alignment[index];
        if (w->e->column_implied[index]) {
            continue;
        }
        if (w->e->column_used[index]) {
            w->out->at[RANK_ALIGNED] += logf(aligned > ALIGNMENT_FLOOR ? aligned : ALIGNMENT_FLOOR);
        } else {
            w->out->at[RANK_UNALIGNED] += logf(1 - aligned > ALIGNMENT_FLOOR ? 1 - aligned : ALIGNMENT_FLOOR);
        }
    }
}

/* What would be put right. Of columns with a role, whose rows are not their tables', nothing is known here.
 */
static void weigh_corrections(const struct evidence *e, const struct sequence *sequence,
                              struct rank_features *out) {
    if (shape_has_roles(sequence)) {
        return;
    }
    struct sequence copy = *sequence;
    out->at[RANK_NO_EACH] += each_correct(e->input, e->linked, e->cues, &copy);
    out->at[RANK_ONES] += tally_of_ones(e->input, sequence);
    copy = *sequence;
    out->at[RANK_NO_EACH] += by_correct(e->input, e->linked, &copy);
    copy = *sequence;
    out->at[RANK_NO_AGE] += age_correct(e->age, e->input, &copy);
    copy = *sequence;
    out->at[RANK_NO_NULL] += absent_correct(e->absent, e->input, &copy);
}

void evidence_weigh(struct evidence *e, const struct sequence *sequence,
                    const struct composition *composition, struct rank_features *out) {
    struct weighing w = {.e = e, .out = out};
    const struct sql_visitor visitor = {.context = &w, .expr = see_expr, .select = see_select};
    memset(e->column_used, 0, e->linked->catalogue->column_count * sizeof *e->column_used);
    memset(e->column_implied, 0, e->linked->catalogue->column_count * sizeof *e->column_implied);
    memset(e->table_used, 0, e->linked->catalogue->table_count * sizeof *e->table_used);
    sql_walk(composition->tree, &visitor);
    w.uses |= flag_says_no(e->input, e->linked, sequence) ? USE_BIT(NOT) : 0;
    for (size_t i = 0; i < composition->lone_count; i++) {
        e->table_used[composition->lone[i]] = true;
    }
    for (size_t i = 0; i < composition->role_count; i++) {
        const struct input_column *by = &e->input->columns[composition->roles[i].from];
        e->column_used[by->catalogue] = e->table_used[e->input->tables[by->table]] = true;
        e->column_implied[by->catalogue] = true;
    }
    weigh_bridges(&w, composition);
    weigh_keys(&w, composition);
    weigh_values(&w, sequence);
    weigh_comparisons(&w, sequence);
    weigh_directions(&w, sequence, composition);
    weigh_names(&w);
    weigh_corrections(e, sequence, out);
    out->at[RANK_LONE_LIMIT] += order_cut(e->linked, e->cues, sequence) > 0;
    out->at[RANK_STRANGE_SHOWN] += called_strange(e->arena, e->input, e->linked, sequence);
    out->at[RANK_NO_EXTREME] += extreme_missed(e->input, e->linked, e->cues, sequence) >= 0;
    for (size_t i = 0; i < sizeof unanswered / sizeof *unanswered; i++) {
        bool asked = (e->cues->found & unanswered[i].cues) != 0;
        out->at[unanswered[i].feature] += asked && !(w.uses & unanswered[i].uses);
    }
    for (size_t i = 0; i < sizeof unasked / sizeof *unasked; i++) {
        bool used = (w.uses & unasked[i].uses) != 0;
        out->at[unasked[i].feature] += used && !(e->cues->found & unasked[i].cues);
    }
}
