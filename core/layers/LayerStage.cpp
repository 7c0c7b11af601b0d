#include "core/layers/LayerStage.h"

#include "core/layers/BuildPoints.h"
#include "core/layers/EditedPoint.h"
#include "core/layers/MirrorStage.h"
#include "core/layers/RelaxStage.h"

#include <iterator>

namespace sinew {
namespace {

bool hasEdits(const LayerStage& stage, std::size_t part) {
    return part < stage.layer.parts.size() &&
           stage.layer.parts[part].edits.pointCount() == stage.below[part]->pointCount();
}

SkinWeights evaluatePaint(const LayerStage& stage, std::size_t part, std::span<const std::uint32_t> points) {
    const SkinWeights& below = *stage.below[part];
    const bool reached = stage.reaches(part) && hasEdits(stage, part);
    return buildPoints(points.size(), [&] {
        return [&, edited = EditedPoint(stage.skeletonJoints)](SkinWeightsBuilder& builder,
                                                               std::size_t i) mutable {
            const std::uint32_t p = points[i];
            const PointEdits edits = reached ? stage.layer.parts[part].edits.at(p) : PointEdits();
            edited.addTo(builder, below.at(p), edits, stage.layer.amount(part, p));
        };
    });
}

} // namespace

bool LayerStage::reaches(std::size_t part) const {
    const std::size_t points = below[part]->pointCount();
    return part < ground.surface->partCount() && ground.surface->pointCount(part) == points &&
           fits(layer, part, points);
}

bool touches(const LayerStage& stage, SurfacePoint point) {
    if (!stage.reaches(point.part)) {
        return false;
    }
    switch (stage.layer.kind) {
    case LayerKind::Mirror:
        return mirrors(stage, point);
    case LayerKind::Relax:
        return relaxes(stage, point);
    case LayerKind::Paint:
        break;
    }
    return hasEdits(stage, point.part) && !stage.layer.parts[point.part].edits.at(point.point).empty();
}

bool saysNothing(const LayerStage& stage, std::size_t part) {
    return stage.layer.kind == LayerKind::Paint &&
           !(stage.reaches(part) && hasEdits(stage, part) && !stage.layer.parts[part].edits.empty());
}

PointLists touchedPoints(const LayerStage& stage) {
    PointLists result(stage.below.size());
    for (std::size_t part = 0; part < result.size(); ++part) {
        if (!stage.reaches(part)) {
            continue;
        }
        switch (stage.layer.kind) {
        case LayerKind::Paint:
            if (hasEdits(stage, part)) {
                result[part] = stage.layer.parts[part].edits.points();
            }
            break;
        case LayerKind::Mirror:
            result[part] = mirroredPoints(stage, part);
            break;
        case LayerKind::Relax:
            result[part] = relaxedPoints(stage, part);
            break;
        }
    }
    return result;
}

PointLists dependentPoints(const LayerStage& stage, const PointLists& points) {
    switch (stage.layer.kind) {
    case LayerKind::Mirror:
        return united(mirrorDependents(stage, points), points);
    case LayerKind::Relax:
        return united(relaxDependents(stage, points), points);
    case LayerKind::Paint:
        break;
    }
    return points;
}

std::vector<SkinWeights> evaluatePoints(const LayerStage& stage, const PointLists& points) {
    if (stage.layer.kind == LayerKind::Relax) {
        return evaluateRelax(stage, points);
    }
    std::vector<SkinWeights> result;
    for (std::size_t part = 0; part < points.size(); ++part) {
        result.push_back(stage.layer.kind == LayerKind::Mirror ? evaluateMirror(stage, part, points[part])
                                                               : evaluatePaint(stage, part, points[part]));
    }
    return result;
}

PointLists united(PointLists a, const PointLists& b) {
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
