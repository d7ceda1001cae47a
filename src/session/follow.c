/* A follow-up that only changes the answer before it, as a change of its query: sorting, a limit, counting, a
 * further condition, another value or column in place of one, other columns of the same rows. It is read
 * strictly: every word with content must be accounted for, or the text is left to be understood as a
 * question. */
#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "base/error.h"
#include "pivot/predicates.h"
#include "session/follow.h"

static const struct follow_verb {
    const char *word;
    unsigned verbs;
} verbs[] = {
    {"sort", FOLLOW_SORT},
    {"order", FOLLOW_SORT},
    {"sorted", FOLLOW_SORT},
    {"ordered", FOLLOW_SORT},
    {"rank", FOLLOW_SORT},
    {"ranked", FOLLOW_SORT},
    {"arrange", FOLLOW_SORT},
    {"alphabetical", FOLLOW_SORT},
    {"reverse", FOLLOW_SORT},
    {"reversed", FOLLOW_SORT},
    {"descending", FOLLOW_SORT},
    {"ascending", FOLLOW_SORT},
    {"alphabetically", FOLLOW_SORT},
    {"top", FOLLOW_LIMIT},
    {"first", FOLLOW_LIMIT},
    {"limit", FOLLOW_LIMIT},
    {"bottom", FOLLOW_LIMIT},
    {"last", FOLLOW_LIMIT},
    {"count", FOLLOW_COUNT},
    {"many", FOLLOW_COUNT},
    {"only", FOLLOW_FILTER},
    {"just", FOLLOW_FILTER},
    {"those", FOLLOW_FILTER},
    {"excluding", FOLLOW_FILTER},
    {"except", FOLLOW_FILTER},
    {"exclude", FOLLOW_FILTER},
    {"without", FOLLOW_FILTER},
    {"ones", FOLLOW_FILTER},
    {"restrict", FOLLOW_FILTER},
    {"keep", FOLLOW_FILTER},
    {"about", FOLLOW_INSTEAD},
    {"instead", FOLLOW_INSTEAD},
    {"meant", FOLLOW_INSTEAD},
    {"same", FOLLOW_INSTEAD},
    {"their", FOLLOW_SHOW},
    {"its", FOLLOW_SHOW},
    {"his", FOLLOW_SHOW},
    {"her", FOLLOW_SHOW},
    {"also", FOLLOW_ADD},
    {"plus", FOLLOW_ADD},
    {"including", FOLLOW_ADD},
    {"add", FOLLOW_ADD},
    {"include", FOLLOW_ADD},
    {"each", FOLLOW_GROUP},
    {"per", FOLLOW_GROUP},
    {"group", FOLLOW_GROUP},
    {"grouped", FOLLOW_GROUP},
    {"broken", FOLLOW_GROUP},
    {"split", FOLLOW_GROUP},
    {"duplicates", FOLLOW_DISTINCT},
    {"distinct", FOLLOW_DISTINCT},
    {"unique", FOLLOW_DISTINCT},
};

/* Words that only help to say that the answer before is changed. */
static const char *const fillers[] = {
    "show",       "list",      "give",
    "find",       "display",   "return",
    "please",     "me",        "them",
    "those",      "these",     "they",
    "it",         "ones",      "one",
    "only",       "just",      "now",
    "ok",         "okay",      "and",
    "then",       "but",       "so",
    "what",       "about",     "how",
    "the",        "a",         "an",
    "of",         "for",       "in",
    "on",         "at",        "from",
    "with",       "by",        "to",
    "are",        "is",        "was",
    "were",       "their",     "its",
    "his",        "her",       "also",
    "plus",       "including", "add",
    "include",    "instead",   "meant",
    "mean",       "i",         "no",
    "sorry",      "same",      "make",
    "that",       "which",     "who",
    "where",      "whose",     "have",
    "has",        "had",       "do",
    "does",       "did",       "can",
    "you",        "we",        "us",
    "be",         "there",     "many",
    "sort",       "order",     "sorted",
    "ordered",    "rank",      "ranked",
    "arrange",    "top",       "limit",
    "count",      "result",    "results",
    "rows",       "row",       "list",
    "keep",       "restrict",  "each",
    "per",        "group",     "grouped",
    "broken",     "down",      "split",
    "every",      "let",       "see",
    "would",      "like",      "want",
    "need",       "rather",    "all",
    "or",         "as",        "well",
    "first",      "last",      "bottom",
    "when",       "actually",  "wait",
    "oh",         "hmm",       "yes",
    "again",      "if",        "question",
    "thing",      "column",    "value",
    "duplicates", "distinct",  "unique",
    "this",       "my",        "our",
    "not",        "without",   "except",
    "excluding",  "exclude",   "alphabetically",
    "go",         "with",      "take",
    "rest",       "other",     "others",
    "more",       "too",       "out",
    "remove",     "drop",      "leave",
    "off",        "nope",      "nah",
};

