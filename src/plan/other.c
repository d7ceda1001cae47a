#include "plan/other.h"

#include <string.h>

#include "text/text.h"

#define REACH 4 /* words between what excludes and its value */

/* The words before `at` exclude what begins there. */
static bool excludes(const struct wording *w, size_t at) {
    static const char *const lone[] = {"except", "excluding", "besides", "excepting", "unlike"};
    static const char *const joint[] = {"than", "from", "to", "for", "but", "with"};
    static const char *const joined[] = {"other", "different", "differs", "differ",    "differing", "apart",
                                         "aside", "except",    "rather",  "elsewhere", "distinct"};
    static const char *const whole[] = {"all", "everything", "anything", "everyone", "anyone", "everybody"};
    const char *word = wording_norm(w, at - 1), *before = at > 1 ? wording_norm(w, at - 2) : "";
    return ONE_OF(word, lone) || (ONE_OF(word, joint) && ONE_OF(before, joined)) ||
           (strcmp(word, "but") == 0 && (ONE_OF(before, whole) || strcmp(wording_norm(w, at), "not") == 0)) ||
           (strcmp(word, "not") == 0 && strcmp(before, "but") == 0);
}

/* Only an article or the name of a column or table stands between what excludes and the value. */
static bool is_excluded(const struct wording *w, const struct input_value *value) {
    static const char *const fillers[] = {"the", "a",   "an",    "in",   "from", "of",    "by",
                                          "at",  "any", "those", "ones", "the",  "living"};
    for (size_t at = value->first; at > 0 && value->first - at <= REACH; at--) {
        if (excludes(w, at)) {
            return true;
        }
        bool named = false;
        for (size_t i = 0; i < w->linked->match_count; i++) {
            const struct link_match *m = &w->linked->matches[i];
            named = named || (m->code == LINK_EXACT && m->first < at && at <= m->last);
        }
        if (!named && !ONE_OF(wording_norm(w, at - 1), fillers)) {
            return false;
        }
    }
    return false;
}

bool other_correct(const struct wording *w, struct sequence *sequence) {
    bool changed = false;
    if (shape_has(sequence, TOKEN_BIT(EXCEPT) | TOKEN_BIT(NIN))) {
        return false;
    }
    for (size_t i = 0; i + 2 < sequence->count; i++) {
        const struct input_value *value = shape_value(w->in, sequence->actions[i + 2]);
        bool like = sequence->actions[i] == TOKEN_ID_LIKE;
        if ((like || sequence->actions[i] == TOKEN_ID_EQ) && value != NULL &&
            shape_column(w->in, sequence->actions[i + 1]) >= 0 && is_excluded(w, value)) {
            sequence->actions[i] = like ? TOKEN_ID_NLIKE : TOKEN_ID_NE;
            changed = true;
        }
    }
    return changed;
}
