#include "cli/options.h"

#include <ctype.h>
#include <errno.h>
#include <getopt.h>
#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "cli/config.h"
#include "cli/report.h"
#include "cli/terminal.h"

#define AT(member) offsetof(struct options, member)

#define MODEL_COMMANDS "chat ask localize replay simulate generate score"

const struct option_entry option_entries[] = {
    {"json", 'j', OPTION_FLAG, AT(json), NULL, NULL, "print answers as JSON, one object a line"},
    {"mode", 'm', OPTION_CHOICE, AT(mode), "table|csv|tsv|json|markdown|line", NULL,
     "how rows are printed (table)"},
    {"color", 0, OPTION_CHOICE, AT(color), "auto|always|never", NULL,
     "when to use colour (auto; NO_COLOR is honoured)"},
    {"top", 'k', OPTION_COUNT, AT(top), "K", NULL, "candidates wanted where alternatives are listed (5)"},
    {"max-rows", 0, OPTION_COUNT, AT(max_rows), "N", NULL,
     "rows fetched at most (10000; csv, tsv and json: all)"},
    {"timeout", 0, OPTION_SECONDS, AT(timeout_ms), "SECONDS", NULL,
     "answer within so long, rows included (no limit)"},
    {"log", 0, OPTION_TEXT, AT(log), "FILE", NULL, "append every dialogue to FILE, as clarisql-log(5) says"},
    {"no-cache", 0, OPTION_FLAG, AT(no_cache), NULL, NULL, "keep no index of a large database's values"},
    {"cache", 0, OPTION_TEXT, AT(cache), "DIR", NULL, "keep indexes of values in DIR (~/.cache/clarisql)"},
    {"no-memory", 0, OPTION_FLAG, AT(no_memory), NULL, "chat",
     "neither read nor keep what words were settled to mean"},
    {"jobs", 0, OPTION_COUNT, AT(jobs), "N", NULL, "threads for batches (1)"},
    {"seed", 0, OPTION_COUNT, AT(seed), "N", NULL, "seed of what is drawn at random (0)"},
    {"patience", 0, OPTION_COUNT, AT(patience), "N", "chat ask localize replay simulate",
     "clarification turns before giving up (3)"},
    {"echo", 0, OPTION_FLAG, AT(echo), NULL, "chat", "from a pipe: print each line before its answer"},
    {"batch", 0, OPTION_TEXT, AT(batch), "FILE", "ask", "answer the JSON lines of FILE (-: standard input)"},
    {"all", 'a', OPTION_FLAG, AT(all), NULL, "ask", "run every reading, and show how the answers differ"},
    {"may-mean", 0, OPTION_TEXT, AT(may_mean), "SENTENCE", "ask",
     "say whether the question may mean SENTENCE"},
    {"db-root", 0, OPTION_TEXT, AT(db_root), "DIR", "ask replay simulate generate score",
     "databases are at DIR/<db_id>/<db_id>.sqlite"},
    {"verbose", 'v', OPTION_FLAG, AT(verbose), NULL, "localize",
     "show what was considered and rejected as well"},
    {"from", 0, OPTION_TEXT, AT(from), "FILE", "generate",
     "the questions, queries and databases to start from"},
    {"out", 0, OPTION_TEXT, AT(out), "DIR", "generate", "where the benchmark goes"},
    {"pattern", 0, OPTION_TEXT, AT(pattern), "NAME,...", "generate", "make only what these patterns make"},
    {"list-patterns", 0, OPTION_FLAG, AT(list_patterns), NULL, "generate",
     "say which patterns there are, and which the databases support, and where"},
    {"stats", 0, OPTION_FLAG, AT(stats), NULL, "generate",
     "print how much was made, how much was not and why, and how the language changed"},
    {"gold", 0, OPTION_TEXT, AT(gold), "FILE", "score", "the gold answers"},
    {"pred", 0, OPTION_TEXT, AT(pred), "FILE", "score", "the predictions"},
    {"against", 0, OPTION_TEXT, AT(against), "FILE", "score",
     "predictions of a second system, for paired t-tests"},
    {"shard", 0, OPTION_TEXT, AT(shard), "I/N", "score replay simulate",
     "only every Nth item, from the Ith on"},
    {"merge", 0, OPTION_FLAG, AT(merge), NULL, "score", "add up the JSON that score printed for shards"},
    {"report", 0, OPTION_TEXT, AT(report), "FILE", "localize score replay simulate",
     "write a report as one HTML page"},
    {"resume", 0, OPTION_TEXT, AT(resume), "FILE", "score replay simulate",
     "append results to FILE; go on where it ends"},
    {"db", 0, OPTION_TEXT, AT(db), "FILE", "replay", "the database of plain USER/AGENT transcripts"},
    {"model", 0, OPTION_TEXT, AT(model), "NAME,...", MODEL_COMMANDS,
     "language models to ask, each NAME or NAME@URL"},
    {"model-url", 0, OPTION_TEXT, AT(model_url), "URL", MODEL_COMMANDS,
     "where they are, such as http://127.0.0.1:8080/v1"},
    {"model-key-file", 0, OPTION_TEXT, AT(model_key_file), "FILE", MODEL_COMMANDS,
     "the key to them, in a file that nobody else may read"},
    {"model-use", 0, OPTION_TEXT, AT(model_use), "USE,...", MODEL_COMMANDS,
     "what they may do: sql, groups, filter, reword, replies, generate, judge"},
    {"model-trust", 0, OPTION_TEXT, AT(model_trust), "P", MODEL_COMMANDS,
     "how probable it is that the model's SQL is right (0.1)"},
    {"model-cache", 0, OPTION_TEXT, AT(model_cache), "DIR", MODEL_COMMANDS,
     "keep the models' replies in DIR, and answer from there"},
    {"model-timeout", 0, OPTION_SECONDS, AT(model_timeout_ms), "SECONDS", MODEL_COMMANDS,
     "how long a turn may wait for models (30)"},
    {"send-values", 0, OPTION_FLAG, AT(send_values), NULL, MODEL_COMMANDS,
     "let values of rows be sent to models, not only the schema"},
    {"show-prompt", 0, OPTION_FLAG, AT(show_prompt), NULL, MODEL_COMMANDS,
     "show on standard error all that is sent to models"},
    {"panel", 0, OPTION_CHOICE, AT(panel), "unanimity|majority", "generate",
     "how many of several models must agree (unanimity)"},
    {"shots", 0, OPTION_CHOICE, AT(shots), "zero|plain-uni|plain-all|meta-uni|meta-all", "score",
     "exemplars of a model's prompt, as in CLARITY's table 4 (zero)"},
    {"completion", 0, OPTION_CHOICE, AT(completion), "bash|zsh|fish", "",
     "print a completion script and exit"},
    {"quiet", 'q', OPTION_FLAG, AT(quiet), NULL, NULL, "say nothing but results and errors"},
    {"version", 'V', OPTION_FLAG, AT(version), NULL, NULL, "print the version and exit"},
    {"help", 'h', OPTION_FLAG, AT(help), NULL, NULL, "print help (of a command, if one is named) and exit"},
};
const size_t option_entry_count = sizeof option_entries / sizeof *option_entries;

