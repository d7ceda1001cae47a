#include "cli/outputs.h"

#include <fcntl.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/report.h"
#include "forge/run.h"

#define AT(member) offsetof(struct options, member)
#define MAX_PATH 4096

/* Options that name a file to read. */
static const size_t inputs[] = {AT(batch),   AT(from), AT(gold),          AT(pred),
                                AT(against), AT(db),   AT(model_key_file)};

/* Options that name a file to write; --out names the folder of several. */
static const struct {
    const char *name;
    size_t offset;
} outputs[] = {{"--log", AT(log)}, {"--resume", AT(resume)}, {"--report", AT(report)}};

static const char *option_at(const struct options *options, size_t offset) {
    return *(const char *const *)(const void *)((const char *)options + offset);
}

/* Finds a regular file. What is none (a terminal, a pipe, /dev/null) cannot be overwritten. */
static bool find_file(const char *path, struct stat *out) {
    return stat(path, out) == 0 && S_ISREG(out->st_mode);
}

static bool is_same(const struct stat *one, const struct stat *two) {
    return one->st_dev == two->st_dev && one->st_ino == two->st_ino;
}

bool outputs_same(const char *path, const char *other) {
    struct stat one, two;
    return find_file(path, &one) && find_file(other, &two) && is_same(&one, &two);
}

/* True if the file to be written is what standard input is read from. */
static bool is_standard_input(const char *path) {
    struct stat one, two;
    return find_file(path, &one) && fstat(STDIN_FILENO, &two) == 0 && is_same(&one, &two);
}

static bool is_database(const char *path) {
    static const char magic[] = "SQLite format 3"; /* and the NUL behind it */
    char head[sizeof magic];
    struct stat status;
    int file = find_file(path, &status) ? open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) : -1;
    bool is = file >= 0 && read(file, head, sizeof head) == (ssize_t)sizeof head &&
              memcmp(head, magic, sizeof magic) == 0;
    if (file >= 0) {
        (void)close(file); /* only read */
    }
    return is;
}

/* A file with something in it that is not what --report writes. */
static bool is_no_report(const char *path) {
    static const char doctype[] = "<!doctype html";
    char head[sizeof doctype - 1];
    struct stat status;
    const int file =
        find_file(path, &status) && status.st_size > 0 ? open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) : -1;
    const bool is = file >= 0 && (read(file, head, sizeof head) != (ssize_t)sizeof head ||
                                  strncasecmp(head, doctype, sizeof head) != 0);
    if (file >= 0) {
        (void)close(file); /* only read */
    }
    return is;
}

/* "shop.sqlite-wal": SQLite's own file beside a database. */
static bool is_beside_database(const char *path) {
    static const char *const ends[] = {"-wal", "-shm", "-journal"};
    char stem[MAX_PATH];
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        size_t length = strlen(path), end = strlen(ends[i]);
        if (length > end && length - end < sizeof stem && strcmp(path + length - end, ends[i]) == 0) {
            (void)snprintf(stem, sizeof stem, "%.*s", (int)(length - end), path);
            return is_database(stem);
        }
    }
    return false;
}

/* True, with a report, if the file to be written is one that is read; input NULL: standard input. */
static bool is_read(const char *what, const char *path, const char *input) {
    bool is = input ? outputs_same(path, input) : is_standard_input(path);
    if (is) {
        report("%s %s is a file that is read here; it is left as it is, name another", what, path);
    }
    return is;
}

static bool is_an_input(const struct options *options, const char *what, const char *path) {
    bool is = is_read(what, path, NULL);
    for (size_t i = 0; !is && i < sizeof inputs / sizeof *inputs; i++) {
        const char *input = option_at(options, inputs[i]);
        is = input && is_read(what, path, input);
    }
    return is;
}

bool outputs_check_one(const struct options *options, const char *what, const char *path,
                       const char *database) {
    if (is_database(path) || is_beside_database(path) || (database && outputs_same(path, database))) {
        report("%s %s is a database's file; it is left as it is, name another", what, path);
        return false;
    }
    return !is_an_input(options, what, path);
}

/* One of the command's own: no operand either. */
static bool check_output(const struct options *options, const char *what, const char *path, int count,
                         char **operands) {
    bool good = outputs_check_one(options, what, path, NULL);
    for (int i = 0; good && i < count; i++) {
        good = !is_read(what, path, operands[i]);
    }
    return good;
}

/* No two options name one file, be it there or not. */
static bool check_pairs(const struct options *options) {
    for (size_t i = 0; i < sizeof outputs / sizeof *outputs; i++) {
        const char *path = option_at(options, outputs[i].offset);
        for (size_t k = 0; path && k < i; k++) {
            const char *other = option_at(options, outputs[k].offset);
            struct stat status;
            bool special = stat(path, &status) == 0 && !S_ISREG(status.st_mode);
            if (other && !special && (strcmp(path, other) == 0 || outputs_same(path, other))) {
                report("%s and %s name one file, %s; name two", outputs[k].name, outputs[i].name, path);
                return false;
            }
        }
    }
    return true;
}

/* True, with a report, if new databases would go where those are that they are made of. */
static bool writes_into_root(const struct options *options) {
    char folder[MAX_PATH], part[MAX_PATH];
    struct stat into, from;
    (void)snprintf(folder, sizeof folder, "%s/database", options->out);
    if (stat(folder, &into) != 0) {
        return false;
    }
    for (const char *at = options->db_root; at && *at;) {
        size_t length = strcspn(at, ":");
        (void)snprintf(part, sizeof part, "%.*s", (int)(length < MAX_PATH ? length : MAX_PATH - 1), at);
        if (stat(part, &from) == 0 && is_same(&from, &into)) {
            report("--out %s would write into --db-root %s; name another folder", options->out, part);
            return true;
        }
        at += length + (at[length] == ':');
    }
    return false;
}

/* What `generate` writes into its folder. */
static bool check_folder(const struct options *options) {
    static const char *const stages[] = {"", FORGE_PART};
    char path[MAX_PATH];
    for (size_t i = 0; i < forge_output_count; i++) {
        for (size_t s = 0; s < sizeof stages / sizeof *stages; s++) {
            (void)snprintf(path, sizeof path, "%s/%s%s", options->out, forge_outputs[i], stages[s]);
            if (!check_output(options, "--out's", path, 0, NULL)) {
                return false;
            }
        }
    }
    return !writes_into_root(options);
}

bool outputs_check(const struct options *options, int count, char **operands) {
    for (size_t i = 0; i < sizeof outputs / sizeof *outputs; i++) {
        const char *path = option_at(options, outputs[i].offset);
        if (path && !check_output(options, outputs[i].name, path, count, operands)) {
            return false;
        }
    }
    if (options->report && is_no_report(options->report)) {
        report("--report %s is a file, and no report; it is left as it is, name another", options->report);
        return false;
    }
    return check_pairs(options) && (!options->out || check_folder(options));
}
