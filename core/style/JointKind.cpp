#include "core/style/JointKind.h"

#include "core/skeleton/LimbRoles.h"

namespace sinew {
namespace {

JointKind kindOnArm(std::size_t k, std::size_t elbow) {
    if (k + 1 < elbow) {
        return JointKind::Collar;
    }
    if (k < elbow) {
        return JointKind::Shoulder;
    }
    return k == elbow ? JointKind::Elbow : (k == elbow + 1 ? JointKind::Wrist : JointKind::Other);
}

JointKind kindOnLeg(std::size_t k, std::size_t knee) {
    if (k < knee) {
        return JointKind::Hip;
    }
    return k == knee ? JointKind::Knee : (k == knee + 1 ? JointKind::Ankle : JointKind::Toe);
}

class KindFinder {
public:
    explicit KindFinder(const Skeleton& skeleton)
        : m_skeleton(skeleton)
        , m_roles(skeleton) {}

    std::vector<JointKind> run() const {
        std::vector<JointKind> kinds(m_skeleton.size(), JointKind::Other);
        for (const Limb& limb : m_roles.limbs()) {
            const LimbRole role = m_roles.role(limb);
            const std::size_t bend = hinge(m_skeleton, limb);
            for (std::size_t k = 0; k < limb.joints.size(); ++k) {
                kinds[static_cast<std::size_t>(limb.joints[k])] = kindOf(limb, role, k, bend);
            }
        }
        return kinds;
    }

private:
    JointKind kindOf(const Limb& limb, LimbRole role, std::size_t k, std::size_t bend) const {
        switch (role) {
        case LimbRole::Finger:
            return JointKind::Finger;
        case LimbRole::Arm:
            return kindOnArm(k, bend);
        case LimbRole::Leg:
            return kindOnLeg(k, bend);
        case LimbRole::Middle:
            return kindInMiddle(limb, k);
        case LimbRole::Still:
            break;
        }
        return JointKind::Other;
    }

    JointKind kindInMiddle(const Limb& limb, std::size_t k) const {
        if (m_roles.forks(limb)) {
            return JointKind::Spine;
        }
        const auto first = static_cast<std::size_t>(limb.joints.front());
        const double rise = limb.tip.y() - m_skeleton.position(first).y();
        if (rise < 0.25 * limb.length) { // flatter than about 15 degrees
            return JointKind::Tail;
        }
        return k + 1 < limb.joints.size() ? JointKind::Neck : JointKind::Head;
    }

    const Skeleton& m_skeleton;
    LimbRoles m_roles;
};

} // namespace

std::vector<JointKind> jointKinds(const Skeleton& skeleton) {
    return KindFinder(skeleton).run();
}

} // namespace sinew
