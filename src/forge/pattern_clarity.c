/* CLARITY's framework (algorithm 1) as patterns: a mode of column or value, of one facet or several. */
#include <string.h>
#include <strings.h>

#include "base/error.h"
#include "forge/clarity.h"
#include "forge/evidence.h"
#include "forge/models.h"

enum { EITHER = -1, SEMANTIC = 0, LEXICAL = 1, MOST_SLOTS = 2 };

/* What one pivot is to be. */
struct slot {
    csql_mode mode;
    int lexical; /* LEXICAL, SEMANTIC or EITHER; of no meaning if unanswerable */
};

struct search {
    struct forge_task *task;
    struct forge_text text;
    const struct slot *slots;
    size_t count;
    struct forge_target *targets[2]; /* columns, values */
    size_t target_count[2];
    struct forge_pivot pivots[MOST_SLOTS];
    size_t rounds; /* questions that were made */
    bool apart;    /* groups of columns have nothing in common */
    bool done;     /* an instance was offered */
    enum forge_stage stage;
    const char *detail;
};

static bool of_values(csql_mode mode) {
    return mode == CSQL_VAL_AMB || mode == CSQL_VAL_UNANS;
}

static bool is_ambiguity(csql_mode mode) {
    return mode == CSQL_COL_AMB || mode == CSQL_VAL_AMB;
}

/* Remembers the failure that came nearest to an instance. */
static void fail(struct search *search, enum forge_stage stage, const char *detail) {
    if (stage >= search->stage) {
        search->stage = stage;
        search->detail = detail;
    }
}

/* Whether two terms have a word in common, but for "details" and the like. */
static bool shares_word(const struct forge_term *a, const struct forge_term *b) {
    struct arena *scratch = arena_new();
    struct forge_name x, y;
    csql_error ignored;
    bool shares = true;
    if (scratch && forge_name_split(scratch, a->text, &x, &ignored) == CSQL_OK &&
        forge_name_split(scratch, b->text, &y, &ignored) == CSQL_OK) {
        shares = false;
        x.count -= a->padded && x.count > 1;
        y.count -= b->padded && y.count > 1;
        for (size_t i = 0; i < x.count; i++) {
            shares = shares || forge_name_has(&y, x.stem[i]);
        }
    }
    arena_free(scratch);
    return shares;
}

static bool has_column(const struct forge_term *term, int column) {
    for (size_t i = 0; i < term->group_count; i++) {
        if (term->group[i].column == column && !term->group[i].value) {
            return true;
        }
    }
    return false;
}

/* Whether the two groups have the same columns. */
static bool is_same_group(const struct forge_term *a, const struct forge_term *b) {
    for (size_t i = 0; i < a->group_count; i++) {
        if (!has_column(b, a->group[i].column)) {
            return false;
        }
    }
    return a->group_count == b->group_count;
}

/* Whether a term can stand beside the pivots that are there already. Two groups of columns are apart, or,
 * when nothing else was found, the same: then the two terms are two words for the same kind of thing. */
static bool collides(const struct search *search, size_t at, const struct forge_term *term) {
    for (size_t i = 0; i < at; i++) {
        const struct forge_pivot *other = &search->pivots[i];
        bool touch = false;
        for (size_t k = 0; k < term->group_count; k++) {
            touch = touch || (!term->group[k].value && has_column(&other->term, term->group[k].column));
        }
        if ((touch && (search->apart || !is_same_group(term, &other->term))) ||
            shares_word(term, &other->term)) {
            return true;
        }
    }
    return false;
}

/* ---- the end of the road: question, readings, offer ---- */

static struct record_element element_of(const struct search *search, int column, const char *value) {
    const struct db_catalogue *catalogue = search->task->catalogue;
    const struct db_column *about = &catalogue->columns[column];
    return (struct record_element){
        .table = catalogue->tables[about->table].name, .column = about->name, .value = value};
}

