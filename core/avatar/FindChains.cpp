#include "core/avatar/FindChains.h"

#include "core/avatar/JointSkin.h"
#include "core/avatar/SpringEnds.h"
#include "core/skeleton/HumanPose.h"
#include "core/skeleton/JointNames.h"
#include "core/skeleton/LimbRoles.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string_view>

namespace sinew {
namespace {

constexpr double kEvenRuns = 0.5;    ///< of two runs from one joint, reaching so much of each other
constexpr double kOnBone = 0.08;     ///< of a bone's length, off which twist joints never are
constexpr double kBrow = 1.0 / 6.0;  ///< of the head's height, to which brows, lips and lids reach
constexpr double kUsualHead = 0.125; ///< of a human's height
constexpr double kBackward = 0.5;    ///< of its length, by which a tail at least points back
constexpr double kMiddle = 0.04;     ///< of the height, off the middle
constexpr double kTaper = 0.7;       ///< of what a limb is thick at its start, a tail's end at most
constexpr std::size_t kFewSkirtChains = 3;
constexpr std::size_t kTailJoints = 4; ///< of a tail that no name tells, its end among them

bool anyWordStarts(const std::vector<std::string>& words,
                   std::initializer_list<std::string_view> beginnings) {
    return std::ranges::any_of(words, [&](const std::string& word) {
        return std::ranges::any_of(beginnings,
                                   [&](std::string_view beginning) { return word.starts_with(beginning); });
    });
}

bool anyWordIs(const std::vector<std::string>& words, std::initializer_list<std::string_view> wanted) {
    return std::ranges::any_of(
        words, [&](const std::string& word) { return std::ranges::find(wanted, word) != wanted.end(); });
}

/// What names say a run is. Hair is told as soft; its length says more.
std::optional<SpringKind> namedKind(const std::vector<std::string>& words) {
    if (anyWordStarts(words, {"hair", "bang", "pony", "braid", "pigtail", "twintail", "fringe"})) {
        return SpringKind::HairSoft;
    }
    if (anyWordStarts(words, {"skirt", "dress", "frill"})) {
        return SpringKind::Skirt;
    }
    if (anyWordStarts(words, {"cape", "cloak", "mantle"})) {
        return SpringKind::Cape;
    }
    if (anyWordIs(words, {"tail", "tails"})) {
        return SpringKind::Tail;
    }
    if (anyWordIs(words, {"ear", "ears"})) {
        return SpringKind::Ears;
    }
    return std::nullopt;
}

/// Looks for runs of joints that hang freely.
class ChainFinder {
public:
    ChainFinder(const Scene& scene, std::span<const BoneJoint> bones)
        : m_skeleton(scene.skeleton)
        , m_children(m_skeleton.children())
        , m_map(findHumanoid(m_skeleton, bones))
        , m_skin(skinOfJoints(scene))
        , m_carries(m_skeleton.size(), false)
        , m_reach(m_skeleton.size(), 0.0)
        , m_body(m_skeleton.size(), false)
        , m_closed(m_skeleton.size(), false) {
        for (std::size_t j = m_skeleton.size(); j-- > 0;) {
            m_carries[j] = m_carries[j] || !m_skin[j].empty();
            if (const std::int32_t parent = m_skeleton.joints[j].parent; parent != kNone) {
                const auto above = static_cast<std::size_t>(parent);
                m_carries[above] = m_carries[above] || m_carries[j];
                m_reach[above] = std::max(m_reach[above], m_reach[j] + boneTo(j));
            }
        }
        for (const std::vector<Vec3>& skin : m_skin) {
            for (const Vec3& vertex : skin) {
                m_box.add(vertex);
            }
        }
    }

    std::vector<FoundChain> run() {
        if (isHuman()) {
            findBody();
            for (std::size_t j = 0; j < m_skeleton.size(); ++j) {
                const std::int32_t parent = m_skeleton.joints[j].parent;
                if (!m_body[j] && parent != kNone && m_body[static_cast<std::size_t>(parent)] &&
                    !m_closed[static_cast<std::size_t>(parent)]) {
                    follow(static_cast<std::int32_t>(j), parent);
                }
            }
            std::erase_if(m_found, [&](const FoundChain& chain) { return isBodyPart(chain); });
            nameKinds();
        } else {
            findCreature();
        }
        std::ranges::sort(m_found, {}, [](const FoundChain& chain) { return chain.joints.front(); });
        return std::move(m_found);
    }

private:
    Vec3 at(std::int32_t joint) const { return m_skeleton.position(static_cast<std::size_t>(joint)); }
    /// Of the bone from the joint's parent to it.
    double boneTo(std::size_t joint) const {
        const std::int32_t parent = m_skeleton.joints[joint].parent;
        return parent == kNone ? 0.0 : (m_skeleton.position(joint) - at(parent)).norm();
    }
    std::int32_t bone(std::string_view name) const { return humanJoint(m_map, name); }
    double height() const { return m_box.extent().y(); }

