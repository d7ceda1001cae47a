/* What the rest of the sentence says about a column that a term speaks of: which table it is of, how great it
 * is; and whether the sentence was clear to begin with. */
#include <stdlib.h>
#include <string.h>

#include "forge/clarity.h"

/* Whether a word of a table's name was said where the term stands now, and is said nowhere else: that of the
 * column's own table, or of another that it speaks of, as a "course code" in a table of classes does. */
static bool loses_table(struct forge_task *task, const struct forge_text *source,
                        const struct forge_text *text, const struct forge_pivot *pivot) {
    const struct forge_name *name = forge_schema_column(task->schema, pivot->target.column);
    const struct forge_span *span = &pivot->target.span;
    for (size_t t = 0; t < task->catalogue->table_count; t++) {
        const struct forge_name *owner = forge_schema_table(task->schema, (int)t);
        bool own = (int)t == pivot->target.table;
        for (size_t i = 0; i < owner->count; i++) {
            bool head = name->count > 1 && strcmp(owner->stem[i], name->stem[name->count - 1]) == 0;
            if ((own || (!head && forge_name_has(name, owner->stem[i]))) &&
                !text_is_stopword(owner->norm[i]) &&
                forge_has_word(source, owner->stem[i], span->first, span->after) &&
                !forge_has_word(text, owner->stem[i], 0, text->tokens.count)) {
                return true;
            }
        }
    }
    return false;
}

bool forge_loses_context(struct forge_task *task, const struct forge_text *text,
                         const struct forge_pivot *pivot) {
    struct forge_text source;
    csql_error ignored; /* it was read before */
    return forge_text_read(task->arena, task->question->text, &source, &ignored) != CSQL_OK ||
           loses_table(task, &source, text, pivot);
}

/* Whether the number is within what the column holds; true if it is not known. */
static bool may_be(struct forge_task *task, int column, double number) {
    double least, greatest;
    return !forge_schema_range(task->schema, column, &least, &greatest) ||
           (number >= least && number <= greatest);
}

static bool is_told_by(struct forge_task *task, const struct forge_pivot *pivot,
                       const struct sql_expr *literal) {
    if (!literal || literal->kind != SQL_NUMBER) {
        return false;
    }
    double number = strtod(literal->text, NULL);
    bool told = false;
    for (size_t i = 0; i < pivot->term.group_count; i++) {
        told = told || !may_be(task, pivot->term.group[i].column, number);
    }
    return told;
}

bool forge_number_tells(struct forge_task *task, const struct forge_pivot *pivot) {
    const struct forge_question *question = task->question;
    for (size_t i = 0; i < question->predicate_count; i++) {
        const struct sql_predicate *predicate = &question->predicates[i];
        if (predicate->column_index == pivot->target.column && !predicate->aggregate &&
            (is_told_by(task, pivot, predicate->value) || is_told_by(task, pivot, predicate->high))) {
            return true;
        }
    }
    return false;
}

/* Whether the question says no more of the column's name than another of its table has too, and that is not
 * in the query: "typical price", where there are a typical buying and a typical selling price. */
static bool is_half_said(struct forge_task *task, const struct forge_text *text, int column) {
    const struct db_table *table = &task->catalogue->tables[task->catalogue->columns[column].table];
    const struct forge_name *name = forge_schema_column(task->schema, column);
    const struct forge_name *owner = forge_schema_table(task->schema, task->catalogue->columns[column].table);
    const char *heads[2], *other_heads[2];
    struct forge_span span;
    if (forge_find_name(text, name, owner, &span, 1) > 0 || forge_heads(name, owner, heads) == 0 ||
        !forge_has_word(text, heads[0], 0, text->tokens.count)) {
        return false;
    }
    for (int i = 0; i < table->column_count; i++) {
        int other = table->first_column + i;
        const struct forge_name *rival = forge_schema_column(task->schema, other);
        bool fits = other != column && !forge_is_spoken_for(task, other) &&
                    forge_heads(rival, owner, other_heads) > 0 && strcmp(heads[0], other_heads[0]) == 0;
        for (size_t k = 0; fits && k < name->count; k++) {
            fits = text_is_stopword(name->norm[k]) || forge_name_has(rival, name->stem[k]) ||
                   !forge_has_word(text, name->stem[k], 0, text->tokens.count);
        }
        if (fits) {
            return true;
        }
    }
    return false;
}

/* A column that a text is compared with is told by the text. */
bool forge_is_unclear(struct forge_task *task, const struct forge_text *text,
                      const struct forge_target *targets, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (!targets[i].named && !targets[i].literal_count && is_half_said(task, text, targets[i].column)) {
            return true;
        }
    }
    return false;
}
