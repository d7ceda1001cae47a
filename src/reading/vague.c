/* Vagueness (AMBROSIA 3.2, figure 6): a general word over specific columns or tables. "Where is the concert?"
 * may ask for the city, the hall, or both; "chefs" may be executive chefs, sous chefs, or both. */
#include "reading/vague.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* Share of the best plan's score from which a plan that shows a column supports it. */
#define SUPPORT 0.07
/* What is only alike in meaning must stand out from the table's other columns: the next is less like by so
 * much. */
#define STANDS_OUT 0.8
/* Of things that are only alike in meaning, the least is about as like as the most. */
#define EVEN 0.7
/* Plans whose tables the question is taken to be about. */
#define MAX_PLANS 3
/* How well words must name the table that the question is about. */
#define ASKED 0.9
/* Words that a query with a place, an agent or a time in it may leave over. */
#define MAX_LEFT 3

/* The column that is shown, as it is or summed ("how many seasons"); -1 if it is anything else. */
static int shown_column(const struct sql_expr *expr) {
    bool sums = expr->kind == SQL_CALL && strcasecmp(expr->name, "sum") == 0 && expr->operand_count == 1;
    expr = sums ? expr->operands[0] : expr;
    return expr->kind == SQL_COLUMN ? expr->column_index : -1;
}

static bool shows(const struct sql_select *tree, int column) {
    const struct sql_core *core = tree->cores[0];
    for (size_t i = 0; i < core->result_count; i++) {
        if (shown_column(core->results[i].expr) == column) {
            return true;
        }
    }
    return false;
}

/* The plan shows but a name that no word asks for: it knows nothing that the question's words could be. */
static bool shows_but_name(const struct reader *r, const struct sql_select *tree) {
    const struct sql_core *core = tree->cores[0];
    const int column = core->result_count == 1 ? shown_column(core->results[0].expr) : -1;
    if (column < 0 || !is_name_column(&r->catalogue->columns[column])) {
        return false;
    }
    const struct words *words = link_column_words(r->in->links, column);
    for (size_t i = 0; i < r->count; i++) {
        if (text_has_stem(words, r->words[i].stem)) {
            return false;
        }
    }
    return true;
}

/* The score of the best plan that shows more than a name. */
static double best_score(const struct reader *r) {
    const struct plans *plans = r->in->plans;
    for (size_t i = 0; i < plans->count; i++) {
        if (plans->at[i].tree != NULL && !shows_but_name(r, plans->at[i].tree)) {
            return plans->at[i].score;
        }
    }
    return plans->at[0].score;
}

/* The best plan's share that shows the column: 1 if the best plan does. */
static double support(const struct reader *r, int column) {
    const struct plans *plans = r->in->plans;
    const double most = best_score(r);
    double best = 0;
    for (size_t i = 0; i < plans->count; i++) {
        const struct plan *plan = &plans->at[i];
        if (plan->tree != NULL && most > 0 && shows(plan->tree, column)) {
            double share = plan->score < most ? plan->score / most : 1;
            best = share > best ? share : best;
        }
    }
    return best;
}

/* The tables that a general word can be about. A catalogue may have a thousand others. */
struct at_stake {
    int *used; /* one of the best plans takes rows from them */
    size_t used_count, used_room;
    int *shown; /* some plan shows a column of them */
    size_t shown_count, shown_room;
};

static bool add_table(struct reader *r, int **tables, size_t *count, size_t *room, int table) {
    for (size_t i = 0; i < *count; i++) {
        if ((*tables)[i] == table) {
            return true;
        }
    }
    int *grown = table < 0 ? NULL : arena_grow(r->arena, *tables, *count, room, sizeof *grown);
    if (grown == NULL) {
        return table < 0 || reader_no_memory(r) != NULL;
    }
    *tables = grown;
    grown[(*count)++] = table;
    return true;
}

/* Tables in the order of the catalogue, so that of equals the first is found. */
static int by_index(const void *a, const void *b) {
    return *(const int *)a - *(const int *)b;
}

static bool find_stake(struct reader *r, struct at_stake *stake) {
    const struct plans *plans = r->in->plans;
    size_t looked = 0;
    bool ok = true;
    for (size_t i = 0; i < plans->count; i++) {
        const struct sql_core *core = plans->at[i].tree == NULL ? NULL : plans->at[i].tree->cores[0];
        bool likely = vague_is_likely(plans, i);
        for (size_t s = 0; ok && core != NULL && looked < MAX_PLANS && likely && s < core->source_count;
             s++) {
            ok = add_table(r, &stake->used, &stake->used_count, &stake->used_room,
                           core->sources[s]->table_index);
        }
        for (size_t k = 0; ok && core != NULL && k < core->result_count; k++) {
            int column = shown_column(core->results[k].expr);
            if (column >= 0) {
                ok = add_table(r, &stake->shown, &stake->shown_count, &stake->shown_room,
                               r->catalogue->columns[column].table);
            }
        }
        looked += core != NULL; /* a plan for what is not there has no tree */
    }
    if (stake->used_count > 0) {
        qsort(stake->used, stake->used_count, sizeof *stake->used, by_index);
    }
    if (stake->shown_count > 0) {
        qsort(stake->shown, stake->shown_count, sizeof *stake->shown, by_index);
    }
    return ok;
}

