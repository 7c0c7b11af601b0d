#pragma once

#include "core/base/Error.h"
#include "core/io/source/ImportedFile.h"

namespace sinew {

/// Node indices, parents before children, siblings in the file's order. Errors: SkeletonCycle.
Expected<std::vector<std::int32_t>> parentsFirstOrder(const std::vector<ImportedNode>& nodes,
                                                      const std::string& file);

/// modelFromNode of every node at rest; `order` from parentsFirstOrder. #N.
std::vector<Transform> restTransforms(const ImportedFile& source, std::span<const std::int32_t> order);

/// Replaces transforms that hold infinities, NaN or absurd numbers by the identity and leaves out such keys,
/// so that what follows calculates with finite numbers only. Notices: NodePlaceReset, SkinBindPoseReset.
void weedTransforms(ImportedFile& source);

/// True when the transform can be turned around without losing its precision.
bool invertible(const Transform& transform);

/// Which nodes are joints. Where one's parent node is a joint too, that is its parent joint; else it is a
/// root.
struct JointPlan {
    std::vector<std::int32_t> nodeOfJoint; ///< #J, parents first
    std::vector<std::int32_t> jointOfNode; ///< #N, kNone for a node that is no joint
    std::vector<bool> mover;               ///< #J: a joint only because it moves others (Joint::mover)
    bool guessed = false; ///< nothing in the file said "joint": the bare node hierarchy was taken
};

/// Joints are what skins name and what the file calls a joint, the nodes between them, and the nodes under
/// them that carry no object (sockets, controls, ends). Where the file names none at all: chains of two and
/// more nodes that no mesh hangs under. And what clips move with a joint or a mesh on it: nodes above joints,
/// with those in between, and nodes below them that carry a mesh without skin. `order` from
/// parentsFirstOrder.
JointPlan chooseJoints(const ImportedFile& source, std::span<const std::int32_t> order);

} // namespace sinew
