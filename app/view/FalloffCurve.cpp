#include "app/view/FalloffCurve.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr double kLittle = 0.01;
constexpr int kBisections = 40;

} // namespace

std::optional<FalloffCurve> FalloffCurve::of(const VertexExplanation& explanation) {
    FalloffCurve curve;
    curve.m_metersPerUnit = explanation.extentMeters;
    const double strongest =
        explanation.byDistance.empty() ? 0.0 : static_cast<double>(explanation.byDistance.front().weight);
    if (explanation.rigid || !(curve.m_metersPerUnit > 0.0) || !(strongest > 0.0)) {
        return std::nullopt;
    }
    for (std::size_t rank = 0; rank < explanation.bones.size(); ++rank) {
        const BonePath& bone = explanation.bones[rank];
        if (std::isfinite(bone.counted)) {
            const auto weight = static_cast<double>(weightOf(explanation.byDistance, bone.joint));
            curve.m_marks.push_back(
                {bone.joint, rank, std::max(bone.counted, kDistanceTolerance), weight / strongest});
        }
    }
    if (curve.m_marks.empty()) {
        return std::nullopt;
    }
    std::ranges::stable_sort(curve.m_marks, {}, &FalloffMark::distance);
    curve.m_sum = 1.0 / strongest;
    return curve;
}

double FalloffCurve::farthest() const {
    return falloffReach(nearest(), Falloff::Power, 0.0, kLittle);
}

double FalloffCurve::weightAt(double distance, Falloff falloff, double alpha) const {
    return distance <= nearest() ? 1.0 : relativeWeight(distance, nearest(), falloff, alpha);
}

/// The weight at a distance falls as alpha grows, whatever the falloff.
double FalloffCurve::alphaThrough(double distance, double weight, Falloff falloff) const {
    double low = 0.0;
    double high = 1.0;
    for (int i = 0; i < kBisections; ++i) {
        const double middle = 0.5 * (low + high);
        (weightAt(distance, falloff, middle) > weight ? low : high) = middle;
    }
    return 0.5 * (low + high);
}

int FalloffCurve::countTo(double distance) const {
    const auto count = std::ranges::count_if(
        m_marks, [distance](const FalloffMark& mark) { return mark.distance <= distance; });
    return static_cast<int>(std::max<std::ptrdiff_t>(count, 1));
}

} // namespace sinew
