#include "core/layers/RelaxStage.h"

#include "core/geometry/KeyIndex.h"
#include "core/layers/BuildPoints.h"
#include "core/layers/SmoothPlaces.h"

namespace sinew {
namespace {

int roundsOf(const WeightLayer& layer) {
    return std::clamp(layer.rounds, 0, kMostRounds);
}

float strengthOf(const WeightLayer& layer) {
    return std::isfinite(layer.strength) ? std::clamp(layer.strength, 0.0F, 1.0F) : 0.0F;
}

bool relaxes(const LayerStage& stage, std::size_t part) {
    return stage.reaches(part) && roundsOf(stage.layer) > 0 && strengthOf(stage.layer) > 0.0F;
}

/// Places of those points that the layer changes.
std::vector<std::uint32_t> placesOf(const LayerStage& stage, const PointLists& points, bool changedOnly) {
    const LayerSurface& surface = *stage.ground.surface;
    std::vector<std::uint32_t> places;
    for (std::uint32_t part = 0; part < points.size(); ++part) {
        if (!SmoothPlaces(surface, stage.below).has(part) || (changedOnly && !relaxes(stage, part))) {
            continue;
        }
        for (const std::uint32_t point : points[part]) {
            if (!changedOnly || stage.layer.amount(part, point) > 0.0F) {
                places.push_back(surface.placeOf(surface.index({part, point})));
            }
        }
    }
    std::ranges::sort(places);
    places.erase(std::ranges::unique(places).begin(), places.end());
    return places;
}

void addPoint(const LayerStage& stage, SurfacePoint at, std::span<const Influence> smooth,
              SkinWeightsBuilder& builder, std::vector<Influence>& mixed) {
    const std::span<const Influence> below = stage.below[at.part]->at(at.point);
    const float amount = stage.layer.amount(at.part, at.point);
    if (!(amount > 0.0F) || smooth.empty()) {
        builder.addSame(below);
        return;
    }
    mixed.clear();
    for (const Influence& influence : smooth) {
        mixed.push_back({influence.joint, amount * influence.weight});
    }
    if (amount < 1.0F) {
        for (const Influence& influence : below) {
            mixed.push_back({influence.joint, (1.0F - amount) * influence.weight});
        }
    }
    builder.add(mixed);
}

} // namespace

bool relaxes(const LayerStage& stage, SurfacePoint point) {
    return relaxes(stage, point.part) && stage.layer.amount(point.part, point.point) > 0.0F;
}

std::vector<std::uint32_t> relaxedPoints(const LayerStage& stage, std::size_t part) {
    std::vector<std::uint32_t> result;
    if (relaxes(stage, part)) {
        for (std::uint32_t p = 0; p < stage.below[part]->pointCount(); ++p) {
            if (stage.layer.amount(part, p) > 0.0F) {
                result.push_back(p);
            }
        }
    }
    return result;
}

PointLists relaxDependents(const LayerStage& stage, const PointLists& points) {
    const LayerSurface& surface = *stage.ground.surface;
    PointLists result(points.size());
    const std::vector<std::uint32_t> from = placesOf(stage, points, false);
    for (const std::uint32_t place : SmoothPlaces(surface, stage.below).grown(from, roundsOf(stage.layer))) {
        for (const std::uint32_t point : surface.pointsAt(place)) {
            const SurfacePoint at = surface.pointAt(point);
            if (at.part < points.size() && relaxes(stage, at.part) &&
                stage.layer.amount(at.part, at.point) > 0.0F) {
                result[at.part].push_back(at.point);
            }
        }
    }
    for (std::vector<std::uint32_t>& list : result) {
        std::ranges::sort(list);
    }
    return result;
}

std::vector<SkinWeights> evaluateRelax(const LayerStage& stage, const PointLists& points) {
    const LayerSurface& surface = *stage.ground.surface;
    const std::vector<std::uint32_t> places = placesOf(stage, points, true);
    const SkinWeights smooth =
        SmoothPlaces(surface, stage.below).smoothed(places, roundsOf(stage.layer), strengthOf(stage.layer));
    std::vector<SkinWeights> result;
    for (std::uint32_t part = 0; part < points.size(); ++part) {
        const bool relaxed = relaxes(stage, part);
        result.push_back(buildPoints(points[part].size(), [&] {
            return [&, mixed = std::vector<Influence>()](SkinWeightsBuilder& builder, std::size_t i) mutable {
                const SurfacePoint at{part, points[part][i]};
                const std::uint32_t place = relaxed ? surface.placeOf(surface.index(at)) : 0;
                const auto slot = std::ranges::lower_bound(places, place);
                const bool found = relaxed && slot != places.end() && *slot == place;
                const auto number = static_cast<std::size_t>(slot - places.begin());
                addPoint(stage, at, found ? smooth.at(number) : std::span<const Influence>(), builder, mixed);
            };
        }));
    }
    return result;
}

} // namespace sinew
