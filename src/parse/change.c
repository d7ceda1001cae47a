#include "parse/change.h"

/* Units of a part that only the one or the other query has. */
static void add(const struct sql_match *match, enum sql_part part, enum rank_feature lost,
                enum rank_feature added, struct rank_features *out) {
    const struct sql_part_score *score = &match->parts[part];
    out->at[lost] += (float)(score->gold - score->right);
    out->at[added] += (float)(score->predicted - score->right);
}

void change_weigh(struct arena *arena, const struct db_catalogue *catalogue, const struct sql_select *before,
                  const struct sql_select *after, struct rank_features *out) {
    struct sql_match match = {.exact = false};
    if (sql_equal(arena, before, after)) {
        out->at[RANK_UNCHANGED] = 1;
        return;
    }
    sql_exact_match(arena, catalogue, before, after, &match);
    add(&match, SQL_PART_SELECT, RANK_LOST_RESULTS, RANK_ADDED_RESULTS, out);
    add(&match, SQL_PART_WHERE, RANK_LOST_CONDITIONS, RANK_ADDED_CONDITIONS, out);
    add(&match, SQL_PART_GROUP, RANK_LOST_GROUPING, RANK_ADDED_GROUPING, out);
    add(&match, SQL_PART_ORDER, RANK_LOST_ORDER, RANK_ADDED_ORDER, out);
}
