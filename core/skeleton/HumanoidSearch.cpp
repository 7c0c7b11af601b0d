#include "core/skeleton/HumanoidMap.h"
#include "core/skeleton/JointNames.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace sinew {
namespace {

using namespace std::string_view_literals;

constexpr std::array kSpineBones{"spine"sv, "chest"sv, "upperChest"sv};
constexpr std::array kFingerWords{"Thumb"sv, "Index"sv, "Middle"sv, "Ring"sv, "Little"sv};
constexpr std::size_t kJointsOfFinger = 3;

std::size_t boneIndex(std::string_view bone) {
    const std::span<const HumanoidBone> table = humanoidBoneTable();
    return static_cast<std::size_t>(std::ranges::find(table, bone, &HumanoidBone::name) - table.begin());
}

std::string sideOf(std::string_view bone) {
    return bone.starts_with("left") ? "left" : bone.starts_with("right") ? "right" : "";
}

bool isMapped(const HumanoidMap& map, std::int32_t joint) {
    return std::ranges::find(map, joint) != map.end();
}

/// Whether a joint's name says a finger: "thumb_l", but not "thumb_end_l", nor the palm before a finger.
bool namesFinger(const std::string& joint, std::string_view finger) {
    std::string word(finger);
    word.front() = static_cast<char>(word.front() - 'A' + 'a');
    const std::vector<std::string> words = jointWords(joint);
    const auto has = [&words](std::string_view each) {
        return std::ranges::find(words, each) != words.end();
    };
    const bool palm = finger != "Thumb" && (has("metacarpal") || has("palm"));
    return !palm && (has(word) || (finger == "Little" && has("pinky"))) &&
           roleByName(joint) == NamedRole::Deforming;
}

/// Whether a joint's name says that side.
bool namesSide(const std::string& joint, std::string_view side) {
    return std::ranges::any_of(jointWords(joint), [side](const std::string& word) {
        return word == side || word == side.substr(0, 1);
    });
}

/// Joints of bones that are looked for one after the other, from the hips outwards.
class BoneSearch {
public:
    BoneSearch(const Skeleton& skeleton, std::span<const BoneJoint> chosen)
        : m_skeleton(skeleton)
        , m_chosen(chosen)
        , m_named(humanoidBones(skeleton))
        , m_taken(skeleton.size(), false)
        , m_decided(humanoidBoneTable().size(), false)
        , m_map(humanoidBoneTable().size(), kNone) {}

    HumanoidMap run() {
        const std::span<const HumanoidBone> table = humanoidBoneTable();
        for (std::size_t b = 0; b < table.size(); ++b) {
            m_decided[b] = choose(b);
        }
        for (std::size_t b = 0; b < table.size(); ++b) {
            if (!m_decided[b] && !lacksParent(b)) {
                take(b, find(b));
            }
            if (table[b].name == "hips") {
                placeSpine();
            } else if (table[b].name.ends_with("Hand")) {
                for (const std::string_view finger : kFingerWords) {
                    placeFinger(b, finger);
                }
            }
        }
        return std::move(m_map);
    }

private:
    /// Whether the user says which joint it is, or that there is none.
    bool choose(std::size_t bone) {
        const auto said = std::ranges::find(m_chosen, humanoidBoneTable()[bone].name, &BoneJoint::bone);
        if (said == m_chosen.end()) {
            return false;
        }
        const std::int32_t joint = said->joint.empty() ? kNone : m_skeleton.find(said->joint);
        take(bone, joint);
        return said->joint.empty() || joint != kNone;
    }

    void take(std::size_t bone, std::int32_t joint) {
        m_map[bone] = joint;
        if (joint != kNone) {
            m_taken[static_cast<std::size_t>(joint)] = true;
        }
    }

    bool lacksParent(std::size_t bone) const {
        const HumanoidBone& row = humanoidBoneTable()[bone];
        return !row.required && row.needsParent && row.parent != kNone &&
               m_map[static_cast<std::size_t>(row.parent)] == kNone;
    }

    std::vector<std::int32_t> candidates(std::string_view bone) const {
        std::vector<std::int32_t> joints;
        for (std::size_t j = 0; j < m_named.size(); ++j) {
            if (m_named[j] == bone && !m_taken[j]) {
                joints.push_back(static_cast<std::int32_t>(j));
            }
        }
        return joints;
    }

