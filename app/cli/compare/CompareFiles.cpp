#include "app/cli/compare/CompareFiles.h"

#include "app/cli/terminal/Print.h"
#include "app/files/ReaderSetup.h"
#include "app/report/BindReportJson.h"
#include "app/report/BindRun.h"
#include "app/report/Comparison.h"
#include "app/text/Fill.h"
#include "app/text/Numbers.h"
#include "core/bind/bones/NearestBone.h"
#include "core/io/ImportScene.h"

#include <nlohmann/json.hpp>

namespace sinew {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kVersion = 2;

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
Expected<Comparison> compareFile(const Scene& reference, const CompareOptions& options, Notices& notices,
                                 Progress& progress) {
    const Expected<ImportedScene> candidate =
        importScene(options.candidate, progress, importOptions(options.common.textureFolders));
    if (!candidate) {
        return fail(candidate.error());
    }
    append(notices, candidate->notices);
    return compareScenes(reference, candidate->scene);
}

} // namespace

Expected<Printout> compareFiles(const CompareOptions& options, Progress& progress) {
    const Expected<ImportedScene> reference =
        importScene(options.reference, progress, importOptions(options.common.textureFolders));
    if (!reference) {
        return fail(reference.error());
    }
    if (reference->scene.skeleton.empty()) {
        return fail(ErrorCode::NotRigged, {options.reference});
    }
    Notices notices = reference->notices;
    const Expected<Comparison> comparison = options.nearestBone
                                                ? compareNearestBone(reference->scene)
                                                : compareFile(reference->scene, options, notices, progress);
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
