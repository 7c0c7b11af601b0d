#include "core/skeleton/HumanoidMap.h"

#include "core/skeleton/LimbRoles.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace sinew {
namespace {

/// Of a human's way from the hips to the head: how upright it is at least (cosine).
constexpr double kUprightTrunk = 0.7;

/// Joints with places that only a human has.
class PlacedHuman {
public:
    explicit PlacedHuman(const Skeleton& skeleton)
        : m_skeleton(skeleton)
        , m_roles(skeleton)
        , m_children(skeleton.children())
        , m_bones(skeleton.size()) {}

    /// Empty names where it is no human.
    std::vector<std::string> run() {
        std::array<const Limb*, 2> legs{};
        std::array<const Limb*, 2> arms{};
        if (!pairOf(LimbRole::Leg, legs) || !pairOf(LimbRole::Arm, arms) || !findTrunk(legs, arms)) {
            return std::vector<std::string>(m_skeleton.size());
        }
        for (std::size_t side = 0; side < 2; ++side) {
            const std::string prefix = side == 0 ? "left" : "right";
            if (!nameLimb(*legs[side], prefix, {"", "UpperLeg", "LowerLeg", "Foot", "Toes"}) ||
                !nameLimb(*arms[side], prefix, {"Shoulder", "UpperArm", "LowerArm", "Hand", ""})) {
                return std::vector<std::string>(m_skeleton.size());
            }
            nameFingers(prefix);
        }
        return std::move(m_bones);
    }

private:
    Vec3 at(std::int32_t joint) const { return m_skeleton.position(static_cast<std::size_t>(joint)); }
    void name(std::int32_t joint, const std::string& bone) {
        m_bones[static_cast<std::size_t>(joint)] = bone;
    }

    /// The one limb of a role on each side, the left first; false where there are fewer or more.
    bool pairOf(LimbRole role, std::array<const Limb*, 2>& pair) const {
        for (const Limb& limb : m_roles.limbs()) {
            if (m_roles.role(limb) == role) {
                const Limb*& place = pair[m_roles.side(limb) > 0.0 ? 0 : 1];
                if (place != nullptr) {
                    return false;
                }
                place = &limb;
            }
        }
        return pair[0] != nullptr && pair[1] != nullptr;
    }

    std::vector<std::int32_t> ancestors(std::int32_t joint) const {
        std::vector<std::int32_t> path;
        for (; joint != kNone; joint = m_skeleton.joints[static_cast<std::size_t>(joint)].parent) {
            path.push_back(joint);
        }
        std::ranges::reverse(path);
        return path;
    }

    std::int32_t commonParent(const std::array<const Limb*, 2>& limbs) const {
        const std::vector<std::int32_t> a = ancestors(limbs[0]->joints.front());
        const std::vector<std::int32_t> b = ancestors(limbs[1]->joints.front());
        const auto apart = std::ranges::mismatch(a, b);
        return apart.in1 == a.begin() ? kNone : *(apart.in1 - 1);
    }

    bool findTrunk(const std::array<const Limb*, 2>& legs, const std::array<const Limb*, 2>& arms) {
        const std::int32_t hips = commonParent(legs);
        const std::int32_t chest = commonParent(arms);
        if (hips == kNone || chest == kNone || hips == chest) {
            return false;
        }
        const std::vector<std::int32_t> up = ancestors(chest);
        const auto from = std::ranges::find(up, hips);
        const std::vector<std::int32_t> head = headAbove(chest, arms);
        if (from == up.end() || head.empty()) {
            return false;
        }
        const Vec3 trunk = at(head.back()) - at(hips);
        if (trunk.y() < kUprightTrunk * trunk.norm()) {
            return false;
        }
        name(hips, "hips");
        nameSpine({from + 1, up.end()});
        nameHead(head);
        return true;
    }

    void nameSpine(const std::vector<std::int32_t>& spine) {
        constexpr std::array<const char*, 3> kBones{"spine", "chest", "upperChest"};
        const std::size_t count = spine.size();
        const std::array<std::size_t, 3> places{0, count > 3 ? count / 2 : 1, count - 1};
        for (std::size_t i = 0; i < std::min<std::size_t>(count, kBones.size()); ++i) {
            name(spine[places[i]], kBones[i]);
        }
    }

