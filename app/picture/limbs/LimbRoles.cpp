#include "app/picture/limbs/LimbRoles.h"

#include <algorithm>
#include <cmath>

namespace sinew::picture {
namespace {

constexpr double kFingerShare = 0.13;  // limbs shorter than this share of the skeleton's diagonal are fingers
constexpr double kGroundShare = 0.12;  // legs end this near the ground, as a share of the height
constexpr double kMiddleShare = 0.035; // spine, neck and tail stay this near the plane of symmetry
constexpr std::size_t kFewestFingers = 4;

} // namespace

LimbRoles::LimbRoles(const Skeleton& skeleton)
    : m_skeleton(skeleton)
    , m_limbs(picture::limbs(skeleton)) {
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        m_box.add(skeleton.position(j));
        if (skeleton.joints[j].tail) {
            m_box.add(*skeleton.joints[j].tail);
        }
    }
    m_handAlone = isHandAlone();
}

LimbRole LimbRoles::role(const Limb& limb) const {
    if (m_handAlone) {
        return limb.joints.size() > 1 ? LimbRole::Finger : LimbRole::Still;
    }
    if (limb.fromRoot || inMiddle(limb)) {
        return LimbRole::Middle;
    }
    if (limb.joints.size() < 2) {
        return LimbRole::Still;
    }
    if (limb.length < kFingerShare * size()) {
        return LimbRole::Finger;
    }
    return isLeg(limb) ? LimbRole::Leg : LimbRole::Arm;
}

double LimbRoles::side(const Limb& limb) const {
    return limb.tip.x() < m_box.center().x() ? -1.0 : 1.0;
}

double LimbRoles::phase(const Limb& leg) const {
    const auto before = std::count_if(m_limbs.begin(), m_limbs.end(), [&](const Limb& other) {
        return other.tip.z() > leg.tip.z() && side(other) == side(leg) && other.length > 0.5 * leg.length &&
               role(other) == LimbRole::Leg;
    });
    return side(leg) * (before % 2 == 0 ? 1.0 : -1.0);
}

std::vector<const Limb*> LimbRoles::fan(const Limb& limb) const {
    const auto parent = [&](const Limb& of) {
        return m_skeleton.joints[static_cast<std::size_t>(of.joints.front())].parent;
    };
    std::vector<const Limb*> result;
    for (const Limb& other : m_limbs) {
        if (other.joints.size() > 1 && parent(other) == parent(limb) && other.length > 0.4 * limb.length &&
            direction(other).dot(direction(limb)) > 0.8) {
            result.push_back(&other);
        }
    }
    return result;
}

bool LimbRoles::forks(const Limb& limb) const {
    return std::any_of(m_skeleton.joints.begin(), m_skeleton.joints.end(),
                       [&](const Joint& joint) { return joint.parent == limb.joints.back(); });
}

Vec3 LimbRoles::start(const Limb& limb) const {
    return m_skeleton.position(static_cast<std::size_t>(limb.joints.front()));
}

Vec3 LimbRoles::direction(const Limb& limb) const {
    return (limb.tip - start(limb)).normalized();
}

bool LimbRoles::inMiddle(const Limb& limb) const {
    const double middle = m_box.center().x();
    return std::max(std::abs(limb.tip.x() - middle), std::abs(start(limb).x() - middle)) <
           kMiddleShare * size();
}

bool LimbRoles::isLeg(const Limb& limb) const {
    return limb.tip.y() < m_box.min.y() + kGroundShare * m_box.extent().y() &&
           start(limb).y() - limb.tip.y() > 0.05 * limb.length;
}

bool LimbRoles::isHandAlone() const {
    return std::any_of(m_limbs.begin(), m_limbs.end(), [&](const Limb& limb) {
        return !limb.fromRoot && limb.length > 0.3 * size() && fan(limb).size() >= kFewestFingers;
    });
}

} // namespace sinew::picture
