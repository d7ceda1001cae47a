/* What people type that asks nothing: greetings, thanks, a bare number. It gets a line that helps, never a
 * query. */
#include <string.h>
#include <strings.h>

#include "session/internal.h"
#include "sql/sql.h"
#include "text/text.h"

#define MAX_WORDS 8
/* Tables that the line names. */
#define NAMED_TABLES 6

enum talk {
    TALK_HELP,
    TALK_GREETING,
    TALK_THANKS,
    TALK_BYE,
    TALK_ANSWER,
    TALK_UNDO,
    TALK_WHY,
    TALK_TABLES,
    TALK_OTHER,
    TALK_FOREIGN,
    /* not by phrases */
    TALK_NUMBER,
    TALK_QUERY,
    TALK_COMMAND,
    TALK_NONE
};

/* The kinds of data/lang/en/smalltalk.tsv, in this order. */
static const char *const kinds[] = {[TALK_HELP] = "help",     [TALK_GREETING] = "greeting",
                                    [TALK_THANKS] = "thanks", [TALK_BYE] = "bye",
                                    [TALK_ANSWER] = "answer", [TALK_UNDO] = "undo",
                                    [TALK_WHY] = "why",       [TALK_TABLES] = "tables",
                                    [TALK_OTHER] = "other",   [TALK_FOREIGN] = "foreign"};

csql_status smalltalk_open(const char *directory, struct phrases **out, csql_error *error) {
    return phrases_open(directory, "smalltalk", kinds, sizeof kinds / sizeof *kinds, out, error);
}

/* The text's words without marks, one blank between them; "" if they are too many. */
static const char *plain_words(struct arena *arena, const struct tokens *tokens) {
    const char *text = "";
    size_t count = 0;
    for (size_t i = 0; i < tokens->count && text != NULL; i++) {
        if (tokens->at[i].kind == TOKEN_PUNCT) {
            continue;
        }
        if (++count > MAX_WORDS) {
            return "";
        }
        text = arena_printf(arena, "%s%s%s", text, text[0] == '\0' ? "" : " ", tokens->at[i].norm);
    }
    return text == NULL ? "" : text;
}

static enum talk phrase_of(const struct phrases *phrases, const char *words) {
    const int kind = phrases_kind(phrases, words);
    return kind < 0 || kind == TALK_FOREIGN ? TALK_NONE : (enum talk)kind;
}

/* "Hello, what can you do?": what follows the greeting, if that is small talk too. */
static enum talk behind_greeting(const struct phrases *phrases, const char *words) {
    const char *behind = phrases_behind(phrases, TALK_GREETING, words);
    return behind == NULL ? TALK_NONE : phrase_of(phrases, behind);
}

/* The text asks in another language: no script of English letters, or a question word that is none of its. */
static bool is_foreign(const struct phrases *phrases, const struct tokens *tokens) {
    size_t letters = 0, far = 0;
    const char *first = NULL;
    for (size_t i = 0; i < tokens->count; i++) {
        if (tokens->at[i].kind == TOKEN_WORD) {
            first = first == NULL ? tokens->at[i].norm : first;
            for (const char *p = tokens->at[i].norm; *p != '\0'; p++) {
                letters++;
                far += (unsigned char)*p >= 0xd0; /* leads a character beyond Latin's */
            }
        }
    }
    return first != NULL && (4 * far > letters || phrases_kind(phrases, first) == TALK_FOREIGN);
}

/* ".tables", as the loop takes it. */
static bool is_command(const char *text, size_t length) {
    while (length > 0 && *text == ' ') {
        text++;
        length--;
    }
    return length > 2 && text[0] == '.' && text[1] >= 'a' && text[1] <= 'z' && text[2] >= 'a' &&
           text[2] <= 'z';
}

static enum talk recognize(const struct phrases *phrases, struct arena *arena, const char *text,
                           size_t length) {
    struct tokens tokens;
    if (text_tokenize(arena, text, length, &tokens, NULL) != CSQL_OK) {
        return TALK_NONE;
    }
    const char *words = plain_words(arena, &tokens);
    size_t numbers = 0, others = 0;
    for (size_t i = 0; i < tokens.count; i++) {
        numbers += tokens.at[i].kind == TOKEN_NUMBER;
        others += tokens.at[i].kind == TOKEN_WORD || tokens.at[i].kind == TOKEN_QUOTED;
    }
    struct sql_select *query = NULL;
    const char *end = memchr(text, ';', length); /* of the first of several statements */
    if (dialog_is_query(text, length) &&
        sql_parse(arena, text, end == NULL ? length : (size_t)(end - text), &query, NULL) == CSQL_OK) {
        return TALK_QUERY;
    }
    if (is_command(text, length)) {
        return TALK_COMMAND;
    }
    if (others == 0) {
        return numbers > 0 ? TALK_NUMBER : TALK_HELP; /* "???" */
    }
    enum talk talk = phrase_of(phrases, words);
    talk = talk == TALK_NONE ? behind_greeting(phrases, words) : talk;
    return talk == TALK_NONE && is_foreign(phrases, &tokens) ? TALK_FOREIGN : talk;
}

