#include "parse/evidence.h"

#include <math.h>
#include <string.h>

#include "sql/sql.h"

#define NAMED 0.3F /* alignment from which on a word names a column */
#define LEAST_ALIGNMENT 0.01F

/* What a query tree points to. */
struct used {
    bool *tables, *columns, *values; /* of the input */
    bool words[LINK_MAX_WORDS];
    size_t again, astray, nowhere;
    bool *categories;
};

struct reader {
    const struct evidence *e;
    struct used *used;
};

static void read_query(struct reader *r, const struct query *q);

static const struct link_value *value_at(const struct reader *r, size_t index) {
    return &r->e->in->linked->values[index];
}

/* A text that is compared with a column. */
static void read_comparison(struct reader *r, const struct query_node *column,
                            const struct query_node *text) {
    if (column == NULL || !column->pointer || column->kind != NODE_COLUMN || !text->pointer ||
        text->kind != NODE_VALUE) {
        return;
    }
    const struct link_value *value = value_at(r, text->index);
    const int catalogue = r->e->in->columns[column->index].catalogue;
    if (value->kind == LINK_NUMBER || value->kind == LINK_NUMBER_WORD || value->kind == LINK_DATE) {
        return;
    }
    bool held = false;
    for (size_t i = 0; i < value->holder_count; i++) {
        held = held || value->holders[i].column == catalogue;
    }
    r->used->astray += !held && value->holder_count > 0;
    r->used->nowhere += !held && value->holder_count == 0;
}

static void read_pointer(struct reader *r, const struct query_node *node) {
    const struct parse_input *in = r->e->in;
    switch (node->kind) {
    case NODE_TABLE:
        r->used->tables[node->index] = true;
        break;
    case NODE_COLUMN:
        r->used->columns[node->index] = true;
        r->used->tables[in->columns[node->index].table] = true;
        break;
    case NODE_VALUE:
        r->used->again += r->used->values[node->index];
        r->used->values[node->index] = true;
        for (size_t w = value_at(r, node->index)->first; w < value_at(r, node->index)->last; w++) {
            r->used->words[w] = true;
        }
        break;
    case NODE_WORD:
        r->used->words[node->index] = true;
        break;
    case NODE_CATEGORY:
        r->used->categories[node->index] = true;
        break;
    default:
        break;
    }
}

static void read_node(struct reader *r, const struct query_node *node) {
    if (node->pointer) {
        read_pointer(r, node);
        return;
    }
    const bool equal = node->token == TOKEN_EQ || node->token == TOKEN_NE;
    if (equal) {
        read_comparison(r, node->children[0], node->children[1]);
    }
    for (size_t i = 0; i < node->child_count; i++) {
        read_node(r, node->children[i]);
    }
    for (size_t i = 0; i < node->members.count; i++) {
        read_comparison(r, node->children[0], node->members.at[i]);
        read_node(r, node->members.at[i]);
    }
    for (size_t i = 0; node->window != NULL && i < node->window->by.count; i++) {
        read_node(r, node->window->by.at[i]);
    }
    for (size_t i = 0; node->window != NULL && i < node->window->order.count; i++) {
        read_node(r, node->window->order.at[i].node);
    }
    if (node->query != NULL) {
        read_query(r, node->query);
    }
}

static void read_list(struct reader *r, const struct query_list *list) {
    for (size_t i = 0; i < list->count; i++) {
        read_node(r, list->at[i]);
    }
}

static void read_query(struct reader *r, const struct query *q) {
    for (; q != NULL; q = q->next) {
        for (size_t i = 0; i < q->derived_count; i++) {
            read_query(r, q->derived[i]);
        }
        read_list(r, &q->items);
        read_list(r, &q->where);
        read_list(r, &q->group);
        read_list(r, &q->having);
        read_list(r, &q->sources);
        for (size_t i = 0; i < q->order.count; i++) {
            read_node(r, q->order.at[i].node);
        }
        if (q->limit != NULL) {
            read_node(r, q->limit);
        }
    }
}

/* ---- features ---- */

/* The query has a category that the value stands for. */
static bool is_category(const struct reader *r, const struct link_value *value) {
    const struct parse_input *in = r->e->in;
    for (size_t k = 0; k < in->category_count; k++) {
        const int column = in->columns[in->categories[k].column].catalogue;
        for (size_t i = 0; r->used->categories[k] && i < value->holder_count; i++) {
            if (value->holders[i].column == column && value->holders[i].stored != NULL &&
                strcmp(value->holders[i].stored, in->categories[k].text) == 0) {
                return true;
            }
        }
    }
    return false;
}

/* Literals that nothing of the query covers: quoted ones, numbers, stored values; of the question's own
 * words, and of the query before it, but not of the rows which that showed. */
