/* Reads the values of a database and lays them out as an index. */
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "db/values.h"
#include "text/text.h"

/* A column of numbers is indexed if its sample has at most this many: years, grades, sizes. */
#define MAX_CATEGORIES 200
/* Rows between two looks at whether somebody wants to stop. */
#define ROWS_PER_LOOK 1024
#define MAX_SELECT_BYTES ((size_t)1024 * 1024)
#define MAX_INDEX_BYTES ((size_t)1024 * 1024 * 1024)

struct raw_value {
    const char *text, *folded; /* folded: NULL until it is needed */
    uint64_t hash;
    uint32_t column, rows, length;
};

struct raw_set { /* the distinct values of one column: an open hash of indices into builder.values, + 1 */
    uint32_t *slots;
    size_t slot_count, used, limit;
};

struct word_form {
    const char *text;
    uint32_t number; /* in the sorted order, in the end */
};

struct builder {
    struct db *db;
    struct arena *arena;
    struct raw_value *values;
    size_t count, room;
    uint64_t cells;
    struct word_form *forms;
    uint32_t *form_slots;
    size_t form_count, form_room, form_slot_count;
    uint32_t *words; /* forms of the words, value after value */
    size_t word_count, word_room;
};

static bool is_indexed(const struct db *db, const struct db_column *column) {
    if (db->catalogue.tables[column->table].view || column->distinct <= 0) {
        return false;
    }
    if (column->type != TYPE_NUMBER && column->type != TYPE_BOOLEAN) {
        return column->sample_count > 0;
    }
    return !column->foreign_key && !column->unique &&
           (column->text_values || column->distinct <= MAX_CATEGORIES);
}

static bool set_grow(struct builder *b, struct raw_set *set) {
    size_t larger = set->slot_count ? set->slot_count * 4 : 64;
    uint32_t *slots = arena_array(b->arena, larger, sizeof *slots);
    if (!slots) {
        return false;
    }
    for (size_t i = 0; i < set->slot_count; i++) {
        if (set->slots[i]) {
            size_t at = b->values[set->slots[i] - 1].hash & (larger - 1);
            while (slots[at]) {
                at = (at + 1) & (larger - 1);
            }
            slots[at] = set->slots[i];
        }
    }
    set->slots = slots;
    set->slot_count = larger;
    return true;
}

static bool set_add(struct builder *b, struct raw_set *set, uint32_t column, const char *text,
                    size_t length) {
    if (set->used * 4 >= set->slot_count * 3 && !set_grow(b, set)) {
        return false;
    }
    uint64_t hash = hash_slot(hash_bytes(HASH_START, text, length));
    size_t at = hash & (set->slot_count - 1);
    for (; set->slots[at]; at = (at + 1) & (set->slot_count - 1)) {
        struct raw_value *value = &b->values[set->slots[at] - 1];
        if (value->hash == hash && value->length == length && memcmp(value->text, text, length) == 0) {
            value->rows += value->rows < UINT32_MAX;
            return true;
        }
    }
    if (set->used >= set->limit || b->count >= VALUES_MAX) {
        return true;
    }
    struct raw_value *values = arena_grow(b->arena, b->values, b->count, &b->room, sizeof *values);
    const char *copy = arena_copy(b->arena, text, length);
    if (!values || !copy) {
        return false;
    }
    b->values = values;
    values[b->count] = (struct raw_value){
        .text = copy, .hash = hash, .column = column, .rows = 1, .length = (uint32_t)length};
    set->slots[at] = (uint32_t)++b->count;
    set->used++;
    return true;
}

/* Reads the rows of one statement whose columns are those in which[]. */
static csql_status scan_rows(struct builder *b, sqlite3_stmt *statement, const uint32_t *which, int count,
                             struct raw_set *sets) {
    uint64_t rows = 0;
    while (b->cells < VALUES_MAX_CELLS && sqlite3_step(statement) == SQLITE_ROW) {
        if (++rows % ROWS_PER_LOOK == 0 && atomic_load(&b->db->guard.interrupted)) {
            return CSQL_INTERRUPTED;
        }
        b->cells += (uint64_t)count;
        for (int i = 0; i < count; i++) {
            int storage = sqlite3_column_type(statement, i);
            if (storage == SQLITE_NULL || storage == SQLITE_BLOB) {
                continue;
            }
            const char *text = (const char *)sqlite3_column_text(statement, i);
            size_t length = (size_t)sqlite3_column_bytes(statement, i);
            if (!text) {
                return CSQL_NO_MEMORY;
            }
            if (length > 0 && length <= VALUE_MAX_BYTES && !memchr(text, '\0', length) &&
                !set_add(b, &sets[i], which[i], text, length)) {
                return CSQL_NO_MEMORY;
            }
        }
    }
    return CSQL_OK; /* a damaged table gives what could be read of it */
}

