#include "core/layers/mirror/MirrorStage.h"

#include "core/layers/evaluate/BuildVertices.h"

namespace sinew {
namespace {

/// Counterparts' weights of one vertex after another.
class MirrorVertex {
public:
    explicit MirrorVertex(const LayerStage& stage)
        : m_stage(stage) {}

    static bool receives(const LayerStage& stage, std::uint32_t index) {
        return stage.context.mirror->receives(index, stage.layer.fromPositive);
    }

    void add(SkinWeightsBuilder& builder, VertexId target) {
        const std::span<const Influence> below = m_stage.below[target.part]->at(target.vertex);
        const std::uint32_t index = m_stage.context.surface->index(target);
        const float amount = m_stage.layer.amount(target.part, target.vertex);
        m_mixed.clear();
        if (amount > 0.0F && receives(m_stage, index)) {
            const bool middle = m_stage.context.mirror->side(index) == 0;
            gather(index, middle ? 0.5F * amount : amount);
        }
        if (m_mixed.empty()) {
            builder.addSame(below);
            return;
        }
        float own = 1.0F; // what no counterpart has is not lost either
        for (const Influence& influence : m_mixed) {
            own -= influence.weight;
        }
        if (own > 1e-6F) {
            for (const Influence& influence : below) {
                m_mixed.push_back({influence.joint, own * influence.weight});
            }
        }
        builder.add(m_mixed);
    }

private:
    void gather(std::uint32_t index, float amount) {
        for (const MirrorMap::Source& source : m_stage.context.mirror->sources(index)) {
            const VertexId from = m_stage.context.surface->vertexAt(source.vertex);
            if (from.part >= m_stage.below.size() || from.vertex >= m_stage.below[from.part]->vertexCount()) {
                continue;
            }
            for (const Influence& influence : m_stage.below[from.part]->at(from.vertex)) {
                m_mixed.push_back(
                    {m_stage.context.mirrored(influence.joint), amount * source.share * influence.weight});
            }
        }
    }

    const LayerStage& m_stage;
    std::vector<Influence> m_mixed;
};

} // namespace

bool mirrors(const LayerStage& stage, VertexId vertex) {
    return stage.context.mirror && MirrorVertex::receives(stage, stage.context.surface->index(vertex));
}

std::vector<std::uint32_t> mirroredVertices(const LayerStage& stage, std::size_t part) {
    std::vector<std::uint32_t> result;
    if (stage.context.mirror && stage.reaches(part)) {
        const std::uint32_t first = stage.context.surface->index({static_cast<std::uint32_t>(part), 0});
        for (std::uint32_t p = 0; p < stage.below[part]->vertexCount(); ++p) {
            if (MirrorVertex::receives(stage, first + p)) {
                result.push_back(p);
            }
        }
    }
    return result;
}

VertexLists mirrorDependents(const LayerStage& stage, const VertexLists& vertices) {
    VertexLists result(vertices.size());
    if (!stage.context.mirror) {
        return result;
    }
    for (std::uint32_t part = 0; part < vertices.size(); ++part) {
        if (part >= stage.context.surface->partCount()) {
            continue;
        }
        for (const std::uint32_t p : vertices[part]) {
            if (!stage.context.surface->contains({part, p})) {
                break;
            }
            for (const std::uint32_t target :
                 stage.context.mirror->dependents(stage.context.surface->index({part, p}))) {
                const VertexId at = stage.context.surface->vertexAt(target);
                if (at.part < vertices.size() && stage.reaches(at.part) &&
                    MirrorVertex::receives(stage, target)) {
                    result[at.part].push_back(at.vertex);
                }
            }
        }
    }
    for (std::vector<std::uint32_t>& list : result) {
        std::ranges::sort(list);
        list.erase(std::ranges::unique(list).begin(), list.end());
    }
    return result;
}

SkinWeights evaluateMirror(const LayerStage& stage, std::size_t part,
                           std::span<const std::uint32_t> vertices) {
    const bool reached = stage.context.mirror && stage.reaches(part);
    return buildVertices(vertices.size(), [&] {
        return [&, mirror = MirrorVertex(stage)](SkinWeightsBuilder& builder, std::size_t i) mutable {
            if (reached) {
                mirror.add(builder, {static_cast<std::uint32_t>(part), vertices[i]});
            } else {
                builder.addSame(stage.below[part]->at(vertices[i]));
            }
        };
    });
}

} // namespace sinew
