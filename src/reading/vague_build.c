/* The queries and the wording of what a general word may mean. */
#include <string.h>

#include "reading/priors.h"
#include "reading/vague.h"
#include "text/text.h"

/* What a plan is worth that shows none of the things, beside one that does. */
#define BLIND 0.3
/* Where the best plan has this score, one of this share of it does not count. */
#define TRUSTED 0.2
#define UNLIKELY 0.03

/* ---- the base ---- */

/* The column refers to the table. */
static bool refers_to(const struct reader *r, int column, int table) {
    for (size_t k = 0; k < r->catalogue->key_count; k++) {
        const struct db_key *key = &r->catalogue->keys[k];
        if (key->from == column && r->catalogue->columns[key->to].table == table) {
            return true;
        }
    }
    return false;
}

/* Which of the things the result shows, or -1. */
static int member_of(const struct reader *r, const struct vague *vague, const struct sql_expr *expr) {
    if (expr->kind != SQL_COLUMN || expr->column_index < 0) {
        return -1;
    }
    for (size_t k = 0; k < vague->count; k++) {
        const struct specific *s = &vague->at[k];
        if (s->column >= 0 ? s->column == expr->column_index
                           : r->catalogue->columns[expr->column_index].table == s->table ||
                                 refers_to(r, expr->column_index, s->table)) {
            return (int)k;
        }
    }
    return -1;
}

static bool shows_member(const struct reader *r, const struct vague *vague, const struct sql_select *tree) {
    const struct sql_core *core = tree->cores[0];
    for (size_t i = 0; i < core->result_count; i++) {
        if (member_of(r, vague, core->results[i].expr) >= 0) {
            return true;
        }
    }
    return false;
}

/* "how many seasons": the number is stored, not counted. */
static bool counts_stored(const struct reader *r, const struct vague *vague, const struct sql_expr *expr) {
    bool counts = expr->kind == SQL_CALL && expr->operand_count == 1 &&
                  (expr->operands[0]->kind == SQL_STAR || clause_word_is(r, 0, "how"));
    return counts && vague->at[0].column >= 0 &&
           r->catalogue->columns[vague->at[0].column].type == TYPE_NUMBER;
}

bool vague_is_likely(const struct plans *plans, size_t index) {
    size_t best = 0;
    while (best < index && plans->at[best].tree == NULL) {
        best++; /* a plan for what is not there */
    }
    return plans->at[best].score < TRUSTED || plans->at[index].score >= UNLIKELY * plans->at[best].score;
}

/* "their names, locations and websites": the word is one of several that are listed. */
static bool is_listed(const struct reader *r, const struct vague *vague) {
    const size_t first = vague->word, last = vague_phrase(r, vague).last;
    bool before = first > 0 && (r->cues[first - 1] & (CUE_AND | CUE_PRONOUN)) != 0;
    bool after = last < r->count && (r->cues[last] & CUE_AND) != 0;
    return vague_sense(r, first) != SENSE_NONE && clause_is_content(r, first) && (before || after);
}

const struct sql_select *vague_base(struct reader *r, const struct vague *vague) {
    const struct plans *plans = r->in->plans;
    const struct sql_select *best = NULL;
    double worth = 0;
    const bool listed = is_listed(r, vague);
    for (size_t i = 0; i < plans->count; i++) {
        const struct sql_select *tree = plans->at[i].tree;
        if (!swap_is_plain(tree) || tree->cores[0]->result_count == 0 || !vague_is_likely(plans, i)) {
            continue;
        }
        const struct sql_expr *first = tree->cores[0]->results[0].expr;
        bool shown = shows_member(r, vague, tree);
        bool replaced = tree->cores[0]->result_count == 1 &&
                        (first->kind == SQL_COLUMN || counts_stored(r, vague, first) ||
                         (vague->parallel && first->kind == SQL_CALL));
        bool added = listed && best == NULL && first->kind == SQL_COLUMN && tree->cores[0]->group_count == 0;
        double here = plans->at[i].score * (shown ? 1 : replaced || added ? BLIND : 0);
        if (here > worth) {
            worth = here;
            best = tree;
        }
    }
    return best;
}

