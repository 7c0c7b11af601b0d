#include "app/cli/inspect/CompareCommand.h"

#include "app/cli/Values.h"
#include "app/cli/terminal/Print.h"
#include "app/files/ReaderSetup.h"
#include "app/report/BindReportJson.h"
#include "app/report/BindRun.h"
#include "app/report/Comparison.h"
#include "app/text/Fill.h"
#include "app/text/Numbers.h"
#include "core/bind/bones/NearestBone.h"
#include "core/io/ImportScene.h"

#include <CLI/Option.hpp>
#include <nlohmann/json.hpp>

namespace sinew {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kVersion = 2;

const char* const kCompareHelp =
    R"(Both files must contain the same mesh and skeleton in the same bind pose. Parts
and joints are paired by name, vertices by position; a seam counts once. Parts
attached to a joint without skin are not compared.

Examples:
  sinew compare artist.fbx sinew.glb
  sinew compare artist.fbx --nearest-bone --json

JSON (sinewComparison names its version):
  version             release of Sinew that wrote it
  reference           file
  candidate           file, or null for --nearest-bone
  parts, vertices     how many were compared
  unweighted          vertices without weight in the candidate
  jointsMissing       names of joints with weight in the reference that the
                      candidate lacks
  totalVariation      0 equal .. 1 nothing in common: half the sum over the
                      joints of the difference, mean over the vertices
  sameStrongest       fraction of vertices with the same strongest joint
  posedError          fraction of the diagonal: root mean square distance of
                      both meshes when each joint with weight is bent by 60
                      degrees about three orthogonal axes
  roughness           mean over the vertices of |w - mean w of its neighbours|,
                      summed over the joints
  referenceRoughness  the same for the reference
)";

Json comparisonJson(const Comparison& comparison, bool nearestBone) {
    const WeightComparison& numbers = comparison.numbers;
    return {{"sinewComparison", kVersion},
            {"version", SINEW_VERSION},
            {"reference", comparison.reference},
            {"candidate", nearestBone ? Json() : Json(comparison.candidate)},
            {"parts", comparison.parts},
            {"vertices", numbers.vertices},
            {"unweighted", numbers.unweighted},
            {"jointsMissing", Json(comparison.jointsMissing)},
            {"totalVariation", numbers.totalVariation},
            {"sameStrongest", numbers.sameStrongest},
            {"posedError", numbers.posedError},
            {"roughness", numbers.roughness},
            {"referenceRoughness", numbers.referenceRoughness}};
}

std::string roughnessText(const WeightComparison& numbers) {
    std::string text =
        numberText(numbers.roughness) + ", reference " + numberText(numbers.referenceRoughness);
    if (numbers.referenceRoughness > 0.0) {
        text += ", ratio " + numberText(numbers.roughness / numbers.referenceRoughness);
    }
    return text;
}

std::string comparisonText(const Comparison& comparison, bool nearestBone) {
    const WeightComparison& numbers = comparison.numbers;
    const std::string candidate = nearestBone ? "the nearest bone" : comparison.candidate;
    std::vector<std::pair<std::string, std::string>> rows{
        {"compared", countText(numbers.vertices, "vertex", "vertices") + " in " +
                         countText(comparison.parts, "part", "parts") + ", " +
                         std::to_string(numbers.unweighted) + " unweighted"},
        {"total variation", percentText(numbers.totalVariation)},
        {"same strongest joint", percentText(numbers.sameStrongest)},
        {"posed error", percentText(numbers.posedError) + " of the diagonal"},
        {"roughness", roughnessText(numbers)}};
    for (const std::string& joint : comparison.jointsMissing) {
        rows.emplace_back("joint missing", printable(joint).toStdString());
    }
    return printable(candidate).toStdString() + " compared with " +
           printable(comparison.reference).toStdString() + "\n" + columns(rows);
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
    CLI::App* command = app.add_subcommand("compare", "Compare the weights of two files");
    command->add_option("REFERENCE", options.reference, "Rigged file with the reference weights")->required();
    CLI::Option* candidate =
        command->add_option("CANDIDATE", options.candidate, "Rigged file to compare with it");
    CLI::Option* nearest =
        command->add_flag("--nearest-bone", options.nearestBone,
                          "Compare weights that bind every vertex to its nearest bone, in place of CANDIDATE "
                          "(default: compare CANDIDATE)");
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
                    std::move(notices),
                    reference->scene.metersPerUnit};
}

} // namespace sinew
