#include "core/bind/BindField.h"
#include "core/bind/BindNotices.h"
#include "core/bind/SpreadWeights.h"
#include "core/weights/Falloff.h"

#include "core/bind/BindVolume.h"
#include <algorithm>

namespace sinew {
namespace {

DistanceTable distancesOf(const BindField& field, const BindSettings& settings) {
    return {field.distances,
            settings.girths ? std::span<const float>(field.girths) : std::span<const float>()};
}

SkinWeights weldedWeights(const BindField& field, const BindSettings& settings, Progress& progress) {
    const std::vector<std::int32_t> joints = field.sourceJoints();
    const auto influences = static_cast<std::size_t>(settings.maxInfluences);
    if (settings.smoothing == 0.0) { // only the nearest sources need be looked at
        return weightsFromDistances(distancesOf(field, settings), joints, settings.falloff, settings.alpha,
                                    influences, settings.weightThreshold, progress);
    }
    return weightsFromTable(unlimitedWeights(field, settings, progress), joints, influences,
                            settings.weightThreshold, progress);
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
    WeightTable table = weightTable(distancesOf(field, settings), settings.falloff, settings.alpha,
                                    static_cast<std::size_t>(settings.maxInfluences), progress);
    field.diffusion->apply(table, field.thickness, settings.smoothing, progress);
    return table;
}

BindResult weighBindField(const Scene& scene, const BindField& field, const BindSettings& settings,
                          Progress& progress) {
    BindResult result;
    describeProblem(field, result.report);
    SkinWeights welded;
    if (field.volume) {
        welded = weldedWeights(field, settings, progress);
        if (progress.canceled()) {
            return result;
        }
        countVoxels(field, result.report);
    }
    result.weights = spreadToParts(scene, *field.problem, welded);
    countWeights(result, result.report);
    if (field.volume) {
        addFieldNotices(scene, field, welded, result.report);
    }
    return result;
}

std::vector<std::shared_ptr<const SkinWeights>> weightsOfField(const Scene& scene, const BindField& field,
                                                               const BindSettings& settings) {
    Progress progress;
    return spreadToParts(scene, *field.problem,
                         field.volume ? weldedWeights(field, settings, progress) : SkinWeights());
}

} // namespace sinew
