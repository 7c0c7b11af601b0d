#include "core/deform/implicit/BoneField.h"

#include <algorithm>

namespace sinew {

BoneField::BoneField(Grid grid, double reach)
    : m_grid(std::move(grid))
    , m_inverseStep(m_grid.step.cwiseInverse())
    , m_reach(reach) {
    m_box.add(m_grid.origin);
    const Vec3 cells(m_grid.nodes[0] - 1, m_grid.nodes[1] - 1, m_grid.nodes[2] - 1);
    m_box.add(Vec3(m_grid.origin + cells.cwiseProduct(m_grid.step)));
}

FieldSample BoneField::atCell(const Vec3& where) const {
    std::array<std::size_t, 3> cell{};
    std::array<float, 3> share{};
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const double at = where[static_cast<Eigen::Index>(axis)];
        // Written so that what is no number is outside.
        if (!(at >= 0.0 && at < static_cast<double>(m_grid.nodes[axis] - 1))) {
            return {};
        }
        cell[axis] = static_cast<std::size_t>(at);
        share[axis] = static_cast<float>(at - static_cast<double>(cell[axis]));
    }
    const auto row = static_cast<std::size_t>(m_grid.nodes[0]);
    const std::size_t layer = row * static_cast<std::size_t>(m_grid.nodes[1]);
    const Vec4f* corner = m_grid.samples.data() + cell[0] + cell[1] * row + cell[2] * layer;
    const auto along = [&](const Vec4f* from) -> Vec4f { return from[0] + share[0] * (from[1] - from[0]); };
    const auto across = [&](const Vec4f* from) -> Vec4f {
        const Vec4f low = along(from);
        return low + share[1] * (along(from + row) - low);
    };
    const Vec4f near = across(corner);
    const Vec4f mixed = near + share[2] * (across(corner + layer) - near);
    return {mixed.w(), mixed.head<3>()};
}

} // namespace sinew
