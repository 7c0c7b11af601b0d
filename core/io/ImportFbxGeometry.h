#pragma once

#include "core/io/ImportSource.h"
#include "core/io/fbx/FbxDocument.h"

namespace sinew {

/// Fills a mesh with a Geometry object's points, polygons, corner attributes and smoothing, as the file has
/// them. Material numbers count
/// the materials of the Model that shows the geometry; corners that name no point are kept for whoever
/// repairs meshes.
void readFbxGeometry(const FbxObject& geometry, SourceMesh& result);

} // namespace sinew
