#pragma once

#include "core/base/Progress.h"
#include "core/bind/settings/Cage.h"
#include "core/distance/LeafGraph.h"
#include "core/solve/volume/BindVolume.h"
#include "core/voxel/SparseVoxels.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// Two cells that touch. Flux between them is conductance times the difference of their values.
struct CellLink {
    std::uint32_t cell = 0;
    double conductance = 0.0; ///< area of the common face over the distance of the two centres
};

/// Finite volumes on the leaves of an octree (Losasso, Gibou and Fedkiw 2004: one value a cell, flux over a
/// face by the two values beside it), no flux through the outside; lengths in parts of the longest side.
/// Symmetric, with non-positive entries off the diagonal, so that what they diffuse keeps within its bounds.
class CellGrid {
public:
    /// The leaves of the components that are `held`, in their order; of no others. O(#leaves).
    CellGrid(const SparseVoxels& voxels, const LeafGraph& graph, const std::vector<bool>& held);

    /// The same with the finest cells merged into their parents, where these hang together. `parent` #cells
    /// says which cell each became part of. O(#cells).
    CellGrid coarser(std::vector<std::uint32_t>& parent) const;

    /// The same with every conductance multiplied by the geometric mean of its two cells' factors (#cells).
    CellGrid scaled(std::span<const double> factors) const;

    std::size_t size() const { return m_volumes.size(); }
    std::span<const CellLink> links(std::size_t cell) const {
        return {m_links.data() + m_offsets[cell], m_links.data() + m_offsets[cell + 1]};
    }
    double volume(std::size_t cell) const { return m_volumes[cell]; }
    /// Sum of the conductances of a cell's links.
    double diagonal(std::size_t cell) const { return m_diagonal[cell]; }
    std::uint8_t sizeLog2(std::size_t cell) const { return m_sizes[cell]; }
    std::uint8_t finest() const { return m_finest; } ///< size of the smallest cell

private:
    CellGrid() = default;
    struct Contact {
        std::uint32_t cell = 0;
        float area = 0.0F; ///< finest voxels squared
    };
    void finish();
    void mergeSiblings(std::size_t first, std::size_t last, CellGrid& coarse,
                       std::vector<std::uint32_t>& parent) const;
    void addContacts(const CellGrid& fine, std::span<const std::uint32_t> parent);

    double m_side = 1.0; ///< finest voxels along the longest side
    std::uint8_t m_finest = 0;
    std::vector<std::uint64_t> m_keys; ///< Morton order
    std::vector<std::uint8_t> m_sizes;
    std::vector<double> m_volumes;
    std::vector<double> m_diagonal;
    std::vector<std::uint32_t> m_offsets{0};
    std::vector<CellLink> m_links;
    std::vector<Contact> m_contacts; ///< beside m_links
};

/// A grid and what it becomes when its finest cells are merged again and again: level 0 is the grid itself.
/// Cells merge only where they hang together, so that limbs stay apart at every level.
class CellHierarchy {
public:
    /// Levels down to `fewest` cells, or until merging ends to help. O(#cells).
    explicit CellHierarchy(CellGrid finest, std::size_t fewest = 200);

    std::size_t levels() const { return m_grids.size(); }
    const CellGrid& grid(std::size_t level) const { return m_grids[level]; }
    /// #cells of `level`: the cell of the next level that each is part of.
    const std::vector<std::uint32_t>& parents(std::size_t level) const { return m_parents[level]; }

private:
    std::vector<CellGrid> m_grids;
    std::vector<std::vector<std::uint32_t>> m_parents;
};

/// A handle's weight in one of the cells that handles hold.
struct GivenCell {
    std::uint32_t cell = 0;
    double value = 0.0;
};

/// The cells of one level that handles hold, and the weights that are given there.
struct HandleCells {
    std::vector<std::uint32_t> held; ///< ascending
    std::vector<std::vector<GivenCell>>
        ofSource; ///< #S, ascending; sums to 1 over the sources in a held cell
};

