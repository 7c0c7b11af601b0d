#include "core/deform/JointDeform.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr std::array kPresets{JointPreset::Elbow, JointPreset::Knee, JointPreset::Finger, JointPreset::Neck,
                              JointPreset::Shoulder};

bool isFraction(float value) {
    return value >= 0.0F && value <= 1.0F; // and no NaN
}

} // namespace

float OpeningCurve::at(float degrees) const {
    const auto between = [](float from, float to, float t) {
        return from + (to - from) * t * t * (3.0F - 2.0F * t);
    };
    if (degrees < angles[0]) {
        return between(values[0], values[1], std::max(degrees, 0.0F) / angles[0]);
    }
    if (degrees < angles[1]) {
        return between(values[1], values[2], (degrees - angles[0]) / (angles[1] - angles[0]));
    }
    return values[2];
}

float OpeningCurve::widest() const {
    return *std::ranges::max_element(values);
}

bool isValid(const OpeningCurve& curve) {
    return std::ranges::all_of(curve.values, isFraction) && curve.angles[0] >= 0.0F &&
           curve.angles[0] <= curve.angles[1] && curve.angles[1] <= 180.0F;
}

OpeningCurve openingOf(JointOperator how, float widest) {
    const bool bulge = how == JointOperator::Bulge;
    return {bulge ? std::array{60.0F, 120.0F} : std::array{20.0F, 60.0F}, {0.0F, 0.0F, widest}};
}

// Widths chosen by what the joint should look like, and checked by crossing faces on two characters
// (core/EXPERIMENTS.md).
JointDeform presetOf(JointPreset preset) {
    JointDeform deform;
    const auto set = [&](JointOperator how, float widest) {
        deform.how = how;
        deform.opening = openingOf(how, widest);
    };
    switch (preset) {
    case JointPreset::Elbow:
        break;
    case JointPreset::Knee:
        set(JointOperator::Bulge, 0.3F);
        break;
    case JointPreset::Finger:
        set(JointOperator::Bulge, 0.8F);
        break;
    case JointPreset::Neck:
        set(JointOperator::Blend, 0.5F);
        break;
    case JointPreset::Shoulder:
        set(JointOperator::Blend, 0.8F);
        break;
    }
    return deform;
}

std::optional<JointPreset> presetIn(const JointDeform& deform) {
    const auto found = std::ranges::find_if(kPresets, [&](JointPreset preset) {
        const JointDeform own = presetOf(preset);
        return own.how == deform.how && (own.how == JointOperator::Union || own.opening == deform.opening);
    });
    return found == kPresets.end() ? std::nullopt : std::optional(*found);
}

} // namespace sinew
