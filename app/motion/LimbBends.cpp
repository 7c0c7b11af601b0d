#include "app/motion/LimbBends.h"

#include <algorithm>
#include <cmath>
#include <numbers>

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

} // namespace

Bends bendsOf(const Skeleton& skeleton, const LimbRoles& roles, const Limb& limb, std::size_t k) {
    const std::size_t moved = boneOf(skeleton, limb, k);
    const Vec3 bone = boneFrom(skeleton, limb, moved);
    const Vec3 along = bone.norm() > 0.0 ? Vec3(bone.normalized()) : Vec3(Vec3::UnitY());
    switch (roles.role(limb)) {
    case LimbRole::Middle: {
        // A neck or a tail turns further than a spine, a long one less in each joint.
        const bool spine = limb.fromRoot || roles.forks(limb);
        const double whole = spine ? 75.0 : 110.0;
        return spineBends(along,
                          std::min(spine ? 30.0 : 45.0, whole / static_cast<double>(limb.joints.size())));
    }
    case LimbRole::Finger:
        // The first of four joints lies in the palm, which hardly gives.
        return {
            {picture::curlAxis(skeleton, roles, limb, moved), k == 0 && limb.joints.size() > 3 ? 8.0 : 70.0}};
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
