/* General words: over columns of one table, over what a table refers to, over tables; by a word that names
 * share, by the lexicon, by likeness; and what a request lists. Plans are given as SQL. */
#include <strings.h>

#include "db_fixture.h"
#include "link/link.h"
#include "reading/reading.h"
#include "sql/sql.h"

#define MAX_PLANS 3
#define MAX_SQL 4

static const char schema[] =
    "CREATE TABLE Statues(statue_id INTEGER PRIMARY KEY, title TEXT, plaza TEXT, borough TEXT, sculptor TEXT,"
    "  foundry TEXT, unveiled_date DATE, commission_date DATE, weight INTEGER);"
    "CREATE TABLE Patrons(patron_id INTEGER PRIMARY KEY, patron_name TEXT);"
    "CREATE TABLE Colleges(college_id INTEGER PRIMARY KEY, college_name TEXT, county TEXT);"
    "CREATE TABLE Digs(dig_id INTEGER PRIMARY KEY, dig_name TEXT, sponsor_id INTEGER REFERENCES Patrons,"
    "  college_id INTEGER REFERENCES Colleges);"
    "CREATE TABLE Day_Tours(day_tour_id INTEGER PRIMARY KEY, tour_name TEXT, price INTEGER);"
    "CREATE TABLE Night_Tours(night_tour_id INTEGER PRIMARY KEY, tour_name TEXT, price INTEGER, lantern "
    "TEXT);"
    "CREATE TABLE Trucks(truck_id INTEGER PRIMARY KEY, plate TEXT, axles INTEGER);"
    "CREATE TABLE Motorcycles(motorcycle_id INTEGER PRIMARY KEY, plate TEXT, helmet TEXT);"
    "CREATE TABLE Hires(hire_id INTEGER PRIMARY KEY, client TEXT, truck_id INTEGER REFERENCES Trucks,"
    "  motorcycle_id INTEGER REFERENCES Motorcycles);"
    "CREATE TABLE Lead_Tailors(lead_tailor_id INTEGER PRIMARY KEY, lead_name TEXT);"
    "CREATE TABLE Junior_Tailors(junior_tailor_id INTEGER PRIMARY KEY, junior_name TEXT);"
    "CREATE TABLE Suits(suit_id INTEGER PRIMARY KEY, suit_name TEXT, donor TEXT, price INTEGER,"
    "  stitches INTEGER,"
    "  lead_tailor_id INTEGER REFERENCES Lead_Tailors, junior_tailor_id INTEGER REFERENCES Junior_Tailors);"
    "CREATE TABLE Nurses(nurse_id INTEGER PRIMARY KEY, name TEXT, schooling TEXT, training TEXT, pager TEXT,"
    "  hired DATE, email TEXT);"
    "CREATE TABLE Suit_Orders(order_id INTEGER PRIMARY KEY, suit_id INTEGER REFERENCES Suits, quantity "
    "INTEGER);"
    "CREATE TABLE Swans(swan_id INTEGER PRIMARY KEY, swan_name TEXT, blood_group TEXT, age_group TEXT,"
    "  hatched_on DATE, tagged_on DATE, tag TEXT);"
    "INSERT INTO Swans VALUES (1,'Zora','A','old','2001-01-01','2002-01-02','x');"
    "CREATE TABLE Kites(kite_id INTEGER PRIMARY KEY, kite_name TEXT, flownBy INTEGER REFERENCES Builders,"
    "  builtBy INTEGER REFERENCES Builders);"
    "CREATE TABLE Builders(builder_id INTEGER PRIMARY KEY, builder_name TEXT); INSERT INTO Builders VALUES "
    "(1,'Ada');"
    "INSERT INTO Kites VALUES (1,'Red Tail',1,1);"
    "INSERT INTO Suit_Orders VALUES (1,1,4),(2,2,3);"
    "INSERT INTO Statues VALUES (1,'Iron Wing','Union','West','Eva Holt','Bell',"
    "  '2001-01-02','1999-01-02',900),(2,'Leaf','Canal','East','Ken Abe','Orr','2010-01-02','2008-01-02',70);"
    "INSERT INTO Patrons VALUES (1,'Gale Fund');"
    "INSERT INTO Colleges VALUES (1,'Fenwick','Kent');"
    "INSERT INTO Digs VALUES (1,'Hill Fort',1,1);"
    "INSERT INTO Day_Tours VALUES (1,'Old Town',20);"
    "INSERT INTO Night_Tours VALUES (1,'Ghosts',25,'yes');"
    "INSERT INTO Trucks VALUES (1,'T1',3);"
    "INSERT INTO Motorcycles VALUES (1,'M1','red');"
    "INSERT INTO Hires VALUES (1,'Ann',1,1);"
    "INSERT INTO Lead_Tailors VALUES (1,'Ivo'); INSERT INTO Junior_Tailors VALUES (1,'Max');"
    "INSERT INTO Suits VALUES (1,'Night Sky','wool',300,90000,1,1),(2,'Day Sea','silk',250,2000,1,1);"
    "INSERT INTO Nurses VALUES (1,'Ida','Leeds','burns','77','2001-01-01','ida@x.org');";

