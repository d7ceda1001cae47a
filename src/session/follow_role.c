/* Follow-ups about what one row is to another: "who keeps them?", "and checked?". */
#include <string.h>
#include <strings.h>

#include "session/follow.h"

/* Longest question that turns to another role, in words with its mark. */
#define LONGEST_TURN 8

static const char *norm_at(const struct follow *f, size_t word) {
    return word < f->linked.word_count ? f->linked.words[word].norm : "";
}

/* The noun's stem is who does what the verb's says: keeper of "keeps", flyer of "flies". */
static bool does(const char *noun, const char *verb) {
    static const char *const endings[] = {"er", "or", "r"};
    size_t length = strlen(verb);
    bool changed = length > 2 && verb[length - 1] == 'i' && strncmp(noun, verb, length - 1) == 0 &&
                   noun[length - 1] == 'y';
    return (changed || (length > 2 && strncmp(noun, verb, length) == 0)) &&
           text_is_among(noun + length, endings, sizeof endings / sizeof *endings);
}

static bool says(const struct words *name, const struct link_word *verb) {
    bool said = false;
    for (size_t i = 0; i < name->count; i++) {
        said = said || strcmp(name->stem[i], verb->stem) == 0 || does(name->stem[i], verb->stem);
    }
    return said;
}

/* ---- who does it ---- */

/* The one key of the table whose name, or whose rows' name, the verb goes with; NULL if there is none, or
 * several. */
static const struct db_key *key_told(const struct follow *f, int table, const struct link_word *verb) {
    const struct db_column *columns = f->catalogue->columns;
    const struct db_key *found = NULL;
    size_t count = 0;
    for (size_t k = 0; k < f->catalogue->key_count; k++) {
        const struct db_key *key = &f->catalogue->keys[k];
        bool here = columns[key->from].table == table && columns[key->from].foreign_key && !key->composite &&
                    (says(link_column_words(f->session->links, key->from), verb) ||
                     says(link_table_words(f->session->links, columns[key->to].table), verb));
        count += here;
        found = here ? key : found;
    }
    return count == 1 ? found : NULL;
}

static bool joins_by(const struct sql_expr *on, const struct db_key *key) {
    bool equal = on != NULL && on->kind == SQL_BINARY && on->op == SQL_EQ &&
                 on->operands[0]->kind == SQL_COLUMN && on->operands[1]->kind == SQL_COLUMN;
    int a = equal ? on->operands[0]->column_index : -1, b = equal ? on->operands[1]->column_index : -1;
    return equal && ((a == key->from && b == key->to) || (a == key->to && b == key->from));
}

/* The FROM item that the key's row stands in; joined if there is none. */
static struct sql_source *source_of(struct follow *f, struct sql_source *base, const struct db_key *key) {
    int table = f->catalogue->columns[key->to].table;
    for (size_t i = 0; i < f->core->source_count; i++) {
        struct sql_source *source = f->core->sources[i];
        const struct sql_expr *on = source->on != NULL ? source->on : base->on;
        if (source->table_index == table && joins_by(on, key)) {
            return source;
        }
    }
    struct sql_source *source = sql_add_table(f->arena, f->core, f->catalogue, table, NULL);
    if (source != NULL) {
        source->join = SQL_JOIN_INNER;
        source->on = sql_binary(f->arena, SQL_EQ, sql_column_of(f->arena, f->catalogue, key->from, base),
                                sql_column_of(f->arena, f->catalogue, key->to, source));
    }
    f->joined = true;
    return source != NULL && source->on != NULL ? source : NULL;
}

