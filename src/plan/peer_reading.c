#include "plan/peer_reading.h"

#include <string.h>

#include "plan/dimension.h"
#include "plan/each.h"
#include "plan/when.h"
#include "text/text.h"

#define PHRASE 5    /* words before "than" that may say what is compared */
#define SAME 6      /* words between "same" and "as" at most */
#define NAMED 0.85F /* likeness of a column that is called by its name */
#define MEANT 0.3F  /* of one that is meant */

static const struct db_column *column_at(const struct wording *w, int column) {
    return &w->linked->catalogue->columns[w->in->columns[column].catalogue];
}

/* ---- the named row ---- */

/* Rows are called by the column: by its name, or as no two rows share a value of it. */
static bool calls_rows(const struct wording *w, int column) {
    const struct db_column *c = column_at(w, column);
    const struct db_table *table = &w->linked->catalogue->tables[c->table];
    const size_t length = strlen(c->name);
    bool named = length >= 4 && strcasecmp(c->name + length - 4, "name") == 0;
    return c->type == TYPE_TEXT && !c->foreign_key &&
           (named || column == each_name(w->in, w->linked, w->in->columns[column].table) || c->unique ||
            (table->rows > 1 && c->distinct == table->rows));
}

/* The column that rows of the table are called by, of any if it is -1, and that holds the value; -1 if none
 * does. */
static int name_holder(const struct wording *w, const struct input_value *value, int table) {
    int found = -1;
    for (size_t h = 0; h < value->holder_count; h++) {
        const struct input_holder *holder = &value->holders[h];
        int own = w->in->columns[holder->column].table;
        if ((table < 0 || own == table) && calls_rows(w, holder->column) &&
            (found < 0 || holder->column == each_name(w->in, w->linked, own))) {
            found = holder->column;
        }
    }
    return found;
}

/* The longest value from `first` on that is what rows of the table are called by. */
static bool name_at(const struct wording *w, size_t first, int table, int *column, size_t *value) {
    bool found = false;
    for (size_t v = 0; v < w->in->value_count; v++) {
        const struct input_value *here = &w->in->values[v];
        bool may = here->first == first && !wording_is_figure(here) &&
                   (!found || here->last > w->in->values[*value].last);
        int holder = may ? name_holder(w, here, table) : -1;
        if (holder >= 0) {
            *column = holder;
            *value = v;
            found = true;
        }
    }
    return found;
}

/* "Sailing 3": the number at the word is the key of the table's row. */
static bool key_at(const struct wording *w, size_t first, int table, int *column, size_t *value) {
    *column = input_key(w->in, table);
    for (size_t v = 0; v < w->in->value_count && *column >= 0; v++) {
        if (w->in->values[v].first == first && w->in->values[v].kind == LINK_NUMBER &&
            w->in->columns[*column].type == TYPE_NUMBER) {
            *value = v;
            return true;
        }
    }
    *column = -1;
    return false;
}

/* The row that words from `at` on name: "the city of Bergen", "Jane Peacock". */
static bool read_name(const struct wording *w, size_t at, int asked, struct peer *out) {
    static const char *const leads[] = {"the", "a", "that", "those", "of", "in", "is", "by", "from", "for"};
    int table = asked, column = -1;
    size_t last, value = 0;
    for (size_t step = 0; step < PHRASE && !name_at(w, at, table, &column, &value); step++) {
        int of = wording_table(w, at, &last);
        table = of >= 0 ? of : table;
        if (table == asked && table >= 0 && name_at(w, at, -1, &column, &value)) {
            break;
        }
        if (of < 0 && !ONE_OF(wording_norm(w, at), leads)) {
            return false;
        }
        at = of >= 0 ? last : at + 1;
        if (of >= 0 && key_at(w, at, of, &column, &value)) {
            break;
        }
    }
    out->named = column < 0 ? -1 : w->in->columns[column].table;
    for (out->name_count = 0; column >= 0 && out->name_count < PEER_MAX_NAMES;) {
        out->names[out->name_count].column = column;
        out->names[out->name_count++].value = value;
        out->end = w->in->values[value].last;
        if (!name_at(w, out->end, out->named, &column, &value) || column == out->names[0].column) {
            break; /* no second name behind the first */
        }
    }
    return out->name_count > 0;
}

