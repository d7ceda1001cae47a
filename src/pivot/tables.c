/* Tables that share the head of their names. */
#include <string.h>

#include "pivot/spans.h"
#include "text/text.h"

/* The term is the head of a table's name: "payments" of Claim_Payments, not of Payment_Methods. */
static bool heads_name(const struct finder *f, const struct span *s, int table) {
    struct words name;
    const char *text = f->catalogue->tables[table].name;
    return s->last - s->first == 1 && text_words(f->arena, text, strlen(text), &name, NULL) == CSQL_OK &&
           name.count > 1 && strcmp(name.stem[name.count - 1], f->linked->words[s->first].stem) == 0;
}

/* Some two tables of the group refer to each other. */
static bool is_family(const struct finder *f, const struct pivot *pivot) {
    for (size_t i = 0; i < pivot->group_count; i++) {
        for (size_t j = i + 1; j < pivot->group_count; j++) {
            if (predicate_tables_joined(f->catalogue, pivot->group[i].table, pivot->group[j].table)) {
                return true;
            }
        }
    }
    return false;
}

/* A word that heads the names of several tables and is none's whole name, nor a column's. */
void pivot_tables(struct finder *f) {
    for (size_t w = 0; w < f->linked->word_count && !f->failed; w++) {
        struct span s = {.first = w, .last = w + 1};
        if (f->taken[w] || f->linked->words[w].stopword || span_in_literal(f, w) || !span_prepare(f, &s) ||
            predicate_generic(&s.term)) {
            continue;
        }
        span_gather_links(f, &s);
        span_describe(f, &s);
        bool exact = false;
        for (size_t i = 0; i < f->linked->match_count; i++) {
            const struct link_match *m = &f->linked->matches[i];
            exact = exact || (m->code == LINK_EXACT && m->first <= w && m->last > w);
        }
        struct pivot pivot = {.first = w,
                              .last = w + 1,
                              .mode = CSQL_TABLE_AMB,
                              .subtype = "lexical",
                              .linked_value = -1,
                              .value_column = -1};
        pivot.group = arena_array(f->arena, PIVOT_MAX_GROUP, sizeof *pivot.group);
        f->failed = f->failed || pivot.group == NULL;
        for (size_t i = 0; i < s.count && !exact && !f->failed; i++) {
            const struct candidate *c = &s.at[i];
            if (heads_name(f, &s, c->index) && !f->catalogue->tables[c->index].view) {
                pivot.group_count =
                    pivot_insert(pivot.group, pivot.group_count, PIVOT_MAX_GROUP,
                                 (struct pivot_element){c->index, -1, NULL, 0.5 + c->alignment / 2,
                                                        c->lexical, c->semantic});
            }
        }
        if (pivot.group_count >= 2 && !f->failed && !is_family(f, &pivot)) {
            pivot.probability = pivot.group[1].score;
            pivot.reason =
                arena_printf(f->arena, "\"%s\" heads the names of %zu tables.", s.phrase, pivot.group_count);
            f->failed = pivot.reason == NULL || (!pivot_add(f, &pivot) && f->failed);
        }
    }
}
