#include "core/layers/operations/StackOperations.h"

#include "core/base/Parallel.h"
#include "core/layers/EditedVertex.h"
#include "core/layers/LayerSurface.h"
#include "core/layers/operations/WeightOperations.h"

#include <iterator>
#include <numeric>

namespace sinew {
namespace {

/// One of two layers that are merged, in one part.
struct Merged {
    Merged(const WeightLayer& from, std::size_t number, std::size_t vertices)
        : layer(from)
        , part(number)
        , edits(vertices) {
        const bool there = part < from.parts.size() && from.parts[part].edits.vertexCount() == vertices;
        if (there && from.kind == LayerKind::Paint) {
            edits = from.parts[part].edits;
        }
    }
    float amount(std::uint32_t vertex) const {
        return layer.on && !edits.at(vertex).empty() ? layer.amount(part, vertex) : 0.0F;
    }

    const WeightLayer& layer;
    std::size_t part;
    PaintEdits edits;
};

/// Vertices that the merged layer may have to say something of.
std::vector<std::uint32_t> verticesToMerge(const Merged& lower, const Merged& upper, bool painted,
                                           std::size_t vertices) {
    std::vector<std::uint32_t> result;
    if (painted) {
        std::ranges::set_union(lower.edits.vertices(), upper.edits.vertices(), std::back_inserter(result));
    } else {
        result.resize(vertices);
        std::iota(result.begin(), result.end(), 0U);
    }
    return result;
}

PaintEdits mergedEdits(const Merged& lower, const Merged& upper, const PartWeights& below,
                       const PartWeights& above, const JointNumbers& joints) {
    const bool painted = lower.layer.kind == LayerKind::Paint && upper.layer.kind == LayerKind::Paint;
    const std::size_t vertices = lower.edits.vertexCount();
    const auto part = static_cast<std::uint32_t>(lower.part);
    EditList list;
    for (const std::uint32_t vertex : verticesToMerge(lower, upper, painted, vertices)) {
        const float ofLower = lower.amount(vertex);
        const float ofUpper = upper.amount(vertex);
        const VertexEdits& edits = (ofLower > 0.0F ? lower : upper).edits.at(vertex);
        if (painted && std::min(ofLower, ofUpper) == 0.0F && std::max(ofLower, ofUpper) == 1.0F) {
            list.add(vertex, edits.edits, edits.held);
            continue;
        }
        const VertexEdits first = lower.edits.at(vertex);
        const VertexEdits second = upper.edits.at(vertex);
        std::vector<JointEdit> former(first.edits.begin(), first.edits.end());
        former.insert(former.end(), second.edits.begin(), second.edits.end());
        addTarget(list, vertex, influencesAt(below, {part, vertex}), influencesAt(above, {part, vertex}),
                  joints, {former, true});
    }
    return PaintEdits(vertices).with(list);
}

} // namespace

LayerStack mergedDown(const LayerStack& stack, std::size_t upper, const PartWeights& below,
                      const PartWeights& above, const LayerContext& context) {
    LayerStack result = stack;
    const JointNumbers joints(result, context.joints);
    const WeightLayer& from = *stack.layers[upper];
    const WeightLayer& to = *stack.layers[upper - 1];
    WeightLayer merged;
    merged.name = to.name;
    for (std::size_t part = 0; part < context.surface->partCount(); ++part) {
        const std::size_t vertices = context.surface->vertexCount(part);
        LayerPart made;
        if (fits(to, part, vertices) && fits(from, part, vertices)) {
            made.edits = mergedEdits({to, part, vertices}, {from, part, vertices}, below, above, joints);
        } else if (part < to.parts.size()) {
            made = to.parts[part];
        }
        merged.parts.push_back(std::move(made));
    }
    return result.removed(upper).replaced(upper - 1, std::move(merged));
}

LayerStack flattened(const LayerStack& stack, const PartWeights& base, const PartWeights& above,
                     const LayerContext& context, std::string name) {
    LayerStack result;
    result.joints = stack.joints;
    const JointNumbers joints(result, context.joints);
    WeightLayer flat;
    flat.name = std::move(name);
    bool says = false;
    for (std::uint32_t part = 0; part < context.surface->partCount(); ++part) {
        EditList list;
        const bool changed = part < above.size() && (part >= base.size() || above[part] != base[part]);
        for (std::uint32_t p = 0; changed && p < context.surface->vertexCount(part); ++p) {
            addTarget(list, p, influencesAt(base, {part, p}), influencesAt(above, {part, p}), joints, {});
        }
        flat.parts.push_back({PaintEdits(context.surface->vertexCount(part)).with(list), LayerMask()});
        says = says || !flat.parts.back().edits.empty();
    }
    return says ? result.added(std::move(flat), 0) : result;
}

LayerStack withFixedLayer(const LayerStack& stack, const PartWeights& weights, const LayerContext& context,
                          std::string name) {
    LayerStack result = stack;
    const JointNumbers joints(result, context.joints);
    WeightLayer fixed;
    fixed.name = std::move(name);
    for (std::uint32_t part = 0; part < context.surface->partCount(); ++part) {
        EditList list;
        for (std::uint32_t p = 0; p < context.surface->vertexCount(part); ++p) {
            if (const auto influences = influencesAt(weights, {part, p}); !influences.empty()) {
                addTarget(list, p, {}, influences, joints, {}); // for whatever weights below
            }
        }
        fixed.parts.push_back({PaintEdits(context.surface->vertexCount(part)).with(list), LayerMask()});
    }
    return result.added(std::move(fixed), 0);
}

LayerStack withFixedJoints(const LayerStack& stack, const PartWeights& weights,
                           const std::vector<bool>& chosen, const LayerContext& context, std::string name) {
    LayerStack result = stack;
    const JointNumbers joints(result, context.joints);
    WeightLayer fixed;
    fixed.name = std::move(name);
    std::vector<JointEdit> edits;
    for (std::uint32_t part = 0; part < context.surface->partCount(); ++part) {
        EditList list;
        for (std::uint32_t p = 0; p < context.surface->vertexCount(part); ++p) {
            const auto influences = influencesAt(weights, {part, p});
            edits.clear();
            for (std::size_t j = 0; j < chosen.size() && !influences.empty(); ++j) {
                if (chosen[j]) {
                    const auto own =
                        std::ranges::find(influences, static_cast<std::int32_t>(j), &Influence::joint);
                    edits.push_back({joints.table[j], 0.0F, own != influences.end() ? own->weight : 0.0F});
                }
            }
            if (!edits.empty()) {
                list.add(p, edits);
            }
        }
        fixed.parts.push_back({PaintEdits(context.surface->vertexCount(part)).with(list), LayerMask()});
    }
    return result.added(std::move(fixed), 0);
}

namespace {

constexpr double kCarryOverReach = 0.02; // of the diagonal
constexpr std::size_t kCarryOverGrain = 128;
using Locations = std::vector<std::vector<NearestLocations::VertexWeight>>; // by vertex of the new mesh

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

Locations findLocations(const LayerSurface& from, const LayerSurface& to) {
    Locations locations(to.vertexCount());
    const NearestLocations nearest(from);
    std::vector<std::int32_t> partOf;
    for (std::size_t part = 0; part < to.partCount(); ++part) {
        partOf.push_back(partNamed(from, to.mesh(part).name));
    }
    parallelFor(locations.size(), kCarryOverGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end; ++p) {
            const std::uint32_t part = to.vertexAt(static_cast<std::uint32_t>(p)).part;
            locations[p] = nearest.find(to.positions()[p], partOf[part], kCarryOverReach * from.diagonal());
        }
    });
    return locations;
}

