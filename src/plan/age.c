#include "plan/age.h"

#include <string.h>

#include "plan/each.h"
#include "plan/legal.h"
#include "text/text.h"

#define SIDE_REACH 3  /* words between a comparative and its number */
#define FIRST_REACH 3 /* words between a superlative and "to" or "first" */

enum age_kind age_of_column(struct arena *arena, const struct db_column *column) {
    static const char *const births[] = {"birth",    "brth",      "brt", "born", "birthdate",
                                         "birthday", "birthyear", "dob", "yob"};
    static const char *const times[] = {"date",     "year",      "day", "time", "birthdate",
                                        "birthday", "birthyear", "dob", "yob"};
    static const char *const ages[] = {"age", "ages"};
    struct words words;
    bool birth = false, time = column->type == TYPE_DATE, age = false;
    if (column->foreign_key ||
        text_words(arena, column->name, strlen(column->name), &words, NULL) != CSQL_OK) {
        return AGE_OF_NOTHING;
    }
    for (size_t i = 0; i < words.count; i++) {
        birth = birth || ONE_OF(words.norm[i], births) || ONE_OF(words.written[i], births);
        time = time || ONE_OF(words.norm[i], times) || ONE_OF(words.written[i], times);
        age = age || ONE_OF(words.norm[i], ages);
    }
    if (birth) {
        return time || (words.count == 1 && column->type == TYPE_NUMBER) ? AGE_OF_BIRTH : AGE_OF_NOTHING;
    }
    return age && column->type == TYPE_NUMBER ? AGE_OF_YEARS : AGE_OF_NOTHING;
}

/* ---- what the question says ---- */

static enum age_side superlative(const struct link_word *word) {
    static const char *const old[] = {"oldest", "eldest"};
    return ONE_OF(word->norm, old) ? AGE_OLD : strcmp(word->norm, "youngest") == 0 ? AGE_YOUNG : AGE_UNSAID;
}

static enum age_side comparative(const struct link_word *word) {
    static const char *const old[] = {"older", "elder"};
    return ONE_OF(word->norm, old) ? AGE_OLD : strcmp(word->norm, "younger") == 0 ? AGE_YOUNG : AGE_UNSAID;
}

enum age_side age_side_beside(const struct linked *linked, const struct link_value *number) {
    static const char *const old[] = {"older", "elder", "over", "above", "more", "least", "exceeding"};
    static const char *const young[] = {"younger", "under", "below", "less", "most"};
    enum age_side side = AGE_UNSAID;
    size_t from = number->first < SIDE_REACH ? 0 : number->first - SIDE_REACH;
    for (size_t i = from; i < number->first; i++) {
        const char *norm = linked->words[i].norm;
        side = ONE_OF(norm, old) ? AGE_OLD : ONE_OF(norm, young) ? AGE_YOUNG : side;
    }
    /* "50 or older" */
    for (size_t i = number->last;
         i < linked->word_count && i < number->last + SIDE_REACH && side == AGE_UNSAID; i++) {
        side = comparative(&linked->words[i]);
    }
    return side;
}

/* "To the youngest" follows, or "first". */
static bool leads(const struct linked *linked, size_t word) {
    static const char *const after[] = {"to", "first"};
    for (size_t i = word + 1; i < linked->word_count && i <= word + FIRST_REACH; i++) {
        if (ONE_OF(linked->words[i].norm, after)) {
            return true;
        }
    }
    return false;
}

/* Sides said twice are one only if they agree. */
static void say(enum age_side *side, enum age_side said, bool *both) {
    *both = *both || (*side != AGE_UNSAID && *side != said);
    *side = *side == AGE_UNSAID ? said : *side;
}