/* "appellation, producer and 3 more". */
static const char *name_tables(struct arena *arena, const struct db_catalogue *catalogue) {
    const char *text = NULL;
    size_t shown = catalogue->table_count < NAMED_TABLES ? catalogue->table_count : NAMED_TABLES;
    for (size_t i = 0; i < shown; i++) {
        const char *joint = i == 0 ? "" : i + 1 == catalogue->table_count ? " and " : ", ";
        text = arena_printf(arena, "%s%s%s", text == NULL ? "" : text, joint, catalogue->tables[i].name);
        if (text == NULL) {
            return NULL;
        }
    }
    return text == NULL || shown == catalogue->table_count
               ? text
               : arena_printf(arena, "%s and %zu more", text, catalogue->table_count - shown);
}

/* A restaurant may well have tables. */
static bool has_table_of_tables(const struct db_catalogue *catalogue) {
    for (size_t i = 0; i < catalogue->table_count; i++) {
        const char *name = catalogue->tables[i].name;
        for (const char *p = name; *p != '\0'; p++) {
            if (strncasecmp(p, "table", strlen("table")) == 0) {
                return true;
            }
        }
    }
    return false;
}

bool smalltalk_takes_back(const struct phrases *phrases, struct arena *arena, const char *text,
                          size_t length) {
    return recognize(phrases, arena, text, length) == TALK_UNDO;
}

bool smalltalk_asks_other(const struct phrases *phrases, struct arena *arena, const char *text,
                          size_t length) {
    return recognize(phrases, arena, text, length) == TALK_OTHER;
}

bool smalltalk_asks_why(const struct phrases *phrases, struct arena *arena, const char *text, size_t length) {
    return recognize(phrases, arena, text, length) == TALK_WHY;
}

const char *smalltalk_line(void) {
    return "You are welcome. Ask the next question when you like.";
}

const char *smalltalk_answer(const struct phrases *phrases, struct arena *arena,
                             const struct db_catalogue *catalogue, bool answered, const char *text,
                             size_t length) {
    enum talk talk = recognize(phrases, arena, text, length);
    talk = talk == TALK_NUMBER && answered ? TALK_NONE : talk; /* "8010?" */
    talk = talk == TALK_TABLES && has_table_of_tables(catalogue) ? TALK_NONE : talk;
    const char *tables = talk == TALK_NONE ? NULL : name_tables(arena, catalogue);
    tables = tables == NULL ? "no tables" : tables;
    switch (talk) {
    case TALK_NONE:
    case TALK_OTHER:
        return NULL;
    case TALK_HELP:
    case TALK_GREETING:
        return arena_printf(arena, "%sAsk in English about %s; for example, \"How many rows has %s?\".",
                            talk == TALK_GREETING ? "Hello. " : "", tables,
                            catalogue->table_count > 0 ? catalogue->tables[0].name : "rows");
    case TALK_THANKS:
        return smalltalk_line();
    case TALK_BYE:
        return "Goodbye. Nothing was asked of the data.";
    case TALK_TABLES:
        return arena_printf(arena, "There are %s. In the loop, .schema shows their columns.", tables);
    case TALK_UNDO:
        return "There is no answer to take back.";
    case TALK_WHY:
        return arena_printf(arena, "There is no answer to explain. Ask about %s.", tables);
    case TALK_QUERY:
        return arena_printf(arena, "That is SQL. In the loop, .sql runs it; here, ask in English about %s.",
                            tables);
    case TALK_COMMAND:
        return "Commands that begin with a dot are for the loop: clarisql chat FILE.";
    case TALK_FOREIGN:
        return arena_printf(arena, "I read English only. Ask in English about %s.", tables);
    case TALK_ANSWER:
    case TALK_NUMBER:
        return arena_printf(arena, "I have not asked anything that this could answer. Ask about %s.", tables);
    }
    return NULL;
}
