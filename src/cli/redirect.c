#include "cli/redirect.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "cli/chat.h"
#include "cli/outputs.h"
#include "cli/report.h"

/* Files that redirect_name() looks for before it gives up. */
#define MAX_NAMES 10000

void redirect_free(struct redirect *redirect) {
    if (redirect->file) {
        (void)fclose(redirect->file); /* each result was flushed, and looked at */
    }
    free(redirect->path);
    redirect->file = NULL;
    redirect->path = NULL;
}

bool redirect_to(struct chat *chat, const char *path, bool once) {
    struct redirect *redirect = &chat->redirect;
    redirect_free(redirect);
    if (path == NULL) {
        return true;
    }
    if (!outputs_check_one(chat->options, "the rows'", path, chat->path)) {
        return false;
    }
    const int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    redirect->file = fd >= 0 ? fdopen(fd, "w") : NULL;
    redirect->path = redirect->file ? strdup(path) : NULL;
    redirect->once = once;
    if (redirect->path) {
        return true;
    }
    report("%s: %s", path, fd < 0 && errno == EEXIST ? "is there already; name another" : strerror(errno));
    if (fd >= 0 && !redirect->file) {
        (void)close(fd); /* nothing was written */
    }
    redirect_free(redirect);
    return false;
}

/* The mode that a file's ending asks for, or the one given. */
static enum render_mode mode_of(const char *path, enum render_mode mode) {
    static const struct {
        const char *ending;
        enum render_mode mode;
    } endings[] = {
        {".csv", RENDER_CSV}, {".tsv", RENDER_TSV}, {".json", RENDER_JSON}, {".md", RENDER_MARKDOWN}};
    const char *dot = strrchr(path, '.');
    for (size_t i = 0; dot != NULL && i < sizeof endings / sizeof *endings; i++) {
        if (strcasecmp(dot, endings[i].ending) == 0) {
            return endings[i].mode;
        }
    }
    return mode;
}

FILE *redirect_begin(struct chat *chat, struct terminal *terminal, enum render_mode *mode) {
    const struct redirect *redirect = &chat->redirect;
    if (redirect->file) {
        *mode = mode_of(redirect->path, *mode);
        *terminal = (struct terminal){.out = redirect->file};
        return redirect->file;
    }
    if (!redirect->paged || !chat->interactive || !terminal->interactive) {
        return terminal->out;
    }
    const char *pager = getenv("PAGER");
    (void)fflush(stdout);
    (void)signal(SIGPIPE, SIG_IGN); /* the pager may be left before the end; cannot fail for this signal */
    FILE *out = popen(pager && *pager ? pager : "less -S", "w");
    if (!out) {
        report("the pager cannot be started: %s", strerror(errno));
        return NULL;
    }
    terminal->out = out;
    terminal->width = terminal->rows = 0;
    return out;
}

bool redirect_end(struct chat *chat, FILE *out) {
    struct redirect *redirect = &chat->redirect;
    if (out == redirect->file) {
        const bool written = fflush(out) == 0 && !ferror(out);
        if (!written) {
            report("%s: the rows could not be written: %s", redirect->path, strerror(errno));
        } else if (!chat->options->quiet) {
            struct buffer line = buffer_new(SIZE_MAX / 2);
            buffer_printf(&line, "The rows are in %s.", redirect->path);
            terminal_aside(buffer_text(&line));
            buffer_free(&line);
        }
        if (redirect->once || !written) {
            redirect_free(redirect);
        }
        return written;
    }
    if (out != chat->terminal.out) {
        (void)pclose(out); /* how the pager ended is the user's affair */
        (void)signal(SIGPIPE, SIG_DFL);
    }
    return true;
}

char *redirect_name(const struct chat *chat, const char *ending) {
    const size_t size = strlen(chat->name) + strlen(ending) + 16;
    char *name = malloc(size);
    for (int i = 1; name != NULL && i < MAX_NAMES; i++) {
        (void)snprintf(name, size, "%s-%d%s", chat->name, i, ending);
        if (access(name, F_OK) != 0) {
            return name;
        }
    }
    free(name);
    return NULL;
}
