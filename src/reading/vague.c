/* Vagueness (AMBROSIA 3.2, figure 6): a general word over specific columns or tables. "Where is the concert?"
 * may ask for the city, the hall, or both; "chefs" may be executive chefs, sous chefs, or both. */
#include <stdlib.h>
#include <string.h>

#include "reading/internal.h"
#include "text/text.h"

/* How surely a word must be the general name of a column: by its own sense, or with the plans' support. */
#define SURE 0.9
#define LEXICAL 0.8
#define KIND 0.7
/* How well a word must name a table to stand for its rows. */
#define TABLE_NAMED 0.7
#define PERHAPS 0.3
/* Share of the best plan's score from which a plan that shows a column supports it. */
#define SUPPORT 0.07
/* Most specific elements under one general word. */
#define MAX_SPECIFIC 3
#define MAX_PHRASE 96
/* Letters that a verb and a noun of one family begin with alike ("choreographed", "choreographer"). */
#define FAMILY 5
#define EACH_PRIOR 0.35
#define ALL_PRIOR 0.3

struct vague {
    size_t word;
    int columns[MAX_SPECIFIC];
    size_t count;
    double score;
};

/* ---- what a column is a kind of ---- */

/* Nouns for places, from the largest to the smallest, and for those who do things. */
static bool is_place(const char *norm) {
    static const char *const places[] = {
        "country", "state",   "province",     "region",  "county",    "city",         "town",    "village",
        "suburb",  "street",  "neighborhood", "road",    "block",     "district",     "address", "building",
        "venue",   "hall",    "room",         "floor",   "location",  "place",        "site",    "campus",
        "stadium", "station", "terminal",     "gallery", "continent", "neighbourhood"};
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        if (strcmp(places[i], norm) == 0) {
            return true;
        }
    }
    return false;
}

static bool is_agent(const char *norm) {
    static const char *const agents[] = {"company", "organization", "organisation", "bank",   "branch",
                                         "agency",  "studio",       "team",         "person", "artist",
                                         "museum",  "musician",     "band",         "firm",   "institution"};
    static const char *const endings[] = {"tor", "ser", "cer", "her", "ger", "ter", "ist", "ian"};
    for (size_t i = 0; i < sizeof agents / sizeof *agents; i++) {
        if (strcmp(agents[i], norm) == 0) {
            return true;
        }
    }
    size_t length = strlen(norm);
    for (size_t i = 0; i < sizeof endings / sizeof *endings && length > 5; i++) {
        if (strcmp(norm + length - 3, endings[i]) == 0) {
            return true;
        }
    }
    return false;
}

static bool is_filler(const char *norm) {
    static const char *const fillers[] = {"name", "number", "id", "code", "title", "type", "text"};
    for (size_t i = 0; i < sizeof fillers / sizeof *fillers; i++) {
        size_t length = strlen(fillers[i]);
        if (strncmp(fillers[i], norm, length) == 0 &&
            (norm[length] == '\0' || strcmp(norm + length, "s") == 0)) {
            return true;
        }
    }
    return false;
}

/* The noun that says what the column holds: its last word but for "name", "number" and the like. */
static const char *head_of(const struct reader *r, int column) {
    const struct words *words = link_column_words(r->in->links, column);
    for (size_t k = words->count; k > 0; k--) {
        if (!is_filler(words->norm[k - 1])) {
            return words->norm[k - 1];
        }
    }
    return words->count > 0 ? words->norm[words->count - 1] : "";
}

/* A column named only by "name" or "title" holds the name of what its table holds. */
static const char *kind_noun(const struct reader *r, int column) {
    const char *head = head_of(r, column);
    const struct words *table = link_table_words(r->in->links, r->catalogue->columns[column].table);
    return is_filler(head) && table->count > 0 ? table->norm[table->count - 1] : head;
}

/* "where" or "who" as the word that asks: at the beginning or after "and", and not "who is the ...", which
 * asks for what is named. */
static bool asks(const struct reader *r, size_t word, const char *norm) {
    if (!clause_word_is(r, word, norm) || word + 1 >= r->count) {
        return false;
    }
    bool opens = word == 0 || (r->cues[word - 1] & (CUE_AND | CUE_END)) != 0;
    bool names = clause_word_is(r, word + 1, "is") || clause_word_is(r, word + 1, "are") ||
                 clause_word_is(r, word + 1, "was") || clause_word_is(r, word + 1, "were");
    return opens && (strcmp(norm, "where") == 0 || !names);
}

