#include "core/voxel/ColumnVoxelizer.h"

#include "core/base/Parallel.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <tuple>

namespace sinew {
namespace {

struct Crossing {
    std::uint32_t column;
    float depth;
    std::int8_t sign;
    bool operator<(const Crossing& other) const {
        return std::tie(column, depth, sign) < std::tie(other.column, other.depth, other.sign);
    }
};

struct Flat {
    double u, v;
};

/// Twice the signed area of (p, q, s), computed from the lower point index on, so that the two faces of an
/// edge get exactly opposite values.
double edgeSide(const Flat& p, const Flat& q, std::uint32_t pIndex, std::uint32_t qIndex, const Flat& s) {
    const auto cross = [&s](const Flat& a, const Flat& b) {
        return (b.u - a.u) * (s.v - a.v) - (b.v - a.v) * (s.u - a.u);
    };
    return pIndex < qIndex ? cross(p, q) : -cross(q, p);
}

/// Top-left rule: a sample exactly on an edge belongs to one of the two faces that share it.
bool ownsEdge(const Flat& p, const Flat& q) {
    return q.v > p.v || (q.v == p.v && q.u < p.u);
}

/// The columns through one triangle, seen along the axis.
class TriangleColumns {
public:
    TriangleColumns(std::span<const Vec3> points, const Triangle& triangle, std::size_t axis)
        : m_indices(triangle) {
        const auto d = static_cast<Eigen::Index>(axis);
        for (std::size_t i = 0; i < 3; ++i) {
            const Vec3& p = points[triangle[i]];
            m_flat[i] = {p[(d + 1) % 3], p[(d + 2) % 3]};
            m_depth[i] = p[d];
        }
        const double area = (m_flat[1].u - m_flat[0].u) * (m_flat[2].v - m_flat[0].v) -
                            (m_flat[1].v - m_flat[0].v) * (m_flat[2].u - m_flat[0].u);
        m_sign = area > 0.0 ? 1 : (area < 0.0 ? -1 : 0);
        if (m_sign < 0) {
            // Walk it counter-clockwise; the sign remembers which way it faced.
            std::swap(m_indices[1], m_indices[2]);
            std::swap(m_flat[1], m_flat[2]);
            std::swap(m_depth[1], m_depth[2]);
        }
    }

    void collect(std::uint32_t resolution, std::vector<Crossing>& out) const {
        if (m_sign == 0) {
            return;
        }
        const auto [lowU, highU] = centreRange(m_flat[0].u, m_flat[1].u, m_flat[2].u, resolution);
        const auto [lowV, highV] = centreRange(m_flat[0].v, m_flat[1].v, m_flat[2].v, resolution);
        for (std::int64_t v = lowV; v <= highV; ++v) {
            for (std::int64_t u = lowU; u <= highU; ++u) {
                sample(static_cast<std::uint32_t>(u), static_cast<std::uint32_t>(v), resolution, out);
            }
        }
    }

private:
    /// Indices of the column centres i + 0.5 between the smallest and largest of three coordinates.
    static std::pair<std::int64_t, std::int64_t> centreRange(double a, double b, double c,
                                                             std::uint32_t resolution) {
        const double low = std::max(std::ceil(std::min({a, b, c}) - 0.5), 0.0);
        const double high =
            std::min(std::floor(std::max({a, b, c}) - 0.5), static_cast<double>(resolution) - 1.0);
        return {static_cast<std::int64_t>(low), static_cast<std::int64_t>(high)};
    }

