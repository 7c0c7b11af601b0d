#include "core/voxel/voxelize/Voxelize.h"

#include "core/base/Parallel.h"
#include "core/geometry/BoxTree.h"
#include "core/voxel/Octree.h"
#include "core/voxel/SparseVoxels.h"
#include "core/voxel/voxelize/SliceVotes.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <iterator>
#include <numbers>
#include <vector>

namespace sinew {
namespace {

std::uint8_t filled(std::uint8_t before) {
    return (before & (kLeafBoundary | kLeafInterior)) != 0
               ? before
               : static_cast<std::uint8_t>(before | kLeafInterior);
}

using AxisCrossings = std::array<ColumnCrossings, 3>;

/// One axis' votes on a leaf: a face of size x size columns, constant along the axis.
struct VoteFace {
    std::uint32_t size = 0;
    std::vector<std::uint8_t> votes;
    bool any = false;
    bool all = true;

    std::uint8_t at(std::uint32_t u, std::uint32_t v) const { return votes[v * size + u]; }
};

VoteFace voteFace(const Cell& corner, std::uint32_t size, std::size_t axis, const ColumnCrossings& crossings,
                  InsideRule rule) {
    VoteFace face;
    face.size = size;
    face.votes.resize(static_cast<std::size_t>(size) * size);
    const std::uint32_t u0 = corner[(axis + 1) % 3];
    const std::uint32_t v0 = corner[(axis + 2) % 3];
    const float depth = static_cast<float>(corner[axis]) + 0.5F * static_cast<float>(size);
    for (std::uint32_t v = 0; v < size; ++v) {
        for (std::uint32_t u = 0; u < size; ++u) {
            const bool inside = crossings.inside(u0 + u, v0 + v, depth, rule);
            face.votes[static_cast<std::size_t>(v) * size + u] = inside ? 1 : 0;
            face.any = face.any || inside;
            face.all = face.all && inside;
        }
    }
    return face;
}

/// The most axes that agree on any voxel of a leaf which no triangle meets: 0..3. O(size^2), and O(size^3)
/// only where columns of one axis disagree.
int maxVotes(const OctreeCell& leaf, const AxisCrossings& crossings, InsideRule rule) {
    const Cell corner = cellOfKey(leaf.key);
    if (leaf.sizeLog2 == 0) {
        int votes = 0;
        for (std::size_t axis = 0; axis < 3; ++axis) {
            const float depth = static_cast<float>(corner[axis]) + 0.5F;
            votes +=
                crossings[axis].inside(corner[(axis + 1) % 3], corner[(axis + 2) % 3], depth, rule) ? 1 : 0;
        }
        return votes;
    }
    const std::uint32_t size = 1U << leaf.sizeLog2;
    const VoteFace x = voteFace(corner, size, 0, crossings[0], rule);
    const VoteFace y = voteFace(corner, size, 1, crossings[1], rule);
    const VoteFace z = voteFace(corner, size, 2, crossings[2], rule);
    const int certain = static_cast<int>(x.all) + static_cast<int>(y.all) + static_cast<int>(z.all);
    const int possible = static_cast<int>(x.any) + static_cast<int>(y.any) + static_cast<int>(z.any);
    if (certain == possible) {
        return certain;
    }
    int max = certain;
    for (std::uint32_t k = 0; k < size && max < possible; ++k) {
        for (std::uint32_t j = 0; j < size; ++j) {
            for (std::uint32_t i = 0; i < size; ++i) {
                max = std::max(max, x.at(j, k) + y.at(k, i) + z.at(i, j));
            }
        }
    }
    return max;
}

/// The same of votes that were drawn, at every voxel of the leaf. O(size^3) outside, O(1) where the first
/// voxel is inside.
int maxDrawnVotes(const OctreeCell& leaf, const DrawnVotes& drawn) {
    const auto [x, y, z] = cellOfKey(leaf.key);
    const std::uint32_t size = 1U << leaf.sizeLog2;
    const auto at = [&](std::size_t axis, std::uint32_t u, std::uint32_t v, std::uint32_t slice) {
        return drawn.axes[axis].inside(u, v, slice) ? 1 : 0;
    };
    int max = 0;
    for (std::uint32_t k = z; k < z + size && max < 3; ++k) {
        for (std::uint32_t j = y; j < y + size && max < 3; ++j) {
            for (std::uint32_t i = x; i < x + size && max < 3; ++i) {
                max = std::max(max, at(0, j, k, i) + at(1, k, i, j) + at(2, i, j, k));
            }
        }
    }
    return max;
}

/// A leaf's flags while its classification goes on: one vote and not decided yet.
constexpr std::uint8_t kUndecided = 16;

std::vector<std::uint64_t> joined(const std::vector<std::uint64_t>& a, const std::vector<std::uint64_t>& b) {
    std::vector<std::uint64_t> all;
    all.reserve(a.size() + b.size());
    std::set_union(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(all));
    return all;
}

/// The octree's leaves, with flags where surface and bones meet them.
FlaggedLeaves splitLeaves(const std::vector<std::uint64_t>& boundary, const std::vector<std::uint64_t>& bones,
                          bool splitAtBones, int depth) {
    const std::vector<std::uint64_t> fine = splitAtBones ? joined(boundary, bones) : boundary;
    FlaggedLeaves leaves;
    leaves.cells = octreeLeaves(fine, depth);
    leaves.flags.assign(leaves.cells.size(), 0);
    auto nextBoundary = boundary.begin();
    auto nextBone = bones.begin();
    for (std::size_t i = 0; i < leaves.cells.size(); ++i) {
        const std::uint64_t key = cellCode(leaves.cells[i]);
        if (nextBoundary != boundary.end() && *nextBoundary == key) {
            leaves.flags[i] |= kLeafBoundary;
            ++nextBoundary;
        }
        const std::uint64_t end = leaves.cells[i].key + (1ULL << (3U * leaves.cells[i].sizeLog2));
        for (; nextBone != bones.end() && cellOfCode(*nextBone).key < end; ++nextBone) {
            leaves.flags[i] |= kLeafBone;
        }
    }
    return leaves;
}

/// The columns that decide.
struct Votes {
    AxisCrossings base;
    std::array<FineColumns, 3> fine;   ///< for leaves smaller than base voxels
    const DrawnVotes* drawn = nullptr; ///< in place of `base`
};

/// The crossings of the columns through base voxels: those of the unrefined grid.
Expected<void> buildBaseColumns(std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                                const VoxelFrame& frame, Progress& progress, AxisCrossings& crossings) {
    std::vector<Vec3> scaled;
    if (frame.fineLog2 > 0) {
        const double scale = 1.0 / frame.baseVoxel(); // a power of two: nothing is rounded
        std::transform(vertices.begin(), vertices.end(), std::back_inserter(scaled),
                       [scale](const Vec3& p) { return Vec3(scale * p); });
        vertices = scaled;
    }
    for (std::size_t axis = 0; axis < 3; ++axis) {
        auto built =
            ColumnCrossings::build(vertices, triangles, axis, frame.resolution() >> frame.fineLog2, progress);
        if (!built) {
            return fail(built.error());
        }
        crossings[axis] = std::move(*built);
        progress.report(Stage::Voxelize, 0.2 * static_cast<double>(axis + 1));
    }
    return {};
}

Expected<void> buildFineColumns(std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                                const FlaggedLeaves& leaves, const VoxelFrame& frame, Progress& progress,
                                std::array<FineColumns, 3>& columns) {
    std::vector<OctreeCell> fine;
    for (std::size_t i = 0; i < leaves.cells.size(); ++i) {
        if (leaves.cells[i].sizeLog2 < frame.fineLog2 && (leaves.flags[i] & kLeafBoundary) == 0) {
            fine.push_back(leaves.cells[i]);
        }
    }
    for (std::size_t axis = 0; axis < 3 && !fine.empty(); ++axis) {
        auto built = FineColumns::build(vertices, triangles, axis, fine, frame, progress);
        if (!built) {
            return fail(built.error());
        }
        columns[axis] = std::move(*built);
    }
    return {};
}

/// The most axes that agree on a leaf without triangles (eq. 5, 6).
int votesOn(const OctreeCell& leaf, const Votes& votes, const VoxelFrame& frame, InsideRule rule) {
    if (leaf.sizeLog2 >= frame.fineLog2) {
        const OctreeCell base{leaf.key >> (3U * frame.fineLog2),
                              static_cast<std::uint8_t>(leaf.sizeLog2 - frame.fineLog2)};
        return votes.drawn != nullptr ? maxDrawnVotes(base, *votes.drawn) : maxVotes(base, votes.base, rule);
    }
    return static_cast<int>(std::count_if(votes.fine.begin(), votes.fine.end(),
                                          [&](const FineColumns& axis) { return axis.inside(leaf, rule); }));
}

/// Decides every leaf without triangles. False when canceled.
bool vote(FlaggedLeaves& leaves, const Votes& votes, const VoxelFrame& frame,
          const VoxelizeSettings& settings, Progress& progress) {
    const InsideRule rule = votes.drawn != nullptr ? InsideRule::NearestFace : settings.insideRule;
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
            const int agreed = votesOn(leaves.cells[i], votes, frame, rule);
            if (agreed >= 2) {
                leaves.flags[i] |= kLeafInterior;
            } else if (agreed == 1 && settings.windingNumbers) {
                leaves.flags[i] |= kUndecided;
            }
        }
    });
    return !canceled;
}

