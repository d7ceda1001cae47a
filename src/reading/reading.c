/* The one entry: prepares the question, and asks each kind of structure in turn. */
#include "reading/reading.h"

#include <string.h>

#include "base/error.h"
#include "reading/internal.h"
#include "reading/priors.h"

bool reader_open(struct reader *r, const struct reading_input *input, struct arena *arena) {
    const struct linked *linked = input->linked;
    r->in = input;
    r->catalogue = linked->catalogue;
    r->words = linked->words;
    r->arena = arena;
    r->cues = arena_array(arena, linked->word_count + 1, sizeof *r->cues);
    r->values = arena_array(arena, r->catalogue->column_count + 1, sizeof(struct column_values *));
    if (r->cues == NULL || r->values == NULL) {
        return false;
    }
    for (size_t i = 0; i < linked->word_count; i++) {
        r->cues[i] = cue_of(linked->words[i].norm);
    }
    r->count = clause_length(r->words, r->cues, linked->word_count);
    return true;
}

void reader_found(struct reader *r, enum reading_kind kind, csql_mode mode, struct span span) {
    r->out->kind = kind;
    r->out->mode = mode;
    r->out->first = span.first;
    r->out->last = span.last;
}

void reader_add_element(struct reader *r, int table, int column, const char *value) {
    struct readings *out = r->out;
    if (out->group == NULL) {
        out->group = arena_array(r->arena, READING_MAX_GROUP, sizeof *out->group);
    }
    if (out->group == NULL) {
        r->status = CSQL_NO_MEMORY;
        return;
    }
    for (size_t i = 0; i < out->group_count; i++) {
        const struct reading_element *e = &out->group[i];
        if (e->table == table && e->column == column && e->value == value) {
            return;
        }
    }
    if (out->group_count < READING_MAX_GROUP) {
        out->group[out->group_count++] = (struct reading_element){table, column, value};
    }
}

bool reader_add(struct reader *r, struct sql_select *tree, double probability, const char *rewrite,
                const char *label) {
    struct readings *out = r->out;
    if (tree == NULL || r->status != CSQL_OK || out->count == READING_MAX) {
        return false;
    }
    if (out->at == NULL) {
        out->at = arena_array(r->arena, READING_MAX, sizeof *out->at);
    }
    if (out->at == NULL || !sql_alias_tables(r->arena, tree)) {
        r->status = CSQL_NO_MEMORY;
        return false;
    }
    const char *sql = sql_format(r->arena, tree);
    if (sql == NULL || rewrite == NULL || label == NULL) {
        r->status = CSQL_NO_MEMORY;
        return false;
    }
    if (sql_resolve(r->arena, r->catalogue, tree, NULL) != CSQL_OK ||
        db_prepare(r->in->db, sql, NULL) != CSQL_OK) {
        return false;
    }
    for (size_t i = 0; i < out->count; i++) {
        if (sql_equal(r->arena, out->at[i].tree, tree)) {
            return false;
        }
    }
    out->at[out->count++] = (struct reading){
        .tree = tree, .sql = sql, .probability = probability, .rewrite = rewrite, .label = label};
    return true;
}

/* What the plans make of the question is heard beside what such wording means by itself: the
 * prior counts as one, and plans that are certain as PLANS_WEIGHT (a Dirichlet prior, and the plans'
 * probabilities as counts), or TWINS_WEIGHT: of two places that hold a thing the plans take one by chance. */
static void hear_plans(const struct reader *r) {
    struct readings *out = r->out;
    const struct plans *plans = r->in->plans;
    const bool twins =
        out->kind == READING_TABLE || out->kind == READING_JOIN || out->kind == READING_AGGREGATE;
    for (size_t p = 0; plans != NULL && p < plans->count; p++) {
        const struct plan *plan = &plans->at[p];
        for (size_t i = 0; i < out->count && plan->tree != NULL; i++) {
            if (sql_equal(r->arena, out->at[i].tree, plan->tree)) {
                out->at[i].probability += plan->score * (twins ? TWINS_WEIGHT : PLANS_WEIGHT);
                break;
            }
        }
    }
}

