#include "app/cli/ExplainText.h"

#include "app/cli/Print.h"
#include "app/recipe/Names.h"
#include "app/text/Fill.h"
#include "app/text/Numbers.h"
#include "core/bind/PartPlan.h"

#include <algorithm>

namespace sinew {
namespace {

std::string jointName(const Scene& scene, std::int32_t joint) {
    return printable(scene.skeleton.joints[static_cast<std::size_t>(joint)].name).toStdString();
}

/// "31 voxels, 3 of them along the skin; through a gap 0.004 m wide at (...): a suspected bridge".
std::string wayText(const BonePath& path, double voxelMeters, double metersPerUnit) {
    if (path.steps.empty()) {
        return "does not reach the point";
    }
    if (!(voxelMeters > 0.0)) { // the solver makes no voxels
        return "in a straight line";
    }
    const auto count = [&](bool PathStep::*flag) {
        return static_cast<std::size_t>(std::ranges::count(path.steps, true, flag));
    };
    std::string text = countText(path.steps.size(), "voxel", "voxels");
    if (const std::size_t boundary = count(&PathStep::boundary); boundary > 0) {
        text += ", " + std::to_string(boundary) + " of them along the skin";
    }
    if (const std::size_t jumps = count(&PathStep::jump); jumps > 0) {
        text += ", " + countText(jumps, "jump", "jumps") + " over a gap to a loose part";
    }
    if (path.thinPlace != kNone) {
        const PathStep& thin = path.steps[static_cast<std::size_t>(path.thinPlace)];
        text += "; through a place " + numberText(static_cast<double>(thin.width) * voxelMeters) +
                " m wide at " + placeText(thin.place * metersPerUnit) + ": a suspected bridge";
    }
    return text;
}

std::string percentText(float share) {
    return numberText(100.0 * static_cast<double>(share)) + " %";
}

std::string boneText(const BonePath& path, double voxelMeters, double metersPerUnit) {
    std::string text = percentText(path.share) + ", ";
    if (!path.steps.empty()) {
        text += numberText(path.meters) + " m: ";
    }
    return text + wayText(path, voxelMeters, metersPerUnit);
}

std::string sharesText(const Scene& scene, std::span<const Influence> influences) {
    std::string text;
    for (const Influence& influence : influences) {
        text += (text.empty() ? "" : ", ") + jointName(scene, influence.joint) + " " +
                percentText(influence.weight);
    }
    return text;
}

/// Joints that the limit of influences took away.
std::string cutText(const Scene& scene, const PointExplanation& explanation) {
    std::vector<Influence> cut;
    for (const Influence& influence : explanation.smoothed) {
        const bool kept = std::ranges::any_of(
            explanation.bound, [&](const Influence& other) { return other.joint == influence.joint; });
        if (!kept) {
            cut.push_back(influence);
        }
    }
    return sharesText(scene, cut);
}

/// What a rule does with the point, empty: none names it.
std::string ruleText(const Scene& scene, const PointExplanation& explanation) {
    std::string joints;
    for (const std::int32_t joint : explanation.ruledJoints) {
        joints += (joints.empty() ? "" : ", ") + jointName(scene, joint);
    }
    switch (explanation.treatment) {
    case PartTreatment::Rigid:
        return "follows " + joints + " alone";
    case PartTreatment::Follow:
        return "moves like the nearest skin of the other parts";
    case PartTreatment::Only:
        return "only " + joints + " may move it";
    case PartTreatment::Exclude:
        return "is left out and stays as it came";
    case PartTreatment::Solve:
        break;
    }
    return {};
}

/// "alpha 0.3, at most 2 joints, only Jaw, Head".
std::string rulesText(const Region& region) {
    std::vector<std::string> rules;
    if (region.alpha) {
        rules.push_back("alpha " + exactText(*region.alpha));
    }
    if (region.falloff) {
        rules.push_back(nameOf(kFalloffNames, *region.falloff) + std::string(" falloff"));
    }
    if (region.maxInfluences) {
        const auto most = static_cast<std::size_t>(*region.maxInfluences);
        rules.push_back(most == 0 ? "any number of joints" : "at most " + countText(most, "joint", "joints"));
    }
    for (std::size_t i = 0; i < region.joints.size(); ++i) {
        rules.push_back((i == 0 ? "only " : "") + printable(region.joints[i]).toStdString());
    }
    std::string text;
    for (const std::string& rule : rules) {
        text += (text.empty() ? "" : ", ") + rule;
    }
    return text.empty() ? "nothing of its own" : text;
}

std::string regionsText(const PointExplanation& explanation) {
    std::string text;
    for (const RegionSay& say : explanation.regions) {
        text += "  region " + printable(say.region.name).toStdString() + " decides " +
                percentText(say.share) + ": " + rulesText(say.region) + "\n";
    }
    return text;
}

/// From distances to weights, step by step.
std::string stagesText(const Scene& scene, const PointExplanation& explanation) {
    std::string text = "By distance alone\n  " + sharesText(scene, explanation.byDistance) + "\n";
    const float spread = movedShare(explanation.byDistance, explanation.smoothed);
    text += "Smoothing over the surface moved " + percentText(spread) + " of the weight\n  " +
            sharesText(scene, explanation.smoothed) + "\n";
    if (const std::string cut = cutText(scene, explanation); !cut.empty()) {
        text += "Cut by the limit of influences\n  " + cut + "\n";
    }
    return text;
}

} // namespace

std::string explanationText(const Scene& scene, const PointExplanation& explanation) {
    std::string text = printable(scene.sourceFile).toStdString() + ", " +
                       printable(scene.parts[explanation.part].mesh->name).toStdString() + ", point " +
                       std::to_string(explanation.point) + " at " +
                       placeText(explanation.position * scene.metersPerUnit) + " m\n";
    if (const std::string rule = ruleText(scene, explanation); !rule.empty()) {
        text +=
            "  by a rule " +
            printable(shellName(partName(scene, explanation.part), explanation.ruledShell)).toStdString() +
            " " + rule + "\n";
    } else if (explanation.rigid) {
        return text + "  the part hangs on " + jointName(scene, explanation.bound.front().joint) +
               " as a whole and was not solved\n";
    }
    if (explanation.rigid) {
        return text + columns({{"weights",
                                explanation.bound.empty() ? "none" : sharesText(scene, explanation.bound)}});
    }
    text += regionsText(explanation);
    std::vector<std::pair<std::string, std::string>> rows;
    for (const BonePath& path : explanation.bones) {
        rows.emplace_back(jointName(scene, path.joint),
                          boneText(path, explanation.voxelMeters, scene.metersPerUnit));
    }
    return text + columns(rows) + stagesText(scene, explanation);
}

} // namespace sinew
