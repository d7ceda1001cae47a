#include "parse/query.h"

#include <string.h>

/* Reads a sequence from its front, by recursive descent. */
struct reader {
    struct arena *arena;
    const struct grammar *grammar;
    const struct parse_input *in;
    const struct sequence *sequence;
    size_t at;
    bool failed;
};

static struct query *read_query(struct reader *r);
static struct query_node *read_node(struct reader *r, uint8_t symbol);

/* The token that stands next; TOKEN_OTHER for a pointer, and TOKEN_END behind the last action. */
static enum grammar_known peek(const struct reader *r) {
    if (r->at >= r->sequence->count) {
        return TOKEN_END;
    }
    const uint16_t action = r->sequence->actions[r->at];
    return action < r->grammar->token_count ? (enum grammar_known)r->grammar->known[action] : TOKEN_OTHER;
}

static bool take(struct reader *r, enum grammar_known token) {
    if (r->failed || r->at >= r->sequence->count || peek(r) != token) {
        return false;
    }
    r->at++;
    return true;
}

static void add(struct reader *r, struct query_list *list, struct query_node *node) {
    struct query_node **grown =
        node != NULL ? arena_grow(r->arena, list->at, list->count, &list->room, sizeof *list->at) : NULL;
    if (grown == NULL) {
        r->failed = true;
        return;
    }
    list->at = grown;
    list->at[list->count++] = node;
}

static void add_key(struct reader *r, struct query_keys *keys) {
    const bool descending = peek(r) == TOKEN_DESC;
    r->at++;
    struct query_node *node = read_node(r, r->grammar->expression);
    struct query_key *grown =
        node != NULL ? arena_grow(r->arena, keys->at, keys->count, &keys->room, sizeof *keys->at) : NULL;
    if (grown == NULL) {
        r->failed = true;
        return;
    }
    keys->at = grown;
    keys->at[keys->count++] = (struct query_key){node, descending};
}

/* ---- nodes ---- */

static struct query_window *read_window(struct reader *r) {
    struct query_window *window = arena_alloc(r->arena, sizeof *window);
    while (window != NULL && !r->failed && !take(r, TOKEN_END)) {
        if (take(r, TOKEN_BY)) {
            add(r, &window->by, read_node(r, r->grammar->expression));
        } else if (take(r, TOKEN_LASTROWS)) {
            window->rows = read_node(r, r->grammar->expression);
        } else if (peek(r) == TOKEN_ASC || peek(r) == TOKEN_DESC) {
            add_key(r, &window->order);
        } else {
            r->failed = true;
        }
    }
    return window;
}

/* What follows a token, by the rule that allows it. */
static void read_children(struct reader *r, struct query_node *node, const struct grammar_rule *rule) {
    for (size_t i = 0; i < rule->count && !r->failed; i++) {
        const char *name = r->grammar->symbols[rule->follows[i]];
        if (strcmp(name, "query") == 0) {
            node->query = read_query(r);
        } else if (strcmp(name, "window") == 0) {
            node->window = read_window(r);
        } else if (strcmp(name, "members") == 0) {
            while (!r->failed && !take(r, TOKEN_END)) {
                add(r, &node->members, read_node(r, r->grammar->expression));
            }
        } else if (node->child_count < QUERY_MAX_CHILDREN) {
            node->children[node->child_count++] = read_node(r, rule->follows[i]);
        } else {
            r->failed = true;
        }
    }
}

static struct query_node *read_node(struct reader *r, uint8_t symbol) {
    struct query_node *node =
        r->failed || r->at >= r->sequence->count ? NULL : arena_alloc(r->arena, sizeof *node);
    if (node == NULL) {
        r->failed = true;
        return NULL;
    }
    node->step = (uint8_t)r->at;
    node->action = r->sequence->actions[r->at++];
    if (node->action >= r->grammar->token_count) {
        node->pointer = true;
        node->kind = input_node(r->in, node->action - r->grammar->token_count, &node->index);
        return node;
    }
    node->token = (enum grammar_known)r->grammar->known[node->action];
    const struct grammar_rule *rule = grammar_rule_of(r->grammar, symbol, node->action);
    if (rule == NULL) {
        r->failed = true;
        return NULL;
    }
    read_children(r, node, rule);
    return r->failed ? NULL : node;
}

