#include "app/cli/CompareCommand.h"

#include "app/cli/Print.h"
#include "app/cli/Values.h"
#include "app/files/ReaderProgram.h"
#include "app/report/BindReportJson.h"
#include "app/report/BindRun.h"
#include "app/report/Comparison.h"
#include "app/text/Fill.h"
#include "app/text/Numbers.h"
#include "core/bind/NearestBone.h"
#include "core/io/ImportScene.h"

#include <CLI/Option.hpp>
#include <nlohmann/json.hpp>

namespace sinew {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kVersion = 1;

const char* const kCompareHelp =
    R"(Both files hold the same mesh and skeleton in the same bind pose. Parts and
joints are paired by name, points by place; a seam counts once. Parts that hang
on a joint without skin are left out.

Examples:
  sinew compare artist.fbx sinew.glb
  sinew compare artist.fbx --nearest-bone --json

JSON (sinewComparison names its version):
  version             release of Sinew that wrote it
  reference           file
  candidate           file, or null for --nearest-bone
  parts, points       how many were compared
  unweighted          points without weight in the candidate
  jointsMissing       names of joints with weight in the reference that the
                      candidate lacks
  totalVariation      0 equal .. 1 nothing in common: half the sum over the
                      joints of the difference, meaned over the points
  sameStrongest       share of points with the same strongest joint
  posedError          share of the diagonal: root of the mean squared distance
                      between the points as both move, over bends of each joint
                      with weight by 60 degrees about three orthogonal axes
  roughness           mean over the points of |w - mean of its neighbours' w|,
                      summed over the joints
  referenceRoughness  the same of the reference
)";

Json comparisonJson(const Comparison& comparison, bool nearestBone) {
    const WeightComparison& numbers = comparison.numbers;
    return {{"sinewComparison", kVersion},
            {"version", SINEW_VERSION},
            {"reference", comparison.reference},
            {"candidate", nearestBone ? Json() : Json(comparison.candidate)},
            {"parts", comparison.parts},
            {"points", numbers.points},
            {"unweighted", numbers.unweighted},
            {"jointsMissing", Json(comparison.jointsMissing)},
            {"totalVariation", numbers.totalVariation},
            {"sameStrongest", numbers.sameStrongest},
            {"posedError", numbers.posedError},
            {"roughness", numbers.roughness},
            {"referenceRoughness", numbers.referenceRoughness}};
}

std::string percent(double share) {
    return numberText(100.0 * share) + " %";
}

std::string roughnessText(const WeightComparison& numbers) {
    std::string text = numberText(numbers.roughness) + " against " + numberText(numbers.referenceRoughness);
    if (numbers.referenceRoughness > 0.0) {
        text += ", " + numberText(numbers.roughness / numbers.referenceRoughness) + " times";
    }
    return text;
}

std::string comparisonText(const Comparison& comparison, bool nearestBone) {
    const WeightComparison& numbers = comparison.numbers;
    const std::string candidate = nearestBone ? "the nearest bone" : comparison.candidate;
    std::vector<std::pair<std::string, std::string>> rows{
        {"compared", countText(numbers.points, "point", "points") + " in " +
                         countText(comparison.parts, "part", "parts") + ", " +
                         std::to_string(numbers.unweighted) + " without weight"},
        {"total variation", percent(numbers.totalVariation)},
        {"same strongest joint", percent(numbers.sameStrongest)},
        {"posed error", percent(numbers.posedError) + " of the diagonal"},
        {"roughness", roughnessText(numbers)}};
    for (const std::string& joint : comparison.jointsMissing) {
        rows.emplace_back("joint missing", printable(joint).toStdString());
    }
    return printable(candidate).toStdString() + " against " + printable(comparison.reference).toStdString() +
           "\n" + columns(rows);
}

Expected<Comparison> compareNearestBone(const Scene& reference) {
    const auto weights = bindToNearestBone(reference, BindSettings());
    return weights ? compareWithWeights(reference, *weights) : Expected<Comparison>(fail(weights.error()));
}

/// Adds to `notices` those of reading the file.
Expected<Comparison> compareFile(const Scene& reference, const std::string& file, Notices& notices,
                                 Progress& progress) {
    const Expected<ImportedScene> candidate = importScene(file, progress, importOptions());
    if (!candidate) {
        return fail(candidate.error());
    }
    append(notices, candidate->notices);
    return compareScenes(reference, candidate->scene);
}

} // namespace

CLI::App* addCompareCommand(CLI::App& app, CompareOptions& options) {
    CLI::App* command =
        app.add_subcommand("compare", "Measure how close a file's weights are to those of another");
    command->add_option("REFERENCE", options.reference, "Rigged file with the weights that count as right")
        ->required();
    CLI::Option* candidate =
        command->add_option("CANDIDATE", options.candidate, "Rigged file with the weights to judge");
    CLI::Option* nearest =
        command->add_flag("--nearest-bone", options.nearestBone,
                          "Judge, in place of a file, weights that give every point to the nearest bone "
                          "(default: CANDIDATE is judged)");
    command->add_flag("--json", options.json, "Print JSON for programs (default: text for people)");
    addCommonOptions(*command, options.common, Writes::Nothing);
    command->footer(kCompareHelp);
    command->parse_complete_callback([candidate, nearest] {
        if (candidate->empty() == nearest->empty()) {
            throw CLI::RequiredError("Either CANDIDATE or --nearest-bone");
        }
    });
    return command;
}

Expected<Printout> runCompare(const CompareOptions& options, Progress& progress) {
    const Expected<ImportedScene> reference = importScene(options.reference, progress, importOptions());
    if (!reference) {
        return fail(reference.error());
    }
    if (reference->scene.skeleton.empty()) {
        return fail(ErrorCode::NotRigged, {options.reference});
    }
    Notices notices = reference->notices;
    const Expected<Comparison> comparison =
        options.nearestBone ? compareNearestBone(reference->scene)
                            : compareFile(reference->scene, options.candidate, notices, progress);
    if (!comparison) {
        return fail(comparison.error());
    }
    return Printout{options.json ? jsonText(comparisonJson(*comparison, options.nearestBone))
                                 : comparisonText(*comparison, options.nearestBone),
                    {},
                    std::move(notices)};
}

} // namespace sinew
