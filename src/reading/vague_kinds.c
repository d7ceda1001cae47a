/* What words are general for: places, those who do things, times; a word that several names share; and by the
 * lexicon and the vectors, what a name is a kind of. */
#include <string.h>

#include "reading/vague.h"
#include "text/text.h"

/* How well a word must name a table to stand for its rows. */
#define TABLE_NAMED 0.7
/* How alike in meaning a word must be to a table's name that it shares nothing with. */
#define TABLE_ALIKE 0.6
/* How alike in meaning a verb must be to a noun for who does it. */
#define DOES 0.45
/* Letters that a verb and a noun of one family begin with alike ("choreographed", "choreographer"). */
#define FAMILY 5
/* Steps up from a noun to what it is a kind of, and kinds looked at on each. */
#define MAX_STEPS 6
#define MAX_KINDS 2
/* Words of "how can I best ..." before the verb. */
#define MAX_REACH 4

static bool in_list(const char *norm, const char *const *list, size_t count) {
    for (size_t i = 0; i < count; i++) {
        size_t length = strlen(list[i]);
        if (strncmp(list[i], norm, length) == 0 &&
            (norm[length] == '\0' || strcmp(norm + length, "s") == 0)) {
            return true;
        }
    }
    return false;
}

#define IN_LIST(norm, list) in_list(norm, list, sizeof(list) / sizeof *(list))

/* The noun is a kind of one of these, by the lexicon. */
static bool is_kind_of(const struct reader *r, const char *noun, const char *const *kinds, size_t count) {
    for (size_t i = 0; i < count && r->in->embed != NULL; i++) {
        if (embed_relation(r->in->embed, noun, kinds[i]) == LEXICON_HYPERNYM) {
            return true;
        }
    }
    return false;
}

static bool is_place(const struct reader *r, const char *noun) {
    static const char *const places[] = {
        "country",   "countries",    "state",        "province", "region",    "county",   "city",
        "cities",    "town",         "village",      "suburb",   "borough",   "street",   "road",
        "avenue",    "square",       "plaza",        "block",    "quarter",   "district", "address",
        "addresses", "building",     "venue",        "hall",     "room",      "floor",    "wing",
        "location",  "place",        "site",         "campus",   "stadium",   "arena",    "station",
        "gallery",   "galleries",    "terminal",     "gate",     "dock",      "harbour",  "harbor",
        "port",      "airport",      "museum",       "theatre",  "theater",   "church",   "library",
        "libraries", "park",         "garden",       "hospital", "clinic",    "ward",     "laboratory",
        "studio",    "warehouse",    "office",       "island",   "continent", "zone",     "territory",
        "facility",  "neighborhood", "neighbourhood"};
    static const char *const kinds[] = {"municipality", "building", "room", "district", "region", "area"};
    static const char *const none[] = {"department", "unit", "branch", "set", "range", "section"};
    return IN_LIST(noun, places) ||
           (!IN_LIST(noun, none) && is_kind_of(r, noun, kinds, sizeof kinds / sizeof *kinds));
}

static bool is_agent(const struct reader *r, const char *noun) {
    static const char *const agents[] = {
        "company",   "companies",   "organization", "organisation", "bank",        "branch",     "branches",
        "agency",    "agencies",    "studio",       "team",         "person",      "artist",     "museum",
        "musician",  "band",        "firm",         "institution",  "group",       "club",       "department",
        "nation",    "school",      "university",   "committee",    "council",     "foundation", "charity",
        "ministry",  "party",       "foundry",      "factory",      "brewery",     "laboratory", "network",
        "authority", "association", "federation",   "society",      "corporation", "government", "hospital",
        "clinic",    "college",     "crew",         "orchestra",    "choir",       "ensemble",   "squad",
        "board",     "family",      "vendor",       "supplier",     "funder",      "founder",    "owner",
        "maker",     "designer",    "developer",    "builder",      "provider",    "lender",     "holder",
        "leader",    "donor",       "investor",     "sponsor",      "trainer",     "dealer",     "seller",
        "retailer",  "driver",      "employer",     "manufacturer", "partner",     "contractor", "insurer"};
    static const char *const kinds[] = {"person",       "worker",      "professional", "performer",
                                        "artist",       "leader",      "creator",      "expert",
                                        "organization", "institution", "company"};
    static const char *const none[] = {"model",   "title",   "type",  "class",  "grade", "code",
                                       "subject", "number",  "issue", "rating", "unit",  "job",
                                       "color",   "address", "order", "letter", "paper"};
    static const char *const endings[] = {"tor", "ser", "cer", "her", "ger", "ter", "ist", "ian"};
    if (IN_LIST(noun, agents)) {
        return true;
    }
    if (IN_LIST(noun, none) || is_place(r, noun)) {
        return false;
    }
    size_t length = strlen(noun);
    length -= length > 5 && noun[length - 1] == 's' && noun[length - 2] != 's'; /* "teachers" */
    for (size_t i = 0; i < sizeof endings / sizeof *endings && length > 5; i++) {
        if (strncmp(noun + length - 3, endings[i], 3) == 0) {
            return true;
        }
    }
    return is_kind_of(r, noun, kinds, sizeof kinds / sizeof *kinds);
}

