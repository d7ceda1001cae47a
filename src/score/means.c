/* Means of means: over modes, over CLARITY's cases, and between clear and unclear questions. */
#include <string.h>

#include "score/internal.h"

#define MAX_TALLIES 256

/* The metric's tallies of the groups whose names begin with prefix. */
static size_t collect(const struct score_summary *summary, const char *prefix, int metric,
                      const struct score_tally *out[static MAX_TALLIES]) {
    size_t count = 0;
    for (size_t i = 0; i < summary->group_count && count < MAX_TALLIES; i++) {
        const struct score_group *group = &summary->groups[i];
        if (strncmp(group->name, prefix, strlen(prefix)) == 0 && group->tally[metric].bin_count) {
            out[count++] = &group->tally[metric];
        }
    }
    return count;
}

size_t score_summary_means(const struct score_summary *summary, uint64_t seed,
                           struct score_mean out[static SCORE_MAX_MEANS]) {
    static const struct {
        const char *name, *heading, *prefix;
        int metric;
    } macros[] = {
        {"ea_macro_cases", "EA, macro average over cases", "case ", SCORE_EA},
        {"ea_macro_modes", "EA, macro average over modes", "mode ", SCORE_EA},
        {"da_macro_modes", "DA, macro average over modes", "mode ", SCORE_DA},
        {"ma_macro_modes", "MA, macro average over modes", "mode ", SCORE_MA},
        {"sem_macro_modes", "SEM, macro average over modes", "mode ", SCORE_SEM},
    };
    const struct score_tally *tallies[MAX_TALLIES];
    const struct score_group *all = score_summary_group(summary, "all");
    size_t count = 0;
    for (size_t i = 0; i < sizeof macros / sizeof *macros; i++) {
        size_t groups = collect(summary, macros[i].prefix, macros[i].metric, tallies);
        if (groups > 1) {
            out[count++] = (struct score_mean){
                .name = macros[i].name,
                .heading = macros[i].heading,
                .macro = true,
                .metric = macros[i].metric,
                .interval = score_bootstrap_means(tallies, groups, summary_seed(seed, macros[i].name, 0))};
        }
    }
    if (all && all->tally[SCORE_DA].bin_count && all->tally[SCORE_QUIET].bin_count) {
        tallies[0] = &all->tally[SCORE_DA];
        tallies[1] = &all->tally[SCORE_QUIET];
        out[count++] = (struct score_mean){
            .name = "balanced_detection",
            .heading = "balanced mean of detection",
            .metric = SCORE_DA,
            .interval = score_bootstrap_means(tallies, 2, summary_seed(seed, "balanced_detection", 0))};
    }
    return count;
}
