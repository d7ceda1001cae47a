#include "plan/dated.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "plan/age.h"
#include "plan/when.h"

#define MOST_STEPS 3   /* keys between rows and a date that is theirs */
#define MOST_BETWEEN 2 /* words between a column's name and what it is compared with */
#define YEAR_DIGITS 4

static const struct db_column *column_of(const struct wording *w, int column) {
    return &w->linked->catalogue->columns[w->in->columns[column].catalogue];
}

/* ---- dates of a table ---- */

static bool is_date(const struct wording *w, int column) {
    const struct input_column *c = &w->in->columns[column];
    return c->type == TYPE_DATE && !c->foreign_key &&
           age_of_column(w->arena, column_of(w, column)) == AGE_OF_NOTHING;
}

/* The column says when its row began or ended: "hired_on", "end_date". */
static bool is_of_life(const struct wording *w, int column) {
    const char *name = column_of(w, column)->name;
    struct words words;
    bool found = text_words(w->arena, name, strlen(name), &words, NULL) != CSQL_OK;
    for (size_t i = 0; i < words.count && !found; i++) {
        found = when_is_bound(words.norm[i]);
    }
    return found;
}

/* How many dates there are of what is looked for, and how many of them every row has; with the last of each.
 */
struct tally {
    size_t count, full;
    int found, kept;
};

static void count_date(const struct wording *w, int column, struct tally *tally) {
    const bool full = column_of(w, column)->nulls == 0;
    tally->found = tally->count++ > 0 ? tally->found : column;
    tally->kept = full && tally->full++ == 0 ? column : tally->kept;
}

static int sole(const struct tally *tally) {
    return tally->count == 1 ? tally->found : tally->full == 1 ? tally->kept : -1;
}

static int first(const struct tally *tally) {
    return tally->full > 0 ? tally->kept : tally->count > 0 ? tally->found : -1;
}

int dated_own(const struct wording *w, int table) {
    struct tally tally = {0};
    for (size_t c = 0; table >= 0 && c < w->in->column_count; c++) {
        if (w->in->columns[c].table == table && is_date(w, (int)c)) {
            count_date(w, (int)c, &tally);
        }
    }
    return sole(&tally);
}

/* ---- dates near a table ---- */

/* Of the tables that are marked, the dates that are of their life, or that are not. */
static struct tally dates_of(const struct wording *w, const bool *marked, bool of_life) {
    struct tally tally = {0};
    for (size_t c = 0; c < w->in->column_count; c++) {
        if (marked[w->in->columns[c].table] && is_date(w, (int)c) && is_of_life(w, (int)c) == of_life) {
            count_date(w, (int)c, &tally);
        }
    }
    return tally;
}

/* Marks in next what the tables refer to and is not seen yet. */
static bool step_up(const struct wording *w, const bool *tables, bool *seen, bool *next) {
    bool any = false;
    for (size_t k = 0; k < w->in->key_count; k++) {
        const int from = w->in->columns[w->in->keys[k].from].table;
        const int to = w->in->columns[w->in->keys[k].to].table;
        if (tables[from] && !seen[to]) {
            seen[to] = next[to] = any = true;
        }
    }
    return any;
}

/* The dates of what the table's rows refer to, of the least steps away that has any. */
static struct tally dates_above(const struct wording *w, int table, bool of_life) {
    const size_t count = w->in->table_count;
    bool *seen = arena_array(w->arena, count, sizeof *seen);
    bool *at = arena_array(w->arena, count, sizeof *at);
    struct tally tally = {0};
    if (seen == NULL || at == NULL) {
        return tally;
    }
    seen[table] = at[table] = true;
    for (size_t step = 0; step < MOST_STEPS && tally.count == 0; step++) {
        bool *next = arena_array(w->arena, count, sizeof *next);
        if (next == NULL || !step_up(w, at, seen, next)) {
            break;
        }
        tally = dates_of(w, next, of_life);
        at = next;
    }
    return tally;
}

/* The first of the dates of rows that refer to the table's. */
static struct dated date_below(const struct wording *w, int table) {
    for (size_t t = 0; t < w->in->table_count; t++) {
        const int by = (int)t == table ? -1 : input_reference(w->in, (int)t, table);
        bool *marked = by < 0 ? NULL : arena_array(w->arena, w->in->table_count, sizeof *marked);
        if (marked == NULL) {
            continue;
        }
        marked[t] = true;
        const struct tally tally = dates_of(w, marked, false);
        if (tally.count > 0) {
            return (struct dated){first(&tally), by};
        }
    }
    return (struct dated){-1, -1};
}

struct dated dated_nearest(const struct wording *w, int table) {
    if (table < 0) {
        return (struct dated){-1, -1};
    }
    bool *own = arena_array(w->arena, w->in->table_count, sizeof *own);
    struct tally tally = {0};
    for (int of_life = 0; of_life <= 1 && own != NULL && tally.count == 0; of_life++) {
        own[table] = true;
        tally = dates_of(w, own, of_life != 0);
    }
    tally = tally.count > 0 ? tally : dates_above(w, table, false);
    struct dated out = {first(&tally), -1};
    out = out.column >= 0 ? out : date_below(w, table);
    if (out.column < 0) {
        tally = dates_above(w, table, true);
        out.column = first(&tally);
    }
    return out;
}

/* ---- columns that may be compared with a time ---- */

/* Four digits together that may be a year. */
static bool has_year(const char *text) {
    for (size_t i = 0; text[i] != '\0'; i++) {
        const size_t digits = strspn(text + i, "0123456789");
        const long year = digits == YEAR_DIGITS ? strtol(text + i, NULL, 10) : 0;
        if (year >= 1500 && year < 2100) {
            return true;
        }
        i += digits > 0 ? digits - 1 : 0;
    }
    return false;
}

/* Every value that is known of has a year in it. */
static bool holds_years(const struct db_column *column) {
    size_t years = 0;
    for (size_t i = 0; i < column->sample_count; i++) {
        const bool whole = column->type != TYPE_NUMBER || strlen(column->samples[i]) == YEAR_DIGITS;
        years += whole && has_year(column->samples[i]);
    }
    return years > 0 && years == column->sample_count;
}

static bool holds_value(const struct input_value *value, int column) {
    for (size_t i = 0; i < value->holder_count; i++) {
        if (value->holders[i].column == column) {
            return true;
        }
    }
    return false;
}

bool dated_any(const struct wording *w, int table) {
    for (size_t c = 0; c < w->in->column_count; c++) {
        if (w->in->components[w->in->columns[c].table] == w->in->components[table] && is_date(w, (int)c)) {
            return true;
        }
    }
    return false;
}

bool dated_fits(const struct wording *w, int column, const struct input_value *value) {
    const struct input_column *c = &w->in->columns[column];
    const struct db_column *own = column_of(w, column);
    struct words words;
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        const bool beside =
            m->last <= value->first ? value->first - m->last <= MOST_BETWEEN : m->first >= value->last;
        if (m->column && m->code == LINK_EXACT && m->index == c->catalogue && beside) {
            return true; /* what is called whole beside it is meant */
        }
    }
    if (c->primary_key || c->foreign_key) {
        return false;
    }
    bool fits = c->type == TYPE_DATE || (c->type == TYPE_TEXT && holds_value(value, column)) ||
                holds_years(own) ||
                text_words(w->arena, own->name, strlen(own->name), &words, NULL) != CSQL_OK;
    for (size_t i = 0; !fits && i < words.count; i++) {
        fits = when_is_of_time(words.norm[i]) || when_is_bound(words.norm[i]);
    }
    return fits;
}
