#include "core/rig/RigTemplate.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace sinew {
namespace {

/// With hips, a spine, and two pairs of limbs.
bool isTrunk(RigKind kind) {
    return kind == RigKind::Biped || kind == RigKind::Quadruped || kind == RigKind::Bird;
}

class TemplateMaker {
public:
    explicit TemplateMaker(const RigTemplateSettings& settings)
        : m_settings(settings) {}

    std::vector<TemplateJoint> run() {
        const std::int32_t hips = add("hips", -1);
        std::int32_t chest = hips;
        for (int i = 1; i <= std::clamp(m_settings.spine, 1, 4); ++i) {
            chest = add("spine" + std::to_string(i), chest);
        }
        addHead(chest);
        for (const char* side : {"left", "right"}) {
            addArm(side, chest);
        }
        for (const char* side : {"left", "right"}) {
            addLeg(side, hips);
        }
        if (m_settings.kind != RigKind::Biped) {
            std::int32_t parent = hips;
            for (int i = 1; i <= std::clamp(m_settings.tail, 0, 8); ++i) {
                parent = add("tail" + std::to_string(i), parent);
            }
        }
        return std::move(m_joints);
    }

private:
    std::int32_t add(const std::string& role, std::int32_t parent) {
        m_joints.push_back({role, rigName(m_settings.naming, role), parent});
        return static_cast<std::int32_t>(m_joints.size()) - 1;
    }

    void addHead(std::int32_t chest) {
        const std::int32_t head = add("head", add("neck", chest));
        if (m_settings.jaw) {
            add("jaw", head);
        }
        if (m_settings.eyes) {
            add("leftEye", head);
            add("rightEye", head);
        }
        if (m_settings.ends) {
            add("headEnd", head);
        }
    }

    std::int32_t addTwisted(const std::string& role, std::int32_t parent) {
        const std::int32_t joint = add(role, parent);
        for (int i = 1; i <= std::clamp(m_settings.twists, 0, 3); ++i) {
            add(role + "Twist" + std::to_string(i), joint);
        }
        return joint;
    }

    void addArm(const std::string& side, std::int32_t chest) {
        const std::int32_t shoulder = add(side + "Shoulder", chest);
        const std::int32_t arm = addTwisted(side + "UpperArm", shoulder);
        const std::int32_t hand = add(side + "Hand", addTwisted(side + "LowerArm", arm));
        if (m_settings.kind == RigKind::Biped) {
            addFingers(side, hand);
        } else if (m_settings.kind == RigKind::Bird && m_settings.ends) {
            add(side + "HandEnd", hand);
        }
    }

    void addFingers(const std::string& side, std::int32_t hand) {
        const std::vector<std::string> fingers = fingerNames(m_settings.fingers);
        for (const std::string& finger : fingers) {
            std::int32_t parent = hand;
            for (const char* joint : fingerJoints(finger)) {
                parent = add(side + finger + joint, parent);
            }
        }
        if (m_settings.ends && fingers.empty()) {
            add(side + "HandEnd", hand);
        }
    }

    void addLeg(const std::string& side, std::int32_t hips) {
        const std::int32_t thigh = addTwisted(side + "UpperLeg", hips);
        const std::int32_t foot = add(side + "Foot", addTwisted(side + "LowerLeg", thigh));
        if (m_settings.toes || m_settings.kind != RigKind::Biped) {
            const std::int32_t toes = add(side + "Toes", foot);
            if (m_settings.ends && m_settings.kind == RigKind::Biped) {
                add(side + "ToesEnd", toes);
            }
        }
    }

