#include "cli/language.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buffer.h"
#include "session/directory.h"

#define MAX_PATH ((size_t)4096)
#define MAX_BYTES ((size_t)64 * 1024)
#define MAX_LINE ((size_t)4096)

struct piece piece_next(const char **text, const char *between) {
    const struct piece piece = {*text, strcspn(*text, between)};
    *text += piece.length + strspn(*text + piece.length, between);
    return piece;
}

bool piece_is(struct piece piece, const char *text) {
    return strlen(text) == piece.length && strncmp(text, piece.text, piece.length) == 0;
}

char *language_table(const char *name) {
    struct buffer path = buffer_new(MAX_PATH), text = buffer_new(MAX_BYTES);
    char line[MAX_LINE], *out = NULL;
    if (session_data_directory(NULL, &path)) {
        buffer_printf(&path, "/lang/en/%s.tsv", name);
    }
    FILE *file = path.status == CSQL_OK ? fopen(buffer_text(&path), "re") : NULL;
    while (file != NULL && fgets(line, sizeof line, file) != NULL) {
        buffer_string(&text, *line == '#' ? "" : line);
    }
    if (file != NULL) {
        (void)fclose(file);
        out = text.status == CSQL_OK ? strdup(buffer_text(&text)) : NULL;
    }
    buffer_free(&path);
    buffer_free(&text);
    return out;
}