static bool is_identifier(const struct reader *r, int column) {
    const struct words *words = link_column_words(r->in->links, column);
    return words->count > 0 && strcmp(words->stem[words->count - 1], "id") == 0;
}

/* The one column that the best plan shows, or -1. */
static int only_shown(const struct reader *r) {
    const struct plans *plans = r->in->plans;
    for (size_t i = 0; i < plans->count; i++) {
        const struct sql_core *core = plans->at[i].tree == NULL ? NULL : plans->at[i].tree->cores[0];
        if (core != NULL) {
            return core->result_count == 1 ? shown_column(core->results[0].expr) : -1;
        }
    }
    return -1;
}

/* The only thing that "who" or "where" can mean, where the best plan shows nothing of the kind: it is meant.
 * So it is where the question says one of several ("who directed it?"), and the plan shows another. */
static void offer_alone(const struct reader *r, const struct vague *vague, size_t index, struct vague *best) {
    const enum sense sense = vague_sense(r, vague->word);
    const int shown = only_shown(r), column = vague->at[index].column;
    bool opens = vague->word == 0 || (r->cues[vague->word - 1] & CUE_END) != 0;
    bool answered = shown == column || (vague->count == 1 && shown >= 0 && vague_may_fit(r, sense, shown));
    if (sense != SENSE_NONE && opens && column >= 0 && shown >= 0 && best->count < 2 && !answered) {
        *best = *vague;
        best->at[0] = vague->at[index];
        best->count = 1;
        best->score = 0; /* less than any that leaves a choice */
    }
}

/* Takes the group if none of its members is named by itself, and it is better than what was found. */
static void offer(const struct reader *r, struct vague *vague, struct vague *best) {
    size_t said = 0, which = 0;
    for (size_t k = 0; k < vague->count && vague->count > 1; k++) {
        if (vague_is_said(r, vague, &vague->at[k])) {
            which = k;
            said++;
        }
    }
    if (vague->count == 1 || said == 1) {
        offer_alone(r, vague, which, best);
    }
    if (vague->count < 2 || said > 0) {
        return;
    }
    vague->score /= (double)vague->count;
    if (vague->score > best->score) {
        *best = *vague;
    }
}

/* ---- columns of one table ---- */

/* A column that is like the word by nothing but its meaning counts only if it stands out. */
static bool stands_out(const struct vague *vague, double next) {
    double weakest = 1, strongest = 0;
    for (size_t k = 0; k < vague->count; k++) {
        weakest = vague->at[k].general < weakest ? vague->at[k].general : weakest;
        strongest = vague->at[k].general > strongest ? vague->at[k].general : strongest;
    }
    return weakest >= VAGUE_KIND || (next <= STANDS_OUT * weakest && weakest >= EVEN * strongest);
}

/* The column holds but the name of what the question is about: the name of an airport is not its place. */
static bool names_asked(const struct reader *r, int table, int column) {
    struct span span;
    return vague_is_filler(vague_head(r, column)) && match_find_table(r, 0, r->count, table, &span) >= ASKED;
}

/* The plans speak for the column where the lexicon does not: one of them shows it and it may be of the sense,
 * or the best one answers "who" by it and it holds neither place nor time. */
static bool is_backed(const struct reader *r, enum sense sense, int column) {
    const double share = support(r, column);
    if (r->catalogue->columns[column].type != TYPE_TEXT || share < SUPPORT) {
        return false;
    }
    return vague_may_fit(r, sense, column) ||
           (sense == SENSE_AGENT && share == 1 && !vague_is_filler(vague_head(r, column)) &&
            !vague_may_fit(r, SENSE_PLACE, column) && !vague_fits(r, SENSE_TIME, column) &&
            !vague_fits(r, SENSE_CONTACT, column));
}

