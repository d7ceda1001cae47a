/* "The fees as a percentage of the total amount": one number of a row is a share of another. */
#include <string.h>
#include <strings.h>

#include "reading/internal.h"
#include "text/text.h"

/* How well words must name the number that is a share, and the one that it is a share of. */
#define IN_FULL 0.95
#define NAMED 0.7
/* Longest name, in words. */
#define MAX_NAME 4

struct share {
    int part, whole; /* columns of one table */
    struct span idiom, part_span, whole_span;
};

static bool is_percent(const char *norm) {
    static const char *const words[] = {"percentage", "percentages", "percent", "%"};
    return text_is_among(norm, words, sizeof words / sizeof *words);
}

/* "as a percentage of"; false if the question does not say so, or more than once. */
static bool find_idiom(const struct reader *r, struct span *out) {
    size_t count = 0;
    for (size_t i = 1; i + 2 < r->count; i++) {
        size_t at = i + 1 + (clause_word_is(r, i + 1, "a") || clause_word_is(r, i + 1, "the"));
        if (clause_word_is(r, i, "as") && at + 1 < r->count && is_percent(r->words[at].norm) &&
            clause_word_is(r, at + 1, "of")) {
            *out = (struct span){i, at + 2};
            count++;
        }
    }
    return count == 1;
}

static bool is_amount(const struct reader *r, int column) {
    const struct db_column *c = &r->catalogue->columns[column];
    return c->type == TYPE_NUMBER && !is_key_column(c);
}

/* The number of the same table that the words behind it name best. */
static bool find_whole(const struct reader *r, struct share *share) {
    const struct db_table *t = &r->catalogue->tables[r->catalogue->columns[share->part].table];
    size_t first = clause_skip_articles(r, share->idiom.last), last = first;
    while (last < r->count && last < first + MAX_NAME && !r->words[last].stopword &&
           (r->cues[last] & ~(unsigned)CUE_COUNT) == 0) {
        last++;
    }
    double best = 0, next = 0;
    share->whole_span = (struct span){first, last};
    for (int c = t->first_column; c < t->first_column + t->column_count; c++) {
        bool other = c != share->part && is_amount(r, c);
        double score = other ? match_column(r, share->whole_span, c) : 0;
        if (score > best) {
            next = best;
            best = score;
            share->whole = c;
        } else if (score > next) {
            next = score;
        }
    }
    return best >= NAMED && next < best;
}

/* The number that the words before the idiom call by its whole name, the longest, in a table that has the
 * whole as well. */
static bool find_parts(const struct reader *r, struct share *share) {
    const struct span idiom = share->idiom;
    bool found = false;
    for (size_t n = MAX_NAME; n > 0 && !found; n--) {
        for (size_t c = 0; n <= idiom.first && c < r->catalogue->column_count && !found; c++) {
            struct share here = {(int)c, -1, idiom, {idiom.first - n, idiom.first}, {0, 0}};
            if (is_amount(r, (int)c) && match_column(r, here.part_span, (int)c) >= IN_FULL &&
                find_whole(r, &here)) {
                *share = here;
                found = true;
            }
        }
    }
    return found;
}

/* SQLite may divide its values as whole numbers: they are, and the column is not declared to turn them into
 * others. */
static bool holds_integers(const struct reader *r, int column) {
    static const char *const real[] = {"real", "floa", "doub"};
    const struct db_column *c = &r->catalogue->columns[column];
    for (size_t i = 0; i < sizeof real / sizeof *real; i++) {
        if (strncasecmp(c->declared, real[i], strlen(real[i])) == 0) {
            return false;
        }
    }
    return c->integer_values;
}

/* part / whole * 100; whole numbers would be divided as such, so there the hundred comes first. */
static struct sql_select *build_share(struct reader *r, const struct share *share) {
    int table = r->catalogue->columns[share->part].table;
    struct sql_select *select = sql_select_new(r->arena);
    struct sql_core *core = select == NULL ? NULL : sql_select_core(select);
    if (core == NULL || sql_add_table(r->arena, core, r->catalogue, table, NULL) == NULL) {
        return reader_no_memory(r);
    }
    struct sql_expr *part = sql_column(r->arena, r->catalogue, share->part);
    struct sql_expr *whole = sql_column(r->arena, r->catalogue, share->whole);
    bool integers = holds_integers(r, share->part) && holds_integers(r, share->whole);
    struct sql_expr *hundred = sql_number(r->arena, integers ? "100.0" : "100");
    struct sql_expr *expr =
        integers ? sql_binary(r->arena, SQL_DIVIDE, sql_binary(r->arena, SQL_MULTIPLY, part, hundred), whole)
                 : sql_binary(r->arena, SQL_MULTIPLY, sql_binary(r->arena, SQL_DIVIDE, part, whole), hundred);
    return expr != NULL && sql_add_result(r->arena, core, expr) ? select : reader_no_memory(r);
}

bool find_share(struct reader *r) {
    struct share share = {.part = -1, .whole = -1};
    uint64_t explained = 0;
    if (!find_idiom(r, &share.idiom) || !find_parts(r, &share)) {
        return false;
    }
    explain_span(&explained, share.idiom);
    explain_span(&explained, share.part_span);
    explain_span(&explained, share.whole_span);
    explain_name(r, &explained, false, r->catalogue->columns[share.part].table);
    if (explain_left(r, explained) > 0 || explain_asks_more(r, explained)) {
        return false;
    }
    const char *question = r->in->linked->question;
    reader_found(r, READING_VAGUE, CSQL_VAGUE_AMB, (struct span){share.idiom.first, share.whole_span.last});
    reader_add(r, build_share(r, &share), 1, question, question);
    r->out->sure = true;
    r->out->reason = "the question says what is a share of what";
    return r->out->count == 1;
}
