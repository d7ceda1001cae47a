/* What a query shows, held against the words that ask for it: "the drugs" are shown by their names, not by
 * their numbers, and "the drugs made by Bayer" without the maker, who is said already. */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "reading/internal.h"
#include "text/text.h"

/* How well words must name a table to be taken for it. */
#define NAMED 0.7
/* How well words must name what is asked for. */
#define ASKED 0.9
/* How alike in meaning a word must be to a column's name to ask for it. */
#define LIKE 0.4
/* Mentions of values of a column that are looked at. */
#define MAX_MENTIONS 8
/* Most tables that stay joined. */
#define MAX_KEPT 12

static const char *last_word(const struct words *words) {
    return words->count > 0 ? words->norm[words->count - 1] : "";
}

/* The question says the word, in the singular or the plural. */
static bool says(const struct reader *r, const char *norm) {
    size_t length = strlen(norm);
    for (size_t i = 0; i < r->count && length > 0; i++) {
        const char *said = r->words[i].norm;
        if (strncmp(said, norm, length) == 0 && (said[length] == '\0' || strcmp(said + length, "s") == 0)) {
            return true;
        }
    }
    return false;
}

/* A number that only tells rows apart, and that no word asks for. */
static bool is_unasked_key(const struct reader *r, int column) {
    const struct db_column *c = &r->catalogue->columns[column];
    const struct words *words = link_column_words(r->in->links, column);
    const char *last = last_word(words);
    bool id = strcmp(last, "id") == 0 || strcmp(last, "identifier") == 0;
    return is_key_column(c) && (c->primary_key || c->foreign_key) && id && !says(r, "id") &&
           !says(r, "identifier") && !says(r, "identification") && !says(r, "key") && !says(r, "code") &&
           !says(r, "number");
}

/* The table whose row the key tells: its own or the one that it refers to, as the question names them. */
static int told_by(const struct reader *r, int column) {
    const struct db_column *c = &r->catalogue->columns[column];
    int parent = c->foreign_key ? parent_table(r->catalogue, column) : -1;
    struct span span;
    if (parent < 0) {
        return c->table;
    }
    double own = match_find_table(r, 0, r->count, c->table, &span);
    double other = match_find_table(r, 0, r->count, parent, &span);
    return own > other && own >= NAMED ? c->table : parent;
}

static bool shows(const struct sql_core *core, size_t count, int column) {
    for (size_t i = 0; i < count; i++) {
        const struct sql_expr *expr = core->results[i].expr;
        if (expr->kind == SQL_COLUMN && expr->column_index == column) {
            return true;
        }
    }
    return false;
}

static bool uses_table(const struct sql_core *core, int table) {
    for (size_t i = 0; i < core->source_count; i++) {
        if (core->sources[i]->table_index == table) {
            return true;
        }
    }
    return false;
}

/* The names in the place of the keys that nobody asked for. False if nothing changes. */
static bool show_names(struct reader *r, struct sql_core *core, int *tables, size_t *table_count) {
    struct sql_result *results = core->results;
    size_t count = core->result_count;
    bool changed = false;
    core->results = NULL;
    core->result_count = core->result_capacity = 0;
    for (size_t i = 0; i < count; i++) {
        const struct sql_expr *expr = results[i].expr;
        struct column_list names = {.count = 0};
        bool key =
            expr->kind == SQL_COLUMN && expr->column_index >= 0 && is_unasked_key(r, expr->column_index);
        int table = key ? told_by(r, expr->column_index) : -1;
        if (key) {
            display_columns(r->catalogue, table, -1, &names);
        }
        key = key && names.count > 0 && is_name_column(&r->catalogue->columns[names.at[0]]);
        if (!key && !sql_add_result(r->arena, core, results[i].expr)) {
            return reader_no_memory(r) != NULL;
        }
        for (size_t k = 0; k < names.count && key; k++) {
            bool again = shows(core, core->result_count, names.at[k]);
            struct sql_expr *name = sql_column(r->arena, r->catalogue, names.at[k]);
            if (!again && !sql_add_result(r->arena, core, name)) {
                return reader_no_memory(r) != NULL;
            }
        }
        if (key && !uses_table(core, table) && *table_count < MAX_KEPT) {
            tables[(*table_count)++] = table;
        }
        changed = changed || key;
    }
    return changed;
}

