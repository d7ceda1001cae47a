#include "parse/input.h"

#include <string.h>

#include "parse/input_schema.h"
#include "text/text.h"

#define QUESTION_PIECES 120 /* with the opening one, without the closing one */
#define SCHEMA_POSITION 128 /* where each table's pieces begin */
#define LAST_POSITION 511
#define SLOTS 47

enum input_node_kind input_node(const struct parse_input *in, size_t node, size_t *index) {
    const size_t firsts[] = {0,
                             input_first_value(in),
                             input_first_table(in),
                             input_first_column(in),
                             input_first_category(in),
                             input_missing(in)};
    size_t kind = NODE_MISSING;
    while (node < firsts[kind]) {
        kind--;
    }
    *index = node - firsts[kind];
    return (enum input_node_kind)kind;
}

int input_column_of(const struct parse_input *in, int catalogue) {
    for (size_t i = 0; catalogue >= 0 && i < in->column_count; i++) {
        if (in->columns[i].catalogue == catalogue) {
            return (int)i;
        }
    }
    return -1;
}

/* ---- what is read ---- */

/* While an input is made: the catalogue's indices turned into the input's (-1 for what was left out), how
 * well words name tables and columns, and each column's holders. */
struct maker {
    struct arena *arena;
    const struct embed *embed;
    const struct input_schema *schema;
    const struct linked *linked;
    const struct db_catalogue *catalogue;
    struct parse_input *in;
    int *tables, *columns;
    uint8_t *table_match, *column_match; /* words x tables, words x columns: 0, 1 a part, 2 the whole name */
    uint32_t *word_features, *column_features;
};

static const struct db_column *column_at(const struct maker *m, size_t column) {
    return &m->catalogue->columns[m->in->columns[column].catalogue];
}

static bool number_schema(struct maker *m) {
    const struct linked *linked = m->linked;
    struct parse_input *in = m->in;
    m->tables = arena_array(m->arena, m->catalogue->table_count + 1, sizeof *m->tables);
    m->columns = arena_array(m->arena, m->catalogue->column_count + 1, sizeof *m->columns);
    in->tables = arena_array(m->arena, linked->table_count + 1, sizeof *in->tables);
    in->columns = arena_array(m->arena, linked->column_count + 1, sizeof *in->columns);
    in->keys = arena_array(m->arena, m->catalogue->key_count + 1, sizeof *in->keys);
    if (!m->tables || !m->columns || !in->tables || !in->columns || !in->keys) {
        return false;
    }
    memset(m->tables, -1, m->catalogue->table_count * sizeof *m->tables);
    memset(m->columns, -1, m->catalogue->column_count * sizeof *m->columns);
    in->table_count = linked->table_count;
    in->column_count = linked->column_count;
    for (size_t i = 0; i < linked->table_count; i++) {
        in->tables[i] = linked->tables[i];
        m->tables[linked->tables[i]] = (int)i;
    }
    for (size_t i = 0; i < linked->column_count; i++) {
        const int column = linked->columns[i];
        in->columns[i] = (struct input_column){m->tables[m->catalogue->columns[column].table], column};
        m->columns[column] = (int)i;
    }
    for (size_t i = 0; i < m->catalogue->key_count; i++) {
        const int from = m->columns[m->catalogue->keys[i].from], to = m->columns[m->catalogue->keys[i].to];
        if (from >= 0 && to >= 0) {
            in->keys[in->key_count++] = (struct input_key){from, to};
        }
    }
    return true;
}

static size_t count_values(const struct maker *m) {
    size_t count = 0;
    while (count < m->linked->value_count && count < LINK_MAX_VALUES &&
           m->linked->values[count].last <= m->in->word_count) {
        count++;
    }
    return count;
}

