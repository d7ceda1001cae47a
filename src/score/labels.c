/* The groups that an item counts in. */
#include <string.h>

#include "score/score.h"

static void add(const char *out[static SCORE_MAX_LABELS], size_t *count, const char *label) {
    for (size_t i = 0; i < *count; i++) {
        if (label && strcmp(out[i], label) == 0) {
            return;
        }
    }
    if (label && *count < SCORE_MAX_LABELS) {
        out[(*count)++] = label;
    }
}

/* Labels of the modes, alone and crossed with facet and subtype as table 5 has them; its cases are of one
 * mode, so an item of several is a case of its own. */
static void add_modes(struct arena *arena, const struct score_gold *gold,
                      const char *out[static SCORE_MAX_LABELS], size_t *count) {
    const char *facet = gold->facet ? gold->facet : gold->pivot_count > 1 ? "multi" : "uni";
    for (size_t i = 0; i < gold->mode_count; i++) {
        const char *name = csql_mode_name(gold->modes[i]);
        add(out, count, arena_printf(arena, "mode %s", name));
        if (gold->mode_count == 1) {
            add(out, count,
                arena_printf(arena, "case %s %s%s%s", name, facet, gold->subtype ? " " : "",
                             gold->subtype ? gold->subtype : ""));
        }
    }
    if (gold->mode_count > 1) {
        add(out, count, arena_printf(arena, "case mixed %s", facet));
    }
    if (gold->mode_count) {
        add(out, count, arena_printf(arena, "facet %s", facet));
    }
}

static bool has_ambiguous_mode(const struct score_gold *gold) {
    for (size_t i = 0; i < gold->mode_count; i++) {
        csql_mode mode = gold->modes[i];
        if (mode != CSQL_COL_UNANS && mode != CSQL_VAL_UNANS && mode != CSQL_CALC_UNANS &&
            mode != CSQL_OUT_OF_SCOPE) {
            return true;
        }
    }
    return false;
}

size_t score_labels(struct arena *arena, const struct score_gold *gold, const struct score_values *values,
                    const char *out[static SCORE_MAX_LABELS]) {
    size_t count = 0;
    add(out, &count, "all");
    if (values->hardness >= 0) {
        add(out, &count,
            arena_printf(arena, "hardness %d %s", values->hardness,
                         sql_hardness_name((enum sql_hardness)values->hardness)));
    }
    add_modes(arena, gold, out, &count);
    if (gold->subtype) {
        add(out, &count, arena_printf(arena, "subtype %s", gold->subtype));
    }
    if (gold->reply) {
        add(out, &count, arena_printf(arena, "reply %s", gold->reply));
    }
    if (gold->kind) {
        add(out, &count, arena_printf(arena, "kind %s", gold->kind));
    }
    if (gold->knows_clear) {
        /* An ambiguous question may end in Null as well, where its user did not help. */
        bool none = gold->set_count == 0 && !gold->final && !has_ambiguous_mode(gold);
        add(out, &count,
            gold->clear ? "question clear"
            : none      ? "question unanswerable"
                        : "question ambiguous");
    }
    return count;
}