    bool isHuman() const {
        return std::ranges::all_of(std::array{"hips", "head", "leftUpperLeg", "rightUpperLeg"},
                                   [&](const char* name) { return bone(name) != kNone; });
    }

    std::int32_t jointOf(const HumanoidBone& bone) const { return humanJoint(m_map, bone.name); }
    /// Arms and legs, which all have a bone above them.
    static bool isLimb(std::string_view bone) {
        return std::ranges::any_of(std::array{"Hand", "Arm", "Foot", "Leg"}, [&](const char* word) {
            return bone.find(word) != std::string_view::npos;
        });
    }

    /// Marks the bones of a human with all joints above them, and those from which no chain hangs.
    void findBody() {
        for (std::size_t b = 0; b < m_map.size(); ++b) {
            for (std::int32_t joint = m_map[b]; joint != kNone && !m_body[static_cast<std::size_t>(joint)];
                 joint = m_skeleton.joints[static_cast<std::size_t>(joint)].parent) {
                m_body[static_cast<std::size_t>(joint)] = true;
            }
        }
        for (const char* name :
             {"leftHand", "rightHand", "leftFoot", "rightFoot", "jaw", "leftEye", "rightEye"}) {
            // Fingers of a hand that no name tells hang from the lower arm.
            const std::span<const HumanoidBone> table = humanoidBoneTable();
            const auto* bone = std::ranges::find(table, name, &HumanoidBone::name).base();
            while (isLimb(bone->name) && jointOf(*bone) == kNone) {
                bone = &table[static_cast<std::size_t>(bone->parent)];
            }
            if (jointOf(*bone) != kNone && isLimb(bone->name) == isLimb(name)) {
                m_closed[static_cast<std::size_t>(jointOf(*bone))] = true;
            }
        }
        for (std::size_t j = 0; j < m_skeleton.size(); ++j) {
            const std::int32_t parent = m_skeleton.joints[j].parent;
            m_closed[j] = m_closed[j] || (parent != kNone && m_closed[static_cast<std::size_t>(parent)]);
        }
        // What holds hips and all else is no place to hang from.
        for (std::int32_t joint = bone("hips"); joint != kNone;) {
            joint = m_skeleton.joints[static_cast<std::size_t>(joint)].parent;
            if (joint != kNone) {
                m_closed[static_cast<std::size_t>(joint)] = true;
            }
        }
    }

    /// Where a run goes on from a joint, the child that reaches farthest first. Joints without skin only mark
    /// an end, and count where no other goes on.
    std::vector<std::int32_t> branches(std::int32_t joint) const {
        std::vector<std::int32_t> branches = m_children[static_cast<std::size_t>(joint)];
        const auto carries = [&](std::int32_t child) { return m_carries[static_cast<std::size_t>(child)]; };
        const auto reach = [&](std::int32_t child) {
            return boneTo(static_cast<std::size_t>(child)) + m_reach[static_cast<std::size_t>(child)];
        };
        if (std::ranges::any_of(branches, carries)) {
            std::erase_if(branches, [&](std::int32_t child) { return !carries(child); });
        }
        std::ranges::stable_sort(branches, std::ranges::greater(), reach);
        return branches;
    }

    /// Adds the run that starts with a joint, and those that leave it.
    void follow(std::int32_t first, std::int32_t hangsFrom) {
        struct Start {
            std::int32_t joint;
            std::int32_t above;
        };
        std::vector<Start> open{{first, hangsFrom}};
        while (!open.empty()) {
            const Start start = open.back();
            open.pop_back();
            if (!m_carries[static_cast<std::size_t>(start.joint)]) {
                continue;
            }
            FoundChain chain{SpringKind::Accessory, {}, start.above};
            for (std::int32_t joint = start.joint; joint != kNone;) {
                chain.joints.push_back(joint);
                const std::vector<std::int32_t> next = branches(joint);
                const bool ends = !m_carries[static_cast<std::size_t>(joint)];
                const bool holds = chain.joints.size() == 1 && next.size() > 1 && forksEvenly(next);
                const std::int32_t goesOn = next.empty() || ends || holds ? kNone : next.front();
                for (const std::int32_t child : next) {
                    if (child != goesOn && !ends) {
                        open.push_back({child, joint});
                    }
                }
                joint = goesOn;
            }
            addTail(chain);
            if (chain.joints.size() > 1 || !chain.tail.isZero(0.0)) {
                m_found.push_back(std::move(chain));
            }
        }
    }

