#include "core/bind/BindField.h"
#include "core/bind/BindNotices.h"
#include "core/bind/BindVolume.h"
#include "core/bind/PartProposals.h"
#include "core/bind/RegionReport.h"
#include "core/bind/RegionWeights.h"
#include "core/bind/RuledWeights.h"
#include "core/bind/SpreadWeights.h"
#include "core/weights/Falloff.h"

#include <algorithm>
#include <numeric>
#include <optional>

namespace sinew {
namespace {

/// What weights are made of: distances of all sources or of some.
struct Rows {
    std::vector<std::size_t> sources;
    std::vector<std::vector<float>> some; ///< copies, where not all count
    std::vector<float> girths;            ///< empty: all 1
    std::vector<std::int32_t> joints;
    std::span<const std::vector<float>> all;

    DistanceTable table() const { return {all, girths}; }
};

Rows allRows(const BindField& field, const BindSettings& settings) {
    Rows rows;
    rows.joints = field.sourceJoints();
    rows.sources.resize(rows.joints.size());
    std::iota(rows.sources.begin(), rows.sources.end(), std::size_t{0});
    rows.girths = settings.girths ? field.girths : std::vector<float>();
    rows.all = field.distances;
    return rows;
}

Rows someRows(const BindField& field, const BindSettings& settings, const std::vector<std::size_t>& sources) {
    Rows rows;
    rows.sources = sources;
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

/// Falloff and diffusion. What regions say goes in before diffusion, which so smooths their edges like any
/// other, and what it then carried into one that only some joints may move is taken out again.
WeightTable smoothTable(const BindField& field, const Rows& rows, const RegionPlan& plan,
                        const BindSettings& settings, Progress& progress) {
    const RegionTable regions{field, plan, rows.table(), rows.sources, rows.joints};
    const bool everywhere = plan.points.size() == field.problem->points.size();
    WeightTable table = everywhere ? WeightTable(field.problem->points.size(), rows.joints.size())
                                   : weightTable(rows.table(), settings.falloff, settings.alpha,
                                                 static_cast<std::size_t>(settings.maxInfluences), progress);
    fillRegions(regions, table, progress);
    field.diffusion->apply(table, field.thickness, settings.smoothing, progress);
    holdRegions(regions, table, progress);
    return table;
}

/// Weights outside of all regions and, where no limit differs, in them.
SkinWeights plainWeights(const Rows& rows, const WeightTable* table, const BindSettings& settings,
                         const Progress& progress) {
    const auto influences = static_cast<std::size_t>(settings.maxInfluences);
    if (table == nullptr) { // only the nearest sources need be looked at
        return weightsFromDistances(rows.table(), rows.joints, settings.falloff, settings.alpha, influences,
                                    settings.weightThreshold, progress);
    }
    return weightsFromTable(*table, rows.joints, influences, settings.weightThreshold, progress);
}

SkinWeights weldedWeights(const BindField& field, const Rows& rows, const BindSettings& settings,
                          Progress& progress) {
    const RegionPlan plan = planRegions(field, settings, rows.sources);
    const RegionTable regions{field, plan, rows.table(), rows.sources, rows.joints};
    std::optional<WeightTable> table;
    if (settings.smoothing != 0.0) {
        table = smoothTable(field, rows, plan, settings, progress);
    }
    const bool replaced = !plan.points.empty() && (!table || plan.limitsDiffer());
    if (!replaced || progress.canceled()) {
        return plainWeights(rows, table ? &*table : nullptr, settings, progress);
    }
    const SkinWeights own = table ? limitRegions(regions, *table, settings.weightThreshold, progress)
                                  : weightsInRegions(regions, settings.weightThreshold, progress);
    if (plan.points.size() == field.problem->points.size() || progress.canceled()) {
        return own;
    }
    return replacePoints(plainWeights(rows, table ? &*table : nullptr, settings, progress), plan.points, own);
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

/// A skeleton astray goes before all else, and speaks for its joints.
void headSkeleton(const Scene& scene, const SkeletonPlace& place, BindReport& report) {
    std::erase_if(report.notices, [](const Notice& notice) {
        return notice.code == NoticeCode::JointOutside || notice.code == NoticeCode::JointFar;
    });
    report.notices.insert(report.notices.begin(), noticeOf(place, scene));
    report.skeletonFit = place.fit;
}

} // namespace

WeightTable unlimitedWeights(const BindField& field, const BindSettings& settings, Progress& progress) {
    const Rows rows = allRows(field, settings);
    return smoothTable(field, rows, planRegions(field, settings, rows.sources), settings, progress);
}

WeightTable unlimitedWeights(const BindField& field, const BindSettings& settings,
                             const std::vector<std::size_t>& sources, Progress& progress) {
    const Rows rows = someRows(field, settings, sources);
    return smoothTable(field, rows, planRegions(field, settings, rows.sources), settings, progress);
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
    proposeTreatments(scene, field, welded, result);
    reportRegions(field, settings, result.report);
    if (field.volume) {
        countVoxels(field, result.report);
        addFieldNotices(scene, field, welded, result.report);
    }
    if (field.skeletonPlace.astray) {
        headSkeleton(scene, field.skeletonPlace, result.report);
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
