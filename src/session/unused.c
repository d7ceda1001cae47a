/* Fragments of a question that its query makes no use of: what was quoted, named or counted and then dropped
 * must not be dropped in silence. */
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "hint/units.h"
#include "hint/when.h"
#include "pivot/predicates.h"
#include "session/internal.h"
#include "sql/sql.h"
#include "text/text.h"

struct literals {
    const struct linked *linked;
    const struct link_value *value;
    bool used;
};

static bool same_number(const char *a, double number) {
    double x = 0;
    int end = 0;
    return sscanf(a, "%lf%n", &x, &end) == 1 && a[end] == '\0' && x == number;
}

/* The literal says the fragment: as it is written, as it is stored, or within a pattern. */
static bool says(const struct link_value *v, const char *text) {
    if (strcasecmp(text, v->text) == 0 || (v->text[0] != '\0' && strcasestr(text, v->text) != NULL)) {
        return true;
    }
    bool number = v->kind == LINK_NUMBER || v->kind == LINK_NUMBER_WORD;
    if (number && same_number(text, v->number)) {
        return true;
    }
    if (v->kind == LINK_DATE && strncmp(text + strspn(text, "%"), v->text, 4) == 0) {
        return true;
    }
    for (size_t h = 0; h < v->holder_count; h++) {
        if (strcasecmp(v->holders[h].stored, text) == 0) {
            return true;
        }
    }
    return false;
}

static bool visit(void *context, struct sql_expr *expr, const struct sql_place *place) {
    struct literals *l = context;
    (void)place;
    if ((expr->kind == SQL_TEXT || expr->kind == SQL_NUMBER) && expr->text != NULL) {
        l->used = l->used || says(l->value, expr->text);
    }
    return true;
}

static bool is_number(const struct sql_expr *expr, const char *number) {
    return expr != NULL && number != NULL && expr->kind == SQL_NUMBER && strcmp(expr->text, number) == 0;
}

/* The column that the query compares with the number in another unit, or -1. */
static int converted_in(struct arena *arena, struct sql_select *tree, const struct linked *linked,
                        const struct link_value *v, struct units_change *change) {
    struct sql_predicate *all = NULL;
    size_t count = 0;
    if (sql_predicates(arena, tree, &all, &count) != CSQL_OK) {
        return -1;
    }
    for (size_t i = 0; i < count; i++) {
        bool converts =
            all[i].column_index >= 0 && units_convert(arena, linked, v, all[i].column_index, change);
        const char *number = converts ? units_text(arena, change->number) : NULL;
        if (is_number(all[i].value, number) || is_number(all[i].high, number)) {
            return all[i].column_index;
        }
    }
    return -1;
}

static bool is_used(struct arena *arena, struct sql_select *tree, const struct linked *linked,
                    const struct link_value *v) {
    struct units_change change;
    struct literals l = {linked, v, false};
    struct sql_visitor visitor = {.context = &l, .expr = visit};
    sql_walk(tree, &visitor);
    return l.used || converted_in(arena, tree, linked, v, &change) >= 0 ||
           (v->ordinal && tree->offset != NULL) ||
           ((v->kind == LINK_NUMBER || v->kind == LINK_NUMBER_WORD) && v->number == 1 && tree->limit != NULL);
}

static bool capital_at(const struct linked *linked, size_t word) {
    const char *text = linked->question + linked->words[word].start;
    return word > 0 && text[0] >= 'A' && text[0] <= 'Z';
}

/* The words name a column or table whole as well, so that they may be spent on that. */
static bool is_name(const struct linked *linked, const struct link_value *v) {
    for (size_t i = 0; i < linked->match_count; i++) {
        const struct link_match *m = &linked->matches[i];
        if (m->code != LINK_SEMANTIC && m->first <= v->first && m->last >= v->last) {
            return true;
        }
    }
    return false;
}

/* A fragment that nobody says without meaning it: quoted, a figure, a proper name, words of a stored value.
 */
static bool is_weighty(const struct linked *linked, const struct link_value *v) {
    switch (v->kind) {
    case LINK_QUOTED:
    case LINK_DATE:
        return true;
    case LINK_NUMBER:
        return !is_name(linked, v);
    case LINK_NUMBER_WORD:
        return false; /* "one", "both" */
    case LINK_TEXT:
        return !is_name(linked, v) && v->holder_count > 0;
    case LINK_CAPITAL:
        return capital_at(linked, v->first) && !is_name(linked, v);
    }
    return false;
}

static bool overlaps_used(struct arena *arena, struct sql_select *tree, const struct linked *linked,
                          const struct link_value *v) {
    for (size_t i = 0; i < linked->value_count; i++) {
        const struct link_value *other = &linked->values[i];
        bool over = other != v && other->first < v->last && v->first < other->last;
        if (over && is_used(arena, tree, linked, other)) {
            return true;
        }
    }
    return false;
}

static struct sql_select *read_query(const csql_session *session, struct arena *arena, const char *sql) {
    struct sql_select *tree = NULL;
    bool fine = sql_parse(arena, sql, strlen(sql), &tree, NULL) == CSQL_OK &&
                sql_resolve(arena, db_catalogue(session->db), tree, NULL) == CSQL_OK;
    return fine ? tree : NULL;
}

/* The fragment is what a slot is about: the dialogue has dealt with it. */
static bool in_slot(const struct turn *turn, const struct link_value *v) {
    for (size_t i = 0; i < turn->slot_count; i++) {
        const struct pivot *pivot = turn->slots[i].pivot;
        if (pivot->first < v->last && v->first < pivot->last) {
            return true;
        }
    }
    return false;
}

