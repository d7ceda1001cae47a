/* Pivot-term generator for values (algorithm 4): words that several values of the column share, what several
 * of them are, and values that are nowhere. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/error.h"
#include "forge/clarity.h"
#include "forge/english.h"

enum {
    MAX_WORDS = 12,
    MAX_GENERAL = 1200,
    CODE = 3, /* letters of a code in capitals */
    NEAR_SENSES = 2,
    NEAR_STEPS = 3,
    HEAD_STEPS = 5,
    MAX_LOOKED_AT = 400
};

struct maker {
    struct forge_task *task;
    const struct forge_target *target;
    const struct forge_values *values;
    struct forge_term *terms;
    size_t count;
};

static struct forge_term *add_term(struct maker *maker, const char *text, bool common, double weight) {
    for (size_t i = 0; i < maker->count; i++) {
        if (strcasecmp(maker->terms[i].text, text) == 0) {
            return NULL;
        }
    }
    if (maker->count == FORGE_MAX_TERMS) {
        return NULL;
    }
    struct forge_term *term = &maker->terms[maker->count++];
    double chance = (double)forge_random_below(&maker->task->random, 1000) / 1000;
    *term = (struct forge_term){.text = text, .common = common, .weight = weight + chance};
    return term;
}

/* The members, the target first; false if they are too few or too many. */
static bool set_group(struct maker *maker, struct forge_term *term, const bool *chosen) {
    size_t count = 0;
    for (size_t i = 0; i < maker->values->count; i++) {
        bool own = strcasecmp(maker->values->text[i], maker->target->value) == 0;
        count += chosen[i] && !own;
        if (own) {
            term->group[0] =
                (struct forge_member){.column = maker->target->column, .value = maker->values->text[i]};
        }
    }
    if (count == 0 || count + 1 > FORGE_MAX_GROUP || !term->group[0].value) {
        return false;
    }
    term->group_count = 1;
    for (size_t i = 0; i < maker->values->count; i++) {
        if (chosen[i] && strcasecmp(maker->values->text[i], maker->target->value) != 0) {
            term->group[term->group_count++] =
                (struct forge_member){.column = maker->target->column, .value = maker->values->text[i]};
        }
    }
    return true;
}

/* ---- lexical ---- */

struct words_of {
    const char *start[MAX_WORDS], *end[MAX_WORDS];
    size_t count;
};

static bool is_part(char c) {
    return isalnum((unsigned char)c) || c == '\'' || (c & 0x80);
}

static struct words_of cut(const char *text) {
    struct words_of words = {.count = 0};
    while (*text && words.count < MAX_WORDS) {
        while (*text && !is_part(*text)) {
            text++;
        }
        if (*text) {
            words.start[words.count] = text;
            while (*text && is_part(*text)) {
                text++;
            }
            words.end[words.count++] = text;
        }
    }
    return words;
}

/* Whether text holds the run of whole words, in any case. */
static bool holds(const char *text, const char *run, size_t length) {
    for (const char *at = text; strlen(at) >= length; at++) {
        bool begins = at == text || !is_part(at[-1]);
        if (begins && strncasecmp(at, run, length) == 0 && !is_part(at[length])) {
            return true;
        }
    }
    return false;
}

/* Whether the run says something: no stopword at its ends, and a word of four letters or more that is a thing
 * or a name. */
static bool says_something(const struct maker *maker, const char *run, size_t length) {
    struct words_of words = cut(run);
    bool any = false;
    size_t last = 0;
    for (size_t i = 0; i < words.count && words.end[i] <= run + length; i++) {
        size_t bytes = (size_t)(words.end[i] - words.start[i]);
        char *folded = text_fold(maker->task->arena, words.start[i], bytes, true);
        bool empty = !folded || text_is_stopword(folded);
        if (empty && i == 0) {
            return false;
        }
        last = empty ? 0 : 1;
        any = any || (!empty && bytes >= 4 && isalpha((unsigned char)folded[0]) &&
                      (forge_lexicon_is_thing(maker->task->lexicon, folded) ||
                       !forge_lexicon_knows(maker->task->lexicon, folded)));
    }
    return any && last;
}

