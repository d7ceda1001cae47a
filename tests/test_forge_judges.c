/* What the generator's judges do not let pass, each beside a question that differs in just that. */
#include "forge_fixture.h"

#include "forge/clarity.h"

#define DOCUMENTS                                                                                            \
    "CREATE TABLE document_kinds (kind_code TEXT, kind_description TEXT);"                                   \
    "INSERT INTO document_kinds VALUES ('A', 'report'), ('B', 'letter');"
#define CAMPUSES                                                                                             \
    "CREATE TABLE campuses (campus_id INTEGER PRIMARY KEY, campus TEXT, county TEXT, founded INTEGER);"      \
    "INSERT INTO campuses VALUES (1, 'Fullerton', 'Orange', 1957), (2, 'Chico', 'Butte', 1887);"
#define DRIVERS                                                                                              \
    "CREATE TABLE drivers (driver_id INTEGER PRIMARY KEY, title TEXT, citizenship TEXT, hometown TEXT);"     \
    "INSERT INTO drivers VALUES (1, 'Dr', 'Peru', 'Lima'), (2, 'Ms', 'Chile', 'Arica');"
#define VISITS                                                                                               \
    "CREATE TABLE visits (visit_id INTEGER PRIMARY KEY, patient TEXT, physician TEXT);"                      \
    "INSERT INTO visits VALUES (1, 'a', 'x'), (2, 'b', 'y');"
#define GUESTS                                                                                               \
    "CREATE TABLE guests (guest_key INTEGER PRIMARY KEY, guest_phone TEXT, guest_badge TEXT);"               \
    "INSERT INTO guests VALUES (1, '11', 'x'), (2, '22', 'y');"
#define SHIPMENTS                                                                                            \
    "CREATE TABLE shipments (shipment_id INTEGER PRIMARY KEY, planned_date TEXT, actual_date TEXT,"          \
    " first_name TEXT, last_name TEXT);"                                                                     \
    "INSERT INTO shipments VALUES (1, '2020-01-02', '2020-01-03', 'Ann', 'Lee'),"                            \
    " (2, '2020-02-02', '2020-02-05', 'Bo', 'Roy');"

#define SHIPS                                                                                                \
    "CREATE TABLE vessels (vessel_id INTEGER PRIMARY KEY, tonnage REAL, port TEXT, launch TEXT,"             \
    " all_scores INTEGER, season_scores INTEGER, start_date TEXT, end_date TEXT, votes INTEGER,"             \
    " vote_percent REAL);"                                                                                   \
    "INSERT INTO vessels VALUES (1, 2.5, 'Oslo', 'x', 3, 2, '2020-01-02', '2021-01-03', 4, 5.5),"            \
    " (2, 3.5, 'Bergen', 'y', 5, 1, '2020-02-02', '2022-02-05', 6, 7.5);"                                    \
    "CREATE TABLE owners (owner_id INTEGER PRIMARY KEY, birth_date TEXT);"

#define HARBOURS                                                                                             \
    "CREATE TABLE harbours (harbour_id INTEGER PRIMARY KEY, country TEXT);"                                  \
    "INSERT INTO harbours VALUES (1, 'France'), (2, 'Italy'), (3, 'Japan');"

#define ATHLETES                                                                                             \
    "CREATE TABLE athletes (athlete_id INTEGER PRIMARY KEY, height REAL, weight REAL, maximum_pulse "        \
    "INTEGER,"                                                                                               \
    " resting_pulse INTEGER, region TEXT, district TEXT);"                                                   \
    "INSERT INTO athletes VALUES (1, 1.7, 60.0, 180, 50, 'Costa Brava', 'Costa Brava'),"                     \
    " (2, 1.9, 70.0, 190, 60, 'Lapland', 'Lapland');"
#define REGIONS                                                                                              \
    "CREATE TABLE regions (region_name TEXT, label TEXT);"                                                   \
    "INSERT INTO regions VALUES ('a', 'b'), ('c', 'd');"
#define ALBUMS                                                                                               \
    "CREATE TABLE albums (album_id INTEGER PRIMARY KEY, sleeve_color TEXT, sleeve_style TEXT);"              \
    "INSERT INTO albums VALUES (1, 'a', 'b'), (2, 'c', 'd');"
#define MEMBERS                                                                                              \
    "CREATE TABLE members (lname TEXT, initial TEXT);"                                                       \
    "INSERT INTO members VALUES ('Smithson', 'S'), ('Lee', 'L');"
