#include "forge/converse.h"

#include <string.h>
#include <strings.h>

#include "base/error.h"
#include "forge/clarity.h"
#include "forge/english.h"
#include "forge/wording.h"

#define MAX_TEXT ((size_t)64 * 1024)
enum { SHORTEST_FRAGMENT = 3 };

struct talk {
    struct forge_task *task;
    struct arena *arena;
    const struct forge_instance *instance;
    bool failed; /* out of memory */
};

const char *forge_element_raw(const struct record_element *element) {
    return element->value ? element->value : element->column ? element->column : element->table;
}

const char *forge_element_spoken(struct arena *arena, const struct record_element *element) {
    struct forge_name name;
    csql_error ignored;
    if (element->value) {
        return element->value;
    }
    const char *raw = forge_element_raw(element);
    return forge_name_split(arena, raw, &name, &ignored) == CSQL_OK && name.count ? name.spoken : raw;
}

static const char *say(struct talk *talk, const char *symbol, const struct forge_slot *slots, size_t count) {
    const char *text = forge_say(talk->task->wording, talk->arena, &talk->task->random, symbol, slots, count);
    talk->failed = talk->failed || !text;
    return text ? text : "";
}

static bool by_chance(struct talk *talk, size_t once_in) {
    return forge_random_below(&talk->task->random, once_in) == 0;
}

static void add_turn(struct forge_dialogue *dialogue, bool agent, const char *text) {
    if (dialogue->turn_count < FORGE_MAX_TURNS) {
        dialogue->turns[dialogue->turn_count++] = (struct record_turn){.agent = agent, .text = text};
    }
}

static bool is_unanswerable(const struct record_pivot *pivot) {
    return pivot->mode == CSQL_COL_UNANS || pivot->mode == CSQL_VAL_UNANS || pivot->mode == CSQL_CALC_UNANS ||
           pivot->mode == CSQL_OUT_OF_SCOPE;
}

/* ---- what the agent says ---- */

/* The members of a group as a choice; with their tables where two have one column name, or one is a table. */
static const char *choices_of(struct talk *talk, const struct record_pivot *pivot) {
    const char **items = arena_array(talk->arena, pivot->group_count + 1, sizeof *items);
    bool quoted = by_chance(talk, 4);
    for (size_t i = 0; items && i < pivot->group_count; i++) {
        const struct record_element *element = &pivot->group[i];
        const char *raw = forge_element_raw(element);
        for (size_t k = 0; k < pivot->group_count; k++) {
            const struct record_element *other = &pivot->group[k];
            if (k != i && element->column &&
                (!other->column || strcasecmp(raw, forge_element_raw(other)) == 0)) {
                raw = arena_printf(talk->arena, "%s.%s", element->table, element->column);
                break;
            }
        }
        items[i] = quoted && raw ? arena_printf(talk->arena, "\"%s\"", raw) : raw;
        talk->failed = talk->failed || !items[i];
    }
    const char *list =
        items && !talk->failed ? forge_list(talk->arena, items, pivot->group_count, "or") : NULL;
    talk->failed = talk->failed || !list;
    return list ? list : "";
}

static const char *column_of(const struct record_pivot *pivot) {
    const struct record_element *element = pivot->group_count ? &pivot->group[0] : pivot->target;
    return element && element->column ? element->column : "the table";
}

static const char *ask_pivot(struct talk *talk, const struct record_pivot *pivot, const char *how) {
    struct forge_slot slots[] = {
        {"term", pivot->term}, {"choices", choices_of(talk, pivot)}, {"column", column_of(pivot)}};
    if (how && strcmp(how, "again") == 0) {
        return say(talk, "ask again", slots, 3);
    }
    const char *what = pivot->mode == CSQL_COL_AMB   ? "column"
                       : pivot->mode == CSQL_VAL_AMB ? "value"
                                                     : "element";
    const char *symbol = arena_printf(talk->arena, "ask %s%s", how ? "another " : "", what);
    return symbol ? say(talk, symbol, slots, 3) : "";
}

