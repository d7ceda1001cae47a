#include "text/days.h"

#include <stdio.h>
#include <string.h>

#define DAYS_OF_WEEK 7
#define MONTHS 12
/* Days are numbered from the first of March of the year 0, so that a leap day is the last of its year. */
#define DAYS_OF_YEAR 365
#define DAYS_OF_4_YEARS 1461
#define DAYS_OF_100_YEARS 36524
#define DAYS_OF_400_YEARS 146097
#define WEEKDAY_OF_FIRST 2 /* a Wednesday */

int days_in_month(int year, int month) {
    static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    return month < 1 || month > MONTHS ? 31 : days[month - 1] + (month == 2 && leap);
}

bool days_exist(struct day day) {
    return day.year >= 1 && day.year <= 9999 && day.month >= 1 && day.month <= MONTHS && day.day >= 0 &&
           day.day <= days_in_month(day.year, day.month);
}

static int number_of(struct day day) {
    int month = (day.month + 9) % MONTHS; /* March is 0 */
    int year = day.year - month / 10;
    return DAYS_OF_YEAR * year + year / 4 - year / 100 + year / 400 + (month * 306 + 5) / 10 + day.day - 1;
}

static struct day day_of(int number) {
    int era = number / DAYS_OF_400_YEARS, rest = number % DAYS_OF_400_YEARS;
    int year =
        (rest - rest / (DAYS_OF_4_YEARS - 1) + rest / DAYS_OF_100_YEARS - rest / (DAYS_OF_400_YEARS - 1)) /
        DAYS_OF_YEAR;
    rest -= DAYS_OF_YEAR * year + year / 4 - year / 100;
    int month = (5 * rest + 2) / 153;
    struct day day = {.year = year + 400 * era, .day = rest - (153 * month + 2) / 5 + 1};
    day.month = month < 10 ? month + 3 : month - 9;
    day.year += day.month <= 2;
    return day;
}

struct day days_add(struct day day, int days) {
    return day_of(number_of(day) + days);
}

struct day days_add_months(struct day day, int months) {
    int month = day.year * MONTHS + day.month - 1 + months;
    struct day out = {month / MONTHS, month % MONTHS + 1, day.day};
    int last = days_in_month(out.year, out.month);
    out.day = out.day > last ? last : out.day;
    return out;
}

int days_weekday(struct day day) {
    return (number_of(day) + WEEKDAY_OF_FIRST) % DAYS_OF_WEEK;
}

void days_write(struct day day, char iso[static DAYS_ISO_BYTES]) {
    if (day.month == 0) {
        (void)snprintf(iso, DAYS_ISO_BYTES, "%04d", day.year % 10000);
    } else if (day.day == 0) {
        (void)snprintf(iso, DAYS_ISO_BYTES, "%04d-%02d", day.year % 10000, day.month % 100);
    } else {
        (void)snprintf(iso, DAYS_ISO_BYTES, "%04d-%02d-%02d", day.year % 10000, day.month % 100,
                       day.day % 100);
    }
}

bool days_read(const char *iso, struct day *out) {
    int used = 0;
    *out = (struct day){0};
    char again[DAYS_ISO_BYTES];
    if (sscanf(iso, "%4d%n-%2d%n-%2d%n", &out->year, &used, &out->month, &used, &out->day, &used) < 1 ||
        iso[used] != '\0') {
        return false;
    }
    days_write(*out, again);
    return strcmp(iso, again) == 0 && (out->month == 0 || days_exist(*out));
}
