#include "app/cli/CommonOptions.h"

#include "app/cli/Values.h"

#include <CLI/Option.hpp>

namespace sinew {

void addCommonOptions(CLI::App& command, CommonOptions& options, Writes writes, const char* group) {
    command
        .add_option("--threads", options.threads,
                    "Threads to use; the result is the same on any number (default 0: all the machine has)")
        ->check(between(0, 256))
        ->option_text("N")
        ->group(group);
    command
        .add_flag("-q,--quiet", options.quiet,
                  "Say nothing but errors and what was asked for: no summary, no progress, no warnings "
                  "(default: all three)")
        ->group(group);
    if (writes == Writes::Files) {
        command
            .add_flag("-f,--force", options.force,
                      "Write over files that are read, and over files beside a .gltf that are not its own "
                      "(default: refuse; an output that exists is replaced)")
            ->group(group);
    }
}

} // namespace sinew