void vague_explain(const struct reader *r, const struct sql_select *tree, uint64_t *words) {
    struct sql_column_use *uses = NULL;
    size_t count = 0;
    if (sql_columns(r->arena, tree, &uses, &count) != CSQL_OK) {
        return;
    }
    for (size_t i = 0; i < count; i++) {
        explain_name(r, words, true, uses[i].column);
        explain_name(r, words, false, uses[i].table);
    }
    const struct linked *linked = r->in->linked;
    for (size_t i = 0; i < linked->value_count; i++) {
        explain_span(words, (struct span){linked->values[i].first, linked->values[i].last});
    }
}

/* ---- queries ---- */

/* Columns of the other things' tables become those of the table's that answer them. */
static size_t swaps_to(const struct reader *r, const struct vague *vague, int table, struct column_swap *out,
                       size_t room) {
    size_t count = 0;
    for (size_t k = 0; k < vague->count; k++) {
        const struct db_table *t = &r->catalogue->tables[vague->at[k].table];
        for (int c = t->first_column; c < t->first_column + t->column_count && count < room; c++) {
            int same = db_find_column(r->catalogue, table, r->catalogue->columns[c].name);
            if (vague->at[k].table == table) {
                continue;
            }
            if (same < 0 && r->catalogue->columns[c].primary_key) {
                for (int d = r->catalogue->tables[table].first_column;
                     d < r->catalogue->tables[table].first_column +
                             r->catalogue->tables[table].column_count &&
                     same < 0;
                     d++) {
                    same = r->catalogue->columns[d].primary_key ? d : -1;
                }
            }
            if (same < 0 && c == vague->at[k].shown.at[0]) {
                struct column_list own = {.count = 0};
                display_columns(r->catalogue, table, -1, &own);
                same = own.at[0];
            }
            if (same >= 0) {
                out[count++] = (struct column_swap){c, same};
            }
        }
    }
    return count;
}

#define MAX_SWAPS 48
#define MAX_KEPT (VAGUE_MAX + 1 + 12)

/* What to show of the things, by whatever adds it; false when out of memory. */
static bool add_wanted(struct reader *r, struct sql_core *core, const struct specific *const *wanted,
                       size_t count,
                       bool (*add)(struct arena *arena, struct sql_core *core, struct sql_expr *expr)) {
    for (size_t w = 0; w < count; w++) {
        for (size_t c = 0; c < wanted[w]->shown.count; c++) {
            if (!add(r->arena, core, sql_column(r->arena, r->catalogue, wanted[w]->shown.at[c]))) {
                return reader_no_memory(r) != NULL;
            }
        }
    }
    return true;
}

/* The results with the things that are wanted in the place of those shown; false if there is none. */
static bool replace_results(struct reader *r, const struct vague *vague, struct sql_core *core,
                            const struct specific *const *wanted, size_t count) {
    size_t old = core->result_count;
    struct sql_result *results = core->results;
    bool second = vague->word > 0 && (r->cues[vague->word - 1] & CUE_AND) != 0 &&
                  vague_sense(r, vague->word) != SENSE_NONE && !clause_is_content(r, vague->word);
    bool listed = is_listed(r, vague), alone = old == 1 && !second && !listed, placed = false;
    core->results = NULL;
    core->result_count = core->result_capacity = 0;
    for (size_t i = 0; i < old; i++) {
        bool member = member_of(r, vague, results[i].expr) >= 0 || alone;
        if (!member && !sql_add_result(r->arena, core, results[i].expr)) {
            return reader_no_memory(r) != NULL;
        }
        if (member && !placed && !add_wanted(r, core, wanted, count, sql_add_result)) {
            return false;
        }
        placed = placed || member;
    }
    if ((second || listed) && !placed && !add_wanted(r, core, wanted, count, sql_add_result)) {
        return false;
    }
    return placed || second || listed;
}

