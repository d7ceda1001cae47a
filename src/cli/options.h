/* The command line's options: one table that feeds parsing, help, completion and the manual's check. */
#ifndef CLI_OPTIONS_H
#define CLI_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

enum render_mode { RENDER_TABLE, RENDER_CSV, RENDER_TSV, RENDER_JSON, RENDER_MARKDOWN, RENDER_LINE };
enum color_when { COLOR_AUTO, COLOR_ALWAYS, COLOR_NEVER };

/* What the command line says; all zero where an option was not given, unless said otherwise. */
struct options {
    bool json, quiet, verbose, echo, help, version;
    size_t top;            /* 5 if not given */
    size_t patience;       /* 3 if not given */
    size_t max_rows, jobs; /* jobs: 1 if not given */
    size_t seed;           /* 0 if not given */
    int timeout_ms;
    int color; /* enum color_when */
    int mode;  /* enum render_mode */
    const char *log, *batch, *db_root, *from, *out, *gold, *pred, *against, *shard, *report, *resume, *db;
    const char *may_mean;
    bool no_cache, no_memory;
    const char *cache;
    const char *model, *model_url, *model_key_file, *model_use, *model_trust, *model_cache;
    int model_timeout_ms;
    bool send_values, show_prompt;
    int shots; /* enum shots */
    int panel; /* enum panel_rule */
    const char *pattern;
    bool list_patterns, stats;
    bool merge, all;
    int completion; /* enum completion_shell, -1 if not given */
    uint64_t given; /* bit i: the table's option i was given */
};

enum option_kind { OPTION_FLAG, OPTION_TEXT, OPTION_COUNT, OPTION_SECONDS, OPTION_CHOICE };

struct option_entry {
    const char *name; /* without the dashes */
    char letter;      /* a short form, or 0 */
    enum option_kind kind;
    size_t offset;        /* of its member in struct options */
    const char *argument; /* as help names it, or NULL; for OPTION_CHOICE "a|b|c", in the enum's order */
    const char *commands; /* the commands that take it, separated by blanks; NULL: all;
                           * "": none, it stands alone */
    const char *summary;
};

extern const struct option_entry option_entries[];
extern const size_t option_entry_count;

/* Parses argv (argv[0] is passed over) into *out and moves the operands to the front of argv + 1, in order;
 * *operands says how many. False, with one line on standard error, for an unknown option, a missing or a
 * bad argument. */
bool options_parse(int argc, char **argv, struct options *out, int *operands);

/* The option of that name, without its dashes, or NULL. */
const struct option_entry *option_find(const char *name);

/* Stores the option's argument; false when it is bad, with a report that begins with `where`. */
bool option_store(const struct option_entry *entry, const char *text, const char *where, struct options *out);

/* True if the command takes the option; with NULL, if it stands alone, without a command. */
bool option_belongs(const struct option_entry *entry, const char *command);

/* Writes the option as help lists it. */
void option_print(FILE *out, const struct option_entry *entry);

#endif
