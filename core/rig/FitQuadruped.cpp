#include "core/rig/BodyFit.h"

#include "core/rig/BodyVolume.h"
#include "core/rig/Limbs.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

/// Of the trunk's height in the middle: where its spine runs, and where legs join it.
constexpr double kSpineLevel = 0.62;
constexpr double kLegRootLevel = 0.45;
constexpr double kHipsLevel = 0.4;
/// Heights of elbow, knee and hock, of the height of the leg's root.
constexpr double kElbowHeight = 0.53;
constexpr double kKneeHeight = 0.62;
constexpr double kHockOfKnee = 0.52;
/// A front leg turns this far above the place where it leaves the body (parts of the height). Fitted on 14
/// animals of one artist, whose joints lie between 0.00 and 0.06 above it.
constexpr double kArmAboveRoot = 0.03;
/// Of the way from the middle of the body to the shoulder of the front leg, across.
constexpr double kShoulderFraction = 0.5;
/// A tail that no marker tells reaches at least this far behind the hind paws.
constexpr double kTail = 0.12;
/// An extremity stays alone for at least this fraction of the longest way.
constexpr double kMinTail = 0.05;

struct TrunkColumn {
    double low = 0.0;
    double high = 0.0;
    bool found = false;
};

/// The longest run of cells inside, straight up in the middle.
TrunkColumn columnAt(const BodyVolume& volume, double z) {
    TrunkColumn best;
    double start = 0.0;
    bool in = false;
    for (double y = 0.5 * volume.cellSize(); y < 1.05; y += volume.cellSize()) {
        const bool now = volume.inside(Vec3(0.0, y, z));
        if (now && !in) {
            start = y;
        }
        if (!now && in && y - start > best.high - best.low) {
            best = {start, y, true};
        }
        in = now;
    }
    return best;
}

std::string ofSide(int side, const char* bone) {
    return (side > 0 ? "left" : "right") + std::string(bone);
}

class QuadrupedFitter {
public:
    QuadrupedFitter(const BodyVolume& volume, const PlacedMarkers& markers)
        : m_volume(volume)
        , m_markers(markers) {}

    BodyFit run() {
        m_middle = middleOfTrunk();
        for (const int side : {1, -1}) {
            fitFrontLeg(side);
            fitHindLeg(side);
        }
        fitTrunk();
        fitTail();
        return std::move(m_fit);
    }

private:
    Vec3 position(const std::string& bone) const { return m_fit.positions.at(bone).at; }
    const Vec3* marker(const std::string& name) const {
        const auto found = m_markers.find(name);
        return found == m_markers.end() ? nullptr : &found->second;
    }
    void put(const std::string& bone, const Vec3& at, double confidence, FitReason reason) {
        m_fit.positions[bone] = {m_volume.nearestInside(at), confidence, reason};
    }

    /// The middle of a leg at a height: of its sections the one nearest to a place.
    Vec3 legAt(int side, double height, const Vec3& near) const {
        const Vec3 level(near.x(), height, near.z());
        const BodySection section = sectionBeside(sectionsAt(m_volume, height), side, &level);
        const bool leg = section.area > 0.0 && section.high.z() - section.low.z() < 0.4;
        return leg ? Vec3(section.center.x(), height, section.center.z()) : level;
    }

    Vec3 legRoot(double x, double z) const {
        const TrunkColumn trunk = columnAt(m_volume, z);
        const double y = trunk.found ? trunk.low + kLegRootLevel * (trunk.high - trunk.low) : 0.6;
        return {x, y, z};
    }

    /// The deepest place half-way between front and hind legs.
    Vec3 middleOfTrunk() const {
        double z = 0.0;
        for (const char* paw : {"leftFrontPaw", "rightFrontPaw", "leftHindPaw", "rightHindPaw"}) {
            z += 0.25 * marker(paw)->z();
        }
        const Vec3 deep = m_volume.deepestNear(spineAt(z), 0.2);
        return {0.0, deep.y(), deep.z()};
    }

    /// A leg leaves the body where the way through its middle gets as thick as the body. The neck above it,
    /// which a section through the shoulders would have, says nothing of this.
    void fitFrontLeg(int side) {
        const Vec3 paw = *marker(ofSide(side, "FrontPaw"));
        const Vec3* elbow = marker(ofSide(side, "FrontKnee"));
        const MiddleLimb leg = limbFrom(m_volume, m_middle, paw);
        const Vec3 leaves = leg.at(0.0);
        const Vec3 root(paw.x(), leaves.y() + kArmAboveRoot, leaves.z());
        put(ofSide(side, "UpperArm"), root, 0.6, FitReason::Girth);
        put(ofSide(side, "LowerArm"), elbow != nullptr ? *elbow : legAt(side, kElbowHeight * root.y(), paw),
            elbow != nullptr ? 1.0 : 0.6, elbow != nullptr ? FitReason::Marker : FitReason::Section);
        put(ofSide(side, "Hand"), paw, 1.0, FitReason::Marker);
        put(ofSide(side, "Shoulder"), Vec3(kShoulderFraction * root.x(), root.y(), root.z()), 0.4,
            FitReason::Proportion);
        put(ofSide(side, "Scapula"), legRoot(paw.x(), elbow != nullptr ? elbow->z() + 0.01 : paw.z()), 0.5,
            FitReason::Section);
    }

