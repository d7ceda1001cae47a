/* Language models in the generator's roles, played by functions: what they write passes the rules or is not
 * taken, and the record tells which roles they played. */
#include "forge_fixture.h"

#include "base/error.h"
#include "clarisql.h"

struct script {
    const char *word;  /* put before a turn's draft */
    const char *alone; /* the whole turn, or NULL */
    bool verdict;
    bool fails;
};

static const char *name(void *context, enum forge_role role) {
    (void)context;
    return role == FORGE_JUDGE_TERM ? "judge-1" : "writer-1";
}

static csql_status generate(void *context, enum forge_role role, const struct forge_prompt *prompt,
                            struct arena *arena, const char **out, csql_error *error) {
    const struct script *script = context;
    if (script->fails) {
        return error_set(error, CSQL_REMOTE, "no answer");
    }
    assert_int_equal(role, FORGE_MAKE_UTTERANCE);
    assert_non_null(prompt->draft);
    assert_true(prompt->turn_count > 0);
    *out = script->alone ? script->alone : arena_printf(arena, "%s %s", script->word, prompt->draft);
    return *out ? CSQL_OK : error_set(error, CSQL_NO_MEMORY, "out of memory");
}

static csql_status judge(void *context, enum forge_role role, const struct forge_prompt *prompt,
                         struct arena *arena, bool *pass, const char **reason, csql_error *error) {
    const struct script *script = context;
    (void)arena;
    assert_int_equal(role, FORGE_JUDGE_TERM);
    assert_non_null(prompt->term);
    *pass = script->verdict;
    *reason = script->verdict ? NULL : "no";
    return script->fails ? error_set(error, CSQL_REMOTE, "no answer") : CSQL_OK;
}

static void roles(void **state) {
    struct fixture *f = *state;
    static const struct {
        struct script script;
        bool writes, judges;
        size_t made;
        const char *asked; /* what the question back begins with; NULL: what the rules say */
        const char *tool;  /* behind the version */
    } cases[] = {
        {{.word = "Well:", .verdict = true}, false, false, 1, NULL, ""},
        {{.word = "Well:", .verdict = true},
         true,
         false,
         1,
         "Well: ",
         ", models: writer-1 (conversation generator)"},
        {{.word = "Well:", .verdict = true},
         true,
         true,
         1,
         "Well: ",
         ", models: judge-1 (pivot term evaluator), writer-1 (conversation generator)"},
        /* a question back that names no member does not pass the screening */
        {{.alone = "Which one?", .verdict = true},
         true,
         false,
         1,
         NULL,
         ", models: writer-1 (conversation generator)"},
        {{.word = "Well:", .verdict = false}, false, true, 0, NULL, NULL},
        /* a model that does not answer leaves the roles to the rules, and took no part */
        {{.fails = true}, true, true, 1, NULL, ""},
    };
    const char *rules = NULL;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct script script = cases[i].script;
        struct forge_hooks hooks = {.context = &script, .name = name, .generate = generate, .judge = judge};
        hooks.fills[FORGE_MAKE_UTTERANCE] = cases[i].writes;
        hooks.fills[FORGE_JUDGE_TERM] = cases[i].judges;
        struct forge_trial trial = {
            "CREATE TABLE tasks (start_date TEXT, end_date TEXT);"
            "INSERT INTO tasks VALUES ('2020-01-01', '2020-01-02'), ('2021-01-01', '2021-01-03');",
            "Show the start date of every task.", "SELECT start_date FROM tasks", NULL, "col_amb_lexical"};
        struct forge_outcome outcome = forge_try_with(f, &trial, &hooks, i);
        assert_int_equal(outcome.made, cases[i].made);
        if (outcome.made == 0) {
            continue;
        }
        rules = rules ? rules : outcome.asked; /* the first case is the rules' own */
        if (cases[i].asked) {
            assert_true(strncmp(outcome.asked, cases[i].asked, strlen(cases[i].asked)) == 0);
            assert_string_equal(outcome.asked + strlen(cases[i].asked), rules);
        } else {
            assert_string_equal(outcome.asked, rules);
        }
        assert_string_equal(outcome.tool, arena_printf(f->arena, "%s%s", CSQL_VERSION, cases[i].tool));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(roles, fixture_set_up, fixture_tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
