#include "plan/peer.h"

#include <string.h>

#include "plan/called.h"
#include "plan/peer_reading.h"
#include "text/text.h"

/* ---- what is shown ---- */

struct peers {
    struct peer at[PEER_MAX];
    size_t count;
};

/* Words that do not compare name the column, of the rows or of those that they belong to. */
static bool is_asked(const struct wording *w, const struct peers *p, int head, int column) {
    int table = w->in->columns[column].table;
    bool own = table == head || table == p->at[0].asked;
    return own && (wording_names(w, column, 0, p->at[0].first) ||
                   wording_names(w, column, p->at[p->count - 1].end, w->linked->word_count));
}

/* The table that is named first, of which something is asked: "paintings by artists older than"; else that of
 * the rows that are measured. */
static int head_table(const struct wording *w, const struct peers *p) {
    for (size_t i = 0; i < p->at[0].first; i++) {
        size_t last;
        int table = wording_table(w, i, &last);
        if (table >= 0 && last <= p->at[0].first) {
            return w->in->components[table] == w->in->components[p->at[0].asked] ? table : p->at[0].asked;
        }
    }
    return p->at[0].asked;
}

/* The columns of the rows that the sequence shows and somebody asks for; how many there are where that is
 * asked; what rows are called by if there are none. */
static bool append_shown(const struct wording *w, const struct peers *p, const struct sequence *sequence,
                         struct sequence *out) {
    const size_t end = shape_clause_end(sequence, SHAPE_SELECTED);
    const int head = head_table(w, p);
    const uint16_t rows = shape_rows(w->in, head);
    bool fits = shape_append(out, TOKEN_ID_SELECT), any = false;
    if (strcmp(wording_norm(w, 0), "how") == 0 && strcmp(wording_norm(w, 1), "many") == 0) {
        return fits && shape_append(out, TOKEN_ID_COUNT) && shape_append(out, rows);
    }
    if (head != p->at[0].asked && input_reference(w->in, p->at[0].asked, head) >= 0) {
        fits = fits && shape_append(out, TOKEN_ID_DISTINCT); /* many rows are of one */
    }
    for (size_t i = SHAPE_SELECTED; i < end; i++) {
        int column = shape_column(w->in, sequence->actions[i]);
        bool reckoned = token_in(sequence->actions[i - 1], TOKENS_AGGREGATE);
        bool shown = column >= 0 && !reckoned && is_asked(w, p, head, column);
        if (shown) {
            fits = fits && shape_append(out, sequence->actions[i]);
            any = true;
        }
        if (sequence->actions[i] == rows && (w->cues->found & CUE_BIT(ALL)) != 0) {
            return fits && shape_append(out, rows);
        }
    }
    int name = called_by(w, head);
    return fits && (any || (name >= 0 && shape_append(out, shape_action(w->in, name))));
}

/* ---- conditions ---- */

static bool is_of_peer(const struct peers *p, const struct input_value *value) {
    for (size_t i = 0; i < p->count; i++) {
        if (value->first < p->at[i].end && p->at[i].first < value->last) {
            return true;
        }
    }
    return false;
}

/* Conditions that have nothing to do with the named row. */
static bool append_kept(const struct wording *w, const struct peers *p, const struct sequence *sequence,
                        struct sequence *out, bool *first) {
    const uint64_t simple = TOKENS_COMPARE | TOKEN_BIT(LIKE) | TOKEN_BIT(NLIKE);
    size_t at = shape_clause_end(sequence, SHAPE_SELECTED);
    if (at >= sequence->count || sequence->actions[at] != TOKEN_ID_WHERE || shape_has(sequence, TOKENS_SET)) {
        return true;
    }
    size_t end = shape_clause_end(sequence, at + 1);
    bool fits = true;
    for (size_t i = at + 1; i + 2 < end && !shape_has(sequence, TOKEN_BIT(OR)); i++) {
        const struct input_value *value = shape_value(w->in, sequence->actions[i + 2]);
        int column = shape_column(w->in, sequence->actions[i + 1]);
        if (sequence->actions[i] == TOKEN_ID_SUB) {
            break;
        }
        if (token_in(sequence->actions[i], simple) && column >= 0 && value && !is_of_peer(p, value)) {
            fits = fits && shape_append(out, *first ? TOKEN_ID_WHERE : TOKEN_ID_AND) &&
                   shape_append_all(out, sequence->actions + i, 3);
            *first = false;
        }
    }
    return fits;
}

/* A name that several rows have stands for that of them beyond which all are. */
static uint16_t reckoned_of(const struct wording *w, const struct peer *p) {
    const struct db_column *column =
        p->name_count == 0 ? NULL
                           : &w->linked->catalogue->columns[w->in->columns[p->names[0].column].catalogue];
    bool sole = column && (p->name_count > 1 || column->unique ||
                           column->distinct == w->linked->catalogue->tables[column->table].rows);
    return p->reckoned                                         ? p->reckoned
           : sole                                              ? 0
           : token_in(p->token, TOKEN_BIT(GT) | TOKEN_BIT(GE)) ? TOKEN_ID_MAX
           : token_in(p->token, TOKEN_BIT(LT) | TOKEN_BIT(LE)) ? TOKEN_ID_MIN
                                                               : 0;
}

