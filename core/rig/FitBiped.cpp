#include "core/rig/BodyFit.h"

#include "core/rig/BodyVolume.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sinew {
namespace {

/// The hip joint lies at least this far above the place where the legs part (parts of the height).
constexpr double kHipAboveCrotch = 0.012;
/// A marker this far from where the legs part says more than the volume (skirts).
constexpr double kSkirt = 0.14;
/// Of the way from the ankle to the tip of the toes.
constexpr double kBallOfFoot = 0.56;
/// Of the trunk's half width at the armpit.
constexpr double kShoulderInside = 0.92;
/// How far a spine sways from the straight line between hips and neck, parts of the height.
constexpr double kSpineSway = 0.02;
/// Where a head turns whose chin is no higher than the shoulders, of the way from these to its top: as
/// upright humans' do, whose shoulders lie at 0.82 of the height and whose chin at 0.87.
constexpr double kHangingHead = 0.28;
/// A straight limb's middle joint, of the way from its root.
constexpr double kElbowFraction = 0.51;
constexpr double kKneeFraction = 0.5;
/// A path whose middle strays this much from the straight line has a bend.
constexpr double kBend = 0.06;

std::string sided(int side, const char* bone) {
    return (side > 0 ? "left" : "right") + std::string(bone);
}

const Vec3* markerAt(const PlacedMarkers& markers, const std::string& name) {
    const auto found = markers.find(name);
    return found == markers.end() ? nullptr : &found->second;
}

/// A marker clicked on the surface goes to the middle; one that lies well inside stays.
Vec3 settled(const BodyVolume& volume, const Vec3& marker, double radius) {
    const Vec3 at = volume.nearestInside(marker);
    const Vec3 deepest = volume.deepestNear(at, radius);
    return volume.depthAt(at) >= 0.4 * volume.depthAt(deepest) ? at : deepest;
}

class BipedFitter {
public:
    BipedFitter(const BodyVolume& volume, const PlacedMarkers& markers)
        : m_volume(volume)
        , m_markers(markers) {}

    BodyFit run() {
        findLegs();
        for (const int side : {1, -1}) {
            findArm(side);
        }
        findTrunk();
        for (const int side : {1, -1}) {
            findFoot(side);
        }
        fitHands(m_volume, m_fit);
        findFace();
        return std::move(m_fit);
    }

private:
    Vec3 position(const std::string& bone) const { return m_fit.positions.at(bone).at; }
    void put(const std::string& bone, const Vec3& at, double confidence, FitReason reason) {
        m_fit.positions[bone] = {m_volume.nearestInside(at), confidence, reason};
    }
    Vec3 marker(const std::string& name) const { return m_markers.find(name)->second; }

    void findLegs() {
        const double groin = marker("groin").y();
        const double crotch = crotchHeight(m_volume, shinAbove("left"), shinAbove("right"), groin);
        m_skirt = std::abs(crotch - groin) > kSkirt || crotch >= groin + 0.02;
        m_hipHeight = m_skirt ? groin : std::max(groin, crotch + kHipAboveCrotch);
        for (const int side : {1, -1}) {
            findLeg(side, m_skirt ? groin : crotch);
        }
    }

    /// Where legs are followed from: above the foot.
    Vec3 shinAbove(const std::string& side) const {
        const Vec3 ankle = marker(side + "Ankle");
        const Vec3* knee = markerAt(m_markers, side + "Knee");
        return knee != nullptr ? *knee : Vec3(ankle + Vec3(0.0, 0.04, 0.0));
    }

    void findLeg(int side, double crotch) {
        const Vec3 ankle = settled(m_volume, marker(sided(side, "Ankle")), 0.03);
        const Vec3* knee = markerAt(m_markers, sided(side, "Knee"));
        const double level = std::min(crotch, m_hipHeight) - 0.03;
        const Vec3 near = knee != nullptr ? *knee : ankle;
        const BodySection thigh = sectionBeside(sectionsAt(m_volume, level), side, &near);
        const bool seen = thigh.area > 0.0 && !m_skirt;
        const double x = seen ? thigh.center.x() : 0.75 * near.x();
        const MiddleOfLevel hip = middleOfLevel(m_volume, m_hipHeight, x, 0.015);
        const double z = !hip.inside ? near.z()
                         : seen      ? 0.5 * (hip.center.z() + thigh.center.z())
                                     : hip.center.z();
        put(sided(side, "UpperLeg"), Vec3(x, m_hipHeight, z), seen ? 0.8 : 0.4,
            seen ? FitReason::Section : FitReason::Proportion);
        put(sided(side, "Foot"), ankle, 1.0, FitReason::Marker);
        findMiddleJoint(sided(side, "UpperLeg"), sided(side, "LowerLeg"), sided(side, "Foot"), knee,
                        kKneeFraction, 0.04);
    }

