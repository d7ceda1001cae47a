/* Pivot-term generator for columns (algorithm 4): shared tokens, concepts and hypernyms.
 */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/error.h"
#include "forge/clarity.h"
#include "forge/english.h"

struct maker {
    struct forge_task *task;
    const struct forge_target *target;
    const struct forge_name *own, *owner;
    bool may_name_owner; /* the target is only listed: "customer details" may be any of its columns */
    const struct forge_candidate *candidates;
    size_t candidate_count;
    struct forge_term *terms;
    size_t count;
    csql_status status;
    csql_error *error;
};

/* Room for one more term, or NULL; the target is its first member. */
static struct forge_term *add_term(struct maker *maker, const char *text, double weight) {
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
    *term = (struct forge_term){.text = text, .common = true, .weight = weight + chance};
    return term;
}

static void add_member(struct forge_term *term, int column) {
    if (term->group_count < FORGE_MAX_GROUP) {
        term->group[term->group_count++] = (struct forge_member){.column = column};
    }
}

static bool split(struct maker *maker, const char *text, struct forge_name *out) {
    if (maker->status == CSQL_OK) {
        maker->status = forge_name_split(maker->task->arena, text, out, maker->error);
    }
    return maker->status == CSQL_OK;
}

/* ---- lexical: tokens that the target shares with other columns ---- */

static bool is_vague(const char *norm) {
    static const char *const vague[] = {"number", "count", "total", "value", "id",  "no", "first",
                                        "last",   "other", "text",  "data",  "the", "of"};
    for (size_t i = 0; i < sizeof vague / sizeof *vague; i++) {
        if (strcmp(norm, vague[i]) == 0) {
            return true;
        }
    }
    return false;
}

/* Whether the subset of the target's words can be a term: it says something, and not just the table. */
static bool says_something(const struct maker *maker, unsigned subset) {
    bool any = false;
    for (size_t i = 0; i < maker->own->count; i++) {
        if (subset >> i & 1) {
            bool of_table = forge_name_has(maker->owner, maker->own->stem[i]);
            bool lone = (subset & (subset - 1)) == 0;
            if (text_is_stopword(maker->own->norm[i]) || !maker->own->norm[i][1] ||
                (lone && is_vague(maker->own->norm[i])) || (i > 0 && forge_is_unit(maker->own->norm[i]))) {
                return false;
            }
            any = any || (!is_vague(maker->own->norm[i]) && (!of_table || maker->may_name_owner));
        }
    }
    return any;
}

static bool only_owner(const struct maker *maker, unsigned subset) {
    for (size_t i = 0; i < maker->own->count; i++) {
        if (subset >> i & 1 && !forge_name_has(maker->owner, maker->own->stem[i])) {
            return false;
        }
    }
    return true;
}

/* The same word but for its number: "rate" is no "rating". */
static bool same_word(const char *a, const char *b) {
    size_t length = strlen(a) < strlen(b) ? strlen(a) : strlen(b), rest = strlen(a) + strlen(b) - 2 * length;
    return strncmp(a, b, length) == 0 && (rest == 0 || (rest <= 2 && (a[length] == 's' || b[length] == 's' ||
                                                                      a[length] == 'e' || b[length] == 'e')));
}

static bool has_all(const struct maker *maker, const struct forge_name *name, unsigned subset) {
    for (size_t i = 0; i < maker->own->count; i++) {
        bool has = (subset >> i & 1) == 0;
        for (size_t k = 0; !has && k < name->count; k++) {
            has = same_word(maker->own->norm[i], name->norm[k]);
        }
        if (!has) {
            return false;
        }
    }
    return true;
}

static size_t bits(unsigned subset) {
    size_t count = 0;
    for (; subset; subset &= subset - 1) {
        count++;
    }
    return count;
}

/* Whether another column that has the words is of the same kind: where the term ends in what the target is,
 * it is what the other is too ("officers" are not the residents per officer), a name is that of the same
 * thing, and a key is not that of another thing. */
