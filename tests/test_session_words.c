/* What a question's plain words ask for, through the whole engine: questions over small databases of our own,
 * each with a query whose rows it should end in. The engine is learned, so how many do is held, not each. */
#include "db_fixture.h"

#include "clarisql.h"
#include "db/db.h"

static const char library[] =
    "CREATE TABLE publisher (publisher_id INTEGER PRIMARY KEY, name TEXT, city TEXT);"
    "CREATE TABLE author (author_id INTEGER PRIMARY KEY, name TEXT, country TEXT);"
    "CREATE TABLE book (book_id INTEGER PRIMARY KEY, title TEXT, author_id INTEGER REFERENCES author, "
    "publisher_id INTEGER REFERENCES publisher, pages INTEGER, price REAL, shelf TEXT);"
    "CREATE TABLE member (member_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, joined TEXT);"
    "CREATE TABLE loan (loan_id INTEGER PRIMARY KEY, book_id INTEGER REFERENCES book, member_id INTEGER "
    "REFERENCES member, loan_date TEXT, due_date TEXT, return_date TEXT);"
    "INSERT INTO publisher VALUES (1,'Harbour Press','Leeds'),(2,'Oak House','York'),(3,'Blue Door','Leeds');"
    "INSERT INTO author VALUES (1,'Ida Moreau','France'),(2,'Tom Hale','Ireland'),(3,'Rosa Lind','Sweden');"
    "INSERT INTO book VALUES (1,'Salt Roads',1,1,320,12.5,'A11'),(2,'The Quiet "
    "Mill',2,2,210,9,'A12'),(3,'Winter Maps',3,1,450,18,'B07'),(4,'Tin Birds',1,3,150,7.5,'A11');"
    "INSERT INTO member VALUES (1,'Cole','Frey','2020-01-05'),(2,'Frey','Dunn','2021-03-02'),"
    "(3,'Dunn','Marsh','2022-07-19');"
    "INSERT INTO loan VALUES "
    "(1,1,1,'2023-01-01','2023-01-15','2023-01-20'),(2,2,1,'2023-02-01','2023-02-15','2023-02-10'),(3,3,2,'"
    "2023-03-01','2023-03-15',NULL),(4,4,3,'2023-03-03','2023-03-17','2023-03-30');";

static const char ferry[] =
    "CREATE TABLE ferry (ferry_id INTEGER PRIMARY KEY, ferry_name TEXT, capacity_passengers INTEGER, "
    "capacity_cars INTEGER, built_year INTEGER);"
    "CREATE TABLE port (port_id INTEGER PRIMARY KEY, port_name TEXT, country TEXT);"
    "CREATE TABLE crossing (crossing_id INTEGER PRIMARY KEY, ferry_id INTEGER REFERENCES ferry, "
    "origin_port_id INTEGER REFERENCES port(port_id), destination_port_id INTEGER REFERENCES port(port_id), "
    "crossing_date TEXT, passengers INTEGER, cars INTEGER, duration_min INTEGER, berth TEXT);"
    "INSERT INTO ferry VALUES (1,'Northern Star',600,120,1998),(2,'Sea "
    "Rose',350,60,2005),(3,'Aurora',900,200,2015);"
    "INSERT INTO port VALUES (1,'Bergen','Norway'),(2,'Hirtshals','Denmark'),(3,'Kiel','Germany');"
    "INSERT INTO crossing VALUES "
    "(1,1,1,2,'2024-05-01',450,90,150,'A11'),(2,1,2,1,'2024-05-02',380,70,160,'B2'),(3,2,1,3,'2024-05-01',"
    "200,30,700,'A11'),(4,3,3,1,'2024-05-03',850,180,690,'C3'),(5,3,1,2,'2024-05-04',620,150,110,'B2');";

