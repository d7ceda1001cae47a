/* Attachment (AMBROSIA 3.2, figure 5): a modifier beside coordinated nouns, "writers and editors on work for
 * hire". The nouns are values of one type column or two tables; the modifier is a value of a column that both
 * have, of their own or by a key. */
#include "reading/attach.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "reading/priors.h"

/* How well a noun must name a table. */
#define NAMED 0.5
/* Figures kept of the mentions of one column. */
#define MAX_TYPE_MENTIONS 12
/* Words besides the names and values that may be left, and of them between the nouns. */
#define MAX_LEFT 3
#define MAX_BETWEEN 2
/* Distinct values up to which a column may hold types. */
#define MAX_TYPES 200
#define MAX_RELATED_TABLES 24
/* Most pairs of values that a modifier is sought for. */
#define MAX_PAIRS 64

/* Tables that entity joins to within two keys, itself first. */
struct related {
    int at[MAX_RELATED_TABLES];
    size_t count;
};

static void related_add(struct related *related, int table) {
    for (size_t i = 0; i < related->count; i++) {
        if (related->at[i] == table) {
            return;
        }
    }
    if (related->count < MAX_RELATED_TABLES) {
        related->at[related->count++] = table;
    }
}

static void find_related(const struct reader *r, int table, struct related *out) {
    const struct db_catalogue *catalogue = r->catalogue;
    *out = (struct related){.at = {table}, .count = 1};
    size_t from = 0;
    for (int step = 0; step < 2; step++) {
        size_t end = out->count;
        for (; from < end; from++) {
            for (size_t k = 0; k < catalogue->key_count; k++) {
                int a = catalogue->columns[catalogue->keys[k].from].table;
                int b = catalogue->columns[catalogue->keys[k].to].table;
                if (a == out->at[from]) {
                    related_add(out, b);
                } else if (b == out->at[from]) {
                    related_add(out, a);
                }
            }
        }
    }
}

static bool overlap(struct span a, struct span b) {
    return a.first < b.last && b.first < a.last;
}

/* "Which A ... which B": the question word comes again, and is no relative. */
static bool asks_again(const struct reader *r, size_t word) {
    return word > 0 && (r->cues[word] & CUE_QUESTION) != 0 && clause_word_is(r, word, r->words[0].norm);
}

/* The last coordinator between the two nouns, or b's first word if there is none. */
static size_t find_coordinator(const struct reader *r, struct span a, struct span b) {
    size_t found = b.first;
    for (size_t i = a.last; i < b.first; i++) {
        if ((r->cues[i] & (CUE_AND | CUE_ALSO)) != 0 || asks_again(r, i)) {
            found = i;
        }
    }
    return found;
}

/* ---- the modifier ---- */

static enum side side_of(const struct attachment *attachment, struct span span) {
    return span.last <= attachment->a.span.first   ? SIDE_BEFORE
           : span.first < attachment->b.span.first ? SIDE_MIDDLE
                                                   : SIDE_AFTER;
}

/* True if the words are free to be the modifier: outside both nouns. */
static bool is_free(const struct attachment *attachment, struct span span) {
    return !overlap(span, attachment->a.span) && !overlap(span, attachment->b.span);
}

/* How surely words of the question name the column: by all the words that are its own, or by their meaning.
 */
static double column_named(const struct reader *r, const struct attachment *attachment, int column) {
    struct span where;
    double best = match_says_column(r, 0, r->count, attachment->a.span, column, &where) ? 1 : 0;
    for (size_t i = 0; i < r->count && best < 1; i++) {
        if (clause_is_content(r, i) && is_free(attachment, (struct span){i, i + 1})) {
            double score = match_column(r, (struct span){i, i + 1}, column);
            best = score > best ? score : best;
        }
    }
    return best;
}

static void offer_modifier(struct attachment *attachment, const struct mention *mention, double score,
                           double *best) {
    if (score > *best && is_free(attachment, mention->span)) {
        *best = score;
        attachment->modifier = *mention;
        attachment->modifier.score = score;
        attachment->side = side_of(attachment, mention->span);
    }
}

