#pragma once

#include "core/base/Types.h"
#include "core/geometry/GridHash.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// Finite points sorted into cells of a grid, or into exact positions. Cells run in the order of their first
/// points.
struct PointCells {
    std::vector<GridHash::Key> keys;        ///< #K grid coordinates
    std::vector<std::uint32_t> cellOfPoint; ///< #P, GridHash::kAbsent for non-finite points
    std::vector<std::uint32_t> offsets{0};  ///< #K + 1 into members
    std::vector<std::uint32_t> members;     ///< points by cell, ascending in each

    std::size_t size() const { return keys.size(); }
    std::span<const std::uint32_t> at(std::size_t cell) const {
        return {members.data() + offsets[cell], members.data() + offsets[cell + 1]};
    }
};

/// Cells that are cubes of `side`, counted from `origin`, at most 2^53 of them across. O(n) expected.
PointCells cellsOfGrid(std::span<const Vec3> points, const Vec3& origin, double side);

/// One cell for every distinct position; -0 equals 0. O(n) expected.
PointCells cellsOfPositions(std::span<const Vec3> points);

} // namespace sinew
