#include "forge/pattern_ambrosia.h"

#include <string.h>

csql_status ambrosia_offer_scope(struct pattern_maker *m, const struct ambrosia_home *home,
                                 const struct ambrosia_scope *scope, bool *kept, csql_error *error) {
    const char *verb = scope->verb ? scope->verb : "";
    const char *entity = scope->entity.one, *many = scope->component.many;
    const char *each[] = {"each", "every"};
    const char *quantifier = PATTERN_PICK(m, each);
    const char *questions[] = {
        pattern_printf(m, "What %s do we have for %s %s?", many, quantifier, entity),
        pattern_printf(m, "List the %s for %s %s.", many, quantifier, entity),
        pattern_printf(m, "Show me the %s for %s %s.", many, quantifier, entity),
        pattern_printf(m, "Which %s are there for %s %s?", many, quantifier, entity),
        pattern_printf(m, "What %s does %s %s %s?", many, quantifier, entity,
                       verb), /* from here on: a verb is known */
        pattern_printf(m, "Which %s does %s %s %s?", many, quantifier, entity, verb),
        pattern_printf(m, "Show me the %s that %s %s %ss.", many, quantifier, entity,
                       strcmp(verb, "have") == 0 ? "ha" : verb),
        pattern_printf(m, "Give me the %s of all %s.", many, scope->entity.many),
    };
    const char *collective[] = {
        pattern_printf(m, "Show the %s that all %s have in common.", many, scope->entity.many),
        pattern_printf(m, "Which %s are common to all %s?", many, scope->entity.many),
    };
    const char *distributive[] = {
        pattern_printf(m, "For each %s separately, show the name and the %s.", entity, many),
        pattern_printf(m, "List the %s one by one, each with the %s of its own.", scope->entity.many, many),
    };
    struct record_reading readings[] = {{scope->collective, PATTERN_PICK(m, collective)},
                                        {scope->distributive, PATTERN_PICK(m, distributive)}};
    struct forge_instance instance = {.question = questions[scope->variant % (scope->verb ? 8 : 4)],
                                      .mode = CSQL_SCOPE_AMB,
                                      .readings = readings,
                                      .reading_count = 2,
                                      .meant = forge_random_below(&m->task->random, 2),
                                      .db_id = home->db_id,
                                      .db = home->db};
    return pattern_offer(m, &instance, kept, error);
}

csql_status ambrosia_offer_attachment(struct pattern_maker *m, const struct ambrosia_home *home,
                                      const struct ambrosia_attachment *attachment, bool *kept,
                                      csql_error *error) {
    const char *one = attachment->one, *other = attachment->other, *modifier = attachment->modifier;
    const char *begin[] = {"Show the", "List all", "Show me all the", "Give me the", "Display all"};
    const char *start = begin[attachment->variant % (sizeof begin / sizeof *begin)];
    struct record_reading readings[] = {
        {attachment->both,
         pattern_printf(m, "%s %s %s, and likewise the %s %s.", start, one, modifier, other, modifier)},
        {attachment->nearest,
         pattern_printf(m, "Show all %s whatever they are like, but of the %s only those %s.", one, other,
                        modifier)},
    };
    struct forge_instance instance = {.question =
                                          pattern_printf(m, "%s %s and %s %s.", start, one, other, modifier),
                                      .mode = CSQL_ATTACH_AMB,
                                      .readings = readings,
                                      .reading_count = 2,
                                      .meant = forge_random_below(&m->task->random, 2),
                                      .db_id = home->db_id,
                                      .db = home->db};
    return pattern_offer(m, &instance, kept, error);
}

csql_status ambrosia_offer_vague(struct pattern_maker *m, const struct ambrosia_home *home,
                                 const struct ambrosia_vague *vague, bool *kept, csql_error *error) {
    struct record_reading readings[AMBROSIA_MAX_SPECIFIC + 1];
    size_t count = vague->count;
    for (size_t i = 0; i <= count; i++) {
        readings[i].sql = vague->sql[i];
        readings[i].rewrite = pattern_fill(m, vague->question, vague->terms[i], vague->terms[i], NULL, NULL);
    }
    size_t meant = forge_random_below(&m->task->random, count); /* a pivot has one target: not all of them */
    struct record_pivot pivot = {.term = vague->term,
                                 .mode = CSQL_VAGUE_AMB,
                                 .target = &vague->group[meant],
                                 .group = vague->group,
                                 .group_count = count};
    struct forge_instance instance = {.mode = CSQL_VAGUE_AMB,
                                      .pivots = &pivot,
                                      .pivot_count = 1,
                                      .readings = readings,
                                      .reading_count = count + 1,
                                      .meant = meant,
                                      .db_id = home->db_id,
                                      .db = home->db};
    instance.question = pattern_fill(m, vague->question, vague->term, vague->term, &pivot.start, &pivot.end);
    return pattern_offer(m, &instance, kept, error);
}
