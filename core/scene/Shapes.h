#pragma once

#include "core/geometry/Mesh.h"
#include "core/scene/Scene.h"
#include "core/skeleton/drivers/DriverRig.h"

#include <span>
#include <string>
#include <vector>

namespace sinew {

/// Shapes that a character has beside the morph targets of its meshes, those of every part by themselves; may
/// be shorter than the parts. Shapes of one name on several parts are one shape.
using Shapes = std::vector<std::vector<MorphTarget>>;

/// Those of a part; may be none.
std::span<const MorphTarget> shapesOf(const Shapes& shapes, std::size_t part);

/// All offsets as a shape, without those below `smallest` units. offsets #P.
MorphTarget morphTargetOf(const std::string& name, std::span<const Vec3> offsets, double smallest);

/// Vertices of a mesh in the bind pose with its own morph targets and `more` added by their weights:
/// v + sum w_s delta_s, the blend shapes that are added before skinning (Lewis et al. 2000). A shape of
/// `more` stands for the mesh's own of the same name. Empty where no weight changes a vertex. #P. O(#P +
/// offsets).
std::vector<Vec3> shapedVertices(const Mesh& mesh, std::span<const MorphTarget> more,
                                 std::span<const ShapeWeight> weights);

/// The scene with these shapes among the morph targets of its meshes, in the place of their own of the same
/// name. Shapes that do not fit a mesh are left out. Meshes without shapes stay the same ones.
Scene withShapes(Scene scene, const Shapes& shapes);

/// Whether every vertex of a shape is one of a mesh with that many, ascending, with finite offsets.
bool fitsVertices(const MorphTarget& shape, std::size_t vertexCount);

/// Names of all morph targets of a scene's meshes and of `shapes`, in their order, each once.
std::vector<std::string> shapeNames(const Scene& scene, const Shapes& shapes);

} // namespace sinew
