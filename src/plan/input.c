#include "plan/input.h"

#include <string.h>

#include "plan/vocabulary.h"

int input_column(const struct plan_input *in, int catalogue) {
    for (size_t i = 0; catalogue >= 0 && i < in->column_count; i++) {
        if (in->columns[i].catalogue == catalogue) {
            return (int)i;
        }
    }
    return -1;
}

int input_key(const struct plan_input *in, int table) {
    int key = -1;
    for (size_t i = 0; i < in->column_count; i++) {
        if (in->columns[i].table == table && in->columns[i].primary_key) {
            if (key >= 0) {
                return -1;
            }
            key = (int)i;
        }
    }
    return key;
}

int input_reference(const struct plan_input *in, int from, int to) {
    int found = -1;
    for (size_t i = 0; i < in->key_count; i++) {
        if (in->columns[in->keys[i].from].table == from && in->columns[in->keys[i].to].table == to) {
            if (found >= 0) {
                return -1;
            }
            found = in->keys[i].from;
        }
    }
    return found;
}

bool input_refers(const struct plan_input *in, int column, int table) {
    for (size_t i = 0; i < in->key_count; i++) {
        if (in->keys[i].from == column && in->columns[in->keys[i].to].table == table) {
            return true;
        }
    }
    return false;
}

enum node_kind input_node(const struct plan_input *in, size_t node, size_t *index) {
    if (node < input_first_value(in)) {
        *index = node;
        return NODE_WORD;
    }
    if (node < input_first_table(in)) {
        *index = node - input_first_value(in);
        return NODE_VALUE;
    }
    if (node < input_first_column(in)) {
        *index = node - input_first_table(in);
        return NODE_TABLE;
    }
    *index = node - input_first_column(in);
    return node < input_missing(in) ? NODE_COLUMN : NODE_MISSING;
}

/* ---- from a linked question ---- */

/* The catalogue's indices turned into the planner's; -1 for what the planner does not see. */
struct numbering {
    int *tables, *columns;
};

static bool number(struct arena *arena, const struct linked *linked, struct numbering *out) {
    const struct db_catalogue *catalogue = linked->catalogue;
    out->tables = arena_array(arena, catalogue->table_count + 1, sizeof(int));
    out->columns = arena_array(arena, catalogue->column_count + 1, sizeof(int));
    if (!out->tables || !out->columns) {
        return false;
    }
    memset(out->tables, -1, catalogue->table_count * sizeof(int));
    memset(out->columns, -1, catalogue->column_count * sizeof(int));
    for (size_t i = 0; i < linked->table_count; i++) {
        out->tables[linked->tables[i]] = (int)i;
    }
    for (size_t i = 0; i < linked->column_count; i++) {
        out->columns[linked->columns[i]] = (int)i;
    }
    return true;
}

static bool take_words(struct arena *arena, const struct embed *embed, const struct linked *linked,
                       struct plan_input *out) {
    out->word_count = linked->word_count < LINK_MAX_WORDS ? linked->word_count : LINK_MAX_WORDS;
    out->words = arena_array(arena, out->word_count + 1, sizeof *out->words);
    if (!out->words) {
        return false;
    }
    for (size_t i = 0; i < out->word_count; i++) {
        struct input_word *word = &out->words[i];
        const char *text = linked->words[i].norm;
        size_t count = embed_pieces(embed, text, strlen(text), word->pieces, INPUT_WORD_PIECES);
        word->piece_count = count < INPUT_WORD_PIECES ? count : INPUT_WORD_PIECES;
        if (count == 0) {
            word->pieces[0] = PIECE_UNKNOWN;
            word->piece_count = 1;
        }
    }
    return true;
}

static enum input_hold hold(enum value_match match) {
    switch (match) {
    case VALUE_EXACT:
    case VALUE_FOLDED:
        return HOLD_EXACT;
    case VALUE_STEM:
        return HOLD_STEM;
    default:
        return HOLD_LOOSE;
    }
}

