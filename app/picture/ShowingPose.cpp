#include "app/picture/ShowingPose.h"

#include "app/picture/Limbs.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew::picture {
namespace {

constexpr double kFingerShare =
    0.13; // limbs shorter than this share of the skeleton's diagonal curl like fingers
constexpr double kGroundShare = 0.12;  // legs end this near the ground, as a share of the height
constexpr double kMiddleShare = 0.035; // spine, neck and tail stay this near the plane of symmetry

double radians(double degrees) {
    return degrees * std::numbers::pi / 180.0;
}

/// 0 for a limb that lies, 1 for one that stands, smooth between.
double standing(double down) {
    const double t = std::clamp((down - 0.55) / 0.3, 0.0, 1.0);
    return t * t * (3.0 - 2.0 * t);
}

class Poser {
public:
    explicit Poser(const Skeleton& skeleton)
        : m_skeleton(skeleton)
        , m_turns(skeleton.size(), Quat::Identity()) {
        for (std::size_t j = 0; j < skeleton.size(); ++j) {
            m_box.add(skeleton.position(j));
            if (skeleton.joints[j].tail) {
                m_box.add(*skeleton.joints[j].tail);
            }
        }
    }

    Pose run() {
        const std::vector<Limb> all = limbs(m_skeleton);
        const bool hand = isHand(all);
        for (const Limb& limb : all) {
            if (hand) {
                curl(limb, all);
            } else if (!limb.fromRoot && limb.joints.size() > 1 &&
                       limb.length < kFingerShare * m_box.diagonal()) {
                curl(limb, all);
            } else if (limb.fromRoot || inMiddle(limb)) {
                sway(limb);
            } else if (isLeg(limb)) {
                stride(limb, phase(limb, all));
            } else if (limb.joints.size() > 1) {
                swing(limb);
            }
        }
        Pose pose = inJointAxes();
        carryLooseEnds(all, pose);
        return pose;
    }

private:
    Vec3 position(std::int32_t joint) const { return m_skeleton.position(static_cast<std::size_t>(joint)); }
    Vec3 direction(const Limb& limb) const { return (limb.tip - position(limb.joints.front())).normalized(); }
    double side(const Limb& limb) const { return limb.tip.x() < m_box.center().x() ? -1.0 : 1.0; }

    bool inMiddle(const Limb& limb) const {
        const double off = std::max(std::abs(limb.tip.x() - m_box.center().x()),
                                    std::abs(position(limb.joints.front()).x() - m_box.center().x()));
        return off < kMiddleShare * m_box.diagonal();
    }

    std::int32_t parentOf(const Limb& limb) const {
        return m_skeleton.joints[static_cast<std::size_t>(limb.joints.front())].parent;
    }

    /// Limbs that leave the same joint in about the same direction, this one among them: a hand's fingers.
    std::vector<const Limb*> fan(const Limb& limb, const std::vector<Limb>& all) const {
        std::vector<const Limb*> result;
        for (const Limb& other : all) {
            if (other.joints.size() > 1 && parentOf(other) == parentOf(limb) &&
                other.length > 0.4 * limb.length && direction(other).dot(direction(limb)) > 0.8) {
                result.push_back(&other);
            }
        }
        return result;
    }

    /// A hand alone has nothing but fingers.
    bool isHand(const std::vector<Limb>& all) const {
        return std::any_of(all.begin(), all.end(), [&](const Limb& limb) {
            return !limb.fromRoot && limb.length > 0.3 * m_box.diagonal() && fan(limb, all).size() >= 4;
        });
    }

    bool isLeg(const Limb& limb) const {
        const double drop = position(limb.joints.front()).y() - limb.tip.y();
        return limb.joints.size() > 1 && limb.tip.y() < m_box.min.y() + kGroundShare * m_box.extent().y() &&
               drop > 0.05 * limb.length;
    }

    /// +1 for legs that step forward, -1 for those that push back: in turn from front to back, opposite on
    /// both sides.
    double phase(const Limb& leg, const std::vector<Limb>& all) const {
        int before = 0;
        for (const Limb& other : all) {
            const bool isBefore = other.tip.z() > leg.tip.z() && side(other) == side(leg);
            before += isBefore && !other.fromRoot && !inMiddle(other) && isLeg(other) &&
                              other.length > 0.5 * leg.length
                          ? 1
                          : 0;
        }
        return side(leg) * (before % 2 == 0 ? 1.0 : -1.0);
    }

    /// Turns a joint about a model axis, after what it was turned before.
    void turn(std::int32_t joint, const Vec3& axis, double degrees) {
        if (axis.norm() > 1e-9) {
            Quat& q = m_turns[static_cast<std::size_t>(joint)];
            q = Quat(Eigen::AngleAxisd(radians(degrees), axis.normalized())) * q;
        }
    }

    Vec3 boneFrom(const Limb& limb, std::size_t k) const {
        const Vec3 end = k + 1 < limb.joints.size() ? position(limb.joints[k + 1]) : limb.tip;
        return end - position(limb.joints[k]);
    }