/// Leaves with one vote are inside where the winding number is over one half. False when canceled.
bool decideOneVotes(FlaggedLeaves& leaves, std::span<const Vec3> vertices,
                    std::span<const Triangle> triangles, Progress& progress) {
    std::vector<std::size_t> undecided;
    for (std::size_t i = 0; i < leaves.cells.size(); ++i) {
        if ((leaves.flags[i] & kUndecided) != 0) {
            undecided.push_back(i);
        }
    }
    if (undecided.empty()) {
        return true;
    }
    const WindingNumber winding(vertices, triangles);
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

/// A bone voxel outside the solid starts no path (algorithm 3 takes non-exterior ones alone), so it goes as
/// well.
SparseVoxels keepNonExterior(const FlaggedLeaves& leaves, const VoxelFrame& frame) {
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

void fillSurfaces(std::span<const FilledSurface> surfaces, const VoxelFrame& frame, FlaggedLeaves& leaves) {
    const double farthestMet = 0.5 * std::numbers::sqrt3 * frame.baseVoxelSize();
    for (const FilledSurface& surface : surfaces) {
        if (surface.triangles.empty()) {
            continue;
        }
        const NearestSurface nearest(surface.vertices, surface.triangles);
        const WindingNumber winding(surface.vertices, surface.triangles);
        const auto signedDistance = [&](const Vec3& position) {
            const double distance = nearest.nearest(position).front().distance;
            return (std::abs(winding.at(position)) > 0.5 ? -distance : distance) - farthestMet;
        };
        applyChange({signedDistance, filled}, frame, leaves);
    }
}

Expected<SparseVoxels> voxelize(std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                                std::span<const Segment> bones, const VoxelFrame& frame,
                                const VoxelizeSettings& settings, Progress& progress) {
    progress.report(Stage::Octree, 0.0);
    const CellSplitter splitter(settings.refinement, frame);
    const auto boundary = cellsOfTriangles(vertices, triangles, splitter, progress);
    if (!boundary) {
        return fail(boundary.error());
    }
    const auto met = joined(cellsOfSegments(bones, splitter), cellsOfVolumes(settings.volumes, splitter));
    FlaggedLeaves leaves = splitLeaves(*boundary, met, settings.splitAtBones, frame.depth);

    progress.report(Stage::Voxelize, 0.0);
    Votes votes{{}, {}, settings.drawn};
    if (votes.drawn == nullptr) {
        if (auto built = buildBaseColumns(vertices, triangles, frame, progress, votes.base); !built) {
            return fail(built.error());
        }
    }
    if (auto built = buildFineColumns(vertices, triangles, leaves, frame, progress, votes.fine); !built) {
        return fail(built.error());
    }
    if (!vote(leaves, votes, frame, settings, progress)) {
        return fail(ErrorCode::Canceled);
    }
    progress.report(Stage::WindingNumbers, 0.0);
    if (!decideOneVotes(leaves, vertices, triangles, progress)) {
        return fail(ErrorCode::Canceled);
    }
    fillSurfaces(settings.filled, frame, leaves);
    applyEdits(settings.edits, frame, leaves);
    return keepNonExterior(leaves, frame);
}

} // namespace sinew
