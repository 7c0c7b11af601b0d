#pragma once

#include "app/bake/BakeFigures.h"
#include "app/bake/BakePoses.h"
#include "app/bake/BakeSource.h"
#include "core/bake/Bake.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <memory>
#include <vector>

namespace sinew {

/// Megabytes that a bake may take unless somebody allows more.
constexpr std::size_t kBakeMegabytes = 4096;

/// What a user chooses for a bake.
struct BakeChoices {
    BakeSettings fit;
    BakePoseChoice poses;
    std::size_t megabytes = kBakeMegabytes; ///< that it may take
};

/// What a bake is made of.
struct BakeAsked {
    BakeSource source;
    std::vector<BakePose> poses; ///< without targets
    BakeSettings fit;
    std::size_t megabytes = kBakeMegabytes;
    std::vector<bool> locked;            ///< joints whose weights stay; may be short
    std::vector<std::vector<bool>> held; ///< vertices whose weights stay; may be short
    MirrorTable mirror;
};

/// Seconds of the parts of a bake.
struct BakeSeconds {
    double source = 0.0; ///< the source's vertices in every pose
    double fit = 0.0;
    double figures = 0.0;
};

/// What came of a bake.
struct BakeOutcome {
    std::vector<BakePose> poses; ///< without targets
    BakeSettings fit;
    BakeResult result;
    BakeFigures figures;
    std::shared_ptr<const Scene> baked; ///< the source's scene with the result in it
    Drivers drivers;                    ///< those that there were, then those of the bake
    std::size_t countedShapes = 0;      ///< towards BakeSettings::maxShapes
    std::size_t heldVertices = 0;       ///< whose weights stayed, since they are painted
    /// Joints that poses turn and that no driver can follow (canDrive), where helpers or shapes were allowed.
    /// Ascending.
    std::vector<std::int32_t> undriven;
    BakeSeconds seconds;
};

/// What a bake does, one after the other.
enum class BakePhase {
    Show,    ///< the source in every pose
    Fit,     ///< weights and helper joints
    Correct, ///< by shapes
    Measure  ///< the result
};

/// Which phase reports this fraction of the whole, 0 to 1.
BakePhase bakePhaseAt(double fraction);

/// Shows the source in every pose, fits, and measures what came of it. Memory is looked at before anything
/// else. Fractions that it reports are of the whole. Errors: BakeWithoutPoses, BakeWithoutGain, BakeTooLarge,
/// NoWeights, Canceled, those of bake(). O(#poses #P k^2).
Expected<BakeOutcome> runBake(BakeAsked asked, Progress& progress);

/// A bake in JSON: poses, joints, errors before and after, steps with what they gained, the gate and seconds.
/// Lengths are millimetres. `sinew bake --help` documents the fields.
nlohmann::ordered_json bakeJson(const BakeOutcome& outcome);

/// As many influences as any vertex has already, 4 at least: what a bake keeps to unless it is told
/// otherwise.
std::size_t usualInfluences(const Scene& scene);

} // namespace sinew