static bool is_time(const struct reader *r, const char *noun, int column) {
    static const char *const times[] = {"date", "day", "time", "year", "month", "season", "period", "era"};
    return r->catalogue->columns[column].type == TYPE_DATE || IN_LIST(noun, times);
}

bool vague_is_filler(const char *norm) {
    static const char *const fillers[] = {"name", "number", "id", "code", "title", "type", "text"};
    return IN_LIST(norm, fillers);
}

const char *vague_head(const struct reader *r, int column) {
    const struct words *words = link_column_words(r->in->links, column);
    for (size_t k = words->count; k > 0; k--) {
        if (!vague_is_filler(words->norm[k - 1])) {
            return words->norm[k - 1];
        }
    }
    return words->count > 0 ? words->norm[words->count - 1] : "";
}

/* A column named only by "name" or "title" holds the name of what its table holds. */
static const char *kind_noun(const struct reader *r, int column) {
    const char *head = vague_head(r, column);
    const struct words *table = link_table_words(r->in->links, r->catalogue->columns[column].table);
    return vague_is_filler(head) && table->count > 0 ? table->norm[table->count - 1] : head;
}

/* A number or a code of something is no name of it, but "room number" tells which room. */
static bool is_measure(const struct reader *r, int column) {
    const struct db_column *c = &r->catalogue->columns[column];
    const struct words *words = link_column_words(r->in->links, column);
    const char *last = words->count > 0 ? words->norm[words->count - 1] : "";
    bool numbered = strcmp(last, "number") == 0;
    /* "Blood group", "age group": a class of people, and nobody. */
    bool class = words->count > 1 && strcmp(last, "group") == 0 && !c->foreign_key;
    return class || c->type == TYPE_DATE ||
           (!c->foreign_key && ((c->type == TYPE_NUMBER && !numbered) || strcmp(last, "code") == 0));
}

/* By what one gets hold of somebody. */
static bool is_contact(const struct reader *r, int column) {
    static const char *const ways[] = {"email",  "mail",      "phone", "telephone",
                                       "mobile", "cellphone", "fax",   "pager"};
    const struct words *words = link_column_words(r->in->links, column);
    for (size_t k = 0; k < words->count; k++) {
        if (IN_LIST(words->norm[k], ways)) {
            return true;
        }
    }
    return false;
}

/* The noun is of the sense. */
static bool is_of_sense(const struct reader *r, enum sense sense, const char *noun) {
    return (sense == SENSE_PLACE && is_place(r, noun)) || (sense == SENSE_AGENT && is_agent(r, noun));
}

bool vague_fits(const struct reader *r, enum sense sense, int column) {
    const char *noun = kind_noun(r, column);
    if (sense == SENSE_TIME) {
        return is_time(r, noun, column);
    }
    if (sense == SENSE_CONTACT) {
        return is_contact(r, column);
    }
    int parent = r->catalogue->columns[column].foreign_key ? parent_table(r->catalogue, column) : -1;
    const struct words *of = parent >= 0 ? link_table_words(r->in->links, parent) : NULL;
    return (!is_measure(r, column) && is_of_sense(r, sense, noun)) ||
           (of != NULL && of->count > 0 && is_of_sense(r, sense, of->norm[of->count - 1]));
}

/* The noun is a kind of one of these, however far up, in its commonest senses. */
static bool is_under(const struct reader *r, const char *noun, const char *const *kinds, size_t count) {
    const char *at = noun;
    for (size_t step = 0; step < MAX_STEPS && at != NULL; step++) {
        const char *up[MAX_KINDS];
        size_t known = embed_related(r->in->embed, at, LEXICON_HYPERNYM, up, MAX_KINDS);
        for (size_t k = 0; k < known; k++) {
            for (size_t i = 0; i < count; i++) {
                if (strcmp(up[k], kinds[i]) == 0) {
                    return true;
                }
            }
        }
        at = known > 0 ? up[0] : NULL;
    }
    return false;
}

