#include "app/cli/compare/CompareCommand.h"

#include "app/cli/terminal/Printout.h"
#include "app/compare/StressFaces.h"
#include "app/files/ReadFile.h"
#include "app/report/BindReportJson.h"
#include "app/report/ScenePairs.h"
#include "app/text/Numbers.h"
#include "core/bind/bones/Bones.h"
#include "core/io/ImportScene.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

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

std::string nameOf(const ComparisonCauses& causes, std::int32_t joint) {
    return joint == kNone ? std::string() : causes.skeleton.joints[static_cast<std::size_t>(joint)].name;
}

constexpr double kWorthSaying = 1e-4; ///< of the weight of a mean vertex

Json takenJson(const ComparisonCauses& causes) {
    Json list = Json::array();
    for (const TakenWeight& taken : causes.taken) {
        if (taken.meanPerVertex >= kWorthSaying) {
            list.push_back({{"from", nameOf(causes, taken.from)},
                            {"joint", nameOf(causes, taken.joint)},
                            {"meanPerVertex", taken.meanPerVertex}});
        }
    }
    return list;
}

Json causesJson(const ComparisonCauses& causes) {
    Json joints = Json::array();
    for (std::size_t j = 0; j < causes.skeleton.size(); ++j) {
        const Joint& joint = causes.skeleton.joints[j];
        joints.push_back({{"joint", joint.name},
                          {"parent", joint.parent == kNone ? Json() : Json(nameOf(causes, joint.parent))},
                          {"squaredError", causes.squaredErrors[j]}});
    }
    return {{"strongestJoint", causes.errors.strongestJoint},
            {"centers", causes.errors.centers},
            {"widths", causes.errors.widths},
            {"rigidShells", causes.errors.rigidShells},
            {"rigidShellsToTheirJoint", causes.errors.rigidShellsToTheirJoint},
            {"joints", joints},
            {"taken", takenJson(causes)}};
}

/// Of both sets of weights that are compared.
struct ComparedFaces {
    PosedFaceCounts reference;
    PosedFaceCounts candidate;
};

