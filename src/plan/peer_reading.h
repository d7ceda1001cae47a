/* What a question says of rows that it measures by another one. */
#ifndef PLAN_PEER_READING_H
#define PLAN_PEER_READING_H

#include "plan/shape.h"

#define PEER_MAX 2 /* "more than Ann and less than Bo" */
#define PEER_MAX_NAMES 2

/* A row by what it is called, or the one at an end of what is compared. All the planner's. */
struct peer {
    size_t first, last; /* the words that compare: "hired before", "the same city as" */
    size_t end;         /* where the words of the named row end */
    int asked, named;   /* tables: of the rows asked for, of the one that they are measured by */
    int column, own;    /* what is compared: of the rows, of the named one */
    uint16_t token;
    enum input_part part; /* of the dates that are compared: "in the same year" */
    uint16_t reckoned;    /* MAX or MIN: "than the oldest nurse"; 0 of a row that has a name */
    struct {
        int column;
        size_t value;
    } names[PEER_MAX_NAMES];
    size_t name_count;
    bool others; /* "who else", "other books": the named row is not meant */
};

/* Reads a question; out has room for PEER_MAX of them, all of the same rows asked for. Gives how many there
 * are. The sequence helps where the words leave open what is compared. */
size_t peer_read(const struct wording *w, const struct sequence *sequence, struct peer *out);

#endif