static const char airline[] =
    "CREATE TABLE aircraft (aircraft_id INTEGER PRIMARY KEY, model TEXT, seats INTEGER, range_km INTEGER);"
    "CREATE TABLE flight (flight_no TEXT PRIMARY KEY, aircraft_id INTEGER REFERENCES aircraft, origin TEXT, "
    "destination TEXT, departure_time TEXT, duration_min INTEGER, price REAL, gate TEXT);"
    "CREATE TABLE passenger (passenger_id INTEGER PRIMARY KEY, full_name TEXT, nationality TEXT);"
    "CREATE TABLE booking (booking_id INTEGER PRIMARY KEY, flight_no TEXT REFERENCES flight, passenger_id "
    "INTEGER REFERENCES passenger, seat TEXT, fare REAL);"
    "INSERT INTO aircraft VALUES (1,'A320',180,6100),(2,'B737',160,5500),(3,'E190',100,4500);"
    "INSERT INTO flight VALUES ('CX10',1,'Oslo','Paris','2024-06-01 "
    "08:00',140,120,'A11'),('CX11',1,'Paris','Oslo','2024-06-01 "
    "12:00',145,130,'B4'),('CX20',2,'Madrid','Oslo','2024-06-02 "
    "09:00',220,180,'A11'),('CX21',2,'Oslo','Rome','2024-06-02 "
    "15:00',190,160,'C2'),('CX30',3,'Rome','Madrid','2024-06-03 "
    "07:00',150,110,'C2'),('CX31',3,'Paris','Rome','2024-06-03 18:00',115,95,'B4');"
    "INSERT INTO passenger VALUES (1,'Liv Berg','Norwegian'),(2,'Jon Ash','British'),(3,'Eva "
    "Ruiz','Spanish');"
    "INSERT INTO booking VALUES "
    "(1,'CX10',1,'12A',119),(2,'CX11',1,'3C',125),(3,'CX20',3,'7F',175),(4,'CX21',2,'1A',158),(5,'CX31',2,'"
    "9D',90);";

static const char bookcase[] =
    "CREATE TABLE book (book_id INTEGER PRIMARY KEY, title TEXT, author TEXT, genre TEXT, year INTEGER);"
    "INSERT INTO book VALUES (1,'Salt Roads','Ida Moreau','Novel',1999),(2,'The Quiet Mill','Tom "
    "Hale','Crime',2004);";

static const char cruise[] =
    "CREATE TABLE cabin (cabin_no TEXT PRIMARY KEY, deck INTEGER, beds INTEGER, price REAL);"
    "CREATE TABLE guest (guest_id INTEGER PRIMARY KEY, full_name TEXT, cabin_no TEXT REFERENCES cabin, "
    "country TEXT);"
    "INSERT INTO cabin VALUES ('A11',1,2,300),('A12',1,4,420),('B7',2,2,250);"
    "INSERT INTO guest VALUES (1,'Ann Cole','A11','Norway'),(2,'Bo Frey','B7','Spain'),(3,'Cy "
    "Dunn','A11','Norway');";

static const char senate[] =
    "CREATE TABLE party (party_id INTEGER PRIMARY KEY, party_name TEXT, founded INTEGER);"
    "CREATE TABLE senator (senator_id INTEGER PRIMARY KEY, full_name TEXT, party_id INTEGER REFERENCES "
    "party);"
    "INSERT INTO party VALUES (1,'Progress Party',1950),(2,'Harbour Union Party',1971),(3,'Green "
    "Front',1988);"
    "INSERT INTO senator VALUES (1,'Ann Cole',1),(2,'Bo Frey',2),(3,'Cy Dunn',3);";

static const char caves[] =
    "CREATE TABLE guide (guide_id INTEGER PRIMARY KEY, name TEXT, hired_on TEXT);"
    "CREATE TABLE cave (cave_id INTEGER PRIMARY KEY, cave_name TEXT, region TEXT, max_depth_m REAL, "
    "difficulty "
    "TEXT);"
    "CREATE TABLE tour (tour_id INTEGER PRIMARY KEY, cave_id INTEGER REFERENCES cave, guide_id INTEGER "
    "REFERENCES guide, tour_date TEXT, price REAL, minutes_walked INTEGER, baggage_kg REAL);"
    "CREATE TABLE visitor (visitor_id INTEGER PRIMARY KEY, full_name TEXT);"
    "CREATE TABLE lamp_rental (rental_id INTEGER PRIMARY KEY, visitor_id INTEGER REFERENCES visitor, lamp "
    "TEXT, "
    "fee REAL, rented_on TEXT);"
    "CREATE TABLE ticket (ticket_id INTEGER PRIMARY KEY, tour_id INTEGER REFERENCES tour, visitor_id INTEGER "
    "REFERENCES visitor, paid REAL, sold_on TEXT);"
    "INSERT INTO guide VALUES (1,'Ann Lee','2015-01-01'),(2,'Bo Ek','2019-06-01');"
    "INSERT INTO cave VALUES (1,'Old Mine','North',120,'hard'),(2,'Blue Hall','South',30,'easy'),"
    "(3,'Wolf Den','North',60,'hard');"
    "INSERT INTO tour VALUES (1,1,1,'2024-03-02',20,90,3.5),(2,2,2,'2024-05-02',10,40,1),"
    "(3,3,1,'2025-03-02',15,70,2),(4,1,2,'2025-03-09',20,95,6);"
    "INSERT INTO visitor VALUES (1,'Tom Hale'),(2,'Una Roy');"
    "INSERT INTO lamp_rental VALUES (1,1,'Wick',4,'2024-03-02'),(2,2,'Carbide',6,'2025-03-02');"
    "INSERT INTO ticket VALUES (1,1,1,20,'2024-03-01'),(2,3,2,15,'2025-03-01');";

