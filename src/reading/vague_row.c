/* What is asked about one row that the question names: "Who flies the jet Comet?", "In which hall is the
 * opera Tosca staged?". The query is made here, so that it does not hang on what the plans make of the verb.
 */
#include <string.h>

#include "reading/vague.h"

/* How well words must name the table of the row, or what is asked for. */
#define NAMED 0.7
#define IN_FULL 0.95
/* How alike a verb and what goes with it must be. */
#define GOES_WITH 0.3F
/* Longest noun, in words. */
#define MAX_NOUN 3
/* Words that may be left: the verb. */
#define MAX_LEFT 1

/* The row that the question names. */
struct row {
    int table, column;
    const char *stored;
    struct span span;
};

/* ---- the row ---- */

/* The table's name stands before the value or behind it: "the jet Comet", "the Comet jet". */
static bool is_said_beside(const struct reader *r, int table, struct span value) {
    struct span span;
    size_t first = value.first > MAX_NOUN ? value.first - MAX_NOUN : 0;
    size_t last = value.last + MAX_NOUN < r->count ? value.last + MAX_NOUN : r->count;
    return (match_find_table(r, first, value.first, table, &span) >= NAMED && span.last == value.first) ||
           (match_find_table(r, value.last, last, table, &span) >= NAMED && span.first == value.last);
}

/* The column is one by which people know a row of its table. */
static bool is_display(const struct reader *r, int column) {
    struct column_list shown = {.count = 0};
    display_columns(r->catalogue, r->catalogue->columns[column].table, -1, &shown);
    return shown.count == 1 && shown.at[0] == column;
}

/* The longest value that names a row; of several tables that hold it, the one that is said beside it. */
static bool find_row(const struct reader *r, struct row *out) {
    const struct linked *linked = r->in->linked;
    bool found = false, beside = false;
    size_t longest = 0;
    for (size_t i = 0; i < linked->value_count; i++) {
        const struct link_value *v = &linked->values[i];
        for (size_t h = 0; h < v->holder_count && v->last <= r->count; h++) {
            const struct link_holder *holder = &v->holders[h];
            struct span span = {v->first, v->last};
            if (v->kind == LINK_NUMBER || holder->match > VALUE_FOLDED || !is_display(r, holder->column)) {
                continue;
            }
            int table = r->catalogue->columns[holder->column].table;
            bool said = is_said_beside(r, table, span);
            size_t length = v->last - v->first;
            if (!found || said > beside || (said == beside && length > longest)) {
                *out = (struct row){table, holder->column, holder->stored, span};
                longest = length;
                beside = said;
                found = true;
            }
        }
    }
    return found;
}

static const struct sql_select *select_row(struct reader *r, const struct row *row) {
    struct column_list shown = {.at = {row->column}, .count = 1};
    struct sql_select *select = build_select(r, &shown, &row->table, 1);
    struct sql_expr *where = select == NULL ? NULL : build_equals(r, row->column, row->stored);
    if (where == NULL || !sql_add_where(r->arena, sql_select_core(select), where)) {
        return reader_no_memory(r);
    }
    return select;
}

/* ---- what is asked of it ---- */

/* The column says of the row what can be asked for: another row that it refers to, or a text. */
static bool is_askable(const struct reader *r, const struct row *row, int column) {
    const struct db_column *c = &r->catalogue->columns[column];
    int parent = c->foreign_key ? parent_table(r->catalogue, column) : -1;
    return column != row->column &&
           (c->foreign_key ? parent >= 0 && parent != row->table : !is_key_column(c) && c->type == TYPE_TEXT);
}

static bool add_thing(const struct reader *r, const struct row *row, int column, struct vague *out) {
    int parent = r->catalogue->columns[column].foreign_key ? parent_table(r->catalogue, column) : -1;
    if (out->count == VAGUE_MAX) {
        return false;
    }
    struct specific *thing = &out->at[out->count++];
    *thing = (struct specific){.table = parent >= 0 ? parent : row->table,
                               .column = parent >= 0 ? -1 : column,
                               .key = parent >= 0 ? vague_role_key(r, column, &out->roles) : NULL,
                               .words = link_column_words(r->in->links, column),
                               .general = VAGUE_SURE};
    if (parent >= 0) {
        display_columns(r->catalogue, parent, -1, &thing->shown);
    } else {
        columns_add(&thing->shown, column);
    }
    return true;
}

