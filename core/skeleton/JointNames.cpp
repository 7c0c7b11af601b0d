#include "core/skeleton/JointNames.h"

#include "core/skeleton/HumanoidMap.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <numeric>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

namespace sinew {
namespace {

using namespace std::string_view_literals;

constexpr std::array kControlWords{
    "ik"sv,     "ctrl"sv,     "ctl"sv,    "control"sv,    "controller"sv, "pole"sv,   "target"sv, "slot"sv,
    "socket"sv, "effector"sv, "attach"sv, "attachment"sv, "locator"sv,    "marker"sv, "mch"sv,    "camera"sv};
constexpr std::array kEndWords{"end"sv, "tip"sv, "nub"sv, "ee"sv};
constexpr std::array kRootWords{"root"sv,   "armature"sv, "reference"sv, "origin"sv,
                                "world"sv,  "global"sv,   "master"sv,    "trajectory"sv,
                                "motion"sv, "skeleton"sv, "character"sv, "offset"sv};
/// Words that say nothing about a joint's purpose.
constexpr std::array kFillWords{"joint"sv, "bone"sv, "jnt"sv, "l"sv, "r"sv, "left"sv, "right"sv, "def"sv};

template<std::size_t N>
bool oneOf(const std::string& word, const std::array<std::string_view, N>& words) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

bool endsWith(const std::string& word, std::string_view ending) {
    return word.size() >= ending.size() &&
           word.compare(word.size() - ending.size(), ending.size(), ending) == 0;
}

using Pair = std::pair<std::string_view, std::string_view>;
constexpr std::array<Pair, 5> kWords{
    {{"left", "right"}, {"Left", "Right"}, {"LEFT", "RIGHT"}, {"l", "r"}, {"L", "R"}}};
constexpr std::array<Pair, 2> kParts{{{"left", "right"}, {"Left", "Right"}}};
constexpr Pair kIdeographs{"\xE5\xB7\xA6", "\xE5\x8F\xB3"};

/// Where the word that starts at `begin` ends: at what is no letter, or before a capital that follows a small
/// letter ("LeftArm", "lThigh"), or before a capital with a small letter behind it ("LArm").
std::size_t wordEnd(std::string_view name, std::size_t begin) {
    std::size_t end = begin + 1;
    while (end < name.size() && isLetter(name[end])) {
        const bool afterSmall = isUpper(name[end]) && isLower(name[end - 1]);
        const bool startsWord = isUpper(name[end]) && end + 1 < name.size() && isLower(name[end + 1]);
        if (afterSmall || startsWord) {
            break;
        }
        ++end;
    }
    return end;
}

std::string opposite(std::string_view word) {
    for (const auto& [left, right] : kWords) {
        if (word == left || word == right) {
            return std::string(word == left ? right : left);
        }
    }
    for (const auto& [left, right] : kParts) {
        for (const auto& [from, to] : {Pair(left, right), Pair(right, left)}) {
            if (word.starts_with(from)) {
                return std::string(to) + std::string(word.substr(from.size()));
            }
            if (word.ends_with(from)) {
                return std::string(word.substr(0, word.size() - from.size())) + std::string(to);
            }
        }
    }
    return std::string(word);
}

/// Longer names are not worth the square of their length.
constexpr std::size_t kLongestName = 200;

std::string simplified(const std::string& name) {
    const std::size_t colon = name.rfind(':');
    std::string simple = colon == std::string::npos ? name : name.substr(colon + 1);
    std::ranges::transform(simple, simple.begin(), [](unsigned char c) {
        return static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    });
    return simple.substr(0, kLongestName);
}

/// Levenshtein's distance.
std::size_t changesBetween(const std::string& a, const std::string& b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t changed = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({changed, row[j] + 1, row[j + 1] + 1});
        }
    }
    return row[b.size()];
}

using NameList = std::vector<std::string>;

NameList plainNames(const Skeleton& skeleton) {
    NameList names;
    for (const Joint& joint : skeleton.joints) {
        names.push_back(joint.name);
    }
    return names;
}

/// Letters in lower case, digits, and what is not ASCII.
std::string simpleName(const std::string& name) {
    const std::size_t colon = name.find_last_of(":|");
    std::string simple;
    for (std::size_t i = colon == std::string::npos ? 0 : colon + 1; i < name.size(); ++i) {
        const auto c = static_cast<unsigned char>(name[i]);
        if (c >= 0x80 || std::isalnum(c) != 0) {
            simple.push_back(static_cast<char>(c < 0x80 ? std::tolower(c) : c));
        }
    }
    return simple;
}

NameList simpleNames(const Skeleton& skeleton) {
    NameList names;
    for (const Joint& joint : skeleton.joints) {
        names.push_back(simpleName(joint.name));
    }
    return names;
}

/// Pairs joints that are not paired yet and whose words are equal and not empty.
void pairEqual(const NameList& from, const NameList& to, const std::vector<bool>& decided,
               std::vector<std::int32_t>& jointOf) {
    std::map<std::string, std::int32_t> first;
    for (std::size_t j = 0; j < to.size(); ++j) {
        first.try_emplace(to[j], static_cast<std::int32_t>(j));
    }
    for (std::size_t j = 0; j < from.size(); ++j) {
        const auto found = first.find(from[j]);
        if (!decided[j] && jointOf[j] == kNone && !from[j].empty() && found != first.end()) {
            jointOf[j] = found->second;
        }
    }
}

} // namespace

