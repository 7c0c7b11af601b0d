#pragma once

#include "core/base/Types.h"
#include "core/geometry/Mesh.h"
#include "core/scene/Scene.h"
#include "core/weights/SkinWeights.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// The longest edges in a pose, each as a multiple of its length in the bind pose.
struct EdgeStretch {
    double ratio = 1.0;                ///< 99.9th percentile, edges counting by their length
    std::array<std::uint32_t, 2> edge; ///< that has it; of no use where nothing moves
};

/// All parts of a scene as one surface, with what does not change from pose to pose. #V vertices of all
/// parts, one part after the other.
class CheckedSurface {
public:
    /// O(n log n).
    explicit CheckedSurface(const Scene& scene);

    const std::vector<Vec3>& vertices() const { return m_vertices; }       ///< bind pose, model space
    const std::vector<Triangle>& triangles() const { return m_triangles; } ///< of them
    const SkinWeights& weights() const { return m_weights; }               ///< #V
    /// The strongest joint of a vertex, or kNone.
    std::int32_t strongestJoint(std::uint32_t vertex) const;

    /// Of the edges that the pose moves. posed #V. O(#E log #E).
    EdgeStretch stretchOf(std::span<const Vec3> posed) const;

    /// Whether any shell encloses a volume.
    bool encloses() const { return m_restVolume > 0.0; }
    /// The volume of all shells that enclose one, as a part of that in the bind pose; 1 where none does. A
    /// shell whose holes are large beside its surface, or that is nearly flat, encloses nothing. O(#T).
    double volumeOf(std::span<const Vec3> posed) const;
    /// Edges at holes, of shells that enclose a volume.
    std::size_t closedBorders() const;

private:
    struct Edge {
        std::array<std::uint32_t, 2> ends;
        double length = 0.0;
    };
    /// A side of a hole: with the middle of its loop it makes a triangle of the cap.
    struct BorderEdge {
        std::uint32_t from = 0;
        std::uint32_t to = 0;
        double times = 1.0;
        std::uint32_t loop = 0; ///< among all holes
    };
    struct Shell {
        std::vector<std::uint32_t> triangles; ///< numbers
        std::vector<BorderEdge> border;
        double orientation = 1.0; ///< -1: inside out
    };
    void gather(const Scene& scene);
    void findEdges(std::span<const std::uint32_t> welded);
    void findShells(std::span<const std::uint32_t> welded, std::size_t weldedCount);
    void keepEnclosing();
    double signedVolume(const Shell& shell, std::span<const Vec3> posed) const;
    std::vector<Vec3> middlesOf(const Shell& shell, std::span<const Vec3> posed) const;

    std::vector<Vec3> m_vertices;
    std::vector<Triangle> m_triangles;
    std::vector<std::uint32_t> m_firstVertex; ///< #parts + 1
    SkinWeights m_weights;
    double m_diagonal = 0.0;
    std::vector<Edge> m_edges;
    std::vector<Shell> m_shells; ///< those that enclose a volume
    double m_restVolume = 0.0;
};

} // namespace sinew
