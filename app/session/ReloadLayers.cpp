#include "app/session/ReloadLayers.h"

#include "app/session/LayerSurfaces.h"
#include "core/layers/operations/TransferLayers.h"

#include <algorithm>
#include <set>

namespace sinew {
namespace {

/// For each new part the old one with the same vertices, or kNone.
std::vector<std::int32_t> twinsOf(const Scene& now, const Scene& before) {
    std::vector<std::int32_t> twins;
    for (std::size_t part = 0; part < now.parts.size(); ++part) {
        const auto same = [&](const Part& other) { return sameVertices(*now.parts[part].mesh, *other.mesh); };
        if (part < before.parts.size() && same(before.parts[part])) {
            twins.push_back(static_cast<std::int32_t>(part));
            continue;
        }
        const auto found = std::ranges::find_if(before.parts, same);
        twins.push_back(
            found == before.parts.end() ? kNone : static_cast<std::int32_t>(found - before.parts.begin()));
    }
    return twins;
}

bool inPlace(const std::vector<std::int32_t>& twins, const Scene& before) {
    for (std::size_t part = 0; part < twins.size(); ++part) {
        if (twins[part] != static_cast<std::int32_t>(part)) {
            return false;
        }
    }
    return twins.size() == before.parts.size();
}

/// A transferred layer with the untouched edits of those parts that are as before.
WeightLayer withTwins(WeightLayer layer, const WeightLayer& before, const std::vector<std::int32_t>& twins) {
    layer.parts.resize(twins.size());
    for (std::size_t part = 0; part < twins.size(); ++part) {
        const auto twin = static_cast<std::size_t>(twins[part]);
        if (twins[part] != kNone) {
            layer.parts[part] = twin < before.parts.size() ? before.parts[twin] : LayerPart();
        }
    }
    return layer;
}

/// How many vertices of a part have edits in any of the layers.
std::size_t paintedVertices(const std::vector<std::shared_ptr<const WeightLayer>>& layers, std::size_t part) {
    std::set<std::uint32_t> painted;
    for (const auto& layer : layers) {
        if (part < layer->parts.size()) {
            painted.merge([&] {
                const std::vector<std::uint32_t> vertices = layer->parts[part].edits.vertices();
                return std::set<std::uint32_t>(vertices.begin(), vertices.end());
            }());
        }
    }
    return painted.size();
}

bool isPainted(const std::vector<std::shared_ptr<const WeightLayer>>& layers, const VertexId& vertex) {
    return std::ranges::any_of(layers, [&](const auto& layer) {
        return vertex.part < layer->parts.size() &&
               vertex.vertex < layer->parts[vertex.part].edits.vertexCount() &&
               !layer->parts[vertex.part].edits.at(vertex.vertex).edits.empty();
    });
}

/// Vertices with edits of each old part that have no twin and lie far from the new meshes.
std::vector<std::size_t> lostEdits(const std::vector<std::shared_ptr<const WeightLayer>>& layers,
                                   const LayerSurface& from, const LayerSurface& to,
                                   const std::vector<std::int32_t>& twins) {
    std::vector<std::size_t> lost(from.partCount());
    // The same search the other way round: what of the old surface the new one does not reach.
    for (const VertexId& vertex : transferLayers({}, to, from).left) {
        const bool kept = std::ranges::find(twins, static_cast<std::int32_t>(vertex.part)) != twins.end();
        if (!kept && isPainted(layers, vertex)) {
            ++lost[vertex.part];
        }
    }
    return lost;
}

} // namespace

bool sameVertices(const Mesh& a, const Mesh& b) {
    return a.name == b.name && a.vertexCount() == b.vertexCount() &&
           ((a.polygonOffsets == b.polygonOffsets && a.corners == b.corners) || a.vertices == b.vertices);
}

void carryLayers(const DocumentState& before, DocumentState& after) {
    const std::vector<std::int32_t> twins = twinsOf(*after.scene, *before.scene);
    if (before.layers.layers.empty() || inPlace(twins, *before.scene)) {
        return;
    }
    const LayerSurface from = surfaceOf(*before.scene);
    const LayerSurface to = surfaceOf(*after.scene);
    const TransferredLayers moved = transferLayers(before.layers, from, to);
    std::vector<std::shared_ptr<const WeightLayer>> old;
    std::vector<std::shared_ptr<const WeightLayer>> carried;
    for (std::size_t i = 0; i < before.layers.layers.size(); ++i) {
        const WeightLayer& layer = *before.layers.layers[i];
        if (fitsAll(layer, from)) {
            old.push_back(before.layers.layers[i]);
            carried.push_back(
                std::make_shared<const WeightLayer>(withTwins(*moved.stack.layers[i], layer, twins)));
            after.layers.layers[i] = carried.back();
        }
    }
    Notices notices = *after.importNotices;
    for (std::size_t part = 0; part < twins.size(); ++part) {
        const std::size_t painted = twins[part] == kNone ? paintedVertices(carried, part) : 0;
        if (painted > 0) {
            notices.push_back({NoticeCode::LayersTransferred, to.mesh(part).name, painted, {}});
        }
    }
    const std::vector<std::size_t> lost = lostEdits(old, from, to, twins);
    for (std::size_t part = 0; part < lost.size(); ++part) {
        if (lost[part] > 0) {
            notices.push_back({NoticeCode::LayerEditsLost, from.mesh(part).name, lost[part], {}});
        }
    }
    after.importNotices = std::make_shared<const Notices>(std::move(notices));
}

} // namespace sinew
