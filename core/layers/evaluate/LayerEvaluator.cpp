#include "core/layers/evaluate/LayerEvaluator.h"

#include "core/layers/EditedVertex.h"
#include "core/layers/mirror/MirrorLayer.h"
#include "core/layers/operations/WeightOperations.h"

#include <algorithm>
#include <iterator>
#include <utility>

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

std::vector<std::uint32_t> differing(const SkinWeights& a, const SkinWeights& b) {
    std::vector<std::uint32_t> result;
    for (std::uint32_t p = 0; p < b.vertexCount(); ++p) {
        if (p >= a.vertexCount() || !std::ranges::equal(a.at(p), b.at(p))) {
            result.push_back(p);
        }
    }
    return result;
}

/// Vertices of b whose influences differ from a's; parts that are one object are not looked at. None null.
VertexLists differing(const PartWeights& a, const PartWeights& b) {
    VertexLists result(b.size());
    for (std::size_t part = 0; part < b.size(); ++part) {
        if (a[part] != b[part]) {
            result[part] = differing(*a[part], *b[part]);
        }
    }
    return result;
}

/// Vertices in which two versions of a painted layer may differ. O(changed chunks).
VertexLists changedVertices(const WeightLayer& a, const WeightLayer& b, std::size_t parts) {
    static const LayerPart nothing;
    VertexLists result(parts);
    if (&a == &b) {
        return result;
    }
    for (std::size_t part = 0; part < std::min(parts, std::max(a.parts.size(), b.parts.size())); ++part) {
        const LayerPart& before = part < a.parts.size() ? a.parts[part] : nothing;
        const LayerPart& now = part < b.parts.size() ? b.parts[part] : nothing;
        VertexLists one{now.edits.differing(before.edits)};
        one = united(std::move(one), {now.mask.differing(before.mask)});
        if (a.opacity != b.opacity) {
            one = united(united(std::move(one), {before.edits.vertices()}), {now.edits.vertices()});
        }
        result[part] = std::move(one[0]);
    }
    return result;
}

bool sameVertexCounts(const PartWeights& a, const PartWeights& b) {
    return std::ranges::equal(
        a, b, [](const auto& x, const auto& y) { return x->vertexCount() == y->vertexCount(); });
}

/// `under` with the vertices' weights replaced; the weights themselves when they are those of all vertices.
std::shared_ptr<const SkinWeights> outcome(const std::shared_ptr<const SkinWeights>& under,
                                           std::span<const std::uint32_t> vertices, SkinWeights weights) {
    if (vertices.size() == under->vertexCount()) {
        return std::make_shared<const SkinWeights>(std::move(weights));
    }
    return std::make_shared<const SkinWeights>(replaceVertices(*under, vertices, weights));
}

/// Whether so many vertices changed that it takes less to do all that the layer touches.
bool many(const std::vector<std::uint32_t>& changed, const SkinWeights& weights) {
    return 4 * changed.size() > weights.vertexCount();
}

} // namespace

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

struct LayerEvaluator::Former {
    PartWeights base;
    std::vector<Stage> stages;
    const PartWeights& after(std::size_t count) const { return count == 0 ? base : stages[count - 1].after; }
};

bool LayerEvaluator::sameGround(const LayerContext& context) const {
    return m_context && context.surface == m_context->surface && context.mirror == m_context->mirror &&
           context.partner == m_context->partner;
}

PartWeights LayerEvaluator::withoutNulls(const PartWeights& base) {
    const LayerSurface& surface = *m_context->surface;
    PartWeights result = base;
    result.resize(surface.partCount());
    m_unweighted.resize(surface.partCount());
    for (std::size_t part = 0; part < result.size(); ++part) {
        if (result[part]) {
            continue;
        }
        if (!m_unweighted[part] || m_unweighted[part]->vertexCount() != surface.vertexCount(part)) {
            SkinWeightsBuilder builder;
            for (std::size_t p = 0; p < surface.vertexCount(part); ++p) {
                builder.add({});
            }
            m_unweighted[part] = std::make_shared<const SkinWeights>(builder.finish());
        }
        result[part] = m_unweighted[part];
    }
    return result;
}

PartWeights LayerEvaluator::named(const PartWeights& weights) const {
    PartWeights result = weights;
    for (std::size_t part = 0; part < result.size(); ++part) {
        if (result[part] == m_unweighted[part]) {
            result[part] = nullptr;
        }
    }
    return result;
}

void LayerEvaluator::addFresh(const std::shared_ptr<const WeightLayer>& layer) {
    PartWeights after = top();
    const LayerStage stage{*layer, top(), *m_context, m_skeletonJoints};
    const VertexLists touched = touchedVertices(stage);
    std::vector<SkinWeights> weights = evaluateVertices(stage, touched);
    for (std::size_t part = 0; part < after.size(); ++part) {
        if (!touched[part].empty()) {
            m_evaluated += touched[part].size();
            after[part] = outcome(after[part], touched[part], std::move(weights[part]));
        }
    }
    m_stages.push_back({layer, std::move(after)});
}

/// What a part's outcome is made of: `under` with `vertices` evaluated anew.
struct LayerEvaluator::Rework {
    PartWeights under;
    VertexLists vertices;
};