static const char *ask_readings(struct talk *talk) {
    const struct forge_instance *instance = talk->instance;
    const char **items = arena_array(talk->arena, instance->reading_count + 1, sizeof *items);
    for (size_t i = 0; items && i < instance->reading_count; i++) {
        items[i] = arena_printf(talk->arena, "(%zu) \"%s\"", i + 1, instance->readings[i].rewrite);
        talk->failed = talk->failed || !items[i];
    }
    const char *list =
        items && !talk->failed ? forge_list(talk->arena, items, instance->reading_count, "or") : NULL;
    struct forge_slot slots[] = {{"choices", list ? list : ""}};
    talk->failed = talk->failed || !list;
    return say(talk, "ask reading", slots, 1);
}

/* One question back for all that is ambiguous. */
static const char *ask(struct talk *talk) {
    struct buffer text = buffer_new(MAX_TEXT);
    size_t asked = 0;
    for (size_t i = 0; i < talk->instance->pivot_count; i++) {
        const struct record_pivot *pivot = &talk->instance->pivots[i];
        if (pivot->group_count >= 2) {
            buffer_printf(&text, "%s%s", asked ? " " : "", ask_pivot(talk, pivot, asked ? "another" : NULL));
            asked++;
        }
    }
    const char *copy = asked ? arena_string(talk->arena, buffer_text(&text)) : ask_readings(talk);
    talk->failed = talk->failed || !copy || text.status != CSQL_OK;
    buffer_free(&text);
    return copy ? copy : "";
}

/* The terms that a refusal names, in quotation marks: those that nothing answers, or those left open. */
static const char *terms_of(struct talk *talk, bool missing, size_t from) {
    const char *items[FORGE_MAX_PIVOTS];
    size_t count = 0;
    for (size_t i = from; i < talk->instance->pivot_count && count < FORGE_MAX_PIVOTS; i++) {
        const struct record_pivot *pivot = &talk->instance->pivots[i];
        if (is_unanswerable(pivot) == missing) {
            items[count] = arena_printf(talk->arena, "\"%s\"", pivot->term);
            talk->failed = talk->failed || !items[count];
            count += items[count] != NULL;
        }
    }
    const char *list = forge_list(talk->arena, items, count, missing ? "or" : "and");
    talk->failed = talk->failed || !list;
    return list ? list : "";
}

static const char *refuse_missing(struct talk *talk) {
    const struct record_pivot *missing = NULL;
    size_t count = 0;
    for (size_t i = 0; i < talk->instance->pivot_count; i++) {
        if (is_unanswerable(&talk->instance->pivots[i])) {
            missing = &talk->instance->pivots[i];
            count++;
        }
    }
    if (talk->instance->reason) {
        struct forge_slot slots[] = {{"reason", talk->instance->reason}};
        return say(talk, "refuse out of scope", slots, 1);
    }
    if (count != 1) {
        struct forge_slot slots[] = {{"terms", terms_of(talk, true, 0)}};
        return say(talk, "refuse missing several", slots, 1);
    }
    struct forge_slot slots[] = {{"term", missing->term}, {"column", column_of(missing)}};
    return say(talk,
               missing->mode == CSQL_COL_UNANS                      ? "refuse missing column"
               : missing->mode == CSQL_VAL_UNANS && missing->target ? "refuse missing value"
                                                                    : "refuse missing",
               slots, 2);
}

static const char *refuse_unsettled(struct talk *talk, size_t from) {
    if (talk->instance->pivot_count == 0) {
        return say(talk, "refuse reading", NULL, 0);
    }
    struct forge_slot slots[] = {{"terms", terms_of(talk, false, from)}};
    return say(talk, "refuse unsettled", slots, 1);
}

/* ---- what the user says ---- */

