#include "core/bind/BindField.h"

#include "core/bind/BindSurface.h"
#include "core/bind/BindVolume.h"
#include "core/bind/BoneDistances.h"
#include "core/bind/FarBones.h"
#include "core/bind/FieldStages.h"
#include "core/bind/LeafBones.h"
#include "core/bind/RuledWeights.h"
#include "core/bind/StageClock.h"
#include "core/distance/GeodesicDistance.h"
#include "core/distance/PointLookup.h"

#include <algorithm>
#include <limits>
#include <new>

namespace sinew {
namespace {

std::vector<LooseComponent> looseComponents(const BindVolume& volume, const PointLookup& lookup) {
    std::vector<LooseComponent> loose;
    const LeafComponents& components = volume.graph.components();
    std::vector<std::uint32_t> indexOf(components.count, kNoLeaf);
    for (const Bridge& bridge : volume.bridges.joined) {
        indexOf[bridge.component] = static_cast<std::uint32_t>(loose.size());
        loose.push_back({bridge, {}});
    }
    for (std::size_t p = 0; p < lookup.pointCount(); ++p) {
        const std::uint32_t index = indexOf[components.ofLeaf[lookup.homeLeaf(p)]];
        if (index != kNoLeaf) {
            loose[index].points.push_back(static_cast<std::uint32_t>(p));
        }
    }
    return loose;
}

} // namespace

Expected<void> prepareField(const Scene& scene, const BindSettings& settings, BindField& field) {
    auto sources = chooseSources(scene, settings);
    if (!sources) {
        return fail(sources.error());
    }
    auto problem = makeBindProblem(scene, settings.fixes, settings.parts);
    if (!problem) {
        return fail(problem.error());
    }
    if (auto usable = checkRuledJoints(scene, problem->plan, *sources); !usable) {
        return usable;
    }
    if (settings.fitLastBones) {
        fitLeafBones(*problem, sources->joints);
    }
    clipFarBones(scene, *problem, *sources);
    field.sources = std::make_shared<const Sources>(std::move(*sources));
    field.problem = std::make_shared<const BindProblem>(std::move(*problem));
    return {};
}

Expected<void> solveVolumeOfField(const Scene& scene, BindField& field, Progress& progress) {
    auto volume = solveBindVolume(*field.problem, scene, field.sources->joints, field.settings, progress);
    if (!volume) {
        return fail(volume.error());
    }
    field.volume = std::make_shared<const BindVolume>(std::move(*volume));
    progress.report(Stage::Adjacency, 0.9);
    describeSurface(scene, field, progress);
    return {};
}

void describeSurface(const Scene& scene, BindField& field, Progress& progress) {
    const std::size_t outside = field.volume->seeds.notices.size();
    if (mayBeAstray(*field.problem, field.sources->joints, outside)) {
        if (auto place = judgeSkeleton(scene, field.settings, progress)) {
            field.skeletonPlace = *place; // else canceled
        }
    }
    field.holes = checkHoles(*field.problem, field.volume->voxels);
    field.diffusion = std::make_shared<const SurfaceDiffusion>(
        field.problem->points, sharedTriangles(scene, *field.problem), progress);
    field.followers = findFollowers(scene, *field.problem, progress);
    field.laid = findLaidPieces(scene, *field.problem);
}

namespace {

/// How thick limbs are: distances to the nearest source.
void measureThickness(BindField& field) {
    const VoxelFrame& frame = field.volume->voxels.frame();
    const double extent = frame.voxelSize * frame.resolution();
    field.thickness.assign(field.problem->points.size(), std::numeric_limits<float>::infinity());
    for (const std::vector<float>& row : field.distances) {
        for (std::size_t p = 0; p < field.thickness.size(); ++p) {
            field.thickness[p] = std::min(field.thickness[p], row[p] * static_cast<float>(extent));
        }
    }
}

} // namespace

void makeLookup(BindField& field) {
    const BindVolume& volume = *field.volume;
    field.lookup = std::make_shared<const PointLookup>(toGrid(field.problem->points, volume.voxels.frame()),
                                                       volume.voxels, volume.tree, field.settings.lookup);
}

Expected<void> solveDistances(BindField& field, SearchReach reach, Progress& progress) {
    const BindVolume& volume = *field.volume;
    field.walks = std::make_shared<const WalkGround>(walkGround(volume, effectivePenalty(field.settings)));
    progress.report(Stage::Distances, 0.0);
    if (progress.canceled()) { // the ground alone takes its time
        return fail(ErrorCode::Canceled);
    }
    if (!measureDistances(field, reach, progress)) {
        return fail(ErrorCode::Canceled);
    }
    field.loose = looseComponents(volume, *field.lookup);
    measureThickness(field);
    return {};
}

namespace {

Expected<void> solve(const Scene& scene, BindField& field, const BindField* previous, SearchReach reach,
                     Progress& progress) {
    progress.report(Stage::Prepare, 0.0);
    if (auto valid = validate(field.settings); !valid) {
        return valid;
    }
    const BindRework rework =
        previous == nullptr ? BindRework::Volume : reworkFor(previous->settings, field.settings);
    if (rework == BindRework::Volume) {
        if (auto prepared = prepareField(scene, field.settings, field); !prepared) {
            return prepared;
        }
        if (field.problem->triangles.empty()) { // all hang on joints or are set aside
            return {};
        }
        if (auto solved = solveVolumeOfField(scene, field, progress); !solved) {
            return solved;
        }
    } else {
        field.sources = previous->sources;
        field.problem = previous->problem;
        field.skeletonPlace = previous->skeletonPlace;
        field.holes = previous->holes;
        field.volume = previous->volume;
        field.diffusion = previous->diffusion;
        field.followers = previous->followers;
    }
    if (!field.volume) {
        return {};
    }
    if (rework < BindRework::Distances) {
        field.walks = previous->walks;
        field.lookup = previous->lookup;
        field.distances = previous->distances;
        field.loose = previous->loose;
        field.girths = previous->girths;
        field.thickness = previous->thickness;
        return {};
    }
    makeLookup(field);
    return solveDistances(field, reach, progress);
}

} // namespace

std::vector<std::int32_t> BindField::sourceJoints() const {
    std::vector<std::int32_t> joints;
    for (const SourceJoint& source : sources->joints) {
        joints.push_back(source.joint);
    }
    return joints;
}

std::int32_t BindField::sourceOf(std::int32_t joint) const {
    for (std::size_t s = 0; s < sources->joints.size(); ++s) {
        if (sources->joints[s].joint == joint) {
            return static_cast<std::int32_t>(s);
        }
    }
    return kNone;
}

BindRework reworkFor(const BindSettings& from, const BindSettings& to) {
    if (from.resolution != to.resolution || from.insideRule != to.insideRule ||
        from.automatic != to.automatic || (to.automatic && from.gap != to.gap) || from.refine != to.refine ||
        from.voxelEdits != to.voxelEdits || from.windingNumbers != to.windingNumbers ||
        from.fixes != to.fixes || from.jointChoice != to.jointChoice || from.joints != to.joints ||
        from.handles != to.handles || from.fitLastBones != to.fitLastBones ||
        from.handOverBones != to.handOverBones || from.parts != to.parts) {
        return BindRework::Volume;
    }
    if (effectivePenalty(from) != effectivePenalty(to) || from.lookup != to.lookup) {
        return BindRework::Distances;
    }
    const bool equal = from.alpha == to.alpha && from.falloff == to.falloff &&
                       from.maxInfluences == to.maxInfluences && from.weightThreshold == to.weightThreshold &&
                       from.smoothing == to.smoothing && from.girths == to.girths &&
                       from.regions == to.regions && from.boneAlphas == to.boneAlphas;
    return equal ? BindRework::Nothing : BindRework::Weights;
}

Expected<std::shared_ptr<const BindField>> solveBindField(const Scene& scene, const BindSettings& settings,
                                                          Progress& progress, const BindField* previous,
                                                          SearchReach reach) {
    StageClock clock(progress);
    try {
        auto field = std::make_shared<BindField>();
        field->settings = settings;
        Expected<void> solved = solve(scene, *field, previous, reach, clock);
        if (solved && progress.canceled()) {
            solved = fail(ErrorCode::Canceled);
        }
        if (!solved) {
            const bool nameFile = solved.error().code == ErrorCode::ZeroSizeScene;
            return nameFile ? fail(ErrorCode::ZeroSizeScene, {scene.sourceFile}) : fail(solved.error());
        }
        field->stages = clock.finish();
        return field;
    } catch (const std::bad_alloc&) {
        return fail(ErrorCode::OutOfMemory, {"bind", scene.sourceFile});
    }
}

std::vector<float> leafDistances(const BindField& field, std::size_t source, Progress& progress) {
    return geodesicDistances(*field.walks, field.volume->seeds.ofSource[source], progress);
}

} // namespace sinew
