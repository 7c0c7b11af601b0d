#include "core/voxel/voxelize/ColumnVoxelizer.h"

#include "core/base/Parallel.h"
#include "core/voxel/voxelize/TriangleAlong.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <tuple>

namespace sinew {
namespace {

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
            const FlatPlace at{static_cast<double>(u) + 0.5, static_cast<double>(v) + 0.5};
            if (const auto crossing = triangle.crossing(at, static_cast<std::uint32_t>(v * resolution + u))) {
                out.push_back(*crossing);
            }
        }
    }
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

} // namespace sinew
