#include "app/text/JointTexts.h"

#include "app/text/Numbers.h"
#include "core/skeleton/JointNames.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string_view>

namespace sinew {
namespace {

constexpr std::size_t kFewestNamed = 3; // joints that share a prefix
constexpr std::string_view kNameSeparators = ":|_-. ";

/// What both begin with.
std::string_view commonStart(std::string_view a, std::string_view b) {
    const auto [end, other] = std::ranges::mismatch(a, b);
    return a.substr(0, static_cast<std::size_t>(end - a.begin()));
}

/// Up to its last separator.
std::string_view toSeparator(std::string_view start) {
    const std::size_t last = start.find_last_of(kNameSeparators);
    return last == std::string_view::npos ? std::string_view() : start.substr(0, last + 1);
}

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

/// Of all joints, roots too or not.
std::string_view prefixOf(const Skeleton& skeleton, bool roots) {
    std::optional<std::string_view> start;
    std::size_t named = 0;
    for (const Joint& joint : skeleton.joints) {
        if (roots || joint.parent != kNone) {
            start = start ? commonStart(*start, joint.name) : std::string_view(joint.name);
            ++named;
        }
    }
    const std::string_view prefix = named < kFewestNamed ? std::string_view() : toSeparator(*start);
    const bool names = !prefix.empty() && std::ranges::all_of(skeleton.joints, [&](const Joint& joint) {
        return !joint.name.starts_with(prefix) || leavesName(joint.name, prefix);
    });
    return names ? prefix : std::string_view();
}

} // namespace

std::string sharedPrefix(const Skeleton& skeleton) {
    for (const bool roots : {true, false}) {
        const std::string_view prefix = prefixOf(skeleton, roots);
        if (!prefix.empty() && staysDistinct(skeleton, prefix)) {
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
