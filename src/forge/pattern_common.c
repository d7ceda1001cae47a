#include "forge/pattern_common.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "base/error.h"
#include "text/text.h"

enum { MAX_NOUN_WORDS = 4, MAX_SENSES = 12, MAX_CLIMB = 18, MAX_CATEGORIES = 40, MAX_LITERAL = 40 };
#define MAX_SENTENCE ((size_t)16 * 1024)

const char *pattern_printf(struct pattern_maker *m, const char *format, ...) {
    va_list arguments, again;
    va_start(arguments, format);
    va_copy(again, arguments);
    int length = vsnprintf(NULL, 0, format, arguments);
    char *text = length < 0 || m->failed ? NULL : arena_alloc(m->task->arena, (size_t)length + 1);
    if (text) {
        (void)vsnprintf(text, (size_t)length + 1, format, again); /* as long as it was just now */
    }
    va_end(again);
    va_end(arguments);
    m->failed = m->failed || !text;
    return text ? text : "";
}

const char *pattern_pick(struct pattern_maker *m, const char *const *texts, size_t count) {
    return texts[forge_random_below(&m->task->random, count)];
}

csql_status pattern_status(const struct pattern_maker *m, csql_error *error) {
    return m->failed ? error_set(error, CSQL_NO_MEMORY, "out of memory") : CSQL_OK;
}

/* ---- SQL ---- */

const char *pattern_name(struct pattern_maker *m, const char *identifier) {
    struct buffer text = buffer_new(MAX_SENTENCE);
    db_quote_identifier(&text, identifier);
    m->failed = m->failed || text.status != CSQL_OK;
    const char *copy = pattern_printf(m, "%s", buffer_text(&text));
    buffer_free(&text);
    return copy;
}

const char *pattern_table(struct pattern_maker *m, int table) {
    return pattern_name(m, m->task->catalogue->tables[table].name);
}

const char *pattern_column(struct pattern_maker *m, int column) {
    return pattern_name(m, m->task->catalogue->columns[column].name);
}

const char *pattern_text(struct pattern_maker *m, const char *value) {
    struct buffer text = buffer_new(MAX_SENTENCE);
    db_quote_text(&text, value);
    m->failed = m->failed || text.status != CSQL_OK;
    const char *copy = pattern_printf(m, "%s", buffer_text(&text));
    buffer_free(&text);
    return copy;
}

const char *pattern_literal(struct pattern_maker *m, int column, const char *value) {
    const struct db_column *about = &m->task->catalogue->columns[column];
    if (!*value || strlen(value) > MAX_LITERAL) {
        return NULL;
    }
    for (const char *at = value; *at; at++) {
        if ((unsigned char)*at < ' ') {
            return NULL;
        }
    }
    if (about->type == TYPE_NUMBER && !about->text_values && strspn(value, "0123456789.-") == strlen(value)) {
        return pattern_printf(m, "%s", value);
    }
    return pattern_text(m, value);
}

bool pattern_query(struct pattern_maker *m, const char *sql, struct db_result *out) {
    struct db_limits limits = {.steps = 20000000, .rows = 2000};
    csql_error ignored; /* a query of ours that fails finds nothing */
    return !m->failed && db_execute(m->task->db, m->task->arena, sql, &limits, out, &ignored) == CSQL_OK &&
           out->row_count > 0 && out->column_count > 0;
}

const char *pattern_query_text(struct pattern_maker *m, const char *sql) {
    struct db_result result;
    if (!pattern_query(m, sql, &result)) {
        return NULL;
    }
    const struct db_cell *cell = &result.cells[0];
    switch (cell->kind) {
    case CELL_INTEGER:
        return pattern_printf(m, "%lld", (long long)cell->integer);
    case CELL_REAL:
        return pattern_printf(m, "%g", cell->real);
    case CELL_TEXT:
        return strlen(cell->text) == cell->length ? cell->text : NULL;
    default:
        return NULL;
    }
}

