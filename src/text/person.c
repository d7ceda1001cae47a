/* Parts of a person's name. */
#include <strings.h>

#include "text/text.h"

enum person_part text_person_part(const char *const *norms, size_t count) {
    static const struct {
        const char *word;
        enum person_part part;
        bool noun; /* a name without the word "name" beside it */
    } table[] = {
        {"first", PERSON_GIVEN, false},     {"given", PERSON_GIVEN, false},
        {"christian", PERSON_GIVEN, false}, {"forename", PERSON_GIVEN, true},
        {"firstname", PERSON_GIVEN, true},  {"fname", PERSON_GIVEN, true},
        {"middle", PERSON_MIDDLE, false},   {"middlename", PERSON_MIDDLE, true},
        {"mname", PERSON_MIDDLE, true},     {"last", PERSON_FAMILY, false},
        {"family", PERSON_FAMILY, false},   {"sur", PERSON_FAMILY, false},
        {"surname", PERSON_FAMILY, true},   {"lastname", PERSON_FAMILY, true},
        {"lname", PERSON_FAMILY, true},
    };
    enum person_part found = PERSON_NONE;
    bool name = false;
    for (size_t i = 0; i < count; i++) {
        name = name || strcasecmp(norms[i], "name") == 0;
        for (size_t k = 0; k < sizeof table / sizeof *table; k++) {
            if (strcasecmp(norms[i], table[k].word) == 0) {
                found = table[k].part;
                name = name || table[k].noun;
            }
        }
    }
    return name ? found : PERSON_NONE;
}