    /// Those of a bone's name; where a spine counts from elsewhere, those of the next bone of it.
    std::vector<std::int32_t> namedOrNext(const std::string& bone) const {
        std::vector<std::int32_t> joints = candidates(bone);
        if (joints.empty() && bone == "spine") {
            joints = candidates("chest");
        }
        if (joints.empty() && (bone == "spine" || bone == "chest")) {
            joints = candidates("upperChest");
        }
        return joints;
    }

    std::int32_t find(std::size_t bone) const {
        const HumanoidBone& row = humanoidBoneTable()[bone];
        const std::vector<std::int32_t> joints = namedOrNext(row.name);
        const std::int32_t above = boneAbove(m_map, bone);
        if (above == kNone) {
            return row.name == "hips" && joints.empty() ? hipsByPlace() : maxBelow(joints);
        }
        const std::int32_t below = firstBelow(joints, m_map[static_cast<std::size_t>(above)]);
        // A required bone elsewhere is better said to be misplaced than to be missing.
        return below == kNone && row.required && !joints.empty() ? joints.front() : below;
    }

    std::int32_t firstBelow(const std::vector<std::int32_t>& joints, std::int32_t above) const {
        const auto below = std::ranges::find_if(
            joints, [&](std::int32_t joint) { return liesBelow(m_skeleton, joint, above); });
        return below == joints.end() ? kNone : *below;
    }

    /// The joint that is the first of `bones`, as the user says or by its name; kNone: none.
    std::int32_t foundFirst(std::initializer_list<std::string_view> bones) const {
        for (const std::string_view bone : bones) {
            const std::int32_t said = m_map[boneIndex(bone)];
            const std::int32_t joint = said != kNone ? said : maxBelow(candidates(bone));
            if (joint != kNone) {
                return joint;
            }
        }
        return kNone;
    }

    /// Where no joint is called hips: the one that both legs and the spine hang on; where names do not say
    /// these either, by the places of all joints.
    std::int32_t hipsByPlace() const {
        const std::int32_t left = foundFirst({"leftUpperLeg", "leftLowerLeg"});
        const std::int32_t right = foundFirst({"rightUpperLeg", "rightLowerLeg"});
        const std::int32_t spine = foundFirst({"spine", "chest", "upperChest", "neck", "head"});
        std::int32_t hips = kNone;
        if (left != kNone && right != kNone && spine != kNone) {
            hips = parentOf(left);
            while (hips != kNone && !liesBelow(m_skeleton, right, hips)) {
                hips = parentOf(hips);
            }
            hips = hips != kNone && liesBelow(m_skeleton, spine, hips) ? hips : kNone;
        } else {
            const std::vector<std::string> placed = humanoidBonesByPlace(m_skeleton);
            const auto found = std::ranges::find(placed, "hips");
            hips = found == placed.end() ? kNone : static_cast<std::int32_t>(found - placed.begin());
        }
        const auto free = [this](std::size_t joint) { return m_named[joint].empty() && !m_taken[joint]; };
        return hips != kNone && free(static_cast<std::size_t>(hips)) ? hips : kNone;
    }

    /// The joint that most bones lie below: a control of the same name has none.
    std::int32_t maxBelow(const std::vector<std::int32_t>& joints) const {
        std::int32_t best = kNone;
        std::ptrdiff_t max = -1;
        for (const std::int32_t joint : joints) {
            std::ptrdiff_t count = 0;
            for (std::size_t j = 0; j < m_named.size(); ++j) {
                const bool bone = !m_named[j].empty();
                count += bone && liesBelow(m_skeleton, static_cast<std::int32_t>(j), joint) ? 1 : 0;
            }
            if (count > max) {
                max = count;
                best = joint;
            }
        }
        return best;
    }

    std::int32_t parentOf(std::int32_t joint) const {
        return m_skeleton.joints[static_cast<std::size_t>(joint)].parent;
    }

