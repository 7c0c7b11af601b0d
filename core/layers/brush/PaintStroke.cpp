#include "core/layers/brush/PaintStroke.h"

#include "core/base/Parallel.h"
#include "core/layers/brush/BrushChecks.h"
#include "core/layers/brush/VertexBrush.h"
#include "core/layers/operations/VertexTargets.h"

namespace sinew {
namespace {

constexpr std::size_t kSlice = 256;

/// The edits of vertices of one part.
EditList brushed(const LayerInput& input, const JointNumbers& joints, const PaintEdits& edits,
                 std::span<const StrokeVertex> dab, const Brush& brush) {
    std::vector<EditList> slices((dab.size() + kSlice - 1) / kSlice);
    parallelFor(slices.size(), 1, [&](std::size_t begin, std::size_t end) {
        VertexBrush vertex(brush, joints);
        NeighborMeans means(input, joints);
        for (std::size_t i = begin * kSlice; i < std::min(dab.size(), end * kSlice); ++i) {
            BrushInput one;
            one.share = static_cast<double>(dab[i].amount) * static_cast<double>(brush.strength);
            one.value = static_cast<double>(dab[i].value);
            if (smooths(brush.mode)) {
                one.means = means.of(dab[i].at);
                const auto mean = std::ranges::find(one.means, brush.joint, &Influence::joint);
                one.mean = mean != one.means.end() ? static_cast<double>(mean->weight) : 0.0;
            }
            const std::uint32_t p = dab[i].at.vertex;
            if (one.share > 0.0 && !(smooths(brush.mode) && one.means.empty())) {
                vertex.paint(slices[i / kSlice], p, influencesAt(input.below, dab[i].at), edits.at(p), one);
            }
        }
    });
    EditList all;
    for (const EditList& slice : slices) {
        all.append(slice);
    }
    return all;
}

/// The vertices of `dab` that are in `other` too.
std::vector<StrokeVertex> common(std::span<const StrokeVertex> dab, std::span<const StrokeVertex> other) {
    std::vector<StrokeVertex> result;
    std::ranges::copy_if(dab, std::back_inserter(result), [&](const StrokeVertex& vertex) {
        return std::ranges::binary_search(other, vertex.at, {}, &StrokeVertex::at);
    });
    return result;
}

/// What the layer gives the vertices under two stacks, in the mean.
VertexTargets meanOutcome(const LayerInput& a, const LayerInput& b, std::span<const StrokeVertex> vertices) {
    const std::vector<std::int32_t> joints = skeletonJoints(a.stack, a.context.joints);
    EditedVertex edited(joints);
    VertexTargets targets;
    SkinWeightsBuilder builder;
    for (const StrokeVertex& vertex : vertices) {
        std::vector<Influence> both;
        for (const LayerInput* input : {&a, &b}) {
            PaintEdits fresh;
            const PaintEdits* edits = editsToChange(*input, vertex.at.part, fresh);
            const VertexEdits here = edits != nullptr ? edits->at(vertex.at.vertex) : VertexEdits();
            edited.apply(influencesAt(input->below, vertex.at), here);
            for (const EditedVertex::Share& share : edited.shares()) {
                both.push_back({share.joint, static_cast<float>(share.weight)});
            }
        }
        builder.add(both);
        targets.vertices.push_back(vertex.at);
    }
    targets.weights = builder.finish();
    return targets;
}

} // namespace

LayerStack paintStroke(const LayerInput& input, std::span<const StrokeVertex> dab, const Brush& brush) {
    LayerStack result = input.stack;
    const JointNumbers joints(result, input.context.joints);
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

LayerStack paintBothSides(const LayerInput& input, std::span<const StrokeVertex> dab, const Brush& brush,
                          std::span<const StrokeVertex> otherDab, const Brush& otherBrush) {
    const auto on = [&](const LayerStack& stack) {
        return LayerInput{stack, input.layer, input.below, input.context};
    };
    const LayerStack first = paintStroke(input, dab, brush);
    const LayerStack both = paintStroke(on(first), otherDab, otherBrush);
    const std::vector<StrokeVertex> mine = common(dab, otherDab);
    if (mine.empty()) {
        return both;
    }
    const LayerStack other = paintStroke(input, otherDab, otherBrush);
    const LayerStack turned = paintStroke(on(other), mine, brush);
    return setTargets(on(both), meanOutcome(on(both), on(turned), mine));
}

} // namespace sinew