#define ENTRIES (sizeof option_entries / sizeof *option_entries)

/* Codes of long options, past any letter. */
#define LONG_CODE 256

static bool parse_count(const char *text, size_t *out) {
    char *end = NULL;
    errno = 0;
    unsigned long long number = strtoull(text, &end, 10);
    if (!isdigit((unsigned char)*text) || *end || errno || number > SIZE_MAX / 2) {
        return false;
    }
    *out = (size_t)number;
    return true;
}

static bool parse_seconds(const char *text, int *milliseconds) {
    char *end = NULL;
    double seconds = strtod(text, &end);
    if (end == text || *end || !isfinite(seconds) || seconds < 0 || seconds > INT_MAX / 1000) {
        return false;
    }
    *milliseconds = (int)lround(seconds * 1000);
    if (seconds > 0 && *milliseconds == 0) {
        *milliseconds = 1;
    }
    return true;
}

/* The position of text among "a|b|c", or -1. */
static int find_choice(const char *choices, const char *text) {
    size_t length = strlen(text);
    int index = 0;
    for (const char *at = choices; *at; index++) {
        size_t span = strcspn(at, "|");
        if (span == length && strncmp(at, text, length) == 0) {
            return index;
        }
        at += span + (at[span] == '|');
    }
    return -1;
}

static bool is_zero_meaningless(const struct option_entry *entry) {
    return entry->offset == AT(jobs) || entry->offset == AT(top) || entry->offset == AT(patience) ||
           entry->offset == AT(max_rows);
}

bool option_store(const struct option_entry *entry, const char *text, const char *where,
                  struct options *out) {
    void *member = (char *)out + entry->offset;
    int choice = -1;
    switch (entry->kind) {
    case OPTION_FLAG:
        *(bool *)member = true;
        return true;
    case OPTION_TEXT:
        if (*text) {
            *(const char **)member = text;
            return true;
        }
        report("%s--%s needs a name that is not empty", where, entry->name);
        return false;
    case OPTION_COUNT:
        if (parse_count(text, (size_t *)member) && (*(size_t *)member > 0 || !is_zero_meaningless(entry))) {
            return true;
        }
        report("%s--%s takes a whole number%s, not '%s'", where, entry->name,
               is_zero_meaningless(entry) ? " from 1" : "", text);
        return false;
    case OPTION_SECONDS:
        if (parse_seconds(text, (int *)member)) {
            return true;
        }
        report("%s--%s takes a number of seconds, not '%s'", where, entry->name, text);
        return false;
    case OPTION_CHOICE:
        choice = find_choice(entry->argument, text);
        if (choice >= 0) {
            *(int *)member = choice;
            return true;
        }
        report("%s--%s takes %s, not '%s'", where, entry->name, entry->argument, text);
        return false;
    }
    return false;
}

