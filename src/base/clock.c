#include "base/clock.h"

#include <time.h>

double clock_ms(void) {
    struct timespec t = {0};
    (void)clock_gettime(CLOCK_MONOTONIC, &t); /* cannot fail for this clock */
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}