/* ---- queries ---- */

static bool ends_items(enum grammar_known token) {
    switch (token) {
    case TOKEN_WHERE:
    case TOKEN_GROUP:
    case TOKEN_HAVING:
    case TOKEN_ASC:
    case TOKEN_DESC:
    case TOKEN_LIMIT:
    case TOKEN_FROM:
    case TOKEN_END:
    case TOKEN_UNION:
    case TOKEN_UNIONALL:
    case TOKEN_INTERSECT:
    case TOKEN_EXCEPT:
        return true;
    default:
        return false;
    }
}

/* Conditions behind WHERE or HAVING. */
static void read_chain(struct reader *r, struct query_list *list) {
    do {
        r->at++;
        add(r, list, read_node(r, r->grammar->condition));
    } while (!r->failed && peek(r) == TOKEN_AND);
}

static void read_clauses(struct reader *r, struct query *q) {
    if (peek(r) == TOKEN_WHERE) {
        read_chain(r, &q->where);
    }
    if (take(r, TOKEN_GROUP)) {
        while (!r->failed && !ends_items(peek(r))) {
            add(r, &q->group, read_node(r, r->grammar->expression));
        }
        if (peek(r) == TOKEN_HAVING) {
            read_chain(r, &q->having);
        }
    }
    while (!r->failed && (peek(r) == TOKEN_ASC || peek(r) == TOKEN_DESC)) {
        add_key(r, &q->order);
    }
    const int count = grammar_symbol(r->grammar, "count");
    if (take(r, TOKEN_LIMIT)) {
        q->limit = read_node(r, (uint8_t)count);
        if (take(r, TOKEN_OFFSET)) {
            q->offset = read_node(r, (uint8_t)count);
        }
    }
    if (take(r, TOKEN_FROM)) {
        while (!r->failed && !ends_items(peek(r))) {
            add(r, &q->sources, read_node(r, r->grammar->source));
        }
    }
}

static struct query *read_query(struct reader *r) {
    struct query *q = r->failed ? NULL : arena_alloc(r->arena, sizeof *q);
    if (q == NULL) {
        r->failed = true;
        return NULL;
    }
    while (q->derived_count < QUERY_MAX_DERIVED && take(r, TOKEN_DERIVED)) {
        q->derived[q->derived_count++] = read_query(r);
    }
    if (!take(r, TOKEN_SELECT)) {
        r->failed = true;
        return NULL;
    }
    q->distinct = take(r, TOKEN_DISTINCT);
    while (!r->failed && !ends_items(peek(r))) {
        add(r, &q->items, read_node(r, r->grammar->item));
    }
    read_clauses(r, q);
    q->set = peek(r);
    if (r->failed || r->at >= r->sequence->count) {
        r->failed = true;
        return NULL;
    }
    r->at++;
    if (q->set == TOKEN_UNION || q->set == TOKEN_UNIONALL || q->set == TOKEN_INTERSECT ||
        q->set == TOKEN_EXCEPT) {
        q->next = read_query(r);
    } else if (q->set != TOKEN_END) {
        r->failed = true;
    }
    return r->failed ? NULL : q;
}

struct query *query_read(struct arena *arena, const struct grammar *grammar, const struct parse_input *in,
                         const struct sequence *sequence) {
    struct reader r = {.arena = arena, .grammar = grammar, .in = in, .sequence = sequence};
    struct query *q = read_query(&r);
    return r.failed || r.at != sequence->count ? NULL : q;
}
