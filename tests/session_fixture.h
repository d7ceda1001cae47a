/* A conversation for tests: the whole engine over a database of the test's own. */
#ifndef SESSION_FIXTURE_H
#define SESSION_FIXTURE_H

#include "db_fixture.h"

#include "clarisql.h"

struct conversation {
    struct fixture *fixture;
    struct arena *arena; /* the fixture's */
    csql_engine *engine;
    csql_session *session;
};

static inline int conversation_set_up(void **state, const char *script, const csql_options *options) {
    struct conversation *c = calloc(1, sizeof *c);
    assert_non_null(c);
    assert_int_equal(fixture_set_up((void **)&c->fixture), 0);
    c->arena = c->fixture->arena;
    const char *path = fixture_path(c->fixture, "talk.sqlite"), *data = getenv("CLARISQL_DATADIR");
    fixture_make(path, script);
    csql_error error = {0};
    if (csql_engine_open(data ? data : "data", &c->engine, &error) != CSQL_OK ||
        csql_session_open(c->engine, path, options, &c->session, &error) != CSQL_OK) {
        fail_msg("%s", error.message);
    }
    *state = c;
    return 0;
}

static inline int conversation_tear_down(void **state) {
    struct conversation *c = *state;
    csql_session_free(c->session);
    csql_engine_free(c->engine);
    fixture_tear_down((void **)&c->fixture);
    free(c);
    return 0;
}

#endif
