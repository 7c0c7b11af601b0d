#include "core/voxel/voxelize/FineColumns.h"

#include "core/base/Parallel.h"
#include "core/voxel/voxelize/TriangleAlong.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

/// A column's number: base column, then its place twice over (middles lie at halves), 20 bits each.
constexpr unsigned kPlaceBits = 20;
constexpr std::uint64_t kPlaceMask = (1ULL << kPlaceBits) - 1;

FlatPlace placeOf(std::uint64_t column) {
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
                if (const auto crossing = along.crossing(placeOf(m_columns[column]), column)) {
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