static void unused_values(const struct reader *r, struct rank_features *out) {
    const struct parse_input *in = r->e->in;
    bool covered[LINK_MAX_WORDS];
    memcpy(covered, r->used->words, sizeof covered);
    for (size_t i = 0; i < in->value_count; i++) {
        const struct link_value *value = value_at(r, i);
        bool telling = value->kind == LINK_QUOTED || value->kind == LINK_NUMBER || value->kind == LINK_DATE ||
                       (value->kind == LINK_TEXT && value->holder_count > 0 &&
                        (value->holders[0].match == VALUE_EXACT || value->holders[0].match == VALUE_FOLDED));
        telling = telling && value->first < in->linked->said && !is_category(r, value);
        for (size_t w = value->first; w < value->last; w++) {
            telling = telling && !covered[w];
        }
        for (size_t w = value->first; w < value->last && telling; w++) {
            covered[w] = true; /* shorter values within it are not counted again */
        }
        if (telling) {
            out->at[value->first < in->linked->own ? RANK_UNUSED_VALUES : RANK_UNUSED_BEFORE] += 1;
        }
    }
}

static bool is_used(const struct reader *r, const struct link_match *match) {
    const struct parse_input *in = r->e->in;
    if (match->column) {
        const int column = input_column_of(in, match->index);
        return column >= 0 && r->used->columns[column];
    }
    for (size_t t = 0; t < in->table_count; t++) {
        if (in->tables[t] == match->index) {
            return r->used->tables[t];
        }
    }
    return false;
}

/* The words are used by something: a value, or another element that they name. */
static bool is_spoken_for(const struct reader *r, size_t first, size_t last) {
    const struct linked *linked = r->e->in->linked;
    for (size_t w = first; w < last && w < LINK_MAX_WORDS; w++) {
        if (r->used->words[w]) {
            return true;
        }
    }
    for (size_t i = 0; i < linked->match_count; i++) {
        const struct link_match *match = &linked->matches[i];
        if (match->code != LINK_NONE && match->first < last && first < match->last && is_used(r, match)) {
            return true;
        }
    }
    return false;
}

static void unused_names(const struct reader *r, struct rank_features *out) {
    const struct linked *linked = r->e->in->linked;
    size_t column_end = 0, table_end = 0;
    for (size_t i = 0; i < linked->match_count; i++) {
        const struct link_match *match = &linked->matches[i];
        size_t *end = match->column ? &column_end : &table_end;
        if (match->code == LINK_EXACT && match->first >= *end && match->first < linked->own &&
            !is_spoken_for(r, match->first, match->last)) {
            out->at[match->column ? RANK_UNUSED_COLUMN : RANK_UNUSED_TABLE] += 1;
            *end = match->last;
        }
    }
}

static bool is_matched(const struct reader *r, size_t column) {
    const struct linked *linked = r->e->in->linked;
    for (size_t i = 0; i < linked->match_count; i++) {
        const struct link_match *match = &linked->matches[i];
        if (match->column && match->index == r->e->in->columns[column].catalogue &&
            (match->code == LINK_EXACT || match->code == LINK_PARTIAL)) {
            return true;
        }
    }
    return false;
}

static void alignment_of_columns(const struct reader *r, struct rank_features *out) {
    const struct parse_input *in = r->e->in;
    const size_t side = input_node_count(in), first = input_first_column(in);
    double sum = 0;
    size_t count = 0;
    for (size_t c = 0; c < in->column_count; c++) {
        if (!r->used->columns[c]) {
            continue;
        }
        float peak = LEAST_ALIGNMENT;
        for (size_t w = 0; w < in->word_count; w++) {
            const float own = r->e->alignment[w * side + first + c];
            peak = own > peak ? own : peak;
        }
        sum += log((double)peak);
        count++;
        out->at[RANK_UNNAMED_COLUMN] += peak < NAMED && !is_matched(r, c) ? 1.0F : 0.0F;
    }
    out->at[RANK_ALIGNED] = count > 0 ? (float)(sum / (double)count) : 0;
}

static size_t repeated_results(const struct sql_select *select) {
    const struct sql_core *core = select->cores[0];
    size_t repeated = 0;
    for (size_t i = 1; i < core->result_count; i++) {
        for (size_t k = 0; k < i; k++) {
            if (sql_same_expr(core->results[i].expr, core->results[k].expr)) {
                repeated++;
                break;
            }
        }
    }
    return repeated;
}

bool evidence_weigh(const struct evidence *e, const struct query *query,
                    const struct composition *composition, struct rank_features *out) {
    const struct parse_input *in = e->in;
    struct used used = {.again = 0};
    struct reader r = {e, &used};
    used.tables = arena_array(e->arena, in->table_count + 1, sizeof *used.tables);
    used.columns = arena_array(e->arena, in->column_count + 1, sizeof *used.columns);
    used.values = arena_array(e->arena, in->value_count + 1, sizeof *used.values);
    used.categories = arena_array(e->arena, in->category_count + 1, sizeof *used.categories);
    if (!used.tables || !used.columns || !used.values || !used.categories) {
        return false;
    }
    read_query(&r, query);
    out->at[RANK_JOINS] = (float)composition->joins;
    out->at[RANK_INFERRED] = (float)composition->inferred;
    out->at[RANK_CROSSED] = (float)composition->crossed;
    out->at[RANK_BRIDGES] = (float)composition->bridges;
    out->at[RANK_VALUE_AGAIN] = (float)used.again;
    out->at[RANK_VALUE_ASTRAY] = (float)used.astray;
    out->at[RANK_VALUE_NOWHERE] = (float)used.nowhere;
    out->at[RANK_REPEATED] = (float)repeated_results(composition->tree);
    unused_values(&r, out);
    unused_names(&r, out);
    alignment_of_columns(&r, out);
    return true;
}
