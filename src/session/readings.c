/* The readings that are left: one for each combination of what the slots could mean, each planned anew under
 * it. */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/error.h"
#include "pivot/predicates.h"
#include "session/deadline.h"
#include "session/either.h"
#include "session/internal.h"
#include "sql/sql.h"

/* Plans of a combination that are looked at. */
#define PLANS_TRIED 6
/* Combinations that are planned; behind them only what can be derived is read, since each costs as much as a
 * question. What a reply leaves is planned in any case. */
#define PLANNED_COMBINATIONS ((size_t)16)
/* ... of questions of up to so many words. */
#define PLANNED_WORDS ((size_t)24)

/* One combination: a choice of each slot. */
struct combination {
    int choice[DIALOG_MAX_ITEMS];
    double score;
};

static int by_score(const void *a, const void *b) {
    const struct combination *x = a, *y = b;
    if (x->score != y->score) {
        return x->score < y->score ? 1 : -1;
    }
    return memcmp(x->choice, y->choice, sizeof x->choice);
}

/* The first choice after `after` that is kept, or -1. What the question itself leaves out is planned too: so
 * the rest is what it would be if the user had been asked. */
static int next_kept(const struct slot *slot, int after) {
    const bool *keep = slot->offered != NULL ? slot->offered : slot->keep;
    for (size_t i = after < 0 ? 0 : (size_t)after + 1; i < slot->item.choice_count; i++) {
        if (keep[i]) {
            return (int)i;
        }
    }
    return -1;
}

/* Every combination of kept choices, best first, at most SESSION_MAX_READINGS. */
static struct combination *combine(const struct turn *turn, size_t *count) {
    struct combination *all = arena_array(turn->arena, SESSION_MAX_READINGS + 1, sizeof *all);
    *count = 0;
    if (all == NULL) {
        return NULL;
    }
    struct combination c = {.score = 1};
    for (size_t i = 0; i < turn->slot_count; i++) {
        c.choice[i] = next_kept(&turn->slots[i], -1);
        if (c.choice[i] < 0) {
            return all;
        }
    }
    for (size_t digit = 0; digit < turn->slot_count || *count == 0;) {
        c.score = 1;
        for (size_t i = 0; i < turn->slot_count; i++) {
            c.score *= turn->slots[i].item.choices[c.choice[i]].score;
        }
        all[(*count)++] = c;
        if (*count == SESSION_MAX_READINGS) {
            break;
        }
        for (digit = 0; digit < turn->slot_count; digit++) {
            int next = next_kept(&turn->slots[digit], c.choice[digit]);
            c.choice[digit] = next >= 0 ? next : next_kept(&turn->slots[digit], -1);
            if (next >= 0) {
                break;
            }
        }
    }
    qsort(all, *count, sizeof *all, by_score);
    double total = 0;
    for (size_t i = 0; i < *count; i++) {
        total += all[i].score;
    }
    for (size_t i = 0; i < *count && total > 0; i++) {
        all[i].score /= total;
    }
    return all;
}

/* The literal that the slot's words are, by index into linked->values, or -1. */
static int literal_of(const struct turn *turn, const struct pivot *pivot) {
    if (pivot->linked_value >= 0) {
        return pivot->linked_value;
    }
    int best = -1;
    size_t best_length = 0;
    for (size_t i = 0; i < turn->linked.value_count; i++) {
        const struct link_value *v = &turn->linked.values[i];
        if (v->first < pivot->last && v->last > pivot->first && v->last - v->first > best_length) {
            best = (int)i;
            best_length = v->last - v->first;
        }
    }
    return best;
}

/* The literal's only holder is made the one that is meant, so that plans cannot take it for another column's.
 */
static bool hold_only(struct turn *turn, struct linked *linked, int value,
                      const struct dialog_choice *choice) {
    struct link_value *values = arena_array(turn->arena, linked->value_count + 1, sizeof *values);
    struct link_holder *holder = arena_alloc(turn->arena, sizeof *holder);
    if (values == NULL || holder == NULL) {
        return false;
    }
    memcpy(values, linked->values, linked->value_count * sizeof *values);
    *holder = (struct link_holder){
        .column = choice->column_index, .match = VALUE_EXACT, .stored = choice->value, .score = 1};
    values[value].holders = holder;
    values[value].holder_count = 1;
    linked->values = values;
    return true;
}

