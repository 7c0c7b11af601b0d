#include "app/bake/BakePoses.h"

#include "app/document/DocumentState.h"
#include "app/motion/RangeOfMotion.h"
#include "app/text/Numbers.h"
#include "core/skeleton/drivers/DriverRig.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <set>

namespace sinew {
namespace {

constexpr int kBendSteps = 3;         // of each bend, no fewer
constexpr double kStepDegrees = 25.0; // no wider
constexpr double kPastBend = 1.25;    // of a joint without limits
constexpr double kWidestBend = 170.0; // degrees
constexpr double kTurned = 0.5;       // degrees
constexpr std::size_t kEvery = 3;     // one of so many poses is held out
constexpr std::size_t kHeldOne = 1;   // the second of them

double turnDegrees(const Quat& rotation) {
    return 2.0 * std::atan2(rotation.vec().norm(), std::abs(rotation.w())) * 180.0 / std::numbers::pi;
}

/// As names of poses have it.
double shownSeconds(double seconds) {
    constexpr double kSteps = 100.0; // of a second
    return std::round(kSteps * seconds) / kSteps;
}

/// A spine that lies along an axis is bent and twisted about the same one.
bool bendsAlike(const Bend& a, const Bend& b) {
    return (a.degrees * a.axis - b.degrees * b.axis).norm() < kTurned;
}

/// Equal steps up to the whole bend. Contact begins within a few degrees: wider steps miss it.
std::vector<double> bendFractions(double degrees) {
    const int steps = std::max(kBendSteps, static_cast<int>(std::ceil(std::abs(degrees) / kStepDegrees)));
    std::vector<double> fractions;
    for (int step = 1; step <= steps; ++step) {
        fractions.push_back(static_cast<double>(step) / static_cast<double>(steps));
    }
    return fractions;
}

/// Gives every pose a name of its own.
class PoseNames {
public:
    std::string take(const std::string& wanted) {
        std::string name = wanted;
        for (int number = 2; !m_taken.insert(name).second; ++number) {
            name = wanted + " (" + std::to_string(number) + ")";
        }
        return name;
    }

private:
    std::set<std::string> m_taken;
};

/// The bends of a joint, in their order.
using JointBends = std::map<std::int32_t, std::vector<Bend>>;

class PoseLister {
public:
    explicit PoseLister(const BakePoseSources& sources)
        : m_sources(sources)
        , m_skeleton(sources.scene.skeleton)
        , m_rig(m_skeleton, sources.drivers)
        , m_range(m_skeleton, bendingJoints()) {
        for (const Bend& bend : m_range.bends()) {
            std::vector<Bend>& bends = m_bends[bend.joint];
            if (bends.empty()) {
                m_order.push_back(bend.joint);
            }
            if (std::ranges::none_of(bends, [&](const Bend& other) { return bendsAlike(other, bend); })) {
                bends.push_back(bend);
            }
        }
    }

    void addMotion() {
        for (const std::int32_t joint : m_order) {
            std::size_t number = 0; // of the joint's poses
            for (std::size_t b = 0; b < m_bends[joint].size(); ++b) {
                addBend(m_bends[joint], b, number);
            }
        }
    }

    void addPairs() {
        for (const std::int32_t joint : m_order) {
            const std::int32_t above = bendingAbove(joint);
            if (above == kNone) {
                continue;
            }
            const Bend& upper = m_bends[above].front();
            const Bend& lower = m_bends[joint].front();
            Pose pose = m_range.poseOf(upper);
            pose.joints[static_cast<std::size_t>(joint)] =
                m_range.poseOf(lower).joints[static_cast<std::size_t>(joint)];
            add(bendName(m_bends[above], 0, upper.degrees) + " + " +
                    bendName(m_bends[joint], 0, lower.degrees),
                pose);
        }
        holdOutByOrder();
    }

