#pragma once

#include "core/weights/SkinWeights.h"

#include <optional>
#include <span>
#include <vector>

namespace sinew {

/// Vertices of a part with other influences than before, ascending; nothing: they cannot be told, as there
/// were no weights or others in number. The same object has changed in none. O(#P), parallel.
std::optional<std::vector<std::uint32_t>> changedVertices(const std::shared_ptr<const SkinWeights>& before,
                                                          const std::shared_ptr<const SkinWeights>& now);

/// Drawn vertices that follow one another.
struct VertexRun {
    std::uint32_t first = 0;
    std::uint32_t count = 0;
    bool operator==(const VertexRun&) const = default;
};

/// The drawn vertices (DrawSurface) that show these mesh vertices of a part, as runs to upload; runs that are
/// nearly next to one another are one. meshVertexOf: of the part's drawn vertices, counted from 0.
/// O(#meshVertexOf).
std::vector<VertexRun> drawnRuns(std::span<const std::uint32_t> meshVertexOf,
                                 std::span<const std::uint32_t> meshVertices);

} // namespace sinew