/* Whether another member is a column of the same name, so that only the table tells them apart. */
static bool has_twin(const struct record_pivot *pivot, const struct record_element *element) {
    for (size_t i = 0; element->column && !element->value && i < pivot->group_count; i++) {
        const struct record_element *other = &pivot->group[i];
        if (other->column && strcasecmp(other->column, element->column) == 0 &&
            strcasecmp(other->table, element->table) != 0) {
            return true;
        }
    }
    return false;
}

/* A part of the target's name that no other member has: a word of several, or the beginning of one. NULL if
 * there is none. */
static const char *fragment_of(struct talk *talk, const struct record_pivot *pivot) {
    struct forge_name own, other;
    csql_error ignored;
    const char *found[16];
    size_t count = 0;
    const char *label = forge_element_spoken(talk->arena, pivot->target);
    if (has_twin(pivot, pivot->target)) {
        return NULL;
    }
    if (!label || forge_name_split(talk->arena, label, &own, &ignored) != CSQL_OK) {
        return NULL;
    }
    for (size_t i = 0; i < own.count && count + 2 < 16; i++) {
        size_t shortest = SHORTEST_FRAGMENT, length = strlen(own.norm[i]);
        bool whole = own.count > 1 && length >= SHORTEST_FRAGMENT && !text_is_stopword(own.norm[i]);
        for (size_t m = 0; m < pivot->group_count; m++) {
            const char *name = forge_element_spoken(talk->arena, &pivot->group[m]);
            bool same = name && strcasecmp(name, label) == 0;
            if (!name || same || forge_name_split(talk->arena, name, &other, &ignored) != CSQL_OK) {
                continue;
            }
            for (size_t k = 0; k < other.count; k++) {
                size_t common = 0;
                while (own.norm[i][common] && own.norm[i][common] == other.norm[k][common]) {
                    common++;
                }
                whole = whole && strcmp(own.stem[i], other.stem[k]) != 0;
                shortest = common + 1 > shortest ? common + 1 : shortest;
            }
        }
        if (whole) {
            found[count++] = own.norm[i];
        }
        if (shortest + 1 < length && own.norm[i][0] >= 'a' && own.norm[i][0] <= 'z') {
            size_t bytes = shortest + forge_random_below(&talk->task->random, length - shortest - 1);
            bool boundary = (own.norm[i][bytes] & 0xc0) != 0x80;
            char *part = boundary ? arena_copy(talk->arena, own.norm[i], bytes) : NULL;
            count += part != NULL;
            if (part) {
                found[count - 1] = part;
            }
        }
    }
    return count ? found[forge_random_below(&talk->task->random, count)] : NULL;
}

static void slots_of(struct talk *talk, const struct record_pivot *pivot, struct forge_slot out[static 6]) {
    const char *spoken = forge_element_spoken(talk->arena, pivot->target);
    struct record_element table = {.table = pivot->target->table};
    const char *owner = forge_element_spoken(talk->arena, &table);
    const char *plural = owner ? forge_plural(talk->arena, owner) : NULL;
    out[0] = (struct forge_slot){"name", spoken};
    out[1] = (struct forge_slot){"raw", forge_element_raw(pivot->target)};
    out[2] = (struct forge_slot){"term", pivot->term};
    out[3] = (struct forge_slot){"table", plural};
    out[4] = (struct forge_slot){"column", pivot->target->column ? pivot->target->column : ""};
    out[5] = (struct forge_slot){"fragment", NULL};
    talk->failed = talk->failed || !spoken || !plural;
}

static const char *ordinal(size_t i) {
    static const char *const words[] = {"first", "second", "third", "fourth", "fifth", "sixth"};
    return i < sizeof words / sizeof *words ? words[i] : "last";
}

/* The ambiguous pivots of the instance; how many. */
static size_t open_pivots(const struct talk *talk, const struct record_pivot *out[static FORGE_MAX_PIVOTS]) {
    size_t count = 0;
    for (size_t i = 0; i < talk->instance->pivot_count && count < FORGE_MAX_PIVOTS; i++) {
        if (talk->instance->pivots[i].group_count >= 2 && talk->instance->pivots[i].target) {
            out[count++] = &talk->instance->pivots[i];
        }
    }
    return count;
}

