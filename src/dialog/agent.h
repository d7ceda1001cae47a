/* What the files that read another agent's clarification share. */
#ifndef DIALOG_AGENT_H
#define DIALOG_AGENT_H

#include "dialog/dialog.h"
#include "text/text.h"

#define MAX_EVENTS 128

/* A column's name without separators. */
struct agent_name {
    const char *squashed;
    int column;
};

enum event_kind { EVENT_TERM, EVENT_COLUMN, EVENT_VALUE };

struct event {
    enum event_kind kind;
    size_t first, last; /* tokens */
    const char *text;   /* a term, a value */
    int column;         /* the first column so named, or the column of a value; -1 while it is not known */
    bool several;       /* columns of several tables are called so and none is named */
};

struct agent {
    const struct dialog_context *context;
    struct arena *arena;
    struct tokens tokens;
    const char *text;
    struct agent_name *names;
    size_t name_count;
    struct event events[MAX_EVENTS];
    size_t event_count;
    const char *folded_question;
};

/* ---- agent.c ---- */

bool agent_is_word(const struct agent *a, size_t i, const char *word);
/* Token i is a punctuation mark that begins with one of `among`. */
bool agent_is_mark(const struct agent *a, size_t i, const char *among);
void agent_add(struct agent *a, struct event e);
/* The bytes that token i says: what is inside a quoted one. */
const char *agent_token(const struct agent *a, size_t i, size_t *length);
/* How likely the question is about the column, as far as anybody knows. */
double agent_likely(const struct agent *a, int column);

/* ---- agent_values.c ---- */

/* A list of values that begins at token i ("A, B or C"), as events; returns the token after it, or i. */
size_t agent_read_values(struct agent *a, size_t i);
/* Some column holds the text as a whole value. */
bool agent_is_value(const struct agent *a, const char *text, size_t length);
/* Gives the values among events [first, last) the column that most of them share; takes away what no column
 * holds. */
void agent_place_values(struct agent *a, size_t first, size_t last);

#endif
