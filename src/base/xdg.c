#include "base/xdg.h"

#include <stdio.h>
#include <stdlib.h>

bool xdg_path(const char *variable, const char *fallback, const char *name, char *out, size_t size) {
    const char *base = getenv(variable), *home = getenv("HOME");
    const char *slash = name ? "/" : "", *file = name ? name : "";
    int length = -1;
    if (base && *base == '/') {
        length = snprintf(out, size, "%s/clarisql%s%s", base, slash, file);
    } else if (home && *home == '/') {
        length = snprintf(out, size, "%s/%s/clarisql%s%s", home, fallback, slash, file);
    }
    return length > 0 && (size_t)length < size;
}