/* A noun that the question does not use for a name of the schema or a value otherwise. */
static bool is_unlinked(const struct reader *r, size_t word) {
    const struct linked *linked = r->in->linked;
    for (size_t i = 0; i < linked->match_count; i++) {
        const struct link_match *m = &linked->matches[i];
        if (m->first <= word && word < m->last && m->code != LINK_SEMANTIC) {
            return false;
        }
    }
    for (size_t i = 0; i < linked->value_count; i++) {
        const struct link_value *v = &linked->values[i];
        if (v->first <= word && word < v->last && v->holder_count > 0) {
            return false;
        }
    }
    return true;
}

/* The word is norm, or its plural. */
static bool is_word(const struct reader *r, size_t word, const char *norm) {
    size_t length = strlen(norm);
    const char *said = r->words[word].norm;
    return strncmp(said, norm, length) == 0 && (said[length] == '\0' || strcmp(said + length, "s") == 0);
}

static bool is_identifier(const struct reader *r, int column) {
    const struct words *words = link_column_words(r->in->links, column);
    return words->count > 0 && strcmp(words->stem[words->count - 1], "id") == 0;
}

/* The word is a whole table's name: it stands for that table's rows. */
static bool names_table(const struct reader *r, size_t word) {
    for (size_t t = 0; t < r->catalogue->table_count; t++) {
        if (match_table(r, (struct span){word, word + 1}, (int)t) >= TABLE_NAMED) {
            return true;
        }
    }
    return false;
}

/* An adjective or a participle by its ending: no name of anything. */
static bool is_noun(const char *norm) {
    static const char *const endings[] = {"able", "ible", "ing", "ed", "est", "ous", "ful", "ive"};
    size_t length = strlen(norm);
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
        size_t n = strlen(endings[i]);
        if (length > n + 1 && strcmp(norm + length - n, endings[i]) == 0) {
            return false;
        }
    }
    return length > 2;
}

/* The word is one of the column's own, beside others. */
static bool shares_word(const struct reader *r, size_t word, int column) {
    const struct words *words = link_column_words(r->in->links, column);
    const struct words *table = link_table_words(r->in->links, r->catalogue->columns[column].table);
    for (size_t k = 0; k < table->count; k++) {
        if (strcmp(table->stem[k], r->words[word].stem) == 0) {
            return false;
        }
    }
    for (size_t k = 0; k < words->count; k++) {
        if (strcmp(words->stem[k], r->words[word].stem) == 0) {
            return words->count > 1 || !is_word(r, word, words->norm[k]);
        }
    }
    return false;
}

/* A word that neither belongs to the column's name nor to a value: before a general word it narrows it
 * ("enrollment date"). */
static bool is_free(const struct reader *r, size_t word, int column) {
    const struct linked *linked = r->in->linked;
    for (size_t i = 0; i < linked->value_count; i++) {
        const struct link_value *v = &linked->values[i];
        if (v->first <= word && word < v->last && v->holder_count > 0) {
            return false;
        }
    }
    const struct words *words = link_column_words(r->in->links, column);
    for (size_t k = 0; k < words->count; k++) {
        if (strcmp(words->stem[k], r->words[word].stem) == 0) {
            return false;
        }
    }
    return true;
}

/* The word is a column's whole name. */
static bool names_exactly(const struct reader *r, size_t word) {
    const struct linked *linked = r->in->linked;
    for (size_t i = 0; i < linked->match_count; i++) {
        const struct link_match *m = &linked->matches[i];
        if (m->column && m->code == LINK_EXACT && m->first <= word && word < m->last) {
            const struct words *name = link_column_words(r->in->links, m->index);
            if (name->count > 1 || is_word(r, word, name->norm[0])) {
                return true;
            }
        }
    }
    return false;
}

