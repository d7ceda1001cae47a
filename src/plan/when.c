#include "plan/when.h"

#include <string.h>

#include "plan/comparison.h"
#include "plan/dated.h"
#include "text/text.h"

#define SHORTENED 3     /* letters of a verb that stand for it */
#define MOST_SUBJECTS 6 /* tables that may have the date of a condition */
#define CONDITION 3     /* actions of "EQ date value" */
#define BELOW_ACTIONS 10
#define VERB_REACH 3 /* words between a verb and the preposition of its date */

/* ---- verbs ---- */

bool when_is_of_time(const char *norm) {
    static const char *const words[] = {"date", "year", "time", "day", "month", "on", "at", "when", "dt"};
    return ONE_OF(norm, words);
}

/* How something begins and ends: verbs, and the words by which names say when. */
static const char *const beginning[] = {"start", "started", "starting", "begin",
                                        "began", "begun",   "commenced"};
static const char *const beginnings[] = {
    "start",      "started", "begin",     "began",   "beginning", "commenced", "commencement", "hire",
    "hired",      "join",    "joined",    "joining", "launch",    "launched",  "open",         "opened",
    "opening",    "found",   "founded",   "est",     "establish", "since",     "established",  "entry",
    "enrollment", "entered", "enrolment", "from",    "enrolled",  "appointed", "employed",     "inception"};
static const char *const ending[] = {"end",    "ended",    "ending", "finish",  "finished",
                                     "leave",  "left",     "quit",   "stop",    "exit",
                                     "depart", "departed", "retire", "stopped", "resigned",
                                     "exited", "retired",  "ceased", "expired", "resign"};
static const char *const endings[] = {
    "end",      "ended",      "ending",      "finish",  "finished",  "left", "leave",    "leaving",
    "exit",     "stop",       "stopped",     "quit",    "until",     "thru", "resigned", "resignation",
    "retired",  "retirement", "termination", "closed",  "closing",   "to",   "closure",  "terminated",
    "departed", "expiry",     "expired",     "expires", "departure", "term"};

bool when_is_past(const struct embed *embed, const char *norm) {
    /* Those that the lexicon has as words of their own. */
    static const char *const irregular[] = {
        "withdrawn", "given",  "taken", "written", "built", "bought", "brought", "taught", "found",
        "chosen",    "stolen", "spent", "paid",    "sold",  "sent",   "lost",    "left",   "won",
        "born",      "shut",   "done",  "lent",    "read",  "kept",   "held",    "known",  "told",
        "seen",      "made",   "put",   "led",     "ran",   "met"};
    size_t length = strlen(norm);
    bool regular = length > 3 && strcmp(norm + length - 2, "ed") == 0;
    bool inflected = embed != NULL && length > 3 && embed_base(embed, norm) != NULL;
    return regular || ONE_OF(norm, irregular) ||
           (inflected && norm[length - 1] != 's' && norm[length - 1] != 'g');
}

bool when_is_bound(const char *norm) {
    return ONE_OF(norm, beginnings) || ONE_OF(norm, endings);
}

bool when_akin(const char *verb, const char *norm) {
    return (ONE_OF(verb, beginning) && ONE_OF(norm, beginnings)) ||
           (ONE_OF(verb, ending) && ONE_OF(norm, endings));
}

/* The verb is told by the word of a name: "returned" by "return", "died" by "death". */
static enum when_told tells(const struct embed *embed, const struct link_word *verb, const char *norm,
                            const char *stem) {
    size_t length = strlen(norm);
    bool begins =
        length >= SHORTENED && length < strlen(verb->stem) && strncmp(verb->stem, norm, length) == 0;
    const bool born = strcmp(verb->norm, "born") == 0 && strcmp(norm, "birth") == 0;
    if (strcmp(verb->stem, stem) == 0 || begins || born) {
        return WHEN_TOLD; /* "collected" by coll_date */
    }
    enum lexicon_relation relation =
        embed == NULL ? LEXICON_UNRELATED : embed_relation(embed, verb->norm, norm);
    return relation == LEXICON_DERIVED || relation == LEXICON_SYNONYM ? WHEN_MEANT
           : when_akin(verb->norm, norm)                              ? WHEN_AKIN
                                                                      : WHEN_UNTOLD;
}

