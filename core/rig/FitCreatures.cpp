#include "core/rig/BodyFit.h"
#include "core/rig/Limbs.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

/// An extremity stays alone for at least this fraction of the longest way.
constexpr double kMinPart = 0.12;
/// Wings reach at least this far to their side, heads and tails at most (fractions of the farthest).
constexpr double kWingSide = 0.6;
constexpr double kMiddleSide = 0.12;
constexpr double kFootHeight = 0.25;
constexpr double kToesHeight = 0.045;
/// Of the way from the trunk to the tip of the beak: the middle of the head.
constexpr double kHeadOfNeck = 0.75;
/// Usual fractions of a wing and a leg.
constexpr double kElbow = 0.3;
constexpr double kWingWrist = 0.58;
constexpr double kHock = 0.6;
constexpr int kBirdSteps = 16;

std::string birdSide(int side, const char* name) {
    return (side > 0 ? "left" : "right") + std::string(name);
}

class BirdGuesser {
public:
    BirdGuesser(const BodyVolume& volume, const PlacedMarkers& known, std::string file)
        : m_volume(volume)
        , m_file(std::move(file))
        , m_center(deepestPoint(volume))
        , m_all(extremitiesFrom(volume, m_center, kMinPart)) {
        m_guess.placed = known;
        for (const Extremity& each : m_all) {
            m_widest = std::max(m_widest, std::abs(each.tip.x()));
        }
    }

    Expected<GuessedMarkers> run() {
        for (const int side : {1, -1}) {
            if (!guessSide(side, "Foot", [&](const Vec3& tip) {
                    return tip.y() < kFootHeight && side * tip.x() > 0.0 && tip.y() < m_center.y();
                })) {
                return fail(ErrorCode::RigLimbNotFound, {m_file, "legs", "leftFoot, rightFoot"});
            }
            raiseFoot(side);
            if (!guessSide(side, "WingTip", [&](const Vec3& tip) {
                    return side * tip.x() > kWingSide * m_widest && tip.y() >= kFootHeight;
                })) {
                return fail(ErrorCode::RigLimbNotFound, {m_file, "wings", "leftWingTip, rightWingTip"});
            }
        }
        if (!guessHead()) {
            return fail(ErrorCode::RigLimbNotFound, {m_file, "head", "head"});
        }
        return std::move(m_guess);
    }

private:
    void put(const std::string& name, const Vec3& at, double confidence) {
        if (!m_guess.placed.contains(name)) {
            m_guess.placed[name] = at;
            m_guess.confidence[name] = confidence;
        }
    }

    /// The longest extremity that is meant.
    template<typename Meant>
    bool guessSide(int side, const char* name, const Meant& meant) {
        const auto found =
            std::ranges::find_if(m_all, [&](const Extremity& each) { return meant(each.tip); });
        if (found != m_all.end()) {
            put(birdSide(side, name), found->tip, 0.7);
        }
        return m_guess.placed.contains(birdSide(side, name));
    }

    /// The toes begin where the leg comes down to the ground.
    void raiseFoot(int side) {
        const std::string name = birdSide(side, "Foot");
        if (!m_guess.confidence.contains(name)) {
            return;
        }
        Vec3& foot = m_guess.placed[name];
        const MiddlePath path = middlePath(m_volume, m_center, foot);
        const auto down = std::ranges::find_if(
            path.positions, [&](const Vec3& at) { return at.y() < foot.y() + kToesHeight; });
        foot = down == path.positions.end() ? foot : *down;
    }

    /// What reaches to the front or up in the middle.
    bool guessHead() {
        const auto ahead = [&](const Extremity& each) {
            return std::abs(each.tip.x()) < kMiddleSide * m_widest &&
                   each.tip.z() + each.tip.y() > m_center.z() + m_center.y();
        };
        const auto found = std::ranges::find_if(m_all, ahead);
        if (found != m_all.end()) {
            const MiddleLimb neck = neckFrom(m_volume, m_center, found->tip);
            put("head", neck.at(kHeadOfNeck), m_volume.frontKnown() ? 0.6 : 0.4);
        }
        return m_guess.placed.contains("head");
    }

    const BodyVolume& m_volume;
    std::string m_file;
    Vec3 m_center;
    std::vector<Extremity> m_all;
    double m_widest = 0.0;
    GuessedMarkers m_guess;
};

