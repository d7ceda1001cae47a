/* Follow-ups that ask something else of the rows shown: "when were they returned?", "who was the customer?".
 */
#include <string.h>
#include <strings.h>

#include "hint/when.h"
#include "session/follow.h"

static const char *norm_at(const struct follow *f, size_t word) {
    return word < f->linked.word_count ? f->linked.words[word].norm : "";
}

int follow_told(const struct follow *f, const struct link_word *verb) {
    enum when_told best = WHEN_AKIN;
    size_t count = 0;
    int found = -1;
    for (size_t s = 0; s < f->core->source_count; s++) {
        int index = f->core->sources[s]->table_index;
        const struct db_table *table = index < 0 ? NULL : &f->catalogue->tables[index];
        for (int c = table == NULL ? 0 : table->first_column;
             table != NULL && c < table->first_column + table->column_count; c++) {
            enum when_told told =
                when_tells(f->arena, f->session->engine->embed, verb, &f->catalogue->columns[c]);
            if (told >= best) {
                count = told > best ? 1 : count + 1;
                best = told;
                found = c;
            }
        }
    }
    return count == 1 ? found : -1;
}

/* "When were they returned?" */
static bool ask_when(struct follow *f) {
    static const char *const verbs[] = {"was", "were", "did", "is", "are", "has", "have"};
    static const char *const pronouns[] = {"he", "she", "it", "they", "that", "this", "those", "these"};
    size_t at = strcmp(norm_at(f, 0), "and") == 0 ? 1 : 0;
    if (strcmp(norm_at(f, at), "when") != 0 || !ONE_OF(norm_at(f, at + 1), verbs) ||
        !ONE_OF(norm_at(f, at + 2), pronouns)) {
        return false;
    }
    at += strcmp(norm_at(f, at + 3), "been") == 0 ? 4 : 3;
    int column = at < f->linked.word_count ? follow_told(f, &f->linked.words[at]) : -1;
    if (column < 0) {
        return false;
    }
    follow_use(f, 0, at + 1);
    return sql_add_result(f->arena, f->core, sql_column(f->arena, f->catalogue, column));
}

int follow_name(const struct db_catalogue *catalogue, int index) {
    static const char *const names[] = {"name", "_nm", "title", "label"};
    const struct db_table *table = &catalogue->tables[index];
    for (int c = table->first_column; c < table->first_column + table->column_count; c++) {
        const struct db_column *column = &catalogue->columns[c];
        size_t length = strlen(column->name);
        for (size_t k = 0; k < sizeof names / sizeof *names && column->type == TYPE_TEXT; k++) {
            size_t n = strlen(names[k]);
            if (length >= n && strcasecmp(column->name + length - n, names[k]) == 0) {
                return c;
            }
        }
    }
    return -1;
}

/* "Who was the customer?": of a table next to those of the query. */
static bool ask_who(struct follow *f) {
    static const char *const asking[] = {"who", "what", "which"};
    static const char *const be[] = {"is", "was", "are", "were"};
    static const char *const owners[] = {"the", "their", "its", "his", "her"};
    size_t at = strcmp(norm_at(f, 0), "and") == 0 ? 1 : 0;
    if (!ONE_OF(norm_at(f, at), asking) || !ONE_OF(norm_at(f, at + 1), be) ||
        !ONE_OF(norm_at(f, at + 2), owners)) {
        return false;
    }
    for (size_t i = 0; i < f->linked.match_count; i++) {
        const struct link_match *m = &f->linked.matches[i];
        bool there = !m->column && m->code == LINK_EXACT && m->first == at + 3 &&
                     (follow_in_from(f, m->index) || follow_near_from(f, m->index));
        int name = there ? follow_name(f->catalogue, m->index) : -1;
        bool ends = m->last >= f->linked.word_count || norm_at(f, m->last)[0] == '?';
        if (name >= 0 && ends) {
            follow_use(f, 0, m->last);
            return sql_add_result(f->arena, f->core, sql_column(f->arena, f->catalogue, name));
        }
    }
    return false;
}

bool follow_asks(const struct follow *f) {
    static const char *const openers[] = {"when", "who", "what", "which"};
    size_t at = strcmp(norm_at(f, 0), "and") == 0 ? 1 : 0;
    return ONE_OF(norm_at(f, at), openers) && f->core->group_count == 0 && follow_aggregate(f) == NULL;
}

bool follow_ask(struct follow *f) {
    return ask_when(f) || ask_who(f) || follow_doer(f);
}