    /// From the joint above the chest to the one that reaches highest, arms aside.
    std::vector<std::int32_t> headAbove(std::int32_t chest, const std::array<const Limb*, 2>& arms) const {
        std::int32_t highest = kNone;
        for (std::size_t j = 0; j < m_skeleton.size(); ++j) {
            const auto joint = static_cast<std::int32_t>(j);
            const std::vector<std::int32_t> path = ancestors(joint);
            const bool above = joint != chest && std::ranges::find(path, chest) != path.end();
            const bool ofArm = std::ranges::any_of(arms, [&](const Limb* arm) {
                return std::ranges::find(path, arm->joints.front()) != path.end();
            });
            if (above && !ofArm && (highest == kNone || at(joint).y() > at(highest).y() + 1e-9)) {
                highest = joint;
            }
        }
        if (highest == kNone || at(highest).y() <= at(chest).y()) {
            return {};
        }
        const std::vector<std::int32_t> path = ancestors(highest);
        return {std::ranges::find(path, chest) + 1, path.end()};
    }

    /// A last bone that is longer than the one before leads from the head to its top.
    void nameHead(const std::vector<std::int32_t>& path) {
        std::size_t head = path.size() - 1;
        if (path.size() > 2) {
            const double last = (at(path[head]) - at(path[head - 1])).norm();
            head -= last > (at(path[head - 1]) - at(path[head - 2])).norm() ? 1 : 0;
        }
        name(path[head], "head");
        if (head > 0) {
            name(path.front(), "neck");
        }
    }

    /// By the joint where the limb bends: elbow or knee. `bones`: those two above it, itself, two below.
    bool nameLimb(const Limb& limb, const std::string& prefix, const std::array<const char*, 5>& bones) {
        const std::size_t middle = hinge(m_skeleton, limb);
        if (middle == 0 || middle + 1 >= limb.joints.size()) {
            return false;
        }
        for (std::size_t b = 0; b < bones.size(); ++b) {
            const std::size_t joint = middle + b - 2;
            if (middle + b >= 2 && joint < limb.joints.size() && *bones[b] != '\0') {
                name(limb.joints[joint], prefix + bones[b]);
            }
        }
        return true;
    }

    /// Four or five chains of three joints below a hand, from the front (palms look down) to the back.
    void nameFingers(const std::string& prefix) {
        const auto hand = std::ranges::find(m_bones, prefix + "Hand");
        std::vector<std::int32_t> roots = m_children[static_cast<std::size_t>(hand - m_bones.begin())];
        std::erase_if(roots, [&](std::int32_t root) { return chainBelow(root).size() < 3; });
        const std::vector<const char*> fingers =
            roots.size() == 5   ? std::vector{"Thumb", "Index", "Middle", "Ring", "Little"}
            : roots.size() == 4 ? std::vector{"Thumb", "Index", "Middle", "Little"}
                                : std::vector<const char*>();
        std::ranges::stable_sort(roots, {}, [&](std::int32_t root) { return -at(root).z(); });
        for (std::size_t f = 0; f < fingers.size(); ++f) {
            const std::vector<std::int32_t> chain = chainBelow(roots[f]);
            const bool thumb = f == 0;
            const std::array<const char*, 3> joints{thumb ? "Metacarpal" : "Proximal",
                                                    thumb ? "Proximal" : "Intermediate", "Distal"};
            for (std::size_t i = 0; i < joints.size(); ++i) {
                name(chain[i], prefix + fingers[f] + joints[i]);
            }
        }
    }

    std::vector<std::int32_t> chainBelow(std::int32_t root) const {
        std::vector<std::int32_t> chain;
        for (std::int32_t joint = root; joint != kNone;) {
            chain.push_back(joint);
            const auto& children = m_children[static_cast<std::size_t>(joint)];
            joint = children.size() == 1 ? children.front() : kNone;
        }
        return chain;
    }

    const Skeleton& m_skeleton;
    LimbRoles m_roles;
    std::vector<std::vector<std::int32_t>> m_children;
    std::vector<std::string> m_bones; ///< #J
};

} // namespace

std::vector<std::string> humanoidBonesByPlace(const Skeleton& skeleton) {
    return PlacedHuman(skeleton).run();
}

} // namespace sinew