static void try_columns(const struct reader *r, size_t word, enum sense sense, int index,
                        struct vague *best) {
    struct vague vague = {.word = word, .subject = -1};
    const struct db_table *table = &r->catalogue->tables[index];
    double next = 0, supported = 0;
    if (word + 1 < r->count && vague_is_filler(r->words[word + 1].norm)) {
        return; /* "room number" says which */
    }
    for (int c = table->first_column; c < table->first_column + table->column_count; c++) {
        const struct words *words = link_column_words(r->in->links, c);
        const struct db_column *column = &r->catalogue->columns[c];
        bool other = !column->foreign_key && !is_identifier(r, c) &&
                     (sense == SENSE_NONE || !names_asked(r, index, c));
        double general = other ? vague_generality(r, word, sense, c) : 0;
        if (other && sense != SENSE_NONE && general < VAGUE_SURE && is_backed(r, sense, c)) {
            general = VAGUE_SURE;
        }
        if ((words->count == 1 && vague_is_word(r, word, words->norm[0])) ||
            (sense != SENSE_NONE && text_has_stem(words, r->words[word].stem))) {
            return; /* the column's very name */
        }
        if (general < VAGUE_PERHAPS || (sense != SENSE_NONE && general < VAGUE_SURE)) {
            next = general > next ? general : next;
            continue;
        }
        double share = support(r, c);
        bool needs = (general >= VAGUE_SHARED && general < VAGUE_SURE) || sense == SENSE_TIME;
        if (share < SUPPORT && needs) {
            continue;
        }
        if (vague.count == VAGUE_MAX) {
            return; /* too many to be kinds of one thing */
        }
        struct specific *specific = &vague.at[vague.count++];
        *specific = (struct specific){.table = index, .column = c, .words = words, .general = general};
        columns_add(&specific->shown, c);
        vague.score += general + share;
        supported = share > supported ? share : supported;
    }
    if (stands_out(&vague, next) && (sense != SENSE_NONE || supported >= SUPPORT)) {
        offer(r, &vague, best);
    }
}

/* ---- what one table refers to ---- */

static bool has_table(const struct vague *vague, int table) {
    for (size_t k = 0; k < vague->count; k++) {
        if (vague->at[k].column < 0 && vague->at[k].table == table) {
            return true;
        }
    }
    return false;
}

/* "Who issued it?": those that the table of what is asked about refers to, the bank and the branch, beside
 * such columns of its own. */
static void try_referred(const struct reader *r, size_t word, enum sense sense, int index,
                         struct vague *best) {
    struct vague vague = {.word = word, .subject = index};
    const struct db_table *table = &r->catalogue->tables[index];
    bool refers = false;
    for (int c = table->first_column; c < table->first_column + table->column_count; c++) {
        const struct db_column *column = &r->catalogue->columns[c];
        int parent = column->foreign_key ? parent_table(r->catalogue, c) : -1;
        if ((column->foreign_key && parent < 0) || (parent < 0 && is_identifier(r, c)) ||
            (parent >= 0 && has_table(&vague, parent)) || parent == index || !vague_fits(r, sense, c)) {
            continue;
        }
        if (vague.count == VAGUE_MAX) {
            return;
        }
        struct specific *specific = &vague.at[vague.count++];
        *specific = (struct specific){.table = parent >= 0 ? parent : index,
                                      .column = parent >= 0 ? -1 : c,
                                      .words = link_column_words(r->in->links, c),
                                      .general = VAGUE_SURE};
        if (parent >= 0) {
            display_columns(r->catalogue, parent, -1, &specific->shown);
        } else {
            columns_add(&specific->shown, c);
        }
        refers = refers || parent >= 0;
        vague.score += VAGUE_SURE;
    }
    if (refers) {
        offer(r, &vague, best);
    }
}

/* ---- tables ---- */

/* The table holds things of its own, by which people know them; it does not only tie others together. */
static bool holds_things(const struct reader *r, int table) {
    const struct db_table *t = &r->catalogue->tables[table];
    for (int c = t->first_column; c < t->first_column + t->column_count; c++) {
        const struct db_column *column = &r->catalogue->columns[c];
        if (!is_key_column(column) && !column->foreign_key && column->type == TYPE_TEXT) {
            return true;
        }
    }
    return false;
}

/* Every column of the one stands in the other too: that is a copy, and another matter. */
static bool is_copy(const struct reader *r, int table, int other) {
    const struct db_table *t = &r->catalogue->tables[table];
    for (int c = t->first_column; c < t->first_column + t->column_count; c++) {
        if (db_find_column(r->catalogue, other, r->catalogue->columns[c].name) < 0) {
            return false;
        }
    }
    return t->column_count == r->catalogue->tables[other].column_count;
}

/* The word is general for the rows of a table that the question is about. */
static bool names_used(const struct reader *r, const struct at_stake *stake, size_t word) {
    for (size_t i = 0; i < stake->used_count; i++) {
        if (vague_names_kind(r, word, stake->used[i]) && holds_things(r, stake->used[i])) {
            return true;
        }
    }
    return false;
}