/* Matches by meaning are left to the network. */
static bool read_matches(struct maker *m) {
    const struct parse_input *in = m->in;
    m->table_match = arena_array(m->arena, in->word_count * in->table_count + 1, 1);
    m->column_match = arena_array(m->arena, in->word_count * in->column_count + 1, 1);
    if (!m->table_match || !m->column_match) {
        return false;
    }
    for (size_t i = 0; i < m->linked->match_count; i++) {
        const struct link_match *match = &m->linked->matches[i];
        const int index = match->column ? m->columns[match->index] : m->tables[match->index];
        if (index < 0 || (match->code != LINK_PARTIAL && match->code != LINK_EXACT)) {
            continue;
        }
        const uint8_t code = match->code == LINK_EXACT ? 2 : 1;
        const size_t width = match->column ? in->column_count : in->table_count;
        for (size_t w = match->first; w < match->last && w < in->word_count; w++) {
            uint8_t *cell = (match->column ? m->column_match : m->table_match) + w * width + (size_t)index;
            *cell = *cell < code ? code : *cell;
        }
    }
    return true;
}

static uint32_t bit(enum input_feature feature) {
    return UINT32_C(1) << feature;
}

static void feature_matches(struct maker *m) {
    const struct parse_input *in = m->in;
    for (size_t w = 0; w < in->word_count; w++) {
        for (size_t t = 0; t < in->table_count; t++) {
            m->word_features[w] |= m->table_match[w * in->table_count + t] ? bit(FEATURE_TABLE) : 0;
        }
        for (size_t c = 0; c < in->column_count; c++) {
            const uint8_t code = m->column_match[w * in->column_count + c];
            m->word_features[w] |= code == 2   ? bit(FEATURE_EXACT_COLUMN)
                                   : code == 1 ? bit(FEATURE_PART_COLUMN)
                                               : 0;
            m->column_features[c] |= code == 2   ? bit(FEATURE_USED_EXACT)
                                     : code == 1 ? bit(FEATURE_USED_PART)
                                                 : 0;
        }
        const struct link_word *word = &m->linked->words[w];
        m->word_features[w] |= word->stopword && !word->soft ? bit(FEATURE_STOP) : 0;
        m->word_features[w] |= w >= m->linked->own ? bit(FEATURE_EARLIER) : 0;
    }
}

static void feature_values(struct maker *m) {
    for (size_t i = 0; i < m->in->value_count; i++) {
        const struct link_value *value = &m->linked->values[i];
        const bool number = value->kind == LINK_NUMBER || value->kind == LINK_NUMBER_WORD;
        for (size_t w = value->first; w < value->last; w++) {
            m->word_features[w] |= bit(number                     ? FEATURE_NUMBER
                                       : value->kind == LINK_DATE ? FEATURE_DATE
                                                                  : FEATURE_VALUE);
        }
        for (size_t h = 0; h < value->holder_count; h++) {
            const int column = m->columns[value->holders[h].column];
            if (column >= 0) {
                m->column_features[column] |= bit(FEATURE_USED_VALUE);
            }
        }
    }
}

static bool read_features(struct maker *m) {
    m->word_features = arena_array(m->arena, m->in->word_count + 1, sizeof *m->word_features);
    m->column_features = arena_array(m->arena, m->in->column_count + 1, sizeof *m->column_features);
    if (!m->word_features || !m->column_features) {
        return false;
    }
    feature_matches(m);
    feature_values(m);
    for (size_t c = 0; c < m->in->column_count; c++) {
        const struct db_column *column = column_at(m, c);
        uint32_t *to = &m->column_features[c];
        *to |= column->primary_key ? bit(FEATURE_PRIMARY) : 0;
        *to |= column->foreign_key ? bit(FEATURE_FOREIGN) : 0;
        *to |= column->type == TYPE_NUMBER ? bit(FEATURE_NUMERIC) : 0;
        *to |= column->type == TYPE_DATE || column->encoding != DATES_PLAIN ? bit(FEATURE_DATED) : 0;
        *to |= column->nulls > 0 ? bit(FEATURE_NULLS) : 0;
    }
    return true;
}

