#include "db/internal.h"
csql_status keys_infer(struct catalogue_draft *draft) {
    (void)draft;
    return CSQL_OK;
}