static csql_status record_pivots(struct search *search, const struct forge_pivot *pivots,
                                 struct record_pivot *out, csql_error *error) {
    struct arena *arena = search->task->arena;
    for (size_t i = 0; i < search->count; i++) {
        const struct forge_pivot *pivot = &pivots[i];
        size_t members = pivot->term.group_count;
        struct record_element *group = arena_array(arena, members + 1, sizeof *group);
        if (!group) {
            return error_set(error, CSQL_NO_MEMORY, "out of memory");
        }
        for (size_t k = 0; k < members; k++) {
            group[k + 1] = element_of(search, pivot->term.group[k].column, pivot->term.group[k].value);
        }
        group[0] = members ? group[1] : element_of(search, pivot->target.column, NULL);
        forge_random_shuffle(&search->task->random, group + 1, members, sizeof *group);
        out[i] = (struct record_pivot){.term = pivot->written,
                                       .start = pivot->start,
                                       .end = pivot->end,
                                       .mode = pivot->mode,
                                       .subtype = pivot->subtype,
                                       .target = &group[0],
                                       .group = group + 1,
                                       .group_count = members};
    }
    return CSQL_OK;
}

static csql_status offer(struct search *search, const char *question, const struct forge_pivot *pivots,
                         csql_error *error) {
    struct record_pivot recorded[MOST_SLOTS];
    struct record_reading *readings = NULL;
    size_t count = 0;
    bool ambiguous = true;
    csql_status status = record_pivots(search, pivots, recorded, error);
    for (size_t i = 0; i < search->count; i++) {
        ambiguous = ambiguous && is_ambiguity(pivots[i].mode);
    }
    if (status == CSQL_OK && ambiguous) {
        status = forge_make_readings(search->task, question, pivots, search->count, &readings, &count, error);
        if (status == CSQL_OK && !readings) {
            fail(search, FORGE_BAD_QUESTION, "too many readings");
            return CSQL_OK;
        }
    }
    bool pass = true;
    const char *reason = NULL;
    if (status == CSQL_OK) {
        status = forge_models_judge_question(search->task, question, recorded, search->count, &pass, &reason,
                                             error);
    }
    if (!pass) {
        fail(search, FORGE_BAD_QUESTION, reason);
        return status;
    }
    const struct forge_question *source = search->task->question;
    const char *asked = source->evidence
                            ? arena_printf(search->task->arena, "%s %s", source->text, source->evidence)
                            : source->text;
    if (!asked) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    struct forge_instance instance = {.question = question,
                                      .source_question = asked,
                                      .source_sql = source->sql,
                                      .pivots = recorded,
                                      .pivot_count = search->count,
                                      .readings = readings,
                                      .reading_count = count,
                                      .may_be_empty = true};
    search->done = true;
    return status == CSQL_OK ? forge_offer(search->task, &instance, NULL, error) : status;
}

static csql_status finish(struct search *search, csql_error *error) {
    struct forge_pivot pivots[MOST_SLOTS];
    const char *question = NULL, *rest = "", *reason = NULL;
    bool pass = false;
    memcpy(pivots, search->pivots, sizeof pivots);
    search->rounds++;
    csql_status status =
        forge_evidence_rest(search->task, &search->text, pivots, search->count, &rest, &reason, error);
    if (status == CSQL_OK && !reason) {
        status =
            forge_make_question(search->task, &search->text, pivots, search->count, rest, &question, error);
    }
    if (status == CSQL_OK && !reason) {
        status =
            forge_judge_question(search->task, question, rest, pivots, search->count, &pass, &reason, error);
    }
    if (status == CSQL_OK && pass) {
        return offer(search, question, pivots, error);
    }
    fail(search, FORGE_BAD_QUESTION, reason);
    return status;
}

/* ---- pivots, one after the other ---- */

static csql_status fill(struct search *search, size_t at, csql_error *error);