#define WING " WHERE title = 'Iron Wing'"
#define LEAF " WHERE title = 'Leaf'"
#define SUIT " WHERE T2.suit_name = 'Night Sky'"
#define LEAD "Lead_Tailors AS T1 JOIN Suits AS T2 ON T1.lead_tailor_id = T2.lead_tailor_id"
#define JUNIOR "Junior_Tailors AS T1 JOIN Suits AS T2 ON T1.junior_tailor_id = T2.junior_tailor_id"
#define NO_PLAN {"SELECT name FROM Nurses"}
#define ZORA " WHERE swan_name = 'Zora'"
#define TAIL " WHERE T1.kite_name = 'Red Tail'"
#define FORT " WHERE T2.dig_name = 'Hill Fort'"

/* What a question reads as; no SQL: it is no general word's. */
struct row {
    const char *question;
    const char *plans[MAX_PLANS]; /* best first */
    const char *sql[MAX_SQL];     /* in any order */
    const char *term;
};

static const struct row rows[] = {
    {"Where is Iron Wing?",
     {"SELECT plaza FROM Statues" WING},
     {"SELECT plaza FROM Statues" WING, "SELECT borough FROM Statues" WING,
      "SELECT plaza, borough FROM Statues" WING},
     "Where"},
    {"Where does Iron Wing stand, in which borough?", {"SELECT borough FROM Statues" WING}, {NULL}, NULL},
    {"In which plaza is Iron Wing?",
     {"SELECT plaza FROM Statues" WING},
     {"SELECT plaza FROM Statues" WING},
     NULL},
    {"Which college backed Hill Fort?",
     {"SELECT dig_name FROM Digs WHERE dig_name = 'Hill Fort'"},
     {"SELECT T1.college_name FROM Colleges AS T1 JOIN Digs AS T2 ON T1.college_id = T2.college_id" FORT},
     NULL},
    {"Which college with charm and wit backed Hill Fort?",
     {"SELECT dig_name FROM Digs WHERE dig_name = 'Hill Fort'"},
     {NULL},
     NULL},
    {"Where did the secret winter auction of rare charm for Iron Wing occur?",
     {"SELECT plaza FROM Statues" WING},
     {NULL},
     NULL},
    /* what is asked about one row, whatever the plans make of it */
    {"Who carved the statue Leaf?",
     NO_PLAN,
     {"SELECT sculptor FROM Statues" LEAF, "SELECT foundry FROM Statues" LEAF,
      "SELECT sculptor, foundry FROM Statues" LEAF},
     "Who"},
    /* who does what the verb says */
    {"Who sponsored the digs?",
     {"SELECT T1.patron_name FROM Patrons AS T1 JOIN Digs AS T2 ON T1.patron_id = T2.sponsor_id"},
     {NULL},
     NULL},
    /* a class of people is nobody, nor is a day */
    {"Who tagged the swan Zora?", {"SELECT tag FROM Swans" ZORA}, {NULL}, NULL},
    {"When did the swan Zora appear?",
     {"SELECT hatched_on FROM Swans" ZORA, "SELECT tagged_on FROM Swans" ZORA},
     {"SELECT hatched_on FROM Swans" ZORA, "SELECT tagged_on FROM Swans" ZORA,
      "SELECT hatched_on, tagged_on FROM Swans" ZORA},
     "When"},
    /* one table by two keys */
    {"Who is in charge of the kite Red Tail?",
     NO_PLAN,
     {"SELECT T2.builder_name FROM Kites AS T1 JOIN Builders AS T2 ON T1.flownBy = T2.builder_id" TAIL,
      "SELECT T2.builder_name FROM Kites AS T1 JOIN Builders AS T2 ON T1.builtBy = T2.builder_id" TAIL,
      "SELECT T2.builder_name, T3.builder_name FROM Kites AS T1 JOIN Builders AS T2 ON T1.flownBy = "
      "T2.builder_id JOIN Builders AS T3 ON T1.builtBy = T3.builder_id" TAIL},
     "Who"},
    {"Which sculptor and which foundry shaped the statue Leaf?",
     NO_PLAN,
     {"SELECT sculptor, foundry FROM Statues" LEAF},
     NULL},
    {"In which plaza was the statue Leaf put up?", NO_PLAN, {"SELECT plaza FROM Statues" LEAF}, NULL},
    {"Which tailor is responsible for the suit Night Sky?",
     NO_PLAN,
     {"SELECT T1.lead_name FROM " LEAD SUIT, "SELECT T1.junior_name FROM " JUNIOR SUIT,
      "SELECT T1.lead_name, T3.junior_name FROM " LEAD
      " JOIN Junior_Tailors AS T3 ON T2.junior_tailor_id = T3.junior_tailor_id" SUIT},
     "tailor"},
    {"Which lead tailor is responsible for the suit Night Sky?",
     NO_PLAN,
     {"SELECT T1.lead_name FROM " LEAD SUIT},
     NULL},
    {"Which sculptor shaped the statue Leaf? Give the charm too.", NO_PLAN, {NULL}, NULL},
    {"Which sculptor shaped the statue Leaf with charm and wit?", NO_PLAN, {NULL}, NULL},
    {"Who is the statue Leaf?", NO_PLAN, {NULL}, NULL},
    {"Who donated the suit Night Sky?", {"SELECT donor FROM Suits"}, {NULL}, NULL},
    {"Show the titles of all statues and who made them.",
     {"SELECT title FROM Statues"},
     {"SELECT title, sculptor FROM Statues", "SELECT title, foundry FROM Statues",
      "SELECT title, sculptor, foundry FROM Statues"},
     "who"},
    {"List all day and night tours.",
     NO_PLAN,
     {"SELECT tour_name FROM Day_Tours UNION SELECT tour_name FROM Night_Tours"},
     NULL},
    {"List all day and night lanterns.", NO_PLAN, {NULL}, NULL},
    {"What are the prices of the tours?",
     {"SELECT price FROM Day_Tours"},
     {"SELECT price FROM Day_Tours", "SELECT price FROM Night_Tours",
      "SELECT price FROM Day_Tours UNION SELECT price FROM Night_Tours"},
     "tours"},
    {"Which tours cost 25?", /* lanterns are of the one alone */
     {"SELECT lantern FROM Night_Tours WHERE price = 25"},
     {"SELECT tour_name FROM Day_Tours WHERE price = 25",
      "SELECT tour_name FROM Night_Tours WHERE price = 25",
      "SELECT tour_name FROM Day_Tours WHERE price = 25 UNION SELECT tour_name FROM Night_Tours WHERE price "
      "= "
      "25"},
     "tours"},
    {"List the statues where the weight is 70.",
     {"SELECT title FROM Statues WHERE weight = 70"},
     {NULL},
     NULL},
    {"Show the titles and locations of all statues.",
     {"SELECT title, borough FROM Statues"},
     {"SELECT title, plaza FROM Statues", "SELECT title, borough FROM Statues",
      "SELECT title, plaza, borough FROM Statues"},
     "locations"},
    {"Who made Iron Wing?",
     {"SELECT sculptor FROM Statues" WING},
     {"SELECT sculptor FROM Statues" WING, "SELECT foundry FROM Statues" WING,
      "SELECT sculptor, foundry FROM Statues" WING},
     "Who"},
    {"Who sculpted Iron Wing?",
     {"SELECT foundry FROM Statues" WING},
     {"SELECT sculptor FROM Statues" WING},
     NULL},
    {"Who is behind the statue with the highest weight?",
     {"SELECT foundry FROM Statues ORDER BY weight DESC LIMIT 1"},
     {"SELECT sculptor FROM Statues ORDER BY weight DESC LIMIT 1",
      "SELECT foundry FROM Statues ORDER BY weight DESC LIMIT 1",
      "SELECT sculptor, foundry FROM Statues ORDER BY weight DESC LIMIT 1"},
     "Who"},
    {"Who sculpted the statue with the highest weight?",
     {"SELECT foundry FROM Statues ORDER BY weight DESC LIMIT 1"},
     {"SELECT sculptor FROM Statues ORDER BY weight DESC LIMIT 1"},
     NULL},
    {"Where is the dig with the name Hill Fort?",
     {"SELECT T1.college_name FROM Colleges AS T1 JOIN Digs AS T2 ON T1.college_id = T2.college_id" FORT},
     {"SELECT T1.county FROM Colleges AS T1 JOIN Digs AS T2 ON T1.college_id = T2.college_id" FORT},
     NULL},
    {"Which sculptor and foundry made the statue with the highest weight?",
     {"SELECT title FROM Statues ORDER BY weight DESC LIMIT 1"},
     {"SELECT sculptor, foundry FROM Statues ORDER BY weight DESC LIMIT 1"},
     NULL},
    {"Which sculptor is behind the statue that was unveiled last with charm and wit?",
     {"SELECT title FROM Statues ORDER BY unveiled_date DESC LIMIT 1"},
     {NULL},
     NULL},
    /* one number as a share of another */
    {"Show the price as a percentage of the stitches.",
     NO_PLAN,
     {"SELECT price * 100.0 / stitches FROM Suits"},
     NULL},
    {"Show the price of Night Sky as % of the stitches.", NO_PLAN, {NULL}, NULL},
    {"Show the price as a percentage of the charm.", NO_PLAN, {NULL}, NULL},
    {"Show it as a percentage of the stitches as a percentage of the price.", NO_PLAN, {NULL}, NULL},
    /* by what one gets hold of somebody */
    {"How can I contact Ida?",
     {"SELECT schooling FROM Nurses WHERE name = 'Ida'"},
     {"SELECT pager FROM Nurses WHERE name = 'Ida'", "SELECT email FROM Nurses WHERE name = 'Ida'",
      "SELECT pager, email FROM Nurses WHERE name = 'Ida'"},
     "How can I contact"},
    {"Show the contact details of all nurses.",
     {"SELECT pager FROM Nurses"},
     {"SELECT pager FROM Nurses", "SELECT email FROM Nurses", "SELECT pager, email FROM Nurses"},
     "contact details"},
    {"Who is the sculptor of Iron Wing?", NO_PLAN, {"SELECT sculptor FROM Statues" WING}, NULL},
    {"Who are the sculptor and the foundry of Iron Wing?",
     NO_PLAN,
     {"SELECT sculptor, foundry FROM Statues" WING},
     NULL},
    {"When was Iron Wing finished?",
     {"SELECT unveiled_date FROM Statues" WING, "SELECT commission_date FROM Statues" WING},
     {"SELECT unveiled_date FROM Statues" WING, "SELECT commission_date FROM Statues" WING,
      "SELECT unveiled_date, commission_date FROM Statues" WING},
     "When"},
    {"When was Iron Wing unveiled?",
     {"SELECT unveiled_date FROM Statues" WING, "SELECT commission_date FROM Statues" WING},
     {NULL},
     NULL},
    /* what a table refers to */
    {"Who backed Hill Fort?",
     {"SELECT sponsor_id FROM Digs WHERE dig_name = 'Hill Fort'"},
     {"SELECT T1.patron_name FROM Patrons AS T1 JOIN Digs AS T2 ON T1.patron_id = T2.sponsor_id" FORT,
      "SELECT T1.college_name FROM Colleges AS T1 JOIN Digs AS T2 ON T1.college_id = T2.college_id" FORT,
      "SELECT T1.patron_name, T3.college_name FROM Patrons AS T1 JOIN Digs AS T2 ON T1.patron_id = "
      "T2.sponsor_id JOIN Colleges AS T3 ON T2.college_id = T3.college_id" FORT},
     "Who"},
    {"Who sponsored Hill Fort?", {"SELECT sponsor_id FROM Digs WHERE dig_name = 'Hill Fort'"}, {NULL}, NULL},
    /* tables by the last word of their names */
    {"List the names of all tours.",
     {"SELECT tour_name FROM Night_Tours"},
     {"SELECT tour_name FROM Day_Tours", "SELECT tour_name FROM Night_Tours",
      "SELECT tour_name FROM Day_Tours UNION SELECT tour_name FROM Night_Tours"},
     "tours"},
    {"Which tours cost more than 22?",
     {"SELECT tour_name FROM Night_Tours WHERE price > 22"},
     {"SELECT tour_name FROM Day_Tours WHERE price > 22",
      "SELECT tour_name FROM Night_Tours WHERE price > 22",
      "SELECT tour_name FROM Day_Tours WHERE price > 22 UNION SELECT tour_name FROM Night_Tours WHERE price "
      "> "
      "22"},
     "tours"},
    {"How many tours are there?",
     {"SELECT count(*) FROM Day_Tours"},
     {"SELECT count(*) FROM Day_Tours", "SELECT count(*) FROM Night_Tours"},
     "tours"},
    {"List all day tours.", {"SELECT tour_name FROM Day_Tours"}, {NULL}, NULL},
    {"List day tours and night tours.",
     {"SELECT tour_name FROM Day_Tours"},
     {"SELECT tour_name FROM Day_Tours UNION SELECT tour_name FROM Night_Tours"},
     NULL},
    /* tables by what they are kinds of */
    {"Which vehicles did Ann hire?",
     {"SELECT T1.plate FROM Trucks AS T1 JOIN Hires AS T2 ON T1.truck_id = T2.truck_id WHERE T2.client = "
      "'Ann'"},
     {"SELECT T1.plate FROM Trucks AS T1 JOIN Hires AS T2 ON T1.truck_id = T2.truck_id WHERE T2.client = "
      "'Ann'",
      "SELECT T1.plate FROM Motorcycles AS T1 JOIN Hires AS T2 ON T1.motorcycle_id = T2.motorcycle_id WHERE "
      "T2.client = 'Ann'",
      "SELECT T1.plate, T3.plate FROM Trucks AS T1 JOIN Hires AS T2 ON T1.truck_id = T2.truck_id JOIN "
      "Motorcycles AS T3 ON T2.motorcycle_id = T3.motorcycle_id WHERE T2.client = 'Ann'"},
     "vehicles"},
    {"Which trucks did Ann hire?",
     {"SELECT T1.plate FROM Trucks AS T1 JOIN Hires AS T2 ON T1.truck_id = T2.truck_id WHERE T2.client = "
      "'Ann'"},
     {"SELECT T1.plate FROM Trucks AS T1 JOIN Hires AS T2 ON T1.truck_id = T2.truck_id WHERE T2.client = "
      "'Ann'"},
     NULL},
    /* columns by likeness */
    {"What is the education of Ida?",
     {"SELECT schooling FROM Nurses WHERE name = 'Ida'"},
     {"SELECT schooling FROM Nurses WHERE name = 'Ida'", "SELECT training FROM Nurses WHERE name = 'Ida'",
      "SELECT schooling, training FROM Nurses WHERE name = 'Ida'"},
     "education"},
    {"What is the pager of Ida?", {"SELECT pager FROM Nurses WHERE name = 'Ida'"}, {NULL}, NULL},
    /* a list with a general word in it */
    {"List all statues, including their titles, locations and weights.",
     {"SELECT title, plaza FROM Statues"},
     {"SELECT title, plaza, weight FROM Statues", "SELECT title, borough, weight FROM Statues",
      "SELECT title, plaza, borough, weight FROM Statues"},
     "locations"},
};

