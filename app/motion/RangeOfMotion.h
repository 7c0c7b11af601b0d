#pragma once

#include "core/scene/Scene.h"
#include "core/skeleton/LimbRoles.h"
#include "core/skeleton/Pose.h"
#include "core/skeleton/drivers/DriverRig.h"

#include <memory>
#include <string>
#include <vector>

namespace sinew {

/// One joint turned out of the bind pose and back.
struct Bend {
    std::int32_t joint = kNone;
    Vec3 axis = Vec3::UnitX(); ///< unit, in the joint's own bind axes
    double degrees = 0.0;      ///< at the middle of the bend
    double begin = 0.0;        ///< seconds
    double duration = 0.0;     ///< seconds
};

/// A clip made from a skeleton that shows what its weights are worth: each deforming joint in turn through
/// its bends, one at a time, from the hips outwards. How far and about what is judged by the limb it belongs
/// to: elbows, knees and fingers bend the way they are made to, found from the bind pose, thumbs less and
/// toes little; shoulders, hips, wrists and ankles about two axes, the spine forward, sideways and about
/// itself, long ones less in each joint; a jaw opens; twist joints turn about their bone; of all others a
/// little. A joint with limits bends to the ends of these, axis by axis, and never beyond. Joints of handles
/// and cages do not bend where there are others (ownJointCount).
class RangeOfMotion {
public:
    RangeOfMotion() = default;
    /// deforming: #J flags, the joints that move vertices (deformingJoints).
    RangeOfMotion(const Skeleton& skeleton, const std::vector<bool>& deforming);

    const std::vector<Bend>& bends() const { return m_bends; }
    double duration() const { return m_bends.empty() ? 0.0 : m_bends.back().begin + m_bends.back().duration; }
    /// The joint that moves then, or kNone.
    std::int32_t jointAt(double seconds) const;
    Pose poseAt(double seconds) const;

    /// At most `count` poses that together hold every bend at its full turn, several joints in each, spread
    /// over the body; fewer when there are fewer bends.
    std::vector<Pose> sampled(std::size_t count) const;
    Pose poseOf(const Bend& bend, double fraction = 1.0) const;

private:
    const Bend* bendAt(double seconds) const;

    std::size_t m_joints = 0;
    std::vector<Bend> m_bends;
    std::shared_ptr<const Skeleton> m_limited; ///< null: no joint has limits
};

/// Joints that carry weight in these parts; without any weight all that names say deform, but roots. #J.
std::vector<bool> deformingJoints(const Skeleton& skeleton,
                                  const std::vector<std::shared_ptr<const SkinWeights>>& weights);

/// Of these joints those that no driver turns: helper joints follow the joints that drive them. O(#J).
std::vector<bool> withoutDriven(std::vector<bool> joints, const DriverRig& rig);

/// A name for a clip that none of the scene's clips has: the wanted one, or that with a number.
std::string freeClipName(const Scene& scene, const std::string& wanted);

/// The range of motion as keys at 30 frames a second, of the joints that it turns alone; with key values
/// relative to their parents, as clips have them. O(#keys).
Clip clipOf(const RangeOfMotion& motion, const Skeleton& skeleton, const std::string& name);

/// The scene with one more clip: the range of motion of the joints that carry its weights and that no driver
/// turns. Without a skeleton, or where nothing moves, the scene itself. O(#keys + #influences).
Scene withRangeOfMotion(Scene scene, const Drivers& drivers = {});

/// Axis (any length, model space) that curls joint k of a finger into the palm: curlAxis. Where the
/// fingers are nearly straight, the thumb tells on which side the palm is: some are bound a little bent back.
/// O(#J #limbs).
Vec3 fingerCurl(const Skeleton& skeleton, const LimbRoles& roles, const Limb& limb, std::size_t k);

/// Whether its name says so: some thumbs lie beside the fingers.
bool isCalledThumb(const Skeleton& skeleton, const Limb& limb);

/// Poses at the ends of what a body does, where weights show their flaws.
enum class StressPose { ArmsUp, DeepSquat, Fist, LookBack };
constexpr int kStressPoses = 4;

/// Some joints of a pose; all others are left as they are.
struct PartialPose {
    Pose pose;                        ///< #J
    std::vector<std::int32_t> joints; ///< that it sets, ascending; empty: the skeleton has no such limbs
};

/// The pose for any skeleton, judged by the form and place of its limbs alone (LimbRoles): the upper arms
/// point up; hips and knees fold, the body lower by as much, so that feet stay on the ground; the fingers of
/// hands curl; neck and spine turn to the left. Joints with limits turn as far as these let them. Y up, the
/// character looking along +Z. O(#J #limbs).
PartialPose stressPose(const Skeleton& skeleton, StressPose which);

} // namespace sinew
