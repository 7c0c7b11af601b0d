#include "core/rig/Creatures.h"
#include "core/rig/Limbs.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

/// A leg's tip stays alone for at least this share of the longest way.
constexpr double kLeastLeg = 0.2;
/// Tips nearer to the plane of symmetry than this share of the farthest are a head's or an abdomen's.
constexpr double kBesideMiddle = 0.2;
/// Legs that stand reach down to here, feelers do not.
constexpr double kStands = 0.35;
/// Of the way from the front end to the back end.
constexpr double kHeadOfBody = 0.1;

std::string legName(int side, int number) {
    return (side > 0 ? "leftLeg" : "rightLeg") + std::to_string(number);
}

/// Tips of a side, longest first; where enough of them stand, those alone.
std::vector<Vec3> tipsOf(const std::vector<Extremity>& all, int side, std::size_t wanted) {
    double widest = 0.0;
    for (const Extremity& each : all) {
        widest = std::max(widest, std::abs(each.tip.x()));
    }
    std::vector<Vec3> tips;
    std::vector<Vec3> standing;
    for (const Extremity& each : all) {
        if (side * each.tip.x() > kBesideMiddle * widest) {
            tips.push_back(each.tip);
            if (each.tip.y() < kStands) {
                standing.push_back(each.tip);
            }
        }
    }
    return standing.size() >= wanted ? standing : tips;
}

/// Gives the legs of a side that no marker tells the tips that are left, front to back. How many are missing.
int fillSide(const std::vector<Extremity>& all, int side, int perSide, GuessedMarkers& guess) {
    std::vector<Vec3> tips = tipsOf(all, side, static_cast<std::size_t>(perSide));
    std::vector<std::string> open;
    for (int number = 1; number <= perSide; ++number) {
        const auto known = guess.placed.find(legName(side, number));
        if (known == guess.placed.end()) {
            open.push_back(legName(side, number));
            continue;
        }
        const auto away = [&](const Vec3& tip) { return (tip - known->second).norm(); };
        if (const auto same = std::ranges::min_element(tips, {}, away); same != tips.end()) {
            tips.erase(same);
        }
    }
    tips.resize(std::min(tips.size(), open.size()));
    std::ranges::stable_sort(tips, std::greater<>(), [](const Vec3& tip) { return tip.z(); });
    for (std::size_t i = 0; i < tips.size(); ++i) {
        guess.placed[open[i]] = tips[i];
        guess.confidence[open[i]] = 0.7;
    }
    return static_cast<int>(open.size() - tips.size());
}

void guessEnds(const BodyVolume& volume, GuessedMarkers& guess) {
    const Vec3 front = endOfMiddle(volume, 1);
    const Vec3 back = endOfMiddle(volume, -1);
    const double sure = volume.frontKnown() ? 0.5 : 0.3;
    if (!guess.placed.contains("head")) {
        const MiddlePath path = middlePath(volume, front, back);
        guess.placed["head"] = path.at(kHeadOfBody * path.length());
        guess.confidence["head"] = sure;
    }
    if (!guess.placed.contains("tailTip")) {
        guess.placed["tailTip"] = back;
        guess.confidence["tailTip"] = sure;
    }
}

void fitInsectLeg(const BodyVolume& volume, const Vec3& body, const std::string& name, const Vec3& tip,
                  BodyFit& fit) {
    const MiddleLimb limb = limbFrom(volume, body, tip);
    const LimbJoint knee = limbBend(limb, 0.0, 1.0, 0.45);
    const LimbJoint ankle = limbBend(limb, knee.share, 1.0, knee.share + 0.55 * (1.0 - knee.share));
    fit.places[name + "Femur"] = {volume.nearestInside(limb.at(0.0)), 0.7, FitReason::Girth};
    fit.places[name + "Tibia"] = {volume.nearestInside(limb.at(knee.share)), knee.confidence, knee.reason};
    fit.places[name + "Tarsus"] = {volume.nearestInside(limb.at(ankle.share)), ankle.confidence,
                                   ankle.reason};
    fit.places[name + "End"] = {volume.nearestInside(tip), 1.0, FitReason::Marker};
}

} // namespace

Expected<GuessedMarkers> guessInsect(int legs, const BodyVolume& volume, const PlacedMarkers& known,
                                     const std::string& file) {
    GuessedMarkers guess;
    guess.placed = known;
    const auto all = extremitiesFrom(volume, deepestPlace(volume), kLeastLeg);
    int missing = 0;
    for (const int side : {1, -1}) {
        missing += fillSide(all, side, legs / 2, guess);
    }
    if (missing > 0) {
        return fail(ErrorCode::RigLegsFewer, {file, std::to_string(legs), std::to_string(legs - missing)});
    }
    guessEnds(volume, guess);
    return guess;
}

BodyFit fitInsect(int legs, const BodyVolume& volume, const PlacedMarkers& markers) {
    BodyFit fit;
    const Vec3 head = markers.at("head");
    const Vec3 tail = markers.at("tailTip");
    const MiddlePath body = middlePath(volume, head, tail);
    const Vec3 middle = deepestPlace(volume);
    Vec3 roots = Vec3::Zero();
    for (const int side : {1, -1}) {
        for (int number = 1; number <= legs / 2; ++number) {
            const std::string name = legName(side, number);
            fitInsectLeg(volume, middle, name, markers.at(name), fit);
            roots += fit.places[name + "Femur"].at / legs;
        }
    }
    // legs hang on the thorax; behind it the body is thinnest where the abdomen begins
    const double length = body.length();
    const double thorax = std::clamp(body.nearest(roots), 0.1 * length, 0.7 * length);
    const double waist = thinnest(volume, body, thorax + 0.1 * (length - thorax),
                                  thorax + 0.6 * (length - thorax), thorax + 0.3 * (length - thorax), 0.5);
    fit.places["thorax"] = {volume.nearestInside(body.at(thorax)), 0.7, FitReason::Path};
    fit.places["abdomen"] = {volume.nearestInside(body.at(waist)), 0.6, FitReason::Girth};
    fit.places["abdomenEnd"] = {volume.nearestInside(tail), 1.0, FitReason::Marker};
    fit.places["head"] = {volume.nearestInside(head), 1.0, FitReason::Marker};
    const Vec3 ahead = head + 0.5 * (head - body.at(thorax));
    fit.places["headEnd"] = {volume.nearestInside(ahead), 0.4, FitReason::Proportion};
    return fit;
}

} // namespace sinew
