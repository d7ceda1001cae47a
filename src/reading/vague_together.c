/* "The executive and sous chefs": tables of one kind, named side by side, are asked for together. */
#include <string.h>

#include "reading/vague.h"

/* Words that may be left. */
#define MAX_LEFT 1

/* The table's name, or all of it but its last word, stands right before the word `end`. */
static bool stands_before(const struct reader *r, size_t end, int table, bool whole, size_t *first) {
    const struct words *name = link_table_words(r->in->links, table);
    size_t count = name->count - (whole ? 0 : 1);
    if (count == 0 || end < count) {
        return false;
    }
    for (size_t k = 0; k < count; k++) {
        if (strcmp(name->stem[k], r->words[end - count + k].stem) != 0) {
            return false;
        }
    }
    *first = end - count;
    return true;
}

/* Columns that tell something, and those of them that the other table has by the same name. */
static size_t count_same(const struct reader *r, int table, int other, size_t *all) {
    const struct db_table *t = &r->catalogue->tables[table];
    size_t same = 0;
    *all = 0;
    for (int c = t->first_column; c < t->first_column + t->column_count; c++) {
        const struct db_column *column = &r->catalogue->columns[c];
        if (!is_key_column(column)) {
            *all += 1;
            same += db_find_column(r->catalogue, other, column->name) >= 0;
        }
    }
    return same;
}

/* Two tables of one kind: by the last word of their names, or since most of what they tell is the same. */
static bool share_kind(const struct reader *r, int a, int b) {
    const struct words *one = link_table_words(r->in->links, a), *other = link_table_words(r->in->links, b);
    if (a == b) {
        return false;
    }
    if (one->count > 1 && other->count > 1 &&
        strcmp(one->stem[one->count - 1], other->stem[other->count - 1]) == 0) {
        return true;
    }
    size_t all, same = count_same(r, a, b, &all);
    return same > 1 && 2 * same > all && !tables_are_keyed(r->catalogue, a, b);
}

/* Two tables of one kind on either side of the "and" at the word, the first of them what is asked for. */
static bool find_pair(const struct reader *r, size_t coordinator, int *tables, struct span *span) {
    size_t next = clause_skip_articles(r, coordinator + 1), count = r->catalogue->table_count;
    for (size_t b = 0; b < count; b++) {
        size_t last = next + link_table_words(r->in->links, (int)b)->count, start;
        if (last > r->count || !stands_before(r, last, (int)b, true, &start) || start != next) {
            continue;
        }
        for (size_t a = 0; a < count; a++) {
            size_t first;
            if (share_kind(r, (int)a, (int)b) &&
                (stands_before(r, coordinator, (int)a, false, &first) ||
                 stands_before(r, coordinator, (int)a, true, &first)) &&
                (clause_is_object(r, first) || vague_owns_object(r, first))) {
                tables[0] = (int)a;
                tables[1] = (int)b;
                *span = (struct span){first, last};
                return true;
            }
        }
    }
    return false;
}

/* The rows of one of the tables, where no plan speaks of any and nothing else is said. */
static const struct sql_select *select_rows(struct reader *r, const struct vague *vague, struct span span) {
    uint64_t explained = 0;
    explain_span(&explained, span);
    bool whole = explain_left(r, explained) == 0 && !explain_asks_more(r, explained);
    return whole ? build_select(r, &vague->at[0].shown, &vague->at[0].table, 1) : NULL;
}

/* More is left than the verb. */
static bool leaves_much(const struct reader *r, const struct sql_select *base, struct span span) {
    uint64_t explained = 0;
    vague_explain(r, base, &explained);
    explain_span(&explained, span);
    return explain_left(r, explained) > MAX_LEFT;
}

bool find_together(struct reader *r) {
    int tables[2];
    struct span span;
    for (size_t i = 1; i + 1 < r->count; i++) {
        if (!clause_word_is(r, i, "and") || !find_pair(r, i, tables, &span)) {
            continue;
        }
        struct vague vague = {.word = span.last - 1, .subject = -1, .parallel = true};
        for (size_t k = 0; k < 2; k++) {
            struct specific *thing = &vague.at[vague.count++];
            *thing = (struct specific){.table = tables[k],
                                       .column = -1,
                                       .words = link_table_words(r->in->links, tables[k]),
                                       .general = VAGUE_SHARED};
            display_columns(r->catalogue, tables[k], -1, &thing->shown);
        }
        const struct sql_select *base = select_rows(r, &vague, span);
        base = base == NULL && r->in->plans != NULL ? vague_base(r, &vague) : base;
        if (base == NULL || leaves_much(r, base, span)) {
            return false;
        }
        reader_found(r, READING_VAGUE, CSQL_VAGUE_AMB, span);
        vague_add_together(r, &vague, base);
        r->out->sure = true;
        r->out->reason = "the question names what it asks for";
        return r->out->count == 1;
    }
    return false;
}
