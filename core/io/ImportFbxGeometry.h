#pragma once

#include "core/geometry/Mesh.h"
#include "core/io/fbx/FbxDocument.h"

namespace sinew {

/// A Geometry object's points, polygons and corner attributes, as the file has them. Material numbers count
/// the materials of the Model that shows the geometry; corners that name no point are kept for whoever
/// repairs meshes.
Mesh readFbxGeometry(const FbxObject& geometry);

} // namespace sinew
