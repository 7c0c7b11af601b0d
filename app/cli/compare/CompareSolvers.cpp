#include "app/cli/compare/CompareCommand.h"

#include "app/cli/InputOutput.h"
#include "app/cli/terminal/Printout.h"
#include "app/compare/SolverComparison.h"
#include "app/files/Overwriting.h"
#include "app/recipe/Recipe.h"
#include "app/report/BindReportJson.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"
#include "core/base/Error.h"
#include "core/solve/Solvers.h"

#include <nlohmann/json.hpp>
#include <nlohmann/json_fwd.hpp>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <iterator>
#include <numeric>
#include <string>
#include <system_error>
#include <vector>

namespace sinew {
namespace {

/// Everything that text and JSON of a comparison of solvers are made of.
struct SolversRun {
    std::string file;
    std::string skeletonFile; ///< empty: the character's own skeleton
    std::string reusedFile;   ///< in whose voxels all bind; empty: the character's own
    Recipe recipe;            ///< that all solvers share
    Scene scene;
    SolverComparison comparison;
    std::vector<WrittenFile> pictures;
};

const char* const kNoFigure = "-";

std::string fixedText(double value, int digits) {
    return decimalText(value, digits).toStdString();
}

std::string percentFigure(double part, int digits) {
    return fixedText(100.0 * part, digits);
}

/// The columns that the reference has as well.
std::vector<std::string> shapeCells(const WeightShape& shape) {
    return {percentFigure(shape.bleed, 2),
            percentFigure(shape.bends.stretch, 3),
            percentFigure(shape.bends.volumeChange, 3),
            std::to_string(shape.faces.flipped),
            std::to_string(shape.faces.crossing),
            fixedText(shape.influences, 2)};
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
    for (std::size_t index = 0; index < 2; ++index) {
        const bool known = index < order.size();
        row.push_back(known ? run.comparison.contenders[order[index]].label : kNoFigure);
        row.push_back(known ? fixedText(contest.l1[order[index]], 3) : kNoFigure);
    }
    return row;
}

/// What was compared, then a table: the reference where an artist made it, and a row for each solver. One
/// that failed has a row that says why.
std::string solversText(const SolversRun& run) {
    const SolverComparison& comparison = run.comparison;
    std::vector<std::vector<std::string>> rows{{"solver", "precision", "recall", "L1", "posed %", "wins",
                                                "bleed %", "stretch %", "volume %", "flipped", "crossing",
                                                "influences", "unweighted", "seconds", "MB"}};
    if (comparison.byArtist()) {
        rows.push_back(referenceRow(comparison));
    }
    for (const ContenderResult& solver : comparison.contenders) {
        rows.push_back(solverRow(solver, comparison.byArtist()));
    }
    return headlineOf(run) + table(rows);
}

/// A table with a row for each joint: the nearest solver and the next. Says so where there is none.
std::string nearestJointsText(const SolversRun& run) {
    if (run.comparison.joints.empty()) {
        return "No solver is the nearest at a joint: the file has no weights to compare with\n";
    }
    std::vector<std::vector<std::string>> rows{{"joint", "vertices", "nearest", "L1", "next", "L1"}};
    rows.reserve(run.comparison.joints.size());
    for (const JointContest& contest : run.comparison.joints) {
        rows.push_back(jointRow(contest, run));
    }
    return "Nearest at each joint\n" + table(rows);
}

/// The pictures that were written. Empty without any.
std::string picturesText(const SolversRun& run) {
    std::vector<std::pair<std::string, std::string>> rows;
    rows.reserve(run.pictures.size());
    for (const WrittenFile& picture : run.pictures) {
        rows.emplace_back(picture.file, sizeText(picture.bytes));
    }
    return rows.empty() ? std::string() : "Wrote\n" + columns(rows);
}

using Json = nlohmann::ordered_json;

constexpr int kSolverComparisonVersion = 1;

void addShape(Json& json, const WeightShape& shape) {
    json["influences"] = shape.influences;
    json["roughness"] = shape.roughness;
    json["bleed"] = shape.bleed;
    json["stretch"] = shape.bends.stretch;
    json["volumeChange"] = shape.bends.volumeChange;
    json["flippedFaces"] = shape.faces.flipped;
    json["crossingFaces"] = shape.faces.crossing;
}

Json referenceJson(const SolverComparison& comparison) {
    Json json;
    json["weights"] = comparison.byArtist()
                          ? "file"
                          : comparison.contenders[static_cast<std::size_t>(comparison.firstContender)].label;
    addShape(json, comparison.shape);
    return json;
}

Json solverJson(const ContenderResult& solver, bool byArtist) {
    if (solver.error) {
        return {{"solver", solver.label}, {"error", errorText(*solver.error).toStdString()}};
    }
    const WeightComparison& numbers = solver.numbers;
    Json json = {{"solver", solver.label},
                 {"error", nullptr},
                 {"seconds", solver.seconds},
                 {"memoryBytes", solver.memory == 0 ? Json() : Json(solver.memory)},
                 {"wins", byArtist ? Json(solver.wins) : Json()},
                 {"unweighted", numbers.unweighted},
                 {"precision", numbers.overlap.precision},
                 {"recall", numbers.overlap.recall},
                 {"l1", numbers.overlap.l1},
                 {"totalVariation", numbers.totalVariation},
                 {"sameStrongest", numbers.sameStrongest},
                 {"posedError", numbers.posedError}};
    addShape(json, solver.shape);
    return json;
}

Json jointJson(const JointContest& contest, const SolversRun& run) {
    const auto& contenders = run.comparison.contenders;
    Json l1 = Json::object();
    for (std::size_t c = 0; c < contenders.size(); ++c) {
        if (!std::isnan(contest.l1[c])) {
            l1[contenders[c].label] = contest.l1[c];
        }
    }
    return {{"joint", run.scene.skeleton.joints[static_cast<std::size_t>(contest.joint)].name},
            {"vertices", contest.vertices},
            {"best",
             contest.best == kNone ? Json() : Json(contenders[static_cast<std::size_t>(contest.best)].label)},
            {"l1", std::move(l1)}};
}

/// The comparison for programs. `sinew compare --help` documents its fields (CompareHelp.cpp).
Json solversJson(const SolversRun& run) {
    const SolverComparison& comparison = run.comparison;
    Json json = {{"sinewSolverComparison", kSolverComparisonVersion},
                 {"version", SINEW_VERSION},
                 {"file", run.file},
                 {"skeleton", run.skeletonFile.empty() ? Json() : Json(run.skeletonFile)},
                 {"reuse", run.reusedFile.empty() ? Json() : Json(run.reusedFile)},
                 {"recipe", recipeJson(run.recipe)},
                 {"parts", comparison.parts},
                 {"vertices", comparison.vertices},
                 {"faces", comparison.faces},
                 {"reference", referenceJson(comparison)},
                 {"solvers", Json::array()},
                 {"joints", Json::array()},
                 {"pictures", Json::array()}};
    for (const ContenderResult& solver : comparison.contenders) {
        json["solvers"].push_back(solverJson(solver, comparison.byArtist()));
    }
    for (const JointContest& contest : comparison.joints) {
        json["joints"].push_back(jointJson(contest, run));
    }
    for (const WrittenFile& picture : run.pictures) {
        json["pictures"].push_back(picture.file);
    }
    return json;
}

namespace fs = std::filesystem;

/// Keys of the solvers that were asked for.
std::vector<std::string> chosenSolvers(const CompareOptions& options) {
    if (std::ranges::find(options.solvers, "all") == options.solvers.end()) {
        return options.solvers;
    }
    std::vector<std::string> keys;
    keys.reserve(solvers().size());
    for (const Solver& solver : solvers()) {
        keys.emplace_back(solver.key);
    }
    return keys;
}

/// Without a separator at its end.
fs::path snapshotFolder(const CompareOptions& options) {
    const fs::path folder = options.snapshot;
    return folder.has_filename() ? folder : folder.parent_path();
}

/// Whether pictures can be written, before anybody waits for a bind.
Expected<void> checkFolder(const CompareOptions& options) {
    if (options.snapshot.empty()) {
        return {};
    }
    const fs::path folder = snapshotFolder(options);
    std::error_code problem;
    return checkTarget(fs::exists(folder, problem) ? folder / "reference.png" : folder);
}

/// Pictures may not take the place of the character's own textures.
Expected<void> checkPictures(const CompareOptions& options, const Scene& scene) {
    if (options.snapshot.empty() || options.common.force) {
        return {};
    }
    std::vector<std::string> targets;
    for (const std::string& name : contenderPictureNames(chosenSolvers(options))) {
        targets.push_back((snapshotFolder(options) / name).string());
    }
    std::vector<std::string> inputs = readFiles(options.bind);
    inputs.push_back(options.reference);
    return checkNoInput(targets, filesBehind(scene, inputs));
}

/// The character in whose voxels all solvers bind; nothing: the one that is compared.
Expected<std::optional<Scene>> readReused(const CompareOptions& options, SolversRun& run,
                                          Progress& progress) {
    if (options.bind.reuse.empty()) {
        return std::optional<Scene>();
    }
    SINEW_TRY(ImportedScene imported, readInput(options.bind.reuse, options.bind.skeleton,
                                                readSettingsOf(options.common.read, run.recipe), progress));
    SINEW_CHECK(prepareSkeleton(imported.scene, run.recipe, options.bind.recipe));
    run.reusedFile = options.bind.reuse;
    return std::optional(std::move(imported.scene));
}

/// Puts a skeleton that lies outside into the mesh where that was asked for: that of the reused character, so
/// that its voxels come out as they did then.
Expected<Notices> fitCompared(SolversRun& run, std::optional<Scene>& reused, Progress& progress) {
    if (!run.recipe.fitSkeleton) {
        return Notices();
    }
    return reused ? fitInput(*reused, &run.scene, run.recipe.bind, progress)
                  : fitInput(run.scene, nullptr, run.recipe.bind, progress);
}

/// The character on its skeleton, with the joints of handles and cages; its notices.
Expected<Notices> readCompared(const CompareOptions& options, SolversRun& run, Progress& progress) {
    SINEW_TRY(ImportedScene imported, readInput(options.reference, options.bind.skeleton,
                                                readSettingsOf(options.common.read, run.recipe), progress));
    run.file = options.reference;
    run.skeletonFile = options.bind.skeleton;
    run.scene = std::move(imported.scene);
    if (run.scene.skeleton.empty()) {
        return fail(ErrorCode::NoSkeleton, {options.reference});
    }
    SINEW_CHECK(placeControls(run.recipe.bind, options.bind, run.scene));
    SINEW_CHECK(prepareSkeleton(run.scene, run.recipe, options.bind.recipe));
    return std::move(imported.notices);
}

Expected<void> drawPictures(const CompareOptions& options, SolversRun& run, Progress& progress) {
    if (options.snapshot.empty()) {
        return {};
    }
    SINEW_TRY(const auto drawn, drawContenders(run.scene, run.comparison, snapshotFolder(options), progress));
    for (const fs::path& file : drawn) {
        std::error_code problem;
        const std::uintmax_t bytes = fs::file_size(file, problem);
        run.pictures.push_back({file.string(), problem ? 0 : static_cast<std::size_t>(bytes)});
    }
    return {};
}

/// Those of the file, and of the first bind: others find nearly the same.
Issues issuesOfRun(const Notices& notices, const SolversRun& run) {
    Issues issues = issuesOf(notices);
    const auto first = std::ranges::find_if(run.comparison.contenders,
                                            [](const ContenderResult& solver) { return !solver.error; });
    if (first != run.comparison.contenders.end()) {
        std::ranges::move(gatherBind(first->report, run.scene), std::back_inserter(issues));
    }
    sortBySeverity(issues);
    return gatherAlike(std::move(issues), run.scene.metersPerUnit);
}

Printout solversPrintout(const CompareOptions& options, const SolversRun& run, const Notices& notices) {
    Printout printout;
    printout.result = options.json ? jsonText(solversJson(run))
                                   : solversText(run) + (options.perJoint ? nearestJointsText(run) : "");
    printout.summary = options.json ? "" : picturesText(run);
    printout.issues = issuesOfRun(notices, run);
    printout.metersPerUnit = run.scene.metersPerUnit;
    return printout;
}

} // namespace

Expected<Printout> compareSolvers(const CompareOptions& options, Progress& progress) {
    SolversRun run;
    SINEW_TRY(run.recipe, effectiveRecipe(options.bind));
    SINEW_CHECK(checkFolder(options));
    SINEW_TRY(Notices notices, readCompared(options, run, progress));
    SINEW_TRY(std::optional<Scene> reused, readReused(options, run, progress));
    SINEW_TRY(const Notices fitted, fitCompared(run, reused, progress));
    append(notices, fitted);
    SINEW_CHECK(checkPictures(options, run.scene));
    SINEW_TRY(const std::vector<SubdivisionChoice> subdivision,
              subdivisionChoices(options.subdivision, run.scene, options.reference));
    SINEW_TRY(run.comparison,
              compareContenders(run.scene, solverContenders(run.recipe.bind, chosenSolvers(options)),
                                progress, reused ? &*reused : nullptr, subdivision));
    SINEW_CHECK(drawPictures(options, run, progress));
    return solversPrintout(options, run, notices);
}

} // namespace sinew