/* Tries the terms of a target, at most FORGE_MAX_ROUNDS that a judge looks at. */
static csql_status try_terms(struct search *search, size_t at, bool lexical, const struct forge_term *terms,
                             size_t count, csql_error *error) {
    struct forge_pivot *pivot = &search->pivots[at];
    csql_status status = CSQL_OK;
    size_t rounds = 0;
    for (size_t i = 0; status == CSQL_OK && !search->done && i < count && rounds < FORGE_MAX_ROUNDS; i++) {
        bool pass = false;
        const char *reason = NULL;
        if (collides(search, at, &terms[i])) {
            fail(search, FORGE_BAD_TERM, "the term was used before");
            continue;
        }
        rounds++;
        status = forge_judge_term(search->task, &pivot->target, pivot->mode, lexical, &terms[i], &pass,
                                  &reason, error);
        if (status == CSQL_OK) {
            status = forge_models_judge_term(search->task, &pivot->target, pivot->mode, lexical, &terms[i],
                                             &pass, &reason, error);
        }
        if (status == CSQL_OK && pass) {
            pivot->term = terms[i];
            status = fill(search, at + 1, error);
        } else if (status == CSQL_OK) {
            fail(search, FORGE_BAD_TERM, reason);
        }
    }
    return status;
}

static csql_status try_target(struct search *search, size_t at, bool lexical, csql_error *error) {
    struct forge_pivot *pivot = &search->pivots[at];
    struct forge_candidate *candidates = NULL;
    struct forge_term *terms = NULL;
    size_t candidate_count = 0, term_count = 0;
    csql_status status = CSQL_OK;
    if (pivot->mode == CSQL_COL_AMB) {
        int beside[MOST_SLOTS];
        size_t beside_count = 0;
        for (size_t i = 0; i < search->count; i++) {
            if (i != at && !of_values(search->slots[i].mode)) { /* its words are no longer there */
                beside[beside_count++] = search->pivots[i].target.column;
            }
        }
        status = forge_retrieve(search->task, &pivot->target, lexical, beside, beside_count, &candidates,
                                &candidate_count, error);
        if (status == CSQL_OK) {
            status = forge_models_retrieve(search->task, &pivot->target, pivot->mode, lexical, candidates,
                                           &candidate_count, error);
        }
        if (status == CSQL_OK && candidate_count == 0) {
            fail(search, FORGE_NO_GROUP, "no other column of the table is like it");
            return status;
        }
    }
    if (status == CSQL_OK && of_values(pivot->mode)) {
        status =
            forge_value_terms(search->task, &pivot->target, pivot->mode, lexical, &terms, &term_count, error);
    } else if (status == CSQL_OK) {
        status = forge_make_terms(search->task, &pivot->target, pivot->mode, lexical, candidates,
                                  candidate_count, &terms, &term_count, error);
    }
    if (status == CSQL_OK && term_count == 0) {
        fail(search, FORGE_NO_GROUP, "no term for the target and others");
    }
    if (status == CSQL_OK) {
        status = forge_models_terms(search->task, &pivot->target, pivot->mode, lexical, &terms, &term_count,
                                    error);
    }
    return status == CSQL_OK ? try_terms(search, at, lexical, terms, term_count, error) : status;
}

/* Whether the column holds points in time: what it is compared with would tell them. */
static bool is_calendar(const struct forge_task *task, int column) {
    static const char *const words[] = {"year", "date", "time", "month", "day", "season"};
    const struct forge_name *name = forge_schema_column(task->schema, column);
    bool calendar = task->catalogue->columns[column].type == TYPE_DATE;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        calendar = calendar || forge_name_has(name, words[i]);
    }
    return calendar;
}

/* Whether the column is compared with a number or with another column, which are of its own scale: nothing
 * else is between 15,000 and 20,000, or less than what was paid. */
static bool is_measured(const struct forge_task *task, int column) {
    const struct forge_question *question = task->question;
    bool compared = false, filters = false;
    for (size_t i = 0; i < question->predicate_count; i++) {
        const struct sql_predicate *predicate = &question->predicates[i];
        const struct sql_expr *value = predicate->value; /* a text is looked at elsewhere */
        if (predicate->column_index == column) {
            compared = true;
            if (!predicate->aggregate && value && value->kind != SQL_TEXT) {
                return true;
            }
        }
    }
    for (size_t i = 0; i < question->column_count; i++) {
        filters = filters || (question->columns[i].column == column &&
                              question->columns[i].place.clause == SQL_CLAUSE_WHERE);
    }
    return filters && !compared; /* it stands on the other side */
}

