#include "pivot/contraries.h"

#include <string.h>

/* Pairs that part columns of one table, whether a dictionary has them as antonyms or not. */
static const char *const pairs[][2] = {
    {"start", "end"},          {"start", "to"},          {"begin", "to"},           {"start", "stop"},
    {"start", "finish"},       {"from", "to"},           {"from", "end"},           {"in", "out"},
    {"forename", "surname"},   {"forename", "last"},     {"forename", "family"},    {"first", "surname"},
    {"first", "family"},       {"given", "surname"},     {"given", "family"},       {"given", "last"},
    {"latitude", "longitude"}, {"arrival", "departure"}, {"arrive", "depart"},      {"origin", "destination"},
    {"source", "destination"}, {"source", "target"},     {"buying", "selling"},     {"purchase", "sale"},
    {"height", "width"},       {"height", "length"},     {"length", "width"},       {"earliest", "latest"},
    {"opening", "closing"},    {"support", "oppose"},    {"support", "opposition"}, {"import", "export"},
    {"sender", "receiver"},    {"sender", "recipient"},  {"sent", "received"},      {"planned", "actual"},
    {"expected", "actual"},    {"estimated", "actual"},  {"gross", "net"},          {"profit", "loss"},
    {"billing", "shipping"},   {"billing", "delivery"},  {"parent", "child"},       {"home", "visitor"},
    {"income", "expense"},     {"win", "loss"},          {"wins", "losses"},        {"min", "max"},
    {"sunrise", "sunset"},     {"mother", "father"},     {"husband", "wife"},       {"buyer", "seller"},
    {"winner", "loser"},       {"checkin", "checkout"},  {"entry", "exit"},         {"birth", "death"},
};

static bool paired(const char *a, const char *b) {
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        if ((strcmp(a, pairs[i][0]) == 0 && strcmp(b, pairs[i][1]) == 0) ||
            (strcmp(b, pairs[i][0]) == 0 && strcmp(a, pairs[i][1]) == 0)) {
            return true;
        }
    }
    return false;
}

bool contraries_exclude(const struct embed *embed, const struct word_set *term, const struct word_set *name) {
    for (size_t i = 0; i < term->count; i++) {
        if (predicate_has_word(name, term->stem[i])) {
            continue;
        }
        for (size_t k = 0; k < name->count; k++) {
            if (!predicate_has_word(term, name->stem[k]) &&
                (paired(term->norm[i], name->norm[k]) ||
                 (embed != NULL && embed_relation(embed, term->norm[i], name->norm[k]) == LEXICON_ANTONYM))) {
                return true;
            }
        }
    }
    return false;
}