/* Says what is wrong with the word that getopt stopped at; code is ':' or '?'. */
static void report_bad_option(int code, char **argv) {
    /* getopt has stepped over a long option, but stands within a cluster of letters. */
    const char *word = argv[optind - 1];
    bool is_long = optopt == 0 || optopt >= LONG_CODE;
    if (is_long && strncmp(word, "--", 2) == 0) {
        char name[64] = "";
        size_t length = strcspn(word + 2, "=");
        (void)snprintf(name, sizeof name, "%.*s", (int)(length < sizeof name ? length : sizeof name - 1),
                       word + 2);
        if (code == ':') {
            report("--%s needs an argument; see clarisql --help", name);
            return;
        }
        if (optopt >= LONG_CODE) {
            report("--%s takes no argument; see clarisql --help", name);
            return;
        }
        const char *nearest = report_nearest(name, &option_entries[0].name, ENTRIES, sizeof *option_entries);
        report("unknown option '--%s'%s%s%s; see clarisql --help", name, nearest ? ", did you mean '--" : "",
               nearest ? nearest : "", nearest ? "'?" : "");
        return;
    }
    if (code == ':') {
        report("-%c needs an argument; see clarisql --help", optopt);
    } else {
        report("unknown option '-%c'; see clarisql --help", optopt);
    }
}

/* getopt's own view of the table. */
static void make_getopt_tables(struct option longs[static ENTRIES + 1],
                               char letters[static 2 * ENTRIES + 2]) {
    *letters++ = ':';
    for (size_t i = 0; i < ENTRIES; i++) {
        const struct option_entry *entry = &option_entries[i];
        bool argument = entry->kind != OPTION_FLAG;
        longs[i] = (struct option){.name = entry->name,
                                   .has_arg = argument ? required_argument : no_argument,
                                   .val = LONG_CODE + (int)i};
        if (entry->letter) {
            *letters++ = entry->letter;
            if (argument) {
                *letters++ = ':';
            }
        }
    }
    *letters = '\0';
    longs[ENTRIES] = (struct option){0};
}

const struct option_entry *option_find(const char *name) {
    for (size_t i = 0; i < ENTRIES; i++) {
        if (strcmp(option_entries[i].name, name) == 0) {
            return &option_entries[i];
        }
    }
    return NULL;
}

static size_t find_letter(int letter) {
    size_t i = 0;
    while (i < ENTRIES && option_entries[i].letter != letter) {
        i++;
    }
    return i;
}

bool options_parse(int argc, char **argv, struct options *out, int *operands) {
    *out = (struct options){.top = 5, .patience = 3, .jobs = 1, .completion = -1};
    struct option longs[ENTRIES + 1];
    char letters[2 * ENTRIES + 2];
    make_getopt_tables(longs, letters);
    if (!config_read(out)) {
        return false;
    }
    opterr = 0;
    optind = 0;
    int code = 0;
    while ((code = getopt_long(argc, argv, letters, longs, NULL)) != -1) {
        if (code == ':' || code == '?') {
            report_bad_option(code, argv);
            return false;
        }
        size_t index = code >= LONG_CODE ? (size_t)(code - LONG_CODE) : find_letter(code);
        if (!option_store(&option_entries[index], optarg, "", out)) {
            return false;
        }
        out->given |= (uint64_t)1 << index;
    }
    *operands = argc - optind;
    memmove(argv + 1, argv + optind, (size_t)*operands * sizeof *argv);
    return true;
}

bool option_belongs(const struct option_entry *entry, const char *command) {
    if (!entry->commands) {
        return true;
    }
    if (!command) {
        return *entry->commands == '\0';
    }
    size_t length = strlen(command);
    for (const char *at = entry->commands; *at;) {
        size_t span = strcspn(at, " ");
        if (span == length && strncmp(at, command, length) == 0) {
            return true;
        }
        at += span + (at[span] == ' ');
    }
    return false;
}

/* Where summaries stand in help, and how wide they are. */
#define SUMMARY_COLUMN 27
#define SUMMARY_WIDTH ((size_t)70)

void option_print(FILE *out, const struct option_entry *entry) {
    char name[64];
    (void)snprintf(name, sizeof name, "--%s%s%s", entry->name, entry->argument ? " " : "",
                   entry->argument ? entry->argument : "");
    if (entry->letter) {
        (void)fprintf(out, "  -%c, ", entry->letter);
    } else {
        (void)fprintf(out, "      ");
    }
    /* A long name has a line of its own. */
    if (strlen(name) > 19) {
        (void)fprintf(out, "%s\n%27s", name, "");
    } else {
        (void)fprintf(out, "%-21s", name);
    }
    size_t length = strlen(entry->summary);
    for (const char *text = entry->summary; length > 0;) {
        size_t take = visible_wrap(text, length, SUMMARY_WIDTH);
        int shown = (int)take - (text[take - 1] == ' ');
        (void)fprintf(out, "%*s%.*s\n", text == entry->summary ? 0 : SUMMARY_COLUMN, "", shown, text);
        text += take;
        length -= take;
    }
}
