/* What a request lists: "the airports, including their names, cities and websites" says column by column what
 * to show. A plan that leaves one of them out is completed. */
#include <string.h>

#include "reading/internal.h"

/* Most parts of one list. */
#define MAX_ITEMS 10
/* How alike in meaning a part must be to the one column that it stands for. */
#define MEANS 0.6
#define MAX_PHRASE 96
/* Most words of a part. */
#define MAX_WORDS 8
/* How well a word must name the table that "their" stands for. */
#define NAMED 0.8
/* Most tables of a query that is completed. */
#define MAX_TABLES 12

struct listing {
    size_t pronoun;
    struct span items[MAX_ITEMS];
    size_t count;
    struct span owner; /* words that name whose they are */
    bool including;    /* it is added to what is asked for, never in its place */
    bool direct;       /* "show the A, B and C of D": the request itself, no "their" */
};

/* Nothing after the word belongs to the list. */
static bool ends_list(const struct reader *r, size_t word) {
    const unsigned stops = CUE_RELATIVE | CUE_FINITE | CUE_END | CUE_REQUEST | CUE_COMMON | CUE_COMPARE;
    bool preposition = (r->cues[word] & CUE_PREPOSITION) != 0 && (r->cues[word] & CUE_ARTICLE) == 0;
    return (r->cues[word] & stops) != 0 || preposition;
}

/* Steps back from the word before "their" over what asks once more: "and what are their", "and can you
 * provide their". */
static size_t before_request(const struct reader *r, size_t word) {
    static const char *const others[] = {"you", "me", "us", "please"};
    const unsigned asks = CUE_REQUEST | CUE_QUESTION | CUE_FINITE;
    size_t i = word;
    for (bool skips = true; i > 0 && skips;) {
        skips = (r->cues[i] & asks) != 0;
        for (size_t k = 0; k < sizeof others / sizeof *others && !skips; k++) {
            skips = clause_word_is(r, i, others[k]);
        }
        i -= skips;
    }
    return i;
}

/* The word before "their" adds what follows to what was asked for: "and their", "including their", "along
 * with their", "the clubs with their"; "in their names" is another matter. */
static bool adds(const struct reader *r, size_t word) {
    bool with = word > 0 && clause_word_is(r, word, "with");
    size_t and = before_request(r, word);
    return (r->cues[word] & (CUE_AND | CUE_ALSO)) != 0 || clause_word_is(r, word, "including") ||
           (and < word && (r->cues[and] & CUE_AND) != 0) ||
           (with && (clause_word_is(r, word - 1, "along") || clause_word_is(r, word - 1, "together") ||
                     clause_is_object(r, word - 1)));
}

/* "along with", "together with": what follows is more of the same. */
static bool goes_on(const struct reader *r, size_t word) {
    return word > 0 && clause_word_is(r, word, "with") &&
           (clause_word_is(r, word - 1, "along") || clause_word_is(r, word - 1, "together"));
}

/* The parts from word i on, between commas and "and", and where they end. */
static size_t read_items(const struct reader *r, size_t i, struct listing *out) {
    struct span item = {i, i};
    for (; i <= r->count && out->count < MAX_ITEMS; i++) {
        bool more = i < r->count && out->direct && goes_on(r, i);
        bool ends =
            i == r->count || (ends_list(r, i) && !more) || (out->direct && clause_word_is(r, i, "of"));
        bool parts = ends || more || (r->cues[i] & (CUE_AND | CUE_ALSO)) != 0;
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
    return i;
}

/* "their names, cities and phone numbers": from a possessive on. */
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
    out->owner = (struct span){0, out->pronoun};
    out->including = clause_word_is(r, out->pronoun - 1, "including") ||
                     (before_request(r, out->pronoun - 1) < out->pronoun - 1 &&
                      !clause_has(r, 0, out->pronoun, CUE_COUNT));
    (void)read_items(r, i, out);
    return out->count > 0;
}

