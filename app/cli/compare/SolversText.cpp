#include "app/cli/compare/SolversText.h"

#include "app/cli/terminal/Print.h"
#include "app/text/Fill.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace sinew {
namespace {

const char* const kNoFigure = "-";

std::string fixedText(double value, int digits) {
    return decimalText(value, digits).toStdString();
}

std::string percentFigure(double part, int digits) {
    return fixedText(100.0 * part, digits);
}

/// The columns that the reference has as well.
std::vector<std::string> shapeCells(const WeightShape& shape) {
    return {percentFigure(shape.bleed, 2), percentFigure(shape.bends.stretch, 3),
            percentFigure(shape.bends.volumeChange, 3), fixedText(shape.influences, 2)};
}

std::vector<std::string> referenceRow(const SolverComparison& comparison) {
    std::vector<std::string> row{"reference", kNoFigure, kNoFigure, kNoFigure, kNoFigure, kNoFigure};
    const std::vector<std::string> shape = shapeCells(comparison.shape);
    row.insert(row.end(), shape.begin(), shape.end());
    row.insert(row.end(), {kNoFigure, kNoFigure, kNoFigure});
    return row;
}

std::vector<std::string> solverRow(const ContenderResult& solver, bool byArtist) {
    if (solver.error) {
        return {solver.label, "failed: " + errorText(*solver.error).toStdString()};
    }
    const WeightComparison& numbers = solver.numbers;
    std::vector<std::string> row{solver.label,
                                 fixedText(numbers.overlap.precision, 3),
                                 fixedText(numbers.overlap.recall, 3),
                                 fixedText(numbers.overlap.l1, 3),
                                 percentFigure(numbers.posedError, 3),
                                 byArtist ? std::to_string(solver.wins) : kNoFigure};
    const std::vector<std::string> shape = shapeCells(solver.shape);
    row.insert(row.end(), shape.begin(), shape.end());
    row.insert(row.end(),
               {std::to_string(numbers.unweighted), fixedText(solver.seconds, 2),
                solver.memory == 0 ? kNoFigure : fixedText(static_cast<double>(solver.memory) * 1e-6, 0)});
    return row;
}

std::string headlineOf(const SolversRun& run) {
    const SolverComparison& comparison = run.comparison;
    const std::string judge =
        comparison.byArtist()
            ? "with the weights of the file"
            : "with " + comparison.contenders[static_cast<std::size_t>(comparison.firstContender)].label +
                  ", as the file has no weights";
    return countText(comparison.contenders.size(), "solver", "solvers") + " for " +
           printable(run.file).toStdString() + ", compared " + judge + ": " +
           countText(comparison.vertices, "vertex", "vertices") + " in " +
           countText(comparison.parts, "part", "parts") + "\n";
}

/// Contenders by their difference at a joint, the nearest first; without those that failed.
std::vector<std::size_t> ranking(const JointContest& contest) {
    std::vector<std::size_t> order(contest.l1.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::erase_if(order, [&](std::size_t c) { return std::isnan(contest.l1[c]); });
    std::ranges::stable_sort(order, {}, [&](std::size_t c) { return contest.l1[c]; });
    return order;
}

std::vector<std::string> jointRow(const JointContest& contest, const SolversRun& run) {
    const Joint& joint = run.scene.skeleton.joints[static_cast<std::size_t>(contest.joint)];
    std::vector<std::string> row{printable(joint.name).toStdString(), std::to_string(contest.vertices)};
    const std::vector<std::size_t> order = ranking(contest);
    for (std::size_t place = 0; place < 2; ++place) {
        const bool known = place < order.size();
        row.push_back(known ? run.comparison.contenders[order[place]].label : kNoFigure);
        row.push_back(known ? fixedText(contest.l1[order[place]], 3) : kNoFigure);
    }
    return row;
}

} // namespace

std::string solversText(const SolversRun& run) {
    const SolverComparison& comparison = run.comparison;
    std::vector<std::vector<std::string>> rows{{"solver", "precision", "recall", "L1", "posed %", "wins",
                                                "bleed %", "stretch %", "volume %", "influences",
                                                "unweighted", "seconds", "MB"}};
    if (comparison.byArtist()) {
        rows.push_back(referenceRow(comparison));
    }
    for (const ContenderResult& solver : comparison.contenders) {
        rows.push_back(solverRow(solver, comparison.byArtist()));
    }
    return headlineOf(run) + table(rows);
}

std::string nearestJointsText(const SolversRun& run) {
    if (run.comparison.joints.empty()) {
        return "No solver is the nearest at a joint: the file has no weights to compare with\n";
    }
    std::vector<std::vector<std::string>> rows{{"joint", "vertices", "nearest", "L1", "next", "L1"}};
    for (const JointContest& contest : run.comparison.joints) {
        rows.push_back(jointRow(contest, run));
    }
    return "Nearest at each joint\n" + table(rows);
}

std::string picturesText(const SolversRun& run) {
    std::vector<std::pair<std::string, std::string>> rows;
    for (const WrittenFile& picture : run.pictures) {
        rows.emplace_back(picture.file, sizeText(picture.bytes));
    }
    return rows.empty() ? std::string() : "Wrote\n" + columns(rows);
}

} // namespace sinew
