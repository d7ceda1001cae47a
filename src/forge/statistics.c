/* What was made and what was not, as CLARITY's tables 3, 10 and 11 tell it, and how the language changed. */
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/hash.h"
#include "base/json.h"
#include "forge/sink.h"
#include "text/text.h"

/* ---- sets of words ---- */

struct forge_words {
    char **slots;
    size_t capacity, count;
};

static size_t hash(const char *text) {
    return hash_slot(hash_text(HASH_START, text));
}

static size_t slot_of(const struct forge_words *words, const char *word) {
    size_t at = hash(word) & (words->capacity - 1);
    while (words->slots[at] && strcmp(words->slots[at], word) != 0) {
        at = (at + 1) & (words->capacity - 1);
    }
    return at;
}

static bool grow(struct forge_words *words) {
    struct forge_words grown = {.capacity = words->capacity ? 2 * words->capacity : 4096,
                                .count = words->count};
    grown.slots = calloc(grown.capacity, sizeof *grown.slots);
    for (size_t i = 0; grown.slots && i < words->capacity; i++) {
        if (words->slots[i]) {
            grown.slots[slot_of(&grown, words->slots[i])] = words->slots[i];
        }
    }
    if (!grown.slots) {
        return false;
    }
    free(words->slots);
    *words = grown;
    return true;
}

static bool add_word(struct forge_words *words, const char *word) {
    if (2 * (words->count + 1) > words->capacity && !grow(words)) {
        return false;
    }
    size_t at = slot_of(words, word);
    if (!words->slots[at]) {
        words->slots[at] = strdup(word);
        words->count += words->slots[at] != NULL;
    }
    return words->slots[at] != NULL;
}

static void free_words(struct forge_words *words) {
    for (size_t i = 0; words && i < words->capacity; i++) {
        free(words->slots[i]);
    }
    if (words) {
        free(words->slots);
    }
    free(words);
}

/* ---- counting ---- */

struct forge_statistics *forge_statistics_new(void) {
    struct forge_statistics *s = calloc(1, sizeof *s);
    if (s) {
        s->words_before = calloc(1, sizeof *s->words_before);
        s->words_after = calloc(1, sizeof *s->words_after);
    }
    if (s && (!s->words_before || !s->words_after)) {
        forge_statistics_free(s);
        return NULL;
    }
    return s;
}

void forge_statistics_free(struct forge_statistics *s) {
    if (s) {
        free_words(s->words_before);
        free_words(s->words_after);
    }
    free(s);
}

static void note(struct forge_statistics *s, const struct forge_detail *noted) {
    for (size_t i = 0; i < s->detail_count; i++) {
        struct forge_detail *detail = &s->details[i];
        if (detail->pattern == noted->pattern && detail->facet == noted->facet &&
            detail->stage == noted->stage && strcmp(detail->text, noted->text) == 0) {
            detail->count += noted->count;
            return;
        }
    }
    if (s->detail_count < FORGE_MAX_DETAILS) {
        s->details[s->detail_count++] = *noted;
    }
}

void forge_statistics_note(struct forge_statistics *s, size_t pattern, enum forge_facet facet,
                           enum forge_stage stage, const char *detail) {
    note(s, &(struct forge_detail){pattern, facet, stage, detail, 1});
}

static void add_language(struct forge_language *into, const struct forge_language *from) {
    into->questions += from->questions;
    into->tokens += from->tokens;
    into->retrieval += from->retrieval;
    into->counting += from->counting;
    into->comparing += from->comparing;
    into->aggregating += from->aggregating;
    into->ordering += from->ordering;
    into->grouping += from->grouping;
}

static bool add_words(struct forge_words *into, const struct forge_words *from) {
    for (size_t i = 0; i < from->capacity; i++) {
        if (from->slots[i] && !add_word(into, from->slots[i])) {
            return false;
        }
    }
    return true;
}