/* Values a column may have: an even share of what is left, so that no column starves the rest. */
static size_t share(const struct builder *b, size_t columns_left) {
    size_t left = (VALUES_MAX - b->count) / (columns_left ? columns_left : 1);
    return left < VALUES_MAX_PER_COLUMN ? left : VALUES_MAX_PER_COLUMN;
}

static csql_status scan_table(struct builder *b, const struct db_table *table, size_t *columns_left) {
    const struct db_catalogue *catalogue = &b->db->catalogue;
    struct buffer sql = buffer_new(MAX_SELECT_BYTES);
    sqlite3_stmt *statement = NULL;
    csql_status status = CSQL_OK;
    uint32_t *which = arena_array(b->arena, (size_t)table->column_count, sizeof *which);
    struct raw_set *sets = arena_array(b->arena, (size_t)table->column_count, sizeof *sets);
    int count = 0;
    bool failed = false;
    if (!which || !sets) {
        return CSQL_NO_MEMORY;
    }
    for (int c = table->first_column; c < table->first_column + table->column_count; c++) {
        if (is_indexed(b->db, &catalogue->columns[c])) {
            buffer_string(&sql, count ? ", " : "SELECT ");
            db_quote_identifier(&sql, catalogue->columns[c].name);
            sets[count].limit = share(b, *columns_left);
            which[count++] = (uint32_t)c;
        }
    }
    work_begin(b->db, table->computed, 0);
    if (count > 0) {
        *columns_left -= (size_t)count;
        buffer_string(&sql, " FROM main.");
        db_quote_identifier(&sql, table->name);
        if (sql.status == CSQL_NO_MEMORY) {
            status = CSQL_NO_MEMORY;
        } else if (sql.status == CSQL_OK) {
            failed = sqlite3_prepare_v2(b->db->own, buffer_text(&sql), -1, &statement, NULL) != SQLITE_OK;
            status = failed ? CSQL_OK : scan_rows(b, statement, which, count, sets);
        }
    }
    work_end(b->db);
    if (status == CSQL_OK && db_is_late(b->db)) {
        status = CSQL_INTERRUPTED;
    }
    const int code = sqlite3_finalize(statement); /* repeats the error of the last step */
    if (status == CSQL_OK && (code != SQLITE_OK || failed) && db_note_outage(b->db, b->db->own)) {
        status = CSQL_IO;
    }
    buffer_free(&sql);
    return status;
}

static csql_status scan_all(struct builder *b) {
    const struct db_catalogue *catalogue = &b->db->catalogue;
    size_t columns_left = 0;
    csql_status status = CSQL_OK;
    for (size_t c = 0; c < catalogue->column_count; c++) {
        columns_left += is_indexed(b->db, &catalogue->columns[c]);
    }
    for (size_t t = 0; status == CSQL_OK && t < catalogue->table_count; t++) {
        status = scan_table(b, &catalogue->tables[t], &columns_left);
    }
    return status;
}

/* ---- folding, words ---- */

static int compare_raw(const void *a, const void *b) {
    const struct raw_value *x = a, *y = b;
    int order = strcmp(x->folded, y->folded);
    if (order == 0 && x->column != y->column) {
        return x->column < y->column ? -1 : 1;
    }
    return order ? order : strcmp(x->text, y->text);
}

/* Folds the values and sorts them; those that are not UTF-8 are left out. */
static bool fold_all(struct builder *b) {
    size_t kept = 0;
    for (size_t i = 0; i < b->count; i++) {
        b->values[i].folded = values_fold(b->arena, b->values[i].text, b->values[i].length);
        if (b->values[i].folded && *b->values[i].folded) {
            b->values[kept++] = b->values[i];
        }
    }
    b->count = kept;
    if (kept > 0) {
        qsort(b->values, kept, sizeof *b->values, compare_raw);
    }
    return true;
}

static bool form_slots_grow(struct builder *b) {
    size_t larger = b->form_slot_count ? b->form_slot_count * 4 : 256;
    uint32_t *slots = arena_array(b->arena, larger, sizeof *slots);
    if (!slots) {
        return false;
    }
    for (uint32_t f = 0; f < b->form_count; f++) {
        size_t at = hash_slot(hash_text(HASH_START, b->forms[f].text)) & (larger - 1);
        while (slots[at]) {
            at = (at + 1) & (larger - 1);
        }
        slots[at] = f + 1;
    }
    b->form_slots = slots;
    b->form_slot_count = larger;
    return true;
}