class BirdFitter {
public:
    BirdFitter(const BodyVolume& volume, const PlacedMarkers& markers)
        : m_volume(volume)
        , m_markers(markers)
        , m_center(deepestPoint(volume)) {}

    BodyFit run() {
        for (const int side : {1, -1}) {
            fitLeg(side);
            fitWing(side);
        }
        fitTrunk();
        fitTail();
        return std::move(m_fit);
    }

private:
    void put(const std::string& bone, const Vec3& at, double confidence, FitReason reason) {
        m_fit.positions[bone] = {m_volume.nearestInside(at), confidence, reason};
    }
    void put(const std::string& bone, const MiddleLimb& limb, const LimbJoint& joint) {
        put(bone, limb.at(joint.fraction), joint.confidence, joint.reason);
    }
    Vec3 position(const std::string& bone) const { return m_fit.positions.at(bone).at; }
    const Vec3* marker(const std::string& name) const {
        const auto found = m_markers.find(name);
        return found == m_markers.end() ? nullptr : &found->second;
    }

    /// What looks like a bird's knee is its heel; the knee lies high, often hidden under feathers.
    void fitLeg(int side) {
        const Vec3 foot = *marker(birdSide(side, "Foot"));
        const MiddleLimb leg = limbFrom(m_volume, m_center, foot);
        const LimbJoint hock = limbBend(leg, 0.2, 1.0, kHock);
        put(birdSide(side, "UpperLeg"), leg.at(0.0), 0.6, FitReason::Girth);
        put(birdSide(side, "LowerLeg"), leg.at(0.4 * hock.fraction), 0.4, FitReason::Path);
        put(birdSide(side, "Foot"), leg, hock);
        put(birdSide(side, "Toes"), foot, 1.0, FitReason::Marker);
    }

    void fitWing(int side) {
        const Vec3 tip = *marker(birdSide(side, "WingTip"));
        const MiddleLimb wing = limbFrom(m_volume, m_center, tip);
        const Vec3* told = marker(birdSide(side, "WingBend"));
        LimbJoint wrist = limbBend(wing, 0.0, 1.0, kWingWrist);
        if (told != nullptr) {
            const double length = wing.path.length() - wing.root;
            wrist = {std::max(0.0, wing.path.nearest(*told) - wing.root) / std::max(length, 1e-9), 1.0,
                     FitReason::Marker};
        }
        const LimbJoint elbow = limbBend(wing, 0.0, wrist.fraction, kElbow / kWingWrist * wrist.fraction);
        put(birdSide(side, "UpperArm"), wing.at(0.0), 0.7, FitReason::Girth);
        put(birdSide(side, "LowerArm"), wing, elbow);
        put(birdSide(side, "Hand"), told != nullptr ? *told : wing.at(wrist.fraction), wrist.confidence,
            wrist.reason);
        put(birdSide(side, "HandEnd"), tip, 1.0, FitReason::Marker);
        const Vec3 root = position(birdSide(side, "UpperArm"));
        put(birdSide(side, "Shoulder"), root + 0.4 * (m_center - root), 0.4, FitReason::Proportion);
    }

    void fitTrunk() {
        const Vec3 head = *marker("head");
        const Vec3 legs = 0.5 * (position("leftUpperLeg") + position("rightUpperLeg"));
        const Vec3 hips = m_volume.deepestNear(m_volume.nearestInside(legs), 0.1 * extentOf(m_volume));
        put("hips", hips, 0.6, FitReason::Path);
        put("head", head, 1.0, FitReason::Marker);
        const MiddleLimb neck = neckFrom(m_volume, m_center, head);
        put("neck", neck.at(0.0), 0.6, FitReason::Girth);
        put("headEnd", head + 0.6 * (head - position("neck")), 0.4, FitReason::Proportion);
        const MiddlePath back = middlePath(m_volume, position("hips"), position("neck"));
        for (int i = 0; i <= kBirdSteps; ++i) {
            m_fit.spine.push_back(back.at(back.length() * i / kBirdSteps));
        }
    }

    void fitTail() {
        const Vec3* told = marker("tailTip");
        const Vec3 tip = told != nullptr ? *told : endOfMiddle(m_volume, -1);
        const MiddleLimb tail = limbFrom(m_volume, position("hips"), tip);
        if (told != nullptr || tail.path.length() - tail.root > 0.05 * extentOf(m_volume)) {
            m_fit.tail = tail.line(0.0, 1.0, kBirdSteps + 1);
        }
    }

