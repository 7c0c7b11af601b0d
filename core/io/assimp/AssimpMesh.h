#pragma once

#include "core/io/source/ImportedFile.h"

#include <map>
#include <string>

struct aiMesh;

namespace sinew {

using NodeByName = std::map<std::string, std::int32_t>;

/// Appends one of Assimp's meshes to a source mesh: the meshes of one node are one mesh here, cut up by
/// material.
void appendAssimpMesh(ImportedMesh& result, const aiMesh& mesh, const NodeByName& nodes);

} // namespace sinew
