#pragma once

#include "core/base/Progress.h"
#include "core/bind/BindInput.h"
#include "core/distance/VertexLookup.h"
#include "core/solve/SolverMemory.h"
#include "core/solve/field/CellHierarchy.h"
#include "core/solve/solution/Solution.h"
#include "core/solve/volume/BindVolume.h"
#include "core/solve/volume/SolverVolume.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// Continues weights into the components of voxels that no bone reaches: harmonically, from what they have on
/// the other side of the bridges that lead there. Nothing leads back, so that a loose part is no short cut
/// between two limbs. Weights keep within their bounds, and of all sources their sum.
class LooseExtension {
public:
    /// `cellOf` #leaves as cellsOfLeaves has it for the seeded components. O(#leaves).
    LooseExtension(const BindVolume& volume, std::span<const std::uint32_t> cellOf);

    bool empty() const { return m_stages.empty(); }
    /// #leaves: the place of a leaf in what `extend` gives, kNoLeaf for those of seeded components.
    const std::vector<std::uint32_t>& places() const { return m_places; }
    /// From weights of the seeded components' cells. Not valid when canceled.
    std::vector<double> extend(std::span<const double> cells, const Progress& progress) const;

private:
    /// A bridge's far end, and what it is drawn to.
    struct Entry {
        std::uint32_t to = 0;   ///< place
        bool fromLoose = false; ///< `from` is a place, else a cell
        std::uint32_t from = 0;
        double conductance = 0.0;
    };
    /// Components that bridges lead to from those of earlier stages.
    struct LooseStage {
        std::vector<Entry> entries;
        DiffusionSolve system;
    };
    void addStages(const BindVolume& volume, std::span<const std::uint32_t> cellOf,
                   const CellHierarchy& hierarchy);

    std::vector<std::uint32_t> m_places;
    std::size_t m_count = 0;
    std::vector<CellHierarchy> m_hierarchy; ///< one; kept alive for the systems
    std::vector<LooseStage> m_stages;
};

/// How the welded vertices read weights that were solved over cells: between the centres of the cells around
/// them that hang together with their own, so that nothing comes over from a limb that merely lies close.
class CellReader {
public:
    /// `cellOf` #leaves, of the seeded components. O(#G).
    CellReader(const BindVolume& volume, const VertexLookup& lookup, std::span<const std::uint32_t> cellOf);

    /// #G weights from those of the cells. Not valid when canceled.
    std::vector<float> read(std::span<const double> cells, const Progress& progress) const;

private:
    struct CellSample {
        std::uint32_t position = 0; ///< a cell, or beyond all cells a position of the loose components
        float weight = 0.0F;
    };
    std::uint32_t indexOf(std::uint32_t leaf, std::span<const std::uint32_t> cellOf) const;
    void addSamples(const BindVolume& volume, std::span<const LeafSample> samples, std::uint32_t home,
                    std::span<const std::uint32_t> cellOf);

    LooseExtension m_loose;
    std::uint32_t m_cells = 0;
    std::vector<std::uint32_t> m_offsets{0};
    std::vector<CellSample> m_samples;
};

/// Scales the weights of each vertex to sum 1; one that has none follows the bone nearest in a straight line.
/// O(#G #S), parallel.
void normalizeRows(const BindInput& input, WeightTable& table);

/// What solvers over the cells of a volume begin with. Only the components that bones reach have cells; how
/// the others continue them the reader knows.
struct FieldProblem {
    std::vector<std::uint32_t> cellOf; ///< #leaves, kNoLeaf: of no cell
    HandleCells handles;
    CellReader reader;
};

/// Whether the solve will fit, by the surface alone. To be asked before the volume is made, which takes long
/// where it is large; one that another solution lends is asked afterwards alone. Error: NotEnoughMemory, with
/// the largest resolution that fits.
Expected<void> checkFieldMemory(const SolveRequest& request, CellWork work);

/// Error: NotEnoughMemory, before anything large is made.
Expected<FieldProblem> fieldProblem(const SolverVolume& volume, const SolveRequest& request, CellWork work);

/// The cells that no handle holds, ascending, of `cells`.
std::vector<std::uint32_t> freeCells(const HandleCells& handles, std::size_t cells);

/// What solvers have in common whose result is weights, made in or with the help of voxels.
class VoxelWeightSolution : public Solution, public InVolume {
public:
    VoxelWeightSolution(std::shared_ptr<const BindInput> input, SolverVolume volume, Solved solved,
                        const BindSettings& settings);

    const SolverVolume& solverVolume() const override { return m_volume; }
    std::shared_ptr<const SparseVoxels> voxels() const override { return voxelsOf(m_volume); }
    /// As the geodesic solver would measure them.
    std::vector<float> leafDistances(std::size_t source, Progress& progress) const override;
    SkeletonPlacement skeletonPlacement() const override { return m_volume.findings->skeleton; }
    void addToReport(const Scene& scene, const SkinWeights& welded, BindReport& report) const override;

protected:
    /// Says how far the weights of each source (#S) may be from solved, and of those over `tolerance` that
    /// they are not: they are kept as they are.
    void addViolations(std::span<const double> violations, double tolerance, BindReport& report) const;

private:
    SolverVolume m_volume;
    double m_penalty;
    double m_gap;
};

/// Bounded biharmonic weights (Jacobson, Baran, Popovic and Sorkine 2011) over the leaves of the volume: of
/// all weights within 0 and 1 that are whole on their own bone and none on the others', those with the least
/// Laplacian energy. They bend smoothly, keep local and know the shape, without a clean mesh. Every bone's
/// program by itself, then scaled to sum 1, or all at once (SolverSettings::exactSum). In parallel over the
/// sources; the same bytes on any number of threads. Errors: those of solveVolume, NotEnoughMemory.
Expected<std::shared_ptr<const Solution>> solveBiharmonic(const SolveRequest& request, Progress& progress);

/// Regions that keep their shape are part of the programs.
BindRework biharmonicRework(const BindSettings& from, const BindSettings& to);

/// The largest violation of the optimality conditions that is accepted, as a weight.
constexpr double kBiharmonicTolerance = 1e-4;

/// Harmonic weights over the leaves of the volume (Joshi et al. 2007 without a cage; Baran and Popovic 2007
/// with infinite heat): whole on their own bone, none on the others', in between like heat at rest. Within 0
/// and 1, of sum 1, and with no largest place away from the bone, but pointed there and reaching far. O(#S
/// #leaves), parallel. Errors: those of solveVolume, NotEnoughMemory.
Expected<std::shared_ptr<const Solution>> solveHarmonic(const SolveRequest& request, Progress& progress);
BindRework harmonicRework(const BindSettings& from, const BindSettings& to);

/// Heat diffusion in the voxels (bone heat of Baran and Popovic 2007 over the volume in place of the
/// surface): (L + H) w = H p in every leaf, with H = c / d^2 times its volume, d the distance through the
/// volume to the nearest bone, p = 1 for that bone. Needs no bone in sight and no clean surface. c is
/// SolverSettings::heat. O(#S #leaves), parallel.
Expected<std::shared_ptr<const Solution>> solveVoxelHeat(const SolveRequest& request, Progress& progress);
BindRework voxelHeatRework(const BindSettings& from, const BindSettings& to);

} // namespace sinew