    void sample(std::uint32_t u, std::uint32_t v, std::uint32_t resolution,
                std::vector<Crossing>& out) const {
        const Flat at{u + 0.5, v + 0.5};
        std::array<double, 3> side{}; // opposite to corner i: the corner's barycentric weight
        for (std::size_t i = 0; i < 3; ++i) {
            const std::size_t p = (i + 1) % 3;
            const std::size_t q = (i + 2) % 3;
            side[i] = edgeSide(m_flat[p], m_flat[q], m_indices[p], m_indices[q], at);
            if (side[i] < 0.0 || (side[i] == 0.0 && !ownsEdge(m_flat[p], m_flat[q]))) {
                return;
            }
        }
        const double depth = (side[0] * m_depth[0] + side[1] * m_depth[1] + side[2] * m_depth[2]) /
                             (side[0] + side[1] + side[2]);
        out.push_back({v * resolution + u, static_cast<float>(depth), static_cast<std::int8_t>(m_sign)});
    }

    Triangle m_indices;
    std::array<Flat, 3> m_flat{};
    std::array<double, 3> m_depth{};
    int m_sign = 0;
};

} // namespace

Expected<ColumnCrossings> ColumnCrossings::build(std::span<const Vec3> points,
                                                 std::span<const Triangle> triangles, std::size_t axis,
                                                 std::uint32_t resolution, Progress& progress) {
    constexpr std::size_t kGrain = 4096;
    std::vector<std::vector<Crossing>> chunks((triangles.size() + kGrain - 1) / kGrain);
    std::atomic<bool> canceled{false};
    parallelFor(chunks.size(), 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t chunk = begin; chunk < end; ++chunk) {
            if (canceled || progress.canceled()) {
                canceled = true;
                return;
            }
            const std::size_t last = std::min((chunk + 1) * kGrain, triangles.size());
            for (std::size_t t = chunk * kGrain; t < last; ++t) {
                TriangleColumns(points, triangles[t], axis).collect(resolution, chunks[chunk]);
            }
            std::sort(chunks[chunk].begin(), chunks[chunk].end());
        }
    });
    if (canceled) {
        return fail(ErrorCode::Canceled);
    }
    std::vector<Crossing> all;
    for (std::vector<Crossing>& chunk : chunks) {
        all.insert(all.end(), chunk.begin(), chunk.end());
        chunk = {};
    }
    std::sort(all.begin(), all.end());

    ColumnCrossings result;
    result.m_resolution = resolution;
    result.m_offsets.assign(static_cast<std::size_t>(resolution) * resolution + 1, 0);
    result.m_depths.reserve(all.size());
    result.m_signs.reserve(all.size());
    for (const Crossing& crossing : all) {
        ++result.m_offsets[crossing.column + 1];
        result.m_depths.push_back(crossing.depth);
        result.m_signs.push_back(crossing.sign);
    }
    for (std::size_t column = 1; column < result.m_offsets.size(); ++column) {
        result.m_offsets[column] += result.m_offsets[column - 1];
    }
    return result;
}

bool ColumnCrossings::inside(std::uint32_t u, std::uint32_t v, float t, InsideRule rule) const {
    const std::size_t column = static_cast<std::size_t>(v) * m_resolution + u;
    const auto begin = static_cast<std::ptrdiff_t>(m_offsets[column]);
    const auto end = static_cast<std::ptrdiff_t>(m_offsets[column + 1]);
    const auto ahead =
        std::lower_bound(m_depths.begin() + begin, m_depths.begin() + end, t) - m_depths.begin();
    if (ahead == begin || ahead == end) {
        return false; // nothing on one side: one of the two views sees the open
    }
    if (rule == InsideRule::NearestFace) {
        return m_signs[static_cast<std::size_t>(ahead)] > 0 &&
               m_signs[static_cast<std::size_t>(ahead) - 1] < 0;
    }
    int leavingAhead = 0;
    for (auto i = ahead; i < end; ++i) {
        leavingAhead += m_signs[static_cast<std::size_t>(i)];
    }
    int enteringBehind = 0;
    for (auto i = begin; i < ahead; ++i) {
        enteringBehind -= m_signs[static_cast<std::size_t>(i)];
    }
    return leavingAhead > 0 && enteringBehind > 0;
}

} // namespace sinew
