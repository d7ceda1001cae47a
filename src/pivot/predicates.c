#include "pivot/predicates.h"

#include <string.h>

#include "pivot/wording.h"
#include "text/text.h"

/* Bytes of the longest name that is compared without its spaces. */
#define MAX_JOINED 64

/* Words that stand for the same, after stemming. The first of a row is the one that is compared. */
static const struct {
    const char *canonical, *written;
} same_words[] = {
    {"id", "identifi"},  {"id", "ident"},    {"id", "identif"},  {"number", "no"},  {"number", "num"},
    {"number", "nr"},    {"number", "no."},  {"number", "nos"},  {"number", "nbr"}, {"telephon", "phone"},
    {"max", "maximum"},  {"min", "minimum"}, {"mean", "averag"}, {"mean", "avg"},   {"jan", "januari"},
    {"feb", "februari"}, {"mar", "march"},   {"apr", "april"},   {"jun", "june"},   {"jul", "juli"},
    {"aug", "august"},   {"sep", "septemb"}, {"sep", "sept"},    {"oct", "octob"},  {"nov", "novemb"},
    {"dec", "decemb"},
};

/* Words that add nothing to a name: "cost info" may be any cost. */
static const char *const fillers[] = {"info", "inform", "detail", "data", "column", "field", "attribut"};

/* Bare words that no column can be asked for by. */
static const char *const generic_words[] = {
    "count",   "number",  "total",    "valu",     "thing",    "item",     "data",    "info",   "inform",
    "detail",  "record",  "row",      "entri",    "result",   "column",   "field",   "tabl",   "list",
    "all",     "one",     "mani",     "much",     "most",     "least",    "averag",  "sum",    "maximum",
    "minimum", "what",    "which",    "that",     "each",     "differ",   "kind",    "way",    "more",
    "less",    "highest", "lowest",   "database", "databas",  "distinct", "uniqu",   "there",  "have",
    "has",     "than",    "at",       "of",       "in",       "with",     "for",     "by",     "the",
    "and",     "or",      "to",       "greatest", "smallest", "largest",  "biggest", "fewest", "average",
    "descend", "ascend",  "alphabet", "frequent", "not",      "no",       "please",  "show",   "give",
    "phrase",  "letter",  "charact",  "substr",   "word",     "period",   "befor",   "after",  "prior",
    "rang",    "past",    "part",     "abov",     "below",    "higher",   "lower",   "fewer",  "later",
    "earlier", "smaller", "larger",   "max",      "min",      "greater",  "equal",   "exceed", "between",
    "top",     "bottom",  "common",   "earli",    "late",     "mean",
};

/* Verbs, as they are stemmed, that tie one thing to another in most questions. */
static const char *const verbs[] = {
    "live",   "lived",  "win",   "won",      "take",   "took",   "taken",   "work",       "do",
    "done",   "did",    "make",  "made",     "associ", "belong", "contain", "involv",     "own",
    "serv",   "sever",  "play",  "particip", "attend", "hold",   "held",    "come",       "came",
    "go",     "went",   "use",   "offer",    "run",    "ran",    "have",    "had",        "has",
    "locat",  "get",    "got",   "earn",     "join",   "visit",  "appear",  "produc",     "publish",
    "teach",  "taught", "enrol", "enroll",   "regist", "receiv", "buy",     "bought",     "sell",
    "sold",   "write",  "wrote", "written",  "manag",  "lead",   "led",     "own",        "marri",
    "compet", "draw",   "drew",  "see",      "saw",    "seen",   "be",      "correspond", "relat",
    "includ", "share",  "exist", "happen",   "occur",  "stay",   "possess", "carri",
};

bool predicate_filler(const char *stem) {
    return text_is_among(stem, fillers, sizeof fillers / sizeof *fillers);
}

const char *predicate_canonical(const char *stem) {
    for (size_t i = 0; i < sizeof same_words / sizeof *same_words; i++) {
        if (strcmp(stem, same_words[i].written) == 0) {
            return same_words[i].canonical;
        }
    }
    return stem;
}

static void add_word(struct word_set *set, const char *stem, const char *norm) {
    stem = predicate_canonical(stem);
    if (set->count < PREDICATE_MAX_WORDS && !text_is_among(stem, set->stem, set->count)) {
        set->norm[set->count] = norm;
        set->stem[set->count++] = stem;
    }
}