/* What a request lists, and the plan that it completes; NULL: nothing to complete. */
static const struct {
    const char *question, *plan, *sql;
} lists[] = {
    {"Show all statues and their weights.", "SELECT title FROM Statues", "SELECT title, weight FROM Statues"},
    {"List the statues, including their titles, plazas and weights.", "SELECT title FROM Statues",
     "SELECT title, plaza, weight FROM Statues"},
    {"Show the statues along with their boroughs.", "SELECT borough FROM Statues",
     "SELECT title, borough FROM Statues"},
    {"Show all statues and their weights.", "SELECT title, foundry, weight FROM Statues",
     "SELECT title, weight FROM Statues"},
    {"Show all statues and their weights.", "SELECT title, weight FROM Statues", NULL},
    {"List the titles of statues in their order of weights.", "SELECT title FROM Statues", NULL},
    {"How many statues are there and what are their weights?", "SELECT count(*) FROM Statues", NULL},
    {"Show all statues and their charm.", "SELECT title FROM Statues", NULL},
    {"Show all statues with a weight under 80 and their boroughs.",
     "SELECT title FROM Statues WHERE weight < 80 INTERSECT SELECT title FROM Statues WHERE borough > 80",
     "SELECT title, borough FROM Statues WHERE weight < 80"},
    {"Show all statues that are not in Union and their boroughs.",
     "SELECT title FROM Statues EXCEPT SELECT title FROM Statues WHERE plaza = 'Union'", NULL},
    {"List the statues unveiled before 2005, and what are their weights?",
     "SELECT unveiled_date FROM Statues WHERE unveiled_date < '2005'",
     "SELECT title, weight FROM Statues WHERE unveiled_date < '2005'"},
    {"Show the statues and their unveiled and commission date.", "SELECT title, unveiled_date FROM Statues",
     "SELECT title, unveiled_date, commission_date FROM Statues"},
    {"Show the plaza and weight of each statue.", "SELECT plaza FROM Statues",
     "SELECT plaza, weight FROM Statues"},
    {"Show the plaza and charm of each statue.", "SELECT plaza FROM Statues", NULL},
    /* names for numbers that nobody asks for */
    {"Which statues are in Union?", "SELECT statue_id FROM Statues WHERE plaza = 'Union'",
     "SELECT title FROM Statues WHERE plaza = 'Union'"},
    {"What are the ids of the statues in Union?", "SELECT statue_id FROM Statues WHERE plaza = 'Union'",
     NULL},
    {"Which college backed Hill Fort?", "SELECT college_id FROM Digs WHERE dig_name = 'Hill Fort'",
     "SELECT T1.college_name FROM Colleges AS T1 JOIN Digs AS T2 ON T1.college_id = T2.college_id WHERE "
     "T2.dig_name = 'Hill Fort'"},
    /* what numbers belong to */
    {"What weight has each statue?", "SELECT weight FROM Statues", "SELECT title, weight FROM Statues"},
    {"What is the plaza of each statue?", "SELECT plaza FROM Statues", NULL},
    /* what a condition says already */
    {"Show the statues in the plaza Union and their weights.",
     "SELECT title, plaza, weight FROM Statues WHERE plaza = 'Union'",
     "SELECT title, weight FROM Statues WHERE plaza = 'Union'"},
    {"Show the plaza and weight of the statues in the plaza Union.",
     "SELECT plaza, weight FROM Statues WHERE plaza = 'Union'", NULL},
    /* what only orders the rows */
    {"In the order of their weight, list the statues.", "SELECT weight FROM Statues ORDER BY weight",
     "SELECT title, weight FROM Statues ORDER BY weight"},
    {"List the weights in ascending order.", "SELECT weight FROM Statues ORDER BY weight", NULL},
    /* what is stored of each is summed where a word sums, or for each group */
    {"What weight has each of the statues in Union?", "SELECT sum(weight) FROM Statues WHERE plaza = 'Union'",
     "SELECT weight FROM Statues WHERE plaza = 'Union'"},
    {"What is the total weight of each of the statues?", "SELECT sum(weight) FROM Statues", NULL},
    {"What is the weight of the statues in each plaza?",
     "SELECT plaza, sum(weight) FROM Statues GROUP BY plaza", NULL},
    {"What is the weight of the statues in Union?", "SELECT sum(weight) FROM Statues WHERE plaza = 'Union'",
     NULL},
    {"How many stitches has Night Sky?", "SELECT sum(stitches) FROM Suits WHERE suit_name = 'Night Sky'",
     "SELECT stitches FROM Suits WHERE suit_name = 'Night Sky'"},
    {"How many stitches went into Night Sky?",
     "SELECT count(stitches) FROM Suits WHERE suit_name = 'Night Sky'",
     "SELECT stitches FROM Suits WHERE suit_name = 'Night Sky'"},
    {"How many suits are there?", "SELECT count(suit_id) FROM Suits WHERE suit_name = 'Night Sky'", NULL},
    {"List the suits with their price.", "SELECT price FROM Suits", "SELECT suit_name, price FROM Suits"},
    {"What is the sum of the stitches of Night Sky?",
     "SELECT sum(stitches) FROM Suits WHERE suit_name = 'Night Sky'", NULL},
    /* numbers that only one of the columns reaches */
    {"Which suits took more than 5000?", "SELECT suit_name FROM Suits WHERE price > 5000",
     "SELECT suit_name FROM Suits WHERE stitches > 5000"},
    {"Which suits took more than 1000?", "SELECT suit_name FROM Suits WHERE price > 1000", NULL},
    {"Which suits are older than 5000?", "SELECT suit_name FROM Suits WHERE price > 5000", NULL},
    {"Which suits have a price over 5000?", "SELECT suit_name FROM Suits WHERE price > 5000", NULL},
    {"Which suits took more than 200000?", "SELECT suit_name FROM Suits WHERE price > 200000", NULL},
    {"How many stitches has Night Sky?", "SELECT count(*) FROM Suits WHERE suit_name = 'Night Sky'",
     "SELECT stitches FROM Suits WHERE suit_name = 'Night Sky'"},
    /* things of which each row has a quantity */
    {"How many suits were ordered?", "SELECT count(*) FROM Suit_Orders",
     "SELECT sum(quantity) FROM Suit_Orders"},
    {"How many different suits were ordered?", "SELECT count(*) FROM Suit_Orders", NULL},
    {"How many orders were purchased?", "SELECT count(*) FROM Suit_Orders", NULL},
    {"What is the number of orders of suits that we sold?", "SELECT count(*) FROM Suit_Orders", NULL},
    {"How many suits are there?", "SELECT count(*) FROM Suit_Orders", NULL},
    {"How many suits cost 300?", "SELECT count(*) FROM Suits WHERE price = 300", NULL},
    {"Which suits took more than 100?", "SELECT suit_name FROM Suits WHERE price > 100", NULL},
    /* a second clause */
    {"What is the name of dig 1 and who will back it?", "SELECT dig_name FROM Digs WHERE dig_id = 1", NULL},
    {"What is the pager of Ida and when did she start?", "SELECT pager FROM Nurses WHERE name = 'Ida'",
     "SELECT pager, hired FROM Nurses WHERE name = 'Ida'"},
    {"Show their", "SELECT title FROM Statues", NULL},
    {"and their", "SELECT title FROM Statues", NULL},
};