int64_t pattern_query_count(struct pattern_maker *m, const char *sql) {
    struct db_result result;
    return pattern_query(m, sql, &result) && result.cells[0].kind == CELL_INTEGER ? result.cells[0].integer
                                                                                  : -1;
}

/* ---- words ---- */

/* Whether a synset or one above it has the word. */
static bool climbs_to(const struct forge_lexicon *lexicon, uint32_t sense, const char *word, int steps) {
    const char *names[MAX_SENSES];
    size_t count = forge_lexicon_words(lexicon, sense, names, MAX_SENSES);
    for (size_t i = 0; i < count; i++) {
        if (strcmp(names[i], word) == 0) {
            return true;
        }
    }
    uint32_t above[MAX_SENSES];
    size_t ups = steps > 0 ? forge_lexicon_above(lexicon, sense, above, MAX_SENSES) : 0;
    for (size_t i = 0; i < ups; i++) {
        if (climbs_to(lexicon, above[i], word, steps - 1)) {
            return true;
        }
    }
    return false;
}

bool pattern_is_kind(const struct forge_task *task, const char *word, const char *kind, size_t senses) {
    uint32_t found[MAX_SENSES];
    size_t room = senses < MAX_SENSES ? senses : MAX_SENSES;
    size_t count = forge_lexicon_senses(task->lexicon, word, found, room);
    for (size_t i = 0; i < count; i++) {
        if (climbs_to(task->lexicon, found[i], kind, MAX_CLIMB)) {
            return true;
        }
    }
    return false;
}

bool pattern_is_noun(const struct forge_task *task, const char *word) {
    uint32_t senses[MAX_SENSES];
    const char *names[MAX_SENSES];
    size_t count = forge_lexicon_senses(task->lexicon, word, senses, 4);
    for (size_t i = 0; i < count; i++) {
        size_t words = forge_lexicon_words(task->lexicon, senses[i], names, MAX_SENSES);
        for (size_t k = 0; k < words; k++) {
            if (strcasecmp(names[k], word) == 0 && climbs_to(task->lexicon, senses[i], "entity", MAX_CLIMB)) {
                return true;
            }
        }
    }
    return false;
}

const char *pattern_kind_of(const struct forge_task *task, const char *word) {
    static const char *const kinds[][2] = {
        {"person", "person"},
        {"animal", "animal"},
        {"vehicle", "vehicle"},
        {"organization", "institution"},
        {"organization", "organization"},
        {"organization", "company"},
        {"place", "building"},
        {"place", "location"},
        {"place", "facility"},
        {"place", "geological formation"},
        {"event", "event"},
        {"document", "document"},
        {"transaction", "transaction"},
        {"work", "creation"},
        {"work", "movie"},
        {"work", "song"},
        {"product", "commodity"},
        {"product", "device"},
    };
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        if (pattern_is_kind(task, word, kinds[i][1], 1)) {
            return kinds[i][0];
        }
    }
    return NULL;
}

static bool ends_in(const char *word, size_t length, const char *suffix) {
    size_t cut = strlen(suffix);
    return length > cut && strncasecmp(word + length - cut, suffix, cut) == 0;
}

