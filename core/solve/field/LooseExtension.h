#pragma once

#include "core/base/Progress.h"
#include "core/solve/field/DiffusionSolve.h"
#include "core/solve/volume/BindVolume.h"

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
    /// From weights of the seeded components' cells. Of no use when canceled.
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

} // namespace sinew