/* ---- what a condition has said already ---- */

/* Words of the question that speak of the column by one of its own words or a word of their family. */
static size_t mentions(const struct reader *r, int column) {
    const struct words *words = link_column_words(r->in->links, column);
    size_t count = 0;
    for (size_t i = 0; i < r->count; i++) {
        bool said = false;
        for (size_t k = 0; k < words->count && !said && !r->words[i].stopword; k++) {
            said = strcmp(words->stem[k], r->words[i].stem) == 0;
        }
        count += said;
    }
    return count;
}

/* One of the conditions that must all hold compares the column with a literal. */
static bool is_fixed(const struct sql_expr *where, int column) {
    bool all = where->kind == SQL_LOGIC && where->op == SQL_AND;
    for (size_t i = 0; i < (all ? where->operand_count : 1); i++) {
        const struct sql_expr *term = all ? where->operands[i] : where;
        bool compares = term->kind == SQL_BINARY && term->op == SQL_EQ &&
                        term->operands[0]->kind == SQL_COLUMN &&
                        (term->operands[1]->kind == SQL_TEXT || term->operands[1]->kind == SQL_NUMBER);
        if (compares && term->operands[0]->column_index == column) {
            return true;
        }
    }
    return false;
}

/* What is the same in every row, and said only to say so, is left out beside what is asked for. */
static bool drop_fixed(const struct reader *r, struct sql_core *core) {
    size_t kept = 0, count = core->result_count;
    for (size_t i = 0; i < count && core->where != NULL; i++) {
        const struct sql_expr *expr = core->results[i].expr;
        bool fixed = expr->kind == SQL_COLUMN && expr->column_index >= 0 &&
                     !clause_has(r, 0, r->count, CUE_BOTH) && is_fixed(core->where, expr->column_index) &&
                     mentions(r, expr->column_index) <= 1;
        if (!fixed || (kept == 0 && i + 1 == count)) {
            core->results[kept++] = core->results[i];
        }
    }
    if (core->where != NULL) {
        core->result_count = kept;
    }
    return core->result_count < count;
}

/* ---- what orders the rows, and nothing else ---- */

static bool is_superlative(const char *norm) {
    size_t length = strlen(norm);
    return length > 5 && strcmp(norm + length - 3, "est") == 0;
}

/* The noun after the request names the table in full: "list the procedures", also behind what is fronted, and
 * behind a comparison ("the cheapest exhibit"). */
static bool is_asked(const struct reader *r, int table) {
    for (size_t i = 0; i < r->count; i++) {
        size_t noun = i + 1;
        while (noun < r->count &&
               ((r->cues[noun] & (CUE_ARTICLE | CUE_FINITE | CUE_COMPARE | CUE_PRONOUN)) != 0 ||
                is_superlative(r->words[noun].norm))) {
            noun++;
        }
        if ((r->cues[i] & (CUE_REQUEST | CUE_QUESTION)) == 0 || noun >= r->count ||
            !clause_is_content(r, noun)) {
            continue;
        }
        struct span span;
        return match_find_table(r, noun, noun + 3, table, &span) >= ASKED && span.first == noun &&
               (span.last >= r->count || !clause_is_content(r, span.last));
    }
    return false;
}

/* "In the order of cost, list the procedures" asks for the procedures: they are shown too where only the
 * order is. False if nothing changes. */
