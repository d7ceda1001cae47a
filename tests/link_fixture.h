/* A database with its linker, for tests that ask what a question's words stand for. */
#ifndef LINK_FIXTURE_H
#define LINK_FIXTURE_H

#include "db_fixture.h"

#include "embed/embed.h"
#include "link/link.h"

struct world {
    struct fixture *fixture;
    struct embed *embed;
    struct link_schema *schema;
};

/* Makes the database and opens it, with the vectors of CLARISQL_DATADIR. */
static inline int world_set_up(void **state, const char *sql) {
    struct world *w = calloc(1, sizeof *w);
    assert_non_null(w);
    assert_int_equal(fixture_set_up((void **)&w->fixture), 0);
    fixture_open(w->fixture, sql);
    const char *directory = getenv("CLARISQL_DATADIR");
    assert_int_equal(embed_open(directory != NULL ? directory : "data", &w->embed, NULL), CSQL_OK);
    assert_int_equal(link_schema_new(w->fixture->db, w->embed, &w->schema, NULL), CSQL_OK);
    *state = w;
    return 0;
}

static inline int world_tear_down(void **state) {
    struct world *w = *state;
    link_schema_free(w->schema);
    embed_close(w->embed);
    fixture_tear_down((void **)&w->fixture);
    free(w);
    return 0;
}

#endif
