#pragma once

#include "core/base/Progress.h"
#include "core/geometry/Mesh.h"
#include "core/weights/SkinWeights.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// A triangle and how much of it counts: a quad is both its splits, each half, so that no diagonal is
/// favoured.
struct SharedTriangle {
    Triangle corners{};
    double share = 1.0;
};

/// Lets weight pass between two vertices that no triangle joins.
struct SurfaceLink {
    std::uint32_t from = 0;
    std::uint32_t to = 0;
    double stiffness = 0.0; ///< as the surface's: without a unit, not negative
};

/// Thickness-scaled diffusion of weights over a welded surface: solves (M + s d^2 L) w' = M w for every
/// source, with M the lumped areas, L the cotangent stiffness (negative cotangents count as 0, which keeps
/// weights in [0, 1] and their sum 1), d each vertex's distance to its nearest bone and s the smoothing.
/// Weight spreads over a share of the limb's thickness, whatever the size of the polygons; from shell to
/// shell nothing passes but over links.
class SurfaceDiffusion {
public:
    /// When canceled, it must not be used. O(#P + #T + #links), parallel.
    SurfaceDiffusion(std::span<const Vec3> vertices, std::span<const SharedTriangle> triangles,
                     const Progress& progress, std::span<const SurfaceLink> links = {});

    /// Smooths every column by conjugate gradients on the vertices that its weight can reach, to a relative
    /// residual of three hundredths or at most 100 steps. Then rows that are not all zero are scaled to
    /// sum 1. `thickness` #P: d, in the units of the vertices; where it is not finite nothing is smoothed.
    /// Columns in parallel, the same bytes on any number of threads. A smoothing of 0 changes nothing.
    /// When canceled, the table must not be used.
    void apply(WeightTable& weights, std::span<const float> thickness, double smoothing,
               Progress& progress) const;

    /// #P area around each vertex: a third of its triangles'.
    std::span<const double> areas() const { return m_mass; }

private:
    friend class ScaledSystem;
    friend class StiffnessRows;
    struct Neighbor {
        std::uint32_t vertex = 0;
        float stiffness = 0.0F; ///< half the sum of the cotangents across
        float length = 0.0F;
    };
    std::span<const Neighbor> neighbors(std::size_t vertex) const {
        return {m_neighbors.data() + m_offsets[vertex], m_neighbors.data() + m_offsets[vertex + 1]};
    }

    std::vector<std::uint32_t> m_offsets; ///< #P + 1
    std::vector<Neighbor> m_neighbors;
    std::vector<double> m_mass; ///< #P
};

} // namespace sinew