static struct link_schema *links;
static struct embed *embed;

static int set_up(void **state) {
    csql_error error;
    if (fixture_set_up(state) != 0 || embed_open("data", &embed, &error) != CSQL_OK) {
        return 1;
    }
    struct fixture *f = *state;
    return link_schema_new(fixture_open(f, schema), embed, &links, &error) != CSQL_OK;
}

static int tear_down(void **state) {
    link_schema_free(links);
    embed_close(embed);
    links = NULL;
    embed = NULL;
    return fixture_tear_down(state);
}

static struct sql_select *parse(struct fixture *f, struct arena *arena, const char *sql) {
    struct sql_select *tree = NULL;
    csql_error error = {0};
    if (sql_parse(arena, sql, strlen(sql), &tree, &error) != CSQL_OK ||
        sql_resolve(arena, db_catalogue(f->db), tree, &error) != CSQL_OK) {
        fail_msg("%s: %s", sql, error.message);
    }
    return tree;
}

static struct linked *link_text(struct arena *arena, const char *question) {
    struct linked *linked = arena_alloc(arena, sizeof *linked);
    assert_non_null(linked);
    assert_int_equal(link_question(links, arena, question, strlen(question), linked, NULL), CSQL_OK);
    return linked;
}

static void read_row(struct fixture *f, struct arena *arena, const struct row *row, struct readings *out) {
    struct plan plans[MAX_PLANS];
    size_t count = 0;
    for (; count < MAX_PLANS && row->plans[count] != NULL; count++) {
        plans[count] = (struct plan){.sql = row->plans[count],
                                     .tree = parse(f, arena, row->plans[count]),
                                     .score = 0.6 / (double)(count + 1)};
    }
    struct plans all = {.at = plans, .count = count};
    const struct reading_input input = {.links = links,
                                        .db = f->db,
                                        .embed = embed,
                                        .linked = link_text(arena, row->question),
                                        .plans = &all};
    assert_int_equal(reading_find(&input, arena, out, NULL), CSQL_OK);
}