    /// Knee or elbow: by its marker, at the bend, or a fraction of the way.
    void findMiddleJoint(const std::string& root, const std::string& middle, const std::string& end,
                         const Vec3* marker, double fraction, double radius) {
        if (marker != nullptr) {
            put(middle, settled(m_volume, *marker, radius), 1.0, FitReason::Marker);
            return;
        }
        const MiddlePath path = middlePath(m_volume, position(root), position(end));
        const double length = path.length();
        const PathBend bend = bendOf(path, 0.0, length);
        if (bend.fraction > kBend && std::abs(bend.along - fraction * length) < 0.2 * length) {
            put(middle, path.at(bend.along), 0.8, FitReason::Bend);
        } else {
            put(middle, path.at(fraction * length), 0.6, FitReason::Path);
        }
    }

    void findArm(int side) {
        const double chin = marker("chin").y();
        const Vec3 wrist = settled(m_volume, marker(sided(side, "Wrist")), 0.02);
        const Vec3* elbow = markerAt(m_markers, sided(side, "Elbow"));
        const double from = 0.55 * m_hipHeight + 0.45 * chin;
        const Armpit armpit = armpitOf(m_volume, side, from, chin);
        const double reach = std::abs(elbow != nullptr ? elbow->x() : 0.6 * wrist.x());
        const double width = armpit.found ? kShoulderInside * armpit.halfWidth : 0.43 * reach;
        const double x = std::clamp(width, 0.28 * reach, 0.58 * reach);
        const double chestLevel = armpit.found ? 0.6 * armpit.height + 0.4 * chin : 0.3 * from + 0.7 * chin;
        const MiddleOfLevel chest = middleOfLevel(m_volume, chestLevel, 0.0, 0.03);
        const MiddlePath arm = middlePath(m_volume, elbow != nullptr ? *elbow : wrist, chest.center);
        Vec3 shoulder = chest.center + Vec3(side * x, 0.0, 0.0);
        for (const Vec3& at : arm.positions) {
            if (side * at.x() <= x) {
                shoulder = at;
                break;
            }
        }
        put(sided(side, "UpperArm"), shoulder, armpit.found ? 0.8 : 0.5,
            armpit.found ? FitReason::Section : FitReason::Proportion);
        put(sided(side, "Hand"), wrist, 1.0, FitReason::Marker);
        findMiddleJoint(sided(side, "UpperArm"), sided(side, "LowerArm"), sided(side, "Hand"), elbow,
                        kElbowFraction, 0.025);
    }

    Vec3 middleAt(double height, double reach) const {
        return middleOfLevel(m_volume, height, 0.0, reach).center;
    }

    /// Of what the neck's own level, the arms and the head say the one in the middle: a bag on the back or
    /// hair in front moves one of them alone.
    double neckDepth(double neck, double chin) const {
        std::array<double, 3> depths{middleAt(neck, 0.02).z(),
                                     0.5 * (position("leftUpperArm").z() + position("rightUpperArm").z()),
                                     middleAt(chin + 0.5 * (1.0 - chin), 0.02).z()};
        std::ranges::sort(depths);
        return depths[1];
    }

    void findTrunk() {
        const double shoulders = 0.5 * (position("leftUpperArm").y() + position("rightUpperArm").y());
        const double above = marker("chin").y() - shoulders;
        // A chin that hangs before the chest, as a snout's does, tells nothing of where the head turns.
        const bool seen = above > 0.0;
        const double chin = shoulders + (seen ? above : kHangingHead * (1.0 - shoulders));
        const double neck = 0.5 * (shoulders + chin);
        put("hips", middleAt(m_hipHeight + 0.01, 0.04), 0.8, FitReason::Section);
        put("neck", Vec3(0.0, neck, neckDepth(neck, chin)), seen ? 0.7 : 0.4, FitReason::Section);
        const Vec3 hips = position("hips");
        const Vec3 top = position("neck");
        put("head", Vec3(0.0, chin, top.z() + 0.003), seen ? 0.9 : 0.4,
            seen ? FitReason::Marker : FitReason::Section);
        put("headEnd", Vec3(0.0, 0.99, top.z() + 0.003), 0.7, FitReason::Section);
        constexpr int kSteps = 16;
        for (int i = 0; i <= kSteps; ++i) {
            const double height = hips.y() + (top.y() - hips.y()) * i / kSteps;
            Vec3 at = middleAt(height, 0.03);
            const double straight = hips.z() + (top.z() - hips.z()) * i / kSteps;
            at.z() = std::clamp(at.z(), straight - kSpineSway, straight + kSpineSway);
            m_fit.spine.push_back(at);
        }
        for (int pass = 0; pass < 4; ++pass) {
            for (std::size_t i = 1; i + 1 < m_fit.spine.size(); ++i) {
                m_fit.spine[i] = 0.5 * m_fit.spine[i] + 0.25 * (m_fit.spine[i - 1] + m_fit.spine[i + 1]);
            }
        }
        m_fit.spine.front() = hips;
        m_fit.spine.back() = top;
        for (const int side : {1, -1}) {
            const Vec3 shoulder = position(sided(side, "UpperArm"));
            put(sided(side, "Shoulder"),
                Vec3(0.3 * shoulder.x(), shoulder.y() + 0.012, 0.5 * (top.z() + shoulder.z())), 0.6,
                FitReason::Proportion);
        }
    }

