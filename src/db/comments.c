/* Comments on tables and columns: from the text of CREATE TABLE, and from the folder of CSV files that
 * BIRD ("Can LLM Already Serve as A Database Interface?", 2023) lays beside a database. */
#include <dirent.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "db/csv.h"
#include "db/internal.h"
#include "text/text.h"

#define MAX_CSV_BYTES ((size_t)4 * 1024 * 1024)
#define MAX_COMMENT_BYTES 1000

/* ---- CREATE TABLE ---- */

enum piece { PIECE_END, PIECE_WORD, PIECE_COMMENT, PIECE_OPEN, PIECE_CLOSE, PIECE_COMMA, PIECE_OTHER };

struct scanner {
    const char *at;
    const char *start; /* of the piece's content: a name without its quotes, a comment without its marks */
    size_t length;
    bool new_line; /* a line ended since the last piece that is no comment */
};

static void scan_quoted(struct scanner *s, char close) {
    s->start = ++s->at;
    while (*s->at && !(*s->at == close && s->at[1] != close)) {
        s->at += *s->at == close ? 2 : 1;
    }
    s->length = (size_t)(s->at - s->start);
    s->at += *s->at != '\0';
}

static void scan_comment(struct scanner *s, const char *end) {
    const char *found = strstr(s->at, end);
    s->start = s->at + 2;
    s->at = found ? found + (*end == '\n' ? 0 : 2) : s->at + strlen(s->at);
    const char *stop = found ? found : s->at;
    s->length = stop > s->start ? (size_t)(stop - s->start) : 0;
}

static bool is_name_byte(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '$' || (c & 0x80);
}

static enum piece next_piece(struct scanner *s) {
    for (; *s->at == ' ' || *s->at == '\t' || *s->at == '\r' || *s->at == '\n'; s->at++) {
        s->new_line = s->new_line || *s->at == '\n';
    }
    s->start = s->at;
    s->length = 0;
    if (!*s->at) {
        return PIECE_END;
    }
    if (s->at[0] == '-' && s->at[1] == '-') {
        scan_comment(s, "\n");
        return PIECE_COMMENT;
    }
    if (s->at[0] == '/' && s->at[1] == '*') {
        scan_comment(s, "*/");
        return PIECE_COMMENT;
    }
    if (strchr("\"'`[", *s->at)) {
        scan_quoted(s, *s->at == '[' ? ']' : *s->at);
        return PIECE_WORD;
    }
    if (is_name_byte(*s->at)) {
        while (is_name_byte(*s->at)) {
            s->at++;
        }
        s->length = (size_t)(s->at - s->start);
        return PIECE_WORD;
    }
    char c = *s->at++;
    return c == '(' ? PIECE_OPEN : c == ')' ? PIECE_CLOSE : c == ',' ? PIECE_COMMA : PIECE_OTHER;
}

/* A comment's text on one line, as UTF-8, without decoration at its ends; NULL if nothing is left. */
static const char *tidy(struct arena *arena, const char *text, size_t length) {
    while (length > 0 && strchr(" \t\r\n-*", *text)) {
        text++;
        length--;
    }
    while (length > 0 && strchr(" \t\r\n-*", text[length - 1])) {
        length--;
    }
    if (length == 0 || length > MAX_COMMENT_BYTES) {
        return NULL;
    }
    char *copy = arena_copy(arena, text, length);
    size_t used = 0;
    for (size_t i = 0; copy && i < length; i++) {
        bool space = strchr(" \t\r\n", copy[i]) != NULL;
        if (!space) {
            copy[used++] = copy[i];
        } else if (used > 0 && copy[used - 1] != ' ') {
            copy[used++] = ' ';
        }
    }
    if (copy) {
        copy[used] = '\0';
    }
    return copy ? csv_utf8(arena, copy) : NULL;
}

static struct db_column *find_column(struct catalogue_draft *draft, const struct db_table *table,
                                     const char *name, size_t length) {
    for (int c = table->first_column; c < table->first_column + table->column_count; c++) {
        struct db_column *column = &draft->columns[c];
        if (strlen(column->name) == length && sqlite3_strnicmp(column->name, name, (int)length) == 0) {
            return column;
        }
    }
    return NULL;
}

/* A comment in the DDL may say anything: what the column holds, what its values stand for. */
static void set_comment(struct db_column *column, const char *comment) {
    if (comment && !column->comment) {
        column->comment = column->description = column->codes = comment;
    }
}

/* A comment belongs to the column on whose line it ends; one on a line of its own, to what follows it, and
 * before the first column to the table. */
static void read_ddl(struct catalogue_draft *draft, struct db_table *table, const char *ddl) {
    struct scanner s = {.at = ddl};
    struct db_column *column = NULL, *last = NULL;
    const char *waiting = NULL;
    int depth = 0;
    bool expect_name = false;
    for (enum piece piece = next_piece(&s); piece != PIECE_END; piece = next_piece(&s)) {
        if (piece == PIECE_COMMENT) {
            const char *comment = tidy(draft->db->arena, s.start, s.length);
            struct db_column *owner = column ? column : last;
            if (comment && owner && !s.new_line && !owner->comment) {
                set_comment(owner, comment);
            } else if (comment && depth == 0) {
                table->comment = table->comment ? table->comment : comment;
            } else if (comment && !owner && !table->comment && !s.new_line) {
                table->comment = comment;
            } else if (comment && s.new_line) {
                waiting = comment;
            }
            continue;
        }
        s.new_line = false;
        depth += piece == PIECE_OPEN;
        depth -= piece == PIECE_CLOSE;
        if ((piece == PIECE_OPEN && depth == 1) || (piece == PIECE_COMMA && depth == 1)) {
            expect_name = true;
            last = column ? column : last;
            column = NULL;
        } else if (expect_name) {
            expect_name = false;
            column = piece == PIECE_WORD ? find_column(draft, table, s.start, s.length) : NULL;
            last = NULL;
            if (column) {
                set_comment(column, waiting);
            }
            waiting = NULL;
        }
    }
}

