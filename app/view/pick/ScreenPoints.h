#pragma once

#include "app/document/DocumentState.h"
#include "app/view/OrbitCamera.h"
#include "core/geometry/Mesh.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace sinew {

/// A scene's vertices as a camera sees them, worked out once for many questions (a drag): where each is on
/// the screen, and whether the surface hides it. Hidden is what lies behind the surface by more than a
/// pixel's width there, so creases and rims are picked as they are seen.
class ScreenPoints {
public:
    ScreenPoints() = default;
    /// `positions`: posed vertices of every part. `through`: nothing is hidden. O(#P), and for hidden
    /// vertices O(pixels + triangles), in parallel. A place behind the eye or that is not a number is never
    /// picked, nor is any of the parts in `left` (flags, empty: none).
    ScreenPoints(std::span<const std::vector<Vec3>* const> positions, std::span<const Triangle> triangles,
                 const OrbitCamera& camera, bool through, const std::vector<bool>& left = {});

    /// Vertices in a rectangle, corners in any order. Screen positions are logical pixels, y down.
    VertexSet inBox(const Eigen::Vector2d& a, const Eigen::Vector2d& b) const;
    /// Vertices in a closed line (even-odd); less than three corners hold nothing.
    VertexSet inLasso(std::span<const Eigen::Vector2d> corners) const;
    /// Vertices within `radius` of the way from a to b: a round brush that moved.
    VertexSet inStroke(const Eigen::Vector2d& a, const Eigen::Vector2d& b, double radius) const;
    /// The vertex nearest to a place and no further than `reach`; of those on top of one another the nearest
    /// to the eye.
    std::optional<VertexId> nearest(const Eigen::Vector2d& at, double reach) const;

    std::size_t partCount() const { return m_firstVertex.size() - 1; }
    /// In front of the eye and not hidden.
    bool seen(std::size_t part, std::size_t vertex) const {
        return m_seen[m_firstVertex[part] + vertex] != 0;
    }

private:
    void project(std::span<const std::vector<Vec3>* const> positions, const OrbitCamera& camera,
                 const std::vector<bool>& left);
    void hide(std::span<const Triangle> triangles, const OrbitCamera& camera);
    template<typename Inside>
    VertexSet verticesWhere(const Inside& inside) const;

    std::vector<std::size_t> m_firstVertex{0}; ///< #parts + 1
    std::vector<Vec3f> m_screen;               ///< x, y, depth in front of the eye
    std::vector<unsigned char> m_seen;
};

} // namespace sinew