/* ---- categories ---- */

static bool has_stem(const struct stem_list *stems, const char *stem) {
    for (size_t i = 0; i < stems->count; i++) {
        if (strcmp(stems->at[i], stem) == 0) {
            return true;
        }
    }
    return false;
}

/* The question has a word of what one of the column's categories stands for. */
static bool is_meant(const struct maker *m, const struct schema_column *column) {
    for (size_t k = 0; k < column->category_count; k++) {
        for (size_t w = 0; w < m->in->word_count; w++) {
            const struct link_word *word = &m->linked->words[w];
            if ((!word->stopword || word->soft) && has_stem(&column->categories[k].meant, word->stem)) {
                return true;
            }
        }
    }
    return false;
}

static bool table_is_near(const struct maker *m, const bool *named, size_t table) {
    const struct parse_input *in = m->in;
    for (size_t w = 0; w < in->word_count; w++) {
        if (m->table_match[w * in->table_count + table]) {
            return true;
        }
    }
    for (size_t c = 0; c < in->column_count; c++) {
        if (named[c] && in->columns[c].table == (int)table) {
            return true;
        }
    }
    return false;
}

/* The categories of columns that the question names come first, then those of their tables, then others,
 * until there are enough; they stand in the order of the columns. */
static bool choose_categories(struct maker *m) {
    struct parse_input *in = m->in;
    bool *named = arena_array(m->arena, in->column_count + 1, sizeof *named);
    bool *near = arena_array(m->arena, in->table_count + 1, sizeof *near);
    bool *chosen = arena_array(m->arena, in->column_count + 1, sizeof *chosen);
    in->categories = arena_array(m->arena, INPUT_MAX_CATEGORIES, sizeof *in->categories);
    if (!named || !near || !chosen || !in->categories) {
        return false;
    }
    const uint32_t naming = bit(FEATURE_USED_EXACT) | bit(FEATURE_USED_PART) | bit(FEATURE_USED_VALUE);
    for (size_t c = 0; c < in->column_count; c++) {
        named[c] = (m->column_features[c] & naming) != 0 ||
                   is_meant(m, &m->schema->columns[in->columns[c].catalogue]);
    }
    for (size_t t = 0; t < in->table_count; t++) {
        near[t] = table_is_near(m, named, t);
    }
    size_t left = INPUT_MAX_CATEGORIES;
    for (int rank = 0; rank < 3; rank++) {
        for (size_t c = 0; c < in->column_count; c++) {
            const int own = named[c] ? 0 : near[in->columns[c].table] ? 1 : 2;
            const size_t count = m->schema->columns[in->columns[c].catalogue].category_count;
            if (own == rank && count > 0 && count <= left) {
                chosen[c] = true;
                left -= count;
            }
        }
    }
    for (size_t c = 0; c < in->column_count; c++) {
        const struct schema_column *column = &m->schema->columns[in->columns[c].catalogue];
        for (size_t k = 0; chosen[c] && k < column->category_count; k++) {
            in->categories[in->category_count++] =
                (struct input_category){(int)c, column->categories[k].text};
        }
    }
    return true;
}

/* ---- the sequence ---- */

struct sequence {
    struct input_piece *at;
    size_t count, room;
    bool failed;
};

static void add_piece(struct maker *m, struct sequence *s, struct input_piece piece) {
    struct input_piece *grown =
        s->failed ? NULL : arena_grow(m->arena, s->at, s->count, &s->room, sizeof *s->at);
    if (grown == NULL) {
        s->failed = true;
        return;
    }
    s->at = grown;
    s->at[s->count++] = piece;
}

