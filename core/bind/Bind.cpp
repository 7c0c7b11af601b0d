#include "core/bind/Bind.h"

#include "core/bind/BindNotices.h"
#include "core/bind/BindProblem.h"
#include "core/bind/GeodesicVoxel.h"
#include "core/bind/Sources.h"
#include "core/bind/StageClock.h"
#include "core/weights/Falloff.h"

#include <algorithm>
#include <new>

namespace sinew {
namespace {

std::vector<std::int32_t> jointsOf(const Sources& sources) {
    std::vector<std::int32_t> joints;
    for (const SourceJoint& source : sources.joints) {
        joints.push_back(source.joint);
    }
    return joints;
}

/// Every point of a part gets the weights of its welded point; parts that were not solved keep theirs.
std::vector<std::shared_ptr<const SkinWeights>> spreadToParts(const Scene& scene, const BindProblem& problem,
                                                              const SkinWeights& welded) {
    std::vector<std::shared_ptr<const SkinWeights>> result;
    for (const Part& part : scene.parts) {
        result.push_back(part.weights);
    }
    for (std::size_t n = 0; n < problem.parts.size(); ++n) {
        SkinWeightsBuilder builder;
        const std::size_t count = problem.firstPoint[n + 1] - problem.firstPoint[n];
        builder.reserve(count, count * 4);
        for (std::size_t p = problem.firstPoint[n]; p < problem.firstPoint[n + 1]; ++p) {
            builder.add(welded.at(problem.weld.groupOfPoint[p]));
        }
        result[problem.parts[n]] = std::make_shared<const SkinWeights>(builder.finish());
    }
    return result;
}

void countVoxels(const GeodesicField& field, BindReport& report) {
    report.leaves = field.voxels.size();
    report.boundaryVoxels = field.voxels.count(kLeafBoundary);
    report.interiorLeaves = field.voxels.count(kLeafInterior);
    report.boneVoxels = field.voxels.count(kLeafBone);
    report.oneVoteLeaves = field.oneVoteLeaves;
    report.components = field.componentCount;
    report.bridges = field.loose.size();
    report.voxelSize = field.voxels.frame().voxelSize;
}

void countWeights(const BindResult& result, BindReport& report) {
    for (const auto& weights : result.weights) {
        report.points += weights->pointCount();
        report.unweightedPoints += weights->unweightedCount();
        report.largestInfluenceCount =
            std::max(report.largestInfluenceCount, weights->largestInfluenceCount());
    }
}

Expected<BindResult> bindParts(const Scene& scene, const BindSettings& settings, StageClock& clock) {
    clock.report(Stage::Prepare, 0.0);
    if (auto valid = validate(settings); !valid) {
        return fail(valid.error());
    }
    auto sources = chooseSources(scene, settings);
    if (!sources) {
        return fail(sources.error());
    }
    auto problem = makeBindProblem(scene);
    if (!problem) {
        return fail(problem.error());
    }
    BindResult result;
    BindReport& report = result.report;
    report.penalty = effectivePenalty(settings);
    report.sources = jointsOf(*sources);
    report.sourceJoints = sources->joints.size();
    for (const SourceJoint& source : sources->joints) {
        report.boneSegments += source.segments.size();
    }
    report.weldedPoints = problem->points.size();
    report.triangles = problem->triangles.size();
    report.notices = std::move(sources->notices);
    report.notices.insert(report.notices.end(), problem->notices.begin(), problem->notices.end());

    if (problem->parts.empty()) { // all hang on joints
        result.weights = spreadToParts(scene, *problem, {});
        countWeights(result, report);
        return result;
    }
    const auto field = solveGeodesicField(*problem, scene, sources->joints, settings, clock);
    if (!field) {
        return fail(field.error());
    }
    clock.report(Stage::Weights, 0.0);
    const SkinWeights welded =
        weightsFromDistances(field->distances, report.sources, settings.falloff, settings.alpha,
                             static_cast<std::size_t>(settings.maxInfluences), settings.weightThreshold);
    result.weights = spreadToParts(scene, *problem, welded);
    countVoxels(*field, report);
    countWeights(result, report);
    addFieldNotices(scene, *problem, *field, welded, report);
    return result;
}

} // namespace

Expected<BindResult> bind(const Scene& scene, const BindSettings& settings, Progress& progress) {
    StageClock clock(progress);
    try {
        auto result = bindParts(scene, settings, clock);
        if (result && progress.canceled()) {
            return fail(ErrorCode::Canceled);
        }
        if (result) {
            result->report.stages = clock.finish();
        } else if (result.error().code == ErrorCode::ZeroSizeScene) {
            return fail(ErrorCode::ZeroSizeScene, {scene.sourceFile});
        }
        return result;
    } catch (const std::bad_alloc&) {
        return fail(ErrorCode::OutOfMemory, {"bind"});
    }
}

} // namespace sinew
