#include "core/skeleton/edit/EditNames.h"

#include "core/skeleton/DistinctNames.h"

#include <algorithm>
#include <cctype>
#include <string_view>

namespace sinew {
namespace {

bool isDigitCharacter(char c) {
    return std::isdigit(static_cast<unsigned char>(c)) != 0;
}

/// Where the number at the end of a name begins; its length when there is none.
std::size_t numberStart(const std::string& name) {
    constexpr std::size_t kMostDigits = 6;
    std::size_t start = name.size();
    while (start > 0 && name.size() - start < kMostDigits && isDigitCharacter(name[start - 1])) {
        --start;
    }
    return start == 0 ? name.size() : start;
}

std::string padded(unsigned long number, std::size_t width) {
    std::string text = std::to_string(number);
    return text.size() < width ? std::string(width - text.size(), '0') + text : text;
}

} // namespace

FreeNames::FreeNames(const Skeleton& skeleton) {
    for (const Joint& joint : skeleton.joints) {
        m_taken.insert(joint.name);
    }
    for (std::string& name : distinctJointNames(skeleton)) {
        m_taken.insert(std::move(name));
    }
}

std::string FreeNames::take(const std::string& wanted) {
    const std::string name = wanted.empty() ? std::string("joint") : wanted;
    if (m_taken.insert(name).second) {
        return name;
    }
    const std::size_t start = numberStart(name);
    const bool numbered = start < name.size();
    const std::string stem = numbered ? name.substr(0, start) : name + "_";
    const std::size_t width = numbered ? name.size() - start : 1;
    unsigned long number = numbered ? std::stoul(name.substr(start)) : 1;
    std::string next;
    do {
        next = stem + padded(++number, width);
    } while (!m_taken.insert(next).second);
    return next;
}

std::string nameWith(const std::string& name, const std::string& word) {
    const std::size_t size = name.size();
    const bool sided = size > 2 && std::string_view("._- ").find(name[size - 2]) != std::string_view::npos &&
                       std::string_view("lLrR").find(name[size - 1]) != std::string_view::npos;
    return sided ? name.substr(0, size - 2) + "_" + word + name.substr(size - 2) : name + "_" + word;
}

} // namespace sinew
