#include "app/bake/BakeText.h"
#include "app/cli/InputOutput.h"
#include "app/cli/bake/BakeCommand.h"
#include "app/text/Numbers.h"
#include "app/text/SolverTexts.h"

#include <algorithm>

namespace sinew {
namespace {

using Cells = std::vector<std::vector<std::string>>;

std::string millimetres(double metres) {
    return millimetresText(metres).toStdString();
}

void addErrorRows(const BakeErrors& errors, const std::string& what, Cells& rows) {
    if (errors.poses > 0) {
        rows.push_back({what + ", mean", millimetres(errors.before.mean), millimetres(errors.after.mean)});
        rows.push_back({what + ", worst", millimetres(errors.before.worst), millimetres(errors.after.worst)});
    }
}

/// Errors and crossings of all poses.
std::string allPosesTable(const BakeOutcome& outcome) {
    const BakeFigures& figures = outcome.figures;
    Cells rows{{"Distance to the source", "before", "after"}};
    addErrorRows(figures.fitted, "  fitted poses", rows);
    addErrorRows(figures.heldOut, "  held-out poses", rows);
    return table(rows) + "Crossing faces in " + countText(figures.crossings.poses, "pose", "poses") +
           ": source " + std::to_string(figures.crossings.source) + ", before " +
           std::to_string(figures.crossings.linear) + ", after " + std::to_string(figures.crossings.baked) +
           "\n";
}

std::string stepLines(const BakeOutcome& outcome) {
    std::vector<std::pair<std::string, std::string>> rows;
    for (const BakeStepText& step : bakeStepTexts(outcome)) {
        std::string text = step.made.toStdString();
        text += step.gain.isEmpty() ? "" : ", gain " + step.gain.toStdString();
        text += step.cost.isEmpty() ? "" : ", " + step.cost.toStdString();
        rows.emplace_back(step.step.toStdString(), std::move(text));
    }
    return "Steps\n" + columns(rows);
}

std::string meanOf(const BakeErrors& errors, BakeError BakeErrors::*when) {
    return errors.poses > 0 ? millimetres((errors.*when).mean) : "-";
}

std::string volumeText(const std::optional<double>& volume) {
    return volume ? percentText(*volume) : "-";
}

/// A row for each joint, the farthest first.
std::string jointTable(const BakeOutcome& outcome) {
    std::vector<BakeJointFigures> joints = outcome.figures.joints;
    std::ranges::stable_sort(joints, std::greater(), &BakeJointFigures::worstMean);
    Cells rows{{"Joint", "before", "after", "held out", "worst pose", "worst", "volume"}};
    for (const BakeJointFigures& joint : joints) {
        const std::string& name = outcome.baked->skeleton.joints[static_cast<std::size_t>(joint.joint)].name;
        const BakeErrors& measured = joint.fitted.poses > 0 ? joint.fitted : joint.heldOut;
        rows.push_back({printable(name).toStdString(), millimetres(measured.before.mean),
                        meanOf(joint.fitted, &BakeErrors::after), meanOf(joint.heldOut, &BakeErrors::after),
                        millimetres(joint.worstMean),
                        millimetres(std::max(joint.fitted.after.worst, joint.heldOut.after.worst)),
                        volumeText(joint.volumeAfter)});
    }
    return rows.size() > 1 ? table(rows) : std::string();
}

std::string gateLines(const BakeOutcome& outcome) {
    constexpr std::size_t kMaxFaults = 10;
    std::vector<std::string> lines;
    for (const QString& fault : bakeFaultTexts(outcome)) {
        lines.push_back(fault.toStdString());
    }
    std::string text = bakeGateText(outcome).toStdString() + "\n";
    for (const std::string& line : shortened(std::move(lines), kMaxFaults)) {
        text += "  " + line + "\n";
    }
    const std::string undriven = bakeUndrivenText(outcome).toStdString();
    return undriven.empty() ? text : text + undriven + "\n";
}

} // namespace

std::string bakeSummary(const BakeCommandRun& run) {
    const BakeOutcome& outcome = run.outcome;
    const auto heldOut =
        static_cast<std::size_t>(std::ranges::count(outcome.poses, true, &BakePose::heldOut));
    const double seconds = outcome.seconds.source + outcome.seconds.fit + outcome.seconds.figures;
    return "Baked " + skinningMethodText(run.deform).toStdString() + " into " + run.options.input + ": " +
           countText(outcome.poses.size(), "pose", "poses") + ", " + std::to_string(heldOut) + " held out, " +
           numberText(seconds) + " s\n" + allPosesTable(outcome) + stepLines(outcome) + jointTable(outcome) +
           gateLines(outcome) + outputLines(run.outputs, "what was baked");
}

} // namespace sinew
