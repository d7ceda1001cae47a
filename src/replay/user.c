/* The simulated user. He reads the question back as a person would: its words and the order of its choices.
 * Nothing here is shared with how replies are read. */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "replay/replay.h"

#define MAX_TERMS 8
#define MAX_NAME 256

static uint64_t next(uint64_t *state) {
    uint64_t z = *state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

static size_t pick(uint64_t *state, size_t count) {
    return (size_t)(next(state) % count);
}

static bool same_name(const char *a, const char *b) {
    return a && b ? strcasecmp(a, b) == 0 : a == b;
}

static struct record_element element_of(const csql_element *element) {
    return (struct record_element){element->table, element->column, element->value};
}

static bool same_element(const struct record_element *a, const struct record_element *b) {
    return same_name(a->table, b->table) && same_name(a->column, b->column) && same_name(a->value, b->value);
}

/* What the user would call the element among the choices: its value, or, where others have the same, its
 * column, or its table. */
static const char *name_among(const csql_pivot *pivot, const struct record_element *element) {
    bool value = element->value != NULL, column = element->column != NULL;
    for (size_t i = 0; i < pivot->group_count; i++) {
        struct record_element other = element_of(&pivot->group[i]);
        if (!same_element(&other, element)) {
            value = value && !same_name(other.value, element->value);
            column = column && !same_name(other.column, element->column);
        }
    }
    const char *name = value ? element->value : column ? element->column : element->table;
    return name ? name : element->column ? element->column : "";
}

/* "paymentDate" and "payment_date" as "payment date", cut at MAX_NAME. */
static void spell(const char *name, char out[static MAX_NAME]) {
    size_t length = 0;
    for (size_t i = 0; name[i] && length + 2 < MAX_NAME; i++) {
        char c = name[i];
        bool upper = c >= 'A' && c <= 'Z';
        bool after_lower = i && name[i - 1] >= 'a' && name[i - 1] <= 'z';
        bool gap = c == '_' || c == '-' || c == ' ';
        if ((gap || (upper && after_lower)) && length && out[length - 1] != ' ') {
            out[length++] = ' ';
        }
        if (!gap) {
            out[length++] = upper ? (char)(c + 32) : c;
        }
    }
    while (length && out[length - 1] == ' ') {
        length--;
    }
    out[length] = '\0';
}

static bool is_word(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
           (c & 0x80);
}

/* Where name stands in text as a word of its own, in any case; NULL if nowhere. */
static const char *find_word(const char *text, const char *name) {
    size_t length = strlen(name);
    for (const char *at = text; length && *at; at++) {
        if ((at == text || !is_word(at[-1])) && strncasecmp(at, name, length) == 0 && !is_word(at[length])) {
            return at;
        }
    }
    return NULL;
}

/* What is asked about, and what is meant by it. */
struct asked {
    const csql_pivot *pivot;
    struct record_element target;
    bool known;
    size_t place; /* of the target among the choices, from 0; SIZE_MAX if it is not there */
};

static const struct record_pivot *gold_pivot(const struct record *record, const csql_pivot *pivot) {
    for (size_t i = 0; i < record->pivot_count; i++) {
        const struct record_pivot *gold = &record->pivots[i];
        bool overlap = gold->start < pivot->end && pivot->start < gold->end;
        if (overlap || same_name(gold->term, pivot->term)) {
            return gold;
        }
    }
    return NULL;
}

/* True if some pivot, or where none are known some mode, is of what is not in the database. */
static bool is_unanswerable(const struct record *record) {
    static const csql_mode modes[] = {CSQL_COL_UNANS, CSQL_VAL_UNANS, CSQL_CALC_UNANS, CSQL_OUT_OF_SCOPE};
    bool found = false;
    for (size_t m = 0; m < sizeof modes / sizeof *modes; m++) {
        for (size_t i = 0; i < record->mode_count; i++) {
            found = found || record->modes[i] == modes[m];
        }
        for (size_t i = 0; i < record->pivot_count; i++) {
            found = found || record->pivots[i].mode == modes[m];
        }
    }
    return found;
}

/* The only element of the group that the wanted query uses. */
static bool target_in_query(const char *sql, const csql_pivot *pivot, struct record_element *out) {
    size_t found = 0;
    for (size_t i = 0; sql && i < pivot->group_count; i++) {
        struct record_element element = element_of(&pivot->group[i]);
        if (find_word(sql, name_among(pivot, &element))) {
            *out = element;
            found++;
        }
    }
    return found == 1;
}

/* What gold's pivot means in the wanted query: its target, or the only element of its group that is there. */
static bool gold_target(const char *sql, const struct record_pivot *gold, struct record_element *out) {
    csql_element *group = gold->target ? NULL : calloc(gold->group_count + 1, sizeof *group);
    bool known = gold->target != NULL;
    if (known) {
        *out = *gold->target;
    }
    for (size_t i = 0; group && i < gold->group_count; i++) {
        const struct record_element *from = &gold->group[i];
        group[i] = (csql_element){.table = from->table, .column = from->column, .value = from->value};
    }
    if (group) {
        csql_pivot pivot = {.group = group, .group_count = gold->group_count};
        known = target_in_query(sql, &pivot, out);
    }
    free(group);
    return known;
}

/* True if every pivot of the record has one meaning in the query. */
static bool is_told_apart(const struct record *record, const char *sql) {
    struct record_element target;
    for (size_t i = 0; i < record->pivot_count; i++) {
        if (!gold_target(sql, &record->pivots[i], &target)) {
            return false;
        }
    }
    return true;
}

const char *replay_wanted(const struct record *record, size_t pick) {
    if (record->sql || is_unanswerable(record)) {
        return record->sql;
    }
    if (record->source_sql && record->pivot_count) {
        return record->source_sql;
    }
    for (size_t i = 0; i < record->reading_count; i++) {
        const char *sql = record->readings[(pick + i) % record->reading_count].sql;
        if (is_told_apart(record, sql)) {
            return sql;
        }
    }
    return NULL;
}

/* The place of the target in the order in which the question back names the choices. */
static size_t place_of(const struct record_element *target, const csql_pivot *pivot, const char *text) {
    const char *own = NULL;
    size_t before = 0, index = SIZE_MAX;
    for (size_t i = 0; i < pivot->group_count; i++) {
        struct record_element element = element_of(&pivot->group[i]);
        if (same_element(&element, target)) {
            index = i;
            own = find_word(text, name_among(pivot, &element));
        }
    }
    if (index == SIZE_MAX || !own) {
        return index;
    }
    for (size_t i = 0; i < pivot->group_count; i++) {
        struct record_element element = element_of(&pivot->group[i]);
        const char *at = i == index ? NULL : find_word(text, name_among(pivot, &element));
        before += at && at < own;
    }
    return before;
}

static size_t read_question(const struct record *record, const char *wanted, const csql_answer *answer,
                            struct asked out[static MAX_TERMS]) {
    const char *text = answer->clarification ? answer->clarification : "";
    size_t count = 0;
    for (size_t i = 0; i < answer->pivot_count && count < MAX_TERMS; i++) {
        const csql_pivot *pivot = &answer->pivots[i];
        bool told = false;
        for (size_t j = 0; j < count; j++) {
            told = told || same_name(out[j].pivot->term, pivot->term);
        }
        if (told || (!find_word(text, pivot->term) && answer->pivot_count > 1)) {
            continue; /* it was not asked about, or twice */
        }
        struct asked *asked = &out[count++];
        const struct record_pivot *gold = gold_pivot(record, pivot);
        *asked = (struct asked){.pivot = pivot, .place = SIZE_MAX};
        asked->known = (gold && gold_target(wanted, gold, &asked->target)) ||
                       target_in_query(wanted, pivot, &asked->target);
        if (asked->known) {
            asked->place = place_of(&asked->target, pivot, text);
        }
    }
    return count;
}

/* The target in words: by its identifier, spelled out, or by its place. */
static const char *describe(struct arena *arena, const struct asked *asked, bool exact) {
    static const char *const ordinals[] = {"first", "second", "third", "fourth", "fifth"};
    const char *name = name_among(asked->pivot, &asked->target);
    char spelled[MAX_NAME];
    spell(name, spelled);
    if (exact) {
        return arena_string(arena, name);
    }
    if (strcasecmp(spelled, name) != 0) {
        return arena_string(arena, spelled);
    }
    return asked->place < sizeof ordinals / sizeof *ordinals
               ? arena_printf(arena, "the %s one", ordinals[asked->place])
               : arena_printf(arena, "the one with %.*s in it", (int)(strlen(spelled) / 2 + 1), spelled);
}

static bool other_has(const struct asked *asked, const char *word) {
    for (size_t i = 0; i < asked->pivot->group_count; i++) {
        struct record_element element = element_of(&asked->pivot->group[i]);
        char spelled[MAX_NAME];
        spell(name_among(asked->pivot, &element), spelled);
        if (!same_element(&element, &asked->target) && find_word(spelled, word)) {
            return true;
        }
    }
    return false;
}

/* Part of the target's name: the first word that sets it apart, else its first letters. */
static const char *describe_part(struct arena *arena, const struct asked *asked) {
    char spelled[MAX_NAME];
    spell(name_among(asked->pivot, &asked->target), spelled);
    size_t words = 0;
    for (char *at = spelled; *at;) {
        size_t length = strcspn(at, " ");
        char end = at[length];
        at[length] = '\0';
        words++;
        bool apart = !other_has(asked, at) && (end || words > 1);
        if (apart) {
            return arena_string(arena, at);
        }
        at[length] = end;
        at += length + (end == ' ');
    }
    size_t length = strlen(spelled);
    return arena_copy(arena, spelled, length > 4 ? 4 : length > 2 ? length - 1 : length);
}

static const char *unhelpful(struct arena *arena, uint64_t *state) {
    static const char *const shrugs[] = {"I don't know.", "no idea", "I'm not sure, sorry.",
                                         "whatever you think"};
    static const char consonants[] = "bcdfghjklmnpqrstvwxz";
    static const char *const stems[] = {"zorb", "quix", "flonk", "brindle", "wumple"};
    static const char *const tails[] = {"grade", "index", "quotient", "ratio"};
    char noise[16];
    switch (pick(state, 3)) {
    case 0:
        return shrugs[pick(state, sizeof shrugs / sizeof *shrugs)];
    case 1:
        for (size_t i = 0; i < 11; i++) {
            noise[i] = i == 5 ? ' ' : consonants[pick(state, sizeof consonants - 1)];
        }
        noise[11] = '\0';
        return arena_string(arena, noise);
    default:
        return arena_printf(arena, "use the %s_%s column", stems[pick(state, sizeof stems / sizeof *stems)],
                            tails[pick(state, sizeof tails / sizeof *tails)]);
    }
}

/* True if the choices are readings of the whole question rather than elements of the schema. */
static bool asks_for_reading(const csql_answer *answer) {
    static const csql_mode modes[] = {CSQL_TABLE_AMB, CSQL_JOIN_AMB,   CSQL_AGG_AMB,
                                      CSQL_SCOPE_AMB, CSQL_ATTACH_AMB, CSQL_VAGUE_AMB};
    for (size_t i = 0; i < answer->pivot_count; i++) {
        for (size_t m = 0; m < sizeof modes / sizeof *modes; m++) {
            if (answer->pivots[i].mode == modes[m]) {
                return true;
            }
        }
    }
    return answer->pivot_count == 0;
}

/* The rewrite of the wanted reading, for questions whose choices are readings rather than elements. */
static const char *rewrite_of(const struct record *record, const char *wanted) {
    for (size_t i = 0; i < record->reading_count; i++) {
        if (wanted && record->readings[i].rewrite && strcmp(record->readings[i].sql, wanted) == 0) {
            return record->readings[i].rewrite;
        }
    }
    return NULL;
}

static const char *verbose(struct arena *arena, const struct asked *asked, const char *name,
                           uint64_t *state) {
    const char *term = asked->pivot->term;
    switch (pick(state, 3)) {
    case 0:
        return arena_printf(arena, "Please use %s, that is what I meant by \"%s\".", name, term);
    case 1:
        return arena_printf(arena, "When I say \"%s\" I mean %s; the rest of the question stays as it is.",
                            term, name);
    default:
        return arena_printf(arena, "For \"%s\" I am after %s here, thank you.", term, name);
    }
}

/* What is said about one term. */
static const char *say(struct arena *arena, const struct asked *asked, enum record_reply kind, bool exact,
                       bool alone, uint64_t *state) {
    const char *name =
        kind == RECORD_REPLY_PARTIAL ? describe_part(arena, asked) : describe(arena, asked, exact);
    if (!name) {
        return NULL;
    }
    if (kind == RECORD_REPLY_VERBOSE_HELPFUL) {
        return verbose(arena, asked, name, state);
    }
    return alone ? name : arena_printf(arena, "%s for %s", name, asked->pivot->term);
}

const char *replay_user_reply(struct arena *arena, const struct record *record, const csql_answer *answer,
                              const struct replay_user *user) {
    struct asked asked[MAX_TERMS];
    size_t count = read_question(record, user->wanted, answer, asked), known = 0;
    enum record_reply kind = user->kind;
    uint64_t seed = user->seed;
    const char *reply = NULL;
    if (kind == RECORD_REPLY_UNHELPFUL) {
        return unhelpful(arena, &seed);
    }
    for (size_t i = 0; i < count; i++) {
        known += asked[i].known;
    }
    for (size_t i = 0; i < count; i++) {
        if (!asked[i].known) {
            continue;
        }
        const char *part = say(arena, &asked[i], kind, user->may_name, known == 1, &seed);
        reply = !part   ? NULL
                : reply ? arena_printf(arena, "%s%s %s", reply,
                                       kind == RECORD_REPLY_VERBOSE_HELPFUL ? "" : ",", part)
                        : part;
        if (!reply) {
            return NULL;
        }
    }
    /* Where whole readings are the choices, the words of one are the answer. */
    const char *rewrite = asks_for_reading(answer) ? rewrite_of(record, user->wanted) : NULL;
    if (!reply && rewrite) {
        return arena_printf(arena, "I mean: %s", rewrite);
    }
    return reply ? reply : "none of these";
}
