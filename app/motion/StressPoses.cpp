#include "app/motion/RangeOfMotion.h"

#include "core/skeleton/LimbRoles.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <string>

namespace sinew {
namespace {

constexpr double kClearlyBent = 0.15; // radians in each joint, of all fingers together

std::int32_t palmOf(const Skeleton& skeleton, const Limb& finger) {
    return skeleton.joints[static_cast<std::size_t>(finger.joints.front())].parent;
}

Vec3 startOf(const Skeleton& skeleton, const Limb& finger) {
    return skeleton.position(static_cast<std::size_t>(finger.joints.front()));
}

const Limb* thumbBeside(const Skeleton& skeleton, const LimbRoles& roles, const Limb& finger) {
    const auto found = std::ranges::find_if(roles.limbs(), [&](const Limb& other) {
        return palmOf(skeleton, other) == palmOf(skeleton, finger) && isCalledThumb(skeleton, other);
    });
    return found == roles.limbs().end() || &*found == &finger ? nullptr : &*found;
}

/// How far the joints of a hand's fingers are bent one way, on average.
double meanBend(const Skeleton& skeleton, const std::vector<const Limb*>& fingers) {
    Vec3 sum = Vec3::Zero();
    double joints = 0.0;
    for (const Limb* finger : fingers) {
        for (std::size_t k = finger->joints.size() > 3 ? 2 : 1; k < finger->joints.size(); ++k) {
            sum += boneFrom(skeleton, *finger, k - 1)
                       .normalized()
                       .cross(boneFrom(skeleton, *finger, k).normalized());
            joints += 1.0;
        }
    }
    return joints > 0.0 ? sum.norm() / joints : 0.0;
}

bool hasArms(const LimbRoles& roles) {
    return std::ranges::any_of(roles.limbs(),
                               [&](const Limb& limb) { return roles.role(limb) == LimbRole::Arm; });
}

} // namespace

bool isCalledThumb(const Skeleton& skeleton, const Limb& limb) {
    std::string name = skeleton.joints[static_cast<std::size_t>(limb.joints.front())].name;
    std::ranges::transform(name, name.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
    });
    return name.find("thumb") != std::string::npos;
}

Vec3 fingerCurl(const Skeleton& skeleton, const LimbRoles& roles, const Limb& limb, std::size_t k) {
    Vec3 curl = curlAxis(skeleton, roles, limb, k);
    const std::vector<const Limb*> fingers = roles.fan(limb);
    const Limb* thumb = isCalledThumb(skeleton, limb) ? nullptr : thumbBeside(skeleton, roles, limb);
    if (thumb == nullptr || !hasArms(roles) || meanBend(skeleton, fingers) > kClearlyBent) {
        return curl;
    }
    Vec3 middle = Vec3::Zero();
    for (const Limb* finger : fingers) {
        middle += startOf(skeleton, *finger) / static_cast<double>(fingers.size());
    }
    // A left hand with the palm down points its fingers to the left and its thumb ahead.
    const Vec3 along = limb.tip - startOf(skeleton, limb);
    const Vec3 palm = roles.side(limb) * along.cross(startOf(skeleton, *thumb) - middle);
    return curl.cross(boneFrom(skeleton, limb, k)).dot(palm) < 0.0 ? Vec3(-curl) : curl;
}

namespace {

// Degrees.
constexpr double kHipFold = 105.0;
constexpr double kKneeFold = 125.0;
constexpr double kSquatLean = 35.0; // of the whole spine
constexpr double kCollarLift = 18.0;
constexpr double kFingerCurl = 82.0; // of a joint
constexpr double kThumbCurl = 38.0;
constexpr double kPalmCurl = 6.0; // the first of four joints, which lies in the palm
constexpr double kNeckTurn = 70.0;
constexpr double kSpineTurn = 45.0;

constexpr double kOutwards = 0.18;       // of a raised arm, beside 1 upwards
constexpr std::size_t kFingersOfFan = 3; // as many point the same way; a thumb does not

class Stresser {
public:
    explicit Stresser(const Skeleton& skeleton)
        : m_skeleton(skeleton)
        , m_roles(skeleton)
        , m_turns(skeleton.size(), Quat::Identity())
        , m_turned(skeleton.size(), false) {}

