#include "core/voxel/voxelize/Voxelize.h"

#include "core/base/Parallel.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <optional>
#include <tuple>

namespace sinew {
namespace {

/// A place in the plane across an axis, grid space.
struct FlatPoint {
    double u = 0.0;
    double v = 0.0;
};

/// One triangle seen along an axis, for finding where columns run through it.
class TriangleAlong {
public:
    TriangleAlong(std::span<const Vec3> vertices, const Triangle& triangle, std::size_t axis);

    bool edgeOn() const { return m_sign == 0; } ///< no column runs through it
    const std::array<FlatPoint, 3>& corners() const { return m_flat; }
    /// The crossing of the column at a place, counted for `column`. Exactly one of the two faces that share
    /// an edge is crossed there.
    std::optional<ColumnCrossing> crossing(const FlatPoint& at, std::uint32_t column) const;

private:
    Triangle m_indices;
    std::array<FlatPoint, 3> m_flat{};
    std::array<double, 3> m_depth{};
    int m_sign = 0;
};

/// Twice the signed area of (p, q, s), computed from the lower vertex index on, so that the two faces of an
/// edge get exactly opposite values.
double edgeSide(const FlatPoint& p, const FlatPoint& q, std::uint32_t pIndex, std::uint32_t qIndex,
                const FlatPoint& s) {
    const auto cross = [&s](const FlatPoint& a, const FlatPoint& b) {
        return (b.u - a.u) * (s.v - a.v) - (b.v - a.v) * (s.u - a.u);
    };
    return pIndex < qIndex ? cross(p, q) : -cross(q, p);
}

/// Top-left rule: a sample exactly on an edge belongs to one of the two faces that share it.
bool ownsEdge(const FlatPoint& p, const FlatPoint& q) {
    return q.v > p.v || (q.v == p.v && q.u < p.u);
}

TriangleAlong::TriangleAlong(std::span<const Vec3> vertices, const Triangle& triangle, std::size_t axis)
    : m_indices(triangle) {
    const auto d = static_cast<Eigen::Index>(axis);
    for (std::size_t i = 0; i < 3; ++i) {
        const Vec3& p = vertices[triangle[i]];
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

std::optional<ColumnCrossing> TriangleAlong::crossing(const FlatPoint& at, std::uint32_t column) const {
    std::array<double, 3> side{}; // opposite to corner i: the corner's barycentric weight
    for (std::size_t i = 0; i < 3; ++i) {
        const std::size_t p = (i + 1) % 3;
        const std::size_t q = (i + 2) % 3;
        side[i] = edgeSide(m_flat[p], m_flat[q], m_indices[p], m_indices[q], at);
        if (side[i] < 0.0 || (side[i] == 0.0 && !ownsEdge(m_flat[p], m_flat[q]))) {
            return std::nullopt;
        }
    }
    const double depth =
        (side[0] * m_depth[0] + side[1] * m_depth[1] + side[2] * m_depth[2]) / (side[0] + side[1] + side[2]);
    return ColumnCrossing{column, static_cast<float>(depth), static_cast<std::int8_t>(m_sign)};
}

/// Indices of the cells of a row, each 1 wide, whose centres lie between the smallest and largest of three
/// coordinates; empty when first > second.
std::pair<std::int64_t, std::int64_t> centresBetween(double a, double b, double c, std::uint32_t count) {
    const double low = std::max(std::ceil(std::min({a, b, c}) - 0.5), 0.0);
    const double high = std::min(std::floor(std::max({a, b, c}) - 0.5), static_cast<double>(count) - 1.0);
    return {static_cast<std::int64_t>(low), static_cast<std::int64_t>(high)};
}

bool before(const ColumnCrossing& a, const ColumnCrossing& b) {
    return std::tie(a.column, a.depth, a.sign) < std::tie(b.column, b.depth, b.sign);
}

void collect(const TriangleAlong& triangle, std::uint32_t resolution, std::vector<ColumnCrossing>& out) {
    if (triangle.edgeOn()) {
        return;
    }
    const auto& flat = triangle.corners();
    const auto [lowU, highU] = centresBetween(flat[0].u, flat[1].u, flat[2].u, resolution);
    const auto [lowV, highV] = centresBetween(flat[0].v, flat[1].v, flat[2].v, resolution);
    for (std::int64_t v = lowV; v <= highV; ++v) {
        for (std::int64_t u = lowU; u <= highU; ++u) {
            const FlatPoint at{static_cast<double>(u) + 0.5, static_cast<double>(v) + 0.5};
            if (const auto crossing = triangle.crossing(at, static_cast<std::uint32_t>(v * resolution + u))) {
                out.push_back(*crossing);
            }
        }
    }
}

/// A column's number: base column, then its place twice over (middles lie at halves), 20 bits each.
constexpr unsigned kPlaceBits = 20;
constexpr std::uint64_t kPlaceMask = (1ULL << kPlaceBits) - 1;

FlatPoint pointOf(std::uint64_t column) {
    return {0.5 * static_cast<double>(column & kPlaceMask),
            0.5 * static_cast<double>(column >> kPlaceBits & kPlaceMask)};
}

/// The rows of base columns that touch an extent.
std::pair<std::int64_t, std::int64_t> rowsMet(double a, double b, double c, double width,
                                              std::uint32_t count) {
    const double low = std::clamp(std::floor(std::min({a, b, c}) / width), 0.0, count - 1.0);
    const double high = std::clamp(std::floor(std::max({a, b, c}) / width), 0.0, count - 1.0);
    return {static_cast<std::int64_t>(low), static_cast<std::int64_t>(high)};
}

} // namespace

Expected<CrossingLists> CrossingLists::build(
    std::size_t triangles, std::size_t columns,
    const std::function<void(std::size_t triangle, std::vector<ColumnCrossing>& out)>& collect,
    Progress& progress) {
    constexpr std::size_t kColumnVoxelizerGrain = 4096;
    std::vector<std::vector<ColumnCrossing>> chunks((triangles + kColumnVoxelizerGrain - 1) /
                                                    kColumnVoxelizerGrain);
    std::atomic<bool> canceled{false};
    parallelFor(chunks.size(), 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t chunk = begin; chunk < end; ++chunk) {
            if (canceled || progress.canceled()) {
                canceled = true;
                return;
            }
            const std::size_t last = std::min((chunk + 1) * kColumnVoxelizerGrain, triangles);
            for (std::size_t t = chunk * kColumnVoxelizerGrain; t < last; ++t) {
                collect(t, chunks[chunk]);
            }
            std::sort(chunks[chunk].begin(), chunks[chunk].end(), before);
        }
    });
    if (canceled) {
        return fail(ErrorCode::Canceled);
    }
    std::vector<ColumnCrossing> all;
    for (std::vector<ColumnCrossing>& chunk : chunks) {
        all.insert(all.end(), chunk.begin(), chunk.end());
        chunk = {};
    }
    std::sort(all.begin(), all.end(), before);

