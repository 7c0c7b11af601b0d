#include "core/bind/BindSettings.h"

#include "core/bind/SettingsRange.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace sinew {
namespace {

/// Whether a rule names as many joints as its treatment asks for.
bool complete(const PartRule& rule) {
    switch (rule.treatment) {
    case PartTreatment::Rigid:
        return rule.joints.size() == 1;
    case PartTreatment::Only:
        return !rule.joints.empty();
    default:
        return rule.joints.empty();
    }
}

Expected<void> validateRules(const std::vector<PartRule>& rules) {
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

/// The alpha of the power falloff whose bend without smoothing is about as wide as that of `alpha` with it.
double draftAlpha(double alpha, double smoothing) {
    // The width of a bend is 1 / lambda of eq. 8; diffusion adds to its square. Alpha 0.6 smoothed by 0.1 is
    // as wide as 0.2 alone.
    constexpr double widening = 0.075;
    if (!(smoothing > 0.0)) {
        return alpha;
    }
    const double exponent = (1.0 - alpha) * 5.0 + alpha * 30.0;
    const double wider = 1.0 / std::sqrt(1.0 / (exponent * exponent) + widening * smoothing);
    return std::clamp((wider - 5.0) / 25.0, 0.0, 1.0);
}

} // namespace

std::string ruleName(const PartRule& rule) {
    return shellName(rule.part, rule.shell);
}

std::string shellName(const std::string& part, int shell) {
    return shell > 0 ? part + "#" + std::to_string(shell) : part;
}

namespace {

/// `settings` with everything that a preset decides taken from `preset`: the one list of it.
BindSettings withMethodOf(const BindSettings& preset, BindSettings settings) {
    settings.alpha = preset.alpha;
    settings.penalty = preset.penalty;
    settings.falloff = preset.falloff;
    settings.insideRule = preset.insideRule;
    settings.lookup = preset.lookup;
    settings.windingNumbers = preset.windingNumbers;
    settings.smoothing = preset.smoothing;
    settings.girths = preset.girths;
    settings.fitLastBones = preset.fitLastBones;
    settings.handOverBones = preset.handOverBones;
    settings.boneAlphas = preset.boneAlphas;
    return settings;
}

} // namespace

BindSettings paperSettings(const BindSettings& settings) {
    BindSettings paper;
    paper.alpha = 0.1;
    paper.penalty = 4.0;
    paper.falloff = Falloff::Power;
    paper.insideRule = InsideRule::NearestFace;
    paper.lookup = Lookup::Voxel;
    paper.windingNumbers = true;
    paper.smoothing = 0.0;
    paper.girths = false;
    paper.fitLastBones = false;
    paper.handOverBones = false;
    return withMethodOf(paper, settings);
}

BindSettings standardSettings(const BindSettings& settings) {
    return withMethodOf(BindSettings(), settings);
}

BindSettings draftSettings(const BindSettings& settings) {
    BindSettings draft = settings;
    draft.smoothing = 0.0;
    if (settings.falloff == Falloff::Power) {
        draft.alpha = draftAlpha(settings.alpha, settings.smoothing);
        for (BoneAlpha& bone : draft.boneAlphas) {
            bone.alpha = draftAlpha(bone.alpha, settings.smoothing);
        }
    }
    for (Region& region : draft.regions) {
        if (region.alpha && region.falloff.value_or(settings.falloff) == Falloff::Power) {
            region.alpha = draftAlpha(*region.alpha, settings.smoothing);
        }
    }
    return draft;
}

double effectivePenalty(const BindSettings& settings) {
    return settings.penalty > 0.0 ? settings.penalty : std::max(1.0, 4.0 * settings.resolution / 128.0);
}

Expected<void> validate(const BindSettings& settings) {
    const bool powerOfTwo =
        settings.resolution > 0 && std::has_single_bit(static_cast<unsigned>(settings.resolution));
    if (!powerOfTwo || settings.resolution < kLeastResolution || settings.resolution > kMostResolution) {
        return fail(ErrorCode::ParameterOutOfRange,
                    {"resolution", std::to_string(settings.resolution), std::to_string(kLeastResolution),
                     std::to_string(kMostResolution)});
    }
    if (auto ok = inRange("gap", settings.gap, kLeastGap, kMostGap); !ok) {
        return ok;
    }
    for (const RefineBox& box : settings.refine) {
        const bool deep = box.depth >= 0 && box.depth <= kDeepestLevel;
        const double resolution = deep ? 1 << box.depth : 0;
        if (auto ok = inRange("refine", resolution, kLeastResolution, kMostLocalResolution); !ok) {
            return ok;
        }
    }
    if (auto ok = inRange("alpha", settings.alpha, 0.0, 1.0); !ok) {
        return ok;
    }
    if (settings.penalty != 0.0) {
        if (auto ok = inRange("penalty", settings.penalty, 1.0, kMostPenalty); !ok) {
            return ok;
        }
    }
    if (auto ok = inRange("max-influences", settings.maxInfluences, 0.0, 65535.0); !ok) {
        return ok;
    }
    if (auto ok = inRange("smoothing", settings.smoothing, 0.0, kMostSmoothing); !ok) {
        return ok;
    }
    if (auto ok = inRange("weight-threshold", settings.weightThreshold, 0.0, 0.5); !ok) {
        return ok;
    }
    if (auto ok = validateRules(settings.parts); !ok) {
        return ok;
    }
    return validateRegions(settings.regions, settings.boneAlphas);
}

} // namespace sinew
