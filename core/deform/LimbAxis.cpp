#include "core/deform/LimbAxis.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

/// Unit vector, or zero of one that is as short as rounding.
Vec3 directionOf(const Vec3& vector, double shortest) {
    const double length = vector.norm();
    return length > shortest ? Vec3(vector / length) : Vec3(Vec3::Zero());
}

Vec3 fromParent(const Skeleton& skeleton, std::size_t joint, double shortest) {
    for (std::int32_t a = skeleton.joints[joint].parent; a != kNone;) {
        const auto ancestor = static_cast<std::size_t>(a);
        const Vec3 direction = directionOf(skeleton.position(joint) - skeleton.position(ancestor), shortest);
        if (!direction.isZero()) {
            return direction;
        }
        a = skeleton.joints[ancestor].parent;
    }
    return Vec3::Zero();
}

Vec3 towardsChildrenOf(const Skeleton& skeleton, std::size_t joint, const std::vector<std::int32_t>& children,
                       const std::vector<bool>& leadsToWeight, double shortest) {
    const bool anyLeads = std::ranges::any_of(
        children, [&](std::int32_t child) { return leadsToWeight[static_cast<std::size_t>(child)]; });
    Vec3 sum = Vec3::Zero();
    for (const std::int32_t c : children) {
        const auto child = static_cast<std::size_t>(c);
        if (!anyLeads || leadsToWeight[child]) {
            sum += directionOf(skeleton.position(child) - skeleton.position(joint), shortest);
        }
    }
    constexpr double opposed = 1e-6;
    return directionOf(sum, opposed);
}

} // namespace

double LimbAxis::distance(const Vec3& position) const {
    const Vec3 offset = position - origin;
    const auto from = [&](const Vec3& direction) {
        return (offset - std::max(0.0, offset.dot(direction)) * direction).squaredNorm();
    };
    return std::sqrt(std::min(from(towardsParent), from(towardsChildren)));
}

std::vector<std::optional<LimbAxis>> limbAxes(const Skeleton& skeleton,
                                              const std::vector<bool>& leadsToWeight) {
    Aabb box;
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        box.add(skeleton.position(j));
    }
    const double shortest = 1e-6 * box.diagonal();
    const auto children = skeleton.children();
    std::vector<std::optional<LimbAxis>> axes(skeleton.size());
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const Vec3 before = fromParent(skeleton, j, shortest);
        if (before.isZero()) {
            continue;
        }
        Vec3 after = towardsChildrenOf(skeleton, j, children[j], leadsToWeight, shortest);
        if (after.isZero()) {
            after = before;
        }
        constexpr double foldedBack = 1e-6;
        Vec3 bisector = directionOf(before + after, foldedBack);
        if (bisector.isZero()) {
            bisector = before;
        }
        axes[j] = LimbAxis{skeleton.position(j), -before, after, bisector};
    }
    return axes;
}

} // namespace sinew
