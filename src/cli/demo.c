/* A walk through an ambiguity of the user's own data, for showing localisation to others. */
#include <stdlib.h>
#include <string.h>

#include "cli/commands.h"
#include "cli/example.h"
#include "cli/render.h"
#include "cli/report.h"
#include "cli/sessions.h"
#include "cli/table.h"

/* Rows that are shown of each answer. */
#define SHOWN_ROWS ((size_t)5)
/* Clear questions that are tried, the simplest first, so that the one shown is not. */
#define MANY ((size_t)3)

struct demo {
    const struct options *options;
    struct terminal terminal;
    csql_session *session;
    struct db *db;
    struct arena *arena;
    const char *name;
    csql_error error;
};

/* The query of an answer, and its first rows; of one that asks, what it asks; of one that is Null, why. */
static csql_status show(struct demo *demo, const csql_answer *answer) {
    if (demo->options->json) {
        return sessions_print_json(answer, demo->name, &demo->error);
    }
    if (answer->status == CSQL_AMBIGUOUS) {
        render_clarification(&demo->terminal, answer);
    } else if (answer->status == CSQL_UNANSWERABLE) {
        render_null(&demo->terminal, answer);
    } else {
        terminal_text(&demo->terminal, STYLE_SQL, answer->sql);
        puts("");
        return table_query(&demo->terminal, demo->session, answer->sql, RENDER_TABLE, false, true,
                           &demo->error);
    }
    return CSQL_OK;
}

static void say(const struct demo *demo, const char *text) {
    if (!demo->options->json) {
        render_line(&demo->terminal, text);
    }
}

/* A line as the user would type it. */
static void type(const struct demo *demo, const char *text) {
    if (!demo->options->json) {
        terminal_text(&demo->terminal, STYLE_BOLD, "> ");
        terminal_text(&demo->terminal, STYLE_BOLD, text);
        puts("");
    }
}

/* Types one turn and shows what comes of it; whole: first what its words could mean. */
static csql_status turn(struct demo *demo, const char *text, bool whole) {
    csql_answer *answer = NULL;
    type(demo, text);
    csql_status status = csql_session_turn(demo->session, text, strlen(text), &answer, &demo->error);
    if (status == CSQL_OK && whole && !demo->options->json) {
        render_question(&demo->terminal, answer);
        render_pivots(&demo->terminal, answer, false);
        puts("");
    }
    if (status == CSQL_OK) {
        status = show(demo, answer);
    }
    if (!demo->options->json) {
        puts("");
    }
    csql_answer_free(answer);
    return status;
}

/* A question of a kind, of so many the last; NULL if none was found. */
static csql_status find(struct demo *demo, const char *kind, size_t many, const char **question) {
    const char *found[MANY];
    size_t count = 0;
    const csql_status status =
        example_find(demo->session, demo->db, kind, demo->arena, found, many, &count, &demo->error);
    *question = count > 0 ? found[count - 1] : NULL;
    return status;
}

static csql_status show_ambiguous(struct demo *demo, const char *question) {
    static const char *const replies[] = {"1", "2"};
    csql_status status = CSQL_OK;
    for (size_t i = 0; status == CSQL_OK && i < sizeof replies / sizeof *replies; i++) {
        say(demo, i == 0 ? "2. One that has two readings: which words, which columns, and what is asked back."
                         : "The same question with the other reply:");
        csql_session_forget(demo->session);
        status = turn(demo, question, i == 0);
        if (status == CSQL_OK) {
            status = turn(demo, replies[i], false);
        }
    }
    return status;
}

static csql_status walk(struct demo *demo) {
    const char *clear, *ambiguous, *missing;
    csql_status status = find(demo, "clear", MANY, &clear);
    if (status == CSQL_OK) {
        status = find(demo, "ambiguous", 1, &ambiguous);
    }
    if (status == CSQL_OK) {
        status = find(demo, "missing", 1, &missing);
    }
    if (status == CSQL_OK && clear == NULL && ambiguous == NULL && missing == NULL) {
        say(demo, "There are no rows here to ask about.");
        return CSQL_OK;
    }
    if (status == CSQL_OK && clear != NULL) {
        say(demo, "1. A question that is clear is answered at once.");
        csql_session_forget(demo->session);
        status = turn(demo, clear, false);
    }
    if (status == CSQL_OK && ambiguous != NULL) {
        status = show_ambiguous(demo, ambiguous);
    } else if (status == CSQL_OK) {
        say(demo, "2. No question that two columns here could answer was found.\n");
    }
    if (status == CSQL_OK && missing != NULL) {
        say(demo, "3. What the database does not say is not guessed.");
        csql_session_forget(demo->session);
        status = turn(demo, missing, true);
    }
    return status;
}

int command_demo(const struct options *options, int count, char **operands) {
    (void)count;
    struct demo demo = {.options = options, .terminal = terminal_of(stdout, (enum color_when)options->color)};
    char *name = sessions_name(operands[0]);
    csql_engine *engine = sessions_engine(options);
    csql_status status = CSQL_NO_MEMORY;
    demo.terminal.rows = SHOWN_ROWS;
    demo.arena = arena_new();
    demo.name = name;
    if (engine != NULL && name != NULL && demo.arena != NULL) {
        status = sessions_open(engine, operands[0], options, false, &demo.session, &demo.error);
    }
    if (status == CSQL_OK) {
        status = db_open(operands[0], NULL, &demo.db, &demo.error);
    }
    if (status == CSQL_OK) {
        status = walk(&demo);
    }
    if (status != CSQL_OK && engine != NULL) {
        report_error(NULL, status, &demo.error);
    }
    csql_session_free(demo.session);
    db_close(demo.db);
    csql_engine_free(engine);
    arena_free(demo.arena);
    free(name);
    return status == CSQL_OK ? STATUS_OK : STATUS_FAILED;
}
