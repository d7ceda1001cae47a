/* Answers that are remembered: those of this conversation, and those that are kept for the database between
 * conversations, in a file that people may read and edit. Only .remember and .forget write it. */
#ifndef CLI_REMEMBERED_H
#define CLI_REMEMBERED_H

struct chat;

/* Tells the session, just opened, what is kept for the database. What cannot be read is reported in one line;
 * the rest is taken. */
void remembered_load(struct chat *chat);

/* .remember: lists what is remembered, numbered; with a number, or "all", keeps that. */
void remembered_keep(struct chat *chat, const char *argument);

/* .forget: forgets what this conversation settled; with a number, that answer, kept or not; with "all", all
 * that is kept as well. */
void remembered_forget(struct chat *chat, const char *argument);

#endif
