#include "core/bind/bones/SkeletonPlacement.h"

#include "core/bind/bones/SkeletonFitSearch.h"

#include <algorithm>
#include <cstdio>

namespace sinew {
namespace {

/// A skeleton that is smaller than this part of the mesh was made for another one; with few joints it may
/// still be meant so.
constexpr double kTiny = 0.2;
constexpr std::size_t kSeveralJoints = 5;
/// Bones that are larger than the mesh by this are looked at.
constexpr double kLarge = 2.0;
/// Bones this near to the volume count as inside, voxels of the coarse volume.
constexpr double kNear = 1.5;

using BonePlaces = std::vector<std::vector<Vec3>>;

/// At least half of a bone does: those of a giant skeleton may well run through the mesh.
bool liesInside(const std::vector<Vec3>& bone, const MeshVolume& volume, const SkeletonFit& fit) {
    const double near = kNear * volume.voxelSize();
    const auto within =
        std::ranges::count_if(bone, [&](const Vec3& place) { return volume.outside(fit(place)) < near; });
    return 2 * static_cast<std::size_t>(within) >= bone.size();
}

std::size_t countOutside(const BonePlaces& bones, const MeshVolume& volume, const SkeletonFit& fit) {
    return static_cast<std::size_t>(
        std::ranges::count_if(bones, [&](const auto& bone) { return !liesInside(bone, volume, fit); }));
}

double sizeOf(const BonePlaces& bones) {
    Aabb box;
    for (const auto& bone : bones) {
        for (const Vec3& place : bone) {
            box.add(place);
        }
    }
    return box.diagonal();
}

double sizeOf(const BindProblem& problem) {
    Aabb box;
    for (const Vec3& point : problem.usedVertices) {
        box.add(point);
    }
    return box.diagonal();
}

std::string fourDigits(double value) {
    char text[32];
    std::snprintf(text, sizeof text, "%.4g", value);
    return text;
}

/// Scale, axis that is turned up, degrees about the vertical, move in metres.
std::vector<std::string> argumentsOf(const SkeletonFit& fit, const Scene& scene) {
    std::vector<std::string> arguments{fourDigits(fit.scale), upAxisOf(fit),
                                       std::to_string(quarterTurnOf(fit))};
    for (Eigen::Index axis = 0; axis < 3; ++axis) {
        arguments.push_back(std::to_string(fit.move[axis] * scene.metersPerUnit));
    }
    return arguments;
}

} // namespace

Expected<SkeletonPlacement> judgeSkeleton(const Scene& scene, const BindSettings& settings,
                                          Progress& progress) {
    const auto sources = chooseBones(scene, settings);
    if (!sources) {
        return fail(sources.error());
    }
    const auto problem = makeBindProblem(scene, settings.fixes);
    if (!problem) {
        return fail(problem.error());
    }
    SkeletonPlacement place;
    const BonePlaces bones = placesAlongBones(sources->joints);
    place.joints = bones.size();
    if (bones.empty() || problem->triangles.empty()) {
        return place;
    }
    const auto volume = MeshVolume::build(*problem, progress);
    if (!volume) {
        return fail(volume.error());
    }
    const auto most = [&](std::size_t outside) { return 2 * outside > place.joints; };
    place.outside = countOutside(bones, *volume, {});
    place.astray =
        most(place.outside) || (place.joints >= kSeveralJoints && sizeOf(bones) < kTiny * sizeOf(*problem));
    if (place.astray) {
        const SkeletonFit fit = findSkeletonFit(bones, *volume);
        if (progress.canceled()) {
            return fail(ErrorCode::Canceled);
        }
        if (!most(countOutside(bones, *volume, fit))) {
            place.fit = fit;
        }
    }
    return place;
}

bool mayBeAstray(const BindProblem& problem, const std::vector<Bone>& sources, std::size_t sourcesOutside) {
    const double bones = sizeOf(placesAlongBones(sources));
    const double mesh = sizeOf(problem);
    return 2 * sourcesOutside > sources.size() || bones < kTiny * mesh || bones > kLarge * mesh;
}

Notice noticeOf(const SkeletonPlacement& place, const Scene& scene) {
    Notice notice{
        NoticeCode::SkeletonOutside, scene.sourceFile, place.outside, {std::to_string(place.joints)}};
    if (place.fit) {
        notice.code = NoticeCode::SkeletonFitProposed;
        const auto fit = argumentsOf(*place.fit, scene);
        notice.arguments.insert(notice.arguments.end(), fit.begin(), fit.end());
    }
    return notice;
}

Notice fittedNotice(const SkeletonFit& fit, const Scene& scene) {
    return {NoticeCode::SkeletonFitted, scene.sourceFile, 1, argumentsOf(fit, scene)};
}

} // namespace sinew
