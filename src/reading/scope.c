/* Scope (AMBROSIA 3.2): "each", "every" or "all" over a many-to-many relation. "What activities does each gym
 * offer?" asks for the activities that all gyms have (collective), or for each gym's own (distributive). */
#include <string.h>

#include "reading/internal.h"
#include "reading/priors.h"
#include "text/text.h"

/* How well the noun after the quantifier must name its table, and what is asked for the other one. */
#define NAMED 0.45
#define IN_FULL 0.95
/* Longest noun group, in words. */
#define MAX_NOUN 4
/* Words besides the names that may be left: the verb of the relation, an adverb. */
#define MAX_LEFT 2

/* Two tables, many to many through a third. */
struct relation {
    int bridge, owner, item; /* tables: gyms own activities */
    int owner_key, item_key; /* keys from the bridge */
};

struct scope {
    struct relation relation;
    size_t quantifier;          /* the word "each"; SIZE_MAX if there is none */
    struct span owner, item;    /* the nouns; item is empty if only columns of it are named */
    struct span request;        /* the words that name what is asked for */
    struct column_list columns; /* of the item */
    uint64_t explained;         /* words that the structure accounts for */
    double score;
};

static bool is_plain_key(const struct db_key *key) {
    return key->composite == 0;
}

/* Columns of the item that the question names outside the owner's noun. */
static double named_columns(const struct reader *r, struct scope *scope) {
    const struct db_table *table = &r->catalogue->tables[scope->relation.item];
    double best = 0;
    for (int c = table->first_column; c < table->first_column + table->column_count; c++) {
        struct span where;
        if (!match_says_column(r, 0, r->count, scope->owner, c, &where)) {
            continue;
        }
        if (is_key_column(&r->catalogue->columns[c]) && !clause_word_is(r, where.last - 1, "id") &&
            !clause_word_is(r, where.last - 1, "ids")) {
            continue;
        }
        columns_add(&scope->columns, c);
        explain_name(r, &scope->explained, true, c);
        scope->request.first = where.first < scope->request.first ? where.first : scope->request.first;
        scope->request.last = where.last > scope->request.last ? where.last : scope->request.last;
        best = 0.6;
    }
    return best;
}

/* The item's noun stands on its own ("the animals and their count"), not as part of what is asked for
 * ("types of animals", "animal types"). */
static bool item_stands_alone(const struct reader *r, const struct scope *scope, struct span columns) {
    if (scope->item.first >= scope->item.last) {
        return false;
    }
    if (scope->columns.count == 0) {
        return true;
    }
    size_t after = scope->item.last;
    bool compound =
        after < r->count && after >= columns.first && after < columns.last && (r->cues[after] & CUE_AND) == 0;
    bool preceded = columns.first < scope->item.first;
    return !compound && !preceded && clause_has(r, after, columns.first, CUE_AND);
}

/* "their count" is a stored quantity. */
static bool is_quantity(const char *norm) {
    static const char *const words[] = {"count", "quantity", "number", "amount"};
    return text_is_among(norm, words, sizeof words / sizeof *words);
}

