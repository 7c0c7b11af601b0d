#pragma once

#include "core/solve/biharmonic/BiharmonicDomain.h"

#include <functional>
#include <memory>
#include <vector>

namespace sinew::test {

/// Where something is, in grid space.
using Place = std::function<bool(const Vec3& position)>;

/// The voxels of a grid of 2^depth a side whose centres lie `inside`, each 1 wide.
SparseVoxels voxelsIn(int depth, const Place& inside);

/// Leaves of a whole cube of the same grid: 2^sizeLog2(corner) wide, as asked of each node's corner.
SparseVoxels gradedCube(int depth, const std::function<unsigned(const Vec3& middle)>& sizeLog2);

/// Voxels, what hangs together in them, and all of them as cells in the same order.
struct CellCase {
    explicit CellCase(SparseVoxels made);

    std::size_t size() const { return voxels.size(); }
    Vec3 center(std::size_t cell) const { return voxels.center(cell).cast<double>(); }
    /// The cells whose centres lie there, ascending.
    std::vector<std::uint32_t> cellsIn(const Place& place) const;
    /// One source for each place, whole in its cells.
    HandleCells handles(const std::vector<Place>& places) const;
    BiharmonicDomain domain(const std::vector<Place>& places) const {
        return {grid, handles(places), std::vector<double>()};
    }

    SparseVoxels voxels;
    LeafGraph graph;
    CellGrid grid;
};

/// Within a box.
Place within(const Vec3& min, const Vec3& max);

/// Bounded biharmonic weights of one source, or of all of them.
ProgramState boundedWeights(const BiharmonicDomain& domain, std::size_t source, double tolerance = 1e-4);
std::vector<ProgramState> boundedWeights(const BiharmonicDomain& domain);

/// Harmonic weights of one source, #cells.
std::vector<double> harmonicWeights(const BiharmonicDomain& domain, std::size_t source,
                                    double tolerance = 1e-9);

/// Biharmonic weights of one source that nothing bounds, #cells.
std::vector<double> unboundedWeights(const BiharmonicDomain& domain, std::size_t source);

/// Weights of each source that fall with the fourth power of the distance in a straight line from its cells:
/// #S x #cells, of sum 1.
std::vector<std::vector<double>> straightWeights(const CellCase& cells, const BiharmonicDomain& domain);

/// w^T A w.
double energyOf(const BiharmonicDomain& domain, const std::vector<double>& weights);

/// Scales the weights of every cell to sum 1.
void normalizeCellRows(std::vector<std::vector<double>>& rows);

/// How many cells with more than `min` no way leads to from the source's own that only ever falls: those
/// around other maxima.
int cellsOfOtherMaxima(const BiharmonicDomain& domain, std::size_t source, const std::vector<double>& weights,
                       double min = 1e-3);

} // namespace sinew::test
