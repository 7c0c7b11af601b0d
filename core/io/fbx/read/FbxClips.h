#pragma once

#include "core/io/fbx/FbxDocument.h"
#include "core/io/fbx/read/FbxGeometry.h"
#include "core/io/source/ImportedFile.h"

namespace sinew {

/// One of a mesh's shapes with the channel that drives it.
struct FbxDrivenShape {
    FbxShapeChannel channel;
    std::size_t mesh = 0; ///< index into ImportedFile::meshes
    std::size_t shape = 0;
};

/// What curves of a file may drive.
struct FbxDriven {
    std::span<const std::int32_t> nodeOfModel; ///< the scene's node of every Model object, kNone for others
    std::span<const FbxDrivenShape> morphTargets;
};

/// Adds a clip for every animation stack, at the file's frame rate. Keys are taken where the file has them,
/// linear in between; large turns get keys in between, because quaternions would take the short way.
void readFbxClips(const FbxDocument& document, const FbxDriven& driven, ImportedFile& source);

} // namespace sinew
