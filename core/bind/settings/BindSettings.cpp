#include "core/bind/settings/BindSettings.h"

#include "core/bind/settings/SettingRow.h"

#include <bit>

namespace sinew {
namespace {

/// What a wall costs, of the longest side: fitted to artists' weights.
constexpr double kWallPrice = 13.0 / 256.0;

/// Whether a rule names as many joints as its binding asks for, and no solver where nothing is solved.
bool complete(const PartRule& rule) {
    const bool solved = rule.binding == PartBinding::Smooth || rule.binding == PartBinding::LimitJoints;
    if (!rule.solver.empty() && !solved) {
        return false;
    }
    switch (rule.binding) {
    case PartBinding::Rigid:
        return rule.joints.size() == 1;
    case PartBinding::LimitJoints:
        return !rule.joints.empty();
    default:
        return rule.joints.empty();
    }
}

// Whether a value is one that its setting may have, by the kind of the setting's row.

Expected<void> validateValue(const SettingInfo& row, const NumberRange& kind, double value) {
    const bool automatic = kind.automatic != nullptr && value == kind.automaticValue;
    return automatic ? Expected<void>() : inRange(optionOf(row), value, kind.min, kind.max);
}

Expected<void> validateValue(const SettingInfo& row, const CountOrAll& kind, int value) {
    return inRange(optionOf(row), value, 0.0, kind.max);
}

Expected<void> validateValue(const SettingInfo& row, const PowerOfTwo& kind, int value) {
    if (value >= kind.min && value <= kind.max && std::has_single_bit(static_cast<unsigned>(value))) {
        return {};
    }
    return fail(ErrorCode::ParameterOutOfRange,
                {optionOf(row), std::to_string(value), std::to_string(kind.min), std::to_string(kind.max)});
}

template<typename T, typename Kind>
Expected<void> validateValue(const SettingInfo& /*row*/, const Kind& /*kind*/, const T& /*value*/) {
    return {}; // the type has no other values
}

// The same of lists, by what they hold.

Expected<void> validateList(const std::vector<RefineBox>& boxes) {
    for (const RefineBox& box : boxes) {
        const bool deep = box.depth >= 0 && box.depth <= kDeepestLevel;
        const double resolution = deep ? 1 << box.depth : 0;
        if (auto ok = inRange("refine", resolution, kMinResolution, kMaxLocalResolution); !ok) {
            return ok;
        }
    }
    return {};
}

Expected<void> validateList(const std::vector<PartRule>& rules) {
    for (std::size_t i = 0; i < rules.size(); ++i) {
        const std::string name = ruleName(rules[i]);
        if (!complete(rules[i])) {
            return fail(ErrorCode::RuleIncomplete, {name});
        }
        for (std::size_t k = 0; k < i; ++k) {
            if (rules[k].part == rules[i].part && rules[k].shell == rules[i].shell) {
                return fail(ErrorCode::RulesClash, {name});
            }
        }
    }
    return {};
}

Expected<void> validateList(const std::vector<Region>& regions) {
    return validateRegions(regions, {});
}

Expected<void> validateList(const std::vector<Handle>& handles) {
    for (const Handle& handle : handles) {
        if (!isUsable(handle.solid)) {
            return fail(ErrorCode::HandleBroken, {handle.joint});
        }
    }
    return {};
}

Expected<void> validateList(const std::vector<Cage>& cages) {
    return validateCages(cages);
}

Expected<void> validateList(const std::vector<BoneAlpha>& boneAlphas) {
    return validateRegions({}, boneAlphas);
}

Expected<void> validateList(const std::vector<AlphaCurve>& curves) {
    return validateAlphaCurves(curves);
}

Expected<void> validateList(const std::vector<BoneSmoothness>& bones) {
    for (const BoneSmoothness& bone : bones) {
        if (auto ok = inRange("smoothness of " + bone.joint, bone.smoothness, kMinPictureSmoothness,
                              kMaxPictureSmoothness);
            !ok) {
            return ok;
        }
    }
    return {};
}

Expected<void> validateList(const std::vector<BoneVolume>& volumes) {
    return validateBoneVolumes(volumes);
}

template<typename... T>
Expected<void> validateList(const T&... /*members*/) {
    return {}; // what they name is looked for in the scene
}

template<typename T, typename Kind>
Expected<void> validateSetting(const Setting<T, Kind>& row, const BindSettings& settings) {
    return validateValue(row, row.kind, settings.*row.member);
}

template<typename... T>
Expected<void> validateSetting(const ListSetting<T...>& row, const BindSettings& settings) {
    return row.with(settings, [](const T&... members) { return validateList(members...); });
}

/// Gives `settings` the paper's value, or else the default, of a setting that is a preset's business.
template<typename T, typename Kind>
void presetSetting(const Setting<T, Kind>& row, bool paper, BindSettings& settings) {
    if (row.paper) {
        settings.*row.member = paper ? *row.paper : BindSettings().*row.member;
    }
}

template<typename... T>
void presetSetting(const ListSetting<T...>& row, bool /*paper*/, BindSettings& settings) {
    if (row.preset) {
        row.with(settings, [](T&... members) { ((members = T()), ...); });
    }
}

BindSettings withPreset(BindSettings settings, bool paper) {
    forEachSetting([&](const auto& row) { presetSetting(row, paper, settings); });
    return settings;
}

} // namespace

std::string ruleName(const PartRule& rule) {
    return shellName(rule.part, rule.shell);
}

std::string shellName(const std::string& part, int shell) {
    return shell > 0 ? part + "#" + std::to_string(shell) : part;
}

std::vector<PartRule> withoutSolvers(std::vector<PartRule> rules) {
    for (PartRule& rule : rules) {
        rule.solver.clear();
    }
    return rules;
}

InputSettings inputInForce(const BindSettings& settings) {
    InputSettings force = settings;
    force.parts = withoutSolvers(std::move(force.parts));
    for (Handle& handle : force.handles) {
        const auto region = std::ranges::find(settings.regions, handle.region, &Region::name);
        if (!handle.region.empty() && region != settings.regions.end()) {
            handle.solid = region->solid.value_or(handle.solid);
            handle.vertices = region->painting;
        }
    }
    return force;
}

bool weighedOtherwise(const BindSettings& from, const BindSettings& to) {
    return from.weighting() != to.weighting() ||
           (from.parts != to.parts && withoutSolvers(from.parts) == withoutSolvers(to.parts));
}

BindSettings paperSettings(const BindSettings& settings) {
    return withPreset(settings, true);
}

BindSettings standardSettings(const BindSettings& settings) {
    return withPreset(settings, false);
}

double effectivePenalty(const BindSettings& settings) {
    const bool automatic = settings.penalty == kAutomaticPenalty;
    return automatic ? 1.0 + kWallPrice * settings.resolution : settings.penalty;
}

Expected<void> validate(const BindSettings& settings) {
    Expected<void> sound;
    forEachSetting([&](const auto& row) {
        if (sound) {
            sound = validateSetting(row, settings);
        }
    });
    return sound;
}

} // namespace sinew
