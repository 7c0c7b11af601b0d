#include "core/weights/Diffusion.h"

#include "core/base/Parallel.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace sinew {
namespace {

constexpr double kLargestCotangent = 1e3; // needles
/// How many diffusion lengths from its own points a weight is looked for: it fades to e^-3 on the way.
constexpr float kReach = 3.0F;
constexpr double kResidual = 1e-2;
constexpr int kMostSteps = 100;
constexpr std::uint32_t kOutside = ~0U;

struct Edge {
    std::uint32_t a = 0;
    std::uint32_t b = 0;
    double stiffness = 0.0;
};

/// Both directions of the edges of a triangle, and a third of its area to each corner.
void addTriangle(std::span<const Vec3> points, const SharedTriangle& triangle, std::vector<Edge>& edges,
                 std::vector<double>& mass) {
    for (std::size_t c = 0; c < 3; ++c) {
        const std::uint32_t i = triangle.corners[c];
        const std::uint32_t j = triangle.corners[(c + 1) % 3];
        const Vec3& apex = points[triangle.corners[(c + 2) % 3]];
        const Vec3 a = points[i] - apex;
        const Vec3 b = points[j] - apex;
        const double twiceArea = a.cross(b).norm();
        if (i == j || !(twiceArea > 1e-12 * (a.squaredNorm() + b.squaredNorm()))) {
            continue;
        }
        const double cotangent = std::clamp(a.dot(b) / twiceArea, 0.0, kLargestCotangent);
        edges.push_back({i, j, 0.5 * triangle.share * cotangent});
        edges.push_back({j, i, 0.5 * triangle.share * cotangent});
        mass[triangle.corners[(c + 2) % 3]] += triangle.share * twiceArea / 6.0;
    }
}

void normalize(std::span<float> row) {
    const float sum = std::accumulate(row.begin(), row.end(), 0.0F);
    for (float& weight : row) {
        weight = sum > 0.0F ? weight / sum : weight;
    }
}

} // namespace

SurfaceDiffusion::SurfaceDiffusion(std::span<const Vec3> points, std::span<const SharedTriangle> triangles,
                                   std::vector<float> thickness)
    : m_mass(points.size(), 0.0)
    , m_thickness(std::move(thickness)) {
    std::vector<Edge> edges;
    edges.reserve(6 * triangles.size());
    for (const SharedTriangle& triangle : triangles) {
        addTriangle(points, triangle, edges, m_mass);
    }
    // The order within equals decides how they are summed up; it is that of the triangles.
    std::ranges::stable_sort(edges,
                             [](const Edge& x, const Edge& y) { return x.a != y.a ? x.a < y.a : x.b < y.b; });
    m_offsets.assign(points.size() + 1, 0);
    for (std::size_t e = 0; e < edges.size();) {
        const Edge& edge = edges[e];
        double stiffness = 0.0;
        for (; e < edges.size() && edges[e].a == edge.a && edges[e].b == edge.b; ++e) {
            stiffness += edges[e].stiffness;
        }
        const double length = (points[edge.a] - points[edge.b]).norm();
        m_neighbors.push_back({edge.b, static_cast<float>(stiffness), static_cast<float>(length)});
        ++m_offsets[edge.a + 1];
    }
    for (std::size_t p = 0; p < points.size(); ++p) {
        m_offsets[p + 1] += m_offsets[p];
    }
}

/// Solves one column after the other; keeps its memory between them.
class ColumnSolver {
public:
    ColumnSolver(const SurfaceDiffusion& surface, double smoothing)
        : m_surface(surface)
        , m_smoothing(smoothing)
        , m_local(surface.m_mass.size(), kOutside)
        , m_label(surface.m_mass.size()) {}

    void solve(WeightTable& weights, std::size_t source) {
        reach(weights, source);
        assemble(weights, source);
        iterate();
        for (std::size_t i = 0; i < m_points.size(); ++i) {
            weights.row(m_points[i])[source] = static_cast<float>(std::clamp(m_y[i] / m_root[i], 0.0, 1.0));
            m_local[m_points[i]] = kOutside;
        }
    }

private:
    float diffusionLength(std::size_t point) const {
        const float thickness = m_surface.m_thickness[point];
        return std::isfinite(thickness) ? static_cast<float>(std::sqrt(m_smoothing)) * thickness : 0.0F;
    }

    /// The points that the column's weight can reach, from those that have any.
    void reach(const WeightTable& weights, std::size_t source) {
        m_points.clear();
        for (std::uint32_t p = 0; p < weights.points; ++p) {
            if (weights.row(p)[source] > 0.0F) {
                m_local[p] = static_cast<std::uint32_t>(m_points.size());
                m_label[p] = 0.0F;
                m_points.push_back(p);
            }
        }
        for (std::size_t next = 0; next < m_points.size(); ++next) {
            const std::uint32_t p = m_points[next];
            for (const auto& neighbor : m_surface.neighbors(p)) {
                const float scale = std::max(diffusionLength(p), diffusionLength(neighbor.point));
                const float label = m_label[p] + neighbor.length / scale;
                if (m_local[neighbor.point] == kOutside && label < kReach) {
                    m_local[neighbor.point] = static_cast<std::uint32_t>(m_points.size());
                    m_label[neighbor.point] = label;
                    m_points.push_back(neighbor.point);
                }
            }
        }
    }

