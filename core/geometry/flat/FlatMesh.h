#pragma once

#include "core/base/Types.h"
#include "core/geometry/Mesh.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace sinew {

/// A place in the plane, in whole steps of some grid: what is asked about such places is answered exactly.
using GridPlace = Eigen::Vector2i;

/// Coordinates of places lie between minus this and this.
constexpr std::int32_t kMaxGridPlace = 1 << 20;

/// Triangles in the plane that do not overlap. Sound (checkFlatMesh) means: triangles are counter-clockwise
/// and have area, no two of them overlap, every vertex has triangles, which hang together at their sides, and
/// an outline, of a hole too, meets neither itself nor another one.
struct FlatMesh {
    std::vector<GridPlace> vertices;
    std::vector<Triangle> triangles;
    bool operator==(const FlatMesh&) const = default;
};

/// A side of a triangle, which lies on its left.
struct FlatSide {
    std::uint32_t from = 0;
    std::uint32_t to = 0;
    bool operator==(const FlatSide&) const = default;
};

/// Twice the area of a triangle; positive: counter-clockwise.
inline std::int64_t turnOf(const GridPlace& a, const GridPlace& b, const GridPlace& c) {
    return (std::int64_t{b.x()} - a.x()) * (std::int64_t{c.y()} - a.y()) -
           (std::int64_t{b.y()} - a.y()) * (std::int64_t{c.x()} - a.x());
}

/// Whether a place lies in a counter-clockwise triangle, its sides included.
inline bool isInTriangle(const GridPlace& place, const GridPlace& a, const GridPlace& b, const GridPlace& c) {
    return turnOf(a, b, place) >= 0 && turnOf(b, c, place) >= 0 && turnOf(c, a, place) >= 0;
}

/// Sides that one triangle alone has, in the order of the triangles. O(n log n).
std::vector<FlatSide> outlineOf(const FlatMesh& mesh);

/// Whether sides meet other than at a common end. O(n log n) and the pairs that lie over one another in x.
bool sidesMeet(std::span<const GridPlace> vertices, std::span<const FlatSide> sides);

/// What is wrong with a flat mesh, in the order in which it is looked for.
enum class FlatFault {
    None,
    NoTriangles,
    PlaceTooFar,   ///< a vertex beyond kMaxGridPlace
    VertexMissing, ///< a triangle names a vertex that is not there
    VertexUnused,  ///< a vertex without triangles
    Turned,        ///< a triangle is clockwise or without area
    SideTwice,     ///< a triangle has a side that another one has in the same direction
    Pinched,       ///< triangles at a vertex do not hang together at their sides
    OutlineMeets,  ///< the outline crosses or touches itself
    Overlaps       ///< triangles lie over others
};

struct FlatFinding {
    FlatFault fault = FlatFault::None;
    std::size_t number = 0; ///< of the vertex or triangle that shows it, where one does

    bool operator==(const FlatFinding&) const = default;
};

/// The first fault of a mesh. O(n log n) and as sidesMeet.
FlatFinding checkFlatMesh(const FlatMesh& mesh);

/// A place as a mean of vertices; fractions sum to 1.
struct FlatLocation {
    std::array<std::uint32_t, 3> vertices{};
    std::array<double, 3> fractions{1.0, 0.0, 0.0};
};

/// Where the vertices of `to` lie in `from`, a sound mesh: on the vertex of the same place, in a triangle, or
/// on the nearest side of the outline. O(n + m) and, of every vertex that lies on no other, O(m).
std::vector<FlatLocation> locationsIn(const FlatMesh& from, std::span<const GridPlace> to);

} // namespace sinew
