#pragma once

#include "app/cli/CommonOptions.h"
#include "app/cli/RestPoseOptions.h"
#include "app/cli/avatar/FaceOptions.h"
#include "app/cli/terminal/Printout.h"
#include "app/report/BindReportJson.h"
#include "core/avatar/SpringCrossings.h"
#include "core/avatar/SpringProposals.h"
#include "core/base/Error.h"
#include "core/base/Names.h"
#include "core/base/Progress.h"

#include <CLI/App.hpp>

#include <optional>
#include <string>
#include <vector>

namespace sinew {

/// What becomes of one kind of an avatar's parts.
enum class AvatarChoice {
    Auto, ///< the file's own, or proposed ones where it has none
    Keep, ///< the file's own
    None
};

constexpr Names<AvatarChoice, 3> kAvatarChoiceNames{
    {{"auto", AvatarChoice::Auto}, {"keep", AvatarChoice::Keep}, {"none", AvatarChoice::None}}};

/// The command line of `sinew avatar`.
struct AvatarOptions {
    std::string input;
    std::string output;
    std::string report;      ///< file, or "-" for standard output; empty: none
    std::string avatar;      ///< file whose avatar takes the place of the input's; empty: none
    std::string writeAvatar; ///< file; empty: none
    std::string rig = "biped";
    RestPoseOptions rest; ///< pose "keep": it stays; empty: a T-pose for a VRM that is in none
    AvatarChoice springs = AvatarChoice::Auto;
    AvatarChoice colliders = AvatarChoice::Auto;
    bool bakeSprings = false;
    FaceOptions face;
    int maxInfluences = 4; ///< 0: all
    bool packed = false;
    bool rebuild = false;
    VrmOptions vrm;
    CommonOptions common;
};

/// Declares the subcommand; parsing fills `options`, which has to outlive `app`.
CLI::App* addAvatarCommand(CLI::App& app, AvatarOptions& options);

/// Everything that `sinew avatar` did.
struct AvatarRun {
    const AvatarOptions& options;
    Scene scene;     ///< as it is written, with its avatar
    Notices notices; ///< of reading, of the work, of writing
    std::size_t riggedJoints = 0;
    std::vector<std::string> garments = {}; ///< for which chains of joints were made
    bool bound = false;
    bool restPose = false;              ///< there is another one now
    std::vector<FoundChain> found = {}; ///< chains that were proposed
    std::size_t fittedColliders = 0;    ///< that were proposed
    std::string crossingsClip = {};     ///< in which they were counted; empty: nowhere
    SpringCrossings crossings = {};
    bool baked = false;
    std::vector<WrittenFile> outputs = {};
};

/// What it prints when it is done.
std::string avatarSummary(const AvatarRun& run);

/// The report; `sinew avatar --help` documents its fields.
std::string avatarReport(const AvatarRun& run);

/// Reads a character and gives it what it lacks of an avatar: a skeleton, weights, a rest pose, springs,
/// colliders, expressions, constraints; writes it. Errors: those of import, fitRig, bind, restPoseOf,
/// readAvatarFile, avatarFor, takeFaceOptions and export; RigTemplateUnknown, TargetIsInput.
Expected<Printout> runAvatar(const AvatarOptions& options, Progress& progress);

} // namespace sinew
