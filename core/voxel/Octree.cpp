#include "core/voxel/Octree.h"

#include "core/base/Parallel.h"
#include "core/voxel/BoxOverlap.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cmath>
#include <mutex>

namespace sinew {
namespace {

Cell cellAt(const Vec3& p, std::uint32_t resolution) {
    Cell cell{};
    for (std::size_t i = 0; i < 3; ++i) {
        const double limit = static_cast<double>(resolution) - 1.0;
        cell[i] =
            static_cast<std::uint32_t>(std::clamp(std::floor(p[static_cast<Eigen::Index>(i)]), 0.0, limit));
    }
    return cell;
}

/// Collects the finest voxels that a primitive meets, walking down from the smallest cell around it.
template<typename Overlap>
class CellCollector {
public:
    CellCollector(const Overlap& overlap, int depth, std::vector<std::uint64_t>& keys)
        : m_overlap(overlap)
        , m_keys(keys)
        , m_resolution(1U << static_cast<unsigned>(depth)) {}

    void collect() {
        // A primitive in the plane between two voxels belongs to both: which one must not hang on rounding.
        const Vec3 slack = Vec3::Constant(kOverlapSlack);
        const Cell low = cellAt(m_overlap.box().min - slack, m_resolution);
        const Cell high = cellAt(m_overlap.box().max + slack, m_resolution);
        const std::uint32_t differing = (low[0] ^ high[0]) | (low[1] ^ high[1]) | (low[2] ^ high[2]);
        const auto sizeLog2 = static_cast<std::uint32_t>(std::bit_width(differing));
        m_low = low;
        m_high = high;
        const std::uint32_t mask = ~((1U << sizeLog2) - 1U);
        descend({low[0] & mask, low[1] & mask, low[2] & mask}, sizeLog2);
    }

private:
    void descend(const Cell& corner, std::uint32_t sizeLog2) {
        const std::uint32_t size = 1U << sizeLog2;
        for (std::size_t i = 0; i < 3; ++i) {
            if (corner[i] > m_high[i] || corner[i] + size <= m_low[i]) {
                return;
            }
        }
        const double half = 0.5 * size;
        const Vec3 center(corner[0] + half, corner[1] + half, corner[2] + half);
        if (!m_overlap.overlapsCube(center, half)) {
            return;
        }
        if (sizeLog2 == 0) {
            m_keys.push_back(mortonKey(corner));
            return;
        }
        const std::uint32_t step = size / 2;
        for (std::uint32_t child = 0; child < 8; ++child) {
            descend({corner[0] + (child & 1U) * step, corner[1] + (child >> 1 & 1U) * step,
                     corner[2] + (child >> 2) * step},
                    sizeLog2 - 1);
        }
    }

    const Overlap& m_overlap;
    std::vector<std::uint64_t>& m_keys;
    std::uint32_t m_resolution;
    Cell m_low{};
    Cell m_high{};
};

bool finite(std::span<const Vec3> points, const Triangle& t) {
    return points[t[0]].allFinite() && points[t[1]].allFinite() && points[t[2]].allFinite();
}

} // namespace

Expected<std::vector<std::uint64_t>> voxelsOfTriangles(std::span<const Vec3> points,
                                                       std::span<const Triangle> triangles, int depth,
                                                       Progress& progress) {
    std::vector<std::uint64_t> all;
    std::mutex merging;
    std::atomic<bool> canceled{false};
    parallelFor(triangles.size(), 2048, [&](std::size_t begin, std::size_t end) {
        if (canceled || progress.canceled()) {
            canceled = true;
            return;
        }
        std::vector<std::uint64_t> keys;
        for (std::size_t t = begin; t < end; ++t) {
            const Triangle& triangle = triangles[t];
            if (finite(points, triangle)) {
                const TriangleOverlap overlap(points[triangle[0]], points[triangle[1]], points[triangle[2]]);
                CellCollector(overlap, depth, keys).collect();
            }
        }
        std::sort(keys.begin(), keys.end());
        keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
        // The order of arrival is lost in the sort below.
        const std::lock_guard lock(merging);
        all.insert(all.end(), keys.begin(), keys.end());
    });
    if (canceled) {
        return fail(ErrorCode::Canceled);
    }
    sortUnique(all);
    return all;
}

std::vector<std::uint64_t> voxelsOfSegments(std::span<const Segment> segments, int depth) {
    std::vector<std::uint64_t> keys;
    for (const Segment& segment : segments) {
        const SegmentOverlap overlap(segment);
        CellCollector(overlap, depth, keys).collect();
    }
    sortUnique(keys);
    return keys;
}

std::vector<OctreeCell> octreeLeaves(std::span<const std::uint64_t> fineKeys, int depth) {
    std::vector<OctreeCell> leaves;
    leaves.reserve(fineKeys.size() * 3);
    std::uint64_t next = 0;
    // The gap between two fine voxels is tiled by the largest aligned cells that fit: the siblings of their
    // ancestors.
    const auto fillUpTo = [&](std::uint64_t end) {
        while (next < end) {
            std::uint8_t sizeLog2 = 0;
            while (sizeLog2 < depth) {
                const std::uint64_t larger = 1ULL << (3U * (sizeLog2 + 1U));
                if (next % larger != 0 || next + larger > end) {
                    break;
                }
                ++sizeLog2;
            }
            leaves.push_back({next, sizeLog2});
            next += 1ULL << (3U * sizeLog2);
        }
    };
    for (const std::uint64_t key : fineKeys) {
        fillUpTo(key);
        leaves.push_back({key, 0});
        next = key + 1;
    }
    fillUpTo(1ULL << (3U * static_cast<unsigned>(depth)));
    return leaves;
}

} // namespace sinew