/* A word of the question is of the column's name. */
static bool is_mentioned(const struct reader *r, int column) {
    const struct words *words = link_column_words(r->in->links, column);
    for (size_t i = 0; i < r->count; i++) {
        if (!r->words[i].stopword && text_has_stem(words, r->words[i].stem)) {
            return true;
        }
    }
    return false;
}

/* Each of the tables has a column of that name, for which the question asks, or the column is what its rows
 * are known by. */
static bool has_answers(const struct reader *r, const struct vague *vague, int column, int member) {
    if (column == vague->at[member].shown.at[0]) {
        return true;
    }
    for (size_t k = 0; k < vague->count; k++) {
        if (!is_mentioned(r, column) ||
            db_find_column(r->catalogue, vague->at[k].table, r->catalogue->columns[column].name) < 0) {
            return false;
        }
    }
    return true;
}

/* The results name columns of the tables that have answers in each, and no mere keys: they are exchanged. */
static bool is_exchangeable(const struct reader *r, const struct vague *vague, const struct sql_core *core) {
    bool any = false;
    for (size_t i = 0; i < core->result_count; i++) {
        const struct sql_expr *expr = core->results[i].expr;
        if (expr->kind == SQL_CALL) {
            any = true;
        } else if (expr->kind != SQL_COLUMN || expr->column_index < 0 ||
                   is_key_column(&r->catalogue->columns[expr->column_index])) {
            return false;
        } else {
            int member = member_of(r, vague, expr);
            if (member >= 0 && !has_answers(r, vague, expr->column_index, member)) {
                return false;
            }
            any = any || member >= 0;
        }
    }
    return any;
}

static bool is_member_table(const struct vague *vague, int table) {
    for (size_t k = 0; k < vague->count; k++) {
        if (vague->at[k].table == table) {
            return true;
        }
    }
    return false;
}

static bool counts_rows(const struct sql_core *core) {
    for (size_t i = 0; i < core->result_count; i++) {
        if (sql_has_aggregate(core->results[i].expr)) {
            return true;
        }
    }
    return false;
}

static bool names_table(const struct reader *r, int table) {
    const struct linked *linked = r->in->linked;
    for (size_t i = 0; i < linked->match_count; i++) {
        if (!linked->matches[i].column && linked->matches[i].index == table) {
            return true;
        }
    }
    return false;
}

static bool list_has(const struct column_list *list, int column) {
    for (size_t i = 0; i < list->count; i++) {
        if (list->at[i] == column) {
            return true;
        }
    }
    return false;
}

/* What the wanted things take the place of is grouped by as well: "the city with the most claims", asked of
 * another city. */
static bool replace_groups(struct reader *r, struct sql_core *core, const struct column_list *replaced,
                           const struct specific *const *wanted, size_t count) {
    size_t old = core->group_count;
    struct sql_expr **groups = core->group;
    bool placed = false, any = false;
    for (size_t i = 0; i < old; i++) {
        any = any || (groups[i]->kind == SQL_COLUMN && list_has(replaced, groups[i]->column_index));
    }
    if (!any) {
        return true;
    }
    core->group = NULL;
    core->group_count = core->group_capacity = 0;
    for (size_t i = 0; i < old; i++) {
        bool gone = groups[i]->kind == SQL_COLUMN && list_has(replaced, groups[i]->column_index);
        if (!gone && !sql_add_group(r->arena, core, groups[i])) {
            return reader_no_memory(r) != NULL;
        }
        if (gone && !placed && !add_wanted(r, core, wanted, count, sql_add_group)) {
            return false;
        }
        placed = placed || gone;
    }
    return true;
}