static const char studio[] =
    "CREATE TABLE host (host_id INTEGER PRIMARY KEY, full_name TEXT, birth_date TEXT, hired_on TEXT);"
    "CREATE TABLE show (show_id INTEGER PRIMARY KEY, title TEXT, host_id INTEGER REFERENCES host, end_date "
    "TEXT, lang_cd TEXT);"
    "CREATE TABLE episode (ep_id INTEGER PRIMARY KEY, show_id INTEGER REFERENCES show, title TEXT, aired "
    "TEXT, "
    "downloads INTEGER, rating REAL);"
    "CREATE TABLE ad_slot (slot_id INTEGER PRIMARY KEY, ep_id INTEGER REFERENCES episode, company TEXT, "
    "price REAL, "
    "paid_on TEXT);"
    "CREATE TABLE mic (mic_id INTEGER PRIMARY KEY, model TEXT, bought_year INTEGER, show_id INTEGER "
    "REFERENCES "
    "show);"
    "INSERT INTO host VALUES (1,'Nora Oxley','1970-01-02','2011-09-01'),(2,'Sam "
    "Drew','1981-03-04','2015-02-01');"
    "INSERT INTO show VALUES (1,'Night Trains',1,NULL,'en'),(2,'Salt and Smoke',2,'2023-06-30','pt');"
    "INSERT INTO episode VALUES "
    "(1,1,'Fog','2022-02-03',500,4.1),(2,2,'Iron','2021-05-06',900,3.2),(3,2,'Moon',"
    "'2022-08-09',700,4.8);"
    "INSERT INTO ad_slot VALUES "
    "(1,1,'Brightbank',100,'2022-03-01'),(2,2,'Codefolk',80,NULL),(3,3,'Codefolk',60,"
    "'2022-09-01');"
    "INSERT INTO mic VALUES (1,'M7',2022,1),(2,'M9',2021,2);";

/* One conversation: a question, perhaps another agent's clarification and the reply to it. */
struct row {
    const char *question, *agent, *reply;
    const char *sql; /* NULL: Null, or a clarification */
};

static const struct row of_library[] = {
    {"For each book on shelf A11, show the size.", "When you say \"size\", do you mean pages or price?",
     "pages", "SELECT pages FROM book WHERE shelf = 'A11'"},
    {"What is the average price per publisher?",
     .sql = "SELECT T1.name, avg(T2.price) FROM publisher AS T1 JOIN book AS T2 ON T1.publisher_id = "
            "T2.publisher_id GROUP BY T1.publisher_id"},
    {"Which loans were returned late?", .sql = NULL},
    {"What is the highest price?", .sql = "SELECT max(price) FROM book"},
    {"Show the titles and prices of the books, highest price first",
     .sql = "SELECT title, price FROM book ORDER BY price DESC"},
    {"List the books by price, highest first", .sql = "SELECT title FROM book ORDER BY price DESC"},
    {"Show the title of the book with the highest price",
     .sql = "SELECT title FROM book ORDER BY price DESC LIMIT 1"},
    {"Show the joined date of the members Frey and Dunn",
     "Is \"Frey\" a first_name or a last_name? And is \"Dunn\" a first_name or a last_name?",
     "first_name for Frey, last_name for Dunn",
     "SELECT joined FROM member WHERE first_name = 'Frey' OR last_name = 'Dunn'"},
};