enum when_told when_tells(struct arena *arena, const struct embed *embed, const struct link_word *verb,
                          const struct db_column *column) {
    struct words words;
    bool time = column->type == TYPE_DATE;
    enum when_told told = WHEN_UNTOLD;
    if (text_words(arena, column->name, strlen(column->name), &words, NULL) != CSQL_OK) {
        return WHEN_UNTOLD;
    }
    for (size_t i = 0; i < words.count; i++) {
        bool of_time = when_is_of_time(words.norm[i]);
        enum when_told here = of_time ? WHEN_UNTOLD : tells(embed, verb, words.norm[i], words.stem[i]);
        time = time || of_time;
        told = here > told ? here : told;
    }
    return time ? told : WHEN_UNTOLD;
}

/* ---- dates of the question ---- */

/* A date, or a figure that may be a year. */
static bool is_time(const struct input_value *value) {
    bool year = value->kind == LINK_NUMBER && value->number >= 1500 && value->number < 2100 &&
                value->number == (double)(int)value->number;
    return value->kind == LINK_DATE || year;
}

/* The preposition before a date: its word; the number of words if there is none. */
static size_t preposition(const struct wording *w, size_t first) {
    static const char *const words[] = {"in",    "on",     "before", "after", "since",
                                        "until", "during", "by",     "from",  "between"};
    static const char *const fillers[] = {"the", "year", "month", "of", "and", "to"};
    for (size_t at = first; at > 0 && first - at <= VERB_REACH; at--) {
        if (ONE_OF(wording_norm(w, at - 1), words)) {
            return at - 1;
        }
        bool figure = false;
        for (size_t i = 0; i < w->in->value_count; i++) {
            figure = figure || (w->in->values[i].first <= at - 1 && at - 1 < w->in->values[i].last &&
                                is_time(&w->in->values[i]));
        }
        if (!figure && !ONE_OF(wording_norm(w, at - 1), fillers)) {
            break;
        }
    }
    return w->linked->word_count;
}

/* A word that names no table and may be a verb in the past: "returned", "sold". */
static bool may_be_verb(const struct wording *w, size_t word) {
    size_t last;
    return !w->linked->words[word].stopword && wording_table(w, word, &last) < 0;
}

/* ---- columns ---- */

/* The one column of the sequence's tables that tells of a verb before the preposition; -1 if there is none,
 * or several, or the compared one does. */
static int told_column(const struct wording *w, const struct sequence *sequence, size_t before,
                       int compared) {
    for (size_t at = before; at > 0 && before - at < VERB_REACH; at--) {
        int found = -1;
        size_t count = 0;
        enum when_told best = WHEN_AKIN;
        for (size_t c = 0; may_be_verb(w, at - 1) && c < w->in->column_count; c++) {
            const struct db_column *column = &w->linked->catalogue->columns[w->in->columns[c].catalogue];
            bool own = shape_uses(w->in, sequence, w->in->columns[c].table) && !w->in->columns[c].foreign_key;
            enum when_told told =
                own ? when_tells(w->arena, w->embed, &w->linked->words[at - 1], column) : WHEN_UNTOLD;
            if (told >= best) {
                count = told > best ? 1 : count + 1;
                best = told;
                found = (int)c;
            }
        }
        if (count > 0) {
            return count == 1 && found != compared ? found : -1;
        }
    }
    return -1;
}

/* How the preposition compares a date; TOKEN_ID_PAD for one that spans two. */
static uint16_t compared_by(const char *preposition) {
    static const struct {
        const char *word;
        uint16_t token;
    } rows[] = {{"in", TOKEN_ID_EQ},     {"on", TOKEN_ID_EQ},    {"during", TOKEN_ID_EQ},
                {"before", TOKEN_ID_LT}, {"after", TOKEN_ID_GT}, {"since", TOKEN_ID_GE},
                {"until", TOKEN_ID_LE}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (strcmp(preposition, rows[i].word) == 0) {
            return rows[i].token;
        }
    }
    return TOKEN_ID_PAD;
}

/* A date is compared as its preposition says: "in May 2021", "between May and July 2021" within it, "since
 * last year" from its beginning. */
static bool compare_as_said(const struct wording *w, struct sequence *sequence, size_t at,
                            const struct input_value *value) {
    const uint64_t sides = TOKEN_BIT(GT) | TOKEN_BIT(LT) | TOKEN_BIT(GE) | TOKEN_BIT(LE);
    const size_t before = preposition(w, value->first);
    const uint16_t action = sequence->actions[at];
    const int column = shape_column(w->in, sequence->actions[at + 1]);
    const bool dated = value->kind == LINK_DATE || w->in->columns[column].type == TYPE_DATE;
    if (!dated || before == w->linked->word_count || !token_in(action, TOKENS_COMPARE)) {
        return false;
    }
    const uint16_t said = compared_by(wording_norm(w, before));
    const enum comparison asked = comparison_asked(w->linked, value->first, value->last);
    const bool within = said == TOKEN_ID_EQ && token_in(action, sides) && asked == COMPARISON_NONE;
    const bool side = token_in(said, sides) && action != said && action != TOKEN_ID_NE;
    sequence->actions[at] = within || side ? said : action;
    return within || side;
}