#define SHOPS                                                                                                \
    "CREATE TABLE shops (shop_tax_code TEXT, shop_zone_code TEXT, yearly_rent INTEGER,"                      \
    " monthly_rent INTEGER);"                                                                                \
    "INSERT INTO shops VALUES ('a', 'b', 12, 1), ('c', 'd', 24, 2);"

#define ORDERS                                                                                               \
    "CREATE TABLE book_orders (book_order_id INTEGER PRIMARY KEY, order_note TEXT, order_code TEXT,"         \
    " discount_amount REAL, refund_amount REAL);"                                                            \
    "INSERT INTO book_orders VALUES (1, 'a', 'b', 1.5, 2.5), (2, 'c', 'd', 3.5, 4.5);"
#define PUPILS                                                                                               \
    "CREATE TABLE pupils (first_name TEXT, last_name TEXT, joined_date TEXT, left_date TEXT, age INTEGER,"   \
    " maximum_mark INTEGER, mark INTEGER);"                                                                  \
    "INSERT INTO pupils VALUES ('Carole', 'Kim', '2020-01-02', '2021-01-02', 9, 6, 4),"                      \
    " ('Kim', 'Roy', '2020-02-02', '2021-02-02', 8, 5, 3);"

static void judges(void **state) {
    struct fixture *f = *state;
    static const struct {
        struct forge_trial trial;
        const char *reason; /* NULL: an instance is made */
    } cases[] = {
        /* evaluator: "kind information" is what another table has */
        {{DOCUMENTS "CREATE TABLE all_kinds (a INTEGER);", "List the kind descriptions.",
          "SELECT kind_description FROM document_kinds", NULL, "col_amb_lexical"},
         "the term says what another table has"},
        {{DOCUMENTS "CREATE TABLE all_papers (a INTEGER);", "List the kind descriptions.",
          "SELECT kind_description FROM document_kinds", NULL, "col_amb_lexical"},
         NULL},
        /* context: the column is what the table's rows are called, or those of another */
        {{CAMPUSES, "Show the campus of each row.", "SELECT campus FROM campuses", NULL, "col_amb_semantic"},
         "the sentence no longer says what it is of"},
        {{VISITS "CREATE TABLE patients (a INTEGER);", "Show the patient of each visit.",
          "SELECT patient FROM visits", NULL, "col_amb_semantic"},
         "the sentence no longer says what it is of"},
        {{VISITS, "Show the patient of each visit.", "SELECT patient FROM visits", NULL, "col_amb_semantic"},
         NULL},
        {{CAMPUSES, "Show the county of each row.", "SELECT county FROM campuses", NULL, "col_amb_semantic"},
         NULL},
        /* review: one comes from a hometown and not from a citizenship */
        {{DRIVERS, "How many drivers come from each hometown?",
          "SELECT count(*), hometown FROM drivers GROUP BY hometown", NULL, "col_amb_semantic"},
         "a preposition tells which member is meant"},
        {{DRIVERS, "How many drivers are there for each hometown?",
          "SELECT count(*), hometown FROM drivers GROUP BY hometown", NULL, "col_amb_semantic"},
         NULL},
        /* review: "the guest details of all guests" */
        {{GUESTS, "Show the phones of all guests.", "SELECT guest_phone FROM guests", NULL,
          "col_amb_lexical"},
         "the term is said to be of what it names itself"},
        {{GUESTS, "Show the guest phones.", "SELECT guest_phone FROM guests", NULL, "col_amb_lexical"}, NULL},
        /* placing: what stood around the replaced word is left over */
        {{SHIPS, "Show the acceptance tonnage of vessels.", "SELECT tonnage FROM vessels", NULL, "col_unans"},
         "the term does not read well there"},
        {{SHIPS, "Show the tonnage of commissioning.", "SELECT tonnage FROM vessels", NULL, "col_unans"},
         "the term does not read well there"},
        {{SHIPS, "When is the launch?", "SELECT launch FROM vessels", NULL, "col_unans"},
         "the term does not read well there"},
        {{SHIPS, "Show the ports from which vessels leave.", "SELECT port FROM vessels", NULL, "col_unans"},
         "the term does not read well there"},
        {{SHIPS, "What port is the vessel from?", "SELECT port FROM vessels", NULL, "col_unans"},
         "the term does not read well there"},
        {{SHIPS, "Show the tonnage of vessels.", "SELECT tonnage FROM vessels", NULL, "col_unans"}, NULL},
        {{SHIPS, "Show the vessel tonnage.", "SELECT tonnage FROM vessels", NULL, "col_unans"},
         "the term does not read well there"},
        {{SHIPS, "Show the tonnage of tonnage bays.", "SELECT tonnage FROM vessels", NULL, "col_unans"},
         "the question does not name the target in one place"},
        {{SHIPS "ALTER TABLE vessels ADD COLUMN founded INTEGER;", "Show the vessel that was founded first.",
          "SELECT vessel_id FROM vessels ORDER BY founded LIMIT 1", NULL, "col_unans"},
         "the question does not name the target in one place"},
        /* placing: in different ports, ports that did something, ports that are used */
        {{SHIPS, "Count the vessels in different ports.", "SELECT count(*), port FROM vessels GROUP BY port",
          NULL, "col_unans"},
         "the term does not read well there"},
        {{SHIPS, "Show the vessels registered by port.", "SELECT vessel_id, port FROM vessels", NULL,
          "col_unans"},
         "the term does not read well there"},
        {{SHIPS, "Show the ports used by vessels.", "SELECT port FROM vessels", NULL, "col_unans"},
         "the term does not read well there"},
        /* placing: what is counted by a place is counted by no slogan */
        {{SHIPS, "Show the ports with more than two vessels.",
          "SELECT port FROM vessels GROUP BY port HAVING count(*) > 2", NULL, "col_unans"},
         "the term does not read well there"},
        /* review: the sentence says the value in other words */
        {{HARBOURS "CREATE TABLE calls (call_status TEXT); INSERT INTO calls VALUES ('Cancel'), ('Open');",
          "Which calls were canceled (the status is \"Cancel\")?",
          "SELECT * FROM calls WHERE call_status = 'Cancel'", NULL, "val_unans"},
         "the sentence says the value beside"},
        {{HARBOURS "CREATE TABLE calls (call_status TEXT); INSERT INTO calls VALUES ('Cancel'), ('Open');",
          "Which calls have the status \"Cancel\"?", "SELECT * FROM calls WHERE call_status = 'Cancel'", NULL,
          "val_unans"},
         NULL},
        {{SHIPS, "Show the names of all ports.", "SELECT port FROM vessels", NULL, "col_unans"},
         "the term does not read well there"},
        /* review: the word before makes a name with the term; the term is another table's */
        {{SHIPS, "Show all season scores.", "SELECT season_scores FROM vessels", NULL, "col_amb_lexical"},
         "a word of the sentence tells which member is meant"},
        {{SHIPS, "Show the season scores.", "SELECT season_scores FROM vessels", NULL, "col_amb_lexical"},
         NULL},
        {{SHIPS, "Show the start date of the owners.", "SELECT start_date FROM vessels", NULL,
          "col_amb_lexical"},
         "the term says what another table has"},
        {{SHIPS, "Show the start date of the vessels.", "SELECT start_date FROM vessels", NULL,
          "col_amb_lexical"},
         NULL},
        /* terms: a percentage of votes is no vote */
        {{SHIPS, "Show the votes.", "SELECT votes FROM vessels", NULL, "col_amb_semantic"},
         "no term for the target and others"},
        {{SHIPS "ALTER TABLE vessels ADD COLUMN owner_vote INTEGER;", "Show the votes.",
          "SELECT votes FROM vessels", NULL, "col_amb_semantic"},
         NULL},
        /* review: nobody is 1.8 kilograms; the greatest is the maximum; a part of a name is left */
        {{ATHLETES, "Count the athletes whose height is above 1.8.",
          "SELECT count(*) FROM athletes WHERE height > 1.8", NULL, "col_amb_semantic"},
         "a number tells which member is meant"},
        {{ATHLETES "UPDATE athletes SET weight = 1.7 WHERE athlete_id = 2;",
          "Count the athletes whose height is above 1.8.", "SELECT count(*) FROM athletes WHERE height > 1.8",
          NULL, "col_amb_semantic"},
         NULL},
        {{ATHLETES, "Show the greatest maximum pulse.", "SELECT max(maximum_pulse) FROM athletes", NULL,
          "col_amb_lexical"},
         "a unit or adjective tells which member is meant"},
        {{ATHLETES, "Show the maximum pulse.", "SELECT maximum_pulse FROM athletes", NULL, "col_amb_lexical"},
         NULL},
        {{ATHLETES, "Count the athletes of Costa Brava region.",
          "SELECT count(*) FROM athletes WHERE region = 'Costa Brava'", NULL, "col_amb_semantic"},
         "the term does not read well there"},
        {{SHIPS, "Show all all_scores.", "SELECT all_scores FROM vessels", NULL, "col_amb_lexical"},
         "a part of the name is left"},
        /* context: the regions are gone, and members have names too */
        {{REGIONS "CREATE TABLE members (member_name TEXT);", "List the region names.",
          "SELECT region_name FROM regions", NULL, "col_amb_semantic"},
         "the sentence no longer says what it is of"},
        {{"CREATE TABLE regions (title TEXT, label TEXT); CREATE TABLE members (member_name TEXT);"
          "INSERT INTO regions VALUES ('a', 'b'), ('c', 'd');",
          "List the titles of the regions.", "SELECT title FROM regions", NULL, "col_amb_semantic"},
         NULL},
        /* context: which price was never said */
        {{SHOPS, "List the shop tax codes and rents.", "SELECT shop_tax_code, yearly_rent FROM shops", NULL,
          "col_amb_lexical"},
         "the question was not clear before"},
        /* evaluator: the joined tests have a date too */
        {{ALBUMS "CREATE TABLE checks (album_id INTEGER, sleeve_date TEXT);",
          "List the sleeve colors of all checks.",
          "SELECT sleeve_color FROM albums JOIN checks ON albums.album_id = checks.album_id", NULL,
          "col_amb_lexical"},
         "a column outside the group fits as well"},
        {{ALBUMS "CREATE TABLE checks (album_id INTEGER, check_date TEXT);",
          "List the sleeve colors of all checks.",
          "SELECT sleeve_color FROM albums JOIN checks ON albums.album_id = checks.album_id", NULL,
          "col_amb_lexical"},
         NULL},
        /* sampler: no initial is "Smithson" */
        {{MEMBERS, "Count the members with last name Smithson.",
          "SELECT count(*) FROM members WHERE lname = 'Smithson'", NULL, "col_amb_semantic"},
         "no other column of the table is like it"},
        {{MEMBERS, "List the last names of the members.", "SELECT lname FROM members", NULL,
          "col_amb_semantic"},
         NULL},
        /* terms: "intro" may be an introduction */
        {{HARBOURS "CREATE TABLE courses (title TEXT); INSERT INTO courses VALUES ('Introduction to law'),"
                   " ('Introduction to art'), ('Intro to music');",
          "Count the courses called Introduction to law.",
          "SELECT count(*) FROM courses WHERE title = 'Introduction to law'", NULL, "val_amb"},
         "no term for the target and others"},
        {{HARBOURS "CREATE TABLE courses (title TEXT); INSERT INTO courses VALUES ('Introduction to law'),"
                   " ('Introduction to art'), ('Music');",
          "Count the courses called Introduction to law.",
          "SELECT count(*) FROM courses WHERE title = 'Introduction to law'", NULL, "val_amb"},
         NULL},
        /* review: both values are in the sentence, if not as they are stored */
        {{HARBOURS "CREATE TABLE ports (port TEXT); INSERT INTO ports VALUES ('London Gatwick'),"
                   " ('London Heathrow'), ('Oslo');",
          "Count the ports that are London Heathrow or Gatwick.",
          "SELECT count(*) FROM ports WHERE port = 'London Heathrow' OR port = 'London Gatwick'", NULL,
          "val_amb"},
         "a member is meant elsewhere in the sentence"},
        /* retriever: a date that is compared is no other date's, a name may be any name */
        {{SHIPMENTS, "Show the planned date of shipments.", "SELECT planned_date FROM shipments", NULL,
          "col_amb_lexical"},
         NULL},
        {{SHIPMENTS, "Show the actual date where the first name is Ann.",
          "SELECT actual_date FROM shipments WHERE first_name = 'Ann'", NULL, "col_amb_semantic"},
         NULL},
        /* terms: the details of orders are all that the orders tell, and an order of books is no book */
        {{ORDERS, "Show the order note and the discount and refund amount of the orders.",
          "SELECT order_note, discount_amount, refund_amount FROM book_orders", NULL, "col_amb_lexical"},
         NULL},
        {{ORDERS, "Show the order note.", "SELECT order_note FROM book_orders", NULL, "col_amb_lexical"},
         "no term for the target and others"},
        {{"CREATE TABLE book_clubs (book_title TEXT, book_club_number INTEGER);"
          "INSERT INTO book_clubs VALUES ('a', 1), ('b', 2);",
          "Show the book titles.", "SELECT book_title FROM book_clubs", NULL, "col_amb_lexical"},
         "no term for the target and others"},
        /* terms: what is active from a day has no active information */
        {{"CREATE TABLE plans (active_from TEXT, active_to TEXT);"
          "INSERT INTO plans VALUES ('a', 'b'), ('c', 'd');",
          "Show the active from.", "SELECT active_from FROM plans", NULL, "col_amb_lexical"},
         "no term for the target and others"},
        /* terms: what is payable is an amount too */
        {{ORDERS, "Show the discount amount.", "SELECT discount_amount FROM book_orders", NULL,
          "col_amb_semantic"},
         NULL},
        {{ORDERS "ALTER TABLE book_orders ADD COLUMN amount_payable REAL;", "Show the discount amount.",
          "SELECT discount_amount FROM book_orders", NULL, "col_amb_semantic"},
         "no term for the target and others"},
        /* review: a given name tells itself, unless it is a family name as well */
        {{PUPILS, "Show the age of the pupil with first name Carole.",
          "SELECT age FROM pupils WHERE first_name = 'Carole'", NULL, "col_amb_lexical"},
         "a text tells which member is meant"},
        {{PUPILS, "Show the age of the pupil with first name Kim.",
          "SELECT age FROM pupils WHERE first_name = 'Kim'", NULL, "col_amb_lexical"},
         NULL},
        /* review: pupils have no day */
        {{PUPILS, "Show the joined date of the pupils.", "SELECT joined_date FROM pupils", NULL,
          "col_amb_semantic"},
         "the term does not read well there"},
        {{PUPILS, "Show the joined date.", "SELECT joined_date FROM pupils", NULL, "col_amb_semantic"}, NULL},
        /* placing: a number of them */
        {{ATHLETES, "Count the athletes with more than 2 heights.",
          "SELECT count(*) FROM athletes WHERE height > 2", NULL, "col_amb_semantic"},
         "the term does not read well there"},
        /* terms: none at all of a thing of no known kind */
        {{SHIPMENTS, "Show the planned date of the wibble.", "SELECT planned_date FROM shipments", NULL,
          "col_unans"},
         "no term for the target and others"},
        {{PUPILS, "Show the age of the pupils.", "SELECT age FROM pupils", NULL, "col_unans"}, NULL},
        /* placing: rows are counted by it, it is summed up, the end of its scale is lost, it has things */
        {{PUPILS, "Count the pupils for each age.", "SELECT count(*), age FROM pupils GROUP BY age", NULL,
          "col_unans"},
         "the term does not read well there"},
        {{PUPILS, "Show the total mark of the pupils.", "SELECT sum(mark) FROM pupils", NULL, "col_unans"},
         "the term does not read well there"},
        {{PUPILS, "Show the maximum mark of the pupils.", "SELECT maximum_mark FROM pupils", NULL,
          "col_unans"},
         "the term does not read well there"},
        {{PUPILS, "Show the last names and their ages.", "SELECT last_name FROM pupils", NULL, "col_unans"},
         "the term does not read well there"},
        /* placing: in brackets it tells what is before them; review: it is spoken of twice; pattern: compared
         */
        {{PUPILS, "Show the age (mark) of the pupils.", "SELECT mark FROM pupils", NULL, "col_unans"},
         "the term does not read well there"},
        {{"CREATE TABLE districts (district_name TEXT, city_area REAL);"
          "INSERT INTO districts VALUES ('a', 1.5), ('b', 2.5);",
          "Which district has the largest area? Show the city area of the district.",
          "SELECT city_area FROM districts ORDER BY city_area DESC LIMIT 1", NULL, "col_unans"},
         "a part of the name is left"},
        {{PUPILS, "Show the pupils whose mark is between -2 and 3.",
          "SELECT first_name FROM pupils WHERE mark BETWEEN -2 AND 3", NULL, "col_unans"},
         "nothing can be put there"},
        /* placing: what is earned or paid is money */
        {{PUPILS, "Which pupils get the highest mark?",
          "SELECT first_name FROM pupils ORDER BY mark DESC LIMIT 1", NULL, "col_unans"},
         "the term does not read well there"},
        /* placing: nobody sorts by such a text; the end of a scale is said of one; "by" alone sorts nothing
         */
        {{PUPILS, "Show the pupils sorted by last name.", "SELECT * FROM pupils ORDER BY last_name", NULL,
          "col_unans"},
         "the term does not read well there"},
        {{PUPILS, "Show the pupil with the highest marks.", "SELECT * FROM pupils ORDER BY mark DESC LIMIT 1",
          NULL, "col_unans"},
         "the term does not read well there"},
        {{PUPILS, "Show the pupil with the highest mark.", "SELECT * FROM pupils ORDER BY mark DESC LIMIT 1",
          NULL, "col_unans"},
         NULL},
        {{PUPILS, "List the pupils by the first name.", "SELECT * FROM pupils ORDER BY first_name", NULL,
          "col_amb_lexical"},
         "the term does not read well there"},
        {{PUPILS, "List the pupils sorted by the first name.", "SELECT * FROM pupils ORDER BY first_name",
          NULL, "col_amb_lexical"},
         NULL},
        /* review: what makes the whole name is its parts */
        {{PUPILS, "Show the age and the first name for the full record.",
          "SELECT age, first_name FROM pupils", NULL, "col_amb_semantic"},
         "a word of the sentence tells which member is meant"},
        /* terms: the key of another thing is not that of the row; a key tells the country */
        {{"CREATE TABLE chains (store_chain_id INTEGER PRIMARY KEY);"
          "CREATE TABLE stores (store_id INTEGER PRIMARY KEY, store_chain_id INTEGER REFERENCES chains);"
          "INSERT INTO stores VALUES (1, 2), (2, 3);",
          "List the store id of every row.", "SELECT store_id FROM stores", NULL, "col_amb_lexical"},
         "no term for the target and others"},
        {{"CREATE TABLE nations (country_id INTEGER PRIMARY KEY);"
          "CREATE TABLE depots (city TEXT, province TEXT, country_id INTEGER REFERENCES nations);"
          "INSERT INTO depots VALUES ('a', 'b', 1), ('c', 'd', 2);",
          "List the city of every depot.", "SELECT city FROM depots", NULL, "col_amb_semantic"},
         "no term for the target and others"},
        {{"CREATE TABLE depots (city TEXT, province TEXT, email_address TEXT);"
          "INSERT INTO depots VALUES ('a', 'b', 'x'), ('c', 'd', 'y');",
          "List the city of every depot.", "SELECT city FROM depots", NULL, "col_amb_semantic"},
         NULL},
        /* terms: a date is no period, half a position no position */
        {{"CREATE TABLE outings (season TEXT, year INTEGER); INSERT INTO outings VALUES ('a', 1990);",
          "List the season of every outing.", "SELECT season FROM outings", NULL, "col_amb_semantic"},
         NULL},
        {{"CREATE TABLE buoys (latitude REAL, longitude REAL); INSERT INTO buoys VALUES (1.5, 2.5);",
          "List the latitude of every buoy.", "SELECT latitude FROM buoys", NULL, "col_amb_semantic"},
         "no term for the target and others"},
        {{"CREATE TABLE buoys (latitude REAL, longitude REAL); INSERT INTO buoys VALUES (1.5, 2.5);",
          "Show the average latitude of all buoys.", "SELECT avg(latitude) FROM buoys", NULL,
          "col_amb_semantic"},
         NULL},
        /* evaluator: a term built on a member's word, or that is one's whole name, points to that one */
        {{"CREATE TABLE barges (kind TEXT, class TEXT); INSERT INTO barges VALUES ('a', 'b'), ('c', 'd');",
          "List the class of every barge.", "SELECT class FROM barges", NULL, "col_amb_semantic"},
         "a word of a semantic term is built on a member's"},
        {{"CREATE TABLE depots (keeper_name TEXT, vice_keeper_name TEXT);"
          "INSERT INTO depots VALUES ('a', 'b'), ('c', 'd');",
          "List the keeper name of every depot.", "SELECT keeper_name FROM depots", NULL, "col_amb_lexical"},
         "but for its padding the term is a member's name"},
        /* evaluator: what a text is only looked for in may be meant as well */
        {{GUESTS "ALTER TABLE guests ADD COLUMN guest_code TEXT;",
          "Show the guest phones where the badge has an x.",
          "SELECT guest_phone FROM guests WHERE guest_badge LIKE '%x%'", NULL, "col_amb_lexical"},
         "a column outside the group fits as well"},
        /* evaluator: a value that nothing places may be one of these too */
        {{HARBOURS "INSERT INTO harbours VALUES (4, 'Zembla');", "Count the harbours of France.",
          "SELECT count(*) FROM harbours WHERE country = 'France'", NULL, "val_amb"},
         "a value outside the group may fit as well"},
        {{HARBOURS, "Count the harbours of France.", "SELECT count(*) FROM harbours WHERE country = 'France'",
          NULL, "val_amb"},
         NULL},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct forge_outcome outcome = forge_try(f, &cases[i].trial, i);
        if (cases[i].reason ? !forge_has_reason(&outcome, cases[i].reason) : outcome.made == 0) {
            fail_msg("%zu, %s: %s", i, cases[i].trial.question,
                     outcome.question                  ? outcome.question
                     : outcome.reason_count[FORGE_UNI] ? outcome.reasons[FORGE_UNI][0]
                                                       : "-");
        }
    }
}

