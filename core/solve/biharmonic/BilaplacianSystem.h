#pragma once

#include "core/solve/biharmonic/BiharmonicDomain.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// The matrix A of a domain at one level over its free cells alone: the others count as 0. Vectors are over
/// the free cells, in their order.
class BilaplacianSystem {
public:
    /// `free` ascending cells of the level. O(#free).
    BilaplacianSystem(const BiharmonicDomain& domain, std::size_t level, std::span<const std::uint32_t> free);

    std::size_t size() const { return m_free; }
    /// y = A x. Holds scratch: not for two threads at once. O(#free).
    void apply(std::span<const double> x, std::span<double> y);

private:
    struct Link {
        std::uint32_t cell;
        double conductance;
    };
    void addFree(const BiharmonicDomain& domain, std::size_t level, std::span<const std::uint32_t> free);
    void addStiffness(std::span<const double> x, std::span<double> y) const;

    std::size_t m_free = 0;
    std::vector<std::uint32_t> m_offsets{0}; ///< of the free cells, then of those next to them
    std::vector<Link> m_links;               ///< of the free cells to all; of those next to them to free ones
    std::vector<double> m_diagonal;
    std::vector<double> m_perVolume; ///< 1 / volume, of both
    std::vector<double> m_stiff; ///< beside m_links, of the free cells: conductance times stiffness; or empty
    std::vector<double> m_laplacian; ///< scratch
};

} // namespace sinew
