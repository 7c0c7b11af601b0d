#include "core/layers/evaluate/LayerStage.h"

#include "core/layers/evaluate/EditedVertex.h"
#include "core/layers/mirror/MirrorLayer.h"
#include "core/layers/operations/SmoothVertices.h"

#include <iterator>

namespace sinew {
namespace {

bool hasEdits(const LayerStage& stage, std::size_t part) {
    return part < stage.layer.parts.size() &&
           stage.layer.parts[part].edits.vertexCount() == stage.below[part]->vertexCount();
}

SkinWeights evaluatePaint(const LayerStage& stage, std::size_t part,
                          std::span<const std::uint32_t> vertices) {
    const SkinWeights& below = *stage.below[part];
    const bool reached = stage.reaches(part) && hasEdits(stage, part);
    return buildVertices(vertices.size(), [&] {
        return [&, edited = EditedVertex(stage.skeletonJoints)](SkinWeightsBuilder& builder,
                                                                std::size_t i) mutable {
            const std::uint32_t p = vertices[i];
            const VertexEdits edits = reached ? stage.layer.parts[part].edits.at(p) : VertexEdits();
            edited.addTo(builder, below.at(p), edits, stage.layer.amount(part, p));
        };
    });
}

} // namespace

bool LayerStage::reaches(std::size_t part) const {
    const std::size_t vertices = below[part]->vertexCount();
    return part < context.surface->partCount() && context.surface->vertexCount(part) == vertices &&
           fits(layer, part, vertices);
}

bool touches(const LayerStage& stage, VertexId vertex) {
    if (!stage.reaches(vertex.part)) {
        return false;
    }
    switch (stage.layer.kind) {
    case LayerKind::Mirror:
        return mirrors(stage, vertex);
    case LayerKind::Relax:
        return relaxes(stage, vertex);
    case LayerKind::Paint:
        break;
    }
    return hasEdits(stage, vertex.part) && !stage.layer.parts[vertex.part].edits.at(vertex.vertex).empty();
}

bool saysNothing(const LayerStage& stage, std::size_t part) {
    return stage.layer.kind == LayerKind::Paint &&
           !(stage.reaches(part) && hasEdits(stage, part) && !stage.layer.parts[part].edits.empty());
}

VertexLists touchedVertices(const LayerStage& stage) {
    VertexLists result(stage.below.size());
    for (std::size_t part = 0; part < result.size(); ++part) {
        if (!stage.reaches(part)) {
            continue;
        }
        switch (stage.layer.kind) {
        case LayerKind::Paint:
            if (hasEdits(stage, part)) {
                result[part] = stage.layer.parts[part].edits.vertices();
            }
            break;
        case LayerKind::Mirror:
            result[part] = mirroredVertices(stage, part);
            break;
        case LayerKind::Relax:
            result[part] = relaxedVertices(stage, part);
            break;
        }
    }
    return result;
}

VertexLists dependentVertices(const LayerStage& stage, const VertexLists& vertices) {
    switch (stage.layer.kind) {
    case LayerKind::Mirror:
        return united(mirrorDependents(stage, vertices), vertices);
    case LayerKind::Relax:
        return united(relaxDependents(stage, vertices), vertices);
    case LayerKind::Paint:
        break;
    }
    return vertices;
}

std::vector<SkinWeights> evaluateVertices(const LayerStage& stage, const VertexLists& vertices) {
    if (stage.layer.kind == LayerKind::Relax) {
        return evaluateRelax(stage, vertices);
    }
    std::vector<SkinWeights> result;
    for (std::size_t part = 0; part < vertices.size(); ++part) {
        result.push_back(stage.layer.kind == LayerKind::Mirror ? evaluateMirror(stage, part, vertices[part])
                                                               : evaluatePaint(stage, part, vertices[part]));
    }
    return result;
}

VertexLists united(VertexLists a, const VertexLists& b) {
    a.resize(std::max(a.size(), b.size()));
    for (std::size_t part = 0; part < b.size(); ++part) {
        if (a[part].empty()) {
            a[part] = b[part];
        } else if (!b[part].empty()) {
            std::vector<std::uint32_t> both;
            std::ranges::set_union(a[part], b[part], std::back_inserter(both));
            a[part] = std::move(both);
        }
    }
    return a;
}

} // namespace sinew
