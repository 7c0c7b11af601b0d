#include "core/skeleton/HumanoidMap.h"

#include "core/skeleton/JointNames.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <initializer_list>
#include <string_view>
#include <utility>

namespace sinew {
namespace {

using namespace std::string_view_literals;

struct KnownBone {
    std::string_view key;  ///< words of the name without side, in lower case and joined
    std::string_view bone; ///< VRM's, of the left side without "left"
};

/// Bones in the middle, which say no side.
constexpr std::array kMiddle{KnownBone{"hips", "hips"},
                             KnownBone{"hip", "hips"},
                             KnownBone{"pelvis", "hips"},
                             KnownBone{"spine", "spine"},
                             KnownBone{"spine01", "spine"},
                             KnownBone{"spine1", "chest"},
                             KnownBone{"spine02", "chest"},
                             KnownBone{"chest", "chest"},
                             KnownBone{"spine2", "upperChest"},
                             KnownBone{"spine03", "upperChest"},
                             KnownBone{"spine3", "upperChest"},
                             KnownBone{"upperchest", "upperChest"},
                             KnownBone{"chest2", "upperChest"},
                             KnownBone{"neck", "neck"},
                             KnownBone{"neck01", "neck"},
                             KnownBone{"neck1", "neck"},
                             KnownBone{"necktwist01", "neck"},
                             KnownBone{"head", "head"},
                             KnownBone{"jaw", "jaw"},
                             KnownBone{"rigifyspine", "hips"},
                             KnownBone{"rigifyspine001", "spine"},
                             KnownBone{"rigifyspine002", "chest"},
                             KnownBone{"rigifyspine003", "upperChest"},
                             KnownBone{"rigifyspine004", "neck"},
                             KnownBone{"rigifyspine006", "head"}};

/// Bones of a side.
constexpr std::array kSided{KnownBone{"shoulder", "Shoulder"},
                            KnownBone{"clavicle", "Shoulder"},
                            KnownBone{"collar", "Shoulder"},
                            KnownBone{"scapula", "Shoulder"},
                            KnownBone{"hip", "UpperLeg"},
                            KnownBone{"arm", "UpperArm"},
                            KnownBone{"upperarm", "UpperArm"},
                            KnownBone{"uparm", "UpperArm"},
                            KnownBone{"forearm", "LowerArm"},
                            KnownBone{"lowerarm", "LowerArm"},
                            KnownBone{"elbow", "LowerArm"},
                            KnownBone{"hand", "Hand"},
                            KnownBone{"wrist", "Hand"},
                            KnownBone{"upleg", "UpperLeg"},
                            KnownBone{"thigh", "UpperLeg"},
                            KnownBone{"upperleg", "UpperLeg"},
                            KnownBone{"leg", "LowerLeg"},
                            KnownBone{"calf", "LowerLeg"},
                            KnownBone{"shin", "LowerLeg"},
                            KnownBone{"lowerleg", "LowerLeg"},
                            KnownBone{"knee", "LowerLeg"},
                            KnownBone{"foot", "Foot"},
                            KnownBone{"ankle", "Foot"},
                            KnownBone{"toebase", "Toes"},
                            KnownBone{"toe", "Toes"},
                            KnownBone{"toes", "Toes"},
                            KnownBone{"toe0", "Toes"},
                            KnownBone{"ball", "Toes"},
                            KnownBone{"eye", "Eye"}};

struct FingerName {
    std::string_view key;
    std::string_view finger;
};
constexpr std::array kFingers{FingerName{"thumb", "Thumb"},   FingerName{"index", "Index"},
                              FingerName{"middle", "Middle"}, FingerName{"ring", "Ring"},
                              FingerName{"pinky", "Little"},  FingerName{"little", "Little"}};
constexpr std::array kBipedFingers{"Thumb"sv, "Index"sv, "Middle"sv, "Ring"sv, "Little"sv};
constexpr std::array kJointsOfFingers{"Proximal"sv, "Intermediate"sv, "Distal"sv};
constexpr std::array kJointsOfThumbs{"Metacarpal"sv, "Proximal"sv, "Distal"sv};

/// Words that say nothing about which bone it is.
constexpr std::array kIdleWords{"def"sv, "org"sv, "bip"sv, "bip01"sv, "bip001"sv, "valvebiped"sv,
                                "j"sv,   "c"sv,   "b"sv,   "jnt"sv,   "joint"sv,  "bone"sv};

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// Words in lower case: letters and the digits behind them ("index1"), split where small letters turn to
/// capitals; digits that stand alone go to the word before ("spine", "01").
std::vector<std::string> humanoidWords(std::string_view name) {
    if (const std::size_t colon = name.find_last_of(":|"); colon != std::string_view::npos) {
        name.remove_prefix(colon + 1);
    }
    std::vector<std::string> words;
    bool open = false;
    for (std::size_t i = 0; i < name.size(); ++i) {
        if (!isLetter(name[i]) && !isDigit(name[i])) {
            open = false;
            continue;
        }
        const bool capital = isUpper(name[i]) && i > 0 && !isUpper(name[i - 1]);
        const bool continues = isDigit(name[i]) && !words.empty();
        if (!continues && (!open || capital)) {
            words.emplace_back();
        }
        words.back().push_back(static_cast<char>(std::tolower(static_cast<unsigned char>(name[i]))));
        open = true;
    }
    return words;
}

/// A name as the tables have it: its words without side, joined.
struct BoneKey {
    std::string key;
    std::string side; ///< "left", "right", or nothing
};

BoneKey boneKey(std::string_view name) {
    BoneKey result;
    for (const std::string& word : humanoidWords(name)) {
        if (word == "l" || word == "left" || word == "r" || word == "right") {
            result.side = word.front() == 'l' ? "left" : "right";
        } else if (std::ranges::find(kIdleWords, word) == kIdleWords.end()) {
            result.key += word;
        }
    }
    return result;
}

template<std::size_t N>
std::string_view boneNamed(const std::array<KnownBone, N>& table, std::string_view key) {
    const auto known = std::ranges::find(table, key, &KnownBone::key);
    return known == table.end() ? std::string_view() : known->bone;
}

std::string fingerBone(std::string_view finger, int joint) {
    if (joint < 0 || joint > 2) {
        return {};
    }
    const auto& joints = finger == "Thumb" ? kJointsOfThumbs : kJointsOfFingers;
    return std::string(finger) + std::string(joints[static_cast<std::size_t>(joint)]);
}

/// Number of a finger's joint from 0 behind its name ("1", "01", "proximal"), or -1.
int jointOfFinger(std::string_view rest, bool thumb) {
    for (int joint = 0; joint < 3; ++joint) {
        const std::string number = std::to_string(joint + 1);
        const auto& words = thumb ? kJointsOfThumbs : kJointsOfFingers;
        std::string word(words[static_cast<std::size_t>(joint)]);
        word.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(word.front())));
        if (rest == number || rest == "0" + number || rest == word) {
            return joint;
        }
    }
    return -1;
}

