#pragma once

#include "core/geometry/Mesh.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// Which triangles to turn round so that every shell faces outward.
struct OrientationFix {
    std::vector<bool> flipTriangle;             ///< #T
    std::vector<std::uint32_t> shellOfTriangle; ///< #T numbered by first triangle
    std::size_t shellCount = 0;
    std::size_t flippedShells = 0; ///< shells of which any triangle turns
};

/// Orients triangles outward for a solver that counts crossings or winding; the artist's mesh stays as it is.
/// A shell is what hangs together over edges with exactly two faces. Each is first made consistent, then
/// judged as a whole by the volume it encloses, positive when it faces outward:
/// - closed shells (an even number of the shell's faces on each of its edges) by the sign of the volume;
/// - open ones by the volume about their own centre of area, when it is at least 3 % of area^1.5 (10 % for a
///   hemisphere, 3 % for a tube ten times as long as wide, 2 % for eyelashes, 0 for a flat card);
/// - where the volume does not tell, the winding most of the shell's area has as stored is kept.
/// Shells are judged one by one, so a shell that lies inverted inside a closed one (a cavity) is turned as
/// well: the solid is the union of the shells. Coincident triangles count once and all turn the same way.
/// vertices: #P x 3 welded; triangles: indices of those. Triangles with a repeated vertex never turn, those
/// with a non-finite one count for nothing. O(n log n).
OrientationFix orientOutward(std::span<const Vec3> vertices, std::span<const Triangle> triangles);

} // namespace sinew
