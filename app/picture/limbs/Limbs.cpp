#include "app/picture/limbs/Limbs.h"

#include <algorithm>

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

} // namespace sinew::picture