static const struct row of_senate[] = {
    {"Show the names of the senators in the Party", .sql = NULL}, /* two values have it in them */
    {"Show the names of the senators in the party",
     .sql = "SELECT T1.full_name FROM senator AS T1 JOIN party AS T2 ON T1.party_id = T2.party_id"},
    {"Show the names of the senators in the Party",
     "When you say \"Party\", which value in party_name do you mean: Progress Party or Harbour Union Party?",
     "Progress Party",
     "SELECT T1.full_name FROM senator AS T1 JOIN party AS T2 ON T1.party_id = T2.party_id WHERE "
     "T2.party_name = "
     "'Progress Party'"},
};

static const struct row of_ferry[] = {
    {"What is the average number of passengers per ferry?",
     .sql = "SELECT T1.ferry_name, avg(T2.passengers) FROM ferry AS T1 JOIN crossing AS T2 ON T1.ferry_id = "
            "T2.ferry_id GROUP BY T1.ferry_id"},
    {"What is the average number of passengers?", .sql = "SELECT avg(passengers) FROM crossing"},
    {"How many crossings took less than 2.5 hours?",
     .sql = "SELECT count(*) FROM crossing WHERE duration_min < 150"},
    {"How many crossings lasted between 2 and 3 hours?",
     .sql = "SELECT count(*) FROM crossing WHERE duration_min BETWEEN 120 AND 180"},
    {"How many crossings took more than 160 minutes?",
     .sql = "SELECT count(*) FROM crossing WHERE duration_min > 160"},
    {"How many crossings go to Bergen?",
     .sql = "SELECT count(*) FROM crossing AS T1 JOIN port AS T2 ON T1.destination_port_id = T2.port_id "
            "WHERE T2.port_name = 'Bergen'"},
    {"How many crossings start from Bergen?",
     .sql = "SELECT count(*) FROM crossing AS T1 JOIN port AS T2 ON T1.origin_port_id = T2.port_id WHERE "
            "T2.port_name = 'Bergen'"},
    {"What is the latest crossing date with berth A11?",
     .sql = "SELECT max(crossing_date) FROM crossing WHERE berth = 'A11'"},
};

static const struct row of_airline[] = {
    {"What is the average fare per flight?",
     .sql = "SELECT flight_no, avg(fare) FROM booking GROUP BY flight_no"},
    {"For each flight from gate A11, show the amount.",
     "When you say \"amount\", do you mean price or duration_min?", "price",
     "SELECT price FROM flight WHERE gate = 'A11'"},
    {"Which flights are longer than 120 minutes?",
     .sql = "SELECT flight_no FROM flight WHERE duration_min > 120"},
    {"How many flights take less than 7000 seconds?",
     .sql = "SELECT count(*) FROM flight WHERE duration_min < 116.6666667"},
    {"Which aircraft have a range of more than 5000000 metres?",
     .sql = "SELECT model FROM aircraft WHERE range_km > 5000"},
    {"Show the flights to Oslo", .sql = "SELECT flight_no FROM flight WHERE destination = 'Oslo'"},
    {"Show the flights from Oslo", .sql = "SELECT flight_no FROM flight WHERE origin = 'Oslo'"},
    {"How many flights end in Oslo?", .sql = "SELECT count(*) FROM flight WHERE destination = 'Oslo'"},
    {"Which aircraft have a range of more than 3000 miles?",
     .sql = "SELECT model FROM aircraft WHERE range_km > 4828.032"},
    {"How many delayed flights are there?", .sql = "SELECT count(*) FROM flight"},
    {"How many flights arrive in Oslo?", .sql = "SELECT count(*) FROM flight WHERE destination = 'Oslo'"},
    {"What is the price of the flight from Paris to Oslo?",
     .sql = "SELECT price FROM flight WHERE origin = 'Paris' AND destination = 'Oslo'"},
    {"Show flight numbers by duration, longest first",
     .sql = "SELECT flight_no FROM flight ORDER BY duration_min DESC"},
    {"What is the largest amount of flights from gate A11?",
     "When you say \"amount\", do you mean price or duration_min?", "price",
     "SELECT max(price) FROM flight WHERE gate = 'A11'"},
};

static const struct row of_bookcase[] = {
    {"Show the publisher of every book", .sql = "SELECT author FROM book"},
    {"Show the author of every book", .sql = "SELECT author FROM book"},
    {"How many books are there by genre?", .sql = "SELECT count(*), genre FROM book GROUP BY genre"},
    {"Count the books by year", .sql = "SELECT year, count(*) FROM book GROUP BY year"},
    {"How many books are there by genre in 1999?",
     .sql = "SELECT genre, count(*) FROM book WHERE year = 1999 GROUP BY genre"},
    {"How many books were written by Tom Hale?",
     .sql = "SELECT count(*) FROM book WHERE author = 'Tom Hale'"},
};