/* Orders the readings and makes their probabilities sum to 1. */
static void settle_probabilities(struct reader *r) {
    struct readings *out = r->out;
    double sum = 0;
    for (size_t i = 0; i < out->count; i++) {
        sum += out->at[i].probability;
    }
    for (size_t i = 0; i < out->count && sum > 0; i++) {
        out->at[i].probability /= sum;
    }
    hear_plans(r);
    sum = 0;
    for (size_t i = 0; i < out->count; i++) {
        sum += out->at[i].probability;
        for (size_t k = i; k > 0 && out->at[k].probability > out->at[k - 1].probability; k--) {
            struct reading other = out->at[k];
            out->at[k] = out->at[k - 1];
            out->at[k - 1] = other;
        }
    }
    for (size_t i = 0; i < out->count && sum > 0; i++) {
        out->at[i].probability /= sum;
    }
}

static const char *ask_which(struct reader *r) {
    const struct readings *out = r->out;
    const char *text = "Do you want ";
    for (size_t i = 0; i < out->count && text != NULL; i++) {
        const char *before = i == 0 ? "" : i + 1 == out->count ? ", or " : ", ";
        text = arena_printf(r->arena, "%s%s(%zu) %s", text, before, i + 1, out->at[i].label);
    }
    return text == NULL ? NULL : arena_printf(r->arena, "%s?", text);
}

static void settle(struct reader *r) {
    struct readings *out = r->out;
    settle_probabilities(r);
    out->ambiguous = out->count > 1;
    if (out->count == 0) {
        *out = (struct readings){0};
        return;
    }
    const struct link_word *words = r->words;
    out->start = out->first < out->last ? words[out->first].start : 0;
    out->end = out->first < out->last ? words[out->last - 1].end : 0;
    out->term = arena_copy(r->arena, r->in->linked->question + out->start, out->end - out->start);
    out->clarification = out->ambiguous ? ask_which(r) : NULL;
    if (out->term == NULL || (out->ambiguous && out->clarification == NULL)) {
        r->status = CSQL_NO_MEMORY;
    }
}

csql_status reading_find(const struct reading_input *input, struct arena *arena, struct readings *out,
                         csql_error *error) {
    *out = (struct readings){0};
    struct reader reader = {.out = out};
    if (input->links == NULL || input->linked->word_count == 0) {
        return CSQL_OK;
    }
    if (!reader_open(&reader, input, arena)) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    static bool (*const kinds[])(struct reader *) = {find_scope,      find_share,    find_row_facts,
                                                     find_attachment, find_together, find_vagueness,
                                                     find_named,      find_twins};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds && reader.status == CSQL_OK; i++) {
        if (kinds[i](&reader) && out->count > 0) {
            break;
        }
        *out = (struct readings){0};
    }
    if (reader.status == CSQL_OK) {
        settle(&reader);
    }
    if (reader.status != CSQL_OK) {
        *out = (struct readings){0};
        return error_set(error, reader.status, "out of memory");
    }
    return CSQL_OK;
}

csql_status reading_complete(const struct reading_input *input, struct arena *arena,
                             const struct sql_select *tree, struct reading *out, csql_error *error) {
    struct readings found = {0};
    struct reader reader = {.out = &found};
    *out = (struct reading){0};
    if (tree == NULL || input->links == NULL || input->linked->word_count == 0) {
        return CSQL_OK;
    }
    if (!reader_open(&reader, input, arena)) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    struct column_list none = {.count = 0};
    const struct sql_select *whole = mend_all(&reader, tree, (struct span){0, 0}, &none);
    const char *question = input->linked->question;
    if (whole != tree && reader_add(&reader, sql_copy(arena, whole), 1, question, question)) {
        *out = found.at[0];
    }
    return reader.status == CSQL_OK ? CSQL_OK : error_set(error, reader.status, "out of memory");
}
