#include "core/solve/geodesic/explain/CenterPath.h"

#include "core/solve/geodesic/explain/PathWidth.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

/// Of the leaves a vertex reads from, the one nearest to the source.
std::uint32_t nearestSample(const VertexLookup& lookup, std::uint32_t vertex, const CenterSearch& search) {
    std::uint32_t best = lookup.homeLeaf(vertex);
    for (const LeafSample& sample : lookup.samples(vertex)) {
        if (search.distance(sample.leaf) < search.distance(best)) {
            best = sample.leaf;
        }
    }
    return best;
}

} // namespace

void describeCenterPath(const GeodesicDistances& distances, std::uint32_t vertex, const CenterSearch& search,
                        BonePath& path) {
    std::uint32_t leaf = nearestSample(*distances.lookup, vertex, search);
    if (!std::isfinite(search.distance(leaf))) {
        return;
    }
    const SparseVoxels& voxels = distances.volume->voxels;
    const CenterGraph& graph = search.graph();
    const Transform modelFromGrid = voxels.frame().gridFromModel.inverse();
    Vec3f direction = Vec3f::Zero(); // of the first step, the next one's
    while (leaf != kNoLeaf) {
        const CenterSearch::Before before = search.before(leaf);
        const Vec3f& center = graph.leaf(leaf).center;
        if (before.leaf != kNoLeaf) {
            direction = center - graph.leaf(before.leaf).center;
        }
        PathStep step;
        step.leaf = leaf;
        step.place = modelFromGrid * center.cast<double>();
        step.distance = search.distance(leaf) / static_cast<float>(voxels.frame().baseVoxel());
        step.boundary = graph.leaf(leaf).cost > 1.0F;
        step.jump = before.bridge;
        step.width = widthAcross(voxels, center, direction);
        path.steps.push_back(step);
        leaf = before.leaf;
    }
    std::ranges::reverse(path.steps);
    path.thinPlace = thinPlaceOf(path.steps);
}

} // namespace sinew