/* The column (or the table itself) is what some slot of the combination means. */
static bool is_meant(const struct turn *turn, const struct combination *c, int table, int column) {
    for (size_t i = 0; i < turn->slot_count; i++) {
        const struct dialog_choice *choice = &turn->slots[i].item.choices[c->choice[i]];
        if (column >= 0 ? choice->column_index == column : choice->table_index == table) {
            return true;
        }
    }
    return false;
}

/* What was not chosen is not meant, unless other words mean it. False when out of memory. */
static bool exclude_others(struct turn *turn, const struct combination *c, struct plan_settled *settled,
                           size_t count) {
    size_t room = 0, excluded = 0;
    for (size_t i = 0; i < turn->slot_count; i++) {
        room += turn->slots[i].item.choice_count;
    }
    struct plan_element *all = arena_array(turn->arena, room + 1, sizeof *all);
    for (size_t i = 0; all != NULL && i < turn->slot_count; i++) {
        const struct slot *slot = &turn->slots[i];
        for (size_t k = 0; k < slot->item.choice_count; k++) {
            const struct dialog_choice *choice = &slot->item.choices[k];
            if (choice->column == NULL && choice->table_index >= 0 &&
                !is_meant(turn, c, choice->table_index, -1)) {
                all[excluded++] = (struct plan_element){ELEMENT_TABLE, choice->table_index};
            } else if (choice->value == NULL && choice->column_index >= 0 &&
                       !is_meant(turn, c, -1, choice->column_index) &&
                       !predicate_named_elsewhere(&turn->linked, choice->column_index, slot->pivot->first,
                                                  slot->pivot->last)) {
                all[excluded++] = (struct plan_element){ELEMENT_COLUMN, choice->column_index};
            }
        }
    }
    if (count > 0) {
        settled[0].excluded = all;
        settled[0].excluded_count = excluded;
    }
    return all != NULL;
}

/* The choice as a value: a column that is chosen for words which it holds as a literal means that literal. */
static struct dialog_choice as_value(const struct turn *turn, const struct pivot *pivot,
                                     const struct dialog_choice *choice) {
    struct dialog_choice out = *choice;
    int value = choice->value == NULL && choice->column_index >= 0 ? literal_of(turn, pivot) : -1;
    for (size_t i = 0; value >= 0 && i < turn->linked.values[value].holder_count; i++) {
        const struct link_holder *holder = &turn->linked.values[value].holders[i];
        if (holder->column == choice->column_index) {
            out.value = holder->stored;
            break;
        }
    }
    return out;
}

/* What a combination settles, for the planner. False when out of memory. */
static bool settle(struct turn *turn, const struct combination *c, struct linked *linked,
                   struct plan_settled *settled, size_t *count) {
    for (size_t i = 0; i < turn->slot_count; i++) {
        const struct pivot *pivot = turn->slots[i].pivot;
        const struct dialog_choice choice = as_value(turn, pivot, &turn->slots[i].item.choices[c->choice[i]]);
        struct plan_settled *s = &settled[*count];
        *s = (struct plan_settled){.first = pivot->first, .last = pivot->last};
        if (choice.value != NULL) {
            int value = literal_of(turn, pivot);
            if (value < 0) {
                continue;
            }
            s->element = (struct plan_element){ELEMENT_VALUE, value};
            s->stored = choice.value;
            if (!hold_only(turn, linked, value, &choice)) {
                return false;
            }
        } else if (choice.column_index >= 0) {
            s->element = (struct plan_element){ELEMENT_COLUMN, choice.column_index};
        } else if (choice.table_index >= 0) {
            s->element = (struct plan_element){ELEMENT_TABLE, choice.table_index};
        } else {
            continue;
        }
        if (s->first < s->last) {
            (*count)++;
        }
    }
    return exclude_others(turn, c, settled, *count);
}