/* What a thing is, in either number, by its own noun and by the word before it. */
static void kinds(void **state) {
    struct fixture *f = *state;
    static const struct {
        const char *kind, *thing, *phrase;
        bool is;
    } cases[] = {
        {"person", "drivers", NULL, true},
        {"person", "nurses", NULL, true},
        {"person", "coasters", "roller coasters", false},
        {"person", "modes", "screen modes", false},
        {"book", "books", NULL, true},
        {"book", "bookings", NULL, false},
        {"booking", "bookings", NULL, true},
        {"course", "trainings", NULL, true},
        {"course", "train", NULL, false},
        {"city", "cities", NULL, true},
        {"animal", "females", NULL, false},
        {"any", "", NULL, true},
        {"person", "", NULL, false},
        {"no kind", "drivers", NULL, false},
    };
    struct forge_lexicon *lexicon = NULL;
    struct forge_tables tables;
    csql_error error;
    assert_int_equal(forge_lexicon_open("data", &lexicon, &error), CSQL_OK);
    assert_int_equal(forge_tables_read(f->arena, "data", &tables, &error), CSQL_OK);
    struct forge_task task = {.arena = f->arena, .lexicon = lexicon, .tables = &tables};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        if (forge_is_kind(&task, cases[i].kind, cases[i].thing, cases[i].phrase) != cases[i].is) {
            fail_msg("%s: %s", cases[i].kind, cases[i].thing);
        }
    }
    forge_lexicon_close(lexicon);
}

