#pragma once

#include "app/cli/CommonOptions.h"
#include "app/cli/terminal/Printout.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/rig/RigTemplate.h"

#include <CLI/App.hpp>

#include <string>
#include <vector>

namespace sinew {

/// The command line of `sinew rig`.
struct RigOptions {
    std::string input;
    std::string output;
    std::string shape = "biped"; ///< a template's name, or a rigged file
    std::string markers;         ///< file; empty: all are guessed
    std::string report;          ///< empty: none; "-": standard output
    std::string naming = "mixamo";
    RigTemplateSettings settings;
    std::string side = "left";       ///< of a hand without a body
    std::vector<std::string> chains; ///< files of strokes
    std::string up = "y";            ///< kUpWords
    bool noToes = false;
    bool notMirrored = false;
    bool noBind = false;
    bool packed = false;
    CommonOptions common;
};

/// Declares the subcommand; parsing fills `options`, which has to outlive `app`.
CLI::App* addRigCommand(CLI::App& app, RigOptions& options);

/// Reads a mesh, fits a skeleton to it, binds it, writes it rigged. A skeleton of its own gives way. Errors:
/// those of import, fitRig, laySkeleton, bind and export; TargetIsInput, NotRigged, RigTemplateUnknown; those
/// of chains (ChainFile.h).
Expected<Printout> runRig(const RigOptions& options, Progress& progress);

} // namespace sinew
