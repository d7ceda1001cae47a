/* Which column the words of a follow-up name. */
#include <string.h>

#include "pivot/predicates.h"
#include "session/follow.h"

bool follow_shows(const struct follow *f, int column) {
    for (size_t i = 0; i < f->core->result_count; i++) {
        const struct sql_expr *expr = f->core->results[i].expr;
        if (expr->kind == SQL_COLUMN && expr->column_index == column) {
            return true;
        }
    }
    return false;
}

static bool in_query(const struct follow *f, int column) {
    for (size_t i = 0; i < f->use_count; i++) {
        if (f->uses[i].column == column && f->uses[i].place.clause != SQL_CLAUSE_FROM) {
            return true;
        }
    }
    return false;
}

static double column_score(const struct follow *f, const struct link_match *match) {
    int table = f->catalogue->columns[match->index].table;
    double place = follow_in_from(f, table) ? 0.5 : follow_near_from(f, table) ? 0 : -0.6;
    double name = match->code == LINK_EXACT     ? 1.2 * match->lexical
                  : match->code == LINK_PARTIAL ? 0.35 + 0.5 * match->lexical
                                                : 0.6 * match->semantic;
    bool again = (f->verbs & FOLLOW_ADD) != 0 && match->code != LINK_EXACT && follow_shows(f, match->index);
    return name + place +
           (again                       ? -0.3
            : in_query(f, match->index) ? 0.05
                                        : 0) +
           0.02 * (double)(match->last - match->first);
}

static bool free_words(const struct follow *f, size_t first, size_t last) {
    for (size_t i = first; i < last; i++) {
        if (f->used[i]) {
            return false;
        }
    }
    return true;
}

/* A table's name stands right before the words: "claim type", of claims. */
static bool says_table(const struct follow *f, const struct link_match *m) {
    int table = f->catalogue->columns[m->index].table;
    for (size_t i = 0; i < f->linked.match_count; i++) {
        const struct link_match *t = &f->linked.matches[i];
        if (!t->column && t->code == LINK_EXACT && t->index == table && t->last == m->first) {
            return true;
        }
    }
    return false;
}

/* The words are part of those of a whole name: "boat" of "boat name" says no boat_id. */
static bool is_part_of_name(const struct follow *f, const struct link_match *m) {
    bool named = m->code == LINK_EXACT && says_table(f, m);
    for (size_t i = 0; i < f->linked.match_count && !named; i++) {
        const struct link_match *whole = &f->linked.matches[i];
        if (whole->column && whole->code == LINK_EXACT && whole->first <= m->first &&
            whole->last >= m->last && whole->last - whole->first > m->last - m->first &&
            free_words(f, whole->first, whole->last)) {
            return true;
        }
    }
    return false;
}

/* "The recipient's city": the words say whose column it is, and name none. */
static bool is_owner(const struct follow *f, const struct link_match *m) {
    const char *behind = f->linked.question + f->linked.words[m->last - 1].end;
    return *behind == '\'' || strncmp(behind, "\xe2\x80\x99", 3) == 0;
}

/* The words name a column, and are none of the words that are used already. */
static bool may_name(const struct follow *f, const struct link_match *m, size_t from, size_t to) {
    return m->column && m->first >= from && m->last <= to && free_words(f, m->first, m->last) &&
           !is_part_of_name(f, m) && !is_owner(f, m);
}

static bool same_words(const struct link_match *a, const struct link_match *b) {
    return a->first == b->first && a->last == b->last;
}

/* What the last reply on the words settled that they mean; NULL if none did. What is shown already is not
 * what is to be shown further. */
static const struct link_match *find_settled(const struct follow *f, const struct link_match *best,
                                             size_t from, size_t to) {
    const struct link_match *found = NULL;
    size_t latest = 0;
    for (size_t i = 0; i < f->linked.match_count; i++) {
        const struct link_match *m = &f->linked.matches[i];
        bool shown = (f->verbs & FOLLOW_ADD) != 0 && follow_shows(f, m->index);
        if (!may_name(f, m, from, to) || (best != NULL && !same_words(m, best)) || shown) {
            continue;
        }
        size_t start = f->linked.words[m->first].start, end = f->linked.words[m->last - 1].end;
        const char *words = arena_copy(f->arena, f->linked.question + start, end - start);
        size_t told =
            words == NULL ? 0 : memory_tells(f->session, f->arena, f->linked.question, words, m->index);
        if (told > latest) {
            latest = told;
            found = m;
        }
    }
    return found;
}

