/* Turning a block of bytes, perhaps from a file, into an index that can be trusted. */
#include "db/values.h"

size_t values_element_size(enum value_section section) {
    switch (section) {
    case SECTION_VALUES:
        return sizeof(struct value_entry);
    case SECTION_POOL:
        return 1;
    case SECTION_FORMS:
        return sizeof(struct value_form);
    case SECTION_STEMS:
        return sizeof(struct value_stem);
    case SECTION_SIGNATURES:
        return sizeof(uint64_t);
    default:
        return sizeof(uint32_t);
    }
}

static bool sections_fit(const struct value_index *index) {
    for (int s = 0; s < SECTION_COUNT; s++) {
        uint64_t offset = index->block->sections[s].offset, count = index->block->sections[s].count;
        size_t size = values_element_size((enum value_section)s);
        if (offset % 8 != 0 || offset > index->size || count > (index->size - offset) / size ||
            count >= UINT32_MAX) {
            return false;
        }
    }
    return true;
}

static bool all_below(const uint32_t *numbers, size_t count, size_t limit) {
    for (size_t i = 0; i < count; i++) {
        if (numbers[i] >= limit) {
            return false;
        }
    }
    return true;
}

/* True if the numbers rise from 0 to last. */
static bool rises(const uint32_t *numbers, size_t count, size_t last) {
    for (size_t i = 1; i < count; i++) {
        if (numbers[i] < numbers[i - 1]) {
            return false;
        }
    }
    return count > 0 && numbers[0] == 0 && numbers[count - 1] == last;
}

static bool contents_fit(const struct value_index *index, size_t column_count) {
    size_t pool = index->block->sections[SECTION_POOL].count;
    size_t words = index->block->sections[SECTION_WORDS].count;
    size_t postings = index->block->sections[SECTION_POSTINGS].count;
    size_t spellings = index->block->sections[SECTION_SPELLINGS].count;
    if (pool == 0 || index->pool[pool - 1] != '\0' ||
        index->block->sections[SECTION_BY_COLUMN].count != index->value_count ||
        index->block->sections[SECTION_SIGNATURES].count != spellings ||
        index->block->sections[SECTION_LENGTHS].count != EDIT_MAX_LETTERS + 2 ||
        index->block->sections[SECTION_COLUMNS].count != column_count + 1) {
        return false;
    }
    for (size_t i = 0; i < index->value_count; i++) {
        const struct value_entry *value = &index->values[i];
        if (value->column >= column_count || value->text >= pool || value->folded >= pool ||
            value->first_word > words || value->word_count > words - value->first_word) {
            return false;
        }
    }
    for (size_t i = 0; i < index->form_count; i++) {
        if (index->forms[i].text >= pool || index->forms[i].stem >= index->stem_count) {
            return false;
        }
    }
    for (size_t i = 0; i <= index->stem_count; i++) {
        uint32_t next = i < index->stem_count ? index->stems[i + 1].first_posting : (uint32_t)postings;
        if (index->stems[i].text >= pool || index->stems[i].first_posting > next) {
            return false;
        }
    }
    return index->stems[index->stem_count].first_posting == postings &&
           all_below(index->words, words, index->form_count) &&
           all_below(index->postings, postings, index->value_count) &&
           all_below(index->spellings, spellings, index->value_count) &&
           all_below(index->by_column, index->value_count, index->value_count) &&
           rises(index->lengths, EDIT_MAX_LETTERS + 2, spellings) &&
           rises(index->columns, column_count + 1, index->value_count);
}

static const void *at(const struct value_index *index, enum value_section section) {
    return (const char *)index->block + index->block->sections[section].offset;
}

csql_status values_attach(struct value_index *index, size_t column_count) {
    if (!sections_fit(index) || index->block->sections[SECTION_STEMS].count == 0) {
        return CSQL_BAD_DATA;
    }
    index->values = at(index, SECTION_VALUES);
    index->pool = at(index, SECTION_POOL);
    index->words = at(index, SECTION_WORDS);
    index->forms = at(index, SECTION_FORMS);
    index->stems = at(index, SECTION_STEMS);
    index->postings = at(index, SECTION_POSTINGS);
    index->lengths = at(index, SECTION_LENGTHS);
    index->spellings = at(index, SECTION_SPELLINGS);
    index->signatures = at(index, SECTION_SIGNATURES);
    index->columns = at(index, SECTION_COLUMNS);
    index->by_column = at(index, SECTION_BY_COLUMN);
    index->value_count = index->block->sections[SECTION_VALUES].count;
    index->form_count = index->block->sections[SECTION_FORMS].count;
    index->stem_count = index->block->sections[SECTION_STEMS].count - 1;
    return contents_fit(index, column_count) ? CSQL_OK : CSQL_BAD_DATA;
}
