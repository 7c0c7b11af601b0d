#pragma once

#include "core/io/patch/FormatPatcher.h"
#include "core/io/patch/gltf/GltfEdit.h"

#include <vector>

namespace sinew {

/// The node of every joint of the scene: those of the file, and behind all nodes those that joints made here
/// will get.
std::vector<std::size_t> nodesOfJoints(const PatchInput& input, std::size_t nodeCount);

/// Adds the nodes of new joints, each under its parent's node, and gives renamed joints their new names. A
/// joint without a parent stands where the other joints do: under the node above them all. Where there is
/// none, or it is a joint itself, a node is added above: the joints of a skin must have one. Returns the
/// parent of every node, kNone for a root.
std::vector<std::int32_t> writeJointNodes(GltfEdit& edit, const PatchInput& input,
                                          const std::vector<std::size_t>& nodeOfJoint);

} // namespace sinew
