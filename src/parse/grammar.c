#include "parse/grammar.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/file.h"
#include "sql/sql.h"

#define FILE_NAME "grammar.tsv"
#define MAX_BYTES ((size_t)256 * 1024)
#define MAX_LINES 600
#define MAX_CELLS 5

static const char *const pointer_names[POINTERS] = {"table", "column", "value", "missing"};

/* A line of the file: a symbol's alternative. */
struct line {
    const char *cells[MAX_CELLS];
    size_t count;
    int symbol;
};

struct reader {
    struct grammar *grammar;
    struct line lines[MAX_LINES];
    size_t line_count;
    csql_error *error;
    csql_status status;
};

static void fail(struct reader *r, const char *what, const char *where) {
    if (r->status == CSQL_OK) {
        r->status = CSQL_BAD_DATA;
        (void)error_set(r->error, r->status, "%s: %s: %s", FILE_NAME, what, where);
    }
}

int grammar_token(const struct grammar *grammar, const char *name) {
    for (size_t i = 0; i < grammar->token_count; i++) {
        if (strcmp(grammar->tokens[i], name) == 0) {
            return (int)i;
        }
    }
    return -1;
}

int grammar_symbol(const struct grammar *grammar, const char *name) {
    for (size_t i = 0; i < grammar->symbol_count; i++) {
        if (strcmp(grammar->symbols[i], name) == 0) {
            return (int)i;
        }
    }
    return -1;
}

static int pointer_of(const char *name) {
    for (int i = 0; i < POINTERS; i++) {
        if (strcmp(pointer_names[i], name) == 0) {
            return i;
        }
    }
    return -1;
}

/* Tokens are written in capitals, symbols and pointers are not. */
static bool is_token(const char *name) {
    for (const char *c = name; *c; c++) {
        if (*c == '@' || (*c >= 'a' && *c <= 'z')) {
            return false;
        }
    }
    return *name != '\0';
}

static void add_symbol(struct reader *r, const char *name) {
    struct grammar *g = r->grammar;
    if (g->symbol_count == GRAMMAR_MAX_SYMBOLS) {
        fail(r, "too many symbols", name);
        return;
    }
    g->symbols[g->symbol_count++] = name;
}

static void add_token(struct reader *r, const char *name) {
    struct grammar *g = r->grammar;
    if (grammar_token(g, name) >= 0) {
        return;
    }
    if (g->token_count == GRAMMAR_MAX_TOKENS) {
        fail(r, "too many tokens", name);
        return;
    }
    g->tokens[g->token_count++] = name;
}

/* Splits the text, which is changed, into lines and their cells. */
static void split(struct reader *r, char *text) {
    for (char *line = text, *next; line != NULL && *line && r->status == CSQL_OK; line = next) {
        next = strchr(line, '\n');
        if (next != NULL) {
            *next++ = '\0';
        }
        if (*line == '#' || *line == '\0') {
            continue;
        }
        if (r->line_count == MAX_LINES) {
            fail(r, "too many lines", line);
            return;
        }
        struct line *to = &r->lines[r->line_count++];
        for (char *cell = line; cell != NULL && to->count < MAX_CELLS;) {
            char *tab = strchr(cell, '\t');
            if (tab != NULL) {
                *tab++ = '\0';
            }
            to->cells[to->count++] = cell;
            cell = tab;
        }
        if (to->count < 2) {
            fail(r, "a line needs a symbol and a token", line);
        }
    }
}

/* Symbols and tokens in the order in which they come first. */
static void number(struct reader *r) {
    for (size_t i = 0; i < r->line_count && r->status == CSQL_OK; i++) {
        struct line *line = &r->lines[i];
        line->symbol = grammar_symbol(r->grammar, line->cells[0]);
        if (line->symbol < 0) {
            line->symbol = (int)r->grammar->symbol_count;
            add_symbol(r, line->cells[0]);
        }
        if (is_token(line->cells[1])) {
            add_token(r, line->cells[1]);
        }
    }
    r->grammar->first_pointer = (uint8_t)r->grammar->symbol_count;
    for (int i = 0; i < POINTERS; i++) {
        add_symbol(r, pointer_names[i]);
    }
}