/* Whether a word of the value is the beginning of one of the run's, or the other way round: "intro" for an
 * introduction. */
static bool is_abbreviated(const char *value, const char *run, size_t length) {
    enum { SHORTEST = 4 };
    struct words_of ours = cut(run), theirs = cut(value);
    for (size_t i = 0; i < ours.count && ours.end[i] <= run + length; i++) {
        for (size_t k = 0; k < theirs.count; k++) {
            size_t a = (size_t)(ours.end[i] - ours.start[i]), b = (size_t)(theirs.end[k] - theirs.start[k]);
            size_t shorter = a < b ? a : b;
            if (a != b && shorter >= SHORTEST && strncasecmp(ours.start[i], theirs.start[k], shorter) == 0) {
                return true;
            }
        }
    }
    return false;
}

/* Whether the run is one word that only says what kind of place or body such names are of: nobody asks for
 * the institution "University". */
static bool is_mere_kind(const struct maker *maker, const char *text) {
    enum { FIRST = 2, UP = 6 };
    static const char *const kinds[] = {"institution", "organization",  "company", "building",
                                        "structure",   "body of water", "room",    "establishment"};
    char *folded = strchr(text, ' ') ? NULL : text_fold(maker->task->arena, text, strlen(text), true);
    const struct forge_name *owner = forge_schema_table(maker->task->schema, maker->target->table);
    const char *thing = owner->count ? owner->norm[owner->count - 1] : "";
    bool kind = false, person = forge_is_kind(maker->task, "person", thing, NULL);
    for (size_t i = 0; folded && !person && i < sizeof kinds / sizeof *kinds; i++) {
        kind = kind || forge_lexicon_under(maker->task->lexicon, folded, kinds[i], FIRST, UP);
    }
    return kind;
}

static void try_run(struct maker *maker, const char *run, size_t length, size_t words, bool *chosen) {
    bool abbreviated = false;
    struct forge_term term = {.group_count = 0};
    for (size_t i = 0; i < maker->values->count; i++) {
        chosen[i] = holds(maker->values->text[i], run, length);
        abbreviated = abbreviated || (!chosen[i] && is_abbreviated(maker->values->text[i], run, length));
    }
    const char *text = arena_copy(maker->task->arena, run, length);
    if (!text || abbreviated || is_mere_kind(maker, text) || !says_something(maker, run, length) ||
        !set_group(maker, &term, chosen)) {
        return;
    }
    struct forge_term *kept = add_term(maker, text, false, (double)words);
    if (kept) {
        memcpy(kept->group, term.group, sizeof term.group);
        kept->group_count = term.group_count;
    }
}

static bool is_one_word(const char *text) {
    for (; *text; text++) {
        if (!isalpha((unsigned char)*text)) {
            return false;
        }
    }
    return true;
}

/* Whether the column holds parts of people's names, which are also given by their initials. */
static bool is_of_people(const struct maker *maker) {
    static const char *const parts[] = {"first",  "last",   "fname", "lname",
                                        "family", "middle", "given", "personal"};
    const struct forge_name *own = forge_schema_column(maker->task->schema, maker->target->column);
    bool people = forge_name_has(own, "forenam") || forge_name_has(own, "surnam");
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        people = people || (forge_name_has(own, "name") && forge_name_has(own, parts[i]));
    }
    return people;
}

static bool is_capitals(const char *text) {
    for (; *text; text++) {
        if (islower((unsigned char)*text)) {
            return false;
        }
    }
    return true;
}

/* The beginning of a part of a person's name that several have: the initial, "J.", or two letters where too
 * many share that, "Ja."; never two capitals, which would be read as letters. */