/* Some slot means a value that its words do not spell: the planner does better with a question that does. */
static bool needs_relinking(const struct turn *turn, const struct combination *c) {
    for (size_t i = 0; i < turn->slot_count; i++) {
        const struct slot *slot = &turn->slots[i];
        const char *value = slot->item.choices[c->choice[i]].value;
        if (value != NULL &&
            (literal_of(turn, slot->pivot) < 0 || strcasecmp(value, slot->pivot->term) != 0)) {
            return true;
        }
    }
    return false;
}

/* The columns of a combination, for a question whose words are not the turn's. False when out of memory. */
static bool settle_columns(struct turn *turn, const struct combination *c, struct plan_settled *settled,
                           size_t *count) {
    for (size_t i = 0; i < turn->slot_count; i++) {
        const struct dialog_choice *choice = &turn->slots[i].item.choices[c->choice[i]];
        if (choice->value == NULL && choice->column_index >= 0) {
            settled[(*count)++] = (struct plan_settled){.element = {ELEMENT_COLUMN, choice->column_index}};
        }
    }
    return exclude_others(turn, c, settled, *count);
}

/* Plans of the combination's rewrite, which says the values in quotes; in arena. */
static csql_status plan_rewrite(csql_session *session, struct turn *turn, const struct combination *c,
                                struct arena *arena, struct plans *out, csql_error *error) {
    const char *question = turn_rewrite(turn, c->choice, true);
    struct linked linked;
    struct plan_settled settled[DIALOG_MAX_ITEMS];
    size_t count = 0;
    if (question == NULL || !settle_columns(turn, c, settled, &count)) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    struct plan_options options = {
        .top = PLANS_TRIED, .settled = settled, .settled_count = count, .execute = true};
    csql_status status = link_question(session->links, arena, question, strlen(question), &linked, error);
    return status == CSQL_OK ? session_plan(session, &linked, &options, arena, out, error) : status;
}

/* Plans of the turn's own words with the combination settled; in arena. */
static csql_status plan_words(csql_session *session, struct turn *turn, const struct combination *c,
                              struct arena *arena, struct plans *out, csql_error *error) {
    struct plan_settled settled[DIALOG_MAX_ITEMS];
    struct linked linked = turn->linked;
    size_t count = 0;
    if (!settle(turn, c, &linked, settled, &count)) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    struct plan_options options = {
        .top = PLANS_TRIED, .settled = settled, .settled_count = count, .execute = true};
    return session_plan(session, &linked, &options, arena, out, error);
}

/* Queries of a combination, each with what it leaves out and how much speaks for it. */
struct candidate {
    const char *sql;
    size_t missing;
    double score;
};

struct candidates {
    struct candidate at[2 * PLANS_TRIED];
    size_t count;
};

static void add_candidates(csql_session *session, struct turn *turn, const struct plans *plans,
                           const struct meant *meant, struct candidates *out) {
    for (size_t i = 0; i < plans->count && i < PLANS_TRIED; i++) {
        const struct plan *plan = &plans->at[i];
        size_t same = 0;
        while (plan->sql != NULL && same < out->count && strcmp(out->at[same].sql, plan->sql) != 0) {
            same++;
        }
        if (plan->sql == NULL) {
            continue;
        }
        if (same == out->count) {
            size_t missing =
                meant_missing(turn->arena, db_catalogue(session->db), plan->tree, meant, turn->slot_count);
            out->at[out->count++] = (struct candidate){plan->sql, missing, 0};
        }
        out->at[same].score += plan->score;
    }
}

/* What leaves out least, and of that what most speaks for; NULL if there is nothing. */
static const struct candidate *best_candidate(const struct candidates *all) {
    const struct candidate *best = NULL;
    for (size_t i = 0; i < all->count; i++) {
        const struct candidate *c = &all->at[i];
        bool better = best == NULL || c->missing < best->missing ||
                      (c->missing == best->missing && c->score > best->score);
        best = better ? c : best;
    }
    return best;
}

