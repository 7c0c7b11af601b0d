#pragma once

#include "core/bind/parts/PartRule.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <vector>

namespace sinew {

class FieldReader;

/// Rules for parts as recipes hold them: [{"part": "Body", "shell": 3, "treatment": "rigid", "joints":
/// ["Head"]}, ...]; no shell: the whole part; joints, and "solver", only where there are any.
nlohmann::ordered_json settingJson(const std::vector<PartRule>& rules);

/// Takes them out of a recipe's fields.
void readSetting(FieldReader& fields, const char* key, std::vector<PartRule>& rules);

/// A rule as one types it: "Sword=rigid:RightHand", "Hair=copy", "Skirt=limit:Hips,LeftLeg", "Body#3=skip";
/// with a solver of its own "Coat=solve:nearest", "Skirt=limit:Hips,LeftLeg;solver=nearest". Nothing when it
/// cannot be read.
std::optional<PartRule> parsePartRule(const std::string& text);

/// Puts a rule in the place of one for the same part or shell, or behind the others.
void putRule(std::vector<PartRule>& rules, PartRule rule);

} // namespace sinew
