#include "app/check/HungJoints.h"

#include <algorithm>
#include <map>
#include <span>

namespace sinew {
namespace {

constexpr int kDownTheLimb = 3; ///< joints

/// The topmost joint with weight at or above each joint, or kNone. A root is so for itself alone, since a
/// body and what hangs beside it may have one root. #J.
std::vector<std::int32_t> topmostWeighted(const Scene& scene) {
    const std::vector<bool> weighted = weightedJoints(scene);
    std::vector<std::int32_t> top(weighted.size(), kNone);
    for (std::size_t j = 0; j < top.size(); ++j) {
        const std::int32_t parent = scene.skeleton.joints[j].parent;
        const bool belowRoot =
            parent == kNone || scene.skeleton.joints[static_cast<std::size_t>(parent)].parent == kNone;
        const std::int32_t above = belowRoot ? kNone : top[static_cast<std::size_t>(parent)];
        top[j] = above != kNone || !weighted[j] ? above : static_cast<std::int32_t>(j);
    }
    return top;
}

template<typename Visit>
void eachWeightedVertex(const Scene& scene, const Visit& visit) {
    for (const Part& part : scene.parts) {
        for (std::size_t v = 0; part.weights && v < part.weights->vertexCount(); ++v) {
            if (const auto influences = part.weights->at(v); !influences.empty()) {
                visit(influences);
            }
        }
    }
}

/// The topmost joint whose joints are strongest at most vertices.
std::int32_t topOfBody(const Scene& scene, const std::vector<std::int32_t>& top) {
    std::map<std::int32_t, std::size_t> vertices;
    eachWeightedVertex(scene, [&](std::span<const Influence> influences) {
        ++vertices[top[static_cast<std::size_t>(influences.front().joint)]];
    });
    const auto largest =
        std::ranges::max_element(vertices, {}, [](const auto& entry) { return entry.second; });
    return largest == vertices.end() ? kNone : largest->first;
}

/// How much weight joints that stand not below it have at vertices that a topmost joint moves too.
using InCommon = std::map<std::int32_t, std::map<std::int32_t, double>>;

InCommon weightsInCommon(const Scene& scene, const std::vector<std::int32_t>& top, std::int32_t body) {
    InCommon common;
    eachWeightedVertex(scene, [&](std::span<const Influence> influences) {
        for (const Influence& hung : influences) {
            const std::int32_t hungTop = top[static_cast<std::size_t>(hung.joint)];
            for (const Influence& other : influences) {
                if (hungTop != body && !liesBelow(scene.skeleton, other.joint, hungTop)) {
                    common[hungTop][other.joint] += static_cast<double>(std::min(hung.weight, other.weight));
                }
            }
        }
    });
    return common;
}

/// Joints from `joint` up to the first one that stands above `other` too.
int stepsToCommon(const Skeleton& skeleton, std::int32_t joint, std::int32_t other) {
    int steps = 0;
    while (joint != kNone && !liesBelow(skeleton, other, joint)) {
        joint = skeleton.joints[static_cast<std::size_t>(joint)].parent;
        ++steps;
    }
    return steps;
}

} // namespace

HungJoints::HungJoints(const Scene& scene)
    : m_skeleton(scene.skeleton) {
    const std::vector<std::int32_t> top = topmostWeighted(scene);
    for (const auto& [joint, weights] : weightsInCommon(scene, top, topOfBody(scene, top))) {
        const auto strongest =
            std::ranges::max_element(weights, {}, [](const auto& entry) { return entry.second; });
        if (stepsToCommon(scene.skeleton, strongest->first, joint) >= kDownTheLimb) {
            m_hung.push_back({joint, strongest->first});
        }
    }
}

void HungJoints::follow(Pose& pose) const {
    if (m_hung.empty()) {
        return;
    }
    const std::vector<Transform> posed = modelFromJoints(m_skeleton, pose);
    for (const auto& [joint, followed] : m_hung) {
        const auto j = static_cast<std::size_t>(joint);
        const auto f = static_cast<std::size_t>(followed);
        const std::int32_t parent = m_skeleton.joints[j].parent;
        const Transform moved = posed[f] * m_skeleton.joints[f].modelFromJointBind.inverse();
        const Transform modelFromParent =
            parent == kNone ? Transform::Identity() : posed[static_cast<std::size_t>(parent)];
        JointPose& changed = pose.joints[j]; // its own turn stays
        const Transform parentFromJoint =
            modelFromParent.inverse() * moved * m_skeleton.joints[j].modelFromJointBind * changed.rotation;
        const Transform bound = m_skeleton.parentFromJointBind(j);
        changed.rotation = Quat(Mat3(bound.linear().transpose() * parentFromJoint.linear())).normalized();
        changed.translation = parentFromJoint.translation() - bound.translation();
    }
}

} // namespace sinew