/* Function words within a term ("date of birth") are no words of a name, but a name that has nothing else
 * keeps them. */
static bool is_joint(const char *norm) {
    static const char *const joints[] = {"of", "the", "a", "an", "s", "for", "in"};
    return text_is_among(norm, joints, sizeof joints / sizeof *joints);
}

bool predicate_words(struct arena *arena, const char *text, size_t length, struct word_set *out) {
    memset(out, 0, sizeof *out);
    struct words words;
    csql_status status = text_words(arena, text, length, &words, NULL);
    if (status != CSQL_OK) {
        return status != CSQL_NO_MEMORY;
    }
    for (size_t i = 0; i < words.count; i++) {
        if (!is_joint(words.norm[i])) {
            add_word(out, words.stem[i], words.norm[i]);
        }
    }
    for (size_t i = 0; out->count == 0 && i < words.count; i++) {
        add_word(out, words.stem[i], words.norm[i]);
    }
    if (out->count < PREDICATE_MAX_WORDS && memchr(text, '#', length) != NULL) {
        add_word(out, "number", "number");
    }
    return true;
}

/* One word of a term and one of a name: the same, or the one begins the other ("dept", "depart"). */
static bool words_link(const char *term, const char *name) {
    if (strcmp(term, name) == 0) {
        return true;
    }
    size_t term_length = strlen(term), name_length = strlen(name);
    size_t least = term_length < name_length ? term_length : name_length;
    /* Stems of one word may end otherwise; a long common beginning will do, a short one is chance. */
    return least >= 4 && strncmp(term, name, least) == 0 &&
           (term_length > name_length ? term_length : name_length) <= least + 5;
}

bool predicate_has_word(const struct word_set *set, const char *word) {
    for (size_t i = 0; i < set->count; i++) {
        if (words_link(word, set->stem[i])) {
            return true;
        }
    }
    return false;
}

/* The words one behind the other, without spaces; empty if they are too long. */
static void join_words(const struct word_set *set, char out[MAX_JOINED]) {
    size_t length = 0;
    out[0] = '\0';
    for (size_t i = 0; i < set->count; i++) {
        const size_t more = strlen(set->norm[i]);
        if (length + more >= MAX_JOINED) {
            out[0] = '\0';
            return;
        }
        memcpy(out + length, set->norm[i], more + 1);
        length += more;
    }
}

bool predicate_run_together(const struct word_set *term, const struct word_set *name) {
    char joined[MAX_JOINED];
    join_words(term, joined);
    return term->count > 1 && joined[0] != '\0' && text_is_among(joined, name->norm, name->count);
}

bool predicate_links_whole(const struct word_set *term, const struct word_set *name) {
    size_t linked = 0;
    for (size_t i = 0; i < term->count; i++) {
        if (predicate_has_word(name, term->stem[i])) {
            linked++;
        } else if (!predicate_filler(term->stem[i])) {
            return predicate_run_together(term, name);
        }
    }
    return linked > 0;
}

/* "Classroom" is class_room. */
static bool is_compound(const struct word_set *term, const struct word_set *name) {
    char a[MAX_JOINED], b[MAX_JOINED];
    if ((term->count == 1) == (name->count == 1)) {
        return false;
    }
    join_words(term, a);
    join_words(name, b);
    const size_t x = strlen(a), y = strlen(b);
    return x > 0 && y > 0 && strncmp(a, b, x < y ? x : y) == 0 &&
           (x == y || (x == y + 1 && a[y] == 's') || (y == x + 1 && b[x] == 's'));
}

bool predicate_holds_whole(const struct word_set *term, const struct word_set *name) {
    for (size_t i = 0; i < term->count; i++) {
        if (!text_is_among(term->stem[i], name->stem, name->count)) {
            return false;
        }
    }
    return term->count > 0;
}

bool predicate_exact(const struct word_set *term, const struct word_set *name) {
    if (is_compound(term, name)) {
        return true;
    }
    size_t count = 0;
    for (size_t i = 0; i < term->count; i++) {
        bool same = text_is_among(term->stem[i], name->stem, name->count);
        if (!same && (strcmp(term->stem[i], "number") != 0 || name->count < 2)) {
            return false;
        }
        count += same;
    }
    return count > 0 && count == name->count;
}

