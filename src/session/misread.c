#include "session/misread.h"

#include <string.h>

#include "hint/cues.h"
#include "hint/dimension.h"
#include "hint/when.h"
#include "pivot/predicates.h"
#include "sql/sql.h"
#include "text/text.h"

#define LEAST_TAG 0.6F  /* from which a word is sure to speak of a column or value */
#define LEAST_KIN 0.7F  /* similarity by meaning below which a name is guessed */
#define MAX_SENTENCES 2 /* of each kind */

/* What the query is made of. */
struct parts {
    const struct turn *turn;
    const struct linked *linked;
    struct cues cues;
    struct sql_column_use *uses;
    size_t use_count;
    const struct sql_select *tree;
};

static bool read_parts(const csql_session *session, const struct turn *turn, const char *sql,
                       struct parts *out) {
    struct sql_select *tree = NULL;
    *out = (struct parts){.turn = turn, .linked = &turn->linked};
    cues_find(&turn->linked, &out->cues);
    if (sql_parse(turn->arena, sql, strlen(sql), &tree, NULL) != CSQL_OK ||
        sql_resolve(turn->arena, db_catalogue(session->db), tree, NULL) != CSQL_OK ||
        sql_columns(turn->arena, tree, &out->uses, &out->use_count) != CSQL_OK) {
        return false;
    }
    out->tree = tree;
    return turn->plans.word_tags != NULL && turn->plans.count > 0;
}

static bool uses_table(const struct parts *p, int table) {
    for (size_t c = 0; c < p->tree->core_count; c++) {
        for (size_t i = 0; i < p->tree->cores[c]->source_count; i++) {
            if (p->tree->cores[c]->sources[i]->table_index == table) {
                return true;
            }
        }
    }
    return false;
}

static bool uses(const struct parts *p, const struct link_match *match) {
    for (size_t i = 0; i < p->use_count; i++) {
        if (match->column ? p->uses[i].column == match->index : p->uses[i].table == match->index) {
            return true;
        }
    }
    return !match->column && uses_table(p, match->index);
}

/* A clue, a value with what is its unit, or what was asked about: others look after it. */
static bool is_spoken_for(const struct parts *p, size_t word) {
    for (size_t i = 0; i < p->cues.count; i++) {
        if (p->cues.hits[i].first <= word && word < p->cues.hits[i].last) {
            return true;
        }
    }
    for (size_t i = 0; i < p->linked->value_count; i++) {
        const struct link_value *v = &p->linked->values[i];
        if (v->first <= word && word <= v->last) {
            return true;
        }
    }
    for (size_t i = 0; i < p->turn->slot_count; i++) {
        const struct pivot *pivot = p->turn->slots[i].pivot;
        if (pivot->first <= word && word < pivot->last) {
            return true;
        }
    }
    return false;
}

static bool is_named(const struct parts *p, size_t word) {
    for (size_t i = 0; i < p->linked->match_count; i++) {
        const struct link_match *m = &p->linked->matches[i];
        if (m->first <= word && word < m->last) {
            return true;
        }
    }
    return false;
}

static bool ends_in(const char *norm, const char *end) {
    size_t length = strlen(norm), n = strlen(end);
    return length > n + 1 && strcmp(norm + length - n, end) == 0;
}

/* How something is done, which is no part of a name. */
static bool is_manner(const char *norm) {
    static const char *const words[] = {"late",  "early",  "soon",  "often",    "seldom", "again",
                                        "twice", "abroad", "alone", "together", "online", "offline"};
    return text_is_among(norm, words, sizeof words / sizeof *words) || ends_in(norm, "ly");
}

/* A verb that ties names together ("made by"), a word for whatever is spoken of ("kind"), part of a longer
 * name ("enrollment size"), or what a superlative is of ("the most expensive"): the query says it otherwise.
 * How something is done ("returned late") is none of that. */
static bool is_in_passing(const struct parts *p, size_t word) {
    static const char *const vague[] = {"terms", "kind",   "kinds",   "sort",   "difference",
                                        "value", "values", "overall", "record", "records",
                                        "case",  "way",    "order",   "respect"};
    const struct link_word *w = &p->linked->words[word];
    struct word_set set = {.stem = {w->stem}, .norm = {w->norm}, .count = 1};
    bool verb = ends_in(w->norm, "ed") || ends_in(w->norm, "ing") || predicate_verb(&set);
    bool superlative = false;
    if (is_manner(w->norm)) {
        return false;
    }
    for (size_t i = 0; i < p->cues.count; i++) {
        superlative = superlative || p->cues.hits[i].last == word;
    }
    bool follows = word > 0 && is_named(p, word - 1);
    bool leads = word + 1 < p->linked->word_count && is_named(p, word + 1);
    return verb || superlative || follows || leads ||
           text_is_among(w->norm, vague, sizeof vague / sizeof *vague);
}