/* What "first and last name" says of two columns is left alone. */
static void shared_words_stay(void **state) {
    struct fixture *f = *state;
    const struct forge_trial trial = {"CREATE TABLE shipments (first_toll INTEGER, last_toll INTEGER);"
                                      "INSERT INTO shipments VALUES (1, 2), (3, 4);",
                                      "Show the first and last toll ordered by the first toll.",
                                      "SELECT first_toll, last_toll FROM shipments ORDER BY first_toll", NULL,
                                      "col_unans"};
    struct forge_outcome outcome = forge_try(f, &trial, 0);
    assert_int_equal(outcome.made, 1);
    assert_non_null(strstr(outcome.question, "Show the first and last toll ordered by the "));
    assert_null(strstr(outcome.question, "by the first toll"));
}

/* "first and last name" is two columns, which are replaced together or not at all. */
static void coupled_names(void **state) {
    struct fixture *f = *state;
    static const char *const questions[] = {"Show the first and last names of the pupils.",
                                            "Show the last, first and last names of the pupils."};
    for (size_t i = 0; i < 2; i++) {
        const struct forge_trial trial = {PUPILS, questions[i], "SELECT first_name, last_name FROM pupils",
                                          NULL, "col_amb_semantic"};
        struct forge_outcome outcome = forge_try(f, &trial, i);
        assert_int_equal(outcome.made, i == 0);
        assert_true(i > 0 || strstr(outcome.question, " and "));
        assert_true(i > 0 || !strstr(outcome.question, "first"));
        assert_true(i > 0 || !strstr(outcome.question, "names"));
    }
}