/* Where rows are counted or grouped, every table decides which rows there are, named or not. */
static size_t keep_counted(const struct reader *r, const struct vague *vague, const struct sql_core *core,
                           const struct column_list *replaced, int *keep, size_t room) {
    bool counts = core->group_count > 0 || counts_rows(core);
    size_t count = 0;
    for (size_t i = 0; i < core->source_count && counts && count < room; i++) {
        /* What only led to the columns that are gone goes as well. */
        bool gone = replaced->count > 0 && !names_table(r, core->sources[i]->table_index);
        if (!gone && !is_member_table(vague, core->sources[i]->table_index)) {
            keep[count++] = core->sources[i]->table_index;
        }
    }
    return count;
}

/* The columns shown that the wanted things take the place of, if they are grouped by. */
static void read_replaced(const struct reader *r, const struct vague *vague, const struct sql_core *core,
                          struct column_list *out) {
    for (size_t i = 0; i < core->result_count; i++) {
        const struct sql_expr *expr = core->results[i].expr;
        bool goes = expr->kind == SQL_COLUMN && expr->column_index >= 0 &&
                    (core->result_count == 1 || member_of(r, vague, expr) >= 0);
        for (size_t g = 0; g < core->group_count && goes; g++) {
            if (core->group[g]->kind == SQL_COLUMN && core->group[g]->column_index == expr->column_index) {
                columns_add(out, expr->column_index);
                break;
            }
        }
    }
}

static struct sql_select *build(struct reader *r, const struct vague *vague, const struct sql_select *base,
                                const struct specific *const *wanted, size_t count) {
    struct sql_select *copy = sql_copy(r->arena, base);
    struct column_swap swaps[MAX_SWAPS];
    size_t swap_count = 0, keep_count = 0;
    int keep[MAX_KEPT];
    if (copy == NULL) {
        return reader_no_memory(r);
    }
    if (vague->roles) {
        return vague_build_roles(r, base, wanted, count);
    }
    if (vague->parallel && count == 1) {
        swap_count = swaps_to(r, vague, wanted[0]->table, swaps, MAX_SWAPS);
    }
    struct column_list replaced = {.count = 0};
    bool exchange = vague->parallel && count == 1 && is_exchangeable(r, vague, copy->cores[0]);
    if (!exchange) {
        read_replaced(r, vague, copy->cores[0], &replaced);
    }
    if (vague->parallel && count > 1 && counts_rows(copy->cores[0])) {
        return NULL; /* how many there are of both is no number side by side */
    }
    if (!exchange && (!replace_results(r, vague, copy->cores[0], wanted, count) ||
                      !replace_groups(r, copy->cores[0], &replaced, wanted, count))) {
        return NULL;
    }
    for (size_t w = 0; w < count; w++) {
        keep[keep_count++] = wanted[w]->table;
    }
    if (vague->subject >= 0) {
        keep[keep_count++] = vague->subject;
    }
    keep_count += keep_counted(r, vague, base->cores[0], &replaced, keep + keep_count, MAX_KEPT - keep_count);
    return swap_columns(r, copy, swaps, swap_count, true, keep, keep_count);
}

/* ---- rows of several tables at once ---- */

struct condition_walk {
    const struct vague *vague;
    bool found;
};

static bool look_for_member(void *context, struct sql_expr *expr, const struct sql_place *place) {
    struct condition_walk *walk = context;
    bool condition = place->clause == SQL_CLAUSE_WHERE || place->clause == SQL_CLAUSE_HAVING;
    if (condition && expr->kind == SQL_COLUMN && is_member_table(walk->vague, expr->table_index)) {
        walk->found = true;
    }
    return true;
}

/* The keys of the two tables have one name, and nothing else ties them: the same number is not the same
 * thing.
 */
static bool tied_by_number(const struct reader *r, const struct vague *vague) {
    for (size_t k = 0; k < r->catalogue->key_count; k++) {
        const struct db_column *from = &r->catalogue->columns[r->catalogue->keys[k].from];
        const struct db_column *to = &r->catalogue->columns[r->catalogue->keys[k].to];
        if (is_member_table(vague, from->table) && is_member_table(vague, to->table) && from->primary_key &&
            to->primary_key) {
            return true;
        }
    }
    return false;
}

