#include "cli/interrupt.h"

#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>

static _Atomic(csql_session *) watched;
static volatile sig_atomic_t noted;

static void on_interrupt(int signal_number) {
    (void)signal_number;
    noted = 1;
    csql_session *session = atomic_load(&watched);
    if (session) {
        csql_session_interrupt(session);
    }
}

void interrupt_watch(csql_session *session) {
    atomic_store(&watched, session);
    /* Without SA_RESTART, so that waiting for input ends. */
    struct sigaction action = {.sa_handler = on_interrupt};
    sigemptyset(&action.sa_mask);
    (void)sigaction(SIGINT, &action, NULL);
}

bool interrupt_taken(void) {
    bool taken = noted;
    noted = 0;
    return taken;
}
