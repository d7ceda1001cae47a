/* What a request lists: "the airports, including their names, cities and websites" says column by column what
 * to show. A plan that leaves one of them out is completed. */
#include <string.h>

#include "reading/internal.h"

/* Most parts of one list. */
#define MAX_ITEMS 10
/* How alike in meaning a part must be to the one column that it stands for. */
#define MEANS 0.6
#define MAX_PHRASE 96

struct listing {
    size_t pronoun;
    struct span items[MAX_ITEMS];
    size_t count;
};

/* Nothing after the word belongs to the list. */
static bool ends_list(const struct reader *r, size_t word) {
    const unsigned stops = CUE_RELATIVE | CUE_FINITE | CUE_END | CUE_REQUEST | CUE_COMMON | CUE_COMPARE;
    bool preposition = (r->cues[word] & CUE_PREPOSITION) != 0 && (r->cues[word] & CUE_ARTICLE) == 0;
    return (r->cues[word] & stops) != 0 || preposition;
}

/* The word before "their" adds what follows to what was asked for: "and their", "including their", "along
 * with their"; "in their names" is another matter. */
static bool adds(const struct reader *r, size_t word) {
    bool with = word > 0 && clause_word_is(r, word, "with");
    return (r->cues[word] & (CUE_AND | CUE_ALSO)) != 0 || clause_word_is(r, word, "including") ||
           (with && (clause_word_is(r, word - 1, "along") || clause_word_is(r, word - 1, "together")));
}

/* "their names, cities and phone numbers": from a possessive on, parts between commas and "and". */
static bool find_list(const struct reader *r, struct listing *out) {
    static const char *const possessives[] = {"their", "its", "his", "her"};
    size_t i = 0;
    bool found = false;
    for (; i < r->count && !found; i++) {
        for (size_t k = 0; k < sizeof possessives / sizeof *possessives && !found; k++) {
            found = i > 0 && adds(r, i - 1) && clause_word_is(r, i, possessives[k]);
        }
    }
    if (!found) {
        return false;
    }
    out->pronoun = i - 1;
    struct span item = {i, i};
    for (; i <= r->count && out->count < MAX_ITEMS; i++) {
        bool ends = i == r->count || ends_list(r, i);
        bool parts = ends || (r->cues[i] & (CUE_AND | CUE_ALSO)) != 0;
        if (parts && item.first < item.last) {
            out->items[out->count++] = item;
        }
        if (ends) {
            break;
        }
        bool aside = (r->cues[i] & (CUE_ARTICLE | CUE_PRONOUN | CUE_ALL | CUE_EACH)) != 0;
        if (parts || (aside && item.first == item.last)) {
            item = (struct span){i + 1, i + 1};
        } else {
            item.last = i + 1;
        }
    }
    return out->count > 0;
}

static bool uses_table(const struct sql_core *core, int table) {
    for (size_t i = 0; i < core->source_count; i++) {
        if (core->sources[i]->table_index == table) {
            return true;
        }
    }
    return false;
}

/* Every word of the part with content is one of the column's name or its table's, and every word of the name
 * is said. */
static bool says_exactly(const struct reader *r, struct span item, int column) {
    struct span where;
    uint64_t named = 0;
    if (!match_says_column(r, item.first, item.last, (struct span){0, 0}, column, &where)) {
        return false;
    }
    explain_name(r, &named, true, column);
    explain_name(r, &named, false, r->catalogue->columns[column].table);
    for (size_t i = item.first; i < item.last; i++) {
        bool content = !r->words[i].stopword || r->words[i].soft;
        if (content && (i >= 64 || (named >> i & 1) == 0)) {
            return false;
        }
    }
    return true;
}

/* The one column of the query's tables that the part names, by its words or else by its meaning; -1 if none
 * or several do. */
static int column_of(const struct reader *r, const struct sql_core *core, struct span item) {
    int exact = -1, alike = -1;
    double best = 0, second = 0;
    char phrase[MAX_PHRASE];
    size_t start = r->words[item.first].start, length = r->words[item.last - 1].end - start;
    memcpy(phrase, r->in->linked->question + start, length < sizeof phrase ? length : 0);
    phrase[length < sizeof phrase ? length : 0] = '\0';
    for (size_t c = 0; c < r->catalogue->column_count; c++) {
        const struct db_column *column = &r->catalogue->columns[c];
        if (!uses_table(core, column->table)) {
            continue;
        }
        if (says_exactly(r, item, (int)c)) {
            if (exact >= 0) {
                return -1;
            }
            exact = (int)c;
        }
        double means = (double)link_semantic(r->in->links, phrase, true, (int)c);
        if (means > best) {
            second = best;
            best = means;
            alike = (int)c;
        } else if (means > second) {
            second = means;
        }
    }
    return exact >= 0 ? exact : best >= MEANS && second < 0.9 * best ? alike : -1;
}

static bool shows(const struct sql_core *core, int column) {
    for (size_t i = 0; i < core->result_count; i++) {
        const struct sql_expr *expr = core->results[i].expr;
        if (expr->kind == SQL_COLUMN && expr->column_index == column) {
            return true;
        }
    }
    return false;
}

