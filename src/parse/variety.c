#include "parse/variety.h"

#include <stdbool.h>
#include <string.h>

#include "base/hash.h"
#include "sql/sql.h"

#define PARTS 1e6 /* numbers nearer than this part of one are the same */

static uint64_t hash_number(double number) {
    bool whole = number > -1e12 && number < 1e12;
    int64_t parts = whole ? (int64_t)(number * PARTS + (number < 0 ? -0.5 : 0.5)) : 0;
    uint64_t hash = hash_bytes(HASH_START, &parts, sizeof parts);
    return whole ? hash : hash_bytes(hash, &number, sizeof number);
}

static uint64_t hash_cell(const struct db_cell *cell) {
    switch (cell->kind) {
    case CELL_INTEGER:
        return hash_number((double)cell->integer);
    case CELL_REAL:
        return hash_number(cell->real);
    case CELL_TEXT:
    case CELL_BLOB:
        return hash_bytes(HASH_START, cell->text, cell->length);
    case CELL_NULL:
        break;
    }
    return HASH_PRIME;
}

uint64_t variety_digest(const struct db_result *result) {
    uint64_t all = HASH_START + result->column_count + (result->truncated ? HASH_PRIME : 0);
    for (size_t i = 0; i < result->row_count; i++) {
        uint64_t row = 0;
        for (size_t k = 0; k < result->column_count; k++) {
            row += hash_mix(hash_cell(&result->cells[i * result->column_count + k]));
        }
        all += hash_mix(row);
    }
    all = hash_mix(all);
    return all == 0 ? 1 : all;
}

uint64_t variety_meaning(struct arena *arena, const struct db_catalogue *catalogue, uint64_t digest,
                         const struct sql_select *tree) {
    struct sql_column_use *uses = NULL;
    size_t count = 0;
    if (digest == 0 || tree == NULL || sql_columns(arena, tree, &uses, &count) != CSQL_OK) {
        return 0;
    }
    for (size_t i = 0; i < count; i++) {
        const struct db_column *column = uses[i].column >= 0 ? &catalogue->columns[uses[i].column] : NULL;
        bool again = column == NULL || column->primary_key || column->foreign_key;
        for (size_t k = 0; k < i && !again; k++) {
            again = uses[k].column == uses[i].column;
        }
        digest += again ? 0 : hash_mix((uint64_t)uses[i].column + 1);
    }
    return digest == 0 ? 1 : digest;
}

static bool same_rows(uint64_t a, uint64_t b) {
    return a != 0 && a == b;
}

void variety_agreed(const uint64_t *digests, const double *probabilities, size_t count, double *out) {
    for (size_t i = 0; i < count; i++) {
        out[i] = probabilities[i];
        for (size_t k = 0; k < count; k++) {
            out[i] += k != i && same_rows(digests[i], digests[k]) ? probabilities[k] : 0;
        }
        out[i] = out[i] < 1 ? out[i] : 1;
    }
}

/* True if a better candidate gives the same rows, and this one is not among those that keep their places. */
static bool is_again(const uint64_t *digests, size_t at) {
    for (size_t i = 0; at >= VARIETY_KEPT && i < at; i++) {
        if (same_rows(digests[i], digests[at])) {
            return true;
        }
    }
    return false;
}

void variety_order(const uint64_t *digests, size_t count, size_t *order) {
    size_t made = 0;
    for (size_t again = 0; again < 2; again++) {
        for (size_t i = 0; i < count; i++) {
            if (is_again(digests, i) == (again == 1)) {
                order[made++] = i;
            }
        }
    }
}