static bool append_comparison(const struct wording *w, const struct peer *p, bool first,
                              struct sequence *out) {
    uint16_t reckoned = reckoned_of(w, p);
    bool fits = shape_append(out, first ? TOKEN_ID_WHERE : TOKEN_ID_AND) && shape_append(out, p->token) &&
                shape_append(out, input_by_part(shape_action(w->in, p->column), p->part)) &&
                shape_append(out, TOKEN_ID_SUB) && shape_append(out, TOKEN_ID_SELECT) &&
                (reckoned == 0 || shape_append(out, reckoned)) &&
                shape_append(out, input_by_part(shape_action(w->in, p->own), p->part));
    for (size_t i = 0; i < p->name_count; i++) {
        const uint16_t name[] = {i == 0 ? TOKEN_ID_WHERE : TOKEN_ID_AND, TOKEN_ID_EQ,
                                 shape_action(w->in, p->names[i].column),
                                 shape_literal(w->in, p->names[i].value)};
        fits = fits && shape_append_all(out, name, sizeof name / sizeof *name);
    }
    fits = fits && shape_append(out, TOKEN_ID_CLOSE);
    if (p->others) {
        const uint16_t other[] = {TOKEN_ID_AND, TOKEN_ID_NE, shape_action(w->in, p->names[0].column),
                                  shape_literal(w->in, p->names[0].value)};
        fits = fits && shape_append_all(out, other, sizeof other / sizeof *other);
    }
    return fits;
}

/* The rows in an order, where one is asked for. */
static bool append_order(const struct wording *w, const struct sequence *sequence, struct sequence *out) {
    bool fits = true;
    for (size_t i = SHAPE_SELECTED; i < sequence->count; i = shape_clause_end(sequence, i + 1)) {
        bool order = token_in(sequence->actions[i], TOKEN_BIT(ASC) | TOKEN_BIT(DESC)) &&
                     shape_column(w->in, sequence->actions[i + 1]) >= 0;
        if (order && (w->cues->found & CUES_ORDER) != 0 && !shape_has(sequence, TOKENS_SET)) {
            size_t end = shape_clause_end(sequence, i + 1);
            return fits && shape_append_all(out, sequence->actions + i, end - i);
        }
    }
    return fits;
}

/* More is asked of the rows than which they are: the first of them, or what is reckoned over them. */
static bool asks_more(const struct wording *w, const struct peers *p) {
    const uint32_t more = CUES_END | CUE_BIT(AVERAGE) | CUE_BIT(SUM);
    for (size_t i = 0; i < w->cues->count; i++) {
        const struct cue_hit *hit = &w->cues->hits[i];
        bool within = false;
        for (size_t k = 0; k < p->count; k++) {
            within = within || (hit->first >= p->at[k].first && hit->last <= p->at[k].end);
        }
        if (!within && ((uint32_t)1 << hit->cue & more) != 0) {
            return true;
        }
    }
    return false;
}

bool peer_correct(const struct wording *w, struct sequence *sequence) {
    struct peers p = {.count = 0};
    if (sequence->count < SHAPE_SELECTED + 2 || (w->cues->found & CUE_BIT(EACH)) != 0) {
        return false;
    }
    p.count = peer_read(w, sequence, p.at);
    if (p.count == 0) {
        return false;
    }
    if (asks_more(w, &p)) {
        return false;
    }
    struct sequence out = {.score = sequence->score};
    bool first = true;
    bool fits = append_shown(w, &p, sequence, &out) && append_kept(w, &p, sequence, &out, &first);
    for (size_t i = 0; i < p.count; i++, first = false) {
        fits = fits && append_comparison(w, &p.at[i], first, &out);
    }
    fits = fits && append_order(w, sequence, &out) && shape_append(&out, TOKEN_ID_END);
    *sequence = fits ? out : *sequence;
    return fits;
}

bool peer_words(const struct wording *w, const struct sequence *sequence, int *columns) {
    static const char *const plain[] = {"the", "a",  "an", "in",  "is",   "are", "as",
                                        "of",  "by", "to", "for", "with", "at",  "from"};
    struct peers found = {.count = 0};
    found.count = peer_read(w, sequence, found.at);
    const struct peer *peers = found.at;
    const size_t count = asks_more(w, &found) ? 0 : found.count;
    for (size_t p = 0; p < count; p++) {
        for (size_t i = peers[p].first; i < peers[p].last && i < w->linked->word_count; i++) {
            size_t end;
            bool says = !ONE_OF(wording_norm(w, i), plain) && wording_table(w, i, &end) != peers[p].asked;
            columns[i] = says ? peers[p].column : columns[i];
        }
    }
    return count > 0;
}
