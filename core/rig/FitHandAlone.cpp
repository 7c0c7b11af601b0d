#include "core/rig/BodyFit.h"
#include "core/rig/Limbs.h"
#include "core/rig/RigTemplate.h"

#include <Eigen/Eigenvalues>

#include <algorithm>
#include <array>
#include <iterator>

namespace sinew {
namespace {

/// A finger's tip stays alone for at least this fraction of the longest way.
constexpr double kMinFinger = 0.12;
/// A found tip is the one that a marker tells when it lies within this fraction of its way from the palm.
constexpr double kSameTip = 0.2;
/// Fractions of the way from where a finger leaves the palm to its tip: knuckle a little inside the palm.
constexpr std::array<double, 3> kFingerJointFractions{0.0, 0.45, 0.74};

std::string tipMarker(const std::string& finger) {
    std::string name = finger + "Tip";
    name.front() = static_cast<char>(name.front() - 'A' + 'a');
    return name;
}

std::string fingerMarkers(const std::vector<std::string>& fingers) {
    std::string all;
    for (const std::string& finger : fingers) {
        all += (all.empty() ? "" : ", ") + tipMarker(finger);
    }
    return all;
}

/// Takes away what points most against the others: the stump behind the wrist.
void dropStump(std::vector<Vec3>& tips, const Vec3& palm) {
    Vec3 sum = Vec3::Zero();
    for (const Vec3& tip : tips) {
        sum += (tip - palm).normalized();
    }
    const auto against = std::ranges::min_element(
        tips, {}, [&](const Vec3& tip) { return (tip - palm).normalized().dot(sum); });
    if (against != tips.end() && (*against - palm).dot(sum) < 0.0) {
        tips.erase(against);
    }
}

/// Tips from the thumb's on: across the hand in order; of both outer fingers the thumb reaches less far.
void orderTips(std::vector<Vec3>& tips, const Vec3& wrist) {
    Vec3 mean = Vec3::Zero();
    for (const Vec3& tip : tips) {
        mean += tip / static_cast<double>(tips.size());
    }
    const Vec3 along = (mean - wrist).normalized();
    Mat3 spread = Mat3::Zero();
    for (const Vec3& tip : tips) {
        const Vec3 flat = tip - mean - (tip - mean).dot(along) * along;
        spread += flat * flat.transpose();
    }
    const Eigen::SelfAdjointEigenSolver<Mat3> axes(spread);
    const Vec3 across = axes.eigenvectors().col(2);
    std::ranges::stable_sort(tips, {}, [&](const Vec3& tip) { return tip.dot(across); });
    if ((tips.back() - wrist).dot(along) < (tips.front() - wrist).dot(along)) {
        std::ranges::reverse(tips);
    }
}

/// The middle of what lies furthest from the fingers, a little inside.
Vec3 wristBehind(const BodyVolume& volume, const std::vector<Vec3>& tips, const Vec3& palm) {
    Vec3 fingers = Vec3::Zero();
    for (const Vec3& tip : tips) {
        fingers += (tip - palm).normalized();
    }
    double min = 1e30;
    Vec3 sum = Vec3::Zero();
    double count = 0.0;
    for (int pass = 0; pass < 2; ++pass) {
        for (std::size_t i = 0; i < volume.cellCount(); ++i) {
            const BodyVolume::Cell cell = volume.cellAt(i);
            if (volume.depth(i) <= 0.0F || !volume.body(cell)) {
                continue;
            }
            const Vec3 at = volume.center(cell);
            const double along = (at - palm).dot(fingers.normalized());
            if (pass == 0) {
                min = std::min(min, along);
            } else if (along < min + 2.0 * volume.cellSize()) {
                sum += at;
                count += 1.0;
            }
        }
    }
    const MiddlePath path = middlePath(volume, sum / std::max(count, 1.0), palm);
    const double length = path.length();
    return path.at(thinnest(volume, path, 0.15 * length, 0.8 * length, 0.3 * length, 1.5));
}

/// Found tips, with those that markers tell in place of the found ones nearby.
std::vector<Vec3> withTold(const std::vector<std::string>& fingers, const PlacedMarkers& known,
                           const Vec3& palm, std::vector<Vec3> tips) {
    std::vector<Vec3> all;
    for (const std::string& finger : fingers) {
        const auto told = known.find(tipMarker(finger));
        if (told == known.end()) {
            continue;
        }
        const auto away = [&](const Vec3& tip) { return (tip - told->second).norm(); };
        const auto same = std::ranges::min_element(tips, {}, away);
        if (same != tips.end() && away(*same) < kSameTip * (told->second - palm).norm()) {
            tips.erase(same);
        }
        all.push_back(told->second);
    }
    all.insert(all.end(), tips.begin(), tips.end());
    return all;
}

/// Ordered tips start at the thumb; markers that say otherwise turn the order round.
void obeyTold(const std::vector<std::string>& fingers, const PlacedMarkers& known, std::vector<Vec3>& tips) {
    const std::size_t last = fingers.size() - 1;
    double straight = 0.0;
    double reversed = 0.0;
    for (std::size_t f = 0; f <= last; ++f) {
        if (const auto told = known.find(tipMarker(fingers[f])); told != known.end()) {
            straight += (tips[f] - told->second).norm();
            reversed += (tips[last - f] - told->second).norm();
        }
    }
    if (reversed < straight) {
        std::ranges::reverse(tips);
    }
}

/// Names of fingers whose tips no marker tells.
std::vector<std::string> untold(const std::vector<std::string>& fingers, const PlacedMarkers& known) {
    std::vector<std::string> names;
    std::ranges::copy_if(fingers, std::back_inserter(names),
                         [&](const std::string& finger) { return !known.contains(tipMarker(finger)); });
    return names;
}

} // namespace

Expected<GuessedMarkers> guessHandAlone(int fingers, const BodyVolume& volume, const PlacedMarkers& known,
                                        const std::string& file) {
    GuessedMarkers guess;
    guess.placed = known;
    const std::vector<std::string> names = fingerNames(std::max(fingers, 1));
    const Vec3 palm = deepestPoint(volume);
    std::vector<Vec3> tips;
    for (const Extremity& each :
         extremitiesFrom(volume, known.contains("wrist") ? known.at("wrist") : palm, kMinFinger)) {
        tips.push_back(each.tip);
    }
    if (!known.contains("wrist") && tips.size() > names.size()) {
        dropStump(tips, palm);
    }
    tips = withTold(names, known, palm, std::move(tips));
    if (tips.size() < names.size()) {
        return fail(ErrorCode::RigLimbNotFound, {file, "fingers", fingerMarkers(untold(names, known))});
    }
    tips.resize(names.size());
    if (!known.contains("wrist")) {
        guess.placed["wrist"] = wristBehind(volume, tips, palm);
        guess.confidence["wrist"] = 0.5;
    }
    orderTips(tips, guess.placed["wrist"]);
    obeyTold(names, known, tips);
    for (std::size_t f = 0; f < names.size(); ++f) {
        const std::string name = tipMarker(names[f]);
        if (!known.contains(name)) {
            guess.placed[name] = tips[f];
            guess.confidence[name] = names.size() > 2 ? 0.7 : 0.5;
        }
    }
    return guess;
}

BodyFit fitHandAlone(int fingers, const BodyVolume& volume, const PlacedMarkers& markers) {
    BodyFit fit;
    const Vec3 wrist = markers.at("wrist");
    fit.positions["leftHand"] = {volume.nearestInside(wrist), 1.0, FitReason::Marker};
    for (const std::string& finger : fingerNames(std::max(fingers, 1))) {
        const Vec3 tip = markers.at(tipMarker(finger));
        const MiddleLimb limb = limbFrom(volume, wrist, tip);
        const bool alone = limb.root > 0.0;
        const auto joints = fingerJoints(finger);
        for (std::size_t i = 0; i < joints.size(); ++i) {
            fit.positions["left" + finger + joints[i]] = {
                volume.nearestInside(
                    limb.at(alone ? kFingerJointFractions[i] : 0.5 + 0.5 * kFingerJointFractions[i])),
                alone ? 0.8 : 0.4, alone ? FitReason::Branch : FitReason::Proportion};
        }
        fit.positions["left" + finger + "End"] = {volume.nearestInside(tip), 1.0, FitReason::Marker};
    }
    return fit;
}

} // namespace sinew
