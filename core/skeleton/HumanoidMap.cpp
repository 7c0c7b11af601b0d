#include "core/skeleton/HumanoidMap.h"

#include "core/base/Error.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace sinew {
namespace {

struct BoneRow {
    std::string_view name;
    std::string_view parent;
    bool required = false;
    bool needsParent = true;
};

constexpr std::array kMiddleRows{BoneRow{"hips", "", true},
                                 BoneRow{"spine", "hips", true},
                                 BoneRow{"chest", "spine"},
                                 BoneRow{"upperChest", "chest"},
                                 BoneRow{"neck", "upperChest", false, false},
                                 BoneRow{"head", "neck", true, false},
                                 BoneRow{"leftEye", "head"},
                                 BoneRow{"rightEye", "head"},
                                 BoneRow{"jaw", "head"}};

/// Of one side; a parent with a small letter is in the middle.
constexpr std::array kSideRows{BoneRow{"UpperLeg", "hips", true},
                               BoneRow{"LowerLeg", "UpperLeg", true},
                               BoneRow{"Foot", "LowerLeg", true},
                               BoneRow{"Toes", "Foot"},
                               BoneRow{"Shoulder", "upperChest", false, false},
                               BoneRow{"UpperArm", "Shoulder", true, false},
                               BoneRow{"LowerArm", "UpperArm", true},
                               BoneRow{"Hand", "LowerArm", true},
                               BoneRow{"ThumbMetacarpal", "Hand"},
                               BoneRow{"ThumbProximal", "ThumbMetacarpal"},
                               BoneRow{"ThumbDistal", "ThumbProximal"}};

class BoneTable {
public:
    BoneTable() {
        for (const BoneRow& row : kMiddleRows) {
            add(std::string(row.name), std::string(row.parent), row);
        }
        for (const std::string side : {"left", "right"}) {
            for (const BoneRow& row : kSideRows) {
                const std::string parent(row.parent);
                const bool sided = parent.front() >= 'A' && parent.front() <= 'Z';
                add(side + std::string(row.name), sided ? side + parent : parent, row);
            }
            for (const char* finger : {"Index", "Middle", "Ring", "Little"}) {
                addFinger(side, side + finger);
            }
        }
    }

    std::vector<HumanoidBone> bones;

private:
    void add(const std::string& name, const std::string& parent, const BoneRow& row) {
        const auto above = std::ranges::find(bones, parent, &HumanoidBone::name);
        const auto index = above == bones.end() ? kNone : static_cast<std::int32_t>(above - bones.begin());
        bones.push_back({name, index, row.required, row.needsParent});
    }

    void addFinger(const std::string& side, const std::string& finger) {
        add(finger + "Proximal", side + "Hand", {});
        add(finger + "Intermediate", finger + "Proximal", {});
        add(finger + "Distal", finger + "Intermediate", {});
    }
};

bool liesBelow(const Skeleton& skeleton, std::int32_t joint, std::int32_t above) {
    while (joint != kNone && joint != above) {
        joint = skeleton.joints[static_cast<std::size_t>(joint)].parent;
    }
    return joint == above;
}

/// The nearest bone above that has a joint, or kNone.
std::int32_t boneAbove(const HumanoidMap& map, std::size_t bone) {
    std::int32_t above = humanoidBoneTable()[bone].parent;
    while (above != kNone && map[static_cast<std::size_t>(above)] == kNone) {
        above = humanoidBoneTable()[static_cast<std::size_t>(above)].parent;
    }
    return above;
}

/// Joints of bones that are looked for one after the other, from the hips outwards.
class BoneSearch {
public:
    BoneSearch(const Skeleton& skeleton, std::span<const BoneJoint> chosen)
        : m_skeleton(skeleton)
        , m_chosen(chosen)
        , m_named(humanoidBones(skeleton))
        , m_taken(skeleton.size(), false)
        , m_map(humanoidBoneTable().size(), kNone) {}