/* A number of the question as a value of a numeric column. */
static void offer_numbers(struct reader *r, struct attachment *attachment, int column, double *best) {
    double named = -1, number;
    for (size_t i = 0; i < r->count; i++) {
        struct mention mention = {.column = column, .number = true, .whole = true};
        if (!said_number(r, i, &number, &mention.span)) {
            continue;
        }
        named = named < 0 ? column_named(r, attachment, column) : named;
        mention.stored = arena_printf(r->arena, "%.15g", number);
        bool stored = column_holds_number(r, column, number);
        double score = 0.2 + 0.4 * named + (stored ? 0.4 : 0);
        if (mention.stored != NULL && score >= 0.5) {
            offer_modifier(attachment, &mention, score, best);
        }
    }
}

static void offer_column(struct reader *r, struct attachment *attachment, int column, double *best) {
    const struct db_column *c = &r->catalogue->columns[column];
    if (column == attachment->a.column || (c->foreign_key && c->type != TYPE_TEXT)) {
        return;
    }
    if (c->type == TYPE_NUMBER && !c->text_values) {
        offer_numbers(r, attachment, column, best);
        return;
    }
    struct mention mentions[MAX_TYPE_MENTIONS];
    size_t bounds[][2] = {{0, attachment->a.span.first},
                          {attachment->a.span.last, attachment->b.span.first},
                          {attachment->b.span.last, r->count}};
    for (size_t b = 0; b < 3; b++) {
        size_t count = mention_find(r, bounds[b][0], bounds[b][1], column, mentions, MAX_TYPE_MENTIONS);
        for (size_t i = 0; i < count; i++) {
            if (!mentions[i].whole && !is_name_column(c) &&
                mentions[i].span.last - mentions[i].span.first < 2) {
                continue;
            }
            double words = (double)(mentions[i].span.last - mentions[i].span.first);
            double named = column_named(r, attachment, column);
            offer_modifier(attachment, &mentions[i], mentions[i].score * 0.8 + 0.05 * words + 0.2 * named,
                           best);
        }
    }
}

/* The value that best explains the other words, of any column of the tables; false if none does. */
static bool find_modifier(struct reader *r, struct attachment *attachment, const struct related *tables) {
    double best = 0;
    for (size_t t = 0; t < tables->count; t++) {
        const struct db_table *table = &r->catalogue->tables[tables->at[t]];
        for (int c = table->first_column; c < table->first_column + table->column_count; c++) {
            double before = best;
            offer_column(r, attachment, c, &best);
            /* a nearer table's column is taken unless another is clearly better */
            best += best > before ? 0.02 : 0;
        }
    }
    return best > 0;
}

/* The words beside the modifier as a value of another column of its table: "Emily" "Williams". */
static void find_more(struct reader *r, struct attachment *attachment) {
    const struct mention *m = &attachment->modifier;
    const struct db_table *table = &r->catalogue->tables[r->catalogue->columns[m->column].table];
    attachment->more.column = -1;
    for (int c = table->first_column; c < table->first_column + table->column_count && !m->number; c++) {
        struct mention mentions[MAX_TYPE_MENTIONS];
        size_t before = m->span.first > 0 ? m->span.first - 1 : 0;
        size_t count = c == m->column || r->catalogue->columns[c].type != TYPE_TEXT
                           ? 0
                           : mention_find(r, before, m->span.last + 1, c, mentions, MAX_TYPE_MENTIONS);
        for (size_t i = 0; i < count; i++) {
            if (mentions[i].whole && !overlap(mentions[i].span, m->span) &&
                is_free(attachment, mentions[i].span)) {
                attachment->more = mentions[i];
                return;
            }
        }
    }
}

/* ---- nouns that are values of one column ---- */

/* Columns besides its key and what refers elsewhere. */
static size_t own_columns(const struct reader *r, int table) {
    const struct db_table *t = &r->catalogue->tables[table];
    size_t count = 0;
    for (int c = t->first_column; c < t->first_column + t->column_count; c++) {
        count += !is_key_column(&r->catalogue->columns[c]);
    }
    return count;
}

