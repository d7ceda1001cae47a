#include "base/parallel.h"

#include <pthread.h>
#include <stdlib.h>

#include "base/error.h"

/* Items in flight for each thread. */
#define ITEMS_AHEAD ((size_t)8)

struct slot {
    void *item;
    bool done;
};

struct run {
    const struct parallel *parallel;
    pthread_mutex_t input; /* held during next; taken before lock, never after it */
    pthread_mutex_t lock;  /* of what follows, held during finish */
    pthread_cond_t freed;
    struct slot *slots; /* a ring */
    size_t room;
    size_t taken, finished; /* items so far; finished <= taken <= finished + room */
    bool ended;
};

struct worker {
    struct run *run;
    size_t number;
    pthread_t thread;
};

/* Hands on what is complete from the oldest item on. The lock is held: a reader of the output who is slow
 * slows the work, which has to wait for him anyway. */
static void finish_ready(struct run *run) {
    while (run->finished < run->taken && run->slots[run->finished % run->room].done) {
        struct slot *slot = &run->slots[run->finished++ % run->room];
        run->parallel->finish(run->parallel->context, slot->item);
        *slot = (struct slot){0};
        (void)pthread_cond_broadcast(&run->freed);
    }
}

/* The next item in a place of its own, once there is room; NULL at the end. */
static struct slot *take(struct run *run) {
    struct slot *slot = NULL;
    (void)pthread_mutex_lock(&run->input);
    (void)pthread_mutex_lock(&run->lock);
    while (!run->ended && run->taken == run->finished + run->room) {
        (void)pthread_cond_wait(&run->freed, &run->lock);
    }
    bool ended = run->ended;
    (void)pthread_mutex_unlock(&run->lock);
    void *item = ended ? NULL : run->parallel->next(run->parallel->context);
    (void)pthread_mutex_lock(&run->lock);
    if (item) {
        slot = &run->slots[run->taken++ % run->room];
        *slot = (struct slot){.item = item};
    } else {
        run->ended = true;
    }
    (void)pthread_mutex_unlock(&run->lock);
    (void)pthread_mutex_unlock(&run->input);
    return slot;
}

static void *work(void *argument) {
    struct worker *worker = argument;
    struct run *run = worker->run;
    for (struct slot *slot = take(run); slot; slot = take(run)) {
        run->parallel->work(run->parallel->context, worker->number, slot->item);
        (void)pthread_mutex_lock(&run->lock);
        slot->done = true;
        finish_ready(run);
        (void)pthread_mutex_unlock(&run->lock);
    }
    return NULL;
}

/* The locks; false, with none of them made, where one cannot be. */
static bool make_locks(struct run *run) {
    if (pthread_mutex_init(&run->input, NULL) != 0) {
        return false;
    }
    if (pthread_mutex_init(&run->lock, NULL) != 0) {
        (void)pthread_mutex_destroy(&run->input);
        return false;
    }
    if (pthread_cond_init(&run->freed, NULL) != 0) {
        (void)pthread_mutex_destroy(&run->lock);
        (void)pthread_mutex_destroy(&run->input);
        return false;
    }
    return true;
}

csql_status parallel_run(const struct parallel *parallel, size_t jobs, csql_error *error) {
    jobs = jobs < 1 ? 1 : jobs > PARALLEL_MAX_JOBS ? PARALLEL_MAX_JOBS : jobs;
    struct run run = {.parallel = parallel, .room = jobs * ITEMS_AHEAD};
    struct worker *workers = calloc(jobs, sizeof *workers);
    run.slots = calloc(run.room, sizeof *run.slots);
    size_t started = 0;
    bool locked = workers && run.slots && make_locks(&run);
    while (locked && started < jobs) {
        workers[started] = (struct worker){.run = &run, .number = started};
        if (pthread_create(&workers[started].thread, NULL, work, &workers[started]) != 0) {
            break;
        }
        started++;
    }
    for (size_t i = 0; i < started; i++) {
        (void)pthread_join(workers[i].thread, NULL);
    }
    if (locked) {
        (void)pthread_cond_destroy(&run.freed);
        (void)pthread_mutex_destroy(&run.lock);
        (void)pthread_mutex_destroy(&run.input);
    }
    free(run.slots);
    free(workers);
    return started ? CSQL_OK : error_set(error, CSQL_NO_MEMORY, "cannot start a thread");
}
