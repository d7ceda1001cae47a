/* Twins (AmbiQT, section 3): the same attribute kept in a second table that shares the key (join ambiguity),
 * and an aggregate that is stored beside the details it would be computed from. The plan gives one query; its
 * twin takes the attribute from the other place. */
#include <string.h>

#include "reading/priors.h"
#include "reading/twins.h"
#include "text/text.h"

/* Plans that are looked at for one with a twin, and how near to the best it must be. */
#define MAX_PLANS 2
#define NEAR 0.5
/* Columns that a table split off another repeats, besides its key. */
#define MAX_SHARED 1

/* ---- attributes kept twice ---- */

int twin_namesake(const struct reader *r, int other, int column) {
    return db_find_column(r->catalogue, other, r->catalogue->columns[column].name);
}

void twin_swap_all(const struct reader *r, int from, int to, struct twin *twin) {
    const struct db_table *table = &r->catalogue->tables[from];
    for (int c = table->first_column; c < table->first_column + table->column_count; c++) {
        int same = twin_namesake(r, to, c);
        if (same >= 0 && twin->count < MAX_SWAPS) {
            twin->swaps[twin->count++] = (struct column_swap){c, same};
        }
    }
}

/* True if the name of the one table, then more, makes the name of the other ("person", "person_address"). */
static bool extends_name(const struct reader *r, int table, int other) {
    const struct words *a = link_table_words(r->in->links, table), *b = link_table_words(r->in->links, other);
    for (size_t k = 0; k < a->count; k++) {
        if (k >= b->count || strcmp(a->stem[k], b->stem[k]) != 0) {
            return false;
        }
    }
    return a->count > 0 && b->count > a->count;
}

/* One of the columns refers to the other. */
static bool are_keyed(const struct reader *r, int a, int b) {
    for (size_t k = 0; k < r->catalogue->key_count; k++) {
        const struct db_key *key = &r->catalogue->keys[k];
        if ((key->from == a && key->to == b) || (key->from == b && key->to == a)) {
            return true;
        }
    }
    return false;
}

/* Every column of the smaller table stands in the other too. */
static bool is_copy(const struct reader *r, int small, int large) {
    const struct db_table *t = &r->catalogue->tables[small];
    for (int c = t->first_column; c < t->first_column + t->column_count; c++) {
        if (twin_namesake(r, large, c) < 0) {
            return false;
        }
    }
    return t->column_count < r->catalogue->tables[large].column_count;
}

/* Columns besides keys that both tables have. */
static size_t shared_columns(const struct reader *r, int table, int other) {
    const struct db_table *t = &r->catalogue->tables[table];
    size_t count = 0;
    for (int c = t->first_column; c < t->first_column + t->column_count; c++) {
        count += !is_key_column(&r->catalogue->columns[c]) && twin_namesake(r, other, c) >= 0;
    }
    return count;
}

/* The question says a word of one table's name that neither the other's has nor the column's: that table is
 * meant. */
static bool says_table(const struct reader *r, int table, int other, int column) {
    const struct words *words = link_table_words(r->in->links, table);
    uint64_t others = 0, own = 0;
    explain_name(r, &others, false, other);
    explain_name(r, &others, true, column);
    explain_name(r, &own, false, table);
    return words->count > 1 && (own & ~others) != 0;
}

/* The rows of both tables are about the same things: they share a key by name, which is alone a key of both
 * (and the one refers to the other by it or is named for the other), or one holds nothing but a part of the
 * other. */
static bool is_split(const struct reader *r, int table, int other) {
    const struct db_table *t = &r->catalogue->tables[table];
    bool named = extends_name(r, table, other) || extends_name(r, other, table);
    bool copied = is_copy(r, table, other) || is_copy(r, other, table);
    if (!named && shared_columns(r, table, other) > MAX_SHARED) {
        return false; /* two kinds of one thing, each with a name of its own */
    }
    for (int c = t->first_column; c < t->first_column + t->column_count; c++) {
        const struct db_column *key = &r->catalogue->columns[c];
        int same = twin_namesake(r, other, c);
        if (same < 0 || !(key->primary_key || key->unique || is_key_column(key))) {
            continue;
        }
        const struct db_column *twin = &r->catalogue->columns[same];
        bool alone = key->unique && twin->unique;
        if ((named || are_keyed(r, c, same)) && (alone || copied)) {
            return true;
        }
    }
    return false;
}

static bool is_shown(const struct sql_core *core, int column) {
    for (size_t i = 0; i < core->result_count; i++) {
        const struct sql_expr *expr = core->results[i].expr;
        bool bare = expr->kind == SQL_COLUMN;
        const struct sql_expr *inner =
            !bare && expr->kind == SQL_CALL && expr->operand_count == 1 ? expr->operands[0] : expr;
        if (inner->kind == SQL_COLUMN && inner->column_index == column) {
            return true;
        }
    }
    return false;
}

