/* Adaptive schema retriever (algorithm 3): what else in the schema, or in the column, is like the target. */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/error.h"
#include "forge/clarity.h"

enum { NEAR_SENSES = 3, NEAR_STEPS = 3, MAX_ABOVE = 24 };

size_t forge_heuristic_top_k(size_t space) {
    return space <= 10 ? 6 : space <= 40 ? 8 : FORGE_MAX_GROUP - 1;
}

/* Shared content words over all content words. */
static double token_overlap(const struct forge_name *a, const struct forge_name *b) {
    size_t shared = 0, all = 0;
    for (size_t i = 0; i < a->count; i++) {
        if (!text_is_stopword(a->norm[i])) {
            shared += forge_name_has(b, a->stem[i]);
            all++;
        }
    }
    for (size_t i = 0; i < b->count; i++) {
        all += !text_is_stopword(b->norm[i]) && !forge_name_has(a, b->stem[i]);
    }
    return all ? (double)shared / (double)all : 0;
}

/* Synsets above a word by its commonest senses, with the steps to each. */
struct above {
    uint32_t synset[MAX_ABOVE];
    size_t steps[MAX_ABOVE], count;
};

static void climb(const struct forge_lexicon *lexicon, uint32_t sense, size_t steps, struct above *out) {
    uint32_t up[4];
    if (out->count == MAX_ABOVE) {
        return;
    }
    out->synset[out->count] = sense;
    out->steps[out->count++] = steps;
    size_t count = steps < NEAR_STEPS ? forge_lexicon_above(lexicon, sense, up, 4) : 0;
    for (size_t i = 0; i < count; i++) {
        climb(lexicon, up[i], steps + 1, out);
    }
}

static struct above above_word(const struct forge_lexicon *lexicon, const char *word) {
    struct above above = {.count = 0};
    uint32_t senses[NEAR_SENSES];
    size_t count = forge_lexicon_senses(lexicon, word, senses, NEAR_SENSES);
    for (size_t i = 0; i < count; i++) {
        climb(lexicon, senses[i], 0, &above);
    }
    return above;
}

/* 1 for synonyms, less the farther their nearest common hypernym and the more general that is. */
static double relatedness(const struct forge_lexicon *lexicon, const char *a, const char *b) {
    struct above of_a = above_word(lexicon, a), of_b = above_word(lexicon, b);
    double best = 0;
    for (size_t i = 0; i < of_a.count; i++) {
        for (size_t k = 0; k < of_b.count; k++) {
            if (of_a.synset[i] == of_b.synset[k]) {
                double steps = (double)(of_a.steps[i] + of_b.steps[k]);
                double general = (double)forge_lexicon_below(lexicon, of_a.synset[i]);
                double score = 1 / (1 + steps) / (1 + general / 2000);
                best = score > best ? score : best;
            }
        }
    }
    return best;
}

/* The words of a name that its meaning hangs on, as words and not as stems. */
static const char *head_word(const struct forge_name *name) {
    for (size_t i = name->count; i > 0; i--) {
        if (!text_is_stopword(name->norm[i - 1])) {
            return name->norm[i - 1];
        }
    }
    return name->spoken;
}

/* Whether the two stand in one row of the concepts. */
static bool share_concept(const struct forge_tables *tables, const struct forge_name *owner,
                          const struct forge_name *a, const struct forge_name *b) {
    const char *heads_a[2], *heads_b[2];
    size_t count_a = forge_heads(a, owner, heads_a), count_b = forge_heads(b, owner, heads_b);
    for (size_t r = 0; r < tables->concepts.count; r++) {
        const struct forge_list *members = &tables->concepts.rows[r][2];
        bool has_a = false, has_b = false;
        for (size_t i = 0; i < count_a; i++) {
            has_a = has_a || forge_list_has(members, heads_a[i]);
        }
        for (size_t i = 0; i < count_b; i++) {
            has_b = has_b || forge_list_has(members, heads_b[i]);
        }
        if (has_a && has_b) {
            return true;
        }
    }
    return false;
}

static bool is_among(const int *columns, size_t count, int column) {
    for (size_t i = 0; i < count; i++) {
        if (columns[i] == column) {
            return true;
        }
    }
    return false;
}

/* Scores over the greatest of their kind, and their sum. */
static void normalise(struct forge_candidate *candidates, size_t count) {
    double lexical = 0, semantic = 0;
    for (size_t i = 0; i < count; i++) {
        lexical = candidates[i].lexical > lexical ? candidates[i].lexical : lexical;
        semantic = candidates[i].semantic > semantic ? candidates[i].semantic : semantic;
    }
    for (size_t i = 0; i < count; i++) {
        candidates[i].hybrid = (lexical > 0 ? candidates[i].lexical / lexical : 0) / 2 +
                               (semantic > 0 ? candidates[i].semantic / semantic : 0) / 2;
    }
}

static int compare_candidates(const void *a, const void *b) {
    const struct forge_candidate *x = a, *y = b;
    if (x->hybrid != y->hybrid) {
        return x->hybrid < y->hybrid ? 1 : -1;
    }
    return (x->column > y->column) - (x->column < y->column);
}

csql_status forge_retrieve(struct forge_task *task, const struct forge_target *target, bool lexical,
                           const int *beside, size_t beside_count, struct forge_candidate **out,
                           size_t *count, csql_error *error) {
    const struct db_table *table = &task->catalogue->tables[target->table];
    const struct forge_name *own = forge_schema_column(task->schema, target->column);
    const struct forge_name *owner = forge_schema_table(task->schema, target->table);
    *count = 0;
    *out = arena_array(task->arena, (size_t)table->column_count + 1, sizeof **out);
    if (!*out) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    for (int i = 0; i < table->column_count; i++) {
        int column = table->first_column + i;
        const struct forge_name *name = forge_schema_column(task->schema, column);
        struct forge_candidate candidate = {.column = column};
        if (column == target->column || name->count == 0 || forge_name_same(name, own) ||
            (forge_is_spoken_for(task, column) && !is_among(beside, beside_count, column)) ||
            !forge_can_stand_for(task, target, column)) {
            continue;
        }
        candidate.lexical = token_overlap(own, name);
        candidate.semantic = share_concept(task->tables, owner, own, name)
                                 ? 1
                                 : relatedness(task->lexicon, head_word(own), head_word(name));
        if (lexical ? candidate.lexical > 0 : candidate.semantic > 0.05) {
            (*out)[(*count)++] = candidate;
        }
    }
    normalise(*out, *count);
    qsort(*out, *count, sizeof **out, compare_candidates);
    size_t most = forge_heuristic_top_k(task->catalogue->column_count);
    *count = *count < most ? *count : most;
    return CSQL_OK;
}