/* Other words name in full what the match names by meaning. */
static bool is_named_better(const struct parts *p, const struct link_match *match) {
    for (size_t i = 0; i < p->linked->match_count; i++) {
        const struct link_match *m = &p->linked->matches[i];
        if (m->code == LINK_EXACT && m->column == match->column && m->index == match->index) {
            return true;
        }
    }
    return false;
}

/* Something is called so, or what the query uses is by meaning. */
static bool is_called(const struct parts *p, size_t word) {
    for (size_t i = 0; i < p->linked->match_count; i++) {
        const struct link_match *m = &p->linked->matches[i];
        if (m->first <= word && word < m->last &&
            (m->code != LINK_SEMANTIC || (uses(p, m) && !is_named_better(p, m)))) {
            return true;
        }
    }
    return false;
}

/* A word before the name of a table of the query says which of its rows are meant ("loyal customers"), and
 * the query does not: it is neither a name nor a value of anything that is used. */
static bool is_left_out(const struct parts *p, size_t word) {
    static const char *const empty[] = {
        "display",   "retrieve", "fetch",  "select",   "identify", "compute",  "calculate", "present",
        "available", "existing", "given",  "specific", "certain",  "possible", "different", "distinct",
        "unique",    "various",  "entire", "whole",    "single",   "own",      "other",     "same",
        "across",    "among",    "within", "during",   "used",     "listed",   "recorded",  "registered"};
    const struct link_word *w = &p->linked->words[word];
    bool letters = w->norm[0] >= 'a' && w->norm[0] <= 'z' && strlen(w->norm) > 2;
    if (!letters || w->stopword || w->soft || is_spoken_for(p, word) || is_called(p, word) ||
        text_is_among(w->norm, empty, sizeof empty / sizeof *empty)) {
        return false;
    }
    for (size_t i = 0; i < p->cues.count; i++) {
        if (p->cues.hits[i].last == word && (CUES_END & (uint32_t)1 << p->cues.hits[i].cue) != 0) {
            return false; /* "the most expensive" */
        }
    }
    for (size_t i = 0; i < p->linked->match_count; i++) {
        const struct link_match *m = &p->linked->matches[i];
        if (!m->column && m->code == LINK_EXACT && m->first == word + 1 && uses(p, m)) {
            return true;
        }
    }
    return false;
}

/* "By year": a word that says by what rows are grouped or sorted, and that the query does not have. */
static bool is_ungrouped(const struct parts *p, size_t word) {
    static const char *const leads[] = {"by", "per"};
    static const char *const ways[] = {"default", "hand", "far", "any", "all", "chance", "themselves"};
    const struct link_word *w = &p->linked->words[word];
    bool letters = w->norm[0] >= 'a' && w->norm[0] <= 'z';
    for (size_t i = 0; i < p->linked->match_count; i++) {
        const struct link_match *m = &p->linked->matches[i];
        if (m->first <= word && word < m->last && uses(p, m)) {
            return false;
        }
    }
    return word > 0 && letters && !w->stopword &&
           text_is_among(p->linked->words[word - 1].norm, leads, sizeof leads / sizeof *leads) &&
           !text_is_among(w->norm, ways, sizeof ways / sizeof *ways) && !is_spoken_for(p, word) &&
           p->tree->cores[0]->group_count == 0 && p->tree->order_count == 0;
}

/* "How old": the query shows what that asks for. */
static bool is_measured(const struct parts *p, size_t word) {
    for (size_t i = 0; i < p->use_count && word > 0 && strcmp(p->linked->words[word - 1].norm, "how") == 0;
         i++) {
        if (p->uses[i].column >= 0 && dimension_asked(p->turn->arena, p->linked->catalogue, p->uses[i].table,
                                                      p->linked->words[word].norm) == p->uses[i].column) {
            return true;
        }
    }
    return false;
}

/* "Which keepers left?": what the rows are said to have done, which nothing tells. */
static bool is_untold(const csql_session *session, const struct parts *p, size_t word) {
    static const char *const between[] = {"who", "that", "which", "have", "has",
                                          "had", "been", "were",  "was",  "are"};
    const struct linked *l = p->linked;
    const char *next = word + 1 < l->word_count ? l->words[word + 1].norm : "";
    size_t before = word;
    while (before > 0 &&
           text_is_among(l->words[before - 1].norm, between, sizeof between / sizeof *between)) {
        before--;
    }
    bool ends = next[0] == '\0' || strchr("?.!", next[0]) != NULL;
    if (!ends || !when_is_past(session->engine->embed, l->words[word].norm) || is_spoken_for(p, word) ||
        is_named(p, word) || p->tree->cores[0]->where != NULL) {
        return false;
    }
    for (size_t i = 0; i < l->match_count; i++) {
        const struct link_match *m = &l->matches[i];
        if (!m->column && m->code == LINK_EXACT && m->last == before && uses(p, m)) {
            return p->tree->core_count == 1 && p->tree->cores[0]->source_count == 1;
        }
    }
    return false;
}