static void add_question(struct maker *m, struct sequence *s) {
    add_piece(m, s, (struct input_piece){.id = PIECE_CLS, .node = -1});
    for (size_t w = 0; w < m->in->word_count; w++) {
        const char *text = m->linked->words[w].norm;
        uint32_t ids[INPUT_WORD_PIECES];
        size_t count = embed_pieces(m->embed, text, strlen(text), ids, INPUT_WORD_PIECES);
        count = count < INPUT_WORD_PIECES ? count : INPUT_WORD_PIECES;
        if (count == 0) {
            ids[count++] = PIECE_UNKNOWN;
        }
        for (size_t i = 0; i < count && s->count < QUESTION_PIECES; i++) {
            add_piece(m, s,
                      (struct input_piece){.id = ids[i],
                                           .position = (uint16_t)s->count,
                                           .node = (int16_t)w,
                                           .features = m->word_features[w]});
        }
    }
    add_piece(m, s, (struct input_piece){.id = PIECE_SEP, .position = (uint16_t)s->count, .node = -1});
}

static void add_list(struct maker *m, struct sequence *s, const struct piece_list *list, int node,
                     size_t slot, size_t *position, uint32_t features) {
    for (size_t i = 0; i < list->count; i++, (*position)++) {
        const size_t at = *position < LAST_POSITION ? *position : LAST_POSITION;
        add_piece(m, s,
                  (struct input_piece){.id = list->ids[i],
                                       .position = (uint16_t)at,
                                       .segment = 1,
                                       .slot = (uint8_t)slot,
                                       .node = (int16_t)node,
                                       .features = features});
    }
}

static void add_column(struct maker *m, struct sequence *s, size_t c, size_t slot, size_t *position) {
    const struct parse_input *in = m->in;
    const struct schema_column *column = &m->schema->columns[in->columns[c].catalogue];
    add_list(m, s, &column->name, (int)(input_first_column(in) + c), slot, position, m->column_features[c]);
    add_list(m, s, &column->note, -1, slot, position, 0);
    size_t own = 0;
    for (size_t k = 0; k < in->category_count; k++) {
        if (in->categories[k].column == (int)c) {
            add_list(m, s, &column->categories[own++].pieces, (int)(input_first_category(in) + k), slot,
                     position, bit(FEATURE_CATEGORY));
        }
    }
}

static bool is_matched_table(const struct maker *m, size_t table) {
    for (size_t w = 0; w < m->in->word_count; w++) {
        if (m->table_match[w * m->in->table_count + table]) {
            return true;
        }
    }
    return false;
}

/* Blocks hold whole tables while there is room; long tables are cut. */
static void make_blocks(struct parse_input *in, const size_t *starts) {
    size_t start = in->question_pieces;
    in->block_count = 0;
    for (size_t t = 0; t < in->table_count; t++) {
        const size_t begin = starts[t], end = t + 1 < in->table_count ? starts[t + 1] : in->piece_count;
        if (end - start > INPUT_BLOCK && begin > start) {
            in->blocks[in->block_count++] = start;
            start = begin;
        }
        while (end - start > INPUT_BLOCK) {
            in->blocks[in->block_count++] = start;
            start += INPUT_BLOCK;
        }
    }
    if (in->piece_count > start) {
        in->blocks[in->block_count++] = start;
    }
    in->blocks[in->block_count] = in->piece_count;
}

static bool make_sequence(struct maker *m) {
    struct parse_input *in = m->in;
    struct sequence s = {0};
    size_t *starts = arena_array(m->arena, in->table_count + 1, sizeof *starts);
    if (starts == NULL) {
        return false;
    }
    add_question(m, &s);
    in->question_pieces = s.count;
    for (size_t t = 0; t < in->table_count; t++) {
        const size_t slot = 1 + t % SLOTS;
        size_t position = SCHEMA_POSITION;
        starts[t] = s.count;
        add_list(m, &s, &m->schema->tables[in->tables[t]], (int)(input_first_table(in) + t), slot, &position,
                 is_matched_table(m, t) ? bit(FEATURE_USED_EXACT) : 0);
        for (size_t c = 0; c < in->column_count; c++) {
            if (in->columns[c].table == (int)t) {
                add_column(m, &s, c, slot, &position);
            }
        }
    }
    in->pieces = s.at;
    in->piece_count = s.count;
    in->blocks = s.failed ? NULL
                          : arena_array(m->arena, s.count / (INPUT_BLOCK / 2) + in->table_count + 3,
                                        sizeof *in->blocks);
    if (in->blocks == NULL) {
        return false;
    }
    make_blocks(in, starts);
    return true;
}

