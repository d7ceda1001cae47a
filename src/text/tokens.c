/* The tokeniser: one pass over the text, a token at a time. */
#include <math.h>
#include <string.h>
#include <strings.h>

#include <utf8proc.h>

#include "base/error.h"
#include "text/text.h"

struct scanner {
    struct arena *arena;
    const char *text;
    size_t length;
    size_t at;
    struct tokens *out;
    char unclosed[8]; /* the quote kinds that are known to have no closing mark ahead */
};

enum shape { SHAPE_SPACE, SHAPE_DIGIT, SHAPE_WORD, SHAPE_MARK, SHAPE_OTHER };

/* The code point at i and its length; the text was found to be UTF-8 before. 0 at the end. */
static utf8proc_int32_t peek(const struct scanner *s, size_t i, size_t *step) {
    *step = 0;
    if (i >= s->length) {
        return 0;
    }
    unsigned char c = (unsigned char)s->text[i];
    if (c < 0x80) {
        *step = 1;
        return c;
    }
    utf8proc_int32_t wide = 0;
    utf8proc_ssize_t n =
        utf8proc_iterate((const utf8proc_uint8_t *)s->text + i, (utf8proc_ssize_t)(s->length - i), &wide);
    *step = n > 0 ? (size_t)n : 1;
    return n > 0 ? wide : 0xfffd;
}

static enum shape shape_of(utf8proc_int32_t c) {
    if (c >= '0' && c <= '9') {
        return SHAPE_DIGIT;
    }
    if (c == '_') {
        return SHAPE_WORD;
    }
    utf8proc_category_t category = utf8proc_category(c);
    switch (category) {
    case UTF8PROC_CATEGORY_LU:
    case UTF8PROC_CATEGORY_LL:
    case UTF8PROC_CATEGORY_LT:
    case UTF8PROC_CATEGORY_LM:
    case UTF8PROC_CATEGORY_LO:
    case UTF8PROC_CATEGORY_ND:
    case UTF8PROC_CATEGORY_NL:
    case UTF8PROC_CATEGORY_NO:
        return SHAPE_WORD;
    case UTF8PROC_CATEGORY_MN:
    case UTF8PROC_CATEGORY_MC:
    case UTF8PROC_CATEGORY_ME:
    case UTF8PROC_CATEGORY_CF:
        return SHAPE_MARK;
    case UTF8PROC_CATEGORY_ZS:
    case UTF8PROC_CATEGORY_ZL:
    case UTF8PROC_CATEGORY_ZP:
    case UTF8PROC_CATEGORY_CC:
        return SHAPE_SPACE;
    default:
        return SHAPE_OTHER;
    }
}

static enum shape shape_at(const struct scanner *s, size_t i) {
    size_t step = 0;
    utf8proc_int32_t c = peek(s, i, &step);
    return step == 0 ? SHAPE_SPACE : shape_of(c);
}

static bool is_word_shape(enum shape shape) {
    return shape == SHAPE_WORD || shape == SHAPE_DIGIT || shape == SHAPE_MARK;
}

static bool digit_at(const struct scanner *s, size_t i) {
    return i < s->length && s->text[i] >= '0' && s->text[i] <= '9';
}

static size_t digits_end(const struct scanner *s, size_t i) {
    while (digit_at(s, i)) {
        i++;
    }
    return i;
}

/* Whether a word, a number, a quoted string or a closing bracket ends right here. */
static bool touches_left(const struct scanner *s) {
    const struct token *last = s->out->count > 0 ? &s->out->at[s->out->count - 1] : NULL;
    return last != NULL && last->end == s->at &&
           (last->kind != TOKEN_PUNCT || *last->norm == ')' || *last->norm == ']');
}

/* ---- numbers ---- */

/* After one to three digits: the end of the ",ddd" groups that make a whole number, or start if they do not.
 */
static size_t groups_end(const struct scanner *s, size_t start) {
    size_t i = start;
    while (i < s->length && s->text[i] == ',' && digit_at(s, i + 1)) {
        if (digits_end(s, i + 1) != i + 4) {
            return start;
        }
        i += 4;
    }
    return i;
}

/* The end of the number whose first digit or point is at i, or i if there is none; *plain tells that it is
 * digits only. */