bool follow_is(const struct follow *f, size_t i, const char *word) {
    return i < f->linked.word_count && strcmp(f->linked.words[i].norm, word) == 0;
}

/* ---- what the words say ---- */

/* The last word that is no mark. */
static size_t last_word(const struct follow *f) {
    size_t last = f->linked.word_count - 1;
    while (last > 0 && ispunct((unsigned char)f->linked.words[last].norm[0])) {
        last--;
    }
    return last;
}

static bool names_table(const struct follow *f) {
    for (size_t i = 0; i < f->linked.match_count; i++) {
        const struct link_match *m = &f->linked.matches[i];
        if (!m->column && m->code == LINK_EXACT && !follow_in_column_name(f, m->first)) {
            return true;
        }
    }
    return false;
}

/* "Which one has the most?", "and the youngest?": of the rows that are shown. A table that is not theirs
 * makes a question of its own of it. */
static bool asks_for_end(const struct follow *f) {
    static const char *const asking[] = {"which", "who", "what", "and", "the"};
    static const char *const amounts[] = {"most", "least", "fewest", "highest", "lowest", "greatest"};
    const struct linked *l = &f->linked;
    bool found = false, shown = f->core->group_count > 0;
    for (size_t i = 0; i < l->word_count; i++) {
        const char *norm = l->words[i].norm;
        size_t length = strlen(norm);
        bool superlative = length > 5 && strcmp(norm + length - 3, "est") == 0;
        found = found || superlative || text_is_among(norm, amounts, sizeof amounts / sizeof *amounts);
    }
    for (size_t i = 0; i < f->core->result_count; i++) {
        shown = shown || f->core->results[i].expr->kind == SQL_COLUMN;
    }
    bool alone = f->core->group_count == 0 && names_table(f);
    return found && shown && !alone &&
           text_is_among(l->words[0].norm, asking, sizeof asking / sizeof *asking);
}

/* A value is said that some column holds, or a figure, and no word of a column's name. */
static bool says_value(const struct follow *f) {
    for (size_t i = 0; i < f->linked.value_count; i++) {
        const struct link_value *v = &f->linked.values[i];
        if ((follow_is_figure(v) || v->holder_count > 0) && !follow_in_column_name(f, v->first)) {
            return true;
        }
    }
    return false;
}

static bool says_number(const struct follow *f) {
    for (size_t i = 0; i < f->linked.value_count; i++) {
        if (f->linked.values[i].kind == LINK_NUMBER || f->linked.values[i].kind == LINK_NUMBER_WORD) {
            return true;
        }
    }
    return false;
}

/* "Show the due date too", "the city as well": something is shown beside what is there. "The paid ones too"
 * says of which rows. */
static bool says_too(struct follow *f) {
    size_t end = last_word(f);
    bool too = end > 0 && follow_is(f, end, "too"),
         as_well = end > 1 && follow_is(f, end - 1, "as") && follow_is(f, end, "well");
    if ((!too && !as_well) || says_value(f)) {
        return false;
    }
    follow_use(f, too ? end : end - 1, end + 1);
    return true;
}

