#pragma once

#include "core/skeleton/Skeleton.h"

#include <vector>

namespace sinew {

/// A run of joints without an even fork: an arm with its collar bone, a leg, a finger, a tail, a spine.
struct Limb {
    std::vector<std::int32_t> joints; ///< from the body outwards
    Vec3 tip = Vec3::Zero();          ///< where it ends, model space
    double length = 0.0;              ///< along the bones
    bool fromRoot = false;            ///< starts at a root: hips and spine
};

/// The skeleton taken apart into limbs. A limb goes on into the child that reaches furthest and ends where
/// two children reach about as far (hips, chest, palm); small side shoots (twist joints, sockets) are limbs
/// of their own.
std::vector<Limb> limbsOf(const Skeleton& skeleton);

/// What a limb is for, judged by its form and place. Y up, the character looking along +Z.
enum class LimbRole {
    Still,  ///< a lone joint off the middle: a socket, a control
    Middle, ///< spine, neck, tail: in the plane of symmetry
    Finger, ///< short, or part of a hand that stands alone
    Leg,    ///< reaches down to the ground
    Arm     ///< every other long limb
};

class LimbRoles {
public:
    explicit LimbRoles(const Skeleton& skeleton);

    const std::vector<Limb>& limbs() const { return m_limbs; }
    LimbRole role(const Limb& limb) const;
    /// +1 left of the middle, -1 right of it.
    double side(const Limb& limb) const;
    /// +1 for legs that step forward, -1 for those that push back: in turn from front to back, opposite on
    /// both sides.
    double phase(const Limb& leg) const;
    /// Limbs that leave the same joint in about the same direction, this one among them: a hand's fingers.
    std::vector<const Limb*> fan(const Limb& limb) const;
    /// Whether other limbs leave its end.
    bool forks(const Limb& limb) const;
    /// Diagonal of the box round all joints.
    double size() const { return m_box.diagonal(); }

private:
    Vec3 start(const Limb& limb) const;
    Vec3 direction(const Limb& limb) const;
    bool inMiddle(const Limb& limb) const;
    bool isLeg(const Limb& limb) const;
    bool isHandAlone() const;

    const Skeleton& m_skeleton;
    Aabb m_box;
    std::vector<Limb> m_limbs;
    bool m_handAlone = false;
};

/// The bone from a limb's joint k to the next one, or to the limb's tip; model space, bind pose.
Vec3 boneFrom(const Skeleton& skeleton, const Limb& limb, std::size_t k);

/// Where a limb bends: the joint between its two longest neighbouring bones, at least 1.
std::size_t hinge(const Skeleton& skeleton, const Limb& limb);

/// Axis (any length, model space) that bends joint k, not the first, further the way it is bent; where it is
/// straight, towards `otherwise`.
Vec3 hingeAxis(const Skeleton& skeleton, const Limb& limb, std::size_t k, const Vec3& otherwise);

/// Axis that curls joint k of a finger: fingers bend together, the way most of them already do beyond the
/// knuckle, which often bends back. For k = 0 the knuckle.
Vec3 curlAxis(const Skeleton& skeleton, const LimbRoles& roles, const Limb& limb, std::size_t k);

} // namespace sinew