/* The noun right after a span ("Pixar films"), empty if there is none; "published by" is no noun. */
static struct span noun_after(const struct reader *r, struct span span) {
    size_t i = span.last;
    size_t length = i < r->count ? strlen(r->words[i].norm) : 0;
    bool participle = length > 3 && strcmp(r->words[i].norm + length - 2, "ed") == 0;
    bool noun = clause_is_content(r, i) && !participle;
    return (struct span){i, noun ? i + 1 : i};
}

/* The table whose rows are asked for: one that is named beside the nouns; that which refers to a mere list of
 * types; else the type column's own. */
static int find_entity(const struct reader *r, const struct attachment *attachment) {
    int type = attachment->a.table, found = type;
    struct related tables;
    find_related(r, type, &tables);
    double best = NAMED;
    for (size_t i = 0; i < tables.count; i++) {
        struct span places[] = {{0, attachment->a.span.first},
                                noun_after(r, attachment->a.span),
                                noun_after(r, attachment->b.span)};
        for (size_t e = 0; e < sizeof places / sizeof *places; e++) {
            struct span span;
            double score = match_find_table(r, places[e].first, places[e].last, tables.at[i], &span);
            if (score > best && !overlap(span, attachment->modifier.span)) {
                best = score;
                found = tables.at[i];
            }
        }
    }
    if (found != type || own_columns(r, type) > 1) {
        return found;
    }
    for (size_t k = 0; k < r->catalogue->key_count; k++) {
        if (r->catalogue->columns[r->catalogue->keys[k].to].table == type) {
            return r->catalogue->columns[r->catalogue->keys[k].from].table;
        }
    }
    return found;
}

/* Columns of the entity that the request names before the first noun, else those that show a row. */
static void find_columns(const struct reader *r, struct attachment *attachment) {
    const struct db_table *table = &r->catalogue->tables[attachment->entity];
    attachment->columns.count = 0;
    for (int c = table->first_column; c < table->first_column + table->column_count; c++) {
        struct span where;
        if (c != attachment->a.column && c != attachment->modifier.column &&
            !is_key_column(&r->catalogue->columns[c]) &&
            match_says_column(r, 0, attachment->a.span.first, (struct span){0, 0}, c, &where) &&
            clause_word_is(r, where.last, "of")) {
            columns_add(&attachment->columns, c);
        }
    }
    bool named = attachment->a.column >= 0 && is_name_column(&r->catalogue->columns[attachment->a.column]) &&
                 attachment->entity == attachment->a.table;
    if (attachment->columns.count == 0) {
        display_columns(r->catalogue, attachment->entity, named ? -1 : attachment->a.column,
                        &attachment->columns);
    }
}

static void try_values(struct reader *r, const struct mention *a, const struct mention *b,
                       struct attachment *best) {
    if (a->stored == b->stored || a->span.last > b->span.first) {
        return;
    }
    int table = r->catalogue->columns[a->column].table;
    struct attachment attachment = {.a = {a->span, table, a->column, a->stored},
                                    .b = {b->span, table, b->column, b->stored},
                                    .other_column = -1,
                                    .entity = table};
    attachment.coordinator = find_coordinator(r, a->span, b->span);
    double score = a->score + b->score;
    if (attachment.coordinator == b->span.first || score + 1 <= best->score) {
        return;
    }
    struct related tables;
    find_related(r, table, &tables);
    if (!find_modifier(r, &attachment, &tables)) {
        return;
    }
    attachment.score = score + attachment.modifier.score;
    find_more(r, &attachment);
    if (attachment.score > best->score) {
        attachment.entity = find_entity(r, &attachment);
        find_columns(r, &attachment);
        *best = attachment;
    }
}

/* A column that sorts rows into kinds: values come again and again, or its table only lists them. */
static bool is_type_column(const struct reader *r, int column) {
    const struct db_column *c = &r->catalogue->columns[column];
    if ((c->type != TYPE_TEXT && c->type != TYPE_OTHER) || c->distinct > MAX_TYPES) {
        return false;
    }
    int64_t rows = r->catalogue->tables[c->table].rows;
    return own_columns(r, c->table) <= 1 || (!c->unique && (rows < 0 || c->distinct < rows));
}