/* Whose attribute it is: what is said to own it, not what a text that is compared names. */
static void owners(void **state) {
    struct fixture *f = *state;
    const struct forge_trial trial = {"CREATE TABLE classes (class_code TEXT, tutor_name TEXT, room TEXT);"
                                      "INSERT INTO classes VALUES ('cat', 'Lee', 'r'), ('dog', 'Roy', 's');",
                                      "Show the room of the class code cat.",
                                      "SELECT room FROM classes WHERE class_code = 'cat'", NULL, "col_unans"};
    struct forge_outcome outcome = forge_try(f, &trial, 0);
    assert_true(forge_has_reason(&outcome, "no term for the target and others"));
}

/* Two padded terms may stand side by side: what they share says nothing. */
static void pads_do_not_collide(void **state) {
    struct fixture *f = *state;
    const struct forge_trial trial = {
        "CREATE TABLE rooms (team_code TEXT, team_motto TEXT, hall_code TEXT, hall_motto TEXT);"
        "INSERT INTO rooms VALUES ('a', 'b', 'c', 'd'), ('e', 'f', 'g', 'h');",
        "Show the team motto and hall motto.", "SELECT team_motto, hall_motto FROM rooms", NULL,
        "col_amb_lexical"};
    struct forge_outcome outcome = forge_try(f, &trial, 0);
    assert_int_equal(outcome.made, 1); /* of one pivot, the other's word tells which */
    const char *first = strstr(outcome.question, "team info"),
               *second = strstr(outcome.question, "hall info");
    assert_true(first && second && first < second);
}