    /// The tip of the toes is what reaches furthest to the front of what lies below the ankle.
    void findFoot(int side) {
        const Vec3 ankle = position(sided(side, "Foot"));
        const double top = std::max(ankle.y(), 0.03);
        Vec3 tip = ankle;
        Vec3 sum = Vec3::Zero();
        double count = 0.0;
        for (int pass = 0; pass < 2; ++pass) {
            for (std::size_t i = 0; i < m_volume.cellCount(); ++i) {
                if (m_volume.depth(i) <= 0.0F) {
                    continue;
                }
                const Vec3 at = m_volume.center(m_volume.cellAt(i));
                if (at.y() > top || std::abs(at.x() - ankle.x()) > 0.09 || side * at.x() < 0.0 ||
                    std::abs(at.z() - ankle.z()) > 0.25) {
                    continue;
                }
                if (pass == 0 && at.z() > tip.z()) {
                    tip = at;
                } else if (pass == 1 && at.z() > tip.z() - 0.02) {
                    sum += at;
                    count += 1.0;
                }
            }
        }
        const Vec3 toes = count > 0.0 ? Vec3(sum / count) : Vec3(ankle + Vec3(0.0, -0.03, 0.1));
        const double confidence = count > 0.0 && tip.z() > ankle.z() + 0.02 ? 0.7 : 0.3;
        Vec3 ball = ankle + kBallOfFoot * (Vec3(toes.x(), ankle.y(), tip.z()) - ankle);
        ball.y() = std::min(0.4 * ankle.y() + 0.002, toes.y() + 0.01);
        put(sided(side, "Toes"), ball, confidence, FitReason::Section);
        put(sided(side, "ToesEnd"), Vec3(toes.x(), toes.y(), tip.z() - m_volume.cellSize()), confidence,
            FitReason::Section);
    }

    void findFace() {
        const Vec3 head = position("head");
        const double top = 1.0 - head.y();
        const MiddleOfLevel face = middleOfLevel(m_volume, head.y() + 0.5 * top, 0.0, 0.02);
        const double depth = face.front - face.back;
        for (const int side : {1, -1}) {
            put(sided(side, "Eye"),
                Vec3(side * 0.15 * depth, head.y() + 0.42 * top, face.front - 0.15 * depth), 0.4,
                FitReason::Proportion);
        }
        put("jaw", Vec3(0.0, head.y() + 0.05 * top, head.z() + 0.12 * depth), 0.4, FitReason::Proportion);
    }

    const BodyVolume& m_volume;
    const PlacedMarkers& m_markers;
    BodyFit m_fit;
    double m_hipHeight = 0.5;
    bool m_skirt = false;
};

} // namespace

BodyFit fitBiped(const BodyVolume& volume, const PlacedMarkers& markers) {
    return BipedFitter(volume, markers).run();
}

double crotchHeight(const BodyVolume& volume, const Vec3& left, const Vec3& right, double fallback) {
    constexpr double kLegMoves = 0.05; ///< from a level to the next, parts of the height
    const double step = volume.cellSize();
    std::array<Vec3, 2> legs{left, right};
    int lost = 0;
    int followed = 0;
    for (double y = std::max(left.y(), right.y()) + step; y < 0.75; y += step) {
        const auto sections = sectionsAt(volume, y);
        bool both = true;
        for (std::size_t n = 0; n < 2; ++n) {
            const BodySection leg = sectionBeside(sections, n == 0 ? 1 : -1, &legs[n]);
            both = both && leg.area > 0.0 && (leg.center - legs[n]).norm() < kLegMoves;
        }
        if (!both) {
            if (++lost == 3) {
                return followed > 3 ? y - 2.0 * step : fallback;
            }
            continue;
        }
        lost = 0;
        ++followed;
        for (std::size_t n = 0; n < 2; ++n) {
            legs[n] = sectionBeside(sections, n == 0 ? 1 : -1, &legs[n]).center;
        }
    }
    return fallback;
}

Armpit armpitOf(const BodyVolume& volume, int side, double from, double to) {
    constexpr double kJump = 0.03;
    Armpit armpit;
    std::vector<double> widths;
    for (double y = from; y < to; y += volume.cellSize()) {
        const BodySection trunk = sectionAcross(sectionsAt(volume, y));
        if (!(trunk.area > 0.0)) {
            continue;
        }
        const double width = side > 0 ? trunk.high.x() : -trunk.low.x();
        if (widths.size() >= 3 && width - widths[widths.size() - 3] > kJump) {
            armpit = {y, widths[widths.size() - 3], true};
            return armpit;
        }
        widths.push_back(width);
    }
    return armpit;
}

} // namespace sinew
