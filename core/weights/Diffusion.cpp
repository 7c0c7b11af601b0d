#include "core/weights/Diffusion.h"

#include "core/base/Parallel.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <span>
#include <vector>

namespace sinew {
namespace {

constexpr std::size_t kDiffusionGrain = 4096;
/// So many rows are worked on between two looks at the progress.
constexpr std::size_t kDiffusionPoll = std::size_t{1} << 16U;

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
    parallelFor(vertices, kDiffusionGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end; ++p) {
            m_length[p] = std::isfinite(thickness[p]) ? scale * thickness[p] : 0.0F;
            scaleVertex(p);
        }
    });
    parallelFor(vertices, kDiffusionGrain, [&](std::size_t begin, std::size_t end) {
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
            const float label = m_label[vertex] + entry.length;
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
        if (i % kDiffusionPoll == 0 && m_progress.canceled()) {
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

namespace {

constexpr double kLargestCotangent = 1e3; // needles

} // namespace

/// Gathers the cotangent stiffness of a surface, row by row, in the order of its triangles and links, so
/// that sums do not depend on the number of threads. A canceled progress makes every step end early.
class StiffnessRows {
public:
    StiffnessRows(std::span<const Vec3> vertices, std::span<const SharedTriangle> triangles,
                  std::span<const SurfaceLink> links, const Progress& progress);

    /// Fills a diffusion's masses, offsets and neighbours. O(#P + #T), parallel.
    void fill(SurfaceDiffusion& surface);

private:
    struct Corners {
        std::array<double, 3> stiffness{}; ///< of the edge from corner c to the next
        double mass = 0.0;                 ///< for each corner; 0: the triangle has no area
    };
    struct Half {
        std::uint32_t to = 0;
        std::uint32_t cause = 0; ///< number of its triangle, or #T and that of its link
        double stiffness = 0.0;
    };

    void measure();
    void scatter(std::vector<double>& mass);
    void mergeRow(std::size_t vertex);
    void compact(SurfaceDiffusion& surface) const;

    std::span<const Vec3> m_vertices;
    std::span<const SharedTriangle> m_triangles;
    std::span<const SurfaceLink> m_links;
    const Progress& m_progress;
    std::vector<Corners> m_corners;      ///< #T
    std::vector<std::uint32_t> m_starts; ///< #P + 1 into m_halves
    std::vector<std::uint32_t> m_kept;   ///< #P halves of a row after merging
    std::vector<Half> m_halves;
};

StiffnessRows::StiffnessRows(std::span<const Vec3> vertices, std::span<const SharedTriangle> triangles,
                             std::span<const SurfaceLink> links, const Progress& progress)
    : m_vertices(vertices)
    , m_triangles(triangles)
    , m_links(links)
    , m_progress(progress)
    , m_corners(triangles.size())
    , m_starts(vertices.size() + 1, 0)
    , m_kept(vertices.size(), 0) {}

void StiffnessRows::fill(SurfaceDiffusion& surface) {
    measure();
    scatter(surface.m_mass);
    parallelFor(m_vertices.size(), kDiffusionGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end && !m_progress.canceled(); ++p) {
            mergeRow(p);
        }
    });
    compact(surface);
}

void StiffnessRows::measure() {
    parallelFor(m_triangles.size(), kDiffusionGrain, [&](std::size_t begin, std::size_t end) {
        if (m_progress.canceled()) {
            return;
        }
        for (std::size_t t = begin; t < end; ++t) {
            const SharedTriangle& triangle = m_triangles[t];
            for (std::size_t c = 0; c < 3; ++c) {
                const Vec3& apex = m_vertices[triangle.corners[(c + 2) % 3]];
                const Vec3 a = m_vertices[triangle.corners[c]] - apex;
                const Vec3 b = m_vertices[triangle.corners[(c + 1) % 3]] - apex;
                const double twiceArea = a.cross(b).norm();
                if (!(twiceArea > 1e-12 * (a.squaredNorm() + b.squaredNorm()))) {
                    m_corners[t] = {};
                    break;
                }
                const double cotangent = std::clamp(a.dot(b) / twiceArea, 0.0, kLargestCotangent);
                m_corners[t].stiffness[c] = 0.5 * triangle.fraction * cotangent;
                m_corners[t].mass = triangle.fraction * twiceArea / 6.0;
            }
        }
    });
}

/// Both directions of every edge, row by row.
void StiffnessRows::scatter(std::vector<double>& mass) {
    for (std::size_t t = 0; t < m_triangles.size(); ++t) {
        for (const std::uint32_t corner : m_triangles[t].corners) {
            m_starts[corner + 1] += m_corners[t].mass > 0.0 ? 2 : 0;
            mass[corner] += m_corners[t].mass;
        }
        if (t % kDiffusionPoll == 0 && m_progress.canceled()) {
            return;
        }
    }
    for (const SurfaceLink& link : m_links) {
        ++m_starts[link.from + 1];
        ++m_starts[link.to + 1];
    }
    for (std::size_t p = 0; p < m_vertices.size(); ++p) {
        m_starts[p + 1] += m_starts[p];
    }
    m_halves.resize(m_starts.back());
    std::vector<std::uint32_t> next(m_starts.begin(), m_starts.end() - 1);
    for (std::uint32_t t = 0; t < m_triangles.size(); ++t) {
        for (std::size_t c = 0; c < 3 && m_corners[t].mass > 0.0; ++c) {
            const std::uint32_t i = m_triangles[t].corners[c];
            const std::uint32_t j = m_triangles[t].corners[(c + 1) % 3];
            m_halves[next[i]++] = {j, t, m_corners[t].stiffness[c]};
            m_halves[next[j]++] = {i, t, m_corners[t].stiffness[c]};
        }
        if (t % kDiffusionPoll == 0 && m_progress.canceled()) {
            return;
        }
    }
    auto cause = static_cast<std::uint32_t>(m_triangles.size());
    for (const SurfaceLink& link : m_links) {
        m_halves[next[link.from]++] = {link.to, cause, link.stiffness};
        m_halves[next[link.to]++] = {link.from, cause++, link.stiffness};
    }
}

/// Sums up the halves of a row that lead to one vertex.
void StiffnessRows::mergeRow(std::size_t vertex) {
    const std::span<Half> row(m_halves.data() + m_starts[vertex], m_halves.data() + m_starts[vertex + 1]);
    std::ranges::sort(
        row, [](const Half& x, const Half& y) { return x.to != y.to ? x.to < y.to : x.cause < y.cause; });
    std::uint32_t kept = 0;
    for (const Half& half : row) {
        if (kept > 0 && row[kept - 1].to == half.to) {
            row[kept - 1].stiffness += half.stiffness;
        } else {
            row[kept++] = half;
        }
    }
    m_kept[vertex] = kept;
}

void StiffnessRows::compact(SurfaceDiffusion& surface) const {
    surface.m_offsets.assign(m_vertices.size() + 1, 0);
    for (std::size_t p = 0; p < m_vertices.size(); ++p) {
        surface.m_offsets[p + 1] = surface.m_offsets[p] + m_kept[p];
    }
    surface.m_neighbors.resize(surface.m_offsets.back());
    parallelFor(m_vertices.size(), kDiffusionGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end && !m_progress.canceled(); ++p) {
            for (std::uint32_t k = 0; k < m_kept[p]; ++k) {
                const Half& half = m_halves[m_starts[p] + k];
                const double length = (m_vertices[p] - m_vertices[half.to]).norm();
                surface.m_neighbors[surface.m_offsets[p] + k] = {half.to, static_cast<float>(half.stiffness),
                                                                 static_cast<float>(length)};
            }
        }
    });
}