/* Each column that holds the value once, by its best holder, which comes first. */
static bool take_holders(struct arena *arena, const struct link_value *value, const int *columns,
                         struct input_value *out) {
    out->holders = arena_array(arena, value->holder_count + 1, sizeof *out->holders);
    if (!out->holders) {
        return false;
    }
    for (size_t i = 0; i < value->holder_count; i++) {
        int column = columns[value->holders[i].column];
        bool known = column < 0;
        for (size_t k = 0; k < out->holder_count && !known; k++) {
            known = out->holders[k].column == column;
        }
        if (!known) {
            out->holders[out->holder_count++] = (struct input_holder){column, hold(value->holders[i].match)};
        }
    }
    return true;
}

static bool take_values(struct arena *arena, const struct linked *linked, const int *columns,
                        struct plan_input *out) {
    size_t count = linked->value_count < LINK_MAX_VALUES ? linked->value_count : LINK_MAX_VALUES;
    out->values = arena_array(arena, count + 1, sizeof *out->values);
    if (!out->values) {
        return false;
    }
    for (; out->value_count < count; out->value_count++) {
        const struct link_value *value = &linked->values[out->value_count];
        struct input_value *to = &out->values[out->value_count];
        *to = (struct input_value){
            .first = value->first, .last = value->last, .kind = value->kind, .number = value->number};
        if (value->last > out->word_count || value->first >= value->last) {
            break; /* beyond the words that are read */
        }
        if (!take_holders(arena, value, columns, to)) {
            return false;
        }
    }
    return true;
}

static bool take_matches(struct arena *arena, const struct linked *linked, const struct numbering *numbers,
                         struct plan_input *out) {
    out->matches = arena_array(arena, linked->match_count + 1, sizeof *out->matches);
    if (!out->matches) {
        return false;
    }
    for (size_t i = 0; i < linked->match_count; i++) {
        const struct link_match *match = &linked->matches[i];
        int index = match->column ? numbers->columns[match->index] : numbers->tables[match->index];
        size_t last = match->last < out->word_count ? match->last : out->word_count;
        if (index >= 0 && match->first < last && match->code != LINK_NONE) {
            out->matches[out->match_count++] =
                (struct input_match){match->first, last, match->column, index, (int)match->code};
        }
    }
    return true;
}

static bool take_schema(struct arena *arena, const struct linked *linked, const struct numbering *numbers,
                        struct plan_input *out) {
    const struct db_catalogue *catalogue = linked->catalogue;
    out->tables = arena_array(arena, linked->table_count + 1, sizeof *out->tables);
    out->columns = arena_array(arena, linked->column_count + 1, sizeof *out->columns);
    out->keys = arena_array(arena, catalogue->key_count + 1, sizeof *out->keys);
    if (!out->tables || !out->columns || !out->keys) {
        return false;
    }
    out->table_count = linked->table_count;
    memcpy(out->tables, linked->tables, linked->table_count * sizeof *out->tables);
    out->column_count = linked->column_count;
    for (size_t i = 0; i < linked->column_count; i++) {
        const struct db_column *column = &catalogue->columns[linked->columns[i]];
        out->columns[i] = (struct input_column){.table = numbers->tables[column->table],
                                                .catalogue = linked->columns[i],
                                                .type = column->type,
                                                .primary_key = column->primary_key,
                                                .foreign_key = column->foreign_key,
                                                .text_values = column->text_values};
    }
    for (size_t i = 0; i < catalogue->key_count; i++) {
        int from = numbers->columns[catalogue->keys[i].from], to = numbers->columns[catalogue->keys[i].to];
        if (from >= 0 && to >= 0) {
            out->keys[out->key_count++] = (struct input_key){from, to};
        }
    }
    return true;
}

bool input_from_linked(struct arena *arena, const struct embed *embed, const struct linked *linked,
                       struct plan_input *out) {
    struct numbering numbers;
    *out = (struct plan_input){0};
    return number(arena, linked, &numbers) && take_words(arena, embed, linked, out) &&
           take_values(arena, linked, numbers.columns, out) && take_matches(arena, linked, &numbers, out) &&
           take_schema(arena, linked, &numbers, out) && input_connect(arena, out);
}