/* "Show the names and cities of the clubs": what the request names first. */
static bool find_request(const struct reader *r, struct listing *out) {
    *out = (struct listing){.direct = true};
    for (size_t i = 0; i < r->count; i++) {
        if (clause_is_content(r, i) && clause_is_object(r, i)) {
            out->pronoun = i;
            out->owner = (struct span){read_items(r, i, out), r->count};
            return out->count > 1 && out->count < MAX_ITEMS;
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

/* The words of a part of the list; "mean and median time" says "time" once for both. */
struct part {
    size_t words[MAX_WORDS];
    size_t count;
};

static bool has_word(const struct reader *r, const struct words *name, size_t word) {
    for (size_t k = 0; k < name->count; k++) {
        if (strcmp(name->stem[k], r->words[word].stem) == 0 || says_spelled_number(r, word, name->norm[k])) {
            return true;
        }
    }
    return false;
}

static bool part_says(const struct reader *r, const struct part *part, const struct words *name, size_t k) {
    for (size_t i = 0; i < part->count; i++) {
        if (strcmp(name->stem[k], r->words[part->words[i]].stem) == 0 ||
            says_spelled_number(r, part->words[i], name->norm[k])) {
            return true;
        }
    }
    return false;
}

/* Every word of the part with content is one of the column's name or its table's, and every word of the name
 * is said. */
static bool says_exactly(const struct reader *r, const struct part *part, int column) {
    const struct words *name = link_column_words(r->in->links, column);
    const struct words *table = link_table_words(r->in->links, r->catalogue->columns[column].table);
    size_t own = 0;
    for (size_t i = 0; i < part->count; i++) {
        if (!has_word(r, name, part->words[i]) && !has_word(r, table, part->words[i])) {
            return false;
        }
    }
    for (size_t k = 0; k < name->count; k++) {
        if (text_has_stem(table, name->stem[k])) {
            continue;
        }
        own++;
        if (!part_says(r, part, name, k)) {
            return false;
        }
    }
    return own > 0;
}

/* The part says every word of the column's name. */
static bool says_whole(const struct reader *r, const struct part *part, int column) {
    const struct words *name = link_column_words(r->in->links, column);
    for (size_t k = 0; k < name->count; k++) {
        if (!part_says(r, part, name, k)) {
            return false;
        }
    }
    return name->count > 0;
}

/* The words of items[index] with content, and those that it shares with the next items after the first. */
static void read_part(const struct reader *r, const struct listing *listing, size_t index, bool shared,
                      struct part *out) {
    struct span item = listing->items[index];
    out->count = 0;
    for (size_t i = item.first; i < item.last && out->count < MAX_WORDS; i++) {
        if (!r->words[i].stopword || r->words[i].soft) {
            out->words[out->count++] = i;
        }
    }
    for (size_t next = index + 1; shared && next < listing->count; next++) {
        struct span other = listing->items[next];
        if (other.last - other.first < 2) {
            continue;
        }
        for (size_t i = other.first + 1; i < other.last && out->count < MAX_WORDS; i++) {
            if (!r->words[i].stopword || r->words[i].soft) {
                out->words[out->count++] = i;
            }
        }
        return;
    }
}

/* The one column that the part says word for word; of the query's tables, or else of any: -1 if none or
 * several do. */
static int exact_column(const struct reader *r, const struct sql_core *core, const struct part *part,
                        bool any_table) {
    int found = -1;
    for (size_t c = 0; c < r->catalogue->column_count && part->count > 0; c++) {
        bool used = uses_table(core, r->catalogue->columns[c].table);
        if ((!used && !(any_table && says_whole(r, part, (int)c))) || !says_exactly(r, part, (int)c)) {
            continue;
        }
        if (found >= 0) {
            return -1;
        }
        found = (int)c;
    }
    return found;
}

/* The one column of the query's tables that the words are most like in meaning, or -1. */
static int alike_column(const struct reader *r, const struct sql_core *core, struct span item) {
    int alike = -1;
    double best = 0, second = 0;
    char phrase[MAX_PHRASE];
    size_t start = r->words[item.first].start, length = r->words[item.last - 1].end - start;
    memcpy(phrase, r->in->linked->question + start, length < sizeof phrase ? length : 0);
    phrase[length < sizeof phrase ? length : 0] = '\0';
    for (size_t c = 0; c < r->catalogue->column_count; c++) {
        double means = uses_table(core, r->catalogue->columns[c].table)
                           ? (double)link_semantic(r->in->links, phrase, true, (int)c)
                           : 0;
        if (means > best) {
            second = best;
            best = means;
            alike = (int)c;
        } else if (means > second) {
            second = means;
        }
    }
    return best >= MEANS && second < 0.9 * best ? alike : -1;
}

/* The table whose rows "their" stands for: the last one named before it, or -1. */
static int antecedent(const struct reader *r, const struct listing *listing) {
    int found = -1;
    double best = NAMED;
    size_t last = 0;
    for (size_t t = 0; t < r->catalogue->table_count; t++) {
        struct span span = {0, 0};
        double score = match_find_table(r, listing->owner.first, listing->owner.last, (int)t, &span);
        if (score > best || (score == best && span.last > last)) {
            best = score;
            last = span.last;
            found = (int)t;
        }
    }
    return found;
}

/* "their names": that by which people know what "their" stands for. */
static int name_of_antecedent(const struct reader *r, const struct listing *listing,
                              const struct part *part) {
    int table = antecedent(r, listing);
    if (table < 0 || part->count != 1 || strcmp(r->words[part->words[0]].stem, "name") != 0) {
        return -1;
    }
    struct column_list display = {.count = 0};
    display_columns(r->catalogue, table, -1, &display);
    return is_name_column(&r->catalogue->columns[display.at[0]]) ? display.at[0] : -1;
}

static int name_of(const struct reader *r, const struct listing *listing, size_t index) {
    struct part part;
    read_part(r, listing, index, false, &part);
    return name_of_antecedent(r, listing, &part);
}

/* The column that a part of the list means, or -1. */
static int column_of(const struct reader *r, const struct sql_core *core, const struct listing *listing,
                     size_t index) {
    struct part part;
    read_part(r, listing, index, false, &part);
    int column = name_of_antecedent(r, listing, &part);
    column = column < 0 ? exact_column(r, core, &part, false) : column;
    if (column < 0) {
        struct part whole;
        read_part(r, listing, index, true, &whole);
        column = whole.count > part.count ? exact_column(r, core, &whole, false) : -1;
    }
    column = column < 0 ? exact_column(r, core, &part, true) : column;
    return column < 0 && !listing->direct ? alike_column(r, core, listing->items[index]) : column;
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

/* Some result tells which row of the table it is, by its name if that is what it takes. */
static bool shows_entity(const struct reader *r, const struct sql_core *core, int table, bool by_name) {
    struct column_list display = {.count = 0};
    display_columns(r->catalogue, table, -1, &display);
    for (size_t i = 0; i < core->result_count; i++) {
        const struct sql_expr *expr = core->results[i].expr;
        bool column = expr->kind == SQL_COLUMN && expr->column_index >= 0;
        const struct db_column *c = column ? &r->catalogue->columns[expr->column_index] : NULL;
        if (expr->kind == SQL_STAR || (c != NULL && ((c->primary_key && !by_name) || is_name_column(c) ||
                                                     shows(core, display.at[0])))) {
            return true;
        }
    }
    return false;
}

/* What the parts of a list have in common. */
struct found {
    int entity; /* the table of their columns, or -1 */
    bool one;   /* it is the same for all */
    bool all;   /* every part is known */
};

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

/* Some result is a column that the word names, which its table's name does not have. */
static bool names_result(const struct reader *r, const struct sql_core *core, size_t word) {
    for (size_t i = 0; i < core->result_count; i++) {
        int column = core->results[i].expr->column_index;
        const struct words *table =
            column < 0 ? NULL : link_table_words(r->in->links, r->catalogue->columns[column].table);
        if (table != NULL && has_word(r, link_column_words(r->in->links, column), word) &&
            !has_word(r, table, word)) {
            return true;
        }
    }
    return false;
}

/* The noun before "their" is what is asked for: "the drugs and their effects", but not "the names of drugs
 * and their effects", or "the names and their effects". */
static bool asks_for_entity(const struct reader *r, const struct listing *listing,
                            const struct sql_core *core) {
    for (size_t i = 0; i < listing->pronoun; i++) {
        if (clause_is_content(r, i) && clause_is_object(r, i)) {
            bool of = false;
            for (size_t k = i; k < listing->pronoun; k++) {
                of = of || clause_word_is(r, k, "of");
            }
            return !of && !names_result(r, core, i);
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

static bool is_said_inside(const struct reader *r, const struct listing *listing, int column) {
    for (size_t i = 0; i < listing->count; i++) {
        struct span where;
        if (match_says_column(r, listing->items[i].first, listing->items[i].last, (struct span){0, 0}, column,
                              &where)) {
            return true;
        }
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
        bool taken = c != NULL && is_said_inside(r, listing, column); /* by words that mean another */
        bool aside =
            listing->direct || (c != NULL && (c->table != entity || c->primary_key || is_name_column(c)));
        bool kept = c == NULL || (aside && !taken) || is_said_outside(r, listing, column);
        for (size_t k = 0; k < keep->count && !kept; k++) {
            kept = keep->at[k] == column;
        }
        for (size_t k = 0; k < listing->count && !kept; k++) {
            kept = column_of(r, core, listing, k) == column;
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

/* Joins the tables of the columns that were added. */
static struct sql_select *join_shown(struct reader *r, struct sql_select *tree) {
    const struct sql_core *core = tree->cores[0];
    int tables[MAX_TABLES];
    size_t count = 0;
    bool more = false;
    for (size_t i = 0; i < core->source_count && count < MAX_TABLES; i++) {
        tables[count++] = core->sources[i]->table_index;
    }
    for (size_t i = 0; i < core->result_count; i++) {
        int column = core->results[i].expr->column_index;
        more = more || (column >= 0 && !uses_table(core, r->catalogue->columns[column].table));
    }
    return more ? swap_columns(r, tree, NULL, 0, false, tables, count) : tree;
}

/* What a block without groups computes is one number, and no part of a list. */
static void drop_computed(struct sql_core *core) {
    size_t kept = 0;
    for (size_t i = 0; i < core->result_count && core->group_count == 0; i++) {
        if (core->results[i].expr->kind == SQL_COLUMN) {
            core->results[kept++] = core->results[i];
        }
    }
    core->result_count = kept > 0 ? kept : core->result_count;
}

/* A set operation that only tells the list apart from what it is a list of ("those under 30 and their mean
 * time" is no two conditions): its first block. Else the query as it is. */
static struct sql_select *first_block(struct reader *r, const struct sql_select *tree) {
    struct sql_select *copy = sql_copy(r->arena, tree);
    const unsigned sets = CUE_BOTH | CUE_EITHER | CUE_NEGATION | CUE_COMMON;
    if (copy == NULL) {
        return reader_no_memory(r);
    }
    bool apart =
        tree->core_count == 2 && tree->operators[1] != SQL_EXCEPT && !clause_has(r, 0, r->count, sets);
    for (size_t i = 0; i < r->count; i++) {
        apart = apart && !clause_word_is(r, i, "or") && !clause_word_is(r, i, "except");
    }
    if (apart) {
        copy->core_count = 1;
        drop_computed(copy->cores[0]);
    }
    return copy;
}

/* What is shown already may be what the part means: some result, or its table, has the part's last word. */
static bool may_be_shown(const struct reader *r, const struct sql_core *core, struct span item) {
    for (size_t i = 0; i < core->result_count; i++) {
        int column = core->results[i].expr->column_index;
        if (column >= 0 && (has_word(r, link_column_words(r->in->links, column), item.last - 1) ||
                            has_word(r, link_table_words(r->in->links, r->catalogue->columns[column].table),
                                     item.last - 1))) {
            return true;
        }
    }
    return false;
}

/* Shows every part of the list that is known. */
static bool add_items(struct reader *r, const struct listing *listing, struct span except,
                      const struct column_list *keep, struct sql_core *core, struct found *found) {
    for (size_t i = 0; i < listing->count; i++) {
        struct span item = listing->items[i];
        bool general = item.first < except.last && except.first < item.last;
        int column = general ? (keep->count > 0 ? keep->at[0] : -1) : column_of(r, core, listing, i);
        if (column < 0) {
            found->all = found->all && general;
            found->one = found->one && !general;
            continue;
        }
        int table = r->catalogue->columns[column].table;
        found->one = found->one && (found->entity < 0 || found->entity == table);
        found->entity = table;
        if (listing->direct && !shows(core, column) && column != name_of(r, listing, i) &&
            may_be_shown(r, core, item)) {
            continue;
        }
        if (!general && !shows(core, column) && !add_column(r, core, column, false)) {
            return false;
        }
    }
    return true;
}

struct sql_select *complete_listing(struct reader *r, const struct sql_select *tree, struct span except,
                                    const struct column_list *keep) {
    struct listing listing = {.count = 0};
    if (tree == NULL || (!find_list(r, &listing) && !find_request(r, &listing))) {
        return NULL;
    }
    struct sql_select *copy = listing.direct ? sql_copy(r->arena, tree) : first_block(r, tree);
    if (copy == NULL || !is_listing(copy)) {
        return NULL;
    }
    struct sql_core *core = copy->cores[0];
    size_t before = core->result_count;
    struct found found = {.entity = -1, .one = true, .all = true};
    if (!add_items(r, &listing, except, keep, core, &found)) {
        return NULL;
    }
    if ((listing.direct || copy->core_count < tree->core_count) && !found.all) {
        return NULL;
    }
    bool known = found.entity >= 0 && found.one;
    if (known && !listing.direct && asks_for_entity(r, &listing, core) &&
        !shows_entity(r, core, found.entity, listing.including)) {
        struct column_list display = {.count = 0};
        display_columns(r->catalogue, found.entity, -1, &display);
        if (!is_key_column(&r->catalogue->columns[display.at[0]]) &&
            !add_column(r, core, display.at[0], true)) {
            return NULL;
        }
    }
    bool changed = core->result_count > before || copy->core_count < tree->core_count;
    before = core->result_count;
    if ((known || listing.direct) && found.all) {
        drop_unsaid(r, &listing, core, found.entity, keep);
    }
    return changed || core->result_count < before ? join_shown(r, copy) : NULL;
}
