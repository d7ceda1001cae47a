/* "Which bank issued it?" names what a general word would leave open: the rows of a table that the one in
 * question refers to, or a column of it. Where no plan shows that, the query is made to. */
#include <string.h>

#include "reading/vague.h"
#include "text/text.h"

/* How well words must name a table that is asked for. */
#define NAMED 0.7
#define IN_FULL 0.95
/* Longest noun, in words. */
#define MAX_NOUN 3
/* Plans whose first table is taken for what is asked about. */
#define MAX_PLANS 3

/* The first word of "which bank", "in which city"; r->count if the question does not begin so. */
static size_t find_noun(const struct reader *r) {
    size_t i = (r->count > 1 && (r->cues[0] & CUE_PREPOSITION) != 0) ? 1 : 0;
    bool asks = i < r->count && (r->cues[i] & CUE_QUESTION) != 0;
    return asks && clause_is_content(r, i + 1) ? i + 1 : r->count;
}

/* The table that the column refers to, or the column, is what the noun names. */
static bool is_named(const struct reader *r, struct span noun, int column, int parent) {
    const char *head = vague_head(r, column);
    bool one = noun.last - noun.first == 1;
    if (parent >= 0) {
        return match_table(r, noun, parent) >= (one ? NAMED : IN_FULL) ||
               (one && vague_is_word(r, noun.first, head));
    }
    const struct words *words = link_column_words(r->in->links, column);
    return one ? words->count == 1 && vague_is_word(r, noun.first, words->norm[0])
               : match_column(r, noun, column) >= IN_FULL;
}

/* The noun [word, last) as a thing that the table has or refers to; false if it is none. */
static bool find_thing(const struct reader *r, struct span noun, int table, struct specific *out) {
    const struct db_table *t = &r->catalogue->tables[table];
    for (int c = t->first_column; c < t->first_column + t->column_count; c++) {
        int parent = r->catalogue->columns[c].foreign_key ? parent_table(r->catalogue, c) : -1;
        if ((r->catalogue->columns[c].foreign_key && (parent < 0 || parent == table)) ||
            !is_named(r, noun, c, parent)) {
            continue;
        }
        *out = (struct specific){.table = parent >= 0 ? parent : table,
                                 .column = parent >= 0 ? -1 : c,
                                 .words = link_column_words(r->in->links, c),
                                 .general = VAGUE_SURE};
        if (parent >= 0) {
            display_columns(r->catalogue, parent, -1, &out->shown);
        } else {
            columns_add(&out->shown, c);
        }
        return true;
    }
    return false;
}

/* "Held", "staged": what was done, and no thing. */
static bool is_participle(const char *norm) {
    static const char *const others[] = {
        "held", "heard", "made", "built", "born", "sold", "found", "kept",  "taught", "won",  "sung",
        "shot", "set",   "put",  "led",   "done", "seen", "shown", "grown", "worn",   "sent", "bought"};
    const size_t length = strlen(norm);
    return (length > 4 && (strcmp(norm + length - 2, "ed") == 0 || strcmp(norm + length - 2, "en") == 0)) ||
           text_is_among(norm, others, sizeof others / sizeof *others);
}

/* Adds the verbs that say what the things named are to the rest: the one behind them ("which studio made it",
 * "which author is behind it"), and the one of a clause that describes ("the film that won the prize"). */
static size_t explain_verbs(const struct reader *r, size_t end, uint64_t *explained) {
    size_t last = end + 1 + (clause_is_copula(r, end) && vague_is_involved(r, end + 1));
    explain_span(explained, (struct span){end, last});
    if (end < r->count && (r->cues[end] & CUE_FINITE) != 0 && is_participle(r->words[r->count - 1].norm)) {
        explain_span(explained, (struct span){r->count - 1, r->count}); /* "was it held" */
    }
    for (size_t i = end + 1; i + 1 < r->count; i++) {
        if ((r->cues[i] & CUE_RELATIVE) != 0 && clause_is_content(r, i + 1)) {
            explain_span(explained, (struct span){i + 1, i + 2});
        }
    }
    return last < r->count ? last : r->count;
}

