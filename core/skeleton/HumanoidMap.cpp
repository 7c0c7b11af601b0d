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

/// The bone of the same joint that comes first in the table; `bone` itself where it has the joint alone.
std::size_t firstOfJoint(const HumanoidMap& map, std::size_t bone) {
    return static_cast<std::size_t>(std::ranges::find(map, map[bone]) - map.begin());
}

bool liesAside(const Skeleton& skeleton, const HumanoidMap& map, std::size_t bone) {
    const std::int32_t above = boneAbove(map, bone);
    return above != kNone && !liesBelow(skeleton, map[bone], map[static_cast<std::size_t>(above)]);
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
        if (const std::size_t first = firstOfJoint(map, b); first < b) {
            return fail(ErrorCode::VrmJointTwice,
                        {file, jointName(b), humanoidBoneTable()[first].name, bone});
        }
        if (liesAside(skeleton, map, b)) {
            const auto parent = static_cast<std::size_t>(boneAbove(map, b));
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

std::int32_t boneAbove(const HumanoidMap& map, std::size_t bone) {
    std::int32_t above = humanoidBoneTable()[bone].parent;
    while (above != kNone && map[static_cast<std::size_t>(above)] == kNone) {
        above = humanoidBoneTable()[static_cast<std::size_t>(above)].parent;
    }
    return above;
}

bool isMisplaced(const Skeleton& skeleton, const HumanoidMap& map, std::size_t bone) {
    return map[bone] != kNone && (firstOfJoint(map, bone) < bone || liesAside(skeleton, map, bone));
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