const char *pattern_singular(struct pattern_maker *m, const char *phrase) {
    static const char *const irregular[][2] = {
        {"people", "person"},        {"children", "child"},     {"men", "man"},
        {"women", "woman"},          {"movies", "movie"},       {"criteria", "criterion"},
        {"analyses", "analysis"},    {"courses", "course"},     {"houses", "house"},
        {"purchases", "purchase"},   {"expenses", "expense"},   {"leagues", "league"},
        {"licenses", "license"},     {"diseases", "disease"},   {"nurses", "nurse"},
        {"bases", "base"},           {"databases", "database"}, {"races", "race"},
        {"cases", "case"},           {"causes", "cause"},       {"horses", "horse"},
        {"warehouses", "warehouse"}, {"responses", "response"}, {"aches", "ache"},
        {"releases", "release"},     {"phases", "phase"},       {"leases", "lease"},
        {"series", "series"},
    };
    const char *blank = strrchr(phrase, ' ');
    const char *last = blank ? blank + 1 : phrase;
    size_t lead = (size_t)(last - phrase), length = strlen(last);
    const char *of = strstr(phrase, " of ");
    if (of && of != phrase) { /* "number of claims" */
        return pattern_printf(m, "%s%s",
                              pattern_singular(m, pattern_printf(m, "%.*s", (int)(of - phrase), phrase)), of);
    }
    if (!forge_is_plural(last)) {
        return phrase;
    }
    for (size_t i = 0; i < sizeof irregular / sizeof *irregular; i++) {
        if (strcasecmp(last, irregular[i][0]) == 0) {
            return pattern_printf(m, "%.*s%s", (int)lead, phrase, irregular[i][1]);
        }
    }
    if (length > 4 && ends_in(last, length, "ies")) {
        return pattern_printf(m, "%.*sy", (int)(lead + length - 3), phrase);
    }
    bool two = ends_in(last, length, "sses") || ends_in(last, length, "shes") ||
               ends_in(last, length, "ches") || ends_in(last, length, "xes") ||
               ends_in(last, length, "uses") || ends_in(last, length, "zes");
    return pattern_printf(m, "%.*s", (int)(lead + length - (two ? 2 : 1)), phrase);
}

/* A word that may stand in front of the last one. */
static bool reads_well(const struct forge_task *task, const char *word) {
    static const char *const bad[] = {"ref",     "tbl",   "id",        "flag",  "yn",  "code",
                                      "key",     "is",    "has",       "was",   "iso", "alpha",
                                      "details", "other", "reference", "codes", "ids"};
    size_t length = strlen(word);
    if (length < 2 || strspn(word, "abcdefghijklmnopqrstuvwxyz-'") != length) {
        return false;
    }
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        if (strcmp(word, bad[i]) == 0) {
            return false;
        }
    }
    return text_is_stopword(word) || (length > 2 && forge_lexicon_knows(task->lexicon, word));
}

/* The plural, of the head of "point in time" too. */
static const char *plural_of(struct pattern_maker *m, const char *phrase) {
    static const char *const links[] = {" in ", " for ", " to ", " on "};
    const char *blank = strrchr(phrase, ' ');
    const char *last = blank ? blank + 1 : phrase;
    if (strcmp(last, "person") == 0) {
        return pattern_printf(m, "%.*speople", (int)(last - phrase), phrase);
    }
    for (size_t i = 0; i < sizeof links / sizeof *links; i++) {
        const char *at = strstr(phrase, links[i]);
        if (at && at != phrase) {
            const char *head = pattern_printf(m, "%.*s", (int)(at - phrase), phrase);
            return pattern_printf(m, "%s%s", plural_of(m, head), at);
        }
    }
    static const char *const same[] = {"aircraft", "series",    "species", "sheep",
                                       "fish",     "furniture", "luggage"};
    for (size_t i = 0; i < sizeof same / sizeof *same; i++) {
        if (strcmp(last, same[i]) == 0) {
            return phrase;
        }
    }
    const char *many = forge_plural(m->task->arena, phrase);
    m->failed = m->failed || !many;
    return many ? many : "";
}

