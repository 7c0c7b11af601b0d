#include "core/solve/geodesic/distances/GeodesicDistances.h"

#include "core/bind/bones/MeshVolume.h"
#include "core/solve/geodesic/distances/MeasureDistances.h"

namespace sinew {
namespace {

std::vector<LooseComponent> looseComponents(const BindVolume& volume, const VertexLookup& lookup) {
    std::vector<LooseComponent> loose;
    const LeafComponents& components = volume.graph.components();
    std::vector<std::uint32_t> indexOf(components.count, kNoLeaf);
    for (const Bridge& bridge : volume.bridges.joined) {
        indexOf[bridge.component] = static_cast<std::uint32_t>(loose.size());
        loose.push_back({bridge, {}});
    }
    for (std::size_t p = 0; p < lookup.vertexCount(); ++p) {
        const std::uint32_t index = indexOf[components.ofLeaf[lookup.homeLeaf(p)]];
        if (index != kNoLeaf) {
            loose[index].vertices.push_back(static_cast<std::uint32_t>(p));
        }
    }
    return loose;
}

} // namespace

DistanceSettings distancesInForce(const BindSettings& settings) {
    DistanceSettings distance = settings.distance();
    distance.penalty = effectivePenalty(settings);
    return distance;
}

std::unique_ptr<const VertexLookup> makeLookup(const BindInput& input, const BindVolume& volume,
                                               Lookup lookup) {
    return std::make_unique<const VertexLookup>(toGrid(input.problem.vertices, volume.voxels.frame()),
                                                volume.voxels, volume.tree, lookup);
}

Expected<std::shared_ptr<const GeodesicDistances>>
measureDistances(const BindInput& input, const BindSurface& surface, std::shared_ptr<const BindVolume> volume,
                 std::unique_ptr<const VertexLookup> lookup, const BindSettings& settings, SearchReach reach,
                 Progress& progress) {
    auto result = std::make_shared<GeodesicDistances>();
    result->settings = distancesInForce(settings);
    result->reach = reach;
    result->volume = std::move(volume);
    result->lookup = std::move(lookup);
    result->costGraph =
        std::make_unique<const CostGraph>(costGraph(*result->volume, result->settings.penalty));
    const VoxelFrame& frame = result->volume->voxels.frame();
    result->bones.extent = frame.voxelSize * frame.resolution();
    progress.report(Stage::Distances, 0.0);
    // The ground alone takes its time.
    if (progress.canceled() || !measureBones(input, surface, settings, *result, progress)) {
        return fail(ErrorCode::Canceled);
    }
    result->loose = looseComponents(*result->volume, *result->lookup);
    result->bones.thickness = distancesToNearest(result->bones);
    return result;
}

} // namespace sinew
