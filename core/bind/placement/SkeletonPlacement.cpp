#include "core/bind/placement/SkeletonPlacement.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <optional>

namespace sinew {
namespace {

/// A skeleton that is smaller than this part of the character was made for another one.
constexpr double kTiny = 0.2;
/// Bones that are larger than the mesh by this are looked at.
constexpr double kLarge = 2.0;
/// Bones this near to the volume count as inside, voxels of the coarse volume.
constexpr double kNear = 1.5;

using BonePoints = std::vector<std::vector<Vec3>>;

/// At least half of a bone does: those of a giant skeleton may well run through the mesh.
bool liesInside(const std::vector<Vec3>& bone, const MeshVolume& volume, const SkeletonFit& fit) {
    const double near = kNear * volume.voxelSize();
    const auto within = std::ranges::count_if(
        bone, [&](const Vec3& position) { return volume.outside(fit(position)) < near; });
    return 2 * static_cast<std::size_t>(within) >= bone.size();
}

std::size_t countOutside(const BonePoints& bones, const MeshVolume& volume, const SkeletonFit& fit) {
    return static_cast<std::size_t>(
        std::ranges::count_if(bones, [&](const auto& bone) { return !liesInside(bone, volume, fit); }));
}

Aabb boxOf(const BonePoints& bones) {
    Aabb box;
    for (const auto& bone : bones) {
        for (const Vec3& position : bone) {
            box.add(position);
        }
    }
    return box;
}

double sizeOf(const BonePoints& bones) {
    return boxOf(bones).diagonal();
}

double sizeOf(const BindProblem& problem) {
    Aabb box;
    for (const Vec3& point : problem.usedVertices) {
        box.add(point);
    }
    return box.diagonal();
}

bool holds(const Aabb& box, const Vec3& position) {
    return !box.empty() && (position.array() >= box.min.array()).all() &&
           (position.array() <= box.max.array()).all();
}

/// Parts of a character are alike in size and touch: one that is larger than the part around the skeleton by
/// more than this is a ground or a room. Fitted on a character of four parts, whose feet are a fifth of it.
constexpr double kAlikeInSize = 6.0;
/// Boxes that are this near touch, of the size of the part around the skeleton.
constexpr double kTouchingParts = 0.05;

std::size_t placesIn(const Aabb& box, const BonePoints& bones) {
    std::size_t held = 0;
    for (const auto& bone : bones) {
        held += static_cast<std::size_t>(
            std::ranges::count_if(bone, [&](const Vec3& position) { return holds(box, position); }));
    }
    return held;
}

/// The part with those that touch it, directly or through others, and are alike in size.
Aabb withTouching(const Aabb& part, const std::vector<Aabb>& boxes) {
    Aabb together = part;
    for (double before = 0.0; before < together.diagonal();) {
        before = together.diagonal();
        for (const Aabb& box : boxes) {
            const bool alike = box.diagonal() <= kAlikeInSize * part.diagonal();
            if (alike && gapBetween(box, together) <= kTouchingParts * part.diagonal()) {
                together.add(box);
            }
        }
    }
    return together;
}

/// How large the character is that the skeleton stands in: the smallest part that holds most of its places
/// and what touches it, or else all parts that hold any; everything where none does.
double sizeOfCharacter(const Scene& scene, const BindProblem& problem, const BonePoints& bones) {
    std::size_t places = 0;
    for (const auto& bone : bones) {
        places += bone.size();
    }
    std::vector<Aabb> boxes;
    std::optional<Aabb> smallest;
    Aabb holding;
    for (const std::size_t part : problem.parts) {
        const Aabb box = bounds(*scene.parts[part].mesh);
        if (box.empty()) {
            continue;
        }
        boxes.push_back(box);
        const std::size_t held = placesIn(box, bones);
        if (2 * held > places && (!smallest || box.diagonal() < smallest->diagonal())) {
            smallest = box;
        }
        if (held > 0) {
            holding.add(box);
        }
    }
    return smallest          ? withTouching(*smallest, boxes).diagonal()
           : holding.empty() ? sizeOf(problem)
                             : holding.diagonal();
}

std::vector<std::string> partsFarFrom(const BonePoints& bones, const Scene& scene,
                                      const BindProblem& problem) {
    const Aabb skeleton = boxOf(bones);
    std::vector<std::string> far;
    for (std::size_t n = 0; n < problem.parts.size(); ++n) {
        const Aabb box = bounds(*scene.parts[problem.parts[n]].mesh);
        if (!box.empty() && isProp(box, skeleton)) {
            far.push_back(problem.names[n]);
        }
    }
    return far;
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
    SkeletonPlacement placement;
    const BonePoints bones = pointsAlongBones(sources->joints);
    placement.joints = bones.size();
    if (bones.empty() || problem->triangles.empty()) {
        return placement;
    }
    const auto volume = MeshVolume::build(*problem, progress);
    if (!volume) {
        return fail(volume.error());
    }
    const auto max = [&](std::size_t outside) { return 2 * outside > placement.joints; };
    placement.outside = countOutside(bones, *volume, {});
    placement.astray =
        max(placement.outside) || (placement.joints >= kSeveralBones &&
                                   sizeOf(bones) < kTiny * sizeOfCharacter(scene, *problem, bones));
    if (placement.astray) {
        const SkeletonFit fit = findSkeletonFit(bones, *volume);
        if (progress.canceled()) {
            return fail(ErrorCode::Canceled);
        }
        if (!max(countOutside(bones, *volume, fit))) {
            placement.fit = fit;
        }
    } else {
        placement.farParts = partsFarFrom(bones, scene, *problem);
    }
    return placement;
}

bool mayBeAstray(const BindProblem& problem, const std::vector<Bone>& sources, std::size_t sourcesOutside) {
    const double bones = sizeOf(pointsAlongBones(sources));
    const double mesh = sizeOf(problem);
    return 2 * sourcesOutside > sources.size() || bones < kTiny * mesh || bones > kLarge * mesh;
}

Notice noticeOf(const SkeletonPlacement& placement, const Scene& scene) {
    Notice notice{
        NoticeCode::SkeletonOutside, scene.sourceFile, placement.outside, {std::to_string(placement.joints)}};
    if (placement.fit) {
        notice.code = NoticeCode::SkeletonFitProposed;
        const auto fit = argumentsOf(*placement.fit, scene);
        notice.arguments.insert(notice.arguments.end(), fit.begin(), fit.end());
    }
    return notice;
}

std::optional<Notice> farPartsNotice(const SkeletonPlacement& placement, const Scene& scene) {
    if (placement.farParts.empty()) {
        return std::nullopt;
    }
    return Notice{NoticeCode::PartsFarFromSkeleton,
                  scene.sourceFile,
                  placement.farParts.size(),
                  {placement.farParts.front()}};
}

Notice fittedNotice(const SkeletonFit& fit, const Scene& scene) {
    return {NoticeCode::SkeletonFitted, scene.sourceFile, 1, argumentsOf(fit, scene)};
}

} // namespace sinew
