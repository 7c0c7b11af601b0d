#include "core/io/skeleton/OneRoot.h"

#include "core/io/export/ExportInput.h"
#include "core/io/weights/FileWeights.h"
#include "core/io/weights/WeightTexts.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

/// Nearer to a right angle than this the other two angles are one.
constexpr double kUpright = 1.0 - 1e-12;

void walkDown(const std::vector<std::vector<std::int32_t>>& children, std::int32_t from,
              std::vector<std::int32_t>& order) {
    std::vector<std::int32_t> open{from};
    while (!open.empty()) {
        const std::int32_t joint = open.back();
        open.pop_back();
        order.push_back(joint);
        const auto& below = children[static_cast<std::size_t>(joint)];
        open.insert(open.end(), below.rbegin(), below.rend());
    }
}

} // namespace

OneRootSkeleton withOneRoot(const Skeleton& skeleton) {
    const std::vector<std::int32_t> roots = skeleton.roots();
    const auto children = skeleton.children();
    std::vector<std::int32_t> order;
    for (const std::int32_t root : roots) {
        walkDown(children, root, order);
    }
    OneRootSkeleton result;
    const bool several = roots.size() > 1;
    if (several) {
        Joint above;
        above.name = kArmatureName;
        result.skeleton.joints.push_back(std::move(above));
    }
    result.number.assign(skeleton.size(), kNone);
    for (const std::int32_t joint : order) {
        const auto j = static_cast<std::size_t>(joint);
        result.number[j] = static_cast<std::int32_t>(result.skeleton.size());
        Joint placed = skeleton.joints[j];
        placed.parent = placed.parent != kNone ? result.number[static_cast<std::size_t>(placed.parent)]
                        : several              ? 0
                                               : kNone;
        result.skeleton.joints.push_back(std::move(placed));
    }
    result.words = fileJointWords(result.skeleton);
    return result;
}

Vec3 anglesXyz(const Mat3& r) {
    const double across = -r(2, 0);
    if (std::abs(across) > kUpright) {
        return {std::atan2(-r(1, 2), r(1, 1)), std::copysign(0.5 * std::acos(-1.0), across), 0.0};
    }
    return {std::atan2(r(2, 1), r(2, 2)), std::asin(across), std::atan2(r(1, 0), r(0, 0))};
}

Vec3 anglesZxy(const Mat3& r) {
    const double across = r(2, 1);
    if (std::abs(across) > kUpright) {
        return {std::copysign(0.5 * std::acos(-1.0), across), 0.0, std::atan2(r(1, 0), r(0, 0))};
    }
    return {std::asin(across), std::atan2(-r(2, 0), r(2, 2)), std::atan2(-r(0, 1), r(1, 1))};
}

std::string threeNumbers(const Vec3& value) {
    return nineDigits(value.x()) + ' ' + nineDigits(value.y()) + ' ' + nineDigits(value.z());
}

} // namespace sinew
