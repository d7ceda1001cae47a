#include "cli/prompt.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <readline/history.h>
#include <readline/readline.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/select.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"
#include "base/xdg.h"
#include "cli/interrupt.h"

#define HISTORY_LINES 1000

/* readline calls back without a context, so what its callbacks need lies here. */
static struct {
    const char *history;
    prompt_completer *completer;
    void *context;
    char *line;
    bool done, ended;
    struct arena *arena;
    const char **candidates;
    size_t candidate_count;
} state;

static char *next_candidate(const char *text, int again) {
    static size_t index;
    (void)text;
    index = again ? index + 1 : 0;
    return index < state.candidate_count ? strdup(state.candidates[index]) : NULL;
}

static char **complete(const char *text, int start, int end) {
    rl_attempted_completion_over = 1;
    arena_free(state.arena);
    state.candidate_count = 0;
    state.arena = arena_new();
    if (!state.arena || start < 0 || end < start) {
        return NULL;
    }
    state.candidates = state.completer(state.context, state.arena, rl_line_buffer, (size_t)start, (size_t)end,
                                       &state.candidate_count);
    if (state.candidate_count == PROMPT_FILES) {
        rl_attempted_completion_over = 0;
        return NULL;
    }
    return state.candidate_count ? rl_completion_matches(text, next_candidate) : NULL;
}

/* Makes the history file, if it is not there, and its owner's alone. */
static bool secure_history(void) {
    int file = open(state.history, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0) {
        return false;
    }
    bool secured = fchmod(file, 0600) == 0;
    close(file);
    return secured;
}

void prompt_open(const char *history, prompt_completer *completer, void *context) {
    state.history = history;
    state.completer = completer;
    state.context = context;
    rl_readline_name = "clarisql";
    rl_attempted_completion_function = complete;
    /* A dot belongs to the word: ".help", "Claims.Date_Of_Loss". */
    rl_completer_word_break_characters = " \t\n\"'?,;()=<>!";
    rl_completer_quote_characters = "";
    rl_catch_signals = 1;
    rl_persistent_signal_handlers = 1;
    (void)rl_variable_bind("completion-ignore-case", "on");
    (void)rl_variable_bind("enable-bracketed-paste", "on");
    (void)rl_variable_bind("echo-control-characters", "off");
    using_history();
    stifle_history(HISTORY_LINES);
    if (history && secure_history()) {
        (void)read_history(history);
    }
}

void prompt_close(void) {
    arena_free(state.arena);
    state.arena = NULL;
    state.candidate_count = 0;
    if (state.history) {
        (void)history_truncate_file(state.history, HISTORY_LINES);
        (void)chmod(state.history, 0600);
    }
    clear_history();
}

static void on_line(char *line) {
    rl_callback_handler_remove();
    state.line = line;
    state.ended = line == NULL;
    state.done = true;
}

static void remember(const char *line) {
    HIST_ENTRY *last = history_length > 0 ? history_get(history_base + history_length - 1) : NULL;
    if (!*line || (last && strcmp(last->line, line) == 0)) {
        return;
    }
    add_history(line);
    if (state.history && secure_history()) {
        (void)append_history(1, state.history);
    }
}

/* Waits for a key. False when Ctrl-C came instead: it is blocked but for the wait, so none is lost. */
static bool wait_for_key(const sigset_t *unblocked) {
    fd_set files;
    FD_ZERO(&files);
    FD_SET(STDIN_FILENO, &files);
    int ready = pselect(STDIN_FILENO + 1, &files, NULL, NULL, NULL, unblocked);
    if (ready < 0) {
        rl_check_signals();
    }
    if (interrupt_taken()) {
        return false;
    }
    if (ready > 0) {
        rl_callback_read_char();
    } else if (ready < 0 && errno != EINTR) {
        state.done = state.ended = true;
    }
    return true;
}

enum prompt_result prompt_read(const char *prompt, char **line) {
    sigset_t blocked;
    sigset_t before;
    sigemptyset(&blocked);
    sigaddset(&blocked, SIGINT);
    (void)sigprocmask(SIG_BLOCK, &blocked, &before);
    (void)interrupt_taken();
    state.line = NULL;
    state.done = state.ended = false;
    bool interrupted = false;
    rl_callback_handler_install(prompt, on_line);
    while (!state.done && !interrupted) {
        interrupted = !wait_for_key(&before);
        if (rl_end > (int)PROMPT_MAX_LINE) {
            rl_replace_line("", 1);
            (void)rl_ding();
        }
    }
    if (interrupted) {
        rl_free_line_state();
        rl_callback_sigcleanup();
        rl_replace_line("", 1);
        rl_callback_handler_remove();
        (void)fputs("^C\n", stdout);
    }
    (void)sigprocmask(SIG_SETMASK, &before, NULL);
    *line = state.line;
    if (interrupted) {
        return PROMPT_INTERRUPTED;
    }
    if (state.ended) {
        (void)fputc('\n', stdout);
        return PROMPT_END;
    }
    remember(state.line);
    return PROMPT_LINE;
}

void prompt_history_print(size_t count) {
    size_t length = history_length > 0 ? (size_t)history_length : 0;
    for (size_t i = length > count ? length - count : 0; i < length; i++) {
        HIST_ENTRY *entry = history_get(history_base + (int)i);
        if (entry) {
            printf("%5zu  %s\n", i + 1, entry->line);
        }
    }
}

void prompt_history_clear(void) {
    clear_history();
    if (state.history && truncate(state.history, 0) != 0 && errno != ENOENT) {
        perror("clarisql: cannot clear the history file");
    }
}

char *prompt_history_path(void) {
    char path[PATH_MAX];
    const bool found = xdg_path("XDG_STATE_HOME", ".local/state", "history", path, sizeof path);
    return found && file_make_folders(path) ? strdup(path) : NULL;
}
