#include "plan/calendar.h"

#include <ctype.h>
#include <string.h>

#include "plan/age.h"
#include "plan/called.h"
#include "plan/each.h"
#include "plan/when.h"
#include "text/text.h"

#define MAX_ITEMS 4

/* What is asked for each part of time. All the planner's. */
struct calendar {
    enum input_part part;
    size_t word;       /* "year" */
    int table, column; /* whose rows there are, and the dates */
    int way;           /* ASC or DESC where one end is sought by how much there is; else -1 */
    uint16_t items[MAX_ITEMS];
    size_t item_count; /* what is reckoned: aggregates and what they are of */
    bool averaged;     /* "the average number of orders per year" */
    int also, called;  /* the column for each of whose values too, and that which is shown of it; or -1 */
};

/* ---- words ---- */

static enum input_part part_said(const char *norm) {
    static const struct {
        const char *words[3];
        enum input_part part;
    } rows[] = {{{"year", "yearly", "annual"}, PART_YEAR},
                {{"month", "monthly", "months"}, PART_MONTH},
                {{"day", "daily", "days"}, PART_DAY}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (ONE_OF(norm, rows[i].words)) {
            return rows[i].part;
        }
    }
    return PART_NONE;
}

static bool has_cue(const struct wording *w, uint32_t cues) {
    return (w->cues->found & cues) != 0;
}

/* A figure stands right before the word: "over 500 per year" is a rate. */
static bool is_rate(const struct wording *w, size_t word) {
    for (size_t i = 0; i < w->in->value_count; i++) {
        const struct input_value *value = &w->in->values[i];
        if (wording_is_figure(value) && value->last <= word && word - value->last < 2) {
            return true;
        }
    }
    return false;
}

/* "Monthly sales" of a table of sales. */
static bool is_adjective(const struct wording *w, size_t word) {
    static const char *const words[] = {"yearly", "annual", "monthly", "daily"};
    size_t last;
    return ONE_OF(wording_norm(w, word), words) && wording_table(w, word + 1, &last) >= 0;
}

/* "Per year", "by month", "in each year": where the part is called; the number of words if it is not. */
static size_t grouped_word(const struct wording *w) {
    static const char *const leads[] = {"per", "each", "every"};
    for (size_t i = 0; i < w->linked->word_count; i++) {
        if (is_adjective(w, i)) {
            return i;
        }
        if (i == 0) {
            continue;
        }
        bool by = wording_is(w, i - 1, "by") && i > 1 && !wording_is(w, i - 2, "sorted") &&
                  !wording_is(w, i - 2, "ordered");
        if (part_said(wording_norm(w, i)) != PART_NONE && (by || ONE_OF(wording_norm(w, i - 1), leads)) &&
            !wording_is(w, i + 1, "of") && !is_rate(w, i - 1)) {
            return i;
        }
    }
    return w->linked->word_count;
}

/* "Which year had the most": one end of the parts is sought; *way gets which. */
static size_t sought_word(const struct wording *w, int *way) {
    static const char *const asks[] = {"which", "what"};
    size_t at = wording_is(w, 0, "in") || wording_is(w, 0, "on");
    size_t ends = 0;
    for (size_t i = 0; i < w->cues->count; i++) {
        enum cue cue = w->cues->hits[i].cue;
        *way = cue == CUE_HIGHEST ? TOKEN_ID_DESC : cue == CUE_LOWEST ? TOKEN_ID_ASC : *way;
        ends += ((uint32_t)1 << cue & CUES_END) != 0;
    }
    bool sought = ONE_OF(wording_norm(w, at), asks) && part_said(wording_norm(w, at + 1)) != PART_NONE &&
                  ends == 1 && *way >= 0;
    *way = sought ? *way : -1;
    return sought ? at + 1 : w->linked->word_count;
}

/* The word names a column of the table, or of what its rows refer to, or part of its name: a year that is
 * held as it is. */
static bool is_column(const struct wording *w, size_t word, int table) {
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        int column = m->column ? input_column(w->in, m->index) : -1;
        int own = column < 0 ? -1 : w->in->columns[column].table;
        bool near = own >= 0 && (own == table || input_reference(w->in, table, own) >= 0);
        if (near && m->code != LINK_SEMANTIC && m->first <= word && word < m->last &&
            w->in->columns[column].type != TYPE_DATE) {
            return true;
        }
    }
    return false;
}