    const RigTemplateSettings& m_settings;
    std::vector<TemplateJoint> m_joints;
};

constexpr std::array kNamings{
    NamingKind{RigNaming::Mixamo, "mixamo"},  NamingKind{RigNaming::Unreal, "unreal"},
    NamingKind{RigNaming::Unity, "unity"},    NamingKind{RigNaming::Godot, "godot"},
    NamingKind{RigNaming::Vrm, "vrm"},        NamingKind{RigNaming::Rigify, "rigify"},
    NamingKind{RigNaming::Blender, "blender"}};

/// Names of a bone by all conventions, in the order of RigNaming. * stands for the side.
struct BoneNames {
    std::string_view role; ///< without side
    std::array<std::string_view, 7> names;
};
constexpr std::array kBoneNames{
    BoneNames{"hips", {"Hips", "pelvis", "Hips", "Hips", "hips", "DEF-spine", "hips"}},
    BoneNames{"spine1", {"Spine", "spine_01", "Spine", "Spine", "spine", "DEF-spine.001", "spine"}},
    BoneNames{"spine2", {"Spine1", "spine_02", "Chest", "Chest", "chest", "DEF-spine.002", "chest"}},
    BoneNames{
        "spine3",
        {"Spine2", "spine_03", "UpperChest", "UpperChest", "upperChest", "DEF-spine.003", "upper_chest"}},
    BoneNames{
        "spine4",
        {"Spine3", "spine_04", "UpperChest2", "UpperChest2", "upperChest2", "DEF-chest", "upper_chest.001"}},
    BoneNames{"neck", {"Neck", "neck_01", "Neck", "Neck", "neck", "DEF-spine.004", "neck"}},
    BoneNames{"head", {"Head", "head", "Head", "Head", "head", "DEF-spine.006", "head"}},
    BoneNames{"headEnd",
              {"HeadTop_End", "head_end", "HeadEnd", "HeadEnd", "headEnd", "DEF-spine.006_end", "head_end"}},
    BoneNames{"jaw", {"Jaw", "jaw", "Jaw", "Jaw", "jaw", "DEF-jaw", "jaw"}},
    BoneNames{"Eye", {"*Eye", "eye*", "*Eye", "*Eye", "*Eye", "DEF-eye*", "eye*"}},
    BoneNames{
        "Shoulder",
        {"*Shoulder", "clavicle*", "*Shoulder", "*Shoulder", "*Shoulder", "DEF-shoulder*", "shoulder*"}},
    BoneNames{"UpperArm",
              {"*Arm", "upperarm*", "*UpperArm", "*UpperArm", "*UpperArm", "DEF-upper_arm*", "upper_arm*"}},
    BoneNames{"LowerArm",
              {"*ForeArm", "lowerarm*", "*LowerArm", "*LowerArm", "*LowerArm", "DEF-forearm*", "forearm*"}},
    BoneNames{"Hand", {"*Hand", "hand*", "*Hand", "*Hand", "*Hand", "DEF-hand*", "hand*"}},
    BoneNames{"HandEnd",
              {"*Hand_End", "hand_end*", "*HandEnd", "*HandEnd", "*HandEnd", "DEF-hand_end*", "hand_end*"}},
    BoneNames{"UpperLeg",
              {"*UpLeg", "thigh*", "*UpperLeg", "*UpperLeg", "*UpperLeg", "DEF-thigh*", "thigh*"}},
    BoneNames{"LowerLeg", {"*Leg", "calf*", "*LowerLeg", "*LowerLeg", "*LowerLeg", "DEF-shin*", "shin*"}},
    BoneNames{"Foot", {"*Foot", "foot*", "*Foot", "*Foot", "*Foot", "DEF-foot*", "foot*"}},
    BoneNames{"Toes", {"*ToeBase", "ball*", "*Toes", "*Toes", "*Toes", "DEF-toe*", "toe*"}},
    BoneNames{"ToesEnd",
              {"*Toe_End", "ball_end*", "*ToesEnd", "*ToesEnd", "*ToesEnd", "DEF-toe_end*", "toe_end*"}}};

struct FingerWords {
    std::string_view role;
    std::array<std::string_view, 7> words;
};
constexpr std::array kFingerWords{
    FingerWords{"Thumb", {"Thumb", "thumb", "Thumb", "Thumb", "Thumb", "DEF-thumb", "thumb"}},
    FingerWords{"Index", {"Index", "index", "Index", "Index", "Index", "DEF-f_index", "f_index"}},
    FingerWords{"Middle", {"Middle", "middle", "Middle", "Middle", "Middle", "DEF-f_middle", "f_middle"}},
    FingerWords{"Ring", {"Ring", "ring", "Ring", "Ring", "Ring", "DEF-f_ring", "f_ring"}},
    FingerWords{"Little", {"Pinky", "pinky", "Little", "Little", "Little", "DEF-f_pinky", "f_pinky"}}};

/// Joints of a finger from its root, as each role says them; its end comes last.
int jointOf(std::string_view finger, std::string_view joint) {
    if (joint == "End") {
        return 3;
    }
    if (finger == "Thumb") {
        return joint == "Metacarpal" ? 0 : joint == "Proximal" ? 1 : 2;
    }
    return joint == "Proximal" ? 0 : joint == "Intermediate" ? 1 : 2;
}

std::string sideWord(RigNaming naming, int side) {
    switch (naming) {
    case RigNaming::Unreal:
        return side > 0 ? "_l" : "_r";
    case RigNaming::Rigify:
    case RigNaming::Blender:
        return side > 0 ? ".L" : ".R";
    case RigNaming::Vrm:
        return side > 0 ? "left" : "right";
    default:
        return side > 0 ? "Left" : "Right";
    }
}

std::string fingerName(RigNaming naming, std::size_t finger, int joint, const std::string& side) {
    const std::string word(kFingerWords[finger].words[static_cast<std::size_t>(naming)]);
    static constexpr std::array<std::string_view, 4> kJoints{"Proximal", "Intermediate", "Distal", "End"};
    static constexpr std::array<std::string_view, 4> kThumbs{"Metacarpal", "Proximal", "Distal", "End"};
    const auto j = static_cast<std::size_t>(joint);
    const std::string number = std::to_string(joint + 1);
    switch (naming) {
    case RigNaming::Mixamo:
        return "mixamorig:" + side + "Hand" + word + number;
    case RigNaming::Unreal:
        return word + "_0" + number + side;
    case RigNaming::Unity:
        return side + word + std::string(kJoints[j]);
    case RigNaming::Godot:
    case RigNaming::Vrm:
        return side + word + std::string(finger == 0 ? kThumbs[j] : kJoints[j]);
    default:
        return word + ".0" + number + side;
    }
}

/// "UpperArm" and 2 of "UpperArmTwist2"; number 0: no such ending.
struct NumberedRole {
    std::string_view role;
    int number = 0;
};
NumberedRole numbered(std::string_view role, std::string_view ending) {
    if (role.size() < ending.size() + 1 || std::isdigit(static_cast<unsigned char>(role.back())) == 0) {
        return {};
    }
    const std::string_view rest = role.substr(0, role.size() - 1);
    return rest.ends_with(ending)
               ? NumberedRole{rest.substr(0, rest.size() - ending.size()), role.back() - '0'}
               : NumberedRole{};
}

std::string withFirst(std::string_view word, bool upper) {
    std::string name(word);
    const auto first = static_cast<unsigned char>(name.front());
    name.front() = static_cast<char>(upper ? std::toupper(first) : std::tolower(first));
    return name;
}

/// Of what no convention has a name for, in each one's manner.
std::string plainName(RigNaming naming, std::string_view role, const std::string& side) {
    switch (naming) {
    case RigNaming::Mixamo:
        return "mixamorig:" + side + withFirst(role, true);
    case RigNaming::Rigify:
        return "DEF-" + withFirst(role, false) + side;
    case RigNaming::Unreal:
    case RigNaming::Blender:
        return withFirst(role, false) + side;
    case RigNaming::Vrm:
        return side.empty() ? withFirst(role, false) : side + withFirst(role, true);
    default:
        return side + withFirst(role, true);
    }
}

/// A name of the table with its side.
std::string tableName(RigNaming naming, std::string_view role, const std::string& side) {
    const auto row = std::ranges::find(kBoneNames, role, &BoneNames::role);
    if (row == kBoneNames.end()) {
        return plainName(naming, role, side);
    }
    std::string name(row->names[static_cast<std::size_t>(naming)]);
    if (const std::size_t star = name.find('*'); star != std::string::npos) {
        name.replace(star, 1, side);
    }
    return naming == RigNaming::Mixamo ? "mixamorig:" + name : name;
}

std::string twistName(RigNaming naming, const NumberedRole& twist, const std::string& side) {
    const std::string number = std::to_string(twist.number);
    switch (naming) {
    case RigNaming::Unreal: {
        const std::string bone = tableName(naming, twist.role, {});
        return bone + "_twist_0" + number + side;
    }
    case RigNaming::Rigify:
    case RigNaming::Blender:
        return tableName(naming, twist.role, side) + ".00" + number;
    default:
        return tableName(naming, twist.role, side) + "Twist" + number;
    }
}

std::string tailName(RigNaming naming, int number) {
    switch (naming) {
    case RigNaming::Mixamo:
        return "mixamorig:Tail" + std::to_string(number);
    case RigNaming::Unreal:
        return "tail_0" + std::to_string(number);
    case RigNaming::Rigify:
        return "DEF-tail.00" + std::to_string(number);
    case RigNaming::Blender:
        return "tail.00" + std::to_string(number);
    case RigNaming::Vrm:
        return "tail" + std::to_string(number);
    default:
        return "Tail" + std::to_string(number);
    }
}

} // namespace