Json comparisonJson(const Comparison& comparison, const ComparedFaces& faces, const CompareOptions& options) {
    const WeightComparison& numbers = comparison.numbers;
    const JointTransition& median = numbers.medianTransition;
    const auto ofTransitions = [&](double value) {
        return numbers.transitions.empty() ? Json() : Json(value);
    };
    const bool smooth = comparison.weights.surface.rowCount() > 0;
    Json json{
        {"sinewComparison", kVersion},
        {"version", SINEW_VERSION},
        {"reference", comparison.reference},
        {"candidate", options.nearestBone ? Json() : Json(comparison.candidate)},
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
        {"faces", smooth ? comparison.weights.surfaceTriangles.size() : comparison.weights.triangles.size()},
        {"flippedFaces", faces.candidate.flipped},
        {"referenceFlippedFaces", faces.reference.flipped},
        {"crossingFaces", faces.candidate.crossing},
        {"referenceCrossingFaces", faces.reference.crossing},
        {"transitionWidth", ofTransitions(median.candidate.width)},
        {"referenceTransitionWidth", ofTransitions(median.reference.width)},
        {"transitionCenter", ofTransitions(median.candidate.center)},
        {"referenceTransitionCenter", ofTransitions(median.reference.center)},
        {"transitions", transitionsJson(comparison)},
        {"causes", comparison.causes ? causesJson(*comparison.causes) : Json()}};
    if (smooth) {
        json["subdivision"] = subdivisionText(options.subdivision);
    }
    return json;
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

/// Rows about what the posed error comes from, where that was asked for.
void addCauseRows(const Comparison& comparison, std::vector<std::pair<std::string, std::string>>& rows) {
    if (!comparison.causes) {
        return;
    }
    const ErrorCauses& errors = comparison.causes->errors;
    const auto add = [&](const char* what, double error) {
        rows.emplace_back(what, percentText(error) + " of the diagonal");
    };
    add("posed error with the reference's strongest joints", errors.strongestJoint);
    add("with its transition centres", errors.centers);
    add("with its transition widths", errors.widths);
    add("with its rigid shells", errors.rigidShells);
    add("with its rigid shells and their joints", errors.rigidShellsToTheirJoint);
    constexpr std::size_t shown = 8;
    for (std::size_t i = 0; i < std::min(shown, comparison.causes->taken.size()); ++i) {
        const TakenWeight& taken = comparison.causes->taken[i];
        rows.emplace_back(i == 0 ? "taken" : "",
                          printable(nameOf(*comparison.causes, taken.joint)).toStdString() + " from " +
                              printable(nameOf(*comparison.causes, taken.from)).toStdString() + ": " +
                              percentText(taken.meanPerVertex));
    }
}

std::string besideReference(std::size_t candidate, std::size_t reference) {
    return std::to_string(candidate) + ", reference " + std::to_string(reference);
}

std::string comparisonText(const Comparison& comparison, const ComparedFaces& faces,
                           const CompareOptions& options) {
    const WeightComparison& numbers = comparison.numbers;
    const std::string candidate = options.nearestBone ? "the nearest bone" : comparison.candidate;
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
    rows.emplace_back("flipped faces", besideReference(faces.candidate.flipped, faces.reference.flipped) +
                                           ", in a stress pose");
    rows.emplace_back("crossing faces", besideReference(faces.candidate.crossing, faces.reference.crossing) +
                                            ", in the same pose");
    if (comparison.weights.surface.rowCount() > 0) {
        rows.emplace_back("posed surface", subdivisionText(options.subdivision) +
                                               ": of the posed error, flipped and crossing faces");
    }
    addTransitionRows(numbers, rows);
    addCauseRows(comparison, rows);
    for (const std::string& joint : comparison.jointsMissing) {
        rows.emplace_back("joint missing", printable(joint).toStdString());
    }
    return printable(candidate).toStdString() + " compared with " +
           printable(comparison.reference).toStdString() + "\n" + columns(rows);
}

Expected<CompareHow> howOf(const CompareOptions& options, const Scene& reference) {
    CompareHow how{options.causes ? FindCauses::Yes : FindCauses::No};
    SINEW_TRY(how.subdivision, subdivisionChoices(options.subdivision, reference, options.reference));
    return how;
}

Expected<Comparison> compareNearestBone(const Scene& reference, const CompareHow& how) {
    SINEW_TRY(const auto weights, bindToNearestBone(reference, BindSettings()));
    return compareWithWeights(reference, weights, how);
}

/// Adds to `notices` those of reading the file.
Expected<Comparison> compareFile(const Scene& reference, const CompareOptions& options, const CompareHow& how,
                                 Notices& notices, Progress& progress) {
    SINEW_TRY(const ImportedScene candidate,
              importScene(options.candidate, progress, importOptions(options.common.read)));
    append(notices, candidate.notices);
    return compareScenes(reference, candidate.scene, how);
}

Expected<ComparedFaces> compareFaces(const Comparison& comparison, const Skeleton& skeleton,
                                     Progress& progress) {
    ComparedFaces faces;
    SINEW_TRY(const StressFaces stress, StressFaces::make(comparison.weights, skeleton, progress));
    SINEW_TRY(faces.reference, stress.counts(comparison.weights.reference, progress));
    SINEW_TRY(faces.candidate, stress.counts(comparison.weights.candidate, progress));
    return faces;
}

} // namespace

Expected<Printout> compareFiles(const CompareOptions& options, Progress& progress) {
    SINEW_TRY(const ImportedScene reference,
              importScene(options.reference, progress, importOptions(options.common.read)));
    if (reference.scene.skeleton.empty()) {
        return fail(ErrorCode::NotRigged, {options.reference});
    }
    Notices notices = reference.notices;
    SINEW_TRY(const CompareHow how, howOf(options, reference.scene));
    SINEW_TRY(const Comparison comparison,
              options.nearestBone ? compareNearestBone(reference.scene, how)
                                  : compareFile(reference.scene, options, how, notices, progress));
    SINEW_TRY(const ComparedFaces faces, compareFaces(comparison, reference.scene.skeleton, progress));
    return Printout{options.json ? jsonText(comparisonJson(comparison, faces, options))
                                 : comparisonText(comparison, faces, options),
                    {},
                    issuesOf(notices),
                    reference.scene.metersPerUnit};
}

} // namespace sinew