bool input_connect(struct arena *arena, struct plan_input *in) {
    in->components = arena_array(arena, in->table_count + 1, sizeof *in->components);
    if (!in->components) {
        return false;
    }
    for (size_t i = 0; i < in->table_count; i++) {
        in->components[i] = (int)i;
    }
    for (size_t k = 0; k < in->key_count; k++) {
        int a = in->components[in->columns[in->keys[k].from].table];
        int b = in->components[in->columns[in->keys[k].to].table];
        for (size_t i = 0; i < in->table_count && a != b; i++) {
            if (in->components[i] == b) {
                in->components[i] = a;
            }
        }
    }
    return true;
}

/* ---- kinds and relations ---- */

uint8_t *input_kinds(struct arena *arena, const struct plan_input *in) {
    uint8_t *kinds = arena_array(arena, input_nodes(in), 1);
    if (!kinds) {
        return NULL;
    }
    memset(kinds, PLAN_KIND_WORD, in->word_count);
    for (size_t i = 0; i < in->value_count; i++) {
        kinds[input_first_value(in) + i] = (uint8_t)(PLAN_KIND_VALUE + (int)in->values[i].kind);
    }
    memset(kinds + input_first_table(in), PLAN_KIND_TABLE, in->table_count);
    for (size_t i = 0; i < in->column_count; i++) {
        const struct input_column *column = &in->columns[i];
        kinds[input_first_column(in) + i] = (uint8_t)(PLAN_KIND_COLUMN + (int)column->type * 4 +
                                                      column->primary_key * 2 + column->foreign_key);
    }
    kinds[input_missing(in)] = PLAN_KIND_MISSING;
    return kinds;
}

struct square {
    uint8_t *cells;
    size_t side;
};

static void set(struct square *s, size_t row, size_t column, enum plan_relation relation) {
    s->cells[row * s->side + column] = (uint8_t)relation;
}

/* One relation from every node of [row, row + rows) to every one of [column, column + columns). */
static void fill(struct square *s, size_t row, size_t rows, size_t column, size_t columns,
                 enum plan_relation relation) {
    for (size_t i = row; i < row + rows; i++) {
        memset(s->cells + i * s->side + column, (int)relation, columns);
    }
}

static void relate_words(struct square *s, const struct plan_input *in) {
    size_t values = input_first_value(in), tables = input_first_table(in), columns = input_first_column(in);
    fill(s, 0, in->word_count, 0, in->word_count, RELATION_QQ);
    for (size_t i = 0; i < in->word_count; i++) {
        for (size_t k = i + 1; k <= i + 2 && k < in->word_count; k++) {
            set(s, i, k, k == i + 1 ? RELATION_QQ_NEXT1 : RELATION_QQ_NEXT2);
            set(s, k, i, k == i + 1 ? RELATION_QQ_BACK1 : RELATION_QQ_BACK2);
        }
    }
    fill(s, 0, in->word_count, tables, in->table_count, RELATION_QT0);
    fill(s, tables, in->table_count, 0, in->word_count, RELATION_TQ0);
    fill(s, 0, in->word_count, columns, in->column_count, RELATION_QC0);
    fill(s, columns, in->column_count, 0, in->word_count, RELATION_CQ0);
    fill(s, 0, in->word_count, values, in->value_count, RELATION_QV0);
    fill(s, values, in->value_count, 0, in->word_count, RELATION_VQ0);
}

static void relate_values(struct square *s, const struct plan_input *in) {
    size_t values = input_first_value(in), tables = input_first_table(in), columns = input_first_column(in);
    fill(s, values, in->value_count, values, in->value_count, RELATION_VV);
    fill(s, values, in->value_count, columns, in->column_count, RELATION_VC0);
    fill(s, columns, in->column_count, values, in->value_count, RELATION_CV0);
    fill(s, values, in->value_count, tables, in->table_count, RELATION_VT0);
    fill(s, tables, in->table_count, values, in->value_count, RELATION_TV0);
    for (size_t v = 0; v < in->value_count; v++) {
        const struct input_value *value = &in->values[v];
        size_t span = value->last - value->first;
        fill(s, value->first, span, values + v, 1, RELATION_QV1);
        fill(s, values + v, 1, value->first, span, RELATION_VQ1);
        for (size_t h = 0; h < value->holder_count; h++) {
            size_t column = columns + (size_t)value->holders[h].column;
            enum input_hold how = value->holders[h].hold;
            set(s, values + v, column,
                how == HOLD_EXACT  ? RELATION_VC3
                : how == HOLD_STEM ? RELATION_VC2
                                   : RELATION_VC0);
            set(s, column, values + v,
                how == HOLD_EXACT  ? RELATION_CV3
                : how == HOLD_STEM ? RELATION_CV2
                                   : RELATION_CV0);
            fill(s, value->first, span, column, 1, RELATION_QCV);
            fill(s, column, 1, value->first, span, RELATION_CQV);
        }
    }
}