    /// The joint that is the first of `bones`, as the user says or by its name; kNone: none below the hips.
    std::int32_t foundBelow(std::initializer_list<std::string_view> bones, std::int32_t hips) const {
        for (const std::string_view bone : bones) {
            const std::int32_t said = m_map[boneIndex(bone)];
            const std::int32_t joint = said != kNone ? said : firstBelow(candidates(bone), hips);
            if (joint != kNone) {
                return joint;
            }
        }
        return kNone;
    }

    /// Where neck and arms meet: the last joint that all of them hang on; kNone: there are none.
    std::int32_t topOfSpine(std::int32_t hips) const {
        std::int32_t top = kNone;
        for (const std::int32_t end :
             {foundBelow({"neck", "head"}, hips), foundBelow({"leftShoulder", "leftUpperArm"}, hips),
              foundBelow({"rightShoulder", "rightUpperArm"}, hips)}) {
            if (end == kNone) {
                continue;
            }
            std::int32_t meeting = parentOf(end);
            while (top != kNone && !liesBelow(m_skeleton, top, meeting)) {
                meeting = parentOf(meeting);
            }
            top = meeting;
        }
        return top;
    }

    /// The joints between hips and neck, from below, but for those whose name says another bone.
    std::vector<std::int32_t> spineChain(std::int32_t hips) const {
        std::vector<std::int32_t> chain;
        std::int32_t joint = topOfSpine(hips);
        if (!liesBelow(m_skeleton, joint, hips)) {
            return chain;
        }
        for (; joint != hips; joint = parentOf(joint)) {
            const std::string& named = m_named[static_cast<std::size_t>(joint)];
            if (named.empty() || std::ranges::find(kSpineBones, named) != kSpineBones.end()) {
                chain.insert(chain.begin(), joint);
            }
        }
        return chain;
    }

    /// The joints of a chain that are spine, chest and upper chest. Of more than three the chest is the last
    /// in between that is called so, else the one before the upper chest.
    std::array<std::int32_t, kSpineBones.size()> spineOf(const std::vector<std::int32_t>& chain) const {
        std::array<std::int32_t, kSpineBones.size()> spine{kNone, kNone, kNone};
        std::copy_n(chain.begin(), std::min(chain.size(), spine.size()), spine.begin());
        if (chain.size() > spine.size()) {
            spine = {chain.front(), chain[chain.size() - 2], chain.back()};
            for (std::size_t i = 1; i + 1 < chain.size(); ++i) {
                const auto words = jointWords(m_skeleton.joints[static_cast<std::size_t>(chain[i])].name);
                spine[1] = std::ranges::find(words, "chest") != words.end() ? chain[i] : spine[1];
            }
        }
        return spine;
    }

    void placeSpine() {
        const std::int32_t hips = m_map[boneIndex("hips")];
        const std::vector<std::int32_t> chain =
            hips == kNone ? std::vector<std::int32_t>() : spineChain(hips);
        if (chain.empty()) {
            return;
        }
        const auto spine = spineOf(chain);
        for (std::size_t s = 0; s < kSpineBones.size(); ++s) {
            const std::size_t bone = boneIndex(kSpineBones[s]);
            if (m_decided[bone]) {
                continue;
            }
            if (spine[s] != kNone && !lacksParent(bone)) {
                take(bone, inOrder(bone, spine[s], chain));
            }
            m_decided[bone] = m_map[bone] != kNone || !humanoidBoneTable()[bone].required;
        }
    }

    /// `joint`, unless what the user chose breaks the order: then the next of the chain that keeps it.
    std::int32_t inOrder(std::size_t bone, std::int32_t joint, const std::vector<std::int32_t>& chain) const {
        if (keepsOrder(bone, joint)) {
            return joint;
        }
        const auto next =
            std::ranges::find_if(chain, [&](std::int32_t each) { return keepsOrder(bone, each); });
        return next == chain.end() ? kNone : *next;
    }

    /// Whether a joint of the spine lies below the bones before and above those behind that have theirs.
    bool keepsOrder(std::size_t bone, std::int32_t joint) const {
        return !m_taken[static_cast<std::size_t>(joint)] &&
               std::ranges::all_of(kSpineBones, [&](std::string_view each) {
                   const std::size_t other = boneIndex(each);
                   const std::int32_t taken = m_map[other];
                   return taken == kNone || (other < bone ? liesBelow(m_skeleton, joint, taken)
                                                          : liesBelow(m_skeleton, taken, joint));
               });
    }