/* The word is sure to speak of a column or value, and nothing is called so. */
static bool is_unnamed(const struct parts *p, size_t word) {
    const float *tags = p->turn->plans.word_tags + word * PLAN_TAGS;
    const struct link_word *w = &p->linked->words[word];
    if (w->stopword || tags[PLAN_TAG_COLUMN] + tags[PLAN_TAG_VALUE] < LEAST_TAG || is_spoken_for(p, word)) {
        return false;
    }
    return !is_named(p, word) && !is_in_passing(p, word) && !is_measured(p, word);
}

/* The column among the results that the word was taken for though it is only like its name, and names nothing
 * better; -1 if there is none. */
static int guessed_from(const struct parts *p, size_t word) {
    int found = -1;
    if (is_spoken_for(p, word) || p->linked->words[word].stopword) {
        return -1;
    }
    for (size_t i = 0; i < p->linked->match_count; i++) {
        const struct link_match *m = &p->linked->matches[i];
        if (m->first > word || word >= m->last) {
            continue;
        }
        if (m->code != LINK_SEMANTIC || m->semantic >= LEAST_KIN) {
            return -1;
        }
        for (size_t u = 0; u < p->use_count && m->column && uses(p, m); u++) {
            bool result = p->uses[u].place.clause == SQL_CLAUSE_SELECT && p->uses[u].place.depth == 0;
            found = result && p->uses[u].column == m->index ? m->index : found;
        }
    }
    return found;
}

const char *misread_nothing(const struct turn *turn) {
    const struct linked *l = &turn->linked;
    const char *words = NULL;
    if (turn->said != NULL) {
        return NULL; /* the question itself says what its words mean */
    }
    for (size_t i = 0; i < l->match_count; i++) {
        if (l->matches[i].code != LINK_SEMANTIC || l->matches[i].semantic >= LEAST_KIN) {
            return NULL;
        }
    }
    for (size_t i = 0; i < l->value_count; i++) {
        if (l->values[i].holder_count > 0) {
            return NULL;
        }
    }
    for (size_t i = 0; i < l->word_count; i++) {
        const struct link_word *w = &l->words[i];
        int length = (int)(w->end - w->start);
        if (!w->stopword && !w->soft && w->norm[0] >= 'a' && w->norm[0] <= 'z') {
            words = arena_printf(turn->arena, "%s%s\"%.*s\"", words == NULL ? "" : words,
                                 words == NULL ? "" : ", ", length, l->question + w->start);
        }
    }
    return words == NULL
               ? "Sorry, I can't tell what that asks for: no word of it is the name of anything in the "
                 "database."
               : arena_printf(turn->arena,
                              "Sorry, I can't complete this request because no word of it, %s, is the name "
                              "of anything in the database.",
                              words);
}

static const char *add(struct arena *arena, const char *note, const char *sentence) {
    if (note == NULL || sentence == NULL) {
        return sentence;
    }
    return arena_printf(arena, "%s %s", note, sentence);
}

static const char *word_text(const struct parts *p, size_t word) {
    const struct link_word *w = &p->linked->words[word];
    return arena_copy(p->turn->arena, p->linked->question + w->start, w->end - w->start);
}

const char *misread_note(const csql_session *session, const struct turn *turn, const char *sql,
                         const char *note) {
    struct parts p;
    struct arena *arena = turn->arena;
    size_t unnamed = 0, guessed = 0, left_out = 0;
    if (!read_parts(session, turn, sql, &p)) {
        return note;
    }
    for (size_t w = 0; w < p.linked->word_count; w++) {
        const char *text = word_text(&p, w);
        if (text == NULL) {
            return NULL;
        }
        int column = guessed < MAX_SENTENCES ? guessed_from(&p, w) : -1;
        if (unnamed < MAX_SENTENCES && is_unnamed(&p, w)) {
            unnamed++;
            note = add(arena, note,
                       arena_printf(arena, "Nothing is called \"%s\": I may have misread it.", text));
        } else if (left_out < MAX_SENTENCES &&
                   (is_left_out(&p, w) || is_ungrouped(&p, w) || is_untold(session, &p, w))) {
            left_out++;
            note = add(arena, note, arena_printf(arena, "I did not use \"%s\".", text));
        } else if (column >= 0) {
            guessed++;
            note = add(
                arena, note,
                arena_printf(arena, "I took \"%s\" as %s.", text, p.linked->catalogue->columns[column].name));
        }
    }
    return note;
}