/* Whether the target suits the slot and stands apart from the pivots before it. */
static bool is_free(const struct search *search, size_t at, const struct forge_target *target,
                    csql_mode mode) {
    bool compared = target->literal_count || target->pinned || is_measured(search->task, target->column) ||
                    ((target->numeric || target->ordered) && is_calendar(search->task, target->column));
    if (!target->named || (mode == CSQL_COL_UNANS && compared)) {
        return false;
    }
    if (target->coupled && search->count < 2) {
        return false;
    }
    for (size_t i = 0; i < at; i++) {
        const struct forge_target *other = &search->pivots[i].target;
        if ((target->coupled && target->partner != other->column) ||
            (other->coupled && other->partner != target->column) ||
            forge_spans_overlap(&target->span, &other->span) ||
            (target->column == other->column && (!target->value || !other->value))) {
            return false;
        }
    }
    return true;
}

/* Finds terms for the targets that are chosen, one after the other. */
static csql_status fill(struct search *search, size_t at, csql_error *error) {
    csql_status status = CSQL_OK;
    if (at == search->count) {
        return finish(search, error);
    }
    const struct slot *slot = &search->slots[at];
    int first = slot->lexical == EITHER ? LEXICAL : slot->lexical;
    int last = slot->lexical == EITHER ? SEMANTIC : slot->lexical;
    for (int lexical = first; lexical >= last; lexical--) {
        if (status != CSQL_OK || search->done || search->rounds >= FORGE_MAX_ROUNDS) {
            return status;
        }
        struct forge_pivot *pivot = &search->pivots[at];
        *pivot = (struct forge_pivot){.target = pivot->target, .mode = slot->mode};
        pivot->subtype = !is_ambiguity(slot->mode) ? NULL : lexical ? "lexical" : "semantic";
        status = try_target(search, at, lexical, error);
    }
    return status;
}

/* Chooses a target for each slot, without replacement, until an instance is made. */
static csql_status choose(struct search *search, size_t at, csql_error *error) {
    csql_status status = CSQL_OK;
    if (at == search->count) {
        return fill(search, 0, error);
    }
    const struct slot *slot = &search->slots[at];
    bool values = of_values(slot->mode);
    for (size_t i = 0; i < search->target_count[values]; i++) {
        const struct forge_target *target = &search->targets[values][i];
        if (status != CSQL_OK || search->done || search->rounds >= FORGE_MAX_ROUNDS) {
            break;
        }
        if (is_free(search, at, target, slot->mode)) {
            search->pivots[at] = (struct forge_pivot){.target = *target, .mode = slot->mode};
            status = choose(search, at + 1, error);
        }
    }
    return status;
}

/* Whether two groups may be the same: of words that say the kind, but not of words that the columns share,
 * which are the same two columns said twice. */
static bool may_share(const struct slot *slots, size_t count) {
    bool share = count > 1;
    for (size_t i = 0; i < count; i++) {
        share = share && slots[i].mode == CSQL_COL_AMB && slots[i].lexical == SEMANTIC;
    }
    return share;
}

