#include "core/bind/settings/AlphaCurve.h"

#include "core/bind/settings/SettingRow.h"

#include <algorithm>

namespace sinew {
namespace {

std::vector<AlphaKey> inOrder(const AlphaCurve& curve) {
    std::vector<AlphaKey> keys = curve.keys;
    std::ranges::stable_sort(keys, {}, &AlphaKey::angle);
    return keys;
}

Expected<void> validateCurve(const AlphaCurve& curve) {
    if (curve.keys.empty()) {
        return fail(ErrorCode::AlphaCurveEmpty, {curve.joint});
    }
    for (const AlphaKey& key : curve.keys) {
        if (auto ok = inRange("angle of " + curve.joint, key.angle, minAngle(curve.angle), kMaxAngle); !ok) {
            return ok;
        }
        if (auto ok = inRange("alpha of " + curve.joint, key.alpha, 0.0, 1.0); !ok) {
            return ok;
        }
    }
    const std::vector<AlphaKey> keys = inOrder(curve);
    const auto twice = std::ranges::adjacent_find(keys, {}, &AlphaKey::angle);
    return twice == keys.end() ? Expected<void>()
                               : fail(ErrorCode::AlphaKeyTwice, {curve.joint, argumentText(twice->angle)});
}

} // namespace

double alphaAt(const AlphaCurve& curve, double angle) {
    const std::vector<AlphaKey> keys = inOrder(curve);
    const auto after = std::ranges::lower_bound(keys, angle, {}, &AlphaKey::angle);
    if (after == keys.begin() || after == keys.end()) {
        return after == keys.begin() ? keys.front().alpha : keys.back().alpha;
    }
    const AlphaKey& before = *(after - 1);
    const double part = (angle - before.angle) / (after->angle - before.angle);
    return before.alpha + part * (after->alpha - before.alpha);
}

Expected<void> validateAlphaCurves(const std::vector<AlphaCurve>& curves) {
    for (const AlphaCurve& curve : curves) {
        if (auto ok = validateCurve(curve); !ok) {
            return ok;
        }
    }
    return {};
}

} // namespace sinew
