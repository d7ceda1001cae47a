#include "reading/internal.h"
bool find_twins(struct reader *r) {
    (void)r;
    return false;
}
