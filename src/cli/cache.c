/* What is kept of databases between runs, and how to be rid of it. */
#include "db/cache.h"

#include <stdio.h>
#include <string.h>

#include "base/json.h"
#include "cli/commands.h"
#include "cli/report.h"
#include "cli/sessions.h"

int command_cache(const struct options *options, int count, char **operands) {
    const bool clear = count == 1 && strcmp(operands[0], "clear") == 0;
    const char *directory = sessions_options(options, false).cache_directory;
    struct cache_state state;
    if (count == 1 && !clear) {
        report("cache takes nothing, or clear; see clarisql cache --help");
        return STATUS_MISUSED;
    }
    if ((directory && !*directory) || !cache_look(directory, &state)) {
        puts("Nothing is kept: there is no cache.");
        return STATUS_OK;
    }
    if (clear) {
        const size_t gone = cache_trim(directory, 0);
        printf("%zu of %zu removed from %s\n", gone, state.files, state.directory);
        return gone == state.files ? STATUS_OK : STATUS_FAILED;
    }
    if (options->json) {
        struct buffer line = buffer_new(JSON_MAX_BYTES);
        buffer_string(&line, "{\"directory\":");
        json_text(&line, state.directory);
        buffer_printf(&line, ",\"files\":%zu,\"bytes\":%llu,\"limit\":%llu}", state.files,
                      (unsigned long long)state.bytes, (unsigned long long)CACHE_LIMIT_BYTES);
        puts(buffer_text(&line));
        buffer_free(&line);
        return STATUS_OK;
    }
    printf("%s: %zu value index%s, %.1f MB of at most %.0f MB\n", state.directory, state.files,
           state.files == 1 ? "" : "es", (double)state.bytes / 1e6, (double)CACHE_LIMIT_BYTES / 1e6);
    return STATUS_OK;
}