    const BodyVolume& m_volume;
    const PlacedMarkers& m_markers;
    Vec3 m_center;
    BodyFit m_fit;
};

/// A leg's tip stays alone for at least this fraction of the longest way.
constexpr double kMinLeg = 0.2;
/// Tips nearer to the plane of symmetry than this fraction of the farthest are a head's or an abdomen's.
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
    const LimbJoint ankle = limbBend(limb, knee.fraction, 1.0, knee.fraction + 0.55 * (1.0 - knee.fraction));
    fit.positions[name + "Femur"] = {volume.nearestInside(limb.at(0.0)), 0.7, FitReason::Girth};
    fit.positions[name + "Tibia"] = {volume.nearestInside(limb.at(knee.fraction)), knee.confidence,
                                     knee.reason};
    fit.positions[name + "Tarsus"] = {volume.nearestInside(limb.at(ankle.fraction)), ankle.confidence,
                                      ankle.reason};
    fit.positions[name + "End"] = {volume.nearestInside(tip), 1.0, FitReason::Marker};
}

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

Expected<GuessedMarkers> guessBird(const BodyVolume& volume, const PlacedMarkers& known,
                                   const std::string& file) {
    return BirdGuesser(volume, known, file).run();
}

BodyFit fitBird(const BodyVolume& volume, const PlacedMarkers& markers) {
    return BirdFitter(volume, markers).run();
}

Expected<GuessedMarkers> guessInsect(int legs, const BodyVolume& volume, const PlacedMarkers& known,
                                     const std::string& file) {
    GuessedMarkers guess;
    guess.placed = known;
    const auto all = extremitiesFrom(volume, deepestPoint(volume), kMinLeg);
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
    const Vec3 middle = deepestPoint(volume);
    Vec3 roots = Vec3::Zero();
    for (const int side : {1, -1}) {
        for (int number = 1; number <= legs / 2; ++number) {
            const std::string name = legName(side, number);
            fitInsectLeg(volume, middle, name, markers.at(name), fit);
            roots += fit.positions[name + "Femur"].at / legs;
        }
    }
    // legs hang on the thorax; behind it the body is thinnest where the abdomen begins
    const double length = body.length();
    const double thorax = std::clamp(body.nearest(roots), 0.1 * length, 0.7 * length);
    const double waist = thinnest(volume, body, thorax + 0.1 * (length - thorax),
                                  thorax + 0.6 * (length - thorax), thorax + 0.3 * (length - thorax), 0.5);
    fit.positions["thorax"] = {volume.nearestInside(body.at(thorax)), 0.7, FitReason::Path};
    fit.positions["abdomen"] = {volume.nearestInside(body.at(waist)), 0.6, FitReason::Girth};
    fit.positions["abdomenEnd"] = {volume.nearestInside(tail), 1.0, FitReason::Marker};
    fit.positions["head"] = {volume.nearestInside(head), 1.0, FitReason::Marker};
    const Vec3 ahead = head + 0.5 * (head - body.at(thorax));
    fit.positions["headEnd"] = {volume.nearestInside(ahead), 0.4, FitReason::Proportion};
    return fit;
}

/// The ends of the longest way; the thicker one is the head.
Expected<GuessedMarkers> guessSnake(const BodyVolume& volume, const PlacedMarkers& known,
                                    const std::string& file) {
    GuessedMarkers guess;
    guess.placed = known;
    const Vec3 middle = deepestPoint(volume);
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
    fit.positions["head"] = {volume.nearestInside(path.at(0.0)), 1.0, FitReason::Marker};
    const Vec3 ahead = path.at(0.0) + (path.at(0.0) - path.at(0.03 * length));
    fit.positions["headEnd"] = {volume.nearestInside(ahead), 0.5, FitReason::Path};
    fit.positions["bodyEnd"] = {volume.nearestInside(path.at(length)), 1.0, FitReason::Marker};
    for (int i = 0; i <= kBodySteps; ++i) {
        fit.spine.push_back(path.at(neck + (length - neck) * i / kBodySteps));
    }
    return fit;
}

} // namespace sinew