static bool words_noun(struct pattern_maker *m, const char *const *words, size_t count,
                       struct pattern_noun *out) {
    static const char *const no_heads[] = {"details", "detail", "data",   "info",    "information", "open",
                                           "full",    "first",  "last",   "current", "total",       "value",
                                           "text",    "other",  "record", "records", "long",        "short",
                                           "high",    "low",    "in",     "content"};
    if (count == 0 || count > MAX_NOUN_WORDS || text_is_stopword(words[0])) {
        return false;
    }
    const char *phrase = "";
    for (size_t i = 0; i < count; i++) {
        if (!reads_well(m->task, words[i]) || strcmp(words[i], "or") == 0 || strcmp(words[i], "and") == 0) {
            return false;
        }
        phrase = pattern_printf(m, "%s%s%s", phrase, i ? " " : "", words[i]);
    }
    for (size_t i = 0; i < sizeof no_heads / sizeof *no_heads; i++) {
        if (strcmp(words[count - 1], no_heads[i]) == 0) {
            return false;
        }
    }
    out->one = pattern_singular(m, phrase);
    out->many = plural_of(m, out->one);
    const char *blank = strrchr(out->one, ' ');
    out->head = blank ? blank + 1 : out->one;
    return !m->failed && pattern_is_noun(m->task, out->head) && !text_is_stopword(out->head);
}

bool pattern_noun(struct pattern_maker *m, const char *phrase, struct pattern_noun *out) {
    struct forge_name name;
    csql_error ignored; /* what cannot be split is no noun */
    return forge_name_split(m->task->arena, phrase, &name, &ignored) == CSQL_OK &&
           words_noun(m, name.norm, name.count, out);
}

bool pattern_table_noun(struct pattern_maker *m, int table, struct pattern_noun *out) {
    const struct forge_name *name = forge_schema_table(m->task->schema, table);
    if (!words_noun(m, name->norm, name->count, out)) {
        return false;
    }
    /* "how many weather": what has no plural cannot be counted, but for such as aircraft */
    return strcmp(out->one, out->many) != 0 || strcmp(out->head, "aircraft") == 0 ||
           strcmp(out->head, "series") == 0 || strcmp(out->head, "species") == 0;
}

/* A word for the unit that a number is in. */
static bool is_unit(const char *word) {
    static const char *const units[] = {
        "billion", "billions", "million", "millions", "thousand", "thousands", "percent",    "dollar",
        "dollars", "usd",      "euro",    "euros",    "km",       "meter",     "meters",     "feet",
        "ft",      "kg",       "mph",     "miles",    "inches",   "kilometer", "kilometers", "cm"};
    for (size_t i = 0; i < sizeof units / sizeof *units; i++) {
        if (strcmp(word, units[i]) == 0) {
            return true;
        }
    }
    return false;
}

bool pattern_column_noun(struct pattern_maker *m, int column, struct pattern_noun *out) {
    const struct forge_name *name = forge_schema_column(m->task->schema, column);
    const struct forge_name *owner =
        forge_schema_table(m->task->schema, m->task->catalogue->columns[column].table);
    size_t skip = 0, count = name->count;
    while (count > 1 &&
           (is_unit(name->norm[count - 1]) || (count > 2 && strcmp(name->norm[count - 1], "in") == 0))) {
        count--; /* "budget in billions" */
    }
    while (skip + 1 < count && forge_name_has(owner, name->stem[skip])) {
        skip++;
    }
    if (!words_noun(m, name->norm + skip, count - skip, out)) {
        return false;
    }
    const char *last = name->norm[count - 1];
    if (pattern_is_measure(m->task, column) && forge_is_plural(last) && strcmp(last, out->head) != 0 &&
        !pattern_is_kind(m->task, out->head, "possession", 1) && strcmp(name->norm[skip], "number") != 0) {
        out->one = pattern_printf(m, "number of %s", out->many);
        out->many = pattern_printf(m, "numbers of %s", out->many);
    }
    return true;
}

/* ---- columns ---- */

static bool name_ends(const struct forge_task *task, int column, const char *const *words, size_t count) {
    const struct forge_name *name = forge_schema_column(task->schema, column);
    for (size_t i = 0; name->count && i < count; i++) {
        if (strcmp(name->norm[name->count - 1], words[i]) == 0) {
            return true;
        }
    }
    return false;
}

