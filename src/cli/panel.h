/* Language models in the generator's roles. */
#ifndef CLI_PANEL_H
#define CLI_PANEL_H

#include "cli/options.h"
#include "forge/forge.h"

enum panel_rule { PANEL_UNANIMITY, PANEL_MAJORITY };

struct panel;

/* The models that options and environment name, in the roles that --model-use switches on: generate
 * (retriever, generators) and judge (evaluators, screening). *out is NULL where none is. False with a report.
 */
bool panel_open(const struct options *options, const char *data, struct panel **out);
void panel_close(struct panel *panel);

/* The hooks of a panel; lent. NULL gives NULL. */
const struct forge_hooks *panel_hooks(const struct panel *panel);
/* Says on standard error what was asked. */
void panel_report(const struct panel *panel);

#endif