/* The best query that plans say of a combination, in the turn's arena; NULL if none does. Where it is the
 * only one left, the plans of its own words and those of its rewrite are heard together; among many, the
 * second only where the first fail. The plans of each are megabytes, and of no use once their query is known.
 */
static csql_status best_query(csql_session *session, struct turn *turn, const struct combination *c,
                              bool only, const struct meant *meant, const char **sql, size_t *missing,
                              csql_error *error) {
    bool spelt = !needs_relinking(turn, c);
    struct candidates all = {0};
    const struct candidate *best = NULL;
    struct arena *arena = arena_new();
    csql_status status = arena == NULL ? error_set(error, CSQL_NO_MEMORY, "out of memory") : CSQL_OK;
    for (int way = 0; way < 2 && status == CSQL_OK && (only || best == NULL || best->missing > 0); way++) {
        struct plans plans = {0};
        bool words = spelt == (way == 0);
        if (!words && deadline_spent(session)) {
            continue;
        }
        status = words ? plan_words(session, turn, c, arena, &plans, error)
                       : plan_rewrite(session, turn, c, arena, &plans, error);
        add_candidates(session, turn, &plans, meant, &all);
        best = best_candidate(&all);
    }
    *sql = NULL;
    *missing = 0;
    if (best != NULL) {
        *missing = best->missing;
        *sql = arena_string(turn->arena, best->sql);
        status = *sql == NULL ? error_set(error, CSQL_NO_MEMORY, "out of memory") : status;
    }
    arena_free(arena);
    return status;
}

/* The query of a combination; *sql is NULL if no plan says so. */
static csql_status plan_combination(csql_session *session, struct turn *turn, const struct combination *c,
                                    bool only, const char **sql, csql_error *error) {
    struct meant meant[DIALOG_MAX_ITEMS];
    for (size_t i = 0; i < turn->slot_count; i++) {
        const struct slot *slot = &turn->slots[i];
        meant[i] = (struct meant){slot, as_value(turn, slot->pivot, &slot->item.choices[c->choice[i]])};
    }
    size_t missing = 0;
    csql_status status = best_query(session, turn, c, only, meant, sql, &missing, error);
    for (size_t i = 0; i < turn->plans.count && *sql != NULL && missing > 0; i++) {
        const char *mended = mend_query(session, turn, &turn->plans.at[i], meant, turn->slot_count);
        if (mended != NULL) {
            *sql = mended;
            break;
        }
    }
    if (*sql != NULL && status == CSQL_OK) {
        *sql = either_meant(session, turn, meant, *sql);
        status = *sql == NULL ? error_set(error, CSQL_NO_MEMORY, "out of memory") : CSQL_OK;
    }
    return status;
}

/* The combination's query with what its rewrite asks to be shown and the query leaves out, or shows by a
 * number that nobody asks for. */
static csql_status complete(csql_session *session, struct turn *turn, const struct combination *c,
                            const char **sql, csql_error *error) {
    const char *question = turn_rewrite(turn, c->choice, true);
    struct linked linked;
    struct reading whole;
    struct sql_select *tree = NULL;
    if (question == NULL) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    if (sql_parse(turn->arena, *sql, strlen(*sql), &tree, NULL) != CSQL_OK ||
        sql_resolve(turn->arena, db_catalogue(session->db), tree, NULL) != CSQL_OK) {
        return CSQL_OK;
    }
    csql_status status =
        link_question(session->links, turn->arena, question, strlen(question), &linked, error);
    struct reading_input input = {
        .links = session->links, .db = session->db, .embed = session->engine->embed, .linked = &linked};
    if (status == CSQL_OK) {
        status = reading_complete(&input, turn->arena, tree, &whole, error);
    }
    if (status == CSQL_OK && whole.sql != NULL) {
        *sql = whole.sql;
    }
    return status;
}

