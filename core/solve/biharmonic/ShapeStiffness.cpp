#include "core/solve/biharmonic/ShapeStiffness.h"

#include "core/bind/regions/RegionVertices.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr double kUnknown = -1.0;

/// The most that any region asks for at each welded vertex, 0..1.
std::vector<double> strengths(const BindInput& input, const std::vector<Region>& regions) {
    std::vector<double> strength(input.problem.vertices.size(), 0.0);
    for (const Region& region : regions) {
        for (const RegionVertex& held : verticesOfRegion(region, input.problem)) {
            strength[held.vertex] =
                std::max(strength[held.vertex], static_cast<double>(held.amount) * region.keepShape);
        }
    }
    return strength;
}

/// Means over the vertices in each leaf, then from leaf to leaf.
std::vector<double> spreadOverLeaves(const BindVolume& volume, const VertexLookup& lookup,
                                     const std::vector<double>& strength) {
    std::vector<double> ofLeaf(volume.voxels.size(), 0.0);
    std::vector<std::uint32_t> vertices(volume.voxels.size(), 0);
    for (std::size_t p = 0; p < strength.size(); ++p) {
        ofLeaf[lookup.homeLeaf(p)] += strength[p];
        ++vertices[lookup.homeLeaf(p)];
    }
    std::vector<std::uint32_t> queue;
    for (std::uint32_t leaf = 0; leaf < ofLeaf.size(); ++leaf) {
        if (vertices[leaf] > 0) {
            ofLeaf[leaf] /= vertices[leaf];
            queue.push_back(leaf);
        } else {
            ofLeaf[leaf] = kUnknown;
        }
    }
    for (std::size_t next = 0; next < queue.size(); ++next) {
        for (const std::uint32_t neighbor : volume.graph.neighbors(queue[next])) {
            if (ofLeaf[neighbor] == kUnknown) {
                ofLeaf[neighbor] = ofLeaf[queue[next]];
                queue.push_back(neighbor);
            }
        }
    }
    return ofLeaf;
}

} // namespace

std::vector<Region> shapeRegions(const WeightingSettings& settings) {
    std::vector<Region> regions;
    for (const Region& region : settings.regions) {
        if (region.on && region.keepShape > 0.0) {
            Region shape;
            shape.solid = region.solid;
            shape.blend = region.blend;
            shape.blendOfHeight = region.blendOfHeight;
            shape.painting = region.painting;
            shape.keepShape = region.keepShape;
            regions.push_back(std::move(shape));
        }
    }
    return regions;
}

std::vector<double> shapeStiffness(const BindInput& input, const BindVolume& volume,
                                   const VertexLookup& lookup, std::span<const std::uint32_t> cellOf,
                                   const WeightingSettings& settings) {
    const std::vector<double> strength = strengths(input, shapeRegions(settings));
    if (std::ranges::all_of(strength, [](double s) { return s == 0.0; })) {
        return {};
    }
    const std::vector<double> ofLeaf = spreadOverLeaves(volume, lookup, strength);
    std::vector<double> stiffness;
    for (std::size_t leaf = 0; leaf < ofLeaf.size(); ++leaf) {
        if (cellOf[leaf] != kNoLeaf) {
            stiffness.push_back(kMostStiffness * std::max(ofLeaf[leaf], 0.0));
        }
    }
    return stiffness;
}

} // namespace sinew
