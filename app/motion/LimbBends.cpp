#include "app/motion/LimbBends.h"

#include "app/motion/FingerCurl.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>

namespace sinew {
namespace {

using picture::boneFrom;
using picture::Limb;
using picture::LimbRole;
using picture::LimbRoles;
using Bends = std::vector<LimbBend>;

/// The bone that joint k moves; of a joint where the limb ends in a fork, the one that leads to it.
std::size_t boneOf(const Skeleton& skeleton, const Limb& limb, std::size_t k) {
    return k > 0 && !(boneFrom(skeleton, limb, k).norm() > 1e-6 * limb.length) ? k - 1 : k;
}

/// Forward and back, to both sides, about itself.
Bends spineBends(const Vec3& along, double degrees) {
    const Vec3 side = Vec3::UnitX();
    return {{side, degrees}, {side, -0.6 * degrees}, {side.cross(along), degrees}, {along, degrees}};
}

/// Down and up, to and fro, of a joint that turns every way.
Bends ballBends(const Vec3& along, double degrees) {
    const Vec3 up = along.cross(Vec3::UnitY()).norm() > 0.3 ? Vec3::UnitY() : Vec3::UnitZ();
    const Vec3 lift = along.cross(up);
    return {{lift, degrees}, {lift, -degrees}, {along.cross(lift), degrees}};
}

Bends armBends(const Skeleton& skeleton, const Limb& limb, std::size_t k, const Vec3& along) {
    const std::size_t elbow = picture::hinge(skeleton, limb);
    if (k == elbow && boneOf(skeleton, limb, k) == k) {
        return {{picture::hingeAxis(skeleton, limb, k, Vec3(0.0, 0.3, 1.0)), 120.0}};
    }
    if (k + 1 == elbow) { // the shoulder: up, down, forward
        const Vec3 up = along.cross(Vec3::UnitY());
        const double below = std::asin(std::clamp(-along.y(), -1.0, 1.0)) * 180.0 / std::numbers::pi;
        const double down = std::clamp(72.0 - below, 5.0, 60.0); // not through the body
        return {{up, 55.0}, {up, -down}, {along.cross(Vec3::UnitZ()), 70.0}};
    }
    return ballBends(along, k < elbow ? 18.0 : 50.0);
}

Bends legBends(const Skeleton& skeleton, const Limb& limb, std::size_t k, const Vec3& along, double side) {
    const std::size_t knee = picture::hinge(skeleton, limb);
    if (k == knee && boneOf(skeleton, limb, k) == k) {
        return {{picture::hingeAxis(skeleton, limb, k, -Vec3::UnitZ()), 110.0}};
    }
    if (k + 1 == knee) { // the hip: forward, back, out
        const Vec3 forward = along.cross(Vec3::UnitZ());
        return {{forward, 80.0}, {forward, -25.0}, {along.cross(side * Vec3::UnitX()), 40.0}};
    }
    const Vec3 across = std::abs(along.x()) < 0.9 ? Vec3(Vec3::UnitX()) : Vec3(Vec3::UnitZ());
    return {{across, 30.0}, {across, -35.0}};
}

std::string lowerName(const Skeleton& skeleton, const Limb& limb, std::size_t k) {
    std::string name = skeleton.joints[static_cast<std::size_t>(limb.joints[k])].name;
    std::ranges::transform(name, name.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
    });
    return name;
}

/// "LeftForeArmRoll", "upperarm_twist_01_l": a joint that takes a limb's turn about itself and nothing else.
bool isTwist(const Skeleton& skeleton, const Limb& limb, std::size_t k) {
    const std::string name = lowerName(skeleton, limb, k);
    const std::size_t roll = name.find("roll");
    const std::string& own = skeleton.joints[static_cast<std::size_t>(limb.joints[k])].name;
    const bool word = roll != std::string::npos &&
                      (roll == 0 || own[roll] == 'R' || own[roll - 1] == '_' || own[roll - 1] == '.');
    return word || name.find("twist") != std::string::npos;
}

/// Whether it hangs on a leg.
bool isToe(const Skeleton& skeleton, const LimbRoles& roles, const Limb& limb) {
    const std::int32_t parent = skeleton.joints[static_cast<std::size_t>(limb.joints.front())].parent;
    return std::ranges::any_of(roles.limbs(), [&](const Limb& other) {
        return roles.role(other) == LimbRole::Leg &&
               std::ranges::find(other.joints, parent) != other.joints.end();
    });
}

/// Fingers curl, and hardly go back; toes do both a little.
Bends fingerBends(const Skeleton& skeleton, const LimbRoles& roles, const Limb& limb, std::size_t k,
                  std::size_t moved) {
    const Vec3 curl = fingerCurl(skeleton, roles, limb, moved);
    if (isToe(skeleton, roles, limb)) {
        return {{curl, 30.0}, {curl, -30.0}};
    }
    if (k == 0 && limb.joints.size() > 3) { // it lies in the palm, which hardly gives
        return {{curl, 8.0}};
    }
    return {{curl, isCalledThumb(skeleton, limb) ? 40.0 : 70.0}};
}

} // namespace

Bends bendsOf(const Skeleton& skeleton, const LimbRoles& roles, const Limb& limb, std::size_t k) {
    const std::size_t moved = boneOf(skeleton, limb, k);
    const Vec3 bone = boneFrom(skeleton, limb, moved);
    const Vec3 along = bone.norm() > 0.0 ? Vec3(bone.normalized()) : Vec3(Vec3::UnitY());
    if (isTwist(skeleton, limb, k)) {
        return {{along, 45.0}, {along, -45.0}};
    }
    if (lowerName(skeleton, limb, k).find("jaw") != std::string::npos) {
        return {{Vec3::UnitX(), 22.0}}; // it opens
    }
    switch (roles.role(limb)) {
    case LimbRole::Middle: {
        // A neck or a tail turns further than a spine, a long one less in each joint.
        const bool spine = limb.fromRoot || roles.forks(limb);
        const double whole = spine ? 75.0 : 110.0;
        return spineBends(along,
                          std::min(spine ? 30.0 : 45.0, whole / static_cast<double>(limb.joints.size())));
    }
    case LimbRole::Finger:
        return fingerBends(skeleton, roles, limb, k, moved);
    case LimbRole::Leg:
        return legBends(skeleton, limb, k, along, roles.side(limb));
    case LimbRole::Arm:
        return armBends(skeleton, limb, k, along);
    case LimbRole::Still:
        return ballBends(along, 25.0);
    }
    return {};
}

} // namespace sinew
