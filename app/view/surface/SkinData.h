#pragma once

#include "app/document/DocumentState.h"
#include "core/deform/Deform.h"
#include "core/scene/Scene.h"
#include "core/scene/SmoothParts.h"
#include "core/weights/SkinWeights.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
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
/// are the same whatever is hidden. Parts with a smooth surface (null: none) are drawn as that one: numbers
/// of vertices and corners are the surface's, its faces are hidden with the cage's polygon that they lie in,
/// and of its sides only those are edges that the cage's have become. O(#C) for vertices of bounded valence.
DrawSurface makeDrawSurface(const Scene& scene, const HiddenFaces* hidden = nullptr,
                            const SmoothParts* smooth = nullptr);

/// What a graphics card takes of a skin.
struct SkinLimits {
    static constexpr std::size_t joints = 512;
    static constexpr std::size_t influences = 8;
};

/// How joints move a drawn vertex: what kSkinShader's attributes are made of.
struct SkinVertex {
    std::array<std::uint16_t, SkinLimits::influences> joints{};
    std::array<float, SkinLimits::influences> weights{}; ///< 0: no more influences
    std::array<float, 3> center{};                       ///< from the origin
    float dualFraction = 1.0F;
};

/// Packs a part's drawn vertices (DrawSurface): drawn vertex v shows mesh vertex meshVertexOf[v]; weights
/// null: they stay. #vertices == #meshVertexOf. Parallel.
void packSkin(const SkinWeights* weights, const DeformExtras& extras, const Vec3& origin,
              std::span<const std::uint32_t> meshVertexOf, std::span<SkinVertex> vertices);

/// Joints in a pose, as kSkinShader reads them.
struct JointTexels {
    using Texel = std::array<float, 4>;
    static constexpr std::size_t perJoint = 8;
    std::vector<Texel> texels;
    bool stretches = false;
    bool finite = true; ///< else vertices with broken joints must stay, which only core/deform does
};

/// Matrices #J and parents as deformVertices has them. The origin is one near the character: places a long
/// way from zero would not leave floats enough digits. (Stretches are about zero all the same, as core/deform
/// has them: scaled joints lose a digit for every ten heights.) O(#J).
JointTexels packJoints(std::span<const Transform> matrices, std::span<const std::int32_t> parents,
                       const Vec3& origin);

/// Vertices of a part with other influences than before, ascending; nothing: they cannot be told, as there
/// were no weights or others in number. The same object has changed in none. O(#P), parallel.
std::optional<std::vector<std::uint32_t>> changedVertices(const std::shared_ptr<const SkinWeights>& before,
                                                          const std::shared_ptr<const SkinWeights>& now);

/// Drawn vertices that follow one another.
struct VertexRun {
    std::uint32_t first = 0;
    std::uint32_t count = 0;
    bool operator==(const VertexRun&) const = default;
};

/// The drawn vertices (DrawSurface) that show these mesh vertices of a part, as runs to upload; runs that are
/// nearly next to one another are one. meshVertexOf: of the part's drawn vertices, counted from 0.
/// O(#meshVertexOf).
std::vector<VertexRun> drawnRuns(std::span<const std::uint32_t> meshVertexOf,
                                 std::span<const std::uint32_t> meshVertices);

} // namespace sinew