static void make_short(struct maker *maker, bool *chosen) {
    const char *value = maker->target->value;
    size_t length = strlen(value), longest = is_capitals(value) ? 1 : 2, members = 0;
    if (!is_one_word(value) || !is_of_people(maker)) {
        return;
    }
    for (size_t cut = 1; cut <= longest && cut + 2 <= length && members == 0; cut++) {
        struct forge_term term = {.group_count = 0};
        for (size_t i = 0; i < maker->values->count; i++) {
            chosen[i] = strncasecmp(maker->values->text[i], value, cut) == 0;
        }
        const char *text = arena_printf(maker->task->arena, "%.*s.", (int)cut, value);
        if (!text || !set_group(maker, &term, chosen)) {
            continue;
        }
        members = term.group_count;
        struct forge_term *kept = add_term(maker, text, false, -2);
        if (kept) {
            memcpy(kept->group, term.group, sizeof term.group);
            kept->group_count = members;
            kept->shortened = true;
        }
    }
}

static void make_lexical(struct maker *maker, bool *chosen) {
    struct words_of words = cut(maker->target->value);
    for (size_t i = 0; words.count > 1 && !strchr(maker->target->value, '@') && i < words.count; i++) {
        for (size_t k = i; k < words.count && k < i + 4; k++) {
            size_t length = (size_t)(words.end[k] - words.start[i]);
            if (k - i + 1 < words.count) {
                try_run(maker, words.start[i], length, k - i + 1, chosen);
            }
        }
    }
}

/* ---- semantic ---- */

static void keep_category(struct maker *maker, const char *text, const bool *chosen,
                          const struct forge_list *anchors, double weight) {
    struct forge_term term = {.group_count = 0};
    size_t members = 0;
    for (size_t i = 0; i < maker->values->count; i++) {
        members += chosen[i];
    }
    /* a word for everything in the column is no narrower than the column's name */
    if (members == maker->values->count || !set_group(maker, &term, chosen)) {
        return;
    }
    struct forge_term *kept = add_term(maker, text, true, weight);
    if (kept) {
        memcpy(kept->group, term.group, sizeof term.group);
        kept->group_count = term.group_count;
        kept->anchors = anchors;
    }
}

static void make_categories(struct maker *maker, bool *chosen) {
    const struct forge_rows *rows = &maker->task->tables->categories;
    char *own = text_fold(maker->task->arena, maker->target->value, strlen(maker->target->value), true);
    for (size_t r = 0; own && r < rows->count; r++) {
        const struct forge_list *row = rows->rows[r];
        if (!forge_list_has(&row[2], own)) {
            continue;
        }
        for (size_t i = 0; i < maker->values->count; i++) {
            chosen[i] = forge_list_has(&row[2], maker->values->folded[i]);
        }
        for (size_t t = 0; t < row[0].count; t++) {
            keep_category(maker, row[0].at[t], chosen, &row[1], 2 - (double)t / 10);
        }
    }
}

static bool is_under(const struct forge_lexicon *lexicon, uint32_t sense, uint32_t wanted, size_t steps) {
    uint32_t up[4];
    size_t count = steps ? forge_lexicon_above(lexicon, sense, up, 4) : 0;
    for (size_t i = 0; i < count; i++) {
        if (up[i] == wanted || is_under(lexicon, up[i], wanted, steps - 1)) {
            return true;
        }
    }
    return false;
}

static bool word_is_under(const struct forge_lexicon *lexicon, const char *word, uint32_t wanted) {
    uint32_t senses[NEAR_SENSES];
    size_t count = forge_lexicon_senses(lexicon, word, senses, NEAR_SENSES);
    for (size_t i = 0; i < count; i++) {
        if (is_under(lexicon, senses[i], wanted, NEAR_STEPS)) {
            return true;
        }
    }
    return false;
}

/* Whether the word is a kind of what the column is said to hold; or the table, where the column just names
 * its rows. */
static bool is_of_column(const struct maker *maker, const char *word) {
    const struct forge_name *names[] = {forge_schema_column(maker->task->schema, maker->target->column),
                                        forge_schema_table(maker->task->schema, maker->target->table)};
    size_t said = forge_names_owner(names[0], names[1]) ? 2 : 1;
    for (size_t n = 0; n < said; n++) {
        for (size_t i = 0; i < names[n]->count; i++) {
            const char *thing = names[n]->norm[i];
            if (strcmp(thing, "name") != 0 && !text_is_stopword(thing) &&
                forge_lexicon_under(maker->task->lexicon, word, thing, NEAR_SENSES, HEAD_STEPS)) {
                return true;
            }
        }
    }
    return false;
}

