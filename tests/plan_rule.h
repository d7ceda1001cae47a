/* A rule that rewrites sequences: rows of a question, a sequence, what becomes of it, its SQL and its
 * English. */
#ifndef TESTS_PLAN_RULE_H
#define TESTS_PLAN_RULE_H

#include "link_fixture.h"
#include "sequence_text.h"

#include "plan/compose.h"
#include "plan/done.h"
#include "plan/role_names.h"
#include "plan/shape.h"
#include "sql/sql.h"

struct rule_row {
    const char *question, *before;
    const char *after;     /* NULL where nothing is to be done */
    const char *sql;       /* NULL: not looked at */
    const char *explained; /* the same */
};

static inline void rule_compose(struct world *w, const struct linked *linked, const struct plan_input *in,
                                const struct cues *cues, const struct sequence *sequence,
                                const struct rule_row *row) {
    struct arena *arena = w->fixture->arena;
    const struct compose_context context = {.db = w->fixture->db,
                                            .catalogue = linked->catalogue,
                                            .linked = linked,
                                            .input = in,
                                            .cues = cues,
                                            .arena = arena};
    struct composition composed;
    assert_int_equal(compose(&context, sequence, NULL, &composed), CSQL_OK);
    assert_non_null(composed.tree);
    const char *sql = sql_format(arena, composed.tree);
    assert_string_equal(sql, row->sql);
    struct sql_select *parsed;
    assert_int_equal(sql_parse(arena, sql, strlen(sql), &parsed, NULL), CSQL_OK);
    assert_int_equal(sql_resolve(arena, linked->catalogue, parsed, NULL), CSQL_OK);
    assert_int_equal(sql_resolve(arena, linked->catalogue, composed.tree, NULL), CSQL_OK);
    assert_int_equal(db_prepare(w->fixture->db, sql, NULL), CSQL_OK);
    assert_true(sql_equal(arena, parsed, composed.tree));
    assert_true(sql_exact_match(arena, linked->catalogue, parsed, composed.tree, NULL));
    if (row->explained) {
        assert_string_equal(plan_explain(arena, linked->catalogue, composed.tree), row->explained);
        assert_string_equal(plan_explain(arena, linked->catalogue, parsed), row->explained);
    }
}

/* For whoever reads a failure. */
static inline void rule_print(const struct linked *linked, const struct plan_input *in,
                              const struct sequence *sequence) {
    static const char *const names[] = {
#define X(name) #name,
        PLAN_TOKENS(X)
#undef X
    };
    for (size_t i = 0; i < sequence->count; i++) {
        size_t index;
        uint16_t action = sequence->actions[i];
        enum action_kind kind = legal_kind(in, action, &index);
        if (input_role(action) >= 0) {
            print_message(
                "%s>",
                linked->catalogue->columns[in->columns[in->keys[input_role(action)].from].catalogue].name);
        }
        print_message("%s ", kind == ACTION_TOKEN   ? names[index]
                             : kind == ACTION_TABLE ? linked->catalogue->tables[in->tables[index]].name
                             : kind == ACTION_VALUE ? linked->values[index].text
                             : index < in->column_count
                                 ? linked->catalogue->columns[in->columns[index].catalogue].name
                                 : "?");
    }
    print_message("\n");
}

/* A table that joins another with itself, by keys that say who does it and to whom it is done. */
static inline int world_set_up_feuds(void **state) {
    static const char feuds[] =
        "CREATE TABLE clan (id INTEGER PRIMARY KEY, name TEXT);"
        "INSERT INTO clan VALUES (1,'Ord'),(2,'Vex');"
        "CREATE TABLE raid (raider_id INTEGER REFERENCES clan(id), raided_id INTEGER REFERENCES clan(id));"
        "INSERT INTO raid VALUES (1,2);";
    return world_set_up(state, feuds);
}

static inline void rule_check(struct world *w, bool (*rule)(const struct wording *, struct sequence *),
                              const struct rule_row *row) {
    struct arena *arena = w->fixture->arena;
    struct linked linked;
    struct plan_input in;
    struct cues cues;
    assert_int_equal(link_question(w->schema, arena, row->question, strlen(row->question), &linked, NULL),
                     CSQL_OK);
    assert_true(input_from_linked(arena, w->embed, &linked, &in));
    cues_find(&linked, &cues);
    struct role_names *roles;
    assert_int_equal(role_names_open("data", &roles, NULL), CSQL_OK);
    struct wording wording = {
        .arena = arena, .embed = w->embed, .in = &in, .linked = &linked, .cues = &cues, .roles = roles};
    struct deed deed;
    done_read(&wording, &deed);
    wording.deed = &deed;
    struct sequence sequence = sequence_read(&linked, &in, row->before);
    if (rule(&wording, &sequence) != (row->after != NULL)) {
        fail_msg("%s: %s", row->question, row->after ? "nothing was done" : "something was done");
    }
    struct sequence expected = sequence_read(&linked, &in, row->after ? row->after : row->before);
    if (sequence.count != expected.count ||
        memcmp(sequence.actions, expected.actions, expected.count * sizeof *expected.actions) != 0) {
        rule_print(&linked, &in, &sequence);
        fail_msg("%s: another sequence", row->question);
    }
    if (row->after) {
        assert_true(shape_stands(&in, &sequence));
    }
    if (row->sql) {
        rule_compose(w, &linked, &in, &cues, &sequence, row);
    }
    role_names_free(roles);
}

#endif
