#include "plan/denied.h"

#include <string.h>

#include "text/text.h"

/* Words [first, last) that are denied: behind the word that denies, to the end of the clause. */
struct denied {
    size_t first, last;
};

static bool read_denied(const struct wording *w, struct denied *out) {
    static const char *const noes[] = {"not",     "never",   "didn't", "don't",
                                       "doesn't", "haven't", "hasn't", "without"};
    static const char *const ends[] = {"but", "and", ",", ";", "?", "."};
    const size_t count = w->linked->word_count;
    size_t found = 0;
    for (size_t i = 0; i < count; i++) {
        if (ONE_OF(wording_norm(w, i), noes)) {
            *out = (struct denied){i + 1, i + 1};
            found++;
        }
    }
    while (found == 1 && out->last < count && !ONE_OF(wording_norm(w, out->last), ends)) {
        out->last++;
    }
    return found == 1 && out->first < out->last;
}

/* A block of actions [first, last), with the tables that it uses and the other one does not. */
struct block {
    size_t first, last;
    bool *own;
};

static bool read_own(const struct wording *w, const struct sequence *s, struct block *block,
                     const struct block *other) {
    block->own = arena_array(w->arena, w->in->table_count + 1, sizeof *block->own);
    bool any = false;
    for (size_t i = block->first; block->own != NULL && i < block->last; i++) {
        const int table = shape_table(w->in, s->actions[i]);
        bool shared = table < 0;
        for (size_t k = other->first; k < other->last && !shared; k++) {
            shared = shape_table(w->in, s->actions[k]) == table;
        }
        if (!shared) {
            block->own[table] = any = true;
        }
    }
    return any;
}

/* Some words name one of the block's own tables; all that do, if `all`, are denied, or none is. */
static bool is_said(const struct wording *w, const struct block *block, const struct denied *denied,
                    bool all) {
    bool any = false, other = false;
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        for (size_t t = 0; !m->column && m->code != LINK_SEMANTIC && t < w->in->table_count; t++) {
            if (w->in->tables[t] == m->index && block->own[t]) {
                const bool here = denied->first <= m->first && m->last <= denied->last;
                any = any || here == all;
                other = other || here != all;
            }
        }
    }
    return any && !other;
}

bool denied_correct(const struct wording *w, struct sequence *sequence) {
    struct denied denied;
    const size_t cut = shape_clause_end(sequence, SHAPE_SELECTED), end = sequence->count;
    size_t at = cut;
    while (at < end && sequence->actions[at] != TOKEN_ID_EXCEPT) {
        at = token_in(sequence->actions[at], TOKEN_BIT(WHERE)) ? shape_clause_end(sequence, at + 1) : end;
    }
    if (at + 2 >= end || sequence->actions[end - 1] != TOKEN_ID_END || !read_denied(w, &denied)) {
        return false;
    }
    struct block kept = {0, at, NULL}, taken = {at + 1, end - 1, NULL};
    for (size_t i = taken.first; i < taken.last; i++) {
        if (token_in(sequence->actions[i], TOKENS_SET)) {
            return false;
        }
    }
    if (!read_own(w, sequence, &kept, &taken) || !read_own(w, sequence, &taken, &kept) ||
        !is_said(w, &kept, &denied, true) || !is_said(w, &taken, &denied, false)) {
        return false;
    }
    struct sequence out = {.score = sequence->score};
    const bool fits = shape_append_all(&out, sequence->actions + taken.first, taken.last - taken.first) &&
                      shape_append(&out, TOKEN_ID_EXCEPT) &&
                      shape_append_all(&out, sequence->actions, kept.last) &&
                      shape_append(&out, TOKEN_ID_END);
    *sequence = fits ? out : *sequence;
    return fits;
}