static bool show_ordered(struct reader *r, struct sql_select *tree) {
    struct sql_core *core = tree->cores[0];
    bool only = tree->order_count > 0 && core->group_count == 0 && core->source_count == 1;
    for (size_t i = 0; i < core->result_count && only; i++) {
        bool orders = false;
        for (size_t k = 0; k < tree->order_count; k++) {
            orders = orders || sql_same_expr(core->results[i].expr, tree->order[k].expr);
        }
        only = orders && core->results[i].expr->kind == SQL_COLUMN;
    }
    for (size_t i = 0; i < core->source_count && only; i++) {
        struct column_list display = {.count = 0};
        int table = core->sources[i]->table_index;
        display_columns(r->catalogue, table, -1, &display);
        if (!is_asked(r, table) || shows(core, core->result_count, display.at[0]) ||
            is_key_column(&r->catalogue->columns[display.at[0]])) {
            continue;
        }
        struct sql_expr *name = sql_column(r->arena, r->catalogue, display.at[0]);
        if (!sql_add_result(r->arena, core, name)) {
            return reader_no_memory(r) != NULL;
        }
        struct sql_result last = core->results[core->result_count - 1];
        memmove(&core->results[1], &core->results[0], (core->result_count - 1) * sizeof *core->results);
        core->results[0] = last;
        return true;
    }
    return false;
}

/* The columns by which the table's rows are known come first. */
static bool show_first(struct reader *r, struct sql_core *core, int table) {
    struct column_list display = {.count = 0};
    struct sql_result *old = core->results;
    size_t count = core->result_count;
    display_columns(r->catalogue, table, -1, &display);
    core->results = NULL;
    core->result_count = core->result_capacity = 0;
    for (size_t i = 0; i < display.count; i++) {
        if (!sql_add_result(r->arena, core, sql_column(r->arena, r->catalogue, display.at[i]))) {
            return reader_no_memory(r) != NULL;
        }
    }
    for (size_t i = 0; i < count; i++) {
        if (!sql_add_result(r->arena, core, old[i].expr)) {
            return reader_no_memory(r) != NULL;
        }
    }
    return true;
}

/* "What share of the people speaks each language?" asks for numbers that belong to something: it is shown
 * with them. "For each product, show the quantity" says itself what is to be shown. False if nothing
 * changes. */
static bool show_each(struct reader *r, struct sql_core *core) {
    int table = -1;
    for (size_t i = 0; i < core->result_count; i++) {
        const struct sql_expr *expr = core->results[i].expr;
        int column = expr->kind == SQL_COLUMN ? expr->column_index : -1;
        if (column < 0 || r->catalogue->columns[column].type != TYPE_NUMBER ||
            is_key_column(&r->catalogue->columns[column]) ||
            (table >= 0 && r->catalogue->columns[column].table != table)) {
            return false;
        }
        table = r->catalogue->columns[column].table;
    }
    size_t each = clause_find(r, 0, r->count, CUE_EACH) + 1;
    struct column_list display = {.count = 0};
    struct span span;
    bool opens = each == 2; /* "for each" */
    if (opens || table < 0 || core->group_count > 0 || core->distinct || each >= r->count ||
        match_find_table(r, each, each + 2, table, &span) < ASKED || span.first != each ||
        (span.last < r->count && clause_is_content(r, span.last))) {
        return false;
    }
    display_columns(r->catalogue, table, -1, &display);
    return is_name_column(&r->catalogue->columns[display.at[0]]) && show_first(r, core, table);
}

/* "Using the number of sales as the criterion of success": the words say what orders the rows. */
static bool says_criterion(const struct reader *r) {
    static const char *const as[] = {"criteria", "criterion", "measure",    "indicator",
                                     "basis",    "metric",    "definition", "proxy"};
    for (size_t i = 2; i < r->count; i++) {
        if (text_is_among(r->words[i].norm, as, sizeof as / sizeof *as) &&
            (clause_word_is(r, i - 1, "as") || clause_word_is(r, i - 2, "as"))) {
            return true;
        }
    }
    return false;
}

/* A calculation that only orders the rows is not shown beside what is asked for. */
static bool drop_criterion(const struct reader *r, struct sql_select *tree) {
    struct sql_core *core = tree->cores[0];
    size_t kept = 0;
    const size_t count = core->result_count;
    for (size_t i = 0; i < count; i++) {
        bool orders = core->results[i].expr->kind == SQL_CALL && tree->order_count > 0 &&
                      sql_same_expr(core->results[i].expr, tree->order[0].expr) && says_criterion(r);
        if (!orders || (kept == 0 && i + 1 == count)) {
            core->results[kept++] = core->results[i];
        }
    }
    core->result_count = kept;
    return kept < count;
}

