#include "core/rig/Markers.h"

#include "core/base/Error.h"
#include "core/rig/BodyFit.h"
#include "core/rig/BodyVolume.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sinew {
namespace {

/// Heights of a grown body, for what the volume does not tell.
constexpr double kAnkleHeight = 0.055;
constexpr double kGroinHeight = 0.5;
constexpr double kGroinAboveCrotch = 0.045;
/// Of the chin's height. Eight characters of four artists have 0.57 to 0.66, heads that are big apart.
constexpr double kGroinOfChin = 0.61;
/// Where legs join a trunk, the section is at most this many times as large as both of theirs; that of a
/// skirt's hem is larger: 3.1 on the one that is wide of three, at most 1.9 on 18 pairs of trousers.
constexpr double kHem = 2.5;
/// Legs are followed from this far above the ankle on; boots that touch end below kBoots.
constexpr double kShin = 0.03;
constexpr double kBoots = 0.35;
/// From the tip of the hand to the wrist, of the way to the shoulder.
constexpr double kHandFraction = 0.31;
/// From the middle of the chest to the tip of the hand, over the way from groin to chin: characters have 1.25
/// to 1.46 without what they hold.
constexpr double kArm = 1.3;
constexpr double kLongestArm = 1.55;
/// What reaches beyond such an arm is held when it is thinner than this fraction of the arm. Fitted on a
/// knight with a sword, whose arm it cuts, and on a rabbit's thick hands, which it leaves.
constexpr double kThinProp = 0.7;
/// An arm whose mirror image ends before this fraction of its reach has another pose than the other arm.
constexpr double kSamePose = 0.7;
/// Of the span of the arms: above them the body is narrower than this, a big head too.
constexpr double kAboveArms = 0.6;

std::string onSide(int side, const char* marker) {
    return (side > 0 ? "left" : "right") + std::string(marker);
}

/// Whether legs stand apart to both sides around a height.
bool partedAround(const BodyVolume& volume, double height) {
    int parted = 0;
    for (const double y : {height - 0.02, height, height + 0.02}) {
        const auto sections = sectionsAt(volume, y);
        parted += sectionBeside(sections, 1).area > 0.0 && sectionBeside(sections, -1).area > 0.0 &&
                          !(sectionAcross(sections).area > 0.0)
                      ? 1
                      : 0;
    }
    return parted >= 2;
}

class BipedGuess {
public:
    BipedGuess(const BodyVolume& volume, const PlacedMarkers& known)
        : m_volume(volume) {
        for (const auto& [name, at] : known) {
            put(name, at, 1.0);
        }
    }

    /// False: no legs, or no arm on a side; `missing` says which.
    bool run(std::string& missing) {
        if (!guessLegs()) {
            missing = "legs";
            return false;
        }
        guessChin();
        if (m_skirt && !m_groinTold) {
            const double groin = kGroinOfChin * at("chin").y();
            put("groin", middleOfLevel(m_volume, groin, 0.0, 0.02).center, 0.3);
        }
        for (const int side : {1, -1}) {
            if (!has(onSide(side, "Wrist")) && !guessWrist(side)) {
                missing = "arms";
                return false;
            }
        }
        return true;
    }
    GuessedMarkers take() { return std::move(m_guess); }

private:
    bool has(const std::string& name) const { return m_guess.placed.contains(name); }
    Vec3 at(const std::string& name) const { return m_guess.placed.at(name); }
    void put(const std::string& name, const Vec3& position, double confidence) {
        m_guess.placed[name] = position;
        m_guess.confidence[name] = confidence;
    }

    bool guessLegs() {
        for (const int side : {1, -1}) {
            const std::string name = onSide(side, "Ankle");
            if (!has(name)) {
                if (!guessAnkle(side, name)) {
                    return false;
                }
            }
        }
        const Vec3 shin(0.0, shinAboveAnkles(), 0.0);
        m_crotch = crotchHeight(m_volume, at("leftAnkle") + shin, at("rightAnkle") + shin, 0.0);
        if (has("groin")) {
            m_groinTold = true;
            m_crotch = m_crotch > 0.0 ? m_crotch : at("groin").y() - kGroinAboveCrotch;
            return true;
        }
        const bool skirt = m_crotch < 0.1 || hemAt(m_crotch);
        m_skirt = skirt;
        m_crotch = skirt ? kGroinHeight - kGroinAboveCrotch : m_crotch;
        const double groin = m_crotch + kGroinAboveCrotch;
        put("groin", middleOfLevel(m_volume, groin, 0.0, 0.02).center, skirt ? 0.3 : 0.8);
        return true;
    }

    /// How far above the ankles legs stand apart: boots may touch.
    double shinAboveAnkles() const {
        const double ankle = std::max(at("leftAnkle").y(), at("rightAnkle").y());
        for (double y = ankle + kShin; y < kBoots; y += m_volume.cellSize()) {
            const auto sections = sectionsAt(m_volume, y);
            if (sectionBeside(sections, 1).area > 0.0 && sectionBeside(sections, -1).area > 0.0) {
                return y - ankle;
            }
        }
        return kShin;
    }