/* Adds the words that an order says: "the most", "highest". */
static void explain_ends(const struct reader *r, uint64_t *explained) {
    static const char *const ends[] = {"most", "least", "fewest", "top"};
    for (size_t i = 0; i < r->count; i++) {
        const char *norm = r->words[i].norm;
        const size_t length = strlen(norm);
        if ((length > 4 && strcmp(norm + length - 3, "est") == 0) ||
            text_is_among(norm, ends, sizeof ends / sizeof *ends)) {
            explain_span(explained, (struct span){i, i + 1});
        }
    }
}

/* What the nouns from the word on name, "and" between them; *said gets them and their verb. */
static size_t find_things(const struct reader *r, size_t word, int table, struct vague *out,
                          uint64_t *explained, struct span *said) {
    out->subject = table;
    size_t end = word;
    for (size_t i = word; i < r->count && out->count < VAGUE_MAX; i = end + 1) {
        bool found = false;
        for (size_t n = MAX_NOUN; n > 0 && !found; n--) {
            struct span noun = {i, i + n};
            found = noun.last <= r->count && clause_content(r, i, noun.last) == n &&
                    find_thing(r, noun, table, &out->at[out->count]);
            end = found ? noun.last : end;
        }
        if (!found) {
            break;
        }
        explain_span(explained, (struct span){i, end});
        out->count++;
        out->word = word;
        if (end >= r->count || (r->cues[end] & CUE_AND) == 0) {
            break;
        }
    }
    *said = (struct span){word, out->count > 0 ? explain_verbs(r, end, explained) : end};
    return out->count;
}

/* The columns of the thing stand among the results. */
static bool is_shown(const struct reader *r, const struct sql_core *core, const struct specific *thing) {
    for (size_t i = 0; i < core->result_count; i++) {
        const struct sql_expr *expr = core->results[i].expr;
        bool column = expr->kind == SQL_COLUMN && expr->column_index >= 0;
        if (expr->kind == SQL_STAR ||
            (column &&
             (thing->column >= 0 ? expr->column_index == thing->column
                                 : r->catalogue->columns[expr->column_index].table == thing->table ||
                                       parent_table(r->catalogue, expr->column_index) == thing->table))) {
            return true;
        }
    }
    return false;
}

bool find_named(struct reader *r) {
    const struct plans *plans = r->in->plans;
    size_t noun = find_noun(r), looked = 0;
    if (plans == NULL) {
        return false;
    }
    for (size_t p = 0; p < plans->count && noun < r->count && looked < MAX_PLANS; p++) {
        const struct sql_select *tree = plans->at[p].tree;
        looked += tree != NULL;
        if (tree == NULL || !vague_is_likely(plans, p) || !swap_is_plain(tree) ||
            (tree->cores[0]->where == NULL && tree->order_count == 0) ||
            tree->cores[0]->result_count > VAGUE_MAX || tree->cores[0]->results[0].expr->kind != SQL_COLUMN ||
            (tree->cores[0]->group_count > 0 && tree->cores[0]->having != NULL)) {
            continue;
        }
        for (size_t s = 0; s < tree->cores[0]->source_count; s++) {
            struct vague vague = {.count = 0};
            uint64_t explained = 0;
            struct span said;
            if (find_things(r, noun, tree->cores[0]->sources[s]->table_index, &vague, &explained, &said) ==
                0) {
                continue;
            }
            vague_explain(r, tree, &explained);
            if (tree->order_count > 0) {
                explain_ends(r, &explained);
            }
            if (explain_left(r, explained) > 0 || explain_asks_more(r, explained)) {
                return false;
            }
            reader_found(r, READING_VAGUE, CSQL_VAGUE_AMB, said);
            if (vague.count == 1 && is_shown(r, tree->cores[0], &vague.at[0])) {
                const char *question = r->in->linked->question;
                reader_add(r, sql_copy(r->arena, tree), 1, question, question);
            } else {
                vague_add_named(r, &vague, tree);
            }
            r->out->reason = "the question names what it asks for";
            return r->out->count == 1;
        }
    }
    return false;
}