/* About what is neither one of several columns nor one of several values: a table, a stored figure, a column
 * that is kept twice. */
static const char *helpful_about_element(struct talk *talk, const struct record_pivot *pivot, bool verbose) {
    const struct forge_instance *instance = talk->instance;
    const char *name = forge_element_raw(pivot->target);
    if (has_twin(pivot, pivot->target)) {
        name = arena_printf(talk->arena, "%s.%s", pivot->target->table, name);
        talk->failed = talk->failed || !name;
    }
    struct forge_slot slots[] = {{"name", name ? name : ""},
                                 {"rewrite", instance->readings[instance->meant].rewrite}};
    return say(talk, verbose ? "verbose element" : "concise element", slots, 2);
}

/* Of one of several, the reply in many words says which term it is about. */
static const char *helpful_about(struct talk *talk, const struct record_pivot *pivot, bool verbose,
                                 bool several) {
    if (pivot->mode != CSQL_COL_AMB && pivot->mode != CSQL_VAL_AMB && talk->instance->reading_count) {
        return helpful_about_element(talk, pivot, verbose);
    }
    struct forge_slot slots[6];
    slots_of(talk, pivot, slots);
    bool value = pivot->target->value != NULL;
    static const char *const many[2][2] = {{"verbose", "verbose value"},
                                           {"verbose each", "verbose each value"}};
    const char *symbol = verbose ? many[several][value] : value ? "concise value" : "concise";
    return say(talk, symbol, slots, 5);
}

static const char *join(struct talk *talk, const char *a, const char *b, const char *between) {
    const char *text = arena_printf(talk->arena, "%s%s%s", a, between, b);
    talk->failed = talk->failed || !text;
    return text ? text : "";
}

static const char *helpful(struct talk *talk, bool verbose) {
    const struct record_pivot *open[FORGE_MAX_PIVOTS];
    size_t count = open_pivots(talk, open);
    if (count == 0) {
        const struct forge_instance *instance = talk->instance;
        const char *rewrite = instance->readings[instance->meant].rewrite;
        struct forge_slot slots[] = {{"ordinal", ordinal(instance->meant)}, {"rewrite", rewrite}};
        return say(talk, verbose ? "verbose reading" : "concise reading", slots, 2);
    }
    if (count == 2 && !verbose) {
        const char *first = forge_element_spoken(talk->arena, open[0]->target);
        const char *second = forge_element_spoken(talk->arena, open[1]->target);
        struct forge_slot slots[] = {{"first", first}, {"second", second}};
        talk->failed = talk->failed || !first || !second;
        return say(talk, "concise pair", slots, 2);
    }
    const char *text = "";
    for (size_t i = 0; i < count; i++) {
        const char *part = helpful_about(talk, open[i], verbose, count > 1);
        text = i ? join(talk, text, part, verbose ? " " : ", ") : part;
    }
    return text;
}

/* An attribute that the database has nothing like. */
static const char *absent_of(struct talk *talk) {
    const struct forge_rows *rows = &talk->task->tables->attributes;
    for (size_t tries = 0; tries < 8 && rows->count; tries++) {
        const struct forge_list *list = &rows->rows[forge_random_below(&talk->task->random, rows->count)][2];
        const char *term = list->at[forge_random_below(&talk->task->random, list->count)];
        struct forge_name name;
        csql_error ignored;
        if (forge_name_split(talk->arena, term, &name, &ignored) == CSQL_OK &&
            forge_schema_tie(talk->task->schema, &name) == FORGE_TIE_NONE) {
            return term;
        }
    }
    return NULL;
}