/* The word is one that a code abbreviates, and tells of a date that the query uses: "not delivered yet". */
static bool tells_date(const csql_session *session, const struct turn *turn, const struct sql_select *tree,
                       const struct link_value *v) {
    struct sql_column_use *uses = NULL;
    size_t count = 0;
    if (v->last != v->first + 1 || v->holder_count == 0 || !v->holders[0].code ||
        sql_columns(turn->arena, tree, &uses, &count) != CSQL_OK) {
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        if (uses[i].column >= 0 &&
            when_tells(turn->arena, session->engine->embed, &turn->linked.words[v->first],
                       &turn->linked.catalogue->columns[uses[i].column])) {
            return true;
        }
    }
    return false;
}

static size_t find_unused(csql_session *session, const struct turn *turn, const char *sql,
                          const struct link_value **out, size_t room) {
    const struct linked *linked = &turn->linked;
    struct sql_select *tree = read_query(session, turn->arena, sql);
    size_t count = 0, end = 0;
    for (size_t i = 0; tree != NULL && i < linked->value_count && count < room; i++) {
        const struct link_value *v = &linked->values[i];
        if (v->last <= linked->own && v->first >= end && !in_slot(turn, v) && is_weighty(linked, v) &&
            !is_used(turn->arena, tree, linked, v) && !overlaps_used(turn->arena, tree, linked, v) &&
            !tells_date(session, turn, tree, v)) {
            out[count++] = v;
            end = v->last;
        }
    }
    return count;
}

/* Which numbers the query has in another unit, a sentence each; "" if none. NULL when out of memory. */
static const char *unit_note(const csql_session *session, const struct turn *turn, const char *sql) {
    const struct linked *linked = &turn->linked;
    struct sql_select *tree = read_query(session, turn->arena, sql);
    const char *note = "";
    for (size_t i = 0; tree != NULL && i < linked->value_count && note != NULL; i++) {
        const struct link_value *v = &linked->values[i];
        if (v->last > linked->own) {
            break;
        }
        struct units_change change;
        int column = converted_in(turn->arena, tree, linked, v, &change);
        const char *number = column < 0 ? NULL : units_text(turn->arena, change.number);
        if (number != NULL) {
            note = arena_printf(turn->arena, "%s%sI took %s %s as %s %s, the unit of %s.", note,
                                note[0] != '\0' ? " " : "", v->text, change.said, number, change.column,
                                linked->catalogue->columns[column].name);
        }
    }
    return note;
}

/* The holder by whose code the query has the fragment; NULL if it has it otherwise. */
static const struct link_holder *code_in(const struct sql_predicate *all, size_t count,
                                         const struct link_value *v) {
    for (size_t h = 0; h < v->holder_count; h++) {
        const struct link_holder *holder = &v->holders[h];
        for (size_t i = 0; i < count && holder->code; i++) {
            const struct sql_expr *value = all[i].value;
            if (all[i].column_index == holder->column && value != NULL && value->kind == SQL_TEXT &&
                strcmp(value->text, holder->stored) == 0) {
                return holder;
            }
        }
    }
    return NULL;
}

/* Which words the query has as codes, a sentence each, behind note; NULL when out of memory. */
static const char *code_note(const csql_session *session, const struct turn *turn, const char *sql,
                             const char *note) {
    const struct linked *linked = &turn->linked;
    struct sql_select *tree = read_query(session, turn->arena, sql);
    struct sql_predicate *all = NULL;
    size_t count = 0;
    if (tree == NULL || sql_predicates(turn->arena, tree, &all, &count) != CSQL_OK) {
        return note;
    }
    for (size_t i = 0; i < linked->value_count && note != NULL; i++) {
        const struct link_value *v = &linked->values[i];
        const struct link_holder *holder = code_in(all, count, v);
        if (holder != NULL && v->last <= linked->own) {
            note = arena_printf(turn->arena, "%s%sI took \"%s\" as %s %s.", note, note[0] != '\0' ? " " : "",
                                v->text, linked->catalogue->columns[holder->column].name, holder->stored);
        }
    }
    return note;
}

/* The fragment as the question has it, where its text is what was reckoned from today. */
static const char *said(const struct turn *turn, const struct link_value *v) {
    const struct link_word *words = turn->linked.words;
    const size_t start = words[v->first].start, end = words[v->last - 1].end;
    return v->relative || v->until ? arena_copy(turn->arena, turn->linked.question + start, end - start)
                                   : v->text;
}

const char *unused_note(csql_session *session, const struct turn *turn, const char *sql) {
    struct arena *arena = turn->arena;
    const struct link_value *left[UNUSED_MAX];
    size_t count = find_unused(session, turn, sql, left, UNUSED_MAX);
    const char *note = NULL;
    for (size_t i = 0; i < count; i++) {
        note = note == NULL ? arena_printf(arena, "I did not use \"%s\"", said(turn, left[i]))
                            : arena_printf(arena, "%s and \"%s\"", note, said(turn, left[i]));
    }
    const char *units = unit_note(session, turn, sql);
    units = units == NULL ? NULL : code_note(session, turn, sql, units);
    if (note == NULL || units == NULL) {
        return units == NULL || units[0] == '\0' ? NULL : units;
    }
    return arena_printf(arena, "%s%s%s.", units, units[0] != '\0' ? " " : "", note);
}
