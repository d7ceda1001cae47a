/* Readings that differ by the question's structure rather than by what a term names. */
#include <string.h>
#include <strings.h>

#include "base/error.h"
#include "session/alternatives.h"
#include "session/internal.h"
#include "session/unsure.h"
#include "sql/sql.h"
#include "text/text.h"

/* Probability that answering is best from which on no other reading of the whole question is looked for. */
#define SURE_ANSWER 0.97

/* Plans whose tables the question is taken to be about. */
#define ABOUT_PLANS 3
/* Plans behind which the like of them is offered. */
#define ALIKE_PLANS 2

/* Some pivot asks, about the same words or any of them, between elements that are there. */
static bool pivot_asks(const struct turn *turn, const struct readings *found, bool same_words) {
    for (size_t i = 0; i < turn->slot_count; i++) {
        const struct pivot *pivot = turn->slots[i].pivot;
        if (!same_words || (pivot->first < found->last && found->first < pivot->last)) {
            return true;
        }
    }
    return false;
}

/* The words are written as an identifier that no column has ("churn_risk_score"): that asks for one column by
 * name, and is never a general word for others. */
static bool asks_by_name(const struct turn *turn, const struct readings *found) {
    for (size_t i = 0; i < turn->pivots.count; i++) {
        const struct pivot *pivot = &turn->pivots.at[i];
        if (pivot->mode == CSQL_COL_UNANS && pivot->first < found->last && found->first < pivot->last &&
            strchr(pivot->term, '_') != NULL) {
            return true;
        }
    }
    return false;
}

static bool in_group(const struct readings *found, int column) {
    for (size_t i = 0; i < found->group_count; i++) {
        if (found->group[i].column == column) {
            return true;
        }
    }
    return false;
}

static bool is_source(const struct plan *plan, int table) {
    const struct sql_core *core = plan->tree == NULL ? NULL : plan->tree->cores[0];
    for (size_t i = 0; core != NULL && i < core->source_count; i++) {
        if (core->sources[i]->table_index == table) {
            return true;
        }
    }
    return false;
}

/* The words are the whole name of a column that the readings leave out: that is no general word. One that is
 * general by its own sense is only held for the name of a column where the question is about its table. */
static bool names_another(const struct db_catalogue *catalogue, const struct turn *turn,
                          const struct readings *found) {
    for (size_t i = 0; i < turn->linked.match_count; i++) {
        const struct link_match *match = &turn->linked.matches[i];
        if (!match->column || match->code != LINK_EXACT || match->first > found->first ||
            match->last < found->last || in_group(found, match->index)) {
            continue;
        }
        bool about = !found->sure;
        for (size_t k = 0; k < turn->plans.count && k < ABOUT_PLANS && !about; k++) {
            about = is_source(&turn->plans.at[k], catalogue->columns[match->index].table);
        }
        if (about) {
            return true;
        }
    }
    return false;
}

/* Every pivot that asks is on the words by which the question names what it wants, or their verb. */
static bool asks_of_named(const struct turn *turn, const struct readings *found) {
    for (size_t i = 0; i < turn->slot_count; i++) {
        const struct pivot *pivot = turn->slots[i].pivot;
        if (pivot->first < found->first || pivot->last > found->last) {
            return false;
        }
    }
    return !found->ambiguous;
}

/* A pivot on the same words is between the same columns, and no others: rivals for one name, whether or not
 * the word is general as well. */
static bool asks_the_same(const struct turn *turn, const struct readings *found) {
    for (size_t i = 0; i < turn->slot_count; i++) {
        const struct pivot *pivot = turn->slots[i].pivot;
        bool same = pivot->first < found->last && found->first < pivot->last && pivot->mode == CSQL_COL_AMB &&
                    pivot->group_count == found->group_count;
        for (size_t g = 0; g < pivot->group_count && same; g++) {
            same = in_group(found, pivot->group[g].column);
        }
        if (same) {
            return true;
        }
    }
    return false;
}

/* Scope and attachment, a split table and a stored aggregate are about more than what a term names, so they
 * go before the pivots; a general word, or a table in two copies, is what a pivot on the same words already
 * says. */