/* A mention of part of a value counts only if nothing is meant there as a whole, and if what is said is not
 * just the column's own name ("city" in "Redwood City"). */
static bool is_mention(const struct reader *r, const struct mention *mentions, size_t count, size_t index) {
    const struct mention *m = &mentions[index];
    if (m->number) {
        return false;
    }
    if (m->whole) {
        return true;
    }
    for (size_t i = 0; i < count; i++) {
        if (mentions[i].whole && overlap(mentions[i].span, m->span)) {
            return false;
        }
    }
    uint64_t named = 0, said = 0;
    explain_name(r, &named, true, m->column);
    explain_name(r, &named, false, r->catalogue->columns[m->column].table);
    explain_span(&said, m->span);
    return (said & ~named) != 0;
}

/* For each column whether a value of it may be mentioned; spares reading the others. NULL when out of memory.
 */
static bool *mentioned_columns(struct reader *r) {
    bool *columns = arena_array(r->arena, r->catalogue->column_count + 1, sizeof *columns);
    struct db_word *words = arena_array(r->arena, r->count + 1, sizeof *words);
    bool figures = false;
    size_t count = 0;
    if (columns == NULL || words == NULL) {
        return reader_no_memory(r);
    }
    for (size_t i = 0; i < r->count; i++) {
        double number;
        struct span span;
        figures =
            figures || strpbrk(r->words[i].norm, "0123456789") != NULL || said_number(r, i, &number, &span);
        if (!r->words[i].stopword) {
            words[count++] = (struct db_word){r->words[i].norm, r->words[i].stem};
        }
    }
    db_mark_holders(r->in->db, words, count, figures, columns);
    return columns;
}

static void find_value_pairs(struct reader *r, struct attachment *best) {
    const bool *mentioned = mentioned_columns(r);
    size_t tried = 0;
    for (size_t c = 0; mentioned != NULL && c < r->catalogue->column_count; c++) {
        if (!mentioned[c] || !is_type_column(r, (int)c)) {
            continue;
        }
        struct mention mentions[MAX_TYPE_MENTIONS];
        size_t count = mention_find(r, 0, r->count, (int)c, mentions, MAX_TYPE_MENTIONS);
        for (size_t a = 0; a < count; a++) {
            for (size_t b = 0; b < count; b++) {
                if (tried < MAX_PAIRS && mentions[a].span.last <= mentions[b].span.first &&
                    is_mention(r, mentions, count, a) && is_mention(r, mentions, count, b)) {
                    tried++;
                    try_values(r, &mentions[a], &mentions[b], best);
                }
            }
        }
    }
}

/* ---- nouns that are tables ---- */

/* The column of table b that says of b what `column` says of a: of the same name, or the same one where it
 * stands in a table that both join to; -1 if there is none. */
static int counterpart(const struct reader *r, int a, int b, int column) {
    const struct db_column *c = &r->catalogue->columns[column];
    if (c->table == a) {
        return db_find_column(r->catalogue, b, c->name);
    }
    struct related tables;
    find_related(r, b, &tables);
    for (size_t i = 1; i < tables.count && c->table != b; i++) {
        if (tables.at[i] == c->table) {
            return column;
        }
    }
    return -1;
}

static void try_tables(struct reader *r, const struct conjunct *a, const struct conjunct *b, double named,
                       struct attachment *best) {
    struct attachment attachment = {.a = *a, .b = *b, .more = {.column = -1}, .entity = a->table};
    attachment.coordinator = find_coordinator(r, a->span, b->span);
    if (a->span.last > b->span.first || attachment.coordinator == b->span.first ||
        tables_are_keyed(r->catalogue, a->table, b->table)) {
        return;
    }
    struct related tables;
    find_related(r, b->table, &tables);
    /* only columns that both have */
    struct attachment open = attachment;
    double top = 0;
    for (size_t t = 0; t < tables.count; t++) {
        const struct db_table *table = &r->catalogue->tables[tables.at[t]];
        for (int c = table->first_column; c < table->first_column + table->column_count; c++) {
            int other = tables.at[t] == a->table ? -1 : counterpart(r, b->table, a->table, c);
            if (other < 0 || is_key_column(&r->catalogue->columns[c])) {
                continue;
            }
            double before = top;
            offer_column(r, &open, c, &top);
            if (top > before) {
                open.other_column = c;
                open.modifier.column = other;
            }
        }
    }
    open.score = named + top;
    if (top > 0 && open.score > best->score) {
        *best = open;
    }
}