/* ---- what is compared ---- */

static bool is_measured(const struct wording *w, int column, int table) {
    const struct input_column *c = column < 0 ? NULL : &w->in->columns[column];
    return c && c->table == table && !c->foreign_key && !c->primary_key &&
           (c->type == TYPE_NUMBER || c->type == TYPE_DATE);
}

/* The number or date of the table that some of the words [first, last) name best, and better than `least`; -1
 * if they name none. */
static int measured_between(const struct wording *w, size_t first, size_t last, int table, float least,
                            bool lexical) {
    int found = -1;
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        float strength = lexical || m->lexical > m->semantic ? m->lexical : m->semantic;
        int column = m->column && m->first >= first && m->last <= last && strength > least
                         ? input_column(w->in, m->index)
                         : -1;
        if (column >= 0 && is_measured(w, column, table)) {
            found = column;
            least = strength;
        }
    }
    return found;
}

/* The column that the sequence compares by more or less; -1 if there is none. */
static int sequence_compares(const struct wording *w, const struct sequence *sequence, int table) {
    const uint64_t sided = TOKEN_BIT(GT) | TOKEN_BIT(LT) | TOKEN_BIT(GE) | TOKEN_BIT(LE);
    for (size_t i = 0; i + 1 < sequence->count; i++) {
        int column = shape_column(w->in, sequence->actions[i + 1]);
        if (token_in(sequence->actions[i], sided) && is_measured(w, column, table)) {
            return column;
        }
    }
    return -1;
}

/* The only number or date of the table, or only date; -1 if there are several. */
static int sole_measured(const struct wording *w, int table, bool date) {
    int found = -1;
    for (size_t c = 0; c < w->in->column_count; c++) {
        if (is_measured(w, (int)c, table) && (!date || w->in->columns[c].type == TYPE_DATE)) {
            if (found >= 0) {
                return -1;
            }
            found = (int)c;
        }
    }
    return found;
}

/* What words [first, last] compare of the table, the last being "than", "before" or "after"; *more: what has
 * more of it is meant. -1 if they do not say. */
static int compared_column(const struct wording *w, const struct sequence *sequence, size_t first,
                           size_t last, int table, bool *more) {
    bool timed = wording_is(w, last, "before") || wording_is(w, last, "after");
    int column = timed ? -1 : measured_between(w, first, last, table, NAMED, true);
    *more = !wording_says_less(w, first, last + 1);
    for (size_t i = first; i < last && column < 0; i++) {
        bool much;
        column = input_column(w->in, dimension_compared(w->arena, w->linked->catalogue, w->in->tables[table],
                                                        wording_norm(w, i), wording_norm(w, i + 1), &much));
        *more = column >= 0 ? much : *more;
    }
    for (size_t i = last; i > first && column < 0; i--) {
        bool verb = !w->linked->words[i - 1].stopword;
        column = verb ? when_column(w, table, &w->linked->words[i - 1], false) : -1;
        if (verb) {
            break;
        }
    }
    column = column < 0 ? sequence_compares(w, sequence, table) : column;
    column = column < 0 ? measured_between(w, first, last, table, MEANT, false) : column;
    return column < 0 ? sole_measured(w, table, timed) : column;
}