/* The question before named the column by all words of its name. */
static bool was_asked(const struct follow *f, int column) {
    const char *before = f->session->answered.question;
    struct word_set said, name;
    const char *text = f->catalogue->columns[column].name;
    return before != NULL && predicate_words(f->arena, before, strlen(before), &said) &&
           predicate_words(f->arena, text, strlen(text), &name) && predicate_holds_whole(&name, &said);
}

/* The one column shown that the words of the best match name too, unless that one is called just so; of
 * several the one that was asked for by its name, as the full name beside a company's. NULL if there is none,
 * or several. */
static const struct link_match *find_shown(const struct follow *f, const struct link_match *best) {
    const struct link_match *shown = NULL, *asked = NULL;
    size_t count = 0, asked_count = 0;
    bool named = best->code == LINK_EXACT && follow_in_from(f, f->catalogue->columns[best->index].table);
    for (size_t i = 0; i < f->linked.match_count && f->of_shown && !named; i++) {
        const struct link_match *m = &f->linked.matches[i];
        if (m->column && m->code != LINK_SEMANTIC && same_words(m, best) && follow_shows(f, m->index)) {
            bool was = was_asked(f, m->index);
            count++;
            asked_count += was;
            shown = m;
            asked = was ? m : asked;
        }
    }
    return count == 1 ? shown : asked_count == 1 ? asked : NULL;
}

/* Of what the words name, the one that is meant for what was said and shown before; NULL if there is none.
 */
static const struct link_match *find_meant(const struct follow *f, const struct link_match *best, size_t from,
                                           size_t to) {
    const struct link_match *settled = f->session->memory_count == 0 ? NULL : find_settled(f, best, from, to);
    return settled != NULL || best == NULL ? settled : find_shown(f, best);
}

/* Another column of which the same word speaks, and not only a part of a longer name. */
static bool is_rival(const struct follow *f, const struct link_match *best, const struct link_match *m) {
    bool within = best->code == LINK_EXACT && m->last - m->first < best->last - best->first;
    return m->index != best->index && best->first < m->last && m->first < best->last && !within &&
           !predicate_same_by_key(f->catalogue, best->index, m->index);
}

/* The match names the table, or a key that leads to it. */
static bool leads_to(const struct follow *f, const struct link_match *m, int table) {
    for (size_t k = 0; k < f->catalogue->key_count && m->column; k++) {
        const struct db_key *key = &f->catalogue->keys[k];
        if (key->from == m->index && f->catalogue->columns[key->to].table == table) {
            return m->code != LINK_SEMANTIC && is_owner(f, m);
        }
    }
    return !m->column && m->code == LINK_EXACT && m->index == table;
}

/* "The owner's full name", "the recipient's city": whose the column is says no more. */
static void use_owner(struct follow *f, int column) {
    for (size_t i = 0; i < f->linked.match_count; i++) {
        const struct link_match *m = &f->linked.matches[i];
        if (leads_to(f, m, f->catalogue->columns[column].table)) {
            follow_use(f, m->first, m->last);
        }
    }
}

int follow_column(struct follow *f, size_t from, size_t to) {
    const struct link_match *best = NULL;
    double top = 0.5, second = 0;
    for (size_t i = 0; i < f->linked.match_count; i++) {
        const struct link_match *m = &f->linked.matches[i];
        double score = may_name(f, m, from, to) ? column_score(f, m) : 0;
        if (score > top) {
            second = best != NULL && is_rival(f, m, best) ? top : second;
            top = score;
            best = m;
        } else if (score > second && best != NULL && is_rival(f, best, m)) {
            second = score;
        }
    }
    const struct link_match *meant = find_meant(f, best, from, to);
    if (best == NULL && meant == NULL) {
        return FOLLOW_NO_COLUMN;
    }
    if (meant == NULL && second > top - 0.08) {
        return FOLLOW_UNCLEAR;
    }
    best = meant != NULL ? meant : best;
    follow_use(f, best->first, best->last);
    use_owner(f, best->index);
    return best->index;
}