static bool intern_form(struct builder *b, const char *word, size_t length, uint32_t *out) {
    if (b->form_count * 4 >= b->form_slot_count * 3 && !form_slots_grow(b)) {
        return false;
    }
    size_t at = hash_slot(hash_bytes(HASH_START, word, length)) & (b->form_slot_count - 1);
    for (; b->form_slots[at]; at = (at + 1) & (b->form_slot_count - 1)) {
        const char *text = b->forms[b->form_slots[at] - 1].text;
        if (strncmp(text, word, length) == 0 && !text[length]) {
            *out = b->form_slots[at] - 1;
            return true;
        }
    }
    struct word_form *forms = arena_grow(b->arena, b->forms, b->form_count, &b->form_room, sizeof *forms);
    const char *copy = arena_copy(b->arena, word, length);
    if (!forms || !copy) {
        return false;
    }
    b->forms = forms;
    forms[b->form_count] = (struct word_form){.text = copy};
    *out = (uint32_t)b->form_count++;
    b->form_slots[at] = *out + 1;
    return true;
}

static bool split_words(struct builder *b, const char *folded, uint16_t *count) {
    const char *at = NULL, *word;
    size_t length;
    *count = 0;
    while (*count < VALUE_MAX_WORDS && values_next_word(folded, &at, &word, &length)) {
        uint32_t *words = arena_grow(b->arena, b->words, b->word_count, &b->word_room, sizeof *words);
        if (!words || !intern_form(b, word, length, &words[b->word_count])) {
            return false;
        }
        b->words = words;
        b->word_count++;
        ++*count;
    }
    return true;
}

static int compare_form_pointers(const void *a, const void *b) {
    const struct word_form *const *x = a, *const *y = b;
    return strcmp((*x)->text, (*y)->text);
}