/* ---- kinds ---- */

static bool make_kinds(struct maker *m) {
    struct parse_input *in = m->in;
    in->kinds = arena_array(m->arena, input_node_count(in), 1);
    if (in->kinds == NULL) {
        return false;
    }
    memset(in->kinds, INPUT_KIND_WORD, in->word_count);
    for (size_t i = 0; i < in->value_count; i++) {
        in->kinds[input_first_value(in) + i] = (uint8_t)(INPUT_KIND_VALUE + (int)m->linked->values[i].kind);
    }
    for (size_t i = 0; i < in->table_count; i++) {
        in->kinds[input_first_table(in) + i] =
            m->catalogue->tables[in->tables[i]].view ? INPUT_KIND_VIEW : INPUT_KIND_TABLE;
    }
    for (size_t i = 0; i < in->column_count; i++) {
        const struct db_column *column = column_at(m, i);
        in->kinds[input_first_column(in) + i] =
            (uint8_t)(INPUT_KIND_COLUMN + (int)column->type * 8 + column->primary_key * 4 +
                      column->foreign_key * 2 + (column->encoding != DATES_PLAIN));
    }
    memset(in->kinds + input_first_category(in), INPUT_KIND_CATEGORY, in->category_count);
    in->kinds[input_missing(in)] = INPUT_KIND_MISSING;
    return true;
}

/* ---- relations ---- */

struct square {
    uint8_t *cells;
    size_t side;
};

static void set(struct square *s, size_t row, size_t column, enum input_relation relation) {
    s->cells[row * s->side + column] = (uint8_t)relation;
}

static void set_both(struct square *s, size_t a, size_t b, enum input_relation there,
                     enum input_relation back) {
    set(s, a, b, there);
    set(s, b, a, back);
}

/* The groups of nodes of a kind, and the relations between any two groups that nothing else is known of. */
static void fill_groups(struct square *s, const struct parse_input *in) {
    static const uint8_t plain[5][5] = {
        {INPUT_WORDS, INPUT_WV0, INPUT_WT0, INPUT_WC0, INPUT_WK0},
        {INPUT_VW0, INPUT_VV, INPUT_VT0, INPUT_VC0, INPUT_VK0},
        {INPUT_TW0, INPUT_TV0, INPUT_TT0, INPUT_TC0, INPUT_TK0},
        {INPUT_CW0, INPUT_CV0, INPUT_CT0, INPUT_CC0, INPUT_CK0},
        {INPUT_KW0, INPUT_KV0, INPUT_KT0, INPUT_KC0, INPUT_KK0},
    };
    const size_t firsts[] = {0,
                             input_first_value(in),
                             input_first_table(in),
                             input_first_column(in),
                             input_first_category(in),
                             input_missing(in)};
    for (size_t a = 0; a < 5; a++) {
        for (size_t row = firsts[a]; row < firsts[a + 1]; row++) {
            for (size_t b = 0; b < 5; b++) {
                memset(s->cells + row * s->side + firsts[b], plain[a][b], firsts[b + 1] - firsts[b]);
            }
        }
    }
    for (size_t i = 0; i < s->side; i++) {
        set_both(s, i, input_missing(in), INPUT_MISSING, INPUT_MISSING);
    }
}

