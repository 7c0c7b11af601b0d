#include "tests/quality/Bends.h"

#include "core/skeleton/LimbRoles.h"

#include <algorithm>

namespace sinew::quality {

std::vector<Bend> bendsOf(const Skeleton& skeleton, const std::vector<bool>& weighted) {
    std::vector<Bend> bends;
    const LimbRoles roles(skeleton);
    const std::vector<double> steps{30, 60, 90, 120};
    const auto add = [&](const char* name, const Limb& limb, std::size_t k, const Vec3& axis,
                         std::vector<double> degrees) {
        const auto joint = static_cast<std::size_t>(limb.joints[k]);
        const auto above = static_cast<std::size_t>(limb.joints[k - 1]);
        const bool known = std::ranges::any_of(bends, [&](const Bend& bend) { return bend.name == name; });
        if (!known && weighted[joint] && weighted[above]) {
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
            add("elbow", limb, k, hingeAxis(skeleton, limb, k, Vec3(0.0, 0.3, 1.0)), steps);
            add("twist", limb, k, boneFrom(skeleton, limb, k), {170.0});
        } else if (role == LimbRole::Leg && k < limb.joints.size()) {
            add("knee", limb, k, hingeAxis(skeleton, limb, k, -Vec3::UnitZ()), steps);
        } else if (role == LimbRole::Finger && limb.joints.size() >= 3) {
            add("finger", limb, limb.joints.size() > 3 ? 2 : 1,
                curlAxis(skeleton, roles, limb, limb.joints.size() > 3 ? 2 : 1), steps);
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
