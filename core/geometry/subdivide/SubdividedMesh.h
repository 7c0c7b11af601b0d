#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/geometry/Mesh.h"
#include "core/geometry/Subdivision.h"
#include "core/geometry/subdivide/Stencils.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// Corners that share a normal: all around a vertex but across sharp edges.
struct NormalFans {
    std::vector<std::uint32_t> fanOfCorner; ///< #C
    std::vector<std::uint32_t> offsets{0};  ///< #fans + 1 into polygons
    std::vector<std::uint32_t> polygons;    ///< of each fan, ascending
};

/// The fans of a mesh. hardEdges: as Smoothing has them. O(#C log #hardEdges).
NormalFans normalFans(const Mesh& mesh, std::span<const std::array<std::uint32_t, 2>> hardEdges);

/// Normals at the corners of a mesh whose vertices stand at `vertices`: the sum of the area vectors of the
/// fan's polygons, of unit length; (0, 1, 0) where they have no area. #C. O(#C), parallel, the same bytes on
/// any number of threads.
std::vector<Vec3f> fanNormals(const Mesh& mesh, const NormalFans& fans, std::span<const Vec3> vertices);

/// A cage with its smooth surface. Weights stay on the cage: it is skinned first, then `stencils` make the
/// surface of it, one sparse product a pose.
struct SubdividedMesh {
    /// The surface in the bind pose: normals by `fans`, texture coordinates and colours linear over the
    /// cage's polygons, materials as these have them; no morph targets.
    Mesh mesh;
    Stencils stencils; ///< its vertices over the cage's; the first #P are what these become
    std::vector<std::uint32_t> polygonOf;            ///< #F: the cage's polygon that each lies in
    std::vector<std::array<std::uint32_t, 2>> sides; ///< what the cage's edges have become
    NormalFans fans;

    /// The surface of a cage whose vertices stand at `cage`, #P of it.
    std::vector<Vec3> vertices(std::span<const Vec3> cage) const { return stencilled(stencils, cage); }
    /// Normals at the corners of that surface.
    std::vector<Vec3f> normals(std::span<const Vec3> surface) const {
        return fanNormals(mesh, fans, surface);
    }
};

/// Surfaces with more faces are refused: they would take gigabytes.
constexpr std::size_t kMaxSubdividedFaces = 2'000'000;

/// How many faces a mesh has after so many levels.
std::size_t subdividedFaceCount(const Mesh& mesh, SubdivisionScheme scheme, int levels);

/// The most levels, up to `levels`, that keep within kMaxSubdividedFaces.
int possibleLevels(const Mesh& mesh, SubdivisionScheme scheme, int levels);

/// Subdivides a mesh 1 to kMaxSubdivisionLevel times, with the creases of its file. Any soup is valid
/// (SubdivisionLevel); vertices of no polygon stay. O(faces of the result), parallel, the same bytes on any
/// number of threads. Errors: TooManyFaces with the mesh's name, Canceled.
Expected<SubdividedMesh> subdivided(const Mesh& cage, SubdivisionScheme scheme, int levels,
                                    Progress& progress);

} // namespace sinew
