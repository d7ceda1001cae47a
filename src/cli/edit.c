#include "cli/edit.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/buffer.h"
#include "base/file.h"
#include "cli/report.h"

#define MAX_PATH 4096
#define MAX_EDITED ((size_t)1024 * 1024)

/* Runs the editor on the file; false with a report unless it ended well. */
static bool run_editor(const char *path) {
    const char *visual = getenv("VISUAL"), *editor = getenv("EDITOR");
    const char *chosen = visual && *visual ? visual : editor && *editor ? editor : "vi";
    struct buffer command = buffer_new(MAX_PATH + 256);
    buffer_printf(&command, "%s \"$0\"",
                  chosen); /* the path is the shell's $0, so that nothing in it is read */
    const pid_t child = fork();
    if (child == 0) {
        (void)execl("/bin/sh", "sh", "-c", buffer_text(&command), path, (char *)NULL);
        _exit(127);
    }
    int status = -1;
    while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    const bool good = child > 0 && WIFEXITED(status) && WEXITSTATUS(status) == 0;
    if (!good) {
        report("the editor \"%s\" did not end well; set VISUAL or EDITOR to one that is there", chosen);
    }
    buffer_free(&command);
    return good;
}

static bool write_text(int fd, const char *text) {
    FILE *file = fdopen(fd, "w");
    if (!file) {
        (void)close(fd); /* nothing was written */
        return false;
    }
    const bool written = fprintf(file, "%s\n", text) >= 0;
    return fclose(file) == 0 && written;
}

static char *read_text(const char *path) {
    struct buffer text = buffer_new(MAX_EDITED);
    csql_error error;
    const bool read = file_read(path, &text, &error) == CSQL_OK;
    if (!read) {
        report("%s", error.message);
    }
    const char *start = buffer_text(&text) + strspn(buffer_text(&text), " \t\r\n");
    size_t length = strlen(start);
    while (length > 0 && strchr(" \t\r\n", start[length - 1])) {
        length--;
    }
    char *out = read && length > 0 ? strndup(start, length) : NULL;
    buffer_free(&text);
    return out;
}

char *edit_text(const char *text, const char *ending) {
    const char *parent = getenv("TMPDIR");
    char path[MAX_PATH], *out = NULL;
    (void)snprintf(path, sizeof path, "%s/clarisql-XXXXXX%s", parent && *parent == '/' ? parent : "/tmp",
                   ending);
    const int fd = mkstemps(path, (int)strlen(ending)); /* 0600 */
    if (fd < 0 || !write_text(fd, text)) {
        report("%s: %s", path, strerror(errno));
    } else if (run_editor(path)) {
        out = read_text(path);
    }
    if (fd >= 0) {
        (void)unlink(path); /* at worst, a stray file in the temporary folder */
    }
    return out;
}
