#include "core/layers/brush/BrushChecks.h"

namespace sinew {
namespace {

std::string nameOf(const LayerContext& context, std::int32_t joint) {
    return joint >= 0 && static_cast<std::size_t>(joint) < context.joints.size()
               ? context.joints[static_cast<std::size_t>(joint)]
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
    const LayerContext& context = input.context;
    const auto count = static_cast<std::int32_t>(context.joints.size());
    const std::string& layer = input.stack.layers[input.layer]->name;
    const bool all = brush.joint == kNone && smooths(brush.mode);
    const auto known = [&](std::int32_t joint) { return joint >= 0 && joint < count; };
    if (!all && !known(brush.joint)) {
        return makeError(ErrorCode::JointUnknown, {nameOf(context, brush.joint), layer});
    }
    if (brush.recipient != kNone && !known(brush.recipient)) {
        return makeError(ErrorCode::JointUnknown, {nameOf(context, brush.recipient), layer});
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
         {brush.joint, brush.mirror ? context.mirrored(brush.joint) : brush.joint}) {
        if (brush.isLocked(joint)) {
            return makeError(ErrorCode::JointLocked, {nameOf(context, joint)});
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<Error> badBrush(const LayerInput& input, const Brush& brush) {
    auto error = badNumbers(brush);
    return error ? error : badJoints(input, brush);
}

} // namespace sinew
