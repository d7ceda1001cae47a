/* The guarded connection: what SQL may do, and for how long. */
#include <string.h>

#include "base/clock.h"
#include "base/error.h"
#include "db/internal.h"

/* VM steps between two looks at the limits; also the granularity with which steps are counted. */
#define STEPS_PER_LOOK 100
/* What a statement may name, the views that it reads spelt out: views over views can double it with each. */
#define MAX_ASKED 50000

/* Functions whose result depends on their arguments alone, and the clock's. Kept in alphabetical order. */
static const char *const PURE_FUNCTIONS[] = {
    "->",
    "->>",
    "abs",
    "acos",
    "acosh",
    "asin",
    "asinh",
    "atan",
    "atan2",
    "atanh",
    "avg",
    "bm25",
    "ceil",
    "ceiling",
    "char",
    "coalesce",
    "concat",
    "concat_ws",
    "cos",
    "cosh",
    "count",
    "cume_dist",
    "current_date",
    "current_time",
    "current_timestamp",
    "date",
    "datetime",
    "degrees",
    "dense_rank",
    "exp",
    "first_value",
    "floor",
    "format",
    "glob",
    "group_concat",
    "hex",
    "highlight",
    "ifnull",
    "iif",
    "instr",
    "json",
    "json_array",
    "json_array_length",
    "json_extract",
    "json_group_array",
    "json_group_object",
    "json_object",
    "json_quote",
    "json_type",
    "json_valid",
    "julianday",
    "lag",
    "last_value",
    "lead",
    "length",
    "like",
    "likelihood",
    "likely",
    "ln",
    "log",
    "log10",
    "log2",
    "lower",
    "ltrim",
    "match",
    "max",
    "min",
    "mod",
    "nth_value",
    "ntile",
    "nullif",
    "octet_length",
    "percent_rank",
    "pi",
    "pow",
    "power",
    "printf",
    "quote",
    "radians",
    "rank",
    "replace",
    "round",
    "row_number",
    "rtrim",
    "sign",
    "sin",
    "sinh",
    "snippet",
    "soundex",
    "sqrt",
    "strftime",
    "string_agg",
    "substr",
    "substring",
    "sum",
    "tan",
    "tanh",
    "time",
    "timediff",
    "total",
    "trim",
    "trunc",
    "typeof",
    "unhex",
    "unicode",
    "unixepoch",
    "unlikely",
    "upper",
};

static bool is_pure_function(const char *name) {
    size_t low = 0, high = sizeof PURE_FUNCTIONS / sizeof *PURE_FUNCTIONS;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int order = sqlite3_stricmp(name, PURE_FUNCTIONS[middle]);
        if (order == 0) {
            return true;
        }
        if (order < 0) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    return false;
}

static int refuse(struct guard *guard, const char *format, const char *name) {
    if (!*guard->refused) {
        sqlite3_snprintf((int)sizeof guard->refused, guard->refused, format, name);
    }
    return SQLITE_DENY;
}

static int authorize(void *context, int action, const char *first, const char *second, const char *database,
                     const char *inner) {
    struct guard *guard = context;
    (void)inner;
    if (++guard->asked > MAX_ASKED) {
        return refuse(guard, "the query or its views name too much%s", "");
    }
    switch (action) {
    case SQLITE_SELECT:
    case SQLITE_RECURSIVE:
        return SQLITE_OK;
    case SQLITE_READ:
        if (!database || strcmp(database, "main") == 0) {
            return SQLITE_OK;
        }
        return refuse(guard, "\"%s\" is outside the database", first ? first : "");
    case SQLITE_FUNCTION:
        if (second && is_pure_function(second)) {
            return SQLITE_OK;
        }
        return refuse(guard, "the function %s() is not allowed", second ? second : "");
    case SQLITE_PRAGMA:
        /* What a full-text table asks itself before it is read. */
        if (first && sqlite3_stricmp(first, "data_version") == 0 && !second) {
            return SQLITE_OK;
        }
        return refuse(guard, "PRAGMA %s is not allowed", first ? first : "");
    case SQLITE_UPDATE:
        /* How SQLite declares the columns of json_each() and the like to itself, in memory. A statement that
         * would write is refused once it is prepared, and the connection cannot write anyway. */
        if (first && strcmp(first, "sqlite_master") == 0) {
            return SQLITE_OK;
        }
        return refuse(guard, "only reading is allowed%s", "");
    default:
        return refuse(guard, "only reading is allowed%s", "");
    }
}

static int look_at_limits(void *context) {
    struct guard *guard = context;
    guard->steps += STEPS_PER_LOOK;
    if (atomic_load_explicit(&guard->interrupted, memory_order_relaxed)) {
        return 1;
    }
    if (guard->steps >= guard->step_limit) {
        guard->over_steps = true;
        return 1;
    }
    guard->over_time = guard->deadline > 0 && clock_ms() >= guard->deadline;
    return guard->over_time;
}

/* ---- the catalogue's connection ---- */

static int count_asked(void *context, int action, const char *first, const char *second, const char *database,
                       const char *inner) {
    struct work *work = context;
    (void)action, (void)first, (void)second, (void)database, (void)inner;
    return ++work->asked > MAX_ASKED ? SQLITE_DENY : SQLITE_OK;
}

static int look_at_work(void *context) {
    struct db *db = context;
    struct work *work = &db->work;
    work->steps += STEPS_PER_LOOK;
    return (work->step_limit > 0 && work->steps >= work->step_limit) ||
           (work->until > 0 && clock_ms() >= work->until) || db_is_late(db);
}

void work_begin(struct db *db, bool computes, uint64_t steps) {
    const double now = clock_ms();
    db->work =
        (struct work){.step_limit = steps, .begun = now, .until = computes ? now + db->computing_ms : 0};
    sqlite3_limit(db->own, SQLITE_LIMIT_LENGTH, computes ? MAX_COMPUTED_BYTES : MAX_VALUE_BYTES);
    (void)sqlite3_set_authorizer(db->own, count_asked, &db->work); /* always SQLITE_OK */
    sqlite3_progress_handler(db->own, STEPS_PER_LOOK, look_at_work, db);
}

void work_end(struct db *db) {
    if (db->work.until > 0) {
        work_spend(db, db->work.begun);
    }
    (void)sqlite3_set_authorizer(db->own, NULL, NULL);
    sqlite3_progress_handler(db->own, 0, NULL, NULL);
    sqlite3_limit(db->own, SQLITE_LIMIT_LENGTH, MAX_VALUE_BYTES);
}

bool work_is_left(const struct db *db) {
    return db->computing_ms > 0 && !db_is_late(db);
}

void work_spend(struct db *db, double begun) {
    const double spent = clock_ms() - begun;
    db->computing_ms = spent < db->computing_ms ? db->computing_ms - spent : 0;
}

void db_set_time(struct db *db, int milliseconds) {
    db->deadline = milliseconds > 0 ? clock_ms() + milliseconds : 0;
}

int db_time_left(const struct db *db) {
    const double left = db->deadline > 0 ? db->deadline - clock_ms() : 0;
    return db->deadline <= 0 ? 0 : left < 1 ? 1 : (int)left;
}

bool db_is_late(const struct db *db) {
    return db->deadline > 0 && clock_ms() >= db->deadline;
}

void guard_install(struct db *db) {
    db->guard.step_limit = DB_DEFAULT_STEPS;
    (void)sqlite3_set_authorizer(db->user, authorize, &db->guard); /* always SQLITE_OK */
    sqlite3_progress_handler(db->user, STEPS_PER_LOOK, look_at_limits, &db->guard);
}
