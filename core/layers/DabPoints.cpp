#include "core/layers/DabPoints.h"

#include <algorithm>
#include <map>

namespace sinew {
namespace {

float valueAt(const Brush& brush, float along) {
    if (brush.mode != BrushMode::Gradient) {
        return brush.value;
    }
    const float share = std::isfinite(along) ? std::clamp(along, 0.0F, 1.0F) : 0.0F;
    return brush.value + share * (brush.valueTo - brush.value);
}

} // namespace

std::vector<DabPoint> dabPoints(const LayerGround& ground, std::span<const ReachedPoint> reach,
                                const Brush& brush) {
    const LayerSurface& surface = *ground.surface;
    std::vector<DabPoint> points;
    for (const ReachedPoint& reached : reach) {
        if (surface.contains(reached.at) && reached.amount > 0.0F) {
            const float amount = brush.mode == BrushMode::Flood ? 1.0F : std::min(reached.amount, 1.0F);
            points.push_back({reached.at, amount, valueAt(brush, reached.along)});
        }
    }
    std::ranges::stable_sort(points, {}, &DabPoint::at);
    const auto repeats = std::ranges::unique(points, {}, &DabPoint::at);
    points.erase(repeats.begin(), repeats.end());
    return points;
}

std::vector<DabPoint> mirroredDab(const LayerGround& ground, std::span<const DabPoint> dab) {
    const LayerSurface& surface = *ground.surface;
    std::map<std::uint32_t, std::pair<double, double>> sums; // amount, and value times amount
    for (const DabPoint& point : dab) {
        const std::uint32_t index = surface.index(point.at);
        for (const std::uint32_t other : ground.mirror->dependents(index)) {
            for (const MirrorMap::Source& source : ground.mirror->sources(other)) {
                const double amount =
                    source.point == index ? static_cast<double>(source.share * point.amount) : 0.0;
                sums[other].first += amount;
                sums[other].second += amount * static_cast<double>(point.value);
            }
        }
    }
    std::vector<DabPoint> result;
    for (const auto& [index, sum] : sums) {
        if (sum.first > 0.0) {
            result.push_back({surface.pointAt(index), static_cast<float>(std::min(sum.first, 1.0)),
                              static_cast<float>(sum.second / sum.first)});
        }
    }
    return result;
}

std::vector<DabPoint> stronger(std::span<const DabPoint> a, std::span<const DabPoint> b) {
    std::vector<DabPoint> both(a.begin(), a.end());
    both.insert(both.end(), b.begin(), b.end());
    std::ranges::stable_sort(both, [](const DabPoint& x, const DabPoint& y) {
        return x.at != y.at ? x.at < y.at : x.amount > y.amount;
    });
    const auto repeats = std::ranges::unique(both, {}, &DabPoint::at);
    both.erase(repeats.begin(), repeats.end());
    return both;
}

NeighborMeans::NeighborMeans(const LayerInput& input, const JointNumbers& joints)
    : m_input(input)
    , m_edited(joints.skeleton) {
    const WeightLayer& layer = *input.stack.layers[input.layer];
    for (std::size_t part = 0; part < input.ground.surface->partCount(); ++part) {
        const bool there = part < layer.parts.size() &&
                           layer.parts[part].edits.pointCount() == input.ground.surface->pointCount(part);
        m_edits.push_back(there ? &layer.parts[part].edits : nullptr);
    }
}

void NeighborMeans::add(std::uint32_t place) {
    const LayerSurface& surface = *m_input.ground.surface;
    const std::span<const std::uint32_t> members = surface.pointsAt(place);
    double weighted = 0.0;
    for (const std::uint32_t member : members) {
        const SurfacePoint at = surface.pointAt(member);
        weighted += influencesAt(m_input.below, at).empty() && editsAt(at).empty() ? 0.0 : 1.0;
    }
    for (const std::uint32_t member : members) {
        const SurfacePoint at = surface.pointAt(member);
        m_edited.apply(influencesAt(m_input.below, at), editsAt(at));
        for (const EditedPoint::Share& share : m_edited.shares()) {
            m_sums.add(share.joint, share.weight / weighted);
        }
    }
    m_count += weighted > 0.0 ? 1.0 : 0.0;
}

PointEdits NeighborMeans::editsAt(SurfacePoint at) const {
    const PaintEdits* edits = m_edits[at.part];
    return edits != nullptr ? edits->at(at.point) : PointEdits();
}

std::span<const Influence> NeighborMeans::of(SurfacePoint at) {
    const LayerSurface& surface = *m_input.ground.surface;
    m_sums.clear();
    m_count = 0.0;
    for (const std::uint32_t next : surface.neighbors(surface.placeOf(surface.index(at)))) {
        add(next);
    }
    return m_sums.influences(m_count > 0.0 ? 1.0 / m_count : 0.0);
}

} // namespace sinew