/* WordNet's lemmas are in lower case here; names of peoples are not. */
static const char *with_capital(struct arena *arena, const char *word) {
    static const char *const names[] = {
        "european", "american", "asian",    "african",  "english", "french",  "german",   "italian",
        "spanish",  "indian",   "japanese", "chinese",  "russian", "british", "canadian", "scandinavian",
        "slavic",   "celtic",   "romance",  "germanic", "north",   "south",   "central",  "middle"};
    char *copy = arena_string(arena, word);
    for (size_t i = 0; copy && i < sizeof names / sizeof *names; i++) {
        size_t length = strlen(names[i]);
        if (strncmp(word, names[i], length) == 0 && (word[length] == ' ' || word[length] == '\0')) {
            *copy = (char)toupper((unsigned char)*copy);
            bool american = strstr(word, " american") != NULL;
            if (american) {
                copy[strstr(word, " american") - word + 1] = 'A';
            }
            break;
        }
    }
    return copy;
}

/* Terms for the synsets above one, nearest first. */
static void try_above(struct maker *maker, uint32_t sense, size_t steps, bool *chosen) {
    const struct forge_lexicon *lexicon = maker->task->lexicon;
    uint32_t up[4];
    size_t count = steps < NEAR_STEPS ? forge_lexicon_above(lexicon, sense, up, 4) : 0;
    for (size_t i = 0; i < count; i++) {
        const char *word = NULL;
        size_t below = forge_lexicon_below(lexicon, up[i]);
        if (below > MAX_GENERAL || forge_lexicon_words(lexicon, up[i], &word, 1) == 0 ||
            !is_of_column(maker, word)) {
            continue;
        }
        word = with_capital(maker->task->arena, word);
        if (!word) {
            return;
        }
        for (size_t k = 0; k < maker->values->count; k++) {
            chosen[k] = word_is_under(lexicon, maker->values->folded[k], up[i]);
        }
        keep_category(maker, word, chosen, NULL, 1 - (double)steps / 2);
        try_above(maker, up[i], steps + 1, chosen);
    }
}

static void make_hypernyms(struct maker *maker, bool *chosen) {
    uint32_t senses[NEAR_SENSES];
    char *own = text_fold(maker->task->arena, maker->target->value, strlen(maker->target->value), true);
    size_t count = own && maker->values->count <= MAX_LOOKED_AT
                       ? forge_lexicon_senses(maker->task->lexicon, own, senses, NEAR_SENSES)
                       : 0;
    for (size_t i = 0; i < count; i++) {
        try_above(maker, senses[i], 0, chosen);
    }
}

/* ---- unanswerable ---- */

/* As the replaced value is written: all lower, all upper, or as it stands. A short one may be a code, unless
 * the column is written in capitals. */
static const char *in_case_of(struct arena *arena, const char *model, bool capitals, const char *text) {
    bool lower = false, upper = false;
    for (const char *c = model; *c; c++) {
        lower = lower || islower((unsigned char)*c);
        upper = upper || isupper((unsigned char)*c);
    }
    char *copy = arena_string(arena, text);
    for (char *c = copy; c && *c; c++) {
        if (lower && !upper) {
            *c = (char)tolower((unsigned char)*c);
        } else if (upper && !lower && (capitals || strlen(model) > CODE)) {
            *c = (char)toupper((unsigned char)*c);
        }
    }
    if (copy && upper && lower && isupper((unsigned char)*model)) {
        *copy = (char)toupper((unsigned char)*copy);
    }
    return copy;
}

/* Whether the row is for columns of that name. */
static bool is_for(const struct forge_list *row, const char *word) {
    for (size_t i = 0; i < row[1].count; i++) {
        if (forge_is_form(word, row[1].at[i])) {
            return true;
        }
    }
    return false;
}

/* Whether some row names the thing itself. */
static bool names_thing(const struct forge_tables *tables, const char *thing) {
    for (size_t r = 0; r < tables->values.count; r++) {
        if (is_for(tables->values.rows[r], thing)) {
            return true;
        }
    }
    return false;
}

