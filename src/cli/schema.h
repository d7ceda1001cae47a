/* The catalogue as people read it. */
#ifndef CLI_SCHEMA_H
#define CLI_SCHEMA_H

#include "cli/terminal.h"
#include "db/db.h"

/* The tables with their numbers of rows. */
void schema_print_tables(const struct terminal *terminal, const struct db_catalogue *catalogue);

/* A table (-1: every one): its columns with type, keys, comment and a few values. */
void schema_print(const struct terminal *terminal, const struct db_catalogue *catalogue, int table);

#endif
