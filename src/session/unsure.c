#include "session/unsure.h"

#include <string.h>

#define LEAST_NAMING 0.6F /* probability from which a word is sure to name something */
#define LEAST_KIN 0.7F    /* similarity by meaning below which a name is guessed */
#define MOST_WORDS 3      /* that are said to be left out */

bool unsure_is(const struct turn *turn) {
    return turn->reading_count > 0 && turn->readings[0].score < turn->plans.sure;
}

static bool reads_from(const struct plan *plan, int table) {
    for (size_t c = 0; plan->tree != NULL && c < plan->tree->core_count; c++) {
        const struct sql_core *core = plan->tree->cores[c];
        for (size_t i = 0; i < core->source_count; i++) {
            if (core->sources[i]->table_index == table) {
                return true;
            }
        }
    }
    return false;
}

/* What the word names most likely is a table that the query reads from, or a column of one. */
static bool names_source(const struct turn *turn, const struct plan *plan, size_t word) {
    const struct linked *linked = &turn->linked;
    const size_t width = linked->table_count + linked->column_count + 1;
    const float *row = turn->plans.alignment + word * width;
    size_t best = 0;
    for (size_t i = 1; i < width; i++) {
        best = row[i] > row[best] ? i : best;
    }
    if (best < linked->table_count) {
        return reads_from(plan, linked->tables[best]);
    }
    best -= linked->table_count;
    return best < linked->column_count &&
           reads_from(plan, linked->catalogue->columns[linked->columns[best]].table);
}

/* A part of the query, a literal, or what was asked about stands for the word. */
static bool is_spoken_for(const struct turn *turn, const struct plan *plan, size_t word) {
    for (size_t i = 0; i < plan->choice_count; i++) {
        if (plan->choices[i].first <= word && word < plan->choices[i].last) {
            return true;
        }
    }
    for (size_t i = 0; i < turn->linked.value_count; i++) {
        if (turn->linked.values[i].first <= word && word < turn->linked.values[i].last) {
            return true;
        }
    }
    for (size_t i = 0; i < turn->slot_count; i++) {
        if (turn->slots[i].pivot->first <= word && word < turn->slots[i].pivot->last) {
            return true;
        }
    }
    return false;
}

/* The network is sure that the word names something: of this database, or something that it does not have. */
static bool is_naming(const struct turn *turn, size_t word) {
    const float *tags = turn->plans.word_tags + word * PLAN_TAGS;
    const struct link_word *w = &turn->linked.words[word];
    return !w->stopword && w->norm[0] >= 'a' && w->norm[0] <= 'z' && 1 - tags[PLAN_TAG_NONE] >= LEAST_NAMING;
}

/* "I did not use "..."."; NULL if all words are used, or when out of memory. */
static const char *left_out(const struct turn *turn, const struct plan *plan) {
    const struct linked *linked = &turn->linked;
    const char *text = NULL;
    size_t count = 0;
    for (size_t i = 0; i < linked->own && turn->plans.alignment != NULL && count < MOST_WORDS; i++) {
        const struct link_word *w = &linked->words[i];
        if (is_naming(turn, i) && !is_spoken_for(turn, plan, i) && !names_source(turn, plan, i)) {
            text = arena_printf(turn->arena, "%s%s \"%.*s\"", count == 0 ? "I did not use" : text,
                                count == 0 ? "" : ",", (int)(w->end - w->start), linked->question + w->start);
            count++;
        }
        if (count > 0 && text == NULL) {
            return NULL;
        }
    }
    return text == NULL ? NULL : arena_printf(turn->arena, "%s.", text);
}

/* "I took "ridders" for riders."; NULL if all words are spelt as names are, or when out of memory. */
static const char *respelled(const struct turn *turn) {
    const struct linked *linked = &turn->linked;
    const char *text = NULL;
    for (size_t i = 0; i < linked->own; i++) {
        const struct link_word *w = &linked->words[i];
        if (w->respelled) {
            text = arena_printf(turn->arena, "%s \"%.*s\" for %s", text == NULL ? "I took" : text,
                                (int)(w->end - w->start), linked->question + w->start, w->norm);
        }
    }
    return text == NULL ? NULL : arena_printf(turn->arena, "%s.", text);
}

static const char *read_as(const csql_session *session, const struct turn *turn, const struct plan *plan) {
    const char *english = plan == NULL || plan->tree == NULL
                              ? NULL
                              : plan_explain(turn->arena, db_catalogue(session->db), plan->tree);
    const char *doubt = unsure_is(turn) ? "I am not sure of this" : NULL;
    return english == NULL ? (doubt == NULL ? NULL : "I am not sure of this.")
                           : arena_printf(turn->arena, "%s%sI read it as \"%s\".", doubt == NULL ? "" : doubt,
                                          doubt == NULL ? "" : "; ", english);
}

static const char *join(struct arena *arena, const char *note, const char *sentence) {
    return note == NULL ? sentence : sentence == NULL ? note : arena_printf(arena, "%s %s", note, sentence);
}

const char *unsure_note(const csql_session *session, const struct turn *turn, const char *note) {
    const struct plan *plan = plans_find(&turn->plans, turn->readings[0].sql);
    if (plan != NULL) {
        note = join(turn->arena, join(turn->arena, note, respelled(turn)), left_out(turn, plan));
    }
    return unsure_is(turn) || turn->leans ? join(turn->arena, note, read_as(session, turn, plan)) : note;
}

bool unsure_is_empty(const struct turn *turn) {
    for (size_t i = 0; i < turn->linked.own; i++) {
        if (!turn->linked.words[i].stopword) {
            return false;
        }
    }
    return true;
}

const char *unsure_nothing(const struct turn *turn) {
    const struct linked *l = &turn->linked;
    const char *words = NULL;
    if (turn->said != NULL) {
        return NULL; /* the question itself says what its words mean */
    }
    for (size_t i = 0; i < l->match_count; i++) {
        if (l->matches[i].code != LINK_SEMANTIC || l->matches[i].semantic >= LEAST_KIN) {
            return NULL;
        }
    }
    for (size_t i = 0; i < l->value_count; i++) {
        if (l->values[i].holder_count > 0) {
            return NULL;
        }
    }
    for (size_t i = 0; i < l->word_count; i++) {
        const struct link_word *w = &l->words[i];
        int length = (int)(w->end - w->start);
        if (!w->stopword && !w->soft && w->norm[0] >= 'a' && w->norm[0] <= 'z') {
            words = arena_printf(turn->arena, "%s%s\"%.*s\"", words == NULL ? "" : words,
                                 words == NULL ? "" : ", ", length, l->question + w->start);
        }
    }
    return words == NULL
               ? "Sorry, I can't tell what that asks for: no word of it is the name of anything in the "
                 "database."
               : arena_printf(turn->arena,
                              "Sorry, I can't complete this request because no word of it, %s, is the name "
                              "of anything in the database.",
                              words);
}