    /// Whether legs that join at a height reach into something far wider than they are.
    bool hemAt(double height) const {
        const double step = m_volume.cellSize();
        const auto below = sectionsAt(m_volume, height - 2.0 * step);
        const double legs = sectionBeside(below, 1).area + sectionBeside(below, -1).area;
        const double joined = sectionAcross(sectionsAt(m_volume, height + 2.0 * step)).area;
        return legs > 0.0 && joined > kHem * legs;
    }

    /// In the middle of the shin; beneath a skirt in that of a foot.
    bool guessAnkle(int side, const std::string& name) {
        const BodySection shin = sectionBeside(sectionsAt(m_volume, 0.085), side);
        const BodySection ankle = sectionBeside(sectionsAt(m_volume, kAnkleHeight), side, &shin.center);
        if (shin.area > 0.0 && ankle.area > 0.0) {
            put(name, Vec3(0.5 * (shin.center.x() + ankle.center.x()), kAnkleHeight, shin.center.z()), 0.7);
            return true;
        }
        for (const double level : {0.06, 0.045, 0.03, 0.02, 0.012}) {
            const auto sections = sectionsAt(m_volume, level);
            const BodySection foot = sectionBeside(sections, side);
            if (foot.area > 0.0005) {
                put(name,
                    Vec3(foot.center.x(), kAnkleHeight, foot.low.z() + 0.35 * (foot.high.z() - foot.low.z())),
                    0.4);
                return true;
            }
        }
        return guessAnkleInHalf(side, name);
    }

    /// Of boots that touch: what lies on one side of the plane of symmetry. A tail or a plinth, which lies
    /// across it alone, is no foot.
    bool guessAnkleInHalf(int side, const std::string& name) {
        Vec3 sum = Vec3::Zero();
        double count = 0.0;
        double beyond = 0.0;
        const int layer = m_volume.cellOf(Vec3(0.0, kAnkleHeight, 0.0))[1];
        for (int z = 0; z < m_volume.size()[2]; ++z) {
            for (int x = 0; x < m_volume.size()[0]; ++x) {
                const Vec3 position = m_volume.center({x, layer, z});
                if (side * position.x() > 0.0 && m_volume.body({x, layer, z})) {
                    sum += position;
                    count += 1.0;
                    beyond = std::max(beyond, side * position.x());
                }
            }
        }
        if (beyond < kAnkleHeight || shinAboveTouching() == 0.0) {
            return false;
        }
        sum /= count;
        put(name, Vec3(sum.x(), kAnkleHeight, sum.z()), 0.4);
        return true;
    }

    /// The first height at which legs that touch below stand apart; 0: none.
    double shinAboveTouching() const {
        for (double y = kAnkleHeight; y < kBoots; y += m_volume.cellSize()) {
            if (partedAround(m_volume, y)) {
                return y;
            }
        }
        return 0.0;
    }

    /// How wide the trunk is in the middle at a height: what hangs together with x = 0, the smaller side
    /// twice, so that a braid or a thing on a shoulder counts for nothing.
    double widthAt(double height) const {
        const BodySection across = sectionAcross(sectionsAt(m_volume, height));
        return across.area > 0.0 ? 2.0 * std::min(across.high.x(), -across.low.x()) : 0.0;
    }

    void guessChin() {
        const double from = m_crotch + 0.15 * (1.0 - m_crotch);
        for (const int side : {1, -1}) {
            const Armpit armpit = armpitOf(m_volume, side, from, 0.95);
            if (armpit.found && (m_armpit == 0.0 || armpit.height < m_armpit)) {
                m_armpit = armpit.height;
                m_trunk = armpit.halfWidth;
            }
        }
        m_armpit = m_armpit > 0.0 ? m_armpit : m_crotch + 0.55 * (1.0 - m_crotch);
        if (has("chin")) {
            return;
        }
        double top = m_armpit + 2.0 * m_volume.cellSize();
        double span = 0.0;
        for (double width = widthAt(top); top < 0.95 && width > 2.2 * m_trunk;) {
            span = std::max(span, width);
            const double next = widthAt(top + m_volume.cellSize());
            if (width < kAboveArms * span && next >= width) {
                break; // a head wider than the trunk
            }
            top += m_volume.cellSize();
            width = next;
        }
        const auto [neck, clear] = neckAbove(top);
        put("chin", middleOfLevel(m_volume, neck, 0.0, 0.02).center, clear ? 0.7 : 0.4);
    }

    /// The upper end of the narrowest part above the shoulders, where the jaw begins.
    std::pair<double, bool> neckAbove(double shoulders) const {
        const double step = m_volume.cellSize();
        const double to = shoulders + 0.55 * (1.0 - shoulders);
        double min = 1e30;
        double max = 0.0;
        double neck = shoulders;
        for (double y = shoulders + step; y < 1.0 - step; y += step) {
            const double width = widthAt(y);
            max = y > to ? std::max(max, width) : max;
            if (y <= to && width > 0.0 && width < min) {
                min = width;
                neck = y;
            }
        }
        if (min > 0.92 * max) {
            return {shoulders + 0.02, false}; // no neck to be seen: hair, a helmet, a large head
        }
        while (neck < to && widthAt(neck + step) < 1.12 * min) {
            neck += step;
        }
        return {neck, true};
    }