    /// Names that begin with the first joint and leave none out are believed (find).
    bool namesTell(std::size_t first, std::int32_t hand) const {
        std::array<bool, kJointsOfFinger> has{};
        for (std::size_t i = 0; i < has.size(); ++i) {
            has[i] = firstBelow(candidates(humanoidBoneTable()[first + i].name), hand) != kNone;
        }
        return has[0] && (has[1] || !has[2]);
    }

    void placeFinger(std::size_t handBone, std::string_view finger) {
        const std::int32_t hand = m_map[handBone];
        const std::string name = sideOf(humanoidBoneTable()[handBone].name).append(finger);
        const std::size_t first = boneIndex(name + (finger == "Thumb" ? "Metacarpal" : "Proximal"));
        const auto decided = m_decided.begin() + static_cast<std::ptrdiff_t>(first);
        if (hand == kNone ||
            std::find(decided, decided + kJointsOfFinger, true) < decided + kJointsOfFinger ||
            namesTell(first, hand)) {
            return;
        }
        std::vector<std::int32_t> chain;
        for (std::size_t j = 0; j < m_named.size() && chain.size() < kJointsOfFinger; ++j) {
            const auto joint = static_cast<std::int32_t>(j);
            const bool named = m_named[j].starts_with(name) || namesFinger(m_skeleton.joints[j].name, finger);
            if (named && !m_taken[j] && liesBelow(m_skeleton, joint, chain.empty() ? hand : chain.back())) {
                chain.push_back(joint);
            }
        }
        for (std::size_t i = 0; i < chain.size(); ++i) {
            take(first + i, chain[i]);
        }
        std::fill_n(decided, kJointsOfFinger, !chain.empty());
    }

    const Skeleton& m_skeleton;
    std::span<const BoneJoint> m_chosen;
    std::vector<std::string> m_named; ///< #J
    std::vector<bool> m_taken;        ///< #J
    std::vector<bool> m_decided;      ///< of bones: their joint, or that they have none, is settled
    HumanoidMap m_map;
};

/// "leftThumb" of "leftThumbDistal"; of another bone its name.
std::string groupOf(const std::string& bone) {
    for (const std::string_view finger : kFingerWords) {
        if (const std::size_t at = bone.find(finger); at != std::string::npos) {
            return bone.substr(0, at + finger.size());
        }
    }
    return bone;
}

} // namespace

HumanoidMap findHumanoid(const Skeleton& skeleton, std::span<const BoneJoint> chosen) {
    return BoneSearch(skeleton, chosen).run();
}

std::vector<std::string> unmappedBones(const Skeleton& skeleton, const HumanoidMap& map,
                                       std::span<const BoneJoint> chosen) {
    const std::vector<std::string> named = humanoidBones(skeleton);
    const std::span<const HumanoidBone> table = humanoidBoneTable();
    const auto saysIt = [&](std::size_t joint, const std::string& group) {
        const std::string& name = skeleton.joints[joint].name;
        const std::string side = sideOf(group);
        return groupOf(named[joint]) == group ||
               std::ranges::any_of(kFingerWords, [&](std::string_view finger) {
                   return group == side + std::string(finger) && namesFinger(name, finger) &&
                          namesSide(name, side);
               });
    };
    std::vector<std::string> groups;
    for (const HumanoidBone& bone : table) {
        const std::string group = groupOf(bone.name);
        const auto leftOut = [&](const BoneJoint& each) {
            return each.joint.empty() && groupOf(each.bone) == group;
        };
        if (bone.required || std::ranges::find(groups, group) != groups.end() ||
            std::ranges::any_of(chosen, leftOut)) {
            continue;
        }
        bool mapped = false;
        for (std::size_t b = 0; b < map.size(); ++b) {
            mapped = mapped || (map[b] != kNone && groupOf(table[b].name) == group);
        }
        for (std::size_t j = 0; j < named.size() && !mapped; ++j) {
            if (!isMapped(map, static_cast<std::int32_t>(j)) && saysIt(j, group)) {
                groups.push_back(group);
                break;
            }
        }
    }
    return groups;
}

} // namespace sinew