/* How well the words name the column or what it refers to: 2 in full, 1 by what kind of thing it is. */
static int names_thing(const struct reader *r, struct span span, int column) {
    int parent = r->catalogue->columns[column].foreign_key ? parent_table(r->catalogue, column) : -1;
    const struct words *words = link_column_words(r->in->links, column);
    const struct words *of = parent >= 0 ? link_table_words(r->in->links, parent) : words;
    if (match_column(r, span, column) >= IN_FULL ||
        (parent >= 0 && match_table(r, span, parent) >= IN_FULL)) {
        return 2;
    }
    size_t word = span.last - 1;
    bool kind = vague_is_word(r, word, vague_head(r, column)) ||
                (of->count > 0 && vague_is_word(r, word, of->norm[of->count - 1]));
    return kind && span.last - span.first == 1 ? 1 : 0;
}

/* The nouns after "which" and what they name, with "and" between them: false if one names nothing. Where a
 * noun is but the kind of several things, it means any of them. */
static bool read_nouns(const struct reader *r, size_t word, const struct row *row, struct vague *out,
                       uint64_t *explained, bool *open) {
    const struct db_table *t = &r->catalogue->tables[row->table];
    size_t nouns = 0;
    for (;;) {
        struct span noun = {word, word};
        int best = 0;
        for (size_t n = MAX_NOUN; n > 0 && best == 0; n--) {
            noun.last = word + n;
            bool whole = noun.last <= r->count && noun.last <= row->span.first;
            for (size_t k = word; k < noun.last && whole; k++) {
                whole = clause_is_content(r, k);
            }
            for (int c = t->first_column; c < t->first_column + t->column_count && whole; c++) {
                int here = is_askable(r, row, c) ? names_thing(r, noun, c) : 0;
                best = here > best ? here : best;
            }
        }
        size_t before = out->count;
        for (int c = t->first_column; c < t->first_column + t->column_count && best > 0; c++) {
            if (is_askable(r, row, c) && names_thing(r, noun, c) == best && !add_thing(r, row, c, out)) {
                return false;
            }
        }
        nouns++;
        *open = *open || out->count - before > 1;
        if (out->count == before || (*open && nouns > 1)) {
            return false;
        }
        explain_span(explained, noun);
        word = noun.last;
        if (word >= r->count || (r->cues[word] & CUE_AND) == 0) {
            return true;
        }
        word++;
        word += word < r->count && (r->cues[word] & CUE_PREPOSITION) != 0;
        word += word < r->count && (r->cues[word] & CUE_QUESTION) != 0;
        word = clause_skip_articles(r, word);
    }
}

/* "Who directed it?" means the director, and not the producer too: of the things, those are kept that the
 * question says, if it says any. */
static void keep_said(const struct reader *r, struct vague *things, bool *open) {
    const struct vague all = *things;
    size_t kept = 0;
    for (size_t k = 0; k < all.count; k++) {
        if (vague_is_said(r, &all, &all.at[k])) {
            things->at[kept++] = all.at[k];
        }
    }
    *open = kept == 0;
    things->count = kept > 0 ? kept : all.count;
}

/* What "who" or "where" may mean of the row. Where one thing fits it, and but one other says nothing else,
 * the other may be meant too: magazine and country of where a play was published. */
static bool read_sense(const struct reader *r, enum sense sense, const struct row *row, struct vague *out,
                       bool *open) {
    const struct db_table *t = &r->catalogue->tables[row->table];
    size_t sure = 0, others = 0;
    int other = -1;
    for (int c = t->first_column; c < t->first_column + t->column_count; c++) {
        if (is_askable(r, row, c)) {
            bool here = vague_may_fit(r, sense, c);
            bool else_ = vague_may_fit(r, sense == SENSE_AGENT ? SENSE_PLACE : SENSE_AGENT, c) ||
                         vague_fits(r, SENSE_TIME, c);
            sure += here;
            others += !here && !else_;
            other = !here && !else_ ? c : other;
        }
    }
    bool both = sure == 1 && others == 1;
    for (int c = t->first_column; c < t->first_column + t->column_count; c++) {
        if (is_askable(r, row, c) && (vague_may_fit(r, sense, c) || (both && c == other)) &&
            !add_thing(r, row, c, out)) {
            return false;
        }
    }
    if (out->count > 1) {
        keep_said(r, out, open);
    }
    return out->count > 1 || !*open;
}