/* The word that is added is none that a column of the table has. */
static void padding_is_no_name(void **state) {
    struct fixture *f = *state;
    const struct forge_trial trial = {
        "CREATE TABLE visits (guest_code TEXT, guest_mood TEXT, hall_details TEXT);"
        "INSERT INTO visits VALUES ('a', 'b', 'c'), ('d', 'e', 'f');",
        "Show the guest moods.", "SELECT guest_mood FROM visits", NULL, "col_amb_lexical"};
    struct forge_outcome outcome = forge_try(f, &trial, 0);
    assert_int_equal(outcome.made, 1);
    assert_non_null(strstr(outcome.term, "info"));
}

/* What the relationships of dependents tell is not absent. */
static void answered_elsewhere(void **state) {
    struct fixture *f = *state;
    static const struct {
        const char *schema, *reason;
    } cases[] = {{"CREATE TABLE employees (badge TEXT, shift TEXT);", NULL},
                 {"CREATE TABLE employees (badge TEXT, shift TEXT); CREATE TABLE kids (relationships TEXT);",
                  "a column tells what the term asks for"},
                 {"CREATE TABLE employees (badge TEXT, shift TEXT); CREATE TABLE dependents (note TEXT);",
                  "a column tells what the term asks for"}};
    struct forge_lexicon *lexicon = NULL;
    struct forge_tables tables;
    csql_error error;
    assert_int_equal(forge_lexicon_open("data", &lexicon, &error), CSQL_OK);
    assert_int_equal(forge_tables_read(f->arena, "data", &tables, &error), CSQL_OK);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const char *path = arena_printf(f->arena, "%s/%zu.sqlite", f->directory, i);
        struct db_options options = {.cache_directory = ""};
        struct db *db = NULL;
        struct forge_schema *schema = NULL;
        fixture_make(path, cases[i].schema);
        assert_int_equal(db_open(path, &options, &db, &error), CSQL_OK);
        assert_int_equal(forge_schema_new(f->arena, db, lexicon, &schema, &error), CSQL_OK);
        struct forge_task task = {.arena = f->arena,
                                  .lexicon = lexicon,
                                  .tables = &tables,
                                  .catalogue = db_catalogue(db),
                                  .schema = schema};
        const struct forge_target target = {.column = 1};
        const struct forge_term term = {.text = "marital status"};
        bool pass = false;
        const char *reason = NULL;
        assert_int_equal(
            forge_judge_term(&task, &target, CSQL_COL_UNANS, false, &term, &pass, &reason, &error), CSQL_OK);
        assert_int_equal(pass, !cases[i].reason);
        assert_true(cases[i].reason ? reason && strcmp(reason, cases[i].reason) == 0 : !reason);
        db_close(db);
    }
    forge_lexicon_close(lexicon);
}

