#pragma once

#include "core/voxel/voxelize/ColumnVoxelizer.h"

#include <optional>

namespace sinew {

/// A place in the plane across an axis, grid space.
struct FlatPlace {
    double u = 0.0;
    double v = 0.0;
};

/// One triangle seen along an axis, for finding where columns run through it.
class TriangleAlong {
public:
    TriangleAlong(std::span<const Vec3> vertices, const Triangle& triangle, std::size_t axis);

    bool edgeOn() const { return m_sign == 0; } ///< no column runs through it
    const std::array<FlatPlace, 3>& corners() const { return m_flat; }
    /// The crossing of the column at a place, counted for `column`. Exactly one of the two faces that share
    /// an edge is crossed there.
    std::optional<ColumnCrossing> crossing(const FlatPlace& at, std::uint32_t column) const;

private:
    Triangle m_indices;
    std::array<FlatPlace, 3> m_flat{};
    std::array<double, 3> m_depth{};
    int m_sign = 0;
};

/// Indices of the cells of a row, each 1 wide, whose centres lie between the smallest and largest of three
/// coordinates; empty when first > second.
std::pair<std::int64_t, std::int64_t> centresBetween(double a, double b, double c, std::uint32_t count);

} // namespace sinew
