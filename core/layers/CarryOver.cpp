#include "core/layers/CarryOver.h"

#include "core/base/Parallel.h"
#include "core/layers/NearestPlaces.h"

#include <map>

namespace sinew {
namespace {

constexpr double kReach = 0.02; // of the diagonal
constexpr std::size_t kCarryOverGrain = 128;
using Places = std::vector<std::vector<NearestPlaces::Share>>; // by point of the new mesh

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

Places findPlaces(const LayerSurface& from, const LayerSurface& to) {
    Places places(to.pointCount());
    const NearestPlaces nearest(from);
    std::vector<std::int32_t> partOf;
    for (std::size_t part = 0; part < to.partCount(); ++part) {
        partOf.push_back(partNamed(from, to.mesh(part).name));
    }
    parallelFor(places.size(), kCarryOverGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end; ++p) {
            const std::uint32_t part = to.pointAt(static_cast<std::uint32_t>(p)).part;
            places[p] = nearest.find(to.positions()[p], partOf[part], kReach * from.diagonal());
        }
    });
    return places;
}

/// Edits of a place between points.
class EditMixer {
public:
    EditMixer(const WeightLayer& layer, const LayerSurface& from)
        : m_layer(layer)
        , m_from(from) {}

    void add(EditList& list, std::uint32_t point, const std::vector<NearestPlaces::Share>& place) {
        m_scales.clear();
        double held = 0.0;
        for (const auto& [index, share] : place) {
            const PointEdits edits = editsAt(index);
            held += edits.empty() ? 0.0 : (edits.held ? share : -share);
            for (const JointEdit& edit : edits.edits) {
                auto& [scale, shift] = m_scales.try_emplace(edit.joint, 1.0, 0.0).first->second;
                scale += share * (static_cast<double>(edit.scale) - 1.0);
                shift += share * static_cast<double>(edit.shift);
            }
        }
        std::vector<JointEdit> mixed;
        for (const auto& [joint, edit] : m_scales) {
            mixed.push_back({joint, static_cast<float>(edit.first), static_cast<float>(edit.second)});
        }
        if (!mixed.empty()) {
            list.add(point, mixed, held >= 0.0);
        }
    }

    float mask(const std::vector<NearestPlaces::Share>& place) const {
        double sum = 0.0;
        for (const auto& [index, share] : place) {
            const SurfacePoint at = m_from.pointAt(index);
            const bool there = at.part < m_layer.parts.size();
            sum += share * static_cast<double>(there ? m_layer.parts[at.part].mask.at(at.point) : 1.0F);
        }
        return place.empty() ? 1.0F : static_cast<float>(sum);
    }

private:
    PointEdits editsAt(std::uint32_t index) const {
        const SurfacePoint at = m_from.pointAt(index);
        const bool there =
            at.part < m_layer.parts.size() && at.point < m_layer.parts[at.part].edits.pointCount();
        return there ? m_layer.parts[at.part].edits.at(at.point) : PointEdits();
    }

    const WeightLayer& m_layer;
    const LayerSurface& m_from;
    std::map<std::int32_t, std::pair<double, double>> m_scales;
};

WeightLayer carried(const WeightLayer& layer, const LayerSurface& from, const LayerSurface& to,
                    const Places& places) {
    WeightLayer result = layer;
    result.parts.clear();
    EditMixer mixer(layer, from);
    for (std::uint32_t part = 0; part < to.partCount(); ++part) {
        EditList list;
        LayerMask::Values mask;
        for (std::uint32_t p = 0; p < to.pointCount(part); ++p) {
            const auto& place = places[to.index({part, p})];
            mixer.add(list, p, place);
            if (const float value = mixer.mask(place); value != 1.0F) {
                mask.emplace_back(p, value);
            }
        }
        const std::size_t points = to.pointCount(part);
        result.parts.push_back({PaintEdits(points).with(list), LayerMask(points).with(mask)});
    }
    return result;
}

} // namespace

CarriedLayers carryOver(const LayerStack& stack, const LayerSurface& from, const LayerSurface& to) {
    CarriedLayers result;
    result.stack.joints = stack.joints;
    const Places places = findPlaces(from, to);
    for (std::uint32_t p = 0; p < places.size(); ++p) {
        if (places[p].empty()) {
            result.left.push_back(to.pointAt(p));
        }
    }
    result.carried = places.size() - result.left.size();
    for (const auto& layer : stack.layers) {
        result.stack.layers.push_back(std::make_shared<const WeightLayer>(carried(*layer, from, to, places)));
    }
    return result;
}

} // namespace sinew
