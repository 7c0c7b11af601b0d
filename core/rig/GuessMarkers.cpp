#include "core/rig/GuessMarkers.h"

#include "core/rig/GuessBiped.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

/// Of an upright character: its height is at least this share of its longest side.
constexpr double kUpright = 0.5;

} // namespace

Expected<GuessedMarkers> guessMarkers(RigKind kind, const BodyVolume& volume, const PlacedMarkers& known,
                                      const std::string& file) {
    if (volume.largePieces() > 1) {
        return fail(ErrorCode::RigSeveralBodies, {file, std::to_string(volume.largePieces())});
    }
    if (kind == RigKind::Quadruped) {
        return guessQuadruped(volume, known, file);
    }
    const double wide = volume.cellSize() * volume.size()[0];
    const double deep = volume.cellSize() * volume.size()[2];
    if (std::max(wide, deep) > 1.0 / kUpright) {
        const Vec3 along = deep >= wide ? Vec3::UnitZ() : Vec3::UnitX(); // either end may be the head
        return fail(ErrorCode::RigLying, {file, upWord(upNearest(volume.modelFromBody().linear() * along))});
    }
    if (!partedAround(volume, 0.05) && !partedAround(volume, 0.12) && partedAround(volume, 0.95) &&
        partedAround(volume, 0.88)) {
        const Vec3 down = -volume.modelFromBody().linear().col(1);
        return fail(ErrorCode::RigUpsideDown, {file, upWord(upNearest(down))});
    }
    return guessBiped(volume, known, file);
}

} // namespace sinew