/* How surely the word is a general name for what the column holds. */
static double generality(const struct reader *r, size_t word, int column) {
    const char *norm = r->words[word].norm, *noun = kind_noun(r, column);
    bool idiom = word > 0 && strncmp(r->words[word - 1].norm, "tak", 3) == 0; /* "takes place" */
    bool place =
        asks(r, word, "where") || (clause_is_content(r, word) && !idiom && !names_table(r, word) &&
                                   (strcmp(norm, "location") == 0 || strcmp(norm, "locations") == 0 ||
                                    strcmp(norm, "place") == 0 || strcmp(norm, "places") == 0));
    if (place && is_place(noun)) {
        return SURE;
    }
    if (asks(r, word, "who") && is_agent(noun)) {
        return SURE;
    }
    if (!clause_is_content(r, word) || r->words[word].soft || is_filler(norm)) {
        return 0;
    }
    if (names_exactly(r, word)) {
        return 0;
    }
    if (shares_word(r, word, column)) {
        bool modified = word > 0 && clause_is_content(r, word - 1) && is_free(r, word - 1, column);
        return modified ? 0 : LEXICAL;
    }
    bool asked =
        clause_is_object(r, word) || (word > 0 && (r->cues[word - 1] & (CUE_PRONOUN | CUE_AND)) != 0);
    noun = head_of(r, column);
    if (r->in->embed == NULL || !asked || is_filler(noun) || !is_unlinked(r, word) || !is_noun(norm)) {
        return 0;
    }
    enum lexicon_relation relation = embed_relation(r->in->embed, norm, noun);
    if (relation == LEXICON_HYPONYM || relation == LEXICON_SYNONYM) {
        return KIND;
    }
    double likeness = (double)embed_similarity(r->in->embed, norm, noun);
    return likeness < 0 ? 0 : likeness < KIND ? likeness : KIND;
}

static bool has_stem(const struct words *words, const char *stem) {
    for (size_t k = 0; k < words->count; k++) {
        if (strcmp(words->stem[k], stem) == 0) {
            return true;
        }
    }
    return false;
}

/* The word is the number that norm spells: "5" for "five". */
static bool says_number(const struct reader *r, size_t word, const char *norm) {
    struct tokens tokens;
    struct span span;
    double said, meant;
    size_t next;
    bool ordinal;
    return said_number(r, word, &said, &span) &&
           text_tokenize(r->arena, norm, strlen(norm), &tokens, NULL) == CSQL_OK && tokens.count == 1 &&
           text_number(&tokens, 0, &meant, &next, &ordinal) && said == meant;
}

/* True if the question says a word that only this column of the group has, or one of its family: then it
 * means that column. */
static bool is_said(const struct reader *r, const struct vague *vague, int column) {
    const struct words *words = link_column_words(r->in->links, column);
    const struct words *table = link_table_words(r->in->links, r->catalogue->columns[column].table);
    const char *head = head_of(r, column);
    for (size_t k = 0; k < words->count; k++) {
        bool named = words->norm[k] == head || !has_stem(table, words->stem[k]);
        bool own =
            !is_filler(words->norm[k]) && named && strcmp(words->stem[k], r->words[vague->word].stem) != 0;
        for (size_t i = 0; i < vague->count && own; i++) {
            own = vague->columns[i] == column ||
                  !has_stem(link_column_words(r->in->links, vague->columns[i]), words->stem[k]);
        }
        for (size_t i = 0; i < r->count && own; i++) {
            if (i == vague->word || r->words[i].stopword) {
                continue;
            }
            bool family =
                strlen(words->norm[k]) > FAMILY && strncmp(words->norm[k], r->words[i].norm, FAMILY) == 0;
            if (family || strcmp(words->stem[k], r->words[i].stem) == 0 ||
                says_number(r, i, words->norm[k])) {
                return true;
            }
        }
    }
    return false;
}

/* ---- what the plans say ---- */

static bool shows(const struct sql_select *tree, int column) {
    const struct sql_core *core = tree->cores[0];
    for (size_t i = 0; i < core->result_count; i++) {
        const struct sql_expr *expr = core->results[i].expr;
        if (expr->kind == SQL_COLUMN && expr->column_index == column) {
            return true;
        }
    }
    return false;
}

/* The best plan's share that shows the column: 1 if the best plan does. */
static double support(const struct reader *r, int column) {
    const struct plans *plans = r->in->plans;
    double best = 0;
    for (size_t i = 0; plans != NULL && i < plans->count; i++) {
        const struct plan *plan = &plans->at[i];
        if (plan->tree != NULL && plans->at[0].score > 0 && shows(plan->tree, column)) {
            double share = plan->score / plans->at[0].score;
            best = share > best ? share : best;
        }
    }
    return best;
}

/* ---- finding ---- */

