#include "core/bind/ReuseVolume.h"

#include "core/bind/BindVolume.h"
#include "core/bind/FieldStages.h"
#include "core/distance/PointLookup.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace sinew {
namespace {

/// Joints may differ by so much of a base voxel.
constexpr double kSamePlace = 0.1;

Error jointDiffers(const Scene& other, const std::string& joint) {
    return makeError(ErrorCode::ReuseJointDiffers, {other.sourceFile, joint});
}

Expected<void> checkSkeletons(const Scene& other, const Scene& scene, double voxelSize) {
    const std::vector<Joint>& theirs = other.skeleton.joints;
    const std::vector<Joint>& ours = scene.skeleton.joints;
    for (std::size_t j = 0; j < std::max(theirs.size(), ours.size()); ++j) {
        if (j >= theirs.size() || j >= ours.size()) {
            return fail(jointDiffers(other, (j < ours.size() ? ours : theirs)[j].name));
        }
        const Vec3 apart =
            ours[j].modelFromJointBind.translation() - theirs[j].modelFromJointBind.translation();
        if (ours[j].name != theirs[j].name || !(apart.norm() <= kSamePlace * voxelSize)) {
            return fail(jointDiffers(other, ours[j].name));
        }
    }
    return {};
}

/// The rules for parts that a scene has.
std::vector<PartRule> rulesFor(const Scene& scene, std::vector<PartRule> rules) {
    std::erase_if(rules, [&scene](const PartRule& rule) {
        for (std::size_t part = 0; part < scene.parts.size(); ++part) {
            if (partName(scene, part) == rule.part) {
                return false;
            }
        }
        return true;
    });
    return rules;
}

/// Points of one part that lie too far outside.
struct Outside {
    std::size_t points = 0;
    float farthest = 0.0F; ///< voxels
};

Expected<void> checkFit(const Scene& other, const Scene& scene, const BindField& field) {
    const VoxelFrame& frame = field.volume->voxels.frame();
    std::map<std::uint32_t, float> far; // welded points
    for (const std::uint32_t group : field.lookup->outside()) {
        const float offset = field.lookup->samples(group)[0].offset;
        if (static_cast<double>(offset) > kMostOutside * frame.baseVoxel()) {
            far[group] = offset;
        }
    }
    const BindProblem& problem = *field.problem;
    for (std::size_t n = 0; n < problem.parts.size() && !far.empty(); ++n) {
        Outside outside;
        const std::size_t count = problem.firstPoint[n + 1] - problem.firstPoint[n];
        for (std::size_t p = 0; p < count; ++p) {
            const auto found = far.find(problem.weld.groupOfPoint[problem.firstPoint[n] + p]);
            if (found != far.end() &&
                !problem.plan.isAside(problem.parts[n], static_cast<std::uint32_t>(p))) {
                ++outside.points;
                outside.farthest = std::max(outside.farthest, found->second);
            }
        }
        if (outside.points > 0) {
            const double meters =
                static_cast<double>(outside.farthest) * frame.voxelSize * scene.metersPerUnit;
            return fail(ErrorCode::ReusePartOutside,
                        {partName(scene, problem.parts[n]), std::to_string(outside.points),
                         std::to_string(meters), other.sourceFile});
        }
    }
    return {};
}

Expected<void> solve(const Scene& other, const Scene& scene, BindField& field, SearchReach reach,
                     Progress& progress) {
    if (auto valid = validate(field.settings); !valid) {
        return valid;
    }
    BindField lender;
    lender.settings = field.settings;
    lender.settings.parts = rulesFor(other, field.settings.parts);
    if (auto prepared = prepareField(other, lender.settings, lender); !prepared) {
        return prepared;
    }
    if (auto prepared = prepareField(scene, field.settings, field); !prepared) {
        return prepared;
    }
    if (field.problem->triangles.empty()) { // all hang on joints or are set aside
        return {};
    }
    if (lender.problem->triangles.empty()) {
        return fail(ErrorCode::NoFaces, {other.sourceFile});
    }
    if (auto solved = solveVolumeOfField(other, lender, progress); !solved) {
        return solved;
    }
    if (auto same = checkSkeletons(other, scene, lender.volume->voxels.frame().baseVoxelSize()); !same) {
        return same;
    }
    field.sources = lender.sources;
    field.volume = lender.volume;
    makeLookup(field);
    if (auto fits = checkFit(other, scene, field); !fits) {
        return fits;
    }
    describeSurface(scene, field, progress);
    return solveDistances(field, reach, progress);
}

} // namespace

Expected<std::shared_ptr<const BindField>> solveInVolumeOf(const Scene& other, const Scene& scene,
                                                           const BindSettings& settings, SearchReach reach,
                                                           Progress& progress) {
    progress.report(Stage::Prepare, 0.0);
    auto field = std::make_shared<BindField>();
    field->settings = settings;
    if (auto solved = solve(other, scene, *field, reach, progress); !solved) {
        return fail(solved.error());
    }
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    return field;
}

} // namespace sinew