    CrossingLists result;
    result.m_offsets.assign(columns + 1, 0);
    result.m_depths.reserve(all.size());
    result.m_signs.reserve(all.size());
    for (const ColumnCrossing& crossing : all) {
        ++result.m_offsets[crossing.column + 1];
        result.m_depths.push_back(crossing.depth);
        result.m_signs.push_back(crossing.sign);
    }
    for (std::size_t column = 1; column < result.m_offsets.size(); ++column) {
        result.m_offsets[column] += result.m_offsets[column - 1];
    }
    return result;
}

bool CrossingLists::inside(std::size_t column, float t, InsideRule rule) const {
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

Expected<ColumnCrossings> ColumnCrossings::build(std::span<const Vec3> vertices,
                                                 std::span<const Triangle> triangles, std::size_t axis,
                                                 std::uint32_t resolution, Progress& progress) {
    auto lists = CrossingLists::build(
        triangles.size(), static_cast<std::size_t>(resolution) * resolution,
        [&](std::size_t t, std::vector<ColumnCrossing>& out) {
            collect(TriangleAlong(vertices, triangles[t], axis), resolution, out);
        },
        progress);
    if (!lists) {
        return fail(lists.error());
    }
    ColumnCrossings result;
    result.m_resolution = resolution;
    result.m_lists = std::move(*lists);
    return result;
}

std::uint64_t FineColumns::columnOf(const OctreeCell& leaf) const {
    const Cell corner = cellOfKey(leaf.key);
    const std::uint64_t size = 1ULL << leaf.sizeLog2;
    const std::uint64_t u = 2ULL * corner[(m_axis + 1) % 3] + size;
    const std::uint64_t v = 2ULL * corner[(m_axis + 2) % 3] + size;
    const std::uint64_t base = (v >> (m_fineLog2 + 1)) * m_baseResolution + (u >> (m_fineLog2 + 1));
    return base << (2 * kPlaceBits) | v << kPlaceBits | u;
}

void FineColumns::collect(std::span<const Vec3> vertices, const Triangle& triangle,
                          std::vector<ColumnCrossing>& out) const {
    const TriangleAlong along(vertices, triangle, m_axis);
    const auto& flat = along.corners();
    if (along.edgeOn() || !std::isfinite(flat[0].u + flat[1].u + flat[2].u) ||
        !std::isfinite(flat[0].v + flat[1].v + flat[2].v)) {
        return;
    }
    const double width = 1U << m_fineLog2;
    const auto [lowU, highU] = rowsMet(flat[0].u, flat[1].u, flat[2].u, width, m_baseResolution);
    const auto [lowV, highV] = rowsMet(flat[0].v, flat[1].v, flat[2].v, width, m_baseResolution);
    for (std::int64_t v = lowV; v <= highV; ++v) {
        for (std::int64_t u = lowU; u <= highU; ++u) {
            const auto base = static_cast<std::size_t>(v * m_baseResolution + u);
            for (std::uint32_t column = m_firstInBase[base]; column < m_firstInBase[base + 1]; ++column) {
                if (const auto crossing = along.crossing(pointOf(m_columns[column]), column)) {
                    out.push_back(*crossing);
                }
            }
        }
    }
}

Expected<FineColumns> FineColumns::build(std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                                         std::size_t axis, std::span<const OctreeCell> leaves,
                                         const VoxelFrame& frame, Progress& progress) {
    FineColumns result;
    result.m_axis = axis;
    result.m_fineLog2 = frame.fineLog2;
    result.m_baseResolution = frame.resolution() >> frame.fineLog2;
    result.m_columns.reserve(leaves.size());
    for (const OctreeCell& leaf : leaves) {
        result.m_columns.push_back(result.columnOf(leaf));
    }
    sortUnique(result.m_columns);
    const std::size_t baseColumns =
        static_cast<std::size_t>(result.m_baseResolution) * result.m_baseResolution;
    result.m_firstInBase.assign(baseColumns + 1, 0);
    for (const std::uint64_t column : result.m_columns) {
        ++result.m_firstInBase[(column >> (2 * kPlaceBits)) + 1];
    }
    for (std::size_t base = 0; base < baseColumns; ++base) {
        result.m_firstInBase[base + 1] += result.m_firstInBase[base];
    }
    auto lists = CrossingLists::build(
        triangles.size(), result.m_columns.size(),
        [&](std::size_t t, std::vector<ColumnCrossing>& out) { result.collect(vertices, triangles[t], out); },
        progress);
    if (!lists) {
        return fail(lists.error());
    }
    result.m_lists = std::move(*lists);
    return result;
}

bool FineColumns::inside(const OctreeCell& leaf, InsideRule rule) const {
    const auto column = std::lower_bound(m_columns.begin(), m_columns.end(), columnOf(leaf));
    const float depth =
        static_cast<float>(cellOfKey(leaf.key)[m_axis]) + 0.5F * static_cast<float>(1U << leaf.sizeLog2);
    return m_lists.inside(static_cast<std::size_t>(column - m_columns.begin()), depth, rule);
}

} // namespace sinew