/* Columns whose meaning a word of the request has, where it shares no word with them ("count": quantity). */
static void columns_by_meaning(const struct reader *r, struct scope *scope) {
    const struct db_table *table = &r->catalogue->tables[scope->relation.item];
    for (size_t i = 0; i < r->count; i++) {
        bool taken = (i >= scope->owner.first && i < scope->owner.last) ||
                     (i >= scope->item.first && i < scope->item.last);
        if (taken || (r->words[i].stopword && !r->words[i].soft) ||
            (r->cues[i] != 0 && (r->cues[i] & (CUE_COUNT | CUE_REQUEST)) == 0)) {
            continue;
        }
        for (int c = table->first_column; c < table->first_column + table->column_count; c++) {
            const struct db_column *column = &r->catalogue->columns[c];
            double score = is_key_column(column) ? 0 : match_column(r, (struct span){i, i + 1}, c);
            const struct words *words = link_column_words(r->in->links, c);
            bool counted = column->type == TYPE_NUMBER && is_quantity(r->words[i].norm) &&
                           words->count == 1 && is_quantity(words->norm[0]);
            struct span where;
            bool shared = match_says_column(r, i, i + 1, (struct span){0, 0}, c, &where);
            bool alike = score >= NAMED && r->in->embed != NULL && (r->cues[i] & CUE_COUNT) == 0;
            if ((counted || alike) && !shared && link_lexical(r->in->links, r->words[i].norm, true, c) == 0) {
                columns_add(&scope->columns, c);
                explain_span(&scope->explained, (struct span){i, i + 1});
                scope->request.first = i < scope->request.first ? i : scope->request.first;
                scope->request.last = i + 1 > scope->request.last ? i + 1 : scope->request.last;
            }
        }
    }
}

/* No other table is named better by the same words, or by them and the next ("apartment booking"). */
static bool is_best_table(const struct reader *r, struct span span, int table) {
    struct span longer = {span.first, span.last + clause_is_content(r, span.last)};
    double score = match_table(r, span, table), longer_score = match_table(r, longer, table);
    for (size_t t = 0; t < r->catalogue->table_count; t++) {
        double other = match_table(r, longer, (int)t);
        if (match_table(r, span, (int)t) > score + 0.01 ||
            (longer.last > span.last && other >= IN_FULL && other > longer_score + 0.01) ||
            other > (longer_score > score ? longer_score : score) + 0.01) {
            return false;
        }
    }
    return true;
}

/* What the question asks of the item; false if nothing names it. */
static bool find_request(const struct reader *r, struct scope *scope) {
    scope->request = (struct span){SIZE_MAX, 0};
    struct span before = {0, 0}, after = {0, 0};
    int item = scope->relation.item;
    double left = match_find_table(
        r, 0, scope->quantifier < scope->owner.first ? scope->quantifier : scope->owner.first, item, &before);
    double right = match_find_table(r, scope->owner.last, r->count, item, &after);
    double named = left >= right ? left : right;
    scope->item = named < NAMED ? (struct span){0, 0} : left >= right ? before : after;
    double columns = named_columns(r, scope);
    if (named < NAMED || !is_best_table(r, scope->item, item)) {
        return false;
    }
    columns_by_meaning(r, scope);
    if (item_stands_alone(r, scope, scope->request)) {
        struct column_list all = {.count = 0};
        display_columns(r->catalogue, item, -1, &all);
        for (size_t i = 0; i < scope->columns.count; i++) {
            columns_add(&all, scope->columns.at[i]);
        }
        scope->columns = all;
    }
    if (scope->columns.count == 0) {
        display_columns(r->catalogue, item, -1, &scope->columns);
    }
    if (scope->item.first < scope->item.last) {
        scope->request.first =
            scope->item.first < scope->request.first ? scope->item.first : scope->request.first;
        scope->request.last = scope->item.last > scope->request.last ? scope->item.last : scope->request.last;
    }
    scope->score += named > columns ? named + 0.2 * columns : columns + 0.2 * named;
    return true;
}

static bool is_plural(const char *norm) {
    size_t length = strlen(norm);
    return length > 3 && norm[length - 1] == 's' && norm[length - 2] != 's';
}

/* "All school buses" are buses, and no schools: behind "all" the last noun of a row of them is meant. */
static bool is_compound(const struct reader *r, const struct scope *scope) {
    return scope->quantifier != SIZE_MAX && (r->cues[scope->quantifier] & CUE_ALL) != 0 &&
           !is_plural(r->words[scope->owner.last - 1].norm) && clause_is_content(r, scope->owner.last) &&
           is_plural(r->words[scope->owner.last].norm);
}