/* Another table that holds a shown column too. */
static bool find_copy(const struct reader *r, const struct sql_select *tree, struct twin *out) {
    const struct sql_core *core = tree->cores[0];
    for (size_t c = 0; c < r->catalogue->column_count; c++) {
        const struct db_column *column = &r->catalogue->columns[c];
        if (is_key_column(column) || column->primary_key || !is_shown(core, (int)c)) {
            continue;
        }
        for (size_t t = 0; t < r->catalogue->table_count; t++) {
            int same = (int)t == column->table ? -1 : twin_namesake(r, (int)t, (int)c);
            if (same < 0 || is_shown(core, same) || !is_split(r, column->table, (int)t) ||
                says_table(r, column->table, (int)t, (int)c) ||
                says_table(r, (int)t, column->table, (int)c)) {
                continue;
            }
            *out = (struct twin){
                .swaps = {{(int)c, same}}, .count = 1, .from = column->table, .to = (int)t, .column = (int)c};
            /* leaving the smaller table, nothing of it is needed; leaving the larger, its rows are asked for
             */
            out->keep_from =
                r->catalogue->tables[column->table].column_count >= r->catalogue->tables[t].column_count;
            return true;
        }
    }
    return false;
}

/* ---- the pair ---- */

/* "the customer records", of a table of customers; "the price list". */
static const char *table_phrase(struct reader *r, int table) {
    static const char *const kept[] = {"record", "list", "log", "history", "data", "detail", "register"};
    const struct words *words = link_table_words(r->in->links, table);
    const char *text = "the";
    bool records = true;
    for (size_t k = 0; k < words->count && text != NULL; k++) {
        bool last = k + 1 == words->count;
        const char *word = last ? text_singular(r->arena, words->norm[k]) : words->norm[k];
        records = !(last && word != NULL && text_is_among(word, kept, sizeof kept / sizeof *kept));
        text = word == NULL ? NULL : arena_printf(r->arena, "%s %s", text, records ? word : words->norm[k]);
    }
    text = text == NULL || !records ? text : arena_printf(r->arena, "%s records", text);
    return text == NULL ? reader_no_memory(r) : text;
}

/* The words that name the column or table best; empty if none do. */
static struct span find_term(const struct reader *r, bool column, int index) {
    struct span best = {0, 0};
    float score = 0;
    const struct linked *linked = r->in->linked;
    for (size_t i = 0; i < linked->match_count; i++) {
        const struct link_match *m = &linked->matches[i];
        float here = m->lexical > m->semantic ? m->lexical : m->semantic;
        if (m->column == column && m->index == index && here > score && m->last <= r->count) {
            score = here;
            best = (struct span){m->first, m->last};
        }
    }
    return best;
}

/* The words that name either of two like tables, else the first noun of the question. */
static struct span find_noun(const struct reader *r, const struct twin *twin) {
    struct span term = find_term(r, false, twin->from);
    term = term.first < term.last ? term : find_term(r, false, twin->to);
    for (size_t i = 0; i < r->count && term.first == term.last; i++) {
        term = (struct span){i, i + clause_is_content(r, i)};
    }
    return term;
}

static bool add_pair(struct reader *r, struct sql_select *one, struct sql_select *two,
                     const struct twin *twin, enum reading_kind kind, csql_mode mode) {
    const char *from = table_phrase(r, twin->from), *to = table_phrase(r, twin->to);
    const char *tail = rewrite_tail(r), *body = rewrite_text(r, 0, r->count);
    struct span term = twin->column >= 0 ? find_term(r, true, twin->column) : find_noun(r, twin);
    if (one == NULL || two == NULL || from == NULL || to == NULL || body == NULL || term.first == term.last) {
        return false;
    }
    reader_found(r, kind, mode, term);
    reader_add_element(r, twin->from, twin->column, NULL);
    int other = twin->column >= 0 ? twin_namesake(r, twin->to, twin->column) : -1;
    reader_add_element(r, twin->to, other, NULL);
    bool computes = mode == CSQL_AGG_AMB;
    const size_t before = r->out->count;
    reader_add(r, one, PRIOR_FIRST, arena_printf(r->arena, "%s, according to %s%s", body, from, tail),
               arena_printf(r->arena, computes ? "what is worked out from %s" : "the answer from %s", from));
    reader_add(r, two, 1 - PRIOR_FIRST, arena_printf(r->arena, "%s, according to %s%s", body, to, tail),
               arena_printf(r->arena, computes ? "what is kept in %s" : "the answer from %s", to));
    for (size_t i = before; r->out->count == before + 2 && i < r->out->count; i++) {
        r->out->at[i].place = i == before ? from : to;
    }
    r->out->reason = computes ? "it is kept as well as worked out" : "two places hold it";
    return r->out->count == 2;
}

