#include "core/rig/GuessMarkers.h"

#include "core/rig/GuessBiped.h"
#include "core/rig/StandingLegs.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

/// Of an upright character: its height is at least this share of its longest side.
constexpr double kUpright = 0.5;

/// Further legs are no biped's, whatever else it has: its hands would be sought in the belly.
Expected<void> checkTwoLegs(const BodyVolume& volume, const PlacedMarkers& known, const std::string& file) {
    if (known.contains("leftAnkle") && known.contains("rightAnkle")) {
        return {};
    }
    const int legs = standingLegs(volume).paired();
    if (legs < 4) {
        return {};
    }
    return fail(ErrorCode::RigTemplateUnfit, {file, "two-legs", "biped", legs == 4 ? "quadruped" : "insect"});
}

/// The other way round. An animal that lifts a paw has two legs on one side still.
Expected<void> checkFourLegs(const BodyVolume& volume, const PlacedMarkers& known, const std::string& file) {
    const StandingLegs legs = standingLegs(volume);
    if (!known.empty() || legs.left != 1 || legs.right != 1) {
        return {};
    }
    return fail(ErrorCode::RigTemplateUnfit, {file, "four-legs", "quadruped", "biped"});
}

} // namespace

bool isLong(const BodyVolume& volume) {
    const int longest = std::max(volume.size()[0], volume.size()[2]);
    return volume.cellSize() * longest > 1.0 / kUpright;
}

Expected<GuessedMarkers> guessMarkers(RigKind kind, const BodyVolume& volume, const PlacedMarkers& known,
                                      const std::string& file, bool anyBody) {
    if (volume.largePieces() > 1) {
        return fail(ErrorCode::RigSeveralBodies, {file, std::to_string(volume.largePieces())});
    }
    if (!anyBody) {
        const auto checked = kind == RigKind::Quadruped ? checkFourLegs(volume, known, file)
                                                        : checkTwoLegs(volume, known, file);
        if (!checked) {
            return fail(checked.error());
        }
    }
    if (kind == RigKind::Quadruped) {
        return guessQuadruped(volume, known, file);
    }
    if (isLong(volume)) {
        const bool deep = volume.size()[2] >= volume.size()[0];
        const Vec3 along = deep ? Vec3::UnitZ() : Vec3::UnitX(); // either end may be the head
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
