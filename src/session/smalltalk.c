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
    TALK_NONE,
    TALK_HELP,
    TALK_GREETING,
    TALK_THANKS,
    TALK_BYE,
    TALK_ANSWER,
    TALK_NUMBER,
    TALK_UNDO,
    TALK_WHY,
    TALK_QUERY,
    TALK_COMMAND,
    TALK_FOREIGN,
    TALK_TABLES
};

static const struct {
    const char *phrase;
    enum talk talk;
} phrases[] = {
    {"help", TALK_HELP},
    {"help me", TALK_HELP},
    {"help please", TALK_HELP},
    {"please help", TALK_HELP},
    {"can you help me", TALK_HELP},
    {"i need help", TALK_HELP},
    {"what can i ask", TALK_HELP},
    {"what can you do", TALK_HELP},
    {"what can i do", TALK_HELP},
    {"what can i do here", TALK_HELP},
    {"what is this", TALK_HELP},
    {"what are you", TALK_HELP},
    {"who are you", TALK_HELP},
    {"how does this work", TALK_HELP},
    {"how do i use this", TALK_HELP},
    {"usage", TALK_HELP},
    {"test", TALK_HELP},
    {"hello", TALK_GREETING},
    {"hello there", TALK_GREETING},
    {"hi", TALK_GREETING},
    {"hi there", TALK_GREETING},
    {"hey", TALK_GREETING},
    {"good morning", TALK_GREETING},
    {"good afternoon", TALK_GREETING},
    {"good evening", TALK_GREETING},
    {"good day", TALK_GREETING},
    {"how are you", TALK_GREETING},
    {"thanks", TALK_THANKS},
    {"thank you", TALK_THANKS},
    {"thank you very much", TALK_THANKS},
    {"thanks a lot", TALK_THANKS},
    {"many thanks", TALK_THANKS},
    {"ok thanks", TALK_THANKS},
    {"great thanks", TALK_THANKS},
    {"thx", TALK_THANKS},
    {"cheers", TALK_THANKS},
    {"great", TALK_THANKS},
    {"perfect", TALK_THANKS},
    {"nice", TALK_THANKS},
    {"cool", TALK_THANKS},
    {"well done", TALK_THANKS},
    {"good", TALK_THANKS},
    {"that is all", TALK_THANKS},
    {"that's all", TALK_THANKS},
    {"bye", TALK_BYE},
    {"bye bye", TALK_BYE},
    {"goodbye", TALK_BYE},
    {"good bye", TALK_BYE},
    {"see you", TALK_BYE},
    {"quit", TALK_BYE},
    {"exit", TALK_BYE},
    {"stop", TALK_BYE},
    {"i want to quit", TALK_BYE},
    {"which tables are there", TALK_TABLES},
    {"what tables are there", TALK_TABLES},
    {"what tables do you have", TALK_TABLES},
    {"which tables do you have", TALK_TABLES},
    {"list tables", TALK_TABLES},
    {"list the tables", TALK_TABLES},
    {"list all tables", TALK_TABLES},
    {"show tables", TALK_TABLES},
    {"show the tables", TALK_TABLES},
    {"show all tables", TALK_TABLES},
    {"show me the tables", TALK_TABLES},
    {"show schema", TALK_TABLES},
    {"show the schema", TALK_TABLES},
    {"what is the schema", TALK_TABLES},
    {"what data is there", TALK_TABLES},
    {"what data do you have", TALK_TABLES},
    {"what is in the database", TALK_TABLES},
    {"what is in this database", TALK_TABLES},
    {"undo", TALK_UNDO},
    {"undo that", TALK_UNDO},
    {"undo it", TALK_UNDO},
    {"go back", TALK_UNDO},
    {"back", TALK_UNDO},
    {"take that back", TALK_UNDO},
    {"revert", TALK_UNDO},
    {"revert that", TALK_UNDO},
    {"why", TALK_WHY},
    {"why is that", TALK_WHY},
    {"explain", TALK_WHY},
    {"explain that", TALK_WHY},
    {"explain this", TALK_WHY},
    {"how come", TALK_WHY},
    {"what did you do", TALK_WHY},
    {"what does that mean", TALK_WHY},
    {"what does this mean", TALK_WHY},
    {"how did you get that", TALK_WHY},
    {"how did you get this", TALK_WHY},
    {"how do you know", TALK_WHY},
    {"yes", TALK_ANSWER},
    {"yes please", TALK_ANSWER},
    {"yeah", TALK_ANSWER},
    {"no", TALK_ANSWER},
    {"nope", TALK_ANSWER},
    {"no thanks", TALK_ANSWER},
    {"ok", TALK_ANSWER},
    {"okay", TALK_ANSWER},
    {"sure", TALK_ANSWER},
    {"both", TALK_ANSWER},
    {"all of them", TALK_ANSWER},
    {"maybe", TALK_ANSWER},
    {"i don't know", TALK_ANSWER},
    {"i dont know", TALK_ANSWER},
    {"i do not know", TALK_ANSWER},
    {"don't know", TALK_ANSWER},
    {"no idea", TALK_ANSWER},
    {"not sure", TALK_ANSWER},
    {"never mind", TALK_ANSWER},
    {"nevermind", TALK_ANSWER},
    {"forget it", TALK_ANSWER},
    {"cancel", TALK_ANSWER},
    {"the first one", TALK_ANSWER},
    {"the second one", TALK_ANSWER},
    {"the other one", TALK_ANSWER},
};

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