    void fitHindLeg(int side) {
        const Vec3 paw = *marker(ofSide(side, "HindPaw"));
        const Vec3* marked = marker(ofSide(side, "HindKnee"));
        const double ahead = marked != nullptr ? marked->z() : paw.z() + 0.06;
        const Vec3 root = legRoot(paw.x(), 0.6 * ahead + 0.4 * paw.z());
        Vec3 knee =
            marked != nullptr ? *marked : legAt(side, kKneeHeight * root.y(), Vec3(paw.x(), 0.0, ahead));
        const Vec3 hock =
            legAt(side, kHockOfKnee * (knee.y() - paw.y()) + paw.y(), Vec3(paw.x(), 0.0, paw.z() - 0.03));
        put(ofSide(side, "UpperLeg"), root, 0.6, FitReason::Section);
        put(ofSide(side, "LowerLeg"), knee, marked != nullptr ? 1.0 : 0.5,
            marked != nullptr ? FitReason::Marker : FitReason::Section);
        put(ofSide(side, "Foot"), hock, 0.6, FitReason::Section);
        put(ofSide(side, "Toes"), paw, 1.0, FitReason::Marker);
    }

    Vec3 spineAt(double z) const {
        const TrunkColumn trunk = columnAt(m_volume, z);
        return {0.0, trunk.found ? trunk.low + kSpineLevel * (trunk.high - trunk.low) : 0.65, z};
    }

    void fitTrunk() {
        const double hind = 0.5 * (position("leftUpperLeg").z() + position("rightUpperLeg").z());
        const double front = 0.5 * (position("leftUpperArm").z() + position("rightUpperArm").z());
        const Vec3 head = *marker("head");
        const Vec3* neck = marker("neck");
        put("head", head, 1.0, FitReason::Marker);
        if (neck != nullptr) {
            put("neck", *neck, 1.0, FitReason::Marker);
        } else {
            const MiddlePath path = middlePath(m_volume, spineAt(front), head);
            put("neck", path.at(0.35 * path.length()), 0.6, FitReason::Path);
        }
        const TrunkColumn trunk = columnAt(m_volume, hind + 0.03);
        Vec3 hips = spineAt(hind + 0.03);
        hips.y() = trunk.found ? trunk.low + kHipsLevel * (trunk.high - trunk.low) : hips.y() - 0.1;
        put("hips", hips, 0.6, FitReason::Section);
        constexpr int kSteps = 16;
        const Vec3 top = position("neck");
        for (int i = 0; i <= kSteps; ++i) {
            const double fraction = static_cast<double>(i) / kSteps;
            const double z = hips.z() + fraction * (top.z() - hips.z());
            m_fit.spine.push_back(z < front ? spineAt(z) : Vec3(0.0, spineAt(front).y(), z));
        }
        m_fit.spine.front() = position("hips");
        m_fit.spine.back() = top;
        const Vec3 snout = m_volume.nearestInside(head + Vec3(0.0, -0.02, 0.25));
        put("headEnd", snout, 0.5, FitReason::Section);
    }

    Vec3 tailTip() const {
        const double behind = std::min(marker("leftHindPaw")->z(), marker("rightHindPaw")->z()) - kTail;
        Vec3 tip(0.0, 0.0, behind);
        for (std::size_t i = 0; i < m_volume.cellCount(); ++i) {
            const BodyVolume::Cell cell = m_volume.cellAt(i);
            const Vec3 at = m_volume.center(cell);
            if (at.z() < tip.z() && m_volume.body(cell)) {
                tip = at;
            }
        }
        return tip.y() > 0.0 ? tip : Vec3(Vec3::Zero());
    }

    /// Of the body's extremities behind its middle, but for those of the legs, the one nearest to the plane
    /// of symmetry. A stub is none: the hindmost place of that plane.
    Vec3 tipOfTail() const {
        Vec3 best = Vec3::Zero();
        double min = 1e30;
        for (const Extremity& each : extremitiesFrom(m_volume, *marker("head"), kMinTail)) {
            const bool leg =
                each.tip.y() < 0.1 && std::abs(each.tip.x()) > 0.25 * std::abs(marker("leftHindPaw")->x());
            if (leg || each.tip.z() > m_middle.z()) {
                continue;
            }
            const double away = std::abs(each.tip.x());
            if (away < min) {
                min = away;
                best = each.tip;
            }
        }
        return min < 1e30 ? best : endOfMiddle(m_volume, -1);
    }

    /// The tail begins where the way from the hips gets thin.
    void fitTail() {
        const Vec3* told = marker("tail");
        const Vec3 tip = told != nullptr ? tipOfTail() : tailTip();
        if (!(tip.norm() > 0.0)) {
            return;
        }
        const Vec3 hips = position("hips");
        const MiddlePath path = middlePath(m_volume, told != nullptr ? *told : hips, tip);
        double from = 0.0;
        if (told == nullptr) {
            const double trunk = m_volume.depthAt(m_volume.deepestNear(hips, 0.06));
            while (from < 0.4 * path.length() && m_volume.depthAt(path.at(from)) > 0.5 * trunk) {
                from += m_volume.cellSize();
            }
        }
        constexpr int kSteps = 16;
        for (int i = 0; i <= kSteps; ++i) {
            m_fit.tail.push_back(path.at(from + (path.length() - from) * i / kSteps));
        }
    }

    const BodyVolume& m_volume;
    const PlacedMarkers& m_markers;
    BodyFit m_fit;
    Vec3 m_middle = Vec3::Zero(); ///< of the trunk
};

} // namespace

BodyFit fitQuadruped(const BodyVolume& volume, const PlacedMarkers& markers) {
    return QuadrupedFitter(volume, markers).run();
}

} // namespace sinew
