#include "plan/roles.h"

#include <string.h>

#include "plan/role_names.h"

/* The stem of who does is that of what is done, with an ending: seller, buyer, owner. */
static bool does(const char *agent, const char *stem) {
    size_t length = strlen(stem);
    return length > 2 && strncmp(agent, stem, length) == 0 &&
           (strcmp(agent + length, "er") == 0 || strcmp(agent + length, "or") == 0 ||
            strcmp(agent + length, "r") == 0);
}

/* The word of the question names what the word of the name does. */
static bool says(const struct wording *w, const struct link_word *said, const char *norm, const char *stem) {
    norm = role_names_in_full(w->roles, norm);
    return strcmp(said->stem, stem) == 0 || strcmp(said->norm, norm) == 0 || does(norm, said->stem) ||
           role_names_alike(w->roles, norm, stem, said->norm, said->stem);
}

/* ---- keys ---- */

/* The column is part of a key of several, or refers to another table too. */
static bool is_shared(const struct wording *w, const struct input_key *key) {
    const struct db_catalogue *catalogue = w->linked->catalogue;
    for (size_t i = 0; i < catalogue->key_count; i++) {
        const struct db_key *other = &catalogue->keys[i];
        bool elsewhere = catalogue->columns[other->to].table !=
                         catalogue->columns[w->in->columns[key->to].catalogue].table;
        if (other->from == w->in->columns[key->from].catalogue && (other->composite || elsewhere)) {
            return true;
        }
    }
    return false;
}

static bool name_words(const struct wording *w, const char *name, struct words *out) {
    return text_words(w->arena, name, strlen(name), out, NULL) == CSQL_OK;
}

static bool has_norm(const struct words *words, const char *norm) {
    return words->count > 0 && text_is_among(norm, words->norm, words->count);
}

/* The words of the key's name without those that any key has, and without those of the table it refers to. */
static bool read_role(const struct wording *w, int key, int target, struct role *out) {
    static const char *const common[] = {"id",        "identifier", "code", "no", "number", "key", "ref",
                                         "reference", "to",         "by",   "of", "from",   "fk",  "name"};
    const struct db_catalogue *catalogue = w->linked->catalogue;
    struct words table;
    *out = (struct role){.key = key};
    if (!name_words(w, catalogue->columns[w->in->columns[w->in->keys[key].from].catalogue].name,
                    &out->words) ||
        !name_words(w, catalogue->tables[w->in->tables[target]].name, &table)) {
        return false;
    }
    static const char *const relations[] = {"to", "of", "in", "under"};
    size_t kept = 0, last = out->words.count;
    out->relates = last > 1 && ONE_OF(out->words.norm[last - 1], relations);
    out->by = has_norm(&out->words, "by");
    static const char *const ways[] = {"from", "to"};
    for (size_t i = 0; i < last; i++) { /* "from_port" has nothing else to be told by */
        if (!ONE_OF(out->words.norm[i], common) && !text_has_stem(&table, out->words.stem[i])) {
            out->words.norm[kept] = out->words.norm[i];
            out->words.stem[kept++] = out->words.stem[i];
        }
    }
    if (kept == 0 && last > 1 && ONE_OF(out->words.norm[0], ways)) {
        kept = 1;
    }
    out->words.count = kept;
    return true;
}

/* Takes words out that several of the roles have. */
static void tell_apart(struct roles *roles) {
    size_t left[ROLES_MAX] = {0};
    for (size_t r = 0; r < roles->count; r++) {
        struct words *words = &roles->at[r].words;
        for (size_t i = 0; i < words->count; i++) {
            bool shared = false;
            for (size_t k = 0; k < roles->count; k++) {
                shared = shared || (k != r && has_norm(&roles->at[k].words, words->norm[i]));
            }
            if (!shared) { /* those that are told apart change places with those before */
                const char *norm = words->norm[i], *stem = words->stem[i];
                words->norm[i] = words->norm[left[r]];
                words->stem[i] = words->stem[left[r]];
                words->norm[left[r]] = norm;
                words->stem[left[r]++] = stem;
            }
        }
    }
    for (size_t r = 0; r < roles->count; r++) {
        roles->at[r].words.count = left[r];
    }
}

