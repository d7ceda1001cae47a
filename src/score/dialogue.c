/* A logged conversation as gold. */
#include "score/score.h"

struct score_gold score_gold_of_record(const struct record *record, const char *const *sql) {
    static const char *const no_rewrite[] = {NULL};
    bool clear = record->pivot_count == 0 && record->mode_count == 0 && *sql;
    return (struct score_gold){
        .id = record->id,
        .db_id = record->db_id,
        .question = record->turn_count ? record->turns[0].text : NULL,
        .has_final = true,
        .final = *sql,
        .set = sql,
        .rewrites = no_rewrite,
        .set_count = *sql ? 1 : 0,
        .pivots = record->pivots,
        .pivot_count = record->pivot_count,
        .modes = record->modes,
        .mode_count = record->mode_count,
        .knows_clear = true,
        .clear = clear,
        .facet = record->facet,
        .subtype = record->subtype,
        .reply = record_reply_name(record->reply),
        .turns = record->turns,
        .turn_count = record->turn_count,
    };
}
