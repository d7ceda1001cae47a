/* The values that an agent offers: lists in plain words, and which column they are of. */
#include <string.h>

#include "dialog/agent.h"

/* Most words of a listed value, most ends and lead words of one that are tried. */
#define MAX_VALUE_TOKENS 14
#define MAX_ENDS 3
#define MAX_LEAD 3
#define MAX_MEMBERS 40
#define MAX_HOLDERS 12

struct member {
    size_t first, last; /* tokens */
};

static bool is_whole(enum value_match match) {
    return match == VALUE_EXACT || match == VALUE_FOLDED;
}

/* Columns that hold the text as a whole value, at most room. */
static size_t find_holders(const struct agent *a, const char *text, size_t length, struct db_value *out,
                           size_t room) {
    struct db_value found[MAX_HOLDERS];
    if (a->context->db == NULL || length == 0) {
        return 0;
    }
    size_t n = db_values(a->context->db, a->arena, text, length, -1, found, MAX_HOLDERS), kept = 0;
    for (size_t i = 0; i < n && kept < room; i++) {
        if (is_whole(found[i].match)) {
            out[kept++] = found[i];
        }
    }
    return kept;
}

bool agent_is_value(const struct agent *a, const char *text, size_t length) {
    struct db_value value;
    return find_holders(a, text, length, &value, 1) > 0;
}

/* A list may begin here: after a word that leads to it, a colon, or the term that it explains. */
static bool may_begin(const struct agent *a, size_t i) {
    static const char *const leads[] = {"mean",   "means",    "meant", "use",       "be",      "is",
                                        "are",    "to",       "for",   "between",   "want",    "as",
                                        "either", "include",  "say",   "including", "choose",  "like",
                                        "of",     "consider", "it's",  "were",      "include", "with"};
    if (i == 0) {
        return false;
    }
    if (a->tokens.at[i - 1].kind == TOKEN_QUOTED || agent_is_mark(a, i - 1, ":(")) {
        return true;
    }
    for (size_t k = 0; k < sizeof leads / sizeof *leads; k++) {
        if (agent_is_word(a, i - 1, leads[k])) {
            return true;
        }
    }
    return false;
}

static bool is_separator(const struct agent *a, size_t i) {
    return agent_is_mark(a, i, ",/") || agent_is_word(a, i, "or") || agent_is_word(a, i, "and");
}

static bool is_end(const struct agent *a, size_t i) {
    return i >= a->tokens.count || agent_is_mark(a, i, "?;:()") ||
           (agent_is_mark(a, i, ".") && (i + 1 == a->tokens.count || a->tokens.at[i + 1].capital));
}

static bool holds_run(const struct agent *a, size_t first, size_t last) {
    size_t start = a->tokens.at[first].start;
    return agent_is_value(a, a->text + start, a->tokens.at[last - 1].end - start);
}

/* The member that begins at token i, perhaps after "the value" and the like: the longest that is a value. */
static bool read_member(const struct agent *a, size_t i, struct member *out) {
    size_t ends[MAX_ENDS], count = 0;
    for (size_t e = i; e <= a->tokens.count && e < i + MAX_VALUE_TOKENS && count < MAX_ENDS; e++) {
        bool end = is_end(a, e);
        if (e > i && (end || is_separator(a, e))) {
            ends[count++] = e;
        }
        if (end || a->tokens.at[e].kind == TOKEN_QUOTED) {
            break;
        }
    }
    for (size_t k = count; k > 0; k--) {
        for (size_t s = i; s < ends[k - 1] && s <= i + MAX_LEAD && !is_separator(a, s); s++) {
            if (holds_run(a, s, ends[k - 1])) {
                *out = (struct member){s, ends[k - 1]};
                return true;
            }
        }
    }
    return false;
}

size_t agent_read_values(struct agent *a, size_t i) {
    struct member members[MAX_MEMBERS];
    size_t count = 0, at = i;
    if (!may_begin(a, i)) {
        return i;
    }
    while (count < MAX_MEMBERS && !is_end(a, at) && read_member(a, at, &members[count])) {
        at = members[count++].last;
        while (is_separator(a, at)) {
            at++;
        }
    }
    /* One value alone is one only after "which value of X: ". */
    bool told = count == 1 && agent_is_mark(a, i - 1, ":") && a->event_count > 0;
    if (count < 2 && !told) {
        return i;
    }
    for (size_t k = 0; k < count; k++) {
        size_t start = a->tokens.at[members[k].first].start;
        size_t end = a->tokens.at[members[k].last - 1].end;
        const char *text = arena_copy(a->arena, a->text + start, end - start);
        if (text != NULL) {
            agent_add(a, (struct event){EVENT_VALUE, members[k].first, members[k].last, text, -1, false});
        }
    }
    return members[count - 1].last;
}

/* Values among the events that the column holds, the column that the agent named counting twice over. */
static double votes(const struct agent *a, size_t first, size_t last, int column) {
    double sum = agent_likely(a, column);
    for (size_t i = first; i < last; i++) {
        struct db_value value;
        const struct event *e = &a->events[i];
        if (e->kind == EVENT_COLUMN) {
            const char *named = a->context->catalogue->columns[e->column].name;
            sum += strcmp(named, a->context->catalogue->columns[column].name) == 0 ? 100 : 0;
        } else if (e->kind == EVENT_VALUE &&
                   db_values(a->context->db, a->arena, e->text, strlen(e->text), column, &value, 1) > 0) {
            sum += is_whole(value.match) ? 10 : 0;
        }
    }
    return sum;
}

static int best_column(const struct agent *a, size_t first, size_t last) {
    int best = -1;
    double most = 0;
    for (size_t i = first; i < last; i++) {
        struct db_value holders[MAX_HOLDERS];
        const struct event *e = &a->events[i];
        size_t n =
            e->kind != EVENT_VALUE ? 0 : find_holders(a, e->text, strlen(e->text), holders, MAX_HOLDERS);
        for (size_t h = 0; h < n; h++) {
            double sum = holders[h].column == best ? 0 : votes(a, first, last, holders[h].column);
            if (sum > most) {
                most = sum;
                best = holders[h].column;
            }
        }
    }
    return best;
}

void agent_place_values(struct agent *a, size_t first, size_t last) {
    int column = best_column(a, first, last);
    for (size_t i = first; i < last; i++) {
        struct event *e = &a->events[i];
        struct db_value value;
        if (e->kind != EVENT_VALUE) {
            continue;
        }
        bool here = column >= 0 &&
                    db_values(a->context->db, a->arena, e->text, strlen(e->text), column, &value, 1) > 0 &&
                    is_whole(value.match);
        if (here || find_holders(a, e->text, strlen(e->text), &value, 1) > 0) {
            e->text = value.text;
            e->column = value.column;
        }
    }
}
