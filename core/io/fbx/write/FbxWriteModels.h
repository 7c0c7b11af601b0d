#pragma once

#include "core/io/export/ExportInput.h"
#include "core/io/fbx/write/FbxWriteDocument.h"

namespace sinew {

/// The ids of the nodes a skeleton became.
struct FbxSkeletonIds {
    FbxId armature = 0;        ///< the node above several roots; 0 (the scene) when there is no need of one
    std::vector<FbxId> joints; ///< as many as the skeleton has
};

/// Writes every joint as a LimbNode standing in the bind pose, scale 1, or as it rests (input.posed). Engines
/// want one root: several get a node above.
FbxSkeletonIds writeFbxSkeleton(FbxOutput& document, const ExportInput& input);

/// Writes a node ("Camera", "Light") that stands under another (0: the scene). Returns its id.
FbxId writeFbxModel(FbxOutput& document, const std::string& name, const char* type,
                    const Transform& parentFromNode, FbxId parent);

/// Writes the node a mesh hangs on, at the origin of the scene. Returns its id.
FbxId writeFbxMeshModel(FbxOutput& document, const std::string& name);

/// Rotation as FBX has it: degrees about X, then Y, then Z.
Vec3 fbxEuler(const Mat3& rotation);

} // namespace sinew