/* What is said of the things holds of each by itself, so that the rows of each are taken together; side by
 * side they would depend on each other. */
static bool needs_union(struct reader *r, const struct vague *vague, const struct sql_select *base) {
    struct condition_walk walk = {.vague = vague};
    struct sql_visitor visitor = {.context = &walk, .expr = look_for_member};
    struct sql_select *copy = vague->parallel ? sql_copy(r->arena, base) : NULL;
    if (copy != NULL) {
        sql_walk(copy, &visitor);
    }
    return vague->parallel && (walk.found || tied_by_number(r, vague));
}

static struct sql_select *unite(struct reader *r, const struct vague *vague, const struct sql_select *base) {
    struct sql_select *whole = NULL;
    if (base->order_count > 0 || base->limit != NULL) {
        return NULL; /* one order cannot be said of both */
    }
    if (counts_rows(base->cores[0])) {
        return NULL;
    }
    for (size_t k = 0; k < vague->count; k++) {
        const struct specific *wanted[] = {&vague->at[k]};
        struct sql_select *next = build(r, vague, base, wanted, 1);
        if (next == NULL || (whole != NULL && !sql_add_set(r->arena, whole, SQL_UNION, next))) {
            return NULL;
        }
        whole = whole == NULL ? next : whole;
    }
    return whole;
}

/* The thing with what the query asks of it, in place of what people know it by: "the emails of all chefs". */
static bool show_asked(struct reader *r, const struct vague *vague, const struct sql_core *core, size_t index,
                       struct specific *out) {
    *out = vague->at[index];
    out->shown.count = 0;
    for (size_t i = 0; i < core->result_count; i++) {
        const struct sql_expr *expr = core->results[i].expr;
        int member = member_of(r, vague, expr);
        if (member < 0) {
            continue;
        }
        int column = expr->column_index;
        bool known_by = column == vague->at[member].shown.at[0];
        int own = member == (int)index ? column
                  : known_by ? vague->at[index].shown.at[0]
                             : db_find_column(r->catalogue, out->table, r->catalogue->columns[column].name);
        if (own < 0 || !columns_add(&out->shown, own)) {
            return false;
        }
    }
    return out->shown.count > 0;
}

/* All of the things: side by side, or one after the other. */
static struct sql_select *build_all(struct reader *r, const struct vague *vague,
                                    const struct sql_select *base, const struct specific *const *wanted) {
    bool apart = needs_union(r, vague, base);
    const struct specific *shown[VAGUE_MAX];
    struct specific asked[VAGUE_MAX];
    bool exchange = vague->parallel && is_exchangeable(r, vague, base->cores[0]);
    for (size_t k = 0; k < vague->count; k++) {
        exchange = exchange && show_asked(r, vague, base->cores[0], k, &asked[k]);
        shown[k] = &asked[k];
    }
    struct sql_select *tree = apart ? NULL : build(r, vague, base, exchange ? shown : wanted, vague->count);
    return tree == NULL && vague->parallel ? unite(r, vague, base) : tree; /* also where nothing ties them */
}

/* ---- saying it ---- */

/* "Mixed by": what was done, and not by whom. */
static bool ends_in_by(const struct words *words) {
    return words->count > 1 && strcmp(words->norm[words->count - 1], "by") == 0;
}

/* "Perfumer it was", for what it was mixed by. */
static const char *rows_done_by(struct reader *r, const struct specific *specific) {
    const struct words *of = specific->column < 0 ? link_table_words(r->in->links, specific->table) : NULL;
    const char *noun =
        of == NULL || of->count == 0 ? "one" : text_singular(r->arena, of->norm[of->count - 1]);
    return noun == NULL ? NULL : arena_printf(r->arena, "%s it was ", noun);
}