bool follow_doer(struct follow *f) {
    static const char *const things[] = {"it", "them", "him", "her", "this", "that", "these", "those"};
    size_t at = strcmp(norm_at(f, 0), "and") == 0 ? 1 : 0;
    bool ends =
        f->linked.word_count == at + 3 || (f->linked.word_count == at + 4 && norm_at(f, at + 3)[0] == '?');
    const struct sql_expr *shown = f->core->result_count > 0 ? f->core->results[0].expr : NULL;
    if (strcmp(norm_at(f, at), "who") != 0 || !ends || !ONE_OF(norm_at(f, at + 2), things) || shown == NULL ||
        shown->kind != SQL_COLUMN || shown->column_index < 0 || shown->source == NULL) {
        return false;
    }
    const struct db_key *key = key_told(f, shown->source->table_index, &f->linked.words[at + 1]);
    int name = key == NULL ? -1 : follow_name(f->catalogue, f->catalogue->columns[key->to].table);
    struct sql_source *source = name < 0 ? NULL : source_of(f, shown->source, key);
    if (source == NULL) {
        return false;
    }
    int family = follow_family_name(f->catalogue, name);
    follow_use(f, 0, f->linked.word_count);
    return sql_add_result(f->arena, f->core, sql_column_of(f->arena, f->catalogue, name, source)) &&
           (family < 0 ||
            sql_add_result(f->arena, f->core, sql_column_of(f->arena, f->catalogue, family, source)));
}

/* ---- another role ---- */

/* Where the query joins by one of several keys between two tables, and a word says another of them. */
struct turned {
    struct sql_expr *side; /* of the ON */
    int column;            /* what it becomes */
    size_t word;
};

static bool is_key(const struct follow *f, int from, int to) {
    for (size_t k = 0; k < f->catalogue->key_count; k++) {
        if (f->catalogue->keys[k].from == from && f->catalogue->keys[k].to == to) {
            return true;
        }
    }
    return false;
}

/* The word says the key of the column, and not that of the one it would stand for. */
static bool turns(const struct follow *f, const struct db_key *key, int from, int to, struct turned *out) {
    const struct db_column *columns = f->catalogue->columns;
    if (key->from == from || key->to != to || columns[key->from].table != columns[from].table) {
        return false;
    }
    for (size_t w = 0; w < f->linked.word_count; w++) {
        const struct link_word *word = &f->linked.words[w];
        if (!word->stopword && says(link_column_words(f->session->links, key->from), word) &&
            !says(link_column_words(f->session->links, from), word)) {
            *out = (struct turned){.column = key->from, .word = w};
            return true;
        }
    }
    return false;
}

static bool find_turn(const struct follow *f, struct turned *out) {
    for (size_t i = 0; i < f->core->source_count; i++) {
        struct sql_expr *on = f->core->sources[i]->on;
        bool equal = on != NULL && on->kind == SQL_BINARY && on->op == SQL_EQ &&
                     on->operands[0]->kind == SQL_COLUMN && on->operands[1]->kind == SQL_COLUMN;
        for (size_t s = 0; s < 2 && equal; s++) {
            int from = on->operands[s]->column_index, to = on->operands[1 - s]->column_index;
            for (size_t k = 0; from >= 0 && to >= 0 && is_key(f, from, to) && k < f->catalogue->key_count;
                 k++) {
                if (turns(f, &f->catalogue->keys[k], from, to, out)) {
                    out->side = on->operands[s];
                    return true;
                }
            }
        }
    }
    return false;
}

bool follow_turns(const struct follow *f) {
    struct turned turned;
    return f->linked.word_count <= LONGEST_TURN && strcmp(norm_at(f, 0), "who") != 0 && find_turn(f, &turned);
}

bool follow_turn(struct follow *f) {
    static const char *const persons[] = {"he", "she", "him", "by"};
    struct turned turned;
    if (!follow_turns(f) || !find_turn(f, &turned)) {
        return false;
    }
    turned.side->column_index = turned.column;
    turned.side->name = f->catalogue->columns[turned.column].name;
    follow_use(f, turned.word, turned.word + 1);
    for (size_t w = 0; w < f->linked.word_count; w++) {
        if (ONE_OF(norm_at(f, w), persons)) {
            follow_use(f, w, w + 1);
        }
    }
    return true;
}
