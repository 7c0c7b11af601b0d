#include "app/picture/limbs/LimbForm.h"

#include <algorithm>

namespace sinew::picture {
namespace {

Vec3 position(const Skeleton& skeleton, std::int32_t joint) {
    return skeleton.position(static_cast<std::size_t>(joint));
}

} // namespace

Vec3 boneFrom(const Skeleton& skeleton, const Limb& limb, std::size_t k) {
    const Vec3 end = k + 1 < limb.joints.size() ? position(skeleton, limb.joints[k + 1]) : limb.tip;
    return end - position(skeleton, limb.joints[k]);
}

std::size_t hinge(const Skeleton& skeleton, const Limb& limb) {
    std::size_t best = 1;
    double longest = 0.0;
    for (std::size_t k = 1; k < limb.joints.size(); ++k) {
        const double both =
            std::min(boneFrom(skeleton, limb, k - 1).norm(), boneFrom(skeleton, limb, k).norm());
        if (both > longest * 1.05) {
            longest = both;
            best = k;
        }
    }
    return best;
}

Vec3 hingeAxis(const Skeleton& skeleton, const Limb& limb, std::size_t k, const Vec3& otherwise) {
    const Vec3 in = boneFrom(skeleton, limb, k - 1).normalized();
    const Vec3 out = boneFrom(skeleton, limb, k).normalized();
    const Vec3 wanted = out.cross(otherwise);
    const Vec3 bent = in.cross(out);
    const bool slight = bent.norm() < 0.12;
    return bent.norm() < 0.03 || (slight && bent.dot(wanted) < 0.0) ? wanted : bent;
}

Vec3 curlAxis(const Skeleton& skeleton, const LimbRoles& roles, const Limb& limb, std::size_t k) {
    Vec3 common = Vec3::Zero();
    for (const Limb* finger : roles.fan(limb)) {
        for (std::size_t i = finger->joints.size() > 3 ? 2 : 1; i < finger->joints.size(); ++i) {
            common += boneFrom(skeleton, *finger, i - 1)
                          .normalized()
                          .cross(boneFrom(skeleton, *finger, i).normalized());
        }
    }
    const Vec3 along = boneFrom(skeleton, limb, k).normalized();
    if (common.norm() > 0.03) {
        return common - common.dot(along) * along;
    }
    return k > 0 ? hingeAxis(skeleton, limb, k, -Vec3::UnitY()) : along.cross(-Vec3::UnitY());
}

} // namespace sinew::picture