static void find_table_pairs(struct reader *r, struct attachment *best) {
    size_t count = r->catalogue->table_count, named_count = 0;
    struct named {
        struct conjunct noun;
        double score;
    } *named = arena_array(r->arena, count + 1, sizeof *named);
    if (named == NULL) {
        (void)reader_no_memory(r);
        return;
    }
    for (size_t t = 0; t < count; t++) {
        struct span span;
        double score = match_find_table(r, 0, r->count, (int)t, &span);
        if (score >= NAMED) {
            named[named_count++] = (struct named){{span, (int)t, -1, NULL}, score};
        }
    }
    for (size_t b = 0; b < named_count; b++) {
        const struct conjunct *second = &named[b].noun;
        for (size_t a = 0; a < named_count; a++) {
            /* of fewer words: no table that all of them do not name is named by these */
            struct conjunct first = named[a].noun;
            double score = a == b ? 0 : match_find_table(r, 0, second->span.first, first.table, &first.span);
            if (score >= NAMED) {
                try_tables(r, &first, second, score + named[b].score, best);
            }
        }
    }
}

/* ---- queries ---- */

/* The modifier as a condition on a column: equal, or for part of a name, beginning with it. */
static struct sql_expr *modifier_holds(struct reader *r, const struct attachment *attachment, int column) {
    const struct mention *m = &attachment->modifier;
    if (!m->whole && is_name_column(&r->catalogue->columns[column])) {
        const char *said = rewrite_text(r, m->span.first, m->span.last);
        size_t length = said == NULL ? 0 : strlen(said);
        if (length > 0 && strncasecmp(m->stored, said, length) == 0 && m->stored[length] == ' ') {
            const char *pattern = arena_printf(r->arena, "%s %%", said);
            return sql_like(r->arena, sql_column(r->arena, r->catalogue, column),
                            pattern == NULL ? NULL : sql_text(r->arena, pattern), false);
        }
    }
    return build_equals(r, column, m->stored);
}

static struct sql_select *of_values(struct reader *r, const struct attachment *attachment, bool both) {
    const struct conjunct *a = &attachment->a, *b = &attachment->b;
    int tables[] = {attachment->entity, a->table, r->catalogue->columns[attachment->modifier.column].table};
    int distinct[3];
    size_t count = 0;
    for (size_t i = 0; i < 3; i++) {
        bool seen = false;
        for (size_t k = 0; k < count; k++) {
            seen = seen || distinct[k] == tables[i];
        }
        if (!seen) {
            distinct[count++] = tables[i];
        }
    }
    struct sql_select *select = build_select(r, &attachment->columns, distinct, count);
    if (select == NULL) {
        return NULL;
    }
    struct sql_expr *first = build_equals(r, a->column, a->stored);
    struct sql_expr *second = build_equals(r, b->column, b->stored);
    struct sql_expr *holds = modifier_holds(r, attachment, attachment->modifier.column);
    if (holds != NULL && attachment->more.column >= 0) {
        holds = sql_and(r->arena, holds, build_equals(r, attachment->more.column, attachment->more.stored));
    }
    struct sql_expr *where;
    if (both) {
        where = sql_and(r->arena, sql_or(r->arena, first, second), holds);
    } else if (attach_nearest_is_b(attachment)) {
        where = sql_or(r->arena, first, sql_and(r->arena, second, holds));
    } else {
        where = sql_or(r->arena, sql_and(r->arena, first, holds), second);
    }
    if (holds == NULL || !sql_add_where(r->arena, sql_select_core(select), where)) {
        return reader_no_memory(r);
    }
    return select;
}

