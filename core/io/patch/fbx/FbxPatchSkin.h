#pragma once

#include "core/io/patch/fbx/FbxPatchJoints.h"
#include "core/io/patch/fbx/FbxPatchPoses.h"

namespace sinew {

/// A mesh of the file: the Model that shows it and the Geometry shown (objects of the document).
struct FbxPatchMesh {
    std::size_t model = 0;
    std::size_t geometry = 0;
};

/// Gives a mesh the weights of its part. Clusters that the mesh has stay, with their ids and matrices, also
/// those of joints that lose all weight; joints that have none get one, a mesh without skin gets that too.
/// Returns what belongs into a bind pose: the mesh where it was not bound before, and joints with a new
/// cluster and those above them.
std::vector<FbxPoseEntry> patchFbxSkin(const PatchInput& input, FbxPatchFile& file, const FbxPatchMesh& mesh,
                                       const MeshSource& source, const std::vector<FbxPatchJoint>& joints);

} // namespace sinew
