#include "core/skeleton/SideNames.h"

#include "core/skeleton/Letters.h"

#include <array>
#include <string_view>
#include <utility>

namespace sinew {
namespace {

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

} // namespace

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

} // namespace sinew