/* The noun from `word` on that names the owner best; false if none does. */
static bool find_owner(const struct reader *r, size_t word, struct scope *scope) {
    size_t first = clause_skip_articles(r, word);
    double best = 0;
    for (size_t last = first + 1; last <= first + MAX_NOUN && last <= r->count; last++) {
        if (r->words[last - 1].stopword) {
            break;
        }
        double score = match_table(r, (struct span){first, last}, scope->relation.owner);
        if (score > best) {
            best = score;
            scope->owner = (struct span){first, last};
        }
    }
    scope->score = best;
    return best >= NAMED && is_best_table(r, scope->owner, scope->relation.owner) && !is_compound(r, scope);
}

/* Tries the relations of one owner, whose noun is known, through one key. */
static void try_items(const struct reader *r, size_t owner_key, const struct scope *owned,
                      struct scope *best) {
    const struct db_catalogue *catalogue = r->catalogue;
    const struct db_key *owner = &catalogue->keys[owner_key];
    int bridge = catalogue->columns[owner->from].table;
    for (size_t b = 0; b < catalogue->key_count; b++) {
        const struct db_key *item = &catalogue->keys[b];
        struct scope scope = *owned;
        scope.relation.item = catalogue->columns[item->to].table;
        scope.relation.item_key = (int)b;
        if (catalogue->columns[item->from].table != bridge || owner_key == b || !is_plain_key(item) ||
            owner->from == item->from || scope.relation.owner == scope.relation.item ||
            scope.relation.item == bridge ||
            tables_are_keyed(catalogue, scope.relation.owner, scope.relation.item)) {
            continue; /* one that refers to the other directly is meant by that key */
        }
        if (find_request(r, &scope) && scope.score > best->score) {
            *best = scope;
        }
    }
}

/* Tries every many-to-many relation with the owner's noun at `word`; keeps the best in *best. */
static void try_relations(const struct reader *r, size_t quantifier, size_t word, struct scope *best) {
    const struct db_catalogue *catalogue = r->catalogue;
    for (size_t a = 0; a < catalogue->key_count; a++) {
        const struct db_key *owner = &catalogue->keys[a];
        struct scope scope = {.relation = {.bridge = catalogue->columns[owner->from].table,
                                           .owner = catalogue->columns[owner->to].table,
                                           .owner_key = (int)a},
                              .quantifier = quantifier};
        if (is_plain_key(owner) && scope.relation.owner != scope.relation.bridge &&
            find_owner(r, word, &scope)) {
            try_items(r, a, &scope, best);
        }
    }
}

/* bridge JOIN item JOIN owner, with the given results still to come. */
static struct sql_select *relation_select(struct reader *r, const struct relation *relation) {
    int tables[] = {relation->bridge, relation->item, relation->owner};
    struct db_join joins[] = {{.left = 0, .right = 1, .key = relation->item_key},
                              {.left = 0, .right = 2, .key = relation->owner_key}};
    struct db_join_tree tree = {.tables = tables, .table_count = 3, .joins = joins};
    struct sql_select *select = sql_select_new(r->arena);
    if (select == NULL || !sql_add_join_tree(r->arena, sql_select_core(select), r->catalogue, &tree)) {
        return reader_no_memory(r);
    }
    return select;
}

static bool add_results(struct reader *r, struct sql_core *core, const struct column_list *columns) {
    for (size_t i = 0; i < columns->count; i++) {
        if (!sql_add_result(r->arena, core, sql_column(r->arena, r->catalogue, columns->at[i]))) {
            r->status = CSQL_NO_MEMORY;
            return false;
        }
    }
    return true;
}