static bool is_alike(const struct maker *maker, int column, unsigned subset) {
    const struct forge_name *name = forge_schema_column(maker->task->schema, column);
    const struct db_column *columns = maker->task->catalogue->columns;
    if (forge_is_id(maker->own) && forge_is_id(name) &&
        !columns[column].foreign_key != !columns[maker->target->column].foreign_key) {
        return false;
    }
    const char *own[2], *other[2];
    size_t count = forge_heads(maker->own, maker->owner, own);
    size_t others = forge_heads(name, maker->owner, other);
    bool headed = false;
    for (size_t i = 0; count && i < maker->own->count; i++) {
        headed = headed || (subset >> i & 1 && strcmp(maker->own->stem[i], own[0]) == 0);
    }
    if (!headed) {
        return true;
    }
    return others && strcmp(own[0], other[0]) == 0 &&
           (strcmp(own[0], "name") != 0 || bits(subset) > 1 || forge_names_owner(name, maker->owner));
}

/* The word as the user has it: an abbreviation that he writes himself is not spelled out for him. */
static const char *spell_word(const struct maker *maker, size_t i) {
    const char *written = maker->own->written[i];
    size_t length = strlen(written);
    for (const char *at = strcasestr(maker->task->question->text, written); length && at;
         at = strcasestr(at + 1, written)) {
        bool begins = at == maker->task->question->text || !isalnum((unsigned char)at[-1]);
        if (begins && !isalnum((unsigned char)at[length])) {
            return written;
        }
    }
    return maker->own->norm[i];
}

static const char *spell_subset(const struct maker *maker, unsigned subset, const char *suffix) {
    const char *text = "";
    for (size_t i = 0; text && i < maker->own->count; i++) {
        if (subset >> i & 1) {
            text = arena_printf(maker->task->arena, "%s%s%s", text, *text ? " " : "", spell_word(maker, i));
        }
    }
    return text && *suffix ? arena_printf(maker->task->arena, "%s %s", text, suffix) : text;
}

/* A word that goes behind the shared ones and says no more: "details" for several things, else
 * "information"; NULL if columns of the table have both words themselves. */
static const char *padding(const struct maker *maker) {
    const struct db_table *table = &maker->task->catalogue->tables[maker->target->table];
    const char *stems[] = {"detail", "inform"};
    bool taken[] = {false, false};
    for (int i = 0; i < table->column_count; i++) {
        const struct forge_name *name = forge_schema_column(maker->task->schema, table->first_column + i);
        for (size_t k = 0; k < 2; k++) {
            taken[k] = taken[k] || forge_name_has(name, stems[k]);
        }
    }
    bool brief = forge_random_below(&maker->task->random, 2) == 0;
    if (!taken[0] && (maker->target->span.plural || taken[1])) {
        return "detail";
    }
    return taken[1] ? NULL : brief ? "info" : "information";
}

/* The columns that have the words, the target first. */
static struct forge_term members_of(const struct maker *maker, unsigned subset) {
    struct forge_term found = {.group_count = 0};
    add_member(&found, maker->target->column);
    for (size_t i = 0; i < maker->candidate_count; i++) {
        const struct forge_name *name = forge_schema_column(maker->task->schema, maker->candidates[i].column);
        if (has_all(maker, name, subset) && is_alike(maker, maker->candidates[i].column, subset)) {
            add_member(&found, maker->candidates[i].column);
        }
    }
    return found;
}

/* Where the words of the subset stand side by side in the name; its count if they do not. */
static size_t find_subset(const struct maker *maker, const struct forge_name *name, unsigned subset) {
    for (size_t at = 0; at < name->count; at++) {
        size_t k = at;
        for (size_t i = 0; i < maker->own->count && k <= name->count; i++) {
            if (subset >> i & 1) {
                k = k < name->count && same_word(maker->own->norm[i], name->norm[k]) ? k + 1
                                                                                     : name->count + 1;
            }
        }
        if (k <= name->count) {
            return at;
        }
    }
    return name->count;
}

/* Whether every member begins or ends with the words, which are no key to another table: the "entry details"
 * are those of the entry, but no "page" is what a maximum page size tells of, none is "active" that was
 * active from a date, and what a team is has a table of its own. */
static bool tells_of_words(const struct maker *maker, const struct forge_term *found, unsigned subset) {
    for (size_t i = 0; i < found->group_count; i++) {
        int column = found->group[i].column;
        const struct forge_name *name = forge_schema_column(maker->task->schema, column);
        size_t at = find_subset(maker, name, subset), next = at + bits(subset);
        bool joint =
            next < name->count && text_is_stopword(name->norm[next]) && strcmp(name->norm[next], "of") != 0;
        if ((at != 0 && next != name->count) || joint || forge_is_id(name) ||
            maker->task->catalogue->columns[column].foreign_key) {
            return false;
        }
    }
    return true;
}