/* A table is named before "per". */
static bool counts_of_table(const struct follow *f) {
    static const char *const leads[] = {"per", "by", "each", "every"};
    size_t lead = 0;
    while (lead < f->linked.word_count &&
           !text_is_among(f->linked.words[lead].norm, leads, sizeof leads / sizeof *leads)) {
        lead++;
    }
    for (size_t i = 0; i < f->linked.match_count; i++) {
        const struct link_match *m = &f->linked.matches[i];
        if (!m->column && m->code == LINK_EXACT && m->last <= lead && !follow_in_column_name(f, m->first)) {
            return true;
        }
    }
    return false;
}

/* The verbs that the text uses. What opens like a question of its own uses none, unless a pronoun ties it to
 * the answer before. */
static unsigned find_verbs(struct follow *f) {
    static const char *const openers[] = {"what", "which", "who", "where", "when",
                                          "how",  "are",   "is",  "do",    "does"};
    static const char *const requests[] = {"show",    "list",   "give", "find",
                                           "display", "return", "get",  "tell"};
    static const char *const ties[] = {"them", "those", "these", "they", "their", "its",
                                       "it",   "about", "ones",  "his",  "her"};
    const struct linked *l = &f->linked;
    unsigned found = 0;
    bool tied = false;
    for (size_t i = 0; i < l->word_count; i++) {
        tied = tied || text_is_among(l->words[i].norm, ties, sizeof ties / sizeof *ties);
        for (size_t v = 0; v < sizeof verbs / sizeof *verbs && !follow_in_column_name(f, i); v++) {
            found |= strcmp(l->words[i].norm, verbs[v].word) == 0 ? verbs[v].verbs : 0;
        }
    }
    size_t last = last_word(f);
    found &= says_number(f) ? found : ~(unsigned)FOLLOW_LIMIT; /* "the last one" */
    if (says_too(f)) {                                         /* "what about the city too?" */
        found = (found & ~(unsigned)FOLLOW_INSTEAD) | FOLLOW_ADD;
    }
    /* "Cheapest first": an order of the rows shown. */
    found = last > 0 && last <= 2 && follow_is(f, last, "first") ? FOLLOW_SORT : found;
    bool asks = text_is_among(l->words[0].norm, openers, sizeof openers / sizeof *openers);
    bool counts = (found & FOLLOW_COUNT) != 0 && (l->word_count <= 3 || follow_is(f, 2, "are") ||
                                                  follow_is(f, 2, "is") || follow_is(f, 2, "of"));
    bool with = follow_is(f, 0, "with") || (follow_is(f, 0, "and") && follow_is(f, 1, "with"));
    found |= with && (found & FOLLOW_SHOW) != 0 ? FOLLOW_ADD : 0; /* "with their hosts" */
    if (follow_drops(f)) { /* "remove the overdue ones" leaves rows out */
        return FOLLOW_DROP | (found & FOLLOW_FILTER);
    }
    if (follow_turns(f)) {
        return FOLLOW_INSTEAD; /* "and how many did he check?" */
    }
    if (found != FOLLOW_SORT && asks_for_end(f)) {
        return FOLLOW_END; /* and nothing else */
    }
    if (follow_reckons(f)) {
        return FOLLOW_INSTEAD; /* "what is the average?" */
    }
    if (follow_is(f, 0, "who") && follow_asks(f) && tied) {
        return FOLLOW_ASK; /* "who keeps them?" */
    }
    if ((asks && !tied && !counts) || follow_is(f, 0, "when")) {
        return follow_asks(f) ? FOLLOW_ASK : 0;
    }
    if ((found & ~(unsigned)(FOLLOW_ADD | FOLLOW_FILTER)) == 0) {
        static const char *const joints[] = {"and",  "or",  "but",    "for",   "in",
                                             "from", "no",  "sorry",  "not",   "between",
                                             "nope", "nah", "before", "after", "since"};
        bool joins = text_is_among(l->words[0].norm, joints, sizeof joints / sizeof *joints),
             beside = (found & FOLLOW_ADD) != 0 && !says_value(f); /* "and the city too" */
        found |= joins && !beside ? FOLLOW_INSTEAD : 0;
    }
    if ((found & FOLLOW_GROUP) != 0 && !tied && counts_of_table(f)) {
        return 0; /* "bookings per customer" stands alone */
    }
    bool commands = text_is_among(l->words[0].norm, requests, sizeof requests / sizeof *requests);
    if ((found & FOLLOW_COUNT) != 0 && !tied && names_table(f)) {
        return 0; /* "count the wines" stands alone */
    }
    if (found == 0 && l->word_count <= 4 && !asks && !commands && !names_table(f)) {
        found = FOLLOW_INSTEAD; /* "Red or Orange", "the maximum?"; "percentage of hives" stands alone */
    }
    if (follow_is(f, 0, "by") || (follow_is(f, 0, "for") && follow_is(f, 1, "each"))) {
        found |= FOLLOW_GROUP;
    }
    return found;
}

