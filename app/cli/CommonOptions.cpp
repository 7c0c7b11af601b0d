#include "app/cli/CommonOptions.h"

#include "app/cli/Values.h"

#include <CLI/Option.hpp>

namespace sinew {

void addCommonOptions(CLI::App& command, CommonOptions& options, Writes writes, const char* group) {
    command
        .add_option("--threads", options.threads,
                    "Number of threads; it does not change the result (default 0: one for each core)")
        ->check(between(0, 256))
        ->option_text("N")
        ->group(group);
    command
        .add_flag(
            "-q,--quiet", options.quiet,
            "Print only errors and requested output: no summary, progress or warnings (default: all three)")
        ->group(group);
    if (writes == Writes::Files) {
        command
            .add_flag("-f,--force", options.force,
                      "Overwrite input files, and files beside a .gltf that do not belong to it (default: "
                      "refuse; an "
                      "existing output is replaced)")
            ->group(group);
    }
}

} // namespace sinew
