/* A clock for deadlines and durations. */
#ifndef BASE_CLOCK_H
#define BASE_CLOCK_H

/* Milliseconds of a clock that only goes forward, from no particular moment. */
double clock_ms(void);

#endif