void follow_use(struct follow *f, size_t first, size_t last) {
    for (size_t i = first; i < last; i++) {
        f->used[i] = true;
    }
}

bool follow_all_used(const struct follow *f) {
    for (size_t i = 0; i < f->linked.word_count; i++) {
        const char *norm = f->linked.words[i].norm;
        bool mark = f->linked.words[i].end - f->linked.words[i].start == 1 && ispunct((unsigned char)norm[0]);
        if (!mark && !f->used[i] && !text_is_among(norm, fillers, sizeof fillers / sizeof *fillers)) {
            return false;
        }
    }
    return true;
}

bool follow_in_from(const struct follow *f, int table) {
    for (size_t i = 0; i < f->core->source_count; i++) {
        if (f->core->sources[i]->table_index == table) {
            return true;
        }
    }
    return false;
}

bool follow_near_from(const struct follow *f, int table) {
    for (size_t i = 0; i < f->core->source_count; i++) {
        if (predicate_tables_joined(f->catalogue, table, f->core->sources[i]->table_index)) {
            return true;
        }
    }
    return false;
}

bool follow_in_column_name(const struct follow *f, size_t word) {
    for (size_t i = 0; i < f->linked.match_count; i++) {
        const struct link_match *m = &f->linked.matches[i];
        if (!m->column || m->code != LINK_EXACT || word < m->first || word >= m->last) {
            continue;
        }
        const struct words *name = link_column_words(f->session->links, m->index);
        bool spelt = name->count == 1 && strcmp(name->norm[0], f->linked.words[word].norm) == 0;
        if (spelt || m->last - m->first > 1) {
            return true;
        }
    }
    return false;
}

/* Words that name a table of the query say nothing new; those that name one next to it must prove needed. */
static void use_tables(struct follow *f) {
    for (size_t i = 0; i < f->linked.match_count; i++) {
        const struct link_match *m = &f->linked.matches[i];
        if (m->column || m->code == LINK_SEMANTIC || follow_in_column_name(f, m->first)) {
            continue;
        }
        if (follow_in_from(f, m->index)) {
            follow_use(f, m->first, m->last);
        } else if (m->code == LINK_EXACT && follow_near_from(f, m->index) &&
                   f->named_count < sizeof f->named / sizeof *f->named) {
            follow_use(f, m->first, m->last);
            f->named[f->named_count++] = m->index;
        }
    }
}

/* ---- the query ---- */

struct sql_expr *follow_aggregate(const struct follow *f) {
    for (size_t i = 0; i < f->core->result_count; i++) {
        if (sql_has_aggregate(f->core->results[i].expr)) {
            return f->core->results[i].expr;
        }
    }
    return NULL;
}

static bool open_query(struct follow *f, const char *before) {
    struct sql_select *tree = NULL;
    if (sql_parse(f->arena, before, strlen(before), &tree, NULL) != CSQL_OK ||
        sql_resolve(f->arena, f->catalogue, tree, NULL) != CSQL_OK || !query_is_plain(tree) ||
        sql_columns(f->arena, tree, &f->uses, &f->use_count) != CSQL_OK) {
        return false;
    }
    f->tree = tree;
    f->core = sql_select_core(tree);
    return true;
}

