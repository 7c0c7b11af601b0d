#include "app/cli/OldOptions.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace sinew {
namespace {

struct OldOption {
    std::string_view name;
    std::string_view newName;
    /// What it could be given and what is meant; none: the same as now.
    std::array<std::pair<std::string_view, std::string_view>, 2> values{};
};

constexpr std::array kOldOptions{
    OldOption{"--girths", "--scale-by-thickness"},
    OldOption{"--last-bones", "--fit-end-bones", {{{"fit", "on"}, {"parent", "off"}}}},
    OldOption{"--side-bones", "--offset-bones-to-parent", {{{"parent", "on"}, {"own", "off"}}}},
    OldOption{"--weight-threshold", "--prune-below"},
    OldOption{"--method", "--preset"},
    OldOption{"--open", "--separate"},
    OldOption{"--close", "--connect"},
};

void renameValue(const OldOption& option, std::string& value) {
    for (const auto& [old, now] : option.values) {
        if (!old.empty() && value == old) {
            value = now;
            return;
        }
    }
}

} // namespace

std::vector<std::string> withNewNames(std::vector<std::string> words) {
    if (words.size() < 2 || words[1] != "bind") {
        return words;
    }
    for (std::size_t i = 2; i < words.size(); ++i) {
        const std::size_t sign = std::min(words[i].find('='), words[i].size());
        const auto* old = std::ranges::find(kOldOptions, words[i].substr(0, sign), &OldOption::name);
        if (old == kOldOptions.end()) {
            continue;
        }
        if (sign < words[i].size()) {
            std::string value = words[i].substr(sign + 1);
            renameValue(*old, value);
            words[i] = std::string(old->newName);
            words[i] += "=";
            words[i] += value;
        } else {
            words[i] = old->newName;
            if (i + 1 < words.size()) {
                renameValue(*old, words[++i]);
            }
        }
    }
    return words;
}

} // namespace sinew