/* The columns that show a row of a table, from a table it refers to if it has none itself. */
static int show_table(const struct reader *r, int table, struct column_list *columns) {
    display_columns(r->catalogue, table, -1, columns);
    if (!is_key_column(&r->catalogue->columns[columns->at[0]]) || own_columns(r, table) == 0) {
        return table;
    }
    for (size_t k = 0; k < r->catalogue->key_count; k++) {
        const struct db_key *key = &r->catalogue->keys[k];
        int parent = r->catalogue->columns[key->to].table;
        struct span span;
        if (r->catalogue->columns[key->from].table == table &&
            match_find_table(r, 0, r->count, parent, &span) >= NAMED) {
            columns->count = 0;
            display_columns(r->catalogue, parent, -1, columns);
            return parent;
        }
    }
    return table;
}

static struct sql_select *of_table(struct reader *r, const struct attachment *attachment, int table,
                                   int column) {
    struct column_list columns = {.count = 0};
    int shown = show_table(r, table, &columns);
    int tables[3] = {shown};
    size_t count = 1;
    if (shown != table) {
        tables[count++] = table;
    }
    int held = column < 0 ? table : r->catalogue->columns[column].table;
    if (held != shown && held != table) {
        tables[count++] = held;
    }
    columns.count = 1;
    struct sql_select *select = build_select(r, &columns, tables, count);
    if (select != NULL && column >= 0 &&
        !sql_add_where(r->arena, sql_select_core(select), modifier_holds(r, attachment, column))) {
        return reader_no_memory(r);
    }
    return select;
}

static struct sql_select *of_tables(struct reader *r, const struct attachment *attachment, bool both) {
    bool nearest_is_b = attach_nearest_is_b(attachment);
    bool on_a = both || !nearest_is_b, on_b = both || nearest_is_b;
    struct sql_select *a =
        of_table(r, attachment, attachment->a.table, on_a ? attachment->modifier.column : -1);
    struct sql_select *b = of_table(r, attachment, attachment->b.table, on_b ? attachment->other_column : -1);
    /* in the catalogue's order, so that one meaning has one form */
    struct sql_select *first = attachment->a.table < attachment->b.table ? a : b;
    struct sql_select *second = first == a ? b : a;
    return a != NULL && b != NULL && sql_add_set(r->arena, first, SQL_UNION, second) ? first : NULL;
}

static void add_reading(struct reader *r, const struct attachment *attachment, bool both, bool open) {
    const char *a = rewrite_text(r, attachment->a.span.first, attachment->a.span.last);
    const char *b = rewrite_text(r, attachment->b.span.first, attachment->b.span.last);
    struct span phrase = attach_phrase(r, attachment);
    const char *m = rewrite_text(r, phrase.first, phrase.last);
    if (a == NULL || b == NULL || m == NULL) {
        return;
    }
    bool nearest_is_b = attach_nearest_is_b(attachment);
    const char *near = nearest_is_b ? b : a, *far = nearest_is_b ? a : b;
    const char *label = both ? arena_printf(r->arena, "both %s and %s, of each only those \"%s\"", a, b, m)
                             : arena_printf(r->arena, "all %s, but of %s only those \"%s\"", far, near, m);
    struct sql_select *tree =
        attachment->a.column >= 0 ? of_values(r, attachment, both) : of_tables(r, attachment, both);
    const char *rewrite = open ? attach_rewrite(r, attachment, both) : r->in->linked->question;
    reader_add(r, tree, both ? PRIOR_BOTH : 1 - PRIOR_BOTH, rewrite, label);
}

/* ---- whether the structure accounts for the question ---- */

static void explain_conjunct(const struct reader *r, uint64_t *words, const struct conjunct *conjunct) {
    explain_span(words, conjunct->span);
    explain_name(r, words, false, conjunct->table);
    if (conjunct->column >= 0) {
        explain_name(r, words, true, conjunct->column);
    }
}