bool forge_statistics_add(struct forge_statistics *into, const struct forge_statistics *from) {
    for (size_t p = 0; p < FORGE_MAX_PATTERNS; p++) {
        for (size_t f = 0; f < FORGE_FACET_COUNT; f++) {
            struct forge_cell *a = &into->cells[p][f];
            const struct forge_cell *b = &from->cells[p][f];
            a->attempts += b->attempts;
            a->kept += b->kept;
            a->dialogues += b->dialogues;
            a->one_sided += b->one_sided;
            for (size_t i = 0; i < sizeof a->by_reply / sizeof *a->by_reply; i++) {
                a->by_reply[i] += b->by_reply[i];
            }
            for (size_t i = 0; i < FORGE_STAGE_COUNT; i++) {
                a->rejected[i] += b->rejected[i];
            }
        }
    }
    for (size_t i = 0; i < from->detail_count; i++) {
        note(into, &from->details[i]);
    }
    into->rows += from->rows;
    into->unread += from->unread;
    into->missing_databases += from->missing_databases;
    add_language(&into->before, &from->before);
    add_language(&into->after, &from->after);
    return add_words(into->words_before, from->words_before) &&
           add_words(into->words_after, from->words_after);
}

static bool is_one_of(const char *norm, const char *list) {
    size_t length = strlen(norm);
    for (const char *at = strstr(list, norm); at; at = strstr(at + 1, norm)) {
        if ((at == list || at[-1] == ' ') && (at[length] == ' ' || at[length] == '\0')) {
            return true;
        }
    }
    return false;
}

csql_status forge_statistics_question(struct forge_statistics *s, bool after, struct arena *arena,
                                      const char *question, csql_error *error) {
    struct forge_language *language = after ? &s->after : &s->before;
    struct tokens tokens;
    bool counts = false, compares = false, aggregates = false, orders = false, groups = false;
    csql_status status = text_tokenize(arena, question, strlen(question), &tokens, error);
    for (size_t i = 0; status == CSQL_OK && i < tokens.count; i++) {
        const char *norm = tokens.at[i].norm;
        if (tokens.at[i].kind == TOKEN_PUNCT) {
            continue;
        }
        language->tokens++;
        const char *next = i + 1 < tokens.count ? tokens.at[i + 1].norm : "";
        counts = counts || (strcmp(norm, "how") == 0 && strcmp(next, "many") == 0) ||
                 (strcmp(norm, "number") == 0 && strcmp(next, "of") == 0) || strcmp(norm, "count") == 0;
        compares = compares || is_one_of(norm, "more less than above below over under least most between "
                                               "larger smaller higher lower greater fewer older younger");
        aggregates = aggregates || is_one_of(norm, "average total sum mean maximum minimum max min avg");
        orders = orders || is_one_of(norm, "ordered sorted order sort ascending descending alphabetical "
                                           "alphabetically top");
        groups = groups || is_one_of(norm, "each every per grouped");
        if (!add_word(after ? s->words_after : s->words_before, norm)) {
            status = error_set(error, CSQL_NO_MEMORY, "out of memory");
        }
    }
    language->questions++;
    language->counting += counts;
    language->retrieval += !counts;
    language->comparing += compares;
    language->aggregating += aggregates;
    language->ordering += orders;
    language->grouping += groups;
    return status;
}

/* ---- printing ---- */

static double percent(size_t part, size_t whole) {
    return whole ? 100.0 * (double)part / (double)whole : 0;
}

static void print_made(const struct forge_statistics *s, struct buffer *out) {
    size_t single = 0, multi = 0;
    buffer_printf(out, "%-34s %8s %8s %8s %8s %8s %8s %8s\n", "use case", "uni", "multi", "dialogue",
                  "concise", "verbose", "partial", "unhelpful");
    for (size_t p = 0; p < forge_pattern_count; p++) {
        const struct forge_cell *uni = &s->cells[p][FORGE_UNI], *many = &s->cells[p][FORGE_MULTI];
        size_t by[5];
        for (size_t i = 0; i < 5; i++) {
            by[i] = uni->by_reply[i] + many->by_reply[i];
        }
        buffer_printf(out, "%-34s %8zu %8zu %8zu %8zu %8zu %8zu %8zu\n", forge_patterns[p]->title, uni->kept,
                      many->kept, uni->dialogues + many->dialogues, by[RECORD_REPLY_CONCISE_HELPFUL],
                      by[RECORD_REPLY_VERBOSE_HELPFUL], by[RECORD_REPLY_PARTIAL], by[RECORD_REPLY_UNHELPFUL]);
        single += uni->kept + many->kept;
        multi += uni->dialogues + many->dialogues;
    }
    buffer_printf(out, "%zu single-turn instances, %zu conversations\n", single, multi);
}

