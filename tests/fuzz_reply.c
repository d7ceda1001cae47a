/* Fuzzes the reply reader and the reader of other agents: the input is a question, an agent's turn and a
 * reply, each up to a line feed. */
#include "fuzz_fixture.h"

#include "dialog/judge.h"

static const struct db_column columns[] = {{.name = "date_of_loss", .table = 0},
                                           {.name = "Date_Reported", .table = 0},
                                           {.name = "amount", .table = 0},
                                           {.name = "amount", .table = 1}};
static const struct db_table tables[] = {{.name = "Claims", .first_column = 0, .column_count = 3},
                                         {.name = "Bills", .first_column = 3, .column_count = 1}};
static const struct db_catalogue catalogue = {
    .name = "fuzz", .tables = tables, .table_count = 2, .columns = columns, .column_count = 4};
static const struct dialog_choice dates[] = {
    {.table = "Claims", .column = "date_of_loss", .column_index = 0},
    {.table = "Claims", .column = "Date_Reported", .column_index = 1}};
static const struct dialog_choice amounts[] = {
    {.table = "Claims", .column = "amount", .column_index = 2},
    {.table = "Bills", .column = "amount", .table_index = 1, .column_index = 3},
    {.table = "Bills", .column = "amount", .value = "12 and a half", .table_index = 1, .column_index = 3}};

/* The network takes milliseconds a reply: one input in so many is read by it too. */
#define JUDGED_EVERY 16

static struct embed *embed;
static struct judge *judge;

int LLVMFuzzerInitialize(int *count, char ***arguments) {
    (void)count;
    (void)arguments;
    csql_error error = {.status = CSQL_OK};
    fuzz_require(embed_open("data", &embed, &error) == CSQL_OK &&
                     judge_open("data", &judge, &error) == CSQL_OK,
                 error.message);
    return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct arena *arena = arena_new();
    char *text = arena == NULL ? NULL : arena_copy(arena, (const char *)data, size);
    if (text != NULL && memchr(text, '\0', size) == NULL) {
        char *agent = strchr(text, '\n'), *reply = agent == NULL ? NULL : strchr(agent + 1, '\n');
        if (reply != NULL) {
            *agent++ = '\0';
            *reply++ = '\0';
            bool judged = size % JUDGED_EVERY == 0;
            struct dialog_context context = {.catalogue = &catalogue,
                                             .embed = judged ? embed : NULL,
                                             .judge = judged ? judge : NULL,
                                             .question = text};
            struct dialog_item items[] = {{"date", CSQL_COL_AMB, dates, 2, -1},
                                          {"amount", CSQL_COL_AMB, amounts, 3, judged ? -1 : 0}};
            struct dialog_item *asked = NULL;
            size_t count = 0;
            struct reply out;
            csql_status status =
                dialog_read_agent(&context, arena, agent, strlen(agent), &asked, &count, NULL);
            if (status == CSQL_OK && count > 0) {
                status = dialog_read(&context, arena, asked, count, reply, strlen(reply), &out, NULL);
            }
            if (status == CSQL_OK) {
                status = dialog_read(&context, arena, items, 2, reply, strlen(reply), &out, NULL);
            }
            (void)status;
        }
    }
    arena_free(arena);
    return 0;
}
