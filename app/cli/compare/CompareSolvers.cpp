#include "app/cli/compare/CompareSolvers.h"

#include "app/cli/ReadInput.h"
#include "app/cli/Targets.h"
#include "app/cli/bind/FitInput.h"
#include "app/cli/compare/SolversJson.h"
#include "app/cli/compare/SolversText.h"
#include "app/compare/ContenderPictures.h"
#include "app/files/Overwriting.h"
#include "app/report/BindReportJson.h"
#include "core/solve/Solvers.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <system_error>

namespace sinew {
namespace {

namespace fs = std::filesystem;

/// Keys of the solvers that were asked for.
std::vector<std::string> chosenSolvers(const CompareOptions& options) {
    if (std::ranges::find(options.solvers, "all") == options.solvers.end()) {
        return options.solvers;
    }
    std::vector<std::string> keys;
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
    Expected<ImportedScene> imported =
        readInput(options.bind.reuse, options.bind.skeleton, options.common.textureFolders, progress);
    if (!imported) {
        return fail(imported.error());
    }
    if (const auto added = prepareSkeleton(imported->scene, run.recipe, options.bind.recipe); !added) {
        return fail(added.error());
    }
    run.reusedFile = options.bind.reuse;
    return std::optional(std::move(imported->scene));
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
    Expected<ImportedScene> imported =
        readInput(options.reference, options.bind.skeleton, options.common.textureFolders, progress);
    if (!imported) {
        return fail(imported.error());
    }
    run.file = options.reference;
    run.skeletonFile = options.bind.skeleton;
    run.scene = std::move(imported->scene);
    if (run.scene.skeleton.empty()) {
        return fail(ErrorCode::NoSkeleton, {options.reference});
    }
    if (const auto added = prepareSkeleton(run.scene, run.recipe, options.bind.recipe); !added) {
        return fail(added.error());
    }
    return std::move(imported->notices);
}

Expected<void> drawPictures(const CompareOptions& options, SolversRun& run, Progress& progress) {
    if (options.snapshot.empty()) {
        return {};
    }
    const auto drawn = drawContenders(run.scene, run.comparison, snapshotFolder(options), progress);
    if (!drawn) {
        return fail(drawn.error());
    }
    for (const fs::path& file : *drawn) {
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
    Expected<Recipe> recipe = effectiveRecipe(options.bind);
    if (!recipe) {
        return fail(recipe.error());
    }
    run.recipe = std::move(*recipe);
    if (const Expected<void> checked = checkFolder(options); !checked) {
        return fail(checked.error());
    }
    Expected<Notices> notices = readCompared(options, run, progress);
    if (!notices) {
        return fail(notices.error());
    }
    Expected<std::optional<Scene>> reused = readReused(options, run, progress);
    if (!reused) {
        return fail(reused.error());
    }
    const Expected<Notices> fitted = fitCompared(run, *reused, progress);
    if (!fitted) {
        return fail(fitted.error());
    }
    append(*notices, *fitted);
    if (const Expected<void> checked = checkPictures(options, run.scene); !checked) {
        return fail(checked.error());
    }
    Expected<SolverComparison> comparison =
        compareContenders(run.scene, solverContenders(run.recipe.bind, chosenSolvers(options)), progress,
                          *reused ? &**reused : nullptr);
    if (!comparison) {
        return fail(comparison.error());
    }
    run.comparison = std::move(*comparison);
    if (const Expected<void> drawn = drawPictures(options, run, progress); !drawn) {
        return fail(drawn.error());
    }
    return solversPrintout(options, run, *notices);
}

} // namespace sinew