/* The items that every owner has: as many different owners in the item's group as there are owners. */
static struct sql_select *collective(struct reader *r, const struct scope *scope) {
    const struct relation *relation = &scope->relation;
    struct sql_select *select = relation_select(r, relation);
    struct sql_select *all = sql_select_new(r->arena);
    if (select == NULL || all == NULL || !add_results(r, sql_select_core(select), &scope->columns)) {
        return NULL;
    }
    struct sql_core *core = sql_select_core(select);
    int item = r->catalogue->keys[relation->item_key].from;
    int owner = r->catalogue->keys[relation->owner_key].from;
    struct sql_expr *owners =
        sql_call(r->arena, "COUNT", sql_column_of(r->arena, r->catalogue, owner, core->sources[0]), true);
    bool built =
        sql_add_table(r->arena, sql_select_core(all), r->catalogue, relation->owner, NULL) != NULL &&
        sql_add_result(r->arena, sql_select_core(all),
                       sql_call(r->arena, "COUNT", sql_star(r->arena), false)) &&
        sql_add_group(r->arena, core, sql_column_of(r->arena, r->catalogue, item, core->sources[0])) &&
        sql_add_having(r->arena, core, sql_binary(r->arena, SQL_EQ, owners, sql_subquery(r->arena, all)));
    return built ? select : reader_no_memory(r);
}

/* Each owner beside its items. */
static struct sql_select *distributive(struct reader *r, const struct scope *scope) {
    struct sql_select *select = relation_select(r, &scope->relation);
    struct column_list columns = {.count = 0};
    display_columns(r->catalogue, scope->relation.owner, -1, &columns);
    if (select == NULL || !add_results(r, sql_select_core(select), &columns) ||
        !add_results(r, sql_select_core(select), &scope->columns)) {
        return NULL;
    }
    return select;
}

/* ---- what the wording settles ---- */

static const char *const one_by_one[] = {"one", "by", "one"};
static const char *const at_least_once[] = {"at", "least", "once"};

/* Where the three words stand side by side; r->count if they do not. */
static size_t find_idiom(const struct reader *r, const char *const *words) {
    size_t i = 0;
    while (i < r->count && !(clause_word_is(r, i, words[0]) && clause_word_is(r, i + 1, words[1]) &&
                             clause_word_is(r, i + 2, words[2]))) {
        i++;
    }
    return i;
}

enum wording { WORDING_OPEN, WORDING_COLLECTIVE, WORDING_DISTRIBUTIVE };

/* "For each gym, ...": the quantified phrase comes first. */
static bool is_fronted(const struct reader *r, const struct scope *scope) {
    size_t i = scope->quantifier;
    if (i > 0 && (r->cues[i - 1] & CUE_PREPOSITION) != 0) {
        i--;
    }
    return i == 0 || (i == 1 && clause_word_is(r, 0, "please"));
}

/* "..., listed by gym": what follows "by" is the owner again. */
static bool is_arranged(const struct reader *r, const struct scope *scope) {
    for (size_t i = scope->owner.last; i + 1 < r->count; i++) {
        if (clause_word_is(r, i, "by") &&
            match_table(r, (struct span){i + 1, r->count}, scope->relation.owner) >= NAMED) {
            return true;
        }
    }
    return false;
}

static enum wording read_wording(const struct reader *r, const struct scope *scope) {
    for (size_t i = 0; i < r->count; i++) {
        bool named = (i >= scope->owner.first && i < scope->owner.last) ||
                     (i >= scope->item.first && i < scope->item.last);
        bool beside = clause_word_is(r, i, "together") && clause_word_is(r, i + 1, "with");
        if (!named && !beside && (r->cues[i] & (CUE_COMMON | CUE_SAME)) != 0) {
            return WORDING_COLLECTIVE;
        }
    }
    if (scope->quantifier != SIZE_MAX && find_idiom(r, at_least_once) < scope->quantifier) {
        return WORDING_COLLECTIVE; /* "used at least once by every gym" */
    }
    if (scope->quantifier == SIZE_MAX || is_fronted(r, scope) || is_arranged(r, scope) ||
        clause_has(r, 0, r->count, CUE_SEPARATE)) {
        return WORDING_DISTRIBUTIVE;
    }
    /* "list every gym and its activities": the owners are asked for, with what is theirs */
    return clause_is_object(r, scope->quantifier) ? WORDING_DISTRIBUTIVE : WORDING_OPEN;
}

