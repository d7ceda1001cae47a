/* Initials: "M. Goodrich", "Jerry P.", "M. G.", "the last name H." Whoever is meant is one of those whose
 * stored name begins so. */
#include <ctype.h>
#include <string.h>

#include "link/values.h"

/* Values of a column that are looked through. */
#define MAX_NAMES 2000
/* What one letter in common is worth. */
#define INITIAL_SCORE 0.5

#define COUNT(list) (sizeof(list) / sizeof *(list))

/* What part of a person's name the column holds, by its own name; PERSON_NONE for a name of anything else. */
static enum person_part part_of(const struct link_schema *schema, int column) {
    const struct words *words = link_column_words(schema, column);
    const enum person_part part = text_person_part(words->norm, words->count);
    const bool pair = part == PERSON_GIVEN || part == PERSON_FAMILY;
    return pair && schema->catalogue->columns[column].text_values ? part : PERSON_NONE;
}

static bool is_capital(const struct link_state *state, size_t word) {
    return state->tokens.at[word].kind == TOKEN_WORD &&
           isupper((unsigned char)state->question[state->words[word].start]);
}

/* The word is one capital letter with a full stop, which ends the question only behind a name or another
 * initial: "advised by M. G." */
static bool is_initial(const struct link_state *state, size_t word) {
    if (word + 1 >= state->tokens.count || state->tokens.at[word].kind != TOKEN_WORD ||
        strlen(state->words[word].norm) != 1) {
        return false;
    }
    const char *at = state->question + state->words[word].start;
    if (!isupper((unsigned char)at[0]) || at[1] != '.') {
        return false;
    }
    at += 2;
    at += strspn(at, " \t\n");
    return *at != '\0' || (word > 0 && is_capital(state, word - 1)) ||
           (word > 1 && is_initial(state, word - 2));
}

/* The question names the table. */
static bool is_named(const struct link_state *state, int table) {
    for (size_t i = 0; i < state->match_count; i++) {
        if (!state->matches[i].column && state->matches[i].index == table) {
            return true;
        }
    }
    return false;
}

/* The table of persons of whose names the word is one, that which the question names first; *other is the
 * part. -1 if there is none. */
static int table_of_namesake(struct finder *finder, size_t word, enum person_part *other) {
    const struct link_state *state = finder->state;
    struct link_holder holders[MAX_HOLDERS];
    if (word >= state->tokens.count || state->tokens.at[word].kind != TOKEN_WORD) {
        return -1;
    }
    const size_t count =
        finder_look_up(finder, finder_text(finder, word, word + 1, false), true, holders, MAX_HOLDERS);
    int table = -1;
    for (size_t i = 0; i < count; i++) {
        const enum person_part part = part_of(state->schema, holders[i].column);
        const int here = state->schema->catalogue->columns[holders[i].column].table;
        if (part != PERSON_NONE && (table < 0 || (!is_named(state, table) && is_named(state, here)))) {
            *other = part;
            table = here;
        }
    }
    return table;
}

/* A column that the words before name: "the student with the last name S."; -1 if none does. The letter may
 * have been taken for a part of the name. */
static int named_before(const struct link_state *state, size_t word) {
    enum { REACH = 4 };
    const struct link_match *best = NULL;
    for (size_t i = 0; i < state->match_count; i++) {
        const struct link_match *m = &state->matches[i];
        if (!m->column || m->code == LINK_SEMANTIC || m->first >= word || m->last > word + 1 ||
            m->last + REACH <= word || part_of(state->schema, m->index) == PERSON_NONE) {
            continue;
        }
        /* Of "last name and grade B." the letter is no last name. */
        bool apart = false;
        for (size_t w = m->last; w < word; w++) {
            apart = apart || !state->words[w].stopword;
        }
        if (apart) {
            continue;
        }
        const bool nearer = best == NULL || m->last > best->last;
        const bool longer = !nearer && m->last == best->last && m->first < best->first;
        best = nearer || longer ? m : best;
    }
    return best == NULL ? -1 : best->index;
}

static int column_of_part(const struct link_state *state, int table, enum person_part part) {
    const struct db_table *t = &state->schema->catalogue->tables[table];
    for (int c = t->first_column; c < t->first_column + t->column_count; c++) {
        if (part_of(state->schema, c) == part) {
            return c;
        }
    }
    return -1;
}

/* The table of persons that the question names, or the only one there is; -1 if that says too little. */
static int table_of_persons(const struct link_state *state) {
    const struct db_catalogue *catalogue = state->schema->catalogue;
    int named = -1, only = -1;
    size_t count = 0, named_count = 0;
    for (size_t t = 0; t < catalogue->table_count; t++) {
        if (column_of_part(state, (int)t, PERSON_GIVEN) < 0 ||
            column_of_part(state, (int)t, PERSON_FAMILY) < 0) {
            continue;
        }
        only = (int)t;
        count++;
        if (is_named(state, (int)t)) {
            named = (int)t;
            named_count++;
        }
    }
    return count == 1 ? only : named_count == 1 ? named : -1;
}

/* The column that the initial stands in. */
static int column_of(struct finder *finder, size_t word) {
    const struct link_state *state = finder->state;
    enum person_part other = PERSON_NONE;
    const size_t next = word + 2; /* past the full stop */
    int table = table_of_namesake(finder, next, &other);
    if (table < 0 && word > 0) {
        table = table_of_namesake(finder, word - 1, &other);
    }
    if (table >= 0) {
        return column_of_part(state, table, other == PERSON_GIVEN ? PERSON_FAMILY : PERSON_GIVEN);
    }
    const bool first = next < state->tokens.count && is_initial(state, next);
    const bool second = word > 1 && is_initial(state, word - 2);
    if (first || second) {
        table = table_of_persons(state);
        return table < 0 ? -1 : column_of_part(state, table, first ? PERSON_GIVEN : PERSON_FAMILY);
    }
    return named_before(state, word);
}

void find_initials(struct finder *finder) {
    struct link_state *state = finder->state;
    for (size_t w = 0; w < state->tokens.count && state->status == CSQL_OK; w++) {
        const int column = is_initial(state, w) && !finder->blocked[w] ? column_of(finder, w) : -1;
        if (column < 0) {
            continue;
        }
        const char **values = arena_array(state->arena, MAX_NAMES, sizeof *values);
        struct link_holder holders[MAX_HOLDERS];
        size_t count = 0;
        const size_t listed =
            values == NULL ? 0 : db_lend_values(state->schema->db, column, values, MAX_NAMES);
        for (size_t i = 0; i < listed && count < MAX_HOLDERS; i++) {
            if (tolower((unsigned char)values[i][0]) == state->words[w].norm[0] && values[i][1] != '\0') {
                holders[count++] = (struct link_holder){
                    .column = column, .match = VALUE_PREFIX, .stored = values[i], .score = INITIAL_SCORE};
            }
        }
        if (count > 0) {
            finder_add_text(finder, w, w + 1, holders, count);
            finder->blocked[w] = true;
        }
    }
}
