#pragma once

#include "core/base/Progress.h"
#include "core/geometry/Mesh.h"
#include "core/weights/SkinWeights.h"

#include <array>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace sinew {

/// A triangle and how much of it counts: a quad is both its splits, each half, so that no diagonal is
/// favoured.
struct SharedTriangle {
    Triangle corners{};
    double fraction = 1.0;
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
/// Weight spreads over a fraction of the limb's thickness, whatever the size of the polygons; from shell to
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

/// The system of a SurfaceDiffusion for one smoothing, (M / (s d^2) + L) x = M / (s d^2) w, scaled from both
/// sides to a diagonal of 1: y = root x. The same for every column. Keeps a reference to the surface. O(#P +
/// #edges), parallel.
class ScaledSystem {
public:
    struct Entry {
        float value = 0.0F; ///< negative of the matrix's
        std::uint32_t vertex = 0;
        float length = 0.0F; ///< length of the edge in diffusion lengths
    };

    ScaledSystem(const SurfaceDiffusion& surface, std::span<const float> thickness, double smoothing);

    std::size_t vertices() const { return m_root.size(); }
    float root(std::size_t vertex) const { return m_root[vertex]; }
    /// What a weight of 1 gives on the right side.
    float right(std::size_t vertex) const { return m_right[vertex]; }
    std::span<const Entry> entries(std::size_t vertex) const {
        return {m_entries.data() + m_surface.m_offsets[vertex],
                m_entries.data() + m_surface.m_offsets[vertex + 1]};
    }

private:
    void scaleVertex(std::size_t p);
    void scaleEntries(std::size_t p);

    const SurfaceDiffusion& m_surface;
    std::vector<float> m_length; ///< #P sqrt(s) d
    std::vector<float> m_root;
    std::vector<float> m_right;
    std::vector<Entry> m_entries;
};

/// The vertices where one source has weight, ascending, and that weight.
using WeightColumn = std::vector<std::pair<std::uint32_t, float>>;

/// The columns of a table. O(#P #S).
std::vector<WeightColumn> columnsOf(const WeightTable& weights);

/// Solves one column of a ScaledSystem after the other, by conjugate gradients on the vertices that it can
/// reach; keeps its memory between them.
class ColumnSolver {
public:
    ColumnSolver(const ScaledSystem& system, const Progress& progress);

    /// Writes the solution over the column `source` of the table. False when canceled: the table is as
    /// before. O(steps * vertices it reaches).
    bool solve(const WeightColumn& column, WeightTable& weights, std::size_t source);

private:
    struct Entry {
        float value = 0.0F;
        std::uint32_t column = 0;
    };
    /// Most rows have no more entries; what is beyond stands in m_overflow. Rows of one length need no jumps.
    static constexpr std::size_t kRow = 8;
    struct Overflow {
        std::uint32_t row = 0;
        Entry entry;
    };

    void add(std::uint32_t vertex, float label);
    void reach(const WeightColumn& column);
    void assemble(const WeightColumn& column);
    void assembleRow(std::uint32_t i);
    /// Calls visit(i, (A v)_i) for every row. False when canceled.
    template<typename Visit>
    bool multiply(const std::vector<float>& v, const Visit& visit) const;
    bool iterate();

    const ScaledSystem& m_system;
    const Progress& m_progress;
    std::vector<std::uint32_t> m_local;          ///< #P place in m_vertices, or kOutside
    std::vector<float> m_label;                  ///< #P diffusion lengths from the column's own vertices
    std::vector<std::uint32_t> m_queue;          ///< vertices whose label has changed
    std::vector<std::uint32_t> m_vertices;       ///< #n
    std::vector<std::array<Entry, kRow>> m_rows; ///< #n, filled up with zeros
    std::vector<Overflow> m_overflow;            ///< by row
    std::vector<float> m_y;
    std::vector<float> m_residual;
    std::vector<float> m_slack; ///< most that a residual of 1 lets a weight be wrong by

    std::vector<float> m_direction;
    std::vector<float> m_product;
};

} // namespace sinew