/* Some result tells which row of the table it is. */
static bool shows_entity(const struct reader *r, const struct sql_core *core, int table) {
    struct column_list display = {.count = 0};
    display_columns(r->catalogue, table, -1, &display);
    for (size_t i = 0; i < core->result_count; i++) {
        const struct sql_expr *expr = core->results[i].expr;
        if (expr->kind == SQL_STAR ||
            (expr->kind == SQL_COLUMN && expr->column_index >= 0 &&
             (r->catalogue->columns[expr->column_index].primary_key ||
              is_name_column(&r->catalogue->columns[expr->column_index]) || shows(core, display.at[0])))) {
            return true;
        }
    }
    return false;
}

/* Only rows as they are stored, without repetition dropped, are listed column by column. */
static bool is_listing(const struct sql_select *tree) {
    const struct sql_core *core = tree == NULL ? NULL : tree->cores[0];
    if (!swap_is_plain(tree) || core->group_count > 0) {
        return false;
    }
    for (size_t i = 0; i < core->result_count; i++) {
        if (core->results[i].expr->kind != SQL_COLUMN) {
            return false;
        }
    }
    return core->result_count > 0;
}

/* The noun before "their" is what is asked for: "the drugs and their effects". */
static bool asks_for_entity(const struct reader *r, const struct listing *listing) {
    for (size_t i = 0; i < listing->pronoun; i++) {
        if (clause_is_content(r, i) && clause_is_object(r, i)) {
            for (size_t k = i; k < listing->pronoun; k++) {
                if (clause_word_is(r, k, "of")) {
                    return false; /* "the names of drugs and their effects" */
                }
            }
            return true;
        }
    }
    return false;
}

/* Words of the question outside the parts of the list say the column. */
static bool is_said_outside(const struct reader *r, const struct listing *listing, int column) {
    size_t from = 0;
    for (size_t i = 0; i <= listing->count; i++) {
        size_t to = i < listing->count ? listing->items[i].first : r->count;
        struct span where;
        if (match_says_column(r, from, to, (struct span){0, 0}, column, &where)) {
            return true;
        }
        from = i < listing->count ? listing->items[i].last : to;
    }
    return false;
}

/* Where every part of the list is known, what else of its table the query shows without the question saying
 * it is not asked for. */
static void drop_unsaid(const struct reader *r, const struct listing *listing, struct sql_core *core,
                        int entity, const struct column_list *keep) {
    for (size_t i = 0; i < core->result_count && core->result_count > 1;) {
        int column = core->results[i].expr->column_index;
        const struct db_column *c = column < 0 ? NULL : &r->catalogue->columns[column];
        bool kept = c == NULL || c->table != entity || c->primary_key || is_name_column(c) ||
                    is_said_outside(r, listing, column);
        for (size_t k = 0; k < keep->count && !kept; k++) {
            kept = keep->at[k] == column;
        }
        for (size_t k = 0; k < listing->count && !kept; k++) {
            kept = column_of(r, core, listing->items[k]) == column;
        }
        if (kept) {
            i++;
        } else {
            memmove(&core->results[i], &core->results[i + 1],
                    (core->result_count - i - 1) * sizeof *core->results);
            core->result_count--;
        }
    }
}

static bool add_column(struct reader *r, struct sql_core *core, int column, bool front) {
    if (!sql_add_result(r->arena, core, sql_column(r->arena, r->catalogue, column))) {
        return reader_no_memory(r) != NULL;
    }
    struct sql_result added = core->results[core->result_count - 1];
    if (front) {
        memmove(&core->results[1], &core->results[0], (core->result_count - 1) * sizeof *core->results);
        core->results[0] = added;
    }
    return true;
}

struct sql_select *complete_listing(struct reader *r, const struct sql_select *tree, struct span except,
                                    const struct column_list *keep) {
    struct listing listing = {.count = 0};
    if (!is_listing(tree) || !find_list(r, &listing)) {
        return NULL;
    }
    struct sql_select *copy = sql_copy(r->arena, tree);
    if (copy == NULL) {
        return reader_no_memory(r);
    }
    struct sql_core *core = copy->cores[0];
    size_t before = core->result_count;
    int entity = -1;
    bool one = true, all = true;
    for (size_t i = 0; i < listing.count; i++) {
        struct span item = listing.items[i];
        if (item.first < except.last && except.first < item.last) {
            int table = keep->count > 0 ? r->catalogue->columns[keep->at[0]].table : -1;
            one = one && table >= 0 && (entity < 0 || entity == table);
            entity = table >= 0 ? table : entity;
            continue;
        }
        int column = column_of(r, core, item);
        all = all && column >= 0;
        if (column < 0) {
            continue;
        }
        int table = r->catalogue->columns[column].table;
        one = one && (entity < 0 || entity == table);
        entity = table;
        if (!shows(core, column) && !add_column(r, core, column, false)) {
            return NULL;
        }
    }
    if (entity >= 0 && one && asks_for_entity(r, &listing) && !shows_entity(r, core, entity)) {
        struct column_list display = {.count = 0};
        display_columns(r->catalogue, entity, -1, &display);
        if (!add_column(r, core, display.at[0], true)) {
            return NULL;
        }
    }
    bool more = core->result_count > before;
    before = core->result_count;
    if (entity >= 0 && one && all) {
        drop_unsaid(r, &listing, core, entity, keep);
    }
    return more || core->result_count < before ? copy : NULL;
}
