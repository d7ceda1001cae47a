/* Tokens of SQLite's SQL. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "sql/internal.h"

void sql_lower(char *text) {
    for (; *text; text++) {
        if (*text >= 'A' && *text <= 'Z') {
            *text = (char)(*text - 'A' + 'a');
        }
    }
}

static char lower(char c) {
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

bool sql_name_equal(const char *a, const char *b) {
    if (!a || !b) {
        return a == b;
    }
    for (; *a && *b; a++, b++) {
        if (lower(*a) != lower(*b)) {
            return false;
        }
    }
    return *a == *b;
}

/* Compares length bytes but for ASCII case: keywords do not depend on the locale. */
static int compare_words(const char *a, const char *b, size_t length) {
    for (size_t i = 0; i < length; i++) {
        if (lower(a[i]) != lower(b[i])) {
            return (unsigned char)lower(a[i]) < (unsigned char)lower(b[i]) ? -1 : 1;
        }
    }
    return 0;
}

static bool starts_word(unsigned char c) {
    return isalpha(c) || c == '_' || c >= 0x80;
}

static bool in_word(unsigned char c) {
    return starts_word(c) || isdigit(c) || c == '$';
}

/* Past white space and comments; a comment that is not closed runs to the end, as in SQLite. */
static size_t skip_blank(const char *text, size_t length, size_t at) {
    while (at < length) {
        char c = text[at];
        if (c == ' ' || (c >= '\t' && c <= '\r' && c != '\v')) {
            at++;
        } else if (c == '-' && at + 1 < length && text[at + 1] == '-') {
            const char *line = memchr(text + at, '\n', length - at);
            at = line ? (size_t)(line - text) + 1 : length;
        } else if (c == '/' && at + 2 < length && text[at + 1] == '*') {
            at += 2;
            while (at < length && !(text[at] == '*' && at + 1 < length && text[at + 1] == '/')) {
                at++;
            }
            at = at < length ? at + 2 : length;
        } else {
            break;
        }
    }
    return at;
}

/* Past the closing quote (a doubled one stands for itself, but not in brackets), or 0 if there is none. */
static size_t skip_quoted(const char *text, size_t length, size_t at, char close) {
    for (at++; at < length && text[at]; at++) {
        if (text[at] != close) {
            continue;
        }
        if (close != ']' && at + 1 < length && text[at + 1] == close) {
            at++;
        } else {
            return at + 1;
        }
    }
    return 0;
}

static size_t skip_digits(const char *text, size_t length, size_t at) {
    while (at < length && isdigit((unsigned char)text[at])) {
        at++;
    }
    return at;
}

/* Past a number, or 0 if letters follow it. */
static size_t skip_number(const char *text, size_t length, size_t at) {
    if (text[at] == '0' && at + 2 < length && lower(text[at + 1]) == 'x' &&
        isxdigit((unsigned char)text[at + 2])) {
        at += 2;
        while (at < length && isxdigit((unsigned char)text[at])) {
            at++;
        }
    } else {
        at = skip_digits(text, length, at);
        if (at < length && text[at] == '.') {
            at = skip_digits(text, length, at + 1);
        }
        if (at < length && lower(text[at]) == 'e') {
            size_t digits = at + 1;
            if (digits < length && (text[digits] == '+' || text[digits] == '-')) {
                digits++;
            }
            size_t end = skip_digits(text, length, digits);
            if (end > digits) {
                at = end;
            }
        }
    }
    return at < length && in_word((unsigned char)text[at]) ? 0 : at;
}

/* Past a parameter, or 0 if no name follows the sigil. As in Tcl, a name may have "::" in it and end in
 * "(...)". */
static size_t skip_parameter(const char *text, size_t length, size_t at) {
    if (text[at] == '?') {
        return skip_digits(text, length, at + 1);
    }
    size_t name = at + 1, end = name;
    for (;;) {
        bool colons = end > name && end + 2 < length && text[end] == ':' && text[end + 1] == ':' &&
                      in_word((unsigned char)text[end + 2]);
        if (end == length || (!colons && !in_word((unsigned char)text[end]))) {
            break;
        }
        end += colons ? 2 : 1;
    }
    if (end == name || end == length || text[end] != '(') {
        return end > name ? end : 0;
    }
    while (end < length && text[end] && text[end] != ')' && !isspace((unsigned char)text[end])) {
        end++;
    }
    return end < length && text[end] == ')' ? end + 1 : 0;
}

/* Past a blob literal x'53', or 0 if it is malformed. */
static size_t skip_blob(const char *text, size_t length, size_t at) {
    size_t digits = at + 2, end = digits;
    while (end < length && isxdigit((unsigned char)text[end])) {
        end++;
    }
    return end < length && text[end] == '\'' && (end - digits) % 2 == 0 ? end + 1 : 0;
}

