#include "tests/quality/Bends.h"

#include "core/skeleton/LimbRoles.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew::quality {

namespace {

std::int32_t nearestWeighted(const Skeleton& skeleton, const std::vector<bool>& weighted,
                             std::int32_t joint) {
    while (joint != kNone && !weighted[static_cast<std::size_t>(joint)]) {
        joint = skeleton.joints[static_cast<std::size_t>(joint)].parent;
    }
    return joint;
}

} // namespace

std::vector<Bend> bendsOf(const Skeleton& skeleton, const std::vector<bool>& weighted) {
    std::vector<Bend> bends;
    const LimbRoles roles(skeleton);
    const auto add = [&](const char* name, const Limb& limb, std::size_t k, const Vec3& axis,
                         std::vector<double> degrees) {
        const auto joint = static_cast<std::size_t>(limb.joints[k]);
        const std::int32_t over = nearestWeighted(skeleton, weighted, skeleton.joints[joint].parent);
        if (over == kNone) {
            return;
        }
        const auto above = static_cast<std::size_t>(over);
        const bool known = std::ranges::any_of(bends, [&](const Bend& bend) { return bend.name == name; });
        if (!known && weighted[joint] && axis.norm() > 0.0) {
            bends.push_back({name, joint, above, axis.normalized(), std::move(degrees)});
        }
    };
    for (const Limb& limb : roles.limbs()) {
        const LimbRole role = roles.role(limb);
        if (limb.joints.size() < 2) {
            continue;
        }
        const std::size_t k = hinge(skeleton, limb);
        if (role == LimbRole::Arm && k < limb.joints.size()) {
            const Vec3 upper = boneFrom(skeleton, limb, k - 1).normalized();
            const double up = std::acos(std::clamp(upper.y(), -1.0, 1.0)) * 180.0 / std::numbers::pi;
            add("elbow", limb, k, hingeAxis(skeleton, limb, k, Vec3(0.0, 0.3, 1.0)), {30, 60, 90, 120});
            add("twist", limb, k, boneFrom(skeleton, limb, k), {90});
            add("shoulder", limb, k - 1, upper.cross(Vec3::UnitY()), {std::min(up, 120.0)});
        } else if (role == LimbRole::Leg && k < limb.joints.size()) {
            add("knee", limb, k, hingeAxis(skeleton, limb, k, -Vec3::UnitZ()), {30, 60, 90, 120});
            add("hip", limb, k - 1, -Vec3::UnitX(), {30, 60, 90});
        } else if (role == LimbRole::Finger && limb.joints.size() >= 3) {
            add("finger", limb, limb.joints.size() > 3 ? 2 : 1,
                curlAxis(skeleton, roles, limb, limb.joints.size() > 3 ? 2 : 1), {30, 60, 90});
        }
    }
    return bends;
}

std::optional<Bend> fistOf(const Skeleton& skeleton, const std::vector<bool>& weighted) {
    const LimbRoles roles(skeleton);
    std::vector<const Limb*> fingers;
    for (const Limb& limb : roles.limbs()) {
        if (roles.role(limb) == LimbRole::Finger && roles.fan(limb).size() > fingers.size()) {
            fingers = roles.fan(limb);
        }
    }
    const auto along = [&](const Limb* finger) {
        return (finger->tip - skeleton.position(static_cast<std::size_t>(finger->joints[0]))).normalized();
    };
    Vec3 mean = Vec3::Zero();
    for (const Limb* finger : fingers) {
        mean += along(finger) / static_cast<double>(fingers.size());
    }
    Bend fist{"fist", 0, 0, Vec3::Zero(), {80.0}};
    for (const Limb* finger : fingers) {
        if (along(finger).dot(mean) < 0.85) {
            continue;
        }
        const std::int32_t hand = skeleton.joints[static_cast<std::size_t>(finger->joints[0])].parent;
        for (std::size_t k = finger->joints.size() > 3 ? 1 : 0; k < finger->joints.size(); ++k) {
            const auto joint = static_cast<std::size_t>(finger->joints[k]);
            if (weighted[joint] && hand != kNone) {
                fist.above = static_cast<std::size_t>(hand);
                fist.more.emplace_back(joint, curlAxis(skeleton, roles, *finger, k).normalized());
            }
        }
    }
    if (fist.more.empty()) {
        return std::nullopt;
    }
    fist.joint = fist.more.front().first;
    fist.axis = fist.more.front().second;
    return fist;
}

} // namespace sinew::quality