static size_t number_end(const struct scanner *s, size_t i, bool *plain) {
    size_t start = i;
    size_t end = digits_end(s, i);
    *plain = true;
    if (end > start && end - start <= 3 && end < s->length) {
        size_t grouped = groups_end(s, end);
        *plain = grouped == end;
        end = grouped;
    }
    /* "5.3.2014" and "10.0.0.1" are no decimals: their parts stay apart. */
    bool after_point = start > 1 && s->text[start - 1] == '.' && digit_at(s, start - 2);
    if (!after_point && end < s->length && s->text[end] == '.' && digit_at(s, end + 1)) {
        size_t decimals = digits_end(s, end + 1);
        if (!(decimals < s->length && s->text[decimals] == '.' && digit_at(s, decimals + 1))) {
            end = decimals;
            *plain = false;
        }
    }
    if (end > start && end < s->length && (s->text[end] == 'e' || s->text[end] == 'E')) {
        size_t sign = end + 1 < s->length && (s->text[end + 1] == '-' || s->text[end + 1] == '+') ? 1 : 0;
        size_t power = digits_end(s, end + 1 + sign);
        if (power > end + 1 + sign && power - end <= 5 && !is_word_shape(shape_at(s, power))) {
            end = power;
            *plain = false;
        }
    }
    return end;
}

/* Not strtod, which reads the decimal point of the locale. */
static double number_value(const char *text, size_t length) {
    double mantissa = 0;
    double sign = 1;
    double power = 0;
    int scale = 0;
    size_t i = 0;
    if (i < length && (text[i] == '-' || text[i] == '+')) {
        sign = text[i++] == '-' ? -1 : 1;
    }
    bool point = false;
    for (; i < length && text[i] != 'e' && text[i] != 'E'; i++) {
        if (text[i] == '.') {
            point = true;
        } else if (text[i] != ',') {
            mantissa = mantissa * 10 + (text[i] - '0');
            scale += point ? 1 : 0;
        }
    }
    if (i < length) {
        double power_sign = 1;
        i++;
        if (i < length && (text[i] == '-' || text[i] == '+')) {
            power_sign = text[i++] == '-' ? -1 : 1;
        }
        for (; i < length; i++) {
            power = power * 10 + (text[i] - '0');
        }
        power *= power_sign;
    }
    double shift = power - scale;
    return sign * (shift < 0 ? mantissa / pow(10, -shift) : mantissa * pow(10, shift));
}

bool text_parse_number(const char *text, size_t length, double *out) {
    size_t at = length > 0 && (text[0] == '-' || text[0] == '+') ? 1 : 0, digits = 0, after = 0;
    for (; at < length && text[at] >= '0' && text[at] <= '9'; at++) {
        digits++;
    }
    for (at += at < length && text[at] == '.'; at < length && text[at] >= '0' && text[at] <= '9'; at++) {
        digits++;
    }
    if (digits > 0 && at < length && (text[at] == 'e' || text[at] == 'E')) {
        at++;
        at += at < length && (text[at] == '-' || text[at] == '+');
        for (; at < length && text[at] >= '0' && text[at] <= '9'; at++) {
            after++;
        }
        digits = after;
    }
    if (digits == 0 || at < length) {
        return false;
    }
    *out = number_value(text, length);
    return isfinite(*out);
}

/* ---- words ---- */

/* "U.S.", "a.m.": single letters each followed by a full stop, two at least; else i. */
static size_t initials_end(const struct scanner *s, size_t i) {
    size_t letters = 0;
    size_t at = i;
    for (;;) {
        size_t step = 0;
        utf8proc_int32_t c = peek(s, at, &step);
        if (step == 0 || shape_of(c) != SHAPE_WORD || c == '_' || at + step >= s->length ||
            s->text[at + step] != '.') {
            break;
        }
        at += step + 1;
        letters++;
    }
    return letters >= 2 && !is_word_shape(shape_at(s, at)) ? at : i;
}

static bool apostrophe_at(const struct scanner *s, size_t i, size_t *step) {
    utf8proc_int32_t c = peek(s, i, step);
    return *step > 0 && (c == '\'' || c == 0x2019 || c == 0x02bc);
}

static size_t word_end(const struct scanner *s, size_t i) {
    for (;;) {
        size_t step = 0;
        utf8proc_int32_t c = peek(s, i, &step);
        if (step > 0 && is_word_shape(shape_of(c))) {
            i += step;
            continue;
        }
        if (apostrophe_at(s, i, &step) && shape_at(s, i + step) == SHAPE_WORD) {
            i += step;
            continue;
        }
        return i;
    }
}