int when_column(const struct wording *w, int table, const struct link_word *verb, bool lacking) {
    enum when_told best = WHEN_AKIN;
    size_t count = 0;
    int found = -1;
    for (size_t c = 0; c < w->in->column_count; c++) {
        const struct input_column *own = &w->in->columns[c];
        const struct db_column *column = &w->linked->catalogue->columns[own->catalogue];
        bool may =
            own->table == table && !own->foreign_key && !own->primary_key && (!lacking || column->nulls > 0);
        enum when_told told = may ? when_tells(w->arena, w->embed, verb, column) : WHEN_UNTOLD;
        if (told >= best) {
            count = told > best ? 1 : count + 1;
            best = told;
            found = (int)c;
        }
    }
    return count == 1 ? found : -1;
}

/* What tells of the verb among the columns of what is asked about, "when did the drivers start"; -1 if no
 * table is named, or none of its columns tells. */
static int own_column(const struct wording *w, size_t verb) {
    int table = -1;
    for (size_t i = 1; i < verb && table < 0; i++) {
        size_t last;
        table = wording_table(w, i, &last);
    }
    return table < 0 ? -1 : when_column(w, table, &w->linked->words[verb], false);
}

/* "When was the parcel delivered": the date that the last word tells of is shown. */
static bool show_told(const struct wording *w, struct sequence *sequence) {
    size_t verb = w->linked->word_count;
    while (verb > 0 &&
           (w->linked->words[verb - 1].norm[0] < 'a' || w->linked->words[verb - 1].norm[0] > 'z')) {
        verb--;
    }
    int column = sequence->count > 2 ? shape_column(w->in, sequence->actions[SHAPE_SELECTED]) : -1;
    if (strcmp(wording_norm(w, 0), "when") != 0 || verb < 3 || column < 0 ||
        shape_clause_end(sequence, SHAPE_SELECTED) != SHAPE_SELECTED + 1 ||
        w->in->columns[column].type != TYPE_DATE) {
        return false;
    }
    int own = own_column(w, verb - 1), told = own >= 0 ? own : told_column(w, sequence, verb, column);
    if (told < 0 || told == column) {
        return false;
    }
    sequence->actions[SHAPE_SELECTED] = shape_action(w->in, told);
    return true;
}

/* The date of what the rows are: the one of the table named last before the word that has its own, or of what
 * is shown first; else the nearest to them. */
static struct dated subject_date(const struct wording *w, const struct sequence *sequence, size_t before) {
    static const char *const grouping[] = {"per", "each", "every", "by"};
    int tables[MOST_SUBJECTS];
    size_t count = 0;
    for (size_t i = before; i > 0 && count + 1 < MOST_SUBJECTS; i--) {
        size_t last;
        const bool grouped = i > 1 && ONE_OF(wording_norm(w, i - 2), grouping); /* "trips per guide" */
        const int table = grouped ? -1 : wording_table(w, i - 1, &last);
        tables[count] = table;
        count += table >= 0;
    }
    for (size_t i = SHAPE_SELECTED; i < shape_clause_end(sequence, SHAPE_SELECTED); i++) {
        tables[count] = shape_table(w->in, sequence->actions[i]);
        if (tables[count] >= 0) {
            count++;
            break;
        }
    }
    for (size_t i = 0; i < count; i++) {
        const int own = dated_own(w, tables[i]);
        if (own >= 0) {
            return (struct dated){own, -1};
        }
    }
    struct dated found = {-1, -1};
    for (size_t i = 0; i < count && found.column < 0; i++) {
        found = dated_nearest(w, tables[i]);
    }
    return found;
}

static bool uses_value(const struct wording *w, const struct sequence *sequence,
                       const struct input_value *value) {
    for (size_t i = 0; i < sequence->count; i++) {
        const struct input_value *used = shape_value(w->in, sequence->actions[i]);
        if (used != NULL && used->first < value->last && value->first < used->last) {
            return true;
        }
    }
    return false;
}

