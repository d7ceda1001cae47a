/* `replay`: logged conversations again. */
#include "cli/commands.h"
#include "cli/report.h"

int command_replay(const struct options *options, int count, char **operands) {
    (void)options;
    (void)count;
    (void)operands;
    report("replay is not in this build");
    return STATUS_FAILED;
}
