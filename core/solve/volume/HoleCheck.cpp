#include "core/solve/volume/HoleCheck.h"

#include "core/geometry/AreaVector.h"
#include "core/geometry/WeldedSurface.h"
#include "core/geometry/repair/BorderLoops.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew {
namespace {

constexpr double kDepthStep = 0.5;    // voxels
constexpr double kShallow = 2.0;      // voxels: no deeper than the boundary itself
constexpr double kReachShare = 1.5;   // of the hole's width: how far behind it an inside is looked for
constexpr double kOpposingArea = 1.2; // of the most its rims can span: a little bulge is no body

std::size_t partOf(const BindProblem& problem, std::uint32_t weldedVertex) {
    return problem.parts[problem.surface.vertexAt(problem.surface.firstVertex(weldedVertex)).part];
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
        depth += kDepthStep;
    }
    return depth;
}

double lengthOf(const std::vector<Vec3>& vertices, const std::vector<std::uint32_t>& loop) {
    double length = 0.0;
    for (std::size_t i = 0; i < loop.size(); ++i) {
        length += (vertices[loop[i]] - vertices[loop[(i + 1) % loop.size()]]).norm();
    }
    return length;
}

/// Tells the holes of a body from the rims of a sheet without thickness. However a sheet is bent, it has no
/// more area than its rims can span: length^2 / (4 pi), a disc's. What bulges has more.
class Sheets {
public:
    Sheets(const BindProblem& problem, const std::vector<HoleFinding>& holes)
        : m_shells(surfaceShells(problem.vertices.size(), problem.triangles))
        , m_excess(shellAreas(m_shells, problem.vertices, problem.triangles)) {
        for (const HoleFinding& hole : holes) {
            const double length = lengthOf(problem.vertices, hole.loop);
            m_excess[shellOf(hole)] -= kOpposingArea * length * length / (4.0 * std::numbers::pi);
        }
    }

    bool haveRim(const HoleFinding& hole) const { return m_excess[shellOf(hole)] <= 0.0; }

private:
    std::uint32_t shellOf(const HoleFinding& hole) const { return m_shells.ofVertex[hole.loop.front()]; }

    SurfaceShells m_shells;
    std::vector<double> m_excess; ///< area that no rim accounts for, by shell
};

HoleFinding findingOf(const BindProblem& problem, const SparseVoxels& voxels,
                      std::vector<std::uint32_t> loop) {
    HoleFinding hole;
    hole.part = partOf(problem, loop.front());
    for (const std::uint32_t vertex : loop) {
        hole.center += problem.vertices[vertex] / static_cast<double>(loop.size());
    }
    for (const std::uint32_t vertex : loop) {
        hole.width +=
            2.0 * (problem.vertices[vertex] - hole.center).norm() / static_cast<double>(loop.size());
    }
    const VoxelFrame& frame = voxels.frame();
    const double width = hole.width / frame.voxelSize;
    const Vec3 axis = frame.gridFromModel.linear() * areaVector(problem.vertices, loop);
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

bool letsOutsideIn(const HoleFinding& hole) {
    return hole.effect == HoleEffect::OutsideIn;
}

/// A sheet has no inside of its own: what lies some way behind it is another's.
void setSurfacesApart(const BindProblem& problem, std::vector<HoleFinding>& holes) {
    if (std::ranges::none_of(holes, letsOutsideIn)) {
        return;
    }
    const Sheets sheets(problem, holes);
    for (HoleFinding& hole : holes) {
        if (letsOutsideIn(hole) && sheets.haveRim(hole)) {
            hole.effect = HoleEffect::NoInside;
            hole.depth = 0.0;
        }
    }
}

} // namespace

std::vector<HoleFinding> checkHoles(const BindProblem& problem, const SparseVoxels& voxels) {
    std::vector<HoleFinding> holes;
    for (std::vector<std::uint32_t>& loop : borderLoops(problem.vertices, problem.triangles)) {
        holes.push_back(findingOf(problem, voxels, std::move(loop)));
    }
    setSurfacesApart(problem, holes);
    std::stable_sort(holes.begin(), holes.end(),
                     [](const HoleFinding& a, const HoleFinding& b) { return a.width > b.width; });
    return holes;
}

} // namespace sinew