static bool has_sql(const struct row *row, const char *sql) {
    for (size_t i = 0; i < MAX_SQL && row->sql[i] != NULL; i++) {
        if (strcasecmp(row->sql[i], sql) == 0) {
            return true;
        }
    }
    return false;
}

static void general_words_have_their_readings(void **state) {
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct arena *arena = arena_new();
        struct readings readings;
        read_row(*state, arena, &rows[i], &readings);
        size_t wanted = 0;
        while (wanted < MAX_SQL && rows[i].sql[wanted] != NULL) {
            wanted++;
        }
        if (readings.count != wanted || (wanted > 0) != (readings.kind == READING_VAGUE)) {
            fail_msg("%s: kind %d, %zu readings, first %s", rows[i].question, (int)readings.kind,
                     readings.count, readings.count > 0 ? readings.at[0].sql : "none");
        }
        for (size_t k = 0; k < readings.count; k++) {
            if (!has_sql(&rows[i], readings.at[k].sql)) {
                fail_msg("%s: %s", rows[i].question, readings.at[k].sql);
            }
        }
        assert_int_equal(readings.ambiguous, wanted > 1);
        if (rows[i].term != NULL) {
            assert_string_equal(readings.term, rows[i].term);
        }
        arena_free(arena);
    }
}

