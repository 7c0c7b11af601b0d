#include "core/weights/ScaledSystem.h"

#include "core/base/Parallel.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr std::size_t kScaledSystemGrain = 4096;

} // namespace

ScaledSystem::ScaledSystem(const SurfaceDiffusion& surface, std::span<const float> thickness,
                           double smoothing)
    : m_surface(surface)
    , m_length(surface.m_mass.size())
    , m_root(surface.m_mass.size())
    , m_right(surface.m_mass.size())
    , m_entries(surface.m_neighbors.size()) {
    const auto scale = static_cast<float>(std::sqrt(smoothing));
    const std::size_t vertices = m_length.size();
    parallelFor(vertices, kScaledSystemGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end; ++p) {
            m_length[p] = std::isfinite(thickness[p]) ? scale * thickness[p] : 0.0F;
            scaleVertex(p);
        }
    });
    parallelFor(vertices, kScaledSystemGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end; ++p) {
            scaleEntries(p);
        }
    });
}

void ScaledSystem::scaleVertex(std::size_t p) {
    constexpr double most = 1e12; // a vertex that stays outweighs every neighbour
    const auto length = static_cast<double>(m_length[p]);
    const double mass = m_surface.m_mass[p];
    const double hold = length > 0.0 && mass > 0.0 ? std::min(most, mass / (length * length)) : most;
    double diagonal = hold;
    for (const auto& neighbor : m_surface.neighbors(p)) {
        diagonal += static_cast<double>(neighbor.stiffness);
    }
    m_root[p] = static_cast<float>(std::sqrt(diagonal));
    m_right[p] = static_cast<float>(hold / std::sqrt(diagonal));
}

void ScaledSystem::scaleEntries(std::size_t p) {
    std::size_t e = m_surface.m_offsets[p];
    for (const auto& neighbor : m_surface.neighbors(p)) {
        const float scale = std::max(m_length[p], m_length[neighbor.vertex]);
        m_entries[e++] = {neighbor.stiffness / (m_root[p] * m_root[neighbor.vertex]), neighbor.vertex,
                          neighbor.length / scale};
    }
}

} // namespace sinew