static bool add_reading(struct turn *turn, const char *sql, double score, const char *rewrite,
                        const int *choice) {
    for (size_t i = 0; i < turn->reading_count; i++) {
        if (strcmp(turn->readings[i].sql, sql) == 0) {
            turn->readings[i].score += score; /* two ways to say one thing */
            return true;
        }
    }
    struct turn_reading *reading = &turn->readings[turn->reading_count++];
    *reading = (struct turn_reading){.sql = sql, .score = score, .rewrite = rewrite};
    if (choice != NULL) {
        memcpy(reading->choice, choice, sizeof reading->choice);
    }
    return rewrite != NULL;
}

/* Where the user means several choices at once, the readings become one query, if they can be put together.
 */
static bool join_meant(csql_session *session, struct turn *turn) {
    bool all = false;
    for (size_t i = 0; i < turn->slot_count; i++) {
        all = all || (turn->slots[i].all && turn->slots[i].kept > 1);
    }
    if (!all || turn->reading_count < 2 || !turn_is_settled(turn)) {
        return true;
    }
    const char **sql = arena_array(turn->arena, turn->reading_count, sizeof *sql);
    if (sql == NULL) {
        return false;
    }
    for (size_t i = 0; i < turn->reading_count; i++) {
        sql[i] = turn->readings[i].sql;
    }
    const char *joined = readings_join(session, turn->arena, sql, turn->reading_count);
    if (joined != NULL) {
        turn->readings[0] = (struct turn_reading){.sql = joined, .score = 1, .rewrite = turn->question};
        turn->reading_count = 1;
    }
    return true;
}

/* Behind the readings that mean one thing the one that means all of them, while nothing is chosen. */
static bool add_all_meant(csql_session *session, struct turn *turn) {
    const struct slot *slot = &turn->slots[0];
    size_t count = turn->reading_count;
    if (turn->slot_count != 1 || slot->kept != slot->item.choice_count || count < 2 ||
        count == SESSION_MAX_READINGS) {
        return true;
    }
    if (turn->all_meant.sql == NULL && !turn_join_shown(session, turn)) {
        return false;
    }
    const struct reading *all = &turn->all_meant;
    double last = turn->readings[count - 1].score;
    double score = all->probability < last ? all->probability : last;
    if (all->sql == NULL) {
        return true;
    }
    bool added = add_reading(turn, all->sql, score, all->rewrite, NULL);
    turn->readings[count].all = turn->reading_count > count;
    for (size_t i = 0; i < turn->reading_count; i++) {
        turn->readings[i].score /= 1 + score;
    }
    return added;
}

/* The first combination, the one that the others are derived from, and of which of the slots' choices plans
 * have made what is derived. */
struct base {
    const int *choice;
    const char *sql;
    bool regular[DIALOG_MAX_ITEMS][DIALOG_MAX_CHOICES];
    size_t planned; /* combinations so far */
};

/* The combination's query without a plan: where it differs from the base in several choices, each of which
 * alone plans have made what is derived. NULL if that cannot be said. */
static const char *derived(csql_session *session, struct turn *turn, const struct base *base,
                           const struct combination *c) {
    size_t others = 0;
    for (size_t i = 0; i < turn->slot_count && base->sql != NULL; i++) {
        if (c->choice[i] != base->choice[i] && !base->regular[i][c->choice[i]]) {
            return NULL;
        }
        others += c->choice[i] != base->choice[i];
    }
    return others > 1 ? derive_query(session, turn, base->sql, base->choice, c->choice) : NULL;
}

/* Notes that the query of a combination, which differs from the base in one choice, is what is derived. */
static void note_regular(csql_session *session, struct turn *turn, struct base *base,
                         const struct combination *c, const char *sql) {
    size_t others = 0, slot = 0;
    for (size_t i = 0; i < turn->slot_count; i++) {
        others += c->choice[i] != base->choice[i];
        slot = c->choice[i] != base->choice[i] ? i : slot;
    }
    const char *own = others == 1 && turn->slot_count > 1 && base->sql != NULL
                          ? derive_query(session, turn, base->sql, base->choice, c->choice)
                          : NULL;
    base->regular[slot][c->choice[slot]] = own != NULL && strcmp(own, sql) == 0;
}

