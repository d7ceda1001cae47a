/* What BIRD gives as evidence: clauses that say what a term of the question means in the schema ("exclusively
 * virtual refers to Virtual = 'F'; mailing street address refers to MailStreet"). They show where a question
 * speaks of a column or value that it does not name. Of a question that is made, the clauses about a pivot's
 * target are left out, for they would tell what is meant; the others stay behind the question, which needs
 * them. */
#ifndef FORGE_EVIDENCE_H
#define FORGE_EVIDENCE_H

#include "forge/clarity.h"

#define FORGE_MAX_CLAUSES 32 /* clauses of one evidence that are looked at; more are one with the last */

struct forge_clause {
    const char *text;
    const char *definition; /* what it says of the term; NULL if it defines no term of the question */
    struct forge_span span; /* of the term in the question */
};

struct forge_evidence {
    struct forge_clause clauses[FORGE_MAX_CLAUSES];
    size_t count;
};

/* Cuts the evidence (NULL: none) of the question into its clauses, and each that has "refers to", "means",
 * "stands for" or "=" into the term and its definition, whichever side the term is on. A term stands in the
 * question just once. CSQL_NO_MEMORY. */
csql_status forge_evidence_read(struct arena *arena, const struct forge_text *text, const char *evidence,
                                struct forge_evidence *out, csql_error *error) CSQL_USE_RESULT;

/* The span of the term that is defined as the target, and as nothing but the target: "refers to MailStreet",
 * or for a value "refers to Virtual = 'F'". text is the question. False if there is none. */
bool forge_evidence_span(const struct forge_task *task, const struct forge_text *text,
                         const struct forge_evidence *evidence, const struct forge_target *target,
                         struct forge_span *out);

/* What stays behind a question with these pivots, led by a blank; "" for none. *reason is set if a clause
 * that has to stay says what is meant. CSQL_NO_MEMORY. */
csql_status forge_evidence_rest(struct forge_task *task, const struct forge_text *text,
                                const struct forge_pivot *pivots, size_t count, const char **out,
                                const char **reason, csql_error *error) CSQL_USE_RESULT;

#endif
