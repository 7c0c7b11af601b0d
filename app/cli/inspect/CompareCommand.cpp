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
  precision, recall   of the pairs of a vertex and a joint with weight there:
                      fraction of the candidate's that the reference has, and
                      of the reference's that the candidate has. Candidate
                      weights below 0.001, then those below 15 % of the
                      largest of their vertex, do not count here and in l1
  l1                  0 equal .. 2 nothing in common: sum over the joints of the
                      difference, mean over the vertices
  influences          mean number of weights over 0.01 of a vertex
  referenceInfluences the same for the reference
  transitionWidth, referenceTransitionWidth, transitionCenter,
  referenceTransitionCenter
                      medians over transitions; null without any
  transitions         joints at which weights pass from above to below:
    joint             name
    limbRadiusMeters  median distance of the vertices from the limb's axis
    width             from 10 % to 90 % of the weight below, in limb radii along
                      the bisector of the bones that meet at the joint
    center            at 50 %; 0 at the joint, positive below it
    referenceWidth, referenceCenter
                      the same for the reference
)";

Json transitionsJson(const Comparison& comparison) {
    Json list = Json::array();
    for (std::size_t i = 0; i < comparison.transitionJoints.size(); ++i) {
        const JointTransition& transition = comparison.numbers.transitions[i];
        list.push_back({{"joint", comparison.transitionJoints[i]},
                        {"limbRadiusMeters", transition.limbRadius * comparison.metersPerUnit},
                        {"width", transition.candidate.width},
                        {"center", transition.candidate.center},
                        {"referenceWidth", transition.reference.width},
                        {"referenceCenter", transition.reference.center}});
    }
    return list;
}

Json comparisonJson(const Comparison& comparison, bool nearestBone) {
    const WeightComparison& numbers = comparison.numbers;
    const JointTransition& median = numbers.medianTransition;
    const auto ofTransitions = [&](double value) {
        return numbers.transitions.empty() ? Json() : Json(value);
    };
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
            {"referenceRoughness", numbers.referenceRoughness},
            {"precision", numbers.overlap.precision},
            {"recall", numbers.overlap.recall},
            {"l1", numbers.overlap.l1},
            {"influences", numbers.influences},
            {"referenceInfluences", numbers.referenceInfluences},
            {"transitionWidth", ofTransitions(median.candidate.width)},
            {"referenceTransitionWidth", ofTransitions(median.reference.width)},
            {"transitionCenter", ofTransitions(median.candidate.center)},
            {"referenceTransitionCenter", ofTransitions(median.reference.center)},
            {"transitions", transitionsJson(comparison)}};
}

std::string besideReference(double candidate, double reference) {
    return numberText(candidate) + ", reference " + numberText(reference);
}

std::string withRatio(double candidate, double reference) {
    std::string text = besideReference(candidate, reference);
    if (reference > 0.0) {
        text += ", ratio " + numberText(candidate / reference);
    }
    return text;
}

/// Rows about transitions, where there are any.
void addTransitionRows(const WeightComparison& numbers,
                       std::vector<std::pair<std::string, std::string>>& rows) {
    if (numbers.transitions.empty()) {
        return;
    }
    const JointTransition& median = numbers.medianTransition;
    rows.emplace_back("transition width", withRatio(median.candidate.width, median.reference.width) +
                                              ", in limb radii, median of " +
                                              countText(numbers.transitions.size(), "joint", "joints"));
    rows.emplace_back("transition centre", besideReference(median.candidate.center, median.reference.center));
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
        {"roughness", withRatio(numbers.roughness, numbers.referenceRoughness)},
        {"precision", percentText(numbers.overlap.precision)},
        {"recall", percentText(numbers.overlap.recall)},
        {"L1", numberText(numbers.overlap.l1)},
        {"influences a vertex", withRatio(numbers.influences, numbers.referenceInfluences)}};
    addTransitionRows(numbers, rows);
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
                    issuesOf(notices),
                    reference->scene.metersPerUnit};
}

} // namespace sinew
