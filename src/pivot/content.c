#include "pivot/content.h"

#include <math.h>
#include <string.h>

#include "text/text.h"

/* The shape of a column's samples. */
struct shape {
    bool number; /* all of them are */
    bool whole;  /* and whole */
    bool marked; /* texts with the marks of addresses, times and codes */
    double magnitude;
    double words, bytes; /* of a text, on average */
    double digits;       /* share of the texts that have some */
};

static double words_of(const char *text) {
    double words = 0;
    for (const char *c = text; *c != '\0'; c++) {
        words += *c != ' ' && (c == text || c[-1] == ' ');
    }
    return words;
}

static struct shape shape_of(const struct db_column *column) {
    struct shape shape = {.number = true, .whole = true};
    const double share = 1.0 / (double)column->sample_count;
    for (size_t i = 0; i < column->sample_count; i++) {
        const char *text = column->samples[i];
        double value = 0;
        if (text_parse_number(text, strlen(text), &value)) {
            shape.magnitude += share * log10(1 + fabs(value));
            shape.whole = shape.whole && value == floor(value);
        } else {
            shape.number = false;
        }
        shape.words += share * words_of(text);
        shape.bytes += share * (double)strlen(text);
        shape.digits += text[strcspn(text, "0123456789")] != '\0' ? share : 0;
        shape.marked = shape.marked || text[strcspn(text, "@/:")] != '\0';
    }
    return shape;
}

/* One word, a few, or a text. */
static int length_class(double words) {
    return words < 1.5 ? 0 : words < 4.5 ? 1 : 2;
}

enum content_likeness content_compare(const struct db_column *a, const struct db_column *b) {
    if (a->sample_count == 0 || b->sample_count == 0) {
        return CONTENT_UNKNOWN;
    }
    const struct shape x = shape_of(a), y = shape_of(b);
    bool alike = x.number == y.number;
    if (alike && x.number) {
        alike = x.whole == y.whole && fabs(x.magnitude - y.magnitude) <= 1;
    } else if (alike) {
        alike = length_class(x.words) == length_class(y.words) && x.bytes <= 2 * y.bytes &&
                y.bytes <= 2 * x.bytes && fabs(x.digits - y.digits) <= 0.5 && x.marked == y.marked;
    }
    return alike ? CONTENT_ALIKE : CONTENT_UNLIKE;
}