bool vague_may_fit(const struct reader *r, enum sense sense, int column) {
    static const char *const agents[] = {"person", "organization", "institution", "enterprise", "worker"};
    static const char *const places[] = {"location", "building", "facility", "region", "room", "area"};
    const char *noun = vague_head(r, column);
    if (vague_fits(r, sense, column) || r->in->embed == NULL) {
        return vague_fits(r, sense, column);
    }
    return sense == SENSE_AGENT   ? is_under(r, noun, agents, sizeof agents / sizeof *agents)
           : sense == SENSE_PLACE ? is_under(r, noun, places, sizeof places / sizeof *places)
                                  : false;
}

/* A column's name begins at the word, articles aside: "when is the hire date". */
static bool names_column(const struct reader *r, size_t word) {
    const struct linked *linked = r->in->linked;
    size_t first = clause_skip_articles(r, word);
    for (size_t i = 0; i < linked->match_count; i++) {
        const struct link_match *m = &linked->matches[i];
        if (!m->column || m->code == LINK_SEMANTIC || m->first > first || first >= m->last) {
            continue;
        }
        /* "when is the exhibit ..." names the thing, not exhibit_id */
        const struct words *table = link_table_words(r->in->links, r->catalogue->columns[m->index].table);
        if (m->last - m->first > 1 || !text_has_stem(table, r->words[first].stem)) {
            return true;
        }
    }
    return false;
}

/* "where ..., in which hall": it is said later which. */
static bool says_which(const struct reader *r, size_t word) {
    for (size_t i = word + 2; i < r->count; i++) {
        if (clause_word_is(r, i, "which") && (r->cues[i - 1] & CUE_PREPOSITION) != 0) {
            return true;
        }
    }
    return false;
}

bool vague_is_involved(const struct reader *r, size_t word) {
    static const char *const how[] = {"behind", "responsible", "involved", "accountable", "credited"};
    return word < r->count && (text_is_among(r->words[word].norm, how, sizeof how / sizeof *how) ||
                               (clause_word_is(r, word, "in") && clause_word_is(r, word + 1, "charge")));
}

/* The word asks: at the beginning, or after "and" and before a verb; not "who is the ..." or "when is the
 * ...", which ask for what is named. */
static bool asks(const struct reader *r, size_t word, const char *norm) {
    if (!clause_word_is(r, word, norm) || word + 1 >= r->count) {
        return false;
    }
    bool auxiliary = (r->cues[word + 1] & CUE_FINITE) != 0 || clause_word_is(r, word + 1, "will");
    bool named =
        clause_is_copula(r, word + 1) && (word + 2 >= r->count || (r->cues[word + 2] & CUE_PRONOUN) == 0);
    bool they =
        (r->cues[word + 1] & CUE_PRONOUN) != 0 || /* "and where they are", "and who made them" */
        (clause_is_content(r, word + 1) && word + 2 < r->count && (r->cues[word + 2] & CUE_PRONOUN) != 0);
    bool opens = word == 0 || (r->cues[word - 1] & CUE_END) != 0 ||
                 (clause_word_is(r, word - 1, "and") && ((auxiliary && !named) || they));
    bool names = clause_is_copula(r, word + 1) &&
                 (strcmp(norm, "who") == 0 ? !vague_is_involved(r, word + 2) : names_column(r, word + 2));
    return opens && !says_which(r, word) && (strcmp(norm, "where") == 0 || !names);
}

static bool names_table(const struct reader *r, size_t word) {
    for (size_t t = 0; t < r->catalogue->table_count; t++) {
        if (match_table(r, (struct span){word, word + 1}, (int)t) >= TABLE_NAMED) {
            return true;
        }
    }
    return false;
}

bool vague_is_word(const struct reader *r, size_t word, const char *norm) {
    size_t length = strlen(norm);
    const char *said = r->words[word].norm;
    return strncmp(said, norm, length) == 0 && (said[length] == '\0' || strcmp(said + length, "s") == 0);
}

/* The word before says which ("office location"), and is no name of what the question is about. */
static bool is_narrowed(const struct reader *r, size_t word) {
    if (word == 0 || !clause_is_content(r, word - 1)) {
        return false;
    }
    for (size_t t = 0; t < r->catalogue->table_count; t++) {
        if (match_table(r, (struct span){word - 1, word}, (int)t) >= TABLE_NAMED) {
            return false;
        }
    }
    return true;
}