/* The roles that the table's keys give to another's rows; false if there are not several, of two tables. */
static bool read_roles(const struct wording *w, int base, int target, struct roles *out) {
    const struct plan_input *in = w->in;
    *out = (struct roles){.base = base, .target = target};
    for (size_t k = 0; k < in->key_count && k < INPUT_MAX_ROLES && out->count < ROLES_MAX; k++) {
        bool between = in->columns[in->keys[k].from].table == base &&
                       in->columns[in->keys[k].to].table == target && in->keys[k].from != in->keys[k].to &&
                       (out->count == 0 || in->keys[k].to == in->keys[out->at[0].key].to);
        if (between && !is_shared(w, &in->keys[k]) && read_role(w, (int)k, target, &out->at[out->count])) {
            out->count++;
        }
    }
    tell_apart(out);
    return out->count > (base == target ? 0u : 1u);
}

bool roles_pair(const struct wording *w, const struct roles *roles) {
    bool pair = roles->count == 2 && !roles_reflexive(roles);
    for (size_t c = 0; c < w->in->column_count; c++) {
        const struct input_column *column = &w->in->columns[c];
        pair = pair && (column->table != roles->base || column->foreign_key || column->primary_key);
    }
    return pair;
}

/* ---- words ---- */

bool roles_is_table(const struct wording *w, int table, size_t word) {
    struct words words;
    return word < w->linked->word_count &&
           name_words(w, w->linked->catalogue->tables[w->in->tables[table]].name, &words) &&
           text_has_stem(&words, w->linked->words[word].stem);
}

/* The words name the key itself, not what it refers to: "manager id". */
static bool is_key(const struct wording *w, size_t word) {
    static const char *const ends[] = {"id", "ids", "code", "codes", "number", "numbers", "no"};
    return ONE_OF(wording_norm(w, word), ends);
}

/* The word is no noun by its form: "sold" for a seller, "cite" for what is citing. */
static bool has_verb_form(const struct link_word *word, const struct words *role) {
    static const char *const verbs[] = {"buy",       "bought",   "purchase", "sell",    "sold",    "send",
                                        "sent",      "receive",  "receiv",   "manage",  "manag",   "report",
                                        "supervise", "supervis", "precede",  "succeed", "require", "won"};
    if (ONE_OF(word->norm, verbs) || (ONE_OF(word->stem, verbs) && !has_norm(role, word->norm))) {
        const size_t length = strlen(word->norm);
        return length < 3 ||
               (strcmp(word->norm + length - 2, "er") != 0 && strcmp(word->norm + length - 3, "ers") != 0);
    }
    for (size_t i = 0; i < role->count; i++) {
        const size_t length = strlen(role->norm[i]);
        const char *end = length > 3 ? role->norm[i] + length - 2 : "";
        bool doing = strcmp(end, "ng") == 0 || strcmp(end, "ed") == 0 || strcmp(end, "er") == 0 ||
                     strcmp(end, "or") == 0;
        bool other = strncmp(word->norm, role->norm[i], length) != 0;
        if (doing && other && (strcmp(word->stem, role->stem[i]) == 0 || does(role->norm[i], word->stem))) {
            return true;
        }
    }
    return false;
}

/* No noun: the word does something ("reports", "sold", "likes"), by what stands around it or by its form. */
static bool is_verb(const struct wording *w, size_t first, size_t last, const struct words *role) {
    static const char *const behind[] = {"to", "by"};
    static const char *const nouns[] = {"the", "their", "its",   "a",  "an", "his",
                                        "her", "same",  "whose", "of", "s"};
    static const char *const helpers[] = {"does", "do", "did", "that", "they", "he", "she", "who"};
    if (first > 0 && ONE_OF(wording_norm(w, first - 1), nouns)) {
        return false;
    }
    return ONE_OF(wording_norm(w, last), behind) ||
           (first > 0 && ONE_OF(wording_norm(w, first - 1), helpers)) ||
           has_verb_form(&w->linked->words[first], role);
}