using Location = std::vector<NearestLocations::VertexWeight>;

void addEdits(EditMixer& mixer, EditList& list, std::uint32_t vertex, const WeightLayer& layer,
              const LayerSurface& from, const Location& location) {
    mixer.clear();
    for (const auto& [index, fraction] : location) {
        const VertexId at = from.vertexAt(index);
        mixer.add(editsAt(layer, at.part, at.vertex), fraction);
    }
    if (const auto edits = mixer.edits(); !edits.empty()) {
        list.add(vertex, edits, mixer.held());
    }
}

float maskAt(const WeightLayer& layer, const LayerSurface& from, const Location& location) {
    double sum = 0.0;
    for (const auto& [index, fraction] : location) {
        const VertexId at = from.vertexAt(index);
        const bool there = at.part < layer.parts.size();
        sum += fraction * static_cast<double>(there ? layer.parts[at.part].mask.at(at.vertex) : 1.0F);
    }
    return location.empty() ? 1.0F : static_cast<float>(sum);
}

WeightLayer carried(const WeightLayer& layer, const LayerSurface& from, const LayerSurface& to,
                    const Locations& locations) {
    WeightLayer result = layer;
    result.parts.clear();
    EditMixer mixer;
    for (std::uint32_t part = 0; part < to.partCount(); ++part) {
        EditList list;
        LayerMask::Values mask;
        for (std::uint32_t p = 0; p < to.vertexCount(part); ++p) {
            const auto& location = locations[to.index({part, p})];
            addEdits(mixer, list, p, layer, from, location);
            if (const float value = maskAt(layer, from, location); value != 1.0F) {
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
    const Locations locations = findLocations(from, to);
    for (std::uint32_t p = 0; p < locations.size(); ++p) {
        if (locations[p].empty()) {
            result.left.push_back(to.vertexAt(p));
        }
    }
    result.carried = locations.size() - result.left.size();
    for (const auto& layer : stack.layers) {
        result.stack.layers.push_back(
            std::make_shared<const WeightLayer>(carried(*layer, from, to, locations)));
    }
    return result;
}

} // namespace sinew