    void addStress() {
        constexpr std::array kNames{
            QT_TRANSLATE_NOOP("BakePoses", "Arms up"), QT_TRANSLATE_NOOP("BakePoses", "Deep squat"),
            QT_TRANSLATE_NOOP("BakePoses", "Fist"), QT_TRANSLATE_NOOP("BakePoses", "Look back")};
        static_assert(kNames.size() == kStressPoses);
        for (int which = 0; which < kStressPoses; ++which) {
            PartialPose stress = stressPose(m_skeleton, static_cast<StressPose>(which));
            for (std::size_t j = 0; j < m_skeleton.size(); ++j) {
                stress.pose.joints[j] = m_skeleton.joints[j].added ? JointPose() : stress.pose.joints[j];
            }
            const char* name = kNames[static_cast<std::size_t>(which)];
            add(QCoreApplication::translate("BakePoses", name).toStdString(), stress.pose);
        }
        holdOutByOrder();
    }

    void addClips() {
        std::vector<const Clip*> clips;
        for (const std::vector<Clip>* list : {&m_sources.scene.clips, &m_sources.motions}) {
            for (const Clip& clip : *list) {
                clips.push_back(&clip);
            }
        }
        clips.resize(std::min(clips.size(), kMaxAllClipPoses));
        for (const Clip* clip : clips) {
            addClip(*clip, std::clamp<std::size_t>(kMaxAllClipPoses / clips.size(), 1, kMaxClipPoses));
        }
        holdOutByOrder();
    }

    void addKeys() {
        for (const auto& [name, pose] : m_sources.keys) {
            add(name, pose);
        }
        holdOutByOrder();
    }

    std::vector<BakePose> take() {
        keepEveryJointFitted();
        return std::move(m_poses);
    }

private:
    /// Joints with weight that nothing else moves.
    std::vector<bool> bendingJoints() const {
        std::vector<bool> bending = deformingJoints(m_skeleton, partWeights(m_sources.scene));
        for (std::size_t j = 0; j < bending.size(); ++j) {
            bending[j] = bending[j] && !m_skeleton.joints[j].added;
        }
        for (const std::int32_t driven : m_rig.targets()) {
            bending[static_cast<std::size_t>(driven)] = false;
        }
        return bending;
    }

    std::int32_t bendingAbove(std::int32_t joint) const {
        std::int32_t above = m_skeleton.joints[static_cast<std::size_t>(joint)].parent;
        while (above != kNone && !m_bends.contains(above)) {
            above = m_skeleton.joints[static_cast<std::size_t>(above)].parent;
        }
        return above;
    }

    /// "LeftForeArm 90"; with its axis where the joint bends otherwise, too: "LeftArm Z -60".
    std::string bendName(const std::vector<Bend>& bends, std::size_t which, double degrees) const {
        const Bend& bend = bends[which];
        Eigen::Index axis = 0;
        bend.axis.cwiseAbs().maxCoeff(&axis);
        const double sense = bends.size() > 1 && bend.axis[axis] < 0.0 ? -1.0 : 1.0;
        std::string name = m_skeleton.joints[static_cast<std::size_t>(bend.joint)].name;
        if (bends.size() > 1) {
            name += std::string(" ") + "XYZ"[axis];
        }
        return name + " " + std::to_string(std::lround(sense * degrees));
    }

    void addBend(const std::vector<Bend>& bends, std::size_t which, std::size_t& number) {
        const Bend& bend = bends[which];
        std::vector<double> fractions = bendFractions(bend.degrees);
        const bool limited = m_skeleton.joints[static_cast<std::size_t>(bend.joint)].limits.has_value();
        if (which == 0 && !limited && kPastBend * std::abs(bend.degrees) < kWidestBend) {
            fractions.push_back(kPastBend);
        }
        std::vector<bool> heldOut(fractions.size(), false);
        for (std::size_t k = 0; k < fractions.size(); ++k) {
            const bool held = number++ % kEvery == kHeldOne;
            heldOut[held && k + 1 == fractions.size() ? k - 1 : k] = held || heldOut[k];
        }
        for (std::size_t k = 0; k < fractions.size(); ++k) {
            if (add(bendName(bends, which, fractions[k] * bend.degrees),
                    m_range.poseOf(bend, fractions[k]))) {
                m_poses.back().heldOut = heldOut[k];
            }
        }
        m_ordered = m_poses.size();
    }