/* ---- what nobody asked for ---- */

/* A word of the question that the column's name has, or is like in meaning. */
static bool may_say(const struct reader *r, int column) {
    const struct words *words = link_column_words(r->in->links, column);
    for (size_t i = 0; i < r->count; i++) {
        const struct words *table = link_table_words(r->in->links, r->catalogue->columns[column].table);
        if (!clause_is_content(r, i)) {
            continue;
        }
        bool thing = false; /* the noun for the rows themselves is like most of what is known of them */
        for (size_t k = 0; k < table->count; k++) {
            thing = thing || strcmp(table->stem[k], r->words[i].stem) == 0;
        }
        for (size_t k = 0; k < words->count; k++) {
            if (strcmp(words->stem[k], r->words[i].stem) == 0) {
                return true;
            }
        }
        if (thing) {
            continue;
        }
        if ((double)link_semantic(r->in->links, r->words[i].norm, true, column) >= LIKE) {
            return true;
        }
    }
    return false;
}

/* The column is the name of another thing, of which the question says nothing: a room's building. */
static bool is_of_another(const struct reader *r, int column, const struct column_list *display) {
    const struct words *words = link_column_words(r->in->links, column);
    bool own = false, said = false;
    for (size_t i = 0; i < display->count; i++) {
        own = own || display->at[i] == column;
    }
    for (size_t k = 0; k + 1 < words->count; k++) {
        for (size_t i = 0; i < r->count; i++) {
            said = said || strcmp(words->stem[k], r->words[i].stem) == 0;
        }
    }
    return !own && !said && words->count > 1 && is_name_column(&r->catalogue->columns[column]);
}

/* "The cheapest exhibit" asks for the exhibit: where the one thing that is shown of it is nothing that the
 * question says, its name is shown. False if nothing changes. */
static bool show_asked(struct reader *r, struct sql_core *core) {
    int column = core->result_count == 1 && core->results[0].expr->kind == SQL_COLUMN
                     ? core->results[0].expr->column_index
                     : -1;
    int table = column < 0 ? -1 : r->catalogue->columns[column].table;
    struct column_list display = {.count = 0};
    if (column < 0 || core->group_count > 0 || !is_asked(r, table)) {
        return false;
    }
    display_columns(r->catalogue, table, -1, &display);
    const struct db_column *shown = &r->catalogue->columns[column];
    const struct db_column *name = &r->catalogue->columns[display.at[0]];
    bool unsaid = !is_name_column(shown) && !is_key_column(shown) && !core->distinct &&
                  is_name_column(name) && !may_say(r, column);
    if (!unsaid && !is_of_another(r, column, &display)) {
        return false;
    }
    core->result_count = 0;
    for (size_t i = 0; i < display.count; i++) {
        if (!sql_add_result(r->arena, core, sql_column(r->arena, r->catalogue, display.at[i]))) {
            return reader_no_memory(r) != NULL;
        }
    }
    return true;
}

/* ---- values ---- */

/* "Assoc. Prof." is said, and the query has "Prof.", which is stored too: the longer is meant. */
static bool say_whole(struct reader *r, struct sql_expr *where) {
    bool all = where->kind == SQL_LOGIC && where->op == SQL_AND, changed = false;
    for (size_t i = 0; i < (all ? where->operand_count : 1); i++) {
        struct sql_expr *term = all ? where->operands[i] : where;
        struct mention mentions[MAX_MENTIONS];
        if (term->kind != SQL_BINARY || term->op != SQL_EQ || term->operands[0]->kind != SQL_COLUMN ||
            term->operands[0]->column_index < 0 || term->operands[1]->kind != SQL_TEXT) {
            continue;
        }
        size_t count = mention_find(r, 0, r->count, term->operands[0]->column_index, mentions, MAX_MENTIONS);
        const struct mention *own = NULL, *longer = NULL;
        for (size_t m = 0; m < count; m++) {
            own = strcmp(mentions[m].stored, term->operands[1]->text) == 0 ? &mentions[m] : own;
        }
        for (size_t m = 0; m < count && own != NULL; m++) {
            const struct mention *other = &mentions[m];
            bool around = other->span.first <= own->span.first && other->span.last >= own->span.last &&
                          other->span.last - other->span.first > own->span.last - own->span.first;
            longer = around && other->whole ? other : longer;
        }
        if (longer != NULL) {
            term->operands[1] = sql_text(r->arena, longer->stored);
            changed = true;
        }
    }
    return changed;
}

