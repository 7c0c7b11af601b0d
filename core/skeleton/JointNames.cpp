#include "core/skeleton/JointNames.h"

#include "core/skeleton/Letters.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>
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

/// Lower-case words of a name: split at everything but letters and where lower case turns to upper.
std::vector<std::string> wordsOf(std::string_view name) {
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

bool endsWith(const std::string& word, std::string_view ending) {
    return word.size() >= ending.size() &&
           word.compare(word.size() - ending.size(), ending.size(), ending) == 0;
}

} // namespace

NamedRole roleByName(std::string_view name) {
    // "mixamorig:Hips": what stands before the colon names the file, not the joint.
    if (const std::size_t colon = name.find_last_of(":|"); colon != std::string_view::npos) {
        name.remove_prefix(colon + 1);
    }
    std::vector<std::string> words = wordsOf(name);
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

} // namespace sinew
