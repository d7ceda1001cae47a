#include "cli/help.h"

#include <stdint.h>
#include <string.h>

#include "cli/terminal.h"

#define WIDTH ((size_t)78)

void help_wrap(FILE *out, const char *text, size_t indent, size_t width) {
    size_t length = strlen(text);
    while (length > 0) {
        size_t take = visible_wrap(text, length, width > indent ? width - indent : 1);
        size_t shown = take;
        while (shown > 0 && text[shown - 1] == ' ') {
            shown--;
        }
        (void)fprintf(out, "%*s%.*s\n", (int)indent, "", (int)shown, text);
        text += take;
        length -= take;
    }
}

static void print_program(FILE *out) {
    (void)fprintf(
        out,
        "clarisql %s: ask a SQLite database in English; what could mean two things is asked back.\n\n"
        "Usage: clarisql [OPTIONS] DB\n"
        "       clarisql COMMAND [OPTIONS] ...\n\n"
        "Commands (clarisql COMMAND --help tells more):\n",
        csql_version());
    for (size_t i = 0; i < command_count; i++) {
        (void)fprintf(out, "  %-10s %s\n", command_table[i].name, command_table[i].summary);
    }
    (void)fputs("\nOptions of every command:\n", out);
    for (size_t i = 0; i < option_entry_count; i++) {
        if (!option_entries[i].commands) {
            option_print(out, &option_entries[i]);
        }
    }
    (void)fputs("\nAlone:\n", out);
    for (size_t i = 0; i < option_entry_count; i++) {
        if (option_entries[i].commands && !*option_entries[i].commands) {
            option_print(out, &option_entries[i]);
        }
    }
    (void)fputs("\nExit status: 0 answered, 1 failure, 2 usage; of ask also 3 needs clarification,\n"
                "4 unanswerable. Try: clarisql chat FILE.sqlite\n",
                out);
}

void help_print(FILE *out, const struct command *command) {
    if (!command) {
        print_program(out);
        return;
    }
    struct buffer usage = buffer_new(SIZE_MAX / 2);
    buffer_printf(&usage, "Usage: clarisql %s [OPTIONS] %s", command->name, command->operands);
    help_wrap(out, buffer_text(&usage), 0, WIDTH);
    (void)fputc('\n', out);
    buffer_free(&usage);
    help_wrap(out, command->description, 0, WIDTH);
    (void)fputs("\nOptions:\n", out);
    for (size_t i = 0; i < option_entry_count; i++) {
        if (option_belongs(&option_entries[i], command->name)) {
            option_print(out, &option_entries[i]);
        }
    }
}

/* Choices as words: "a|b" becomes "a b". */
static void print_choices(FILE *out, const char *choices) {
    for (const char *c = choices; *c; c++) {
        (void)fputc(*c == '|' ? ' ' : *c, out);
    }
}

/* The options that command takes (NULL: every one), as words. */
static void print_option_words(FILE *out, const char *command) {
    for (size_t i = 0; i < option_entry_count; i++) {
        if (option_belongs(&option_entries[i], command)) {
            (void)fprintf(out, " --%s", option_entries[i].name);
        }
    }
}

static void print_bash(FILE *out) {
    (void)fputs("# bash completion for clarisql; made by: clarisql --completion bash\n"
                "_clarisql() {\n"
                "    local word=${COMP_WORDS[COMP_CWORD]} last=${COMP_WORDS[COMP_CWORD-1]} command= i\n"
                "    for ((i = 1; i < COMP_CWORD; i++)); do\n"
                "        case ${COMP_WORDS[i]} in\n",
                out);
    for (size_t i = 0; i < command_count; i++) {
        (void)fprintf(out, "%s%s", i ? "|" : "            ", command_table[i].name);
    }
    (void)fputs(") command=${COMP_WORDS[i]}; break ;;\n        esac\n    done\n    case $last in\n", out);
    for (size_t i = 0; i < option_entry_count; i++) {
        if (option_entries[i].kind == OPTION_CHOICE) {
            (void)fprintf(out, "        --%s) COMPREPLY=($(compgen -W '", option_entries[i].name);
            print_choices(out, option_entries[i].argument);
            (void)fputs("' -- \"$word\")); return ;;\n", out);
        }
    }
    (void)fputs("    esac\n    case $word in\n        -*) case $command in\n", out);
    for (size_t i = 0; i < command_count; i++) {
        (void)fprintf(out, "            %s) COMPREPLY=($(compgen -W '", command_table[i].name);
        print_option_words(out, command_table[i].name);
        (void)fputs("' -- \"$word\")) ;;\n", out);
    }
    (void)fputs("            *) COMPREPLY=($(compgen -W '", out);
    print_option_words(out, "chat");
    print_option_words(out, NULL);
    (void)fputs("' -- \"$word\")) ;;\n            esac ;;\n"
                "        *) compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- \"$word\"))\n"
                "           [ -n \"$command\" ] || COMPREPLY+=($(compgen -W '",
                out);
    for (size_t i = 0; i < command_count; i++) {
        (void)fprintf(out, "%s%s", i ? " " : "", command_table[i].name);
    }
    (void)fputs("' -- \"$word\")) ;;\n    esac\n}\ncomplete -F _clarisql clarisql\n", out);
}