std::vector<std::string> jointWords(std::string_view name) {
    std::vector<std::string> words;
    bool open = false;
    for (std::size_t i = 0; i < name.size(); ++i) {
        if (!isLetter(name[i])) {
            open = false;
            continue;
        }
        if (!open || (isUpper(name[i]) && i > 0 && isLower(name[i - 1]))) {
            words.emplace_back();
            open = true;
        }
        words.back().push_back(static_cast<char>(std::tolower(static_cast<unsigned char>(name[i]))));
    }
    return words;
}

NamedRole roleByName(std::string_view name) {
    // "mixamorig:Hips": what stands before the colon names the file, not the joint.
    if (const std::size_t colon = name.find_last_of(":|"); colon != std::string_view::npos) {
        name.remove_prefix(colon + 1);
    }
    std::vector<std::string> words = jointWords(name);
    if (std::any_of(words.begin(), words.end(), [](const std::string& word) {
            return oneOf(word, kControlWords) || endsWith(word, "slot") || endsWith(word, "socket");
        })) {
        return NamedRole::Control;
    }
    std::erase_if(words, [](const std::string& word) { return oneOf(word, kFillWords); });
    if (words.empty()) {
        return NamedRole::Deforming;
    }
    if (oneOf(words.back(), kEndWords) || endsWith(words.back(), "nub")) {
        return NamedRole::End;
    }
    const bool onlyRoot = std::all_of(words.begin(), words.end(),
                                      [](const std::string& word) { return oneOf(word, kRootWords); });
    return onlyRoot ? NamedRole::Root : NamedRole::Deforming;
}

std::string otherSideName(const std::string& name) {
    const std::string_view view = name;
    const auto& [left, right] = kIdeographs;
    std::string result;
    std::size_t at = 0;
    while (at < view.size()) {
        if (isLetter(view[at])) {
            const std::size_t end = wordEnd(view, at);
            result += opposite(view.substr(at, end - at));
            at = end;
        } else if (view.substr(at).starts_with(left) || view.substr(at).starts_with(right)) {
            result += view.substr(at).starts_with(left) ? right : left;
            at += left.size();
        } else {
            result += view[at++];
        }
    }
    return result == name ? std::string() : result;
}

std::string nearestOf(const std::string& word, const std::vector<std::string>& words) {
    const std::string wanted = simplified(word);
    std::string nearest;
    std::size_t fewest = wanted.size() / 3 + 1;
    for (const std::string& known : words) {
        const std::size_t changes = changesBetween(wanted, simplified(known));
        if (changes < fewest) {
            fewest = changes;
            nearest = known;
        }
    }
    return nearest;
}

std::string nearestName(const std::string& name, const Skeleton& skeleton) {
    std::vector<std::string> names;
    names.reserve(skeleton.size());
    for (const Joint& joint : skeleton.joints) {
        names.push_back(joint.name);
    }
    return nearestOf(name, names);
}

Error jointUnknown(const std::string& name, const std::string& where, const Skeleton& skeleton) {
    Error error = makeError(ErrorCode::JointUnknown, {name, where});
    if (std::string suggestion = nearestName(name, skeleton); !suggestion.empty()) {
        error.arguments.push_back(std::move(suggestion));
    }
    return error;
}

std::vector<std::string> distinctJointNames(const Skeleton& skeleton) {
    std::vector<std::string> names;
    std::unordered_set<std::string> taken;
    std::unordered_map<std::string, int> bearers;
    for (const Joint& joint : skeleton.joints) {
        std::string name = joint.name;
        int& number = bearers[joint.name];
        for (++number;
             !taken.insert(number > 1 ? joint.name + " #" + std::to_string(number) : name).second;) {
            ++number;
        }
        names.push_back(number > 1 ? joint.name + " #" + std::to_string(number) : std::move(name));
    }
    return names;
}

std::string twoDigits(std::size_t number) {
    return std::string(number < 10 ? 1 : 0, '0').append(std::to_string(number));
}

std::vector<std::int32_t> matchJoints(const Skeleton& from, const Skeleton& to,
                                      std::span<const JointMapping> table) {
    std::vector<std::int32_t> jointOf(from.size(), kNone);
    std::vector<bool> decided(from.size(), false);
    for (const JointMapping& mapping : table) {
        for (std::size_t j = 0; j < from.size(); ++j) {
            if (from.joints[j].name == mapping.from) {
                decided[j] = true;
                jointOf[j] = mapping.to.empty() ? kNone : to.find(mapping.to);
            }
        }
    }
    pairEqual(plainNames(from), plainNames(to), decided, jointOf);
    pairEqual(simpleNames(from), simpleNames(to), decided, jointOf);
    pairEqual(humanoidBones(from), humanoidBones(to), decided, jointOf);
    return jointOf;
}

std::string unknownName(const Skeleton& from, const Skeleton& to, std::span<const JointMapping> table) {
    for (const JointMapping& mapping : table) {
        if (from.find(mapping.from) == kNone) {
            return mapping.from;
        }
        if (!mapping.to.empty() && to.find(mapping.to) == kNone) {
            return mapping.to;
        }
    }
    return {};
}

} // namespace sinew
