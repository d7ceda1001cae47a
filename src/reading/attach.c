#include "reading/internal.h"
bool find_attachment(struct reader *r) {
    (void)r;
    return false;
}
