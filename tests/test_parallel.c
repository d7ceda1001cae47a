/* The one worker pool: order, every item once, and results that do not wait for the next input. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <pthread.h>
#include <sched.h>
#include <stdlib.h>

#include "base/parallel.h"

#define ITEMS 2000

struct item {
    size_t number, square;
};

struct stream {
    size_t given, taken, jobs;
    bool in_order;
};

static void *next(void *context) {
    struct stream *stream = context;
    if (stream->given == ITEMS) {
        return NULL;
    }
    struct item *item = calloc(1, sizeof *item);
    assert_non_null(item);
    item->number = stream->given++;
    return item;
}

static void work(void *context, size_t worker, void *argument) {
    struct stream *stream = context;
    struct item *item = argument;
    item->square = worker < stream->jobs ? item->number * item->number : 0;
    for (size_t i = 0; i < item->number % 7; i++) {
        (void)sched_yield(); /* so that later items overtake */
    }
}

static void finish(void *context, void *argument) {
    struct stream *stream = context;
    struct item *item = argument;
    stream->in_order =
        stream->in_order && item->number == stream->taken && item->square == item->number * item->number;
    stream->taken++;
    free(item);
}

static void test_order(void **state) {
    (void)state;
    static const size_t jobs[] = {1, 2, 3, 16};
    for (size_t i = 0; i < sizeof jobs / sizeof *jobs; i++) {
        struct stream stream = {.jobs = jobs[i], .in_order = true};
        struct parallel parallel = {.context = &stream, .next = next, .work = work, .finish = finish};
        assert_int_equal(parallel_run(&parallel, jobs[i], NULL), CSQL_OK);
        assert_int_equal(stream.taken, ITEMS);
        assert_true(stream.in_order);
    }
}

/* Input that comes only once the answer before it is out, as of a client who waits. */
struct talk {
    pthread_mutex_t lock;
    pthread_cond_t answered;
    size_t asked, out;
};

static void *ask(void *context) {
    struct talk *talk = context;
    (void)pthread_mutex_lock(&talk->lock);
    while (talk->out < talk->asked) {
        (void)pthread_cond_wait(&talk->answered, &talk->lock);
    }
    struct item *item = talk->asked < 50 ? calloc(1, sizeof *item) : NULL;
    talk->asked += item != NULL;
    (void)pthread_mutex_unlock(&talk->lock);
    return item;
}

static void nothing(void *context, size_t worker, void *item) {
    (void)context;
    (void)worker;
    (void)item;
}

static void answer(void *context, void *item) {
    struct talk *talk = context;
    (void)pthread_mutex_lock(&talk->lock);
    talk->out++;
    (void)pthread_cond_signal(&talk->answered);
    (void)pthread_mutex_unlock(&talk->lock);
    free(item);
}

static void test_results_do_not_wait_for_input(void **state) {
    (void)state;
    for (size_t jobs = 1; jobs < 5; jobs++) {
        struct talk talk = {.asked = 0};
        assert_int_equal(pthread_mutex_init(&talk.lock, NULL), 0);
        assert_int_equal(pthread_cond_init(&talk.answered, NULL), 0);
        struct parallel parallel = {.context = &talk, .next = ask, .work = nothing, .finish = answer};
        assert_int_equal(parallel_run(&parallel, jobs, NULL), CSQL_OK);
        assert_int_equal(talk.out, 50);
        (void)pthread_cond_destroy(&talk.answered);
        (void)pthread_mutex_destroy(&talk.lock);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_order),
                                       cmocka_unit_test(test_results_do_not_wait_for_input)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