/* The idiom says nothing that the readings would not say. */
static void explain_idiom(const struct reader *r, uint64_t *explained, const char *const *words) {
    size_t at = find_idiom(r, words);
    if (at < r->count) {
        explain_span(explained, (struct span){at, at + 3});
    }
}

/* True if the structure leaves something of the question over, which its queries would not say. */
static bool leaves_much(const struct reader *r, const struct scope *scope) {
    uint64_t explained = scope->explained;
    explain_span(&explained, scope->owner);
    explain_span(&explained, scope->item);
    explain_name(r, &explained, false, scope->relation.owner);
    explain_name(r, &explained, false, scope->relation.item);
    explain_name(r, &explained, false, scope->relation.bridge);
    explain_idiom(r, &explained, one_by_one);
    explain_idiom(r, &explained, at_least_once);
    return explain_asks_more(r, explained) || explain_left(r, explained) > MAX_LEFT ||
           clause_word_is(r, 0, "how");
}

/* ---- saying it ---- */

/* The verb of the words from one owner to all of them: "does each gym offer" becomes "do all gyms offer". */
static const char *plural_verb(struct reader *r, size_t word) {
    static const char *const pairs[][2] = {{"does", "do"}, {"has", "have"}, {"is", "are"}, {"was", "were"}};
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        if (clause_word_is(r, word, pairs[i][0])) {
            return pairs[i][1];
        }
    }
    return NULL;
}

/* "offer" for "offers", "carry" for "carries", "teach" for "teaches". */
static const char *plain_verb(struct reader *r, const char *verb) {
    static const char *const hissing[] = {"ches", "shes", "sses", "xes", "zes", "oes"};
    size_t length = strlen(verb), cut = 1;
    bool carries = length > 4 && strcmp(verb + length - 3, "ies") == 0;
    for (size_t i = 0; i < sizeof hissing / sizeof *hissing; i++) {
        size_t n = strlen(hissing[i]);
        cut = length > n && strcmp(verb + length - n, hissing[i]) == 0 ? 2 : cut;
    }
    const char *text = carries ? arena_printf(r->arena, "%.*sy", (int)(length - 3), verb)
                               : arena_printf(r->arena, "%.*s", (int)(length - cut), verb);
    return text == NULL ? reader_no_memory(r) : text;
}

/* "all gyms" for "each gym", with the verb right before it or right after in the plural; *first and *last are
 * the words that it stands for. */
static const char *all_owners(struct reader *r, const struct scope *scope, size_t *first, size_t *last) {
    const char *owner = rewrite_text(r, scope->owner.first, scope->owner.last);
    const char *plural = owner == NULL ? NULL : rewrite_plural(r, owner);
    const char *before = scope->quantifier > 0 ? plural_verb(r, scope->quantifier - 1) : NULL;
    const char *after = plural_verb(r, scope->owner.last);
    *first = scope->quantifier - (before != NULL);
    *last = scope->owner.last;
    size_t length = *last < r->count ? strlen(r->words[*last].norm) : 0;
    bool singular = before == NULL && after == NULL && length > 3 && clause_is_content(r, *last) &&
                    r->words[*last].norm[length - 1] == 's' && r->words[*last].norm[length - 2] != 's';
    if (singular) { /* "offers" */
        after = plain_verb(r, r->words[*last].norm);
        if (after == NULL) {
            return NULL;
        }
    }
    *last += after != NULL;
    const char *text =
        arena_printf(r->arena, "%s%sall %s%s%s", before == NULL ? "" : before, before == NULL ? "" : " ",
                     plural == NULL ? "" : plural, after == NULL ? "" : " ", after == NULL ? "" : after);
    return text == NULL || plural == NULL ? reader_no_memory(r) : text;
}

