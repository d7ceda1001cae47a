#include "plan/plain.h"

#include <string.h>

#include "plan/absent.h"
#include "plan/bound.h"
#include "plan/calendar.h"
#include "plan/called.h"
#include "plan/counted.h"
#include "plan/denied.h"
#include "plan/dimension.h"
#include "plan/done.h"
#include "plan/ends.h"
#include "plan/fixed.h"
#include "plan/flag.h"
#include "plan/groups.h"
#include "plan/keyed.h"
#include "plan/lacking.h"
#include "plan/measured.h"
#include "plan/missed.h"
#include "plan/nested.h"
#include "plan/often.h"
#include "plan/other.h"
#include "plan/owner.h"
#include "plan/peer.h"
#include "plan/role_rows.h"
#include "plan/shown.h"
#include "plan/side.h"
#include "plan/sorted.h"
#include "plan/totals.h"
#include "plan/unasked.h"
#include "plan/when.h"

static bool ask_for_nothing(const struct wording *w, struct sequence *sequence) {
    return w->absent != NULL && absent_correct(w->absent, w->in, sequence);
}

static bool drop_unasked(const struct wording *w, struct sequence *sequence) {
    return unasked_drop(w->linked, w->cues, sequence);
}

/* What a rule sees to: the whole of a query, what it shows and all; only what is shown; or something else. */
enum rule_scope { SCOPE_PART, SCOPE_WHOLE, SCOPE_SHOWN };

/* In their order: what is shown is seen to when the rest stands, unless that has been made as a whole. */
static const struct rule {
    bool (*correct)(const struct wording *w, struct sequence *sequence);
    float cost;
    enum rule_scope scope;
} rules[] = {
    {calendar_correct, PLAIN_CONTRADICTED, SCOPE_WHOLE},  {nested_correct, PLAIN_CONTRADICTED, SCOPE_PART},
    {often_correct, PLAIN_CONTRADICTED, SCOPE_WHOLE},     {counted_correct, PLAIN_CONTRADICTED, SCOPE_PART},
    {totals_correct, PLAIN_CONTRADICTED, SCOPE_PART},     {ends_correct, PLAIN_CONTRADICTED, SCOPE_PART},
    {peer_correct, PLAIN_CONTRADICTED, SCOPE_WHOLE},      {lacking_correct, PLAIN_CONTRADICTED, SCOPE_WHOLE},
    {role_rows_correct, PLAIN_CONTRADICTED, SCOPE_WHOLE}, {sorted_correct, PLAIN_CONTRADICTED, SCOPE_PART},
    {ask_for_nothing, PLAIN_CONTRADICTED, SCOPE_PART},    {drop_unasked, PLAIN_OUTSHONE, SCOPE_PART},
    {bound_correct, PLAIN_CONTRADICTED, SCOPE_PART},      {denied_correct, PLAIN_CONTRADICTED, SCOPE_PART},
    {flag_correct, PLAIN_CONTRADICTED, SCOPE_PART},       {other_correct, PLAIN_CONTRADICTED, SCOPE_PART},
    {side_correct, PLAIN_CONTRADICTED, SCOPE_PART},       {owner_correct, PLAIN_CONTRADICTED, SCOPE_PART},
    {owner_nearest, PLAIN_CONTRADICTED, SCOPE_PART},      {missed_correct, PLAIN_CONTRADICTED, SCOPE_PART},
    {measured_correct, PLAIN_CONTRADICTED, SCOPE_PART},   {dimension_compare, PLAIN_CONTRADICTED, SCOPE_PART},
    {dimension_seek, PLAIN_CONTRADICTED, SCOPE_PART},     {dimension_show, PLAIN_CONTRADICTED, SCOPE_PART},
    {when_correct, PLAIN_CONTRADICTED, SCOPE_PART},       {groups_correct, PLAIN_CONTRADICTED, SCOPE_PART},
    {groups_show, PLAIN_OUTSHONE, SCOPE_SHOWN},           {shown_correct, PLAIN_OUTSHONE, SCOPE_SHOWN},
    {called_correct, PLAIN_OUTSHONE, SCOPE_SHOWN},        {keyed_correct, PLAIN_PUT_WORSE, SCOPE_PART},
    {done_correct, PLAIN_CONTRADICTED, SCOPE_PART},       {fixed_correct, PLAIN_OUTSHONE, SCOPE_SHOWN},
};

/* Pointers of the sequence to what the dialogue has settled. */
static size_t settled_in(const struct search_options *options, const struct sequence *sequence) {
    size_t count = 0;
    for (size_t s = 0; s < options->steer_count; s++) {
        for (size_t i = 0; i < sequence->count && options->steers[s].settled >= 0; i++) {
            count += input_plain(sequence->actions[i]) == PLAN_TOKEN_COUNT + options->steers[s].settled;
        }
    }
    return count;
}

static bool is_excluded(const struct search_options *options, const struct sequence *sequence) {
    for (size_t s = 0; s < options->steer_count; s++) {
        for (size_t x = 0; x < options->steers[s].excluded_count; x++) {
            for (size_t i = 0; i < sequence->count; i++) {
                if (input_plain(sequence->actions[i]) == PLAN_TOKEN_COUNT + options->steers[s].excluded[x]) {
                    return true;
                }
            }
        }
    }
    return false;
}

size_t plain_correct(const struct wording *w, const struct search_options *options, struct sequence *all,
                     size_t count) {
    size_t total = count;
    for (size_t i = 0; i < count; i++) {
        struct sequence next = all[i];
        float cost = 0;
        bool whole = false;
        for (size_t r = 0; r < sizeof rules / sizeof *rules; r++) {
            struct sequence tried = next;
            if (whole && rules[r].scope != SCOPE_PART) {
                continue;
            }
            if (!shape_is_made(&next) && rules[r].correct(w, &tried) && shape_stands(w->in, &tried) &&
                settled_in(options, &tried) >= settled_in(options, &next) && !is_excluded(options, &tried)) {
                bool changed = !shape_same(&tried, &next);
                tried.score = next.score;
                next = tried;
                whole = whole || rules[r].scope == SCOPE_WHOLE;
                cost = changed && rules[r].cost > cost ? rules[r].cost : cost;
            }
        }
        if (cost > 0) {
            all[i].score -= cost;
            all[total++] = next;
        }
    }
    for (size_t i = 0; i < total; i++) {
        all[i].score -= when_contradicts(w, &all[i]) ? PLAIN_CONTRADICTED : 0;
    }
    return total;
}