    PartialPose run(StressPose which) {
        for (const Limb& limb : m_roles.limbs()) {
            switch (which) {
            case StressPose::ArmsUp:
                raise(limb);
                break;
            case StressPose::DeepSquat:
                fold(limb);
                break;
            case StressPose::Fist:
                clench(limb);
                break;
            case StressPose::LookBack:
                look(limb);
                break;
            }
        }
        PartialPose result{inJointAxes(), {}};
        if (which == StressPose::DeepSquat) {
            lower(result.pose);
        }
        for (std::size_t j = 0; j < m_turned.size(); ++j) {
            if (m_turned[j]) {
                result.joints.push_back(static_cast<std::int32_t>(j));
            }
        }
        return result;
    }

private:
    /// After what the joint was turned before; about a model axis of any length.
    void turn(std::int32_t joint, const Vec3& axis, double degrees) {
        if (axis.norm() > 1e-9) {
            const auto j = static_cast<std::size_t>(joint);
            const double radians = degrees * std::numbers::pi / 180.0;
            m_turns[j] = Quat(Eigen::AngleAxisd(radians, axis.normalized())) * m_turns[j];
            m_turned[j] = true;
        }
    }

    Vec3 position(std::int32_t joint) const { return m_skeleton.position(static_cast<std::size_t>(joint)); }

    void raise(const Limb& limb) {
        if (m_roles.role(limb) != LimbRole::Arm) {
            return;
        }
        const std::size_t elbow = hinge(m_skeleton, limb);
        for (std::size_t k = 0; k + 1 < elbow; ++k) { // collar bones
            const Vec3 along = boneFrom(m_skeleton, limb, k).normalized();
            turn(limb.joints[k], along.cross(Vec3::UnitY()), kCollarLift);
        }
        const std::int32_t shoulder = limb.joints[elbow - 1];
        const Vec3 along = (limb.tip - position(shoulder)).normalized();
        const Vec3 up = Vec3(m_roles.side(limb) * kOutwards, 1.0, 0.0).normalized();
        const double lifted = elbow > 1 ? kCollarLift : 0.0;
        const double degrees = std::acos(std::clamp(along.dot(up), -1.0, 1.0)) * 180.0 / std::numbers::pi;
        turn(shoulder, along.cross(up), std::max(degrees - lifted, 0.0));
    }

    bool isSpine(const Limb& limb) const {
        return m_roles.role(limb) == LimbRole::Middle && (limb.fromRoot || m_roles.forks(limb));
    }

    /// The first joint of a limb that bends: a root turns everything.
    static std::size_t firstBend(const Limb& limb) { return limb.fromRoot ? 1 : 0; }

    /// Turns every joint of the spine, or of a neck, by its part of the whole.
    void spread(const Limb& limb, const Vec3& axis, double degrees) {
        std::size_t joints = 0;
        for (const Limb& other : m_roles.limbs()) {
            const bool counts = isSpine(limb) ? isSpine(other) : &other == &limb;
            joints += counts ? other.joints.size() - firstBend(other) : 0;
        }
        for (std::size_t k = firstBend(limb); k < limb.joints.size(); ++k) {
            turn(limb.joints[k], axis, degrees / static_cast<double>(joints));
        }
    }

    /// A neck, or a head: not a tail.
    bool isNeck(const Limb& limb) const {
        const Vec3 along = (limb.tip - position(limb.joints.front())).normalized();
        return m_roles.role(limb) == LimbRole::Middle && !isSpine(limb) && along.y() > 0.0 &&
               along.z() > -0.5;
    }

