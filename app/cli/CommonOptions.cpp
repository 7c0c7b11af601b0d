#include "app/cli/CommonOptions.h"

#include "app/cli/Values.h"

#include <CLI/Option.hpp>

namespace sinew {
namespace {

constexpr Names<ProgressForm, 2> kProgressNames{{{"line", ProgressForm::Line}, {"json", ProgressForm::Json}}};

} // namespace

void addCommonOptions(CLI::App& command, CommonOptions& options, Writes writes, const char* group) {
    command
        .add_option("--threads", options.threads,
                    "Number of threads; it does not change the result (default 0: one for each core)")
        ->check(between(0, 256))
        ->option_text("N")
        ->group(group);
    command
        .add_option("--textures", options.textureFolders,
                    "Read textures and material files outside the model's folder from this folder, too "
                    "(default: only from the model's folder and below it; glTF never names others). Several "
                    "folders: --textures again")
        ->check(CLI::ExistingDirectory)
        ->allow_extra_args(false)
        ->option_text("DIR")
        ->group(group);
    command
        .add_option("--progress", options.progress,
                    byDefault("How progress is shown on standard error: line, one that is redrawn, on a "
                              "terminal alone; json, for programs: a line for each step, also with --quiet, "
                              "with stage, text and fraction from 0 to 1",
                              "line"))
        ->transform(namesOf(kProgressNames))
        ->option_text("line|json")
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
