#include "core/weights/Diffusion.h"

#include "core/base/Parallel.h"
#include "core/weights/ColumnSolver.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace sinew {
namespace {

constexpr double kLargestCotangent = 1e3; // needles
constexpr std::size_t kGrain = 4096;

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

void SurfaceDiffusion::apply(WeightTable& weights, double smoothing) const {
    if (!(smoothing > 0.0)) {
        return;
    }
    const ScaledSystem system(*this, smoothing);
    const std::vector<WeightColumn> columns = columnsOf(weights);
    parallelFor(weights.sources, 1, [&](std::size_t begin, std::size_t end) {
        ColumnSolver solver(system);
        for (std::size_t source = begin; source < end; ++source) {
            solver.solve(columns[source], weights, source);
        }
    });
    parallelFor(weights.points, kGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end; ++p) {
            normalize(weights.row(p));
        }
    });
}

} // namespace sinew