/* A reading that finds nothing today is one all the same, and is counted. */
static void one_sided(void **state) {
    struct fixture *f = *state;
    static const char schema[] = "CREATE TABLE people (first_name TEXT, town TEXT, age INTEGER);"
                                 "INSERT INTO people VALUES ('Janessa', 'Rome', 3), ('Janelle', 'Oslo', 4);";
    const struct forge_trial trials[] = {
        {schema, "Show the age of Janessa in Rome.",
         "SELECT age FROM people WHERE first_name = 'Janessa' AND town = 'Rome'", NULL, "val_amb"},
        {schema, "Show the age of Janessa.", "SELECT age FROM people WHERE first_name = 'Janessa'", NULL,
         "val_amb"}};
    for (size_t i = 0; i < 2; i++) {
        struct forge_outcome outcome = forge_try(f, &trials[i], i);
        assert_int_equal(outcome.made, 1);
        assert_int_equal(outcome.one_sided, i == 0);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(judges, fixture_set_up, fixture_tear_down),
        cmocka_unit_test_setup_teardown(kinds, fixture_set_up, fixture_tear_down),
        cmocka_unit_test_setup_teardown(shared_words_stay, fixture_set_up, fixture_tear_down),
        cmocka_unit_test_setup_teardown(coupled_names, fixture_set_up, fixture_tear_down),
        cmocka_unit_test_setup_teardown(owners, fixture_set_up, fixture_tear_down),
        cmocka_unit_test_setup_teardown(pads_do_not_collide, fixture_set_up, fixture_tear_down),
        cmocka_unit_test_setup_teardown(padding_is_no_name, fixture_set_up, fixture_tear_down),
        cmocka_unit_test_setup_teardown(answered_elsewhere, fixture_set_up, fixture_tear_down),
        cmocka_unit_test_setup_teardown(one_sided, fixture_set_up, fixture_tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
