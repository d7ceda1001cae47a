/* Rows of one table that another refers to in several ways: the skipper and the owner of a boat. */
#include "reading/vague.h"

const struct db_key *vague_role_key(const struct reader *r, int column, bool *several) {
    const struct db_column *columns = r->catalogue->columns;
    const struct db_key *found = NULL;
    for (size_t k = 0; k < r->catalogue->key_count && found == NULL; k++) {
        found = r->catalogue->keys[k].from == column ? &r->catalogue->keys[k] : NULL;
    }
    for (size_t k = 0; k < r->catalogue->key_count && found != NULL; k++) {
        const struct db_key *other = &r->catalogue->keys[k];
        *several =
            *several || (other->from != column && columns[other->from].table == columns[column].table &&
                         columns[other->to].table == columns[found->to].table);
    }
    return found;
}

static struct sql_source *join_by(struct reader *r, struct sql_core *core, const struct db_key *key) {
    struct sql_source *base = core->sources[0];
    struct sql_source *source =
        sql_add_table(r->arena, core, r->catalogue, r->catalogue->columns[key->to].table, NULL);
    if (source != NULL) {
        source->join = SQL_JOIN_INNER;
        source->on = sql_binary(r->arena, SQL_EQ, sql_column_of(r->arena, r->catalogue, key->from, base),
                                sql_column_of(r->arena, r->catalogue, key->to, source));
    }
    return source != NULL && source->on != NULL ? source : NULL;
}

struct sql_select *vague_build_roles(struct reader *r, const struct sql_select *base,
                                     const struct specific *const *wanted, size_t count) {
    struct sql_select *copy = sql_copy(r->arena, base);
    if (copy == NULL) {
        return reader_no_memory(r);
    }
    struct sql_core *core = copy->cores[0];
    core->result_count = 0;
    for (size_t w = 0; w < count; w++) {
        struct sql_source *source =
            wanted[w]->key == NULL ? core->sources[0] : join_by(r, core, wanted[w]->key);
        if (source == NULL) {
            return reader_no_memory(r);
        }
        for (size_t c = 0; c < wanted[w]->shown.count; c++) {
            struct sql_expr *shown = sql_column_of(r->arena, r->catalogue, wanted[w]->shown.at[c], source);
            if (!sql_add_result(r->arena, core, shown)) {
                return reader_no_memory(r);
            }
        }
    }
    return copy;
}