    /// How much of an arm of a length, with its shoulder, is a staff beyond the hand: of an arm that few
    /// bodies have what is longer than usual, if it is thin.
    double heldBeyond(const MiddlePath& arm, double length, double shoulder) const {
        const double trunk = at("chin").y() - at("groin").y();
        const double held = length + shoulder - kArm * trunk;
        if (length + shoulder <= kLongestArm * trunk || held >= length) {
            return 0.0;
        }
        const double thin = meanDepth(arm, 0.0, held);
        return thin < kThinProp * meanDepth(arm, held, length) ? held : 0.0;
    }

    double meanDepth(const MiddlePath& path, double from, double to) const {
        constexpr int kSteps = 16;
        double sum = 0.0;
        for (int i = 0; i < kSteps; ++i) {
            sum += m_volume.depthAt(path.at(from + (to - from) * (i + 0.5) / kSteps));
        }
        return sum / kSteps;
    }

    /// Whether the other side has a cell too, or one beside it.
    bool mirrored(const Vec3& position) const {
        const double cell = m_volume.cellSize();
        const Vec3 other(-position.x(), position.y(), position.z());
        for (const double step : {0.0, cell, -cell}) {
            if (m_volume.body(m_volume.cellOf(other + Vec3(0.0, step, 0.0))) ||
                m_volume.body(m_volume.cellOf(other + Vec3(0.0, 0.0, step)))) {
                return true;
            }
        }
        return false;
    }

    /// How far the body reaches to a side above the legs, and the middle of what reaches so far. What one
    /// hand has and the other has not is held: a sword, a shield, a carrot. `alike`: leave that out.
    double tipOf(int side, bool alike, Vec3& tip) const {
        double reach = 0.0;
        for (int pass = 0; pass < 2; ++pass) {
            Vec3 sum = Vec3::Zero();
            double count = 0.0;
            for (std::size_t i = 0; i < m_volume.cellCount(); ++i) {
                const BodyVolume::Cell cell = m_volume.cellAt(i);
                const Vec3 position = m_volume.center(cell);
                const double beside = side * position.x();
                const bool further = pass == 0 ? beside > reach : beside > reach - 0.012;
                if (!further || position.y() < 0.8 * m_crotch || !m_volume.body(cell) ||
                    (alike && !mirrored(position))) {
                    continue;
                }
                if (pass == 0) {
                    reach = beside;
                } else {
                    sum += position;
                    count += 1.0;
                }
            }
            tip = count > 0.0 ? Vec3(sum / count) : tip;
        }
        return reach;
    }

    /// The wrist is a thin place of the arm, about where a hand ends.
    bool guessWrist(int side) {
        Vec3 all = Vec3::Zero();
        const double farthest = tipOf(side, false, all);
        double reach = tipOf(side, true, m_tip);
        if (reach < kSamePose * farthest) {
            reach = farthest;
            m_tip = all;
        }
        const double shoulder = std::max(m_trunk, 0.05);
        if (reach < 1.6 * shoulder) {
            return false;
        }
        const double chin = at("chin").y();
        const Vec3 chest = middleOfLevel(m_volume, 0.55 * m_armpit + 0.45 * chin, 0.0, 0.03).center;
        const MiddlePath arm = middlePath(m_volume, m_tip, chest);
        double length = arm.length();
        for (std::size_t i = 0; i < arm.positions.size(); ++i) {
            if (side * arm.positions[i].x() <= 0.92 * shoulder) {
                length = arm.along[i];
                break;
            }
        }
        const double held = heldBeyond(arm, length, shoulder);
        const double own = length - held;
        const double along =
            thinnest(m_volume, arm, held + 0.2 * own, held + 0.42 * own, held + kHandFraction * own, 2.0);
        put(onSide(side, "Wrist"), arm.at(along), held > 0.0 ? 0.4 : 0.6);
        return true;
    }

    const BodyVolume& m_volume;
    GuessedMarkers m_guess;
    double m_crotch = 0.0;
    bool m_skirt = false;
    bool m_groinTold = false;
    double m_armpit = 0.0;
    double m_trunk = 0.1; ///< half its width
    Vec3 m_tip = Vec3::Zero();
};

/// guessMarkers for each kind.
Expected<GuessedMarkers> guessBiped(const BodyVolume& volume, const PlacedMarkers& known,
                                    const std::string& file) {
    BipedGuess guess(volume, known);
    std::string missing;
    if (!guess.run(missing)) {
        return fail(
            ErrorCode::RigLimbNotFound,
            {file, missing, missing == "legs" ? "leftAnkle, rightAnkle, groin" : "leftWrist, rightWrist"});
    }
    return guess.take();
}

/// Of an upright character: its height is at least this fraction of its longest side.
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
        SINEW_CHECK(kind == RigKind::Quadruped ? checkFourLegs(volume, known, file)
                                               : checkTwoLegs(volume, known, file));
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
