#include "core/layers/MergeLayers.h"

#include "core/layers/PointTargets.h"

#include <iterator>
#include <numeric>

namespace sinew {
namespace {

/// One of two layers that are merged, in one part.
struct Merged {
    Merged(const WeightLayer& from, std::size_t number, std::size_t points)
        : layer(from)
        , part(number)
        , edits(points) {
        const bool there = part < from.parts.size() && from.parts[part].edits.pointCount() == points;
        if (there && from.kind == LayerKind::Paint) {
            edits = from.parts[part].edits;
        }
    }
    float amount(std::uint32_t point) const {
        return layer.on && !edits.at(point).empty() ? layer.amount(part, point) : 0.0F;
    }

    const WeightLayer& layer;
    std::size_t part;
    PaintEdits edits;
};

/// Points that the merged layer may have to say something of.
std::vector<std::uint32_t> pointsToMerge(const Merged& lower, const Merged& upper, bool painted,
                                         std::size_t points) {
    std::vector<std::uint32_t> result;
    if (painted) {
        std::ranges::set_union(lower.edits.points(), upper.edits.points(), std::back_inserter(result));
    } else {
        result.resize(points);
        std::iota(result.begin(), result.end(), 0U);
    }
    return result;
}

PaintEdits mergedEdits(const Merged& lower, const Merged& upper, const PartWeights& below,
                       const PartWeights& above, const JointNumbers& joints) {
    const bool painted = lower.layer.kind == LayerKind::Paint && upper.layer.kind == LayerKind::Paint;
    const std::size_t points = lower.edits.pointCount();
    const auto part = static_cast<std::uint32_t>(lower.part);
    EditList list;
    for (const std::uint32_t point : pointsToMerge(lower, upper, painted, points)) {
        const float ofLower = lower.amount(point);
        const float ofUpper = upper.amount(point);
        const PointEdits& edits = (ofLower > 0.0F ? lower : upper).edits.at(point);
        if (painted && std::min(ofLower, ofUpper) == 0.0F && std::max(ofLower, ofUpper) == 1.0F) {
            list.add(point, edits.edits, edits.held);
            continue;
        }
        const PointEdits first = lower.edits.at(point);
        const PointEdits second = upper.edits.at(point);
        std::vector<JointEdit> former(first.edits.begin(), first.edits.end());
        former.insert(former.end(), second.edits.begin(), second.edits.end());
        addTarget(list, point, influencesAt(below, {part, point}), influencesAt(above, {part, point}), joints,
                  {former, true});
    }
    return PaintEdits(points).with(list);
}

} // namespace

LayerStack mergedDown(const LayerStack& stack, std::size_t upper, const PartWeights& below,
                      const PartWeights& above, const LayerGround& ground) {
    LayerStack result = stack;
    const JointNumbers joints(result, ground.joints);
    const WeightLayer& from = *stack.layers[upper];
    const WeightLayer& to = *stack.layers[upper - 1];
    WeightLayer merged;
    merged.name = to.name;
    for (std::size_t part = 0; part < ground.surface->partCount(); ++part) {
        const std::size_t points = ground.surface->pointCount(part);
        LayerPart made;
        if (fits(to, part, points) && fits(from, part, points)) {
            made.edits = mergedEdits({to, part, points}, {from, part, points}, below, above, joints);
        } else if (part < to.parts.size()) {
            made = to.parts[part];
        }
        merged.parts.push_back(std::move(made));
    }
    return result.removed(upper).replaced(upper - 1, std::move(merged));
}

LayerStack flattened(const LayerStack& stack, const PartWeights& base, const PartWeights& above,
                     const LayerGround& ground, std::string name) {
    LayerStack result;
    result.joints = stack.joints;
    const JointNumbers joints(result, ground.joints);
    WeightLayer flat;
    flat.name = std::move(name);
    bool says = false;
    for (std::uint32_t part = 0; part < ground.surface->partCount(); ++part) {
        EditList list;
        const bool changed = part < above.size() && (part >= base.size() || above[part] != base[part]);
        for (std::uint32_t p = 0; changed && p < ground.surface->pointCount(part); ++p) {
            addTarget(list, p, influencesAt(base, {part, p}), influencesAt(above, {part, p}), joints, {});
        }
        flat.parts.push_back({PaintEdits(ground.surface->pointCount(part)).with(list), LayerMask()});
        says = says || !flat.parts.back().edits.empty();
    }
    return says ? result.added(std::move(flat), 0) : result;
}

} // namespace sinew
