#include "app/recipe/PartRules.h"

#include "app/recipe/FieldReader.h"

#include <nlohmann/json.hpp>

#include <charconv>
#include <limits>
#include <string_view>

namespace sinew {
namespace {

using Json = nlohmann::ordered_json;

bool areTexts(const Json& json) {
    return json.is_array() && std::ranges::all_of(json, [](const Json& text) { return text.is_string(); });
}

std::optional<PartRule> ruleOf(const Json& json) {
    for (const auto& [key, value] : json.items()) {
        if (key != "part" && key != "shell" && key != "treatment" && key != "joints" && key != "solver") {
            return std::nullopt;
        }
    }
    if (!json.value("part", Json()).is_string() || !json.value("treatment", Json()).is_string() ||
        !areTexts(json.value("joints", Json::array())) || !json.value("solver", Json("")).is_string()) {
        return std::nullopt;
    }
    const auto binding = valueOf(kPartBindingNames, json["treatment"].get<std::string>());
    const Json shell = json.value("shell", Json(0));
    if (!binding || !shell.is_number_integer() || shell < 0 || shell > std::numeric_limits<int>::max()) {
        return std::nullopt;
    }
    return PartRule{json["part"], shell.get<int>(), *binding,
                    json.value("joints", Json::array()).get<std::vector<std::string>>(),
                    json.value("solver", std::string())};
}

std::vector<std::string> commaList(const std::string& text) {
    std::vector<std::string> words;
    std::size_t begin = 0;
    while (begin <= text.size()) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        words.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return words;
}

/// A binding by its name. A smooth part with a solver of its own is also written as "solve:SOLVER".
std::optional<PartBinding> bindingCalled(const std::string& name, bool colonFollows) {
    return name == "solve" && colonFollows ? PartBinding::Smooth : valueOf(kPartBindingNames, name);
}

/// What stands behind the binding's colon: a solver of parts that are smooth, else joints, and behind those
/// perhaps ";solver=KEY". False where a solver is announced and none named.
bool readBehind(const std::string& text, PartRule& rule) {
    constexpr std::string_view sign = ";solver=";
    if (rule.binding == PartBinding::Smooth) {
        rule.solver = text;
        return !text.empty();
    }
    const std::size_t solver = text.rfind(sign);
    rule.joints = commaList(text.substr(0, solver));
    if (solver != std::string::npos) {
        rule.solver = text.substr(solver + sign.size());
    }
    return solver == std::string::npos || !rule.solver.empty();
}

/// Splits "Body#3"; a name without a number after the sign stays whole.
void splitShell(PartRule& rule) {
    const std::size_t sign = rule.part.rfind('#');
    if (sign == std::string::npos) {
        return;
    }
    int shell = 0;
    const char* end = rule.part.data() + rule.part.size();
    const auto [stop, problem] = std::from_chars(rule.part.data() + sign + 1, end, shell);
    if (problem == std::errc() && stop == end && shell > 0) {
        rule.shell = shell;
        rule.part.resize(sign);
    }
}

} // namespace

Json settingJson(const std::vector<PartRule>& rules) {
    Json list = Json::array();
    for (const PartRule& rule : rules) {
        Json json = {{"part", rule.part}};
        if (rule.shell > 0) {
            json["shell"] = rule.shell;
        }
        json["treatment"] = nameOf(kPartBindingNames, rule.binding);
        if (!rule.joints.empty()) {
            json["joints"] = rule.joints;
        }
        if (!rule.solver.empty()) {
            json["solver"] = rule.solver;
        }
        list.push_back(std::move(json));
    }
    return list;
}

void readSetting(FieldReader& fields, const char* key, std::vector<PartRule>& rules) {
    const Json* field = fields.take(key);
    if (field == nullptr) {
        return;
    }
    std::vector<PartRule> read;
    bool sound = field->is_array();
    for (const Json& json : sound ? *field : Json::array()) {
        const std::optional<PartRule> rule = json.is_object() ? ruleOf(json) : std::nullopt;
        sound = sound && rule.has_value();
        read.push_back(rule.value_or(PartRule()));
    }
    if (sound) {
        rules = std::move(read);
    } else {
        fields.broken(key, R"([{"part": "name", "shell": 1, "treatment": )" + listOf(kPartBindingNames) +
                               R"(, "joints": ["joint", ...], "solver": "key"}, ...])");
    }
}

std::optional<PartRule> parsePartRule(const std::string& text) {
    // Names may hold the sign: the last one with a binding behind it parts them.
    for (std::size_t sign = text.rfind('='); sign != std::string::npos && sign > 0;
         sign = text.rfind('=', sign - 1)) {
        const std::size_t colon = std::min(text.find(':', sign), text.size());
        if (const auto binding =
                bindingCalled(text.substr(sign + 1, colon - sign - 1), colon < text.size())) {
            PartRule rule{text.substr(0, sign), 0, *binding, {}};
            if (colon < text.size() && !readBehind(text.substr(colon + 1), rule)) {
                return std::nullopt;
            }
            splitShell(rule);
            return rule;
        }
    }
    return std::nullopt;
}

void putRule(std::vector<PartRule>& rules, PartRule rule) {
    const auto same = std::ranges::find_if(
        rules, [&](const PartRule& other) { return other.part == rule.part && other.shell == rule.shell; });
    if (same == rules.end()) {
        rules.push_back(std::move(rule));
    } else {
        *same = std::move(rule);
    }
}

} // namespace sinew