/* The strength with which the match names a column of rows; 0 if it names none. */
static float same_strength(const struct wording *w, const struct link_match *m, int table, int *column) {
    *column = -1;
    for (size_t t = 0; !m->column && m->code == LINK_EXACT && t < w->in->table_count; t++) {
        if (w->in->tables[t] == m->index) {
            *column = input_reference(w->in, table, (int)t);
        }
    }
    if (!m->column) {
        return *column >= 0 ? NAMED : 0;
    }
    *column = input_column(w->in, m->index);
    int own = *column < 0 ? -1 : w->in->columns[*column].table;
    bool reached = own >= 0 && own != table && input_reference(w->in, table, own) >= 0 &&
                   !w->in->columns[*column].primary_key;
    float strength = m->lexical > m->semantic ? m->lexical : m->semantic;
    bool key = own == table && w->in->columns[*column].primary_key;
    return own < 0 || key || (own != table && !reached) || strength < MEANT ? 0
           : own == table                                                   ? strength
                          : strength * NAMED; /* what the rows refer to has it */
}

/* What words [first, last) call a column of the table, or what its rows refer to; -1 if they call nothing so.
 */
static int same_column(const struct wording *w, size_t first, size_t last, int table) {
    int found = -1, column = -1;
    float best = 0;
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        float strength = m->first >= first && m->last <= last ? same_strength(w, m, table, &column) : 0;
        if (strength > best) {
            best = strength;
            found = column;
        }
    }
    return found;
}

/* "Published in the same year": the date, or the year, that the verb before the word tells of, or the only
 * date of the rows; -1 if there is none. *verb gets where the verb stands. */
static int same_time(const struct wording *w, size_t at, int table, enum input_part *part, size_t *verb) {
    static const char *const leads[] = {"in", "on", "the", "at", "during", "within"};
    const char *said = wording_norm(w, at + 1);
    *part = strcmp(said, "year") == 0 ? PART_YEAR : strcmp(said, "month") == 0 ? PART_MONTH : PART_DAY;
    if (*part == PART_DAY && strcmp(said, "day") != 0 && strcmp(said, "date") != 0) {
        *part = PART_NONE;
        return -1;
    }
    while (at > 0 && ONE_OF(wording_norm(w, at - 1), leads)) {
        at--;
    }
    *verb = at > 0 ? at - 1 : 0;
    int column = at > 0 ? measured_between(w, at - 1, at, table, NAMED, true) : -1;
    column = column < 0 && at > 0 ? when_column(w, table, &w->linked->words[at - 1], false) : column;
    column = column < 0 ? sole_measured(w, table, true) : column;
    bool date = column >= 0 && w->in->columns[column].type == TYPE_DATE;
    *part = date && *part != PART_DAY ? *part : PART_NONE;
    return column;
}

/* ---- who is asked for ---- */

/* The table that words before `end` name last, of which the other is preferred; -1 if none is named. */
static int asked_table(const struct wording *w, size_t end, int preferred) {
    int found = -1;
    for (size_t i = 0; i < end;) {
        size_t last;
        int table = wording_table(w, i, &last);
        if (table == preferred && table >= 0 && last <= end) {
            return table;
        }
        found = table >= 0 && last <= end ? table : found;
        i = table >= 0 ? last : i + 1;
    }
    return found;
}

/* What is compared of the named row, where it is of another table: a column of the same name, or the key of
 * the same rows. -1 if there is none. */
static int own_column(const struct wording *w, int column, int named) {
    const struct input_column *c = &w->in->columns[column];
    for (size_t i = 0; i < w->in->column_count; i++) {
        if (w->in->columns[i].table == named &&
            strcasecmp(column_at(w, (int)i)->name, column_at(w, column)->name) == 0) {
            return (int)i;
        }
    }
    for (size_t k = 0; c->foreign_key && k < w->in->key_count; k++) {
        int target = w->in->keys[k].from == column ? w->in->columns[w->in->keys[k].to].table : -1;
        if (target >= 0) {
            return input_reference(w->in, named, target);
        }
    }
    return -1;
}

static bool finish(const struct wording *w, struct peer *out) {
    static const char *const others[] = {"else", "other", "others", "another"};
    out->own =
        out->column < 0 || out->named == out->asked ? out->column : own_column(w, out->column, out->named);
    for (size_t i = 0; i < out->first; i++) {
        out->others = out->others || ONE_OF(wording_norm(w, i), others);
    }
    out->others = out->others && out->named == out->asked && out->name_count > 0;
    return out->own >= 0;
}