/* What the verb after "what" goes with: "What funded the project Dawn?" */
static bool read_verb(const struct reader *r, size_t verb, const struct row *row, struct vague *out) {
    const struct db_table *t = &r->catalogue->tables[row->table];
    for (int c = t->first_column; c < t->first_column + t->column_count; c++) {
        const char *noun = vague_head(r, c);
        if (is_askable(r, row, c) && embed_similarity(r->in->embed, r->words[verb].norm, noun) >= GOES_WITH &&
            !add_thing(r, row, c, out)) {
            return false;
        }
    }
    return out->count > 1;
}

/* Everything but the verb is accounted for. */
static bool is_whole(const struct reader *r, const struct row *row, uint64_t explained, bool needs_verb) {
    explain_span(&explained, row->span);
    explain_name(r, &explained, false, row->table);
    for (size_t i = 1; i < r->count; i++) {
        if (clause_word_is(r, i, "place") && r->words[i - 1].norm[0] == 't') { /* "takes place" */
            explain_span(&explained, (struct span){i, i + 1});
        }
    }
    size_t left = explain_left(r, explained);
    return left <= MAX_LEFT && (left > 0 || !needs_verb) && !explain_asks_more(r, explained);
}

/* What the question asks of the row; *open where its words leave several. */
static bool read_asked(const struct reader *r, const struct row *row, struct vague *out, uint64_t *explained,
                       bool *open) {
    size_t first = r->count > 1 && (r->cues[0] & CUE_PREPOSITION) != 0 ? 1 : 0;
    bool who = clause_word_is(r, 0, "who");
    out->subject = row->table;
    *open = false;
    if ((who || clause_word_is(r, 0, "what")) && clause_is_copula(r, 1)) {
        out->word = clause_skip_articles(r, 2); /* "who are the author and the publisher of ..." */
        if (read_nouns(r, out->word, row, out, explained, open) && !*open) {
            return true;
        }
        if (who && clause_is_content(r, out->word) && out->word < row->span.first &&
            !vague_is_involved(r, 2)) {
            return false; /* "who are the friends of Bob" asks for friends */
        }
        *explained = 0;
        *out = (struct vague){.subject = row->table};
    }
    *open = true;
    if (who || clause_word_is(r, 0, "where")) {
        return read_sense(r, who ? SENSE_AGENT : SENSE_PLACE, row, out, open);
    }
    if (first + 1 >= r->count || (r->cues[first] & CUE_QUESTION) == 0 || !clause_is_content(r, first + 1)) {
        return false;
    }
    out->word = first + 1;
    *open = false;
    if (read_nouns(r, first + 1, row, out, explained, open)) {
        return true;
    }
    bool verb = first == 0 && clause_word_is(r, 0, "what") && out->count == 0 && r->in->embed != NULL;
    out->word = 0;
    *open = true;
    return verb && read_verb(r, 1, row, out);
}

bool find_row_facts(struct reader *r) {
    struct row row;
    struct vague vague = {.subject = -1};
    uint64_t explained = 0;
    bool open, who = clause_word_is(r, 0, "who");
    bool more = clause_has(r, 1, r->count, CUE_REQUEST | CUE_END | CUE_ALSO); /* a request besides */
    if (more || !find_row(r, &row) || !read_asked(r, &row, &vague, &explained, &open)) {
        return false;
    }
    const struct sql_select *base = is_whole(r, &row, explained, who && open) ? select_row(r, &row) : NULL;
    if (base == NULL) {
        return false;
    }
    reader_found(r, READING_VAGUE, CSQL_VAGUE_AMB, (struct span){vague.word, vague.word + 1});
    r->out->sure = true;
    if (!open) {
        vague_add_named(r, &vague, base);
        r->out->reason = "the question names what it asks for";
        return r->out->count == 1;
    }
    for (size_t k = 0; k < vague.count; k++) {
        reader_add_element(r, vague.at[k].table, vague.at[k].column, NULL);
        vague_add_one(r, &vague, base, k);
    }
    vague_add_all(r, &vague, base);
    r->out->reason = vague.count == 2 ? "the word is general: it may mean either of them, or both"
                                      : "the word is general: it may mean any of them, or all";
    return r->out->count >= 2;
}
