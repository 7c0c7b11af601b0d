#pragma once

#include "core/io/source/ImportedFile.h"

namespace sinew {

/// Gives joints without a name one that says where they stand in the list ("joint_12", from 1) and that no
/// other node has. Existing names stay as they are, repeats included. Notices: JointNameGiven,
/// JointNameDuplicate.
void nameJoints(std::vector<ImportedNode>& nodes, std::span<const std::int32_t> nodeOfJoint,
                Notices& notices);

/// Gives meshes without a name one ("mesh_3").
void nameMeshes(std::vector<ImportedMesh>& meshes);

/// The node that stands above all roots of the skeleton and shows nothing: its name, empty when there is no
/// such.
std::string armatureName(const ImportedFile& source, std::span<const std::int32_t> nodeOfJoint,
                         std::span<const std::int32_t> jointOfNode);

} // namespace sinew