static void relate_words(struct square *s, const struct maker *m) {
    const struct parse_input *in = m->in;
    const size_t t0 = input_first_table(in), c0 = input_first_column(in);
    for (size_t w = 0; w < in->word_count; w++) {
        if (w + 1 < in->word_count) {
            set_both(s, w, w + 1, INPUT_NEAR_NEXT1, INPUT_NEAR_BACK1);
        }
        if (w + 2 < in->word_count) {
            set_both(s, w, w + 2, INPUT_NEAR_NEXT2, INPUT_NEAR_BACK2);
        }
        for (size_t t = 0; t < in->table_count; t++) {
            const int code = m->table_match[w * in->table_count + t];
            set_both(s, w, t0 + t, (enum input_relation)(INPUT_WT0 + code),
                     (enum input_relation)(INPUT_TW0 + code));
        }
        for (size_t c = 0; c < in->column_count; c++) {
            const int code = m->column_match[w * in->column_count + c];
            set_both(s, w, c0 + c, (enum input_relation)(INPUT_WC0 + code),
                     (enum input_relation)(INPUT_CW0 + code));
        }
    }
}

static int hold_code(enum value_match match) {
    return match == VALUE_EXACT || match == VALUE_FOLDED ? 3 : match == VALUE_STEM ? 2 : 1;
}

static void relate_values(struct square *s, const struct maker *m) {
    const struct parse_input *in = m->in;
    const size_t v0 = input_first_value(in), c0 = input_first_column(in);
    for (size_t v = 0; v < in->value_count; v++) {
        const struct link_value *value = &m->linked->values[v];
        for (size_t w = value->first; w < value->last; w++) {
            set_both(s, w, v0 + v, INPUT_WV1, INPUT_VW1);
        }
        for (size_t h = value->holder_count; h-- > 0;) { /* the first of a column is its best */
            const int column = m->columns[value->holders[h].column];
            if (column < 0) {
                continue;
            }
            const int code = hold_code(value->holders[h].match);
            set_both(s, v0 + v, c0 + (size_t)column, (enum input_relation)(INPUT_VC0 + code),
                     (enum input_relation)(INPUT_CV0 + code));
            for (size_t w = value->first; w < value->last; w++) {
                if (s->cells[w * s->side + c0 + (size_t)column] == INPUT_WC0) {
                    set_both(s, w, c0 + (size_t)column, INPUT_WCV, INPUT_CWV);
                }
            }
        }
    }
}

static void relate_tables(struct square *s, size_t from, size_t to) {
    uint8_t *there = &s->cells[from * s->side + to], *back = &s->cells[to * s->side + from];
    *there = *there == INPUT_TT_TO || *there == INPUT_TT_BOTH ? INPUT_TT_BOTH : INPUT_TT_FROM;
    *back = *back == INPUT_TT_FROM || *back == INPUT_TT_BOTH ? INPUT_TT_BOTH : INPUT_TT_TO;
}

static void relate_schema(struct square *s, const struct maker *m) {
    const struct parse_input *in = m->in;
    const size_t t0 = input_first_table(in), c0 = input_first_column(in);
    for (size_t a = 0; a < in->column_count; a++) {
        for (size_t b = 0; b < in->column_count; b++) {
            if (in->columns[a].table == in->columns[b].table) {
                set(s, c0 + a, c0 + b, INPUT_CC_SAME);
            }
        }
        const bool key = column_at(m, a)->primary_key;
        set_both(s, c0 + a, t0 + (size_t)in->columns[a].table, key ? INPUT_CT_KEY : INPUT_CT_IN,
                 key ? INPUT_TC_KEY : INPUT_TC_IN);
    }
    for (size_t i = 0; i < in->key_count; i++) {
        const size_t from = (size_t)in->keys[i].from, to = (size_t)in->keys[i].to;
        const int a = in->columns[from].table, b = in->columns[to].table;
        set_both(s, c0 + from, c0 + to, INPUT_CC_FROM, INPUT_CC_TO);
        if (a != b) {
            relate_tables(s, t0 + (size_t)a, t0 + (size_t)b);
        }
    }
}