static bool goes_first(const struct db_catalogue *catalogue, const struct turn *turn,
                       const struct readings *found) {
    switch (found->kind) {
    case READING_NONE:
        return false;
    case READING_SCOPE:
    case READING_ATTACH:
    case READING_JOIN:
    case READING_AGGREGATE:
        return true;
    case READING_VAGUE:
        if (found->ambiguous && names_another(catalogue, turn, found)) {
            return false;
        }
        if (found->ambiguous && asks_the_same(turn, found)) {
            return false;
        }
        return (found->sure || !pivot_asks(turn, found, found->ambiguous) || asks_of_named(turn, found)) &&
               !asks_by_name(turn, found);
    case READING_TABLE:
        return !pivot_asks(turn, found, found->ambiguous) && !asks_by_name(turn, found);
    }
    return false;
}

static csql_status open_slot(const struct db_catalogue *catalogue, struct turn *turn, struct slot *out) {
    const struct readings *found = &turn->structure;
    struct pivot *pivot = arena_alloc(turn->arena, sizeof *pivot);
    struct dialog_choice *choices = arena_array(turn->arena, found->count + 1, sizeof *choices);
    bool *keep = arena_array(turn->arena, found->count + 1, sizeof *keep);
    struct pivot_element *group = arena_array(turn->arena, found->group_count + 1, sizeof *group);
    if (pivot == NULL || choices == NULL || keep == NULL || group == NULL) {
        return CSQL_NO_MEMORY;
    }
    for (size_t i = 0; i < found->count; i++) {
        choices[i] = (struct dialog_choice){.value = found->at[i].label,
                                            .column_index = -1,
                                            .table_index = -1,
                                            .score = found->at[i].probability};
        keep[i] = true;
    }
    for (size_t i = 0; i < found->group_count; i++) {
        const struct reading_element *e = &found->group[i];
        int table = e->column >= 0 ? catalogue->columns[e->column].table : e->table;
        group[i] = (struct pivot_element){.table = table, .column = e->column, .value = e->value, .score = 1};
    }
    *pivot = (struct pivot){.first = found->first,
                            .last = found->last,
                            .start = found->start,
                            .end = found->end,
                            .term = found->term,
                            .mode = found->mode,
                            .group = group,
                            .group_count = found->group_count,
                            .linked_value = -1,
                            .value_column = -1,
                            .probability = 1,
                            .reason = found->reason};
    *out = (struct slot){.pivot = pivot,
                         .item = {found->term, found->mode, choices, found->count, -1},
                         .keep = keep,
                         .kept = found->count,
                         .structure = true};
    return CSQL_OK;
}

/* A word of the text is one of the turn's words [first, last). */
static bool shares_word(const struct turn *turn, size_t first, size_t last, const char *text) {
    struct words words;
    if (text == NULL || text_words(turn->arena, text, strlen(text), &words, NULL) != CSQL_OK) {
        return false;
    }
    for (size_t i = first; i < last; i++) {
        for (size_t k = 0; k < words.count; k++) {
            if (strcmp(words.stem[k], turn->linked.words[i].stem) == 0) {
                return true;
            }
        }
    }
    return false;
}

/* The pivot's words are among those by which the structure names its elements. */
static bool names_element(const struct db_catalogue *catalogue, const struct turn *turn,
                          const struct pivot *pivot, const struct reading_element *e) {
    int table = e->column >= 0 ? catalogue->columns[e->column].table : e->table;
    return shares_word(turn, pivot->first, pivot->last, e->value) ||
           shares_word(turn, pivot->first, pivot->last, catalogue->tables[table].name) ||
           (e->column >= 0 &&
            shares_word(turn, pivot->first, pivot->last, catalogue->columns[e->column].name));
}

static bool has_choice_of(const struct slot *slot, int table) {
    for (size_t i = 0; i < slot->item.choice_count; i++) {
        if (slot->item.choices[i].table_index == table) {
            return true;
        }
    }
    return false;
}

/* Other words of the question are the whole name of one of the slot's columns. */
static bool is_named_elsewhere(const struct turn *turn, const struct slot *slot) {
    for (size_t i = 0; i < turn->linked.match_count; i++) {
        const struct link_match *m = &turn->linked.matches[i];
        bool apart = m->last <= slot->pivot->first || m->first >= slot->pivot->last;
        for (size_t c = 0; c < slot->item.choice_count && apart && m->column && m->code == LINK_EXACT; c++) {
            if (slot->item.choices[c].column_index == m->index && slot->item.choices[c].value == NULL) {
                return true;
            }
        }
    }
    return false;
}

