#include "core/io/build/BuildJoints.h"

#include "core/io/build/BuildKeys.h"

#include <algorithm>
#include <ranges>

namespace sinew {
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
