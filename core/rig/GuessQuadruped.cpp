#include "core/base/Error.h"
#include "core/rig/BodyFit.h"
#include "core/rig/BodyVolume.h"

namespace sinew {
namespace {

constexpr double kPawLevel = 0.05;
/// From the tip of the snout to the head's joint and to the neck's, of the way to above the front paws.
constexpr double kHeadFraction = 0.62;

/// The foremost or hindmost of a side's feet on the ground.
BodySection footOf(const std::vector<BodySection>& sections, int side, bool front) {
    BodySection best;
    for (const BodySection& section : sections) {
        const bool beside = side > 0 ? section.center.x() > 0.0 : section.center.x() < 0.0;
        const bool further =
            front ? section.center.z() > best.center.z() : section.center.z() < best.center.z();
        if (beside && section.area > 2e-5 && (!(best.area > 0.0) || further)) {
            best = section;
        }
    }
    return best;
}

/// Mean of what lies furthest to the front of all that is higher than a level.
Vec3 snoutOf(const BodyVolume& volume, double above) {
    double reach = -1e30;
    Vec3 sum = Vec3::Zero();
    double count = 0.0;
    for (int pass = 0; pass < 2; ++pass) {
        for (std::size_t i = 0; i < volume.cellCount(); ++i) {
            const BodyVolume::Cell cell = volume.cellAt(i);
            const Vec3 at = volume.center(cell);
            if (at.y() < above || !volume.body(cell)) {
                continue;
            }
            if (pass == 0) {
                reach = std::max(reach, at.z());
            } else if (at.z() > reach - 0.03) {
                sum += at;
                count += 1.0;
            }
        }
    }
    return count > 0.0 ? Vec3(sum / count) : Vec3::Zero();
}

} // namespace

Expected<GuessedMarkers> guessQuadruped(const BodyVolume& volume, const PlacedMarkers& known,
                                        const std::string& file) {
    GuessedMarkers guess;
    const auto put = [&](const std::string& name, const Vec3& at, double confidence) {
        if (!guess.placed.contains(name)) {
            guess.placed[name] = at;
            guess.confidence[name] = confidence;
        }
    };
    for (const auto& [name, at] : known) {
        put(name, at, 1.0);
    }
    const auto sections = sectionsAt(volume, kPawLevel);
    for (const int side : {1, -1}) {
        const std::string prefix = side > 0 ? "left" : "right";
        const BodySection front = footOf(sections, side, true);
        const BodySection hind = footOf(sections, side, false);
        const bool both = front.area > 0.0 && hind.area > 0.0 && front.center.z() - hind.center.z() > 0.15;
        const bool told = known.contains(prefix + "FrontPaw") && known.contains(prefix + "HindPaw");
        if (!both && !told) {
            return fail(ErrorCode::RigLimbNotFound,
                        {file, "legs", "leftFrontPaw, rightFrontPaw, leftHindPaw, rightHindPaw"});
        }
        put(prefix + "FrontPaw", front.center, 0.7);
        put(prefix + "HindPaw", hind.center, 0.7);
    }
    const double shoulder = 0.5 * (guess.placed["leftFrontPaw"].z() + guess.placed["rightFrontPaw"].z());
    const Vec3 snout = snoutOf(volume, 0.4);
    const double z = snout.z() + kHeadFraction * (shoulder - snout.z());
    double top = 0.0;
    for (double y = 0.3; y < 1.0; y += volume.cellSize()) {
        const Vec3 at(0.0, y, z);
        top = volume.inside(at) ? y : top;
    }
    put("head", Vec3(0.0, top > 0.0 ? 0.5 * (top + snout.y()) : snout.y(), z), 0.5);
    return guess;
}

} // namespace sinew
