/* Columns of one kind that words mean all at once: "the price" of what has a listed and a discounted one. */
#include <string.h>
#include <strings.h>

#include "session/internal.h"
#include "sql/sql.h"
#include "text/text.h"

/* Most columns that words are taken to mean all at once. */
#define MAX_TOGETHER 3

/* The last word of the column's name, as a stem: what kind of thing it holds. */
static const char *head_of(const struct turn *turn, const struct db_column *column) {
    struct words words;
    bool read = text_words(turn->arena, column->name, strlen(column->name), &words, NULL) == CSQL_OK;
    return read && words.count > 1 ? words.stem[words.count - 1] : "";
}

/* Columns of one table that hold one kind of thing ("listed price", "net price"), each in a reading of its
 * own. */
static bool are_of_one_kind(const struct db_catalogue *catalogue, const struct turn *turn,
                            const struct slot *slot) {
    const struct db_column *first = NULL;
    for (size_t i = 0; i < slot->item.choice_count; i++) {
        const struct dialog_choice *choice = &slot->item.choices[i];
        if (choice->column_index < 0 || choice->value != NULL) {
            return false;
        }
        const struct db_column *column = &catalogue->columns[choice->column_index];
        first = first == NULL ? column : first;
        if (column->table != first->table || *head_of(turn, column) == '\0' ||
            strcmp(head_of(turn, column), head_of(turn, first)) != 0) {
            return false;
        }
    }
    return turn->reading_count == slot->item.choice_count;
}

static size_t shown_count(const struct turn *turn, const char *sql) {
    struct sql_select *tree = NULL;
    bool parsed = sql_parse(turn->arena, sql, strlen(sql), &tree, NULL) == CSQL_OK;
    return parsed && tree->core_count == 1 ? tree->cores[0]->result_count : 0;
}

/* The question with the list "A and B" for the pivot's term: behind another "and" it goes on with a comma,
 * and before one it has a comma for its own. */
static const char *put_list(const struct turn *turn, const struct pivot *pivot, const char *list) {
    static const char join[] = " and ";
    const size_t length = sizeof join - 1;
    const char *before = turn->question, *after = turn->question + pivot->end, *and = strstr(list, join);
    const size_t start = pivot->start;
    if (and != NULL && strncmp(after, join, length) == 0) {
        return arena_printf(turn->arena, "%.*s%.*s, %s%s", (int)start, before, (int)(and - list), list,
                            and + length, after);
    }
    if (and != NULL && start > length && strncmp(before + start - length, join, length) == 0) {
        return arena_printf(turn->arena, "%.*s, %s%s", (int)(start - length), before, list, after);
    }
    return arena_printf(turn->arena, "%.*s%s%s", (int)start, before, list, after);
}

/* The readings in the order of the columns that they choose, as the table has them. */
static void order_readings(const struct turn *turn, size_t count, size_t *order) {
    const struct dialog_choice *choices = turn->slots[0].item.choices;
    for (size_t i = 0; i < count; i++) {
        size_t at = i;
        const int column = choices[turn->readings[i].choice[0]].column_index;
        while (at > 0 && choices[turn->readings[order[at - 1]].choice[0]].column_index > column) {
            order[at] = order[at - 1];
            at--;
        }
        order[at] = i;
    }
}

bool turn_join_shown(csql_session *session, struct turn *turn) {
    const struct slot *slot = &turn->slots[0];
    const char *sql[MAX_TOGETHER], *names = "";
    size_t count = turn->reading_count, order[MAX_TOGETHER];
    if (count > MAX_TOGETHER || !are_of_one_kind(db_catalogue(session->db), turn, slot)) {
        return true;
    }
    order_readings(turn, count, order);
    for (size_t i = 0; i < count && names != NULL; i++) {
        const struct turn_reading *reading = &turn->readings[order[i]];
        const char *name = turn_choice_words(turn->arena, &slot->item, (size_t)reading->choice[0], false);
        name = name == NULL ? NULL : turn_in_number(turn, slot, name);
        sql[i] = reading->sql;
        const char *join = i == 0 ? "" : i + 1 == count ? " and " : ", ";
        names = name == NULL ? NULL : arena_printf(turn->arena, "%s%s%s", names, join, name);
    }
    const char *joined = names == NULL ? NULL : readings_join(session, turn->arena, sql, count);
    if (joined == NULL || shown_count(turn, joined) <= shown_count(turn, sql[0])) {
        return names != NULL; /* they differ by what they ask of the rows */
    }
    const char *rewrite = put_list(turn, slot->pivot, names);
    turn->all_meant = (struct reading){.sql = joined, .probability = 1, .rewrite = rewrite, .all = true};
    return rewrite != NULL;
}