static void try_word(const struct reader *r, size_t word, const struct db_table *table, struct vague *best) {
    struct vague vague = {.word = word};
    if (word + 1 < r->count && is_filler(r->words[word + 1].norm)) {
        return; /* "room number" says which */
    }
    double weakest = 2;
    for (int c = table->first_column; c < table->first_column + table->column_count; c++) {
        const struct db_column *column = &r->catalogue->columns[c];
        double general = column->foreign_key || is_identifier(r, c) ? 0 : generality(r, word, c);
        double supported = general >= PERHAPS ? support(r, c) : 0;
        const struct words *words = link_column_words(r->in->links, c);
        if (words->count == 1 && is_word(r, word, words->norm[0])) {
            return; /* the column's very name */
        }
        bool enough = supported >= SUPPORT || general >= SURE;
        if (general < PERHAPS || !enough) {
            continue;
        }
        if (vague.count == MAX_SPECIFIC) {
            return; /* too many to be kinds of one thing */
        }
        vague.columns[vague.count++] = c;
        vague.score += general + supported;
        weakest = general < weakest ? general : weakest;
    }
    for (size_t k = 0; k < vague.count; k++) {
        if (is_said(r, &vague, vague.columns[k])) {
            return; /* one of them is meant */
        }
    }
    if (vague.count >= 2 && weakest >= PERHAPS) {
        vague.score /= (double)vague.count;
        if (vague.score > best->score) {
            *best = vague;
        }
    }
}

/* The plan to put the columns in: the best that shows one of them, or the best at all, whose first column is
 * then the one to exchange. */
static const struct sql_select *find_base(struct reader *r, const struct vague *vague, int *shown) {
    const struct plans *plans = r->in->plans;
    for (size_t i = 0; i < plans->count; i++) {
        const struct sql_select *tree = plans->at[i].tree;
        for (size_t k = 0; k < vague->count && swap_is_plain(tree); k++) {
            if (shows(tree, vague->columns[k])) {
                *shown = vague->columns[k];
                return tree;
            }
        }
    }
    const struct sql_select *tree = plans->at[0].tree;
    if (!swap_is_plain(tree) || tree->cores[0]->result_count != 1) {
        return NULL;
    }
    const struct sql_expr *first = tree->cores[0]->results[0].expr;
    bool counts = first->kind == SQL_CALL && first->operand_count == 1 &&
                  (first->operands[0]->kind == SQL_STAR || clause_word_is(r, 0, "how"));
    bool numbers = r->catalogue->columns[vague->columns[0]].type == TYPE_NUMBER;
    if (first->kind == SQL_COLUMN && first->column_index >= 0) {
        *shown = first->column_index;
        return tree;
    }
    if (!counts || !numbers) {
        return NULL;
    }
    /* "how many seasons": the number is stored, not counted */
    struct sql_select *copy = sql_copy(r->arena, tree);
    if (copy != NULL) {
        *shown = vague->columns[0];
        copy->cores[0]->results[0].expr = sql_column(r->arena, r->catalogue, *shown);
    }
    return copy;
}

/* ---- saying it ---- */

/* The column's name as people say it: "concert hall". */
static const char *spoken(struct reader *r, int column) {
    const struct words *words = link_column_words(r->in->links, column);
    const char *text = "";
    for (size_t k = 0; k < words->count && text != NULL; k++) {
        text = arena_printf(r->arena, "%s%s%s", text, k > 0 ? " " : "", words->norm[k]);
    }
    return text == NULL ? reader_no_memory(r) : text;
}

/* The general word with those beside it that all the names share: "commute time". */
static struct span general_phrase(const struct reader *r, const struct vague *vague) {
    struct span phrase = {vague->word, vague->word + 1};
    bool shared = true;
    while (phrase.last < r->count && shared) {
        for (size_t k = 0; k < vague->count && shared; k++) {
            shared = clause_is_content(r, phrase.last) &&
                     has_stem(link_column_words(r->in->links, vague->columns[k]), r->words[phrase.last].stem);
        }
        phrase.last += shared;
    }
    return phrase;
}

static const char *restate(struct reader *r, const struct vague *vague, const char *said) {
    size_t word = vague->word;
    const char *norm = r->words[word].norm;
    const char *text = strcmp(norm, "where") == 0 ? arena_printf(r->arena, "in which %s", said)
                       : strcmp(norm, "who") == 0 || strcmp(norm, "whom") == 0
                           ? arena_printf(r->arena, "which %s", said)
                           : said;
    return text == NULL ? reader_no_memory(r) : rewrite_replace(r, word, general_phrase(r, vague).last, text);
}