/* Of two codes for one word and name the surer wins; names win over values that a column holds. */
static void relate_matches(struct square *s, const struct plan_input *in) {
    static const int weakest_first[] = {LINK_SEMANTIC, LINK_PARTIAL, LINK_EXACT};
    for (size_t step = 0; step < 3; step++) {
        const int code = weakest_first[step];
        for (size_t i = 0; i < in->match_count; i++) {
            const struct input_match *match = &in->matches[i];
            if (match->code != code) {
                continue;
            }
            size_t node =
                (size_t)match->index + (match->column ? input_first_column(in) : input_first_table(in));
            int forward = match->column ? RELATION_QC0 : RELATION_QT0;
            int backward = match->column ? RELATION_CQ0 : RELATION_TQ0;
            fill(s, match->first, match->last - match->first, node, 1, (enum plan_relation)(forward + code));
            fill(s, node, 1, match->first, match->last - match->first, (enum plan_relation)(backward + code));
        }
    }
}

static void relate_schema(struct square *s, const struct plan_input *in) {
    size_t tables = input_first_table(in), columns = input_first_column(in);
    fill(s, tables, in->table_count, tables, in->table_count, RELATION_TT0);
    fill(s, tables, in->table_count, columns, in->column_count, RELATION_TC0);
    fill(s, columns, in->column_count, tables, in->table_count, RELATION_CT0);
    for (size_t i = 0; i < in->column_count; i++) {
        size_t table = tables + (size_t)in->columns[i].table;
        bool key = in->columns[i].primary_key;
        set(s, columns + i, table, key ? RELATION_CT_KEY : RELATION_CT_IN);
        set(s, table, columns + i, key ? RELATION_TC_KEY : RELATION_TC_IN);
        for (size_t k = 0; k < in->column_count; k++) {
            set(s, columns + i, columns + k,
                in->columns[i].table == in->columns[k].table ? RELATION_CC_SAME : RELATION_CC0);
        }
    }
}

static void relate_tables(struct square *s, size_t from, size_t to) {
    uint8_t *forward = &s->cells[from * s->side + to], *backward = &s->cells[to * s->side + from];
    *forward =
        *forward == RELATION_TT_BACK || *forward == RELATION_TT_BOTH ? RELATION_TT_BOTH : RELATION_TT_FORWARD;
    *backward = *backward == RELATION_TT_FORWARD || *backward == RELATION_TT_BOTH ? RELATION_TT_BOTH
                                                                                  : RELATION_TT_BACK;
}

static void relate_keys(struct square *s, const struct plan_input *in) {
    size_t tables = input_first_table(in), columns = input_first_column(in);
    for (size_t i = 0; i < in->key_count; i++) {
        size_t from = (size_t)in->keys[i].from, to = (size_t)in->keys[i].to;
        set(s, columns + from, columns + to, RELATION_CC_FORWARD);
        set(s, columns + to, columns + from, RELATION_CC_BACK);
        relate_tables(s, tables + (size_t)in->columns[from].table, tables + (size_t)in->columns[to].table);
    }
}

uint8_t *input_relations(struct arena *arena, const struct plan_input *in) {
    struct square s = {.side = input_nodes(in)};
    s.cells = arena_array(arena, s.side * s.side, 1);
    if (!s.cells) {
        return NULL;
    }
    memset(s.cells, RELATION_OTHER, s.side * s.side);
    relate_words(&s, in);
    relate_values(&s, in);
    relate_matches(&s, in);
    relate_schema(&s, in);
    relate_keys(&s, in);
    for (size_t i = 0; i < s.side; i++) {
        set(&s, i, i, RELATION_SELF);
    }
    return s.cells;
}
