#include "app/document/edits/FollowMesh.h"

#include "core/bind/settings/Region.h"
#include "core/layers/EditedVertex.h"
#include "core/scene/EditSkeleton.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace sinew {
namespace {

using Locations = std::span<const FlatLocation>;

/// The vertex that a location is, where it is one.
bool isVertex(const FlatLocation& location) {
    return location.fractions[0] == 1.0;
}

template<typename ValueAt>
double meanAt(const FlatLocation& location, const ValueAt& valueAt) {
    double sum = 0.0;
    for (std::size_t i = 0; i < location.vertices.size(); ++i) {
        sum += location.fractions[i] * static_cast<double>(valueAt(location.vertices[i]));
    }
    return sum;
}

std::shared_ptr<const SkinWeights> carriedWeights(const SkinWeights& weights, Locations locations) {
    SkinWeightsBuilder builder;
    std::vector<Influence> mixed;
    for (const FlatLocation& location : locations) {
        if (isVertex(location)) {
            builder.addSame(weights.at(location.vertices[0]));
            continue;
        }
        mixed.clear();
        for (std::size_t i = 0; i < location.vertices.size(); ++i) {
            for (const Influence& influence : weights.at(location.vertices[i])) {
                mixed.push_back(
                    {influence.joint, influence.weight * static_cast<float>(location.fractions[i])});
            }
        }
        builder.add(mixed);
    }
    return std::make_shared<const SkinWeights>(builder.finish());
}

LayerPart carriedPart(const WeightLayer& layer, std::size_t part, Locations locations) {
    EditMixer mixer;
    EditList list;
    LayerMask::Values masked;
    for (std::uint32_t vertex = 0; vertex < locations.size(); ++vertex) {
        const FlatLocation& location = locations[vertex];
        if (isVertex(location)) {
            const VertexEdits same = editsAt(layer, part, location.vertices[0]);
            if (!same.empty()) {
                list.add(vertex, same.edits, same.held);
            }
        } else {
            mixer.clear();
            for (std::size_t i = 0; i < location.vertices.size(); ++i) {
                mixer.add(editsAt(layer, part, location.vertices[i]), location.fractions[i]);
            }
            if (const auto edits = mixer.edits(); !edits.empty()) {
                list.add(vertex, edits, mixer.held());
            }
        }
        const LayerMask& mask = layer.parts[part].mask;
        const auto value = static_cast<float>(meanAt(location, [&](std::uint32_t p) { return mask.at(p); }));
        if (value != 1.0F) {
            masked.emplace_back(vertex, value);
        }
    }
    return {PaintEdits(locations.size()).with(list), LayerMask(locations.size()).with(masked)};
}

void followLayers(LayerStack& layers, std::size_t part, std::size_t before, Locations locations) {
    for (auto& layer : layers.layers) {
        if (part < layer->parts.size() && layer->parts[part].edits.vertexCount() == before) {
            WeightLayer carried = *layer;
            carried.parts[part] = carriedPart(*layer, part, locations);
            layer = std::make_shared<const WeightLayer>(std::move(carried));
        }
    }
}

PaintedPart carriedPaint(const PaintedPart& paint, Locations locations) {
    std::vector<float> amounts(paint.vertexCount);
    for (std::size_t i = 0; i < paint.vertices.size(); ++i) {
        amounts[paint.vertices[i]] = paint.amounts[i];
    }
    PaintedPart carried{paint.part, locations.size(), {}, {}};
    for (std::uint32_t vertex = 0; vertex < locations.size(); ++vertex) {
        const auto amount =
            static_cast<float>(meanAt(locations[vertex], [&](std::uint32_t p) { return amounts[p]; }));
        if (amount > 0.0F) {
            carried.vertices.push_back(vertex);
            carried.amounts.push_back(std::min(amount, 1.0F));
        }
    }
    return carried;
}

void followPainting(SharedPainting& shared, const Mesh& before, Locations locations) {
    Painting painting = shared == nullptr ? Painting() : *shared;
    bool any = false;
    for (PaintedPart& paint : painting) {
        if (paint.part == before.name && paint.vertexCount == before.vertexCount() && isSound(paint)) {
            paint = carriedPaint(paint, locations);
            any = true;
        }
    }
    if (any) {
        shared = std::make_shared<const Painting>(std::move(painting));
    }
}

/// What is painted: regions, and areas that are handles.
void followPaint(BindSettings& settings, const Mesh& before, Locations locations) {
    for (Region& region : settings.regions) {
        followPainting(region.painting, before, locations);
    }
    for (Handle& handle : settings.handles) {
        followPainting(handle.vertices, before, locations);
    }
}

MorphTarget carriedShape(const MorphTarget& shape, std::size_t before, Locations locations) {
    std::vector<Vec3> offsets(before, Vec3::Zero());
    for (std::size_t i = 0; i < shape.vertices.size(); ++i) {
        offsets[shape.vertices[i]] = shape.offsets[i];
    }
    MorphTarget carried{shape.name, {}, {}, shape.weight};
    for (std::uint32_t vertex = 0; vertex < locations.size(); ++vertex) {
        Vec3 offset = Vec3::Zero();
        for (std::size_t i = 0; i < 3; ++i) {
            offset += locations[vertex].fractions[i] * offsets[locations[vertex].vertices[i]];
        }
        if (offset != Vec3::Zero()) {
            carried.vertices.push_back(vertex);
            carried.offsets.push_back(offset);
        }
    }
    return carried;
}

void followShapes(DocumentState& state, std::size_t part, std::size_t before, Locations locations) {
    if (part >= shapesOf(state).size()) {
        return;
    }
    Shapes shapes = shapesOf(state);
    for (MorphTarget& shape : shapes[part]) {
        shape = carriedShape(shape, before, locations);
    }
    state.shapes = sharedShapes(std::move(shapes));
}

std::shared_ptr<const Scene> withMesh(const Scene& scene, std::size_t part,
                                      const std::shared_ptr<const Mesh>& mesh, Locations locations) {
    Scene result = scene;
    Part& changed = result.parts[part];
    changed.mesh = mesh;
    changed.weights = changed.weights ? carriedWeights(*changed.weights, locations) : nullptr;
    changed.storedFaults.reset();
    return std::make_shared<const Scene>(std::move(result));
}

/// The scenes that edits of the skeleton start from have the mesh too. A bound state without such edits gets
/// an empty list of them, which says that its weights are of a bind before.
std::shared_ptr<const SkeletonEdits> followedEdits(const DocumentState& state, std::size_t part,
                                                   const std::shared_ptr<const Mesh>& mesh,
                                                   Locations locations, const Scene& after) {
    const bool bound = state.field != nullptr || state.unboundByEdit();
    if (!state.skeletonEdits) {
        return bound ? std::make_shared<const SkeletonEdits>(SkeletonEdits{
                           std::make_shared<const Scene>(withoutHandleJoints(after)), {}, nullptr, true})
                     : nullptr;
    }
    SkeletonEdits edits = *state.skeletonEdits;
    edits.base = withMesh(*edits.base, part, mesh, locations);
    edits.beforeLast = edits.beforeLast ? withMesh(*edits.beforeLast, part, mesh, locations) : nullptr;
    edits.carried = bound;
    return std::make_shared<const SkeletonEdits>(std::move(edits));
}

} // namespace

void followMesh(DocumentState& state, std::size_t part, const std::shared_ptr<const Mesh>& mesh,
                std::span<const FlatLocation> locations) {
    const std::shared_ptr<const Mesh> before = state.scene->parts[part].mesh;
    const auto scene = withMesh(*state.scene, part, mesh, locations);
    state.skeletonEdits = followedEdits(state, part, mesh, locations, *scene);
    if (state.solved && (*state.solved)[part]) {
        PartWeights weights = *state.solved;
        weights[part] = carriedWeights(*weights[part], locations);
        state.solved = std::make_shared<const PartWeights>(std::move(weights));
    }
    followLayers(state.layers, part, before->vertexCount(), locations);
    followPaint(state.settings, *before, locations);
    followShapes(state, part, before->vertexCount(), locations);
    if (state.selection.vertex && state.selection.vertex->part == part) {
        state.selection.vertex.reset();
    }
    state.selected.reset();
    state.hiddenFaces.reset();
    state.field.reset();
    state.report.reset();
    state.scene = scene;
}

} // namespace sinew
