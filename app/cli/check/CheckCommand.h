#pragma once

#include "app/check/Requirements.h"
#include "app/cli/CommonOptions.h"
#include "app/cli/terminal/Printout.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"

#include <CLI/App.hpp>

#include <string>
#include <vector>

namespace sinew {

/// The command line of `sinew check`. What was not given stays empty.
struct CheckOptions {
    std::vector<std::string> files;
    std::string first;                     ///< of the files
    std::string require;                   ///< as it was written; empty: the default
    std::vector<Requirement> requirements; ///< read from that once all is parsed
    std::string against;                   ///< file with the reference's weights
    std::string report;                    ///< file, or "-" for standard output
    std::string junit;
    std::string sheet;
    std::string page;
    bool json = false;
    CommonOptions common;
};

/// Declares the subcommand; parsing fills `options`, which has to outlive `app`.
CLI::App* addCheckCommand(CLI::App& app, CheckOptions& options);

/// Measures every file and judges it. A file that cannot be read stops nothing: it counts as failed. The exit
/// code in the result is 1 where any failed. All outputs are written, or none. Errors: those of import for
/// the reference; FileUnwritable, FormatNotWritable, TargetIsInput, TargetsClash, OutOfMemory, Canceled.
Expected<Printout> runCheck(const CheckOptions& options, Progress& progress);

} // namespace sinew
