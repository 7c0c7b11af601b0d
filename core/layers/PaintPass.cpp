#include "core/layers/PaintPass.h"

#include "core/base/Parallel.h"
#include "core/layers/BrushChecks.h"
#include "core/layers/PointBrush.h"
#include "core/layers/PointTargets.h"

namespace sinew {
namespace {

constexpr std::size_t kSlice = 256;

/// The edits of points of one part.
EditList brushed(const LayerInput& input, const JointNumbers& joints, const PaintEdits& edits,
                 std::span<const DabPoint> dab, const Brush& brush) {
    std::vector<EditList> slices((dab.size() + kSlice - 1) / kSlice);
    parallelFor(slices.size(), 1, [&](std::size_t begin, std::size_t end) {
        PointBrush point(brush, joints);
        NeighborMeans means(input, joints);
        for (std::size_t i = begin * kSlice; i < std::min(dab.size(), end * kSlice); ++i) {
            PointDab one;
            one.share = static_cast<double>(dab[i].amount) * static_cast<double>(brush.strength);
            one.value = static_cast<double>(dab[i].value);
            if (smooths(brush.mode)) {
                one.means = means.of(dab[i].at);
                const auto mean = std::ranges::find(one.means, brush.joint, &Influence::joint);
                one.mean = mean != one.means.end() ? static_cast<double>(mean->weight) : 0.0;
            }
            const std::uint32_t p = dab[i].at.point;
            if (one.share > 0.0 && !(smooths(brush.mode) && one.means.empty())) {
                point.paint(slices[i / kSlice], p, influencesAt(input.below, dab[i].at), edits.at(p), one);
            }
        }
    });
    EditList all;
    for (const EditList& slice : slices) {
        all.append(slice);
    }
    return all;
}

/// The points of `dab` that are in `other` too.
std::vector<DabPoint> common(std::span<const DabPoint> dab, std::span<const DabPoint> other) {
    std::vector<DabPoint> result;
    std::ranges::copy_if(dab, std::back_inserter(result), [&](const DabPoint& point) {
        return std::ranges::binary_search(other, point.at, {}, &DabPoint::at);
    });
    return result;
}

/// What the layer gives the points under two stacks, in the mean.
PointTargets meanOutcome(const LayerInput& a, const LayerInput& b, std::span<const DabPoint> points) {
    const std::vector<std::int32_t> joints = skeletonJoints(a.stack, a.ground.joints);
    EditedPoint edited(joints);
    PointTargets targets;
    SkinWeightsBuilder builder;
    for (const DabPoint& point : points) {
        std::vector<Influence> both;
        for (const LayerInput* input : {&a, &b}) {
            PaintEdits fresh;
            const PaintEdits* edits = editsToChange(*input, point.at.part, fresh);
            const PointEdits here = edits != nullptr ? edits->at(point.at.point) : PointEdits();
            edited.apply(influencesAt(input->below, point.at), here);
            for (const EditedPoint::Share& share : edited.shares()) {
                both.push_back({share.joint, static_cast<float>(share.weight)});
            }
        }
        builder.add(both);
        targets.points.push_back(point.at);
    }
    targets.weights = builder.finish();
    return targets;
}

} // namespace

LayerStack paintPass(const LayerInput& input, std::span<const DabPoint> dab, const Brush& brush) {
    LayerStack result = input.stack;
    const JointNumbers joints(result, input.ground.joints);
    for (std::size_t begin = 0; begin < dab.size();) {
        const std::uint32_t part = dab[begin].at.part;
        std::size_t end = begin;
        while (end < dab.size() && dab[end].at.part == part) {
            ++end;
        }
        PaintEdits fresh;
        if (const PaintEdits* edits = editsToChange(input, part, fresh)) {
            const EditList changes = brushed(input, joints, *edits, dab.subspan(begin, end - begin), brush);
            result = result.withEdits(input.layer, part, edits->with(changes));
        }
        begin = end;
    }
    return result;
}

LayerStack paintBothSides(const LayerInput& input, std::span<const DabPoint> dab, const Brush& brush,
                          std::span<const DabPoint> otherDab, const Brush& otherBrush) {
    const auto on = [&](const LayerStack& stack) {
        return LayerInput{stack, input.layer, input.below, input.ground};
    };
    const LayerStack first = paintPass(input, dab, brush);
    const LayerStack both = paintPass(on(first), otherDab, otherBrush);
    const std::vector<DabPoint> mine = common(dab, otherDab);
    if (mine.empty()) {
        return both;
    }
    const LayerStack other = paintPass(input, otherDab, otherBrush);
    const LayerStack turned = paintPass(on(other), mine, brush);
    return setTargets(on(both), meanOutcome(on(both), on(turned), mine));
}

} // namespace sinew
