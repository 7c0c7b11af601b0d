#include "core/bake/BakeWeights.h"
#include "core/base/Parallel.h"
#include "core/skeleton/JointAngles.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <set>

namespace sinew {
namespace {

constexpr double kTurns = 20.0;  ///< degrees: who turns less in all poses gets no helper
constexpr double kTwists = 30.0; ///< degrees of twist
constexpr double kAlong = 0.97;  ///< cosine between a bone and the joint's axis that twists it
constexpr double kPays = 1e-4;   ///< of the height: the mean error that a helper takes away
constexpr double kHalf = 0.5;

double degreesOf(const Quat& turn) {
    return 2.0 * std::atan2(turn.vec().norm(), std::abs(turn.w())) * 180.0 / std::numbers::pi;
}

/// How a joint turns in the poses that are fitted.
struct JointRange {
    double turn = 0.0;  ///< degrees, the largest
    double twist = 0.0; ///< degrees, the largest
    double poses = 0.0; ///< how much the poses count in which it turns by a degree
};

std::vector<JointRange> rangesIn(const BakeSurface& surface) {
    const BakeInput& input = surface.input();
    const Skeleton& skeleton = input.scene->skeleton;
    std::vector<JointRange> ranges(skeleton.size());
    for (std::size_t j = 0; j < ranges.size(); ++j) {
        const Vec3 axis = boneAxis(skeleton, static_cast<std::int32_t>(j));
        for (std::size_t p = 0; p < input.poses.size(); ++p) {
            const BakePose& pose = input.poses[p];
            if (pose.heldOut || j >= pose.pose.joints.size()) {
                continue;
            }
            const Quat& turn = pose.pose.joints[j].rotation;
            ranges[j].turn = std::max(ranges[j].turn, degreesOf(turn));
            ranges[j].twist = std::max(ranges[j].twist, std::abs(anglesOf(turn, axis).twist));
            ranges[j].poses += degreesOf(turn) >= 1.0 ? surface.poseWeight(p) : 0.0;
        }
    }
    return ranges;
}

std::string freeName(const Skeleton& skeleton, std::span<const HelperJoint> helpers,
                     const std::string& wanted) {
    const auto taken = [&](const std::string& name) {
        return skeleton.find(name) != kNone ||
               std::ranges::find(helpers, name, &HelperJoint::name) != helpers.end();
    };
    std::string name = wanted;
    for (int number = 2; taken(name); ++number) {
        name = wanted + std::to_string(number);
    }
    return name;
}

/// The axis of the joint that lies along its bone, its sign that of the bone; nothing: none does.
std::optional<std::pair<int, double>> twistAxis(const Skeleton& skeleton, std::int32_t joint) {
    const Vec3 bone = boneAxis(skeleton, joint);
    Eigen::Index axis = 0;
    if (bone.cwiseAbs().maxCoeff(&axis) < kAlong) {
        return std::nullopt;
    }
    return std::pair(static_cast<int>(axis), bone[axis] < 0.0 ? -1.0 : 1.0);
}

/// Proposes helpers and keeps those that pay.
class HelperChoice {
public:
    HelperChoice(const BakeSurface& surface, const BakeSettings& settings, Progress& progress)
        : m_surface(surface)
        , m_input(surface.input())
        , m_skeleton(m_input.scene->skeleton)
        , m_settings(settings)
        , m_progress(progress)
        , m_ranges(rangesIn(surface)) {
        const std::vector<bool> carries = weightedJoints(*m_input.scene);
        const std::vector<std::int32_t> parents = carryingParents(m_skeleton, carries);
        for (std::size_t j = 0; j < m_skeleton.size(); ++j) {
            const bool locked = j < m_input.locked.size() && m_input.locked[j];
            m_open.push_back(carries[j] && parents[j] != kNone && !locked &&
                             canDrive(m_skeleton, static_cast<std::int32_t>(j)));
        }
    }

    /// False: canceled.
    bool turns() {
        for (std::size_t j = 0; j < m_skeleton.size(); ++j) {
            if (m_open[j] && m_ranges[j].turn >= kTurns) {
                propose(static_cast<std::int32_t>(j), "Half", DriverChannel::Turn, {{0.0, kHalf}},
                        JointAngle::Swing);
            }
        }
        return keep(0.0, 0.4);
    }