static const char *close_query(struct follow *f) {
    if (!f->joined && !query_join_anew(f->session, f->arena, f->tree)) {
        return NULL;
    }
    for (size_t i = 0; i < f->named_count; i++) {
        if (!follow_in_from(f, f->named[i])) {
            return NULL;
        }
    }
    if (!sql_alias_tables(f->arena, f->tree)) {
        return NULL;
    }
    const char *sql = sql_format(f->arena, f->tree);
    return sql != NULL && db_prepare(f->session->db, sql, NULL) == CSQL_OK ? sql : NULL;
}

/* The changes, in the order in which one may need the words of another; of_shown: a word that may name
 * several columns is meant of one that is shown ("sort by length"). */
static const struct {
    unsigned verb;
    bool (*change)(struct follow *f);
    bool of_shown;
} changes[] = {
    {FOLLOW_DROP, follow_drop, true},   {FOLLOW_ASK, follow_ask, true},
    {FOLLOW_END, follow_end, true},     {FOLLOW_SORT, follow_sort, true},
    {FOLLOW_LIMIT, follow_limit, true}, {FOLLOW_DISTINCT, follow_distinct, true},
    {FOLLOW_GROUP, follow_group, true}, {FOLLOW_COUNT, follow_count, true},
    {FOLLOW_SHOW, follow_show, false},  {FOLLOW_INSTEAD, follow_instead, false},
    {FOLLOW_ADD, follow_add, false},    {FOLLOW_FILTER, follow_filter, true},
};

/* "No, the insurance", "I meant the net one": what was understood before was wrong. */
static bool corrects(const struct follow *f) {
    static const char *const words[] = {"actually", "sorry", "meant", "mean", "rather",
                                        "instead",  "oops",  "wait",  "wrong"};
    bool found = aside_denies(f->linked.words[0].norm);
    for (size_t i = 0; i < f->linked.word_count; i++) {
        found = found || ONE_OF(f->linked.words[i].norm, words);
    }
    return found;
}

const char *follow_edit(csql_session *session, struct arena *arena, const char *before, const char *text,
                        size_t length) {
    struct follow f = {.session = session,
                       .arena = arena,
                       .catalogue = db_catalogue(session->db),
                       .date = -1,
                       .replaced = -1};
    if (link_question(session->links, arena, text, length, &f.linked, NULL) != CSQL_OK ||
        f.linked.word_count == 0 || f.linked.word_count > FOLLOW_MAX_WORDS || !open_query(&f, before)) {
        return NULL;
    }
    follow_drop_pronouns(&f);
    unsigned found = find_verbs(&f);
    bool changed = false;
    if ((found & FOLLOW_SORT) != 0) {
        found &= ~(unsigned)FOLLOW_COUNT; /* "sort by count" */
    }
    found |= (found & FOLLOW_COUNT) != 0 ? (unsigned)FOLLOW_FILTER : 0;
    f.verbs = found;
    use_tables(&f);
    for (size_t i = 0; i < sizeof changes / sizeof *changes; i++) {
        /* A pronoun that says whose columns are shown is no condition, and so on. */
        bool wanted = (found & changes[i].verb) != 0 &&
                      !(changes[i].verb == FOLLOW_FILTER && changed && follow_all_used(&f));
        f.of_shown = changes[i].of_shown;
        if (wanted && changes[i].change(&f)) {
            changed = true;
        }
    }
    const char *sql = changed && !f.unclear && follow_all_used(&f) ? close_query(&f) : NULL;
    if (sql != NULL && f.replaced >= 0 && corrects(&f)) {
        memory_correct(session, arena, f.replaced, f.by);
    }
    return sql;
}

const char *follow_explain(const csql_session *session, struct arena *arena, const char *sql) {
    struct sql_select *tree = NULL;
    const struct db_catalogue *catalogue = db_catalogue(session->db);
    if (sql_parse(arena, sql, strlen(sql), &tree, NULL) != CSQL_OK ||
        sql_resolve(arena, catalogue, tree, NULL) != CSQL_OK) {
        return NULL;
    }
    return plan_explain(arena, catalogue, tree);
}
