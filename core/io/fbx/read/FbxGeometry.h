#pragma once

#include "core/io/fbx/FbxDocument.h"
#include "core/io/source/ImportedFile.h"

namespace sinew {

/// Fills a mesh with a Geometry object's vertices, polygons, corner attributes and smoothing, as the file has
/// them. Material numbers count
/// the materials of the Model that shows the geometry; corners that name no vertex are kept for whoever
/// repairs meshes.
void readFbxGeometry(const FbxObject& geometry, ImportedMesh& result);

/// Adds the skin of a geometry to its mesh: joints, influences, where the mesh stood when bound.
/// `nodeOfModel`: the scene's node of every Model object, kNone for other objects.
void readFbxSkin(const FbxDocument& document, std::size_t geometry, std::span<const std::int32_t> nodeOfModel,
                 ImportedMesh& mesh);

/// A shape's channel, whose DeformPercent says how much of it is seen.
struct FbxShapeChannel {
    std::size_t object = 0;
    double fullPercent = 100.0; ///< where it is seen wholly
};

/// Adds the geometry's shape keys; a channel with shapes in between keeps its last one. Returns the channel
/// of every shape.
std::vector<FbxShapeChannel> readFbxShapes(const FbxDocument& document, std::size_t geometry, Mesh& mesh);

} // namespace sinew