static const struct row of_cruise[] = {
    {"Show the guests of cabin A11", .sql = "SELECT full_name FROM guest WHERE cabin_no = 'A11'"},
    {"How many luxury cabins are there?", .sql = "SELECT count(*) FROM cabin"},
    {"How many available cabins are there?", .sql = "SELECT count(*) FROM cabin"},
    {"What is the price of cabin A11?", .sql = "SELECT price FROM cabin WHERE cabin_no = 'A11'"},
};

static const struct row of_caves[] = {
    {"How many tours took place in March 2025?",
     .sql = "SELECT count(*) FROM tour WHERE tour_date LIKE '2025-03-%'"},
    {"How many tours were held in 2024?", .sql = "SELECT count(*) FROM tour WHERE tour_date LIKE '2024-%'"},
    {"How many tours were led by each guide in 2024?",
     .sql = "SELECT count(*), T2.name FROM tour AS T1 JOIN guide AS T2 ON T1.guide_id = T2.guide_id WHERE "
            "T1.tour_date LIKE '2024-%' GROUP BY T2.guide_id"},
    {"List the caves deeper than 50 metres", .sql = "SELECT cave_name FROM cave WHERE max_depth_m > 50"},
    {"List hard caves shallower than 70 metres",
     .sql = "SELECT cave_name FROM cave WHERE difficulty = 'hard' AND max_depth_m < 70"},
    {"List caves in North deeper than 70 metres",
     .sql = "SELECT cave_name FROM cave WHERE region = 'North' AND max_depth_m > 70"},
    {"Which rentals are cheaper than 5?", .sql = "SELECT lamp FROM lamp_rental WHERE fee < 5"},
    {"How many tours took more than an hour?", .sql = "SELECT count(*) FROM tour WHERE minutes_walked > 60"},
    {"Which tours took less than half an hour?", .sql = "SELECT tour_id FROM tour WHERE minutes_walked < 30"},
    {"Which caves took more than a week?", .sql = NULL},
    {"What is the second deepest cave?",
     .sql = "SELECT cave_name FROM cave ORDER BY max_depth_m DESC LIMIT 1 OFFSET 1"},
    {"Which guide led the second most tours in 2024?",
     .sql = "SELECT T1.name FROM guide AS T1 JOIN tour AS T2 ON T1.guide_id = T2.guide_id WHERE T2.tour_date "
            "LIKE "
            "'2024-%' GROUP BY T2.guide_id ORDER BY count(*) DESC LIMIT 1 OFFSET 1"},
    {"What are the two deepest caves?",
     .sql = "SELECT cave_name FROM cave ORDER BY max_depth_m DESC LIMIT 2"},
    {"What is the total time walked?", .sql = "SELECT sum(minutes_walked) FROM tour"},
    {"What is the total weight of the tours?", .sql = "SELECT sum(baggage_kg) FROM tour"},
    {"Total spent on lamp rentals by each visitor",
     .sql = "SELECT sum(T1.fee), T2.full_name FROM lamp_rental AS T1 JOIN visitor AS T2 ON T1.visitor_id = "
            "T2.visitor_id GROUP BY T2.visitor_id"},
};

static const struct row of_studio[] = {
    {"When did the hosts start?", .sql = "SELECT hired_on FROM host"},
    {"Who is the oldest host?", .sql = "SELECT full_name FROM host ORDER BY birth_date LIMIT 1"},
    {"List the shows that have ended", .sql = "SELECT title FROM show WHERE end_date IS NOT NULL"},
    {"Which shows are still running?", .sql = "SELECT title FROM show WHERE end_date IS NULL"},
    {"How many ads were paid?", .sql = "SELECT count(*) FROM ad_slot WHERE paid_on IS NOT NULL"},
    {"Show the companies of unpaid ads", .sql = "SELECT company FROM ad_slot WHERE paid_on IS NULL"},
    {"How many episodes of Salt and Smoke aired in 2022?",
     .sql = "SELECT count(*) FROM episode AS T1 JOIN show AS T2 ON T1.show_id = T2.show_id WHERE T2.title = "
            "'Salt "
            "and Smoke' AND T1.aired LIKE '2022-%'"},
    {"How many episodes are there from 2022?",
     .sql = "SELECT count(*) FROM episode WHERE aired LIKE '2022-%'"},
    {"the most popular episode", .sql = "SELECT title FROM episode ORDER BY downloads DESC LIMIT 1"},
    {"best episode", .sql = "SELECT title FROM episode ORDER BY rating DESC LIMIT 1"},
    {"Which shows are in Portuguese?", .sql = "SELECT title FROM show WHERE lang_cd = 'pt'"},
    {"Which hosts left?", .sql = "SELECT full_name FROM host"},
    {"Show the hosts", .sql = "SELECT full_name FROM host"},
    {"xyzzy", .sql = NULL},
};

