#include "app/picture/ShowingPose.h"

#include "app/picture/Rasterizer.h"
#include "core/skeleton/LimbRoles.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew::picture {
namespace {

constexpr double kLooseFraction =
    0.02; // a foot this near a leg's end belongs to it, as a fraction of the skeleton's size

/// 0 for a limb that lies, 1 for one that stands, smooth between.
double standing(double down) {
    const double t = std::clamp((down - 0.55) / 0.3, 0.0, 1.0);
    return t * t * (3.0 - 2.0 * t);
}

class Poser {
public:
    Poser(const Skeleton& skeleton, double strength)
        : m_skeleton(skeleton)
        , m_strength(strength)
        , m_roles(skeleton)
        , m_turns(skeleton.size(), Quat::Identity()) {}

    Pose run() {
        for (const Limb& limb : m_roles.limbs()) {
            switch (m_roles.role(limb)) {
            case LimbRole::Middle:
                sway(limb);
                break;
            case LimbRole::Finger:
                curl(limb);
                break;
            case LimbRole::Leg:
                stride(limb, m_roles.phase(limb));
                break;
            case LimbRole::Arm:
                swing(limb);
                break;
            case LimbRole::Still:
                break;
            }
        }
        Pose pose = inJointAxes();
        carryLooseEnds(pose);
        return pose;
    }

private:
    Vec3 position(std::int32_t joint) const { return m_skeleton.position(static_cast<std::size_t>(joint)); }

    /// Turns a joint about a model axis, after what it was turned before.
    void turn(std::int32_t joint, const Vec3& axis, double degrees) {
        if (axis.norm() > 1e-9) {
            Quat& q = m_turns[static_cast<std::size_t>(joint)];
            q = Quat(Eigen::AngleAxisd(radians(m_strength * degrees), axis.normalized())) * q;
        }
    }

    void curl(const Limb& limb) {
        for (std::size_t k = 1; k < limb.joints.size(); ++k) {
            turn(limb.joints[k], curlAxis(m_skeleton, m_roles, limb, k), 20.0);
        }
    }

    void sway(const Limb& limb) {
        const Vec3 along = (limb.tip - position(limb.joints.front())).normalized();
        const bool lying = std::abs(along.y()) < 0.6;            // a tail, or a quadruped's back
        const bool forks = limb.fromRoot || m_roles.forks(limb); // a spine; else a neck or tail
        const double about = forks ? 8.0 : lying && along.z() < 0.0 ? 45.0 : 18.0;
        const double fraction = 1.0 / static_cast<double>(limb.joints.size());
        for (std::size_t k = limb.fromRoot ? 1 : 0; k < limb.joints.size(); ++k) {
            turn(limb.joints[k], Vec3::UnitY(), about * fraction);
            turn(limb.joints[k], Vec3::UnitX(), (forks || lying ? 4.0 : -7.0) * fraction);
        }
    }

    void stride(const Limb& limb, double forward) {
        const std::size_t k = hinge(m_skeleton, limb);
        const Vec3 along = (limb.tip - position(limb.joints[k - 1])).normalized();
        const double upright = standing(-along.y()); // sprawling legs, a spider's, take smaller steps
        turn(limb.joints[k - 1], along.cross(Vec3::UnitZ()),
             (forward > 0.0 ? 30.0 : -16.0) * (0.4 + 0.6 * upright));
        turn(limb.joints[k], hingeAxis(m_skeleton, limb, k, -Vec3::UnitZ()),
             (forward > 0.0 ? 30.0 : 38.0) * (0.35 + 0.65 * upright));
    }

    void swing(const Limb& limb) {
        const std::size_t k = hinge(m_skeleton, limb);
        const Vec3 along = (limb.tip - position(limb.joints[k - 1])).normalized();
        const double below = std::asin(std::clamp(-along.y(), -1.0, 1.0)) * 180.0 / std::numbers::pi;
        const bool forward = m_roles.side(limb) < 0.0; // against the leg of its side
        turn(limb.joints[k - 1], along.cross(-Vec3::UnitY()), std::clamp(0.8 * (66.0 - below), 0.0, 60.0));
        turn(limb.joints[k - 1], -Vec3::UnitX(), forward ? 30.0 : -26.0);
        turn(limb.joints[k], hingeAxis(m_skeleton, limb, k, Vec3(0.0, 0.3, 1.0)), forward ? 68.0 : 38.0);
    }

    Pose inJointAxes() const {
        Pose pose = Pose::bindPose(m_skeleton);
        for (std::size_t j = 0; j < m_skeleton.size(); ++j) {
            const Quat bind(m_skeleton.joints[j].modelFromJointBind.rotation());
            pose.joints[j].rotation = (bind.conjugate() * m_turns[j] * bind).normalized();
        }
        return pose;
    }

    /// Feet of some rigs hang on the root, for inverse kinematics, and stand where a leg ends: they go with
    /// the leg.
    void carryLooseEnds(Pose& pose) const {
        for (const Limb& loose : m_roles.limbs()) {
            const std::int32_t parent =
                m_skeleton.joints[static_cast<std::size_t>(loose.joints.front())].parent;
            if (loose.fromRoot || m_skeleton.joints[static_cast<std::size_t>(parent)].parent != kNone) {
                continue;
            }
            for (const Limb& limb : m_roles.limbs()) {
                const double apart = (limb.tip - position(loose.joints.front())).norm();
                if (&limb != &loose && limb.joints.size() > 1 && apart < kLooseFraction * m_roles.size()) {
                    carry(loose.joints.front(), limb.joints.back(), pose);
                    break;
                }
            }
        }
    }

    /// Moves a joint as if it hung on `carrier`.
    void carry(std::int32_t loose, std::int32_t carrierJoint, Pose& pose) const {
        const auto joint = static_cast<std::size_t>(loose);
        const auto carrier = static_cast<std::size_t>(carrierJoint);
        const auto parent = static_cast<std::size_t>(m_skeleton.joints[joint].parent);
        const std::vector<Transform> posed = modelFromJoints(m_skeleton, pose);
        const Transform modelFromJoint = posed[carrier] *
                                         m_skeleton.joints[carrier].modelFromJointBind.inverse() *
                                         m_skeleton.joints[joint].modelFromJointBind;
        const Transform parentFromJoint = posed[parent].inverse() * modelFromJoint;
        const Transform bind = m_skeleton.parentFromJointBind(joint);
        pose.joints[joint].rotation =
            Quat(bind.rotation().transpose() * parentFromJoint.rotation()).normalized();
        pose.joints[joint].translation = parentFromJoint.translation() - bind.translation();
    }

    const Skeleton& m_skeleton;
    double m_strength;
    LimbRoles m_roles;
    std::vector<Quat> m_turns; ///< #J about model axes, before the parents' own turns
};

} // namespace

Pose showingPose(const Skeleton& skeleton, double strength) {
    return Poser(skeleton, strength).run();
}

} // namespace sinew::picture
