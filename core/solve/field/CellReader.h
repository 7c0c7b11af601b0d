#pragma once

#include "core/base/Progress.h"
#include "core/bind/BindInput.h"
#include "core/distance/VertexLookup.h"
#include "core/solve/WeightSolution.h"
#include "core/solve/field/LooseExtension.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// How the welded vertices read weights that were solved over cells: between the centres of the cells around
/// them that hang together with their own, so that nothing comes over from a limb that merely lies close.
class CellReader {
public:
    /// `cellOf` #leaves, of the seeded components. O(#G).
    CellReader(const BindVolume& volume, const VertexLookup& lookup, std::span<const std::uint32_t> cellOf);

    /// #G weights from those of the cells. Of no use when canceled.
    std::vector<float> read(std::span<const double> cells, const Progress& progress) const;

private:
    struct CellSample {
        std::uint32_t place = 0; ///< a cell, or beyond all cells a place of the loose components
        float weight = 0.0F;
    };
    std::uint32_t placeOf(std::uint32_t leaf, std::span<const std::uint32_t> cellOf) const;
    void addSamples(const BindVolume& volume, std::span<const LeafSample> samples, std::uint32_t home,
                    std::span<const std::uint32_t> cellOf);

    LooseExtension m_loose;
    std::uint32_t m_cells = 0;
    std::vector<std::uint32_t> m_offsets{0};
    std::vector<CellSample> m_samples;
};

/// Scales the weights of each vertex to sum 1; one that has none follows the bone nearest in a straight line.
/// O(#G #S), parallel.
void normalizeRows(const BindInput& input, WeightRows& rows);

} // namespace sinew
