/* Days of the Gregorian calendar, and how they are written. */
#ifndef TEXT_DAYS_H
#define TEXT_DAYS_H

#include <stdbool.h>

struct day {
    int year, month, day; /* day 0: a whole month; month 0 too: a whole year */
};

#define DAYS_ISO_BYTES 16

/* 28 to 31; 31 for no month. */
int days_in_month(int year, int month);
/* The calendar has the day. */
bool days_exist(struct day day);
/* So many days on, or back. */
struct day days_add(struct day day, int days);
/* So many months on, or back; of a month that is too short the last day. */
struct day days_add_months(struct day day, int months);
/* 0 for Monday to 6 for Sunday. */
int days_weekday(struct day day);
/* "2025", "2025-03" or "2025-03-05". */
void days_write(struct day day, char iso[static DAYS_ISO_BYTES]);
/* Reads what days_write writes; false for anything else. */
bool days_read(const char *iso, struct day *out);

#endif
