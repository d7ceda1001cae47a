/* The clarification question and the refusals. */
#include <string.h>

#include "base/buffer.h"
#include "dialog/internal.h"
#include "text/text.h"

#define MAX_UTTERANCE ((size_t)64 * 1024)
/* Longer values are cut when named. */
#define MAX_NAMED ((size_t)60)

static bool same(const char *a, const char *b) {
    return a == b || (a != NULL && b != NULL && strcmp(a, b) == 0);
}

static void add_cut(struct buffer *out, const char *text) {
    size_t length = strlen(text);
    buffer_add(out, text, text_cut(text, length, MAX_NAMED));
    buffer_string(out, length > MAX_NAMED ? "..." : "");
}

/* Another choice of the item has the same column name (and value), so that the table must be told. */
static bool needs_table(const struct dialog_item *item, size_t choice) {
    const struct dialog_choice *c = &item->choices[choice];
    for (size_t i = 0; i < item->choice_count; i++) {
        const struct dialog_choice *other = &item->choices[i];
        if (i != choice && other->column != NULL && same(other->column, c->column) &&
            same(other->value, c->value) && !same(other->table, c->table)) {
            return true;
        }
    }
    return false;
}

/* Values of several columns are told apart by their columns. */
static bool needs_column(const struct dialog_item *item) {
    for (size_t i = 1; i < item->choice_count; i++) {
        if (!same(item->choices[i].column, item->choices[0].column) ||
            !same(item->choices[i].table, item->choices[0].table)) {
            return true;
        }
    }
    return false;
}

static void add_choice(struct buffer *out, const struct dialog_item *item, size_t choice) {
    const struct dialog_choice *c = &item->choices[choice];
    bool table = c->table != NULL && needs_table(item, choice);
    if (c->column == NULL) {
        buffer_string(out, c->table != NULL ? c->table : c->value != NULL ? c->value : "?");
    } else if (c->value == NULL) {
        buffer_printf(out, "%s%s%s", table ? c->table : "", table ? "." : "", c->column);
    } else if (needs_column(item)) {
        buffer_printf(out, "%s%s%s = ", table ? c->table : "", table ? "." : "", c->column);
        add_cut(out, c->value);
    } else {
        add_cut(out, c->value);
    }
}

static char *finish(struct arena *arena, struct buffer *out) {
    char *text = out->status == CSQL_OK ? arena_copy(arena, buffer_text(out), out->length) : NULL;
    buffer_free(out);
    return text;
}

char *dialog_choice_name(struct arena *arena, const struct dialog_item *item, size_t choice) {
    struct buffer out = buffer_new(MAX_UTTERANCE);
    add_choice(&out, item, choice);
    return finish(arena, &out);
}

/* The name in words, a unit at its end in parentheses: "maximum depth (m)". */
static void add_words(struct buffer *out, struct arena *arena, const char *name) {
    struct words words;
    if (text_words(arena, name, strlen(name), &words, NULL) != CSQL_OK || words.count == 0) {
        buffer_string(out, name);
        return;
    }
    for (size_t i = 0; i < words.count; i++) {
        bool unit = i > 0 && i + 1 == words.count && strcmp(words.norm[i - 1], "per") != 0 &&
                    strlen(words.norm[i]) <= 3 && text_is_unit(words.norm[i]);
        buffer_printf(out, "%s%s%s%s", i > 0 ? " " : "", unit ? "(" : "", words.norm[i], unit ? ")" : "");
    }
}

/* Some word of the name is written short. */
static bool is_abbreviated(struct arena *arena, const char *name) {
    struct words words;
    bool some = false;
    if (text_words(arena, name, strlen(name), &words, NULL) != CSQL_OK) {
        return false;
    }
    for (size_t i = 0; i < words.count; i++) {
        some = some || strcmp(words.norm[i], words.written[i]) != 0;
    }
    return some;
}

/* A number that only ties rows together, which tells a person nothing. */
static bool is_tie(const struct db_column *column) {
    return column->foreign_key || (column->primary_key && column->type != TYPE_TEXT);
}

int dialog_neighbour(const struct db_catalogue *catalogue, int column, int step) {
    const struct db_table *table = &catalogue->tables[catalogue->columns[column].table];
    int next = column + step;
    while (next >= table->first_column && next < table->first_column + table->column_count) {
        if (!is_tie(&catalogue->columns[next])) {
            return next;
        }
        next += step;
    }
    return -1;
}

/* The table that the column refers to, or -1. */
static int referred(const struct db_catalogue *catalogue, int column) {
    for (size_t k = 0; k < catalogue->key_count; k++) {
        if (catalogue->keys[k].from == column && !catalogue->keys[k].inferred) {
            return catalogue->columns[catalogue->keys[k].to].table;
        }
    }
    return -1;
}

char *dialog_describe(struct arena *arena, const struct db_catalogue *catalogue,
                      const struct dialog_choice *choice) {
    if (choice->column_index < 0) {
        return NULL;
    }
    const struct db_column *column = &catalogue->columns[choice->column_index];
    struct buffer out = buffer_new(MAX_UTTERANCE);
    int to = referred(catalogue, choice->column_index);
    bool told = is_abbreviated(arena, column->name);
    if (told) {
        add_words(&out, arena, column->name);
    }
    if (to >= 0) {
        buffer_printf(&out, "%srefers to %s", told ? ", " : "", catalogue->tables[to].name);
        told = true;
    }
    const char *joint = told ? ", beside " : "beside ";
    for (int step = -1; step <= 1; step += 2) {
        int at = dialog_neighbour(catalogue, choice->column_index, step);
        if (at >= 0) {
            buffer_string(&out, joint);
            add_words(&out, arena, catalogue->columns[at].name);
            joint = " and ";
        }
    }
    return finish(arena, &out);
}

