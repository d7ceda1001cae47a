/* Plain USER and AGENT transcripts. */
#include <string.h>
#include <strings.h>

#include "base/error.h"
#include "replay/replay.h"

struct label {
    bool agent, quoted;
    size_t length; /* up to the text, its opening quote included */
};

/* Reads `USER:`, `"USER" : "` and so on at text. */
static bool read_label(const char *text, struct label *out) {
    const char *at = text;
    bool quoted = *at == '"';
    at += quoted;
    if (strncmp(at, "USER", 4) == 0) {
        *out = (struct label){.agent = false};
        at += 4;
    } else if (strncmp(at, "AGENT", 5) == 0) {
        *out = (struct label){.agent = true};
        at += 5;
    } else {
        return false;
    }
    if (quoted && *at++ != '"') {
        return false;
    }
    at += strspn(at, " \t");
    if (*at++ != ':') {
        return false;
    }
    at += strspn(at, " \t");
    out->quoted = quoted && *at == '"';
    out->length = (size_t)(at - text) + out->quoted;
    return true;
}

/* Where the turn's text ends: at the line's end, or, for the quoted form, before the next quoted label. */
static size_t turn_length(const char *text, const struct label *label) {
    if (!label->quoted) {
        return strlen(text);
    }
    for (const char *at = strchr(text, '"'); at; at = strchr(at + 1, '"')) {
        struct label next;
        if (read_label(at, &next) && next.quoted) {
            return (size_t)(at - text);
        }
    }
    return strlen(text);
}

struct turns {
    struct arena *arena;
    struct record_turn *items;
    size_t count, capacity;
};

static const char *trim(const struct turns *turns, const char *text, size_t length, bool quoted) {
    while (length && strchr(" \t\r,", text[length - 1])) {
        length--;
    }
    if (quoted && length && text[length - 1] == '"') {
        length--;
    }
    return arena_copy(turns->arena, text, length);
}

static csql_status add_turn(struct turns *turns, bool agent, const char *text, csql_error *error) {
    if (turns->count == RECORD_MAX_TURNS) {
        return error_set(error, CSQL_TOO_LONG, "a conversation has more than %d turns", RECORD_MAX_TURNS);
    }
    struct record_turn *items =
        arena_grow(turns->arena, turns->items, turns->count, &turns->capacity, sizeof *items);
    if (!items || !text) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    turns->items = items;
    turns->items[turns->count++] = (struct record_turn){.agent = agent, .text = text};
    return CSQL_OK;
}

static csql_status add_line(struct turns *turns, const char *text, csql_error *error) {
    struct label label;
    text += strspn(text, " \t");
    bool labelled = read_label(text, &label);
    if (turns->count == 0 && (!labelled || label.agent)) {
        return error_set(error, CSQL_BAD_DATA, "a conversation begins with USER:");
    }
    if (!labelled) {
        struct record_turn *last = &turns->items[turns->count - 1];
        last->text = arena_printf(turns->arena, "%s %s", last->text, text);
        return last->text ? CSQL_OK : error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    csql_status status = CSQL_OK;
    while (status == CSQL_OK && read_label(text, &label)) {
        text += label.length;
        size_t length = turn_length(text, &label);
        status = add_turn(turns, label.agent, trim(turns, text, length, label.quoted), error);
        text += length;
    }
    return status;
}

static bool reads_like_query(const char *text) {
    static const char *const words[] = {"select", "with", "values"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        size_t length = strlen(words[i]);
        if (strncasecmp(text, words[i], length) == 0 && (text[length] == ' ' || text[length] == '(')) {
            return true;
        }
    }
    return false;
}

csql_status replay_transcript_next(struct lines *lines, struct arena *arena, const char *db_id, size_t number,
                                   struct record *out, bool *done, csql_error *error) {
    struct turns turns = {.arena = arena};
    *out = (struct record){0};
    *done = false;
    bool ended = false;
    while (!ended) {
        struct line line;
        csql_status status = lines_next(lines, NULL, &line, &ended, error);
        bool blank = !ended && status == CSQL_OK && strspn(line.text, " \t\r") == line.length;
        if (status == CSQL_OK && !ended && !blank) {
            status = add_line(&turns, line.text, error);
        }
        if (status != CSQL_OK) {
            return status;
        }
        if (blank && turns.count) {
            break;
        }
    }
    if (turns.count == 0) {
        *done = true;
        return CSQL_OK;
    }
    const struct record_turn *last = &turns.items[turns.count - 1];
    out->id = arena_printf(arena, "%zu", number);
    out->db_id = db_id;
    out->turns = turns.items;
    out->turn_count = turns.count;
    out->sql = last->agent && reads_like_query(last->text) ? last->text : NULL;
    out->seed = -1;
    return out->id ? CSQL_OK : error_set(error, CSQL_NO_MEMORY, "out of memory");
}
