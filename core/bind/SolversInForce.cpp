#include "core/bind/SolversInForce.h"

#include <algorithm>

namespace sinew {

std::vector<std::string> solversInForce(const BindSettings& settings) {
    std::vector<std::string> keys;
    for (const PartRule& rule : settings.parts) {
        keys.push_back(rule.solver);
    }
    for (const Region& region : settings.regions) {
        if (region.on) {
            keys.push_back(region.solver.value_or(std::string()));
        }
    }
    std::erase_if(keys, [&](const std::string& key) { return key.empty() || key == settings.solver; });
    std::ranges::sort(keys);
    const auto repeats = std::ranges::unique(keys);
    keys.erase(repeats.begin(), repeats.end());
    keys.insert(keys.begin(), settings.solver);
    return keys;
}

BindSettings settingsOf(const BindSettings& settings, const std::string& solver) {
    BindSettings own = settings;
    own.solver = solver;
    return own;
}

bool countsInForce(bool (*counts)(const BindSettings&), const BindSettings& settings) {
    return std::ranges::any_of(solversInForce(settings), [&](const std::string& solver) {
        return counts(settingsOf(settings, solver));
    });
}

} // namespace sinew