/* Appends the symbols that the cell names to the rule. */
static void append_follows(struct reader *r, struct grammar_rule *rule, const char *cell) {
    while (cell != NULL && *cell && strcmp(cell, "-") != 0 && r->status == CSQL_OK) {
        size_t length = strcspn(cell, " ");
        char name[32];
        if (length >= sizeof name || rule->count == GRAMMAR_MAX_FOLLOWS) {
            fail(r, "cannot be followed by", cell);
            return;
        }
        memcpy(name, cell, length);
        name[length] = '\0';
        int symbol = grammar_symbol(r->grammar, name);
        if (symbol < 0) {
            fail(r, "no such symbol", name);
            return;
        }
        rule->follows[rule->count++] = (uint8_t)symbol;
        cell += length;
        cell += strspn(cell, " ");
    }
}

/* Adds the alternatives of `from` to those of `to`, each followed by what `behind` has. */
static void expand(struct reader *r, uint8_t to, uint8_t from, const struct grammar_rule *behind, int depth) {
    struct grammar *g = r->grammar;
    if (depth > GRAMMAR_MAX_SYMBOLS) {
        fail(r, "a symbol stands for itself", g->symbols[from]);
        return;
    }
    for (size_t i = 0; i < r->line_count && r->status == CSQL_OK; i++) {
        const struct line *line = &r->lines[i];
        if (line->symbol != (int)from) {
            continue;
        }
        struct grammar_rule rule = {.allowed = true};
        append_follows(r, &rule, line->count > 2 ? line->cells[2] : NULL);
        for (size_t k = 0; k < behind->count && rule.count < GRAMMAR_MAX_FOLLOWS; k++) {
            rule.follows[rule.count++] = behind->follows[k];
        }
        const char *name = line->cells[1] + (line->cells[1][0] == '@');
        const int token = grammar_token(g, name), pointer = pointer_of(name);
        const int symbol = grammar_symbol(g, name);
        if (token >= 0 || (pointer >= 0 && line->cells[1][0] != '@')) {
            g->rules[to][token >= 0 ? (size_t)token : g->token_count + (size_t)pointer] = rule;
        } else if (symbol >= 0 && symbol < g->first_pointer) {
            expand(r, to, (uint8_t)symbol, &rule, depth + 1);
        } else {
            fail(r, "no such symbol", name);
        }
    }
}

/* Reads the SQL of a token, with its parameters. */
static void read_template(struct reader *r, const char *token, const char *text) {
    struct grammar *g = r->grammar;
    const int id = grammar_token(g, token);
    if (id < 0 || strcmp(text, "-") == 0) {
        return;
    }
    g->texts[id] = text;
    if (strstr(text, "$q") || strstr(text, "$w") || strstr(text, "$m") || strchr(text, '?')) {
        return; /* what holds a query, a window or a list is built by hand */
    }
    struct sql_select *select = NULL;
    const char *sql = arena_printf(g->arena, "SELECT %s", text);
    if (sql == NULL) {
        r->status = error_set(r->error, CSQL_NO_MEMORY, "out of memory");
        return;
    }
    const csql_status status = sql_parse(g->arena, sql, strlen(sql), &select, r->error);
    if (status == CSQL_NO_MEMORY) {
        r->status = status;
    } else if (status != CSQL_OK) {
        fail(r, "no SQL", text);
    } else {
        g->templates[id] = select->cores[0]->results[0].expr;
    }
}

