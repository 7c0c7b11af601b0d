#include "core/weights/ColumnSolver.h"

#include <algorithm>

namespace sinew {
namespace {

/// How many diffusion lengths from its own points a weight is looked for: it fades to e^-3 on the way.
constexpr float kReach = 3.0F;
constexpr double kResidual = 1e-2;
constexpr int kMostSteps = 100;
constexpr std::uint32_t kOutside = ~0U;

double squared(float x) {
    return static_cast<double>(x) * static_cast<double>(x);
}

} // namespace

std::vector<WeightColumn> columnsOf(const WeightTable& weights) {
    std::vector<WeightColumn> columns(weights.sources);
    for (std::uint32_t p = 0; p < weights.points; ++p) {
        const std::span<const float> row = weights.row(p);
        for (std::size_t s = 0; s < row.size(); ++s) {
            if (row[s] > 0.0F) {
                columns[s].emplace_back(p, row[s]);
            }
        }
    }
    return columns;
}

ColumnSolver::ColumnSolver(const ScaledSystem& system)
    : m_system(system)
    , m_local(system.points(), kOutside)
    , m_label(system.points()) {}

void ColumnSolver::solve(const WeightColumn& column, WeightTable& weights, std::size_t source) {
    reach(column);
    assemble(column);
    iterate();
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        const float weight = m_y[i] / m_system.root(m_points[i]);
        weights.row(m_points[i])[source] = std::clamp(weight, 0.0F, 1.0F);
        m_local[m_points[i]] = kOutside;
    }
}

void ColumnSolver::add(std::uint32_t point, float label) {
    m_local[point] = static_cast<std::uint32_t>(m_points.size());
    m_label[point] = label;
    m_points.push_back(point);
}

/// The points that the column's weight can reach, first those that have any.
void ColumnSolver::reach(const WeightColumn& column) {
    m_points.clear();
    for (const auto& [point, weight] : column) {
        add(point, 0.0F);
    }
    for (std::size_t next = 0; next < m_points.size(); ++next) {
        const std::uint32_t point = m_points[next];
        for (const auto& entry : m_system.entries(point)) {
            const float label = m_label[point] + entry.way;
            if (m_local[entry.point] == kOutside && label < kReach) {
                add(entry.point, label);
            }
        }
    }
}

/// The rows of those points, nothing beyond.
void ColumnSolver::assemble(const WeightColumn& column) {
    const std::size_t n = m_points.size();
    m_y.assign(n, 0.0F);
    m_residual.assign(n, 0.0F);
    for (std::size_t i = 0; i < column.size(); ++i) {
        m_y[i] = m_system.root(column[i].first) * column[i].second;
        m_residual[i] = m_system.right(column[i].first) * column[i].second;
    }
    m_offsets.assign(1, 0);
    m_entries.clear();
    for (const std::uint32_t point : m_points) {
        for (const auto& entry : m_system.entries(point)) {
            if (const std::uint32_t j = m_local[entry.point]; j != kOutside) {
                m_entries.push_back({entry.value, j});
            }
        }
        m_offsets.push_back(static_cast<std::uint32_t>(m_entries.size()));
    }
}

/// (A v)_i.
float ColumnSolver::product(const std::vector<float>& v, std::size_t i) const {
    float sum = v[i];
    for (std::uint32_t e = m_offsets[i]; e < m_offsets[i + 1]; ++e) {
        sum -= m_entries[e].value * v[m_entries[e].column];
    }
    return sum;
}

/// Conjugate gradients from the weights as they are. Sums in double: they decide when to stop.
void ColumnSolver::iterate() {
    const std::size_t n = m_points.size();
    m_direction.resize(n);
    m_product.resize(n);
    double scale = 0.0;
    double rho = 0.0;
    for (std::size_t i = 0; i < n; ++i) {
        scale += squared(m_residual[i]);
        m_residual[i] -= product(m_y, i);
        m_direction[i] = m_residual[i];
        rho += squared(m_residual[i]);
    }
    for (int step = 0; step < kMostSteps && rho > kResidual * kResidual * scale; ++step) {
        double curvature = 0.0;
        for (std::size_t i = 0; i < n; ++i) {
            m_product[i] = product(m_direction, i);
            curvature += static_cast<double>(m_direction[i]) * static_cast<double>(m_product[i]);
        }
        if (!(curvature > 0.0)) {
            return; // rounding: as good as it gets
        }
        const auto along = static_cast<float>(rho / curvature);
        const double before = rho;
        rho = 0.0;
        for (std::size_t i = 0; i < n; ++i) {
            m_y[i] += along * m_direction[i];
            m_residual[i] -= along * m_product[i];
            rho += squared(m_residual[i]);
        }
        const auto keep = static_cast<float>(rho / before);
        for (std::size_t i = 0; i < n; ++i) {
            m_direction[i] = m_residual[i] + keep * m_direction[i];
        }
    }
}

} // namespace sinew
