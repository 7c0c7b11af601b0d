#include "app/text/JointTexts.h"

#include "app/text/Numbers.h"
#include "core/skeleton/JointNames.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace sinew {
namespace {

constexpr std::size_t kFewestNamed = 3;   // joints that share a prefix
constexpr std::size_t kForOneWithout = 4; // of them, for each joint below the roots that lacks it
constexpr std::string_view kNameSeparators = ":|_-. ";

/// Whether a letter follows the prefix; those of other alphabets are not ASCII.
bool leavesName(std::string_view name, std::string_view prefix) {
    return name.size() > prefix.size() &&
           (isLetter(name[prefix.size()]) || static_cast<unsigned char>(name[prefix.size()]) > 127);
}

/// Without the prefix a name must not be that of another joint.
bool staysDistinct(const Skeleton& skeleton, std::string_view prefix) {
    std::set<std::string_view> whole;
    for (const Joint& joint : skeleton.joints) {
        if (!joint.name.starts_with(prefix)) {
            whole.insert(joint.name);
        }
    }
    return whole.empty() || std::ranges::none_of(skeleton.joints, [&](const Joint& joint) {
               return joint.name.starts_with(prefix) &&
                      whole.contains(std::string_view(joint.name).substr(prefix.size()));
           });
}

bool leavesNames(const Skeleton& skeleton, std::string_view prefix) {
    return std::ranges::all_of(skeleton.joints, [&](const Joint& joint) {
        return !joint.name.starts_with(prefix) || leavesName(joint.name, prefix);
    });
}

/// What nearly all names begin with, up to a separator; the longest first.
std::vector<std::string_view> widespreadPrefixes(const Skeleton& skeleton) {
    std::unordered_map<std::string_view, std::size_t> joints; // that begin with it, and are no roots
    std::unordered_map<std::string_view, std::size_t> roots;
    std::size_t below = 0;
    for (const Joint& joint : skeleton.joints) {
        const std::string_view name = joint.name;
        below += joint.parent == kNone ? 0 : 1;
        for (std::size_t i = 0; i < name.size(); ++i) {
            if (kNameSeparators.find(name[i]) != std::string_view::npos) {
                ++(joint.parent == kNone ? roots : joints)[name.substr(0, i + 1)];
            }
        }
    }
    std::vector<std::string_view> prefixes;
    for (const auto& [prefix, count] : joints) {
        const auto found = roots.find(prefix);
        const std::size_t all = count + (found == roots.end() ? 0 : found->second);
        if (all >= kFewestNamed && all >= kForOneWithout * (below - count)) {
            prefixes.push_back(prefix);
        }
    }
    std::ranges::sort(prefixes, [](std::string_view a, std::string_view b) {
        return a.size() != b.size() ? a.size() > b.size() : a < b;
    });
    return prefixes;
}

} // namespace

std::string sharedPrefix(const Skeleton& skeleton) {
    for (const std::string_view prefix : widespreadPrefixes(skeleton)) {
        if (leavesNames(skeleton, prefix) && staysDistinct(skeleton, prefix)) {
            return std::string(prefix);
        }
    }
    return {};
}

QString jointLabel(const Skeleton& skeleton, std::int32_t joint, const std::string& prefix) {
    const std::string& name = skeleton.joints[static_cast<std::size_t>(joint)].name;
    return printable(!prefix.empty() && name.starts_with(prefix) ? name.substr(prefix.size()) : name);
}

QString jointLabel(const Skeleton& skeleton, std::int32_t joint) {
    return jointLabel(skeleton, joint, sharedPrefix(skeleton));
}

} // namespace sinew