bool vague_owns_object(const struct reader *r, size_t word) {
    size_t of = word;
    while (of > 0 && (r->cues[of - 1] & CUE_ARTICLE) != 0 && !clause_word_is(r, of - 1, "of")) {
        of--;
    }
    return of > 0 && clause_word_is(r, of - 1, "of") && clause_content(r, 0, of - 1) > 0 &&
           !clause_has(r, 0, of - 1, CUE_RELATIVE | CUE_COUNT) &&
           clause_find(r, 0, of - 1, CUE_PREPOSITION) == of - 1;
}

/* "the chefs", where there are executive chefs and sous chefs. */
static void try_tables(const struct reader *r, const struct at_stake *stake, size_t word,
                       struct vague *best) {
    struct vague vague = {.word = word, .subject = -1, .parallel = true};
    bool asked = clause_is_object(r, word) || vague_owns_object(r, word);
    if (!asked || (r->cues[word] & CUE_OUTPUT) != 0 || !names_used(r, stake, word)) {
        return;
    }
    for (size_t t = 0; t < r->catalogue->table_count; t++) {
        const struct words *words = link_table_words(r->in->links, (int)t);
        if (words->count == 1 && strcmp(words->stem[0], r->words[word].stem) == 0) {
            return; /* the table's very name */
        }
        if (!vague_names_kind(r, word, (int)t) || !holds_things(r, (int)t)) {
            continue;
        }
        if (vague.count == VAGUE_MAX || (vague.count > 0 && is_copy(r, vague.at[0].table, (int)t))) {
            return;
        }
        struct specific *specific = &vague.at[vague.count++];
        *specific = (struct specific){.table = (int)t, .column = -1, .words = words, .general = VAGUE_SHARED};
        display_columns(r->catalogue, (int)t, -1, &specific->shown);
        vague.score += VAGUE_SHARED;
    }
    offer(r, &vague, best);
}

/* Words besides the general one that the query does not account for: the verb and another are let pass; more
 * of them ask for what is not there. */
static bool leaves_much(const struct reader *r, const struct vague *vague, const struct sql_select *base) {
    uint64_t explained = 0;
    vague_explain(r, base, &explained);
    explain_span(&explained, vague_phrase(r, vague));
    for (size_t k = 0; k < vague->count; k++) {
        explain_name(r, &explained, false, vague->at[k].table);
    }
    return vague_sense(r, vague->word) != SENSE_NONE && explain_left(r, explained) > MAX_LEFT;
}

bool find_vagueness(struct reader *r) {
    const struct plans *plans = r->in->plans;
    if (plans == NULL || plans->count == 0) {
        return false;
    }
    struct vague best = {.score = 0};
    struct at_stake stake = {0};
    if (!find_stake(r, &stake)) {
        return false;
    }
    for (size_t i = 0; i < r->count; i++) {
        enum sense sense = vague_sense(r, i);
        if (sense == SENSE_NONE) { /* then only what a plan shows counts */
            for (size_t t = 0; t < stake.shown_count; t++) {
                try_columns(r, i, sense, stake.shown[t], &best);
            }
        } else if (sense != SENSE_AGENT || !vague_names_doer(r, i)) {
            for (size_t t = 0; t < stake.used_count; t++) {
                try_columns(r, i, sense, stake.used[t], &best);
                try_referred(r, i, sense, stake.used[t], &best);
            }
        }
        try_tables(r, &stake, i, &best);
    }
    const struct sql_select *base = best.count == 0 ? NULL : vague_base(r, &best);
    if (base == NULL || leaves_much(r, &best, base)) {
        return false;
    }
    struct column_list members = {.count = 0};
    for (size_t k = 0; k < best.count && best.at[k].column >= 0; k++) {
        columns_add(&members, best.at[k].column);
    }
    base = best.parallel ? base : mend_all(r, base, vague_phrase(r, &best), &members);
    if (best.count == 1) {
        vague_add_named(r, &best, base);
        reader_found(r, READING_VAGUE, CSQL_VAGUE_AMB, vague_phrase(r, &best));
        r->out->sure = true;
        r->out->reason = "the question names what it asks for";
        return r->out->count == 1;
    }
    reader_found(r, READING_VAGUE, CSQL_VAGUE_AMB, vague_phrase(r, &best));
    for (size_t k = 0; k < best.count; k++) {
        reader_add_element(r, best.at[k].table, best.at[k].column, NULL);
        vague_add_one(r, &best, base, k);
    }
    vague_add_all(r, &best, base);
    r->out->sure = vague_sense(r, best.word) != SENSE_NONE || best.parallel;
    r->out->reason = best.count == 2 ? "the word is general: it may mean either of them, or both"
                                     : "the word is general: it may mean any of them, or all";
    return r->out->count >= 2;
}
