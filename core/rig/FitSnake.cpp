#include "core/rig/Creatures.h"
#include "core/rig/Limbs.h"

#include <algorithm>

namespace sinew {
namespace {

/// A body this many times as long as it is thick has two ends.
constexpr double kSlender = 5.0;
/// Of the whole length: the middle of the head behind its tip.
constexpr double kHeadBehindTip = 0.035;
constexpr int kBodySteps = 128;

double thicknessNear(const BodyVolume& volume, const MiddlePath& path, double from, double to) {
    double sum = 0.0;
    for (int i = 0; i <= 16; ++i) {
        sum += volume.depthAt(path.at(from + (to - from) * i / 16));
    }
    return sum / 17.0;
}

} // namespace

/// The ends of the longest way; the thicker one is the head.
Expected<GuessedMarkers> guessSnake(const BodyVolume& volume, const PlacedMarkers& known,
                                    const std::string& file) {
    GuessedMarkers guess;
    guess.placed = known;
    const Vec3 middle = deepestPlace(volume);
    const Vec3* told = known.contains("head")      ? &known.at("head")
                       : known.contains("tailTip") ? &known.at("tailTip")
                                                   : nullptr;
    const auto first = extremitiesFrom(volume, middle, 0.5);
    const Vec3 one = told != nullptr ? *told : first.empty() ? middle : first.front().tip;
    const auto second = extremitiesFrom(volume, one, 0.5);
    const Vec3 other = second.empty() ? middle : second.front().tip;
    const MiddlePath path = middlePath(volume, one, other);
    const double length = path.length();
    if (told == nullptr && length < kSlender * 2.0 * volume.depthAt(middle)) {
        return fail(ErrorCode::RigLimbNotFound, {file, "ends", "head, tailTip"});
    }
    const double near = thicknessNear(volume, path, 0.01 * length, 0.08 * length);
    const double far = thicknessNear(volume, path, 0.92 * length, 0.99 * length);
    const bool headFirst = known.contains("head") || (!known.contains("tailTip") && near >= far);
    const double sure =
        told != nullptr ? 0.8 : std::clamp(std::max(near, far) / std::min(near, far) - 0.7, 0.3, 0.8);
    if (!known.contains("head")) {
        guess.placed["head"] = path.at((headFirst ? kHeadBehindTip : 1.0 - kHeadBehindTip) * length);
        guess.confidence["head"] = sure;
    }
    if (!known.contains("tailTip")) {
        guess.placed["tailTip"] = headFirst ? other : one;
        guess.confidence["tailTip"] = sure;
    }
    return guess;
}

BodyFit fitSnake(const BodyVolume& volume, const PlacedMarkers& markers) {
    BodyFit fit;
    const MiddlePath path = middlePath(volume, markers.at("head"), markers.at("tailTip"));
    const double length = path.length();
    const double neck = thinnest(volume, path, 0.03 * length, 0.12 * length, 0.06 * length, 1.0);
    fit.places["head"] = {volume.nearestInside(path.at(0.0)), 1.0, FitReason::Marker};
    const Vec3 ahead = path.at(0.0) + (path.at(0.0) - path.at(0.03 * length));
    fit.places["headEnd"] = {volume.nearestInside(ahead), 0.5, FitReason::Path};
    fit.places["bodyEnd"] = {volume.nearestInside(path.at(length)), 1.0, FitReason::Marker};
    for (int i = 0; i <= kBodySteps; ++i) {
        fit.spine.push_back(path.at(neck + (length - neck) * i / kBodySteps));
    }
    return fit;
}

} // namespace sinew
