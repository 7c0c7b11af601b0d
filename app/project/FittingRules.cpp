#include "app/project/FittingRules.h"

#include "core/bind/parts/PartPlan.h"

namespace sinew {

std::vector<std::string> dropUnfittingRules(const Scene& scene, std::vector<PartRule>& rules) {
    std::vector<std::string> lost;
    std::erase_if(rules, [&](const PartRule& rule) {
        const auto plan = planParts(scene, {&rule, 1});
        const bool unfit = !plan && (plan.error().code == ErrorCode::RulePartUnknown ||
                                     plan.error().code == ErrorCode::RuleJointUnknown);
        if (unfit) {
            lost.push_back(ruleName(rule));
        }
        return unfit;
    });
    return lost;
}

} // namespace sinew