    void fold(const Limb& limb) {
        if (isSpine(limb)) {
            spread(limb, Vec3::UnitX(), kSquatLean);
        } else if (isNeck(limb)) { // looks ahead
            spread(limb, -Vec3::UnitX(), kSquatLean);
        }
        if (m_roles.role(limb) != LimbRole::Leg) {
            return;
        }
        const std::size_t knee = hinge(m_skeleton, limb);
        const Vec3 along = (limb.tip - position(limb.joints[knee - 1])).normalized();
        turn(limb.joints[knee - 1], along.cross(Vec3::UnitZ()), kHipFold);
        turn(limb.joints[knee], hingeAxis(m_skeleton, limb, knee, -Vec3::UnitZ()), kKneeFold);
        if (knee + 1 < limb.joints.size()) { // the sole stays on the ground
            turn(limb.joints[knee + 1], along.cross(Vec3::UnitZ()), kKneeFold - kHipFold);
        }
    }

    /// Whether it hangs on an arm, so that toes stay.
    bool onArm(const Limb& limb) const {
        if (m_roles.role(limb) != LimbRole::Finger) {
            return false;
        }
        const std::int32_t parent = m_skeleton.joints[static_cast<std::size_t>(limb.joints.front())].parent;
        const auto of = std::ranges::find_if(m_roles.limbs(), [&](const Limb& other) {
            return std::ranges::find(other.joints, parent) != other.joints.end();
        });
        return of == m_roles.limbs().end() || m_roles.role(*of) != LimbRole::Leg;
    }

    void clench(const Limb& limb) {
        if (!onArm(limb)) {
            return;
        }
        const bool thumb = m_roles.fan(limb).size() < kFingersOfFan || isCalledThumb(m_skeleton, limb);
        for (std::size_t k = 0; k < limb.joints.size(); ++k) {
            const bool palm = k == 0 && limb.joints.size() > 3;
            turn(limb.joints[k], fingerCurl(m_skeleton, m_roles, limb, k),
                 palm    ? kPalmCurl
                 : thumb ? kThumbCurl
                         : kFingerCurl);
        }
    }

    void look(const Limb& limb) {
        if (isSpine(limb)) {
            spread(limb, Vec3::UnitY(), kSpineTurn);
        } else if (isNeck(limb)) {
            spread(limb, Vec3::UnitY(), kNeckTurn);
        }
    }

    Pose inJointAxes() const {
        Pose pose = Pose::bindPose(m_skeleton);
        for (std::size_t j = 0; j < m_skeleton.size(); ++j) {
            if (m_turned[j]) {
                const Quat bind(m_skeleton.joints[j].modelFromJointBind.rotation());
                pose.joints[j].rotation = (bind.conjugate() * m_turns[j] * bind).normalized();
                pose.joints[j] = withinLimits(m_skeleton, j, pose.joints[j]);
            }
        }
        return pose;
    }

    /// Moves the body so that the ankles, on average, are where they were bound.
    void lower(Pose& pose) {
        const std::vector<Transform> posed = modelFromJoints(m_skeleton, pose);
        Vec3 offset = Vec3::Zero();
        std::vector<std::int32_t> roots;
        double legs = 0.0;
        for (const Limb& limb : m_roles.limbs()) {
            if (m_roles.role(limb) == LimbRole::Leg) {
                const std::size_t knee = hinge(m_skeleton, limb);
                const std::int32_t ankle = limb.joints[std::min(knee + 1, limb.joints.size() - 1)];
                offset += position(ankle) - posed[static_cast<std::size_t>(ankle)].translation();
                legs += 1.0;
                roots.push_back(rootOf(ankle));
            }
        }
        std::ranges::sort(roots);
        roots.erase(std::unique(roots.begin(), roots.end()), roots.end());
        for (const std::int32_t root : roots) {
            const auto r = static_cast<std::size_t>(root);
            pose.joints[r].translation += offset / legs;
            m_turned[r] = true;
        }
    }

    std::int32_t rootOf(std::int32_t joint) const {
        while (m_skeleton.joints[static_cast<std::size_t>(joint)].parent != kNone) {
            joint = m_skeleton.joints[static_cast<std::size_t>(joint)].parent;
        }
        return joint;
    }

    const Skeleton& m_skeleton;
    LimbRoles m_roles;
    std::vector<Quat> m_turns; ///< #J about model axes, before the parents' own turns
    std::vector<bool> m_turned;
};

} // namespace

PartialPose stressPose(const Skeleton& skeleton, StressPose which) {
    return Stresser(skeleton).run(which);
}

} // namespace sinew