/* "A, B, or C", cut after the choices that are shown. */
static void add_choices(struct buffer *out, const struct dialog_item *item) {
    size_t shown = item->choice_count < DIALOG_SHOWN_CHOICES ? item->choice_count : DIALOG_SHOWN_CHOICES;
    size_t rest = item->choice_count - shown;
    for (size_t i = 0; i < shown; i++) {
        bool last = i + 1 == shown && rest == 0 && shown > 1;
        if (i > 0) {
            buffer_string(out, shown > 2 || rest > 0 ? ", " : " ");
        }
        if (last) {
            buffer_string(out, "or ");
        }
        add_choice(out, item, i);
    }
    if (rest > 0) {
        buffer_printf(out, ", or one of %zu more", rest);
    }
}

static void add_question(struct buffer *out, const struct dialog_item *item, bool also) {
    const char *term = item->term;
    if (item->mode == CSQL_VAL_AMB && item->choice_count > 0 && !needs_column(item)) {
        buffer_printf(out,
                      also ? "Also, for \"%s\", which value in %s do you mean: "
                           : "When you say \"%s\", which value in %s do you mean: ",
                      term, item->choices[0].column);
    } else if (item->mode == CSQL_TABLE_AMB) {
        buffer_printf(out,
                      also ? "Also, for \"%s\", do you mean the table "
                           : "When you say \"%s\", do you mean the table ",
                      term);
    } else {
        buffer_printf(out, also ? "Also, for \"%s\", do you mean " : "When you say \"%s\", should I use ",
                      term);
    }
    add_choices(out, item);
    buffer_char(out, '?');
}

static void add_simpler(struct buffer *out, const struct dialog_item *item) {
    buffer_printf(out, "I still need to know what \"%s\" means. Please pick a number:", item->term);
    size_t shown = item->choice_count < DIALOG_SHOWN_CHOICES ? item->choice_count : DIALOG_SHOWN_CHOICES;
    for (size_t i = 0; i < shown; i++) {
        buffer_printf(out, "%s %zu) ", i == 0 ? "" : ",", i + 1);
        add_choice(out, item, i);
        if (item->choices[i].value == NULL && item->choices[i].sample != NULL) {
            buffer_string(out, " (such as ");
            add_cut(out, item->choices[i].sample);
            buffer_char(out, ')');
        }
    }
    if (item->choice_count > shown) {
        buffer_printf(out, ", or \"more\" for the other %zu", item->choice_count - shown);
    }
    buffer_char(out, '.');
}

char *dialog_ask(struct arena *arena, const struct dialog_item *items, size_t count, bool simpler) {
    struct buffer out = buffer_new(MAX_UTTERANCE);
    for (size_t i = 0; i < count && !(simpler && i > 0); i++) {
        if (simpler) {
            add_simpler(&out, &items[i]);
        } else {
            buffer_string(&out, i == 0 ? "" : " ");
            add_question(&out, &items[i], i > 0);
        }
    }
    return finish(arena, &out);
}

char *dialog_refuse_unsettled(struct arena *arena, const struct dialog_item *items, size_t count) {
    struct buffer out = buffer_new(MAX_UTTERANCE);
    bool values = count > 0;
    buffer_string(&out, "The query cannot be generated as ");
    for (size_t i = 0; i < count; i++) {
        values = values && items[i].mode == CSQL_VAL_AMB;
        buffer_printf(&out, "%s\"%s\"", i == 0 ? "" : i + 1 == count ? " and " : ", ", items[i].term);
    }
    if (count == 0) {
        buffer_string(&out, "the question");
    }
    buffer_printf(&out, " cannot be mapped to %s",
                  values      ? "a value of the database"
                  : count > 1 ? "valid column names"
                              : "a valid column name");
    return finish(arena, &out);
}

static void add_nearest(struct buffer *out, const struct dialog_choice *nearest, size_t count) {
    if (count == 0) {
        buffer_string(out, ", and there are no close matches.");
        return;
    }
    buffer_string(out, "; nearest: ");
    struct dialog_item item = {.choices = nearest, .choice_count = count, .chosen = -1};
    for (size_t i = 0; i < count; i++) {
        buffer_string(out, i == 0 ? "" : ", ");
        if (nearest[i].value == NULL && nearest[i].table != NULL) {
            buffer_printf(out, "%s.%s", nearest[i].table, nearest[i].column);
        } else {
            add_choice(out, &item, i);
        }
        buffer_printf(out, " (%.2f)", nearest[i].score);
    }
    buffer_char(out, '.');
}

char *dialog_refuse_column(struct arena *arena, const char *term, bool calculation,
                           const struct dialog_choice *nearest, size_t count) {
    struct buffer out = buffer_new(MAX_UTTERANCE);
    buffer_printf(&out,
                  calculation
                      ? "Sorry, I can't complete this request because nothing in the database says how "
                        "\"%s\" is calculated"
                      : "Sorry, I can't complete this request because the column %s isn't found in the "
                        "database",
                  term);
    add_nearest(&out, nearest, count);
    return finish(arena, &out);
}

char *dialog_refuse_value(struct arena *arena, const char *value, const char *table, const char *column,
                          const struct dialog_choice *nearest, size_t count) {
    struct buffer out = buffer_new(MAX_UTTERANCE);
    buffer_printf(&out, "Sorry, I can't complete that request because the value '%s' does not exist in ",
                  value);
    if (column != NULL) {
        buffer_printf(&out, "the '%s' column", column);
        if (table != NULL) {
            buffer_printf(&out, " of %s", table);
        }
    } else {
        buffer_string(&out, "the database");
    }
    add_nearest(&out, nearest, count);
    return finish(arena, &out);
}