std::string fingerNamed(std::string_view key) {
    if (key.starts_with("finger") && key.size() > 6 && key[6] >= '0' && key[6] <= '4') { // Biped: Finger12
        const int joint = key.size() == 7 ? 0 : key.size() == 8 && isDigit(key[7]) ? key[7] - '0' : -1;
        return fingerBone(kBipedFingers[static_cast<std::size_t>(key[6] - '0')], joint);
    }
    for (const std::string_view before : {"hand"sv, "f"sv}) {
        if (key.starts_with(before) && key.size() > before.size()) {
            if (std::string bone = fingerNamed(key.substr(before.size())); !bone.empty()) {
                return bone;
            }
        }
    }
    for (const auto& [word, finger] : kFingers) {
        if (key.starts_with(word)) {
            return fingerBone(finger, jointOfFinger(key.substr(word.size()), word == "thumb"));
        }
    }
    return {};
}

std::string boneOf(const BoneKey& name) {
    if (name.side.empty()) {
        return std::string(boneNamed(kMiddle, name.key));
    }
    std::string bone(boneNamed(kSided, name.key));
    if (bone.empty()) {
        bone = fingerNamed(name.key);
    }
    return bone.empty() ? bone : name.side + bone;
}

/// Fingers of three joints counted from two, as those below a palm are in a hand without palms: from one.
void countFingersFromOne(std::vector<BoneKey>& keys) {
    const auto has = [&keys](const std::string& key) {
        return std::ranges::find(keys, key, &BoneKey::key) != keys.end();
    };
    for (const auto& [word, finger] : kFingers) {
        for (const std::string_view zero : {""sv, "0"sv}) {
            const std::string before = std::string(word).append(zero);
            if (finger == "Thumb" || has(before + '1') || !has(before + '4')) {
                continue;
            }
            for (BoneKey& key : keys) {
                for (const char number : {'2', '3', '4'}) {
                    if (key.key == before + number) {
                        key.key.back() = static_cast<char>(number - 1);
                        break;
                    }
                }
            }
        }
    }
}