    /// Where a limb bends: the joint between its two longest neighbouring bones.
    std::size_t hinge(const Limb& limb) const {
        std::size_t best = std::min<std::size_t>(1, limb.joints.size() - 1);
        double longest = 0.0;
        for (std::size_t k = 1; k < limb.joints.size(); ++k) {
            const double both = std::min(boneFrom(limb, k - 1).norm(), boneFrom(limb, k).norm());
            if (both > longest * 1.05) {
                longest = both;
                best = k;
            }
        }
        return best;
    }

    /// Axis that bends joint k further the way it is bent; where it is straight, towards `otherwise`.
    Vec3 hingeAxis(const Limb& limb, std::size_t k, const Vec3& otherwise) const {
        const Vec3 in = boneFrom(limb, k - 1).normalized();
        const Vec3 out = boneFrom(limb, k).normalized();
        const Vec3 wanted = out.cross(otherwise);
        const Vec3 bent = in.cross(out);
        const bool slight = bent.norm() < 0.12;
        return bent.norm() < 0.03 || (slight && bent.dot(wanted) < 0.0) ? wanted : bent;
    }

    /// Fingers bend together: the way most of them already do.
    void curl(const Limb& limb, const std::vector<Limb>& all) {
        Vec3 common = Vec3::Zero();
        for (const Limb* finger : fan(limb, all)) {
            for (std::size_t k = 1; k < finger->joints.size(); ++k) {
                common += boneFrom(*finger, k - 1).normalized().cross(boneFrom(*finger, k).normalized());
            }
        }
        for (std::size_t k = 1; k < limb.joints.size(); ++k) {
            const Vec3 along = boneFrom(limb, k).normalized();
            const Vec3 axis = common - common.dot(along) * along;
            turn(limb.joints[k], common.norm() > 0.03 ? axis : hingeAxis(limb, k, -Vec3::UnitY()), 20.0);
        }
    }

    void sway(const Limb& limb) {
        const bool lying = std::abs(direction(limb).y()) < 0.6; // a tail, or a quadruped's back
        const bool tail = lying && direction(limb).z() < 0.0;
        const double share = 1.0 / static_cast<double>(limb.joints.size());
        for (std::size_t k = limb.fromRoot ? 1 : 0; k < limb.joints.size(); ++k) {
            turn(limb.joints[k], Vec3::UnitY(), (limb.fromRoot ? -12.0 : tail ? 45.0 : 24.0) * share);
            turn(limb.joints[k], Vec3::UnitX(), (limb.fromRoot || lying ? 4.0 : -7.0) * share);
        }
    }

    void stride(const Limb& limb, double forward) {
        const std::size_t k = hinge(limb);
        const Vec3 along = (limb.tip - position(limb.joints[k - 1])).normalized();
        const double upright = standing(-along.y()); // sprawling legs, a spider's, take smaller steps
        turn(limb.joints[k - 1], along.cross(Vec3::UnitZ()),
             (forward > 0.0 ? 34.0 : -16.0) * (0.4 + 0.6 * upright));
        turn(limb.joints[k], hingeAxis(limb, k, -Vec3::UnitZ()),
             (forward > 0.0 ? 32.0 : 38.0) * (0.35 + 0.65 * upright));
    }

    void swing(const Limb& limb) {
        const std::size_t k = hinge(limb);
        const Vec3 along = (limb.tip - position(limb.joints[k - 1])).normalized();
        const double below = std::asin(std::clamp(-along.y(), -1.0, 1.0)) * 180.0 / std::numbers::pi;
        const bool forward = side(limb) < 0.0; // against the leg of its side
        turn(limb.joints[k - 1], along.cross(-Vec3::UnitY()), std::clamp(0.8 * (66.0 - below), 0.0, 60.0));
        turn(limb.joints[k - 1], -Vec3::UnitX(), forward ? 30.0 : -26.0);
        turn(limb.joints[k], hingeAxis(limb, k, Vec3(0.0, 0.3, 1.0)), forward ? 68.0 : 38.0);
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
    void carryLooseEnds(const std::vector<Limb>& all, Pose& pose) const {
        for (const Limb& loose : all) {
            const auto joint = static_cast<std::size_t>(loose.joints.front());
            const std::int32_t parent = m_skeleton.joints[joint].parent;
            if (loose.fromRoot || m_skeleton.joints[static_cast<std::size_t>(parent)].parent != kNone) {
                continue;
            }
            for (const Limb& limb : all) {
                if (&limb != &loose && limb.joints.size() > 1 &&
                    (limb.tip - position(loose.joints.front())).norm() < 0.02 * m_box.diagonal()) {
                    carry(joint, static_cast<std::size_t>(limb.joints.back()), pose);
                    break;
                }
            }
        }
    }

    /// Moves a joint as if it hung on `carrier`.
    void carry(std::size_t joint, std::size_t carrier, Pose& pose) const {
        const std::vector<Transform> posed = modelFromJoints(m_skeleton, pose);
        const auto parent = static_cast<std::size_t>(m_skeleton.joints[joint].parent);
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
    Aabb m_box;
    std::vector<Quat> m_turns; ///< #J about model axes, before the parents' own turns
};

} // namespace

Pose showingPose(const Skeleton& skeleton) {
    return Poser(skeleton).run();
}

} // namespace sinew::picture
