#pragma once

#include "app/bake/BakeRun.h"
#include "app/cli/CommonOptions.h"
#include "app/cli/DeformOptions.h"
#include "app/cli/DriverOptions.h"
#include "app/cli/terminal/Printout.h"
#include "app/report/BindReportJson.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/io/export/ExportSettings.h"

#include <CLI/App.hpp>

#include <optional>
#include <string>
#include <vector>

namespace sinew {

/// The command line of `sinew bake`. What was not given stays empty.
struct BakeOptions {
    std::string input;
    std::string output;
    std::string report; ///< file, or "-" for standard output; empty: none
    DeformOptions deform{PoseDeformer::Implicit, {}, {}, {}, {}, {}, {}};
    DriverOptions drivers;            ///< that the source has
    std::vector<std::string> groups;  ///< words of kBakeGroupNames, or "none"; empty: the usual ones
    std::vector<std::string> poses;   ///< files
    std::vector<std::string> motions; ///< files
    int shapes = BakeSettings().maxShapes;
    bool noWeights = false;
    bool noHelpers = false;
    std::optional<int> maxInfluences;            ///< 0: all; nothing: as many as the file has
    double goodTo = 1e3 * BakeSettings().goodTo; ///< millimetres
    bool requireGood = false;
    std::vector<std::string> locked; ///< joints
    int megabytes = static_cast<int>(kBakeMegabytes);
    std::optional<EngineProfile> profile;
    EngineOptions engines;
    bool rebuild = false;
    bool packed = false;
    VrmOptions vrm;
    CommonOptions common;
};

/// Declares the subcommand; parsing fills `options`, which has to outlive `app`.
CLI::App* addBakeCommand(CLI::App& app, BakeOptions& options);

/// Everything that `sinew bake` did.
struct BakeCommandRun {
    const BakeOptions& options;
    DeformSettings deform;
    Scene scene; ///< as it is written
    BakeOutcome outcome;
    Notices notices; ///< of reading, baking and writing
    std::vector<WrittenFile> outputs;
};

/// What it prints when it is done: errors before and after, by joint, what each step gained, what was
/// written.
std::string bakeSummary(const BakeCommandRun& run);

/// Reads a rigged file, bakes what a skinning method shows into it, writes it. Errors: those of import,
/// readPose, readMotionFile, makeShapes, deformSettings, runBake and export; NotRigged, NoWeights,
/// JointUnknown, ShapesNotHeld, TargetIsInput.
Expected<Printout> runBakeCommand(const BakeOptions& options, Progress& progress);

} // namespace sinew