/* ---- forms ---- */

static bool denies(const struct wording *w, size_t word) {
    static const char *const noes[] = {"not", "no", "n't", "never"};
    const char *norm = wording_norm(w, word);
    const size_t length = strlen(norm);
    return ONE_OF(norm, noes) || (length > 3 && strcmp(norm + length - 3, "n't") == 0);
}

/* "In the same city as Ann", "of a different colour than", "shares a desk with". */
static bool read_same(const struct wording *w, size_t at, struct peer *out) {
    static const char *const joins[] = {"as", "with", "like", "than", "from"};
    static const char *const sharing[] = {"share", "shares", "shared", "sharing"};
    bool same = wording_is(w, at, "same"), share = ONE_OF(wording_norm(w, at), sharing);
    if (!same && !share && !wording_is(w, at, "different")) {
        return false;
    }
    size_t last = at + 1;
    while (last < w->linked->word_count && last < at + SAME && !ONE_OF(wording_norm(w, last), joins)) {
        last++;
    }
    *out = (struct peer){.first = at, .last = last + 1, .token = same || share ? TOKEN_ID_EQ : TOKEN_ID_NE};
    if (!ONE_OF(wording_norm(w, last), joins) || !read_name(w, last + 1, asked_table(w, at, -1), out)) {
        return false;
    }
    int asked = asked_table(w, at, out->named);
    out->asked = asked < 0 ? out->named : asked;
    out->column = same_column(w, at + 1, last, out->asked);
    if (out->column < 0 || w->in->columns[out->column].type == TYPE_DATE) {
        size_t verb = at;
        int column = same_time(w, at, out->asked, &out->part, &verb);
        out->column = column >= 0 ? column : out->column;
        out->first = column >= 0 ? verb : out->first;
    }
    for (size_t i = at > PHRASE ? at - PHRASE : 0; i < at && out->token == TOKEN_ID_EQ; i++) {
        out->token = denies(w, i) ? TOKEN_ID_NE : TOKEN_ID_EQ; /* "who do not work in the same" */
    }
    return finish(w, out);
}

/* "As old as Ann", "at least as big as Rome". */
static bool read_equal(const struct wording *w, size_t at, struct peer *out) {
    if (at < 2 || !wording_is(w, at, "as") || !wording_is(w, at - 2, "as")) {
        return false;
    }
    bool least = at > 3 && wording_is(w, at - 3, "least") && wording_is(w, at - 4, "at");
    *out = (struct peer){.first = at - 2, .last = at + 1, .token = least ? TOKEN_ID_GE : TOKEN_ID_EQ};
    if (!read_name(w, at + 1, asked_table(w, at - 2, -1), out)) {
        return false;
    }
    int asked = asked_table(w, at - 2, out->named);
    out->asked = asked < 0 ? out->named : asked;
    out->column = input_column(w->in, dimension_asked(w->arena, w->linked->catalogue,
                                                      w->in->tables[out->asked], wording_norm(w, at - 1)));
    bool much = true;
    if (least && wording_is(w, at - 1, "old")) { /* whoever is older was born before */
        (void)dimension_compared(w->arena, w->linked->catalogue, w->in->tables[out->asked], "older", "",
                                 &much);
    }
    out->token = much ? out->token : TOKEN_ID_LE;
    return finish(w, out);
}

