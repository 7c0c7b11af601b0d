#include "core/voxel/Octree.h"

#include "core/base/Parallel.h"
#include "core/geometry/Intersect.h"
#include "core/voxel/SparseVoxels.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cmath>
#include <mutex>
#include <numbers>

namespace sinew {
namespace {

bool apart(const Aabb& box, const Vec3& center, const Vec3& half) {
    return ((box.min - center).array() > half.array()).any() ||
           ((center - box.max).array() > half.array()).any();
}

Cell cellAt(const Vec3& p, std::uint32_t resolution) {
    Cell cell{};
    for (std::size_t i = 0; i < 3; ++i) {
        const double limit = static_cast<double>(resolution) - 1.0;
        cell[i] =
            static_cast<std::uint32_t>(std::clamp(std::floor(p[static_cast<Eigen::Index>(i)]), 0.0, limit));
    }
    return cell;
}

/// Collects the cells that a primitive meets, crossing down from the smallest cell around it.
template<typename Overlap>
class CellCollector {
public:
    CellCollector(const Overlap& overlap, const CellSplitter& splitter, std::vector<std::uint64_t>& codes)
        : m_overlap(overlap)
        , m_splitter(splitter)
        , m_codes(codes) {}

    void collect() {
        // A primitive in the plane between two voxels belongs to both: which one must not depend on rounding.
        const Vec3 slack = Vec3::Constant(kOverlapSlack);
        const Cell low = cellAt(m_overlap.box().min - slack, m_splitter.resolution());
        const Cell high = cellAt(m_overlap.box().max + slack, m_splitter.resolution());
        const std::uint32_t differing = (low[0] ^ high[0]) | (low[1] ^ high[1]) | (low[2] ^ high[2]);
        const auto sizeLog2 = static_cast<std::uint32_t>(std::bit_width(differing));
        m_low = low;
        m_high = high;
        // At least a base voxel, which may be where the path ends.
        const std::uint32_t size = std::max(sizeLog2, m_splitter.largestEnd());
        const std::uint32_t mask = ~((1U << size) - 1U);
        descend({low[0] & mask, low[1] & mask, low[2] & mask}, size);
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
        if (!m_splitter.splits(corner, sizeLog2)) {
            m_codes.push_back(cellCode({mortonKey(corner), static_cast<std::uint8_t>(sizeLog2)}));
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
    const CellSplitter& m_splitter;
    std::vector<std::uint64_t>& m_codes;
    Cell m_low{};
    Cell m_high{};
};

/// Cells whose middle is no farther from a volume's surface than their corners: few that miss it.
class VolumeOverlap {
public:
    explicit VolumeOverlap(const RoundedBox& volume)
        : m_volume(volume) {
        const Vec3 reach = volume.axes.cwiseAbs() * volume.half + Vec3::Constant(volume.radius);
        m_box.add(volume.center - reach);
        m_box.add(volume.center + reach);
    }

    const Aabb& box() const { return m_box; }
    bool overlapsCube(const Vec3& center, double half) const {
        return std::abs(m_volume.signedDistanceTo(center)) <= std::numbers::sqrt3 * half;
    }

private:
    const RoundedBox& m_volume;
    Aabb m_box;
};

bool finite(std::span<const Vec3> vertices, const Triangle& t) {
    return vertices[t[0]].allFinite() && vertices[t[1]].allFinite() && vertices[t[2]].allFinite();
}

/// A frame of which only the depth counts.
VoxelFrame frameOf(int depth) {
    VoxelFrame frame;
    frame.depth = depth;
    return frame;
}

std::vector<std::uint64_t> keysOf(std::vector<std::uint64_t> codes) {
    for (std::uint64_t& code : codes) {
        code = cellOfCode(code).key;
    }
    return codes;
}

class Changer {
public:
    Changer(const LeafChange& change, const VoxelFrame& frame)
        : m_change(change)
        , m_frame(frame)
        , m_modelFromGrid(frame.gridFromModel.inverse()) {}

    void add(const OctreeCell& cell, std::uint8_t flags) {
        const std::uint8_t changed = m_change.inside(flags);
        if (changed == flags) {
            keep(cell, flags);
            return;
        }
        const double size = 1U << cell.sizeLog2;
        const Cell corner = cellOfKey(cell.key);
        const Vec3 middle = Vec3(corner[0], corner[1], corner[2]) + Vec3::Constant(0.5 * size);
        const double distance = m_change.signedDistance(m_modelFromGrid * middle);
        const double reach = 0.5 * std::numbers::sqrt3 * size * m_frame.voxelSize;
        if (distance >= reach) {
            keep(cell, flags);
        } else if (distance <= -reach || cell.sizeLog2 <= m_frame.fineLog2) {
            keep(cell, distance < 0.0 ? changed : flags);
        } else {
            const auto smaller = static_cast<std::uint8_t>(cell.sizeLog2 - 1);
            for (std::uint64_t child = 0; child < 8; ++child) {
                add({cell.key + (child << (3U * smaller)), smaller}, flags);
            }
        }
    }

    FlaggedLeaves take() { return std::move(m_leaves); }

private:
    void keep(const OctreeCell& cell, std::uint8_t flag) {
        m_leaves.cells.push_back(cell);
        m_leaves.flags.push_back(flag);
    }

    const LeafChange& m_change;
    const VoxelFrame& m_frame;
    Transform m_modelFromGrid;
    FlaggedLeaves m_leaves;
};

std::uint8_t separated(std::uint8_t /*before*/) {
    return 0;
}

std::uint8_t connected(std::uint8_t before) {
    return static_cast<std::uint8_t>(kLeafInterior | (before & kLeafBone));
}

} // namespace

int Refinement::depth(int baseDepth) const {
    int deepest = baseDepth;
    for (const RefineBox& box : boxes) {
        deepest = std::max(deepest, box.depth);
    }
    for (std::size_t level = 0; level < cells.size(); ++level) {
        if (!cells[level].empty()) {
            deepest = std::max(deepest, static_cast<int>(level) + 1);
        }
    }
    return deepest;
}

CellSplitter::CellSplitter(const Refinement& refinement, const VoxelFrame& frame)
    : m_refinement(refinement)
    , m_depth(frame.depth)
    , m_fineLog2(frame.fineLog2)
    , m_modelFromGrid(frame.gridFromModel.inverse()) {
    for (const RefineBox& box : refinement.boxes) {
        GridBox inGrid;
        inGrid.model.add(box.low);
        inGrid.model.add(box.high);
        inGrid.depth = box.depth;
        for (unsigned c = 0; c < 8; ++c) {
            inGrid.grid.add(frame.gridFromModel * Vec3((c & 1U ? box.high : box.low).x(),
                                                       (c & 2U ? box.high : box.low).y(),
                                                       (c & 4U ? box.high : box.low).z()));
        }
        m_boxes.push_back(inGrid);
    }
}

bool CellSplitter::refines(const Cell& corner, unsigned sizeLog2) const {
    const int level = m_depth - static_cast<int>(sizeLog2);
    if (static_cast<std::size_t>(level) < m_refinement.cells.size()) {
        const auto& cells = m_refinement.cells[static_cast<std::size_t>(level)];
        if (std::binary_search(cells.begin(), cells.end(), mortonKey(corner) >> (3U * sizeLog2))) {
            return true;
        }
    }
    if (m_boxes.empty()) {
        return false;
    }
    const double half = 0.5 * (1U << sizeLog2);
    const Vec3 center = Vec3(corner[0], corner[1], corner[2]) + Vec3::Constant(half);
    const Vec3 modelCenter = m_modelFromGrid * center;
    const Vec3 modelHalf = half * m_modelFromGrid.linear().cwiseAbs().rowwise().sum();
    return std::any_of(m_boxes.begin(), m_boxes.end(), [&](const GridBox& box) {
        return level < box.depth && !apart(box.grid, center, Vec3::Constant(half)) &&
               !apart(box.model, modelCenter, modelHalf);
    });
}

void collectCells(const std::array<Vec3, 3>& triangle, const CellSplitter& splitter,
                  std::vector<std::uint64_t>& codes) {
    const TriangleOverlap overlap(triangle[0], triangle[1], triangle[2]);
    CellCollector(overlap, splitter, codes).collect();
}

Expected<std::vector<std::uint64_t>> cellsOfTriangles(std::span<const Vec3> vertices,
                                                      std::span<const Triangle> triangles,
                                                      const CellSplitter& splitter, Progress& progress) {
    std::vector<std::uint64_t> all;
    std::mutex merging;
    std::atomic<bool> canceled{false};
    parallelFor(triangles.size(), 2048, [&](std::size_t begin, std::size_t end) {
        if (canceled || progress.canceled()) {
            canceled = true;
            return;
        }
        std::vector<std::uint64_t> codes;
        for (std::size_t t = begin; t < end; ++t) {
            const Triangle& triangle = triangles[t];
            if (finite(vertices, triangle)) {
                collectCells({vertices[triangle[0]], vertices[triangle[1]], vertices[triangle[2]]}, splitter,
                             codes);
            }
        }
        std::sort(codes.begin(), codes.end());
        codes.erase(std::unique(codes.begin(), codes.end()), codes.end());
        // The order of arrival is lost in the sort below.
        const std::lock_guard lock(merging);
        all.insert(all.end(), codes.begin(), codes.end());
    });
    if (canceled) {
        return fail(ErrorCode::Canceled);
    }
    sortUnique(all);
    return all;
}

std::vector<std::uint64_t> cellsOfSegments(std::span<const Segment> segments, const CellSplitter& splitter) {
    std::vector<std::uint64_t> codes;
    for (const Segment& segment : segments) {
        const SegmentOverlap overlap(segment);
        CellCollector(overlap, splitter, codes).collect();
    }
    sortUnique(codes);
    return codes;
}

std::vector<std::uint64_t> cellsOfVolumes(std::span<const RoundedBox> volumes, const CellSplitter& splitter) {
    std::vector<std::uint64_t> codes;
    for (const RoundedBox& volume : volumes) {
        const VolumeOverlap overlap(volume);
        CellCollector(overlap, splitter, codes).collect();
    }
    sortUnique(codes);
    return codes;
}

Expected<std::vector<std::uint64_t>> voxelsOfTriangles(std::span<const Vec3> vertices,
                                                       std::span<const Triangle> triangles, int depth,
                                                       Progress& progress) {
    const Refinement everywhere;
    auto codes = cellsOfTriangles(vertices, triangles, CellSplitter(everywhere, frameOf(depth)), progress);
    return codes ? Expected<std::vector<std::uint64_t>>(keysOf(std::move(*codes))) : codes;
}

std::vector<std::uint64_t> voxelsOfSegments(std::span<const Segment> segments, int depth) {
    const Refinement everywhere;
    return keysOf(cellsOfSegments(segments, CellSplitter(everywhere, frameOf(depth))));
}

std::vector<OctreeCell> octreeLeaves(std::span<const std::uint64_t> codes, int depth) {
    std::vector<OctreeCell> leaves;
    leaves.reserve(codes.size() * 3);
    std::uint64_t next = 0;
    // The gap between two cells is tiled by the largest aligned cells that fit: the siblings of their
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
    for (const std::uint64_t code : codes) {
        const OctreeCell cell = cellOfCode(code);
        fillUpTo(cell.key);
        leaves.push_back(cell);
        next = cell.key + (1ULL << (3U * cell.sizeLog2));
    }
    fillUpTo(1ULL << (3U * static_cast<unsigned>(depth)));
    return leaves;
}

void applyChange(const LeafChange& change, const VoxelFrame& frame, FlaggedLeaves& leaves) {
    Changer changer(change, frame);
    for (std::size_t i = 0; i < leaves.cells.size(); ++i) {
        changer.add(leaves.cells[i], leaves.flags[i]);
    }
    leaves = changer.take();
}

void applyEdits(std::span<const VoxelEdit> edits, const VoxelFrame& frame, FlaggedLeaves& leaves) {
    for (const VoxelEdit& edit : edits) {
        applyChange({[&edit](const Vec3& position) { return signedDistance(edit.solid, position); },
                     edit.kind == VoxelEditKind::Separate ? separated : connected},
                    frame, leaves);
    }
}

} // namespace sinew