    /// What is left of twists.
    bool twists() {
        m_first = m_helpers.size();
        for (std::size_t j = 0; j < m_skeleton.size(); ++j) {
            const auto joint = static_cast<std::int32_t>(j);
            const auto axis = twistAxis(m_skeleton, joint);
            if (m_open[j] && m_ranges[j].twist >= kTwists && axis) {
                const auto channel =
                    static_cast<DriverChannel>(static_cast<int>(DriverChannel::RotateX) + axis->first);
                const double value = axis->second * kHalf * kMaxAngle;
                propose(joint, "Twist", channel, {{-kMaxAngle, -value}, {kMaxAngle, value}},
                        JointAngle::Twist);
            }
        }
        return m_helpers.size() == m_first || keep(0.4, 0.6);
    }

    std::vector<HelperJoint> take() { return std::move(m_helpers); }

private:
    void propose(std::int32_t joint, const char* suffix, DriverChannel channel, std::vector<DriverKey> keys,
                 JointAngle angle) {
        const std::string& source = m_skeleton.joints[static_cast<std::size_t>(joint)].name;
        const std::string name = freeName(m_skeleton, m_helpers, source + suffix);
        m_helpers.push_back({name, joint, {source, angle, channel, name, std::move(keys)}, 0.0});
    }

    /// Drops the proposed helpers that do not pay.
    bool keep(double from, double to) {
        const Skeleton skeleton = withHelpers(m_skeleton, m_helpers, m_input.drivers);
        const BakeMotion motion(skeleton, m_input.poses, driversOf(m_helpers));
        WeightFit fit(m_surface, motion, skeleton, m_helpers, m_settings.maxInfluences);
        if (!fit.run(m_progress, from, to)) {
            return false;
        }
        parallelFor(m_helpers.size() - m_first, 1, [&](std::size_t begin, std::size_t end) {
            for (std::size_t h = m_first + begin; h < m_first + end && !m_progress.canceled(); ++h) {
                m_helpers[h].gain = gainOf(fit, h);
            }
        });
        if (m_progress.canceled()) {
            return false;
        }
        std::set<std::int32_t> paying;
        for (std::size_t h = m_first; h < m_helpers.size(); ++h) {
            const auto source = static_cast<std::size_t>(m_helpers[h].source);
            if (m_helpers[h].gain >= kPays * m_surface.height() * m_input.scene->metersPerUnit) {
                paying.insert(m_helpers[h].source);
                paying.insert(source < m_input.mirror.partner.size() ? m_input.mirror.partner[source]
                                                                     : kNone);
            }
        }
        const auto begin = m_helpers.begin() + static_cast<std::ptrdiff_t>(m_first);
        m_helpers.erase(
            std::remove_if(begin, m_helpers.end(),
                           [&](const HelperJoint& helper) { return !paying.contains(helper.source); }),
            m_helpers.end());
        return true;
    }

    /// Of the vertices that it moves, in the poses in which its source turns.
    double gainOf(const WeightFit& fit, std::size_t helper) const {
        const auto joint = static_cast<std::int32_t>(m_skeleton.size() + helper);
        double with = 0.0;
        double without = 0.0;
        double count = 0.0;
        for (std::size_t site = 0; site < m_surface.size(); ++site) {
            if (fit.weightOf(site, joint) > 0.0) {
                const auto vertices = static_cast<double>(m_surface.vertices(site).size());
                with += vertices * fit.error(site);
                without += vertices * fit.errorWithout(site, joint);
                count += vertices;
            }
        }
        count *= m_ranges[static_cast<std::size_t>(m_helpers[helper].source)].poses;
        return count > 0.0
                   ? (std::sqrt(without / count) - std::sqrt(with / count)) * m_input.scene->metersPerUnit
                   : 0.0;
    }

    const BakeSurface& m_surface;
    const BakeInput& m_input;
    const Skeleton& m_skeleton;
    const BakeSettings& m_settings;
    Progress& m_progress;
    std::vector<JointRange> m_ranges; ///< #J
    std::vector<bool> m_open;         ///< #J: may have a helper
    std::vector<HelperJoint> m_helpers;
    std::size_t m_first = 0; ///< of those that are proposed
};

} // namespace

Expected<std::vector<HelperJoint>> helpersThatPay(const BakeSurface& surface, const BakeSettings& settings,
                                                  Progress& progress) {
    HelperChoice choice(surface, settings, progress);
    if (!choice.turns() || !choice.twists()) {
        return fail(ErrorCode::Canceled);
    }
    return choice.take();
}

} // namespace sinew