/* ---- dates ---- */

/* Every value that is known of is a date as SQLite reads it. */
static bool is_readable(const struct db_column *column) {
    for (size_t i = 0; i < column->sample_count; i++) {
        const char *text = column->samples[i];
        for (size_t k = 0; k < 7; k++) {
            bool fits = k == 4 ? text[k] == '-' : isdigit((unsigned char)text[k]) != 0;
            if (!fits) {
                return false;
            }
        }
    }
    return column->type == TYPE_DATE && column->sample_count > 0;
}

/* The one column of dates of the table, births aside, of several the one that no row lacks; -1 if there is
 * none, or more are left. */
static int sole_date(const struct wording *w, int table) {
    int found = -1, full = -1;
    size_t count = 0, fulls = 0;
    for (size_t c = 0; c < w->in->column_count; c++) {
        const struct input_column *own = &w->in->columns[c];
        const struct db_column *column = &w->linked->catalogue->columns[own->catalogue];
        if (own->table == table && is_readable(column) && age_of_column(w->arena, column) == AGE_OF_NOTHING) {
            found = (int)c;
            count++;
            full = column->nulls == 0 ? (int)c : full;
            fulls += column->nulls == 0;
        }
    }
    return count == 1 ? found : fulls == 1 ? full : -1;
}

/* The dates of the table that a verb of the question tells of: "hired", "launched". */
static int told_date(const struct wording *w, int table) {
    for (size_t i = 0; i < w->linked->word_count; i++) {
        int column = when_is_past(w->embed, wording_norm(w, i))
                         ? when_column(w, table, &w->linked->words[i], false)
                         : -1;
        if (column >= 0 && is_readable(&w->linked->catalogue->columns[w->in->columns[column].catalogue])) {
            return column;
        }
    }
    return -1;
}

/* Words other than those of the rows' table name the column of dates. */
static int named_date(const struct wording *w, int table) {
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        int column = m->column && m->code == LINK_EXACT ? input_column(w->in, m->index) : -1;
        if (column >= 0 && w->in->columns[column].table == table &&
            is_readable(&w->linked->catalogue->columns[w->in->columns[column].catalogue])) {
            return column;
        }
    }
    return -1;
}

/* The dates of the table's rows, or of what they refer to, as items of an order have those of the order. */
static int date_of(const struct wording *w, int table) {
    int column = named_date(w, table);
    column = column < 0 ? told_date(w, table) : column;
    column = column < 0 ? sole_date(w, table) : column;
    for (size_t k = 0; k < w->in->key_count && column < 0; k++) {
        int to = w->in->columns[w->in->keys[k].to].table;
        if (w->in->columns[w->in->keys[k].from].table == table && to != table) {
            column = sole_date(w, to);
        }
    }
    return column;
}

/* The table of rows that refer to the table's, and have dates that a verb tells of: "species collected"; -1
 * if there is none. */
static int told_table(const struct wording *w, int table) {
    for (size_t k = 0; k < w->in->key_count; k++) {
        int from = w->in->columns[w->in->keys[k].from].table;
        if (w->in->columns[w->in->keys[k].to].table == table && input_reference(w->in, from, table) >= 0 &&
            told_date(w, from) >= 0) {
            return from;
        }
    }
    return -1;
}

/* ---- what is reckoned ---- */

/* The number that words from `first` on name, of the table; -1 if they name none. */
static int number_at(const struct wording *w, size_t first, int table) {
    static const char *const fillers[] = {"the", "total", "average", "of", "amount", "sum"};
    for (size_t at = first; at < w->linked->word_count; at++) {
        for (size_t i = 0; i < w->linked->match_count; i++) {
            const struct link_match *m = &w->linked->matches[i];
            int column =
                m->column && m->first == at && m->code == LINK_EXACT ? input_column(w->in, m->index) : -1;
            const struct input_column *c = column < 0 ? NULL : &w->in->columns[column];
            if (c && c->table == table && c->type == TYPE_NUMBER && !c->primary_key && !c->foreign_key) {
                return column;
            }
        }
        if (!ONE_OF(wording_norm(w, at), fillers)) {
            break;
        }
    }
    return -1;
}