/* The same noun in the singular or the plural. */
static bool same_noun(const char *a, const char *b) {
    size_t x = strlen(a), y = strlen(b), shared = 0;
    while (a[shared] != '\0' && a[shared] == b[shared]) {
        shared++;
    }
    const char *rest = x > y ? a + shared : b + shared, *other = x > y ? b + shared : a + shared;
    return other[0] == '\0' ? rest[0] == '\0' || strcmp(rest, "s") == 0 || strcmp(rest, "es") == 0 ||
                                  strcmp(rest, "'s") == 0
                            : strcmp(other, "y") == 0 && strcmp(rest, "ies") == 0;
}

bool predicate_exact_with_owner(const struct word_set *term, const struct word_set *name,
                                const struct linked *linked, size_t first, size_t last) {
    if (term->count == 0 || name->count <= term->count || !predicate_links_whole(term, name)) {
        return false;
    }
    size_t from = first > 3 ? first - 3 : 0;
    size_t to = last + 4 < linked->word_count ? last + 4 : linked->word_count;
    for (size_t i = 0; i < name->count; i++) {
        bool found = predicate_has_word(term, name->stem[i]);
        for (size_t w = from; w < to && !found; w++) {
            found = (w < first || w >= last) && same_noun(linked->words[w].norm, name->norm[i]);
        }
        if (!found) {
            return false;
        }
    }
    return true;
}

bool predicate_own_token(const struct word_set *term, const struct word_set *names, size_t count,
                         size_t index) {
    for (size_t i = 0; i < term->count; i++) {
        if (predicate_filler(term->stem[i]) || !predicate_has_word(&names[index], term->stem[i])) {
            continue;
        }
        bool own = true;
        for (size_t j = 0; j < count && own; j++) {
            own = j == index || !predicate_has_word(&names[j], term->stem[i]);
        }
        if (own) {
            return true;
        }
    }
    return false;
}

bool predicate_verb(const struct word_set *term) {
    static const char *const particles[] = {"back", "out", "up", "off", "down", "away"};
    for (size_t i = 0; i < term->count; i++) {
        if (!text_is_among(term->stem[i], particles, sizeof particles / sizeof *particles) &&
            !text_is_among(term->stem[i], verbs, sizeof verbs / sizeof *verbs) &&
            !text_is_among(term->stem[i], generic_words, sizeof generic_words / sizeof *generic_words)) {
            return false;
        }
    }
    return term->count > 0;
}

bool predicate_generic(const struct word_set *term) {
    for (size_t i = 0; i < term->count; i++) {
        const bool letter = strlen(term->norm[i]) == 1; /* "the letter J" */
        if (!letter &&
            !text_is_among(term->stem[i], generic_words, sizeof generic_words / sizeof *generic_words)) {
            return false;
        }
    }
    return true;
}

static bool word_is(const struct linked *linked, size_t word, const char *const *words, size_t count) {
    return word < linked->word_count && text_is_among(linked->words[word].norm, words, count);
}

static bool ends_in(const char *word, const char *end) {
    size_t length = strlen(word), tail = strlen(end);
    return length > tail + 1 && strcmp(word + length - tail, end) == 0;
}

bool predicate_participle(const struct linked *linked, size_t first, size_t last) {
    const char *word = last == first + 1 ? linked->words[first].norm : "";
    return ends_in(word, "ed") || ends_in(word, "ing") || ends_in(word, "en");
}

bool predicate_relates(const struct linked *linked, size_t first, size_t last) {
    static const char *const after[] = {"in",    "at",   "of",      "from", "by",    "before",
                                        "after", "with", "between", "than", "to",    "into",
                                        "on",    "as",   "less",    "more", "under", "over"};
    return predicate_participle(linked, first, last) && last < linked->word_count &&
           word_is(linked, last, after, sizeof after / sizeof *after);
}

/* Words before "refers to" that it may define. */
#define DEFINED_WORDS 5

