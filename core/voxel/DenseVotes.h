#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// One axis' votes (paper sec. 5.1, eq. 5) for every voxel of a resolution^3 grid, a bit each: what rendering
/// slice by slice finds out. Columns as in ColumnCrossings. resolution^3 / 8 bytes.
class DenseVotes {
public:
    static constexpr std::uint32_t kSlicesPerBatch = 32; ///< bits of a word

    explicit DenseVotes(std::uint32_t resolution)
        : m_resolution(resolution)
        , m_words(static_cast<std::size_t>(batchCount()) * batchSize()) {}

    std::uint32_t resolution() const { return m_resolution; }
    std::uint32_t batchCount() const { return (m_resolution + kSlicesPerBatch - 1) / kSlicesPerBatch; }
    /// Words of 32 slices: row v, column u, bit k is slice 32 * batch + k along the axis.
    std::span<std::uint32_t> batch(std::uint32_t index) {
        return std::span(m_words).subspan(index * batchSize(), batchSize());
    }
    bool inside(std::uint32_t u, std::uint32_t v, std::uint32_t slice) const {
        const std::size_t word =
            (slice / kSlicesPerBatch) * batchSize() + static_cast<std::size_t>(v) * m_resolution + u;
        return ((m_words[word] >> (slice % kSlicesPerBatch)) & 1U) != 0;
    }

private:
    std::size_t batchSize() const { return static_cast<std::size_t>(m_resolution) * m_resolution; }

    std::uint32_t m_resolution = 0;
    std::vector<std::uint32_t> m_words;
};

} // namespace sinew
