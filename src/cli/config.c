#include "cli/config.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/xdg.h"
#include "cli/report.h"

#define MAX_BYTES ((size_t)64 * 1024)

/* What the options' texts point into for as long as the program runs. */
static char text[MAX_BYTES + 1];

static bool find_path(char *out, size_t size) {
    const char *own = getenv("CLARISQL_CONFIG");
    if (!own) {
        return xdg_path("XDG_CONFIG_HOME", ".config", "config", out, size);
    }
    const int length = snprintf(out, size, "%s", own);
    return length > 0 && (size_t)length < size;
}

/* Takes the blanks off both ends. */
static char *trim(char *line) {
    line += strspn(line, " \t\r");
    size_t length = strlen(line);
    while (length > 0 && strchr(" \t\r", line[length - 1])) {
        line[--length] = '\0';
    }
    return line;
}

/* What chat takes, but for what is no setting. */
static bool is_setting(const struct option_entry *entry) {
    return option_belongs(entry, "chat") && strcmp(entry->name, "help") != 0 &&
           strcmp(entry->name, "version") != 0;
}

static bool take_line(char *line, const char *path, size_t number, struct options *out) {
    line = trim(line);
    line += strncmp(line, "--", 2) == 0 ? 2 : 0;
    if (*line == '\0' || *line == '#') {
        return true;
    }
    char *value = line + strcspn(line, " \t=");
    const bool alone = *value == '\0';
    if (!alone) {
        *value++ = '\0';
        value += strspn(value, " \t=");
    }
    const struct option_entry *entry = option_find(line);
    if (!entry || !is_setting(entry)) {
        const char *nearest =
            report_nearest(line, &option_entries[0].name, option_entry_count, sizeof *option_entries);
        report("%s:%zu: '%s' is no option that chat takes%s%s%s", path, number, line,
               nearest ? ", did you mean '" : "", nearest ? nearest : "", nearest ? "'?" : "");
        return false;
    }
    if ((entry->kind == OPTION_FLAG) != (alone || *value == '\0')) {
        report("%s:%zu: %s takes %s value", path, number, line, entry->kind == OPTION_FLAG ? "no" : "a");
        return false;
    }
    char where[PATH_MAX + 32];
    (void)snprintf(where, sizeof where, "%s:%zu: ", path, number);
    return option_store(entry, value, where, out);
}

bool config_read(struct options *out) {
    char path[PATH_MAX];
    struct stat info;
    if (!find_path(path, sizeof path) || stat(path, &info) != 0 || !S_ISREG(info.st_mode)) {
        return true;
    }
    FILE *file = fopen(path, "r");
    const size_t length = file ? fread(text, 1, sizeof text, file) : 0;
    const bool read = file && !ferror(file) && length < sizeof text && !memchr(text, '\0', length);
    if (file) {
        (void)fclose(file); /* only read */
    }
    if (!read) {
        report("%s: cannot be read as a configuration of at most %zu KB", path, MAX_BYTES / 1024);
        return false;
    }
    text[length] = '\0';
    size_t number = 1;
    for (char *line = text, *next = NULL; line; line = next, number++) {
        next = strchr(line, '\n');
        if (next) {
            *next++ = '\0';
        }
        if (!take_line(line, path, number, out)) {
            return false;
        }
    }
    return true;
}
