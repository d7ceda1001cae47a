/* A small schema for the tests of the sql room, made by hand so that they need no file. */
#ifndef TESTS_SQL_SCHEMA_H
#define TESTS_SQL_SCHEMA_H

#include "db/db.h"

enum { SHIP, PORT, VOYAGE };
enum {
    SHIP_ID,
    SHIP_NAME,
    SHIP_TONNAGE,
    SHIP_PORT_ID,
    SHIP_BUILT,
    PORT_ID,
    PORT_NAME,
    PORT_COUNTRY,
    VOYAGE_ID,
    VOYAGE_SHIP_ID,
    VOYAGE_PORT_ID,
    VOYAGE_CARGO
};

static const struct db_table SCHEMA_TABLES[] = {
    {.name = "ship", .first_column = 0, .column_count = 5},
    {.name = "port", .first_column = 5, .column_count = 3},
    {.name = "voyage", .first_column = 8, .column_count = 4},
};

static const struct db_column SCHEMA_COLUMNS[] = {
    {.name = "id", .table = SHIP, .ordinal = 0},         {.name = "name", .table = SHIP, .ordinal = 1},
    {.name = "tonnage", .table = SHIP, .ordinal = 2},    {.name = "port_id", .table = SHIP, .ordinal = 3},
    {.name = "year built", .table = SHIP, .ordinal = 4}, {.name = "port_id", .table = PORT, .ordinal = 0},
    {.name = "name", .table = PORT, .ordinal = 1},       {.name = "country", .table = PORT, .ordinal = 2},
    {.name = "id", .table = VOYAGE, .ordinal = 0},       {.name = "ship_id", .table = VOYAGE, .ordinal = 1},
    {.name = "port_id", .table = VOYAGE, .ordinal = 2},  {.name = "cargo", .table = VOYAGE, .ordinal = 3},
};

static const struct db_key SCHEMA_KEYS[] = {
    {SHIP_PORT_ID, PORT_ID, false, 0},
    {VOYAGE_SHIP_ID, SHIP_ID, false, 0},
    {VOYAGE_PORT_ID, PORT_ID, false, 0},
};

static const struct db_catalogue SCHEMA = {
    .name = "harbour",
    .tables = SCHEMA_TABLES,
    .table_count = 3,
    .columns = SCHEMA_COLUMNS,
    .column_count = 12,
    .keys = SCHEMA_KEYS,
    .key_count = 3,
};

#endif
