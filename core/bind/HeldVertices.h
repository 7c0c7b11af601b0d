#pragma once

#include "core/bind/BindInput.h"
#include "core/weights/SkinWeights.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace sinew {

/// A welded vertex, and the number of a source that holds it by a handle that is an area (Bone::held).
using Holding = std::pair<std::uint32_t, std::uint32_t>;

/// What all sources hold, by vertex, then by source. O(#held log #held).
std::vector<Holding> holdingsOf(const std::vector<Bone>& bones);

/// The rows of a table that areas hold, as they were: what smooths the table must leave them alone, and
/// brings traces of others to them by rounding.
class HeldRows {
public:
    /// `table` of all welded vertices and any sources. O(#held #S).
    HeldRows(const BindInput& input, const WeightTable& table);

    void putBack(WeightTable& table) const;

private:
    std::vector<std::uint32_t> m_vertices; ///< ascending
    std::vector<float> m_rows;             ///< one after the other
};

} // namespace sinew
