#include "plan/role_score.h"

#include <string.h>

/* How the words say that it ended; -1 if they do not. */
static int outcome(const struct role_reading *r) {
    static const char *const won[] = {"win", "wins", "won", "winning"};
    static const char *const lost[] = {"lose", "loses", "lost", "losing"};
    static const char *const drawn[] = {"draw", "drew", "drawn", "tie", "tied"};
    for (size_t i = 0; i < r->w->linked->word_count; i++) {
        const char *norm = wording_norm(r->w, i);
        int token = ONE_OF(norm, won)     ? TOKEN_ID_GT
                    : ONE_OF(norm, lost)  ? TOKEN_ID_LT
                    : ONE_OF(norm, drawn) ? TOKEN_ID_EQ
                                          : -1;
        if (token >= 0 && !r->taken[i]) {
            return token;
        }
    }
    return -1;
}

/* The words of the column's name but for the role's; false if they are not all there. */
static bool read_rest(const struct role_reading *r, int column, size_t role, struct words *out) {
    const char *name = r->w->linked->catalogue->columns[r->w->in->columns[column].catalogue].name;
    const struct words *said = &r->roles.at[role].words;
    if (said->count == 0 || text_words(r->w->arena, name, strlen(name), out, NULL) != CSQL_OK) {
        return false;
    }
    size_t kept = 0, taken = 0;
    for (size_t i = 0; i < out->count; i++) {
        if (text_is_among(out->norm[i], said->norm, said->count)) {
            taken++;
        } else {
            out->stem[kept++] = out->stem[i];
        }
    }
    out->count = kept;
    return taken > 0 && kept > 0;
}

static bool is_score(const struct role_reading *r, size_t column) {
    const struct input_column *c = &r->w->in->columns[column];
    return c->table == r->roles.base && c->type == TYPE_NUMBER && !c->primary_key && !c->foreign_key;
}

bool role_score(const struct role_reading *r, int role, int *own, int *other, int *token) {
    size_t columns = r->w->in->column_count;
    *token = role >= 0 && r->roles.count == 2 ? outcome(r) : -1;
    for (size_t a = 0; a < columns && *token >= 0; a++) {
        struct words mine, theirs;
        if (!is_score(r, a) || !read_rest(r, (int)a, (size_t)role, &mine)) {
            continue;
        }
        for (size_t b = 0; b < columns; b++) {
            bool same = is_score(r, b) && read_rest(r, (int)b, (size_t)(1 - role), &theirs) &&
                        mine.count == theirs.count;
            for (size_t i = 0; same && i < mine.count; i++) {
                same = strcmp(mine.stem[i], theirs.stem[i]) == 0;
            }
            if (same) {
                *own = (int)a;
                *other = (int)b;
                return true;
            }
        }
    }
    return false;
}
