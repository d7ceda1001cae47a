/* Choices told by a row that has them: "same colour as the Ceed" where the choices are texts, colours of
 * cars. */
#include <string.h>

#include "base/buffer.h"
#include "dialog/internal.h"

#define MOST_SPAN 6
#define MOST_SEARCHED 24
#define MOST_HOLDERS 8
#define MAX_QUERY 4096
#define MOST_QUERIES 8
#define STEPS 500000 /* VM steps of looking for the rows */
/* Evidence of a choice whose value stands in the row. */
#define IN_ROW 0.8

/* Marks the choices whose value some row has that holds the text in the column; true if some are. */
static bool mark_row(const struct reader *r, const struct dialog_item *item, const struct db_value *held,
                     double *score) {
    const struct db_catalogue *catalogue = r->context->catalogue;
    const struct db_column *wanted = &catalogue->columns[item->choices[0].column_index];
    const struct db_limits limits = {.steps = STEPS, .rows = DIALOG_MAX_CHOICES + 1, .trial = true};
    struct db_result result = {.row_count = 0};
    struct buffer query = buffer_new(MAX_QUERY);
    buffer_string(&query, "SELECT DISTINCT ");
    db_quote_identifier(&query, wanted->name);
    buffer_string(&query, " FROM ");
    db_quote_identifier(&query, catalogue->tables[wanted->table].name);
    buffer_string(&query, " WHERE ");
    db_quote_identifier(&query, catalogue->columns[held->column].name);
    buffer_string(&query, " = ");
    db_quote_text(&query, held->text);
    bool found =
        query.status == CSQL_OK &&
        db_execute(r->context->db, r->arena, buffer_text(&query), &limits, &result, NULL) == CSQL_OK &&
        !result.truncated;
    buffer_free(&query);
    bool any = false;
    for (size_t row = 0; found && row < result.row_count; row++) {
        for (size_t i = 0; i < item->choice_count; i++) {
            const struct db_cell *cell = &result.cells[row];
            if (cell->kind == CELL_TEXT && strcmp(cell->text, item->choices[i].value) == 0) {
                score[i] = IN_ROW;
                any = true;
            }
        }
    }
    return any;
}

/* The choices are values of one column. */
static bool are_values(const struct reader *r, const struct dialog_item *item) {
    bool values = r->context != NULL && r->context->db != NULL && r->context->catalogue != NULL &&
                  item->choice_count > 1;
    for (size_t i = 0; values && i < item->choice_count; i++) {
        values = item->choices[i].value != NULL && item->choices[i].column_index >= 0 &&
                 item->choices[i].column_index == item->choices[0].column_index;
    }
    return values;
}

/* The words [from, to) as written are a value of another column of the table. */
static bool try_span(const struct reader *r, const struct dialog_item *item, size_t from, size_t to,
                     size_t *queries, double *score) {
    const struct db_catalogue *catalogue = r->context->catalogue;
    const int column = item->choices[0].column_index;
    size_t length = 0;
    const char *text = reader_span(r, from, to, &length);
    struct db_value held[MOST_HOLDERS];
    size_t count = db_values(r->context->db, r->arena, text, length, -1, held, MOST_HOLDERS);
    for (size_t i = 0; i < count; i++) {
        bool whole = held[i].match == VALUE_EXACT || held[i].match == VALUE_FOLDED;
        bool beside = held[i].column != column &&
                      catalogue->columns[held[i].column].table == catalogue->columns[column].table;
        if (whole && beside && (*queries)++ < MOST_QUERIES && mark_row(r, item, &held[i], score)) {
            return true;
        }
    }
    return false;
}

bool evidence_rows(const struct reader *r, size_t item, const bool *mask, double *score) {
    const struct dialog_item *about = &r->items[item];
    size_t words = r->word_count < MOST_SEARCHED ? r->word_count : MOST_SEARCHED, kept = 0, queries = 0;
    bool found = false;
    memset(score, 0, about->choice_count * sizeof *score);
    for (size_t length = words < MOST_SPAN ? words : MOST_SPAN; length > 0 && !found && are_values(r, about);
         length--) {
        for (size_t from = 0; from + length <= words && !found; from++) {
            bool usable = !r->words[from + length - 1].stop, fresh = false;
            for (size_t w = from; w < from + length; w++) {
                usable = usable && evidence_usable(r, w, mask);
                fresh = fresh || !(r->words[w].stop || r->words[w].asked);
            }
            found = usable && fresh && try_span(r, about, from, from + length, &queries, score);
        }
    }
    for (size_t i = 0; i < about->choice_count; i++) {
        kept += score[i] > 0;
    }
    return found && kept < about->choice_count;
}
