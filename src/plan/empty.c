#include "plan/empty.h"

#include "base/buffer.h"

#define MAX_QUERY 4096
#define STEPS 2000000 /* VM steps of looking for one row */

/* Some row of the table holds the literal in the column; false too where that takes long. */
static bool holds(const struct compose_context *c, const struct db_column *column, const char *literal) {
    const struct db_limits limits = {.steps = STEPS, .rows = 1};
    struct db_result result = {.row_count = 0};
    struct buffer query = buffer_new(MAX_QUERY);
    buffer_printf(&query, "SELECT 1 FROM ");
    db_quote_identifier(&query, c->catalogue->tables[column->table].name);
    buffer_printf(&query, " WHERE ");
    db_quote_identifier(&query, column->name);
    buffer_printf(&query, " = %s LIMIT 1", literal);
    bool found = query.status == CSQL_OK &&
                 db_execute(c->db, c->arena, buffer_text(&query), &limits, &result, NULL) == CSQL_OK &&
                 result.row_count > 0;
    buffer_free(&query);
    return found;
}

struct sql_expr *empty_test(const struct compose_context *c, struct sql_expr *tested, int column,
                            bool negated) {
    const struct db_column *db =
        column < 0 ? NULL : &c->catalogue->columns[c->input->columns[column].catalogue];
    bool full = db != NULL && db->nulls == 0;
    if (full && db->type == TYPE_NUMBER && !db->text_values && holds(c, db, "0")) {
        return sql_binary(c->arena, negated ? SQL_NE : SQL_EQ, tested, sql_number(c->arena, "0"));
    }
    if (full && db->text_values && holds(c, db, "''")) {
        return sql_binary(c->arena, negated ? SQL_NE : SQL_EQ, tested, sql_text(c->arena, ""));
    }
    return sql_binary(c->arena, negated ? SQL_IS_NOT : SQL_IS, tested, sql_null(c->arena));
}

bool empty_leave_out(const struct compose_context *c, struct sql_select *select) {
    struct sql_core *core = select->core_count == 1 ? select->cores[0] : NULL;
    const struct sql_expr *shown = core != NULL && core->result_count == 1 ? core->results[0].expr : NULL;
    if (shown == NULL || shown->kind != SQL_COLUMN || shown->column_index < 0 ||
        c->catalogue->columns[shown->column_index].nulls <= 0) {
        return true;
    }
    struct sql_expr *given =
        sql_binary(c->arena, SQL_IS_NOT, sql_copy_expr(c->arena, shown), sql_null(c->arena));
    core->where = given != NULL ? sql_and(c->arena, core->where, given) : NULL;
    return core->where != NULL;
}
