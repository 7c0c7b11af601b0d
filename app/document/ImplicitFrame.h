#pragma once

#include "app/document/ClosedForm.h"
#include "core/base/Progress.h"
#include "core/deform/ImplicitPoser.h"

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

/// Poses a closed form by implicit skinning, all but `skin`. O(points).
ImplicitFrame implicitFrame(const ClosedForm& form, ImplicitPoser& poser);

/// Corner normals of a surface whose points have moved: each turned by the smallest rotation that takes the
/// smooth normal its point had (area-weighted, of the polygons about it) to the one it has. Corners of points
/// that have not moved keep theirs, as do those without a smooth normal. normals #C, before and after #P.
/// O(#C), parallel, the same bytes on any number of threads.
std::vector<Vec3f> turnedNormals(const Mesh& mesh, std::span<const Vec3> before, std::span<const Vec3> after,
                                 std::vector<Vec3f> normals);

} // namespace sinew
