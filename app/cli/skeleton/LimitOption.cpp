#include "app/cli/skeleton/SkeletonCommand.h"

#include "core/base/ReadNumber.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string_view>

namespace sinew {
namespace {

/// A whole text as a number; nothing for anything else. "nan" and "inf" are numbers, which nothing can be
/// limited to.
std::optional<double> angleOf(std::string_view text) {
    double value = 0.0;
    const auto [end, error] = readNumber(text, value);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

/// "MIN..MAX", "MIN..", "..MAX" or one angle, at which the joint stays.
std::optional<AngleRange> rangeOf(std::string_view text) {
    const std::size_t dots = text.find("..");
    const auto side = [](std::string_view number, double none) {
        const std::optional<double> angle = number.empty() ? std::optional(none) : angleOf(number);
        return angle && !number.empty() && !std::isfinite(*angle) ? std::nan("") : angle;
    };
    if (dots == std::string_view::npos) {
        const std::optional<double> angle = text.empty() ? std::nullopt : side(text, 0.0);
        return angle ? std::optional(AngleRange{*angle, *angle}) : std::nullopt;
    }
    const auto min = side(text.substr(0, dots), AngleRange().min);
    const auto max = side(text.substr(dots + 2), AngleRange().max);
    return min && max && text.size() > 2 ? std::optional(AngleRange{*min, *max}) : std::nullopt;
}

} // namespace

Typed<LimitChange> limitFrom(const std::string& text) {
    const Typed<LimitChange> wrong{{}, "write JOINT=x:MIN..MAX,y:MIN..MAX,z:MIN..MAX, not " + text};
    const std::size_t at = text.rfind('=');
    if (at == std::string::npos || at == 0) {
        return wrong;
    }
    LimitChange change{text.substr(0, at)};
    std::string_view rest = std::string_view(text).substr(at + 1);
    change.free = rest == "none";
    while (!change.free) {
        const std::size_t comma = std::min(rest.find(','), rest.size());
        const std::string_view entry = rest.substr(0, comma);
        const bool named = entry.size() > 2 && entry[0] >= 'x' && entry[0] <= 'z' && entry[1] == ':';
        const auto range = named ? rangeOf(entry.substr(2)) : std::nullopt;
        if (!range) {
            return wrong;
        }
        std::optional<AngleRange>& own = change.ranges[static_cast<std::size_t>(entry[0] - 'x')];
        if (own) {
            return {{}, std::string("give each axis once, not a second ") + entry[0] + ": in " + text};
        }
        own = range;
        if (comma == rest.size()) {
            break;
        }
        rest.remove_prefix(comma + 1);
    }
    return {change, {}};
}

} // namespace sinew
