#include "core/bind/BindField.h"
#include "core/bind/BindNotices.h"
#include "core/bind/BindVolume.h"
#include "core/bind/RigidProposals.h"
#include "core/bind/RuledWeights.h"
#include "core/bind/SpreadWeights.h"
#include "core/weights/Falloff.h"

#include <algorithm>

namespace sinew {
namespace {

/// What weights are made of: distances of all sources or of some.
struct Rows {
    std::vector<std::vector<float>> some; ///< copies, where not all count
    std::vector<float> girths;            ///< empty: all 1
    std::vector<std::int32_t> joints;
    std::span<const std::vector<float>> all;

    DistanceTable table() const { return {all, girths}; }
};

Rows allRows(const BindField& field, const BindSettings& settings) {
    return {{}, settings.girths ? field.girths : std::vector<float>(), field.sourceJoints(), field.distances};
}

Rows someRows(const BindField& field, const BindSettings& settings, const std::vector<std::size_t>& sources) {
    Rows rows;
    for (const std::size_t source : sources) {
        rows.some.push_back(field.distances[source]);
        rows.joints.push_back(field.sources->joints[source].joint);
        if (settings.girths) {
            rows.girths.push_back(field.girths[source]);
        }
    }
    rows.all = rows.some;
    return rows;
}

WeightTable smoothTable(const BindField& field, const Rows& rows, const BindSettings& settings,
                        Progress& progress) {
    WeightTable table = weightTable(rows.table(), settings.falloff, settings.alpha,
                                    static_cast<std::size_t>(settings.maxInfluences), progress);
    field.diffusion->apply(table, field.thickness, settings.smoothing, progress);
    return table;
}

SkinWeights weldedWeights(const BindField& field, const Rows& rows, const BindSettings& settings,
                          Progress& progress) {
    const auto influences = static_cast<std::size_t>(settings.maxInfluences);
    if (settings.smoothing == 0.0) { // only the nearest sources need be looked at
        return weightsFromDistances(rows.table(), rows.joints, settings.falloff, settings.alpha, influences,
                                    settings.weightThreshold, progress);
    }
    return weightsFromTable(smoothTable(field, rows, settings, progress), rows.joints, influences,
                            settings.weightThreshold, progress);
}

/// Weights of every part, the rules obeyed. Leaves the welded points' own in `welded`.
std::vector<std::shared_ptr<const SkinWeights>> weigh(const Scene& scene, const BindField& field,
                                                      const BindSettings& settings, SkinWeights& welded,
                                                      Notices& notices, Progress& progress) {
    if (field.volume) {
        welded = weldedWeights(field, allRows(field, settings), settings, progress);
    }
    if (progress.canceled()) {
        return {};
    }
    auto weights = spreadToParts(scene, *field.problem, welded);
    const auto weighSome = [&](const std::vector<std::size_t>& sources) {
        return weldedWeights(field, someRows(field, settings, sources), settings, progress);
    };
    applyRules(scene, field, welded, weighSome, settings, weights, notices, progress);
    return weights;
}

void countVoxels(const BindField& field, BindReport& report) {
    const SparseVoxels& voxels = field.volume->voxels;
    report.leaves = voxels.size();
    report.boundaryVoxels = voxels.count(kLeafBoundary);
    report.interiorLeaves = voxels.count(kLeafInterior);
    report.boneVoxels = voxels.count(kLeafBone);
    report.oneVoteLeaves = voxels.count(kLeafOneVote);
    report.components = field.volume->graph.components().count;
    report.bridges = field.loose.size();
    report.voxelSize = voxels.frame().baseVoxelSize();
    report.finestVoxelSize = voxels.frame().voxelSize;
    report.leaks = field.volume->plan.places;
}

void countWeights(const BindResult& result, BindReport& report) {
    for (const auto& weights : result.weights) {
        if (!weights) {
            continue; // left out by a rule, and it came without
        }
        report.points += weights->pointCount();
        report.unweightedPoints += weights->unweightedCount();
        report.largestInfluenceCount =
            std::max(report.largestInfluenceCount, weights->largestInfluenceCount());
    }
}

void describeProblem(const BindField& field, BindReport& report) {
    report.stages = field.stages;
    report.penalty = effectivePenalty(field.settings);
    report.sources = field.sourceJoints();
    report.sourceJoints = report.sources.size();
    for (const SourceJoint& source : field.sources->joints) {
        report.boneSegments += source.segments.size();
    }
    report.weldedPoints = field.problem->points.size();
    report.triangles = field.problem->triangles.size();
    report.notices = field.sources->notices;
    report.notices.insert(report.notices.end(), field.problem->notices.begin(), field.problem->notices.end());
}

} // namespace

WeightTable unlimitedWeights(const BindField& field, const BindSettings& settings, Progress& progress) {
    return smoothTable(field, allRows(field, settings), settings, progress);
}

WeightTable unlimitedWeights(const BindField& field, const BindSettings& settings,
                             const std::vector<std::size_t>& sources, Progress& progress) {
    return smoothTable(field, someRows(field, settings, sources), settings, progress);
}

BindResult weighBindField(const Scene& scene, const BindField& field, const BindSettings& settings,
                          Progress& progress) {
    BindResult result;
    describeProblem(field, result.report);
    SkinWeights welded;
    result.weights = weigh(scene, field, settings, welded, result.report.notices, progress);
    if (progress.canceled()) {
        return result;
    }
    countWeights(result, result.report);
    proposeRigid(scene, field, result);
    if (field.volume) {
        countVoxels(field, result.report);
        addFieldNotices(scene, field, welded, result.report);
    }
    return result;
}

std::vector<std::shared_ptr<const SkinWeights>> weightsOfField(const Scene& scene, const BindField& field,
                                                               const BindSettings& settings) {
    Progress progress;
    SkinWeights welded;
    Notices notices;
    return weigh(scene, field, settings, welded, notices, progress);
}

} // namespace sinew
