/* Recognition (AmbiEnt, section 4.2): what a sentence's readings say of a question's. All four answers come
 * from two facts, so that they cannot contradict each other. */
#include "reading/reading.h"
#include "sql/sql.h"

/* Most columns whose order is looked at. */
#define MOST_RESULTS 16

/* The two queries show the same columns, in any order, and are the same otherwise. */
static bool same_but_order(struct arena *arena, const struct sql_select *a, const struct sql_select *b) {
    const size_t count = a->core_count == 1 && b->core_count == 1 ? a->cores[0]->result_count : 0;
    bool used[MOST_RESULTS] = {false};
    if (count < 2 || count > MOST_RESULTS || b->cores[0]->result_count != count) {
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        bool found = false;
        for (size_t k = 0; k < count && !found; k++) {
            struct sql_core x = *a->cores[0], y = *b->cores[0];
            struct sql_core *cores[] = {&x, &y};
            struct sql_select one = *a, other = *b;
            x.results += i;
            y.results += k;
            x.result_count = y.result_count = 1;
            one.cores = &cores[0];
            other.cores = &cores[1];
            found = !used[k] && sql_equal(arena, &one, &other);
            used[k] = used[k] || found;
        }
        if (!found) {
            return false;
        }
    }
    return true;
}

bool reading_same(struct arena *arena, const struct sql_select *a, const struct sql_select *b) {
    return sql_equal(arena, a, b) || same_but_order(arena, a, b);
}

static bool holds(struct arena *arena, const struct sql_select *const *trees, size_t count,
                  const struct sql_select *tree) {
    for (size_t i = 0; i < count; i++) {
        if (reading_same(arena, trees[i], tree)) {
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