/* Other words of the question say one of the slot's values in full: "at the same university" is that one. */
static bool is_said_elsewhere(const struct turn *turn, const struct slot *slot) {
    if (is_named_elsewhere(turn, slot)) {
        return true;
    }
    for (size_t i = 0; i < turn->linked.value_count; i++) {
        const struct link_value *v = &turn->linked.values[i];
        bool apart = v->last <= slot->pivot->first || v->first >= slot->pivot->last;
        if (!apart || v->holder_count == 0 || v->holders[0].match != VALUE_EXACT) {
            continue;
        }
        for (size_t c = 0; c < slot->item.choice_count; c++) {
            const char *value = slot->item.choices[c].value;
            if (value != NULL && strcasecmp(value, v->holders[0].stored) == 0) {
                return true;
            }
        }
    }
    return false;
}

/* The pivot's words are among those of the structure, said once more. */
static bool repeats(const struct turn *turn, const struct pivot *pivot, const struct readings *found) {
    for (size_t i = pivot->first; i < pivot->last; i++) {
        bool again = false;
        for (size_t k = found->first; k < found->last && !again; k++) {
            again = strcmp(turn->linked.words[i].stem, turn->linked.words[k].stem) == 0;
        }
        if (!again) {
            return false;
        }
    }
    return true;
}

/* The slot is about other words than the structure, and about what its readings speak of. */
static bool stands_beside(csql_session *session, const struct turn *turn, const struct slot *slot) {
    const struct db_catalogue *catalogue = db_catalogue(session->db);
    const struct readings *found = &turn->structure;
    const struct pivot *pivot = slot->pivot;
    bool apart = (pivot->last <= found->first || pivot->first >= found->last) && !repeats(turn, pivot, found);
    size_t same = 0; /* tables of the structure that the slot chooses between */
    for (size_t g = 0; g < found->group_count && apart; g++) {
        const struct reading_element *e = &found->group[g];
        apart = !names_element(catalogue, turn, pivot, e);
        same += e->column < 0 && has_choice_of(slot, e->table);
    }
    for (size_t i = 0; i < slot->item.choice_count && apart; i++) {
        apart = !in_group(found, slot->item.choices[i].column_index);
    }
    return apart && same < 2 && !is_said_elsewhere(turn, slot) && turn_multiplies(session, turn, slot);
}

const char *turn_structure_question(const struct turn *turn, const struct slot *slot) {
    const char *text = "Do you want ";
    size_t shown = 0;
    for (size_t i = 0; i < slot->item.choice_count && text != NULL; i++) {
        if (slot->keep[i]) {
            shown++;
            const char *before = shown == 1 ? "" : shown == slot->kept ? ", or " : ", ";
            text =
                arena_printf(turn->arena, "%s%s(%zu) %s", text, before, shown, slot->item.choices[i].value);
        }
    }
    return text == NULL ? NULL : arena_printf(turn->arena, "%s?", text);
}

/* The structure's slot first, and of the others those that stand beside it. */
static csql_status put_first(csql_session *session, struct turn *turn) {
    struct slot own = {0};
    size_t kept = 0, first = turn->structure.ambiguous ? 1 : 0;
    if (first == 1 && open_slot(db_catalogue(session->db), turn, &own) != CSQL_OK) {
        return CSQL_NO_MEMORY;
    }
    for (size_t i = 0; i < turn->slot_count; i++) {
        if (stands_beside(session, turn, &turn->slots[i])) {
            turn->slots[kept++] = turn->slots[i];
        }
    }
    kept = kept < DIALOG_MAX_ITEMS - first ? kept : DIALOG_MAX_ITEMS - first;
    memmove(turn->slots + first, turn->slots, kept * sizeof *turn->slots);
    if (first == 1) {
        turn->slots[0] = own;
    }
    turn->slot_count = kept + first;
    return CSQL_OK;
}

static size_t find_sql(const struct plan *all, size_t count, const char *sql) {
    size_t i = 0;
    while (i < count && (all[i].sql == NULL || sql == NULL || strcmp(all[i].sql, sql) != 0)) {
        i++;
    }
    return i;
}