static void print_rejected(const struct forge_statistics *s, struct buffer *out) {
    buffer_printf(out, "\nNot made, in percent of the attempts:\n%-34s %-6s %8s", "use case", "facet",
                  "attempts");
    for (size_t i = 0; i < FORGE_STAGE_COUNT; i++) {
        buffer_printf(out, " %18s", forge_stage_name((enum forge_stage)i));
    }
    buffer_char(out, '\n');
    for (size_t p = 0; p < forge_pattern_count; p++) {
        for (size_t f = 0; f < FORGE_FACET_COUNT; f++) {
            const struct forge_cell *cell = &s->cells[p][f];
            if (cell->attempts == 0) {
                continue;
            }
            buffer_printf(out, "%-34s %-6s %8zu", forge_patterns[p]->title, f == FORGE_UNI ? "uni" : "multi",
                          cell->attempts);
            for (size_t i = 0; i < FORGE_STAGE_COUNT; i++) {
                buffer_printf(out, " %18.2f", percent(cell->rejected[i], cell->attempts));
            }
            buffer_char(out, '\n');
        }
    }
}

static int compare_details(const void *a, const void *b) {
    const struct forge_detail *x = a, *y = b;
    if (x->pattern != y->pattern) {
        return x->pattern < y->pattern ? -1 : 1;
    }
    if (x->facet != y->facet) {
        return x->facet < y->facet ? -1 : 1;
    }
    if (x->stage != y->stage) {
        return x->stage < y->stage ? -1 : 1;
    }
    return x->count != y->count ? (x->count > y->count ? -1 : 1) : strcmp(x->text, y->text);
}

static void print_reasons(const struct forge_statistics *s, struct buffer *out) {
    buffer_string(out, "\nWhy:\n");
    for (size_t i = 0; i < s->detail_count; i++) {
        const struct forge_detail *detail = &s->details[i], *last = i ? detail - 1 : NULL;
        if (!last || last->pattern != detail->pattern || last->facet != detail->facet) {
            buffer_printf(out, "%s, %s\n", forge_patterns[detail->pattern]->title,
                          detail->facet == FORGE_UNI ? "uni" : "multi");
        }
        buffer_printf(out, "%8zu  %s: %s%s\n", detail->count, forge_stage_name(detail->stage), detail->text,
                      detail->stage == FORGE_SCREENED ? " (conversations)" : "");
    }
}

/* Ambiguity is a matter of meaning: a reading counts that finds nothing today. How often that is so. */
static void print_one_sided(const struct forge_statistics *s, struct buffer *out) {
    buffer_string(out, "\nAmbiguous, though only one reading gives rows today:\n");
    for (size_t p = 0; p < forge_pattern_count; p++) {
        size_t kept = 0, one_sided = 0;
        for (size_t f = 0; f < FORGE_FACET_COUNT; f++) {
            kept += s->cells[p][f].kept;
            one_sided += s->cells[p][f].one_sided;
        }
        if (one_sided) {
            buffer_printf(out, "%8zu  of %zu: %s\n", one_sided, kept, forge_patterns[p]->title);
        }
    }
}

