/* `simulate`: a simulated user. */
#include "cli/commands.h"
#include "cli/report.h"

int command_simulate(const struct options *options, int count, char **operands) {
    (void)options;
    (void)count;
    (void)operands;
    report("simulate is not in this build");
    return STATUS_FAILED;
}
