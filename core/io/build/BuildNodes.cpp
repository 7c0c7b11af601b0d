#include "core/io/build/BuildSteps.h"

#include <algorithm>
#include <cmath>
#include <ranges>

namespace sinew {
namespace {

/// Larger than any model, small enough that a chain of products stays finite.
constexpr double kLargestNumber = 1e15;

bool sane(const Transform& transform) {
    return transform.matrix().allFinite() && transform.matrix().cwiseAbs().maxCoeff() < kLargestNumber;
}

template<typename T>
bool saneKey(const Key<T>& key) {
    if constexpr (std::is_same_v<T, Quat>) {
        return std::isfinite(key.seconds) && key.value.coeffs().allFinite() && key.value.norm() > 1e-6;
    } else if constexpr (std::is_same_v<T, double>) {
        return std::isfinite(key.seconds) && std::abs(key.value) < kLargestNumber;
    } else {
        return std::isfinite(key.seconds) && key.value.allFinite() &&
               key.value.cwiseAbs().maxCoeff() < kLargestNumber;
    }
}

template<typename T>
void weedKeys(std::vector<Key<T>>& keys) {
    std::erase_if(keys, [](const Key<T>& key) { return !saneKey(key); });
    std::stable_sort(keys.begin(), keys.end(),
                     [](const Key<T>& a, const Key<T>& b) { return a.seconds < b.seconds; });
}

void weedMesh(ImportedMesh& mesh, Notices& notices) {
    std::size_t reset = 0;
    for (ImportedSkinJoint& joint : mesh.joints) {
        if (!sane(joint.jointFromMesh) || !invertible(joint.jointFromMesh)) {
            joint.jointFromMesh = Transform::Identity();
            reset += mesh.bindKnown ? 1 : 0;
        }
    }
    if (reset > 0) {
        mesh.bindKnown = false;
        notices.push_back({NoticeCode::SkinBindPoseReset, mesh.mesh.name, reset, {}});
    }
    if (mesh.fileFromMeshBind && !sane(*mesh.fileFromMeshBind)) {
        mesh.fileFromMeshBind.reset();
    }
    for (MorphTarget& shape : mesh.mesh.morphTargets) {
        shape.weight = std::abs(shape.weight) < kLargestNumber ? shape.weight : 0.0; // also what is no number
    }
    if (!sane(mesh.nodeFromMesh)) {
        mesh.nodeFromMesh = Transform::Identity();
    }
}

/// Limits that nothing can stay within are left out.
void weedLimits(ImportedFile& source) {
    std::size_t dropped = 0;
    std::string first;
    for (ImportedNode& node : source.nodes) {
        if (node.limits && (!finiteLimits(*node.limits) || axisTurnedRound(*node.limits) >= 0)) {
            node.limits.reset();
            first = dropped++ == 0 ? node.name : first;
        }
    }
    if (dropped > 0) {
        source.notices.push_back({NoticeCode::JointLimitsDropped, {}, dropped, {first}});
    }
}

} // namespace

bool invertible(const Transform& transform) {
    const Mat3 linear = transform.linear();
    const double size = linear.norm();
    return std::isfinite(size) && size > 0.0 && std::abs((linear / size).determinant()) > 1e-9;
}

Expected<std::vector<std::int32_t>> parentsFirstOrder(const std::vector<ImportedNode>& nodes,
                                                      const std::string& file) {
    std::vector<std::vector<std::int32_t>> children(nodes.size());
    std::vector<std::int32_t> pending;
    for (std::size_t n = nodes.size(); n-- > 0;) {
        const std::int32_t parent = nodes[n].parent;
        (parent == kNone ? pending : children[static_cast<std::size_t>(parent)])
            .push_back(static_cast<std::int32_t>(n));
    }
    std::vector<std::int32_t> order;
    order.reserve(nodes.size());
    std::vector<bool> reached(nodes.size(), false);
    while (!pending.empty()) {
        const std::int32_t node = pending.back();
        pending.pop_back();
        reached[static_cast<std::size_t>(node)] = true;
        order.push_back(node);
        const auto& next = children[static_cast<std::size_t>(node)];
        pending.insert(pending.end(), next.begin(), next.end());
    }
    const auto lost = std::find(reached.begin(), reached.end(), false);
    if (lost != reached.end()) {
        // A node no root leads to hangs on a cycle; walking up from it ends inside that cycle.
        auto node = static_cast<std::size_t>(lost - reached.begin());
        for (std::size_t step = 0; step < nodes.size(); ++step) {
            node = static_cast<std::size_t>(nodes[node].parent);
        }
        return fail(ErrorCode::SkeletonCycle, {file, nodes[node].name});
    }
    return order;
}

std::vector<Transform> restTransforms(const ImportedFile& source, std::span<const std::int32_t> order) {
    std::vector<Transform> modelFromNode(source.nodes.size());
    for (const std::int32_t index : order) {
        const ImportedNode& node = source.nodes[static_cast<std::size_t>(index)];
        const Transform& modelFromParent = node.parent == kNone
                                               ? source.modelFromFile
                                               : modelFromNode[static_cast<std::size_t>(node.parent)];
        const Transform modelFromThis = modelFromParent * node.parentFromNode;
        modelFromNode[static_cast<std::size_t>(index)] =
            sane(modelFromThis) ? modelFromThis : modelFromParent;
    }
    return modelFromNode;
}

void weedTransforms(ImportedFile& source) {
    for (ImportedNode& node : source.nodes) {
        if (!sane(node.parentFromNode)) {
            node.parentFromNode = Transform::Identity();
            source.notices.push_back({NoticeCode::NodePlaceReset, node.name, 1, {}});
        }
        if (node.tail && !(node.tail->allFinite() && node.tail->cwiseAbs().maxCoeff() < kLargestNumber)) {
            node.tail.reset();
        }
        if (node.fileFromNodeBind && !(sane(*node.fileFromNodeBind) && invertible(*node.fileFromNodeBind))) {
            node.fileFromNodeBind.reset();
        }
    }
    weedLimits(source);
    for (ImportedMesh& mesh : source.meshes) {
        weedMesh(mesh, source.notices);
    }
    for (ImportedClip& clip : source.clips) {
        for (ImportedTrack& track : clip.tracks) {
            weedKeys(track.translations);
            weedKeys(track.rotations);
            weedKeys(track.scales);
        }
        for (ImportedMorphTrack& track : clip.morphTracks) {
            weedKeys(track.weights);
        }
        if (!(std::isfinite(clip.frameRate) && clip.frameRate > 0.0)) {
            clip.frameRate = 0.0;
        }
    }
    if (!(std::isfinite(source.metersPerUnit) && source.metersPerUnit > 1e-9 && source.metersPerUnit < 1e9)) {
        source.metersPerUnit = 1.0;
    }
}

namespace {

using Flags = std::vector<bool>;

Flags namedJoints(const ImportedFile& source) {
    Flags named(source.nodes.size(), false);
    for (std::size_t n = 0; n < source.nodes.size(); ++n) {
        named[n] = source.nodes[n].saysJoint;
    }
    for (const ImportedMesh& mesh : source.meshes) {
        for (const ImportedSkinJoint& joint : mesh.joints) {
            named[static_cast<std::size_t>(joint.node)] = true;
        }
    }
    return named;
}

/// Spreads a flag from children to their parents.
void spreadUp(const ImportedFile& source, std::span<const std::int32_t> order, Flags& flags) {
    for (const std::int32_t index : std::views::reverse(order)) {
        const auto node = static_cast<std::size_t>(index);
        if (flags[node] && source.nodes[node].parent != kNone) {
            flags[static_cast<std::size_t>(source.nodes[node].parent)] = true;
        }
    }
}

/// Adds what lies under named joints: bare nodes, and whatever leads on to another named joint.
Flags withNodesBelow(const ImportedFile& source, std::span<const std::int32_t> order, const Flags& named) {
    Flags leadsToJoint = named;
    spreadUp(source, order, leadsToJoint);
    Flags joints = named;
    for (const std::int32_t index : order) {
        const auto node = static_cast<std::size_t>(index);
        const ImportedNode& sourceNode = source.nodes[node];
        const bool belowJoint =
            sourceNode.parent != kNone && joints[static_cast<std::size_t>(sourceNode.parent)];
        joints[node] = joints[node] || (belowJoint && (leadsToJoint[node] || !sourceNode.carriesObject));
    }
    return joints;
}

/// Nodes that a clip moves.
Flags movingNodes(const ImportedFile& source) {
    Flags moving(source.nodes.size(), false);
    for (const ImportedClip& clip : source.clips) {
        for (const ImportedTrack& track : clip.tracks) {
            const auto node = static_cast<std::size_t>(track.node);
            moving[node] = moving[node] || movesFromRest(track, source.nodes[node].parentFromNode);
        }
    }
    return moving;
}

/// Adds the nodes above joints that move, and those from there down to the joints: only the whole way makes
/// the joints move as in the file.
void addNodesAbove(const ImportedFile& source, std::span<const std::int32_t> order, const Flags& moving,
                   Flags& joints) {
    Flags leadsToJoint = joints;
    spreadUp(source, order, leadsToJoint);
    for (const std::int32_t index : order) {
        const auto node = static_cast<std::size_t>(index);
        const std::int32_t parent = source.nodes[node].parent;
        const bool belowJoint = parent != kNone && joints[static_cast<std::size_t>(parent)];
        joints[node] = joints[node] || (leadsToJoint[node] && (moving[node] || belowJoint));
    }
}

/// Adds the nodes below joints that move and carry a mesh without skin, and those from the joint down to
/// them.
void addNodesOfRigidMeshes(const ImportedFile& source, std::span<const std::int32_t> order,
                           const Flags& moving, Flags& joints) {
    Flags carries(source.nodes.size(), false);
    for (const ImportedMesh& mesh : source.meshes) {
        if (mesh.joints.empty() && mesh.node != kNone) {
            carries[static_cast<std::size_t>(mesh.node)] = true;
        }
    }
    spreadUp(source, order, carries);
    for (std::size_t n = 0; n < carries.size(); ++n) {
        carries[n] = carries[n] && moving[n];
    }
    spreadUp(source, order, carries);
    for (const std::int32_t index : order) {
        const auto node = static_cast<std::size_t>(index);
        const std::int32_t parent = source.nodes[node].parent;
        const bool belowJoint = parent != kNone && joints[static_cast<std::size_t>(parent)];
        joints[node] = joints[node] || (belowJoint && carries[node]);
    }
}

/// Bare nodes that are part of a chain.
Flags guessJoints(const ImportedFile& source, std::span<const std::int32_t> order) {
    Flags leadsToObject(source.nodes.size(), false);
    for (std::size_t n = 0; n < source.nodes.size(); ++n) {
        leadsToObject[n] = source.nodes[n].carriesObject;
    }
    spreadUp(source, order, leadsToObject);
    Flags joints(source.nodes.size(), false);
    for (std::size_t n = 0; n < source.nodes.size(); ++n) {
        const std::int32_t parent = source.nodes[n].parent;
        if (!leadsToObject[n] && parent != kNone && !leadsToObject[static_cast<std::size_t>(parent)]) {
            joints[n] = true;
            joints[static_cast<std::size_t>(parent)] = true;
        }
    }
    return joints;
}

} // namespace

JointPlan chooseJoints(const ImportedFile& source, std::span<const std::int32_t> order) {
    JointPlan plan;
    const Flags named = namedJoints(source);
    plan.guessed = std::find(named.begin(), named.end(), true) == named.end();
    const Flags bones = plan.guessed ? guessJoints(source, order) : withNodesBelow(source, order, named);
    const Flags moving = movingNodes(source);
    Flags joints = bones;
    addNodesAbove(source, order, moving, joints);
    if (!plan.guessed) { // a guessed skeleton has no say over where meshes hang
        addNodesOfRigidMeshes(source, order, moving, joints);
    }
    plan.jointOfNode.assign(source.nodes.size(), kNone);
    for (const std::int32_t node : order) {
        if (joints[static_cast<std::size_t>(node)]) {
            plan.jointOfNode[static_cast<std::size_t>(node)] =
                static_cast<std::int32_t>(plan.nodeOfJoint.size());
            plan.nodeOfJoint.push_back(node);
            plan.mover.push_back(!bones[static_cast<std::size_t>(node)]);
        }
    }
    plan.guessed = plan.guessed && !plan.nodeOfJoint.empty();
    return plan;
}

} // namespace sinew