static const struct schema_category *category_of(const struct maker *m, size_t category) {
    const struct parse_input *in = m->in;
    const struct schema_column *column =
        &m->schema->columns[in->columns[in->categories[category].column].catalogue];
    size_t own = 0;
    while (column->categories[own].text != in->categories[category].text) {
        own++;
    }
    return &column->categories[own];
}

/* Every one of the words is a word of the question. */
static bool is_said(const struct maker *m, const struct stem_list *stems) {
    for (size_t i = 0; i < stems->count; i++) {
        size_t w = 0;
        while (w < m->in->word_count && strcmp(m->linked->words[w].stem, stems->at[i]) != 0) {
            w++;
        }
        if (w == m->in->word_count) {
            return false;
        }
    }
    return true;
}

/* Relates a category to the question's words that are among its own, or among those it stands for. */
static void relate_said(struct square *s, const struct maker *m, size_t node, const struct stem_list *stems) {
    const bool said = is_said(m, stems);
    for (size_t w = 0; w < m->in->word_count; w++) {
        const struct link_word *word = &m->linked->words[w];
        const bool open = s->cells[node * s->side + w] == INPUT_KW0;
        if ((open || said) && (!word->stopword || word->soft) && has_stem(stems, word->stem)) {
            set_both(s, node, w, said ? INPUT_KW2 : INPUT_KW1, said ? INPUT_WK2 : INPUT_WK1);
        }
    }
}

static void relate_category(struct square *s, const struct maker *m, size_t k) {
    const struct parse_input *in = m->in;
    const size_t v0 = input_first_value(in), c0 = input_first_column(in), node = input_first_category(in) + k;
    const struct schema_category *category = category_of(m, k);
    const int column = in->categories[k].column;
    set_both(s, node, c0 + (size_t)column, INPUT_KC_IN, INPUT_CK_IN);
    for (size_t other = 0; other < in->category_count; other++) {
        if (in->categories[other].column == column) {
            set(s, node, input_first_category(in) + other, INPUT_KK_SAME);
        }
    }
    relate_said(s, m, node, &category->stems);
    relate_said(s, m, node, &category->meant);
    for (size_t v = 0; v < in->value_count; v++) {
        const struct link_value *value = &m->linked->values[v];
        for (size_t h = 0; h < value->holder_count; h++) {
            if (m->columns[value->holders[h].column] == column && value->holders[h].stored != NULL &&
                strcmp(value->holders[h].stored, category->text) == 0) {
                set_both(s, node, v0 + v, INPUT_KV1, INPUT_VK1);
            }
        }
    }
}

static bool make_relations(struct maker *m) {
    struct parse_input *in = m->in;
    struct square s = {.side = input_node_count(in)};
    s.cells = in->relations = arena_array(m->arena, s.side * s.side, 1);
    if (s.cells == NULL) {
        return false;
    }
    fill_groups(&s, in);
    relate_words(&s, m);
    relate_values(&s, m);
    relate_schema(&s, m);
    for (size_t k = 0; k < in->category_count; k++) {
        relate_category(&s, m, k);
    }
    for (size_t i = 0; i < s.side; i++) {
        set(&s, i, i, INPUT_SELF);
    }
    return true;
}

bool input_make(struct arena *arena, const struct embed *embed, const struct input_schema *schema,
                const struct linked *linked, struct parse_input *out) {
    *out = (struct parse_input){.linked = linked};
    struct maker m = {.arena = arena,
                      .embed = embed,
                      .schema = schema,
                      .linked = linked,
                      .catalogue = linked->catalogue,
                      .in = out};
    out->word_count = linked->word_count < LINK_MAX_WORDS ? linked->word_count : LINK_MAX_WORDS;
    out->value_count = count_values(&m);
    return number_schema(&m) && read_matches(&m) && read_features(&m) && choose_categories(&m) &&
           make_sequence(&m) && make_kinds(&m) && make_relations(&m);
}
