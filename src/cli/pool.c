#include "cli/pool.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "cli/sessions.h"
#include "record/record.h"

/* Sessions that may lie idle, beside those that are lent. */
#define MOST_IDLE 16

struct entry {
    csql_session *session; /* NULL: the place is free */
    char *db_id;
    uint64_t used; /* when it was given back last */
    bool lent;
};

struct pool {
    csql_engine *engine;
    const struct options *options;
    pthread_mutex_t lock;
    struct entry *entries;
    size_t entry_count;
    uint64_t clock;
};

struct pool *pool_new(csql_engine *engine, const struct options *options) {
    struct pool *pool = calloc(1, sizeof *pool);
    if (!pool) {
        return NULL;
    }
    pool->engine = engine;
    pool->options = options;
    pool->entry_count = options->jobs + MOST_IDLE;
    pool->entries = calloc(pool->entry_count, sizeof *pool->entries);
    if (!pool->entries || pthread_mutex_init(&pool->lock, NULL) != 0) {
        free(pool->entries);
        free(pool);
        return NULL;
    }
    return pool;
}

static void clear_entry(struct entry *entry) {
    csql_session_free(entry->session);
    free(entry->db_id);
    *entry = (struct entry){0};
}

void pool_free(struct pool *pool) {
    if (!pool) {
        return;
    }
    for (size_t i = 0; i < pool->entry_count; i++) {
        clear_entry(&pool->entries[i]);
    }
    (void)pthread_mutex_destroy(&pool->lock);
    free(pool->entries);
    free(pool);
}

/* Marks an idle session on db_id as lent, or makes a place for a new one: a free one, else that of the
 * session that has lain idle longest. There are more places than threads, so it is
 * NULL only if the pool is misused. */
static struct entry *reserve(struct pool *pool, const char *db_id, bool *found) {
    struct entry *oldest = NULL;
    for (size_t i = 0; i < pool->entry_count; i++) {
        struct entry *entry = &pool->entries[i];
        if (entry->lent) {
            continue;
        }
        if (entry->db_id && strcmp(entry->db_id, db_id) == 0) {
            entry->lent = *found = true;
            return entry;
        }
        if (!oldest || entry->used < oldest->used) {
            oldest = entry;
        }
    }
    if (oldest) {
        clear_entry(oldest);
        oldest->lent = true;
    }
    return oldest;
}

static csql_status open_session(struct pool *pool, const char *db_id, csql_session **out, csql_error *error) {
    struct arena *arena = arena_new();
    const char *path = NULL;
    csql_status status = arena ? record_database_path(arena, pool->options->db_root, db_id, &path, error)
                               : error_set(error, CSQL_NO_MEMORY, "out of memory");
    if (status == CSQL_OK) {
        status = sessions_open(pool->engine, path, pool->options, false, out, error);
    }
    arena_free(arena);
    return status;
}

csql_status pool_take(struct pool *pool, const char *db_id, csql_session **out, csql_error *error) {
    *out = NULL;
    bool found = false;
    (void)pthread_mutex_lock(&pool->lock);
    struct entry *entry = reserve(pool, db_id, &found);
    (void)pthread_mutex_unlock(&pool->lock);
    if (!entry) {
        return error_set(error, CSQL_INTERNAL, "more threads than the pool was made for");
    }
    if (found) {
        *out = entry->session;
        return CSQL_OK;
    }
    csql_session *session = NULL;
    char *name = strdup(db_id);
    csql_status status =
        name ? open_session(pool, db_id, &session, error) : error_set(error, CSQL_NO_MEMORY, "out of memory");
    (void)pthread_mutex_lock(&pool->lock);
    if (status == CSQL_OK) {
        entry->session = *out = session;
        entry->db_id = name;
    } else {
        free(name);
        entry->lent = false;
    }
    (void)pthread_mutex_unlock(&pool->lock);
    return status;
}

void pool_give(struct pool *pool, csql_session *session) {
    (void)pthread_mutex_lock(&pool->lock);
    for (size_t i = 0; i < pool->entry_count; i++) {
        if (pool->entries[i].session == session) {
            pool->entries[i].lent = false;
            pool->entries[i].used = ++pool->clock;
        }
    }
    (void)pthread_mutex_unlock(&pool->lock);
}