    /// (M / (s d^2) + L) x = M / (s d^2) w on those points, nothing beyond, scaled from both sides to a
    /// diagonal of 1: y = sqrt(diagonal) x.
    void assemble(const WeightTable& weights, std::size_t source) {
        const std::size_t n = m_points.size();
        m_root.resize(n);
        m_y.resize(n);
        m_residual.resize(n);
        for (std::size_t i = 0; i < n; ++i) {
            const std::uint32_t p = m_points[i];
            const double hold = holdOf(p);
            double diagonal = hold;
            for (const auto& neighbor : m_surface.neighbors(p)) {
                diagonal += static_cast<double>(neighbor.stiffness);
            }
            m_root[i] = std::sqrt(diagonal);
            const auto weight = static_cast<double>(weights.row(p)[source]);
            m_y[i] = m_root[i] * weight;
            m_residual[i] = hold * weight / m_root[i];
        }
        m_offsets.assign(1, 0);
        m_entries.clear();
        for (std::size_t i = 0; i < n; ++i) {
            for (const auto& neighbor : m_surface.neighbors(m_points[i])) {
                if (const std::uint32_t j = m_local[neighbor.point]; j != kOutside) {
                    m_entries.push_back(
                        {static_cast<double>(neighbor.stiffness) / (m_root[i] * m_root[j]), j});
                }
            }
            m_offsets.push_back(static_cast<std::uint32_t>(m_entries.size()));
        }
    }

    /// M / (s d^2) of a point; one that stays outweighs every neighbour.
    double holdOf(std::uint32_t point) const {
        constexpr double most = 1e12;
        const auto length = static_cast<double>(diffusionLength(point));
        const double mass = m_surface.m_mass[point];
        return length > 0.0 && mass > 0.0 ? std::min(most, mass / (length * length)) : most;
    }

    /// (A v)_i.
    double product(const std::vector<double>& v, std::size_t i) const {
        double sum = v[i];
        for (std::uint32_t e = m_offsets[i]; e < m_offsets[i + 1]; ++e) {
            sum -= m_entries[e].value * v[m_entries[e].column];
        }
        return sum;
    }

    /// Conjugate gradients from the weights as they are.
    void iterate() {
        const std::size_t n = m_points.size();
        m_direction.resize(n);
        m_product.resize(n);
        double scale = 0.0;
        double rho = 0.0;
        for (std::size_t i = 0; i < n; ++i) {
            scale += m_residual[i] * m_residual[i];
            m_residual[i] -= product(m_y, i);
            m_direction[i] = m_residual[i];
            rho += m_residual[i] * m_residual[i];
        }
        for (int step = 0; step < kMostSteps && rho > kResidual * kResidual * scale; ++step) {
            double curvature = 0.0;
            for (std::size_t i = 0; i < n; ++i) {
                m_product[i] = product(m_direction, i);
                curvature += m_direction[i] * m_product[i];
            }
            const double along = rho / curvature;
            const double before = rho;
            rho = 0.0;
            for (std::size_t i = 0; i < n; ++i) {
                m_y[i] += along * m_direction[i];
                m_residual[i] -= along * m_product[i];
                rho += m_residual[i] * m_residual[i];
            }
            for (std::size_t i = 0; i < n; ++i) {
                m_direction[i] = m_residual[i] + rho / before * m_direction[i];
            }
        }
    }

    struct Entry {
        double value = 0.0; ///< negative of the matrix's
        std::uint32_t column = 0;
    };

    const SurfaceDiffusion& m_surface;
    double m_smoothing;
    std::vector<std::uint32_t> m_local; ///< #P place in m_points, or kOutside
    std::vector<float> m_label;         ///< #P diffusion lengths from the column's own points
    std::vector<std::uint32_t> m_points;
    std::vector<std::uint32_t> m_offsets;
    std::vector<Entry> m_entries;
    std::vector<double> m_root;
    std::vector<double> m_y;
    std::vector<double> m_residual;
    std::vector<double> m_direction;
    std::vector<double> m_product;
};

void SurfaceDiffusion::apply(WeightTable& weights, double smoothing) const {
    if (!(smoothing > 0.0)) {
        return;
    }
    parallelFor(weights.sources, 1, [&](std::size_t begin, std::size_t end) {
        ColumnSolver solver(*this, smoothing);
        for (std::size_t source = begin; source < end; ++source) {
            solver.solve(weights, source);
        }
    });
    parallelFor(weights.points, 4096, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end; ++p) {
            normalize(weights.row(p));
        }
    });
}

} // namespace sinew