/* One instance with these pivots, from the task's question; or a count of why not. */
static csql_status make(struct forge_task *task, const struct slot *slots, size_t count, csql_error *error) {
    struct search search = {
        .task = task, .slots = slots, .count = count, .detail = "nothing can be put there"};
    size_t wanted[2] = {0, 0}, named[2] = {0, 0};
    csql_status status = forge_text_read(task->arena, task->question->text, &search.text, error);
    for (size_t i = 0; i < count; i++) {
        wanted[of_values(slots[i].mode)]++;
    }
    for (int kind = 0; status == CSQL_OK && kind < 2; kind++) {
        status = forge_sample_targets(task, &search.text, kind == 1, &search.targets[kind],
                                      &search.target_count[kind], error);
        for (size_t i = 0; i < search.target_count[kind]; i++) {
            named[kind] += search.targets[kind][i].named && (count > 1 || !search.targets[kind][i].coupled);
        }
    }
    if (status != CSQL_OK) {
        return status;
    }
    enum forge_facet facet = count > 1 ? FORGE_MULTI : FORGE_UNI;
    if (search.target_count[0] < wanted[0] || search.target_count[1] < wanted[1]) {
        forge_reject(task, facet, FORGE_UNQUALIFIED, "too few columns or values in the query");
        return CSQL_OK;
    }
    if (named[0] < wanted[0] || named[1] < wanted[1]) {
        forge_reject(task, facet, FORGE_BAD_QUESTION, "the question does not name the target in one place");
        return CSQL_OK;
    }
    if (forge_is_unclear(task, &search.text, search.targets[0], search.target_count[0])) {
        forge_reject(task, facet, FORGE_BAD_QUESTION, "the question was not clear before");
        return CSQL_OK;
    }
    search.apart = true;
    status = choose(&search, 0, error);
    if (status == CSQL_OK && !search.done && may_share(slots, count)) {
        search.apart = false;
        search.rounds = 0;
        status = choose(&search, 0, error);
    }
    if (status == CSQL_OK && !search.done) {
        forge_reject(task, facet, search.stage, search.detail);
    }
    return status;
}

/* Uni-facet, then multi-facet. */
static csql_status make_both(struct forge_task *task, struct slot slot, csql_error *error) {
    struct slot slots[MOST_SLOTS] = {slot, slot};
    csql_status status = make(task, slots, 1, error);
    return status == CSQL_OK ? make(task, slots, 2, error) : status;
}

static csql_status make_lexical(struct forge_task *task, csql_error *error) {
    return make_both(task, (struct slot){CSQL_COL_AMB, LEXICAL}, error);
}

static csql_status make_semantic(struct forge_task *task, csql_error *error) {
    return make_both(task, (struct slot){CSQL_COL_AMB, SEMANTIC}, error);
}

static csql_status make_value(struct forge_task *task, csql_error *error) {
    return make_both(task, (struct slot){CSQL_VAL_AMB, EITHER}, error);
}

static csql_status make_no_column(struct forge_task *task, csql_error *error) {
    return make_both(task, (struct slot){CSQL_COL_UNANS, EITHER}, error);
}

static csql_status make_no_value(struct forge_task *task, csql_error *error) {
    return make_both(task, (struct slot){CSQL_VAL_UNANS, EITHER}, error);
}

/* Two pivots of different modes, which chance pairs. */
static csql_status make_mixed(struct forge_task *task, csql_error *error) {
    static const struct slot kinds[] = {
        {CSQL_COL_AMB, EITHER}, {CSQL_VAL_AMB, EITHER}, {CSQL_COL_UNANS, EITHER}, {CSQL_VAL_UNANS, EITHER}};
    size_t first = forge_random_below(&task->random, 4), second = forge_random_below(&task->random, 3);
    struct slot slots[MOST_SLOTS] = {kinds[first], kinds[second + (second >= first)]};
    return make(task, slots, 2, error);
}

const struct forge_pattern forge_pattern_lexical = {
    "col_amb_lexical", "Lexical Amb", "CLARITY", CSQL_COL_AMB, FORGE_PER_QUESTION, NULL, make_lexical};
const struct forge_pattern forge_pattern_semantic = {
    "col_amb_semantic", "Semantic Amb", "CLARITY", CSQL_COL_AMB, FORGE_PER_QUESTION, NULL, make_semantic};
const struct forge_pattern forge_pattern_value = {"val_amb",          "Value Amb", "CLARITY", CSQL_VAL_AMB,
                                                  FORGE_PER_QUESTION, NULL,        make_value};
const struct forge_pattern forge_pattern_no_column = {
    "col_unans", "Unans Column", "CLARITY", CSQL_COL_UNANS, FORGE_PER_QUESTION, NULL, make_no_column};
const struct forge_pattern forge_pattern_no_value = {
    "val_unans", "Unans Value", "CLARITY", CSQL_VAL_UNANS, FORGE_PER_QUESTION, NULL, make_no_value};
const struct forge_pattern forge_pattern_mixed = {
    "mixed", "Mixed", "CLARITY", CSQL_COL_AMB, FORGE_PER_QUESTION, NULL, make_mixed};