static void add_one(struct reader *r, const struct vague *vague, const struct sql_select *base, int shown,
                    int column) {
    struct column_swap swap[MAX_SPECIFIC + 1];
    size_t count = 0;
    for (size_t k = 0; k < vague->count; k++) {
        swap[count++] = (struct column_swap){vague->columns[k], column};
    }
    swap[count++] = (struct column_swap){shown, column};
    struct sql_select *tree = swap_columns(r, base, swap, count, false, NULL, 0);
    const char *said = spoken(r, column);
    if (tree == NULL || said == NULL) {
        return;
    }
    struct sql_core *core = tree->cores[0];
    for (size_t i = 0, seen = 0; i < core->result_count;) {
        const struct sql_expr *expr = core->results[i].expr;
        bool again = expr->kind == SQL_COLUMN && expr->column_index == column && seen++ > 0;
        if (again) {
            memmove(&core->results[i], &core->results[i + 1],
                    (core->result_count - i - 1) * sizeof *core->results);
            core->result_count--;
        } else {
            i++;
        }
    }
    reader_add(r, tree, EACH_PRIOR, restate(r, vague, said), arena_printf(r->arena, "the %s", said));
}

/* Adds the column beside those of the group that are shown, in the table's order. */
static bool add_beside(struct reader *r, struct sql_core *core, const struct vague *vague, int column) {
    size_t at = core->result_count;
    for (size_t i = core->result_count; i > 0; i--) {
        const struct sql_expr *expr = core->results[i - 1].expr;
        for (size_t k = 0; k < vague->count; k++) {
            if (expr->kind == SQL_COLUMN && expr->column_index == vague->columns[k]) {
                at = column < vague->columns[k] ? i - 1 : at < core->result_count ? at : i;
            }
        }
    }
    if (!sql_add_result(r->arena, core, sql_column(r->arena, r->catalogue, column))) {
        r->status = CSQL_NO_MEMORY;
        return false;
    }
    struct sql_result added = core->results[core->result_count - 1];
    memmove(&core->results[at + 1], &core->results[at],
            (core->result_count - 1 - at) * sizeof *core->results);
    core->results[at] = added;
    return true;
}

/* All of the columns side by side, where the base shows one. */
static void add_all(struct reader *r, const struct vague *vague, const struct sql_select *base, int shown) {
    struct column_swap swap = {shown, vague->columns[0]};
    for (size_t k = 1; k < vague->count; k++) {
        swap.to = shown == vague->columns[k] ? shown : swap.to;
    }
    struct sql_select *tree = swap_columns(r, base, &swap, 1, false, NULL, 0);
    if (tree == NULL) {
        return;
    }
    struct sql_core *core = tree->cores[0];
    const char *said = "";
    for (size_t k = 0; k < vague->count && said != NULL; k++) {
        int column = vague->columns[k];
        if (!shows(tree, column) && !add_beside(r, core, vague, column)) {
            return;
        }
        said = arena_printf(r->arena, "%s%s%s", said,
                            k == 0                  ? ""
                            : k + 1 == vague->count ? " and "
                                                    : ", ",
                            spoken(r, column));
    }
    if (said == NULL) {
        r->status = CSQL_NO_MEMORY;
        return;
    }
    reader_add(r, tree, ALL_PRIOR, restate(r, vague, said),
               arena_printf(r->arena, vague->count == 2 ? "both the %s" : "the %s", said));
}

bool find_vagueness(struct reader *r) {
    const struct plans *plans = r->in->plans;
    if (plans == NULL || plans->count == 0) {
        return false;
    }
    struct vague best = {.score = 0};
    for (size_t i = 0; i < r->count; i++) {
        for (size_t t = 0; t < r->catalogue->table_count; t++) {
            try_word(r, i, &r->catalogue->tables[t], &best);
        }
    }
    int shown = -1;
    const struct sql_select *base = best.count == 0 ? NULL : find_base(r, &best, &shown);
    if (base == NULL) {
        return false;
    }
    reader_found(r, READING_VAGUE, CSQL_VAGUE_AMB, general_phrase(r, &best));
    for (size_t k = 0; k < best.count; k++) {
        int table = r->catalogue->columns[best.columns[k]].table;
        reader_add_element(r, table, best.columns[k], NULL);
        add_one(r, &best, base, shown, best.columns[k]);
    }
    add_all(r, &best, base, shown);
    r->out->reason = "the word is general: it may mean either of them, or both";
    return r->out->count >= 2;
}