static void print_language(const char *name, const struct forge_language *l, size_t words,
                           struct buffer *out) {
    buffer_printf(out, "%-10s %9zu %8.2f %8zu %9.1f%% %8.1f%% %8.1f%% %9.1f%% %8.1f%% %8.1f%%\n", name,
                  l->questions, l->questions ? (double)l->tokens / (double)l->questions : 0, words,
                  percent(l->retrieval, l->questions), percent(l->counting, l->questions),
                  percent(l->comparing, l->questions), percent(l->aggregating, l->questions),
                  percent(l->ordering, l->questions), percent(l->grouping, l->questions));
}

void forge_statistics_sort(struct forge_statistics *s) {
    qsort(s->details, s->detail_count, sizeof *s->details, compare_details);
}

void forge_statistics_print(const struct forge_statistics *s, struct buffer *out) {
    buffer_printf(out, "%zu questions", s->rows);
    if (s->unread || s->missing_databases) {
        buffer_printf(out, "; %zu whose query does not parse, %zu databases that do not open", s->unread,
                      s->missing_databases);
    }
    buffer_string(out, "\n\n");
    print_made(s, out);
    print_rejected(s, out);
    print_reasons(s, out);
    print_one_sided(s, out);
    buffer_printf(out, "\n%-10s %9s %8s %8s %10s %9s %9s %10s %9s %9s\n", "language", "questions", "tokens",
                  "types", "retrieval", "counting", "comparing", "aggregates", "ordering", "grouping");
    print_language("source", &s->before, s->words_before->count, out);
    print_language("generated", &s->after, s->words_after->count, out);
}

static void json_language(const struct forge_language *l, size_t words, struct buffer *out) {
    buffer_printf(out,
                  "{\"questions\":%zu,\"tokens\":%zu,\"types\":%zu,\"retrieval\":%zu,\"counting\":%zu,"
                  "\"comparing\":%zu,\"aggregating\":%zu,\"ordering\":%zu,\"grouping\":%zu}",
                  l->questions, l->tokens, words, l->retrieval, l->counting, l->comparing, l->aggregating,
                  l->ordering, l->grouping);
}

void forge_statistics_json(const struct forge_statistics *s, struct buffer *out) {
    buffer_printf(out, "{\"questions\":%zu,\"unread\":%zu,\"missing_databases\":%zu,\"cells\":[", s->rows,
                  s->unread, s->missing_databases);
    for (size_t p = 0; p < forge_pattern_count; p++) {
        for (size_t f = 0; f < FORGE_FACET_COUNT; f++) {
            const struct forge_cell *cell = &s->cells[p][f];
            buffer_printf(out, "%s{\"pattern\":", p || f ? "," : "");
            json_text(out, forge_patterns[p]->name);
            buffer_printf(out,
                          ",\"facet\":\"%s\",\"attempts\":%zu,\"single\":%zu,\"multi\":%zu,\"one_sided\":%zu",
                          f == FORGE_UNI ? "uni" : "multi", cell->attempts, cell->kept, cell->dialogues,
                          cell->one_sided);
            for (size_t i = 0; i < FORGE_STAGE_COUNT; i++) {
                buffer_char(out, ',');
                json_text(out, forge_stage_name((enum forge_stage)i));
                buffer_printf(out, ":%zu", cell->rejected[i]);
            }
            buffer_char(out, '}');
        }
    }
    buffer_string(out, "],\"reasons\":[");
    for (size_t i = 0; i < s->detail_count; i++) {
        buffer_printf(out, "%s{\"pattern\":", i ? "," : "");
        json_text(out, forge_patterns[s->details[i].pattern]->name);
        buffer_printf(out,
                      ",\"facet\":\"%s\",\"stage\":", s->details[i].facet == FORGE_UNI ? "uni" : "multi");
        json_text(out, forge_stage_name(s->details[i].stage));
        buffer_string(out, ",\"reason\":");
        json_text(out, s->details[i].text);
        buffer_printf(out, ",\"count\":%zu}", s->details[i].count);
    }
    buffer_string(out, "],\"source\":");
    json_language(&s->before, s->words_before->count, out);
    buffer_string(out, ",\"generated\":");
    json_language(&s->after, s->words_after->count, out);
    buffer_char(out, '}');
}
