#include "hint/age.h"

#include <string.h>

#include "text/text.h"

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
