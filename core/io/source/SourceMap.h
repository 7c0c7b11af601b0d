#pragma once

#include "core/base/Types.h"

#include <cstdint>
#include <limits>
#include <vector>

namespace sinew {

/// The vertex of a part that a vertex of a file became: none.
constexpr std::uint32_t kNoVertex = std::numeric_limits<std::uint32_t>::max();

/// Where a joint of a scene is in the file it was read from.
struct JointSource {
    std::int32_t node = kNone; ///< index into ImportedFile::nodes
    /// Where it was bound, with the scale that the scene's Joint::modelFromJointBind leaves out.
    Transform modelFromJoint = Transform::Identity();
};

/// Where a mesh of a file went.
struct MeshSource {
    std::int32_t part = kNone;                       ///< index into Scene::parts; kNone: left out
    std::int32_t node = kNone;                       ///< index into ImportedFile::nodes
    std::vector<std::uint32_t> vertexInPart;         ///< #P of ImportedMesh::mesh; kNoVertex where left out
    Transform modelFromMesh = Transform::Identity(); ///< takes the file's vertices to the part's
    /// No one transform does that: the skin's bind pose contradicts the skeleton's, and every vertex was
    /// placed by its weights.
    bool placedByWeights = false;
    bool bindMissing = false; ///< so it is because the skin has no inverse bind matrices
};

/// Where the things of a scene are in the file it was read from. The same bytes are read to the same map.
struct SourceMap {
    std::vector<JointSource> joints;                 ///< #J of the scene's skeleton
    std::vector<MeshSource> meshes;                  ///< those of ImportedFile::meshes, in its order
    Transform modelFromFile = Transform::Identity(); ///< turns the file's up axis to Y
};

} // namespace sinew