/* Finds the tokens and symbols that the program knows by name. */
static void name_known(struct reader *r) {
    static const char *const names[] = {NULL,
#define X(name) #name,
                                        GRAMMAR_KNOWN(X)
#undef X
    };
    struct grammar *g = r->grammar;
    for (int i = 1; i < TOKEN_KNOWN_COUNT && r->status == CSQL_OK; i++) {
        const int token = grammar_token(g, names[i]);
        if (token < 0) {
            fail(r, "no such token", names[i]);
        } else {
            g->known[token] = (uint8_t)i;
        }
    }
    const struct {
        const char *name;
        uint8_t *to;
    } symbols[] = {{"query", &g->query},         {"item", &g->item},     {"expression", &g->expression},
                   {"condition", &g->condition}, {"source", &g->source}, {"scaled", &g->scaled}};
    for (size_t i = 0; i < sizeof symbols / sizeof *symbols && r->status == CSQL_OK; i++) {
        const int symbol = grammar_symbol(g, symbols[i].name);
        if (symbol < 0) {
            fail(r, "no such symbol", symbols[i].name);
        } else {
            *symbols[i].to = (uint8_t)symbol;
        }
    }
}

static csql_status read_file(const char *directory, struct arena *arena, char **out, csql_error *error) {
    struct buffer text = buffer_new(MAX_BYTES);
    csql_status status = file_read_in(directory, FILE_NAME, &text, error);
    *out = status == CSQL_OK ? arena_string(arena, buffer_text(&text)) : NULL;
    buffer_free(&text);
    return status == CSQL_OK && *out == NULL ? error_set(error, CSQL_NO_MEMORY, "out of memory") : status;
}

static void read_rules(struct reader *r, char *text) {
    static const struct grammar_rule nothing = {0};
    struct grammar *g = r->grammar;
    split(r, text);
    number(r);
    name_known(r);
    g->rules = arena_array(g->arena, g->symbol_count + 1, sizeof *g->rules);
    if (g->rules == NULL) {
        r->status = error_set(r->error, CSQL_NO_MEMORY, "out of memory");
        return;
    }
    for (size_t s = 0; s < g->first_pointer && r->status == CSQL_OK; s++) {
        expand(r, (uint8_t)s, (uint8_t)s, &nothing, 0);
    }
    for (size_t i = 0; i < r->line_count && r->status == CSQL_OK; i++) {
        if (r->lines[i].count > 3) {
            read_template(r, r->lines[i].cells[1], r->lines[i].cells[3]);
        }
    }
    for (size_t p = 0; p < POINTERS && r->status == CSQL_OK; p++) {
        g->rules[g->first_pointer + p][g->token_count + p].allowed = true;
    }
}

csql_status grammar_open(const char *directory, struct grammar **out, csql_error *error) {
    *out = NULL;
    struct arena *arena = arena_new();
    struct grammar *g = arena != NULL ? arena_alloc(arena, sizeof *g) : NULL;
    struct reader *r = calloc(1, sizeof *r);
    if (g == NULL || r == NULL) {
        arena_free(arena);
        free(r);
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    *g = (struct grammar){.arena = arena};
    *r = (struct reader){.grammar = g, .error = error};
    char *text = NULL;
    r->status = read_file(directory, arena, &text, error);
    if (r->status == CSQL_OK) {
        read_rules(r, text);
    }
    const csql_status status = r->status;
    free(r);
    if (status != CSQL_OK) {
        grammar_free(g);
        return status;
    }
    *out = g;
    return CSQL_OK;
}

void grammar_free(struct grammar *grammar) {
    if (grammar != NULL) {
        arena_free(grammar->arena);
    }
}

void grammar_start(const struct grammar *grammar, struct grammar_stack *stack) {
    *stack = (struct grammar_stack){.count = 1};
    stack->symbols[0] = grammar->query;
}

const struct grammar_rule *grammar_rule_of(const struct grammar *grammar, uint8_t symbol, size_t action) {
    const struct grammar_rule *rule = &grammar->rules[symbol][action];
    return rule->allowed ? rule : NULL;
}

bool grammar_step(const struct grammar *grammar, struct grammar_stack *stack, size_t action) {
    if (stack->count == 0) {
        return false;
    }
    const struct grammar_rule *rule = grammar_rule_of(grammar, grammar_expected(stack), action);
    if (rule == NULL || (size_t)stack->count - 1 + rule->count > GRAMMAR_MAX_STACK) {
        return false;
    }
    stack->count--;
    for (size_t i = rule->count; i-- > 0;) {
        stack->symbols[stack->count++] = rule->follows[i];
    }
    return true;
}