/* Whether the group is all that the table tells of its thing, but for what the question names itself and for
 * the keys of other things: "customer details" are the customers' birthdays too. */
static bool tells_of_table(const struct maker *maker, const struct forge_term *found, unsigned subset) {
    const struct db_table *table = &maker->task->catalogue->tables[maker->target->table];
    const char *thing = maker->owner->norm[maker->owner->count - 1];
    bool whole = false; /* the subset says what the table's rows are: a book club is no book */
    for (size_t i = 0; i < maker->own->count; i++) {
        whole = whole || (subset >> i & 1 && same_word(maker->own->norm[i], thing));
    }
    for (int i = 0; whole && i < table->column_count; i++) {
        int column = table->first_column + i;
        bool told = forge_is_spoken_for(maker->task, column) ||
                    maker->task->catalogue->columns[column].foreign_key ||
                    forge_is_id(forge_schema_column(maker->task->schema, column));
        for (size_t k = 0; k < found->group_count; k++) {
            told = told || found->group[k].column == column;
        }
        whole = told;
    }
    return whole;
}

static bool is_grouped(const struct maker *maker) {
    const struct forge_question *question = maker->task->question;
    for (size_t i = 0; i < question->column_count; i++) {
        if (question->columns[i].column == maker->target->column &&
            question->columns[i].place.clause == SQL_CLAUSE_GROUP) {
            return true;
        }
    }
    return false;
}

/* Whether "details" can go behind the words: nobody sums, sorts or counts by "details". */
static bool takes_padding(const struct maker *maker, const struct forge_term *found, unsigned subset,
                          const char *last) {
    if (maker->target->numeric || maker->target->ordered || is_grouped(maker) ||
        !forge_lexicon_knows(maker->task->lexicon, last)) {
        return false;
    }
    return only_owner(maker, subset) ? tells_of_table(maker, found, subset)
                                     : tells_of_words(maker, found, subset);
}

static void try_subset(struct maker *maker, unsigned subset, unsigned head) {
    struct forge_name name;
    const char *plain = spell_subset(maker, subset, "");
    struct forge_term found = members_of(maker, subset);
    if (found.group_count < 2 || !plain || !split(maker, plain, &name)) {
        return;
    }
    bool exact = forge_schema_is_name(maker->task->schema, &name);
    bool headless = (subset & head) == 0 || only_owner(maker, subset);
    const char *last = name.norm[name.count - 1];
    if (forge_lexicon_knows(maker->task->lexicon, last) &&
        !forge_lexicon_is_thing(maker->task->lexicon, last)) {
        return;
    }
    double owned = 0;
    for (size_t i = 0; i < name.count; i++) {
        owned += forge_name_has(maker->owner, name.stem[i]);
    }
    double weight = 2.0 * (double)bits(subset) - 3 * owned - (headless ? 6 : 0) - (exact ? 3 : 0);
    bool padded = exact || headless;
    const char *pad = padded ? padding(maker) : "";
    if (!pad || (padded && !takes_padding(maker, &found, subset, last))) {
        return;
    }
    const char *text = padded ? spell_subset(maker, subset, pad) : plain;
    struct forge_term *term = text ? add_term(maker, text, weight) : NULL;
    if (term) {
        memcpy(term->group, found.group, sizeof found.group);
        term->group_count = found.group_count;
        term->padded = padded;
    }
}

static void make_lexical(struct maker *maker) {
    size_t words = maker->own->count < 6 ? maker->own->count : 6;
    unsigned head = words ? 1u << (words - 1) : 0;
    for (unsigned subset = 1; words && subset < 1u << words; subset++) {
        if (says_something(maker, subset)) {
            try_subset(maker, subset, head);
        }
    }
}

/* ---- semantic: a word for what several columns are ---- */

/* Whether WordNet has the last two words of the name as one thing that is no kind of the last: a dew point is
 * no point. A unit at the end does not count. */
static bool is_other_thing(const struct maker *maker, const struct forge_name *name) {
    enum { SENSES = 3, STEPS = 6 };
    size_t count = name->count;
    while (count > 2 && forge_is_unit(name->norm[count - 1])) {
        count--;
    }
    if (count < 2 || text_is_stopword(name->norm[count - 2]) || text_is_stopword(name->norm[count - 1])) {
        return false;
    }
    const struct forge_lexicon *lexicon = maker->task->lexicon;
    const char *head = name->norm[count - 1];
    const char *both = arena_printf(maker->task->arena, "%s %s", name->norm[count - 2], head);
    return both && forge_lexicon_knows(lexicon, both) && forge_lexicon_is_thing(lexicon, both) &&
           !forge_lexicon_under(lexicon, both, head, SENSES, STEPS);
}

