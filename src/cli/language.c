#include "cli/language.h"

#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "session/directory.h"

#define MAX_PATH ((size_t)4096)
#define MAX_BYTES ((size_t)64 * 1024)

struct piece piece_next(const char **text, const char *between) {
    const struct piece piece = {*text, strcspn(*text, between)};
    *text += piece.length + strspn(*text + piece.length, between);
    return piece;
}

bool piece_is(struct piece piece, const char *text) {
    return strlen(text) == piece.length && strncmp(text, piece.text, piece.length) == 0;
}

char *language_table(const char *name) {
    struct buffer path = buffer_new(MAX_PATH), text = buffer_new(MAX_BYTES), out = buffer_new(MAX_BYTES);
    if (session_data_directory(NULL, &path)) {
        buffer_printf(&path, "/lang/en/%s.tsv", name);
    }
    const bool read = path.status == CSQL_OK && file_read(buffer_text(&path), &text, NULL) == CSQL_OK;
    const char *line = buffer_text(&text);
    while (read && *line != '\0') {
        const char *end = strchr(line, '\n');
        const size_t length = end != NULL ? (size_t)(end + 1 - line) : strlen(line);
        buffer_add(&out, line, *line == '#' ? 0 : length);
        line += length;
    }
    char *table = read && out.status == CSQL_OK ? strdup(buffer_text(&out)) : NULL;
    buffer_free(&path);
    buffer_free(&text);
    buffer_free(&out);
    return table;
}
