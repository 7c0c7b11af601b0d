#pragma once

#include "core/io/patch/FormatPatcher.h"
#include "core/io/patch/fbx/FbxPatchFile.h"

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

} // namespace sinew