/* Behind the plan come the queries that differ from it by a column named much alike, and so behind the plan
 * that is next; one that is no plan by itself has the score of the plan that it comes before. */
static csql_status offer_alike(const struct reading_input *input, struct turn *turn, size_t best,
                               csql_error *error) {
    struct plans *plans = &turn->plans;
    size_t total = best;
    struct plan *all =
        arena_array(turn->arena, plans->count + (size_t)ALIKE_PLANS * READING_ALIKE, sizeof *all);
    if (all == NULL) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    memcpy(all, plans->at, best * sizeof *all);
    for (size_t k = best, offered = 0; k < plans->count; k++) {
        const struct plan *plan = &plans->at[k];
        struct reading alike[READING_ALIKE];
        size_t count = 0;
        if (plan->sql != NULL && find_sql(all, total, plan->sql) < total) {
            continue;
        }
        all[total++] = *plan;
        if (plan->sql == NULL || offered == ALIKE_PLANS) {
            continue;
        }
        csql_status status = reading_alike(input, turn->arena, plan->tree, alike, &count, error);
        if (status != CSQL_OK) {
            return status;
        }
        double next = k + 1 < plans->count ? plans->at[k + 1].score : 0;
        offered++;
        for (size_t i = 0; i < count && (offered == 1 || i == 0); i++) {
            size_t own = find_sql(plans->at, plans->count, alike[i].sql);
            if (find_sql(all, total, alike[i].sql) == total) {
                all[total++] = own < plans->count
                                   ? plans->at[own]
                                   : (struct plan){.sql = alike[i].sql, .tree = alike[i].tree, .score = next};
            }
        }
    }
    plans->at = all;
    plans->count = total;
    return CSQL_OK;
}

/* The best plan's query with what the request lists and the plan leaves out, and what it may be taken for. */
static csql_status complete_plan(const struct reading_input *input, struct turn *turn, csql_error *error) {
    struct reading whole;
    size_t best = 0;
    while (best < turn->plans.count && turn->plans.at[best].sql == NULL) {
        best++;
    }
    if (best == turn->plans.count || turn->slot_count > 0) {
        return CSQL_OK;
    }
    struct plan *plan = &turn->plans.at[best];
    csql_status status = reading_complete(input, turn->arena, plan->tree, &whole, error);
    if (status == CSQL_OK && whole.sql != NULL) {
        plan->sql = whole.sql;
        plan->tree = whole.tree;
    }
    return status == CSQL_OK ? offer_alike(input, turn, best, error) : status;
}

/* A slot whose own words say one of its columns by name is settled; where they say several side by side, all
 * of those are meant. */
static csql_status settle_said(const struct reading_input *input, struct turn *turn, csql_error *error) {
    for (size_t i = 0; i < turn->slot_count; i++) {
        struct slot *slot = &turn->slots[i];
        int columns[DIALOG_MAX_CHOICES];
        bool said[DIALOG_MAX_CHOICES];
        size_t count = slot->item.choice_count, said_count = 0;
        bool whole = count > 1 && count <= DIALOG_MAX_CHOICES && slot->kept == count && !slot->all;
        for (size_t k = 0; k < count && whole; k++) {
            columns[k] = slot->item.choices[k].column_index;
            whole = columns[k] >= 0 && slot->item.choices[k].value == NULL;
        }
        csql_status status = !whole ? CSQL_OK
                                    : reading_said(input, turn->arena, columns, count, slot->pivot->first,
                                                   slot->pivot->last, said, &said_count, error);
        if (status != CSQL_OK) {
            return status;
        }
        for (size_t k = count; k > 0 && said_count > 0; k--) {
            slot->keep[k - 1] = said[k - 1];
            slot->item.chosen = said[k - 1] ? (int)k - 1 : slot->item.chosen;
        }
        slot->kept = said_count > 0 ? said_count : slot->kept;
        slot->all = slot->all || said_count > 1;
    }
    return CSQL_OK;
}

/* The slot's words are in full the name of a column that is none of the choices, and of none of those, in a
 * table that the question is about: that column is meant. */