/* Few words stand between the nouns besides those of the modifier: a noun for the type, a request, "also";
 * and where the nouns are tables, none between "and" and the second. */
static bool stand_together(const struct reader *r, const struct attachment *attachment, uint64_t explained) {
    size_t left = 0, after = 0;
    for (size_t i = attachment->a.span.last; i < attachment->b.span.first; i++) {
        bool unexplained = clause_is_content(r, i) && (explained >> i & 1) == 0;
        left += unexplained;
        after += unexplained && i > attachment->coordinator;
    }
    return left <= MAX_BETWEEN && (attachment->a.column >= 0 || after == 0);
}

/* The words, perhaps with those before them, are the whole name of a column of other tables: none of the two
 * tables is meant ("email addresses"). */
static bool names_column(const struct reader *r, const struct attachment *attachment, struct span span) {
    const struct linked *linked = r->in->linked;
    for (size_t i = 0; i < linked->match_count; i++) {
        const struct link_match *m = &linked->matches[i];
        if (!m->column || m->code != LINK_EXACT || m->first > span.first || m->last < span.last) {
            continue;
        }
        int table = r->catalogue->columns[m->index].table;
        size_t first = clause_skip_articles(r, m->first);
        if (first < span.first || (table != attachment->a.table && table != attachment->b.table)) {
            return true;
        }
    }
    return false;
}

static bool leaves_much(const struct reader *r, const struct attachment *attachment) {
    uint64_t explained = 0;
    explain_conjunct(r, &explained, &attachment->a);
    explain_conjunct(r, &explained, &attachment->b);
    explain_span(&explained, attachment->modifier.span);
    if (attachment->more.column >= 0) {
        explain_span(&explained, attachment->more.span);
    }
    explain_name(r, &explained, true, attachment->modifier.column);
    explain_name(r, &explained, false, r->catalogue->columns[attachment->modifier.column].table);
    explain_name(r, &explained, false, attachment->entity);
    for (size_t i = 0; i < attachment->columns.count; i++) {
        explain_name(r, &explained, true, attachment->columns.at[i]);
    }
    const int tables[] = {attachment->a.table, attachment->b.table};
    for (size_t i = 0; i < 2 && attachment->a.column < 0; i++) {
        struct column_list columns = {.count = 0};
        explain_name(r, &explained, false, show_table(r, tables[i], &columns));
    }
    attach_explain_repeats(r, attachment, &explained);
    if (attachment->a.column < 0 && (names_column(r, attachment, attachment->a.span) ||
                                     names_column(r, attachment, attachment->b.span))) {
        return true;
    }
    return explain_asks_more(r, explained) || explain_left(r, explained) > MAX_LEFT ||
           !stand_together(r, attachment, explained);
}

bool find_attachment(struct reader *r) {
    struct attachment best = {.score = 0};
    if (!clause_has(r, 1, r->count, CUE_AND | CUE_ALSO | CUE_QUESTION) || clause_is_copula(r, 0)) {
        return false;
    }
    find_value_pairs(r, &best);
    find_table_pairs(r, &best);
    if (best.score == 0 || r->status != CSQL_OK || leaves_much(r, &best)) {
        return false;
    }
    enum attached attached = attach_wording(r, &best);
    struct span phrase = attach_phrase(r, &best);
    reader_found(r, READING_ATTACH, CSQL_ATTACH_AMB, phrase);
    reader_add_element(r, best.a.table, best.a.column, best.a.stored);
    reader_add_element(r, best.b.table, best.b.column, best.b.stored);
    if (attached != ATTACHED_NEAREST) {
        add_reading(r, &best, true, attached == ATTACHED_OPEN);
    }
    if (attached != ATTACHED_BOTH) {
        add_reading(r, &best, false, attached == ATTACHED_OPEN);
    }
    r->out->reason = attached == ATTACHED_OPEN   ? "it may go with both nouns, or only with the one beside it"
                     : attached == ATTACHED_BOTH ? "the wording gives it to both nouns"
                                                 : "the wording gives it only to the noun beside it";
    return true;
}