static void note_capitals(const struct scanner *s, struct token *token) {
    size_t letters = 0;
    size_t upper = 0;
    for (size_t i = token->start; i < token->end;) {
        size_t step = 0;
        utf8proc_int32_t c = peek(s, i, &step);
        utf8proc_category_t category = utf8proc_category(c);
        if (category == UTF8PROC_CATEGORY_LU || category == UTF8PROC_CATEGORY_LL ||
            category == UTF8PROC_CATEGORY_LT || category == UTF8PROC_CATEGORY_LO) {
            bool is_upper = category == UTF8PROC_CATEGORY_LU || category == UTF8PROC_CATEGORY_LT;
            if (letters == 0) {
                token->capital = is_upper;
            }
            letters++;
            upper += is_upper ? 1 : 0;
        }
        i += step;
    }
    token->all_capitals = letters >= 2 && upper == letters;
}

/* "class(es)", "name(s)": the length of an ending in brackets that only says "or several", 0 if there is
 * none. */
static size_t optional_plural(const struct scanner *s) {
    static const char *const endings[] = {"(s)", "(es)"};
    const struct token *last = s->out->count > 0 ? &s->out->at[s->out->count - 1] : NULL;
    for (size_t i = 0; i < 2 && last != NULL && last->end == s->at && last->kind == TOKEN_WORD; i++) {
        size_t length = strlen(endings[i]);
        if (s->length - s->at >= length && strncasecmp(s->text + s->at, endings[i], length) == 0 &&
            !is_word_shape(shape_at(s, s->at + length))) {
            return length;
        }
    }
    return 0;
}

/* ---- quotes ---- */

/* The closing mark for an opening one, or 0. */
static utf8proc_int32_t closing_of(utf8proc_int32_t open) {
    switch (open) {
    case '"':
    case '\'':
    case '`':
        return open;
    case 0x201c:
        return 0x201d;
    case 0x2018:
        return 0x2019;
    case 0xab:
        return 0xbb;
    default:
        return 0;
    }
}

/* The end of the quoted string that opens at `at`, with *inner its closing mark's position; 0 if none. An
 * apostrophe opens only before a word begins and closes only after one ended. A kind of mark that was not
 * closed once is not looked for again, which keeps a text of nothing but quotes linear. */
static size_t quote_end(struct scanner *s, size_t *inner) {
    size_t step = 0;
    utf8proc_int32_t open = peek(s, s->at, &step);
    utf8proc_int32_t close = closing_of(open);
    bool apostrophe = close == '\'' || close == 0x2019;
    if (close == 0 || touches_left(s)) {
        return 0;
    }
    char kind = (char)(open < 0x80 ? open : open == 0x201c ? 'c' : open == 0x2018 ? 's' : 'g');
    if (strchr(s->unclosed, kind) != NULL) {
        return 0;
    }
    for (size_t i = s->at + step; i < s->length;) {
        size_t n = 0;
        utf8proc_int32_t c = peek(s, i, &n);
        if (c == close && i > s->at + step && !(apostrophe && is_word_shape(shape_at(s, i + n)))) {
            *inner = i;
            return i + n;
        }
        i += n;
    }
    size_t known = strlen(s->unclosed);
    if (known + 1 < sizeof s->unclosed) {
        s->unclosed[known] = kind;
        s->unclosed[known + 1] = '\0';
    }
    return 0;
}

/* ---- emitting ---- */

/* Adds the token [at, end), whose normal form is that of [from, to); one that folds to nothing is skipped. */
static csql_status emit(struct scanner *s, enum token_kind kind, size_t end, size_t from, size_t to,
                        csql_error *error) {
    const char *norm = text_fold(s->arena, s->text + from, to - from, false);
    if (norm == NULL) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    struct token token = {.start = s->at, .end = end, .kind = kind, .norm = norm, .stem = norm};
    s->at = end;
    if (*norm == '\0') {
        return CSQL_OK;
    }
    if (s->out->count == TEXT_MAX_TOKENS) {
        return error_at(error, CSQL_TOO_LONG, token.start, "the question has more than %d words and marks",
                        TEXT_MAX_TOKENS);
    }
    if (kind == TOKEN_PUNCT) {
        token.norm = strcmp(norm, "≤") == 0   ? "<="
                     : strcmp(norm, "≥") == 0 ? ">="
                     : strcmp(norm, "≠") == 0 ? "!="
                                              : norm;
        token.stem = token.norm;
    } else if (kind == TOKEN_WORD) {
        token.stem = text_stem(s->arena, norm);
        if (token.stem == NULL) {
            return error_set(error, CSQL_NO_MEMORY, "out of memory");
        }
    } else if (kind == TOKEN_NUMBER) {
        token.number = number_value(s->text + token.start, end - token.start);
        if (!isfinite(token.number)) {
            token.kind = TOKEN_WORD;
            token.number = 0;
        }
    }
    note_capitals(s, &token);
    s->out->at[s->out->count++] = token;
    return CSQL_OK;
}