/* A summary within zsh's [...]: brackets, colons and quotes would end it. */
static void print_zsh_text(FILE *out, const char *text) {
    for (const char *c = text; *c; c++) {
        if (strchr("[]:", *c)) {
            (void)fputc('\\', out);
        }
        (void)fputs(*c == '\'' ? "'\\''" : (char[]){*c, '\0'}, out);
    }
}

static void print_zsh_options(FILE *out, const char *command) {
    for (size_t i = 0; i < option_entry_count; i++) {
        const struct option_entry *entry = &option_entries[i];
        if (!option_belongs(entry, command)) {
            continue;
        }
        (void)fprintf(out, "            '--%s[", entry->name);
        print_zsh_text(out, entry->summary);
        (void)fputc(']', out);
        if (entry->kind == OPTION_CHOICE) {
            (void)fprintf(out, ":%s:(", entry->name);
            print_choices(out, entry->argument);
            (void)fputc(')', out);
        } else if (entry->kind != OPTION_FLAG) {
            (void)fprintf(out, ":%s:%s", entry->argument, entry->kind == OPTION_TEXT ? "_files" : "");
        }
        (void)fputs("' \\\n", out);
    }
}

static void print_zsh(FILE *out) {
    (void)fputs("#compdef clarisql\n# made by: clarisql --completion zsh\n_clarisql() {\n"
                "    local -a commands=(\n",
                out);
    for (size_t i = 0; i < command_count; i++) {
        (void)fprintf(out, "        '%s:", command_table[i].name);
        print_zsh_text(out, command_table[i].summary);
        (void)fputs("'\n", out);
    }
    (void)fputs("    )\n    local command=${words[(r)(", out);
    for (size_t i = 0; i < command_count; i++) {
        (void)fprintf(out, "%s%s", i ? "|" : "", command_table[i].name);
    }
    (void)fputs(")]}\n    case $command in\n", out);
    for (size_t i = 0; i < command_count; i++) {
        (void)fprintf(out, "        %s) _arguments \\\n", command_table[i].name);
        print_zsh_options(out, command_table[i].name);
        (void)fputs("            '*:file:_files' ;;\n", out);
    }
    (void)fputs("        *) _arguments \\\n", out);
    print_zsh_options(out, "chat");
    print_zsh_options(out, NULL);
    (void)fputs("            '*:: :{ _describe command commands; _files }' ;;\n    esac\n}\n"
                "_clarisql \"$@\"\n",
                out);
}

/* Text within fish's single quotes. */
static void print_fish_text(FILE *out, const char *text) {
    (void)fputc('\'', out);
    for (const char *c = text; *c; c++) {
        if (*c == '\'' || *c == '\\') {
            (void)fputc('\\', out);
        }
        (void)fputc(*c, out);
    }
    (void)fputc('\'', out);
}

static void print_fish(FILE *out) {
    (void)fputs("# fish completion for clarisql; made by: clarisql --completion fish\n", out);
    for (size_t i = 0; i < command_count; i++) {
        (void)fprintf(out, "complete -c clarisql -n __fish_use_subcommand -a %s -d ", command_table[i].name);
        print_fish_text(out, command_table[i].summary);
        (void)fputc('\n', out);
    }
    for (size_t i = 0; i < option_entry_count; i++) {
        const struct option_entry *entry = &option_entries[i];
        (void)fputs("complete -c clarisql", out);
        if (entry->commands && *entry->commands) {
            (void)fprintf(out, " -n '__fish_seen_subcommand_from %s'", entry->commands);
        } else if (entry->commands) {
            (void)fputs(" -n __fish_use_subcommand", out);
        }
        (void)fprintf(out, " -l %s", entry->name);
        if (entry->letter) {
            (void)fprintf(out, " -s %c", entry->letter);
        }
        if (entry->kind == OPTION_CHOICE) {
            (void)fputs(" -x -a '", out);
            print_choices(out, entry->argument);
            (void)fputc('\'', out);
        } else if (entry->kind != OPTION_FLAG) {
            (void)fputs(entry->kind == OPTION_TEXT ? " -r" : " -x", out);
        }
        (void)fputs(" -d ", out);
        print_fish_text(out, entry->summary);
        (void)fputc('\n', out);
    }
}

void help_completion(FILE *out, enum completion_shell shell) {
    static void (*const printers[])(FILE *) = {print_bash, print_zsh, print_fish};
    printers[shell](out);
}
