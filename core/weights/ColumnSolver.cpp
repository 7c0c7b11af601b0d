#include "core/weights/ColumnSolver.h"

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
    constexpr double max = 1e12; // a vertex that stays outweighs every neighbour
    const auto length = static_cast<double>(m_length[p]);
    const double mass = m_surface.m_mass[p];
    const double hold = length > 0.0 && mass > 0.0 ? std::min(max, mass / (length * length)) : max;
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

namespace {

/// How many diffusion lengths from its own vertices a weight is looked for: it fades to e^-3 on the way.
constexpr float kReach = 3.0F;
constexpr double kResidual = 1e-1;
constexpr int kMaxSteps = 100;
constexpr std::uint32_t kOutside = ~0U;
/// So many rows are worked on between two looks at the progress.
constexpr std::size_t kColumnSolverPoll = std::size_t{1} << 16U;

double squared(float x) {
    return static_cast<double>(x) * static_cast<double>(x);
}

} // namespace

std::vector<WeightColumn> columnsOf(const WeightTable& weights) {
    std::vector<WeightColumn> columns(weights.sources);
    for (std::uint32_t p = 0; p < weights.vertices; ++p) {
        const std::span<const float> row = weights.row(p);
        for (std::size_t s = 0; s < row.size(); ++s) {
            if (row[s] > 0.0F) {
                columns[s].emplace_back(p, row[s]);
            }
        }
    }
    return columns;
}

ColumnSolver::ColumnSolver(const ScaledSystem& system, const Progress& progress)
    : m_system(system)
    , m_progress(progress)
    , m_local(system.vertices(), kOutside)
    , m_label(system.vertices()) {}

bool ColumnSolver::solve(const WeightColumn& column, WeightTable& weights, std::size_t source) {
    reach(column);
    assemble(column);
    const bool solved = iterate();
    for (std::size_t i = 0; i < m_vertices.size(); ++i) {
        if (solved) {
            const float weight = m_y[i] / m_system.root(m_vertices[i]);
            weights.row(m_vertices[i])[source] = std::clamp(weight, 0.0F, 1.0F);
        }
        m_local[m_vertices[i]] = kOutside;
    }
    return solved;
}

void ColumnSolver::add(std::uint32_t vertex, float label) {
    if (m_local[vertex] == kOutside) {
        m_local[vertex] = static_cast<std::uint32_t>(m_vertices.size());
        m_vertices.push_back(vertex);
    }
    m_label[vertex] = label;
    m_queue.push_back(vertex);
}

/// The vertices that the column's weight can reach by the shortest way over edges, first those that have any.
/// A vertex whose label falls later comes again, so that the numbering of the mesh decides nothing.
void ColumnSolver::reach(const WeightColumn& column) {
    m_vertices.clear();
    m_queue.clear();
    for (const auto& [vertex, weight] : column) {
        add(vertex, 0.0F);
    }
    for (std::size_t next = 0; next < m_queue.size(); ++next) {
        const std::uint32_t vertex = m_queue[next];
        for (const auto& entry : m_system.entries(vertex)) {
            const float label = m_label[vertex] + entry.way;
            if (label < kReach && (m_local[entry.vertex] == kOutside || label < m_label[entry.vertex])) {
                add(entry.vertex, label);
            }
        }
    }
}

/// The rows of those vertices, nothing beyond.
void ColumnSolver::assemble(const WeightColumn& column) {
    const std::size_t n = m_vertices.size();
    m_y.assign(n, 0.0F);
    m_residual.assign(n, 0.0F);
    m_slack.resize(n);
    for (std::size_t i = 0; i < n; ++i) {
        m_slack[i] = 1.0F / m_system.right(m_vertices[i]);
    }
    for (std::size_t i = 0; i < column.size(); ++i) {
        m_y[i] = m_system.root(column[i].first) * column[i].second;
        m_residual[i] = m_system.right(column[i].first) * column[i].second;
    }
    m_rows.resize(n);
    m_overflow.clear();
    for (std::uint32_t i = 0; i < n; ++i) {
        assembleRow(i);
    }
}

void ColumnSolver::assembleRow(std::uint32_t i) {
    std::array<Entry, kRow>& row = m_rows[i];
    std::size_t filled = 0;
    for (const auto& entry : m_system.entries(m_vertices[i])) {
        if (const std::uint32_t j = m_local[entry.vertex]; j == kOutside) {
            continue;
        } else if (filled < kRow) {
            row[filled++] = {entry.value, j};
        } else {
            m_overflow.push_back({i, {entry.value, j}});
        }
    }
    std::fill(row.begin() + static_cast<std::ptrdiff_t>(filled), row.end(), Entry{0.0F, i});
}

template<typename Visit>
bool ColumnSolver::multiply(const std::vector<float>& v, const Visit& visit) const {
    auto beyond = m_overflow.begin();
    for (std::size_t i = 0; i < m_vertices.size(); ++i) {
        if (i % kColumnSolverPoll == 0 && m_progress.canceled()) {
            return false;
        }
        float even = v[i];
        float odd = 0.0F;
        for (std::size_t e = 0; e < kRow; e += 2) {
            even -= m_rows[i][e].value * v[m_rows[i][e].column];
            odd -= m_rows[i][e + 1].value * v[m_rows[i][e + 1].column];
        }
        for (; beyond != m_overflow.end() && beyond->row == i; ++beyond) {
            odd -= beyond->entry.value * v[beyond->entry.column];
        }
        visit(i, even + odd);
    }
    return true;
}

/// Conjugate gradients from the weights as they are, until the weights are wrong by less than kResidual of
/// themselves: a residual r is an error of the weights of at most r / right, as the matrix's rows sum to what
/// right holds. (The plain residual would ask for nothing where some vertices are held much faster than
/// others.) Sums in double: they decide when to stop. False when canceled.
bool ColumnSolver::iterate() {
    const std::size_t n = m_vertices.size();
    m_direction.resize(n);
    m_product.resize(n);
    double scale = 0.0;
    double wrong = 0.0;
    double rho = 0.0;
    const bool started = multiply(m_y, [&](std::size_t i, float product) {
        scale += squared(m_residual[i] * m_slack[i]);
        m_residual[i] -= product;
        m_direction[i] = m_residual[i];
        rho += squared(m_residual[i]);
        wrong += squared(m_residual[i] * m_slack[i]);
    });
    for (int step = 0; started && step < kMaxSteps && wrong > kResidual * kResidual * scale; ++step) {
        double curvature = 0.0;
        const bool multiplied = multiply(m_direction, [&](std::size_t i, float product) {
            m_product[i] = product;
            curvature += static_cast<double>(m_direction[i]) * static_cast<double>(product);
        });
        if (!multiplied) {
            return false;
        }
        if (!(curvature > 0.0)) {
            break; // rounding: as good as it gets
        }
        const auto along = static_cast<float>(rho / curvature);
        const double before = rho;
        rho = 0.0;
        wrong = 0.0;
        for (std::size_t i = 0; i < n; ++i) {
            m_y[i] += along * m_direction[i];
            m_residual[i] -= along * m_product[i];
            rho += squared(m_residual[i]);
            wrong += squared(m_residual[i] * m_slack[i]);
        }
        const auto keep = static_cast<float>(rho / before);
        for (std::size_t i = 0; i < n; ++i) {
            m_direction[i] = m_residual[i] + keep * m_direction[i];
        }
    }
    return started;
}

} // namespace sinew
