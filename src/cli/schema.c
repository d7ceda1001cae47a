#include "cli/schema.h"

#include <inttypes.h>
#include <string.h>

/* Samples shown of a column, and the cells of each. */
#define SAMPLES ((size_t)3)
#define SAMPLE_CELLS ((size_t)24)

static void print_name(const struct terminal *terminal, const char *name) {
    struct buffer shown = buffer_new(SIZE_MAX / 2);
    (void)visible_add(&shown, name, strlen(name), 0);
    (void)fputs(buffer_text(&shown), terminal->out);
    buffer_free(&shown);
}

void schema_print_tables(const struct terminal *terminal, const struct db_catalogue *catalogue) {
    size_t widest = 0;
    for (size_t i = 0; i < catalogue->table_count; i++) {
        size_t width = visible_width(catalogue->tables[i].name, strlen(catalogue->tables[i].name));
        widest = width > widest ? width : widest;
    }
    for (size_t i = 0; i < catalogue->table_count; i++) {
        const struct db_table *table = &catalogue->tables[i];
        print_name(terminal, table->name);
        if (table->view) {
            (void)fprintf(terminal->out, "%*s  view",
                          (int)(widest - visible_width(table->name, strlen(table->name))), "");
        } else if (table->rows >= 0) {
            (void)fprintf(terminal->out, "%*s  %" PRId64 " rows",
                          (int)(widest - visible_width(table->name, strlen(table->name))), "", table->rows);
        }
        (void)fputc('\n', terminal->out);
    }
}

static void add_marks(struct buffer *line, const struct db_catalogue *catalogue, int index) {
    const struct db_column *column = &catalogue->columns[index];
    if (*column->declared) {
        buffer_string(line, "  ");
        (void)visible_add(line, column->declared, strlen(column->declared), SAMPLE_CELLS);
    }
    buffer_string(line, column->primary_key ? "  primary key" : column->unique ? "  unique" : "");
    for (size_t k = 0; k < catalogue->key_count; k++) {
        const struct db_key *key = &catalogue->keys[k];
        if (key->from == index) {
            const struct db_column *to = &catalogue->columns[key->to];
            buffer_string(line, "  -> ");
            (void)visible_add(line, catalogue->tables[to->table].name,
                              strlen(catalogue->tables[to->table].name), 0);
            buffer_char(line, '.');
            (void)visible_add(line, to->name, strlen(to->name), 0);
            buffer_string(line, key->inferred ? " (inferred)" : "");
        }
    }
}

static void print_column(const struct terminal *terminal, const struct db_catalogue *catalogue, int index) {
    const struct db_column *column = &catalogue->columns[index];
    struct buffer line = buffer_new(SIZE_MAX / 2);
    buffer_string(&line, "  ");
    (void)visible_add(&line, column->name, strlen(column->name), 0);
    (void)fputs(buffer_text(&line), terminal->out);
    buffer_clear(&line);
    add_marks(&line, catalogue, index);
    size_t count = column->sample_count < SAMPLES ? column->sample_count : SAMPLES;
    for (size_t i = 0; i < count; i++) {
        buffer_string(&line, i ? ", " : "  e.g. ");
        (void)visible_add(&line, column->samples[i], strlen(column->samples[i]), SAMPLE_CELLS);
    }
    if (column->comment) {
        buffer_string(&line, "  -- ");
        (void)visible_add(&line, column->comment, strlen(column->comment), 0);
    }
    terminal_style(terminal, STYLE_DIM);
    (void)fputs(buffer_text(&line), terminal->out);
    terminal_style(terminal, STYLE_PLAIN);
    (void)fputc('\n', terminal->out);
    buffer_free(&line);
}

void schema_print(const struct terminal *terminal, const struct db_catalogue *catalogue, int table) {
    for (size_t i = 0; i < catalogue->table_count; i++) {
        if (table >= 0 && (size_t)table != i) {
            continue;
        }
        const struct db_table *one = &catalogue->tables[i];
        terminal_style(terminal, STYLE_BOLD);
        print_name(terminal, one->name);
        terminal_style(terminal, STYLE_PLAIN);
        (void)fputs(one->view ? "  (view)\n" : "\n", terminal->out);
        for (int c = 0; c < one->column_count; c++) {
            print_column(terminal, catalogue, one->first_column + c);
        }
    }
}