    HumanoidMap run() {
        const std::span<const HumanoidBone> table = humanoidBoneTable();
        std::vector<bool> decided(table.size(), false);
        for (std::size_t b = 0; b < table.size(); ++b) {
            decided[b] = choose(b);
        }
        for (std::size_t b = 0; b < table.size(); ++b) {
            if (!decided[b] && !lacksParent(b)) {
                take(b, find(b));
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
            return maxBelow(joints);
        }
        const std::int32_t top = m_map[static_cast<std::size_t>(above)];
        const auto below = std::ranges::find_if(
            joints, [&](std::int32_t joint) { return liesBelow(m_skeleton, joint, top); });
        if (below != joints.end()) {
            return *below;
        }
        // A required bone elsewhere is better said to be misplaced than to be missing.
        return row.required && !joints.empty() ? joints.front() : kNone;
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

    const Skeleton& m_skeleton;
    std::span<const BoneJoint> m_chosen;
    std::vector<std::string> m_named; ///< #J
    std::vector<bool> m_taken;        ///< #J
    HumanoidMap m_map;
};

Expected<void> checkChosen(const Skeleton& skeleton, std::span<const BoneJoint> chosen) {
    for (const BoneJoint& each : chosen) {
        if (std::ranges::find(humanoidBoneTable(), each.bone, &HumanoidBone::name) ==
            humanoidBoneTable().end()) {
            return fail(ErrorCode::VrmBoneUnknown, {each.bone});
        }
        if (!each.joint.empty() && skeleton.find(each.joint) == kNone) {
            return fail(ErrorCode::JointUnknown, {each.joint, each.bone + "=" + each.joint});
        }
    }
    return {};
}

Expected<void> checkMissing(const HumanoidMap& map, const std::string& file) {
    std::string missing;
    for (std::size_t b = 0; b < map.size(); ++b) {
        if (humanoidBoneTable()[b].required && map[b] == kNone) {
            missing += (missing.empty() ? "" : ", ") + humanoidBoneTable()[b].name;
        }
    }
    return missing.empty() ? Expected<void>() : fail(ErrorCode::VrmBonesMissing, {file, missing});
}

Expected<void> checkPositions(const Skeleton& skeleton, const HumanoidMap& map, const std::string& file) {
    const auto jointName = [&](std::size_t bone) {
        return skeleton.joints[static_cast<std::size_t>(map[bone])].name;
    };
    for (std::size_t b = 0; b < map.size(); ++b) {
        if (map[b] == kNone) {
            continue;
        }
        const std::string& bone = humanoidBoneTable()[b].name;
        const auto twin = std::find(map.begin(), map.begin() + static_cast<std::ptrdiff_t>(b), map[b]);
        if (const auto first = static_cast<std::size_t>(twin - map.begin()); first < b) {
            return fail(ErrorCode::VrmJointTwice,
                        {file, jointName(b), humanoidBoneTable()[first].name, bone});
        }
        const std::int32_t above = boneAbove(map, b);
        if (above != kNone && !liesBelow(skeleton, map[b], map[static_cast<std::size_t>(above)])) {
            const auto parent = static_cast<std::size_t>(above);
            return fail(ErrorCode::VrmBoneMisplaced,
                        {file, bone, jointName(b), humanoidBoneTable()[parent].name, jointName(parent)});
        }
    }
    return {};
}

} // namespace

std::span<const HumanoidBone> humanoidBoneTable() {
    static const BoneTable table;
    return table.bones;
}

HumanoidMap findHumanoid(const Skeleton& skeleton, std::span<const BoneJoint> chosen) {
    return BoneSearch(skeleton, chosen).run();
}

Expected<HumanoidMap> humanoidOf(const Skeleton& skeleton, std::span<const BoneJoint> chosen,
                                 const std::string& file) {
    SINEW_CHECK(checkChosen(skeleton, chosen));
    HumanoidMap map = findHumanoid(skeleton, chosen);
    Expected<void> checked = checkMissing(map, file);
    if (checked) {
        checked = checkPositions(skeleton, map, file);
    }
    return checked ? Expected<HumanoidMap>(std::move(map)) : fail(checked.error());
}

} // namespace sinew
