#include "core/weights/Diffusion.h"

#include "core/base/Parallel.h"
#include "core/weights/ColumnSolver.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <numeric>
#include <span>
#include <vector>

namespace sinew {
namespace {

constexpr double kLargestCotangent = 1e3; // needles
constexpr std::size_t kStiffnessRowsGrain = 4096;
constexpr std::size_t kStiffnessRowsPoll = std::size_t{1} << 16U;

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
    parallelFor(m_vertices.size(), kStiffnessRowsGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end && !m_progress.canceled(); ++p) {
            mergeRow(p);
        }
    });
    compact(surface);
}

void StiffnessRows::measure() {
    parallelFor(m_triangles.size(), kStiffnessRowsGrain, [&](std::size_t begin, std::size_t end) {
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
                m_corners[t].stiffness[c] = 0.5 * triangle.share * cotangent;
                m_corners[t].mass = triangle.share * twiceArea / 6.0;
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
        if (t % kStiffnessRowsPoll == 0 && m_progress.canceled()) {
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
        if (t % kStiffnessRowsPoll == 0 && m_progress.canceled()) {
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
    parallelFor(m_vertices.size(), kStiffnessRowsGrain, [&](std::size_t begin, std::size_t end) {
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

constexpr std::size_t kDiffusionGrain = 4096;

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