/* Whether a word among the members is what the column is called. */
static bool is_called(const struct maker *maker, const struct forge_list *members, int column) {
    const char *heads[2];
    const struct forge_name *name = forge_schema_column(maker->task->schema, column);
    size_t count = forge_is_id(name) ? 0 : forge_heads(name, maker->owner, heads);
    for (size_t i = 0; i < count; i++) {
        if (forge_list_has(members, heads[i])) {
            return strcmp(heads[i], "name") != 0 || forge_names_owner(name, maker->owner);
        }
    }
    return false;
}

/* Whether the name says that the column holds a part of what it is called, or whether there is any: a share
 * of the salary, "amount_paid_yn". */
static bool is_share(const struct forge_name *name) {
    static const char *const words[] = {"percent", "percentage", "pct", "yn", "flag", "indicator"};
    for (size_t i = 0; i < name->count; i++) {
        for (size_t k = 0; k < sizeof words / sizeof *words; k++) {
            if (strcmp(name->norm[i], words[k]) == 0 || strcasecmp(name->written[i], words[k]) == 0) {
                return true;
            }
        }
    }
    return false;
}

/* Whether the column counts what the concept is of: "passengers" that are a number are no persons. */
static bool counts_persons(const struct maker *maker, const struct forge_list *row, int column) {
    const struct db_column *about = &maker->task->catalogue->columns[column];
    return forge_list_has(&row[1], "person") && about->type == TYPE_NUMBER && !about->foreign_key;
}

/* Whether the column holds an address that nobody goes to: those of mail and of the web are no places. */
static bool is_sent_to(const struct forge_name *name) {
    static const char *const words[] = {"email", "mail", "electronic", "web", "internet", "url", "ip"};
    for (size_t i = 0; i < name->count; i++) {
        for (size_t k = 0; k < sizeof words / sizeof *words; k++) {
            if (strcmp(name->norm[i], words[k]) == 0) {
                return true;
            }
        }
    }
    return false;
}

/* Whether the column is one of the concept's; row is that of the concept. */
static bool in_concept(const struct maker *maker, const struct forge_list *row, int column) {
    const struct forge_name *name = forge_schema_column(maker->task->schema, column);
    return is_called(maker, &row[2], column) && !is_other_thing(maker, name) &&
           !counts_persons(maker, row, column) && !(forge_list_has(&row[1], "region") && is_sent_to(name)) &&
           (!is_share(name) || forge_list_has(&row[2], "percent"));
}

/* Whether the column is called by a word among the members and an adjective behind it, "amount payable", or
 * is a line of it: "address_line_1". */
static bool is_described(const struct maker *maker, const struct forge_list *members, int column) {
    const struct forge_lexicon *lexicon = maker->task->lexicon;
    const struct forge_name *name = forge_schema_column(maker->task->schema, column);
    const char *last = name->count > 1 ? name->norm[name->count - 1] : "";
    for (size_t i = 1; i < name->count; i++) {
        if (strcmp(name->norm[i], "line") == 0 && forge_list_has(members, name->stem[i - 1])) {
            return true;
        }
    }
    return *last && forge_lexicon_knows(lexicon, last) && !forge_lexicon_is_thing(lexicon, last) &&
           forge_list_has(members, name->stem[name->count - 2]);
}

/* Whether the column refers to a row that is what the members are called: the "country_id" of a location is
 * its country. */
static bool refers_to(const struct maker *maker, const struct forge_list *members, int column) {
    const struct forge_name *name = forge_schema_column(maker->task->schema, column);
    bool refers = false;
    if (!maker->task->catalogue->columns[column].foreign_key) {
        return false;
    }
    for (size_t i = 0; i < name->count; i++) {
        refers = refers ||
                 (forge_list_has(members, name->stem[i]) && !forge_name_has(maker->owner, name->stem[i]));
    }
    return refers;
}

/* Whether a column of the table outside the term's group is called as those of the concept are: it stands in
 * the question by its own name, there were too many, or it may be of another kind. */