/* The question says a word of the table's name: it means that one. */
static bool is_named(const struct reader *r, int table) {
    const struct linked *linked = r->in->linked;
    for (size_t i = 0; i < linked->match_count; i++) {
        const struct link_match *m = &linked->matches[i];
        if (!m->column && m->index == table && m->code != LINK_SEMANTIC) {
            return true;
        }
    }
    return false;
}

/* Two tables with the same columns, neither of them named: either may be meant. */
static bool find_double(const struct reader *r, const struct sql_core *core, struct twin *twin) {
    for (size_t i = 0; i < core->source_count; i++) {
        int table = core->sources[i]->table_index;
        for (size_t t = 0; t < r->catalogue->table_count; t++) {
            if ((int)t == table || is_named(r, table) || is_named(r, (int)t) ||
                r->catalogue->tables[t].column_count < 2 ||
                r->catalogue->tables[t].column_count != r->catalogue->tables[table].column_count) {
                continue;
            }
            *twin = (struct twin){.from = table, .to = (int)t, .column = -1};
            twin_swap_all(r, table, (int)t, twin);
            if (twin->count == (size_t)r->catalogue->tables[t].column_count) {
                return true;
            }
        }
    }
    return false;
}

static void drop_repeats(struct sql_core *core) {
    for (size_t i = 1; i < core->result_count;) {
        bool again = false;
        for (size_t k = 0; k < i && !again; k++) {
            again = sql_same_expr(core->results[i].expr, core->results[k].expr);
        }
        if (again) {
            memmove(&core->results[i], &core->results[i + 1],
                    (core->result_count - i - 1) * sizeof *core->results);
            core->result_count--;
        } else {
            i++;
        }
    }
}

/* The query over the one table alone, and over the other alone. */
static bool try_double(struct reader *r, const struct sql_select *tree, struct twin *twin) {
    struct column_swap back[MAX_SWAPS];
    for (size_t i = 0; i < twin->count; i++) {
        back[i] = (struct column_swap){twin->swaps[i].to, twin->swaps[i].from};
    }
    int others[2 * READING_MAX];
    size_t count = 0;
    const struct sql_core *core = tree->cores[0];
    for (size_t i = 0; i < core->source_count && count + 1 < sizeof others / sizeof *others; i++) {
        int table = core->sources[i]->table_index;
        if (table != twin->from && table != twin->to) {
            others[count++] = table;
        }
    }
    others[count] = twin->from;
    struct sql_select *one = swap_columns(r, tree, back, twin->count, true, others, count + 1);
    others[count] = twin->to;
    struct sql_select *two = swap_columns(r, tree, twin->swaps, twin->count, true, others, count + 1);
    if (one != NULL && two != NULL) {
        drop_repeats(one->cores[0]);
        drop_repeats(two->cores[0]);
    }
    return add_pair(r, one, two, twin, READING_TABLE, CSQL_TABLE_AMB);
}

static bool try_plan(struct reader *r, const struct sql_select *tree) {
    struct twin twin = {.count = 0};
    struct sql_select *computed = NULL, *stored = NULL;
    if (twin_aggregate(r, tree, &twin, &computed, &stored)) {
        drop_repeats(computed->cores[0]);
        drop_repeats(stored->cores[0]);
        if (add_pair(r, computed, stored, &twin, READING_AGGREGATE, CSQL_AGG_AMB)) {
            return true;
        }
    }
    if (find_double(r, tree->cores[0], &twin)) {
        return try_double(r, tree, &twin);
    }
    if (!find_copy(r, tree, &twin)) {
        return false;
    }
    const int keep[] = {twin.from};
    return add_pair(r, sql_copy(r->arena, tree),
                    swap_columns(r, tree, twin.swaps, twin.count, true, keep, twin.keep_from), &twin,
                    READING_JOIN, CSQL_JOIN_AMB);
}

bool find_twins(struct reader *r) {
    const struct plans *plans = r->in->plans;
    for (size_t i = 0; plans != NULL && i < plans->count && i < MAX_PLANS; i++) {
        const struct sql_select *tree = plans->at[i].tree;
        if (plans->at[i].score < NEAR * plans->at[0].score || !swap_is_plain(tree)) {
            continue;
        }
        if (try_plan(r, tree)) {
            return true;
        }
        *r->out = (struct readings){0};
    }
    return false;
}