/* "Full name", "first name": what is left without its noun says nothing. */
static bool qualifies(const char *norm) {
    static const char *const words[] = {"full",   "first", "last",  "middle", "given",    "family",
                                        "common", "short", "long",  "formal", "official", "stage",
                                        "legal",  "local", "latin", "other",  "pen",      "scientific"};
    return text_is_among(norm, words, sizeof words / sizeof *words);
}

/* The word is written as the noun without some of its letters, as "jdg" is for judges. */
static bool is_cut(const char *word, const char *noun) {
    size_t length = strlen(word);
    bool shorter = length > 1 && length < strlen(noun) && *word == *noun;
    for (; shorter && *word != '\0' && *noun != '\0'; noun++) {
        word += *word == *noun;
    }
    return shorter && *word == '\0';
}

/* A word of the thing's name; for one that is no word, the noun of the table that it is cut from. */
static const char *spoken_word(const struct reader *r, const struct specific *specific, const char *word) {
    const struct words *of = specific->column < 0 ? link_table_words(r->in->links, specific->table) : NULL;
    const char *noun = of == NULL || of->count == 0 ? NULL : of->norm[of->count - 1];
    bool unknown = noun != NULL && r->in->embed != NULL && !embed_knows(r->in->embed, word);
    const char *one = unknown && is_cut(word, noun) ? text_singular(r->arena, noun) : NULL;
    return one == NULL ? word : one;
}

/* The thing's name as people say it: "concert hall"; "bank" for what "bank_id" refers to, "room" for the room
 * whose number stands there. */
static const char *spoken(struct reader *r, const struct vague *vague, const struct specific *specific) {
    const struct words *words = specific->words;
    const char *text = "", *end = "";
    size_t count = words->count;
    bool sense = vague_sense(r, vague->word) != SENSE_NONE;
    while (count > 1 && vague_is_filler(words->norm[count - 1]) && !qualifies(words->norm[count - 2]) &&
           (vague->subject >= 0 || sense)) {
        count--;
    }
    if (count > 1 &&
        (strcmp(words->norm[count - 1], "on") == 0 || strcmp(words->norm[count - 1], "at") == 0)) {
        count--; /* "registered on" */
        end = vague_sense(r, vague->word) == SENSE_TIME ? " date" : "";
    }
    if (ends_in_by(words)) {
        text = rows_done_by(r, specific); /* "the perfumer it was mixed by" */
    }
    for (size_t k = 0; k < count && text != NULL; k++) {
        text = arena_printf(r->arena, "%s%s%s", text, k > 0 ? " " : "",
                            spoken_word(r, specific, words->norm[k]));
    }
    text = text == NULL || *end == '\0' ? text : arena_printf(r->arena, "%s%s", text, end);
    return text == NULL ? reader_no_memory(r) : text;
}

struct span vague_phrase(const struct reader *r, const struct vague *vague) {
    struct span phrase = {vague->word, vague->word + 1};
    bool shared = true;
    if (vague_sense(r, vague->word) == SENSE_CONTACT) { /* "contact details", "how can I contact" */
        return clause_word_is(r, 0, "how") ? (struct span){0, vague->word + 1}
                                           : (struct span){vague->word, vague->word + 2};
    }
    while (phrase.last < r->count && shared) {
        for (size_t k = 0; k < vague->count && shared; k++) {
            shared = clause_is_content(r, phrase.last) &&
                     text_has_stem(vague->at[k].words, r->words[phrase.last].stem);
        }
        phrase.last += shared;
    }
    if (!vague->parallel && phrase.last < r->count && vague_sense(r, vague->word) == SENSE_NONE &&
        vague_is_empty(r, phrase.last)) {
        phrase.last++; /* "stock allocation", "survival statistics": it adds nothing that the names say */
    }
    return phrase;
}

static bool ends_with(const char *text, const char *end) {
    size_t n = strlen(text), m = strlen(end);
    return n >= m && strcmp(text + n - m, end) == 0;
}

