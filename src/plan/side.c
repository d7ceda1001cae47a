#include "plan/side.h"

#include "plan/asked.h"

bool side_correct(const struct wording *w, struct sequence *sequence) {
    bool changed = false;
    for (size_t i = 0; i < sequence->count; i++) {
        struct asked asked;
        bool read = asked_read(w->in, w->linked, sequence, i, &asked) && asked.value != NULL;
        int instead = read ? asked_instead(&asked) : -1;
        bool above = asked.token == TOKEN_ID_GT || asked.token == TOKEN_ID_GE;
        bool below = asked.token == TOKEN_ID_LT || asked.token == TOKEN_ID_LE;
        bool wanted = instead == TOKEN_ID_GT || instead == TOKEN_ID_GE;
        if (instead >= 0 && ((above && !wanted) || (below && wanted))) {
            sequence->actions[asked.at] = (uint16_t)instead;
            changed = true;
        }
    }
    return changed;
}
