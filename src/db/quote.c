#include <sqlite3.h>
#include <string.h>

#include "db/db.h"

bool db_is_keyword(const char *name) {
    return sqlite3_keyword_check(name, (int)strlen(name)) != 0;
}

/* Words that SQLite accepts bare as a column's name but that mean something else in an expression. */
static bool is_literal_word(const char *name) {
    static const char *const words[] = {"true", "false"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        if (sqlite3_stricmp(name, words[i]) == 0) {
            return true;
        }
    }
    return false;
}

static bool is_plain(const char *name) {
    if (!((*name >= 'a' && *name <= 'z') || (*name >= 'A' && *name <= 'Z') || *name == '_')) {
        return false;
    }
    for (const char *p = name; *p; p++) {
        bool letter = (*p >= 'a' && *p <= 'z') || (*p >= 'A' && *p <= 'Z');
        bool digit = *p >= '0' && *p <= '9';
        if (!letter && !digit && *p != '_') {
            return false;
        }
    }
    return !db_is_keyword(name) && !is_literal_word(name);
}

static void add_quoted(struct buffer *out, const char *text, char quote) {
    buffer_char(out, quote);
    for (const char *p = text; *p;) {
        const char *next = strchr(p, quote);
        size_t length = next ? (size_t)(next - p) + 1 : strlen(p);
        buffer_add(out, p, length);
        if (next) {
            buffer_char(out, quote);
        }
        p += length;
    }
    buffer_char(out, quote);
}

void db_quote_identifier(struct buffer *out, const char *name) {
    if (is_plain(name)) {
        buffer_string(out, name);
    } else {
        add_quoted(out, name, '"');
    }
}

void db_quote_text(struct buffer *out, const char *text) {
    add_quoted(out, text, '\'');
}
