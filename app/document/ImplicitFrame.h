#pragma once

#include "app/document/DocumentState.h"
#include "core/base/Progress.h"
#include "core/deform/ShapeFromPosed.h"
#include "core/deform/implicit/PosedFields.h"

#include <memory>
#include <vector>

namespace sinew {

/// Centres of rotation of every part's vertices (centersOfRotation), one entry a part; empty: none.
using PartCenters = std::vector<std::vector<Vec3>>;

/// A part in the bind pose with its shapes on.
struct RestPart {
    std::vector<Vec3> vertices; ///< #P; empty: the mesh's, as no shape is on
    std::vector<Vec3f> normals; ///< #C; empty likewise
};
using RestParts = std::vector<RestPart>;

/// The parts of a scene with shapes on (shapedVertices), normals turned along; null: none is on.
std::shared_ptr<const RestParts> shapedRest(const Scene& scene, const Shapes& shapes,
                                            std::span<const ShapeWeight> weights);
/// The same with weights of each part's own. #parts lists.
std::shared_ptr<const RestParts> shapedRest(const Scene& scene, const Shapes& shapes,
                                            std::span<const std::vector<ShapeWeight>> weights);

/// All that the direct method of a character in a pose follows from, as a snapshot for work elsewhere.
struct DirectSkinning {
    std::shared_ptr<const Scene> scene; ///< null: there is none
    std::shared_ptr<const PartWeights> weights;
    std::shared_ptr<const PartWeights> fileWeights; ///< those that files get; null: `weights`
    std::vector<Transform> matrices;                ///< #J skinning matrices
    DeformSettings settings;
    std::shared_ptr<const PartCenters> centers;      ///< null: none
    std::shared_ptr<const RestParts> rest = nullptr; ///< with shapes on; null: the meshes as they are

    /// Vertices of a part in the bind pose, shapes included.
    const std::vector<Vec3>& restVertices(std::size_t part) const;
    /// Vertices of a part, model space. Those of an unweighted part are the mesh's.
    std::vector<Vec3> vertices(std::size_t part) const;
    /// Unit normals at a part's corners; smooth ones where the mesh has none.
    std::vector<Vec3f> normals(std::size_t part) const;
    /// What has to be added to restVertices for this form to show `target`, #P places (shapeFromPosed).
    PosedShape shapeFor(std::size_t part, std::span<const Vec3> target) const;
};

/// A character in a pose as implicit skinning has it, and what it was made of.
struct ImplicitFrame {
    std::shared_ptr<const ImplicitSkin> skin;
    std::vector<Transform> matrices; ///< #J skinning matrices
    DeformSettings settings;
    std::shared_ptr<const ImplicitPose> pose;
    std::vector<std::vector<Vec3f>> normals; ///< of every part, #C
    double milliseconds = 0.0;               ///< it took
};

/// What implicit skinning prepares for a character with these weights, all its parts together. Error:
/// Canceled.
Expected<ImplicitSkin> implicitSkinOf(const Scene& scene, const PartWeights& weights, ImplicitMethod method,
                                      Progress& progress);

/// Poses a direct method by implicit skinning, all but `skin`. O(vertices).
ImplicitFrame implicitFrame(const DirectSkinning& form, ImplicitPoser& poser);

/// Corner normals of a surface whose vertices have moved: each turned by the smallest rotation that takes the
/// smooth normal its vertex had (area-weighted, of the polygons about it) to the one it has. Corners of
/// vertices that have not moved keep theirs, as do those without a smooth normal. normals #C, before and
/// after #P. O(#C), parallel, the same bytes on any number of threads.
std::vector<Vec3f> turnedNormals(const Mesh& mesh, std::span<const Vec3> before, std::span<const Vec3> after,
                                 std::vector<Vec3f> normals);

} // namespace sinew