/* Whether the row is for columns of such heads. "name" and "title" say nothing by themselves: the table tells
 * whose it is.
 */
static bool suits(const struct maker *maker, const struct forge_list *row) {
    const struct forge_name *own = forge_schema_column(maker->task->schema, maker->target->column);
    const struct forge_name *owner = forge_schema_table(maker->task->schema, maker->target->table);
    if (forge_list_has(&row[1], own->spoken)) {
        return true;
    }
    const char *head = own->count ? own->norm[own->count - 1] : "";
    bool name = strcmp(head, "name") == 0 || (own->count == 1 && strcmp(head, "title") == 0);
    if (own->count > 1 && strcmp(own->norm[own->count - 2], "of") == 0) {
        return false; /* the time of a day is no day */
    }
    if (name && own->count > 1) {
        return is_for(row, own->norm[own->count - 2]);
    }
    if (name && owner->count) {
        const char *thing = owner->norm[owner->count - 1];
        bool person = strcmp(row[0].at[0], "full name") == 0 && !names_thing(maker->task->tables, thing) &&
                      forge_is_kind(maker->task, "person", thing, NULL);
        return person || is_for(row, thing);
    }
    return own->count && is_for(row, head);
}

/* Whether the database is of a school: its departments teach subjects, and others' do what is not listed. */
static bool is_academic(const struct forge_task *task) {
    static const char *const words[] = {"student", "course", "class",   "professor",
                                        "major",   "campus", "college", "university"};
    bool academic = false;
    for (size_t t = 0; t < task->catalogue->table_count; t++) {
        const struct forge_name *name = forge_schema_table(task->schema, (int)t);
        for (size_t i = 0; i < name->count; i++) {
            for (size_t k = 0; k < sizeof words / sizeof *words; k++) {
                academic = academic || strcmp(name->norm[i], words[k]) == 0 ||
                           (strncmp(name->norm[i], words[k], strlen(words[k])) == 0 &&
                            strcmp(name->norm[i] + strlen(words[k]), "s") == 0);
            }
        }
    }
    return academic;
}

/* What the sentence calls the value: the "country" of "the country Canada", if a row is for such things. */
static const struct words *called(const struct maker *maker, const struct forge_text *text) {
    static const char *const links[] = {"of", "named", "called"};
    size_t first = maker->target->span.first;
    for (size_t i = 0; first > 1 && i < sizeof links / sizeof *links; i++) {
        if (strcmp(text->tokens.at[first - 1].norm, links[i]) == 0) {
            first--;
            break;
        }
    }
    const struct words *words = first > 0 && first <= text->tokens.count ? &text->words[first - 1] : NULL;
    return words && words->count == 1 && names_thing(maker->task->tables, words->norm[0]) ? words : NULL;
}

static bool has_capital(const char *text) {
    for (; *text; text++) {
        if (isupper((unsigned char)*text)) {
            return true;
        }
    }
    return false;
}

/* A name of several words, which no adjective stands for. */
static bool is_name(const char *text) {
    return has_capital(text) && strchr(text, ' ');
}

/* Whether most values of more letters than a code has are written in capitals. */
static bool are_capitals(const struct forge_values *values) {
    size_t all = 0, capitals = 0;
    for (size_t i = 0; i < values->count; i++) {
        bool word = strlen(values->text[i]) > CODE && has_capital(values->text[i]);
        all += word;
        capitals += word && is_capitals(values->text[i]);
    }
    return 2 * capitals > all;
}

/* Whether "location" or the like may be a city: WordNet knows a value of the column as a place. The location
 * in a cell is none, nor is a hall. */
