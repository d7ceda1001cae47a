#include "cli/commands.h"

#include <cjson/cJSON.h>
#include <curl/curl.h>
#include <langinfo.h>
#include <locale.h>
#include <readline/readline.h>
#include <sqlite3.h>
#include <string.h>
#include <unistd.h>
#include <utf8proc.h>

#include "cli/help.h"
#include "cli/outputs.h"
#include "cli/report.h"

const struct command command_table[] = {
    {"chat", "DB", 1, 1, command_chat, "talk with a database (clarisql DB does the same)",
     "Opens a conversation with the SQLite database DB, which is only ever read. Ask in English. Where the "
     "words could mean two things you are asked which, and may answer with a number, several, a name, a "
     "sentence, \"both\" or \"I don't know\"; an empty line takes the marked default. Lines that begin with "
     "a "
     "dot are commands: .help teaches. From a pipe there are no prompts, and each line is a turn."},
    {"ask", "DB QUESTION | --batch FILE --db-root DIR", 0, 2, command_ask, "one question, one answer",
     "Answers one question (-: standard input's): prints the SQL and its rows, or the question back (exit "
     "status 3), or Null and "
     "the reason (exit status 4). In the modes csv, tsv and json the SQL goes to standard error. --all runs "
     "every "
     "reading and shows how the answers differ; --may-mean SENTENCE says whether the question may mean that, "
     "need not, cannot, or can only mean it. With --batch, "
     "FILE holds a JSON object {\"id\",\"db_id\",\"question\"} a line, and each is answered with one, in the "
     "same order; the exit status is 1 if any row was an error."},
    {"localize", "DB QUESTION", 2, 2, command_localize, "show which words are ambiguous, and between what",
     "Prints the question with its pivot terms underlined and, below, what each could mean with its scores. "
     "--verbose adds what was considered and rejected."},
    {"demo", "DB", 1, 1, command_demo, "show on a database of yours what is asked back, and why",
     "Finds in DB a question that is clear, one that has two readings, and one that cannot be answered, each "
     "made "
     "from its tables and tried first, and walks through them: the words and the columns they could mean, "
     "the "
     "question back, what each reply leads to. For showing to others what localisation is."},
    {"replay", "FILE... --db-root DIR | FILE... --db FILE", 0, -1, command_replay,
     "replay logged conversations and score them",
     "Takes the user's turns of logged conversations (see clarisql-log(5)), with the agent's turns as they "
     "were said, and ends each in its own SQL or Null, which is scored by execution accuracy against the "
     "log's. Reads standard input where no FILE is given. With --db, FILE holds plain USER: and AGENT: "
     "lines, conversations parted by an empty line. --json prints {\"id\",\"sql\"} a line."},
    {"simulate", "FILE... --db-root DIR", 0, -1, command_simulate,
     "ask a simulated user about logged questions",
     "Takes the questions of logged conversations and asks back where they are not clear; a simulated user "
     "who knows what is meant replies, once for each reply kind. Prints accuracy, turns and words typed. "
     "The same --seed gives the same replies."},
    {"cache", "[clear]", 0, 1, command_cache, "show what is kept of large databases, or remove it",
     "Of a database of 16 MB or more the index of its values is kept, so that it need not be made again: "
     "texts of its columns, in files that only their owner can read. Without an operand, says where they are "
     "and how much; clear removes them. --no-cache keeps none."},
    {"generate", "--from FILE --db-root DIR --out DIR | --list-patterns [--from FILE --db-root DIR]", 0, 0,
     command_generate, "make an ambiguous and unanswerable benchmark of your own",
     "Takes questions with their SQL, in JSON lines, Spider's JSON or BIRD's, and makes of them questions "
     "that "
     "are ambiguous or cannot be answered, by rules and without a model: DIR/single.jsonl holds each "
     "question "
     "with all its readings, DIR/multi.jsonl the conversations about it, both as clarisql-log(5) says. The "
     "same --seed gives the same bytes for any --jobs."},
    {"score",
     "--gold FILE --pred FILE --db-root DIR | --model NAME --gold LOG --db-root DIR | --merge FILE...", 0, -1,
     command_score, "score predictions against gold",
     "Scores the predictions of any system, in the forms of Spider, BIRD, AmbiQT, AMBROSIA, SQUAB and "
     "CLARITY or as JSON lines, by every metric that applies, with 95 % bootstrap intervals. Without "
     "--db-root only detection is measured. With --model in place of predictions a language model is put "
     "through CLARITY's prompts and compared with clarisql. --json prints one object from which --merge adds "
     "up shards "
     "exactly."},
};
const size_t command_count = sizeof command_table / sizeof *command_table;

