#pragma once

#include <cstdint>
#include <vector>

namespace sinew {

/// How a cage becomes a smooth surface.
enum class SubdivisionScheme {
    CatmullClark, ///< polygons of any size become quads (Catmull and Clark 1978)
    Loop          ///< triangles become triangles (Loop 1987); larger polygons are cut into triangles first
};

/// An edge that stays sharp for some levels (DeRose et al. 1998, Subdivision Surfaces in Character
/// Animation).
struct EdgeCrease {
    std::uint32_t low = 0; ///< the edge's vertices, low < high
    std::uint32_t high = 0;
    float sharpness = 0.0F; ///< levels; kSharpForEver and more: for ever
    bool operator==(const EdgeCrease&) const = default;
};

/// A vertex that stays sharp for some levels.
struct VertexCrease {
    std::uint32_t vertex = 0;
    float sharpness = 0.0F; ///< as an edge's
    bool operator==(const VertexCrease&) const = default;
};

constexpr float kSharpForEver = 10.0F;

/// What keeps a subdivided surface from being smooth everywhere. Edges with one face, or with three and more,
/// are sharp for ever whatever stands here.
struct Creases {
    std::vector<EdgeCrease> edges;      ///< ascending by low, then high, each once
    std::vector<VertexCrease> vertices; ///< ascending, each once
    bool sharpCorners = false;          ///< a border's vertices with a single face stay where they are
    bool operator==(const Creases&) const = default;
};

constexpr int kMaxSubdivisionLevel = 4;

/// How smooth a mesh is shown and judged.
struct SubdivisionChoice {
    bool smooth = false; ///< false: as its cage, whatever the level
    int level = 2;       ///< 0..kMaxSubdivisionLevel; each makes four faces of one
    SubdivisionScheme scheme = SubdivisionScheme::CatmullClark;

    /// Levels that are in force.
    int levels() const { return smooth ? level : 0; }
    bool operator==(const SubdivisionChoice&) const = default;
};

/// What the file of a mesh says of its smoothness.
struct Subdivision {
    SubdivisionChoice choice; ///< while it is worked on
    int renderLevel = 2;      ///< when it is rendered; kept for files
    Creases creases;
    bool operator==(const Subdivision&) const = default;
};

} // namespace sinew