    /// A single joint that holds no others, and whose name says what it is, swings about the end of its skin.
    void addTail(FoundChain& chain) const {
        const auto first = static_cast<std::size_t>(chain.joints.front());
        if (chain.joints.size() == 1 && m_children[first].empty() && tellsKind(chain.joints.front())) {
            chain.tail = skinTail(m_skeleton, chain.joints.front(), m_skin[first]);
        }
    }

    /// Where its last bone ends.
    Vec3 endOf(const FoundChain& chain) const {
        return m_skeleton.joints[static_cast<std::size_t>(chain.joints.back())].modelFromJointBind *
               chain.tail;
    }

    bool forksEvenly(const std::vector<std::int32_t>& branches) const {
        const auto reach = [&](std::int32_t child) {
            return boneTo(static_cast<std::size_t>(child)) + m_reach[static_cast<std::size_t>(child)];
        };
        return reach(branches[1]) >= kEvenRuns * reach(branches[0]);
    }

    double lengthOf(const FoundChain& chain) const {
        double length = chain.tail.norm();
        for (std::size_t i = 1; i < chain.joints.size(); ++i) {
            length += boneTo(static_cast<std::size_t>(chain.joints[i]));
        }
        return length;
    }

    /// The bone of the body at or above a joint.
    std::int32_t bodyAbove(std::int32_t joint) const {
        while (joint != kNone && !m_body[static_cast<std::size_t>(joint)]) {
            joint = m_skeleton.joints[static_cast<std::size_t>(joint)].parent;
        }
        return joint;
    }

    /// Twist joints, brows and lips, and whatever else moves the body's own skin.
    bool isBodyPart(const FoundChain& chain) const {
        if (lengthOf(chain) < kBrow * headHeight()) {
            return true;
        }
        const std::int32_t above = bodyAbove(chain.hangsFrom);
        return above == kNone ||
               std::ranges::any_of(m_children[static_cast<std::size_t>(above)], [&](std::int32_t child) {
                   return m_body[static_cast<std::size_t>(child)] && liesOn(chain, {at(above), at(child)});
               });
    }

    bool liesOn(const FoundChain& chain, const Segment& segment) const {
        const double near = kOnBone * (segment.b - segment.a).norm();
        return std::ranges::all_of(chain.joints, [&](std::int32_t joint) {
            return (at(joint) - nearestPoint(at(joint), segment)).norm() <= near;
        });
    }

    double headHeight() const {
        Aabb head;
        for (const Vec3& vertex : m_skin[static_cast<std::size_t>(bone("head"))]) {
            head.add(vertex);
        }
        return head.empty() ? kUsualHead * height() : head.extent().y();
    }

    std::vector<std::string> wordsOfChain(const FoundChain& chain) const {
        std::vector<std::string> words;
        const auto add = [&](std::int32_t joint) {
            for (std::string& word : jointWords(m_skeleton.joints[static_cast<std::size_t>(joint)].name)) {
                words.push_back(std::move(word));
            }
        };
        for (const std::int32_t joint : chain.joints) {
            add(joint);
        }
        if (!m_body.empty() && !m_body[static_cast<std::size_t>(chain.hangsFrom)]) {
            add(chain.hangsFrom);
        }
        return words;
    }

    void nameKinds() {
        const Vec3 left = (at(bone("leftUpperLeg")) - at(bone("rightUpperLeg"))).normalized();
        const Vec3 back = Vec3::UnitY().cross(left).normalized();
        const auto fromHips = std::ranges::count_if(
            m_found, [&](const FoundChain& chain) { return hangsAtHips(bodyAbove(chain.hangsFrom)); });
        for (FoundChain& chain : m_found) {
            chain.kind = kindOf(chain, back, static_cast<std::size_t>(fromHips));
        }
    }

    bool hangsAtHips(std::int32_t joint) const {
        return joint == bone("hips") || joint == bone("leftUpperLeg") || joint == bone("rightUpperLeg");
    }
    bool hangsAtHead(std::int32_t joint) const { return joint == bone("head") || joint == bone("neck"); }

