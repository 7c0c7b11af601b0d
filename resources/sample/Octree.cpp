#include "resources/sample/Octree.h"

#include <bit>

namespace sinew::sample {
namespace {

std::size_t levelOf(int size) {
    return static_cast<std::size_t>(std::countr_zero(static_cast<unsigned>(size)));
}

} // namespace

SurfaceOctree::SurfaceOctree(const Field& field, const SurfaceGrid& grid)
    : m_field(field)
    , m_grid(grid)
    , m_rootSize(1 << grid.depth)
    , m_leafOfCorner(static_cast<std::size_t>(grid.depth) + 1) {
    m_origin = grid.center - Vec3::Constant(0.5 * grid.finest * m_rootSize);
    split(Cell3::Zero(), m_rootSize);
}

std::uint64_t SurfaceOctree::key(const Cell3& cell) const {
    return static_cast<std::uint64_t>(cell.x()) << 42U | static_cast<std::uint64_t>(cell.y()) << 21U |
           static_cast<std::uint64_t>(cell.z());
}

double SurfaceOctree::valueAt(const Cell3& corner) {
    const auto [found, isNew] = m_values.try_emplace(key(corner), 0.0);
    if (isNew) {
        found->second = m_field(place(corner.cast<double>()));
    }
    return found->second;
}

int SurfaceOctree::leafAt(const Cell3& cell) const {
    if (cell.minCoeff() < 0 || cell.maxCoeff() >= m_rootSize) {
        return -1;
    }
    for (std::size_t level = 0; level < m_leafOfCorner.size(); ++level) {
        const int mask = ~((1 << level) - 1);
        const auto found =
            m_leafOfCorner[level].find(key({cell.x() & mask, cell.y() & mask, cell.z() & mask}));
        if (found != m_leafOfCorner[level].end()) {
            return found->second;
        }
    }
    return -1;
}

void SurfaceOctree::split(const Cell3& corner, int size) {
    const Vec3 center = place(corner.cast<double>() + Vec3::Constant(0.5 * size));
    const double radius = 0.5 * std::sqrt(3.0) * size * m_grid.finest;
    if (std::abs(m_field(center)) > 1.5 * radius) {
        return;
    }
    const double wanted = m_grid.cellSize ? m_grid.cellSize(center) : m_grid.finest;
    if (size == 1 || size * m_grid.finest <= wanted) {
        m_leafOfCorner[levelOf(size)].emplace(key(corner), static_cast<int>(m_leaves.size()));
        m_leaves.push_back({corner, size});
        return;
    }
    const int half = size / 2;
    for (int child = 0; child < 8; ++child) {
        split(corner + half * Cell3(child & 1, child >> 1 & 1, child >> 2 & 1), half);
    }
}

} // namespace sinew::sample
