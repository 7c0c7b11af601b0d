#pragma once

#include "app/document/DocumentState.h"
#include "core/scene/Scene.h"

#include <cstdint>
#include <vector>

namespace sinew {

/// Every part of a scene as vertices and triangles for a graphics card: corners of a mesh vertex that
/// share normal, coordinate and colour are one drawn vertex. #V drawn vertices, part after part. What moves
/// with the pose is not here: drawn vertex v shows vertex meshVertexOf[v] with the normal of cornerOf[v].
struct DrawSurface {
    /// Triangles of one part that share a material.
    struct Range {
        std::size_t part = 0;
        std::int32_t material = kNone;
        std::uint32_t firstIndex = 0; ///< into triangles
        std::uint32_t count = 0;      ///< indices
        bool closed = false;          ///< the part has no borders and faces outward: backs are never seen
    };

    std::vector<std::uint32_t> firstVertex{0}; ///< #parts + 1
    std::vector<std::uint32_t> meshVertexOf;   ///< #V, mesh vertex of its part
    std::vector<std::uint32_t> cornerOf;       ///< #V, corner of its part
    std::vector<Vec2f> uvs;                    ///< #V
    std::vector<std::uint32_t> colors;         ///< #V RGBA bytes of the file's vertex colours; white without
    std::vector<std::uint32_t> triangles;      ///< 3 vertices each, by range
    std::vector<Range> ranges;                 ///< those of a material one after the other
    std::vector<std::uint32_t> edges;          ///< 2 vertices each: the polygons' sides, every one once
    std::vector<std::uint32_t> firstEdge{0};   ///< #parts + 1, into edges

    std::size_t vertexCount() const { return meshVertexOf.size(); }
};

/// Polygons with a vertex that is not a number are left out, and those that are hidden (null: none); vertices
/// are the same whatever is hidden. O(#C) for vertices of bounded valence.
DrawSurface makeDrawSurface(const Scene& scene, const HiddenFaces* hidden = nullptr);

} // namespace sinew
