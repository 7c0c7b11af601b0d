#include "core/solve/geodesic/explain/TracePath.h"

#include "core/solve/geodesic/explain/PathWidth.h"
#include "core/solve/volume/BindVolume.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinew {
namespace {

/// How far along a line, as a part of `way`, one leaves the leaf (or, outside, the voxel) at a place.
float exitFrom(const SparseVoxels& voxels, std::uint32_t leaf, const Vec3f& start, const Vec3f& way,
               const Vec3f& place) {
    const float size = leaf == kNoLeaf ? 1.0F : static_cast<float>(1U << voxels.sizeLog2(leaf));
    float exit = std::numeric_limits<float>::infinity();
    for (Eigen::Index axis = 0; axis < 3; ++axis) {
        const float low = std::floor(place[axis] / size) * size;
        if (way[axis] != 0.0F) {
            exit = std::min(exit, (low + (way[axis] > 0.0F ? size : 0.0F) - start[axis]) / way[axis]);
        }
    }
    return exit;
}

/// The stretches of a straight line, without costs; what lies outside all leaves is left out.
std::vector<PathStretch> crossed(const SparseVoxels& voxels, const Vec3f& from, const Vec3f& to) {
    std::vector<PathStretch> stretches;
    const Vec3f way = to - from;
    const float beyond = 1e-3F / std::max(way.norm(), 1e-3F);
    for (float t = 0.0F; t < 1.0F;) {
        const Vec3f place = from + std::min(t + beyond, 1.0F) * way;
        const std::uint32_t leaf = leafAt(voxels, place);
        const float exit = std::clamp(exitFrom(voxels, leaf, from, way, place), t + beyond, 1.0F);
        if (leaf != kNoLeaf && (stretches.empty() || stretches.back().leaf != leaf)) {
            stretches.push_back({leaf, from + 0.5F * (t + exit) * way, way, 0.0F, false});
        }
        t = exit;
    }
    return stretches;
}

/// Lengths along the way, and the surface penalty where it was paid: evenly over the boundary leaves.
void addCosts(const SparseVoxels& voxels, const Vec3f& from, float start, float surfacePenalty,
              std::vector<PathStretch>& stretches) {
    const auto costly =
        static_cast<float>(std::count_if(stretches.begin(), stretches.end(), [&](const PathStretch& stretch) {
            return voxels.boundary(stretch.leaf);
        }));
    float paid = 0.0F;
    for (PathStretch& stretch : stretches) {
        paid += voxels.boundary(stretch.leaf) ? surfacePenalty / costly : 0.0F;
        stretch.distance = start + (stretch.middle - from).norm() + paid;
    }
}

/// The bridge a path came over into this leaf, or nothing: it starts here.
const BridgeStep* bridgeInto(const BindVolume& volume, const GeodesicSearch& search, std::uint32_t leaf) {
    const BridgeStep* best = nullptr;
    float least = search.path(leaf).distance;
    for (const BridgeStep& step : volume.bridges.steps) {
        const float reached = search.path(step.from).distance + step.gap;
        if (step.to == leaf && reached <= least) {
            least = reached;
            best = &step;
        }
    }
    return best;
}

} // namespace

std::vector<PathStretch> tracePath(const BindVolume& volume, const GeodesicSearch& search,
                                   std::uint32_t leaf) {
    const SparseVoxels& voxels = volume.voxels;
    std::vector<PathStretch> path; // from its end
    while (leaf != kNoLeaf) {
        const LeafPath reached = search.path(leaf);
        const Vec3f end = voxels.center(leaf);
        if (reached.parent == leaf) {
            const BridgeStep* bridge = bridgeInto(volume, search, leaf);
            path.push_back({leaf, end, Vec3f::Zero(), reached.distance, bridge != nullptr});
            leaf = bridge != nullptr ? bridge->from : kNoLeaf;
            continue;
        }
        const Vec3f parent = search.parentOf(leaf, end);
        std::vector<PathStretch> stretches = crossed(voxels, parent, end);
        const bool turns = (reached.parent & kBoneParent) == 0;
        if (turns) { // the leaf of the turn ends the stretch before
            std::erase_if(stretches, [&](const PathStretch& s) { return s.leaf == reached.parent; });
        }
        if (stretches.empty()) {
            stretches.push_back({leaf, end, end - parent, 0.0F, false});
        }
        addCosts(voxels, parent, search.distanceAtParent(leaf), reached.surfacePenalty, stretches);
        path.insert(path.end(), stretches.rbegin(), stretches.rend());
        leaf = turns ? reached.parent : kNoLeaf;
    }
    std::reverse(path.begin(), path.end());
    return path;
}

} // namespace sinew