bool pattern_is_key(const struct forge_task *task, int column) {
    const struct db_column *about = &task->catalogue->columns[column];
    static const char *const words[] = {"id", "ids", "code", "key", "number", "no"};
    return about->foreign_key || (about->primary_key && about->type == TYPE_NUMBER) ||
           forge_is_id(forge_schema_column(task->schema, column)) ||
           name_ends(task, column, words, sizeof words / sizeof *words);
}

bool pattern_is_measure(const struct forge_task *task, int column) {
    static const char *const words[] = {"year", "month",    "day",       "week",   "phone",
                                        "zip",  "postcode", "date",      "time",   "fax",
                                        "isbn", "latitude", "longitude", "season", "round"};
    const struct db_column *about = &task->catalogue->columns[column];
    return about->type == TYPE_NUMBER && !about->text_values && !pattern_is_key(task, column) &&
           !name_ends(task, column, words, sizeof words / sizeof *words) && about->distinct > 2;
}

bool pattern_is_category(struct forge_task *task, int column) {
    const struct db_column *about = &task->catalogue->columns[column];
    const struct db_table *table = &task->catalogue->tables[about->table];
    return about->type == TYPE_TEXT && !pattern_is_key(task, column) && !about->primary_key &&
           about->distinct >= 2 && about->distinct <= MAX_CATEGORIES &&
           3 * table->rows >= 5 * about->distinct;
}

/* How well the column names the rows: 0 not at all. */
static int names_rows(struct pattern_maker *m, int column) {
    static const char *const words[] = {"name", "title"};
    static const char *const part[] = {"first", "last", "middle", "nick", "file", "user", "login"};
    const struct db_column *about = &m->task->catalogue->columns[column];
    const struct db_table *table = &m->task->catalogue->tables[about->table];
    const struct forge_name *name = forge_schema_column(m->task->schema, column);
    if (about->type != TYPE_TEXT || about->foreign_key || table->rows < 2 ||
        3 * about->distinct < 2 * table->rows || forge_is_id(name)) {
        return 0;
    }
    for (size_t i = 0; i < sizeof part / sizeof *part; i++) {
        if (name->count > 1 && strcmp(name->norm[name->count - 2], part[i]) == 0) {
            return 0;
        }
    }
    struct pattern_noun noun, owner;
    if (!pattern_column_noun(m, column, &noun)) {
        return 0;
    }
    bool named = name_ends(m->task, column, words, sizeof words / sizeof *words);
    bool own = pattern_table_noun(m, about->table, &owner) && strcmp(owner.one, noun.one) == 0;
    return named && name->count == 1 ? 4 : own ? 3 : named ? 3 : 0;
}

int pattern_display(struct pattern_maker *m, int table) {
    const struct db_table *about = &m->task->catalogue->tables[table];
    int found = -1, best = 0;
    for (int c = about->first_column; c < about->first_column + about->column_count; c++) {
        int score = names_rows(m, c);
        if (score > best) {
            best = score;
            found = c;
        }
    }
    return found;
}

const char *pattern_display_noun(struct pattern_maker *m, int column) {
    struct pattern_noun noun, owner;
    if (!pattern_column_noun(m, column, &noun) ||
        (pattern_table_noun(m, m->task->catalogue->columns[column].table, &owner) &&
         strcmp(owner.one, noun.one) == 0)) {
        return "name";
    }
    return noun.one;
}

size_t pattern_columns(struct pattern_maker *m, int table, bool (*is)(struct forge_task *task, int column),
                       int *out, size_t room) {
    const struct db_table *about = &m->task->catalogue->tables[table];
    size_t count = 0;
    for (int c = about->first_column; c < about->first_column + about->column_count && count < room; c++) {
        struct pattern_noun noun;
        if (is(m->task, c) && pattern_column_noun(m, c, &noun)) {
            out[count++] = c;
        }
    }
    forge_random_shuffle(&m->task->random, out, count, sizeof *out);
    return count;
}

