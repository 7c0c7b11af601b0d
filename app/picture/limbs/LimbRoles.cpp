#include "app/picture/limbs/LimbRoles.h"

#include <algorithm>
#include <cmath>

namespace sinew::picture {
namespace {

constexpr double kEvenFork = 0.55; // a second child that reaches this share of the first ends the limb

class LimbFinder {
public:
    explicit LimbFinder(const Skeleton& skeleton)
        : m_skeleton(skeleton)
        , m_children(skeleton.children())
        , m_reach(skeleton.size(), 0.0) {
        for (std::size_t j = skeleton.size(); j-- > 0;) {
            if (m_children[j].empty() && skeleton.joints[j].tail) {
                m_reach[j] = (*skeleton.joints[j].tail - skeleton.position(j)).norm();
            }
            for (const std::int32_t child : m_children[j]) {
                m_reach[j] = std::max(m_reach[j], reachThrough(j, child));
            }
        }
    }

    std::vector<Limb> run() {
        for (const std::int32_t root : m_skeleton.roots()) {
            m_open.push_back({root, true});
        }
        for (std::size_t next = 0; next < m_open.size(); ++next) { // grows as limbs fork
            m_limbs.push_back(follow(m_open[next].joint, m_open[next].fromRoot));
        }
        return std::move(m_limbs);
    }

private:
    struct Start {
        std::int32_t joint;
        bool fromRoot;
    };

    double boneLength(std::size_t joint, std::int32_t child) const {
        return (m_skeleton.position(static_cast<std::size_t>(child)) - m_skeleton.position(joint)).norm();
    }
    double reachThrough(std::size_t joint, std::int32_t child) const {
        return boneLength(joint, child) + m_reach[static_cast<std::size_t>(child)];
    }

    Limb follow(std::int32_t start, bool fromRoot) {
        Limb limb;
        limb.fromRoot = fromRoot;
        std::int32_t at = start;
        while (at != kNone) {
            limb.joints.push_back(at);
            const auto joint = static_cast<std::size_t>(at);
            std::vector<std::int32_t> ordered = m_children[joint];
            std::stable_sort(ordered.begin(), ordered.end(), [&](std::int32_t a, std::int32_t b) {
                return reachThrough(joint, a) > reachThrough(joint, b);
            });
            const bool fork = ordered.size() > 1 &&
                              reachThrough(joint, ordered[1]) > kEvenFork * reachThrough(joint, ordered[0]);
            at = ordered.empty() || fork ? kNone : ordered[0];
            for (const std::int32_t child : ordered) {
                if (child != at) {
                    m_open.push_back({child, false});
                }
            }
            if (at != kNone) {
                limb.length += boneLength(joint, at);
            }
        }
        end(limb);
        return limb;
    }

    void end(Limb& limb) const {
        const auto last = static_cast<std::size_t>(limb.joints.back());
        const Joint& joint = m_skeleton.joints[last];
        limb.tip = m_children[last].empty() && joint.tail ? *joint.tail : m_skeleton.position(last);
        limb.length += (limb.tip - m_skeleton.position(last)).norm();
    }

    const Skeleton& m_skeleton;
    std::vector<std::vector<std::int32_t>> m_children;
    std::vector<double> m_reach; ///< #J longest way down the bones
    std::vector<Start> m_open;
    std::vector<Limb> m_limbs;
};

} // namespace

std::vector<Limb> limbs(const Skeleton& skeleton) {
    return LimbFinder(skeleton).run();
}

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
