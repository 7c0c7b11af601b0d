#pragma once

#include "app/document/DirectSkinning.h"
#include "core/base/Progress.h"
#include "core/deform/implicit/ImplicitPoser.h"

#include <memory>
#include <vector>

namespace sinew {

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
Expected<ImplicitSkin> implicitSkinOf(const Scene& scene, const PartWeights& weights, Progress& progress);

/// Poses a direct method by implicit skinning, all but `skin`. O(vertices).
ImplicitFrame implicitFrame(const DirectSkinning& form, ImplicitPoser& poser);

/// Corner normals of a surface whose vertices have moved: each turned by the smallest rotation that takes the
/// smooth normal its vertex had (area-weighted, of the polygons about it) to the one it has. Corners of
/// vertices that have not moved keep theirs, as do those without a smooth normal. normals #C, before and
/// after #P. O(#C), parallel, the same bytes on any number of threads.
std::vector<Vec3f> turnedNormals(const Mesh& mesh, std::span<const Vec3> before, std::span<const Vec3> after,
                                 std::vector<Vec3f> normals);

} // namespace sinew