/* ---- sentences and instances ---- */

const char *pattern_fill(struct pattern_maker *m, const char *form, const char *one, const char *many,
                         size_t *start, size_t *end) {
    struct buffer text = buffer_new(MAX_SENTENCE);
    bool first = true;
    for (const char *at = form; *at; at++) {
        if (*at != *PATTERN_ONE && *at != *PATTERN_MANY) {
            buffer_char(&text, *at);
            continue;
        }
        size_t from = text.length;
        buffer_string(&text, *at == *PATTERN_ONE ? one : many);
        if (first && start && end) {
            *start = from;
            *end = text.length;
        }
        first = false;
    }
    m->failed = m->failed || text.status != CSQL_OK;
    const char *copy = pattern_printf(m, "%s", buffer_text(&text));
    buffer_free(&text);
    return copy;
}

bool pattern_has_pair(const char *text) {
    static const char *const pairs[] = {
        "average average", "highest highest", "lowest lowest", "highest max",         "lowest min",
        "average mean",    "average total",   "total total",   "different different", "number of number"};
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        if (strstr(text, pairs[i])) {
            return true;
        }
    }
    return false;
}

const char *pattern_fill_sql(struct pattern_maker *m, const char *form, const char *text) {
    return pattern_fill(m, form, text, text, NULL, NULL);
}

struct record_element pattern_element(const struct forge_task *task, int table, int column,
                                      const char *value) {
    return (struct record_element){.table = task->catalogue->tables[table].name,
                                   .column = column < 0 ? NULL : task->catalogue->columns[column].name,
                                   .value = value};
}

/* Whether two readings give the same rows. */
static bool rows_are_same(struct pattern_maker *m, const struct forge_instance *instance) {
    struct db *db = instance->db ? instance->db : m->task->db;
    struct db_limits limits = {.steps = 20000000, .rows = 2000};
    struct arena *scratch = arena_new();
    struct db_result *results =
        scratch ? arena_array(scratch, instance->reading_count + 1, sizeof *results) : NULL;
    bool same = false;
    m->failed = m->failed || !results;
    for (size_t i = 0; results && i < instance->reading_count && !same; i++) {
        csql_error ignored; /* what does not run is rejected where it is offered */
        if (db_execute(db, scratch, instance->readings[i].sql, &limits, &results[i], &ignored) != CSQL_OK) {
            break;
        }
        for (size_t k = 0; k < i && !same; k++) {
            same = db_results_equal(scratch, &results[k], &results[i], false);
        }
    }
    arena_free(scratch);
    return same;
}

/* Offers the instance as one of its own database's, whose names its conversations speak of. */
static csql_status offer_at_home(struct pattern_maker *m, const struct forge_instance *instance, bool *kept,
                                 csql_error *error) {
    struct forge_task task = *m->task;
    csql_status status = CSQL_OK;
    if (instance->db) {
        task.db = instance->db;
        task.db_id = instance->db_id;
        task.catalogue = db_catalogue(instance->db);
        status = forge_schema_new(task.arena, task.db, task.lexicon, &task.schema, error);
    }
    if (status == CSQL_OK) {
        status = forge_offer(&task, instance, kept, error);
    }
    m->task->random = task.random;
    return status;
}

csql_status pattern_offer(struct pattern_maker *m, struct forge_instance *instance, bool *kept,
                          csql_error *error) {
    if (m->failed) {
        return pattern_status(m, error);
    }
    if (!instance->source_sql && instance->reading_count > 0) {
        instance->source_sql = instance->readings[instance->meant].sql;
        instance->source_question = instance->readings[instance->meant].rewrite;
    }
    if (!m->same_rows && rows_are_same(m, instance)) {
        forge_reject(m->task, FORGE_UNI, FORGE_BAD_QUESTION, "two readings give the same rows");
        return pattern_status(m, error);
    }
    return offer_at_home(m, instance, kept, error);
}