/* The preposition of the owner says more than whose something is ("work at every clinic"): it must stay. */
static bool keeps_preposition(const struct reader *r, const struct scope *scope) {
    size_t i = scope->quantifier;
    return i > 0 && !clause_word_is(r, i - 1, "for") && !clause_word_is(r, i - 1, "of");
}

static const char *collective_rewrite(struct reader *r, const struct scope *scope) {
    size_t i = scope->quantifier, first, last;
    bool phrase = i > 0 && (r->cues[i - 1] & CUE_PREPOSITION) != 0 && scope->owner.last == r->count;
    const char *all = all_owners(r, scope, &first, &last);
    if (all == NULL) {
        return NULL;
    }
    if (phrase) {
        const bool keeps = keeps_preposition(r, scope);
        const char *text = arena_printf(r->arena, keeps ? "%s in common" : "in common for %s", all);
        return text == NULL ? reader_no_memory(r)
                            : rewrite_replace(r, keeps ? first : i - 1, scope->owner.last, text);
    }
    if ((r->cues[i] & CUE_ALL) != 0) {
        return rewrite_replace(r, r->count, r->count, "in common");
    }
    const char *rest = rewrite_text(r, last, r->count);
    const char *text =
        rest == NULL ? NULL : arena_printf(r->arena, "%s%s%s in common", all, *rest == '\0' ? "" : " ", rest);
    return text == NULL ? reader_no_memory(r) : rewrite_replace(r, first, r->count, text);
}

static const char *distributive_rewrite(struct reader *r, const struct scope *scope) {
    size_t i = scope->quantifier;
    const char *noun = rewrite_text(r, i + 1, scope->owner.last);
    bool phrase = i > 0 && (r->cues[i - 1] & CUE_PREPOSITION) != 0 && scope->owner.last == r->count;
    const char *each = rewrite_text(r, i, i + 1);
    const bool that = phrase && keeps_preposition(r, scope) && (r->cues[i] & CUE_ALL) == 0;
    const bool there = that && (clause_word_is(r, i - 1, "at") || clause_word_is(r, i - 1, "in"));
    const char *rest = phrase && (!that || there)
                           ? rewrite_replace(r, i - 1, scope->owner.last, there ? "there" : "")
                           : rewrite_replace(r, i, i + 1, that ? "that" : "the");
    if (noun == NULL || rest == NULL || each == NULL || (rest = rewrite_lower(r, rest)) == NULL) {
        return NULL;
    }
    const char *text = arena_printf(r->arena, "For %s %s, %s", rewrite_lower(r, each), noun, rest);
    return text == NULL ? reader_no_memory(r) : text;
}

static void add_readings(struct reader *r, const struct scope *scope, enum wording wording) {
    const char *question = r->in->linked->question;
    bool open = wording == WORDING_OPEN;
    const char *owner = rewrite_text(r, scope->owner.first, scope->owner.last);
    if (owner != NULL && (owner = text_singular(r->arena, owner)) == NULL) {
        (void)reader_no_memory(r);
    }
    const char *item = rewrite_text(r, scope->request.first, scope->request.last);
    if (owner == NULL || item == NULL) {
        return;
    }
    if (wording != WORDING_DISTRIBUTIVE) {
        const char *label =
            arena_printf(r->arena, "only the %s common to every %s", rewrite_lower(r, item), owner);
        reader_add(r, collective(r, scope), 1 - PRIOR_EACH, open ? collective_rewrite(r, scope) : question,
                   label);
    }
    if (wording != WORDING_COLLECTIVE) {
        const char *label = arena_printf(r->arena, "for each %s, its own %s", owner, rewrite_lower(r, item));
        reader_add(r, distributive(r, scope), PRIOR_EACH, open ? distributive_rewrite(r, scope) : question,
                   label);
    }
}

