#pragma once

#include "core/io/export/ExportInput.h"
#include "core/io/fbx/write/FbxWriteDocument.h"

namespace sinew {

/// Writes a mesh: vertices in written units, polygons as they are, normals, UV sets and colours by polygon
/// corner with an index, materials by polygon. `materialSlots` maps Scene::materials to the slots of this
/// mesh's model. Returns the geometry's id; connecting it is the caller's.
FbxId writeFbxGeometry(FbxOutput& document, const ExportPart& part, double scale,
                       const std::vector<std::int32_t>& materialSlots);

/// Writes the mesh's morph targets and connects them to its geometry. Returns the ids of their channels.
std::vector<FbxId> writeFbxShapes(FbxOutput& document, const Mesh& mesh, double scale, FbxId geometry);

} // namespace sinew
