#include "core/geometry/PointCells.h"

#include <bit>

namespace sinew {
namespace {

template<typename KeyOf>
PointCells collect(std::span<const Vec3> points, const KeyOf& keyOf) {
    PointCells cells;
    GridHash index(points.size());
    cells.cellOfPoint.assign(points.size(), GridHash::kAbsent);
    for (std::size_t p = 0; p < points.size(); ++p) {
        if (points[p].allFinite()) {
            const std::uint32_t cell = index.add(keyOf(points[p]));
            cells.cellOfPoint[p] = cell;
            cells.offsets.resize(index.keys().size() + 1, 0);
            ++cells.offsets[cell + 1];
        }
    }
    for (std::size_t c = 1; c < cells.offsets.size(); ++c) {
        cells.offsets[c] += cells.offsets[c - 1];
    }
    std::vector<std::uint32_t> next(cells.offsets.begin(), cells.offsets.end() - 1);
    cells.members.resize(cells.offsets.back());
    for (std::uint32_t p = 0; p < points.size(); ++p) {
        if (cells.cellOfPoint[p] != GridHash::kAbsent) {
            cells.members[next[cells.cellOfPoint[p]]++] = p;
        }
    }
    cells.keys = index.keys();
    return cells;
}

} // namespace

PointCells cellsOfGrid(std::span<const Vec3> points, const Vec3& origin, double side) {
    return collect(points, [&](const Vec3& point) {
        const Vec3 at = ((point - origin) / side).array().floor();
        return GridHash::Key{static_cast<std::int64_t>(at.x()), static_cast<std::int64_t>(at.y()),
                             static_cast<std::int64_t>(at.z())};
    });
}

PointCells cellsOfPositions(std::span<const Vec3> points) {
    return collect(points, [](const Vec3& point) {
        // Adding zero turns -0 into 0.
        return GridHash::Key{std::bit_cast<std::int64_t>(point.x() + 0.0),
                             std::bit_cast<std::int64_t>(point.y() + 0.0),
                             std::bit_cast<std::int64_t>(point.z() + 0.0)};
    });
}

} // namespace sinew
