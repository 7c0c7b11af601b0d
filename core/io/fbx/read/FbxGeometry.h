#pragma once

#include "core/io/fbx/FbxDocument.h"
#include "core/io/source/ImportedFile.h"

namespace sinew {

/// Fills a mesh with a Geometry object's vertices, polygons, corner attributes and smoothing, as the file has
/// them. Material numbers count
/// the materials of the Model that shows the geometry; corners that name no vertex are kept for whoever
/// repairs meshes.
void readFbxGeometry(const FbxObject& geometry, ImportedMesh& result);

} // namespace sinew