namespace {

void normalize(std::span<float> row) {
    const float sum = std::accumulate(row.begin(), row.end(), 0.0F);
    for (float& weight : row) {
        weight = sum > 0.0F ? weight / sum : weight;
    }
}

} // namespace

SurfaceDiffusion::SurfaceDiffusion(std::span<const Vec3> vertices, std::span<const SharedTriangle> triangles,
                                   const Progress& progress, std::span<const SurfaceLink> links)
    : m_mass(vertices.size(), 0.0) {
    StiffnessRows(vertices, triangles, links, progress).fill(*this);
}

void SurfaceDiffusion::apply(WeightTable& weights, std::span<const float> thickness, double smoothing,
                             Progress& progress) const {
    if (!(smoothing > 0.0)) {
        return;
    }
    const ScaledSystem system(*this, thickness, smoothing);
    const std::vector<WeightColumn> columns = columnsOf(weights);
    std::atomic<std::size_t> done{0};
    parallelFor(weights.sources, 1, [&](std::size_t begin, std::size_t end) {
        ColumnSolver solver(system, progress);
        for (std::size_t source = begin; source < end; ++source) {
            if (!solver.solve(columns[source], weights, source)) {
                return;
            }
            progress.report(Stage::Weights,
                            static_cast<double>(++done) / static_cast<double>(weights.sources));
        }
    });
    parallelFor(weights.vertices, kDiffusionGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end && !progress.canceled(); ++p) {
            normalize(weights.row(p));
        }
    });
}

} // namespace sinew