/// Joints of one line that are called spine, chest and upper chest from above: they get the names from below.
void orderSpine(const Skeleton& skeleton, std::vector<std::string>& bones) {
    constexpr std::array kSpine{"spine"sv, "chest"sv, "upperChest"sv};
    const auto rank = [&](std::int32_t joint) {
        return std::ranges::find(kSpine, bones[static_cast<std::size_t>(joint)]) - kSpine.begin();
    };
    std::vector<std::int32_t> spine; // parents first
    for (std::size_t j = 0; j < bones.size(); ++j) {
        const bool named = std::ranges::find(kSpine, bones[j]) != kSpine.end();
        const bool follows = spine.empty() || skeleton.joints[j].parent == spine.back();
        if (named && follows) {
            spine.push_back(static_cast<std::int32_t>(j));
        } else if (named) {
            return; // no line
        }
    }
    const bool fromAbove = std::ranges::adjacent_find(spine, [&](std::int32_t a, std::int32_t b) {
                               return rank(a) > rank(b);
                           }) != spine.end();
    if (fromAbove && spine.size() <= kSpine.size()) {
        for (std::size_t i = 0; i < spine.size(); ++i) {
            bones[static_cast<std::size_t>(spine[i])] = kSpine[i];
        }
    }
}

bool hasSided(const std::vector<BoneKey>& keys, std::initializer_list<std::string_view> names) {
    return std::ranges::any_of(keys, [&](const BoneKey& key) {
        return !key.side.empty() && std::ranges::find(names, key.key) != names.end();
    });
}

} // namespace

std::vector<std::string> humanoidBones(const Skeleton& skeleton) {
    std::vector<BoneKey> keys;
    keys.reserve(skeleton.size());
    for (const Joint& joint : skeleton.joints) {
        keys.push_back(boneKey(joint.name));
    }
    countFingersFromOne(keys);
    // Rigify counts its spine from the hips, up to the head.
    const bool rigify = std::ranges::find(keys, "spine001", &BoneKey::key) != keys.end();
    // Unity counts a thumb like a finger, so that what it calls proximal is the metacarpal of the others.
    const bool unity = std::ranges::find(keys, "thumbintermediate", &BoneKey::key) != keys.end();
    // Biovision calls a bone by the joint at its upper end: the shoulder is above the elbow.
    const bool biovision = hasSided(keys, {"elbow"}) && !hasSided(keys, {"arm", "upperarm", "uparm"});
    std::vector<std::string> bones;
    for (BoneKey& key : keys) {
        if (biovision && key.key == "shoulder") {
            key.key = "upperarm";
        }
        if (unity && key.key.starts_with("thumb")) {
            key.key = key.key == "thumbproximal"       ? "thumbmetacarpal"
                      : key.key == "thumbintermediate" ? "thumbproximal"
                                                       : key.key;
        }
        if (rigify && key.key.starts_with("spine")) {
            key.key.insert(0, "rigify");
        }
        bones.push_back(boneOf(key));
    }
    if (std::ranges::all_of(bones, [](const std::string& bone) { return bone.empty(); })) {
        return humanoidBonesByPlace(skeleton);
    }
    orderSpine(skeleton, bones);
    return bones;
}

} // namespace sinew