static csql_answer *answer_to(csql_session *session, const struct row *row) {
    csql_answer *answer = NULL;
    csql_session_forget(session);
    assert_int_equal(csql_session_ask(session, row->question, strlen(row->question), &answer, NULL), CSQL_OK);
    if (row->agent != NULL) {
        csql_answer_free(answer);
        assert_int_equal(csql_session_agent(session, row->agent, strlen(row->agent), NULL), CSQL_OK);
        assert_int_equal(csql_session_turn(session, row->reply, strlen(row->reply), &answer, NULL), CSQL_OK);
    }
    return answer;
}

/* Whether the answer has the rows of the row's query; NULL wants none. */
static bool is_right(struct db *db, const struct row *row, const csql_answer *answer) {
    const struct db_limits limits = {.steps = 1000000};
    struct db_result wanted, found;
    if (row->sql == NULL || answer->sql == NULL) {
        return row->sql == answer->sql;
    }
    struct arena *arena = arena_new();
    assert_int_equal(db_execute(db, arena, row->sql, &limits, &wanted, NULL), CSQL_OK);
    const bool same = db_execute(db, arena, answer->sql, &limits, &found, NULL) == CSQL_OK &&
                      db_results_equal(arena, &wanted, &found, strstr(row->sql, "ORDER BY") != NULL);
    arena_free(arena);
    return same;
}

/* Asks the questions of one database; how many are answered with the right rows. */
static size_t ask_all(struct fixture *f, const char *name, const char *script, const struct row *rows,
                      size_t count) {
    const char *path = fixture_path(f, name), *data = getenv("CLARISQL_DATADIR");
    const csql_options options = {.cache_directory = ""};
    const struct db_options plain = {.cache_directory = ""};
    csql_engine *engine = NULL;
    csql_session *session = NULL;
    struct db *db = NULL;
    size_t right = 0;
    fixture_make(path, script);
    assert_int_equal(csql_engine_open(data ? data : "data", &engine, NULL), CSQL_OK);
    assert_int_equal(csql_session_open(engine, path, &options, &session, NULL), CSQL_OK);
    assert_int_equal(db_open(path, &plain, &db, NULL), CSQL_OK);
    for (size_t i = 0; i < count; i++) {
        csql_answer *answer = answer_to(session, &rows[i]);
        if (is_right(db, &rows[i], answer)) {
            right++;
        } else {
            printf("\"%s\" gives %s\n", rows[i].question, answer->sql == NULL ? "nothing" : answer->sql);
        }
        csql_answer_free(answer);
    }
    db_close(db);
    csql_session_free(session);
    csql_engine_free(engine);
    return right;
}

/* What the engine has reached: fewer right answers than that are a loss. */
#define LEAST_RIGHT 50

static void questions_are_answered(void **state) {
    static const struct {
        const char *name, *script;
        const struct row *rows;
        size_t count;
    } all[] = {
#define DATABASE(name) {#name ".sqlite", name, of_##name, sizeof of_##name / sizeof *of_##name}
        DATABASE(library),  DATABASE(ferry),  DATABASE(senate), DATABASE(airline),
        DATABASE(bookcase), DATABASE(cruise), DATABASE(studio), DATABASE(caves),
#undef DATABASE
    };
    size_t right = 0, count = 0;
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        right += ask_all(*state, all[i].name, all[i].script, all[i].rows, all[i].count);
        count += all[i].count;
    }
    printf("%zu of %zu questions have the right rows\n", right, count);
    assert_true(right >= LEAST_RIGHT);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(questions_are_answered, fixture_set_up, fixture_tear_down)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
