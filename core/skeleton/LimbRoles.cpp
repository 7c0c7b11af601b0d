#include "core/skeleton/LimbRoles.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr double kEvenFork = 0.55; // a second child that reaches this fraction of the first ends the limb

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

constexpr double kFingerFraction =
    0.13; // limbs shorter than this fraction of the skeleton's diagonal are fingers
constexpr double kGroundFraction = 0.12;  // legs end this near the ground, as a fraction of the height
constexpr double kMiddleFraction = 0.035; // spine, neck and tail stay this near the plane of symmetry
constexpr std::size_t kFewestFingers = 4;

Vec3 position(const Skeleton& skeleton, std::int32_t joint) {
    return skeleton.position(static_cast<std::size_t>(joint));
}

} // namespace

std::vector<Limb> limbsOf(const Skeleton& skeleton) {
    return LimbFinder(skeleton).run();
}

LimbRoles::LimbRoles(const Skeleton& skeleton)
    : m_skeleton(skeleton)
    , m_limbs(limbsOf(skeleton)) {
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
    if (limb.length < kFingerFraction * size()) {
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
           kMiddleFraction * size();
}

bool LimbRoles::isLeg(const Limb& limb) const {
    return limb.tip.y() < m_box.min.y() + kGroundFraction * m_box.extent().y() &&
           start(limb).y() - limb.tip.y() > 0.05 * limb.length;
}

bool LimbRoles::isHandAlone() const {
    return std::any_of(m_limbs.begin(), m_limbs.end(), [&](const Limb& limb) {
        return !limb.fromRoot && limb.length > 0.3 * size() && fan(limb).size() >= kFewestFingers;
    });
}

Vec3 boneFrom(const Skeleton& skeleton, const Limb& limb, std::size_t k) {
    const Vec3 end = k + 1 < limb.joints.size() ? position(skeleton, limb.joints[k + 1]) : limb.tip;
    return end - position(skeleton, limb.joints[k]);
}

std::size_t hinge(const Skeleton& skeleton, const Limb& limb) {
    std::size_t best = 1;
    double longest = 0.0;
    for (std::size_t k = 1; k < limb.joints.size(); ++k) {
        const double both =
            std::min(boneFrom(skeleton, limb, k - 1).norm(), boneFrom(skeleton, limb, k).norm());
        if (both > longest * 1.05) {
            longest = both;
            best = k;
        }
    }
    return best;
}

Vec3 hingeAxis(const Skeleton& skeleton, const Limb& limb, std::size_t k, const Vec3& otherwise) {
    const Vec3 in = boneFrom(skeleton, limb, k - 1).normalized();
    const Vec3 out = boneFrom(skeleton, limb, k).normalized();
    const Vec3 wanted = out.cross(otherwise);
    const Vec3 bent = in.cross(out);
    const bool slight = bent.norm() < 0.12;
    return bent.norm() < 0.03 || (slight && bent.dot(wanted) < 0.0) ? wanted : bent;
}

Vec3 curlAxis(const Skeleton& skeleton, const LimbRoles& roles, const Limb& limb, std::size_t k) {
    Vec3 common = Vec3::Zero();
    for (const Limb* finger : roles.fan(limb)) {
        for (std::size_t i = finger->joints.size() > 3 ? 2 : 1; i < finger->joints.size(); ++i) {
            common += boneFrom(skeleton, *finger, i - 1)
                          .normalized()
                          .cross(boneFrom(skeleton, *finger, i).normalized());
        }
    }
    const Vec3 along = boneFrom(skeleton, limb, k).normalized();
    if (common.norm() > 0.03) {
        return common - common.dot(along) * along;
    }
    return k > 0 ? hingeAxis(skeleton, limb, k, -Vec3::UnitY()) : along.cross(-Vec3::UnitY());
}

} // namespace sinew