/* Rows that dated rows refer to: those that one of them refers to which meets the condition. */
static size_t below_condition(const struct wording *w, const struct dated *date, uint16_t by,
                              uint16_t literal, uint16_t out[static BELOW_ACTIONS]) {
    int key = -1;
    for (size_t k = 0; k < w->in->key_count; k++) {
        key = w->in->keys[k].from == date->by ? w->in->keys[k].to : key;
    }
    const uint16_t all[BELOW_ACTIONS] = {TOKEN_ID_IN,
                                         shape_action(w->in, key),
                                         TOKEN_ID_SUB,
                                         TOKEN_ID_SELECT,
                                         shape_action(w->in, date->by),
                                         TOKEN_ID_WHERE,
                                         by,
                                         shape_action(w->in, date->column),
                                         literal,
                                         TOKEN_ID_CLOSE};
    memcpy(out, all, sizeof all);
    return key < 0 ? 0 : BELOW_ACTIONS;
}

/* Takes the condition of CONDITION actions out. Where others stand beside it, with what joins them. */
static bool drop_condition(struct sequence *sequence, size_t at) {
    const uint16_t before = sequence->actions[at - 1], after = sequence->actions[at + CONDITION];
    const bool first = before == TOKEN_ID_WHERE, more = after == TOKEN_ID_AND;
    if ((!first && before != TOKEN_ID_AND) || after == TOKEN_ID_OR) {
        return false;
    }
    const size_t from = first && more ? at : at - 1, count = CONDITION + 1;
    memmove(sequence->actions + from, sequence->actions + from + count,
            (sequence->count - from - count) * sizeof *sequence->actions);
    sequence->count = (uint8_t)(sequence->count - count);
    return true;
}

/* "Inspections in 2022": a date that the sequence leaves out is one of the rows' only date, or of the nearest
 * to them. */
static bool add_left_out(const struct wording *w, struct sequence *sequence, bool dropped) {
    const uint64_t complex =
        TOKENS_SET | TOKEN_BIT(SUB) | TOKEN_BIT(OR) | TOKEN_BIT(HAVING) | TOKEN_BIT(BETWEEN);
    bool changed = false;
    for (size_t v = 0; v < w->in->value_count && sequence->count > 2 && !shape_has(sequence, complex); v++) {
        const struct input_value *value = &w->in->values[v];
        size_t before = is_time(value) ? preposition(w, value->first) : w->linked->word_count;
        uint16_t by = before == w->linked->word_count ? TOKEN_ID_PAD : compared_by(wording_norm(w, before));
        if (by == TOKEN_ID_PAD || uses_value(w, sequence, value)) {
            continue;
        }
        const struct dated date = subject_date(w, sequence, before);
        if (!dropped && (date.by >= 0 || date.column < 0 ||
                         !shape_uses(w->in, sequence, w->in->columns[date.column].table))) {
            continue;
        }
        uint16_t condition[BELOW_ACTIONS] = {by, 0, shape_literal(w->in, v)};
        size_t length = CONDITION;
        if (date.column >= 0) {
            condition[1] = shape_action(w->in, date.column);
        }
        if (date.by >= 0) {
            length = below_condition(w, &date, by, shape_literal(w->in, v), condition);
        }
        changed =
            (date.column >= 0 && length > 0 && shape_add_condition(sequence, condition, length)) || changed;
    }
    return changed;
}

/* The planner's table of who did what the rows were done by, where its name stands right before word `end`:
 * "instructor" of "led by each instructor in 2024"; -1 if none does. *by gets the word "by". */
static int agent_before(const struct wording *w, size_t end, size_t *by) {
    static const char *const articles[] = {"each", "every", "the", "all", "a", "an", "any", "these", "our"};
    for (size_t first = end; first > 1 && end - first <= VERB_REACH; first--) {
        size_t last, at = first - 1;
        int table = wording_table(w, at, &last);
        at -= ONE_OF(wording_norm(w, at - 1), articles);
        if (table >= 0 && last == end && at > 1 && wording_is(w, at - 1, "by") &&
            when_is_past(w->embed, wording_norm(w, at - 2))) {
            *by = at - 1;
            return table;
        }
    }
    return -1;
}

/* Some word of the column's name stands in the question. */
static bool is_said(const struct wording *w, int column) {
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        if (m->column && m->code != LINK_SEMANTIC && m->index == w->in->columns[column].catalogue) {
            return true;
        }
    }
    return false;
}

/* Makes the comparison at the position one with the date of what the rows are, where it is with another
 * table's date or year, or with what holds no times. */