/* A column that shares no word with anything that was asked about. */
static const char *unrelated_of(struct talk *talk) {
    const struct db_catalogue *catalogue = talk->task->catalogue;
    for (size_t tries = 0; tries < 12 && catalogue && catalogue->column_count; tries++) {
        size_t column = forge_random_below(&talk->task->random, catalogue->column_count);
        const struct forge_name *name = forge_schema_column(talk->task->schema, (int)column);
        bool clear = name->count > 0;
        for (size_t i = 0; i < talk->instance->pivot_count; i++) {
            const struct record_pivot *pivot = &talk->instance->pivots[i];
            for (size_t k = 0; k < pivot->group_count; k++) {
                struct forge_name member;
                csql_error ignored;
                const char *raw = forge_element_raw(&pivot->group[k]);
                bool split = forge_name_split(talk->arena, raw, &member, &ignored) == CSQL_OK;
                for (size_t w = 0; split && w < member.count; w++) {
                    clear = clear && !forge_name_has(name, member.stem[w]);
                }
            }
        }
        if (clear) {
            return catalogue->columns[column].name;
        }
    }
    return NULL;
}

static const char *unhelpful(struct talk *talk) {
    size_t way = forge_random_below(&talk->task->random, 10);
    struct forge_slot slot = {"absent", way == 7 && talk->task->schema ? absent_of(talk) : NULL};
    if (slot.text) {
        return say(talk, "no such column", &slot, 1);
    }
    slot = (struct forge_slot){"unrelated", way == 8 && talk->task->schema ? unrelated_of(talk) : NULL};
    if (slot.text) {
        return say(talk, "unrelated column", &slot, 1);
    }
    return say(talk, way == 6 ? "irrelevant" : way == 9 ? "gibberish" : "not helpful", NULL, 0);
}

/* ---- conversations ---- */

static struct forge_dialogue begin(struct talk *talk, const char *name, enum record_reply reply) {
    struct forge_dialogue dialogue = {.name = name, .reply = reply};
    add_turn(&dialogue, false, talk->instance->question);
    return dialogue;
}

/* Ends with the query that is meant, or with the refusal where a term has no answer. */
static void end_settled(struct talk *talk, struct forge_dialogue *dialogue) {
    const struct forge_instance *instance = talk->instance;
    if (instance->reading_count == 0) {
        add_turn(dialogue, true, refuse_missing(talk));
        return;
    }
    dialogue->sql = instance->readings[instance->meant].sql;
    add_turn(dialogue, true, dialogue->sql);
}

static struct forge_dialogue answered(struct talk *talk, const char *name, enum record_reply reply) {
    struct forge_dialogue dialogue = begin(talk, name, reply);
    add_turn(&dialogue, true, ask(talk));
    bool settled = reply != RECORD_REPLY_UNHELPFUL;
    add_turn(&dialogue, false,
             settled ? helpful(talk, reply == RECORD_REPLY_VERBOSE_HELPFUL) : unhelpful(talk));
    if (settled) {
        end_settled(talk, &dialogue);
    } else {
        add_turn(&dialogue, true, refuse_unsettled(talk, 0));
    }
    return dialogue;
}

/* A reply that only partly matches; false if the names have no part that tells them apart. */
static bool partial(struct talk *talk, struct forge_dialogue *out) {
    const struct record_pivot *open[FORGE_MAX_PIVOTS];
    size_t count = open_pivots(talk, open);
    const char *parts[FORGE_MAX_PIVOTS];
    for (size_t i = 0; i < count; i++) {
        parts[i] = fragment_of(talk, open[i]);
        if (!parts[i]) {
            return false;
        }
    }
    if (count == 0 || count > 2) {
        return false;
    }
    *out = begin(talk, "partial", RECORD_REPLY_PARTIAL);
    add_turn(out, true, ask(talk));
    struct forge_slot one = {"fragment", parts[0]};
    struct forge_slot two[] = {{"first", parts[0]}, {"second", parts[count - 1]}};
    add_turn(out, false, count == 1 ? say(talk, "partial", &one, 1) : say(talk, "partial pair", two, 2));
    end_settled(talk, out);
    return true;
}