static bool leaves_out(const struct maker *maker, const struct forge_list *row,
                       const struct forge_term *term) {
    const struct forge_list *members = &row[2];
    const struct db_table *table = &maker->task->catalogue->tables[maker->target->table];
    for (int i = 0; i < table->column_count; i++) {
        int column = table->first_column + i;
        bool member = !forge_can_stand_for(maker->task, maker->target, column);
        for (size_t k = 0; k < term->group_count; k++) {
            member = member || term->group[k].column == column;
        }
        const struct forge_name *name = forge_schema_column(maker->task->schema, column);
        bool other = is_share(name) || (forge_list_has(&row[1], "region") && is_sent_to(name));
        if (!member && !other &&
            (is_called(maker, members, column) || is_described(maker, members, column) ||
             refers_to(maker, members, column))) {
            return true;
        }
    }
    return false;
}

static bool shares_token(const struct forge_name *a, const struct forge_name *b) {
    for (size_t i = 0; i < a->count; i++) {
        if (!text_is_stopword(a->norm[i]) && forge_name_has(b, a->stem[i])) {
            return true;
        }
    }
    return false;
}

/* Adds the row's terms; rank: how many rows before it had any. The plainer words come first. A latitude by
 * itself is no position: the term is for the two, unless a sum or an order says it of one number. */
static void try_concept(struct maker *maker, const struct forge_list *row, size_t rank) {
    struct forge_term found = {.group_count = 0};
    add_member(&found, maker->target->column);
    for (size_t i = 0; i < maker->candidate_count; i++) {
        if (in_concept(maker, row, maker->candidates[i].column)) {
            add_member(&found, maker->candidates[i].column);
        }
    }
    bool halves = forge_list_has(&row[1], "coordinate") && !maker->target->numeric && !maker->target->ordered;
    if (found.group_count < 2 || halves || leaves_out(maker, row, &found)) {
        return;
    }
    for (size_t t = 0; t < row[0].count; t++) {
        struct forge_name name;
        bool overlaps = false;
        if (!split(maker, row[0].at[t], &name)) {
            return;
        }
        for (size_t i = 0; i < found.group_count; i++) {
            overlaps = overlaps ||
                       shares_token(&name, forge_schema_column(maker->task->schema, found.group[i].column));
        }
        struct forge_term *term =
            overlaps ? NULL : add_term(maker, row[0].at[t], 1 - 0.3 * (double)t - 0.5 * (double)rank);
        if (term) {
            memcpy(term->group, found.group, sizeof found.group);
            term->group_count = found.group_count;
            term->anchors = &row[1];
        }
    }
}

static void make_semantic(struct maker *maker) {
    const struct forge_rows *concepts = &maker->task->tables->concepts;
    size_t rank = 0;
    for (size_t r = 0; r < concepts->count; r++) {
        if (in_concept(maker, concepts->rows[r], maker->target->column)) {
            size_t before = maker->count;
            try_concept(maker, concepts->rows[r], rank);
            rank += maker->count > before;
        }
    }
}

static int compare_terms(const void *a, const void *b) {
    const struct forge_term *x = a, *y = b;
    if (x->weight != y->weight) {
        return x->weight < y->weight ? 1 : -1;
    }
    return strcmp(x->text, y->text);
}

csql_status forge_make_terms(struct forge_task *task, const struct forge_target *target, csql_mode mode,
                             bool lexical, const struct forge_candidate *candidates, size_t candidate_count,
                             struct forge_term **out, size_t *count, csql_error *error) {
    struct maker maker = {.task = task,
                          .target = target,
                          .own = forge_schema_column(task->schema, target->column),
                          .owner = forge_schema_table(task->schema, target->table),
                          .may_name_owner = !target->numeric && !target->ordered && !target->literal_count,
                          .candidates = candidates,
                          .candidate_count = candidate_count,
                          .error = error};
    *count = 0;
    maker.terms = arena_array(task->arena, FORGE_MAX_TERMS, sizeof *maker.terms);
    if (!maker.terms) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    if (mode == CSQL_COL_UNANS) {
        maker.status = forge_absent_terms(task, target, maker.terms, &maker.count, error);
    } else if (lexical) {
        make_lexical(&maker);
    } else {
        make_semantic(&maker);
    }
    qsort(maker.terms, maker.count, sizeof *maker.terms, compare_terms);
    *out = maker.terms;
    *count = maker.count;
    return maker.status;
}
