#include "app/document/regions/AlphaCurveEdits.h"

#include "app/document/edits/Edits.h"
#include "core/bind/PosedAlphas.h"

#include <algorithm>
#include <cmath>

namespace sinew {

const AlphaCurve* alphaCurveOf(const BindSettings& settings, const std::string& joint) {
    const auto found = std::ranges::find(settings.alphaCurves, joint, &AlphaCurve::joint);
    return found == settings.alphaCurves.end() ? nullptr : &*found;
}

AlphaCurve levelCurve(const DocumentState& state, std::int32_t joint) {
    constexpr double kRightAngle = 90.0;
    const std::vector<Joint>& joints = state.scene->skeleton.joints;
    const Joint& driver = joints[static_cast<std::size_t>(joint)];
    const double alpha = boneAlphaOf(state.settings, driver.name).value_or(state.settings.alpha);
    AlphaCurve curve{driver.name, JointAngle::Swing, {{0.0, alpha}, {kRightAngle, alpha}}, {}, {}};
    if (driver.parent != kNone) {
        curve.bones = {driver.name, joints[static_cast<std::size_t>(driver.parent)].name};
    }
    return curve;
}

void setAlphaCurve(Document& document, const std::string& joint, std::optional<AlphaCurve> curve,
                   const QString& step, WeightUpdate update) {
    BindSettings settings = document.state().settings;
    const auto had = std::ranges::find(settings.alphaCurves, joint, &AlphaCurve::joint);
    if (!curve && had == settings.alphaCurves.end()) {
        return;
    }
    if (!curve) {
        settings.alphaCurves.erase(had);
    } else if (had == settings.alphaCurves.end()) {
        settings.alphaCurves.push_back(std::move(*curve));
    } else {
        *had = std::move(*curve);
    }
    setBindSettings(document, settings, MergeKey::Rules, update, step);
}

void putKey(AlphaCurve& curve, const AlphaKey& key) {
    constexpr double kHundred = 100.0;
    const double angle = std::clamp(std::round(key.angle), minAngle(curve.angle), kMaxAngle);
    const double alpha = std::clamp(std::round(kHundred * key.alpha) / kHundred, 0.0, 1.0);
    std::erase_if(curve.keys, [&](const AlphaKey& other) { return other.angle == angle; });
    curve.keys.push_back({angle, alpha});
    std::ranges::sort(curve.keys, {}, &AlphaKey::angle);
}

} // namespace sinew