/* The question does not itself leave out a choice of the combination. */
static bool is_left(const struct turn *turn, const struct combination *c) {
    for (size_t i = 0; i < turn->slot_count; i++) {
        if (!turn->slots[i].keep[c->choice[i]]) {
            return false;
        }
    }
    return true;
}

/* How many combinations are planned: fewer of a long question, each plan of which costs as much as several.
 */
static size_t most_planned(const struct turn *turn) {
    const size_t most = PLANNED_COMBINATIONS * PLANNED_WORDS / (turn->linked.word_count + 1);
    return most < 1 ? 1 : most < PLANNED_COMBINATIONS ? most : PLANNED_COMBINATIONS;
}

/* The query of a combination, derived or planned; *sql is NULL if no plan says so, enough are planned, or
 * there is no time. */
static csql_status read_combination(csql_session *session, struct turn *turn, struct base *base,
                                    const struct combination *c, bool only, const char **sql,
                                    csql_error *error) {
    *sql = derived(session, turn, base, c);
    const size_t most = most_planned(turn);
    const bool enough = base->planned >= most && (!is_left(turn, c) || turn->reading_count >= most);
    const bool late = turn->reading_count > 0 && deadline_spent(session);
    if (*sql != NULL || enough || late) {
        return CSQL_OK;
    }
    base->planned++;
    csql_status status = plan_combination(session, turn, c, only, sql, error);
    if (status == CSQL_OK && *sql != NULL) {
        status = complete(session, turn, c, sql, error);
    }
    if (status == CSQL_OK && *sql != NULL && base->choice == NULL) {
        base->choice = c->choice;
        base->sql = *sql;
    } else if (status == CSQL_OK && *sql != NULL) {
        note_regular(session, turn, base, c, *sql);
    }
    return status;
}

/* What is left when the question leaves some out is certain by itself. */
static void share_scores(struct turn *turn) {
    double total = 0;
    for (size_t i = 0; i < turn->reading_count; i++) {
        total += turn->readings[i].score;
    }
    for (size_t i = 0; i < turn->reading_count && total > 0; i++) {
        turn->readings[i].score /= total;
    }
}

static csql_status read_combinations(csql_session *session, struct turn *turn, csql_error *error) {
    size_t count = 0;
    struct combination *all = combine(turn, &count);
    struct base base = {0};
    if (all == NULL) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    for (size_t i = 0; i < count; i++) {
        const char *sql = NULL;
        csql_status status = read_combination(session, turn, &base, &all[i], count == 1, &sql, error);
        if (status != CSQL_OK) {
            return status;
        }
        if (sql != NULL && is_left(turn, &all[i]) &&
            !add_reading(turn, sql, all[i].score, turn_rewrite(turn, all[i].choice, false), all[i].choice)) {
            return error_set(error, CSQL_NO_MEMORY, "out of memory");
        }
    }
    share_scores(turn);
    return join_meant(session, turn) && add_all_meant(session, turn)
               ? CSQL_OK
               : error_set(error, CSQL_NO_MEMORY, "out of memory");
}

csql_status turn_readings(csql_session *session, struct turn *turn, csql_error *error) {
    turn->reading_count = 0;
    turn->readings = arena_array(turn->arena, SESSION_MAX_READINGS + 1, sizeof *turn->readings);
    if (turn->readings == NULL) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    if (turn->structure.kind != READING_NONE) {
        return turn_structure_readings(session, turn, error);
    }
    if (turn->slot_count > 0) {
        return read_combinations(session, turn, error);
    }
    for (size_t i = 0; i < turn->plans.count; i++) {
        const struct plan *plan = &turn->plans.at[i];
        if (plan->sql != NULL) {
            double score = plan->agreed > plan->score ? plan->agreed : plan->score;
            turn->readings[turn->reading_count++] =
                (struct turn_reading){.sql = plan->sql, .score = score, .rewrite = turn->question};
            break;
        }
    }
    return CSQL_OK;
}
