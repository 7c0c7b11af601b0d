#include "core/io/fbx/read/FbxCurve.h"

#include "core/io/fbx/FbxDocumentValues.h"
#include "core/io/fbx/FbxTime.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

FbxCurve readCurve(const FbxNode& node) {
    FbxCurve curve;
    const std::vector<double> times = fbxDoubles(node.child("KeyTime"));
    const std::vector<double> values = fbxDoubles(node.child("KeyValueFloat"));
    for (std::size_t k = 0; k < std::min(times.size(), values.size()); ++k) {
        const double seconds = fbxSeconds(times[k]);
        const bool later = curve.seconds.empty() || seconds > curve.seconds.back();
        if (later && std::isfinite(seconds) && std::isfinite(values[k])) {
            curve.seconds.push_back(seconds);
            curve.values.push_back(values[k]);
        }
    }
    return curve;
}

} // namespace

double FbxCurve::at(double time) const {
    const auto after = std::ranges::lower_bound(seconds, time);
    if (after == seconds.begin()) {
        return values.front();
    }
    if (after == seconds.end()) {
        return values.back();
    }
    const auto k = static_cast<std::size_t>(after - seconds.begin());
    const double share = (time - seconds[k - 1]) / (seconds[k] - seconds[k - 1]);
    return values[k - 1] + share * (values[k] - values[k - 1]);
}

Vec3 FbxVectorCurve::at(double time) const {
    Vec3 result = constant;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        if (!axes[axis].seconds.empty()) {
            result[static_cast<Eigen::Index>(axis)] = axes[axis].at(time);
        }
    }
    return result;
}

void FbxVectorCurve::addTimes(std::vector<double>& times) const {
    for (const FbxCurve& axis : axes) {
        times.insert(times.end(), axis.seconds.begin(), axis.seconds.end());
    }
}

bool FbxVectorCurve::keyed() const {
    return std::ranges::any_of(axes, [](const FbxCurve& axis) { return !axis.seconds.empty(); });
}

FbxCurve readFbxCurve(const FbxDocument& document, std::size_t curveNode, std::string_view property) {
    FbxCurve curve;
    for (const FbxLink& link : document.object(curveNode).sources) {
        if (link.property == property && document.object(link.object).kind == "AnimationCurve") {
            curve = readCurve(*document.object(link.object).node);
        }
    }
    return curve;
}

FbxVectorCurve readFbxVectorCurve(const FbxDocument& document, std::size_t curveNode, const Vec3& rest) {
    constexpr std::array<std::string_view, 3> kAxes{"d|X", "d|Y", "d|Z"};
    const FbxObject& node = document.object(curveNode);
    FbxVectorCurve result;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const auto i = static_cast<Eigen::Index>(axis);
        const double constant = document.number(node, kAxes[axis], rest[i]);
        result.constant[i] = std::isfinite(constant) ? constant : rest[i];
        result.axes[axis] = readFbxCurve(document, curveNode, kAxes[axis]);
    }
    return result;
}

} // namespace sinew