/* The word is what changes: what comes before and after it stays as it was asked. */
static void rewrites_change_the_word_alone(void **state) {
    static const struct {
        const char *question, *rewrites[3];
    } wanted[] = {
        {"Where is Iron Wing?",
         {"In which plaza is Iron Wing?", "In which borough is Iron Wing?",
          "In which plaza and borough is Iron Wing?"}},
        {"Show the titles and locations of all statues.",
         {"Show the titles and plazas of all statues.", "Show the titles and boroughs of all statues.",
          "Show the titles, plazas and boroughs of all statues."}},
        {"Who made Iron Wing?",
         {"Which sculptor made Iron Wing?", "Which foundry made Iron Wing?",
          "Which sculptor and foundry made Iron Wing?"}},
        {"Who backed Hill Fort?",
         {"Which sponsor backed Hill Fort?", "Which college backed Hill Fort?",
          "Which sponsor and college backed Hill Fort?"}},
        {"List the names of all tours.",
         {"List the names of all day tours.", "List the names of all night tours.",
          "List the names of all day tours and night tours."}},
    };
    for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
        struct arena *arena = arena_new();
        struct readings readings;
        size_t row = 0;
        while (row + 1 < sizeof rows / sizeof *rows && strcmp(rows[row].question, wanted[i].question) != 0) {
            row++;
        }
        read_row(*state, arena, &rows[row], &readings);
        assert_int_equal(readings.count, 3);
        for (size_t k = 0; k < 3; k++) {
            bool found = false;
            for (size_t w = 0; w < 3; w++) {
                found = found || strcmp(wanted[i].rewrites[w], readings.at[k].rewrite) == 0;
            }
            if (!found) {
                fail_msg("%s: %s", wanted[i].question, readings.at[k].rewrite);
            }
        }
        arena_free(arena);
    }
}

