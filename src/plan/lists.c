#include "plan/lists.h"

#include <string.h>

#include "plan/legal.h"

#define MOST_ADDED 6
#define NEAR_VALUE 3 /* words from a name to a value that is compared with it */
#define PART 1       /* codes of a match with a word of a name, and with all of it */
#define WHOLE 2

/* A column that the question names. */
struct mention {
    size_t first, last;
    int column; /* planner's */
};

static bool is_compared(const struct plan_input *in, const struct mention *m) {
    for (size_t i = 0; i < in->value_count; i++) {
        if (in->values[i].first >= m->last && in->values[i].first < m->last + NEAR_VALUE) {
            return true;
        }
    }
    return false;
}

/* What a sequence uses. */
struct used {
    bool *columns, *tables;
};

static bool read_used(const struct plan_input *in, const struct sequence *sequence, bool *columns,
                      bool *tables) {
    for (size_t i = 0; i < sequence->count; i++) {
        size_t index;
        switch (legal_kind(in, sequence->actions[i], &index)) {
        case ACTION_COLUMN:
            if (index < in->column_count) {
                columns[index] = true;
                tables[in->columns[index].table] = true;
            }
            break;
        case ACTION_TABLE:
            tables[index] = true;
            break;
        case ACTION_TOKEN:
            if (token_in((int)index, TOKENS_SET | TOKEN_BIT(GROUP))) {
                return false;
            }
            break;
        case ACTION_VALUE:
            break;
        }
    }
    return true;
}

/* The one column of the tables that the words of a match name, by its whole name or else by part of it. False
 * if there is none, or several. */
static bool named_at(const struct plan_input *in, const bool *tables, const struct input_match *match,
                     struct mention *out) {
    size_t count = 0;
    int best = PART;
    for (size_t i = 0; i < in->match_count; i++) {
        const struct input_match *m = &in->matches[i];
        bool here = m->column && m->first == match->first && m->last == match->last &&
                    (m->code == PART || m->code == WHOLE);
        if (here && m->code >= best && tables[in->columns[m->index].table]) {
            count = m->code > best ? 1 : count + 1;
            best = m->code;
            *out = (struct mention){m->first, m->last, m->index};
        }
    }
    return count == 1;
}

/* A member of the list that the mention stands in, next to it, that nothing uses. */
static bool neighbour(const struct plan_input *in, const struct linked *linked, const struct used *used,
                      const struct mention *of, struct mention *out) {
    for (size_t i = 0; i < in->match_count; i++) {
        const struct input_match *m = &in->matches[i];
        struct mention found;
        if (!m->column || !named_at(in, used->tables, m, &found) || used->columns[found.column] ||
            is_compared(in, &found)) {
            continue;
        }
        if (found.first >= of->last
                ? link_joined_in_list(linked, of->last, found.first)
                : found.last <= of->first && link_joined_in_list(linked, found.last, of->first)) {
            *out = found;
            return true;
        }
    }
    return false;
}

static bool insert(struct sequence *sequence, size_t at, uint16_t action) {
    if (sequence->count + 1 >= GRAMMAR_MAX_ACTIONS) {
        return false;
    }
    memmove(sequence->actions + at + 1, sequence->actions + at,
            (size_t)(sequence->count - at) * sizeof *sequence->actions);
    sequence->actions[at] = action;
    sequence->count++;
    return true;
}

/* Adds one column; false if there is none to add. */
static bool complete_one(const struct plan_input *in, const struct linked *linked, const struct used *used,
                         struct sequence *sequence) {
    for (size_t at = 1; at < sequence->count; at++) {
        size_t index;
        enum action_kind kind = legal_kind(in, sequence->actions[at], &index);
        if (kind == ACTION_TOKEN && index == TOKEN_ID_DISTINCT) {
            continue;
        }
        if (kind != ACTION_COLUMN && kind != ACTION_TABLE) {
            return false; /* the clause ends, or something is calculated */
        }
        for (size_t i = 0; kind == ACTION_COLUMN && i < in->match_count; i++) {
            const struct input_match *m = &in->matches[i];
            struct mention own, other;
            if (m->column && (size_t)m->index == index && named_at(in, used->tables, m, &own) &&
                neighbour(in, linked, used, &own, &other)) {
                uint16_t action =
                    (uint16_t)(PLAN_TOKEN_COUNT + input_first_column(in) + (size_t)other.column);
                used->columns[other.column] = true;
                return insert(sequence, other.first > own.first ? at + 1 : at, action);
            }
        }
    }
    return false;
}

bool lists_complete(const struct plan_input *in, const struct linked *linked, struct sequence *sequence) {
    bool columns[LINK_MAX_COLUMNS + 1] = {false}, tables[LINK_MAX_TABLES + 1] = {false};
    const struct used used = {columns, tables};
    size_t added = 0;
    if (in->column_count > LINK_MAX_COLUMNS || in->table_count > LINK_MAX_TABLES ||
        !read_used(in, sequence, columns, tables)) {
        return false;
    }
    while (added < MOST_ADDED && complete_one(in, linked, &used, sequence)) {
        added++;
    }
    return added > 0;
}