/// The cells that bones and volumes meet (1 for their source; where several meet, equal parts of it, so that
/// a shared joint favours neither bone: Jacobson et al. 2011, sec. 3), and those that faces and edges of
/// cages pass through, where the weights of their corners are linear (eq. 4). Cells of areas are theirs
/// alone. `cellOf` #leaves, kNoLeaf: of no cell.
HandleCells handleCells(const BindVolume& volume, std::span<const CageFace> faces,
                        const std::vector<std::uint32_t>& cellOf);

/// The same a level above: means over the held cells that merge. O(#cells of the fine level).
HandleCells coarser(const HandleCells& fine, const std::vector<std::uint32_t>& parents, std::size_t cells);

/// #leaves: the number of each leaf among those of `seeded` components, else kNoLeaf: the order of
/// CellGrid(voxels, graph, seeded).
std::vector<std::uint32_t> cellsOfLeaves(const BindVolume& volume, const std::vector<bool>& held);

/// The Laplacian L of a grid, with a diagonal added where asked, over some of its cells, those that are free,
/// with the others' values given: approximates its inverse by one symmetric multigrid V-cycle (constant
/// prolongation and finite volumes at every level; Mohr and Wienands 2004; a Gauss-Seidel sweep forward
/// before and one back after). Vectors are over the free cells, in their order.
class PoissonCycle {
public:
    /// `free` ascending cells of the hierarchy's `level`, each of which some way over free cells leads to one
    /// that is not, or to one with a reaction. `reaction` #free, not negative, or empty: none. O(#free).
    PoissonCycle(const CellHierarchy& hierarchy, std::size_t level, std::span<const std::uint32_t> free,
                 std::span<const double> reaction = {});

    std::size_t size() const { return m_levels.front().diagonal.size(); }
    /// x = about L^-1 b. `b` #free, `x` #free. O(#free). Holds scratch: not for two threads at once.
    void apply(std::span<const double> b, std::span<double> x);

private:
    struct Link {
        std::uint32_t cell;
        double conductance;
    };
    struct Level {
        std::vector<std::uint32_t> offsets{0};
        std::vector<Link> links;
        std::vector<double> reaction; ///< part of the diagonal
        std::vector<double> diagonal;
        std::vector<std::uint32_t> parents; ///< in the next level
        std::vector<double> b;
        std::vector<double> x;
    };
    void addFinest(const CellGrid& grid, std::span<const std::uint32_t> free,
                   std::span<const double> reaction);
    std::vector<std::uint32_t> addCoarser(const CellGrid& fineGrid, const CellGrid& grid,
                                          const std::vector<std::uint32_t>& parents,
                                          std::span<const std::uint32_t> free);
    void cycle(std::size_t level);
    void factorCoarsest();
    void solveCoarsest(Level& level) const;
    static void sweepForward(Level& level);
    static void sweepBack(Level& level);

    std::vector<Level> m_levels;
    std::vector<double> m_factor; ///< lower triangle of the coarsest level's, row by row; empty: it is swept
};

/// (L + R) x = b over the free cells of a hierarchy's finest grid, the others' values being part of b:
/// conjugate gradients with a Poisson cycle as preconditioner. L is the grid's Laplacian, R a diagonal: how
/// strongly each cell is drawn to a value that b holds.
class DiffusionSolve {
public:
    /// `free` ascending; `reaction` #free, not negative, or empty: none. O(#free).
    DiffusionSolve(const CellHierarchy& hierarchy, std::vector<std::uint32_t> free,
                   std::span<const double> reaction = {});

    const std::vector<std::uint32_t>& free() const { return m_free; }
    /// Until the estimated error of every value is at most `tolerance`. Empty when canceled. Holds scratch:
    /// not for two threads at once; copies are independent. O(#free) an iteration, some ten of them.
    std::vector<double> solve(std::vector<double> b, double tolerance, const Progress& progress);
    /// Of the last solve: what it estimated of the value that is farthest off, over the tolerance where it
    /// ended at its limit of iterations.
    double error() const { return m_error; }

private:
    void multiply(std::span<const double> x, std::span<double> y) const;

    const CellGrid* m_grid;
    std::vector<std::uint32_t> m_free;
    std::vector<std::uint32_t> m_local; ///< #cells
    std::vector<double> m_diagonal;
    PoissonCycle m_cycle;
    double m_error = 0.0;
};

} // namespace sinew