static bool names_other(const struct db_catalogue *catalogue, const struct turn *turn,
                        const struct slot *slot) {
    bool other = false;
    for (size_t i = 0; i < turn->linked.match_count; i++) {
        const struct link_match *m = &turn->linked.matches[i];
        if (!m->column || m->code != LINK_EXACT || m->first > slot->pivot->first ||
            m->last < slot->pivot->last || m->last - m->first < 2) {
            continue;
        }
        for (size_t k = 0; k < slot->item.choice_count; k++) {
            if (slot->item.choices[k].column_index == m->index) {
                return false;
            }
        }
        for (size_t k = 0; k < turn->plans.count && k < ABOUT_PLANS && !other; k++) {
            other = is_source(&turn->plans.at[k], catalogue->columns[m->index].table);
        }
    }
    return other && slot->item.choices[0].value == NULL && slot->item.choices[0].column_index >= 0;
}

static void drop_named(const struct db_catalogue *catalogue, struct turn *turn) {
    size_t kept = 0;
    for (size_t i = 0; i < turn->slot_count; i++) {
        if (!names_other(catalogue, turn, &turn->slots[i])) {
            turn->slots[kept++] = turn->slots[i];
        }
    }
    turn->slot_count = kept;
}

/* The last word of a table's name. */
static const char *kind_of(struct arena *arena, const char *table) {
    struct words words;
    bool read = table != NULL && text_words(arena, table, strlen(table), &words, NULL) == CSQL_OK;
    return read && words.count > 1 ? words.stem[words.count - 1] : "";
}

/* Where the choices are one column of tables of one kind ("executive chef", "sous chef"), and the question
 * names one of the tables in full, that one is meant. */
static void settle_named(struct turn *turn) {
    for (size_t i = 0; i < turn->slot_count; i++) {
        struct slot *slot = &turn->slots[i];
        const struct dialog_choice *choices = slot->item.choices;
        size_t count = slot->item.choice_count, named = 0, which = 0;
        const char *kind = kind_of(turn->arena, choices[0].table);
        bool alike = *kind != '\0' && slot->kept == count;
        for (size_t k = 0; k < count && alike; k++) {
            alike = choices[k].column != NULL && choices[k].value == NULL &&
                    strcasecmp(choices[k].column, choices[0].column) == 0 &&
                    strcmp(kind_of(turn->arena, choices[k].table), kind) == 0;
            bool full = false;
            for (size_t m = 0; m < turn->linked.match_count; m++) {
                const struct link_match *match = &turn->linked.matches[m];
                full = full || (!match->column && match->code == LINK_EXACT &&
                                match->index == choices[k].table_index);
            }
            which = full ? k : which;
            named += full;
        }
        if (alike && named == 1) {
            memset(slot->keep, false, count * sizeof *slot->keep);
            slot->keep[which] = true;
            slot->kept = 1;
            slot->item.chosen = (int)which;
        }
    }
}

static bool has_column(const struct slot *slot, int column) {
    for (size_t i = 0; i < slot->item.choice_count; i++) {
        if (slot->item.choices[i].column_index == column && slot->item.choices[i].value == NULL) {
            return true;
        }
    }
    return false;
}

/* "fits 3 columns" with another number of them; the text as it is if it does not say so. */
static const char *recount(struct arena *arena, const char *reason, size_t count) {
    const char *at = reason == NULL ? NULL : strstr(reason, " fits ");
    const char *rest = at == NULL ? NULL : strstr(at + 6, " columns");
    return rest == NULL ? reason
                        : arena_printf(arena, "%.*s fits %zu%s", (int)(at - reason), reason, count, rest);
}

/* The slot without the columns that the general word does not mean and shares no word with: of "the prices
 * and stock" the stock is none of the prices. False when out of memory. */
static bool drop_strangers(const struct db_catalogue *catalogue, struct turn *turn, struct slot *slot,
                           const struct readings *found) {
    const struct pivot *old = slot->pivot;
    const size_t count = slot->item.choice_count;
    struct pivot *pivot = arena_alloc(turn->arena, sizeof *pivot);
    struct pivot_element *group = arena_array(turn->arena, count, sizeof *group);
    struct dialog_choice *choices = arena_array(turn->arena, count, sizeof *choices);
    size_t kept = 0;
    if (pivot == NULL || group == NULL || choices == NULL) {
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        const int column = slot->item.choices[i].column_index;
        if (in_group(found, column) ||
            shares_word(turn, old->first, old->last, catalogue->columns[column].name)) {
            group[kept] = old->group[i];
            choices[kept++] = slot->item.choices[i];
        }
    }
    *pivot = *old;
    pivot->group = group;
    pivot->group_count = kept;
    pivot->reason = recount(turn->arena, old->reason, kept);
    slot->pivot = pivot;
    slot->item.choices = choices;
    slot->item.choice_count = kept;
    slot->kept = kept;
    return pivot->reason != NULL || old->reason == NULL;
}