/* "The oldest nurse", "the longest film from France": the end of what is compared. */
static bool read_end(const struct wording *w, size_t at, struct peer *out) {
    size_t last;
    bool descending;
    at += wording_is(w, at, "the");
    size_t noun = at + 1;
    int table = wording_table(w, noun, &last);
    table = table < 0 ? wording_table(w, ++noun, &last) : table;
    int column = table < 0 ? -1
                           : input_column(w->in, dimension_sought(w->arena, w->linked->catalogue,
                                                                  w->in->tables[table], wording_norm(w, at),
                                                                  wording_norm(w, at + 1), &descending));
    if (column < 0) {
        return false;
    }
    out->named = table;
    out->column = column;
    out->reckoned = descending ? TOKEN_ID_MAX : TOKEN_ID_MIN;
    out->end = last;
    for (size_t v = 0; v < w->in->value_count && out->name_count == 0; v++) {
        const struct input_value *value = &w->in->values[v];
        for (size_t h = 0; value->first >= at && h < value->holder_count && out->name_count == 0; h++) {
            int held = w->in->columns[value->holders[h].column].table;
            if (value->holders[h].hold >= HOLD_STEM &&
                (held == table || input_reference(w->in, table, held) >= 0)) {
                out->names[out->name_count].column = value->holders[h].column;
                out->names[out->name_count++].value = v;
                out->end = value->last;
            }
        }
    }
    return true;
}

/* What is counted is compared: "more orders than Ann". */
static bool compares_rows(const struct wording *w, size_t first, size_t last) {
    static const char *const counts[] = {"more", "fewer", "less", "as"};
    for (size_t i = first; i < last; i++) {
        size_t end;
        if (wording_table(w, i, &end) >= 0 && end <= last && i > 0 &&
            ONE_OF(wording_norm(w, i - 1), counts)) {
            return true;
        }
    }
    return false;
}

static uint16_t opposite(uint16_t token) {
    return token == TOKEN_ID_GT ? TOKEN_ID_LE : TOKEN_ID_GE;
}

/* "Hired before Cid", "longer than Dune", "who earns more than Ann Lee". */
static bool read_more(const struct wording *w, const struct sequence *sequence, size_t from, size_t at,
                      struct peer *out) {
    static const char *const anchors[] = {"than", "before", "after"};
    static const char *const next[] = {"right", "just", "immediately", "directly", "shortly", "soon"};
    size_t first = at > PHRASE ? at - PHRASE : 0;
    *out = (struct peer){.last = at + 1};
    if (at == 0 || !ONE_OF(wording_norm(w, at), anchors) || ONE_OF(wording_norm(w, at - 1), next) ||
        compares_rows(w, first, at) ||
        (!read_end(w, at + 1, out) && !read_name(w, at + 1, asked_table(w, at, -1), out))) {
        return false;
    }
    int asked = asked_table(w, at, out->named);
    out->asked = asked < 0 ? out->named : asked;
    first = first < from ? from : first;
    for (size_t i = first; i < at; i++) { /* what stands behind the rows compares them */
        size_t end;
        first = wording_table(w, i, &end) == out->asked && end <= at ? end : first;
    }
    bool more, negated = false;
    out->first = first;
    out->column = compared_column(w, sequence, first, at, out->asked, &more);
    for (size_t i = first; i < at; i++) {
        negated = negated || denies(w, i);
    }
    out->token = more ? TOKEN_ID_GT : TOKEN_ID_LT;
    out->token = negated ? opposite(out->token) : out->token;
    return finish(w, out);
}

/* "How much taller is Ann than Bo", "is Ann older": no rows are asked for. */
static bool asks_rows(const struct wording *w) {
    static const char *const verbs[] = {"is", "are", "was", "were", "does", "do", "did", "has", "have"};
    static const char *const amounts[] = {"much", "far", "long"};
    return !ONE_OF(wording_norm(w, 0), verbs) &&
           !(wording_is(w, 0, "how") && ONE_OF(wording_norm(w, 1), amounts));
}

size_t peer_read(const struct wording *w, const struct sequence *sequence, struct peer *out) {
    size_t count = 0;
    for (size_t i = 0; i < w->linked->word_count && count < PEER_MAX && asks_rows(w); i++) {
        struct peer *p = &out[count];
        bool more = read_more(w, sequence, count > 0 ? out[0].end : 0, i, p);
        if (!more && !read_same(w, i, p) && !read_equal(w, i, p)) {
            continue;
        }
        if (count > 0 && p->asked != out[0].asked) {
            continue;
        }
        i = p->end - 1;
        count++;
    }
    return count;
}