/* The end of the number that starts right here with a digit, or behind no other token with a sign or a point;
 * 0 if none does. "007abc" is a word. */
static size_t number_here(const struct scanner *s, bool touches, enum token_kind *kind) {
    const char c = s->text[s->at];
    const bool sign = c == '-' || c == '+';
    if (!digit_at(s, s->at) && (touches || (!sign && c != '.'))) {
        return 0;
    }
    bool plain = false;
    const size_t first = s->at + sign;
    size_t end = number_end(s, first, &plain);
    const bool word = plain && !sign && end > first && is_word_shape(shape_at(s, end));
    *kind = word ? TOKEN_WORD : TOKEN_NUMBER;
    return word ? word_end(s, end) : end > first ? end : 0;
}

static csql_status scan_token(struct scanner *s, csql_error *error) {
    size_t step = 0;
    utf8proc_int32_t c = peek(s, s->at, &step);
    enum shape shape = shape_of(c);
    if (shape == SHAPE_SPACE) {
        s->at += step;
        return CSQL_OK;
    }
    const bool touches = touches_left(s);
    enum token_kind kind;
    const size_t number = number_here(s, touches, &kind);
    if (number > 0) {
        return emit(s, kind, number, s->at, number, error);
    }
    if (shape == SHAPE_WORD && !(c == '_' && !is_word_shape(shape_at(s, s->at + 1)))) {
        size_t end = touches ? s->at : initials_end(s, s->at);
        end = end > s->at ? end : word_end(s, s->at);
        return emit(s, TOKEN_WORD, end, s->at, end, error);
    }
    size_t plural = optional_plural(s);
    if (plural > 0) {
        s->at += plural;
        s->out->at[s->out->count - 1].end = s->at;
        return CSQL_OK;
    }
    size_t inner = 0;
    size_t end = quote_end(s, &inner);
    if (end > 0) {
        size_t before = s->out->count;
        size_t start = s->at;
        csql_status status = emit(s, TOKEN_QUOTED, end, start + step, inner, error);
        if (status != CSQL_OK || s->out->count > before) {
            return status;
        }
        s->at = start; /* nothing inside: the marks stand for themselves */
    }
    end = s->at + step;
    if (end < s->length &&
        ((s->text[end] == '=' && (c == '<' || c == '>' || c == '!')) || (s->text[end] == '>' && c == '<'))) {
        end++;
    }
    return emit(s, TOKEN_PUNCT, end, s->at, end, error);
}

static csql_status check_utf8(const char *text, size_t length, csql_error *error) {
    for (size_t i = 0; i < length;) {
        utf8proc_int32_t c = 0;
        utf8proc_ssize_t step =
            utf8proc_iterate((const utf8proc_uint8_t *)text + i, (utf8proc_ssize_t)(length - i), &c);
        if (step <= 0) {
            return error_at(error, CSQL_BAD_TEXT, i, "the text is not UTF-8 at byte %zu", i);
        }
        i += (size_t)step;
    }
    return CSQL_OK;
}

csql_status text_tokenize(struct arena *arena, const char *text, size_t length, struct tokens *out,
                          csql_error *error) {
    *out = (struct tokens){.text = text, .length = length};
    if (length > TEXT_MAX_QUESTION) {
        return error_at(error, CSQL_TOO_LONG, TEXT_MAX_QUESTION, "the question is longer than %zu bytes",
                        TEXT_MAX_QUESTION);
    }
    csql_status status = check_utf8(text, length, error);
    if (status != CSQL_OK) {
        return status;
    }
    size_t room = length < TEXT_MAX_TOKENS ? length : TEXT_MAX_TOKENS; /* a token has a byte at least */
    out->at = arena_array(arena, room > 0 ? room : 1, sizeof *out->at);
    if (out->at == NULL) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    struct scanner scanner = {.arena = arena, .text = text, .length = length, .out = out};
    while (status == CSQL_OK && scanner.at < length) {
        status = scan_token(&scanner, error);
    }
    return status;
}
