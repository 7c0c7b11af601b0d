#include "core/voxel/Voxelize.h"

#include "core/base/Parallel.h"
#include "core/voxel/LeafVotes.h"
#include "core/voxel/Octree.h"
#include "core/voxel/WindingNumber.h"

#include <algorithm>
#include <atomic>
#include <iterator>

namespace sinew {
namespace {

/// A leaf's flags while its classification goes on: one vote and not decided yet.
constexpr std::uint8_t kUndecided = 16;

struct Leaves {
    std::vector<OctreeCell> cells;
    std::vector<std::uint8_t> flags; ///< LeafFlag, 0: exterior
};

/// The octree's leaves, with boundary and bone flags at the finest ones.
Leaves splitLeaves(const std::vector<std::uint64_t>& boundary, const std::vector<std::uint64_t>& bones,
                   int depth) {
    std::vector<std::uint64_t> fine;
    fine.reserve(boundary.size() + bones.size());
    std::set_union(boundary.begin(), boundary.end(), bones.begin(), bones.end(), std::back_inserter(fine));
    Leaves leaves;
    leaves.cells = octreeLeaves(fine, depth);
    leaves.flags.assign(leaves.cells.size(), 0);
    auto nextBoundary = boundary.begin();
    auto nextBone = bones.begin();
    for (std::size_t i = 0; i < leaves.cells.size(); ++i) {
        const std::uint64_t key = leaves.cells[i].key;
        if (nextBoundary != boundary.end() && *nextBoundary == key) {
            leaves.flags[i] |= kLeafBoundary;
            ++nextBoundary;
        }
        if (nextBone != bones.end() && *nextBone == key) {
            leaves.flags[i] |= kLeafBone;
            ++nextBone;
        }
    }
    return leaves;
}

/// Eq. 5 and 6 for every leaf without triangles. False when canceled.
bool vote(Leaves& leaves, const AxisCrossings& crossings, const VoxelizeSettings& settings,
          Progress& progress) {
    std::atomic<bool> canceled{false};
    parallelFor(leaves.cells.size(), 4096, [&](std::size_t begin, std::size_t end) {
        if (canceled || progress.canceled()) {
            canceled = true;
            return;
        }
        for (std::size_t i = begin; i < end; ++i) {
            if ((leaves.flags[i] & kLeafBoundary) != 0) {
                continue;
            }
            const int votes = mostVotes(leaves.cells[i], crossings, settings.insideRule);
            if (votes >= 2) {
                leaves.flags[i] |= kLeafInterior;
            } else if (votes == 1 && settings.windingNumbers) {
                leaves.flags[i] |= kUndecided;
            }
        }
    });
    return !canceled;
}

/// Leaves with one vote are inside where the winding number is over one half. False when canceled.
bool decideOneVotes(Leaves& leaves, std::span<const Vec3> points, std::span<const Triangle> triangles,
                    Progress& progress) {
    std::vector<std::size_t> undecided;
    for (std::size_t i = 0; i < leaves.cells.size(); ++i) {
        if ((leaves.flags[i] & kUndecided) != 0) {
            undecided.push_back(i);
        }
    }
    if (undecided.empty()) {
        return true;
    }
    const WindingNumber winding(points, triangles);
    std::atomic<bool> canceled{false};
    parallelFor(undecided.size(), 256, [&](std::size_t begin, std::size_t end) {
        if (canceled || progress.canceled()) {
            canceled = true;
            return;
        }
        for (std::size_t n = begin; n < end; ++n) {
            const std::size_t i = undecided[n];
            const Cell corner = cellOfKey(leaves.cells[i].key);
            const double half = 0.5 * (1U << leaves.cells[i].sizeLog2);
            const bool inside = winding.at(Vec3(corner[0] + half, corner[1] + half, corner[2] + half)) > 0.5;
            leaves.flags[i] &= static_cast<std::uint8_t>(~kUndecided);
            leaves.flags[i] |= inside ? kLeafInterior | kLeafOneVote : 0;
        }
    });
    return !canceled;
}

/// A bone voxel outside the solid starts no walk (algorithm 3 takes non-exterior ones alone), so it goes as
/// well.
SparseVoxels keepNonExterior(const Leaves& leaves, const VoxelFrame& frame) {
    SparseVoxels voxels(frame);
    for (std::size_t i = 0; i < leaves.cells.size(); ++i) {
        if ((leaves.flags[i] & (kLeafBoundary | kLeafInterior)) != 0) {
            voxels.add(leaves.cells[i].key, leaves.cells[i].sizeLog2, leaves.flags[i]);
        }
    }
    voxels.finish();
    return voxels;
}

} // namespace

Expected<SparseVoxels> voxelize(std::span<const Vec3> points, std::span<const Triangle> triangles,
                                std::span<const Segment> bones, const VoxelFrame& frame,
                                const VoxelizeSettings& settings, Progress& progress) {
    progress.report(Stage::Octree, 0.0);
    const auto boundary = voxelsOfTriangles(points, triangles, frame.depth, progress);
    if (!boundary) {
        return fail(boundary.error());
    }
    Leaves leaves = splitLeaves(*boundary, voxelsOfSegments(bones, frame.depth), frame.depth);

    progress.report(Stage::Voxelize, 0.0);
    AxisCrossings crossings;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        auto built = ColumnCrossings::build(points, triangles, axis, frame.resolution(), progress);
        if (!built) {
            return fail(built.error());
        }
        crossings[axis] = std::move(*built);
        progress.report(Stage::Voxelize, 0.2 * static_cast<double>(axis + 1));
    }
    if (!vote(leaves, crossings, settings, progress)) {
        return fail(ErrorCode::Canceled);
    }
    progress.report(Stage::WindingNumbers, 0.0);
    if (!decideOneVotes(leaves, points, triangles, progress)) {
        return fail(ErrorCode::Canceled);
    }
    return keepNonExterior(leaves, frame);
}

} // namespace sinew