/* The word begins a definition's verb: "refers to", "stands for", "means". */
static bool defines(const struct linked *linked, size_t word) {
    static const char *const alone[] = {"means", "denotes"};
    static const char *const refers[] = {"refer", "refers"}, *const stands[] = {"stand", "stands"};
    static const char *const to[] = {"to"}, *const for_[] = {"for"};
    return word_is(linked, word, alone, 2) ||
           (word_is(linked, word, refers, 2) && word_is(linked, word + 1, to, 1)) ||
           (word_is(linked, word, stands, 2) && word_is(linked, word + 1, for_, 1));
}

bool predicate_defined(const struct linked *linked, size_t first, size_t last) {
    for (size_t verb = 1; verb < linked->word_count; verb++) {
        size_t from = verb > DEFINED_WORDS ? verb - DEFINED_WORDS : 0;
        bool all = defines(linked, verb);
        for (size_t w = first; w < last && all; w++) {
            bool here = linked->words[w].stopword || w == verb;
            for (size_t i = from; i < verb && !here; i++) {
                here = strcmp(linked->words[i].stem, linked->words[w].stem) == 0;
            }
            all = here;
        }
        if (all) {
            return true;
        }
    }
    return false;
}

bool predicate_unit(const struct linked *linked, size_t first, size_t last) {
    static const char *const open[] = {"("}, *const in[] = {"in"}, *const close[] = {")"};
    return first > 1 && word_is(linked, first - 1, in, 1) && word_is(linked, first - 2, open, 1) &&
           word_is(linked, last, close, 1);
}

/* The letters of the word, which words[word - 1] opens a parenthesis for, are the first ones of the words
 * before, but for small words, which have none where `skip`; *first is where those words begin. */
static bool abbreviates(const struct linked *linked, size_t word, bool skip, size_t *first) {
    const char *letters = linked->words[word].norm;
    size_t at = word - 1, left = strlen(letters);
    while (left > 0 && at > 0) {
        const struct link_word *w = &linked->words[--at];
        const bool begins = w->norm[0] == letters[left - 1] && !(skip && w->stopword);
        if (!begins && !w->stopword) {
            return false;
        }
        left -= begins;
    }
    *first = at;
    return left == 0;
}

bool predicate_spelled_out(const struct linked *linked, size_t first, size_t last) {
    static const char *const open[] = {"("}, *const close[] = {")"};
    static const size_t shortest = 2;
    for (size_t word = last + 1; word < linked->word_count; word++) {
        size_t from = 0;
        if (word_is(linked, word - 1, open, 1) && word_is(linked, word + 1, close, 1) &&
            strlen(linked->words[word].norm) >= shortest &&
            (abbreviates(linked, word, true, &from) || abbreviates(linked, word, false, &from)) &&
            from <= first) {
            return true;
        }
    }
    return false;
}

double predicate_overlap(const struct word_set *term, const struct word_set *name) {
    size_t shared = 0;
    for (size_t i = 0; i < term->count; i++) {
        shared += predicate_has_word(name, term->stem[i]);
    }
    size_t total = term->count + name->count;
    return total == 0 ? 0 : 2.0 * (double)shared / (double)total;
}

bool predicate_alike(const struct word_set *a, const struct word_set *b) {
    return predicate_overlap(a, b) >= 0.5;
}

const struct link_value *predicate_literal(const struct linked *linked, const struct plan_choice *choice) {
    const bool compared = choice != NULL && choice->operator_text != NULL &&
                          choice->compared.kind == ELEMENT_VALUE && choice->compared.index >= 0 &&
                          (size_t)choice->compared.index < linked->value_count;
    return compared ? &linked->values[choice->compared.index] : NULL;
}

