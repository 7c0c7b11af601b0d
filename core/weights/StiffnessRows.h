#pragma once

#include "core/weights/Diffusion.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// Gathers the cotangent stiffness of a surface, row by row, in the order of its triangles and links, so
/// that sums do not depend on the number of threads. A canceled progress makes every step end early.
class StiffnessRows {
public:
    StiffnessRows(std::span<const Vec3> vertices, std::span<const SharedTriangle> triangles,
                  std::span<const SurfaceLink> links, const Progress& progress);

    /// Fills a diffusion's masses, offsets and neighbours. O(#P + #T), parallel.
    void fill(SurfaceDiffusion& surface);

private:
    struct Corners {
        std::array<double, 3> stiffness{}; ///< of the edge from corner c to the next
        double mass = 0.0;                 ///< for each corner; 0: the triangle has no area
    };
    struct Half {
        std::uint32_t to = 0;
        std::uint32_t cause = 0; ///< number of its triangle, or #T and that of its link
        double stiffness = 0.0;
    };

    void measure();
    void scatter(std::vector<double>& mass);
    void mergeRow(std::size_t vertex);
    void compact(SurfaceDiffusion& surface) const;

    std::span<const Vec3> m_vertices;
    std::span<const SharedTriangle> m_triangles;
    std::span<const SurfaceLink> m_links;
    const Progress& m_progress;
    std::vector<Corners> m_corners;      ///< #T
    std::vector<std::uint32_t> m_starts; ///< #P + 1 into m_halves
    std::vector<std::uint32_t> m_kept;   ///< #P halves of a row after merging
    std::vector<Half> m_halves;
};

} // namespace sinew
