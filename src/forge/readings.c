/* The readings of an instance: its query with one member for each pivot. */
#include <string.h>
#include <strings.h>

#include "base/error.h"
#include "forge/clarity.h"
#include "forge/english.h"

/* What is put for what, all at once: two pivots may change places. */
struct swap {
    const struct db_catalogue *catalogue;
    const struct forge_pivot *pivots;
    size_t count;
    const size_t *choice;
};

const char *forge_spoken(const struct forge_task *task, const struct forge_member *member) {
    return member->value ? member->value : forge_schema_column(task->schema, member->column)->spoken;
}

static bool swap_expr(void *context, struct sql_expr *expr, const struct sql_place *place) {
    const struct swap *swap = context;
    for (size_t i = 0; i < swap->count; i++) {
        const struct forge_target *target = &swap->pivots[i].target;
        const struct forge_member *member = &swap->pivots[i].term.group[swap->choice[i]];
        bool column = !target->value && expr->kind == SQL_COLUMN && expr->column_index == target->column &&
                      place->clause != SQL_CLAUSE_FROM && !expr->alias_of;
        if (target->value && expr->kind == SQL_TEXT && strcasecmp(expr->text, target->value) == 0) {
            expr->text = swap->choice[i] ? member->value : expr->text;
            return true;
        }
        if (column) {
            expr->column_index = member->column;
            expr->name = swap->catalogue->columns[member->column].name;
            return true;
        }
    }
    return true;
}

/* The words for a member in the sentence, in the number that the user's had. */
static const char *name_of(struct forge_task *task, const struct forge_pivot *pivot,
                           const struct forge_member *member) {
    const struct forge_span *span = &pivot->target.span;
    bool own = member == &pivot->term.group[0];
    if (own) {
        return arena_copy(task->arena, task->question->text + span->start, span->end - span->start);
    }
    const char *spoken = forge_spoken(task, member);
    return span->plural && !member->value ? forge_plural(task->arena, spoken) : spoken;
}

static csql_status make_reading(struct forge_task *task, const char *question,
                                const struct forge_pivot *pivots, size_t count, const size_t *choice,
                                struct record_reading *out, csql_error *error) {
    const char *names[FORGE_MAX_PIVOTS];
    struct sql_select *select = sql_copy(task->arena, task->question->select);
    struct swap swap = {task->catalogue, pivots, count, choice};
    struct sql_visitor visitor = {.context = &swap, .expr = swap_expr};
    if (select) {
        sql_walk(select, &visitor);
    }
    for (size_t i = 0; select && i < count; i++) {
        names[i] = name_of(task, &pivots[i], &pivots[i].term.group[choice[i]]);
        select = names[i] ? select : NULL;
    }
    out->sql = select ? sql_format(task->arena, select) : NULL;
    out->rewrite = select ? forge_resolve_question(task->arena, question, pivots, count, names) : NULL;
    return out->sql && out->rewrite ? CSQL_OK : error_set(error, CSQL_NO_MEMORY, "out of memory");
}

/* Whether two terms would mean one column: nobody has two words for one thing in a sentence. */
static bool is_doubled(const struct forge_pivot *pivots, size_t count, const size_t *choice) {
    for (size_t i = 0; i < count; i++) {
        for (size_t k = 0; k < i; k++) {
            const struct forge_member *a = &pivots[i].term.group[choice[i]];
            const struct forge_member *b = &pivots[k].term.group[choice[k]];
            if (a->column == b->column && !a->value && !b->value) {
                return true;
            }
        }
    }
    return false;
}

csql_status forge_make_readings(struct forge_task *task, const char *question,
                                const struct forge_pivot *pivots, size_t count, struct record_reading **out,
                                size_t *out_count, csql_error *error) {
    size_t total = 1, choice[FORGE_MAX_PIVOTS] = {0};
    *out = NULL;
    *out_count = 0;
    for (size_t i = 0; i < count; i++) {
        total *= pivots[i].term.group_count;
    }
    if (total > FORGE_MAX_READINGS) {
        return CSQL_OK;
    }
    struct record_reading *readings = arena_array(task->arena, total + 1, sizeof *readings);
    if (!readings) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    csql_status status = CSQL_OK;
    size_t made = 0;
    for (size_t r = 0; status == CSQL_OK && r < total; r++) {
        if (!is_doubled(pivots, count, choice)) {
            status = make_reading(task, question, pivots, count, choice, &readings[made++], error);
        }
        for (size_t i = count; i > 0; i--) { /* counts on, the last pivot fastest */
            if (++choice[i - 1] < pivots[i - 1].term.group_count) {
                break;
            }
            choice[i - 1] = 0;
        }
    }
    *out = readings;
    *out_count = made;
    return status;
}