/* "The most passengers": their sum; "the highest average fare". */
static void read_sought(const struct wording *w, struct calendar *out) {
    for (size_t i = 0; i < w->cues->count && out->way >= 0; i++) {
        const struct cue_hit *hit = &w->cues->hits[i];
        int column =
            hit->cue == CUE_HIGHEST || hit->cue == CUE_LOWEST ? number_at(w, hit->last, out->table) : -1;
        if (column >= 0) {
            out->items[0] = has_cue(w, CUE_BIT(AVERAGE)) ? TOKEN_ID_AVG : TOKEN_ID_SUM;
            out->items[1] = shape_action(w->in, column);
            out->item_count = 2;
        }
    }
}

/* "For each customer per year", "per guest per year": what it is reckoned for each of too, rows of another
 * table or the values of a text; false if there is none. */
static bool read_other(const struct wording *w, struct calendar *out) {
    static const char *const leads[] = {"per", "each", "every", "by"};
    for (size_t i = 1; i < w->linked->word_count; i++) {
        size_t last;
        bool led = ONE_OF(wording_norm(w, i - 1), leads);
        int table = led ? wording_table(w, i, &last) : -1;
        if (table >= 0 && table != out->table && w->in->components[table] == w->in->components[out->table] &&
            input_key(w->in, table) >= 0) {
            out->also = input_key(w->in, table);
            out->called = called_by(w, table);
            return true;
        }
        for (size_t m = 0; led && table < 0 && m < w->linked->match_count; m++) {
            const struct link_match *match = &w->linked->matches[m];
            bool whole = match->column && match->code == LINK_EXACT && match->first == i;
            int column = whole ? input_column(w->in, match->index) : -1;
            if (column >= 0 && w->in->columns[column].type == TYPE_TEXT &&
                w->in->components[w->in->columns[column].table] == w->in->components[out->table]) {
                out->also = out->called = column;
                return true;
            }
        }
    }
    return false;
}

/* The table whose rows are reckoned with: the one that is named first, else that of the sequence's results.
 */
static int rows_table(const struct wording *w, const struct sequence *sequence) {
    for (size_t i = 0; i < w->linked->word_count; i++) {
        size_t last;
        int table = wording_table(w, i, &last);
        if (table >= 0) {
            return table;
        }
    }
    for (size_t i = SHAPE_SELECTED; i < shape_clause_end(sequence, SHAPE_SELECTED); i++) {
        int table = shape_table(w->in, sequence->actions[i]);
        if (table >= 0) {
            return table;
        }
    }
    return -1;
}

/* The aggregates that the sequence has and the words ask for; how many rows there are if there are none.
 * False if something else is to be reckoned that the sequence does not have. */
static bool read_items(const struct wording *w, const struct sequence *sequence, struct calendar *out) {
    const uint32_t sums = CUE_BIT(SUM) | CUE_BIT(AVERAGE) | CUE_BIT(TOTAL);
    const size_t end = shape_clause_end(sequence, SHAPE_SELECTED);
    for (size_t i = SHAPE_SELECTED; i + 1 < end && out->item_count + 1 < MAX_ITEMS; i++) {
        int column = shape_column(w->in, sequence->actions[i + 1]);
        uint64_t reckons =
            TOKEN_BIT(SUM) | TOKEN_BIT(AVG) | (out->way < 0 ? TOKEN_BIT(MAX) | TOKEN_BIT(MIN) : 0);
        if (token_in(sequence->actions[i], reckons) && column >= 0 &&
            w->in->columns[column].type == TYPE_NUMBER && !has_cue(w, CUE_BIT(COUNT)) &&
            wording_names(w, column, 0, w->linked->word_count)) {
            out->items[out->item_count++] = sequence->actions[i];
            out->items[out->item_count++] = sequence->actions[i + 1];
        }
    }
    read_sought(w, out);
    out->averaged = has_cue(w, CUE_BIT(AVERAGE)) && has_cue(w, CUE_BIT(COUNT)) && out->way < 0;
    if (out->item_count == 0 && has_cue(w, sums) && !has_cue(w, CUE_BIT(COUNT))) {
        return false;
    }
    if (out->item_count == 0) {
        out->items[out->item_count++] = TOKEN_ID_COUNT;
        out->items[out->item_count++] = shape_rows(w->in, out->table);
    }
    return true;
}