/* "contact information", "how can I contact them": not the contact person, nor the contact number. */
static bool asks_contact(const struct reader *r, size_t word) {
    bool how = clause_word_is(r, 0, "how") && word > 0 && word <= MAX_REACH;
    if (how && (clause_word_is(r, word, "contact") || clause_word_is(r, word, "reach"))) {
        return !clause_is_content(r, word - 1) && !(r->cues[word - 1] & CUE_COUNT);
    }
    return clause_word_is(r, word, "contact") && word + 1 < r->count && vague_tells_of(r, word + 1);
}

bool vague_tells_of(const struct reader *r, size_t word) {
    static const char *const tells[] = {"information", "info", "detail", "data"};
    return word < r->count && IN_LIST(r->words[word].norm, tells);
}

enum sense vague_sense(const struct reader *r, size_t word) {
    static const char *const places[] = {"location", "place", "whereabouts"};
    static const char *const takes[] = {"take", "took", "taken", "taking"};
    bool idiom =
        word > 0 && IN_LIST(r->words[word - 1].norm, takes) && strcmp(r->words[word].norm, "place") == 0;
    if (asks(r, word, "where") ||
        (!idiom && clause_is_content(r, word) && IN_LIST(r->words[word].norm, places) &&
         !names_table(r, word) && !is_narrowed(r, word))) {
        return SENSE_PLACE;
    }
    if (asks_contact(r, word)) {
        return SENSE_CONTACT;
    }
    return asks(r, word, "who") ? SENSE_AGENT : asks(r, word, "when") ? SENSE_TIME : SENSE_NONE;
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
    if (text_has_stem(table, r->words[word].stem)) {
        return false;
    }
    for (size_t k = 0; k < words->count; k++) {
        if (strcmp(words->stem[k], r->words[word].stem) == 0) {
            return words->count > 1 || !vague_is_word(r, word, words->norm[k]);
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
    return !text_has_stem(link_column_words(r->in->links, column), r->words[word].stem);
}

/* The word is a column's whole name. */
static bool names_exactly(const struct reader *r, size_t word) {
    const struct linked *linked = r->in->linked;
    for (size_t i = 0; i < linked->match_count; i++) {
        const struct link_match *m = &linked->matches[i];
        if (m->column && m->code == LINK_EXACT && m->first <= word && word < m->last) {
            const struct words *name = link_column_words(r->in->links, m->index);
            if (name->count > 1 || vague_is_word(r, word, name->norm[0])) {
                return true;
            }
        }
    }
    return false;
}

/* The word may be what is asked for. */
static bool is_asked(const struct reader *r, size_t word) {
    return clause_is_object(r, word) || (word > 0 && (r->cues[word - 1] & (CUE_PRONOUN | CUE_AND)) != 0);
}

double vague_generality(const struct reader *r, size_t word, enum sense sense, int column) {
    const char *norm = r->words[word].norm;
    if (sense != SENSE_NONE && vague_fits(r, sense, column)) {
        return VAGUE_SURE;
    }
    if (!clause_is_content(r, word) || r->words[word].soft || vague_is_filler(norm) ||
        names_exactly(r, word)) {
        return 0;
    }
    if (shares_word(r, word, column)) {
        bool modified = word > 0 && clause_is_content(r, word - 1) && is_free(r, word - 1, column);
        return modified ? 0 : VAGUE_SHARED;
    }
    const char *noun = vague_head(r, column);
    if (clause_is_content(r, word + 1)) {
        return 0; /* it only says what kind of thing the next word is */
    }
    if (r->in->embed == NULL || !is_asked(r, word) || vague_is_filler(noun) || !is_unlinked(r, word) ||
        !is_noun(norm)) {
        return 0;
    }
    enum lexicon_relation relation = embed_relation(r->in->embed, norm, noun);
    if (relation == LEXICON_HYPONYM || relation == LEXICON_SYNONYM) {
        return VAGUE_KIND;
    }
    double likeness = (double)embed_similarity(r->in->embed, norm, noun);
    return likeness < 0 ? 0 : likeness < VAGUE_KIND ? likeness : VAGUE_KIND;
}

bool vague_is_empty(const struct reader *r, size_t word) {
    bool ends = word + 1 >= r->count || !clause_is_content(r, word + 1);
    return clause_is_content(r, word) && r->cues[word] == 0 && is_unlinked(r, word) && ends &&
           is_noun(r->words[word].norm) && word > 0 && clause_is_content(r, word - 1);
}

bool vague_names_kind(const struct reader *r, size_t word, int table) {
    const struct words *name = link_table_words(r->in->links, table);
    if (!clause_is_content(r, word) || name->count == 0 || !is_noun(r->words[word].norm)) {
        return false;
    }
    if (strcmp(name->stem[name->count - 1], r->words[word].stem) == 0) {
        return name->count > 1;
    }
    const char *said = r->words[word].norm, *head = name->norm[name->count - 1];
    return r->in->embed != NULL && is_unlinked(r, word) &&
           (embed_relation(r->in->embed, said, head) == LEXICON_HYPONYM ||
            (double)embed_similarity(r->in->embed, said, head) >= TABLE_ALIKE);
}

/* The noun is who does what the verb says, and as such begins alike: "donated", "donor". */
static bool is_doer(const struct reader *r, const char *verb, const char *noun) {
    size_t length = strlen(noun);
    bool doer = length > 4 && (strcmp(noun + length - 2, "or") == 0 || strcmp(noun + length - 2, "er") == 0);
    return doer && strncmp(verb, noun, length - 2) == 0 &&
           (double)embed_similarity(r->in->embed, verb, noun) >= DOES;
}

/* The question's word says the name's: the same, of one family, derived from it ("wrote", "writer"), or the
 * number that it spells. */
static bool says(const struct reader *r, size_t word, const struct words *words, size_t k) {
    const char *norm = words->norm[k], *said = r->words[word].norm;
    bool family = strlen(norm) > FAMILY && strncmp(norm, said, FAMILY) == 0;
    if (family || strcmp(words->stem[k], r->words[word].stem) == 0 || says_spelled_number(r, word, norm)) {
        return true;
    }
    if (r->in->embed == NULL) {
        return false;
    }
    enum lexicon_relation relation = embed_relation(r->in->embed, said, norm);
    return relation == LEXICON_DERIVED || relation == LEXICON_SYNONYM || is_doer(r, said, norm);
}

bool vague_is_said(const struct reader *r, const struct vague *vague, const struct specific *specific) {
    const struct words *words = specific->words;
    const struct words *table = link_table_words(r->in->links, specific->table);
    const char *head = specific->column >= 0 ? vague_head(r, specific->column) : NULL;
    for (size_t k = 0; k < words->count; k++) {
        bool named = specific->column < 0 || words->norm[k] == head || !text_has_stem(table, words->stem[k]);
        bool own = !vague_is_filler(words->norm[k]) && named &&
                   strcmp(words->stem[k], r->words[vague->word].stem) != 0;
        for (size_t i = 0; i < vague->count && own; i++) {
            own = vague->at[i].words == words || !text_has_stem(vague->at[i].words, words->stem[k]);
        }
        for (size_t i = 0; i < r->count && own; i++) {
            if (i != vague->word && !r->words[i].stopword && says(r, i, words, k)) {
                return true;
            }
        }
    }
    return false;
}

/* The noun is who does what the verb says: teacher of "teaches", judge of "judged". */
static bool does(const char *noun, const char *verb) {
    static const char *const endings[] = {"", "er", "or", "r"};
    size_t length = strlen(verb);
    return length > 2 && strncmp(noun, verb, length) == 0 &&
           text_is_among(noun + length, endings, sizeof endings / sizeof *endings);
}

static bool names_doer(const struct words *name, const char *stem) {
    bool found = false;
    for (size_t k = 0; k < name->count; k++) {
        found = found || does(name->stem[k], stem);
    }
    return found;
}

bool vague_names_doer(const struct reader *r, size_t word) {
    static const char *const helpers[] = {"has", "have", "did", "does", "do", "can", "will", "was"};
    size_t verb = word + 1;
    while (verb < r->count && text_is_among(r->words[verb].norm, helpers, sizeof helpers / sizeof *helpers)) {
        verb++;
    }
    if (!clause_is_content(r, verb)) {
        return false;
    }
    const char *stem = r->words[verb].stem;
    size_t count = 0;
    for (size_t t = 0; t < r->catalogue->table_count; t++) {
        count += names_doer(link_table_words(r->in->links, (int)t), stem);
    }
    for (size_t c = 0; c < r->catalogue->column_count; c++) {
        int parent = r->catalogue->columns[c].foreign_key ? parent_table(r->catalogue, (int)c) : -1;
        count += parent >= 0 && !names_doer(link_table_words(r->in->links, parent), stem) &&
                 names_doer(link_column_words(r->in->links, (int)c), stem);
    }
    return count == 1;
}