static const struct command *find_command(const char *name) {
    for (size_t i = 0; i < command_count; i++) {
        if (strcmp(command_table[i].name, name) == 0) {
            return &command_table[i];
        }
    }
    return NULL;
}

/* The command whose name the first operand is, which is then taken off; else chat. NULL, with a report, where
 * the operand is neither a command nor a file, but reads like a command. */
static const struct command *choose_command(int *count, char ***operands) {
    if (*count == 0) {
        return find_command("chat");
    }
    const char *first = **operands;
    const struct command *command = find_command(first);
    if (command) {
        (*count)--;
        (*operands)++;
        return command;
    }
    const char *nearest = report_nearest(first, &command_table[0].name, command_count, sizeof *command_table);
    if (access(first, F_OK) != 0 && (nearest || (*count > 1 && !strpbrk(first, "./")))) {
        report("unknown command '%s'%s%s%s; see clarisql --help", first, nearest ? ", did you mean '" : "",
               nearest ? nearest : "", nearest ? "'?" : "");
        return NULL;
    }
    return find_command("chat");
}

/* True if every option given is one that the command takes. */
static bool check_options(const struct options *options, const struct command *command) {
    for (size_t i = 0; i < option_entry_count; i++) {
        bool given = options->given >> i & 1;
        if (given && !option_belongs(&option_entries[i], command->name)) {
            report("%s does not take --%s; see clarisql %s --help", command->name, option_entries[i].name,
                   command->name);
            return false;
        }
    }
    return true;
}

static bool check_count(const struct command *command, int count) {
    if (count >= command->least && (command->most < 0 || count <= command->most)) {
        return true;
    }
    report("%s needs %s; see clarisql %s --help", command->name, command->operands, command->name);
    return false;
}

/* Results that could not be written are a failure, whatever came before. */
static int finish_output(int status) {
    if (fflush(stdout) != 0 || ferror(stdout)) {
        report("cannot write to standard output; is the disk full?");
        return STATUS_FAILED;
    }
    return status;
}

static void print_version(void) {
    printf("clarisql %s\nSQLite %s, libcurl %s, readline %s, utf8proc %s, cJSON %s\n", csql_version(),
           sqlite3_libversion(), curl_version_info(CURLVERSION_NOW)->version, rl_library_version,
           utf8proc_version(), cJSON_Version());
}

static int run(int argc, char **argv) {
    struct options options;
    int count = 0;
    if (!options_parse(argc, argv, &options, &count)) {
        return STATUS_MISUSED;
    }
    char **operands = argv + 1;
    if (options.version) {
        print_version();
        return finish_output(STATUS_OK);
    }
    if (options.completion >= 0) {
        help_completion(stdout, (enum completion_shell)options.completion);
        return STATUS_OK;
    }
    const struct command *named = count ? find_command(*operands) : NULL;
    if (options.help) {
        help_print(stdout, named);
        return STATUS_OK;
    }
    if (count == 0) {
        report("which database? clarisql DB opens one; see clarisql --help");
        return STATUS_MISUSED;
    }
    const struct command *command = choose_command(&count, &operands);
    if (!command || !check_options(&options, command) || !check_count(command, count) ||
        !outputs_check(&options, count, operands)) {
        return STATUS_MISUSED;
    }
    return command->run(&options, count, operands);
}

int cli_main(int argc, char **argv) {
    /* Only the encoding is taken from the environment: numbers are printed and read in one way everywhere.
     * The program speaks UTF-8, also where nobody has set a locale. */
    if (!setlocale(LC_CTYPE, "") || strcmp(nl_langinfo(CODESET), "UTF-8") != 0) {
        (void)setlocale(LC_CTYPE, "C.UTF-8");
    }
    return finish_output(run(argc, argv));
}