LayerEvaluator::Rework LayerEvaluator::rework(const LayerStage& stage, const Stage& former,
                                              const PartWeights& formerBelow,
                                              const VertexLists& dirty) const {
    Rework work{former.after, dirty};
    VertexLists touched;
    for (std::uint32_t part = 0; part < dirty.size(); ++part) {
        const bool wasBelow = former.after[part] == formerBelow[part];
        if (saysNothing(stage, part)) { // any more
            work.under[part] = stage.below[part];
            work.vertices[part].clear();
        } else if (many(dirty[part], *stage.below[part])) {
            if (touched.empty()) {
                touched = touchedVertices(stage);
            }
            work.under[part] = stage.below[part];
            work.vertices[part] = std::move(touched[part]);
        } else if (wasBelow) { // and stays so where the layer does not touch it
            work.under[part] = stage.below[part];
            std::erase_if(work.vertices[part], [&](std::uint32_t p) { return !touches(stage, {part, p}); });
        }
    }
    return work;
}

void LayerEvaluator::addChanged(const std::shared_ptr<const WeightLayer>& layer, const Stage& former,
                                const PartWeights& formerBelow, VertexLists& dirty) {
    const LayerStage stage{*layer, top(), *m_context, m_skeletonJoints};
    dirty = united(dependentVertices(stage, dirty), changedVertices(*former.layer, *layer, top().size()));
    Rework work = rework(stage, former, formerBelow, dirty);
    std::vector<SkinWeights> weights = evaluateVertices(stage, work.vertices);
    for (std::size_t part = 0; part < dirty.size(); ++part) {
        m_evaluated += work.vertices[part].size();
        if (!work.vertices[part].empty()) {
            work.under[part] = outcome(work.under[part], work.vertices[part], std::move(weights[part]));
        }
    }
    m_stages.push_back({layer, std::move(work.under)});
}

void LayerEvaluator::addMiddle(std::span<const std::shared_ptr<const WeightLayer>> layers,
                               const Former& former, std::size_t begin, std::size_t end, VertexLists& dirty) {
    const bool repainted = layers.size() == 1 && end - begin == 1 && layers[0]->kind == LayerKind::Paint &&
                           former.stages[begin].layer->kind == LayerKind::Paint;
    if (repainted) {
        addChanged(layers[0], former.stages[begin], former.after(begin), dirty);
        return;
    }
    if (layers.empty() && begin == end) {
        return;
    }
    for (const auto& layer : layers) {
        addFresh(layer);
    }
    dirty = differing(former.after(end), top());
}

bool LayerEvaluator::begin(const LayerStack& stack, const PartWeights& base,
                           std::shared_ptr<const LayerContext> context) {
    std::vector<std::int32_t> joints = skeletonJoints(stack, context->joints);
    // Names that one of both lacks say nothing in layers that both have.
    const auto shared = static_cast<std::ptrdiff_t>(std::min(joints.size(), m_skeletonJoints.size()));
    const bool sameJoints = std::equal(joints.begin(), joints.begin() + shared, m_skeletonJoints.begin());
    const bool same = sameJoints && sameGround(*context);
    m_context = std::move(context);
    m_skeletonJoints = std::move(joints);
    m_base = withoutNulls(base);
    m_evaluated = 0;
    m_upTo.clear();
    std::size_t active = 0;
    for (const auto& layer : stack.layers) {
        m_upTo.push_back(active);
        active += static_cast<std::size_t>(layer->active());
    }
    m_upTo.push_back(active);
    return same;
}

void LayerEvaluator::addLayers(const Layers& layers, const Former& former) {
    VertexLists dirty = differing(former.base, m_base);
    const std::size_t before = former.stages.size();
    const std::size_t max = std::min(before, layers.size());
    std::size_t head = 0;
    while (head < max && former.stages[head].layer == layers[head]) {
        ++head;
    }
    std::size_t tail = 0;
    while (tail < max - head && former.stages[before - 1 - tail].layer == layers[layers.size() - 1 - tail]) {
        ++tail;
    }
    for (std::size_t i = 0; i < head; ++i) {
        addChanged(layers[i], former.stages[i], former.after(i), dirty);
    }
    const auto middle = std::span(layers).subspan(head, layers.size() - tail - head);
    addMiddle(middle, former, head, before - tail, dirty);
    for (std::size_t i = tail; i > 0; --i) {
        addChanged(layers[layers.size() - i], former.stages[before - i], former.after(before - i), dirty);
    }
}

const PartWeights& LayerEvaluator::evaluate(const LayerStack& stack, const PartWeights& base,
                                            std::shared_ptr<const LayerContext> context) {
    Former former{m_base, std::exchange(m_stages, {})};
    const bool same = begin(stack, base, std::move(context)) && sameVertexCounts(former.base, m_base);
    Layers layers;
    std::ranges::copy_if(stack.layers, std::back_inserter(layers),
                         [](const auto& layer) { return layer->active(); });
    if (same) {
        addLayers(layers, former);
    } else {
        for (const auto& layer : layers) {
            addFresh(layer);
        }
    }
    m_result = named(top());
    return m_result;
}

PartWeights LayerEvaluator::below(std::size_t layer) const {
    const std::size_t count = m_upTo[layer];
    return named(count == 0 ? m_base : m_stages[count - 1].after);
}

} // namespace sinew
