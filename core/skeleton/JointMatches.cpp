#include "core/skeleton/JointMatches.h"

#include "core/skeleton/HumanoidBones.h"

#include <algorithm>
#include <cctype>
#include <map>

namespace sinew {
namespace {

using Names = std::vector<std::string>;

Names plainNames(const Skeleton& skeleton) {
    Names names;
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

Names simpleNames(const Skeleton& skeleton) {
    Names names;
    for (const Joint& joint : skeleton.joints) {
        names.push_back(simpleName(joint.name));
    }
    return names;
}

/// Pairs joints that are not paired yet and whose words are equal and not empty.
void pairEqual(const Names& from, const Names& to, const std::vector<bool>& decided,
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