static bool calendar_read(const struct wording *w, const struct sequence *sequence, struct calendar *out) {
    *out = (struct calendar){.way = -1, .also = -1, .called = -1};
    out->word = grouped_word(w);
    out->word = out->word == w->linked->word_count ? sought_word(w, &out->way) : out->word;
    out->table = out->word == w->linked->word_count ? -1 : rows_table(w, sequence);
    if (out->table < 0 || is_column(w, out->word, out->table)) {
        return false;
    }
    out->part = part_said(wording_norm(w, out->word));
    out->column = date_of(w, out->table);
    if (out->column < 0 && !has_cue(w, CUE_BIT(SUM) | CUE_BIT(AVERAGE))) {
        int told = told_table(w, out->table);
        out->column = told < 0 ? -1 : told_date(w, told);
        if (out->column >= 0) { /* each of the rows once */
            out->items[out->item_count++] = TOKEN_ID_COUNTD;
            out->items[out->item_count++] = shape_action(w->in, input_reference(w->in, told, out->table));
        }
    }
    bool also = out->column >= 0 && out->way < 0 && read_other(w, out);
    return out->column >= 0 && (out->item_count > 0 || read_items(w, sequence, out)) &&
           (!also || !out->averaged);
}

/* ---- sequences ---- */

/* Copies the conditions on rows. */
static bool append_where(const struct sequence *sequence, struct sequence *out) {
    size_t end = shape_clause_end(sequence, SHAPE_SELECTED);
    if (shape_has(sequence, TOKENS_SET | TOKEN_BIT(SUB) | TOKEN_BIT(HAVING)) || end >= sequence->count ||
        sequence->actions[end] != TOKEN_ID_WHERE) {
        return true;
    }
    size_t last = shape_clause_end(sequence, end + 1);
    return shape_append_all(out, sequence->actions + end, last - end);
}

bool calendar_correct(const struct wording *w, struct sequence *sequence) {
    struct calendar c;
    if (sequence->count < SHAPE_SELECTED + 2 || !calendar_read(w, sequence, &c)) {
        return false;
    }
    const uint16_t part = input_by_part(shape_action(w->in, c.column), c.part);
    struct sequence out = {.score = sequence->score};
    bool fits = shape_append(&out, TOKEN_ID_SELECT);
    if (c.averaged) {
        const uint16_t over[] = {TOKEN_ID_AVG, TOKEN_ID_SUB, TOKEN_ID_SELECT};
        fits = fits && shape_append_all(&out, over, sizeof over / sizeof *over);
    } else {
        const int name = c.called;
        fits =
            fits && (name < 0 || shape_append(&out, shape_action(w->in, name))) && shape_append(&out, part);
    }
    fits = fits && (c.way >= 0 || shape_append_all(&out, c.items, c.item_count)) &&
           append_where(sequence, &out) && shape_append(&out, TOKEN_ID_GROUP) &&
           (c.also < 0 || shape_append(&out, shape_action(w->in, c.also))) && shape_append(&out, part);
    if (c.way >= 0) {
        fits = fits && shape_append(&out, (uint16_t)c.way) && shape_append_all(&out, c.items, c.item_count) &&
               shape_append(&out, TOKEN_ID_LIMIT) && shape_append(&out, TOKEN_ID_ONE);
    }
    fits = fits && (!c.averaged || shape_append(&out, TOKEN_ID_CLOSE)) && shape_append(&out, TOKEN_ID_END);
    *sequence = fits ? out : *sequence;
    return fits;
}

bool calendar_words(const struct wording *w, const struct sequence *sequence, int *columns) {
    struct calendar c;
    if (sequence->count < SHAPE_SELECTED + 2 || !calendar_read(w, sequence, &c)) {
        return false;
    }
    columns[c.word] = c.column;
    return true;
}
