#include "app/cli/ExplainText.h"

#include "app/cli/Print.h"
#include "app/text/Fill.h"
#include "app/text/Numbers.h"

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

std::string boneText(const BonePath& path, const ExplainRun& run, double metersPerUnit) {
    std::string text = numberText(100.0 * static_cast<double>(path.share)) + " %, ";
    if (!path.steps.empty()) {
        text += numberText(path.meters) + " m: ";
    }
    return text + wayText(path, run.explanation.voxelMeters, metersPerUnit);
}

/// Joints that the limit of influences took away.
std::string cutText(const Scene& scene, const ExplainRun& run) {
    std::string text;
    for (const Influence& influence : run.unlimited) {
        const bool kept = std::ranges::any_of(
            run.weights, [&](const Influence& other) { return other.joint == influence.joint; });
        if (!kept) {
            text += (text.empty() ? "" : ", ") + jointName(scene, influence.joint) + " " +
                    numberText(100.0 * static_cast<double>(influence.weight)) + " %";
        }
    }
    return text;
}

} // namespace

std::string explanationText(const Scene& scene, const ExplainRun& run) {
    const PointExplanation& explanation = run.explanation;
    std::string text = printable(scene.sourceFile).toStdString() + ", " +
                       printable(scene.parts[explanation.part].mesh->name).toStdString() + ", point " +
                       std::to_string(explanation.point) + " at " +
                       placeText(explanation.position * scene.metersPerUnit) + " m\n";
    if (explanation.rigid) {
        return text + "  the part hangs on " + jointName(scene, run.weights.front().joint) +
               " as a whole and was not solved\n";
    }
    std::vector<std::pair<std::string, std::string>> rows;
    for (const BonePath& path : explanation.bones) {
        rows.emplace_back(jointName(scene, path.joint), boneText(path, run, scene.metersPerUnit));
    }
    text += columns(rows);
    if (const std::string cut = cutText(scene, run); !cut.empty()) {
        text += "Cut by the limit of influences\n  " + cut + "\n";
    }
    return text;
}

} // namespace sinew