bool predicate_type_fits(const struct db_column *column, const struct plan_choice *choice,
                         const struct linked *linked) {
    if (choice == NULL) {
        return true;
    }
    if (choice->aggregate != NULL &&
        (strcmp(choice->aggregate, "avg") == 0 || strcmp(choice->aggregate, "sum") == 0)) {
        return column->type == TYPE_NUMBER && !column->foreign_key && !column->primary_key;
    }
    const struct link_value *literal = predicate_literal(linked, choice);
    if (literal == NULL) {
        return true;
    }
    switch (literal->kind) {
    case LINK_DATE:
        return column->type == TYPE_DATE || column->type == TYPE_TEXT || column->type == TYPE_NUMBER;
    case LINK_NUMBER:
    case LINK_NUMBER_WORD:
        /* A number is compared by size with numbers alone; as an equal it may be a text's ("2010"). */
        return strcmp(choice->operator_text, "=") == 0 || column->type == TYPE_NUMBER ||
               column->type == TYPE_DATE;
    case LINK_QUOTED:
    case LINK_TEXT:
    case LINK_CAPITAL:
        return column->text_values || column->type == TYPE_TEXT || column->type == TYPE_BOOLEAN ||
               column->type == TYPE_OTHER;
    }
    return true;
}

bool predicate_in_focus(const struct db_catalogue *catalogue, int column, const bool *focus) {
    return column >= 0 && (size_t)column < catalogue->column_count && focus[catalogue->columns[column].table];
}

bool predicate_named_elsewhere(const struct linked *linked, int column, size_t first, size_t last) {
    for (size_t i = 0; i < linked->match_count; i++) {
        const struct link_match *m = &linked->matches[i];
        if (m->column && m->index == column && m->code == LINK_EXACT &&
            (m->last <= first || m->first >= last) && m->last - m->first >= 2) {
            return true;
        }
    }
    return false;
}

bool predicate_half_named_elsewhere(const struct linked *linked, int column, size_t first, size_t last) {
    for (size_t i = 0; i < linked->match_count; i++) {
        const struct link_match *m = &linked->matches[i];
        if (m->column && m->index == column && m->code != LINK_SEMANTIC &&
            (m->last <= first || m->first >= last) && m->last - m->first >= 2) {
            return true;
        }
    }
    return false;
}

bool predicate_listed(const struct linked *linked, size_t first, size_t last) {
    for (size_t i = 0; i < linked->match_count; i++) {
        const struct link_match *m = &linked->matches[i];
        if (m->column && m->code != LINK_SEMANTIC &&
            (m->first >= last   ? link_joined_in_list(linked, last, m->first)
             : m->last <= first ? link_joined_in_list(linked, m->last, first)
                                : false)) {
            return true;
        }
    }
    return false;
}

bool predicate_same_by_key(const struct db_catalogue *catalogue, int a, int b) {
    for (size_t i = 0; i < catalogue->key_count; i++) {
        const struct db_key *key = &catalogue->keys[i];
        if ((key->from == a && key->to == b) || (key->from == b && key->to == a)) {
            return true;
        }
    }
    return false;
}

bool predicate_tables_joined(const struct db_catalogue *catalogue, int a, int b) {
    for (size_t i = 0; i < catalogue->key_count; i++) {
        const struct db_key *key = &catalogue->keys[i];
        const struct db_column *from = &catalogue->columns[key->from];
        int to = catalogue->columns[key->to].table;
        /* Two primary keys of one name are rivals themselves. */
        bool certain = !key->inferred || !from->primary_key;
        if (certain && ((from->table == a && to == b) || (from->table == b && to == a))) {
            return true;
        }
    }
    return false;
}

bool predicate_asks_for_part(const struct linked *linked, size_t first, size_t last) {
    static const char *const cues[] = {"contain", "includ", "substr", "substring", "like",    "start",
                                       "begin",   "end",    "word",   "prefix",    "suffix",  "letter",
                                       "charact", "phrase", "phrase", "string",    "keyword", "mention"};
    /* "Have Express in their names", "with TN in the address" */
    static const char *const in[] = {"in", "within"};
    static const char *const whose[] = {"their", "its", "his", "her", "the", "whose"};
    size_t from = first > 5 ? first - 5 : 0;
    size_t to = last + 3 < linked->word_count ? last + 3 : linked->word_count;
    for (size_t i = from; i < to; i++) {
        if ((i < first || i >= last) &&
            text_is_among(linked->words[i].stem, cues, sizeof cues / sizeof *cues)) {
            return true;
        }
    }
    static const char *const having[] = {"have", "has", "having", "with"};
    return first > 0 && word_is(linked, first - 1, having, 4) && word_is(linked, last, in, 2) &&
           word_is(linked, last + 1, whose, sizeof whose / sizeof *whose);
}
