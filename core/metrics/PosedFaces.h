#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/geometry/WeldedSurface.h"
#include "core/weights/SkinWeights.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// Marks faces that a pose turns over (foldovers: skinning is no injective map; Jacobson et al. 2011, sec.
/// 5): those whose posed normal points against the one that the bones' rotation makes of it. At each corner
/// the dual quaternion blend of the joints turns the normal of the bind pose; their sum says where the posed
/// normal should point. So the deformation gradient of a flipped face, its normal carried along by the bones,
/// has a negative determinant (Schueller et al. 2013); of a flat character that is turned in its plane the
/// signed area is negative. The method that moved the vertices does not matter.
///
/// vertices, posed: #V x 3, model space; triangles of them; weights #V; matrices: skinning matrices, and the
/// joints' parents, #J. Faces that the pose squeezes into a line have no side. #T marks. O(#T k), parallel,
/// the same bytes on any number of threads.
std::vector<char> flippedFaces(std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                               std::span<const Vec3> posed, const SkinWeights& weights,
                               std::span<const Transform> matrices, std::span<const std::int32_t> parents);

/// How many faces a pose spoils.
struct PosedFaceCounts {
    std::size_t flipped = 0;
    std::size_t crossing = 0; ///< and crossed none in the bind pose
    bool operator==(const PosedFaceCounts&) const = default;
};

/// Finds faces that a pose pushes through others (self-intersections; Jacobson et al. 2011, sec. 5). Made
/// once of the bind pose, for all poses.
class PosedCrossings {
public:
    /// vertices: #V x 3 in the bind pose, model space, of all parts; triangles of them. Error: Canceled.
    /// O(#V + #T log #T) for surfaces, parallel.
    static Expected<PosedCrossings> make(std::vector<Vec3> vertices, std::vector<Triangle> triangles,
                                         Progress& progress);

    /// Marks faces that cross another one in the pose (selfIntersections) and cross none in the bind pose:
    /// layers that are sewn through each other may slide. Vertices that lie in one place in both poses are
    /// one, so that faces beside a seam do not cross. posed: #V x 3. #T marks, the same bytes on any number
    /// of threads. Error: Canceled.
    Expected<std::vector<char>> marks(std::span<const Vec3> posed, Progress& progress) const;

    const std::vector<Triangle>& triangles() const { return m_triangles; }

private:
    PosedCrossings(std::vector<Vec3> vertices, std::vector<Triangle> triangles);
    Expected<std::vector<char>> crossing(std::span<const Vec3> posed, Progress& progress) const;

    std::vector<Triangle> m_triangles;
    WeldedSurface m_surface;
    std::vector<char> m_restMarks; ///< #T
};

} // namespace sinew