static void read_words(const struct linked *linked, struct age *out) {
    static const char *const old[] = {"old", "age"};
    bool ends = false, compares = false, led = false;
    for (size_t i = 0; i < linked->word_count; i++) {
        out->years = out->years || strcmp(linked->words[i].norm, "aged") == 0 ||
                     (i > 0 && ONE_OF(linked->words[i].norm, old) &&
                      (strcmp(linked->words[i - 1].norm, "years") == 0 ||
                       (i > 1 && strcmp(linked->words[i - 2].norm, "years") == 0)));
        enum age_side end = superlative(&linked->words[i]), than = comparative(&linked->words[i]);
        if (end != AGE_UNSAID) {
            led = led || (out->end == AGE_UNSAID && leads(linked, i));
            say(&out->end, end, &ends);
        }
        if (than != AGE_UNSAID) {
            static const char *const denials[] = {"no", "not", "n't", "or"};
            say(&out->compared, than, &compares);
            /* "No older", "30 or older": what is meant is said otherwise too. */
            compares = compares || (i > 0 && ONE_OF(linked->words[i - 1].norm, denials));
        }
    }
    out->order = ends && !led ? AGE_UNSAID : out->end;
    out->end = ends ? AGE_UNSAID : out->end;
    out->compared = compares ? AGE_UNSAID : out->compared;
}

bool age_read(struct arena *arena, const struct plan_input *in, const struct linked *linked,
              const struct cues *cues, struct age *out) {
    *out = (struct age){.linked = linked};
    read_words(linked, out);
    /* "The highest", "ascending" say the direction of something themselves. */
    if ((cues->found & (CUE_BIT(HIGHEST) | CUE_BIT(LOWEST))) != 0) {
        out->end = AGE_UNSAID;
    }
    if ((cues->found & (CUE_BIT(HIGHEST) | CUE_BIT(LOWEST))) != 0 ||
        ((cues->found & (CUE_BIT(ASCENDING) | CUE_BIT(DESCENDING))) != 0 && out->order == out->end)) {
        out->order = AGE_UNSAID;
    }
    if (out->end == AGE_UNSAID && out->order == AGE_UNSAID && out->compared == AGE_UNSAID && !out->years) {
        return true;
    }
    out->kinds = arena_array(arena, in->column_count + 1, sizeof *out->kinds);
    for (size_t c = 0; out->kinds != NULL && c < in->column_count; c++) {
        out->kinds[c] = age_of_column(arena, &linked->catalogue->columns[in->columns[c].catalogue]);
    }
    return out->kinds != NULL;
}

/* ---- what a sequence does ---- */

static enum age_kind kind_at(const struct age *age, const struct plan_input *in,
                             const struct sequence *sequence, size_t at) {
    size_t index;
    bool column = at < sequence->count && legal_kind(in, sequence->actions[at], &index) == ACTION_COLUMN &&
                  index < in->column_count;
    return column ? age->kinds[index] : AGE_OF_NOTHING;
}

/* What stands for a side among two actions: the smaller years and the later births are the young ones'. */
static uint16_t of_side(enum age_side side, enum age_kind kind, uint16_t small, uint16_t large) {
    return (side == AGE_OLD) == (kind == AGE_OF_YEARS) ? large : small;
}

static bool put(struct sequence *sequence, size_t at, uint16_t action) {
    bool changed = sequence->actions[at] != action;
    sequence->actions[at] = action;
    return changed;
}

static bool turn_end(const struct age *age, enum age_kind kind, struct sequence *sequence, size_t at) {
    uint16_t action = sequence->actions[at];
    if (action == TOKEN_ID_MAX || action == TOKEN_ID_MIN) {
        return age->end != AGE_UNSAID &&
               put(sequence, at, of_side(age->end, kind, TOKEN_ID_MIN, TOKEN_ID_MAX));
    }
    bool limited = at + 2 < sequence->count && sequence->actions[at + 2] == TOKEN_ID_LIMIT;
    enum age_side side = limited ? age->end : age->order;
    return token_in(action, TOKEN_BIT(ASC) | TOKEN_BIT(DESC)) && side != AGE_UNSAID &&
           put(sequence, at, of_side(side, kind, TOKEN_ID_ASC, TOKEN_ID_DESC));
}

/* "Older than" somebody, of whom a query tells: born before. An end on the right side, that of ages, is
 * turned with the comparison. */
