#include "core/skeleton/PseudoEdges.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>
#include <utility>

namespace sinew {
namespace {

std::pair<std::string, std::string> inOrder(const PseudoEdge& edge) {
    return std::minmax(edge.joint, edge.other);
}

/// Seen along the normal, over -pi and at most pi.
double signedAngle(const Vec3& before, const Vec3& after, const Vec3& normal) {
    const double angle = std::atan2(before.cross(after).dot(normal), before.dot(after));
    return angle > -std::numbers::pi ? angle : std::numbers::pi;
}

Vec3 along(const Vec3& vector, const Vec3& normal) {
    return vector - vector.dot(normal) * normal;
}

JointPose jointPoseOf(const Pose& pose, std::size_t joint) {
    return joint < pose.joints.size() ? pose.joints[joint] : JointPose();
}

/// Where the joint would be if its own pose did nothing.
Transform unposed(const Skeleton& skeleton, std::size_t joint, std::span<const Transform> posed) {
    const std::int32_t parent = skeleton.joints[joint].parent;
    const Transform bind = skeleton.parentFromJointBind(joint);
    return parent == kNone ? bind : posed[static_cast<std::size_t>(parent)] * bind;
}

/// The joints of edges of which an end stands elsewhere.
std::vector<bool> movedEnds(std::span<const JointEdge> edges, std::span<const Transform> before,
                            std::span<const Transform> after) {
    std::vector<bool> moved(before.size(), false);
    const auto stays = [&](std::uint32_t joint) {
        return before[joint].translation() == after[joint].translation();
    };
    for (const auto& [a, b] : edges) {
        if (!stays(a) || !stays(b)) {
            moved[a] = moved[b] = true;
        }
    }
    return moved;
}

} // namespace

bool connectsSame(const PseudoEdge& a, const PseudoEdge& b) {
    return inOrder(a) == inOrder(b);
}

Expected<void> validatePseudoEdges(const PseudoEdges& edges) {
    std::set<std::pair<std::string, std::string>> known;
    for (const PseudoEdge& edge : edges) {
        if (edge.joint == edge.other) {
            return fail(ErrorCode::PseudoEdgeToItself, {edge.joint});
        }
        if (!known.insert(inOrder(edge)).second) {
            return fail(ErrorCode::PseudoEdgeTwice, {edge.joint, edge.other});
        }
    }
    return {};
}

Expected<void> checkPseudoEdges(const Skeleton& skeleton, const PseudoEdges& edges,
                                const std::string& where) {
    for (const PseudoEdge& edge : edges) {
        for (const std::string* joint : {&edge.joint, &edge.other}) {
            if (skeleton.find(*joint) == kNone) {
                return fail(ErrorCode::JointUnknown, {*joint, where});
            }
        }
    }
    return {};
}

std::vector<JointEdge> jointEdges(const Skeleton& skeleton, const PseudoEdges& edges) {
    std::vector<JointEdge> numbers;
    for (const PseudoEdge& edge : edges) {
        const std::int32_t joint = skeleton.find(edge.joint);
        const std::int32_t other = skeleton.find(edge.other);
        if (joint != kNone && other != kNone) {
            numbers.push_back({static_cast<std::uint32_t>(joint), static_cast<std::uint32_t>(other)});
        }
    }
    return numbers;
}

std::vector<double> inferredAngles(std::span<const std::array<std::uint32_t, 2>> edges,
                                   std::span<const Vec3> rest, std::span<const Vec3> posed,
                                   const Vec3& normal) {
    std::vector<double> angles(rest.size(), 0.0);
    std::vector<std::size_t> counts(rest.size(), 0);
    for (const auto& [a, b] : edges) {
        const Vec3 before = along(rest[b] - rest[a], normal);
        const Vec3 after = along(posed[b] - posed[a], normal);
        if (!(before.squaredNorm() > 0.0) || !(after.squaredNorm() > 0.0)) {
            continue;
        }
        const double angle = signedAngle(before, after, normal); // the same seen from the edge's other end
        for (const std::uint32_t end : {a, b}) {
            angles[end] += angle;
            ++counts[end];
        }
    }
    for (std::size_t v = 0; v < angles.size(); ++v) {
        angles[v] /= static_cast<double>(std::max<std::size_t>(counts[v], 1));
    }
    return angles;
}

std::vector<Quat> turnsAlongEdges(const Skeleton& skeleton, std::span<const JointEdge> edges,
                                  std::span<const Transform> posed, const std::optional<Vec3>& normal) {
    std::vector<Vec3> rest;
    std::vector<Vec3> now;
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        rest.push_back(skeleton.position(j));
        now.emplace_back(posed[j].translation());
    }
    if (!normal) {
        return inferredTurns(edges, rest, now);
    }
    std::vector<Quat> turns;
    for (const double angle : inferredAngles(edges, rest, now, *normal)) {
        turns.emplace_back(Eigen::AngleAxisd(angle, *normal));
    }
    return turns;
}

Pose withTurns(const Skeleton& skeleton, const Pose& pose, const std::vector<bool>& turned,
               std::span<const Quat> turns) {
    Pose result = pose;
    result.joints.resize(skeleton.size());
    const std::vector<Transform> before = modelFromJoints(skeleton, pose);
    std::vector<Transform> now = before;
    std::vector<bool> carried(skeleton.size(), false); // a joint above it turned
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const std::int32_t parent = skeleton.joints[j].parent;
        const auto above = static_cast<std::size_t>(std::max(parent, 0));
        carried[j] = parent != kNone && (carried[above] || turned[above]);
        const Transform start = unposed(skeleton, j, now);
        JointPose& own = result.joints[j];
        if (turned[j]) {
            const Quat bind(skeleton.joints[j].modelFromJointBind.rotation());
            own.rotation = (Quat(start.rotation()).conjugate() * turns[j] * bind).normalized();
        }
        if (turned[j] && carried[j]) {
            const Transform parentFromModel = now[above].inverse();
            own.translation =
                parentFromModel * before[j].translation() - skeleton.parentFromJointBind(j).translation();
        }
        if (turned[j] || carried[j]) {
            Transform local = skeleton.parentFromJointBind(j);
            local.pretranslate(own.translation).rotate(own.rotation.normalized()).scale(own.scale);
            now[j] = parent == kNone ? local : now[above] * local;
        }
    }
    return result;
}

Pose turnedAlongEdges(const Skeleton& skeleton, const PseudoEdges& edges, const std::optional<Vec3>& normal,
                      const Pose& from, const Pose& to) {
    const std::vector<JointEdge> numbers = jointEdges(skeleton, edges);
    if (numbers.empty()) {
        return to;
    }
    const std::vector<Transform> posed = modelFromJoints(skeleton, to);
    std::vector<bool> turned = movedEnds(numbers, modelFromJoints(skeleton, from), posed);
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const bool itself = jointPoseOf(from, j).rotation.coeffs() != jointPoseOf(to, j).rotation.coeffs();
        turned[j] = turned[j] && !itself;
    }
    const std::vector<Quat> turns = turnsAlongEdges(skeleton, numbers, posed, normal);
    return withinLimits(skeleton, to, withTurns(skeleton, to, turned, turns));
}

} // namespace sinew
