/* Recognition (AmbiEnt, section 4.2): what a sentence's readings say of a question's. All four answers come
 * from two facts, so that they cannot contradict each other. */
#include "reading/reading.h"
#include "sql/sql.h"

static bool holds(struct arena *arena, const struct sql_select *const *trees, size_t count,
                  const struct sql_select *tree) {
    for (size_t i = 0; i < count; i++) {
        if (sql_equal(arena, trees[i], tree)) {
            return true;
        }
    }
    return false;
}

struct reading_verdict reading_recognize(struct arena *arena, const struct sql_select *const *question,
                                         size_t question_count, const struct sql_select *const *sentence,
                                         size_t sentence_count) {
    bool shared = false, other = false;
    for (size_t i = 0; i < question_count; i++) {
        bool meant = holds(arena, sentence, sentence_count, question[i]);
        shared = shared || meant;
        other = other || !meant;
    }
    return (struct reading_verdict){.may_mean = shared,
                                    .need_not_mean = other || !shared,
                                    .cannot_mean = !shared,
                                    .only_means = shared && !other};
}