static bool turn_comparison(const struct age *age, const struct plan_input *in, struct sequence *sequence,
                            size_t at) {
    static const uint16_t turned[] = {[TOKEN_ID_GT] = TOKEN_ID_LT,
                                      [TOKEN_ID_GE] = TOKEN_ID_LE,
                                      [TOKEN_ID_LT] = TOKEN_ID_GT,
                                      [TOKEN_ID_LE] = TOKEN_ID_GE};
    uint16_t action = sequence->actions[at];
    bool above = action == TOKEN_ID_GT || action == TOKEN_ID_GE;
    if (age->compared == AGE_UNSAID || action < TOKEN_ID_GT || action > TOKEN_ID_LE ||
        above == (age->compared == AGE_YOUNG) || at + 2 >= sequence->count ||
        sequence->actions[at + 2] != TOKEN_ID_SUB) {
        return false;
    }
    sequence->actions[at] = turned[action];
    for (size_t i = at + 3; i < sequence->count && sequence->actions[i] != TOKEN_ID_CLOSE; i++) {
        uint16_t inner = sequence->actions[i];
        if (age->end == AGE_UNSAID && (inner == TOKEN_ID_MAX || inner == TOKEN_ID_MIN) &&
            kind_at(age, in, sequence, i + 1) == AGE_OF_BIRTH) {
            sequence->actions[i] = inner == TOKEN_ID_MAX ? TOKEN_ID_MIN : TOKEN_ID_MAX;
        }
    }
    return true;
}

/* "From oldest to youngest" asks for the rows in that order, and never for one end of a column alone. */
static bool sort_rows(const struct age *age, const struct plan_input *in, struct sequence *sequence) {
    const uint16_t *actions = sequence->actions;
    size_t column;
    enum age_kind kind = kind_at(age, in, sequence, 2);
    if (age->end != AGE_UNSAID || age->order == AGE_UNSAID || kind == AGE_OF_NOTHING ||
        sequence->count != 4 || (actions[1] != TOKEN_ID_MAX && actions[1] != TOKEN_ID_MIN) ||
        legal_kind(in, actions[2], &column) != ACTION_COLUMN) {
        return false;
    }
    int name = each_name(in, age->linked, in->columns[column].table);
    if (name < 0) {
        return false;
    }
    uint16_t by = actions[2];
    *sequence = (struct sequence){
        .actions = {TOKEN_ID_SELECT, (uint16_t)(PLAN_TOKEN_COUNT + input_first_column(in) + (size_t)name),
                    of_side(age->order, kind, TOKEN_ID_ASC, TOKEN_ID_DESC), by, TOKEN_ID_END},
        .count = 5,
        .score = sequence->score};
    return true;
}

/* The one column of ages or births of the table that is shown, as an action; 0 if it has none, or several. */
static uint16_t sole_age(const struct age *age, const struct plan_input *in,
                         const struct sequence *sequence) {
    size_t at = 1, index, found = 0, count = 0;
    at += sequence->count > at && sequence->actions[at] == TOKEN_ID_DISTINCT;
    if (sequence->count <= at || legal_kind(in, sequence->actions[at], &index) != ACTION_COLUMN ||
        index >= in->column_count) {
        return 0;
    }
    for (size_t c = 0; c < in->column_count; c++) {
        if (in->columns[c].table == in->columns[index].table && age->kinds[c] != AGE_OF_NOTHING) {
            found = c;
            count++;
        }
    }
    return count == 1 ? (uint16_t)(PLAN_TOKEN_COUNT + input_first_column(in) + found) : 0;
}

/* Where the first rows are taken of an order by what is neither an age nor a time; 0 if they are not. */
static size_t other_order(const struct age *age, const struct plan_input *in,
                          const struct sequence *sequence) {
    for (size_t i = 1; i + 2 < sequence->count; i++) {
        size_t index;
        if (token_in(sequence->actions[i], TOKEN_BIT(ASC) | TOKEN_BIT(DESC)) &&
            sequence->actions[i + 2] == TOKEN_ID_LIMIT &&
            legal_kind(in, sequence->actions[i + 1], &index) == ACTION_COLUMN && index < in->column_count &&
            age->kinds[index] == AGE_OF_NOTHING && in->columns[index].type != TYPE_DATE) {
            return i;
        }
    }
    return 0;
}

/* Nothing is reckoned, sorted or put together. */
static bool is_plain(const struct sequence *sequence) {
    for (size_t i = 0; i < sequence->count; i++) {
        if (token_in(sequence->actions[i], TOKENS_AGGREGATE | TOKENS_SET | TOKEN_BIT(ASC) | TOKEN_BIT(DESC) |
                                               TOKEN_BIT(GROUP) | TOKEN_BIT(FROM))) {
            return false;
        }
    }
    return true;
}

