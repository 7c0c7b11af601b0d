#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace sinew {

/// Weights of all points to all sources while they are worked on: row p holds the #S weights of point p.
struct WeightTable {
    WeightTable(std::size_t pointCount, std::size_t sourceCount)
        : points(pointCount)
        , sources(sourceCount)
        , values(pointCount * sourceCount) {}

    std::span<float> row(std::size_t p) { return {values.data() + p * sources, sources}; }
    std::span<const float> row(std::size_t p) const { return {values.data() + p * sources, sources}; }

    std::size_t points;
    std::size_t sources;
    std::vector<float> values; ///< points * sources
};

} // namespace sinew