std::vector<TemplateJoint> templateJoints(const RigTemplateSettings& settings) {
    return isTrunk(settings.kind) ? TemplateMaker(settings).run() : creatureJoints(settings);
}

std::vector<std::string> fingerNames(int fingers) {
    switch (fingers) {
    case 1:
        return {"Middle"};
    case 2:
        return {"Thumb", "Middle"};
    case 3:
        return {"Thumb", "Index", "Middle"};
    case 4:
        return {"Thumb", "Index", "Middle", "Little"};
    default:
        return fingers > 4 ? std::vector<std::string>{"Thumb", "Index", "Middle", "Ring", "Little"}
                           : std::vector<std::string>();
    }
}

double fingerOfFour(std::size_t finger, std::size_t count) {
    return 4.0 * (static_cast<double>(finger) + 0.5) / static_cast<double>(count) - 0.5;
}

std::array<const char*, 3> fingerJoints(std::string_view finger) {
    if (finger == "Thumb") {
        return {"Metacarpal", "Proximal", "Distal"};
    }
    return {"Proximal", "Intermediate", "Distal"};
}

RigCounts countsOf(const RigTemplateSettings& settings) {
    return {legsOf(settings.legs), std::max(settings.fingers, 1)};
}

std::span<const NamingKind> rigNamings() {
    return kNamings;
}

std::string rigName(RigNaming naming, std::string_view role) {
    const int sign = role.starts_with("left") ? 1 : role.starts_with("right") ? -1 : 0;
    const std::string side = sign == 0 ? std::string() : sideWord(naming, sign);
    const std::string_view bone = role.substr(sign > 0 ? 4 : sign < 0 ? 5 : 0);
    if (const NumberedRole tail = numbered(bone, "tail"); tail.number > 0) {
        return tailName(naming, tail.number);
    }
    if (const NumberedRole twist = numbered(bone, "Twist"); twist.number > 0) {
        return twistName(naming, twist, side);
    }
    for (std::size_t finger = 0; finger < kFingerWords.size(); ++finger) {
        const std::string_view word = kFingerWords[finger].role;
        if (sign != 0 && bone.starts_with(word)) {
            return fingerName(naming, finger, jointOf(word, bone.substr(word.size())), side);
        }
    }
    return tableName(naming, bone, side);
}

} // namespace sinew