/* "Children", "subcategories": the rows that give the only role there is to another one. */
static bool is_inverse(const struct wording *w, const struct roles *roles, size_t word) {
    static const char *const words[] = {
        "child",   "children",  "subordinate", "subordinates", "kids",      "descendants", "offspring",
        "sons",    "daughters", "son",         "daughter",     "successor", "successors",  "students",
        "student", "pupils",    "advisees",    "mentees",      "disciples", "apprentices"};
    const char *norm = wording_norm(w, word), *stem = w->linked->words[word].stem;
    struct words table;
    bool below = strncmp(norm, "sub", 3) == 0 && strncmp(stem, "sub", 3) == 0 &&
                 name_words(w, w->linked->catalogue->tables[w->in->tables[roles->target]].name, &table) &&
                 table.count == 1 &&
                 (strcmp(table.stem[0], stem + 3) == 0 ||
                  strncmp(table.norm[0], norm + 3, strlen(table.norm[0])) == 0);
    return roles->count == 1 && roles_reflexive(roles) && (below || ONE_OF(norm, words));
}

/* The role that the word names, just so or in other words; count if none. */
static size_t role_said(const struct wording *w, const struct roles *roles, const struct link_word *word) {
    for (size_t r = 0; r < roles->count; r++) {
        if (has_norm(&roles->at[r].words, word->norm)) {
            return r;
        }
    }
    for (size_t r = 0; r < roles->count; r++) {
        const struct words *words = &roles->at[r].words;
        for (size_t k = 0; k < words->count; k++) {
            if (says(w, word, words->norm[k], words->stem[k])) {
                return r;
            }
        }
    }
    return roles->count;
}

size_t roles_mentions(const struct wording *w, const struct roles *roles, struct role_mention *out) {
    size_t count = 0;
    for (size_t i = 0; i < w->linked->word_count && count < ROLES_MAX_MENTIONS; i++) {
        size_t role = role_said(w, roles, &w->linked->words[i]);
        bool inverse = role == roles->count && is_inverse(w, roles, i);
        role = inverse ? 0 : role;
        bool again = count > 0 && out[count - 1].last == i && out[count - 1].role == role;
        if (again) {
            out[count - 1].last = i + 1; /* a second word of one name */
        } else if (role < roles->count && (!w->linked->words[i].stopword || w->linked->words[i].soft)) {
            out[count++] = (struct role_mention){i, i + 1, role, false, inverse};
        }
    }
    size_t kept = 0;
    for (size_t m = 0; m < count; m++) {
        while (roles_is_table(w, roles->target, out[m].last)) {
            out[m].last++;
        }
        if (!is_key(w, out[m].last)) {
            out[m].verb =
                !out[m].inverse && (roles->at[out[m].role].relates ||
                                    is_verb(w, out[m].first, out[m].last, &roles->at[out[m].role].words));
            out[kept++] = out[m];
        }
    }
    return kept;
}

/* How many keys join the tables that the key does, and how many of them stand before it. */
static size_t count_keys(const struct plan_input *in, size_t key, size_t *before) {
    size_t count = 0;
    *before = 0;
    for (size_t k = 0; k < in->key_count; k++) {
        bool same = in->columns[in->keys[k].from].table == in->columns[in->keys[key].from].table &&
                    in->columns[in->keys[k].to].table == in->columns[in->keys[key].to].table;
        count += same;
        *before += same && k < key;
    }
    return count;
}

bool roles_next(const struct wording *w, size_t *key, struct roles *roles) {
    for (; *key < w->in->key_count; (*key)++) {
        int base = w->in->columns[w->in->keys[*key].from].table;
        int target = w->in->columns[w->in->keys[*key].to].table;
        size_t before, count = count_keys(w->in, *key, &before);
        if (before == 0 && (count > 1 || base == target) && read_roles(w, base, target, roles)) {
            (*key)++;
            return true;
        }
    }
    return false;
}

bool roles_find(const struct wording *w, struct roles *roles, struct role_mention *mentions, size_t *count) {
    struct roles tried;
    struct role_mention found[ROLES_MAX_MENTIONS];
    *count = 0;
    for (size_t key = 0; roles_next(w, &key, &tried);) {
        size_t here = roles_mentions(w, &tried, found);
        if (here > *count) {
            *count = here;
            *roles = tried;
            memcpy(mentions, found, sizeof found);
        }
    }
    return *count > 0;
}