static size_t first_content(const struct reader *r) {
    size_t word = 0;
    while (word < r->count && !clause_is_content(r, word)) {
        word++;
    }
    return word;
}

/* "the gyms and their classes": both nouns are asked for, side by side. */
static void try_pairs(const struct reader *r, struct scope *best) {
    if (!clause_has(r, 0, r->count, CUE_PRONOUN) || clause_has(r, 0, r->count, CUE_EACH)) {
        return;
    }
    struct scope pair = {.score = 0};
    try_relations(r, SIZE_MAX, first_content(r), &pair);
    size_t after = pair.owner.last;
    if (pair.score > 0 && after < r->count && (r->cues[after] & CUE_AND) != 0 && pair.request.first > after) {
        *best = pair;
    }
}

/* What stands before "of" names the rows of a table, alone: what is asked for is no column of the owner's. */
static bool is_owned(const struct reader *r, size_t all) {
    for (size_t t = 0; t < r->catalogue->table_count && all >= 2; t++) {
        if (clause_is_object(r, all - 2) &&
            match_table(r, (struct span){all - 2, all - 1}, (int)t) >= NAMED) {
            return true;
        }
    }
    return false;
}

/* "List the gyms, each with its classes": "each" stands for the noun that is asked for. */
static bool stands_for_object(const struct reader *r, size_t each) {
    return (r->cues[each] & CUE_EACH) != 0 && clause_word_is(r, each + 1, "with");
}

bool find_scope(struct reader *r) {
    struct scope best = {.score = 0};
    bool fronted = (r->cues[r->count > 1 && (r->cues[0] & CUE_PREPOSITION) != 0] & CUE_EACH) != 0;
    for (size_t i = 0; i < r->count; i++) {
        if (stands_for_object(r, i)) {
            try_relations(r, SIZE_MAX, first_content(r), &best);
        } else if ((r->cues[i] & CUE_EACH) != 0) {
            try_relations(r, i, i + 1, &best);
        }
        /* "all tools" or "names of all tools" is no quantifier over owners; "that all engineers use" is, and
         * so is "the tools of all engineers"; "for each engineer" has said already over whom */
        if ((r->cues[i] & CUE_ALL) != 0 && i > 0 && !fronted &&
            (!clause_word_is(r, i - 1, "of") || is_owned(r, i)) &&
            (clause_is_content(r, i - 1) || (r->cues[i - 1] & (CUE_RELATIVE | CUE_PREPOSITION)) != 0 ||
             (i > 1 && (r->cues[i - 1] & CUE_FINITE) != 0 && !clause_is_copula(r, i - 1)))) {
            try_relations(r, i, i + 1, &best);
        }
        /* "common to gyms", "shared among gyms": the bare plural means all of them */
        if (i > 0 && (r->cues[i] & CUE_PREPOSITION) != 0 && clause_has(r, 0, i, CUE_COMMON) &&
            !clause_has(r, i, r->count, CUE_EACH | CUE_ALL)) {
            try_relations(r, i, i + 1, &best);
        }
    }
    if (best.score == 0) {
        try_pairs(r, &best);
    }
    if (best.score == 0 || leaves_much(r, &best)) {
        return false;
    }
    enum wording wording = read_wording(r, &best);
    size_t first = best.quantifier == SIZE_MAX ? best.owner.first : best.quantifier;
    reader_found(r, READING_SCOPE, CSQL_SCOPE_AMB, (struct span){first, best.owner.last});
    reader_add_element(r, best.relation.owner, -1, NULL);
    reader_add_element(r, best.relation.item, -1, NULL);
    add_readings(r, &best, wording);
    r->out->reason = wording == WORDING_OPEN ? "it may ask for what all of them share, or for each one's own"
                     : wording == WORDING_COLLECTIVE ? "the wording asks for what all of them share"
                                                     : "the wording asks for each one's own";
    return true;
}