static size_t operator_length(const char *text, size_t length) {
    static const char *const operators[] = {"->>", "->", "||", "<<", ">>", "<=", ">=", "<>", "!=", "=="};
    for (size_t i = 0; i < sizeof operators / sizeof *operators; i++) {
        size_t n = strlen(operators[i]);
        if (n <= length && memcmp(text, operators[i], n) == 0) {
            return n;
        }
    }
    return *text && strchr("+-*/%&|~<>=(),.;", *text) ? 1 : 0;
}

struct sql_token sql_next_token(const char *text, size_t length, size_t position) {
    size_t at = skip_blank(text, length, position), end = 0;
    struct sql_token token = {.kind = SQL_TOKEN_END, .start = at, .end = at};
    if (at >= length) {
        return token;
    }
    unsigned char c = (unsigned char)text[at];
    if (c == '\'') {
        token.kind = SQL_TOKEN_STRING;
        end = skip_quoted(text, length, at, '\'');
    } else if (c == '"') {
        token.kind = SQL_TOKEN_DOUBLE;
        end = skip_quoted(text, length, at, '"');
    } else if (c == '`' || c == '[') {
        token.kind = SQL_TOKEN_BRACKETED;
        end = skip_quoted(text, length, at, c == '[' ? ']' : '`');
    } else if (isdigit(c) || (c == '.' && at + 1 < length && isdigit((unsigned char)text[at + 1]))) {
        token.kind = SQL_TOKEN_NUMBER;
        end = skip_number(text, length, at);
    } else if ((c == 'x' || c == 'X') && at + 1 < length && text[at + 1] == '\'') {
        token.kind = SQL_TOKEN_BLOB;
        end = skip_blob(text, length, at);
    } else if (starts_word(c)) {
        token.kind = SQL_TOKEN_WORD;
        for (end = at + 1; end < length && in_word((unsigned char)text[end]);) {
            end++;
        }
    } else if (strchr("?:@$", (int)c) && c) {
        token.kind = SQL_TOKEN_PARAMETER;
        end = skip_parameter(text, length, at);
    } else {
        token.kind = SQL_TOKEN_OPERATOR;
        size_t n = operator_length(text + at, length - at);
        end = n ? at + n : 0;
    }
    if (!end) {
        token.kind = SQL_TOKEN_BAD;
        end = at + 1;
    }
    token.end = end;
    return token;
}

bool sql_token_is(const char *text, struct sql_token token, const char *keyword) {
    size_t length = token.end - token.start;
    return token.kind == SQL_TOKEN_WORD && strlen(keyword) == length &&
           compare_words(text + token.start, keyword, length) == 0;
}

/* Words that SQLite's grammar never takes for a name. */
static const char *const RESERVED[] = {
    "ADD",      "ALL",     "ALTER",       "AND",        "AS",        "AUTOINCREMENT", "BETWEEN",    "CASE",
    "CHECK",    "COLLATE", "COMMIT",      "CONSTRAINT", "CREATE",    "DEFAULT",       "DEFERRABLE", "DELETE",
    "DISTINCT", "DROP",    "ELSE",        "ESCAPE",     "EXCEPT",    "EXISTS",        "FOREIGN",    "FROM",
    "GROUP",    "HAVING",  "IN",          "INDEX",      "INSERT",    "INTERSECT",     "INTO",       "IS",
    "ISNULL",   "JOIN",    "LIMIT",       "NOT",        "NOTHING",   "NOTNULL",       "NULL",       "ON",
    "OR",       "ORDER",   "PRIMARY",     "REFERENCES", "RETURNING", "SELECT",        "SET",        "TABLE",
    "THEN",     "TO",      "TRANSACTION", "UNION",      "UNIQUE",    "UPDATE",        "USING",      "VALUES",
    "WHEN",     "WHERE"};

struct word {
    const char *text;
    size_t length;
};

static int compare_reserved(const void *key, const void *member) {
    const struct word *word = key;
    const char *reserved = *(const char *const *)member;
    size_t length = strlen(reserved), shorter = word->length < length ? word->length : length;
    int order = compare_words(word->text, reserved, shorter);
    if (order != 0) {
        return order;
    }
    return (word->length > length) - (word->length < length);
}

bool sql_is_reserved(const char *word, size_t length) {
    struct word key = {word, length};
    return bsearch(&key, RESERVED, sizeof RESERVED / sizeof *RESERVED, sizeof *RESERVED, compare_reserved) !=
           NULL;
}

char *sql_token_value(struct arena *arena, const char *text, struct sql_token token) {
    const char *from = text + token.start, *end = text + token.end;
    char close = '\0';
    if (token.kind == SQL_TOKEN_STRING || token.kind == SQL_TOKEN_DOUBLE) {
        close = *from;
    } else if (token.kind == SQL_TOKEN_BRACKETED) {
        close = *from == '[' ? ']' : '`';
    }
    if (!close) {
        return arena_copy(arena, from, (size_t)(end - from));
    }
    from++;
    end--;
    char *value = arena_copy(arena, from, (size_t)(end - from));
    if (!value || close == ']') {
        return value;
    }
    char *to = value;
    for (; from < end; from++) {
        *to++ = *from;
        if (*from == close) {
            from++;
        }
    }
    *to = '\0';
    return value;
}