/* The oldest are the first by age: where nothing is sought by it, or by something else. */
static bool seek_end(const struct age *age, const struct plan_input *in, struct sequence *sequence) {
    uint16_t by = age->end == AGE_UNSAID ? 0 : sole_age(age, in, sequence);
    if (by == 0) {
        return false;
    }
    enum age_kind kind = age->kinds[by - PLAN_TOKEN_COUNT - input_first_column(in)];
    uint16_t way = of_side(age->end, kind, TOKEN_ID_ASC, TOKEN_ID_DESC);
    size_t other = other_order(age, in, sequence);
    if (other > 0) {
        sequence->actions[other] = way;
        sequence->actions[other + 1] = by;
        return true;
    }
    bool numbers = false;
    for (size_t i = 0; i < in->value_count; i++) {
        numbers = numbers || in->values[i].kind == LINK_NUMBER || in->values[i].kind == LINK_NUMBER_WORD;
    }
    if (numbers || !is_plain(sequence) || sequence->count + 4 >= GRAMMAR_MAX_ACTIONS ||
        sequence->actions[sequence->count - 1] != TOKEN_ID_END) {
        return false;
    }
    const uint16_t rest[] = {way, by, TOKEN_ID_LIMIT, TOKEN_ID_ONE, TOKEN_ID_END};
    memcpy(sequence->actions + sequence->count - 1, rest, sizeof rest);
    sequence->count = (uint8_t)(sequence->count + 4);
    return true;
}

/* Of a number of years that is compared with the date of something else: the one age or birth there is. */
static bool meet_years(const struct age *age, const struct plan_input *in, struct sequence *sequence,
                       size_t at) {
    size_t column, value, found = 0, count = 0;
    if ((!age->years && age->compared == AGE_UNSAID) || at + 2 >= sequence->count ||
        sequence->actions[at] < TOKEN_ID_GT || sequence->actions[at] > TOKEN_ID_LE ||
        legal_kind(in, sequence->actions[at + 1], &column) != ACTION_COLUMN || column >= in->column_count ||
        in->columns[column].type != TYPE_DATE ||
        legal_kind(in, sequence->actions[at + 2], &value) != ACTION_VALUE ||
        in->values[value].kind != LINK_NUMBER || in->values[value].number > AGE_MOST_YEARS) {
        return false;
    }
    for (size_t c = 0; c < in->column_count; c++) {
        if (in->columns[c].table == in->columns[column].table && age->kinds[c] != AGE_OF_NOTHING) {
            found = c;
            count++;
        }
    }
    return count == 1 && put(sequence, at + 1, (uint16_t)(PLAN_TOKEN_COUNT + input_first_column(in) + found));
}

bool age_correct(const struct age *age, const struct plan_input *in, struct sequence *sequence) {
    bool changed = age->kinds != NULL && (sort_rows(age, in, sequence) || seek_end(age, in, sequence));
    for (size_t i = 0; age->kinds != NULL && i + 1 < sequence->count; i++) {
        changed = meet_years(age, in, sequence, i) || changed;
        enum age_kind kind = kind_at(age, in, sequence, i + 1);
        if (kind != AGE_OF_NOTHING) {
            changed = turn_end(age, kind, sequence, i) || changed;
        }
        if (kind == AGE_OF_BIRTH) {
            changed = turn_comparison(age, in, sequence, i) || changed;
        }
    }
    return changed;
}

void age_turn_asked(const struct age *age, struct asked *asked) {
    static const enum comparison turned[] = {[COMPARISON_NONE] = COMPARISON_NONE,
                                             [COMPARISON_ABOVE] = COMPARISON_BELOW,
                                             [COMPARISON_AT_LEAST] = COMPARISON_AT_MOST,
                                             [COMPARISON_BELOW] = COMPARISON_ABOVE,
                                             [COMPARISON_AT_MOST] = COMPARISON_AT_LEAST};
    if (age->kinds != NULL && age->compared != AGE_UNSAID && asked->value == NULL && asked->column >= 0 &&
        age->kinds[asked->column] == AGE_OF_BIRTH) {
        asked->asked = turned[asked->asked];
    }
}
