#include "core/layers/Paint.h"

#include "core/base/Parallel.h"
#include "core/layers/DabPoints.h"
#include "core/layers/PointBrush.h"

#include <optional>

namespace sinew {
namespace {

constexpr std::size_t kSlice = 256;

std::string nameOf(const LayerGround& ground, std::int32_t joint) {
    return joint >= 0 && static_cast<std::size_t>(joint) < ground.joints.size()
               ? ground.joints[static_cast<std::size_t>(joint)]
               : std::to_string(joint);
}

std::optional<Error> outside(const char* name, float value, float least, float most) {
    if (value >= least && value <= most) {
        return std::nullopt;
    }
    const auto text = [](float number) {
        std::string digits = std::to_string(number);
        digits.erase(digits.find_last_not_of("0") + 1);
        return digits.ends_with('.') ? digits.substr(0, digits.size() - 1) : digits;
    };
    return makeError(ErrorCode::ParameterOutOfRange, {name, text(value), text(least), text(most)});
}

bool smooths(BrushMode mode) {
    return mode == BrushMode::Smooth || mode == BrushMode::Sharpen;
}

std::optional<Error> badNumbers(const Brush& brush) {
    if (auto error = outside("strength", brush.strength, 0.0F, 1.0F)) {
        return error;
    }
    const float least = brush.mode == BrushMode::Add ? -1.0F : 0.0F;
    const float most = brush.mode == BrushMode::Scale ? 10.0F : 1.0F;
    if (auto error = outside("value", smooths(brush.mode) ? 0.0F : brush.value, least, most)) {
        return error;
    }
    return outside("valueTo", brush.mode == BrushMode::Gradient ? brush.valueTo : 0.0F, 0.0F, 1.0F);
}

std::optional<Error> badJoints(const LayerInput& input, const Brush& brush) {
    const LayerGround& ground = input.ground;
    const auto count = static_cast<std::int32_t>(ground.joints.size());
    const std::string& layer = input.stack.layers[input.layer]->name;
    const bool all = brush.joint == kNone && smooths(brush.mode);
    const auto known = [&](std::int32_t joint) { return joint >= 0 && joint < count; };
    if (!all && !known(brush.joint)) {
        return makeError(ErrorCode::JointUnknown, {nameOf(ground, brush.joint), layer});
    }
    if (brush.recipient != kNone && !known(brush.recipient)) {
        return makeError(ErrorCode::JointUnknown, {nameOf(ground, brush.recipient), layer});
    }
    bool anyFree = false;
    for (std::int32_t joint = 0; joint < count; ++joint) {
        anyFree = anyFree || !brush.isLocked(joint);
    }
    if (!anyFree) {
        return makeError(ErrorCode::AllJointsLocked);
    }
    if (all) {
        return std::nullopt;
    }
    for (const std::int32_t joint :
         {brush.joint, brush.mirror ? ground.mirrored(brush.joint) : brush.joint}) {
        if (brush.isLocked(joint)) {
            return makeError(ErrorCode::JointLocked, {nameOf(ground, joint)});
        }
    }
    return std::nullopt;
}

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

} // namespace

Expected<LayerStack> paint(const LayerInput& input, std::span<const ReachedPoint> reach, const Brush& brush) {
    if (auto error = badNumbers(brush)) {
        return fail(std::move(*error));
    }
    if (auto error = badJoints(input, brush)) {
        return fail(std::move(*error));
    }
    std::vector<DabPoint> dab = dabPoints(input.ground, reach, brush);
    if (!brush.mirror || !input.ground.mirror) {
        return paintPass(input, dab, brush);
    }
    std::vector<DabPoint> other = mirroredDab(input.ground, dab);
    Brush mirrored = brush;
    mirrored.joint = brush.joint == kNone ? kNone : input.ground.mirrored(brush.joint);
    mirrored.recipient = brush.recipient == kNone ? kNone : input.ground.mirrored(brush.recipient);
    if (mirrored.joint == brush.joint) {
        return paintPass(input, stronger(dab, other), brush);
    }
    const LayerStack first = paintPass(input, dab, brush);
    return paintPass({first, input.layer, input.below, input.ground}, other, mirrored);
}

LayerStack paintMask(const LayerInput& input, std::span<const ReachedPoint> reach, float value,
                     float strength) {
    LayerStack result = input.stack;
    const float share = std::isfinite(strength) ? std::clamp(strength, 0.0F, 1.0F) : 0.0F;
    const std::vector<DabPoint> dab = dabPoints(input.ground, reach, Brush());
    for (std::size_t i = 0; i < dab.size() && std::isfinite(value);) {
        const std::uint32_t part = dab[i].at.part;
        const std::size_t count = input.ground.surface->pointCount(part);
        const WeightLayer& layer = *input.stack.layers[input.layer];
        LayerMask mask(count);
        if (part < layer.parts.size() && layer.parts[part].mask.pointCount() == count) {
            mask = layer.parts[part].mask;
        }
        LayerMask::Values values;
        for (; i < dab.size() && dab[i].at.part == part; ++i) {
            const float before = mask.at(dab[i].at.point);
            values.emplace_back(dab[i].at.point, before + share * dab[i].amount * (value - before));
        }
        if (fits(layer, part, count)) {
            result = result.withMask(input.layer, part, mask.with(values));
        }
    }
    return result;
}

} // namespace sinew
