#pragma once

#include "core/base/Types.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace sinew {

struct Subdivision; // core/geometry/Subdivision.h

/// One UV layout: a coordinate for every corner, v upwards.
struct UvSet {
    std::string name;
    std::vector<Vec2f> values; ///< #C x 2
};

/// One layer of corner colours, linear RGBA in [0, 1].
struct ColorSet {
    std::string name;
    std::vector<Vec4f> values; ///< #C x 4
};

/// A morph target: sparse vertex offsets in model space.
struct MorphTarget {
    std::string name;
    std::vector<std::uint32_t> vertices; ///< ascending, no repeats
    std::vector<Vec3> offsets;           ///< as many as vertices
    double weight = 0.0;                 ///< that the file shows it with while no clip plays
};

/// Where the pixels of a picture lie: pixel (i, j) reaches from corner + size (i, j) to corner + size (i + 1,
/// j + 1), in x and y.
struct PixelGrid {
    Eigen::Vector2d corner = Eigen::Vector2d::Zero();
    double size = 1.0; ///< units
};

/// A mesh as an artist has it: vertices, polygons of any size, attributes at the corners. Any soup is valid,
/// as long as every corner names an existing vertex and every polygon has at least 3 corners; vertices may be
/// unused, coincident or collinear, polygons may coincide. #P vertices, #F polygons, #C corners. Model space:
/// Y up, scene units, bind pose.
struct Mesh {
    std::string name;
    std::vector<Vec3> vertices;                   ///< #P x 3
    std::vector<std::uint32_t> polygonOffsets{0}; ///< #F + 1 ascending offsets into corners
    std::vector<std::uint32_t> corners;           ///< #C vertex indices, counter-clockwise seen from outside
    std::vector<Vec3f> normals;                   ///< #C x 3 unit, or empty
    std::vector<UvSet> uvSets;
    std::vector<ColorSet> colorSets;
    std::vector<std::int32_t> materials; ///< #F indices into Scene::materials or kNone; empty: none
    std::vector<MorphTarget> morphTargets;
    std::optional<PixelGrid> pixels = {};                     ///< of the picture that a flat mesh was made of
    std::shared_ptr<const Subdivision> subdivision = nullptr; ///< what its file says of it; null: nothing

    std::size_t vertexCount() const { return vertices.size(); }
    std::size_t polygonCount() const { return polygonOffsets.size() - 1; }
    std::size_t cornerCount() const { return corners.size(); }
    std::span<const std::uint32_t> polygon(std::size_t f) const {
        return {corners.data() + polygonOffsets[f], corners.data() + polygonOffsets[f + 1]};
    }
    void addPolygon(std::span<const std::uint32_t> polygonVertices) {
        corners.insert(corners.end(), polygonVertices.begin(), polygonVertices.end());
        polygonOffsets.push_back(static_cast<std::uint32_t>(corners.size()));
    }
};

using Triangle = std::array<std::uint32_t, 3>;

/// A vertex of one of several meshes ("parts"), as everything that names single vertices names them.
struct VertexId {
    std::uint32_t part = 0;
    std::uint32_t vertex = 0; ///< of the part's mesh
    auto operator<=>(const VertexId&) const = default;
};

Aabb bounds(const Mesh& mesh);

/// Splits every polygon into triangles of vertex indices: convex ones as a fan, others by clipping ears in
/// the plane of Newell's normal. O(#C) for triangles and quads, O(n^2) for a concave n-gon.
/// `cornerTriangles`, when given, gets the same triangles as corner indices; `polygonOfTriangle` the polygon
/// each came from.
std::vector<Triangle> triangulate(const Mesh& mesh, std::vector<Triangle>* cornerTriangles = nullptr,
                                  std::vector<std::uint32_t>* polygonOfTriangle = nullptr);

/// Area-weighted normals per corner, smooth over each vertex (Newell normals of its polygons). #C x 3, unit;
/// (0,1,0) where nothing defines one.
std::vector<Vec3f> smoothNormals(const Mesh& mesh);

/// All meshes as one, vertices and polygons only, in order: for looking at a character as a whole. O(n).
Mesh joinMeshes(std::span<const Mesh* const> meshes);

/// Newell's area vector of a polygon: its length is the area of the polygon's shadow in the best plane, its
/// direction the side from which the corners run counter-clockwise. Zero for a polygon without area. O(n).
inline Vec3 areaVector(std::span<const Vec3> vertices, std::span<const std::uint32_t> polygon) {
    Vec3 sum = Vec3::Zero();
    const Vec3& origin = vertices[polygon[0]];
    for (std::size_t i = 2; i < polygon.size(); ++i) {
        sum += (vertices[polygon[i - 1]] - origin).cross(vertices[polygon[i]] - origin);
    }
    return 0.5 * sum;
}

/// Which polygons around a vertex share a normal that has to be computed. As it is made: all of them.
struct Smoothing {
    /// #F smoothing group of every polygon; 0: flat, it shares its normals with no other. Empty: all share.
    std::vector<std::uint32_t> groups;
    /// Groups are bits: polygons that have one in common share. Otherwise those of the same number do.
    bool groupsAreBits = false;
    /// Edges across which nothing is shared, as pairs of vertices: the lower one first, ascending.
    std::vector<std::array<std::uint32_t, 2>> hardEdges;
};

/// A normal for every corner of a mesh: its own, as it is, where it has one, and a computed one of length 1
/// where that is missing, zero or not finite. Computed normals are weighted by area, over the polygons that
/// share them. Where those have no area, or cancel each other out, the normal is the polygon's own; then that
/// of all polygons at the vertex; then that of the nearest vertex along the polygons that has one; (0,1,0)
/// only where nothing that hangs together has any area. #C x 3. O(#C log #C).
std::vector<Vec3f> completeNormals(const Mesh& mesh, const Smoothing& smoothing = {});

/// Splits a counter-clockwise polygon in the plane, n >= 3, by clipping ears (Meisters 1975). Appends exactly
/// n - 2 triangles of corner numbers, counter-clockwise where the polygon is simple; a polygon that crosses
/// itself or has no area still gets its n - 2. O(n^2) for sound polygons; bounded for others, whose triangles
/// may then overlap.
void clipEars(std::span<const Eigen::Vector2d> corners, std::vector<Triangle>& triangles);

/// The same for a polygon in space, in the plane of its area vector; without area a fan. Corner numbers
/// again.
void clipEars(std::span<const Vec3> points, std::span<const std::uint32_t> polygon,
              std::vector<Triangle>& triangles);

} // namespace sinew
