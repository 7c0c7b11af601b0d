#pragma once

#include "core/io/gltf/read/GltfFile.h"
#include "core/io/source/ImportedFile.h"
#include "core/io/vrm/VrmEntry.h"
#include "core/scene/VrmSettings.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace sinew {

/// What the parts of readVrmAvatar work on.
struct VrmSource {
    GltfFile& file;
    const ImportedFile& source;
    std::vector<std::int32_t> meshOfNode; ///< #N: index into ImportedFile::meshes, or kNone
    VrmFaults faults = {};
};

/// Springs of VRMC_springBone, and of secondaryAnimation (VRM 0.x).
void readSprings1(VrmSource& vrm, const Json& extension, ImportedAvatar& result);
void readSprings0(VrmSource& vrm, const Json& secondary, ImportedAvatar& result);
/// VRMC_node_constraint of all nodes.
std::vector<NodeConstraint> readConstraints(VrmSource& vrm);
/// "expressions" of VRMC_vrm, and blendShapeMaster (VRM 0.x).
std::vector<Expression> readExpressions1(VrmSource& vrm, const Json& expressions);
std::vector<Expression> readExpressions0(VrmSource& vrm, const Json& master);
/// "meta" of either version.
VrmSettings readMeta1(VrmSource& vrm, const Json& meta);
VrmSettings readMeta0(VrmSource& vrm, const Json& meta);

/// What VRM 0.x calls an expression of 1.0 ("joy"); empty: it has no name for it.
std::string oldExpressionName(const std::string& name);

} // namespace sinew