static int compare_strings(const void *a, const void *b) {
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* ---- the block ---- */

struct layout {
    size_t counts[SECTION_COUNT];
    struct word_form **sorted; /* forms by text */
    const char **stem_of;      /* per sorted form */
    const char **stems;        /* distinct, sorted */
    uint16_t *word_counts;     /* per value */
    size_t stem_count, pool_size;
};

static size_t find_string(const char **list, size_t count, const char *text) {
    size_t low = 0, high = count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (strcmp(list[middle], text) < 0) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

static bool sort_words(struct builder *b, struct layout *l) {
    size_t n = b->form_count;
    l->sorted = arena_array(b->arena, n, sizeof(void *));
    l->stem_of = arena_array(b->arena, n, sizeof *l->stem_of);
    l->stems = arena_array(b->arena, n, sizeof *l->stems);
    if (!l->sorted || !l->stem_of || !l->stems) {
        return false;
    }
    for (size_t f = 0; f < n; f++) {
        l->sorted[f] = &b->forms[f];
    }
    if (n > 0) {
        qsort(l->sorted, n, sizeof(void *), compare_form_pointers);
    }
    for (size_t f = 0; f < n; f++) {
        l->sorted[f]->number = (uint32_t)f;
        l->stem_of[f] = text_stem(b->arena, l->sorted[f]->text);
        l->stems[f] = l->stem_of[f];
        if (!l->stem_of[f]) {
            return false;
        }
    }
    if (n > 0) {
        qsort(l->stems, n, sizeof *l->stems, compare_strings);
    }
    for (size_t s = 0; s < n; s++) {
        if (s == 0 || strcmp(l->stems[s], l->stems[l->stem_count - 1]) != 0) {
            l->stems[l->stem_count++] = l->stems[s];
        }
    }
    return true;
}

static bool is_new_spelling(const struct builder *b, size_t i) {
    return i == 0 || strcmp(b->values[i - 1].folded, b->values[i].folded) != 0;
}

static bool is_spelled(size_t letters) {
    return letters >= EDIT_MIN_LETTERS && letters <= EDIT_MAX_LETTERS;
}

static bool measure(struct builder *b, struct layout *l) {
    size_t pool = 1, spellings = 0;
    l->word_counts = arena_array(b->arena, b->count, sizeof *l->word_counts);
    if (!l->word_counts) {
        return false;
    }
    for (size_t i = 0; i < b->count; i++) {
        const struct raw_value *value = &b->values[i];
        pool += value->length + 1 + strlen(value->folded) + 1;
        spellings += is_new_spelling(b, i) && is_spelled(values_letters(value->folded));
        if (!split_words(b, value->folded, &l->word_counts[i])) {
            return false;
        }
    }
    if (!sort_words(b, l)) {
        return false;
    }
    for (size_t f = 0; f < b->form_count; f++) {
        pool += strlen(l->sorted[f]->text) + 1;
    }
    for (size_t s = 0; s < l->stem_count; s++) {
        pool += strlen(l->stems[s]) + 1;
    }
    l->counts[SECTION_VALUES] = l->counts[SECTION_BY_COLUMN] = b->count;
    l->counts[SECTION_POOL] = pool;
    l->counts[SECTION_WORDS] = l->counts[SECTION_POSTINGS] = b->word_count;
    l->counts[SECTION_FORMS] = b->form_count;
    l->counts[SECTION_STEMS] = l->stem_count + 1;
    l->counts[SECTION_LENGTHS] = EDIT_MAX_LETTERS + 2;
    l->counts[SECTION_SPELLINGS] = l->counts[SECTION_SIGNATURES] = spellings;
    l->counts[SECTION_COLUMNS] = b->db->catalogue.column_count + 1;
    return true;
}

static csql_status allocate(struct value_index *index, const struct layout *l) {
    size_t size = (sizeof(struct value_header) + 7) / 8 * 8;
    size_t offsets[SECTION_COUNT];
    for (int s = 0; s < SECTION_COUNT; s++) {
        offsets[s] = size;
        size += (l->counts[s] * values_element_size((enum value_section)s) + 7) / 8 * 8;
    }
    if (size > MAX_INDEX_BYTES) {
        return CSQL_NO_MEMORY;
    }
    index->block = calloc(1, size);
    if (!index->block) {
        return CSQL_NO_MEMORY;
    }
    index->size = size;
    for (int s = 0; s < SECTION_COUNT; s++) {
        index->block->sections[s].offset = offsets[s];
        index->block->sections[s].count = l->counts[s];
    }
    return CSQL_OK;
}

static void *section(const struct value_index *index, enum value_section which) {
    return (char *)index->block + index->block->sections[which].offset;
}

static uint32_t put_text(char *pool, size_t *used, const char *text) {
    size_t at = *used, size = strlen(text) + 1;
    memcpy(pool + at, text, size);
    *used += size;
    return (uint32_t)at;
}

static void fill_values(const struct builder *b, const struct layout *l, struct value_index *index,
                        size_t *used) {
    struct value_entry *values = section(index, SECTION_VALUES);
    uint32_t *words = section(index, SECTION_WORDS);
    char *pool = section(index, SECTION_POOL);
    size_t word = 0;
    for (size_t i = 0; i < b->count; i++) {
        const struct raw_value *raw = &b->values[i];
        bool same_text = strcmp(raw->text, raw->folded) == 0;
        bool same_folded = !is_new_spelling(b, i);
        size_t letters = values_letters(raw->folded);
        values[i].column = raw->column;
        values[i].rows = raw->rows;
        values[i].folded = same_folded ? values[i - 1].folded : put_text(pool, used, raw->folded);
        values[i].text = same_text ? values[i].folded : put_text(pool, used, raw->text);
        values[i].letters = (uint16_t)letters;
        values[i].first_word = (uint32_t)word;
        values[i].word_count = l->word_counts[i];
        for (int w = 0; w < l->word_counts[i]; w++, word++) {
            words[word] = b->forms[b->words[word]].number;
        }
    }
}

static void fill_words(const struct layout *l, struct value_index *index, size_t *used, size_t forms) {
    struct value_form *form = section(index, SECTION_FORMS);
    struct value_stem *stem = section(index, SECTION_STEMS);
    char *pool = section(index, SECTION_POOL);
    for (size_t f = 0; f < forms; f++) {
        form[f].text = put_text(pool, used, l->sorted[f]->text);
        form[f].stem = (uint32_t)find_string(l->stems, l->stem_count, l->stem_of[f]);
    }
    for (size_t s = 0; s < l->stem_count; s++) {
        stem[s].text = put_text(pool, used, l->stems[s]);
    }
}

struct ordered { /* a value and what it is sorted by */
    uint32_t value, major, minor;
};

static int compare_ordered(const void *a, const void *b) {
    const struct ordered *x = a, *y = b;
    if (x->major != y->major) {
        return x->major < y->major ? -1 : 1;
    }
    if (x->minor != y->minor) {
        return x->minor < y->minor ? -1 : 1;
    }
    return (x->value > y->value) - (x->value < y->value);
}

static struct ordered *order_values(struct builder *b, const struct value_index *index, bool by_column) {
    const struct value_entry *values = section(index, SECTION_VALUES);
    struct ordered *order = arena_array(b->arena, b->count + 1, sizeof *order);
    for (size_t i = 0; order && i < b->count; i++) {
        order[i].value = (uint32_t)i;
        order[i].major = by_column ? values[i].column : values[i].word_count;
        order[i].minor = by_column ? UINT32_MAX - values[i].rows : values[i].letters;
    }
    if (order && b->count > 0) {
        qsort(order, b->count, sizeof *order, compare_ordered);
    }
    return order;
}

static uint32_t stem_at(const struct value_index *index, size_t word) {
    const uint32_t *words = section(index, SECTION_WORDS);
    const struct value_form *forms = section(index, SECTION_FORMS);
    return forms[words[word]].stem;
}

/* Lists each value under its stems, shortest values first. A stem that a value holds twice lists it twice,
 * next to each other. */
static bool fill_postings(struct builder *b, struct value_index *index, const struct layout *l) {
    const struct value_entry *values = section(index, SECTION_VALUES);
    struct value_stem *stems = section(index, SECTION_STEMS);
    uint32_t *postings = section(index, SECTION_POSTINGS);
    struct ordered *order = order_values(b, index, false);
    uint32_t *next = arena_array(b->arena, l->stem_count + 1, sizeof *next);
    if (!order || !next) {
        return false;
    }
    for (size_t w = 0; w < b->word_count; w++) {
        stems[stem_at(index, w) + 1].first_posting++;
    }
    for (size_t s = 0; s < l->stem_count; s++) {
        stems[s + 1].first_posting += stems[s].first_posting;
        next[s] = stems[s].first_posting;
    }
    for (size_t i = 0; i < b->count; i++) {
        const struct value_entry *value = &values[order[i].value];
        for (size_t w = 0; w < value->word_count; w++) {
            postings[next[stem_at(index, value->first_word + w)]++] = order[i].value;
        }
    }
    return true;
}

static void fill_spellings(const struct builder *b, struct value_index *index) {
    const struct value_entry *values = section(index, SECTION_VALUES);
    uint32_t *lengths = section(index, SECTION_LENGTHS), *spellings = section(index, SECTION_SPELLINGS);
    uint64_t *signatures = section(index, SECTION_SIGNATURES);
    uint32_t next[EDIT_MAX_LETTERS + 2] = {0};
    for (size_t i = 0; i < b->count; i++) {
        if (is_new_spelling(b, i) && is_spelled(values[i].letters)) {
            lengths[values[i].letters + 1]++;
        }
    }
    for (size_t length = 0; length <= EDIT_MAX_LETTERS; length++) {
        next[length] = lengths[length];
        lengths[length + 1] += lengths[length];
    }
    for (size_t i = 0; i < b->count; i++) {
        if (is_new_spelling(b, i) && is_spelled(values[i].letters)) {
            uint32_t at = next[values[i].letters]++;
            spellings[at] = (uint32_t)i;
            signatures[at] = values_signature(b->values[i].folded);
        }
    }
}

static bool fill_columns(struct builder *b, struct value_index *index) {
    const struct value_entry *values = section(index, SECTION_VALUES);
    uint32_t *columns = section(index, SECTION_COLUMNS), *by_column = section(index, SECTION_BY_COLUMN);
    struct ordered *order = order_values(b, index, true);
    if (!order) {
        return false;
    }
    for (size_t i = 0; i < b->count; i++) {
        columns[values[i].column + 1]++;
        by_column[i] = order[i].value;
    }
    for (size_t c = 0; c < b->db->catalogue.column_count; c++) {
        columns[c + 1] += columns[c];
    }
    return true;
}

static csql_status lay_out(struct builder *b, struct value_index *index) {
    struct layout l = {0};
    size_t used = 1; /* offset 0 is the empty text */
    if (!fold_all(b) || !measure(b, &l)) {
        return CSQL_NO_MEMORY;
    }
    csql_status status = allocate(index, &l);
    if (status != CSQL_OK) {
        return status;
    }
    fill_values(b, &l, index, &used);
    fill_words(&l, index, &used, b->form_count);
    if (!fill_postings(b, index, &l) || !fill_columns(b, index)) {
        return CSQL_NO_MEMORY;
    }
    fill_spellings(b, index);
    return values_attach(index, b->db->catalogue.column_count);
}

csql_status values_collect(struct db *db, struct value_index *index) {
    struct builder b = {.db = db, .arena = arena_new()};
    csql_status status = b.arena ? scan_all(&b) : CSQL_NO_MEMORY;
    if (status == CSQL_OK) {
        status = lay_out(&b, index);
    }
    arena_free(b.arena);
    return status;
}
