#include "app/cli/explain/ExplainText.h"

#include "app/cli/terminal/Print.h"
#include "app/recipe/Names.h"
#include "app/text/Fill.h"
#include "app/text/Numbers.h"
#include "core/bind/parts/PartPlan.h"
#include "core/solve/Solvers.h"

#include <algorithm>

namespace sinew {
namespace {

std::string jointName(const Scene& scene, std::int32_t joint) {
    return printable(scene.skeleton.joints[static_cast<std::size_t>(joint)].name).toStdString();
}

/// "31 voxels, 3 surface steps (penalised); narrowest 4 mm at (...) m: weights may bleed".
std::string pathText(const BonePath& path, double voxelMeters, double metersPerUnit) {
    if (path.steps.empty()) {
        return "does not reach the vertex";
    }
    if (!(voxelMeters > 0.0)) { // the solver makes no voxels
        return "in a straight line";
    }
    const auto count = [&](bool PathStep::*flag) {
        return static_cast<std::size_t>(std::ranges::count(path.steps, true, flag));
    };
    std::string text = countText(path.steps.size(), "voxel", "voxels");
    if (const std::size_t boundary = count(&PathStep::boundary); boundary > 0) {
        text += ", " + countText(boundary, "surface step", "surface steps") + " (penalised)";
    }
    if (const std::size_t jumps = count(&PathStep::jump); jumps > 0) {
        text += ", " + countText(jumps, "jump", "jumps") + " across a gap";
    }
    if (path.thinPlace != kNone) {
        const PathStep& thin = path.steps[static_cast<std::size_t>(path.thinPlace)];
        text += "; narrowest " + lengthText(static_cast<double>(thin.width) * voxelMeters, metersPerUnit) +
                " at " + placeText(thin.place * metersPerUnit) + " m: weights may bleed";
    }
    return text;
}

std::string boneText(const BonePath& path, double voxelMeters, double metersPerUnit) {
    std::string text = percentText(static_cast<double>(path.share)) + ", ";
    if (!path.steps.empty()) {
        text += lengthText(path.meters, metersPerUnit) + ": ";
    }
    return text + pathText(path, voxelMeters, metersPerUnit);
}

std::string influencesText(const Scene& scene, std::span<const Influence> influences) {
    std::string text;
    for (const Influence& influence : influences) {
        text += (text.empty() ? "" : ", ") + jointName(scene, influence.joint) + " " +
                percentText(static_cast<double>(influence.weight));
    }
    return text;
}

/// Joints that the limit of influences removed.
std::string lostInfluencesText(const Scene& scene, const VertexExplanation& explanation) {
    std::vector<Influence> lost;
    for (const Influence& influence : explanation.smoothed) {
        const bool kept = std::ranges::any_of(
            explanation.bound, [&](const Influence& other) { return other.joint == influence.joint; });
        if (!kept) {
            lost.push_back(influence);
        }
    }
    return influencesText(scene, lost);
}

/// How the binding of its part or shell sets the vertex; empty: it is bound smoothly.
std::string bindingText(const Scene& scene, const VertexExplanation& explanation) {
    std::string joints;
    for (const std::int32_t joint : explanation.overrideJoints) {
        joints += (joints.empty() ? "" : ", ") + jointName(scene, joint);
    }
    switch (explanation.binding) {
    case PartBinding::Rigid:
        return "rigid to " + joints;
    case PartBinding::CopySkin:
        return "copies the nearest skin";
    case PartBinding::LimitJoints:
        return "limited to " + joints;
    case PartBinding::Skip:
        return "skipped, weights unchanged";
    case PartBinding::Smooth:
        break;
    }
    return {};
}

/// "alpha 0.3, at most 2 influences, only Jaw, Head".
std::string regionSettingsText(const Region& region) {
    std::vector<std::string> settings;
    if (region.alpha) {
        settings.push_back("alpha " + exactText(*region.alpha));
    }
    if (region.falloff) {
        settings.push_back(nameOf(kFalloffNames, *region.falloff) + std::string(" falloff"));
    }
    if (region.maxInfluences) {
        const auto most = static_cast<std::size_t>(*region.maxInfluences);
        settings.push_back(most == 0 ? "any number of influences"
                                     : "at most " + countText(most, "influence", "influences"));
    }
    if (region.solver) {
        settings.push_back("solver " + *region.solver);
    }
    for (std::size_t i = 0; i < region.joints.size(); ++i) {
        settings.push_back((i == 0 ? "only " : "") + printable(region.joints[i]).toStdString());
    }
    std::string text;
    for (const std::string& setting : settings) {
        text += (text.empty() ? "" : ", ") + setting;
    }
    return text.empty() ? "no settings" : text;
}

/// "  solver geodesic"; of a bind by several "  solvers geodesic 60 %, nearest 40 %".
std::string solversText(const VertexExplanation& explanation) {
    if (explanation.solvers.size() < 2) {
        return "  solver " + explanation.solver + "\n";
    }
    std::string text;
    for (const SolverShare& one : explanation.solvers) {
        text += (text.empty() ? "  solvers " : ", ") + one.solver + " " +
                percentText(static_cast<double>(one.share));
    }
    return text + "; below is what " + explanation.solver + " found\n";
}

std::string regionsText(const VertexExplanation& explanation) {
    std::string text;
    for (const RegionSay& say : explanation.regions) {
        text += "  region " + printable(say.region.name).toStdString() + ", " +
                percentText(static_cast<double>(say.share)) + ": " + regionSettingsText(say.region) + "\n";
    }
    return text;
}

/// "The shell moves nearly as one with Head (62 % of its weight): rigid", of one that was made so.
std::string rigidShellText(const Scene& scene, const VertexExplanation& explanation) {
    const RigidGroup& group = *explanation.rigidShell;
    std::string text = group.wholePart ? "The part" : "The shell";
    return text + " moves nearly as one with " + jointName(scene, group.joint) + " (" +
           percentText(group.share) + " of its weight): rigid\n";
}

/// What the solver found, before any limit: from distances in two steps, else at once.
std::string solvedText(const Scene& scene, const VertexExplanation& explanation) {
    const Solver* solver = findSolver(explanation.solver);
    if (solver != nullptr && !solver->distances) {
        return "As solved\n  " + influencesText(scene, explanation.smoothed) + "\n";
    }
    const float spread = movedShare(explanation.byDistance, explanation.smoothed);
    return "By distance only\n  " + influencesText(scene, explanation.byDistance) +
           "\nSmoothing over the surface moved " + percentText(static_cast<double>(spread)) +
           " of the weight\n  " + influencesText(scene, explanation.smoothed) + "\n";
}

/// From what was solved to weights, step by step.
std::string stagesText(const Scene& scene, const VertexExplanation& explanation) {
    std::string text = solvedText(scene, explanation);
    if (explanation.rigidShell) {
        return text + rigidShellText(scene, explanation);
    }
    if (const std::string lost = lostInfluencesText(scene, explanation); !lost.empty()) {
        text += "Lost to max influences\n  " + lost + "\n";
    }
    return text;
}

} // namespace

std::string explanationText(const Scene& scene, const VertexExplanation& explanation) {
    std::string text = printable(scene.sourceFile).toStdString() + ", " +
                       printable(scene.parts[explanation.vertex.part].mesh->name).toStdString() +
                       ", vertex " + std::to_string(explanation.vertex.vertex) + " at " +
                       placeText(explanation.position * scene.metersPerUnit) + " m\n";
    if (const std::string binding = bindingText(scene, explanation); !binding.empty()) {
        text += "  binding of " +
                printable(shellName(partName(scene, explanation.vertex.part), explanation.overriddenShell))
                    .toStdString() +
                ": " + binding + "\n";
    } else if (explanation.rigid) {
        return text + "  the part is attached rigidly to " +
               jointName(scene, explanation.bound.front().joint) + "\n";
    }
    if (explanation.rigid) {
        return text +
               columns({{"weights",
                         explanation.bound.empty() ? "none" : influencesText(scene, explanation.bound)}});
    }
    text += solversText(explanation) + regionsText(explanation);
    std::vector<std::pair<std::string, std::string>> rows;
    for (const BonePath& path : explanation.bones) {
        rows.emplace_back(jointName(scene, path.joint),
                          boneText(path, explanation.voxelMeters, scene.metersPerUnit));
    }
    return text + columns(rows) + stagesText(scene, explanation);
}

} // namespace sinew