    SpringKind hairOf(const FoundChain& chain) const {
        return lengthOf(chain) < headHeight() ? SpringKind::HairFirm : SpringKind::HairSoft;
    }

    SpringKind kindOf(const FoundChain& chain, const Vec3& back, std::size_t fromHips) const {
        const auto named = namedKind(wordsOfChain(chain));
        if (named) {
            return *named == SpringKind::HairSoft ? hairOf(chain) : *named;
        }
        const std::int32_t above = bodyAbove(chain.hangsFrom);
        const Vec3 start = at(chain.joints.front());
        const Vec3 run = endOf(chain) - start;
        const double length = lengthOf(chain);
        if (hangsAtHead(above)) {
            return run.y() > 0.5 * length ? SpringKind::Ears : hairOf(chain);
        }
        const Vec3 hips = at(bone("hips"));
        const bool behind = (start - at(above)).dot(back) > 0.0;
        const bool pointsDown = run.y() < -0.5 * length;
        if (hangsAtHips(above)) {
            const Vec3 aside =
                (start - hips) - (start - hips).dot(back) * back - (start.y() - hips.y()) * Vec3::UnitY();
            const bool tail = aside.norm() < kMiddle * height() && behind &&
                              (run.dot(back) > kBackward * length || fromHips < kFewSkirtChains);
            return tail ? SpringKind::Tail : pointsDown ? SpringKind::Skirt : SpringKind::Accessory;
        }
        return behind && pointsDown ? SpringKind::Cape : SpringKind::Accessory;
    }

    /// Of a limb from the middle of its first bone to its last: what its end is thick, of its start.
    double taperOf(const FoundChain& chain) const {
        const auto thick = [&](std::size_t i) {
            const BoneThickness thickness = boneThickness(m_skin[static_cast<std::size_t>(chain.joints[i])],
                                                          {at(chain.joints[i]), at(chain.joints[i + 1])});
            return thickness.narrow;
        };
        const double start = thick(0);
        return start > 0.0 ? thick(chain.joints.size() - 2) / start : 1.0;
    }

    bool tellsKind(std::int32_t joint) const {
        return namedKind(jointWords(m_skeleton.joints[static_cast<std::size_t>(joint)].name)).has_value();
    }

    /// Tails and ears of animals: limbs that end freely, whose names say it or which are in the middle, have
    /// three bones or more and end thinner than they start, as heads do not.
    void findCreature() {
        const LimbRoles roles(m_skeleton);
        for (const Limb& limb : roles.limbs()) {
            FoundChain chain{SpringKind::Tail, limb.joints, kNone};
            const auto named =
                std::ranges::find_if(chain.joints, [&](std::int32_t joint) { return tellsKind(joint); });
            const bool isNamed = named != chain.joints.end();
            if (isNamed) {
                chain.joints.erase(chain.joints.begin(), named); // the body that it grows from
            }
            const auto first = static_cast<std::size_t>(chain.joints.front());
            chain.hangsFrom = m_skeleton.joints[first].parent;
            if (limb.fromRoot || chain.hangsFrom == kNone || roles.forks(limb) || !m_carries[first]) {
                continue;
            }
            addTail(chain);
            if (chain.joints.size() < 2 && chain.tail.isZero(0.0)) {
                continue;
            }
            const bool isTail = roles.role(limb) == LimbRole::Middle && chain.joints.size() >= kTailJoints &&
                                taperOf(chain) < kTaper;
            if (isNamed || isTail) {
                chain.kind = namedKind(wordsOfChain(chain)).value_or(SpringKind::Tail);
                m_found.push_back(std::move(chain));
            }
        }
    }

    const Skeleton& m_skeleton;
    std::vector<std::vector<std::int32_t>> m_children;
    HumanoidMap m_map;
    std::vector<std::vector<Vec3>> m_skin;
    std::vector<bool> m_carries; ///< #J: it or a joint below it has skin
    std::vector<double> m_reach; ///< #J: along the bones below it
    std::vector<bool> m_body;    ///< #J: a human's bone, or above one
    std::vector<bool> m_closed;  ///< #J: nothing hangs from it
    Aabb m_box;                  ///< of all skin
    std::vector<FoundChain> m_found;
};

} // namespace

std::vector<FoundChain> findChains(const Scene& scene, std::span<const BoneJoint> bones) {
    return ChainFinder(scene, bones).run();
}

} // namespace sinew
