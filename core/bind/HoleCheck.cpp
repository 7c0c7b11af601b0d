#include "core/bind/HoleCheck.h"

#include "core/geometry/AreaVector.h"
#include "core/geometry/BorderLoops.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr double kStep = 0.5;       // voxels
constexpr double kShallow = 2.0;    // voxels: no deeper than the boundary itself
constexpr double kReachShare = 1.5; // of the hole's width: how far behind it an inside is looked for

std::size_t partOf(const BindProblem& problem, std::uint32_t group) {
    const std::uint32_t point = problem.weld.firstPoint[group];
    const auto next = std::upper_bound(problem.firstPoint.begin(), problem.firstPoint.end(), point);
    return problem.parts[static_cast<std::size_t>(next - problem.firstPoint.begin()) - 1];
}

bool interior(const SparseVoxels& voxels, const Vec3& p) {
    const Eigen::Vector3d cell = p.array().floor();
    const std::uint32_t leaf =
        voxels.find(static_cast<std::int64_t>(cell.x()), static_cast<std::int64_t>(cell.y()),
                    static_cast<std::int64_t>(cell.z()));
    return leaf != kNoLeaf && (voxels.flags(leaf) & kLeafInterior) != 0;
}

/// Voxels to the first interior one on either side of the hole, or beyond `reach`.
double depthOfInside(const SparseVoxels& voxels, const Vec3& center, const Vec3& axis, double reach) {
    double depth = 0.0;
    while (depth <= reach && !interior(voxels, center + depth * axis) &&
           !interior(voxels, center - depth * axis)) {
        depth += kStep;
    }
    return depth;
}

HoleFinding findingOf(const BindProblem& problem, const SparseVoxels& voxels,
                      std::vector<std::uint32_t> loop) {
    HoleFinding hole;
    hole.part = partOf(problem, loop.front());
    for (const std::uint32_t point : loop) {
        hole.center += problem.points[point] / static_cast<double>(loop.size());
    }
    for (const std::uint32_t point : loop) {
        hole.width += 2.0 * (problem.points[point] - hole.center).norm() / static_cast<double>(loop.size());
    }
    const VoxelFrame& frame = voxels.frame();
    const double width = hole.width / frame.voxelSize;
    const Vec3 axis = frame.gridFromModel.linear() * areaVector(problem.points, loop);
    hole.loop = std::move(loop);
    if (width <= kShallow || !(axis.norm() > 0.0)) {
        return hole; // the voxels of its rim close it
    }
    const double reach = std::max(kReachShare * width, kShallow);
    const double depth = depthOfInside(voxels, frame.gridFromModel * hole.center, axis.normalized(), reach);
    if (depth > kShallow) {
        hole.effect = depth > reach ? HoleEffect::NoInside : HoleEffect::OutsideIn;
        hole.depth = depth > reach ? 0.0 : depth * frame.voxelSize;
    }
    return hole;
}

} // namespace

std::vector<HoleFinding> checkHoles(const BindProblem& problem, const SparseVoxels& voxels) {
    std::vector<HoleFinding> holes;
    for (std::vector<std::uint32_t>& loop : borderLoops(problem.points, problem.triangles)) {
        holes.push_back(findingOf(problem, voxels, std::move(loop)));
    }
    std::stable_sort(holes.begin(), holes.end(),
                     [](const HoleFinding& a, const HoleFinding& b) { return a.width > b.width; });
    return holes;
}

} // namespace sinew