/* A reply that settles the first of two pivots; the second is asked about again, and settled or not. */
static bool partial_one(struct talk *talk, bool settled, struct forge_dialogue *out) {
    const struct record_pivot *open[FORGE_MAX_PIVOTS];
    if (open_pivots(talk, open) != 2 || talk->instance->reading_count == 0) {
        return false;
    }
    const char *first = fragment_of(talk, open[0]), *second = fragment_of(talk, open[1]);
    if (!first || !second) {
        return false;
    }
    *out = begin(talk, settled ? "partial-one" : "partial-none", RECORD_REPLY_PARTIAL);
    add_turn(out, true, ask(talk));
    struct forge_slot slots[] = {{"term", open[0]->term}, {"fragment", first}};
    add_turn(out, false, say(talk, "partial first", slots, 2));
    add_turn(out, true, ask_pivot(talk, open[1], "again"));
    struct forge_slot last = {"fragment", second};
    add_turn(out, false, settled ? say(talk, "partial", &last, 1) : say(talk, "not helpful", NULL, 0));
    if (settled) {
        end_settled(talk, out);
    } else {
        size_t from = (size_t)(open[1] - talk->instance->pivots);
        add_turn(out, true, refuse_unsettled(talk, from));
    }
    return true;
}

/* Nothing is ambiguous, something is missing: refused at once, or after the user insisted. */
static struct forge_dialogue refused(struct talk *talk) {
    struct forge_dialogue dialogue = begin(talk, "refused", RECORD_REPLY_NONE);
    if (by_chance(talk, 3) && talk->instance->pivot_count == 1) {
        struct forge_slot slot = {"term", talk->instance->pivots[0].term};
        dialogue.name = "insisting";
        dialogue.reply = RECORD_REPLY_UNHELPFUL;
        add_turn(&dialogue, true, say(talk, "missing and ask", &slot, 1));
        add_turn(&dialogue, false, say(talk, "still missing", &slot, 1));
    }
    add_turn(&dialogue, true, refuse_missing(talk));
    return dialogue;
}

static bool asks(const struct talk *talk) {
    const struct record_pivot *open[FORGE_MAX_PIVOTS];
    return open_pivots(talk, open) > 0 || talk->instance->reading_count > 1;
}

csql_status forge_single_turn(struct forge_task *task, const struct forge_instance *instance,
                              struct forge_dialogue *out, csql_error *error) {
    struct talk talk = {.task = task, .arena = task->arena, .instance = instance};
    *out = begin(&talk, "single", RECORD_REPLY_NONE);
    if (asks(&talk)) {
        add_turn(out, true, ask(&talk));
    } else {
        add_turn(out, true, refuse_missing(&talk));
    }
    return talk.failed ? error_set(error, CSQL_NO_MEMORY, "out of memory") : CSQL_OK;
}

csql_status forge_converse(struct forge_task *task, const struct forge_instance *instance,
                           struct forge_dialogue out[static FORGE_MAX_DIALOGUES], size_t *count,
                           csql_error *error) {
    struct talk talk = {.task = task, .arena = task->arena, .instance = instance};
    *count = 0;
    if (!asks(&talk)) {
        out[(*count)++] = refused(&talk);
    } else {
        out[(*count)++] = answered(&talk, "concise", RECORD_REPLY_CONCISE_HELPFUL);
        out[(*count)++] = answered(&talk, "verbose", RECORD_REPLY_VERBOSE_HELPFUL);
        *count += partial(&talk, &out[*count]);
        *count += partial_one(&talk, !by_chance(&talk, 2), &out[*count]);
        out[(*count)++] = answered(&talk, "unhelpful", RECORD_REPLY_UNHELPFUL);
    }
    return talk.failed ? error_set(error, CSQL_NO_MEMORY, "out of memory") : CSQL_OK;
}
