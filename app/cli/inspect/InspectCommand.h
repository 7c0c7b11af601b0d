#pragma once

#include "app/cli/CommonOptions.h"
#include "app/cli/terminal/Printout.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/bind/BindSettings.h"

#include <CLI/App.hpp>

#include <string>

namespace sinew {

/// The command line of `sinew inspect`.
struct InspectOptions {
    std::string input;
    std::string skeleton;
    int resolution = 0; ///< 0: the default of a bind
    bool json = false;
    CommonOptions common;
};

CLI::App* addInspectCommand(CLI::App& app, InspectOptions& options);

/// Reads the file and prints what is in it and what is wrong with it. Errors: those of import; Canceled.
Expected<Printout> runInspect(const InspectOptions& options, Progress& progress);

} // namespace sinew
