#include "app/posing/CageTurns.h"

#include "app/document/edits/Edits.h"
#include "core/skeleton/Pose.h"

#include <QCoreApplication>

#include <algorithm>

namespace sinew {
namespace {

/// The rotation in a joint's pose with which it is turned by `turn` from its bind pose, in model space.
Quat rotationFor(const Skeleton& skeleton, const std::vector<Transform>& posed, std::size_t joint,
                 const Quat& turn) {
    const std::int32_t parent = skeleton.joints[joint].parent;
    Transform before = skeleton.parentFromJointBind(joint);
    if (parent != kNone) {
        before = posed[static_cast<std::size_t>(parent)] * before;
    }
    const Quat bind(skeleton.joints[joint].modelFromJointBind.rotation());
    return (Quat(before.rotation()).conjugate() * turn * bind).normalized();
}

void turnCage(const Skeleton& skeleton, const Cage& cage, Pose& pose) {
    std::vector<std::int32_t> joints;
    for (std::size_t v = 0; v < cage.vertices.size(); ++v) {
        joints.push_back(skeleton.find(cageJoint(cage, v)));
    }
    if (std::ranges::find(joints, kNone) != joints.end()) {
        return;
    }
    const std::vector<Transform> posed = modelFromJoints(skeleton, pose);
    std::vector<Vec3> places;
    std::vector<Vec3> rest;
    for (const std::int32_t joint : joints) {
        places.push_back(posed[static_cast<std::size_t>(joint)].translation());
        rest.push_back(skeleton.position(static_cast<std::size_t>(joint)));
    }
    const std::vector<CageEdge> edges = cageEdges(cage);
    const std::vector<Quat> turns = inferredTurns(edges, rest, places);
    std::vector<bool> hasEdge(joints.size(), false);
    for (const auto& [a, b] : edges) {
        hasEdge[a] = hasEdge[b] = true;
    }
    for (std::size_t v = 0; v < joints.size(); ++v) {
        const auto joint = static_cast<std::size_t>(joints[v]);
        if (hasEdge[v]) {
            pose.joints[joint].rotation = rotationFor(skeleton, posed, joint, turns[v]);
        }
    }
}

} // namespace

Pose withCageTurns(const Skeleton& skeleton, const std::vector<Cage>& cages, const Pose& pose) {
    Pose turned = pose;
    for (const Cage& cage : cages) {
        turnCage(skeleton, cage, turned);
    }
    return turned;
}

void turnCageJoints(Document& document) {
    const DocumentState& state = document.state();
    if (state.hasSkeleton() && !state.settings.cages.empty()) {
        setPose(document, withCageTurns(state.scene->skeleton, state.settings.cages, state.pose),
                QCoreApplication::translate("CageTurns", "Turn Cage Joints"));
    }
}

} // namespace sinew