static enum talk phrase_of(const char *words) {
    for (size_t i = 0; i < sizeof phrases / sizeof *phrases; i++) {
        if (strcmp(words, phrases[i].phrase) == 0) {
            return phrases[i].talk;
        }
    }
    return TALK_NONE;
}

/* "Hello, what can you do?": what follows the greeting, if that is small talk too. */
static enum talk behind_greeting(const char *words) {
    enum talk found = TALK_NONE;
    for (size_t i = 0; i < sizeof phrases / sizeof *phrases && found == TALK_NONE; i++) {
        size_t length = strlen(phrases[i].phrase);
        bool greets = phrases[i].talk == TALK_GREETING && strncmp(words, phrases[i].phrase, length) == 0 &&
                      words[length] == ' ';
        found = greets ? phrase_of(words + length + 1) : TALK_NONE;
    }
    return found;
}

/* The text asks in another language: no script of English letters, or a question word that is none of its. */
static bool is_foreign(const struct tokens *tokens) {
    static const char *const openers[] = {
        "cu\xc3\xa1ntos", "cu\xc3\xa1ntas", "cuantos",      "cuantas", "qu\xc3\xa9",  "cu\xc3\xa1l",
        "cu\xc3\xa1les",  "d\xc3\xb3nde",   "qui\xc3\xa9n", "muestra", "wie",         "wieviele",
        "welche",         "welcher",        "welches",      "wer",     "zeige",       "combien",
        "quels",          "quelles",        "quelle",       "quel",    "montre",      "affiche",
        "quanti",         "quante",         "quali",        "mostra",  "quantos",     "quantas",
        "hoeveel",        "welke",          "toon",         "ile",     "kt\xc3\xb3re"};
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
    return first != NULL &&
           (4 * far > letters || text_is_among(first, openers, sizeof openers / sizeof *openers));
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

static enum talk recognize(struct arena *arena, const char *text, size_t length) {
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
    enum talk talk = phrase_of(words);
    talk = talk == TALK_NONE ? behind_greeting(words) : talk;
    return talk == TALK_NONE && is_foreign(&tokens) ? TALK_FOREIGN : talk;
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

bool smalltalk_takes_back(struct arena *arena, const char *text, size_t length) {
    return recognize(arena, text, length) == TALK_UNDO;
}

bool smalltalk_asks_why(struct arena *arena, const char *text, size_t length) {
    return recognize(arena, text, length) == TALK_WHY;
}

const char *smalltalk_line(void) {
    return "You are welcome. Ask the next question when you like.";
}

const char *smalltalk_answer(struct arena *arena, const struct db_catalogue *catalogue, bool answered,
                             const char *text, size_t length) {
    enum talk talk = recognize(arena, text, length);
    talk = talk == TALK_NUMBER && answered ? TALK_NONE : talk; /* "8010?" */
    talk = talk == TALK_TABLES && has_table_of_tables(catalogue) ? TALK_NONE : talk;
    const char *tables = talk == TALK_NONE ? NULL : name_tables(arena, catalogue);
    tables = tables == NULL ? "no tables" : tables;
    switch (talk) {
    case TALK_NONE:
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
