/* Spans of time that a question tells of otherwise than by one whole date: between two dates, the first of
 * which may leave out what the last one says, and such as are reckoned from today. */
#ifndef TEXT_PERIOD_H
#define TEXT_PERIOD_H

#include "text/days.h"
#include "text/text.h"

/* From the beginning of the one to the end of the other, each a year, a month or a day. Where one of them
 * says it all they are the same. */
struct period {
    struct day from, until;
};

bool period_is_single(const struct period *period);

/* The day that is today: that of the environment's CLARISQL_TODAY ("2025-03-31") if it has one, else that of
 * the clock where it runs. */
struct day period_today(void);

/* Reads "between January and March 2025", "from May 3 to May 20, 2024", "March and April 2024" at the token,
 * and at "March" of "March or June 2024" the month with its year; the index after it goes to *next. False for
 * anything else, a whole date alone too. */
bool period_spelled(const struct tokens *tokens, size_t from, struct period *out, size_t *next);

/* Reads a quarter or half of a year: "Q3 2024", "the first half of 2025", "Q2" for the latest that has begun,
 * "the third quarter of last year". */
bool period_section(const struct tokens *tokens, size_t from, struct day today, struct period *out,
                    size_t *next);

/* Reads what is told from today at the token: "today", "last month", "this year", "next March", "the last 30
 * days", "the past year". */
bool period_relative(const struct tokens *tokens, size_t from, struct day today, struct period *out,
                     size_t *next);

/* Of a turn whose query before is said in the words behind the token `bar`: reads at the token a month whose
 * year that query says ("and January?"), and what is told from its date ("the year before", "a month later").
 */
bool period_before(const struct tokens *tokens, size_t from, size_t bar, struct period *out, size_t *next);

#endif