    void addClip(const Clip& clip, std::size_t count) {
        count = std::min(count, static_cast<std::size_t>(lastFrame(clip)) + 1);
        for (std::size_t k = 0; k < count; ++k) {
            const double seconds =
                clip.duration * (static_cast<double>(k) + 0.5) / static_cast<double>(count);
            add(clip.name + " " + exactText(shownSeconds(seconds)) + " s", poseAt(m_skeleton, clip, seconds));
        }
    }

    /// Whether the pose turns anything.
    bool add(const std::string& name, const Pose& pose) {
        BakePose added{m_names.take(name), m_rig.driven(pose), kNone, false, {}};
        const std::vector<std::int32_t> own = turnedJoints(m_skeleton, pose);
        if (turnedJoints(m_skeleton, added.pose).empty()) {
            return false;
        }
        added.joint = own.size() == 1 ? own.front() : kNone;
        m_poses.push_back(std::move(added));
        return true;
    }

    /// Every third of the poses since the last call.
    void holdOutByOrder() {
        for (std::size_t k = m_ordered; k < m_poses.size(); ++k) {
            m_poses[k].heldOut = (k - m_ordered) % kEvery == kHeldOne;
        }
        m_ordered = m_poses.size();
    }

    void keepEveryJointFitted() {
        std::set<std::int32_t> fitted;
        std::vector<std::vector<std::int32_t>> turned;
        for (const BakePose& pose : m_poses) {
            turned.push_back(turnedJoints(m_skeleton, pose.pose));
            if (!pose.heldOut) {
                fitted.insert(turned.back().begin(), turned.back().end());
            }
        }
        for (std::size_t k = 0; k < m_poses.size(); ++k) {
            const bool needed =
                std::ranges::any_of(turned[k], [&](std::int32_t joint) { return !fitted.contains(joint); });
            if (m_poses[k].heldOut && needed) {
                m_poses[k].heldOut = false;
                fitted.insert(turned[k].begin(), turned[k].end());
            }
        }
    }

    const BakePoseSources& m_sources;
    const Skeleton& m_skeleton;
    DriverRig m_rig;
    RangeOfMotion m_range;
    JointBends m_bends;
    std::vector<std::int32_t> m_order; ///< of joints that bend, as the range of motion goes
    PoseNames m_names;
    std::vector<BakePose> m_poses;
    std::size_t m_ordered = 0; ///< poses whose being held out is settled
};

} // namespace

std::vector<std::int32_t> turnedJoints(const Skeleton& skeleton, const Pose& pose) {
    std::vector<std::int32_t> joints;
    for (std::size_t j = 0; j < std::min(skeleton.size(), pose.joints.size()); ++j) {
        if (!skeleton.joints[j].added && turnDegrees(pose.joints[j].rotation) > kTurned) {
            joints.push_back(static_cast<std::int32_t>(j));
        }
    }
    return joints;
}

std::vector<BakePose> listBakePoses(const BakePoseSources& sources, const BakePoseChoice& choice) {
    PoseLister lister(sources);
    if (choice.has(BakeGroup::Motion)) {
        lister.addMotion();
    }
    if (choice.has(BakeGroup::Pairs)) {
        lister.addPairs();
    }
    if (choice.has(BakeGroup::Stress)) {
        lister.addStress();
    }
    if (choice.has(BakeGroup::Clips)) {
        lister.addClips();
    }
    if (choice.has(BakeGroup::Keys)) {
        lister.addKeys();
    }
    return lister.take();
}

std::vector<BakePose> listBakePoses(const DocumentState& state, const BakePoseChoice& choice) {
    if (!state.hasSkeleton()) {
        return {};
    }
    const Scene scene = state.boundScene();
    BakePoseSources sources{scene, driversOf(state), {}, {}};
    for (const auto& motion : motionsOf(state).loaded) {
        sources.motions.push_back(motion->clip);
    }
    for (const PoseKey& key : motionsOf(state).keys) {
        const QString name = fillText(QCoreApplication::translate("BakePoses", "Key %1 s"),
                                      {QString::fromStdString(exactText(shownSeconds(key.seconds)))});
        sources.keys.emplace_back(name.toStdString(), key.pose);
    }
    return listBakePoses(sources, choice);
}

} // namespace sinew
