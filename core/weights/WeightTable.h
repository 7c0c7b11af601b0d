#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace sinew {

/// Weights of all vertices to all sources while they are worked on: row p holds the #S weights of vertex p.
struct WeightTable {
    WeightTable(std::size_t vertexCount, std::size_t sourceCount)
        : vertices(vertexCount)
        , sources(sourceCount)
        , values(vertexCount * sourceCount) {}

    std::span<float> row(std::size_t p) { return {values.data() + p * sources, sources}; }
    std::span<const float> row(std::size_t p) const { return {values.data() + p * sources, sources}; }

    std::size_t vertices;
    std::size_t sources;
    std::vector<float> values; ///< vertices * sources
};

} // namespace sinew
