#include "app/cli/compare/SolversJson.h"

#include "app/text/Texts.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace sinew {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kSolverComparisonVersion = 1;

void addShape(Json& json, const WeightShape& shape) {
    json["influences"] = shape.influences;
    json["roughness"] = shape.roughness;
    json["bleed"] = shape.bleed;
    json["stretch"] = shape.bends.stretch;
    json["volumeChange"] = shape.bends.volumeChange;
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

} // namespace

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

} // namespace sinew
