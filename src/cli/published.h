/* The published figures, found beside the data files. */
#ifndef CLI_PUBLISHED_H
#define CLI_PUBLISHED_H

#include "score/published.h"

/* The figures, or NULL where the file is not there; a damaged one is reported. */
struct score_published *published_open(void);

#endif