static bool compare_with_date(const struct wording *w, struct sequence *sequence, size_t at, size_t before) {
    const int column = shape_column(w->in, sequence->actions[at + 1]);
    const struct input_value *value = shape_value(w->in, sequence->actions[at + 2]);
    const bool fits = dated_fits(w, column, value);
    size_t by = before;
    const bool agent = agent_before(w, before, &by) == w->in->columns[column].table;
    const bool shown = shape_table(w->in, sequence->actions[SHAPE_SELECTED]) == w->in->columns[column].table;
    if (fits && (shown || wording_says(w, column)) && !agent) {
        /* "bookings made in May": none that were cancelled then, which is of some of them alone */
        const bool some = w->linked->catalogue->columns[w->in->columns[column].catalogue].nulls > 0;
        const int lone = !some || is_said(w, column) ? -1 : dated_own(w, w->in->columns[column].table);
        sequence->actions[at + 1] = lone < 0 ? sequence->actions[at + 1] : shape_action(w->in, lone);
        return lone >= 0 && lone != column;
    }
    const struct dated date = subject_date(w, sequence, by);
    const bool own = date.column >= 0 && dated_own(w, w->in->columns[date.column].table) == date.column;
    const bool elsewhere =
        date.column >= 0 && w->in->columns[date.column].table != w->in->columns[column].table;
    if (date.column >= 0 && date.by < 0 && (!fits || ((own || agent) && elsewhere))) {
        sequence->actions[at + 1] = shape_action(w->in, date.column);
        return true;
    }
    const bool timed = compared_by(wording_norm(w, before)) != TOKEN_ID_PAD || value->kind == LINK_DATE;
    if (date.column < 0 && dated_any(w, w->in->columns[column].table)) {
        return false; /* another query may well be of that */
    }
    /* what is left out is put with the date of the rows that refer to these, if they have one */
    return !fits && timed && token_in(sequence->actions[at], TOKENS_COMPARE) && drop_condition(sequence, at);
}

bool when_contradicts(const struct wording *w, const struct sequence *sequence) {
    for (size_t i = 0; i + 2 < sequence->count; i++) {
        const int column = shape_column(w->in, sequence->actions[i + 1]);
        const struct input_value *value = shape_value(w->in, sequence->actions[i + 2]);
        const bool compares = token_in(sequence->actions[i], TOKENS_COMPARE | TOKEN_BIT(LIKE));
        if (!compares || column < 0 || value == NULL || !is_time(value) || dated_fits(w, column, value)) {
            continue;
        }
        const size_t before = preposition(w, value->first);
        if (before < w->linked->word_count && compared_by(wording_norm(w, before)) != TOKEN_ID_PAD) {
            return true;
        }
    }
    return false;
}

/* A date that a missing column is compared with is that of the rows: "trips to each site in 2024". */
static bool find_missing(const struct wording *w, struct sequence *sequence, size_t at, size_t before) {
    const bool missing = sequence->actions[at] == PLAN_TOKEN_COUNT + input_missing(w->in);
    const struct dated date = missing && before < w->linked->word_count ? subject_date(w, sequence, before)
                                                                        : (struct dated){-1, -1};
    if (date.column >= 0 && date.by < 0) {
        sequence->actions[at] = shape_action(w->in, date.column);
        return true;
    }
    return false;
}

bool when_correct(const struct wording *w, struct sequence *sequence) {
    bool changed = show_told(w, sequence), dropped = false;
    for (size_t i = 0; i + 2 < sequence->count; i++) {
        int column = shape_column(w->in, sequence->actions[i + 1]);
        const struct input_value *value = shape_value(w->in, sequence->actions[i + 2]);
        bool compares = token_in(sequence->actions[i], TOKENS_COMPARE | TOKEN_BIT(BETWEEN) | TOKEN_BIT(LIKE));
        if (!compares || value == NULL || !is_time(value)) {
            continue;
        }
        size_t before = preposition(w, value->first), count = sequence->count;
        if (column < 0) {
            changed = find_missing(w, sequence, i + 1, before) || changed;
            continue;
        }
        int told = before == w->linked->word_count ? -1 : told_column(w, sequence, before, column);
        if (told >= 0 && !wording_names(w, column, before + 1, value->first)) {
            sequence->actions[i + 1] = shape_action(w->in, told);
            changed = true;
        }
        bool untold = told < 0 && before < w->linked->word_count;
        changed = (untold && compare_with_date(w, sequence, i, before)) || changed;
        dropped = dropped || sequence->count < count;
        changed = (sequence->count == count && compare_as_said(w, sequence, i, value)) || changed;
    }
    return add_left_out(w, sequence, dropped) || changed;
}
