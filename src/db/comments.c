#include "db/internal.h"
csql_status comments_read(struct catalogue_draft *draft) {
    (void)draft;
    return CSQL_OK;
}
