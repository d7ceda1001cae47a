/* Rows that are sorted by several things. */
#include "plan_rule.h"

#include "plan/sorted.h"

static const char BOOKS[] =
    "CREATE TABLE book (id INTEGER PRIMARY KEY, title TEXT, genre TEXT, pages INTEGER, price REAL, "
    "printed_on "
    "DATE);"
    "INSERT INTO book VALUES (1,'Dune','novel',500,9.5,'2001-02-03'),(2,'Emma','novel',300,5,'1999-01-01');";

static int set_up(void **state) {
    return world_set_up(state, BOOKS);
}

static const struct rule_row rows[] = {
    {"Show book titles by pages descending then title ascending.", "SELECT book.title DESC book.pages END",
     "SELECT book.title DESC book.pages ASC book.title END",
     "SELECT title FROM book ORDER BY pages DESC, title",
     "The title of book, sorted by pages from highest to lowest, then by title from A to Z"},
    {"List the titles of books sorted by genre ascending and price descending.",
     "SELECT book.title book.price ASC book.genre END",
     "SELECT book.title book.price ASC book.genre DESC book.price END", NULL, NULL},
    {"titles of books sorted by genre, then by price from high to low",
     "SELECT book.title ASC book.genre END", "SELECT book.title ASC book.genre DESC book.price END", NULL,
     NULL},
    {"Show the book titles newest first, then alphabetically.", "SELECT book.title DESC book.printed_on END",
     "SELECT book.title DESC book.printed_on ASC book.title END", NULL, NULL},
    {"Show the book titles newest first, then by price ascending.", "SELECT book.title DESC book.price END",
     "SELECT book.title DESC book.printed_on ASC book.price END", NULL, NULL},
    {"Show book titles sorted by genre and price", "SELECT book.title ASC book.genre END",
     "SELECT book.title ASC book.genre book.price END", NULL, NULL},
    {"Show book titles sorted by pages descending", "SELECT book.title DESC book.pages END", NULL, NULL,
     NULL},
    {"Show the titles and pages of books sorted by price", "SELECT book.title book.pages ASC book.price END",
     NULL, NULL, NULL},
    {"Show book titles by pages descending then title ascending.",
     "SELECT book.title DESC book.pages ASC book.title END", NULL, NULL, NULL},
    {"Show book titles by pages descending then something.", "SELECT book.title DESC book.pages END", NULL,
     NULL, NULL},
    {"Sort the list of titles and prices of books in the descending order of price.",
     "SELECT book.title book.price DESC book.price END", NULL, NULL, NULL},
    {"titles of books sorted by genre, then by price", "SELECT book.title ASC book.genre book.pages END",
     NULL, NULL, NULL}, /* which columns, the network knows as well */
    {"sorted", "SELECT book.title ASC book.title END", NULL, NULL, NULL},
    {"by pages descending then title", "SELECT", NULL, NULL, NULL},
};

static void every_key_of_the_order_has_its_direction(void **state) {
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        rule_check(*state, sorted_correct, &rows[i]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(every_key_of_the_order_has_its_direction, set_up, world_tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