/* The slot chooses between columns, nothing is settled of it yet, and all that the word means is among them.
 */
static bool covers(const struct slot *slot, const struct readings *found) {
    const size_t count = slot->item.choice_count;
    bool whole = slot->kept == count && slot->pivot->group_count == count;
    for (size_t i = 0; i < count && whole; i++) {
        const struct dialog_choice *choice = &slot->item.choices[i];
        whole = choice->column_index >= 0 && choice->value == NULL &&
                slot->pivot->group[i].column == choice->column_index;
    }
    for (size_t i = 0; i < found->group_count && whole; i++) {
        whole = found->group[i].column >= 0 && has_column(slot, found->group[i].column);
    }
    return whole && found->group_count > 1 && found->group_count < count;
}

static bool drop_unmeant(const struct db_catalogue *catalogue, struct turn *turn,
                         const struct readings *found) {
    for (size_t i = 0; i < turn->slot_count && found->kind == READING_VAGUE && found->ambiguous; i++) {
        struct slot *slot = &turn->slots[i];
        bool same = slot->pivot->first < found->last && found->first < slot->pivot->last;
        if (same && covers(slot, found) && !drop_strangers(catalogue, turn, slot, found)) {
            return false;
        }
    }
    return true;
}

/* A pivot on a general word has what the word may mean one by one; that all of it is meant at once is another
 * reading, which only the structure has. */
static void note_all_meant(struct turn *turn, const struct readings *found) {
    if (found->kind != READING_VAGUE || turn->slot_count != 1 || !pivot_asks(turn, found, true)) {
        return;
    }
    for (size_t i = 0; i < found->group_count; i++) {
        if (found->group[i].column < 0 || !has_column(&turn->slots[0], found->group[i].column)) {
            return;
        }
    }
    for (size_t i = 0; i < found->count; i++) {
        if (found->at[i].all) {
            turn->all_meant = found->at[i];
        }
    }
}

csql_status turn_open_structure(csql_session *session, struct turn *turn, csql_error *error) {
    const struct pivots *pivots = &turn->pivots;
    if (pivots->refusal != NULL || pivots->decision == PIVOT_REFUSE ||
        (pivots->decision == PIVOT_ANSWER && pivots->answer >= SURE_ANSWER)) {
        return CSQL_OK;
    }
    struct reading_input input = {.links = session->links,
                                  .db = session->db,
                                  .embed = session->engine->embed,
                                  .linked = &turn->linked,
                                  .plans = &turn->plans};
    struct readings found = {0};
    csql_status status = reading_find(&input, turn->arena, &found, error);
    if (status != CSQL_OK) {
        return status;
    }
    if (pivots->decision == PIVOT_ASK && turn->slot_count == 0 && !found.ambiguous &&
        unsure_nothing(turn) == NULL) {
        struct readings others;
        if (alternatives_find(session, turn, &others) != CSQL_OK) {
            return error_set(error, CSQL_NO_MEMORY, "out of memory");
        }
        found = others.kind == READING_NONE ? found : others;
    }
    if (!goes_first(db_catalogue(session->db), turn, &found)) {
        drop_named(db_catalogue(session->db), turn);
        settle_named(turn);
        if (!drop_unmeant(db_catalogue(session->db), turn, &found)) {
            return error_set(error, CSQL_NO_MEMORY, "out of memory");
        }
        status = settle_said(&input, turn, error);
        note_all_meant(turn, &found);
        return status == CSQL_OK ? complete_plan(&input, turn, error) : status;
    }
    turn->structure = found;
    turn->pivots.count = 0;
    status = put_first(session, turn);
    return status == CSQL_OK ? CSQL_OK : error_set(error, status, "out of memory");
}
