#include "core/rig/Creatures.h"
#include "core/rig/Limbs.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

/// An extremity stays alone for at least this share of the longest way.
constexpr double kLeastPart = 0.12;
/// Wings reach at least this far to their side, heads and tails at most (shares of the farthest).
constexpr double kWingSide = 0.6;
constexpr double kMiddleSide = 0.12;
constexpr double kFootHeight = 0.25;
constexpr double kToesHeight = 0.045;
/// Of the way from the trunk to the tip of the beak: the middle of the head.
constexpr double kHeadOfNeck = 0.75;
/// Usual shares of a wing and a leg.
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
        , m_center(deepestPlace(volume))
        , m_all(extremitiesFrom(volume, m_center, kLeastPart)) {
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
        const MiddlePath way = middlePath(m_volume, m_center, foot);
        const auto down =
            std::ranges::find_if(way.places, [&](const Vec3& at) { return at.y() < foot.y() + kToesHeight; });
        foot = down == way.places.end() ? foot : *down;
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
        , m_center(deepestPlace(volume)) {}

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
        m_fit.places[bone] = {m_volume.nearestInside(at), confidence, reason};
    }
    void put(const std::string& bone, const MiddleLimb& limb, const LimbJoint& joint) {
        put(bone, limb.at(joint.share), joint.confidence, joint.reason);
    }
    Vec3 place(const std::string& bone) const { return m_fit.places.at(bone).at; }
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
        put(birdSide(side, "LowerLeg"), leg.at(0.4 * hock.share), 0.4, FitReason::Path);
        put(birdSide(side, "Foot"), leg, hock);
        put(birdSide(side, "Toes"), foot, 1.0, FitReason::Marker);
    }

    void fitWing(int side) {
        const Vec3 tip = *marker(birdSide(side, "WingTip"));
        const MiddleLimb wing = limbFrom(m_volume, m_center, tip);
        const Vec3* told = marker(birdSide(side, "WingBend"));
        LimbJoint wrist = limbBend(wing, 0.0, 1.0, kWingWrist);
        if (told != nullptr) {
            const double length = wing.way.length() - wing.root;
            wrist = {std::max(0.0, wing.way.nearest(*told) - wing.root) / std::max(length, 1e-9), 1.0,
                     FitReason::Marker};
        }
        const LimbJoint elbow = limbBend(wing, 0.0, wrist.share, kElbow / kWingWrist * wrist.share);
        put(birdSide(side, "UpperArm"), wing.at(0.0), 0.7, FitReason::Girth);
        put(birdSide(side, "LowerArm"), wing, elbow);
        put(birdSide(side, "Hand"), told != nullptr ? *told : wing.at(wrist.share), wrist.confidence,
            wrist.reason);
        put(birdSide(side, "HandEnd"), tip, 1.0, FitReason::Marker);
        const Vec3 root = place(birdSide(side, "UpperArm"));
        put(birdSide(side, "Shoulder"), root + 0.4 * (m_center - root), 0.4, FitReason::Proportion);
    }

    void fitTrunk() {
        const Vec3 head = *marker("head");
        const Vec3 legs = 0.5 * (place("leftUpperLeg") + place("rightUpperLeg"));
        const Vec3 hips = m_volume.deepestNear(m_volume.nearestInside(legs), 0.1 * extentOf(m_volume));
        put("hips", hips, 0.6, FitReason::Path);
        put("head", head, 1.0, FitReason::Marker);
        const MiddleLimb neck = neckFrom(m_volume, m_center, head);
        put("neck", neck.at(0.0), 0.6, FitReason::Girth);
        put("headEnd", head + 0.6 * (head - place("neck")), 0.4, FitReason::Proportion);
        const MiddlePath back = middlePath(m_volume, place("hips"), place("neck"));
        for (int i = 0; i <= kBirdSteps; ++i) {
            m_fit.spine.push_back(back.at(back.length() * i / kBirdSteps));
        }
    }

    void fitTail() {
        const Vec3* told = marker("tailTip");
        const Vec3 tip = told != nullptr ? *told : endOfMiddle(m_volume, -1);
        const MiddleLimb tail = limbFrom(m_volume, place("hips"), tip);
        if (told != nullptr || tail.way.length() - tail.root > 0.05 * extentOf(m_volume)) {
            m_fit.tail = tail.line(0.0, 1.0, kBirdSteps + 1);
        }
    }

    const BodyVolume& m_volume;
    const PlacedMarkers& m_markers;
    Vec3 m_center;
    BodyFit m_fit;
};

} // namespace

Expected<GuessedMarkers> guessBird(const BodyVolume& volume, const PlacedMarkers& known,
                                   const std::string& file) {
    return BirdGuesser(volume, known, file).run();
}

BodyFit fitBird(const BodyVolume& volume, const PlacedMarkers& markers) {
    return BirdFitter(volume, markers).run();
}

} // namespace sinew