/* ---- numbers that a name says ---- */

/* The number of a comparison, or false. */
static bool compared_number(const struct sql_expr *term, double *number) {
    if (term->kind != SQL_BINARY || term->operand_count != 2 || term->operands[1]->kind != SQL_NUMBER) {
        return false;
    }
    *number = strtod(term->operands[1]->text, NULL);
    return true;
}

/* The only words that say the number say it as part of the name of a column that is shown: "10 year survival
 * rate" asks for no ten of anything. */
static bool is_in_name(const struct reader *r, const struct sql_core *core, double number) {
    bool named = false;
    for (size_t i = 0; i < r->count; i++) {
        double said;
        struct span span;
        if (!said_number(r, i, &said, &span) || said != number) {
            continue;
        }
        bool here = false;
        for (size_t c = 0; c < core->result_count && !here; c++) {
            int column = core->results[c].expr->kind == SQL_COLUMN ? core->results[c].expr->column_index : -1;
            const struct words *words = column < 0 ? NULL : link_column_words(r->in->links, column);
            for (size_t k = 0; words != NULL && k + 1 < words->count && i + 1 < r->count && !here; k++) {
                here = says_spelled_number(r, i, words->norm[k]) &&
                       strcmp(words->stem[k + 1], r->words[i + 1].stem) == 0;
            }
        }
        if (!here) {
            return false;
        }
        named = true;
    }
    return named;
}

static bool drop_numbers(const struct reader *r, struct sql_core *core) {
    double number;
    if (core->having == NULL || !compared_number(core->having, &number) || !is_in_name(r, core, number)) {
        return false;
    }
    core->having = NULL;
    bool computes = false;
    for (size_t i = 0; i < core->result_count; i++) {
        computes = computes || sql_has_aggregate(core->results[i].expr);
    }
    core->group_count = computes ? core->group_count : 0;
    return true;
}

/* No two rows have the same value there. */
static bool is_unique(const struct reader *r, int column) {
    const struct db_column *c = &r->catalogue->columns[column];
    return c->unique || (c->distinct > 0 && c->distinct == r->catalogue->tables[c->table].rows);
}

/* The condition names the one row that the column is of. */
static bool is_of_one_row(const struct reader *r, const struct sql_core *core,
                          const struct sql_expr *column) {
    struct column_list names = {.count = 0};
    bool single = core->where != NULL && core->source_count == 1 && column->column_index >= 0;
    if (single) {
        display_columns(r->catalogue, r->catalogue->columns[column->column_index].table, -1, &names);
    }
    return single && names.count == 1 && is_unique(r, names.at[0]) && is_fixed(core->where, names.at[0]);
}

/* The values of a stored number are counted: of one row, that would be one. */
static bool counts_number(const struct reader *r, const struct sql_expr *call) {
    int column = call->operands[0]->column_index;
    return strcasecmp(call->name, "count") == 0 && !call->distinct && column >= 0 &&
           r->catalogue->columns[column].type == TYPE_NUMBER &&
           !is_key_column(&r->catalogue->columns[column]);
}

/* The number that the question calls by its whole name and that each row of the table has stored ("how many
 * league goals"), or -1. */
static int stored_number(const struct reader *r, int table) {
    const struct linked *linked = r->in->linked;
    for (size_t i = 0; i < linked->match_count; i++) {
        const struct link_match *m = &linked->matches[i];
        if (!m->column || m->code != LINK_EXACT || r->catalogue->columns[m->index].table != table ||
            r->catalogue->columns[m->index].type != TYPE_NUMBER ||
            is_key_column(&r->catalogue->columns[m->index]) || m->first == 0) {
            continue;
        }
        if (clause_word_is(r, m->first - 1, "many") || clause_word_is(r, m->first - 1, "much")) {
            return m->index;
        }
    }
    return -1;
}

