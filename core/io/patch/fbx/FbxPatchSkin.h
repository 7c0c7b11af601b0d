#pragma once

#include "core/io/patch/FormatPatcher.h"
#include "core/io/patch/fbx/FbxPatchFile.h"

#include <vector>

namespace sinew {

/// A joint of the scene in the file: the Model it is, and where it was bound.
struct FbxPatchJoint {
    FbxKey key;
    Transform fileFromJoint = Transform::Identity(); ///< with the scale that the scene leaves out
};

/// Finds the scene's joints in the file; gives those that were renamed their new names, and adds those that
/// the scene added: a Model and what says that it is a joint. `modelOfNode`: the object of every
/// ImportedFile::nodes. As many as the scene has. Error: FileBroken (two Models of one id).
Expected<std::vector<FbxPatchJoint>> patchFbxJoints(const PatchInput& input, FbxPatchFile& file,
                                                    const std::vector<std::size_t>& modelOfNode);

/// A Model and where it stood when bound.
struct FbxPoseEntry {
    FbxKey model;
    Transform fileFromNode = Transform::Identity();
};

/// Adds those to the file's first bind pose that none of its bind poses names; makes one when there is none.
void addToFbxBindPose(FbxPatchFile& file, const std::vector<FbxPoseEntry>& entries);

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
