#include "core/avatar/ConstraintProposals.h"

#include "core/skeleton/HumanoidMap.h"
#include "core/skeleton/JointNames.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace sinew {
namespace {

constexpr double kOffLine = 0.05;   ///< of the bone's length: farther off the line is no twist joint
constexpr double kEndOfBone = 0.05; ///< of its length: nearer to an end it belongs to the joint there
constexpr double kAlongLine = 0.97; ///< cosine between an axis of the joint and the line
constexpr double kShortest = 1e-9;

class TwistJoints {
public:
    TwistJoints(const Scene& scene, const Drivers& drivers, std::span<const NodeConstraint> present)
        : m_skeleton(scene.skeleton)
        , m_children(scene.skeleton.children())
        , m_bones(humanoidBones(scene.skeleton))
        , m_free(scene.skeleton.size(), true) {
        const std::vector<bool> weighted = weightedJoints(scene);
        const bool bound = std::ranges::find(weighted, true) != weighted.end();
        for (std::size_t j = 0; j < m_skeleton.size(); ++j) {
            const Joint& joint = m_skeleton.joints[j];
            const bool turned = std::ranges::any_of(drivers, [&](const JointDriver& driver) {
                return turnsJoint(driver.channel) && driver.target == joint.name;
            });
            m_free[j] = m_children[j].empty() && m_bones[j].empty() && !turned && !joint.added &&
                        (!bound || weighted[j]) && roleByName(joint.name) == NamedRole::Deforming &&
                        m_skeleton.find(joint.name) == static_cast<std::int32_t>(j) &&
                        std::ranges::find(present, joint.name, &NodeConstraint::joint) == present.end();
        }
    }

    std::vector<NodeConstraint> run() const {
        std::vector<NodeConstraint> constraints;
        for (std::size_t j = 0; j < m_skeleton.size(); ++j) {
            const std::int32_t parent = m_skeleton.joints[j].parent;
            const std::int32_t end = m_free[j] && parent != kNone ? endOfBone(parent) : kNone;
            if (end == kNone) {
                continue;
            }
            if (auto constraint = rollAlong(j, static_cast<std::size_t>(end))) {
                constraints.push_back(std::move(*constraint));
            }
        }
        return constraints;
    }

private:
    /// The one joint that goes on below a joint; kNone: there is none, or there are several.
    std::int32_t endOfBone(std::int32_t joint) const {
        std::int32_t end = kNone;
        for (const std::int32_t child : m_children[static_cast<std::size_t>(joint)]) {
            const auto c = static_cast<std::size_t>(child);
            if (m_children[c].empty() && m_bones[c].empty()) {
                continue;
            }
            if (end != kNone) {
                return kNone;
            }
            end = child;
        }
        return end;
    }

    std::optional<NodeConstraint> rollAlong(std::size_t joint, std::size_t end) const {
        const Vec3 start = m_skeleton.position(static_cast<std::size_t>(m_skeleton.joints[end].parent));
        const Vec3 line = m_skeleton.position(end) - start;
        const double length = line.norm();
        if (length < kShortest) {
            return std::nullopt;
        }
        const Vec3 place = m_skeleton.position(joint) - start;
        const double fraction = place.dot(line) / (length * length);
        const bool onLine = (place - fraction * line).norm() <= kOffLine * length;
        const Vec3 inJoint =
            m_skeleton.joints[joint].modelFromJointBind.linear().transpose() * (line / length);
        Eigen::Index axis = 0;
        const bool along = inJoint.cwiseAbs().maxCoeff(&axis) >= kAlongLine;
        if (!onLine || !along || fraction < kEndOfBone || fraction > 1.0 - kEndOfBone) {
            return std::nullopt;
        }
        NodeConstraint constraint;
        constraint.joint = m_skeleton.joints[joint].name;
        constraint.source = m_skeleton.joints[end].name;
        constraint.weight = std::round(100.0 * fraction) / 100.0; // as a hand would write it
        constraint.kind = ConstraintKind::Roll;
        constraint.axis = static_cast<int>(axis);
        return constraint;
    }

    const Skeleton& m_skeleton;
    std::vector<std::vector<std::int32_t>> m_children;
    std::vector<std::string> m_bones; ///< #J, of a human, by name
    std::vector<bool> m_free;         ///< #J: nothing turns it, and nothing says that it is something else
};

} // namespace

std::vector<NodeConstraint> proposeConstraints(const Scene& scene, const Drivers& drivers,
                                               std::span<const NodeConstraint> present) {
    return TwistJoints(scene, drivers, present).run();
}

} // namespace sinew