/* The name in the plural if the general word is. */
static const char *numbered(struct reader *r, const struct vague *vague, const char *said) {
    size_t last = vague_phrase(r, vague).last - 1;
    const char *norm = r->words[last].norm;
    bool plural = strstr(said, " it was ") == NULL && clause_is_content(r, last) && strlen(norm) > 3 &&
                  ends_with(norm, "s") && !ends_with(norm, "ss");
    const char *text = plural ? rewrite_plural(r, said) : said;
    return text == NULL ? reader_no_memory(r) : text;
}

static const char *restate(struct reader *r, const struct vague *vague, const char *said) {
    const char *norm = r->words[vague->word].norm;
    /* "Where is Ann from" has its preposition. */
    bool placed = r->count > 1 && (r->cues[r->count - 1] & CUE_PREPOSITION) != 0;
    const char *text =
        strcmp(norm, "where") == 0  ? arena_printf(r->arena, placed ? "which %s" : "in which %s", said)
        : strcmp(norm, "when") == 0 ? arena_printf(r->arena, "on which %s", said)
        : strcmp(norm, "who") == 0 || strcmp(norm, "what") == 0 ? arena_printf(r->arena, "which %s", said)
                                                                : said;
    struct span phrase = vague_phrase(r, vague);
    if (phrase.first == 0 && phrase.last > 1 && strcmp(r->words[0].norm, "how") == 0) {
        text = arena_printf(r->arena, "What is the %s of", said); /* "how can I contact" */
    }
    return text == NULL ? reader_no_memory(r) : rewrite_listed(r, phrase.first, phrase.last, text);
}

void vague_add_one(struct reader *r, const struct vague *vague, const struct sql_select *base, size_t index) {
    const struct specific *wanted[] = {&vague->at[index]};
    struct sql_select *tree = build(r, vague, base, wanted, 1);
    const char *said = spoken(r, vague, wanted[0]);
    said = said == NULL ? NULL : numbered(r, vague, said);
    if (tree != NULL && said != NULL) {
        reader_add(r, tree, (1 - PRIOR_TOGETHER) / (double)vague->count, restate(r, vague, said),
                   arena_printf(r->arena, "the %s", said));
    }
}

void vague_add_all(struct reader *r, const struct vague *vague, const struct sql_select *base) {
    const struct specific *wanted[VAGUE_MAX];
    const char *said = "", *label = "";
    for (size_t k = 0; k < vague->count && said != NULL && label != NULL; k++) {
        wanted[k] = &vague->at[k];
        const char *name = spoken(r, vague, wanted[k]);
        name = name == NULL ? NULL : numbered(r, vague, name);
        const char *before = k == 0 ? "" : k + 1 == vague->count ? " and " : ", ";
        if (name == NULL) {
            return;
        }
        said = arena_printf(r->arena, "%s%s%s", said, before, name);
        label = arena_printf(r->arena, "%s%sthe %s", label, before, name);
    }
    if (said == NULL || label == NULL) {
        r->status = CSQL_NO_MEMORY;
        return;
    }
    struct sql_select *tree = build_all(r, vague, base, wanted);
    if (tree != NULL && reader_add(r, tree, PRIOR_TOGETHER, restate(r, vague, said),
                                   vague->count == 2 ? arena_printf(r->arena, "both %s", label) : label)) {
        r->out->at[r->out->count - 1].all = true;
    }
}

void vague_add_named(struct reader *r, const struct vague *vague, const struct sql_select *base) {
    const struct specific *wanted[VAGUE_MAX];
    for (size_t k = 0; k < vague->count; k++) {
        wanted[k] = &vague->at[k];
    }
    const char *question = r->in->linked->question;
    reader_add(r, build(r, vague, base, wanted, vague->count), 1, question, question);
}

void vague_add_together(struct reader *r, const struct vague *vague, const struct sql_select *base) {
    const struct specific *wanted[VAGUE_MAX];
    for (size_t k = 0; k < vague->count; k++) {
        wanted[k] = &vague->at[k];
    }
    const char *question = r->in->linked->question;
    reader_add(r, build_all(r, vague, base, wanted), 1, question, question);
}
