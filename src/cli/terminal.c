#include "cli/terminal.h"

#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

struct terminal terminal_of(FILE *out, enum color_when when) {
    struct terminal terminal = {.out = out, .interactive = isatty(fileno(out)) == 1};
    const char *no_color = getenv("NO_COLOR");
    const char *kind = getenv("TERM");
    bool able = terminal.interactive && !(no_color && *no_color) && kind && strcmp(kind, "dumb") != 0;
    terminal.color = when == COLOR_ALWAYS || (when == COLOR_AUTO && able);
    terminal_measure(&terminal);
    return terminal;
}

void terminal_measure(struct terminal *terminal) {
    struct winsize size;
    terminal->width = 0;
    if (terminal->interactive && ioctl(fileno(terminal->out), TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
        terminal->width = size.ws_col;
        return;
    }
    const char *columns = getenv("COLUMNS");
    unsigned long width = columns ? strtoul(columns, NULL, 10) : 0;
    if (width > 0 && width < 10000) {
        terminal->width = width;
    }
}

void terminal_style(const struct terminal *terminal, enum style style) {
    static const char *const codes[] = {
        [STYLE_PLAIN] = "\033[0m",    [STYLE_BOLD] = "\033[1m",      [STYLE_DIM] = "\033[2m",
        [STYLE_PIVOT] = "\033[4;33m", [STYLE_NUMBER] = "\033[1;36m", [STYLE_SQL] = "\033[36m",
    };
    if (terminal->color) {
        (void)fputs(codes[style], terminal->out);
    }
}

/* Writes text for a terminal line by line, each made visible. */
static void write_visible(FILE *out, const char *text) {
    struct buffer line = buffer_new(SIZE_MAX / 2);
    for (;;) {
        size_t length = strcspn(text, "\n");
        buffer_clear(&line);
        (void)visible_add(&line, text, length, 0);
        (void)fputs(buffer_text(&line), out);
        if (!text[length]) {
            break;
        }
        (void)fputc('\n', out);
        text += length + 1;
    }
    buffer_free(&line);
}

void terminal_text(const struct terminal *terminal, enum style style, const char *text) {
    if (style != STYLE_PLAIN) {
        terminal_style(terminal, style);
    }
    if (terminal->interactive || terminal->color) {
        write_visible(terminal->out, text);
    } else {
        (void)fputs(text, terminal->out);
    }
    if (style != STYLE_PLAIN) {
        terminal_style(terminal, STYLE_PLAIN);
    }
}

void terminal_aside(const char *text) {
    const struct terminal terminal = {.out = stderr, .interactive = isatty(STDERR_FILENO) == 1};
    terminal_text(&terminal, STYLE_PLAIN, text);
    (void)fputc('\n', stderr);
}
