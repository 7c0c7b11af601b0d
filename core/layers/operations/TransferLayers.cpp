#include "core/layers/operations/TransferLayers.h"

#include "core/base/Parallel.h"
#include "core/layers/LayerSurface.h"
#include "core/layers/evaluate/EditedVertex.h"

namespace sinew {
namespace {

constexpr double kCarryOverReach = 0.02; // of the diagonal
constexpr std::size_t kCarryOverGrain = 128;
using Places = std::vector<std::vector<NearestLocations::Share>>; // by vertex of the new mesh

/// The only old part of that name, or kNone.
std::int32_t partNamed(const LayerSurface& from, const std::string& name) {
    std::int32_t found = kNone;
    for (std::size_t part = 0; part < from.partCount(); ++part) {
        if (from.mesh(part).name == name) {
            if (found != kNone) {
                return kNone;
            }
            found = static_cast<std::int32_t>(part);
        }
    }
    return found;
}

Places findPlaces(const LayerSurface& from, const LayerSurface& to) {
    Places places(to.vertexCount());
    const NearestLocations nearest(from);
    std::vector<std::int32_t> partOf;
    for (std::size_t part = 0; part < to.partCount(); ++part) {
        partOf.push_back(partNamed(from, to.mesh(part).name));
    }
    parallelFor(places.size(), kCarryOverGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end; ++p) {
            const std::uint32_t part = to.vertexAt(static_cast<std::uint32_t>(p)).part;
            places[p] = nearest.find(to.positions()[p], partOf[part], kCarryOverReach * from.diagonal());
        }
    });
    return places;
}

using Place = std::vector<NearestLocations::Share>;

void addEdits(EditMixer& mixer, EditList& list, std::uint32_t vertex, const WeightLayer& layer,
              const LayerSurface& from, const Place& place) {
    mixer.clear();
    for (const auto& [index, share] : place) {
        const VertexId at = from.vertexAt(index);
        mixer.add(editsAt(layer, at.part, at.vertex), share);
    }
    if (const auto edits = mixer.edits(); !edits.empty()) {
        list.add(vertex, edits, mixer.held());
    }
}

float maskAt(const WeightLayer& layer, const LayerSurface& from, const Place& place) {
    double sum = 0.0;
    for (const auto& [index, share] : place) {
        const VertexId at = from.vertexAt(index);
        const bool there = at.part < layer.parts.size();
        sum += share * static_cast<double>(there ? layer.parts[at.part].mask.at(at.vertex) : 1.0F);
    }
    return place.empty() ? 1.0F : static_cast<float>(sum);
}

WeightLayer carried(const WeightLayer& layer, const LayerSurface& from, const LayerSurface& to,
                    const Places& places) {
    WeightLayer result = layer;
    result.parts.clear();
    EditMixer mixer;
    for (std::uint32_t part = 0; part < to.partCount(); ++part) {
        EditList list;
        LayerMask::Values mask;
        for (std::uint32_t p = 0; p < to.vertexCount(part); ++p) {
            const auto& place = places[to.index({part, p})];
            addEdits(mixer, list, p, layer, from, place);
            if (const float value = maskAt(layer, from, place); value != 1.0F) {
                mask.emplace_back(p, value);
            }
        }
        const std::size_t vertices = to.vertexCount(part);
        result.parts.push_back({PaintEdits(vertices).with(list), LayerMask(vertices).with(mask)});
    }
    return result;
}

} // namespace

TransferredLayers transferLayers(const LayerStack& stack, const LayerSurface& from, const LayerSurface& to) {
    TransferredLayers result;
    result.stack.joints = stack.joints;
    const Places places = findPlaces(from, to);
    for (std::uint32_t p = 0; p < places.size(); ++p) {
        if (places[p].empty()) {
            result.left.push_back(to.vertexAt(p));
        }
    }
    result.carried = places.size() - result.left.size();
    for (const auto& layer : stack.layers) {
        result.stack.layers.push_back(std::make_shared<const WeightLayer>(carried(*layer, from, to, places)));
    }
    return result;
}

} // namespace sinew