/* "How many league goals has she scored?": no rows are counted, the number is kept. */
static bool show_stored(struct reader *r, struct sql_core *core) {
    struct sql_expr *expr = core->results[0].expr;
    if (core->result_count != 1 || core->source_count != 1 || core->group_count > 0 || core->where == NULL ||
        expr->kind != SQL_CALL || strcasecmp(expr->name, "count") != 0 || expr->operand_count != 1 ||
        expr->operands[0]->kind != SQL_STAR) {
        return false;
    }
    int table = core->sources[0]->table_index, column = stored_number(r, table);
    struct column_list names = {.count = 0};
    display_columns(r->catalogue, table, -1, &names);
    if (column < 0 || names.count != 1 || !is_unique(r, names.at[0]) || !is_fixed(core->where, names.at[0])) {
        return false;
    }
    core->results[0].expr = sql_column_of(r->arena, r->catalogue, column, core->sources[0]);
    return core->results[0].expr != NULL || reader_no_memory(r) != NULL;
}

/* "What percentage has she of each stock?" asks for what is stored of each, and "how many seasons has Low
 * Tide?" for what is stored of it: where no word sums, the sum is the column. False if nothing changes. */
static bool drop_sums(const struct reader *r, struct sql_core *core) {
    bool changed = false;
    bool each = clause_has(r, 0, r->count, CUE_EACH) && !clause_has(r, 0, r->count, CUE_COUNT | CUE_ALL);
    if (core->group_count > 0 || core->having != NULL || says(r, "total") || says(r, "sum")) {
        return false;
    }
    for (size_t i = 0; i < core->result_count; i++) {
        struct sql_expr *expr = core->results[i].expr;
        if (expr->kind != SQL_CALL || expr->operand_count != 1 || expr->operands[0]->kind != SQL_COLUMN) {
            continue;
        }
        bool one = is_of_one_row(r, core, expr->operands[0]);
        bool sums = strcasecmp(expr->name, "sum") == 0 && (each || one);
        if (sums || (one && counts_number(r, expr))) {
            core->results[i].expr = expr->operands[0];
            changed = true;
        }
    }
    return changed;
}

struct sql_select *mend_shown(struct reader *r, const struct sql_select *tree) {
    struct sql_select *copy = swap_is_plain(tree) ? sql_copy(r->arena, tree) : NULL;
    if (copy == NULL) {
        return NULL;
    }
    struct sql_core *core = copy->cores[0];
    int tables[MAX_KEPT];
    size_t count = 0;
    for (size_t i = 0; i < core->source_count && count + 1 < MAX_KEPT; i++) {
        tables[count++] = core->sources[i]->table_index;
    }
    size_t before = count;
    bool changed = drop_fixed(r, core);
    changed = drop_numbers(r, core) || changed;
    changed = drop_sums(r, core) || changed;
    changed = show_stored(r, core) || changed;
    changed = drop_criterion(r, copy) || changed;
    changed = sum_quantities(r, copy) || changed;
    changed = show_names(r, core, tables, &count) || changed;
    changed = show_ordered(r, copy) || changed;
    changed = show_asked(r, core) || changed;
    changed = show_each(r, core) || changed;
    changed = (core->where != NULL && say_whole(r, core->where)) || changed;
    changed = (core->where != NULL && move_unreached(r, core->where)) || changed;
    if (!changed) {
        return NULL;
    }
    return count == before ? copy : swap_columns(r, copy, NULL, 0, false, tables, count);
}

const struct sql_select *mend_all(struct reader *r, const struct sql_select *tree, struct span except,
                                  const struct column_list *keep) {
    const struct sql_select *whole = mend_shown(r, tree);
    tree = whole == NULL ? tree : whole;
    whole = complete_listing(r, tree, except, keep);
    bool again = whole != NULL; /* of a set operation's first block */
    tree = again ? whole : tree;
    whole = add_second(r, tree);
    tree = whole == NULL ? tree : whole;
    whole = again ? mend_shown(r, tree) : NULL;
    return whole == NULL ? tree : whole;
}