static void lists_are_completed(void **state) {
    struct fixture *f = *state;
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) {
        struct arena *arena = arena_new();
        struct reading whole;
        const struct reading_input input = {
            .links = links, .db = f->db, .embed = embed, .linked = link_text(arena, lists[i].question)};
        assert_int_equal(reading_complete(&input, arena, parse(f, arena, lists[i].plan), &whole, NULL),
                         CSQL_OK);
        if ((whole.sql == NULL) != (lists[i].sql == NULL) ||
            (whole.sql != NULL && strcasecmp(whole.sql, lists[i].sql) != 0)) {
            fail_msg("%s: %s", lists[i].question, whole.sql == NULL ? "nothing" : whole.sql);
        }
        arena_free(arena);
    }
}

static void a_missing_plan_is_not_completed(void **state) {
    struct fixture *f = *state;
    struct arena *arena = arena_new();
    struct reading whole;
    const struct reading_input input = {
        .links = links, .db = f->db, .linked = link_text(arena, "Show all statues and their weights.")};
    assert_int_equal(reading_complete(&input, arena, NULL, &whole, NULL), CSQL_OK);
    assert_null(whole.sql);
    arena_free(arena);
}

/* A column named much alike takes the other's place in every block, and what joins stays. */
static void alike_columns_are_exchanged(void **state) {
    static const struct {
        const char *query, *sql;
    } cases[] = {
        {"SELECT commission_date FROM Statues WHERE weight > 50 INTERSECT SELECT commission_date FROM "
         "Statues "
         "WHERE weight < 80",
         "SELECT unveiled_date FROM Statues WHERE weight > 50 INTERSECT SELECT unveiled_date FROM Statues "
         "WHERE weight < 80"},
        {"SELECT title FROM Statues WHERE commission_date = (SELECT max(commission_date) FROM Statues)",
         "SELECT title FROM Statues WHERE unveiled_date = (SELECT max(unveiled_date) FROM Statues)"},
        {"SELECT weight FROM Statues", NULL},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct arena *arena = arena_new();
        struct fixture *f = *state;
        const struct reading_input input = {
            .links = links, .db = f->db, .embed = embed, .linked = link_text(arena, "When was it made?")};
        struct reading out[READING_ALIKE];
        size_t count = 0;
        bool found = false;
        assert_int_equal(reading_alike(&input, arena, parse(f, arena, cases[i].query), out, &count, NULL),
                         CSQL_OK);
        for (size_t k = 0; k < count; k++) {
            found = found || (cases[i].sql != NULL && strcmp(out[k].sql, cases[i].sql) == 0);
        }
        if (found != (cases[i].sql != NULL)) {
            fail_msg("%s: %zu, %s", cases[i].query, count, count > 0 ? out[0].sql : "none");
        }
        arena_free(arena);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(alike_columns_are_exchanged),
        cmocka_unit_test(general_words_have_their_readings),
        cmocka_unit_test(rewrites_change_the_word_alone),
        cmocka_unit_test(lists_are_completed),
        cmocka_unit_test(a_missing_plan_is_not_completed),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
