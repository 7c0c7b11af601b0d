#include "core/layers/MirrorStage.h"

#include "core/layers/BuildPoints.h"

namespace sinew {
namespace {

/// Counterparts' weights of one point after another.
class MirrorPoint {
public:
    explicit MirrorPoint(const LayerStage& stage)
        : m_stage(stage) {}

    static bool receives(const LayerStage& stage, std::uint32_t index) {
        return stage.ground.mirror->receives(index, stage.layer.fromPositive);
    }

    void add(SkinWeightsBuilder& builder, SurfacePoint target) {
        const std::span<const Influence> below = m_stage.below[target.part]->at(target.point);
        const std::uint32_t index = m_stage.ground.surface->index(target);
        const float amount = m_stage.layer.amount(target.part, target.point);
        m_mixed.clear();
        if (amount > 0.0F && receives(m_stage, index)) {
            const bool middle = m_stage.ground.mirror->side(index) == 0;
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
        for (const MirrorMap::Source& source : m_stage.ground.mirror->sources(index)) {
            const SurfacePoint from = m_stage.ground.surface->pointAt(source.point);
            if (from.part >= m_stage.below.size() || from.point >= m_stage.below[from.part]->pointCount()) {
                continue;
            }
            for (const Influence& influence : m_stage.below[from.part]->at(from.point)) {
                m_mixed.push_back(
                    {m_stage.ground.mirrored(influence.joint), amount * source.share * influence.weight});
            }
        }
    }

    const LayerStage& m_stage;
    std::vector<Influence> m_mixed;
};

} // namespace

bool mirrors(const LayerStage& stage, SurfacePoint point) {
    return stage.ground.mirror && MirrorPoint::receives(stage, stage.ground.surface->index(point));
}

std::vector<std::uint32_t> mirroredPoints(const LayerStage& stage, std::size_t part) {
    std::vector<std::uint32_t> result;
    if (stage.ground.mirror && stage.reaches(part)) {
        const std::uint32_t first = stage.ground.surface->index({static_cast<std::uint32_t>(part), 0});
        for (std::uint32_t p = 0; p < stage.below[part]->pointCount(); ++p) {
            if (MirrorPoint::receives(stage, first + p)) {
                result.push_back(p);
            }
        }
    }
    return result;
}

PointLists mirrorDependents(const LayerStage& stage, const PointLists& points) {
    PointLists result(points.size());
    if (!stage.ground.mirror) {
        return result;
    }
    for (std::uint32_t part = 0; part < points.size(); ++part) {
        if (part >= stage.ground.surface->partCount()) {
            continue;
        }
        for (const std::uint32_t p : points[part]) {
            if (!stage.ground.surface->contains({part, p})) {
                break;
            }
            for (const std::uint32_t target :
                 stage.ground.mirror->dependents(stage.ground.surface->index({part, p}))) {
                const SurfacePoint at = stage.ground.surface->pointAt(target);
                if (at.part < points.size() && stage.reaches(at.part) &&
                    MirrorPoint::receives(stage, target)) {
                    result[at.part].push_back(at.point);
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

SkinWeights evaluateMirror(const LayerStage& stage, std::size_t part, std::span<const std::uint32_t> points) {
    const bool reached = stage.ground.mirror && stage.reaches(part);
    return buildPoints(points.size(), [&] {
        return [&, mirror = MirrorPoint(stage)](SkinWeightsBuilder& builder, std::size_t i) mutable {
            if (reached) {
                mirror.add(builder, {static_cast<std::uint32_t>(part), points[i]});
            } else {
                builder.addSame(stage.below[part]->at(points[i]));
            }
        };
    });
}

} // namespace sinew