/* ---- database_description ---- */

static int field_named(const struct csv_record *header, const char *name) {
    for (size_t i = 0; i < header->count; i++) {
        if (sqlite3_stricmp(header->fields[i], name) == 0) {
            return (int)i;
        }
    }
    return -1;
}

static const char *field_at(const struct csv_record *record, int field) {
    return field >= 0 && (size_t)field < record->count ? record->fields[field] : "";
}

/* "name: description (values)", of what there is and says more than the column's own name. */
static const char *describe(struct arena *arena, const char *column, const char *name,
                            const char *description, const char *values) {
    bool named = *name && sqlite3_stricmp(name, column) != 0;
    bool described = *description && sqlite3_stricmp(description, column) != 0 &&
                     (!named || sqlite3_stricmp(description, name) != 0);
    const char *text =
        arena_printf(arena, "%s%s%s%s%s%s", named ? name : "", named && described ? ": " : "",
                     described ? description : "", *values ? " (" : "", values, *values ? ")" : "");
    return text ? tidy(arena, text, text_cut(text, strlen(text), MAX_COMMENT_BYTES)) : NULL;
}

/* The text, cut to the longest comment at a character's beginning; NULL for an empty one. */
static const char *keep_text(struct arena *arena, const char *text) {
    size_t length = text_cut(text, strlen(text), MAX_COMMENT_BYTES);
    return length > 0 ? arena_copy(arena, text, length) : NULL;
}

static void read_description(struct catalogue_draft *draft, const struct db_table *table, char *text) {
    struct csv_record record;
    struct arena *arena = draft->db->arena;
    char *at = strncmp(text, "\xef\xbb\xbf", 3) == 0 ? text + 3 : text;
    if (!csv_next(&at, ',', &record)) {
        return;
    }
    int original = field_named(&record, "original_column_name"), name = field_named(&record, "column_name");
    int description = field_named(&record, "column_description");
    int values = field_named(&record, "value_description");
    while (original >= 0 && csv_next(&at, ',', &record)) {
        const char *key = field_at(&record, original);
        size_t length = strlen(key);
        while (length > 0 && key[length - 1] == ' ') {
            length--;
        }
        struct db_column *column = find_column(draft, table, key, length);
        if (!column) {
            continue;
        }
        const char *fields[] = {csv_utf8(arena, field_at(&record, name)),
                                csv_utf8(arena, field_at(&record, description)),
                                csv_utf8(arena, field_at(&record, values))};
        const char *comment = describe(arena, column->name, fields[0], fields[1], fields[2]);
        if (comment) {
            column->comment = comment;
            column->title = keep_text(arena, fields[0]);
            column->description = keep_text(arena, fields[1]);
            column->codes = keep_text(arena, fields[2]);
        }
    }
}

static bool description_directory(const struct db *db, char *out, size_t size) {
    const char *slash = strrchr(db->path, '/');
    int length = db->description_directory
                     ? snprintf(out, size, "%s", db->description_directory)
                     : snprintf(out, size, "%.*s/database_description", (int)(slash - db->path), db->path);
    struct stat info;
    return length > 0 && (size_t)length < size && stat(out, &info) == 0 && S_ISDIR(info.st_mode);
}

/* The file that describes the table, whatever the case of its name; false if there is none. */
static bool find_file(const char *directory, const char *table, char *out, size_t size) {
    int length = snprintf(out, size, "%s/%s.csv", directory, table);
    if (strchr(table, '/') || length < 0 || (size_t)length >= size) {
        return false;
    }
    struct stat info;
    if (stat(out, &info) == 0) {
        return true;
    }
    char *name = out + strlen(directory) + 1; /* of the same length, if it is there */
    DIR *dir = opendir(directory);
    bool found = false;
    for (struct dirent *entry; dir && !found && (entry = readdir(dir));) {
        found = sqlite3_stricmp(entry->d_name, name) == 0;
        if (found) {
            memcpy(name, entry->d_name, strlen(name));
        }
    }
    if (dir) {
        closedir(dir);
    }
    return found;
}

void comments_read(struct catalogue_draft *draft) {
    char directory[PATH_MAX], path[PATH_MAX + 512];
    bool described = description_directory(draft->db, directory, sizeof directory);
    for (size_t t = 0; t < draft->table_count; t++) {
        struct db_table *table = &draft->tables[t];
        read_ddl(draft, table, draft->ddl[t]);
        bool found = described && find_file(directory, table->name, path, sizeof path);
        char *text = NULL;
        size_t length = 0;
        if (found && csv_read_file(path, MAX_CSV_BYTES, &text, &length, NULL) == CSQL_OK) {
            read_description(draft, table, text);
        }
        free(text);
    }
}