static bool may_be_city(const struct maker *maker) {
    enum { FIRST = 2, UP = 8, MOST = 200 };
    static const char *const vague[] = {"location", "place", "venue", "destination", "origin"};
    const struct forge_name *own = forge_schema_column(maker->task->schema, maker->target->column);
    bool open = false, known = false;
    for (size_t i = 0; own->count && i < sizeof vague / sizeof *vague; i++) {
        open = open || strcmp(own->norm[own->count - 1], vague[i]) == 0;
    }
    for (size_t i = 0; open && !known && i < maker->values->count && i < MOST; i++) {
        known = forge_lexicon_under(maker->task->lexicon, maker->values->folded[i], "city", FIRST, UP) ||
                forge_lexicon_under(maker->task->lexicon, maker->values->folded[i], "region", FIRST, UP);
    }
    return !open || known;
}

/* Whether the row's values can stand where the value stands in the sentence: no subjects in departments of a
 * shop, no means of payment before "card", nobody from "Icelandic", and no city where a location is none. */
static bool stands_there(const struct maker *maker, const struct forge_list *row,
                         const struct forge_text *text) {
    const struct forge_span *span = &maker->target->span;
    const char *kind = row[0].at[0];
    const char *next = span->after < text->tokens.count ? text->tokens.at[span->after].norm : "";
    size_t first = span->first;
    while (first > 0 && text->tokens.at[first - 1].kind == TOKEN_PUNCT) {
        first--;
    }
    const char *before = first > 0 ? text->tokens.at[first - 1].norm : "";
    return !(strcmp(kind, "subject") == 0 && !is_academic(maker->task)) &&
           !(strcmp(kind, "payment") == 0 && strcmp(next, "card") == 0) &&
           !(strcmp(kind, "nationality") == 0 && strcmp(before, "from") == 0) &&
           !(strcmp(kind, "city") == 0 && !may_be_city(maker));
}

static csql_status make_absent(struct maker *maker, csql_error *error) {
    const struct forge_rows *rows = &maker->task->tables->values;
    const struct forge_span *span = &maker->target->span;
    const char *question = maker->task->question->text;
    struct forge_text text;
    csql_status status = forge_text_read(maker->task->arena, question, &text, error);
    const char *model = arena_copy(maker->task->arena, question + span->start, span->end - span->start);
    const struct words *said = status == CSQL_OK ? called(maker, &text) : NULL;
    bool capitals = are_capitals(maker->values);
    for (size_t r = 0; status == CSQL_OK && model && r < rows->count; r++) {
        const struct forge_list *row = rows->rows[r];
        bool fits =
            suits(maker, row) && stands_there(maker, row, &text) && (!said || is_for(row, said->norm[0]));
        for (size_t i = 0; fits && i < row[2].count; i++) {
            if (is_name(row[2].at[i]) && !has_capital(model)) {
                continue; /* "public schools" are no "Larkspur Syndicate schools" */
            }
            const char *text_of = in_case_of(maker->task->arena, model, capitals, row[2].at[i]);
            if (text_of) {
                (void)add_term(maker, text_of, false, 0);
            }
        }
    }
    return status;
}

static int compare_terms(const void *a, const void *b) {
    const struct forge_term *x = a, *y = b;
    if (x->weight != y->weight) {
        return x->weight < y->weight ? 1 : -1;
    }
    return strcmp(x->text, y->text);
}

csql_status forge_value_terms(struct forge_task *task, const struct forge_target *target, csql_mode mode,
                              bool lexical, struct forge_term **out, size_t *count, csql_error *error) {
    struct maker maker = {
        .task = task, .target = target, .values = forge_schema_values(task->schema, target->column)};
    bool *chosen = arena_array(task->arena, maker.values->count + 1, sizeof *chosen);
    maker.terms = arena_array(task->arena, FORGE_MAX_TERMS, sizeof *maker.terms);
    *count = 0;
    if (!maker.terms || !chosen) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    csql_status status = CSQL_OK;
    if (mode == CSQL_VAL_UNANS) {
        status = make_absent(&maker, error);
    } else if (maker.values->cut) {
        /* the group would not be whole */
    } else if (lexical) {
        make_lexical(&maker, chosen);
        make_short(&maker, chosen);
    } else {
        make_categories(&maker, chosen);
        make_hypernyms(&maker, chosen);
    }
    qsort(maker.terms, maker.count, sizeof *maker.terms, compare_terms);
    *out = maker.terms;
    *count = maker.count;
    return status;
}
